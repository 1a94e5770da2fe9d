//! Print runs: many games of a [series](crate::series), cut into volumes, with a manifest that
//! tells what each file and each game is. Knows no game.
//!
//! ```text
//! seeds -> RunJob -> volumes, a few at a time -> files
//!                                          -> journal -> manifest.jsonl, secrets.jsonl
//! ```
//!
//! A run that was killed goes on from its journal, shards on many machines are merged, and both
//! end in the bytes of a run that was made in one piece. From its manifest a run is verified,
//! and a lost game printed again.

mod manifest;
mod order;
mod produce;
mod seeds;
#[cfg(test)]
mod tests;
mod verify;

pub use manifest::{GameLine, Manifest, VolumeLine, key_beside};
pub use order::{Cut, Run, RunDifference, SeedSource, Shard, ShardError};
pub use produce::{Produced, RunJob};
pub use seeds::{PlanError, SeedList, drawn_seeds};
pub use verify::{Difference, LostGame, Merged, Reprinted, Verified, merge, verify};

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::{fmt, io};

use crate::booklet::{Answers, BookletError, BookletOptions, NumberedSeed, Volume, volume};
use crate::common::threads::Threads;
use crate::game::Refused;
use crate::game::edition::Edition;
use crate::press::{PdfWriter, PressError, WriteError};
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

/// Why a run was not made, or not to its end.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// A file could not be written; nothing of it was left behind.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// A file could not be read.
    #[error("cannot read {}: {}", .path.display(), read_reason(.source))]
    Read {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// Games could not be made or bound.
    #[error(transparent)]
    Games(#[from] BookletError),
    /// What all games share could not be prepared.
    #[error(transparent)]
    Press(#[from] PressError),
    /// The run is of no game, wishes or options that this version knows.
    #[error("the run cannot be made here: {0}")]
    Unknown(Refused),
    /// The folder holds the beginning of a run.
    #[error("{} holds a run that was begun and not ended", .0.display())]
    Unfinished(PathBuf),
    /// The folder holds another run.
    #[error(
        "{} is of another run: its \"{}\" is {}, and here it is {}",
        .path.display(), .difference.name, .difference.first, .difference.second
    )]
    Other {
        /// The file that tells of it.
        path: PathBuf,
        /// Where the runs differ.
        difference: RunDifference,
    },
    /// Another process makes it.
    #[error("another process is at work on {}", .0.display())]
    Busy(PathBuf),
    /// A manifest cannot be used.
    #[error(transparent)]
    Manifest(#[from] ManifestError),
    /// Shards that do not make a run.
    #[error(transparent)]
    Merge(#[from] MergeError),
    /// A game that is not in the run.
    #[error("there is no game {number} in {}; it has {games}", .path.display())]
    NoGame {
        /// Its number, from 1.
        number: u64,
        /// The manifest.
        path: PathBuf,
        /// How many there are.
        games: u64,
    },
    /// What was made again is not what was made before.
    #[error("{what} cannot be made again: it comes out otherwise{}", made_by(.program))]
    Changed {
        /// The file or game.
        what: String,
        /// The version that made the run, if it is another.
        program: Option<String>,
    },
}

impl RunError {
    fn read(path: &Path) -> impl FnOnce(io::Error) -> RunError {
        let path = path.to_owned();
        move |source| RunError::Read { path, source }
    }
}

fn made_by(program: &Option<String>) -> String {
    program.as_ref().map_or_else(String::new, |version| {
        format!(" (version {version} made it, and this is {})", env!("CARGO_PKG_VERSION"))
    })
}

fn read_reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".to_owned(),
        io::ErrorKind::PermissionDenied => "you may not read it".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder".to_owned(),
        io::ErrorKind::InvalidData => "it is no text".to_owned(),
        _ => error.to_string(),
    }
}

/// Why a manifest cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ManifestError {
    /// It cannot be read.
    #[error("cannot read {}: {}", .path.display(), read_reason(.source))]
    Read {
        /// The manifest.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// A line is not what has to stand there.
    #[error("{}, line {line}: {reason}", .path.display())]
    Line {
        /// The manifest.
        path: PathBuf,
        /// The line, from 1.
        line: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// Its lines are not those that its last line has the digest of.
    #[error("{} was changed after it was written: its digest does not fit", .0.display())]
    Edited(PathBuf),
}

/// Why manifests do not make the manifest of one run.
#[derive(Debug, thiserror::Error)]
pub enum MergeError {
    /// Nothing was given.
    #[error("there is nothing to merge")]
    Nothing,
    /// The manifest of a whole run.
    #[error("{} is the manifest of a whole run and no shard", .0.display())]
    Whole(PathBuf),
    /// A shard that was not given.
    #[error("shard {0} is missing")]
    Missing(String),
    /// A shard that was given more than once.
    #[error("shard {shard} is there twice: {} and {}", .paths.0.display(), .paths.1.display())]
    Twice {
        /// The shard.
        shard: String,
        /// Both its manifests.
        paths: (PathBuf, PathBuf),
    },
    /// Secrets of some shards, but not of all.
    #[error("there is no file {}, though other shards have theirs", .0.display())]
    Secrets(PathBuf),
}
