//! Limits of codes, and the errors of reading, sealing and opening them.

use super::letters::one;
use crate::common::edition::Edition;
use crate::texts::{Message, msg};

/// Number of the form in which codes are written and read by [`Payload`](super::Payload).
pub(super) const FORM: u8 = 1;
/// Largest length of a solution, in bytes.
pub(super) const MAX_SOLUTION: usize = 128;
/// Largest length of a sealed text after compression, in bytes.
pub(super) const MAX_TALE: usize = 584;
/// Largest number of accepted answers.
pub(super) const MAX_ANSWERS: usize = 4;

/// Reasons why a text is not a usable code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum CodeError {
    /// Text that is not a code of this program.
    Foreign,
    /// Character that does not occur in codes.
    Character(char),
    /// Incomplete code.
    CutOff {
        /// Characters after the prefix.
        have: usize,
        /// Required number of characters.
        need: usize,
    },
    /// Checksum mismatch.
    Damaged,
    /// Code of an unreleased version before 1.0.
    Earlier,
    /// Number of a form that this version does not read.
    NewerForm(u16),
    /// Number of an edition of the rules that this version does not have.
    NewerEdition(u8),
    /// Number of an unknown game.
    OtherGame(u8),
    /// Sealed text instead of the code of a game.
    Tale,
    /// Answer seal whose cost is not allowed.
    Cost {
        /// Memory, in MiB.
        mebibytes: u8,
        /// Passes over the memory.
        passes: u8,
    },
    /// Valid checksum with contradictory contents.
    Impossible(Message),
}

/// Reasons why a puzzle cannot be sealed by [`Payload::seal`](super::Payload::seal).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SealError {
    /// Solution of 0 or too many bytes.
    #[error("a code holds a puzzle of 1 to {MAX_SOLUTION} bytes, not {0}")]
    Solution(usize),
    /// Number of answers that is 0 or too large.
    #[error("an answer seal accepts 1 to {MAX_ANSWERS} answers, not {0}")]
    Answers(usize),
    /// More answers than places, or too many places.
    #[error("an answer seal with {places} places cannot take {answers} answers")]
    Places {
        /// Number of places.
        places: usize,
        /// Number of answers.
        answers: usize,
    },
    /// Answer of 0 bytes in [`Contents::answers`](super::Contents::answers).
    #[error("an accepted answer is empty; it needs at least one byte")]
    EmptyAnswer,
    /// Text that is too long after compression; its length in bytes.
    #[error("a sealed text has {MAX_TALE} bytes when it is packed, at most, not {0}")]
    Tale(usize),
    /// Allocation failure; the memory in MiB.
    #[error("sealing the answer needs {0} MiB of memory twice, which this machine cannot give")]
    Memory(u8),
}

/// Reasons why a code cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum OpenError {
    /// Answer that is not accepted.
    WrongAnswer,
    /// Missing opening code of a tournament's seal, see [`OpeningCode`](super::OpeningCode).
    NeedsOpening,
    /// Give-up code of another puzzle.
    WrongGiveUpCode,
    /// Code without an answer seal, as in links to the phone page.
    NoSeal,
    /// Code without a play part, as in tournaments.
    NoPlay,
    /// Play part whose key does not decrypt the contents, or tale whose decrypted text is
    /// malformed.
    Forged,
    /// Allocation failure; the memory in MiB.
    Memory(u8),
}

impl CodeError {
    /// Returns the error as a translatable [`Message`].
    pub fn message(&self) -> Message {
        match self {
            CodeError::Foreign => msg::play_code_foreign(),
            CodeError::Character(c) => msg::play_code_character(one(*c)),
            CodeError::CutOff { have, need } => msg::play_code_cut_off(*have, *need),
            CodeError::Damaged => msg::play_code_damaged(),
            CodeError::Earlier => msg::play_code_earlier(),
            CodeError::NewerForm(form) => msg::play_code_newer_form(*form, FORM),
            CodeError::NewerEdition(edition) => {
                msg::play_code_newer_edition(*edition, Edition::LATEST.number())
            }
            CodeError::OtherGame(number) => msg::play_code_other_game(*number),
            CodeError::Tale => msg::play_code_tale(),
            CodeError::Cost { mebibytes, passes } => msg::play_code_cost(*mebibytes, *passes),
            CodeError::Impossible(reason) => msg::play_code_impossible(reason.clone()),
        }
    }
}

impl OpenError {
    /// Returns the error as a translatable [`Message`].
    pub fn message(&self) -> Message {
        match *self {
            OpenError::WrongAnswer => msg::play_open_wrong_answer(),
            OpenError::NeedsOpening => msg::play_open_needs_opening(),
            OpenError::WrongGiveUpCode => msg::play_open_wrong_give_up(),
            OpenError::NoSeal => msg::play_open_no_seal(),
            OpenError::NoPlay => msg::play_open_no_play(),
            OpenError::Forged => msg::play_open_forged(),
            OpenError::Memory(mebibytes) => msg::play_open_memory(mebibytes),
        }
    }
}
