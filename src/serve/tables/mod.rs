//! Tables of a referee server: the registry of tables, and the actions of players. The referee's
//! view and actions are in `refereed`.

mod refereed;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use serde::Serialize;
use serde_json::Value;
use tokio::sync::{Notify, Semaphore};
use tokio::time::timeout;

use super::error::{ServeError, StoreError};
use super::guesses::{Guesses, HelpLimits};
use super::log::{Actor, EventKind, LatestChange, Log, TableChange, TableHistory};
use super::machine;
use super::name::TableName;
use super::options::{RefereedGame, RefereedGames};
use super::rate::Client;
use super::refusal::RequestRejection;
use super::store::{
    Change, PriorStateHandling, Store, StoreHandle, StoredTable, TableRevision, Write,
};
use crate::game::{
    ActionKind, GameSession, GameStatus, PlayAction, Rejection, RejectionKind, TableSnapshot,
};
use crate::seal::{Payload, PuzzleId};
use refereed::SummaryCache;
pub(super) use refereed::{RankedWin, RefereedTable, stored_tables};

/// Limit for guesses that wait while another guess opens its seal.
const WAITING: usize = 8;
/// Number of tables for which help can be computed at the same time.
const HELPERS: usize = 2;
/// Limit for requests for help that are being computed or wait.
const ASKING: usize = 16;
/// Number of attempts of an action, if other servers change the table meanwhile.
const TRIES: u64 = 20;
/// Interval at which a waiting request checks whether another server has changed its table.
const NEWS: Duration = Duration::from_secs(1);

/// Largest number of tables of a game that are listed for a player who scans its sheet.
const LISTED: usize = 6;
/// Largest number of tables that are listed for a player who names none.
const LISTED_IN_ALL: usize = 2 * LISTED;
/// Number of most recently changed tables that are searched for games in progress.
const LOOKED_AT: usize = 10 * LISTED;

/// Table as sent to a player.
#[derive(Debug, Serialize)]
pub(super) struct TableResponse<'a> {
    table: String,
    game: &'a Value,
    view: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    deed: Option<LatestChange>,
}

impl TableResponse<'_> {
    /// Returns the name of the table.
    pub(super) fn table(&self) -> &str {
        &self.table
    }
}

/// Entry of a list of tables, as sent to a player.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct TableEntry {
    table: String,
    /// Label of the game, such as `C313-2F8A`.
    game: String,
    /// Number of tests made at the table.
    tests: usize,
}

/// Result of an action, as sent to a player.
#[derive(Debug, Serialize)]
pub(super) struct ActionResponse {
    told: Value,
    view: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    deed: Option<LatestChange>,
}

/// All tables. Only names and revisions are in memory. The game states are in the store, where
/// other servers can find and change them.
#[derive(Debug)]
pub(super) struct Tables {
    games: RefereedGames,
    records: RwLock<BTreeMap<TableName, Arc<TableRecord>>>,
    store: StoreHandle,
    most: usize,
    may_open: bool,
    listed: bool,
    guesses: Guesses,
    helping: HelpLimits,
    /// Permits for computing help.
    helpers: Semaphore,
    /// Permits for requests for help, running or waiting.
    asking: Semaphore,
    /// Single permit for opening a seal. Opening needs much memory, so that it must not run twice
    /// at once.
    opening: Semaphore,
    /// Permits for guesses that wait for `opening`.
    waiting: Semaphore,
    log: Log,
    summaries: SummaryCache,
    /// Permits for requests that wait for a change. Without a permit, clients poll.
    watching: Semaphore,
}

/// In-memory record of a table.
#[derive(Debug)]
struct TableRecord {
    game: PuzzleId,
    /// Latest revision known to this server.
    revision: AtomicU32,
    /// Time of the last request for the table, in seconds since 1970; 0 if none since the server
    /// started.
    seen: AtomicI64,
    /// Wakes requests that wait for a change.
    changed: Notify,
    /// Time of opening or of the last change, in seconds since 1970; 0 if none since the server
    /// started.
    touched: AtomicI64,
    /// Lock that serializes changes of the table within this server.
    turn: tokio::sync::Mutex<()>,
}

impl TableRecord {
    fn of(row: &TableRevision) -> Arc<TableRecord> {
        Arc::new(TableRecord {
            game: row.game,
            revision: AtomicU32::new(row.revision),
            seen: AtomicI64::new(0),
            changed: Notify::new(),
            touched: AtomicI64::new(0),
            turn: tokio::sync::Mutex::default(),
        })
    }

    /// Records the current time as that of the last change.
    fn touch(&self) {
        self.touched.store(machine::now(), Ordering::Relaxed);
    }

    /// Sets `revision` and wakes waiting requests.
    fn set_revision(&self, revision: u32) {
        self.touch();
        self.revision.store(revision, Ordering::Release);
        self.changed.notify_waiters();
    }
}

/// The referee's settings for the tables.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableSettings {
    /// Number of tables for each game that are created at the start; players cannot open others. If
    /// `None`, players open the tables.
    pub beforehand: Option<usize>,
    /// Limit for the number of tables of all games.
    pub most: usize,
    /// Limit for the number of requests that wait for changes.
    pub watching: usize,
    /// Whether a player who scans a sheet is offered the tables that play it, except in
    /// tournaments.
    pub listed: bool,
}

/// Returns the initial state of a game. The code is removed from it, because a code can contain its
/// own key.
fn blank(play: &dyn GameSession) -> Result<TableSnapshot, Rejection> {
    let mut position = play.begin()?;
    let mut save: Value = serde_json::from_str(&position.save).map_err(Rejection::stored)?;
    if let Some(code) = save.get_mut("code") {
        *code = "".into();
    }
    position.save = save.to_string();
    Ok(position)
}

impl Tables {
    /// Loads the stored tables and creates the missing ones that `rules` demand. Then `start`
    /// starts the store.
    ///
    /// # Errors
    /// If there are too many tables, or the store fails.
    pub(super) fn load<T>(
        mut games: RefereedGames,
        mut store: Store,
        rules: TableSettings,
        log: Log,
        start: impl FnOnce(Store) -> Result<(StoreHandle, T), StoreError>,
    ) -> Result<StartedTables<T>, ServeError> {
        let may_open = rules.beforehand.is_none();
        games.without_help(|play| is_tournament(play, may_open));
        let mut rows = store.backend.rows()?;
        if let Some(wanted) = rules.beforehand {
            let mut new = Vec::new();
            for game in games.all() {
                let id = game.play.payload().id();
                let there = rows.iter().filter(|row| row.game == id).count();
                let state = blank(&*game.play)?.save;
                for _ in there..wanted {
                    let name = TableName::fresh().map_err(ServeError::Randomness)?;
                    new.push((TableRevision { name, game: id, revision: 0 }, state.clone()));
                }
            }
            if rows.len() + new.len() > rules.most {
                return Err(ServeError::TooManyTables { most: rules.most });
            }
            store.backend.add(&new)?;
            rows.extend(new.into_iter().map(|(row, _)| row));
        }
        let opened = rows.iter().map(|row| (row.game, row.name)).collect();
        let seats = rows.iter().map(|row| (row.name, TableRecord::of(row))).collect();
        let owed = store.backend.guesses()?;
        let guesses = Guesses::new(rules.beforehand.unwrap_or(0), &owed, machine::instant());
        let (handle, keeping) = start(store)?;
        let tables = Tables {
            games,
            records: RwLock::new(seats),
            store: handle,
            most: rules.most,
            may_open,
            guesses,
            helping: HelpLimits::new(),
            helpers: Semaphore::new(HELPERS),
            asking: Semaphore::new(ASKING),
            opening: Semaphore::new(1),
            waiting: Semaphore::new(WAITING),
            log,
            summaries: SummaryCache::default(),
            watching: Semaphore::new(rules.watching),
            listed: rules.listed,
        };
        Ok(StartedTables { tables: Arc::new(tables), opened, started_store: keeping })
    }

    /// Returns the refereed games.
    pub(super) fn games(&self) -> &RefereedGames {
        &self.games
    }

    /// Checks that tables can be read.
    ///
    /// # Errors
    /// If the store fails.
    pub(super) async fn answer(&self) -> Result<(), RequestRejection> {
        let name = TableName::fresh().map_err(|_| RequestRejection::Failed)?;
        self.store.read(name, None).await?;
        Ok(())
    }

    async fn record_and_game(
        &self,
        name: TableName,
    ) -> Result<(Arc<TableRecord>, &RefereedGame), RequestRejection> {
        let seat = self.record(name).await?;
        seat.seen.store(machine::now(), Ordering::Relaxed);
        self.at(name, seat)
    }

    /// Returns the record of a table, whichever server opened it.
    async fn record(&self, name: TableName) -> Result<Arc<TableRecord>, RequestRejection> {
        let seated =
            self.records.read().unwrap_or_else(PoisonError::into_inner).get(&name).cloned();
        match seated {
            Some(seat) => Ok(seat),
            None if self.store.is_shared() => self.opened_elsewhere(name).await,
            None => Err(RequestRejection::NoTable(name)),
        }
    }

    /// Returns the record with its game.
    ///
    /// # Errors
    /// [`RequestRejection::NotLoaded`] if the game is not refereed here.
    fn at(
        &self,
        name: TableName,
        seat: Arc<TableRecord>,
    ) -> Result<(Arc<TableRecord>, &RefereedGame), RequestRejection> {
        let not_loaded = || RequestRejection::NotLoaded { table: name, game: seat.game.label() };
        let game = self.games.get(seat.game).ok_or_else(not_loaded)?;
        Ok((seat, game))
    }

    /// Creates the record of a table that another server has opened.
    async fn opened_elsewhere(
        &self,
        name: TableName,
    ) -> Result<Arc<TableRecord>, RequestRejection> {
        let kept = self.store.read(name, None).await?.ok_or(RequestRejection::NoTable(name))?;
        let seat =
            TableRecord::of(&TableRevision { name, game: kept.game, revision: kept.revision });
        let mut seats = self.records.write().unwrap_or_else(PoisonError::into_inner);
        Ok(seats.entry(name).or_insert(seat).clone())
    }

    /// Reads the stored table and its state.
    async fn read_stored(
        &self,
        name: TableName,
    ) -> Result<(StoredTable, String), RequestRejection> {
        let kept = self.store.read(name, None).await?;
        let state = |mut kept: StoredTable| kept.state.take().map(|state| (kept, state));
        kept.and_then(state).ok_or(RequestRejection::NoTable(name))
    }

    fn response(
        name: TableName,
        game: &RefereedGame,
        position: TableSnapshot,
        deed: Option<LatestChange>,
    ) -> TableResponse<'_> {
        TableResponse { table: name.to_string(), game: &game.view, view: position.view, deed }
    }

    /// Opens a table for the game of `code`.
    ///
    /// # Errors
    /// If the game is not refereed here, the limit is reached, or the store fails.
    pub(super) async fn open(&self, code: &Payload) -> Result<TableResponse<'_>, RequestRejection> {
        let game = self
            .games
            .get(code.id())
            .ok_or_else(|| RequestRejection::OtherGame(code.id().label()))?;
        if !self.may_open {
            return Err(RequestRejection::NoOpening);
        }
        let position = blank(&*game.play)?;
        let name = TableName::fresh().map_err(|_| RequestRejection::Failed)?;
        let row = TableRevision { name, game: code.id(), revision: position.revision };
        {
            let mut seats = self.records.write().unwrap_or_else(PoisonError::into_inner);
            if seats.len() >= self.most {
                return Err(RequestRejection::Full(self.most));
            }
            if seats.contains_key(&name) {
                return Err(RequestRejection::Failed);
            }
            let seat = TableRecord::of(&row);
            seat.touch();
            seats.insert(name, seat);
        }
        let state = position.save.clone();
        let written = self.store.write(Write::New { row, state, most: self.most }).await;
        if let Err(error) = written {
            self.records.write().unwrap_or_else(PoisonError::into_inner).remove(&name);
            return Err(match error {
                StoreError::Full => RequestRejection::Full(self.most),
                error => error.into(),
            });
        }
        if self.log.is_kept() {
            let account = game.play.summary(&position.save).unwrap_or_default();
            self.log.note(name, code.id().label(), EventKind::Opened, account);
        }
        Ok(Self::response(name, game, position, None))
    }

    /// Returns a table, or `None` if its revision is still `since`.
    ///
    /// # Errors
    /// If the table does not exist, or cannot be read.
    pub(super) async fn read_table(
        &self,
        name: TableName,
        since: Option<u32>,
    ) -> Result<Option<TableResponse<'_>>, RequestRejection> {
        let (seat, game) = self.record_and_game(name).await?;
        if !self.store.is_shared() && since == Some(seat.revision.load(Ordering::Acquire)) {
            return Ok(None);
        }
        let kept = self.store.read(name, since).await?.ok_or(RequestRejection::NoTable(name))?;
        if kept.revision > seat.revision.load(Ordering::Acquire) {
            seat.set_revision(kept.revision);
        }
        let deed = latest_change(&kept);
        let Some(save) = kept.state else { return Ok(None) };
        let position = game.play.read_table(&save).map_err(|refused| of_table(name, refused))?;
        Ok(Some(Self::response(name, game, position, deed)))
    }

    /// Waits until the revision of a table exceeds `since`, for at most `patience`. Returns at once
    /// if too many requests wait already.
    ///
    /// # Errors
    /// If the table does not exist.
    pub(super) async fn watch(
        &self,
        name: TableName,
        since: u32,
        patience: Duration,
    ) -> Result<(), RequestRejection> {
        let (seat, _) = self.record_and_game(name).await?;
        let Ok(_place) = self.watching.try_acquire() else { return Ok(()) };
        let changed = seat.changed.notified();
        tokio::pin!(changed);
        // Registers for notifications before the revision is compared, so that no change is missed.
        changed.as_mut().enable();
        // Changes by another server send no notification here.
        let patience = if self.store.is_shared() { patience.min(NEWS) } else { patience };
        if seat.revision.load(Ordering::Acquire) <= since {
            // A timeout is not an error: the caller reads the table in any case.
            let _ = timeout(patience, changed).await;
        }
        Ok(())
    }

    /// Returns the tables at which the game of `code` is in progress, the most recently changed
    /// first. Empty for tournaments, because the name of a table grants access to it.
    ///
    /// # Errors
    /// If the game is not refereed here, or the store fails.
    pub(super) async fn of_code(
        &self,
        code: &Payload,
    ) -> Result<Vec<TableEntry>, RequestRejection> {
        let id = code.id();
        let game = self.games.get(id).ok_or_else(|| RequestRejection::OtherGame(id.label()))?;
        self.in_progress(game).await
    }

    /// Returns the tables of all games in progress that are listed, at most [`LISTED_IN_ALL`]: game
    /// by game, the most recently changed first. Empty for tournaments, as for
    /// [`Tables::of_code`].
    ///
    /// # Errors
    /// If the store fails.
    pub(super) async fn of_all_games(&self) -> Result<Vec<TableEntry>, RequestRejection> {
        let mut listed = Vec::new();
        for game in self.games.all() {
            listed.extend(self.in_progress(game).await?);
            if listed.len() >= LISTED_IN_ALL {
                break;
            }
        }
        listed.truncate(LISTED_IN_ALL);
        Ok(listed)
    }

    /// Returns the listed tables at which `game` is in progress, the most recently changed first.
    async fn in_progress(&self, game: &RefereedGame) -> Result<Vec<TableEntry>, RequestRejection> {
        if !self.listed || is_tournament(&*game.play, self.may_open) {
            return Ok(Vec::new());
        }
        let id = game.play.payload().id();
        let mut latest: Vec<(Reverse<i64>, TableName)> = {
            let seats = self.records.read().unwrap_or_else(PoisonError::into_inner);
            let of_game = seats.iter().filter(|(_, seat)| seat.game == id);
            of_game
                .map(|(name, seat)| (Reverse(seat.touched.load(Ordering::Relaxed)), *name))
                .collect()
        };
        latest.sort_unstable();
        let mut listed = Vec::new();
        for (_, name) in latest.into_iter().take(LOOKED_AT) {
            if listed.len() == LISTED {
                break;
            }
            let (_, save) = self.read_stored(name).await?;
            let position =
                game.play.read_table(&save).map_err(|refused| of_table(name, refused))?;
            let over = !matches!(position.view["status"].as_str(), Some("playing" | "last-ditch"))
                || !position.view["solution"].is_null();
            if !over {
                let tests = position.view["tests"].as_array().map_or(0, Vec::len);
                listed.push(TableEntry { table: name.to_string(), game: id.label(), tests });
            }
        }
        Ok(listed)
    }

    /// Performs an action at a table. If it concerns everyone there, the others are informed who
    /// did it. The future must be run to completion, even if the client disconnects.
    ///
    /// # Errors
    /// If there is no such table, the action is not possible, or the store fails. The table is then
    /// unchanged.
    pub(super) async fn play(
        self: Arc<Self>,
        name: TableName,
        (client, by): (Client, Actor),
        action: String,
    ) -> Result<ActionResponse, RequestRejection> {
        let (seat, game) = self.record_and_game(name).await?;
        let action = serde_json::from_str(&action).map_err(Rejection::request)?;
        let asked: Arc<dyn PlayAction> = game.play.clone().parse_action(action)?.into();
        let (weight, by) = (asked.kind()?, valid_actor(game, by));
        let guess = weight == ActionKind::Guess;
        let help = weight == ActionKind::Help;
        match weight {
            ActionKind::Again if is_tournament(&*game.play, self.may_open) => {
                return Err(RequestRejection::NoAgain);
            }
            ActionKind::Help if is_tournament(&*game.play, self.may_open) => {
                return Err(RequestRejection::NoHelp);
            }
            _ => {}
        }
        let _asked = match help {
            true => Some(self.asking.try_acquire().map_err(|_| RequestRejection::Helping)?),
            false => None,
        };
        if help {
            self.helping.take(name, client, machine::instant()).map_err(RequestRejection::Help)?;
        }
        let _place = match guess && game.costly {
            true => Some(self.waiting.try_acquire().map_err(|_| RequestRejection::Checking)?),
            false => None,
        };
        // A repeated guess gets its reply again and is not counted: it reveals nothing new.
        let repeated = guess && {
            let (_, save) = self.read_stored(name).await?;
            asked.is_repeated(&save).map_err(|refused| of_table(name, refused))?
        };
        if guess && !repeated {
            let taken = self.guesses.take(seat.game, name, client, machine::instant());
            let refused = |(whose, wait)| RequestRejection::Guesses(whose, wait);
            let counted = self.store.guess(taken.map_err(refused)?).await;
            let counted = counted.map_err(RequestRejection::from).and_then(|c| c.map_err(refused));
            counted.inspect_err(|_| {
                self.guesses.refund(seat.game, name, client, machine::instant());
            })?;
        }
        let _turn = seat.turn.lock().await;
        for attempt in 1..=TRIES {
            let (kept, save) = self.read_stored(name).await?;
            let from = kept.revision;
            let logged = self.log.is_kept().then(|| game.play.summary(&save).ok()).flatten();
            let acted = if help || guess && game.costly {
                let places = if help { &self.helpers } else { &self.opening };
                let _working = places.acquire().await.map_err(|_| RequestRejection::Failed)?;
                let asked = asked.clone();
                machine::aside(move || asked.apply(&save)).await.ok_or(RequestRejection::Failed)?
            } else {
                asked.apply(&save)
            };
            let acted = acted.map_err(|refused| of_table(name, refused))?;
            let TableSnapshot { save: state, revision: to, view } = acted.snapshot;
            if to == from {
                return Ok(ActionResponse { told: acted.result, view, deed: latest_change(&kept) });
            }
            let after = game.play.summary(&state).map_err(|refused| of_table(name, refused))?;
            let wiped = (weight == ActionKind::Again).then(|| {
                TableHistory::with_undoable_change(
                    TableChange { what: EventKind::Again, by, revision: to },
                    true,
                )
            });
            let change = Change {
                name,
                from,
                to,
                state,
                won: after.status == GameStatus::Won,
                deeds: wiped,
                before: if wiped.is_some() {
                    PriorStateHandling::Save
                } else {
                    PriorStateHandling::Discard
                },
            };
            if !self.write_change(&seat, change, attempt).await? {
                continue;
            }
            if let Some(before) = logged
                && let Some(what) = EventKind::of_action(weight, &before, &after)
            {
                self.log.note(name, seat.game.label(), what, after);
            }
            let deed = wiped.map(|deeds| deeds.latest_change(Some(Duration::ZERO), false));
            return Ok(ActionResponse {
                told: acted.result,
                view,
                deed: deed.or_else(|| latest_change(&kept)),
            });
        }
        Err(StoreError::Changed.into())
    }

    /// Writes a change of a table. Returns `false` if another server was faster, after a delay of
    /// `attempt` ms.
    async fn write_change(
        &self,
        seat: &TableRecord,
        change: Change,
        attempt: u64,
    ) -> Result<bool, StoreError> {
        let revision = change.to;
        match self.store.write(Write::Change(change)).await {
            Err(StoreError::Changed) => {
                tokio::time::sleep(Duration::from_millis(attempt)).await;
                Ok(false)
            }
            written => {
                written?;
                seat.set_revision(revision);
                Ok(true)
            }
        }
    }
}

/// Whether a game is played as a tournament: players can neither restart it nor request help.
fn is_tournament(play: &dyn GameSession, may_open: bool) -> bool {
    play.is_limited() || !may_open
}

/// Returns the originator of an action; an invalid player number becomes [`Actor::Somebody`].
fn valid_actor(game: &RefereedGame, by: Actor) -> Actor {
    match by {
        Actor::Player(player) if game.play.players().is_none_or(|all| player >= all) => {
            Actor::Somebody
        }
        by => by,
    }
}

/// Returns the latest change at a table, as sent to players.
fn latest_change(kept: &StoredTable) -> Option<LatestChange> {
    kept.deeds.map(|deeds| deeds.latest_change(kept.replaced_ago, false))
}

/// Converts an error of a game. Damage of the stored state is reported with the table's name,
/// because only the referee can repair it.
fn of_table(name: TableName, refused: Rejection) -> RequestRejection {
    match refused.kind {
        RejectionKind::Stored => RequestRejection::Damaged(name),
        _ => refused.into(),
    }
}

/// Result of [`Tables::load`].
#[derive(Debug)]
pub(super) struct StartedTables<T> {
    /// All tables.
    pub tables: Arc<Tables>,
    /// Game and name of each table, in the order in which they were opened.
    pub opened: Vec<(PuzzleId, TableName)>,
    /// Result of starting the store, such as its thread, which ends when all tables are dropped.
    pub started_store: T,
}
