//! Internal, may change. The embedded fonts. No system font is ever used, so that a page looks the
//! same on every machine. Letters that the font of a face lacks are taken from the Japanese font of
//! the same weight.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use harfrust::{
    Direction, FontRef, GlyphBuffer, Script, ShapeOptions, ShapePlan, Shaper, ShaperData,
    UnicodeBuffer, script,
};

use lzma_rust2::{LzmaReader, Read};

use crate::common::IN_BROWSER;

/// Expands to the bytes of a font file. In a WebAssembly module for browsers the slice is empty:
/// the font is assembled from [`TABLES`], or loaded later and passed to [`hand_in`].
macro_rules! whole {
    ($file:literal) => {
        if IN_BROWSER { b"".as_slice() } else { include_bytes!($file) }
    };
}

/// Compressed font tables of all faces, for a module for browsers. Tables of the same kind are
/// adjacent, since they compress better that way.
const TABLES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/fonts.bin"));
/// Layout of the fonts in [`TABLES`]. Per font: its length in bytes, and for each table its offset
/// in the decompressed data, its length, and its offset in the font.
const TABLES_OF: &[(usize, &[[usize; 3]])] = include!(concat!(env!("OUT_DIR"), "/fonts.rs"));

/// Font files for a font database: `(file name, TrueType data)`. The data are empty in a
/// WebAssembly module for browsers.
pub const FILES: [(&str, &[u8]); 7] = [
    ("Cabin-Regular.ttf", whole!("../../fonts/cabin/Cabin-Regular.ttf")),
    ("Cabin-Italic.ttf", whole!("../../fonts/cabin/Cabin-Italic.ttf")),
    ("Cabin-Bold.ttf", whole!("../../fonts/cabin/Cabin-Bold.ttf")),
    ("Texturina-Bold.ttf", whole!("../../fonts/texturina/Texturina-Bold.ttf")),
    ("GrenzeGotisch-Bold.ttf", whole!("../../fonts/grenze-gotisch/GrenzeGotisch-Bold.ttf")),
    ("ZenMaruGothic-Regular.ttf", whole!("../../fonts/zen-maru-gothic/ZenMaruGothic-Regular.ttf")),
    ("ZenMaruGothic-Bold.ttf", whole!("../../fonts/zen-maru-gothic/ZenMaruGothic-Bold.ttf")),
];

/// Family of the font that provides letters which a face's own font lacks.
const FALLBACK: &str = "Zen Maru Gothic";

/// Face of the embedded fonts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Face {
    /// Running text.
    Regular,
    /// Asides and the free clue.
    Italic,
    /// Names and emphasis.
    Bold,
    /// Headings.
    Heading,
    /// The wordmark.
    Wordmark,
}

impl Face {
    /// All faces, in the order of [`FILES`], where the fallback fonts follow.
    pub const ALL: [Face; 5] =
        [Face::Regular, Face::Italic, Face::Bold, Face::Heading, Face::Wordmark];

    /// Returns the name of the font family, as in its font file.
    pub fn family(self) -> &'static str {
        match self {
            Face::Regular | Face::Italic | Face::Bold => "Cabin",
            Face::Heading => "Texturina",
            Face::Wordmark => "Grenze Gotisch",
        }
    }

    /// Returns the CSS font weight.
    pub fn weight(self) -> u16 {
        match self {
            Face::Regular | Face::Italic => 400,
            Face::Bold | Face::Heading | Face::Wordmark => 700,
        }
    }

    /// Returns the metrics in em: height of capitals, ascent and descent of letters. [`Face::cap`],
    /// [`Face::rise`] and [`Face::drop`] return one each.
    fn metrics(self) -> [f64; 3] {
        match self {
            Face::Regular | Face::Italic | Face::Bold => [0.7, 0.76, 0.26],
            Face::Heading => [0.704, 0.8, 0.26],
            Face::Wordmark => [0.603, 0.74, 0.24],
        }
    }

    /// Returns the height of capitals, in em.
    pub(crate) fn cap(self) -> f64 {
        self.metrics()[0]
    }

    /// Returns how far letters reach above the baseline, in em.
    pub(crate) fn rise(self) -> f64 {
        self.metrics()[1]
    }

    /// Returns how far letters reach below the baseline, in em.
    pub fn drop(self) -> f64 {
        self.metrics()[2]
    }

    /// Returns the width of a text in em, shaped exactly as it will be drawn.
    pub fn em_width(self, text: &str) -> f64 {
        self.measured(text).em
    }

    fn measured(self, text: &str) -> Measured {
        MEASURED.with_borrow_mut(|measured| {
            let known = &mut measured[self as usize];
            if let Some(measured) = known.get(text) {
                return measured.clone();
            }
            if known.len() >= MOST_MEASURED {
                known.clear();
            }
            let measured = self.measure(text);
            known.insert(text.to_owned(), measured.clone());
            measured
        })
    }

    fn measure(self, text: &str) -> Measured {
        let own = self as usize;
        let font = |place| Font::of(place).or_else(|| Font::of(own)).expect(EMBEDDED);
        let shaped = font(own).shaped(text);
        let lacks: Vec<usize> = lacking(&shaped, text).collect();
        if lacks.is_empty() {
            let whole = GlyphRun::new(text, own, &shaped);
            return Measured { em: whole.em, runs: [Arc::new(whole)].into() };
        }
        let fallback = Face::ALL.len() + usize::from(self.weight() != 400);
        let fallback = if Font::of(fallback).is_some() { fallback } else { own };
        let is_own = |at: usize| !lacks.contains(&at);
        let mut runs = Vec::new();
        let mut rest = text.char_indices().peekable();
        while let Some((from, _)) = rest.next() {
            while rest.next_if(|(at, _)| is_own(*at) == is_own(from)).is_some() {}
            let to = rest.peek().map_or(text.len(), |(at, _)| *at);
            let (text, place) = (&text[from..to], if is_own(from) { own } else { fallback });
            runs.push(Arc::new(GlyphRun::new(text, place, &font(place).shaped(text))));
        }
        Measured { em: runs.iter().map(|run| run.em).sum(), runs: runs.into() }
    }

    /// Splits a text into [`GlyphRun`]s, each in one font.
    pub(crate) fn runs(self, text: &str) -> Arc<[Arc<GlyphRun>]> {
        self.measured(text).runs
    }

    /// Returns the first character of `text` for which neither the font of this face nor its
    /// fallback has a glyph.
    pub fn missing(self, text: &str) -> Option<char> {
        let in_run = |run: &Arc<GlyphRun>| {
            let lacking = run.glyphs.iter().filter(|glyph| glyph.number == 0);
            let from = lacking.map(|glyph| glyph.letters.0).min()?;
            run.text.get(from..)?.chars().next()
        };
        self.runs(text).iter().find_map(in_run)
    }
}

/// Returns the number of font units per em; `font` is an index into [`FILES`]. 1000 if the font is
/// not loaded.
pub(crate) fn units_per_em(font: usize) -> f64 {
    Font::of(font).map_or(1000.0, |font| font.units_per_em.into())
}

/// Shaped text: its width in em and its [`GlyphRun`]s.
#[derive(Clone)]
struct Measured {
    em: f64,
    runs: Arc<[Arc<GlyphRun>]>,
}

/// Glyph run: a part of a text, shaped in one of the [`FILES`].
#[derive(Debug)]
pub(crate) struct GlyphRun {
    pub text: Box<str>,
    /// Advance width, in em.
    pub em: f64,
    /// Index of the font in [`FILES`].
    pub font: usize,
    /// Glyphs in drawing order, from left to right.
    pub glyphs: Box<[Glyph]>,
    /// Operators that draw the glyphs in PDF, cached by the back end.
    pub written: OnceLock<Box<str>>,
}

/// Glyph of a [`GlyphRun`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glyph {
    /// Glyph ID in the font; 0 for a letter that the font lacks.
    pub number: u16,
    /// Distance from the start of the run, in thousandths of an em.
    pub x: f64,
    /// Byte range in the run's text of the cluster that this glyph belongs to; empty for all but
    /// the first glyph of a cluster.
    pub letters: (usize, usize),
    /// Letter or accent of this glyph, if a letter such as `Ǖ` is drawn as several glyphs.
    pub part: Option<char>,
}

impl GlyphRun {
    fn new(text: &str, font: usize, shaped: &GlyphBuffer) -> GlyphRun {
        let units = units_per_em(font);
        let per_mille = |units_of: i32| f64::from(units_of) * 1000.0 / units;
        let infos = shaped.glyph_infos();
        let mut pen = 0;
        let glyphs =
            infos.iter().zip(shaped.glyph_positions()).enumerate().map(|(i, (info, at))| {
                let from = info.cluster as usize;
                let begins = i == 0 || infos[i - 1].cluster != info.cluster;
                let after =
                    infos[i..].iter().map(|next| next.cluster as usize).find(|next| *next != from);
                let to = if begins { after.unwrap_or(text.len()) } else { from };
                let x = per_mille(pen + at.x_offset);
                pen += at.x_advance;
                let number = u16::try_from(info.glyph_id).unwrap_or_default();
                Glyph { number, x, letters: (from, to), part: None }
            });
        let mut glyphs: Box<[Glyph]> = glyphs.collect();
        let clusters = glyphs.chunk_by_mut(|_, next| next.letters.0 == next.letters.1);
        for cluster in clusters.filter(|cluster| cluster.len() > 1) {
            let numbers: Vec<u16> = cluster.iter().map(|glyph| glyph.number).collect();
            let parts = Font::of(font).and_then(|font| font.parts_of_letter(&numbers));
            for (glyph, part) in cluster.iter_mut().zip(parts.unwrap_or_default()) {
                glyph.part = Some(part);
            }
        }
        let em = f64::from(pen) / units;
        GlyphRun { text: text.into(), em, font, glyphs, written: OnceLock::new() }
    }

    /// Returns the family of its font.
    pub(crate) fn family(&self) -> &'static str {
        Face::ALL.get(self.font).map_or(FALLBACK, |face| face.family())
    }

    /// Whether its font is that of `face`, and not a fallback.
    pub(crate) fn is_own(&self, face: Face) -> bool {
        self.font == face as usize
    }
}

/// Number of texts that a thread caches for each face: more than the words of all rules.
const MOST_MEASURED: usize = 8192;

thread_local! {
    /// Cache of shaped texts by face. The maps are only queried by key and never iterated, so that
    /// their order cannot affect the output.
    static MEASURED: RefCell<[HashMap<String, Measured>; 5]> = RefCell::default();
}

/// Loaded fonts, in the order of [`FILES`].
static FONTS: [OnceLock<Font>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];

const EMBEDDED: &str = "the font of every face is embedded";

/// Returns the fonts that a module for browsers lacks until they are passed to [`hand_in`].
pub(crate) fn loaded_later() -> &'static [(&'static str, &'static [u8])] {
    &FILES[Face::ALL.len()..]
}

/// Stores a font that was left out of the module. `place` is its index in [`FILES`].
///
/// # Errors
/// [`FontError::Form`] if `data` is not a font, [`FontError::There`] if that font is already
/// loaded.
pub(crate) fn hand_in(place: usize, data: Vec<u8>) -> Result<(), FontError> {
    let slot = FONTS.get(place).filter(|slot| slot.get().is_none()).ok_or(FontError::There)?;
    FontRef::new(&data).map_err(|_| FontError::Form)?;
    slot.set(Font::new(data.leak())).map_err(|_| FontError::There)?;
    // Texts measured without this font may have missing glyphs.
    MEASURED.with_borrow_mut(|measured| measured.iter_mut().for_each(HashMap::clear));
    Ok(())
}

/// Returns the loaded fonts with their indices in [`FILES`].
pub(crate) fn present() -> impl Iterator<Item = (usize, &'static [u8])> {
    (0..FILES.len()).filter_map(|place| Some((place, Font::of(place)?.bytes)))
}

/// Returns the outline of a glyph as SVG path data, in font units with the y axis pointing down;
/// `font` is an index into [`FILES`]. Empty for a glyph without an outline.
pub(crate) fn glyph_path(font: usize, glyph: u16) -> String {
    Font::of(font).map_or_else(String::new, |font| super::glyph::path_data(&font.file, glyph))
}

/// Returns the CSS family, the CSS weight and whether the font is italic; `place` is an index into
/// [`FILES`].
pub(crate) fn called(place: usize) -> (&'static str, u16, bool) {
    match Face::ALL.get(place) {
        Some(&face) => (face.family(), face.weight(), face == Face::Italic),
        None if place == Face::ALL.len() => (FALLBACK, 400, false),
        None => (FALLBACK, 700, false),
    }
}

/// Reasons why `hand_in` rejects a font.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FontError {
    /// The data are not a font, or are damaged.
    #[error("this is no font; load it again")]
    Form,
    /// No font is missing at this index.
    #[error("no font is missing there")]
    There,
}

/// Font of [`FILES`], ready to shape text.
struct Font {
    bytes: &'static [u8],
    file: FontRef<'static>,
    data: ShaperData,
    units_per_em: i32,
    /// Shaping plans by script, since creating a plan takes longer than shaping a word with it.
    plans: Mutex<Vec<(Script, Arc<ShapePlan>)>>,
}

impl Font {
    /// Returns the font at an index of [`FILES`], or `None` if it is not loaded yet.
    fn of(place: usize) -> Option<&'static Font> {
        let slot = FONTS.get(place)?;
        if IN_BROWSER {
            return match TABLES_OF.get(place) {
                Some(tables) => Some(slot.get_or_init(|| Font::new(joined(*tables).leak()))),
                None => slot.get(),
            };
        }
        Some(slot.get_or_init(|| Font::new(FILES[place].1)))
    }

    fn new(bytes: &'static [u8]) -> Self {
        let file = FontRef::new(bytes).expect("embedded fonts are well-formed");
        let data = ShaperData::new(&file);
        let units_per_em = data.shaper(&file).build().units_per_em();
        Font { bytes, data, file, units_per_em, plans: Mutex::default() }
    }

    fn shaped(&self, text: &str) -> GlyphBuffer {
        let shaper = self.data.shaper(&self.file).build();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.set_direction(Direction::LeftToRight);
        buffer.guess_segment_properties();
        let plan = self.plan(&shaper, buffer.script());
        shaper.shape(buffer, ShapeOptions::new().plan(Some(&plan)))
    }

    /// Returns the letter and the accents that `glyphs` show; `None` if they show anything else.
    /// Shapes the candidates, since fonts have accents for capitals that no character maps to.
    fn parts_of_letter(&self, glyphs: &[u16]) -> Option<Vec<char>> {
        let mut parts = String::new();
        for length in 1..=glyphs.len() {
            let candidates = match length {
                1 => 'A'..='\u{24f}',
                _ => '\u{300}'..='\u{36f}',
            };
            let shows = |part: &char| {
                let shaped = self.shaped(&format!("{parts}{part}"));
                let numbers = shaped.glyph_infos().iter().map(|info| info.glyph_id);
                numbers.eq(glyphs[..length].iter().map(|&number| u32::from(number)))
            };
            let part = candidates.into_iter().find(shows)?;
            parts.push(part);
        }
        Some(parts.chars().collect())
    }

    fn plan(&self, shaper: &Shaper<'_>, of: Script) -> Arc<ShapePlan> {
        let mut plans = self.plans.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, plan)) = plans.iter().find(|(script, _)| *script == of) {
            return Arc::clone(plan);
        }
        let known = Some(of).filter(|&of| of != script::UNKNOWN);
        let plan = Arc::new(ShapePlan::new(shaper, Direction::LeftToRight, known, None, &[]));
        plans.push((of, Arc::clone(&plan)));
        plan
    }
}

/// Decompresses an LZMA file of `length` bytes that the build wrote.
fn decompressed(file: &[u8], length: usize) -> Vec<u8> {
    let mut bytes = vec![0; length];
    let reader = LzmaReader::new_mem_limit(file, u32::MAX, None);
    reader.and_then(|mut reader| reader.read_exact(&mut bytes)).expect("the build wrote it whole");
    bytes
}

/// Assembles a font file from its tables: see [`TABLES_OF`].
fn joined((length, tables): (usize, &[[usize; 3]])) -> Vec<u8> {
    static ALL: OnceLock<Vec<u8>> = OnceLock::new();
    let ends =
        TABLES_OF.iter().flat_map(|(_, tables)| *tables).map(|[from, length, _]| from + length);
    let all = ALL.get_or_init(|| decompressed(TABLES, ends.max().unwrap_or_default()));
    let mut font = vec![0; length];
    for &[from, length, to] in tables {
        font[to..to + length].copy_from_slice(&all[from..from + length]);
    }
    font
}

/// Returns the byte offsets of the letters that the font lacks. Line breaks are skipped, as they
/// are drawn as spaces.
fn lacking(shaped: &GlyphBuffer, text: &str) -> impl Iterator<Item = usize> {
    let missing = shaped.glyph_infos().iter().filter(|glyph| glyph.glyph_id == 0);
    let places = missing.map(|glyph| glyph.cluster as usize);
    places.filter(|&at| text.get(at..).is_some_and(|rest| !rest.starts_with('\n')))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The accent on the capital is a glyph that no character maps to.
    #[test]
    fn a_letter_of_several_glyphs_has_its_accents_as_parts() {
        for (letter, parts) in [("Ǖ", "Ü\u{304}"), ("Ǿ", "Ø\u{301}"), ("é", ""), ("W", "")] {
            let runs = Face::Regular.runs(&format!("a{letter}b"));
            let told: String =
                runs.iter().flat_map(|run| &run.glyphs).filter_map(|g| g.part).collect();
            assert_eq!(told, parts, "{letter}");
        }
    }

    fn bounds(face: Face, text: &str) -> usvg::Rect {
        let style = if face == Face::Italic { "italic" } else { "normal" };
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 999 999"><text y="500" font-size="100" font-style="{style}" font-weight="{}" font-family="{}">{text}</text></svg>"#,
            face.weight(),
            face.family(),
        );
        let mut options = usvg::Options::default();
        for (_, data) in FILES {
            options.fontdb_mut().load_font_data(data.to_vec());
        }
        let tree = usvg::Tree::from_str(&svg, &options).unwrap();
        tree.root().abs_layer_bounding_box().to_rect()
    }

    #[test]
    fn measured_is_drawn() {
        for face in Face::ALL {
            let text = "Wondering Witches: 4 to 6";
            let drawn = bounds(face, &format!("{text}H")).right() - bounds(face, "H").right();
            let measured = 100.0 * (face.em_width(&format!("{text}H")) - face.em_width("H"));
            assert!((f64::from(drawn) - measured).abs() < 0.05, "{face:?}: {measured} {drawn}");
        }
    }

    #[test]
    fn letters_stay_within_their_metrics() {
        for face in Face::ALL {
            let cap = 500.0 - f64::from(bounds(face, "H").top());
            assert!((cap / 100.0 - face.cap()).abs() < 0.04, "{face:?}: cap {cap}");
            let letters = bounds(face, "HTbdfhklgjpqy0123456789Q&amp;");
            let rise = 500.0 - f64::from(letters.top());
            let drop = f64::from(letters.bottom()) - 500.0;
            assert!(rise / 100.0 <= face.rise() + 0.005, "{face:?}: rise {rise}");
            assert!(drop / 100.0 <= face.drop() + 0.005, "{face:?}: drop {drop}");
        }
    }
}
