//! Bringing back what was lost at a table.

use std::sync::Arc;
use std::time::Duration;

use super::{Played, TRIES, Tables, of_table, seated};
use crate::game::Position;
use crate::game::desk::Standing;
use crate::serve::deed::{BACK, Deed, Deeds, Doer};
use crate::serve::error::StoreError;
use crate::serve::log::What;
use crate::serve::name::TableName;
use crate::serve::refusal::Refusal;
use crate::serve::store::{Before, Change};

impl Tables {
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
        let _turn = seat.turn.lock().await;
        for attempt in 1..=TRIES {
            let (kept, save) = self.remembered(name).await?;
            let lost = kept.deeds.and_then(|deeds| deeds.lost).filter(|l| l.revision == deed);
            let lost = lost.filter(|_| kept.lost.is_some_and(|age| age < BACK));
            if !lost.ok_or(Refusal::Gone)?.open && !referee {
                return Err(Refusal::RefereeAlone);
            }
            let before = self.store.lost(name).await?.ok_or(Refusal::Gone)?;
            let brought = game.play.bring_back(&save, &before);
            let Position { save: state, revision: to, view } =
                brought.map_err(|refused| of_table(name, refused))?;
            let account = game.play.account(&state).map_err(|refused| of_table(name, refused))?;
            let last = Deed { what: What::BroughtBack, by, revision: to };
            let deeds = Deeds::losing(last, !referee);
            let change = Change {
                name,
                from: kept.revision,
                to,
                state,
                won: account.standing == Standing::Won,
                deeds: Some(deeds),
                before: Before::Exchanged,
            };
            if self.keep(&seat, change, attempt).await? {
                self.log.note(name, seat.game.label(), What::BroughtBack, account);
                let deed = Some(deeds.told(Some(Duration::ZERO), referee));
                return Ok(Played { told: "done".into(), view, deed });
            }
        }
        Err(StoreError::Changed.into())
    }
}
