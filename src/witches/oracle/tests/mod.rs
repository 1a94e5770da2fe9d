//! Correctness of the oracle's answers, and the information in its numbers.

mod looks;
mod proofs;
mod secrets;

use super::*;
use crate::common::seed::Seed;
use crate::witches::WitchesConcern;
use crate::witches::puzzle::{MostAnswers, generate};

/// Returns the puzzle of a seed and its oracle.
fn drawn(seed: u64) -> (Puzzle, Oracle) {
    let settings = Level::FirstGame.settings();
    let puzzle = generate(Seed(seed), &settings, MostAnswers::default()).unwrap().puzzle;
    let oracle =
        Oracle::draw(&puzzle, &mut Stream::new(Seed(seed), WitchesConcern::Oracle, 0)).unwrap();
    (puzzle, oracle)
}

#[test]
fn its_sizes_are_those_of_a_first_game() {
    let settings = Level::FirstGame.settings();
    assert_eq!(usize::from(settings.ingredients()), INGREDIENTS);
    assert_eq!(usize::from(settings.length().longest()), LENGTH);
    let largest = (0..40).flat_map(|seed| {
        let players = crate::common::players::Players::FOUR;
        let board = crate::witches::board::Board::generate(Seed(seed), players, &settings);
        board.cauldrons.into_iter().map(|cauldron| usize::from(cauldron.rect.w * cauldron.rect.h))
    });
    assert_eq!(largest.max(), Some(PLACES));
}

#[test]
fn there_is_none_of_other_levels() {
    for level in Level::ALL.into_iter().filter(|level| *level != Level::FirstGame) {
        let settings = level.settings();
        let puzzle = generate(Seed(3), &settings, MostAnswers::default()).unwrap().puzzle;
        assert_eq!(Oracle::draw(&puzzle, &mut Stream::new(Seed(3), "oracle", 0)), None);
    }
}

#[test]
fn a_seed_always_means_the_same_numbers_and_others_mean_others() {
    assert_eq!(drawn(1), drawn(1));
    assert_ne!(drawn(1).1, drawn(2).1);
    let (_, oracle) = drawn(7);
    let numbers = (oracle.growth.numbers[0], oracle.growth.starts, oracle.order.numbers[5]);
    assert_eq!(numbers, (PARSLEY, STARTS, MINT));
}

/// Printed sheets stay valid, so these numbers must not change for this seed.
const PARSLEY: [u16; LENGTH] = [860, 958, 517, 909];
const STARTS: [u16; PLACES] = [285, 748, 770, 106, 226, 493];
const MINT: [u16; PLACES] = [77, 30, 15, 59, 73, 19];
