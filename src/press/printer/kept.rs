//! The file of printers, with their corrections.

use std::collections::BTreeMap;
use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::page::Corrections;
use crate::press::{WriteError, write_atomic};

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
