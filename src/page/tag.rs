//! Structure of a page for screen readers and tagged PDF: headings, tables, figures. Content
//! without a tag is a paragraph if it is text, and decoration if it is drawn.

use std::fmt::Write;

/// Structure element of a page. [`Tag::name`] is its type in PDF.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Tag {
    /// Group of related content, such as a player's section.
    Section,
    /// Heading; level 1 is that of the page.
    Heading(u8),
    /// Running text, of any number of lines.
    Paragraph,
    /// Informative drawing, with its alternative text.
    Figure(String),
    /// Table. Its rows have equal numbers of cells.
    Table,
    Row,
    /// Header cell of a column.
    ColumnHead,
    /// Header cell of a row.
    RowHead,
    Cell,
    /// List. It contains items only.
    List,
    Item,
    /// Marker of an item, such as its number.
    Label,
    /// Text of an item.
    Body,
    /// Table of contents. It contains entries only.
    Contents,
    /// Entry of a table of contents.
    ContentsEntry,
    /// Reference to another part of the document, in an entry of its contents.
    Reference,
    /// Link to another page. The n-th `Link` on a page is the n-th of the page's links.
    Link,
    /// Decoration, or content that is repeated elsewhere. Screen readers skip it.
    Artifact,
}

impl Tag {
    /// Whether it contains other elements and no text.
    pub(crate) fn is_group(&self) -> bool {
        matches!(
            self,
            Tag::Section
                | Tag::Table
                | Tag::Row
                | Tag::List
                | Tag::Item
                | Tag::Contents
                | Tag::ContentsEntry
        )
    }

    /// Whether its content has no tags.
    pub(crate) fn is_whole(&self) -> bool {
        matches!(self, Tag::Figure(_) | Tag::Heading(_) | Tag::Label | Tag::Artifact)
    }

    /// Returns the tag of a text that is placed directly in `group`.
    pub(crate) fn of_text(group: Option<&Tag>) -> Tag {
        match group {
            Some(Tag::Row) => Tag::Cell,
            Some(Tag::Item) => Tag::Body,
            // These groups contain only rows or items, so a text directly in them is decoration.
            Some(Tag::Table | Tag::List | Tag::Contents) => Tag::Artifact,
            _ => Tag::Paragraph,
        }
    }

    /// Returns the structure type in PDF, such as `TR`.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Tag::Section => "Sect",
            Tag::Heading(0 | 1) => "H1",
            Tag::Heading(2) => "H2",
            Tag::Heading(3) => "H3",
            Tag::Heading(4) => "H4",
            Tag::Heading(5) => "H5",
            Tag::Heading(_) => "H6",
            Tag::Paragraph => "P",
            Tag::Figure(_) => "Figure",
            Tag::Table => "Table",
            Tag::Row => "TR",
            Tag::ColumnHead | Tag::RowHead => "TH",
            Tag::Cell => "TD",
            Tag::List => "L",
            Tag::Item => "LI",
            Tag::Label => "Lbl",
            Tag::Body => "LBody",
            Tag::Contents => "TOC",
            Tag::ContentsEntry => "TOCI",
            Tag::Reference => "Reference",
            Tag::Link => "Link",
            Tag::Artifact => "Artifact",
        }
    }

    /// Appends the opening tag of the equivalent SVG group, with an ARIA role for browsers.
    pub(crate) fn push_to(&self, svg: &mut String) {
        let role = match self {
            Tag::Heading(level) => {
                let _ = write!(svg, r#"<g role="heading" aria-level="{level}">"#);
                return;
            }
            Tag::Figure(words) => {
                let words = svg::node::Text::new(words);
                let _ = write!(svg, r#"<g role="img"><title>{words}</title>"#);
                return;
            }
            Tag::Section => "group",
            Tag::Paragraph => "paragraph",
            Tag::Table => "table",
            Tag::Row => "row",
            Tag::ColumnHead => "columnheader",
            Tag::RowHead => "rowheader",
            Tag::Cell => "cell",
            Tag::List | Tag::Contents => "list",
            Tag::Item | Tag::ContentsEntry => "listitem",
            Tag::Artifact => r#"presentation" aria-hidden="true"#,
            Tag::Label | Tag::Body | Tag::Reference | Tag::Link => return svg.push_str("<g>"),
        };
        let _ = write!(svg, r#"<g role="{role}">"#);
    }
}
