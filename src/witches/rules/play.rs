//! What everybody must know to begin: goal, set-up, a turn, a test.

#![cfg_attr(not(feature = "program"), allow(dead_code))]

use super::example::Example;
use super::said::*;
use super::section::{Block, Marker, Section, is_alone, is_hidden, is_second};
use crate::texts::Message;
use crate::witches::deal::{Facts, Tester};
use crate::witches::puzzle::Category;

/// From which age people can play this. Leaving out what cannot be takes some practice where
/// effects report, and more where they change numbers in strange ways.
fn age(facts: &Facts) -> u8 {
    let complex = |c: Category| c == Category::Complex;
    match facts.effects.is_empty() {
        true => 8,
        false if facts.effects.iter().any(|e| complex(e.category())) => 12,
        false => 10,
    }
}

/// From how many minutes to how many a game takes.
pub(crate) type Minutes = (u32, u32);

/// For whom the game is, and how long it takes if that is known.
pub(super) fn audience(facts: &Facts, minutes: Option<Minutes>) -> Message {
    let players = facts.players.count();
    match minutes {
        None => rules_for(players, age(facts)),
        Some((low, high)) => rules_for_time(players, age(facts), low, high),
    }
}

pub(super) fn goal(facts: &Facts, audience: Option<Message>) -> Section {
    let recipe = match is_hidden(facts) {
        true => rules_goal_hidden(facts.recipe, facts.ingredients),
        false => rules_goal_known(facts.recipe, facts.ingredients, facts.longest),
    };
    goal_of(facts, audience, recipe)
}

/// The same with other words for the recipe.
pub(super) fn goal_of(facts: &Facts, audience: Option<Message>, recipe: Message) -> Section {
    let together = (!is_alone(facts)).then(rules_goal_together);
    let said = [audience, Some(recipe), Some(rules_goal_how()), together];
    Section::new(rules_goal(), said.into_iter().flatten().map(Block::Text).collect())
}

/// How the ingredients go round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deal {
    Even,
    /// The youngest get one more.
    LeftOver,
    /// There are more players than ingredients.
    Shared,
}

impl Deal {
    pub(super) fn of(facts: &Facts) -> Deal {
        let players = facts.players.count();
        match facts.ingredients {
            _ if !is_second(facts) => Deal::Even,
            few if few < players => Deal::Shared,
            odd if odd % players > 0 => Deal::LeftOver,
            _ => Deal::Even,
        }
    }

    pub(super) fn message(self) -> Message {
        match self {
            Deal::Even => rules_set_up_deal(),
            Deal::LeftOver => rules_set_up_deal_youngest(),
            Deal::Shared => rules_set_up_deal_shared(),
        }
    }
}

pub(super) fn set_up(facts: &Facts, deal: Message, clue: Message) -> Section {
    let sections = facts.players.sections(facts.edition);
    let dealt = rules_together(deal, rules_set_up_specialties());
    let steps = match facts.players.count() {
        1 => [rules_set_up_alone(), rules_set_up_specialties_alone(), clue],
        players if players == sections => [rules_set_up_cut(), dealt, clue],
        _ => [rules_set_up_cut_teams(sections), dealt, clue],
    };
    let blocks = (1..).zip(steps).map(|(i, step)| Block::Item(Marker::Step(i), step)).collect();
    Section::new(rules_set_up(), blocks)
}

/// The ingredients in play.
pub(super) fn pantry(facts: &Facts) -> Section {
    let all = facts.ingredients();
    let note = match all {
        [first, second, ..] => Some(rules_pantry_note(second.sign(), first.sign())),
        _ => None,
    };
    let picture = [Block::Ingredients(all)].into_iter();
    Section::new(rules_pantry(), picture.chain(note.map(Block::Text)).collect())
}

pub(super) fn turn(facts: &Facts) -> Section {
    let intro = match facts.players.count() {
        1 => rules_turn_intro_alone(),
        players if is_second(facts) && players > facts.players.sections(facts.edition) => {
            rules_turn_intro_teams()
        }
        _ => rules_turn_intro(),
    };
    let grow = match is_second(facts) {
        true => rules_together(rules_turn_grow(), rules_turn_grow_last()),
        false => rules_turn_grow(),
    };
    let (plant, pluck) = match is_alone(facts) {
        true => (rules_turn_plant_alone(), rules_turn_pluck()),
        false => (rules_turn_plant(), rules_together(rules_turn_pluck(), rules_turn_share())),
    };
    let mut pieces = vec![
        vec![Block::Text(intro), Block::Item(Marker::Plant, plant)],
        vec![Block::Item(Marker::Grow, grow)],
        vec![Block::Item(Marker::Pluck, pluck)],
    ];
    if is_second(facts) {
        pieces.push(vec![Block::Item(Marker::Close, rules_turn_close())]);
    }
    Section { title: rules_turn(), pieces }
}

pub(super) fn testing(facts: &Facts, has_effects: bool) -> Section {
    let what = match is_second(facts) {
        true => rules_testing_full_or_closed(),
        false => rules_testing_full(),
    };
    let how = match &facts.tester {
        Tester::Paper(ways) => ways.first().test(),
        Tester::Here | Tester::Table => rules_testing_when_here(),
    };
    let mut blocks =
        vec![Block::Text(rules_together(what, how)), Block::Text(rules_testing_result())];
    if has_effects {
        blocks.push(Block::Text(rules_testing_reports()));
    }
    Section::new(rules_testing(), blocks)
}

/// A test, step by step, in a game with effects or without.
pub(super) fn worked(example: Example, has_effects: bool) -> Section {
    let picture = [Block::Example(Box::new(example))].into_iter();
    Section::loose(rules_example(), picture.chain(Example::follows(has_effects).map(Block::Text)))
}
