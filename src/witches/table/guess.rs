//! Guesses at the answer.

use super::{Action, Keeper, PlayError};
use crate::seal::GiveUpCode;
use crate::witches::puzzle::find;

impl Action {
    /// Whether this guesses at the answer, so that it has to be counted where guesses are.
    ///
    /// # Errors
    /// If it is a guess that cannot be right in form: an ingredient is not of the game, there
    /// are too few or too many, or the give-up code is no code.
    pub(crate) fn is_guess(&self, keeper: &Keeper) -> Result<bool, PlayError> {
        match self {
            Action::Check { answer, .. } => {
                for name in answer {
                    find(name, keeper.ingredients())?;
                }
                let length = keeper.deal()?.puzzle.settings().length();
                let given = answer.len();
                if !(length.shortest().into()..=length.longest().into()).contains(&given) {
                    return Err(PlayError::AnswerLength { given, expected: length });
                }
                Ok(true)
            }
            Action::GiveUp { code, .. } => {
                code.parse::<GiveUpCode>()?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }
}
