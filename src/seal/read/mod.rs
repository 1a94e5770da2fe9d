//! Finding a QR code in a picture: a rendered page, a scan or a photo of a phone.

mod attempts;
mod bitmap;
mod error;
mod finder;
mod grid;
mod locate;
#[cfg(feature = "program")]
mod picture;

use image::GrayImage;

use super::text::is_ours;
use crate::common::sort::sort;
pub(crate) use error::MAX_PIXELS;
pub use error::ReadError;

/// The text of the one code of ours in a PNG, JPEG or WebP picture. Other QR codes are
/// passed over.
///
/// # Errors
/// See [`ReadError`]; whether the text is intact shows when it is parsed.
#[cfg(feature = "program")]
pub fn qr_text(image: &[u8]) -> Result<String, ReadError> {
    let picture = picture::load(image)?;
    let mut foreign = false;
    for attempt in attempts::all(&picture) {
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
    let Some(attempt) = attempts::all(&picture).nth(number) else { return Ok(None) };
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

#[cfg(all(test, feature = "program"))]
mod scene;
#[cfg(all(test, feature = "program"))]
mod tests;
