//! The identity of a puzzle.

use std::fmt;

use crate::game::seed::syllables;

/// What tells one puzzle from all others: eight bytes that differ wherever anything sealed
/// differs. They may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId(pub [u8; 8]);

impl PuzzleId {
    /// What people call the game by, wherever it is met: its first half in letters, such as
    /// `Furop Jolad`. There are four thousand million of them.
    pub fn label(self) -> String {
        let [a, b, c, d, ..] = self.0;
        let name = |pair| {
            let mut letters = syllables(u16::from_be_bytes(pair));
            letters[..1].make_ascii_uppercase();
            letters
        };
        let [first, second] = [name([a, b]), name([c, d])];
        [&first[..], b" ", &second].concat().into_iter().map(char::from).collect()
    }

    /// The identity as a number, for streams that are keyed by the puzzle.
    pub fn number(self) -> u64 {
        u64::from_le_bytes(self.0)
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:016x}", u64::from_be_bytes(self.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_spoken_and_tell_games_apart() {
        assert_eq!(PuzzleId([0x44, 0xe7, 0x10, 0x88, 1, 2, 3, 4]).label(), "Higol Dafam");
        assert_eq!(PuzzleId([0; 8]).label(), "Babab Babab");
        assert_eq!(PuzzleId([0xff; 8]).label(), "Zuzuz Zuzuz");
        let name = |n: u32| {
            let [a, b, c, d] = n.to_be_bytes();
            PuzzleId([a, b, c, d, 0, 0, 0, 0]).label()
        };
        for bit in 0..32 {
            assert_ne!(name(1 << bit), name(0));
        }
    }
}
