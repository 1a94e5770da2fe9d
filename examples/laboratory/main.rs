//! Laboratory of the playtest: plays games on many sheets and evaluates rules, levels and effects.
//! It also fits the table for quick estimates.
//!
//! `cargo run --release --example laboratory -- --count 20 --level 0..5 --players 1..8 --games 50`

mod aims;
mod days;
#[path = "../../src/cli/drawing.rs"]
mod drawing;
mod findings;
mod fit;
mod lists;
mod plots;
mod study;
mod tables;

use std::fmt::{self, Write};
use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use serde_json::Value;

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::common::threads::Threads;
use cauldron_press::press;
use cauldron_press::run::Shard;
use cauldron_press::witches::playtest::{Difficulty, Lineup, Percentiles};
use cauldron_press::witches::puzzle::MostAnswers;
use cauldron_press::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength, Settings};
use cauldron_press::witches::table::Mode;

use days::Months;
use findings::{Findings, GroupFigures};
use lists::List;
use study::{Report, Study};

/// Plays games on many sheets with simulated players
#[derive(Parser)]
#[command(name = "laboratory")]
struct Args {
    /// Game code of the first sheet; the others are drawn from it
    #[arg(long, short, default_value = "1")]
    seed: Seed,
    /// Number of sheets of each level and number of players
    #[arg(long, short = 'n', default_value = "1", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    count: u64,
    /// Levels, such as 2, or 0,2,5, or 0..5
    #[arg(long, short, value_name = "LEVELS", default_value = "0")]
    level: List<Level>,
    /// Numbers of players, such as 4, or 1,2,4, or 1..8
    #[arg(long, short, value_name = "PLAYERS", default_value = "4")]
    players: List<Players>,
    /// Number of games of each lineup on each sheet
    #[arg(long, short, default_value = "100", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Lineups, separated by commas: careless, typical, keen or expert, or several of them at one
    /// table, joined by +, such as typical,expert+careless
    #[arg(long, value_name = "SKILLS", default_value = "typical,expert")]
    skill: List<Lineup>,
    /// Also analyse the reasoning and the information from tests, for one game of each lineup on
    /// each sheet
    #[arg(long)]
    reasoning: bool,
    /// Relation of the players
    #[arg(long, value_enum, default_value = "together")]
    mode: Company,
    /// Number of ingredients, 4 to 10, instead of the level's
    #[arg(long)]
    ingredients: Option<u8>,
    /// Length of the recipe, instead of the level's: 3, 4, 5, 6 or hidden
    #[arg(long)]
    length: Option<RecipeLength>,
    /// Kinds of decoys, instead of the level's: ignore or all
    #[arg(long)]
    decoys: Option<DecoyKinds>,
    /// Amount of effects, instead of the level's: none, some or many
    #[arg(long)]
    effects: Option<EffectsLevel>,
    /// Whether the board has special cells, instead of the level's setting
    #[arg(long, value_name = "TRUE/FALSE")]
    special_cells: Option<bool>,
    /// Use all possible settings instead of levels
    #[arg(long, conflicts_with_all =
        ["level", "ingredients", "length", "decoys", "effects", "special_cells"])]
    all_settings: bool,
    /// Use all sheets as drawn, not only those with the win rate of their level
    #[arg(long)]
    any: bool,
    /// Largest number of answers of a puzzle, 1 to 4
    #[arg(long, default_value = "1")]
    answers: MostAnswers,
    /// Number of threads, all cores by default; the games do not depend on it
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// Play only one part of the games, such as 2/3 for the second of three
    #[arg(long, value_name = "K/N")]
    shard: Option<Shard>,
    /// Play nothing, and join the files that shards wrote with --out
    #[arg(long, value_name = "FILES", num_args = 1.., conflicts_with_all =
        ["seed", "count", "level", "all_settings", "players", "games", "skill", "reasoning", "mode", "shard", "answers"])]
    merge: Vec<PathBuf>,
    /// Write all results to a JSON file
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Draw the results into a folder, as SVG and PNG
    #[arg(long, value_name = "FOLDER")]
    plots: Option<PathBuf>,
    /// Write the figures of sheets of each level to a file, in the format that the program contains
    #[arg(long, value_name = "FILE")]
    levels: Option<PathBuf>,
    /// Write the moon tracks by the games of keen players to a file, in the format that the program
    /// contains
    #[arg(long, value_name = "FILE")]
    tracks: Option<PathBuf>,
    /// Write the figures of all groups to a file, as a Markdown table
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Write a table of estimates, fitted to these games, to a file
    #[arg(long, value_name = "FILE")]
    fit: Option<PathBuf>,
    /// Write a table with the number of games in a thousand that met each aim to a file, for
    /// typical and keen players
    #[arg(long, value_name = "FILE")]
    aims: Option<PathBuf>,
    /// Write the seeds that dates name to a file, for each number of players in a range of months
    /// such as 2026-11..2029-10, and do nothing else
    #[arg(long, value_name = "MONTHS", requires = "out", conflicts_with_all =
        ["seed", "count", "level", "all_settings", "players", "games", "skill", "reasoning", "mode", "shard", "merge"])]
    days: Option<Months>,
}

/// Relation of the players.
#[derive(Clone, Copy, ValueEnum)]
enum Company {
    /// All together
    Together,
    /// Rivals: the first to win a test wins
    Rivals,
}

/// Error message, as a sentence.
#[derive(Debug, PartialEq)]
struct Failure(String);

impl Failure {
    fn machine(error: impl fmt::Display) -> Failure {
        Failure(error.to_string())
    }
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(told) => {
            print!("{told}");
            ExitCode::SUCCESS
        }
        Err(Failure(sentence)) => {
            eprintln!("laboratory: {sentence}");
            ExitCode::from(2)
        }
    }
}

/// Plays the games or joins the results of shards, writes the requested files, and returns the
/// report for the terminal.
fn run(args: &Args) -> Result<String, Failure> {
    let threads = args.threads.map_or_else(Threads::all, Threads::new);
    if let (Some(months), Some(path)) = (args.days, &args.out) {
        write(path, days::table(months, threads)?.as_bytes())?;
        return Ok(format!("wrote {}\n", path.display()));
    }
    let report = match &args.merge[..] {
        [] => {
            let study = study(args)?;
            let all = study.all_sheets();
            study.play(args.shard.map_or(0..all, |shard| shard.part(all)), threads)?
        }
        files => join(files)?,
    };
    let findings = report.findings();
    let mut told = tell(&report, &findings);
    let mut written = Vec::new();
    if let Some(path) = &args.out {
        let mut all: Value = serde_json::to_value(&report).map_err(Failure::machine)?;
        all["findings"] = serde_json::to_value(&findings).map_err(Failure::machine)?;
        write(path, (all.to_string() + "\n").as_bytes())?;
        written.push(path.clone());
    }
    if let Some(folder) = &args.plots {
        written.extend(plots::draw(&report, &findings, folder)?);
    }
    if let Some(path) = &args.levels {
        write(path, tables::levels(&report).as_bytes())?;
        written.push(path.clone());
    }
    if let Some(path) = &args.tracks {
        write(path, tables::tracks(&report).as_bytes())?;
        written.push(path.clone());
    }
    if let Some(path) = &args.table {
        write(path, tables::markdown(&findings).as_bytes())?;
        written.push(path.clone());
    }
    if let Some(path) = &args.fit {
        let fitted = report.fit();
        write(path, fitted.table.as_bytes())?;
        written.push(path.clone());
        told += &format!(
            "\nA table of estimates was fitted to {}; on sheets that it has not seen its correlation is {}.\n",
            counted(fitted.sheets, "sheet"),
            correlation(fitted.unseen)
        );
    }
    if let Some(path) = &args.aims {
        write(path, aims::table(&report).as_bytes())?;
        written.push(path.clone());
    }
    written.iter().for_each(|path| told += &format!("wrote {}\n", path.display()));
    Ok(told)
}

/// Settings of the puzzles: those of the levels, with the options of the command line in their
/// place.
fn settings(args: &Args) -> Result<Vec<Settings>, Failure> {
    if args.all_settings {
        return Ok(study::all_settings());
    }
    let mut settings: Vec<Settings> = Vec::new();
    for level in args.level.0.iter().map(|level| level.settings()) {
        let custom = Settings::new(
            args.ingredients.unwrap_or(level.ingredients()),
            args.length.unwrap_or(level.length()),
            args.decoys.unwrap_or(level.decoys()),
            args.effects.unwrap_or(level.effects()),
            args.special_cells.unwrap_or(level.special_cells()),
        );
        let custom = custom.map_err(Failure::machine)?;
        if !settings.contains(&custom) {
            settings.push(custom);
        }
    }
    Ok(settings)
}

/// Returns the study that `args` describe.
fn study(args: &Args) -> Result<Study, Failure> {
    Ok(Study {
        seed: args.seed,
        sheets: args.count,
        settings: settings(args)?,
        players: args.players.0.clone(),
        answers: args.answers,
        lineups: args.skill.0.clone(),
        mode: match args.mode {
            Company::Together => Mode::Cooperative,
            Company::Rivals => Mode::Competitive,
        },
        games: args.games,
        reasoning: args.reasoning,
        any: args.any,
    })
}

/// Reads and [joins](Report::join) the files of shards.
fn join(files: &[PathBuf]) -> Result<Report, Failure> {
    let part = |path: &PathBuf| {
        let shown = path.display();
        let text = fs::read(path).map_err(|error| Failure(format!("{shown}: {error}")))?;
        serde_json::from_slice(&text)
            .map_err(|error| Failure(format!("\"{shown}\" is not what a shard wrote: {error}")))
    };
    let parts: Vec<Report> = files.iter().map(part).collect::<Result<_, _>>()?;
    Report::join(&parts).map_err(Failure::machine)
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    press::write_atomic(path, bytes).map_err(Failure::machine)
}

/// Formats `findings` as tables for the terminal.
fn tell(report: &Report, findings: &Findings) -> String {
    let games: u64 = findings.groups.iter().map(|group| group.figures.games).sum();
    let sheets = report.sheets.len() as u64;
    let mut told = format!("{} on {}:\n", counted(games, "game"), counted(sheets, "sheet"));
    if !report.is_whole() {
        let all = counted(report.study.all_sheets(), "sheet");
        told += &format!("A part of it: {sheets} of {all}. Join all parts to see the whole.\n");
    }
    told += "\n  level  players               skill        won            turns            tests  board used  hopeless  sure wins\n";
    let span = |Percentiles { low, middle, high }| format!("{middle} ({low} to {high})");
    for GroupFigures { level, players, lineup, figures, by_sheet, .. } in &findings.groups {
        let wins = figures.wins;
        let won = format!("{} ± {:.0}", percent(wins.share), 50.0 * (by_sheet.high - by_sheet.low));
        let sure = figures.sure_wins.map_or_else(|| "–".to_owned(), percent);
        let _ = writeln!(
            told,
            "  {:>5}  {:>7}  {:>18}  {won:>9}  {:>15}  {:>15}  {:>10}  {:>8}  {sure:>9}",
            named(*level),
            players.count(),
            lineup.to_string(),
            span(figures.turns),
            span(figures.tests),
            percent(figures.board_used),
            percent(figures.hopeless.share),
        );
    }
    if findings.agreement.sheets > 0 {
        told += "\nHow hard the sheets of each level turned out, in cauldrons:\n  level";
        (1..=Difficulty::MOST).for_each(|cauldrons| told += &format!("  {cauldrons:>5}"));
        for (level, counts) in &findings.confusion {
            told += &format!("\n  {level:>5}");
            counts.iter().for_each(|count| told += &format!("  {count:>5}"));
        }
        let agreement = &findings.agreement;
        let _ = writeln!(
            told,
            "\n\nThe quick estimate ranks {} as the games do, with a correlation of {}.",
            counted(agreement.sheets, "sheet"),
            correlation(agreement.hardness)
        );
        for (level, players, within) in agreement.within.iter().filter(|(.., one)| one.is_some()) {
            let players = counted(players.count().into(), "player");
            let within = correlation(*within);
            told += &format!("  {within} at level {} for {players}\n", named(*level));
        }
    }
    told
}

/// Number of a level; `None` is for custom settings.
fn named(level: Option<u8>) -> String {
    level.map_or_else(|| "custom".to_owned(), |number| number.to_string())
}

/// Formats a count with its noun.
fn counted(count: u64, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// Formats a share in whole per cent.
fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}

/// Formats a rank correlation with its significant digits.
fn correlation(correlation: Option<f64>) -> String {
    correlation.map_or_else(|| "–".to_owned(), |correlation| format!("{correlation:.2}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    use tempfile::TempDir;

    /// A few games with fast lineups.
    const FEW: &str = "laboratory --seed 7 --level 0,2 --players 1,3 --games 6 --count 3 --skill careless,typical";

    #[track_caller]
    fn succeeds(typed: &str) -> String {
        run(&Args::try_parse_from(typed.split(' ')).unwrap()).unwrap()
    }

    #[track_caller]
    fn fails(typed: &str, words: &str) {
        let Failure(told) = run(&Args::try_parse_from(typed.split(' ')).unwrap()).unwrap_err();
        assert!(told.contains(words), "{typed}: {told}");
    }

    #[test]
    fn shards_join_to_the_very_bytes_of_the_whole() {
        let folder = TempDir::new().unwrap();
        let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
        let told = succeeds(&format!("{FEW} --threads 3 --out {}", path("whole")));
        assert!(told.starts_with("144 games on 12 sheets:"), "{told}");
        for shard in ["1", "2", "3", "4", "5"] {
            succeeds(&format!("{FEW} --shard {shard}/5 --threads 1 --out {}", path(shard)));
        }
        let join = |parts: &[&str]| {
            let parts: Vec<String> = parts.iter().map(|part| path(part)).collect();
            format!("laboratory --out {} --merge {}", path("joined"), parts.join(" "))
        };
        succeeds(&join(&["3", "1", "5", "2", "4"]));
        let read = |name: &str| fs::read(path(name)).unwrap();
        assert!(read("joined") == read("whole"), "the joined file is another one");
        fails(&join(&["1", "5", "2", "4"]), "sheet 5 of 12 is missing");
        fails(&join(&["3", "3"]), "is there twice");
        let text = fs::read_to_string(path("1")).unwrap();
        let other = text.replacen("\"games\":6,\"lineups\"", "\"games\":7,\"lineups\"", 1);
        fs::write(path("1"), &other).unwrap();
        fails(&join(&["3", "1", "5"]), "part 2 is of other games");
        fails(&join(&["1"]), "part 1 was changed");
        fs::write(path("3"), "{}").unwrap();
        fails(&join(&["3"]), "is not what a shard wrote");
        fails(&join(&["none"]), "none");
    }

    #[test]
    fn what_was_found_is_drawn_and_a_table_of_estimates_fitted() {
        let folder = TempDir::new().unwrap();
        let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
        let (plots, table) = (path("plots"), path("table.tsv"));
        // Two kinds of custom sheets, whose estimates are those of the table.
        let few = FEW.replace("--count 3", "--count 30 --ingredients 7");
        let told = succeeds(&format!("{few} --reasoning --plots {plots} --fit {table}"));
        assert!(told.contains("A table of estimates was fitted to 120 sheets"), "{told}");
        assert!(told.contains("The quick estimate ranks 120 sheets"), "{told}");
        let names =
            ["lengths-1p", "lengths-3p", "wins", "effects", "cells-1", "cells-2", "techniques"];
        for name in names {
            let svg = fs::read_to_string(path(&format!("plots/{name}.svg"))).unwrap();
            assert!(svg.starts_with("<svg") && !svg.contains("NaN"), "{name}");
            let png = fs::read(path(&format!("plots/{name}.png"))).unwrap();
            assert!(png.starts_with(b"\x89PNG") && png.len() > 5_000, "{name}");
        }
        assert_eq!(fs::read_dir(&plots).unwrap().count(), 2 * names.len());
        let table = fs::read_to_string(table).unwrap();
        assert!(table.starts_with("version\t") && table.contains("\nplayers-3\t"), "{table}");
    }

    #[test]
    fn all_settings_are_the_levels_and_all_between() {
        let all = study::all_settings();
        let others: HashSet<Settings> = all.iter().copied().collect();
        // 26 combinations of ingredients and length, times the decoys, effects and special cells.
        assert_eq!((all.len(), others.len()), (312, 312));
        for level in ["0", "1", "2", "3", "4", "5"].map(|level| level.parse::<Level>().unwrap()) {
            assert!(others.contains(&level.settings()), "{level:?}");
        }
    }

    #[test]
    fn aims_are_counted_in_a_table() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("aims.tsv").to_str().unwrap().to_owned();
        let games = "laboratory --seed 7 --level 0 --players 1,2 --games 9";
        let told = succeeds(&format!("{games} --skill typical,keen --aims {path}"));
        assert!(told.starts_with("36 games on 2 sheets:"), "{told}");
        assert_eq!(told.matches(" keen ").count(), 2, "{told}");
        let table = fs::read_to_string(&path).unwrap();
        assert!(table.starts_with("level\taim\t1\t2\t3\t4\t5\t6\t7\t8\n0\t"), "{table}");
        assert!(table.lines().count() > 40 && table.contains("\n0\tevery-witch\t-\t"), "{table}");
        let shares = table.lines().find(|line| line.starts_with("0\tplants-left")).unwrap();
        let of_keen: Vec<&str> = shares.split(['\t', '/']).skip(2).collect();
        assert_eq!(of_keen[4..], ["-"; 6], "{shares}");
        for share in [of_keen[1], of_keen[3]] {
            let games = share.parse::<u32>().unwrap() * 9;
            assert!(games % 1_000 <= 5 || games % 1_000 >= 995, "{shares}");
        }
    }

    #[test]
    fn tracks_are_made_from_games_and_stay_without_them() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("tracks.txt").to_str().unwrap().to_owned();
        let games = "laboratory --seed 7 --level 0 --players 2 --games 9 --skill typical,keen";
        succeeds(&format!("{games} --tracks {path}"));
        let read = |text: &str| -> [[[u8; 6]; 8]; 6] {
            let text: String = text.split_whitespace().collect();
            serde_json::from_str(&text.replace(",]", "]")).unwrap()
        };
        let made = read(&fs::read_to_string(&path).unwrap());
        let before = read(include_str!("../../src/witches/clock/tracks.txt"));
        for (made, before) in made.iter().flatten().zip(before.iter().flatten()) {
            let ([phases @ .., mark], turns) = (made, before[4]);
            assert!(phases.is_sorted_by(|a, b| a < b) && phases[4] == turns, "{made:?}");
            assert!((1..=turns).contains(mark), "{made:?}");
        }
        assert_eq!(made[1..], before[1..], "no games of these levels");
        assert_eq!(made[0][0], before[0][0], "no games of one player");
    }

    #[test]
    fn what_cannot_be_played_is_refused_in_a_sentence() {
        fails("laboratory --players 1 --mode rivals", "has no rivals");
        fails("laboratory --ingredients 4 --level 4", "ingredients");
        let days = [
            "--days 2028-01..2028-02",
            "--days 2029-01..2028-01 --out x",
            "--days 2028-01..2028-02 --out x --games 4",
        ];
        let others = ["--skill wizard", "--level 5..2", "--games 0", "--merge x --games 4"];
        for typed in days.into_iter().chain(others) {
            let typed = format!("laboratory {typed}");
            assert!(Args::try_parse_from(typed.split(' ')).is_err(), "{typed}");
        }
    }
}
