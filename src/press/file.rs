//! Writing a file whole or not at all.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A file that could not be written; nothing of it was left behind.
#[derive(Debug, thiserror::Error)]
#[error("cannot write {}: {}", .path.display(), reason(.source))]
pub struct WriteError {
    /// The file that was to be written.
    pub path: PathBuf,
    /// Why not.
    pub source: io::Error,
}

fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "its folder does not exist".to_owned(),
        io::ErrorKind::PermissionDenied => "the folder does not allow it".to_owned(),
        io::ErrorKind::ReadOnlyFilesystem => "the disk is read-only".to_owned(),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "the disk is full".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder".to_owned(),
        io::ErrorKind::NotADirectory => "its folder is a file".to_owned(),
        io::ErrorKind::AlreadyExists => "a file stands in its place".to_owned(),
        io::ErrorKind::InvalidFilename => "the name is not allowed".to_owned(),
        _ => error.to_string(),
    }
}

/// Writes `bytes` through a temporary file in the same folder, so that `path` holds either
/// what it held before or all of the new content.
///
/// # Errors
/// If the folder is missing or not writable, the disk is full, or `path` is a folder.
pub fn write_atomic(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    let fail = |source: io::Error| WriteError { path: path.to_owned(), source };
    if path.is_dir() {
        return Err(fail(io::ErrorKind::IsADirectory.into()));
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut file = builder().tempfile_in(folder).map_err(fail)?;
    file.write_all(bytes).map_err(fail)?;
    file.as_file().sync_data().map_err(fail)?;
    file.persist(path).map_err(|e| fail(e.error))?;
    Ok(())
}

/// Temporary files are private to their owner; a finished sheet is an ordinary file.
#[cfg(unix)]
fn builder() -> tempfile::Builder<'static, 'static> {
    use std::os::unix::fs::PermissionsExt;
    let mut builder = tempfile::Builder::new();
    builder.prefix(".cauldron-").permissions(std::fs::Permissions::from_mode(0o666));
    builder
}

#[cfg(not(unix))]
fn builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".cauldron-");
    builder
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_content_replaces_old_and_leaves_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("sheet.pdf");
        write_atomic(&path, b"old and long").unwrap();
        write_atomic(&path, b"new").unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"new");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn failures_name_the_path_and_the_reason() {
        let folder = tempfile::tempdir().unwrap();
        let missing = folder.path().join("none/sheet.pdf");
        let message = write_atomic(&missing, b"x").unwrap_err().to_string();
        assert_eq!(
            message,
            format!("cannot write {}: its folder does not exist", missing.display())
        );
        let message = write_atomic(folder.path(), b"x").unwrap_err().to_string();
        assert!(message.ends_with(": it is a folder"), "{message}");
        let file = folder.path().join("file");
        write_atomic(&file, b"x").unwrap();
        let message = write_atomic(&file.join("sheet.pdf"), b"x").unwrap_err().to_string();
        assert!(message.ends_with(": its folder is a file"), "{message}");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_full_disk_is_called_by_its_name() {
        let error = std::fs::write("/dev/full", b"x").unwrap_err();
        assert_eq!(reason(&error), "the disk is full");
    }
}
