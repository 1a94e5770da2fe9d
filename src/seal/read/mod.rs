//! Internal, may change. Finding a QR code in a picture: a rendered page, a scan or a phone photo.
//! The picture is converted to black and white in several ways (`bitmap`). Codes are located and
//! decoded in each of the results (`locate`).

mod bitmap;
mod locate;
#[cfg(feature = "program")]
mod picture;
#[cfg(test)]
mod tests;

use image::GrayImage;

use super::text::is_ours;
use crate::common::sort::sort;
use crate::texts::{Message, msg};

/// Largest number of pixels of a picture that is decoded whole, at up to 4 bytes each.
pub(crate) const MAX_PIXELS: u64 = 64_000_000;

/// Reasons why no code could be read from a picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum ReadError {
    /// Data that is not a picture of a supported format.
    NotAnImage,
    /// Incomplete or invalid picture, with the decoder's message.
    Damaged(String),
    /// Too many pixels.
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

#[cfg(feature = "program")]
pub use picture::qr_text;

/// Returns the text of the only code of this program in a photo or a scan. Other QR codes are
/// ignored.
///
/// # Errors
/// As [`qr_text_in_pages`].
pub fn qr_text_in_photo(picture: &GrayImage) -> Result<String, ReadError> {
    let flat = bitmap::attempts(picture).map(|attempt| locate::texts(&attempt()));
    let curled = bitmap::attempts(picture).map(|attempt| locate::texts_on_curled_paper(&attempt()));
    let parts = bitmap::parts(picture).map(|part| locate::texts(&part));
    let mut foreign = false;
    for texts in flat.chain(parts).chain(curled) {
        match choose_text(texts)? {
            ScanResult::Ours(text) => return Ok(text),
            found => foreign |= found == ScanResult::Foreign,
        }
    }
    Err(if foreign { ReadError::Foreign } else { ReadError::NoQr })
}

/// Returns the text of the only code of this program in a document. Each page is given as drawn from
/// its paths, if there are any, with the pictures on it. Other QR codes are ignored.
///
/// # Errors
/// See [`ReadError`]. The text is not validated; parsing it detects damage.
pub fn qr_text_in_pages(
    pages: impl IntoIterator<Item = (Option<GrayImage>, Vec<GrayImage>)>,
) -> Result<String, ReadError> {
    let mut all = Vec::new();
    let mut found = ScanResult::Nothing;
    for (drawn, pictures) in pages {
        if let Some(page) = drawn {
            let mut texts = bitmap::page_attempts(&page).map(|page| locate::texts(&page));
            all.extend(texts.find(|texts| !texts.is_empty()).unwrap_or_default());
        }
        for picture in pictures {
            let mut texts = bitmap::attempts(&picture).map(|attempt| locate::texts(&attempt()));
            all.extend(texts.find(|texts| !texts.is_empty()).unwrap_or_default());
        }
        // A second code ends the search: a booklet has hundreds of pages.
        found = choose_text(all.clone())?;
    }
    match found {
        ScanResult::Ours(text) => Ok(text),
        ScanResult::Foreign => Err(ReadError::Foreign),
        ScanResult::Nothing => Err(ReadError::NoQr),
    }
}

/// Result of one attempt at a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ScanResult {
    /// Text of the only code of this program.
    Ours(String),
    /// QR codes of other programs only.
    Foreign,
    /// No QR code.
    Nothing,
}

/// Makes one attempt at finding a code on gray pixels in rows, for a phone page that has
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
) -> Result<Option<ScanResult>, ReadError> {
    if pixels.len() as u64 > MAX_PIXELS {
        return Err(ReadError::TooLarge);
    }
    let height = (pixels.len() as u32).checked_div(width).unwrap_or(0);
    let picture = GrayImage::from_raw(width, height, pixels)
        .filter(|p| p.len() == (width * height) as usize && height > 0)
        .ok_or(ReadError::NotAnImage)?;
    let Some(attempt) = bitmap::attempts(&picture).nth(number) else { return Ok(None) };
    choose_text(locate::texts(&attempt())).map(Some)
}

fn choose_text(texts: Vec<String>) -> Result<ScanResult, ReadError> {
    let (mut ours, others): (Vec<_>, Vec<_>) = texts.into_iter().partition(|t| is_ours(t));
    sort(&mut ours);
    ours.dedup();
    match ours.len() {
        0 if others.is_empty() => Ok(ScanResult::Nothing),
        0 => Ok(ScanResult::Foreign),
        1 => Ok(ScanResult::Ours(ours.remove(0))),
        several => Err(ReadError::Several(several)),
    }
}
