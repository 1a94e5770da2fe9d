//! SVG becomes a tree, once.

use usvg::fontdb::ID;
use usvg::{Group, ImageHrefResolver, Node, Options, Tree};

use super::fonts::{Miss, Misses};
use super::{Fonts, PressError};
use crate::page::Page;
use crate::threads;

/// A page whose drawing has been parsed; both PDF and PNG are made from it.
#[derive(Debug)]
pub struct ParsedPage {
    pub(super) name: String,
    pub(super) title: String,
    /// Trimmed width and height, mm.
    pub(super) trim: (f64, f64),
    /// Bleed on each side, mm.
    pub(super) bleed: f64,
    /// Paper on each side of the trim, mm.
    pub(super) around: f64,
    pub(super) tree: Tree,
}

/// CSS pixels to a millimetre.
pub(super) const PX_PER_MM: f64 = 96.0 / 25.4;

/// How far a drawing's size may be off, in mm.
const SIZE_SLACK: f64 = 0.05;

impl ParsedPage {
    /// Parses a page's drawing with the embedded fonts.
    ///
    /// # Errors
    /// If the drawing is not SVG, is not as large as the page, refers to an image, or has
    /// text in a font or with a character that is not embedded.
    pub fn parse(page: &Page, fonts: &Fonts) -> Result<Self, PressError> {
        let misses = Misses::default();
        let (data, link) = (misses.clone(), misses.clone());
        let options = Options {
            fontdb: fonts.database().clone(),
            font_resolver: Fonts::resolver(&misses),
            image_href_resolver: ImageHrefResolver {
                resolve_data: Box::new(move |_, _, _| {
                    data.push(Miss::Image);
                    None
                }),
                resolve_string: Box::new(move |_, _| {
                    link.push(Miss::Image);
                    None
                }),
            },
            ..Options::default()
        };
        let tree = Tree::from_str(&page.svg, &options)
            .map_err(|e| PressError::Svg { page: page.name.clone(), reason: e.to_string() })?;
        if let Some(miss) = misses.first() {
            return Err(refusal(miss, page, fonts));
        }
        if let Some((character, face)) = missing_glyph(tree.root()) {
            return Err(refusal(Miss::Glyph(character, fonts.name_of(face)), page, fonts));
        }
        let parsed = ParsedPage {
            name: page.name.clone(),
            title: page.title.clone(),
            trim: (page.trim.0.0, page.trim.1.0),
            bleed: page.bleed.width().0,
            around: page.around().0,
            tree,
        };
        parsed.check_size()?;
        Ok(parsed)
    }

    /// Parses several pages at once, a thread each.
    ///
    /// # Errors
    /// As [`ParsedPage::parse`], for the first page that fails.
    pub fn parse_all(pages: &[Page], fonts: &Fonts) -> Result<Vec<Self>, PressError> {
        threads::map(pages, |page| ParsedPage::parse(page, fonts)).into_iter().collect()
    }

    /// The page's short name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Width and height with bleed and crop marks, in mm.
    pub fn size(&self) -> (f64, f64) {
        (self.trim.0 + 2.0 * self.around, self.trim.1 + 2.0 * self.around)
    }

    fn check_size(&self) -> Result<(), PressError> {
        let size = self.tree.size();
        let drawn_w = f64::from(size.width()) / PX_PER_MM;
        let drawn_h = f64::from(size.height()) / PX_PER_MM;
        let (page_w, page_h) = self.size();
        if (drawn_w - page_w).abs() > SIZE_SLACK || (drawn_h - page_h).abs() > SIZE_SLACK {
            return Err(PressError::Size {
                page: self.name.clone(),
                drawn_w,
                drawn_h,
                page_w,
                page_h,
            });
        }
        Ok(())
    }
}

fn refusal(miss: Miss, page: &Page, fonts: &Fonts) -> PressError {
    let page = page.name.clone();
    match miss {
        Miss::Font(wanted) => PressError::NoFont { page, wanted, embedded: fonts.embedded() },
        Miss::Glyph(character, font) => PressError::NoGlyph { page, character, font },
        Miss::Image => PressError::Unsupported { page, what: "an image", instead: "paths" },
    }
}

/// The first character that was shaped into the font's "missing" glyph.
fn missing_glyph(group: &Group) -> Option<(char, ID)> {
    group.children().iter().find_map(|node| match node {
        Node::Group(group) => missing_glyph(group),
        Node::Text(text) => text
            .layouted()
            .iter()
            .flat_map(|span| &span.positioned_glyphs)
            .find(|glyph| glyph.id.0 == 0)
            .map(|glyph| {
                let character = glyph.text.chars().next();
                (character.unwrap_or(char::REPLACEMENT_CHARACTER), glyph.font)
            }),
        Node::Path(_) | Node::Image(_) => None,
    })
}
