//! The race as it is if nobody says otherwise.

use crate::game::players::Players;

/// The colour race.
#[derive(Clone, Copy, Debug)]
pub struct Race;

impl Race {
    /// How many play if nobody says.
    pub const PLAYERS: Players = Players::TWO;
    /// How long a race lasts if nobody says, in minutes.
    pub const MINUTES: u16 = 15;
}
