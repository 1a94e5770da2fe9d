//! Decoding of picture files to gray pixels, with limits on size and memory.

mod large;

use std::borrow::Cow;
use std::io::Cursor;

use image::{DynamicImage, GrayImage, ImageDecoder, ImageError, ImageReader, Limits, Luma};

use super::{MAX_PIXELS, ReadError, qr_text_in_photo};

/// Largest size of a decoded picture, in bytes.
const MAX_BYTES: u64 = 4 * MAX_PIXELS;

/// Returns the text of the only code of this program in a picture: PNG, JPEG, WebP, GIF, BMP or
/// TIFF. Other QR codes are ignored.
///
/// # Errors
/// See [`ReadError`]. The text is not validated; parsing it detects damage.
pub fn qr_text(picture: &[u8]) -> Result<String, ReadError> {
    qr_text_in_photo(&load(picture)?)
}

/// Decodes a picture to gray values on a white background. The dimensions are checked before any
/// pixel is decoded, so that a small file cannot expand to a huge picture.
fn load(bytes: &[u8]) -> Result<GrayImage, ReadError> {
    let bytes = pixels_alone(bytes);
    let mut reader = ImageReader::new(Cursor::new(&*bytes))
        .with_guessed_format()
        .map_err(|_| ReadError::NotAnImage)?;
    let Some(format) = reader.format() else { return Err(ReadError::NotAnImage) };
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_BYTES);
    reader.limits(limits.clone());
    let mut decoder = reader.into_decoder().map_err(|e| failure(&e))?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MAX_PIXELS || decoder.total_bytes() > MAX_BYTES {
        return large::load(&bytes, format, (width, height));
    }
    decoder.set_limits(limits).map_err(|e| failure(&e))?;
    let image = DynamicImage::from_decoder(decoder).map_err(|e| failure(&e))?;
    Ok(on_paper(image))
}

/// Returns a PNG without texts, profiles and animation, which can expand to more memory than the
/// pixels. Other files are returned unchanged.
fn pixels_alone(bytes: &[u8]) -> Cow<'_, [u8]> {
    const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
    let Some(mut rest) = bytes.strip_prefix(SIGNATURE) else { return bytes.into() };
    let mut bare = Vec::with_capacity(bytes.len());
    bare.extend(SIGNATURE);
    while let Some(([a, b, c, d, kind @ ..], _)) = rest.split_first_chunk::<8>() {
        // 12 bytes of length, kind and checksum surround the data.
        let length = (u32::from_be_bytes([*a, *b, *c, *d]) as usize).saturating_add(12);
        let (chunk, others) = rest.split_at_checked(length).unwrap_or((rest, &[]));
        // Chunks whose kind begins with a capital letter are required for the pixels.
        if kind[0].is_ascii_uppercase() || kind == b"tRNS" {
            bare.extend(chunk);
        }
        rest = others;
    }
    bare.extend(rest);
    bare.into()
}

fn failure(error: &ImageError) -> ReadError {
    match error {
        ImageError::Limits(_) => ReadError::TooLarge,
        ImageError::Unsupported(_) => ReadError::NotAnImage,
        // Line breaks in the decoder's messages are replaced by spaces.
        error => {
            ReadError::Damaged(error.to_string().split_whitespace().collect::<Vec<_>>().join(" "))
        }
    }
}

/// Converts to gray values, with white behind transparent pixels.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn chunk(kind: &[u8; 4], data: &[u8]) -> Vec<u8> {
        [&(data.len() as u32).to_be_bytes(), kind.as_slice(), data, b"sum?"].concat()
    }

    #[test]
    fn of_a_png_the_pixels_are_left() {
        let signature = b"\x89PNG\r\n\x1a\n".to_vec();
        let part = |kinds: &[&[u8; 4]]| {
            let chunks = kinds.iter().map(|kind| chunk(kind, b"data"));
            [signature.clone(), chunks.collect::<Vec<_>>().concat()].concat()
        };
        let all = part(&[
            b"IHDR", b"iCCP", b"zTXt", b"PLTE", b"tRNS", b"acTL", b"IDAT", b"iTXt", b"fdAT",
            b"eXIf", b"IDAT", b"IEND",
        ]);
        let bare = part(&[b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IDAT", b"IEND"]);
        assert_eq!(*pixels_alone(&all), *bare);
        assert_eq!(*pixels_alone(&bare), *bare);
        // An incomplete file is passed unchanged to the decoder.
        for length in 0..bare.len() {
            assert_eq!(*pixels_alone(&bare[..length]), bare[..length], "{length}");
        }
        for other in [&b""[..], b"\xff\xd8\xff", b"RIFF"] {
            assert_eq!(*pixels_alone(other), *other);
        }
    }
}
