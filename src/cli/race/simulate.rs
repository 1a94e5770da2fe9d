//! `cauldron race simulate`: simulates many races.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::{Value, json};

use cauldron_press::common::counts::{Counts, LengthSummary};
use cauldron_press::common::seed::Seed;
use cauldron_press::common::threads::Threads;
use cauldron_press::race::{CountedUnit, PlayedRace, Tally, each_game, exact, simulate_watched};
use cauldron_press::texts::Message;
use cauldron_press::texts::msg::*;

use super::plot::{self, Histogram, LengthPlot};
use super::{BoardArgs, Labels, NO, PlayedBoard, percent, write};
use crate::cli::args::threads;
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};
use crate::cli::numbers::{counted, grouped, number};
use crate::cli::progress::ResultArgs;
use crate::cli::progress::{INTERRUPTED, run_watched};

/// Play many games
#[derive(Args)]
pub struct SimulateArgs {
    #[command(flatten)]
    board: BoardArgs,
    /// Number of games
    #[arg(long, value_name = "N", default_value = "100000", value_parser = parse_game_count,
        allow_hyphen_values = true, help_heading = "Run")]
    games: u64,
    /// Number of threads, 1 to 256; the games do not depend on it (default: all cores)
    #[arg(long, value_name = "N", value_parser = threads, allow_hyphen_values = true,
        help_heading = "Run")]
    threads: Option<Threads>,
    /// Show the first games one by one: moves of each player, and their total (20 games if no
    /// number is given)
    #[arg(long, value_name = "ROWS", num_args = 0..=1, default_missing_value = "20",
        value_parser = rows_shown, help_heading = "Output")]
    table: Option<u64>,
    /// Write all games into a CSV file: moves of each player, total, winner
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    csv: Option<PathBuf>,
    /// Draw the lengths into a file that ends in .svg or .png
    #[arg(long, value_name = "FILE", value_parser = plot::path, help_heading = "Output")]
    plot: Option<PathBuf>,
    #[command(flatten)]
    result: ResultArgs,
}

/// Largest number of games, which takes a few hours.
const MOST_GAMES: u64 = 10_000_000_000;

/// Largest number of games in a table or a CSV file.
const MOST_ROWS: u64 = 1_000_000;

fn parse_game_count(text: &str) -> Result<u64, String> {
    number(&text.replace(['_', ','], ""), 1..=MOST_GAMES)
        .ok_or_else(|| format!("{text:?} games cannot be played; use 1 to {}", grouped(MOST_GAMES)))
}

fn rows_shown(text: &str) -> Result<u64, String> {
    number(text, 1..=MOST_ROWS)
        .ok_or_else(|| format!("{text:?} rows cannot be shown; use 1 to {}", grouped(MOST_ROWS)))
}

struct SimulationResult {
    tally: Tally,
    /// Number of games played; less than `wished` if the user stopped early.
    games: u64,
    /// Number of games requested.
    wished: u64,
}

impl SimulationResult {
    fn is_partial(&self) -> bool {
        self.games < self.wished
    }

    /// Describes the games played as a part of those requested.
    fn partial_message(&self) -> Message {
        terminal_first_of(grouped(self.games), counted(terminal_games, self.wished))
    }
}

fn play(
    args: &SimulateArgs,
    board: &PlayedBoard,
    seed: Seed,
    console: &Console,
) -> SimulationResult {
    let threads = args.threads.unwrap_or_else(Threads::all).count();
    let (tally, watch) = run_watched(&args.result, console, args.games, |watch| {
        simulate_watched(&board.table, board.players, seed, args.games, threads, watch)
    });
    SimulationResult { tally, games: watch.done(), wished: args.games }
}

/// Runs `cauldron race simulate`. The exit code is 1 if no game came to its end, and 130 if Ctrl-C
/// ended it early.
pub fn run(args: &SimulateArgs, console: &Console) -> Result<ExitCode> {
    if args.csv.is_some() && args.games > MOST_ROWS {
        return Err(Failure::Input(format!(
            "{} are too many for a CSV file; use at most {} with --csv",
            counted(terminal_games, args.games),
            grouped(MOST_ROWS)
        )));
    }
    let seed = args.board.game.seed()?;
    let board = args.board.board(seed, false)?;
    let played = play(args, &board, seed, console);

    if let Some(path) = &args.csv {
        write(path, csv(&board, seed, played.games))?;
    }
    if let (Some(path), Some(summary)) = (&args.plot, played.tally.totals.summary()) {
        write(path, draw(&board, &played, &summary).file(path, console.language())?)?;
    }
    args.result.tell(
        console,
        || as_json(args, &board, seed, &played),
        || tell(args, &board, seed, &played, console),
    );
    Ok(match played.tally.finished() {
        _ if played.is_partial() => ExitCode::from(INTERRUPTED),
        0 => ExitCode::from(NO),
        _ => ExitCode::SUCCESS,
    })
}

/// Returns each length with its share of the games.
fn length_shares(counts: &Counts) -> Vec<(usize, f64)> {
    let games = counts.games().max(1) as f64;
    counts.pairs().map(|(length, n)| (length, n as f64 / games)).collect()
}

fn rows(board: &PlayedBoard, seed: Seed, games: u64) -> Vec<PlayedRace> {
    let mut rows = Vec::new();
    each_game(&board.table, board.players, seed, games, |game| rows.push(*game));
    rows
}

fn csv(board: &PlayedBoard, seed: Seed, games: u64) -> String {
    let players = usize::from(board.players.count());
    let mut text = String::from("game");
    for seat in 1..=players {
        let _ = write!(text, ",player_{seat}");
    }
    text.push_str(",total,turns,rounds,winner,finished\n");
    let mut number = 0;
    each_game(&board.table, board.players, seed, games, |game| {
        number += 1;
        let _ = write!(text, "{number}");
        for moves in &game.moves[..players] {
            let _ = write!(text, ",{moves}");
        }
        let winner = game.winner.map_or_else(String::new, |seat| (seat + 1).to_string());
        let finished = if game.unfinished { "no" } else { "yes" };
        let (total, turns, rounds) = (game.total(), game.turns, game.rounds);
        let _ = writeln!(text, ",{total},{turns},{rounds},{winner},{finished}");
    });
    text
}

fn games_of(games: u64, board: &PlayedBoard) -> Message {
    let players = counted(terminal_players, board.players.count());
    terminal_games_of(counted(terminal_games, games), players)
}

fn mean(summary: &LengthSummary, digits: usize) -> Message {
    let number = |n: f64| format!("{n:.digits$}");
    let deviation = format!("{:.2}", summary.sd);
    terminal_mean(number(summary.mean), number(summary.error), deviation)
}

fn draw(board: &PlayedBoard, played: &SimulationResult, summary: &LengthSummary) -> LengthPlot {
    // The chain computes the length for one player with replacement; otherwise the plot has no
    // curve.
    let (title, chain) = match board.players.count() {
        1 => (terminal_plot_alone(), exact(&board.table, CountedUnit::Moves).ok()),
        _ => (terminal_plot_together(), None),
    };
    let numbers = match mean(summary, 2) {
        mean if played.is_partial() => terminal_plot_partial(mean, played.partial_message()),
        mean => mean,
    };
    LengthPlot {
        title,
        lines: [terminal_on_board(games_of(summary.games, board), board.describe()), numbers],
        lengths: length_shares(&played.tally.totals),
        quantiles: summary.quantiles,
        curve: chain.map(|chain| (0..=chain.last()).map(|t| chain.probability(t)).collect()),
    }
}

fn tell_rows(board: &PlayedBoard, rows: &[PlayedRace], console: &Console) {
    let players = usize::from(board.players.count());
    let seats = (1..=players).map(|seat| console.text(terminal_player(seat)));
    let header: Vec<String> = std::iter::once(console.text(terminal_game()))
        .chain(seats)
        .chain([console.text(terminal_total())])
        .collect();
    let line = |cells: &[String]| {
        let cell = |(i, cell): (usize, &String)| {
            let width = header[i].chars().count().max(if i == 0 { 10 } else { 8 });
            format!("{cell:>width$}")
        };
        cells.iter().enumerate().map(cell).collect::<Vec<_>>().join("  ")
    };
    console.print_line(console.bold(line(&header)));
    for (i, game) in rows.iter().enumerate() {
        let mut cells = vec![(i + 1).to_string()];
        cells.extend(game.moves[..players].iter().map(u16::to_string));
        cells.push(game.total().to_string());
        match game.unfinished {
            true => console.print_line(line(&cells) + "  " + &console.text(terminal_unfinished())),
            false => console.print_line(line(&cells)),
        }
    }
    console.print_line("");
}

fn tell(
    args: &SimulateArgs,
    board: &PlayedBoard,
    seed: Seed,
    played: &SimulationResult,
    console: &Console,
) {
    let tally = &played.tally;
    if let Some(wanted) = args.table {
        tell_rows(board, &rows(board, seed, wanted.min(played.games)), console);
    }
    let what = console.bold(games_of(played.games, board));
    console.print_message(terminal_on_board(what, board.describe()));
    let complain = |message: Message| {
        console.print_line(console.red(format!("  {}", console.text(message))));
    };
    if played.is_partial() {
        complain(terminal_ended_early(played.partial_message()));
    }
    match tally.unfinished {
        0 => console.print_line(format_args!("  {}", console.text(terminal_all_finished()))),
        unfinished => complain(terminal_stopped(counted(terminal_games, unfinished))),
    }
    let (Some(moves), Some(rounds)) = (tally.totals.summary(), tally.rounds.summary()) else {
        return;
    };
    let labels = Labels::new(console);
    labels.say(terminal_moves(), mean(&moves, 3));
    let [low, median, high] = moves.quantiles;
    let (share, number) = (percent(moves.mode_share), |n: f64| format!("{n:.3}"));
    let (shortest, longest) = (moves.shortest, moves.longest);
    let lengths = terminal_lengths(low, median, high, shortest, longest, moves.mode, share);
    labels.say("", lengths);
    let turns = number(tally.mean_turns());
    let turns = terminal_mean_turns(turns, number(rounds.mean), number(rounds.error));
    labels.say(terminal_turns(), turns);
    for (seat, (share, moves)) in (1..).zip(tally.shares().iter().zip(tally.mean_moves())) {
        let [low, high, moves] =
            [100.0 * share.low, 100.0 * share.high, moves].map(|n| format!("{n:.2}"));
        labels.say(terminal_seat(seat), terminal_seat_wins(percent(share.share), low, high, moves));
    }
    console.print_line("");
    for line in Histogram::new(&length_shares(&tally.totals), 25).lines() {
        console.print_line(line);
    }
    if args.board.game.seed.is_none() {
        console.print_line(console.dim(terminal_same_games(seed.to_string())));
    }
}

fn summary(summary: &LengthSummary) -> Value {
    let [low, median, high] = summary.quantiles;
    json!({
        "mean": summary.mean,
        "mean_95_percent": [summary.mean - summary.error, summary.mean + summary.error],
        "standard_deviation": summary.sd,
        "quantile_5": low,
        "median": median,
        "quantile_95": high,
        "shortest": summary.shortest,
        "longest": summary.longest,
        "mode": summary.mode,
        "mode_share": summary.mode_share,
    })
}

fn as_json(
    args: &SimulateArgs,
    board: &PlayedBoard,
    seed: Seed,
    played: &SimulationResult,
) -> Value {
    let tally = &played.tally;
    let players = usize::from(board.players.count());
    let seats: Vec<Value> = tally
        .shares()
        .iter()
        .zip(tally.mean_moves())
        .map(|(share, moves)| {
            json!({
                "wins": share.games,
                "share": share.share,
                "share_95_percent": [share.low, share.high],
                "mean_moves": moves,
            })
        })
        .collect();
    let table = args.table.map(|wanted| {
        let row = |game: &PlayedRace| {
            json!({
                "moves": game.moves[..players],
                "total": game.total(),
                "winner": game.winner.map(|seat| seat + 1),
                "unfinished": game.unfinished,
            })
        };
        let rows = rows(board, seed, wanted.min(played.games));
        rows.iter().map(row).collect::<Vec<_>>()
    });
    json!({
        "seed": seed,
        "board": board.as_json(),
        "players": board.players,
        "games": played.games,
        "partial": played.is_partial(),
        "unfinished": tally.unfinished,
        "moves": tally.totals.summary().as_ref().map(summary),
        "rounds": tally.rounds.summary().as_ref().map(summary),
        "mean_turns": tally.mean_turns(),
        "seats": seats,
        "histogram": tally.totals.pairs().collect::<Vec<_>>(),
        "table": table,
    })
}
