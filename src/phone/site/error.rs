//! What can go wrong when the page is put together.

use crate::press::PressError;

/// Why there is no page. All of it is the fault of a template or of the machine.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// A word that is not there.
    #[error("the page has no text {0:?}; add it to the language in templates/messages")]
    NoWord(String),
    /// A placeholder that nothing fills.
    #[error(
        "the page's template asks for {0:?}, which there is not; mend templates/page/index.html"
    )]
    Placeholder(String),
    /// An icon that cannot be drawn.
    #[error(transparent)]
    Icon(#[from] PressError),
}
