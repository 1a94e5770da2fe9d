//! Selection of the seeds that dates name: for each number of players, the first seed whose sheet
//! has the win rate of the date's level.

use std::str::FromStr;

use cauldron_press::common::players::Players;
use cauldron_press::common::threads::{Threads, map_on};
use cauldron_press::seal::Cost;
use cauldron_press::witches::daily::{Date, Day};
use cauldron_press::witches::playtest::Rating;
use cauldron_press::witches::puzzle::Ingredient;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};

use super::Failure;

/// Largest accepted deviation of measured wins from those of the level, in thousandths: the one of
/// sheets that are selected for a run. From [`WIDER_FROM`] on it is [`WIDER`], because smaller numbers
/// of skipped seeds compress better and every guest of the page loads the table.
const OFF: u32 = 40;
const WIDER: u32 = 100;
const WIDER_FROM: &str = "2028-03-01";
/// Number of seeds tried for a date: the number of values of a base-36 digit in [`table`].
const TRIES: u8 = 36;
/// Number of fitting seeds to find for a date whose recipe may have occurred in the week before.
const CHOICE: usize = 4;

/// Range of months, such as `2026-11..2029-10`, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Months {
    first: (u16, u8),
    count: u16,
}

impl FromStr for Months {
    type Err = String;

    fn from_str(text: &str) -> Result<Months, String> {
        let month = |text: &str| {
            let (year, month) = text.split_once('-')?;
            let (year, month): (u16, u8) = (year.parse().ok()?, month.parse().ok()?);
            ((1..=9998).contains(&year) && (1..=12).contains(&month)).then_some((year, month))
        };
        let read = || {
            let (from, to) = text.split_once("..")?;
            let (first, last) = (month(from)?, month(to)?);
            let number = |(year, month): (u16, u8)| u32::from(year) * 12 + u32::from(month);
            let count = (number(last) + 1).checked_sub(number(first)).filter(|count| *count > 0)?;
            Some(Months { first, count: count.try_into().ok()? })
        };
        read().ok_or_else(|| format!("{text:?} are no months; write them as 2026-11..2029-10"))
    }
}

impl Months {
    /// Dates of each month.
    fn dates(self) -> impl Iterator<Item = Vec<Date>> {
        let (year, month) = self.first;
        (u16::from(month) - 1..).take(self.count.into()).map(move |months| {
            let (year, month) = (year + months / 12, months % 12 + 1);
            let date = |day| format!("{year:04}-{month:02}-{day:02}").parse().ok();
            (1..=31).filter_map(date).collect()
        })
    }
}

/// Returns the table of dates, with a line for each month. Each date has a digit for each number of
/// players.
pub fn table(months: Months, threads: Threads) -> Result<String, Failure> {
    let dates: Vec<Date> = months.dates().flatten().collect();
    let all: Vec<(Date, Players)> =
        dates.iter().flat_map(|&date| Players::all().map(move |players| (date, players))).collect();
    let found = map_on(threads, &all, |&(date, players)| fitting(date, players))?;
    let (mut digits, mut before) = (Vec::new(), Vec::new());
    let each = usize::from(Players::all().count() as u8);
    for (&date, found) in dates.iter().zip(found.chunks(each)) {
        if !is_of_few_recipes(date) {
            digits.extend(found.iter().map(|fitting| fitting[0]));
            continue;
        }
        if before.is_empty() {
            before = recipes(&Day::candidates_a_week_before(date));
        }
        let is_new = |number: &&u8| !before.contains(&Day::nth(date, **number).recipe());
        let new = found.iter().map(|fitting| fitting.iter().find(is_new).copied());
        let new: Option<Vec<u8>> = new.collect();
        let new =
            new.ok_or_else(|| Failure(format!("all recipes of {date} came a week before")))?;
        before = recipes(&new.iter().map(|&number| Day::nth(date, number)).collect::<Vec<_>>());
        digits.extend(new);
    }
    let mut digits = digits.into_iter().filter_map(|n| char::from_digit(n.into(), TRIES.into()));
    let line = |dates: Vec<Date>| {
        let line: String = digits.by_ref().take(dates.len() * each).collect();
        line + "\n"
    };
    Ok(months.dates().map(line).collect())
}

/// Whether a date has the level with few recipes, [`Level::FirstGame`].
fn is_of_few_recipes(date: Date) -> bool {
    Day::nth(date, 0).level == Level::FirstGame
}

fn recipes(days: &[Day]) -> Vec<Option<Vec<Ingredient>>> {
    days.iter().map(Day::recipe).collect()
}

/// Numbers of the seeds of a date, the best first: those whose sheets have the win rate of its level,
/// in ascending order, then all others by their deviation.
fn fitting(date: Date, players: Players) -> Result<Vec<u8>, Failure> {
    let wanted = if is_of_few_recipes(date) { CHOICE } else { 1 };
    let wider_from: Date = WIDER_FROM.parse().map_err(Failure::machine)?;
    let most = if date < wider_from { OFF } else { WIDER };
    let (mut fitting, mut others) = (Vec::new(), Vec::new());
    for number in 0..TRIES {
        match off(&Day::nth(date, number), players, most)? {
            off if off <= most => fitting.push(number),
            off => others.push((off, number)),
        }
        if fitting.len() == wanted {
            return Ok(fitting);
        }
    }
    others.sort();
    fitting.extend(others.into_iter().map(|(_, number)| number));
    Ok(fitting)
}

/// Deviation of the measured wins on a day's sheet from those of its level, in thousandths. Exact if
/// it is at most `most`.
fn off(day: &Day, players: Players, most: u32) -> Result<u32, Failure> {
    let settings = day.settings();
    let wins = day.level.wins();
    let options = SheetOptions { settings, players, ..SheetOptions::new(day.seed) };
    let sheet = Sheet::make_at_cost(&options, Cost::LEAST).map_err(Failure::machine)?;
    let rating = Rating::measured_within(&sheet, &(wins - most..=wins + most));
    Ok(rating.map_err(Failure::machine)?.wins.abs_diff(wins))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_are_read_with_both_ends() {
        let dates = |text: &str| text.parse::<Months>().unwrap().dates().collect::<Vec<_>>();
        let months = dates("2027-12..2028-02");
        assert_eq!(months.iter().map(Vec::len).collect::<Vec<_>>(), [31, 31, 29]);
        assert_eq!(months[2][28].to_string(), "2028-02-29");
        for wrong in ["2026", "2026-11", "2027-01..2026-12", "2026-13..2027-01", "x..y"] {
            assert!(wrong.parse::<Months>().is_err(), "{wrong}");
        }
    }
}
