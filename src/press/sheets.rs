//! Imposed sheets: the leaves of a book on sheets of paper.

use std::sync::Arc;

use tiny_skia::Transform;

use super::impose::{
    BindingSide, ImposedSheets, ImposedSide, Layout, PageShape, PlacedPage, impose,
};
use super::parse::matrix;
use super::pdf::{ContentStream, FormCache, PlacedForm};
use super::{BookPage, Bookmark, Link, Paper, PressError};
use super::{FilePart, FilePartKind};
use crate::page::geometry::{Orientation, PageGeometry};
use crate::page::theme::Appearance;
use crate::page::{Area, Corrections, DrawOptions, Duplex, Ink, Mm};
use crate::texts::Language;

/// Imposition of a book together with the options for drawing its marks.
#[derive(Clone, Debug, PartialEq)]
pub struct BookImposition {
    /// Positions of the pages and the marks around them.
    pub(super) imposed: ImposedSheets,
    duplex: Duplex,
    binding: BindingSide,
    /// Back corrections of the printer. They apply to whole sheets, so the pages are drawn without
    /// any.
    corrections: Corrections,
    /// Ink of the marks.
    ink: Ink,
    /// Name of the file in the slug line.
    file: String,
    /// Language of the slug line.
    language: &'static Language,
}

impl BookImposition {
    /// Imposes pages. The sheets take ink, language and back corrections from `draw`; the pages
    /// must be drawn without corrections.
    ///
    /// # Errors
    /// If the pages cannot be imposed with this layout.
    pub fn new(
        layout: &Layout,
        pages: &[PageShape],
        draw: &DrawOptions,
        file: String,
    ) -> Result<BookImposition, PressError> {
        let &DrawOptions { corrections, ink, language, .. } = draw;
        let imposed = impose(pages, layout)?;
        let &Layout { duplex, binding, .. } = layout;
        Ok(BookImposition { imposed, duplex, binding, corrections, ink, file, language })
    }

    /// Factor by which pages are scaled to fit; 1 if they fit.
    pub fn scale(&self) -> f64 {
        self.imposed.scale
    }

    /// Paper of the sheets.
    pub(crate) fn paper(&self) -> Paper {
        self.imposed.paper
    }

    /// Number of sheets, and of those in the largest signature: see
    /// [`ImposedSheets::signature`].
    pub(crate) fn signatures(&self) -> (usize, usize) {
        (self.imposed.sheets(), self.imposed.signature)
    }

    /// Whether the document is read from right to left: true for [`BindingSide::Right`].
    pub(super) fn is_read_from_right(&self) -> bool {
        self.binding == BindingSide::Right
    }

    /// Renders the printed sides, each as a leaf.
    ///
    /// # Errors
    /// If the leaves do not match the imposed pages, or a mark cannot be drawn.
    pub(super) fn sides(
        &self,
        leaves: &[BookPage],
        cache: &FormCache,
    ) -> Result<Vec<BookPage>, PressError> {
        // Index of the first side that shows each leaf, as the target of links.
        let mut places = vec![None; leaves.len()];
        for (number, side) in self.imposed.sides.iter().enumerate() {
            for placed in &side.placed {
                let place = places.get_mut(placed.page).ok_or_else(|| {
                    PressError::library("putting pages on sheets", "there are fewer pages")
                })?;
                place.get_or_insert(number);
            }
        }
        let labels: Vec<String> = leaves.iter().map(|leaf| leaf.label.clone()).collect();
        let labels = if labels.iter().all(String::is_empty) { Vec::new() } else { labels };
        let sides = self.imposed.sides.iter().enumerate().map(|(number, side)| {
            let mut leaf = self.side(side, leaves, &labels, &places, cache)?;
            // A poster page that extends over several sheets has its bookmark on the first.
            let begins = |placed: &PlacedPage| places[placed.page] == Some(number);
            if !side.placed.iter().any(begins) {
                leaf.bookmarks.clear();
            }
            Ok(leaf)
        });
        sides.collect()
    }

    /// Converts the parts of the leaves to parts of the sides. If parts share a side and only one
    /// of them is a game, the whole file becomes that part.
    ///
    /// # Errors
    /// [`PressError::Mixed`] if a side holds pages of several parts or parts are out of order,
    /// unless there is exactly one game.
    pub(super) fn parts(&self, parts: &[FilePart]) -> Result<Vec<FilePart>, PressError> {
        let of = |placed: &PlacedPage| parts.iter().rposition(|part| part.first <= placed.page);
        let mut found: Vec<(usize, usize)> = Vec::new();
        for (number, side) in self.imposed.sides.iter().enumerate() {
            for part in side.placed.iter().filter_map(of) {
                match found.last() {
                    Some(&(_, known)) if known == part => {}
                    // Parts must appear in their order, and each must begin on a new side.
                    Some(&(begun, known)) if begun == number || part < known => {
                        return lone(parts).ok_or_else(|| PressError::Mixed {
                            sheet: side.sheet + 1,
                            one: parts[known.min(part)].name.clone(),
                            other: parts[known.max(part)].name.clone(),
                        });
                    }
                    _ => found.push((number, part)),
                }
            }
        }
        let part = |(first, part): (usize, usize)| FilePart { first, ..parts[part].clone() };
        Ok(found.into_iter().map(part).collect())
    }

    fn side(
        &self,
        side: &ImposedSide,
        leaves: &[BookPage],
        labels: &[String],
        places: &[Option<usize>],
        cache: &FormCache,
    ) -> Result<BookPage, PressError> {
        let mut shown: Vec<PlacedForm> = side
            .placed
            .iter()
            .map(|placed| {
                let page = &leaves[placed.page];
                PlacedForm {
                    form: Arc::clone(&page.content),
                    at: on_sheet(placed, page, side.size),
                    clip: Some(points(&placed.clip, side.size.1)),
                }
            })
            .collect();
        if !side.marks.is_empty() {
            let marks = self.marks(side, labels, cache)?;
            shown.push(PlacedForm { form: Arc::new(marks), at: Transform::identity(), clip: None });
        }
        let (w, h) = (PT * side.size.0.0, PT * side.size.1.0);
        let content = cache.compose(&shown, self.correction(side), w, h)?;
        let &ImposedSide { size, trim, bleed, .. } = side;
        let shape = PageShape { trim: size, ..PageShape::default() };
        let mut bookmarks: Vec<Bookmark> = Vec::new();
        let mut links = Vec::new();
        let mut pages: Vec<&PlacedPage> = side.placed.iter().collect();
        pages.sort_by_key(|placed| placed.page);
        for placed in pages {
            let leaf = &leaves[placed.page];
            bookmarks.extend(leaf.bookmarks.iter().cloned());
            links.extend(leaf.links.iter().filter_map(|link| {
                let to = places.get(link.to).copied().flatten()?;
                Some(Link { to, ..map_link(link, placed, &side.trim) })
            }));
        }
        let (content, label) = (Arc::new(content), String::new());
        Ok(BookPage { content, size, trim, bleed, shape, label, bookmarks, links })
    }

    fn marks(
        &self,
        side: &ImposedSide,
        labels: &[String],
        cache: &FormCache,
    ) -> Result<ContentStream, PressError> {
        let slug = self.imposed.slug(side, &self.file, labels);
        let marks = side.drawn_marks(&slug, self.language).concat();
        let appearance = Appearance { ink: self.ink, ..Appearance::usual() };
        cache.draw_marks(&marks, appearance, (side.size.0.0, side.size.1.0))
    }

    /// Back correction of a side, in points from the lower left corner. `None` for fronts.
    fn correction(&self, side: &ImposedSide) -> Option<Transform> {
        if !side.back {
            return None;
        }
        let orientation = Orientation::of(side.size);
        let turned = PageGeometry::rotates_backs(self.duplex, orientation);
        let corrected = self.corrections.of(orientation).matrix(side.size, turned)?;
        let h = side.size.1;
        let down =
            Transform::from_row(1.0 / PT as f32, 0.0, 0.0, -1.0 / PT as f32, 0.0, h.0 as f32);
        Some(up(h).pre_concat(matrix(corrected)).pre_concat(down))
    }
}

/// Returns the only game of `parts` as a single part for the whole file; `None` if there is not
/// exactly one game.
fn lone(parts: &[FilePart]) -> Option<Vec<FilePart>> {
    let mut games = parts.iter().filter(|part| part.kind == FilePartKind::Game);
    match (games.next(), games.next()) {
        (Some(game), None) => Some(vec![FilePart { first: 0, ..game.clone() }]),
        _ => None,
    }
}

/// Points per millimetre.
const PT: f64 = 72.0 / 25.4;

/// Transform from mm from the top left corner to points from the lower left corner.
fn up(height: Mm) -> Transform {
    matrix([PT, 0.0, 0.0, -PT, 0.0, height.0 * PT])
}

/// Transform from points of the page to points of the sheet of the given size.
fn on_sheet(placed: &PlacedPage, page: &BookPage, size: (Mm, Mm)) -> Transform {
    let mm = 1.0 / PT;
    let trimmed = matrix([mm, 0.0, 0.0, -mm, -page.trim.x.0, (page.size.1 - page.trim.y).0]);
    up(size.1).pre_concat(matrix(placed.matrix())).pre_concat(trimmed)
}

/// Rectangle `[x, y, w, h]` of an area, in points from the lower left corner.
fn points(area: &Area, height: Mm) -> [f64; 4] {
    [area.x.0, (height - area.bottom()).0, area.w.0, area.h.0].map(|mm| mm * PT)
}

/// Maps a link of a page to the side on which the page is placed. The position is relative to
/// `trim`, the trimmed area of the side.
fn map_link(link: &Link, placed: &PlacedPage, trim: &Area) -> Link {
    let [a, b, c, d, e, f] = placed.matrix();
    let map = |x: Mm, y: Mm| (Mm(a * x.0 + c * y.0 + e), Mm(b * x.0 + d * y.0 + f));
    let one = map(link.at.0, link.at.1);
    let other = map(link.at.0 + link.size.0, link.at.1 + link.size.1);
    let (left, top) = (one.0.min(other.0), one.1.min(other.1));
    let size = (one.0.max(other.0) - left, one.1.max(other.1) - top);
    Link { at: (left - trim.x, top - trim.y), size, to: link.to }
}
