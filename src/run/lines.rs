//! The lines of manifests and of the files with their secrets.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::order::Run;
use crate::booklet::Volume;
use crate::common::hex::hex;
use crate::game::edition::Edition;
use crate::game::seed::Seed;

/// A line of a manifest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Line {
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

/// The last line of a manifest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct End {
    pub(super) volumes: u64,
    pub(super) games: u64,
    /// Digest of all lines before, in hexadecimal digits.
    pub(super) sha256: String,
}

/// A line of a file with secrets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum SecretLine {
    Run(SecretRun),
    Game(SecretGame),
}

/// The first line of a file with secrets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SecretRun {
    /// Digest of the run that they are of, whatever its shard.
    pub(super) sha256: String,
    /// The key that the secrets come from, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) key: Option<String>,
}

impl SecretRun {
    pub(super) fn new(run: &Run, key: Option<&str>) -> SecretRun {
        let line = text(&Line::Run(run.whole()));
        SecretRun { sha256: hex(&Sha256::digest(line)), key: key.map(str::to_owned) }
    }
}

/// What only the publisher may know of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SecretGame {
    /// Its number in the run, from 1.
    pub(super) number: u64,
    pub(super) label: String,
    pub(super) secrets: Value,
}

/// A line of a file, as JSON.
pub(super) fn text(line: &impl Serialize) -> String {
    serde_json::to_string(line).map_or_else(|_| String::new(), |json| json + "\n")
}

/// A file of a run and its games, as the manifest has them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Entry {
    pub(super) volume: VolumeLine,
    pub(super) games: Vec<GameLine>,
    /// Its lines, as they are written.
    pub(super) text: String,
}

impl Entry {
    /// What the manifest tells of a volume that was made; `index` counts the files from 0.
    pub(super) fn new(run: &Run, index: u64, edition: Option<Edition>, made: &Volume) -> Entry {
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
        let mut lines = text(&Line::Volume(volume.clone()));
        games.iter().for_each(|game| lines += &text(&Line::Game(game.clone())));
        Entry { volume, games, text: lines }
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
