//! `cauldron race simulate`: many games.

use std::fmt::Write;
use std::num::NonZero;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use serde_json::{Value, json};

use cauldron_press::race::{
    Counts, MOST_THREADS, Measure, PlayedRace, Summary, Tally, Watch, each_game, exact,
    simulate_watched,
};
use cauldron_press::seed::Seed;

use super::args::{Board, BoardArgs, percent, write};
use super::histogram::Histogram;
use super::plot::{self, Plot};
use super::progress::{INTERRUPTED, Progress, stop_on_ctrl_c};
use super::{Console, Failure, NO};
use crate::cli::args::{count, grouped};

/// Play many games
#[derive(Args)]
pub struct SimulateArgs {
    #[command(flatten)]
    board: BoardArgs,
    /// How many games
    #[arg(long, value_name = "N", default_value = "100000", value_parser = games,
        allow_hyphen_values = true)]
    games: u64,
    /// How many threads, 1 to 256; the games do not depend on it (all cores if left out)
    #[arg(long, value_name = "N", value_parser = threads, allow_hyphen_values = true)]
    threads: Option<usize>,
    /// Show the first games one by one: moves of each player, and their total (20 games if
    /// no number is given)
    #[arg(long, value_name = "ROWS", num_args = 0..=1, default_missing_value = "20",
        value_parser = rows_shown, help_heading = "Output")]
    table: Option<u64>,
    /// Write all games into a CSV file: moves of each player, total, winner
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    csv: Option<PathBuf>,
    /// Draw the lengths into a file that ends in .svg or .png
    #[arg(long, value_name = "FILE", value_parser = plot::path, help_heading = "Output")]
    plot: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long, help_heading = "Output")]
    json: bool,
    /// Print nothing
    #[arg(long, short, help_heading = "Output")]
    quiet: bool,
}

/// The most games: a few hours.
const MOST_GAMES: u64 = 10_000_000_000;

/// The most games that are written out one by one.
const MOST_ROWS: u64 = 1_000_000;

fn games(text: &str) -> Result<u64, String> {
    match text.replace(['_', ','], "").parse() {
        Ok(n @ 1..=MOST_GAMES) => Ok(n),
        _ => Err(format!("{text:?} games cannot be played; use 1 to {}", grouped(MOST_GAMES))),
    }
}

fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(n @ 1..=MOST_THREADS) => Ok(n),
        _ => Err(format!("{text:?} threads are not possible; use 1 to {MOST_THREADS}")),
    }
}

fn rows_shown(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(n @ 1..=MOST_ROWS) => Ok(n),
        _ => Err(format!("{text:?} rows cannot be shown; use 1 to {}", grouped(MOST_ROWS))),
    }
}

/// What was played.
struct Played {
    tally: Tally,
    /// How many games: fewer than wished for if somebody ended them early.
    games: u64,
    /// How many were wished for.
    wished: u64,
}

impl Played {
    fn partial(&self) -> bool {
        self.games < self.wished
    }

    /// How much it is of what was wished for.
    fn told(&self) -> String {
        format!("the first {} of {}", grouped(self.games), count(self.wished, "game"))
    }
}

fn play(args: &SimulateArgs, board: &Board, seed: Seed) -> Played {
    let cores = || std::thread::available_parallelism().map_or(1, NonZero::get);
    let threads = args.threads.unwrap_or_else(cores);
    let watch = Arc::new(Watch::default());
    stop_on_ctrl_c(&watch);
    let tally = Progress::new(args.quiet, args.json).during(
        args.games,
        "game",
        || watch.played(),
        || simulate_watched(&board.table, board.players, seed, args.games, threads, &watch),
    );
    Played { tally, games: watch.played(), wished: args.games }
}

/// Exit code 1 if not a single game came to its end, 130 if Ctrl-C ended them early.
pub fn run(args: &SimulateArgs, console: &Console) -> Result<ExitCode, Failure> {
    if args.csv.is_some() && args.games > MOST_ROWS {
        return Err(Failure::Input(format!(
            "{} are too many for a CSV file; use at most {} with --csv",
            count(args.games, "game"),
            grouped(MOST_ROWS)
        )));
    }
    let seed = args.board.game.seed()?;
    let board = args.board.board(seed, false)?;
    let played = play(args, &board, seed);

    if let Some(path) = &args.csv {
        write(path, csv(&board, seed, played.games))?;
    }
    if let (Some(path), Some(summary)) = (&args.plot, played.tally.totals().summary()) {
        write(path, draw(&board, &played, &summary).file(path)?)?;
    }
    if !args.quiet && args.json {
        console.say(as_json(args, &board, seed, &played));
    } else if !args.quiet {
        tell(args, &board, seed, &played, console);
    }
    Ok(match played.tally.finished() {
        _ if played.partial() => ExitCode::from(INTERRUPTED),
        0 => ExitCode::from(NO),
        _ => ExitCode::SUCCESS,
    })
}

fn shares(counts: &Counts) -> Vec<(usize, f64)> {
    let games = counts.games().max(1) as f64;
    counts.pairs().map(|(length, n)| (length, n as f64 / games)).collect()
}

/// The first games, in order.
fn rows(board: &Board, seed: Seed, games: u64) -> Vec<PlayedRace> {
    let mut rows = Vec::new();
    each_game(&board.table, board.players, seed, games, |game| rows.push(*game));
    rows
}

fn csv(board: &Board, seed: Seed, games: u64) -> String {
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

fn draw(board: &Board, played: &Played, summary: &Summary) -> Plot {
    let players = count(board.players.count(), "player");
    // One player with replacement is what the chain computes.
    let chain = match board.players.count() {
        1 => exact(&board.table, Measure::Moves).ok(),
        _ => None,
    };
    let mut lines = vec![
        format!("{} of {players} on {}", count(summary.games, "game"), board.describe()),
        format!(
            "mean {:.2} ± {:.2}, standard deviation {:.2}",
            summary.mean, summary.error, summary.sd
        ),
    ];
    if played.partial() {
        lines[1] += &format!("; partial: {}", played.told());
    }
    Plot {
        title: match board.players.count() {
            1 => "Moves in a game".into(),
            _ => "Moves in a game, all players together".into(),
        },
        lines,
        lengths: shares(played.tally.totals()),
        quantiles: summary.quantiles,
        curve: chain.map(|chain| (0..=chain.last()).map(|t| chain.chance(t)).collect()),
    }
}

fn tell(args: &SimulateArgs, board: &Board, seed: Seed, played: &Played, console: &Console) {
    let tally = &played.tally;
    let players = usize::from(board.players.count());
    if let Some(wanted) = args.table {
        let header: Vec<String> = (1..=players).map(|seat| format!("player {seat}")).collect();
        console.say(console.bold(&format!(
            "{:>10}  {}  {:>8}",
            "game",
            header.join("  "),
            "total"
        )));
        for (i, game) in rows(board, seed, wanted.min(played.games)).iter().enumerate() {
            let moves: Vec<String> =
                game.moves[..players].iter().map(|m| format!("{m:>8}")).collect();
            let note = if game.unfinished { "  unfinished" } else { "" };
            console.say(format_args!(
                "{:>10}  {}  {:>8}{note}",
                i + 1,
                moves.join("  "),
                game.total()
            ));
        }
        console.say("");
    }
    console.say(format_args!(
        "{} on {}",
        console.bold(&format!(
            "{} of {}",
            count(played.games, "game"),
            count(board.players.count(), "player")
        )),
        board.describe()
    ));
    if played.partial() {
        let told = format!("  ended early, a partial result: {}", played.told());
        console.say(console.red(&told));
    }
    if tally.unfinished() > 0 {
        let told = format!(
            "  {} unfinished: a player stopped at 10,000 moves; counted nowhere below",
            count(tally.unfinished(), "game")
        );
        console.say(console.red(&told));
    } else {
        console.say("  all games finished");
    }
    let (Some(moves), Some(rounds)) = (tally.totals().summary(), tally.rounds().summary()) else {
        return;
    };
    let [low, median, high] = moves.quantiles;
    console.say(format_args!(
        "  moves   mean {:.3} ± {:.3}, standard deviation {:.2}",
        moves.mean, moves.error, moves.sd
    ));
    console.say(format_args!(
        "          5 % {low}, median {median}, 95 % {high}; shortest {}, longest {}; most often {} ({})",
        moves.shortest,
        moves.longest,
        moves.mode,
        percent(moves.mode_share)
    ));
    console.say(format_args!(
        "  turns   mean {:.3} with the lost ones, in {:.3} ± {:.3} rounds",
        tally.mean_turns(),
        rounds.mean,
        rounds.error
    ));
    for (seat, (share, moves)) in tally.shares().iter().zip(tally.mean_moves()).enumerate() {
        console.say(format_args!(
            "  seat {}  wins first in {} of games ({:.2} to {:.2}), {moves:.2} moves",
            seat + 1,
            percent(share.share),
            100.0 * share.low,
            100.0 * share.high
        ));
    }
    console.say("");
    for line in Histogram::new(&shares(tally.totals()), 25).lines() {
        console.say(line);
    }
    if args.board.game.fresh() {
        console.say(
            console.dim(&format!("The same games again: the same options with --seed {seed}")),
        );
    }
}

/// A summary as JSON.
fn summary(summary: &Summary) -> Value {
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

fn as_json(args: &SimulateArgs, board: &Board, seed: Seed, played: &Played) -> Value {
    let tally = &played.tally;
    let players = usize::from(board.players.count());
    let seats: Vec<Value> = tally
        .shares()
        .iter()
        .zip(tally.mean_moves())
        .map(|(share, moves)| {
            json!({
                "wins": share.wins,
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
        "partial": played.partial(),
        "unfinished": tally.unfinished(),
        "moves": tally.totals().summary().as_ref().map(summary),
        "rounds": tally.rounds().summary().as_ref().map(summary),
        "mean_turns": tally.mean_turns(),
        "seats": seats,
        "histogram": tally.totals().pairs().collect::<Vec<_>>(),
        "table": table,
    })
}
