//! `cauldron race`: the colour race.

mod args;
mod board_file;
mod booklet;
mod exact;
mod generate;
mod histogram;
mod labels;
mod plot;
mod print;
mod simulate;

use std::process::ExitCode;

use clap::{Args, Subcommand};

use super::args::{fresh_seed, yes_or_no};
use super::failure::NO;
use super::{Console, Failure};

/// The colour race
#[derive(Args)]
pub struct RaceArgs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play many games and tell how long they last.
    Simulate(simulate::SimulateArgs),
    /// Compute the length exactly, for draws with replacement.
    Exact(exact::ExactArgs),
    /// Make a board for a wished length.
    Generate(generate::GenerateArgs),
    /// Make a race to print: a PDF with track, rules, cards and pawns.
    Print(print::PrintArgs),
    /// Make many races to print: booklets, or a file each, with a manifest.
    Booklet(booklet::BookletArgs),
}

/// Runs a command of the race.
pub fn run(args: &RaceArgs, console: &Console) -> Result<ExitCode, Failure> {
    match &args.command {
        Command::Simulate(args) => simulate::run(args, console),
        Command::Exact(args) => exact::run(args, console),
        Command::Generate(args) => generate::run(args, console),
        Command::Print(args) => print::run(args, console),
        Command::Booklet(args) => booklet::run(args, console),
    }
}
