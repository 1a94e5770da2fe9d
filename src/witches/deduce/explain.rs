//! Why something is certain: when it became so, which tests prove it, and in words.

use super::{Claim, Effort, Observation, Posterior, Property, Technique};
use crate::texts::{Message, list};
use crate::witches::deal::Facts;

mod said {
    crate::texts::messages! {
        hint_number(ingredient, number);
        hint_not_number(ingredient, number);
        hint_decoy(ingredient);
        hint_no_decoy(ingredient);
        hint_ignored(ingredient);
        hint_not_ignored(ingredient);
        hint_overachiever(ingredient);
        hint_no_overachiever(ingredient);
        hint_imposter(ingredient);
        hint_no_imposter(ingredient);
        hint_effect(ingredient, effect);
        hint_no_effect(ingredient, effect);
        hint_by_clue(claim);
        hint_by_test(test, claim);
        hint_by_tests(tests, claim);
    }
}

impl Claim {
    /// It, as the middle of a sentence: "Sage is number 2".
    pub fn message(self) -> Message {
        let name = self.ingredient.name();
        match (self.property, self.holds) {
            (Property::Number(number), true) => said::hint_number(name, number),
            (Property::Number(number), false) => said::hint_not_number(name, number),
            (Property::Decoy, true) => said::hint_decoy(name),
            (Property::Decoy, false) => said::hint_no_decoy(name),
            (Property::Ignored, true) => said::hint_ignored(name),
            (Property::Ignored, false) => said::hint_not_ignored(name),
            (Property::Overachiever, true) => said::hint_overachiever(name),
            (Property::Overachiever, false) => said::hint_no_overachiever(name),
            (Property::Imposter, true) => said::hint_imposter(name),
            (Property::Imposter, false) => said::hint_no_imposter(name),
            (Property::Effect(effect), true) => said::hint_effect(name, effect.name()),
            (Property::Effect(effect), false) => said::hint_no_effect(name, effect.name()),
        }
    }
}

/// Why a claim is certain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What is certain.
    pub claim: Claim,
    /// After how many tests of the log it was certain; 0 before the first.
    pub since: usize,
    /// The tests that prove it, by their places in the log from 0: none of them can be spared.
    pub tests: Vec<usize>,
    /// The hardest reasoning that it takes.
    pub technique: Technique,
    because: Message,
}

impl Reason {
    /// The deduction in words.
    pub fn message(&self) -> &Message {
        &self.because
    }
}

/// Why a claim is certain, from what is public; nothing if it is not, or if that was too much
/// work to find out.
pub fn reason(facts: &Facts, log: &[Observation], claim: Claim, effort: Effort) -> Option<Reason> {
    let known = Posterior::new(facts, effort);
    let since = first_proof(&known, log, claim)?;
    let tests = smallest_proof(&known, log, claim, since);
    let technique = match tests.len() {
        0 => Technique::Clue,
        1 => Technique::OneTest,
        2 => Technique::TwoTests,
        _ => Technique::Everything,
    };
    let because = match *tests {
        [] => said::hint_by_clue(claim.message()),
        [test] => said::hint_by_test(test + 1, claim.message()),
        _ => said::hint_by_tests(list(tests.iter().map(|test| test + 1)), claim.message()),
    };
    Some(Reason { claim, since, tests, technique, because })
}

fn is_proved(known: &Posterior, claim: Claim) -> bool {
    known.is_possible(Claim { holds: !claim.holds, ..claim }) == Some(false)
}

/// How many tests from the first on prove a claim.
fn first_proof(known: &Posterior, log: &[Observation], claim: Claim) -> Option<usize> {
    let mut known = known.clone();
    for (count, observation) in log.iter().enumerate() {
        if is_proved(&known, claim) {
            return Some(count);
        }
        known.see(observation);
    }
    is_proved(&known, claim).then_some(log.len())
}

/// Of the first tests, some that prove a claim: none of them can be spared.
fn smallest_proof(
    known: &Posterior,
    log: &[Observation],
    claim: Claim,
    since: usize,
) -> Vec<usize> {
    let mut tests: Vec<usize> = (0..since).collect();
    let mut at = 0;
    // The last one is needed: without it nothing was certain.
    while at + 1 < tests.len() {
        let mut fewer = tests.clone();
        fewer.remove(at);
        let mut known = known.clone();
        fewer.iter().for_each(|test| known.see(&log[*test]));
        if is_proved(&known, claim) {
            tests = fewer;
        } else {
            at += 1;
        }
    }
    tests
}
