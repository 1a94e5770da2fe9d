//! Tables in memory, with the behaviour of a file for one server, or of a database for several.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::seal::PuzzleId;
use crate::serve::error::StoreError;
use crate::serve::log::{TableHistory, UNDO_WINDOW};
use crate::serve::machine::now_ms;
use crate::serve::name::TableName;
use crate::serve::store::{
    Change, Guess, GuessResult, PriorStateHandling, StoredTable, TableListing, TableQuery,
    TableRevision, TableStore, Write, WriteResults,
};

/// Contents of the store, which outlive the servers.
#[derive(Clone, Default)]
pub(super) struct Memory {
    kept: Arc<Mutex<Tables>>,
    /// Whether several servers share the store.
    shared: bool,
}

#[derive(Default)]
struct Tables {
    /// Names in the order in which the tables were opened.
    order: Vec<TableName>,
    tables: BTreeMap<TableName, Table>,
    /// Time at which guesses are fully restored, in milliseconds since 1970, by party (shared
    /// store).
    guesses: BTreeMap<String, i64>,
    /// Time at which guesses are fully restored, in milliseconds since 1970, by game (single
    /// server).
    games: BTreeMap<PuzzleId, i64>,
}

struct Table {
    row: TableRevision,
    state: String,
    opened: i64,
    changed: i64,
    won: Option<i64>,
    deeds: Option<TableHistory>,
    lost: Option<String>,
    lost_won: Option<i64>,
    lost_at: Option<i64>,
}

impl Memory {
    pub(super) fn new(shared: bool) -> Memory {
        Memory { shared, ..Memory::default() }
    }

    fn kept(&self) -> MutexGuard<'_, Tables> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    fn insert(&mut self, row: &TableRevision, state: &str) -> Result<(), StoreError> {
        if self.tables.contains_key(&row.name) {
            return Err(StoreError::Changed);
        }
        let now = now_ms() / 1000;
        self.order.push(row.name);
        self.tables.insert(
            row.name,
            Table {
                row: row.clone(),
                state: state.into(),
                opened: now,
                changed: now,
                won: None,
                deeds: None,
                lost: None,
                lost_won: None,
                lost_at: None,
            },
        );
        Ok(())
    }
}

/// Returns the time of a win at the time `now`, after that of an earlier one.
pub(super) fn after(earlier: i64, now: i64) -> i64 {
    if now < earlier { earlier + 1 } else { now }
}

impl Table {
    fn ago(&self) -> Option<Duration> {
        let ms = now_ms() - self.lost_at?;
        Some(Duration::from_millis(u64::try_from(ms).unwrap_or_default()))
    }

    /// Changes the table. `latest` is the time of the latest win at any table.
    fn change(&mut self, change: &Change, latest: Option<i64>) {
        let now = now_ms();
        let state = std::mem::replace(&mut self.state, change.state.clone());
        let won = self.won;
        let earlier = if change.before == PriorStateHandling::Swap { self.lost_won } else { won };
        self.won = change.won.then(|| earlier.unwrap_or(latest.map_or(now, |at| after(at, now))));
        if change.before != PriorStateHandling::Discard {
            (self.lost, self.lost_won, self.lost_at) = (Some(state), won, Some(now));
        } else if self.lost_at.is_some_and(|at| at < now - UNDO_WINDOW.as_millis() as i64) {
            self.lost = None;
        }
        self.row.revision = change.to;
        self.changed = now / 1000;
        self.deeds = change.deeds.or(self.deeds);
    }
}

impl TableStore for Memory {
    fn rows(&mut self) -> Result<Vec<TableRevision>, StoreError> {
        let kept = self.kept();
        Ok(kept.order.iter().map(|name| kept.tables[name].row.clone()).collect())
    }

    fn list(&mut self) -> Result<Vec<TableListing>, StoreError> {
        let kept = self.kept();
        let listed = kept.order.iter().map(|name| {
            let table = &kept.tables[name];
            TableListing {
                row: table.row.clone(),
                opened: table.opened,
                changed: table.changed,
                won: table.won,
                deeds: table.deeds,
                lost: table.ago(),
            }
        });
        Ok(listed.collect())
    }

    fn prune(&mut self, before: i64) -> Result<usize, StoreError> {
        let mut kept = self.kept();
        let all = kept.order.len();
        kept.tables.retain(|_, table| table.changed >= before);
        let Tables { order, tables, .. } = &mut *kept;
        order.retain(|name| tables.contains_key(name));
        Ok(all - order.len())
    }

    fn guesses(&mut self) -> Result<Vec<(PuzzleId, Duration)>, StoreError> {
        let now = now_ms();
        let owed = |back: i64| Duration::from_millis(u64::try_from(back - now).unwrap_or_default());
        Ok(self.kept().games.iter().map(|(&game, &back)| (game, owed(back))).collect())
    }

    fn add(&mut self, new: &[(TableRevision, String)]) -> Result<(), StoreError> {
        let mut kept = self.kept();
        new.iter().try_for_each(|(row, state)| kept.insert(row, state))
    }

    fn finish_setup(&mut self) -> Result<(), StoreError> {
        Ok(())
    }

    fn read(&mut self, wanted: &[TableQuery]) -> Result<Vec<Option<StoredTable>>, StoreError> {
        let kept = self.kept();
        let found = wanted.iter().map(|(name, since)| {
            let table = kept.tables.get(name)?;
            Some(StoredTable {
                game: table.row.game,
                revision: table.row.revision,
                state: (*since != Some(table.row.revision)).then(|| table.state.clone()),
                deeds: table.deeds,
                replaced_ago: table.ago(),
            })
        });
        Ok(found.collect())
    }

    fn read_saved_state(&mut self, name: TableName) -> Result<Option<String>, StoreError> {
        let kept = self.kept();
        Ok(kept.tables.get(&name).and_then(|table| table.lost.clone()))
    }

    fn write(&mut self, writes: &[Write]) -> Result<WriteResults, StoreError> {
        let mut kept = self.kept();
        let done = writes.iter().map(|write| match write {
            Write::New { row, state, most } if !self.shared || kept.order.len() < *most => {
                kept.insert(row, state)
            }
            Write::New { .. } => Err(StoreError::Full),
            Write::Change(change) => {
                let latest = kept.tables.values().filter_map(|table| table.won).max();
                match kept.tables.get_mut(&change.name) {
                    Some(table) if table.row.revision == change.from => {
                        table.change(change, latest);
                        Ok(())
                    }
                    _ => Err(StoreError::Changed),
                }
            }
        });
        Ok(done.collect())
    }

    fn guess(&mut self, guess: &Guess) -> Result<GuessResult, StoreError> {
        let now = now_ms();
        let ms = |time: Duration| time.as_millis() as i64;
        let mut kept = self.kept();
        if !self.shared {
            let back = kept.games.entry(guess.game).or_insert(now);
            *back = (*back).max(now + ms(guess.owed));
            return Ok(Ok(()));
        }
        let mut refused = None;
        for share in &guess.shares {
            let back = kept.guesses.entry(share.key.clone()).or_insert(now);
            let (room, interval) = (ms(share.rate.room()), ms(share.rate.interval()));
            if *back - now <= room {
                *back = (*back).max(now);
                continue;
            }
            // A change of the clock must not extend the wait beyond the whole limit.
            *back = (*back).min(now + room + interval);
            let wait = Duration::from_millis((*back - now - room) as u64);
            refused.get_or_insert((share.scope, wait));
        }
        if let Some(refused) = refused {
            return Ok(Err(refused));
        }
        for share in &guess.shares {
            if let Some(back) = kept.guesses.get_mut(&share.key) {
                *back += ms(share.rate.interval());
            }
        }
        kept.guesses.retain(|_, back| *back >= now - 60_000);
        Ok(Ok(()))
    }
}
