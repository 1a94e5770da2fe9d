//! Languages, which are read from message files.

use std::borrow::Cow;
use std::sync::{LazyLock, OnceLock};
use std::{fmt, ptr};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

use super::hyphens::{Hyphens, hyphenated};
#[cfg(not(target_family = "wasm"))]
use super::patterns;
use super::{Message, Value};
use crate::common::IN_BROWSER;
use crate::texts::msg;

/// Contents of the files in `templates/messages/`. A module for browsers contains the whole file of
/// the first language only, and of the others the entries about the language.
const FILES: &[&str] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// Language with all its messages.
pub struct Language {
    tag: String,
    name: String,
    number: u8,
    /// Text of the message file; empty until it is loaded.
    source: OnceLock<Cow<'static, str>>,
    /// Words with their possible breaks, if the file contained them.
    hyphens: OnceLock<Hyphens>,
    /// Parsed messages. They are parsed on first use, because parsing all languages takes too long
    /// for a single sheet.
    bundle: OnceLock<Result<Bundle, LanguageError>>,
}

type Bundle = FluentBundle<FluentResource>;

/// Error for a file that is not a language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LanguageError {
    /// Text that is not valid Fluent.
    #[error("the messages are not in Fluent's form: {0}")]
    Syntax(String),
    /// Missing entry that every language must have.
    #[error(
        "the messages lack {0}; every language says language-tag (such as en-GB), language-name and language-number (0 to 255)"
    )]
    Missing(&'static str),
    /// Key of two messages.
    #[error("the messages have {0} twice; leave one out")]
    Twice(String),
    /// File without the words that may be hyphenated.
    #[error("the messages come without the places of hyphens; hand in the file for browsers")]
    Whole,
    /// Language that is not known here.
    #[error("no language {0} is known here; load the page anew")]
    Unknown(String),
}

impl Language {
    /// Returns all languages, ordered by their numbers.
    pub fn all() -> &'static [Language] {
        type LanguageList = Result<Vec<Language>, LanguageError>;
        static ALL: LazyLock<LanguageList> = LazyLock::new(|| {
            let mut all = FILES
                .iter()
                .map(|file| Language::headed(Cow::Borrowed(*file), is_whole(file)))
                .collect::<Result<Vec<Language>, LanguageError>>()?;
            all.sort_by_key(|language| language.number);
            Ok(all)
        });
        // Outside the lock, because the panic handler uses the languages as well.
        ALL.as_ref().expect("tests read every file")
    }

    /// Returns the language with number 0.
    pub fn first() -> &'static Language {
        &Language::all()[0]
    }

    /// Returns the language with a tag, for example `en-GB` or `en`.
    pub fn of(tag: &str) -> Option<&'static Language> {
        let is = |language: &&Language| {
            let own = &language.tag;
            own.eq_ignore_ascii_case(tag)
                || own.split('-').next().is_some_and(|short| short.eq_ignore_ascii_case(tag))
        };
        Language::all().iter().find(is)
    }

    /// Returns the language with this `number`.
    pub fn numbered(number: u8) -> Option<&'static Language> {
        Language::all().iter().find(|language| language.number == number)
    }

    /// Parses a language from the text of a message file.
    ///
    /// # Errors
    /// If the text is not valid Fluent, has a key twice, or lacks the entries about the language.
    pub fn read(source: &str) -> Result<Language, LanguageError> {
        let language = Language::headed(Cow::Owned(source.to_owned()), true)?;
        language.bundle.get_or_init(|| language.made()).as_ref().map_err(Clone::clone)?;
        Ok(language)
    }

    /// Adds the messages and the words that may be hyphenated to a language that was not loaded.
    ///
    /// # Errors
    /// If [the file cannot be parsed](Language::read), if it lacks these words, or if its tag is
    /// not among [all](Language::all) languages.
    pub fn load(source: &str) -> Result<&'static Language, LanguageError> {
        let given = Language::read(source)?;
        let known = Language::all().iter().find(|known| known.tag == given.tag);
        let known = known.ok_or(LanguageError::Unknown(given.tag))?;
        let hyphens = given.hyphens.into_inner().ok_or(LanguageError::Whole)?;
        // A language that is already loaded stays unchanged.
        if let Some(source) = given.source.into_inner()
            && known.source.set(source).is_ok()
        {
            let _ = known.hyphens.set(hyphens);
            if let Some(bundle) = given.bundle.into_inner() {
                let _ = known.bundle.set(bundle);
            }
        }
        Ok(known)
    }

    /// Returns the file for a browser: the messages, and the words in them and in `more` that may
    /// be hyphenated.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn for_browsers(&self, more: &str) -> String {
        patterns::for_browsers(self.source(), more, &self.tag)
    }

    /// Whether the messages are loaded.
    pub fn is_loaded(&self) -> bool {
        self.source.get().is_some()
    }

    /// Creates a language from the entries about itself in its file. The messages are not parsed
    /// yet; those of a file that is not `whole` are loaded later.
    fn headed(source: Cow<'static, str>, whole: bool) -> Result<Language, LanguageError> {
        // The files in the program contain no words: it hyphenates by patterns.
        let (source, hyphens) = match source {
            Cow::Borrowed(_) if !IN_BROWSER => (source, None),
            _ => Hyphens::split_off(source),
        };
        let plain = |key: &'static str| {
            source
                .lines()
                .find_map(|line| line.strip_prefix(key)?.trim_start().strip_prefix('='))
                .map(str::trim)
                .ok_or(LanguageError::Missing(key))
        };
        let tag = plain("language-tag")?.to_owned();
        let name = plain("language-name")?.to_owned();
        let number = plain("language-number")?;
        let number = number.parse().map_err(|_| LanguageError::Missing("language-number"))?;
        let source = if whole { OnceLock::from(source) } else { OnceLock::new() };
        let hyphens = hyphens.map_or_else(OnceLock::new, OnceLock::from);
        Ok(Language { tag, name, number, source, hyphens, bundle: OnceLock::new() })
    }

    /// Parses the messages.
    fn made(&self) -> Result<Bundle, LanguageError> {
        let resource = FluentResource::try_new(self.source().to_owned());
        let resource = resource.map_err(|(_, errors)| {
            LanguageError::Syntax(errors.first().map_or_else(String::new, ToString::to_string))
        })?;
        let id = self.tag.parse().map_err(|_| LanguageError::Missing("language-tag"))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let twice = |errors: Vec<FluentError>| {
            LanguageError::Twice(errors.first().map_or_else(String::new, ToString::to_string))
        };
        bundle.add_builtins().map_err(|error| twice(vec![error]))?;
        bundle.add_resource(resource).map_err(twice)?;
        Ok(bundle)
    }

    fn bundle(&self) -> &Bundle {
        self.bundle.get_or_init(|| self.made()).as_ref().expect("tests read every file")
    }

    /// Returns the tag, for example `en-GB`.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Returns the name of the language in that language.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the number in the codes of sheets. It never belongs to another language.
    pub fn number(&self) -> u8 {
        self.number
    }

    /// Returns the text of the message file; empty until it is loaded.
    pub fn source(&self) -> &str {
        self.source.get().map_or("", |source| source)
    }

    /// Formats a message. A key that the language lacks is returned unchanged.
    pub fn format(&self, message: &Message) -> String {
        let values: FluentArgs<'_> =
            message.values().iter().map(|(name, value)| (*name, self.value(value))).collect();
        self.format_key(message.key(), &values)
    }

    /// Formats a message as running text, with soft hyphens where long words may be hyphenated.
    /// Labels on a single line are formatted without them ([`Language::format`]).
    pub fn format_hyphenated(&self, message: &Message) -> String {
        // The language of a theme uses the words of the known language with its tag.
        let known = Language::of(&self.tag).unwrap_or(self);
        hyphenated(&self.format(message), &self.tag, known.hyphens.get())
    }

    /// Returns the text of a key without values; `None` if the key is missing, or if its text has
    /// values.
    pub fn plain(&self, key: &str) -> Option<String> {
        let (text, whole) = self.formatted(key, &FluentArgs::new());
        whole.then_some(text)
    }

    /// Formats a value: messages in this language, texts and numbers unchanged.
    pub fn text(&self, value: impl Into<Value>) -> String {
        match value.into() {
            Value::Text(text) => text,
            Value::Number(number) => number.to_string(),
            Value::Message(message) => self.format(&message),
            Value::List(values) => self.join(&values),
        }
    }

    /// Returns `text` with punctuation at its end, which is added if it is missing.
    pub fn sentence(&self, text: &str) -> String {
        match text.ends_with(['.', '!', '?', '…', '。', '！', '？']) {
            true => text.to_owned(),
            false => self.format(&msg::list_sentence(text)),
        }
    }

    fn format_key(&self, key: &str, values: &FluentArgs<'_>) -> String {
        self.formatted(key, values).0
    }

    /// Returns the text of a key, and whether it is complete.
    fn formatted(&self, key: &str, values: &FluentArgs<'_>) -> (String, bool) {
        let Some(pattern) = self.bundle().get_message(key).and_then(|message| message.value())
        else {
            return (key.to_owned(), false);
        };
        let mut errors = Vec::new();
        let text = self.bundle().format_pattern(pattern, Some(values), &mut errors).into_owned();
        (text, errors.is_empty())
    }

    fn value(&self, value: &Value) -> FluentValue<'static> {
        match value {
            Value::Number(number) => (*number).into(),
            value => self.text(value.clone()).into(),
        }
    }

    /// Joins values: "a", "a and b", "a, b and c".
    fn join(&self, values: &[Value]) -> String {
        let joined = |key, first: String, second: String| {
            let values = [("first", first), ("second", second)];
            self.format_key(key, &values.into_iter().collect())
        };
        let Some((last, rest)) = values.split_last() else { return String::new() };
        let before = rest.iter().map(|value| self.text(value.clone()));
        match before.reduce(|first, second| joined("list-more", first, second)) {
            Some(first) => joined("list-two", first, self.text(last.clone())),
            None => self.text(last.clone()),
        }
    }
}

/// Whether a file contains more than the entries about the language.
fn is_whole(file: &str) -> bool {
    !IN_BROWSER || file.lines().any(|line| !line.starts_with("language-"))
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tag)
    }
}

/// Compares by identity, because each language exists only once.
impl PartialEq for Language {
    fn eq(&self, other: &Language) -> bool {
        ptr::eq(self, other)
    }
}

impl Eq for Language {}

/// Displays the message in the first language, for errors and logs. Texts for players are formatted
/// in their language by [`Language::format`].
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&Language::first().format(self))
    }
}

/// Displays the value in the first language, where no other one is known.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&Language::first().text(self.clone()))
    }
}
