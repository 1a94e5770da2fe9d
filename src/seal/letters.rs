//! Codes of letters and digits that people can read out and type: five bits a letter, forty
//! bits to eight letters, groups of four.

use crate::texts::{self, Message, said};

/// Crockford's base 32: digits and letters without I, L, O and U.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Letters of forty bits.
pub(crate) const LETTERS: usize = 8;
/// Bytes of forty bits.
const BYTES: usize = 5;

/// Why a text is not such a code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum LettersError {
    /// Too few or too many characters.
    Length {
        /// What was expected.
        kind: CodeKind,
        /// What was given.
        text: String,
        /// How many letters and digits it has.
        count: usize,
    },
    /// A character that no code has.
    Character {
        /// What was expected.
        kind: CodeKind,
        /// What was given.
        text: String,
        /// The first such character.
        found: char,
    },
    /// The last letters disagree with the others.
    Typo {
        /// What was expected.
        kind: CodeKind,
        /// What was given.
        text: String,
    },
}

impl LettersError {
    /// What is wrong with the text.
    pub fn message(&self) -> Message {
        match self {
            LettersError::Length { kind, text, count } => {
                let (expected, example) = (kind.letters(), kind.example());
                said::play_letters_length(
                    kind.name(),
                    texts::quoted(text),
                    *count,
                    expected,
                    example,
                )
            }
            LettersError::Character { kind, text, found } => said::play_letters_character(
                kind.name(),
                texts::quoted(text),
                one(*found),
                kind.example(),
            ),
            LettersError::Typo { kind, text } => {
                said::play_letters_typo(kind.name(), texts::quoted(text))
            }
        }
    }
}

/// A kind of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeKind {
    /// A give-up code.
    GiveUp,
    /// An opening code.
    Opening,
    /// A referee's key.
    Key,
    /// One that was made before the settings of a game went into its secrets.
    EarlierKey,
}

impl CodeKind {
    fn name(self) -> Message {
        match self {
            CodeKind::GiveUp => said::play_letters_give_up(),
            CodeKind::Opening => said::play_letters_opening(),
            CodeKind::Key | CodeKind::EarlierKey => said::play_letters_key(),
        }
    }

    pub(super) fn example(self) -> &'static str {
        match self {
            CodeKind::GiveUp => "ABCD-EFGH",
            CodeKind::Opening => "ABCD-EFGH-JKMN-PQRS",
            CodeKind::Key => "ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345-6789-ABCD-EFGH",
            CodeKind::EarlierKey => "ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345-6789",
        }
    }

    /// How many letters and digits it has.
    pub(super) fn letters(self) -> usize {
        self.example().chars().filter(|&c| c != '-').count()
    }

    /// That the last letters of a text disagree with the others.
    pub(super) fn typo(self, text: &str) -> LettersError {
        LettersError::Typo { kind: self, text: quoted(text) }
    }

    /// Reads a code: case, spaces and hyphens are forgiven, and O for 0 and I or L for 1.
    pub(super) fn read<const N: usize>(self, text: &str) -> Result<[u8; N], LettersError> {
        let given = || quoted(text);
        let letters: Vec<char> = text
            .chars()
            .filter(|c| !(c.is_whitespace() || matches!(c, '-' | '_' | '\u{2010}'..='\u{2015}')))
            .map(|c| c.to_ascii_uppercase())
            .collect();
        if let Some(&found) = letters.iter().find(|&&c| digit(c).is_none()) {
            return Err(LettersError::Character { kind: self, text: given(), found });
        }
        let bytes: Vec<u8> = letters
            .chunks(LETTERS)
            .flat_map(|group| {
                let bits = group.iter().filter_map(|&c| digit(c)).fold(0, |n, d| n << 5 | d);
                let [_, _, _, bytes @ ..] = bits.to_be_bytes();
                bytes
            })
            .collect();
        match <[u8; N]>::try_from(bytes) {
            Ok(bytes) if letters.len() == self.letters() => Ok(bytes),
            _ => Err(LettersError::Length { kind: self, text: given(), count: letters.len() }),
        }
    }
}

/// A character as it is shown, between quotation marks.
pub(super) fn one(character: char) -> String {
    format!("'{}'", character.escape_debug())
}

/// As much of a text as is quoted.
fn quoted(text: &str) -> String {
    text.trim().chars().take(60).collect()
}

/// What a character stands for: case is forgiven, and O for 0 and I or L for 1.
pub(crate) fn digit(c: char) -> Option<u64> {
    let c = match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        c => c,
    };
    ALPHABET.iter().position(|&a| char::from(a) == c).map(|digit| digit as u64)
}

/// The lowest forty bits, written.
pub(crate) fn written(bits: u64) -> String {
    let letter = |i| char::from(ALPHABET[(bits >> (5 * i) & 31) as usize]);
    (0..LETTERS).rev().map(letter).collect()
}

/// Bytes, a multiple of five, in groups of four letters: `ABCD-EFGH`.
pub(super) fn spelled(bytes: &[u8]) -> String {
    let letters: String = bytes
        .chunks(BYTES)
        .map(|forty| written(forty.iter().fold(0, |n, &byte| n << 8 | u64::from(byte))))
        .collect();
    let groups: Vec<&str> =
        (0..letters.len()).step_by(4).filter_map(|at| letters.get(at..at + 4)).collect();
    groups.join("-")
}
