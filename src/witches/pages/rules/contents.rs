//! The rules as sections of a page.

use std::rc::Rc;

use super::example::Picture;
use super::pantry::Pantry;
use crate::page::block::{Block, Marker, Passage};
use crate::page::symbols::symbol;
use crate::texts::Language;
use crate::witches::puzzle::Ingredient;
use crate::witches::rules;

/// Sections of rules, in the same order.
pub(crate) fn contents(sections: Vec<rules::Section>, words: &Language) -> Vec<Passage> {
    let said = |section: rules::Section| {
        let piece = |blocks: Vec<rules::Block>| {
            blocks.into_iter().map(|block| drawn(block, words)).collect()
        };
        let pieces = section.pieces.into_iter().map(piece).collect();
        Passage::in_pieces(&words.say(&section.title), pieces)
    };
    sections.into_iter().flat_map(said).collect()
}

fn drawn(block: rules::Block, words: &Language) -> Block {
    match block {
        rules::Block::Text(text) => Block::Text(words.flow(&text)),
        rules::Block::Item(about, text) => Block::Item(marker(about), words.flow(&text)),
        rules::Block::Group(text) => Block::Group(words.say(&text)),
        rules::Block::Ingredients(all) => Block::Figure(Rc::new(Pantry::new(all, words))),
        rules::Block::Example(example) => Block::Figure(Rc::new(Picture::new(&example, words))),
    }
}

/// What an item is about, drawn.
fn marker(about: rules::Marker) -> Marker {
    Marker::Symbol(match about {
        rules::Marker::Bullet => return Marker::Bullet,
        rules::Marker::Step(number) => return Marker::Number(number),
        rules::Marker::Plant => symbol!("seed-dot"),
        rules::Marker::Grow => Ingredient::Sage.into(),
        rules::Marker::Pluck => symbol!("cauldron"),
        rules::Marker::Close => symbol!("potion"),
        rules::Marker::Special(special) => special.into(),
    })
}
