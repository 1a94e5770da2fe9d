//! Games of all kinds are played through.

use super::*;
use crate::players::Players;
use crate::seed::Seed;
use crate::witches::settings::Level;
use crate::witches::sheet::{Sheet, SheetOptions};
use crate::witches::table::Mode;

fn sheet(seed: u64, level: Level, players: u8) -> Sheet {
    let players = Players::new(players).unwrap();
    let options =
        SheetOptions { players, settings: level.settings(), ..SheetOptions::new(Seed(seed)) };
    Sheet::make(&options).unwrap()
}

#[test]
fn look_expert() {
    let n: u64 = std::env::var("N").ok().and_then(|n| n.parse().ok()).unwrap_or(5);
    for level in Level::ALL {
        for players in [1, 4] {
            let (mut won, mut last, mut turns, mut tests, mut hopeless, mut certain) =
                (0, 0, 0, 0, 0, 0);
            let mut time = std::time::Duration::ZERO;
            for seed in 0..n {
                let sheet = sheet(seed, level, players);
                let game = Game::of(&sheet);
                let t = std::time::Instant::now();
                let record = game.play(|_| Skill::Expert, Mode::Cooperative, Seed(seed)).unwrap();
                time += t.elapsed();
                won += u32::from(matches!(record.ended, Ended::Won { .. }));
                last += u32::from(record.ended == Ended::LastDitch);
                turns += record.turns;
                tests += record.tests.len();
                hopeless += u32::from(record.hopeless.is_some());
                certain += u32::from(record.certain.is_some());
            }
            println!(
                "{level:?} {players}: won {won} last {last} of {n} turns {} tests {} hopeless {hopeless} certain {certain} {:?}",
                turns as f64 / n as f64,
                tests as f64 / n as f64,
                time / n as u32
            );
        }
    }
}
