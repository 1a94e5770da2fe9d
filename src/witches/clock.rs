//! Internal, may change. Length of a game: the number of turns on the moon track, the phases of the
//! moon, and the actions per turn.

#[cfg(test)]
use crate::common::edition::Edition;
use crate::common::players::Players;
use crate::witches::settings::Settings;

/// Moon track of a game. The moon wanes in five phases over its circles. The game ends with the
/// last circle; a win that counts for an earlier circle is worth more stars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Last circle of each phase.
    phases: [u8; Clock::PHASES],
    mark: u8,
    brewed_steps: u8,
}

/// Number of steps that a brewed recipe moves back, for 1 to 8 players. Brewing takes about as many
/// turns with any number of players, and the steps of more players are shorter.
const BREWED_STEPS: [u8; 8] = [2, 2, 2, 3, 3, 4, 4, 4];

/// Track for each level and for 1 to 8 players: the last circle of each of the five phases, and the
/// marked circle. The laboratory writes this table (`--tracks`).
const TRACKS: [[[u8; Clock::PHASES + 1]; 8]; 6] = include!("clock/tracks.txt");

/// Additional turns in games of the fictitious second edition, used in tests.
#[cfg(test)]
pub(super) const FICTITIOUS_TURNS: u8 = 10;

impl Clock {
    /// Number of phases of the moon.
    pub const PHASES: usize = 5;

    /// Returns the moon track for `settings` and `players`.
    pub fn of(settings: &Settings, players: Players) -> Clock {
        let level = usize::from(settings.nearest_level().number());
        let [phases @ .., mark] = TRACKS[level][usize::from(players.count() - 1)];
        #[cfg(test)]
        let phases = match settings.edition() {
            Edition::First => phases,
            Edition::Fictitious => phases.map(|last| last + FICTITIOUS_TURNS),
        };
        Clock { phases, mark, brewed_steps: BREWED_STEPS[usize::from(players.count() - 1)] }
    }

    /// Number of turns.
    pub fn turns(self) -> u8 {
        self.phases[Clock::PHASES - 1]
    }

    /// Circle that usually counts when keen players win (rules, section 11), counted from 1.
    pub fn mark(self) -> u8 {
        self.mark
    }

    /// Number of circles that an aim moves back, and that a wrong naming crosses off: a tenth of the
    /// track.
    pub fn step(self) -> u8 {
        (self.turns() + 5) / 10
    }

    /// Number of steps that a brewed recipe moves back.
    pub fn brewed_steps(self) -> u8 {
        self.brewed_steps
    }

    /// Number of circles that a brewed recipe moves back.
    pub fn brewed(self) -> u8 {
        self.brewed_steps * self.step()
    }

    /// Stars for a win that counts for `circle`, counted from 1: 5 under the full moon, down to 1
    /// under the dark moon and after it.
    pub fn stars(self, circle: u32) -> u8 {
        let [phases @ .., _] = self.phases;
        let changes = phases.iter().filter(|&&last| circle > u32::from(last));
        (Clock::PHASES - changes.count()) as u8
    }

    /// Returns the circle that counts for a win (rules, section 11): back from `circle`, the first
    /// one that is not crossed off, for each of `aims` and for a brewed recipe, at most to the first
    /// circle.
    pub fn counting_circle(self, circle: u32, aims: u32, is_brewed: bool) -> u32 {
        let brewed = if is_brewed { self.brewed() } else { 0 };
        circle.saturating_sub(aims * u32::from(self.step()) + u32::from(brewed)).max(1)
    }

    /// Number of turns of each phase, from the full moon on.
    pub fn phases(self) -> [u8; Clock::PHASES] {
        let [a, b, c, d, e] = self.phases;
        [a, b - a, c - b, d - c, e - d]
    }

    /// Estimated duration of a game in minutes: 4/5 of the turns are played, with one test for
    /// every three turns of the track.
    pub fn minutes(self) -> u32 {
        let turns = u32::from(self.turns());
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
    fn aims_and_brewing_lead_back_on_the_track() {
        let clock = Clock::of(&Level::FirstGame.settings(), Players::ONE);
        let (step, brewed) = (u32::from(clock.step()), u32::from(clock.brewed()));
        assert_eq!(clock.counting_circle(20, 0, false), 20);
        assert_eq!(clock.counting_circle(20, 2, true), 20 - 2 * step - brewed);
        assert_eq!(clock.counting_circle(2, 3, true), 1, "at most to the first circle");
        let past_the_last = u32::from(clock.turns()) + 1;
        assert_eq!(clock.stars(past_the_last), 1);
        assert_eq!(clock.stars(1), 5);
    }

    #[test]
    fn games_take_ten_minutes_to_three_quarters_of_an_hour() {
        let minutes = |level: Level, players| {
            let players = Players::new(players).unwrap();
            Clock::of(&level.settings(), players).minutes()
        };
        assert_eq!(minutes(Level::FirstGame, 8), 10);
        assert_eq!(minutes(Level::SpiceSorcerer, 4), 25);
        assert_eq!(minutes(Level::PotionMaster, 4), 35);
        assert_eq!(minutes(Level::HighWitch, 3), 45);
    }
}
