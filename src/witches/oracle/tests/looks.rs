//! Verifies over many games that the printed numbers reveal nothing to the eye: neither single
//! digits nor last digits nor sizes.

use super::*;

const SEEDS: std::ops::Range<u64> = 0..400;

type Look = fn(u16) -> u16;

/// Features of a number of the first sum that are visible without arithmetic.
const SEEN: [(&str, Look); 5] = [
    ("the first digit", |n| n / 100),
    ("the middle digit", |n| n / 10 % 10),
    ("the last digit", |n| n % 10),
    ("the last two digits", |n| n % 100),
    ("odd or even", |n| n % 2),
];

/// Returns whether an ingredient is undergrown (`Less`), overgrown (`Greater`) or neither.
fn kind(number: Option<u8>, dots: u8) -> std::cmp::Ordering {
    number.map_or(std::cmp::Ordering::Equal, |number| dots.cmp(&number))
}

/// Numbers of one kind share a feature hardly more often than numbers of different kinds, and not
/// noticeably less often. Numbers of one kind are slightly more evenly distributed than random
/// ones.
#[test]
fn numbers_of_a_kind_look_no_more_alike_than_others() {
    for (what, seen) in SEEN {
        // Number of pairs, and number of pairs that share the feature: of different kinds, and of
        // one kind.
        let mut pairs = [(0u32, 0u32); 2];
        for seed in SEEDS {
            let (puzzle, oracle) = drawn(seed);
            let secret = Numbers::of(&puzzle).unwrap();
            let doses = oracle.growth.numbers.iter().zip(secret.0).flat_map(|(row, number)| {
                (1..).zip(row).map(move |(dots, &printed)| (kind(number, dots), seen(printed)))
            });
            let doses: Vec<_> = doses.collect();
            for (i, a) in doses.iter().enumerate() {
                for b in &doses[..i] {
                    let (all, alike) = &mut pairs[usize::from(a.0 == b.0)];
                    *all += 1;
                    *alike += u32::from(a.1 == b.1);
                }
            }
        }
        let [other, same] = pairs.map(|(all, alike)| f64::from(alike) / f64::from(all));
        let told = format!("{what}: {same:.4} of a kind, {other:.4} of others");
        assert!(same - other < 0.01 && other - same < 0.06, "{told}");
    }
}

/// No number occurs twice in the first sum or in one column of the second, because equal numbers
/// would reveal each other. Between columns equal numbers reveal nothing. All numbers have the
/// fewest possible digits.
#[test]
fn no_number_is_printed_twice() {
    for seed in SEEDS {
        let (_, Oracle { growth, order }) = drawn(seed);
        let column = |place: usize| order.numbers.map(|row| row[place]).to_vec();
        let columns = (0..PLACES).map(|place| (10..=99, column(place)));
        let first = [growth.numbers.concat(), growth.starts.into()].map(|all| (100..=999, all));
        for (digits, mut numbers) in columns.chain(first) {
            let all = numbers.len();
            assert!(numbers.iter().all(|number| digits.contains(number)), "seed {seed}");
            numbers.sort_unstable();
            numbers.dedup();
            assert_eq!(numbers.len(), all, "seed {seed}");
        }
    }
}

/// In each column of the second sum the correct ingredient has each rank by size about equally
/// often: 15 to 19 of 100 times.
#[test]
fn who_belongs_into_a_place_does_not_stand_out() {
    let mut ranks = [0; INGREDIENTS];
    for seed in SEEDS {
        let (puzzle, oracle) = drawn(seed);
        for (place, ingredient) in puzzle.recipe().into_iter().enumerate() {
            let number = |row: usize| oracle.order.numbers[row][place];
            let own = number(ingredient.index());
            ranks[(0..INGREDIENTS).filter(|&row| number(row) < own).count()] += 1;
        }
    }
    let even = 400 * LENGTH / INGREDIENTS;
    assert!(ranks.iter().all(|&count: &usize| count.abs_diff(even) < 80), "{ranks:?}");
}

/// The table of keys has each result equally often.
#[test]
fn every_answer_stands_at_two_keys() {
    let (_, oracle) = drawn(4);
    let mut answers: Vec<GrowthAnswer> =
        SumKey::all().filter_map(|key| oracle.growth.result(key)).collect();
    answers.sort_unstable();
    assert!(answers.chunks(2).all(|same| same.len() == 2 && same[0] == same[1]));
    assert_eq!(answers.len(), 28 * 2);
}
