//! Numbers and colours, as short as they can be written.

use printpdf::{Color, DictItem, Greyscale, Rgb};

/// `n` rounded to `digits` after the point.
pub(super) fn rounded(n: f64, digits: i32) -> f64 {
    let unit = 10_f64.powi(digits);
    // Adding zero turns a negative zero into a plain one.
    (n * unit).round() / unit + 0.0
}

/// The shortest form of a number.
pub(super) fn number(n: f64, digits: i32) -> DictItem {
    let n = rounded(n, digits);
    if n.fract() == 0.0 { DictItem::Int(n as i64) } else { DictItem::Real(n as f32) }
}

/// A colour for the press: greys on the black plate alone.
pub(super) fn device(color: usvg::Color) -> Color {
    let [r, g, b] = [color.red, color.green, color.blue].map(part);
    if r == g && g == b {
        Color::Greyscale(Greyscale::new(r, None))
    } else {
        Color::Rgb(Rgb::new(r, g, b, None))
    }
}

/// Three digits are enough to get every one of 256 steps back.
pub(super) fn part(byte: u8) -> f32 {
    rounded(f64::from(byte) / 255.0, 3) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_short_as_their_precision_allows() {
        assert_eq!(number(3.0, 2), DictItem::Int(3));
        assert_eq!(number(-0.004, 2), DictItem::Int(0));
        assert_eq!(number(841.8898, 2), DictItem::Real(841.89));
    }

    #[test]
    fn every_step_of_a_colour_survives() {
        for byte in 0..=255 {
            assert_eq!((part(byte) * 255.0).round() as u8, byte);
        }
    }
}
