//! `cauldron race generate`: a board for a wished length.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use cauldron_press::race::{RaceGame, SpaceKind};

use super::args::{GameArgs, write};
use super::{Console, Failure};
use crate::cli::args::count;

/// Make a board for a wished length
#[derive(Args)]
pub struct GenerateArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Write the board into a JSON file, for the --track of the other commands
    #[arg(long, short, value_name = "FILE", help_heading = "Output")]
    out: Option<PathBuf>,
    /// Print the board as JSON
    #[arg(long, help_heading = "Output")]
    json: bool,
    /// Print nothing
    #[arg(long, short, help_heading = "Output")]
    quiet: bool,
}

/// Generates the board and writes it.
pub fn run(args: &GenerateArgs, console: &Console) -> Result<ExitCode, Failure> {
    let seed = args.game.seed()?;
    let game = args.game.generate(seed)?;
    if let Some(path) = &args.out {
        let text = serde_json::to_string_pretty(&game).map_err(Failure::machine)?;
        write(path, text + "\n")?;
    }
    if args.json && !args.quiet {
        console.say(serde_json::to_string(&game).map_err(Failure::machine)?);
    } else if !args.quiet {
        tell(&game, console);
        if let Some(path) = &args.out {
            console.say(format_args!("  {}", path.display()));
        }
        if args.game.fresh() {
            let told = format!("The same board again: the same options with --seed {seed}");
            console.say(console.dim(&told));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn tell(game: &RaceGame, console: &Console) {
    let expected = game.expected;
    console.say(format_args!(
        "{} {}, {}",
        console.bold(&format!("Race {}:", game.seed)),
        count(game.track.spaces().len() as u64, "space"),
        count(game.deck.size() as u64, "card")
    ));
    let whose = if game.rules.everyone { "until the last is home" } else { "each" };
    console.say(format_args!(
        "  {} play {:.1} minutes: {:.1} turns {whose}, {} seconds a turn",
        count(game.players.count(), "player"),
        expected.minutes(),
        expected.rounds,
        expected.seconds_per_turn
    ));
    let (low, high) = expected.spread_minutes();
    console.say(format_args!(
        "  1 game in 10 is over within {low:.1} minutes, 1 in 10 takes longer than {high:.1}"
    ));
    let numbered = || game.track.spaces().iter().enumerate().map(|(i, space)| (i + 1, space));
    let list = |items: Vec<String>| match items.is_empty() {
        true => "none".to_owned(),
        false => items.join(", "),
    };
    let bridges = game.track.bridges().map(|(foot, end)| format!("{} to {}", foot + 1, end + 1));
    console.say(format_args!("  bridges      {}", list(bridges.collect())));
    let lost = numbered().filter(|(_, space)| space.lose_turn).map(|(n, _)| n.to_string());
    console.say(format_args!("  lose a turn  {}", list(lost.collect())));
    let pictures = numbered().filter(|(_, space)| matches!(space.kind, SpaceKind::Picture(_)));
    let pictures = pictures.map(|(n, _)| n.to_string());
    console.say(format_args!("  pictures     {}", list(pictures.collect())));
}
