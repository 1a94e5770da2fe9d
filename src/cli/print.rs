//! `cauldron print`, which prints any game of the program with its usual settings, and `cauldron
//! gallery`, which makes a web page with pictures of many games.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use clap::Args;
use serde_json::{Value, json};

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::common::threads::Threads;
use cauldron_press::gallery::{self, GalleryOptions};
use cauldron_press::game::series::{GameSeries, PrintableGame};
use cauldron_press::game::{CodeHandler, Game, PhonePage};
use cauldron_press::games;
use cauldron_press::options::{OptionValue, paper};
use cauldron_press::page::DrawOptions;
use cauldron_press::press::{Dpi, Paper, write_atomic};
use cauldron_press::seal::page_address;
use cauldron_press::texts::msg::*;
use cauldron_press::texts::{self, Language, nearest, row};
use cauldron_press::witches::settings::Level;

use super::args::fresh_seed;
use super::console::json_paths;
use super::files::store;
use super::printing::{InkArgs, PrintingArgs};
use super::site::{PlayPage, PlayPageArgs};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result, ValueError};
use crate::cli::numbers::{counted, whole_number};
use crate::cli::progress::Progress;
use crate::cli::progress::ResultArgs;

/// Print any game
#[derive(Args)]
pub struct PrintArgs {
    /// The game: witches, race, ...
    #[arg(value_name = "GAME")]
    game: String,
    /// The game code, such as malut-lisil-hilug-pu, or a number. Without one a new game is drawn
    #[arg(long, short, visible_alias = "game-code")]
    seed: Option<Seed>,
    /// Number of players, 1 to 8, instead of the game's usual number
    #[arg(long, short, allow_hyphen_values = true)]
    players: Option<Players>,
    #[command(flatten)]
    printing: PrintingArgs,
    #[command(flatten)]
    play_page: PlayPageArgs,
    /// Web address of the page that the code opens, for games with codes
    #[arg(long, value_name = "URL", value_parser = page_address, help_heading = "Printing")]
    base_url: Option<String>,
}

pub fn print(args: &PrintArgs, games: &[&dyn Game], console: &Console) -> Result<ExitCode> {
    args.printing.begin_output(&[], console)?;
    let game = find_printable(&args.game, games)?;
    let seed = args.seed.map_or_else(|| fresh_seed(false), Ok)?;
    let options = args.printing.options(console.language())?;
    // No file is beside a game on standard output.
    let has_page = game.codes().is_some_and(CodeHandler::is_on_page)
        && args.play_page.is_wanted(args.base_url.is_some(), false)
        && !args.printing.is_piped();
    let page = || PlayPage::of(args.printing.folder(), console.language());
    let page = has_page.then(page).transpose()?;
    let linked = match &args.base_url {
        Some(address) => PhonePage::Address(address),
        None if has_page => PhonePage::File,
        None => PhonePage::None,
    };
    let printed = game.print(seed, args.players, linked, &options)?;
    args.printing.deliver(
        printed,
        page,
        &options,
        console,
        |summary| {
            summary["game"] = json!(game.name());
            summary["seed"] = json!(seed);
            summary["options"]["players"] = json!(args.players.map(|players| players.count()));
            if game.codes().is_some() {
                summary["options"]["base-url"] = json!(args.base_url);
                summary["options"]["play-page"] = json!(has_page);
            }
        },
        |written| {
            let name = console.bold(terminal_game_printed(game.name()));
            console.print_line(format_args!("{name} {seed}"));
            console.files(written);
        },
    )
}

pub fn find_printable<'a>(name: &str, games: &[&'a dyn Game]) -> Result<&'a dyn Game> {
    games::find_by_name(games, name).ok_or_else(|| unknown(name, games))
}

fn unknown(name: &str, games: &[&dyn Game]) -> Failure {
    let names: Vec<&str> = games.iter().map(|game| game.name()).collect();
    let given = format!("{name:?}");
    Failure::from_message(match nearest(name, names.iter().copied()) {
        Some(near) => terminal_no_game_near(given, near),
        None => terminal_no_game(given, either(&names)),
    })
}

/// Joins names for a sentence: "a", "a or b", "a, b or c".
fn either(names: &[&str]) -> texts::Value {
    match names {
        [first @ .., last] if !first.is_empty() => {
            level_or(row(first.iter().copied()), *last).into()
        }
        names => row(names.iter().copied()),
    }
}

/// Show many games on a web page, to choose from
#[derive(Args)]
#[command(mut_arg("ink_report", |report| report.hide(true)))]
pub struct GalleryArgs {
    /// The game: witches, race, ...
    #[arg(value_name = "GAME", default_value = "witches")]
    game: String,
    /// The game code of the first game, such as malut-lisil-hilug-pu, or a number. The others are
    /// the numbers after it
    #[arg(long, short, visible_alias = "game-code", default_value = "1")]
    seed: Seed,
    /// Number of games, 1 to 500
    #[arg(long, short = 'n', value_name = "N", default_value = "24", value_parser = parse_game_count,
        allow_hyphen_values = true)]
    count: u64,
    /// Number of players, 1 to 8, instead of the game's usual number
    #[arg(long, short, allow_hyphen_values = true)]
    players: Option<Players>,
    /// The levels of the games in order, repeated from the first, such as 0,3,5
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', allow_hyphen_values = true)]
    levels: Vec<Level>,
    /// Paper, as for the other commands
    #[arg(long, default_value = "a4", value_parser = paper, help_heading = "Printing")]
    paper: Paper,
    #[command(flatten)]
    ink: InkArgs,
    /// Web address of the page that the codes open, for games with codes
    #[arg(long, value_name = "URL", value_parser = page_address, help_heading = "Printing")]
    base_url: Option<String>,
    /// Resolution of the large pictures, dots per inch
    #[arg(
        long,
        value_name = "DPI",
        default_value = "110",
        help_heading = "Output",
        allow_negative_numbers = true
    )]
    png: Dpi,
    /// Folder for the page and its pictures
    #[arg(
        long,
        short,
        value_name = "FOLDER",
        default_value = "output/gallery",
        help_heading = "Output"
    )]
    out: PathBuf,
    #[command(flatten)]
    result: ResultArgs,
}

fn parse_game_count(text: &str) -> Result<u64, ValueError> {
    whole_number(text, 1..=500)
}

/// Number of games that are drawn before their files are written.
const AT_ONCE: usize = 8;

/// Draws the games, and writes their pictures, and then the page.
pub fn gallery(args: &GalleryArgs, all: &[&dyn Game], console: &Console) -> Result<ExitCode> {
    if args.ink.is_report_requested() {
        return Err(Failure::from_message(terminal_single_games("--ink-report")));
    }
    let game = find_printable(&args.game, all)?;
    let series = game.series(&args.params(game, console.language()))?;
    let (theme, language) = args.ink.theme_and_language(console.language())?;
    let options = GalleryOptions {
        draw: DrawOptions {
            paper: args.paper.size().map_err(|error| Failure::from_message(error.message()))?,
            ink: args.ink.kind(),
            language,
            theme,
            ..DrawOptions::default()
        },
        large: args.png,
        threads: Threads::all(),
    };
    let made = AtomicU64::new(0);
    let progress = Progress::new(&args.result, console.language());
    let (entries, mut files) = progress.run_with_progress(
        args.count,
        terminal_games,
        || made.load(Ordering::Relaxed),
        || pictures(args, &*series, &options, &made),
    )?;
    let html = gallery::page(&language.format(&series.title()), &entries, language);
    files.insert(0, store(&args.out, "index.html", html.as_bytes(), write_atomic)?);
    args.result.tell(
        console,
        || {
            let (count, files) = (args.count, json_paths(&files));
            let options = args.effective_options(game, &options.draw);
            json!({ "game": game.name(), "games": count, "options": options, "files": files })
        },
        || {
            let name = console.bold(terminal_gallery_name());
            console.print_message(terminal_gallery(name, counted(terminal_games, args.count)));
            console.files(&files[..1]);
            console.print_line(console.dim(terminal_gallery_open()));
        },
    );
    Ok(ExitCode::SUCCESS)
}

/// Writes the pictures. Returns the HTML entries and the written files; `made` counts the games.
fn pictures(
    args: &GalleryArgs,
    series: &dyn GameSeries,
    options: &GalleryOptions,
    made: &AtomicU64,
) -> Result<(Vec<String>, Vec<PathBuf>)> {
    let numbered: Vec<(u64, Seed)> =
        (0..args.count).map(|number| (number, Seed(args.seed.0.wrapping_add(number)))).collect();
    let again = |printable: &dyn PrintableGame| reprint_command(series.game(), printable);
    let (mut entries, mut files) = (Vec::new(), Vec::new());
    for games in numbered.chunks(AT_ONCE) {
        for shown in gallery::show(series, games, options, &again)? {
            for file in &shown.files {
                files.push(store(&args.out, &file.name, &file.bytes, write_atomic)?);
            }
            entries.push(shown.entry);
            made.fetch_add(1, Ordering::Relaxed);
        }
    }
    Ok((entries, files))
}

impl GalleryArgs {
    /// Returns the series' options as JSON: only those that were given, so that the game's defaults
    /// apply to the rest.
    fn params(&self, game: &dyn Game, language: &Language) -> Value {
        let mut params = json!({});
        if let Some(players) = self.players {
            params["players"] = json!(players);
        }
        if !self.levels.is_empty() {
            params["levels"] = json!(self.levels.iter().map(|l| l.number()).collect::<Vec<_>>());
        }
        // Only codes contain a language and an address, so a game without codes has neither option.
        if game.codes().is_some() {
            params["language"] = json!(language.number());
            params["base_url"] = json!(self.base_url);
        }
        params
    }

    /// Returns the effective value of each option by its name, whether typed, stored or built in.
    fn effective_options(&self, game: &dyn Game, draw: &DrawOptions) -> Value {
        let mut options = Value::Object(self.ink.look.effective());
        options["paper"] = self.paper.json();
        options["lang"] = json!(draw.language.tag());
        options["png"] = json!(self.png.dots());
        if game.codes().is_some() {
            options["base-url"] = json!(self.base_url);
        }
        options
    }
}

/// Returns the command that prints a game of the gallery.
fn reprint_command(game: &str, printable: &dyn PrintableGame) -> String {
    let (seed, players) = (printable.seed(), printable.players().count());
    match printable.facts()["level"].as_u64() {
        Some(level) => format!("cauldron sheet --seed {seed} --level {level} --players {players}"),
        None => format!("cauldron print {game} --seed {seed} --players {players}"),
    }
}
