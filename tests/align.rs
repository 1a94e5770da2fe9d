//! Tests of printer alignment on the command line.

#[path = "tools/program.rs"]
mod program;

use std::path::Path;

use cauldron_press::common::seed::Seed;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use tempfile::TempDir;

/// Runs the program with its configuration in `folder`. Returns the exit code, standard output and
/// standard error.
fn cauldron(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let output = program::cauldron()
        .args(arguments)
        .current_dir(folder)
        .env("XDG_CONFIG_HOME", folder)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[track_caller]
fn said(folder: &Path, arguments: &[&str]) -> String {
    let (code, out, err) = cauldron(folder, arguments);
    assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}");
    out
}

#[track_caller]
fn refused(folder: &Path, arguments: &[&str], words: &str) {
    let (code, out, err) = cauldron(folder, arguments);
    assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
    assert!(err.contains(words) && err.lines().count() == 1, "{err}");
}

#[test]
fn a_reading_is_kept_and_corrects_backs_alone() {
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    let read = ["align", "--printer", "Attic", "--read", "M13,N13,M13,M12"];
    assert!(said(folder, &read).contains("Attic"));
    // The reading of the wide sheet is derived from the upright one.
    let listed: serde_json::Value =
        serde_json::from_str(&said(folder, &["align", "--list", "--json"])).unwrap();
    let attic = &listed["printers"]["Attic"];
    assert_eq!(attic["wide"]["y"].as_f64(), attic["upright"]["x"].as_f64().map(|x| 0.0 - x));
    assert_eq!(attic["wide"]["x"], attic["upright"]["y"]);
    assert_eq!(attic["upright"]["y"], -1.9);

    let sheet = ["sheet", "--seed", "1", "--svg", "--quiet", "--out", "out"];
    said(folder, &sheet);
    said(folder, &[&sheet[..], &["--printer", "Attic"]].concat());
    let game = Sheet::make(&SheetOptions::new(Seed(1))).unwrap().label();
    let game = game.to_lowercase().replace(' ', "-");
    let page = |name: &str| std::fs::read_to_string(folder.join("out").join(name)).unwrap();
    for (name, same) in [("front", true), ("back", false), ("rules", true)] {
        let plain = page(&format!("{game}-level0-4p-{name}.svg"));
        let corrected = page(&format!("{game}-level0-4p-for-Attic-{name}.svg"));
        assert_eq!(plain == corrected, same, "{name}");
    }

    // An exact result after the correction changes nothing.
    said(folder, &["align", "--printer", "Attic", "--corrected", "--read", "M13 M13 M13 M13"]);
    let again: serde_json::Value =
        serde_json::from_str(&said(folder, &["align", "--list", "--json"])).unwrap();
    assert_eq!(listed, again);
    said(folder, &["align", "--forget", "Attic"]);
    refused(folder, &["align", "--forget", "Attic"], "no printer \"Attic\" is known");
    let none: serde_json::Value =
        serde_json::from_str(&said(folder, &["align", "--list", "--json"])).unwrap();
    assert_eq!(none["printers"], serde_json::json!({}));
}

#[test]
fn nonsense_is_one_sentence_and_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    let file = folder.join("mine.json");
    let base = ["align", "--printers", "mine.json", "--printer", "Attic"];
    let with = |more: &[&'static str]| [&base[..], more].concat();
    refused(folder, &with(&["--read", "M13"]), "four scales");
    refused(folder, &with(&["--read", "M13,M13,M13,Z99"]), "stands on no scale");
    refused(folder, &with(&["--read", "M13,M13,T13,M13"]), "differ by 14.0 mm");
    refused(folder, &with(&["--read-wide", "U13,M13,U13,M13"]), "cannot be corrected");
    refused(folder, &with(&["--corrected", "--read", "M13,M13,M13,M13"]), "is known");
    refused(folder, &["align", "--printer", "a\nb", "--list"], "is no name for a printer");
    refused(folder, &["sheet", "--printer", "Attic"], "no printer \"Attic\" is known");
    assert!(!file.exists());
    std::fs::write(&file, "{\"printers\": {").unwrap();
    refused(folder, &with(&["--read", "M13,M13,M13,M13"]), "mine.json holds no printers");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "{\"printers\": {");
}

#[test]
fn the_test_page_is_two_sheets() {
    let folder = TempDir::new().unwrap();
    let told = said(folder.path(), &["align", "--paper", "letter", "--svg", "text", "--json"]);
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    let files = told["files"].as_array().unwrap();
    assert_eq!(files.len(), 5, "{files:?}");
    let front = std::fs::read_to_string(folder.path().join(files[4].as_str().unwrap())).unwrap();
    assert!(front.contains(">25</text>"), "the back bears the numbers");
}
