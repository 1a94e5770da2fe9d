//! Ingredients (rules, section 1), and parsing of their names.

use std::fmt;

use crate::common::catalogue::{catalogue, serialized_by_id};
use crate::common::edition::Edition;
use crate::texts::msg::*;
use crate::texts::{Message, Value, nearest, quoted, row};
use crate::witches::{CodeNumber, always};

/// Row of the catalogue of [`Ingredient`]s.
struct IngredientRow {
    name: fn() -> Message,
    sign: fn() -> Message,
    /// Identifier in serialized data, also the name of the drawing in `templates/symbols/`.
    id: &'static str,
    /// Number in codes. Editions in which it is missing neither draw nor read the ingredient.
    number: Option<CodeNumber>,
}

catalogue! {
    /// Herb, in the fixed order of the rules and the sheet. A puzzle of `n` ingredients uses the
    /// first `n`, so new editions append their ingredients.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[repr(u8)]
    #[allow(missing_docs)]
    pub enum Ingredient of IngredientRow;

    Parsley [name: ingredient_parsley, sign: ingredient_parsley_sign]
        { id: "parsley", number: always(0) }
    Sage [name: ingredient_sage, sign: ingredient_sage_sign]
        { id: "sage", number: always(1) }
    Chives [name: ingredient_chives, sign: ingredient_chives_sign]
        { id: "chives", number: always(2) }
    Rosemary [name: ingredient_rosemary, sign: ingredient_rosemary_sign]
        { id: "rosemary", number: always(3) }
    Oregano [name: ingredient_oregano, sign: ingredient_oregano_sign]
        { id: "oregano", number: always(4) }
    Mint [name: ingredient_mint, sign: ingredient_mint_sign]
        { id: "mint", number: always(5) }
    Dill [name: ingredient_dill, sign: ingredient_dill_sign]
        { id: "dill", number: always(6) }
    Basil [name: ingredient_basil, sign: ingredient_basil_sign]
        { id: "basil", number: always(7) }
    Thyme [name: ingredient_thyme, sign: ingredient_thyme_sign]
        { id: "thyme", number: always(8) }
    Pepper [name: ingredient_pepper, sign: ingredient_pepper_sign]
        { id: "pepper", number: always(9) }
}

serialized_by_id!(Ingredient);

impl Ingredient {
    /// Returns the number of ingredients in `edition`, which has the first ones.
    pub const fn of(edition: Edition) -> usize {
        let mut count = 0;
        while count < Ingredient::ALL.len() && Ingredient::ALL[count].number(edition).is_some() {
            count += 1;
        }
        count
    }

    /// Index in [`Ingredient::ALL`], from 0.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Name of the ingredient.
    pub fn name(self) -> Message {
        (self.row().name)()
    }

    /// Abbreviation of two letters for notes.
    pub fn sign(self) -> Message {
        (self.row().sign)()
    }

    /// Identifier in serialized data, also the name of the drawing in `templates/symbols/`.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// Number in codes; `None` if `edition` does not have the ingredient.
    pub(crate) const fn number(self, edition: Edition) -> Option<u8> {
        CodeNumber::within(self.row().number, edition)
    }
}

impl fmt::Display for Ingredient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name().fmt(f)
    }
}

/// Reason why a text does not name an [`Ingredient`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum NameError {
    /// Empty text.
    Missing {
        /// All ingredients of the game.
        all: Vec<Ingredient>,
    },
    /// Prefix of several names.
    Ambiguous {
        /// Text as typed.
        text: String,
        /// Ingredients with a name that begins with the text, two or more.
        candidates: Vec<Ingredient>,
    },
    /// Text that is similar to a name.
    Misspelt {
        /// Text as typed.
        text: String,
        /// Ingredient with the most similar name.
        nearest: Ingredient,
    },
    /// Text that is not similar to any name.
    Unknown {
        /// Text as typed.
        text: String,
        /// All ingredients of the game.
        all: Vec<Ingredient>,
    },
}

fn names_of(ingredients: &[Ingredient]) -> Value {
    row(ingredients.iter().map(|i| i.name()))
}

impl NameError {
    /// Returns a message that describes the error.
    pub fn message(&self) -> Message {
        match self {
            NameError::Missing { all: of } => play_name_missing(names_of(of)),
            NameError::Ambiguous { text, candidates } => {
                let (others, last) = candidates.split_at(candidates.len().saturating_sub(1));
                play_name_ambiguous(quoted(text), names_of(others), names_of(last))
            }
            NameError::Misspelt { text, nearest } => {
                play_name_misspelt(quoted(text), nearest.name())
            }
            NameError::Unknown { text, all: of } => play_name_unknown(quoted(text), names_of(of)),
        }
    }
}

/// Names by which [`find`] identifies the ingredients of a game.
#[derive(Clone, Debug)]
pub struct IngredientNames {
    among: Vec<Ingredient>,
    /// Names in lower case without spaces, with their ingredients.
    calls: Vec<(String, Ingredient)>,
}

/// Uses the identifiers alone as names.
impl From<&[Ingredient]> for IngredientNames {
    fn from(among: &[Ingredient]) -> IngredientNames {
        let calls = among.iter().map(|&i| (i.id().to_owned(), i)).collect();
        IngredientNames { among: among.to_vec(), calls }
    }
}

/// Uses the names in a language, and the identifiers.
#[cfg(feature = "press")]
impl From<(&[Ingredient], &crate::texts::Language)> for IngredientNames {
    fn from((among, language): (&[Ingredient], &crate::texts::Language)) -> IngredientNames {
        let mut names = IngredientNames::from(among);
        let named = |&i: &Ingredient| (normalize(&language.format(&i.name())), i);
        names.calls.extend(among.iter().map(named));
        names
    }
}

impl<const COUNT: usize> From<&[Ingredient; COUNT]> for IngredientNames {
    fn from(among: &[Ingredient; COUNT]) -> IngredientNames {
        among.as_slice().into()
    }
}

impl From<&IngredientNames> for IngredientNames {
    fn from(names: &IngredientNames) -> IngredientNames {
        names.clone()
    }
}

fn normalize(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
}

/// Finds an ingredient of a game by its name or by a prefix that matches only one. Case and spaces
/// are ignored.
///
/// # Errors
/// Returns [`NameError`] if no ingredient matches, or more than one.
pub fn find(text: &str, among: impl Into<IngredientNames>) -> Result<Ingredient, NameError> {
    let IngredientNames { among, calls } = among.into();
    let typed = normalize(text);
    if typed.is_empty() {
        return Err(NameError::Missing { all: among });
    }
    if let Some((_, whole)) = calls.iter().find(|(call, _)| *call == typed) {
        return Ok(*whole);
    }
    let begins = |i: &Ingredient| calls.iter().any(|(c, of)| of == i && c.starts_with(&typed));
    let fits: Vec<Ingredient> = among.iter().copied().filter(begins).collect();
    let text = text.trim().to_owned();
    match fits[..] {
        [one] => Ok(one),
        [] => {
            let near = nearest(&typed, calls.iter().map(|(call, _)| call));
            let near = near.and_then(|near| calls.iter().find(|(call, _)| call == near));
            Err(match near {
                Some(&(_, nearest)) => NameError::Misspelt { text, nearest },
                None => NameError::Unknown { text, all: among },
            })
        }
        _ => Err(NameError::Ambiguous { text, candidates: fits }),
    }
}

/// Finds an ingredient of a game by its exact identifier, else as [`find`] does. Avoids the search
/// for the usual input.
///
/// # Errors
/// Returns [`NameError`] if no ingredient matches, or more than one.
pub(crate) fn find_by_id(text: &str, among: &[Ingredient]) -> Result<Ingredient, NameError> {
    let exactly = among.iter().find(|ingredient| ingredient.id() == text);
    exactly.map_or_else(|| find(text, among), |ingredient| Ok(*ingredient))
}

/// Parses an answer such as `mint sage thyme chives`, separated by commas, spaces or arrows.
///
/// # Errors
/// Returns [`NameError`] if a name is not understood, or if there is none.
pub fn parse_answer(
    text: &str,
    among: impl Into<IngredientNames>,
) -> Result<Vec<Ingredient>, NameError> {
    let among = among.into();
    let answer: Vec<Ingredient> = text
        .split(|c: char| separates(c) || matches!(c, '>' | '-' | '→'))
        .filter(|word| !word.is_empty())
        .map(|word| find(word, &among))
        .collect::<Result<_, _>>()?;
    if answer.is_empty() { Err(NameError::Missing { all: among.among }) } else { Ok(answer) }
}

pub(super) fn separates(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '+')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_the_serialized_names() {
        for ingredient in Ingredient::ALL {
            assert_eq!(serde_json::to_value(ingredient).unwrap(), ingredient.id());
            assert_eq!(ingredient.name().key(), format!("ingredient-{}", ingredient.id()));
            assert_eq!(ingredient.sign().key(), format!("ingredient-{}-sign", ingredient.id()));
        }
    }

    #[test]
    fn no_edition_leaves_one_out() {
        for edition in Edition::ALL {
            let rest = &Ingredient::ALL[Ingredient::of(edition)..];
            assert!(rest.iter().all(|i| i.number(edition).is_none()), "{edition}");
        }
        assert_eq!(Edition::ALL.map(Ingredient::of), [10, 10]);
    }
}
