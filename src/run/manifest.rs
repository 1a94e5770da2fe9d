//! Manifests on disk: JSON Lines files that describe each file and each game of a run, and a
//! separate file of secrets in the same folder.

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
use crate::common::edition::Edition;
use crate::common::seed::Seed;
use crate::press::{Access, WriteError, write_atomic_with};

/// One line of a manifest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ManifestLine {
    Run(Run),
    Volume(VolumeLine),
    Game(GameLine),
    End(End),
}

/// Manifest entry of a PDF file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VolumeLine {
    /// Number of the file in the run, from 1.
    pub number: u64,
    /// File name.
    pub file: String,
    /// Number of games in the file.
    pub games: u64,
    /// Size in bytes.
    pub size: u64,
    /// SHA-256 of the file, in hexadecimal digits.
    pub sha256: String,
}

/// Manifest entry of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameLine {
    /// Number of the game in the run, from 1.
    pub number: u64,
    /// Seed of the game.
    pub seed: Seed,
    /// Text from which the game can be generated again.
    pub label: String,
    /// Edition of its rules, if the game has editions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<Edition>,
    /// Name of the file that contains the game.
    pub file: String,
    /// First page of the game in the file, from 1.
    pub first_page: usize,
    /// Number of pages.
    pub pages: usize,
    /// SHA-256 of the drawings of its pages, in hexadecimal digits.
    pub sha256: String,
    /// Further facts that the game reports, as JSON.
    pub facts: Value,
}

impl GameLine {
    /// Returns the request from which the game is generated again, with its number from 0.
    pub(super) fn numbered_seed(&self) -> NumberedSeed {
        NumberedSeed { number: self.number.saturating_sub(1), seed: self.seed }
    }
}

/// Last line of a manifest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct End {
    volumes: u64,
    games: u64,
    /// SHA-256 of all previous lines, in hexadecimal digits.
    sha256: String,
}

/// One line of a file of secrets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SecretLine {
    Run(SecretRun),
    Game(SecretGame),
}

/// First line of a file of secrets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SecretRun {
    /// SHA-256 of the first manifest line of the whole run, so that all shards have the same.
    sha256: String,
    /// Key from which the secrets are derived, if the run has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) key: Option<String>,
}

impl SecretRun {
    pub(super) fn new(run: &Run, key: Option<&str>) -> SecretRun {
        let line = text(&ManifestLine::Run(run.whole()));
        SecretRun { sha256: hex(&Sha256::digest(line)), key: key.map(str::to_owned) }
    }
}

/// Facts about a game that only the publisher may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SecretGame {
    /// Number of the game in the run, from 1.
    number: u64,
    label: String,
    secrets: Value,
}

/// Serializes `line` as JSON with a final line feed.
pub(super) fn text(line: &impl Serialize) -> String {
    serde_json::to_string(line).map_or_else(|_| String::new(), |json| json + "\n")
}

/// A file of a run with its games, as listed in the manifest.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct VolumeEntry {
    pub(super) volume: VolumeLine,
    pub(super) games: Vec<GameLine>,
    /// Lines of the entry, exactly as written in the manifest.
    pub(super) text: String,
}

impl VolumeEntry {
    /// Creates the entry of the volume `made`. `index` is the position of the file in the run, from
    /// 0.
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

/// Returns the lines for the games of `made` in the file of secrets.
pub(super) fn secret_lines(made: &Volume) -> String {
    let games = made.games.iter().map(|game| SecretGame {
        number: game.number.saturating_add(1),
        label: game.label.clone(),
        secrets: game.secrets.clone(),
    });
    games.map(|game| text(&SecretLine::Game(game))).collect()
}

/// Limit for the length of a line, in bytes; a line this long is refused (16 MiB).
const LONGEST_LINE: u64 = 16 << 20;

/// Reader of a text file, line by line.
#[derive(Debug)]
pub(super) struct Lines {
    path: PathBuf,
    reader: BufReader<File>,
    /// Number of lines read so far.
    read: u64,
}

impl Lines {
    pub(super) fn open(path: &Path) -> Result<Lines, ManifestError> {
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

    /// Returns the next line including its line feed, or an empty string at the end of the file.
    pub(super) fn next(&mut self) -> Result<String, ManifestError> {
        let mut line = String::new();
        let most = &mut (&mut self.reader).take(LONGEST_LINE);
        let length = most.read_line(&mut line).map_err(|source| self.read_error(source))?;
        self.read += 1;
        if length as u64 == LONGEST_LINE {
            return Err(self.wrong("it is far too long"));
        }
        Ok(line)
    }

    fn read_error(&self, source: io::Error) -> ManifestError {
        ManifestError::Read { path: self.path.clone(), source }
    }

    /// Returns an error that reports `reason` for the line read last.
    pub(super) fn wrong(&self, reason: impl Into<String>) -> ManifestError {
        ManifestError::Line { path: self.path.clone(), line: self.read, reason: reason.into() }
    }
}

/// Reader of a manifest: the run, and then one entry per file.
#[derive(Debug)]
pub struct Manifest {
    run: Run,
    lines: Lines,
    digest: Sha256,
    /// Index of the next file, from 0.
    volume: u64,
    over: bool,
}

impl Manifest {
    /// Opens the manifest at `path` and parses its first line.
    ///
    /// # Errors
    /// If the file cannot be read, or its first line is not the first line of a manifest.
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

    /// Returns the run whose journal or manifest is in `folder`: the given `shard`, or the whole
    /// run. `None` if neither file is readable.
    ///
    /// # Errors
    /// If the file was written with another format of manifests.
    pub fn begun_in(folder: &Path, shard: Option<Shard>) -> Result<Option<Run>, ManifestError> {
        for record in ["journal", "manifest"] {
            // A journal has the same first line as the manifest.
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

    /// Returns the run that the manifest describes.
    pub fn run(&self) -> &Run {
        &self.run
    }

    pub(super) fn entries(self) -> Entries {
        Entries(self)
    }

    /// Returns the path of the manifest.
    pub fn path(&self) -> &Path {
        &self.lines.path
    }

    fn read(&mut self) -> Result<Option<VolumeEntry>, ManifestError> {
        let line = self.lines.next()?;
        match self.parse_line(&line)? {
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
                    match self.parse_line(&line)? {
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

    fn parse_line(&self, line: &str) -> Result<ManifestLine, ManifestError> {
        if line.is_empty() {
            return Err(self.lines.wrong("the manifest breaks off"));
        }
        serde_json::from_str(line)
            .map_err(|error| self.lines.wrong(format!("it is not understood: {error}")))
    }
}

/// Parses the first line of a manifest or journal. Returns `None` if it is not such a line.
///
/// # Errors
/// If the line was written with another format of manifests.
pub(super) fn first_line(path: &Path, line: &str) -> Result<Option<Run>, ManifestError> {
    // The format number is read first, because other formats may have other fields.
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
        Ok(ManifestLine::Run(run)) if run.form == Run::form_of(&run.seeds) => Some(run),
        _ => None,
    })
}

/// Iterator over the files of a manifest with their games. The last item is an error if the digest
/// does not match.
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

/// Writes the manifest of `run`. Each item of `entries` has the lines of one file.
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

/// Writes the secrets of a run: the line `head`, and then the lines in `games`.
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

/// Returns the path of the file of secrets that belongs to a manifest, in the same folder.
pub(super) fn secrets_beside(manifest: &Path) -> PathBuf {
    let name = manifest.file_name().unwrap_or_default().to_string_lossy();
    let name = match name.strip_prefix("manifest") {
        Some(rest) => format!("secrets{rest}"),
        None => format!("secrets-{name}"),
    };
    manifest.with_file_name(name)
}

/// Reader of a file of secrets.
#[derive(Debug)]
pub(super) struct Secrets {
    pub(super) head: SecretRun,
    lines: Lines,
}

impl Secrets {
    /// Opens the secrets of `manifest`. Returns `None` if the file does not exist.
    pub(super) fn open_for(manifest: &Manifest) -> Result<Option<Secrets>, ManifestError> {
        let path = secrets_beside(manifest.path());
        if path.exists() { Secrets::open(&path, manifest).map(Some) } else { Ok(None) }
    }

    /// Opens the file of secrets at `path`.
    ///
    /// # Errors
    /// If it cannot be read, or belongs to another run than `manifest`.
    pub(super) fn open(path: &Path, manifest: &Manifest) -> Result<Secrets, ManifestError> {
        let mut lines = Lines::open(path)?;
        let line = lines.next()?;
        match serde_json::from_str(&line) {
            Ok(SecretLine::Run(head))
                if head.sha256 == SecretRun::new(manifest.run(), None).sha256 =>
            {
                Ok(Secrets { head, lines })
            }
            _ => Err(lines.wrong("it is not of the secrets of this run")),
        }
    }

    /// Returns the number of the first game in the file of secrets at `path`, and 0 if it has no
    /// games. `None` if the file is no file of secrets.
    pub(super) fn first_game(path: &Path) -> Result<Option<u64>, ManifestError> {
        let mut lines = Lines::open(path)?;
        let Ok(SecretLine::Run(_)) = serde_json::from_str(&lines.next()?) else { return Ok(None) };
        Ok(Some(match serde_json::from_str(&lines.next()?) {
            Ok(SecretLine::Game(game)) => game.number,
            _ => 0,
        }))
    }

    /// Returns the lines of secrets for the games of `entry`, which must be the next file.
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

/// Returns the key from which the secrets of the manifest's run are derived, if it has one.
///
/// # Errors
/// If the file of secrets exists, but belongs to another run.
pub fn key_beside(manifest: &Manifest) -> Result<Option<String>, ManifestError> {
    Ok(Secrets::open_for(manifest)?.and_then(|secrets| secrets.head.key))
}
