//! Tests of the gallery command: the page and all files that it refers to.

#[path = "tools/program.rs"]
mod program;

use std::collections::BTreeSet;
use std::path::Path;

use assert_cmd::Command;
use tempfile::TempDir;

fn cauldron(folder: &Path, arguments: &[&str]) -> assert_cmd::assert::Assert {
    let mut command = Command::from_std(program::cauldron());
    command.current_dir(folder).arg("gallery").args(arguments).assert()
}

/// Contents of the page, and the names of the other files in its folder.
fn written(folder: &Path) -> (String, BTreeSet<String>) {
    let page = std::fs::read_to_string(folder.join("index.html")).unwrap();
    let names = std::fs::read_dir(folder).unwrap();
    let names = names.map(|file| file.unwrap().file_name().into_string().unwrap());
    (page, names.filter(|name| name != "index.html").collect())
}

#[test]
fn a_gallery_names_what_is_there_and_is_the_same_each_time() {
    let folder = TempDir::new().unwrap();
    let small = ["--levels", "0,3", "--players", "2", "-n", "2", "--png", "40"];
    let told = cauldron(folder.path(), &[&small[..], &["--out", "one"]].concat()).success();
    let told = String::from_utf8(told.get_output().stdout.clone()).unwrap();
    assert!(told.contains("2 games") && told.contains("index.html"), "{told}");
    let (page, files) = written(&folder.path().join("one"));
    let named = page.split(['"']).filter(|text| text.ends_with(".png"));
    assert_eq!(named.map(str::to_owned).collect::<BTreeSet<_>>(), files);
    assert_eq!(files.len(), 2 * 3);
    assert!(page.contains("cauldron sheet --seed ") && page.contains("--level 3"), "{page}");

    cauldron(folder.path(), &[&small[..], &["--out", "two", "-q"]].concat()).success();
    let bytes = |name: &str| {
        let files = std::fs::read_dir(folder.path().join(name)).unwrap().map(|f| f.unwrap().path());
        let read = |path: std::path::PathBuf| {
            (path.file_name().unwrap().to_owned(), std::fs::read(path).unwrap())
        };
        files.map(read).collect::<BTreeSet<_>>()
    };
    assert!(bytes("one") == bytes("two"));
}

#[test]
fn what_cannot_be_shown_is_one_sentence() {
    let folder = TempDir::new().unwrap();
    for (arguments, words) in [
        (&["--count", "0"][..], "from 1 to 500"),
        (&["chess"], "there is no game"),
        (&["race", "--levels", "1"], "levels"),
        (&["--png", "5"], "use 10 to 1200"),
        (&["--paper", "a5"], "paper"),
        (&["--ink-report"], "leave it out"),
        (&["--out", "/dev/null/gallery", "-n", "1", "--png", "20"], "choose another --out folder"),
    ] {
        let told = cauldron(folder.path(), arguments).failure();
        let told = String::from_utf8(told.get_output().stderr.clone()).unwrap();
        assert_eq!(told.trim().lines().count(), 1, "{told}");
        assert!(told.contains(words), "{arguments:?}: {told}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
