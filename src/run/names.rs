//! Names of the players of a run, in a file of their own: the manifest has numbers and digests
//! alone, so that it can be published.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::ManifestError;
use super::manifest::{Lines, Manifest, text};
use super::order::SeedSource;
use crate::booklet::{Caption, ClassNames};
use crate::press::{Access, WriteError, write_atomic_with};

/// Line of a file of names.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NameLine {
    /// Number of the game in the run, from 1.
    number: u64,
    /// Name of its player.
    name: String,
}

/// Returns the path of the file of names that belongs to a manifest, in the same folder. All shards
/// of a run share it.
pub(super) fn names_beside(manifest: &Path) -> PathBuf {
    let name = manifest.file_name().unwrap_or_default().to_string_lossy();
    let name = match name.starts_with("manifest") {
        true => "names.jsonl".to_owned(),
        false => format!("names-{name}"),
    };
    manifest.with_file_name(name)
}

/// Writes the names of all games of a run.
pub(super) fn write_names(path: &Path, names: &ClassNames) -> Result<(), WriteError> {
    write_atomic_with(path, Access::Private, |file| {
        (1..).zip(names.names()).try_for_each(|(number, name)| {
            file.write_all(text(&NameLine { number, name: name.to_owned() }).as_bytes())
        })
    })
}

/// Reads the names of the players of a run: from the file beside its `manifest`, or from the
/// manifest itself if it is of form 1. `None` if the run has no names.
///
/// # Errors
/// [`ManifestError::NoNames`] if the file does not exist; or if it cannot be read, or belongs to
/// another run.
pub fn names_of(manifest: &Manifest) -> Result<Option<ClassNames>, ManifestError> {
    let run = manifest.run();
    let SeedSource::Names(seeds) = &run.seeds else {
        let names = &run.options["style"]["names"];
        let names: Vec<Caption> = serde_json::from_value(names.clone()).unwrap_or_default();
        let names = ClassNames::new(names.iter().map(Caption::as_str));
        return Ok((names.count() > 0).then_some(names));
    };
    let path = names_beside(manifest.path());
    let mut lines = match Lines::open(&path) {
        Err(ManifestError::Read { source, .. }) if source.kind() == io::ErrorKind::NotFound => {
            return Err(ManifestError::NoNames(path));
        }
        opened => opened?,
    };
    let mut names = Vec::new();
    loop {
        let line = lines.next()?;
        if line.is_empty() {
            break;
        }
        match serde_json::from_str(&line) {
            Ok(NameLine { number, name }) if number == names.len() as u64 + 1 => names.push(name),
            _ => {
                let wrong = format!("it is not of the name of game {}", names.len() + 1);
                return Err(lines.wrong(wrong));
            }
        }
    }
    let names = ClassNames::new(names);
    match names.digest() == seeds.sha256 && names.count() as u64 == run.games {
        true => Ok(Some(names)),
        false => Err(ManifestError::OtherNames(path)),
    }
}
