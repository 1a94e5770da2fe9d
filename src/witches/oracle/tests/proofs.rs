//! Proves by exhaustion that every potion gets the correct answer.
//!
//! There are 24 + 24² + … + 24⁶ potions, nearly 200 million. Potions with equal keys and equal
//! correct answers need not be distinguished. So sets of states (key, answer) are propagated place
//! by place over all potions.

use std::collections::BTreeSet;

use super::*;
use crate::witches::puzzle::{Potion, PotionItem, Verdict, evaluate, test_stream};

/// Row of an ingredient, and its dots.
type Dose = (usize, u8);

fn doses() -> impl Iterator<Item = Dose> {
    (0..INGREDIENTS).flat_map(|row| (1..=LENGTH as u8).map(move |dots| (row, dots)))
}

/// Returns the program's verdict.
fn verdict(puzzle: &Puzzle, doses: &[Dose]) -> Verdict {
    let ingredients = puzzle.ingredients();
    let pours =
        doses.iter().map(|&(row, grown)| PotionItem { ingredient: ingredients[row], grown });
    let potion = Potion::new(puzzle, pours.collect()).unwrap();
    evaluate(puzzle, &potion, &mut test_stream(puzzle, 1))
}

/// Returns the oracle's answer, computed only from the printed numbers.
fn asked(oracle: &Oracle, doses: &[Dose]) -> (GrowthAnswer, bool) {
    let Oracle { growth, order } = oracle;
    let added = |&(row, dots): &Dose| growth.numbers[row][usize::from(dots) - 1];
    let sum = growth.starts[doses.len() - 1] + doses.iter().map(added).sum::<u16>();
    let told =
        growth.result(SumKey::of(sum)).expect("sums that were added rightly are in the table");
    if told != (GrowthAnswer { undergrown: 0, overgrown: 0 }) {
        return (told, false);
    }
    let sum = doses.iter().enumerate().map(|(place, &(row, _))| order.numbers[row][place]).sum();
    (told, order.winning(doses.len()).contains(&SumKey::of(sum)))
}

fn assert_right(puzzle: &Puzzle, oracle: &Oracle, doses: &[Dose]) {
    let Verdict { undergrown, overgrown, won, reports } = verdict(puzzle, doses);
    assert!(reports.is_empty());
    assert_eq!(asked(oracle, doses), (GrowthAnswer { undergrown, overgrown }, won), "{doses:?}");
}

#[test]
fn the_key_of_a_sum_is_its_remainder() {
    for sum in 100..10_000 {
        let key = SumKey::of(sum);
        assert_eq!(key.number() % SumKey::MODULUS, sum % SumKey::MODULUS);
        assert_eq!(key, SumKey::of_remainder(sum));
        assert!((2..=99).contains(&key.number()));
    }
    assert_eq!(SumKey::of(2716).to_string(), "70");
    assert_eq!(SumKey::of(105).to_string(), "07");
    assert_eq!(SumKey::all().count(), 98);
}

/// Covers the first sum of every potion. `evaluate` gives the growth of each single ingredient.
#[test]
fn growth_is_told_rightly_of_every_potion() {
    for seed in 0..60 {
        let (puzzle, oracle) = drawn(seed);
        let alone = |dose| {
            let Verdict { undergrown, overgrown, .. } = verdict(&puzzle, &[dose]);
            (dose, GrowthAnswer { undergrown, overgrown })
        };
        let alone: Vec<(Dose, GrowthAnswer)> = doses().map(alone).collect();
        let mut reached = BTreeSet::from([(SumKey::of_remainder(0), 0, 0)]);
        for start in oracle.growth.starts {
            let more = reached.iter().flat_map(|&(key, under, over)| {
                alone.iter().map(move |((row, dots), told)| (key, under, over, *row, *dots, *told))
            });
            reached = more
                .map(|(key, under, over, row, dots, told)| {
                    let number = oracle.growth.numbers[row][usize::from(dots) - 1];
                    let key = SumKey::of(key.number() + number);
                    (key, under + told.undergrown, over + told.overgrown)
                })
                .collect();
            for &(key, undergrown, overgrown) in &reached {
                let told = oracle.growth.result(SumKey::of(start + key.number()));
                assert_eq!(told, Some(GrowthAnswer { undergrown, overgrown }), "seed {seed}");
            }
        }
    }
}

/// Progress of a potion towards a win by the rules: the numbers of the recipe in order, then decoys
/// only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    Right(u8),
    Lost,
}

impl Way {
    fn on(self, number: Option<u8>) -> Way {
        match (self, number) {
            (Way::Right(so_far), Some(number)) if number == so_far + 1 => Way::Right(number),
            (Way::Right(so_far), None) if usize::from(so_far) == LENGTH => self,
            _ => Way::Lost,
        }
    }

    fn wins(self) -> bool {
        self == Way::Right(LENGTH as u8)
    }
}

/// Covers the second sum of every order of ingredients: no false win and no missed win.
#[test]
fn the_second_sum_wins_for_the_recipe_and_nothing_else() {
    for seed in 0..60 {
        let (puzzle, oracle) = drawn(seed);
        let secret = Numbers::of(&puzzle).unwrap();
        let mut reached = BTreeSet::from([(SumKey::of_remainder(0), Way::Right(0))]);
        for place in 0..PLACES {
            let rows = oracle.order.numbers.iter().zip(secret.0);
            let more = reached.iter().flat_map(|&(key, way)| {
                rows.clone().map(move |(row, number)| {
                    (SumKey::of(key.number() + row[place]), way.on(number))
                })
            });
            reached = more.collect();
            for (key, way) in &reached {
                let wins = oracle.order.winning(place + 1).contains(key);
                assert_eq!(wins, way.wins(), "seed {seed}, {} ingredients", place + 1);
            }
        }
    }
}

/// Verifies that `Way` agrees with `evaluate`, for all orders of up to six ingredients with correct
/// dots, and some number of dots for decoys.
#[test]
fn the_program_knows_no_other_way_to_win() {
    let (puzzle, _) = drawn(5);
    let secret = Numbers::of(&puzzle).unwrap();
    let mut potions: Vec<Vec<Dose>> = vec![Vec::new()];
    let mut won = 0;
    for size in 1..=PLACES {
        let grown = |row: usize| secret.0[row].unwrap_or(1 + (size + row) as u8 % LENGTH as u8);
        potions = potions
            .iter()
            .flat_map(|potion| {
                (0..INGREDIENTS).map(move |row| [&potion[..], &[(row, grown(row))]].concat())
            })
            .collect();
        for potion in &potions {
            let way = potion.iter().fold(Way::Right(0), |way, &(row, _)| way.on(secret.0[row]));
            assert_eq!(verdict(&puzzle, potion).won, way.wins(), "{potion:?}");
            won += usize::from(way.wins());
        }
    }
    assert_eq!(won, 1 + 2 + 4);
}

/// Asks the oracle every potion of up to four ingredients.
#[test]
fn small_potions_are_all_answered_as_the_program_does() {
    let (puzzle, oracle) = drawn(11);
    let mut potions: Vec<Vec<Dose>> = vec![Vec::new()];
    let mut asked = 0;
    for _ in 0..LENGTH {
        potions = potions
            .iter()
            .flat_map(|potion| doses().map(move |dose| [&potion[..], &[dose]].concat()))
            .collect();
        potions.iter().for_each(|potion| assert_right(&puzzle, &oracle, potion));
        asked += potions.len();
    }
    assert_eq!(asked, 24 + 24 * 24 + 24 * 24 * 24 + 24 * 24 * 24 * 24);
}

/// Asks the oracle potions of all sizes in many games, half of them derived from a winning one.
#[test]
fn large_potions_are_answered_as_the_program_does() {
    let mut won = 0;
    for seed in 100..200 {
        let (puzzle, oracle) = drawn(seed);
        let secret = Numbers::of(&puzzle).unwrap();
        let row_of = |number| secret.0.iter().position(|n| *n == Some(number)).unwrap();
        let all: Vec<Dose> = doses().collect();
        let mut stream = Stream::new(Seed(seed), "potions", 0);
        for _ in 0..400 {
            let mut potion: Vec<Dose> = match stream.chance(1, 2) {
                true => (1..=LENGTH as u8).map(|number| (row_of(number), number)).collect(),
                false => vec![all[stream.below(all.len())]],
            };
            for _ in 0..stream.below(3) {
                let at = stream.below(potion.len());
                match stream.below(4) {
                    0 => potion.swap(0, at),
                    1 => potion[at] = all[stream.below(all.len())],
                    _ => potion.push(all[stream.below(all.len())]),
                }
            }
            potion.truncate(PLACES);
            assert_right(&puzzle, &oracle, &potion);
            won += usize::from(verdict(&puzzle, &potion).won);
        }
    }
    assert!(won > 2000, "{won}");
}
