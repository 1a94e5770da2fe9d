//! Assembly of a PDF document: its pages and the resources that they share.

use std::collections::{BTreeMap, HashMap};
use std::error::Error;
use std::sync::Arc;

use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};
#[cfg(not(target_family = "wasm"))]
use printpdf::{PdfDocument, PdfPage, PdfSaveOptions, Pt, Rect};
use usvg::fontdb::{Database, ID};

use super::super::{BookPage, PressError};
use super::Meta;
use super::bytes::{pack, rounded};
use super::cache::FormCache;
use super::content::{Alpha, ContentStream, Resource};
use super::gradient::Shading;
use super::image::ImageData;
use super::save::{SerializedObjects, serialize};
use super::standard::{Colours, ConformanceMetadata, PRODUCER, Standard, packet};
use super::structure::Tree;
use crate::page::{Area, Duplex, Mm};

/// Creates a document with empty pages of the given `sizes` in mm.
#[cfg(not(target_family = "wasm"))]
fn empty(sizes: &[(Mm, Mm)]) -> Result<Document, PressError> {
    let mut document = PdfDocument::new("");
    for (Mm(width), Mm(height)) in sizes {
        let whole = Rect::from_wh(Pt(points(*width) as f32), Pt(points(*height) as f32));
        document.pages.push(PdfPage {
            media_box: whole.clone(),
            crop_box: whole.clone(),
            trim_box: whole,
            ops: Vec::new(),
        });
    }
    let mut warnings = Vec::new();
    let mut document = document.to_lopdf_document(&PdfSaveOptions::default(), &mut warnings);
    if let Some(warning) = warnings.first() {
        return Err(failure(warning.msg.as_str()));
    }
    for id in document.page_iter().collect::<Vec<_>>() {
        let page = document.get_dictionary_mut(id).map_err(failure)?;
        page.remove(b"Contents");
        page.remove(b"Resources");
    }
    document.trailer.remove(b"Info");
    document.prune_objects();
    document.renumber_objects();
    Ok(document)
}

/// Creates a document with empty pages in a browser. This avoids linking `printpdf`, most of which
/// would be unused.
#[cfg(target_family = "wasm")]
fn empty(sizes: &[(Mm, Mm)]) -> Result<Document, PressError> {
    Ok(written_out(sizes))
}

/// Builds the same objects as `printpdf` does for empty pages.
#[cfg(any(target_family = "wasm", test))]
fn written_out(sizes: &[(Mm, Mm)]) -> Document {
    use lopdf::xref::XrefType;

    let mut document = Document::with_version("1.3");
    document.reference_table.cross_reference_type = XrefType::CrossReferenceTable;
    let tree = document.new_object_id();
    let pages = sizes.iter().map(|&(Mm(width), Mm(height))| {
        let whole = [0.0, 0.0, points(width) as f32, points(height) as f32];
        let whole = || Object::Array(whole.map(Object::from).to_vec());
        Object::from(document.add_object(dictionary! {
            "Type" => "Page",
            "MediaBox" => whole(),
            "TrimBox" => whole(),
            "CropBox" => whole(),
            "Parent" => tree,
            "Annots" => Vec::<Object>::new(),
        }))
    });
    let pages: Vec<Object> = pages.collect();
    let count = pages.len() as i64;
    document.set_object(tree, dictionary! { "Type" => "Pages", "Count" => count, "Kids" => pages });
    let catalog = document.add_object(dictionary! {
        "Type" => "Catalog",
        "PageLayout" => "OneColumn",
        "PageMode" => "UseNone",
        "Pages" => tree,
    });
    document.trailer.set("Root", catalog);
    // Reserves the position in the trailer. The value is derived from the final bytes.
    document.trailer.set("ID", Object::Null);
    document
}

/// Unfinished document. Resources are added when a page first refers to them.
pub(super) struct Binder<'a> {
    document: Document,
    cache: &'a FormCache,
    standard: Standard,
    colours: Colours,
    fonts: BTreeMap<ID, (ObjectId, BTreeMap<u16, Box<str>>)>,
    /// Graphics states of opacities.
    opacities: BTreeMap<Alpha, ObjectId>,
    shadings: Vec<(Arc<Shading>, ObjectId)>,
    /// Image XObjects by fingerprint.
    pictures: BTreeMap<u128, ObjectId>,
    /// Form XObjects by fingerprint. This map and `masks` are only used for lookups and never
    /// iterated, so their order cannot affect the output.
    forms: HashMap<u128, ObjectId>,
    /// Graphics states with a soft mask, by the fingerprint of the form.
    masks: HashMap<u128, ObjectId>,
    /// Structure tree of the tagged PDF.
    tree: Tree,
    /// Finished objects, already serialized.
    written: SerializedObjects,
}

impl<'a> Binder<'a> {
    /// Creates a document with an empty page for each leaf.
    ///
    /// # Errors
    /// [`PressError::Colours`] if the colour profile of the standard is not loaded.
    pub(super) fn new(leaves: &[BookPage], cache: &'a FormCache) -> Result<Self, PressError> {
        let sizes: Vec<(Mm, Mm)> = leaves.iter().map(|leaf| leaf.size).collect();
        let mut document = empty(&sizes)?;
        let standard = cache.standard();
        if !standard.is_available() {
            return Err(PressError::Colours);
        }
        let tree = Tree::new(&mut document);
        Ok(Binder {
            document,
            cache,
            standard,
            colours: Colours::new(standard),
            fonts: BTreeMap::new(),
            opacities: BTreeMap::new(),
            shadings: Vec::new(),
            pictures: BTreeMap::new(),
            forms: HashMap::new(),
            masks: HashMap::new(),
            tree,
            written: SerializedObjects::default(),
        })
    }

    /// Fills the pages and adds links, page labels and the outline.
    pub(super) fn fill(&mut self, leaves: &[BookPage]) -> Result<(), PressError> {
        let pages: Vec<ObjectId> = self.document.page_iter().collect();
        for (&id, leaf) in pages.iter().zip(leaves) {
            self.tree.begin(id, &mut self.document);
            self.fill_page(id, leaf)?;
            self.link(id, leaf, leaves, &pages)?;
            self.tree.end(&mut self.document, &mut self.written)?;
        }
        self.label(leaves)?;
        outline(&mut self.document, leaves, &pages)
    }

    /// Adds the tree of document parts (`DPartRoot`), if the standard has one.
    pub(super) fn divide(&mut self, leaves: &[BookPage], meta: &Meta) -> Result<(), PressError> {
        match self.standard.has_parts() {
            true => super::parts::divide(&mut self.document, leaves, meta),
            false => Ok(()),
        }
    }

    /// Sets `Contents`, `Resources` and the boxes of a page.
    fn fill_page(&mut self, id: ObjectId, page: &BookPage) -> Result<(), PressError> {
        let resources = self.resources(&page.content);
        let content = stream(Dictionary::new(), &page.content);
        let content = self.document.add_object(content);
        let space = self.colours.mixing();
        let number = self.tree.page(&page.content.structure, &mut self.document);
        let (_, height) = page.size;
        let inside = |area: &Area| {
            let edges = [area.x, height - area.bottom(), area.right(), height - area.y];
            reals(edges.map(|edge| points(edge.0)))
        };
        let dict = self.document.get_dictionary_mut(id).map_err(failure)?;
        dict.set("Contents", content);
        dict.set("StructParents", number);
        dict.set("Tabs", "S");
        dict.set("Resources", resources);
        dict.set("BleedBox", inside(&page.bleed));
        dict.set("TrimBox", inside(&page.trim));
        // Opacity is blended in the colour space of the drawing, independent of the output device.
        let group = dictionary! { "Type" => "Group", "S" => "Transparency", "CS" => space };
        dict.set("Group", group);
        Ok(())
    }

    /// Adds `Link` annotations to a page, if the standard allows them.
    fn link(
        &mut self,
        id: ObjectId,
        leaf: &BookPage,
        leaves: &[BookPage],
        pages: &[ObjectId],
    ) -> Result<(), PressError> {
        let (BookPage { size: (_, height), trim, .. }, mut links) = (leaf, Vec::new());
        for link in leaf.links.iter().filter(|_| self.standard.allows_links()) {
            let target = pages.get(link.to).ok_or_else(|| failure("a link leads nowhere"))?;
            let (x, y) = (trim.x + link.at.0, *height - trim.y - link.at.1);
            let area = [x, y - link.size.1, x + link.size.0, y].map(|edge| points(edge.0));
            let title = leaves.get(link.to).map_or("", BookPage::title);
            let annotation = self.document.new_object_id();
            let number = self.tree.link(annotation, title, &mut self.document);
            let dict = dictionary! {
                "Type" => "Annot",
                "Subtype" => "Link",
                "Rect" => reals(area),
                "Border" => vec![0.into(), 0.into(), 0.into()],
                "F" => 4,
                "Dest" => vec![(*target).into(), "Fit".into()],
                "Contents" => lopdf::text_string(title),
                "StructParent" => number,
            };
            self.document.set_object(annotation, dict);
            links.push(Object::from(annotation));
        }
        if !links.is_empty() {
            self.document.get_dictionary_mut(id).map_err(failure)?.set("Annots", links);
        }
        Ok(())
    }

    /// Adds `PageLabels` to the catalog, unless all labels are empty.
    fn label(&mut self, leaves: &[BookPage]) -> Result<(), PressError> {
        if leaves.iter().all(|leaf| leaf.label.is_empty()) {
            return Ok(());
        }
        let labels = (0_i64..).zip(leaves).flat_map(|(number, leaf)| {
            let label = dictionary! { "P" => lopdf::text_string(&leaf.label) };
            [Object::from(number), Object::from(label)]
        });
        let labels = dictionary! { "Nums" => labels.collect::<Vec<_>>() };
        self.document.catalog_mut().map_err(failure)?.set("PageLabels", labels);
        Ok(())
    }

    /// Builds the `Resources` dictionary of a content stream, and records its glyphs for the font
    /// subsets.
    fn resources(&mut self, drawn: &ContentStream) -> Dictionary {
        for (&(font, glyph), letters) in &drawn.glyphs {
            let (_, glyphs) = self.font(font);
            let known = glyphs.entry(glyph).or_default();
            if known.is_empty() {
                *known = letters.clone();
            }
        }
        let mut categories: BTreeMap<&str, Dictionary> = BTreeMap::new();
        for (number, used) in drawn.uses.iter().enumerate() {
            let object = self.object(used);
            categories.entry(used.category()).or_default().set(used.name(number), object);
        }
        categories.into_iter().map(|(name, list)| (name, Object::from(list))).collect()
    }

    fn font(&mut self, id: ID) -> &mut (ObjectId, BTreeMap<u16, Box<str>>) {
        let document = &mut self.document;
        self.fonts.entry(id).or_insert_with(|| (document.new_object_id(), BTreeMap::new()))
    }

    fn object(&mut self, used: &Resource) -> ObjectId {
        match used {
            Resource::Font(id) => self.font(*id).0,
            Resource::Opacity(alpha) => self.opacity(*alpha),
            Resource::Shading(shading) => self.shading(shading),
            Resource::Form(form) => self.form(form),
            Resource::Mask(form) => self.mask(form),
            Resource::Picture(picture) => self.picture(picture),
            Resource::Calibrated => self.colours.space(&mut self.document),
        }
    }

    fn opacity(&mut self, alpha: Alpha) -> ObjectId {
        if let Some(&known) = self.opacities.get(&alpha) {
            return known;
        }
        let [fill, stroke] = [alpha.0, alpha.1].map(|part| f32::from(part) / 1000.0);
        let state = dictionary! { "Type" => "ExtGState", "ca" => fill, "CA" => stroke };
        let object = self.document.add_object(state);
        self.opacities.insert(alpha, object);
        object
    }

    fn picture(&mut self, picture: &ImageData) -> ObjectId {
        if let Some(&known) = self.pictures.get(&picture.fingerprint) {
            return known;
        }
        let object = picture.add(&mut self.document, &mut self.colours);
        self.pictures.insert(picture.fingerprint, object);
        object
    }

    fn shading(&mut self, shading: &Arc<Shading>) -> ObjectId {
        if let Some((_, known)) = self.shadings.iter().find(|(known, _)| known == shading) {
            return *known;
        }
        let dict = self.colours.shading(&mut self.document, shading);
        let object = self.document.add_object(dict);
        self.shadings.push((Arc::clone(shading), object));
        object
    }

    fn form(&mut self, form: &ContentStream) -> ObjectId {
        if let Some(&known) = self.forms.get(&form.fingerprint) {
            return known;
        }
        let mut dict = dictionary! {
            "Type" => "XObject",
            "Subtype" => "Form",
            "BBox" => reals(form.bounds),
            "Resources" => self.resources(form),
        };
        if form.is_isolated {
            let space = self.colours.mixing();
            dict.set("Group", dictionary! { "S" => "Transparency", "CS" => space, "I" => true });
        }
        let object = self.document.new_object_id();
        if !form.structure.is_empty() {
            let number = self.tree.form(object, &form.structure, &mut self.document);
            dict.set("StructParents", number);
        }
        self.document.set_object(object, stream(dict, form));
        self.forms.insert(form.fingerprint, object);
        object
    }

    /// Returns a graphics state whose soft mask (`SMask`) is the luminosity of `form`.
    fn mask(&mut self, form: &ContentStream) -> ObjectId {
        if let Some(&known) = self.masks.get(&form.fingerprint) {
            return known;
        }
        let group = self.form(form);
        self.colours.mix_greys(&mut self.document, group);
        let mask = dictionary! { "Type" => "Mask", "S" => "Luminosity", "G" => group };
        let state = dictionary! { "Type" => "ExtGState", "SMask" => mask };
        let object = self.document.add_object(state);
        self.masks.insert(form.fingerprint, object);
        object
    }

    /// Embeds the fonts, completes the document and returns its bytes.
    pub(super) fn finish(mut self, fonts: &Database, meta: &Meta) -> Result<Vec<u8>, PressError> {
        let mut legible = true;
        for (id, (object, glyphs)) in std::mem::take(&mut self.fonts) {
            legible &= glyphs.values().all(|letters| !letters.is_empty());
            let glyphs = glyphs.iter().map(|(&glyph, letters)| (glyph, &**letters)).collect();
            let typeface = self.cache.typefaces().of(id)?;
            typeface.embed(fonts, &glyphs, &mut self.document, object)?;
        }
        let structure = self.tree.finish(&mut self.document);
        let metadata = self.describe(meta, structure)?;
        pack(&mut self.document)?;
        self.document.version = self.standard.version().to_owned();
        let claims = ConformanceMetadata::new(meta, self.standard, legible);
        serialize(self.document, self.written, metadata, |identifier| {
            packet(meta, claims, identifier)
        })
    }

    /// Sets the catalog entries and the document information. Returns the object id reserved for
    /// the metadata stream.
    fn describe(&mut self, meta: &Meta, structure: ObjectId) -> Result<ObjectId, PressError> {
        let several = self.document.page_iter().nth(1).is_some();
        let intents = self.standard.intents(&mut self.document);
        let metadata = self.document.new_object_id();
        let catalog = self.document.catalog_mut().map_err(failure)?;
        catalog.set("Metadata", metadata);
        catalog.set("MarkInfo", dictionary! { "Marked" => true });
        catalog.set("StructTreeRoot", structure);
        if let Some(intents) = intents {
            catalog.set("OutputIntents", intents);
        }
        catalog.set("PageLayout", "SinglePage");
        catalog.set("PageMode", if several { "UseOutlines" } else { "UseNone" });
        let mut viewing = dictionary! {
            "DisplayDocTitle" => true,
            // The ruler on paper must keep its scale, so viewers must not default to "fit to page".
            "PrintScaling" => "None",
            "Duplex" => match meta.duplex {
                _ if meta.one_sided => "Simplex",
                Duplex::LongEdge => "DuplexFlipLongEdge",
                Duplex::ShortEdge => "DuplexFlipShortEdge",
            },
        };
        if meta.from_right {
            viewing.set("Direction", "R2L");
        }
        catalog.set("ViewerPreferences", viewing);
        if !meta.language.is_empty() {
            catalog.set("Lang", lopdf::text_string(&meta.language));
        }
        let keywords = meta.keywords.join(", ");
        let info = [
            ("Title", meta.title.as_str()),
            ("Subject", &meta.subject),
            ("Author", &meta.author),
            ("Keywords", &keywords),
            ("Creator", &meta.creator),
            ("Producer", PRODUCER),
        ];
        let info = info.into_iter().filter(|(_, text)| !text.is_empty());
        let info = info.map(|(key, text)| (key, lopdf::text_string(text)));
        let info: Dictionary = info.chain(self.standard.info()).collect();
        let info = self.document.add_object(info);
        self.document.trailer.set("Info", info);
        Ok(metadata)
    }
}

fn stream(dict: Dictionary, drawn: &ContentStream) -> Stream {
    let mut stream = Stream::new(dict, drawn.bytes.clone()).with_compression(false);
    if drawn.is_deflated {
        stream.dict.set("Filter", "FlateDecode");
    }
    stream
}

fn points(mm: f64) -> f64 {
    rounded(mm * 72.0 / 25.4, 3)
}

fn reals(numbers: [f64; 4]) -> Object {
    Object::Array(numbers.map(Object::from).to_vec())
}

fn failure(source: impl Into<Box<dyn Error + Send + Sync>>) -> PressError {
    PressError::library("writing a PDF", source)
}

/// Outline entry with its children.
struct Entry<'a> {
    title: &'a str,
    page: ObjectId,
    below: Vec<Entry<'a>>,
}

/// Adds the outline (`Outlines`): the bookmarks of all leaves.
pub(super) fn outline(
    document: &mut Document,
    leaves: &[BookPage],
    pages: &[ObjectId],
) -> Result<(), PressError> {
    let mut top = Vec::new();
    for (leaf, &page) in leaves.iter().zip(pages) {
        for bookmark in &leaf.bookmarks {
            let entry = Entry { title: &bookmark.title, page, below: Vec::new() };
            place(&mut top, bookmark.depth, entry);
        }
    }
    if top.is_empty() {
        return Ok(());
    }
    let root = document.new_object_id();
    let (ends, count) = list(document, &top, root);
    let outlines = dictionary! {
        "Type" => "Outlines",
        "First" => ends.0,
        "Last" => ends.1,
        "Count" => count,
    };
    document.set_object(root, outlines);
    let catalog = document.catalog_mut();
    catalog.map_err(|error| PressError::library("writing a PDF", error))?.set("Outlines", root);
    Ok(())
}

/// Inserts an entry `depth` levels below the last entry of `list`, or at the deepest existing
/// level.
fn place<'a>(list: &mut Vec<Entry<'a>>, depth: u8, entry: Entry<'a>) {
    match list.last_mut() {
        Some(last) if depth > 0 => place(&mut last.below, depth - 1, entry),
        _ => list.push(entry),
    }
}

/// Writes the entries below `parent`. Returns the first and the last one, and the number of visible
/// entries: only those of this level, because children are collapsed.
fn list(
    document: &mut Document,
    entries: &[Entry<'_>],
    parent: ObjectId,
) -> ((Object, Object), i64) {
    let ids: Vec<ObjectId> = entries.iter().map(|_| document.new_object_id()).collect();
    for (index, (entry, &id)) in entries.iter().zip(&ids).enumerate() {
        let mut dict = dictionary! {
            "Title" => lopdf::text_string(entry.title),
            "Parent" => parent,
            "Dest" => vec![entry.page.into(), "Fit".into()],
        };
        if let Some(&before) = index.checked_sub(1).and_then(|before| ids.get(before)) {
            dict.set("Prev", before);
        }
        if let Some(&after) = ids.get(index + 1) {
            dict.set("Next", after);
        }
        if !entry.below.is_empty() {
            let ((first, last), count) = list(document, &entry.below, id);
            dict.set("First", first);
            dict.set("Last", last);
            dict.set("Count", -count);
        }
        document.set_object(id, dict);
    }
    let end = |id: Option<&ObjectId>| id.map_or(Object::Null, |&id| id.into());
    ((end(ids.first()), end(ids.last())), ids.len() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_pages_are_those_of_printpdf() {
        for sizes in [&[][..], &[(Mm(210.0), Mm(297.0))], &[(Mm(63.5), Mm(88.9)); 9]] {
            let (own, theirs) = (written_out(sizes), empty(sizes).unwrap());
            assert_eq!(own.objects, theirs.objects);
            assert_eq!(own.max_id, theirs.max_id);
            assert_eq!(own.version, theirs.version);
            let names = |document: &Document| {
                document.trailer.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>()
            };
            assert_eq!(names(&own), names(&theirs));
            assert_eq!(own.trailer.get(b"Root").unwrap(), theirs.trailer.get(b"Root").unwrap());
        }
    }
}
