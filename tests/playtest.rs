//! Tests of `cauldron playtest`: arguments, output and failures.

#[path = "tools/program.rs"]
mod program;

use std::fs;
use std::process::Output;

use serde_json::{Value, json};
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

#[test]
fn games_depend_on_the_seed_and_not_on_the_threads() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("all.json").to_str().unwrap().to_owned();
    let few = ["--seed", "7", "--level", "2", "--players", "3", "--games", "9", "--json"];
    let run = |more: &[&str]| {
        succeeds(&[&few[..], &["--skill", "careless,typical,careless"], more].concat())
    };
    let one = run(&["--threads", "1"]);
    assert_eq!(run(&["--threads", "5", "--out", &file]), one);
    assert_eq!(fs::read_to_string(file).unwrap(), one);
    let report: Value = serde_json::from_str(&one).unwrap();
    let groups = report["findings"]["groups"].as_array().unwrap();
    assert_eq!(groups.len(), 2, "nobody plays twice");
    for group in groups {
        let figures = &group["figures"];
        assert_eq!(
            (&group["level"], &group["players"], &figures["games"]),
            (&json!(2), &json!(3), &json!(9))
        );
        let (turns, tests) = (&figures["turns"], &figures["tests"]);
        for span in [turns, tests] {
            let at = |name: &str| span[name].as_u64().unwrap();
            assert!(at("low") <= at("middle") && at("middle") <= at("high"), "{group}");
        }
        assert!(figures["board_used"].as_f64().unwrap() <= 1.0, "{group}");
    }
    assert_eq!(report["sheets"].as_array().unwrap().len(), 1);
    assert_eq!(report["outcomes"].as_array().unwrap().len(), 2);
    assert!(report["sheets"][0]["played"]["hardness"].as_u64().unwrap() <= 1_000);
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
    fails(
        &["--skill", "wizard"],
        2,
        "nobody plays \"wizard\"; use careless, typical, keen or expert",
    );
    fails(&["--level", "9"], 2, "there is no level \"9\"");
    fails(&["--players", "0"], 2, "a sheet is for 1 to 8 players");
    fails(&["--players", "1", "--mode", "rivals"], 2, "one player has no rivals");
    fails(&["--games", "0"], 2, "use 1 to 1,000,000");
    fails(&["--ingredients", "4", "--level", "4"], 2, "ingredients");
}
