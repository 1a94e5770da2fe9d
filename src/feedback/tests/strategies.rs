//! Strategies and optima that are known.

use super::games::{BlackPegs, Pegs, codes};
use crate::feedback::{Game, Measure, Optimum, best, total_queries};

fn greedy<T>(game: &impl Game<Secret = T, Query = T>, all: &[T], measure: Measure) -> Option<u64> {
    total_queries(game, &all.iter().collect::<Vec<&T>>(), &mut |left| {
        let known = left.iter().map(|secret| (*secret, 1.0));
        Some(&all[best(game, known, all, measure)?.place])
    })
}

#[test]
fn strategies_for_mastermind_need_what_is_known() {
    let (game, all) = (Pegs { colours: 6 }, codes(4, 6, true));
    for (measure, known) in [
        (Measure::Worst, 5801),
        (Measure::Expected, 5696),
        (Measure::Bits, 5722),
        (Measure::Parts, 5668),
    ] {
        eprintln!("{measure:?} {:?} {known}", greedy(&game, &all, measure));
    }
}

#[test]
fn the_best_strategies_for_permutations_are_known() {
    for (size, known) in [(3, 15), (4, 86)] {
        let all = codes(size, size as u8, false);
        assert_eq!(Optimum::new(&BlackPegs, &all, &all).unwrap().total(), Some(known));
    }
}

#[test]
fn the_best_strategy_for_mastermind_is_known() {
    let (game, all) = (Pegs { colours: 6 }, codes(4, 6, true));
    for w in [1, 4, 16] {
        let t = std::time::Instant::now();
        let mut search =
            Optimum::new(&game, &all, &all).unwrap().with_symmetry(game.symmetry(&all)).of_width(w);
        eprintln!("{w}: {:?} {:?}", search.total(), t.elapsed());
    }
    let t = std::time::Instant::now();
    let mut search = Optimum::new(&game, &all, &all).unwrap().with_symmetry(game.symmetry(&all));
    assert_eq!(search.total(), Some(5625));
    eprintln!("exact {:?}", t.elapsed());
}

#[test]
fn bulls() {
    let (game, all) = (Pegs { colours: 10 }, codes(4, 10, false));
    for w in [1, 2, 4, 8] {
        let t = std::time::Instant::now();
        let mut search =
            Optimum::new(&game, &all, &all).unwrap().with_symmetry(game.symmetry(&all)).of_width(w);
        eprintln!("bulls {w}: {:?} {:?}", search.total(), t.elapsed());
    }
}
