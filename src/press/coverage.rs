//! The ink that a page takes.

use tiny_skia::{Color, Pixmap, Transform};

use super::{Dpi, ParsedPage, PressError};
use crate::page::Mm;

/// How much of a page each ink covers, in hundredths of a percent of the trimmed page: a
/// page of text takes some 500 in all, and a page that is black all over 10,000.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Cyan.
    pub cyan: u32,
    /// Magenta.
    pub magenta: u32,
    /// Yellow.
    pub yellow: u32,
    /// Black.
    pub black: u32,
}

/// Fine enough for sums: edges are smoothed, not lost.
const DPI: f64 = 40.0;

impl Coverage {
    /// The ink of a page, where gray is printed in black alone and colours with as much black
    /// as they have in common. Printers differ; how pages compare does not.
    ///
    /// # Errors
    /// If memory does not suffice.
    pub fn of(page: &ParsedPage) -> Result<Coverage, PressError> {
        let per_mm = Dpi::new(DPI)?.per_mm();
        let (width, height) = page.size();
        let pixels = |mm: f64| (mm * per_mm).ceil() as u32;
        let mut paper = Pixmap::new(pixels(width), pixels(height))
            .ok_or_else(|| PressError::library("measuring ink", "the page is too large"))?;
        paper.fill(Color::WHITE);
        let scale = Transform::from_scale(per_mm as f32, per_mm as f32);
        page.render(scale, &mut paper.as_mut());
        let mut sums = [0_u64; 4];
        for pixel in paper.pixels() {
            let inks = [pixel.red(), pixel.green(), pixel.blue()].map(|light| 255 - light);
            let black = inks.into_iter().min().unwrap_or(0);
            for (sum, ink) in sums.iter_mut().zip(inks.map(|ink| ink - black)) {
                *sum += u64::from(ink);
            }
            sums[3] += u64::from(black);
        }
        let (Mm(w), Mm(h)) = page.page.trim;
        let trimmed = w * h * per_mm * per_mm * 255.0;
        let [cyan, magenta, yellow, black] =
            sums.map(|sum| (sum as f64 / trimmed * 10_000.0).round() as u32);
        Ok(Coverage { cyan, magenta, yellow, black })
    }

    /// All inks together: up to 10,000 for each.
    pub fn total(self) -> u32 {
        self.cyan + self.magenta + self.yellow + self.black
    }
}

#[cfg(test)]
mod tests {
    use super::super::Fonts;
    use super::*;
    use crate::page::{Bleed, Page};

    /// The coverage of a page of 100 x 50 mm with a rectangle of a fill.
    fn covered(fill: &str, width: u32) -> [u32; 5] {
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="50mm" viewBox="0 0 100 50"><rect width="{width}" height="50" fill="{fill}"/></svg>"#
        );
        let page = Page::of_svg("box", "", (Mm(100.0), Mm(50.0)), Bleed::default(), svg);
        let page = ParsedPage::parse(&page, &Fonts::new(&[]).unwrap()).unwrap();
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
