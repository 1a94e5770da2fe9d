//! The tables of a referee: who sits where, and what players do there. What the referee sees of
//! them, and does, is in `watched`.

mod watched;

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
use super::guesses::{Guesses, Helping};
use super::log::{Deed, Deeds, Doer, EventKind, Log, ToldDeed};
use super::machine;
use super::name::TableName;
use super::options::{RefereedGame, RefereedGames};
use super::rate::Client;
use super::refusal::Refusal;
use super::store::{Before, Change, Kept, Row, Store, StoreHandle, Write};
use crate::game::{Asked, Play, Position, Refused, Standing, Trouble, Weight};
use crate::seal::{Payload, PuzzleId};
use watched::Accounts;
pub(super) use watched::{Watched, Won, accounts};

/// Guesses that may wait for the one whose seal is being opened.
const WAITING: usize = 8;
/// Tables for which help is worked out at a time.
const HELPERS: usize = 2;
/// Questions that may be worked out or wait for it.
const ASKING: usize = 16;
/// How often something is done anew because another server has changed the table meanwhile.
const TRIES: u64 = 20;
/// How long those who watch a table wait before they look whether another server has changed it.
const NEWS: Duration = Duration::from_secs(1);

/// The most tables of a game that somebody who scans its sheet is told of: the latest.
const LISTED: usize = 6;
/// How many of the latest are looked at for those that are still being played.
const LOOKED_AT: usize = 10 * LISTED;

/// A table as it is sent.
#[derive(Debug, Serialize)]
pub(super) struct Shown<'a> {
    table: String,
    game: &'a Value,
    view: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    deed: Option<ToldDeed>,
}

impl Shown<'_> {
    /// The name of the table.
    pub(super) fn table(&self) -> &str {
        &self.table
    }
}

/// A table in a list, as it is sent.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct OpenTable {
    table: String,
    /// How many tests were made at it.
    tests: usize,
}

/// What came of an action, as it is sent.
#[derive(Debug, Serialize)]
pub(super) struct Played {
    told: Value,
    view: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    deed: Option<ToldDeed>,
}

/// All tables. Only names and revisions are in memory; what a table remembers is kept
/// elsewhere, where other servers may find it and change it.
#[derive(Debug)]
pub(super) struct Tables {
    games: RefereedGames,
    seats: RwLock<BTreeMap<TableName, Arc<Seat>>>,
    store: StoreHandle,
    most: usize,
    may_open: bool,
    listed: bool,
    guesses: Guesses,
    helping: Helping,
    /// Places for help that is being worked out.
    helpers: Semaphore,
    asking: Semaphore,
    /// One opens a seal, the others wait; the memory that it takes is never taken twice.
    opening: Semaphore,
    waiting: Semaphore,
    log: Log,
    accounts: Accounts,
    /// Places for phones that are told of a change when it comes; the others ask now and then.
    watching: Semaphore,
}

/// The place of a table in memory.
#[derive(Debug)]
struct Seat {
    game: PuzzleId,
    /// The revision that this server has kept last.
    revision: AtomicU32,
    /// When somebody last asked for the table, in seconds since 1970; 0 if nobody did since the
    /// server began.
    seen: AtomicI64,
    /// Tells those who watch the table that it has changed.
    changed: Notify,
    /// When it was opened or changed, in seconds since 1970; 0 if not since the start.
    touched: AtomicI64,
    /// Whoever holds this changes the table.
    turn: tokio::sync::Mutex<()>,
}

impl Seat {
    fn of(row: &Row) -> Arc<Seat> {
        Arc::new(Seat {
            game: row.game,
            revision: AtomicU32::new(row.revision),
            seen: AtomicI64::new(0),
            changed: Notify::new(),
            touched: AtomicI64::new(0),
            turn: tokio::sync::Mutex::default(),
        })
    }

    /// Notes that somebody does something here.
    fn touch(&self) {
        self.touched.store(machine::now(), Ordering::Relaxed);
    }

    /// Takes a new revision over, and tells those who watch.
    fn moved(&self, revision: u32) {
        self.touch();
        self.revision.store(revision, Ordering::Release);
        self.changed.notify_waiters();
    }
}

/// How a referee wants the tables.
#[derive(Clone, Copy, Debug)]
pub(super) struct HouseRules {
    /// How many tables for each game are there beforehand; then nobody can open others.
    pub beforehand: Option<usize>,
    /// The most tables of all games together.
    pub most: usize,
    /// How many may wait for changes at a time.
    pub watching: usize,
    /// Whether somebody who scans a sheet is told of the tables that play it, unless the game
    /// is a tournament's.
    pub listed: bool,
}

/// A new table, which remembers no code: that can hold its own key.
fn blank(play: &dyn Play) -> Result<Position, Refused> {
    let mut position = play.begin()?;
    let mut save: Value = serde_json::from_str(&position.save).map_err(Refused::stored)?;
    if let Some(code) = save.get_mut("code") {
        *code = "".into();
    }
    position.save = save.to_string();
    Ok(position)
}

impl Tables {
    /// Takes the tables that are kept over, opens those that are wanted beforehand, and has what
    /// keeps them `start`ed.
    ///
    /// # Errors
    /// If there is no room for them, or they cannot be kept.
    pub(super) fn set<T>(
        mut games: RefereedGames,
        mut store: Store,
        rules: HouseRules,
        log: Log,
        start: impl FnOnce(Store) -> Result<(StoreHandle, T), StoreError>,
    ) -> Result<Setting<T>, ServeError> {
        let may_open = rules.beforehand.is_none();
        games.without_help(|play| is_watched(play, may_open));
        let mut rows = store.keeping.rows()?;
        if let Some(wanted) = rules.beforehand {
            let mut new = Vec::new();
            for game in games.all() {
                let id = game.play.payload().id();
                let there = rows.iter().filter(|row| row.game == id).count();
                let state = blank(&*game.play)?.save;
                for _ in there..wanted {
                    let name = TableName::fresh().map_err(ServeError::Randomness)?;
                    new.push((Row { name, game: id, revision: 0 }, state.clone()));
                }
            }
            if rows.len() + new.len() > rules.most {
                return Err(ServeError::TooManyTables { most: rules.most });
            }
            store.keeping.add(&new)?;
            rows.extend(new.into_iter().map(|(row, _)| row));
        }
        let opened = rows.iter().map(|row| (row.game, row.name)).collect();
        let seats = rows.iter().map(|row| (row.name, Seat::of(row))).collect();
        let owed = store.keeping.guesses()?;
        let guesses = Guesses::new(rules.beforehand.unwrap_or(0), &owed, machine::instant());
        let (handle, keeping) = start(store)?;
        let tables = Tables {
            games,
            seats: RwLock::new(seats),
            store: handle,
            most: rules.most,
            may_open,
            guesses,
            helping: Helping::new(),
            helpers: Semaphore::new(HELPERS),
            asking: Semaphore::new(ASKING),
            opening: Semaphore::new(1),
            waiting: Semaphore::new(WAITING),
            log,
            accounts: Accounts::default(),
            watching: Semaphore::new(rules.watching),
            listed: rules.listed,
        };
        Ok(Setting { tables: Arc::new(tables), opened, keeping })
    }

    /// The games of these tables.
    pub(super) fn games(&self) -> &RefereedGames {
        &self.games
    }

    /// Whether tables can be read.
    ///
    /// # Errors
    /// If they cannot.
    pub(super) async fn answer(&self) -> Result<(), Refusal> {
        let name = TableName::fresh().map_err(|_| Refusal::Failed)?;
        self.store.read(name, None).await?;
        Ok(())
    }

    async fn seat(&self, name: TableName) -> Result<(Arc<Seat>, &RefereedGame), Refusal> {
        let seat = self.place(name).await?;
        seat.seen.store(machine::now(), Ordering::Relaxed);
        self.at(name, seat)
    }

    /// The place of a table, whichever server has opened it.
    async fn place(&self, name: TableName) -> Result<Arc<Seat>, Refusal> {
        let seated = self.seats.read().unwrap_or_else(PoisonError::into_inner).get(&name).cloned();
        match seated {
            Some(seat) => Ok(seat),
            None if self.store.is_shared() => self.opened_elsewhere(name).await,
            None => Err(Refusal::NoTable(name)),
        }
    }

    /// A place with its game.
    fn at(&self, name: TableName, seat: Arc<Seat>) -> Result<(Arc<Seat>, &RefereedGame), Refusal> {
        let not_loaded = || Refusal::NotLoaded { table: name, game: seat.game.label() };
        let game = self.games.get(seat.game).ok_or_else(not_loaded)?;
        Ok((seat, game))
    }

    /// The place of a table that another server has opened.
    async fn opened_elsewhere(&self, name: TableName) -> Result<Arc<Seat>, Refusal> {
        let kept = self.store.read(name, None).await?.ok_or(Refusal::NoTable(name))?;
        let seat = Seat::of(&Row { name, game: kept.game, revision: kept.revision });
        let mut seats = self.seats.write().unwrap_or_else(PoisonError::into_inner);
        Ok(seats.entry(name).or_insert(seat).clone())
    }

    /// A table as it is kept, and what it remembers.
    async fn remembered(&self, name: TableName) -> Result<(Kept, String), Refusal> {
        let kept = self.store.read(name, None).await?;
        let state = |mut kept: Kept| kept.state.take().map(|state| (kept, state));
        kept.and_then(state).ok_or(Refusal::NoTable(name))
    }

    fn shown(
        name: TableName,
        game: &RefereedGame,
        position: Position,
        deed: Option<ToldDeed>,
    ) -> Shown<'_> {
        Shown { table: name.to_string(), game: &game.view, view: position.view, deed }
    }

    /// Opens a table for the game of a code.
    ///
    /// # Errors
    /// If the game is not refereed here, there is no room, or the table cannot be kept.
    pub(super) async fn open(&self, code: &Payload) -> Result<Shown<'_>, Refusal> {
        let game =
            self.games.get(code.id()).ok_or_else(|| Refusal::OtherGame(code.id().label()))?;
        if !self.may_open {
            return Err(Refusal::NoOpening);
        }
        let position = blank(&*game.play)?;
        let name = TableName::fresh().map_err(|_| Refusal::Failed)?;
        let row = Row { name, game: code.id(), revision: position.revision };
        {
            let mut seats = self.seats.write().unwrap_or_else(PoisonError::into_inner);
            if seats.len() >= self.most {
                return Err(Refusal::Full(self.most));
            }
            if seats.contains_key(&name) {
                return Err(Refusal::Failed);
            }
            let seat = Seat::of(&row);
            seat.touch();
            seats.insert(name, seat);
        }
        let state = position.save.clone();
        let written = self.store.write(Write::New { row, state, most: self.most }).await;
        if let Err(error) = written {
            self.seats.write().unwrap_or_else(PoisonError::into_inner).remove(&name);
            return Err(match error {
                StoreError::Full => Refusal::Full(self.most),
                error => error.into(),
            });
        }
        if self.log.is_kept() {
            let account = game.play.account(&position.save).unwrap_or_default();
            self.log.note(name, code.id().label(), EventKind::Opened, account);
        }
        Ok(Self::shown(name, game, position, None))
    }

    /// A table, or nothing if it is still at the revision that the asker has seen.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be read.
    pub(super) async fn look(
        &self,
        name: TableName,
        since: Option<u32>,
    ) -> Result<Option<Shown<'_>>, Refusal> {
        let (seat, game) = self.seat(name).await?;
        if !self.store.is_shared() && since == Some(seat.revision.load(Ordering::Acquire)) {
            return Ok(None);
        }
        let kept = self.store.read(name, since).await?.ok_or(Refusal::NoTable(name))?;
        if kept.revision > seat.revision.load(Ordering::Acquire) {
            seat.moved(kept.revision);
        }
        let deed = told(&kept);
        let Some(save) = kept.state else { return Ok(None) };
        let position = game.play.look(&save).map_err(|refused| of_table(name, refused))?;
        Ok(Some(Self::shown(name, game, position, deed)))
    }

    /// Waits until a table is past the revision that the asker has seen, but no longer than
    /// `patience`. Where many wait already it returns at once.
    ///
    /// # Errors
    /// If there is no such table.
    pub(super) async fn watch(
        &self,
        name: TableName,
        since: u32,
        patience: Duration,
    ) -> Result<(), Refusal> {
        let (seat, _) = self.seat(name).await?;
        let Ok(_place) = self.watching.try_acquire() else { return Ok(()) };
        let changed = seat.changed.notified();
        tokio::pin!(changed);
        // From here on no change is missed.
        changed.as_mut().enable();
        // Another server tells nobody here.
        let patience = if self.store.is_shared() { patience.min(NEWS) } else { patience };
        if seat.revision.load(Ordering::Acquire) <= since {
            // Whether it changed is for the asker to see.
            let _ = timeout(patience, changed).await;
        }
        Ok(())
    }

    /// The tables at which the game of a code is being played, the latest first. A tournament's
    /// are never told: the name of a table is the key to it.
    ///
    /// # Errors
    /// If the game is not refereed here, or the file cannot be read.
    pub(super) async fn of_code(&self, code: &Payload) -> Result<Vec<OpenTable>, Refusal> {
        let id = code.id();
        let game = self.games.get(id).ok_or_else(|| Refusal::OtherGame(id.label()))?;
        if !self.listed || is_watched(&*game.play, self.may_open) {
            return Ok(Vec::new());
        }
        let mut latest: Vec<(Reverse<i64>, TableName)> = {
            let seats = self.seats.read().unwrap_or_else(PoisonError::into_inner);
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
            let (_, save) = self.remembered(name).await?;
            let position = game.play.look(&save).map_err(|refused| of_table(name, refused))?;
            let over = !matches!(position.view["status"].as_str(), Some("playing" | "last-ditch"))
                || !position.view["solution"].is_null();
            if !over {
                let tests = position.view["tests"].as_array().map_or(0, Vec::len);
                listed.push(OpenTable { table: name.to_string(), tests });
            }
        }
        Ok(listed)
    }

    /// Does something at a table; if it is done for everyone there, they are told who did it. It
    /// must run to its end, even if nobody waits for it.
    ///
    /// # Errors
    /// If there is no such table, it cannot be done, or the table cannot be kept; then
    /// nothing is changed.
    pub(super) async fn play(
        self: Arc<Self>,
        name: TableName,
        (client, by): (Client, Doer),
        action: String,
    ) -> Result<Played, Refusal> {
        let (seat, game) = self.seat(name).await?;
        let action = serde_json::from_str(&action).map_err(Refused::request)?;
        let asked: Arc<dyn Asked> = game.play.clone().asked(action)?.into();
        let (weight, by) = (asked.weigh()?, seated(game, by));
        let guess = weight == Weight::Guess;
        let help = weight == Weight::Help;
        match weight {
            Weight::Again if is_watched(&*game.play, self.may_open) => {
                return Err(Refusal::NoAgain);
            }
            Weight::Help if is_watched(&*game.play, self.may_open) => return Err(Refusal::NoHelp),
            _ => {}
        }
        let _asked = match help {
            true => Some(self.asking.try_acquire().map_err(|_| Refusal::Helping)?),
            false => None,
        };
        if help {
            self.helping.take(name, client, machine::instant()).map_err(Refusal::Help)?;
        }
        let _place = match guess && game.costly {
            true => Some(self.waiting.try_acquire().map_err(|_| Refusal::Checking)?),
            false => None,
        };
        // A reply that was lost is given once more: nothing is told that was not told before.
        let repeated = guess && {
            let (_, save) = self.remembered(name).await?;
            asked.is_repeated(&save).map_err(|refused| of_table(name, refused))?
        };
        if guess && !repeated {
            let taken = self.guesses.take(seat.game, name, client, machine::instant());
            let refused = |(whose, wait)| Refusal::Guesses(whose, wait);
            let counted = self.store.guess(taken.map_err(refused)?).await;
            let counted = counted.map_err(Refusal::from).and_then(|c| c.map_err(refused));
            counted.inspect_err(|_| {
                self.guesses.give_back(seat.game, name, client, machine::instant());
            })?;
        }
        let _turn = seat.turn.lock().await;
        for attempt in 1..=TRIES {
            let (kept, save) = self.remembered(name).await?;
            let from = kept.revision;
            let logged = self.log.is_kept().then(|| game.play.account(&save).ok()).flatten();
            let acted = if help || guess && game.costly {
                let places = if help { &self.helpers } else { &self.opening };
                let _working = places.acquire().await.map_err(|_| Refusal::Failed)?;
                let asked = asked.clone();
                machine::aside(move || asked.act(&save)).await.ok_or(Refusal::Failed)?
            } else {
                asked.act(&save)
            };
            let acted = acted.map_err(|refused| of_table(name, refused))?;
            let Position { save: state, revision: to, view } = acted.position;
            if to == from {
                return Ok(Played { told: acted.told, view, deed: told(&kept) });
            }
            let after = game.play.account(&state).map_err(|refused| of_table(name, refused))?;
            let wiped = (weight == Weight::Again)
                .then(|| Deeds::losing(Deed { what: EventKind::Again, by, revision: to }, true));
            let change = Change {
                name,
                from,
                to,
                state,
                won: after.standing == Standing::Won,
                deeds: wiped,
                before: if wiped.is_some() { Before::Kept } else { Before::Forgotten },
            };
            if !self.keep(&seat, change, attempt).await? {
                continue;
            }
            if let Some(before) = logged
                && let Some(what) = EventKind::between(weight, &before, &after)
            {
                self.log.note(name, seat.game.label(), what, after);
            }
            let deed = wiped.map(|deeds| deeds.told(Some(Duration::ZERO), false));
            return Ok(Played { told: acted.told, view, deed: deed.or_else(|| told(&kept)) });
        }
        Err(StoreError::Changed.into())
    }

    /// Keeps a change of a table; no if another server was faster, after a pause that grows
    /// with the attempts.
    async fn keep(&self, seat: &Seat, change: Change, attempt: u64) -> Result<bool, StoreError> {
        let revision = change.to;
        match self.store.write(Write::Change(change)).await {
            Err(StoreError::Changed) => {
                tokio::time::sleep(Duration::from_millis(attempt)).await;
                Ok(false)
            }
            written => {
                written?;
                seat.moved(revision);
                Ok(true)
            }
        }
    }
}

/// Whether a game is a tournament's: nobody can begin it anew, and nobody gets help.
fn is_watched(play: &dyn Play, may_open: bool) -> bool {
    play.is_limited() || !may_open
}

/// Who does something, as far as there is such a player.
fn seated(game: &RefereedGame, by: Doer) -> Doer {
    match by {
        Doer::Player(player) if game.play.players().is_none_or(|all| player >= all) => {
            Doer::Somebody
        }
        by => by,
    }
}

/// What players are told of the deeds at a table.
fn told(kept: &Kept) -> Option<ToldDeed> {
    kept.deeds.map(|deeds| deeds.told(kept.lost, false))
}

/// What a game refuses, in words that fit a table: the referee has to mend what is stored.
fn of_table(name: TableName, refused: Refused) -> Refusal {
    match refused.trouble {
        Trouble::Stored => Refusal::Damaged(name),
        _ => refused.into(),
    }
}

/// A referee's tables, set, with what keeps them.
#[derive(Debug)]
pub(super) struct Setting<T> {
    /// The tables.
    pub tables: Arc<Tables>,
    /// The name of each table with its game, in the order in which they were opened.
    pub opened: Vec<(PuzzleId, TableName)>,
    /// What keeps them; it ends when all tables are gone.
    pub keeping: T,
}
