//! What a run needs of a game: many of its games, each from a seed, on pages that are bound
//! together.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{PrintError, Refused};
use crate::game::edition::Edition;
use crate::game::players::Players;
use crate::game::seed::Seed;
use crate::game::source::Scope;
use crate::page::symbols::symbol;
use crate::page::{DrawOptions, Page, Symbol};
use crate::texts::{self, Message, nearest, said};

/// A game with its wishes fixed: each number of a run and its seed give one game.
pub trait Series: fmt::Debug + Sync {
    /// The game's [name](super::Game::name).
    fn game(&self) -> &'static str;

    /// What people call the game: the title of a booklet.
    fn title(&self) -> Message;

    /// What stands for the game on a cover.
    fn emblem(&self) -> Symbol {
        symbol!("cauldron")
    }

    /// The edition of its rules, where it has editions.
    fn edition(&self) -> Option<Edition>;

    /// The wishes, as an object from which [`Game::series`](super::Game::series) makes
    /// the same series again. No secret is in it.
    fn wishes(&self) -> Value;

    /// All settings of the game of a number, where games from one seed are to have nothing in
    /// common unless all of them are the same.
    fn scope(&self, _number: u64) -> Option<Scope> {
        None
    }

    /// What tells the secret of a game from those of others, whatever their seeds: equal for
    /// games that players would call the same. Cheap against making the game.
    ///
    /// # Errors
    /// If the seed gives no such game.
    fn secret(&self, number: u64, seed: Seed) -> Result<u128, Refused>;

    /// What picks the games, where not every one will do. `first` is the seed of the first game
    /// of the run, which the others may have to be like; without it the first is picked.
    ///
    /// # Errors
    /// If that seed gives no such game.
    fn judge(&self, _first: Option<Seed>) -> Result<Option<Box<dyn Judge + '_>>, Refused> {
        Ok(None)
    }

    /// Makes the game of a number, counted from 0, and its seed.
    ///
    /// # Errors
    /// If the seed gives no such game.
    fn make(&self, number: u64, seed: Seed) -> Result<Box<dyn Printable>, PrintError>;

    /// How long a run can be at most if no two of its games may have the same secret, where
    /// that is known. A run may have to end before.
    fn longest(&self) -> Option<u64> {
        None
    }

    /// What kind of set the games are, in a few words for a cover, if they are more than many of
    /// one kind.
    fn set(&self) -> Option<Message> {
        None
    }

    /// Whose game it is, and who makes it: a line at the foot of a cover.
    fn credits(&self) -> Option<Message> {
        None
    }

    /// What is told before the first game, whatever else is left out: pages to stand once in a
    /// booklet, front and back of leaves.
    ///
    /// # Errors
    /// If they cannot be drawn on this paper.
    fn foreword(&self, _options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(Vec::new())
    }

    /// How the games are played, for all of them: pages to stand once in a booklet.
    ///
    /// # Errors
    /// If they cannot be drawn on this paper.
    fn how_to_play(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError>;
}

/// Picks games that are as they were ordered.
pub trait Judge: fmt::Debug + Sync {
    /// In what the game of a number, counted from 0, and its seed is not as ordered: `None`
    /// where it is.
    ///
    /// # Errors
    /// If the seed gives no such game.
    fn miss(&self, number: u64, seed: Seed) -> Result<Option<Miss>, Refused>;

    /// Number of games in a row that miss an order, after which the search gives up.
    fn most_misses(&self) -> usize {
        2_000
    }

    /// Says that none of so many games was as ordered, and what the nearest of them was like.
    fn unmet(&self, number: u64, draws: u64, nearest: &Miss) -> Refused;
}

/// A game that is not as it was ordered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Miss {
    /// How far away it is: less is nearer. It has no unit.
    pub distance: u64,
    /// What it is like, in words that follow "it had".
    pub had: String,
}

/// What several games of a series are played with.
#[derive(Clone, Debug)]
pub struct Kit {
    /// What tells it from other kits of the series.
    pub number: u64,
    /// What it is called, and for which games it is.
    pub name: Message,
}

/// One game of a run.
pub trait Printable: fmt::Debug + Send + Sync {
    /// What people call this very game: the name that a phone shows, or that of a course.
    fn name(&self) -> texts::Value;

    /// What it is called by in lists and in names of files.
    fn label(&self) -> String;

    /// The seed that it is made again from.
    fn seed(&self) -> Seed;

    /// How hard it is, where that has a name.
    fn level(&self) -> Option<Message>;

    /// What it is like to play, in a few words, where that is known.
    fn rating(&self) -> Option<Message> {
        None
    }

    /// How many play.
    fn players(&self) -> Players;

    /// Its pages: front, back, front, back, from the first leaf of its own. What is the same
    /// for all games of the series stands in [`Series::how_to_play`] instead.
    ///
    /// # Errors
    /// If they cannot be drawn on this paper.
    fn pages(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError>;

    /// What it is played with and shares with other games of the series, though maybe not with all
    /// of them: a booklet has it once.
    fn kit(&self) -> Option<Kit> {
        None
    }

    /// The pages of its kit: front, back, front, back; an even number of them, and none without a
    /// kit.
    ///
    /// # Errors
    /// If they cannot be drawn on this paper.
    fn kit_pages(&self, _options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(Vec::new())
    }

    /// What opens its answer for those who lost.
    fn give_up(&self) -> Option<String>;

    /// The whole solution in lines, for the answers of a booklet; none if the game has no
    /// secret.
    fn solution(&self) -> Vec<texts::Value>;

    /// Pages from which a person referees the game without any device; none if the game has
    /// no secret.
    ///
    /// # Errors
    /// If they cannot be drawn on this paper.
    fn answers(&self, options: &DrawOptions) -> Result<Vec<Page>, PrintError>;

    /// What is read once it is over, where somebody has no device to open what is sealed: pages for
    /// the answers of a booklet, each to be read by itself.
    ///
    /// # Errors
    /// If they cannot be drawn on this paper.
    fn afterword(&self, _options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(Vec::new())
    }

    /// What a manifest tells of it, as an object without any secret.
    fn facts(&self) -> Value;

    /// What only the publisher may know of it, as an object; null if there is nothing.
    fn secrets(&self) -> Value;
}

/// Reads wishes; those that are left out are as usual. The names that there are, are those of
/// the usual ones.
///
/// # Errors
/// For what is no object, a name that no wish has, and a value that its wish cannot have.
pub(crate) fn read_wishes<W: Default + Serialize + DeserializeOwned>(
    wishes: &Value,
) -> Result<W, Refused> {
    let Value::Object(given) = wishes else {
        return Err(Refused::input(said::run_no_wishes(wishes.to_string())));
    };
    let usual = serde_json::to_value(W::default()).map_err(Refused::request)?;
    let names: Vec<&str> =
        usual.as_object().into_iter().flat_map(Map::keys).map(|n| &**n).collect();
    for (name, value) in given {
        if !names.contains(&name.as_str()) {
            let like = nearest(&name.replace('-', "_"), names.iter().copied());
            return Err(Refused::input(match like {
                Some(like) => said::run_unknown_wish_near(name.as_str(), like),
                None => said::run_unknown_wish(name.as_str(), names.join(", ")),
            }));
        }
        // Each by itself, so that what is wrong goes by its name.
        let alone = Value::Object(Map::from_iter([(name.clone(), value.clone())]));
        serde_json::from_value::<W>(alone)
            .map_err(|error| Refused::input(said::run_wish(name.as_str(), error.to_string())))?;
    }
    serde_json::from_value(wishes.clone()).map_err(Refused::request)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    struct Wishes {
        players: u8,
        minutes: u16,
    }

    fn error(wishes: Value) -> String {
        read_wishes::<Wishes>(&wishes).unwrap_err().to_string()
    }

    #[test]
    fn wishes_are_read_and_the_rest_is_as_usual() {
        assert_eq!(read_wishes(&json!({ "minutes": 15 })), Ok(Wishes { players: 0, minutes: 15 }));
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
