//! The tables as a referee sees them, and what a referee does at them.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use super::{TRIES, Tables, of_table};
use crate::game::Position;
use crate::game::desk::{Account, Ruling};
use crate::seal::PuzzleId;
use crate::serve::error::StoreError;
use crate::serve::games::Games;
use crate::serve::log::What;
use crate::serve::name::TableName;
use crate::serve::refusal::Refusal;
use crate::serve::store::{Listed, Store, Write};

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
    }
}

/// The tables of a file that no server has open, as far as these are their games.
///
/// # Errors
/// If the file cannot be read.
pub(crate) fn accounts(store: &mut Store, games: &Games) -> Result<Vec<Watched>, StoreError> {
    let listed = store.list()?;
    let of_game = |listed: Listed| {
        let play = &games.get(listed.row.game)?.play;
        let read = store
            .state(listed.row.name)
            .map(|state| watched(&listed, 0, state.and_then(|state| play.account(&state).ok())));
        Some(read)
    };
    listed.into_iter().filter_map(of_game).collect()
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
        let _turn = seat.turn.lock().await;
        for attempt in 1..=TRIES {
            let (from, save) = self.remembered(name).await?;
            let ruled = game.play.rule(&save, ruling).map_err(|refused| of_table(name, refused))?;
            let Position { save: state, revision: to, .. } = ruled;
            let account = game.play.account(&state).unwrap_or_default();
            if self.keep(&seat, Write::Change { name, from, to, state }, attempt).await? {
                self.log.note(name, seat.game.label(), What::from(ruling), account);
                return Ok(());
            }
        }
        Err(StoreError::Changed.into())
    }
}
