//! Internal, may change. Sheet of the day: a date and a number of players determine one game, in
//! every version of the program.

use std::fmt;
use std::str::FromStr;

use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::texts::{Message, msg, quoted};
use crate::witches::WitchesConcern;
use crate::witches::puzzle::{Ingredient, MostAnswers, generate};
use crate::witches::settings::{Level, Settings};

/// Number of bits of a daily seed. Fewer than for other seeds, so that its code has three groups.
const SEED_BITS: u32 = 32;

/// Game of a date for a number of players. The seed depends on the number of players, so that each
/// game plays like its level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    /// Seed of the sheet.
    pub seed: Seed,
    /// Level of the sheet.
    pub level: Level,
}

impl Day {
    /// Returns the game of `date` for `players`. Equal arguments give the same game in every
    /// version.
    ///
    /// # Errors
    /// Fails if `date` is before the first sheet of the day.
    pub fn of(date: Date, players: Players) -> Result<Day, DayError> {
        if date < FIRST {
            return Err(DayError { date });
        }
        let number = date.number();
        Ok(Day::numbered(number, passed_over_for(number, players)))
    }

    /// Returns the game of a date if `passed_over` of its seeds are skipped. Used to make the table
    /// of skipped seeds.
    pub fn nth(date: Date, passed_over: u8) -> Day {
        Day::numbered(date.number(), passed_over)
    }

    /// Returns the possible games of the day one week before `date`, over all numbers of players.
    /// They are the games of that day, if the table of skipped seeds contains it, and otherwise all
    /// candidates for it.
    pub fn candidates_a_week_before(date: Date) -> Vec<Day> {
        Day::all_of(date.number().saturating_sub(7))
    }

    fn all_of(number: u32) -> Vec<Day> {
        let day = |passed_over| Day::numbered(number, passed_over);
        match passed_over(number) {
            Some(digits) => digits.into_iter().map(day).collect(),
            None => (0..CANDIDATES).map(day).collect(),
        }
    }

    fn numbered(number: u32, passed_over: u8) -> Day {
        let seed = Seed(number.into());
        let bits = Stream::new(seed, WitchesConcern::Daily, passed_over.into()).bits();
        Day { seed: Seed(bits >> (64 - SEED_BITS)), level: level_of(number) }
    }

    /// Settings of [`Day::level`].
    pub fn settings(&self) -> Settings {
        self.level.settings()
    }

    /// Recipe of the sheet; `None` if the seed gives no puzzle, which has never been observed.
    pub fn recipe(&self) -> Option<Vec<Ingredient>> {
        let solved = generate(self.seed, &self.settings(), MostAnswers::default());
        solved.ok().map(|solved| solved.puzzle.recipe())
    }
}

/// Returns the level of a day number: First Game on Monday, one level higher each day, and High
/// Witch on Saturday and Sunday.
fn level_of(number: u32) -> Level {
    match number % 7 {
        0 => Level::FirstGame,
        1 => Level::Beginner,
        2 => Level::AmateurWitch,
        3 => Level::SpiceSorcerer,
        4 => Level::PotionMaster,
        _ => Level::HighWitch,
    }
}

/// Number of candidate seeds of a date outside [`TABLE`].
const CANDIDATES: u8 = 3;

/// Number of seeds skipped on a date outside [`TABLE`]. On Mondays, whose settings have few
/// recipes, skips seeds whose recipe is among the candidates of the Monday before.
fn passed_over_untold(number: u32) -> u8 {
    if level_of(number) != Level::FirstGame {
        return 0;
    }
    let before: Vec<_> = Day::all_of(number.saturating_sub(7)).iter().map(Day::recipe).collect();
    let is_new = |passed_over: &u8| !before.contains(&Day::numbered(number, *passed_over).recipe());
    (0..CANDIDATES).find(is_new).unwrap_or(0)
}

/// Number of seeds skipped on a day for `players`, by [`TABLE`] where it has the day.
fn passed_over_for(number: u32, players: Players) -> u8 {
    match passed_over(number) {
        Some(digits) => digits[usize::from(players.count() - 1)],
        None => passed_over_untold(number),
    }
}

/// Date of the Gregorian calendar, in the years 1 to 9999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// Error for a text that is not a [`Date`]; holds at most the first 20 characters of the text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct DateError(String);

impl DateError {
    /// Error message for users.
    pub fn message(&self) -> Message {
        msg::daily_no_date(quoted(&self.0))
    }
}

const MONTHS: [u8; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

impl Date {
    /// Creates a date; `None` if the calendar has no such day.
    fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let february = u8::from(month == 2 && is_leap(year));
        let days = MONTHS.get(usize::from(month).checked_sub(1)?)? + february;
        let there = (1..=9999).contains(&year) && (1..=days).contains(&day);
        there.then_some(Date { year, month, day })
    }

    /// Day number: days since Monday, 1 January of the year 1.
    fn number(self) -> u32 {
        let years = u32::from(self.year) - 1;
        let leap = u8::from(self.month > 2 && is_leap(self.year));
        let months = MONTHS[..usize::from(self.month) - 1].iter().map(|&days| u32::from(days));
        let before = months.sum::<u32>() + u32::from(leap);
        years * 365 + years / 4 - years / 100 + years / 400 + before + u32::from(self.day) - 1
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// Parses the form `2026-11-22`.
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

/// First date with a sheet of the day.
const FIRST: Date = Date { year: 2026, month: 1, day: 1 };

/// Numbers of skipped seeds from [`TABLE_FIRST`] on, one line per month: for each date one base-36
/// digit per number of players. Made by the laboratory example (`--days`), which plays many games
/// for it.
const TABLE: &[u8] = include_bytes!("daily.txt");
/// First date of [`TABLE`].
const TABLE_FIRST: Date = Date { year: 2026, month: 11, day: 1 };
/// Number of digits per date in [`TABLE`], one for each number of players.
const DIGITS: usize = 8;

/// Looks up the numbers of skipped seeds of a day, indexed by the number of players less one;
/// `None` outside the table.
fn passed_over(number: u32) -> Option<[u8; DIGITS]> {
    let place = number.checked_sub(TABLE_FIRST.number())? as usize;
    let digits = TABLE.iter().filter_map(|&digit| char::from(digit).to_digit(36));
    let mut digits = digits.skip(place * DIGITS);
    let mut of_date = [0; DIGITS];
    for one in &mut of_date {
        *one = digits.next()? as u8;
    }
    Some(of_date)
}

/// Error for a date without a sheet of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct DayError {
    date: Date,
}

impl DayError {
    /// Error message for users.
    pub fn message(&self) -> Message {
        msg::daily_too_early(self.date.to_string(), FIRST.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str, players: u8) -> Day {
        Day::of(text.parse().unwrap(), Players::new(players).unwrap()).unwrap()
    }

    /// Printed sheets depend on these values, so they must never change.
    #[test]
    fn a_date_draws_the_same_seeds_for_ever() {
        let seeds = [
            ("2026-01-01", 0, "novis-bukoj-ku"),
            ("2027-12-31", 0, "himof-kolus-ki"),
            ("2028-01-01", 22, "zohak-zipup-vo"),
            ("2028-02-29", 3, "pasuk-votud-fo"),
            ("9999-12-31", 0, "rogoh-donif-da"),
        ];
        for (date, passed_over, seed) in seeds {
            let day = Day::nth(date.parse().unwrap(), passed_over);
            assert_eq!(day.seed.to_string(), seed, "{date}");
        }
        assert_eq!(day("2026-01-01", 4).seed.to_string(), "novis-bukoj-ku", "before the table");
    }

    #[test]
    fn a_week_begins_easily_and_every_day_of_it_can_be_played() {
        let week = (23..30).map(|date| day(&format!("2026-11-{date}"), 4));
        let week: Vec<Day> = week.collect();
        let levels: Vec<u8> = week.iter().map(|day| day.level.number()).collect();
        assert_eq!(levels, [0, 1, 2, 3, 4, 5, 5]);
        assert!(week.iter().all(|day| day.recipe().is_some()));
    }

    /// Covers dates in the table, at its ends and far outside, for every number of players.
    #[test]
    fn no_monday_has_a_recipe_of_the_monday_before() {
        let first = FIRST.number().next_multiple_of(7);
        let recipes = |number: u32| -> Vec<_> {
            let of =
                |players| Day::numbered(number, passed_over_for(number, players)).recipe().unwrap();
            Players::all().map(of).collect()
        };
        let all: Vec<_> = (first..).step_by(7).take(600).map(recipes).collect();
        for (week, pair) in all.windows(2).enumerate() {
            assert!(
                pair[1].iter().all(|recipe| !pair[0].contains(recipe)),
                "week {week}: {pair:?}"
            );
        }
    }

    #[test]
    fn before_the_first_there_is_none() {
        let early: Date = "2025-12-31".parse().unwrap();
        let error = Day::of(early, Players::FOUR).unwrap_err().message();
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
        assert_eq!("2026-11-22".parse::<Date>().unwrap().number() % 7, 6);
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
    fn the_table_has_a_digit_for_each_number_of_players_and_day_of_its_months() {
        let table = std::str::from_utf8(TABLE).unwrap();
        assert_eq!((TABLE_FIRST.day, Players::all().count()), (1, DIGITS));
        for (line, month) in table.lines().zip(u16::from(TABLE_FIRST.month) - 1..) {
            let year = TABLE_FIRST.year + month / 12;
            let of = |day| Date::new(year, (month % 12) as u8 + 1, day);
            let days: Vec<Date> = (1..=31).filter_map(of).collect();
            let digits: Option<Vec<u32>> = line.chars().map(|c| c.to_digit(36)).collect();
            assert_eq!(digits.unwrap().len(), DIGITS * days.len(), "{}", days[0]);
        }
        assert!(table.lines().count() >= 24, "two years");
    }

    /// Some dates have no fitting seed; `tests/ratings.rs` checks the share of those that have one.
    #[test]
    fn sheets_of_the_day_play_as_their_level() {
        use crate::witches::playtest::Rating;
        use crate::witches::sheet::{Sheet, SheetOptions};

        for (text, count) in [("2026-11-30", 1), ("2028-06-14", 3), ("2028-03-12", 8)] {
            let day = day(text, count);
            let options = SheetOptions {
                settings: day.settings(),
                players: Players::new(count).unwrap(),
                ..SheetOptions::new(day.seed)
            };
            let sheet = Sheet::make_at_cost(&options, crate::seal::Cost::LEAST).unwrap();
            let wins = Rating::rate_fully(&sheet).unwrap().wins;
            let wanted = day.level.wins();
            assert!(wins.abs_diff(wanted) <= 150, "{text}: {wins} instead of {wanted}");
        }
    }
}
