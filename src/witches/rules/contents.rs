//! What the rules of a game say: only what this game needs.

#![cfg_attr(not(feature = "program"), allow(dead_code))]

use super::example::Example;
use super::play::{
    Deal, Minutes, Sections, audience, ending, goal, set_up, testing, turn, win, worked,
};
use super::reference::{asked, checking, effects, full, outside, specials, variants};
use super::section::{Density, Section, is_second};
use crate::texts::said::*;
use crate::witches::deal::{Facts, Tester};
use crate::witches::puzzle::Effect;

/// All sections, in the order of reading.
pub(crate) fn contents(facts: &Facts, density: Density) -> Vec<Section> {
    let mut sections = to_play(facts, Sections::Cut, None);
    sections.extend(to_look_up(facts, density));
    sections
}

/// What everybody must know to begin.
pub(crate) fn to_play(facts: &Facts, come: Sections, minutes: Option<Minutes>) -> Vec<Section> {
    let has_effects = !facts.effects.is_empty();
    let poison = facts.effects.contains(&Effect::Poison);
    vec![
        goal(facts, Some(audience(facts, minutes))),
        set_up(facts, come, Deal::of(facts).message(), None),
        turn(facts),
        testing(facts, has_effects),
        ending(facts, win(facts, has_effects), poison),
    ]
}

/// A worked test, and what is looked up when a question comes up.
pub(crate) fn to_look_up(facts: &Facts, density: Density) -> Vec<Section> {
    let has_effects = !facts.effects.is_empty();
    let example = Example::of(facts).map(|example| worked(example, has_effects));
    let mut sections: Vec<Section> = example.into_iter().collect();
    sections.extend([full(facts), outside(facts.decoys)]);
    sections.extend(effects(facts, density));
    sections.extend(specials(facts));
    sections.push(asked(facts, is_second(facts).then_some(facts.longest), has_effects));
    let given_up = match facts.tester {
        Tester::Here if is_second(facts) => rules_checking_give_up_here(),
        _ => rules_checking_give_up(),
    };
    sections.push(checking(facts, has_effects, given_up));
    sections.extend(variants(facts));
    sections
}
