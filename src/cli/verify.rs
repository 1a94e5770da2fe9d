//! `cauldron verify`: makes a run again, and compares it with its manifest.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use serde_json::json;

use cauldron_press::common::watch::Watch;
use cauldron_press::game::{Game, Refused};
use cauldron_press::games;
use cauldron_press::run::{BookletMaker, Maker, Manifest, Run, RunError, key_beside, verify};
use cauldron_press::seal::RefereeKey;
use cauldron_press::series::Series;
use cauldron_press::texts::said::*;
use cauldron_press::witches::series::WitchesSeries;

use super::args::counted;
use super::args::{ResultArgs, threads};
use super::failure::NO;
use super::progress::{INTERRUPTED, Progress, stop_on_ctrl_c};
use super::run::wished;
use super::{Console, Failure, referee};

/// Compare a run with its manifest
#[derive(Args)]
pub struct VerifyArgs {
    /// The manifest of the run; the files stand beside it
    #[arg(value_name = "MANIFEST")]
    manifest: PathBuf,
    /// Compare the files with the digests in the manifest alone, and make nothing again
    #[arg(long)]
    quick: bool,
    #[command(flatten)]
    key: KeyArgs,
    /// How many threads, 1 to 256 (all cores if left out)
    #[arg(long, value_name = "N", value_parser = threads, allow_hyphen_values = true)]
    threads: Option<usize>,
    #[command(flatten)]
    result: ResultArgs,
}

/// The key of a tournament's run.
#[derive(Args)]
pub struct KeyArgs {
    /// For a tournament's run: its key, if its secrets are not beside the manifest
    #[arg(long, value_name = "FILE")]
    key_file: Option<PathBuf>,
}

impl KeyArgs {
    /// The series of a manifest's run.
    pub fn series(
        &self,
        manifest: &Manifest,
        games: &[&dyn Game],
    ) -> Result<Box<dyn Series>, Failure> {
        let run = manifest.run();
        if let Some(key) = self.key(manifest)? {
            if run.key != Some(Run::fingerprint(&key.to_string())) {
                return Err(Failure::input("the key is not that of the run"));
            }
            return Ok(Box::new(WitchesSeries::refereed(options(run)?, key)?));
        }
        if run.key.is_some() {
            return Err(Failure::input(
                "the secrets of this run come from a key; give it with --key-file",
            ));
        }
        let unknown = || {
            let reason = format!("there is no game {:?}", run.game);
            RunError::Unknown(Refused::input(reason))
        };
        let game = games::named(games, &run.game).ok_or_else(unknown)?;
        Ok(game.series(&run.wishes)?)
    }

    fn key(&self, manifest: &Manifest) -> Result<Option<RefereeKey>, Failure> {
        match &self.key_file {
            Some(path) => referee::read(path).map(Some),
            None => {
                let key = key_beside(manifest).map_err(Failure::input)?;
                key.map(|key| key.parse().map_err(Failure::input)).transpose()
            }
        }
    }
}

fn options<T: serde::de::DeserializeOwned>(run: &Run) -> Result<T, Failure> {
    serde_json::from_value(run.wishes.clone())
        .map_err(|error| RunError::Unknown(Refused::input(error.to_string())).into())
}

/// Exit code 1 if they differ, 130 if Ctrl-C ended the comparison early.
pub fn run(args: &VerifyArgs, games: &[&dyn Game], console: &Console) -> Result<ExitCode, Failure> {
    let manifest = Manifest::open(&args.manifest).map_err(Failure::input)?;
    let made_by = manifest.run().program.clone();
    let series = if args.quick { None } else { Some(args.key.series(&manifest, games)?) };
    let bindery = series.as_deref().map(|series| BookletMaker::of(manifest.run(), series));
    let bindery = bindery.transpose()?;
    let maker = bindery.as_ref().map(|bindery| bindery as &dyn Maker);
    let watch = Arc::new(Watch::default());
    stop_on_ctrl_c(&watch);
    let total = manifest.run().own_games();
    let progress = Progress::new(&args.result, console.language());
    let compare = || verify(manifest, maker, wished(args.threads), &watch);
    let verified = progress.during(total, terminal_games, || watch.done(), compare)?;
    let differences: Vec<String> =
        verified.differences.iter().map(|one| console.text(one.message())).collect();
    args.result.tell(
        console,
        || {
            json!({
                "games": verified.games,
                "files": verified.volumes,
                "made_again": !args.quick,
                "stopped": watch.stopped(),
                "differences": differences,
            })
        },
        || {
            for difference in &differences {
                console.say(difference);
            }
            let here = env!("CARGO_PKG_VERSION");
            if !differences.is_empty() && made_by != here {
                console.tell(terminal_run_version(made_by.as_str(), here));
            }
            let games = counted(terminal_games, verified.games);
            let files = counted(terminal_files, verified.volumes);
            match differences.is_empty() {
                _ if watch.stopped() => console.tell(terminal_verify_stopped(games, files)),
                true if args.quick => console.say(console.green(terminal_verified_quick(files))),
                true => console.say(console.green(terminal_verified(games, files))),
                false => {
                    let count = counted(terminal_differences, differences.len() as u64);
                    console.say(console.red(terminal_verify_differs(count, games, files)));
                }
            }
        },
    );
    Ok(match differences.is_empty() {
        false => ExitCode::from(NO),
        true if watch.stopped() => ExitCode::from(INTERRUPTED),
        true => ExitCode::SUCCESS,
    })
}
