//! Time to generate a board, by number of players, at level 3.

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::witches::board::Board;
use cauldron_press::witches::settings::Level;

fn main() {
    divan::main();
}

#[divan::bench(args = Players::all(), sample_count = 1000)]
fn generate(bencher: divan::Bencher, players: Players) {
    let settings = Level::SpiceSorcerer.settings();
    let mut seed = 0;
    bencher
        .with_inputs(move || {
            seed += 1;
            Seed(seed)
        })
        .bench_local_values(|seed| Board::generate(seed, players, &settings));
}
