//! File of printers with their back corrections.

use std::collections::BTreeMap;
use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::page::Corrections;
use crate::press::{WriteError, write_atomic};

/// Largest length of a name, in characters.
const LONGEST: usize = 60;
/// Largest size of a file that is read, in bytes. It suffices for thousands of printers.
const LARGEST: u64 = 1 << 20;

/// Name of a printer: 1 to 60 characters, none of which is a control character, without surrounding
/// white space.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct PrinterName(String);

/// Back corrections of printers by name, stored as JSON.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printers {
    printers: BTreeMap<PrinterName, Corrections>,
}

/// Reasons why printers cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum PrintersError {
    /// The text is not a name of a printer. Contains the text.
    #[error("{}", crate::texts::msg::print_printer(crate::texts::quoted(.0)))]
    Name(String),
    /// The file cannot be read.
    #[error("cannot read the printers in {}: {reason}", .path.display())]
    Unreadable {
        /// Path of the file.
        path: PathBuf,
        /// Cause of the failure.
        reason: String,
    },
    /// The file does not contain printers, or is damaged.
    #[error("{} holds no printers: {reason}; mend it or delete it", .path.display())]
    Damaged {
        /// Path of the file.
        path: PathBuf,
        /// Description of the damage.
        reason: String,
    },
    /// The file cannot be written.
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
    /// Reads the printers from a file. Returns none if the file does not exist.
    ///
    /// # Errors
    /// [`PrintersError::Unreadable`] if it cannot be read; [`PrintersError::Damaged`] if it has
    /// other content or is larger than 1 MiB.
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

    /// Writes the printers to a file atomically. Creates its folder if necessary.
    ///
    /// # Errors
    /// If the file cannot be written. Its previous content is then preserved.
    pub fn write(&self, path: &Path) -> Result<(), PrintersError> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(WriteError::of(folder))?;
        }
        // Serialization of names and numbers cannot fail.
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        Ok(write_atomic(path, text.as_bytes())?)
    }

    /// Returns the corrections of the printer `name`, if it is known.
    pub fn get(&self, name: &PrinterName) -> Option<Corrections> {
        self.printers.get(name).copied()
    }

    /// Sets the corrections of the printer `name` and replaces previous ones.
    pub fn set(&mut self, name: PrinterName, corrections: Corrections) {
        self.printers.insert(name, corrections);
    }

    /// Removes the printer `name`. Returns whether it was known.
    pub fn remove(&mut self, name: &PrinterName) -> bool {
        self.printers.remove(name).is_some()
    }

    /// Iterates over all printers in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&PrinterName, Corrections)> {
        self.printers.iter().map(|(name, corrections)| (name, *corrections))
    }
}
