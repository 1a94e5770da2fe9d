//! Time to simulate a game of four witches together, by level and skill.

use cauldron_press::common::seed::Seed;
use cauldron_press::witches::playtest::{PlayableSheet, Skill};
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use cauldron_press::witches::table::Mode;

fn main() {
    divan::main();
}

fn play(bencher: divan::Bencher, level: usize, skill: Skill) {
    let options =
        SheetOptions { settings: Level::ALL[level].settings(), ..SheetOptions::new(Seed(1)) };
    let game = PlayableSheet::of(&Sheet::make(&options).expect("a sheet"));
    let mut seed = 0;
    bencher
        .with_inputs(|| {
            seed += 1;
            Seed(seed)
        })
        .bench_local_values(|seed| game.play(|_| skill, Mode::Cooperative, seed));
}

#[divan::bench(args = 0..=5, sample_count = 1000)]
fn careless(bencher: divan::Bencher, level: usize) {
    play(bencher, level, Skill::Careless);
}

#[divan::bench(args = 0..=5, sample_count = 1000)]
fn typical(bencher: divan::Bencher, level: usize) {
    play(bencher, level, Skill::Typical);
}
