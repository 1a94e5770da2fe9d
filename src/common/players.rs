//! Internal, may change. Players: their number, and the creatures that identify players and their
//! sections.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::common::catalogue::catalogue;
use crate::texts::{Message, msg};

/// Number of players, 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Players(u8);

/// Error for a number of players outside 1 to 8.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct PlayersError(String);

impl PlayersError {
    /// Returns the error message.
    pub fn message(&self) -> Message {
        msg::level_no_players(self.0.as_str())
    }
}

impl Players {
    /// One player.
    pub const ONE: Players = Players(1);
    /// Two players.
    pub const TWO: Players = Players(2);
    /// Four players.
    pub const FOUR: Players = Players(4);

    /// Creates a number of players.
    ///
    /// # Errors
    /// If `count` is not 1 to 8.
    pub fn new(count: u8) -> Result<Self, PlayersError> {
        if (1..=8).contains(&count) {
            Ok(Players(count))
        } else {
            Err(PlayersError(count.to_string()))
        }
    }

    /// Returns all numbers of players, 1 to 8.
    pub fn all() -> impl Iterator<Item = Players> + Clone {
        (1..=8).map(Players)
    }

    /// Returns the number, 1 to 8.
    pub fn count(self) -> u8 {
        self.0
    }

    /// Returns the number of sections on the board. Six players share three sections, and more
    /// players share four, in teams.
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

/// Catalogue row of a creature, without [its looks](crate::page::Pattern).
struct IdentityRow {
    name: fn() -> Message,
    /// Identifier in serialized form, and file name of the drawing in `templates/symbols/`.
    id: &'static str,
}

catalogue! {
    /// Creature that identifies a section. The order is such that small games use those that differ
    /// most.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    pub enum Identity of IdentityRow;

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
    /// Returns the identity of a section or player by index, from 0. After the last one they
    /// repeat.
    pub fn of(index: usize) -> Identity {
        Identity::ALL[index % Identity::ALL.len()]
    }

    /// Returns the name.
    pub fn name(self) -> Message {
        (self.row().name)()
    }

    /// Returns the identifier in serialized form, which also names the drawing in
    /// `templates/symbols/`.
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
        // Without the feature `press` a message is displayed as its key.
        let expected = match cfg!(feature = "press") {
            true => "9 players cannot play; a sheet is for 1 to 8 players",
            false => "level-no-players",
        };
        assert_eq!(message, expected);
    }
}
