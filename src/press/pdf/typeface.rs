//! A font in the document: which of its glyphs are used, and its subset.

use std::sync::Arc;

use printpdf::{ParsedFont, PdfFont};
use subsetter::GlyphRemapper;
use usvg::fontdb::{Database, ID};

use super::super::PressError;
use super::digest::Digest;

/// An embedded face and the glyphs used so far.
pub(super) struct Typeface {
    db: Arc<Database>,
    id: ID,
    /// Address of the font's bytes: the same for all databases made from the same slice.
    address: usize,
    units_per_em: u16,
    advances: Vec<u16>,
    glyphs: GlyphRemapper,
}

impl Typeface {
    pub(super) fn new(db: &Arc<Database>, id: ID) -> Result<Self, PressError> {
        let read = |data: &[u8]| {
            let head = sfnt_table(data, b"head")?;
            let units_per_em = u16_at(head, 18).filter(|&units| units > 0)?;
            let count = usize::from(u16_at(sfnt_table(data, b"hhea")?, 34)?);
            let metrics = sfnt_table(data, b"hmtx")?;
            let glyphs = usize::from(u16_at(sfnt_table(data, b"maxp")?, 4)?);
            let last = count.checked_sub(1)?;
            let advances: Option<Vec<u16>> =
                (0..glyphs).map(|glyph| u16_at(metrics, glyph.min(last) * 4)).collect();
            Some((units_per_em, advances?, data.as_ptr() as usize))
        };
        let (units_per_em, advances, address) = db
            .with_face_data(id, |data, _| read(data))
            .flatten()
            .ok_or_else(|| failure("its tables are damaged"))?;
        let glyphs = GlyphRemapper::new();
        Ok(Typeface { db: db.clone(), id, address, units_per_em, advances, glyphs })
    }

    /// Whether this is face `id` of `db`.
    pub(super) fn is(&self, db: &Database, id: ID) -> bool {
        db.with_face_data(id, |data, _| data.as_ptr() as usize) == Some(self.address)
    }

    pub(super) fn units_per_em(&self) -> u16 {
        self.units_per_em
    }

    /// The glyph's number in the subset.
    pub(super) fn use_glyph(&mut self, glyph: u16) -> u16 {
        self.glyphs.remap(glyph)
    }

    /// How far a viewer advances after a glyph, in thousandths of an em: printpdf writes
    /// widths cut to whole thousandths.
    pub(super) fn advance(&self, glyph: u16) -> f64 {
        let units = self.advances.get(usize::from(glyph)).copied().unwrap_or_default();
        f64::from((f32::from(units) * 1000.0 / f32::from(self.units_per_em)) as u16)
    }

    /// The font with only the glyphs in use, under a name that says so.
    pub(super) fn subset(&self) -> Result<PdfFont, PressError> {
        let bytes = self
            .db
            .with_face_data(self.id, |data, index| subsetter::subset(data, index, &self.glyphs))
            .ok_or_else(|| failure("it is gone"))?
            .map_err(|e| failure(&e.to_string()))?;
        let face = self.db.face(self.id).ok_or_else(|| failure("it is gone"))?;
        let mut font = ParsedFont::from_bytes(&bytes, 0, &mut Vec::new())
            .ok_or_else(|| failure("the subset cannot be read back"))?;
        font.font_name = Some(format!("{}+{}", tag(&bytes), face.post_script_name));
        font.pdf_font_metrics.us_weight_class = face.weight.0;
        Ok(PdfFont::new(font))
    }
}

/// Six capital letters that follow from the subset's content.
fn tag(bytes: &[u8]) -> String {
    let mut digest = Digest::new();
    digest.bytes(bytes);
    let mut rest = digest.value();
    (0..6)
        .map(|_| {
            let letter = b'A' + (rest % 26) as u8;
            rest /= 26;
            char::from(letter)
        })
        .collect()
}

fn failure(reason: &str) -> PressError {
    PressError::Library { stage: "embedding a font", reason: reason.to_owned() }
}

/// A table of a TrueType file.
pub(in super::super) fn sfnt_table<'a>(data: &'a [u8], tag: &[u8; 4]) -> Option<&'a [u8]> {
    let count = usize::from(u16_at(data, 4)?);
    let record = data.get(12..12 + 16 * count)?.chunks_exact(16).find(|r| r.starts_with(tag))?;
    let word = |at: usize| {
        Some((usize::from(u16_at(record, at)?) << 16) | usize::from(u16_at(record, at + 2)?))
    };
    let (offset, length) = (word(8)?, word(12)?);
    data.get(offset..offset.checked_add(length)?)
}

fn u16_at(data: &[u8], at: usize) -> Option<u16> {
    let bytes = data.get(at..at.checked_add(2)?)?;
    Some(u16::from_be_bytes(bytes.try_into().ok()?))
}
