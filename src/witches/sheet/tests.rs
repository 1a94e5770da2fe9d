//! Information about the secret that is visible on a sheet: none except its clue.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

use serde_json::json;

use super::*;
use crate::common::edition::Edition;
use crate::common::players::Players;
use crate::common::stream::Stream;
use crate::common::threads::{Threads, map, map_on};
use crate::seal::qr;
use crate::witches::board::{Plot, Special};
use crate::witches::playtest::rated_anew;
use crate::witches::puzzle::{Decoy, Role};
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength};

fn made(options: &SheetOptions) -> Sheet {
    Sheet::make_at_cost(options, Cost::LEAST).unwrap()
}

fn of_level(seed: u64, level: Level) -> SheetOptions {
    SheetOptions { settings: level.settings(), ..SheetOptions::new(Seed(seed)) }
}

/// Visible and countable features of a sheet, except its clue, its effects and its rating.
fn seen(sheet: &Sheet) -> Vec<(&'static str, u64)> {
    let board = &sheet.board;
    let plots = |wanted: fn(&Plot) -> bool| {
        board.plots().filter(|(_, _, plot)| wanted(plot)).count() as u64
    };
    let code = sheet.payload.to_string();
    let kinds = Special::ALL.iter().filter(|kind| sheet.game_data.specials.contains(kind));
    vec![
        ("length of the code", code.len() as u64),
        ("gardens", board.gardens.len() as u64),
        ("cauldrons", board.cauldrons.len() as u64),
        ("planted", plots(|plot| matches!(plot, Plot::Planted(_)))),
        ("special cells", kinds.count() as u64),
        ("effects listed", sheet.game_data.puzzle.effects_in_play().len() as u64),
        ("name", (sheet.payload.id().0[0] % 8).into()),
    ]
}

/// Secret features of a sheet.
fn unseen(sheet: &Sheet) -> Vec<(&'static str, u64)> {
    let (puzzle, answer) = (&sheet.game_data.puzzle, &sheet.answers[0]);
    let decoys = |wanted: fn(Decoy) -> bool| {
        let of = |role| matches!(role, Role::Decoy(decoy) if wanted(decoy));
        puzzle.parts().iter().filter(|part| of(part.role)).count() as u64
    };
    vec![
        ("ignored", decoys(|decoy| decoy == Decoy::Ignore)),
        ("imposters", decoys(|decoy| matches!(decoy, Decoy::Imposter(_)))),
        ("overgrown", decoys(|decoy| decoy == Decoy::Overgrown)),
        ("length", puzzle.length().into()),
        ("first of the recipe", puzzle.recipe()[0].index() as u64),
        ("last of the answer", answer[answer.len() - 1].index() as u64),
    ]
}

/// Returns the mutual information of the two numbers of the pairs, in bits.
fn information(pairs: impl Iterator<Item = (u64, u64)>) -> f64 {
    let (mut both, mut one, mut other) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    let mut all = 0.0;
    for pair in pairs {
        *both.entry(pair).or_insert(0.0) += 1.0;
    }
    for (&(a, b), n) in &both {
        *one.entry(a).or_insert(0.0) += n;
        *other.entry(b).or_insert(0.0) += n;
        all += n;
    }
    let told =
        |(&(a, b), &n): (&(u64, u64), &f64)| n / all * (n * all / (one[&a] * other[&b])).log2();
    both.iter().map(told).sum()
}

/// Visible or secret features of a sheet: names and values.
type Figures = Vec<(&'static str, u64)>;

/// The mutual information of any visible and any secret number is no higher than after shuffling
/// the secret numbers among the sheets with the same kind of clue.
#[test]
fn nothing_that_is_printed_tells_of_the_secret() {
    let sheets: u64 = if crate::common::long_tests_are_asked_for() { 20_000 } else { 1_000 };
    map(&Level::ALL, |level| tells_nothing(*level, sheets));
}

/// Panics if a number on the sheets of a level has mutual information with a secret number.
fn tells_nothing(level: Level, sheets: u64) {
    const SHUFFLED: usize = 8;
    let mut kinds: BTreeMap<String, Vec<(Vec<_>, Vec<_>)>> = BTreeMap::new();
    for seed in 0..sheets {
        let sheet = made(&of_level(seed, level));
        let kind = format!("{:?}", sheet.game_data.clue);
        let kind = kind.split('(').next().unwrap_or_default().to_owned();
        kinds.entry(kind).or_default().push((seen(&sheet), unseen(&sheet)));
    }
    let groups: Vec<_> = kinds.into_values().collect();
    let mut stream = Stream::new(Seed(1), "shuffled", 0);
    let (names, secrets) = groups[0][0].clone();
    for (i, (name, _)) in names.iter().enumerate() {
        for (j, (secret, _)) in secrets.iter().enumerate() {
            let mut told = |shuffled: bool| -> f64 {
                let of_group = |group: &Vec<(Figures, Figures)>| {
                    let mut hidden: Vec<u64> = group.iter().map(|(_, u)| u[j].1).collect();
                    if shuffled {
                        stream.shuffle(&mut hidden);
                    }
                    let pairs = group.iter().map(|(s, _)| s[i].1).zip(hidden);
                    information(pairs) * group.len() as f64 / sheets as f64
                };
                groups.iter().map(of_group).sum()
            };
            let bits = told(false);
            let noise: Vec<f64> = (0..SHUFFLED).map(|_| told(true)).collect();
            let mean = noise.iter().sum::<f64>() / SHUFFLED as f64;
            let spread = noise.iter().map(|n| (n - mean).powi(2)).sum::<f64>();
            let spread = (spread / (SHUFFLED - 1) as f64).sqrt();
            assert!(
                bits <= mean + 8.0 * spread + 1e-9,
                "{level:?}: {name} tells {bits:.5} bits of {secret}; shuffled {mean:.5} ± {spread:.5}"
            );
        }
    }
}

/// Asserts that the printed ratings carry little information about the secrets of a level: at most
/// 0.3 bits about the recipe, summed over its places, and 0.05 bits about a hidden length. Shuffled
/// secrets give the bias of the estimate for this number of sheets, which is subtracted. The rest
/// may exceed the limit by four standard deviations.
fn ratings_tell_little(level: Level, sheets: u64) {
    const SHUFFLED: usize = 8;
    let seeds: Vec<u64> = (0..sheets).collect();
    let played = map_on(Threads::all(), &seeds, |&seed| {
        let sheet = made(&of_level(seed, level));
        let rating = sheet.rating().unwrap().unwrap();
        let recipe = sheet.game_data.puzzle.recipe();
        let secrets: Vec<u64> = (0..usize::from(level.settings().length().longest()))
            .map(|place| recipe.get(place).map_or(0, |one| 1 + one.index() as u64))
            .chain([recipe.len() as u64])
            .collect();
        Ok::<_, Infallible>((json!(rating).to_string(), secrets))
    });
    let Ok(played) = played;
    let mut kinds: BTreeMap<&str, u64> = BTreeMap::new();
    let seen: Vec<u64> = played
        .iter()
        .map(|(rating, _)| {
            let next = kinds.len() as u64;
            *kinds.entry(rating).or_insert(next)
        })
        .collect();
    let mut stream = Stream::new(Seed(1), "shuffled", 1);
    let mut told = |secret: usize| {
        let mut hidden: Vec<u64> = played.iter().map(|(_, secrets)| secrets[secret]).collect();
        let bits = information(seen.iter().copied().zip(hidden.iter().copied()));
        let noise = (0..SHUFFLED).map(|_| {
            stream.shuffle(&mut hidden);
            information(seen.iter().copied().zip(hidden.iter().copied()))
        });
        let noise: Vec<f64> = noise.collect();
        let mean = noise.iter().sum::<f64>() / SHUFFLED as f64;
        let spread = noise.iter().map(|n| (n - mean).powi(2)).sum::<f64>() / SHUFFLED as f64;
        (bits - mean, spread.sqrt())
    };
    let places = played[0].1.len() - 1;
    let all: Vec<(f64, f64)> = (0..=places).map(&mut told).collect();
    let (recipe, length) = all.split_at(places);
    let bits: f64 = recipe.iter().map(|(bits, _)| bits).sum();
    let chance: f64 = recipe.iter().map(|(_, spread)| 4.0 * spread).sum();
    println!(
        "{level:?}: {} ratings of {sheets} sheets tell {bits:.3} bits of the recipe and {:.3} of its length",
        kinds.len(),
        length[0].0
    );
    assert!(bits <= 0.3 + chance, "{level:?}: {bits:.3} bits of the recipe");
    assert!(length[0].0 <= 0.05 + 4.0 * length[0].1, "{level:?}: {length:?} of the length");
}

/// Covers some sheets of the level on which the win rate varies most with the recipe's length.
#[test]
fn a_rating_tells_little_of_the_secret() {
    let sheets = if crate::common::long_tests_are_asked_for() { 2_000 } else { 100 };
    ratings_tell_little(Level::PotionMaster, sheets);
}

/// Simulates 24 million games.
#[test]
#[ignore = "takes two hours of a core with --release, and three times as long without"]
fn ratings_of_no_level_tell_much_of_the_secret() {
    Level::ALL.into_iter().for_each(|level| ratings_tell_little(level, 20_000));
}

/// Different keys give different secrets, but equal ratings.
#[test]
fn the_rating_of_a_tournaments_sheet_tells_nothing_of_its_secret() {
    let settings = Level::AmateurWitch.settings();
    let rating = |byte| {
        let secrecy = Secrecy::Referee(RefereeKey::new([byte; 20]));
        let sheet = made(&SheetOptions { settings, secrecy, ..SheetOptions::new(Seed(5)) });
        let rated = rated_anew(&sheet);
        (format!("{:?}", sheet.game_data.puzzle.parts()), rated)
    };
    let [one, other] = [rating(1), rating(2)];
    assert_ne!(one.0, other.0);
    assert_eq!(one.1, other.1);
    let open = made(&SheetOptions { settings, ..SheetOptions::new(Seed(5)) });
    assert_ne!(one.1, rated_anew(&open), "from other games");
}

#[test]
fn a_sheet_that_is_taken_as_it_is_drawn_has_no_rating() {
    let drawn = SheetOptions { as_drawn: true, ..of_level(5, Level::FirstGame) };
    let sheet = made(&drawn);
    let view = sheet.view().unwrap();
    assert_eq!(view.rating, None);
    assert!(sheet.facts(view.rating).get("rating").is_none());
    let rated = made(&of_level(5, Level::FirstGame));
    assert_eq!(rated.payload, sheet.payload, "the same game");
    let facts = rated.facts(rated.rating().unwrap());
    assert!(facts["rating"]["minutes"].as_u64().is_some_and(|minutes| minutes % 5 == 0));
}

#[test]
fn codes_of_the_same_settings_are_of_one_size() {
    let custom = |length, decoys, effects| Settings::new(9, length, decoys, effects, true).unwrap();
    let mut all: Vec<(Settings, u8)> =
        Level::ALL.iter().map(|level| (level.settings(), 1)).collect();
    all.push((custom(RecipeLength::Hidden, DecoyKinds::All, EffectsLevel::Many), 4));
    all.push((custom(RecipeLength::Known(3), DecoyKinds::All, EffectsLevel::None), 2));
    for (settings, most) in all {
        for secrecy in [Secrecy::Open, Secrecy::Referee(RefereeKey::new([7; 20]))] {
            let mut sizes = BTreeSet::new();
            for seed in 0..60 {
                let most_answers = MostAnswers::new(most).unwrap();
                let players = Players::new(1 + (seed % 8) as u8).unwrap();
                let sheet = made(&SheetOptions {
                    players,
                    settings,
                    secrecy,
                    most_answers,
                    ..SheetOptions::new(Seed(seed))
                });
                assert_eq!(sheet.payload.to_string().parse(), Ok(sheet.payload.clone()));
                let matrix = qr::matrix(&sheet.printed_code()).unwrap();
                sizes.insert((sheet.payload.to_string().len(), matrix.version, matrix.correction));
            }
            assert_eq!(sizes.len(), 1, "{settings:?}: {sizes:?}");
        }
    }
}

/// Returns all secrets of a tournament's sheet.
fn secrets(options: &SheetOptions) -> [String; 4] {
    let sheet = made(options);
    let recipe = format!("{:?}", sheet.game_data.puzzle.parts());
    let opening = sheet.opening.map_or_else(String::new, |opening| opening.to_string());
    [sheet.label(), sheet.give_up.to_string(), opening, recipe]
}

/// Games that share a seed, and with a key share the key: all levels, another number of players,
/// another number of answers, and another edition.
fn games(secrecy: Secrecy) -> Vec<SheetOptions> {
    let usual = |level| SheetOptions { secrecy, ..of_level(2026, level) };
    let mut games: Vec<SheetOptions> = Level::ALL.into_iter().map(usual).collect();
    let level = Level::SpiceSorcerer;
    games.push(SheetOptions { players: Players::TWO, ..usual(level) });
    games.push(SheetOptions { most_answers: MostAnswers::new(4).unwrap(), ..usual(level) });
    let settings = level.settings().in_edition(Edition::Fictitious);
    games.push(SheetOptions { settings, ..usual(level) });
    games
}

#[test]
fn one_key_and_seed_give_each_game_secrets_of_its_own() {
    let games = games(Secrecy::Referee(RefereeKey::new([7; 20])));
    for secret in 0..4 {
        let all: BTreeSet<String> =
            games.iter().map(|game| secrets(game)[secret].clone()).collect();
        assert_eq!(all.len(), games.len(), "{all:?}");
    }
}

#[test]
fn one_seed_gives_each_game_a_give_up_code_of_its_own() {
    let games = games(Secrecy::Open);
    let all: BTreeSet<String> = games.iter().map(|game| secrets(game)[1].clone()).collect();
    assert_eq!(all.len(), games.len(), "{all:?}");
}

/// Neither the language nor the web address in the code changes the game.
#[test]
fn what_is_no_setting_of_the_game_changes_none_of_its_secrets() {
    for secrecy in [Secrecy::Open, Secrecy::Referee(RefereeKey::new([7; 20]))] {
        let here = SheetOptions { secrecy, ..of_level(5, Level::HighWitch) };
        let there = SheetOptions {
            language: 3,
            base_url: Some("https://example.org/".into()),
            ..here.clone()
        };
        assert_eq!(secrets(&here), secrets(&there));
        assert_eq!(made(&here).payload.id(), made(&there).payload.id());
    }
}

/// All games that can be made from one seed.
fn all_games() -> Vec<SheetOptions> {
    let mut games = Vec::new();
    for (ingredients, length) in (1..=12).flat_map(|n| RecipeLength::all().map(move |l| (n, l))) {
        for decoys in [DecoyKinds::Ignore, DecoyKinds::All] {
            for effects in [EffectsLevel::None, EffectsLevel::Some, EffectsLevel::Many] {
                for cells in [false, true] {
                    let made = Settings::new(ingredients, length, decoys, effects, cells);
                    games.extend(made.map(|settings| SheetOptions {
                        settings,
                        ..SheetOptions::new(Seed(2026))
                    }));
                }
            }
        }
    }
    let all = games.iter().flat_map(|game| {
        (1..=8).flat_map(move |players| {
            (1..=MostAnswers::LARGEST).map(move |most| SheetOptions {
                players: Players::new(players).unwrap(),
                most_answers: MostAnswers::new(most).unwrap(),
                ..game.clone()
            })
        })
    });
    all.collect()
}

#[test]
fn every_setting_enters_the_scope_of_secrets() {
    let games = all_games();
    assert!(games.len() > 5_000, "{}", games.len());
    let mut scopes: Vec<String> = games.iter().map(|game| format!("{:?}", game.scope())).collect();
    scopes.sort_unstable();
    scopes.dedup();
    assert_eq!(scopes.len(), games.len());
}

/// Each combination of seed, settings, number of answers and commitment has its own secret: no two
/// of these games share identity, code, wrapped key or the codes that open them.
#[test]
fn whatever_differs_of_a_commitment_seed_and_settings_gives_another_secret() {
    let games = all_games();
    let some = games.iter().step_by(games.len() / 40).chain(&games[1..4]);
    let keys = [7, 8].map(|byte| RefereeKey::new([byte; 20]));
    let [one, other] = keys.map(RefereeKey::commitment);
    assert_ne!(one, other);
    let mut all = Vec::new();
    for game in some {
        for secrecy in [Secrecy::Referee(keys[0]), Secrecy::Referee(keys[1]), Secrecy::Open] {
            for seed in [2026, 2027] {
                all.push(SheetOptions { secrecy, seed: Seed(seed), ..game.clone() });
            }
        }
    }
    let secrets = all.iter().map(|options| {
        let sheet = made(options);
        assert_eq!(Sheet::identity(options).unwrap(), sheet.payload.id());
        let opening = sheet.opening.map_or_else(String::new, |opening| opening.to_string());
        [
            sheet.payload.id().to_string(),
            sheet.payload.to_string()[30..80].to_owned(),
            sheet.give_up.to_string(),
            if options.is_referee() { opening } else { sheet.label() },
        ]
    });
    let secrets: Vec<[String; 4]> = secrets.collect();
    for of in 0..4 {
        let different: BTreeSet<&String> = secrets.iter().map(|secret| &secret[of]).collect();
        assert_eq!(different.len(), all.len(), "secret {of}");
    }
}
