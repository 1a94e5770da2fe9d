//! The command line: parses arguments, merges them with stored settings, and runs a command. Each
//! command has a module, which related commands may share.

#[cfg(feature = "server")]
mod advice;
mod align;
mod args;
mod audit;
mod booklet;
mod brew;
mod check;
mod code;
mod config;
mod console;
mod drawing;
mod failure;
mod files;
mod layout;
mod log;
mod manual;
mod numbers;
mod pack;
mod playtest;
mod print;
mod printing;
mod progress;
mod race;
mod run;
mod selftest;
#[cfg(feature = "server")]
mod serve;
mod settings;
mod sheet;
mod site;
mod synonyms;
#[cfg(test)]
mod tests;
mod theme;
mod usage;
mod verify;

use std::ffi::OsString;
use std::process::ExitCode;
#[cfg(unix)]
use std::sync::{Arc, atomic::AtomicBool};

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use cauldron_press::game::Game;
use cauldron_press::games;
use cauldron_press::texts::Language;

#[cfg(not(feature = "server"))]
use self::NoServerArgs as ServeArgs;
use config::ArgsError;
use console::Console;
use failure::{Failure, Result};
#[cfg(feature = "server")]
use serve::ServeArgs;
use settings::{Defaults, Environment};

/// Turns a seed into a ready-to-play printed game of Wondering Witches.
///
/// Without a command it makes a sheet: a PDF with the board, front and back, and the rules.
#[derive(Parser)]
#[command(name = "cauldron", version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    sheet: sheet::SheetArgs,
    /// Language of the output, on paper and here: en, de, es, fr, ja, nl or pl. The default is the
    /// language of this computer; commands that read a code use the language of its sheet
    #[arg(long = "lang", alias = "language", value_name = "TAG", value_parser = console::language,
        global = true)]
    language: Option<&'static Language>,
    /// Ignore the settings of cauldron config, and this computer's own paper and language
    #[arg(long, global = true)]
    no_config: bool,
}

#[derive(Subcommand)]
enum Command {
    /// Make one game: a PDF, and SVG and PNG if requested.
    Sheet(sheet::SheetArgs),
    /// Make many games: booklets, or a file each, with a manifest.
    Booklet(Box<booklet::BookletArgs>),
    /// Play games with simulated players, and measure how hard and how long sheets are.
    Playtest(Box<playtest::PlaytestArgs>),
    /// The colour race: print races, simulate them, compute their length exactly.
    Race(race::RaceArgs),
    /// Print any game that this program knows, by its name and with its usual settings.
    Print(print::PrintArgs),
    /// Show many games on a web page, to choose from.
    Gallery(print::GalleryArgs),
    /// Make a folder of sheets for a website: PDFs by level, players, paper and language.
    Pack(pack::PackArgs),
    /// Themes: list them, create a new one, check one.
    Theme(theme::ThemeArgs),
    /// Correct a printer that prints backs out of line with their fronts.
    Align(align::AlignArgs),
    /// Check the files of a run: make it again, and compare it with its manifest.
    Verify(verify::VerifyArgs),
    /// Make one game of a run again, such as a lost sheet.
    Reprint(verify::ReprintArgs),
    /// Join the manifests of a run's shards into one.
    Merge(verify::MergeArgs),
    /// Test potions, once or as you play.
    Brew(brew::BrewArgs),
    /// Check an answer after play, or give up and see the solution.
    Check(check::CheckArgs),
    /// Write games that people played as lines, which playtest compares with its own.
    Log(log::LogArgs),
    /// Serve the phone page to the home network, and referee games.
    Serve(ServeArgs),
    /// Write the phone page: tests potions and checks answers, without a network.
    Site(site::SiteArgs),
    /// Remember settings for all later runs, such as an address or a paper.
    ///
    /// Without options it shows the settings in force, and the source of each. Typed options take
    /// precedence over the file of --config, which has the options of one run; then follow the
    /// remembered settings, then the paper and the language of this computer.
    Config(settings::ConfigArgs),
    /// Check that a tournament's secrets were settled before it began.
    Audit(audit::AuditArgs),
    /// Make many sheets, and check the invariants of each.
    Selftest(selftest::SelftestArgs),
    /// Print a completion script for a shell.
    Completions(manual::CompletionsArgs),
    /// Write the manual pages: one for the program, and one for each command.
    Man(manual::ManArgs),
}

/// Serve the phone page, and referee games (not in this build)
#[cfg(any(test, not(feature = "server")))]
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
struct NoServerArgs {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    _all: Vec<OsString>,
}

/// Returns the failure of `cauldron serve` in a build without the feature `server`.
#[cfg(any(test, not(feature = "server")))]
fn no_server() -> Result<ExitCode> {
    Err(Failure::input(
        "this cauldron was built without its server; `cargo run --release -- serve` builds and starts one",
    ))
}

/// Runs the program with the arguments of the process.
pub fn run() -> ExitCode {
    outlive_large_files();
    console::run_guarded(|| {
        let typed: Vec<OsString> = std::env::args_os().collect();
        let chosen = console::find_chosen_language(&typed);
        match Cli::read(typed) {
            Ok((cli, usual)) => cli.run(games::ALL, &usual),
            Err((refused, usual)) => {
                let console = Console::new(chosen).usually(usual);
                match refused {
                    ArgsError::Typed(error) => usage::refuse(&error, &Cli::command(), &console),
                    ArgsError::File(failure) => console.report(failure),
                }
            }
        }
    })
}

/// Ignores the signal `SIGXFSZ`, so that writing beyond a file size limit fails like writing to a
/// full disk. By default the signal ends the program, which would leave a partial file.
#[cfg(unix)]
fn outlive_large_files() {
    let signal = signal_hook::consts::SIGXFSZ;
    // Registration is optional: without it only that case is handled worse.
    let _ = signal_hook::flag::register(signal, Arc::new(AtomicBool::new(false)));
}

#[cfg(not(unix))]
fn outlive_large_files() {}

impl Cli {
    /// Parses `typed`, together with the options of a `--config` file, on top of the stored
    /// settings.
    ///
    /// # Errors
    /// If the arguments or settings are invalid; with the default language, for the message.
    fn read(
        typed: Vec<OsString>,
    ) -> Result<(Self, Defaults), (ArgsError, Option<&'static Language>)> {
        let here = Environment::of_process();
        let (program, usual) = settings::apply_defaults(Cli::command(), &typed, &here)
            .map_err(|e| (e.into(), None))?;
        let language = usual.language;
        let matches = config::matches(program, typed).map_err(|refused| (refused, language))?;
        let mut cli =
            Cli::from_arg_matches(&matches).map_err(|e| (ArgsError::Typed(e), language))?;
        let sheet = match &mut cli.command {
            Some(Command::Sheet(sheet)) => sheet,
            _ => &mut cli.sheet,
        };
        sheet.printing.is_sheet = true;
        Ok((cli, usual.adjust(&matches)))
    }

    /// Returns the environment of the program that settings depend on; `--no-config` ignores it.
    fn surroundings(&self) -> Environment {
        let here = Environment::of_process();
        Environment { ignored: here.ignored || self.no_config, ..here }
    }

    /// Runs the command with `games`, reports a failure, and returns the exit code.
    fn run(self, games: &[&dyn Game], usual: &Defaults) -> ExitCode {
        let console = Console::new(self.language).usually(usual.language);
        let result = self.execute(games, &console);
        if result.is_ok() {
            usual.tell(&console);
        }
        let told = console.close();
        match result.and_then(|code| told.map(|()| code)) {
            Ok(code) => code,
            Err(failure) => console.report(failure),
        }
    }

    fn execute(&self, games: &[&dyn Game], console: &Console) -> Result<ExitCode> {
        match &self.command {
            None => sheet::run(&self.sheet, console),
            Some(Command::Sheet(args)) => sheet::run(args, console),
            Some(Command::Booklet(args)) => booklet::run(args, console),
            Some(Command::Playtest(args)) => playtest::run(args, console),
            Some(Command::Log(args)) => log::run(args, console),
            Some(Command::Race(args)) => race::run(args, console),
            Some(Command::Print(args)) => print::print(args, games, console),
            Some(Command::Gallery(args)) => print::gallery(args, games, console),
            Some(Command::Pack(args)) => pack::run(args, console),
            Some(Command::Theme(args)) => theme::run(args, console),
            Some(Command::Align(args)) => align::run(args, console),
            Some(Command::Verify(args)) => verify::verify(args, games, console),
            Some(Command::Reprint(args)) => verify::reprint(args, games, console),
            Some(Command::Merge(args)) => verify::merge(args, console),
            Some(Command::Brew(args)) => brew::run(args, console),
            Some(Command::Check(args)) => check::run(args, games, console),
            #[cfg(feature = "server")]
            Some(Command::Serve(args)) => serve::run(args, games, console),
            #[cfg(not(feature = "server"))]
            Some(Command::Serve(_)) => no_server(),
            Some(Command::Site(args)) => site::run(args, &self.surroundings(), console),
            Some(Command::Config(args)) => settings::run(args, &self.surroundings(), console),
            Some(Command::Audit(args)) => audit::run(args, console),
            Some(Command::Selftest(args)) => selftest::run(args, console),
            Some(Command::Completions(args)) => manual::completions(args, Cli::command(), console),
            Some(Command::Man(args)) => manual::man(args, Cli::command(), console),
        }
    }
}
