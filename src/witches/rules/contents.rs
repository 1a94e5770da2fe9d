//! What the rules of a game say: only what this game needs.

#![cfg_attr(not(feature = "program"), allow(dead_code))]

use super::example::Example;
use super::play::{Deal, Minutes, audience, goal, pantry, set_up, testing, turn};
use super::reference::{asked, checking, effects, ending, outside, specials, variants, win};
use super::said::*;
use crate::edition::Edition;
use crate::texts::Message;
use crate::witches::board::Special;
use crate::witches::deal::{Facts, Tester};
use crate::witches::puzzle::{Effect, Ingredient};
use crate::witches::settings::{DecoyKinds, RecipeLength};

/// How much room the contents take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Density {
    /// Effects under headings.
    Roomy,
    /// Effects with tags.
    Dense,
}

/// What an item of a list is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Marker {
    /// One among others.
    Bullet,
    /// A step, counted from 1.
    Step(usize),
    /// Planting.
    Plant,
    /// Growing a garden.
    Grow,
    /// Plucking into a cauldron.
    Pluck,
    /// Closing a cauldron.
    Close,
    /// A special cell.
    Special(Special),
}

/// A piece of a section. Sentences are markup: `*bold*`, `_italic_`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Block {
    /// Running text.
    Text(Message),
    /// An item of a list.
    Item(Marker, Message),
    /// A small heading inside a section.
    Group(Message),
    /// The ingredients in play, as a picture.
    Ingredients(&'static [Ingredient]),
    /// The worked example of a test, as a picture.
    Example(Box<Example>),
}

/// A heading and what stands below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Section {
    pub title: Message,
    /// After each of these the section can go on elsewhere.
    pub pieces: Vec<Vec<Block>>,
}

impl Section {
    pub(super) fn new(title: Message, blocks: Vec<Block>) -> Self {
        Section { title, pieces: vec![blocks] }
    }

    /// A section that can go on elsewhere after each of its blocks.
    pub(super) fn loose(title: Message, blocks: impl IntoIterator<Item = Block>) -> Self {
        Section { title, pieces: blocks.into_iter().map(|block| vec![block]).collect() }
    }
}

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
    sections.extend(Example::of(facts).map(|example| example.section(has_effects)));
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
    let by_hand = !has_effects && facts.decoys == DecoyKinds::Ignore;
    sections.extend(variants(facts, by_hand));
    sections
}

pub(super) fn is_hidden(facts: &Facts) -> bool {
    facts.recipe == RecipeLength::Hidden
}

pub(super) fn is_second(facts: &Facts) -> bool {
    facts.edition >= Edition::Second
}

pub(super) fn is_alone(facts: &Facts) -> bool {
    facts.players.count() == 1
}

pub(super) fn is_referee(facts: &Facts) -> bool {
    matches!(facts.tester, Tester::Referee(_) | Tester::Table)
}

/// A list of things that each have a bullet.
pub(super) fn bullets(lines: impl IntoIterator<Item = Message>) -> Vec<Block> {
    lines.into_iter().map(|line| Block::Item(Marker::Bullet, line)).collect()
}
