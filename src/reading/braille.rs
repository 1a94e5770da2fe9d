//! Unified English Braille, grade 1 (uncontracted), in the ASCII letters that braille printers
//! and displays read (North American Braille ASCII Code): each stands for one cell of six dots.
//! The rules of Unified English Braille, second edition (2013), are named by their sections.

/// A character that stands in no table here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no braille for {0:?} here")]
pub struct Unwritten(pub char);

/// Before digits (6.1); before a letter that would be read as a digit (6.5).
const NUMBER: char = '#';
const LETTER: char = ';';
/// Before a capital letter (8.3), and twice before a word of them (8.4).
const CAPITAL: char = ',';

/// A word in braille.
///
/// # Errors
/// If a character of it has no braille here.
pub(super) fn word(word: &str) -> Result<String, Unwritten> {
    let letters = || word.chars().filter(|c| c.is_ascii_alphabetic());
    let is_shouted = letters().count() > 1 && letters().all(|c| c.is_ascii_uppercase());
    let mut braille = String::new();
    let mut in_number = false;
    let mut in_capitals = false;
    for c in word.chars() {
        match c {
            '0'..='9' => {
                if !in_number {
                    braille.push(NUMBER);
                }
                braille.push(digit(c));
                in_number = true;
                in_capitals = false;
                continue;
            }
            // A point or a comma within a number leaves it one (6.2).
            '.' | ',' if in_number => {
                braille.push_str(sign(c).ok_or(Unwritten(c))?);
                continue;
            }
            'a'..='z' | 'A'..='Z' => {
                if in_number && ('a'..='j').contains(&c) {
                    braille.push(LETTER);
                }
                if c.is_ascii_uppercase() {
                    if is_shouted && !in_capitals {
                        braille.extend([CAPITAL, CAPITAL]);
                        in_capitals = true;
                    } else if !is_shouted {
                        braille.push(CAPITAL);
                    }
                }
                braille.push(c.to_ascii_uppercase());
            }
            c => {
                braille.push_str(sign(c).ok_or(Unwritten(c))?);
                in_capitals = false;
            }
        }
        in_number = false;
    }
    Ok(braille)
}

/// A to J are the digits 1 to 9 and 0 (6.1).
fn digit(c: char) -> char {
    match c {
        '0' => 'J',
        c => char::from(b'A' + (c as u8 - b'1')),
    }
}

/// Signs of punctuation (7), of operation (3.17) and others (3).
fn sign(c: char) -> Option<&'static str> {
    Some(match c {
        '.' => "4",
        ',' => "1",
        ';' => "2",
        ':' => "3",
        '!' => "6",
        '?' => "8",
        '\'' | '\u{2019}' | '\u{2018}' => "'",
        '"' => "7",
        '\u{201c}' => "8",
        '\u{201d}' => "0",
        '-' | '\u{2010}' | '\u{2011}' => "-",
        '\u{2013}' | '\u{2014}' => ",-",
        '\u{2026}' => "444",
        '(' => "\"<",
        ')' => "\">",
        '[' => ".<",
        ']' => ".>",
        '/' => "_/",
        '+' => "\"6",
        '\u{2212}' => "\"-",
        '\u{d7}' => "\"8",
        '=' => "\"7",
        '%' => ".0",
        '&' => "@&",
        '@' => "@A",
        '#' => "_?",
        '*' => "\"9",
        '_' => ".-",
        '~' => "@9",
        '\u{2022}' | '\u{b7}' => "_4",
        '\u{2192}' => "\\O",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_written_as_the_rules_say() {
        for (given, braille) in [
            ("Sage,", ",SAGE1"),
            ("10", "#AJ"),
            ("1.5", "#A4E"),
            ("3a", "#C;A"),
            ("3k", "#CK"),
            ("A4", ",A#D"),
            ("OWL", ",,OWL"),
            ("isn't", "ISN'T"),
            ("(yes)", "\"<YES\">"),
            ("2:", "#B3"),
        ] {
            assert_eq!(word(given).unwrap(), braille, "{given}");
        }
        assert_eq!(word("é"), Err(Unwritten('é')));
    }
}
