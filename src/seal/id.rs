//! The identity of a puzzle.

use std::fmt;

/// What tells one puzzle from all others: eight bytes that differ wherever anything sealed
/// differs. They may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId(pub [u8; 8]);

impl PuzzleId {
    /// What people call the game by: the first half, such as `154A-2605`.
    pub fn label(self) -> String {
        let [a, b, c, d, ..] = self.0;
        format!("{a:02X}{b:02X}-{c:02X}{d:02X}")
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
