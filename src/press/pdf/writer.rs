//! The document in the making: its pages, and what their contents share.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::error::Error;
use std::io::Write;
use std::sync::Arc;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use lopdf::{
    Dictionary, Document, Object, ObjectId, SaveOptions, Stream, StringFormat, dictionary,
};
use printpdf::shading::Shading;
use printpdf::{PdfDocument, PdfPage, PdfSaveOptions, Pt, Rect};
use usvg::fontdb::{Database, ID};

use super::super::{ParsedPage, PressError};
use super::conform::{self, Colours, Standard};
use super::content::{Alpha, Content, Kind, Resource};
use super::digest::Digest;
use super::number::rounded;
use super::typeface::Typeface;
use super::{Meta, xmp};
use crate::page::Duplex;
use crate::threads;

/// From 1, fast, to 9, small: higher levels than this one take up to twice as long to save
/// one part in fifty.
const LEVEL: u32 = 4;

/// The most objects to be packed into one stream.
const OBJECTS: usize = 100;

#[derive(Default)]
pub(super) struct Writer {
    document: Document,
    standard: Standard,
    colours: Colours,
    typefaces: Vec<Typeface>,
    alphas: BTreeMap<Alpha, Resource>,
    shadings: Vec<(Shading, Resource)>,
    /// Forms by the fingerprint of what they show. Only looked into, never walked, so that
    /// its order cannot reach the output.
    shared: HashMap<u128, Resource>,
}

impl Writer {
    /// A document of empty pages with their bookmarks.
    pub(super) fn new(pages: &[ParsedPage], standard: Standard) -> Result<Self, PressError> {
        let mut document = PdfDocument::new("");
        for (number, page) in (1..).zip(pages) {
            let (width, height) = page.size();
            let whole = Rect::from_wh(Pt(points(width) as f32), Pt(points(height) as f32));
            document.pages.push(PdfPage {
                media_box: whole.clone(),
                crop_box: whole.clone(),
                trim_box: whole,
                ops: Vec::new(),
            });
            document.add_bookmark(&page.title, number);
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
        let colours = Colours::new(standard, &mut document);
        Ok(Writer { document, standard, colours, ..Writer::default() })
    }

    /// How colours stand in the document.
    pub(super) fn colours(&self) -> Colours {
        self.colours
    }

    /// The pages' objects, in order.
    pub(super) fn pages(&self) -> Vec<ObjectId> {
        self.document.page_iter().collect()
    }

    /// The typeface of a font, to note the glyphs that are used.
    pub(super) fn typeface(
        &mut self,
        fonts: &Arc<Database>,
        font: ID,
    ) -> Result<&mut Typeface, PressError> {
        let known = self.typefaces.iter().position(|typeface| typeface.is(fonts, font));
        let index = match known {
            Some(index) => index,
            None => {
                let object = self.document.new_object_id();
                self.typefaces.push(Typeface::new(fonts, font, object)?);
                self.typefaces.len() - 1
            }
        };
        Ok(&mut self.typefaces[index])
    }

    fn add(&mut self, kind: Kind, object: impl Into<Object>) -> Resource {
        Resource { kind, object: self.document.add_object(object) }
    }

    pub(super) fn alpha(&mut self, alpha: Alpha) -> Resource {
        if let Some(known) = self.alphas.get(&alpha) {
            return *known;
        }
        let [fill, stroke] = [alpha.0, alpha.1].map(|part| f32::from(part) / 1000.0);
        let state = dictionary! { "Type" => "ExtGState", "ca" => fill, "CA" => stroke };
        let resource = self.add(Kind::State, state);
        self.alphas.insert(alpha, resource);
        resource
    }

    /// A graphics state whose soft mask is the brightness of a form.
    pub(super) fn mask(&mut self, form: Resource) -> Resource {
        self.colours.mix_greys(&mut self.document, form.object);
        let mask = dictionary! { "Type" => "Mask", "S" => "Luminosity", "G" => form.object };
        self.add(Kind::State, dictionary! { "Type" => "ExtGState", "SMask" => mask })
    }

    pub(super) fn shading(&mut self, shading: Shading) -> Resource {
        if let Some((_, known)) = self.shadings.iter().find(|(known, _)| *known == shading) {
            return *known;
        }
        let resource = self.add(Kind::Shading, self.colours.shading(&shading));
        self.shadings.push((shading, resource));
        resource
    }

    /// Adds a form within `bounds`: left, bottom, right, top. An isolated one is composed on
    /// its own before it meets the page.
    pub(super) fn form(&mut self, content: Content, bounds: [f64; 4], isolated: bool) -> Resource {
        let (operators, resources) = content.finish();
        let mut dict = dictionary! {
            "Type" => "XObject",
            "Subtype" => "Form",
            "BBox" => reals(bounds),
            "Resources" => resources,
        };
        if isolated {
            let space = self.colours.mixing();
            dict.set("Group", dictionary! { "S" => "Transparency", "CS" => space, "I" => true });
        }
        self.add(Kind::Form, Stream::new(dict, operators))
    }

    /// The form that shows what has this fingerprint, if there is one.
    pub(super) fn shared(&self, fingerprint: u128) -> Option<Resource> {
        self.shared.get(&fingerprint).copied()
    }

    pub(super) fn share(&mut self, fingerprint: u128, form: Resource) {
        self.shared.insert(fingerprint, form);
    }

    /// Gives a page its content and boxes.
    pub(super) fn fill_page(
        &mut self,
        id: ObjectId,
        page: &ParsedPage,
        content: Content,
    ) -> Result<(), PressError> {
        let (operators, resources) = content.finish();
        let content = self.document.add_object(Stream::new(Dictionary::new(), operators));
        let space = self.colours.mixing();
        let (width, height) = page.size();
        let inside = |by: f64| reals([by, by, width - by, height - by].map(points));
        let dict = self.document.get_dictionary_mut(id).map_err(failure)?;
        dict.set("Contents", content);
        dict.set("Resources", resources);
        dict.set("BleedBox", inside(page.around - page.bleed));
        dict.set("TrimBox", inside(page.around));
        // Opacity is mixed in the colours of the drawing, whatever the device prints with.
        let group = dictionary! { "Type" => "Group", "S" => "Transparency", "CS" => space };
        dict.set("Group", group);
        Ok(())
    }

    /// The document's bytes.
    pub(super) fn finish(mut self, meta: &Meta) -> Result<Vec<u8>, PressError> {
        for typeface in &self.typefaces {
            typeface.embed(&mut self.document)?;
        }
        self.describe(meta)?;
        self.compress()?;
        self.save()
    }

    fn describe(&mut self, meta: &Meta) -> Result<(), PressError> {
        let several = self.pages().len() > 1;
        let legible = self.typefaces.iter().all(Typeface::is_legible);
        let intents = self.standard.intents(&mut self.document);
        let packet = dictionary! { "Type" => "Metadata", "Subtype" => "XML" };
        let text = xmp::packet(meta, self.standard, legible).into_bytes();
        let packet = Stream::new(packet, text).with_compression(false);
        let packet = self.document.add_object(packet);
        let catalog = self.document.catalog_mut().map_err(failure)?;
        catalog.set("Metadata", packet);
        if let Some(intents) = intents {
            catalog.set("OutputIntents", intents);
        }
        catalog.set("PageLayout", "SinglePage");
        catalog.set("PageMode", if several { "UseOutlines" } else { "UseNone" });
        let viewing = dictionary! {
            "DisplayDocTitle" => true,
            // The ruler on paper must be true: no "fit to page" unless somebody asks for it.
            "PrintScaling" => "None",
            "Duplex" => match meta.duplex {
                Duplex::LongEdge => "DuplexFlipLongEdge",
                Duplex::ShortEdge => "DuplexFlipShortEdge",
            },
        };
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
            ("Producer", xmp::PRODUCER),
        ];
        let info = info.into_iter().filter(|(_, text)| !text.is_empty());
        let info = info.map(|(key, text)| (key, lopdf::text_string(text)));
        let info: Dictionary = info.chain(self.standard.info()).collect();
        let info = self.document.add_object(info);
        self.document.trailer.set("Info", info);
        Ok(())
    }

    /// Deflates all streams, on two threads.
    fn compress(&mut self) -> Result<(), PressError> {
        let streams = self.document.objects.iter().filter_map(|(id, object)| match object {
            Object::Stream(stream) if stream.allows_compression => Some((*id, &stream.content)),
            _ => None,
        });
        let mut streams: Vec<(ObjectId, &Vec<u8>)> = streams.collect();
        streams.sort_by_key(|(_, content)| Reverse(content.len()));
        let deal = |first| streams.iter().skip(first).step_by(2).collect::<Vec<_>>();
        let packed = threads::map(&[deal(0), deal(1)], |streams| {
            let deflated = streams.iter().map(|(id, content)| Ok((*id, deflated(content)?)));
            deflated.collect::<Result<Vec<_>, PressError>>()
        });
        for packed in packed {
            for (id, content) in packed? {
                let stream = self.document.get_object_mut(id).and_then(Object::as_stream_mut);
                let stream = stream.map_err(failure)?;
                if content.len() < stream.content.len() {
                    stream.set_content(content);
                    stream.dict.set("Filter", "FlateDecode");
                }
            }
        }
        Ok(())
    }

    /// The bytes, with an identifier that follows from them.
    fn save(mut self) -> Result<Vec<u8>, PressError> {
        let highest = self.document.max_id;
        self.document.version = self.standard.version().to_owned();
        let blank = Object::String(vec![0; 16], StringFormat::Hexadecimal);
        self.document.trailer.set("ID", vec![blank.clone(), blank]);
        let mut bytes = Vec::new();
        for most in (1..=OBJECTS).rev() {
            let options = SaveOptions::builder()
                .use_object_streams(true)
                .use_xref_streams(true)
                .max_objects_per_stream(most)
                .compression_level(9)
                .build();
            bytes.clear();
            self.document.max_id = highest;
            self.document.save_with_options(&mut bytes, options).map_err(failure)?;
            if !conform::has_blurred_end(&bytes) {
                break;
            }
        }
        let mut digest = Digest::new();
        digest.bytes(&bytes);
        let both = |id: u128| format!("<{id:032X}><{id:032X}>").into_bytes();
        let (blank, id) = (both(0), both(digest.value()));
        let place = bytes.windows(blank.len()).rposition(|window| window == blank);
        let place = place.ok_or_else(|| failure("the identifier has no place"))?;
        bytes[place..place + id.len()].copy_from_slice(&id);
        xmp::identify(&mut bytes, digest.value());
        Ok(bytes)
    }
}

fn deflated(content: &[u8]) -> Result<Vec<u8>, PressError> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(LEVEL));
    let mut packed = encoder.write_all(content).and_then(|()| encoder.finish()).map_err(failure)?;
    conform::sharpen_end(&mut packed);
    Ok(packed)
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
