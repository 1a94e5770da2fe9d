//! What is heard of a page: the tree of its elements.

use super::digest::Digest;
use crate::page::tag::Tag;

/// The elements of a page, as a tree.
#[derive(Debug, Default)]
pub(super) struct Structure {
    pub(super) elements: Vec<Element>,
    /// The outermost, by their places in that list.
    pub(super) roots: Vec<usize>,
    /// How much content is marked: its numbers are below this.
    pub(super) marks: usize,
}

/// A part of a page that is heard.
#[derive(Debug)]
pub(super) struct Element {
    pub(super) tag: Tag,
    pub(super) kids: Vec<Kid>,
}

/// What an element consists of, in the order of reading.
#[derive(Debug, Clone, Copy)]
pub(super) enum Kid {
    Element(usize),
    /// Content of that number.
    Content(usize),
}

impl Kid {
    /// The element that it is.
    pub(super) fn element(&self) -> Option<usize> {
        match *self {
            Kid::Element(number) => Some(number),
            Kid::Content(_) => None,
        }
    }
}

impl Structure {
    /// Whether nothing is heard.
    pub(super) fn is_empty(&self) -> bool {
        self.marks == 0
    }

    /// Whether an element is a cell with nothing in it.
    pub(super) fn is_empty_cell(&self, element: usize) -> bool {
        let Element { tag, kids } = &self.elements[element];
        *tag == Tag::Cell && kids.is_empty()
    }

    /// How many empty cells beside each other may be one cell of a table, at most: so many that it
    /// still has more cells than heads, or it would not be heard as a table any more.
    pub(super) fn widest_empty_cell(&self, table: usize) -> usize {
        let (mut heads, mut filled, mut runs) = (0, 0, Vec::new());
        for row in self.elements[table].kids.iter().filter_map(Kid::element) {
            let mut run = 0;
            for cell in self.elements[row].kids.iter().filter_map(Kid::element) {
                let is_head = matches!(self.elements[cell].tag, Tag::ColumnHead | Tag::RowHead);
                if self.is_empty_cell(cell) {
                    run += 1;
                    continue;
                }
                runs.push(std::mem::take(&mut run));
                heads += usize::from(is_head);
                filled += usize::from(!is_head);
            }
            runs.push(run);
        }
        let cells =
            |widest| filled + runs.iter().map(|run: &usize| run.div_ceil(widest)).sum::<usize>();
        let longest = runs.iter().copied().max().unwrap_or(1);
        (2..=longest).rev().find(|&widest| cells(widest) > heads).unwrap_or(1)
    }

    /// Feeds all that is heard to a digest.
    pub(super) fn digest(&self, digest: &mut Digest) {
        for element in &self.elements {
            digest.bytes(element.tag.name().as_bytes());
            match &element.tag {
                Tag::Figure(words) => digest.bytes(words.as_bytes()),
                Tag::RowHead => digest.word(1),
                _ => {}
            }
            for kid in &element.kids {
                let (kind, number) = match *kid {
                    Kid::Element(number) => (2, number),
                    Kid::Content(number) => (3, number),
                };
                digest.word(kind);
                digest.word(number as u32);
            }
        }
        self.roots.iter().for_each(|&root| digest.word(root as u32));
    }
}
