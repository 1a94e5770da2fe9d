//! What can go wrong when the page is put together.

use crate::press::PressError;

/// Why there is no page. All of it is the fault of a template or of the machine.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// A word that is not there.
    #[error("the page has no text {0:?}; add it to the language in templates/messages")]
    NoWord(String),
    /// Scripts that do not fit together.
    #[error("the page's script {module} cannot be joined: {what}; mend templates/page/{module}")]
    Script {
        /// Its path below the page's templates.
        module: String,
        /// What is wrong with it.
        what: String,
    },
    /// A placeholder that nothing fills.
    #[error(
        "the page's template asks for {0:?}, which there is not; mend templates/page/index.html"
    )]
    Placeholder(String),
    /// An icon that cannot be drawn.
    #[error(transparent)]
    Icon(#[from] PressError),
    /// Packing failed.
    #[error("the page's module cannot be packed: {0}")]
    Pack(#[from] std::io::Error),
}
