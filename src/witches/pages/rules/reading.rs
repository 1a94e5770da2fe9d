//! The rules as text, for screens: the same sections and sentences as on paper.

use serde::Serialize;

use super::contents::{Density, contents};
use crate::page::block::{Block, Marker};
use crate::witches::board::Special;
use crate::witches::game::Facts;
use crate::witches::pages::words::Words;

/// A heading with what stands below it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RulesSection {
    /// The heading.
    pub title: String,
    /// Its paragraphs and lists.
    pub blocks: Vec<RulesBlock>,
}

/// A piece of a section. Texts are markup: `*bold*`, `_italic_`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "text", rename_all = "lowercase")]
pub enum RulesBlock {
    /// A paragraph.
    Text(String),
    /// An item of a list.
    Item(String),
    /// A step of a numbered list.
    Step(String),
    /// A small heading.
    Group(String),
}

/// The rules of a game.
pub fn rules_text(facts: &Facts) -> Vec<RulesSection> {
    let words = Words::english();
    let mut read: Vec<RulesSection> = Vec::new();
    for section in contents(facts, words, Density::Dense) {
        let blocks = section.blocks.into_iter().filter_map(|block| match block {
            Block::Text(text) => Some(RulesBlock::Text(text)),
            Block::Item(Marker::Number(_), text) => Some(RulesBlock::Step(text)),
            Block::Item(Marker::Bullet | Marker::Symbol(_), text) => Some(RulesBlock::Item(text)),
            Block::Group(text) => Some(RulesBlock::Group(text)),
            // The list of herbs and the drawn example say nothing that is not in the text.
            Block::Captions(_) | Block::Figure(_) => None,
        });
        match read.last_mut() {
            Some(last) if section.title.is_empty() => last.blocks.extend(blocks),
            _ => read.push(RulesSection { title: section.title, blocks: blocks.collect() }),
        }
    }
    read
}

/// What a special cell does.
pub fn explain(special: Special) -> &'static str {
    Words::english().special(special)
}
