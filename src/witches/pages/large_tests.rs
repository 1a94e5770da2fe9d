//! Sheets in large print, on every paper.

use std::collections::BTreeSet;

use super::tests::{A4, LETTER, options, timed, view};
use super::*;
use crate::common::long_tests_are_asked_for;
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::page::Mm;
use crate::texts::Language;
use crate::witches::WitchesConcern;
use crate::witches::oracle::Oracle;
use crate::witches::puzzle::{MostAnswers, generate};
use crate::witches::settings::Level;

const A3: (f64, f64) = (297.0, 420.0);
const LEGAL: (f64, f64) = (215.9, 355.6);

/// Draws a sheet, which verifies that nothing overlaps or leaves its page. Checks the sizes of
/// pages, their unique names, the turned backs, and the enlargement.
fn check(
    seed: u64,
    players: Players,
    level: Level,
    paper: (f64, f64),
    language: &'static Language,
) {
    let mut view = view(seed, players, &level.settings());
    if level == Level::FirstGame {
        let puzzle = generate(Seed(seed), &level.settings(), MostAnswers::default());
        let mut stream = Stream::new(Seed(seed), WitchesConcern::Oracle, 0);
        view.oracle = puzzle.ok().and_then(|solved| Oracle::draw(&solved.puzzle, &mut stream));
        assert!(view.oracle.is_some());
    }
    let options = DrawOptions { language, large_print: true, ..options(paper) };
    let players = players.count();
    let name = format!("seed {seed}, {players}, {level:?}, {paper:?}, {}", language.tag());
    let pages = pages(&view, &options).unwrap_or_else(|e| panic!("{name}: {e}"));
    let (short, long) = (Mm(paper.0.min(paper.1)), Mm(paper.0.max(paper.1)));
    let mut names = BTreeSet::new();
    for (i, page) in pages.iter().enumerate() {
        let (w, h) = page.trim;
        assert!((w, h) == (short, long) || (w, h) == (long, short), "{name}, {}", page.name);
        assert!(names.insert(&page.name), "{name}: {} is there twice", page.name);
        let is_back = i % 2 == 1;
        let turns = PageGeometry::rotates_backs(options.duplex, page.orientation());
        assert_eq!(page.turned, is_back && turns, "{name}, {}", page.name);
    }
    let count = |what| {
        let svgs = pages.iter().filter(|page| page.name.starts_with(what)).map(Page::svg);
        svgs.map(|svg| svg.matches("scale(2)").count()).sum::<usize>()
    };
    assert!(count("rules") > 0, "{name}: letters are not twice as large");
    let folds = pages.iter().filter(|page| page.svg().contains("K7MF 2QXD")).count();
    assert_eq!(folds, usize::from(view.give_up.is_some()), "{name}");
}

#[test]
fn large_print_is_laid_out_for_every_paper_and_number_of_players() {
    let languages = Language::all();
    for (i, paper) in [A4, LETTER, LEGAL, A3].into_iter().enumerate() {
        for players in Players::all() {
            let number = i + usize::from(players.count());
            let level = Level::ALL[number % Level::ALL.len()];
            check(number as u64, players, level, paper, &languages[number % languages.len()]);
        }
    }
}

#[test]
fn large_print_fits_at_every_level_in_every_language() {
    if !long_tests_are_asked_for() {
        return;
    }
    for (seed, language) in (0..).zip(Language::all()) {
        for (number, level) in (0..).zip(Level::ALL) {
            let count = [1, 2, 5, 8][(seed + number) as usize % 4];
            let paper = if (seed + number) % 3 == 0 { LETTER } else { A4 };
            check(seed, Players::new(count).unwrap(), level, paper, language);
        }
    }
}

/// The moon track, namings and aims have a separate leaf, in every language.
#[test]
fn large_print_has_a_page_for_the_turns() {
    for ((i, language), level) in (0..).zip(Language::all()).zip(Level::ALL.into_iter().cycle()) {
        for count in [1, 2, 4, 7] {
            let players = Players::new(count).unwrap();
            let view = timed(i, players, level, language);
            let options = DrawOptions {
                language,
                large_print: true,
                ..options(if count == 2 { LETTER } else { A4 })
            };
            let name = format!("{} {players:?} {level:?}", language.tag());
            let pages = pages(&view, &options).unwrap_or_else(|e| panic!("{name}: {e}"));
            let names: Vec<&str> = pages.iter().map(|page| page.name.as_str()).collect();
            assert_eq!(names[..4], ["front", "back", "track", "track-notes"], "{name}");
        }
    }
}
