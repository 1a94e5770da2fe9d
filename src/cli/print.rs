//! `cauldron print`: any game that the program knows, as it is without further wishes.

use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use cauldron_press::game::Game;
use cauldron_press::game::players::Players;
use cauldron_press::game::seed::Seed;
use cauldron_press::games;
use cauldron_press::texts::said::{
    level_or, terminal_game_printed, terminal_no_game, terminal_no_game_near,
};
use cauldron_press::texts::{Value, nearest, row};

use super::args::fresh_seed;
use super::base_url::base_url;
use super::printing::PrintingArgs;
use super::wording::json_paths;
use super::{Console, Failure};

/// Print any game
#[derive(Args)]
pub struct PrintArgs {
    /// The game: witches, race, ...
    #[arg(value_name = "GAME")]
    game: String,
    /// The game code, such as malut-lisil-hilug-pu, or a number. Without one a fresh game is
    /// drawn
    #[arg(long, short, visible_alias = "game-code")]
    seed: Option<Seed>,
    /// How many play, 1 to 8, in place of the game's usual number
    #[arg(long, short, allow_hyphen_values = true)]
    players: Option<Players>,
    #[command(flatten)]
    printing: PrintingArgs,
    /// Web address of the page that the code leads to, where the game has one
    #[arg(long, value_name = "URL", value_parser = base_url, help_heading = "Printing")]
    base_url: Option<String>,
}

/// Makes one of these games and writes its files.
pub fn run(args: &PrintArgs, games: &[&dyn Game], console: &Console) -> Result<ExitCode, Failure> {
    let game = named(&args.game, games)?;
    let seed = args.seed.map_or_else(|| fresh_seed(false), Ok)?;
    let options = args.printing.options(console.language())?;
    let printed = game.print(seed, args.players, args.base_url.as_deref(), &options)?;
    let ink = args.printing.ink.used(&printed);
    let scale = printed.scale;
    let written = args.printing.write(printed)?;
    args.printing.result.tell(
        console,
        || {
            let mut options = args.printing.in_force(&options);
            options["players"] = json!(args.players.map(|players| players.count()));
            if game.codes().is_some() {
                options["base-url"] = json!(args.base_url);
            }
            let (game, files, ink) = (game.name(), json_paths(&written), ink.json());
            json!({ "game": game, "seed": seed, "options": options, "ink": ink, "files": files })
        },
        || {
            let name = console.bold(terminal_game_printed(game.name()));
            console.say(format_args!("{name} {seed}"));
            console.files(&written);
            args.printing.sheets.tell(scale, console);
            ink.tell(console);
        },
    );
    Ok(ExitCode::SUCCESS)
}

/// The game of a name.
pub fn named<'a>(name: &str, games: &[&'a dyn Game]) -> Result<&'a dyn Game, Failure> {
    games::named(games, name).ok_or_else(|| unknown(name, games))
}

fn unknown(name: &str, games: &[&dyn Game]) -> Failure {
    let names: Vec<&str> = games.iter().map(|game| game.name()).collect();
    let given = format!("{name:?}");
    Failure::said(match nearest(name, names.iter().copied()) {
        Some(near) => terminal_no_game_near(given, near),
        None => terminal_no_game(given, either(&names)),
    })
}

/// "a", "a or b", "a, b or c".
fn either(names: &[&str]) -> Value {
    match names {
        [first @ .., last] if !first.is_empty() => {
            level_or(row(first.iter().copied()), *last).into()
        }
        names => row(names.iter().copied()),
    }
}
