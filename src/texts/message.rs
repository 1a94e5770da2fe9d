//! Messages as data.

use std::fmt;

use serde::ser::{Serialize, SerializeStruct, Serializer};

/// Something to say: the key of a sentence in the language's file, and the values it names.
///
/// As JSON it is `{"key": "clue-is-decoy", "values": {"ingredient": {"key": "ingredient-sage"}}}`.
#[derive(Clone, PartialEq, Eq)]
pub struct Message {
    key: &'static str,
    values: Vec<(&'static str, Value)>,
}

/// A value that a message names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A text of no language, such as a code or an address.
    Text(String),
    /// A number; the sentence's grammar can follow it.
    Number(i64),
    /// Another message.
    Message(Message),
    /// Several, as in "Sage, Mint and Dill".
    List(Vec<Value>),
}

impl Message {
    /// A message with values. Those that the files have are made by the functions of [`said`].
    pub(crate) fn new(key: &'static str, values: Vec<(&'static str, Value)>) -> Message {
        Message { key, values }
    }

    /// The key of its sentence.
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// The values, by the names that the sentence calls them.
    pub fn values(&self) -> &[(&'static str, Value)] {
        &self.values
    }
}

/// Without a language a message is its key.
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

/// A text as it was given, between quotation marks; what cannot be seen is written out. The
/// phone's module can show nothing as Rust's `Debug` does, to be light.
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

/// Several values as one, joined as the language joins them: "Sage, Mint and Dill".
pub fn list(values: impl IntoIterator<Item = impl Into<Value>>) -> Value {
    Value::List(values.into_iter().map(Into::into).collect())
}

/// Several values as one, none of them set apart as the last: "Sage, Mint, Dill".
pub fn row(values: impl IntoIterator<Item = impl Into<Value>>) -> Value {
    let joined = |first, second| said::list_more(first, second).into();
    values.into_iter().map(Into::into).reduce(joined).unwrap_or_else(|| "".into())
}

/// Sentences, one after the other.
pub fn sentences(values: impl IntoIterator<Item = impl Into<Value>>) -> Value {
    let joined = |first, second| said::list_sentences(first, second).into();
    values.into_iter().map(Into::into).reduce(joined).unwrap_or_else(|| "".into())
}

/// A function for each message but those that the page's scripts say, named by its key:
/// `clue-is-decoy` is `clue_is_decoy`. Its parameters are the values that the sentence names, in
/// the order in which the English one first does. The build makes them of
/// `templates/messages/en.ftl`.
pub mod said {
    use super::{Message, Value};

    include!(concat!(env!("OUT_DIR"), "/said.rs"));
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

/// No list of this program is longer than a number can say.
impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
