//! Internal, may change. The embedded fonts. No system font is ever used, so that a page looks the
//! same on every machine. Letters that the font of a face lacks are taken from the fallback font of
//! their script, in the same weight.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use harfrust::{
    Direction, FontRef, GlyphBuffer, Script, ShapeOptions, ShapePlan, Shaper, ShaperData,
    UnicodeBuffer, script,
};

use lzma_rust2::{LzmaReader, Read};

use super::scripts::{self, DirectionRun, EUROPEAN, FAMILIES, JAPANESE};
use crate::common::IN_BROWSER;

/// Expands to the bytes of a font file. In a WebAssembly module for browsers the slice is empty:
/// the font is assembled from [`TABLES`], or loaded later and passed to [`load_font`].
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
pub static FILES: [(&str, &[u8]); 19] = [
    ("Cabin-Regular.ttf", whole!("../../fonts/cabin/Cabin-Regular.ttf")),
    ("Cabin-Italic.ttf", whole!("../../fonts/cabin/Cabin-Italic.ttf")),
    ("Cabin-Bold.ttf", whole!("../../fonts/cabin/Cabin-Bold.ttf")),
    ("Texturina-Bold.ttf", whole!("../../fonts/texturina/Texturina-Bold.ttf")),
    ("GrenzeGotisch-Bold.ttf", whole!("../../fonts/grenze-gotisch/GrenzeGotisch-Bold.ttf")),
    ("ZenMaruGothic-Regular.ttf", whole!("../../fonts/zen-maru-gothic/ZenMaruGothic-Regular.ttf")),
    ("ZenMaruGothic-Bold.ttf", whole!("../../fonts/zen-maru-gothic/ZenMaruGothic-Bold.ttf")),
    ("NotoSans-Regular.ttf", whole!("../../fonts/noto-sans/NotoSans-Regular.ttf")),
    ("NotoSans-Bold.ttf", whole!("../../fonts/noto-sans/NotoSans-Bold.ttf")),
    ("NotoSansHebrew-Regular.ttf", whole!("../../fonts/noto-sans/NotoSansHebrew-Regular.ttf")),
    ("NotoSansHebrew-Bold.ttf", whole!("../../fonts/noto-sans/NotoSansHebrew-Bold.ttf")),
    ("NotoSansArabic-Regular.ttf", whole!("../../fonts/noto-sans/NotoSansArabic-Regular.ttf")),
    ("NotoSansArabic-Bold.ttf", whole!("../../fonts/noto-sans/NotoSansArabic-Bold.ttf")),
    ("NotoSansThai-Regular.ttf", whole!("../../fonts/noto-sans/NotoSansThai-Regular.ttf")),
    ("NotoSansThai-Bold.ttf", whole!("../../fonts/noto-sans/NotoSansThai-Bold.ttf")),
    (
        "NotoSansDevanagari-Regular.ttf",
        whole!("../../fonts/noto-sans/NotoSansDevanagari-Regular.ttf"),
    ),
    ("NotoSansDevanagari-Bold.ttf", whole!("../../fonts/noto-sans/NotoSansDevanagari-Bold.ttf")),
    ("NotoSansKR-Regular.ttf", whole!("../../fonts/noto-sans/NotoSansKR-Regular.ttf")),
    ("NotoSansKR-Bold.ttf", whole!("../../fonts/noto-sans/NotoSansKR-Bold.ttf")),
];

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
    /// Title of the game on a page.
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
        self.cached_measure(text).em
    }

    fn cached_measure(self, text: &str) -> ShapedText {
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

    fn measure(self, text: &str) -> ShapedText {
        let own = self as usize;
        let font = |place| Font::of(place).or_else(|| Font::of(own)).expect(EMBEDDED);
        let shaped = font(own).shaped(text, Direction::LeftToRight);
        let lacks = lacking(&shaped, text);
        if lacks.is_empty() {
            let whole = GlyphRun::new(text, own, &shaped, false);
            return ShapedText { em: whole.em, runs: [Arc::new(whole)].into() };
        }
        let mut parts = Vec::new();
        for DirectionRun { range, is_rtl } in scripts::direction_runs(text) {
            let mut of_font = self.parts(text, range, &lacks, is_rtl);
            if is_rtl {
                of_font.reverse();
            }
            parts.extend(of_font.into_iter().map(|(range, place)| (range, place, is_rtl)));
        }
        let mut order: Vec<usize> = parts.iter().map(|(range, ..)| range.start).collect();
        order.sort_unstable();
        let run = |(range, place, is_rtl): (Range<usize>, usize, bool)| {
            let rank = order.partition_point(|start| *start < range.start);
            let (text, place) = (&text[range], if Font::of(place).is_some() { place } else { own });
            let direction = if is_rtl { Direction::RightToLeft } else { Direction::LeftToRight };
            let shaped = font(place).shaped(text, direction);
            let run = GlyphRun::new(text, place, &shaped, is_rtl);
            Arc::new(GlyphRun { rank, ..run })
        };
        let runs: Vec<Arc<GlyphRun>> = parts.into_iter().map(run).collect();
        ShapedText { em: runs.iter().map(|run| run.em).sum(), runs: runs.into() }
    }

    /// Splits a part of `text` in one direction into ranges of one font, in logical order, with
    /// their fonts as indices into [`FILES`]. The font of this face lacks the letters in `lacks`.
    fn parts(
        self,
        text: &str,
        range: Range<usize>,
        lacks: &[Range<usize>],
        is_rtl: bool,
    ) -> Vec<(Range<usize>, usize)> {
        let from = range.start;
        let family = |at: usize| {
            let cluster = lacks.iter().find(|cluster| cluster.contains(&at))?;
            let mut families = text[cluster.clone()].chars().map(scripts::family_of);
            Some(families.find(|family| *family != EUROPEAN).unwrap_or(EUROPEAN))
        };
        let letters: Vec<(usize, char)> =
            text[range.clone()].char_indices().map(|(at, c)| (from + at, c)).collect();
        let mut families: Vec<Option<usize>> = letters.iter().map(|(at, _)| family(*at)).collect();
        let end = |i: usize| letters.get(i).map_or(range.end, |(at, _)| *at);
        let direction = if is_rtl { Direction::RightToLeft } else { Direction::LeftToRight };
        let shows = |family: usize, text: &str| {
            let font = Font::of(self.fallback(family));
            font.is_some_and(|font| lacking(&font.shaped(text, direction), text).is_empty())
        };
        // A word is drawn in one font, if the font has all of it; all words, if one has a Latin
        // letter that the face lacks, as in Vietnamese names.
        let is_space = |i: usize| letters[i].1.is_whitespace();
        let is_latin = |((_, c), family): (&(usize, char), &Option<usize>)| {
            *family == Some(EUROPEAN) && scripts::is_latin(*c)
        };
        let all_words = letters.iter().zip(&families).any(is_latin).then_some(EUROPEAN);
        let mut i = 0;
        while i < letters.len() {
            let next = (i..letters.len()).find(|next| is_space(*next) != is_space(i));
            let next = next.unwrap_or(letters.len());
            let mut used = families[i..next].iter().flatten().copied();
            if let Some(family) = used.next().or(all_words).filter(|family| *family != JAPANESE)
                && used.all(|other| other == family)
                && shows(family, &text[end(i)..end(next)])
            {
                families[i..next].fill(Some(family));
            }
            i = next;
        }
        // So is the space between two words in the same font.
        for i in 1..letters.len().saturating_sub(1) {
            let (before, after) = (families[i - 1], families[i + 1]);
            if let (true, Some(family)) = (is_space(i) && before == after, before)
                && family != JAPANESE
                && shows(family, &text[end(i)..end(i + 1)])
            {
                families[i] = Some(family);
            }
        }
        let mut parts = Vec::new();
        let mut i = 0;
        for same in families.chunk_by(|one, next| one == next) {
            let place = same[0].map_or(self as usize, |family| self.fallback(family));
            parts.push((end(i)..end(i + same.len()), place));
            i += same.len();
        }
        parts
    }

    /// Returns the index in [`FILES`] of the font of a family of [`FAMILIES`] in the weight of this
    /// face.
    fn fallback(self, family: usize) -> usize {
        Face::ALL.len() + 2 * family + usize::from(self.weight() != 400)
    }

    /// Splits a text into [`GlyphRun`]s, each in one font and direction, from left to right.
    pub(crate) fn runs(self, text: &str) -> Arc<[Arc<GlyphRun>]> {
        self.cached_measure(text).runs
    }

    /// Returns the first character of `text` for which neither the font of this face nor its
    /// fallback has a glyph.
    pub(crate) fn missing(self, text: &str) -> Option<char> {
        let in_run = |run: &Arc<GlyphRun>| {
            let lacking = run.glyphs.iter().filter(|glyph| glyph.number == 0);
            let from = lacking.map(|glyph| glyph.letters.0).min()?;
            run.text.get(from as usize..)?.chars().next()
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
struct ShapedText {
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
    /// Whether its text goes from right to left.
    pub is_rtl: bool,
    /// Index among the runs of its text in logical order.
    pub rank: usize,
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
    /// Distance above the baseline, in thousandths of an em.
    pub y: f32,
    /// Byte range in the run's text of the cluster that this glyph belongs to; empty for all but
    /// the first glyph of a cluster.
    pub letters: (u32, u32),
    /// Letter or accent of this glyph, if a letter such as `Ǖ` is drawn as several glyphs. In a
    /// fallback font, the letters of a cluster are assigned to its glyphs in their order.
    pub part: Option<char>,
}

impl Glyph {
    /// Returns the byte range of its cluster in the run's text.
    pub(crate) fn text_range(&self) -> Range<usize> {
        self.letters.0 as usize..self.letters.1 as usize
    }
}

impl GlyphRun {
    fn new(text: &str, font: usize, shaped: &GlyphBuffer, is_rtl: bool) -> GlyphRun {
        let units = units_per_em(font);
        let per_mille = |units_of: i32| f64::from(units_of) * 1000.0 / units;
        let infos = shaped.glyph_infos();
        let mut pen = 0;
        let glyphs =
            infos.iter().zip(shaped.glyph_positions()).enumerate().map(|(i, (info, at))| {
                let from = info.cluster as usize;
                let begins = i == 0 || infos[i - 1].cluster != info.cluster;
                let is_other = |cluster: &usize| *cluster != from;
                let after = match is_rtl {
                    true => {
                        infos[..i].iter().rev().map(|info| info.cluster as usize).find(is_other)
                    }
                    false => infos[i..].iter().map(|info| info.cluster as usize).find(is_other),
                };
                let to = if begins { after.unwrap_or(text.len()) } else { from };
                let (x, y) = (per_mille(pen + at.x_offset), per_mille(at.y_offset) as f32);
                pen += at.x_advance;
                let number = u16::try_from(info.glyph_id).unwrap_or_default();
                Glyph { number, x, y, letters: (from as u32, to as u32), part: None }
            });
        let mut glyphs: Box<[Glyph]> = glyphs.collect();
        let clusters = glyphs.chunk_by_mut(|_, next| next.letters.0 == next.letters.1);
        for cluster in clusters.filter(|cluster| cluster.len() > 1) {
            let numbers: Vec<u16> = cluster.iter().map(|glyph| glyph.number).collect();
            let parts = match font < NOTO {
                true => Font::of(font).and_then(|font| font.parts_of_letter(&numbers)),
                false => text.get(cluster[0].text_range()).map(|letters| {
                    let last = letters.chars().next_back();
                    let all = letters.chars().chain(last.into_iter().cycle());
                    let mut parts: Vec<char> = all.take(numbers.len()).collect();
                    if is_rtl {
                        parts.reverse();
                    }
                    parts
                }),
            };
            for (glyph, part) in cluster.iter_mut().zip(parts.unwrap_or_default()) {
                glyph.part = Some(part);
            }
        }
        let (em, written) = (f64::from(pen) / units, OnceLock::new());
        GlyphRun { text: text.into(), em, font, is_rtl, rank: 0, glyphs, written }
    }

    /// Returns the family of its font.
    pub(crate) fn family(&self) -> &'static str {
        css_font(self.font).0
    }

    /// Whether readers of text cannot derive it from the glyphs: several of a fallback font show one
    /// letter. Readers put text from right to left in order themselves.
    pub(crate) fn needs_text(&self) -> bool {
        let is_cluster = |glyph: &Glyph| glyph.letters.0 == glyph.letters.1;
        self.font >= NOTO && !self.is_rtl && self.glyphs.iter().any(is_cluster)
    }

    /// Whether a space follows its text in a paragraph: not after Japanese.
    pub(crate) fn takes_space(&self) -> bool {
        self.font < Face::ALL.len() || self.font >= NOTO
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
    static MEASURED: RefCell<[HashMap<String, ShapedText>; 5]> = RefCell::default();
}

/// Loaded fonts, in the order of [`FILES`].
static FONTS: [OnceLock<Font>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];

const EMBEDDED: &str = "the font of every face is embedded";

/// Index in [`FILES`] of the first fallback font after the Japanese ones.
pub(crate) const NOTO: usize = Face::ALL.len() + 2 * EUROPEAN;

/// Returns the fonts that a module for browsers lacks until they are passed to [`load_font`].
pub(crate) fn loaded_later() -> &'static [(&'static str, &'static [u8])] {
    &FILES[Face::ALL.len()..]
}

/// Stores a font that was left out of the module. `place` is its index in [`FILES`].
///
/// # Errors
/// [`FontError::Form`] if `data` is not a font, [`FontError::NotMissing`] if that font is already
/// loaded.
pub(crate) fn load_font(place: usize, data: Vec<u8>) -> Result<(), FontError> {
    let slot =
        FONTS.get(place).filter(|_| Font::of(place).is_none()).ok_or(FontError::NotMissing)?;
    FontRef::new(&data).map_err(|_| FontError::Form)?;
    slot.set(Font::new(data.leak())).map_err(|_| FontError::NotMissing)?;
    // Texts measured without this font may have missing glyphs.
    MEASURED.with_borrow_mut(|measured| measured.iter_mut().for_each(HashMap::clear));
    Ok(())
}

/// Returns the loaded fonts with their indices in [`FILES`].
pub(crate) fn present() -> impl Iterator<Item = (usize, &'static [u8])> {
    let bytes = |place: usize| match IN_BROWSER {
        true => Font::of(place).map(|font| font.bytes),
        false => Some(FILES[place].1),
    };
    (0..FILES.len()).filter_map(move |place| Some((place, bytes(place)?)))
}

/// Returns the outline of a glyph as SVG path data, in font units with the y axis pointing down;
/// `font` is an index into [`FILES`]. Empty for a glyph without an outline.
pub(crate) fn glyph_path(font: usize, glyph: u16) -> String {
    Font::of(font).map_or_else(String::new, |font| super::glyph::path_data(&font.file, glyph))
}

/// Returns the CSS family, the CSS weight and whether the font is italic; `place` is an index into
/// [`FILES`].
pub(crate) fn css_font(place: usize) -> (&'static str, u16, bool) {
    match Face::ALL.get(place) {
        Some(&face) => (face.family(), face.weight(), face == Face::Italic),
        None => {
            let place = place - Face::ALL.len();
            let family = FAMILIES.get(place / 2).copied().unwrap_or_default();
            (family, if place.is_multiple_of(2) { 400 } else { 700 }, false)
        }
    }
}

/// Returns the indices in [`FILES`] of the fallback fonts that a text may need.
pub(crate) fn fallback_fonts_for(text: &str) -> Vec<usize> {
    let own = |c: char| {
        let mut bytes = [0; 4];
        let text = c.encode_utf8(&mut bytes);
        let has = |face: &Face| {
            let font = Font::of(*face as usize).expect(EMBEDDED);
            lacking(&font.shaped(text, Direction::LeftToRight), text).is_empty()
        };
        Face::ALL.iter().all(has)
    };
    let families = text.chars().filter(|c| !c.is_control() && !own(*c)).map(scripts::family_of);
    let mut places: Vec<usize> =
        families.flat_map(|family| [0, 1].map(|i| Face::ALL.len() + 2 * family + i)).collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// Reasons why `load_font` rejects a font.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FontError {
    /// The data are not a font, or are damaged.
    #[error("this is no font; load it again")]
    Form,
    /// No font is missing at this index.
    #[error("no font is missing there")]
    NotMissing,
}

/// Font of [`FILES`], ready to shape text.
struct Font {
    bytes: &'static [u8],
    file: FontRef<'static>,
    data: ShaperData,
    units_per_em: i32,
    /// Shaping plans by script and direction, since creating a plan takes longer than shaping a word with it.
    plans: Mutex<Vec<(Script, Direction, Arc<ShapePlan>)>>,
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

    fn shaped(&self, text: &str, direction: Direction) -> GlyphBuffer {
        let shaper = self.data.shaper(&self.file).build();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.set_direction(direction);
        buffer.guess_segment_properties();
        let plan = self.plan(&shaper, buffer.script(), direction);
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
                let shaped = self.shaped(&format!("{parts}{part}"), Direction::LeftToRight);
                let numbers = shaped.glyph_infos().iter().map(|info| info.glyph_id);
                numbers.eq(glyphs[..length].iter().map(|&number| u32::from(number)))
            };
            let part = candidates.into_iter().find(shows)?;
            parts.push(part);
        }
        Some(parts.chars().collect())
    }

    fn plan(&self, shaper: &Shaper<'_>, of: Script, direction: Direction) -> Arc<ShapePlan> {
        let mut plans = self.plans.lock().unwrap_or_else(PoisonError::into_inner);
        let is_known = |script: Script, way: Direction| script == of && way == direction;
        if let Some((.., plan)) = plans.iter().find(|(script, way, _)| is_known(*script, *way)) {
            return Arc::clone(plan);
        }
        let known = Some(of).filter(|&of| of != script::UNKNOWN);
        let plan = Arc::new(ShapePlan::new(shaper, direction, known, None, &[]));
        plans.push((of, direction, Arc::clone(&plan)));
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

/// Returns the byte ranges of the clusters that the font lacks, in the order of the glyphs. Line
/// breaks are skipped, as they are drawn as spaces.
fn lacking(shaped: &GlyphBuffer, text: &str) -> Vec<Range<usize>> {
    let infos = shaped.glyph_infos();
    let missing = infos.iter().filter(|glyph| glyph.glyph_id == 0);
    let cluster = |from: usize| {
        let after = infos.iter().map(|glyph| glyph.cluster as usize).filter(|next| *next > from);
        from..after.min().unwrap_or(text.len())
    };
    let all = missing.map(|glyph| cluster(glyph.cluster as usize));
    all.filter(|range| !text[range.clone()].starts_with('\n')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The accent on the capital is a glyph that no character maps to.
    /// The page asks for fallback fonts only if a text has other characters (`press.js`). Names of
    /// players are in all faces.
    #[test]
    fn western_letters_need_no_fallback() {
        let letters = ('\u{20}'..='\u{17E}').filter(|c| c.is_alphanumeric());
        let lacking: String =
            letters.filter(|c| !fallback_fonts_for(&c.to_string()).is_empty()).collect();
        assert_eq!(lacking, "");
    }

    #[test]
    fn a_letter_of_several_glyphs_has_its_accents_as_parts() {
        for (letter, parts) in [("Ǖ", "Ü\u{304}"), ("Ǿ", "Ø\u{301}"), ("é", ""), ("W", "")] {
            let runs = Face::Regular.runs(&format!("a{letter}b"));
            let told: String =
                runs.iter().flat_map(|run| &run.glyphs).filter_map(|g| g.part).collect();
            assert_eq!(told, parts, "{letter}");
        }
    }

    /// Rows of file, text, advance width and glyphs, in font units, as HarfBuzz shapes them.
    const SHAPED_BY_HARFBUZZ: &str = include_str!("harfbuzz.tsv");

    #[test]
    fn names_in_all_scripts_are_shaped_as_by_harfbuzz() {
        for row in SHAPED_BY_HARFBUZZ.lines() {
            let [file, text, advance, expected] = *row.split('\t').collect::<Vec<_>>() else {
                panic!("{row}")
            };
            let runs = Face::Italic.runs(text);
            let [run] = &*runs else { panic!("{text}: {} runs", runs.len()) };
            assert_eq!(FILES[run.font].0, file, "{text}");
            let units = |per_mille: f64| (per_mille * units_per_em(run.font) / 1000.0).round();
            let glyph = |glyph: &Glyph| {
                format!("{}@{},{}", glyph.number, units(glyph.x), units(glyph.y.into()))
            };
            let glyphs: Vec<String> = run.glyphs.iter().map(glyph).collect();
            assert_eq!(glyphs.join(" "), expected, "{text}");
            assert_eq!(units(run.em * 1000.0).to_string(), advance, "{text}");
            let covered: usize = run.glyphs.iter().map(|glyph| glyph.text_range().len()).sum();
            assert_eq!(covered, text.len(), "{text}: each letter belongs to a glyph");
        }
    }

    #[test]
    fn runs_are_in_visual_order_and_know_their_place_in_the_text() {
        let told = |text: &str| -> Vec<(String, usize, bool)> {
            let runs = Face::Bold.runs(text);
            runs.iter().map(|run| (run.text.to_string(), run.rank, run.is_rtl)).collect()
        };
        let run = |text: &str, rank, is_rtl| (text.to_owned(), rank, is_rtl);
        assert_eq!(told("Zoë Müller"), [run("Zoë Müller", 0, false)]);
        assert_eq!(told("For Trần Văn Ơi"), [run("For Trần Văn Ơi", 0, false)]);
        assert_eq!(told("For Leyla Məmmədova").len() + told("For Kaʻiulani Lee").len(), 2);
        assert_eq!(told("For Лев"), [run("For ", 0, false), run("Лев", 1, false)]);
        let [one, two] = ["\u{5D3}\u{5D5}\u{5D3}", "\u{5E9}\u{5E8}\u{5D4}"];
        let mixed = format!("For Анна & {one} {two}!");
        let expected = [
            run("For ", 0, false),
            run("Анна", 1, false),
            run(" & ", 2, false),
            run(&format!("{one} {two}"), 3, true),
            run("!", 4, false),
        ];
        assert_eq!(told(&mixed), expected);
        let name = scripts::isolated(&format!("{one} 4 {two}"));
        let expected = [
            run(two, 4, true),
            run(" ", 3, true),
            run("4", 2, false),
            run(" ", 1, true),
            run(one, 0, true),
            run("  12", 5, false),
        ];
        assert_eq!(told(&format!("{name}  12")), expected);
    }

    #[test]
    fn fonts_are_wanted_by_scripts() {
        assert!(fallback_fonts_for("Zoë Łukasz – 4b").is_empty());
        let files =
            |text| fallback_fonts_for(text).into_iter().map(|i| FILES[i].0).collect::<Vec<_>>();
        assert_eq!(files("Лев"), ["NotoSans-Regular.ttf", "NotoSans-Bold.ttf"]);
        assert_eq!(files("健太"), ["ZenMaruGothic-Regular.ttf", "ZenMaruGothic-Bold.ttf"]);
        assert_eq!(files("김"), ["NotoSansKR-Regular.ttf", "NotoSansKR-Bold.ttf"]);
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
