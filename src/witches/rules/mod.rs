//! Internal, may change. Rules of a game as data: sections with their blocks, in reading order.
//! Paper, phone and terminal show the same text, limited to the features of the game.

mod example;
mod sections;
#[cfg(test)]
mod tests;

use serde::Serialize;

use crate::texts::msg::*;
use crate::texts::{Message, row};
use crate::witches::board::Special;
use crate::witches::game_data::{PublicFacts, TestContext};
use crate::witches::puzzle::Ingredient;
use crate::witches::settings::RecipeLength;
use sections::{
    asked, audience, effects, ending, goal, naming, outside, set_up, specials, stars, testing,
    turn, variants, win, worked,
};

pub(crate) use example::Example;
pub(crate) use example::JudgedIngredient;
pub(crate) use sections::{Minutes, SectionOrigin};
pub(crate) use sections::{common_to_look_up, common_to_play, of_game};

/// Density of the layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Density {
    /// Effects under headings.
    Roomy,
    /// Effects with tags.
    Dense,
}

/// Marker before a list item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TopicMarker {
    /// Plain bullet.
    Bullet,
    /// Number of a step, counted from 1.
    Step(usize),
    /// Symbol of a special cell.
    Special(Special),
}

/// Action that a player can do in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnAction {
    /// Planting an ingredient.
    Plant,
    /// Growing a garden.
    Grow,
    /// Plucking into a cauldron.
    Pluck,
    /// Closing a cauldron.
    Close,
}

/// Piece of a section. Sentences are markup: `*bold*`, `_italic_`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TopicBlock {
    /// Running text.
    Text(Message),
    /// Item of a list.
    Item(TopicMarker, Message),
    /// Small heading inside a section.
    Group(Message),
    /// Actions of a turn, as a row of pictures. `dots` is the number of dots of a garden cell.
    Actions { actions: Vec<(TurnAction, Message)>, dots: u8 },
    /// Ingredients in play, as a picture.
    Ingredients(&'static [Ingredient]),
    /// Worked example of a test, as a picture.
    Example(Box<Example>),
}

/// Section of the printed rules: a heading, and blocks of text and pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Topic {
    pub title: Message,
    /// Groups of blocks. A column or page may break after each group.
    pub pieces: Vec<Vec<TopicBlock>>,
}

impl Topic {
    fn new(title: Message, blocks: Vec<TopicBlock>) -> Self {
        Topic { title, pieces: vec![blocks] }
    }

    /// Makes a section that may break after each of its `blocks`.
    fn loose(title: Message, blocks: impl IntoIterator<Item = TopicBlock>) -> Self {
        Topic { title, pieces: blocks.into_iter().map(|block| vec![block]).collect() }
    }
}

fn is_hidden(facts: &PublicFacts) -> bool {
    facts.recipe == RecipeLength::Hidden
}

fn is_alone(facts: &PublicFacts) -> bool {
    facts.players.count() == 1
}

fn is_referee(facts: &PublicFacts) -> bool {
    facts.tester.is_referee()
}

/// Makes a list with a bullet before each of the `lines`.
fn bullets(lines: impl IntoIterator<Item = Message>) -> Vec<TopicBlock> {
    lines.into_iter().map(|line| TopicBlock::Item(TopicMarker::Bullet, line)).collect()
}

/// Returns all sections, in reading order.
pub(crate) fn contents(facts: &PublicFacts, density: Density) -> Vec<Topic> {
    let mut sections = to_play(facts, SectionOrigin::Cut, None);
    sections.extend(to_look_up(facts, density));
    sections
}

/// Returns the sections needed to begin a game. `come` is the origin of the players' sections.
pub(crate) fn to_play(
    facts: &PublicFacts,
    come: SectionOrigin,
    minutes: Option<Minutes>,
) -> Vec<Topic> {
    let has_effects = !facts.effects.is_empty();
    vec![
        goal(facts, Some(audience(facts, minutes))),
        set_up(facts, come, None),
        turn(facts),
        testing(facts, has_effects),
        ending(win(facts, has_effects)),
    ]
}

/// Returns a worked test and the sections to consult during play.
pub(crate) fn to_look_up(facts: &PublicFacts, density: Density) -> Vec<Topic> {
    let has_effects = !facts.effects.is_empty();
    let example = Example::of(facts).map(|example| worked(example, has_effects));
    let mut sections: Vec<Topic> = example.into_iter().collect();
    let given_up = match facts.tester {
        TestContext::Here => rules_checking_give_up_here(),
        TestContext::Table | TestContext::Paper(_) => rules_checking_give_up(),
    };
    sections.extend([naming(facts, has_effects, given_up), stars(facts)]);
    sections.push(outside(facts.decoys));
    sections.extend(effects(facts, density));
    sections.extend(specials(facts));
    sections.push(asked(facts, has_effects));
    sections.extend(variants(facts));
    sections
}

/// Section of the printed rules: a heading, and blocks of text and pictures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RulesSection {
    /// Heading.
    pub title: Message,
    /// Paragraphs and lists.
    pub blocks: Vec<RulesBlock>,
}

/// Piece of a section. Sentences are markup: `*bold*`, `_italic_`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "text", rename_all = "lowercase")]
pub enum RulesBlock {
    /// Paragraph.
    Text(Message),
    /// Item of a list.
    Item(Message),
    /// Step of a numbered list.
    Step(Message),
    /// Small heading.
    Group(Message),
}

/// Returns the rules of a game as text, with sentences in place of pictures.
pub(crate) fn rules_text(facts: &PublicFacts) -> Vec<RulesSection> {
    let item = |marker, text| match marker {
        TopicMarker::Step(_) => RulesBlock::Step(text),
        _ => RulesBlock::Item(text),
    };
    let block = |block| match block {
        TopicBlock::Text(text) => vec![RulesBlock::Text(text)],
        TopicBlock::Item(marker, text) => vec![item(marker, text)],
        TopicBlock::Group(text) => vec![RulesBlock::Group(text)],
        TopicBlock::Actions { actions, .. } => {
            actions.into_iter().map(|(_, text)| RulesBlock::Item(text)).collect()
        }
        TopicBlock::Ingredients(all) => {
            vec![RulesBlock::Text(rules_pantry_list(row(all.iter().map(|i| i.name()))))]
        }
        TopicBlock::Example(example) => {
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
