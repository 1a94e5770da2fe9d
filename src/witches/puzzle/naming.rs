//! Ingredients and potions as people type them.

use super::{Ingredient, Potion, PotionError, Pour, Puzzle, names};

/// Why a text names no ingredient.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// Nothing was given.
    #[error("an ingredient is missing; the ingredients are {0}")]
    Empty(String),
    /// The beginning of several names.
    #[error("{text:?} can be {candidates}; write one letter more")]
    Ambiguous {
        /// What was given.
        text: String,
        /// The names that begin like it.
        candidates: String,
    },
    /// Nearly a name.
    #[error("there is no ingredient {text:?}; did you mean {nearest}?")]
    Misspelt {
        /// What was given.
        text: String,
        /// The nearest name.
        nearest: Ingredient,
    },
    /// Nothing like a name.
    #[error("there is no ingredient {text:?}; the ingredients are {all}")]
    Unknown {
        /// What was given.
        text: String,
        /// All names of the game.
        all: String,
    },
}

/// Finds an ingredient among those of a game: case and spaces are forgiven, and any
/// beginning that fits just one name is enough.
///
/// # Errors
/// If no name, or more than one, fits.
pub fn find(text: &str, among: &[Ingredient]) -> Result<Ingredient, NameError> {
    let typed: String =
        text.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect();
    if typed.is_empty() {
        return Err(NameError::Empty(names(among)));
    }
    let fits: Vec<Ingredient> =
        among.iter().copied().filter(|i| i.id().starts_with(&typed)).collect();
    match fits[..] {
        [one] => Ok(one),
        [] => Err(nearest(text, &typed, among)),
        _ => Err(NameError::Ambiguous { text: text.trim().into(), candidates: or(&fits) }),
    }
}

fn nearest(text: &str, typed: &str, among: &[Ingredient]) -> NameError {
    let text = text.trim().to_owned();
    let distance = |i: &Ingredient| strsim::damerau_levenshtein(typed, i.id());
    match among.iter().copied().min_by_key(distance) {
        Some(nearest) if distance(&nearest) * 2 <= nearest.id().len() => {
            NameError::Misspelt { text, nearest }
        }
        _ => NameError::Unknown { text, all: names(among) },
    }
}

fn or(ingredients: &[Ingredient]) -> String {
    let last = ingredients.len() - 1;
    format!("{} or {}", names(&ingredients[..last]), ingredients[last])
}

/// Why a text is not a potion.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PotionTextError {
    /// An ingredient is not known.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Dots are missing.
    #[error("{ingredient} lacks its dots; write {id}:1 to {id}:{longest}", id = .ingredient.id())]
    NoDots {
        /// The ingredient.
        ingredient: Ingredient,
        /// The longest recipe of the game.
        longest: u8,
    },
    /// Dots that are not a number.
    #[error("{ingredient} has the dots {dots:?}, which is not a number from 1 to {longest}")]
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
    among: &[Ingredient],
    longest: u8,
) -> Result<Vec<Pour>, PotionTextError> {
    let mut pours = Vec::new();
    let mut rest = text.trim_start_matches(separates);
    while !rest.is_empty() {
        let name_end = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let (name, after) = match name_end {
            // Something that cannot begin a name: let the error show all of the word.
            0 => rest.split_at(rest.find(separates).unwrap_or(rest.len())),
            end => rest.split_at(end),
        };
        let ingredient = find(name, among)?;
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
pub fn parse_answer(text: &str, among: &[Ingredient]) -> Result<Vec<Ingredient>, NameError> {
    let answer: Vec<Ingredient> = text
        .split(|c: char| separates(c) || matches!(c, '>' | '-' | '→'))
        .filter(|word| !word.is_empty())
        .map(|word| find(word, among))
        .collect::<Result<_, _>>()?;
    if answer.is_empty() { Err(NameError::Empty(names(among))) } else { Ok(answer) }
}

fn separates(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '+')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed::Seed;
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
