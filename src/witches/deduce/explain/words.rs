//! Claims and reasons in words.

use crate::texts::{Message, list};
use crate::witches::deal::Facts;
use crate::witches::deduce::ladder::Move;
use crate::witches::deduce::{Claim, Observation, Property};
use crate::witches::puzzle::{Effect, Ingredient};
use crate::witches::settings::RecipeLength;

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
        hint_by_both(first, second, claim);
        hint_one_apart(first, second, ingredient, claim);
        hint_none_overgrown(test, ingredient, grown, claim);
        hint_none_undergrown(test, ingredient, grown, claim);
        hint_all_overgrown(test, ingredient, grown, claim);
        hint_all_undergrown(test, ingredient, grown, claim);
        hint_none_wrong(test, ingredient, grown, claim);
        hint_all_wrong(test, ingredient, grown, claim);
        hint_all_counted(test, ingredient, claim);
        hint_told_elsewhere(test, effect, claim);
        hint_told_alone(test, effect, claim);
        hint_not_told(test, effect, ingredient, claim);
        hint_no_imposter_met(test, ingredient, claim);
        hint_only_one_left(tests, number, claim);
        hint_taken(tests, other, claim);
        hint_decoys_counted(tests, claim);
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

/// Why tests prove a claim, by the last step of its proof.
pub(super) fn because(
    facts: &Facts,
    log: &[Observation],
    tests: &[usize],
    claim: Claim,
    last: Option<Move>,
) -> Message {
    let all = || list(tests.iter().map(|test| test + 1));
    match (tests, last) {
        ([], _) => said::hint_by_clue(claim.message()),
        ([test], Some(Move::OneTest(_))) => {
            let observation = &log[*test];
            growth(test + 1, observation, claim)
                .or_else(|| report(facts, test + 1, observation, claim))
                .unwrap_or_else(|| said::hint_by_test(test + 1, claim.message()))
        }
        ([_, _, ..], Some(Move::Only(number)))
            if claim.holds && claim.property == Property::Number(number) =>
        {
            said::hint_only_one_left(all(), number, claim.message())
        }
        ([_, _, ..], Some(Move::Taken(i))) => match claim.property {
            Property::Number(number) if facts.recipe != RecipeLength::Hidden => {
                let other = said::hint_number(Ingredient::ALL[i].name(), number);
                said::hint_taken(all(), other, claim.message())
            }
            _ => said::hint_by_tests(all(), claim.message()),
        },
        ([_, _, ..], Some(Move::Decoys)) => said::hint_decoys_counted(all(), claim.message()),
        ([test], _) => said::hint_by_test(test + 1, claim.message()),
        ([a, b], _) => match apart(&log[*a], &log[*b]) {
            Some(one) => said::hint_one_apart(a + 1, b + 1, one.name(), claim.message()),
            None => said::hint_by_both(a + 1, b + 1, claim.message()),
        },
        _ => said::hint_by_tests(all(), claim.message()),
    }
}

/// What the counts of a test say of a number, where its ingredient was in it once.
fn growth(test: usize, seen: &Observation, claim: Claim) -> Option<Message> {
    let mut pours = seen.pours.iter().filter(|pour| pour.ingredient == claim.ingredient);
    let (grown, None) = (pours.next()?.grown, pours.next()) else { return None };
    let (name, size) = (claim.ingredient.name(), seen.pours.len());
    let (under, over) = (usize::from(seen.undergrown), usize::from(seen.overgrown));
    let said = claim.message();
    match (claim.property, claim.holds) {
        (Property::Number(number), false) if number < grown && over == 0 => {
            Some(said::hint_none_overgrown(test, name, grown, said))
        }
        (Property::Number(number), false) if number > grown && under == 0 => {
            Some(said::hint_none_undergrown(test, name, grown, said))
        }
        (Property::Number(number), false) if number >= grown && over == size => {
            Some(said::hint_all_overgrown(test, name, grown, said))
        }
        (Property::Number(number), false) if number <= grown && under == size => {
            Some(said::hint_all_undergrown(test, name, grown, said))
        }
        (Property::Number(number), false) if number == grown && under + over == size => {
            Some(said::hint_all_wrong(test, name, grown, said))
        }
        (Property::Ignored | Property::Decoy, false) if under + over == size => {
            Some(said::hint_all_counted(test, name, said))
        }
        (Property::Overachiever, false) if under == 0 && over == 0 => {
            Some(said::hint_none_wrong(test, name, grown, said))
        }
        _ => None,
    }
}

/// What the reports of a test say of who has an effect.
fn report(facts: &Facts, test: usize, seen: &Observation, claim: Claim) -> Option<Message> {
    let effect = match claim.property {
        Property::Effect(effect) => effect,
        Property::Imposter => Effect::Imposter,
        _ => return None,
    };
    let is_told = seen.reports().iter().any(|report| report.by == effect);
    let is_in = seen.pours.iter().any(|pour| pour.ingredient == claim.ingredient);
    let name = claim.ingredient.name();
    match (is_told, is_in, claim.holds) {
        (true, false, false) if facts.effects.contains(&effect) && !effect.is_pair() => {
            Some(said::hint_told_elsewhere(test, effect.name(), claim.message()))
        }
        (true, true, true) if is_alone(seen) && claim.property != Property::Imposter => {
            Some(said::hint_told_alone(test, effect.name(), claim.message()))
        }
        (false, true, false) if effect == Effect::Imposter => {
            Some(said::hint_no_imposter_met(test, name, claim.message()))
        }
        (false, true, false) if effect.reports() => {
            Some(said::hint_not_told(test, effect.name(), name, claim.message()))
        }
        _ => None,
    }
}

/// Whether a test was of one ingredient.
fn is_alone(seen: &Observation) -> bool {
    seen.pours.iter().all(|pour| pour.ingredient == seen.pours[0].ingredient)
}

/// The one ingredient by which two tests differ: it was in one and not in the other, or had other
/// dots.
fn apart(first: &Observation, second: &Observation) -> Option<Ingredient> {
    if first.pours.len() == second.pours.len() {
        let mut apart = first.pours.iter().zip(&second.pours).filter(|(a, b)| a != b);
        let ((a, b), None) = (apart.next()?, apart.next()) else { return None };
        return (a.ingredient == b.ingredient).then_some(a.ingredient);
    }
    let (long, short) = if first.pours.len() > second.pours.len() {
        (&first.pours, &second.pours)
    } else {
        (&second.pours, &first.pours)
    };
    (0..long.len()).find_map(|at| {
        let rest = long[..at].iter().chain(&long[at + 1..]);
        rest.eq(short.iter()).then_some(long[at].ingredient)
    })
}
