//! Reading the file of a board, whatever the path leads to.

use std::io::ErrorKind;
use std::path::Path;

use cauldron_press::race::BoardFile;

use super::Failure;
use crate::cli::input::{Unreadable, read_bounded};

/// The largest file of a board, in bytes: several times what 1,000 spaces need.
const LARGEST_FILE: u64 = 1_000_000;

/// Reads a board.
pub fn read(path: &Path) -> Result<BoardFile, Failure> {
    let unreadable = |why: &str| Failure::Input(format!("cannot read {}: {why}", path.display()));
    let bytes = read_bounded(path, LARGEST_FILE).map_err(|why| match why {
        Unreadable::Folder => unreadable("it is a folder; give the file of a board"),
        Unreadable::Device => unreadable("it is a pipe or a device; give the file of a board"),
        Unreadable::Large => unreadable("it is larger than 1 MB, and no board is"),
        Unreadable::Io(error) if error.kind() == ErrorKind::NotFound => {
            unreadable("there is no such file")
        }
        Unreadable::Io(error) => unreadable(&error.to_string()),
    })?;
    let text = String::from_utf8(bytes).map_err(|_| unreadable("it is not a text file"))?;
    BoardFile::parse(&text)
        .map_err(|e| Failure::Input(format!("{} is not a board: {e}", path.display())))
}
