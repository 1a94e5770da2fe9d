//! `cauldron race exact`: computes the length of a race with its Markov chain.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::{Value, json};

use cauldron_press::race::{CountedUnit, ExactLengths, exact};
use cauldron_press::texts::Message;
use cauldron_press::texts::msg::*;

use super::plot::{self, Histogram, LengthPlot};
use super::{BoardArgs, Labels, PlayedBoard, percent, write};
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result};
use crate::cli::numbers::counted;
use crate::cli::progress::ResultArgs;

/// Compute the length exactly
#[derive(Args)]
pub struct ExactArgs {
    #[command(flatten)]
    board: BoardArgs,
    /// Draw the lengths into a file that ends in .svg or .png
    #[arg(long, value_name = "FILE", value_parser = plot::path, help_heading = "Output")]
    plot: Option<PathBuf>,
    #[command(flatten)]
    result: ResultArgs,
}

pub fn run(args: &ExactArgs, console: &Console) -> Result<ExitCode> {
    let seed = args.board.game.seed()?;
    let board = args.board.board(seed, true)?;
    if !board.table.rules().replacement {
        return Err(Failure::Input(format!(
            "{} is played without replacement, which cannot be computed exactly; use --replacement, or race simulate",
            board.name
        )));
    }
    let compute = |measure| exact(&board.table, measure).map_err(Failure::input);
    let (moves, turns) = (compute(CountedUnit::Moves)?, compute(CountedUnit::Turns)?);
    if let Some(path) = &args.plot {
        write(path, draw(&board, &moves).file(path, console.language())?)?;
    }
    args.result.tell(
        console,
        || as_json(&board, &moves, &turns),
        || {
            tell(&board, &moves, &turns, console);
            if args.board.game.seed.is_none() {
                console.print_line(console.dim(terminal_same_board(seed.to_string())));
            }
        },
    );
    Ok(ExitCode::SUCCESS)
}

fn lengths(exact: &ExactLengths) -> Vec<(usize, f64)> {
    let all = (1..=exact.last()).map(|t| (t, exact.probability(t)));
    all.filter(|&(_, chance)| chance > 0.0).collect()
}

fn draw(board: &PlayedBoard, moves: &ExactLengths) -> LengthPlot {
    LengthPlot {
        title: terminal_plot_exact(),
        lines: [terminal_plot_of(board.describe()), mean(moves, 4)],
        lengths: lengths(moves),
        quantiles: [5, 50, 95].map(|p| moves.quantile(p)),
        curve: None,
    }
}

fn mean(exact: &ExactLengths, digits: usize) -> Message {
    let number = |n: f64| format!("{n:.digits$}");
    terminal_exact_mean(number(exact.mean), number(exact.variance.sqrt()))
}

const PEAKS: usize = 5;

fn tell(board: &PlayedBoard, moves: &ExactLengths, turns: &ExactLengths, console: &Console) {
    let what = console.bold(terminal_exactly());
    console.print_message(terminal_on_board(what, board.describe()));
    let labels = Labels::new(console);
    for (name, exact) in [(terminal_moves(), moves), (terminal_turns(), turns)] {
        let [low, median, high] = [5, 50, 95].map(|p| exact.quantile(p));
        labels.say(name, terminal_exact_lengths(mean(exact, 6), low, median, high));
        let all = exact.peaks();
        let peak = |&t: &usize| format!("{t} ({})", percent(exact.probability(t)));
        let mut peaks: Vec<String> = all.iter().take(PEAKS).map(peak).collect();
        if all.len() > PEAKS {
            peaks.push(console.text(terminal_more(all.len() - PEAKS)));
        }
        let (shortest, mode, longer) = (exact.shortest(), exact.mode(), exact.longer(150));
        let peaks = peaks.join(", ");
        labels.say("", terminal_exact_peaks(shortest, mode, peaks, percent(longer)));
    }
    let players = board.players.count();
    if players > 1 {
        let together = turns.multiplayer_lengths(board.players, board.table.rules().everyone);
        let number = |n: f64| format!("{n:.4}");
        let (rounds, turns) = (number(together.rounds), number(together.turns));
        let told = terminal_together(counted(terminal_players, players), rounds, turns);
        console.print_line(format_args!("  {}", console.text(told)));
        for (seat, share) in (1..).zip(&together.shares) {
            labels.say(terminal_seat(seat), terminal_exact_seat(percent(*share)));
        }
    }
    console.print_line("");
    for line in Histogram::new(&lengths(moves), 25).lines() {
        console.print_line(line);
    }
}

fn numbers(exact: &ExactLengths) -> Value {
    json!({
        "mean": exact.mean,
        "variance": exact.variance,
        "standard_deviation": exact.variance.sqrt(),
        "quantile_5": exact.quantile(5),
        "median": exact.quantile(50),
        "quantile_95": exact.quantile(95),
        "shortest": exact.shortest(),
        "mode": exact.mode(),
        "peaks": exact.peaks(),
        "distribution": (0..=exact.last()).map(|t| exact.probability(t)).collect::<Vec<_>>(),
        "beyond_distribution": exact.longer(exact.last()),
    })
}

fn as_json(board: &PlayedBoard, moves: &ExactLengths, turns: &ExactLengths) -> Value {
    let together = turns.multiplayer_lengths(board.players, board.table.rules().everyone);
    json!({
        "board": board.as_json(),
        "moves": numbers(moves),
        "turns": numbers(turns),
        "together": {
            "players": board.players,
            "rounds": together.rounds,
            "turns": together.turns,
            "shares": together.shares,
        },
    })
}
