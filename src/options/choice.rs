//! Parser of choices for the command line.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use super::Choices;

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
