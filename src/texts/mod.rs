//! What people read: messages by key, said in a language.
//!
//! A [`Message`] is data: a key with values. A [`Language`] says it; its sentences stand in one
//! file of `templates/messages/`. The phone page gets messages as JSON and says them itself.
//!
//! [`said`] has a function for each message of the first language's file, which makes it of its
//! values. The build writes them: a message that no file has does not compile, and tests tell of
//! one that nothing says.

#[cfg(feature = "program")]
pub(crate) mod entries;
#[cfg(feature = "program")]
mod hyphens;
#[cfg(feature = "program")]
mod language;
#[cfg(all(test, feature = "program"))]
pub(crate) mod marked;
mod message;
mod nearest;
#[cfg(all(test, feature = "program"))]
mod tests;

#[cfg(feature = "program")]
pub use hyphens::SOFT_HYPHEN;
#[cfg(feature = "program")]
pub use language::{Language, LanguageError};
pub(crate) use message::quoted;
pub use message::{Message, Value, list, row, said, sentences};
pub use nearest::nearest;
