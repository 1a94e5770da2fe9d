//! Joins the manifests of shards.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{io, iter};

use super::error::{ManifestError, MergeError, RunError};
use super::manifest::{Manifest, Secrets, secrets_beside, write_manifest, write_secrets};
use super::order::{Run, RunDifference, difference};

/// A run that was joined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merged {
    /// How many files it has.
    pub volumes: u64,
    /// How many games.
    pub games: u64,
    /// The file with its secrets, if the shards had theirs.
    pub secrets: Option<PathBuf>,
}

/// Joins the manifests of all shards of a run into its manifest, and their secrets into its
/// secrets: the same bytes as those of a run that was made in one piece.
///
/// # Errors
/// If a shard is missing or there twice, or one is of another run, or was changed.
pub fn merge(paths: &[PathBuf], to: &Path) -> Result<Merged, RunError> {
    let (run, shards) = shards_of_one_run(paths)?;
    let with_secrets = shards.iter().any(|path| secrets_beside(path).exists());
    let mut head = None;
    for path in &shards {
        let manifest = Manifest::open(path)?;
        if let Some(secrets) = Secrets::beside(&manifest)? {
            head = Some(secrets.head);
        } else if with_secrets {
            return Err(MergeError::Secrets(secrets_beside(path)).into());
        }
        // Whatever is wrong with a shard is found before anything is written.
        lines(path)?.try_for_each(|lines| lines.map(drop))?;
    }
    let again = || shards.iter().flat_map(|path| lines(path).map_or_else(failed, whole));
    let secrets = match head {
        Some(head) => {
            let path = secrets_beside(to);
            write_secrets(&path, head, again().map(|lines| Ok(lines?.1)))?;
            Some(path)
        }
        None => None,
    };
    write_manifest(to, &run, again().map(|lines| Ok(lines?.0)))?;
    Ok(Merged { volumes: run.volumes(), games: run.games, secrets })
}

/// The run that these are shards of, and the manifests of all shards in order.
fn shards_of_one_run(paths: &[PathBuf]) -> Result<(Run, Vec<PathBuf>), RunError> {
    let mut shards: BTreeMap<u64, PathBuf> = BTreeMap::new();
    let mut first: Option<(Run, u64)> = None;
    for path in paths {
        let manifest = Manifest::open(path)?;
        let shard = manifest.run().shard.ok_or_else(|| MergeError::Whole(path.clone()))?;
        let own = manifest.run().whole();
        let (run, count) = first.get_or_insert((own.clone(), shard.count()));
        let counts = || RunDifference {
            name: "number of shards".to_owned(),
            first: shard.count().to_string(),
            second: count.to_string(),
        };
        let counted = (shard.count() != *count).then(counts);
        if let Some(difference) = difference(&own, run).or(counted) {
            return Err(RunError::Other { path: path.clone(), difference });
        }
        if let Some(before) = shards.insert(shard.index(), path.clone()) {
            let paths = (before, path.clone());
            return Err(MergeError::Twice { shard: shard.to_string(), paths }.into());
        }
    }
    let (run, count) = first.ok_or(MergeError::Nothing)?;
    match (1..=count).find(|index| !shards.contains_key(index)) {
        Some(missing) => Err(MergeError::Missing(format!("{missing}/{count}")).into()),
        None => Ok((run, shards.into_values().collect())),
    }
}

/// The lines of a shard's games in its manifest, and in its secrets if it has them.
type Both = Result<(String, String), ManifestError>;

/// These lines, file by file.
fn lines(path: &Path) -> Result<impl Iterator<Item = Both> + use<>, ManifestError> {
    let manifest = Manifest::open(path)?;
    let mut secrets = Secrets::beside(&manifest)?;
    Ok(manifest.entries().map(move |entry| {
        let entry = entry?;
        let secret = secrets.as_mut().map_or_else(|| Ok(String::new()), |s| s.next(&entry))?;
        Ok((entry.text, secret))
    }))
}

type Written = Box<dyn Iterator<Item = io::Result<(String, String)>>>;

fn whole(lines: impl Iterator<Item = Both> + 'static) -> Written {
    Box::new(lines.map(|lines| lines.map_err(io::Error::other)))
}

fn failed(error: ManifestError) -> Written {
    Box::new(iter::once(Err(io::Error::other(error))))
}
