//! Production of a run: volumes are generated in parallel and recorded in a journal. A killed
//! process leaves the journal behind in the folder of the volumes, and the run resumes from it.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::manifest::{
    Manifest, ManifestLine, SecretRun, Secrets, VolumeEntry, VolumeLine, first_line, secret_lines,
    secrets_beside, text, write_manifest, write_secrets,
};
use super::names::{names_beside, write_names};
use super::order::{Run, difference};
use super::{Maker, ManifestError, RunError};
use crate::booklet::{ClassNames, NumberedSeed};
use crate::common::bytes::hex;
use crate::common::seed::Seed;
use crate::common::threads::{Threads, WorkMonitor, map_on};
use crate::press::{Access, WriteError, write_atomic_for_now, write_atomic_with};

/// Job of producing a [`Run`] or a shard.
pub struct RunJob<'a> {
    /// Description of the run.
    pub run: &'a Run,
    /// Seeds of all games of the whole run, indexed by game number from 0.
    pub seeds: &'a [Seed],
    /// Names of the players of all games, if the seeds are drawn from them.
    pub names: Option<&'a ClassNames>,
    /// Maker of the volumes.
    pub maker: &'a dyn Maker,
    /// Key from which the secrets are derived, if the run has one.
    pub key: Option<&'a str>,
    /// Output folder; created if it does not exist.
    pub folder: &'a Path,
    /// Number of threads.
    pub threads: Threads,
}

/// Outcome of [`RunJob::produce`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunOutcome {
    /// All files are on disk.
    Whole {
        /// Path of the manifest.
        manifest: PathBuf,
        /// Path of the file of secrets.
        secrets: PathBuf,
        /// Path of the file of names, if the run has names.
        names: Option<PathBuf>,
    },
    /// The run was stopped early and can be resumed.
    Stopped,
}

impl RunJob<'_> {
    /// Produces the files. If `resumed`, the intact volumes of an interrupted process or of a
    /// finished run are kept, and missing or damaged ones are produced again. The resulting bytes
    /// are the same in both cases.
    ///
    /// # Errors
    /// If a game cannot be generated, a file cannot be written, another process is producing the
    /// run, the folder holds another run, or it holds the journal of this run and `resumed` is
    /// `false`.
    pub fn produce(&self, resumed: bool, watch: &WorkMonitor) -> Result<RunOutcome, RunError> {
        let is_new = !self.folder.exists();
        std::fs::create_dir_all(self.folder).map_err(WriteError::of(self.folder))?;
        self.refuse_others(resumed)?;
        let manifest = self.folder.join(self.run.record("manifest"));
        let journal = match (Journal::path(self.folder, self.run).exists(), resumed) {
            (true, true) => Journal::resume(self)?,
            (true, false) => {
                Journal::ensure_unlocked(self.folder, self.run)?;
                return Err(RunError::Unfinished(self.folder.to_owned()));
            }
            (false, true) if manifest.exists() => {
                let intact = self.intact_volumes(&manifest);
                if self.run.own_volumes().all(|volume| intact.contains(&volume)) {
                    watch.add(self.run.own_games());
                    self.write_names(&manifest)?;
                    return Ok(self.outcome(manifest));
                }
                let journal = Journal::begin(self.folder, self.run)?;
                journal.add_finished(&manifest, &intact)?;
                journal
            }
            (false, _) => Journal::begin(self.folder, self.run)?,
        };
        let (done, left): (Vec<u64>, Vec<u64>) =
            self.run.own_volumes().partition(|&volume| journal.has(volume));
        done.into_iter().for_each(|volume| watch.add(self.games(volume)));
        // All threads share the last few volumes, so that no thread is idle at the end.
        let (even, last) = left.split_at(left.len() - left.len() % self.threads.count());
        let made = [even, last].into_iter().try_for_each(|volumes| {
            let (together, each) = divide_threads(self.threads, volumes.len());
            let make = |volume: &u64| match watch.is_stopped() {
                true => Ok(()),
                false => self.make(*volume, each, &journal, watch),
            };
            map_on(together, volumes, make).map(drop)
        });
        if let Err(error) = made {
            // A journal without a volume is of no use, so it is removed.
            if journal.is_empty() {
                let _ = journal.remove();
                let _ = is_new.then(|| std::fs::remove_dir(self.folder));
            }
            return Err(error);
        }
        if left.iter().any(|&volume| !journal.has(volume)) {
            return Ok(RunOutcome::Stopped);
        }
        let all: Vec<u64> = self.run.own_volumes().collect();
        map_on(self.threads, &all, |&volume| self.put_on_disk(volume))?;
        self.write_names(&manifest)?;
        let secrets = secrets_beside(&manifest);
        let lines = || self.run.own_volumes().map(|volume| journal.lines(volume));
        let head = SecretRun::new(self.run, self.key);
        write_secrets(&secrets, head, lines().map(|lines| Ok(lines?.secrets)))?;
        write_manifest(&manifest, self.run, lines().map(|lines| Ok(lines?.manifest)))?;
        journal.remove()?;
        Ok(self.outcome(manifest))
    }

    /// Writes the file of names, if the run has names.
    fn write_names(&self, manifest: &Path) -> Result<(), WriteError> {
        self.names.map_or(Ok(()), |names| write_names(&names_beside(manifest), names))
    }

    /// Returns the outcome of a run with all its files.
    fn outcome(&self, manifest: PathBuf) -> RunOutcome {
        let secrets = secrets_beside(&manifest);
        let names = self.names.map(|_| names_beside(&manifest));
        RunOutcome::Whole { manifest, secrets, names }
    }

    /// Returns the path of a volume.
    fn path(&self, volume: u64) -> PathBuf {
        self.folder.join(self.run.file_on_disk(volume, self.names))
    }

    /// Returns an error if the folder describes a different run, whose files would have the same
    /// names. Files that are empty or cut within their first line are no obstacle if the run is
    /// `resumed`.
    fn refuse_others(&self, resumed: bool) -> Result<(), RunError> {
        let entries = std::fs::read_dir(self.folder).map_err(RunError::read(self.folder))?;
        for entry in entries.flatten() {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            let tells = ["manifest", "journal"].iter().any(|record| name.starts_with(record));
            if !tells || !name.ends_with(".jsonl") {
                continue;
            }
            let path = entry.path();
            match Manifest::open(&path) {
                Ok(other) => {
                    if let Some(difference) = difference(&other.run().whole(), &self.run.whole()) {
                        return Err(RunError::Other { path, difference });
                    }
                }
                Err(ManifestError::Line { .. }) if resumed && is_cut_short(&path) => {}
                Err(error) if *name == self.run.record("manifest") => return Err(error.into()),
                Err(_) => {}
            }
        }
        Ok(())
    }

    /// Returns the indices of the volumes of a finished run whose files match the size and digest
    /// in `manifest`. The result is empty if the manifest or its secrets are missing, incomplete or
    /// changed, because the lines of intact volumes are then unknown.
    fn intact_volumes(&self, manifest: &Path) -> BTreeSet<u64> {
        let listed = self.listed_volumes(manifest).ok().flatten().unwrap_or_default();
        let compared = map_on(self.threads, &listed, |volume| {
            let index = volume.number.saturating_sub(1);
            let is_intact = is_whole(&self.path(index), volume.size, &volume.sha256);
            Ok::<_, Infallible>(is_intact.then_some(index))
        });
        match compared {
            Ok(indices) => indices.into_iter().flatten().collect(),
            Err(never) => match never {},
        }
    }

    /// Returns the volumes that `manifest` lists, or `None` if the file of secrets is missing or
    /// was made with another key.
    ///
    /// # Errors
    /// If the manifest or its secrets cannot be read to the end, or the manifest was changed.
    fn listed_volumes(&self, manifest: &Path) -> Result<Option<Vec<VolumeLine>>, ManifestError> {
        let manifest = Manifest::open(manifest)?;
        let Some(mut secrets) = Secrets::open_for(&manifest)? else { return Ok(None) };
        if secrets.head != SecretRun::new(self.run, self.key) {
            return Ok(None);
        }
        let volumes = manifest.entries().map(|entry| {
            let entry = entry?;
            secrets.next(&entry)?;
            Ok(entry.volume)
        });
        volumes.collect::<Result<Vec<_>, _>>().map(Some)
    }

    fn games(&self, volume: u64) -> u64 {
        let numbers = self.run.numbers(volume);
        numbers.end - numbers.start
    }

    fn make(
        &self,
        volume: u64,
        threads: Threads,
        journal: &Journal,
        watch: &WorkMonitor,
    ) -> Result<(), RunError> {
        let made = self.maker.volume(&self.numbered_seeds(volume), threads)?;
        write_atomic_for_now(&self.path(volume), &made.pdf)?;
        let secrets = secret_lines(&made);
        let VolumeEntry { volume: told, text: manifest, .. } =
            VolumeEntry::new(self.run, volume, self.maker.edition(), &made);
        journal.add(volume, told.size, told.sha256, Lines { manifest, secrets })?;
        watch.add(told.games);
        Ok(())
    }

    /// Flushes a file to the disk, so that it survives a power failure.
    fn put_on_disk(&self, volume: u64) -> Result<(), RunError> {
        let path = self.path(volume);
        let synced = File::open(&path).and_then(|file| file.sync_data());
        Ok(synced.map_err(WriteError::of(&path))?)
    }

    fn numbered_seeds(&self, volume: u64) -> Vec<NumberedSeed> {
        let seed = |number: u64| usize::try_from(number).ok().and_then(|at| self.seeds.get(at));
        let numbers = self.run.numbers(volume);
        numbers.filter_map(|number| Some(NumberedSeed { number, seed: *seed(number)? })).collect()
    }
}

/// Returns the number of volumes to produce at the same time, and the threads for each of them.
pub(super) fn divide_threads(threads: Threads, volumes: usize) -> (Threads, Threads) {
    let together = volumes.clamp(1, threads.count());
    let count = |count: usize| NonZero::new(count).map_or(Threads::ONE, Threads::new);
    (count(together), count(threads.count() / together))
}

/// A line of the journal: a completed volume. The line is written after the volume. A line without
/// its line feed is incomplete and ignored.
#[derive(Serialize, Deserialize)]
struct FinishedVolume {
    /// Index of the volume, from 0.
    volume: u64,
    size: u64,
    sha256: String,
    /// Lines of the volume in the manifest.
    manifest: String,
    /// Lines of the volume in the file of secrets.
    secrets: String,
}

/// Journal of a run, locked by this process.
#[derive(Debug)]
struct Journal {
    path: PathBuf,
    inner: Mutex<JournalState>,
}

/// Open file of a [`Journal`], and the places of its lines.
#[derive(Debug)]
struct JournalState {
    file: File,
    end: u64,
    /// Offset in bytes of the line of each completed volume.
    lines: BTreeMap<u64, u64>,
}

/// Lines of a volume for the manifest and for the file of secrets.
struct Lines {
    manifest: String,
    secrets: String,
}

impl Journal {
    fn path(folder: &Path, run: &Run) -> PathBuf {
        folder.join(run.record("journal"))
    }

    /// Creates a journal with the first line of the manifest.
    fn begin(folder: &Path, run: &Run) -> Result<Journal, RunError> {
        let path = Journal::path(folder, run);
        let head = text(&ManifestLine::Run(run.clone()));
        write_atomic_with(&path, Access::Private, |file| file.write_all(head.as_bytes()))?;
        let mut file = open_locked(&path)?;
        let end = file.seek(SeekFrom::End(0)).map_err(RunError::read(&path))?;
        let inner = Mutex::new(JournalState { file, end, lines: BTreeMap::new() });
        Ok(Journal { path, inner })
    }

    /// Opens the journal of an interrupted process. Entries whose volume is missing or does not
    /// match its size and digest are ignored.
    fn resume(job: &RunJob<'_>) -> Result<Journal, RunError> {
        let run = job.run;
        let path = Journal::path(job.folder, run);
        let read = || RunError::read(&path);
        let mut reader = BufReader::new(open_locked(&path)?);
        let mut line = Vec::new();
        let mut end = reader.read_until(b'\n', &mut line).map_err(read())? as u64;
        let begun = first_line(&path, &String::from_utf8_lossy(&line))?;
        let begun = begun.ok_or_else(|| read()(io::Error::other("it is no journal of a run")))?;
        if let Some(difference) = difference(&begun, run) {
            return Err(RunError::Other { path, difference });
        }
        let mut noted = Vec::new();
        loop {
            line.clear();
            let length = reader.read_until(b'\n', &mut line).map_err(read())? as u64;
            let done: FinishedVolume = match serde_json::from_slice(&line) {
                Ok(done) if line.ends_with(b"\n") => done,
                _ => break,
            };
            noted.push((end, done.volume, done.size, done.sha256));
            end += length;
        }
        let on_disk = map_on(job.threads, &noted, |(start, volume, size, sha256)| {
            let whole =
                run.own_volumes().contains(volume) && is_whole(&job.path(*volume), *size, sha256);
            Ok::<_, RunError>(whole.then_some((*volume, *start)))
        })?;
        let lines = on_disk.into_iter().flatten().collect();
        let file = reader.into_inner();
        // An incomplete last line is cut off.
        file.set_len(end).map_err(read())?;
        Ok(Journal { path, inner: Mutex::new(JournalState { file, end, lines }) })
    }

    /// Returns an error if another process is producing this run.
    fn ensure_unlocked(folder: &Path, run: &Run) -> Result<(), RunError> {
        open_locked(&Journal::path(folder, run)).map(drop)
    }

    fn inner(&self) -> MutexGuard<'_, JournalState> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether `volume` is completed.
    fn has(&self, volume: u64) -> bool {
        self.inner().lines.contains_key(&volume)
    }

    /// Whether no volume is completed.
    fn is_empty(&self) -> bool {
        self.inner().lines.is_empty()
    }

    /// Records a volume that has just been written.
    fn add(
        &self,
        volume: u64,
        size: u64,
        sha256: String,
        Lines { manifest, secrets }: Lines,
    ) -> Result<(), RunError> {
        let line = text(&FinishedVolume { volume, size, sha256, manifest, secrets });
        let mut inner = self.inner();
        let start = inner.end;
        let written = inner
            .file
            .seek(SeekFrom::Start(start))
            .and_then(|_| inner.file.write_all(line.as_bytes()));
        written.map_err(|source| {
            // An incomplete line would be ignored anyway, so a failure here is harmless.
            let _ = inner.file.set_len(start);
            WriteError { path: self.path.clone(), source }
        })?;
        inner.end += line.len() as u64;
        inner.lines.insert(volume, start);
        Ok(())
    }

    /// Records the `intact` volumes of the finished run that `manifest` describes. An interrupted
    /// repair then resumes like any other run.
    fn add_finished(&self, manifest: &Path, intact: &BTreeSet<u64>) -> Result<(), RunError> {
        if intact.is_empty() {
            return Ok(());
        }
        let manifest = Manifest::open(manifest)?;
        let Some(mut secrets) = Secrets::open_for(&manifest)? else { return Ok(()) };
        for entry in manifest.entries() {
            let entry = entry?;
            let secrets = secrets.next(&entry)?;
            let VolumeLine { number, size, sha256, .. } = entry.volume;
            let volume = number.saturating_sub(1);
            if intact.contains(&volume) {
                self.add(volume, size, sha256, Lines { manifest: entry.text, secrets })?;
            }
        }
        Ok(())
    }

    /// Returns the lines of a completed volume.
    fn lines(&self, volume: u64) -> io::Result<Lines> {
        let mut inner = self.inner();
        let start = *inner.lines.get(&volume).ok_or(io::ErrorKind::NotFound)?;
        inner.file.seek(SeekFrom::Start(start))?;
        let mut line = Vec::new();
        BufReader::new(&mut inner.file).read_until(b'\n', &mut line)?;
        let FinishedVolume { manifest, secrets, .. } = serde_json::from_slice(&line)?;
        Ok(Lines { manifest, secrets })
    }

    /// Deletes the journal of a completed run.
    fn remove(self) -> Result<(), RunError> {
        Ok(std::fs::remove_file(&self.path).map_err(WriteError::of(&self.path))?)
    }
}

/// Opens a journal and locks it.
///
/// # Errors
/// [`RunError::Busy`] if another process holds the lock.
fn open_locked(path: &Path) -> Result<File, RunError> {
    let file =
        OpenOptions::new().read(true).write(true).open(path).map_err(RunError::read(path))?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(RunError::Busy(path.to_owned())),
        // File systems without locks: exclusion of other processes is not possible.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(file),
    }
}

/// Whether a file is empty or ends within its first line.
fn is_cut_short(path: &Path) -> bool {
    let mut line = Vec::new();
    let read = File::open(path).and_then(|file| BufReader::new(file).read_until(b'\n', &mut line));
    read.is_ok() && !line.ends_with(b"\n")
}

/// Whether the file has this size and SHA-256.
pub(super) fn is_whole(path: &Path, size: u64, sha256: &str) -> bool {
    let is_large = path.metadata().is_ok_and(|data| data.is_file() && data.len() == size);
    is_large && digest(path).is_ok_and(|digest| digest == sha256)
}

/// Returns the SHA-256 of a file, in hexadecimal digits.
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
