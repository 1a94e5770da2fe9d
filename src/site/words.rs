//! The words of the page: Fluent messages in `templates/messages/`, one folder a language.

use fluent_bundle::{FluentBundle, FluentResource};

use super::SiteError;

/// The language's tag.
pub(super) const LANGUAGE: &str = "en";
pub(super) const ENGLISH: &str = include_str!("../../templates/messages/en/page.ftl");

/// The messages by their keys.
pub(super) struct Words(FluentBundle<FluentResource>);

impl Words {
    pub fn english() -> Result<Self, SiteError> {
        let broken = |errors: &dyn std::fmt::Debug| SiteError::Words(format!("{errors:?}"));
        let resource =
            FluentResource::try_new(ENGLISH.into()).map_err(|(_, errors)| broken(&errors))?;
        let language = LANGUAGE.parse().map_err(|error| broken(&error))?;
        let mut messages = FluentBundle::new(vec![language]);
        messages.add_resource(resource).map_err(|errors| broken(&errors))?;
        Ok(Self(messages))
    }

    /// A text without values.
    pub fn get(&self, key: &str) -> Result<String, SiteError> {
        let pattern = self.0.get_message(key).and_then(|message| message.value());
        let mut errors = Vec::new();
        let text = pattern.map(|pattern| self.0.format_pattern(pattern, None, &mut errors));
        match text {
            Some(text) if errors.is_empty() => Ok(text.into_owned()),
            _ => Err(SiteError::NoWord(key.into())),
        }
    }

    /// All of them, for the scripts: their text without comments, as JSON. `<` is escaped, so
    /// that no text ends its element.
    pub fn json() -> String {
        let lines = ENGLISH.lines().filter(|line| !line.starts_with('#'));
        let text = lines.collect::<Vec<_>>().join("\n");
        serde_json::Value::from(text).to_string().replace('<', "\\u003c")
    }
}
