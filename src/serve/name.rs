//! Names of tables, which the phones at a table share.

use std::fmt;
use std::str::FromStr;

use super::machine;
use crate::common::seed::{syllables, syllables_of};
use crate::texts::msg;

/// Name of a table: 48 random bits as three pronounceable words, such as `bisol-tavuk-nupam`. The
/// number of names is too large for finding a table by guessing.
///
/// Parsing ignores case, spaces and hyphens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableName(u64);

/// Number of words in a name, each of 16 bits.
const WORDS: usize = 3;
/// Number of letters in a word.
const WORD: usize = 5;

/// Error of a text that is not a valid [`TableName`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", msg::server_table_name())]
pub struct TableNameError;

impl TableName {
    /// Generates a name from the operating system's random numbers.
    ///
    /// # Errors
    /// If the operating system provides none.
    pub fn fresh() -> Result<Self, getrandom::Error> {
        Ok(TableName(machine::random_bits()? >> (64 - 16 * WORDS)))
    }
}

impl fmt::Display for TableName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |at: usize| syllables((self.0 >> (16 * at)) as u16).map(char::from);
        let words: Vec<String> = (0..WORDS).rev().map(|at| word(at).iter().collect()).collect();
        f.pad(&words.join("-"))
    }
}

impl FromStr for TableName {
    type Err = TableNameError;

    fn from_str(text: &str) -> Result<Self, TableNameError> {
        let letters = || text.chars().filter(|c| !c.is_whitespace() && *c != '-');
        // At most one letter too many is read, because the text can be arbitrarily long.
        let found: Vec<char> = letters().take(WORDS * WORD + 1).collect();
        if found.len() != WORDS * WORD {
            return Err(TableNameError);
        }
        let bits = found.chunks(WORD).try_fold(0, |bits, word| {
            let word: [char; WORD] = word.try_into().ok()?;
            Some(bits << 16 | u64::from(syllables_of(word)?))
        });
        bits.map(TableName).ok_or(TableNameError)
    }
}

/// Kind of an exhausted limit of guesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GuessScope {
    /// Limit of a table.
    Table,
    /// Limit of an address.
    Client,
    /// Limit of a game.
    Game,
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_people_type_is_forgiven() {
        let name: TableName = "bisol-tavuk-nupam".parse().unwrap();
        assert_eq!(name.to_string(), "bisol-tavuk-nupam");
        for typed in ["Bisol Tavuk Nupam", "BISOLTAVUKNUPAM", " bisol tavuk  nu-pam"] {
            assert_eq!(typed.parse(), Ok(name), "{typed}");
        }
        for wrong in ["bisol tavuk", "bisol tavuk nupem", "bisol tavuk nupam pu"] {
            assert_eq!(wrong.parse::<TableName>(), Err(TableNameError), "{wrong}");
        }
        for wrong in ["", "K0QM1XWP", "bisol-tavuk-nupa\u{e9}", "../etc"] {
            assert_eq!(wrong.parse::<TableName>(), Err(TableNameError), "{wrong}");
        }
    }

    #[test]
    fn fresh_names_differ() {
        let names = [(); 2].map(|()| TableName::fresh().unwrap());
        assert_ne!(names[0], names[1]);
        assert_eq!(names[0].to_string().split('-').count(), WORDS);
    }

    proptest! {
        #[test]
        fn names_read_back(bits in 0..1u64 << 48) {
            let name = TableName(bits);
            prop_assert_eq!(name.to_string().parse(), Ok(name));
        }

        #[test]
        fn no_text_panics(text: String) {
            let _ = text.parse::<TableName>();
        }
    }
}
