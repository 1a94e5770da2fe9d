//! The eight creatures that sections and players go by.

/// A section's identity. Ordered so that small games use the ones that differ most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Identity {
    Owl,
    Fox,
    Raven,
    Toad,
    Moth,
    Snail,
    Newt,
    Bat,
}

impl Identity {
    /// All eight, in order of use.
    pub const ALL: [Identity; 8] = [
        Identity::Owl,
        Identity::Fox,
        Identity::Raven,
        Identity::Toad,
        Identity::Moth,
        Identity::Snail,
        Identity::Newt,
        Identity::Bat,
    ];

    /// The identity of a section or player, counted from 0 (after eight they repeat).
    pub fn of(index: usize) -> Identity {
        Identity::ALL[index % Identity::ALL.len()]
    }

    /// Name on the sheet.
    pub fn name(self) -> &'static str {
        match self {
            Identity::Owl => "Owl",
            Identity::Fox => "Fox",
            Identity::Raven => "Raven",
            Identity::Toad => "Toad",
            Identity::Moth => "Moth",
            Identity::Snail => "Snail",
            Identity::Newt => "Newt",
            Identity::Bat => "Bat",
        }
    }
}
