//! `cauldron theme`: the looks that pages can have.

mod begin;
mod trial;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};

use cauldron_press::page::Theme;
use cauldron_press::texts::said::*;

use super::failure::NO;
use super::{Console, Failure};

/// Themes: list them, begin a new one, check one
#[derive(Args)]
pub struct ThemeArgs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the themes that are built in.
    List,
    /// Say what is missing or wrong in a theme: its files, its colours, its words, and sheets of
    /// all levels, drawn in it.
    Check(CheckArgs),
    /// Begin a theme: a folder with a manifest in which every name has its comment.
    New(NewArgs),
}

#[derive(Args)]
struct CheckArgs {
    /// The folder of a theme, or the name of one that is built in
    theme: String,
}

#[derive(Args)]
struct NewArgs {
    /// The folder, which is made
    folder: PathBuf,
}

/// Runs a command of themes.
pub fn run(args: &ThemeArgs, console: &Console) -> Result<ExitCode, Failure> {
    match &args.command {
        Command::List => {
            list(console)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Check(CheckArgs { theme }) => check(theme, console),
        Command::New(NewArgs { folder }) => {
            let written = begin::begin(folder)?;
            console.files(&written);
            console.tell(terminal_theme_begun());
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn list(console: &Console) -> Result<(), Failure> {
    let widest = Theme::names().map(str::len).max().unwrap_or(0);
    for name in Theme::names() {
        let theme = Theme::of(name).map_err(Failure::fault)?;
        let about = match name {
            Theme::USUAL => console.text(terminal_theme_usual()),
            _ => theme.title().1.to_owned(),
        };
        console.say(format!("{}  {about}", console.bold(format!("{name:widest$}"))));
    }
    Ok(())
}

/// Says all that is wrong; where nothing is, draws sheets and says what does not fit on them.
fn check(name: &str, console: &Console) -> Result<ExitCode, Failure> {
    let faults = Theme::faults(name).map_err(Failure::input)?;
    let faults: Vec<String> = match faults.is_empty() {
        true => trial::faults(Theme::of(name).map_err(Failure::input)?)?,
        false => faults.iter().map(ToString::to_string).collect(),
    };
    faults.iter().for_each(|fault| console.say(fault));
    match faults.len() {
        0 => {
            console.tell(terminal_theme_good(name));
            Ok(ExitCode::SUCCESS)
        }
        _ => Ok(ExitCode::from(NO)),
    }
}

#[cfg(test)]
mod tests;
