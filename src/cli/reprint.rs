//! `cauldron reprint`: makes one lost game of a run again.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use cauldron_press::common::threads::Threads;
use cauldron_press::game::Game;
use cauldron_press::press;
use cauldron_press::run::{BookletMaker, LostGame, Manifest, Run};
use cauldron_press::texts::said::*;

use super::args::{ResultArgs, number};
use super::verify::KeyArgs;
use super::wording::json_path;
use super::{Console, Failure};

/// Make a game of a run again
#[derive(Args)]
pub struct ReprintArgs {
    /// The manifest of the run
    #[arg(value_name = "MANIFEST")]
    manifest: PathBuf,
    /// The number of the game, from 1
    #[arg(value_name = "GAME", value_parser = game, allow_hyphen_values = true)]
    game: u64,
    /// Make the whole file that the game stands in
    #[arg(long)]
    volume: bool,
    /// Folder for the file
    #[arg(long, short, value_name = "FOLDER", default_value = "output")]
    out: PathBuf,
    #[command(flatten)]
    key: KeyArgs,
    #[command(flatten)]
    result: ResultArgs,
}

fn game(text: &str) -> Result<u64, String> {
    number(text, Run::GAMES)
        .ok_or_else(|| format!("there is no game {text:?}; use its number in the run, from 1"))
}

/// Makes the game and writes its file.
pub fn run(
    args: &ReprintArgs,
    games: &[&dyn Game],
    console: &Console,
) -> Result<ExitCode, Failure> {
    let manifest = Manifest::open(&args.manifest).map_err(Failure::input)?;
    let series = args.key.series(&manifest, games)?;
    let bindery = BookletMaker::of(manifest.run(), &*series)?;
    let lost = LostGame::find(manifest, args.game, args.volume)?;
    let bindery = if lost.is_alone() { bindery.bare() } else { bindery };
    let again = lost.reprint(&bindery, Threads::all())?;
    let path = args.out.join(again.file);
    let elsewhere =
        |e: press::WriteError| Failure::Machine(format!("{e}; choose another --out folder"));
    std::fs::create_dir_all(&args.out)
        .map_err(|source| elsewhere(press::WriteError { path: args.out.clone(), source }))?;
    press::write_atomic(&path, &again.pdf).map_err(elsewhere)?;
    args.result.tell(
        console,
        || json!({ "game": args.game, "file": json_path(&path) }),
        || {
            console.tell(match lost.is_alone() {
                true => terminal_reprinted_pages(args.game.to_string()),
                false => terminal_reprinted_file(args.game.to_string()),
            });
            console.files(&[&path]);
        },
    );
    Ok(ExitCode::SUCCESS)
}
