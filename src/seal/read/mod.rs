//! Internal, may change. Finding a QR code in a picture: a rendered page, a scan or a phone photo.
//! The picture is converted to black and white in several ways (`bitmap`). Codes are located and
//! decoded in each of the results (`locate`).

mod bitmap;
mod locate;
mod picture;
#[cfg(test)]
mod tests;

use image::GrayImage;

use super::text::is_ours;
use crate::common::sort::sort;
use crate::texts::{Message, msg};

/// Largest number of pixels of a picture, at up to 4 bytes each.
pub(crate) const MAX_PIXELS: u64 = 64_000_000;

/// Reasons why no code could be read from a picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum ReadError {
    /// Data that is not a picture of a supported format.
    NotAnImage,
    /// Incomplete or invalid picture, with the decoder's message.
    Damaged(String),
    /// More than `MAX_PIXELS` pixels.
    TooLarge,
    /// Picture without a QR code.
    NoQr,
    /// Picture with QR codes of other programs only.
    Foreign,
    /// Picture with several different codes of this program; their number.
    Several(usize),
}

impl ReadError {
    /// Returns the error as a translatable [`Message`].
    pub fn message(&self) -> Message {
        match self {
            ReadError::NotAnImage => msg::play_picture_none(),
            ReadError::Damaged(reason) => msg::play_picture_damaged(reason.as_str()),
            ReadError::TooLarge => msg::play_picture_too_large(),
            ReadError::NoQr => msg::play_picture_no_code(),
            ReadError::Foreign => msg::play_picture_foreign(),
            ReadError::Several(count) => msg::play_picture_several(*count),
        }
    }
}

/// Returns the text of the only code of this program in a PNG, JPEG or WebP picture. Other QR codes
/// are ignored.
///
/// # Errors
/// See [`ReadError`]. The text is not validated; parsing it detects damage.
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

/// Result of one attempt at a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// Text of the only code of this program.
    Ours(String),
    /// QR codes of other programs only.
    Foreign,
    /// No QR code.
    Nothing,
}

/// Makes one of the attempts of [`qr_text`] on gray pixels in rows, for a phone page that has
/// decoded the picture itself. Returns `None` if `number`, counted from 0, is past the last
/// attempt.
///
/// # Errors
/// If there are too many pixels or their number is not a multiple of `width`, or if they show
/// several codes of this program.
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
