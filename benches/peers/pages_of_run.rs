//! Writes the pages of a run's games as SVG, one folder per game, as input for the peers.
//!
//! `cargo run --release --example pages_of_run -- MANIFEST FOLDER`

use std::path::Path;
use std::{env, error, fs};

use cauldron_press::booklet::BookletOptions;
use cauldron_press::games;
use cauldron_press::run::{GameLine, Manifest};
use serde_json::Value;

fn main() -> Result<(), Box<dyn error::Error>> {
    let [_, manifest, folder] = &env::args().collect::<Vec<_>>()[..] else {
        return Err("name the manifest of a run, and a folder".into());
    };
    let run = Manifest::open(Path::new(manifest))?.run().clone();
    let game = games::find_by_name(games::ALL, &run.game).ok_or("an unknown game")?;
    let series = game.series(&run.params)?;
    let options: BookletOptions = serde_json::from_value(run.options)?;
    for line in fs::read_to_string(manifest)?.lines() {
        let mut line: Value = serde_json::from_str(line)?;
        let Some(game) = line.get_mut("game") else { continue };
        let game: GameLine = serde_json::from_value(game.take())?;
        let made = series.make(game.number - 1, game.seed)?;
        let folder = Path::new(folder).join(format!("{:06}", game.number));
        fs::create_dir_all(&folder)?;
        for (number, page) in (1..).zip(made.pages(&options.draw)?) {
            fs::write(folder.join(format!("{number}.svg")), page.svg())?;
        }
    }
    Ok(())
}
