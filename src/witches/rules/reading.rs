//! The rules for screens: the same sections and sentences as on paper.

use serde::Serialize;

use super::contents::contents;
use super::section::{Block, Density, Marker};
use crate::texts::said::rules_pantry_list;
use crate::texts::{Message, row};
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
    let item = |marker, text| match marker {
        Marker::Step(_) => RulesBlock::Step(text),
        _ => RulesBlock::Item(text),
    };
    let block = |block| match block {
        Block::Text(text) => vec![RulesBlock::Text(text)],
        Block::Item(marker, text) => vec![item(marker, text)],
        Block::Group(text) => vec![RulesBlock::Group(text)],
        Block::Actions { actions, .. } => {
            actions.into_iter().map(|(_, text)| RulesBlock::Item(text)).collect()
        }
        Block::Ingredients(all) => {
            vec![RulesBlock::Text(rules_pantry_list(row(all.iter().map(|i| i.name()))))]
        }
        Block::Example(example) => {
            let pours = example.told().map(RulesBlock::Step);
            pours.chain([RulesBlock::Text(example.result())]).collect()
        }
    };
    let sections = contents(facts, Density::Dense).into_iter();
    let read = sections.map(|section| RulesSection {
        title: section.title,
        blocks: section.pieces.into_iter().flatten().flat_map(block).collect(),
    });
    read.collect()
}
