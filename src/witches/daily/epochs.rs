//! What the sheets of the day are like, from which date on.

use super::Date;
use crate::edition::Edition;
use crate::texts::Message;
use crate::texts::said;
use crate::witches::settings::Level;

/// A time in which the days are made alike.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Epoch {
    first: Date,
    pub(super) edition: Edition,
    /// The level of each day of the week, from Monday on.
    pub(super) week: [Level; 7],
}

/// The oldest first. What stands here was printed, and stays. A new one begins a year or more
/// after the version that brings it, so that older versions still print the same until then.
const EPOCHS: &[Epoch] = &[Epoch {
    first: Date::known(2026, 1, 1),
    edition: Edition::Second,
    week: [
        Level::FirstGame,
        Level::Beginner,
        Level::AmateurWitch,
        Level::SpiceSorcerer,
        Level::PotionMaster,
        Level::HighWitch,
        Level::HighWitch,
    ],
}];

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
    pub(super) fn of(date: Date) -> Result<&'static Epoch, DayError> {
        let begun = EPOCHS.iter().rev().find(|epoch| epoch.first <= date);
        begun.ok_or(DayError { date })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_epochs_follow_each_other_in_decided_editions() {
        assert!(EPOCHS.is_sorted_by(|a, b| a.first < b.first));
        assert!(EPOCHS.iter().all(|epoch| Edition::ALL.contains(&epoch.edition)));
    }
}
