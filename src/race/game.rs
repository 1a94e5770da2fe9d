//! A whole game: track, deck and rules.

use serde::{Deserialize, Serialize};

use super::{Deck, Track};
use crate::level::Players;
use crate::seed::Seed;

/// The options of the rules. All off is the game as printed: cards are drawn without
/// replacement, a lose-a-turn space costs one turn, the first winner ends the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    /// Every card goes back into the deck, shuffled in, as soon as it is drawn.
    pub replacement: bool,
    /// A lose-a-turn space holds a player until a colour card of its colour comes, single or
    /// double, with which the player moves on. Every card counts as a move, and those of
    /// other colours and pictures are drawn in vain.
    pub hold_until_colour: bool,
    /// The game goes on until everyone has won.
    pub everyone: bool,
}

/// How long a game lasts: means over simulated games, as really played.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Expected {
    /// Turns until the game ends, counted for one player: rounds, the last one included.
    pub rounds: f64,
    /// Turns of all players together, lost ones included.
    pub turns: f64,
    /// How long one turn is taken to last, in seconds.
    pub seconds_per_turn: u16,
}

impl Expected {
    /// Length of the game in minutes.
    pub fn minutes(&self) -> f64 {
        self.turns * f64::from(self.seconds_per_turn) / 60.0
    }
}

/// A generated game: all that there is to print.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RaceGame {
    /// Where it came from.
    pub seed: Seed,
    /// How many play.
    pub players: Players,
    /// The options it was made for.
    pub rules: Rules,
    /// How long it lasts.
    pub expected: Expected,
    /// The cards.
    pub deck: Deck,
    /// The spaces.
    pub track: Track,
}
