//! Ingredients and potions as people type them.

use super::{Ingredient, Potion, PotionError, Pour, Puzzle};
#[cfg(feature = "program")]
use crate::texts::Language;
use crate::texts::said::*;
use crate::texts::{Message, Value, nearest, quoted, row};

/// Why a text names no ingredient.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum NameError {
    /// Nothing was given.
    Missing {
        /// All ingredients of the game.
        all: Vec<Ingredient>,
    },
    /// The beginning of several names.
    Ambiguous {
        /// What was given.
        text: String,
        /// Two or more whose names begin like it.
        candidates: Vec<Ingredient>,
    },
    /// Nearly a name.
    Misspelt {
        /// What was given.
        text: String,
        /// The nearest name.
        nearest: Ingredient,
    },
    /// Nothing like a name.
    Unknown {
        /// What was given.
        text: String,
        /// All ingredients of the game.
        all: Vec<Ingredient>,
    },
}

fn all(ingredients: &[Ingredient]) -> Value {
    row(ingredients.iter().map(|i| i.name()))
}

impl NameError {
    /// What is wrong with the name.
    pub fn message(&self) -> Message {
        match self {
            NameError::Missing { all: of } => play_name_missing(all(of)),
            NameError::Ambiguous { text, candidates } => {
                let (others, last) = candidates.split_at(candidates.len().saturating_sub(1));
                play_name_ambiguous(quoted(text), all(others), all(last))
            }
            NameError::Misspelt { text, nearest } => {
                play_name_misspelt(quoted(text), nearest.name())
            }
            NameError::Unknown { text, all: of } => play_name_unknown(quoted(text), all(of)),
        }
    }
}

/// What people can call the ingredients of a game.
#[derive(Clone, Debug)]
pub struct Names {
    among: Vec<Ingredient>,
    /// In small letters, without spaces.
    calls: Vec<(String, Ingredient)>,
}

/// By their identifiers alone.
impl From<&[Ingredient]> for Names {
    fn from(among: &[Ingredient]) -> Names {
        let calls = among.iter().map(|&i| (i.id().to_owned(), i)).collect();
        Names { among: among.to_vec(), calls }
    }
}

/// By their names in a language, and by their identifiers.
#[cfg(feature = "program")]
impl From<(&[Ingredient], &Language)> for Names {
    fn from((among, language): (&[Ingredient], &Language)) -> Names {
        let mut names = Names::from(among);
        let named = |&i: &Ingredient| (plain(&language.say(&i.name())), i);
        names.calls.extend(among.iter().map(named));
        names
    }
}

impl<const COUNT: usize> From<&[Ingredient; COUNT]> for Names {
    fn from(among: &[Ingredient; COUNT]) -> Names {
        among.as_slice().into()
    }
}

impl From<&Names> for Names {
    fn from(names: &Names) -> Names {
        names.clone()
    }
}

fn plain(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
}

/// Finds an ingredient among those of a game: case and spaces are forgiven, and any
/// beginning that fits just one is enough.
///
/// # Errors
/// If no name, or more than one, fits.
pub fn find(text: &str, among: impl Into<Names>) -> Result<Ingredient, NameError> {
    let Names { among, calls } = among.into();
    let typed = plain(text);
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

/// Why a text is not a potion.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum PotionTextError {
    /// An ingredient is not known.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Dots are missing.
    NoDots {
        /// The ingredient.
        ingredient: Ingredient,
        /// The longest recipe of the game.
        longest: u8,
    },
    /// Dots that are not a number.
    Dots {
        /// The ingredient.
        ingredient: Ingredient,
        /// What stands for its dots.
        dots: String,
        /// The longest recipe of the game.
        longest: u8,
    },
    /// The potion cannot be tested.
    #[error(transparent)]
    Potion(#[from] PotionError),
}

impl PotionTextError {
    /// What is wrong with the text.
    pub fn message(&self) -> Message {
        match self {
            PotionTextError::Name(error) => error.message(),
            PotionTextError::NoDots { ingredient, longest } => {
                play_pour_no_dots(ingredient.name(), ingredient.id(), *longest)
            }
            PotionTextError::Dots { ingredient, dots, longest } => {
                play_pour_dots(ingredient.name(), quoted(dots), *longest)
            }
            PotionTextError::Potion(error) => error.message(),
        }
    }
}

/// Reads a potion such as `sage:2 mint:1`. Commas separate as well as spaces, and the colon
/// may be left out (`sage2`) or be a space (`sage 2`).
///
/// # Errors
/// If an ingredient or its dots are not understood, or the potion cannot be tested.
pub fn parse_potion(puzzle: &Puzzle, text: &str) -> Result<Potion, PotionTextError> {
    let longest = puzzle.settings().length().longest();
    Ok(Potion::new(puzzle, parse_pours(text, puzzle.ingredients(), longest)?)?)
}

/// The same, for those who do not know the puzzle: what is poured, if the names and numbers
/// are understood. More dots than the longest recipe has are read, but not offered.
///
/// # Errors
/// If an ingredient or its dots are not understood.
pub fn parse_pours(
    text: &str,
    among: impl Into<Names>,
    longest: u8,
) -> Result<Vec<Pour>, PotionTextError> {
    let among = among.into();
    let mut pours = Vec::new();
    let mut rest = text.trim_start_matches(separates);
    while !rest.is_empty() {
        let name_end = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let (name, after) = match name_end {
            // Something that cannot begin a name: let the error show all of the word.
            0 => rest.split_at(rest.find(separates).unwrap_or(rest.len())),
            end => rest.split_at(end),
        };
        let ingredient = find(name, &among)?;
        let after = after.trim_start_matches([':', ' ', '=']);
        let dots_end = after.find(separates).unwrap_or(after.len());
        let (dots, after) = after.split_at(dots_end);
        if dots.is_empty() || dots.starts_with(char::is_alphabetic) {
            return Err(PotionTextError::NoDots { ingredient, longest });
        }
        let wrong = || PotionTextError::Dots { ingredient, dots: dots.into(), longest };
        pours.push(Pour { ingredient, grown: dots.parse().map_err(|_| wrong())? });
        rest = after.trim_start_matches(separates);
    }
    Ok(pours)
}

/// Reads an answer such as `mint sage thyme chives`, separated by commas, spaces or arrows.
///
/// # Errors
/// If an ingredient is not understood.
pub fn parse_answer(text: &str, among: impl Into<Names>) -> Result<Vec<Ingredient>, NameError> {
    let among = among.into();
    let answer: Vec<Ingredient> = text
        .split(|c: char| separates(c) || matches!(c, '>' | '-' | '→'))
        .filter(|word| !word.is_empty())
        .map(|word| find(word, &among))
        .collect::<Result<_, _>>()?;
    if answer.is_empty() { Err(NameError::Missing { all: among.among }) } else { Ok(answer) }
}

fn separates(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '+')
}

#[cfg(all(test, feature = "program"))]
mod tests {
    use super::*;
    use crate::game::seed::Seed;
    use crate::witches::puzzle::{MostAnswers, generate};
    use crate::witches::settings::Level;
    use proptest::prelude::*;

    const ALL: &[Ingredient] = &Ingredient::ALL;

    #[test]
    fn names_are_found_by_their_beginning() {
        assert_eq!(find("  SA ge ", ALL), Ok(Ingredient::Sage));
        assert_eq!(find("d", ALL), Ok(Ingredient::Dill));
        assert_eq!(find("pa", ALL), Ok(Ingredient::Parsley));
        assert_eq!(find("p", &ALL[..8]), Ok(Ingredient::Parsley));
    }

    #[test]
    fn names_of_a_language_are_found_beside_identifiers() {
        let english = Language::first().source();
        let source = english.replace("ingredient-sage = Sage", "ingredient-sage = Echter Salbei");
        let language = Language::read(&source).unwrap();
        for text in ["Echter Salbei", "echt", "sage", "Echtr Salbei"] {
            let found = find(text, (ALL, &language));
            match text {
                "Echtr Salbei" => {
                    let nearest = Ingredient::Sage;
                    assert_eq!(found, Err(NameError::Misspelt { text: text.into(), nearest }));
                }
                _ => assert_eq!(found, Ok(Ingredient::Sage), "{text}"),
            }
        }
        assert!(find("echt", ALL).is_err());
    }

    #[test]
    fn wrong_names_get_help() {
        let message = |text, among| find(text, among).unwrap_err().to_string();
        assert_eq!(message("p", ALL), "\"p\" can be Parsley or Pepper; write one letter more");
        assert_eq!(message("tyme", ALL), "there is no ingredient \"tyme\"; did you mean Thyme?");
        assert_eq!(
            message("newt", &ALL[..4]),
            "there is no ingredient \"newt\"; the ingredients are Parsley, Sage, Chives, Rosemary"
        );
        assert!(message(" ", ALL).starts_with("an ingredient is missing"));
    }

    #[test]
    fn potions_are_read_in_many_hands() {
        let p =
            generate(Seed(1), &Level::Beginner.settings(), MostAnswers::default()).unwrap().puzzle;
        let expected = parse_potion(&p, "sage:2 mint:1").unwrap();
        for text in ["sage2,mint1", "Sage 2, Mint 1", " SAGE=2;mi:1 ", "sa: 2 + m 1"] {
            assert_eq!(parse_potion(&p, text), Ok(expected.clone()), "{text}");
        }
        let message = |text| parse_potion(&p, text).unwrap_err().to_string();
        assert_eq!(message("sage"), "Sage lacks its dots; write sage:1 to sage:4");
        assert_eq!(message("sage mint:1"), "Sage lacks its dots; write sage:1 to sage:4");
        assert_eq!(
            message("sage:2x"),
            "Sage has the dots \"2x\", which is not a number from 1 to 4"
        );
        assert!(parse_potion(&p, "sage:5").is_ok());
        assert_eq!(
            message("sage:9"),
            "Sage cannot have 9 dots; an ingredient of this game has 1 to 4"
        );
        assert_eq!(message("sgae:2"), "there is no ingredient \"sgae\"; did you mean Sage?");
        assert!(message("").starts_with("the potion is empty"));
        assert!(message("2 sage").starts_with("there is no ingredient \"2\""));
    }

    #[test]
    fn answers_are_read_in_many_hands() {
        let expected = Ok(vec![Ingredient::Mint, Ingredient::Sage]);
        for text in ["mint sage", "Mint, Sage", "mint→sage", "mi -> sa"] {
            assert_eq!(parse_answer(text, ALL), expected, "{text}");
        }
        assert!(parse_answer(" , ", ALL).is_err());
    }

    proptest! {
        #[test]
        fn no_text_panics(text in "\\PC*") {
            let p = generate(Seed(1), &Level::Beginner.settings(), MostAnswers::default())
                .unwrap()
                .puzzle;
            let _ = parse_potion(&p, &text);
            let _ = parse_answer(&text, ALL);
        }
    }
}
