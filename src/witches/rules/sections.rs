//! The sections of the rules, one function each: what everybody must know to begin (goal, set-up, a
//! turn, a test, the end), then what is looked up when a question comes up; and, for many games, what is
//! the same for all of them, and what is of one alone.

use super::{
    Density, Example, Topic, TopicBlock, TopicMarker, TurnAction, bullets, is_alone, is_hidden,
    is_referee,
};
use crate::game::players::Identity;
use crate::texts::said::*;
use crate::texts::{Message, row};
use crate::witches::deal::{Facts, Tester};
use crate::witches::puzzle::Category;
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings};
use crate::witches::ways::{Way, Ways};

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

pub(super) fn goal(facts: &Facts, audience: Option<Message>) -> Topic {
    let recipe = if is_hidden(facts) {
        rules_goal_hidden(facts.recipe, facts.ingredients)
    } else {
        rules_goal_known(facts.recipe, facts.ingredients, facts.longest)
    };
    goal_of(facts, audience, recipe)
}

/// What the game is about, with other words for the recipe.
pub(super) fn goal_of(facts: &Facts, audience: Option<Message>, recipe: Message) -> Topic {
    let recipe =
        if is_alone(facts) { recipe } else { rules_together(recipe, rules_goal_together()) };
    let said = [audience, Some(recipe), Some(rules_goal_how())];
    Topic::new(rules_goal(), said.into_iter().flatten().map(TopicBlock::Text).collect())
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
pub(super) fn set_up(facts: &Facts, come: Sections, clue: Option<Message>) -> Topic {
    let sections = facts.players.sections();
    let steps = match facts.players.count() {
        1 => vec![
            rules_set_up_alone(),
            rules_set_up_specialties_alone(),
            rules_set_up_printed_alone(),
        ],
        players => {
            let first = match (come, players == sections) {
                (Sections::Cut, true) => rules_set_up_cut(),
                (Sections::Cut, false) => rules_set_up_cut_teams(sections),
                (Sections::OnPages, true) => rules_set_up_pages(),
                (Sections::OnPages, false) => rules_set_up_pages_teams(),
            };
            let given = match players == sections {
                true => rules_set_up_given(),
                false => rules_set_up_given_teams(),
            };
            vec![first, given]
        }
    };
    let steps = (1..).zip(steps.into_iter().chain(clue));
    let blocks = steps.map(|(i, step)| TopicBlock::Item(TopicMarker::Step(i), step)).collect();
    Topic::new(rules_set_up(), blocks)
}

/// The ingredients in play.
pub(super) fn pantry(facts: &Facts) -> Topic {
    let all = facts.ingredients();
    let note = match all {
        [first, second, ..] => Some(rules_pantry_note(second.sign(), first.sign())),
        _ => None,
    };
    let picture = [TopicBlock::Ingredients(all)].into_iter();
    Topic::new(rules_pantry(), picture.chain(note.map(TopicBlock::Text)).collect())
}

pub(super) fn turn(facts: &Facts) -> Topic {
    let intro = match facts.players.count() {
        1 => rules_turn_intro_three(),
        2 => rules_turn_intro_two(),
        7 => rules_turn_intro_lone(),
        players if players > facts.players.sections() => rules_turn_intro_teams(),
        _ => rules_turn_intro(),
    };
    let plant = if is_alone(facts) { rules_turn_plant_alone() } else { rules_turn_plant() };
    let actions = vec![
        (TurnAction::Plant, plant),
        (TurnAction::Grow, rules_turn_grow()),
        (TurnAction::Pluck, rules_turn_pluck()),
        (TurnAction::Close, rules_turn_close()),
    ];
    let pieces = vec![
        vec![TopicBlock::Text(intro)],
        vec![TopicBlock::Actions { actions, dots: facts.longest }],
        vec![TopicBlock::Text(rules_turn_moon())],
    ];
    Topic { title: rules_turn(), pieces }
}

pub(super) fn testing(facts: &Facts, has_effects: bool) -> Topic {
    let how = match &facts.tester {
        Tester::Paper(ways) => ways.first().test(),
        Tester::Here | Tester::Table => rules_testing_when_here(),
    };
    let result = if has_effects || facts.decoys == DecoyKinds::All {
        rules_testing_result()
    } else {
        rules_together(rules_testing_result(), rules_testing_decoys())
    };
    let mut blocks = vec![
        TopicBlock::Text(rules_together(rules_testing_full_or_closed(), how)),
        TopicBlock::Text(rules_together(result, rules_testing_write())),
    ];
    if has_effects {
        blocks.push(TopicBlock::Text(rules_testing_reports()));
    }
    Topic::new(rules_testing(), blocks)
}

/// What wins and what loses. `win` is what wins.
pub(super) fn ending(win: Message) -> Topic {
    let paragraphs = [win, rules_ending_name(), rules_ending_moon(), rules_ending_stars()];
    Topic::new(rules_ending(), paragraphs.map(TopicBlock::Text).to_vec())
}

/// What wins.
pub(super) fn win(facts: &Facts, has_effects: bool) -> Message {
    match (has_effects, is_hidden(facts)) {
        (true, false) => rules_ending_win_moon(facts.recipe),
        (true, true) => rules_ending_win_moon_hidden(),
        (false, false) => rules_ending_win(facts.recipe),
        (false, true) => rules_ending_win_hidden(),
    }
}

/// A test, step by step, in a game with effects or without.
pub(super) fn worked(example: Example, has_effects: bool) -> Topic {
    let picture = [TopicBlock::Example(Box::new(example))].into_iter();
    Topic::loose(
        rules_example(),
        picture.chain(Example::follows(has_effects).map(TopicBlock::Text)),
    )
}

/// How the recipe is named, and what that opens.
pub(super) fn naming(facts: &Facts, has_effects: bool, given_up: Message) -> Topic {
    let how = match &facts.tester {
        Tester::Here | Tester::Table => rules_naming_how_here(),
        Tester::Paper(ways) => ways.first().name(),
    };
    let mut blocks = vec![TopicBlock::Text(rules_together(how, rules_naming_free()))];
    let opens = if has_effects { rules_naming_opens() } else { rules_naming_opens_plain() };
    let given_up = if is_referee(facts) { rules_checking_organiser() } else { given_up };
    if reads_codes(facts) || is_referee(facts) {
        blocks.push(TopicBlock::Text(rules_together(opens, given_up)));
    }
    blocks.extend(help_page(facts));
    Topic::new(rules_naming(), blocks)
}

/// What stars are for.
pub(super) fn stars(facts: &Facts) -> Topic {
    let aims = if is_alone(facts) { rules_stars_aims_alone() } else { rules_stars_aims() };
    let texts = [rules_stars_titles(), aims];
    Topic::new(rules_stars(), texts.map(TopicBlock::Text).to_vec())
}

/// What decoys there can be.
pub(super) fn outside(kinds: DecoyKinds) -> Topic {
    let blocks = match kinds {
        DecoyKinds::Ignore => vec![TopicBlock::Text(rules_decoys_ignore())],
        DecoyKinds::All => {
            let kinds = [rules_decoy_ignored(), rules_decoy_overachiever(), rules_decoy_imposter()];
            let intro = TopicBlock::Text(rules_decoys_all());
            [intro].into_iter().chain(bullets(kinds)).collect()
        }
    };
    Topic::new(rules_decoys(), blocks)
}

/// The effects, one by one, so that they can go on in the next column.
pub(super) fn effects(facts: &Facts, density: Density) -> Option<Topic> {
    let mut pieces: Vec<Vec<TopicBlock>> = Vec::new();
    for category in Category::ALL {
        let own = facts.effects.iter().filter(|e| e.category() == category);
        for (i, effect) in own.enumerate() {
            let (name, tells) = (effect.name(), effect.tells(is_alone(facts)));
            let mut piece = Vec::new();
            if i == 0 && density == Density::Roomy {
                piece.push(TopicBlock::Group(category.heading()));
            }
            piece.extend(bullets([match density {
                Density::Roomy => rules_explained(name, tells),
                Density::Dense => rules_explained_tagged(name, category.tag(), tells),
            }]));
            pieces.push(piece);
        }
    }
    pieces.first_mut()?.insert(0, TopicBlock::Text(effects_intro(facts)));
    Some(Topic { title: rules_effects(), pieces })
}

/// What holds for all effects.
pub(super) fn effects_intro(facts: &Facts) -> Message {
    match is_alone(facts) {
        true => rules_effects_intro(),
        false => rules_together(rules_effects_intro(), rules_effects_tester()),
    }
}

/// The special cells, one by one like the effects.
pub(super) fn specials(facts: &Facts) -> Option<Topic> {
    let explained = facts.specials.iter().map(|&special| {
        vec![TopicBlock::Item(
            TopicMarker::Special(special),
            rules_explained(special.name(), special.tells()),
        )]
    });
    let mut pieces: Vec<_> = explained.collect();
    pieces.first_mut()?.insert(0, TopicBlock::Text(rules_specials_signs()));
    Some(Topic { title: rules_specials(), pieces })
}

/// Questions that come up at a table, in the order in which they do.
pub(super) fn asked(facts: &Facts, has_effects: bool) -> Topic {
    let mut asked = vec![rules_asked_printed(), rules_asked_plucked(), rules_asked_last_dot()];
    if !is_alone(facts) {
        asked.push(rules_asked_share());
    }
    asked.extend([rules_asked_open(), rules_asked_close(), rules_asked_small()]);
    asked.push(if has_effects { rules_asked_follow_effects() } else { rules_asked_follow() });
    asked.push(rules_asked_twice());
    if !is_alone(facts) {
        let sections = usize::from(facts.players.sections());
        let order = row((0..sections).map(|section| Identity::of(section).name()));
        asked.extend([rules_asked_order(order), rules_asked_cross()]);
    }
    asked.push(rules_asked_nothing());
    Topic::loose(rules_asked(), bullets(asked))
}

/// Nobody types a longer address; the code has it anyway.
const LONGEST_TYPED: usize = 45;

/// Whether something reads the code, and so knows what to do with answers.
fn reads_codes(facts: &Facts) -> bool {
    match &facts.tester {
        Tester::Paper(ways) => ways.reads_codes(),
        Tester::Here | Tester::Table => true,
    }
}

/// Where somebody without a camera goes.
fn help_page(facts: &Facts) -> Option<TopicBlock> {
    match &facts.tester {
        Tester::Paper(Ways { address: Some(page), .. }) if page.len() <= LONGEST_TYPED => {
            Some(TopicBlock::Text(rules_checking_help(page.as_str())))
        }
        Tester::Paper(_) | Tester::Here | Tester::Table => None,
    }
}

/// How rivals win: they brew what grows in their own sections, and some boards have no cauldron for
/// every recipe.
fn rivals_win(facts: &Facts) -> Message {
    match facts.has_room {
        Some(true) => rules_variant_rivals_win(),
        Some(false) => rules_variant_rivals_name(),
        None => rules_together(rules_variant_rivals_win(), rules_variant_rivals_small()),
    }
}

pub(super) fn variants(facts: &Facts) -> Option<Topic> {
    let mut lines = Vec::new();
    if let Tester::Paper(ways) = &facts.tester {
        lines.extend(ways.others().filter_map(Way::also));
    }
    if !is_alone(facts) {
        let rivals = rules_together(rules_variant_rivals_named(), rivals_win(facts));
        lines.extend([rivals, rules_variant_solo()]);
    }
    (!lines.is_empty()).then(|| Topic::new(rules_variants(), bullets(lines)))
}

/// What is known of any game of these settings. Of `facts` only players and tester count.
fn of(facts: &Facts, kind: &Settings) -> Facts {
    Facts {
        recipe: kind.length(),
        longest: kind.length().longest(),
        ingredients: kind.ingredients(),
        decoys: kind.decoys(),
        effects: Vec::new(),
        ..facts.clone()
    }
}

fn has_effects(kind: &Settings) -> bool {
    kind.effects() != EffectsLevel::None
}

/// What all games agree on; `None` where they differ.
fn agreed<T: PartialEq>(kinds: &[Settings], of: impl Fn(&Settings) -> T) -> Option<T> {
    let mut all = kinds.iter().map(of);
    all.next().filter(|first| all.all(|other| other == *first))
}

/// What everybody must know to begin, as far as it is the same for games of these settings.
/// `facts` are those of any of them, of which only players and tester count.
pub(crate) fn common_to_play(facts: &Facts, kinds: &[Settings]) -> Vec<Topic> {
    let any_effects = kinds.iter().any(has_effects);
    // For whom a game is depends on its effects.
    let goal = match agreed(kinds, |kind| of(facts, kind)) {
        Some(all) => goal(&all, None),
        None => goal_of(facts, None, sheet_run_goal()),
    };
    let won = agreed(kinds, |kind| win(&of(facts, kind), has_effects(kind)));
    let decoys = decoys(kinds);
    vec![
        goal,
        set_up(facts, Sections::Cut, Some(sheet_run_set_up_clue())),
        turn(facts),
        testing(&Facts { decoys, ..facts.clone() }, any_effects),
        ending(won.unwrap_or_else(sheet_run_ending_win)),
    ]
}

/// The decoys that there can be in any game.
fn decoys(kinds: &[Settings]) -> DecoyKinds {
    if kinds.iter().any(|kind| kind.decoys() == DecoyKinds::All) {
        DecoyKinds::All
    } else {
        DecoyKinds::Ignore
    }
}

/// What is looked up, as far as it is the same for games of these settings.
pub(crate) fn common_to_look_up(facts: &Facts, kinds: &[Settings]) -> Vec<Topic> {
    let any_effects = kinds.iter().any(has_effects);
    let example = kinds.first().and_then(|kind| Example::of(&of(facts, kind)));
    let example = example.map(|example| worked(example, any_effects));
    let mut sections: Vec<Topic> = example.into_iter().collect();
    sections.extend([naming(facts, any_effects, sheet_run_checking_give_up()), stars(facts)]);
    sections.push(outside(decoys(kinds)));
    if any_effects {
        let text = rules_together(effects_intro(facts), sheet_run_effects_of_game());
        sections.push(Topic::new(sheet_run_effects(), vec![TopicBlock::Text(text)]));
    }
    if kinds.iter().any(Settings::special_cells) {
        sections.push(Topic::new(
            sheet_run_specials(),
            vec![TopicBlock::Text(sheet_run_specials_of_game())],
        ));
    }
    sections.push(asked(facts, any_effects));
    // Boards differ.
    sections.extend(variants(&Facts { has_room: None, ..facts.clone() }));
    sections
}

/// What is of one game alone, besides its clue.
pub(crate) fn of_game(facts: &Facts) -> Vec<Topic> {
    let recipe = match facts.recipe {
        RecipeLength::Known(length) => sheet_run_recipe_known(length, facts.ingredients),
        hidden => sheet_run_recipe_hidden(hidden, facts.ingredients),
    };
    let mut sections = vec![Topic::new(sheet_run_recipe(), vec![TopicBlock::Text(recipe)])];
    sections.extend([pantry(facts), outside(facts.decoys)]);
    sections.extend(effects(facts, Density::Roomy));
    sections.extend(specials(facts));
    sections
}
