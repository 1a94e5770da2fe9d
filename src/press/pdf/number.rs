//! Numbers, as short as they can be written.

use crate::page::write_fixed;

/// `n` rounded to `digits` after the point.
pub(super) fn rounded(n: f64, digits: u32) -> f64 {
    let unit = f64::from(10_u32.pow(digits));
    // Adding zero turns a negative zero into a plain one.
    (n * unit).round() / unit + 0.0
}

/// Three digits are enough to get every one of 256 steps back.
pub(super) fn part(byte: u8) -> f64 {
    rounded(f64::from(byte) / 255.0, 3)
}

/// Appends `n`, rounded to `digits` after the point, in its shortest form, and a space.
pub(super) fn push_number(text: &mut String, n: f64, digits: u32) {
    let start = text.len();
    let _ = write_fixed(text, n, digits);
    let sign = start + usize::from(text[start..].starts_with('-'));
    if text[sign..].starts_with("0.") {
        text.remove(sign);
    }
    text.push(' ');
}

/// Appends a whole number.
pub(super) fn push_integer(text: &mut String, n: i32) {
    let mut digits = [0; 12];
    let mut first = digits.len();
    let mut rest = n.unsigned_abs();
    loop {
        first -= 1;
        digits[first] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    if n < 0 {
        text.push('-');
    }
    text.extend(digits[first..].iter().map(|&digit| char::from(digit)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_short_as_their_precision_allows() {
        for (n, digits, expected) in [
            (3.0, 2, "3 "),
            (-0.004, 2, "0 "),
            (841.8898, 2, "841.89 "),
            (0.25, 2, ".25 "),
            (-1.05, 3, "-1.05 "),
            (-0.5, 1, "-.5 "),
            (100.0, 0, "100 "),
        ] {
            let mut text = String::new();
            push_number(&mut text, n, digits);
            assert_eq!(text, expected);
        }
    }

    #[test]
    fn every_step_of_a_colour_survives() {
        for byte in 0..=255 {
            assert_eq!((part(byte) * 255.0).round() as u8, byte);
        }
    }
}
