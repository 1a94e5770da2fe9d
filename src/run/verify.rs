//! Operations on the manifest of a finished run: verification, reprinting of a lost game, and
//! merging of shards.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{io, iter};

use super::manifest::{
    GameLine, Manifest, Secrets, VolumeEntry, VolumeLine, secret_lines, secrets_beside,
    write_manifest, write_secrets,
};
use super::names::{names_beside, names_of, write_names};
use super::order::{Run, RunDifference, SeedSource, VolumePlan, difference, named_file};
use super::produce::{divide_threads, is_whole};
use super::{Maker, ManifestError, MergeError, RunError};
use crate::booklet::{ClassNames, NumberedSeed};
use crate::common::bytes::hex;
use crate::common::threads::{Threads, WorkMonitor, map_on};
use crate::texts::{Message, msg};

/// Number of files per thread that are read from the manifest in one batch.
const AHEAD: usize = 4;

/// Difference between a run and its manifest, found by [`verify`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Difference {
    /// The manifest was changed after it was written: its digest does not match.
    Edited,
    /// A file does not exist.
    Missing {
        /// Name of the file.
        file: String,
    },
    /// The size or digest of a file does not match its manifest line.
    Changed {
        /// Name of the file.
        file: String,
    },
    /// A file has other bytes when it is produced again.
    Otherwise {
        /// Name of the file.
        file: String,
    },
    /// The manifest line of a file does not match, although its bytes are produced again exactly.
    Volume {
        /// Name of the file.
        file: String,
        /// Line of the manifest, from 1.
        line: u64,
    },
    /// The manifest line of a game does not match the game when it is generated again.
    Game {
        /// Number of the game, from 1.
        number: u64,
        /// Line of the manifest, from 1.
        line: u64,
    },
    /// The secrets of a game do not match the game when it is generated again.
    Secret {
        /// Number of the game, from 1.
        number: u64,
    },
}

impl Difference {
    /// Returns a description of the difference.
    pub fn message(&self) -> Message {
        let number = |number: u64| number.to_string();
        match self {
            Difference::Edited => msg::run_edited(),
            Difference::Missing { file } => msg::run_missing(file.as_str()),
            Difference::Changed { file } => msg::run_changed(file.as_str()),
            Difference::Otherwise { file } => msg::run_otherwise(file.as_str()),
            Difference::Volume { file, line } => {
                msg::run_other_volume(file.as_str(), number(*line))
            }
            Difference::Game { number: n, line } => msg::run_other_game(number(*n), number(*line)),
            Difference::Secret { number: n } => msg::run_other_secret(number(*n)),
        }
    }
}

/// Result of [`verify`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VerifyReport {
    /// Number of files compared.
    pub volumes: u64,
    /// Number of games compared.
    pub games: u64,
    /// All differences found.
    pub differences: Vec<Difference>,
}

/// Manifest entry of a file, with its lines of secrets if the file of secrets exists.
struct VolumeRecord {
    entry: VolumeEntry,
    secrets: Option<String>,
    /// Line number of the entry in the manifest, from 1.
    line: u64,
}

/// Compares the files in the folder of `manifest` with their size and digest. With a `maker`, also
/// generates all volumes again and compares files, games and secrets byte for byte. If `watch` is
/// stopped, only part of the run is compared. Without the `names` of the players, their files are
/// found by their numbers.
///
/// # Errors
/// If the manifest cannot be read, or a game cannot be generated.
pub fn verify(
    manifest: Manifest,
    names: Option<&ClassNames>,
    maker: Option<&dyn Maker>,
    threads: Threads,
    watch: &WorkMonitor,
) -> Result<VerifyReport, RunError> {
    let run = manifest.run().clone();
    let folder = manifest.path().parent().unwrap_or(Path::new("")).to_owned();
    let files = FilesOnDisk::new(&run, &folder, names)?;
    let mut secrets = Secrets::open_for(&manifest)?;
    let mut entries = manifest.entries();
    let mut verified = VerifyReport::default();
    let mut line = 2;
    let mut over = false;
    while !over && !watch.is_stopped() {
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
            told.push(VolumeRecord { entry, secrets, line });
            line += lines;
        }
        let (together, each) = divide_threads(threads, told.len());
        let found = map_on(together, &told, |told| {
            if watch.is_stopped() {
                return Ok(None);
            }
            let found = compare(&run, told, &files, maker, each)?;
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

/// Paths of the files of a run.
struct FilesOnDisk<'a> {
    folder: &'a Path,
    names: Option<&'a ClassNames>,
    /// Names of the PDF files of players by their beginnings, such as `game-3-`. Empty if the names
    /// of the players are known.
    found: BTreeMap<String, PathBuf>,
}

impl FilesOnDisk<'_> {
    fn new<'a>(
        run: &Run,
        folder: &'a Path,
        names: Option<&'a ClassNames>,
    ) -> Result<FilesOnDisk<'a>, RunError> {
        let mut files = FilesOnDisk { folder, names, found: BTreeMap::new() };
        if names.is_some() || !run.has_named_files() {
            return Ok(files);
        }
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        for entry in std::fs::read_dir(folder).map_err(RunError::read(folder))?.flatten() {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            let number = name.strip_prefix("game-").and_then(|rest| rest.split_once('-'));
            if let Some((number, _)) = number.filter(|_| name.ends_with(".pdf")) {
                files.found.insert(format!("game-{number}.pdf"), entry.path());
            }
        }
        Ok(files)
    }

    fn path(&self, run: &Run, volume: &VolumeLine) -> PathBuf {
        let found = self.found.get(&volume.file).cloned();
        found.unwrap_or_else(|| {
            let index = volume.number.saturating_sub(1);
            self.folder.join(run.file_on_disk(index, self.names))
        })
    }
}

fn compare(
    run: &Run,
    record: &VolumeRecord,
    files: &FilesOnDisk<'_>,
    maker: Option<&dyn Maker>,
    threads: Threads,
) -> Result<Vec<Difference>, RunError> {
    let volume = &record.entry.volume;
    let mut found = Vec::new();
    let file = || volume.file.clone();
    let path = files.path(run, volume);
    if !path.exists() {
        found.push(Difference::Missing { file: file() });
    } else if !is_whole(&path, volume.size, &volume.sha256) {
        found.push(Difference::Changed { file: file() });
    }
    let Some(maker) = maker else { return Ok(found) };
    let wanted: Vec<NumberedSeed> =
        record.entry.games.iter().map(GameLine::numbered_seed).collect();
    let made = maker.volume(&wanted, threads)?;
    let again = VolumeEntry::new(run, volume.number.saturating_sub(1), maker.edition(), &made);
    if again.volume != *volume {
        found.push(match again.volume.sha256 == volume.sha256 {
            true => Difference::Volume { file: file(), line: record.line },
            false => Difference::Otherwise { file: file() },
        });
    }
    let lines = record.entry.text.lines().zip(again.text.lines()).skip(1);
    for ((game, line), (was, is)) in record.entry.games.iter().zip(record.line + 1..).zip(lines) {
        if was != is {
            found.push(Difference::Game { number: game.number, line });
        }
    }
    if let Some(secrets) = &record.secrets {
        let again = secret_lines(&made);
        let lines = record.entry.games.iter().zip(secrets.lines().zip(again.lines()));
        let unlike = lines.filter(|(_, (was, is))| was != is);
        found.extend(unlike.map(|(game, _)| Difference::Secret { number: game.number }));
    }
    Ok(found)
}

/// Game of a run that is to be printed again, with its manifest entry.
#[derive(Debug)]
pub struct LostGame {
    run: Run,
    entry: VolumeEntry,
    /// Number of the game, from 1.
    number: u64,
    alone: bool,
}

/// File that was produced again by [`LostGame::reprint`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReprintedFile {
    /// File name.
    pub file: String,
    /// Contents of the file.
    pub pdf: Vec<u8>,
}

impl LostGame {
    /// Finds game `number` (from 1) in `manifest`. With `whole_file`, the whole file that contains
    /// the game is printed again, otherwise the game alone.
    ///
    /// # Errors
    /// If the run has no such game, or the manifest is invalid or was changed.
    pub fn find(manifest: Manifest, number: u64, whole_file: bool) -> Result<LostGame, RunError> {
        let (run, path) = (manifest.run().clone(), manifest.path().to_owned());
        let mut found = None;
        // The whole manifest is read, because its digest is at the end.
        for entry in manifest.entries() {
            let entry = entry?;
            if entry.games.iter().any(|game| game.number == number) {
                found = Some(entry);
            }
        }
        let games = run.own_games();
        let entry = found.ok_or(RunError::NoGame { number, path, games })?;
        let alone = !whole_file && run.cut != VolumePlan::Files;
        Ok(LostGame { run, entry, number, alone })
    }

    /// Whether the game is printed alone, so that a [bare](super::BookletMaker::bare) maker is
    /// needed.
    pub fn is_alone(&self) -> bool {
        self.alone
    }

    /// Generates the file again. The result has the digest that the manifest records: that of the
    /// file, or that of the game's pages if the game is printed alone. Its name has that of its
    /// player, if the seeds of the run are drawn from `names`.
    ///
    /// # Errors
    /// If the result differs from the manifest, or cannot be generated.
    pub fn reprint(
        &self,
        maker: &dyn Maker,
        names: Option<&ClassNames>,
        threads: Threads,
    ) -> Result<ReprintedFile, RunError> {
        let LostGame { entry: VolumeEntry { volume, games, .. }, number, alone, .. } = self;
        let games: Vec<_> = games.iter().filter(|g| !alone || g.number == *number).collect();
        let wanted: Vec<NumberedSeed> = games.iter().map(|game| game.numbered_seed()).collect();
        let made = maker.volume(&wanted, threads)?;
        let digits = self.run.games.to_string().len();
        let (file, same) = if *alone {
            let pages = made.games.iter().map(|game| hex(&game.sha256));
            let same = pages.eq(games.iter().map(|game| game.sha256.clone()));
            let names = names.filter(|_| matches!(self.run.seeds, SeedSource::Names(_)));
            let suffix = names.map(|names| names.file_suffix(number.saturating_sub(1)));
            let file = format!("game-{number:0digits$}.pdf");
            (named_file(&file, &suffix.unwrap_or_default()), same)
        } else {
            let index = volume.number.saturating_sub(1);
            let again = VolumeEntry::new(&self.run, index, maker.edition(), &made);
            (self.run.file_on_disk(index, names), again.volume == *volume)
        };
        if same {
            return Ok(ReprintedFile { file, pdf: made.pdf });
        }
        let here = env!("CARGO_PKG_VERSION");
        let program = (self.run.program != here).then(|| self.run.program.clone());
        let what = if *alone { format!("game {number}") } else { file };
        Err(RunError::Changed { what, program })
    }
}

/// Result of [`merge`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MergeResult {
    /// Number of files in the run.
    pub volumes: u64,
    /// Number of games in the run.
    pub games: u64,
    /// Path of the merged secrets, if the shards had theirs.
    pub secrets: Option<PathBuf>,
    /// Path of the names of the players, if the shards had them.
    pub names: Option<PathBuf>,
}

/// Merges the manifests of all shards into the manifest `to`, and their secrets into one file. Both
/// have the same bytes as those of a run that was produced in one piece. `paths` are the manifests
/// and, where they are not in the folder of their manifest, the files of secrets.
///
/// # Errors
/// If a shard is missing, given twice, changed, or part of another run.
pub fn merge(paths: &[PathBuf], to: &Path) -> Result<MergeResult, RunError> {
    let mut manifests = Vec::new();
    let mut given = BTreeMap::new();
    for path in paths {
        match Secrets::first_game(path)? {
            Some(game) => drop(given.insert(game, path.clone())),
            None => manifests.push(path.clone()),
        }
    }
    let (run, shards) = shards_of_one_run(&manifests)?;
    let mut files = Vec::new();
    for manifest in shards {
        let first = Manifest::open(&manifest)?.entries().next().transpose()?;
        let first = first.and_then(|entry| Some(entry.games.first()?.number));
        let secrets = given.remove(&first.unwrap_or(0));
        let secrets = secrets.unwrap_or_else(|| secrets_beside(&manifest));
        files.push(ShardFiles { manifest, secrets });
    }
    if let Some((_, path)) = given.pop_first() {
        return Err(MergeError::ForeignSecrets(path).into());
    }
    let with_secrets = files.iter().any(|shard| shard.secrets.exists());
    let mut head = None;
    for shard in &files {
        if let Some(secrets) = shard.secrets(&Manifest::open(&shard.manifest)?)? {
            head = Some(secrets.head);
        } else if with_secrets {
            return Err(MergeError::Secrets(shard.secrets.clone()).into());
        }
        // All shards are read before anything is written, so that an error leaves no files.
        lines(shard)?.try_for_each(|lines| lines.map(drop))?;
    }
    let again =
        || files.iter().flat_map(|shard| lines(shard).map_or_else(failing_lines, readable_lines));
    let secrets = match head {
        Some(head) => {
            let path = secrets_beside(to);
            write_secrets(&path, head, again().map(|lines| Ok(lines?.1)))?;
            Some(path)
        }
        None => None,
    };
    let names = merged_names(&files, to)?;
    write_manifest(to, &run, again().map(|lines| Ok(lines?.0)))?;
    Ok(MergeResult { volumes: run.volumes(), games: run.games, secrets, names })
}

/// Copies the names of the players, which all shards share, to the folder of the manifest `to`.
fn merged_names(shards: &[ShardFiles], to: &Path) -> Result<Option<PathBuf>, RunError> {
    for shard in shards {
        let manifest = Manifest::open(&shard.manifest)?;
        if !matches!(manifest.run().seeds, SeedSource::Names(_)) {
            break;
        }
        match names_of(&manifest) {
            Err(ManifestError::NoNames(_)) => {}
            names => {
                let path = names_beside(to);
                if let Some(names) = names? {
                    write_names(&path, &names)?;
                }
                return Ok(Some(path));
            }
        }
    }
    Ok(None)
}

/// Paths of a shard's manifest and of its secrets, which need not exist.
struct ShardFiles {
    manifest: PathBuf,
    secrets: PathBuf,
}

impl ShardFiles {
    fn secrets(&self, manifest: &Manifest) -> Result<Option<Secrets>, ManifestError> {
        let exists = self.secrets.exists();
        exists.then(|| Secrets::open(&self.secrets, manifest)).transpose()
    }
}

/// Returns the run that the shards belong to, and the paths of their manifests in order of `index`.
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

/// Lines of one file and its games in the manifest, and the lines of its secrets (empty without
/// secrets).
type FileTexts = Result<(String, String), ManifestError>;

/// Returns an iterator over these lines, file by file.
fn lines(shard: &ShardFiles) -> Result<impl Iterator<Item = FileTexts> + use<>, ManifestError> {
    let manifest = Manifest::open(&shard.manifest)?;
    let mut secrets = shard.secrets(&manifest)?;
    Ok(manifest.entries().map(move |entry| {
        let entry = entry?;
        let secret = secrets.as_mut().map_or_else(|| Ok(String::new()), |s| s.next(&entry))?;
        Ok((entry.text, secret))
    }))
}

type LineIter = Box<dyn Iterator<Item = io::Result<(String, String)>>>;

fn readable_lines(lines: impl Iterator<Item = FileTexts> + 'static) -> LineIter {
    Box::new(lines.map(|lines| lines.map_err(io::Error::other)))
}

fn failing_lines(error: ManifestError) -> LineIter {
    Box::new(iter::once(Err(io::Error::other(error))))
}
