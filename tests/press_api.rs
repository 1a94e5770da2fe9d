//! The door to the press returns the same files, with the same bytes, as the program writes.
#![cfg(feature = "program")]

mod tools;

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

use cauldron_press::phone::press_api;
use serde_json::{Value, json};
use tempfile::TempDir;
use tools::program::cauldron;
use tools::skip_without;

type Files = BTreeMap<String, Vec<u8>>;

/// Files that the door returns.
fn asked(kind: &str, params: &Value) -> Files {
    let mut params = params.clone();
    params["ask"] = json!(kind);
    let reply = press_api::ask(&params.to_string());
    let said: Value = serde_json::from_str(&reply.json).unwrap();
    let mut rest = &*reply.bytes;
    let files = said["files"].as_array().unwrap_or_else(|| panic!("{params}: {said}"));
    let file = |file: &Value| {
        let length = usize::try_from(file["length"].as_u64().unwrap()).unwrap();
        let (bytes, more) = rest.split_at(length);
        rest = more;
        (file["name"].as_str().unwrap().to_owned(), bytes.to_vec())
    };
    let files = files.iter().map(file).collect();
    assert!(rest.is_empty(), "{params}: {} bytes are of no file", rest.len());
    files
}

/// Files that the program writes.
fn written(command: &[&str], params: &Value) -> Files {
    let folder = TempDir::new().unwrap();
    let mut program = cauldron();
    program.args(command).arg("--quiet").arg("--out").arg(folder.path());
    for (name, value) in params.as_object().unwrap() {
        let value = match (name.as_str(), value) {
            ("oracle", Value::Bool(false)) => {
                program.arg("--no-oracle");
                continue;
            }
            ("special-cells" | "replacement" | "hold" | "everyone", Value::Bool(there)) => {
                if *there { "yes" } else { "no" }.to_owned()
            }
            (_, Value::Bool(true)) => {
                program.arg(format!("--{name}"));
                continue;
            }
            ("standard", _) => value.as_str().unwrap().replace("pdf-x4", "pdf/x-4"),
            (_, Value::String(text)) => text.clone(),
            (_, Value::Array(all)) => {
                let all: Vec<String> = all.iter().map(Value::to_string).collect();
                all.join(",")
            }
            (_, other) => other.to_string(),
        };
        program.arg(format!("--{name}={value}"));
    }
    let output = program.output().unwrap();
    assert!(output.status.success(), "{params}: {}", String::from_utf8_lossy(&output.stderr));
    let files = fs::read_dir(folder.path()).unwrap().map(|entry| {
        let path = entry.unwrap().path();
        (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read(&path).unwrap())
    });
    files.collect()
}

fn compare(found: &Files, expected: &Files, params: &Value) {
    let names = |files: &Files| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(found), names(expected), "{params}");
    for (name, bytes) in found {
        assert!(*bytes == expected[name], "{params}: {name} differs");
    }
}

#[test]
fn sheets_are_those_of_the_program() {
    for params in [
        json!({ "seed": 1, "html": true, "braille": true, "sealed-answers": true, "oracle": false }),
        json!({ "seed": "7", "level": "high-witch", "players": 6, "lang": "pl", "theme": "herbarium",
            "paper": "letter", "bleed": 3, "layout": "2-up", "sheet": "sra3", "marks": "crop,slug",
            "gutter": 8, "fit": true, "margin": 7.5, "answer-sheet": true, "html": true }),
        json!({ "seed": 12, "ingredients": 7, "length": 5, "decoys": "all", "effects": "some",
            "special-cells": true, "answers": 2, "lang": "ja", "ink": "black",
            "layout": "saddle", "signature": 2, "thickness": "80gsm", "back-cover": true }),
        json!({ "seed": 3, "level": 1, "ingredients": 5, "turns": "14..24", "win-rate": "0.1..", "lang": "de",
            "large-print": true, "duplex": "short-edge", "standard": "pdf-x4",
            "base-url": "https://example.org/play" }),
    ] {
        let mut found = asked("print", &params);
        found.extend(asked("preview", &params));
        let expected = written(&["sheet", "--svg", "--no-play-page"], &params);
        compare(&found, &expected, &params);
    }
}

#[test]
fn booklets_are_those_of_the_program() {
    for params in [
        json!({ "seed": 1, "games": 3, "levels": [0, 2], "answers": "whole", "theme": "ink-saver",
            "title": "The Red Lion", "footer": "Room 5", "layout": "saddle" }),
        json!({ "seeds": [5, 9], "level": 1, "players": 2, "lang": "es", "no-cover": true,
            "answers": "referee", "paper": "letter", "most-answers": 2 }),
        json!({ "seed": 2, "games": 2, "level": 1, "equal": true, "no-rules": true }),
    ] {
        let mut expected = written(&["booklet", "--no-play-page"], &params);
        expected.retain(|name, _| name.ends_with(".pdf"));
        compare(&asked("booklet", &params), &expected, &params);
    }
}

#[test]
fn games_of_a_class_are_those_of_the_program_in_one_file_and_in_many() {
    let folder = TempDir::new().unwrap();
    let names = folder.path().join("names");
    fs::write(&names, "Ada\n\nBéla\n").unwrap();
    let mut params = json!({ "seed": 6, "level": 1, "players": 2, "lang": "fr" });
    let program = |params: &Value, command: &[&str]| {
        let mut options = params.clone();
        options["names"] = json!(names);
        let mut written = written(&[command, &["--no-play-page"]].concat(), &options);
        written.retain(|name, _| name.ends_with(".pdf"));
        written
    };
    let alone = json!({ "seed": 6, "level": 0, "as-drawn": true });
    let expected = program(&alone, &["booklet"]);
    let mut asked_alone = alone.clone();
    asked_alone["names"] = json!(["Ada", "Béla"]);
    compare(&asked("booklet", &asked_alone), &expected, &alone);
    let expected = program(&params, &["booklet"]);
    let files = program(&params, &["booklet", "--files"]);
    params["names"] = json!(["Ada", "Béla"]);
    compare(&asked("booklet", &params), &expected, &params);
    skip_without!("python3");
    params["zip"] = json!(true);
    let path = folder.path().join("games.zip");
    fs::write(&path, &asked("booklet", &params)["games.zip"]).unwrap();
    let script = "import sys, zipfile\n\
        z = zipfile.ZipFile(sys.argv[1])\n\
        assert z.testzip() is None\n\
        for i in z.infolist(): print(i.filename, i.date_time)\n\
        z.extractall(sys.argv[2])\n";
    let games = folder.path().join("games");
    let python = Command::new(tools::program("python3"))
        .args(["-X", "utf8", "-c", script])
        .args([&path, &games])
        .output()
        .unwrap();
    assert!(python.status.success(), "{}", String::from_utf8_lossy(&python.stderr));
    let told = String::from_utf8(python.stdout).unwrap();
    let day = "(1980, 1, 1, 0, 0, 0)";
    assert_eq!(told, format!("game-1-Ada.pdf {day}\ngame-2-Béla.pdf {day}\n"));
    assert_eq!(files.len(), 2);
    for (name, bytes) in files {
        assert!(fs::read(games.join(&name)).unwrap() == bytes, "{name}");
    }
}

#[test]
fn races_are_those_of_the_program() {
    for params in [
        json!({ "seed": 1 }),
        json!({ "seed": 4, "turns": 20, "players": 3, "count": 2, "cards": "pale", "backs": true,
            "card-size": "large", "hold": true, "everyone": true, "seconds-per-turn": 15,
            "lang": "fr", "paper": "a3", "ink": "saver" }),
        json!({ "seed": 9, "minutes": 10, "replacement": true, "layout": "2-up" }),
    ] {
        let mut found = asked("race", &params);
        found.extend(asked("race-preview", &params));
        compare(&found, &written(&["race", "print", "--svg"], &params), &params);
    }
}
