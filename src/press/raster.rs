//! Rasterization of parsed pages: [PNG](png) files and ink [`Coverage`].

use std::str::FromStr;

use tiny_skia::{Color, Pixmap, Transform};

use super::{ParsedPage, PressError};
use crate::common::bytes::crc32;
use crate::page::Mm;

/// Renders a page, including bleed and crop marks, on white as PNG. The file records the
/// resolution.
///
/// # Errors
/// If the bitmap cannot be allocated.
pub fn png(page: &ParsedPage, dpi: Dpi) -> Result<Vec<u8>, PressError> {
    let pixmap = render(page, dpi, f64::round, "making a bitmap")?;
    let bytes = pixmap.encode_png().map_err(|e| PressError::library("writing a PNG", e))?;
    Ok(with_resolution(bytes, dpi))
}

/// Renders a page on white. `whole` rounds the size to whole pixels.
fn render(
    page: &ParsedPage,
    dpi: Dpi,
    whole: fn(f64) -> f64,
    stage: &'static str,
) -> Result<Pixmap, PressError> {
    let (width, height) = page.size();
    let pixels = |mm: f64| whole(mm * dpi.per_mm()) as u32;
    let mut pixmap = Pixmap::new(pixels(width), pixels(height))
        .ok_or_else(|| PressError::library(stage, "the page is too large"))?;
    pixmap.fill(Color::WHITE);
    let scale = dpi.per_mm() as f32;
    page.render(Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}

/// Length of the signature and the `IHDR` chunk, after which `pHYs` may be inserted.
const AFTER_HEADER: usize = 8 + 25;

/// Inserts a `pHYs` chunk with the resolution in pixels per metre.
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

/// Resolution in pixels per inch, 10 to 1200.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dpi(f64);

impl Dpi {
    /// Resolution for screens.
    pub const SCREEN: Dpi = Dpi(150.0);

    /// Creates a resolution from dots per inch.
    ///
    /// # Errors
    /// [`PressError::Dpi`] if `dpi` is less than 10 or more than 1200.
    pub fn new(dpi: f64) -> Result<Self, PressError> {
        if (10.0..=1200.0).contains(&dpi) { Ok(Dpi(dpi)) } else { Err(dpi_error(dpi)) }
    }

    /// Pixels per inch.
    pub const fn dots(self) -> f64 {
        self.0
    }

    /// Pixels per millimetre.
    fn per_mm(self) -> f64 {
        self.0 / 25.4
    }
}

impl FromStr for Dpi {
    type Err = PressError;

    fn from_str(text: &str) -> Result<Self, PressError> {
        let number = text.strip_suffix("dpi").unwrap_or(text).trim_end();
        number.parse().map_err(|_| dpi_error(text)).and_then(Dpi::new)
    }
}

fn dpi_error(given: impl ToString) -> PressError {
    PressError::Dpi(given.to_string())
}

/// Ink coverage of a page, in hundredths of a percent of its trimmed area: about 500 in total for a
/// page of text, 10,000 for a solid black page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Coverage of cyan.
    pub cyan: u32,
    /// Coverage of magenta.
    pub magenta: u32,
    /// Coverage of yellow.
    pub yellow: u32,
    /// Coverage of black.
    pub black: u32,
}

/// Resolution for measuring. Anti-aliasing preserves the covered area, so a low one suffices.
const DPI: Dpi = Dpi(40.0);

impl Coverage {
    /// Measures the ink of a page. Greys use black alone, and the grey component of colours is
    /// replaced by black. Absolute values differ between printers, but pages can be compared.
    ///
    /// # Errors
    /// If the bitmap cannot be allocated.
    pub fn of(page: &ParsedPage) -> Result<Coverage, PressError> {
        let paper = render(page, DPI, f64::ceil, "measuring ink")?;
        let mut sums = [0_u64; 4];
        for pixel in paper.pixels() {
            let inks = [pixel.red(), pixel.green(), pixel.blue()].map(|light| 255 - light);
            let black = inks.into_iter().min().unwrap_or(0);
            for (sum, ink) in sums.iter_mut().zip(inks.map(|ink| ink - black)) {
                *sum += u64::from(ink);
            }
            sums[3] += u64::from(black);
        }
        let (Mm(w), Mm(h)) = page.trim();
        let trimmed = w * h * DPI.per_mm() * DPI.per_mm() * 255.0;
        let [cyan, magenta, yellow, black] =
            sums.map(|sum| (sum as f64 / trimmed * 10_000.0).round() as u32);
        Ok(Coverage { cyan, magenta, yellow, black })
    }

    /// Sum of the four inks, each of which is at most 10,000.
    pub fn total(self) -> u32 {
        self.cyan + self.magenta + self.yellow + self.black
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::press::Fonts;

    /// Coverage of a page of 100 x 50 mm with a rectangle of `width` x 50 mm filled with `fill`.
    fn covered(fill: &str, width: u32) -> [u32; 5] {
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="50mm" viewBox="0 0 100 50"><rect width="{width}" height="50" fill="{fill}"/></svg>"#
        );
        let page = ParsedPage::of_svg("box", &svg, &Fonts::new(&[]).unwrap()).unwrap();
        let ink = Coverage::of(&page).unwrap();
        [ink.cyan, ink.magenta, ink.yellow, ink.black, ink.total()]
    }

    #[track_caller]
    fn assert_near(ink: [u32; 5], expected: [u32; 5]) {
        let near = ink.iter().zip(expected).all(|(a, b)| a.abs_diff(b) <= 60);
        assert!(near, "{ink:?} is not near {expected:?}");
    }

    #[test]
    fn boxes_take_the_ink_of_their_areas() {
        assert_eq!(covered("#ffffff", 100), [0; 5]);
        assert_near(covered("#000000", 100), [0, 0, 0, 10_000, 10_000]);
        assert_near(covered("#000000", 25), [0, 0, 0, 2_500, 2_500]);
        assert_near(covered("#808080", 50), [0, 0, 0, 2_490, 2_490]);
        assert_near(covered("#ff0000", 50), [0, 5_000, 5_000, 0, 10_000]);
        assert_near(covered("#0000ff", 10), [1_000, 1_000, 0, 0, 2_000]);
    }
}
