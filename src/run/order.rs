//! Description of a run, and its division into files and shards.

use std::fmt;
use std::ops::{Range, RangeInclusive};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::booklet::ClassNames;
use crate::common::bytes::hex;
use crate::common::seed::Seed;

/// Description of a run, which is the first line of its manifest. Equal descriptions give equal
/// bytes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// Number of the manifest format: [`Run::form_of`] its seeds.
    pub form: u64,
    /// Version of the program.
    pub program: String,
    /// [Name](crate::game::Game::name) of the game.
    pub game: String,
    /// [Parameters](crate::game::series::GameSeries::params) of the series.
    #[serde(rename = "wishes")]
    pub params: Value,
    /// [Options](crate::booklet::BookletOptions) of the booklets.
    pub options: Value,
    /// [Fingerprint](Run::fingerprint) of the key from which the secrets are derived, if the run
    /// has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// Number of games.
    pub games: u64,
    /// Source of the seeds.
    pub seeds: SeedSource,
    /// Division into files.
    pub cut: VolumePlan,
    /// Whether secrets may repeat once no unused one is found.
    pub repeat_secrets: bool,
    /// Shard that is produced; `None` for the whole run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
}

/// Source of the seeds of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeedSource {
    /// Start seed: the first candidate for the first game. All other candidates are drawn from it.
    Start(Seed),
    /// SHA-256 of a list of seeds, in hexadecimal digits.
    List(String),
    /// Names of the players, from each of which a seed is drawn.
    Names(NamedSeeds),
}

/// Source of the seeds of a class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedSeeds {
    /// Start seed.
    pub start: Seed,
    /// [Digest](ClassNames::digest) of the names, which the manifest does not contain.
    pub sha256: String,
}

impl SeedSource {
    /// Creates the source for a list of seeds, from the big-endian bytes of each seed in order.
    pub fn from_list(seeds: impl IntoIterator<Item = Seed>) -> SeedSource {
        let mut digest = Sha256::new();
        seeds.into_iter().for_each(|seed| digest.update(seed.0.to_be_bytes()));
        SeedSource::List(hex(&digest.finalize()))
    }
}

/// Division of a run into files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VolumePlan {
    /// Booklets of this many games, at least 1; the last booklet may have fewer.
    Volumes(u64),
    /// One file per game.
    Files,
}

impl Run {
    /// Range of the number of games in a run.
    pub const GAMES: RangeInclusive<u64> = 1..=1_000_000;

    /// Number of the newest manifest format. A manifest without a number is refused.
    pub const FORM: u64 = 2;

    /// Returns the number of the manifest format of a run with these seeds: 2 if they are drawn
    /// from names, which manifests of form 1 contain among the options, and 1 for all other runs.
    pub fn form_of(seeds: &SeedSource) -> u64 {
        match seeds {
            SeedSource::Start(_) | SeedSource::List(_) => 1,
            SeedSource::Names(_) => 2,
        }
    }

    /// Returns a digest that identifies `key` without revealing it.
    pub fn fingerprint(key: &str) -> String {
        let hash = Sha256::new_with_prefix("Cauldron Press 1.0, key of a run");
        hex(&hash.chain_update(key).finalize())
    }

    /// Returns the number of games in each file except the last.
    fn games_a_file(&self) -> u64 {
        match self.cut {
            VolumePlan::Volumes(games) => games.max(1),
            VolumePlan::Files => 1,
        }
    }

    /// Returns the number of files in the whole run.
    pub fn volumes(&self) -> u64 {
        self.games.div_ceil(self.games_a_file())
    }

    /// Returns the files of this shard, from 0.
    pub fn own_volumes(&self) -> Range<u64> {
        let all = self.volumes();
        self.shard.map_or(0..all, |shard| shard.part(all))
    }

    /// Returns the number of games in the files of this shard.
    pub fn own_games(&self) -> u64 {
        let Range { start, end } = self.own_volumes();
        let before = |volume: u64| (volume * self.games_a_file()).min(self.games);
        before(end) - before(start)
    }

    /// Returns the numbers of the games in file `volume`, both from 0.
    pub fn numbers(&self, volume: u64) -> Range<u64> {
        let size = self.games_a_file();
        (volume * size).min(self.games)..((volume + 1) * size).min(self.games)
    }

    /// Returns the name of file `volume` (from 0) in the manifest. Numbers are padded with zeros, so
    /// that sorting by name gives the order of the run.
    pub fn file(&self, volume: u64) -> String {
        let all = self.volumes();
        let digits = all.to_string().len();
        match self.cut {
            VolumePlan::Files => format!("game-{:0digits$}.pdf", volume + 1),
            VolumePlan::Volumes(_) if all == 1 => "booklet.pdf".to_owned(),
            VolumePlan::Volumes(_) => format!("booklet-{:0digits$}.pdf", volume + 1),
        }
    }

    /// Returns the name of file `volume` (from 0) on disk. A file with the game of one player has
    /// the name of the player as well, which the manifest does not contain.
    pub fn file_on_disk(&self, volume: u64, names: Option<&ClassNames>) -> String {
        let file = self.file(volume);
        match names.filter(|_| self.has_named_files()) {
            Some(names) => named_file(&file, &names.file_suffix(volume)),
            None => file,
        }
    }

    /// Whether the name of a file on disk has the name of a player, unlike in the manifest.
    pub(super) fn has_named_files(&self) -> bool {
        self.cut == VolumePlan::Files && matches!(self.seeds, SeedSource::Names(_))
    }

    /// Returns the name of a file that describes this run or shard: `name`, such as `manifest`,
    /// with the suffix of the shard.
    pub(super) fn record(&self, name: &str) -> String {
        Run::record_of(name, self.shard)
    }

    /// Returns the name of a file that describes a shard, or a whole run if `shard` is `None`.
    pub(super) fn record_of(name: &str, shard: Option<Shard>) -> String {
        match shard {
            None => format!("{name}.jsonl"),
            Some(Shard { index, count }) => format!("{name}-{index}-of-{count}.jsonl"),
        }
    }

    /// Returns the run of which this is a shard.
    pub(super) fn whole(&self) -> Run {
        Run { shard: None, ..self.clone() }
    }
}

/// Returns the name of a PDF `file` with the `suffix` of a player.
pub(super) fn named_file(file: &str, suffix: &str) -> String {
    format!("{}{suffix}.pdf", file.strip_suffix(".pdf").unwrap_or(file))
}

/// Contiguous part of a run's files, which one machine produces independently. Written as
/// `index/count`. All shards together are the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Shard {
    index: u64,
    count: u64,
}

/// Error of a text that is not a valid [`Shard`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no shard; write it as 2/3, the second of three, with at most {MOST} of them", MOST = Shard::MOST)]
pub struct ShardError(String);

impl Shard {
    /// Largest number of shards of a run.
    pub const MOST: u64 = 100_000;

    /// Returns the number of this shard, from 1 to [`count`](Shard::count).
    pub fn index(self) -> u64 {
        self.index
    }

    /// Returns the number of shards.
    pub fn count(self) -> u64 {
        self.count
    }

    /// Returns the part of `0..all` that belongs to this shard. The parts of all shards are
    /// contiguous and cover `0..all` exactly.
    pub fn part(self, all: u64) -> Range<u64> {
        (self.index - 1) * all / self.count..self.index * all / self.count
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.count)
    }
}

impl FromStr for Shard {
    type Err = ShardError;

    fn from_str(text: &str) -> Result<Shard, ShardError> {
        let read = || {
            let (index, count) = text.trim().split_once('/')?;
            let (index, count) = (index.parse().ok()?, count.parse().ok()?);
            let fits = (1..=Shard::MOST).contains(&count) && (1..=count).contains(&index);
            fits.then_some(Shard { index, count })
        };
        read().ok_or_else(|| ShardError(text.trim().chars().take(40).collect()))
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}

impl TryFrom<String> for Shard {
    type Error = ShardError;
    fn try_from(text: String) -> Result<Shard, ShardError> {
        text.parse()
    }
}

/// First difference between two [`Run`]s.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunDifference {
    /// Path of the differing field in the manifest, such as `options.draw.paper`.
    pub name: String,
    /// Value in the first run, as JSON.
    pub first: String,
    /// Value in the second run, as JSON.
    pub second: String,
}

/// Returns the first difference between two runs, or `None` if they are equal.
pub(super) fn difference(first: &Run, second: &Run) -> Option<RunDifference> {
    let value = |run: &Run| serde_json::to_value(run).unwrap_or_default();
    find_difference("", &value(first), &value(second))
}

fn find_difference(path: &str, first: &Value, second: &Value) -> Option<RunDifference> {
    if let (Value::Object(a), Value::Object(b)) = (first, second) {
        let keys = a.keys().chain(b.keys().filter(|key| !a.contains_key(*key)));
        let of = |object: &serde_json::Map<String, Value>, key: &String| {
            object.get(key).cloned().unwrap_or_default()
        };
        let below =
            |key: &String| if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        return keys
            .into_iter()
            .find_map(|key| find_difference(&below(key), &of(a, key), &of(b, key)));
    }
    let (a, b) = (first.to_string(), second.to_string());
    if let (Value::Array(first), Value::Array(second)) = (first, second)
        && a.len().max(b.len()) > LONGEST_VALUE
    {
        // Of a long list, such as the names of a class, only the first difference.
        let of = |list: &[Value], at: usize| list.get(at).cloned().unwrap_or_default();
        let below =
            |at: usize| find_difference(&format!("{path}[{at}]"), &of(first, at), &of(second, at));
        return (0..first.len().max(second.len())).find_map(below);
    }
    let differ = || RunDifference { name: path.to_owned(), first: brief(a), second: brief(b) };
    (first != second).then(differ)
}

/// Length in bytes up to which a differing value is shown whole.
const LONGEST_VALUE: usize = 100;

/// Returns a value, or its beginning if it is long, as that of a logo is.
fn brief(value: String) -> String {
    if value.len() <= LONGEST_VALUE {
        return value;
    }
    let beginning: String = value.chars().take(LONGEST_VALUE / 2).collect();
    format!("{beginning}…")
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::json;

    pub(in crate::run) fn run(games: u64, cut: VolumePlan, shard: Option<&str>) -> Run {
        Run {
            form: 1,
            program: "1".into(),
            game: "fake".into(),
            params: json!({ "players": 4 }),
            options: json!({ "draw": { "paper": [210.0, 297.0] } }),
            key: None,
            games,
            seeds: SeedSource::Start(Seed(7)),
            cut,
            repeat_secrets: false,
            shard: shard.map(|text| text.parse().unwrap()),
        }
    }

    #[test]
    fn a_difference_in_a_long_value_is_named_briefly() {
        let with = |options| Run { options, ..run(1, VolumePlan::Files, None) };
        let told = |first, second| {
            let RunDifference { name, first, second } =
                difference(&with(first), &with(second)).unwrap();
            (name, first, second)
        };
        let names: Vec<String> = (1..200).map(|number| format!("Pupil {number}")).collect();
        let [mut other, mut fewer] = [names.clone(), names.clone()];
        other[2] = "Zoë".to_owned();
        fewer.pop();
        let of = |names: &[String]| json!({ "style": { "names": names } });
        let expected = ("options.style.names[2]", "\"Pupil 3\"", "\"Zoë\"");
        let expected = (expected.0.into(), expected.1.into(), expected.2.into());
        assert_eq!(told(of(&names), of(&other)), expected);
        let (name, _, second) = told(of(&names), of(&fewer));
        assert_eq!((&*name, &*second), ("options.style.names[198]", "null"));
        let paper = |w: f64| json!({ "draw": { "paper": [w, 297.0] } });
        assert_eq!(told(paper(210.0), paper(148.0)).1, "[210.0,297.0]");
        let logo = |text: &str| json!({ "logo": text.repeat(1000) });
        let (name, first, _) = told(logo("ä"), logo("b"));
        assert!(name == "options.logo" && first.chars().count() < 60, "{first}");
    }

    proptest! {
        #[test]
        fn shards_and_files_are_the_run(games in 1..3_000u64, size in 1..700u64, shards in 1..9u64) {
            let mut numbers = Vec::new();
            let mut own = 0;
            for shard in 1..=shards {
                let run = run(games, VolumePlan::Volumes(size), Some(&format!("{shard}/{shards}")));
                own += run.own_games();
                for volume in run.own_volumes() {
                    prop_assert!(run.numbers(volume).all(|number| number / size == volume));
                    numbers.extend(run.numbers(volume));
                }
            }
            prop_assert_eq!(own, games);
            prop_assert_eq!(numbers, (0..games).collect::<Vec<_>>());
        }
    }

    #[test]
    fn names_of_files_are_in_order() {
        let files = |games, cut| {
            let run = run(games, cut, None);
            (0..run.volumes()).map(|volume| run.file(volume)).collect::<Vec<_>>()
        };
        assert_eq!(files(100, VolumePlan::Volumes(100)), ["booklet.pdf"]);
        let many = files(101, VolumePlan::Volumes(10));
        assert_eq!((&*many[0], &*many[10]), ("booklet-01.pdf", "booklet-11.pdf"));
        assert!(files(1_000, VolumePlan::Files).is_sorted());
        assert_eq!(
            run(9, VolumePlan::Files, Some("2/3")).record("manifest"),
            "manifest-2-of-3.jsonl"
        );
    }

    #[test]
    fn files_of_players_have_their_names() {
        let names = ClassNames::new(["Ada", "Mia \u{1F984}"]);
        let seeds = SeedSource::Names(NamedSeeds { start: Seed(7), sha256: names.digest() });
        let named = |games, cut| Run { seeds: seeds.clone(), ..run(games, cut, None) };
        let files = named(12, VolumePlan::Files);
        assert_eq!(files.file_on_disk(0, Some(&names)), "game-01-Ada.pdf");
        assert_eq!(files.file_on_disk(1, Some(&names)), "game-02.pdf");
        assert_eq!(files.file_on_disk(0, None), "game-01.pdf");
        assert_eq!(files.file(0), "game-01.pdf", "the manifest has no names");
        let booklets = named(12, VolumePlan::Volumes(5));
        assert_eq!(booklets.file_on_disk(0, Some(&names)), "booklet-1.pdf");
        let of_form_1 = run(2, VolumePlan::Files, None);
        assert_eq!(of_form_1.file_on_disk(0, Some(&names)), "game-1.pdf");
    }

    #[test]
    fn shards_are_read_and_written() {
        assert_eq!("2/3".parse::<Shard>().unwrap().to_string(), "2/3");
        for wrong in ["", "0/3", "4/3", "1", "a/b", "1/0", "-1/2", "1/100001", "1/2/3"] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_difference_has_a_name() {
        let (first, mut second) =
            (run(5, VolumePlan::Files, None), run(5, VolumePlan::Files, None));
        assert_eq!(difference(&first, &second), None);
        second.options["draw"]["paper"] = json!([148.0, 210.0]);
        assert_eq!(difference(&first, &second).unwrap().name, "options.draw.paper");
        second = run(6, VolumePlan::Files, Some("1/2"));
        assert_eq!(difference(&first, &second).unwrap().name, "games");
    }
}
