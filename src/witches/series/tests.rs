//! Tests of series: options, secrets, games and pages.

use std::collections::BTreeSet;

use serde_json::json;

use super::*;
use crate::game::Game;
use crate::page::{Mm, PaperSize};
use crate::texts::Language;
use crate::witches::Witches;
use crate::witches::pages::tests::{placed_texts, texts_of};
use crate::witches::settings::Level;

fn series(params: Value) -> Box<dyn GameSeries> {
    Witches.series(&params).unwrap()
}

fn error(params: Value) -> String {
    Witches.series(&params).unwrap_err().to_string()
}

const KEY: RefereeKey = RefereeKey::new([7; 20]);

#[test]
fn params_make_the_same_series_again() {
    for params in [
        json!({}),
        json!({ "players": 1, "levels": [0, "high"], "length": "hidden", "ingredients": 9 }),
        json!({ "levels": { "ramp": [0, 5], "games": 10 }, "answers": 2, "language": 0 }),
        json!({ "length": 3, "ingredients": 5, "effects": "none", "decoys": "all" }),
        json!({ "base_url": "https://example.org/w", "special_cells": true, "levels": 2 }),
        json!({ "order": { "difficulty": "1..5", "win_rate": "0..1" }, "set": "equal" }),
    ] {
        let first = series(params);
        let again = series(first.params());
        assert_eq!(again.params(), first.params());
        let label = |series: &dyn GameSeries| series.make(1, Seed(5)).unwrap().facts();
        assert_eq!(label(&*again), label(&*first));
    }
}

#[test]
fn wrong_wishes_are_refused() {
    for (params, part) in [
        (json!({ "player": 3 }), "did you mean players?"),
        (json!({ "players": 9 }), "9 players cannot play"),
        (json!({ "levels": 7 }), "there is no level \"7\""),
        (json!({ "answers": 0 }), "use 1 to 4"),
        (json!({ "length": 7 }), "use 3, 4, 5, 6 or hidden"),
        (json!({ "decoys": "some" }), "decoys"),
        (json!({ "edition": 4 }), "edition"),
        (json!({ "levels": [0, 5], "ingredients": 6 }), "6 ingredients do not fit"),
        (json!({ "referee": true }), "key"),
        (json!({ "order": { "difficulty": "9" } }), "\"9\" is no difficulty"),
        (json!({ "order": { "length": "9" } }), "order"),
        (json!({ "set": "unequal" }), "set"),
        (json!({ "set": "equal", "levels": [1, 2] }), "make no set"),
        (json!(3), "not 3"),
    ] {
        let error = error(params);
        assert!(error.contains(part), "{error}");
    }
}

#[test]
fn equal_secrets_have_equal_numbers_whatever_the_seed() {
    let series = series(json!({ "levels": 0, "as_drawn": true }));
    let recipe = |seed| {
        let made = series.make(0, Seed(seed)).unwrap();
        made.secrets()["answers"].to_string()
    };
    let pairs: BTreeSet<(String, u128)> =
        (0..600).map(|n| (recipe(n), series.secret(n, Seed(n)).unwrap())).collect();
    let recipes: BTreeSet<&String> = pairs.iter().map(|pair| &pair.0).collect();
    let numbers: BTreeSet<u128> = pairs.iter().map(|pair| pair.1).collect();
    assert_eq!((recipes.len(), numbers.len()), (pairs.len(), pairs.len()));
    assert!(pairs.len() < 360, "some of 600 must be alike");
}

#[test]
fn runs_are_as_long_as_their_secrets_last() {
    let longest = |params| series(params).longest();
    let first = variety(&Level::FirstGame.settings()).unwrap();
    assert_eq!(longest(json!({})), Some(first));
    assert_eq!(longest(json!({ "levels": [0, 5] })), Some(2 * first));
    assert_eq!(longest(json!({ "levels": [1, 0, 0] })), Some(first / 2 * 3 + 1 + first % 2));
    assert_eq!(longest(json!({ "levels": [1, 2] })), None);
    assert_eq!(longest(json!({ "levels": { "ramp": [0, 5], "games": 100 } })), None);
    // Special cells are not part of the secret.
    let plain = json!({ "levels": [0, 0], "special_cells": true });
    let alone = json!({ "levels": 0 });
    assert_eq!(longest(plain), longest(alone));
}

#[test]
fn a_tournament_needs_its_key_and_tells_nothing() {
    let options = SeriesOptions { levels: Level::Beginner.into(), ..SeriesOptions::default() };
    let of = |key| WitchesSeries::refereed(options.clone(), key).unwrap();
    let (one, other) = (of(KEY), of(RefereeKey::new([8; 20])));
    assert_eq!(one.params()["referee"], true);
    assert!(!one.params().to_string().contains(&KEY.to_string()[..9]));
    assert_ne!(one.secret(0, Seed(1)), other.secret(0, Seed(1)));
    let game = one.make(0, Seed(1)).unwrap();
    assert_eq!((game.give_up(), game.solution()), (None, Vec::new()));
    assert!(!game.facts().to_string().contains(&Seed(1).to_string()));
    assert!(game.secrets()["opening"].is_string());
}

/// Draws games of every level, and the common rules, on several paper sizes down to the smallest.
#[test]
fn every_page_fits() {
    let papers = [(210.0, 297.0), (215.9, 279.4), (206.0, 272.0)];
    for players in [1, 4, 8] {
        for (i, base_url) in [None, Some("https://example.org/w")].into_iter().enumerate() {
            let levels = json!({ "ramp": [0, 5], "games": 12 });
            let series =
                series(json!({ "players": players, "levels": levels, "base_url": base_url }));
            for (width, height) in papers {
                let paper = PaperSize::new(Mm(width), Mm(height)).unwrap();
                let options = DrawOptions { paper, ..DrawOptions::default() };
                assert_eq!(series.how_to_play(&options).unwrap().len(), 2);
                for number in 0..12 {
                    let game = series.make(number, Seed(100 * i as u64 + number)).unwrap();
                    let names: Vec<String> =
                        game.pages(&options).unwrap().into_iter().map(|page| page.name).collect();
                    assert_eq!(names[..3], ["front", "back", "facts"]);
                    assert!(names[3..].iter().all(|name| name.starts_with("notebook")));
                }
            }
        }
    }
}

/// The common rules and the pages of a game together contain all words of a single sheet's rules.
#[test]
fn a_game_and_the_rules_of_all_say_what_a_sheet_says() {
    let words = |pages: &[Page]| -> BTreeSet<String> {
        let texts = pages.iter().flat_map(|page| texts_of(&page.svg()));
        let words = texts.flat_map(|text| {
            let words = text.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase);
            words.collect::<Vec<_>>()
        });
        words.filter(|word| word.len() > 3).collect()
    };
    for level in Level::ALL {
        let series = series(json!({ "levels": level.number() }));
        let options = DrawOptions::default();
        let game = series.make(0, Seed(7)).unwrap();
        let mut both = series.how_to_play(&options).unwrap();
        both.extend(game.pages(&options).unwrap());
        let sheet =
            Sheet::make(&SheetOptions { settings: level.settings(), ..SheetOptions::new(Seed(7)) });
        let sheet = pages::pages(&sheet.unwrap().view().unwrap(), &options).unwrap();
        let both = words(&both);
        // Words about: the place of the give-up code, the headings of categories, the suggested
        // age, the turns shown on the sheet's board, whether rivals have room, and the credits,
        // which are on a cover.
        let elsewhere = [
            "fold", "unfold", "strip", "line", "below", "inside", "above", "poisoned", "before",
            "only", "years", "minutes", "begins", "here", "goes", "turns", "edition", "press",
            "surely",
        ];
        let lost: Vec<String> = words(&sheet[2..])
            .into_iter()
            .filter(|word| !both.contains(word) && !elsewhere.contains(&word.as_str()))
            .collect();
        let give_up = game.give_up().unwrap().to_lowercase();
        let lost: Vec<&String> = lost.iter().filter(|word| !give_up.contains(*word)).collect();
        assert!(lost.is_empty(), "{level:?}: {lost:?}");
    }
}

/// The rules in a booklet fill their pages, and explain how to test potions without an address:
/// with the page next to the booklet, or by a Keeper with the answers.
#[test]
fn rules_of_a_first_game_fill_their_pages_and_say_how_to_test() {
    for (tag, sides) in [
        ("en-GB", (210.0, 297.0)),
        ("en-GB", (215.9, 279.4)),
        ("de", (210.0, 297.0)),
        ("ja", (215.9, 279.4)),
    ] {
        let paper = PaperSize::new(Mm(sides.0), Mm(sides.1)).unwrap();
        let Some(language) = Language::of(tag) else { panic!("there is no {tag}") };
        let options = DrawOptions { paper, language, ..DrawOptions::default() };
        let pages = |extras: Value| {
            let series = series(json!({ "levels": 0, "beside": extras }));
            series.how_to_play(&options).unwrap()
        };
        let with_page = pages(json!({ "play_page": true }));
        for page in &with_page {
            // The credits are at the foot of the second page.
            let ends = placed_texts(page).into_iter().map(|text| text.0 / sides.1);
            let last = ends.filter(|end| *end < 0.94).fold(0.0, f64::max);
            assert!(last > 0.78, "{tag} {}: {last}", page.name);
        }
        let told = |pages: &[Page]| {
            pages.iter().map(|page| texts_of(&page.svg()).join(" ")).collect::<String>()
        };
        assert!(told(&with_page).contains("play.html"));
        assert!(!told(&pages(json!({ "answers": true }))).contains("play.html"));
    }
}

/// Selected sheets play like their level, and drawing them again selects the same seeds.
#[test]
fn sheets_play_as_their_level() {
    use crate::common::threads::Threads;
    use crate::game::seed_list::drawn_seeds;
    use crate::witches::playtest::rated_anew;

    for level in [Level::FirstGame, Level::AmateurWitch] {
        let options = SeriesOptions { levels: level.into(), ..SeriesOptions::default() };
        let series = WitchesSeries::new(options).unwrap();
        let seeds = drawn_seeds(&series, Seed(1), 3, false, Threads::all()).unwrap();
        let wins = level.wins();
        for &seed in &seeds {
            let sheet = filter::draft(&series, 0, seed).unwrap();
            let played = rated_anew(&sheet).wins;
            assert!(played.abs_diff(wins) <= 40, "{level:?} {seed}: {played}");
            let again = drawn_seeds(&series, seed, 1, false, Threads::ONE).unwrap();
            assert_eq!(again, [seed]);
        }
    }
}
