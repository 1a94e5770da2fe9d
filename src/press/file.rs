//! Atomic file writes: a file is written completely or not at all.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use std::{fs, io};

use tempfile::NamedTempFile;

/// Prefix of the names of temporary files, as in `.cauldron-aB3dE6`.
const PREFIX: &str = ".cauldron-";
/// Number of random characters after `PREFIX`.
const RANDOM: usize = 6;

/// Age after which an unlocked temporary file is assumed to be abandoned.
const STALE: Duration = Duration::from_secs(60);

/// Failure to write a file. No partial content is left at `path`.
#[derive(Debug, thiserror::Error)]
#[error("cannot write {}: {}", .path.display(), reason(.source))]
pub struct WriteError {
    /// Path of the file that was to be written.
    pub path: PathBuf,
    /// Cause of the failure.
    pub source: io::Error,
}

impl WriteError {
    /// Returns a function that wraps an [`io::Error`] with `path`.
    pub(crate) fn of(path: &Path) -> impl Fn(io::Error) -> WriteError {
        move |source| WriteError { path: path.to_owned(), source }
    }
}

fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "its folder does not exist".to_owned(),
        io::ErrorKind::PermissionDenied => "the folder does not allow it".to_owned(),
        io::ErrorKind::ReadOnlyFilesystem => "the disk is read-only".to_owned(),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "the disk is full".to_owned(),
        io::ErrorKind::FileTooLarge => "files may not be that large here".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder".to_owned(),
        io::ErrorKind::NotADirectory => "its folder is a file".to_owned(),
        io::ErrorKind::AlreadyExists => "a file stands in its place".to_owned(),
        io::ErrorKind::InvalidFilename => "the name is not allowed".to_owned(),
        _ => error.to_string(),
    }
}

/// Read access to a written file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Default permissions of the system: mode 0666 less the umask on Unix.
    Usual,
    /// Readable by its owner alone: mode 0600 on Unix. Ignored on other systems.
    Private,
}

/// Writes `bytes` through a temporary file in the same folder, so that `path` holds either its
/// previous content or all of the new content.
///
/// # Errors
/// If the folder is missing or not writable, the disk is full, or `path` is a folder.
pub fn write_atomic(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    write_atomic_with(path, Access::Usual, |file| file.write_all(bytes))
}

/// Writes a file with secrets atomically, with [`Access::Private`].
///
/// # Errors
/// If the folder is missing or not writable, the disk is full, or `path` is a folder.
pub fn write_private(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    write_atomic_with(path, Access::Private, |file| file.write_all(bytes))
}

/// Writes a file with secrets atomically, unless `path` exists already. Returns whether it was
/// written. If several processes call this concurrently, exactly one of them writes, and the others
/// find the complete file.
///
/// # Errors
/// If the folder is missing or not writable, the disk is full, or `path` is a folder.
pub fn write_private_once(path: &Path, bytes: &[u8]) -> Result<bool, WriteError> {
    let fail = WriteError::of(path);
    let file = write_temporary(path, Access::Private, |file| file.write_all(bytes))?;
    file.as_file().sync_data().map_err(&fail)?;
    match file.persist_noclobber(path) {
        Ok(_) => Ok(true),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(fail(error.error)),
    }
}

/// Writes a file atomically without syncing it to the disk, so a power failure in the next seconds
/// may leave it incomplete. Intended for one of many files for which the caller runs
/// [`sync_data`](File::sync_data) later.
///
/// # Errors
/// If the folder is missing or not writable, the disk is full, or `path` is a folder.
pub fn write_atomic_for_now(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    let written = write_temporary(path, Access::Usual, |file| file.write_all(bytes))?;
    written.persist(path).map(drop).map_err(|e| WriteError::of(path)(e.error))
}

/// Writes a file atomically with content that `write` produces: for files that are too large for
/// memory, or need an `access` other than the usual one.
///
/// # Errors
/// If the folder is missing or not writable, the disk is full, `path` is a folder, or `write`
/// fails.
pub fn write_atomic_with(
    path: &Path,
    access: Access,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), WriteError> {
    let file = write_temporary(path, access, write)?;
    file.as_file().sync_data().map_err(WriteError::of(path))?;
    file.persist(path).map(drop).map_err(|e| WriteError::of(path)(e.error))
}

/// Writes the complete content to a temporary file, which the caller moves to `path`.
fn write_temporary(
    path: &Path,
    access: Access,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<NamedTempFile, WriteError> {
    let fail = WriteError::of(path);
    if path.is_dir() {
        return Err(fail(io::ErrorKind::IsADirectory.into()));
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    sweep_once(folder);
    let mut file = builder(access).tempfile_in(folder).map_err(&fail)?;
    // The lock marks the file as in use for `sweep`. On systems without locks only the age protects
    // it.
    let _ = file.as_file().lock();
    let mut buffer = io::BufWriter::new(&mut file);
    write(&mut buffer).and_then(|()| buffer.flush()).map_err(fail)?;
    drop(buffer);
    Ok(file)
}

/// Calls `sweep` before this process writes its first file into `folder`.
fn sweep_once(folder: &Path) {
    static SWEPT: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    let mut swept = SWEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if swept.insert(folder.to_owned()) {
        sweep(folder);
    }
}

/// Removes the temporary files of processes that were killed. Unnamed temporary files (`O_TMPFILE`)
/// would leave none, but they cannot replace an existing file in one step. Entries that cannot be
/// examined are left alone.
fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        if is_temporary(&entry.file_name()) && is_forsaken(&entry) == Some(true) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn is_temporary(name: &OsStr) -> bool {
    let random = name.to_str().and_then(|name| name.strip_prefix(PREFIX));
    random.is_some_and(|r| r.len() == RANDOM && r.bytes().all(|b| b.is_ascii_alphanumeric()))
}

/// Whether a file is older than `STALE` and no process holds its lock. `None` if it is not a
/// regular file or cannot be examined.
fn is_forsaken(entry: &fs::DirEntry) -> Option<bool> {
    if !entry.file_type().ok()?.is_file() {
        return None;
    }
    let age = entry.metadata().ok()?.modified().ok()?.elapsed().ok()?;
    Some(age > STALE && File::open(entry.path()).ok()?.try_lock().is_ok())
}

/// Returns the builder of temporary files. Their permissions are set explicitly, because `tempfile`
/// makes them private by default.
#[cfg(unix)]
fn builder(access: Access) -> tempfile::Builder<'static, 'static> {
    use std::os::unix::fs::PermissionsExt;
    let mode = match access {
        Access::Usual => 0o666,
        Access::Private => 0o600,
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX).rand_bytes(RANDOM).permissions(std::fs::Permissions::from_mode(mode));
    builder
}

#[cfg(not(unix))]
fn builder(_: Access) -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX).rand_bytes(RANDOM);
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
    #[cfg(unix)]
    fn private_files_are_for_their_owner() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("secrets");
        write_atomic_with(&path, Access::Private, |file| file.write_all(b"x")).unwrap();
        assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn one_of_many_writes_and_the_others_find_a_whole_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.key");
        let texts: Vec<String> = (0..8).map(|n| format!("{n}").repeat(5_000)).collect();
        let write = |text: &String| {
            let wrote = write_private_once(&path, text.as_bytes()).unwrap();
            (wrote, std::fs::read_to_string(&path).unwrap())
        };
        let all: Vec<(bool, String)> = std::thread::scope(|scope| {
            let threads: Vec<_> =
                texts.iter().map(|text| scope.spawn(move || write(text))).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        assert_eq!(all.iter().filter(|(wrote, _)| *wrote).count(), 1);
        let (_, kept) = all.iter().find(|(wrote, _)| *wrote).unwrap();
        assert!(texts.contains(kept) && all.iter().all(|(_, read)| read == kept));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn what_cannot_be_written_to_its_end_is_not_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("long");
        let broken = |file: &mut dyn Write| {
            file.write_all(b"begun")?;
            Err(io::ErrorKind::StorageFull.into())
        };
        let error_text = write_atomic_with(&path, Access::Usual, broken).unwrap_err().to_string();
        assert!(error_text.ends_with("the disk is full"), "{error_text}");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn what_killed_processes_left_is_swept_away() {
        let folder = tempfile::tempdir().unwrap();
        let make = |name: &str, age: Duration| {
            let file = File::create(folder.path().join(name)).unwrap();
            file.set_modified(std::time::SystemTime::now() - age).unwrap();
            file
        };
        let day = Duration::from_secs(86_400);
        make(".cauldron-aB3dE6", day);
        let used = make(".cauldron-uSeD00", day);
        used.lock().unwrap();
        make(".cauldron-nEw000", Duration::ZERO);
        for other in [".cauldron-notes", ".cauldron-long000", "cauldron-aB3dE6", ".cauldron-a.3dE6"]
        {
            make(other, day);
        }
        fs::create_dir(folder.path().join(".cauldron-fOlder")).unwrap();
        write_atomic(&folder.path().join("sheet.pdf"), b"new").unwrap();
        let names = fs::read_dir(folder.path()).unwrap().map(|e| e.unwrap().file_name());
        let mut names: Vec<String> = names.map(|n| n.into_string().unwrap()).collect();
        names.sort();
        assert_eq!(
            names,
            [
                ".cauldron-a.3dE6",
                ".cauldron-fOlder",
                ".cauldron-long000",
                ".cauldron-nEw000",
                ".cauldron-notes",
                ".cauldron-uSeD00",
                "cauldron-aB3dE6",
                "sheet.pdf",
            ]
        );
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
