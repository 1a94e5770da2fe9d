//! A volume that is made game by game: where there are no threads, and somebody waits.

use std::fmt;

use super::book::Finisher;
use super::parts::{BookletParts, FinishedGames};
use super::{BookletError, BookletOptions, NumberedSeed, Volume, bound, pressing};
use crate::common::threads::Threads;
use crate::press::{PdfWriter, Pressed};
use crate::series::Series;

/// A file of games in the making: the same bytes as those of [`volume`](super::volume).
pub struct VolumeJob {
    writer: PdfWriter,
    series: Box<dyn Series>,
    wanted: Vec<NumberedSeed>,
    options: BookletOptions,
    games: FinishedGames<Pressed>,
}

impl fmt::Debug for VolumeJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let VolumeJob { series, wanted, options, .. } = self;
        let mut shown = f.debug_struct("VolumeJob");
        shown.field("series", series).field("wanted", wanted).field("options", options).finish()
    }
}

impl VolumeJob {
    /// Begins one.
    ///
    /// # Errors
    /// If a font cannot be used.
    pub fn new(
        series: Box<dyn Series>,
        wanted: Vec<NumberedSeed>,
        options: BookletOptions,
    ) -> Result<VolumeJob, BookletError> {
        let writer = PdfWriter::keeping(options.standard)?;
        Ok(VolumeJob { writer, series, wanted, options, games: FinishedGames::none() })
    }

    /// How many games are made.
    pub fn done(&self) -> usize {
        self.games.count()
    }

    /// Makes the next game, if one is left.
    ///
    /// # Errors
    /// If it cannot be made, drawn or pressed.
    pub fn step(&mut self) -> Result<(), BookletError> {
        let Some(&next) = self.wanted.get(self.games.count()) else { return Ok(()) };
        let press = pressing(&self.writer, &self.options);
        let finisher = Finisher::new(&self.options, &press);
        self.games.add(&*self.series, next, &self.options, finisher)
    }

    /// Makes the games that are left, and binds all of them.
    ///
    /// # Errors
    /// If there are none, one cannot be made, or what they share cannot be drawn.
    pub fn finish(mut self) -> Result<Volume, BookletError> {
        while self.done() < self.wanted.len() {
            self.step()?;
        }
        let VolumeJob { writer, series, wanted, options, games } = self;
        let press = pressing(&writer, &options);
        let finisher = Finisher::new(&options, &press);
        let parts = BookletParts::of(&*series, games, &options, finisher, Threads::ONE)?;
        bound(&writer, &*series, &wanted, &options, parts)
    }
}
