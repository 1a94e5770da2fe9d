//! What the Witches draw from a seed.

use crate::common::stream::Concern;

/// What a stream is drawn for.
#[cfg_attr(not(feature = "program"), allow(dead_code))]
#[derive(Clone, Copy, Debug)]
pub(crate) enum WitchesConcern {
    Puzzle,
    Clue,
    Seal,
    Opening,
    Daily,
    Test,
    Board,
    Deduce,
    Playtest,
    CauldronArt,
    GardenArt,
    GroundArt,
    ExampleArt,
    Oracle,
    KeeperArt,
}

impl Concern for WitchesConcern {
    fn name(self) -> &'static str {
        match self {
            WitchesConcern::Puzzle => "puzzle",
            WitchesConcern::Clue => "clue",
            WitchesConcern::Seal => "seal",
            WitchesConcern::Opening => "opening",
            WitchesConcern::Daily => "daily",
            WitchesConcern::Test => "test",
            WitchesConcern::Board => "board",
            WitchesConcern::Deduce => "deduce",
            WitchesConcern::Playtest => "playtest",
            WitchesConcern::CauldronArt => "art cauldron",
            WitchesConcern::GardenArt => "art garden",
            WitchesConcern::GroundArt => "art ground",
            WitchesConcern::ExampleArt => "art example",
            WitchesConcern::Oracle => "oracle",
            WitchesConcern::KeeperArt => "art keeper",
        }
    }
}
