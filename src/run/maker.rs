//! What makes the files of a run.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use super::error::RunError;
use super::order::Run;
use crate::booklet::{BookletError, BookletOptions, Volume, Wanted, volume};
use crate::common::threads::Threads;
use crate::game::Refused;
use crate::game::edition::Edition;
use crate::press::Workshop;
use crate::series::Series;

/// Makes the volumes of a run: the same games give the same bytes.
pub trait Maker: Sync {
    /// The edition of the games' rules, where they have editions.
    fn edition(&self) -> Option<Edition>;

    /// Makes a file of games.
    ///
    /// # Errors
    /// If one of them cannot be made or printed.
    fn volume(&self, wanted: &[Wanted], threads: Threads) -> Result<Volume, BookletError>;
}

/// Makes booklets of a series.
pub struct Bindery<'a> {
    workshop: Workshop,
    series: &'a dyn Series,
    options: BookletOptions,
    /// The bits of the smallest scale so far: those of positive numbers are in their order.
    scale: AtomicU64,
}

impl fmt::Debug for Bindery<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Bindery { series, options, .. } = self;
        f.debug_struct("Bindery").field("series", series).field("options", options).finish()
    }
}

impl<'a> Bindery<'a> {
    /// A bindery for a run of this series, as its manifest tells it.
    ///
    /// # Errors
    /// If the run's options are none that this version knows, or a font cannot be used.
    pub fn of(run: &Run, series: &'a dyn Series) -> Result<Bindery<'a>, RunError> {
        let options = serde_json::from_value(run.options.clone())
            .map_err(|error| RunError::Unknown(Refused::input(error.to_string())))?;
        Bindery::new(options, series)
    }

    /// A bindery for booklets of this series.
    ///
    /// # Errors
    /// If a font cannot be used.
    pub fn new(options: BookletOptions, series: &'a dyn Series) -> Result<Bindery<'a>, RunError> {
        let workshop = Workshop::keeping(options.standard)?;
        Ok(Bindery { workshop, series, options, scale: AtomicU64::new(1.0_f64.to_bits()) })
    }

    /// The least that pages of the volumes made so far were multiplied by to fit on their
    /// sheets; 1 where all did.
    pub fn scale(&self) -> f64 {
        f64::from_bits(self.scale.load(Ordering::Relaxed))
    }

    /// One that binds the pages of games alone, without a cover or any other page.
    #[must_use]
    pub fn bare(self) -> Bindery<'a> {
        let options = BookletOptions {
            cover: false,
            how_to_play: false,
            answers: crate::booklet::Answers::None,
            ..self.options
        };
        Bindery { options, ..self }
    }
}

impl Maker for Bindery<'_> {
    fn edition(&self) -> Option<Edition> {
        self.series.edition()
    }

    fn volume(&self, wanted: &[Wanted], threads: Threads) -> Result<Volume, BookletError> {
        let volume = volume(&self.workshop, self.series, wanted, &self.options, threads)?;
        self.scale.fetch_min(volume.scale.to_bits(), Ordering::Relaxed);
        Ok(volume)
    }
}
