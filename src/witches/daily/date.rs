//! Dates of the calendar, without a clock.

use std::fmt;
use std::str::FromStr;

use crate::texts::said;
use crate::texts::{Message, quoted};

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
    /// A day that the calendar has.
    pub(super) const fn known(year: u16, month: u8, day: u8) -> Date {
        Date { year, month, day }
    }

    /// A date; none if the calendar has no such day.
    pub(super) fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let february = u8::from(month == 2 && is_leap(year));
        let days = MONTHS.get(usize::from(month).checked_sub(1)?)? + february;
        let there = (1..=9999).contains(&year) && (1..=days).contains(&day);
        there.then_some(Date { year, month, day })
    }

    /// Its number: the days since 1 January of the year 1, which was a Monday.
    pub(super) fn number(self) -> u32 {
        let years = u32::from(self.year) - 1;
        let leap = u8::from(self.month > 2 && is_leap(self.year));
        let months = MONTHS[..usize::from(self.month) - 1].iter().map(|&days| u32::from(days));
        let before = months.sum::<u32>() + u32::from(leap);
        years * 365 + years / 4 - years / 100 + years / 400 + before + u32::from(self.day) - 1
    }

    /// The day of its week: 0 for Monday to 6 for Sunday.
    pub(super) fn weekday(self) -> u8 {
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
