//! Types of options: their JSON form, and their text on a command line.

use std::fmt::Display;
use std::num::{NonZeroU16, ParseIntError};
use std::path::PathBuf;
use std::str::FromStr;

use serde_json::{Value, json};

use crate::booklet::{Answers, Caption};
use crate::game::Rejection;
use crate::page::{Bleed, DrawError, Duplex, Ink, Theme};
use crate::press::impose::{
    BindingSide, Gutter, ImpositionScheme, LayoutError, Margin, Marks, Thickness,
};
use crate::press::{Paper, Standard};
use crate::race::pages::{CardSize, CardTone};
use crate::texts;
use crate::witches::puzzle::{MostAnswers, MostAnswersError};
use crate::witches::series::{FilterQuantity, ValueRange};
use crate::witches::settings::{ChoiceError, DecoyKinds, EffectsLevel, RecipeLength};

/// Option on a command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandLineOption {
    /// Omitted option.
    Absent,
    /// Option without a value.
    Flag,
    /// Option with this value.
    Value(String),
}

/// Value of an option.
pub trait OptionValue: Sized {
    /// Reads the value of option `name` from JSON.
    ///
    /// # Errors
    /// If the value is invalid.
    fn read(given: Value, name: &str) -> Result<Self, Rejection>;

    /// Returns the value as JSON.
    fn json(&self) -> Value;

    /// Returns the value on a command line.
    fn to_command_line(&self) -> CommandLineOption;
}

/// Accepted words, each with its aliases on the command line and its value.
pub type Choices<T> = &'static [(&'static str, &'static [&'static str], T)];

/// Type whose values have words by which users choose them.
pub trait OptionChoice: Copy + Send + Sync + 'static {
    /// Words of all values.
    const CHOICES: Choices<Self>;

    /// Returns the word of this value.
    fn chosen_word(self) -> &'static str;

    /// Iterates over the words of all values.
    fn words() -> impl Iterator<Item = &'static str> {
        Self::CHOICES.iter().map(|(word, ..)| *word)
    }
}

/// Reason why a value of an option is invalid, translatable.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ValueError(pub texts::Message);

impl ValueError {
    /// Returns the reason.
    pub fn message(&self) -> texts::Message {
        self.0.clone()
    }
}

/// Parses a yes or a no.
///
/// # Errors
/// If the text is neither.
pub fn yes_or_no(text: &str) -> Result<bool, ValueError> {
    match text.to_lowercase().as_str() {
        "yes" | "y" | "true" | "on" => Ok(true),
        "no" | "n" | "false" | "off" => Ok(false),
        _ => Err(ValueError(texts::msg::terminal_yes_or_no(format!("{text:?}")))),
    }
}

/// Implements [`OptionChoice`] by the words of all values.
macro_rules! choices {
    ($($kind:ident { $($value:ident: $word:expr $(, [$($alias:literal),*])?;)* })*) => {$(
        impl OptionChoice for $kind {
            const CHOICES: Choices<$kind> =
                &[$(($word, &[$($($alias),*)?], $kind::$value)),*];

            fn chosen_word(self) -> &'static str {
                match self {
                    $($kind::$value => $word,)*
                }
            }
        }

        impl Display for $kind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.chosen_word())
            }
        }
    )*};
}

choices! {
    Duplex {
        LongEdge: "long-edge";
        ShortEdge: "short-edge";
    }
    Ink {
        Colour: Ink::Colour.word(), ["color"];
        Gray: Ink::Gray.word(), ["grey", "grayscale", "greyscale"];
        Saver: Ink::Saver.word();
        Black: Ink::Black.word();
    }
    Answers {
        None: "none";
        Codes: "codes";
        Whole: "whole";
        Referee: "referee";
    }
    CardTone {
        Full: "full";
        Pale: "pale";
    }
    CardSize {
        Small: "small";
        Large: "large";
    }
    BindingSide {
        Left: "left";
        Right: "right";
        Top: "top", ["head"];
    }
}

impl<T: OptionChoice> OptionValue for T {
    fn read(given: Value, name: &str) -> Result<T, Rejection> {
        let place = place_of(&given, name, &mut T::words())?;
        T::CHOICES
            .get(place)
            .map(|(.., value)| *value)
            .ok_or_else(|| form_rejection(name, "a word"))
    }

    fn json(&self) -> Value {
        self.chosen_word().into()
    }

    fn to_command_line(&self) -> CommandLineOption {
        CommandLineOption::Value(self.chosen_word().to_owned())
    }
}

/// Returns the index of a word.
#[inline(never)]
fn place_of(
    given: &Value,
    name: &str,
    words: &mut dyn Iterator<Item = &'static str>,
) -> Result<usize, Rejection> {
    let Value::String(given) = given else { return Err(form_rejection(name, "a word")) };
    let words: Vec<&str> = words.collect();
    words.iter().position(|word| word == given).ok_or_else(|| {
        let words = words.join(", ");
        Rejection::input(format!("there is no {name} {given:?}; use one of: {words}"))
    })
}

/// A switch: a flag on the command line.
impl OptionValue for bool {
    fn read(given: Value, name: &str) -> Result<bool, Rejection> {
        given.as_bool().ok_or_else(|| form_rejection(name, "true or false"))
    }

    fn json(&self) -> Value {
        (*self).into()
    }

    fn to_command_line(&self) -> CommandLineOption {
        if *self { CommandLineOption::Flag } else { CommandLineOption::Absent }
    }
}

/// An option that may be omitted. A switch that can also be off explicitly is `yes` or `no` on the
/// command line.
impl<T: OptionValue> OptionValue for Option<T> {
    fn read(given: Value, name: &str) -> Result<Option<T>, Rejection> {
        T::read(given, name).map(Some)
    }

    fn json(&self) -> Value {
        self.as_ref().map_or(Value::Null, T::json)
    }

    fn to_command_line(&self) -> CommandLineOption {
        match self.as_ref().map(T::to_command_line) {
            None => CommandLineOption::Absent,
            Some(CommandLineOption::Flag) => CommandLineOption::Value("yes".to_owned()),
            Some(CommandLineOption::Absent) => CommandLineOption::Value("no".to_owned()),
            Some(value) => value,
        }
    }
}

/// Parses the form of the command line, given as a text or a number. `to_reason` converts an error
/// to a message that can be translated.
fn worded<T: FromStr, V: Into<texts::Value>>(
    given: Value,
    name: &str,
    to_reason: impl FnOnce(T::Err) -> V,
) -> Result<T, Rejection> {
    text_of(given, name)?.parse().map_err(|error| Rejection::input(to_reason(error)))
}

/// Returns a text or a number as a text.
#[inline(never)]
fn text_of(given: Value, name: &str) -> Result<String, Rejection> {
    match given {
        Value::String(text) => Ok(text),
        Value::Number(number) => Ok(number.to_string()),
        _ => Err(form_rejection(name, "a text or a number")),
    }
}

#[cold]
#[inline(never)]
fn form_rejection(name: &str, form: &str) -> Rejection {
    Rejection::request(format_args!("{name}: not {form}"))
}

/// Implements [`OptionValue`] for types that are parsed from text: the reason of an error, the
/// JSON form, and the text on the command line.
macro_rules! parsed {
    ($($kind:ty: $said:expr, $json:expr, $text:expr;)*) => {$(
        impl OptionValue for $kind {
            fn read(given: Value, name: &str) -> Result<$kind, Rejection> {
                worded(given, name, $said)
            }

            fn json(&self) -> Value {
                let json: fn(&$kind) -> Value = $json;
                json(self)
            }

            fn to_command_line(&self) -> CommandLineOption {
                let text: fn(&$kind) -> String = $text;
                CommandLineOption::Value(text(self))
            }
        }
    )*};
}

parsed! {
    Bleed: |error: DrawError| error.message(), |bleed| json!(bleed.width().0), |bleed| bleed.to_string();
    ImpositionScheme: |error: LayoutError| error.message(), |scheme| json!(scheme.to_string()),
        |scheme| scheme.to_string();
    Thickness: |error: LayoutError| error.message(), |thickness| json!(thickness.width().0),
        |thickness| thickness.width().0.to_string();
    Gutter: |error: LayoutError| error.message(), |gutter| json!(gutter.width().0),
        |gutter| gutter.width().0.to_string();
    Margin: |error: LayoutError| error.message(), |margin| json!(margin.width().0),
        |margin| margin.width().0.to_string();
    Marks: |error: LayoutError| error.message(), |marks| json!(marks.to_string()),
        |marks| marks.to_string();
    u8: |error: ParseIntError| error.to_string(), |number| json!(number), |number| number.to_string();
    MostAnswers: |error: MostAnswersError| error.message(), |most| json!(most.count()),
        |most| most.to_string();
    RecipeLength: |error: ChoiceError| error.message(), |length| json!(length.word()),
        |length| length.word();
    DecoyKinds: |error: ChoiceError| error.message(), |decoys| json!(decoys.word()),
        |decoys| decoys.word().to_owned();
    EffectsLevel: |error: ChoiceError| error.message(), |effects| json!(effects.word()),
        |effects| effects.word().to_owned();
}

impl<M: FilterQuantity> OptionValue for ValueRange<M> {
    fn read(given: Value, name: &str) -> Result<Self, Rejection> {
        worded(given, name, |error: <Self as FromStr>::Err| error.to_string())
    }

    fn json(&self) -> Value {
        self.to_string().into()
    }

    fn to_command_line(&self) -> CommandLineOption {
        CommandLineOption::Value(self.to_string())
    }
}

impl OptionValue for Paper {
    fn read(given: Value, name: &str) -> Result<Paper, Rejection> {
        worded(given, name, |error: <Paper as FromStr>::Err| error.message())
    }

    fn json(&self) -> Value {
        self.to_string().into()
    }

    fn to_command_line(&self) -> CommandLineOption {
        CommandLineOption::Value(self.to_string())
    }
}

impl OptionValue for NonZeroU16 {
    fn read(given: Value, name: &str) -> Result<NonZeroU16, Rejection> {
        let text = match given {
            Value::String(text) => text,
            other => other.to_string(),
        };
        text.trim().parse().map_err(|_| {
            let most = u16::MAX;
            Rejection::input(format!("{name} has to be a whole number from 1 to {most}"))
        })
    }

    fn json(&self) -> Value {
        self.get().into()
    }

    fn to_command_line(&self) -> CommandLineOption {
        CommandLineOption::Value(self.to_string())
    }
}

impl OptionValue for Caption {
    fn read(given: Value, name: &str) -> Result<Caption, Rejection> {
        let Value::String(given) = given else { return Err(form_rejection(name, "a text")) };
        Caption::try_from(given).map_err(|error| Rejection::input(error.to_string()))
    }

    fn json(&self) -> Value {
        self.as_str().into()
    }

    fn to_command_line(&self) -> CommandLineOption {
        CommandLineOption::Value(self.as_str().to_owned())
    }
}

/// JSON cannot name a file: a browser has none.
impl OptionValue for PathBuf {
    fn read(_: Value, name: &str) -> Result<PathBuf, Rejection> {
        Err(Rejection::request(format_args!("no field `{name}`")))
    }

    fn json(&self) -> Value {
        self.to_string_lossy().into()
    }

    fn to_command_line(&self) -> CommandLineOption {
        CommandLineOption::Value(self.to_string_lossy().into_owned())
    }
}

/// In JSON a built-in theme: a browser has no folders.
impl OptionValue for &'static Theme {
    fn read(given: Value, name: &str) -> Result<&'static Theme, Rejection> {
        let Value::String(given) = given else { return Err(form_rejection(name, "a text")) };
        Theme::built_in(&given).map_err(|error| Rejection::input(error.to_string()))
    }

    fn json(&self) -> Value {
        self.name().into()
    }

    fn to_command_line(&self) -> CommandLineOption {
        CommandLineOption::Value(self.name().to_owned())
    }
}

/// Standards with their words on the command line.
pub(super) const STANDARDS: Choices<Standard> = &[
    ("pdf/x-4", &["x-4"], Standard::PdfX4),
    ("pdf/vt-1", &["vt-1", "pdf/vt"], Standard::PdfVt1),
    ("pdf/a-2", &["pdf/a-2u", "pdf/a-2b", "a-2"], Standard::PdfA2),
];

/// In JSON its own identifier, such as `pdf-x4` for `pdf/x-4`.
impl OptionValue for Standard {
    fn read(given: Value, name: &str) -> Result<Standard, Rejection> {
        serde_json::from_value(given)
            .map_err(|error| Rejection::request(format_args!("{name}: {error}")))
    }

    fn json(&self) -> Value {
        json!(self)
    }

    fn to_command_line(&self) -> CommandLineOption {
        let words = STANDARDS.iter().find(|(.., standard)| standard == self);
        words.map_or(CommandLineOption::Absent, |(word, ..)| {
            CommandLineOption::Value((*word).to_owned())
        })
    }
}
