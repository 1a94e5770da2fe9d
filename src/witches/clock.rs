//! How long a game lasts: the turns of its track, over which the moon wanes, and how many actions a
//! witch has in each.

use crate::game::edition::Edition;
use crate::game::players::Players;
use crate::witches::settings::Settings;

/// The clock of a game. The moon wanes over its turns, from full to dark, and the game ends with
/// it; the earlier the recipe is found, the more stars it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    turns: u8,
    phases: [u8; Clock::PHASES - 1],
}

/// Turns that four of five games of typical players take, from one player to eight, on sheets of
/// each level.
const TURNS: [[u8; 8]; 6] = [
    [25, 24, 30, 24, 18, 15, 13, 12],
    [29, 27, 37, 29, 23, 18, 15, 14],
    [29, 28, 38, 30, 24, 19, 16, 15],
    [30, 29, 40, 32, 25, 20, 17, 16],
    [36, 35, 50, 42, 32, 25, 21, 20],
    [37, 36, 52, 43, 34, 26, 22, 21],
];

/// How many turns games of the fictitious second edition have besides.
#[cfg(test)]
pub(super) const FICTITIOUS_TURNS: u8 = 10;

/// In hundredths of them, when the moon changes for those who won: a sixth of them found the recipe
/// before its first change, and about a fifth between each and the next.
const CHANGES: [[u16; Clock::PHASES - 1]; 6] = [
    [42, 56, 72, 88],
    [42, 56, 72, 88],
    [42, 56, 72, 88],
    [44, 58, 72, 88],
    [50, 64, 76, 88],
    [60, 70, 82, 92],
];

impl Clock {
    /// The phases of its moon: full, and less and less of it.
    pub const PHASES: usize = 5;

    /// The clock of a game.
    pub fn of(settings: &Settings, players: Players) -> Clock {
        let level = usize::from(settings.nearest_level().number());
        let turns = TURNS[level][usize::from(players.count() - 1)];
        let turns = match settings.edition() {
            Edition::First => turns,
            #[cfg(test)]
            Edition::Fictitious => turns + FICTITIOUS_TURNS,
        };
        let change = |part: u16| ((u16::from(turns) * part + 50) / 100) as u8;
        Clock { turns, phases: CHANGES[level].map(change) }
    }

    /// How many turns the game has.
    pub fn turns(self) -> u8 {
        self.turns
    }

    /// How many stars it is worth to find the recipe in a turn, counted from 1: five under the full
    /// moon, down to one.
    pub fn stars(self, turn: u32) -> u8 {
        let changes = self.phases.iter().filter(|&&last| turn > u32::from(last));
        (Clock::PHASES - changes.count()) as u8
    }

    /// How many turns each phase of the moon lasts, from the full one on.
    pub fn phases(self) -> [u8; Clock::PHASES] {
        let [a, b, c, d] = self.phases;
        [a, b - a, c - b, d - c, self.turns - d]
    }

    /// About how many minutes a game takes: four fifths of its turns, and a test for each three
    /// turns of the track.
    pub fn minutes(self) -> u32 {
        let turns = u32::from(self.turns);
        Clock::minutes_of(turns * 4 / 5, turns / 3)
    }

    /// About how many minutes so many turns with so many tests take, in fives: three quarters of a
    /// minute for a turn, and a minute for a test.
    pub fn minutes_of(turns: u32, tests: u32) -> u32 {
        ((turns * 3 + tests * 4) / 4 + 2).max(5) / 5 * 5
    }

    /// How many actions a witch has in a turn, counted from 0: few have more, so that games of any
    /// number of players are about as long.
    pub fn actions(players: u8, witch: u8) -> u8 {
        match (players, witch) {
            (1, _) => 3,
            (2, _) => 2,
            // She has a section for herself, where all others share one.
            (7, 3) => 2,
            _ => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::witches::settings::Level;

    #[test]
    fn the_moon_wanes_step_by_step_and_stays_in_each_phase_for_a_while() {
        for level in Level::ALL {
            for players in Players::all() {
                let clock = Clock::of(&level.settings(), players);
                let stars: Vec<u8> = (1..=clock.turns()).map(|t| clock.stars(t.into())).collect();
                assert!(stars.is_sorted_by(|a, b| a >= b), "{stars:?}");
                for (phase, lasts) in (1..=5).rev().zip(clock.phases()) {
                    let turns = stars.iter().filter(|&&stars| stars == phase).count();
                    assert!(turns > 0, "{level:?} for {players:?}: {stars:?}");
                    assert_eq!(turns, usize::from(lasts));
                }
            }
        }
    }

    #[test]
    fn games_take_ten_minutes_to_three_quarters_of_an_hour() {
        let minutes = |level: Level, players| {
            let players = Players::new(players).unwrap();
            Clock::of(&level.settings(), players).minutes()
        };
        assert_eq!(minutes(Level::FirstGame, 8), 10);
        assert_eq!(minutes(Level::SpiceSorcerer, 4), 30);
        assert_eq!(minutes(Level::PotionMaster, 4), 40);
        assert_eq!(minutes(Level::HighWitch, 3), 45);
    }
}
