//! The files of a theme: built into the program, or in a folder.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use blake2::{Blake2b512, Digest};

/// What stands in a theme's folder, by paths within it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Files(BTreeMap<String, Cow<'static, str>>);

/// A file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileFault {
    /// The machine refuses.
    #[error("{path} cannot be read: {reason}")]
    Read {
        /// The file or folder.
        path: String,
        /// What the machine says.
        reason: String,
    },
    /// It is large.
    #[error("{0} is larger than {max} bytes, which no file of a theme is", max = Files::LARGEST)]
    Large(String),
    /// All of them together are large.
    #[error("the files in {0} are larger than {max} bytes together, which no theme is", max = Files::LARGEST)]
    Heavy(String),
    /// There are many.
    #[error("{0} has more than {max} files, which is no theme", max = Files::MOST)]
    Many(String),
}

impl Files {
    const LARGEST: u64 = 1_000_000;
    const MOST: usize = 500;
    /// The folders of a theme; what stands elsewhere is no part of it.
    const FOLDERS: [(&'static str, &'static str); 3] =
        [("symbols", "svg"), ("drawings", "svg"), ("messages", "ftl")];
    /// The manifest.
    pub(super) const MANIFEST: &'static str = "theme.toml";

    /// The files of a theme that is built in.
    pub(super) fn built_in(files: &'static [(&'static str, &'static str)]) -> Files {
        let file = |(path, text): &(&'static str, &'static str)| {
            ((*path).to_owned(), Cow::Borrowed(*text))
        };
        Files(files.iter().map(file).collect())
    }

    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Files {
        let file =
            |(path, text): &(&str, &str)| ((*path).to_owned(), Cow::Owned((*text).to_owned()));
        Files(files.iter().map(file).collect())
    }

    /// The files of a theme in a folder.
    ///
    /// # Errors
    /// If one cannot be read.
    pub(super) fn in_folder(folder: &Path) -> Result<Files, FileFault> {
        let (mut files, mut whole) = (BTreeMap::new(), 0);
        let manifest = folder.join(Files::MANIFEST);
        if manifest.exists() {
            files.insert(Files::MANIFEST.to_owned(), Cow::Owned(text(&manifest)?));
        }
        for (name, ending) in Files::FOLDERS {
            let inner = folder.join(name);
            if !inner.exists() {
                continue;
            }
            let failed = |error: std::io::Error| FileFault::Read {
                path: inner.display().to_string(),
                reason: error.to_string(),
            };
            for entry in fs::read_dir(&inner).map_err(failed)? {
                let path = entry.map_err(failed)?.path();
                let Some(file) = path.file_name().and_then(|file| file.to_str()) else { continue };
                if path.extension().is_some_and(|its| its == ending) {
                    let text = text(&path)?;
                    whole += text.len() as u64;
                    files.insert(format!("{name}/{file}"), Cow::Owned(text));
                }
                if whole > Files::LARGEST {
                    return Err(FileFault::Heavy(folder.display().to_string()));
                }
                if files.len() > Files::MOST {
                    return Err(FileFault::Many(folder.display().to_string()));
                }
            }
        }
        Ok(Files(files))
    }

    pub(super) fn get(&self, path: &str) -> Option<&str> {
        self.0.get(path).map(Cow::as_ref)
    }

    /// The paths in a folder, in order.
    pub(super) fn below(&self, folder: &str) -> impl Iterator<Item = &str> {
        self.0
            .keys()
            .map(String::as_str)
            .filter(move |path| path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')))
    }

    /// What all of it is known by.
    pub(super) fn digest(&self) -> String {
        let mut digest = Blake2b512::new();
        for part in self.0.iter().flat_map(|(path, text)| [path.as_str(), text.as_ref()]) {
            digest.update((part.len() as u64).to_le_bytes());
            digest.update(part);
        }
        crate::common::hex::hex(&digest.finalize()[..16])
    }
}

fn text(path: &Path) -> Result<String, FileFault> {
    let shown = || path.display().to_string();
    let failed = |reason: String| FileFault::Read { path: shown(), reason };
    let kind = fs::metadata(path).map_err(|error| failed(error.to_string()))?;
    if !kind.is_file() {
        return Err(failed("it is no ordinary file".to_owned()));
    }
    let mut text = String::new();
    let file = File::open(path).map_err(|error| failed(error.to_string()))?;
    // Some files do not tell how long they are.
    let read = file.take(Files::LARGEST + 1).read_to_string(&mut text);
    match read.map_err(|error| failed(error.to_string()))? as u64 {
        0..=Files::LARGEST => Ok(text),
        _ => Err(FileFault::Large(shown())),
    }
}
