//! The name of a table: what the phones at it share.

use std::fmt;
use std::str::FromStr;

use crate::seal::letters::{LETTERS, digit, written};

/// Forty random bits, printed as `K7QM2XWP`: too many to find another table by trying.
///
/// It parses with case, spaces and hyphens forgiven, and with O for 0 and I or L for 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableName(u64);

pub(super) mod said {
    crate::texts::messages! { server_table_name(); }
}

/// A text that names no table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", said::server_table_name())]
pub struct TableNameError;

impl TableName {
    /// A name from the machine's randomness.
    ///
    /// # Errors
    /// If the machine gives none.
    pub fn fresh() -> Result<Self, getrandom::Error> {
        Ok(TableName(getrandom::u64()? >> (64 - 5 * LETTERS)))
    }
}

impl fmt::Display for TableName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&written(self.0))
    }
}

impl FromStr for TableName {
    type Err = TableNameError;

    fn from_str(text: &str) -> Result<Self, TableNameError> {
        let mut bits = 0;
        let mut letters = 0;
        for c in text.chars().filter(|c| !c.is_whitespace() && *c != '-') {
            let digit = digit(c).ok_or(TableNameError)?;
            letters += 1;
            if letters > LETTERS {
                return Err(TableNameError);
            }
            bits = bits << 5 | digit;
        }
        if letters == LETTERS { Ok(TableName(bits)) } else { Err(TableNameError) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_people_type_is_forgiven() {
        let name: TableName = "K0QM1XWP".parse().unwrap();
        assert_eq!(name.to_string(), "K0QM1XWP");
        for typed in ["k0qm1xwp", "KOQM-LXWP", " koqm ixwp "] {
            assert_eq!(typed.parse(), Ok(name), "{typed}");
        }
        for wrong in ["", "K0QM1XW", "K0QM1XWPP", "K0QM1XWU", "K0QM1XW\u{e9}", "../etc"] {
            assert_eq!(wrong.parse::<TableName>(), Err(TableNameError), "{wrong}");
        }
    }

    #[test]
    fn fresh_names_differ() {
        assert_ne!(TableName::fresh().unwrap(), TableName::fresh().unwrap());
    }

    proptest! {
        #[test]
        fn names_read_back(bits in 0..1u64 << 40) {
            let name = TableName(bits);
            prop_assert_eq!(name.to_string().parse(), Ok(name));
        }

        #[test]
        fn no_text_panics(text: String) {
            let _ = text.parse::<TableName>();
        }
    }
}
