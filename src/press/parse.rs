//! Parsing of SVG into `usvg` trees.

use tiny_skia::{PixmapMut, Transform};
use usvg::fontdb::ID;
use usvg::{Group, ImageHrefResolver, ImageKind, Node, Options, Tree, WriteOptions};

use super::fonts::{MissingResource, MissingResources};
use super::{Fonts, PressError};
use crate::common::{IN_BROWSER, threads};
use crate::page::picture::Picture;
use crate::page::untrusted_svg::nodes::{self, UnprintableFeature};
use crate::page::{Mm, Page, list};

/// Page or other drawing with the parsed tree of its SVG, for rendering to [PNG](super::png).
#[derive(Debug)]
pub struct ParsedPage {
    name: String,
    /// Trimmed width and height.
    trim: (Mm, Mm),
    /// Width of the paper on each side of the trim.
    around: Mm,
    /// Tree of the SVG, in CSS pixels.
    tree: Tree,
}

/// CSS pixels per millimetre.
const PX_PER_MM: f64 = 96.0 / 25.4;

pub(super) fn matrix(m: [f64; 6]) -> Transform {
    let [a, b, c, d, e, f] = m.map(|n| n as f32);
    Transform::from_row(a, b, c, d, e, f)
}

impl ParsedPage {
    /// Parses the drawing of a page with the embedded fonts.
    ///
    /// # Errors
    /// If the drawing has text with a font or a character that is not embedded. Always fails in a
    /// browser.
    pub fn parse(page: &Page, fonts: &Fonts) -> Result<Self, PressError> {
        if IN_BROWSER {
            let reason = "drawings are not read in a browser".to_owned();
            return Err(PressError::Svg { page: page.name.clone(), reason });
        }
        let tree = tree(&page.svg(), &page.name, fonts)?;
        Ok(ParsedPage { name: page.name.clone(), trim: page.trim, around: page.around(), tree })
    }

    /// Parses an SVG document that is not a page, such as a plot, with `fonts`. Its size is that of
    /// the root element. Error messages refer to it as `name`.
    ///
    /// # Errors
    /// If `svg` is not SVG, refers to an image in another file, or has text with a font or a character that is not
    /// among `fonts`.
    pub fn of_svg(name: &str, svg: &str, fonts: &Fonts) -> Result<Self, PressError> {
        let tree = tree(svg, name, fonts)?;
        let [w, h] = [tree.size().width(), tree.size().height()];
        let trim = (Mm(f64::from(w) / PX_PER_MM), Mm(f64::from(h) / PX_PER_MM));
        Ok(ParsedPage { name: name.to_owned(), trim, around: Mm(0.0), tree })
    }

    /// Parses several pages in parallel.
    ///
    /// # Errors
    /// As [`ParsedPage::parse`], for the first page that fails.
    pub fn parse_all(pages: &[Page], fonts: &Fonts) -> Result<Vec<Self>, PressError> {
        threads::map(pages, |page| ParsedPage::parse(page, fonts)).into_iter().collect()
    }

    /// Renders the page into `pixmap`. `ts` maps millimetres on the paper to pixels.
    pub(super) fn render(&self, ts: Transform, pixmap: &mut PixmapMut<'_>) {
        resvg::render(&self.tree, ts.pre_concat(to_mm()), pixmap);
    }

    /// Returns the drawing as SVG without text: letters are outlines.
    pub fn outlines(&self) -> String {
        self.tree.to_string(&WriteOptions::default())
    }

    /// Short name of the page.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Width and height including bleed and crop marks, in mm.
    pub fn size(&self) -> (f64, f64) {
        let around = 2.0 * self.around.0;
        (self.trim.0.0 + around, self.trim.1.0 + around)
    }

    /// Width and height of the trimmed page.
    pub(super) fn trim(&self) -> (Mm, Mm) {
        self.trim
    }
}

/// Transform from CSS pixels to millimetres.
fn to_mm() -> Transform {
    let scale = (1.0 / PX_PER_MM) as f32;
    Transform::from_scale(scale, scale)
}

/// Parses the SVG of the page that is named `page`.
pub(super) fn tree(svg: &str, page: &str, fonts: &Fonts) -> Result<Tree, PressError> {
    let misses = MissingResources::default();
    let (data, link) = (misses.clone(), misses.clone());
    let options = Options {
        fontdb: fonts.database().clone(),
        font_resolver: Fonts::resolver(&misses),
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(move |_, file, _| match Picture::dimensions(&file) {
                Ok(_) if file.starts_with(b"\x89PNG") => Some(ImageKind::PNG(file)),
                Ok(_) => Some(ImageKind::JPEG(file)),
                Err(fault) => {
                    data.push(MissingResource::Picture(fault));
                    None
                }
            }),
            resolve_string: Box::new(move |_, _| {
                let linked = UnprintableFeature { what: "an image", instead: "paths" };
                link.push(MissingResource::Picture(linked));
                None
            }),
        },
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options)
        .map_err(|e| PressError::Svg { page: page.to_owned(), reason: e.to_string() })?;
    if let Some(miss) = misses.first() {
        return Err(refusal(miss, page, fonts));
    }
    if let Some((character, face)) = missing_glyph(tree.root()) {
        return Err(refusal(MissingResource::Glyph(character, fonts.name_of(face)), page, fonts));
    }
    Ok(tree)
}

/// Converts a parsed drawing to a display list node. `ts` maps from CSS pixels.
pub(super) fn drawing(tree: &Tree, ts: Transform, page: &str) -> Result<list::Node, PressError> {
    nodes::node(tree.root(), ts).map_err(|UnprintableFeature { what, instead }| {
        PressError::Unsupported { page: page.to_owned(), what, instead }
    })
}

fn refusal(miss: MissingResource, page: &str, fonts: &Fonts) -> PressError {
    let page = page.to_owned();
    match miss {
        MissingResource::Font(wanted) => {
            PressError::NoFont { page, wanted, embedded: fonts.describe_all() }
        }
        MissingResource::Glyph(character, font) => PressError::NoGlyph { page, character, font },
        MissingResource::Picture(UnprintableFeature { what, instead }) => {
            PressError::Unsupported { page, what, instead }
        }
    }
}

/// Returns the first character that was shaped to the glyph `.notdef`, with its font.
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
