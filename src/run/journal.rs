//! What of a run is done: a file beside the volumes that a killed process leaves behind, and
//! from which the run goes on.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::error::RunError;
use super::lines::{Line, text};
use super::order::{Run, difference};
use crate::common::hex::hex;
use crate::common::threads::{Threads, map_on};
use crate::press::{Access, WriteError, write_atomic_with};

/// A line of the journal: a volume that is on the disk. It is one write after that of the
/// volume; a line without its end was never written.
#[derive(Serialize, Deserialize)]
struct Done {
    /// Which volume, from 0.
    volume: u64,
    size: u64,
    sha256: String,
    /// Its lines in the manifest.
    manifest: String,
    /// Its lines in the file with secrets.
    secrets: String,
}

/// The journal of a run, held by this process alone.
#[derive(Debug)]
pub(super) struct Journal {
    path: PathBuf,
    inner: Mutex<Inner>,
}

#[derive(Debug)]
struct Inner {
    file: File,
    end: u64,
    /// Where the lines of volumes begin.
    lines: BTreeMap<u64, u64>,
}

/// What a volume adds to the manifest and to the file with secrets.
pub(super) struct Lines {
    pub(super) manifest: String,
    pub(super) secrets: String,
}

impl Journal {
    pub(super) fn path(folder: &Path, run: &Run) -> PathBuf {
        folder.join(run.record("journal"))
    }

    /// A new one.
    pub(super) fn begin(folder: &Path, run: &Run) -> Result<Journal, RunError> {
        let path = Journal::path(folder, run);
        let head = text(&Line::Run(run.clone()));
        write_atomic_with(&path, Access::Private, |file| file.write_all(head.as_bytes()))?;
        let mut file = locked(&path)?;
        let end = file.seek(SeekFrom::End(0)).map_err(RunError::read(&path))?;
        let inner = Mutex::new(Inner { file, end, lines: BTreeMap::new() });
        Ok(Journal { path, inner })
    }

    /// The one that was left behind. What of it is not on the disk as it says is forgotten.
    pub(super) fn resume(folder: &Path, run: &Run, threads: Threads) -> Result<Journal, RunError> {
        let path = Journal::path(folder, run);
        let read = || RunError::read(&path);
        let mut reader = BufReader::new(locked(&path)?);
        let mut line = Vec::new();
        let mut end = reader.read_until(b'\n', &mut line).map_err(read())? as u64;
        let Ok(Line::Run(begun)) = serde_json::from_slice(&line) else {
            return Err(read()(io::Error::other("it is no journal of a run")));
        };
        if let Some(difference) = difference(&begun, run) {
            return Err(RunError::Other { path, difference });
        }
        let mut noted = Vec::new();
        loop {
            line.clear();
            let length = reader.read_until(b'\n', &mut line).map_err(read())? as u64;
            let done: Done = match serde_json::from_slice(&line) {
                Ok(done) if line.ends_with(b"\n") => done,
                _ => break,
            };
            noted.push((end, done.volume, done.size, done.sha256));
            end += length;
        }
        let on_disk = map_on(threads, &noted, |(start, volume, size, sha256)| {
            let whole = run.own_volumes().contains(volume)
                && is_whole(&folder.join(run.file(*volume)), *size, sha256);
            Ok::<_, RunError>(whole.then_some((*volume, *start)))
        })?;
        let lines = on_disk.into_iter().flatten().collect();
        let file = reader.into_inner();
        // A line that was not written to its end goes.
        file.set_len(end).map_err(read())?;
        Ok(Journal { path, inner: Mutex::new(Inner { file, end, lines }) })
    }

    /// Refuses a run that another process is making.
    pub(super) fn free(folder: &Path, run: &Run) -> Result<(), RunError> {
        locked(&Journal::path(folder, run)).map(drop)
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a volume is done.
    pub(super) fn has(&self, volume: u64) -> bool {
        self.inner().lines.contains_key(&volume)
    }

    /// Whether nothing is done.
    pub(super) fn is_empty(&self) -> bool {
        self.inner().lines.is_empty()
    }

    /// Notes a volume that has just been written.
    pub(super) fn add(
        &self,
        volume: u64,
        size: u64,
        sha256: String,
        Lines { manifest, secrets }: Lines,
    ) -> Result<(), RunError> {
        let line = text(&Done { volume, size, sha256, manifest, secrets });
        let mut inner = self.inner();
        let start = inner.end;
        let written = inner
            .file
            .seek(SeekFrom::Start(start))
            .and_then(|_| inner.file.write_all(line.as_bytes()));
        written.map_err(|source| {
            // What is there of the line would be ignored as well.
            let _ = inner.file.set_len(start);
            WriteError { path: self.path.clone(), source }
        })?;
        inner.end += line.len() as u64;
        inner.lines.insert(volume, start);
        Ok(())
    }

    /// The lines of a volume that is done.
    pub(super) fn lines(&self, volume: u64) -> io::Result<Lines> {
        let mut inner = self.inner();
        let start = *inner.lines.get(&volume).ok_or(io::ErrorKind::NotFound)?;
        inner.file.seek(SeekFrom::Start(start))?;
        let mut line = Vec::new();
        BufReader::new(&mut inner.file).read_until(b'\n', &mut line)?;
        let Done { manifest, secrets, .. } = serde_json::from_slice(&line)?;
        Ok(Lines { manifest, secrets })
    }

    /// Removes it, for a run that is at its end.
    pub(super) fn remove(self) -> Result<(), RunError> {
        std::fs::remove_file(&self.path)
            .map_err(|source| WriteError { path: self.path, source }.into())
    }
}

/// Opens a journal, unless another process has it.
fn locked(path: &Path) -> Result<File, RunError> {
    let file =
        OpenOptions::new().read(true).write(true).open(path).map_err(RunError::read(path))?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(RunError::Busy(path.to_owned())),
        // Where there are no locks, nobody is kept out.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(file),
    }
}

/// Whether a file has this size and digest.
pub(super) fn is_whole(path: &Path, size: u64, sha256: &str) -> bool {
    let is_large = path.metadata().is_ok_and(|data| data.is_file() && data.len() == size);
    is_large && digest(path).is_ok_and(|digest| digest == sha256)
}

/// The digest of a file, in hexadecimal digits.
fn digest(path: &Path) -> io::Result<String> {
    let (mut file, mut hash) = (File::open(path)?, Sha256::new());
    let mut buffer = vec![0; 1 << 16];
    loop {
        match file.read(&mut buffer)? {
            0 => return Ok(hex(&hash.finalize())),
            read => hash.update(&buffer[..read]),
        }
    }
}
