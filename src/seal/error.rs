//! What codes are bounded by, and what can be wrong with one.

use crate::texts::Message;

/// The newest format version that this program reads and writes.
pub(crate) const FORMAT: u8 = 3;
/// The longest solution that a code carries, in bytes.
pub(super) const MAX_SOLUTION: usize = 128;
/// The most accepted answers.
pub(super) const MAX_ANSWERS: usize = 4;
/// The most places that an answer seal has: one more, for an earlier give-up code.
pub(super) const MAX_PLACES: usize = MAX_ANSWERS + 1;

/// Why a text is not a code that can be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum CodeError {
    /// Not one of ours.
    Foreign,
    /// A character that no code has.
    Character(char),
    /// Too short.
    CutOff {
        /// Characters after the prefix.
        have: usize,
        /// Characters that there should be.
        need: usize,
    },
    /// The checksum disagrees.
    Damaged,
    /// A format to come.
    NewerFormat(u16),
    /// Rules to come.
    NewerEdition(u8),
    /// A game to come.
    OtherGame(u8),
    /// An answer seal that nobody should try to open.
    Cost {
        /// Memory, in MiB.
        mebibytes: u8,
        /// Passes over it.
        passes: u8,
    },
    /// Intact, yet impossible.
    Impossible(Message),
}

/// Why a puzzle cannot be sealed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SealError {
    /// No or too many bytes of solution.
    #[error("a code holds a puzzle of 1 to {MAX_SOLUTION} bytes, not {0}")]
    Solution(usize),
    /// No or too many answers.
    #[error("an answer seal accepts 1 to {MAX_ANSWERS} answers, not {0}")]
    Answers(usize),
    /// More answers than it has places for.
    #[error("an answer seal with {places} places cannot take {answers} answers")]
    Places {
        /// How many places.
        places: usize,
        /// How many answers.
        answers: usize,
    },
    /// An answer without bytes.
    #[error("an accepted answer is empty; it needs at least one byte")]
    EmptyAnswer,
    /// Edition 1 has no place for it.
    #[error("sheets of edition 1 have no opening code; use a later edition")]
    Opening,
    /// Nor for these.
    #[error("sheets of edition 1 name neither game nor language; use a later edition")]
    Lead,
    /// Nor can its codes state so low a cost.
    #[error("sheets of edition 1 cannot be sealed at the least cost; use 1 MiB and more")]
    Cost,
    /// The machine refuses the memory.
    #[error("sealing the answer needs {0} MiB of memory twice, which this machine cannot give")]
    Memory(u8),
}

/// Why a code stays closed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum OpenError {
    /// Not an accepted answer.
    WrongAnswer,
    /// A tournament's seal without its pepper.
    NeedsOpening,
    /// Not this puzzle's give-up code.
    WrongGiveUpCode,
    /// A code of a play link.
    NoSeal,
    /// A code of a tournament.
    NoPlay,
    /// The play part and the contents disagree.
    Forged,
    /// The machine refuses the memory.
    Memory(u8),
}
