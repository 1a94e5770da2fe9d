//! Tests of `cauldron site`: output and failures.

#[path = "tools/program.rs"]
mod program;

use std::path::Path;
use std::process::Output;

fn cauldron(args: &[&str], folder: &Path) -> Output {
    let mut command = program::cauldron();
    command.arg("site").args(args).current_dir(folder).output().unwrap()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_folder_holds_the_whole_site_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let output = cauldron(&["--json", "--without-press"], folder.path());
    assert!(output.status.success() && output.stderr.is_empty());
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let out = folder.path().join("output/site");
    let languages = ["de.ftl", "es.ftl", "fr.ftl", "ja.ftl", "nl.ftl", "pl.ftl"];
    let page =
        ["icon-192.png", "icon-512.png", "icon.svg", "index.html", "manifest.webmanifest", "sw.js"];
    let mut all = [languages, page].concat();
    all.sort_unstable();
    assert_eq!(names(&out), all);
    let size = |name: &str| out.join(name).metadata().unwrap().len();
    assert_eq!(told["bytes"], names(&out).iter().map(|name| size(name)).sum::<u64>());
}

#[test]
fn the_press_is_in_the_folder_unless_it_is_left_out() {
    let folder = tempfile::tempdir().unwrap();
    assert!(cauldron(&["--out", "with"], folder.path()).status.success());
    assert!(cauldron(&["--out", "bare", "--without-press"], folder.path()).status.success());
    let (with, bare) = (names(&folder.path().join("with")), names(&folder.path().join("bare")));
    let (press, rest): (Vec<String>, Vec<String>) =
        with.into_iter().partition(|name| name.starts_with("press"));
    assert_eq!(rest, bare);
    for name in ["press.bin", "press.json", "press-fr.ftl", "press-fr.words", "press-fogra39.icc"] {
        assert!(press.iter().any(|own| own == name), "{press:?}");
    }
    let single = ["--single", "all.html", "--with-press"];
    assert!(cauldron(&single, folder.path()).status.success());
    let page = std::fs::read_to_string(folder.path().join("all.html")).unwrap();
    assert!(page.contains("data-file=\"press.bin\"") && page.ends_with("</html>\n"));
}

#[test]
fn the_same_site_is_written_again_over_the_old_one() {
    let folder = tempfile::tempdir().unwrap();
    let read = || {
        let out = folder.path().join("a");
        names(&out).iter().map(|n| std::fs::read(out.join(n)).unwrap()).collect::<Vec<_>>()
    };
    let output = cauldron(&["--out", "a", "--quiet"], folder.path());
    assert!(output.status.success() && output.stdout.is_empty());
    let first = read();
    assert!(cauldron(&["--out", "a"], folder.path()).status.success());
    assert!(first == read());
}

#[test]
fn a_single_file_is_the_page_alone() {
    let folder = tempfile::tempdir().unwrap();
    assert!(cauldron(&["--single", "play.html"], folder.path()).status.success());
    assert_eq!(names(folder.path()), ["play.html"]);
    let page = std::fs::read_to_string(folder.path().join("play.html")).unwrap();
    assert!(page.starts_with("<!doctype html>") && !page.contains("sw.js\""));
}

#[test]
fn failures_are_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "").unwrap();
    for (args, code, words) in [
        (&["--out", "file"][..], 3, "choose another --out folder"),
        (&["--out", "file/below"], 3, "choose another --out folder"),
        (&["--single", "none/play.html"], 3, "its folder does not exist"),
        (&["--single", "a.html", "--out", "b"], 2, "--single does not go with --out"),
        (
            &["--single", "a.html", "--without-press"],
            2,
            "--single does not go with --without-press",
        ),
        (&["--with-press"], 2, "--single"),
    ] {
        let output = cauldron(args, folder.path());
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(code), "{args:?}: {told}");
        assert!(told.starts_with("cauldron: ") && told.contains(words), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
        assert!(output.stdout.is_empty());
    }
    assert_eq!(names(folder.path()), ["file"]);
}
