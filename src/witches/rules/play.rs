//! What everybody must know to begin: goal, set-up, a turn, a test, the end.

#![cfg_attr(not(feature = "program"), allow(dead_code))]

use super::example::Example;
use super::section::{Action, Block, Marker, Section, is_alone, is_hidden, is_second};
use crate::texts::Message;
use crate::texts::said::*;
use crate::witches::deal::{Facts, Tester};
use crate::witches::puzzle::Category;
use crate::witches::settings::DecoyKinds;

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
    let recipe = match is_alone(facts) {
        true => recipe,
        false => rules_together(recipe, rules_goal_together()),
    };
    let said = [audience, Some(recipe), Some(rules_goal_how())];
    Section::new(rules_goal(), said.into_iter().flatten().map(Block::Text).collect())
}

/// How the ingredients go round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deal {
    /// Each picks one in turn, until none is left.
    Picked,
    /// There are more players than ingredients.
    Shared,
}

impl Deal {
    pub(super) fn of(facts: &Facts) -> Deal {
        match facts.ingredients < facts.players.count() {
            true if is_second(facts) => Deal::Shared,
            _ => Deal::Picked,
        }
    }

    pub(super) fn message(self) -> Message {
        match self {
            Deal::Picked => rules_set_up_deal(),
            Deal::Shared => rules_set_up_deal_shared(),
        }
    }
}

/// How players come to their sections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sections {
    /// They are cut out of a board.
    Cut,
    /// They are on pages of their own.
    OnPages,
}

/// `clue` says where the free clue stands, where it does not stand above.
pub(super) fn set_up(
    facts: &Facts,
    come: Sections,
    deal: Message,
    clue: Option<Message>,
) -> Section {
    let sections = facts.players.sections(facts.edition);
    let dealt = rules_together(deal, rules_set_up_specialties());
    let steps = match facts.players.count() {
        1 => [rules_set_up_alone(), rules_set_up_specialties_alone(), rules_set_up_printed_alone()],
        players => {
            let first = match (come, players == sections) {
                (Sections::Cut, true) => rules_set_up_cut(),
                (Sections::Cut, false) => rules_set_up_cut_teams(sections),
                (Sections::OnPages, true) => rules_set_up_pages(),
                (Sections::OnPages, false) => rules_set_up_pages_teams(),
            };
            [first, dealt, rules_set_up_printed()]
        }
    };
    let steps = (1..).zip(steps.into_iter().chain(clue));
    let blocks = steps.map(|(i, step)| Block::Item(Marker::Step(i), step)).collect();
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
    let plant = match is_alone(facts) {
        true => rules_turn_plant_alone(),
        false => rules_turn_plant(),
    };
    let mut actions = vec![
        (Action::Plant, plant),
        (Action::Grow, rules_turn_grow()),
        (Action::Pluck, rules_turn_pluck()),
    ];
    if is_second(facts) {
        actions.push((Action::Close, rules_turn_close()));
    }
    let pieces =
        vec![vec![Block::Text(intro)], vec![Block::Actions { actions, dots: facts.longest }]];
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
    let result = match has_effects || facts.decoys == DecoyKinds::All {
        true => rules_testing_result(),
        false => rules_together(rules_testing_result(), rules_testing_decoys()),
    };
    let mut blocks = vec![
        Block::Text(rules_together(what, how)),
        Block::Text(rules_together(result, rules_testing_write())),
    ];
    if has_effects {
        blocks.push(Block::Text(rules_testing_reports()));
    }
    Section::new(rules_testing(), blocks)
}

/// What wins and what loses. `win` is what wins.
pub(super) fn ending(facts: &Facts, win: Message, poison: bool) -> Section {
    let lose = match (is_alone(facts), poison) {
        (true, _) => rules_ending_lose_alone(),
        (false, false) => rules_ending_lose(),
        (false, true) => rules_ending_lose_poison(),
    };
    let see = (!is_alone(facts)).then(rules_ending_full_see);
    let paragraphs = [Some(win), Some(lose), see].into_iter().flatten();
    Section::new(rules_ending(), paragraphs.map(Block::Text).collect())
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

/// A test, step by step, in a game with effects or without.
pub(super) fn worked(example: Example, has_effects: bool) -> Section {
    let picture = [Block::Example(Box::new(example))].into_iter();
    Section::loose(rules_example(), picture.chain(Example::follows(has_effects).map(Block::Text)))
}
