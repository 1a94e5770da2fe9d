//! What stands on pages as text with structure: for screen readers as HTML, and as braille.

mod braille;
mod brf;
mod html;

pub use braille::Unwritten;
pub use brf::brf;
pub use html::html;

/// Something to read, piece by piece.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// The tag of its language.
    pub language: String,
    /// What it is called.
    pub title: String,
    /// Its pieces, in the order of reading.
    pub pieces: Vec<Piece>,
}

/// A piece of a document. Sentences may have markup: `*bold*`, `_italic_`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A heading of a level: 1 for the title, 2 and 3 below.
    Heading(u8, String),
    /// A paragraph.
    Text(String),
    /// Signs that are copied as they are, such as a code.
    Verbatim(String),
    /// A list, whose items are counted or not.
    List {
        /// Whether they are.
        numbered: bool,
        /// What they say.
        items: Vec<String>,
    },
    /// A table.
    Table(Table),
}

/// A table. Its first row and its first column say what the others mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What it shows.
    pub caption: String,
    /// The heads of its columns, the first of which stands above the heads of the rows.
    pub head: Vec<String>,
    /// Its rows, each as long as the head.
    pub rows: Vec<Vec<String>>,
}

/// A text without the markup of sentences.
fn unmarked(text: &str) -> String {
    text.replace(['*', '_'], "")
}
