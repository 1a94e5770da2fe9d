//! Tests that all terminal output is translated, and that the commands accept other games.

#[path = "../texts/marked.rs"]
mod marked;
#[path = "../../tests/third_game/numbers.rs"]
mod numbers;

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use clap::{CommandFactory, Parser};

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::game::Game;
use cauldron_press::games;
use cauldron_press::texts::Language;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use cauldron_press::witches::table::Solution;

use super::{Cli, Defaults, ExitCode, NoServerArgs, code, no_server};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};
use marked::accented;
pub(crate) use marked::assert_marked;
use numbers::Numbers;

/// Writer that collects the output of a console.
#[derive(Clone, Default)]
pub struct Screen(Rc<RefCell<Vec<u8>>>);

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Screen {
    /// Returns the output so far.
    pub fn text(&self) -> String {
        String::from_utf8(self.0.borrow().clone()).unwrap()
    }
}

/// Creates a console in the pseudo-language, and the screen that collects its output.
pub fn console() -> (Console, Screen) {
    let screen = Screen::default();
    (Console::with_writer(Box::new(screen.clone()), accented()), screen)
}

/// Makes a sheet for three players.
pub fn sheet(level: &str) -> Sheet {
    let settings = level.parse::<Level>().unwrap().settings();
    let players = Players::new(3).unwrap();
    code::sheet(&SheetOptions { settings, players, ..SheetOptions::new(Seed(7)) }).unwrap()
}

/// Returns the output of a command in the pseudo-language.
fn printed(command: &str) -> String {
    let (done, output) = executed(command);
    done.unwrap_or_else(|e| panic!("{command}: {e:?}"));
    output
}

fn executed(command: &str) -> (Result<ExitCode>, String) {
    let cli = Cli::try_parse_from(command.split(' ')).unwrap_or_else(|e| panic!("{e}"));
    let (console, screen) = console();
    (cli.execute(games::ALL, &console), screen.text())
}

#[test]
fn races_are_told_in_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    // A picture card that is almost always drawn, and moves the player back.
    let endless = r#"{"track": [{"picture": 1}, {"colour": "red"}, {"colour": "red"}, {"colour": "red"},
        {"colour": "red"}, {"colour": "red"}, {"colour": "red"}, {"colour": "red"}, {"colour": "red"}],
        "deck": {"singles": [1, 0, 0, 0, 0, 0], "pictures": [99, 0, 0, 0, 0, 0]},
        "rules": {"replacement": true}}"#;
    std::fs::write(at("endless.json"), endless).unwrap();
    let (board, race, plots) = (at("board.json"), at("races"), [at("a.svg"), at("b.svg")]);
    let commands = [
        format!("cauldron race generate --seed 12 --out {board}"),
        "cauldron race generate --turns 20 --players 1 --everyone".into(),
        format!("cauldron race simulate --track {board} --games 50 --table 3 --plot {}", plots[0]),
        "cauldron race simulate --seed 3 --games 40 --players 1 --replacement".into(),
        "cauldron race simulate --games 40 --hold --everyone --turns 20".into(),
        "cauldron race simulate --preset seed --games 40 --seed 1".into(),
        format!("cauldron race simulate --track {} --games 3 --table", at("endless.json")),
        format!("cauldron race exact --preset published --players 3 --plot {}", plots[1]),
        "cauldron race exact --replacement --turns 200".into(),
        format!("cauldron race print --seed 5 --turns 12 --out {race}"),
        format!("cauldron race print --seed 5 --turns 12 --count 2 --out {race}"),
    ];
    let folder = folder.path().display().to_string();
    for command in &commands {
        assert_told(&printed(command), &folder);
    }
    for plot in plots {
        let svg = std::fs::read_to_string(plot).unwrap();
        // The texts of outlines are in the description.
        let (_, described) = svg.split_once("<desc>").unwrap();
        let (texts, _) = described.split_once("</desc>").unwrap();
        assert!(texts.lines().count() > 5, "{texts}");
        for text in texts.lines() {
            let words = text.split(' ').filter(|word| !word.contains(&folder));
            assert_marked(&words.collect::<Vec<_>>().join(" "), &[]);
        }
    }
}

/// Fails if `told` has untranslated words, except names of games and text to be typed again:
/// options, seeds, codes, potions, and the names of files and papers.
fn assert_told(output: &str, folder: &str) {
    for line in output.lines().filter(|line| !line.starts_with("  cauldron serve")) {
        let line = line.replace(" cauldron serve", "");
        let words = line.split(' ').filter(|word| !word.contains(folder) && *word != "--sééd");
        let words = words.filter(|word| {
            let word = word.trim_matches(|c| ",:".contains(c));
            !is_seed(word) && !is_name(word) && !is_code(word) && !word.contains(':')
        });
        let line = words.collect::<Vec<_>>().join(" ");
        assert_marked(line.strip_suffix(" a4").unwrap_or(&line), &[]);
    }
}

#[test]
fn the_phones_page_is_in_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().display();
    for command in [format!("site --out {out}"), format!("site --single {out}/index.html")] {
        let output = printed(&format!("cauldron {command} --no-config"));
        assert_told(&output.replace("cauldron config base-url", ""), &out.to_string());
        let page = std::fs::read_to_string(folder.path().join("index.html")).unwrap();
        assert!(page.contains("<title>Wóndéríng Wítchés</title>"), "{command}");
    }
}

fn is_seed(word: &str) -> bool {
    word.contains('-') && word.parse::<Seed>().is_ok()
}

/// Whether `word` is a part of a game's name, such as Kibup: consonants and vowels in turn.
fn is_name(word: &str) -> bool {
    let vowel = |c: char| "aeiou".contains(c);
    word.len() == 5
        && word.starts_with(|c: char| c.is_ascii_uppercase())
        && word.chars().enumerate().all(|(i, c)| c.is_ascii() && vowel(c) == (i % 2 == 1))
}

/// Whether `word` is a code: groups of capitals and digits.
fn is_code(word: &str) -> bool {
    let letters = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    word.contains('-') && word.chars().all(letters)
}

#[test]
fn sheets_and_games_are_told_in_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().display().to_string();
    for (command, lines) in [
        ("--level 0 --players 1", 3),
        ("sheet --seed 7 --ingredients 8 --paper a4", 2),
        ("sheet --seed 7 --level 5 --referee", 20),
        ("sheet --seed 7 --level 1 --referee --answers 4", 15),
        ("print witches --seed 7", 2),
        ("print race", 2),
    ] {
        let mut output = printed(&format!("cauldron {command} --out {folder}"));
        // The secrets are in the file alone.
        if let Some(secrets) = output.lines().find(|line| line.ends_with("-organiser.txt")) {
            output += &std::fs::read_to_string(secrets.trim()).unwrap();
        }
        assert!(output.lines().count() >= lines, "{output}");
        let game = command.split(' ').nth(1).unwrap_or_default();
        assert_told(&output.replace(&format!(" {game}:"), ""), &folder);
    }
}

#[test]
fn answers_are_told_in_the_language() {
    assert_marked(&printed("cauldron check --seed 7 sage mint parsley chives"), &[]);
    let (refused, _) = executed("cauldron check --seed 7 sage xyzzy");
    let Err(Failure::Input(output)) = refused else { panic!("{refused:?}") };
    assert_marked(&output, &["xyzzy".into()]);
    let (console, screen) = console();
    let sheet = sheet("3");
    let solution = Solution::new(&sheet.game_data.puzzle, sheet.answers);
    code::tell_solution(&solution, &console);
    let output = screen.text();
    assert!(output.lines().count() > 6, "{output}");
    assert_marked(&output, &[]);
}

/// Whether a command ends with this exit code, in a program with these `games`.
fn ends(code: u8, games: &[&dyn Game], args: &[&str]) -> bool {
    let cli = Cli::try_parse_from([&["cauldron"], args].concat()).ok();
    let ended = cli.map(|cli| format!("{:?}", cli.run(games, &Defaults::default())));
    ended == Some(format!("{:?}", ExitCode::from(code)))
}

#[test]
fn a_third_game_is_printed_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let print = ["print", "numbers", "--seed", "2041", "--quiet", "--svg", "--out", out];
    assert!(ends(0, &[&Numbers], &print));
    let name = format!("numbers-{}", Seed(2041));
    for file in [format!("{name}.pdf"), format!("{name}-number.svg")] {
        assert!(folder.path().join(&file).is_file(), "{file}");
    }
    assert!(ends(2, games::ALL, &print));

    let code = Numbers::sealed(Seed(2041)).to_string();
    assert!(ends(0, &[&Numbers], &["check", &code, "42", "--quiet"]));
    assert!(ends(1, &[&Numbers], &["check", &code, "41", "--quiet"]));
    assert!(ends(2, &[&Numbers], &["check", &code, "what", "--quiet"]));
    assert!(ends(2, &[&Numbers], &["serve", "--referee", &code]));
    assert!(ends(2, games::ALL, &["check", &code, "42", "--quiet"]));
    assert!(ends(2, games::ALL, &["brew", &code, "sage:2", "--quiet"]));
}

#[test]
fn whatever_is_asked_of_a_server_that_is_not_built_gets_one_sentence() {
    #[derive(Parser)]
    struct Program {
        #[command(subcommand)]
        command: Serving,
    }
    #[derive(clap::Subcommand)]
    enum Serving {
        Serve(NoServerArgs),
    }
    for args in [&["serve"][..], &["serve", "--referee", "CP1:A"], &["serve", "--help"]] {
        let program = Program::try_parse_from([&["cauldron"], args].concat());
        let Ok(Program { command: Serving::Serve(_) }) = program else { panic!("{args:?}") };
    }
    let Err(Failure::Input(output)) = no_server() else { panic!() };
    assert!(output.contains("built without its server"), "{output}");
}

/// A help heading also applies to the options after a flattened group, unless they set their own.
#[test]
fn options_stand_under_their_own_headings() {
    const HEADINGS: [(&str, &[&str]); 6] = [
        (
            "Custom level",
            &["answers", "decoys", "effects", "ingredients", "length", "special_cells"],
        ),
        (
            "To order",
            &[
                "as_drawn",
                "campaign",
                "certain",
                "difficulty",
                "equal",
                "hopeless",
                "ladder",
                "no_guess",
                "turns",
                "win_rate",
            ],
        ),
        ("Length", &["minutes", "seconds_per_turn", "turns"]),
        ("Rules", &["everyone", "hold", "replacement"]),
        ("Cards", &["backs", "card_size", "cards"]),
        ("Safe connections", &["certificate", "private_key", "proxy"]),
    ];
    let mut commands = vec![Cli::command()];
    let mut found = 0;
    while let Some(command) = commands.pop() {
        commands.extend(command.get_subcommands().cloned());
        let name = command.get_name();
        for option in command.get_arguments() {
            let heading = option.get_help_heading();
            let known = HEADINGS.iter().find(|(known, _)| Some(*known) == heading);
            if let Some((heading, options)) = known {
                let id = option.get_id().as_str();
                assert!(options.contains(&id), "{name}: {id} stands under {heading}");
                found += 1;
            }
        }
    }
    assert!(found > 60, "{found}");
}
