//! `cauldron playtest`: games with players who really play.

mod lists;
mod plots;
mod tell;

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use cauldron_press::game::Refused;
use cauldron_press::players::Players;
use cauldron_press::press;
use cauldron_press::run::Shard;
use cauldron_press::seed::Seed;
use cauldron_press::texts::said::*;
use cauldron_press::threads::Threads;
use cauldron_press::watch::Watch;
use cauldron_press::witches::playtest::{Findings, Lineup, Report, Study, StudyError};
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::table::Mode;

use super::args::{CustomArgs, ResultArgs, fresh_seed, grouped, number, threads};
use super::input::read_file;
use super::progress::{INTERRUPTED, Progress, stop_on_ctrl_c};
use super::{Console, Failure};
use crate::cli::args::counted;
use lists::List;

/// Play games
///
/// Players who really play go through games on printed boards: careless ones do whatever is
/// allowed, typical ones take notes of each ingredient, experts reason over all that was seen.
/// What they need says how hard and how long a sheet is.
#[derive(Args)]
#[command(mut_arg("json", |json| json.help("Print all that was found as JSON")))]
pub struct PlaytestArgs {
    /// The game code of the first sheet, from which the others are drawn. Without one a fresh
    /// one is drawn
    #[arg(long, short, visible_alias = "game-code")]
    seed: Option<Seed>,
    /// How many sheets of each level and number of players
    #[arg(long, short = 'n', value_name = "N", default_value = "1", value_parser = sheets,
        allow_hyphen_values = true)]
    count: u64,
    /// The levels, such as 2, or 0,2,5, or 0..5
    #[arg(long, short, value_name = "LEVELS", default_value = "0", allow_hyphen_values = true)]
    level: List<Level>,
    /// How many play, such as 4, or 1,2,4, or 1..8
    #[arg(long, short, value_name = "PLAYERS", default_value = "4", allow_hyphen_values = true)]
    players: List<Players>,
    /// How many games of each kind of players on each sheet
    #[arg(long, short, value_name = "N", default_value = "100", value_parser = games,
        allow_hyphen_values = true)]
    games: u64,
    /// Who plays: careless, typical or expert, with commas between them, and with + between
    /// those who sit at one table, such as typical,expert+careless
    #[arg(
        long,
        value_name = "SKILLS",
        default_value = "typical,expert",
        allow_hyphen_values = true
    )]
    skill: List<Lineup>,
    /// Also find the reasoning that a game took, and what its tests told: of one game of each
    /// kind of players on each sheet. Slow; of a single sheet it is always found
    #[arg(long)]
    reasoning: bool,
    /// Who plays with whom
    #[arg(long, value_enum, default_value = "together")]
    mode: Company,
    #[command(flatten)]
    custom: CustomArgs,
    /// How many threads, 1 to 256; the games do not depend on it (all cores if left out)
    #[arg(long, value_name = "N", value_parser = threads, allow_hyphen_values = true,
        help_heading = "Run")]
    threads: Option<usize>,
    /// Play only one part of the games, such as 2/3 for the second of three
    #[arg(long, value_name = "K/N", allow_hyphen_values = true, help_heading = "Run")]
    shard: Option<Shard>,
    /// Play nothing, and join the files that shards wrote with --out
    #[arg(long, value_name = "FILES", num_args = 1.., help_heading = "Run", conflicts_with_all =
        ["seed", "count", "level", "players", "games", "skill", "reasoning", "mode", "shard", "answers"])]
    merge: Vec<PathBuf>,
    /// Write all that was found into a JSON file
    #[arg(long, short, value_name = "FILE", help_heading = "Output")]
    out: Option<PathBuf>,
    /// Draw what was found into a folder, as SVG and PNG
    #[arg(long, value_name = "FOLDER", help_heading = "Output")]
    plots: Option<PathBuf>,
    /// Write a table of estimates that fits these games into a file
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    fit: Option<PathBuf>,
    #[command(flatten)]
    result: ResultArgs,
}

/// Who plays with whom.
#[derive(Clone, Copy, ValueEnum)]
enum Company {
    /// All together
    Together,
    /// Everyone for themselves: the first to win a test wins
    Rivals,
}

/// The most sheets of a kind, and the most games on a sheet.
const MOST_SHEETS: u64 = 100_000;
const MOST_GAMES: u64 = 1_000_000;

/// The bound of files that are joined.
const LARGEST_PART: u64 = 1 << 30;

fn sheets(text: &str) -> Result<u64, String> {
    number(&text.replace(['_', ','], ""), 1..=MOST_SHEETS).ok_or_else(|| {
        let most = grouped(MOST_SHEETS);
        format!("{text:?} sheets cannot be played on; use 1 to {most}")
    })
}

fn games(text: &str) -> Result<u64, String> {
    number(&text.replace(['_', ','], ""), 1..=MOST_GAMES)
        .ok_or_else(|| format!("{text:?} games cannot be played; use 1 to {}", grouped(MOST_GAMES)))
}

/// Plays, or joins what was played, and tells what was found. Exit code 130 if Ctrl-C ended it
/// early; then nothing is written.
pub fn run(args: &PlaytestArgs, console: &Console) -> Result<ExitCode, Failure> {
    let threads = args.threads.and_then(NonZero::new).map_or_else(Threads::all, Threads::new);
    let report = match &args.merge[..] {
        [] => match play(args, threads, console)? {
            Some(report) => report,
            None => return Ok(ExitCode::from(INTERRUPTED)),
        },
        files => join(files)?,
    };
    let findings = report.findings();
    let mut written = Vec::new();
    if let Some(path) = &args.out {
        write(path, (as_json(&report, &findings)?.to_string() + "\n").as_bytes())?;
        written.push(path.clone());
    }
    if let Some(folder) = &args.plots {
        written.extend(plots::draw(&report, &findings, folder, console.language())?);
    }
    let fitted = args.fit.as_deref().map(|path| fit(&report, threads, path)).transpose()?;
    let json = args.result.json.then(|| as_json(&report, &findings)).transpose()?;
    args.result.tell(
        console,
        || json.unwrap_or_default(),
        || {
            tell::tell(&report, &findings, console);
            if let Some((sheets, unseen)) = fitted {
                console
                    .tell(playtest_fitted(counted(playtest_sheets, sheets), correlation(unseen)));
            }
            written.extend(args.fit.clone());
            console.files(&written);
            if args.merge.is_empty() {
                console.say(console.dim(playtest_again(command(args, &report.study))));
            }
        },
    );
    Ok(ExitCode::SUCCESS)
}

/// Plays what was asked for; `None` if somebody ended it early.
fn play(
    args: &PlaytestArgs,
    threads: Threads,
    console: &Console,
) -> Result<Option<Report>, Failure> {
    let study = study(args)?;
    let all = study.all_sheets();
    let numbers = args.shard.map_or(0..all, |shard| shard.part(all));
    let total = study.games_on(numbers.end - numbers.start);
    let watch = Arc::new(Watch::default());
    stop_on_ctrl_c(&watch);
    let played = Progress::new(&args.result, console.language()).during(
        total,
        terminal_games,
        || watch.done(),
        || study.play(numbers, threads, &watch),
    );
    match played {
        Ok(report) => Ok(Some(report)),
        Err(StudyError::Stopped) => {
            let done = watch.done();
            args.result.tell(
                console,
                || json!({ "stopped": true, "done": done, "of": total }),
                || console.tell(playtest_stopped(grouped(done), counted(terminal_games, total))),
            );
            Ok(None)
        }
        Err(StudyError::Sheet { seed, reason }) => {
            let refused = Failure::from(Refused::from(reason));
            Err(refused.about(format!("the sheet of the seed {seed}")))
        }
        Err(error) => Err(Failure::fault(error)),
    }
}

/// Which games are asked for.
fn study(args: &PlaytestArgs) -> Result<Study, Failure> {
    let players = args.players.0.clone();
    if matches!(args.mode, Company::Rivals) && players.contains(&Players::ONE) {
        return Err(Failure::Input(
            "one player has no rivals; use --players 2..8, or --mode together".to_owned(),
        ));
    }
    let mut settings = Vec::new();
    for &level in &args.level.0 {
        let of_level = args.custom.settings(level)?;
        if !settings.contains(&of_level) {
            settings.push(of_level);
        }
    }
    let reasoning = args.reasoning || (args.count == 1 && settings.len() * players.len() == 1);
    Ok(Study {
        seed: args.seed.map_or_else(|| fresh_seed(false), Ok)?,
        sheets: args.count,
        settings,
        players,
        answers: args.custom.answers,
        lineups: args.skill.0.clone(),
        mode: match args.mode {
            Company::Together => Mode::Cooperative,
            Company::Rivals => Mode::Competitive,
        },
        games: args.games,
        reasoning,
    })
}

/// What plays the same games again.
fn command(args: &PlaytestArgs, study: &Study) -> String {
    let mode = match args.mode {
        Company::Together => "",
        Company::Rivals => " --mode rivals",
    };
    let reasoning = if args.reasoning { " --reasoning" } else { "" };
    format!(
        "cauldron playtest --seed {} --count {} --level {}{} --players {} --games {} --skill {}{mode}{reasoning}",
        study.seed,
        study.sheets,
        args.level,
        args.custom.typed(),
        args.players,
        study.games,
        args.skill
    )
}

/// Reads the parts that shards wrote, and joins them.
fn join(files: &[PathBuf]) -> Result<Report, Failure> {
    let part = |path: &PathBuf| {
        let bytes = read_file(path, LARGEST_PART, "what a shard of a playtest wrote")?;
        serde_json::from_slice(&bytes).map_err(|error| {
            let shown = path.display();
            Failure::Input(format!("\"{shown}\" is not what a playtest wrote: {error}"))
        })
    };
    let parts: Vec<Report> = files.iter().map(part).collect::<Result<_, _>>()?;
    Report::join(&parts).map_err(Failure::input)
}

/// All that is known, as an object: what was counted, and what follows from it.
fn as_json(report: &Report, findings: &Findings) -> Result<Value, Failure> {
    let mut all = serde_json::to_value(report).map_err(Failure::fault)?;
    all["findings"] = serde_json::to_value(findings).map_err(Failure::fault)?;
    Ok(all)
}

/// Writes a table of estimates; how many sheets it was fitted to, and how well it knows others.
fn fit(report: &Report, threads: Threads, path: &Path) -> Result<(u64, Option<f64>), Failure> {
    let fitted = report.fit(threads).map_err(Failure::fault)?;
    write(path, fitted.table.as_bytes())?;
    Ok((fitted.sheets, fitted.unseen))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    press::write_atomic(path, bytes).map_err(Failure::machine)
}

/// A rank correlation, with as many digits as it is good for.
fn correlation(correlation: Option<f64>) -> String {
    correlation.map_or_else(|| "–".to_owned(), |correlation| format!("{correlation:.2}"))
}
