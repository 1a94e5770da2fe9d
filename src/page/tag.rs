//! What the parts of a page are to somebody who hears it: headings, tables, figures. Whatever
//! nobody tagged is a paragraph if it is a text, and decoration if it is drawn.

use std::fmt::Write;

/// What a part of a page is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Tag {
    /// Things that belong together, such as a player's section.
    Section,
    /// A heading of a level, from 1 for the page's own.
    Heading(u8),
    /// Running text, over as many lines as it takes.
    Paragraph,
    /// A drawing that tells something, with the words for it.
    Figure(String),
    /// A table, whose rows have as many cells each.
    Table,
    Row,
    /// A cell that heads its column.
    ColumnHead,
    /// A cell that heads its row.
    RowHead,
    Cell,
    /// A list, of items alone.
    List,
    Item,
    /// What stands before an item, such as its number.
    Label,
    /// What an item says.
    Body,
    /// What leads to another page: the first of a page is the first of its links, and so on.
    Link,
    /// Decoration, or what is said elsewhere: nobody hears it.
    Artifact,
}

impl Tag {
    /// Whether it holds other parts and no text of its own.
    pub(crate) fn is_group(&self) -> bool {
        matches!(self, Tag::Section | Tag::Table | Tag::Row | Tag::List | Tag::Item)
    }

    /// Whether what is within it has no tags of its own.
    pub(crate) fn is_whole(&self) -> bool {
        matches!(self, Tag::Figure(_) | Tag::Heading(_) | Tag::Label | Tag::Artifact)
    }

    /// What a text is that stands in a group without a tag of its own.
    pub(crate) fn of_text(group: Option<&Tag>) -> Tag {
        match group {
            Some(Tag::Row) => Tag::Cell,
            Some(Tag::Item) => Tag::Body,
            // Only rows and items stand there.
            Some(Tag::Table | Tag::List) => Tag::Artifact,
            _ => Tag::Paragraph,
        }
    }

    /// What PDF calls it.
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
            Tag::Link => "Link",
            Tag::Artifact => "Artifact",
        }
    }

    /// The group that stands for it in SVG, which tells browsers the same.
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
            Tag::List => "list",
            Tag::Item => "listitem",
            Tag::Artifact => r#"presentation" aria-hidden="true"#,
            Tag::Label | Tag::Body | Tag::Link => return svg.push_str("<g>"),
        };
        let _ = write!(svg, r#"<g role="{role}">"#);
    }
}
