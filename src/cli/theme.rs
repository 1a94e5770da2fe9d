//! `cauldron theme`: lists the built-in themes, creates a new one, and checks a theme by drawing
//! sheets with it.

#[cfg(test)]
mod tests;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand};

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::page::{DrawOptions, Symbol, Theme};
use cauldron_press::press::{PrintOptions, write_atomic};
use cauldron_press::texts::Language;
use cauldron_press::texts::msg::*;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use cauldron_press::witches::test_methods::Extras;

use super::code;
use super::failure::NO;
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};

/// Themes: list them, create a new one, check one
#[derive(Args)]
pub struct ThemeArgs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the built-in themes.
    List,
    /// Report faults of a theme: in its files, its colours, its words, and in sheets of all levels
    /// drawn with it.
    Check(CheckArgs),
    /// Create a theme: a folder with a manifest that lists every name in a comment.
    New(NewArgs),
}

#[derive(Args)]
struct CheckArgs {
    /// The folder of a theme, or the name of a built-in one
    theme: String,
}

#[derive(Args)]
struct NewArgs {
    /// The folder, which is created
    folder: PathBuf,
}

pub fn run(args: &ThemeArgs, console: &Console) -> Result<ExitCode> {
    match &args.command {
        Command::List => {
            list(console)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Check(CheckArgs { theme }) => check(theme, console),
        Command::New(NewArgs { folder }) => {
            let written = begin(folder)?;
            console.files(&written);
            console.print_message(terminal_theme_begun());
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn list(console: &Console) -> Result {
    let widest = Theme::names().map(str::len).max().unwrap_or(0);
    for name in Theme::names() {
        let theme = Theme::of(name).map_err(Failure::fault)?;
        let about = match name {
            Theme::USUAL => console.text(terminal_theme_usual()),
            _ => theme.title().1.to_owned(),
        };
        console.print_line(format!("{}  {about}", console.bold(format!("{name:widest$}"))));
    }
    Ok(())
}

/// Reports all faults of a theme's files; if they have none, draws sheets and reports their faults.
fn check(name: &str, console: &Console) -> Result<ExitCode> {
    let wrong = Theme::faults(name).map_err(Failure::input)?;
    let faults: Vec<String> = match wrong.is_empty() {
        true => find_drawing_faults(Theme::of(name).map_err(Failure::input)?)?,
        false => wrong.iter().map(ToString::to_string).collect(),
    };
    faults.iter().for_each(|fault| console.print_line(fault));
    match faults.len() {
        0 => {
            console.print_message(terminal_theme_good(name));
            Ok(ExitCode::SUCCESS)
        }
        _ => Ok(ExitCode::from(NO)),
    }
}

const HEAD: &str = "\
# A theme. What is not said here stays as usual; take away a # to say it.
title = \"My theme\"
about = \"One line about it, for lists\"

# The ink that it is made for: colour, gray, saver or black.
# ink = \"colour\"

# Colours that come in the place of the usual ones, which stand here. Text needs a contrast of
# 4.5 on paper, ground, tint, garden, inside and distance, the skyline behind the title.
[colours]
";

const LOOKS: &str = "
# Faces: regular, bold, heading or wordmark.
[fonts]
# wordmark = \"wordmark\"
# heading = \"heading\"

# Outlines of gardens, as shares of what is usual: 0 is straight. Soil, grass and fences.
[gardens]
# wobble = 1.0
# corner = 1.0
# ground = true

# A drawing in drawings/ in the place of cauldrons, without .svg; how wide its left, top, right and
# bottom edges are, which are not stretched; and how long in it a cell is.
# [cauldron]
# drawing = \"reactor\"
# edges = [40, 60, 40, 40]
# cell = 100

# What the usual drawings fade toward, and how far.
# [fade]
# colour = \"#a8854a\"
# percent = 30

# Words in place of others, in all messages of a language.
# [words.en]
# witch = \"scientist\"

# Drawings in symbols/, without .svg, by what they stand for. Square, with a view box of
# 0 0 100 100 or another square; creatures wear the colour of their section: currentColor.
[symbols]
";

const MESSAGES: &str = "\
# Messages in place of the usual ones. Names begin with the same two letters as usual: phones show
# the usual ones.
";

/// Writes the files of a new theme into `folder`.
pub fn begin(folder: &Path) -> Result<Vec<PathBuf>> {
    if folder.exists() {
        let there = folder.display();
        return Err(Failure::Input(format!("{there} is there already; choose another folder")));
    }
    let mut manifest = HEAD.to_owned();
    for (name, usual) in Theme::usual_colours() {
        let _ = writeln!(manifest, "# {name} = \"{usual}\"");
    }
    manifest += LOOKS;
    for symbol in Symbol::all() {
        let _ = writeln!(manifest, "# {0} = \"{0}\"", symbol.name());
    }
    let language = Language::first();
    let mut messages = MESSAGES.to_owned();
    let names = language.source().lines().filter(|line| {
        ["ingredient-", "creature-", "effect-"].iter().any(|area| line.starts_with(area))
            && !line.contains("-tells")
    });
    names.for_each(|line| messages += &format!("# {line}\n"));
    let short = language.tag().split('-').next().unwrap_or_default();
    let files = [("theme.toml".to_owned(), manifest), (format!("messages/{short}.ftl"), messages)];
    for inner in ["symbols", "drawings", "messages"] {
        std::fs::create_dir_all(folder.join(inner)).map_err(Failure::machine)?;
    }
    let mut written = Vec::new();
    for (name, text) in files {
        let path = folder.join(name);
        write_atomic(&path, text.as_bytes()).map_err(Failure::machine)?;
        written.push(path);
    }
    Ok(written)
}

/// Numbers of players on the sheets of each level: the largest sections, the smallest, and teams.
const PLAYERS: [u8; 3] = [1, 5, 8];
/// Largest size of a sheet's PDF, in bytes.
const LARGEST: usize = 250_000;

/// Returns the faults of sheets of all levels, in each language that the theme has words for.
pub fn find_drawing_faults(theme: &'static Theme) -> Result<Vec<String>> {
    let mut languages: Vec<&'static Language> =
        theme.languages().into_iter().filter_map(Language::of).collect();
    if languages.is_empty() {
        languages.push(Language::first());
    }
    let boards = Level::ALL.into_iter().flat_map(|level| PLAYERS.map(|players| (level, players)));
    let mut told = Vec::new();
    for (level, players) in boards {
        let sheet = sheet(level, players)?;
        told.extend(languages.iter().filter_map(|language| fault(theme, language, &sheet)));
    }
    Ok(told)
}

/// Makes a sheet for a check. Each board has its own seed, so that different effects and special
/// cells are in play.
fn sheet(level: Level, players: u8) -> Result<Sheet> {
    let seed = Seed(u64::from(level.number()) * 10 + u64::from(players));
    let players = Players::new(players).map_err(Failure::fault)?;
    let settings = level.settings();
    let usual = SheetOptions { settings, players, ..SheetOptions::new(seed) };
    let extras = Extras { oracle: usual.may_have_oracle(), ..Extras::default() };
    code::sheet(&SheetOptions { extras, ..usual })
}

fn fault(theme: &'static Theme, language: &'static Language, sheet: &Sheet) -> Option<String> {
    let which = |told: String| format!("{}, {}: {told}", sheet.label(), language.tag());
    let spoken = match theme.adapt_language(language) {
        Ok(spoken) => spoken,
        Err(error) => return Some(error.to_string()),
    };
    let ink = theme.ink().unwrap_or_default();
    let draw = DrawOptions { theme, ink, language: spoken, ..DrawOptions::default() };
    let options = PrintOptions { draw, dpi: None, svg: None, ..PrintOptions::default() };
    match sheet.print(&options) {
        Err(error) => Some(which(error.to_string())),
        Ok(printed) if printed.pdf.len() > LARGEST => {
            let bytes = printed.pdf.len();
            Some(which(format!(
                "its PDF has {bytes} bytes, and should have at most {LARGEST}; use simpler drawings"
            )))
        }
        Ok(_) => None,
    }
}
