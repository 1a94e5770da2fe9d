//! Internal, may change. Alignment of backs: a test page with vernier scales, the parser of its
//! readings, and the back corrections of printers by name.

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
use crate::texts::{Value, msg, quoted};

// Geometry of the four scales of a sheet, in mm from the middle of the paper, as seen on the front.

/// Number of lines of a scale.
const LINES: u8 = 25;
/// Index of the middle line, from 0.
const MIDDLE: u8 = LINES / 2;
/// Distance between lines on the front. It differs from the distance on the back by a tenth, as in
/// a vernier scale, so about one line in ten coincides with another for any shift.
const FRONT_PITCH: f64 = 2.0;
/// Distance between scale lines on the back side, in mm.
const BACK_PITCH: f64 = 1.8;
/// Horizontal distance of the scales from the middle.
const ASIDE: f64 = 62.0;
/// Vertical position of the upper scales, which measure horizontal shifts.
const ACROSS_DOWN: f64 = 12.0;
/// Vertical position of the lower scales, which measure vertical shifts.
const UP_DOWN: f64 = 56.0;

/// Direction that a scale measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Axis {
    /// Horizontal shifts.
    Across,
    /// Vertical shifts.
    Up,
}

/// Scale on the test page, with `LINES` lines.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scale {
    axis: Axis,
    /// Horizontal position of its centre.
    x: f64,
    /// Vertical position of its centre.
    y: f64,
}

/// Scales in the order in which they are read.
const SCALES: [Scale; 4] = [
    Scale { axis: Axis::Across, x: -ASIDE, y: ACROSS_DOWN },
    Scale { axis: Axis::Up, x: -ASIDE, y: UP_DOWN },
    Scale { axis: Axis::Across, x: ASIDE, y: ACROSS_DOWN },
    Scale { axis: Axis::Up, x: ASIDE, y: UP_DOWN },
];

/// Distance of a line from the middle of its scale, in mm.
fn offset(line: u8, pitch: f64) -> f64 {
    (f64::from(line) - f64::from(MIDDLE)) * pitch
}

/// Largest accepted difference between the readings of the two horizontal scales, in mm. Paper
/// stretches less.
const STRETCH: f64 = 1.0;

/// Pair of a front line and a back line that coincide, such as `M13`. Stored as indices from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScaleReading {
    front: u8,
    back: u8,
}

/// Readings of the four scales of a sheet; [`Reading::correction`] evaluates them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading([ScaleReading; 4]);

/// Reasons why the readings of a test page are rejected.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.message())]
pub enum ReadingError {
    /// The text is not a letter and a number in the range of a scale. Contains the text.
    Meeting(String),
    /// The number of readings is not four. Contains the number.
    Count(usize),
    /// The two horizontal scales measure the same shift, but their readings differ too much.
    /// Contains the difference in mm.
    Stretched(f64),
    /// The shift or rotation exceeds the range of a [`BackCorrection`].
    TooFar(#[from] DrawError),
}

impl ReadingError {
    /// Returns the message for users.
    pub fn message(&self) -> Value {
        match self {
            ReadingError::Meeting(given) => msg::print_reading(quoted(given)).into(),
            ReadingError::Count(count) => msg::print_readings(*count).into(),
            ReadingError::Stretched(mm) => msg::print_readings_apart(format!("{mm:.1}")).into(),
            ReadingError::TooFar(error) => error.message(),
        }
    }
}

impl ScaleReading {
    /// Shift of the back along the scale, as seen from the front, in mm.
    fn shift(self) -> f64 {
        offset(self.front, FRONT_PITCH) - offset(self.back, BACK_PITCH)
    }
}

impl FromStr for ScaleReading {
    type Err = ReadingError;

    /// Parses a letter of the front and a number of the back, as in `M13`.
    fn from_str(text: &str) -> Result<Self, ReadingError> {
        let refused = || ReadingError::Meeting(text.to_owned());
        let mut rest = text.trim().chars();
        let letter = rest.next().ok_or_else(refused)?.to_ascii_uppercase();
        let front = u8::try_from(letter).ok().and_then(|letter| letter.checked_sub(b'A'));
        let number: u8 = rest.as_str().trim().parse().map_err(|_| refused())?;
        match (front, number.checked_sub(1)) {
            (Some(front), Some(back)) if front < LINES && back < LINES => {
                Ok(ScaleReading { front, back })
            }
            _ => Err(refused()),
        }
    }
}

impl FromStr for Reading {
    type Err = ReadingError;

    /// Parses four readings, separated by commas or white space.
    fn from_str(text: &str) -> Result<Self, ReadingError> {
        let words = text.split(|c: char| c == ',' || c.is_whitespace());
        let words = words.filter(|word| !word.is_empty());
        let meetings = words.map(str::parse).collect::<Result<Vec<ScaleReading>, _>>()?;
        let count = meetings.len();
        meetings.try_into().map(Reading).map_err(|_| ReadingError::Count(count))
    }
}

impl Reading {
    /// Returns the correction that aligns the backs of this sheet.
    ///
    /// # Errors
    /// [`ReadingError::Stretched`] if the readings contradict each other; [`ReadingError::TooFar`]
    /// if they exceed the range of a correction.
    pub fn correction(self) -> Result<BackCorrection, ReadingError> {
        let [across_left, up_left, across_right, up_right] = self.0.map(ScaleReading::shift);
        let stretch = (across_left - across_right).abs();
        if stretch > STRETCH {
            return Err(ReadingError::Stretched(stretch));
        }
        let shifts = [across_left, up_left, across_right, up_right];
        Ok(correction(shifts)?)
    }
}

/// Computes the correction from the shifts of the four scales, in mm.
///
/// Left and right are exchanged on the back, compared to the view from the front. The printer
/// rotates a point about the middle of the paper and then translates it; the correction inverts
/// both.
fn correction(shifts: [f64; 4]) -> Result<BackCorrection, DrawError> {
    let [across_left, up_left, across_right, up_right] = shifts;
    let angle = ((up_left - up_right) / (2.0 * ASIDE)).asin();
    let x = -f64::midpoint(across_left, across_right) + angle.sin() * ACROSS_DOWN;
    let y = f64::midpoint(up_left, up_right) + (1.0 - angle.cos()) * UP_DOWN;
    // Subtraction from zero avoids a negative zero.
    let back = |v: f64| 0.0 - v;
    BackCorrection::new(Mm(back(x)), Mm(back(y)), back(angle.to_degrees()))
}
