//! The creatures that sections and players go by.

use crate::common::catalogue::catalogue;
use crate::texts::Message;

/// What is known of a creature, but for [its looks](crate::page::Pattern).
struct Row {
    name: fn() -> Message,
    /// What it is called where it is serialized, and its drawing in `templates/symbols/`.
    id: &'static str,
}

catalogue! {
    /// A section's identity. Ordered so that small games use the ones that differ most.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    pub enum Identity of Row;

    Owl [name: creature_owl] { id: "owl" }
    Fox [name: creature_fox] { id: "fox" }
    Raven [name: creature_raven] { id: "raven" }
    Toad [name: creature_toad] { id: "toad" }
    Moth [name: creature_moth] { id: "moth" }
    Snail [name: creature_snail] { id: "snail" }
    Newt [name: creature_newt] { id: "newt" }
    Bat [name: creature_bat] { id: "bat" }
}

impl Identity {
    /// The identity of a section or player, counted from 0 (after the last they repeat).
    pub fn of(index: usize) -> Identity {
        Identity::ALL[index % Identity::ALL.len()]
    }

    /// Its name.
    pub fn name(self) -> Message {
        (self.row().name)()
    }

    /// What it is called where it is serialized, and its drawing in `templates/symbols/`.
    pub const fn id(self) -> &'static str {
        self.row().id
    }
}
