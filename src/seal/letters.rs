//! Codes of letters and digits that people can read out and type: five bits a letter, forty bits to
//! eight letters, groups of four. The give-up code is one, and so are the secrets of a tournament,
//! which are not on its paper.

use std::fmt;
use std::str::FromStr;

use blake2::{Blake2b512, Digest};

use crate::common::stream::Stream;
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
        let letters: Vec<char> = letters_of(text).collect();
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

/// The letters and digits of a text: case, spaces and hyphens are forgiven.
fn letters_of(text: &str) -> impl Iterator<Item = char> {
    text.chars()
        .filter(|c| !(c.is_whitespace() || matches!(c, '-' | '_' | '\u{2010}'..='\u{2015}')))
        .map(|c| c.to_ascii_uppercase())
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

/// Forty random bits, printed as `ABCD-EFGH` (Crockford's base 32).
///
/// It parses with case, spaces and hyphens forgiven, and with O for 0 and I or L for 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GiveUpCode([u8; 5]);

impl GiveUpCode {
    /// Draws a code.
    pub fn draw(stream: &mut Stream) -> Self {
        let [forty @ .., _, _, _] = stream.bits().to_be_bytes();
        Self(forty)
    }

    /// The forty bits, most significant byte first.
    pub(super) fn to_bytes(self) -> [u8; 5] {
        self.0
    }
}

impl fmt::Display for GiveUpCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&spelled(&self.0))
    }
}

impl FromStr for GiveUpCode {
    type Err = LettersError;

    fn from_str(text: &str) -> Result<Self, LettersError> {
        CodeKind::GiveUp.read(text).map(Self)
    }
}

/// 160 random bits that a tournament's puzzles, identities and seals come from, apart from the
/// seed of board and art. Printed as ten groups of four letters and digits, the last two of which
/// show a typo.
///
/// Keys of eight groups were made before the settings of a game went into its secrets. They are
/// read for ever, and give the secrets that they always gave.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct RefereeKey {
    random: [u8; 20],
    scoped: bool,
}

/// Bytes that show a typo.
const CHECK: usize = 5;
/// Bytes of a commitment: to find two keys with the same takes 2^60 tries.
const COMMITMENT: usize = 15;

impl RefereeKey {
    /// A key of random bytes.
    pub const fn new(random: [u8; 20]) -> Self {
        Self { random, scoped: true }
    }

    pub(crate) fn to_bytes(self) -> [u8; 20] {
        self.random
    }

    /// Whether games of one seed whose settings differ have nothing in common under it. An
    /// earlier key gives them one opening code, and where their puzzles are drawn alike one
    /// recipe.
    pub fn is_scoped(self) -> bool {
        self.scoped
    }

    fn check(self) -> [u8; CHECK] {
        self.digest(b"Cauldron Press key")
    }

    /// What is printed before a tournament so that everybody can see at its end that this is the
    /// key: six groups of four letters and digits, of which nobody finds the key, nor two keys with
    /// the same.
    pub fn commitment(self) -> String {
        spelled(&self.digest::<COMMITMENT>(b"Cauldron Press commitment"))
    }

    /// Whether a text is the [commitment](RefereeKey::commitment), as people type it: read as any
    /// of these codes is.
    pub fn is_committed_as(self, text: &str) -> bool {
        let digits = |text: &str| letters_of(text).map(digit).collect::<Option<Vec<u64>>>();
        digits(text).is_some_and(|given| Some(given) == digits(&self.commitment()))
    }

    fn digest<const N: usize>(self, what: &[u8]) -> [u8; N] {
        let hash: [u8; 64] =
            Blake2b512::new_with_prefix(what).chain_update(self.random).finalize().into();
        std::array::from_fn(|i| hash[i])
    }
}

impl fmt::Display for RefereeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.scoped {
            true => f.pad(&spelled(&[&self.random[..], &self.check()].concat())),
            false => f.pad(&spelled(&self.random)),
        }
    }
}

/// Shows that there is a key, never which.
impl fmt::Debug for RefereeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RefereeKey(..)")
    }
}

impl FromStr for RefereeKey {
    type Err = LettersError;

    fn from_str(text: &str) -> Result<Self, LettersError> {
        if let Ok(random) = CodeKind::EarlierKey.read(text) {
            return Ok(Self { random, scoped: false });
        }
        let bytes: [u8; 20 + CHECK] = CodeKind::Key.read(text)?;
        let key = Self::new(std::array::from_fn(|i| bytes[i]));
        if bytes[20..] == key.check() { Ok(key) } else { Err(CodeKind::Key.typo(text)) }
    }
}

/// The pepper of a tournament's seal: 72 random bits without which no answer can be tried,
/// however many are guessed. The referee's server has it, and the organiser tells it at the
/// end. Printed as `XXXX-XXXX-XXXX-XXXX`; its last letters show a typo.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct OpeningCode([u8; 10]);

impl OpeningCode {
    /// Draws a code.
    pub fn draw(stream: &mut Stream) -> Self {
        let mut bytes = [0; 10];
        stream.fill(&mut bytes[..9]);
        Self(bytes).checked()
    }

    /// With the check byte that belongs to the others.
    fn checked(mut self) -> Self {
        let hash: [u8; 64] = Blake2b512::digest(&self.0[..9]).into();
        self.0[9] = hash[0];
        self
    }

    pub(super) fn to_bytes(self) -> [u8; 10] {
        self.0
    }
}

impl fmt::Display for OpeningCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&spelled(&self.0))
    }
}

/// Shows that there is a code, never which.
impl fmt::Debug for OpeningCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OpeningCode(..)")
    }
}

impl FromStr for OpeningCode {
    type Err = LettersError;

    fn from_str(text: &str) -> Result<Self, LettersError> {
        let code = Self(CodeKind::Opening.read(text)?);
        if code.checked() == code { Ok(code) } else { Err(CodeKind::Opening.typo(text)) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::seed::Seed;

    #[test]
    fn the_codes_never_change() {
        let code = GiveUpCode::draw(&mut Stream::new(Seed(1), "seal", 0));
        assert_eq!(code.to_string(), "6HXS-F1QJ");
    }

    #[test]
    fn look_alikes_are_forgiven() {
        assert_eq!("oiLo 0110".parse(), Ok("0110-0110".parse::<GiveUpCode>().unwrap()));
    }

    #[cfg(feature = "press")]
    #[test]
    fn other_texts_say_what_is_off() {
        let error = "ABCD-EFG".parse::<GiveUpCode>().unwrap_err().to_string();
        assert!(error.contains("7 letters and digits instead of 8"), "{error}");
        let error = "ABCD-EFGU".parse::<GiveUpCode>().unwrap_err().to_string();
        assert!(error.contains("contains 'U'"), "{error}");
        assert!("".parse::<GiveUpCode>().is_err());
    }

    proptest! {
        #[test]
        fn every_code_reads_back(seed: u64) {
            let code = GiveUpCode::draw(&mut Stream::new(Seed(seed), "seal", 0));
            let text = code.to_string();
            prop_assert_eq!(text.len(), 9);
            prop_assert_eq!(text.parse(), Ok(code));
            prop_assert_eq!(text.to_lowercase().replace('-', " ").parse(), Ok(code));
        }

        #[test]
        fn no_text_panics(text: String) {
            let _ = text.parse::<GiveUpCode>();
        }
    }

    proptest! {
        #[test]
        fn codes_read_back(bytes: [u8; 20], seed: u64) {
            let key = RefereeKey::new(bytes);
            prop_assert_eq!(key.to_string().len(), 49);
            prop_assert_eq!(key.to_string().to_lowercase().replace('-', " ").parse(), Ok(key));
            let code = OpeningCode::draw(&mut Stream::new(Seed(seed), "opening", 0));
            prop_assert_eq!(code.to_string().len(), 19);
            prop_assert_eq!(code.to_string().parse(), Ok(code));
        }

        #[test]
        fn no_text_panics_as_a_secret(text: String) {
            let _ = text.parse::<RefereeKey>();
            let _ = text.parse::<OpeningCode>();
        }
    }

    #[test]
    fn a_typo_shows() {
        let code = OpeningCode::draw(&mut Stream::new(Seed(1), "opening", 0)).to_string();
        let other = if code.starts_with('7') { "8" } else { "7" };
        let error = format!("{other}{}", &code[1..]).parse::<OpeningCode>().unwrap_err();
        assert!(error.to_string().contains("typo"), "{error}");
    }

    /// Organisers have files with such keys.
    #[test]
    fn earlier_keys_are_read_for_ever() {
        let text = "0000-0000-0000-0000-0000-0000-0000-0001";
        let key: RefereeKey = text.parse().unwrap();
        assert_eq!((key.to_string().as_str(), key.is_scoped()), (text, false));
        let now = RefereeKey::new(key.to_bytes());
        assert!(now.is_scoped() && now != key && now.to_string().starts_with(text));
        assert_eq!(now.to_string(), "0000-0000-0000-0000-0000-0000-0000-0001-15R8-3JFS");
    }

    #[cfg(feature = "press")]
    #[test]
    fn a_typo_in_a_key_shows() {
        let key = RefereeKey::new([7; 20]).to_string();
        let wrong = format!("1{}", &key[1..]).parse::<RefereeKey>().unwrap_err();
        assert!(wrong.to_string().contains("typo"), "{wrong}");
        let short = key[..44].parse::<RefereeKey>().unwrap_err().to_string();
        assert!(short.contains("36 letters and digits instead of 40"), "{short}");
    }

    #[test]
    fn a_commitment_is_the_same_for_ever_and_another_for_each_key() {
        let [one, other] = [7, 8].map(|byte| RefereeKey::new([byte; 20]).commitment());
        assert_eq!(one, "ZK13-AJ6H-Z5CC-YYN0-YNA9-4GTF");
        assert_ne!(one, other);
        let key = RefereeKey::new([7; 20]);
        assert!(key.is_committed_as("zkl3 aj6h z5cc yynO yna9 4gtf"), "as it is read aloud");
        for no in [other.as_str(), "", "ZK13", "ZK13-AJ6H-Z5CC-YYN0-YNA9-4GTF-0", "ZK13?"] {
            assert!(!key.is_committed_as(no), "{no}");
        }
    }

    #[test]
    fn secrets_are_not_shown_by_accident() {
        let key = RefereeKey::new([7; 20]);
        assert!(!format!("{key:?}").contains(&key.to_string()[..4]));
    }
}
