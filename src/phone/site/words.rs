//! The words of the page: those messages of a language that are read on a phone.

use super::SiteError;
use crate::texts::Language;

/// Keys that begin like this are read elsewhere: on paper, in documents, at the terminal.
const ELSEWHERE: [&str; 21] = [
    "align-",
    "answers-",
    "booklet-",
    "desk-",
    "exact-",
    "gallery-",
    "imposed-",
    "language-",
    "oracle-",
    "playtest-",
    "print-",
    "race-",
    "role-",
    "rules-fold",
    "rules-intro",
    "rules-title-",
    "run-",
    "sheet-",
    "technique-",
    "terminal-",
    "ways-",
];

/// What a server alone says, which may know the board: a page without one has no use for it.
const SERVED: [&str; 6] = [
    "play-cauldrons",
    "play-guessers-used",
    "play-no-cauldron",
    "play-printed-first",
    "play-versatility-used",
    "server-",
];

/// The words of a language.
#[derive(Clone, Copy)]
pub(super) struct Words(pub &'static Language);

impl Words {
    /// Those of all languages but one.
    pub(super) fn beside(own: &'static Language) -> impl Iterator<Item = Words> {
        Language::all().iter().filter(|other| other.number() != own.number()).map(Words)
    }

    /// The name of their file beside the page.
    pub(super) fn file(self) -> String {
        format!("{}.ftl", self.0.tag())
    }

    /// A text without values.
    pub(super) fn get(self, key: &str) -> Result<String, SiteError> {
        self.0.plain(key).ok_or_else(|| SiteError::NoWord(key.into()))
    }

    /// All of them, for the scripts of a page that a server answers or not: their text without
    /// comments.
    pub(super) fn source(self, served: bool) -> String {
        let mut wanted = true;
        let lines = self.0.source().lines().filter(|line| {
            if line.starts_with(|c: char| c.is_alphabetic()) {
                let begins_as = |all: &[&str]| all.iter().any(|prefix| line.starts_with(prefix));
                wanted = !begins_as(&ELSEWHERE) && (served || !begins_as(&SERVED));
            }
            wanted && !line.starts_with('#') && !line.is_empty()
        });
        lines.collect::<Vec<_>>().join("\n") + "\n"
    }

    /// The same as JSON. `<` is escaped, so that no text ends its element.
    pub(super) fn json(self, served: bool) -> String {
        serde_json::Value::from(self.source(served)).to_string().replace('<', "\\u003c")
    }
}
