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
fn look() {
    for level in Level::ALL {
        for players in [1, 2, 4, 6] {
            for skill in [Skill::Careless, Skill::Typical] {
                let (mut won, mut last, mut turns, mut tests, mut hopeless) = (0, 0, 0, 0, 0);
                let start = std::time::Instant::now();
                let mut time = std::time::Duration::ZERO;
                let n = 200;
                for seed in 0..n {
                    let sheet = sheet(seed / 10, level, players);
                    let game = Game::of(&sheet);
                    let t = std::time::Instant::now();
                    let record = game.play(|_| skill, Mode::Cooperative, Seed(seed)).unwrap();
                    time += t.elapsed();
                    won += u32::from(matches!(record.ended, Ended::Won { .. }));
                    last += u32::from(record.ended == Ended::LastDitch);
                    turns += record.turns;
                    tests += record.tests.len();
                    hopeless += u32::from(record.hopeless.is_some());
                }
                println!(
                    "{level:?} {players} {skill:?}: won {won} last {last} turns {} tests {} hopeless {hopeless} {:?}",
                    turns as f64 / n as f64,
                    tests as f64 / n as f64,
                    time / n as u32
                );
                let _ = start;
            }
        }
    }
}
