//! What a picture is bounded by, and what can be wrong with one.

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
