//! What is done with manifests later: a run is made again and compared, a lost game is printed
//! again, and shards are joined.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{io, iter};

use super::manifest::{
    GameLine, Manifest, Secrets, VolumeEntry, secret_lines, secrets_beside, write_manifest,
    write_secrets,
};
use super::order::{Cut, Run, RunDifference, difference};
use super::produce::{is_whole, shared};
use super::{Maker, ManifestError, MergeError, RunError};
use crate::booklet::NumberedSeed;
use crate::common::bytes::hex;
use crate::common::threads::{Threads, Watch, map_on};
use crate::texts::{Message, said};

/// Files for each thread that are read from the manifest at a time.
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
    entry: VolumeEntry,
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
    let wanted: Vec<NumberedSeed> = told.entry.games.iter().map(GameLine::wanted).collect();
    let made = maker.volume(&wanted, threads)?;
    let again = VolumeEntry::new(run, volume.number.saturating_sub(1), maker.edition(), &made);
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

/// A game of a run, as its manifest tells.
#[derive(Debug)]
pub struct LostGame {
    run: Run,
    entry: VolumeEntry,
    /// From 1.
    number: u64,
    alone: bool,
}

/// A file that was made again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reprinted {
    /// Its name.
    pub file: String,
    /// The file.
    pub pdf: Vec<u8>,
}

impl LostGame {
    /// Finds a game in a manifest by its number, from 1: to be made alone, or with the whole
    /// file that it stands in.
    ///
    /// # Errors
    /// If there is no such game, or the manifest is none, or was changed.
    pub fn find(manifest: Manifest, number: u64, whole_file: bool) -> Result<LostGame, RunError> {
        let (run, path) = (manifest.run().clone(), manifest.path().to_owned());
        let mut found = None;
        // All of it is read: whether somebody changed it shows at its end.
        for entry in manifest.entries() {
            let entry = entry?;
            if entry.games.iter().any(|game| game.number == number) {
                found = Some(entry);
            }
        }
        let games = run.own_games();
        let entry = found.ok_or(RunError::NoGame { number, path, games })?;
        let alone = !whole_file && run.cut != Cut::Files;
        Ok(LostGame { run, entry, number, alone })
    }

    /// Whether the game is made alone, by a maker that binds nothing else.
    pub fn is_alone(&self) -> bool {
        self.alone
    }

    /// Makes it: the very bytes that the manifest has the digest of, or if it is alone, the very
    /// pages.
    ///
    /// # Errors
    /// If it comes out otherwise, or cannot be made.
    pub fn reprint(&self, maker: &dyn Maker, threads: Threads) -> Result<Reprinted, RunError> {
        let LostGame { entry: VolumeEntry { volume, games, .. }, number, alone, .. } = self;
        let games: Vec<_> = games.iter().filter(|g| !alone || g.number == *number).collect();
        let wanted: Vec<NumberedSeed> = games.iter().map(|game| game.wanted()).collect();
        let made = maker.volume(&wanted, threads)?;
        let digits = self.run.games.to_string().len();
        let (file, same) = if *alone {
            let pages = made.games.iter().map(|game| hex(&game.sha256));
            let same = pages.eq(games.iter().map(|game| game.sha256.clone()));
            (format!("game-{number:0digits$}.pdf"), same)
        } else {
            let again = VolumeEntry::new(&self.run, volume.number - 1, maker.edition(), &made);
            (volume.file.clone(), again.volume == *volume)
        };
        if same {
            return Ok(Reprinted { file, pdf: made.pdf });
        }
        let here = env!("CARGO_PKG_VERSION");
        let program = (self.run.program != here).then(|| self.run.program.clone());
        let what = if *alone { format!("game {number}") } else { file };
        Err(RunError::Changed { what, program })
    }
}

/// A run that was joined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merged {
    /// How many files it has.
    pub volumes: u64,
    /// How many games.
    pub games: u64,
    /// The file with its secrets, if the shards had theirs.
    pub secrets: Option<PathBuf>,
}

/// Joins the manifests of all shards of a run into its manifest, and their secrets into its
/// secrets: the same bytes as those of a run that was made in one piece.
///
/// # Errors
/// If a shard is missing or there twice, or one is of another run, or was changed.
pub fn merge(paths: &[PathBuf], to: &Path) -> Result<Merged, RunError> {
    let (run, shards) = shards_of_one_run(paths)?;
    let with_secrets = shards.iter().any(|path| secrets_beside(path).exists());
    let mut head = None;
    for path in &shards {
        let manifest = Manifest::open(path)?;
        if let Some(secrets) = Secrets::beside(&manifest)? {
            head = Some(secrets.head);
        } else if with_secrets {
            return Err(MergeError::Secrets(secrets_beside(path)).into());
        }
        // Whatever is wrong with a shard is found before anything is written.
        lines(path)?.try_for_each(|lines| lines.map(drop))?;
    }
    let again = || shards.iter().flat_map(|path| lines(path).map_or_else(failed, whole));
    let secrets = match head {
        Some(head) => {
            let path = secrets_beside(to);
            write_secrets(&path, head, again().map(|lines| Ok(lines?.1)))?;
            Some(path)
        }
        None => None,
    };
    write_manifest(to, &run, again().map(|lines| Ok(lines?.0)))?;
    Ok(Merged { volumes: run.volumes(), games: run.games, secrets })
}

/// The run that these are shards of, and the manifests of all shards in order.
fn shards_of_one_run(paths: &[PathBuf]) -> Result<(Run, Vec<PathBuf>), RunError> {
    let mut shards: BTreeMap<u64, PathBuf> = BTreeMap::new();
    let mut first: Option<(Run, u64)> = None;
    for path in paths {
        let manifest = Manifest::open(path)?;
        let shard = manifest.run().shard.ok_or_else(|| MergeError::Whole(path.clone()))?;
        let own = manifest.run().whole();
        let (run, count) = first.get_or_insert((own.clone(), shard.count()));
        let counts = || RunDifference {
            name: "number of shards".to_owned(),
            first: shard.count().to_string(),
            second: count.to_string(),
        };
        let counted = (shard.count() != *count).then(counts);
        if let Some(difference) = difference(&own, run).or(counted) {
            return Err(RunError::Other { path: path.clone(), difference });
        }
        if let Some(before) = shards.insert(shard.index(), path.clone()) {
            let paths = (before, path.clone());
            return Err(MergeError::Twice { shard: shard.to_string(), paths }.into());
        }
    }
    let (run, count) = first.ok_or(MergeError::Nothing)?;
    match (1..=count).find(|index| !shards.contains_key(index)) {
        Some(missing) => Err(MergeError::Missing(format!("{missing}/{count}")).into()),
        None => Ok((run, shards.into_values().collect())),
    }
}

/// The lines of a shard's games in its manifest, and in its secrets if it has them.
type Both = Result<(String, String), ManifestError>;

/// These lines, file by file.
fn lines(path: &Path) -> Result<impl Iterator<Item = Both> + use<>, ManifestError> {
    let manifest = Manifest::open(path)?;
    let mut secrets = Secrets::beside(&manifest)?;
    Ok(manifest.entries().map(move |entry| {
        let entry = entry?;
        let secret = secrets.as_mut().map_or_else(|| Ok(String::new()), |s| s.next(&entry))?;
        Ok((entry.text, secret))
    }))
}

type Written = Box<dyn Iterator<Item = io::Result<(String, String)>>>;

fn whole(lines: impl Iterator<Item = Both> + 'static) -> Written {
    Box::new(lines.map(|lines| lines.map_err(io::Error::other)))
}

fn failed(error: ManifestError) -> Written {
    Box::new(iter::once(Err(io::Error::other(error))))
}
