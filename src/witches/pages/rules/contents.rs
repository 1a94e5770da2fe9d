//! The rules as sections of a page.

use std::rc::Rc;

use super::actions::Actions;
use super::example::Picture;
use super::pantry::Pantry;
use crate::page::block::{Block, ItemMarker, Passage};
use crate::texts::Language;
use crate::witches::rules;

/// Sections of rules, in the same order.
pub(crate) fn contents(sections: Vec<rules::Section>, words: &'static Language) -> Vec<Passage> {
    let said = |section: rules::Section| {
        let piece = |blocks: Vec<rules::Block>| {
            blocks.into_iter().map(|block| drawn(block, words)).collect()
        };
        let pieces = section.pieces.into_iter().map(piece).collect();
        Passage::in_pieces(&words.say(&section.title), pieces)
    };
    sections.into_iter().flat_map(said).collect()
}

/// A section in one piece.
pub(super) fn passage(section: rules::Section, words: &'static Language) -> Passage {
    let blocks = section.pieces.into_iter().flatten().map(|block| drawn(block, words));
    Passage::new(&words.say(&section.title), blocks.collect())
}

fn drawn(block: rules::Block, words: &'static Language) -> Block {
    match block {
        rules::Block::Text(text) => Block::Text(words.flow(&text)),
        rules::Block::Item(about, text) => Block::Item(marker(about), words.flow(&text)),
        rules::Block::Group(text) => Block::Group(words.say(&text)),
        rules::Block::Actions { actions, dots } => {
            Block::Figure(Rc::new(Actions::new(actions, dots, words)))
        }
        rules::Block::Ingredients(all) => Block::Figure(Rc::new(Pantry::new(all, words))),
        rules::Block::Example(example) => Block::Figure(Rc::new(Picture::new(&example, words))),
    }
}

/// What an item is about, drawn.
fn marker(about: rules::Marker) -> ItemMarker {
    match about {
        rules::Marker::Bullet => ItemMarker::Bullet,
        rules::Marker::Step(number) => ItemMarker::Number(number),
        rules::Marker::Special(special) => ItemMarker::Symbol(special.into()),
    }
}
