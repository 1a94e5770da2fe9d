//! Commands for a finished run: `cauldron verify` compares it with its manifest, `reprint` makes
//! one of its games again, and `merge` joins the manifests of its shards.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use cauldron_press::booklet::{ClassNames, FindNameError};
use cauldron_press::common::threads::{Threads, WorkMonitor};
use cauldron_press::game::series::GameSeries;
use cauldron_press::game::{Game, Rejection};
use cauldron_press::run::{
    self, BookletMaker, LostGame, Maker, Manifest, ManifestError, Run, RunError, key_beside,
};
use cauldron_press::seal::RefereeKey;
use cauldron_press::texts::list;
use cauldron_press::texts::msg::*;
use cauldron_press::witches::series::WitchesSeries;
use cauldron_press::{games, press};

use super::args::threads;
use super::code;
use super::console::json_path;
use super::failure::NO;
use super::files::store;
use crate::cli::console::Console;
use crate::cli::failure::{Failure, Result, quoted};
use crate::cli::numbers::{counted, grouped, number};
use crate::cli::progress::ResultArgs;
use crate::cli::progress::{INTERRUPTED, run_watched};

/// Compare a run with its manifest
#[derive(Args)]
pub struct VerifyArgs {
    /// The manifest of the run; its files must be in the same folder
    #[arg(value_name = "MANIFEST")]
    manifest: PathBuf,
    /// Only compare the files with the digests in the manifest; make nothing again
    #[arg(long)]
    quick: bool,
    #[command(flatten)]
    key: KeyArgs,
    /// Number of threads, 1 to 256 (default: all cores)
    #[arg(long, value_name = "N", value_parser = threads, allow_hyphen_values = true)]
    threads: Option<Threads>,
    #[command(flatten)]
    result: ResultArgs,
}

/// Key of a tournament's run.
#[derive(Args)]
pub struct KeyArgs {
    /// For a tournament's run: its key, if its secrets are not in the folder of the manifest
    #[arg(long, value_name = "FILE")]
    key_file: Option<PathBuf>,
}

impl KeyArgs {
    /// Returns the series of a manifest's run.
    pub fn series(&self, manifest: &Manifest, games: &[&dyn Game]) -> Result<Box<dyn GameSeries>> {
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
            RunError::Unknown(Rejection::input(reason))
        };
        let game = games::find_by_name(games, &run.game).ok_or_else(unknown)?;
        Ok(game.series(&run.params)?)
    }

    fn key(&self, manifest: &Manifest) -> Result<Option<RefereeKey>> {
        match &self.key_file {
            Some(path) => code::read_key(path).map(Some),
            None => {
                let key = key_beside(manifest).map_err(Failure::input)?;
                key.map(|key| key.parse().map_err(Failure::input)).transpose()
            }
        }
    }
}

fn options<T: serde::de::DeserializeOwned>(run: &Run) -> Result<T> {
    serde_json::from_value(run.params.clone())
        .map_err(|error| RunError::Unknown(Rejection::input(error.to_string())).into())
}

/// Runs `cauldron verify`. The exit code is 1 if files differ, and 130 if Ctrl-C ended it early.
pub fn verify(args: &VerifyArgs, games: &[&dyn Game], console: &Console) -> Result<ExitCode> {
    let manifest = Manifest::open(&args.manifest).map_err(Failure::input)?;
    let made_by = manifest.run().program.clone();
    let series = if args.quick { None } else { Some(args.key.series(&manifest, games)?) };
    // Digests are compared without the names, which only who made the run may have.
    let names = match run::names_of(&manifest) {
        Err(ManifestError::NoNames(_)) if args.quick => None,
        names => names.map_err(names_failure)?,
    };
    let names = names.as_ref();
    let bindery = series.as_deref().map(|series| BookletMaker::of(manifest.run(), names, series));
    let bindery = bindery.transpose()?;
    let maker = bindery.as_ref().map(|bindery| bindery as &dyn Maker);
    let total = manifest.run().own_games();
    let threads = args.threads.unwrap_or_else(Threads::all);
    let compare = |watch: &WorkMonitor| run::verify(manifest, names, maker, threads, watch);
    let (verified, watch) = run_watched(&args.result, console, total, compare);
    let verified = verified?;
    let differences: Vec<String> =
        verified.differences.iter().map(|one| console.text(one.message())).collect();
    args.result.tell(
        console,
        || {
            json!({
                "games": verified.games,
                "files": verified.volumes,
                "made_again": !args.quick,
                "stopped": watch.is_stopped(),
                "differences": differences,
            })
        },
        || {
            for difference in &differences {
                console.print_line(difference);
            }
            let here = env!("CARGO_PKG_VERSION");
            if !differences.is_empty() && made_by != here {
                console.print_message(terminal_run_version(made_by.as_str(), here));
            }
            let games = counted(terminal_games, verified.games);
            let files = counted(terminal_files, verified.volumes);
            match differences.is_empty() {
                _ if watch.is_stopped() => {
                    console.print_message(terminal_verify_stopped(games, files))
                }
                true if args.quick => {
                    console.print_line(console.green(terminal_verified_quick(files)))
                }
                true => console.print_line(console.green(terminal_verified(games, files))),
                false => {
                    let count = counted(terminal_differences, differences.len() as u64);
                    console.print_line(console.red(terminal_verify_differs(count, games, files)));
                }
            }
        },
    );
    Ok(match differences.is_empty() {
        false => ExitCode::from(NO),
        true if watch.is_stopped() => ExitCode::from(INTERRUPTED),
        true => ExitCode::SUCCESS,
    })
}

/// Make a game of a run again
#[derive(Args)]
pub struct ReprintArgs {
    /// The manifest of the run
    #[arg(value_name = "MANIFEST")]
    manifest: PathBuf,
    /// The number of the game, from 1, or the name of its player
    #[arg(value_name = "GAME", allow_hyphen_values = true)]
    game: String,
    /// Make the whole file that contains the game
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

/// Returns the number of a game (from 1) that is given as its number or the name of its player.
fn game(given: &str, manifest: &Manifest, names: Option<&ClassNames>) -> Result<u64> {
    let path = || manifest.path().display().to_string();
    let is_number = given.trim().bytes().all(|byte| byte.is_ascii_digit());
    if is_number && let Some(number) = number(given.trim(), Run::GAMES) {
        return Ok(number);
    }
    let name = given.trim();
    let given = quoted(name);
    let Some(names) = names else {
        let games = grouped(manifest.run().games);
        return Err(Failure::from_message(terminal_reprint_nameless(given, path(), games)));
    };
    names.find(name).map(|index| index + 1).map_err(|error| {
        Failure::from_message(match error {
            FindNameError::Unknown(None) => terminal_reprint_unknown(path(), given),
            FindNameError::Unknown(Some(near)) => {
                terminal_reprint_near(path(), given, quoted(&near))
            }
            FindNameError::Ambiguous(numbers) => {
                let numbers = list(numbers.into_iter().map(|number| number.to_string()));
                terminal_reprint_ambiguous(given, numbers)
            }
        })
    })
}

/// Converts an error of reading the names of a run's games to a [`Failure`].
fn names_failure(error: ManifestError) -> Failure {
    match error {
        ManifestError::NoNames(path) => {
            Failure::from_message(terminal_names_missing(path.display().to_string()))
        }
        ManifestError::OtherNames(path) => {
            Failure::from_message(terminal_names_other(path.display().to_string()))
        }
        error => Failure::input(error),
    }
}

pub fn reprint(args: &ReprintArgs, games: &[&dyn Game], console: &Console) -> Result<ExitCode> {
    let manifest = Manifest::open(&args.manifest).map_err(Failure::input)?;
    let series = args.key.series(&manifest, games)?;
    let names = run::names_of(&manifest).map_err(names_failure)?;
    let names = names.as_ref();
    let number = game(&args.game, &manifest, names)?;
    let bindery = BookletMaker::of(manifest.run(), names, &*series)?;
    let lost = LostGame::find(manifest, number, args.volume)?;
    let bindery = if lost.is_alone() { bindery.bare() } else { bindery };
    let again = lost.reprint(&bindery, names, Threads::all())?;
    let path = store(&args.out, &again.file, &again.pdf, press::write_atomic)?;
    args.result.tell(
        console,
        || json!({ "game": number, "file": json_path(&path) }),
        || {
            console.print_message(match lost.is_alone() {
                true => terminal_reprinted_pages(number.to_string()),
                false => terminal_reprinted_file(number.to_string()),
            });
            console.files(&[&path]);
        },
    );
    Ok(ExitCode::SUCCESS)
}

/// Join manifests
#[derive(Args)]
pub struct MergeArgs {
    /// The manifests of all shards, in any order; also their files of secrets, if these are not in
    /// the folder of their manifest
    #[arg(value_name = "MANIFEST", required = true)]
    manifests: Vec<PathBuf>,
    /// The joined manifest (default: manifest.jsonl in the folder of the first one)
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    result: ResultArgs,
}

/// Checks the shards, and writes the manifest and the secrets of the whole run.
pub fn merge(args: &MergeArgs, console: &Console) -> Result<ExitCode> {
    let beside = || {
        let is_secret = |path: &&PathBuf| {
            path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("secrets"))
        };
        let first = args.manifests.iter().find(|path| !is_secret(path));
        let first = first.map(PathBuf::as_path).unwrap_or("".as_ref());
        first.with_file_name("manifest.jsonl")
    };
    let out = args.out.clone().unwrap_or_else(beside);
    let merged = run::merge(&args.manifests, &out)?;
    args.result.tell(
        console,
        || {
            json!({
                "games": merged.games,
                "files": merged.volumes,
                "manifest": json_path(&out),
                "secrets": merged.secrets.as_deref().map(json_path),
                "names": merged.names.as_deref().map(json_path),
            })
        },
        || {
            console.print_message(terminal_merged(
                counted(terminal_shards, args.manifests.len() as u64),
                counted(terminal_games, merged.games),
                counted(terminal_files, merged.volumes),
            ));
            console.files(&[&out]);
            console.files(merged.secrets.as_slice());
            console.files(merged.names.as_slice());
            if merged.secrets.is_none() {
                console.print_message(terminal_merged_no_secrets("secrets-1-of-3.jsonl"));
            }
        },
    );
    Ok(ExitCode::SUCCESS)
}
