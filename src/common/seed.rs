//! Internal, may change. Seeds: the number from which a whole sheet is generated, and its
//! pronounceable code.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Consonants of a syllable code, four bits each.
const CONSONANTS: &[u8; 16] = b"bdfghjklmnprstvz";
/// Vowels of a syllable code, two bits each.
const VOWELS: &[u8; 4] = b"aiou";

/// 64-bit seed. It is displayed as a pronounceable code such as `malut-lisil-hilug-pu`: one group
/// of five letters for each 16 bits that are needed, then two check letters.
///
/// It is parsed from that code or from a plain decimal number. Case and separators (space, hyphen,
/// underscore, full stop) are ignored. A single wrong letter in a code is always detected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed(pub u64);

impl Seed {
    /// Number of bits of new seeds, so that their code has three groups and the check letters.
    pub const FRESH_BITS: u32 = 48;
}

/// Error for a text that is not a seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SeedError {
    /// Empty text.
    #[error("the seed is empty; give a number or a code such as malut-lisil-hilug-pu")]
    Empty,
    /// Number of more than 64 bits.
    #[error("the seed {0} is too large; the largest is 18446744073709551615")]
    TooLarge(String),
    /// Text that does not have the form of a code.
    #[error("the seed {text:?} is not a seed code: {reason}; codes look like malut-lisil-hilug-pu")]
    Form {
        /// Given text.
        text: String,
        /// Reason why it is not a code.
        reason: String,
    },
    /// Code whose check letters do not match.
    #[error(
        "the seed {0:?} has a typo: its letters do not fit its two check letters; compare it with the sheet"
    )]
    Typo(String),
}

/// Computes the CRC-6 (polynomial x⁶ + x + 1) of the groups, which detects every single wrong
/// letter.
fn check(groups: &[u16]) -> u8 {
    let mut crc = 0x2au8;
    for bit in groups.iter().flat_map(|g| (0..16).rev().map(move |i| (g >> i & 1) as u8)) {
        let top = crc >> 5 & 1;
        crc = (crc << 1 | bit) & 0x3f;
        if top == 1 {
            crc ^= 0x03;
        }
    }
    for _ in 0..6 {
        let top = crc >> 5 & 1;
        crc = crc << 1 & 0x3f;
        if top == 1 {
            crc ^= 0x03;
        }
    }
    crc
}

/// Encodes 16 `bits` as five pronounceable letters.
pub(crate) fn syllables(bits: u16) -> [u8; 5] {
    let letter =
        |alphabet: &[u8], shift: u32| alphabet[usize::from(bits >> shift) % alphabet.len()];
    [
        letter(CONSONANTS, 12),
        letter(VOWELS, 10),
        letter(CONSONANTS, 6),
        letter(VOWELS, 4),
        letter(CONSONANTS, 0),
    ]
}

/// Decodes five letters, in either case, to 16 bits; `None` for an invalid letter.
pub(crate) fn syllables_of(letters: [char; 5]) -> Option<u16> {
    let mut bits = 0;
    for (i, letter) in letters.into_iter().enumerate() {
        let (alphabet, width): (&[u8], u32) =
            if i % 2 == 0 { (CONSONANTS, 4) } else { (VOWELS, 2) };
        let letter = letter.to_ascii_lowercase();
        let value = alphabet.iter().position(|&a| char::from(a) == letter)?;
        bits = bits << width | value as u16;
    }
    Some(bits)
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = (self.0.max(1).ilog2() / 16 + 1) as usize;
        let groups: Vec<u16> = (0..count).rev().map(|i| (self.0 >> (16 * i)) as u16).collect();
        let mut code = String::with_capacity(26);
        for &group in &groups {
            code.extend(syllables(group).map(char::from));
            code.push('-');
        }
        let crc = usize::from(check(&groups));
        code.push(char::from(CONSONANTS[crc >> 2]));
        code.push(char::from(VOWELS[crc & 3]));
        f.pad(&code)
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let trimmed = text.trim();
        if trimmed.is_empty() {
            return Err(SeedError::Empty);
        }
        if trimmed.bytes().all(|b| b.is_ascii_digit()) {
            return trimmed.parse().map(Seed).map_err(|_| SeedError::TooLarge(trimmed.into()));
        }
        let form = |reason: String| SeedError::Form { text: trimmed.into(), reason };
        let letters: Vec<char> = trimmed
            .chars()
            .filter(|c| !matches!(c, '-' | ' ' | '_' | '.' | '\u{2010}'..='\u{2015}'))
            .map(|c| c.to_ascii_lowercase())
            .collect();
        let groups = letters.len() / 5;
        if letters.len() == 10 {
            return Err(form("ten letters are the name of a game; its seed is another".into()));
        }
        if letters.len() % 5 != 2 || !(1..=4).contains(&groups) {
            return Err(form(format!(
                "its number of letters is {} instead of 7, 12, 17 or 22",
                letters.len()
            )));
        }
        let mut values = Vec::with_capacity(letters.len());
        for (i, &c) in letters.iter().enumerate() {
            let alphabet: &[u8] = if i % 5 % 2 == 0 { CONSONANTS } else { VOWELS };
            match alphabet.iter().position(|&a| a as char == c) {
                Some(v) => values.push(v as u16),
                None => return Err(form(format!("{c:?} cannot stand at letter {}", i + 1))),
            }
        }
        let numbers: Vec<u16> = values[..groups * 5]
            .chunks(5)
            .map(|v| v[0] << 12 | v[1] << 10 | v[2] << 6 | v[3] << 4 | v[4])
            .collect();
        let crc = values[groups * 5] << 2 | values[groups * 5 + 1];
        let value = numbers.iter().fold(0u64, |n, &g| n << 16 | u64::from(g));
        let canonical = groups == 1 || numbers[0] != 0;
        if u16::from(check(&numbers)) != crc || !canonical {
            return Err(SeedError::Typo(trimmed.into()));
        }
        Ok(Seed(value))
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;
    fn try_from(text: String) -> Result<Self, SeedError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn codes_grow_with_the_number() {
        assert_eq!(Seed(0).to_string().len(), 8);
        assert_eq!(Seed(u64::from(u16::MAX)).to_string().len(), 8);
        assert_eq!(Seed(1 << 16).to_string().len(), 14);
        assert_eq!(Seed(u64::MAX).to_string().len(), 26);
    }

    #[test]
    fn the_code_in_the_messages_is_one() {
        let message = SeedError::Empty.to_string();
        let code = message.split_whitespace().last().unwrap_or("");
        assert!(code.parse::<Seed>().is_ok(), "{code}");
    }

    #[test]
    fn the_name_of_a_game_is_told_from_its_seed() {
        let error = "Furop Jolad".parse::<Seed>().unwrap_err().to_string();
        assert!(error.contains("the name of a game"), "{error}");
    }

    #[test]
    fn decimal_numbers_are_seeds() {
        assert_eq!("42".parse(), Ok(Seed(42)));
        assert_eq!("18446744073709551615".parse(), Ok(Seed(u64::MAX)));
        assert_eq!(
            "18446744073709551616".parse::<Seed>(),
            Err(SeedError::TooLarge("18446744073709551616".into()))
        );
        assert_eq!("  ".parse::<Seed>(), Err(SeedError::Empty));
    }

    proptest! {
        #[test]
        fn every_seed_reads_back(n: u64) {
            let code = Seed(n).to_string();
            prop_assert_eq!(code.parse(), Ok(Seed(n)));
            prop_assert_eq!(code.to_uppercase().replace('-', " ").parse(), Ok(Seed(n)));
            // Word processors replace hyphens.
            for dash in ["\u{2010}", "\u{2013}", "\u{2014}"] {
                prop_assert_eq!(code.replace('-', dash).parse(), Ok(Seed(n)));
            }
        }

        #[test]
        fn one_wrong_letter_is_found(n: u64, at: prop::sample::Index, to in "[a-z]") {
            let code = Seed(n).to_string();
            let letters: Vec<usize> =
                code.char_indices().filter(|(_, c)| *c != '-').map(|(i, _)| i).collect();
            let i = *at.get(&letters);
            let mut wrong = code.clone();
            wrong.replace_range(i..=i, &to);
            prop_assume!(wrong != code);
            prop_assert!(wrong.parse::<Seed>().is_err());
        }
    }
}
