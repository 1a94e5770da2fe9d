//! The printed rating of a sheet is accurate: typical players win other games on it about as often
//! as it states, however the sheet was selected.

#[path = "tools/long.rs"]
mod long;

use std::convert::Infallible;

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::common::threads::{Threads, map_on};
use cauldron_press::game::series::GameSeries;
use cauldron_press::run::drawn_seeds;
use cauldron_press::seal::Cost;
use cauldron_press::witches::daily::{Date, Day};
use cauldron_press::witches::playtest::{GameCounts, PlayableSheet, PrintedRating, Rating, Skill};
use cauldron_press::witches::series::{SeriesOptions, SheetConstraints, WitchesSeries};
use cauldron_press::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength, Settings};
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use cauldron_press::witches::table::Mode;

/// Number of games on a sheet, different from those of its rating.
const FRESH: u64 = 400;
/// Largest accepted difference between the wins in these games and the rating, in thousandths.
const OFF: u32 = 120;

fn rating(options: &SheetOptions) -> (Sheet, PrintedRating) {
    let sheet = Sheet::make_at_cost(options, Cost::LEAST).unwrap();
    let rating = Rating::rate_fully(&sheet).unwrap().printed(sheet.track());
    (sheet, rating)
}

/// Wins of typical players in other games, in thousandths.
fn fresh_wins(sheet: &Sheet) -> u32 {
    let game = PlayableSheet::of(sheet);
    let mut counts = GameCounts::default();
    for number in 0..FRESH {
        let seed = Seed(u64::MAX - number);
        counts.add(&game.play(|_| Skill::Typical, Mode::Cooperative, seed).unwrap());
    }
    (1_000 * counts.wins() / FRESH) as u32
}

/// Fails unless the ratings of 95 % of the sheets are accurate. In a small sample, one may be
/// wrong.
#[track_caller]
fn are_right(sheets: &[SheetOptions]) {
    let is_right = map_on(Threads::all(), sheets, |options| {
        let (sheet, rating) = rating(options);
        Ok::<_, Infallible>(rating.wins.abs_diff(fresh_wins(&sheet)) <= OFF)
    });
    let Ok(is_right) = is_right;
    let wrong = is_right.iter().filter(|right| !**right).count();
    assert!(wrong <= (sheets.len() / 20).max(1), "{wrong} of {} are wrong", sheets.len());
}

/// Number of sheets: two hundred in a long run, otherwise a few.
fn count() -> u64 {
    if long::is_long() { 200 } else { 6 }
}

fn players(number: u64) -> Players {
    Players::new(1 + (number % 8) as u8).unwrap()
}

#[test]
fn typed_seeds() {
    let typed = |number: u64| SheetOptions {
        settings: Level::ALL[(number % 6) as usize].settings(),
        players: players(number),
        ..SheetOptions::new(Seed(7_000 + number))
    };
    are_right(&(0..count()).map(typed).collect::<Vec<_>>());
}

#[test]
fn custom_settings() {
    let custom = |number: u64| {
        let (ingredients, is_hard) = (5 + (number % 5) as u8, number.is_multiple_of(2));
        let decoys = if is_hard { DecoyKinds::All } else { DecoyKinds::Ignore };
        let effects = if is_hard { EffectsLevel::Some } else { EffectsLevel::None };
        let length = RecipeLength::Known(3);
        let settings = Settings::new(ingredients, length, decoys, effects, is_hard).unwrap();
        SheetOptions { settings, players: players(number), ..SheetOptions::new(Seed(number)) }
    };
    are_right(&(0..count()).map(custom).collect::<Vec<_>>());
}

fn found(options: &SeriesOptions, seed: u64, games: u64) -> Vec<SheetOptions> {
    let series = WitchesSeries::new(options.clone()).unwrap();
    let seeds = drawn_seeds(&series, Seed(seed), games, true, Threads::all()).unwrap();
    let sheet = |(number, seed)| SheetOptions {
        settings: options.settings(number).unwrap(),
        players: options.players,
        ..SheetOptions::new(seed)
    };
    (0..).zip(seeds).map(sheet).collect()
}

fn ordered(level: Level, cauldrons: &str) -> SeriesOptions {
    let order = SheetConstraints {
        difficulty: Some(cauldrons.parse().unwrap()),
        ..SheetConstraints::default()
    };
    SeriesOptions { levels: level.into(), order, ..SeriesOptions::default() }
}

#[test]
fn ordered_sheets() {
    let of = |number: u64| {
        let cauldrons = ["2", "3", "4"][(number % 3) as usize];
        found(&ordered(Level::AmateurWitch, cauldrons), 1_000 * number, 1)
    };
    are_right(&(0..count()).flat_map(of).collect::<Vec<_>>());
}

/// The easiest and the hardest sheets of a level have ratings that differ from the level's.
#[test]
fn a_sheet_has_the_difficulty_that_was_ordered() {
    for cauldrons in ["1", "5"] {
        let sheet = &found(&ordered(Level::AmateurWitch, cauldrons), 1, 1)[0];
        let (sheet, rating) = rating(sheet);
        assert_eq!(rating.difficulty.cauldrons().to_string(), cauldrons);
        assert!((fresh_wins(&sheet) > 700) == (cauldrons == "1"), "{rating:?}");
    }
}

#[test]
fn chapters_are_rated_and_never_easier_than_the_chapter_before() {
    let campaigns = if long::is_long() { 20 } else { 1 };
    let of = |number: u64| {
        let chapters = found(&SeriesOptions::campaign(players(number)), number, 10);
        let ratings: Vec<PrintedRating> = chapters.iter().map(|one| rating(one).1).collect();
        assert!(ratings.is_sorted_by(|a, b| a.wins >= b.wins), "{ratings:?}");
        assert!(ratings.is_sorted_by_key(|rating| rating.difficulty), "{ratings:?}");
        chapters
    };
    are_right(&(0..campaigns).flat_map(of).collect::<Vec<_>>());
}

/// Dates of the table name sheets that play as their level says, for any number of players. A date has
/// 36 candidates; where none plays so, its sheet is the nearest of them.
#[test]
fn sheets_of_the_day_play_as_their_level() {
    let step = if long::is_long() { 1 } else { 31 };
    let dates = (2026..=2028).flat_map(|year| (1..=12).map(move |month| (year, month)));
    let dates = dates.filter(|date| ((2026, 12)..=(2028, 10)).contains(date));
    let days = dates.flat_map(|(year, month)| {
        (1..=28).map(move |day| format!("{year}-{month:02}-{day:02}").parse::<Date>().unwrap())
    });
    let days: Vec<(Date, Players)> = days
        .step_by(step)
        .flat_map(|date| Players::all().map(move |players| (date, players)))
        .collect();
    let off = map_on(Threads::all(), &days, |&(date, players)| {
        let day = Day::of(date, players).unwrap();
        let settings = day.settings();
        let options = SheetOptions { settings, players, ..SheetOptions::new(day.seed) };
        let sheet = Sheet::make_at_cost(&options, Cost::LEAST).unwrap();
        Ok::<_, Infallible>(Rating::rate_fully(&sheet).unwrap().wins.abs_diff(day.level.wins()))
    });
    let Ok(off) = off;
    // The laboratory accepts larger deviations from March 2028 on.
    let wider_from: Date = "2028-03-01".parse().unwrap();
    let near = days.partition_point(|(date, _)| *date < wider_from);
    let (near, wide) = off.split_at(near);
    for (off, most) in [(near, 40), (wide, 100)] {
        let far = off.iter().filter(|off| **off > most).count();
        assert!(far * 100 <= off.len() * 15, "{far} of {} are off: {off:?}", off.len());
        assert!(off.len() > 40 && off.iter().all(|off| *off <= 200), "{off:?}");
    }
}

/// The message names the order only, not the wins of a level that was not requested.
#[test]
fn a_refused_order_names_what_was_ordered() {
    let order =
        SheetConstraints { turns: Some("300".parse().unwrap()), ..SheetConstraints::default() };
    let options = SeriesOptions { order, ..SeriesOptions::default() };
    let series = WitchesSeries::new(options).unwrap();
    let refused = drawn_seeds(&series, Seed(1), 1, true, Threads::all()).unwrap_err().to_string();
    assert!(refused.contains("none of 2000 sheets of level 0 had 300 turns; "), "{refused}");
    assert!(!refused.contains("win rate"), "{refused}");
}

#[test]
fn what_is_taken_as_it_is_drawn_is_neither_selected_nor_ordered() {
    let drawn = SeriesOptions { as_drawn: true, ..SeriesOptions::default() };
    let series = WitchesSeries::new(drawn.clone()).unwrap();
    assert!(series.filter(None).unwrap().is_none());
    assert!(series.make(0, Seed(1)).unwrap().rating().is_none());
    assert!(series.make(0, Seed(1)).unwrap().facts().get("rating").is_none());
    let order = SheetConstraints { no_guess: true, ..SheetConstraints::default() };
    let refused = WitchesSeries::new(SeriesOptions { order, ..drawn }).unwrap_err().to_string();
    assert_eq!(refused, "sheets that are taken as they are drawn cannot be ordered or make a set");
}
