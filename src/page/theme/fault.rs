//! The files of a theme, built into the program or in a folder, and what can be wrong with it, one
//! sentence each.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use blake2::{Blake2b512, Digest};

use crate::texts::{Message, nearest};

/// Something that is wrong with a theme.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ThemeFault {
    /// A file or the folder cannot be read.
    #[error(transparent)]
    File(#[from] FileFault),
    /// There is no manifest.
    #[error("there is no theme.toml; it says what the theme is called, and what is its own")]
    NoManifest,
    /// The manifest is not TOML.
    #[error("theme.toml, line {line}: this is not TOML: {reason}")]
    NotToml {
        /// The line, from 1.
        line: usize,
        /// What the reader of TOML says.
        reason: String,
    },
    /// The manifest has a key that means nothing.
    #[error("theme.toml, line {line}: there is no {what} {name:?}; {hint}")]
    Unknown {
        /// The line, from 1.
        line: usize,
        /// What sort of thing the key would be.
        what: &'static str,
        /// The key.
        name: String,
        /// The nearest that there is, or all that there are.
        hint: String,
    },
    /// A value of the manifest is of no use.
    #[error("theme.toml, line {line}: {key} {wanted}")]
    Value {
        /// The line, from 1.
        line: usize,
        /// The key.
        key: String,
        /// What it should be.
        wanted: String,
    },
    /// The manifest lacks a key.
    #[error("theme.toml lacks {0}")]
    Missing(&'static str),
    /// The manifest names a drawing that is not there.
    #[error("{file} is not there, though theme.toml wants it for {role}")]
    NoDrawing {
        /// The file.
        file: String,
        /// What it would be drawn for.
        role: String,
    },
    /// A file that nothing uses.
    #[error("{0} is used for nothing; name it in theme.toml, or take it away")]
    Unused(String),
    /// A drawing that cannot be printed well.
    #[error("{file}: {fault}")]
    Drawing {
        /// The file.
        file: String,
        /// What is wrong with it.
        fault: String,
    },
    /// Two colours that do not stand out from each other.
    #[error(
        "the colour {front} ({front_value}) on {ground} ({ground_value}) has a contrast of {}.{:02}; {} needs at least {least}",
        .hundredths / 100, .hundredths % 100,
        if *.least == "4.5" { "text" } else { "what players look for" }
    )]
    Contrast {
        /// The name of the colour in front.
        front: &'static str,
        /// The value of the colour in front.
        front_value: String,
        /// The name of the colour behind it.
        ground: &'static str,
        /// The value of the colour behind it.
        ground_value: String,
        /// Their contrast, in hundredths.
        hundredths: u32,
        /// The least that there should be.
        least: &'static str,
    },
    /// A file of words for a language that there is not.
    #[error("{place}: there is no language {tag:?}; there are {known}")]
    NoLanguage {
        /// Where it stands.
        place: String,
        /// The tag.
        tag: String,
        /// The languages that there are.
        known: String,
    },
    /// A message that the language does not have.
    #[error("{file}: there is no message {key:?}; {hint}")]
    NoMessage {
        /// The file.
        file: String,
        /// The key.
        key: String,
        /// The nearest that there is.
        hint: String,
    },
    /// A message that does not say what it is told.
    #[error("{file}: {key} must name {wanted}, as the usual message does, and names {found}")]
    Values {
        /// The file.
        file: String,
        /// The key.
        key: String,
        /// The values that it should name.
        wanted: String,
        /// The values that it names.
        found: String,
    },
    /// Words that are no messages.
    #[error("{file}: {reason}")]
    Words {
        /// The file.
        file: String,
        /// What is wrong.
        reason: String,
    },
    /// A name that players do not find on their phones.
    #[error(
        "{file}: {key} is {own:?}, but phones say {usual:?}, and players find it there by its sign; let it begin with {letters:?}"
    )]
    Letters {
        /// The file.
        file: String,
        /// The key.
        key: String,
        /// The theme's name.
        own: String,
        /// The usual name.
        usual: String,
        /// How it should begin.
        letters: String,
    },
    /// A sign that phones do not know.
    #[error("{file}: {key} stays as it is: by its sign an ingredient is found on the phone")]
    Sign {
        /// The file.
        file: String,
        /// The key.
        key: String,
    },
    /// Two things with one name.
    #[error("{file}: {first} and {second} are both called {name:?}; nobody could tell them apart")]
    Alike {
        /// The file.
        file: String,
        /// The first key.
        first: String,
        /// The second key.
        second: String,
        /// Their name.
        name: String,
    },
}

/// Why a theme cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ThemeError {
    /// There is none of this name, as it is said.
    #[error("{}", .0)]
    NoTheme(Message),
    /// It has a fault; the first one is told.
    #[error("the theme {name} cannot be used: {fault}")]
    Faulty {
        /// What was asked for.
        name: String,
        /// What is wrong with it.
        fault: Box<ThemeFault>,
    },
    /// It is not the one that was meant.
    #[error("the theme in {0} has changed since; put its files back as they were")]
    Changed(String),
    /// It has words, but none in this language.
    #[error("the theme {name} does not speak {language}; it speaks {spoken}")]
    NoWords {
        /// Its name.
        name: String,
        /// The tag of the language.
        language: String,
        /// The tags of those that it speaks.
        spoken: String,
    },
}

/// The word that was probably meant, or all that there are.
pub(super) fn hint<'a>(typed: &str, words: impl IntoIterator<Item = &'a str> + Clone) -> String {
    match nearest(typed, words.clone()) {
        Some(near) => format!("did you mean {near}?"),
        None => {
            let all: Vec<&str> = words.into_iter().collect();
            match all.len() {
                0..=40 => format!("there are {}", all.join(", ")),
                many => format!("there are {many} others"),
            }
        }
    }
}

/// What stands in a theme's folder, by paths within it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Files(BTreeMap<String, String>);

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

    /// Files with their texts, by their paths.
    pub(super) fn of(files: &[(&str, &str)]) -> Files {
        let file = |(path, text): &(&str, &str)| ((*path).to_owned(), (*text).to_owned());
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
            files.insert(Files::MANIFEST.to_owned(), text(&manifest)?);
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
                    files.insert(format!("{name}/{file}"), text);
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
        self.0.get(path).map(String::as_str)
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
        for part in self.0.iter().flat_map(|(path, text)| [path, text]) {
            digest.update((part.len() as u64).to_le_bytes());
            digest.update(part);
        }
        crate::common::bytes::hex(&digest.finalize()[..16])
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
