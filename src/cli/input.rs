//! Files that a user names: read whole, up to a bound, and only where they are files.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;

use super::Failure;

/// The bytes of an ordinary file of at most `most` bytes that should be `what` ("a picture").
/// Devices and pipes can be endless, so they are not opened.
pub fn read_file(path: &Path, most: u64, what: &str) -> Result<Vec<u8>, Failure> {
    let shown = path.display();
    let unreadable = |error: std::io::Error| {
        Failure::Input(match error.kind() {
            ErrorKind::NotFound => format!("there is no file \"{shown}\""),
            ErrorKind::PermissionDenied => format!("you may not read \"{shown}\""),
            _ => format!("cannot read \"{shown}\": {error}"),
        })
    };
    let kind = path.metadata().map_err(unreadable)?.file_type();
    if kind.is_dir() {
        return Err(Failure::Input(format!("\"{shown}\" is a folder; name {what}")));
    }
    if !kind.is_file() {
        return Err(Failure::Input(format!(
            "\"{shown}\" is a device or a pipe; name {what} in an ordinary file"
        )));
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(most + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > most {
        return Err(Failure::Input(format!(
            "\"{shown}\" is too large for {what}; the most is {} MiB",
            most >> 20
        )));
    }
    Ok(bytes)
}
