//! Marked content: decides for each drawing operation whether it belongs to an element of the
//! structure tree or is an artifact, and writes the corresponding operators.

use super::content::Content;
use super::structure::{Element, Structure, StructureChild};
use crate::page::tag::Tag;

/// Kind of a drawing operation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OperationKind {
    Text,
    Graphics,
}

/// Builds the [`Structure`] of a page and marks its content while the page is drawn.
pub(super) struct Marker {
    structure: Structure,
    /// Stack of open tags, as indices of elements; `None` for a tag without an element, because it
    /// is inside an artifact or inside an element whose content has no tags (`Tag::is_whole`).
    open: Vec<Option<usize>>,
    /// Number of open tags inside artifacts.
    untagged: usize,
    /// Marked content sequence that is open in the content stream.
    now: OpenSequence,
    /// Paragraph of the last untagged text. A following untagged text is added to it if no other
    /// element is between them.
    stray: Option<usize>,
}

/// Kind of the open marked content sequence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OpenSequence {
    Unmarked,
    Artifact,
    Element(usize),
}

impl Marker {
    /// Creates a marker for a page.
    pub(super) fn new() -> Marker {
        let structure = Structure::default();
        Marker {
            structure,
            open: Vec::new(),
            untagged: 0,
            now: OpenSequence::Unmarked,
            stray: None,
        }
    }

    /// Opens `tag`, up to the matching [`Marker::end`].
    pub(super) fn begin(&mut self, tag: &Tag, content: &mut Content) {
        let parent = self.parent();
        let is_within_whole = parent.is_some_and(|p| self.structure.elements[p].tag.is_whole());
        if self.untagged > 0 || *tag == Tag::Artifact {
            self.untagged += 1;
            self.open.push(None);
        } else if is_within_whole {
            self.open.push(None);
        } else {
            self.close(content);
            let element = self.element(tag.clone(), parent);
            self.open.push(Some(element));
        }
    }

    /// Closes the tag that [`Marker::begin`] opened last.
    pub(super) fn end(&mut self, content: &mut Content) {
        self.close(content);
        self.untagged = self.untagged.saturating_sub(1);
        self.open.pop();
    }

    /// Opens the marked content sequence for the next drawing operation. Text belongs to the
    /// innermost element. Graphics are artifacts, except inside figures. Untagged text gets an
    /// element that fits its parent, or is an artifact if the parent allows no text.
    pub(super) fn mark(&mut self, drawing: OperationKind, content: &mut Content) {
        let parent = self.parent().filter(|_| self.untagged == 0);
        let tag = parent.map(|parent| &self.structure.elements[parent].tag);
        let wanted = match (tag, drawing, parent) {
            (Some(Tag::Figure(_)), _, Some(parent)) => OpenSequence::Element(parent),
            (_, OperationKind::Graphics, _) => OpenSequence::Artifact,
            (Some(tag), OperationKind::Text, Some(parent)) if !tag.is_group() => {
                OpenSequence::Element(parent)
            }
            _ if self.untagged > 0 => OpenSequence::Artifact,
            _ => match Tag::of_text(tag) {
                Tag::Artifact => OpenSequence::Artifact,
                Tag::Paragraph => {
                    self.close(content);
                    let known = self.stray.filter(|stray| self.is_last(*stray, parent));
                    let stray = known.unwrap_or_else(|| self.element(Tag::Paragraph, parent));
                    self.stray = Some(stray);
                    OpenSequence::Element(stray)
                }
                tag => {
                    self.close(content);
                    OpenSequence::Element(self.element(tag, parent))
                }
            },
        };
        if self.now == wanted {
            return;
        }
        self.close(content);
        match wanted {
            OpenSequence::Unmarked => {}
            OpenSequence::Artifact => content.push_operator("/Artifact BMC"),
            OpenSequence::Element(element) => {
                let number = self.structure.marks;
                self.structure.marks += 1;
                let Element { tag, kids } = &mut self.structure.elements[element];
                kids.push(StructureChild::Content(number));
                content.push_operator(&format!("/{}<</MCID {number}>>BDC", tag.name()));
            }
        }
        self.now = wanted;
    }

    /// Whether the current content is untagged text.
    pub(super) fn is_stray(&self) -> bool {
        self.stray.is_some_and(|stray| self.now == OpenSequence::Element(stray))
    }

    /// Whether an element is the last child of `parent`, or the last root of the page.
    fn is_last(&self, element: usize, parent: Option<usize>) -> bool {
        let last = match parent {
            Some(parent) => {
                self.structure.elements[parent].kids.last().and_then(StructureChild::element)
            }
            None => self.structure.roots.last().copied(),
        };
        last == Some(element)
    }

    /// Closes the open marked content sequence.
    pub(super) fn close(&mut self, content: &mut Content) {
        if self.now != OpenSequence::Unmarked {
            content.push_operator("EMC");
            self.now = OpenSequence::Unmarked;
        }
    }

    /// Closes the open sequence and returns the structure of the page.
    pub(super) fn finish(mut self, content: &mut Content) -> Structure {
        self.close(content);
        self.structure
    }

    fn parent(&self) -> Option<usize> {
        self.open.iter().rev().find_map(|open| *open)
    }

    fn element(&mut self, tag: Tag, parent: Option<usize>) -> usize {
        let number = self.structure.elements.len();
        self.structure.elements.push(Element { tag, kids: Vec::new() });
        match parent {
            Some(parent) => {
                self.structure.elements[parent].kids.push(StructureChild::Element(number))
            }
            None => self.structure.roots.push(number),
        }
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(draw: impl Fn(&mut Marker, &mut Content)) -> Structure {
        let (mut marker, mut content) = (Marker::new(), Content::page(2, false));
        draw(&mut marker, &mut content);
        marker.finish(&mut content)
    }

    fn names(structure: &Structure) -> Vec<&'static str> {
        structure.elements.iter().map(|element| element.tag.name()).collect()
    }

    #[test]
    fn stray_texts_are_a_paragraph_and_drawings_are_not_heard() {
        let structure = marked(|marker, content| {
            marker.mark(OperationKind::Graphics, content);
            marker.mark(OperationKind::Text, content);
            marker.mark(OperationKind::Graphics, content);
            marker.mark(OperationKind::Text, content);
        });
        assert_eq!(names(&structure), ["P"]);
        assert_eq!((structure.marks, structure.roots.len()), (2, 1));
    }

    #[test]
    fn a_paragraph_goes_on_after_a_drawing_in_it() {
        let structure = marked(|marker, content| {
            marker.begin(&Tag::Paragraph, content);
            marker.mark(OperationKind::Text, content);
            marker.mark(OperationKind::Graphics, content);
            marker.mark(OperationKind::Text, content);
            marker.end(content);
        });
        assert_eq!(names(&structure), ["P"]);
        assert_eq!((structure.marks, structure.elements[0].kids.len()), (2, 2));
    }

    #[test]
    fn figures_are_whole_and_decoration_is_silent_however_deep() {
        let structure = marked(|marker, content| {
            marker.begin(&Tag::Figure("A pot".into()), content);
            marker.mark(OperationKind::Graphics, content);
            marker.begin(&Tag::Paragraph, content);
            marker.mark(OperationKind::Text, content);
            marker.end(content);
            marker.end(content);
            marker.begin(&Tag::Artifact, content);
            marker.begin(&Tag::Heading(1), content);
            marker.mark(OperationKind::Text, content);
            marker.end(content);
            marker.mark(OperationKind::Text, content);
            marker.end(content);
            marker.mark(OperationKind::Text, content);
        });
        assert_eq!(names(&structure), ["Figure", "P"]);
    }

    #[test]
    fn a_text_in_a_row_is_a_cell() {
        let structure = marked(|marker, content| {
            for tag in [Tag::Table, Tag::Row] {
                marker.begin(&tag, content);
            }
            marker.mark(OperationKind::Text, content);
            marker.end(content);
            marker.end(content);
        });
        assert_eq!(names(&structure), ["Table", "TR", "TD"]);
    }
}
