//! Interface between the server's tasks and the store thread: jobs and their data.

use std::path::PathBuf;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use super::{GuessResult, Reply};
use crate::seal::PuzzleId;
use crate::serve::data::TableLocation;
use crate::serve::error::StoreError;
use crate::serve::log::TableHistory;
use crate::serve::name::{GuessScope, TableName};
use crate::serve::rate::Rate;

/// Name, game and revision of a stored table, without its state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableRevision {
    /// Name of the table.
    pub name: TableName,
    /// Identity of the puzzle.
    pub game: PuzzleId,
    /// Number of changes so far.
    pub revision: u32,
}

/// Stored table, as read for a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoredTable {
    /// Identity of the puzzle.
    pub game: PuzzleId,
    /// Number of changes so far.
    pub revision: u32,
    /// Serialized game state; `None` if it has not changed since the revision that the client
    /// knows.
    pub state: Option<String>,
    /// Latest action that concerned everyone at the table.
    pub deeds: Option<TableHistory>,
    /// Time since the state that can be restored was replaced.
    pub replaced_ago: Option<Duration>,
}

/// Stored table with its timestamps, for a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableListing {
    /// Name, game and revision of the table.
    pub row: TableRevision,
    /// Time of opening, in seconds since 1970.
    pub opened: i64,
    /// Time of the last change, in seconds since 1970.
    pub changed: i64,
    /// Time of winning, in milliseconds since 1970, if the table is won.
    pub won: Option<i64>,
    /// Latest action that concerned everyone at the table.
    pub deeds: Option<TableHistory>,
    /// Time since the state that can be restored was replaced.
    pub lost: Option<Duration>,
}

/// Job for the store thread, with the channel for its reply.
#[derive(Debug)]
pub(crate) enum Job {
    Read(TableName, Option<u32>, Reply<Option<StoredTable>>),
    Lost(TableName, Reply<Option<String>>),
    List(Reply<Vec<TableListing>>),
    Write(Write, Reply<()>),
    Guess(Guess, Reply<GuessResult>),
}

/// Write operation of the store.
#[derive(Debug)]
pub(crate) enum Write {
    /// Insertion of a new table.
    New {
        /// The table.
        row: TableRevision,
        /// Serialized game state.
        state: String,
        /// Limit for the number of tables, counted over all servers that share the store. SQLite
        /// does not check it, because its only server counts the tables.
        most: usize,
    },
    /// Update of a table.
    Change(Change),
}

/// Update of a table.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    /// Name of the table.
    pub name: TableName,
    /// Revision before the update, which must match the stored one.
    pub from: u32,
    /// Revision after the update.
    pub to: u32,
    /// Serialized game state.
    pub state: String,
    /// Whether the game is won. The store records the time of the first change with `true`, and
    /// clears it at a change with `false`.
    pub won: bool,
    /// Updated history of the actions that affect all players at the table, such as a reset. `None`
    /// leaves the stored history unchanged.
    pub deeds: Option<TableHistory>,
    /// Treatment of the state before the update.
    pub before: PriorStateHandling,
}

/// Treatment of the state that a [`Change`] replaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PriorStateHandling {
    /// The state is discarded. A state saved by an earlier update remains while it can be restored.
    Discard,
    /// The state is saved and can be restored.
    Save,
    /// The saved state is restored with its time of winning, and the current one is saved in its
    /// place.
    Swap,
}

impl Change {
    /// Returns `before` as a number for SQL: 0, 1 or 2.
    pub(super) fn prior_state_number(&self) -> i64 {
        match self.before {
            PriorStateHandling::Discard => 0,
            PriorStateHandling::Save => 1,
            PriorStateHandling::Swap => 2,
        }
    }

    /// Serializes the history `deeds` for the store.
    pub(super) fn deeds(&self) -> Option<String> {
        self.deeds.as_ref().and_then(|deeds| serde_json::to_string(deeds).ok())
    }
}

/// Guess at the answer of a game, after this server has counted it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Guess {
    /// Identity of the puzzle.
    pub game: PuzzleId,
    /// Time until the game's guesses are fully restored, as counted by this server alone.
    pub owed: Duration,
    /// Rate limits that the guess counts against, for servers that count in a shared database.
    pub shares: [GuessLimit; 3],
}

/// Rate limit of guesses for one party.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GuessLimit {
    /// Kind of party.
    pub scope: GuessScope,
    /// Identifier of the party.
    pub key: String,
    /// Limit.
    pub rate: Rate,
}

/// Handle of the store thread. Each method sends a job and waits for the reply.
#[derive(Clone, Debug)]
pub(crate) struct StoreHandle {
    pub(super) jobs: mpsc::Sender<Job>,
    pub(super) shared: bool,
}

impl StoreHandle {
    /// Whether other servers open and change tables in the same store.
    pub(crate) fn is_shared(&self) -> bool {
        self.shared
    }

    /// Reads a table, without its state if its revision equals `since`.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) async fn read(
        &self,
        name: TableName,
        since: Option<u32>,
    ) -> Result<Option<StoredTable>, StoreError> {
        self.send_job(|reply| Job::Read(name, since, reply)).await
    }

    /// Reads the saved state of a table, if there is one. A client that read the table before this
    /// call can restore the state with a [`Change`] from the revision that it read.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) async fn read_saved_state(
        &self,
        name: TableName,
    ) -> Result<Option<String>, StoreError> {
        self.send_job(|reply| Job::Lost(name, reply)).await
    }

    /// Lists all tables in the order in which they were opened.
    ///
    /// # Errors
    /// If they cannot be read.
    pub(crate) async fn list(&self) -> Result<Vec<TableListing>, StoreError> {
        self.send_job(Job::List).await
    }

    /// Performs a write operation. After a successful return it survives a crash of the process.
    ///
    /// # Errors
    /// If it fails. The store is then unchanged, except after [`StoreError::Unsure`].
    pub(crate) async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.send_job(|reply| Job::Write(write, reply)).await
    }

    /// Counts a guess for all servers that share the store, and for the time after a restart. If
    /// the limit of a party is exhausted, returns the party and the time until the next guess.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn guess(&self, guess: Guess) -> Result<GuessResult, StoreError> {
        self.send_job(|reply| Job::Guess(guess, reply)).await
    }

    async fn send_job<T>(&self, job: impl FnOnce(Reply<T>) -> Job) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let ended = || StoreError::Machine {
            place: TableLocation::File(PathBuf::new()),
            reason: "the server is about to end".into(),
        };
        self.jobs.send(job(reply)).await.map_err(|_| ended())?;
        answer.await.map_err(|_| ended())?
    }
}
