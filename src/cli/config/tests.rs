//! A command with all kinds of options, and configuration files for it.

use std::fs;

use clap::CommandFactory;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use tempfile::TempDir;

use super::*;
use crate::cli::Cli;

fn program() -> Command {
    let run = Command::new("booklet")
        .args(options())
        .arg(
            Arg::new("count")
                .long("count")
                .short('n')
                .required(true)
                .value_parser(value_parser!(u32)),
        )
        .arg(Arg::new("paper").long("paper").value_parser(["a4", "letter"]).default_value("a4"))
        .arg(Arg::new("levels").long("levels").action(ArgAction::Append).value_delimiter(','))
        .arg(Arg::new("files").long("files").action(ArgAction::SetTrue).conflicts_with("volume"))
        .arg(Arg::new("volume").long("volume").value_parser(value_parser!(u32)))
        .arg(Arg::new("dpi").long("png").num_args(0..=1).default_missing_value("150"))
        .arg(Arg::new("folded").long("folded").value_parser(value_parser!(bool)))
        .arg(Arg::new("out").long("out").value_parser(value_parser!(PathBuf)))
        .arg(Arg::new("place").value_name("PLACE"))
        .next_help_heading(STYLE)
        .arg(Arg::new("title").long("title"))
        .arg(Arg::new("logo").long("logo").value_parser(value_parser!(PathBuf)));
    let language = Arg::new("language").long("language").global(true);
    Command::new("cauldron").arg(language).subcommand(run).subcommand(Command::new("other"))
}

/// Result of parsing a file and typed words: the matches, or the sentence of the error.
struct Tried {
    folder: TempDir,
    result: Result<ArgMatches, String>,
}

fn tried(file: impl AsRef<[u8]>, typed: &str) -> Tried {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("run.toml"), file).unwrap();
    let result = understood(folder.path(), typed);
    Tried { folder, result }
}

fn understood(folder: &std::path::Path, typed: &str) -> Result<ArgMatches, String> {
    let at = folder.display().to_string();
    let typed = typed.replace("FILE", &format!("{at}/run.toml"));
    let typed = typed.split_whitespace().map(OsString::from).collect();
    matches(program(), typed).map_err(|refused| match refused {
        ArgsError::Typed(error) => {
            let language = Language::first();
            language.format(&usage::sentence(&error, &program(), language, |option| option))
        }
        ArgsError::File(failure) => {
            failure.sentence(Language::first()).replace(&format!("{at}/"), "")
        }
    })
}

fn refused(file: impl AsRef<[u8]>) -> String {
    tried(file, "cauldron booklet --config FILE").result.expect_err("it should be refused")
}

impl Tried {
    #[track_caller]
    fn booklet(&self) -> &ArgMatches {
        let all = self.result.as_ref().unwrap_or_else(|error_text| panic!("{error_text}"));
        all.subcommand_matches("booklet").unwrap()
    }

    #[track_caller]
    fn texts(&self, option: &str) -> Vec<&str> {
        self.booklet()
            .get_many::<String>(option)
            .into_iter()
            .flatten()
            .map(String::as_str)
            .collect()
    }

    #[track_caller]
    fn text(&self, option: &str) -> Option<&str> {
        self.booklet().get_one::<String>(option).map(String::as_str)
    }

    #[track_caller]
    fn path(&self, option: &str) -> PathBuf {
        let path = self.booklet().get_one::<PathBuf>(option).unwrap();
        path.strip_prefix(self.folder.path()).unwrap().to_owned()
    }

    #[track_caller]
    fn number(&self, option: &str) -> Option<u32> {
        self.booklet().get_one(option).copied()
    }
}

const FULL: &str = r#"
count = 1_000
paper = "letter"   # as the printer has it
levels = [0, "1", 2]
files = true
png = true
folded = false
out = "print"
language = "en"
[style]
title = "--Friday's \"witches\""
logo = "art/logo.svg"
"#;

#[test]
fn every_kind_of_option_is_read() {
    let tried = tried(FULL, "cauldron booklet --config FILE here");
    assert_eq!(tried.number("count"), Some(1000));
    assert_eq!(tried.text("paper"), Some("letter"));
    assert_eq!(tried.texts("levels"), ["0", "1", "2"]);
    assert!(tried.booklet().get_flag("files"));
    assert_eq!(tried.text("dpi"), Some("150"), "without a value of its own");
    assert_eq!(tried.booklet().get_one::<bool>("folded"), Some(&false));
    assert_eq!(tried.path("out"), PathBuf::from("print"), "relative to the file");
    assert_eq!(tried.text("language"), Some("en"));
    assert_eq!(tried.text("title"), Some("--Friday's \"witches\""));
    assert_eq!(tried.path("logo"), PathBuf::from("art/logo.svg"));
    assert_eq!(tried.text("place"), Some("here"));
}

#[test]
fn what_is_typed_comes_before_the_file() {
    for typed in [
        "cauldron --language de booklet --count 3 --config FILE --levels 5 --png 300 --volume 9",
        "cauldron --language=de booklet --config=FILE -n3 --levels=5 --png=300 --volume=9 --unset title",
    ] {
        let tried = tried(FULL, typed);
        assert_eq!(tried.number("count"), Some(3));
        assert_eq!(tried.texts("levels"), ["5"], "a list is replaced, not made longer");
        assert_eq!(tried.text("dpi"), Some("300"));
        assert_eq!(tried.text("language"), Some("de"));
        assert_eq!(tried.number("volume"), Some(9));
        assert!(!tried.booklet().get_flag("files"), "does not go with what was typed");
        assert_eq!(tried.text("paper"), Some("letter"), "the rest is the file's");
        assert_eq!(tried.text("title").is_none(), typed.contains("--unset"));
    }
    let volume = tried("count = 1\nvolume = 5", "cauldron booklet --files --config FILE");
    assert!(volume.booklet().get_flag("files") && volume.number("volume").is_none());
    let unset = tried(FULL, "cauldron booklet --config FILE --unset files --unset png");
    assert!(!unset.booklet().get_flag("files") && unset.text("dpi").is_none());
}

#[test]
fn a_switch_is_off_where_the_file_says_so() {
    let tried = tried("count = 1\nfiles = false\npng = false", "cauldron booklet --config FILE");
    assert!(!tried.booklet().get_flag("files") && tried.text("dpi").is_none());
}

#[test]
fn errors_tell_line_and_column() {
    for (file, error_text) in [
        ("count = 1\n\npapr = 1", "run.toml:3:1: there is no option \"papr\"; did you mean paper?"),
        ("xyzzy = 1", "run.toml:1:1: there is no option \"xyzzy\"; --help lists the options"),
        ("help = true", "run.toml:1:1: there is no option \"help\"; --help lists the options"),
        ("config = 'a'", "run.toml:1:1: there is no option \"config\"; --help lists the options"),
        ("[stile]\n", "run.toml:1:2: there is no table \"stile\"; did you mean style?"),
        ("[style]\ntitel = 'x'", "run.toml:2:1: there is no option \"titel\"; did you mean title?"),
        ("[style]\npaper = 'a4'", "run.toml:2:1: paper stands before [style], not in it"),
        ("title = 'x'", "run.toml:1:1: title stands in the table [style]"),
        ("  paper = 'a9'", "run.toml:1:11: paper: there is no \"a9\"; use a4 or letter"),
        ("count = 'many'", "run.toml:1:9: count: invalid digit found in string"),
        ("count = -1", "run.toml:1:9: count: -1 is not in 0..=4294967295"),
        ("# é\ncount = 1.5", "run.toml:2:9: count: invalid digit found in string"),
        (
            "volume = 2\nfiles = true\ncount = 1",
            "run.toml:1:1: volume does not go with files; give one of them",
        ),
        ("files = 'yes'", "run.toml:1:9: files is a switch; set it to true or false"),
        ("files = 1", "run.toml:1:9: files is a switch; set it to true or false"),
        ("paper = true", "run.toml:1:9: paper takes a value, not true or false"),
        ("paper = ['a4']", "run.toml:1:9: paper takes one value, not a list"),
        ("levels = [1, [2]]", "run.toml:1:14: levels takes no list within a list"),
        ("paper = {size = 1}", "run.toml:1:9: paper takes a value, not a table"),
        ("[paper]\nsize = 1", "run.toml:1:1: paper takes a value, not a table"),
        ("out = 5", "run.toml:1:7: out is text; put it in quotes"),
        ("out = 2026-01-01", "run.toml:1:7: out takes no date; put text in quotes"),
        ("count = 0x10", "run.toml:1:9: count takes a decimal number"),
        ("[style]\ntitle = 5", "run.toml:2:9: title is text; put it in quotes"),
        ("count = 1\ncount = 2", "run.toml:2:1: this is not TOML: duplicate key"),
        ("a", "run.toml:1:2: this is not TOML: key with no value, expected `=`"),
        (
            "paper = a4",
            "run.toml:1:9: this is not TOML: string values must be quoted, expected literal string",
        ),
    ] {
        assert_eq!(refused(file), error_text, "{file}");
    }
    let windows = refused("out = \"C:\\Users\\Ann\"");
    assert!(windows.contains("in double quotes, a \\ begins a special character"), "{windows}");
    assert_eq!(refused("\u{feff}papr = 1").split(' ').next(), Some("run.toml:1:1:"));
    let latin = refused(b"count = 1\npaper = '\xe9'");
    assert_eq!(latin, "run.toml:2:10: this is not UTF-8 text; save the file as UTF-8");
}

#[test]
fn what_was_typed_is_not_blamed_on_the_file() {
    let error_text = |typed| tried("paper = 'letter'", typed).result.unwrap_err();
    assert_eq!(
        error_text("cauldron booklet --config FILE --paper a9"),
        "--paper: there is no \"a9\"; use a4 or letter"
    );
    assert!(error_text("cauldron booklet --config FILE").starts_with("--count is missing"));
    assert!(
        error_text("cauldron booklet --config FILE --frob --count 1")
            .starts_with("there is no option \"--frob\"")
    );
    assert!(error_text("cauldron booklet --config FILE -n 1 -n 2").contains("more than once"));
    assert!(error_text("cauldron booklet -n 1 --unset paper").starts_with("--config is missing"));
    assert_eq!(
        error_text("cauldron booklet -n 1 --config FILE --unset papr"),
        "--unset: there is no option \"papr\"; did you mean paper?"
    );
    assert!(
        error_text("cauldron other --config FILE").starts_with("there is no option \"--config\"")
    );
}

#[test]
fn a_logo_lies_in_the_folder_of_the_file() {
    let style = |logo: &str| format!("count = 1\n[style]\nlogo = {logo:?}");
    for outside in ["../logo.svg", "art/../../logo.svg", "/etc/logo.svg", ".."] {
        let error_text = refused(style(outside));
        assert!(
            error_text.starts_with("run.toml:3:8: logo leads out of the folder of this file"),
            "{error_text}"
        );
    }
    assert_eq!(
        tried(style("./a/b.svg"), "cauldron booklet --config FILE").path("logo"),
        PathBuf::from("a/b.svg")
    );
    // A typed path is trusted, and may be outside of the folder.
    tried(style("logo.svg"), "cauldron booklet --config FILE --logo ../logo.svg").booklet();
}

#[test]
#[cfg(unix)]
fn a_logo_does_not_lead_out_through_a_link() {
    let outside = TempDir::new().unwrap();
    fs::write(outside.path().join("secret.svg"), "<svg/>").unwrap();
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("inside.svg"), "<svg/>").unwrap();
    let link =
        |to: PathBuf, name| std::os::unix::fs::symlink(to, folder.path().join(name)).unwrap();
    link(outside.path().to_owned(), "art");
    link(folder.path().join("inside.svg"), "logo.svg");
    let with = |logo| {
        fs::write(folder.path().join("run.toml"), format!("count = 1\n[style]\nlogo = '{logo}'"))
            .unwrap();
        understood(folder.path(), "cauldron booklet --config FILE")
    };
    assert!(with("art/secret.svg").unwrap_err().contains("leads out of the folder"));
    with("logo.svg").unwrap();
}

/// The program's commands that accept `--config`, and their options of style.
#[test]
fn the_programs_commands_take_a_file() {
    let mut program = Cli::command();
    program.build();
    let has = |command: &Command| command.get_arguments().any(|arg| arg.get_id() == CONFIG);
    assert!(has(&program), "a sheet, without its command");
    for name in ["sheet", "print", "booklet"] {
        assert!(has(program.find_subcommand(name).unwrap()), "{name}");
    }
    let booklet = program.find_subcommand("booklet").unwrap();
    let style = |option: &&Arg| option.get_help_heading() == Some(STYLE);
    let style: Vec<_> = booklet.get_arguments().filter(style).filter_map(Arg::get_long).collect();
    assert_eq!(style, ["title", "logo", "footer"]);
    let race = program.find_subcommand("race").unwrap();
    assert!(has(race.find_subcommand("print").unwrap()));
}

/// Parts of random configuration files, valid and incomplete.
const PIECES: [&str; 36] = [
    "count",
    "paper",
    "levels",
    "files",
    "volume",
    "png",
    "folded",
    "out",
    "style",
    "title",
    "logo",
    "language",
    "config",
    " = ",
    "=",
    "\n",
    "[",
    "]",
    "[[",
    "]]",
    "{",
    "}",
    ",",
    ".",
    "\"",
    "'",
    "\"\"\"",
    "#",
    "true",
    "1979-05-27T07:32:00Z",
    "-9_223",
    "inf",
    "\\u00e9",
    "\u{feff}",
    "\r",
    "é",
];

proptest! {
    /// A style is distributed as a folder and may be from an untrusted source.
    #[test]
    fn whatever_a_file_says_it_is_understood_or_refused_in_a_sentence(
        pieces in vec(prop_oneof![4 => select(&PIECES[..]).prop_map(str::to_owned), 1 => ".{0,3}"], 0..24),
        junk in prop_oneof![9 => Just(Vec::new()), 1 => vec(any::<u8>(), 0..40)],
    ) {
        let text = [pieces.concat().as_bytes(), &junk].concat();
        if let Err(error_text) = tried(text, "cauldron booklet --config FILE --count 1").result {
            prop_assert!(error_text.starts_with("run.toml:") && error_text.len() < 2_000, "{}", error_text);
        }
    }
}

#[test]
fn what_nests_without_end_is_refused() {
    for (open, close) in [("[", "]"), ("{a=", "}")] {
        let deep = format!("levels = {}{}", open.repeat(100_000), close.repeat(100_000));
        assert!(refused(deep).starts_with("run.toml:1:"));
    }
    assert!(refused(format!("[{}a]", "a.".repeat(100_000))).starts_with("run.toml:1:"));
}
