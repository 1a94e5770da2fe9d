//! What the rules page of a sheet says: only what this sheet needs.

use super::block::{Block, Marker, Section, item, text};
use crate::board::{Plot, Special};
use crate::draw::SheetView;
use crate::draw::fonts::Face;
use crate::draw::text::Paragraph;
use crate::draw::words::{Words, fill};
use crate::draw::{Mark, Symbol};
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
    pub fn new(view: &SheetView, words: &Words, density: Density) -> Self {
        Contents {
            play: vec![
                goal(view, words),
                set_up(view, words),
                turn(view, words),
                testing(view, words),
                ending(view, words),
            ],
            pantry: pantry(view, words, density),
            magic: effects(view, words, density).into_iter().chain(specials(view, words)).collect(),
            later: std::iter::once(checking(view, words)).chain(variants(view, words)).collect(),
        }
    }
}

/// The values that the texts can name.
fn values(view: &SheetView, markup: &str) -> String {
    let (count, longest) = (view.ingredients.to_string(), view.longest.to_string());
    let past = (view.longest + 1).to_string();
    let values = [
        ("length", view.recipe.as_str()),
        ("longest", &longest),
        ("past", &past),
        ("count", &count),
    ];
    fill(markup, &values)
}

fn is_hidden(view: &SheetView) -> bool {
    view.recipe.parse::<u8>().is_err()
}

fn goal(view: &SheetView, words: &Words) -> Section {
    let r = &words.rules;
    let recipe = if is_hidden(view) { &r.goal_hidden } else { &r.goal_known };
    Section::new(&r.goal, vec![text(&values(view, recipe)), text(&r.goal_how)])
}

fn set_up(view: &SheetView, words: &Words) -> Section {
    let r = &words.rules;
    let steps: &[&String] = match view.players.count() {
        1 => &[&r.set_up_alone, &r.set_up_specialties_alone, &r.set_up_clue],
        2..=5 => &[&r.set_up_cut, &r.set_up_specialties, &r.set_up_clue],
        _ => &[&r.set_up_cut_teams, &r.set_up_specialties, &r.set_up_clue],
    };
    let blocks = steps.iter().enumerate().map(|(i, s)| item(Marker::Number(i + 1), s)).collect();
    Section::new(&r.set_up, blocks)
}

fn turn(view: &SheetView, words: &Words) -> Section {
    let r = &words.rules;
    let alone = view.players.count() == 1;
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

fn testing(view: &SheetView, words: &Words) -> Section {
    let r = &words.rules;
    let when = match (view.referee, &view.help) {
        (true, _) => &r.testing_when_referee,
        (false, Some(_)) => &r.testing_when,
        (false, None) => &r.testing_when_program,
    };
    let mut blocks = vec![text(when), text(&r.testing_result), Block::Example];
    if !view.effects.is_empty() {
        blocks.push(text(&r.testing_reports));
    }
    Section::new(&r.testing, blocks)
}

fn ending(view: &SheetView, words: &Words) -> Section {
    let r = &words.rules;
    let alone = view.players.count() == 1;
    let win = match (view.effects.is_empty(), is_hidden(view)) {
        (true, false) => &r.ending_win,
        (true, true) => &r.ending_win_hidden,
        (false, false) => &r.ending_win_effects,
        (false, true) => &r.ending_win_effects_hidden,
    };
    let mut blocks = vec![text(&values(view, win))];
    if !alone {
        blocks.push(text(&r.ending_full));
    }
    let poison = view.effects.contains(&Effect::Poison);
    let lose = match (alone, poison) {
        (true, _) => &r.ending_lose_alone,
        (false, false) => &r.ending_lose,
        (false, true) => &r.ending_lose_poison,
    };
    blocks.push(text(lose));
    Section::new(&r.ending, blocks)
}

fn pantry(view: &SheetView, words: &Words, density: Density) -> Section {
    let r = &words.rules;
    let names: Vec<&str> = view.ingredients().iter().map(|i| i.name()).collect();
    let mut blocks = vec![match density {
        Density::Roomy => Block::Herbs(view.ingredients()),
        Density::Dense => text(&fill(&r.pantry_list, &[("ingredients", &names.join(", "))])),
    }];
    let decoys: &[&String] = match view.decoys {
        DecoyKinds::Ignore => &[&r.decoys_ignore],
        DecoyKinds::All => &[&r.decoys_all],
    };
    blocks.extend(decoys.iter().map(|d| text(&values(view, d))));
    if view.decoys == DecoyKinds::All {
        for kind in [&r.decoy_ignored, &r.decoy_overachiever, &r.decoy_imposter] {
            blocks.push(item(Marker::Bullet, &values(view, kind)));
        }
    }
    Section::new(&r.pantry, blocks)
}

/// The effects: a section, continued by one for each further category, so that they can go
/// on in the next column.
fn effects(view: &SheetView, words: &Words, density: Density) -> Vec<Section> {
    let r = &words.rules;
    let mut sections: Vec<Section> = Vec::new();
    for category in Category::ALL {
        let own = view.effects.iter().filter(|e| e.category() == category);
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
            let group = Paragraph::new(words.category(category), Face::Regular);
            blocks.insert(0, Block::Group(group));
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

fn specials(view: &SheetView, words: &Words) -> Option<Section> {
    let here = |s: &Special| {
        let mut plots = view.board.gardens.iter().flat_map(|g| &g.cells);
        plots.any(|(_, plot)| *plot == Plot::Special(*s))
    };
    let blocks: Vec<Block> = Special::ALL
        .into_iter()
        .filter(here)
        .map(|s| {
            let markup = format!("*{}*: {}", s.name(), words.special(s));
            item(Marker::Symbol(Symbol::Special(s)), &markup)
        })
        .collect();
    (!blocks.is_empty()).then(|| Section::new(&words.rules.specials, blocks))
}

/// Nobody types a longer address; the code has it anyway.
const LONGEST_TYPED: usize = 45;

fn checking(view: &SheetView, words: &Words) -> Section {
    let r = &words.rules;
    let how = if view.help.is_some() { &r.checking_how } else { &r.checking_how_program };
    let mut all = how.clone();
    if view.give_up.is_some() {
        all = format!("{all} {}", r.checking_give_up);
    }
    let mut blocks = vec![text(&all)];
    if let Some(help) = view.help.as_ref().filter(|help| help.len() <= LONGEST_TYPED) {
        blocks.push(text(&fill(&r.checking_help, &[("help", help)])));
    }
    Section::new(&r.checking, blocks)
}

fn variants(view: &SheetView, words: &Words) -> Option<Section> {
    let r = &words.rules;
    let mut lines = Vec::new();
    if view.players.count() > 1 {
        lines.extend([&r.variant_rivals, &r.variant_solo]);
    }
    if view.effects.is_empty() && view.decoys == DecoyKinds::Ignore {
        lines.push(&r.variant_high_witch);
    }
    let blocks: Vec<Block> = lines.into_iter().map(|l| item(Marker::Bullet, l)).collect();
    (!blocks.is_empty()).then(|| Section::new(&r.variants, blocks))
}
