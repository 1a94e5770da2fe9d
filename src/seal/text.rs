//! Text form of a code: `CP`, the number of its form, a colon, and symbols of an alphabet of 41.
//!
//! The alphanumeric mode of QR codes has 45 symbols. Three of 41 symbols can hold two bytes (41³ =
//! 68,921), so four symbols can be omitted at no cost compared with Base45: the space (people add
//! and lose spaces), `%` (URLs), `$` and `*` (shells). The remaining symbols need no quotes in a
//! shell and no escapes in the fragment of a URL.

use super::error::CodeError;

/// Symbols in the order of their value. The last symbol of a code has a value of at most 38, so it
/// is never `.` or `:`, which programs omit when they turn text into a link.
const ALPHABET: &[u8; 41] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-+/.:";

/// Beginning of a code, before the number of its form and a colon.
const MARK: &str = "CP";

/// Beginning of the codes of unreleased versions before 1.0.
const EARLIER_MARK: &str = "WW";

/// Returns the beginning of every code of a form.
pub(super) fn prefix(form: u8) -> String {
    format!("{MARK}{form}:")
}

/// Number of symbols that encode `bytes` bytes.
pub(super) const fn symbols(bytes: usize) -> usize {
    bytes / 2 * 3 + bytes % 2 * 2
}

/// Appends the bytes as symbols: three for two bytes, and two for a single last byte, the lowest
/// digit first.
pub(super) fn encode(bytes: &[u8], text: &mut String) {
    for pair in bytes.chunks(2) {
        let mut value = pair.iter().fold(0, |n, &b| n << 8 | usize::from(b));
        for _ in 0..=pair.len() {
            text.push(ALPHABET[value % 41] as char);
            value /= 41;
        }
    }
}

/// Decodes the complete groups of symbols.
pub(super) fn decode(symbols: &str) -> Result<Vec<u8>, CodeError> {
    let mut values = Vec::with_capacity(symbols.len());
    for c in symbols.chars() {
        let value = ALPHABET.iter().position(|&a| a as char == c);
        values.push(value.ok_or(CodeError::Character(c))?);
    }
    let mut bytes = Vec::with_capacity(values.len());
    for group in values.chunks(3) {
        let value = group.iter().rev().fold(0, |n, &v| n * 41 + v);
        match group.len() {
            3 => bytes.extend(u16::try_from(value).map_err(|_| CodeError::Damaged)?.to_be_bytes()),
            2 => bytes.extend(u8::try_from(value)),
            _ => {}
        }
    }
    Ok(bytes)
}

/// Returns the number of the form and the symbols of a code. The input may be the code itself, a
/// URL with the code in its fragment, or a [lead](with_lead) and the code. Percent escapes, white
/// space, surrounding quotes, typographic dashes and lower case are accepted.
///
/// # Errors
/// [`CodeError::Earlier`] for a code of a version before 1.0, [`CodeError::Foreign`] for any other
/// text.
pub(super) fn split(text: &str) -> Result<(u16, String), CodeError> {
    let code = text.split_once('#').map_or(text, |(_, fragment)| fragment);
    let text: String = unescape(code)
        .chars()
        .filter_map(|c| match c {
            // Invisible characters that word processors and messengers insert into long words.
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' => None,
            '\u{2010}'..='\u{2015}' | '\u{2212}' => Some('-'),
            c if c.is_whitespace() || c.is_control() => Some(' '),
            c => Some(c.to_ascii_uppercase()),
        })
        .collect();
    match find_code(MARK, &text) {
        Some((form, symbols)) => Ok((form, symbols)),
        None if find_code(EARLIER_MARK, &text).is_some() => Err(CodeError::Earlier),
        None => Err(CodeError::Foreign),
    }
}

/// Number and symbols of the code that begins with `mark` in an unescaped text.
fn find_code(mark: &str, text: &str) -> Option<(u16, String)> {
    // First word that begins like a code. Without one, the spaces may have split the code's
    // beginning.
    let words = text.match_indices(' ').map(|(at, _)| at + 1);
    let code = std::iter::once(0)
        .chain(words)
        .map(|at| &text[at..])
        .find(|rest| marked(mark, rest.trim_start_matches(is_quote)).is_some())
        .unwrap_or(text);
    let code = code.replace(' ', "");
    let (form, symbols) = marked(mark, code.trim_matches(is_quote))?;
    Some((form, symbols.to_owned()))
}

/// Whether `c` can surround a quoted code, such as `"CP1:..."`.
fn is_quote(c: char) -> bool {
    matches!(c, '"' | '\'' | '<' | '>' | '`' | '“' | '”')
}

/// Splits the number after the mark and the rest off a text that begins with `mark`.
fn marked<'a>(mark: &str, text: &'a str) -> Option<(u16, &'a str)> {
    let (form, symbols) = text.strip_prefix(mark)?.split_once(':')?;
    let plain = (1..=3).contains(&form.len())
        && !form.starts_with('0')
        && form.bytes().all(|b| b.is_ascii_digit());
    if plain { Some((form.parse().ok()?, symbols)) } else { None }
}

/// Replaces percent escapes of ASCII characters; other text is unchanged.
fn unescape(text: &str) -> String {
    let mut parts = text.split('%');
    let mut plain = String::from(parts.next().unwrap_or_default());
    for part in parts {
        let byte = part.get(..2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match byte.filter(u8::is_ascii) {
            Some(byte) => {
                plain.push(byte.into());
                plain.push_str(&part[2..]);
            }
            None => {
                plain.push('%');
                plain.push_str(part);
            }
        }
    }
    plain
}

/// Whether `text` is a code of any form, damaged or not, or the address of a table. The test
/// selects the right one of several QR codes in a picture. Codes of versions before 1.0 pass too,
/// so that the reader can report why they are refused. The number 99 is used for whole games handed
/// from phone to phone, and 98 for sealed tales; codes will not use these numbers as forms.
pub(super) fn is_ours(text: &str) -> bool {
    matches!(split(text), Ok(_) | Err(CodeError::Earlier)) || text.contains("#table=")
}

/// Puts a few words before a code. The camera of a phone shows them first when the code is scanned
/// outside the page.
pub fn with_lead(lead: &str, code: &str) -> String {
    format!("{lead} {code}")
}

/// Whether a QR code can hold all of `text` in its alphanumeric mode, which keeps it small.
pub fn is_compact(text: &str) -> bool {
    let compact = |b: u8| b.is_ascii_digit() || b.is_ascii_uppercase() || b" $%*+-./:".contains(&b);
    text.bytes().all(compact)
}

/// Returns a link that opens a page with this code. The code is in the fragment, which browsers
/// never send to a server.
pub fn to_url(base: &str, code: &str) -> String {
    format!("{}#{code}", base.trim_end_matches('#'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn every_symbol_fits_the_compact_mode_of_a_qr() {
        for (i, c) in ALPHABET.iter().enumerate() {
            assert!(is_compact(&char::from(*c).to_string()));
            assert!(!ALPHABET[..i].contains(c));
        }
    }

    #[test]
    fn pasted_forms_are_understood() {
        for text in [
            "CP1:AB-C",
            "cp1:ab-c",
            " CP1:\n  A B–\u{200b}C\r\n",
            "\"CP1:AB-C\"",
            "https://example.org/%23/#cp1%3Aab%2dc",
            "HTTPS://EXAMPLE.ORG#CP1:AB-C",
            "ASK FOR THE PAGE. CP1:AB-C",
            "Ask for the page: \"cp1:ab-c\"",
            "CP 1: ASK FOR THE PAGE.\nCP1:AB-C",
            "C P1:A\nB-C",
        ] {
            assert_eq!(split(text), Ok((1, "AB-C".into())), "{text}");
        }
        assert_eq!(split("CP12:X"), Ok((12, "X".into())));
    }

    #[test]
    fn tables_and_handed_games_are_ours() {
        assert!(is_ours("http://192.168.0.10:8080/#table=bisol-tavuk-nupam"));
        assert!(is_ours("https://example.org/#CP99:0A1CP2:AB"));
        assert!(!is_ours("https://example.org/?table=bisol-tavuk-nupam"));
    }

    #[test]
    fn codes_of_versions_before_the_first_release_are_known_as_such() {
        for text in [
            "WW1:AB-C",
            "ww2:ab",
            "ASK FOR THE PAGE. WW3:AB",
            "https://example.org/#ww3%3Aab",
            "WW98:AB",
            "https://example.org/#WW99:0A1WW2:AB",
            "WW1:",
        ] {
            assert_eq!(split(text), Err(CodeError::Earlier), "{text}");
            assert!(is_ours(text), "{text}");
        }
        assert_eq!(split("WW3:AB CP1:X"), Ok((1, "X".into())), "a code of this version counts");
    }

    #[test]
    fn other_codes_are_foreign() {
        for text in [
            "",
            "#",
            "hello",
            "https://example.org/CP1",
            "CP:AB",
            "CPW1:AB",
            "https://example.org/CP1:80/",
            "ASK FOR THE PAGE.CP1:AB",
            "CP0:AB",
            "CP+1:AB",
            "CP1234:AB",
            "WIFI:T:WPA;S:x;;",
            "%",
            "%zz%é",
        ] {
            assert_eq!(split(text), Err(CodeError::Foreign), "{text}");
        }
    }

    #[test]
    fn a_lead_changes_nothing_of_the_code() {
        let code = "CP2:A CP3:B";
        assert_eq!(split(&with_lead("GO ON.", code)), split(code));
        assert!(is_compact("ASK FOR 1 PAGE: $%*+-./"));
        assert!(["Ask", "WITCHES!", "ÇA"].iter().all(|text| !is_compact(text)));
    }

    #[test]
    fn links_carry_the_code_in_the_fragment() {
        assert_eq!(to_url("HTTPS://A.B/C", "CP1:X"), "HTTPS://A.B/C#CP1:X");
        assert_eq!(to_url("HTTPS://A.B/C#", "CP1:X"), "HTTPS://A.B/C#CP1:X");
    }

    proptest! {
        #[test]
        fn bytes_read_back(bytes: Vec<u8>) {
            let mut text = String::new();
            encode(&bytes, &mut text);
            prop_assert_eq!(text.len(), symbols(bytes.len()));
            prop_assert!(!text.ends_with(['.', ':']));
            prop_assert_eq!(decode(&text), Ok(bytes));
        }

        #[test]
        fn no_text_panics(text in "\\PC*|[A-Z0-9%#: +/.-]*") {
            let _ = split(&text);
            let _ = decode(&text);
            let _ = unescape(&text);
        }
    }
}
