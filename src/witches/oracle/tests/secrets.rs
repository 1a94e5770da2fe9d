//! Information that a determined solver can extract from the oracle, in bits and in tests: the
//! figures of `docs/how-to/play-without-a-phone.md`.
//!
//! A solver who secretly evaluates single ingredients learns the results of their tests. A solver
//! who folds the numbers and compares them learns which are of one kind. From the possible kinds
//! the solver then infers nearly as much.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::*;

/// Candidate for the secret recipe: the number of each ingredient, if it has one.
type Recipe = [Option<u8>; INGREDIENTS];

/// Returns all 6 * 5 * 4 * 3 recipes.
fn recipes() -> Vec<Recipe> {
    let mut all: Vec<Recipe> = vec![[None; INGREDIENTS]];
    for number in 1..=LENGTH as u8 {
        let longer = all.iter().flat_map(|recipe| {
            let free = (0..INGREDIENTS).filter(|&row| recipe[row].is_none());
            free.map(|row| {
                let mut longer = *recipe;
                longer[row] = Some(number);
                longer
            })
        });
        all = longer.collect();
    }
    assert_eq!(all.len(), 360);
    all
}

/// Returns the entropy of an answer in bits, with all recipes equally likely.
fn bits<A: Ord>(recipes: &[Recipe], answer: impl Fn(&Recipe) -> A) -> f64 {
    let mut counts: BTreeMap<A, f64> = BTreeMap::new();
    for recipe in recipes {
        *counts.entry(answer(recipe)).or_default() += 1.0;
    }
    let all = recipes.len() as f64;
    counts.values().map(|count| count / all * libm::log2(all / count)).sum()
}

type Dose = (usize, u8);

fn kind(recipe: &Recipe, (row, dots): Dose) -> Ordering {
    recipe[row].map_or(Ordering::Equal, |number| dots.cmp(&number))
}

/// Returns the result of a test of each ingredient alone.
fn kinds(recipe: &Recipe, doses: &[Dose]) -> Vec<Ordering> {
    doses.iter().map(|&dose| kind(recipe, dose)).collect()
}

/// Returns the partition of the ingredients into kinds: for each the index of the first of its
/// kind.
fn alike(recipe: &Recipe, doses: &[Dose]) -> Vec<Option<usize>> {
    let kinds = kinds(recipe, doses);
    kinds.iter().map(|kind| kinds.iter().position(|other| other == kind)).collect()
}

/// Returns the result of a test: counts of undergrown and overgrown, and whether the potion wins.
fn test(recipe: &Recipe, doses: &[Dose]) -> (usize, usize, bool) {
    let kinds = kinds(recipe, doses);
    let count = |kind| kinds.iter().filter(|other| **other == kind).count();
    let in_order = (1..).zip(doses).all(|(place, &(row, _))| recipe[row] == Some(place));
    let (under, over) = (count(Ordering::Less), count(Ordering::Greater));
    (under, over, in_order && under + over == 0)
}

/// Returns the average of `told` over many random selections of `count` different doses.
fn average(count: usize, mut told: impl FnMut(&[Dose]) -> f64) -> f64 {
    const DRAWS: usize = 300;
    let mut stream = Stream::new(Seed(1), "doses", count as u64);
    let all: Vec<Dose> =
        (0..INGREDIENTS).flat_map(|row| (1..=LENGTH as u8).map(move |dots| (row, dots))).collect();
    let draw = |_| {
        let mut all = all.clone();
        stream.shuffle(&mut all);
        told(&all[..count])
    };
    (0..DRAWS).map(draw).sum::<f64>() / DRAWS as f64
}

/// Verifies the figures of the documentation, in bits on average.
#[test]
fn the_figures_of_the_docs_are_those() {
    let recipes = recipes();
    let near = |what: &str, told: f64, said: f64| {
        assert!((told - said).abs() < 0.06, "{what}: {told:.2}, not {said}");
    };
    near("the recipe", bits(&recipes, |recipe| *recipe), 8.5);
    for (tests, said) in [(1, 2.9), (2, 5.5), (3, 7.2)] {
        let told = average(4 * tests, |doses| {
            bits(&recipes, |recipe| doses.chunks(4).map(|d| test(recipe, d)).collect::<Vec<_>>())
        });
        near("tests of four", told, said);
    }
    for (count, said_of_asked, said_of_compared) in
        [(1, 1.2, 0.0), (2, 2.4, 0.9), (4, 4.4, 3.5), (8, 7.3, 7.2), (12, 8.3, 8.3), (24, 8.5, 8.5)]
    {
        let asked = average(count, |doses| bits(&recipes, |recipe| kinds(recipe, doses)));
        let compared = average(count, |doses| bits(&recipes, |recipe| alike(recipe, doses)));
        near(&format!("asking for {count}"), asked, said_of_asked);
        near(&format!("comparing {count}"), compared, said_of_compared);
    }
}
