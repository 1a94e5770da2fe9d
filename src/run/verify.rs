//! Makes a run again and compares.

use std::path::Path;

use super::error::{ManifestError, RunError};
use super::journal::is_whole;
use super::lines::{Entry, secret_lines};
use super::maker::Maker;
use super::manifest::{Manifest, Secrets};
use super::order::Run;
use super::produce::shared;
use crate::booklet::Wanted;
use crate::common::threads::{Threads, map_on};
use crate::common::watch::Watch;
use crate::texts::Message;
use crate::texts::said;

/// So many files for each thread are read from the manifest at a time.
const AHEAD: usize = 4;

/// Something in which a run is not as its manifest tells.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Difference {
    /// The manifest itself was changed.
    Edited,
    /// A file is not there.
    Missing {
        /// Its name.
        file: String,
    },
    /// A file is not the one that was written.
    Changed {
        /// Its name.
        file: String,
    },
    /// A file comes out otherwise when it is made again.
    Otherwise {
        /// Its name.
        file: String,
    },
    /// The line of a file does not tell of what is made again.
    Volume {
        /// The file's name.
        file: String,
        /// The line of the manifest, from 1.
        line: u64,
    },
    /// The line of a game does not tell of what is made again.
    Game {
        /// Its number, from 1.
        number: u64,
        /// The line of the manifest, from 1.
        line: u64,
    },
    /// The secrets of a game are not those of the game that is made again.
    Secret {
        /// Its number, from 1.
        number: u64,
    },
}

impl Difference {
    /// What it is, in words.
    pub fn message(&self) -> Message {
        let number = |number: u64| number.to_string();
        match self {
            Difference::Edited => said::run_edited(),
            Difference::Missing { file } => said::run_missing(file.as_str()),
            Difference::Changed { file } => said::run_changed(file.as_str()),
            Difference::Otherwise { file } => said::run_otherwise(file.as_str()),
            Difference::Volume { file, line } => {
                said::run_other_volume(file.as_str(), number(*line))
            }
            Difference::Game { number: n, line } => said::run_other_game(number(*n), number(*line)),
            Difference::Secret { number: n } => said::run_other_secret(number(*n)),
        }
    }
}

/// What came of a comparison.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// How many files were compared.
    pub volumes: u64,
    /// How many games.
    pub games: u64,
    /// All in which they differ.
    pub differences: Vec<Difference>,
}

/// A file of the run with its secrets, if those are there.
struct Told {
    entry: Entry,
    secrets: Option<String>,
    /// The line of the manifest that tells of it, from 1.
    line: u64,
}

/// Compares the files beside a manifest with it, and if there is a maker, whatever it makes
/// again: files, games and secrets, byte for byte. If the watch stops it, fewer are compared.
///
/// # Errors
/// If the manifest cannot be read, or games cannot be made.
pub fn verify(
    manifest: Manifest,
    maker: Option<&dyn Maker>,
    threads: Threads,
    watch: &Watch,
) -> Result<Verified, RunError> {
    let run = manifest.run().clone();
    let folder = manifest.path().parent().unwrap_or(Path::new("")).to_owned();
    let mut secrets = Secrets::beside(&manifest)?;
    let mut entries = manifest.entries();
    let mut verified = Verified::default();
    let mut line = 2;
    let mut over = false;
    while !over && !watch.stopped() {
        let mut told = Vec::new();
        while told.len() < AHEAD * threads.count() {
            let entry = match entries.next() {
                Some(Ok(entry)) => entry,
                Some(Err(ManifestError::Edited(_))) => {
                    verified.differences.push(Difference::Edited);
                    continue;
                }
                Some(Err(error)) => return Err(error.into()),
                None => {
                    over = true;
                    break;
                }
            };
            let secrets = secrets.as_mut().map(|secrets| secrets.next(&entry)).transpose()?;
            let lines = 1 + entry.games.len() as u64;
            told.push(Told { entry, secrets, line });
            line += lines;
        }
        let (together, each) = shared(threads, told.len());
        let found = map_on(together, &told, |told| {
            if watch.stopped() {
                return Ok(None);
            }
            let found = compare(&run, told, &folder, maker, each)?;
            watch.add(told.entry.volume.games);
            Ok::<_, RunError>(Some(found))
        })?;
        for (told, found) in told.iter().zip(found) {
            let Some(found) = found else { continue };
            verified.volumes += 1;
            verified.games += told.entry.volume.games;
            verified.differences.extend(found);
        }
    }
    Ok(verified)
}

fn compare(
    run: &Run,
    told: &Told,
    folder: &Path,
    maker: Option<&dyn Maker>,
    threads: Threads,
) -> Result<Vec<Difference>, RunError> {
    let volume = &told.entry.volume;
    let mut found = Vec::new();
    let file = || volume.file.clone();
    let path = folder.join(&volume.file);
    if !path.exists() {
        found.push(Difference::Missing { file: file() });
    } else if !is_whole(&path, volume.size, &volume.sha256) {
        found.push(Difference::Changed { file: file() });
    }
    let Some(maker) = maker else { return Ok(found) };
    let wanted: Vec<Wanted> = told
        .entry
        .games
        .iter()
        .map(|game| Wanted { number: game.number.saturating_sub(1), seed: game.seed })
        .collect();
    let made = maker.volume(&wanted, threads)?;
    let again = Entry::new(run, volume.number.saturating_sub(1), maker.edition(), &made);
    if again.volume != *volume {
        found.push(match again.volume.sha256 == volume.sha256 {
            true => Difference::Volume { file: file(), line: told.line },
            false => Difference::Otherwise { file: file() },
        });
    }
    let lines = told.entry.text.lines().zip(again.text.lines()).skip(1);
    for ((game, line), (was, is)) in told.entry.games.iter().zip(told.line + 1..).zip(lines) {
        if was != is {
            found.push(Difference::Game { number: game.number, line });
        }
    }
    if let Some(secrets) = &told.secrets {
        let again = secret_lines(&made);
        let lines = told.entry.games.iter().zip(secrets.lines().zip(again.lines()));
        let unlike = lines.filter(|(_, (was, is))| was != is);
        found.extend(unlike.map(|(game, _)| Difference::Secret { number: game.number }));
    }
    Ok(found)
}
