//! Internal, may change. Texts for people: messages with keys, formatted in a language.
//!
//! A [`Message`] is data: a key with values. A [`Language`] formats it with the sentences in one
//! file of `templates/messages/`. The phone's page receives messages as JSON and formats them
//! itself.
//!
//! [`msg`] has a function for each message of the first language's file, which creates the message
//! from its values. The build script generates these functions, so a message that is missing in the
//! file does not compile. A test finds messages that are never used. Read `message` first, then
//! `language`.

#[cfg(feature = "press")]
pub(crate) mod entries;
#[cfg(feature = "press")]
mod hyphens;
#[cfg(feature = "press")]
mod language;
#[cfg(test)]
pub(crate) mod marked;
mod message;
#[cfg(all(feature = "press", not(target_family = "wasm")))]
pub(crate) mod patterns;
#[cfg(test)]
mod tests;

pub(crate) use message::quoted;
pub use message::{Message, Value, list, msg, row, sentences};
#[cfg(feature = "press")]
pub use {
    hyphens::SOFT_HYPHEN,
    language::{Language, LanguageError},
};

/// Returns the word that was probably meant by `typed`: the first of those with the smallest edit
/// distance. `words` must be in lower case; the case of `typed` is ignored. `None` if every word is
/// too far away: at most (n + 1) / 3 edits are accepted for a word of n letters, and fewer than n /
/// 2.
pub fn nearest<W: AsRef<str>>(typed: &str, words: impl IntoIterator<Item = W>) -> Option<W> {
    let typed = typed.to_ascii_lowercase();
    let wrong = |word: &W| strsim::damerau_levenshtein(&typed, word.as_ref());
    let nearest = words.into_iter().min_by_key(wrong)?;
    let (wrong, letters) = (wrong(&nearest), nearest.as_ref().chars().count());
    (wrong * 3 <= letters + 1 && wrong * 2 < letters).then_some(nearest)
}
