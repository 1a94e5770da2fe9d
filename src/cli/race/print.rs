//! `cauldron race print`, `booklet` and `generate`: printed races, and board files.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use clap::Args;
use serde_json::{Value, json};

use cauldron_press::common::seed::Seed;
use cauldron_press::options::{CardOptions, OptionChoice};
use cauldron_press::race::pages::CardPrint;
use cauldron_press::race::{self, RaceGame, RaceSeries, Space, SpaceKind};
use cauldron_press::texts::msg::*;
use cauldron_press::texts::{Language, Message};

use super::{GameArgs, Labels, write};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result, ValueError};
use crate::cli::numbers::{counted, whole_number};
use crate::cli::printing::PrintingArgs;
use crate::cli::progress::Progress;
use crate::cli::progress::ResultArgs;
use crate::cli::run::{self, RunArgs, RunRequest};

/// Make a race to print
#[derive(Args)]
pub struct RacePrintArgs {
    /// Print the board of a JSON file, such as `race generate --out` writes
    #[arg(long, value_name = "FILE", conflicts_with_all = ["turns", "minutes", "count"])]
    track: Option<PathBuf>,
    #[command(flatten)]
    game: GameArgs,
    /// Number of races of that length, 1 to 50, in one file
    #[arg(long, value_name = "N", default_value = "1", value_parser = races,
        allow_hyphen_values = true, help_heading = None)]
    count: u64,
    #[command(flatten)]
    cards: CardOptions,
    #[command(flatten)]
    printing: PrintingArgs,
}

/// Returns the effective options of the cards.
fn effective_options(cards: &CardOptions) -> Value {
    let CardPrint { tone, size, backs } = cards.print();
    json!({ "tone": tone.chosen_word(), "size": size.chosen_word(), "backs": backs })
}

fn races(text: &str) -> Result<u64, ValueError> {
    whole_number(text, 1..=50)
}

pub fn print(args: &RacePrintArgs, console: &Console) -> Result<ExitCode> {
    args.printing.begin_output(&[], console)?;
    let seed = args.game.seed()?;
    let games = match &args.track {
        Some(path) => vec![args.game.read_game(path, seed)?],
        None => generate_games(args, seed, console.language())?,
    };
    let seed = games[0].seed;
    let options = args.printing.options(console.language())?;
    let mut printed = race::print(&games, args.cards.print(), &options)?;
    let wish = args.track.as_deref().map_or_else(|| args.game.wish.name(), file_name);
    printed.name += &race::suffix(&wish, &games, args.cards.print());
    let paper = args.printing.printed_on(printed.sheet);
    args.printing.deliver(
        printed,
        None,
        &options,
        console,
        |summary| {
            summary["races"] = json!(games);
            summary["options"]["cards"] = effective_options(&args.cards);
        },
        |written| tell((args, &paper), seed, &games, written, console),
    )
}

fn generate_games(
    args: &RacePrintArgs,
    seed: Seed,
    language: &'static Language,
) -> Result<Vec<RaceGame>> {
    let made = AtomicU64::new(0);
    let make = |number| {
        let game = args.game.generate(RaceSeries::seed_of(seed, number))?;
        made.fetch_add(1, Ordering::Relaxed);
        Ok(game)
    };
    Progress::new(&args.printing.result, language).run_with_progress(
        args.count,
        terminal_races,
        || made.load(Ordering::Relaxed),
        || (0..args.count).map(make).collect(),
    )
}

/// Returns the name of a board file, with other characters than ASCII letters and digits as `-`, as
/// a part of another file name.
fn file_name(path: &Path) -> String {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect()
}

fn tell(
    (args, paper): (&RacePrintArgs, &str),
    seed: Seed,
    games: &[RaceGame],
    written: &[PathBuf],
    console: &Console,
) {
    for game in games {
        console.print_message(terminal_race_printed(
            console.bold(terminal_race(game.seed.to_string())),
            game.course(),
            counted(terminal_players, game.players.count()),
            counted(terminal_spaces, game.track.spaces().len() as u64),
            format!("{:.0}", game.expected.minutes()),
            paper,
        ));
    }
    console.files(written);
    if args.game.seed.is_none() {
        console.print_line(console.dim(terminal_same(seed.to_string())));
    }
}

/// Make many races to print
#[derive(Args)]
#[command(mut_args(run::option))]
pub struct RaceBookletArgs {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    run: RunArgs,
    #[command(flatten)]
    printing: PrintingArgs,
}

pub fn booklet(args: &RaceBookletArgs, console: &Console) -> Result<ExitCode> {
    let series = args.game.series();
    let request = RunRequest {
        play_page: false,
        series: &series,
        seeds: &args.run.seeds(args.game.seed, &args.printing)?,
        key: None,
        run: &args.run,
        printing: &args.printing,
    };
    request.make(console)
}

/// Make a board for a desired length
#[derive(Args)]
pub struct GenerateArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Write the board into a JSON file, for the --track of the other commands
    #[arg(long, short, value_name = "FILE", help_heading = "Output")]
    out: Option<PathBuf>,
    #[command(flatten)]
    result: ResultArgs,
}

pub fn generate(args: &GenerateArgs, console: &Console) -> Result<ExitCode> {
    let seed = args.game.seed()?;
    let game = args.game.generate(seed)?;
    if let Some(path) = &args.out {
        let text = serde_json::to_string_pretty(&game).map_err(Failure::machine)?;
        write(path, text + "\n")?;
    }
    if args.result.json && !args.result.quiet {
        console.print_line(serde_json::to_string(&game).map_err(Failure::machine)?);
    } else if !args.result.quiet {
        tell_board(&game, console);
        if let Some(path) = &args.out {
            console.files(&[path]);
        }
        if args.game.seed.is_none() {
            console.print_line(console.dim(terminal_same_board(seed.to_string())));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn tell_board(game: &RaceGame, console: &Console) {
    let expected = game.expected;
    let race = console.bold(terminal_race(game.seed.to_string()));
    let spaces = counted(terminal_spaces, game.track.spaces().len() as u64);
    let cards = counted(terminal_cards, game.deck.size() as u64);
    console.print_message(terminal_race_board(race, spaces, cards));
    let number = |n: f64| format!("{n:.1}");
    let turns = match game.rules.everyone {
        true => terminal_race_last(number(expected.rounds)),
        false => terminal_race_each(number(expected.rounds)),
    };
    let players = counted(terminal_players, game.players.count());
    let minutes = number(expected.minutes());
    let length = terminal_race_length(players, minutes, turns, expected.seconds_per_turn);
    let (low, high) = expected.spread_minutes();
    for line in [length, terminal_race_spread(number(low), number(high))] {
        console.print_line(format_args!("  {}", console.text(line)));
    }
    let numbered = || (1..).zip(game.track.spaces());
    let bridges = game.track.bridges();
    let bridges = bridges.map(|(foot, end)| console.text(terminal_race_bridge(foot + 1, end + 1)));
    let naps = numbered().filter(|(_, space)| space.lose_turn);
    let pictures = numbered().filter(|(_, space)| matches!(space.kind, SpaceKind::Picture(_)));
    let spaces = |all: &mut dyn Iterator<Item = (usize, &Space)>| {
        all.map(|(n, _)| n.to_string()).collect::<Vec<_>>()
    };
    let [bridge, nap, picture] =
        [terminal_race_bridges(), terminal_race_naps(), terminal_race_pictures()];
    let labels = Labels::of(console, [&bridge, &nap, &picture].map(Message::clone));
    for (name, items) in [
        (bridge, bridges.collect()),
        (nap, spaces(&mut { naps })),
        (picture, spaces(&mut { pictures })),
    ] {
        match items.is_empty() {
            true => labels.say(name, terminal_race_none()),
            false => labels.say(name, items.join(", ")),
        }
    }
}
