//! Internal, may change. Names of the players of a run: the printed name, the name in the file of
//! a game, and the key from which the game is drawn.

use std::collections::HashMap;

use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

use super::{Caption, CaptionError};
use crate::common::IN_BROWSER;
use crate::common::bytes::hex;
use crate::game::seed_list::NameKey;
use crate::texts::nearest;

/// Names of the players of a run, by the indices of their games. They are in NFC, with single spaces
/// between words, and may include names that cannot be printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassNames(Vec<String>);

/// Reason why [`ClassNames::find`] does not find one name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindNameError {
    /// The list does not have the name. Contains the most similar name, if one is similar.
    Unknown(Option<String>),
    /// Several players have the name. Contains the numbers of their games, from 1.
    Ambiguous(Vec<u64>),
}

/// Largest size of a name in the name of a file, in bytes. File names have at most 255 bytes on
/// most systems, and 143 on encrypted disks.
const LONGEST_IN_FILES: usize = 96;

/// Returns a name in NFC, with single spaces in the place of white space within a line. Browsers
/// normalize names before they pass them to the press, because the tables would make its module
/// larger.
pub(super) fn normalize_name(name: &str) -> String {
    // Separators of lines and controls are refused, not replaced.
    let is_space =
        |c: char| c.is_whitespace() && !c.is_control() && !matches!(c, '\u{2028}' | '\u{2029}');
    let words: Vec<&str> = name.trim().split(is_space).filter(|word| !word.is_empty()).collect();
    let name = words.join(" ");
    if IN_BROWSER { name } else { name.nfc().collect() }
}

impl ClassNames {
    /// Creates the list of `names`, in the order of the games.
    pub fn new<N: AsRef<str>>(names: impl IntoIterator<Item = N>) -> ClassNames {
        ClassNames(names.into_iter().map(|name| normalize_name(name.as_ref())).collect())
    }

    /// Returns the number of names.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Returns the names in the order of the games.
    pub fn names(&self) -> impl ExactSizeIterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    /// Returns the text printed for each name: the name, or a line to write on if it cannot be
    /// printed.
    pub fn captions(&self) -> Vec<Caption> {
        self.names().map(|name| caption(name).unwrap_or_else(|_| Caption::blank())).collect()
    }

    /// Returns the key of each name. Equal names are distinguished by their order in the list.
    pub fn keys(&self) -> Vec<NameKey> {
        let mut counts: HashMap<&str, u64> = HashMap::new();
        let key = |name| {
            let occurrence = counts.entry(name).or_default();
            *occurrence += 1;
            NameKey::new(name, *occurrence)
        };
        self.names().map(key).collect()
    }

    /// Returns the SHA-256 of the list, in hexadecimal digits.
    pub fn digest(&self) -> String {
        let mut digest = Sha256::new();
        for name in self.names() {
            digest.update((name.len() as u64).to_be_bytes());
            digest.update(name);
        }
        hex(&digest.finalize())
    }

    /// Returns the end of the name of the file with game `index` (from 0), such as `-Anna`. Empty
    /// if the name cannot be printed. It has only letters, marks, digits and single hyphens, so it
    /// is valid on all systems.
    pub fn file_suffix(&self, index: u64) -> String {
        let name = usize::try_from(index).ok().and_then(|index| self.0.get(index));
        let name = name.filter(|name| caption(name).is_ok());
        let part = name.map(|name| in_files(name)).unwrap_or_default();
        if part.is_empty() { part } else { format!("-{part}") }
    }

    /// Finds the index of the game (from 0) of the player with this `name`. Upper and lower case
    /// are equal unless there are both. The second of equal names is also found as `NAME 2`.
    ///
    /// # Errors
    /// [`FindNameError`] if no player or several players have the name.
    pub fn find(&self, name: &str) -> Result<u64, FindNameError> {
        let wanted = normalize_name(name);
        let folded = wanted.to_lowercase();
        let indices = |is_wanted: &dyn Fn(&str) -> bool| -> Vec<u64> {
            (0..).zip(self.names()).filter(|(_, name)| is_wanted(name)).map(|(i, _)| i).collect()
        };
        let found_by = |wanted: &str, is_name: &dyn Fn(&str, &str) -> bool| {
            let all = indices(&|name| is_name(name, wanted));
            let numbered = || {
                let (of, occurrence) = wanted.rsplit_once(' ')?;
                let index = occurrence.parse::<usize>().ok()?.checked_sub(1)?;
                indices(&|name| is_name(name, of)).get(index).copied()
            };
            if all.is_empty() { numbered().into_iter().collect() } else { all }
        };
        let mut found: Vec<u64> = found_by(&wanted, &|name, wanted| name == wanted);
        if found.is_empty() {
            found = found_by(&folded, &|name, wanted| name.to_lowercase() == wanted);
        }
        match found[..] {
            [index] => Ok(index),
            [] => {
                let names = self.names().map(|name| (name.to_lowercase(), name));
                let names: HashMap<String, &str> = names.collect();
                let mut folds: Vec<&String> = names.keys().collect();
                folds.sort_unstable();
                let near = nearest(&folded, folds).and_then(|near| names.get(near));
                Err(FindNameError::Unknown(near.map(|name| (*name).to_owned())))
            }
            _ => Err(FindNameError::Ambiguous(found.iter().map(|index| index + 1).collect())),
        }
    }
}

/// Returns a name as a [`Caption`].
fn caption(name: &str) -> Result<Caption, CaptionError> {
    name.to_owned().try_into()
}

/// Returns a name with single hyphens in the place of spaces and signs, some of which no file name
/// can have. Joiners are left out.
fn in_files(name: &str) -> String {
    let mut part = String::new();
    for c in name.chars().filter(|c| !matches!(c, '\u{200C}'..='\u{200F}')) {
        let kept = if is_in_files(c) { c } else { '-' };
        if part.len() + kept.len_utf8() > LONGEST_IN_FILES {
            break;
        }
        if kept != '-' || !part.is_empty() && !part.ends_with('-') {
            part.push(kept);
        }
    }
    part.trim_end_matches('-').to_owned()
}

/// Whether a character is kept in the names of files: ASCII letters and digits, and other
/// characters that are neither spaces nor signs. Marks, such as vowels in Thai, are kept.
fn is_in_files(c: char) -> bool {
    let is_sign = c.is_whitespace()
        || matches!(c, '\u{80}'..='\u{BF}' | '×' | '÷' | '\u{2000}'..='\u{2BFF}')
        || matches!(c, '\u{3000}'..='\u{3004}' | '\u{3008}'..='\u{3020}' | '\u{FF00}'..='\u{FF0F}');
    c.is_ascii_alphanumeric() || !c.is_ascii() && !is_sign
}

#[cfg(test)]
mod tests {
    use super::*;

    fn class(names: &[&str]) -> ClassNames {
        ClassNames::new(names)
    }

    #[test]
    fn keys_do_not_depend_on_the_other_names() {
        let all = class(&["Ann", "Béla", "Ann", "Пётр"]).keys();
        assert_eq!(class(&["Пётр", "Béla", "Ann"]).keys(), [all[3], all[1], all[0]]);
        let decomposed = class(&[" Be\u{301}la ", "Ann", "Ann"]).keys();
        assert_eq!(decomposed, [all[1], all[0], all[2]]);
        let spaced = class(&["Anna Maria", "Anna\u{A0}Maria", "Anna  Maria"]);
        assert!(spaced.names().all(|name| name == "Anna Maria"), "equal on paper");
        let lines = class(&["Ann\u{2028}Lea"]);
        assert_eq!(lines.names().next(), Some("Ann\u{2028}Lea"), "refused later");
        let suffixed = class(&["Ann", "Ann", "Ann 2"]).keys();
        assert_ne!(suffixed[1], suffixed[2], "a name that looks like the second of two");
    }

    #[test]
    fn names_of_files_are_valid_on_all_systems() {
        let suffix = |name: &str| class(&[name]).file_suffix(0);
        for (name, expected) in [
            ("Anna", "-Anna"),
            ("Anne-Marie de la Fontaine", "-Anne-Marie-de-la-Fontaine"),
            ("Be\u{301}la / C.", "-Béla-C"),
            ("../../etc", "-etc"),
            ("CON", "-CON"),
            ("a:b*c?\"<>|\\d", "-a-b-c-d"),
            ("O’Brien", "-O-Brien"),
            ("น้ำผึ้ง", "-น้ำผึ้ง"),
            ("कृष्णमूर्ति", "-कृष्णमूर्ति"),
            ("محمد", "-محمد"),
            ("김민준", "-김민준"),
            ("王　小明", "-王-小明"),
            ("...", ""),
            ("Mia \u{1F984}", ""),
        ] {
            assert_eq!(suffix(name), expected, "{name}");
        }
        for letter in ["a", "김", "é"] {
            let suffix = suffix(&letter.repeat(80));
            assert!(suffix.len() <= LONGEST_IN_FILES + 1, "{suffix}");
            assert!(suffix.len() > LONGEST_IN_FILES - 3 || letter == "a", "{suffix}");
        }
        assert_eq!(class(&["Anna"]).file_suffix(1), "");
    }

    #[test]
    fn names_are_found() {
        let names = class(&["Ann", "Béla", "Ann", "bob", "Bob", "Lea", "Mia \u{1F984}"]);
        for (name, expected) in [
            ("Béla", 1),
            (" Be\u{301}la", 1),
            ("BÉLA", 1),
            ("Ann 1", 0),
            ("Ann 2", 2),
            ("ANN 2", 2),
            ("Bob", 4),
            ("lea", 5),
            ("Mia \u{1F984}", 6),
        ] {
            assert_eq!(names.find(name), Ok(expected), "{name}");
        }
        assert_eq!(names.find("Ann"), Err(FindNameError::Ambiguous(vec![1, 3])));
        assert_eq!(names.find("BOB"), Err(FindNameError::Ambiguous(vec![4, 5])));
        assert_eq!(names.find("Bela"), Err(FindNameError::Unknown(Some("Béla".to_owned()))));
        assert_eq!(names.find("Ann 3"), Err(FindNameError::Unknown(None)));
        assert_eq!(names.find("Xaver"), Err(FindNameError::Unknown(None)));
    }

    #[test]
    fn unprintable_names_are_lines_to_write_on() {
        let captions = class(&["Ada", "Mia \u{1F984}"]).captions();
        assert_eq!(captions, [Caption::try_from("Ada".to_owned()).unwrap(), Caption::blank()]);
    }
}
