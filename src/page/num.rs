//! Numbers as they stand in drawings: fixed decimals, the same on every machine.

/// A number rounded to `decimals` places (at most 9), without trailing zeros and never `-0`.
///
/// ```
/// use cauldron_press::page::fixed;
/// assert_eq!(fixed(12.3456, 2), "12.35");
/// assert_eq!(fixed(-0.001, 2), "0");
/// ```
pub fn fixed(v: f64, decimals: u32) -> String {
    let unit = 10i64.pow(decimals.min(9));
    let scaled = (v * unit as f64).round() as i64;
    let (whole, part) = (scaled.abs() / unit, scaled.abs() % unit);
    let sign = if scaled < 0 { "-" } else { "" };
    if part == 0 {
        return format!("{sign}{whole}");
    }
    let digits = format!("{part:0width$}", width = decimals.min(9) as usize);
    format!("{sign}{whole}.{}", digits.trim_end_matches('0'))
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
