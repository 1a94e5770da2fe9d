//! What sheets of a level are usually like, for whoever has to choose one.

use std::ops::RangeInclusive;

use super::levels;
use crate::game::edition::Edition;
use crate::game::players::Players;
use crate::witches::settings::Level;

/// A level for a number of players: from the least cauldrons to the most, and the turns that most
/// games take.
type Usual = (u8, u8, u32, u32);

/// Each level up to edition 2, from 1 to 8 players: fifty seeds, without the tenth of them at either end; of turns
/// the middle of what sheets say of themselves, from fives to fives.
const USUAL: [[Usual; 8]; 6] = [
    [
        (1, 1, 40, 90),
        (1, 1, 25, 55),
        (1, 1, 20, 35),
        (1, 1, 15, 30),
        (1, 2, 15, 25),
        (1, 2, 15, 20),
        (1, 2, 10, 20),
        (1, 2, 10, 15),
    ],
    [
        (2, 2, 60, 100),
        (1, 2, 30, 55),
        (2, 2, 25, 40),
        (2, 2, 20, 30),
        (2, 2, 20, 25),
        (2, 2, 15, 20),
        (2, 2, 15, 20),
        (2, 2, 10, 15),
    ],
    [
        (3, 3, 85, 105),
        (3, 4, 45, 60),
        (3, 4, 35, 40),
        (3, 4, 25, 30),
        (4, 4, 20, 25),
        (3, 4, 20, 20),
        (3, 4, 20, 20),
        (3, 4, 15, 15),
    ],
    [
        (2, 3, 75, 110),
        (3, 3, 40, 60),
        (2, 3, 30, 40),
        (3, 4, 20, 30),
        (3, 4, 20, 25),
        (3, 4, 20, 25),
        (3, 4, 15, 20),
        (3, 4, 10, 15),
    ],
    [
        (3, 4, 110, 135),
        (3, 4, 55, 70),
        (3, 4, 40, 50),
        (4, 4, 30, 35),
        (4, 5, 25, 30),
        (4, 5, 20, 25),
        (4, 4, 20, 25),
        (4, 4, 15, 20),
    ],
    [
        (4, 5, 115, 140),
        (5, 5, 50, 70),
        (4, 5, 40, 50),
        (5, 5, 30, 35),
        (5, 5, 25, 30),
        (5, 5, 25, 25),
        (5, 5, 20, 25),
        (5, 5, 15, 20),
    ],
];

/// The difficulty of sheets of a level in cauldrons, and how many turns most of their games take,
/// from fives to fives.
pub(crate) fn usual_of(
    level: Level,
    players: Players,
    edition: Edition,
) -> (RangeInclusive<u8>, RangeInclusive<u32>) {
    if let Some(rating) = levels::rating(&level.settings_in(edition), players) {
        let hard = rating.difficulty.cauldrons();
        return (hard..=hard, fives(rating.turns.low)..=fives(rating.turns.high));
    }
    let row = &USUAL[usize::from(level.number()) % USUAL.len()];
    let (least, most, low, high) = row[usize::from(players.count() - 1) % row.len()];
    (least..=most, low..=high)
}

fn fives(turns: u32) -> u32 {
    (turns + 2) / 5 * 5
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::threads::{Threads, map_on};
    use crate::game::seed::Seed;
    use crate::witches::playtest::Rating;
    use crate::witches::sheet::{Sheet, SheetOptions};

    fn rated(level: Level, players: Players, seeds: u64) -> Vec<Rating> {
        let seeds: Vec<u64> = (1..=seeds).collect();
        let rating = |&seed: &u64| {
            let settings = level.settings_in(Edition::Second);
            let options = SheetOptions { players, settings, ..SheetOptions::new(Seed(seed)) };
            Ok::<_, ()>(Rating::quick(&Sheet::make(&options).unwrap()))
        };
        map_on(Threads::all(), &seeds, rating).unwrap()
    }

    /// What is measured, as it would stand in the table.
    fn measured(level: Level, players: Players, seeds: u64) -> Usual {
        let rated = rated(level, players, seeds);
        let sorted = |of: &dyn Fn(&Rating) -> u32| {
            let mut all: Vec<u32> = rated.iter().map(of).collect();
            all.sort_unstable();
            all
        };
        let cauldrons = sorted(&|rating| rating.difficulty.cauldrons().into());
        let tenth = cauldrons.len() / 10;
        let at = |place: usize| u8::try_from(cauldrons[place]).unwrap();
        let middle = |all: Vec<u32>| fives(all[all.len() / 2]);
        let low = middle(sorted(&|rating| rating.turns.low));
        let high = middle(sorted(&|rating| rating.turns.high));
        (at(tenth), at(cauldrons.len() - 1 - tenth), low, high)
    }

    #[test]
    fn sheets_are_as_is_usual_for_their_level() {
        let (seeds, all): (u64, Vec<Players>) = match crate::common::long_tests_are_asked_for() {
            true => (50, Players::all().collect()),
            false => (3, vec![Players::TWO, Players::FOUR]),
        };
        let (mut table, mut is_right) = (String::new(), true);
        for level in Level::ALL {
            for &players in &all {
                let (least, most, low, high) = measured(level, players, seeds);
                table += &format!("({least}, {most}, {low}, {high}), ");
                let (cauldrons, turns) = usual_of(level, players, Edition::Second);
                is_right &= least <= *cauldrons.end() && *cauldrons.start() <= most;
                is_right &= turns.start().abs_diff(low) <= 10 && turns.end().abs_diff(high) <= 10;
            }
            table += "\n";
        }
        assert!(is_right, "the table would be\n{table}");
    }
}
