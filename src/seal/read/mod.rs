//! Finding a QR code in a picture: a rendered page, a scan or a photo of a phone. The picture
//! becomes black and white in several ways (`bitmap`); in each, codes are located and read
//! (`locate`).

mod bitmap;
mod locate;
#[cfg(feature = "program")]
mod picture;
#[cfg(all(test, feature = "program"))]
mod tests;

use image::GrayImage;

use super::text::is_ours;
use crate::common::sort::sort;
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

/// The text of the one code of ours in a PNG, JPEG or WebP picture. Other QR codes are
/// passed over.
///
/// # Errors
/// See [`ReadError`]; whether the text is intact shows when it is parsed.
#[cfg(feature = "program")]
pub fn qr_text(image: &[u8]) -> Result<String, ReadError> {
    let picture = picture::load(image)?;
    let mut foreign = false;
    for attempt in bitmap::attempts(&picture) {
        match chosen(locate::texts(&attempt()))? {
            Found::Ours(text) => return Ok(text),
            found => foreign |= found == Found::Foreign,
        }
    }
    Err(if foreign { ReadError::Foreign } else { ReadError::NoQr })
}

/// What one attempt at a picture found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// The text of the one code of ours.
    Ours(String),
    /// Only codes of others.
    Foreign,
    /// Nothing.
    Nothing,
}

/// One of the attempts of [`qr_text`] on gray pixels, row by row: a page on a phone has
/// decoded the picture itself. `None` when the attempts, counted from 0, are over.
///
/// # Errors
/// If the pixels are not `width` times some height or too many, or show several codes of ours.
pub(crate) fn attempt(
    width: u32,
    pixels: Vec<u8>,
    number: usize,
) -> Result<Option<Found>, ReadError> {
    if pixels.len() as u64 > MAX_PIXELS {
        return Err(ReadError::TooLarge);
    }
    let height = (pixels.len() as u32).checked_div(width).unwrap_or(0);
    let picture = GrayImage::from_raw(width, height, pixels)
        .filter(|p| p.len() == (width * height) as usize && height > 0)
        .ok_or(ReadError::NotAnImage)?;
    let Some(attempt) = bitmap::attempts(&picture).nth(number) else { return Ok(None) };
    chosen(locate::texts(&attempt())).map(Some)
}

fn chosen(texts: Vec<String>) -> Result<Found, ReadError> {
    let (mut ours, others): (Vec<_>, Vec<_>) = texts.into_iter().partition(|t| is_ours(t));
    sort(&mut ours);
    ours.dedup();
    match ours.len() {
        0 if others.is_empty() => Ok(Found::Nothing),
        0 => Ok(Found::Foreign),
        1 => Ok(Found::Ours(ours.remove(0))),
        several => Err(ReadError::Several(several)),
    }
}
