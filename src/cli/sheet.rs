//! `cauldron sheet`: makes a single game, ready to print.

use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread::{self, Builder};

use clap::Args;
use serde_json::json;

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::common::threads::Threads;
use cauldron_press::options::{
    AidOptions, CustomOptions, OptionGroup, OrderOptions, ReadingOptions,
};
use cauldron_press::press::Access;
use cauldron_press::reading::{brf, html};
use cauldron_press::run::{PlanError, drawn_seeds};
use cauldron_press::seal::{RefereeKey, page_address};
use cauldron_press::texts::Language;
use cauldron_press::texts::msg::*;
use cauldron_press::witches::pages::SheetView;
use cauldron_press::witches::playtest::{Difficulty, PrintedRating};
use cauldron_press::witches::series::WitchesSeries;
use cauldron_press::witches::sheet::{Secrecy, Sheet, SheetOptions};
use cauldron_press::witches::test_methods::Extras;

use super::args::{DayChoice, SettingsArgs, fresh_seed};
use super::code;
use super::code::KeyFileMatch;
use super::console::{json_path, json_paths};
use super::printing::PrintingArgs;
use super::site::{PlayPage, PlayPageArgs};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};
use crate::cli::numbers::counted;

/// Make one game
#[derive(Args)]
#[command(mut_arg("json", |json| json.help("Print what was made as JSON, without the secret")))]
pub struct SheetArgs {
    /// The game code, such as malut-lisil-hilug-pu, or a number. Without one a new game is drawn.
    /// For a sheet to order the search begins there
    #[arg(long, short, visible_alias = "game-code")]
    seed: Option<Seed>,
    /// The sheet of the day, or of a date such as 2026-11-22: the game for a number of players is
    /// the same everywhere. Easy on Mondays, level High Witch at the weekend
    #[arg(long, value_name = "DATE", num_args = 0..=1, default_missing_value = DayChoice::TODAY,
        conflicts_with_all = [
            "seed", "level", "ingredients", "length", "decoys", "effects", "special_cells",
            "answers", "difficulty", "turns", "win_rate", "hopeless", "certain",
            "no_guess", "referee",
        ])]
    daily: Option<DayChoice>,
    /// Number of players, 1 to 8
    #[arg(long, short, default_value = "4", allow_hyphen_values = true)]
    players: Players,
    #[command(flatten)]
    settings: SettingsArgs,
    #[command(flatten)]
    order: OrderOptions,
    #[command(flatten)]
    pub printing: PrintingArgs,
    /// For tournaments: nothing on paper reveals the answer; the secrets go into a file for the
    /// organiser
    #[arg(long, help_heading = "Printing")]
    referee: bool,
    /// With --referee: the key that the secret is derived from, so that a tournament can be printed
    /// again; the file is created if it does not exist
    #[arg(long, value_name = "FILE", requires = "referee", help_heading = "Printing")]
    key_file: Option<PathBuf>,
    #[command(flatten)]
    aid: AidOptions,
    /// Print the oracle although the code opens an address: numbers with which the players answer
    /// the tests of a First Game by addition. Without an address it is always printed
    #[arg(long, help_heading = "Printing")]
    oracle: bool,
    /// Omit the oracle
    #[arg(long, help_heading = "Printing", conflicts_with = "oracle")]
    no_oracle: bool,
    #[command(flatten)]
    play_page: PlayPageArgs,
    #[command(flatten)]
    reading: ReadingOptions,
    /// Web address of the page that the code opens
    #[arg(long, value_name = "URL", value_parser = page_address, help_heading = "Printing")]
    base_url: Option<String>,
}

pub fn run(args: &SheetArgs, console: &Console) -> Result<ExitCode> {
    let more = [
        ("--referee", args.referee),
        ("--answer-sheet", args.aid.answer_sheet),
        ("--sealed-answers", args.aid.sealed_answers),
        ("--html", args.reading.html),
        ("--braille", args.reading.braille),
    ];
    args.printing.begin_output(&more, console)?;
    let day = args.daily.map(|choice| choice.day(args.players, console)).transpose()?;
    let seed = match &day {
        Some((_, day)) => day.seed,
        None => args.seed.map_or_else(|| fresh_seed(args.referee), Ok)?,
    };
    let key = match args.referee {
        true => Some(code::read_or_draw_key(args.key_file.as_deref())?),
        false => None,
    };
    let seed = find_ordered_seed(args, seed, key)?;
    let usual = args.settings.sheet_options(seed, args.players)?;
    let made_from = SheetOptions {
        settings: day.as_ref().map_or(usual.settings, |(_, day)| day.settings()),
        secrecy: key.map_or(Secrecy::Open, Secrecy::Referee),
        as_drawn: args.order.as_drawn,
        base_url: args.base_url.clone(),
        language: console.language().number(),
        ..usual
    };
    let lies_beside = lies_beside(args, &made_from);
    let options = args.printing.options(console.language())?;
    let (out, language) = (args.printing.folder(), console.language());
    let (sheet, view, printed, play_page) = thread::scope(|scope| {
        let page = || PlayPage::of(out, language);
        let wanted = lies_beside.play_page;
        let spawned = wanted.then(|| Builder::new().spawn_scoped(scope, page).ok()).flatten();
        let sheet = code::sheet(&SheetOptions { extras: lies_beside, ..made_from })?;
        let view = sheet.view()?;
        let printed = sheet.print_view(&view, &options)?;
        let page = match spawned {
            Some(page) => Some(page.join().unwrap_or_else(|panic| resume_unwind(panic))),
            None => wanted.then(page),
        };
        Ok::<_, Failure>((sheet, view, printed, page.transpose()?))
    })?;
    let mut beside = Vec::new();
    if args.aid.answer_sheet {
        beside.push(sheet.print_answers(&view, &options)?);
    }
    if args.aid.sealed_answers {
        beside.push(sheet.print_sealed(&view, &options)?);
    }
    // Secrets are written first: a sheet whose secrets are lost is useless.
    let secrets = match key {
        Some(key) => {
            if code::keep_key(key, args.key_file.as_deref())? == KeyFileMatch::Other {
                return run(args, console);
            }
            let text =
                code::organiser_file(&sheet, key, &serve_command(&sheet), console.language());
            let name = format!("{}{}-organiser.txt", printed.name, args.printing.suffix());
            args.printing.store(Access::Private, vec![(name, text.into_bytes())])?
        }
        None => Vec::new(),
    };
    let read = readings(&sheet, &view, args, &printed.name, console.language())?;
    let ink = args.printing.ink.ink_used(&printed);
    let (scale, sheet_paper) = (printed.scale, printed.sheet);
    let mut written = args.printing.write(printed)?;
    // Other users of this computer may be players of the tournament.
    let access = if key.is_some() { Access::Private } else { Access::Usual };
    for printed in beside {
        written.extend(args.printing.write_beside(access, printed)?);
    }
    written.extend(args.printing.store(Access::Usual, read)?);
    written.extend(play_page.map(PlayPage::keep).transpose()?);
    let secrets = secrets.first().map(PathBuf::as_path);
    args.printing.result.tell(
        console,
        || {
            let mut summary = summary(&sheet, view.rating, args, &written, secrets, console);
            summary["ink"] = ink.json();
            summary["options"] =
                effective_options(&sheet, args.printing.effective_options(&options));
            for (name, value) in args.reading.json() {
                summary["options"][name] = value;
            }
            if let Some((date, _)) = &day {
                summary["day"] = json!(date.to_string());
            }
            if let Some(next) = next_fitting(args, &sheet) {
                summary["next_fitting"] = json!(next);
            }
            summary
        },
        || {
            if let Some((date, _)) = &day {
                console.print_message(terminal_daily(date.to_string()));
            }
            let paper = args.printing.printed_on(sheet_paper);
            tell(&sheet, view.rating, (args, paper), &written, secrets, console);
            args.printing.tell_sheets(scale, sheet_paper, console);
            ink.tell(console);
            // Only text output waits for this slow search; the files are already written.
            if let Some(level) = sheet.options.settings.level()
                && let Some(next) = next_fitting(args, &sheet)
            {
                console.print_message(terminal_next_fitting(level.number(), next.to_string()));
            }
        },
    );
    Ok(ExitCode::SUCCESS)
}

/// Returns the additional output that the options ask for, as a [`Extras`].
fn lies_beside(args: &SheetArgs, made_from: &SheetOptions) -> Extras {
    let usual = default_extras(made_from, &args.play_page);
    Extras {
        oracle: args.oracle || usual.oracle && !args.no_oracle,
        answers: args.aid.answer_sheet,
        sealed: args.aid.sealed_answers,
        // No file is beside a sheet on standard output.
        play_page: usual.play_page && !args.printing.is_piped(),
    }
}

/// Returns the default additional output: a First Game without an address has its oracle.
pub fn default_extras(made_from: &SheetOptions, play_page: &PlayPageArgs) -> Extras {
    let has_address = made_from.base_url.is_some();
    Extras {
        oracle: !has_address && made_from.may_have_oracle(),
        play_page: play_page.is_wanted(has_address, made_from.is_referee()),
        ..Extras::default()
    }
}

/// Returns the sheet as text, in each requested format, with file names.
///
/// # Errors
/// If braille is requested for another language than English, or has no sign for a character.
fn readings(
    sheet: &Sheet,
    view: &SheetView,
    args: &SheetArgs,
    name: &str,
    language: &Language,
) -> Result<Vec<(String, Vec<u8>)>> {
    if args.reading.braille && !language.tag().starts_with("en") {
        return Err(Failure::from_message(terminal_braille()));
    }
    let mut files = Vec::new();
    if args.reading.html || args.reading.braille {
        let document = sheet.reading(view, language);
        if args.reading.html {
            files.push((format!("{name}.html"), html(&document).into_bytes()));
        }
        if args.reading.braille {
            let braille = brf(&document).map_err(Failure::input)?;
            files.push((format!("{name}.brf"), braille.into_bytes()));
        }
    }
    Ok(files)
}

/// Returns the first seed from `seed` on whose sheet meets the order and plays as its level
/// promises. A chosen seed without an order is returned unchanged, so that a sheet can be printed
/// again.
fn find_ordered_seed(args: &SheetArgs, seed: Seed, key: Option<RefereeKey>) -> Result<Seed> {
    let order = args.order.order();
    let is_chosen = args.seed.is_some() || args.daily.is_some();
    if order.is_free() && is_chosen {
        return Ok(seed);
    }
    search_seed(args, seed, key)
}

/// Finds the first seed from `seed` on whose sheet meets the order and plays as its level promises.
fn search_seed(args: &SheetArgs, seed: Seed, key: Option<RefereeKey>) -> Result<Seed> {
    let options = args.order.apply_to(args.settings.series_options(None, args.players));
    let series = match key {
        Some(key) => WitchesSeries::refereed(options, key)?,
        None => WitchesSeries::new(options)?,
    };
    let found = drawn_seeds(&series, seed, 1, true, Threads::all());
    let found = found.map_err(|error| match error {
        PlanError::Unmet { reason, .. } => Failure::from(reason),
        other => Failure::input(other),
    })?;
    Ok(found.first().copied().unwrap_or(seed))
}

/// Returns the next seed whose sheet plays as its level promises, if the user chose a seed whose
/// sheet does not. Returns `None` if the search fails.
fn next_fitting(args: &SheetArgs, sheet: &Sheet) -> Option<Seed> {
    let options = &sheet.options;
    let is_typed = args.seed == Some(options.seed) && args.order.order().is_free();
    if !is_typed || options.is_referee() || options.as_drawn || args.printing.result.quiet {
        return None;
    }
    let next = search_seed(args, options.seed, None).ok()?;
    (next != options.seed).then_some(next)
}

/// Returns the command that referees this game.
fn serve_command(sheet: &Sheet) -> String {
    let SheetOptions { seed, players, settings, most_answers, .. } = &sheet.options;
    let options = match settings.level() {
        Some(level) => {
            let usual = CustomOptions { answers: *most_answers, ..CustomOptions::default() };
            format!(" --level {}{}", level.number(), usual.to_command_line())
        }
        None => CustomOptions::of(settings, *most_answers).to_command_line(),
    };
    let players = players.count();
    format!("cauldron serve --referee --key-file FILE --seed {seed} --players {players}{options}")
}

fn tell(
    sheet: &Sheet,
    rating: Option<PrintedRating>,
    (args, paper): (&SheetArgs, String),
    written: &[PathBuf],
    secrets: Option<&Path>,
    console: &Console,
) {
    console.print_message(terminal_sheet_printed(
        console.bold(terminal_sheet(sheet.label())),
        sheet.level_name(),
        counted(terminal_players, sheet.options.players.count()),
        paper,
    ));
    if let Some(rating) = rating {
        let (hard, most) = (rating.difficulty.cauldrons(), Difficulty::MOST);
        let (minutes, turns, wins) = (rating.minutes, rating.turns, rating.wins_of_hundred());
        console.print_message(terminal_rating(
            hard,
            most,
            minutes,
            turns.middle,
            turns.low,
            turns.high,
            wins,
        ));
    }
    console.files(written);
    if let Some(path) = secrets {
        console.print_message(terminal_organiser_alone());
        console.files(&[path]);
        return;
    }
    if args.daily.is_none() && args.seed != Some(sheet.options.seed) {
        console.print_line(console.dim(terminal_same_sheet(sheet.options.seed.to_string())));
    }
    // Without the oracle, tests need a device.
    let beside = &sheet.options.extras;
    if beside.play_page && !beside.oracle {
        console.print_line(console.dim(terminal_iphones("cauldron serve")));
    }
}

/// Adds the options of the sheet to those of printing, by their names.
fn effective_options(sheet: &Sheet, mut options: serde_json::Value) -> serde_json::Value {
    let SheetOptions { players, settings, most_answers, base_url, extras, .. } = &sheet.options;
    for (name, value) in [
        ("players", json!(players.count())),
        ("level", json!(settings.level().map(|level| level.number()))),
        ("as-drawn", json!(sheet.options.as_drawn)),
        ("referee", json!(sheet.options.is_referee())),
        ("oracle", json!(extras.oracle)),
        ("play-page", json!(extras.play_page)),
        ("base-url", json!(base_url)),
    ] {
        options[name] = value;
    }
    let &Extras { answers: answer_sheet, sealed: sealed_answers, .. } = extras;
    let aid = AidOptions { answer_sheet, sealed_answers };
    for (name, value) in
        CustomOptions::of(settings, *most_answers).json().into_iter().chain(aid.json())
    {
        options[name] = value;
    }
    options
}

fn summary(
    sheet: &Sheet,
    rating: Option<PrintedRating>,
    args: &SheetArgs,
    written: &[PathBuf],
    secrets: Option<&Path>,
    console: &Console,
) -> serde_json::Value {
    let settings = &sheet.options.settings;
    let clue = sheet.game_data.clue.message(settings.length());
    let mut summary = sheet.facts(rating);
    summary["clue"] = json!(console.text(clue));
    summary["code"] = json!(sheet.code());
    summary["board"] = json!(sheet.board);
    summary["paper"] = json!(args.printing.paper().to_string());
    summary["files"] = json!(json_paths(written));
    match secrets {
        None => summary["seed"] = json!(sheet.options.seed),
        Some(path) => summary["organiser"] = json!(json_path(path)),
    }
    summary
}
