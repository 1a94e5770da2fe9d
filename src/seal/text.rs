//! The text form of a code: `WW`, the number of its format, a colon, and 41 symbols.
//!
//! A QR code holds 45 symbols in its compact alphanumeric mode. Three of 41 symbols already
//! hold two bytes (41³ = 68,921), so leaving four out costs nothing against Base45: gone are
//! the space (people add and lose them), `%` (URLs), `$` and `*` (shells). What remains needs
//! no quotes in a shell and no escapes in the fragment of a URL.

use super::error::CodeError;

/// The symbols, in the order of their value. A code ends with a value of at most 38, so
/// never with `.` or `:`, which programs cut off when they turn text into a link.
const ALPHABET: &[u8; 41] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-+/.:";

/// What a code begins with, before the number of its format version and a colon.
const MARK: &str = "WW";

/// The start of every code of a format version.
pub(super) fn prefix(format: u8) -> String {
    format!("{MARK}{format}:")
}

/// Symbols that `bytes` bytes take.
pub(super) const fn symbols(bytes: usize) -> usize {
    bytes / 2 * 3 + bytes % 2 * 2
}

/// Appends the bytes as symbols: two bytes in three, a last single one in two, the lowest
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

/// The bytes of the whole groups of symbols.
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

/// The format version and the symbols of a code, from whatever people paste: the code itself, a
/// URL that carries it in its fragment, or a [lead](with_lead) and the code; percent escapes,
/// white space, quotes around it, typographic dashes and lower case are forgiven.
pub(super) fn split(text: &str) -> Result<(u16, String), CodeError> {
    let code = text.split_once('#').map_or(text, |(_, fragment)| fragment);
    let text: String = unescape(code)
        .chars()
        .filter_map(|c| match c {
            // Invisible marks that word processors and messengers put into long words.
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' => None,
            '\u{2010}'..='\u{2015}' | '\u{2212}' => Some('-'),
            c if c.is_whitespace() || c.is_control() => Some(' '),
            c => Some(c.to_ascii_uppercase()),
        })
        .collect();
    // The first word that begins like a code; without one, all of it may be a broken word.
    let words = text.match_indices(' ').map(|(at, _)| at + 1);
    let code = std::iter::once(0)
        .chain(words)
        .map(|at| &text[at..])
        .find(|rest| marked(rest.trim_start_matches(is_quote)).is_some())
        .unwrap_or(&text);
    let code = code.replace(' ', "");
    let (version, symbols) = marked(code.trim_matches(is_quote)).ok_or(CodeError::Foreign)?;
    Ok((version, symbols.to_owned()))
}

/// What stands around a quoted code.
fn is_quote(c: char) -> bool {
    matches!(c, '"' | '\'' | '<' | '>' | '`' | '“' | '”')
}

/// The format version that a text begins with, and what follows it.
fn marked(text: &str) -> Option<(u16, &str)> {
    let (version, symbols) = text.strip_prefix(MARK)?.split_once(':')?;
    let plain = (1..=3).contains(&version.len())
        && !version.starts_with('0')
        && version.bytes().all(|b| b.is_ascii_digit());
    if plain { Some((version.parse().ok()?, symbols)) } else { None }
}

/// Undoes percent escapes of ASCII characters; other text stays as it is.
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

/// Whether a text is a code of ours, of any format version, damaged or not, or the address of a
/// table: what tells the right QR from others in one picture. The number 99 of a format is what
/// phones hand whole games to each other with; no code will have it. 98 is that of sealed texts.
pub(super) fn is_ours(text: &str) -> bool {
    split(text).is_ok() || text.contains("#table=")
}

/// A code with words before it, for whoever looks at it without the page that reads it: a phone's
/// own camera shows them first.
pub fn with_lead(lead: &str, code: &str) -> String {
    format!("{lead} {code}")
}

/// Whether a QR code holds all of a text in its compact mode, which keeps it small.
pub fn is_compact(text: &str) -> bool {
    let compact = |b: u8| b.is_ascii_digit() || b.is_ascii_uppercase() || b" $%*+-./:".contains(&b);
    text.bytes().all(compact)
}

/// A link that opens a page with this code. It stands in the fragment, which browsers never
/// send to a server.
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
            "WW1:AB-C",
            "ww1:ab-c",
            " WW1:\n  A B–\u{200b}C\r\n",
            "\"WW1:AB-C\"",
            "https://example.org/%23/#ww1%3Aab%2dc",
            "HTTPS://EXAMPLE.ORG#WW1:AB-C",
            "ASK FOR THE PAGE. WW1:AB-C",
            "Ask for the page: \"ww1:ab-c\"",
            "WW 1: ASK FOR THE PAGE.\nWW1:AB-C",
            "W W1:A\nB-C",
        ] {
            assert_eq!(split(text), Ok((1, "AB-C".into())), "{text}");
        }
        assert_eq!(split("WW12:X"), Ok((12, "X".into())));
    }

    #[test]
    fn tables_and_handed_games_are_ours() {
        assert!(is_ours("http://192.168.0.10:8080/#table=K7QM2XWP"));
        assert!(is_ours("https://example.org/#WW99:0A1WW2:AB"));
        assert!(!is_ours("https://example.org/?table=K7QM2XWP"));
    }

    #[test]
    fn other_codes_are_foreign() {
        for text in [
            "",
            "#",
            "hello",
            "https://example.org/WW1",
            "WW:AB",
            "WWW1:AB",
            "https://example.org/WW1:80/",
            "ASK FOR THE PAGE.WW1:AB",
            "WW0:AB",
            "WW+1:AB",
            "WW1234:AB",
            "WIFI:T:WPA;S:x;;",
            "%",
            "%zz%é",
        ] {
            assert_eq!(split(text), Err(CodeError::Foreign), "{text}");
        }
    }

    #[test]
    fn a_lead_changes_nothing_of_the_code() {
        let code = "WW2:A WW3:B";
        assert_eq!(split(&with_lead("GO ON.", code)), split(code));
        assert!(is_compact("ASK FOR 1 PAGE: $%*+-./"));
        assert!(["Ask", "WITCHES!", "ÇA"].iter().all(|text| !is_compact(text)));
    }

    #[test]
    fn links_carry_the_code_in_the_fragment() {
        assert_eq!(to_url("HTTPS://A.B/C", "WW1:X"), "HTTPS://A.B/C#WW1:X");
        assert_eq!(to_url("HTTPS://A.B/C#", "WW1:X"), "HTTPS://A.B/C#WW1:X");
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
