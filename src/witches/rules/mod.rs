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
use crate::witches::game_data::{PublicFacts, TestSource};
use crate::witches::puzzle::Ingredient;
use crate::witches::settings::RecipeLength;
use sections::{
    audience, effects, ending, goal, naming, outside, questions, set_up, specials, stars, testing,
    turn, variants, win, worked_test,
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

/// Marker before a list item on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ListMarker {
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

/// Block of a [`PrintedSection`]: text or a picture. Sentences are markup: `*bold*`, `_italic_`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PrintedBlock {
    /// Running text.
    Text(Message),
    /// Item of a list.
    Item(ListMarker, Message),
    /// Small heading inside a section.
    Group(Message),
    /// Actions of a turn, as a row of pictures. `dots` is the number of dots of a garden cell.
    Actions { actions: Vec<(TurnAction, Message)>, dots: u8 },
    /// Ingredients in play, as a picture.
    Ingredients(&'static [Ingredient]),
    /// Worked example of a test, as a picture.
    Example(Box<Example>),
}

/// Section of the rules for paper: a heading, and blocks of text and pictures. [`rules_text`] converts
/// it to a [`RulesSection`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PrintedSection {
    pub title: Message,
    /// Groups of blocks. A column or page may break after each group.
    pub pieces: Vec<Vec<PrintedBlock>>,
}

impl PrintedSection {
    fn new(title: Message, blocks: Vec<PrintedBlock>) -> Self {
        PrintedSection { title, pieces: vec![blocks] }
    }

    /// Makes a section that may break after each of its `blocks`.
    fn breakable(title: Message, blocks: impl IntoIterator<Item = PrintedBlock>) -> Self {
        PrintedSection { title, pieces: blocks.into_iter().map(|block| vec![block]).collect() }
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
fn bullets(lines: impl IntoIterator<Item = Message>) -> Vec<PrintedBlock> {
    lines.into_iter().map(|line| PrintedBlock::Item(ListMarker::Bullet, line)).collect()
}

/// Returns all sections, in reading order.
pub(crate) fn all_sections(facts: &PublicFacts, density: Density) -> Vec<PrintedSection> {
    let mut sections = to_play(facts, SectionOrigin::Cut, None);
    sections.extend(to_look_up(facts, density));
    sections
}

/// Returns the sections needed to begin a game. `come` is the origin of the players' sections.
pub(crate) fn to_play(
    facts: &PublicFacts,
    come: SectionOrigin,
    minutes: Option<Minutes>,
) -> Vec<PrintedSection> {
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
pub(crate) fn to_look_up(facts: &PublicFacts, density: Density) -> Vec<PrintedSection> {
    let has_effects = !facts.effects.is_empty();
    let example = Example::of(facts).map(|example| worked_test(example, has_effects));
    let mut sections: Vec<PrintedSection> = example.into_iter().collect();
    let given_up = match facts.tester {
        TestSource::Here => rules_checking_give_up_here(),
        TestSource::Table | TestSource::Paper(_) => rules_checking_give_up(),
    };
    sections.extend([naming(facts, has_effects, given_up), stars(facts)]);
    sections.push(outside(facts.decoys));
    sections.extend(effects(facts, density));
    sections.extend(specials(facts));
    sections.push(questions(facts, has_effects));
    sections.extend(variants(facts));
    sections
}

/// Section of the rules as text only, for screens and terminals: sentences replace the pictures of the
/// section for paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RulesSection {
    /// Heading.
    pub title: Message,
    /// Paragraphs and lists.
    pub blocks: Vec<RulesBlock>,
}

/// Block of a [`RulesSection`]. Sentences are markup: `*bold*`, `_italic_`.
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
        ListMarker::Step(_) => RulesBlock::Step(text),
        _ => RulesBlock::Item(text),
    };
    let block = |block| match block {
        PrintedBlock::Text(text) => vec![RulesBlock::Text(text)],
        PrintedBlock::Item(marker, text) => vec![item(marker, text)],
        PrintedBlock::Group(text) => vec![RulesBlock::Group(text)],
        PrintedBlock::Actions { actions, .. } => {
            actions.into_iter().map(|(_, text)| RulesBlock::Item(text)).collect()
        }
        PrintedBlock::Ingredients(all) => {
            vec![RulesBlock::Text(rules_pantry_list(row(all.iter().map(|i| i.name()))))]
        }
        PrintedBlock::Example(example) => {
            let pours = example.step_messages().map(RulesBlock::Step);
            pours.chain([RulesBlock::Text(example.result())]).collect()
        }
    };
    let sections = all_sections(facts, Density::Dense).into_iter();
    let read = sections.map(|section| RulesSection {
        title: section.title,
        blocks: section.pieces.into_iter().flatten().flat_map(block).collect(),
    });
    read.collect()
}
