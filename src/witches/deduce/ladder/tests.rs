//! Tests of the ladder: its claims are true, and it reaches everything that the engine proves.

use super::grid::{self, Candidates};
use super::{Climber, Ladder, Prior, Technique, counting};
use crate::common::long_tests_are_asked_for;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::witches::deduce::tests::{deal, is_so, test};
use crate::witches::deduce::{Effort, Observation, Posterior};
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{PotionItem, Puzzle, Role};
use crate::witches::settings::Level;

/// Returns a game after some random tests.
pub(crate) fn game(level: Level, seed: u64, tests: u32) -> (Puzzle, PublicFacts, Vec<Observation>) {
    let (puzzle, facts) = deal(seed, &level.settings());
    let mut stream = Stream::new(Seed(seed), "ladder", 0);
    let log = (1..=tests).map(|number| {
        let size = 2 + stream.below(3);
        let mut herbs = facts.ingredients().to_vec();
        let pours = (0..size).filter_map(|_| {
            let ingredient = stream.take(&mut herbs)?;
            Some(PotionItem { ingredient, grown: 1 + stream.below(facts.longest.into()) as u8 })
        });
        let pours: Vec<PotionItem> = pours.collect();
        test(&puzzle, &pours, number)
    });
    let log = log.collect();
    (puzzle, facts, log)
}

#[test]
fn what_it_claims_is_so() {
    let games = if long_tests_are_asked_for() { 30 } else { 3 };
    for (level, seed) in Level::ALL.into_iter().flat_map(|l| (0..games).map(move |s| (l, s))) {
        let (puzzle, facts, log) = game(level, seed, 12);
        let ladder = Ladder::climb(&facts, &log, None);
        for (place, step) in ladder.steps.iter().enumerate() {
            for claim in &step.claims {
                assert!(is_so(&puzzle, *claim), "{level:?}, seed {seed}: {step:?}");
            }
            assert!(step.builds_on.iter().all(|other| *other < place), "{step:?}");
            assert!(step.from.iter().all(|test| *test < log.len()), "{step:?}");
        }
        assert!(ladder.steps.len() >= ladder.depth());
        let of = |technique| ladder.steps.iter().filter(|step| step.technique == technique).count();
        let counts = Technique::ALL.map(of);
        assert_eq!(counts.iter().sum::<usize>(), ladder.steps.len());
    }
}

#[test]
fn with_everything_it_reaches_what_the_engine_proves() {
    let mut proved = 0;
    let levels = [(Level::FirstGame, 5), (Level::Beginner, 6), (Level::AmateurWitch, 6)];
    let games = if long_tests_are_asked_for() { 20 } else { 2 };
    for ((level, tests), seed) in levels.into_iter().flat_map(|l| (0..games).map(move |s| (l, s))) {
        let (_, facts, log) = game(level, seed, tests);
        let mut known = Posterior::new(&facts, Effort::LIGHT);
        log.iter().for_each(|observation| known.observe(observation));
        let prior = Prior::new(&facts).unwrap();
        let mut climber = Climber::new(&facts, &prior, &log, Some(Effort::LIGHT));
        while climber.step() {}
        for claim in known.certain() {
            let i = claim.ingredient.index();
            let knows = climber.grid.knows(&facts.effects, i, claim.property);
            assert_eq!(knows, Some(claim.holds), "{level:?}, seed {seed}: {claim:?}");
            proved += 1;
        }
    }
    assert!(proved > 100, "only {proved}");
}

/// Returns the grid of a First Game: six ingredients, numbers 1 to 4, two ignored decoys.
fn grid() -> (Prior, Candidates) {
    let (_, facts, _) = game(Level::FirstGame, 1, 0);
    let prior = Prior::new(&facts).unwrap();
    let grid = Candidates::new(&prior);
    (prior, grid)
}

fn numbers(numbers: &[u8]) -> u16 {
    numbers.iter().fold(0, |set, number| set | grid::bit(Role::Regular(*number)))
}

#[test]
fn two_with_two_numbers_take_them_from_the_others() {
    let (_, mut grid) = grid();
    grid.roles[0] = numbers(&[1, 2]);
    grid.roles[3] = numbers(&[1, 2]);
    counting::twins(&mut grid);
    assert_eq!(grid.roles[0], numbers(&[1, 2]));
    assert_eq!(grid.roles[1], numbers(&[3, 4]) | grid::IGNORED);
    grid.roles[5] = numbers(&[1]);
    counting::twins(&mut grid);
    assert!(grid.is_contradiction());
}

#[test]
fn decoys_are_counted() {
    let (_, mut grid) = grid();
    grid.roles[1] = grid::IGNORED;
    counting::restrict_decoys(&mut grid);
    assert_eq!(grid.roles[0], numbers(&[1, 2, 3, 4]) | grid::IGNORED);
    grid.roles[2] = grid::IGNORED;
    counting::restrict_decoys(&mut grid);
    assert_eq!(grid.roles[0], numbers(&[1, 2, 3, 4]));
    let (_, mut grid) = self::grid();
    (0..4).for_each(|i| grid.roles[i] = numbers(&[1, 2, 3, 4]));
    counting::restrict_decoys(&mut grid);
    assert_eq!(grid.roles[4..6], [grid::IGNORED; 2]);
}

#[test]
fn a_number_has_one_ingredient() {
    let (_, mut grid) = grid();
    (1..6).for_each(|i| grid.roles[i] &= !numbers(&[3]));
    counting::assign_only_candidate(&mut grid, 3);
    assert_eq!(grid.roles[0], numbers(&[3]));
    grid.roles[2] |= numbers(&[3]);
    counting::exclude_taken(&mut grid, 0);
    assert_eq!(grid.roles[2], numbers(&[1, 2, 4]) | grid::IGNORED);
}
