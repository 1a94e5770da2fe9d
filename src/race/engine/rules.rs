//! The options of the rules.

use serde::{Deserialize, Serialize};

/// The options of the rules. All off is the game as printed: cards are drawn without
/// replacement, a lose-a-turn space costs one turn, the first winner ends the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RaceRules {
    /// Every card goes back into the deck, shuffled in, as soon as it is drawn.
    pub replacement: bool,
    /// A lose-a-turn space holds a player until a colour card of its colour comes, single or
    /// double, with which the player moves on. Every card counts as a move, and those of
    /// other colours and pictures are drawn in vain.
    pub hold_until_colour: bool,
    /// The game goes on until everyone has won.
    pub everyone: bool,
    /// A double card's bridge and lost turn are those of the space of its first move, and
    /// those of the space where it ends count for nothing: what the program of a public
    /// simulator does, see [`as_programmed`](crate::race::as_programmed).
    pub first_move_counts: bool,
}
