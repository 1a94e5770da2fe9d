//! PNG from a parsed page.

use tiny_skia::{Color, Pixmap, Transform};

use super::{Dpi, ParsedPage, PressError};
use crate::common::crc::crc32;

/// A page, bleed and crop marks included, as PNG on white, with its resolution noted in the file.
///
/// # Errors
/// If memory does not suffice.
pub fn png(page: &ParsedPage, dpi: Dpi) -> Result<Vec<u8>, PressError> {
    let (width, height) = page.size();
    let pixels = |mm: f64| (mm * dpi.per_mm()).round() as u32;
    let scale = dpi.per_mm() as f32;
    let mut pixmap = Pixmap::new(pixels(width), pixels(height))
        .ok_or_else(|| PressError::library("making a bitmap", "the page is too large"))?;
    pixmap.fill(Color::WHITE);
    page.render(Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    let bytes = pixmap.encode_png().map_err(|e| PressError::library("writing a PNG", e))?;
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
    chunk.extend(crc32(&[&body]).to_be_bytes());
    png.splice(AFTER_HEADER..AFTER_HEADER, chunk);
    png
}
