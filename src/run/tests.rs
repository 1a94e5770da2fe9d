//! Tests of whole runs: shards, stopped runs and killed runs end in the same bytes as a run made in
//! one piece, and `verify` finds every change.

use std::collections::BTreeMap;
use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use proptest::prelude::*;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::Maker;
use super::order::tests::run;
use super::*;
use crate::booklet::{BookletError, BoundGame, NumberedSeed, Volume};
use crate::common::edition::Edition;
use crate::common::seed::Seed;
use crate::common::threads::{Threads, WorkMonitor};
use crate::game::series::{GameSeries, Mismatch, PrintableGame, SheetFilter};
use crate::game::{PrintError, Rejection};
use crate::page::{DrawOptions, Page};
use crate::texts::{Message, msg};

const FAKE: Fake = Fake::new(1_000);

fn threads(count: usize) -> Threads {
    Threads::new(NonZero::new(count).unwrap())
}

fn make(run: &Run, folder: &Path, count: usize, resumed: bool) -> Result<RunOutcome, RunError> {
    make_by(&FAKE, run, folder, count, resumed, &WorkMonitor::default())
}

fn make_by(
    maker: &dyn Maker,
    run: &Run,
    folder: &Path,
    count: usize,
    resumed: bool,
    watch: &WorkMonitor,
) -> Result<RunOutcome, RunError> {
    let seeds: Vec<Seed> = (100..).take(run.games as usize).map(Seed).collect();
    let (key, threads) = (Some("key"), threads(count));
    RunJob { run, seeds: &seeds, names: None, maker, key, folder, threads }.produce(resumed, watch)
}

/// Returns the name and contents of each file in `folder`.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.map(|path| (path.file_name().unwrap().into(), fs::read(&path).unwrap())).collect()
}

/// Returns the files of a run that was produced in one piece on one thread.
fn whole(run: &Run) -> BTreeMap<PathBuf, Vec<u8>> {
    let folder = TempDir::new().unwrap();
    make(run, folder.path(), 1, false).unwrap();
    files(folder.path())
}

fn told(error: RunError) -> String {
    error.to_string()
}

/// Maker that stops the run, or fails if it has no `watch`, at volume `after` (from 0).
struct Breaking<'a> {
    after: usize,
    made: AtomicUsize,
    watch: Option<&'a WorkMonitor>,
}

impl Maker for Breaking<'_> {
    fn edition(&self) -> Option<Edition> {
        Maker::edition(&FAKE)
    }

    fn volume(&self, wanted: &[NumberedSeed], threads: Threads) -> Result<Volume, BookletError> {
        if self.made.fetch_add(1, Ordering::Relaxed) == self.after {
            match self.watch {
                Some(watch) => watch.stop(),
                None => return Err(PrintError::from(Rejection::input("broken")).into()),
            }
        }
        FAKE.volume(wanted, threads)
    }
}

#[test]
fn any_number_of_threads_gives_the_same_files() {
    let run = run(50, VolumePlan::Volumes(7), None);
    let expected = whole(&run);
    assert_eq!(expected.len(), 8 + 2);
    for count in [2, 5, 64] {
        let folder = TempDir::new().unwrap();
        make(&run, folder.path(), count, false).unwrap();
        assert_eq!(files(folder.path()), expected);
    }
}

#[test]
fn shards_are_merged_into_the_whole_run() {
    for (games, shards) in [(50, 3), (10, 4)] {
        let expected = whole(&run(games, VolumePlan::Volumes(7), None));
        let folder = TempDir::new().unwrap();
        let mut manifests = Vec::new();
        for shard in (1..=shards).rev() {
            let run = run(games, VolumePlan::Volumes(7), Some(&format!("{shard}/{shards}")));
            match make(&run, folder.path(), 2, false).unwrap() {
                RunOutcome::Whole { manifest, .. } => manifests.push(manifest),
                RunOutcome::Stopped => panic!("nobody stopped it"),
            }
        }
        let merged = merge(&manifests, &folder.path().join("manifest.jsonl")).unwrap();
        assert_eq!(merged.games, games);
        let mut made = files(folder.path());
        made.retain(|path, _| !path.to_str().unwrap().contains("-of-"));
        assert_eq!(made, expected);
    }
}

#[test]
fn secrets_in_another_folder_are_merged_if_they_are_named() {
    let expected = whole(&run(9, VolumePlan::Volumes(2), None));
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    let safe = TempDir::new().unwrap();
    let mut given = Vec::new();
    for shard in 1..=3 {
        let count = format!("{shard}/3");
        make(&run(9, VolumePlan::Volumes(2), Some(&count)), folder.path(), 1, false).unwrap();
        let secrets = format!("secrets-{shard}-of-3.jsonl");
        // Also under another name: a file of secrets is recognized by its content.
        let moved = safe.path().join(format!("{}.jsonl", ["c", "a", "b"][shard - 1]));
        fs::rename(at(&secrets), &moved).unwrap();
        given.extend([moved, at(&format!("manifest-{shard}-of-3.jsonl"))]);
    }
    let merged = merge(&given, &at("manifest.jsonl")).unwrap();
    assert_eq!(merged.secrets, Some(at("secrets.jsonl")));
    let mut made = files(folder.path());
    made.retain(|path, _| !path.to_str().unwrap().contains("-of-"));
    assert_eq!(made, expected);

    let to = at("merged.jsonl");
    let manifests: Vec<PathBuf> = given.iter().skip(1).step_by(2).cloned().collect();
    assert_eq!(merge(&manifests, &to).unwrap().secrets, None, "they are not searched for");
    let error = told(merge(&given[1..], &at("other.jsonl")).unwrap_err());
    assert!(error.starts_with("there is no file ") && error.contains("secrets-1-of-3.jsonl"));
    let foreign = TempDir::new().unwrap();
    make(&run(8, VolumePlan::Volumes(2), None), foreign.path(), 1, false).unwrap();
    let secrets = foreign.path().join("secrets.jsonl");
    let error = told(merge(&[&manifests[..], &[secrets]].concat(), &to).unwrap_err());
    assert!(error.ends_with("it is not of the secrets of this run"), "{error}");
}

#[test]
fn merge_refuses_what_is_no_whole_run() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    let to = at("merged.jsonl");
    for shard in ["1/3", "2/3", "3/3"] {
        make(&run(9, VolumePlan::Volumes(2), Some(shard)), folder.path(), 1, false).unwrap();
    }
    let [one, two, three] = [1, 2, 3].map(|shard| at(&format!("manifest-{shard}-of-3.jsonl")));
    let refused = |paths: &[&PathBuf]| {
        let paths: Vec<PathBuf> = paths.iter().map(|path| (*path).clone()).collect();
        told(merge(&paths, &to).unwrap_err())
    };
    assert_eq!(refused(&[&one, &three]), "shard 2/3 is missing");
    assert_eq!(refused(&[]), "there is nothing to merge");
    assert!(refused(&[&one, &two, &one]).starts_with("shard 1/3 is there twice: "));
    let other = TempDir::new().unwrap();
    make(&run(8, VolumePlan::Volumes(2), Some("2/3")), other.path(), 1, false).unwrap();
    let foreign = other.path().join("manifest-2-of-3.jsonl");
    let message = refused(&[&one, &foreign, &three]);
    assert!(
        message.ends_with("is of another run: its \"games\" is 8, and here it is 9"),
        "{message}"
    );
    make(&run(9, VolumePlan::Volumes(2), Some("2/4")), other.path(), 1, false).unwrap_err();
    make(&run(8, VolumePlan::Volumes(2), None), other.path(), 1, false).unwrap();
    let message = refused(&[&other.path().join("manifest.jsonl")]);
    assert!(message.ends_with("is the manifest of a whole run and no shard"), "{message}");
    fs::remove_file(at("secrets-3-of-3.jsonl")).unwrap();
    let message = refused(&[&one, &two, &three]);
    assert!(message.contains("secrets-3-of-3.jsonl"), "{message}");
    let text = fs::read_to_string(&two).unwrap();
    fs::write(&two, text.replace("\"facts\":{\"players\":4}", "\"facts\":{\"players\":5}"))
        .unwrap();
    fs::remove_file(at("secrets-1-of-3.jsonl")).unwrap();
    fs::remove_file(at("secrets-2-of-3.jsonl")).unwrap();
    assert!(refused(&[&one, &two, &three]).contains("was changed after it was written"));
    assert!(!to.exists(), "nothing half-written");
}

#[test]
fn a_run_that_was_stopped_or_failed_goes_on() {
    let run = run(40, VolumePlan::Volumes(3), None);
    let expected = whole(&run);
    for (after, count) in [(0, 1), (5, 1), (9, 3)] {
        let (folder, watch) = (TempDir::new().unwrap(), WorkMonitor::default());
        let breaking = Breaking { after, made: AtomicUsize::new(0), watch: Some(&watch) };
        let made = make_by(&breaking, &run, folder.path(), count, false, &watch).unwrap();
        assert_eq!(made, RunOutcome::Stopped);
        assert!(!folder.path().join("manifest.jsonl").exists());
        let error = told(make(&run, folder.path(), 1, false).unwrap_err());
        assert!(error.ends_with("holds a run that was begun and not ended"), "{error}");
        let failing = Breaking { after: 2, made: AtomicUsize::new(0), watch: None };
        let failed = make_by(&failing, &run, folder.path(), count, true, &WorkMonitor::default());
        assert_eq!(told(failed.unwrap_err()), "broken");
        make(&run, folder.path(), count, true).unwrap();
        assert_eq!(files(folder.path()), expected);
        make(&run, folder.path(), 1, true).unwrap();
        assert_eq!(files(folder.path()), expected, "what is at its end stays");
    }
}

#[test]
fn a_damaged_finished_run_is_repaired() {
    let run = run(40, VolumePlan::Volumes(3), None);
    let expected = whole(&run);
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    make(&run, folder.path(), 2, false).unwrap();
    let resumed = |damage: &str, made: usize| {
        let counting = Breaking { after: usize::MAX, made: AtomicUsize::new(0), watch: None };
        let outcome =
            make_by(&counting, &run, folder.path(), 2, true, &WorkMonitor::default()).unwrap();
        assert!(matches!(outcome, RunOutcome::Whole { .. }), "{damage}");
        assert_eq!(counting.made.into_inner(), made, "volumes made again: {damage}");
        assert_eq!(files(folder.path()), expected, "{damage}");
    };
    resumed("none", 0);
    let (deleted, cut, changed) = (at(&run.file(2)), at(&run.file(5)), at(&run.file(13)));
    fs::remove_file(&deleted).unwrap();
    resumed("a deleted file", 1);
    fs::write(&cut, &fs::read(&cut).unwrap()[..2]).unwrap();
    resumed("a truncated file", 1);
    let mut bytes = fs::read(&changed).unwrap();
    bytes[0] ^= 1;
    fs::write(&changed, &bytes).unwrap();
    fs::remove_file(&deleted).unwrap();
    resumed("a changed byte and a deleted file", 2);
    fs::remove_file(at("secrets.jsonl")).unwrap();
    resumed("deleted secrets", 14);
    let text = fs::read_to_string(at("manifest.jsonl")).unwrap();
    fs::write(at("manifest.jsonl"), &text[..text.len() / 2]).unwrap();
    resumed("a truncated manifest", 14);
    fs::write(at("manifest.jsonl"), "").unwrap();
    resumed("an empty manifest", 14);
    fs::write(at("manifest.jsonl"), "{\"run\":").unwrap();
    resumed("a manifest cut within its first line", 14);
    let foreign = "{\"files\":3}\n";
    fs::write(at("manifest.jsonl"), foreign).unwrap();
    let error = told(make(&run, folder.path(), 2, true).unwrap_err());
    assert!(error.contains("not the first line of a manifest"), "{error}");
    assert_eq!(fs::read_to_string(at("manifest.jsonl")).unwrap(), foreign, "not replaced");
    let edited = text.replacen("\"facts\":{\"players\":4}", "\"facts\":{\"players\":5}", 1);
    fs::write(at("manifest.jsonl"), edited).unwrap();
    resumed("an edited manifest", 14);
}

#[test]
fn a_run_goes_on_with_what_it_was_begun_with() {
    let (folder, watch) = (TempDir::new().unwrap(), WorkMonitor::default());
    let breaking = Breaking { after: 1, made: AtomicUsize::new(0), watch: Some(&watch) };
    let begun = run(40, VolumePlan::Volumes(3), None);
    make_by(&breaking, &begun, folder.path(), 1, false, &watch).unwrap();
    let mut other = begun.clone();
    other.params["players"] = 3.into();
    for resumed in [false, true] {
        let error = told(make(&other, folder.path(), 1, resumed).unwrap_err());
        assert!(error.ends_with("its \"wishes.players\" is 4, and here it is 3"), "{error}");
    }
    let taken = fs::File::open(folder.path().join("journal.jsonl")).unwrap();
    taken.lock().unwrap();
    for resumed in [false, true] {
        let error = told(make(&begun, folder.path(), 1, resumed).unwrap_err());
        assert!(error.starts_with("another process is at work on "), "{error}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    /// A process may be killed between any two bytes of its journal, and before or while a volume
    /// is written. A machine may lose data that was not yet flushed to its disk.
    #[test]
    fn a_run_that_was_killed_goes_on(
        after in 1..13usize,
        torn in any::<prop::sample::Index>(),
        lost in 0..13u64,
        resumed_by in 1..4usize,
    ) {
        let run = run(40, VolumePlan::Volumes(3), None);
        let (folder, watch) = (TempDir::new().unwrap(), WorkMonitor::default());
        let breaking = Breaking { after, made: AtomicUsize::new(0), watch: Some(&watch) };
        make_by(&breaking, &run, folder.path(), 1, false, &watch).unwrap();
        let path = folder.path().join("journal.jsonl");
        let journal = fs::read(&path).unwrap();
        let head = journal.iter().position(|byte| *byte == b'\n').unwrap() + 1;
        fs::write(&path, &journal[..head + torn.index(journal.len() - head + 1)]).unwrap();
        let file = folder.path().join(run.file(lost));
        if file.exists() {
            fs::write(&file, vec![0; file.metadata().unwrap().len() as usize]).unwrap();
        }
        make(&run, folder.path(), resumed_by, true).unwrap();
        prop_assert_eq!(files(folder.path()), whole(&run));
    }
}

fn differences(manifest: &Path, maker: Option<&dyn Maker>) -> Vec<Difference> {
    let manifest = Manifest::open(manifest).unwrap();
    verify(manifest, None, maker, threads(3), &WorkMonitor::default()).unwrap().differences
}

#[test]
fn what_is_not_as_the_manifest_tells_is_found() {
    let folder = TempDir::new().unwrap();
    let run = run(40, VolumePlan::Volumes(3), None);
    make(&run, folder.path(), 2, false).unwrap();
    let path = folder.path().join("manifest.jsonl");
    let whole = verify(
        Manifest::open(&path).unwrap(),
        None,
        Some(&FAKE),
        threads(2),
        &WorkMonitor::default(),
    );
    let whole = whole.unwrap();
    assert_eq!((whole.volumes, whole.games, whole.differences), (14, 40, Vec::new()));

    let (third, fourth) = (run.file(2), run.file(3));
    fs::remove_file(folder.path().join(&third)).unwrap();
    fs::write(folder.path().join(&fourth), "other").unwrap();
    let gone = [Difference::Missing { file: third }, Difference::Changed { file: fourth }];
    assert_eq!(differences(&path, Some(&FAKE)), gone);
    assert_eq!(differences(&path, None), gone);

    let text = fs::read_to_string(&path).unwrap();
    make(&run, folder.path(), 1, false).unwrap();
    let seed = Seed(100 + 9).to_string();
    fs::write(&path, text.replacen(&format!("\"label\":\"{seed}\""), "\"label\":\"x\"", 1))
        .unwrap();
    // The first line, three files with three games each, the fourth file's line and this one.
    let edited = [Difference::Game { number: 10, line: 1 + 3 * 4 + 1 + 1 }, Difference::Edited];
    assert_eq!(
        differences(&path, Some(&FAKE)).iter().collect::<std::collections::HashSet<_>>(),
        edited.iter().collect()
    );
    fs::write(&path, &text).unwrap();
    let secrets = folder.path().join("secrets.jsonl");
    let kept = fs::read_to_string(&secrets).unwrap();
    fs::write(&secrets, kept.replacen("\"give_up\":105", "\"give_up\":5", 1)).unwrap();
    assert_eq!(differences(&path, Some(&FAKE)), [Difference::Secret { number: 6 }]);
}

#[test]
fn what_is_no_manifest_is_refused_with_its_line() {
    let folder = TempDir::new().unwrap();
    make(&run(10, VolumePlan::Volumes(3), None), folder.path(), 2, false).unwrap();
    let path = folder.path().join("manifest.jsonl");
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let refused = |lines: &[&str]| {
        fs::write(&path, lines.join("\n") + "\n").unwrap();
        let read = Manifest::open(&path).map_err(RunError::from);
        let read = read.and_then(|m| LostGame::find(m, 4, false));
        told(read.err().unwrap())
    };
    assert!(refused(&lines[1..]).contains("line 1: it is not the first line of a manifest"));
    assert!(refused(&lines[..7]).contains("line 8: the manifest breaks off"));
    assert!(refused(&[&lines[..3], &lines[4..]].concat()).contains("line 4: it is not of game 2"));
    let again = [&lines[..], &lines[1..2]].concat();
    assert!(refused(&again).contains("it stands after the end"));
    let ended = [&lines[..5], &lines[lines.len() - 1..]].concat();
    assert!(refused(&ended).contains("the run ends before all its files are told"));
    let broken = lines[2].replacen(':', ";", 1);
    let broken = [&lines[..2], &[broken.as_str()], &lines[3..]].concat();
    assert!(refused(&broken).contains("line 3: it is not understood"));
    let earlier = lines[0].replacen("\"form\":1,", "", 1);
    assert!(refused(&[earlier.as_str()]).contains("before 1.0, which was never released"));
    assert!(matches!(Manifest::begun_in(folder.path(), None), Err(ManifestError::Earlier(_))));
    let newer = lines[0].replacen("\"form\":1,", "\"form\":3,\"more\":0,", 1);
    assert!(refused(&[newer.as_str()]).contains("newer version"));
    let none = lines[0].replacen("\"form\":1,", "\"form\":0,", 1);
    assert!(refused(&[none.as_str()]).contains("line 1: it is not the first line"));
    let missing = Manifest::open(&folder.path().join("none.jsonl")).unwrap_err().to_string();
    assert!(missing.ends_with("there is no such file"), "{missing}");
    assert!(Manifest::open(folder.path()).unwrap_err().to_string().ends_with("it is a folder"));
}

#[test]
fn a_lost_game_is_printed_again() {
    for cut in [VolumePlan::Volumes(3), VolumePlan::Files] {
        let folder = TempDir::new().unwrap();
        let run = run(40, cut, None);
        make(&run, folder.path(), 2, false).unwrap();
        let path = folder.path().join("manifest.jsonl");
        let open = || Manifest::open(&path).unwrap();
        for whole_file in [false, true] {
            let lost = LostGame::find(open(), 11, whole_file).unwrap();
            assert_eq!(lost.is_alone(), !whole_file && cut != VolumePlan::Files);
            let again = lost.reprint(&FAKE, None, Threads::ONE).unwrap();
            if lost.is_alone() {
                assert_eq!(again.file, "game-11.pdf");
                assert_eq!(again.pdf, format!("10 {}\n", Seed(110)).into_bytes());
            } else {
                assert_eq!(again.pdf, fs::read(folder.path().join(&again.file)).unwrap());
            }
        }
        let error = LostGame::find(open(), 41, false).unwrap_err().to_string();
        assert!(error.starts_with("there is no game 41 in ") && error.ends_with("it has 40"));
        let changed = fs::read_to_string(&path).unwrap();
        let seed = |n: u64| format!("\"seed\":\"{}\"", Seed(n));
        fs::write(&path, changed.replace(&seed(110), &seed(5))).unwrap();
        let error = LostGame::find(open(), 11, false).unwrap_err().to_string();
        assert!(error.contains("was changed after it was written"), "{error}");
    }
}

#[test]
#[cfg(unix)]
fn secrets_are_for_their_owner() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, watch) = (TempDir::new().unwrap(), WorkMonitor::default());
    let run = run(40, VolumePlan::Volumes(3), None);
    let breaking = Breaking { after: 2, made: AtomicUsize::new(0), watch: Some(&watch) };
    make_by(&breaking, &run, folder.path(), 1, false, &watch).unwrap();
    let mode = |name: &str| folder.path().join(name).metadata().unwrap().permissions().mode();
    assert_eq!(mode("journal.jsonl") & 0o777, 0o600);
    make(&run, folder.path(), 1, true).unwrap();
    assert_eq!(mode("secrets.jsonl") & 0o777, 0o600);
    let public = fs::read_to_string(folder.path().join("manifest.jsonl")).unwrap();
    assert!(!public.contains("give_up") && !public.contains("key"), "{public}");
    let manifest = Manifest::open(&folder.path().join("manifest.jsonl")).unwrap();
    assert_eq!(key_beside(&manifest).unwrap().as_deref(), Some("key"));
}

/// Series whose game of a seed has the secret `seed % secrets`. With a `step` above 1, the first
/// seed must be divisible by `step`, and the others must have the same remainder as the first.
#[derive(Debug)]
pub(crate) struct Fake {
    pub(crate) secrets: u64,
    pub(crate) step: u64,
}

impl Fake {
    pub(crate) const fn new(secrets: u64) -> Fake {
        Fake { secrets, step: 1 }
    }
}

/// Judge that accepts seeds whose remainder by `step` is `rest`.
#[derive(Debug)]
struct Rest {
    step: u64,
    rest: u64,
}

impl SheetFilter for Rest {
    fn mismatch(&self, _number: u64, seed: Seed) -> Result<Option<Mismatch>, Rejection> {
        let rest = seed.0 % self.step;
        let miss = Mismatch {
            distance: rest.abs_diff(self.rest),
            description: format!("a rest of {rest}").into(),
        };
        Ok((rest != self.rest).then_some(miss))
    }

    fn unmet_error(&self, _number: u64, draws: u64, nearest: &Mismatch) -> Rejection {
        Rejection::input(format!("none of {draws}, the nearest had {}", nearest.description))
    }
}

impl GameSeries for Fake {
    fn game(&self) -> &'static str {
        "fake"
    }

    fn title(&self) -> Message {
        msg::run_none("fake")
    }

    fn edition(&self) -> Option<Edition> {
        None
    }

    fn params(&self) -> Value {
        json!({})
    }

    fn secret(&self, _number: u64, seed: Seed) -> Result<u128, Rejection> {
        Ok((seed.0 % self.secrets).into())
    }

    fn filter(&self, first: Option<Seed>) -> Result<Option<Box<dyn SheetFilter + '_>>, Rejection> {
        let rest = first.map_or(0, |first| first.0 % self.step);
        let judge = Rest { step: self.step, rest };
        Ok((self.step > 1).then(|| Box::new(judge) as Box<dyn SheetFilter>))
    }

    fn has_model(&self) -> bool {
        self.step > 1
    }

    fn make(&self, _number: u64, _seed: Seed) -> Result<Box<dyn PrintableGame>, PrintError> {
        Err(Rejection::input("nothing is made").into())
    }

    fn how_to_play(&self, _options: &DrawOptions) -> Result<Vec<Page>, PrintError> {
        Ok(Vec::new())
    }
}

impl Maker for Fake {
    fn edition(&self) -> Option<Edition> {
        Some(Edition::LATEST)
    }

    fn volume(&self, wanted: &[NumberedSeed], _threads: Threads) -> Result<Volume, BookletError> {
        let pdf: Vec<u8> =
            wanted.iter().flat_map(|w| format!("{} {}\n", w.number, w.seed).into_bytes()).collect();
        let games = (1..).step_by(4).zip(wanted).map(|(first_page, w)| BoundGame {
            number: w.number,
            seed: w.seed,
            label: w.seed.to_string(),
            first_page,
            pages: 4,
            sha256: [w.seed.0 as u8; 32],
            facts: json!({ "players": 4 }),
            secrets: json!({ "give_up": w.seed.0 }),
        });
        Ok(Volume { games: games.collect(), pdf, scale: 1.0, sheet: None, signatures: (0, 0) })
    }
}
