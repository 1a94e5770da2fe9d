//! The embedded fonts: the only ones that are ever used, so that a page looks the same on
//! every machine. A face whose font lacks a letter has it from the Japanese font of its weight.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use harfrust::{
    Direction, FontRef, GlyphBuffer, Script, ShapeOptions, ShapePlan, Shaper, ShaperData,
    UnicodeBuffer, script,
};

use lzma_rust2::{LzmaReader, Read};

use crate::common::IN_BROWSER;

/// A font that a module for browsers has in [tables](TABLES), or does without until it is
/// [handed in](hand_in).
macro_rules! whole {
    ($file:literal) => {
        if IN_BROWSER { b"".as_slice() } else { include_bytes!($file) }
    };
}

/// The tables of the fonts of all faces in a module for browsers, squeezed. Those of a kind stand
/// together.
const TABLES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/fonts.bin"));
/// Of each of these fonts its length and its tables: where each is in all, how long it is, and where
/// it is in the font.
const TABLES_OF: &[(usize, &[[usize; 3]])] = include!(concat!(env!("OUT_DIR"), "/fonts.rs"));

/// The font files, for a font database: `(file name, TrueType data)`. In a module for browsers they
/// are empty.
pub const FILES: [(&str, &[u8]); 7] = [
    ("Cabin-Regular.ttf", whole!("../../fonts/cabin/Cabin-Regular.ttf")),
    ("Cabin-Italic.ttf", whole!("../../fonts/cabin/Cabin-Italic.ttf")),
    ("Cabin-Bold.ttf", whole!("../../fonts/cabin/Cabin-Bold.ttf")),
    ("Texturina-Bold.ttf", whole!("../../fonts/texturina/Texturina-Bold.ttf")),
    ("GrenzeGotisch-Bold.ttf", whole!("../../fonts/grenze-gotisch/GrenzeGotisch-Bold.ttf")),
    ("ZenMaruGothic-Regular.ttf", whole!("../../fonts/zen-maru-gothic/ZenMaruGothic-Regular.ttf")),
    ("ZenMaruGothic-Bold.ttf", whole!("../../fonts/zen-maru-gothic/ZenMaruGothic-Bold.ttf")),
];

/// The family of the letters that a face's own font lacks.
const FALLBACK: &str = "Zen Maru Gothic";

/// A face of the embedded fonts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// All faces, in the order of [`FILES`], which has the fallbacks after them.
    pub const ALL: [Face; 5] =
        [Face::Regular, Face::Italic, Face::Bold, Face::Heading, Face::Wordmark];

    /// The family's name, as in its font file.
    pub fn family(self) -> &'static str {
        match self {
            Face::Regular | Face::Italic | Face::Bold => "Cabin",
            Face::Heading => "Texturina",
            Face::Wordmark => "Grenze Gotisch",
        }
    }

    /// The CSS weight.
    pub fn weight(self) -> u16 {
        match self {
            Face::Regular | Face::Italic => 400,
            Face::Bold | Face::Heading | Face::Wordmark => 700,
        }
    }

    /// Height of the capitals, and how far letters reach above and below the baseline, in em.
    fn metrics(self) -> [f64; 3] {
        match self {
            Face::Regular | Face::Italic | Face::Bold => [0.7, 0.76, 0.26],
            Face::Heading => [0.704, 0.8, 0.26],
            Face::Wordmark => [0.603, 0.74, 0.24],
        }
    }

    /// Height of the capitals, in em.
    pub(crate) fn cap(self) -> f64 {
        self.metrics()[0]
    }

    /// How far letters reach above the baseline, in em.
    pub(crate) fn rise(self) -> f64 {
        self.metrics()[1]
    }

    /// How far letters reach below the baseline, in em.
    pub fn drop(self) -> f64 {
        self.metrics()[2]
    }

    /// The width of a text in em, shaped exactly as it will be drawn.
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
            return Measured { em: whole.em, stretches: [Arc::new(whole)].into() };
        }
        let fallback = Face::ALL.len() + usize::from(self.weight() != 400);
        let fallback = if Font::of(fallback).is_some() { fallback } else { own };
        let is_own = |at: usize| !lacks.contains(&at);
        let mut stretches = Vec::new();
        let mut rest = text.char_indices().peekable();
        while let Some((from, _)) = rest.next() {
            while rest.next_if(|(at, _)| is_own(*at) == is_own(from)).is_some() {}
            let to = rest.peek().map_or(text.len(), |(at, _)| *at);
            let (text, place) = (&text[from..to], if is_own(from) { own } else { fallback });
            stretches.push(Arc::new(GlyphRun::new(text, place, &font(place).shaped(text))));
        }
        Measured {
            em: stretches.iter().map(|stretch| stretch.em).sum(),
            stretches: stretches.into(),
        }
    }

    /// A text in stretches, each in one font.
    pub(crate) fn stretches(self, text: &str) -> Arc<[Arc<GlyphRun>]> {
        self.measured(text).stretches
    }
}

/// How many units of a font's own, by its place in [`FILES`], are an em.
pub(crate) fn units_per_em(font: usize) -> f64 {
    Font::of(font).map_or(1000.0, |font| font.units_per_em.into())
}

/// What is known of a text in a face.
#[derive(Clone)]
struct Measured {
    em: f64,
    stretches: Arc<[Arc<GlyphRun>]>,
}

/// A stretch of a text, shaped in one font.
#[derive(Debug)]
pub(crate) struct GlyphRun {
    pub text: Box<str>,
    /// Its width.
    pub em: f64,
    /// The font, by its place in [`FILES`].
    pub font: usize,
    /// In the order of drawing, from the left.
    pub glyphs: Box<[Glyph]>,
    /// How a back end writes the glyphs, once one did.
    pub written: OnceLock<Box<str>>,
}

/// A glyph of a stretch, in thousandths of an em.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glyph {
    /// Its number in the font; 0 for a letter that the font lacks.
    pub number: u16,
    /// From the start of the stretch.
    pub x: f64,
    /// The part of the text that it stands for; empty where the glyph before stands for it.
    pub letters: (usize, usize),
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
                Glyph { number, x, letters: (from, to) }
            });
        let glyphs = glyphs.collect();
        let em = f64::from(pen) / units;
        GlyphRun { text: text.into(), em, font, glyphs, written: OnceLock::new() }
    }

    /// The family of its font.
    pub(crate) fn family(&self) -> &'static str {
        Face::ALL.get(self.font).map_or(FALLBACK, |face| face.family())
    }

    /// Whether its font is that of the face.
    pub(crate) fn is_own(&self, face: Face) -> bool {
        self.font == face as usize
    }
}

/// How many texts a thread remembers for each face: more than the words of all rules.
const MOST_MEASURED: usize = 8192;

thread_local! {
    /// Texts that were measured already: most words come again and again. Only looked into,
    /// never walked, so that its order cannot reach the output.
    static MEASURED: RefCell<[HashMap<String, Measured>; 5]> = RefCell::default();
}

/// Of every font that is there.
static FONTS: [OnceLock<Font>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];

const EMBEDDED: &str = "the font of every face is embedded";

/// The fonts that a module for browsers does without until they are [handed in](hand_in).
#[cfg(feature = "program")]
pub(crate) fn loaded_later() -> &'static [(&'static str, &'static [u8])] {
    &FILES[Face::ALL.len()..]
}

/// Takes the data of a font that was left to be loaded later, by its place in [`FILES`].
///
/// # Errors
/// If it is no font, or that one is there already.
pub(crate) fn hand_in(place: usize, data: Vec<u8>) -> Result<(), FontError> {
    let slot = FONTS.get(place).filter(|slot| slot.get().is_none()).ok_or(FontError::There)?;
    FontRef::new(&data).map_err(|_| FontError::Form)?;
    slot.set(Font::new(data.leak())).map_err(|_| FontError::There)?;
    // What was measured without it.
    MEASURED.with_borrow_mut(|measured| measured.iter_mut().for_each(HashMap::clear));
    Ok(())
}

/// The fonts that are there, with their places in [`FILES`].
pub(crate) fn present() -> impl Iterator<Item = (usize, &'static [u8])> {
    (0..FILES.len()).filter_map(|place| Some((place, Font::of(place)?.bytes)))
}

/// What styles call a font of [`FILES`]: its family, its weight, and whether it is italic.
pub(crate) fn called(place: usize) -> (&'static str, u16, bool) {
    match Face::ALL.get(place) {
        Some(&face) => (face.family(), face.weight(), face == Face::Italic),
        None if place == Face::ALL.len() => (FALLBACK, 400, false),
        None => (FALLBACK, 700, false),
    }
}

/// Why a font is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FontError {
    /// It is another thing, or broken.
    #[error("this is no font; load it again")]
    Form,
    /// No font is missing in that place.
    #[error("no font is missing there")]
    There,
}

/// A font file, ready to shape text.
struct Font {
    bytes: &'static [u8],
    file: FontRef<'static>,
    data: ShaperData,
    units_per_em: i32,
    /// One for each script: to make a plan takes longer than to shape a word by it.
    plans: Mutex<Vec<(Script, Arc<ShapePlan>)>>,
}

impl Font {
    /// The font of a place in [`FILES`], unless it is loaded later.
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

/// A font of its tables.
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

/// Where in a text the letters stand that its font lacks. The end of a line is none: it is
/// drawn as a space.
fn lacking(shaped: &GlyphBuffer, text: &str) -> impl Iterator<Item = usize> {
    let missing = shaped.glyph_infos().iter().filter(|glyph| glyph.glyph_id == 0);
    let places = missing.map(|glyph| glyph.cluster as usize);
    places.filter(|&at| text.get(at..).is_some_and(|rest| !rest.starts_with('\n')))
}

#[cfg(test)]
mod tests {
    use super::*;

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
