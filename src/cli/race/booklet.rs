//! `cauldron race booklet`: many races, ready to print.

use std::process::ExitCode;

use clap::Args;

use super::args::GameArgs;
use super::{Console, Failure};
use crate::cli::printing::PrintingArgs;
use crate::cli::run::{RunArgs, USUAL_FOLDER, Wished};

/// Make many races to print
#[derive(Args)]
#[command(
    mut_arg("out", |out| out.default_value(USUAL_FOLDER)
        .help("Folder for the files; {seed} stands for the first game's seed")),
    mut_arg("svg", |svg| svg.hide(true)),
    mut_arg("png", |png| png.hide(true)),
    mut_arg("ink_report", |report| report.hide(true)),
)]
pub struct BookletArgs {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    run: RunArgs,
    #[command(flatten)]
    printing: PrintingArgs,
}

/// Generates the races and writes their files.
pub fn run(args: &BookletArgs, console: &Console) -> Result<ExitCode, Failure> {
    let series = args.game.series();
    let wished = Wished {
        play_page: false,
        series: &series,
        seeds: &args.run.seeds(args.game.given_seed(), &args.printing)?,
        key: None,
        run: &args.run,
        printing: &args.printing,
    };
    wished.make(console)
}
