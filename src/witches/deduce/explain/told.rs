//! What a single test says, in its own words.

use crate::texts::Message;
use crate::texts::said;
use crate::witches::deal::Facts;
use crate::witches::deduce::{Claim, Observation, Property};
use crate::witches::puzzle::Effect;

/// Why a test alone, of a number, proves a claim, where there are words for it.
pub(super) fn alone(facts: &Facts, test: u32, seen: &Observation, claim: Claim) -> Option<Message> {
    // Where effects change what is undergrown or overgrown, its dots alone do not tell.
    let is_plain = !facts.effects.iter().any(|effect| effect.changes_growth());
    let grown = is_plain.then(|| growth(test, seen, claim)).flatten();
    grown.or_else(|| report(facts, test, seen, claim))
}

/// What the counts of a test say of a number, where its ingredient was in it once.
fn growth(test: u32, seen: &Observation, claim: Claim) -> Option<Message> {
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
fn report(facts: &Facts, test: u32, seen: &Observation, claim: Claim) -> Option<Message> {
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
