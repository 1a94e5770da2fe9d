//! Strategies and optima with published results.

use std::collections::BTreeMap;

use super::games::{BlackPegs, Pegs, codes};
use super::optimum::{Optimum, only};
use super::{expected, worst};
use crate::common::long_tests_are_asked_for;
use crate::feedback::{FeedbackGame, Partition, best};

/// Returns the total number of queries of a strategy for all secrets, including the winning ones.
/// The mean is the total divided by the number of secrets. The strategy chooses by the remaining
/// secrets.
///
/// `None` for a game of chance, and for a strategy that gives up or asks a query without
/// information.
fn total_queries<'a, G>(
    game: &G,
    left: &[&'a G::Secret],
    strategy: &mut impl FnMut(&[&'a G::Secret]) -> Option<&'a G::Query>,
) -> Option<u64>
where
    G: FeedbackGame<Secret: 'a, Query: 'a>,
{
    if left.is_empty() {
        return Some(0);
    }
    let query = strategy(left)?;
    let mut parts: BTreeMap<G::Feedback, Vec<&G::Secret>> = BTreeMap::new();
    for secret in left {
        parts.entry(only(game, secret, query)?).or_default().push(secret);
    }
    let mut total = left.len() as u64;
    for (told, part) in parts {
        if game.wins(&told) {
            continue;
        }
        if part.len() == left.len() {
            return None;
        }
        total += total_queries(game, &part, strategy)?;
    }
    Some(total)
}

/// Returns the total of the strategy that always asks the query with the best `measure`.
fn greedy<T, F: Ord + Clone>(
    game: &impl FeedbackGame<Secret = T, Query = T, Feedback = F>,
    all: &[T],
    measure: impl Fn(&Partition<F>) -> f64,
) -> Option<u64> {
    total_queries(game, &all.iter().collect::<Vec<_>>(), &mut |left| {
        let known = left.iter().map(|secret| (*secret, 1.0));
        Some(&all[best(game, known, all, &measure)?.place])
    })
}

/// Sources: Knuth 1977 (worst case), Irving 1978 (expected size), Neuwirth 1982 (entropy), Kooi
/// 2005 (most parts).
#[test]
fn strategies_for_mastermind_need_what_is_known() {
    let (game, all) = (Pegs { colours: 6 }, codes(4, 6, true));
    assert_eq!(greedy(&game, &all, |p| -worst(p)), Some(5801));
    if long_tests_are_asked_for() {
        assert_eq!(greedy(&game, &all, |p| p.parts().len() as f64), Some(5668));
        assert_eq!(greedy(&game, &all, |p| -expected(p)), Some(5696));
        assert_eq!(greedy(&game, &all, Partition::bits), Some(5722));
    }
}

#[test]
fn the_best_strategies_for_permutations_are_known() {
    for (size, known) in [(3, 15), (4, 86)] {
        let all = codes(size, size as u8, false);
        assert_eq!(Optimum::new(&BlackPegs, &all, &all).unwrap().total(), Some(known));
    }
}

/// Koyama and Lai 1993: 5625 queries for 1296 codes. Takes minutes in a debug build.
#[test]
fn the_best_strategy_for_mastermind_is_known() {
    let (game, all) = (Pegs { colours: 6 }, codes(4, 6, true));
    let search = || Optimum::new(&game, &all, &all).unwrap().with_symmetry(game.symmetry(&all));
    let found = search().of_width(2).total().unwrap();
    assert!((5625..5700).contains(&found), "{found}");
    if long_tests_are_asked_for() {
        assert_eq!(search().total(), Some(5625));
    }
}

/// Returns the smallest total over all strategies, without bounds, memory or symmetry.
fn plainly<G: FeedbackGame>(
    game: &G,
    left: &[&G::Secret],
    queries: &[G::Query],
    depth: u64,
) -> Option<u64> {
    if left.is_empty() {
        return Some(0);
    }
    if depth == 0 {
        return None;
    }
    let needed = queries.iter().filter_map(|query| {
        let mut parts: BTreeMap<G::Feedback, Vec<&G::Secret>> = BTreeMap::new();
        for &secret in left {
            game.feedback(secret, query, &mut |told, _| {
                parts.entry(told).or_default().push(secret);
            });
        }
        parts.into_iter().filter(|(told, _)| !game.wins(told)).try_fold(
            left.len() as u64,
            |total, (_, part)| {
                let is_vain = part.len() == left.len();
                Some(total + (!is_vain).then(|| plainly(game, &part, queries, depth - 1))??)
            },
        )
    });
    needed.min()
}

#[test]
fn the_optimum_is_that_of_plain_search() {
    let small = [(2, 3, true), (2, 4, false), (3, 3, false), (2, 4, true)];
    for (places, colours, repeats) in small {
        let (game, all) = (Pegs { colours }, codes(places, colours, repeats));
        let plain = plainly(&game, &all.iter().collect::<Vec<_>>(), &all, 6);
        assert_eq!(Optimum::new(&game, &all, &all).unwrap().total(), plain);
        let mut symmetric = Optimum::new(&game, &all, &all).unwrap();
        symmetric = symmetric.with_symmetry(game.symmetry(&all));
        assert_eq!(symmetric.total(), plain, "{places} places, {colours} colours");
    }
}

/// Three different digits of six, with symmetry and without.
#[test]
fn symmetry_changes_nothing() {
    let (game, all) = (Pegs { colours: 6 }, codes(3, 6, false));
    let search = || Optimum::new(&game, &all, &all).unwrap();
    let total = search().with_symmetry(game.symmetry(&all)).total();
    assert_eq!(total, search().total());
    let greedy = greedy(&game, &all, Partition::bits);
    assert!(total.zip(greedy).is_some_and(|(total, greedy)| total <= greedy), "{total:?}");
}

/// Four different digits of ten. The optimum is 26274 queries for 5040 codes; strategies from a
/// narrow search stay within half a percent of it.
#[test]
fn bulls_and_cows_are_played_well() {
    let (game, all) = (Pegs { colours: 10 }, codes(4, 10, false));
    if !long_tests_are_asked_for() {
        return;
    }
    let mut search = Optimum::new(&game, &all, &all).unwrap();
    search = search.with_symmetry(game.symmetry(&all)).of_width(2);
    let total = search.total().unwrap();
    assert!((26_274..26_400).contains(&total), "{total}");
}
