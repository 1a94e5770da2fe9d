//! The race's commands: what people type, what they get, and how it fails.

use std::fs;
use std::process::{Command, Output};

use assert_cmd::cargo::cargo_bin;
use serde_json::Value;
use tempfile::TempDir;

fn race(args: &[&str]) -> Output {
    Command::new(cargo_bin!("cauldron")).arg("race").args(args).output().unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[track_caller]
fn succeeds(args: &[&str]) -> String {
    let output = race(args);
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
    assert_eq!(stderr(&output), "", "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[track_caller]
fn json(args: &[&str]) -> Value {
    serde_json::from_str(&succeeds(args)).unwrap()
}

#[track_caller]
fn fails(args: &[&str], code: i32, words: &str) {
    let output = race(args);
    let told = stderr(&output);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {told}");
    assert_eq!(told.trim_end().lines().count(), 1, "{args:?}: {told}");
    assert!(told.starts_with("cauldron: ") && told.contains(words), "{args:?}: {told}");
    assert_eq!(output.stdout, b"", "{args:?}");
}

#[test]
fn the_published_figures_come_out() {
    let told = json(&["exact", "--preset", "published", "--json"]);
    let turns = &told["turns"];
    assert!((turns["mean"].as_f64().unwrap() - 39.161_087).abs() < 1e-6);
    assert_eq!((&turns["shortest"], &turns["median"]), (&4.into(), &32.into()));
    assert_eq!(turns["peaks"], serde_json::json!([17, 26]));
    let text = succeeds(&["exact", "--preset", "published", "--players", "3"]);
    assert!(text.contains("mean 39.161087") && text.contains("seat 3"), "{text}");
}

#[test]
fn games_depend_on_the_seed_and_not_on_the_threads() {
    let common = ["simulate", "--preset", "published", "--games", "5000", "--json", "--table"];
    let run = |more: &[&str]| json(&[&common[..], more].concat());
    let one = run(&["--seed", "4", "--threads", "1"]);
    assert_eq!(run(&["--seed", "4", "--threads", "5"]), one);
    assert_ne!(run(&["--seed", "5"]), one);
    assert_eq!(one["unfinished"], 0);
    let rows = one["table"].as_array().unwrap();
    assert_eq!(rows.len(), 20);
    for row in rows {
        let moves = row["moves"].as_array().unwrap().iter().map(|m| m.as_u64().unwrap());
        assert_eq!(moves.sum::<u64>(), row["total"].as_u64().unwrap());
    }
    let wins = one["seats"].as_array().unwrap().iter().map(|s| s["wins"].as_u64().unwrap());
    assert_eq!(wins.sum::<u64>(), 5_000);
}

#[test]
fn a_generated_board_is_saved_played_and_plotted() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (board, csv) = (path("board.json"), path("games.csv"));
    let wish = ["generate", "--minutes", "15", "--players", "3", "--seed", "8"];
    let text = succeeds(&[&wish[..], &["--out", &board]].concat());
    assert!(text.contains("3 players play"), "{text}");
    let game = json(&[&wish[..], &["--json"]].concat());
    assert_eq!(serde_json::from_str::<Value>(&fs::read_to_string(&board).unwrap()).unwrap(), game);
    let minutes = game["expected"]["turns"].as_f64().unwrap() * 12.0 / 60.0;
    assert!((13.5..=16.5).contains(&minutes), "{minutes}");

    let (svg, png) = (path("lengths.svg"), path("lengths.png"));
    for plot in [&svg, &png] {
        let play = ["simulate", "--track", &board, "--games", "700", "--seed", "1", "--quiet"];
        let files = ["--csv", &csv, "--plot", plot];
        assert_eq!(succeeds(&[&play[..], &files].concat()), "");
    }
    let rows = fs::read_to_string(&csv).unwrap();
    assert!(rows.starts_with("game,player_1,player_2,player_3,total,"));
    assert_eq!(rows.lines().count(), 701);
    assert!(fs::read_to_string(&svg).unwrap().contains("Moves in a game"));
    assert!(fs::read(&png).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn games_that_never_end_are_reported() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("long.json");
    let mut spaces = vec![r#"{"picture":1}"#.to_owned()];
    spaces.extend((0..60).map(|i| format!(r#"{{"colour":"{}"}}"#, ["red", "blue"][i % 2])));
    let deck = r#"{"singles":[1,0,0,0,0,0],"pictures":[900,0,0,0,0,0]}"#;
    fs::write(
        &file,
        format!(
            r#"{{"track":[{}],"deck":{deck},"rules":{{"replacement":true}}}}"#,
            spaces.join(",")
        ),
    )
    .unwrap();
    let output =
        race(&["simulate", "--track", file.to_str().unwrap(), "--games", "3", "--seed", "1"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stdout).unwrap().contains("3 games unfinished"));
}

#[test]
fn bad_input_is_one_sentence() {
    let folder = TempDir::new().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    fails(&[], 2, "race needs a command");
    fails(&["simulate", "--players", "0"], 2, "0 players");
    fails(&["simulate", "--players", "0"], 2, "0 players");
    fails(&["simulate", "--games", "0"], 2, "0");
    fails(&["generate", "--turns", "3"], 2, "a race of 3 turns cannot be made");
    fails(&["generate", "--minutes", "9000"], 2, "the longest lasts about");
    fails(&["simulate", "--plot", "x.pdf"], 2, ".svg or .png");
    fails(&["exact", "--preset", "published", "--replacement=no"], 2, "replacement");
    fails(&["simulate", "--track", "/none.json"], 2, "there is no such file");
    let out = ["generate", "--seed", "1", "--quiet", "--out", "/nowhere/board.json"];
    fails(&out, 3, "its folder does not exist");
    for (name, text, words) in [
        ("broken.json", "{\"track\": [\n,]}", "at line 2 column 1"),
        (
            "nowhere.json",
            r#"{"track":[{"colour":"red","bridge_to":7}]}"#,
            "leads to space 7, which does not exist",
        ),
        ("empty.json", r#"{"track":[{"colour":"red"}],"deck":{}}"#, "the deck is empty"),
        (
            "endless.json",
            r#"{"track":[{"picture":1},{"colour":"red"}],"deck":{"pictures":[1,0,0,0,0,0]}}"#,
            "nobody can ever finish",
        ),
    ] {
        let path = file(name, text);
        for command in ["simulate", "exact"] {
            fails(&[command, "--track", &path], 2, words);
        }
    }
}
