//! What people read: messages by key, said in a language.
//!
//! A [`Message`] is data: a key with values. A [`Language`] says it; its sentences stand in one
//! file of `templates/messages/`. The phone page gets messages as JSON and says them itself.
//!
//! [`said`] has a function for each message of the first language's file, which makes it of its
//! values. The build writes them: a message that no file has does not compile, and tests tell of
//! one that nothing says. Read `message` first, then `language`.

#[cfg(feature = "press")]
pub(crate) mod entries;
#[cfg(feature = "press")]
mod hyphens;
#[cfg(feature = "press")]
mod language;
#[cfg(all(test, feature = "press"))]
pub(crate) mod marked;
mod message;
#[cfg(all(feature = "press", not(target_family = "wasm")))]
pub(crate) mod patterns;
#[cfg(all(test, feature = "press"))]
mod tests;

#[cfg(feature = "press")]
pub use hyphens::SOFT_HYPHEN;
#[cfg(feature = "press")]
pub use language::{Language, LanguageError};
pub(crate) use message::quoted;
pub use message::{Message, Value, list, row, said, sentences};

/// The word, in small letters, that was probably meant by what was typed; the first of
/// several that are as near. None if none is near enough: at most a third of a word's letters may
/// be wrong, rounded, and fewer than half.
pub fn nearest<W: AsRef<str>>(typed: &str, words: impl IntoIterator<Item = W>) -> Option<W> {
    let typed = typed.to_ascii_lowercase();
    let wrong = |word: &W| strsim::damerau_levenshtein(&typed, word.as_ref());
    let nearest = words.into_iter().min_by_key(wrong)?;
    let (wrong, letters) = (wrong(&nearest), nearest.as_ref().chars().count());
    (wrong * 3 <= letters + 1 && wrong * 2 < letters).then_some(nearest)
}
