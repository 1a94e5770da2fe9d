//! The sheet of the day: a date names one game, the same for everybody and for ever.

mod date;
mod epochs;

pub use date::{Date, DateError};
pub use epochs::DayError;

use crate::seed::Seed;
use crate::stream::Stream;
use crate::witches::concern::WitchesConcern;
use crate::witches::settings::{Level, Settings};
use epochs::Epoch;

/// Shorter than the seeds that are drawn: three groups to read out.
const SEED_BITS: u32 = 32;

/// The game of a date. Its secret is the same whatever the number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    /// Its seed.
    pub seed: Seed,
    /// Its level.
    pub level: Level,
    epoch: &'static Epoch,
}

impl Day {
    /// The game of a date. The same date is the same game in every version that knows the date.
    ///
    /// # Errors
    /// If the date is before the first sheet of the day.
    pub fn of(date: Date) -> Result<Day, DayError> {
        let epoch = Epoch::of(date)?;
        let bits = Stream::new(Seed(date.number().into()), WitchesConcern::Daily, 0).bits();
        let level = epoch.week[usize::from(date.weekday())];
        Ok(Day { seed: Seed(bits >> (64 - SEED_BITS)), level, epoch })
    }

    /// The settings of its level, in the edition of its time.
    pub fn settings(&self) -> Settings {
        self.level.settings().in_edition(self.epoch.edition)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;
    use crate::witches::puzzle::{MostAnswers, generate};

    fn day(text: &str) -> Day {
        Day::of(text.parse().unwrap()).unwrap()
    }

    /// What was printed: these never change.
    #[test]
    fn a_date_is_the_same_game_for_ever() {
        let days = ["2026-01-01", "2026-11-22", "2026-11-23", "2028-02-29", "9999-12-31"];
        let games = days.map(|text| {
            let day = day(text);
            (day.seed.to_string(), day.level.number(), day.settings().edition())
        });
        let expected = [
            ("novis-bukoj-ku", 3),
            ("zagor-sovid-vi", 5),
            ("pihin-bugob-fa", 0),
            ("kamij-tulav-su", 1),
            ("rogoh-donif-da", 4),
        ];
        assert_eq!(games, expected.map(|(seed, level)| (seed.to_owned(), level, Edition::Second)));
    }

    #[test]
    fn a_week_begins_easily_and_every_day_of_it_can_be_played() {
        let week = (23..30).map(|day| Day::of(Date::new(2026, 11, day).unwrap()).unwrap());
        let week: Vec<Day> = week.collect();
        let levels: Vec<u8> = week.iter().map(|day| day.level.number()).collect();
        assert_eq!(levels, [0, 1, 2, 3, 4, 5, 5]);
        for day in week {
            generate(day.seed, &day.settings(), MostAnswers::default()).unwrap();
        }
    }

    #[cfg(feature = "program")]
    #[test]
    fn before_the_first_there_is_none() {
        let early: Date = "2025-12-31".parse().unwrap();
        let error = Day::of(early).unwrap_err().message();
        assert!(error.to_string().contains("2026-01-01"), "{error}");
    }
}
