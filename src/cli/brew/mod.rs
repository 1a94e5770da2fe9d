//! `cauldron brew`: tests potions at the terminal, in a game that can be stored in a file.

mod conversation;
mod help;
mod lines;
#[cfg(test)]
mod tests;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use cauldron_press::common::players::{Identity, Players};
use cauldron_press::common::seed::Seed;
use cauldron_press::game::Rejection;
use cauldron_press::press::write_atomic;
use cauldron_press::seal::OpenError;
use cauldron_press::texts::msg::*;
use cauldron_press::texts::{Message, row, sentences};
use cauldron_press::witches::board::Special;
use cauldron_press::witches::puzzle::{PotionItem, parse_items};
use cauldron_press::witches::table::{
    Action, Keeper, Limits, PlayError, PotionItemInput, PotionSource, Table, Test,
};

use super::args::SettingsArgs;
use super::code::{self, to_failure};
use super::files::{decode_text, read_file};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result, ValueError};
use crate::cli::numbers::whole_number;
use conversation::Conversation;
use lines::LineSource;

/// Test potions
#[derive(Args)]
pub struct BrewArgs {
    /// The code's text, or a picture with the QR code (omitted with --seed); then the potions, such
    /// as: sage:2 mint:1 / dill:3 (a slash between two potions). Without a potion you are asked for
    /// them
    #[arg(value_name = "CODE, then POTIONS")]
    words: Vec<String>,
    /// Test against the game of a game code instead of a square code
    #[arg(long, short, visible_alias = "game-code")]
    seed: Option<Seed>,
    #[command(flatten)]
    settings: SettingsArgs,
    /// Number of players in the game of the seed, 1 to 8
    #[arg(long, short, default_value = "4", allow_hyphen_values = true, help_heading = None)]
    players: Players,
    /// The number of the first potion on your log; the random part of a test depends on it
    #[arg(long, value_name = "N", default_value = "1", value_parser = parse_first_test,
        allow_hyphen_values = true, help_heading = None)]
    first_test: u32,
    /// Store the game in this file, and continue it the next time
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    save: Option<PathBuf>,
    /// Print the results as JSON
    #[arg(long, help_heading = "Output")]
    json: bool,
    /// Print the results alone, without headings
    #[arg(long, short, help_heading = "Output")]
    quiet: bool,
}

/// Largest number of a first test, so that those of the tests after it differ.
const LAST_FIRST_TEST: u32 = 1_000_000_000;

fn parse_first_test(text: &str) -> Result<u32, ValueError> {
    whole_number(text, 1..=LAST_FIRST_TEST)
}

/// Runs `cauldron brew`. The exit code is 0 whether or not a potion wins.
pub fn run(args: &BrewArgs, console: &Console) -> Result<ExitCode> {
    let (keeper, words) = keeper(args, console)?;
    if !keeper.can_test() {
        return Err(Rejection::from(OpenError::NoPlay).into());
    }
    let new = || Table::new(&keeper).from_number(args.first_test);
    let store = args.save.clone().map(SaveFile);
    if words.is_empty() {
        if args.json {
            return Err(Failure::from_message(terminal_no_json_potions()));
        }
        let table = match &store {
            Some(store) => store.load(&keeper)?.unwrap_or_else(new),
            None => new(),
        };
        let talk = Conversation::new(&keeper, table, store, console, args.quiet);
        let lines = LineSource::new(|| talk.words());
        talk.run(lines)?;
        return Ok(ExitCode::SUCCESS);
    }
    let potions: Vec<Vec<PotionItemInput>> = words
        .join(" ")
        .split('/')
        .map(|text| potion(&keeper, text, console))
        .collect::<Result<_, _>>()?;
    let test = |table: &mut Table, potion| -> Result<Test> {
        let number = table.next_number();
        let action =
            Action::Test { number, potion, by: None, kind: PotionSource::Cauldron, sure: true };
        table.apply(&keeper, &action).map_err(|e| to_failure(e, console))?;
        let made = table.tests().last().cloned();
        made.ok_or_else(|| Failure::Machine("the test was not noted".into()))
    };
    let tests: Vec<Test> = match &store {
        Some(store) => store.change(&keeper, &mut new(), |table| {
            potions.into_iter().map(|potion| test(table, potion)).collect()
        })?,
        // Without a file the potions belong to no game: each is tested in a new table, even after a
        // win.
        None => (0..)
            .zip(potions)
            .map(|(place, potion)| {
                let number = args.first_test.saturating_add(place);
                test(&mut Table::new(&keeper).from_number(number), potion)
            })
            .collect::<Result<_, _>>()?,
    };
    if args.json {
        let tests: Vec<_> = tests.iter().map(test_json).collect();
        console.print_line(json!({ "tests": tests }));
    } else {
        tests.iter().for_each(|test| tell_test(test, console, args.quiet));
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the keeper, which answers tests, and the remaining words, which are potions.
fn keeper<'a>(args: &'a BrewArgs, console: &Console) -> Result<(Keeper, &'a [String])> {
    if let Some(seed) = args.seed {
        let sheet = code::sheet(&args.settings.sheet_options(seed, args.players)?)?;
        let settings = &sheet.options.settings;
        let board = Limits::of(&sheet.board, settings.length().longest());
        return Ok((Keeper::of_sheet(&sheet).with_board(board), &args.words));
    }
    let Some((first, words)) = args.words.split_first() else {
        return Err(Failure::from_message(terminal_nothing_to_brew()));
    };
    let payload = code::payload(first)?;
    console.follow(payload.language());
    let keeper = Keeper::of_code(payload).map_err(|error| to_failure(error, console))?;
    Ok((keeper, words))
}

fn potion(keeper: &Keeper, text: &str, console: &Console) -> Result<Vec<PotionItemInput>> {
    let names = (keeper.ingredients(), console.language());
    let pours = parse_items(text, names, keeper.longest());
    let pours = pours.map_err(|e| to_failure(Rejection::input(e.message()), console))?;
    Ok(pours.iter().map(PotionItemInput::from).collect())
}

pub struct SaveFile(pub PathBuf);

/// Largest size of a saved game, in bytes.
const LARGEST: u64 = 4 << 20;

impl SaveFile {
    /// Reads the game from the file. Returns `None` if the file does not exist.
    pub fn load(&self, keeper: &Keeper) -> Result<Option<Table>> {
        let shown = format!("\"{}\"", self.0.display());
        // A dangling symbolic link is an error, because writing would replace the link.
        if self.0.symlink_metadata().is_err_and(|e| e.kind() == std::io::ErrorKind::NotFound) {
            return Ok(None);
        }
        let bytes = read_file(&self.0, LARGEST, terminal_wanted_game())?;
        let other =
            |why: Message| Failure::from_message(terminal_save_unusable(shown.clone(), why));
        let text = decode_text(&bytes).ok_or_else(|| other(terminal_save_no_text()))?;
        let broken = |error| match error {
            PlayError::Stored(why) => other(why.message()),
            error => other(error.message()),
        };
        let table = Table::from_json(&text).map_err(broken)?;
        let payload = table.payload().map_err(broken)?;
        if payload.id() != keeper.payload().id() {
            return Err(Failure::from_message(terminal_save_other(shown)));
        }
        Ok(Some(table))
    }

    /// Applies `change` to the game in the file, and writes it back. Without a file it applies to
    /// `table`.
    ///
    /// Other processes that change the same file wait. A refused change leaves the file unmodified.
    pub fn change<T>(
        &self,
        keeper: &Keeper,
        table: &mut Table,
        change: impl FnOnce(&mut Table) -> Result<T>,
    ) -> Result<T> {
        let _lock = lock(&self.0);
        if let Some(newest) = self.load(keeper)? {
            *table = newest;
        }
        let done = change(table)?;
        let text = table.to_json().map_err(Failure::machine)?;
        write_atomic(&self.0, text.as_bytes()).map_err(Failure::machine)?;
        Ok(done)
    }
}

/// Locks the folder of `path` against other processes until the returned file is dropped. The save
/// file itself cannot be locked, because each write replaces it. Returns `None` if locking fails;
/// the caller then writes without a lock.
fn lock(path: &Path) -> Option<File> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    #[cfg(unix)]
    let file = File::open(folder).ok()?;
    #[cfg(not(unix))]
    let file = File::create(folder.join(".cauldron-lock")).ok()?;
    file.lock().ok()?;
    Some(file)
}

pub fn tell_test(test: &Test, console: &Console, quiet: bool) {
    let result = result_words(test, console);
    let result = if test.won { console.green(result) } else { result };
    if quiet {
        console.print_line(result);
        return;
    }
    let number = console.bold(terminal_test(test.number));
    let mut line = format!("{number} {}", potion_words(test, console));
    let mut remarks: Vec<Message> = Vec::new();
    remarks.extend(test.by.map(|by| Identity::of(by.into()).name()));
    match test.kind {
        PotionSource::Versatility => remarks.push(Special::Versatility.name()),
        PotionSource::Guesser => remarks.push(Special::Guesser.name()),
        _ => {}
    }
    remarks.extend(test.mistyped.then(terminal_entered_wrongly));
    if !remarks.is_empty() {
        line += &console.dim(format!("  ({})", console.text(row(remarks))));
    }
    console.print_line(line);
    console.print_line(format_args!("  {result}"));
}

fn potion_words(test: &Test, console: &Console) -> String {
    let pour = |p: &PotionItem| format!("{} {}", console.text(p.ingredient.name()), p.grown);
    console.text(row(test.pours.iter().map(pour)))
}

fn result_words(test: &Test, console: &Console) -> String {
    if test.won {
        return console.text(terminal_wins());
    }
    let mut told = vec![console.text(terminal_counted(test.undergrown, test.overgrown))];
    told.extend(test.reports.iter().map(|report| match console.text(report.message()) {
        shout if shout.ends_with(['!', '！']) => shout,
        report => console.text(terminal_report(report)),
    }));
    console.text(sentences(told))
}

pub fn test_json(test: &Test) -> serde_json::Value {
    let reports: Vec<_> = test
        .reports
        .iter()
        .map(|r| json!({ "effect": r.by, "says": r.says.to_string() }))
        .collect();
    json!({
        "test": test.number,
        "potion": test.pours,
        "won": test.won,
        "undergrown": test.undergrown,
        "overgrown": test.overgrown,
        "reports": reports,
    })
}
