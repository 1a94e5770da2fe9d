//! Tables in a PostgreSQL database that several servers share.
//!
//! Every statement is a transaction and names the revision that it expects, so that it never
//! overwrites the changes of another server. After a lost connection, the next attempt checks
//! whether the earlier statement was executed.

mod connection;

use std::collections::BTreeSet;
use std::time::Duration;

use tokio_postgres::types::{ToSql, Type};

use super::{
    Change, Guess, GuessResult, LINE, ListingRow, ROW_COLUMNS, SCHEMA_VERSION, StoredRow,
    StoredTable, TableListing, TableQuery, TableRevision, TableStore, Write, WriteResults,
    check_layout, row, to_listing, to_stored_table, update_clause,
};
use crate::seal::PuzzleId;
use crate::serve::data::{Database, TableLocation};
use crate::serve::error::StoreError;
use crate::serve::name::TableName;
use connection::{Connection, Fault};

/// Value of the column `application` that marks the schema as ours.
const APPLICATION: &str = "Cauldron Press tables";
/// Key of the advisory lock under which servers prepare a database: `WWTB` in ASCII.
const TURN: i64 = 0x5757_5442;

/// All tables are in the schema `cauldron`, because other applications may use the database.
const SCHEMA: &str = "
    CREATE SCHEMA cauldron;
    CREATE TABLE cauldron.about (application TEXT NOT NULL, layout INTEGER NOT NULL);
    CREATE TABLE cauldron.tables (
        name TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        revision BIGINT NOT NULL,
        state TEXT NOT NULL,
        opened BIGINT NOT NULL,
        changed BIGINT NOT NULL,
        place BIGINT GENERATED ALWAYS AS IDENTITY,
        won BIGINT,
        deeds TEXT,
        lost TEXT,
        lost_won BIGINT,
        lost_at BIGINT
    );
    CREATE TABLE cauldron.guesses (whose TEXT PRIMARY KEY, back BIGINT NOT NULL);
";
const ROWS: &str = "SELECT name, game, revision FROM cauldron.tables ORDER BY place";
const PRUNE: &str = "DELETE FROM cauldron.tables WHERE changed < $1";
/// Database's clock at the beginning of the transaction, in ms since 1970.
const CLOCK: &str = "(SELECT CAST(extract(epoch FROM now()) * 1000 AS BIGINT) AS now) AS c";
const LOST: &str = "SELECT lost FROM cauldron.tables WHERE name = $1";
const INSERT: &str = "
    INSERT INTO cauldron.tables (name, game, revision, state, opened, changed)
    SELECT name, game, revision, state, now, now
    FROM unnest($1, $2, $3, $4) WITH ORDINALITY AS w (name, game, revision, state, place),
        CAST(extract(epoch FROM now()) AS BIGINT) AS now
    ORDER BY place
    ON CONFLICT (name) DO NOTHING
    RETURNING name";
/// Selects the rows that an earlier statement has written before the connection was lost.
const DONE: &str = "
    SELECT t.name
    FROM unnest($1, $2, $3) AS w (name, after, state)
    JOIN cauldron.tables AS t ON t.name = w.name AND t.revision = w.after AND t.state = w.state";

/// Parameter of a statement with its type.
type Value<'a> = (&'a (dyn ToSql + Sync), Type);

/// Database and the connection to it.
pub(super) struct Postgres {
    data: TableLocation,
    connection: Connection,
}

impl Postgres {
    /// Connects, waits for other servers that prepare the database, and creates the schema if it
    /// does not exist.
    ///
    /// # Errors
    /// If the database cannot be reached, or the schema `cauldron` holds foreign data.
    pub(super) fn open(database: &Database) -> Result<Self, StoreError> {
        let data = TableLocation::Postgres(database.clone());
        let mut connection = Connection::new(database).map_err(|error| StoreError::Machine {
            place: data.clone(),
            reason: error.to_string(),
        })?;
        let turn = connection.ask(async |client, _| {
            let turn: &[Value<'_>] = &[(&TURN, Type::INT8)];
            client.query_typed("SELECT pg_advisory_lock($1)", turn).await?;
            Ok(())
        });
        turn.map_err(|fault| match fault.is_too_long() {
            true => StoreError::InUse(data.clone()),
            false => fault.explain(&data),
        })?;
        let mut opened = Postgres { data, connection };
        opened.prepare()?;
        Ok(opened)
    }

    fn prepare(&mut self) -> Result<(), StoreError> {
        let found = self.connection.ask(async |client, _| {
            let encoding = client.query_typed_one("SHOW server_encoding", &[]).await?;
            let encoding = encoding.try_get(0)?;
            let schema = "SELECT to_regnamespace('cauldron') IS NOT NULL,
                to_regclass('cauldron.about') IS NOT NULL";
            let schema = client.query_typed_one(schema, &[]).await?;
            let layout = match (schema.try_get(0)?, schema.try_get(1)?) {
                (false, _) => {
                    let mark = format!(
                        "BEGIN; {SCHEMA} INSERT INTO cauldron.about VALUES ('{APPLICATION}', {SCHEMA_VERSION}); COMMIT"
                    );
                    client.batch_execute(&mark).await?;
                    Some(SCHEMA_VERSION)
                }
                (true, false) => None,
                (true, true) => {
                    let about = format!(
                        "SELECT layout FROM cauldron.about WHERE application = '{APPLICATION}'"
                    );
                    let about = client.query_typed_opt(&about, &[]).await?;
                    about.map(|row| row.try_get(0)).transpose()?
                }
            };
            Ok((encoding, layout))
        });
        let place = self.data.clone();
        let (encoding, layout): (String, Option<i32>) =
            found.map_err(|error| error.explain(&place))?;
        if encoding != "UTF8" {
            let reason =
                format!("it keeps texts as {encoding}; make one with ENCODING 'UTF8' for it");
            return Err(StoreError::Machine { place, reason });
        }
        match layout {
            Some(layout) => check_layout(&place, layout),
            None => Err(StoreError::Foreign(place)),
        }
    }

    /// Inserts new tables. Returns `true` for each that was inserted.
    fn insert(&mut self, new: &[(&TableRevision, &str)]) -> Result<Vec<bool>, Fault> {
        let names: Vec<String> = new.iter().map(|(row, _)| row.name.to_string()).collect();
        let games: Vec<String> = new.iter().map(|(row, _)| row.game.to_string()).collect();
        let revisions: Vec<i64> = new.iter().map(|(row, _)| row.revision.into()).collect();
        let states: Vec<&str> = new.iter().map(|&(_, state)| state).collect();
        let values: [Value<'_>; 4] = [
            (&names, Type::TEXT_ARRAY),
            (&games, Type::TEXT_ARRAY),
            (&revisions, Type::INT8_ARRAY),
            (&states, Type::TEXT_ARRAY),
        ];
        self.keep(INSERT, &values, (&names, &revisions, &states))
    }

    /// Updates tables. Returns `true` for each that had the expected revision.
    fn change(&mut self, changes: &[&Change]) -> Result<Vec<bool>, Fault> {
        let names: Vec<String> = changes.iter().map(|change| change.name.to_string()).collect();
        let before: Vec<i64> = changes.iter().map(|change| change.from.into()).collect();
        let after: Vec<i64> = changes.iter().map(|change| change.to.into()).collect();
        let states: Vec<&str> = changes.iter().map(|change| change.state.as_str()).collect();
        let won: Vec<bool> = changes.iter().map(|change| change.won).collect();
        let keeps: Vec<i64> = changes.iter().map(|change| change.prior_state_number()).collect();
        let deeds: Vec<Option<String>> = changes.iter().map(|change| change.deeds()).collect();
        let values: [Value<'_>; 7] = [
            (&names, Type::TEXT_ARRAY),
            (&before, Type::INT8_ARRAY),
            (&after, Type::INT8_ARRAY),
            (&states, Type::TEXT_ARRAY),
            (&won, Type::BOOL_ARRAY),
            (&keeps, Type::INT8_ARRAY),
            (&deeds, Type::TEXT_ARRAY),
        ];
        let text = format!(
            "UPDATE cauldron.tables AS t SET {} FROM unnest($1, $2, $3, $4, $5, $6, $7)
                AS w (name, before, after, state, won, keeps, deeds), {CLOCK}
            WHERE t.name = w.name AND t.revision = w.before
            RETURNING t.name",
            update_clause("cauldron.tables")
        );
        self.keep(&text, &values, (&names, &after, &states))
    }

    /// Runs a statement that returns the names of the rows it writes. Returns for each table
    /// whether it was written. After a lost connection, rows that have the name, revision and state
    /// to be written count as well, because the earlier attempt wrote them.
    fn keep(
        &mut self,
        text: &str,
        values: &[Value<'_>],
        (names, revisions, states): (&Vec<String>, &Vec<i64>, &Vec<&str>),
    ) -> Result<Vec<bool>, Fault> {
        let left: [Value<'_>; 3] =
            [(names, Type::TEXT_ARRAY), (revisions, Type::INT8_ARRAY), (states, Type::TEXT_ARRAY)];
        let done = self.connection.ask(async |client, again| {
            let mut done = client.query_typed(text, values).await?;
            if again {
                done.extend(client.query_typed(DONE, &left).await?);
            }
            Ok(done)
        })?;
        let done = done.iter().map(|row| row.try_get(0));
        let done: BTreeSet<String> = done.collect::<Result<_, tokio_postgres::Error>>()?;
        Ok(names.iter().map(|name| done.contains(name)).collect())
    }

    /// Runs a query and converts each row with `read`.
    fn select<T>(
        &mut self,
        text: &str,
        values: &[Value<'_>],
        read: impl Fn(&tokio_postgres::Row) -> Result<T, tokio_postgres::Error>,
    ) -> Result<Vec<T>, StoreError> {
        let rows = self.connection.ask(async |client, _| {
            client.query_typed(text, values).await?.iter().map(&read).collect()
        });
        rows.map_err(|fault: Fault| fault.of_reading().explain(&self.data))
    }

    fn count(&mut self) -> Result<usize, Fault> {
        let count = self.connection.ask(async |client, _| {
            let count = "SELECT count(*) FROM cauldron.tables";
            client.query_typed_one(count, &[]).await?.try_get::<_, i64>(0)
        });
        let count = count.map_err(Fault::of_reading)?;
        Ok(usize::try_from(count).unwrap_or(usize::MAX))
    }
}

impl TableStore for Postgres {
    fn rows(&mut self) -> Result<Vec<TableRevision>, StoreError> {
        let read = |row: &tokio_postgres::Row| -> Result<(String, String, i64), _> {
            Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?))
        };
        let rows = self.select(ROWS, &[], read)?;
        rows.iter().map(|(name, game, revision)| row(&self.data, name, game, *revision)).collect()
    }

    fn list(&mut self) -> Result<Vec<TableListing>, StoreError> {
        let text = format!("SELECT {LINE} FROM cauldron.tables, {CLOCK} ORDER BY place");
        let read = |row: &tokio_postgres::Row| -> Result<ListingRow, _> {
            let (name, of, revision) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            let (opened, changed, won) = (row.try_get(3)?, row.try_get(4)?, row.try_get(5)?);
            Ok((name, of, revision, opened, changed, won, row.try_get(6)?, row.try_get(7)?))
        };
        let lines = self.select(&text, &[], read)?;
        lines.into_iter().map(|line| to_listing(&self.data, line)).collect()
    }

    fn prune(&mut self, before: i64) -> Result<usize, StoreError> {
        let gone = self
            .connection
            .ask(async |client, _| client.execute_typed(PRUNE, &[(&before, Type::INT8)]).await);
        let gone = gone.map_err(|fault| fault.explain(&self.data))?;
        Ok(usize::try_from(gone).unwrap_or(usize::MAX))
    }

    /// Returns an empty list, because guesses are counted in the database.
    fn guesses(&mut self) -> Result<Vec<(PuzzleId, Duration)>, StoreError> {
        Ok(Vec::new())
    }

    fn add(&mut self, new: &[(TableRevision, String)]) -> Result<(), StoreError> {
        let new: Vec<_> = new.iter().map(|(row, state)| (row, state.as_str())).collect();
        let added = self.insert(&new).map_err(|fault| fault.explain(&self.data))?;
        if added.into_iter().all(|added| added) { Ok(()) } else { Err(StoreError::Changed) }
    }

    /// Releases the advisory lock, so that other servers can prepare.
    fn finish_setup(&mut self) -> Result<(), StoreError> {
        let over = self.connection.ask(async |client, _| {
            client.query_typed("SELECT pg_advisory_unlock($1)", &[(&TURN, Type::INT8)]).await
        });
        over.map(drop).map_err(|fault| fault.explain(&self.data))
    }

    fn read(&mut self, wanted: &[TableQuery]) -> Result<Vec<Option<StoredTable>>, StoreError> {
        let names: Vec<String> = wanted.iter().map(|(name, _)| name.to_string()).collect();
        let since: Vec<Option<i64>> =
            wanted.iter().map(|(_, since)| since.map(Into::into)).collect();
        let text = format!(
            "SELECT {ROW_COLUMNS} FROM unnest($1, $2) WITH ORDINALITY AS w (name, since, place)
            CROSS JOIN {CLOCK} LEFT JOIN cauldron.tables AS t ON t.name = w.name
            ORDER BY w.place"
        );
        let values: [Value<'_>; 2] = [(&names, Type::TEXT_ARRAY), (&since, Type::INT8_ARRAY)];
        let read = |row: &tokio_postgres::Row| -> Result<Option<StoredRow>, _> {
            let Some(of) = row.try_get(0)? else { return Ok(None) };
            let (done, ago) = (row.try_get(3)?, row.try_get(4)?);
            Ok(Some((of, row.try_get(1)?, row.try_get(2)?, done, ago)))
        };
        let found = self.select(&text, &values, read)?.into_iter();
        found
            .map(|found| found.map(|found| to_stored_table(&self.data, found)).transpose())
            .collect()
    }

    fn read_saved_state(&mut self, name: TableName) -> Result<Option<String>, StoreError> {
        let name = name.to_string();
        let lost = self.select(LOST, &[(&name, Type::TEXT)], |row| row.try_get(0))?;
        Ok(lost.into_iter().next().flatten())
    }

    fn write(&mut self, writes: &[Write]) -> Result<WriteResults, StoreError> {
        let mut done: WriteResults = writes.iter().map(|_| Err(StoreError::Changed)).collect();
        let mut new = Vec::new();
        let mut rounds: Vec<Vec<(usize, &Change)>> = Vec::new();
        let mut most = usize::MAX;
        for (at, write) in writes.iter().enumerate() {
            match write {
                Write::New { row, state, most: limit } => {
                    most = most.min(*limit);
                    new.push((at, (row, state.as_str())));
                }
                Write::Change(change) => {
                    // One statement can update a row only once.
                    let free = |round: &&mut Vec<(usize, &Change)>| {
                        round.iter().all(|(_, other)| other.name != change.name)
                    };
                    match rounds.iter_mut().find(free) {
                        Some(round) => round.push((at, change)),
                        None => rounds.push(vec![(at, change)]),
                    }
                }
            }
        }
        for round in rounds {
            let (places, changes): (Vec<_>, Vec<_>) = round.into_iter().unzip();
            note(&mut done, &places, self.change(&changes), &self.data);
        }
        if !new.is_empty() {
            match self.count() {
                Ok(count) => {
                    for (at, _) in new.split_off(new.len().min(most.saturating_sub(count))) {
                        done[at] = Err(StoreError::Full);
                    }
                    let (places, rows): (Vec<_>, Vec<_>) = new.into_iter().unzip();
                    note(&mut done, &places, self.insert(&rows), &self.data);
                }
                Err(fault) => {
                    let places: Vec<_> = new.iter().map(|(at, _)| *at).collect();
                    note(&mut done, &places, Err(fault), &self.data);
                }
            }
        }
        // The batch fails as a whole only if every write failed because of the database. The
        // referee is informed of that case.
        match done.iter().all(|done| matches!(done, Err(error) if error.is_of_place())) {
            true => done.into_iter().find_map(Result::err).map_or(Ok(Vec::new()), Err),
            false => Ok(done),
        }
    }

    fn guess(&mut self, guess: &Guess) -> Result<GuessResult, StoreError> {
        take_guess(&mut self.connection, guess).map_err(|fault| fault.explain(&self.data))
    }
}

/// Records the outcome of some writes of a batch in `done`.
fn note(
    done: &mut WriteResults,
    places: &[usize],
    came: Result<Vec<bool>, Fault>,
    data: &TableLocation,
) {
    match came {
        Ok(kept) => {
            for (&at, _) in places.iter().zip(kept).filter(|(_, kept)| *kept) {
                done[at] = Ok(());
            }
        }
        Err(fault) => {
            let error = fault.explain(data);
            for &at in places {
                done[at] = Err(error.clone());
            }
        }
    }
}

/// Database's clock in ms since 1970, which all servers share.
const NOW: &str = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";

/// Counts a guess against all of its limits, or none of them. If one is exhausted, returns the
/// party and the time until its next guess.
///
/// # Errors
/// If the database fails.
fn take_guess(connection: &mut Connection, guess: &Guess) -> Result<GuessResult, Fault> {
    let ms = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX / 4);
    let whose: Vec<&str> = guess.shares.iter().map(|share| share.key.as_str()).collect();
    let steps: Vec<i64> = guess.shares.iter().map(|share| ms(share.rate.interval())).collect();
    let rooms: Vec<i64> = guess.shares.iter().map(|share| ms(share.rate.room())).collect();
    let refused = connection.ask(async |client, _| {
        let values: [Value<'_>; 3] =
            [(&whose, Type::TEXT_ARRAY), (&steps, Type::INT8_ARRAY), (&rooms, Type::INT8_ARRAY)];
        let there = format!(
            "INSERT INTO cauldron.guesses (whose, back) SELECT whose, {NOW} FROM unnest($1) AS whose
             ON CONFLICT (whose) DO NOTHING"
        );
        client.query_typed(&there, &values[..1]).await?;
        let taken = format!(
            "UPDATE cauldron.guesses AS g SET back = greatest(g.back, c.now) + w.step
             FROM unnest($1, $2, $3) AS w (whose, step, room), {NOW} AS c (now)
             WHERE g.whose = w.whose AND g.back - c.now <= w.room
             RETURNING g.whose"
        );
        let taken = client.query_typed(&taken, &values).await?;
        let taken = taken.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
        if taken.len() == whose.len() {
            // Rows of fully restored limits are not needed. They are deleted after a minute.
            let gone = format!("DELETE FROM cauldron.guesses WHERE back < {NOW} - 60000");
            client.query_typed(&gone, &[]).await?;
            return Ok(None);
        }
        // The guess is given back. After the clock was set back, the wait is limited to the time in
        // which the whole limit is restored.
        let back = format!(
            "UPDATE cauldron.guesses AS g
             SET back = least(g.back, c.now + w.room + w.step)
                 - CASE WHEN g.whose = ANY ($4) THEN w.step ELSE 0 END
             FROM unnest($1, $2, $3) AS w (whose, step, room), {NOW} AS c (now)
             WHERE g.whose = w.whose
             RETURNING g.whose, g.back - c.now - w.room"
        );
        let values: [Value<'_>; 4] = [
            (&whose, Type::TEXT_ARRAY),
            (&steps, Type::INT8_ARRAY),
            (&rooms, Type::INT8_ARRAY),
            (&taken, Type::TEXT_ARRAY),
        ];
        let waits = client.query_typed(&back, &values).await?;
        let waits = waits.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
        let waits = waits.collect::<Result<Vec<(String, i64)>, tokio_postgres::Error>>()?;
        Ok(Some((taken, waits)))
    })?;
    let Some((taken, waits)) = refused else { return Ok(Ok(())) };
    let used_up = guess.shares.iter().find(|share| !taken.contains(&share.key));
    let share = used_up.unwrap_or(&guess.shares[0]);
    let wait = waits.iter().find(|(whose, _)| *whose == share.key).map_or(0, |(_, wait)| *wait);
    let wait = Duration::from_millis(u64::try_from(wait).unwrap_or_default());
    Ok(Err((share.scope, wait)))
}
