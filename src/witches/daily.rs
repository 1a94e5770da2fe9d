//! The sheet of the day: a date names one game, the same for everybody and for ever.

use std::fmt;
use std::str::FromStr;

use crate::common::stream::Stream;
use crate::game::seed::Seed;
use crate::texts::{Message, quoted, said};
use crate::witches::WitchesConcern;
use crate::witches::settings::{Level, Settings};

/// Shorter than the seeds that are drawn: three groups to read out.
const SEED_BITS: u32 = 32;

/// The game of a date. Its secret is the same whatever the number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    /// Its seed.
    pub seed: Seed,
    /// Its level.
    pub level: Level,
}

impl Day {
    /// The game of a date. The same date is the same game in every version that knows the date.
    ///
    /// # Errors
    /// If the date is before the first sheet of the day.
    pub fn of(date: Date) -> Result<Day, DayError> {
        Day::nth(date, Epoch::of(date)?.passed_over(date))
    }

    /// The game that a date would name if so many of its seeds were passed over: what tables of
    /// them are made from.
    ///
    /// # Errors
    /// If the date is before the first sheet of the day.
    pub fn nth(date: Date, passed_over: u8) -> Result<Day, DayError> {
        let epoch = Epoch::of(date)?;
        let number = passed_over.into();
        let bits = Stream::new(Seed(date.number().into()), WitchesConcern::Daily, number).bits();
        let level = epoch.week[usize::from(date.weekday())];
        Ok(Day { seed: Seed(bits >> (64 - SEED_BITS)), level })
    }

    /// The settings of its level.
    pub fn settings(&self) -> Settings {
        self.level.settings()
    }
}

/// A day of the Gregorian calendar, of the years 1 to 9999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// A text that is no date.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct DateError(String);

impl DateError {
    /// What is wrong with it.
    pub fn message(&self) -> Message {
        said::daily_no_date(quoted(&self.0))
    }
}

const MONTHS: [u8; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

impl Date {
    /// A date; none if the calendar has no such day.
    fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let february = u8::from(month == 2 && is_leap(year));
        let days = MONTHS.get(usize::from(month).checked_sub(1)?)? + february;
        let there = (1..=9999).contains(&year) && (1..=days).contains(&day);
        there.then_some(Date { year, month, day })
    }

    /// Its number: the days since 1 January of the year 1, which was a Monday.
    fn number(self) -> u32 {
        let years = u32::from(self.year) - 1;
        let leap = u8::from(self.month > 2 && is_leap(self.year));
        let months = MONTHS[..usize::from(self.month) - 1].iter().map(|&days| u32::from(days));
        let before = months.sum::<u32>() + u32::from(leap);
        years * 365 + years / 4 - years / 100 + years / 400 + before + u32::from(self.day) - 1
    }

    /// The day of its week: 0 for Monday to 6 for Sunday.
    fn weekday(self) -> u8 {
        (self.number() % 7) as u8
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// `2026-11-22`.
impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Date, DateError> {
        let read = || {
            let mut parts = text.trim().split('-');
            let mut part = |digits: usize| {
                let part = parts.next()?;
                let is_number = part.len() == digits && part.bytes().all(|b| b.is_ascii_digit());
                is_number.then(|| part.parse::<u16>().ok())?
            };
            let (year, month, day) = (part(4)?, part(2)?, part(2)?);
            let date = Date::new(year, month.try_into().ok()?, day.try_into().ok()?)?;
            parts.next().is_none().then_some(date)
        };
        read().ok_or_else(|| DateError(text.chars().take(20).collect()))
    }
}

/// A time in which the days are made alike.
#[derive(Debug, PartialEq, Eq)]
struct Epoch {
    first: Date,
    /// The level of each day of the week, from Monday on.
    week: [Level; 7],
    /// How many of a date's seeds are passed over, as a digit to base 36 for each date from the
    /// first on, a month a line; none where the dates go on.
    passed_over: &'static [u8],
}

/// The oldest first. What stands here was printed, and stays. A new one begins a year or more
/// after the version that brings it, so that older versions still print the same until then.
const EPOCHS: &[Epoch] = &[
    Epoch { first: Date { year: 2026, month: 1, day: 1 }, week: HARDER_EACH_DAY, passed_over: b"" },
    // Sheets of edition 3 are to play as their level says, which takes games on each: they were
    // played once and for all, by one to four typical players.
    Epoch {
        first: Date { year: 2028, month: 1, day: 1 },
        week: HARDER_EACH_DAY,
        passed_over: include_bytes!("daily.txt"),
    },
];

/// From a First Game on Monday to a High Witch's at the weekend.
const HARDER_EACH_DAY: [Level; 7] = [
    Level::FirstGame,
    Level::Beginner,
    Level::AmateurWitch,
    Level::SpiceSorcerer,
    Level::PotionMaster,
    Level::HighWitch,
    Level::HighWitch,
];

/// A date without a sheet of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct DayError {
    date: Date,
}

impl DayError {
    /// Why it has none.
    pub fn message(&self) -> Message {
        let first = EPOCHS.iter().map(|epoch| epoch.first.to_string()).next();
        said::daily_too_early(self.date.to_string(), first.unwrap_or_default())
    }
}

impl Epoch {
    /// The time of a date.
    fn of(date: Date) -> Result<&'static Epoch, DayError> {
        let begun = EPOCHS.iter().rev().find(|epoch| epoch.first <= date);
        begun.ok_or(DayError { date })
    }

    /// How many seeds of one of its dates are passed over.
    fn passed_over(&self, date: Date) -> u8 {
        let day = (date.number() - self.first.number()) as usize;
        let mut digits =
            self.passed_over.iter().filter_map(|&digit| char::from(digit).to_digit(36));
        digits.nth(day).unwrap_or(0) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::witches::puzzle::{MostAnswers, generate};

    fn day(text: &str) -> Day {
        Day::of(text.parse().unwrap()).unwrap()
    }

    /// What was printed: these never change.
    #[test]
    fn a_date_is_the_same_game_for_ever() {
        let days =
            ["2026-01-01", "2026-11-22", "2027-12-31", "2028-01-01", "2028-02-29", "9999-12-31"];
        let games = days.map(|text| {
            let day = day(text);
            (day.seed.to_string(), day.level.number())
        });
        let expected = [
            ("novis-bukoj-ku", 3),
            ("zagor-sovid-vi", 5),
            ("himof-kolus-ki", 4),
            ("zohak-zipup-vo", 5),
            ("pasuk-votud-fo", 1),
            ("rogoh-donif-da", 4),
        ];
        assert_eq!(games, expected.map(|(seed, level)| (seed.to_owned(), level)));
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

    #[cfg(feature = "press")]
    #[test]
    fn before_the_first_there_is_none() {
        let early: Date = "2025-12-31".parse().unwrap();
        let error = Day::of(early).unwrap_err().message();
        assert!(error.to_string().contains("2026-01-01"), "{error}");
    }

    #[test]
    fn dates_read_back_and_their_days_follow_each_other() {
        let mut number = "2023-12-31".parse::<Date>().unwrap().number();
        for year in 2024..=2025 {
            for month in 1..=12 {
                for day in 1..=31 {
                    let Some(date) = Date::new(year, month, day) else { continue };
                    assert_eq!(date.to_string().parse(), Ok(date));
                    number += 1;
                    assert_eq!(date.number(), number);
                }
            }
        }
        assert_eq!("2026-11-22".parse::<Date>().unwrap().weekday(), 6);
        assert_eq!("1970-01-01".parse::<Date>().unwrap().number(), 719_162);
    }

    #[test]
    fn what_is_no_day_is_refused() {
        let wrong = ["", "today", "2026-11-31", "2025-02-29", "1900-02-29", "2026-13-01"];
        let odd = ["2026-00-10", "26-1-1", "2026-11-22-1", "2026-11", "0000-01-01", "+026-11-22"];
        for text in wrong.into_iter().chain(odd) {
            assert!(text.parse::<Date>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_epochs_follow_each_other() {
        assert!(EPOCHS.is_sorted_by(|a, b| a.first < b.first));
    }

    #[test]
    fn a_table_has_a_digit_for_each_day_of_its_months() {
        for epoch in EPOCHS.iter().filter(|epoch| !epoch.passed_over.is_empty()) {
            let table = std::str::from_utf8(epoch.passed_over).unwrap();
            let (year, mut months) = (epoch.first.year, 0);
            for (line, month) in table.lines().zip(0..) {
                let of = |day| Date::new(year + month / 12, (month % 12) as u8 + 1, day);
                let days: Vec<Date> = (1..=31).filter_map(of).collect();
                let digits: Option<Vec<u32>> = line.chars().map(|c| c.to_digit(36)).collect();
                assert_eq!(digits.unwrap().len(), days.len(), "{}", days[0]);
                months += 1;
            }
            assert_eq!((months % 12, epoch.first.month, epoch.first.day), (0, 1, 1));
        }
    }

    /// Found with other games than those by which the table was made.
    #[test]
    fn sheets_of_the_day_play_as_their_level() {
        use crate::game::players::Players;
        use crate::witches::playtest::trial;
        use crate::witches::sheet::{Sheet, SheetOptions};

        for (text, count) in [("2028-01-03", 1), ("2028-06-15", 3), ("2029-03-11", 4)] {
            let day = day(text);
            let options = SheetOptions {
                settings: day.settings(),
                players: Players::new(count).unwrap(),
                ..SheetOptions::new(day.seed)
            };
            let sheet = Sheet::make_at_cost(&options, crate::seal::Cost::LEAST).unwrap();
            let wins = trial(&sheet, None).unwrap().wins_of_thousand();
            let wanted = day.level.wins();
            assert!(wins.abs_diff(wanted) <= 150, "{text}: {wins} in place of {wanted}");
        }
    }
}
