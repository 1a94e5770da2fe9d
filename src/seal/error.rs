//! What codes are bounded by, and what can be wrong with one.

use crate::edition::Edition;

/// The newest format version that this program reads and writes.
pub const FORMAT: u8 = 2;
/// The longest solution that a code carries, in bytes.
pub const MAX_SOLUTION: usize = 128;
/// The most accepted answers.
pub(super) const MAX_ANSWERS: usize = 4;

/// Why a text is not a code that can be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// Not one of ours.
    #[error(
        "this is not the code of a Cauldron Press sheet; those begin with WW1: or WW2: (use the QR code printed on the sheet)"
    )]
    Foreign,
    /// A character that no code has.
    #[error(
        "the code contains {0:?}, which no code has; compare it with the sheet or scan it again"
    )]
    Character(char),
    /// Too short.
    #[error(
        "the code is cut off: after its first four characters it has {have} of at least {need} characters; copy or scan all of it"
    )]
    CutOff {
        /// Characters after the prefix.
        have: usize,
        /// Characters that there should be.
        need: usize,
    },
    /// The checksum disagrees.
    #[error(
        "the code is damaged: a character is wrong, missing or too many; compare it with the sheet or scan it again"
    )]
    Damaged,
    /// A format to come.
    #[error(
        "the code was made by a newer version of Cauldron Press (code format {0}, this one reads up to {FORMAT}); update this program"
    )]
    NewerFormat(u16),
    /// Rules to come.
    #[error(
        "the code was made for a newer edition of the rules ({0}, this version plays up to {latest}); update this program",
        latest = Edition::LATEST
    )]
    NewerEdition(u8),
    /// A game to come.
    #[error(
        "the code is of another game of Cauldron Press (number {0}), which this version does not know; update this program"
    )]
    OtherGame(u8),
    /// An answer seal that nobody should try to open.
    #[error(
        "the code demands {mebibytes} MiB and {passes} passes for each answer, and only 1 to 64 MiB and 1 to 8 passes are allowed; it was not made by Cauldron Press"
    )]
    Cost {
        /// Memory, in MiB.
        mebibytes: u8,
        /// Passes over it.
        passes: u8,
    },
    /// Intact, yet impossible.
    #[error("the code is intact but {0}; it was not made by Cauldron Press")]
    Impossible(&'static str),
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
    /// An answer without bytes.
    #[error("an accepted answer is empty; it needs at least one byte")]
    EmptyAnswer,
    /// Edition 1 has no place for it.
    #[error("sheets of edition 1 have no opening code; use a later edition")]
    Opening,
    /// Nor for these.
    #[error("sheets of edition 1 name neither game nor language; use a later edition")]
    Lead,
    /// The machine refuses the memory.
    #[error("sealing the answer needs {0} MiB of memory twice, which this machine cannot give")]
    Memory(u8),
}

/// Why a code stays closed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// Not an accepted answer.
    #[error("that is not the answer")]
    WrongAnswer,
    /// A tournament's seal without its pepper.
    #[error(
        "this is a tournament's code: it opens only with the opening code that the organiser tells at the end"
    )]
    NeedsOpening,
    /// Not this puzzle's give-up code.
    #[error(
        "that give-up code does not belong to this sheet; it stands at the foot of the rules page"
    )]
    WrongGiveUpCode,
    /// A code of a play link.
    #[error("this code has no answer seal, so no answer can be checked; use the code on the sheet")]
    NoSeal,
    /// A code of a tournament.
    #[error(
        "this code has no play part, so it cannot test potions; ask the referee or the High Witch"
    )]
    NoPlay,
    /// The play part and the contents disagree.
    #[error(
        "the play part of this code does not fit its puzzle; it was not made by Cauldron Press"
    )]
    Forged,
    /// The machine refuses the memory.
    #[error("opening this code needs {0} MiB of memory, which this machine cannot give")]
    Memory(u8),
}
