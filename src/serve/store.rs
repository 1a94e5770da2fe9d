//! The file in which tables are kept: SQLite, with a thread of its own.

mod handle;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};
use std::thread::JoinHandle;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, ErrorCode, OptionalExtension, Transaction, TransactionBehavior};
use tokio::sync::mpsc;

use super::error::StoreError;
use super::health::{Health, Notices};
use super::name::TableName;
use crate::seal::PuzzleId;
use handle::Job;
pub(super) use handle::{Listed, Row, StoreHandle, Write};

/// Marks a file as ours: "WWTB".
const APPLICATION: i32 = 0x5757_5442;
/// The layout of the file.
const LAYOUT: i32 = 1;
/// How many jobs wait at most, and are done in one transaction.
const BATCH: usize = 256;

const SCHEMA: &str = "
    CREATE TABLE tables (
        name TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        revision INTEGER NOT NULL,
        state TEXT NOT NULL,
        opened INTEGER NOT NULL,
        changed INTEGER NOT NULL
    ) STRICT;
";
/// What was guessed at the answers of games, as the moment (in milliseconds since 1970) at which
/// all guesses are back. Versions that do not know it leave it alone.
const GUESSES: &str = "
    CREATE TABLE IF NOT EXISTS guesses (
        game TEXT PRIMARY KEY,
        back INTEGER NOT NULL
    ) STRICT;
";

/// The file, opened by nobody else.
#[derive(Debug)]
pub(super) struct Store {
    path: PathBuf,
    connection: Connection,
}

impl Store {
    /// Opens the file, or makes it. A `durable` one waits for the disk at every change.
    ///
    /// # Errors
    /// If it is not ours, is in use, or the machine does not let us.
    pub(super) fn open(path: &Path, durable: bool) -> Result<Self, StoreError> {
        let told = |error| explain(path, &error);
        let mut connection = Connection::open(path).map_err(told)?;
        connection.busy_timeout(Duration::ZERO).map_err(told)?;
        // Nobody else writes. What was acknowledged outlives the process, however it ends; only
        // a power cut can cost what the machine had not put on the disk yet. To wait for the
        // disk at every test would make all tables wait for a slow one.
        let settings = "
            PRAGMA locking_mode = EXCLUSIVE;
            PRAGMA synchronous = NORMAL;
            PRAGMA journal_size_limit = 4194304;
            PRAGMA trusted_schema = OFF;
        ";
        connection.execute_batch(settings).map_err(told)?;
        if durable {
            connection.execute_batch("PRAGMA synchronous = FULL").map_err(told)?;
        }
        let pragma = |name| connection.query_row(&format!("PRAGMA {name}"), [], |row| row.get(0));
        let application: i32 = pragma("application_id").map_err(told)?;
        let layout: i32 = pragma("user_version").map_err(told)?;
        let things: i32 = connection
            .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
            .map_err(told)?;
        match (application, layout, things) {
            (0, 0, 0) | (APPLICATION, LAYOUT, _) => {}
            (APPLICATION, newer, _) if newer > LAYOUT => {
                return Err(StoreError::Newer {
                    path: path.to_owned(),
                    layout: newer,
                    reads: LAYOUT,
                });
            }
            _ => return Err(StoreError::Foreign(path.to_owned())),
        }
        connection
            .query_row("PRAGMA journal_mode = WAL", [], |row| row.get::<_, String>(0))
            .map_err(told)?;
        let begun =
            connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(told)?;
        if things == 0 {
            begun.execute_batch(SCHEMA).map_err(told)?;
            begun.pragma_update(None, "application_id", APPLICATION).map_err(told)?;
            begun.pragma_update(None, "user_version", LAYOUT).map_err(told)?;
        }
        begun.execute_batch(GUESSES).map_err(told)?;
        begun.commit().map_err(told)?;
        Ok(Store { path: path.to_owned(), connection })
    }

    /// All tables, in the order in which they were opened.
    ///
    /// # Errors
    /// If the file cannot be read, or holds what we never wrote.
    pub(super) fn rows(&self) -> Result<Vec<Row>, StoreError> {
        let told = |error| explain(&self.path, &error);
        let text = "SELECT name, game, revision FROM tables ORDER BY rowid";
        let mut query = self.connection.prepare(text).map_err(told)?;
        let rows = query
            .query_map([], |row| {
                Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?, row.get(2)?))
            })
            .map_err(told)?;
        rows.map(|row| {
            let (name, game, revision) = row.map_err(told)?;
            let name = name.parse().map_err(|_| StoreError::Foreign(self.path.clone()))?;
            Ok(Row { name, game: self.game(&game)?, revision })
        })
        .collect()
    }

    /// All tables, in the order in which they were opened, with the moments of their file.
    ///
    /// # Errors
    /// If the file cannot be read, or holds what we never wrote.
    pub(super) fn list(&self) -> Result<Vec<Listed>, StoreError> {
        let told = |error| explain(&self.path, &error);
        let text = "SELECT name, game, revision, opened, changed FROM tables ORDER BY rowid";
        let mut query = self.connection.prepare_cached(text).map_err(told)?;
        let rows = query
            .query_map([], |row| {
                let texts = (row.get::<_, String>(0)?, row.get::<_, String>(1)?);
                Ok((texts, row.get(2)?, row.get(3)?, row.get(4)?))
            })
            .map_err(told)?;
        rows.map(|row| {
            let ((name, game), revision, opened, changed) = row.map_err(told)?;
            let name = name.parse().map_err(|_| StoreError::Foreign(self.path.clone()))?;
            Ok(Listed { row: Row { name, game: self.game(&game)?, revision }, opened, changed })
        })
        .collect()
    }

    /// Forgets the tables that did not change since a moment, in seconds since 1970; how many
    /// there were.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(super) fn prune(&mut self, before: i64) -> Result<usize, StoreError> {
        let text = "DELETE FROM tables WHERE changed < ?1";
        self.connection.execute(text, [before]).map_err(|error| explain(&self.path, &error))
    }

    /// How long until all guesses at the answers of games are back.
    ///
    /// # Errors
    /// If the file cannot be read, or holds what we never wrote.
    pub(super) fn guesses(&self) -> Result<Vec<(PuzzleId, Duration)>, StoreError> {
        let told = |error| explain(&self.path, &error);
        let mut query = self.connection.prepare("SELECT game, back FROM guesses").map_err(told)?;
        let rows = query
            .query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?)))
            .map_err(told)?;
        let now = now_ms();
        rows.map(|row| {
            let (game, back) = row.map_err(told)?;
            let owed = u64::try_from(back.saturating_sub(now)).unwrap_or_default();
            Ok((self.game(&game)?, Duration::from_millis(owed)))
        })
        .collect()
    }

    fn game(&self, text: &str) -> Result<PuzzleId, StoreError> {
        let id = u64::from_str_radix(text, 16);
        let id = id.map_err(|_| StoreError::Foreign(self.path.clone()))?;
        Ok(PuzzleId(id.to_be_bytes()))
    }

    /// Adds new tables, all or none.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(super) fn add(&mut self, new: &[(Row, String)]) -> Result<(), StoreError> {
        let told = |error| explain(&self.path, &error);
        let begun = self.connection.transaction().map_err(told)?;
        for (row, state) in new {
            insert(&begun, row, state).map_err(told)?;
        }
        begun.commit().map_err(told)
    }

    /// Hands the file to a thread, which works until all handles are gone, and tells the referee
    /// when the file cannot be used, and when it can again.
    ///
    /// # Errors
    /// If the machine has no thread left.
    pub(super) fn start(
        self,
        notices: Notices,
    ) -> Result<(StoreHandle, JoinHandle<()>), StoreError> {
        let (jobs, waiting) = mpsc::channel(BATCH);
        let path = self.path.clone();
        let thread = std::thread::Builder::new()
            .name("tables".into())
            .spawn(move || self.work(waiting, &notices))
            .map_err(|e| StoreError::Machine { path, reason: e.to_string() })?;
        Ok((StoreHandle { jobs }, thread))
    }

    /// Whatever waits is done together, in one transaction.
    fn work(mut self, mut waiting: mpsc::Receiver<Job>, notices: &Notices) {
        let mut health = Health::default();
        let mut batch = Vec::new();
        while let Some(job) = waiting.blocking_recv() {
            batch.push(job);
            while batch.len() < BATCH
                && let Ok(job) = waiting.try_recv()
            {
                batch.push(job);
            }
            let mut writes = Vec::new();
            for job in batch.drain(..) {
                match job {
                    // An asker who left needs no answer.
                    Job::Read(name, reply) => {
                        let read = self.read(name);
                        if let Err(error) = &read {
                            notices.tell(health.failed(error, Instant::now()));
                        }
                        let _ = reply.send(read);
                    }
                    Job::List(reply) => {
                        let _ = reply.send(self.list());
                    }
                    Job::Write(write, reply) => writes.push((write, reply)),
                }
            }
            if writes.is_empty() {
                continue;
            }
            match self.write_all(&writes) {
                Ok(done) => {
                    notices.tell(health.recovered(&self.path));
                    for ((_, reply), result) in writes.into_iter().zip(done) {
                        let _ = reply.send(result);
                    }
                }
                Err(error) => {
                    notices.tell(health.failed(&error, Instant::now()));
                    for (_, reply) in writes {
                        let _ = reply.send(Err(error.clone()));
                    }
                }
            }
        }
    }

    /// What a table remembers.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(super) fn read(&self, name: TableName) -> Result<Option<String>, StoreError> {
        self.connection
            .prepare_cached("SELECT state FROM tables WHERE name = ?1")
            .and_then(|mut query| query.query_row([name.to_string()], |row| row.get(0)).optional())
            .map_err(|error| explain(&self.path, &error))
    }

    fn write_all<R>(
        &mut self,
        writes: &[(Write, R)],
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let told = |error| explain(&self.path, &error);
        let begun = self.connection.transaction().map_err(told)?;
        let mut done = Vec::with_capacity(writes.len());
        for (write, _) in writes {
            let rows = match write {
                Write::New { row, state } => insert(&begun, row, state),
                Write::Change { name, from, to, state } => change(&begun, *name, *from, *to, state),
                Write::Guess { game, owed } => guess(&begun, *game, *owed),
            };
            let written = rows.map_err(told)? == 1;
            done.push(if written { Ok(()) } else { Err(StoreError::Changed) });
        }
        begun.commit().map_err(told)?;
        Ok(done)
    }
}

fn insert(begun: &Transaction<'_>, row: &Row, state: &str) -> rusqlite::Result<usize> {
    let text = "INSERT INTO tables (name, game, revision, state, opened, changed)
        VALUES (?1, ?2, ?3, ?4, ?5, ?5) ON CONFLICT DO NOTHING";
    let values = (row.name.to_string(), row.game.to_string(), row.revision, state, now());
    begun.prepare_cached(text)?.execute(values)
}

fn change(
    begun: &Transaction<'_>,
    name: TableName,
    from: u32,
    to: u32,
    state: &str,
) -> rusqlite::Result<usize> {
    let text = "UPDATE tables SET revision = ?3, state = ?4, changed = ?5
        WHERE name = ?1 AND revision = ?2";
    begun.prepare_cached(text)?.execute((name.to_string(), from, to, state, now()))
}

fn guess(begun: &Transaction<'_>, game: PuzzleId, owed: Duration) -> rusqlite::Result<usize> {
    let text = "INSERT INTO guesses (game, back) VALUES (?1, ?2)
        ON CONFLICT (game) DO UPDATE SET back = max(back, excluded.back)";
    let owed = i64::try_from(owed.as_millis()).unwrap_or(i64::MAX);
    begun.prepare_cached(text)?.execute((game.to_string(), now_ms().saturating_add(owed)))
}

/// Seconds since 1970, for people who look into the file.
fn now() -> i64 {
    now_ms() / 1000
}

fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |s| i64::try_from(s.as_millis()).unwrap_or(i64::MAX))
}

fn explain(path: &Path, error: &rusqlite::Error) -> StoreError {
    let path = path.to_owned();
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => StoreError::Foreign(path),
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::InUse(path),
        _ => StoreError::Machine { path, reason: error.to_string() },
    }
}
