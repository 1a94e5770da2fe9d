//! What the tasks of a server hand to the thread of the file.

use std::path::PathBuf;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use crate::seal::PuzzleId;
use crate::serve::error::StoreError;
use crate::serve::name::TableName;

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// Its name.
    pub name: TableName,
    /// The identity of its game's puzzle.
    pub game: PuzzleId,
    /// How often it has changed.
    pub revision: u32,
}

/// A table with the moments of its file, in seconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Listed {
    /// The table.
    pub row: Row,
    /// When it was opened.
    pub opened: i64,
    /// When it last changed.
    pub changed: i64,
}

/// What the thread of the file is asked to do.
#[derive(Debug)]
pub(super) enum Job {
    Read(TableName, oneshot::Sender<Result<Option<String>, StoreError>>),
    List(oneshot::Sender<Result<Vec<Listed>, StoreError>>),
    Write(Write, oneshot::Sender<Result<(), StoreError>>),
}

/// What is to be kept.
#[derive(Debug)]
pub(crate) enum Write {
    /// A new table.
    New {
        /// The table.
        row: Row,
        /// What it remembers.
        state: String,
    },
    /// A table that has changed.
    Change {
        /// Its name.
        name: TableName,
        /// The revision that it had.
        from: u32,
        /// The revision that it has now.
        to: u32,
        /// What it remembers.
        state: String,
    },
    /// A guess at the answer of a game.
    Guess {
        /// The game.
        game: PuzzleId,
        /// How long until all guesses at it are back.
        owed: Duration,
    },
}

/// The file in the hands of its thread: jobs for it are handed in here.
#[derive(Clone, Debug)]
pub(crate) struct StoreHandle {
    pub(super) jobs: mpsc::Sender<Job>,
}

impl StoreHandle {
    /// What a table remembers.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(crate) async fn read(&self, name: TableName) -> Result<Option<String>, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.hand_in(Job::Read(name, reply), answer).await
    }

    /// All tables, in the order in which they were opened.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(crate) async fn list(&self) -> Result<Vec<Listed>, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.hand_in(Job::List(reply), answer).await
    }

    /// Keeps something; when this returns it outlives the process.
    ///
    /// # Errors
    /// If the file cannot be written; then nothing of it is kept.
    pub(crate) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.hand_in(Job::Write(write, reply), answer).await
    }

    async fn hand_in<T>(
        &self,
        job: Job,
        answer: oneshot::Receiver<Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let ended = || StoreError::Machine {
            path: PathBuf::new(),
            reason: "the server is about to end".into(),
        };
        self.jobs.send(job).await.map_err(|_| ended())?;
        answer.await.map_err(|_| ended())?
    }
}
