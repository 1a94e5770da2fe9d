//! Step-by-step creation of a [`Volume`], game by game, for callers without threads that report
//! progress.

use std::fmt;

use super::book::Finisher;
use super::parts::{BookletParts, FinishedGames};
use super::{BookletError, BookletOptions, NumberedSeed, Volume, bind_volume, pressing};
use crate::common::threads::Threads;
use crate::game::series::GameSeries;
use crate::press::{BookPage, PdfWriter};

/// Unfinished volume. The result has the same bytes as that of [`volume`](super::volume).
pub struct VolumeJob {
    writer: PdfWriter,
    series: Box<dyn GameSeries>,
    wanted: Vec<NumberedSeed>,
    options: BookletOptions,
    games: FinishedGames<BookPage>,
}

impl fmt::Debug for VolumeJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let VolumeJob { series, wanted, options, .. } = self;
        let mut shown = f.debug_struct("VolumeJob");
        shown.field("series", series).field("wanted", wanted).field("options", options).finish()
    }
}

impl VolumeJob {
    /// Starts the creation of a volume. Games are made later.
    ///
    /// # Errors
    /// If a font cannot be used.
    pub fn new(
        series: Box<dyn GameSeries>,
        wanted: Vec<NumberedSeed>,
        options: BookletOptions,
    ) -> Result<VolumeJob, BookletError> {
        let writer = PdfWriter::conforming_to(options.standard)?;
        Ok(VolumeJob { writer, series, wanted, options, games: FinishedGames::none() })
    }

    /// Number of games that are made so far.
    pub fn done(&self) -> usize {
        self.games.count()
    }

    /// Options of the volume.
    pub fn options(&self) -> &BookletOptions {
        &self.options
    }

    /// Makes the next game, if any is left.
    ///
    /// # Errors
    /// If the game cannot be made, drawn or rendered.
    pub fn step(&mut self) -> Result<(), BookletError> {
        let Some(&next) = self.wanted.get(self.games.count()) else { return Ok(()) };
        let press = pressing(&self.writer, &self.options);
        let finisher = Finisher::new(&self.options, &press);
        self.games.add(&*self.series, next, &self.options, finisher)
    }

    /// Makes the remaining games and binds all of them.
    ///
    /// # Errors
    /// If no game is wanted, a game cannot be made, or a shared page cannot be drawn or bound.
    pub fn finish(mut self) -> Result<Volume, BookletError> {
        while self.done() < self.wanted.len() {
            self.step()?;
        }
        let VolumeJob { writer, series, wanted, options, games } = self;
        let press = pressing(&writer, &options);
        let finisher = Finisher::new(&options, &press);
        let parts = BookletParts::of(&*series, games, &options, finisher, Threads::ONE)?;
        bind_volume(&writer, &*series, &wanted, &options, parts)
    }
}
