//! What makes the volumes of a run.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use super::{Run, RunError};
use crate::booklet::{Answers, BookletError, BookletOptions, NumberedSeed, Volume, volume};
use crate::common::threads::Threads;
use crate::game::Refused;
use crate::game::edition::Edition;
use crate::press::PdfWriter;
use crate::series::Series;

/// Makes the volumes of a run: the same games give the same bytes.
pub trait Maker: Sync {
    /// The edition of the games' rules, where they have editions.
    fn edition(&self) -> Option<Edition>;

    /// Makes a file of games.
    ///
    /// # Errors
    /// If one of them cannot be made or printed.
    fn volume(&self, wanted: &[NumberedSeed], threads: Threads) -> Result<Volume, BookletError>;
}

/// Makes booklets of a series.
pub struct BookletMaker<'a> {
    writer: PdfWriter,
    series: &'a dyn Series,
    options: BookletOptions,
    /// The bits of the smallest scale so far: those of positive numbers are in their order.
    scale: AtomicU64,
}

impl fmt::Debug for BookletMaker<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BookletMaker { series, options, .. } = self;
        f.debug_struct("BookletMaker").field("series", series).field("options", options).finish()
    }
}

impl<'a> BookletMaker<'a> {
    /// Makes a run of this series, as its manifest tells it.
    ///
    /// # Errors
    /// If the run's options are none that this version knows, or a font cannot be used.
    pub fn of(run: &Run, series: &'a dyn Series) -> Result<BookletMaker<'a>, RunError> {
        let options = serde_json::from_value(run.options.clone())
            .map_err(|error| RunError::Unknown(Refused::input(error.to_string())))?;
        BookletMaker::new(options, series)
    }

    /// Makes booklets of this series.
    ///
    /// # Errors
    /// If a font cannot be used.
    pub fn new(
        options: BookletOptions,
        series: &'a dyn Series,
    ) -> Result<BookletMaker<'a>, RunError> {
        let writer = PdfWriter::keeping(options.standard)?;
        Ok(BookletMaker { writer, series, options, scale: AtomicU64::new(1.0_f64.to_bits()) })
    }

    /// The least that pages of the volumes made so far were multiplied by to fit on their
    /// sheets; 1 where all did.
    pub fn scale(&self) -> f64 {
        f64::from_bits(self.scale.load(Ordering::Relaxed))
    }

    /// One that binds the pages of games alone, without a cover or any other page.
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
        Ok(volume)
    }
}
