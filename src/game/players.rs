//! Who plays: how many, and the creatures that players and their sections go by.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::common::catalogue::catalogue;
use crate::texts::{Message, said};

/// The number of players, 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Players(u8);

/// A number of players outside 1 to 8.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct PlayersError(String);

impl PlayersError {
    /// What is wrong with it.
    pub fn message(&self) -> Message {
        said::level_no_players(self.0.as_str())
    }
}

impl Players {
    /// One.
    pub const ONE: Players = Players(1);
    /// Two.
    pub const TWO: Players = Players(2);
    /// Four.
    pub const FOUR: Players = Players(4);

    /// 1 to 8 players.
    ///
    /// # Errors
    /// For any other number.
    pub fn new(count: u8) -> Result<Self, PlayersError> {
        if (1..=8).contains(&count) {
            Ok(Players(count))
        } else {
            Err(PlayersError(count.to_string()))
        }
    }

    /// All counts, 1 to 8.
    pub fn all() -> impl Iterator<Item = Players> + Clone {
        (1..=8).map(Players)
    }

    /// 1 to 8.
    pub fn count(self) -> u8 {
        self.0
    }

    /// Number of sections on their board: six players share three, and more share four, in teams.
    pub fn sections(self) -> u8 {
        match self.0 {
            6 => 3,
            7.. => 4,
            few => few,
        }
    }
}

impl From<Players> for u8 {
    fn from(players: Players) -> u8 {
        players.0
    }
}

impl TryFrom<u8> for Players {
    type Error = PlayersError;
    fn try_from(count: u8) -> Result<Self, PlayersError> {
        Players::new(count)
    }
}

impl FromStr for Players {
    type Err = PlayersError;

    fn from_str(text: &str) -> Result<Self, PlayersError> {
        let count = text.trim().parse().ok().and_then(|n| Players::new(n).ok());
        count.ok_or_else(|| PlayersError(text.trim().into()))
    }
}

/// What is known of a creature, but for [its looks](crate::page::Pattern).
struct Row {
    name: fn() -> Message,
    /// What it is called where it is serialized, and its drawing in `templates/symbols/`.
    id: &'static str,
}

catalogue! {
    /// A section's identity. Ordered so that small games use the ones that differ most.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    pub enum Identity of Row;

    Owl [name: creature_owl] { id: "owl" }
    Fox [name: creature_fox] { id: "fox" }
    Raven [name: creature_raven] { id: "raven" }
    Toad [name: creature_toad] { id: "toad" }
    Moth [name: creature_moth] { id: "moth" }
    Snail [name: creature_snail] { id: "snail" }
    Newt [name: creature_newt] { id: "newt" }
    Bat [name: creature_bat] { id: "bat" }
}

impl Identity {
    /// The identity of a section or player, counted from 0 (after the last they repeat).
    pub fn of(index: usize) -> Identity {
        Identity::ALL[index % Identity::ALL.len()]
    }

    /// Its name.
    pub fn name(self) -> Message {
        (self.row().name)()
    }

    /// What it is called where it is serialized, and its drawing in `templates/symbols/`.
    pub const fn id(self) -> &'static str {
        self.row().id
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_number_names_the_right_ones() {
        let message = "9".parse::<Players>().unwrap_err().to_string();
        // A phone has no sentences of its own.
        let told = match cfg!(feature = "press") {
            true => "9 players cannot play; a sheet is for 1 to 8 players",
            false => "level-no-players",
        };
        assert_eq!(message, told);
    }
}
