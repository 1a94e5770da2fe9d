//! Structure tree of a tagged PDF: the logical structure of a document in reading order, as used by
//! screen readers.

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary, text_string};

use super::super::PressError;
use super::bytes::Digest;
use super::save::SerializedObjects;
use crate::page::tag::Tag;

/// Unfinished structure tree (`StructTreeRoot`).
pub(super) struct Tree {
    root: ObjectId,
    /// Structure element of the whole document.
    document: ObjectId,
    /// Children of the document element.
    parts: Vec<Object>,
    /// Current page.
    page: ObjectId,
    /// Structure element of the current page.
    part: ObjectId,
    /// Children of that element.
    kids: Vec<Object>,
    /// Elements of the current page.
    elements: Vec<ObjectId>,
    /// Link elements of the current page that have no annotation yet, each with its children.
    links: Vec<(ObjectId, Vec<Object>)>,
    /// Entries of the parent tree: for each key, the elements that own the marked content or the
    /// annotation.
    parents: Vec<Object>,
    /// Level of the last heading.
    level: u8,
    /// Largest number of adjacent empty cells that are merged into one, in the current table.
    widest: usize,
}

/// Content stream that contains the marked content.
#[derive(Clone, Copy)]
enum ContentOwner {
    Page,
    Form(ObjectId),
}

impl Tree {
    pub(super) fn new(document: &mut Document) -> Tree {
        let [root, whole] = [(); 2].map(|()| document.new_object_id());
        Tree {
            root,
            document: whole,
            parts: Vec::new(),
            page: root,
            part: whole,
            kids: Vec::new(),
            elements: Vec::new(),
            links: Vec::new(),
            parents: Vec::new(),
            level: 0,
            widest: 1,
        }
    }

    /// Begins a page.
    pub(super) fn begin(&mut self, page: ObjectId, document: &mut Document) {
        (self.page, self.part) = (page, document.new_object_id());
    }

    /// Adds the structure of the page's own content. Returns its key in the parent tree.
    pub(super) fn page(&mut self, structure: &Structure, document: &mut Document) -> i64 {
        self.take(structure, ContentOwner::Page, document)
    }

    /// Adds the structure of a form on the page. Returns its key in the parent tree.
    pub(super) fn form(
        &mut self,
        form: ObjectId,
        structure: &Structure,
        document: &mut Document,
    ) -> i64 {
        self.take(structure, ContentOwner::Form(form), document)
    }

    fn take(
        &mut self,
        structure: &Structure,
        stream: ContentOwner,
        document: &mut Document,
    ) -> i64 {
        let mut owners = vec![Object::Null; structure.marks];
        for &root in &structure.roots {
            let made = self.element(structure, root, self.part, stream, &mut owners, document);
            self.kids.extend(made);
        }
        self.parents.push(Object::Array(owners));
        self.parents.len() as i64 - 1
    }

    /// Adds an element with its descendants. Returns `None` for an empty element, unless it is a
    /// cell.
    fn element(
        &mut self,
        structure: &Structure,
        number: usize,
        parent: ObjectId,
        stream: ContentOwner,
        owners: &mut [Object],
        document: &mut Document,
    ) -> Option<Object> {
        let element = &structure.elements[number];
        if element.tag == Tag::Table {
            self.widest = structure.widest_empty_cell(number);
        }
        let id = document.new_object_id();
        let name = self.name(&element.tag);
        let mut kids = Vec::with_capacity(element.kids.len());
        let mut rest = element.kids.iter().peekable();
        while let Some(kid) = rest.next() {
            match *kid {
                StructureChild::Element(below) if structure.is_empty_cell(below) => {
                    let is_empty = |kid: &&StructureChild| {
                        kid.element().is_some_and(|below| structure.is_empty_cell(below))
                    };
                    let mut columns = 1;
                    while columns < self.widest && rest.next_if(is_empty).is_some() {
                        columns += 1;
                    }
                    kids.push(self.empty_cells(columns, id, document));
                }
                StructureChild::Element(below) => {
                    kids.extend(self.element(structure, below, id, stream, owners, document));
                }
                StructureChild::Content(number) => {
                    owners[number] = id.into();
                    kids.push(self.content(number, stream));
                }
            }
        }
        let is_cell = matches!(element.tag, Tag::Cell | Tag::ColumnHead | Tag::RowHead);
        if kids.is_empty() && !is_cell {
            return None;
        }
        if element.tag == Tag::Link {
            self.links.push((id, kids.clone()));
        }
        let mut dict = self.dictionary(name, parent, kids);
        match &element.tag {
            Tag::Figure(words) => dict.set("Alt", text_string(words)),
            Tag::ColumnHead => dict.set("A", scope("Column")),
            Tag::RowHead => dict.set("A", scope("Row")),
            Tag::List => dict.set("A", numbering(structure, number)),
            _ => {}
        }
        document.set_object(id, dict);
        self.elements.push(id);
        Some(id.into())
    }

    /// Adds adjacent empty cells as a single cell, because screen readers would announce each of
    /// them.
    fn empty_cells(&mut self, columns: usize, row: ObjectId, document: &mut Document) -> Object {
        let mut dict = self.dictionary(Tag::Cell.name(), row, Vec::new());
        if columns > 1 {
            dict.set("A", dictionary! { "O" => "Table", "ColSpan" => columns as i64 });
        }
        let id = document.add_object(dict);
        self.elements.push(id);
        id.into()
    }

    /// Name of an element. Headings skip no levels. Links are spans until they have an annotation.
    fn name(&mut self, tag: &Tag) -> &'static str {
        match *tag {
            Tag::Heading(level) => {
                self.level = level.clamp(1, self.level + 1);
                Tag::Heading(self.level).name()
            }
            Tag::Link => "Span",
            _ => tag.name(),
        }
    }

    fn content(&self, number: usize, stream: ContentOwner) -> Object {
        match stream {
            ContentOwner::Page => Object::from(number as i64),
            ContentOwner::Form(form) => Object::from(dictionary! {
                "Type" => "MCR",
                "Pg" => self.page,
                "Stm" => form,
                "MCID" => number as i64,
            }),
        }
    }

    fn dictionary(&self, name: &str, parent: ObjectId, mut kids: Vec<Object>) -> Dictionary {
        let mut dict = dictionary! {
            "Type" => "StructElem",
            "S" => name,
            "P" => parent,
            "Pg" => self.page,
        };
        match kids.len() {
            0 => {}
            1 => dict.set("K", kids.remove(0)),
            _ => dict.set("K", kids),
        }
        dict
    }

    /// Adds a link annotation, whose target has the given title. Returns its key in the parent
    /// tree. Completes the first waiting link element, or else creates one.
    pub(super) fn link(
        &mut self,
        annotation: ObjectId,
        title: &str,
        document: &mut Document,
    ) -> i64 {
        let reference = dictionary! { "Type" => "OBJR", "Obj" => annotation, "Pg" => self.page };
        let id = if self.links.is_empty() {
            let mut dict = self.dictionary("Link", self.part, vec![reference.into()]);
            dict.set("Alt", text_string(title));
            let id = document.add_object(dict);
            self.elements.push(id);
            self.kids.push(id.into());
            id
        } else {
            let (id, mut kids) = self.links.remove(0);
            kids.push(reference.into());
            if let Ok(dict) = document.get_dictionary_mut(id) {
                dict.set("S", "Link");
                dict.set("K", kids);
            }
            id
        };
        self.parents.push(id.into());
        self.parents.len() as i64 - 1
    }

    /// Ends a page and serializes its elements, which will not change.
    ///
    /// # Errors
    /// If an element cannot be serialized.
    pub(super) fn end(
        &mut self,
        document: &mut Document,
        written: &mut SerializedObjects,
    ) -> Result<(), PressError> {
        self.links.clear();
        let kids = std::mem::take(&mut self.kids);
        if !kids.is_empty() {
            let dict = self.dictionary("Sect", self.document, kids);
            document.set_object(self.part, dict);
            self.elements.push(self.part);
            self.parts.push(self.part.into());
        }
        self.elements.drain(..).try_for_each(|id| written.take(document, id))
    }

    /// Completes the tree and returns its root.
    pub(super) fn finish(&mut self, document: &mut Document) -> ObjectId {
        let whole = dictionary! {
            "Type" => "StructElem",
            "S" => "Document",
            "P" => self.root,
            "K" => std::mem::take(&mut self.parts),
        };
        document.set_object(self.document, whole);
        let next = self.parents.len() as i64;
        let numbered = (0_i64..).zip(std::mem::take(&mut self.parents));
        let nums = numbered.flat_map(|(number, owners)| [Object::from(number), owners]);
        let root = dictionary! {
            "Type" => "StructTreeRoot",
            "K" => self.document,
            "ParentTree" => dictionary! { "Nums" => nums.collect::<Vec<_>>() },
            "ParentTreeNextKey" => next,
        };
        document.set_object(self.root, root);
        self.root
    }
}

/// List attributes: numbered if the items have labels.
fn numbering(structure: &Structure, list: usize) -> Dictionary {
    let labelled = |&number: &usize| structure.elements[number].tag == Tag::Label;
    let items = structure.elements[list].kids.iter().filter_map(StructureChild::element);
    let mut parts =
        items.flat_map(|item| &structure.elements[item].kids).filter_map(StructureChild::element);
    let numbering = if parts.any(|part| labelled(&part)) { "Decimal" } else { "None" };
    dictionary! { "O" => "List", "ListNumbering" => numbering }
}

fn scope(of: &str) -> Dictionary {
    dictionary! { "O" => "Table", "Scope" => of }
}

/// Structure elements of a page, as a tree of [`Element`]s.
#[derive(Debug, Default)]
pub(super) struct Structure {
    pub(super) elements: Vec<Element>,
    /// Indices of the outermost elements.
    pub(super) roots: Vec<usize>,
    /// Number of marked content sequences. Their identifiers are below it.
    pub(super) marks: usize,
}

/// Structure element with its [`Tag`].
#[derive(Debug)]
pub(super) struct Element {
    pub(super) tag: Tag,
    pub(super) kids: Vec<StructureChild>,
}

/// Child of an element, in reading order.
#[derive(Debug, Clone, Copy)]
pub(super) enum StructureChild {
    Element(usize),
    /// Marked content with that identifier.
    Content(usize),
}

impl StructureChild {
    /// Returns the index of the element, if this is one.
    pub(super) fn element(&self) -> Option<usize> {
        match *self {
            StructureChild::Element(number) => Some(number),
            StructureChild::Content(_) => None,
        }
    }
}

impl Structure {
    /// Whether the structure has no marked content.
    pub(super) fn is_empty(&self) -> bool {
        self.marks == 0
    }

    /// Whether an element is an empty table cell.
    pub(super) fn is_empty_cell(&self, element: usize) -> bool {
        let Element { tag, kids } = &self.elements[element];
        *tag == Tag::Cell && kids.is_empty()
    }

    /// Largest number of adjacent empty cells that may be merged into one. The table must keep more
    /// data cells than header cells, because screen readers otherwise treat it as a layout table.
    pub(super) fn widest_empty_cell(&self, table: usize) -> usize {
        let (mut heads, mut filled, mut runs) = (0, 0, Vec::new());
        for row in self.elements[table].kids.iter().filter_map(StructureChild::element) {
            let mut run = 0;
            for cell in self.elements[row].kids.iter().filter_map(StructureChild::element) {
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

    /// Adds the structure to a digest.
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
                    StructureChild::Element(number) => (2, number),
                    StructureChild::Content(number) => (3, number),
                };
                digest.word(kind);
                digest.word(number as u32);
            }
        }
        self.roots.iter().for_each(|&root| digest.word(root as u32));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Builds a table. Letters in `rows` denote cells: `h` header, `x` filled, other characters
    /// empty.
    fn table(rows: &[&str]) -> Structure {
        let mut structure = Structure::default();
        let mut add = |tag, kids| {
            structure.elements.push(Element { tag, kids });
            StructureChild::Element(structure.elements.len() - 1)
        };
        let rows = rows.iter().map(|row| {
            let cells = row.chars().map(|cell| match cell {
                'h' => add(Tag::RowHead, vec![StructureChild::Content(0)]),
                'x' => add(Tag::Cell, vec![StructureChild::Content(0)]),
                _ => add(Tag::Cell, Vec::new()),
            });
            let cells = cells.collect();
            add(Tag::Row, cells)
        });
        let rows = rows.collect();
        add(Tag::Table, rows);
        structure
    }

    #[test]
    fn empty_cells_are_as_wide_as_leaves_more_cells_than_heads() {
        for (rows, widest) in [
            // Merging to one cell for each header would leave too few cells.
            (&["h......", "h......"][..], 5),
            (&["hx.....", "hx....."], 5),
            (&["hhhhhhh", "h......", "h......", "h......"], 1),
            (&["hhhhhhh", "h......", "h......", "h......", "h......"], 2),
            (&["hx", "hx"], 1),
            (&["h.", "h."], 1),
            (&[], 1),
        ] {
            let structure = table(rows);
            let table = structure.elements.len() - 1;
            assert_eq!(structure.widest_empty_cell(table), widest, "{rows:?}");
        }
    }
}
