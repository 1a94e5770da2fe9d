//! What the tasks of a server hand to the thread that keeps tables.

use std::path::PathBuf;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use super::{Guessed, Reply};
use crate::seal::PuzzleId;
use crate::serve::data::Data;
use crate::serve::error::StoreError;
use crate::serve::log::Deeds;
use crate::serve::name::{TableName, Whose};
use crate::serve::rate::Rate;

/// A table as it is kept, without what it remembers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// Its name.
    pub name: TableName,
    /// The identity of its game's puzzle.
    pub game: PuzzleId,
    /// How often it has changed.
    pub revision: u32,
}

/// What is kept of a table that somebody looks at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    /// The identity of its game's puzzle.
    pub game: PuzzleId,
    /// How often it has changed.
    pub revision: u32,
    /// What it remembers; none if that has not changed since the revision that is known.
    pub state: Option<String>,
    /// What was done for everyone there.
    pub deeds: Option<Deeds>,
    /// How long ago what can be brought back was lost.
    pub lost: Option<Duration>,
}

/// A table with its moments, in seconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Listed {
    /// The table.
    pub row: Row,
    /// When it was opened.
    pub opened: i64,
    /// When it last changed.
    pub changed: i64,
    /// When it was won, in milliseconds since 1970, if it is.
    pub won: Option<i64>,
    /// What was done for everyone there.
    pub deeds: Option<Deeds>,
    /// How long ago what can be brought back was lost.
    pub lost: Option<Duration>,
}

/// What the thread is asked to do.
#[derive(Debug)]
pub(crate) enum Job {
    Read(TableName, Option<u32>, Reply<Option<Kept>>),
    Lost(TableName, Reply<Option<String>>),
    List(Reply<Vec<Listed>>),
    Write(Write, Reply<()>),
    Guess(Guess, Reply<Guessed>),
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
        /// The most tables, of this server and of others.
        most: usize,
    },
    /// A table that has changed.
    Change(Change),
}

/// A table that has changed.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    /// Its name.
    pub name: TableName,
    /// The revision that it had.
    pub from: u32,
    /// The revision that it has now.
    pub to: u32,
    /// What it remembers.
    pub state: String,
    /// Whether it is won. The moment is that of the first change after which it was, until one
    /// after which it is not.
    pub won: bool,
    /// What was done for everyone; none if it was nothing of that kind.
    pub deeds: Option<Deeds>,
    /// What becomes of the table as it was.
    pub before: Before,
}

/// What becomes of a table as it was before a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Before {
    /// It is forgotten; what was kept of an earlier change stays while it can be brought back.
    Forgotten,
    /// It can be brought back.
    Kept,
    /// It changes places with what was kept, which takes its own moment of winning along.
    Exchanged,
}

impl Change {
    /// What becomes of the table as it was, as a number for the store: 0, 1 or 2.
    pub(super) fn before(&self) -> i64 {
        match self.before {
            Before::Forgotten => 0,
            Before::Kept => 1,
            Before::Exchanged => 2,
        }
    }

    /// What was done for everyone, as it is kept.
    pub(super) fn deeds(&self) -> Option<String> {
        self.deeds.as_ref().and_then(|deeds| serde_json::to_string(deeds).ok())
    }
}

/// A guess at the answer of a game, as this server has counted it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Guess {
    /// The game.
    pub game: PuzzleId,
    /// How long until all guesses at it are back, for this server alone.
    pub owed: Duration,
    /// From whose guesses it is taken: for servers that count together.
    pub shares: [GuessShare; 3],
}

/// Somebody's guesses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GuessShare {
    /// What kind of somebody.
    pub whose: Whose,
    /// Which of them.
    pub key: String,
    /// How many there are.
    pub rate: Rate,
}

/// The tables in the hands of their thread: jobs for it are handed in here.
#[derive(Clone, Debug)]
pub(crate) struct StoreHandle {
    pub(super) jobs: mpsc::Sender<Job>,
    pub(super) shared: bool,
}

impl StoreHandle {
    /// Whether other servers open and change tables at the same place.
    pub(crate) fn is_shared(&self) -> bool {
        self.shared
    }

    /// A table, without its state if it is still at the revision `since`.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) async fn read(
        &self,
        name: TableName,
        since: Option<u32>,
    ) -> Result<Option<Kept>, StoreError> {
        self.hand_in(|reply| Job::Read(name, since, reply)).await
    }

    /// The table as it was before what its deeds lost, if that is kept. Whoever has read the
    /// table before can change it from the revision of that time.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) async fn lost(&self, name: TableName) -> Result<Option<String>, StoreError> {
        self.hand_in(|reply| Job::Lost(name, reply)).await
    }

    /// All tables, in the order in which they were opened.
    ///
    /// # Errors
    /// If they cannot be read.
    pub(crate) async fn list(&self) -> Result<Vec<Listed>, StoreError> {
        self.hand_in(Job::List).await
    }

    /// Keeps something; when this returns it outlives the process.
    ///
    /// # Errors
    /// If it cannot be kept; then nothing of it is, unless the error says that nobody knows.
    pub(crate) async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.hand_in(|reply| Job::Write(write, reply)).await
    }

    /// Counts a guess, for all servers that share the tables and for times after a restart.
    /// Refused if others have used them up: whose, and how long until the next.
    ///
    /// # Errors
    /// If it cannot be kept.
    pub(crate) async fn guess(&self, guess: Guess) -> Result<Guessed, StoreError> {
        self.hand_in(|reply| Job::Guess(guess, reply)).await
    }

    async fn hand_in<T>(&self, job: impl FnOnce(Reply<T>) -> Job) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let ended = || StoreError::Machine {
            place: Data::File(PathBuf::new()),
            reason: "the server is about to end".into(),
        };
        self.jobs.send(job(reply)).await.map_err(|_| ended())?;
        answer.await.map_err(|_| ended())?
    }
}
