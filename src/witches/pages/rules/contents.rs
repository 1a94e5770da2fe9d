//! What the rules page of a sheet says: only what this sheet needs.

use std::rc::Rc;

use super::example::Example;
use crate::edition::Edition;
use crate::identity::Identity;
use crate::page::block::{Block, Marker, Passage, item, text};
use crate::page::symbols::symbol;
use crate::witches::game::{Facts, Tester};
use crate::witches::pages::words::{Words, fill};
use crate::witches::puzzle::{Category, Effect, Ingredient};
use crate::witches::settings::DecoyKinds;

/// How much room the contents take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Density {
    /// Ingredients with their symbols, effects under headings.
    Roomy,
    /// Ingredients as a list, effects with tags.
    Dense,
}

/// The sections, in the order of reading.
pub(super) fn contents(facts: &Facts, words: &Words, density: Density) -> Vec<Passage> {
    let mut sections = vec![
        goal(facts, words),
        set_up(facts, words),
        turn(facts, words),
        testing(facts, words),
        ending(facts, words),
        pantry(facts, words, density),
    ];
    sections.extend(effects(facts, words, density));
    sections.extend(specials(facts, words));
    sections.push(checking(facts, words));
    sections.extend(variants(facts, words));
    sections
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

fn is_second(facts: &Facts) -> bool {
    facts.edition >= Edition::Second
}

fn is_alone(facts: &Facts) -> bool {
    facts.players.count() == 1
}

fn is_referee(facts: &Facts) -> bool {
    matches!(facts.tester, Tester::Referee(_) | Tester::Table)
}

/// Several texts as one paragraph.
fn together(texts: &[&str]) -> String {
    texts.join(" ")
}

fn goal(facts: &Facts, words: &Words) -> Passage {
    let r = &words.rules;
    let recipe = if is_hidden(facts) { &r.goal_hidden } else { &r.goal_known };
    Passage::new(&r.goal, vec![text(&values(facts, recipe)), text(&r.goal_how)])
}

fn set_up(facts: &Facts, words: &Words) -> Passage {
    let r = &words.rules;
    let players = facts.players.count();
    let deal = match facts.ingredients {
        _ if !is_second(facts) => &r.set_up_deal,
        few if few < players => &r.set_up_deal_shared,
        odd if odd % players > 0 => &r.set_up_deal_youngest,
        _ => &r.set_up_deal,
    };
    let dealt = together(&[deal, &r.set_up_specialties]);
    let steps = match players {
        1 => [&r.set_up_alone, &r.set_up_specialties_alone, &r.set_up_clue],
        2..=5 => [&r.set_up_cut, &dealt, &r.set_up_clue],
        _ => [&r.set_up_cut_teams, &dealt, &r.set_up_clue],
    };
    let blocks = steps.iter().enumerate().map(|(i, s)| item(Marker::Number(i + 1), s)).collect();
    Passage::new(&r.set_up, blocks)
}

fn turn(facts: &Facts, words: &Words) -> Passage {
    let r = &words.rules;
    let intro = match facts.players.count() {
        1 => &r.turn_intro_alone,
        6.. if is_second(facts) => &r.turn_intro_teams,
        _ => &r.turn_intro,
    };
    let mut grow = vec![r.turn_grow.as_str()];
    let mut pluck = vec![r.turn_pluck.as_str()];
    if is_second(facts) {
        grow.push(&r.turn_grow_last);
    }
    if !is_alone(facts) {
        pluck.push(&r.turn_share);
    }
    let mut blocks = vec![
        text(intro),
        item(Marker::Symbol(symbol!("seed-dot")), &r.turn_plant),
        item(Marker::Symbol(Ingredient::Sage.into()), &together(&grow)),
        item(Marker::Symbol(symbol!("cauldron")), &together(&pluck)),
    ];
    if is_second(facts) {
        blocks.push(item(Marker::Symbol(symbol!("potion")), &r.turn_close));
    }
    Passage::new(&r.turn, blocks)
}

fn testing(facts: &Facts, words: &Words) -> Passage {
    let r = &words.rules;
    let what = if is_second(facts) { &r.testing_full_or_closed } else { &r.testing_full };
    let how = match facts.tester {
        Tester::Phone(_) | Tester::Referee(Some(_)) => &r.testing_when,
        Tester::Home => &r.testing_when_home,
        Tester::Here | Tester::Table => &r.testing_when_here,
        Tester::Referee(None) => &r.testing_when_referee,
    };
    let mut when = together(&[what, how]);
    if is_second(facts) && !is_alone(facts) {
        let sections = usize::from(facts.players.sections());
        let order: Vec<&str> = (0..sections).map(|s| Identity::of(s).name()).collect();
        let order = fill(&r.testing_order, &[("order", &order.join(", "))]);
        when = together(&[&when, &order]);
    }
    let mut blocks =
        vec![text(&when), text(&r.testing_result), Block::Figure(Rc::new(Example::new(words)))];
    if !facts.effects.is_empty() {
        blocks.push(text(&r.testing_reports));
    }
    Passage::new(&r.testing, blocks)
}

fn ending(facts: &Facts, words: &Words) -> Passage {
    let r = &words.rules;
    let win = match (facts.effects.is_empty(), is_hidden(facts)) {
        (true, false) => &r.ending_win,
        (true, true) => &r.ending_win_hidden,
        (false, false) => &r.ending_win_effects,
        (false, true) => &r.ending_win_effects_hidden,
    };
    let mut blocks = vec![text(&values(facts, win))];
    match (is_second(facts), is_alone(facts)) {
        (false, true) => {}
        (false, false) => blocks.push(text(&r.ending_full)),
        (true, true) => blocks.push(text(&r.ending_full_means)),
        (true, false) => {
            blocks.push(text(&together(&[&r.ending_full_means, &r.ending_full_others])));
        }
    }
    let poison = facts.effects.contains(&Effect::Poison);
    let lose = match (is_alone(facts), poison) {
        (true, _) => &r.ending_lose_alone,
        (false, false) => &r.ending_lose,
        (false, true) => &r.ending_lose_poison,
    };
    blocks.push(text(lose));
    Passage::new(&r.ending, blocks)
}

fn pantry(facts: &Facts, words: &Words, density: Density) -> Passage {
    let r = &words.rules;
    let names: Vec<&str> = facts.ingredients().iter().map(|i| i.name()).collect();
    let mut blocks = vec![match density {
        Density::Roomy => {
            let caption = |&i: &Ingredient| (i.into(), i.name().to_owned());
            Block::Captions(facts.ingredients().iter().map(caption).collect())
        }
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
    Passage::new(&r.pantry, blocks)
}

/// The effects, one by one, so that they can go on in the next column.
fn effects(facts: &Facts, words: &Words, density: Density) -> Vec<Passage> {
    let r = &words.rules;
    let mut blocks: Vec<Vec<Block>> = Vec::new();
    for category in Category::ALL {
        let own = facts.effects.iter().filter(|e| e.category() == category);
        for (i, effect) in own.enumerate() {
            let (name, tells) = (effect.name(), effect.tells(facts.edition, is_alone(facts)));
            let mut piece = Vec::new();
            let markup = match density {
                Density::Roomy => format!("*{name}*: {tells}"),
                Density::Dense => format!("*{name}* ({}): {tells}", words.category_tag(category)),
            };
            if i == 0 && density == Density::Roomy {
                piece.push(Block::Group(words.category(category).to_owned()));
            }
            piece.push(item(Marker::Bullet, &markup));
            blocks.push(piece);
        }
    }
    if let Some(first) = blocks.first_mut() {
        first.insert(0, text(&r.effects_intro));
    }
    Passage::in_pieces(&r.effects, blocks)
}

/// The special cells, one by one like the effects.
fn specials(facts: &Facts, words: &Words) -> Vec<Passage> {
    let explained = facts.specials.iter().map(|&s| {
        let markup = format!("*{}*: {}", s.name(), words.special(s));
        vec![item(Marker::Symbol(s.into()), &markup)]
    });
    Passage::in_pieces(&words.rules.specials, explained.collect())
}

/// Nobody types a longer address; the code has it anyway.
const LONGEST_TYPED: usize = 45;

fn checking(facts: &Facts, words: &Words) -> Passage {
    let r = &words.rules;
    let how = match facts.tester {
        Tester::Here | Tester::Table => &r.checking_how_here,
        Tester::Home => &r.checking_how_home,
        Tester::Phone(_) => &r.checking_how,
        Tester::Referee(None) => &r.checking_how_referee,
        Tester::Referee(Some(_)) => &r.checking_how_server,
    };
    let given_up = match facts.tester {
        Tester::Referee(_) | Tester::Table => &r.checking_organiser,
        Tester::Here if is_second(facts) => &r.checking_give_up_here,
        _ => &r.checking_give_up,
    };
    let mut blocks = vec![text(&together(&[how, given_up]))];
    if let Tester::Phone(page) | Tester::Referee(Some(page)) = &facts.tester
        && page.len() <= LONGEST_TYPED
    {
        blocks.push(text(&fill(&r.checking_help, &[("help", page)])));
    }
    Passage::new(&r.checking, blocks)
}

fn variants(facts: &Facts, words: &Words) -> Option<Passage> {
    let r = &words.rules;
    let mut lines = Vec::new();
    if !is_alone(facts) {
        lines.extend([&r.variant_rivals, &r.variant_solo]);
    }
    // A tournament's sheet has no code that opens the answer beforehand.
    if facts.effects.is_empty() && facts.decoys == DecoyKinds::Ignore && !is_referee(facts) {
        lines.push(&r.variant_high_witch);
    }
    let blocks: Vec<Block> = lines.into_iter().map(|l| item(Marker::Bullet, l)).collect();
    (!blocks.is_empty()).then(|| Passage::new(&r.variants, blocks))
}
