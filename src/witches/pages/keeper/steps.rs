//! How a Keeper answers: five steps.

use super::super::answers::Secrets;
use crate::page::block::{ItemMarker, Passage, item};
use crate::texts::Language;
use crate::texts::said::*;
use crate::texts::said::{answers_how, answers_how_imposters, answers_how_say};
use crate::witches::puzzle::{Decoy, Role};

/// What stands under the folded paper. It is the same whatever the recipe is.
pub(super) fn passage(secrets: &Secrets<'_>, words: &Language) -> Passage {
    let mut steps = vec![
        answers_sealed_find(),
        answers_sealed_rest(),
        answers_sealed_wins(),
        answers_sealed_tick(),
        answers_how_say(),
    ];
    let mut roles = secrets.puzzle.parts().iter().map(|part| part.role);
    if roles.any(|role| matches!(role, Role::Decoy(Decoy::Imposter(_)))) {
        steps.push(answers_how_imposters());
    }
    let steps = (1..).zip(steps).map(|(i, step)| item(ItemMarker::Number(i), &words.say(&step)));
    Passage::new(&words.say(&answers_how()), steps.collect())
}
