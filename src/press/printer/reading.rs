//! What is read from a test page.

use std::str::FromStr;

use super::scales::{self, ACROSS_DOWN, ASIDE, BACK_PITCH, FRONT_PITCH, LINES, UP_DOWN};
use crate::page::{Correction, DrawError, Mm};
use crate::texts::{Value, quoted, said};

/// How much the two scales across may differ, mm: paper stretches less.
const STRETCH: f64 = 1.0;

/// Where lines of front and back run on in each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    front: u8,
    back: u8,
}

/// The four meetings of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading([Meeting; 4]);

/// Why something was not read from a test page.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.said())]
pub enum ReadingError {
    /// Not a letter and a number.
    Meeting(String),
    /// Not four of them.
    Count(usize),
    /// Both scales across measure the same.
    Stretched(f64),
    /// It cannot be corrected.
    TooFar(#[from] DrawError),
}

impl ReadingError {
    /// What is wrong with it.
    pub fn said(&self) -> Value {
        match self {
            ReadingError::Meeting(given) => said::print_reading(quoted(given)).into(),
            ReadingError::Count(count) => said::print_readings(*count).into(),
            ReadingError::Stretched(mm) => said::print_readings_apart(format!("{mm:.1}")).into(),
            ReadingError::TooFar(error) => error.said(),
        }
    }
}

impl Meeting {
    /// How far the back is off along the scale, as seen from the front, mm.
    fn shift(self) -> f64 {
        scales::offset(self.front, FRONT_PITCH) - scales::offset(self.back, BACK_PITCH)
    }
}

impl FromStr for Meeting {
    type Err = ReadingError;

    /// Reads a letter of the front and a number of the back.
    fn from_str(text: &str) -> Result<Self, ReadingError> {
        let refused = || ReadingError::Meeting(text.to_owned());
        let mut rest = text.trim().chars();
        let letter = rest.next().ok_or_else(refused)?.to_ascii_uppercase();
        let front = u8::try_from(letter).ok().and_then(|letter| letter.checked_sub(b'A'));
        let number: u8 = rest.as_str().trim().parse().map_err(|_| refused())?;
        match (front, number.checked_sub(1)) {
            (Some(front), Some(back)) if front < LINES && back < LINES => {
                Ok(Meeting { front, back })
            }
            _ => Err(refused()),
        }
    }
}

impl FromStr for Reading {
    type Err = ReadingError;

    /// Reads four meetings with commas or blanks between them.
    fn from_str(text: &str) -> Result<Self, ReadingError> {
        let words = text.split(|c: char| c == ',' || c.is_whitespace());
        let words = words.filter(|word| !word.is_empty());
        let meetings = words.map(str::parse).collect::<Result<Vec<Meeting>, _>>()?;
        let count = meetings.len();
        meetings.try_into().map(Reading).map_err(|_| ReadingError::Count(count))
    }
}

impl Reading {
    /// What brings the backs of such sheets to their places.
    ///
    /// # Errors
    /// If the readings contradict each other, or are more than a printer can be off by.
    pub fn correction(self) -> Result<Correction, ReadingError> {
        let [across_left, up_left, across_right, up_right] = self.0.map(Meeting::shift);
        let stretch = (across_left - across_right).abs();
        if stretch > STRETCH {
            return Err(ReadingError::Stretched(stretch));
        }
        let shifts = [across_left, up_left, across_right, up_right];
        Ok(correction(shifts)?)
    }
}

/// What makes up for a back that is shifted so on the four scales.
///
/// As the back is read, left and right are the other way round than seen from the front. What
/// should be at a point lands turned by an angle about the middle, and then moved.
pub(super) fn correction(shifts: [f64; 4]) -> Result<Correction, DrawError> {
    let [across_left, up_left, across_right, up_right] = shifts;
    let angle = ((up_left - up_right) / (2.0 * ASIDE)).asin();
    let x = -f64::midpoint(across_left, across_right) + angle.sin() * ACROSS_DOWN;
    let y = f64::midpoint(up_left, up_right) + (1.0 - angle.cos()) * UP_DOWN;
    // Zero has no sign.
    let back = |v: f64| 0.0 - v;
    Correction::new(Mm(back(x)), Mm(back(y)), back(angle.to_degrees()))
}
