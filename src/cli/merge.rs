//! `cauldron merge`: joins the manifests of a run's shards.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::json;

use cauldron_press::run::merge;
use cauldron_press::texts::said::*;

use super::args::ResultArgs;
use super::args::counted;
use super::wording::json_path;
use super::{Console, Failure};

/// Join manifests
#[derive(Args)]
pub struct MergeArgs {
    /// The manifests of all shards, in any order
    #[arg(value_name = "MANIFEST", required = true)]
    manifests: Vec<PathBuf>,
    /// The joined manifest (manifest.jsonl beside the first one if left out)
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    result: ResultArgs,
}

/// Checks the shards and writes the manifest of the run, and its secrets.
pub fn run(args: &MergeArgs, console: &Console) -> Result<ExitCode, Failure> {
    let beside = || {
        let first = args.manifests.first().map(PathBuf::as_path).unwrap_or("".as_ref());
        first.with_file_name("manifest.jsonl")
    };
    let out = args.out.clone().unwrap_or_else(beside);
    let merged = merge(&args.manifests, &out)?;
    args.result.tell(
        console,
        || {
            json!({
                "games": merged.games,
                "files": merged.volumes,
                "manifest": json_path(&out),
                "secrets": merged.secrets.as_deref().map(json_path),
            })
        },
        || {
            console.tell(terminal_merged(
                counted(terminal_shards, args.manifests.len() as u64),
                counted(terminal_games, merged.games),
                counted(terminal_files, merged.volumes),
            ));
            console.files(&[&out]);
            console.files(merged.secrets.as_slice());
        },
    );
    Ok(ExitCode::SUCCESS)
}
