//! Parsers of values of the command line.

use std::num::NonZeroU16;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use super::{Choices, ValueError};
use crate::texts::msg::terminal_not_possible;

/// Returns a clap parser that maps a word or alias of `choices` to its value. Help and errors list
/// the words without the aliases.
pub fn choice<T: Clone + Send + Sync + 'static>(
    choices: Choices<T>,
) -> impl TypedValueParser<Value = T> {
    let words = choices
        .iter()
        .map(|(word, aliases, _)| PossibleValue::new(*word).aliases(aliases.iter().copied()));
    PossibleValuesParser::new(words).map(move |typed: String| {
        let means =
            |(word, aliases, _): &&(&str, &[&str], T)| *word == typed || aliases.contains(&&*typed);
        choices.iter().find(means).unwrap_or(&choices[0]).2.clone()
    })
}

/// Parses the number of sheets of a signature.
///
/// # Errors
/// If `text` is not a number from 1 to 65,535.
pub fn signature(text: &str) -> Result<NonZeroU16, ValueError> {
    let most = u16::MAX.to_string();
    text.trim()
        .parse()
        .map_err(|_| ValueError(terminal_not_possible(format!("{text:?}"), "1", most)))
}
