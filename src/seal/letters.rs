//! Codes of letters and digits that people read out and type. Each letter has 5 bits, so 8 letters
//! have 40 bits; they are printed in groups of four. The module defines the give-up code and the
//! secrets of a tournament, none of which is printed on its sheets.

use std::fmt;
use std::str::FromStr;

use blake2::{Blake2b512, Digest};

use crate::common::stream::Stream;
use crate::texts::{self, Message, msg};

/// Crockford's base 32: digits and letters without I, L, O and U.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Number of letters of 40 bits.
pub(crate) const LETTERS: usize = 8;
/// Number of bytes of 40 bits.
const BYTES: usize = 5;

/// Reasons why a text is not a valid code of a [`CodeKind`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum LettersError {
    /// Wrong number of characters.
    Length {
        /// Expected kind of code.
        kind: CodeKind,
        /// Quoted part of the input.
        text: String,
        /// Number of letters and digits in the input.
        count: usize,
    },
    /// Character that does not occur in codes.
    Character {
        /// Expected kind of code.
        kind: CodeKind,
        /// Quoted part of the input.
        text: String,
        /// First invalid character.
        found: char,
    },
    /// Mismatch of the check letters at the end.
    Typo {
        /// Expected kind of code.
        kind: CodeKind,
        /// Quoted part of the input.
        text: String,
    },
    /// Key of an unreleased version before 1.0, or a key without its check letters, which looks the
    /// same.
    EarlierKey,
}

impl LettersError {
    /// Returns the error as a translatable [`Message`].
    pub fn message(&self) -> Message {
        match self {
            LettersError::Length { kind, text, count } => {
                let (expected, example) = (kind.letters(), kind.example());
                msg::play_letters_length(
                    kind.name(),
                    texts::quoted(text),
                    *count,
                    expected,
                    example,
                )
            }
            LettersError::Character { kind, text, found } => msg::play_letters_character(
                kind.name(),
                texts::quoted(text),
                one(*found),
                kind.example(),
            ),
            LettersError::Typo { kind, text } => {
                msg::play_letters_typo(kind.name(), texts::quoted(text))
            }
            LettersError::EarlierKey => msg::play_letters_earlier_key(),
        }
    }
}

/// Kind of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeKind {
    /// Give-up code, see [`GiveUpCode`].
    GiveUp,
    /// Opening code, see [`OpeningCode`].
    Opening,
    /// Referee's key, see [`RefereeKey`].
    Key,
}

impl CodeKind {
    fn name(self) -> Message {
        match self {
            CodeKind::GiveUp => msg::play_letters_give_up(),
            CodeKind::Opening => msg::play_letters_opening(),
            CodeKind::Key => msg::play_letters_key(),
        }
    }

    pub(super) fn example(self) -> &'static str {
        match self {
            CodeKind::GiveUp => "ABCD-EFGH",
            CodeKind::Opening => "ABCD-EFGH-JKMN-PQRS",
            CodeKind::Key => "ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345-6789-ABCD-EFGH",
        }
    }

    /// Number of letters and digits of the code.
    pub(super) fn letters(self) -> usize {
        self.example().chars().filter(|&c| c != '-').count()
    }

    /// Returns the part of `text` that a message quotes. Of a key it quotes only a few letters,
    /// because messages end up in logs.
    fn quoted(self, text: &str) -> String {
        let text = text.trim();
        match self {
            CodeKind::GiveUp | CodeKind::Opening => text.chars().take(60).collect(),
            CodeKind::Key if text.len() <= LETTERS => text.to_owned(),
            CodeKind::Key => text.chars().take(4).chain(['…']).collect(),
        }
    }

    /// Returns the error for check letters that do not match.
    pub(super) fn typo(self, text: &str) -> LettersError {
        LettersError::Typo { kind: self, text: self.quoted(text) }
    }

    /// Parses a code. Ignores case, spaces and hyphens, and accepts O for 0 and I or L for 1.
    pub(super) fn read<const N: usize>(self, text: &str) -> Result<[u8; N], LettersError> {
        let given = || self.quoted(text);
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

/// Letters and digits of a text in upper case. Spaces, hyphens and a byte order mark are skipped.
fn letters_of(text: &str) -> impl Iterator<Item = char> {
    text.chars()
        .filter(|c| {
            !(c.is_whitespace() || matches!(c, '-' | '_' | '\u{2010}'..='\u{2015}' | '\u{feff}'))
        })
        .map(|c| c.to_ascii_uppercase())
}

/// Quotes a character for a message.
pub(super) fn one(character: char) -> String {
    format!("'{}'", character.escape_debug())
}

/// Value of a letter or digit. Ignores case and accepts O for 0 and I or L for 1.
pub(crate) fn digit(c: char) -> Option<u64> {
    let c = match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        c => c,
    };
    ALPHABET.iter().position(|&a| char::from(a) == c).map(|digit| digit as u64)
}

/// Writes the lowest 40 bits as 8 letters.
pub(crate) fn written(bits: u64) -> String {
    let letter = |i| char::from(ALPHABET[(bits >> (5 * i) & 31) as usize]);
    (0..LETTERS).rev().map(letter).collect()
}

/// Writes `bytes`, whose number is a multiple of five, in groups of four letters: `ABCD-EFGH`.
pub(super) fn spell(bytes: &[u8]) -> String {
    let letters: String = bytes
        .chunks(BYTES)
        .map(|forty| written(forty.iter().fold(0, |n, &byte| n << 8 | u64::from(byte))))
        .collect();
    let groups: Vec<&str> =
        (0..letters.len()).step_by(4).filter_map(|at| letters.get(at..at + 4)).collect();
    groups.join("-")
}

/// 40 random bits, printed as `ABCD-EFGH` (Crockford's base 32).
///
/// Parsing ignores case, spaces and hyphens, and accepts O for 0 and I or L for 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GiveUpCode([u8; 5]);

impl GiveUpCode {
    /// Draws a code from `stream`.
    pub fn draw(stream: &mut Stream) -> Self {
        let [forty @ .., _, _, _] = stream.bits().to_be_bytes();
        Self(forty)
    }

    /// The 40 bits, most significant byte first.
    pub(super) fn to_bytes(self) -> [u8; 5] {
        self.0
    }
}

impl fmt::Display for GiveUpCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&spell(&self.0))
    }
}

impl FromStr for GiveUpCode {
    type Err = LettersError;

    fn from_str(text: &str) -> Result<Self, LettersError> {
        CodeKind::GiveUp.read(text).map(Self)
    }
}

/// 160 random bits from which the puzzles, identities and seals of a tournament are derived. The
/// seed determines board and art only. Printed as ten groups of four letters and digits, of which
/// the last two are check letters.
///
/// Texts that parse to one key differ only in case, spaces, hyphens and look-alikes, and have the
/// same 40 letters and digits. A key therefore has one printed form and one commitment.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RefereeKey([u8; 20]);

/// Length of the check letters, in bytes, of a [`RefereeKey`].
const CHECK: usize = 5;
/// Length of a commitment, in bytes. Finding two keys with the same commitment takes 2^60 tries.
const COMMITMENT: usize = 15;
/// Domain of the check letters.
const KEY_CHECK: &[u8] = b"Cauldron Press 1.0, check letters of a key";
/// Domain of commitments.
const KEY_COMMITMENT: &[u8] = b"Cauldron Press 1.0, commitment to a key";
/// Domain of the check letters before 1.0. Such keys have eight groups without check letters, or
/// ten groups.
const EARLIER_KEY_CHECK: &[u8] = b"Cauldron Press key";

impl RefereeKey {
    /// Creates a key from 20 `random` bytes.
    pub const fn new(random: [u8; 20]) -> Self {
        Self(random)
    }

    pub(crate) fn to_bytes(self) -> [u8; 20] {
        self.0
    }

    /// Commitment to the key, printed before a tournament to prove at its end that this key was
    /// used. It has six groups of four letters and digits. The key cannot be derived from it, and
    /// two keys with the same commitment cannot be found.
    pub fn commitment(self) -> String {
        spell(&self.digest::<COMMITMENT>(KEY_COMMITMENT))
    }

    /// Whether `text` is the [commitment](RefereeKey::commitment). The text is parsed as tolerantly
    /// as the other codes.
    pub fn is_committed_as(self, text: &str) -> bool {
        let digits = |text: &str| letters_of(text).map(digit).collect::<Option<Vec<u64>>>();
        digits(text).is_some_and(|given| Some(given) == digits(&self.commitment()))
    }

    /// Whether a text has the form of a commitment: as many letters and digits.
    pub fn is_commitment(text: &str) -> bool {
        let count = COMMITMENT / BYTES * LETTERS;
        letters_of(text).count() == count && letters_of(text).all(|c| digit(c).is_some())
    }

    fn digest<const N: usize>(self, domain: &[u8]) -> [u8; N] {
        let hash: [u8; 64] =
            Blake2b512::new_with_prefix(domain).chain_update(self.0).finalize().into();
        std::array::from_fn(|i| hash[i])
    }

    /// Whether a text that does not parse is a key of a version before 1.0.
    fn is_earlier(text: &str) -> bool {
        let letters: Vec<u64> = letters_of(text).map_while(digit).collect();
        let is_whole = letters.len() == letters_of(text).count();
        let bare = CodeKind::Key.letters() - CHECK * 8 / 5;
        let checked = || {
            let bytes: [u8; 20 + CHECK] = CodeKind::Key.read(text).ok()?;
            let key = Self(std::array::from_fn(|i| bytes[i]));
            Some(bytes[20..] == key.digest::<CHECK>(EARLIER_KEY_CHECK))
        };
        is_whole && (letters.len() == bare || checked() == Some(true))
    }
}

impl fmt::Display for RefereeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&spell(&[&self.0[..], &self.digest::<CHECK>(KEY_CHECK)].concat()))
    }
}

/// Omits the key.
impl fmt::Debug for RefereeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RefereeKey(..)")
    }
}

impl FromStr for RefereeKey {
    type Err = LettersError;

    fn from_str(text: &str) -> Result<Self, LettersError> {
        let read = CodeKind::Key.read(text).and_then(|bytes: [u8; 20 + CHECK]| {
            let key = Self(std::array::from_fn(|i| bytes[i]));
            let is_whole = bytes[20..] == key.digest::<CHECK>(KEY_CHECK);
            if is_whole { Ok(key) } else { Err(CodeKind::Key.typo(text)) }
        });
        read.map_err(|error| if Self::is_earlier(text) { LettersError::EarlierKey } else { error })
    }
}

/// Pepper of a tournament's seal: 72 random bits without which no answer can be tried. The
/// referee's server holds it, and the organiser publishes it at the end. Printed as
/// `XXXX-XXXX-XXXX-XXXX` with check letters at the end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct OpeningCode([u8; 10]);

impl OpeningCode {
    /// Draws a code from `stream`.
    pub fn draw(stream: &mut Stream) -> Self {
        let mut bytes = [0; 10];
        stream.fill(&mut bytes[..9]);
        Self(bytes).with_check_byte()
    }

    /// Returns the code with the check byte of the other bytes.
    fn with_check_byte(mut self) -> Self {
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
        f.pad(&spell(&self.0))
    }
}

/// Omits the code.
impl fmt::Debug for OpeningCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OpeningCode(..)")
    }
}

impl FromStr for OpeningCode {
    type Err = LettersError;

    fn from_str(text: &str) -> Result<Self, LettersError> {
        let code = Self(CodeKind::Opening.read(text)?);
        if code.with_check_byte() == code { Ok(code) } else { Err(CodeKind::Opening.typo(text)) }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;
    use crate::common::seed::Seed;

    #[test]
    fn the_codes_never_change() {
        let code = GiveUpCode::draw(&mut Stream::new(Seed(1), "seal", 0));
        assert_eq!(code.to_string(), "6HXS-F1QJ");
    }

    #[test]
    fn look_alikes_are_forgiven() {
        assert_eq!("oiLo 0110".parse(), Ok("0110-0110".parse::<GiveUpCode>().unwrap()));
    }

    #[test]
    fn other_texts_say_what_is_off() {
        let error = "ABCD-EFG".parse::<GiveUpCode>().unwrap_err().to_string();
        assert!(error.contains("7 letters and digits instead of 8"), "{error}");
        let error = "ABCD-EFGU".parse::<GiveUpCode>().unwrap_err().to_string();
        assert!(error.contains("contains 'U'"), "{error}");
        assert!("".parse::<GiveUpCode>().is_err());
    }

    #[test]
    fn an_editors_mark_before_a_key_is_no_letter() {
        let key = CodeKind::Key.example();
        assert_eq!(
            CodeKind::Key.read::<25>(&format!("\u{feff}{key}\r\n")),
            CodeKind::Key.read(key)
        );
    }

    #[test]
    fn messages_quote_no_more_of_a_key_than_its_beginning() {
        for wrong in ["2468-ACEG", "2468-ACEG-JKMN-PQRS-TVWX-YZ01-2345-6789-ABCD-EFGU"] {
            let error = CodeKind::Key.read::<25>(wrong).unwrap_err();
            let (LettersError::Length { text, .. } | LettersError::Character { text, .. }) = error
            else {
                panic!("{error:?}");
            };
            assert_eq!(text, "2468…");
        }
        let LettersError::Typo { text, .. } = CodeKind::Key.typo("2468-ACEG-JKMN") else {
            panic!("another error");
        };
        assert_eq!(text, "2468…");
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

    /// Keys of eight groups, and keys of ten groups with other check letters.
    #[test]
    fn keys_of_versions_before_the_first_release_are_refused() {
        let eight = "0000-0000-0000-0000-0000-0000-0000-0001";
        for text in [eight, &format!("{eight}-15R8-3JFS"), "oooo0000 oooo0000 oooo0000 oooo000l"] {
            assert_eq!(text.parse::<RefereeKey>(), Err(LettersError::EarlierKey), "{text}");
        }
        let now = RefereeKey::new(
            CodeKind::Key
                .read(&format!("{eight}-0000-0000"))
                .map(|bytes: [u8; 25]| std::array::from_fn(|i| bytes[i]))
                .unwrap(),
        );
        assert!(now.to_string().starts_with(eight));
        assert_eq!(now.to_string().parse(), Ok(now));
    }

    /// For every change of a key's text the result is the same key, another key with another
    /// commitment, or an error.
    #[test]
    fn no_two_keys_that_are_accepted_share_a_commitment() {
        let keys = (0..40_u8).map(|n| {
            let mut random = [0; 20];
            Stream::new(Seed(n.into()), "key", 0).fill(&mut random);
            RefereeKey::new(match n {
                0 => [0; 20],
                1 => [255; 20],
                _ => random,
            })
        });
        let keys: Vec<RefereeKey> = keys.collect();
        let mut committed: BTreeMap<String, RefereeKey> = BTreeMap::new();
        let mut accepted = 0;
        for key in &keys {
            for text in variants(&key.to_string()) {
                let Ok(read) = text.parse::<RefereeKey>() else { continue };
                accepted += 1;
                let known = *committed.entry(read.commitment()).or_insert(read);
                assert!(known == read, "{text} shares the commitment of another key");
                let same: Option<Vec<u64>> = letters_of(&text).map(digit).collect();
                let printed: Option<Vec<u64>> = letters_of(&read.to_string()).map(digit).collect();
                assert_eq!(same, printed, "{text} is read as something else than it says");
            }
        }
        assert_eq!(committed.len(), keys.len(), "every key has a commitment of its own");
        assert!(accepted > 5 * keys.len(), "the forgiven variants were tried: {accepted}");
    }

    /// Variants of a text: cuts, additions, moved groups, changed letters and tolerated spellings.
    fn variants(text: &str) -> Vec<String> {
        let groups: Vec<&str> = text.split('-').collect();
        let mut all = vec![text.to_lowercase(), text.replace('-', ""), text.replace('-', " ")];
        all.extend([text.replace('0', "O"), text.replace('1', "l"), text.replace('1', "I")]);
        all.extend([
            text.replace('-', "\n"),
            text.replace('-', "\u{2013}"),
            format!(" {text}\r\n"),
        ]);
        for end in 0..=text.len() {
            all.extend([text[..end].to_owned(), text[end..].to_owned()]);
        }
        for count in 1..groups.len() {
            all.extend([groups[..count].join("-"), groups[count..].join("-")]);
            all.push([&groups[count..], &groups[..count]].concat().join("-"));
            all.push(format!("{text}-{}", groups[..count].join("-")));
            all.push(format!("{}-{text}", groups[count..].join("-")));
            for other in 0..count {
                let mut moved = groups.clone();
                moved.swap(count, other);
                all.push(moved.join("-"));
                moved.remove(other);
                all.push(moved.join("-"));
            }
        }
        for (at, letter) in text.char_indices().filter(|(_, letter)| *letter != '-') {
            for other in ALPHABET.iter().map(|&other| char::from(other)) {
                if other != letter {
                    all.push(format!("{}{other}{}", &text[..at], &text[at + 1..]));
                }
                all.push(format!("{}{other}{}", &text[..at], &text[at..]));
            }
        }
        all.extend(["0", "00000000", "-", "\u{feff}"].map(|more| format!("{text}{more}")));
        all.push(groups.iter().rev().copied().collect::<Vec<_>>().join("-"));
        all
    }

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
        assert_eq!(one, "1A0N-NJVT-4ZR7-8Z7T-4V8E-M8FW");
        assert_ne!(one, other);
        let key = RefereeKey::new([7; 20]);
        assert!(key.is_committed_as("laon njvt 4zr7 8z7t 4v8e m8fw"), "as it is read aloud");
        for no in [other.as_str(), "", "1A0N", "1A0N-NJVT-4ZR7-8Z7T-4V8E-M8FW-0", "1A0N?"] {
            assert!(!key.is_committed_as(no), "{no}");
        }
    }

    #[test]
    fn secrets_are_not_shown_by_accident() {
        let key = RefereeKey::new([7; 20]);
        assert!(!format!("{key:?}").contains(&key.to_string()[..4]));
    }
}
