//! How a Keeper answers: five steps and an example.

use super::super::answers::said::{answers_how, answers_how_imposters, answers_how_say};
use super::super::answers::{Secrets, example, pours, winning};
use super::said::*;
use crate::page::block::{Marker, Passage, item};
use crate::texts::Language;
use crate::witches::puzzle::{Decoy, Role};

/// What stands under the folded paper.
pub(super) fn passages(secrets: &Secrets<'_>, words: &Language) -> Vec<Passage> {
    let mut steps = vec![
        answers_sealed_wins(),
        answers_sealed_find(),
        answers_sealed_tick(),
        answers_sealed_rest(),
        answers_how_say(),
    ];
    let mut roles = secrets.puzzle.parts().iter().map(|part| part.role);
    if roles.any(|role| matches!(role, Role::Decoy(Decoy::Imposter(_)))) {
        steps.push(answers_how_imposters());
    }
    let steps = (1..).zip(steps).map(|(i, step)| item(Marker::Number(i), &words.say(&step)));
    let mut passages = vec![Passage::new(&words.say(&answers_how()), steps.collect())];
    passages.extend(example(secrets, &winning(secrets), words));
    passages
}

/// The potion that wins, in words.
pub(super) fn winner(secrets: &Secrets<'_>, words: &Language) -> String {
    let winning = winning(secrets);
    let potion = winning.first().map_or_else(|| "".into(), pours);
    words.say(&answers_sealed_winner(potion))
}
