//! Stored settings with the program's real commands.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use clap::{FromArgMatches, Parser};
use tempfile::TempDir;

use super::usual::Locale;
use super::*;
use crate::cli::config;
use crate::cli::tests::console;

/// Creates a folder with a settings file of this text, or without a file if `text` is empty.
fn home(text: impl AsRef<[u8]>) -> (TempDir, Environment) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("config.toml");
    if !text.as_ref().is_empty() {
        fs::write(&file, text).unwrap();
    }
    let here = Environment { file: Some(file), ..Environment::default() };
    (folder, here)
}

fn locale(paper: &'static str, language: &str) -> Locale {
    Locale { paper: Some(paper), language: Language::of(language) }
}

/// Parses a command line. Returns the matches and the defaults, or the sentence of the error.
fn read(line: &str, here: &Environment) -> Result<(clap::ArgMatches, Defaults), String> {
    let typed: Vec<OsString> = line.split_whitespace().map(OsString::from).collect();
    let told = |failure: Failure| failure.sentence(Language::first());
    let (program, usual) = apply_defaults(Cli::command(), &typed, here).map_err(told)?;
    let matches = config::matches(program, typed).map_err(|refused| match refused {
        config::ArgsError::Typed(error) => error.to_string(),
        config::ArgsError::File(failure) => told(failure),
    })?;
    Cli::from_arg_matches(&matches).unwrap();
    let usual = usual.adjust(&matches);
    Ok((matches, usual))
}

/// Returns the raw value of an option of the innermost command.
fn raw(matches: &clap::ArgMatches, option: &str) -> Option<String> {
    let mut innermost = matches;
    while let Some((_, below)) = innermost.subcommand() {
        innermost = below;
    }
    let mut values = innermost.try_get_raw(option).ok()??;
    values.next().and_then(|value| value.to_str()).map(str::to_owned)
}

const ALL: &str = "base-url = 'https://example.org/w'\npaper = 'letter'\nlang = 'fr'\n\
                   theme = 'herbarium'\nink = 'gray'\nduplex = 'short-edge'\n";

#[test]
fn every_command_that_prints_takes_the_settings_of_its_options() {
    let (_home, here) = home(ALL);
    let printing = ["paper", "theme", "ink", "duplex"];
    let with_code = ["paper", "theme", "ink", "duplex", "base_url"];
    for (line, options) in [
        ("cauldron", &with_code[..]),
        ("cauldron sheet", &with_code),
        ("cauldron booklet -n 3", &with_code),
        ("cauldron print witches", &with_code),
        ("cauldron race print", &printing),
        ("cauldron race booklet", &printing),
        ("cauldron align", &printing),
        ("cauldron gallery", &["paper", "theme", "ink", "base_url"]),
        ("cauldron pack", &["theme", "ink", "base_url"]),
        ("cauldron brew", &[]),
        ("cauldron serve", &[]),
        ("cauldron verify manifest.jsonl", &[]),
        ("cauldron reprint manifest.jsonl 1", &[]),
        ("cauldron theme list", &[]),
        ("cauldron config", &[]),
    ] {
        let (matches, usual) = read(line, &here).unwrap();
        for (option, value) in [
            ("paper", "letter"),
            ("theme", "herbarium"),
            ("ink", "gray"),
            ("duplex", "short-edge"),
            ("base_url", "https://example.org/w"),
        ] {
            let expected = options.contains(&option).then(|| value.to_owned());
            assert_eq!(raw(&matches, option), expected, "{line}: {option}");
        }
        assert_eq!(usual.language, Language::of("fr"), "{line}");
    }
}

#[test]
fn what_is_typed_comes_first_then_the_file_of_the_run() {
    let (home, mut here) = home(ALL);
    here.locale = locale("a4", "pl");
    let run = home.path().join("run.toml");
    fs::write(&run, "paper = 'a3'\nduplex = 'long-edge'\nlang = 'nl'\n").unwrap();
    let config = format!("--config {}", run.display());
    let value = |line: &str, option| raw(&read(line, &here).unwrap().0, option);
    let lines = ["cauldron --paper a2", "cauldron", "cauldron --no-config"];
    for (line, paper, duplex, ink) in [
        (lines[0].to_owned(), "a2", "short-edge", Some("gray")),
        (format!("{} {config}", lines[0]), "a2", "long-edge", Some("gray")),
        (format!("{} {config}", lines[1]), "a3", "long-edge", Some("gray")),
        (lines[1].to_owned(), "letter", "short-edge", Some("gray")),
        (lines[2].to_owned(), "a4", "long-edge", None),
        (format!("{} --ink black", lines[1]), "letter", "short-edge", Some("black")),
    ] {
        assert_eq!(value(&line, "paper").as_deref(), Some(paper), "{line}");
        assert_eq!(value(&line, "duplex").as_deref(), Some(duplex), "{line}");
        assert_eq!(value(&line, "ink").as_deref(), ink, "{line}");
    }
    let spoken = |line: &str| read(line, &here).unwrap().0.get_one(SPOKEN).copied();
    assert_eq!(spoken(&format!("cauldron {config}")), Language::of("nl"));
    assert_eq!(spoken("cauldron"), None::<&Language>, "nobody chose it: a code may change it");
    let (_, usual) = read("cauldron --lang de", &here).unwrap();
    assert_eq!(usual.language, None);
    let ignored = Environment { ignored: true, ..here.clone() };
    let (matches, usual) = read("cauldron", &ignored).unwrap();
    assert_eq!((raw(&matches, "paper").as_deref(), usual.language), (Some("a4"), None));
}

#[test]
fn large_print_does_not_go_onto_the_paper_of_every_day() {
    let paper = |remembered: &str, line: &str| {
        let (_home, here) = home(format!("paper = '{remembered}'"));
        raw(&read(line, &here).unwrap().0, "paper").unwrap()
    };
    // `a4` with `--large-print` stands for the smallest paper that is large enough.
    assert_eq!(paper("letter", "cauldron booklet --large-print"), "a4");
    assert_eq!(paper("letter", "cauldron booklet"), "letter");
    assert_eq!(paper("a1", "cauldron booklet --large-print"), "a1");
    assert_eq!(paper("letter", "cauldron booklet --large-print --paper a2"), "a2");
    // A sheet has a large-print layout for any paper.
    assert_eq!(paper("letter", "cauldron --large-print"), "letter");
    assert_eq!(paper("letter", "cauldron sheet --large-print"), "letter");
}

#[test]
fn a_theme_speaks_what_it_can_where_nobody_chose() {
    let (_home, mut here) = home("");
    here.locale = locale("a4", "de");
    let language = |line: &str| read(line, &here).unwrap().1.language.map(Language::tag);
    assert_eq!(language("cauldron --theme space-laboratory"), Some("en-GB"));
    assert_eq!(language("cauldron --theme herbarium"), Some("de"));
    assert_eq!(language("cauldron theme check herbarium"), Some("de"));
}

#[test]
fn a_file_that_cannot_be_used_is_told_with_its_line() {
    for (text, told) in [
        ("\npapr = 'a4'", "2:1: there is no setting \"papr\"; did you mean paper?"),
        ("language = 'de'", "1:1: there is no setting \"language\"; did you mean lang?"),
        (
            "xyzzy = 1",
            "1:1: there is no setting \"xyzzy\"; use base-url, paper, lang, theme, printer, ink, duplex",
        ),
        ("[paper]\na = 1", "1:1: paper takes a value, not a table"),
        ("ink = 'gray'\npaper = 'a9'", "2:9: paper: \"a9\" is not a paper size"),
        ("lang = 'xx'", "1:8: lang: there is no language \"xx\""),
        ("base-url = 'example.org'", "1:12: base-url: \"example.org\" is not a web address"),
        ("theme = 'spce'", "1:9: theme: there is no theme \"spce\""),
        ("duplex = 'up'", "1:10: duplex: there is no \"up\"; use long-edge or short-edge"),
        ("ink = true", "1:7: ink takes a value, not true or false"),
        ("ink = ['gray']", "1:7: ink takes one value, not a list"),
        ("ink = ", "1:7: this is not TOML"),
        ("ink = 'gray'\nink = 'gray'", "2:1: this is not TOML: duplicate key"),
    ] {
        let (home, here) = home(text);
        let refused = read("cauldron", &here).map(|_| ()).unwrap_err();
        let at = format!("{}/config.toml:{told}", home.path().display());
        assert!(refused.starts_with(&at), "{text}: {refused}");
        read("cauldron --no-config", &here).unwrap();
        assert!(read("cauldron --help", &here).is_err_and(|told| told.contains("Usage")));
    }
    let (_home, here) = home("paper = 'a9'");
    read("cauldron --paper a3", &here).unwrap();
    read("cauldron brew", &here).unwrap();
    let (home, here) = home(b"ink = 'gray'\n\xff".as_slice());
    let refused = read("cauldron", &here).map(|_| ()).unwrap_err();
    assert!(refused.contains("config.toml:2:1: this is not UTF-8 text"), "{refused}");
    let large = " ".repeat((1 << 20) + 1);
    fs::write(home.path().join("config.toml"), large).unwrap();
    assert!(read("cauldron", &here).map(|_| ()).unwrap_err().contains("is too large"));
    let folder = Environment { file: Some(home.path().to_owned()), ..here };
    assert!(read("cauldron", &folder).map(|_| ()).unwrap_err().contains("is a folder"));
    for nowhere in [home.path().join("none/config.toml"), home.path().join("config.toml/x")] {
        let nowhere = Environment { file: Some(nowhere), ..Environment::default() };
        read("cauldron", &nowhere).unwrap();
    }
    read("cauldron", &Environment::default()).unwrap();
}

/// Runs `cauldron config` in the pseudo-language. Returns its result and its output.
fn said(line: &str, here: &Environment) -> (Result<ExitCode, Failure>, String) {
    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: ConfigArgs,
    }
    let line = Line::try_parse_from(line.split_whitespace()).unwrap_or_else(|e| panic!("{e}"));
    let (console, screen) = console();
    (run(&line.args, here, &console), screen.text())
}

#[test]
fn settings_are_set_shown_and_forgotten() {
    let (home, here) = home("");
    let file = home.path().join("config.toml");
    let text = || fs::read_to_string(&file).unwrap();
    for (line, line_of_file) in [
        ("config base-url https://example.org/w", "base-url = \"https://example.org/w\""),
        ("config lang EN-gb", "lang = \"en\""),
        ("config paper 9x12in", "paper = \"9x12in\""),
        ("config theme ink-saver", "theme = \"ink-saver\""),
    ] {
        let (done, told) = said(line, &here);
        done.unwrap();
        assert!(told.starts_with("Fróm nów ón: "), "{told}");
        assert!(text().lines().any(|line| line == line_of_file), "{}", text());
    }
    let shown = said("config", &here).1;
    for part in
        ["  paper     9x12in\n", "  printer   – (", "  duplex    long-edge (", "  lang      en\n"]
    {
        assert!(shown.contains(part), "{shown}");
    }
    assert_eq!(said("config base-url", &here).1, "https://example.org/w\n");
    let (done, told) = said("config printer", &here);
    assert_eq!(format!("{:?}", done.unwrap()), format!("{:?}", ExitCode::from(NO)));
    assert_eq!(told, "");
    let json: Value = serde_json::from_str(&said("config --json", &here).1).unwrap();
    assert_eq!(json["settings"]["paper"], json!({ "value": "9x12in", "from": "file" }));
    assert_eq!(json["settings"]["ink"], json!({ "value": null, "from": "built in" }));
    said("config --unset paper", &here).0.unwrap();
    assert!(!text().contains("paper"));
    let before = text();
    said("config --unset paper --quiet", &here).0.unwrap();
    assert_eq!(text(), before);
    let computer = Environment { locale: locale("letter", "pl"), ..here.clone() };
    let json: Value = serde_json::from_str(&said("config --json", &computer).1).unwrap();
    assert_eq!(json["settings"]["paper"], json!({ "value": "letter", "from": "computer" }));
    assert_eq!(json["settings"]["lang"]["from"], "file");
    let ignored = Environment { ignored: true, ..computer };
    let json: Value = serde_json::from_str(&said("config --json", &ignored).1).unwrap();
    assert_eq!(json["settings"]["lang"], json!({ "value": "en", "from": "built in" }));
    assert_eq!(json["settings"]["paper"]["value"], "a4");
}

#[test]
fn what_cannot_be_remembered_is_refused_and_changes_nothing() {
    let (home, here) = home("# mine\nink = 'gray'\n");
    for (line, why) in [
        ("config papr a4", "there is no setting \"papr\"; did you mean paper?"),
        ("config --unset papr", "there is no setting \"papr\"; did you mean paper?"),
        ("config xyzzy", "use base-url, paper, lang"),
        ("config paper a9", "paper: \"a9\" is not a paper size"),
        ("config paper a5", "paper: "),
        ("config base-url example.org", "base-url: \"example.org\" is not a web address"),
        ("config lang xx", "lang: there is no language \"xx\"; use en-GB or de"),
        ("config theme nowhere", "theme: there is no theme"),
        ("config ink green", "ink: there is no \"green\"; use colour or gray"),
        ("config duplex up", "duplex: there is no \"up\""),
    ] {
        let (done, told) = said(line, &here);
        let refused = done.expect_err(line).sentence(Language::first());
        assert!(refused.contains(why) && told.is_empty(), "{line}: {refused}");
    }
    let text = fs::read_to_string(home.path().join("config.toml")).unwrap();
    assert_eq!(text, "# mine\nink = 'gray'\n");
    let nobody = Environment::default();
    for line in ["config ink gray", "config --unset ink"] {
        let (done, _) = said(line, &nobody);
        let refused = done.expect_err(line).sentence(Language::first());
        assert!(refused.contains("HOME is not set"), "{refused}");
    }
    assert!(said("config", &nobody).0.is_ok());
    // A key of another version makes every run fail, but it can be removed.
    fs::write(home.path().join("config.toml"), "glitter = 1\nink = 'gray'\n").unwrap();
    assert!(said("config", &here).0.is_err());
    said("config --unset glitter", &here).0.unwrap();
    assert_eq!(said("config ink", &here).1, "gray\n");
}

#[test]
fn the_folder_of_a_theme_is_found_from_everywhere() {
    let (_home, here) = home("");
    let own = TempDir::new_in(".").unwrap();
    fs::write(own.path().join("theme.toml"), "title = \"A\"\nabout = \"A\"\n").unwrap();
    let name = Path::new(own.path().file_name().unwrap());
    said(&format!("config theme {}", name.display()), &here).0.unwrap();
    let kept = said("config theme", &here).1;
    assert_eq!(Path::new(kept.trim_end()), std::path::absolute(name).unwrap());
}

#[test]
fn what_comes_from_this_computer_is_told_and_kept_once() {
    let (home, mut here) = home("ink = 'gray'\n");
    here.locale = locale("letter", "de");
    let kept = || fs::read_to_string(home.path().join("config.toml")).unwrap();
    let tell = |line: &str, here: &Environment| {
        let (matches, usual) = read(line, here).unwrap();
        usual.tell(&console().0);
        raw(&matches, "paper")
    };
    // Output that does not mention the computer's settings must not store them either.
    for quiet in
        ["cauldron --quiet", "cauldron --json", "cauldron brew", "cauldron --lang fr --paper a4"]
    {
        tell(quiet, &here);
        assert_eq!(kept(), "ink = 'gray'\n", "{quiet}");
    }
    assert_eq!(
        tell("cauldron --quiet", &here).as_deref(),
        Some("letter"),
        "it counts all the same"
    );
    tell("cauldron race print --lang fr", &here);
    assert_eq!(kept(), "ink = 'gray'\npaper = \"letter\"\n");
    tell("cauldron", &here);
    let both = "ink = 'gray'\npaper = \"letter\"\nlang = \"de\"\n";
    assert_eq!(kept(), both);
    here.locale = locale("a4", "fr");
    assert_eq!(tell("cauldron", &here).as_deref(), Some("letter"), "what was told stays");
    assert_eq!(kept(), both);
    let nowhere = Environment { file: Some("/dev/null/ours/config.toml".into()), ..here };
    assert_eq!(tell("cauldron", &nowhere).as_deref(), Some("a4"), "nothing can be kept");
}
