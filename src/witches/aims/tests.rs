//! Tests of the texts, the drawing and the possibility of aims.

mod witnesses;

use std::collections::BTreeSet;

use super::*;
use crate::common::seed::Seed;
use crate::texts::Language;
use crate::witches::board::Plot;
use crate::witches::game_data::TestSource;
use crate::witches::puzzle::{Effect, Ingredient, PotionItem, Report, ReportValue};
use crate::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength};
use crate::witches::sheet::{Sheet, SheetOptions};
use crate::witches::table::{PotionSource, Test};

const TABLE: &str = include_str!("table.tsv");

/// Maximum length of an aim's sentence in characters: in English, and in other languages.
const LONGEST: [usize; 2] = [64, 80];

#[test]
fn a_sentence_is_short_in_every_language() {
    for language in Language::all() {
        let longest = LONGEST[usize::from(language.number() != Language::first().number())];
        let mut all = BTreeSet::new();
        for aim in Aim::ALL {
            assert_eq!(aim.text().key(), format!("aim-{}", aim.id()));
            let text = language.format(&aim.text());
            assert!(text.chars().count() <= longest, "{}: {text}", language.tag());
            assert!(!text.ends_with(['.', '。', '!']), "{}: {text}", language.tag());
            assert!(all.insert(text), "{}: {aim:?} is said as another", language.tag());
        }
    }
}

#[test]
fn every_aim_has_a_number_of_its_own_from_its_edition_on() {
    let next = Edition::First;
    let numbers: BTreeSet<u8> = Aim::ALL.into_iter().filter_map(|aim| aim.number(next)).collect();
    assert_eq!(numbers.len(), Aim::ALL.len());
    for aim in Aim::ALL {
        assert_eq!(aim.number(next).and_then(|n| Aim::with_number(n, next)), Some(aim));
        assert_eq!(serde_json::to_value(aim).unwrap(), aim.id());
    }
    assert_eq!(Aim::of(next).count(), Aim::ALL.len());
}

#[test]
fn the_table_has_a_line_for_each_aim_of_each_level() {
    let mut lines = TABLE.lines().skip(1);
    for level in Level::ALL {
        for aim in Aim::ALL {
            let line = lines.next().unwrap_or_default();
            let begins = format!("{}\t{}\t", level.number(), aim.id());
            assert!(line.starts_with(&begins), "not of {begins}: {line}");
            let cells = line[begins.len()..].split('\t');
            assert_eq!(cells.clone().count(), 8, "{line}");
            for (players, cell) in Players::all().zip(cells) {
                let mut parts = cell.split('/').map(|part| part.parse::<u32>());
                let fits = match (parts.next(), parts.next()) {
                    (Some(Ok(typical)), Some(Ok(keen))) => {
                        (120..=800).contains(&typical) && keen <= 950
                    }
                    (Some(Ok(typical)), Some(Err(_))) => (120..=800).contains(&typical),
                    _ => false,
                };
                let settings = level.settings();
                assert_eq!(aim.fits(&settings, players), fits, "{aim:?} for {players:?}: {line}");
            }
        }
    }
    assert_eq!(lines.next(), None);
}

fn next(level: Level) -> Settings {
    level.settings()
}

#[test]
fn a_sheet_gives_three_that_differ_and_can_be_met() {
    let mut seen = BTreeSet::new();
    for level in Level::ALL {
        let settings = next(level);
        for players in Players::all() {
            let mut here = BTreeSet::new();
            let mut possible = BTreeSet::new();
            for seed in (0..60).map(Seed) {
                let board = Board::generate(seed, players, &settings);
                let aims = Aim::draw(seed, players, &settings, &board);
                assert_eq!(aims, Aim::draw(seed, players, &settings, &board), "the same again");
                let families = aims.map(Aim::family);
                assert_eq!(families, [AimFamily::Testing, AimFamily::Garden, AimFamily::Ending]);
                for aim in aims {
                    assert!(aim.is_possible(players, &settings, &board), "{aim:?}\n{board}");
                    let fits = Aim::of(settings.edition()).any(|other| {
                        other.family() == aim.family() && other.fits(&settings, players)
                    });
                    assert!(aim.fits(&settings, players) || !fits, "{aim:?} at {level:?}");
                }
                here.extend(aims);
                let can = |aim: &Aim| aim.is_possible(players, &settings, &board);
                possible.extend(Aim::ALL.into_iter().filter(can));
            }
            assert!(here.len() > 12, "{level:?} for {players:?}: {here:?}");
            seen.extend(here);
        }
    }
    let fits = |aim: &Aim| {
        let mut kinds = Level::ALL.into_iter().flat_map(|l| Players::all().map(move |p| (l, p)));
        kinds.any(|(level, players)| aim.fits(&next(level), players))
    };
    let never: Vec<Aim> = Aim::ALL.into_iter().filter(|aim| !seen.contains(aim)).collect();
    let fit: Vec<&Aim> = never.iter().filter(|aim| fits(aim)).collect();
    assert!(fit.is_empty(), "these fit and never come up: {fit:?}");
    assert!(never.is_empty(), "the table lets these come up nowhere: {never:?}");
}

/// Custom settings use the aims of the nearest level, except impossible ones.
#[test]
fn custom_settings_go_by_the_level_that_is_nearest() {
    let custom =
        Settings::new(7, RecipeLength::Known(4), DecoyKinds::Ignore, EffectsLevel::Some, false);
    let custom = custom.unwrap();
    for aim in Aim::ALL {
        for players in Players::all() {
            let of_beginner = aim.fits(&next(Level::Beginner), players);
            assert_eq!(aim.fits(&custom, players), of_beginner, "{aim:?} for {players:?}");
        }
    }
    let tiny = Settings::new(4, RecipeLength::Known(3), DecoyKinds::All, EffectsLevel::None, true);
    let tiny = tiny.unwrap();
    for seed in (0..100).map(Seed) {
        let board = Board::generate(seed, Players::TWO, &tiny);
        for aim in Aim::draw(seed, Players::TWO, &tiny, &board) {
            assert!(aim.is_possible(Players::TWO, &tiny, &board), "{aim:?}");
            assert!(!matches!(aim.row().needs, AimNeed::Effects | AimNeed::Dots(_)), "{aim:?}");
        }
    }
}

/// Checks requirements against the board itself.
#[test]
fn what_is_not_printed_is_not_asked_for() {
    let settings = next(Level::PotionMaster);
    let mut both = [BTreeSet::new(), BTreeSet::new()];
    for seed in (0..40).map(Seed) {
        for players in Players::all() {
            let mut board = Board::generate(seed, players, &settings);
            if seed.0 % 3 == 0 {
                board.cauldrons.retain(|cauldron| cauldron.size() < 4);
                board.gardens.iter_mut().for_each(|garden| {
                    garden.cells.truncate(2);
                    let plant = |(_, plot): &mut (_, Plot)| {
                        *plot = Plot::Planted(Ingredient::Sage);
                    };
                    garden.cells.iter_mut().for_each(plant);
                });
            }
            for aim in Aim::ALL {
                let is_possible = aim.is_possible(players, &settings, &board);
                both[usize::from(is_possible)].insert(aim);
            }
        }
    }
    let [impossible, possible] = both;
    assert_eq!(possible.len(), Aim::ALL.len());
    let free = |aim: &Aim| {
        matches!(
            aim.row().needs,
            AimNeed::Nothing | AimNeed::Effects | AimNeed::Decoys(_) | AimNeed::Dots(_)
        )
    };
    // Every board has room for some ingredient in this number of cells, printed ones included.
    let some = |aim: &Aim| matches!(aim.row().needs, AimNeed::CellsForOne(_));
    let mut rest = Aim::ALL.iter().filter(|aim| !some(aim));
    assert!(rest.all(|aim| free(aim) != impossible.contains(aim)), "{impossible:?}");
    let first = next(Level::FirstGame);
    let board = Board::generate(Seed(1), Players::FOUR, &first);
    let reporting = Aim::ALL.into_iter().filter(|aim| matches!(aim.row().needs, AimNeed::Effects));
    for aim in reporting {
        assert!(!aim.is_possible(Players::FOUR, &first, &board), "{aim:?} without effects");
    }
}

/// An imposter reports Imposter, which need not be an effect in play.
#[test]
fn what_the_log_tells_of_reports_and_of_full_cauldrons() {
    let settings = Level::Beginner.settings();
    let sheet = Sheet::make(&SheetOptions { settings, ..SheetOptions::new(Seed(1)) }).unwrap();
    let facts = sheet.game_data.facts(TestSource::Here);
    assert!(!facts.effects.contains(&Effect::Imposter));
    let report = Report { by: Effect::Imposter, says: ReportValue::Here };
    let test = |number: u32, size: usize, won: bool| Test {
        number,
        by: Some(0),
        kind: PotionSource::Cauldron,
        pours: vec![PotionItem { ingredient: Ingredient::Sage, grown: 1 }; size],
        won,
        undergrown: 0,
        overgrown: 0,
        reports: if won { vec![] } else { vec![report] },
        mistyped: false,
    };
    let mut tests: Vec<Test> = (1..=4).map(|number| test(number, 2, false)).collect();
    assert_eq!(Aim::SameEffect.by_log(&facts, &tests, false), Some(false));
    tests.push(test(5, 2, false));
    assert_eq!(Aim::SameEffect.by_log(&facts, &tests, false), Some(true));
    assert_eq!(Aim::FillSix.by_log(&facts, &tests, false), Some(false));
    // Another cauldron may have become full in the turn of the win without being tested.
    tests.push(test(6, 4, true));
    assert_eq!(Aim::FillSix.by_log(&facts, &tests, false), None);
    tests.insert(0, test(0, 6, false));
    assert_eq!(Aim::FillSix.by_log(&facts, &tests, false), Some(true));
}
