//! Embedding of fonts: glyph metrics and subsets.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use lopdf::{Document, Object, ObjectId, Stream, dictionary};
use read_fonts::types::GlyphId;
use read_fonts::{FontRef, ReadError, TableProvider};
use subsetter::GlyphRemapper;
use usvg::fontdb::{Database, ID};

use super::super::PressError;
use super::bytes::Digest;

/// Typefaces of a font database, each read once.
#[derive(Debug)]
pub(super) struct Typefaces {
    fonts: Arc<Database>,
    known: Mutex<Vec<Arc<Typeface>>>,
}

/// Metrics of a font face.
pub(super) struct Typeface {
    id: ID,
    units_per_em: u16,
    /// Glyph of the space; `None` if the font has none.
    blank: Option<u16>,
    /// Advance of each glyph, in font units.
    advances: Vec<u16>,
    ascent: i16,
    descent: i16,
    /// Bounding box of all glyphs: `[left, bottom, right, top]`, in font units.
    bounds: [i16; 4],
    /// Slope of the caret: run and rise.
    slope: (i16, i16),
    /// Weight class, 1 to 1000; 0 if the font has no `OS/2` table.
    weight: u16,
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

    /// Returns the [`Typeface`] of a font, and reads it on first use.
    ///
    /// # Errors
    /// If the tables of the font cannot be read.
    pub(super) fn of(&self, id: ID) -> Result<Arc<Typeface>, PressError> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(typeface) = known.iter().find(|typeface| typeface.id == id) {
            return Ok(Arc::clone(typeface));
        }
        let font = self
            .fonts
            .with_face_data(id, |data, index| {
                Typeface::read(id, &FontRef::from_index(data, index)?)
            })
            .and_then(Result::ok)
            .filter(|typeface| typeface.units_per_em > 0)
            .ok_or_else(|| failure("its tables are damaged"))?;
        let typeface = Arc::new(font);
        known.push(Arc::clone(&typeface));
        Ok(typeface)
    }
}

impl Typeface {
    fn read(id: ID, font: &FontRef<'_>) -> Result<Typeface, ReadError> {
        let (head, hhea, hmtx) = (font.head()?, font.hhea()?, font.hmtx()?);
        let glyphs = font.maxp()?.num_glyphs();
        let advance = |glyph: u16| hmtx.advance(GlyphId::from(glyph)).unwrap_or_default();
        let blank = font.cmap().ok().and_then(|cmap| cmap.map_codepoint(' '));
        Ok(Typeface {
            id,
            units_per_em: head.units_per_em(),
            blank: blank.and_then(|glyph| u16::try_from(glyph.to_u32()).ok()),
            advances: (0..glyphs).map(advance).collect(),
            ascent: hhea.ascender().to_i16(),
            descent: hhea.descender().to_i16(),
            bounds: [head.x_min(), head.y_min(), head.x_max(), head.y_max()],
            slope: (hhea.caret_slope_run(), hhea.caret_slope_rise()),
            weight: font.os2().map_or(0, |os2| os2.us_weight_class()),
        })
    }

    pub(super) fn units_per_em(&self) -> f64 {
        self.units_per_em.into()
    }

    /// Glyph of the space; `None` if the font has none.
    pub(super) fn blank(&self) -> Option<u16> {
        self.blank
    }

    /// Advance of `glyph`, in whole thousandths of an em.
    pub(super) fn advance(&self, glyph: u16) -> i64 {
        self.per_mille(self.advances.get(usize::from(glyph)).copied().unwrap_or_default())
    }

    fn per_mille(&self, units: impl Into<f64>) -> i64 {
        (units.into() * 1000.0 / self.units_per_em()).round() as i64
    }

    /// Embeds a subset with the given glyphs as `object`. The font name has a subset tag. Content
    /// streams use the glyph ids of the complete font, so they do not depend on the other content
    /// of the document.
    ///
    /// # Errors
    /// If the font cannot be subset.
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
        let name = format!("{}+{}", subset_tag(&program), face.post_script_name);
        let name = name.as_str();
        let slope = f64::from(self.slope.0).atan2(self.slope.1.into());
        let angle = -slope.to_degrees().round() as i64;
        let ascent = self.per_mille(self.ascent);
        let integers = |list: Vec<i64>| Object::Array(list.into_iter().map(Object::from).collect());
        let length = program.len() as i64;
        let program = Stream::new(dictionary! { "Length1" => length }, program);
        let descriptor = dictionary! {
            "Type" => "FontDescriptor",
            "FontName" => name,
            // Flags: nonsymbolic (Latin), and italic if the angle is not 0.
            "Flags" => 1 << 5 | if angle == 0 { 0 } else { 1 << 6 },
            "FontBBox" => integers(self.bounds.map(|edge| self.per_mille(edge)).to_vec()),
            "ItalicAngle" => angle,
            "Ascent" => ascent,
            "Descent" => self.per_mille(self.descent),
            "CapHeight" => ascent,
            // Fonts do not specify the stem width, so it is estimated from the weight with a common
            // formula.
            "StemV" => 50 + (f64::from(self.weight) / 65.0).powi(2).round() as i64,
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
        let letters = letters_of_glyphs(name, glyphs);
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

/// Builds the `ToUnicode` CMap: the text of each glyph.
fn letters_of_glyphs(font: &str, glyphs: &BTreeMap<u16, &str>) -> String {
    /// Largest number of entries in a `beginbfchar` list.
    const MOST: usize = 100;
    let mut text = format!(
        "/CIDInit /ProcSet findresource begin\n\n12 dict begin\n\nbegincmap\n\n\
         %!PS-Adobe-3.0 Resource-CMap\n%%DocumentNeededResources: procset CIDInit\n\
         %%IncludeResource: procset CIDInit\n\n/CIDSystemInfo 3 dict dup begin\n\
         /Registry (FontSpecific) def\n/Ordering ({font}) def\n/Supplement 0 def\nend def\n\n\
         /CMapName /FontSpecific-{font} def\n/CMapVersion 1 def\n/CMapType 2 def\n/WMode 0 def\n\n\
         1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n"
    );
    let named: Vec<(&u16, &&str)> =
        glyphs.iter().filter(|(_, letters)| !letters.is_empty()).collect();
    let lists = named.chunk_by(|(one, _), (next, _)| *one >> 8 == *next >> 8);
    for list in lists.flat_map(|list| list.chunks(MOST)) {
        text += &format!("{} beginbfchar\n", list.len());
        for (glyph, letters) in list {
            let letters: String =
                letters.encode_utf16().map(|unit| format!("{unit:04X}")).collect();
            text += &format!("<{glyph:04X}> <{letters}>\n");
        }
        text += "endbfchar\n";
    }
    text + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
}

/// Subset tag: six capital letters derived from a digest of the subset.
fn subset_tag(bytes: &[u8]) -> String {
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
