//! Internal, may change. Content of a sheet's code: everything that is needed to play away from the
//! paper.

use crate::common::edition::Edition;
use crate::common::players::Players;
use crate::texts::Message;
use crate::witches::aims::Aim;
use crate::witches::board::Special;
use crate::witches::clock::Clock;
use crate::witches::puzzle::{Clue, Effect, Ingredient, Puzzle};
use crate::witches::settings::{DecoyKinds, RecipeLength};
use crate::witches::test_methods::TestMethods;

/// [`Puzzle`] with the information about it that the players have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameData {
    /// Number of players.
    pub players: Players,
    /// Puzzle with the secret recipe.
    pub puzzle: Puzzle,
    /// Free clue printed on the sheet.
    pub clue: Clue,
    /// Special cells on the board, in the order of the rules, without duplicates.
    pub specials: Vec<Special>,
    /// Aims of the sheet.
    pub aims: Vec<Aim>,
}

/// Source of test results, by the medium on which the rules are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TestSource {
    /// Printed sheet, with the [`TestMethods`] to test potions that were supplied with it.
    Paper(TestMethods),
    /// Phone page that shows the rules and also tests potions.
    Here,
    /// Table of a tournament's referee; the page that shows the rules cannot test potions.
    Table,
}

impl TestSource {
    /// Whether a referee keeps the secret.
    pub fn is_referee(&self) -> bool {
        match self {
            TestSource::Paper(ways) => ways.is_referee,
            TestSource::Here => false,
            TestSource::Table => true,
        }
    }
}

/// Public facts of a game: everything that a sheet or a phone may show the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicFacts {
    /// Edition of the rules.
    pub edition: Edition,
    /// Number of players.
    pub players: Players,
    /// Recipe length as known to the players.
    pub recipe: RecipeLength,
    /// Longest length that `recipe` allows, 3 to 6.
    pub longest: u8,
    /// Number of ingredients in play, which are the first of [`Ingredient::ALL`].
    pub ingredients: u8,
    /// Kinds of decoys that can be among the ingredients.
    pub decoys: DecoyKinds,
    /// Effects in play, in the order of the catalogue.
    pub effects: Vec<Effect>,
    /// Special cells on the board, in the order of the rules.
    pub specials: Vec<Special>,
    /// Free clue printed on the sheet.
    pub clue: Clue,
    /// Aims of the sheet.
    pub aims: Vec<Aim>,
    /// Turns and moon phases of the game.
    pub clock: Clock,
    /// Whether some section has room for the longest recipe (`Board::has_room_for`); `None` if the
    /// board is not known.
    pub has_room: Option<bool>,
    /// Source of test results.
    pub tester: TestSource,
}

impl PublicFacts {
    /// Returns the ingredients in play.
    pub fn ingredients(&self) -> &'static [Ingredient] {
        &Ingredient::ALL[..usize::from(self.ingredients).min(Ingredient::ALL.len())]
    }

    /// Returns the free clue as a message.
    pub(crate) fn clue(&self) -> Message {
        self.clue.message(self.recipe)
    }
}

impl GameData {
    /// Returns the public facts of this game, for players with this source of test results.
    pub(crate) fn facts(&self, tester: TestSource) -> PublicFacts {
        let settings = self.puzzle.settings();
        PublicFacts {
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
