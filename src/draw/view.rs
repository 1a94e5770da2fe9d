//! What is drawn: a sheet reduced to what stands on paper.

use crate::board::Board;
use crate::level::{DecoyKinds, Players};
use crate::puzzle::{Effect, Ingredient};
use crate::seed::Seed;

/// Everything that stands on a sheet.
#[derive(Clone, Debug)]
pub struct SheetView {
    /// The source of every decoration; never printed.
    pub art: Seed,
    /// What the sheet is called by: the seed's code, or a tournament's name for the game.
    pub label: String,
    /// A tournament's sheet: its code checks answers but tests no potions.
    pub referee: bool,
    /// The edition as it is printed, such as `1`.
    pub edition: String,
    /// Level name, such as `Spice Sorcerer`; `None` for custom settings.
    pub level: Option<(u8, String)>,
    /// How many play.
    pub players: Players,
    /// The recipe's length as the players know it: `4`, or `4 to 6`.
    pub recipe: String,
    /// The longest recipe that the players must reckon with, 3 to 6.
    pub longest: u8,
    /// How many ingredients are in play: the first of [`Ingredient::ALL`].
    pub ingredients: u8,
    /// The decoys that can be among them.
    pub decoys: DecoyKinds,
    /// The effects in play, in the order of the catalogue.
    pub effects: Vec<Effect>,
    /// Both sides of the board.
    pub board: Board,
    /// The free clue, as a sentence.
    pub clue: String,
    /// The code that carries the sealed answer.
    pub qr: Qr,
    /// The give-up code, printed upside down at the foot of the rules.
    pub give_up: Option<String>,
    /// Where a phone finds the tester without a camera, such as a web address.
    pub help: Option<String>,
}

/// A QR matrix without its quiet zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qr {
    /// Modules a side.
    pub size: usize,
    /// `size * size` modules, row by row; `true` is black.
    pub modules: Vec<bool>,
}

impl SheetView {
    /// The ingredients in play.
    pub fn ingredients(&self) -> &'static [Ingredient] {
        &Ingredient::ALL[..usize::from(self.ingredients).min(Ingredient::ALL.len())]
    }
}
