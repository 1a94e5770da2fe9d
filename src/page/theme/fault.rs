//! What can be wrong with a theme, one sentence each.

use super::files::FileFault;
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
        /// And its value.
        front_value: String,
        /// The name of the colour behind it.
        ground: &'static str,
        /// And its value.
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

/// Why a theme cannot be worn.
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
    Silent {
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
