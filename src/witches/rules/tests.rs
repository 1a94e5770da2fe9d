//! Content and order of the rules.

mod answers;
mod example;
mod readability;

use super::{PrintedBlock, RulesBlock, SectionOrigin, rules_text, to_play};
use crate::common::players::Players;
use crate::texts::Message;
use crate::witches::clock::Clock;
use crate::witches::game_data::{PublicFacts, TestSource};
use crate::witches::puzzle::{Category, Clue, Effect, Ingredient};
use crate::witches::settings::Level;
use crate::witches::test_methods::{Extras, TestMethods};

/// Paper with the page that tests in a file next to it.
fn home() -> TestSource {
    TestSource::Paper(TestMethods {
        extras: Extras { play_page: true, ..Extras::default() },
        ..TestMethods::default()
    })
}

fn phone() -> TestSource {
    at("https://example.org/play", false)
}

fn at(page: &str, is_referee: bool) -> TestSource {
    TestSource::Paper(TestMethods {
        address: Some(page.into()),
        is_referee,
        ..TestMethods::default()
    })
}

/// Players' knowledge of a game of `level`, with the first two effects of each category in play.
fn facts(level: Level, players: u8, tester: TestSource) -> PublicFacts {
    let settings = level.settings();
    let edition = settings.edition();
    let number = usize::from(level.number());
    let categories = Category::ALL.into_iter().take(number);
    let mut effects: Vec<Effect> = categories.flat_map(|c| c.effects(edition).take(2)).collect();
    if number > 3 {
        effects.extend([Effect::Poison, Effect::Odd, Effect::Even]);
        effects.sort();
        effects.dedup();
    }
    PublicFacts {
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
        has_room: None,
        tester,
    }
}

fn text(block: RulesBlock) -> Message {
    match block {
        RulesBlock::Text(t) | RulesBlock::Item(t) | RulesBlock::Step(t) | RulesBlock::Group(t) => t,
    }
}

/// Returns all rules of a sheet as one text.
fn whole(level: Level, players: u8, tester: TestSource) -> String {
    let sections = rules_text(&facts(level, players, tester));
    let blocks = sections.into_iter().flat_map(|s| s.blocks);
    blocks.map(|block| text(block).to_string()).collect::<Vec<_>>().join("\n")
}

/// A player reads the sections needed to begin in three minutes: at most 400 words.
#[test]
fn what_begins_a_game_takes_400_words() {
    let mut most = (0, Level::FirstGame, 0);
    for level in Level::ALL {
        for players in 1..=8 {
            for tester in [home(), phone(), TestSource::Here] {
                let facts = facts(level, players, tester);
                let sections = to_play(&facts, SectionOrigin::Cut, Some((20, 40)));
                let blocks = sections.into_iter().flat_map(|section| {
                    std::iter::once(section.title.to_string()).chain(
                        section.pieces.into_iter().flatten().map(|block| match block {
                            PrintedBlock::Text(text) | PrintedBlock::Item(_, text) => {
                                text.to_string()
                            }
                            PrintedBlock::Actions { actions, .. } => {
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
fn the_rules_explain_turns_naming_and_stars() {
    for players in 1..=8 {
        let told = whole(Level::HighWitch, players, home());
        for new in [
            "*Close* one of your cauldrons",
            "*May something grow past its last dot?* No.",
            "Full or closed cauldrons are tested after all actions.",
            "*Or name the recipe*",
            "at most *twice*",
            "cross off a circle of the *moon track*",
            "five stars to the _Witches of the Full Moon_",
            "Cross off one *step*",
            "Go back one step for each aim you met",
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
        assert_eq!(told.contains("you may not act on your next turn"), players == 1);
    }
}

#[test]
fn potions_of_one_turn_are_tested_in_the_order_of_the_sections() {
    for (players, order) in [(2, "Owl, Fox."), (5, "Owl, Fox, Raven, Toad, Moth."), (7, "Toad.")] {
        let text = whole(Level::Beginner, players, home());
        let told = text.lines().find(|line| line.contains("two potions are ready"));
        assert!(told.is_some_and(|line| line.ends_with(order)), "{players} players: {told:?}");
    }
    assert!(!whole(Level::Beginner, 1, home()).contains("two potions"));
}

/// Only the organiser of a tournament can open the solution and explain how answers are checked.
#[test]
fn a_referees_rules_name_no_give_up_code() {
    let person = TestSource::Paper(TestMethods { is_referee: true, ..TestMethods::default() });
    for tester in [person, at("https://example.org", true)] {
        let text = whole(Level::FirstGame, 4, tester) + "\n";
        assert!(text.contains("_Answer_") || text.contains("says only _right_"), "{text}");
        assert!(text.contains("The organiser opens the solution at the end."));
        assert!(!text.contains("Given up") && !text.contains("Keeper"));
    }
}
