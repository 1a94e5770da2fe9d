//! Tests of the race's commands: arguments, output and failures.

mod tools;

use std::fs;
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;
use tools::{program, skip_without};

fn race(args: &[&str]) -> Output {
    program::cauldron().arg("race").args(args).output().unwrap()
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
    assert!(text.contains("3 players play") && text.contains("turns each"), "{text}");
    assert!(text.contains("1 game in 10 is over within"), "{text}");
    let all = succeeds(&[&wish[..], &["--everyone"]].concat());
    assert!(all.contains("turns until the last is home") && !all.contains("each"), "{all}");
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
    fails(&["print", "--players", "0"], 2, "0 players");
    fails(&["simulate", "--games", "0"], 2, "0");
    fails(&["generate", "--turns", "3"], 2, "a race of 3 turns cannot be made");
    fails(&["generate", "--minutes", "9000"], 2, "the longest lasts about");
    fails(&["simulate", "--plot", "x.pdf"], 2, ".svg or .png");
    fails(&["exact", "--preset", "published", "--replacement=no"], 2, "replacement");
    fails(&["simulate", "--threads", "0"], 2, "from 1 to 256");
    fails(&["print", "--duplex", "none"], 2, "one side only, use --layout fold-over");
    fails(&["simulate", "--table", "many"], 2, "use 1 to 1,000,000");
    fails(&["generate", "--minutes", "790", "--players", "1"], 2, "the longest lasts about 100");
    fails(&["print", "--track", "/none.json"], 2, "there is no such file");
    fails(
        &["print", "--track", "x.json", "--minutes", "5"],
        2,
        "--track does not go with --minutes",
    );
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
        for command in ["simulate", "exact", "print"] {
            fails(&[command, "--track", &path], 2, words);
        }
    }
}

/// Writes a board file into a folder.
fn board(folder: &TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_long_tail_is_computed_to_its_end() {
    let folder = TempDir::new().unwrap();
    let text = r#"{"track":[{"picture":1},{"colour":"red"}],"rules":{"replacement":true},
        "deck":{"singles":[1,0,0,0,0,0],"pictures":[99,0,0,0,0,0]}}"#;
    let path = board(&folder, "long.json", text);
    let told = json(&["exact", "--track", &path, "--json"]);
    assert_eq!(told["turns"]["quantile_95"], 30_254);
    let listed: f64 =
        told["turns"]["distribution"].as_array().unwrap().iter().map(|p| p.as_f64().unwrap()).sum();
    let beyond = told["turns"]["beyond_distribution"].as_f64().unwrap();
    assert!(beyond > 0.1 && (listed + beyond - 1.0).abs() < 1e-9, "{listed} {beyond}");
    assert!((told["together"]["rounds"].as_f64().unwrap() - 10_100.0).abs() < 1e-3);
    let text = succeeds(&["exact", "--track", &path]);
    assert!(text.contains("95 % 30254"), "{text}");
    let shares: Vec<f64> = text
        .lines()
        .rev()
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok())
        .collect();
    assert!((shares.iter().sum::<f64>() - 100.0).abs() < 0.5, "{text}");
}

#[test]
fn exact_plays_by_the_rules_of_the_file_or_not_at_all() {
    let folder = TempDir::new().unwrap();
    let text = r#"{"track":[{"colour":"red"},{"colour":"red"}],"rules":{"replacement":false}}"#;
    let path = board(&folder, "without.json", text);
    for more in [&["--track", &path][..], &["--preset", "seed"], &["--seed", "7"]] {
        fails(&[&["exact"], more].concat(), 2, "is played without replacement");
    }
    let told = json(&["exact", "--track", &path, "--replacement", "--json"]);
    assert_eq!(told["board"]["rules"]["replacement"], true);
}

#[test]
fn the_preset_of_the_public_simulator_plays_by_its_program() {
    let told = json(&["simulate", "--preset", "seed", "--seed", "1", "--games", "20000", "--json"]);
    let rules = &told["board"]["rules"];
    assert_eq!(
        (&rules["replacement"], &rules["hold_until_colour"]),
        (&false.into(), &false.into())
    );
    assert_eq!(rules["first_move_counts"], true);
    assert_eq!(told["players"], 2);
    // The author of the simulator reports "around 45-50 cards" for both players together.
    let mean = told["moves"]["mean"].as_f64().unwrap();
    assert!((40.0..56.0).contains(&mean), "{mean}");
}

#[test]
fn a_board_that_cannot_be_won_without_replacement_is_refused() {
    let folder = TempDir::new().unwrap();
    let text = r#"{"track":[{"picture":1},{"colour":"red"},{"colour":"red"}],
        "deck":{"singles":[1,0,0,0,0,0],"pictures":[1,0,0,0,0,0]}}"#;
    let path = board(&folder, "stuck.json", text);
    for command in ["simulate", "print"] {
        let words = "nobody can ever finish without replacement";
        fails(&[command, "--track", &path, "--players", "1"], 2, words);
    }
    succeeds(&["simulate", "--track", &path, "-p", "1", "--replacement", "--games", "9", "-q"]);
}

#[test]
fn too_many_threads_are_refused_and_few_are_enough() {
    for threads in ["257", "100000", "18446744073709551615", "18446744073709551616", "-1"] {
        fails(&["simulate", "--threads", threads], 2, "from 1 to 256");
    }
    let run = |threads: &str| {
        let common = ["simulate", "--preset", "published", "--games", "3000", "--json"];
        json(&[&common[..], &["--seed", "4", "--threads", threads]].concat())
    };
    assert_eq!(run("256"), run("1"));
}

#[test]
#[cfg(unix)]
fn only_ordinary_files_of_a_sensible_size_are_boards() {
    skip_without!("mkfifo");
    let folder = TempDir::new().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let large = board(&folder, "large.json", &" ".repeat(1_000_001));
    for command in ["simulate", "exact", "print"] {
        fails(&[command, "--track", pipe.to_str().unwrap()], 2, "it is a pipe or a device");
        fails(&[command, "--track", "/dev/zero"], 2, "it is a pipe or a device");
        fails(&[command, "--track", folder.path().to_str().unwrap()], 2, "it is a folder");
        fails(&[command, "--track", &large], 2, "larger than 1 MB");
    }
}

/// Runs a command of the race in a terminal, with pipes for input and output.
#[cfg(unix)]
fn at_a_terminal(arguments: &str) -> std::process::Child {
    let command = format!("'{}' race {arguments}", program::path());
    Command::new("script")
        .env(program::ALONE.0, program::ALONE.1)
        .args(["-qec", &command, "/dev/null"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap()
}

#[test]
#[cfg(unix)]
fn ctrl_c_ends_a_long_simulation_with_what_was_played() {
    skip_without!("script");
    use std::io::{Read, Write};
    let mut child =
        at_a_terminal("simulate --preset published --games 10000000000 --threads 1 --seed 3");
    let (mut keys, mut screen) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut told = Vec::new();
    let mut byte = [0];
    // The progress line shows that the simulation is running.
    while !String::from_utf8_lossy(&told).contains("% of 10,000,000,000 games") {
        assert_eq!(screen.read(&mut byte).unwrap(), 1, "{}", String::from_utf8_lossy(&told));
        told.push(byte[0]);
    }
    keys.write_all(b"\x03").unwrap();
    screen.read_to_end(&mut told).unwrap();
    let told = String::from_utf8_lossy(&told);
    assert_eq!(child.wait().unwrap().code(), Some(130), "{told}");
    let partial = told.split("a partial result: the first ").nth(1).expect(&told);
    let (games, rest) = partial.split_once(" of ").unwrap();
    assert!(rest.starts_with("10,000,000,000 games"), "{told}");
    let games = games.replace(',', "");
    assert_eq!(games.parse::<u64>().unwrap() % 1_024, 0);
    // A complete run of the same length has the same result.
    let whole = succeeds(&["simulate", "--preset", "published", "--seed", "3", "--games", &games]);
    let mean = whole.split("moves   mean ").nth(1).unwrap().split(' ').next().unwrap();
    assert!(told.contains(&format!("moves   mean {mean} ")), "{told}\n{whole}");
}

#[test]
fn progress_is_for_terminals() {
    // `succeeds` checks that standard error, which is not a terminal here, is empty.
    succeeds(&["simulate", "--preset", "published", "--games", "300000", "--seed", "1"]);
}
