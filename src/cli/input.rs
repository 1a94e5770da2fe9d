//! Files that a user names: read whole, up to a bound, and only where they are files.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;

use super::Failure;

/// Why a path was not read.
pub enum Unreadable {
    /// It leads to a folder.
    Folder,
    /// To a device or a pipe, which can be endless, or wait for somebody to write.
    Device,
    /// The file is larger than the bound.
    Large,
    /// The system refuses.
    Io(std::io::Error),
}

/// The bytes of an ordinary file of at most `most` bytes. Nothing else is opened.
pub fn read_bounded(path: &Path, most: u64) -> Result<Vec<u8>, Unreadable> {
    let kind = path.metadata().map_err(Unreadable::Io)?.file_type();
    if kind.is_dir() {
        return Err(Unreadable::Folder);
    }
    if !kind.is_file() {
        return Err(Unreadable::Device);
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(Unreadable::Io)?;
    file.take(most + 1).read_to_end(&mut bytes).map_err(Unreadable::Io)?;
    if bytes.len() as u64 > most { Err(Unreadable::Large) } else { Ok(bytes) }
}

/// The same, of a file that should be `what` ("a picture").
pub fn read_file(path: &Path, most: u64, what: &str) -> Result<Vec<u8>, Failure> {
    let shown = path.display();
    read_bounded(path, most).map_err(|why| {
        Failure::Input(match why {
            Unreadable::Folder => format!("\"{shown}\" is a folder; name {what}"),
            Unreadable::Device => {
                format!("\"{shown}\" is a device or a pipe; name {what} in an ordinary file")
            }
            Unreadable::Large => {
                let most = most >> 20;
                format!("\"{shown}\" is too large for {what}; the most is {most} MiB")
            }
            Unreadable::Io(error) => match error.kind() {
                ErrorKind::NotFound => format!("there is no file \"{shown}\""),
                ErrorKind::PermissionDenied => format!("you may not read \"{shown}\""),
                _ => format!("cannot read \"{shown}\": {error}"),
            },
        })
    })
}
