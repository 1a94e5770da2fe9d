//! The words of the page: those messages of a language that are read on a phone.

use super::SiteError;
use super::selection::read_on_phones;
use crate::texts::Language;

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
        read_on_phones(self.0.source(), served)
    }

    /// The same as JSON. `<` is escaped, so that no text ends its element.
    pub(super) fn json(self, served: bool) -> String {
        serde_json::Value::from(self.source(served)).to_string().replace('<', "\\u003c")
    }
}
