//! Sections of the rules, one function each: first those needed to begin (goal, set-up, turn, test,
//! end), then those to consult during play. For many games together, the text common to all of them
//! is separate from the text of each game.

use super::{
    Density, Example, ListMarker, PrintedBlock, PrintedSection, TurnAction, bullets, is_alone,
    is_hidden, is_referee,
};
use crate::common::players::Identity;
use crate::texts::msg::*;
use crate::texts::{Message, row};
use crate::witches::game_data::{PublicFacts, TestSource};
use crate::witches::puzzle::Category;
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings};
use crate::witches::test_methods::{TestMethod, TestMethods};

/// Returns the minimum age, in years. Elimination takes some practice if effects report, and more
/// if they change numbers in complex ways.
fn age(facts: &PublicFacts) -> u8 {
    let complex = |c: Category| c == Category::Complex;
    match facts.effects.is_empty() {
        true => 8,
        false if facts.effects.iter().any(|e| complex(e.category())) => 12,
        false => 10,
    }
}

/// Shortest and longest usual duration of a game, in minutes.
pub(crate) type Minutes = (u32, u32);

/// Returns the sentence on players and age, with the duration if `minutes` are known.
pub(super) fn audience(facts: &PublicFacts, minutes: Option<Minutes>) -> Message {
    let players = facts.players.count();
    match minutes {
        None => rules_for(players, age(facts)),
        Some((low, high)) => rules_for_time(players, age(facts), low, high),
    }
}

pub(super) fn goal(facts: &PublicFacts, audience: Option<Message>) -> PrintedSection {
    let recipe = if is_hidden(facts) {
        rules_goal_hidden(facts.recipe, facts.ingredients)
    } else {
        rules_goal_known(facts.recipe, facts.ingredients, facts.longest)
    };
    goal_of(facts, audience, recipe)
}

/// Returns the section on the goal, with `recipe` as the sentence on the recipe.
pub(super) fn goal_of(
    facts: &PublicFacts,
    audience: Option<Message>,
    recipe: Message,
) -> PrintedSection {
    let recipe =
        if is_alone(facts) { recipe } else { rules_together(recipe, rules_goal_together()) };
    let said = [audience, Some(recipe), Some(rules_goal_how())];
    PrintedSection::new(rules_goal(), said.into_iter().flatten().map(PrintedBlock::Text).collect())
}

/// Origin of the players' sections of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SectionOrigin {
    /// Cut out of a board.
    Cut,
    /// Printed on separate pages.
    OnPages,
}

/// Returns the set-up steps. `clue` is the step that names the place of the free clue, unless the
/// clue is printed above.
pub(super) fn set_up(
    facts: &PublicFacts,
    come: SectionOrigin,
    clue: Option<Message>,
) -> PrintedSection {
    let sections = facts.players.sections();
    let steps = match facts.players.count() {
        1 => vec![
            rules_set_up_alone(),
            rules_set_up_specialties_alone(),
            rules_set_up_printed_alone(),
        ],
        players => {
            let first = match (come, players == sections) {
                (SectionOrigin::Cut, true) => rules_set_up_cut(),
                (SectionOrigin::Cut, false) => rules_set_up_cut_teams(sections),
                (SectionOrigin::OnPages, true) => rules_set_up_pages(),
                (SectionOrigin::OnPages, false) => rules_set_up_pages_teams(),
            };
            let given = match players == sections {
                true => rules_set_up_given(),
                false => rules_set_up_given_teams(),
            };
            vec![first, given]
        }
    };
    let steps = (1..).zip(steps.into_iter().chain(clue));
    let blocks = steps.map(|(i, step)| PrintedBlock::Item(ListMarker::Step(i), step)).collect();
    PrintedSection::new(rules_set_up(), blocks)
}

/// Returns the section on the ingredients in play.
pub(super) fn pantry(facts: &PublicFacts) -> PrintedSection {
    let all = facts.ingredients();
    let note = match all {
        [first, second, ..] => Some(rules_pantry_note(second.sign(), first.sign())),
        _ => None,
    };
    let picture = [PrintedBlock::Ingredients(all)].into_iter();
    PrintedSection::new(rules_pantry(), picture.chain(note.map(PrintedBlock::Text)).collect())
}

pub(super) fn turn(facts: &PublicFacts) -> PrintedSection {
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
        vec![PrintedBlock::Text(intro)],
        vec![PrintedBlock::Actions { actions, dots: facts.longest }],
        vec![PrintedBlock::Text(rules_turn_moon())],
    ];
    PrintedSection { title: rules_turn(), pieces }
}

pub(super) fn testing(facts: &PublicFacts, has_effects: bool) -> PrintedSection {
    let how = match &facts.tester {
        TestSource::Paper(ways) => ways.first().test(),
        TestSource::Here | TestSource::Table => rules_testing_when_here(),
    };
    let result = if has_effects || facts.decoys == DecoyKinds::All {
        rules_testing_result()
    } else {
        rules_together(rules_testing_result(), rules_testing_decoys())
    };
    let mut blocks = vec![
        PrintedBlock::Text(rules_together(rules_testing_full_or_closed(), how)),
        PrintedBlock::Text(rules_together(result, rules_testing_write())),
    ];
    if has_effects {
        blocks.push(PrintedBlock::Text(rules_testing_reports()));
    }
    PrintedSection::new(rules_testing(), blocks)
}

/// Returns the section on winning and losing. `win` is the paragraph on winning.
pub(super) fn ending(win: Message) -> PrintedSection {
    let paragraphs = [win, rules_ending_name(), rules_ending_moon(), rules_ending_stars()];
    PrintedSection::new(rules_ending(), paragraphs.map(PrintedBlock::Text).to_vec())
}

/// Returns the paragraph on winning.
pub(super) fn win(facts: &PublicFacts, has_effects: bool) -> Message {
    match (has_effects, is_hidden(facts)) {
        (true, false) => rules_ending_win_moon(facts.recipe),
        (true, true) => rules_ending_win_moon_hidden(),
        (false, false) => rules_ending_win(facts.recipe),
        (false, true) => rules_ending_win_hidden(),
    }
}

/// Returns the worked test, step by step. `has_effects` adds a conclusion about effects.
pub(super) fn worked_test(example: Example, has_effects: bool) -> PrintedSection {
    let picture = [PrintedBlock::Example(Box::new(example))].into_iter();
    PrintedSection::breakable(
        rules_example(),
        picture.chain(Example::follows(has_effects).map(PrintedBlock::Text)),
    )
}

/// Returns the section on naming the recipe, and on the secrets that a correct naming reveals.
pub(super) fn naming(facts: &PublicFacts, has_effects: bool, given_up: Message) -> PrintedSection {
    let how = match &facts.tester {
        TestSource::Here | TestSource::Table => rules_naming_how_here(),
        TestSource::Paper(ways) => ways.first().name(),
    };
    let mut blocks = vec![PrintedBlock::Text(rules_together(how, rules_naming_free()))];
    let opens = if has_effects { rules_naming_opens() } else { rules_naming_opens_plain() };
    let given_up = if is_referee(facts) { rules_checking_organiser() } else { given_up };
    if reads_codes(facts) || is_referee(facts) {
        blocks.push(PrintedBlock::Text(rules_together(opens, given_up)));
    }
    blocks.extend(help_page(facts));
    PrintedSection::new(rules_naming(), blocks)
}

/// Returns the section on stars and aims.
pub(super) fn stars(facts: &PublicFacts) -> PrintedSection {
    let aims = if is_alone(facts) { rules_stars_aims_alone() } else { rules_stars_aims() };
    let texts = [rules_stars_count(facts.clock.brewed_steps()), rules_stars_titles(), aims];
    PrintedSection::new(rules_stars(), texts.map(PrintedBlock::Text).to_vec())
}

/// Returns the section on the kinds of decoys.
pub(super) fn outside(kinds: DecoyKinds) -> PrintedSection {
    let blocks = match kinds {
        DecoyKinds::Ignore => vec![PrintedBlock::Text(rules_decoys_ignore())],
        DecoyKinds::All => {
            let kinds = [rules_decoy_ignored(), rules_decoy_overachiever(), rules_decoy_imposter()];
            let intro = PrintedBlock::Text(rules_decoys_all());
            [intro].into_iter().chain(bullets(kinds)).collect()
        }
    };
    PrintedSection::new(rules_decoys(), blocks)
}

/// Returns the section on the effects. A column may break after each effect.
pub(super) fn effects(facts: &PublicFacts, density: Density) -> Option<PrintedSection> {
    let mut pieces: Vec<Vec<PrintedBlock>> = Vec::new();
    for category in Category::ALL {
        let own = facts.effects.iter().filter(|e| e.category() == category);
        for (i, effect) in own.enumerate() {
            let (name, tells) = (effect.name(), effect.description(is_alone(facts)));
            let mut piece = Vec::new();
            if i == 0 && density == Density::Roomy {
                piece.push(PrintedBlock::Group(category.heading()));
            }
            piece.extend(bullets([match density {
                Density::Roomy => rules_explained(name, tells),
                Density::Dense => rules_explained_tagged(name, category.tag(), tells),
            }]));
            pieces.push(piece);
        }
    }
    pieces.first_mut()?.insert(0, PrintedBlock::Text(effects_intro(facts)));
    Some(PrintedSection { title: rules_effects(), pieces })
}

/// Returns the paragraph that applies to all effects.
pub(super) fn effects_intro(facts: &PublicFacts) -> Message {
    match is_alone(facts) {
        true => rules_effects_intro(),
        false => rules_together(rules_effects_intro(), rules_effects_tester()),
    }
}

/// Returns the section on the special cells. A column may break after each cell.
pub(super) fn specials(facts: &PublicFacts) -> Option<PrintedSection> {
    let explained = facts.specials.iter().map(|&special| {
        vec![PrintedBlock::Item(
            ListMarker::Special(special),
            rules_explained(special.name(), special.description()),
        )]
    });
    let mut pieces: Vec<_> = explained.collect();
    pieces.first_mut()?.insert(0, PrintedBlock::Text(rules_specials_signs()));
    Some(PrintedSection { title: rules_specials(), pieces })
}

/// Returns questions that arise during play, in the order in which they arise.
pub(super) fn questions(facts: &PublicFacts, has_effects: bool) -> PrintedSection {
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
    PrintedSection::breakable(rules_asked(), bullets(asked))
}

/// Longest web address printed for typing, in bytes. The code contains the address anyway.
const LONGEST_TYPED: usize = 45;

/// Whether a page reads the code, so that answers can be entered.
fn reads_codes(facts: &PublicFacts) -> bool {
    match &facts.tester {
        TestSource::Paper(ways) => ways.reads_codes(),
        TestSource::Here | TestSource::Table => true,
    }
}

/// Returns the web address to type for players without a camera.
fn help_page(facts: &PublicFacts) -> Option<PrintedBlock> {
    match &facts.tester {
        TestSource::Paper(TestMethods { address: Some(page), .. })
            if page.len() <= LONGEST_TYPED =>
        {
            Some(PrintedBlock::Text(rules_checking_help(page.as_str())))
        }
        TestSource::Paper(_) | TestSource::Here | TestSource::Table => None,
    }
}

/// Returns the sentence on how rivals win. Rivals brew only in their own sections, and some boards
/// have no section that can hold the longest recipe.
fn rivals_win(facts: &PublicFacts) -> Message {
    match facts.has_room {
        Some(true) => rules_variant_rivals_win(),
        Some(false) => rules_variant_rivals_name(),
        None => rules_together(rules_variant_rivals_win(), rules_variant_rivals_small()),
    }
}

pub(super) fn variants(facts: &PublicFacts) -> Option<PrintedSection> {
    let mut lines = Vec::new();
    if let TestSource::Paper(ways) = &facts.tester {
        lines.extend(ways.others().filter_map(TestMethod::also));
    }
    if !is_alone(facts) {
        let rivals = rules_together(rules_variant_rivals_named(), rivals_win(facts));
        lines.extend([rivals, rules_variant_solo()]);
    }
    (!lines.is_empty()).then(|| PrintedSection::new(rules_variants(), bullets(lines)))
}

/// Returns facts valid for any game of the settings `kind`. Of `facts` only players, edition and
/// tester remain relevant.
fn of(facts: &PublicFacts, kind: &Settings) -> PublicFacts {
    PublicFacts {
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

/// Returns the value that all `kinds` share; `None` if they differ.
fn shared_value<T: PartialEq>(kinds: &[Settings], of: impl Fn(&Settings) -> T) -> Option<T> {
    let mut all = kinds.iter().map(of);
    all.next().filter(|first| all.all(|other| other == *first))
}

/// Returns the sections needed to begin, as far as they are common to games of all `kinds`. `facts`
/// are those of any of these games. Only players, tester and `longest` are read.
pub(crate) fn common_to_play(facts: &PublicFacts, kinds: &[Settings]) -> Vec<PrintedSection> {
    let any_effects = kinds.iter().any(has_effects);
    // The audience is left out, because the age depends on the effects of each game.
    let goal = match shared_value(kinds, |kind| of(facts, kind)) {
        Some(all) => goal(&all, None),
        None => goal_of(facts, None, sheet_run_goal()),
    };
    let won = shared_value(kinds, |kind| win(&of(facts, kind), has_effects(kind)));
    let decoys = decoys(kinds);
    vec![
        goal,
        set_up(facts, SectionOrigin::Cut, Some(sheet_run_set_up_clue())),
        turn(facts),
        testing(&PublicFacts { decoys, ..facts.clone() }, any_effects),
        ending(won.unwrap_or_else(sheet_run_ending_win)),
    ]
}

/// Returns the kinds of decoys that can occur in any of the games.
fn decoys(kinds: &[Settings]) -> DecoyKinds {
    if kinds.iter().any(|kind| kind.decoys() == DecoyKinds::All) {
        DecoyKinds::All
    } else {
        DecoyKinds::Ignore
    }
}

/// Returns the sections to consult during play, as far as they are common to games of all `kinds`.
/// Of `facts` only players, edition and tester are read.
pub(crate) fn common_to_look_up(facts: &PublicFacts, kinds: &[Settings]) -> Vec<PrintedSection> {
    let any_effects = kinds.iter().any(has_effects);
    let example = kinds.first().and_then(|kind| Example::of(&of(facts, kind)));
    let example = example.map(|example| worked_test(example, any_effects));
    let mut sections: Vec<PrintedSection> = example.into_iter().collect();
    sections.extend([naming(facts, any_effects, sheet_run_checking_give_up()), stars(facts)]);
    sections.push(outside(decoys(kinds)));
    if any_effects {
        let text = rules_together(effects_intro(facts), sheet_run_effects_of_game());
        sections.push(PrintedSection::new(sheet_run_effects(), vec![PrintedBlock::Text(text)]));
    }
    if kinds.iter().any(Settings::special_cells) {
        sections.push(PrintedSection::new(
            sheet_run_specials(),
            vec![PrintedBlock::Text(sheet_run_specials_of_game())],
        ));
    }
    sections.push(questions(facts, any_effects));
    // Room for the recipe depends on the board of each game.
    sections.extend(variants(&PublicFacts { has_room: None, ..facts.clone() }));
    sections
}

/// Returns the sections specific to one game, except its clue.
pub(crate) fn of_game(facts: &PublicFacts) -> Vec<PrintedSection> {
    let recipe = match facts.recipe {
        RecipeLength::Known(length) => sheet_run_recipe_known(length, facts.ingredients),
        hidden => sheet_run_recipe_hidden(hidden, facts.ingredients),
    };
    let mut sections =
        vec![PrintedSection::new(sheet_run_recipe(), vec![PrintedBlock::Text(recipe)])];
    sections.extend([pantry(facts), outside(facts.decoys)]);
    sections.extend(effects(facts, Density::Roomy));
    sections.extend(specials(facts));
    sections
}
