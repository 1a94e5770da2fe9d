//! Why there is no run, or no manifest of one.

use std::io;
use std::path::{Path, PathBuf};

use super::RunDifference;
use crate::booklet::BookletError;
use crate::game::Refused;
use crate::press::{PressError, WriteError};

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
    pub(super) fn read(path: &Path) -> impl FnOnce(io::Error) -> RunError {
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
    /// A file of a version before 1.0.
    #[error(
        "{} was written by a version of Cauldron Press before 1.0, which was never released; make the run anew",
        .0.display()
    )]
    Earlier(PathBuf),
    /// A file of a newer version.
    #[error(
        "{} was written by a newer version of Cauldron Press (manifest form {form}, this one reads {}); update this program",
        .path.display(), crate::run::Run::FORM
    )]
    Newer {
        /// The manifest.
        path: PathBuf,
        /// The number of its form.
        form: u64,
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
