//! Printers whose backs are off: a test page that shows by how much, what is read from it, and
//! the corrections that are kept by the printer's name.

#[cfg(feature = "program")]
mod kept;
mod test_page;
#[cfg(test)]
mod tests;

#[cfg(feature = "program")]
pub use kept::{PrinterName, Printers, PrintersError};
pub use test_page::{meta, pages};

use std::str::FromStr;

use crate::page::{BackCorrection, DrawError, Mm};
use crate::texts::{Value, quoted, said};

// The four scales of a sheet: places and pitches, in mm from the middle of the paper, as seen on
// the front.

/// Lines of a scale.
const LINES: u8 = 25;
/// The line in the middle, counted from 0.
const MIDDLE: u8 = LINES / 2;
/// From one line to the next, on the front and on the back: a tenth less, so that one line
/// in ten meets another, whatever the backs are off by.
const FRONT_PITCH: f64 = 2.0;
const BACK_PITCH: f64 = 1.8;
/// How far the scales stand to the left and to the right.
const ASIDE: f64 = 62.0;
/// How far down the two rows of scales stand.
const ACROSS_DOWN: f64 = 12.0;
const UP_DOWN: f64 = 56.0;

/// What a scale measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Axis {
    /// To the left and to the right.
    Across,
    /// Up and down.
    Up,
}

/// A scale.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scale {
    axis: Axis,
    /// Its middle.
    x: f64,
    y: f64,
}

/// In the order in which they are read.
const SCALES: [Scale; 4] = [
    Scale { axis: Axis::Across, x: -ASIDE, y: ACROSS_DOWN },
    Scale { axis: Axis::Up, x: -ASIDE, y: UP_DOWN },
    Scale { axis: Axis::Across, x: ASIDE, y: ACROSS_DOWN },
    Scale { axis: Axis::Up, x: ASIDE, y: UP_DOWN },
];

/// How far a line lies from the middle of its scale.
fn offset(line: u8, pitch: f64) -> f64 {
    (f64::from(line) - f64::from(MIDDLE)) * pitch
}

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
        offset(self.front, FRONT_PITCH) - offset(self.back, BACK_PITCH)
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
    pub fn correction(self) -> Result<BackCorrection, ReadingError> {
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
/// On the back, left and right are the other way round than seen from the front. What
/// should be at a point lands turned by an angle about the middle, and then moved.
fn correction(shifts: [f64; 4]) -> Result<BackCorrection, DrawError> {
    let [across_left, up_left, across_right, up_right] = shifts;
    let angle = ((up_left - up_right) / (2.0 * ASIDE)).asin();
    let x = -f64::midpoint(across_left, across_right) + angle.sin() * ACROSS_DOWN;
    let y = f64::midpoint(up_left, up_right) + (1.0 - angle.cos()) * UP_DOWN;
    // Zero has no sign.
    let back = |v: f64| 0.0 - v;
    BackCorrection::new(Mm(back(x)), Mm(back(y)), back(angle.to_degrees()))
}
