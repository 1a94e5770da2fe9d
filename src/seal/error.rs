//! What codes are bounded by, and what can be wrong with one.

use super::letters::one;
use crate::game::edition::Edition;
use crate::texts::{Message, said};

/// Number of the form in which codes are written and read.
pub(super) const FORM: u8 = 1;
/// The longest solution that a code carries, in bytes.
pub(super) const MAX_SOLUTION: usize = 128;
/// Bytes that a sealed text has when it is packed, at most.
pub(super) const MAX_TALE: usize = 584;
/// The most accepted answers.
pub(super) const MAX_ANSWERS: usize = 4;

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
    /// A code of a version before 1.0, none of which was released.
    Earlier,
    /// A later form than this version reads.
    NewerForm(u16),
    /// A later edition of the rules than this version plays.
    NewerEdition(u8),
    /// A game to come.
    OtherGame(u8),
    /// A sealed text, where the code of a game was expected.
    Tale,
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
    /// A text that is too long.
    #[error("a sealed text has {MAX_TALE} bytes when it is packed, at most, not {0}")]
    Tale(usize),
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

impl CodeError {
    /// What is wrong with the code.
    pub fn message(&self) -> Message {
        match self {
            CodeError::Foreign => said::play_code_foreign(),
            CodeError::Character(c) => said::play_code_character(one(*c)),
            CodeError::CutOff { have, need } => said::play_code_cut_off(*have, *need),
            CodeError::Damaged => said::play_code_damaged(),
            CodeError::Earlier => said::play_code_earlier(),
            CodeError::NewerForm(form) => said::play_code_newer_form(*form, FORM),
            CodeError::NewerEdition(edition) => {
                said::play_code_newer_edition(*edition, Edition::LATEST.number())
            }
            CodeError::OtherGame(number) => said::play_code_other_game(*number),
            CodeError::Tale => said::play_code_tale(),
            CodeError::Cost { mebibytes, passes } => said::play_code_cost(*mebibytes, *passes),
            CodeError::Impossible(reason) => said::play_code_impossible(reason.clone()),
        }
    }
}

impl OpenError {
    /// Why the code stays closed.
    pub fn message(&self) -> Message {
        match *self {
            OpenError::WrongAnswer => said::play_open_wrong_answer(),
            OpenError::NeedsOpening => said::play_open_needs_opening(),
            OpenError::WrongGiveUpCode => said::play_open_wrong_give_up(),
            OpenError::NoSeal => said::play_open_no_seal(),
            OpenError::NoPlay => said::play_open_no_play(),
            OpenError::Forged => said::play_open_forged(),
            OpenError::Memory(mebibytes) => said::play_open_memory(mebibytes),
        }
    }
}
