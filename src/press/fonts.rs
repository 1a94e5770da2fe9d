//! Fonts for text: only those embedded in the program.

use std::sync::{Arc, Mutex, PoisonError};

use harfrust::{FontRef, Tag};
use usvg::fontdb::{self, Database, FaceInfo, ID};
use usvg::{FontFamily, FontResolver};

use super::PressError;
use crate::page::fonts::{FILES, present};
use crate::page::untrusted_svg::nodes::UnprintableFeature;

/// Embedded fonts. System fonts are never used.
#[derive(Clone, Debug)]
pub struct Fonts {
    db: Arc<Database>,
    /// Font ids of the program's own files, in the order of [`FILES`]; `None` for a file that is
    /// not included.
    own: [Option<ID>; FILES.len()],
}

/// Resource that the SVG parser requested and that is not available.
#[derive(Debug)]
pub(super) enum MissingResource {
    Font(String),
    Glyph(char, String),
    /// Picture that cannot be printed.
    Picture(UnprintableFeature),
}

/// List of each [`MissingResource`] that occurred while a tree was parsed. Clones share the list.
#[derive(Clone, Default)]
pub(super) struct MissingResources(Arc<Mutex<Vec<MissingResource>>>);

impl MissingResources {
    pub(super) fn push(&self, miss: MissingResource) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(miss);
    }

    pub(super) fn first(&self) -> Option<MissingResource> {
        let mut list = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        (!list.is_empty()).then(|| list.swap_remove(0))
    }
}

impl Fonts {
    /// Loads the fonts of all pages: all embedded files of `FILES`.
    ///
    /// # Errors
    /// If a font file cannot be used.
    pub fn all() -> Result<Self, PressError> {
        let files: Vec<&'static [u8]> = present().map(|(_, data)| data).collect();
        Fonts::new(&files)
    }

    /// Loads fonts from the bytes of static TrueType files.
    ///
    /// # Errors
    /// If a file is not one readable TrueType face with fixed outlines and a PostScript name.
    pub fn new(files: &[&'static [u8]]) -> Result<Self, PressError> {
        let (mut db, mut own) = (Database::new(), [None; FILES.len()]);
        for (index, &file) in files.iter().enumerate() {
            let refuse = |reason: &str| PressError::FontFile { index, reason: reason.to_owned() };
            match file.get(..4) {
                Some([0, 1, 0, 0] | b"true") => {}
                Some(b"OTTO") => return Err(refuse("its outlines are PostScript ones")),
                _ => return Err(refuse("it is not a TrueType file")),
            }
            let ids = db.load_font_source(fontdb::Source::Binary(Arc::new(file)));
            let [id] = ids.as_slice() else {
                return Err(refuse("it holds no readable face"));
            };
            // The linker may place copies of the same bytes at several addresses, so addresses
            // alone do not identify a file.
            let is_own = |known: &[u8]| std::ptr::eq(known, file) || known == file;
            if let Some((place, _)) = present().find(|(_, known)| is_own(known)) {
                own[place] = Some(*id);
            }
            let face = db.face(*id).ok_or_else(|| refuse("it holds no readable face"))?;
            if face.post_script_name.is_empty() {
                return Err(refuse("it has no PostScript name"));
            }
            let tables = FontRef::new(file).map_err(|_| refuse("it holds no readable face"))?;
            if tables.table_data(Tag::new(b"fvar")).is_some() {
                return Err(refuse("it is a variable font"));
            }
        }
        Ok(Fonts { db: Arc::new(db), own })
    }

    /// Returns the font database, for text shaping with the same fonts.
    pub(crate) fn database(&self) -> &Arc<Database> {
        &self.db
    }

    /// Returns the font of the file at index `place` of [`FILES`].
    pub(super) fn own(&self, place: usize) -> Option<ID> {
        self.own.get(place).copied().flatten()
    }

    pub(super) fn name_of(&self, face: ID) -> String {
        self.db.face(face).map(describe).unwrap_or_default()
    }

    pub(super) fn describe_all(&self) -> String {
        let list: Vec<String> = self.db.faces().map(describe).collect();
        if list.is_empty() { "no fonts at all".to_owned() } else { list.join(", ") }
    }

    /// Returns a resolver that accepts exact matches only and records failures in `misses`.
    pub(super) fn resolver(misses: &MissingResources) -> FontResolver<'static> {
        let (fonts, glyphs) = (misses.clone(), misses.clone());
        FontResolver {
            select_font: Box::new(move |font, db| {
                let found = select(font, db);
                if found.is_none() {
                    fonts.push(MissingResource::Font(describe_font(font)));
                }
                found
            }),
            select_fallback: Box::new(move |character, used, db| {
                let font = used.first().and_then(|&id| db.face(id)).map(describe);
                glyphs.push(MissingResource::Glyph(character, font.unwrap_or_default()));
                None
            }),
        }
    }
}

fn select(font: &usvg::Font, db: &Database) -> Option<ID> {
    let style = fontdb::Style::from(font.style());
    font.families().iter().find_map(|family| {
        let FontFamily::Named(name) = family else { return None };
        db.faces()
            .find(|face| {
                face.families.iter().any(|(n, _)| n == name)
                    && face.style == style
                    && face.weight.0 == font.weight()
            })
            .map(|face| face.id)
    })
}

fn describe_font(font: &usvg::Font) -> String {
    let families = font.families().iter().map(|family| match family {
        FontFamily::Named(name) => name.clone(),
        generic => generic.to_string(),
    });
    let families: Vec<String> = families.collect();
    let style = fontdb::Style::from(font.style());
    format!("{} {}{}", families.join(", "), font.weight(), style_name(style))
}

fn describe(face: &FaceInfo) -> String {
    let family = face.families.first().map_or("?", |(name, _)| name.as_str());
    format!("{family} {}{}", face.weight.0, style_name(face.style))
}

fn style_name(style: fontdb::Style) -> &'static str {
    match style {
        fontdb::Style::Normal => "",
        fontdb::Style::Italic => " italic",
        fontdb::Style::Oblique => " oblique",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::fonts::{Face, GlyphRun};
    use crate::texts::Language;

    /// Returns the right end of a run of `text` in a face, in em, and the first resource that was
    /// missed in it.
    fn end(face: Face, text: &str, run: &GlyphRun) -> (f64, Option<MissingResource>) {
        let family = run.family();
        let slanted = face == Face::Italic && run.is_own(face);
        let (weight, style) = (face.weight(), if slanted { "italic" } else { "normal" });
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text xml:space="preserve" y="5" font-size="100" font-style="{style}" font-weight="{weight}" font-family="{family}">{text}</text></svg>"#
        );
        let misses = MissingResources::default();
        let options = usvg::Options {
            fontdb: Fonts::all().unwrap().database().clone(),
            font_resolver: Fonts::resolver(&misses),
            ..usvg::Options::default()
        };
        let tree = usvg::Tree::from_str(&svg, &options).unwrap();
        (f64::from(tree.root().abs_layer_bounding_box().right()) / 100.0, misses.first())
    }

    #[test]
    fn what_is_measured_is_drawn_in_letters_of_any_font() {
        for face in Face::ALL {
            for text in ["Zażółć gęślą jaźń", "大釜とポーション", "レベル4「Ł」は、WAV fi", "ő大Ž"]
            {
                let mut sum = 0.0;
                for run in face.runs(text).iter() {
                    // The bounding box ends with the ink of the last letter, not with its side
                    // bearing. The last letter alone is measured as well to cancel this.
                    let last = if run.is_own(face) { "H" } else { "大" };
                    let with = format!("{}{last}", run.text);
                    let [with, last] = [with.as_str(), last].map(|text| {
                        let (drawn, miss) = end(face, text, run);
                        assert!(miss.is_none(), "{face:?} {text}: {miss:?}");
                        (drawn, face.em_width(text))
                    });
                    let off = (with.0 - last.0) - (with.1 - last.1);
                    assert!(off.abs() < 5e-4, "{face:?} {}: {off}", run.text);
                    sum += run.em;
                }
                assert_eq!(sum, face.em_width(text));
            }
        }
    }

    #[test]
    fn names_in_all_scripts_are_drawn_as_measured() {
        for text in ["Олена", "Lớp", "Ελένη", "שרה", "محمد", "(מיה)", "สมชาย", "अनन्या", "김민준"]
        {
            for face in [Face::Regular, Face::Bold] {
                for run in face.runs(text).iter() {
                    let (drawn, miss) = end(face, &run.text, run);
                    assert!(miss.is_none(), "{face:?} {text}: {miss:?}");
                    // The ink ends within the side bearing of the last letter.
                    assert!((drawn - run.em).abs() < 0.12, "{face:?} {text}: {drawn} {}", run.em);
                }
            }
        }
    }

    #[test]
    fn every_letter_of_every_language_is_in_every_face() {
        for language in Language::all() {
            let mut letters: Vec<char> = language.source().chars().collect();
            letters.sort_unstable();
            letters.dedup();
            letters.retain(|letter| !letter.is_control());
            let letters: String = letters.into_iter().collect();
            for face in Face::ALL {
                for run in face.runs(&letters).iter() {
                    let (_, miss) = end(face, &run.text, run);
                    assert!(miss.is_none(), "{language:?}: {face:?} lacks {miss:?}");
                }
            }
        }
    }

    #[test]
    fn fonts_of_the_program_are_known_by_what_they_are() {
        let (_, bold) = FILES[2];
        let fonts = Fonts::new(&[bold]).unwrap();
        let own: Vec<bool> = (0..FILES.len()).map(|place| fonts.own(place).is_some()).collect();
        let expected: Vec<bool> = (0..FILES.len()).map(|place| place == 2).collect();
        assert_eq!(own, expected);
    }

    #[test]
    fn what_no_font_has_is_missed() {
        for text in ["ま龘", "龘"] {
            let runs = Face::Regular.runs(text);
            let [run] = &*runs else { panic!("{text} is all in one font") };
            let (_, miss) = end(Face::Regular, &run.text, run);
            assert!(matches!(miss, Some(MissingResource::Glyph('龘', _))), "{miss:?}");
        }
    }
}
