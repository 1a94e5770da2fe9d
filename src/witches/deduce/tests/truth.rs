//! Tests that the true secret is never excluded.

use super::*;
use crate::witches::settings::Level;

/// Plays a game with random potions and asserts that all claims on the way are true.
fn play(level: Level, seed: u64, effort: Effort) {
    let (puzzle, facts) = deal(seed, &level.settings());
    let mut stream = Stream::new(Seed(seed), "potions", level.number().into());
    let mut posterior = Posterior::new(&facts, effort);
    for number in 1..=7 {
        let pours = potion(&facts, &mut stream);
        let seen = test(&puzzle, &pours, number);
        posterior.observe(&seen);
        let name = format!("level {}, seed {seed}, test {number}", level.number());
        for claim in posterior.certain() {
            assert!(is_so(&puzzle, claim), "{name}: {claim:?}");
        }
        let truth = truths(&puzzle, &facts, number as usize);
        assert_ne!(posterior.is_possible(truth), Some(false), "{name}: {truth:?}");
        assert!(posterior.worlds().count() > 0, "{name}: nobody is left");
        if posterior.is_exact() {
            assert!(posterior.secrets().value >= 1.0, "{name}");
        }
        if seen.won {
            break;
        }
    }
}

/// Returns a true claim about `puzzle`.
fn truths(puzzle: &Puzzle, facts: &PublicFacts, which: usize) -> Claim {
    let ingredient = facts.ingredients()[which % facts.ingredients().len()];
    let property = match facts.effects.get(which) {
        Some(effect) => Property::Effect(*effect),
        None => Property::Number(1 + (which % 4) as u8),
    };
    let claim = Claim { ingredient, property, holds: true };
    Claim { holds: is_so(puzzle, claim), ..claim }
}

#[test]
fn the_truth_is_never_excluded() {
    match crate::common::long_tests_are_asked_for() {
        true => play_through(0..108),
        // Includes every level and every effort.
        false => play_through((0..36).step_by(7)),
    }
}

#[test]
#[ignore = "takes twenty minutes"]
fn the_truth_is_never_excluded_from_ten_thousand_games() {
    play_through(0..10_000);
}

fn play_through(games: impl Iterator<Item = usize>) {
    let efforts = [
        Effort { exact: 1_000, ..Effort::LIGHT },
        Effort { exact: 0, ..Effort::QUICK },
        Effort { exact: 200, ..Effort::LIGHT },
    ];
    for game in games {
        let effort = efforts[game / Level::ALL.len() % efforts.len()];
        play(Level::ALL[game % Level::ALL.len()], game as u64, effort);
    }
}
