//! The command line: one file a command.

mod align;
mod args;
mod base_url;
mod booklet;
mod brew;
mod check;
mod code;
mod config;
mod console;
mod daily;
mod drawing;
mod failure;
mod gallery;
mod ink;
mod input;
mod layout;
mod merge;
#[cfg(all(test, feature = "server"))]
mod no_server;
mod play_page;
mod playtest;
mod print;
mod printer;
mod printing;
mod progress;
mod race;
mod referee;
mod reprint;
mod run;
mod run_failure;
mod run_seeds;
mod said;
#[cfg_attr(not(feature = "server"), path = "no_server.rs")]
mod serve;
mod sheet;
mod site;
mod solution;
#[cfg(test)]
mod tests;
mod theme;
#[cfg(test)]
mod third_game;
mod usage;
mod verify;
mod wording;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use cauldron_press::game::Game;
use cauldron_press::games;
use cauldron_press::texts::Language;

use config::Refused;
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
    /// The language of what is printed, on paper and here: en (if left out), de, es, fr, ja, nl or
    /// pl. What reads a code speaks that of its sheet
    #[arg(long = "lang", alias = "language", value_name = "TAG", value_parser = console::language,
        global = true)]
    language: Option<&'static Language>,
}

#[derive(Subcommand)]
enum Command {
    /// Make one game: a PDF, and SVG and PNG if asked for.
    Sheet(sheet::SheetArgs),
    /// Make many games: booklets, or a file each, with a manifest.
    Booklet(booklet::BookletArgs),
    /// Play games with players who really play, and tell how hard and how long sheets are.
    Playtest(Box<playtest::PlaytestArgs>),
    /// The colour race: print races, simulate them, compute their length exactly.
    Race(race::RaceArgs),
    /// Print any game that this program knows, by its name and as it usually is.
    Print(print::PrintArgs),
    /// Show many games on a web page, to choose from.
    Gallery(gallery::GalleryArgs),
    /// Themes: list them, begin a new one, check one.
    Theme(theme::ThemeArgs),
    /// Correct a printer whose backs do not lie behind its fronts.
    Align(align::AlignArgs),
    /// Check the files of a run: make it again, and compare it with its manifest.
    Verify(verify::VerifyArgs),
    /// Make one game of a run again, such as a lost sheet.
    Reprint(reprint::ReprintArgs),
    /// Join the manifests of a run's shards into one.
    Merge(merge::MergeArgs),
    /// Test potions, once or as you play.
    Brew(brew::BrewArgs),
    /// Check an answer after play, or give up and see the solution.
    Check(check::CheckArgs),
    /// Serve the phone page to the home network, and referee games.
    Serve(serve::ServeArgs),
    /// Write the phone page: tests potions and checks answers, without a network.
    Site(site::SiteArgs),
}

/// Runs the program with the arguments of the process.
pub fn run() -> ExitCode {
    failure::guarded(|| match Cli::read(std::env::args_os().collect()) {
        Ok(cli) => cli.run(games::ALL),
        Err(Refused::Typed(error)) => usage::refuse(&error, &Cli::command()),
        Err(Refused::File(failure)) => failure.report(&Console::new(None)),
    })
}

impl Cli {
    /// What was typed, with the options of a file where one is named.
    fn read(typed: Vec<OsString>) -> Result<Self, Refused> {
        let matches = config::matches(Cli::command(), typed)?;
        Cli::from_arg_matches(&matches).map_err(Refused::Typed)
    }

    /// Does what is asked, with these games.
    fn run(self, games: &[&dyn Game]) -> ExitCode {
        let console = Console::new(self.language);
        let result = self.execute(games, &console);
        let told = console.close();
        match result.and_then(|code| told.map(|()| code)) {
            Ok(code) => code,
            Err(failure) => failure.report(&console),
        }
    }

    fn execute(&self, games: &[&dyn Game], console: &Console) -> Result<ExitCode, Failure> {
        match &self.command {
            None => sheet::run(&self.sheet, console),
            Some(Command::Sheet(args)) => sheet::run(args, console),
            Some(Command::Booklet(args)) => booklet::run(args, console),
            Some(Command::Playtest(args)) => playtest::run(args, console),
            Some(Command::Race(args)) => race::run(args, console),
            Some(Command::Print(args)) => print::run(args, games, console),
            Some(Command::Gallery(args)) => gallery::run(args, games, console),
            Some(Command::Theme(args)) => theme::run(args, console),
            Some(Command::Align(args)) => align::run(args, console),
            Some(Command::Verify(args)) => verify::run(args, games, console),
            Some(Command::Reprint(args)) => reprint::run(args, games, console),
            Some(Command::Merge(args)) => merge::run(args, console),
            Some(Command::Brew(args)) => brew::run(args, console),
            Some(Command::Check(args)) => check::run(args, games, console),
            Some(Command::Serve(args)) => serve::run(args, games, console),
            Some(Command::Site(args)) => site::run(args, console),
        }
    }
}

/// The word that was probably meant, if one is near enough.
fn nearest<'a>(typed: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let distance = |word: &&str| strsim::damerau_levenshtein(&typed, word);
    let nearest = words.into_iter().min_by_key(distance)?;
    (distance(&nearest) * 3 <= nearest.len() + 1).then_some(nearest)
}
