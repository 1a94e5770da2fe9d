//! Potions that cannot have been in a cauldron, or that spend the last one: asked about first.

use super::{Keeper, Kind, PlayError, Table};
use crate::witches::puzzle::Pour;

/// The cells of the largest cauldron of any board.
const LARGEST: usize = 6;

impl Table {
    /// Whether a test is as it should be on the board, as far as that is known.
    ///
    /// # Errors
    /// What to ask the players, if it is not.
    pub(super) fn fits(
        &self,
        keeper: &Keeper,
        kind: Kind,
        pours: &[Pour],
    ) -> Result<(), PlayError> {
        if kind == Kind::Cauldron && pours.len() > LARGEST {
            return Err(PlayError::NoCauldron(pours.len(), LARGEST));
        }
        let Some(board) = keeper.board() else { return Ok(()) };
        let log: Vec<_> = self.counted().cloned().collect();
        if keeper.limits().is_none()
            && let Err(PlayError::Limit(message)) = board.allow(&log, kind, pours)
        {
            return Err(PlayError::NoRoom(message));
        }
        match board.spends_the_last(&log, kind, pours) {
            true => Err(PlayError::LastCauldron(keeper.longest())),
            false => Ok(()),
        }
    }
}
