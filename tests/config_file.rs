//! Tests of option files and remembered settings through the whole program.

mod tools;

use std::fs;
use std::path::Path;
use std::process::Output;

use tempfile::TempDir;
use tools::program;

/// Runs the program in a folder.
fn cauldron(folder: &Path, args: &[&str]) -> Output {
    program::cauldron().current_dir(folder).args(args).output().unwrap()
}

fn with_file(text: impl AsRef<[u8]>) -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("run.toml"), text).unwrap();
    folder
}

/// Files written by a command, by name.
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

/// Runs a command that must be refused. Returns the single line of the message.
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
    // A list replaces the number and the first seed, and conflicts with them.
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

/// `--help` works without the file. Unknown options are reported with and without a file.
#[test]
fn the_rest_of_the_command_line_is_as_before() {
    let folder = with_file("seed = 1\nout = 'made'");
    let help = cauldron(folder.path(), &["sheet", "--config", "nowhere.toml", "--help"]);
    assert!(help.status.success());
    let told = refused(folder.path(), &["sheet", "--frob", "--config", "run.toml"]);
    assert!(told.starts_with("there is no option \"--frob\""), "{told}");
    let told = refused(folder.path(), &["sheet", "--config", "run.toml", "--level", "9"]);
    assert!(told.starts_with("--level: there is no level \"9\""), "{told}");
    // The resolution of `--png` may be omitted before another option.
    let files = written(folder.path(), &["sheet", "--png", "--config", "run.toml"]);
    assert!(files.iter().any(|(name, _)| name.ends_with(".png")));
}

/// Runs the program with the given home folder and locale.
fn at_home(home: &Path, locale: &str, args: &[&str]) -> Output {
    let mut command = program::cauldron();
    for name in [program::ALONE.0, "LC_ALL", "LC_PAPER", "LC_MESSAGES", "LANGUAGE", "APPDATA"] {
        command.env_remove(name);
    }
    command.env("LANG", locale).env("HOME", home).env("XDG_CONFIG_HOME", home.join("settings"));
    command.current_dir(home).args(args).output().unwrap()
}

/// Runs a command that must succeed. Returns its standard output and its remarks.
#[track_caller]
fn done_at_home(home: &Path, locale: &str, args: &[&str]) -> (String, String) {
    let output = at_home(home, locale, args);
    let told = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    assert!(output.status.success(), "{args:?}: {told:?}");
    told.into()
}

#[test]
fn an_address_that_is_remembered_is_where_later_codes_lead() {
    let home = TempDir::new().unwrap();
    let home = home.path();
    let json = |args: &[&str]| -> serde_json::Value {
        let (told, remarks) = done_at_home(home, "C", args);
        assert_eq!(remarks, "");
        serde_json::from_str(&told).unwrap()
    };
    assert_eq!(json(&["-s", "1", "--json"])["options"]["base-url"], serde_json::Value::Null);
    done_at_home(home, "C", &["config", "base-url", "https://example.org/w"]);
    done_at_home(home, "C", &["config", "paper", "letter"]);
    done_at_home(home, "C", &["config", "ink", "saver"]);
    let made = json(&["-s", "1", "--json"]);
    assert!(made["code"].as_str().unwrap().starts_with("https://example.org/w#"), "{made}");
    let options = &made["options"];
    assert_eq!(options["base-url"], "https://example.org/w");
    assert_eq!(options["paper"], "letter");
    assert_eq!(options["ink"], "saver");
    let read = |made: &serde_json::Value| fs::read(home.join(made["files"][0].as_str().unwrap()));
    // The output lists all effective options: the same options as arguments give the same bytes
    // without remembered settings.
    let typed = ["--base-url", "https://example.org/w", "--paper", "letter", "--ink", "saver"];
    let again = ["-s", "1", "--json", "--no-config", "--out", "again"];
    let again = json(&[&again[..], &typed].concat());
    assert_eq!(again["options"], made["options"]);
    assert!(read(&again).unwrap() == read(&made).unwrap());
    let other = json(&["-s", "1", "--json", "--base-url", "https://example.org/other"]);
    assert_eq!(other["options"]["base-url"], "https://example.org/other");
    let printed = json(&["print", "witches", "-s", "1", "--json"]);
    assert_eq!(printed["options"]["base-url"], "https://example.org/w");
    assert!(read(&printed).unwrap() == read(&made).unwrap(), "the usual sheet");
    let gallery = ["gallery", "-n", "1", "--png", "20", "--json"];
    assert_eq!(json(&gallery)["options"]["base-url"], "https://example.org/w");
    let race = json(&["race", "print", "-s", "1", "--turns", "12", "--json"]);
    assert_eq!(race["options"]["paper"], "letter");
    assert_eq!(json(&["align", "--json"])["options"]["duplex"], "long-edge");
    done_at_home(home, "C", &["config", "--unset", "base-url"]);
    assert_eq!(json(&["-s", "1", "--json"])["options"]["base-url"], serde_json::Value::Null);
}

#[test]
fn a_run_is_verified_and_printed_again_whatever_is_remembered() {
    let home = TempDir::new().unwrap();
    let home = home.path();
    for [key, value] in [
        ["base-url", "https://example.org/w"],
        ["paper", "letter"],
        ["theme", "herbarium"],
        ["ink", "gray"],
        ["duplex", "short-edge"],
        ["lang", "de"],
    ] {
        done_at_home(home, "C", &["config", key, value]);
    }
    let run = ["booklet", "-n", "2", "--seed", "9", "--level", "1", "--out", "run", "--quiet"];
    done_at_home(home, "fr_FR", &run);
    let manifest = fs::read_to_string(home.join("run/manifest.jsonl")).unwrap();
    let first: serde_json::Value = serde_json::from_str(manifest.lines().next().unwrap()).unwrap();
    let first = &first["run"];
    let draw = &first["options"]["draw"];
    assert_eq!(first["wishes"]["base_url"], "https://example.org/w");
    for (key, value) in
        [("theme", "herbarium"), ("ink", "gray"), ("duplex", "short-edge"), ("language", "de")]
    {
        assert_eq!(draw[key], value, "{key}");
    }
    assert_eq!(draw["paper"], serde_json::json!([215.9, 279.4]));
    assert_eq!(draw["corrections"]["upright"]["x"], 0.0, "what is usual is told, too");
    // Changed settings must not affect existing runs.
    for [key, value] in [["paper", "a3"], ["theme", "ink-saver"], ["lang", "pl"]] {
        done_at_home(home, "C", &["config", key, value]);
    }
    done_at_home(home, "C", &["config", "--unset", "base-url"]);
    done_at_home(home, "en_US", &["verify", "run/manifest.jsonl", "--quiet"]);
    let lost = ["reprint", "run/manifest.jsonl", "1", "--volume", "--out", "lost", "--quiet"];
    done_at_home(home, "en_US", &lost);
    let read = |folder: &str| fs::read(home.join(folder).join("booklet.pdf")).unwrap();
    assert!(read("lost") == read("run"));
}

#[test]
fn the_first_run_takes_paper_and_language_from_the_computer_and_says_so_once() {
    let home = TempDir::new().unwrap();
    let home = home.path();
    let sheet = ["-s", "1", "--out", "made"];
    let (told, remarks) = done_at_home(home, "fr_CA.UTF-8", &sheet);
    assert!(told.contains("-letter.pdf"), "{told}");
    assert!(remarks.starts_with("Repris de cet ordinateur"), "{remarks}");
    assert!(remarks.contains("papier Letter et langue Français. "), "{remarks}");
    assert!(remarks.ends_with("cauldron config paper a4, cauldron config lang en\n"), "{remarks}");
    assert_eq!(remarks.lines().count(), 1, "{remarks}");
    assert_eq!(done_at_home(home, "de_DE.UTF-8", &sheet), (told, String::new()));
    let kept = home.join("settings/cauldron-press/config.toml");
    assert_eq!(fs::read_to_string(&kept).unwrap(), "paper = \"letter\"\nlang = \"fr\"\n");
    // Without a locale the defaults are used, without remarks.
    let nowhere = TempDir::new().unwrap();
    let (told, remarks) = done_at_home(nowhere.path(), "C.UTF-8", &sheet);
    assert_eq!(remarks, "");
    assert!(told.starts_with("Sheet ") && told.contains("-4p.pdf"), "{told}");
    // If the settings cannot be saved, the program says so and continues.
    let closed = TempDir::new().unwrap();
    let closed = closed.path();
    fs::write(closed.join("settings"), "a file in the way").unwrap();
    for _ in 0..2 {
        let (told, remarks) = done_at_home(closed, "en_US", &sheet);
        assert!(told.contains("-letter.pdf"), "{told}");
        assert!(remarks.starts_with("Taken from this computer: paper Letter"), "{remarks}");
    }
    assert_eq!(done_at_home(closed, "en_US", &["-s", "1", "--no-config"]).1, "");
    let output = at_home(closed, "C", &["config", "paper", "a4"]);
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(3), "{told}");
    assert!(told.starts_with("cauldron: cannot write "), "{told}");
}

#[test]
fn settings_that_cannot_be_used_are_told_with_file_and_line() {
    let home = TempDir::new().unwrap();
    let home = home.path();
    let file = home.join("settings/cauldron-press/config.toml");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, "# mine\npaper = \"a9\"\n").unwrap();
    let told = |args: &[&str]| {
        let output = at_home(home, "C", args);
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
        told
    };
    let refused = told(&["-s", "1"]);
    let where_and_why = "cauldron-press/config.toml:2:9: paper: \"a9\" is not a paper size";
    assert!(refused.contains(where_and_why), "{refused}");
    assert!(!home.join("output").exists());
    done_at_home(home, "C", &["-s", "1", "--paper", "a4"]);
    done_at_home(home, "C", &["config", "paper", "a3"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "# mine\npaper = \"a3\"\n");
    // A printer that existed when it was remembered.
    let align = ["align", "--printer", "Attic", "--read", "M13,N13,M13,M12"];
    done_at_home(home, "C", &align);
    done_at_home(home, "C", &["config", "printer", "Attic"]);
    let options = |args: &[&str]| {
        let (told, _) = done_at_home(home, "C", args);
        let told: serde_json::Value = serde_json::from_str(&told).unwrap();
        told["options"].clone()
    };
    let sheet = options(&["-s", "1", "--json"]);
    assert_eq!(sheet["printer"], "Attic");
    assert_eq!(sheet["corrections"]["upright"]["y"], -1.9);
    let page = options(&["align", "--json"]);
    assert_eq!(page["printer"], serde_json::Value::Null, "a test page is not corrected");
    done_at_home(home, "C", &["align", "--forget", "Attic"]);
    let refused = told(&["-s", "1"]);
    let where_and_why = "config.toml:3:11: printer: no printer \"Attic\" is known";
    assert!(refused.contains(where_and_why), "{refused}");
}

#[test]
fn a_site_tells_how_codes_come_to_lead_there() {
    let home = TempDir::new().unwrap();
    let home = home.path();
    let site = |more: &[&str]| done_at_home(home, "C", &[&["site"], more].concat()).0;
    let told = site(&["--out", "page"]);
    let steps =
        ["1. Open https://", "2. Drag the folder page ", "cauldron config base-url https://…"];
    for step in steps {
        assert!(told.contains(step), "{told}");
    }
    done_at_home(home, "C", &["config", "base-url", "https://example.org/w"]);
    let told = site(&["--out", "page"]);
    assert!(told.contains("3. Codes lead to https://example.org/w;"), "{told}");
    assert_eq!(site(&["--out", "page", "--quiet"]), "");
    assert!(!site(&["--single", "play.html"]).contains("https://"));
}

#[test]
#[cfg(target_os = "linux")]
fn a_site_asks_for_its_address_at_a_terminal() {
    use std::io::{Read, Write};
    use std::process::{Command, Stdio};
    tools::skip_without!("script");
    let home = TempDir::new().unwrap();
    // `script` provides the terminal.
    let site = format!("'{}' site --out page", program::path());
    let mut child = Command::new("script")
        .args(["-qec", &site, "/dev/null"])
        .current_dir(&home)
        .env_remove(program::ALONE.0)
        .env("LC_ALL", "C")
        .env("XDG_CONFIG_HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut keys = child.stdin.take().unwrap();
    keys.write_all(b"example.org\nhttps://example.org/play\n").unwrap();
    let mut told = String::new();
    child.stdout.take().unwrap().read_to_string(&mut told).unwrap();
    assert!(child.wait().unwrap().success(), "{told}");
    assert!(told.contains("The address, if you have it"), "{told}");
    assert!(told.contains("is not a web address"), "{told}");
    let kept = fs::read_to_string(home.path().join("cauldron-press/config.toml")).unwrap();
    assert_eq!(kept, "base-url = \"https://example.org/play\"\n");
}
