//! Files of a theme, built in or in a folder, and the faults that a theme can have, with a sentence
//! for each.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use blake2::{Blake2b512, Digest};

use crate::texts::{Message, nearest};

/// Fault of a [`Theme`](super::Theme).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ThemeFault {
    /// A file or the folder cannot be read.
    #[error(transparent)]
    File(#[from] FileFault),
    /// The manifest `theme.toml` is missing.
    #[error("there is no theme.toml; it says what the theme is called, and what is its own")]
    NoManifest,
    /// The file `theme.toml` is not TOML.
    #[error("theme.toml, line {line}: this is not TOML: {reason}")]
    NotToml {
        /// Line number, from 1.
        line: usize,
        /// Message of the TOML parser.
        reason: String,
    },
    /// The manifest has an unknown key.
    #[error("theme.toml, line {line}: there is no {what} {name:?}; {hint}")]
    Unknown {
        /// Line number, from 1.
        line: usize,
        /// Kind of key that was expected there.
        what: &'static str,
        /// Unknown key.
        name: String,
        /// Most similar known key, or all known keys.
        hint: String,
    },
    /// A value in the manifest is invalid.
    #[error("theme.toml, line {line}: {key} {wanted}")]
    Value {
        /// Line number, from 1.
        line: usize,
        /// Key of the value.
        key: String,
        /// Description of valid values.
        wanted: String,
    },
    /// The manifest lacks a required key. Contains its name.
    #[error("theme.toml lacks {0}")]
    Missing(&'static str),
    /// The manifest names a drawing whose file is missing.
    #[error("{file} is not there, though theme.toml wants it for {role}")]
    NoDrawing {
        /// Path of the file.
        file: String,
        /// Object that the drawing represents.
        role: String,
    },
    /// A file is not referred to. Contains its path.
    #[error("{0} is used for nothing; name it in theme.toml, or take it away")]
    Unused(String),
    /// A drawing cannot be printed well.
    #[error("{file}: {fault}")]
    Drawing {
        /// Path of the file.
        file: String,
        /// Fault of the drawing.
        fault: String,
    },
    /// Two colours have too little contrast.
    #[error(
        "the colour {front} ({front_value}) on {ground} ({ground_value}) has a contrast of {}.{:02}; {} needs at least {least}",
        .hundredths / 100, .hundredths % 100,
        if *.least == "4.5" { "text" } else { "what players look for" }
    )]
    Contrast {
        /// Name of the foreground colour.
        front: &'static str,
        /// Value of the foreground colour.
        front_value: String,
        /// Name of the background colour.
        ground: &'static str,
        /// Value of the background colour.
        ground_value: String,
        /// Contrast ratio, in hundredths.
        hundredths: u32,
        /// Smallest contrast ratio that is accepted.
        least: &'static str,
    },
    /// Words are given for an unknown language.
    #[error("{place}: there is no language {tag:?}; there are {known}")]
    NoLanguage {
        /// File, or table of the manifest, with the words.
        place: String,
        /// Language tag.
        tag: String,
        /// Known language tags.
        known: String,
    },
    /// A message does not exist in the language.
    #[error("{file}: there is no message {key:?}; {hint}")]
    NoMessage {
        /// Path of the file.
        file: String,
        /// Key of the message.
        key: String,
        /// Most similar known key.
        hint: String,
    },
    /// A message does not use exactly the values of the usual message.
    #[error("{file}: {key} must name {wanted}, as the usual message does, and names {found}")]
    Values {
        /// Path of the file.
        file: String,
        /// Key of the message.
        key: String,
        /// Values that the message must use.
        wanted: String,
        /// Values that the message uses.
        found: String,
    },
    /// A file with the theme's words is not a valid file of messages.
    #[error("{file}: {reason}")]
    Words {
        /// Path of the file.
        file: String,
        /// Message of the parser.
        reason: String,
    },
    /// A name cannot be found on phones, which show the usual names.
    #[error(
        "{file}: {key} is {own:?}, but phones say {usual:?}, and players find it there by its sign; let it begin with {letters:?}"
    )]
    Letters {
        /// Path of the file.
        file: String,
        /// Key of the name.
        key: String,
        /// Name in the theme.
        own: String,
        /// Usual name.
        usual: String,
        /// Letters that the name must begin with.
        letters: String,
    },
    /// A sign is changed. Phones know the usual signs only.
    #[error("{file}: {key} stays as it is: by its sign an ingredient is found on the phone")]
    Sign {
        /// Path of the file.
        file: String,
        /// Key of the sign.
        key: String,
    },
    /// Two objects have the same name.
    #[error("{file}: {first} and {second} are both called {name:?}; nobody could tell them apart")]
    Alike {
        /// Path of the file.
        file: String,
        /// Key of the first object.
        first: String,
        /// Key of the second object.
        second: String,
        /// Common name.
        name: String,
    },
}

/// Reasons why a theme cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ThemeError {
    /// No theme has this name. Contains the message for users.
    #[error("{}", .0)]
    NoTheme(Message),
    /// The theme has faults; the first one is reported.
    #[error("the theme {name} cannot be used: {fault}")]
    Faulty {
        /// Requested name or folder.
        name: String,
        /// First fault, in the order of [`Theme::faults`](super::Theme::faults).
        fault: Box<ThemeFault>,
    },
    /// The files of the theme do not match the expected digest. Contains the name.
    #[error("the theme in {0} has changed since; put its files back as they were")]
    Changed(String),
    /// The theme has words, but none in this language.
    #[error("the theme {name} does not speak {language}; it speaks {spoken}")]
    NoWords {
        /// Name of the theme.
        name: String,
        /// Tag of the requested language.
        language: String,
        /// Tags of the languages that it has words for.
        spoken: String,
    },
}

/// Suggests the known word most similar to `typed`. Without one, lists all words, or their number
/// if there are more than 40.
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

/// Files of a theme, by their paths within its folder, such as `symbols/owl.svg`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Files(BTreeMap<String, String>);

/// Reasons why a file of a theme cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FileFault {
    /// The operating system reports an error.
    #[error("{path} cannot be read: {reason}")]
    Read {
        /// Path of the file or folder.
        path: String,
        /// Message of the operating system.
        reason: String,
    },
    /// A file is too large. Contains its path.
    #[error("{0} is larger than {max} bytes, which no file of a theme is", max = Files::LARGEST)]
    Large(String),
    /// The files of the theme are too large together. Contains the folder.
    #[error("the files in {0} are larger than {max} bytes together, which no theme is", max = Files::LARGEST)]
    Heavy(String),
    /// The theme has more files than `Files::MOST`. Contains the folder.
    #[error("{0} has more than {max} files, which is no theme", max = Files::MOST)]
    Many(String),
}

impl Files {
    /// Largest size of a file, and of all files but the manifest together, in bytes.
    const LARGEST: u64 = 1_000_000;
    /// Largest number of files.
    const MOST: usize = 500;
    /// Folders of a theme with the extension of their files. Other files in the folder of a theme
    /// are ignored.
    const FOLDERS: [(&'static str, &'static str); 3] =
        [("symbols", "svg"), ("drawings", "svg"), ("messages", "ftl")];
    /// Path of the manifest.
    pub(super) const MANIFEST: &'static str = "theme.toml";

    /// Creates the files from paths and contents.
    pub(super) fn of(files: &[(&str, &str)]) -> Files {
        let file = |(path, text): &(&str, &str)| ((*path).to_owned(), (*text).to_owned());
        Files(files.iter().map(file).collect())
    }

    /// Reads the files of a theme from a folder.
    ///
    /// # Errors
    /// If a file cannot be read, or the files are too many or too large.
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

    /// Returns the paths in a folder, in order.
    pub(super) fn below(&self, folder: &str) -> impl Iterator<Item = &str> {
        self.0
            .keys()
            .map(String::as_str)
            .filter(move |path| path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')))
    }

    /// Returns a digest of all paths and contents, in hexadecimal digits.
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
    // The reported length of a special file may be wrong, so the limit applies to the bytes read.
    let read = file.take(Files::LARGEST + 1).read_to_string(&mut text);
    match read.map_err(|error| failed(error.to_string()))? as u64 {
        0..=Files::LARGEST => Ok(text.trim_start_matches('\u{FEFF}').to_owned()),
        _ => Err(FileFault::Large(shown())),
    }
}
