//! Simulated store with failures, and the ledger of its true contents, against which all responses
//! of the servers are checked.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tokio::time::Instant;

use super::memory::after;
use super::world;
use crate::game::{GameStatus, TableSummary};
use crate::seal::PuzzleId;
use crate::serve::data::TableLocation;
use crate::serve::error::StoreError;
use crate::serve::log::{Actor, EventKind};
use crate::serve::machine::now_ms;
use crate::serve::name::TableName;
use crate::serve::options::RefereedGames;
use crate::serve::store::{
    Change, Guess, GuessResult, PriorStateHandling, StoredTable, TableListing, TableQuery,
    TableRevision, TableStore, Write, WriteResults,
};

/// Condition of the disk, or of the connection to the database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Condition {
    #[default]
    Fine,
    /// Writes fail.
    Full,
    /// Reads and writes fail.
    Gone,
}

/// Tolerance for counting a guess too early or too late: a database counts in ms, and a job reaches
/// the disk after some ms.
const COUNTED_WITHIN: Duration = Duration::from_millis(20);

/// Deliberate fault, for testing that the simulation detects it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sabotage {
    /// Some changes are acknowledged and not stored.
    Forgets,
    /// Changes are stored without a check of the revision.
    Overwrites,
    /// The time of winning is updated by each later change.
    WinsAgain,
    /// Guesses are not counted.
    CountsNoGuess,
}

/// Stored revision of a table.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub revision: u32,
    pub state: Arc<str>,
    /// Time of winning by the wall clock, in milliseconds since 1970.
    pub won: Option<i64>,
}

#[derive(Debug)]
struct Page {
    game: PuzzleId,
    entries: Vec<Entry>,
    /// Time of winning of the saved state.
    lost_won: Option<i64>,
    /// Number of guesses counted.
    guesses: u32,
    /// Number of verdicts sent to phones.
    verdicts: u32,
    /// Revisions with which verdicts were sent.
    told: BTreeSet<u32>,
}

/// True contents of the store, and all violations found.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    pages: BTreeMap<TableName, Page>,
    /// Time at which the guesses of each party are fully restored.
    guesses: BTreeMap<String, Instant>,
    pub condition: Condition,
    pub sabotage: Option<Sabotage>,
    pub violations: Vec<String>,
    pub changes: u64,
    pub counted: u64,
    pub troubles: u64,
    pub wins: u64,
}

/// Shared handle of the [`Ledger`].
#[derive(Clone, Debug, Default)]
pub(super) struct Book(Arc<Mutex<Ledger>>);

impl Book {
    pub(super) fn open(&self) -> MutexGuard<'_, Ledger> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records a violation.
    pub(super) fn blame(&self, what: String) {
        self.open().violations.push(what);
    }
}

impl Ledger {
    /// Returns all tables that were ever stored, with their games.
    pub(super) fn tables(&self) -> Vec<(TableName, PuzzleId)> {
        self.pages.iter().map(|(&name, page)| (name, page.game)).collect()
    }

    pub(super) fn game(&self, table: TableName) -> Option<PuzzleId> {
        self.pages.get(&table).map(|page| page.game)
    }

    pub(super) fn last(&self, table: TableName) -> Option<&Entry> {
        self.pages.get(&table)?.entries.last()
    }

    pub(super) fn at(&self, table: TableName, revision: u32) -> Option<&Entry> {
        let entries = &self.pages.get(&table)?.entries;
        let at = entries.binary_search_by_key(&revision, |entry| entry.revision).ok()?;
        Some(&entries[at])
    }

    /// Counts a verdict that was sent with a revision; repetitions are not counted. Returns `false`
    /// if more verdicts than guesses were counted.
    pub(super) fn verdict(&mut self, table: TableName, revision: u32) -> bool {
        self.pages.get_mut(&table).is_some_and(|page| {
            if !page.told.insert(revision) {
                return true;
            }
            page.verdicts += 1;
            page.verdicts <= page.guesses
        })
    }

    fn insert(&mut self, row: &TableRevision, state: &str) {
        let entry = Entry { revision: row.revision, state: state.into(), won: None };
        let page = Page {
            game: row.game,
            entries: vec![entry],
            lost_won: None,
            guesses: 0,
            verdicts: 0,
            told: BTreeSet::new(),
        };
        if self.pages.insert(row.name, page).is_some() {
            self.violations.push(format!("table {} was opened twice", row.name));
        }
    }

    fn change(&mut self, change: &Change, rules: &Rules) {
        self.changes += 1;
        let latest = self.pages.values().filter_map(|page| page.entries.last()?.won).max();
        let Some(page) = self.pages.get_mut(&change.name) else {
            self.violations.push(format!("table {} was changed and never opened", change.name));
            return;
        };
        let before = page.entries.last().cloned();
        let Some(before) = before else { return };
        let told = |what: &str| {
            let Change { name, from, to, .. } = change;
            format!("table {name}, from revision {from} to {to}: {what}")
        };
        if before.revision != change.from {
            self.violations.push(told(&format!("what was kept as {} is lost", before.revision)));
        }
        if change.to <= before.revision {
            self.violations.push(told("the revision does not go on"));
        }
        let now = now_ms();
        let earlier =
            if change.before == PriorStateHandling::Swap { page.lost_won } else { before.won };
        let stamp = latest.map_or(now, |latest| after(latest, now));
        let won = change.won.then(|| earlier.unwrap_or(stamp));
        if change.before != PriorStateHandling::Discard {
            page.lost_won = before.won;
        }
        self.wins += u64::from(won == Some(stamp) && before.won.is_none());
        let broken = rules.broken(page.game, &before.state, change, page.guesses);
        page.entries.push(Entry { revision: change.to, state: change.state.as_str().into(), won });
        self.violations.extend(broken.map(|what| told(&what)));
    }

    /// Counts a guess and checks the limits promised to players: for a table 5 at once and one more
    /// in two minutes; for an address 90 and one in five minutes; for a game 120 and one in three
    /// minutes. The latter two limits are at least 5 for each table opened beforehand.
    fn guess(&mut self, table: Option<TableName>, guess: &Guess, beforehand: u64) {
        self.counted += 1;
        if let Some(page) = table.and_then(|table| self.pages.get_mut(&table)) {
            page.guesses += 1;
        }
        let now = Instant::now();
        let promised = [(5, 120), (90.max(5 * beforehand), 300), (120.max(5 * beforehand), 180)];
        for (share, (most, seconds)) in guess.shares.iter().zip(promised) {
            let interval = Duration::from_secs(seconds);
            let back = self.guesses.entry(share.key.clone()).or_insert(now);
            *back = (*back).max(now) + interval;
            let owed = back.duration_since(now);
            let early = owed.saturating_sub(interval * most as u32);
            if early > COUNTED_WITHIN {
                self.violations.push(format!("a guess {early:?} too early: {}", share.key));
            }
        }
    }

    /// Forgets counted guesses after a restart of a server, which reads only the guesses of games
    /// from the store. `all` is `true` if the clock was put forward, so that these have expired
    /// too.
    pub(super) fn forget_guesses(&mut self, all: bool) {
        let games = |whose: &str| whose.len() == 16 && !whose.contains(' ');
        self.guesses.retain(|whose, _| !all && games(whose));
    }
}

/// Invariants of stored tables.
#[derive(Clone, Debug)]
pub(super) struct Rules {
    pub games: Arc<RefereedGames>,
    /// Limit for the number of tests in each game that has one.
    pub tests: BTreeMap<PuzzleId, u32>,
    /// Limit for the number of namings of the recipe in each game.
    pub namings: BTreeMap<PuzzleId, usize>,
    /// Whether tables were opened beforehand, so that players cannot restart a game.
    pub watched: bool,
}

impl Rules {
    fn broken(
        &self,
        game: PuzzleId,
        before: &str,
        change: &Change,
        guesses: u32,
    ) -> Option<String> {
        let play = &self.games.get(game)?.play;
        let account = match play.summary(&change.state) {
            Ok(account) => account,
            Err(refused) => return Some(format!("what is kept cannot be read: {refused}")),
        };
        let TableSummary { tests, guesses: named, .. } = account;
        let tested = play.summary(before).map_or(0, |before| before.tests);
        if tests < tested && change.before == PriorStateHandling::Discard {
            return Some(format!(
                "of {tested} tests {tests} are left, and none can be brought back"
            ));
        }
        if self.tests.get(&game).is_some_and(|&most| tests > most) {
            return Some(format!("{tests} tests are more than the board has room for"));
        }
        let state: Value = serde_json::from_str(&change.state).unwrap_or_default();
        let namings = state["namings"].as_array().map_or(0, Vec::len);
        if self.namings.get(&game).is_some_and(|&most| namings > most) {
            return Some(format!("the recipe was named {namings} times"));
        }
        if named > guesses {
            return Some(format!("{named} guesses are on the log, and {guesses} were counted"));
        }
        if change.won != (account.status == GameStatus::Won) {
            return Some("it is kept as won and is not, or the other way round".into());
        }
        let anew = change.deeds.filter(|deeds| deeds.last.what == EventKind::Again);
        let player = anew.is_some_and(|deeds| deeds.last.by != Actor::Referee);
        (player && (self.watched || play.is_limited()))
            .then(|| "a player began a tournament's table anew".into())
    }
}

/// Simulated store with failures.
pub(super) struct Disk {
    pub inner: Box<dyn TableStore>,
    pub book: Book,
    pub rules: Rules,
    pub data: TableLocation,
    pub beforehand: u64,
}

impl Disk {
    fn is_shared(&self) -> bool {
        matches!(self.data, TableLocation::Postgres(_))
    }

    fn trouble(&self) -> StoreError {
        self.book.open().troubles += 1;
        StoreError::Machine { place: self.data.clone(), reason: "simulated".into() }
    }

    fn reach(&self) -> Result<(), StoreError> {
        let condition = self.book.open().condition;
        let hiccup = world::chance(1, 2_000);
        if condition == Condition::Gone || hiccup { Err(self.trouble()) } else { Ok(()) }
    }

    fn room(&self) -> Result<(), StoreError> {
        self.reach()?;
        let condition = self.book.open().condition;
        if condition == Condition::Full { Err(self.trouble()) } else { Ok(()) }
    }

    fn sabotage(&self) -> Option<Sabotage> {
        self.book.open().sabotage
    }

    /// Performs writes with the fault of the current sabotage.
    fn spoilt(&mut self, writes: &[Write]) -> Result<WriteResults, StoreError> {
        let mut done = Vec::with_capacity(writes.len());
        for write in writes {
            let Write::Change(change) = write else {
                done.extend(self.inner.write(std::slice::from_ref(write))?);
                continue;
            };
            let mut change = change.clone();
            match self.sabotage() {
                Some(Sabotage::Forgets) if world::chance(1, 40) => {
                    done.push(Ok(()));
                    continue;
                }
                Some(Sabotage::Overwrites) => {
                    let read = self.inner.read(&[(change.name, None)])?;
                    change.from = read[0].as_ref().map_or(change.from, |kept| kept.revision);
                    change.to = change.to.max(change.from + 1);
                }
                _ => {}
            }
            done.extend(self.inner.write(&[Write::Change(change)])?);
        }
        Ok(done)
    }
}

/// Returns the table at which a guess is made, from the key of its limit.
fn table_of(guess: &Guess) -> Option<TableName> {
    guess.shares[0].key.strip_prefix("table ")?.parse().ok()
}

impl TableStore for Disk {
    fn rows(&mut self) -> Result<Vec<TableRevision>, StoreError> {
        self.reach()?;
        self.inner.rows()
    }

    fn list(&mut self) -> Result<Vec<TableListing>, StoreError> {
        self.reach()?;
        let mut listed = self.inner.list()?;
        if self.sabotage() == Some(Sabotage::WinsAgain) {
            for one in &mut listed {
                one.won = one.won.map(|_| one.changed * 1000);
            }
        }
        Ok(listed)
    }

    fn prune(&mut self, before: i64) -> Result<usize, StoreError> {
        self.inner.prune(before)
    }

    fn guesses(&mut self) -> Result<Vec<(PuzzleId, Duration)>, StoreError> {
        self.reach()?;
        self.inner.guesses()
    }

    fn add(&mut self, new: &[(TableRevision, String)]) -> Result<(), StoreError> {
        self.room()?;
        self.inner.add(new)?;
        let mut ledger = self.book.open();
        new.iter().for_each(|(row, state)| ledger.insert(row, state));
        Ok(())
    }

    fn finish_setup(&mut self) -> Result<(), StoreError> {
        self.inner.finish_setup()
    }

    fn read(&mut self, wanted: &[TableQuery]) -> Result<Vec<Option<StoredTable>>, StoreError> {
        self.reach()?;
        self.inner.read(wanted)
    }

    fn read_saved_state(&mut self, name: TableName) -> Result<Option<String>, StoreError> {
        self.reach()?;
        self.inner.read_saved_state(name)
    }

    fn write(&mut self, writes: &[Write]) -> Result<WriteResults, StoreError> {
        self.room()?;
        // A database may disconnect before it acknowledges a write, whether performed or not.
        let unsure = self.is_shared() && world::chance(1, 400);
        if unsure && world::chance(1, 2) {
            return Err(StoreError::Unsure {
                place: self.data.clone(),
                reason: "simulated".into(),
            });
        }
        let written = match self.sabotage() {
            None => self.inner.write(writes)?,
            Some(_) => self.spoilt(writes)?,
        };
        let mut ledger = self.book.open();
        for (write, _) in writes.iter().zip(&written).filter(|(_, written)| written.is_ok()) {
            match write {
                Write::New { row, state, .. } => ledger.insert(row, state),
                Write::Change(change) => ledger.change(change, &self.rules),
            }
        }
        if unsure {
            return Err(StoreError::Unsure {
                place: self.data.clone(),
                reason: "simulated".into(),
            });
        }
        Ok(written)
    }

    fn guess(&mut self, guess: &Guess) -> Result<GuessResult, StoreError> {
        self.room()?;
        if self.sabotage() == Some(Sabotage::CountsNoGuess) {
            return Ok(Ok(()));
        }
        let counted = self.inner.guess(guess)?;
        if counted.is_ok() {
            self.book.open().guess(table_of(guess), guess, self.beforehand);
        }
        Ok(counted)
    }
}
