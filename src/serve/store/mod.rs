//! Store of tables: a thread that owns a SQLite file or a PostgreSQL connection. `handle` is the
//! place to start: it defines the jobs of the thread. This module has the SQL that both back ends
//! share.

mod handle;
mod postgres;
mod sqlite;
#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use super::data::TableLocation;
use super::error::StoreError;
use super::error::{Health, Notices};
use super::log::{TableHistory, UNDO_WINDOW};
use super::machine;
use super::name::{GuessScope, TableName};
use crate::seal::PuzzleId;
pub(super) use handle::{
    Change, Guess, GuessLimit, Job, PriorStateHandling, StoreHandle, StoredTable, TableListing,
    TableRevision, Write,
};
use postgres::Postgres;
use sqlite::Sqlite;

/// Number of the schema of files and databases.
const SCHEMA_VERSION: i32 = 3;
/// Schema numbers of versions before 1.0, which are refused.
const EARLIER_SCHEMA_VERSIONS: RangeInclusive<i32> = 1..=2;
/// Columns selected for a list, which become a [`ListingRow`]. `c.now` is the store's clock in ms.
const LINE: &str = "name, game, revision, opened, changed, won, deeds, c.now - lost_at";
/// Columns selected for a table `t` that is wanted (`w`), which become a [`StoredRow`]. `c.now` is the
/// store's clock in ms.
const ROW_COLUMNS: &str = "t.game, t.revision, CASE WHEN t.revision = w.since THEN NULL ELSE t.state END, \
    t.deeds, c.now - t.lost_at";
/// Largest number of jobs that can wait, and that are processed as one batch.
const BATCH: usize = 256;

/// Result of each write of a batch, from [`TableStore::write`].
pub(super) type WriteResults = Vec<Result<(), StoreError>>;
/// Result of counting a guess. The error has the party whose limit is exhausted, and the time until
/// its next guess.
pub(super) type GuessResult = Result<(), (GuessScope, Duration)>;

/// Back end of the store, used by one thread. All methods fail if the file or database cannot be
/// accessed or holds foreign data. A failed method has changed nothing, unless the error is
/// [`StoreError::Unsure`].
pub(super) trait TableStore: Send {
    /// Returns all tables in the order in which they were opened.
    fn rows(&mut self) -> Result<Vec<TableRevision>, StoreError>;

    /// Returns all tables with their timestamps, in the order in which they were opened.
    fn list(&mut self) -> Result<Vec<TableListing>, StoreError>;

    /// Deletes the tables whose last change was before `before`, in seconds since 1970. Returns
    /// their number.
    fn prune(&mut self, before: i64) -> Result<usize, StoreError>;

    /// Returns the time until the guesses of each game are fully restored. Empty if the guesses are
    /// counted in a shared database.
    fn guesses(&mut self) -> Result<Vec<(PuzzleId, Duration)>, StoreError>;

    /// Inserts new tables, all or none.
    fn add(&mut self, new: &[(TableRevision, String)]) -> Result<(), StoreError>;

    /// Ends the preparation phase, so that other servers can prepare.
    fn finish_setup(&mut self) -> Result<(), StoreError>;

    /// Reads tables by name, each without its state if its revision equals the known one.
    fn read(&mut self, wanted: &[TableQuery]) -> Result<Vec<Option<StoredTable>>, StoreError>;

    /// Reads the saved state of a table, if there is one.
    fn read_saved_state(&mut self, name: TableName) -> Result<Option<String>, StoreError>;

    /// Performs write operations. Each succeeds or fails independently.
    fn write(&mut self, writes: &[Write]) -> Result<WriteResults, StoreError>;

    /// Counts a guess.
    fn guess(&mut self, guess: &Guess) -> Result<GuessResult, StoreError>;
}

/// Name of a table for [`TableStore::read`], and the revision that the client knows.
pub(super) type TableQuery = (TableName, Option<u32>);
/// Selected row of a list: name, game, revision, time of opening and change (s), time of winning
/// (ms), history, and time since the saved state was replaced (ms).
type ListingRow = (String, String, i64, i64, i64, Option<i64>, Option<String>, Option<i64>);
/// Selected row of a table: game, revision, state, history, and time since the saved state was
/// replaced (ms).
type StoredRow = (String, i64, Option<String>, Option<String>, Option<i64>);

/// Opened store that is ready for use.
pub(super) struct Store {
    data: TableLocation,
    pub(super) backend: Box<dyn TableStore>,
}

impl Store {
    /// Opens a file or database, or creates it. A `durable` file is flushed to the disk at every
    /// change; a database always is.
    ///
    /// # Errors
    /// If it is foreign, in use, or not accessible.
    pub(super) fn open(data: &TableLocation, durable: bool) -> Result<Self, StoreError> {
        let keeping: Box<dyn TableStore> = match data {
            TableLocation::File(path) => Box::new(Sqlite::open(path, durable)?),
            TableLocation::Postgres(database) => Box::new(Postgres::open(database)?),
        };
        Ok(Store { data: data.clone(), backend: keeping })
    }

    /// Creates a store with a given back end.
    #[cfg(test)]
    pub(super) fn of(data: TableLocation, keeping: Box<dyn TableStore>) -> Self {
        Store { data, backend: keeping }
    }

    /// Returns the serialized state of a table.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(super) fn state(&mut self, name: TableName) -> Result<Option<String>, StoreError> {
        let read = self.backend.read(&[(name, None)])?;
        Ok(read.into_iter().flatten().find_map(|kept| kept.state))
    }

    /// Starts the store thread, which runs until all handles are dropped. Through `notices` it
    /// informs the referee when the store fails and when it works again.
    ///
    /// # Errors
    /// If no thread can be created.
    pub(super) fn start(
        mut self,
        notices: Notices,
    ) -> Result<(StoreHandle, JoinHandle<()>), StoreError> {
        let (handle, waiting) = self.ready()?;
        let data = self.data.clone();
        let thread = std::thread::Builder::new()
            .name("tables".into())
            .spawn(move || self.work(waiting, &notices))
            .map_err(|e| StoreError::Machine { place: data, reason: e.to_string() })?;
        Ok((handle, thread))
    }

    /// Returns the handle for sending jobs and the receiver for the thread.
    ///
    /// # Errors
    /// If the preparation phase cannot be ended.
    pub(super) fn ready(&mut self) -> Result<(StoreHandle, mpsc::Receiver<Job>), StoreError> {
        self.backend.finish_setup()?;
        let (jobs, waiting) = mpsc::channel(BATCH);
        Ok((StoreHandle { jobs, shared: matches!(self.data, TableLocation::Postgres(_)) }, waiting))
    }

    /// Processes jobs until all handles are dropped. Waiting jobs are processed as one batch.
    fn work(mut self, mut waiting: mpsc::Receiver<Job>, notices: &Notices) {
        let mut health = Health::default();
        while let Some(job) = waiting.blocking_recv() {
            self.batch(job, &mut waiting, (&mut health, notices));
        }
    }

    /// Processes a batch: `first` and up to [`BATCH`] − 1 waiting jobs.
    pub(super) fn batch(
        &mut self,
        first: Job,
        waiting: &mut mpsc::Receiver<Job>,
        (health, notices): (&mut Health, &Notices),
    ) {
        let (mut reads, mut writes) = (Vec::new(), Vec::new());
        let more = std::iter::from_fn(|| waiting.try_recv().ok());
        for job in std::iter::once(first).chain(more).take(BATCH) {
            match job {
                Job::Read(name, since, reply) => reads.push(((name, since), reply)),
                Job::Lost(name, reply) => {
                    let lost = self.backend.read_saved_state(name);
                    self.tell(health, notices, &lost, false);
                    let _ = reply.send(lost);
                }
                Job::List(reply) => {
                    let listed = self.backend.list();
                    self.tell(health, notices, &listed, false);
                    let _ = reply.send(listed);
                }
                Job::Write(write, reply) => writes.push((write, reply)),
                Job::Guess(guess, reply) => {
                    let guessed = self.backend.guess(&guess);
                    self.tell(health, notices, &guessed, true);
                    // A client that disconnected needs no reply.
                    let _ = reply.send(guessed);
                }
            }
        }
        if !reads.is_empty() {
            let (wanted, replies): (Vec<_>, Vec<_>) = reads.into_iter().unzip();
            let read = self.backend.read(&wanted);
            self.tell(health, notices, &read, false);
            answer(replies, read.map(|all| all.into_iter().map(Ok).collect()));
        }
        if !writes.is_empty() {
            let (writes, replies): (Vec<_>, Vec<_>) = writes.into_iter().unzip();
            let written = self.backend.write(&writes);
            self.tell(health, notices, &written, true);
            answer(replies, written);
        }
    }

    /// Informs the referee of a failure, or of its end after a successful write.
    fn tell<T>(
        &self,
        health: &mut Health,
        notices: &Notices,
        done: &Result<T, StoreError>,
        write: bool,
    ) {
        notices.tell(match done {
            Err(error) => health.record_failure(error, machine::instant()),
            Ok(_) if write => health.record_success(&self.data),
            Ok(_) => None,
        });
    }
}

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

fn answer<T>(replies: Vec<Reply<T>>, done: Result<Vec<Result<T, StoreError>>, StoreError>) {
    match done {
        Ok(done) => {
            for (reply, result) in replies.into_iter().zip(done) {
                let _ = reply.send(result);
            }
        }
        Err(error) => {
            for reply in replies {
                let _ = reply.send(Err(error.clone()));
            }
        }
    }
}

/// Parses the identity of a puzzle from its stored form, 16 hexadecimal digits.
fn game(data: &TableLocation, text: &str) -> Result<PuzzleId, StoreError> {
    let id = u64::from_str_radix(text, 16);
    let id = id.map_err(|_| StoreError::Foreign(data.clone()))?;
    Ok(PuzzleId(id.to_be_bytes()))
}

/// Checks the schema number of a file or database that has our mark.
///
/// # Errors
/// If it is not [`SCHEMA_VERSION`].
fn check_layout(data: &TableLocation, layout: i32) -> Result<(), StoreError> {
    match layout {
        SCHEMA_VERSION => Ok(()),
        layout if EARLIER_SCHEMA_VERSIONS.contains(&layout) => {
            Err(StoreError::Earlier(data.clone()))
        }
        layout if layout > SCHEMA_VERSION => {
            Err(StoreError::Newer { place: data.clone(), layout, reads: SCHEMA_VERSION })
        }
        _ => Err(StoreError::Foreign(data.clone())),
    }
}

/// Parses a stored history. An unreadable one is ignored, because the table is usable without it.
fn deeds(text: Option<String>) -> Option<TableHistory> {
    serde_json::from_str(&text?).ok()
}

/// Converts an age in ms by the store's clock. Negative ages, after the clock was set back, become
/// 0.
fn age(ms: Option<i64>) -> Option<Duration> {
    ms.map(|ms| Duration::from_millis(u64::try_from(ms).unwrap_or_default()))
}

/// Returns the `SET` clause of an update. `t` is the row before the update, `w` has the new values,
/// and `c.now` is the store's clock in ms. On the right-hand side, columns of `t` have their old
/// values. `tables` is the name of the table, for its latest win: after the clock was set back, a
/// win still ranks after the earlier ones.
fn update_clause(tables: &str) -> String {
    let back = UNDO_WINDOW.as_millis();
    let latest = format!("(SELECT max(won) FROM {tables})");
    let now = format!("CASE WHEN c.now < {latest} THEN {latest} + 1 ELSE c.now END");
    format!(
        "revision = w.after, state = w.state, changed = c.now / 1000,
        won = CASE WHEN NOT w.won THEN NULL
            WHEN w.keeps = 2 THEN coalesce(t.lost_won, {now}) ELSE coalesce(t.won, {now}) END,
        deeds = coalesce(w.deeds, t.deeds),
        lost = CASE WHEN w.keeps > 0 THEN t.state
            WHEN t.lost_at < c.now - {back} THEN NULL ELSE t.lost END,
        lost_won = CASE WHEN w.keeps > 0 THEN t.won ELSE t.lost_won END,
        lost_at = CASE WHEN w.keeps > 0 THEN c.now ELSE t.lost_at END"
    )
}

/// Creates a [`TableRevision`] from its columns.
fn row(
    data: &TableLocation,
    name: &str,
    of: &str,
    revision: i64,
) -> Result<TableRevision, StoreError> {
    let foreign = || StoreError::Foreign(data.clone());
    Ok(TableRevision {
        name: name.parse().map_err(|_| foreign())?,
        game: game(data, of)?,
        revision: revision.try_into().map_err(|_| foreign())?,
    })
}

/// Creates a [`TableListing`] from its columns.
fn to_listing(data: &TableLocation, line: ListingRow) -> Result<TableListing, StoreError> {
    let (name, of, revision, opened, changed, won, done, ago) = line;
    let row = row(data, &name, &of, revision)?;
    Ok(TableListing { row, opened, changed, won, deeds: deeds(done), lost: age(ago) })
}

/// Creates a [`StoredTable`] from its columns.
fn to_stored_table(
    data: &TableLocation,
    (of, revision, state, done, ago): StoredRow,
) -> Result<StoredTable, StoreError> {
    let game = game(data, &of)?;
    let revision = revision.try_into().map_err(|_| StoreError::Foreign(data.clone()))?;
    Ok(StoredTable { game, revision, state, deeds: deeds(done), replaced_ago: age(ago) })
}
