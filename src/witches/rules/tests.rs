//! What the rules say, and in which order.

mod answers;
mod example;
mod readability;

use super::{RulesBlock, Sections, TopicBlock, rules_text, to_play};
use crate::game::edition::Edition;
use crate::game::players::Players;
use crate::texts::Message;
use crate::witches::clock::Clock;
use crate::witches::deal::{Facts, Tester};
use crate::witches::puzzle::{Category, Clue, Effect, Ingredient};
use crate::witches::settings::Level;
use crate::witches::ways::{Beside, Ways};

/// Paper with the page that tests beside it, and with a code that leads to a page.
fn home() -> Tester {
    Tester::Paper(Ways {
        beside: Beside { play_page: true, ..Beside::default() },
        ..Ways::default()
    })
}

fn phone() -> Tester {
    at("https://example.org/play", false)
}

fn at(page: &str, is_referee: bool) -> Tester {
    Tester::Paper(Ways { address: Some(page.into()), is_referee, ..Ways::default() })
}

/// What the players of a level know, with the first effects of each of its categories.
fn facts(edition: Edition, level: Level, players: u8, tester: Tester) -> Facts {
    let settings = level.settings_in(edition);
    let number = usize::from(level.number());
    let categories = Category::ALL.into_iter().take(number);
    let mut effects: Vec<Effect> = categories.flat_map(|c| c.effects(edition).take(2)).collect();
    if number > 3 {
        effects.extend([Effect::Poison, Effect::Odd, Effect::Even]);
        effects.sort();
        effects.dedup();
    }
    Facts {
        edition,
        players: Players::new(players).unwrap(),
        recipe: settings.length(),
        longest: settings.length().longest(),
        ingredients: settings.ingredients(),
        decoys: settings.decoys(),
        effects,
        specials: Vec::new(),
        clue: Clue::NotNumber(Ingredient::Parsley, 2),
        aims: Vec::new(),
        clock: Clock::of(&settings, Players::new(players).unwrap()),
        tester,
    }
}

/// The rules of a few sheets that differ in everything that the texts depend on.
fn told(edition: Edition) -> String {
    let mut all = String::new();
    for (level, players, tester) in [
        (Level::FirstGame, 4, home()),
        (Level::Beginner, 1, phone()),
        (Level::AmateurWitch, 2, Tester::Here),
        (Level::PotionMaster, 8, phone()),
        (Level::HighWitch, 1, home()),
        (Level::HighWitch, 5, Tester::Here),
    ] {
        let by = match &tester {
            Tester::Paper(ways) => format!("{:?}", ways.first()),
            by => format!("{by:?}"),
        };
        all += &format!("===== {level:?}, {players} players, {by}\n");
        for section in rules_text(&facts(edition, level, players, tester)) {
            all += &format!("## {}\n", section.title);
            for block in section.blocks {
                let (mark, text) = match block {
                    RulesBlock::Text(text) => ("", text),
                    RulesBlock::Item(text) => ("- ", text),
                    RulesBlock::Step(text) => ("1. ", text),
                    RulesBlock::Group(text) => ("### ", text),
                };
                all += &format!("{mark}{text}\n");
            }
        }
    }
    all
}

/// A sheet of the first edition can be printed again, word for word.
#[test]
fn the_first_edition_keeps_its_words() {
    assert_eq!(told(Edition::First), include_str!("first_edition.txt"));
}

fn text(block: RulesBlock) -> Message {
    match block {
        RulesBlock::Text(t) | RulesBlock::Item(t) | RulesBlock::Step(t) | RulesBlock::Group(t) => t,
    }
}

/// All rules of a sheet of the second edition, as one text.
fn second(level: Level, players: u8, tester: Tester) -> String {
    let sections = rules_text(&facts(Edition::Second, level, players, tester));
    let blocks = sections.into_iter().flat_map(|s| s.blocks);
    blocks.map(|block| text(block).to_string()).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_second_edition_explains_what_is_new() {
    for players in 1..=8 {
        let text = second(Level::HighWitch, players, home());
        for new in [
            "*Close* one of your cauldrons",
            "*May something grow past its last dot?* No.",
            "A full or closed cauldron is tested at once.",
            "A section is _full_ when",
        ] {
            assert!(text.contains(new), "{players} players: {new}");
        }
        let others = text.contains("all others cross out one empty cell each turn, in place of");
        assert_eq!(others, players > 1);
        assert_eq!(text.contains("each of you does *one* of these"), players > 5);
        assert_eq!(text.contains("you may not act on your next turn"), players == 1);
        assert_eq!(text.contains("when all players are poisoned at once"), players > 1);
    }
}

/// What is needed to begin is read in three minutes: 400 words at most.
#[test]
fn what_begins_a_game_of_edition_3_takes_400_words() {
    let mut most = (0, Level::FirstGame, 0);
    for level in Level::ALL {
        for players in 1..=8 {
            for tester in [home(), phone(), Tester::Here] {
                let facts = facts(Edition::Third, level, players, tester);
                let sections = to_play(&facts, Sections::Cut, Some((20, 40)));
                let blocks = sections.into_iter().flat_map(|topic| {
                    std::iter::once(topic.title.to_string()).chain(
                        topic.pieces.into_iter().flatten().map(|block| match block {
                            TopicBlock::Text(text) | TopicBlock::Item(_, text) => text.to_string(),
                            TopicBlock::Actions { actions, .. } => {
                                actions.iter().map(|(_, text)| text.to_string() + " ").collect()
                            }
                            _ => String::new(),
                        }),
                    )
                });
                let words: usize = blocks.map(|text| text.split_whitespace().count()).sum();
                most = most.max((words, level, players));
            }
        }
    }
    assert!(most.0 <= 400, "{most:?}");
}

#[test]
fn edition_3_explains_what_is_new() {
    for players in 1..=8 {
        let sections = rules_text(&facts(Edition::Third, Level::HighWitch, players, home()));
        let blocks = sections.into_iter().flat_map(|s| s.blocks);
        let told = blocks.map(|block| text(block).to_string()).collect::<Vec<_>>().join("\n");
        for new in [
            "*Or name the recipe*",
            "at most *twice*",
            "cross off a circle of the *moon track*",
            "five stars to the _Witches of the Full Moon_",
            "It counts even if you lose.",
        ] {
            assert!(told.contains(new), "{players} players: {new}");
        }
        for old in ["Share out", "the actions?* No", "A section is _full_", "test any potion"] {
            assert!(!told.contains(old), "{players} players: {old}");
        }
        assert_eq!(told.contains("do *three* of these"), players == 1);
        assert_eq!(told.contains("does *two* of these"), players == 2);
        assert_eq!(told.contains("*two* with a section alone"), players == 7);
        assert_eq!(told.contains("only you may plant them"), players > 1);
        assert_eq!(told.contains("If all players are poisoned at once"), players > 1);
    }
}

#[test]
fn ingredients_are_dealt_as_they_go_round() {
    let deal = |level, players| {
        let text = second(level, players, home());
        let line = text.lines().find(|line| line.contains("Share out")).unwrap_or_default();
        (line.contains("until none is left."), line.contains("some of you share one."))
    };
    assert_eq!(deal(Level::FirstGame, 3), (true, false));
    assert_eq!(deal(Level::FirstGame, 4), (true, false));
    assert_eq!(deal(Level::FirstGame, 7), (false, true));
    assert_eq!(deal(Level::HighWitch, 8), (true, false));
}

#[test]
fn potions_of_one_turn_are_tested_in_the_order_of_the_sections() {
    for (players, order) in [(2, "Owl, Fox."), (5, "Owl, Fox, Raven, Toad, Moth."), (7, "Toad.")] {
        let text = second(Level::Beginner, players, home());
        let told = text.lines().find(|line| line.contains("two potions are ready"));
        assert!(told.is_some_and(|line| line.ends_with(order)), "{players} players: {told:?}");
    }
    assert!(!second(Level::Beginner, 1, home()).contains("two potions"));
}

/// Only the organiser of a tournament can open the solution, and says how answers are checked.
#[test]
fn a_referees_rules_name_no_give_up_code() {
    let person = Tester::Paper(Ways { is_referee: true, ..Ways::default() });
    for tester in [person, at("https://example.org", true)] {
        for edition in Edition::ALL {
            let sections = rules_text(&facts(edition, Level::FirstGame, 4, tester.clone()));
            let blocks = sections.into_iter().flat_map(|section| section.blocks);
            let text: String = blocks.map(|block| text(block).to_string() + "\n").collect();
            let told = if edition < Edition::Third { "the opening code" } else { "_Answer_" };
            assert!(text.contains(told) || text.contains("says only _right_"), "{text}");
            assert!(text.contains("The organiser opens the solution at the end."));
            assert!(!text.contains("Given up") && !text.contains("Keeper"));
        }
    }
}
