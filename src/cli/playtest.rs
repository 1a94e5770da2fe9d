//! `cauldron playtest`: simulates games on a sheet, and reports statistics.

mod compare;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use serde_json::json;

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::common::threads::Threads;
use cauldron_press::game::Rejection;
use cauldron_press::options::OptionGroup;
use cauldron_press::press;
use cauldron_press::texts::Value;
use cauldron_press::texts::msg::*;
use cauldron_press::witches::playtest::{
    Difficulty, Figures, Lineup, Percentiles, PlaytestPlan, PlaytestResult, Proportion, Rating,
    ReasoningFigures, SessionError, Skill,
};
use cauldron_press::witches::sheet::Sheet;
use cauldron_press::witches::table::Mode;

use super::args::{SettingsArgs, fresh_seed, threads};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};
use crate::cli::numbers::{counted, grouped, number};
use crate::cli::progress::ResultArgs;
use crate::cli::progress::{INTERRUPTED, run_watched};

/// Play games
///
/// Simulated players play on the printed board: careless ones take any allowed action, typical ones
/// take notes of each ingredient, experts reason over all observations. Their results show how hard
/// and how long the sheet is. With --compare, games that people played are compared with simulated
/// games on sheets of the same kind.
#[derive(Args)]
#[command(mut_arg("json", |json| json.help("Print all that was found as JSON")))]
pub struct PlaytestArgs {
    /// The game code of the sheet. Without one a new one is drawn
    #[arg(long, short, visible_alias = "game-code")]
    seed: Option<Seed>,
    #[command(flatten)]
    settings: SettingsArgs,
    /// Number of players, 1 to 8
    #[arg(long, short, default_value = "4", allow_hyphen_values = true, help_heading = None)]
    players: Players,
    /// Number of games for each kind of players
    #[arg(long, short, value_name = "N", default_value = "100", value_parser = parse_game_count,
        allow_hyphen_values = true, help_heading = "Run")]
    games: u64,
    /// Skills of the players: careless, typical, keen or expert, with commas between them, and
    /// with + between players of different skill at one table, such as typical,expert+careless
    #[arg(
        long,
        value_name = "SKILLS",
        help_heading = "Run",
        default_value = "typical,expert",
        value_delimiter = ',',
        allow_hyphen_values = true
    )]
    skill: Vec<Lineup>,
    /// Mode of play
    #[arg(long, value_enum, default_value = "together", help_heading = "Run")]
    mode: ModeArg,
    /// Compare games that people played, as cauldron log writes them, with those of typical players
    /// and experts: --games of each, on as many sheets of the same kind
    #[arg(long, value_name = "FILE", num_args = 1.., help_heading = "Run",
        conflicts_with_all = ["level", "players", "skill", "mode", "ingredients", "length",
            "decoys", "effects", "special_cells", "answers"])]
    compare: Vec<PathBuf>,
    /// Number of threads, 1 to 256; the games do not depend on it (default: all cores)
    #[arg(long, value_name = "N", value_parser = threads, allow_hyphen_values = true,
        help_heading = "Run")]
    threads: Option<Threads>,
    /// Write all results into a JSON file
    #[arg(long, short, value_name = "FILE", help_heading = "Output")]
    out: Option<PathBuf>,
    #[command(flatten)]
    result: ResultArgs,
}

/// Mode of play, as typed.
#[derive(Clone, Copy, ValueEnum)]
enum ModeArg {
    /// All together
    Together,
    /// Everyone for themselves: the first to win a test wins
    Rivals,
}

/// Largest number of games on a sheet.
const MOST_GAMES: u64 = 1_000_000;

fn parse_game_count(text: &str) -> Result<u64, String> {
    number(&text.replace(['_', ','], ""), 1..=MOST_GAMES)
        .ok_or_else(|| format!("{text:?} games cannot be played; use 1 to {}", grouped(MOST_GAMES)))
}

/// Runs `cauldron playtest`. The exit code is 130 if Ctrl-C ended it early; no file is written
/// then.
pub fn run(args: &PlaytestArgs, console: &Console) -> Result<ExitCode> {
    if !args.compare.is_empty() {
        return compare::run(args, console);
    }
    let wanted = playtest_plan(args)?;
    let seed = args.seed.map_or_else(|| fresh_seed(false), Ok)?;
    let options = args.settings.sheet_options(seed, args.players)?;
    let sheet = Sheet::make(&options).map_err(|reason| {
        Failure::from(Rejection::from(reason)).with_subject(format!("the sheet of the seed {seed}"))
    })?;
    let Some(played) = play(args, &wanted, &sheet, console)? else {
        return Ok(ExitCode::from(INTERRUPTED));
    };
    let found = SheetFindings::of(&sheet, &wanted, &played);
    if let Some(path) = &args.out {
        let json = found.as_json().to_string() + "\n";
        press::write_atomic(path, json.as_bytes()).map_err(Failure::machine)?;
    }
    args.result.tell(
        console,
        || found.as_json(),
        || {
            tell(&found, console);
            console.files(args.out.as_slice());
            console.print_line(console.dim(playtest_again(command(args, &wanted, seed))));
        },
    );
    Ok(ExitCode::SUCCESS)
}

fn playtest_plan(args: &PlaytestArgs) -> Result<PlaytestPlan> {
    let mode = match args.mode {
        ModeArg::Together => Mode::Cooperative,
        ModeArg::Rivals if args.players == Players::ONE => {
            return Err(Failure::Input(
                "one player has no rivals; use --players 2..8, or --mode together".to_owned(),
            ));
        }
        ModeArg::Rivals => Mode::Competitive,
    };
    let mut lineups: Vec<Lineup> = Vec::new();
    for lineup in &args.skill {
        if !lineups.contains(lineup) {
            lineups.push(lineup.clone());
        }
    }
    Ok(PlaytestPlan { lineups, mode, games: args.games, reasoning: true })
}

/// Plays the games of `wanted`. Returns `None` if the user stopped it.
fn play(
    args: &PlaytestArgs,
    wanted: &PlaytestPlan,
    sheet: &Sheet,
    console: &Console,
) -> Result<Option<PlaytestResult>> {
    let threads = args.threads.unwrap_or_else(Threads::all);
    let total = wanted.count();
    let (played, watch) =
        run_watched(&args.result, console, total, |watch| wanted.play(sheet, threads, watch));
    match played {
        Ok(played) => Ok(Some(played)),
        Err(SessionError::Stopped) => {
            let done = watch.done();
            args.result.tell(
                console,
                || json!({ "stopped": true, "done": done, "of": total }),
                || {
                    console.print_message(playtest_stopped(
                        grouped(done),
                        counted(terminal_games, total),
                    ))
                },
            );
            Ok(None)
        }
        Err(error) => Err(Failure::fault(error)),
    }
}

fn command(args: &PlaytestArgs, wanted: &PlaytestPlan, seed: Seed) -> String {
    let mode = match args.mode {
        ModeArg::Together => "",
        ModeArg::Rivals => " --mode rivals",
    };
    let SettingsArgs { level, custom } = &args.settings;
    let (level, custom, players) = (level.number(), custom.to_command_line(), args.players.count());
    let lineups: Vec<String> = wanted.lineups.iter().map(Lineup::to_string).collect();
    format!(
        "cauldron playtest --seed {seed} --level {level}{custom} --players {players} --games {} --skill {}{mode}",
        wanted.games,
        lineups.join(",")
    )
}

struct SheetFindings<'a> {
    sheet: &'a Sheet,
    wanted: &'a PlaytestPlan,
    played: &'a PlaytestResult,
    groups: Vec<(&'a Lineup, Figures)>,
}

impl SheetFindings<'_> {
    fn of<'a>(
        sheet: &'a Sheet,
        wanted: &'a PlaytestPlan,
        played: &'a PlaytestResult,
    ) -> SheetFindings<'a> {
        let witches = sheet.options.players.count();
        let figures = played.outcomes.iter().map(|outcomes| Figures::of(outcomes, witches));
        SheetFindings {
            sheet,
            wanted,
            played,
            groups: wanted.lineups.iter().zip(figures).collect(),
        }
    }

    /// Returns the study, its outcomes and its findings, with the JSON keys that
    /// `examples/laboratory` uses for many sheets.
    fn as_json(&self) -> serde_json::Value {
        let options = &self.sheet.options;
        let level = options.settings.level().map(|level| level.number());
        let groups = self.groups.iter().map(|(lineup, figures)| {
            json!({
                "level": level,
                "settings": options.settings,
                "players": options.players,
                "lineup": lineup,
                "figures": figures,
            })
        });
        json!({
            "program": env!("CARGO_PKG_VERSION"),
            "study": {
                "seed": options.seed,
                "sheets": 1,
                "settings": [options.settings],
                "players": [options.players],
                "answers": options.most_answers,
                "lineups": self.wanted.lineups,
                "mode": self.wanted.mode,
                "games": self.wanted.games,
                "reasoning": self.wanted.reasoning,
            },
            "outcomes": self.played.outcomes,
            "sheets": [{
                "seed": options.seed,
                "kind": 0,
                "effects": self.sheet.game_data.puzzle.effects_in_play(),
                "quick": self.played.quick,
                "played": self.played.rating,
            }],
            "findings": { "groups": groups.collect::<Vec<_>>() },
        })
    }
}

/// Space between two columns.
const GAP: &str = "  ";

fn tell(found: &SheetFindings<'_>, console: &Console) {
    let games = counted(terminal_games, found.wanted.count());
    let sheets = counted(playtest_sheets, 1u64);
    console.print_message(playtest_played(console.bold(games), sheets));
    console.print_line("");
    table(found, console);
    console.print_line("");
    let options = &found.sheet.options;
    console.print_line(console.bold(playtest_sheet(options.seed.to_string())));
    if let Some(played) = &found.played.rating {
        rating(played, console);
    }
    for (lineup, figures) in &found.groups {
        let stars = format!("{:.1}", figures.mean_stars());
        let told = playtest_named(lineup_name(lineup), percent(figures.named), stars);
        console.print_line(format_args!("  {}", console.text(told)));
        figures.reasoning.iter().for_each(|figures| reasoning(lineup, figures, console));
    }
    let quick = &found.played.quick;
    let told = playtest_quick(playtest_cauldrons(quick.difficulty.cauldrons()), quick.turns.middle);
    console.print_line(format_args!("  {}", console.text(told)));
}

fn rating(rating: &Rating, console: &Console) {
    let Rating { difficulty, hardness, turns, tests, wins, .. } = *rating;
    let lines = [
        playtest_difficulty(playtest_cauldrons(difficulty.cauldrons()), Difficulty::MOST, hardness),
        playtest_about_turns(turns.middle, turns.low, turns.high),
        playtest_about_tests(tests.middle, tests.low, tests.high),
        playtest_win_rate(percent(f64::from(wins) / 1_000.0)),
    ];
    for line in lines {
        console.print_line(format_args!("  {}", console.text(line)));
    }
}

fn reasoning(lineup: &Lineup, reasoning: &ReasoningFigures, console: &Console) {
    let used = reasoning.techniques.iter().rev().find(|(_, steps, _)| *steps > 0);
    let hardest = used.map_or_else(playtest_no_reasoning, |(technique, ..)| technique.name());
    let (depth, steps) = (reasoning.depth.middle, reasoning.steps.middle);
    let lines = [
        playtest_reasoning(lineup_name(lineup), steps, depth, hardest),
        playtest_bits(format!("{:.1}", reasoning.bits_a_test)),
    ];
    for line in lines {
        console.print_line(format_args!("  {}", console.text(line)));
    }
}

/// Returns the name of `lineup`: the skill's, if all players have the same.
fn lineup_name(lineup: &Lineup) -> Value {
    let skill = |skill| match skill {
        Skill::Careless => playtest_careless(),
        Skill::Typical => playtest_typical(),
        Skill::Keen => playtest_keen(),
        Skill::Expert => playtest_expert(),
    };
    match Skill::ALL.into_iter().find(|&skill| lineup.is_all(skill)) {
        Some(of_all) => skill(of_all).into(),
        None => lineup.to_string().into(),
    }
}

fn table(found: &SheetFindings<'_>, console: &Console) {
    let options = &found.sheet.options;
    let level = options.settings.level();
    let heading = [
        playtest_level(),
        playtest_players(),
        playtest_skill(),
        playtest_wins(),
        playtest_turns(),
        playtest_tests(),
        playtest_board(),
        playtest_hopeless(),
        playtest_sure(),
    ];
    let span = |span: Percentiles| playtest_span(span.middle, span.low, span.high);
    let row = |(lineup, figures): &(&Lineup, Figures)| {
        let Proportion { share, low, high, .. } = figures.wins;
        let within = format!("{:.0}", 50.0 * (high - low));
        [
            level.map_or_else(|| playtest_custom().into(), |level| level.number().into()),
            options.players.count().into(),
            lineup_name(lineup),
            playtest_within(percent(share), within).into(),
            span(figures.turns).into(),
            span(figures.tests).into(),
            percent(figures.board_used).into(),
            percent(figures.hopeless.share).into(),
            figures.sure_wins.map_or_else(|| "–".to_owned(), percent).into(),
        ]
    };
    let text = |cells: [Value; 9]| cells.map(|cell| console.text(cell));
    let heading = text(heading.map(Value::from));
    let rows: Vec<[String; 9]> = found.groups.iter().map(|group| text(row(group))).collect();
    lines(&heading, &rows, console);
}

/// Prints rows in right-aligned columns, each as wide as its longest cell.
fn lines<const N: usize>(heading: &[String; N], rows: &[[String; N]], console: &Console) {
    let width = |column: usize| {
        let cells = rows.iter().map(|row| &row[column]).chain([&heading[column]]);
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: [usize; N] = std::array::from_fn(width);
    let line = |cells: &[String; N]| {
        let cells: Vec<String> =
            cells.iter().zip(widths).map(|(cell, width)| format!("{cell:>width$}")).collect();
        format!("  {}", cells.join(GAP))
    };
    console.print_line(console.bold(line(heading)));
    rows.iter().for_each(|row| console.print_line(line(row)));
}

fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}
