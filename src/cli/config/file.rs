//! A file of options: its text, and places in it.

use std::ops::Range;
use std::path::{Path, PathBuf};

use crate::cli::Failure;
use crate::cli::input::read_file;

/// A list of ten thousand seeds takes a quarter of this.
const LARGEST: u64 = 1 << 20;

/// Text of a file that is named in errors.
pub struct File {
    path: PathBuf,
    pub text: String,
}

impl File {
    /// A file without text, whether it is there or not.
    pub fn empty(path: &Path) -> Self {
        File { path: path.to_owned(), text: String::new() }
    }

    /// # Errors
    /// If there is no such file, or it is large, or no UTF-8.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let bytes = read_file(path, LARGEST, "a file of options")?;
        let path = path.to_owned();
        match String::from_utf8(bytes) {
            Ok(text) => Ok(File { path, text }),
            Err(error) => {
                let end = error.utf8_error().valid_up_to();
                let text = String::from_utf8_lossy(&error.as_bytes()[..end]).into_owned();
                let file = File { path, text };
                Err(file.refuse(end..end, "this is not UTF-8 text; save the file as UTF-8"))
            }
        }
    }

    /// The folder that it lies in.
    pub fn folder(&self) -> &Path {
        match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        }
    }

    /// What is wrong at a place, such as `run.toml:3:1: there is no option "papr"`.
    pub fn at(&self, place: Range<usize>, what: &str) -> String {
        let before = self.text.get(..place.start).unwrap_or(&self.text);
        let line = before.matches('\n').count() + 1;
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let column = before[start..].trim_start_matches('\u{feff}').chars().count() + 1;
        format!("{}:{line}:{column}: {what}", self.path.display())
    }

    /// That it is not TOML.
    pub fn no_toml(&self, error: &toml::de::Error) -> Failure {
        let place = error.span().unwrap_or(self.text.len()..self.text.len());
        self.refuse(place, &format!("this is not TOML: {}", error.message()))
    }

    /// What is wrong at a place, as a failure.
    pub fn refuse(&self, place: Range<usize>, what: &str) -> Failure {
        Failure::Input(self.at(place, what))
    }
}
