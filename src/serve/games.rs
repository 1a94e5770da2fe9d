//! The games that a server referees.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use crate::game::Play;
use crate::seal::PuzzleId;

/// A game with what its players know of it.
#[derive(Debug)]
pub struct Refereed {
    /// Keeps the secret.
    pub play: Arc<dyn Play>,
    /// What does not change during a game, for the screens.
    pub view: Value,
    /// Whether a guess at the answer takes much memory and time.
    pub costly: bool,
}

/// All games of a referee, each known by the identity of its puzzle.
#[derive(Debug, Default)]
pub struct Games(BTreeMap<PuzzleId, Refereed>);

impl Games {
    /// Adds a game; `costly` says that its guesses open the seal. One that is there already
    /// stays.
    pub fn add(&mut self, play: Arc<dyn Play>, costly: bool) {
        let mut view = play.describe();
        if play.payload().has_play()
            && let Some(code) = view.get_mut("code")
        {
            // Such a code holds its own key.
            *code = "".into();
        }
        let id = play.payload().id();
        self.0.entry(id).or_insert(Refereed { play, view, costly });
    }

    /// Tells the screens that some games give no help here.
    pub(super) fn without_help(&mut self, watched: impl Fn(&dyn Play) -> bool) {
        for game in self.0.values_mut().filter(|game| watched(&*game.play)) {
            if let Some(help) = game.view.get_mut("help") {
                *help = false.into();
            }
        }
    }

    /// A game by the identity of its puzzle.
    pub fn get(&self, id: PuzzleId) -> Option<&Refereed> {
        self.0.get(&id)
    }

    /// All games.
    pub fn all(&self) -> impl Iterator<Item = &Refereed> {
        self.0.values()
    }
}
