//! The referee's view of the tables, and the referee's actions.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::Serialize;
use serde_json::Value;

use super::{ActionResponse, TRIES, TableRecord, Tables, is_tournament, of_table, valid_actor};
use crate::game::{GameStatus, RefereeAction, TableSnapshot, TableSummary};
use crate::seal::PuzzleId;
use crate::serve::error::StoreError;
use crate::serve::log::{Actor, EventKind, LatestChange, TableChange, TableHistory, UNDO_WINDOW};
use crate::serve::name::TableName;
use crate::serve::options::{RefereedGame, RefereedGames};
use crate::serve::refusal::RequestRejection;
use crate::serve::store::{Change, PriorStateHandling, Store, StoredTable, TableListing};

/// Table as shown to a referee.
#[derive(Clone, Debug)]
pub(crate) struct RefereedTable {
    /// Name of the table.
    pub name: TableName,
    /// Identity of its puzzle.
    pub game: PuzzleId,
    /// Time of opening, in seconds since 1970.
    pub opened: i64,
    /// Time of the last change, in seconds since 1970.
    pub changed: i64,
    /// Time of the last request by a phone, in seconds since 1970; `None` if none since the server
    /// started.
    pub seen: Option<i64>,
    /// Summary of the game; `None` if the game is not loaded, or its state cannot be read.
    pub summary: Option<TableSummary>,
    /// Time and rank of the win; `None` if the table has not won.
    pub won: Option<RankedWin>,
    /// Latest change that affected everyone at the table.
    pub latest_change: Option<LatestChange>,
}

/// Time of a win, and its rank among the tables of the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct RankedWin {
    /// Time in milliseconds since 1970.
    pub at: i64,
    /// Rank, 1 for the first; equal times have equal ranks.
    pub rank: usize,
}

/// Sets the rank of each winning table.
fn rank(tables: &mut [RefereedTable]) {
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

/// Cache of the summaries of tables, each with the revision from which it was computed.
pub(super) type SummaryCache = Mutex<BTreeMap<TableName, (u32, Option<TableSummary>)>>;

fn refereed_table(
    listed: &TableListing,
    seen: i64,
    account: Option<TableSummary>,
) -> RefereedTable {
    RefereedTable {
        name: listed.row.name,
        game: listed.row.game,
        opened: listed.opened,
        changed: listed.changed,
        seen: (seen > 0).then_some(seen),
        summary: account,
        won: listed.won.map(|at| RankedWin { at, rank: 0 }),
        latest_change: listed.deeds.map(|deeds| deeds.latest_change(listed.lost, true)),
    }
}

/// Returns the tables of a store that is not in use, as far as their games are in `games`.
///
/// # Errors
/// If the store cannot be read.
pub(crate) fn stored_tables(
    store: &mut Store,
    games: &RefereedGames,
) -> Result<Vec<RefereedTable>, StoreError> {
    let listed = store.backend.list()?;
    let of_game = |listed: TableListing| {
        let play = &games.get(listed.row.game)?.play;
        let read = store.state(listed.row.name).map(|state| {
            refereed_table(&listed, 0, state.and_then(|state| play.summary(&state).ok()))
        });
        Some(read)
    };
    let mut all: Vec<RefereedTable> =
        listed.into_iter().filter_map(of_game).collect::<Result<_, _>>()?;
    rank(&mut all);
    Ok(all)
}

impl Tables {
    /// Returns all tables, in the order in which they were opened.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) async fn refereed_tables(&self) -> Result<Vec<RefereedTable>, RequestRejection> {
        let listed = self.store.list().await?;
        let mut all = Vec::with_capacity(listed.len());
        for listed in &listed {
            let account = self.summary(listed).await?;
            let seats = self.records.read().unwrap_or_else(PoisonError::into_inner);
            let seat = seats.get(&listed.row.name);
            let seen = seat.map_or(0, |seat| seat.seen.load(Ordering::Relaxed));
            all.push(refereed_table(listed, seen, account));
        }
        rank(&mut all);
        Ok(all)
    }

    async fn summary(
        &self,
        listed: &TableListing,
    ) -> Result<Option<TableSummary>, RequestRejection> {
        let (name, revision) = (listed.row.name, listed.row.revision);
        let Some(game) = self.games.get(listed.row.game) else { return Ok(None) };
        let known = self.known().get(&name).filter(|(at, _)| *at == revision).cloned();
        if let Some((_, account)) = known {
            return Ok(account);
        }
        let kept = self.store.read(name, None).await?;
        let Some(state) = kept.and_then(|kept| kept.state) else { return Ok(None) };
        let account = game.play.summary(&state).ok();
        self.known().insert(name, (revision, account.clone()));
        Ok(account)
    }

    fn known(&self) -> std::sync::MutexGuard<'_, BTreeMap<TableName, (u32, Option<TableSummary>)>> {
        self.summaries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Performs the referee's `ruling` at a table. The future must be run to completion, even if
    /// the client disconnects.
    ///
    /// # Errors
    /// If the table does not exist, its game is not loaded, the ruling is not possible, or the
    /// store fails. The table is then unchanged.
    pub(crate) async fn apply_referee_action(
        self: Arc<Self>,
        name: TableName,
        ruling: RefereeAction,
    ) -> Result<(), RequestRejection> {
        let (seat, game) = self.at(name, self.record(name).await?)?;
        let rule = |kept: &StoredTable, save: &str, _| {
            let ruled = game
                .play
                .apply_referee_action(save, ruling)
                .map_err(|refused| of_table(name, refused))?;
            let (what, by, revision) = (EventKind::from(ruling), Actor::Referee, ruled.revision);
            let last = TableChange { what, by, revision };
            let (deeds, before) = match ruling {
                RefereeAction::Close | RefereeAction::Reopen => {
                    (TableHistory::with_change(kept.deeds, last), PriorStateHandling::Discard)
                }
                RefereeAction::TakeBack => {
                    (TableHistory::with_undoable_change(last, false), PriorStateHandling::Save)
                }
                RefereeAction::Reset => {
                    let open = !is_tournament(&*game.play, self.may_open);
                    (TableHistory::with_undoable_change(last, open), PriorStateHandling::Save)
                }
            };
            Ok((ruled, deeds, before))
        };
        self.apply_shared_change(name, (&seat, game), false, rule).await.map(drop)
    }

    /// Restores the state before a change that affected everyone. `deed` is the revision which that
    /// change created. The replaced state is saved and can be restored the same way. The future
    /// must be run to completion, even if the client disconnects.
    ///
    /// # Errors
    /// If there is no such table, the time in which the change can be undone is over, `by` has no
    /// permission to undo it, or the store fails. The table is then unchanged.
    pub(crate) async fn undo(
        self: Arc<Self>,
        name: TableName,
        by: Actor,
        deed: u32,
    ) -> Result<ActionResponse, RequestRejection> {
        let referee = by == Actor::Referee;
        let (seat, game) = match referee {
            true => self.at(name, self.record(name).await?)?,
            false => self.record_and_game(name).await?,
        };
        let by = valid_actor(game, by);
        let bring = |kept: &StoredTable, save: &str, before: Option<String>| {
            let lost = kept.deeds.and_then(|deeds| deeds.undoable).filter(|l| l.revision == deed);
            let lost = lost.filter(|_| kept.replaced_ago.is_some_and(|age| age < UNDO_WINDOW));
            if !lost.ok_or(RequestRejection::Gone)?.open && !referee {
                return Err(RequestRejection::RefereeAlone);
            }
            let brought = game.play.undo(save, &before.ok_or(RequestRejection::Gone)?);
            let brought = brought.map_err(|refused| of_table(name, refused))?;
            let last = TableChange { what: EventKind::BroughtBack, by, revision: brought.revision };
            Ok((
                brought,
                TableHistory::with_undoable_change(last, !referee),
                PriorStateHandling::Swap,
            ))
        };
        let (view, deeds) = self.apply_shared_change(name, (&seat, game), true, bring).await?;
        let deed = Some(deeds.latest_change(Some(Duration::ZERO), referee));
        Ok(ActionResponse { told: "done".into(), view, deed })
    }

    /// Performs a change that affects everyone at a table, and retries after a conflict with
    /// another server. `make` receives the stored table, its state and, if `looks_back`, the saved
    /// state. It returns the new snapshot, the history, and the treatment of the current state.
    async fn apply_shared_change(
        &self,
        name: TableName,
        (seat, game): (&TableRecord, &RefereedGame),
        looks_back: bool,
        make: impl Fn(
            &StoredTable,
            &str,
            Option<String>,
        )
            -> Result<(TableSnapshot, TableHistory, PriorStateHandling), RequestRejection>,
    ) -> Result<(Value, TableHistory), RequestRejection> {
        let _turn = seat.turn.lock().await;
        for attempt in 1..=TRIES {
            let (kept, save) = self.read_stored(name).await?;
            let lost = if looks_back { self.store.read_saved_state(name).await? } else { None };
            let (position, deeds, before) = make(&kept, &save, lost)?;
            let TableSnapshot { save: state, revision: to, view } = position;
            let account = game.play.summary(&state).map_err(|refused| of_table(name, refused))?;
            let change = Change {
                name,
                from: kept.revision,
                to,
                state,
                won: account.status == GameStatus::Won,
                deeds: Some(deeds),
                before,
            };
            if self.write_change(seat, change, attempt).await? {
                self.log.note(name, seat.game.label(), deeds.last.what, account);
                return Ok((view, deeds));
            }
        }
        Err(StoreError::Changed.into())
    }
}
