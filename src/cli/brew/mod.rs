//! `cauldron brew`: testing potions at the terminal.

mod completing;
mod conversation;
mod help;
mod history;
mod lines;
mod notes;
mod store;
mod tell;
#[cfg(test)]
mod tests;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use cauldron_press::game::Refused;
use cauldron_press::game::players::Players;
use cauldron_press::game::seed::Seed;
use cauldron_press::seal::OpenError;
use cauldron_press::texts::said::terminal_nothing_to_brew;
use cauldron_press::witches::puzzle::parse_pours;
use cauldron_press::witches::table::{Action, Keeper, Kind, Limits, PourText, Table, Test};

use super::args::{SettingsArgs, number};
use super::code::{self, refused};
use super::{Console, Failure};
use conversation::Conversation;
use lines::Lines;
use store::Store;

/// Test potions
#[derive(Args)]
pub struct BrewArgs {
    /// The code's text, or a picture with the QR (left out with --seed); then the potions,
    /// such as: sage:2 mint:1 / dill:3 (a slash between two potions). Without a potion you
    /// are asked for them
    #[arg(value_name = "CODE, then POTIONS")]
    words: Vec<String>,
    /// Test against the game of a game code instead of a square code
    #[arg(long, short, visible_alias = "game-code")]
    seed: Option<Seed>,
    #[command(flatten)]
    settings: SettingsArgs,
    /// How many play the game of the seed, 1 to 8
    #[arg(long, short, default_value = "4", allow_hyphen_values = true)]
    players: Players,
    /// The number of the first potion on your log: it keys what is random in a test
    #[arg(long, value_name = "N", default_value = "1", value_parser = first_test,
        allow_hyphen_values = true)]
    first_test: u32,
    /// Keep the game in this file, and go on with it the next time
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
    /// Print the results alone, without headings
    #[arg(long, short)]
    quiet: bool,
}

fn first_test(text: &str) -> Result<u32, String> {
    number(text, 1..).ok_or_else(|| format!("{text:?} is no number of a test; use 1 or more"))
}

/// Exit code 0, whether a potion wins or not.
pub fn run(args: &BrewArgs, console: &Console) -> Result<ExitCode, Failure> {
    let (keeper, words) = keeper(args, console)?;
    if !keeper.can_test() {
        return Err(Refused::from(OpenError::NoPlay).into());
    }
    let new = || Table::new(&keeper).from_number(args.first_test);
    let store = args.save.clone().map(Store);
    if words.is_empty() {
        if args.json {
            return Err(Failure::Input(
                "there are no potions to print as JSON; name them, such as: sage:2 mint:1".into(),
            ));
        }
        let table = match &store {
            Some(store) => store.load(&keeper)?.unwrap_or_else(new),
            None => new(),
        };
        let talk = Conversation::new(&keeper, table, store, console, args.quiet);
        let lines = Lines::new(|| talk.words());
        talk.run(lines)?;
        return Ok(ExitCode::SUCCESS);
    }
    let potions: Vec<Vec<PourText>> = words
        .join(" ")
        .split('/')
        .map(|text| potion(&keeper, text, console))
        .collect::<Result<_, _>>()?;
    let test = |table: &mut Table, potion| -> Result<Test, Failure> {
        let number = table.next_number();
        let action = Action::Test { number, potion, by: None, kind: Kind::Cauldron, sure: true };
        table.apply(&keeper, &action).map_err(|e| refused(e, console))?;
        let made = table.tests().last().cloned();
        made.ok_or_else(|| Failure::Machine("the test was not noted".into()))
    };
    let tests: Vec<Test> = match &store {
        Some(store) => store.change(&keeper, &mut new(), |table| {
            potions.into_iter().map(|potion| test(table, potion)).collect()
        })?,
        // Potions of no game in particular: each for itself, even after one that wins.
        None => (0..)
            .zip(potions)
            .map(|(place, potion)| {
                let number = args.first_test.saturating_add(place);
                test(&mut Table::new(&keeper).from_number(number), potion)
            })
            .collect::<Result<_, _>>()?,
    };
    if args.json {
        let tests: Vec<_> = tests.iter().map(tell::as_json).collect();
        console.say(json!({ "tests": tests }));
    } else {
        tests.iter().for_each(|test| tell::test(test, console, args.quiet));
    }
    Ok(ExitCode::SUCCESS)
}

/// Who tests, and the words that are left for potions.
fn keeper<'a>(args: &'a BrewArgs, console: &Console) -> Result<(Keeper, &'a [String]), Failure> {
    if let Some(seed) = args.seed {
        let sheet = code::sheet(&args.settings.sheet_options(seed, args.players)?)?;
        let settings = &sheet.options.settings;
        let board = Limits::of(&sheet.board, settings.length().longest(), settings.edition());
        return Ok((Keeper::of_sheet(&sheet).with_board(board), &args.words));
    }
    let Some((first, words)) = args.words.split_first() else {
        return Err(Failure::said(terminal_nothing_to_brew()));
    };
    let payload = code::payload(first)?;
    console.follow(payload.language());
    let keeper = Keeper::of_code(payload).map_err(|error| refused(error, console))?;
    Ok((keeper, words))
}

fn potion(keeper: &Keeper, text: &str, console: &Console) -> Result<Vec<PourText>, Failure> {
    let names = (keeper.ingredients(), console.language());
    let pours = parse_pours(text, names, keeper.longest());
    let pours = pours.map_err(|e| refused(Refused::input(e.message()), console))?;
    Ok(pours.iter().map(PourText::from).collect())
}
