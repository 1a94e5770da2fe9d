//! `cauldron race generate`: a board for a wished length.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use cauldron_press::race::{RaceGame, Space, SpaceKind};
use cauldron_press::texts::Message;
use cauldron_press::texts::said::*;

use super::args::{GameArgs, write};
use super::labels::Labels;
use super::{Console, Failure};
use crate::cli::args::ResultArgs;
use crate::cli::args::counted;

/// Make a board for a wished length
#[derive(Args)]
pub struct GenerateArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Write the board into a JSON file, for the --track of the other commands
    #[arg(long, short, value_name = "FILE", help_heading = "Output")]
    out: Option<PathBuf>,
    #[command(flatten)]
    result: ResultArgs,
}

/// Generates the board and writes it.
pub fn run(args: &GenerateArgs, console: &Console) -> Result<ExitCode, Failure> {
    let seed = args.game.seed()?;
    let game = args.game.generate(seed)?;
    if let Some(path) = &args.out {
        let text = serde_json::to_string_pretty(&game).map_err(Failure::machine)?;
        write(path, text + "\n")?;
    }
    if args.result.json && !args.result.quiet {
        console.say(serde_json::to_string(&game).map_err(Failure::machine)?);
    } else if !args.result.quiet {
        tell(&game, console);
        if let Some(path) = &args.out {
            console.files(&[path]);
        }
        if args.game.fresh() {
            console.say(console.dim(terminal_same_board(seed.to_string())));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn tell(game: &RaceGame, console: &Console) {
    let expected = game.expected;
    let race = console.bold(terminal_race(game.seed.to_string()));
    let spaces = counted(terminal_spaces, game.track.spaces().len() as u64);
    let cards = counted(terminal_cards, game.deck.size() as u64);
    console.tell(terminal_race_board(race, spaces, cards));
    let number = |n: f64| format!("{n:.1}");
    let turns = match game.rules.everyone {
        true => terminal_race_last(number(expected.rounds)),
        false => terminal_race_each(number(expected.rounds)),
    };
    let players = counted(terminal_players, game.players.count());
    let minutes = number(expected.minutes());
    let length = terminal_race_length(players, minutes, turns, expected.seconds_per_turn);
    let (low, high) = expected.spread_minutes();
    for line in [length, terminal_race_spread(number(low), number(high))] {
        console.say(format_args!("  {}", console.text(line)));
    }
    let numbered = || (1..).zip(game.track.spaces());
    let bridges = game.track.bridges();
    let bridges = bridges.map(|(foot, end)| console.text(terminal_race_bridge(foot + 1, end + 1)));
    let naps = numbered().filter(|(_, space)| space.lose_turn);
    let pictures = numbered().filter(|(_, space)| matches!(space.kind, SpaceKind::Picture(_)));
    let spaces = |all: &mut dyn Iterator<Item = (usize, &Space)>| {
        all.map(|(n, _)| n.to_string()).collect::<Vec<_>>()
    };
    let [bridge, nap, picture] =
        [terminal_race_bridges(), terminal_race_naps(), terminal_race_pictures()];
    let labels = Labels::of(console, [&bridge, &nap, &picture].map(Message::clone));
    for (name, items) in [
        (bridge, bridges.collect()),
        (nap, spaces(&mut { naps })),
        (picture, spaces(&mut { pictures })),
    ] {
        match items.is_empty() {
            true => labels.say(name, terminal_race_none()),
            false => labels.say(name, items.join(", ")),
        }
    }
}
