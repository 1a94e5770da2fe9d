//! The rules as sections of a page.

use super::block::{Block, Marker, Section};
use crate::page::{Mark, Symbol};
use crate::texts::Language;
use crate::witches::game::Facts;
use crate::witches::puzzle::Ingredient;
use crate::witches::rules::{self, Density};

/// The sections, in the order of reading.
pub(super) fn contents(facts: &Facts, words: &Language, density: Density) -> Vec<Section> {
    let said = |section: rules::Section| {
        let piece =
            |blocks: Vec<rules::Block>| blocks.into_iter().map(|b| block(b, words)).collect();
        let pieces = section.pieces.into_iter().map(piece).collect();
        Section::in_pieces(&words.say(&section.title), pieces)
    };
    rules::contents(facts, density).into_iter().flat_map(said).collect()
}

fn block(block: rules::Block, words: &Language) -> Block {
    match block {
        rules::Block::Text(text) => Block::Text(words.say(&text)),
        rules::Block::Item(about, text) => Block::Item(marker(about), words.say(&text)),
        rules::Block::Group(text) => Block::Group(words.say(&text)),
        rules::Block::Ingredients(all) => Block::Herbs(all),
        rules::Block::Example => Block::Example,
    }
}

/// What an item is about, drawn.
fn marker(about: rules::Marker) -> Marker {
    Marker::Symbol(match about {
        rules::Marker::Bullet => return Marker::Bullet,
        rules::Marker::Step(number) => return Marker::Number(number),
        rules::Marker::Plant => Symbol::Mark(Mark::SeedDot),
        rules::Marker::Grow => Symbol::Ingredient(Ingredient::Sage),
        rules::Marker::Pluck => Symbol::Mark(Mark::Cauldron),
        rules::Marker::Close => Symbol::Mark(Mark::Potion),
        rules::Marker::Special(special) => Symbol::Special(special),
    })
}
