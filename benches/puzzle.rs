//! Time to generate a puzzle with proof of its solution, by level, to solve a puzzle, and to test a
//! potion.

use cauldron_press::common::seed::Seed;
use cauldron_press::witches::puzzle::{
    MostAnswers, Potion, PotionItem, evaluate, generate, solve, test_stream,
};
use cauldron_press::witches::settings::Level;

fn main() {
    divan::main();
}

fn seeds() -> impl FnMut() -> Seed {
    let mut seed = 0;
    move || {
        seed += 1;
        Seed(seed)
    }
}

#[divan::bench(args = 0..=5, sample_count = 1000)]
fn generate_and_prove(bencher: divan::Bencher, level: usize) {
    let settings = Level::ALL[level].settings();
    bencher
        .with_inputs(seeds())
        .bench_local_values(|seed| generate(seed, &settings, MostAnswers::default()));
}

#[divan::bench(args = 0..=5, sample_count = 1000)]
fn find_all_answers(bencher: divan::Bencher, level: usize) {
    let settings = Level::ALL[level].settings();
    let mut seed = seeds();
    bencher
        .with_inputs(move || {
            generate(seed(), &settings, MostAnswers::default()).expect("puzzle").puzzle
        })
        .bench_local_refs(|puzzle| solve(puzzle));
}

/// Number of different puzzles whose potions are tested.
const POTIONS: u64 = 256;

/// Tests of potions of six ingredients. The time of one test is the inverse of the items per second.
#[divan::bench(args = 0..=5, sample_count = 200)]
fn test_potions(bencher: divan::Bencher, level: usize) {
    let settings = Level::ALL[level].settings();
    let prepared = |seed| {
        let puzzle =
            generate(Seed(seed), &settings, MostAnswers::default()).expect("puzzle").puzzle;
        let mut draws = test_stream(&puzzle, 0);
        let pours = (0..6).map(|_| PotionItem {
            ingredient: *draws.pick(puzzle.ingredients()).expect("ingredients"),
            grown: 1 + draws.below(puzzle.length().into()) as u8,
        });
        let potion = Potion::new(&puzzle, pours.collect()).expect("potion");
        let chance = test_stream(&puzzle, 1);
        (puzzle, potion, chance)
    };
    let mut tests: Vec<_> = (0..POTIONS).map(prepared).collect();
    bencher.counter(divan::counter::ItemsCount::new(POTIONS)).bench_local(|| {
        for (puzzle, potion, chance) in &mut tests {
            divan::black_box(evaluate(puzzle, divan::black_box(potion), chance));
        }
    });
}
