//! Check of numbers in attributes and style sheets: numbers that are too large make renderers fail
//! or take too long.

use usvg::roxmltree::Document;

use super::SvgFault;
use super::styles::Styles;

/// Largest number of digits before the decimal point.
const DIGITS: i64 = 7;

/// Attributes and properties that are lengths, coordinates, factors or transforms.
const MEASURES: [&str; 46] = [
    "cx",
    "cy",
    "d",
    "dx",
    "dy",
    "font",
    "font-size",
    "fx",
    "fy",
    "gradientTransform",
    "height",
    "kerning",
    "letter-spacing",
    "line-height",
    "markerHeight",
    "markerWidth",
    "offset",
    "opacity",
    "orient",
    "patternTransform",
    "points",
    "r",
    "refX",
    "refY",
    "rotate",
    "rx",
    "ry",
    "startOffset",
    "stop-opacity",
    "stroke-dasharray",
    "stroke-dashoffset",
    "stroke-miterlimit",
    "stroke-opacity",
    "stroke-width",
    "textLength",
    "transform",
    "transform-origin",
    "viewBox",
    "width",
    "word-spacing",
    "x",
    "x1",
    "x2",
    "y",
    "y1",
    "y2",
];

/// Checks the attributes and style sheet declarations named in [`MEASURES`]. Declarations in
/// `style` attributes are not examined.
///
/// # Errors
/// [`SvgFault::Number`] with the first number that is too large.
pub(super) fn validate(document: &Document<'_>, styles: &Styles<'_>) -> Result<(), SvgFault> {
    let attributes = document.descendants().flat_map(|node| node.attributes());
    let attributes = attributes.map(|a| (a.name(), a.value()));
    let measured = attributes.chain(styles.declarations());
    let mut measured = measured.filter(|(name, _)| MEASURES.contains(name));
    let huge = measured.find_map(|(_, value)| huge(value));
    huge.map_or(Ok(()), |number| Err(SvgFault::Number(number.chars().take(20).collect())))
}

/// Returns the first number in a list that has more than [`DIGITS`] digits before its decimal
/// point.
fn huge(value: &str) -> Option<&str> {
    let bytes = value.as_bytes();
    let digits = |from: usize| {
        let rest = bytes.get(from..).unwrap_or_default();
        rest.iter().take_while(|byte| byte.is_ascii_digit()).count()
    };
    let mut at = 0;
    while at < bytes.len() {
        let whole = digits(at);
        if whole == 0 {
            at += 1;
            continue;
        }
        let begins = at;
        let zeros = value.get(at..at + whole).unwrap_or_default();
        let mut size = zeros.trim_start_matches('0').len() as i64;
        // Digits after a decimal point do not make a number larger.
        if begins > 0 && bytes.get(begins - 1) == Some(&b'.') {
            size = 0;
        }
        at += whole;
        if bytes.get(at) == Some(&b'.') {
            at += 1 + digits(at + 1);
        }
        if let Some(b'e' | b'E') = bytes.get(at) {
            let sign = usize::from(matches!(bytes.get(at + 1), Some(b'+' | b'-')));
            let power = digits(at + 1 + sign);
            if power > 0 {
                let ends = at + 1 + sign + power;
                let raised = value.get(at + 1 + sign..ends).and_then(|power| power.parse().ok());
                let raised: i64 = raised.unwrap_or(i64::from(u32::MAX));
                let down = bytes.get(at + 1) == Some(&b'-');
                size = size.saturating_add(if down { -raised } else { raised });
                at = ends;
            }
        }
        if size > DIGITS {
            return value.get(begins..at);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_found_and_others_are_not() {
        for (value, found) in [
            ("1e308", "1e308"),
            ("0 0 100000000 5", "100000000"),
            ("M1 2L3-4e+9z", "4e+9"),
            (".5e12", "5e12"),
            ("1e99999999999999999999", "1e99999999999999999999"),
        ] {
            assert_eq!(huge(value), Some(found), "{value}");
        }
        for fine in
            ["", "e", "1em", "9999999", "0.123456789012345", "00000000001", "1e-400", "12e5"]
        {
            assert_eq!(huge(fine), None, "{fine}");
        }
    }
}
