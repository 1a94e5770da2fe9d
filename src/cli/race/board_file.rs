//! Reading the file of a board, whatever the path leads to.

use std::io::Read;
use std::path::Path;

use cauldron_press::race::BoardFile;

use super::Failure;

/// The largest file of a board, in bytes: several times what 1,000 spaces need.
const LARGEST_FILE: u64 = 1_000_000;

fn reason(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::NotFound => "there is no such file".into(),
        std::io::ErrorKind::InvalidData => "it is not a text file".into(),
        _ => error.to_string(),
    }
}

/// Reads a board.
pub fn read(path: &Path) -> Result<BoardFile, Failure> {
    let unreadable = |why: &str| Failure::Input(format!("cannot read {}: {why}", path.display()));
    // To open a pipe would wait for somebody to write into it.
    let kind = std::fs::metadata(path).map_err(|e| unreadable(&reason(&e)))?.file_type();
    if !kind.is_file() {
        let what = if kind.is_dir() { "a folder" } else { "a pipe or a device" };
        return Err(unreadable(&format!("it is {what}; give the file of a board")));
    }
    let mut text = String::new();
    std::fs::File::open(path)
        .and_then(|file| file.take(LARGEST_FILE + 1).read_to_string(&mut text))
        .map_err(|e| unreadable(&reason(&e)))?;
    if text.len() as u64 > LARGEST_FILE {
        return Err(unreadable("it is larger than 1 MB, and no board is"));
    }
    BoardFile::parse(&text)
        .map_err(|e| Failure::Input(format!("{} is not a board: {e}", path.display())))
}
