//! The WebAssembly module of the press makes the same bytes as the library: in Node, which runs it
//! as a browser does. `.ci/page-module press` builds it, which takes minutes, so that these tests
//! run in CI's long mode alone.
#![cfg(feature = "program")]

mod tools;

use std::borrow::Cow;
use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use cauldron_press::common::threads::{Threads, map_on};
use cauldron_press::page::fonts::FILES;
use cauldron_press::page::{Ink, Theme};
use cauldron_press::phone::{press_door, press_parts};
use cauldron_press::texts::Language;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tools::skip_without;

/// With the fonts of Latin letters.
const MOST_BYTES: usize = 1_036_000;
const MODULE: &str = "templates/page/press.wasm.gz";

#[test]
#[ignore = "of a module that .ci/page-module press builds in minutes"]
fn the_module_is_small_and_names_no_folder_of_the_machine_that_built_it() {
    let packed = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(MODULE)).unwrap();
    assert!(packed.len() < MOST_BYTES, "the module has {} bytes", packed.len());
    let mut module = Vec::new();
    flate2::read::GzDecoder::new(&*packed).read_to_end(&mut module).unwrap();
    assert!(module.starts_with(b"\0asm"));
    let home = ["/home/", "/root/", "/Users/", env!("CARGO_MANIFEST_DIR")];
    let found = home.iter().find(|name| module.windows(name.len()).any(|w| w == name.as_bytes()));
    assert_eq!(found, None, "run .ci/page-module press");
}

/// What the module answers, line by line.
fn asked(lines: &[Value]) -> Vec<Value> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut node = Command::new(tools::program("node"))
        .arg(root.join("tests/press_module/ask.mjs"))
        .arg(root.join(MODULE))
        .current_dir(root)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let mut input = node.stdin.take().unwrap();
    let writer = thread::spawn(move || input.write_all(text.as_bytes()).unwrap());
    let output = node.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success(), "the module broke off");
    let answers = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<Value> =
        answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), lines.len());
    answers
}

/// Everything that is loaded later, in a folder, and as lines that hand it in.
fn handed_in(folder: &Path) -> Vec<Value> {
    let line = |(name, data): (String, Cow<'static, [u8]>)| {
        let path = folder.join(&name);
        fs::write(&path, data).unwrap();
        match name.rsplit_once('.').unwrap().1 {
            "words" => json!({ "language": path }),
            "icc" => json!({ "colours": path }),
            _ => {
                let is_its = |(file, _): &(&str, _)| name.ends_with(file);
                json!({ "font": path, "place": FILES.iter().position(is_its).unwrap() })
            }
        }
    };
    press_parts::parts().into_iter().map(line).collect()
}

/// Wishes of all kinds; each value of an option meets many of the others.
fn wishes(number: usize) -> Value {
    fn of<T: Clone>(all: &[T], number: usize) -> T {
        all[number % all.len()].clone()
    }
    let themes: Vec<&str> = Theme::names().collect();
    let languages: Vec<&str> = Language::all().iter().map(Language::tag).collect();
    let theme = of(&themes, number / 3);
    // Its words are English.
    let lang = if theme == "space-laboratory" { "en-GB" } else { of(&languages, number) };
    let level = number * 5 % 6;
    match number % 24 {
        7 => {
            return json!({ "ask": "race", "seed": number, "lang": lang, "theme": theme,
                "players": 2 + number % 3, "minutes": 10, "backs": true });
        }
        15 => {
            return json!({ "ask": "booklet", "seed": number, "lang": lang, "theme": theme,
                "games": 2, "levels": [level, 0], "answers": "referee", "zip": false });
        }
        23 => {
            return json!({ "ask": "booklet", "seed": number, "lang": lang, "theme": theme,
                "games": 2, "level": level, "zip": true });
        }
        _ => {}
    }
    let mut wishes = json!({
        "ask": if number % 9 == 8 { "preview" } else { "print" },
        "seed": number,
        "level": level,
        "players": 1 + number * 3 % 8,
        "lang": lang,
        "theme": theme,
        "paper": of(&["a4", "letter", "a3", "b4", "tabloid"], number / 2),
        "duplex": of(&["long-edge", "short-edge"], number / 5),
        "standard": of(&["plain", "plain", "pdf-x4", "pdf-a2"], number / 4),
        "bleed": of(&[0, 0, 3], number),
        "large-print": number % 11 == 10,
        "answer-sheet": number % 4 == 1,
        "sealed-answers": level == 0 && number % 4 == 2,
        "base-url": of(&[None, Some("https://example.org/play")], number / 7),
    });
    // That of the theme, unless it is chosen.
    if !number.is_multiple_of(5) {
        wishes["ink"] = json!(of(&Ink::ALL, number).word());
    }
    if number % 10 == 9 {
        wishes["ingredients"] = json!(4 + number / 10 % 7);
        wishes["answers"] = json!(1 + number / 10 % 4);
        wishes["edition"] = json!(1 + number / 10 % 2);
    }
    if number % 8 == 3 {
        wishes["layout"] = json!(of(&["2-up", "saddle", "fold-over", "cut-stack"], number / 8));
        wishes["html"] = json!(true);
    }
    if number % 16 == 4 {
        wishes["turns"] = json!("..60");
    }
    if number % 6 == 5 {
        let back = json!({ "x": 0.7, "y": -1.3, "turn": 0.35 });
        wishes["corrections"] = json!({ "upright": back, "wide": back });
    }
    wishes
}

/// Hundreds with `CAULDRON_LONG_TESTS=1`.
#[test]
#[ignore = "of a module that .ci/page-module press builds in minutes"]
fn the_module_makes_the_bytes_that_the_library_makes() {
    skip_without!("node");
    let is_long = std::env::var_os("CAULDRON_LONG_TESTS").is_some_and(|value| value == "1");
    let all: Vec<Value> = (0..if is_long { 320 } else { 24 }).map(wishes).collect();
    let folder = tempfile::tempdir().unwrap();
    let mut lines = handed_in(folder.path());
    let before = lines.len();
    lines.extend(all.iter().cloned());
    let module = thread::spawn(move || asked(&lines));
    let own = map_on(Threads::all(), &all, |wishes| {
        let reply = press_door::ask(&wishes.to_string());
        let digest = Sha256::digest(&reply.bytes);
        let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        Ok::<_, ()>((reply.said, digest))
    });
    let answers = module.join().unwrap();
    let mut others = Vec::new();
    let mut made = 0;
    for ((wishes, (said, digest)), answer) in all.iter().zip(own.unwrap()).zip(&answers[before..]) {
        made += usize::from(!said.contains("\"error\""));
        if answer["said"] != json!(said) || answer["digest"] != json!(digest) {
            others.push(format!("{wishes}\n  library: {said}\n  module: {}", answer["said"]));
        }
    }
    assert!(others.is_empty(), "{} of {}:\n{}", others.len(), all.len(), others.join("\n"));
    assert!(10 * made >= 9 * all.len(), "{made} of {} could be made", all.len());
}

#[test]
#[ignore = "of a module that .ci/page-module press builds in minutes"]
fn what_is_not_loaded_yet_is_named_in_a_sentence() {
    skip_without!("node");
    let folder = tempfile::tempdir().unwrap();
    let parts = handed_in(folder.path());
    let part = |name: &str| parts.iter().find(|line| line.to_string().contains(name)).unwrap();
    let others = "templates/messages/ja.ftl";
    let coated = json!({ "ask": "print", "seed": 1, "standard": "pdf-x4" });
    let lines = [
        (json!({ "ask": "print", "seed": 1, "lang": "de" }), "\"the messages of de are not loaded"),
        (json!({ "language": "templates/messages/de.ftl" }), "\"the messages come without"),
        (part("press-ja.words").clone(), "\"lang\":\"ja\""),
        (json!({ "ask": "print", "seed": 1, "lang": "ja" }), "\"the letters of ja are not loaded"),
        (json!({ "font": others, "place": 5 }), "\"this is no font"),
        (json!({ "language": "Cargo.toml" }), "\"the messages"),
        (json!({ "colours": others }), "\"these are no colours"),
        (coated.clone(), "\"the colours of pdf-x4 are not loaded"),
        (json!({ "ask": "about" }), "\"missing-colours\":true"),
        (part("fogra39").clone(), "\"pdf-x4\""),
        (part("fogra39").clone(), "\"no colours are missing"),
        (json!({ "ask": "about" }), "\"missing-colours\":false"),
        (coated, "\"files\""),
    ];
    let (asked_for, parts): (Vec<Value>, Vec<&str>) = lines.into_iter().unzip();
    for ((answer, part), line) in asked(&asked_for).iter().zip(parts).zip(&asked_for) {
        let said = answer["said"].as_str().unwrap();
        assert!(said.contains(part), "{line}: {said}");
    }
}
