//! The command line: one file a command.

mod args;
mod brew;
mod check;
mod code;
mod console;
mod failure;
mod printing;
mod race;
mod referee;
#[cfg_attr(not(feature = "server"), path = "no_server.rs")]
mod serve;
mod sheet;
mod site;
mod solution;

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

use console::Console;
use failure::Failure;

/// Turns a seed into a ready-to-play printed game of Wondering Witches.
///
/// Without a command it makes a sheet: a PDF with the board, front and back, and the rules.
#[derive(Parser)]
#[command(name = "cauldron", version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    sheet: sheet::SheetArgs,
}

#[derive(Subcommand)]
enum Command {
    /// Make one game: a PDF, and SVG and PNG if asked for.
    Sheet(sheet::SheetArgs),
    /// Test potions, once or as you play.
    Brew(brew::BrewArgs),
    /// Check an answer after play, or give up and see the solution.
    Check(check::CheckArgs),
    /// Serve the phone page to the home network, and referee games.
    Serve(serve::ServeArgs),
    /// The colour race: simulate it, compute it exactly, make a board.
    Race(race::RaceArgs),
    /// Write the phone page: tests potions and checks answers, without a network.
    Site(site::SiteArgs),
}

/// Runs the program with the arguments of the process.
pub fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return refuse(&error),
    };
    let console = Console::new();
    let result = match cli.command {
        None => sheet::run(&cli.sheet, &console),
        Some(Command::Sheet(args)) => sheet::run(&args, &console),
        Some(Command::Brew(args)) => brew::run(&args, &console),
        Some(Command::Check(args)) => check::run(&args, &console),
        Some(Command::Serve(args)) => serve::run(&args, &console),
        Some(Command::Race(args)) => race::run(&args, &console),
        Some(Command::Site(args)) => site::run(&args, &console),
    };
    match result {
        Ok(code) => code,
        Err(failure) => failure.report(&console),
    }
}

/// One sentence for wrong arguments, in place of clap's several lines.
fn refuse(error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // Help that nobody reads (a closed pipe) is no failure.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let sentence = match std::error::Error::source(error) {
        _ if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            "race needs a command: simulate, exact, generate or print; --help explains them".into()
        }
        Some(source) => source.to_string(),
        None => {
            let text = error.to_string();
            let over = |l: &&str| l.starts_with("Usage:") || l.starts_with("For more information");
            let lines = text.lines().map(str::trim).take_while(|l| !over(l));
            let told: Vec<&str> = lines.filter(|l| !l.is_empty()).collect();
            let told = told.join(" ");
            format!("{}; --help lists what there is", told.trim_start_matches("error: "))
        }
    };
    Failure::Input(sentence).report(&Console::new())
}
