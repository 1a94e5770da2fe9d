//! The WebAssembly module of the press makes the same bytes as the library. Node runs it in place
//! of a browser.
#![cfg(feature = "program")]

#[path = "press_module/params.rs"]
mod params;
mod tools;

use std::borrow::Cow;
use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use cauldron_press::page::fonts::FILES;
use cauldron_press::phone::press_parts;
use serde_json::{Value, json};
use tools::skip_without;

/// Largest size of the module, in bytes, including the fonts of Latin letters, and the writing of
/// any script and of fonts in SVG files.
const MOST_BYTES: usize = 1_120_000;
const MODULE: &str = "templates/page/press.wasm.gz";

#[test]
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

/// Replies of the module, one per line.
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

/// Writes all files that are loaded on demand to a folder. Returns the lines that pass them to the
/// module.
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

/// Runs hundreds of cases with `CAULDRON_LONG_TESTS=1`.
#[test]
fn the_module_makes_the_bytes_that_the_library_makes() {
    skip_without!("node");
    let all = params::all();
    let folder = tempfile::tempdir().unwrap();
    let mut lines = handed_in(folder.path());
    let before = lines.len();
    lines.extend(all.iter().cloned());
    let module = thread::spawn(move || asked(&lines));
    let own = params::made(&all);
    let answers = module.join().unwrap();
    let told = |answer: &Value| {
        let text = |name: &str| answer[name].as_str().unwrap().to_owned();
        (text("said"), text("digest"))
    };
    params::compare(&all, &own, &answers[before..].iter().map(told).collect::<Vec<_>>());
}

#[test]
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
