//! PNG from a parsed page.

use tiny_skia::{Color, Pixmap, Transform};

use super::parse::PX_PER_MM;
use super::{Dpi, ParsedPage, PressError};

/// A page, bleed and crop marks included, as PNG on white, with its resolution noted in the file.
///
/// # Errors
/// If memory does not suffice.
pub fn png(page: &ParsedPage, dpi: Dpi) -> Result<Vec<u8>, PressError> {
    let (width, height) = page.size();
    let pixels = |mm: f64| (mm * dpi.per_mm()).round() as u32;
    let scale = (dpi.per_mm() / PX_PER_MM) as f32;
    let mut pixmap = Pixmap::new(pixels(width), pixels(height)).ok_or_else(|| {
        PressError::Library { stage: "making a bitmap", reason: "the page is too large".into() }
    })?;
    pixmap.fill(Color::WHITE);
    resvg::render(&page.tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    let bytes = pixmap
        .encode_png()
        .map_err(|e| PressError::Library { stage: "writing a PNG", reason: e.to_string() })?;
    Ok(with_resolution(bytes, dpi))
}

/// End of the signature and the IHDR chunk, where `pHYs` may stand.
const AFTER_HEADER: usize = 8 + 25;

fn with_resolution(mut png: Vec<u8>, dpi: Dpi) -> Vec<u8> {
    let per_metre = (dpi.per_mm() * 1000.0).round() as u32;
    let mut body = b"pHYs".to_vec();
    body.extend(per_metre.to_be_bytes());
    body.extend(per_metre.to_be_bytes());
    body.push(1);
    let mut chunk = 9_u32.to_be_bytes().to_vec();
    chunk.extend(&body);
    chunk.extend(crc(&body).to_be_bytes());
    png.splice(AFTER_HEADER..AFTER_HEADER, chunk);
    png
}

fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| {
            if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 }
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crc_is_that_of_png() {
        assert_eq!(crc(b"123456789"), 0xCBF4_3926);
        assert_eq!(crc(b"IEND"), 0xAE42_6082);
    }
}
