//! What pages are called: roman numbers before the games, arabic ones from the first game on.

/// A number in lower-case roman digits, from 1.
pub(super) fn roman(mut number: usize) -> String {
    const DIGITS: [(usize, &str); 13] = [
        (1000, "m"),
        (900, "cm"),
        (500, "d"),
        (400, "cd"),
        (100, "c"),
        (90, "xc"),
        (50, "l"),
        (40, "xl"),
        (10, "x"),
        (9, "ix"),
        (5, "v"),
        (4, "iv"),
        (1, "i"),
    ];
    let mut roman = String::new();
    for (value, digits) in DIGITS {
        roman += &digits.repeat(number / value);
        number %= value;
    }
    roman
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_roman() {
        let all = [1, 2, 4, 9, 14, 40, 49, 1994].map(roman);
        assert_eq!(all, ["i", "ii", "iv", "ix", "xiv", "xl", "xlix", "mcmxciv"]);
    }
}
