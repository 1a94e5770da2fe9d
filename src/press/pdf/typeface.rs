//! A font in the document: which of its glyphs are used, and its subset.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use lopdf::{Document, Object, ObjectId, Stream, dictionary};
use printpdf::ParsedFont;
use printpdf::cmap::ToUnicodeCMap;
use subsetter::GlyphRemapper;
use usvg::fontdb::{Database, ID};

use super::super::PressError;
use super::bytes::Digest;

/// The faces of fonts, each read once.
#[derive(Debug)]
pub(super) struct Typefaces {
    fonts: Arc<Database>,
    known: Mutex<Vec<Arc<Typeface>>>,
}

/// A face that text is set in.
pub(super) struct Typeface {
    id: ID,
    font: ParsedFont,
}

impl fmt::Debug for Typeface {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.id, f)
    }
}

impl Typefaces {
    pub(super) fn new(fonts: Arc<Database>) -> Self {
        Typefaces { fonts, known: Mutex::default() }
    }

    /// The typeface of a font.
    pub(super) fn of(&self, id: ID) -> Result<Arc<Typeface>, PressError> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(typeface) = known.iter().find(|typeface| typeface.id == id) {
            return Ok(Arc::clone(typeface));
        }
        let font = self
            .fonts
            .with_face_data(id, |data, index| {
                ParsedFont::from_bytes(data, index as usize, &mut Vec::new())
            })
            .flatten()
            .filter(|font| font.units_per_em > 0)
            .ok_or_else(|| failure("its tables are damaged"))?;
        let typeface = Arc::new(Typeface { id, font });
        known.push(Arc::clone(&typeface));
        Ok(typeface)
    }
}

impl Typeface {
    pub(super) fn units_per_em(&self) -> f64 {
        self.font.units_per_em.into()
    }

    /// The glyph of a character; `None` if the font has none.
    pub(super) fn glyph(&self, character: char) -> Option<u16> {
        self.font.lookup_glyph_index(character.into())
    }

    /// How far a viewer advances after a glyph, in whole thousandths of an em.
    pub(super) fn advance(&self, glyph: u16) -> i64 {
        self.per_mille(self.font.get_glyph_width(glyph).unwrap_or_default())
    }

    fn per_mille(&self, units: impl Into<f64>) -> i64 {
        (units.into() * 1000.0 / self.units_per_em()).round() as i64
    }

    /// Embeds the font with only the glyphs in use, under a name that says so, as an object.
    /// Content names glyphs by their numbers in the whole font, so that it does not depend on
    /// what else is in the document.
    pub(super) fn embed(
        &self,
        fonts: &Database,
        glyphs: &BTreeMap<u16, &str>,
        document: &mut Document,
        object: ObjectId,
    ) -> Result<(), PressError> {
        let mut subset = GlyphRemapper::new();
        let numbers: Vec<u16> = glyphs.keys().map(|&glyph| subset.remap(glyph)).collect();
        let program = fonts
            .with_face_data(self.id, |data, index| subsetter::subset(data, index, &subset))
            .ok_or_else(|| failure("it is gone"))?
            .map_err(failure)?;
        let face = fonts.face(self.id).ok_or_else(|| failure("it is gone"))?;
        let name = format!("{}+{}", tag(&program), face.post_script_name);
        let name = name.as_str();
        let metrics = &self.font.pdf_font_metrics;
        let slope = f64::from(metrics.caret_slope_run).atan2(metrics.caret_slope_rise.into());
        let angle = -slope.to_degrees().round() as i64;
        let bounds = [metrics.x_min, metrics.y_min, metrics.x_max, metrics.y_max];
        let ascent = self.per_mille(self.font.font_metrics.ascent);
        let integers = |list: Vec<i64>| Object::Array(list.into_iter().map(Object::from).collect());
        let length = program.len() as i64;
        let program = Stream::new(dictionary! { "Length1" => length }, program);
        let descriptor = dictionary! {
            "Type" => "FontDescriptor",
            "FontName" => name,
            // Latin letters, and slanted ones if they are.
            "Flags" => 1 << 5 | if angle == 0 { 0 } else { 1 << 6 },
            "FontBBox" => integers(bounds.map(|edge| self.per_mille(edge)).to_vec()),
            "ItalicAngle" => angle,
            "Ascent" => ascent,
            "Descent" => self.per_mille(self.font.font_metrics.descent),
            "CapHeight" => ascent,
            // Fonts do not tell: a customary estimate from the weight.
            "StemV" => 50 + (f64::from(metrics.us_weight_class) / 65.0).powi(2).round() as i64,
            "FontFile2" => document.add_object(program),
        };
        let last = glyphs.keys().next_back().copied().unwrap_or_default();
        let mut map = vec![0; 2 * (usize::from(last) + 1)];
        for (&glyph, number) in glyphs.keys().zip(numbers) {
            let at = 2 * usize::from(glyph);
            map[at..at + 2].copy_from_slice(&number.to_be_bytes());
        }
        let mut widths: Vec<Object> = Vec::new();
        let all: Vec<u16> = glyphs.keys().copied().collect();
        for following in all.chunk_by(|a, b| a + 1 == *b) {
            let first = following.first().copied().unwrap_or_default();
            widths.push(i64::from(first).into());
            widths.push(integers(following.iter().map(|&glyph| self.advance(glyph)).collect()));
        }
        let descendant = dictionary! {
            "Type" => "Font",
            "Subtype" => "CIDFontType2",
            "BaseFont" => name,
            "CIDSystemInfo" => dictionary! {
                "Registry" => Object::string_literal("Adobe"),
                "Ordering" => Object::string_literal("Identity"),
                "Supplement" => 0,
            },
            "CIDToGIDMap" => document.add_object(Stream::new(dictionary! {}, map)),
            "W" => widths,
            "FontDescriptor" => document.add_object(descriptor),
        };
        let mappings = glyphs.iter().filter(|(_, letters)| !letters.is_empty());
        let mappings = mappings
            .map(|(&glyph, letters)| (glyph.into(), letters.chars().map(u32::from).collect()));
        let letters = ToUnicodeCMap { mappings: mappings.collect() }.to_cmap_string(name);
        let font = dictionary! {
            "Type" => "Font",
            "Subtype" => "Type0",
            "BaseFont" => name,
            "Encoding" => "Identity-H",
            "DescendantFonts" => vec![descendant.into()],
            "ToUnicode" => document.add_object(Stream::new(dictionary! {}, letters.into_bytes())),
        };
        document.set_object(object, font);
        Ok(())
    }
}

/// Six capital letters that follow from the subset's content.
fn tag(bytes: &[u8]) -> String {
    let mut digest = Digest::new();
    digest.bytes(bytes);
    let mut rest = digest.value();
    let letter = |_| {
        let letter = b'A' + (rest % 26) as u8;
        rest /= 26;
        char::from(letter)
    };
    (0..6).map(letter).collect()
}

fn failure(source: impl Into<Box<dyn Error + Send + Sync>>) -> PressError {
    PressError::library("embedding a font", source)
}
