//! Numbers as they stand in drawings: fixed decimals, the same on every machine.

use std::fmt;

/// A number rounded to `decimals` places (at most 9), without trailing zeros and never `-0`.
///
/// ```
/// use cauldron_press::page::fixed;
/// assert_eq!(fixed(12.3456, 2), "12.35");
/// assert_eq!(fixed(-0.001, 2), "0");
/// ```
pub fn fixed(v: f64, decimals: u32) -> String {
    let mut text = String::new();
    let _ = write_fixed(&mut text, v, decimals);
    text
}

/// Writes what [`fixed`] gives. Drawings are numbers for the most part: digits are made from
/// the last to the first, without a string for each.
pub(crate) fn write_fixed(to: &mut impl fmt::Write, v: f64, decimals: u32) -> fmt::Result {
    let unit = 10i64.pow(decimals.min(9));
    let scaled = (v * unit as f64).round() as i64;
    let mut digits = [0; 24];
    let mut first = digits.len();
    let mut put = |byte| {
        first -= 1;
        digits[first] = byte;
    };
    let mut rest = scaled.unsigned_abs();
    let mut left = decimals.min(9);
    while left > 0 && rest % 10 == 0 {
        rest /= 10;
        left -= 1;
    }
    if left > 0 {
        for _ in 0..left {
            put(b'0' + (rest % 10) as u8);
            rest /= 10;
        }
        put(b'.');
    }
    loop {
        put(b'0' + (rest % 10) as u8);
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    if scaled < 0 {
        put(b'-');
    }
    to.write_str(str::from_utf8(&digits[first..]).map_err(|_| fmt::Error)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_to_hundredths() {
        for (v, text) in [
            (0.0, "0"),
            (-0.0, "0"),
            (-0.004, "0"),
            (-0.006, "-0.01"),
            (1.0, "1"),
            (1.5, "1.5"),
            (10.05, "10.05"),
            (-3.999, "-4"),
            (297.0, "297"),
        ] {
            assert_eq!(fixed(v, 2), text, "{v}");
        }
        assert_eq!(fixed(0.12345, 4), "0.1235");
        assert_eq!(fixed(7.0, 0), "7");
    }
}
