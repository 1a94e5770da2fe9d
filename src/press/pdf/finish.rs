//! What printpdf leaves out: forms with resources of their own, page boxes, meta
//! data without dates, identifiers that follow from the content, and compression.

use std::collections::BTreeSet;
use std::io::Write;
use std::sync::{Mutex, PoisonError};

use flate2::Compression;
use flate2::write::ZlibEncoder;

use lopdf::{Dictionary, Document, Object, ObjectId, SaveOptions, StringFormat, dictionary};

use super::super::{ParsedPage, PressError};
use super::canvas::Resource;
use super::compose::{Composer, Stream};
use super::digest::Digest;
use super::number::rounded;
use super::{Meta, xmp};
use crate::page::Duplex;
use crate::threads;

/// Finishes the document that printpdf made of pages and forms, in this order.
pub(super) fn finish(
    document: Document,
    pages: &[ParsedPage],
    streams: &[Stream],
    composer: &Composer<'_>,
    meta: &Meta,
) -> Result<Vec<u8>, PressError> {
    let mut finisher = Finisher::new(document, composer)?;
    if finisher.leaves.len() != pages.len() + composer.forms.len() {
        return Err(odd(lopdf::Error::PageNumberNotFound(0)));
    }
    let page_ids: Vec<ObjectId> = finisher.leaves.drain(..pages.len()).collect();
    finisher.forms = std::mem::take(&mut finisher.leaves);
    finisher.add_masks(composer);
    finisher.turn_forms(composer)?;
    for ((&id, page), stream) in page_ids.iter().zip(pages).zip(streams) {
        finisher.complete_page(id, page, stream)?;
    }
    finisher.complete_catalog(&page_ids, meta)?;
    finisher.save()
}

/// From 1, fast, to 9, small.
const LEVEL: u32 = 4;

struct Finisher {
    document: Document,
    catalog: ObjectId,
    tree: ObjectId,
    leaves: Vec<ObjectId>,
    fonts: Vec<Object>,
    alphas: Vec<Object>,
    shadings: Vec<Object>,
    masks: Vec<Object>,
    forms: Vec<ObjectId>,
}

impl Finisher {
    fn new(mut document: Document, composer: &Composer<'_>) -> Result<Self, PressError> {
        let catalog = document.trailer.get(b"Root").and_then(Object::as_reference).map_err(odd)?;
        let tree = document
            .get_dictionary(catalog)
            .and_then(|catalog| catalog.get(b"Pages"))
            .and_then(Object::as_reference)
            .map_err(odd)?;
        let leaves: Vec<ObjectId> = document
            .get_dictionary(tree)
            .and_then(|tree| tree.get(b"Kids"))
            .and_then(Object::as_array)
            .map_err(odd)?
            .iter()
            .filter_map(|kid| kid.as_reference().ok())
            .collect();
        let mut shared = |kind: &[u8], count: usize, resource: fn(usize) -> Resource| {
            (0..count)
                .map(|number| {
                    let name = resource(number).name();
                    let object = shared_resource(&document, &leaves, kind, &name)?.clone();
                    Ok(match object {
                        Object::Reference(_) => object,
                        direct => Object::Reference(document.add_object(direct)),
                    })
                })
                .collect::<Result<Vec<Object>, PressError>>()
        };
        Ok(Finisher {
            fonts: shared(b"Font", composer.typefaces.len(), Resource::Font)?,
            alphas: shared(b"ExtGState", composer.alphas.len(), Resource::Alpha)?,
            shadings: shared(b"Shading", composer.shadings.len(), Resource::Shading)?,
            masks: Vec::new(),
            forms: Vec::new(),
            catalog,
            tree,
            leaves,
            document,
        })
    }

    fn add_masks(&mut self, composer: &Composer<'_>) {
        for &form in &composer.masks {
            let mask = dictionary! {
                "Type" => "Mask",
                "S" => "Luminosity",
                "G" => self.forms[form],
            };
            let state = dictionary! { "Type" => "ExtGState", "SMask" => mask };
            self.masks.push(Object::Reference(self.document.add_object(state)));
        }
    }

    /// Pages that stand for forms become forms under the same number.
    fn turn_forms(&mut self, composer: &Composer<'_>) -> Result<(), PressError> {
        for (id, form) in self.forms.clone().into_iter().zip(&composer.forms) {
            let mut dict = dictionary! {
                "Type" => "XObject",
                "Subtype" => "Form",
                "BBox" => reals(&form.bounds),
            };
            if form.isolated {
                dict.set(
                    "Group",
                    dictionary! { "S" => "Transparency", "CS" => "DeviceRGB", "I" => true },
                );
            }
            self.turn(id, dict, &form.stream.uses)?;
        }
        Ok(())
    }

    fn turn(
        &mut self,
        page: ObjectId,
        mut dict: Dictionary,
        uses: &BTreeSet<Resource>,
    ) -> Result<(), PressError> {
        let content = self
            .document
            .get_dictionary(page)
            .and_then(|page| self.document.dereference(page.get(b"Contents")?)?.1.as_stream())
            .map_err(odd)?
            .content
            .clone();
        dict.set("Resources", self.resources(uses));
        self.document.set_object(page, lopdf::Stream::new(dict, content));
        Ok(())
    }

    fn resources(&self, uses: &BTreeSet<Resource>) -> Dictionary {
        let mut resources = Dictionary::new();
        for &resource in uses {
            let (kind, object) = match resource {
                Resource::Font(n) => ("Font", self.fonts[n].clone()),
                Resource::Alpha(n) => ("ExtGState", self.alphas[n].clone()),
                Resource::Mask(n) => ("ExtGState", self.masks[n].clone()),
                Resource::Shading(n) => ("Shading", self.shadings[n].clone()),
                Resource::Form(n) => ("XObject", self.forms[n].into()),
            };
            if !resources.has(kind.as_bytes()) {
                resources.set(kind, Dictionary::new());
            }
            if let Ok(list) = resources.get_mut(kind.as_bytes()).and_then(Object::as_dict_mut) {
                list.set(resource.name(), object);
            }
        }
        resources
    }

    fn complete_page(
        &mut self,
        id: ObjectId,
        page: &ParsedPage,
        stream: &Stream,
    ) -> Result<(), PressError> {
        let resources = self.resources(&stream.uses);
        let points = |mm: f64| rounded(mm * 72.0 / 25.4, 3);
        let (width, height) = page.size();
        let inside = |by: f64| [by, by, width - by, height - by].map(points);
        let dict = self.document.get_dictionary_mut(id).map_err(odd)?;
        dict.remove(b"Annots");
        dict.set("Resources", resources);
        dict.set("MediaBox", reals(&inside(0.0)));
        dict.set("BleedBox", reals(&inside(page.around - page.bleed)));
        dict.set("TrimBox", reals(&inside(page.around)));
        // Whatever prints a page is to clip it to its crop box: none, or the marks were lost.
        dict.remove(b"CropBox");
        // Opacity is mixed in the colours of the drawing, whatever the device prints with.
        dict.set(
            "Group",
            dictionary! { "Type" => "Group", "S" => "Transparency", "CS" => "DeviceRGB" },
        );
        Ok(())
    }

    fn complete_catalog(&mut self, pages: &[ObjectId], meta: &Meta) -> Result<(), PressError> {
        let kids: Vec<Object> = pages.iter().map(|&id| id.into()).collect();
        let tree = self.document.get_dictionary_mut(self.tree).map_err(odd)?;
        tree.set("Count", kids.len() as i64);
        tree.set("Kids", kids);

        let mut packet = lopdf::Stream::new(
            dictionary! { "Type" => "Metadata", "Subtype" => "XML" },
            xmp::packet(meta).into_bytes(),
        );
        packet.allows_compression = false;
        let packet = self.document.add_object(packet);
        let catalog = self.document.get_dictionary_mut(self.catalog).map_err(odd)?;
        catalog.set("Metadata", packet);
        catalog.set("PageLayout", "SinglePage");
        let mode = if pages.len() > 1 { "UseOutlines" } else { "UseNone" };
        catalog.set("PageMode", mode);
        let mut viewing = dictionary! { "DisplayDocTitle" => true };
        // The ruler on paper must be true: no "fit to page" unless somebody asks for it.
        viewing.set("PrintScaling", "None");
        viewing.set(
            "Duplex",
            match meta.duplex {
                Duplex::LongEdge => "DuplexFlipLongEdge",
                Duplex::ShortEdge => "DuplexFlipShortEdge",
            },
        );
        catalog.set("ViewerPreferences", viewing);
        if !meta.language.is_empty() {
            catalog.set("Lang", lopdf::text_string(&meta.language));
        }

        let mut info = Dictionary::new();
        for (key, text) in [
            ("Title", meta.title.as_str()),
            ("Subject", &meta.subject),
            ("Author", &meta.author),
            ("Keywords", &meta.keywords.join(", ")),
            ("Creator", &meta.creator),
            ("Producer", xmp::PRODUCER),
        ] {
            if !text.is_empty() {
                info.set(key, lopdf::text_string(text));
            }
        }
        let info = self.document.add_object(info);
        self.document.trailer.set("Info", info);
        Ok(())
    }

    fn save(mut self) -> Result<Vec<u8>, PressError> {
        let document = &mut self.document;
        document.version = "1.7".to_owned();
        document.prune_objects();
        document.renumber_objects();
        let mut digest = Digest::new();
        for object in document.objects.values() {
            digest.object(object);
        }
        let id = Object::String(digest.value().to_be_bytes().to_vec(), StringFormat::Hexadecimal);
        document.trailer.set("ID", vec![id.clone(), id]);
        let mut streams: Vec<&mut lopdf::Stream> = document
            .objects
            .values_mut()
            .filter_map(|object| object.as_stream_mut().ok())
            .filter(|stream| stream.allows_compression)
            .collect();
        compress_all(&mut streams)?;
        let options = SaveOptions::builder()
            .use_object_streams(true)
            .use_xref_streams(true)
            .compression_level(9)
            .build();
        let mut bytes = Vec::new();
        document
            .save_with_options(&mut bytes, options)
            .map_err(|e| PressError::Library { stage: "writing a PDF", reason: e.to_string() })?;
        Ok(bytes)
    }
}

/// Compresses on two threads, with about half of the work each.
fn compress_all(streams: &mut [&mut lopdf::Stream]) -> Result<(), PressError> {
    streams.sort_by_key(|stream| std::cmp::Reverse(stream.content.len()));
    let size: usize = streams.iter().map(|stream| stream.content.len()).sum();
    let mut taken = 0;
    let half = streams.iter().take_while(|stream| {
        taken += stream.content.len();
        taken * 2 <= size
    });
    let (large, small) = streams.split_at_mut(half.count().max(1).min(streams.len()));
    let halves = [Mutex::new(large), Mutex::new(small)];
    let compress_half = |half: &Mutex<&mut [&mut lopdf::Stream]>| {
        let mut half = half.lock().unwrap_or_else(PoisonError::into_inner);
        half.iter_mut().try_for_each(|stream| compress(stream))
    };
    threads::map(&halves, compress_half).into_iter().collect()
}

/// Deflates at a low level: higher ones take up to twice as long to save one part in fifty.
fn compress(stream: &mut lopdf::Stream) -> Result<(), PressError> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(LEVEL));
    let packed = encoder.write_all(&stream.content).and_then(|()| encoder.finish());
    let packed = packed
        .map_err(|e| PressError::Library { stage: "compressing a PDF", reason: e.to_string() })?;
    if packed.len() < stream.content.len() {
        stream.set_content(packed);
        stream.dict.set("Filter", "FlateDecode");
    }
    Ok(())
}

/// A named resource from the lists that printpdf shares among all pages.
fn shared_resource<'d>(
    document: &'d Document,
    leaves: &[ObjectId],
    kind: &[u8],
    name: &str,
) -> Result<&'d Object, PressError> {
    let leaf = leaves.first().ok_or_else(|| odd(lopdf::Error::PageNumberNotFound(1)))?;
    document
        .get_dictionary(*leaf)
        .and_then(|page| document.dereference(page.get(b"Resources")?)?.1.as_dict())
        .and_then(|lists| document.dereference(lists.get(kind)?)?.1.as_dict())
        .and_then(|list| list.get(name.as_bytes()))
        .map_err(odd)
}

fn reals(numbers: &[f64]) -> Object {
    let short = |&n: &f64| match n {
        n if n.fract() == 0.0 => Object::Integer(n as i64),
        n => Object::Real(n as f32),
    };
    Object::Array(numbers.iter().map(short).collect())
}

fn odd(error: lopdf::Error) -> PressError {
    PressError::Library { stage: "finishing a PDF", reason: error.to_string() }
}
