//! Boards in files.

use std::num::NonZero;

use serde::Deserialize;

use super::{Card, Deck, Picture, RaceRules, Track};
use crate::game::players::Players;
use crate::game::seed::Seed;

/// A board that somebody wrote, or a generated game: only the track is needed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// The spaces.
    pub track: Track,
    /// The cards; without them, see [`BoardFile::deck`].
    deck: Option<Deck>,
    /// The options of the rules; what is left out is off.
    #[serde(default)]
    pub rules: RaceRules,
    /// How many play.
    pub players: Option<Players>,
    /// Where a generated game came from.
    pub seed: Option<Seed>,
    /// How long a generated game lasts. Somebody may have changed the board since: only how
    /// long a turn is taken to last is believed.
    expected: Option<Timing>,
}

/// What counts of an expected length.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
struct Timing {
    seconds_per_turn: NonZero<u16>,
}

/// Why a text is no board.
#[derive(Debug, thiserror::Error)]
#[error("{reason}")]
pub struct BoardFileError {
    reason: String,
}

impl BoardFile {
    /// Reads the JSON form.
    ///
    /// # Errors
    /// If the text is not JSON, or not a board; the message says where and why.
    pub fn parse(text: &str) -> Result<Self, BoardFileError> {
        serde_json::from_str(text).map_err(|error| BoardFileError { reason: error.to_string() })
    }

    /// How long a turn is taken to last, in seconds, if the file says so.
    pub fn seconds_per_turn(&self) -> Option<u16> {
        self.expected.map(|timing| timing.seconds_per_turn.get())
    }

    /// The cards of the file, or 8 singles and 2 doubles of each colour and a card for each
    /// picture of the track.
    pub fn deck(&self) -> Deck {
        let kept = |card: &Card| match card {
            Card::Picture(picture) => self.track.has(*picture),
            _ => true,
        };
        let usual = || {
            let colours = Deck::even(8, 2, 0).expect("60 cards are a deck");
            let pictures = Picture::ALL.map(Card::Picture).into_iter().filter(kept);
            Deck::new(colours.cards().chain(pictures)).expect("66 cards are a deck")
        };
        self.deck.clone().unwrap_or_else(usual)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_track_is_enough() {
        let file = BoardFile::parse(r#"{"track": [{"colour": "red"}, {"picture": 2}]}"#).unwrap();
        assert_eq!(file.deck().size(), 61);
        assert_eq!(file.deck().count(Card::Picture(Picture::ALL[1])), 1);
        assert_eq!(file.rules, RaceRules::default());
    }

    #[test]
    fn mistakes_are_located() {
        for (text, words) in [
            ("{\"track\": [\n{\"colour\": \"red\"},, ]}", "at line 2 column"),
            ("{}", "missing field `track`"),
            (r#"{"track": [{"colour": "pink"}]}"#, "unknown variant `pink`"),
            (
                r#"{"track": [{"colour": "red"}], "deck": {"singles": [0,0,0,0,0,0]}}"#,
                "deck is empty",
            ),
            (r#"{"track": [{"colour": "red", "bridge_to": 9}]}"#, "leads to space 9"),
            (r#"{"track": [{"colour": "red"}], "players": 0}"#, "0 players"),
        ] {
            let told = BoardFile::parse(text).unwrap_err().to_string();
            assert!(told.contains(words), "{told}");
        }
    }
}
