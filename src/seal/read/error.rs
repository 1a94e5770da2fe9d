//! What a picture is bounded by, and what can be wrong with one.

/// The most pixels of a picture, at up to 4 bytes each.
pub const MAX_PIXELS: u64 = 64_000_000;

/// Why no code could be read from a picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// Not a picture, or one of another kind.
    #[error("this is not a picture that can be read; give a PNG, JPEG or WebP file")]
    NotAnImage,
    /// A picture that breaks off or contradicts itself.
    #[error("the picture is damaged ({0}); take or save it again")]
    Damaged(String),
    /// More pixels than any photo has.
    #[error(
        "the picture is larger than 64 million pixels of 4 bytes, the most that is read; cut it down to the code"
    )]
    TooLarge,
    /// Nothing found.
    #[error(
        "no QR code was found in the picture; take it again from nearer, sharp, evenly lit and with the whole code in it"
    )]
    NoQr,
    /// Only codes of others.
    #[error(
        "the QR code in the picture is not from a Cauldron Press sheet; use the one printed on the sheet"
    )]
    Foreign,
    /// Codes of two sheets.
    #[error("the picture shows the codes of {0} different sheets; cut it down to one")]
    Several(usize),
}
