//! Time to play many games on one core, to compute the [`exact`] chain, and to generate a board for
//! a wished length.

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::race::{
    CountedUnit, LengthTarget, MoveTable, RaceRules, RaceSeries, exact, generate, published,
    simulate,
};
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

fn table(rules: RaceRules) -> MoveTable {
    let board = published();
    MoveTable::new(&board.track, &board.deck, rules).expect("table")
}

#[divan::bench(args = [false, true])]
fn two_player_games(bencher: divan::Bencher, replacement: bool) {
    const GAMES: u64 = 100_000;
    let table = table(RaceRules { replacement, ..RaceRules::default() });
    let players = Players::new(2).expect("players");
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench_local(|| simulate(&table, players, Seed(1), GAMES, 1));
}

#[divan::bench]
fn exact_chain(bencher: divan::Bencher) {
    let table = table(published().rules);
    bencher.bench_local(|| exact(&table, CountedUnit::Turns));
}

#[divan::bench(args = [(1, 40), (3, 25), (8, 10)])]
fn board_for_a_wish(bencher: divan::Bencher, (players, turns): (u8, u16)) {
    let mut seed = 0;
    bencher
        .with_inputs(|| {
            seed += 1;
            let players = Players::new(players).expect("players");
            (
                RaceSeries { players, length: LengthTarget::Turns(turns), ..RaceSeries::default() },
                seed,
            )
        })
        .bench_local_values(|(series, seed)| generate(&series, Seed(seed)));
}
