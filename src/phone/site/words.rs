//! The words of the page, from `templates/text/page-en.json`: one file a language.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::SiteError;

const ENGLISH: &str = include_str!("../../../templates/text/page-en.json");

/// The texts by their keys.
#[derive(Debug)]
pub(super) struct Words(BTreeMap<String, String>);

impl Words {
    pub fn english() -> Result<&'static Words, SiteError> {
        static WORDS: OnceLock<Words> = OnceLock::new();
        if let Some(words) = WORDS.get() {
            return Ok(words);
        }
        let words = serde_json::from_str(ENGLISH).map_err(|e| SiteError::Words(e.to_string()))?;
        Ok(WORDS.get_or_init(|| Words(words)))
    }

    pub fn get(&self, key: &str) -> Result<&str, SiteError> {
        self.0.get(key).map(String::as_str).ok_or_else(|| SiteError::NoWord(key.into()))
    }

    /// The language's tag.
    pub fn language(&self) -> Result<&str, SiteError> {
        self.get("language")
    }

    /// All of them, for the scripts. `<` is escaped, so that no text ends its element.
    pub fn json(&self) -> String {
        serde_json::json!(self.0).to_string().replace('<', "\\u003c")
    }

    #[cfg(test)]
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}
