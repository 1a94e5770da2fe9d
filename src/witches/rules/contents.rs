//! What the rules of a game say: only what this game needs.

#![cfg_attr(not(feature = "program"), allow(dead_code))]

use super::said::*;
use crate::edition::Edition;
use crate::identity::Identity;
use crate::texts::{Message, row};
use crate::witches::board::Special;
use crate::witches::deal::{Facts, Tester};
use crate::witches::puzzle::{Category, Effect, Ingredient};
use crate::witches::settings::{DecoyKinds, RecipeLength};

/// How much room the contents take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Density {
    /// Ingredients with their symbols, effects under headings.
    Roomy,
    /// Ingredients as a list, effects with tags.
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
    Example,
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
}

/// The sections, in the order of reading.
pub(crate) fn contents(facts: &Facts, density: Density) -> Vec<Section> {
    let mut sections = vec![
        goal(facts),
        set_up(facts, deal(facts), rules_set_up_clue()),
        turn(facts),
        testing(facts, !facts.effects.is_empty()),
        ending(
            facts,
            win(facts, !facts.effects.is_empty()),
            facts.effects.contains(&Effect::Poison),
        ),
        pantry(facts, density),
    ];
    sections.extend(effects(facts, density));
    sections.extend(specials(facts));
    let given_up = match facts.tester {
        Tester::Here if is_second(facts) => rules_checking_give_up_here(),
        _ => rules_checking_give_up(),
    };
    sections.push(checking(facts, given_up));
    let by_hand = facts.effects.is_empty() && facts.decoys == DecoyKinds::Ignore;
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

pub(super) fn goal(facts: &Facts) -> Section {
    let recipe = match is_hidden(facts) {
        true => rules_goal_hidden(facts.recipe, facts.ingredients),
        false => rules_goal_known(facts.recipe, facts.ingredients, facts.longest),
    };
    Section::new(rules_goal(), vec![Block::Text(recipe), Block::Text(rules_goal_how())])
}

/// How the ingredients go round.
pub(super) fn deal(facts: &Facts) -> Message {
    let players = facts.players.count();
    match facts.ingredients {
        _ if !is_second(facts) => rules_set_up_deal(),
        few if few < players => rules_set_up_deal_shared(),
        odd if odd % players > 0 => rules_set_up_deal_youngest(),
        _ => rules_set_up_deal(),
    }
}

pub(super) fn set_up(facts: &Facts, deal: Message, clue: Message) -> Section {
    let dealt = rules_together(deal, rules_set_up_specialties());
    let steps = match facts.players.count() {
        1 => [rules_set_up_alone(), rules_set_up_specialties_alone(), clue],
        2..=5 => [rules_set_up_cut(), dealt, clue],
        _ => [rules_set_up_cut_teams(), dealt, clue],
    };
    let blocks = (1..).zip(steps).map(|(i, step)| Block::Item(Marker::Step(i), step)).collect();
    Section::new(rules_set_up(), blocks)
}

pub(super) fn turn(facts: &Facts) -> Section {
    let intro = match facts.players.count() {
        1 => rules_turn_intro_alone(),
        6.. if is_second(facts) => rules_turn_intro_teams(),
        _ => rules_turn_intro(),
    };
    let pluck = match is_alone(facts) {
        true => rules_turn_pluck(),
        false => rules_together(rules_turn_pluck(), rules_turn_share()),
    };
    let mut blocks = vec![
        Block::Text(intro),
        Block::Item(Marker::Plant, rules_turn_plant()),
        Block::Item(Marker::Grow, growing(facts, rules_turn_grow())),
        Block::Item(Marker::Pluck, pluck),
    ];
    if is_second(facts) {
        blocks.push(Block::Item(Marker::Close, rules_turn_close()));
    }
    Section::new(rules_turn(), blocks)
}

/// Growing as it is on paper that shows no colours.
pub(crate) fn growing_without_colours(facts: &Facts) -> Message {
    growing(facts, rules_turn_grow_outlined())
}

fn growing(facts: &Facts, grow: Message) -> Message {
    match is_second(facts) {
        true => rules_together(grow, rules_turn_grow_last()),
        false => grow,
    }
}

pub(super) fn testing(facts: &Facts, has_effects: bool) -> Section {
    let what = match is_second(facts) {
        true => rules_testing_full_or_closed(),
        false => rules_testing_full(),
    };
    let how = match facts.tester {
        Tester::Phone(_) | Tester::Referee(Some(_)) => rules_testing_when(),
        Tester::Home => rules_testing_when_home(),
        Tester::Here | Tester::Table => rules_testing_when_here(),
        Tester::Referee(None) => rules_testing_when_referee(),
    };
    let mut when = rules_together(what, how);
    if is_second(facts) && !is_alone(facts) {
        let sections = usize::from(facts.players.sections(facts.edition));
        let order = row((0..sections).map(|section| Identity::of(section).name()));
        when = rules_together(when, rules_testing_order(order));
    }
    let mut blocks = vec![Block::Text(when), Block::Text(rules_testing_result()), Block::Example];
    if has_effects {
        blocks.push(Block::Text(rules_testing_reports()));
    }
    Section::new(rules_testing(), blocks)
}

/// What wins.
pub(super) fn win(facts: &Facts, has_effects: bool) -> Message {
    match (has_effects, is_hidden(facts)) {
        (false, false) => rules_ending_win(facts.recipe),
        (false, true) => rules_ending_win_hidden(),
        (true, false) => rules_ending_win_effects(facts.recipe),
        (true, true) => rules_ending_win_effects_hidden(),
    }
}

pub(super) fn ending(facts: &Facts, win: Message, poison: bool) -> Section {
    let full = match (is_second(facts), is_alone(facts)) {
        (false, true) => None,
        (false, false) => Some(rules_ending_full()),
        (true, true) => Some(rules_ending_full_means()),
        (true, false) => {
            let others = match facts.edition >= Edition::Next {
                true => rules_ending_full_plays_on(),
                false => rules_ending_full_others(),
            };
            Some(rules_together(rules_ending_full_means(), others))
        }
    };
    let lose = match (is_alone(facts), poison) {
        (true, _) => rules_ending_lose_alone(),
        (false, false) => rules_ending_lose(),
        (false, true) => rules_ending_lose_poison(),
    };
    let paragraphs = [Some(win), full, Some(lose)].into_iter().flatten();
    Section::new(rules_ending(), paragraphs.map(Block::Text).collect())
}

pub(super) fn pantry(facts: &Facts, density: Density) -> Section {
    let names = facts.ingredients().iter().map(|i| i.name());
    let mut blocks = vec![match density {
        Density::Roomy => Block::Ingredients(facts.ingredients()),
        Density::Dense => Block::Text(rules_pantry_list(row(names))),
    }];
    blocks.extend(decoys(facts.decoys));
    Section::new(rules_pantry(), blocks)
}

/// What decoys there can be.
pub(super) fn decoys(kinds: DecoyKinds) -> Vec<Block> {
    match kinds {
        DecoyKinds::Ignore => vec![Block::Text(rules_decoys_ignore())],
        DecoyKinds::All => {
            let kinds = [rules_decoy_ignored(), rules_decoy_overachiever(), rules_decoy_imposter()];
            let intro = Block::Text(rules_decoys_all());
            [intro].into_iter().chain(bullets(kinds)).collect()
        }
    }
}

/// The effects, one by one, so that they can go on in the next column.
pub(super) fn effects(facts: &Facts, density: Density) -> Option<Section> {
    let mut pieces: Vec<Vec<Block>> = Vec::new();
    for category in Category::ALL {
        let own = facts.effects.iter().filter(|e| e.category() == category);
        for (i, effect) in own.enumerate() {
            let (name, tells) = (effect.name(), effect.tells(facts.edition, is_alone(facts)));
            let mut piece = Vec::new();
            if i == 0 && density == Density::Roomy {
                piece.push(Block::Group(category.heading()));
            }
            piece.extend(bullets([match density {
                Density::Roomy => rules_explained(name, tells),
                Density::Dense => rules_explained_tagged(name, category.tag(), tells),
            }]));
            pieces.push(piece);
        }
    }
    pieces.first_mut()?.insert(0, Block::Text(rules_effects_intro()));
    Some(Section { title: rules_effects(), pieces })
}

/// The special cells, one by one like the effects.
pub(super) fn specials(facts: &Facts) -> Option<Section> {
    let explained = facts.specials.iter().map(|&special| {
        vec![Block::Item(
            Marker::Special(special),
            rules_explained(special.name(), special.tells()),
        )]
    });
    let pieces: Vec<_> = explained.collect();
    (!pieces.is_empty()).then(|| Section { title: rules_specials(), pieces })
}

/// Nobody types a longer address; the code has it anyway.
const LONGEST_TYPED: usize = 45;

pub(super) fn checking(facts: &Facts, given_up: Message) -> Section {
    let how = match facts.tester {
        Tester::Here | Tester::Table => rules_checking_how_here(),
        Tester::Home => rules_checking_how_home(),
        Tester::Phone(_) => rules_checking_how(),
        Tester::Referee(None) => rules_checking_how_referee(),
        Tester::Referee(Some(_)) => rules_checking_how_server(),
    };
    let given_up = match facts.tester {
        Tester::Referee(_) | Tester::Table => rules_checking_organiser(),
        _ => given_up,
    };
    let mut blocks = vec![Block::Text(rules_together(how, given_up))];
    if let Tester::Phone(page) | Tester::Referee(Some(page)) = &facts.tester
        && page.len() <= LONGEST_TYPED
    {
        blocks.push(Block::Text(rules_checking_help(page.as_str())));
    }
    Section::new(rules_checking(), blocks)
}

pub(super) fn variants(facts: &Facts, by_hand: bool) -> Option<Section> {
    let mut lines = Vec::new();
    if !is_alone(facts) {
        lines.extend([rules_variant_rivals(), rules_variant_solo()]);
    }
    // A tournament's sheet has no code that opens the answer beforehand.
    if by_hand && !is_referee(facts) {
        lines.push(rules_variant_high_witch());
    }
    (!lines.is_empty()).then(|| Section::new(rules_variants(), bullets(lines)))
}
