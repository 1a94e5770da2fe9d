//! Time, by level, to learn from a test, to find certain facts, to choose the most informative
//! potion, and to learn a whole log.

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::common::stream::{Concern, Stream};
use cauldron_press::witches::clock::Clock;
use cauldron_press::witches::deduce::{Effort, Observation, Posterior};
use cauldron_press::witches::game_data::{PublicFacts, TestSource};
use cauldron_press::witches::puzzle::{
    Clue, Ingredient, MostAnswers, Potion, PotionItem, Puzzle, evaluate, generate, test_stream,
};
use cauldron_press::witches::settings::Level;

/// Levels with the largest differences.
const LEVELS: [usize; 4] = [0, 2, 4, 5];

fn main() {
    divan::main();
}

struct Potions;

impl Concern for Potions {
    fn name(self) -> &'static str {
        "potions"
    }
}

/// Returns a puzzle, its public facts, and a random stream for potions.
fn game(level: usize, seed: u64) -> (Puzzle, PublicFacts, Stream) {
    let settings = Level::ALL[level].settings();
    let players = Players::TWO;
    let puzzle = generate(Seed(seed), &settings, MostAnswers::default()).expect("puzzle").puzzle;
    let facts = PublicFacts {
        edition: settings.edition(),
        players,
        recipe: settings.length(),
        longest: settings.length().longest(),
        ingredients: settings.ingredients(),
        decoys: settings.decoys(),
        effects: puzzle.effects_in_play(),
        specials: Vec::new(),
        clue: Clue::generate(Seed(seed), &puzzle),
        aims: Vec::new(),
        clock: Clock::of(&settings, players),
        has_room: None,
        tester: TestSource::Here,
    };
    (puzzle, facts, Stream::new(Seed(seed), Potions, 0))
}

fn potion(facts: &PublicFacts, stream: &mut Stream) -> Vec<PotionItem> {
    let size = 2 + stream.below(5);
    let mut pour = |_| PotionItem {
        ingredient: Ingredient::ALL[stream.below(facts.ingredients.into())],
        grown: 1 + stream.below(facts.longest.into()) as u8,
    };
    (0..size).map(&mut pour).collect()
}

fn log(puzzle: &Puzzle, facts: &PublicFacts, stream: &mut Stream, tests: u32) -> Vec<Observation> {
    let test = |number| {
        let pours = potion(facts, stream);
        let potion = Potion::new(puzzle, pours.clone()).expect("potion");
        Observation::of(pours, &evaluate(puzzle, &potion, &mut test_stream(puzzle, number)))
    };
    (1..=tests).map(test).collect()
}

fn learned(facts: &PublicFacts, log: &[Observation], effort: Effort) -> Posterior {
    let mut posterior = Posterior::new(facts, effort);
    log.iter().for_each(|test| posterior.observe(test));
    posterior
}

fn seeds() -> impl FnMut() -> u64 {
    let mut seeds = 0..;
    move || seeds.next().unwrap_or_default()
}

/// Log of twelve tests, learned from the beginning.
#[divan::bench(args = LEVELS, sample_count = 5)]
fn learn_a_log(bencher: divan::Bencher, level: usize) {
    let mut seed = seeds();
    bencher
        .with_inputs(|| {
            let (puzzle, facts, mut stream) = game(level, seed());
            let log = log(&puzzle, &facts, &mut stream, 12);
            (facts, log)
        })
        .bench_local_refs(|(facts, log)| learned(facts, log, Effort::FULL));
}

/// Hint on a phone: learns the log of the table and finds certain facts with `Effort::LIGHT`.
#[divan::bench(args = LEVELS, sample_count = 5)]
fn what_is_certain(bencher: divan::Bencher, level: usize) {
    let mut seed = seeds();
    bencher
        .with_inputs(|| {
            let (puzzle, facts, mut stream) = game(level, seed());
            let log = log(&puzzle, &facts, &mut stream, 6);
            (facts, log)
        })
        .bench_local_refs(|(facts, log)| learned(facts, log, Effort::LIGHT).certain());
}

/// Best of three hundred potions after three tests.
#[divan::bench(args = LEVELS, sample_count = 5)]
fn best_potion(bencher: divan::Bencher, level: usize) {
    let mut seed = seeds();
    bencher
        .with_inputs(|| {
            let (puzzle, facts, mut stream) = game(level, seed());
            let log = log(&puzzle, &facts, &mut stream, 3);
            let potions: Vec<_> = (0..300).map(|_| potion(&facts, &mut stream)).collect();
            (learned(&facts, &log, Effort::FULL), potions)
        })
        .bench_local_refs(|(posterior, potions)| posterior.best(potions));
}

/// Most likely winning potions after three tests.
#[divan::bench(args = LEVELS, sample_count = 5)]
fn likeliest_wins(bencher: divan::Bencher, level: usize) {
    let mut seed = seeds();
    bencher
        .with_inputs(|| {
            let (puzzle, facts, mut stream) = game(level, seed());
            let log = log(&puzzle, &facts, &mut stream, 3);
            learned(&facts, &log, Effort::FULL)
        })
        .bench_local_refs(|posterior| posterior.likeliest_wins(5));
}
