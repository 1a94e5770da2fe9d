//! What the rules page of a sheet says: only what this sheet needs.

use super::block::{Block, Marker, Section, item, text};
use crate::draw::words::{Words, fill};
use crate::draw::{Mark, Symbol};
use crate::game::{Facts, Tester};
use crate::level::DecoyKinds;
use crate::puzzle::{Category, Effect, Ingredient};

/// The sections: those that belong in this order, and those that may stand anywhere after.
pub(super) struct Contents {
    /// The game, in the order of learning it.
    pub play: Vec<Section>,
    /// What is in the pantry: right after the goal, or after the whole game.
    pub pantry: Section,
    /// Effects and special cells.
    pub magic: Vec<Section>,
    /// What can be read later.
    pub later: Vec<Section>,
}

/// How much room the contents take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Density {
    /// Ingredients with their symbols, effects under headings.
    Roomy,
    /// Ingredients as a list, effects with tags.
    Dense,
}

impl Contents {
    pub fn new(facts: &Facts, words: &Words, density: Density) -> Self {
        Contents {
            play: vec![
                goal(facts, words),
                set_up(facts, words),
                turn(facts, words),
                testing(facts, words),
                ending(facts, words),
            ],
            pantry: pantry(facts, words, density),
            magic: effects(facts, words, density)
                .into_iter()
                .chain(specials(facts, words))
                .collect(),
            later: std::iter::once(checking(facts, words)).chain(variants(facts, words)).collect(),
        }
    }
}

/// The values that the texts can name.
fn values(facts: &Facts, markup: &str) -> String {
    let (count, longest) = (facts.ingredients.to_string(), facts.longest.to_string());
    let past = (facts.longest + 1).to_string();
    let values = [
        ("length", facts.recipe.as_str()),
        ("longest", &longest),
        ("past", &past),
        ("count", &count),
    ];
    fill(markup, &values)
}

fn is_hidden(facts: &Facts) -> bool {
    facts.recipe.parse::<u8>().is_err()
}

fn goal(facts: &Facts, words: &Words) -> Section {
    let r = &words.rules;
    let recipe = if is_hidden(facts) { &r.goal_hidden } else { &r.goal_known };
    Section::new(&r.goal, vec![text(&values(facts, recipe)), text(&r.goal_how)])
}

fn set_up(facts: &Facts, words: &Words) -> Section {
    let r = &words.rules;
    let steps: &[&String] = match facts.players.count() {
        1 => &[&r.set_up_alone, &r.set_up_specialties_alone, &r.set_up_clue],
        2..=5 => &[&r.set_up_cut, &r.set_up_specialties, &r.set_up_clue],
        _ => &[&r.set_up_cut_teams, &r.set_up_specialties, &r.set_up_clue],
    };
    let blocks = steps.iter().enumerate().map(|(i, s)| item(Marker::Number(i + 1), s)).collect();
    Section::new(&r.set_up, blocks)
}

fn turn(facts: &Facts, words: &Words) -> Section {
    let r = &words.rules;
    let alone = facts.players.count() == 1;
    let mark = |mark: Mark| Marker::Symbol(Symbol::Mark(mark));
    let pluck =
        if alone { r.turn_pluck.clone() } else { format!("{} {}", r.turn_pluck, r.turn_share) };
    Section::new(
        &r.turn,
        vec![
            text(if alone { &r.turn_intro_alone } else { &r.turn_intro }),
            item(mark(Mark::SeedDot), &r.turn_plant),
            item(Marker::Symbol(Ingredient::Sage.into()), &r.turn_grow),
            item(mark(Mark::Cauldron), &pluck),
        ],
    )
}

fn testing(facts: &Facts, words: &Words) -> Section {
    let r = &words.rules;
    let when = match facts.tester {
        Tester::Phone(_) | Tester::Referee(Some(_)) => &r.testing_when,
        Tester::Home => &r.testing_when_home,
        Tester::Here => &r.testing_when_here,
        Tester::Referee(None) => &r.testing_when_referee,
    };
    let mut blocks = vec![text(when), text(&r.testing_result), Block::Example];
    if !facts.effects.is_empty() {
        blocks.push(text(&r.testing_reports));
    }
    Section::new(&r.testing, blocks)
}

fn ending(facts: &Facts, words: &Words) -> Section {
    let r = &words.rules;
    let alone = facts.players.count() == 1;
    let win = match (facts.effects.is_empty(), is_hidden(facts)) {
        (true, false) => &r.ending_win,
        (true, true) => &r.ending_win_hidden,
        (false, false) => &r.ending_win_effects,
        (false, true) => &r.ending_win_effects_hidden,
    };
    let mut blocks = vec![text(&values(facts, win))];
    if !alone {
        blocks.push(text(&r.ending_full));
    }
    let poison = facts.effects.contains(&Effect::Poison);
    let lose = match (alone, poison) {
        (true, _) => &r.ending_lose_alone,
        (false, false) => &r.ending_lose,
        (false, true) => &r.ending_lose_poison,
    };
    blocks.push(text(lose));
    Section::new(&r.ending, blocks)
}

fn pantry(facts: &Facts, words: &Words, density: Density) -> Section {
    let r = &words.rules;
    let names: Vec<&str> = facts.ingredients().iter().map(|i| i.name()).collect();
    let mut blocks = vec![match density {
        Density::Roomy => Block::Herbs(facts.ingredients()),
        Density::Dense => text(&fill(&r.pantry_list, &[("ingredients", &names.join(", "))])),
    }];
    let decoys: &[&String] = match facts.decoys {
        DecoyKinds::Ignore => &[&r.decoys_ignore],
        DecoyKinds::All => &[&r.decoys_all],
    };
    blocks.extend(decoys.iter().map(|d| text(&values(facts, d))));
    if facts.decoys == DecoyKinds::All {
        for kind in [&r.decoy_ignored, &r.decoy_overachiever, &r.decoy_imposter] {
            blocks.push(item(Marker::Bullet, &values(facts, kind)));
        }
    }
    Section::new(&r.pantry, blocks)
}

/// The effects: a section, continued by one for each further category, so that they can go
/// on in the next column.
fn effects(facts: &Facts, words: &Words, density: Density) -> Vec<Section> {
    let r = &words.rules;
    let mut sections: Vec<Section> = Vec::new();
    for category in Category::ALL {
        let own = facts.effects.iter().filter(|e| e.category() == category);
        let items: Vec<Block> = own
            .map(|e| match density {
                Density::Roomy => format!("*{}*: {}", e.name(), e.info().tells),
                Density::Dense => {
                    let tag = words.category_tag(category);
                    format!("*{}* ({tag}): {}", e.name(), e.info().tells)
                }
            })
            .map(|markup| item(Marker::Bullet, &markup))
            .collect();
        if items.is_empty() {
            continue;
        }
        let mut blocks = items;
        if density == Density::Roomy {
            blocks.insert(0, Block::Group(words.category(category).to_owned()));
        }
        if sections.is_empty() {
            blocks.insert(0, text(&r.effects_intro));
            sections.push(Section::new(&r.effects, blocks));
        } else {
            sections.push(Section::continued(blocks));
        }
    }
    sections
}

fn specials(facts: &Facts, words: &Words) -> Option<Section> {
    let blocks: Vec<Block> = facts
        .specials
        .iter()
        .map(|&s| {
            let markup = format!("*{}*: {}", s.name(), words.special(s));
            item(Marker::Symbol(Symbol::Special(s)), &markup)
        })
        .collect();
    (!blocks.is_empty()).then(|| Section::new(&words.rules.specials, blocks))
}

/// Nobody types a longer address; the code has it anyway.
const LONGEST_TYPED: usize = 45;

fn checking(facts: &Facts, words: &Words) -> Section {
    let r = &words.rules;
    let how = match facts.tester {
        Tester::Here => &r.checking_how_here,
        Tester::Home | Tester::Referee(None) => &r.checking_how_home,
        Tester::Phone(_) | Tester::Referee(Some(_)) => &r.checking_how,
    };
    let mut blocks = vec![text(&format!("{how} {}", r.checking_give_up))];
    if let Tester::Phone(page) | Tester::Referee(Some(page)) = &facts.tester
        && page.len() <= LONGEST_TYPED
    {
        blocks.push(text(&fill(&r.checking_help, &[("help", page)])));
    }
    Section::new(&r.checking, blocks)
}

fn variants(facts: &Facts, words: &Words) -> Option<Section> {
    let r = &words.rules;
    let mut lines = Vec::new();
    if facts.players.count() > 1 {
        lines.extend([&r.variant_rivals, &r.variant_solo]);
    }
    if facts.effects.is_empty() && facts.decoys == DecoyKinds::Ignore {
        lines.push(&r.variant_high_witch);
    }
    let blocks: Vec<Block> = lines.into_iter().map(|l| item(Marker::Bullet, l)).collect();
    (!blocks.is_empty()).then(|| Section::new(&r.variants, blocks))
}
