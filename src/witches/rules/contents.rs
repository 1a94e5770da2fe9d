//! What the rules of a game say: only what this game needs.

#![cfg_attr(not(feature = "program"), allow(dead_code))]

use super::example::Example;
use super::play::{Deal, Minutes, audience, goal, pantry, set_up, testing, turn, worked};
use super::reference::{asked, checking, effects, ending, outside, specials, variants, win};
use super::said::*;
use super::section::{Density, Section, is_second};
use crate::witches::deal::{Facts, Tester};
use crate::witches::puzzle::Effect;

/// All sections, in the order of reading.
pub(crate) fn contents(facts: &Facts, density: Density) -> Vec<Section> {
    let mut sections = to_play(facts, None);
    sections.extend(to_look_up(facts, density));
    sections
}

/// What everybody must know to begin.
pub(crate) fn to_play(facts: &Facts, minutes: Option<Minutes>) -> Vec<Section> {
    let has_effects = !facts.effects.is_empty();
    let mut sections = vec![
        goal(facts, Some(audience(facts, minutes))),
        set_up(facts, Deal::of(facts).message(), rules_set_up_clue()),
        pantry(facts),
        turn(facts),
        testing(facts, has_effects),
    ];
    sections.extend(Example::of(facts).map(|example| worked(example, has_effects)));
    sections
}

/// How it ends, and what is looked up when a question comes up.
pub(crate) fn to_look_up(facts: &Facts, density: Density) -> Vec<Section> {
    let has_effects = !facts.effects.is_empty();
    let poison = facts.effects.contains(&Effect::Poison);
    let mut sections = vec![ending(facts, win(facts, has_effects), poison), outside(facts.decoys)];
    sections.extend(effects(facts, density));
    sections.extend(specials(facts));
    sections.push(asked(facts, is_second(facts).then_some(facts.longest)));
    let given_up = match facts.tester {
        Tester::Here if is_second(facts) => rules_checking_give_up_here(),
        _ => rules_checking_give_up(),
    };
    sections.push(checking(facts, has_effects, given_up));
    sections.extend(variants(facts));
    sections
}
