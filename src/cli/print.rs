//! `cauldron print`: any game that the program knows, as it is without further wishes.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use cauldron_press::game::Game;
use cauldron_press::games;
use cauldron_press::players::Players;
use cauldron_press::seed::Seed;

use super::args::fresh_seed;
use super::printing::{FilesArgs, PaperArgs};
use super::said::terminal_game_printed;
use super::wording::json_path;
use super::{Console, Failure, nearest};

/// Print any game
#[derive(Args)]
pub struct PrintArgs {
    /// The game: witches, race, ...
    #[arg(value_name = "GAME")]
    game: String,
    /// The seed: a code such as malut-lisil-hilug-pu, or a number. Without one a fresh seed is
    /// drawn
    #[arg(long, short)]
    seed: Option<Seed>,
    /// How many play, 1 to 8, in place of the game's usual number
    #[arg(long, short, allow_hyphen_values = true)]
    players: Option<Players>,
    #[command(flatten)]
    paper: PaperArgs,
    #[command(flatten)]
    files: FilesArgs,
    /// Print what was made as JSON
    #[arg(long, help_heading = "Output")]
    json: bool,
    /// Print nothing
    #[arg(long, short, help_heading = "Output")]
    quiet: bool,
}

/// Makes one of these games and writes its files.
pub fn run(args: &PrintArgs, games: &[&dyn Game], console: &Console) -> Result<ExitCode, Failure> {
    let game = games::named(games, &args.game).ok_or_else(|| unknown(&args.game, games))?;
    let seed = match args.seed {
        Some(seed) => seed,
        None => fresh_seed(false)?,
    };
    let options = args.files.options(&args.paper, console.language())?;
    let mut printed = game.print(seed, args.players, &options)?;
    printed.name += &args.paper.suffix();
    let written = args.files.write(printed)?;
    if args.json && !args.quiet {
        let files: Vec<String> = written.iter().map(|path| json_path(path)).collect();
        console.say(json!({ "game": game.name(), "seed": seed, "files": files }));
    } else if !args.quiet {
        tell(game, seed, &written, console);
    }
    Ok(ExitCode::SUCCESS)
}

fn unknown(name: &str, games: &[&dyn Game]) -> Failure {
    let names: Vec<&str> = games.iter().map(|game| game.name()).collect();
    Failure::Input(match nearest(name, names.iter().copied()) {
        Some(like) => format!("there is no game {name:?}; did you mean {like}?"),
        None => format!("there is no game {name:?}; use {}", names.join(" or ")),
    })
}

fn tell(game: &dyn Game, seed: Seed, written: &[PathBuf], console: &Console) {
    console.say(format_args!("{} {seed}", console.bold(terminal_game_printed(game.name()))));
    console.files(written);
}
