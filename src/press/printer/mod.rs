//! Printers whose backs are off: a test page that shows by how much, what is read from it, and
//! the corrections that are kept by the printer's name.

mod test_page;
#[cfg(test)]
mod tests;

pub use test_page::{meta, pages};

use std::collections::BTreeMap;
use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{WriteError, write_atomic};
use crate::page::{BackCorrection, Corrections, DrawError, Mm};
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

/// The longest name, in characters.
const LONGEST: usize = 60;
/// The largest file that is read, in bytes: thousands of printers.
const LARGEST: u64 = 1 << 20;

/// What a printer is called: 1 to 60 visible characters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct PrinterName(String);

/// Printers with their corrections.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printers {
    printers: BTreeMap<PrinterName, Corrections>,
}

/// Why printers cannot be looked up or kept.
#[derive(Debug, thiserror::Error)]
pub enum PrintersError {
    /// No name for a printer.
    #[error("{}", crate::texts::said::print_printer(crate::texts::quoted(.0)))]
    Name(String),
    /// A file that cannot be read.
    #[error("cannot read the printers in {}: {reason}", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why not.
        reason: String,
    },
    /// A file that holds something else, or was damaged.
    #[error("{} holds no printers: {reason}; mend it or delete it", .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// A file that cannot be written.
    #[error(transparent)]
    Unwritable(#[from] WriteError),
}

impl FromStr for PrinterName {
    type Err = PrintersError;

    fn from_str(text: &str) -> Result<Self, PrintersError> {
        let name = text.trim();
        let length = name.chars().count();
        if (1..=LONGEST).contains(&length) && !name.contains(char::is_control) {
            Ok(PrinterName(name.to_owned()))
        } else {
            Err(PrintersError::Name(text.to_owned()))
        }
    }
}

impl TryFrom<String> for PrinterName {
    type Error = PrintersError;

    fn try_from(text: String) -> Result<Self, PrintersError> {
        text.parse()
    }
}

impl fmt::Display for PrinterName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Printers {
    /// The printers of a file; none if there is no file.
    ///
    /// # Errors
    /// If it cannot be read, or holds something else.
    pub fn read(path: &Path) -> Result<Printers, PrintersError> {
        let unreadable =
            |reason: String| PrintersError::Unreadable { path: path.to_owned(), reason };
        let size = match std::fs::metadata(path) {
            Ok(found) if found.is_file() => found.len(),
            Ok(_) => return Err(unreadable("it is no file".to_owned())),
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Printers::default()),
            Err(error) => return Err(unreadable(error.to_string())),
        };
        let damaged = |reason: String| PrintersError::Damaged { path: path.to_owned(), reason };
        if size > LARGEST {
            return Err(damaged("it is too large".to_owned()));
        }
        let text = std::fs::read(path).map_err(|error| unreadable(error.to_string()))?;
        serde_json::from_slice(&text).map_err(|error| damaged(error.to_string()))
    }

    /// Writes them to a file, whose folder is made if it is not there.
    ///
    /// # Errors
    /// If it cannot be written; then what it held stays.
    pub fn write(&self, path: &Path) -> Result<(), PrintersError> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(WriteError::of(folder))?;
        }
        // Names and numbers always have a form as JSON.
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        Ok(write_atomic(path, text.as_bytes())?)
    }

    /// The corrections of a printer.
    pub fn get(&self, name: &PrinterName) -> Option<Corrections> {
        self.printers.get(name).copied()
    }

    /// Keeps the corrections of a printer, in place of those it had.
    pub fn keep(&mut self, name: PrinterName, corrections: Corrections) {
        self.printers.insert(name, corrections);
    }

    /// Forgets a printer; false if it was not known.
    pub fn forget(&mut self, name: &PrinterName) -> bool {
        self.printers.remove(name).is_some()
    }

    /// All of them, by their names.
    pub fn iter(&self) -> impl Iterator<Item = (&PrinterName, Corrections)> {
        self.printers.iter().map(|(name, corrections)| (name, *corrections))
    }
}
