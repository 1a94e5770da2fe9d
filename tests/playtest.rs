//! `cauldron playtest`: what people type, what they get, and how it fails.

#[path = "tools/program.rs"]
mod program;

use std::fs;
use std::path::Path;
use std::process::Output;

use serde_json::Value;
use tempfile::TempDir;

fn playtest(args: &[&str]) -> Output {
    program::cauldron().arg("playtest").args(args).output().unwrap()
}

#[track_caller]
fn succeeds(args: &[&str]) -> String {
    let output = playtest(args);
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{args:?}: {told}");
    assert_eq!(told, "", "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[track_caller]
fn json(args: &[&str]) -> Value {
    serde_json::from_str(&succeeds(args)).unwrap()
}

#[track_caller]
fn fails(args: &[&str], code: i32, words: &str) {
    let output = playtest(args);
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{args:?}: {told}");
    assert_eq!(told.trim_end().lines().count(), 1, "{args:?}: {told}");
    assert!(told.starts_with("cauldron: ") && told.contains(words), "{args:?}: {told}");
    assert_eq!(output.stdout, b"", "{args:?}");
}

/// Few games of those who play fast.
const FEW: [&str; 10] = [
    "--seed",
    "7",
    "--level",
    "0,2",
    "--players",
    "1,3",
    "--games",
    "6",
    "--skill",
    "careless,typical",
];

#[test]
fn games_depend_on_the_seed_and_not_on_the_threads() {
    let run = |more: &[&str]| succeeds(&[&FEW[..], &["--count", "3", "--json"], more].concat());
    let one = run(&["--threads", "1"]);
    assert_eq!(run(&["--threads", "5"]), one);
    let report: Value = serde_json::from_str(&one).unwrap();
    let groups = report["findings"]["groups"].as_array().unwrap();
    assert_eq!(groups.len(), 2 * 2 * 2);
    for group in groups {
        let figures = &group["figures"];
        assert_eq!(figures["games"], 18);
        let (turns, tests) = (&figures["turns"], &figures["tests"]);
        for span in [turns, tests] {
            let at = |name: &str| span[name].as_u64().unwrap();
            assert!(at("low") <= at("middle") && at("middle") <= at("high"), "{group}");
        }
        assert!(figures["board_used"].as_f64().unwrap() <= 1.0, "{group}");
    }
    assert_eq!(report["sheets"].as_array().unwrap().len(), 12);
    assert!(report["sheets"][0]["played"]["hardness"].as_u64().unwrap() <= 1_000);
}

#[test]
fn shards_join_to_the_very_bytes_of_the_whole() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let write = |more: &[&str]| succeeds(&[&FEW[..], &["--count", "3", "--quiet"], more].concat());
    write(&["--out", &path("whole.json")]);
    for shard in ["1", "2", "3", "4", "5"] {
        write(&["--shard", &format!("{shard}/5"), "--out", &path(shard)]);
    }
    let parts: Vec<String> = ["3", "1", "5", "2", "4"].map(path).to_vec();
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    fn join<'a>(parts: &[&'a str], to: &'a str) -> Vec<&'a str> {
        [&["--merge"], parts, &["--quiet", "--out", to]].concat()
    }
    let joined = path("joined.json");
    assert_eq!(succeeds(&join(&parts, &joined)), "");
    let read = |path: &str| fs::read(path).unwrap();
    assert!(read(&joined) == read(&path("whole.json")), "the joined file is another one");
    fails(&join(&parts[1..], &joined), 2, "sheet 5 of 12 is missing");
    fails(&join(&[parts[0], parts[0]], &joined), 2, "is there twice");
    let text = fs::read_to_string(parts[1]).unwrap();
    let other = text.replacen("\"games\":6,\"lineups\"", "\"games\":7,\"lineups\"", 1);
    fs::write(parts[1], &other).unwrap();
    fails(&join(&parts, &joined), 2, "part 2 is of other games");
    fails(&join(&parts[1..2], &joined), 2, "part 1 was changed");
    fs::write(parts[0], "{}").unwrap();
    fails(&join(&parts, &joined), 2, "is not what a playtest wrote");
    fails(&join(&[&path("none")], &joined), 2, "none");
}

#[test]
fn one_sheet_gets_its_full_rating_and_the_command_that_repeats_it() {
    let args = ["--seed", "5", "--games", "10", "--skill", "typical"];
    let told = succeeds(&args);
    for words in [" of 5 (hardness ", "8 games in 10 take", "steps of reasoning", " bits\n"] {
        assert!(told.contains(words), "{words}: {told}");
    }
    let (_, again) = told.split_once("Again: cauldron playtest ").unwrap();
    let again: Vec<&str> = again.split_whitespace().collect();
    assert_eq!(succeeds(&again), told);
}

#[test]
fn what_was_found_is_drawn_and_a_table_of_estimates_fitted() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (plots, table) = (path("plots"), path("table.tsv"));
    let more = ["--count", "12", "--reasoning", "--plots", &plots, "--fit", &table];
    let told = succeeds(&[&FEW[..], &more].concat());
    assert!(told.contains("A table of estimates was fitted to 48 sheets"), "{told}");
    let names = ["lengths-1p", "lengths-3p", "wins", "effects", "cells-1", "cells-2", "techniques"];
    for name in names {
        let svg = fs::read_to_string(path(&format!("plots/{name}.svg"))).unwrap();
        assert!(svg.starts_with("<svg") && !svg.contains("NaN"), "{name}");
        let png = fs::read(path(&format!("plots/{name}.png"))).unwrap();
        assert!(png.starts_with(b"\x89PNG") && png.len() > 5_000, "{name}");
    }
    assert_eq!(fs::read_dir(Path::new(&plots)).unwrap().count(), 2 * names.len());
    let table = fs::read_to_string(table).unwrap();
    assert!(table.starts_with("version\t") && table.contains("\nany players-3\t"), "{table}");
}

#[test]
fn tables_of_several_skills_are_played() {
    let args = ["--seed", "3", "--players", "4", "--games", "4", "--skill", "typical+careless"];
    let rivals = json(&[&args[..], &["--mode", "rivals", "--json"]].concat());
    let group = &rivals["findings"]["groups"][0];
    assert_eq!(group["lineup"], "typical+careless");
    assert_eq!(rivals["study"]["mode"], "competitive");
    assert_eq!(rivals["sheets"][0]["played"], Value::Null, "nobody alike played");
}

#[test]
fn what_cannot_be_played_is_refused_in_a_sentence() {
    fails(&["--skill", "wizard"], 2, "nobody plays \"wizard\"; use careless, typical or expert");
    fails(&["--level", "5..2"], 2, "there is nothing in \"5..2\"");
    fails(&["--level", "9"], 2, "there is no level \"9\"");
    fails(&["--players", "0..3"], 2, "a sheet is for 1 to 8 players");
    fails(&["--players", "1,2", "--mode", "rivals"], 2, "one player has no rivals");
    fails(&["--games", "0"], 2, "use 1 to 1,000,000");
    fails(&["--count", "many"], 2, "use 1 to 100,000");
    fails(&["--shard", "4/3"], 2, "is no shard");
    fails(&["--ingredients", "4", "--level", "4"], 2, "ingredients");
    fails(&["--merge", "x", "--games", "4"], 2, "--merge");
}
