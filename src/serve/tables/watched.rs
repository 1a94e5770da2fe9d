//! The tables as a referee sees them, and what a referee does at them.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::Serialize;
use serde_json::Value;

use super::{Played, Seat, TRIES, Tables, is_watched, of_table, seated};
use crate::game::{Account, Position, Ruling, Standing};
use crate::seal::PuzzleId;
use crate::serve::error::StoreError;
use crate::serve::log::{BACK, Deed, Deeds, Doer, EventKind, ToldDeed};
use crate::serve::name::TableName;
use crate::serve::options::{RefereedGame, RefereedGames};
use crate::serve::refusal::Refusal;
use crate::serve::store::{Before, Change, Kept, Listed, Store};

/// A table as a referee sees it.
#[derive(Clone, Debug)]
pub(crate) struct Watched {
    /// Its name.
    pub name: TableName,
    /// Its game.
    pub game: PuzzleId,
    /// When it was opened, in seconds since 1970.
    pub opened: i64,
    /// When it last changed, in seconds since 1970.
    pub changed: i64,
    /// When a phone last asked for it, in seconds since 1970; nothing if none did since the
    /// server began.
    pub seen: Option<i64>,
    /// How it stands; nothing if its game is not loaded, or it cannot be read.
    pub account: Option<Account>,
    /// When and as which it won; nothing if it did not.
    pub won: Option<Won>,
    /// What was done last for everyone there.
    pub deed: Option<ToldDeed>,
}

/// When a table won, and as which of those with the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Won {
    /// The moment, in milliseconds since 1970.
    pub at: i64,
    /// 1 for the first; two of the same moment share theirs.
    pub rank: usize,
}

/// Gives those who have won their ranks.
fn rank(tables: &mut [Watched]) {
    let mut moments: BTreeMap<PuzzleId, Vec<i64>> = BTreeMap::new();
    for table in tables.iter() {
        if let Some(won) = table.won {
            moments.entry(table.game).or_default().push(won.at);
        }
    }
    for moments in moments.values_mut() {
        moments.sort_unstable();
    }
    for table in tables {
        if let (Some(won), Some(moments)) = (&mut table.won, moments.get(&table.game)) {
            won.rank = 1 + moments.partition_point(|&moment| moment < won.at);
        }
    }
}

/// What is known of tables, by the revision at which it was found out.
pub(super) type Accounts = Mutex<BTreeMap<TableName, (u32, Option<Account>)>>;

fn watched(listed: &Listed, seen: i64, account: Option<Account>) -> Watched {
    Watched {
        name: listed.row.name,
        game: listed.row.game,
        opened: listed.opened,
        changed: listed.changed,
        seen: (seen > 0).then_some(seen),
        account,
        won: listed.won.map(|at| Won { at, rank: 0 }),
        deed: listed.deeds.map(|deeds| deeds.told(listed.lost, true)),
    }
}

/// The tables of a file that no server has open, as far as these are their games.
///
/// # Errors
/// If the file cannot be read.
pub(crate) fn accounts(
    store: &mut Store,
    games: &RefereedGames,
) -> Result<Vec<Watched>, StoreError> {
    let listed = store.keeping.list()?;
    let of_game = |listed: Listed| {
        let play = &games.get(listed.row.game)?.play;
        let read = store
            .state(listed.row.name)
            .map(|state| watched(&listed, 0, state.and_then(|state| play.account(&state).ok())));
        Some(read)
    };
    let mut all: Vec<Watched> = listed.into_iter().filter_map(of_game).collect::<Result<_, _>>()?;
    rank(&mut all);
    Ok(all)
}

impl Tables {
    /// All tables, in the order in which they were opened.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(crate) async fn watched(&self) -> Result<Vec<Watched>, Refusal> {
        let listed = self.store.list().await?;
        let mut all = Vec::with_capacity(listed.len());
        for listed in &listed {
            let account = self.account(listed).await?;
            let seats = self.seats.read().unwrap_or_else(PoisonError::into_inner);
            let seat = seats.get(&listed.row.name);
            let seen = seat.map_or(0, |seat| seat.seen.load(Ordering::Relaxed));
            all.push(watched(listed, seen, account));
        }
        rank(&mut all);
        Ok(all)
    }

    async fn account(&self, listed: &Listed) -> Result<Option<Account>, Refusal> {
        let (name, revision) = (listed.row.name, listed.row.revision);
        let Some(game) = self.games.get(listed.row.game) else { return Ok(None) };
        let known = self.known().get(&name).filter(|(at, _)| *at == revision).cloned();
        if let Some((_, account)) = known {
            return Ok(account);
        }
        let kept = self.store.read(name, None).await?;
        let Some(state) = kept.and_then(|kept| kept.state) else { return Ok(None) };
        let account = game.play.account(&state).ok();
        self.known().insert(name, (revision, account.clone()));
        Ok(account)
    }

    fn known(&self) -> std::sync::MutexGuard<'_, BTreeMap<TableName, (u32, Option<Account>)>> {
        self.accounts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does what a referee rules at a table. It must run to its end, even if nobody waits for
    /// it.
    ///
    /// # Errors
    /// If there is no such table, its game is not loaded, the ruling does not fit it, or the
    /// file cannot be written; then nothing is changed.
    pub(crate) async fn rule(
        self: Arc<Self>,
        name: TableName,
        ruling: Ruling,
    ) -> Result<(), Refusal> {
        let (seat, game) = self.at(name, self.place(name).await?)?;
        let rule = |kept: &Kept, save: &str, _| {
            let ruled = game.play.rule(save, ruling).map_err(|refused| of_table(name, refused))?;
            let (what, by, revision) = (EventKind::from(ruling), Doer::Referee, ruled.revision);
            let last = Deed { what, by, revision };
            let (deeds, before) = match ruling {
                Ruling::Close | Ruling::Reopen => (Deeds::and(kept.deeds, last), Before::Forgotten),
                Ruling::TakeBack => (Deeds::losing(last, false), Before::Kept),
                Ruling::Reset => {
                    let open = !is_watched(&*game.play, self.may_open);
                    (Deeds::losing(last, open), Before::Kept)
                }
            };
            Ok((ruled, deeds, before))
        };
        self.done_for_all(name, (&seat, game), false, rule).await.map(drop)
    }

    /// Makes a table as it was before a deed, which is named by the revision after it. How it is
    /// now can be brought back in its turn. It must run to its end, even if nobody waits for it.
    ///
    /// # Errors
    /// If there is no such table, nothing of that deed can be brought back any more, or not by
    /// this asker, or the table cannot be kept; then nothing is changed.
    pub(crate) async fn bring_back(
        self: Arc<Self>,
        name: TableName,
        by: Doer,
        deed: u32,
    ) -> Result<Played, Refusal> {
        let referee = by == Doer::Referee;
        let (seat, game) = match referee {
            true => self.at(name, self.place(name).await?)?,
            false => self.seat(name).await?,
        };
        let by = seated(game, by);
        let bring = |kept: &Kept, save: &str, before: Option<String>| {
            let lost = kept.deeds.and_then(|deeds| deeds.lost).filter(|l| l.revision == deed);
            let lost = lost.filter(|_| kept.lost.is_some_and(|age| age < BACK));
            if !lost.ok_or(Refusal::Gone)?.open && !referee {
                return Err(Refusal::RefereeAlone);
            }
            let brought = game.play.bring_back(save, &before.ok_or(Refusal::Gone)?);
            let brought = brought.map_err(|refused| of_table(name, refused))?;
            let last = Deed { what: EventKind::BroughtBack, by, revision: brought.revision };
            Ok((brought, Deeds::losing(last, !referee), Before::Exchanged))
        };
        let (view, deeds) = self.done_for_all(name, (&seat, game), true, bring).await?;
        let deed = Some(deeds.told(Some(Duration::ZERO), referee));
        Ok(Played { told: "done".into(), view, deed })
    }

    /// Does something for everyone at a table, anew as often as another server was faster. `make`
    /// is given the table, what it remembers and, if it `looks_back`, what it was before something
    /// was lost; it says how the table is to be, what it remembers of deeds, and what becomes of
    /// the table as it was.
    async fn done_for_all(
        &self,
        name: TableName,
        (seat, game): (&Seat, &RefereedGame),
        looks_back: bool,
        make: impl Fn(&Kept, &str, Option<String>) -> Result<(Position, Deeds, Before), Refusal>,
    ) -> Result<(Value, Deeds), Refusal> {
        let _turn = seat.turn.lock().await;
        for attempt in 1..=TRIES {
            let (kept, save) = self.remembered(name).await?;
            let lost = if looks_back { self.store.lost(name).await? } else { None };
            let (position, deeds, before) = make(&kept, &save, lost)?;
            let Position { save: state, revision: to, view } = position;
            let account = game.play.account(&state).map_err(|refused| of_table(name, refused))?;
            let change = Change {
                name,
                from: kept.revision,
                to,
                state,
                won: account.standing == Standing::Won,
                deeds: Some(deeds),
                before,
            };
            if self.keep(seat, change, attempt).await? {
                self.log.note(name, seat.game.label(), deeds.last.what, account);
                return Ok((view, deeds));
            }
        }
        Err(StoreError::Changed.into())
    }
}
