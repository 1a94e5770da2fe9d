//! Tests of the pack command: sheets for a website, and the pages that link to them.

#[path = "tools/program.rs"]
mod program;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use sha2::{Digest, Sha256};
use tempfile::TempDir;
use usvg::roxmltree::Document;

fn cauldron(folder: &Path, arguments: &[&str]) -> assert_cmd::assert::Assert {
    let mut command = Command::from_std(program::cauldron());
    command.current_dir(folder).args(arguments).assert()
}

/// All files below a folder, by relative path.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let (mut files, mut folders) = (BTreeMap::new(), vec![folder.to_owned()]);
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().to_str().unwrap().replace('\\', "/");
                files.insert(name, fs::read(path).unwrap());
            }
        }
    }
    files
}

/// Values of an attribute on a page, and the texts of an element.
fn read(page: &str, attribute: &str, element: &str) -> (Vec<String>, Vec<String>) {
    let document = Document::parse(page.trim_start_matches("<!doctype html>\n")).unwrap();
    let all = || document.descendants();
    let attributes = all().filter_map(|node| node.attribute(attribute)).map(str::to_owned);
    let elements = all().filter(|node| node.has_tag_name(element));
    let texts = elements.filter_map(|node| node.text()).map(str::to_owned).collect();
    (attributes.collect(), texts)
}

/// Resolves a link on a page to a path relative to the folder of the pack.
fn followed(page: &str, link: &str) -> String {
    let mut at: Vec<&str> = page.split('/').collect();
    at.pop();
    for part in link.split('/') {
        match part {
            ".." => drop(at.pop().expect("it stays within the pack")),
            part => at.push(part),
        }
    }
    at.join("/")
}

/// Runs the commands shown on all pages and compares the files with those of the pack. Returns
/// their names.
fn typed_again(folder: &Path, pack: &BTreeMap<String, Vec<u8>>) -> BTreeSet<String> {
    let pages = pack.iter().filter(|(name, _)| name.ends_with("/index.html"));
    let mut made = BTreeSet::new();
    for (page, bytes) in pages {
        let language = page.trim_end_matches("/index.html");
        let (_, commands) = read(std::str::from_utf8(bytes).unwrap(), "href", "code");
        for command in commands {
            let out: PathBuf = folder.join("again").join(language);
            let words: Vec<&str> =
                command.split(' ').skip(1).map(|word| word.trim_matches('\'')).collect();
            let out = ["--quiet", "--out", out.to_str().unwrap()];
            cauldron(folder, &[&words[..], &out].concat()).success();
        }
    }
    for (name, bytes) in files(&folder.join("again")) {
        assert!(pack.get(&name) == Some(&bytes), "{name} is another file in the pack");
        made.insert(name);
    }
    made
}

#[test]
fn a_pack_has_all_that_its_pages_name_and_sheets_as_they_are_printed() {
    let folder = TempDir::new().unwrap();
    let small = ["pack", "--levels", "0", "--players", "2", "-n", "1", "--langs", "de,fr"];
    let told = cauldron(folder.path(), &[&small[..], &["--threads", "1", "--out", "one"]].concat());
    let told = String::from_utf8(told.success().get_output().stdout.clone()).unwrap();
    let index = ["one", "index.html"].iter().collect::<PathBuf>();
    assert!(told.contains("1 game, 12 files") && told.contains(index.to_str().unwrap()), "{told}");
    let pack = files(&folder.path().join("one"));

    let mut named: BTreeSet<String> = ["index.html", "SHA256SUMS"].map(str::to_owned).into();
    for (name, lang) in [("index.html", "de"), ("de/index.html", "de"), ("fr/index.html", "fr")] {
        let page = std::str::from_utf8(&pack[name]).unwrap();
        assert!(page.contains(&format!("<html lang=\"{lang}\">")), "{name}");
        let (links, scripts) = read(page, "href", "script");
        assert_eq!(scripts.len(), 0);
        let (ids, _) = read(page, "id", "h1");
        let (pictures, _) = read(page, "src", "img");
        for link in links.iter().chain(&pictures) {
            match link.strip_prefix('#') {
                Some(place) => assert!(ids.iter().any(|id| id == place), "{name}: {link}"),
                None => drop(named.insert(followed(name, link))),
            }
        }
    }
    assert_eq!(named, pack.keys().cloned().collect(), "what is named, and what is there");

    let sum = |(name, bytes): (&String, &Vec<u8>)| {
        let digest: String = Sha256::digest(bytes).iter().map(|b| format!("{b:02x}")).collect();
        format!("{digest}  {name}\n")
    };
    let sums: String = pack.iter().filter(|(name, _)| *name != "SHA256SUMS").map(sum).collect();
    assert_eq!(std::str::from_utf8(&pack["SHA256SUMS"]), Ok(&*sums));

    let made = typed_again(folder.path(), &pack);
    let printed = |name: &&String| name.ends_with(".pdf") || name.ends_with("play.html");
    assert_eq!(made, pack.keys().filter(printed).cloned().collect());
    assert_eq!(made.len(), 2 * (2 + 1));

    // A second run into the same folder, with another number of threads.
    fs::write(folder.path().join("one").join("index.html"), "old").unwrap();
    cauldron(folder.path(), &[&small[..], &["--threads", "5", "--out", "one", "-q"]].concat())
        .success();
    assert!(files(&folder.path().join("one")) == pack);
}

#[test]
fn a_pack_is_printed_as_it_was_asked_for() {
    let folder = TempDir::new().unwrap();
    let params = ["--levels", "1,3", "--players", "3", "-n", "2", "--seed", "7"];
    let looks = ["--langs", "en", "--papers", "letter", "--ink", "gray"];
    let address = ["--base-url", "https://example.org/?a=1&b=2", "--out", "pack", "--json"];
    let told = cauldron(folder.path(), &[&["pack"], &params[..], &looks, &address].concat());
    let told: serde_json::Value =
        serde_json::from_slice(&told.success().get_output().stdout).unwrap();
    assert_eq!((&told["games"], &told["options"]["ink"]), (&4.into(), &"gray".into()));
    let pack = files(&folder.path().join("pack"));
    let there: BTreeSet<String> = pack.keys().map(|name| format!("pack/{name}")).collect();
    let named = told["files"].as_array().unwrap().iter();
    let named = named.map(|file| file.as_str().unwrap().replace('\\', "/"));
    assert_eq!(named.collect::<BTreeSet<_>>(), there);
    let page = std::str::from_utf8(&pack["index.html"]).unwrap();
    assert!(
        page.contains("href=\"https://example.org/?a=1&amp;b=2\"") && !page.contains("play.html")
    );
    let made = typed_again(folder.path(), &pack);
    assert_eq!(made.len(), 4);
    assert!(made.iter().all(|name| name.contains("-link-")), "{made:?}");

    // A smaller pack contains a subset of the same sheets.
    let fewer = ["--levels", "3", "--players", "3", "-n", "1", "--seed", "7"];
    let few = ["--base-url", "https://example.org/?a=1&b=2", "--out", "few", "-q"];
    cauldron(folder.path(), &[&["pack"], &fewer[..], &looks, &few].concat()).success();
    let few = files(&folder.path().join("few"));
    let sheets: Vec<&String> = few.keys().filter(|name| name.ends_with(".pdf")).collect();
    assert!(sheets.len() == 1 && few[sheets[0]] == pack[sheets[0]], "{sheets:?}");
}

#[test]
fn what_cannot_be_made_is_one_sentence() {
    let folder = TempDir::new().unwrap();
    for (arguments, words) in [
        (&["--levels", "0..6"][..], "there is no level \"6\""),
        (&["--levels", "3..2"], "write the lower end first"),
        (&["--players", "2,9"], "1 to 8 players"),
        (&["-n", "0"], "use 1 to 100"),
        (&["--langs", "de,xx"], "there is no language"),
        (&["--papers", "a4,a9"], "paper"),
        (&["--base-url", "example.org"], "https://"),
        (&["--ink-report"], "leave it out"),
        (&["--out", "/dev/null/pack", "-n", "1"], "choose another --out folder"),
    ] {
        let told = cauldron(folder.path(), &[&["pack"], arguments].concat()).failure();
        let told = String::from_utf8(told.get_output().stderr.clone()).unwrap();
        assert_eq!(told.trim().lines().count(), 1, "{told}");
        assert!(told.contains(words), "{arguments:?}: {told}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}
