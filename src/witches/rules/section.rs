//! What the rules are made of: sections of blocks; and what of a game decides on their words.

#![cfg_attr(not(feature = "program"), allow(dead_code))]

use super::example::Example;
use crate::game::edition::Edition;
use crate::texts::Message;
use crate::witches::board::Special;
use crate::witches::deal::Facts;
use crate::witches::puzzle::Ingredient;
use crate::witches::settings::RecipeLength;

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
    /// A special cell.
    Special(Special),
}

/// What players can do in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// Planting.
    Plant,
    /// Growing a garden.
    Grow,
    /// Plucking into a cauldron.
    Pluck,
    /// Closing a cauldron.
    Close,
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
    /// What can be done in a turn, as a row of pictures, in which a cell of a garden has so many
    /// dots.
    Actions { actions: Vec<(Action, Message)>, dots: u8 },
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
    facts.tester.is_referee()
}

/// A list of things that each have a bullet.
pub(super) fn bullets(lines: impl IntoIterator<Item = Message>) -> Vec<Block> {
    lines.into_iter().map(|line| Block::Item(Marker::Bullet, line)).collect()
}
