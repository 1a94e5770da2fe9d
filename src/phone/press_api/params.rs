//! Parsers for the fields of a request, equivalent to those of command-line options.

use std::fmt::Display;
use std::str::FromStr;

use serde::Deserialize;
use serde_json::Value;

use crate::booklet::BookletError;
use crate::common::json::Fields;
use crate::game::{PrintError, Rejection};
use crate::options::OptionGroup;
use crate::press::PressError;
use crate::texts;

/// Returns the value of field `name`, or `usual` if the field is missing or null.
pub(super) fn field<T: for<'a> Deserialize<'a>>(
    fields: &mut Fields,
    name: &str,
    usual: T,
) -> Result<T, Rejection> {
    let given: Value = fields.take_or(name, Value::Null).map_err(Rejection::request)?;
    if given.is_null() {
        return Ok(usual);
    }
    serde_json::from_value(given).map_err(|error| Rejection::request(format!("{name}: {error}")))
}

/// Parses the fields of a group of options.
pub(super) fn group<T: OptionGroup>(fields: &mut Fields) -> Result<T, Rejection> {
    T::read(&mut |name| fields.take_value(name))
}

/// Parses a field from its command-line form, given as a text or a number. `to_reason` converts an
/// error to a message that can be translated.
pub(super) fn worded<T: FromStr, V: Into<texts::Value>>(
    fields: &mut Fields,
    name: &str,
    to_reason: impl FnOnce(T::Err) -> V,
) -> Result<Option<T>, Rejection> {
    let text = match field(fields, name, Value::Null)? {
        Value::Null => return Ok(None),
        Value::String(text) => text,
        Value::Number(number) => number.to_string(),
        _ => return Err(Rejection::request(format!("{name}: neither a text nor a number"))),
    };
    text.parse().map(Some).map_err(|error| Rejection::input(to_reason(error)))
}

/// Parses a whole number from `least` to `most`, given as a number or a text.
pub(super) fn number<T: FromStr + PartialOrd + Display + Copy>(
    fields: &mut Fields,
    name: &str,
    (least, most): (T, T),
) -> Result<Option<T>, Rejection> {
    let wrong = || input(format!("{name} has to be a whole number from {least} to {most}"));
    let text = match field(fields, name, Value::Null)? {
        Value::Null => return Ok(None),
        Value::String(text) => text,
        Value::Number(number) => number.to_string(),
        _ => return Err(wrong()),
    };
    let given = text.trim().parse().ok().filter(|n| (least..=most).contains(n));
    given.map(Some).ok_or_else(wrong)
}

pub(super) fn input(reason: impl Display) -> Rejection {
    Rejection::input(reason.to_string())
}

pub(super) fn print_rejection(error: PrintError) -> Rejection {
    match error {
        PrintError::Game(refused) => refused,
        PrintError::Draw(error) => Rejection::input(error.message()),
        PrintError::Code(error) => Rejection::input(error.message()),
        PrintError::Press(error) => press_rejection(&error),
    }
}

pub(super) fn unbound(error: BookletError) -> Rejection {
    match error {
        BookletError::Game { source, .. } | BookletError::Shared(source) => print_rejection(source),
        BookletError::Draw(error) => Rejection::input(error.message()),
        BookletError::Press(error) => press_rejection(&error),
        BookletError::NoGames => input(error),
    }
}

fn press_rejection(error: &PressError) -> Rejection {
    match error {
        PressError::Impose(error) => Rejection::input(error.message()),
        other => input(other),
    }
}
