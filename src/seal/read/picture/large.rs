//! Pictures too large to be decoded whole: they are scaled down while they are decoded.

use std::io::Cursor;

use image::{DynamicImage, GrayImage, ImageFormat, Pixel, Rgb, RgbImage};
use jpeg_decoder::{CodingProcess, PixelFormat};
use png::{ColorType, Transformations};

use super::super::{MAX_PIXELS, ReadError};

/// Largest number of pixels of a file. The pictures of phones have up to 200 million.
const MOST_PIXELS: u64 = 400_000_000;

/// Decodes a picture of `size` (width and height in pixels) to gray values, scaled down to at most
/// [`MAX_PIXELS`].
///
/// # Errors
/// [`ReadError::TooLarge`] beyond [`MOST_PIXELS`], and if the format cannot be decoded piece by
/// piece; [`ReadError::Damaged`] if the file is incomplete or invalid.
pub(super) fn load(
    bytes: &[u8],
    format: ImageFormat,
    (width, height): (u32, u32),
) -> Result<GrayImage, ReadError> {
    let pixels = u64::from(width) * u64::from(height);
    if pixels > MOST_PIXELS {
        return Err(ReadError::TooLarge);
    }
    let factor = (1..).find(|factor| pixels / (factor * factor) <= MAX_PIXELS).unwrap_or(1) as u32;
    match format {
        ImageFormat::Jpeg => jpeg(bytes, (width, height), factor.next_power_of_two()),
        ImageFormat::Png => png(bytes, factor),
        _ => Err(ReadError::TooLarge),
    }
}

fn damage_error(error: impl ToString) -> ReadError {
    ReadError::Damaged(error.to_string())
}

/// Decodes a JPEG to `1 / divisor` of its size; the decoder scales by 1/2, 1/4 and 1/8.
fn jpeg(bytes: &[u8], (width, height): (u32, u32), divisor: u32) -> Result<GrayImage, ReadError> {
    let mut decoder = jpeg_decoder::Decoder::new(bytes);
    decoder.read_info().map_err(damage_error)?;
    // A progressive one is in memory as a whole, whatever the scale.
    let process = decoder.info().map(|info| info.coding_process);
    if process != Some(CodingProcess::DctSequential) {
        return Err(ReadError::TooLarge);
    }
    let part = |length: u32| u16::try_from(length.div_ceil(divisor)).unwrap_or(u16::MAX);
    let (width, height) = decoder.scale(part(width), part(height)).map_err(damage_error)?;
    let pixels = decoder.decode().map_err(damage_error)?;
    let (width, height) = (width.into(), height.into());
    let gray = match decoder.info().map(|info| info.pixel_format) {
        Some(PixelFormat::L8) => GrayImage::from_raw(width, height, pixels),
        Some(PixelFormat::RGB24) => RgbImage::from_raw(width, height, pixels)
            .map(|picture| DynamicImage::from(picture).into_luma8()),
        _ => return Err(ReadError::TooLarge),
    };
    gray.ok_or_else(|| damage_error("too few pixels"))
}

/// Decodes a PNG row by row to `1 / factor` of its size.
fn png(bytes: &[u8], factor: u32) -> Result<GrayImage, ReadError> {
    let mut decoder = png::Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(damage_error)?;
    if reader.info().interlaced {
        return Err(ReadError::TooLarge);
    }
    let (channels, colours) = match reader.output_color_type().0 {
        ColorType::Grayscale => (1, 1),
        ColorType::GrayscaleAlpha => (2, 1),
        ColorType::Rgb => (3, 3),
        ColorType::Rgba => (4, 3),
        ColorType::Indexed => return Err(ReadError::TooLarge),
    };
    let (width, height) = (reader.info().width / factor, reader.info().height / factor);
    let mut gray = Vec::with_capacity((width * height) as usize);
    for _ in 0..height {
        let mut sums = vec![0; width as usize];
        for _ in 0..factor {
            let row = reader.next_row().map_err(damage_error)?;
            let row = row.ok_or_else(|| damage_error("too few pixels"))?;
            for (at, pixel) in row.data().chunks_exact(channels).enumerate() {
                if let Some(sum) = sums.get_mut(at / factor as usize) {
                    *sum += on_white(pixel, colours);
                }
            }
        }
        gray.extend(sums.iter().map(|sum| (sum / (factor * factor)) as u8));
    }
    GrayImage::from_raw(width, height, gray).ok_or_else(|| damage_error("too few pixels"))
}

/// Returns the gray value, 0 to 255, of a pixel on a white background. `pixel` has 1 or 3 colour
/// channels (`colour_channels`), followed by an optional alpha channel.
fn on_white(pixel: &[u8], colour_channels: usize) -> u32 {
    let value = match *pixel {
        [r, g, b, ..] if colour_channels == 3 => Rgb([r, g, b]).to_luma().0[0],
        [value, ..] => value,
        [] => 255,
    };
    let alpha = pixel.get(colour_channels).map_or(255, |alpha| u32::from(*alpha));
    (u32::from(value) * alpha + 255 * (255 - alpha)) / 255
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;
    use crate::seal::read::picture;

    /// Picture of 9000 x 7200 pixels (64.8 million) with a code whose modules are 14 pixels wide.
    fn huge(text: &str) -> DynamicImage {
        let code = crate::seal::qr::matrix(text).unwrap();
        DynamicImage::from(GrayImage::from_fn(9000, 7200, |x, y| {
            let module = |at: u32| (at as usize / 14).wrapping_sub(200);
            image::Luma([if code.is_dark(module(x), module(y)) { 20 } else { 235 }])
        }))
    }

    fn encoded(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        picture.write_to(&mut bytes, format).unwrap();
        bytes.into_inner()
    }

    #[test]
    fn pictures_of_more_pixels_than_are_decoded_whole_are_scaled() {
        let gray = huge("CP1:ABC");
        let colour = DynamicImage::from(gray.to_rgb8());
        for (picture, format) in [
            (&gray, ImageFormat::Png),
            (&colour, ImageFormat::Png),
            (&gray, ImageFormat::Jpeg),
            (&colour, ImageFormat::Jpeg),
        ] {
            let bytes = encoded(picture, format);
            let loaded = picture::load(&bytes).unwrap();
            assert_eq!(loaded.dimensions(), (4500, 3600));
            assert_eq!(picture::qr_text(&bytes), Ok("CP1:ABC".into()), "{format:?}");
            let cut = picture::qr_text(&bytes[..bytes.len() / 2]);
            assert!(matches!(cut, Err(ReadError::Damaged(_) | ReadError::NoQr)), "{cut:?}");
        }
        let tiff = encoded(&gray, ImageFormat::Tiff);
        assert_eq!(picture::qr_text(&tiff), Err(ReadError::TooLarge));
    }

    #[test]
    fn transparent_pixels_are_white() {
        assert_eq!(on_white(&[0, 0], 1), 255);
        assert_eq!(on_white(&[0, 0, 0, 255], 3), 0);
        assert_eq!(on_white(&[255, 255, 255], 3), 255);
    }
}
