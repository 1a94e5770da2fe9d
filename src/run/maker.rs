//! [`Maker`], which produces the volumes of a run, and its implementation for booklets.

use std::fmt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use super::{Run, RunError, SeedSource};
use crate::booklet::{
    Answers, BookletError, BookletOptions, ClassNames, NumberedSeed, Volume, volume,
};
use crate::common::edition::Edition;
use crate::common::threads::Threads;
use crate::game::Rejection;
use crate::game::series::GameSeries;
use crate::press::{Paper, PdfWriter};
use crate::texts::Message;

/// Produces the volumes of a run. Output is deterministic: equal games give equal bytes.
pub trait Maker: Sync {
    /// Returns the edition of the rules, if the game has editions.
    fn edition(&self) -> Option<Edition>;

    /// Produces one PDF file with the `wanted` games.
    ///
    /// # Errors
    /// If one of them cannot be generated or printed.
    fn volume(&self, wanted: &[NumberedSeed], threads: Threads) -> Result<Volume, BookletError>;
}

/// [`Maker`] that binds the games of a series into booklets.
pub struct BookletMaker<'a> {
    writer: PdfWriter,
    series: &'a dyn GameSeries,
    options: BookletOptions,
    /// Smallest page scale so far, as the bits of an `f64`. Positive floats and their bit patterns
    /// have the same order, so `fetch_min` works on the bits.
    scale: AtomicU64,
    /// Paper of the sheets of the volumes so far.
    sheet: OnceLock<Paper>,
    /// Number of sheets in the largest signature so far, in the high half, and of the sheets of its
    /// volume.
    signatures: AtomicU64,
}

impl fmt::Debug for BookletMaker<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BookletMaker { series, options, .. } = self;
        f.debug_struct("BookletMaker").field("series", series).field("options", options).finish()
    }
}

impl<'a> BookletMaker<'a> {
    /// Creates a maker with the options that the manifest of `run` records, and the `names` of its
    /// players, which only manifests of form 1 record.
    ///
    /// # Errors
    /// If this version does not support the run's options, or a font is unusable.
    pub fn of(
        run: &Run,
        names: Option<&ClassNames>,
        series: &'a dyn GameSeries,
    ) -> Result<BookletMaker<'a>, RunError> {
        let mut options: BookletOptions = serde_json::from_value(run.options.clone())
            .map_err(|error| RunError::Unknown(Rejection::input(error.to_string())))?;
        match (&run.seeds, names) {
            (SeedSource::Names(_), Some(names)) => options.style.names = names.captions(),
            _ => options.style.names_in_feet_only = true,
        }
        BookletMaker::new(options, series)
    }

    /// Creates a maker of booklets of `series`.
    ///
    /// # Errors
    /// If a font is unusable.
    pub fn new(
        options: BookletOptions,
        series: &'a dyn GameSeries,
    ) -> Result<BookletMaker<'a>, RunError> {
        let writer = PdfWriter::conforming_to(options.standard)?;
        let (scale, signatures) = (AtomicU64::new(1.0_f64.to_bits()), AtomicU64::new(0));
        Ok(BookletMaker { writer, series, options, scale, sheet: OnceLock::new(), signatures })
    }

    /// Returns the smallest factor by which a page was scaled down to fit on its sheet, over all
    /// volumes produced so far; 1 if every page fitted.
    pub fn scale(&self) -> f64 {
        f64::from_bits(self.scale.load(Ordering::Relaxed))
    }

    /// Returns the paper of the sheets; `None` without a layout, and before the first volume.
    pub fn sheet(&self) -> Option<Paper> {
        self.sheet.get().copied()
    }

    /// Returns how the sheets of the volume with the largest signature so far are folded: see
    /// [`BookletOptions::fold_advice`].
    pub fn fold_advice(&self) -> Option<Message> {
        let both = self.signatures.load(Ordering::Relaxed);
        self.options.fold_advice(((both & u64::from(u32::MAX)) as usize, (both >> 32) as usize))
    }

    /// Returns a maker that prints the pages of games only, without cover, instructions or answers.
    #[must_use]
    pub fn bare(self) -> BookletMaker<'a> {
        let options = BookletOptions {
            cover: false,
            how_to_play: false,
            answers: Answers::None,
            spine: None,
            ..self.options
        };
        BookletMaker { options, ..self }
    }
}

impl Maker for BookletMaker<'_> {
    fn edition(&self) -> Option<Edition> {
        self.series.edition()
    }

    fn volume(&self, wanted: &[NumberedSeed], threads: Threads) -> Result<Volume, BookletError> {
        let volume = volume(&self.writer, self.series, wanted, &self.options, threads)?;
        self.scale.fetch_min(volume.scale.to_bits(), Ordering::Relaxed);
        if let Some(sheet) = volume.sheet {
            // All volumes have pages of one size.
            let _ = self.sheet.set(sheet);
        }
        let (sheets, signature) = volume.signatures;
        let both = (signature as u64) << 32 | sheets as u64;
        self.signatures.fetch_max(both, Ordering::Relaxed);
        Ok(volume)
    }
}
