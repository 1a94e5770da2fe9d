//! Time to generate a puzzle with proof of its solution, by level, to solve a puzzle, and to test a
//! potion.

use cauldron_press::common::seed::Seed;
use cauldron_press::witches::puzzle::{
    Ingredient, MostAnswers, Potion, PotionItem, evaluate, generate, solve, test_stream,
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

#[divan::bench(args = 0..=5, sample_count = 1000)]
fn test_a_potion(bencher: divan::Bencher, level: usize) {
    let settings = Level::ALL[level].settings();
    let mut seed = seeds();
    bencher
        .with_inputs(move || {
            let puzzle =
                generate(seed(), &settings, MostAnswers::default()).expect("puzzle").puzzle;
            let pours = Ingredient::ALL[..6].iter().zip([1, 2, 3, 4, 1, 2]);
            let pours =
                pours.map(|(&ingredient, grown)| PotionItem { ingredient, grown }).collect();
            let potion = Potion::new(&puzzle, pours).expect("potion");
            let chance = test_stream(&puzzle, 1);
            (puzzle, potion, chance)
        })
        .bench_local_refs(|(puzzle, potion, chance)| evaluate(puzzle, potion, chance));
}
