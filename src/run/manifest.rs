//! Manifests on the disk: JSON Lines that say of each file and each game of a run what it is,
//! and beside them, in a file of their own, the secrets.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::ManifestError;
use super::order::{Run, Shard};
use crate::booklet::{NumberedSeed, Volume};
use crate::common::bytes::hex;
use crate::game::edition::Edition;
use crate::game::seed::Seed;
use crate::press::{Access, WriteError, write_atomic_with};

/// A line of a manifest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ManifestLine {
    Run(Run),
    Volume(VolumeLine),
    Game(GameLine),
    End(End),
}

/// What a manifest tells of a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VolumeLine {
    /// Which file of the run it is, from 1.
    pub number: u64,
    /// Its name.
    pub file: String,
    /// How many games stand in it.
    pub games: u64,
    /// Its size in bytes.
    pub size: u64,
    /// Its digest, in hexadecimal digits.
    pub sha256: String,
}

/// What a manifest tells of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameLine {
    /// Its number in the run, from 1.
    pub number: u64,
    /// What it was made of.
    pub seed: Seed,
    /// What it is made again from.
    pub label: String,
    /// The edition of its rules, where it has editions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<Edition>,
    /// The file that it stands in.
    pub file: String,
    /// The page of the file on which it begins, from 1.
    pub first_page: usize,
    /// How many pages it has.
    pub pages: usize,
    /// Digest of the drawings of its pages, in hexadecimal digits.
    pub sha256: String,
    /// What else there is to tell.
    pub facts: Value,
}

impl GameLine {
    /// The game, to be made again.
    pub(super) fn wanted(&self) -> NumberedSeed {
        NumberedSeed { number: self.number.saturating_sub(1), seed: self.seed }
    }
}

/// The last line of a manifest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct End {
    volumes: u64,
    games: u64,
    /// Digest of all lines before, in hexadecimal digits.
    sha256: String,
}

/// A line of a file with secrets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SecretLine {
    Run(SecretRun),
    Game(SecretGame),
}

/// The first line of a file with secrets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SecretRun {
    /// Digest of the run that they are of, whatever its shard.
    sha256: String,
    /// The key that the secrets come from, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) key: Option<String>,
}

impl SecretRun {
    pub(super) fn new(run: &Run, key: Option<&str>) -> SecretRun {
        let line = text(&ManifestLine::Run(run.whole()));
        SecretRun { sha256: hex(&Sha256::digest(line)), key: key.map(str::to_owned) }
    }
}

/// What only the publisher may know of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SecretGame {
    /// Its number in the run, from 1.
    number: u64,
    label: String,
    secrets: Value,
}

/// A line of a file, as JSON.
pub(super) fn text(line: &impl Serialize) -> String {
    serde_json::to_string(line).map_or_else(|_| String::new(), |json| json + "\n")
}

/// A file of a run and its games, as the manifest has them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct VolumeEntry {
    pub(super) volume: VolumeLine,
    pub(super) games: Vec<GameLine>,
    /// Its lines, as they are written.
    pub(super) text: String,
}

impl VolumeEntry {
    /// What the manifest tells of a volume that was made; `index` counts the files from 0.
    pub(super) fn new(
        run: &Run,
        index: u64,
        edition: Option<Edition>,
        made: &Volume,
    ) -> VolumeEntry {
        let file = run.file(index);
        let games = made.games.iter().map(|game| GameLine {
            number: game.number.saturating_add(1),
            seed: game.seed,
            label: game.label.clone(),
            edition,
            file: file.clone(),
            first_page: game.first_page,
            pages: game.pages,
            sha256: hex(&game.sha256),
            facts: game.facts.clone(),
        });
        let games: Vec<GameLine> = games.collect();
        let volume = VolumeLine {
            number: index + 1,
            games: games.len() as u64,
            size: made.pdf.len() as u64,
            sha256: hex(&Sha256::digest(&made.pdf)),
            file,
        };
        let mut lines = text(&ManifestLine::Volume(volume.clone()));
        games.iter().for_each(|game| lines += &text(&ManifestLine::Game(game.clone())));
        VolumeEntry { volume, games, text: lines }
    }
}

/// The lines of a volume's games in the file with secrets.
pub(super) fn secret_lines(made: &Volume) -> String {
    let games = made.games.iter().map(|game| SecretGame {
        number: game.number.saturating_add(1),
        label: game.label.clone(),
        secrets: game.secrets.clone(),
    });
    games.map(|game| text(&SecretLine::Game(game))).collect()
}

/// No line is as long.
const LONGEST_LINE: u64 = 16 << 20;

/// The lines of a text file, one after the other.
#[derive(Debug)]
struct Lines {
    path: PathBuf,
    reader: BufReader<File>,
    /// How many have been read.
    read: u64,
}

impl Lines {
    fn open(path: &Path) -> Result<Lines, ManifestError> {
        let failed = |source| ManifestError::Read { path: path.to_owned(), source };
        let kind = path.metadata().map_err(failed)?;
        if kind.is_dir() {
            return Err(failed(io::ErrorKind::IsADirectory.into()));
        }
        if !kind.is_file() {
            return Err(failed(io::Error::other("it is no ordinary file")));
        }
        let reader = BufReader::new(File::open(path).map_err(failed)?);
        Ok(Lines { path: path.to_owned(), reader, read: 0 })
    }

    /// The next line with its end; empty after the last.
    fn next(&mut self) -> Result<String, ManifestError> {
        let mut line = String::new();
        let most = &mut (&mut self.reader).take(LONGEST_LINE);
        let length = most.read_line(&mut line).map_err(|source| self.failed(source))?;
        self.read += 1;
        if length as u64 == LONGEST_LINE {
            return Err(self.wrong("it is far too long"));
        }
        Ok(line)
    }

    fn failed(&self, source: io::Error) -> ManifestError {
        ManifestError::Read { path: self.path.clone(), source }
    }

    /// What is wrong with the line that was read last.
    fn wrong(&self, reason: impl Into<String>) -> ManifestError {
        ManifestError::Line { path: self.path.clone(), line: self.read, reason: reason.into() }
    }
}

/// A manifest that is read: its run, and one file of it after the other.
#[derive(Debug)]
pub struct Manifest {
    run: Run,
    lines: Lines,
    digest: Sha256,
    /// The file that comes next.
    volume: u64,
    over: bool,
}

impl Manifest {
    /// Opens a manifest.
    ///
    /// # Errors
    /// If it cannot be read, or its first line is none of a manifest.
    pub fn open(path: &Path) -> Result<Manifest, ManifestError> {
        let mut lines = Lines::open(path)?;
        let line = lines.next()?;
        let run = first_line(path, &line)?;
        let run = run.ok_or_else(|| lines.wrong("it is not the first line of a manifest"))?;
        if !Run::GAMES.contains(&run.games) {
            return Err(lines.wrong(format!("a run cannot have {} games", run.games)));
        }
        let volume = run.own_volumes().start;
        Ok(Manifest { run, lines, digest: Sha256::new_with_prefix(line), volume, over: false })
    }

    /// The run that was begun in a folder, and maybe ended: all of it, or a shard.
    ///
    /// # Errors
    /// If it was begun by a version with another form of manifests.
    pub fn begun_in(folder: &Path, shard: Option<Shard>) -> Result<Option<Run>, ManifestError> {
        for record in ["journal", "manifest"] {
            // The first line of a journal is that of the manifest.
            match Manifest::open(&folder.join(Run::record_of(record, shard))) {
                Ok(manifest) => return Ok(Some(manifest.run)),
                Err(other @ (ManifestError::Earlier(_) | ManifestError::Newer { .. })) => {
                    return Err(other);
                }
                Err(_) => {}
            }
        }
        Ok(None)
    }

    /// The run that it is of.
    pub fn run(&self) -> &Run {
        &self.run
    }

    pub(super) fn entries(self) -> Entries {
        Entries(self)
    }

    /// Where it was read.
    pub fn path(&self) -> &Path {
        &self.lines.path
    }

    fn read(&mut self) -> Result<Option<VolumeEntry>, ManifestError> {
        let line = self.lines.next()?;
        match self.parsed(&line)? {
            ManifestLine::Volume(volume) => {
                let numbers = self.run.numbers(self.volume);
                let fits = self.run.own_volumes().contains(&self.volume)
                    && volume.number == self.volume + 1
                    && volume.file == self.run.file(self.volume)
                    && volume.games == numbers.end - numbers.start;
                if !fits {
                    return Err(self.lines.wrong("it is not of the file that comes next"));
                }
                self.digest.update(&line);
                let (mut games, mut text) = (Vec::new(), line);
                for number in numbers {
                    let line = self.lines.next()?;
                    match self.parsed(&line)? {
                        ManifestLine::Game(game)
                            if game.number == number + 1 && game.file == volume.file =>
                        {
                            games.push(game);
                        }
                        _ => {
                            let wrong = format!("it is not of game {}", number + 1);
                            return Err(self.lines.wrong(wrong));
                        }
                    }
                    self.digest.update(&line);
                    text += &line;
                }
                self.volume += 1;
                Ok(Some(VolumeEntry { volume, games, text }))
            }
            ManifestLine::End(end) => {
                let own = self.run.own_volumes();
                let whole = self.volume == own.end
                    && (end.volumes, end.games) == (own.end - own.start, self.run.own_games());
                if !whole {
                    return Err(self.lines.wrong("the run ends before all its files are told"));
                }
                if !self.lines.next()?.is_empty() {
                    return Err(self.lines.wrong("it stands after the end"));
                }
                if end.sha256 != hex(&self.digest.clone().finalize()) {
                    return Err(ManifestError::Edited(self.lines.path.clone()));
                }
                Ok(None)
            }
            ManifestLine::Run(_) | ManifestLine::Game(_) => {
                Err(self.lines.wrong("it is not of the file that comes next"))
            }
        }
    }

    fn parsed(&self, line: &str) -> Result<ManifestLine, ManifestError> {
        if line.is_empty() {
            return Err(self.lines.wrong("the manifest breaks off"));
        }
        serde_json::from_str(line)
            .map_err(|error| self.lines.wrong(format!("it is not understood: {error}")))
    }
}

/// The run of the first line of a manifest; none if it is no such line.
///
/// # Errors
/// If the line was written by a version with another form of manifests.
pub(super) fn first_line(path: &Path, line: &str) -> Result<Option<Run>, ManifestError> {
    // The number is read first: other forms may have other fields.
    let value: Value = serde_json::from_str(line).unwrap_or_default();
    if value["run"].is_object() {
        match value["run"]["form"].as_u64() {
            None => return Err(ManifestError::Earlier(path.to_owned())),
            Some(form) if form > Run::FORM => {
                return Err(ManifestError::Newer { path: path.to_owned(), form });
            }
            Some(_) => {}
        }
    }
    Ok(match serde_json::from_str(line) {
        Ok(ManifestLine::Run(run)) if run.form == Run::FORM => Some(run),
        _ => None,
    })
}

/// The files of a manifest with their games, one after the other. The last item is an error if
/// the digest does not fit.
pub(super) struct Entries(Manifest);

impl Iterator for Entries {
    type Item = Result<VolumeEntry, ManifestError>;

    fn next(&mut self) -> Option<Self::Item> {
        let Entries(manifest) = self;
        if manifest.over {
            return None;
        }
        let read = manifest.read().transpose();
        manifest.over = !matches!(read, Some(Ok(_)));
        read
    }
}

/// Writes the manifest of a run, whose files have these lines.
pub(super) fn write_manifest(
    path: &Path,
    run: &Run,
    entries: impl Iterator<Item = io::Result<String>>,
) -> Result<(), WriteError> {
    write_atomic_with(path, Access::Usual, |file| {
        let mut digest = Sha256::new();
        let head = std::iter::once(Ok(text(&ManifestLine::Run(run.clone()))));
        for lines in head.chain(entries) {
            let lines = lines?;
            digest.update(&lines);
            file.write_all(lines.as_bytes())?;
        }
        let own = run.own_volumes();
        let (volumes, games) = (own.end - own.start, run.own_games());
        let end = End { volumes, games, sha256: hex(&digest.finalize()) };
        file.write_all(text(&ManifestLine::End(end)).as_bytes())
    })
}

/// Writes the secrets of a run, with these lines for its games.
pub(super) fn write_secrets(
    path: &Path,
    head: SecretRun,
    games: impl Iterator<Item = io::Result<String>>,
) -> Result<(), WriteError> {
    write_atomic_with(path, Access::Private, |file| {
        let head = std::iter::once(Ok(text(&SecretLine::Run(head))));
        head.chain(games).try_for_each(|lines| file.write_all(lines?.as_bytes()))
    })
}

/// The file with the secrets of a manifest.
pub(super) fn secrets_beside(manifest: &Path) -> PathBuf {
    let name = manifest.file_name().unwrap_or_default().to_string_lossy();
    let name = match name.strip_prefix("manifest") {
        Some(rest) => format!("secrets{rest}"),
        None => format!("secrets-{name}"),
    };
    manifest.with_file_name(name)
}

/// A file with secrets that is read.
#[derive(Debug)]
pub(super) struct Secrets {
    pub(super) head: SecretRun,
    lines: Lines,
}

impl Secrets {
    /// The secrets beside a manifest; none if there is no such file.
    pub(super) fn beside(manifest: &Manifest) -> Result<Option<Secrets>, ManifestError> {
        let path = secrets_beside(manifest.path());
        if !path.exists() {
            return Ok(None);
        }
        let mut lines = Lines::open(&path)?;
        let line = lines.next()?;
        match serde_json::from_str(&line) {
            Ok(SecretLine::Run(head))
                if head.sha256 == SecretRun::new(manifest.run(), None).sha256 =>
            {
                Ok(Some(Secrets { head, lines }))
            }
            _ => Err(lines.wrong("it is not of the secrets of this run")),
        }
    }

    /// The lines of the games of the next file.
    pub(super) fn next(&mut self, entry: &VolumeEntry) -> Result<String, ManifestError> {
        let mut text = String::new();
        for game in &entry.games {
            let line = self.lines.next()?;
            match serde_json::from_str(&line) {
                Ok(SecretLine::Game(secret)) if secret.number == game.number => text += &line,
                _ => {
                    let wrong = format!("it is not of the secrets of game {}", game.number);
                    return Err(self.lines.wrong(wrong));
                }
            }
        }
        Ok(text)
    }
}

/// The key that the secrets of a manifest's run come from, where there is one.
///
/// # Errors
/// If its secrets are there, but are none of this run.
pub fn key_beside(manifest: &Manifest) -> Result<Option<String>, ManifestError> {
    Ok(Secrets::beside(manifest)?.and_then(|secrets| secrets.head.key))
}
