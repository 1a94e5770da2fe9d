//! Options from a file, through the whole program.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use assert_cmd::cargo::cargo_bin;
use tempfile::TempDir;

/// Runs the program in a folder.
fn cauldron(folder: &Path, args: &[&str]) -> Output {
    Command::new(cargo_bin!("cauldron")).current_dir(folder).args(args).output().unwrap()
}

fn with_file(text: impl AsRef<[u8]>) -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("run.toml"), text).unwrap();
    folder
}

/// What is written, by name.
#[track_caller]
fn written(folder: &Path, args: &[&str]) -> Vec<(String, Vec<u8>)> {
    let output = cauldron(folder, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    let mut files: Vec<_> = fs::read_dir(folder.join("made"))
        .unwrap()
        .map(|file| file.unwrap())
        .map(|file| (file.file_name().into_string().unwrap(), fs::read(file.path()).unwrap()))
        .collect();
    files.sort();
    files
}

/// The one line that a refusal is.
#[track_caller]
fn refused(folder: &Path, args: &[&str]) -> String {
    let output = cauldron(folder, args);
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(output.stdout.is_empty());
    assert_eq!(told.trim_end().lines().count(), 1, "{told}");
    assert!(!told.trim_end().chars().any(char::is_control), "{told:?}");
    told.trim_end().strip_prefix("cauldron: ").expect("its own name").to_owned()
}

#[test]
fn a_file_gives_the_pages_that_typing_gives() {
    let typed = TempDir::new().unwrap();
    let args = [
        "-s",
        "malut-lisil-hilug-pu",
        "-l",
        "5",
        "-p",
        "3",
        "--paper",
        "letter",
        "--bleed",
        "3.5",
        "--svg",
    ];
    let typed =
        written(typed.path(), &[&args[..], &["--special-cells", "no", "--out", "made"]].concat());
    let file = with_file(
        r#"
        seed = "malut-lisil-hilug-pu"
        level = 5
        players = 3
        special-cells = false
        paper = "letter"
        bleed = 3.5
        svg = true
        out = "made"
        "#,
    );
    assert!(typed.len() > 2);
    assert!(written(file.path(), &["--config", "run.toml"]) == typed, "without a command");
    fs::remove_dir_all(file.path().join("made")).unwrap();
    assert!(written(file.path(), &["sheet", "--config=run.toml"]) == typed);
    fs::remove_dir_all(file.path().join("made")).unwrap();
    let fewer = written(file.path(), &["sheet", "--config", "run.toml", "--unset", "svg"]);
    assert_eq!(fewer.len(), 2, "only the PDF and the page that tests");
}

#[test]
fn paths_are_relative_to_the_file() {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("job")).unwrap();
    fs::write(folder.path().join("job/run.toml"), "out = '../made'\nseed = 1").unwrap();
    let files = written(folder.path(), &["sheet", "--config", "job/run.toml"]);
    assert_eq!(files.len(), 2);
}

#[test]
fn other_commands_take_a_file_too() {
    let folder = with_file("seed = 5\nturns = 12\nout = 'made'");
    assert_eq!(written(folder.path(), &["race", "print", "--config", "run.toml"]).len(), 1);
    let told = refused(folder.path(), &["print", "witches", "--config", "run.toml"]);
    assert!(told.starts_with("run.toml:2:1: there is no option \"turns\""), "{told}");
}

#[test]
fn a_file_that_cannot_be_used_is_told_in_one_sentence() {
    let config = ["sheet", "--config", "run.toml"];
    for (text, told) in [
        (
            "seed = 1\n\npapr = 'a4'",
            "run.toml:3:1: there is no option \"papr\"; did you mean paper?",
        ),
        ("level = 9", "run.toml:1:9: level: there is no level \"9\""),
        ("duplex = 'up'", "run.toml:1:10: duplex: there is no \"up\"; use long-edge or short-edge"),
        ("seed = [1, 2]", "run.toml:1:8: seed takes one value, not a list"),
        ("seed = 1\nseed = 2", "run.toml:2:1: this is not TOML: duplicate key"),
        ("seed = ", "run.toml:1:8: this is not TOML: "),
        ("key-file = 'a'", "--referee is missing"),
    ] {
        let folder = with_file(text);
        let said = refused(folder.path(), &config);
        assert!(said.starts_with(told), "{text}: {said}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is written");
    }
    let folder = with_file(b"seed = 1\n# \xff\xfe");
    assert!(refused(folder.path(), &config).starts_with("run.toml:2:3: this is not UTF-8"));
    let folder = with_file(format!("seed = 1 #{}", " ".repeat(1 << 20)));
    assert!(refused(folder.path(), &config).contains("too large"));
    let folder = with_file(format!("seed = {}", "[".repeat(100_000)));
    assert!(refused(folder.path(), &config).starts_with("run.toml:1:"));
    let folder = with_file("\"\u{1b}[31m\\u0007\u{202e}\" = 1");
    refused(folder.path(), &config);
    let folder = TempDir::new().unwrap();
    assert!(refused(folder.path(), &config).starts_with("there is no file \"run.toml\""));
    assert!(refused(folder.path(), &["--config", "."]).contains("is a folder"));
    assert!(refused(folder.path(), &["--config"]).starts_with("--config needs a value"));
    assert!(refused(folder.path(), &["--unset", "seed"]).starts_with("--config is missing"));
}

#[test]
fn a_run_is_made_from_a_file() {
    let args = ["--seed", "9", "--games", "3", "--levels", "0,2", "--files", "--threads", "1"];
    let style = ["--title", "Our -- evening", "--footer", "for \"friends\""];
    let style = [&style[..], &["--logo", "art/logo.svg", "--out", "made"]].concat();
    let logo = |folder: &TempDir| {
        let svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><circle r=\"4\"/></svg>";
        fs::create_dir(folder.path().join("art")).unwrap();
        fs::write(folder.path().join("art/logo.svg"), svg).unwrap();
    };
    let typed = TempDir::new().unwrap();
    logo(&typed);
    let typed = written(typed.path(), &[&["booklet"], &args[..], &style].concat());
    let folder = with_file(
        r#"
        seed = 9
        games = 3
        levels = [0, 2]
        files = true
        threads = 1
        out = "made"
        [style]
        title = "Our -- evening"
        logo = "art/logo.svg"
        footer = 'for "friends"'
        "#,
    );
    logo(&folder);
    let config = ["booklet", "--config", "run.toml"];
    assert!(typed.len() > 3 && written(folder.path(), &config) == typed);
    fs::remove_dir_all(folder.path().join("made")).unwrap();
    // A list takes the place of the number and of the first seed, which do not go with it.
    let listed =
        written(folder.path(), &[&config[..], &["--seeds", "5,6", "--volume", "2"]].concat());
    assert_eq!(listed.iter().filter(|(name, _)| name.ends_with(".pdf")).count(), 1);

    for (text, told) in [
        ("games = 0", "run.toml:1:9: games: a run cannot have \"0\" games; use 1 to 1,000,000"),
        ("games = 1_000_000_000", "run.toml:1:9: games: a run cannot have \"1000000000\" games"),
        ("levels = [0, 9]", "run.toml:1:14: levels: there is no level \"9\""),
        ("seeds = [1, 2]\ngames = 2", "run.toml:1:1: seeds does not go with games"),
        ("shard = '4/3'", "run.toml:1:9: shard: "),
        ("titel = 'x'", "run.toml:1:1: there is no option \"titel\"; did you mean title?"),
        ("[style]\nlevel = 1", "run.toml:2:1: level stands before [style], not in it"),
        ("[style]\nlogo = '../logo.svg'", "run.toml:2:8: logo leads out of the folder"),
    ] {
        let folder = with_file(text);
        let said = refused(folder.path(), &config);
        assert!(said.starts_with(told), "{text}: {said}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is written");
    }
}

/// Help needs no file, and a wrong word is told of whether or not there is one.
#[test]
fn the_rest_of_the_command_line_is_as_before() {
    let folder = with_file("seed = 1\nout = 'made'");
    let help = cauldron(folder.path(), &["sheet", "--config", "nowhere.toml", "--help"]);
    assert!(help.status.success());
    let told = refused(folder.path(), &["sheet", "--frob", "--config", "run.toml"]);
    assert!(told.starts_with("there is no option \"--frob\""), "{told}");
    let told = refused(folder.path(), &["sheet", "--config", "run.toml", "--level", "9"]);
    assert!(told.starts_with("--level: there is no level \"9\""), "{told}");
    // A picture's resolution can be left out before another option.
    let files = written(folder.path(), &["sheet", "--png", "--config", "run.toml"]);
    assert!(files.iter().any(|(name, _)| name.ends_with(".png")));
}
