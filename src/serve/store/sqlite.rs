//! Tables in a SQLite file that one server has opened.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{
    Connection, ErrorCode, OptionalExtension, Params, Transaction, TransactionBehavior,
};

use super::{
    Change, Guess, GuessLimit, GuessResult, LINE, ListingRow, ROW_COLUMNS, SCHEMA_VERSION,
    StoredRow, StoredTable, TableListing, TableQuery, TableRevision, TableStore, Write,
    WriteResults, check_layout, game, row, to_listing, to_stored_table, update_clause,
};
use crate::seal::PuzzleId;
use crate::serve::data::TableLocation;
use crate::serve::error::StoreError;
use crate::serve::machine::{now, now_ms};
use crate::serve::name::TableName;

/// Application id that marks a file as ours: `WWTB` in ASCII.
const APPLICATION: i32 = 0x5757_5442;

/// Milliseconds of a day.
const DAY_MS: i64 = 86_400_000;

const SCHEMA: &str = "
    CREATE TABLE tables (
        name TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        revision INTEGER NOT NULL,
        state TEXT NOT NULL,
        opened INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        won INTEGER,
        deeds TEXT,
        lost TEXT,
        lost_won INTEGER,
        lost_at INTEGER
    ) STRICT;
    -- Guesses at the answers of games: the moment, in milliseconds since 1970, at which all
    -- guesses are back.
    CREATE TABLE guesses (
        game TEXT PRIMARY KEY,
        back INTEGER NOT NULL
    ) STRICT;
";

/// SQLite file, opened exclusively.
#[derive(Debug)]
pub(super) struct Sqlite {
    pub(super) path: PathBuf,
    pub(super) connection: Connection,
}

impl Sqlite {
    /// Opens the file, or creates it. If `durable`, every change is flushed to the disk.
    ///
    /// # Errors
    /// If the file is foreign, in use, or not accessible.
    pub(super) fn open(path: &Path, durable: bool) -> Result<Self, StoreError> {
        let to_store_error = |error| explain(path, &error);
        let mut connection = Connection::open(path).map_err(to_store_error)?;
        connection.busy_timeout(Duration::ZERO).map_err(to_store_error)?;
        // The file has a single writer. An acknowledged change survives the end of the process;
        // only a power failure can lose changes that are not yet on the disk. Flushing at every
        // test would delay all tables on a slow disk.
        let settings = "
            PRAGMA locking_mode = EXCLUSIVE;
            PRAGMA synchronous = NORMAL;
            PRAGMA journal_size_limit = 4194304;
            PRAGMA trusted_schema = OFF;
        ";
        connection.execute_batch(settings).map_err(to_store_error)?;
        if durable {
            connection.execute_batch("PRAGMA synchronous = FULL").map_err(to_store_error)?;
        }
        let pragma = |name| connection.query_row(&format!("PRAGMA {name}"), [], |row| row.get(0));
        let application: i32 = pragma("application_id").map_err(to_store_error)?;
        let layout: i32 = pragma("user_version").map_err(to_store_error)?;
        let things: i32 = connection
            .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
            .map_err(to_store_error)?;
        let data = TableLocation::File(path.to_owned());
        match (application, layout, things) {
            (0, 0, 0) => {}
            (APPLICATION, layout, _) => check_layout(&data, layout)?,
            _ => return Err(StoreError::Foreign(data)),
        }
        connection
            .query_row("PRAGMA journal_mode = WAL", [], |row| row.get::<_, String>(0))
            .map_err(to_store_error)?;
        let begun = connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(to_store_error)?;
        if things == 0 {
            begun.execute_batch(SCHEMA).map_err(to_store_error)?;
            begun.pragma_update(None, "application_id", APPLICATION).map_err(to_store_error)?;
            begun.pragma_update(None, "user_version", SCHEMA_VERSION).map_err(to_store_error)?;
        }
        begun.commit().map_err(to_store_error)?;
        Ok(Sqlite { path: path.to_owned(), connection })
    }

    fn data(&self) -> TableLocation {
        TableLocation::File(self.path.clone())
    }

    /// Runs a query and converts each row with `read`.
    fn select<T>(
        &self,
        text: &str,
        values: impl Params,
        read: impl FnMut(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        let to_store_error = |error| explain(&self.path, &error);
        let mut query = self.connection.prepare_cached(text).map_err(to_store_error)?;
        query.query_map(values, read).and_then(Iterator::collect).map_err(to_store_error)
    }
}

impl TableStore for Sqlite {
    fn rows(&mut self) -> Result<Vec<TableRevision>, StoreError> {
        let text = "SELECT name, game, revision FROM tables ORDER BY rowid";
        let rows = self.select(text, [], |row| <(String, String, i64)>::try_from(row))?;
        let data = self.data();
        rows.iter().map(|(name, game, revision)| row(&data, name, game, *revision)).collect()
    }

    fn list(&mut self) -> Result<Vec<TableListing>, StoreError> {
        let text =
            format!("SELECT {LINE} FROM tables, (SELECT ?1 AS now) AS c ORDER BY tables.rowid");
        let lines = self.select(&text, [now_ms()], |row| ListingRow::try_from(row))?;
        let data = self.data();
        lines.into_iter().map(|line| to_listing(&data, line)).collect()
    }

    fn prune(&mut self, before: i64) -> Result<usize, StoreError> {
        let text = "DELETE FROM tables WHERE changed < ?1";
        self.connection.execute(text, [before]).map_err(|error| explain(&self.path, &error))
    }

    fn guesses(&mut self) -> Result<Vec<(PuzzleId, Duration)>, StoreError> {
        let text = "SELECT game, back FROM guesses";
        let rows = self.select(text, [], |row| <(String, i64)>::try_from(row))?;
        let (data, now) = (self.data(), now_ms());
        let owed = |back: i64| u64::try_from(back.saturating_sub(now)).unwrap_or_default();
        rows.into_iter()
            .map(|(of, back)| Ok((game(&data, &of)?, Duration::from_millis(owed(back)))))
            .collect()
    }

    fn add(&mut self, new: &[(TableRevision, String)]) -> Result<(), StoreError> {
        let to_store_error = |error| explain(&self.path, &error);
        let begun = self.connection.transaction().map_err(to_store_error)?;
        for (row, state) in new {
            insert(&begun, row, state).map_err(to_store_error)?;
        }
        begun.commit().map_err(to_store_error)
    }

    /// Does nothing, because no other server waits for the file.
    fn finish_setup(&mut self) -> Result<(), StoreError> {
        Ok(())
    }

    fn read(&mut self, wanted: &[TableQuery]) -> Result<Vec<Option<StoredTable>>, StoreError> {
        let to_store_error = |error| explain(&self.path, &error);
        let text = format!(
            "SELECT {ROW_COLUMNS} FROM tables AS t, (SELECT ?2 AS since) AS w, (SELECT ?3 AS now) AS c
            WHERE t.name = ?1"
        );
        let mut query = self.connection.prepare_cached(&text).map_err(to_store_error)?;
        let (data, now) = (self.data(), now_ms());
        let found = wanted.iter().map(|(name, since)| {
            let values = (name.to_string(), since, now);
            let found = query.query_row(values, |row| StoredRow::try_from(row));
            found
                .optional()
                .map_err(to_store_error)?
                .map(|found| to_stored_table(&data, found))
                .transpose()
        });
        found.collect()
    }

    fn read_saved_state(&mut self, name: TableName) -> Result<Option<String>, StoreError> {
        let text = "SELECT lost FROM tables WHERE name = ?1";
        let found = self.connection.query_row(text, [name.to_string()], |row| row.get(0));
        found.optional().map(Option::flatten).map_err(|error| explain(&self.path, &error))
    }

    /// Performs all writes in one transaction.
    fn write(&mut self, writes: &[Write]) -> Result<WriteResults, StoreError> {
        let to_store_error = |error| explain(&self.path, &error);
        let begun = self.connection.transaction().map_err(to_store_error)?;
        let mut done = Vec::with_capacity(writes.len());
        for write in writes {
            let rows = match write {
                Write::New { row, state, .. } => insert(&begun, row, state),
                Write::Change(changed) => change(&begun, changed),
            };
            let written = rows.map_err(to_store_error)? == 1;
            done.push(if written { Ok(()) } else { Err(StoreError::Changed) });
        }
        begun.commit().map_err(to_store_error)?;
        Ok(done)
    }

    /// Stores the time at which the guesses are fully restored. The limit itself was checked in
    /// memory, because no other server counts.
    fn guess(&mut self, guess: &Guess) -> Result<GuessResult, StoreError> {
        // A time that is later than all guesses can take, and by more than a day, was stored before
        // the clock was set back.
        let text = "INSERT INTO guesses (game, back) VALUES (?1, ?2)
            ON CONFLICT (game) DO UPDATE SET back =
                CASE WHEN back > ?3 THEN excluded.back ELSE max(back, excluded.back) END";
        let ms = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        let [.., GuessLimit { rate, .. }] = &guess.shares;
        let (now, whole) = (now_ms(), ms(rate.room().saturating_add(rate.interval())).max(DAY_MS));
        let back = now.saturating_add(ms(guess.owed));
        let values = (guess.game.to_string(), back, now.saturating_add(whole));
        let kept = self.connection.prepare_cached(text).and_then(|mut text| text.execute(values));
        kept.map(|_| Ok(())).map_err(|error| explain(&self.path, &error))
    }
}

fn insert(begun: &Transaction<'_>, row: &TableRevision, state: &str) -> rusqlite::Result<usize> {
    let text = "INSERT INTO tables (name, game, revision, state, opened, changed)
        VALUES (?1, ?2, ?3, ?4, ?5, ?5) ON CONFLICT DO NOTHING";
    let values = (row.name.to_string(), row.game.to_string(), row.revision, state, now());
    begun.prepare_cached(text)?.execute(values)
}

fn change(begun: &Transaction<'_>, change: &Change) -> rusqlite::Result<usize> {
    let text = format!(
        "UPDATE tables AS t SET {} FROM
            (SELECT ?3 AS after, ?4 AS state, ?5 AS won, ?6 AS keeps, ?7 AS deeds) AS w,
            (SELECT ?8 AS now) AS c
        WHERE t.name = ?1 AND t.revision = ?2",
        update_clause("tables")
    );
    let Change { name, from, to, state, won, .. } = change;
    let values = (
        name.to_string(),
        from,
        to,
        state,
        won,
        change.prior_state_number(),
        change.deeds(),
        now_ms(),
    );
    begun.prepare_cached(&text)?.execute(values)
}

fn explain(path: &Path, error: &rusqlite::Error) -> StoreError {
    let place = TableLocation::File(path.to_owned());
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => StoreError::Foreign(place),
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::InUse(place),
        _ => StoreError::Machine { place, reason: error.to_string() },
    }
}
