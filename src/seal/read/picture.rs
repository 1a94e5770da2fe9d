//! From the bytes of a file to gray pixels, within bounds.

use std::io::Cursor;

use image::{DynamicImage, GrayImage, ImageDecoder, ImageError, ImageReader, Limits, Luma};

use super::error::{MAX_PIXELS, ReadError};

/// Bytes that a decoded picture may take.
const MAX_BYTES: u64 = 4 * MAX_PIXELS;

/// Reads a picture as gray on white paper. The size is checked before any pixel is decoded,
/// so that a small file cannot unfold into a huge picture.
pub(super) fn load(bytes: &[u8]) -> Result<GrayImage, ReadError> {
    let mut reader = ImageReader::new(Cursor::new(bytes))
        .with_guessed_format()
        .map_err(|_| ReadError::NotAnImage)?;
    if reader.format().is_none() {
        return Err(ReadError::NotAnImage);
    }
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_BYTES);
    reader.limits(limits.clone());
    let mut decoder = reader.into_decoder().map_err(|e| failure(&e))?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MAX_PIXELS || decoder.total_bytes() > MAX_BYTES {
        return Err(ReadError::TooLarge);
    }
    decoder.set_limits(limits).map_err(|e| failure(&e))?;
    let image = DynamicImage::from_decoder(decoder).map_err(|e| failure(&e))?;
    Ok(on_paper(image))
}

fn failure(error: &ImageError) -> ReadError {
    match error {
        ImageError::Limits(_) => ReadError::TooLarge,
        ImageError::Unsupported(_) => ReadError::NotAnImage,
        // Decoders break long messages into lines; one line is enough here.
        error => {
            ReadError::Damaged(error.to_string().split_whitespace().collect::<Vec<_>>().join(" "))
        }
    }
}

/// Gray values, with white behind transparent pixels.
fn on_paper(image: DynamicImage) -> GrayImage {
    if !image.color().has_alpha() {
        return image.into_luma8();
    }
    let image = image.into_luma_alpha8();
    GrayImage::from_fn(image.width(), image.height(), |x, y| {
        let [value, alpha] = image.get_pixel(x, y).0.map(u32::from);
        Luma([((value * alpha + 255 * (255 - alpha)) / 255) as u8])
    })
}
