//! The games that a server referees.

use std::collections::BTreeMap;

use crate::seal::PuzzleId;
use crate::witches::table::{GameView, Keeper, describe};

/// A game with what its players know of it.
#[derive(Debug)]
pub struct Game {
    /// Keeps the secret.
    pub keeper: Keeper,
    /// What does not change during a game, for the screens.
    pub view: GameView,
    /// Whether a guess at the answer takes much memory and time.
    pub costly: bool,
}

/// All games, each known by the identity of its puzzle.
#[derive(Debug, Default)]
pub struct Games(BTreeMap<PuzzleId, Game>);

impl Games {
    /// Adds a game; `costly` says that its guesses open the seal. One that is there already
    /// stays.
    pub fn add(&mut self, keeper: Keeper, costly: bool) {
        let mut view = describe(&keeper);
        if keeper.payload().has_play() {
            // Such a code holds its own key.
            view.code.clear();
        }
        self.0.entry(keeper.payload().id()).or_insert(Game { keeper, view, costly });
    }

    /// A game by the identity of its puzzle.
    pub fn get(&self, id: PuzzleId) -> Option<&Game> {
        self.0.get(&id)
    }

    /// All games.
    pub fn all(&self) -> impl Iterator<Item = &Game> {
        self.0.values()
    }
}
