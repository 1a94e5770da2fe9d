//! Messages as data, independent of a language.

use std::fmt;

use serde::ser::{Serialize, SerializeStruct, Serializer};

/// Message to be formatted in a language: the key of a sentence in the message files, and the
/// values that the sentence contains.
///
/// As JSON it is `{"key": "clue-is-decoy", "values": {"ingredient": {"key": "ingredient-sage"}}}`.
#[derive(Clone, PartialEq, Eq)]
pub struct Message {
    key: &'static str,
    values: Vec<(&'static str, Value)>,
}

/// Value in a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Text that is the same in every language, for example a code or an address.
    Text(String),
    /// Number; the grammar of the sentence can depend on it.
    Number(i64),
    /// Nested message.
    Message(Message),
    /// List of values, as in "Sage, Mint and Dill".
    List(Vec<Value>),
}

impl Message {
    /// Creates a message with values. The functions of [`msg`] create those in the message files.
    pub(crate) fn new(key: &'static str, values: Vec<(&'static str, Value)>) -> Message {
        Message { key, values }
    }

    /// Returns the key of the sentence.
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// Returns the values with their names in the sentence.
    pub fn values(&self) -> &[(&'static str, Value)] {
        &self.values
    }
}

/// Displays the key, because there are no languages without the feature `press`.
#[cfg(not(feature = "press"))]
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key)
    }
}

#[cfg(not(feature = "press"))]
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Text(text) => f.pad(text),
            Value::Number(number) => number.fmt(f),
            Value::Message(message) => message.fmt(f),
            Value::List(values) => values.iter().try_for_each(|value| value.fmt(f)),
        }
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.key)?;
        if self.values.is_empty() { Ok(()) } else { write!(f, "{:?}", self.values) }
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("Message", 2)?;
        object.serialize_field("key", self.key)?;
        if self.values.is_empty() {
            object.skip_field("values")?;
        } else {
            object.serialize_field("values", &Named(&self.values))?;
        }
        object.end()
    }
}

struct Named<'a>(&'a [(&'static str, Value)]);

impl Serialize for Named<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Text(text) => serializer.serialize_str(text),
            Value::Number(number) => serializer.serialize_i64(*number),
            Value::Message(message) => message.serialize(serializer),
            Value::List(values) => serializer.collect_seq(values),
        }
    }
}

/// Quotes a text and escapes invisible characters, as Rust's `Debug` form does. The phone's module
/// contains no `Debug` formatting, to stay small.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        if c == '\'' {
            quoted.push(c);
        } else {
            quoted.extend(c.escape_debug());
        }
    }
    quoted.push('"');
    quoted
}

/// Combines values into a list that the language joins: "Sage, Mint and Dill".
pub fn list(values: impl IntoIterator<Item = impl Into<Value>>) -> Value {
    Value::List(values.into_iter().map(Into::into).collect())
}

/// Combines values into a list without a special last separator: "Sage, Mint, Dill".
pub fn row(values: impl IntoIterator<Item = impl Into<Value>>) -> Value {
    let joined = |first, second| msg::list_more(first, second).into();
    values.into_iter().map(Into::into).reduce(joined).unwrap_or_else(|| "".into())
}

/// Combines sentences into one text.
pub fn sentences(values: impl IntoIterator<Item = impl Into<Value>>) -> Value {
    let joined = |first, second| msg::list_sentences(first, second).into();
    values.into_iter().map(Into::into).reduce(joined).unwrap_or_else(|| "".into())
}

/// One function for each message, except those that only the page's scripts use. It is named after
/// the key: `clue-is-decoy` is `clue_is_decoy`. Its parameters are the values of the sentence, in
/// the order of their first occurrence in the English one. The build script generates the functions
/// from `templates/messages/en.ftl`.
pub mod msg {
    use super::{Message, Value};

    include!(concat!(env!("OUT_DIR"), "/msg.rs"));
}

impl From<Message> for Value {
    fn from(message: Message) -> Value {
        Value::Message(message)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

macro_rules! numbers {
    ($($kind:ty)*) => {$(
        impl From<$kind> for Value {
            fn from(number: $kind) -> Value {
                Value::Number(number.into())
            }
        }
    )*};
}

numbers! { u8 i16 u16 i32 u32 i64 }

/// Numbers above `i64::MAX` are clamped; no list of this program is that long.
impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
