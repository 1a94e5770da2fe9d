//! Errors of producing, reading, merging and verifying a run.

use std::io;
use std::path::{Path, PathBuf};

use super::RunDifference;
use crate::booklet::BookletError;
use crate::game::Rejection;
use crate::press::{PressError, WriteError};

/// Error of [`RunJob::produce`](super::RunJob::produce), [`merge`](super::merge) or
/// [`LostGame::reprint`](super::LostGame::reprint).
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// A file could not be written. No partial file is left behind.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// A file could not be read.
    #[error("cannot read {}: {}", .path.display(), read_reason(.source))]
    Read {
        /// Path of the file.
        path: PathBuf,
        /// Error of the operating system.
        source: io::Error,
    },
    /// Games could not be generated or bound into a booklet.
    #[error(transparent)]
    Games(#[from] BookletError),
    /// The PDF writer could not be prepared, for example because a font is unusable.
    #[error(transparent)]
    Press(#[from] PressError),
    /// The run names a game, parameters or options that this version does not support.
    #[error("the run cannot be made here: {0}")]
    Unknown(Rejection),
    /// The folder holds the journal of an incomplete run, and `resumed` was `false`.
    #[error("{} holds a run that was begun and not ended", .0.display())]
    Unfinished(PathBuf),
    /// The folder holds files of a different run.
    #[error(
        "{} is of another run: its \"{}\" is {}, and here it is {}",
        .path.display(), .difference.name, .difference.first, .difference.second
    )]
    Other {
        /// Manifest or journal that describes the other run.
        path: PathBuf,
        /// First field in which the two runs differ.
        difference: RunDifference,
    },
    /// Another process holds the lock on this journal.
    #[error("another process is at work on {}", .0.display())]
    Busy(PathBuf),
    /// A manifest cannot be used.
    #[error(transparent)]
    Manifest(#[from] ManifestError),
    /// The given shards do not form a run.
    #[error(transparent)]
    Merge(#[from] MergeError),
    /// The requested game is not in the run.
    #[error("there is no game {number} in {}; it has {games}", .path.display())]
    NoGame {
        /// Requested game number, from 1.
        number: u64,
        /// Path of the manifest.
        path: PathBuf,
        /// Number of games in the run.
        games: u64,
    },
    /// A file or game that was produced again differs from the manifest.
    #[error("{what} cannot be made again: it comes out otherwise{}", made_by(.program))]
    Changed {
        /// Name of the file or game.
        what: String,
        /// Version that produced the run, if it is not this one.
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

/// Reason why a [`Manifest`](super::Manifest) cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ManifestError {
    /// The file cannot be read.
    #[error("cannot read {}: {}", .path.display(), read_reason(.source))]
    Read {
        /// Path of the manifest.
        path: PathBuf,
        /// Error of the operating system.
        source: io::Error,
    },
    /// A line is not what the format requires at this position.
    #[error("{}, line {line}: {reason}", .path.display())]
    Line {
        /// Path of the manifest.
        path: PathBuf,
        /// Line number, from 1.
        line: u64,
        /// Description of the fault.
        reason: String,
    },
    /// The file was written by a version before 1.0: its first line has no `form` field.
    #[error(
        "{} was written by a version of Cauldron Press before 1.0, which was never released; make the run anew",
        .0.display()
    )]
    Earlier(PathBuf),
    /// The file was written by a newer version, with a format number above
    /// [`Run::FORM`](crate::run::Run::FORM).
    #[error(
        "{} was written by a newer version of Cauldron Press (manifest form {form}, this one reads {}); update this program",
        .path.display(), crate::run::Run::FORM
    )]
    Newer {
        /// Path of the manifest.
        path: PathBuf,
        /// Format number that the file states.
        form: u64,
    },
    /// The file with the names of the players of a run does not exist.
    #[error(
        "there is no file {}, which has the names of this run; copy it into the folder of the manifest",
        .0.display()
    )]
    NoNames(PathBuf),
    /// A file of names belongs to another run.
    #[error("{} has the names of another run", .0.display())]
    OtherNames(PathBuf),
    /// The lines do not match the digest in the last line.
    #[error("{} was changed after it was written: its digest does not fit", .0.display())]
    Edited(PathBuf),
}

/// Reason why [`merge`](super::merge) cannot combine the given manifests.
#[derive(Debug, thiserror::Error)]
pub enum MergeError {
    /// No manifest was given.
    #[error("there is nothing to merge")]
    Nothing,
    /// A manifest describes a whole run, so it is not a shard.
    #[error("{} is the manifest of a whole run and no shard", .0.display())]
    Whole(PathBuf),
    /// A shard was not given.
    #[error("shard {0} is missing")]
    Missing(String),
    /// A shard was given more than once.
    #[error("shard {shard} is there twice: {} and {}", .paths.0.display(), .paths.1.display())]
    Twice {
        /// The shard, such as `2/3`.
        shard: String,
        /// Paths of both manifests.
        paths: (PathBuf, PathBuf),
    },
    /// A file of secrets belongs to none of the given manifests.
    #[error("{} has the secrets of no shard whose manifest is given", .0.display())]
    ForeignSecrets(PathBuf),
    /// Some shards have a file of secrets, but this one does not.
    #[error("there is no file {}, though other shards have theirs", .0.display())]
    Secrets(PathBuf),
}
