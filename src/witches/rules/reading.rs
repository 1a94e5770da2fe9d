//! The rules for screens: the same sections and sentences as on paper.

use serde::Serialize;

use super::contents::{Block, Density, Marker, contents};
use crate::texts::Message;
use crate::witches::deal::Facts;

/// A heading with what stands below it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RulesSection {
    /// The heading.
    pub title: Message,
    /// Its paragraphs and lists.
    pub blocks: Vec<RulesBlock>,
}

/// A piece of a section. Sentences are markup: `*bold*`, `_italic_`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "text", rename_all = "lowercase")]
pub enum RulesBlock {
    /// A paragraph.
    Text(Message),
    /// An item of a list.
    Item(Message),
    /// A step of a numbered list.
    Step(Message),
    /// A small heading.
    Group(Message),
}

/// The rules of a game.
pub(crate) fn rules_text(facts: &Facts) -> Vec<RulesSection> {
    let block = |block| match block {
        Block::Text(text) => Some(RulesBlock::Text(text)),
        Block::Item(Marker::Step(_), text) => Some(RulesBlock::Step(text)),
        Block::Item(_, text) => Some(RulesBlock::Item(text)),
        Block::Group(text) => Some(RulesBlock::Group(text)),
        // The picture of the ingredients and the drawn example say nothing that is not in the
        // text.
        Block::Ingredients(_) | Block::Example => None,
    };
    let sections = contents(facts, Density::Dense).into_iter();
    let read = sections.map(|section| RulesSection {
        title: section.title,
        blocks: section.pieces.into_iter().flatten().filter_map(block).collect(),
    });
    read.collect()
}
