//! Languages: their message files.

use std::borrow::Cow;
use std::sync::{LazyLock, OnceLock};
use std::{fmt, ptr};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

use super::hyphens::{Hyphens, hyphenated};
#[cfg(feature = "program")]
use super::patterns;
use super::{Message, Value};
use crate::common::IN_BROWSER;
use crate::texts::said;

/// Every file of `templates/messages/`; in a module for browsers the first language's, and of the
/// others what they say of themselves.
const FILES: &[&str] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language, with all its messages.
pub struct Language {
    tag: String,
    name: String,
    number: u8,
    /// The text of its file, unless that is loaded later.
    source: OnceLock<Cow<'static, str>>,
    /// Where its words may be parted, if that came with them.
    hyphens: OnceLock<Hyphens>,
    /// Made when the language is first spoken: reading all of them takes longer than a sheet has.
    bundle: OnceLock<Result<Bundle, LanguageError>>,
}

type Bundle = FluentBundle<FluentResource>;

/// Why a file is no language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LanguageError {
    /// It is not Fluent.
    #[error("the messages are not in Fluent's form: {0}")]
    Syntax(String),
    /// What every language says about itself is missing.
    #[error(
        "the messages lack {0}; every language says language-tag (such as en-GB), language-name and language-number (0 to 255)"
    )]
    Missing(&'static str),
    /// Two messages have one key.
    #[error("the messages have {0} twice; leave one out")]
    Twice(String),
    /// Where its words may be parted is missing.
    #[error("the messages come without the places of hyphens; hand in the file for browsers")]
    Whole,
    /// It is none of those that are known.
    #[error("no language {0} is known here; load the page anew")]
    Unknown(String),
}

impl Language {
    /// All languages, by their numbers.
    pub fn all() -> &'static [Language] {
        type All = Result<Vec<Language>, LanguageError>;
        static ALL: LazyLock<All> = LazyLock::new(|| {
            let mut all = FILES
                .iter()
                .map(|file| Language::headed(Cow::Borrowed(*file), is_whole(file)))
                .collect::<Result<Vec<Language>, LanguageError>>()?;
            all.sort_by_key(|language| language.number);
            Ok(all)
        });
        // Not within the lock: what tells of a panic asks for the languages, too.
        ALL.as_ref().expect("tests read every file")
    }

    /// The language with the number 0.
    pub fn first() -> &'static Language {
        &Language::all()[0]
    }

    /// The language of a tag, such as `en-GB` or `en`.
    pub fn of(tag: &str) -> Option<&'static Language> {
        let is = |language: &&Language| {
            let own = &language.tag;
            own.eq_ignore_ascii_case(tag)
                || own.split('-').next().is_some_and(|short| short.eq_ignore_ascii_case(tag))
        };
        Language::all().iter().find(is)
    }

    /// The language with a number.
    pub fn numbered(number: u8) -> Option<&'static Language> {
        Language::all().iter().find(|language| language.number == number)
    }

    /// Reads a language from the text of a message file.
    ///
    /// # Errors
    /// If it is not in Fluent's form, says something twice, or does not say what language it is.
    pub fn read(source: &str) -> Result<Language, LanguageError> {
        let language = Language::headed(Cow::Owned(source.to_owned()), true)?;
        language.bundle.get_or_init(|| language.made()).as_ref().map_err(Clone::clone)?;
        Ok(language)
    }

    /// Takes the messages of a language that were left to be loaded later, with the places of
    /// hyphens.
    ///
    /// # Errors
    /// If [it cannot be read](Language::read), is without those places, or is none of
    /// [all](Language::all).
    pub fn hand_in(source: &str) -> Result<&'static Language, LanguageError> {
        let given = Language::read(source)?;
        let known = Language::all().iter().find(|known| known.tag == given.tag);
        let known = known.ok_or(LanguageError::Unknown(given.tag))?;
        let hyphens = given.hyphens.into_inner().ok_or(LanguageError::Whole)?;
        // Where they are there already, they stay.
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

    /// The file that a browser is handed: its messages, and the places of hyphens in their words
    /// and in those of other texts.
    #[cfg(feature = "program")]
    pub(crate) fn for_browsers(&self, more: &str) -> String {
        patterns::for_browsers(self.source(), more, &self.tag)
    }

    /// Whether its messages are there, or left to be loaded later.
    pub fn is_here(&self) -> bool {
        self.source.get().is_some()
    }

    /// A language by what its file says of itself; the messages are not read yet, and those that
    /// are not `whole` come later.
    fn headed(source: Cow<'static, str>, whole: bool) -> Result<Language, LanguageError> {
        let (source, hyphens) = Hyphens::split_off(source);
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

    /// Reads the messages.
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

    /// Its tag, as in `en-GB`.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Its own name for itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its number in the codes of sheets; never given to another.
    pub fn number(&self) -> u8 {
        self.number
    }

    /// The text of its file; nothing while it is still to be loaded.
    pub fn source(&self) -> &str {
        self.source.get().map_or("", |source| source)
    }

    /// What a message says. A key that the language lacks stands for itself.
    pub fn say(&self, message: &Message) -> String {
        let values: FluentArgs<'_> =
            message.values().iter().map(|(name, value)| (*name, self.value(value))).collect();
        self.format(message.key(), &values)
    }

    /// What a message says as running text: with soft hyphens where long words may be parted.
    /// Labels, which stand in one line, are said without ([`Language::say`]).
    pub fn flow(&self, message: &Message) -> String {
        // A theme says the words of a language that is known.
        let known = Language::of(&self.tag).unwrap_or(self);
        hyphenated(&self.say(message), &self.tag, known.hyphens.get())
    }

    /// The text of a key that asks for no values; `None` where there is none.
    pub fn plain(&self, key: &str) -> Option<String> {
        let (text, whole) = self.formatted(key, &FluentArgs::new());
        whole.then_some(text)
    }

    /// What a value says: messages in this language, texts and numbers as they are.
    pub fn text(&self, value: impl Into<Value>) -> String {
        match value.into() {
            Value::Text(text) => text,
            Value::Number(number) => number.to_string(),
            Value::Message(message) => self.say(&message),
            Value::List(values) => self.join(&values),
        }
    }

    /// A sentence with its end, whether or not it has one.
    pub fn sentence(&self, text: &str) -> String {
        match text.ends_with(['.', '!', '?', '…', '。', '！', '？']) {
            true => text.to_owned(),
            false => self.say(&said::list_sentence(text)),
        }
    }

    fn format(&self, key: &str, values: &FluentArgs<'_>) -> String {
        self.formatted(key, values).0
    }

    /// The text of a key, and whether nothing was missing.
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

    /// "a", "a and b", "a, b and c".
    fn join(&self, values: &[Value]) -> String {
        let joined = |key, first: String, second: String| {
            let values = [("first", first), ("second", second)];
            self.format(key, &values.into_iter().collect())
        };
        let Some((last, rest)) = values.split_last() else { return String::new() };
        let before = rest.iter().map(|value| self.text(value.clone()));
        match before.reduce(|first, second| joined("list-more", first, second)) {
            Some(first) => joined("list-two", first, self.text(last.clone())),
            None => self.text(last.clone()),
        }
    }
}

/// Whether a file has more than what a language says of itself.
fn is_whole(file: &str) -> bool {
    !IN_BROWSER || file.lines().any(|line| !line.starts_with("language-"))
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tag)
    }
}

/// Languages are kept once and referred to.
impl PartialEq for Language {
    fn eq(&self, other: &Language) -> bool {
        ptr::eq(self, other)
    }
}

impl Eq for Language {}

/// In the first language: for errors and logs. What players read is said in theirs, by
/// [`Language::say`].
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&Language::first().say(self))
    }
}

/// In the first language, for whoever has no other at hand.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&Language::first().text(self.clone()))
    }
}
