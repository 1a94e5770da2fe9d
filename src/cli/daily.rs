//! The sheet of the day, and the one place that asks what day it is.

use std::str::FromStr;

use cauldron_press::witches::daily::{Date, DateError, Day};

use super::{Console, Failure};

/// Which day's sheet: today's, where the program runs, or that of a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayChoice {
    Today,
    On(Date),
}

impl DayChoice {
    /// What today is typed as.
    pub const TODAY: &str = "today";

    /// The date, and its game.
    pub fn day(self, console: &Console) -> Result<(Date, Day), Failure> {
        let date = match self {
            DayChoice::Today => today()?,
            DayChoice::On(date) => date,
        };
        let day = Day::of(date).map_err(|error| Failure::Input(console.text(error.message())))?;
        Ok((date, day))
    }
}

impl FromStr for DayChoice {
    type Err = DateError;

    fn from_str(text: &str) -> Result<DayChoice, DateError> {
        match text.trim() {
            DayChoice::TODAY => Ok(DayChoice::Today),
            date => date.parse().map(DayChoice::On),
        }
    }
}

/// The date on this machine's calendar, as it stands on a phone in the same place.
#[cfg(feature = "server")]
fn today() -> Result<Date, Failure> {
    let unknown = |error: rusqlite::Error| {
        Failure::Machine(format!(
            "the machine does not tell what day it is ({error}); name the date, such as --daily 2026-11-22"
        ))
    };
    let calendar = rusqlite::Connection::open_in_memory().map_err(unknown)?;
    let date = calendar.query_row("SELECT date('now', 'localtime')", [], |row| row.get(0));
    let date: String = date.map_err(unknown)?;
    date.parse().map_err(Failure::machine)
}

/// Without a calendar the date has to be told.
#[cfg(not(feature = "server"))]
fn today() -> Result<Date, Failure> {
    Err(Failure::Input(
        "this program was built without a calendar; name the date, such as --daily 2026-11-22"
            .into(),
    ))
}
