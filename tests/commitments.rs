//! Tests of commitments to the secrets of a tournament. A commitment determines one key; key, seed
//! and settings determine one code.

#[path = "tools/program.rs"]
mod program;

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

fn output(args: &[&str]) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } = program::cauldron().args(args).output().unwrap();
    (status.code(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

/// Runs a command that must succeed. Returns its standard output as JSON.
#[track_caller]
fn told(args: &[&str]) -> Value {
    let (code, told, error) = output(&[args, &["--json"]].concat());
    assert_eq!(code, Some(0), "{args:?}: {error}");
    serde_json::from_str(&told).unwrap()
}

fn text(path: &Path) -> String {
    path.to_str().unwrap().to_owned()
}

/// Options of a sheet, each with a default and with other values.
const SETTINGS: [(&str, &str, &[&str]); 8] = [
    ("--players", "4", &["1", "3", "5", "8"]),
    ("--answers", "2", &["1", "3", "4"]),
    ("--ingredients", "8", &["7", "9"]),
    ("--length", "4", &["5", "hidden"]),
    ("--decoys", "all", &["ignore"]),
    ("--effects", "some", &["none", "many"]),
    ("--special-cells", "yes", &["no"]),
    // The level is overridden by the options for single settings.
    ("--level", "3", &[]),
];

/// Arguments for all settings, some of them changed.
fn settings<'a>(changed: &[(&'a str, &'a str)]) -> Vec<&'a str> {
    let value =
        |name, usual| changed.iter().find(|(other, _)| *other == name).map_or(usual, |c| c.1);
    SETTINGS.iter().flat_map(|&(name, usual, _)| [name, value(name, usual)]).collect()
}

#[test]
fn an_audit_fails_where_key_seed_or_any_setting_is_another() {
    let folder = TempDir::new().unwrap();
    let [key, other, out] =
        ["club.key", "other.key", "out"].map(|name| text(&folder.path().join(name)));
    let print = |seed: &str, key: &str, changed: &[(&'static str, &'static str)]| {
        let sheet = ["--seed", seed, "--referee", "--key-file", key, "--out", &out];
        let made = told(&[&sheet[..], &settings(changed)].concat());
        (made["code"].as_str().unwrap().to_owned(), made["label"].clone())
    };
    let (code, label) = print("77", &key, &[]);
    let (fewer, other_label) = print("77", &key, &[("--answers", "1")]);
    assert!(code != fewer && label != other_label, "{label} has two codes");
    let (_, other_label) = print("77", &other, &[]);
    assert_ne!(label, other_label);

    let audit = |key: &str, seed: &str, code: &str, changed: &[(&'static str, &'static str)]| {
        let args = ["audit", "--key-file", key, "--seed", seed, code];
        output(&[&args[..], &settings(changed)].concat())
    };
    let (right, said, error) = audit(&key, "77", &code, &[]);
    assert_eq!(right, Some(0), "{said}{error}");
    assert!(said.contains("is that of game"), "{said}");
    for (name, usual, others) in SETTINGS {
        for value in others {
            let (wrong, said, error) = audit(&key, "77", &code, &[(name, value)]);
            assert_eq!(wrong, Some(1), "{name} {value}: {said}{error}");
            assert!(said.contains(&format!("another setting: {name} {usual}.")), "{said}");
        }
    }
    let (wrong, said, _) = audit(&key, "77", &fewer, &[]);
    assert!(wrong == Some(1) && said.contains("another setting: --answers 1"), "{said}");
    let several = audit(&key, "77", &code, &[("--answers", "1"), ("--players", "5")]);
    for (wrong, said, _) in
        [several, audit(&other, "77", &code, &[]), audit(&key, "78", &code, &[])]
    {
        assert_eq!(wrong, Some(1), "{said}");
        assert!(said.contains("the key, the game code or several settings"), "{said}");
    }
    let ordinary = told(&["--seed", "77", "--out", &out]);
    let (wrong, said, _) = audit(&key, "77", ordinary["code"].as_str().unwrap(), &[]);
    assert!(wrong == Some(1) && said.contains("ordinary sheet"), "{said}");
}

/// Parts and extensions of a key file, for example `cut -d- -f1-8 club.key`.
#[test]
fn parts_and_additions_of_a_key_file_are_no_keys() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.key");
    let file = text(&path);
    told(&["--seed", "7", "--referee", "--key-file", &file, "--out", &text(folder.path())]);
    let key = fs::read_to_string(&path).unwrap().trim().to_owned();
    let commitment = told(&["audit", "--key-file", &file])["commitment"].clone();
    let groups: Vec<&str> = key.split('-').collect();
    assert_eq!(groups.len(), 10);

    let refused = [
        (groups[..8].join("-"), "before 1.0"),
        (groups[..9].join("-"), "36 letters and digits instead of 40"),
        (groups[1..].join("-"), "36 letters and digits instead of 40"),
        (format!("{key}-{}", groups[0]), "44 letters and digits instead of 40"),
        (format!("{key}\n{key}\n"), "80 letters and digits instead of 40"),
        (groups.iter().rev().copied().collect::<Vec<_>>().join("-"), "typo"),
        (format!("Key: {key}\nKey: {}\n", groups[..8].join("-")), "before 1.0"),
        ("0000-0000-0000-0000-0000-0000-0000-0001-15R8-3JFS".to_owned(), "before 1.0"),
        (String::new(), "0 letters and digits instead of 40"),
    ];
    for (text, why) in refused {
        fs::write(&path, &text).unwrap();
        let (code, _, error) = output(&["audit", "--key-file", &file]);
        assert_eq!(code, Some(2), "{text}: {error}");
        assert!(error.contains(why) && error.trim_end().lines().count() == 1, "{text}: {error}");
    }
    let same = [
        key.to_lowercase().replace('-', " ").replace('0', "o"),
        groups.join("\n"),
        format!("Key: {key}\nSchlüssel: {key}\n"),
    ];
    for text in same {
        fs::write(&path, &text).unwrap();
        assert_eq!(told(&["audit", "--key-file", &file])["commitment"], commitment, "{text}");
    }
    let made = told(&[
        "--seed",
        "7",
        "--referee",
        "--key-file",
        &text(&folder.path().join("second.key")),
        "--out",
        &text(folder.path()),
    ]);
    assert!(made["organiser"].is_string());
    let second = fs::read_to_string(folder.path().join("second.key")).unwrap();
    let second = second.trim();
    for text in [
        format!("Key: {key}\nKey: {second}\n"),
        format!("{key}\nKey: {second}\n"),
        format!("Key: {key}\n{second}\n"),
        format!("Opening code: {second}\nKey: {key}\n"),
        format!("Clé : {second}\nKey: {key}\nkey: {key}"),
    ] {
        fs::write(&path, &text).unwrap();
        let (code, _, error) = output(&["audit", "--key-file", &file]);
        assert!(code == Some(2) && error.contains("several lines"), "{text}: {error}");
    }
    fs::write(&path, &key).unwrap();
    for wrong in ["", "ABCD-EFGH-JKMN-PQRS-TVWX", "ABCD-EFGH-JKMN-PQRS-TVWX-YZ0U"] {
        let (code, _, error) = output(&["audit", "--key-file", &file, "--commitment", wrong]);
        assert!(code == Some(2) && error.contains("six groups"), "{wrong}: {error}");
    }
}

/// The first of several concurrent runs creates the key file, and the others use its key.
#[test]
fn runs_that_begin_at_one_time_have_one_key() {
    let folder = TempDir::new().unwrap();
    let key = text(&folder.path().join("club.key"));
    let start = |args: &[&str], out: &str| {
        let mut command: Command = program::cauldron();
        command.args(args).args(["--referee", "--key-file", &key, "--json", "--out", out]);
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    };
    let outs: Vec<String> = (0..6).map(|n| text(&folder.path().join(format!("out-{n}")))).collect();
    let begun: Vec<_> = outs
        .iter()
        .enumerate()
        .map(|(n, out)| match n {
            0 | 1 => start(&["booklet", "--games", "1", "--seed", "5"], out),
            _ => start(&["--seed", &n.to_string()], out),
        })
        .collect();
    let mut codes = Vec::new();
    for (n, child) in begun.into_iter().enumerate() {
        let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
        assert!(status.success(), "{}", String::from_utf8_lossy(&stderr));
        let told: Value = serde_json::from_slice(&stdout).unwrap();
        if n > 1 {
            codes.push((n.to_string(), told["code"].as_str().unwrap().to_owned()));
        }
    }
    let kept = fs::read_to_string(&key).unwrap();
    for out in &outs[..2] {
        let manifest = format!("{out}/manifest.jsonl");
        assert_eq!(output(&["verify", &manifest, "--key-file", &key]).0, Some(0));
        let secrets = fs::read_to_string(format!("{out}/secrets.jsonl")).unwrap();
        assert!(secrets.contains(kept.trim()), "its secrets come from the key that was kept");
    }
    for (seed, code) in codes {
        let (right, said, error) = output(&["audit", "--key-file", &key, "--seed", &seed, &code]);
        assert_eq!(right, Some(0), "{said}{error}");
    }
    let names = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
    let mut hidden = names.filter(|name| name.to_string_lossy().starts_with('.'));
    assert_eq!(hidden.next(), None, "nothing half-written is left");
}
