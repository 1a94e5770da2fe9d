//! `cauldron race exact`: the Markov chain.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::{Value, json};

use cauldron_press::race::{Exact, Measure, exact};

use super::args::{Board, BoardArgs, percent, write};
use super::histogram::Histogram;
use super::plot::{self, Plot};
use super::{Console, Failure};
use crate::cli::args::count;

/// Compute the length exactly
#[derive(Args)]
pub struct ExactArgs {
    #[command(flatten)]
    board: BoardArgs,
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

/// Computes and tells the length in moves and in turns.
pub fn run(args: &ExactArgs, console: &Console) -> Result<ExitCode, Failure> {
    let seed = args.board.game.seed()?;
    let board = args.board.board(seed, true)?;
    if !board.table.rules().replacement {
        return Err(Failure::Input(format!(
            "{} is played without replacement, which cannot be computed exactly; use --replacement, or race simulate",
            board.name
        )));
    }
    let compute = |measure| exact(&board.table, measure).map_err(Failure::input);
    let (moves, turns) = (compute(Measure::Moves)?, compute(Measure::Turns)?);
    if let Some(path) = &args.plot {
        write(path, draw(&board, &moves).file(path)?)?;
    }
    if args.json && !args.quiet {
        console.say(as_json(&board, &moves, &turns));
    } else if !args.quiet {
        tell(&board, &moves, &turns, console);
        if args.board.game.fresh() {
            let told = format!("The same board again: the same options with --seed {seed}");
            console.say(console.dim(&told));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn lengths(exact: &Exact) -> Vec<(usize, f64)> {
    let all = (1..=exact.last()).map(|t| (t, exact.chance(t)));
    all.filter(|&(_, chance)| chance > 0.0).collect()
}

fn draw(board: &Board, moves: &Exact) -> Plot {
    Plot {
        title: "Moves of one player".into(),
        lines: vec![
            format!("Computed exactly for {}", board.describe()),
            format!("mean {:.4}, standard deviation {:.4}", moves.mean, moves.variance.sqrt()),
        ],
        lengths: lengths(moves),
        quantiles: [5, 50, 95].map(|p| moves.quantile(p)),
        curve: None,
    }
}

/// The most peaks that are told.
const PEAKS: usize = 5;

fn tell(board: &Board, moves: &Exact, turns: &Exact, console: &Console) {
    console.say(format_args!("{} on {}", console.bold("One player, exactly,"), board.describe()));
    for (name, exact) in [("moves", moves), ("turns", turns)] {
        console.say(format_args!(
            "  {name}   mean {:.6}, standard deviation {:.6}; 5 % {}, median {}, 95 % {}",
            exact.mean,
            exact.variance.sqrt(),
            exact.quantile(5),
            exact.quantile(50),
            exact.quantile(95)
        ));
        let all = exact.peaks();
        let mut peaks: Vec<String> = all
            .iter()
            .take(PEAKS)
            .map(|&t| format!("{t} ({})", percent(exact.chance(t))))
            .collect();
        if all.len() > PEAKS {
            peaks.push(format!("{} more", all.len() - PEAKS));
        }
        console.say(format_args!(
            "          shortest {}; most often {}; peaks at {}; {} last longer than 150",
            exact.shortest(),
            exact.mode(),
            peaks.join(", "),
            percent(exact.longer(150))
        ));
    }
    let players = board.players.count();
    if players > 1 {
        let together = turns.together(board.players, board.table.rules().everyone);
        console.say(format_args!(
            "  {} together: {:.4} rounds, {:.4} turns",
            count(players, "player"),
            together.rounds,
            together.turns
        ));
        for (seat, share) in together.shares.iter().enumerate() {
            console.say(format_args!(
                "  seat {}  wins first in {} of games",
                seat + 1,
                percent(*share)
            ));
        }
    }
    console.say("");
    for line in Histogram::new(&lengths(moves), 25).lines() {
        console.say(line);
    }
}

fn numbers(exact: &Exact) -> Value {
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
        "distribution": (0..=exact.last()).map(|t| exact.chance(t)).collect::<Vec<_>>(),
        "beyond_distribution": exact.longer(exact.last()),
    })
}

fn as_json(board: &Board, moves: &Exact, turns: &Exact) -> Value {
    let together = turns.together(board.players, board.table.rules().everyone);
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
