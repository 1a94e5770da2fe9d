//! Public form of a recipe: the ingredients and lengths that the players know to be possible. A
//! list without this form is refused with a reason and does not count as a naming.

use std::ops::RangeInclusive;

use super::{Ingredient, Puzzle};
use crate::texts::msg::{level_recipe, play_answer_length, play_answer_twice, play_potion_foreign};
use crate::texts::{Message, Value, row};
use crate::witches::settings::{RecipeLength, Settings};

/// Public form of a recipe: its possible ingredients and lengths. Independent of the secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecipeForm {
    ingredients: &'static [Ingredient],
    lengths: RangeInclusive<u8>,
}

/// Reason why a list of ingredients does not have a [`RecipeForm`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub enum RecipeError {
    /// Ingredient that is not in play, with the ingredients that are.
    Foreign(Ingredient, &'static [Ingredient]),
    /// Ingredient that occurs twice.
    Twice(Ingredient),
    /// Number of ingredients that is not possible.
    Length {
        /// Number of ingredients in the list.
        given: usize,
        /// Possible numbers of ingredients.
        lengths: RangeInclusive<u8>,
    },
}

impl RecipeForm {
    /// Returns the form of the recipes of all games, for use with unknown settings.
    pub fn any() -> RecipeForm {
        RecipeForm { ingredients: &Ingredient::ALL, lengths: RecipeLength::any_range() }
    }

    /// Returns the form of the recipes of `puzzle`, from its public settings.
    pub fn of(puzzle: &Puzzle) -> RecipeForm {
        RecipeForm::of_settings(puzzle.settings())
    }

    /// Returns the form of the recipes of games with these settings.
    fn of_settings(settings: &Settings) -> RecipeForm {
        let count = usize::from(settings.ingredients()).min(Ingredient::ALL.len());
        RecipeForm { ingredients: &Ingredient::ALL[..count], lengths: settings.length().range() }
    }

    /// Ingredients in play.
    pub fn ingredients(&self) -> &'static [Ingredient] {
        self.ingredients
    }

    /// Checks whether `answer` can be a recipe.
    ///
    /// # Errors
    /// Returns [`RecipeError`] if an ingredient is not in play or occurs twice, or if the number of
    /// ingredients is not possible.
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
    /// Returns a message that describes the error.
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

    /// Checks that each public length is accepted, whatever the secret length.
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
