//! Makes a run: volume after volume, several at a time.

use std::fs::File;
use std::num::NonZero;
use std::path::{Path, PathBuf};

use super::error::RunError;
use super::journal::{Journal, Lines};
use super::lines::{Entry, SecretRun, secret_lines};
use super::maker::Maker;
use super::manifest::{Manifest, secrets_beside, write_manifest, write_secrets};
use super::order::{Run, difference};
use crate::booklet::Wanted;
use crate::common::threads::{Threads, map_on};
use crate::common::watch::Watch;
use crate::game::seed::Seed;
use crate::press::{WriteError, write_atomic_for_now};

/// A run that is to be made.
pub struct Job<'a> {
    /// What is made.
    pub run: &'a Run,
    /// The seed of each game of the whole run.
    pub seeds: &'a [Seed],
    /// What makes its volumes.
    pub maker: &'a dyn Maker,
    /// The key that the secrets come from, where there is one.
    pub key: Option<&'a str>,
    /// Where its files go; made if it is not there.
    pub folder: &'a Path,
    /// How many threads work.
    pub threads: Threads,
}

/// What came of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Produced {
    /// All files are there.
    Whole {
        /// Its manifest.
        manifest: PathBuf,
        /// The file with its secrets.
        secrets: PathBuf,
    },
    /// Somebody ended it early; it can go on.
    Stopped,
}

impl Job<'_> {
    /// Makes the files. What a process left behind that was killed or stopped is taken as it is
    /// if it is `resumed`; in the end there are the same bytes.
    ///
    /// # Errors
    /// If a game cannot be made, a file cannot be written, or the folder holds another run or,
    /// if it is not resumed, the beginning of this one.
    pub fn produce(&self, resumed: bool, watch: &Watch) -> Result<Produced, RunError> {
        let is_new = !self.folder.exists();
        std::fs::create_dir_all(self.folder)
            .map_err(|source| WriteError { path: self.folder.to_owned(), source })?;
        self.refuse_others()?;
        let manifest = self.folder.join(self.run.record("manifest"));
        let journal = match (Journal::path(self.folder, self.run).exists(), resumed) {
            (true, true) => Journal::resume(self.folder, self.run, self.threads)?,
            (true, false) => {
                Journal::free(self.folder, self.run)?;
                return Err(RunError::Unfinished(self.folder.to_owned()));
            }
            (false, true) if manifest.exists() => {
                watch.add(self.run.own_games());
                let secrets = secrets_beside(&manifest);
                return Ok(Produced::Whole { manifest, secrets });
            }
            (false, _) => Journal::begin(self.folder, self.run)?,
        };
        let (done, left): (Vec<u64>, Vec<u64>) =
            self.run.own_volumes().partition(|&volume| journal.has(volume));
        done.into_iter().for_each(|volume| watch.add(self.games(volume)));
        // The last few volumes share the threads, so that none of these waits for the others.
        let (even, last) = left.split_at(left.len() - left.len() % self.threads.count());
        let made = [even, last].into_iter().try_for_each(|volumes| {
            let (together, each) = shared(self.threads, volumes.len());
            let make = |volume: &u64| match watch.stopped() {
                true => Ok(()),
                false => self.make(*volume, each, &journal, watch),
            };
            map_on(together, volumes, make).map(drop)
        });
        if let Err(error) = made {
            // Where nothing was made there is nothing to go on with.
            if journal.is_empty() {
                let _ = journal.remove();
                let _ = is_new.then(|| std::fs::remove_dir(self.folder));
            }
            return Err(error);
        }
        if left.iter().any(|&volume| !journal.has(volume)) {
            return Ok(Produced::Stopped);
        }
        let all: Vec<u64> = self.run.own_volumes().collect();
        map_on(self.threads, &all, |&volume| self.put_on_disk(volume))?;
        let secrets = secrets_beside(&manifest);
        let lines = || self.run.own_volumes().map(|volume| journal.lines(volume));
        let head = SecretRun::new(self.run, self.key);
        write_secrets(&secrets, head, lines().map(|lines| Ok(lines?.secrets)))?;
        write_manifest(&manifest, self.run, lines().map(|lines| Ok(lines?.manifest)))?;
        journal.remove()?;
        Ok(Produced::Whole { manifest, secrets })
    }

    /// Refuses a folder in which another run is told of: their files would have the same names.
    fn refuse_others(&self) -> Result<(), RunError> {
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
                Err(error) if *name == self.run.record("manifest") => return Err(error.into()),
                Err(_) => {}
            }
        }
        Ok(())
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
        watch: &Watch,
    ) -> Result<(), RunError> {
        let made = self.maker.volume(&self.wanted(volume), threads)?;
        write_atomic_for_now(&self.folder.join(self.run.file(volume)), &made.pdf)?;
        let secrets = secret_lines(&made);
        let Entry { volume: told, text: manifest, .. } =
            Entry::new(self.run, volume, self.maker.edition(), &made);
        journal.add(volume, told.size, told.sha256, Lines { manifest, secrets })?;
        watch.add(told.games);
        Ok(())
    }

    /// Waits until a file is on the disk, whatever happens to the machine.
    fn put_on_disk(&self, volume: u64) -> Result<(), RunError> {
        let path = self.folder.join(self.run.file(volume));
        let synced = File::open(&path).and_then(|file| file.sync_data());
        synced.map_err(|source| WriteError { path, source }.into())
    }

    fn wanted(&self, volume: u64) -> Vec<Wanted> {
        let seed = |number: u64| usize::try_from(number).ok().and_then(|at| self.seeds.get(at));
        let numbers = self.run.numbers(volume);
        numbers.filter_map(|number| Some(Wanted { number, seed: *seed(number)? })).collect()
    }
}

/// How many volumes are made at once, and on how many threads each of them.
pub(super) fn shared(threads: Threads, volumes: usize) -> (Threads, Threads) {
    let together = volumes.clamp(1, threads.count());
    let count = |count: usize| NonZero::new(count).map_or(Threads::ONE, Threads::new);
    (count(together), count(threads.count() / together))
}
