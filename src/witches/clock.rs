//! Internal, may change. Length of a game: the number of turns on the moon track, the phases of the
//! moon, and the actions per turn.

use crate::common::edition::Edition;
use crate::common::players::Players;
use crate::witches::settings::Settings;

/// Moon track of a game. The moon wanes in five phases over its turns. The game ends with the last
/// turn; an earlier win is worth more stars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    turns: u8,
    /// Last turn of each phase except the last phase.
    phases: [u8; Clock::PHASES - 1],
}

/// Number of turns for each level and for 1 to 8 players: the turns within which four of five games
/// of typical players end.
const TURNS: [[u8; 8]; 6] = [
    [25, 24, 30, 24, 18, 15, 13, 12],
    [29, 27, 37, 29, 23, 18, 15, 14],
    [29, 28, 38, 30, 24, 19, 16, 15],
    [30, 29, 40, 32, 25, 20, 17, 16],
    [36, 35, 50, 42, 32, 25, 21, 20],
    [37, 36, 52, 43, 34, 26, 22, 21],
];

/// Additional turns in games of the fictitious second edition, used in tests.
#[cfg(test)]
pub(super) const FICTITIOUS_TURNS: u8 = 10;

/// Last turn of each of the first four phases for each level, in percent of the turns. Of the games
/// that typical players win, one sixth end in the first phase, and about one fifth in each further
/// phase.
const CHANGES: [[u16; Clock::PHASES - 1]; 6] = [
    [42, 56, 72, 88],
    [42, 56, 72, 88],
    [42, 56, 72, 88],
    [44, 58, 72, 88],
    [50, 64, 76, 88],
    [60, 70, 82, 92],
];

impl Clock {
    /// Number of phases of the moon.
    pub const PHASES: usize = 5;

    /// Returns the moon track for `settings` and `players`.
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

    /// Number of turns.
    pub fn turns(self) -> u8 {
        self.turns
    }

    /// Stars for a win in `turn`, counted from 1: 5 under the full moon, down to 1 under the dark
    /// moon.
    pub fn stars(self, turn: u32) -> u8 {
        let changes = self.phases.iter().filter(|&&last| turn > u32::from(last));
        (Clock::PHASES - changes.count()) as u8
    }

    /// Number of turns of each phase, from the full moon on.
    pub fn phases(self) -> [u8; Clock::PHASES] {
        let [a, b, c, d] = self.phases;
        [a, b - a, c - b, d - c, self.turns - d]
    }

    /// Estimated duration of a game in minutes: 4/5 of the turns are played, with one test for
    /// every three turns of the track.
    pub fn minutes(self) -> u32 {
        let turns = u32::from(self.turns);
        Clock::minutes_of(turns * 4 / 5, turns / 3)
    }

    /// Estimated duration in minutes of `turns` turns with `tests` tests, rounded to a multiple of
    /// 5, at least 5: 3/4 of a minute per turn, and one minute per test.
    pub fn minutes_of(turns: u32, tests: u32) -> u32 {
        ((turns * 3 + tests * 4) / 4 + 2).max(5) / 5 * 5
    }

    /// Number of actions per turn of `witch`, counted from 0. Small tables have more, so that games
    /// take about equally long for any number of players.
    pub fn actions(players: u8, witch: u8) -> u8 {
        match (players, witch) {
            (1, _) => 3,
            (2, _) => 2,
            // The fourth of seven witches is alone in her section, while all others share one.
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
