//! What a picture is bounded by, and what can be wrong with one.

use crate::texts::{Message, said};

/// The most pixels of a picture, at up to 4 bytes each.
pub(crate) const MAX_PIXELS: u64 = 64_000_000;

/// Why no code could be read from a picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum ReadError {
    /// Not a picture, or one of another kind.
    NotAnImage,
    /// A picture that breaks off or contradicts itself.
    Damaged(String),
    /// More pixels than any photo has.
    TooLarge,
    /// Nothing found.
    NoQr,
    /// Only codes of others.
    Foreign,
    /// Codes of two sheets.
    Several(usize),
}

impl ReadError {
    /// What is wrong with the picture.
    pub fn message(&self) -> Message {
        match self {
            ReadError::NotAnImage => said::play_picture_none(),
            ReadError::Damaged(reason) => said::play_picture_damaged(reason.as_str()),
            ReadError::TooLarge => said::play_picture_too_large(),
            ReadError::NoQr => said::play_picture_no_code(),
            ReadError::Foreign => said::play_picture_foreign(),
            ReadError::Several(count) => said::play_picture_several(*count),
        }
    }
}
