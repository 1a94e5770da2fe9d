//! What the Witches draw from a seed.

use crate::stream::Concern;

/// What a stream is drawn for.
#[cfg_attr(not(feature = "program"), allow(dead_code))]
#[derive(Clone, Copy, Debug)]
pub(crate) enum WitchesConcern {
    /// The puzzle.
    Puzzle,
    /// Its free clue.
    Clue,
    /// The give-up code and the seal.
    Seal,
    /// The opening code of a tournament's sheet.
    Opening,
    /// A test of a potion.
    Test,
    /// The board.
    Board,
    /// The outline of a cauldron.
    CauldronArt,
    /// The outline of a garden.
    GardenArt,
    /// The outlines of the rules' example.
    ExampleArt,
}

impl Concern for WitchesConcern {
    fn name(self) -> &'static str {
        match self {
            WitchesConcern::Puzzle => "puzzle",
            WitchesConcern::Clue => "clue",
            WitchesConcern::Seal => "seal",
            WitchesConcern::Opening => "opening",
            WitchesConcern::Test => "test",
            WitchesConcern::Board => "board",
            WitchesConcern::CauldronArt => "art cauldron",
            WitchesConcern::GardenArt => "art garden",
            WitchesConcern::ExampleArt => "art example",
        }
    }
}
