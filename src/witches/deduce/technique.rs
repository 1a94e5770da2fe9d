//! The kinds of reasoning, by name.

use serde::{Deserialize, Serialize};

use crate::common::catalogue::catalogue;
use crate::texts::Message;

struct Row {
    name: fn() -> Message,
}

catalogue! {
    /// A kind of reasoning, from the easiest to the hardest.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Technique of Row;

    /// What the free clue says.
    Clue [name: technique_clue] {}
    /// What a single test says of what its ingredients can still be.
    OneTest [name: technique_one_test] {}
    /// A number that only one ingredient can have; an ingredient with one number takes it from
    /// the others.
    OneLeft [name: technique_one_left] {}
    /// So many ingredients with so many numbers among them take these from the others.
    Twins [name: technique_twins] {}
    /// How many decoys there must be.
    Decoys [name: technique_decoys] {}
    /// What two tests say together.
    TwoTests [name: technique_two_tests] {}
    /// Something is supposed, and easier reasoning leads to a contradiction.
    Supposing [name: technique_supposing] {}
    /// All tests at once.
    Everything [name: technique_everything] {}
}

impl Technique {
    /// Its name.
    pub fn name(self) -> Message {
        (self.row().name)()
    }
}
