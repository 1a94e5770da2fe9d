//! What every recipe of a game looks like, as far as its players know: what cannot be one is refused
//! with the reason, and is no attempt at naming it.

use std::ops::RangeInclusive;

use super::{Ingredient, Puzzle};
use crate::texts::said::{
    level_recipe, play_answer_length, play_answer_twice, play_potion_foreign,
};
use crate::texts::{Message, Value, row};
use crate::witches::settings::{RecipeLength, Settings};

/// The public form of a recipe: of which ingredients it can be, and how many it can have. Neither
/// depends on the secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecipeForm {
    ingredients: &'static [Ingredient],
    lengths: RangeInclusive<u8>,
}

/// Reason why a list of ingredients cannot be a recipe.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum RecipeError {
    /// An ingredient that is not in play, and those that are.
    Foreign(Ingredient, &'static [Ingredient]),
    /// An ingredient that is in it twice.
    Twice(Ingredient),
    /// Too few or too many ingredients.
    Length {
        /// Number of ingredients in the list.
        given: usize,
        /// Numbers of ingredients that a recipe can have.
        lengths: RangeInclusive<u8>,
    },
}

impl RecipeForm {
    /// The form of any recipe of any game: for whom the settings are not known.
    pub fn any() -> RecipeForm {
        RecipeForm { ingredients: &Ingredient::ALL, lengths: RecipeLength::any_range() }
    }

    /// The form of the recipes of a puzzle, as its players know it.
    pub fn of(puzzle: &Puzzle) -> RecipeForm {
        RecipeForm::of_settings(puzzle.settings())
    }

    /// The form of the recipes of games with these settings.
    fn of_settings(settings: &Settings) -> RecipeForm {
        let count = usize::from(settings.ingredients()).min(Ingredient::ALL.len());
        RecipeForm { ingredients: &Ingredient::ALL[..count], lengths: settings.length().range() }
    }

    /// The ingredients in play.
    pub fn ingredients(&self) -> &'static [Ingredient] {
        self.ingredients
    }

    /// Checks whether a list of ingredients can be a recipe.
    ///
    /// # Errors
    /// If an ingredient is not in play or is in it twice, or there are too few or too many.
    pub fn check(&self, answer: &[Ingredient]) -> Result<(), RecipeError> {
        if let Some(&foreign) = answer.iter().find(|one| !self.ingredients.contains(one)) {
            return Err(RecipeError::Foreign(foreign, self.ingredients));
        }
        let repeats = |&(place, one): &(usize, &Ingredient)| answer[..place].contains(one);
        if let Some((_, &twice)) = answer.iter().enumerate().find(repeats) {
            return Err(RecipeError::Twice(twice));
        }
        let given = answer.len();
        match u8::try_from(given) {
            Ok(length) if self.lengths.contains(&length) => Ok(()),
            _ => Err(RecipeError::Length { given, lengths: self.lengths.clone() }),
        }
    }
}

impl RecipeError {
    /// Message that says what is wrong.
    pub fn message(&self) -> Message {
        match self {
            RecipeError::Foreign(foreign, known) => {
                play_potion_foreign(foreign.name(), row(known.iter().map(|one| one.name())))
            }
            RecipeError::Twice(twice) => play_answer_twice(twice.name()),
            RecipeError::Length { given, lengths } => {
                let (shortest, longest) = (*lengths.start(), *lengths.end());
                let expected: Value = match shortest == longest {
                    true => shortest.into(),
                    false => level_recipe(shortest, longest).into(),
                };
                play_answer_length(expected, *given)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::witches::settings::Level;
    use Ingredient::{Basil, Chives, Mint, Parsley, Rosemary, Sage};

    #[test]
    fn what_can_be_no_recipe_is_told_why() {
        let form = RecipeForm::of_settings(&Level::FirstGame.settings());
        assert_eq!(form.check(&[Mint, Sage, Parsley, Chives]), Ok(()));
        let foreign = RecipeError::Foreign(Basil, form.ingredients());
        assert_eq!(form.check(&[Mint, Basil, Parsley, Chives]), Err(foreign));
        assert_eq!(form.check(&[Mint, Sage, Sage, Chives]), Err(RecipeError::Twice(Sage)));
        for short in [&[][..], &[Mint, Sage, Parsley], &[Mint, Sage, Parsley, Chives, Rosemary]] {
            let length = RecipeError::Length { given: short.len(), lengths: 4..=4 };
            assert_eq!(form.check(short), Err(length));
        }
    }

    /// Every public length is possible, whatever the secret one is.
    #[test]
    fn a_hidden_length_stays_hidden() {
        let form = RecipeForm::of_settings(&Level::HighWitch.settings());
        let all = &Ingredient::ALL;
        let fits = (0..=all.len()).filter(|&length| form.check(&all[..length]).is_ok());
        assert_eq!(fits.collect::<Vec<_>>(), [4, 5, 6]);
        let fits =
            (0..=all.len()).filter(|&length| RecipeForm::any().check(&all[..length]).is_ok());
        assert_eq!(fits.collect::<Vec<_>>(), [3, 4, 5, 6]);
    }
}
