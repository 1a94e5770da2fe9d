//! Tests of whole print runs. The bytes are the same however a run is divided, stopped or killed.
//! Invalid requests are refused with one sentence and leave no incomplete files.

#![cfg(unix)]

#[path = "booklet_run/class_set.rs"]
mod class_set;
#[path = "booklet_run/to_order.rs"]
mod to_order;
mod tools;

use std::collections::BTreeMap;
use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use cauldron_press::common::seed::Seed;
use cauldron_press::game::series::GameSeries;
use cauldron_press::witches::series::{SeriesOptions, WitchesSeries};
use tempfile::TempDir;
use tools::{program, skip_without, stdout};

/// Arguments of a small run of several files. With custom settings the sheets are not selected by
/// level.
const RUN: &[&str] = &[
    "booklet",
    "-n",
    "14",
    "--volume",
    "2",
    "--ramp",
    "0..3",
    "--seed",
    "5",
    "--no-rules",
    "--ingredients",
    "7",
];

fn command(args: &[&str], folder: &Path) -> Command {
    let mut command = program::cauldron();
    command.args(args).arg("--out").arg(folder);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&[&*output.stdout, &*output.stderr].concat()).into_owned()
}

#[track_caller]
fn succeeds(args: &[&str], folder: &Path) -> String {
    let output = command(args, folder).output().unwrap();
    assert!(output.status.success(), "{args:?}: {}", told(&output));
    told(&output)
}

/// Runs a command that must fail with one sentence that contains `words`.
#[track_caller]
fn fails(args: &[&str], folder: &Path, code: i32, words: &[&str]) {
    refused(&command(args, folder).output().unwrap(), code, words);
}

#[track_caller]
fn refused(output: &Output, code: i32, words: &[&str]) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{said}");
    assert_eq!(said.trim_end().lines().count(), 1, "{said}");
    for word in words {
        assert!(said.contains(word), "it should say {word:?}: {said}");
    }
}

/// Runs a command without an output folder.
fn cauldron(args: &[&str], path: &Path) -> Output {
    program::cauldron().args(args).arg(path).output().unwrap()
}

fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.map(|path| (path.file_name().unwrap().into(), fs::read(&path).unwrap())).collect()
}

#[track_caller]
fn assert_same(made: &Path, expected: &BTreeMap<PathBuf, Vec<u8>>, how: &str) {
    let made = files(made);
    assert!(made.keys().eq(expected.keys()), "{how}: {:?}", made.keys());
    for (name, bytes) in expected {
        assert!(made[name] == *bytes, "{how}: {} differs", name.display());
    }
}

/// Makes the whole run at once. Returns its files and its duration.
fn whole() -> (BTreeMap<PathBuf, Vec<u8>>, Duration) {
    let folder = TempDir::new().unwrap();
    let began = Instant::now();
    succeeds(RUN, folder.path());
    (files(folder.path()), began.elapsed())
}

/// The first game of a run has the given seed if it is not selected, or fits its level. Other runs
/// may then share its recipe.
#[test]
fn a_run_with_a_given_seed_says_what_it_shares() {
    let folder = TempDir::new().unwrap();
    let run = ["booklet", "-n", "1", "--level", "2", "--lang", "en", "--no-rules", "--no-cover"];
    let given = [&run[..], &["--seed", "9"]].concat();
    let as_drawn = [&given[..], &["--as-drawn"]].concat();
    let said = succeeds(&as_drawn, &folder.path().join("as-drawn"));
    assert!(said.contains("always has the same recipe"), "{said}");
    let said = succeeds(&given, &folder.path().join("selected"));
    assert!(!said.contains("same recipe"), "seed 9 does not play as its level: {said}");
    let drawn = succeeds(&run, &folder.path().join("drawn"));
    assert!(!drawn.contains("same recipe"), "{drawn}");
}

#[test]
fn threads_and_shards_give_the_same_run() {
    let (expected, _) = whole();
    assert_eq!(expected.len(), 7 + 2 + 1);
    for threads in ["1", "5"] {
        let folder = TempDir::new().unwrap();
        succeeds(&[RUN, &["--threads", threads]].concat(), folder.path());
        assert_same(folder.path(), &expected, threads);
    }
    let folder = TempDir::new().unwrap();
    for shard in ["3/3", "1/3"] {
        succeeds(&[RUN, &["--shard", shard]].concat(), folder.path());
    }
    let manifest = |shard: u8| folder.path().join(format!("manifest-{shard}-of-3.jsonl"));
    let merge = |shards: &[u8]| {
        let mut command = program::cauldron();
        command.arg("merge").args(shards.iter().map(|shard| manifest(*shard))).output().unwrap()
    };
    refused(&merge(&[1, 3]), 2, &["shard 2/3 is missing"]);
    refused(&merge(&[1, 3, 3]), 2, &["shard 3/3 is there twice"]);
    succeeds(&[RUN, &["--shard", "2/3"]].concat(), folder.path());
    let merged = merge(&[2, 3, 1]);
    assert!(merged.status.success(), "{}", told(&merged));
    for shard in 1..=3 {
        fs::remove_file(manifest(shard)).unwrap();
        fs::remove_file(folder.path().join(format!("secrets-{shard}-of-3.jsonl"))).unwrap();
    }
    assert_same(folder.path(), &expected, "merged");
}

/// Starts the run and waits for `wait`.
fn begin(folder: &Path, extra: &[&str], wait: Duration) -> Child {
    let child = command(&[RUN, extra].concat(), folder).spawn().unwrap();
    sleep(wait);
    child
}

/// Runs at full length with `CAULDRON_LONG_TESTS=1`.
#[test]
fn a_run_that_is_killed_goes_on_to_the_same_bytes() {
    let (expected, time) = whole();
    let is_long = tools::long::is_long();
    for kill in 0..if is_long { 25 } else { 3 } {
        let folder = TempDir::new().unwrap();
        let moment = RandomState::new().hash_one(kill) % 1_000;
        let mut child = begin(folder.path(), &[], time.mul_f64(moment as f64 / 1_000.0));
        // The run may have ended already.
        let _ = child.kill();
        child.wait().unwrap();
        let left: Vec<PathBuf> = files(folder.path()).into_keys().collect();
        succeeds(&[RUN, &["--resume"]].concat(), folder.path());
        // Temporary files of a killed process are normally removed when they are old.
        for (name, _) in files(folder.path()) {
            if name.to_string_lossy().starts_with(".cauldron-") {
                fs::remove_file(folder.path().join(name)).unwrap();
            }
        }
        assert_same(folder.path(), &expected, &format!("at {moment} ‰ there were {left:?}"));
    }
}

#[test]
fn a_damaged_run_is_repaired() {
    let (expected, _) = whole();
    let folder = TempDir::new().unwrap();
    succeeds(RUN, folder.path());
    let at = |number: u8| folder.path().join(format!("booklet-{number}.pdf"));
    fs::remove_file(at(1)).unwrap();
    let half = fs::read(at(2)).unwrap();
    fs::write(at(2), &half[..half.len() / 2]).unwrap();
    let mut changed = fs::read(at(3)).unwrap();
    changed[100] ^= 1;
    fs::write(at(3), changed).unwrap();
    succeeds(&[RUN, &["--resume"]].concat(), folder.path());
    assert_same(folder.path(), &expected, "repaired");
}

/// Options of a run with the names in `list`.
fn class(list: &Path) -> [&str; 9] {
    let list = list.to_str().unwrap();
    ["booklet", "--seed", "5", "--level", "0", "--as-drawn", "--no-rules", "--names", list]
}

#[test]
fn class_lists_of_spreadsheets_are_printed() {
    let folder = TempDir::new().unwrap();
    let (list, out) = (folder.path().join("class.csv"), folder.path().join("out"));
    fs::write(&list, b"Nachname;Vorname;Klasse\r\n\"M\xFCller\";\xC4nne;4b\r\n\xD6z;Bo;4b\r\n")
        .unwrap();
    let said = succeeds(&class(&list), &out);
    assert!(
        said.contains("column 1 (\"Nachname\"), the first is \"Müller\"")
            && said.contains("--names-column"),
        "{said}"
    );
    assert_eq!(names(&out), ["Müller", "Öz"]);
    assert!(said.contains("encoding windows-1252"), "{said}");
    let out = folder.path().join("first");
    let said = succeeds(&[&class(&list)[..], &["--names-column", "vorname"]].concat(), &out);
    assert!(said.contains("column 2 (\"Vorname\")"), "{said}");
    assert_eq!(names(&out), ["Änne", "Bo"]);
    let out = folder.path().join("none");
    let missing = [&class(&list)[..], &["--names-column", "4"]].concat();
    fails(&missing, &out, 2, &["no column 4", "Nachname, Vorname, Klasse"]);
    let missing = [&class(&list)[..], &["--names-column", "Foo Bar"]].concat();
    fails(&missing, &out, 2, &["no column \"Foo Bar\"", "Nachname, Vorname, Klasse"]);
    fs::write(&list, "Name;Punkte\nAnna;3\nSumme;3\n").unwrap();
    let out = folder.path().join("sum");
    let said = succeeds(&class(&list), &out);
    assert!(said.contains("line 3 is a sum (\"Summe\")"), "{said}");
    assert_eq!(names(&out), ["Anna"]);
    let out = folder.path().join("none");
    fs::write(&list, "{\\rtf1 Anna\\par }").unwrap();
    fails(&class(&list), &out, 2, &["class.csv", "save it as CSV"]);
    fs::write(&list, "\u{FEFF}").unwrap();
    fails(&class(&list), &out, 2, &["class.csv", "no names"]);
    assert!(!out.exists());
}

/// Returns the names of a run.
fn names(out: &Path) -> Vec<String> {
    let names = fs::read_to_string(out.join("names.jsonl")).unwrap();
    let name = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap();
    names.lines().map(|line| name(line)["name"].as_str().unwrap().to_owned()).collect()
}

/// The folder has lists that LibreOffice 7.4 wrote (`calc-…`), and lists in the forms of Excel, in
/// their encodings and with their separators.
#[test]
fn class_lists_are_read_in_the_encodings_of_spreadsheets() {
    let folder = TempDir::new().unwrap();
    let lists = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lists");
    let mut lists: Vec<_> = fs::read_dir(lists).unwrap().map(|file| file.unwrap().path()).collect();
    lists.sort();
    assert_eq!(lists.len(), 16);
    for list in lists {
        let out = folder.path().join(list.file_name().unwrap());
        let said =
            succeeds(&[&class(&list)[..], &["--no-cover", "--answers", "none"]].concat(), &out);
        assert!(said.contains("column 3 (\"Nachname\")"), "{said}");
        let name = list.file_name().unwrap().to_string_lossy();
        let is_assumed =
            ["windows", "latin", "macintosh", "sep"].iter().any(|own| name.contains(own));
        assert_eq!(said.contains("was read in the encoding"), is_assumed, "{said}");
        assert_eq!(names(&out), ["Müller", "Weiß, von", "Öz"], "{}", list.display());
    }
}

/// Names in ten scripts.
const NAMES: &str = "Anna\nZoë\nŁukasz\nÞóra\nNguyễn Ơi\nLớp Mai\nTrần Đức\nPhượng\nHường Đặng\n\
    Əli\nOʻtkir\nỌlá\nJosé\nJosé\nO’Brien\nAnne-Marie de la Fontaine\nŠárka\nIoana Ștefan\n\
    Олена\nДмитрий\nЇжакевич\nЂорђе\nАнна-Мария\nАйгүл\nΝίκη\nΕλένη\nἈχιλλεύς\nΓιώργος Παπάς\n\
    שרה\nדוד\nיונתן כהן\nנועה (ב)\nמִרְיָם\nמיה Levi\n\
    محمد\nفاطمة\nسارة\nعبد الله\nلؤلؤة\nپژمان\nياسمين 2\nمريم-نور\n\
    สมชาย\nน้ำผึ้ง\nก้องเกียรติ\nสุภาพร ใจดี\n\
    अनन्या\nराहुल\nकृष्णमूर्ति\nश्रीया शर्मा\nप्रिया\n\
    김민준\n이서연\n박 지훈\n王小明\n李小龍\nさくら\n健太\nFor Анна & محمد\nMia 김\n";

#[test]
fn names_in_all_scripts_are_printed() {
    skip_without!("pdftotext", "qpdf");
    let folder = TempDir::new().unwrap();
    let (list, out) = (folder.path().join("class.txt"), folder.path().join("out"));
    fs::write(&list, NAMES).unwrap();
    assert_eq!(NAMES.lines().count(), 60);
    let args = ["--volume", "60", "--title", "כיתה 4ב – Класс"];
    succeeds(&[&class(&list)[..], &args].concat(), &out);
    let of = |tool: &str, args: &[&str]| {
        let output = Command::new(tool).args(args).current_dir(&out).output().unwrap();
        assert!(output.status.success(), "{tool}: {}", told(&output));
        told(&output)
    };
    of("qpdf", &["--check", "booklet.pdf"]);
    let text = of("pdftotext", &["booklet.pdf", "-"]);
    // The reader marks the direction of a text that it put in order.
    let text = text.replace(['\u{202A}', '\u{202B}', '\u{202C}', '\u{200F}'], "");
    // The reader puts words of both directions, and Hebrew points, in an order of its own.
    let is_between = |c: char| " ()&-".contains(c);
    let has_points = |word: &&str| word.contains(|c| ('\u{5B0}'..='\u{5C7}').contains(&c));
    let words = NAMES.lines().flat_map(|name| name.split(is_between));
    for word in words.filter(|word| !has_points(word)) {
        assert!([word, &as_drawn(word)].iter().any(|form| text.contains(*form)), "{word}");
    }
    assert!(text.contains("כיתה"), "the title");
}

/// Returns a name with its accents as glyphs of their own where the fonts draw them so.
fn as_drawn(name: &str) -> String {
    let pairs = [("e\u{301}", "é"), ("ầ", "â\u{300}"), ("Ọ", "O\u{323}")];
    pairs.into_iter().fold(name.to_owned(), |name, (letter, parts)| name.replace(letter, parts))
}

#[test]
fn unprintable_names_are_refused_before_anything_is_made() {
    skip_without!("pdftotext");
    let folder = TempDir::new().unwrap();
    let (list, out) = (folder.path().join("class.txt"), folder.path().join("out"));
    fs::write(&list, "Anna\nMia \u{1F984}\n\u{202E}evil\nBen\u{2028}Two\n\u{2060}\nTom\n").unwrap();
    let words = [
        "line 2, \"Mia \u{1F984}\": \u{1F984} (U+1F984)",
        "line 3, \"\\u{202e}evil\": U+202E",
        "line 4, \"Ben\\u{2028}Two\": U+2028",
        "line 5, \"\\u{2060}\": U+2060",
        "--names-skip",
    ];
    fails(&class(&list), &out, 2, &words);
    assert!(!out.exists(), "nothing is made");
    let said = succeeds(&[&class(&list)[..], &["--names-skip"]].concat(), &out);
    assert!(said.contains("line 5"), "{said}");
    let output = Command::new("pdftotext").arg(out.join("booklet.pdf")).arg("-").output().unwrap();
    let printed = told(&output);
    let blank = format!("For {}\n", "_".repeat(24));
    assert_eq!(printed.matches(&blank).count(), 4 * 2, "front and notebook of four pupils");
}

#[test]
fn a_list_of_seeds_may_have_a_byte_order_mark() {
    let folder = TempDir::new().unwrap();
    let (list, out) = (folder.path().join("seeds.txt"), folder.path().join("out"));
    fs::write(&list, "\u{FEFF}5\r\n17\r\n2026\r\n").unwrap();
    let list = list.to_str().unwrap();
    let args = ["booklet", "--level", "0", "--as-drawn", "--no-rules", "--seeds-file", list];
    succeeds(&args, &out);
    let manifest = fs::read_to_string(out.join("manifest.jsonl")).unwrap();
    for seed in [5, 17, 2026].map(Seed) {
        assert!(manifest.contains(&format!("\"seed\":\"{seed}\"")), "{seed}");
    }
}

#[test]
fn ctrl_c_stops_after_the_volumes_in_flight() {
    let (expected, time) = whole();
    let folder = TempDir::new().unwrap();
    let child = begin(folder.path(), &["--threads", "1"], Duration::ZERO);
    let until = Instant::now() + 20 * time + Duration::from_secs(20);
    while !folder.path().join("booklet-1.pdf").exists() {
        assert!(Instant::now() < until, "no file comes");
        sleep(Duration::from_millis(5));
    }
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", told(&output));
    let said = told(&output);
    assert!(said.contains("Stopped: ") && said.contains("--resume"), "{said}");
    let left = files(folder.path());
    assert!(left.keys().all(|name| !name.to_string_lossy().starts_with('.')), "{left:?}");
    assert!(!folder.path().join("manifest.jsonl").exists());

    fails(RUN, folder.path(), 2, &["begun and not ended", "--resume"]);
    let other = RUN.iter().map(|arg| if *arg == "14" { "15" } else { arg }).collect::<Vec<_>>();
    fails(&[&other, &["--resume"][..]].concat(), folder.path(), 2, &["\"games\" is 14", "15"]);
    let players = [RUN, &["--resume", "--players", "2"]].concat();
    fails(&players, folder.path(), 2, &["players\" is 4", "2"]);
    let unseeded: Vec<&str> =
        RUN.iter().filter(|arg| !["--seed", "5"].contains(arg)).copied().collect();
    succeeds(&[&unseeded, &["--resume"][..]].concat(), folder.path());
    assert_same(folder.path(), &expected, "resumed");
}

#[test]
fn a_disk_that_fills_in_the_middle_is_told_and_the_run_goes_on() {
    skip_without!("unshare");
    let (expected, _) = whole();
    let size: usize = expected.values().map(Vec::len).sum();
    let folder = TempDir::new().unwrap();
    let kept = TempDir::new().unwrap();
    let script = format!(
        "mount -t tmpfs -o size={}k tmpfs \"$0\" || exit 77
        \"$@\" --out \"$0\"; echo \"exit $?\"; ls -A \"$0\"
        mount -o remount,size={}k \"$0\"
        \"$@\" --out \"$0\" --resume; cp -r \"$0\"/. \"$1kept\"",
        size / 2048,
        4 * size / 1024
    )
    .replace("$1kept", kept.path().to_str().unwrap());
    let mut shell = Command::new("unshare");
    shell.args(["-rm", "sh", "-c", &script]).arg(folder.path()).arg(program::path()).args(RUN);
    shell.env(program::ALONE.0, program::ALONE.1);
    let output = shell.output().unwrap();
    if output.status.code() == Some(77) || told(&output).contains("unshare:") {
        return; // This machine does not allow mounts.
    }
    let said = told(&output);
    assert!(said.contains("exit 3"), "{said}");
    assert!(said.contains("the disk is full; once that is mended, go on with --resume"), "{said}");
    let listed: Vec<&str> = said.lines().filter(|line| line.ends_with(".pdf")).collect();
    assert!(!said.contains(".cauldron-") && !listed.is_empty(), "nothing half-written: {said}");
    assert_same(kept.path(), &expected, &said);
}

#[test]
fn files_that_may_not_be_large_are_told() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("new");
    let mut shell = Command::new("sh");
    shell.args(["-c", "ulimit -f 8; exec \"$@\"", "sh"]);
    shell.env(program::ALONE.0, program::ALONE.1);
    shell.arg(program::path()).args(RUN).arg("--out").arg(&out);
    refused(&shell.output().unwrap(), 3, &["booklet-", "files may not be that large here"]);
    assert!(!out.exists(), "{:?}", files(&out));
}

#[test]
fn a_run_is_verified_and_its_games_are_printed_again() {
    let folder = TempDir::new().unwrap();
    let run = ["-n", "4", "--volume", "3", "--level", "1", "--seed", "9"];
    let run = [&["booklet"], &run[..]].concat();
    succeeds(&run, folder.path());
    let manifest = folder.path().join("manifest.jsonl");
    let output = cauldron(&["verify"], &manifest);
    assert!(
        output.status.success() && told(&output).contains("Byte for byte"),
        "{}",
        told(&output)
    );
    let quick = cauldron(&["verify", "--quick"], &manifest);
    assert!(quick.status.success(), "{}", told(&quick));

    let again = TempDir::new().unwrap();
    let path = manifest.to_str().unwrap();
    succeeds(&["reprint", path, "2"], again.path());
    assert!(files(again.path())[Path::new("game-2.pdf")].starts_with(b"%PDF-"));
    succeeds(&["reprint", path, "4", "--volume"], again.path());
    let lost = Path::new("booklet-2.pdf");
    assert!(files(again.path())[lost] == files(folder.path())[lost]);
    for none in ["0", "5", "-1", "two"] {
        let output = command(&["reprint", path, none], again.path()).output().unwrap();
        refused(&output, 2, &[none]);
    }

    fs::write(folder.path().join(lost), b"other").unwrap();
    let told_all = told(&cauldron(&["verify", "--quick"], &manifest));
    assert!(told_all.contains("booklet-2.pdf is not the file that was written"), "{told_all}");
    let text = fs::read_to_string(&manifest).unwrap();
    fs::write(&manifest, text.replacen("\"level\":1", "\"level\":2", 1)).unwrap();
    let edited = cauldron(&["verify"], &manifest);
    assert_eq!(edited.status.code(), Some(1), "{}", told(&edited));
    for line in ["game 1 is not as line 3", "changed after it was written", "3 differences"] {
        assert!(told(&edited).contains(line), "{line}: {}", told(&edited));
    }
    fails(&["reprint", path, "1"], again.path(), 2, &["changed after it was written"]);
    fs::write(&manifest, text.replacen("\"first_page\"", "\"page\"", 1)).unwrap();
    refused(&cauldron(&["verify"], &manifest), 2, &["line 3", "not understood"]);
    refused(&cauldron(&["verify"], folder.path()), 2, &["it is a folder"]);
    refused(&cauldron(&["verify"], &folder.path().join("booklet-1.pdf")), 2, &["manifest"]);
}

#[test]
fn one_file_each_is_printed_again_byte_for_byte() {
    let folder = TempDir::new().unwrap();
    succeeds(&["booklet", "-n", "3", "--files", "--levels", "0,2"], folder.path());
    let made = files(folder.path());
    assert_eq!(made.len(), 3 + 2 + 1);
    let manifest = folder.path().join("manifest.jsonl");
    let lost = Path::new("game-2.pdf");
    fs::remove_file(folder.path().join(lost)).unwrap();
    let missing = cauldron(&["verify", "--quick"], &manifest);
    assert_eq!(missing.status.code(), Some(1));
    assert!(told(&missing).contains("game-2.pdf is not there"), "{}", told(&missing));
    succeeds(&["reprint", manifest.to_str().unwrap(), "2"], folder.path());
    assert_same(folder.path(), &made, "printed again");
}

#[test]
fn races_are_runs_too() {
    let folder = TempDir::new().unwrap();
    let run = ["race", "booklet", "-n", "3", "--volume", "2", "--minutes", "10", "--seed", "4"];
    succeeds(&run, folder.path());
    let made = files(folder.path());
    assert_eq!(made.len(), 2 + 2);
    let manifest = folder.path().join("manifest.jsonl");
    let verified = cauldron(&["verify"], &manifest);
    assert!(verified.status.success(), "{}", told(&verified));
    let again = TempDir::new().unwrap();
    succeeds(&["reprint", manifest.to_str().unwrap(), "3"], again.path());
    succeeds(&["reprint", manifest.to_str().unwrap(), "3", "--volume"], again.path());
    let lost = Path::new("booklet-2.pdf");
    assert!(files(again.path())[lost] == made[lost]);
}

#[test]
fn a_tournament_is_kept_by_its_key() {
    let folder = TempDir::new().unwrap();
    let key = folder.path().join("key.txt");
    let run = ["booklet", "-n", "2", "--level", "2", "--seed", "3", "--referee", "--key-file"];
    let run = [&run[..], &[key.to_str().unwrap()]].concat();
    let out = folder.path().join("run");
    succeeds(&run, &out);
    let manifest = out.join("manifest.jsonl");
    let secret = fs::read_to_string(&key).unwrap();
    let public = fs::read_to_string(&manifest).unwrap();
    assert!(!public.contains(secret.trim()) && !public.contains("give_up"), "{public}");
    assert!(fs::read_to_string(out.join("secrets.jsonl")).unwrap().contains(secret.trim()));
    let verified = cauldron(&["verify"], &manifest);
    assert!(verified.status.success(), "{}", told(&verified));
    fs::remove_file(out.join("secrets.jsonl")).unwrap();
    refused(&cauldron(&["verify"], &manifest), 2, &["--key-file"]);
    let verified = cauldron(&["verify", "--key-file", key.to_str().unwrap()], &manifest);
    assert!(verified.status.success(), "{}", told(&verified));
    fs::remove_file(&key).unwrap();
    fails(&run, &out, 2, &["of another run: its \"key\" is"]);
}

#[test]
fn logos_may_be_png_and_jpeg_files() {
    skip_without!("pdfimages");
    for (name, ink, colour) in [
        ("logo.png", "colour", "rgb"),
        ("logo.jpg", "colour", "rgb"),
        ("logo.png", "gray", "gray"),
        ("logo.jpg", "black", "gray"),
    ] {
        let folder = TempDir::new().unwrap();
        let logo = folder.path().join(name);
        let pixel = |x: u32, y: u32| {
            let alpha = if x < 300 { 255 } else { 90 };
            image::Rgba([220, (x / 3) as u8, (y / 2) as u8, alpha])
        };
        let pixels = image::DynamicImage::from(image::RgbaImage::from_fn(600, 300, pixel));
        match name {
            "logo.png" => pixels.save(&logo).unwrap(),
            _ => pixels.to_rgb8().save(&logo).unwrap(),
        }
        let logo = logo.to_str().unwrap();
        let out = folder.path().join("made");
        let made = ["booklet", "-n", "1", "--seed", "7", "--ink", ink, "--logo", logo];
        let made = [&made[..], &["--out", out.to_str().unwrap()]].concat();
        stdout(program::path(), folder.path(), &made);
        let listed = stdout("pdfimages", &out, &["-list", "booklet.pdf"]);
        let rows: Vec<Vec<&str>> =
            listed.lines().skip(2).map(|line| line.split_whitespace().collect()).collect();
        let kinds: Vec<[&str; 4]> =
            rows.iter().map(|row| [row[2], row[3], row[4], row[5]]).collect();
        let picture = ["image", "600", "300", colour];
        let has_mask = name == "logo.png" || ink == "black";
        let masks = [["smask", "600", "300", "gray"]];
        let masks = if has_mask { &masks[..] } else { &[] };
        assert_eq!(kinds, [&[picture][..], masks].concat(), "{name} {ink}: {listed}");
        let manifest = out.join("manifest.jsonl");
        stdout(program::path(), folder.path(), &["verify", manifest.to_str().unwrap()]);
    }
}

#[test]
fn what_cannot_be_made_is_refused_and_nothing_is_left() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("new");
    let list = folder.path().join("seeds.txt");
    let refused = |args: &[&str], words: &[&str]| {
        fails(&[&["booklet"], args].concat(), &out, 2, words);
        assert!(!out.exists(), "{args:?} left something");
    };
    refused(&["-n", "0"], &["\"0\" games", "1 to 1,000,000"]);
    refused(&["-n", "1000000000"], &["1000000000", "1 to 1,000,000"]);
    refused(&["-n", "-3"], &["-3"]);
    refused(&["-n", "3", "--seeds", "1,2,3"], &["--games", "--seeds"]);
    refused(&["--seeds", "5,6,5"], &[&Seed(5).to_string(), "twice", "places 1 and 3"]);
    refused(&["--seeds", "5,,6"], &["--seeds", "empty"]);
    let most = first_games().longest().unwrap();
    let words = [&*format!("only {most} games"), "differ in their secrets", "--repeat-secrets"];
    refused(&["-n", &(most + 1).to_string()], &words);
    refused(&["--volume", "0"], &["--volume", "1 to 10,000"]);
    refused(&["--volume", "5", "--files"], &["--volume", "--files"]);
    refused(&["--levels", "0,9"], &["no level \"9\""]);
    refused(&["--ramp", "0-5"], &["0-5", "0..5"]);
    refused(&["--ramp", "0..5", "--level", "3"], &["--ramp", "--level"]);
    refused(&["--shard", "4/3"], &["4/3", "2/3"]);
    refused(&["--threads", "0"], &["1 to 256"]);
    refused(&["--paper", "a6"], &["a6"]);
    refused(&["--paper", "papyrus"], &["papyrus"]);
    let logo = folder.path().join("logo.svg");
    fs::write(&logo, "GIF89a").unwrap();
    let accepted = "an SVG, SVGZ, PNG or JPEG file";
    refused(&["--logo", logo.to_str().unwrap()], &["logo.svg", "is text", accepted]);
    fs::write(&logo, "GIF89a\u{1}").unwrap();
    refused(&["--logo", logo.to_str().unwrap()], &["logo.svg", "another format", accepted]);
    for empty in ["", "\n"] {
        fs::write(&logo, empty).unwrap();
        refused(&["--logo", logo.to_str().unwrap()], &["logo.svg", "is empty", accepted]);
    }
    let text = |font: &str| {
        let text = format!("<text x='4' y='20' font-family='{font}' font-size='14'>Inn</text>");
        format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 90 30'>{text}</svg>")
    };
    fs::write(&logo, text("Arial")).unwrap();
    refused(&["--logo", logo.to_str().unwrap()], &["Arial", "convert its text to paths"]);
    fs::write(&logo, format!("<svg>{}", " ".repeat(1_000_000))).unwrap();
    refused(&["--logo", logo.to_str().unwrap()], &["logo.svg", "at most 1000000"]);
    fs::write(&logo, " ".repeat((5 << 20) + 1)).unwrap();
    refused(&["--logo", logo.to_str().unwrap()], &["logo.svg", "too large"]);
    let picture = folder.path().join("logo.png");
    for (bytes, words) in [
        (&b"\x89PNG\r\n\x1a\n"[..], "damaged picture"),
        (b"\xff\xd8\xff\xe0", "damaged picture"),
        (b"\x00\x01\xff\xfe", "another format"),
    ] {
        fs::write(&picture, bytes).unwrap();
        refused(&["--logo", picture.to_str().unwrap()], &["logo.png", words]);
    }
    refused(&["--logo", "nowhere.svg"], &["nowhere.svg"]);
    refused(&["--title", ""], &["--title", "empty"]);
    refused(&["--svg"], &["--svg", "single games"]);
    refused(&["--ink-report"], &["--ink-report", "single games"]);
    refused(&["--referee"], &["--key-file"]);
    refused(&["--resume"], &["no run in", "--out"]);
    refused(&["--seeds-file", "nowhere.txt"], &["nowhere.txt"]);
    let file = list.to_str().unwrap();
    let listed = |text: &str, words: &[&str]| {
        fs::write(&list, text).unwrap();
        refused(&["--seeds-file", file], words);
    };
    listed("# none\n", &["seeds.txt", "no seed"]);
    listed("1\n# two\n2\n1\n", &["seeds.txt", "twice", "lines 1 and 4"]);
    listed("1\nbabab-babab-ba\n", &["seeds.txt", "line 2", "typo"]);
    let alike = alike();
    listed(&alike.map(|seed| seed.to_string()).join("\n"), &["lines 1 and 2", "same secret"]);
    fs::write(&list, b"\xff\x00").unwrap();
    refused(&["--seeds-file", file], &["no text"]);
    let taken = folder.path().join("file");
    fs::write(&taken, "in the way").unwrap();
    fails(&["booklet", "-n", "1"], &taken, 3, &["file"]);
}

fn first_games() -> WitchesSeries {
    WitchesSeries::new(SeriesOptions::default()).unwrap()
}

/// Returns two seeds of First Games with the same recipe.
fn alike() -> [Seed; 2] {
    let series = first_games();
    let mut seen = BTreeMap::new();
    for seed in (1..).map(Seed) {
        if let Some(first) = seen.insert(series.secret(0, seed).unwrap(), seed) {
            return [first, seed];
        }
    }
    unreachable!("there are not so many recipes")
}

#[test]
fn another_run_is_not_overwritten() {
    let folder = TempDir::new().unwrap();
    let made = |seed| ["booklet", "-n", "1", "--seed", seed];
    succeeds(&made("1"), folder.path());
    let before = files(folder.path());
    fails(&made("2"), folder.path(), 2, &["of another run", "seeds", "--out"]);
    assert_same(folder.path(), &before, "it stays");
    succeeds(&made("1"), folder.path());
    assert_same(folder.path(), &before, "made again");
}

/// An inner sheet sticks out by the thickness of the sheets around it. Too many would push its
/// texts into the fold.
#[test]
fn thick_booklets_are_folded_in_signatures() {
    let folder = TempDir::new().unwrap();
    let thick = ["booklet", "-n", "14", "--seed", "7", "--ingredients", "7", "--layout", "saddle"];
    let thick = [&thick[..], &["--sheet", "a4", "--fit", "--thickness", "0.3"]].concat();
    let told = succeeds(&thick, folder.path());
    assert!(told.contains("2 signatures of at most"), "{told}");
    let whole = [&thick[..], &["--signature", "40"]].concat();
    let output = command(&whole, &folder.path().join("whole")).output().unwrap();
    refused(&output, 2, &["sheets in one fold", "thinner paper"]);
    let thin: Vec<&str> =
        whole.into_iter().map(|word| if word == "0.3" { "0.1" } else { word }).collect();
    let told = succeeds(&thin, &folder.path().join("thin"));
    assert!(told.contains("hard to fold"), "{told}");
    assert!(!told.contains("too many for one fold"), "{told}");
}

/// Only booklets that are split although nobody chose it are said to be.
#[test]
fn signatures_are_told_where_a_layout_has_them() {
    let folder = TempDir::new().unwrap();
    for layout in ["saddle --signature 2", "saddle", "2-up", "cut-stack", "glue", "fold-over"] {
        let words = ["booklet", "-n", "3", "--seed", "7", "--layout"];
        let words: Vec<&str> = words.into_iter().chain(layout.split(' ')).collect();
        let told = succeeds(&words, &folder.path().join(layout));
        assert!(!told.contains("too many"), "{layout}: {told}");
    }
}
