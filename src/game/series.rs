//! Internal, may change. Interface between print runs and games: many games, each from a seed, on
//! pages that are bound together.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{PrintError, Rejection};
use crate::common::edition::Edition;
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::settings_digest::SettingsDigest;
use crate::page::symbols::symbol;
use crate::page::{DrawOptions, Page, Symbol};
use crate::texts::{self, Message, msg, nearest};

/// Game with fixed parameters. Each number of a run and its seed determine one game.
pub trait GameSeries: fmt::Debug + Sync {
    /// Returns the game's [name](super::Game::name).
    fn game(&self) -> &'static str;

    /// Returns the name of the game for people, which is the title of a booklet.
    fn title(&self) -> Message;

    /// Returns the symbol of the game on a cover.
    fn emblem(&self) -> Symbol {
        symbol!("cauldron")
    }

    /// Returns the edition of the rules, if the game has editions.
    fn edition(&self) -> Option<Edition>;

    /// Returns the parameters as an object from which [`Game::series`](super::Game::series) creates the
    /// same series. It contains no secret.
    fn params(&self) -> Value;

    /// Returns the scope of the game with this number, if games from one seed must be unrelated
    /// unless all their settings are equal.
    fn settings_digest(&self, _number: u64) -> Option<SettingsDigest> {
        None
    }

    /// Returns an identifier of a game's secret, independent of the seed: equal for games that
    /// players would consider the same. The computation is cheap compared to [`GameSeries::make`].
    ///
    /// # Errors
    /// If the seed does not result in a game.
    fn secret(&self, number: u64, seed: Seed) -> Result<u128, Rejection>;

    /// Returns the filter that selects the games, if not every game is acceptable. `_first` is the
    /// seed of the first game of the run, which the others may have to resemble; without it the
    /// first game is being selected.
    ///
    /// # Errors
    /// If that seed does not result in a game.
    fn filter(&self, _first: Option<Seed>) -> Result<Option<Box<dyn SheetFilter + '_>>, Rejection> {
        Ok(None)
    }

    /// Whether the games have to resemble the first game of the run: see [`GameSeries::filter`].
    fn has_model(&self) -> bool {
        false
    }

    /// Creates the game with this `number`, from 0, and `seed`.
    ///
    /// # Errors
    /// If the seed does not result in a game.
    fn make(&self, number: u64, seed: Seed) -> Result<Box<dyn PrintableGame>, PrintError>;

    /// Returns the largest length of a run without a repeated secret, if it is known. A run can end
    /// earlier.
    fn longest(&self) -> Option<u64> {
        None
    }

    /// Returns a short description of the set of games for a cover, if they are more than many
    /// games of one kind.
    fn set_description(&self) -> Option<Message> {
        None
    }

    /// Returns the line at the foot of a cover about the origin and maker of the game.
    fn credits(&self) -> Option<Message> {
        None
    }

    /// Returns the pages before the first game, which are never left out: fronts and backs of
    /// leaves that a booklet contains once.
    ///
    /// # Errors
    /// If they cannot be drawn on this paper.
    fn foreword(&self, _options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(Vec::new())
    }

    /// Returns the pages with the rules for all games, which a booklet contains once.
    ///
    /// # Errors
    /// If they cannot be drawn on this paper.
    fn how_to_play(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError>;
}

/// Filter that selects the games of a [`GameSeries`] with the ordered properties.
pub trait SheetFilter: fmt::Debug + Sync {
    /// Returns the deviation of the game with this `number`, from 0, and `seed` from the
    /// constraints; `None` if it satisfies them.
    ///
    /// # Errors
    /// If the seed does not result in a game.
    fn mismatch(&self, number: u64, seed: Seed) -> Result<Option<Mismatch>, Rejection>;

    /// Returns the number of consecutive rejected games after which the search ends.
    fn max_mismatches(&self) -> usize {
        2_000
    }

    /// Returns the error that none of `draws` games satisfied the constraints, with the `nearest`
    /// one.
    fn unmet_error(&self, number: u64, draws: u64, nearest: &Mismatch) -> Rejection;
}

/// Deviation of a game from the constraints (see [`SheetFilter::mismatch`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// Distance from the constraints, without a unit; smaller is closer.
    pub distance: u64,
    /// Description of the game, with its verb: "had 20 turns", "needs a guess".
    pub description: texts::Value,
}

/// Material that several games of a series are played with.
#[derive(Clone, Debug)]
pub struct SharedParts {
    /// Number that distinguishes these shared parts from others of the series.
    pub number: u64,
    /// Name of the shared parts, and the games that they belong to.
    pub name: Message,
}

/// Game of a run, ready to be printed.
pub trait PrintableGame: fmt::Debug + Send + Sync {
    /// Returns the name of this game for people: the name that a phone shows, or the name of a
    /// course.
    fn name(&self) -> texts::Value;

    /// Returns the short name in lists and file names.
    fn label(&self) -> String;

    /// Returns the seed from which the game can be recreated.
    fn seed(&self) -> Seed;

    /// Returns the name of the difficulty, if there is one.
    fn level(&self) -> Option<Message>;

    /// Returns a short rating of the game, if it is known.
    fn rating(&self) -> Option<Message> {
        None
    }

    /// Returns the number of players.
    fn players(&self) -> Players;

    /// Returns the pages: front, back, front, back, beginning with a new leaf. Content that is the
    /// same for all games of the series is in [`GameSeries::how_to_play`] instead.
    ///
    /// # Errors
    /// If they cannot be drawn on this paper.
    fn pages(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError>;

    /// Returns the pages with the name of the player who owns the game at the top of those where it
    /// is wanted; by default the same pages as [`PrintableGame::pages`].
    ///
    /// # Errors
    /// If they cannot be drawn on this paper, or the name is too long.
    fn pages_for(&self, _owner: &str, options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        self.pages(options)
    }

    /// Returns the parts that the game shares with other games of the series, not necessarily all.
    /// A booklet contains them once.
    fn shared_parts(&self) -> Option<SharedParts> {
        None
    }

    /// Returns the pages of the shared parts: front, back, front, back. Their number is even, and 0
    /// without shared parts.
    ///
    /// # Errors
    /// If they cannot be drawn on this paper.
    fn kit_pages(&self, _options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(Vec::new())
    }

    /// Returns the give-up code, which opens the answer for players who lost.
    fn give_up(&self) -> Option<String>;

    /// Returns the whole solution in lines, for the answers of a booklet; empty if the game has no
    /// secret.
    fn solution(&self) -> Vec<texts::Value>;

    /// Returns pages with which a person referees the game without a device; empty if the game has
    /// no secret.
    ///
    /// # Errors
    /// If they cannot be drawn on this paper.
    fn answers(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError>;

    /// Returns pages for after the game, for players without a device that opens sealed content.
    /// They are part of the answers of a booklet, and each is read by itself.
    ///
    /// # Errors
    /// If they cannot be drawn on this paper.
    fn afterword(&self, _options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(Vec::new())
    }

    /// Returns the entry of the game in a manifest, as an object without any secret.
    fn facts(&self) -> Value;

    /// Returns the data for the publisher alone, as an object; null if there is nothing.
    fn secrets(&self) -> Value;
}

/// Parses parameters. Missing ones keep their default value. Valid names are the fields of the default
/// parameters.
///
/// # Errors
/// If `params` is not an object, or contains an unknown name or an invalid value.
pub(crate) fn read_params<W: Default + Serialize + DeserializeOwned>(
    params: &Value,
) -> Result<W, Rejection> {
    let Value::Object(given) = params else {
        return Err(Rejection::input(msg::run_no_wishes(params.to_string())));
    };
    let usual = serde_json::to_value(W::default()).map_err(Rejection::request)?;
    let names: Vec<&str> =
        usual.as_object().into_iter().flat_map(Map::keys).map(|n| &**n).collect();
    for (name, value) in given {
        if !names.contains(&name.as_str()) {
            let like = nearest(&name.replace('-', "_"), names.iter().copied());
            return Err(Rejection::input(match like {
                Some(like) => msg::run_unknown_wish_near(name.as_str(), like),
                None => msg::run_unknown_wish(name.as_str(), names.join(", ")),
            }));
        }
        // Parses each parameter separately, so that the error names it.
        let alone = Value::Object(Map::from_iter([(name.clone(), value.clone())]));
        serde_json::from_value::<W>(alone)
            .map_err(|error| Rejection::input(msg::run_wish(name.as_str(), error.to_string())))?;
    }
    serde_json::from_value(params.clone()).map_err(Rejection::request)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    struct Params {
        players: u8,
        minutes: u16,
    }

    fn error(params: Value) -> String {
        read_params::<Params>(&params).unwrap_err().to_string()
    }

    #[test]
    fn params_are_read_and_the_rest_is_as_usual() {
        assert_eq!(read_params(&json!({ "minutes": 15 })), Ok(Params { players: 0, minutes: 15 }));
    }

    #[test]
    fn wrong_wishes_go_by_their_name() {
        let near = error(json!({ "playrs": 3 }));
        assert!(near.contains("playrs") && near.contains("did you mean players?"), "{near}");
        let far = error(json!({ "colour": 3 }));
        assert!(far.contains("colour") && far.contains("minutes, players"), "{far}");
        let value = error(json!({ "players": 300, "minutes": 2 }));
        assert!(value.contains("players") && value.contains("300"), "{value}");
        assert!(error(json!([1])).contains("[1]"));
    }
}
