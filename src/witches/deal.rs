//! What a sheet's code carries: all that is needed to play away from the paper.

use crate::game::edition::Edition;
use crate::game::players::Players;
use crate::texts::Message;
use crate::witches::aims::Aim;
use crate::witches::board::Special;
use crate::witches::clock::Clock;
use crate::witches::puzzle::{Clue, Effect, Ingredient, Puzzle};
use crate::witches::settings::{DecoyKinds, RecipeLength};
use crate::witches::ways::Ways;

/// A puzzle with what the players were told about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// How many play.
    pub players: Players,
    /// The secret recipe.
    pub puzzle: Puzzle,
    /// The free clue.
    pub clue: Clue,
    /// The special cells on the board, in the order of the rules, none twice.
    pub specials: Vec<Special>,
    /// Its aims.
    pub aims: Vec<Aim>,
}

/// How the players come by the result of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tester {
    /// With what was printed, and what lies beside it.
    Paper(Ways),
    /// The page that shows the text, on a phone.
    Here,
    /// The page that shows the text, at a table of a tournament's referee.
    Table,
}

impl Tester {
    /// Whether the secret is a referee's.
    pub fn is_referee(&self) -> bool {
        match self {
            Tester::Paper(ways) => ways.is_referee,
            Tester::Here => false,
            Tester::Table => true,
        }
    }
}

/// What the players know of a game: all that a sheet or a phone may tell them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The edition of the rules.
    pub edition: Edition,
    /// How many play.
    pub players: Players,
    /// The recipe's length as the players know it.
    pub recipe: RecipeLength,
    /// The longest recipe that the players must reckon with, 3 to 6.
    pub longest: u8,
    /// How many ingredients are in play: the first of [`Ingredient::ALL`].
    pub ingredients: u8,
    /// The decoys that can be among them.
    pub decoys: DecoyKinds,
    /// The effects in play, in the order of the catalogue.
    pub effects: Vec<Effect>,
    /// The special cells on the board, in the order of the rules.
    pub specials: Vec<Special>,
    /// The free clue.
    pub clue: Clue,
    /// Its aims.
    pub aims: Vec<Aim>,
    /// Length of the game in turns.
    pub clock: Clock,
    /// Whether some section has a cauldron for every recipe, where the board is known.
    pub has_room: Option<bool>,
    /// Who tests potions.
    pub tester: Tester,
}

impl Facts {
    /// The ingredients in play.
    pub fn ingredients(&self) -> &'static [Ingredient] {
        &Ingredient::ALL[..usize::from(self.ingredients).min(Ingredient::ALL.len())]
    }

    /// The free clue, to be said.
    pub(crate) fn clue(&self) -> Message {
        self.clue.message(self.recipe)
    }
}

impl Deal {
    /// What the players know.
    pub(crate) fn facts(&self, tester: Tester) -> Facts {
        let settings = self.puzzle.settings();
        Facts {
            edition: settings.edition(),
            players: self.players,
            recipe: settings.length(),
            longest: settings.length().longest(),
            ingredients: settings.ingredients(),
            decoys: settings.decoys(),
            effects: self.puzzle.effects_in_play(),
            specials: self.specials.clone(),
            clue: self.clue,
            aims: self.aims.clone(),
            clock: Clock::of(settings, self.players),
            has_room: None,
            tester,
        }
    }
}
