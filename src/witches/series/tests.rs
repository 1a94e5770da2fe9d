//! Series of Witches: their wishes, their secrets, their games.

use super::*;
use crate::game::Game;
use crate::witches::Witches;
use crate::witches::settings::Level;
use serde_json::json;
use std::collections::BTreeSet;

fn series(wishes: Value) -> Box<dyn Series> {
    Witches.series(&wishes).unwrap()
}

fn error(wishes: Value) -> String {
    Witches.series(&wishes).unwrap_err().to_string()
}

const KEY: RefereeKey = RefereeKey::new([7; 20]);

#[test]
fn wishes_make_the_same_series_again() {
    for wishes in [
        json!({}),
        json!({ "players": 1, "levels": [0, "high"], "length": "hidden", "ingredients": 9 }),
        json!({ "levels": { "ramp": [0, 5], "games": 10 }, "answers": 2, "language": 0 }),
        json!({ "length": 3, "ingredients": 5, "effects": "none", "decoys": "all", "edition": 1 }),
        json!({ "base_url": "https://example.org/w", "special_cells": true, "levels": 2 }),
    ] {
        let first = series(wishes);
        let again = series(first.wishes());
        assert_eq!(again.wishes(), first.wishes());
        let label = |series: &dyn Series| series.make(1, Seed(5)).unwrap().facts();
        assert_eq!(label(&*again), label(&*first));
    }
}

#[test]
fn wrong_wishes_are_refused() {
    for (wishes, part) in [
        (json!({ "player": 3 }), "did you mean players?"),
        (json!({ "players": 9 }), "9 players cannot play"),
        (json!({ "levels": 7 }), "there is no level \"7\""),
        (json!({ "answers": 0 }), "use 1 to 4"),
        (json!({ "length": 7 }), "use 3, 4, 5, 6 or hidden"),
        (json!({ "decoys": "some" }), "decoys"),
        (json!({ "edition": 3 }), "edition"),
        (json!({ "levels": [0, 5], "ingredients": 6 }), "6 ingredients do not fit"),
        (json!({ "referee": true }), "key"),
        (json!(3), "not 3"),
    ] {
        let error = error(wishes);
        assert!(error.contains(part), "{error}");
    }
}

#[test]
fn equal_secrets_have_equal_numbers_whatever_the_seed() {
    let series = series(json!({ "levels": 0 }));
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
    let longest = |wishes| series(wishes).longest();
    let first = variety(&Level::FirstGame.settings()).unwrap();
    assert_eq!(longest(json!({})), Some(first));
    assert_eq!(longest(json!({ "levels": [0, 5] })), Some(2 * first));
    assert_eq!(longest(json!({ "levels": [1, 0, 0] })), Some(first / 2 * 3 + 1 + first % 2));
    assert_eq!(longest(json!({ "levels": [1, 2] })), None);
    assert_eq!(longest(json!({ "levels": { "ramp": [0, 5], "games": 100 } })), None);
    // The special cells of level 3 are no secret.
    let plain = json!({ "levels": [2, 3], "effects": "none" });
    let alone = json!({ "levels": 2, "effects": "none" });
    assert_eq!(longest(plain), longest(alone));
}

#[test]
fn a_tournament_needs_its_key_and_tells_nothing() {
    let options = SeriesOptions { levels: Level::Beginner.into(), ..SeriesOptions::default() };
    let of = |key| WitchesSeries::refereed(options.clone(), key).unwrap();
    let (one, other) = (of(KEY), of(RefereeKey::new([8; 20])));
    assert_eq!(one.wishes()["referee"], true);
    assert!(!one.wishes().to_string().contains(&KEY.to_string()[..9]));
    assert_ne!(one.secret(0, Seed(1)), other.secret(0, Seed(1)));
    let game = one.make(0, Seed(1)).unwrap();
    assert_eq!((game.give_up(), game.solution()), (None, Vec::new()));
    assert!(!game.facts().to_string().contains(&Seed(1).to_string()));
    assert!(game.secrets()["opening"].is_string());
    let old = SeriesOptions { edition: Edition::First, ..options };
    assert!(WitchesSeries::refereed(old, KEY).is_err());
}
