//! Numbers, as short as they can be written.

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

/// Appends `n`, rounded to `digits` after the point, in its shortest form, and a space. Content
/// is numbers for the most part: their digits are made from the last to the first.
pub(super) fn push_number(text: &mut String, n: f64, digits: u32) {
    let unit = 10_u64.pow(digits);
    let all = (n.abs() * unit as f64).round() as u64;
    let mut shown = [b' '; 32];
    let mut first = shown.len() - 1;
    let mut put = |byte| {
        first -= 1;
        shown[first] = byte;
    };
    let (mut whole, mut fraction, mut left) = (all / unit, all % unit, digits);
    let has_fraction = fraction > 0;
    if has_fraction {
        while fraction.is_multiple_of(10) {
            fraction /= 10;
            left -= 1;
        }
        for _ in 0..left {
            put(b'0' + (fraction % 10) as u8);
            fraction /= 10;
        }
        put(b'.');
    }
    if whole == 0 && !has_fraction {
        put(b'0');
    }
    while whole > 0 {
        put(b'0' + (whole % 10) as u8);
        whole /= 10;
    }
    if n < 0.0 && all > 0 {
        put(b'-');
    }
    text.extend(shown[first..].iter().copied().map(char::from));
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
