//! A font in the document: which of its glyphs are used, and its subset.

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::Arc;

use lopdf::{Document, Object, ObjectId, Stream, dictionary};
use printpdf::ParsedFont;
use printpdf::cmap::ToUnicodeCMap;
use subsetter::GlyphRemapper;
use usvg::fontdb::{Database, ID};

use super::super::PressError;
use super::content::{Kind, Resource};
use super::digest::Digest;

/// An embedded face and the glyphs used so far.
pub(super) struct Typeface {
    fonts: Arc<Database>,
    id: ID,
    object: ObjectId,
    font: ParsedFont,
    glyphs: GlyphRemapper,
    /// The letters that each glyph of the subset stands for.
    letters: BTreeMap<u32, Vec<u32>>,
}

impl Typeface {
    pub(super) fn new(fonts: &Arc<Database>, id: ID, object: ObjectId) -> Result<Self, PressError> {
        let font = fonts
            .with_face_data(id, |data, index| {
                ParsedFont::from_bytes(data, index as usize, &mut Vec::new())
            })
            .flatten()
            .filter(|font| font.units_per_em > 0)
            .ok_or_else(|| failure("its tables are damaged"))?;
        Ok(Typeface {
            fonts: fonts.clone(),
            id,
            object,
            font,
            glyphs: GlyphRemapper::new(),
            letters: BTreeMap::new(),
        })
    }

    /// Whether this is that font of `fonts`.
    pub(super) fn is(&self, fonts: &Arc<Database>, id: ID) -> bool {
        self.id == id && Arc::ptr_eq(&self.fonts, fonts)
    }

    pub(super) fn resource(&self) -> Resource {
        Resource { kind: Kind::Font, object: self.object }
    }

    pub(super) fn units_per_em(&self) -> f64 {
        self.font.units_per_em.into()
    }

    /// The number in the subset of a glyph that stands for `letters`.
    pub(super) fn use_glyph(&mut self, glyph: u16, letters: &str) -> u16 {
        let number = self.glyphs.remap(glyph);
        if !letters.is_empty() {
            let letters = || letters.chars().map(u32::from).collect();
            self.letters.entry(number.into()).or_insert_with(letters);
        }
        number
    }

    /// Whether every glyph in use stands for letters of its own.
    pub(super) fn is_legible(&self) -> bool {
        (1..self.glyphs.num_gids()).all(|glyph| self.letters.contains_key(&glyph.into()))
    }

    /// How far a viewer advances after a glyph, in whole thousandths of an em.
    pub(super) fn advance(&self, glyph: u16) -> i64 {
        self.per_mille(self.font.get_glyph_width(glyph).unwrap_or_default())
    }

    fn per_mille(&self, units: impl Into<f64>) -> i64 {
        (units.into() * 1000.0 / self.units_per_em()).round() as i64
    }

    /// Embeds the font with only the glyphs in use, under a name that says so.
    pub(super) fn embed(&self, document: &mut Document) -> Result<(), PressError> {
        let program = self
            .fonts
            .with_face_data(self.id, |data, index| subsetter::subset(data, index, &self.glyphs))
            .ok_or_else(|| failure("it is gone"))?
            .map_err(failure)?;
        let face = self.fonts.face(self.id).ok_or_else(|| failure("it is gone"))?;
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
        let widths = self.glyphs.remapped_gids().map(|glyph| self.advance(glyph)).collect();
        let descendant = dictionary! {
            "Type" => "Font",
            "Subtype" => "CIDFontType2",
            "BaseFont" => name,
            "CIDSystemInfo" => dictionary! {
                "Registry" => Object::string_literal("Adobe"),
                "Ordering" => Object::string_literal("Identity"),
                "Supplement" => 0,
            },
            "CIDToGIDMap" => "Identity",
            "W" => vec![0.into(), integers(widths)],
            "FontDescriptor" => document.add_object(descriptor),
        };
        let letters = ToUnicodeCMap { mappings: self.letters.clone() }.to_cmap_string(name);
        let font = dictionary! {
            "Type" => "Font",
            "Subtype" => "Type0",
            "BaseFont" => name,
            "Encoding" => "Identity-H",
            "DescendantFonts" => vec![descendant.into()],
            "ToUnicode" => document.add_object(Stream::new(dictionary! {}, letters.into_bytes())),
        };
        document.set_object(self.object, font);
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
