//! Raster pictures in drawings: decoding with limits, and their conversion to dots.

use std::io::Cursor;

use blake2::{Blake2b512, Digest};
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits, RgbaImage};

/// Feature of a drawing that cannot be printed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UnprintableFeature {
    /// Feature of SVG.
    pub what: &'static str,
    /// Alternative to the feature.
    pub instead: &'static str,
}

/// Largest number of pixels of a file.
const MOST_PIXELS: u64 = 40_000_000;
/// Largest size of a decoded file, in bytes.
const MOST_BYTES: u64 = 8 * MOST_PIXELS;
/// Number of pixels to which larger pictures are scaled: those of a logo of 70 mm by 26 mm at
/// 370 dpi.
const PRINTED: f64 = 400_000.0;

/// Picture whose pixels are decoded.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Picture {
    /// Width and height in pixels, both at least 1.
    pub size: (u32, u32),
    /// Red, green, blue and alpha of the pixels, in rows. Colours are not multiplied by alpha.
    pub pixels: Vec<[u8; 4]>,
    /// Whether renderers show pixels as squares, and do not interpolate between them.
    pub is_pixelated: bool,
}

impl Picture {
    /// Decodes a PNG or a JPEG. Large pictures are scaled down. The dimensions are checked before
    /// any pixel is decoded.
    ///
    /// # Errors
    /// If the file has another format, is damaged, or has too many pixels.
    pub(crate) fn decode(file: &[u8], is_pixelated: bool) -> Result<Picture, UnprintableFeature> {
        let damaged = |_| DAMAGED;
        let decoder = decoder(file)?;
        let image = DynamicImage::from_decoder(decoder).map_err(damaged)?.into_rgba8();
        let picture = Picture {
            size: image.dimensions(),
            pixels: image.pixels().map(|pixel| pixel.0).collect(),
            is_pixelated,
        };
        Ok(if is_pixelated { picture } else { picture.scaled() })
    }

    /// Returns width and height of a file in pixels, and the orientation in its EXIF data as the
    /// linear part of an SVG `matrix`.
    ///
    /// # Errors
    /// As [`Picture::decode`], without decoding any pixel.
    pub(crate) fn dimensions(file: &[u8]) -> Result<((u32, u32), [i32; 4]), UnprintableFeature> {
        let mut decoder = decoder(file)?;
        let turn = match decoder.orientation().map_err(|_| DAMAGED)?.to_exif() {
            2 => [-1, 0, 0, 1],
            3 => [-1, 0, 0, -1],
            4 => [1, 0, 0, -1],
            5 => [0, 1, 1, 0],
            6 => [0, 1, -1, 0],
            7 => [0, -1, -1, 0],
            8 => [0, -1, 1, 0],
            _ => [1, 0, 0, 1],
        };
        Ok((decoder.dimensions(), turn))
    }

    /// Returns the picture with at most [`PRINTED`] pixels. Each new pixel is the mean of those that
    /// it covers, weighted by their opacity.
    fn scaled(self) -> Picture {
        let (width, height) = self.size;
        let share = (PRINTED / (f64::from(width) * f64::from(height))).sqrt();
        if share >= 1.0 {
            return self;
        }
        let part = |length: u32| ((f64::from(length) * share) as u32).max(1);
        let (w, h) = (part(width), part(height));
        let range = |at: u32, parts: u32, length: u32| {
            let edge = |at: u32| (u64::from(at) * u64::from(length) / u64::from(parts)) as usize;
            edge(at)..edge(at + 1).max(edge(at) + 1)
        };
        let mut pixels = Vec::with_capacity((w * h) as usize);
        for y in 0..h {
            for x in 0..w {
                let (mut sums, mut alphas, mut count) = ([0_u64; 3], 0_u64, 0_u64);
                for row in range(y, h, height) {
                    for column in range(x, w, width) {
                        let at = row * width as usize + column;
                        let [r, g, b, alpha] =
                            self.pixels.get(at).map_or([0; 4], |p| p.map(u64::from));
                        sums = [sums[0] + r * alpha, sums[1] + g * alpha, sums[2] + b * alpha];
                        alphas += alpha;
                        count += 1;
                    }
                }
                let [r, g, b] = sums.map(|sum| ((sum + alphas / 2) / alphas.max(1)) as u8);
                pixels.push([r, g, b, ((alphas + count / 2) / count) as u8]);
            }
        }
        Picture { size: (w, h), pixels, ..self }
    }

    /// Encodes the picture as PNG. Empty in builds without the encoder, which cannot decode
    /// pictures either.
    pub(crate) fn png(&self) -> Vec<u8> {
        let (width, height) = self.size;
        let mut file = Cursor::new(Vec::new());
        let pixels = RgbaImage::from_raw(width, height, self.pixels.concat());
        let written = pixels.map(DynamicImage::from).map(|pixels| match self.is_opaque() {
            true => pixels.into_rgb8().write_to(&mut file, ImageFormat::Png),
            false => pixels.write_to(&mut file, ImageFormat::Png),
        });
        match written {
            Some(Ok(())) => file.into_inner(),
            _ => Vec::new(),
        }
    }

    /// Whether no pixel is translucent.
    pub(crate) fn is_opaque(&self) -> bool {
        self.pixels.iter().all(|pixel| pixel[3] == 255)
    }

    /// Fingerprint of size, pixels and interpolation.
    pub(crate) fn fingerprint(&self) -> u128 {
        let (width, height) = self.size;
        let head = [width, height, u32::from(self.is_pixelated)].map(u32::to_le_bytes);
        let mut digest = Blake2b512::new();
        digest.update(head.as_flattened());
        digest.update(self.pixels.as_flattened());
        let digest: [u8; 64] = digest.finalize().into();
        u128::from_le_bytes(std::array::from_fn(|i| digest[i]))
    }
}

const DAMAGED: UnprintableFeature =
    UnprintableFeature { what: "a damaged picture", instead: "one that other programs open" };

/// Reads the header of a file.
fn decoder(file: &[u8]) -> Result<impl ImageDecoder, UnprintableFeature> {
    let format = image::guess_format(file).ok();
    let known = format.filter(|format| matches!(format, ImageFormat::Png | ImageFormat::Jpeg));
    let Some(format) = known else {
        let what = "a picture that is neither PNG nor JPEG";
        return Err(UnprintableFeature { what, instead: "one of these" });
    };
    let mut reader = ImageReader::with_format(Cursor::new(file), format);
    let mut limits = Limits::default();
    limits.max_alloc = Some(MOST_BYTES);
    reader.limits(limits);
    let decoder = reader.into_decoder().map_err(|_| DAMAGED)?;
    let (width, height) = decoder.dimensions();
    let pixels = u64::from(width) * u64::from(height);
    if pixels > MOST_PIXELS || decoder.total_bytes() > MOST_BYTES {
        let what = "a picture of more than 40 million pixels";
        return Err(UnprintableFeature { what, instead: "a smaller one" });
    }
    if format == ImageFormat::Jpeg && count_channels(file) == Some(4) {
        // Their colours depend on a profile and on a marker that decoders read differently.
        return Err(UnprintableFeature { what: "a JPEG in CMYK", instead: "one in RGB" });
    }
    if pixels == 0 {
        return Err(DAMAGED);
    }
    Ok(decoder)
}

/// Returns the number of channels in the frame header of a JPEG.
fn count_channels(jpeg: &[u8]) -> Option<u8> {
    let mut rest = jpeg.get(2..)?;
    loop {
        let [0xff, kind, high, low, ..] = *rest else { return None };
        match kind {
            0xc4 | 0xc8 | 0xcc => {}
            0xc0..=0xcf => return rest.get(9).copied(),
            _ => {}
        }
        rest = rest.get(2 + usize::from(u16::from_be_bytes([high, low]))..)?;
    }
}

/// Converts gray values in rows of `width` to black dots on a transparent ground, by the error
/// diffusion of Floyd and Steinberg.
pub(crate) fn dots(mut values: Vec<i32>, width: usize) -> Vec<[u8; 4]> {
    let mut pixels = Vec::with_capacity(values.len());
    for at in 0..values.len() {
        let value = values.get(at).copied().unwrap_or_default();
        let is_black = value < 128;
        pixels.push([0, 0, 0, if is_black { 255 } else { 0 }]);
        let error = value - if is_black { 0 } else { 255 };
        let column = at % width.max(1);
        let neighbours = [
            (at + 1, 7, column + 1 < width),
            ((at + width).wrapping_sub(1), 3, column > 0),
            (at + width, 5, true),
            (at + width + 1, 1, column + 1 < width),
        ];
        for (next, share, is_inside) in neighbours {
            if let Some(value) = values.get_mut(next).filter(|_| is_inside) {
                *value += error * share / 16;
            }
        }
    }
    pixels
}

#[cfg(test)]
mod tests {
    use super::*;

    fn encoded(image: &RgbaImage, format: ImageFormat) -> Vec<u8> {
        let mut file = Cursor::new(Vec::new());
        let image = DynamicImage::from(image.clone());
        let written = match format {
            ImageFormat::Png => image.write_to(&mut file, format),
            _ => image.into_rgb8().write_to(&mut file, format),
        };
        written.unwrap();
        file.into_inner()
    }

    fn plain(width: u32, height: u32, pixel: [u8; 4]) -> RgbaImage {
        RgbaImage::from_pixel(width, height, image::Rgba(pixel))
    }

    #[test]
    fn large_pictures_are_scaled_and_keep_colours_and_alpha() {
        let file = encoded(&plain(2000, 800, [200, 100, 50, 128]), ImageFormat::Png);
        let picture = Picture::decode(&file, false).unwrap();
        assert_eq!(picture.size, (1000, 400));
        assert!(picture.pixels.iter().all(|pixel| *pixel == [200, 100, 50, 128]));
        assert_eq!(Picture::decode(&picture.png(), false).unwrap(), picture);
        assert_eq!(Picture::decode(&file, true).unwrap().size, (2000, 800));
        // A transparent pixel has no part in the colour.
        let half = RgbaImage::from_fn(1600, 1000, |x, _| {
            image::Rgba(if x % 2 == 0 { [255, 0, 0, 255] } else { [0, 255, 0, 0] })
        });
        let picture = Picture::decode(&encoded(&half, ImageFormat::Png), false).unwrap();
        assert_eq!((picture.size, picture.pixels[0]), ((800, 500), [255, 0, 0, 128]));
    }

    #[test]
    fn files_that_cannot_be_printed_are_refused() {
        let refused = |file: &[u8]| Picture::decode(file, false).unwrap_err().what;
        let png = encoded(&plain(30, 20, [1, 2, 3, 255]), ImageFormat::Png);
        let jpeg = encoded(&plain(30, 20, [1, 2, 3, 255]), ImageFormat::Jpeg);
        for file in [&b""[..], b"GIF89a\x01\x00\x01\x00", b"<svg/>"] {
            assert!(refused(file).contains("neither PNG nor JPEG"));
        }
        for file in [&png, &jpeg] {
            for length in 8..file.len() - 1 {
                // Of some formats, the last bytes are not needed.
                if let Err(fault) = Picture::decode(&file[..length], false) {
                    assert!(fault.what.contains("damaged"), "{length}: {}", fault.what);
                }
            }
        }
        let mut huge = png;
        huge[16..20].copy_from_slice(&60_000_u32.to_be_bytes());
        huge[20..24].copy_from_slice(&60_000_u32.to_be_bytes());
        let crc = crate::common::bytes::crc32(&[&huge[12..29]]);
        huge[29..33].copy_from_slice(&crc.to_be_bytes());
        assert!(refused(&huge).contains("40 million pixels"));
    }

    #[test]
    fn grays_become_dots() {
        let share = |value: i32| {
            let dots = dots(vec![value; 1200], 40);
            let black = dots.iter().filter(|pixel| **pixel == [0, 0, 0, 255]).count();
            let blank = dots.iter().filter(|pixel| **pixel == [0; 4]).count();
            assert_eq!(black + blank, 1200);
            black * 100 / 1200
        };
        assert_eq!([share(0), share(255)], [100, 0]);
        assert!((45..=55).contains(&share(128)) && (20..=30).contains(&share(191)));
    }
}
