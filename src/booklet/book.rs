//! Assembly of a booklet: its pages in order, each with a label and a footer.

use super::{BookletError, BookletOptions, Caption};
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::geometry::{Orientation, PageGeometry};
use crate::page::ledger::Layer;
use crate::page::scripts::isolated;
use crate::page::shape::{Frame, Point};
use crate::page::tag::Tag;
use crate::page::{DrawError, LayoutUnit, Page, theme};
use crate::press::impose::BindingSide;
use crate::press::{BookPage, Bookmark, Link};
use crate::texts::msg::booklet_blank;
use crate::texts::{Language, Message};

/// Distance from the bottom of the paper to the lowest descender. Most home printers have an
/// unprintable margin of 3 to 5 mm.
const BELOW: LayoutUnit = LayoutUnit(5.0);
/// Distance of a footer from the sides of the paper.
const SIDE: LayoutUnit = LayoutUnit(14.0);
/// Smallest gap between two texts of a footer.
const GAP: LayoutUnit = LayoutUnit(4.0);
/// Largest width of the text of the organizer, relative to the width of an upright footer.
const LARGEST_HOUSE: f64 = 0.7;
const TEXT: Style = Style::new(Face::Regular, 7.0).colour(theme::SOFT_INK);
const NUMBER: Style = Style::new(Face::Bold, 8.0).colour(theme::INK);

/// Unfinished booklet: pages in their order. Built by [`BookletParts`](super::parts::BookletParts).
pub(super) struct Book<'a, P> {
    finisher: Finisher<'a, P>,
    /// Number of leaves before the first game.
    front: usize,
    leaves: Vec<BookLeaf<P>>,
}

/// Page at its position in a booklet.
struct BookLeaf<P> {
    page: FinishedPage<P>,
    /// Owner text in the footer; `None` for a page without a footer.
    name: Option<String>,
    bookmarks: Vec<Bookmark>,
    links: Vec<Link>,
}

/// Page with its footer, converted to `P`.
pub(super) struct FinishedPage<P> {
    made: P,
    title: String,
    orientation: Orientation,
}

/// Adds footers and renders each page to its content stream. The display list, which is far larger,
/// is dropped at once.
pub(super) struct Finisher<'a, P> {
    pub sheet: PageGeometry,
    pub language: &'static Language,
    /// Text of the organizer in the footer of each page.
    pub house: &'a str,
    /// Binding side. Page labels are on the opposite side.
    pub binding: BindingSide,
    /// Conversion of a page to `P`, which is [`BookPage`] except in tests.
    pub press: &'a (dyn Fn(Page) -> Result<P, BookletError> + Sync),
}

impl<P> Clone for Finisher<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for Finisher<'_, P> {}

/// Rounds the number of `leaves` up to whole sheets of paper, each of which has two.
pub(super) fn whole_sheets(leaves: usize) -> usize {
    leaves.next_multiple_of(2)
}

impl<'a, P> Finisher<'a, P> {
    /// Creates the finisher of a booklet with `options`. Pages are converted with `press`.
    pub(super) fn new(
        options: &'a BookletOptions,
        press: &'a (dyn Fn(Page) -> Result<P, BookletError> + Sync),
    ) -> Finisher<'a, P> {
        Finisher {
            sheet: PageGeometry::new(&options.draw),
            language: options.draw.language,
            house: options.style.footer.as_ref().map_or("", Caption::as_str),
            binding: options.layout.as_ref().map_or(BindingSide::Left, |layout| layout.binding),
            press,
        }
    }

    /// Finishes a page that was drawn as a front or back, for the given leaf. `name` is its owner
    /// in the footer.
    ///
    /// # Errors
    /// If the text of the organizer is too long, or the page cannot be converted.
    pub(super) fn finish(
        &self,
        page: Page,
        leaf: usize,
        label: &str,
        name: &str,
    ) -> Result<FinishedPage<P>, BookletError> {
        let page = if is_back(leaf) { self.sheet.make_back(page) } else { page };
        self.finish_own(page, leaf, label, Some(name))
    }

    /// Finishes a page that was drawn for its side of the sheet. Without a `name` it has no footer.
    fn finish_own(
        &self,
        page: Page,
        leaf: usize,
        label: &str,
        name: Option<&str>,
    ) -> Result<FinishedPage<P>, BookletError> {
        let (title, orientation) = (page.title.clone(), page.orientation());
        let page = match name {
            Some(name) => self.with_footer(leaf, page, label, name)?,
            None => page,
        };
        Ok(FinishedPage { made: (self.press)(page)?, title, orientation })
    }

    /// Finishes the pages of a game. `at` is the index of its first leaf, counted from the first
    /// game.
    ///
    /// # Errors
    /// If the text of the organizer is too long, or a page cannot be converted.
    pub(super) fn finish_game(
        &self,
        pages: Vec<Page>,
        at: usize,
        name: &str,
    ) -> Result<Vec<FinishedPage<P>>, BookletError> {
        let finish = |(leaf, page)| self.finish(page, leaf, &arabic(leaf), name);
        (at..).zip(pages).map(finish).collect()
    }

    /// Adds the footer to a page: owner, text of the organizer, and page label, in the bottom
    /// margin that pages leave free. An owner that is too wide is shortened.
    fn with_footer(
        &self,
        leaf: usize,
        page: Page,
        label: &str,
        name: &str,
    ) -> Result<Page, DrawError> {
        let (number, house) = (label, &*isolated(self.house));
        let whole = self.sheet.page(page.orientation());
        let rise = theme::MARGIN - BELOW;
        let band = Frame::new(SIDE, whole.bottom() - theme::MARGIN, whole.w - 2.0 * SIDE, rise);
        let mut canvas = Canvas::new();
        canvas.ledger.enter("foot", band);
        // Footers repeat from page to page, and page labels are in the PDF as such, so screen
        // readers should skip them.
        canvas.begin(Tag::Artifact);
        let y = band.bottom() - TEXT.drop().max(NUMBER.drop());
        // With binding at the left, the outer side of a back is the left one. With binding at the
        // top, labels are always at the right.
        let is_outer_left = match self.binding {
            BindingSide::Left => is_back(leaf),
            BindingSide::Right => !is_back(leaf),
            BindingSide::Top => false,
        };
        let (outer, inner) = match is_outer_left {
            true => ((band.x, Align::Left), (band.right(), Align::Right)),
            false => ((band.right(), Align::Right), (band.x, Align::Left)),
        };
        let mut text = |text: &str, (x, align), style: Style| {
            if !text.is_empty() {
                canvas.text(Layer::Text, text, Point::new(x, y), align, style);
            }
        };
        let free = band.w - NUMBER.width(number) - GAP;
        // The same on each page, so that a run ends at its first page or not at all.
        let upright = self.sheet.page(Orientation::Portrait).w - 2.0 * SIDE;
        TEXT.fits(house, upright * LARGEST_HOUSE)?;
        let own = if house.is_empty() { LayoutUnit(0.0) } else { TEXT.width(house) + GAP };
        let name = TEXT.shorten(name, free - own);
        // The text of the organizer is in the middle of the page, or, where others leave no room
        // there, in the middle between them.
        let beside = TEXT.width(&name).max(NUMBER.width(number)) + GAP;
        let shift = match TEXT.width(house) <= band.w - 2.0 * beside {
            true => LayoutUnit(0.0),
            false => (TEXT.width(&name) - NUMBER.width(number)) / 2.0,
        };
        let middle = band.centre().x + if is_outer_left { -shift } else { shift };
        text(&name, inner, TEXT);
        text(house, (middle, Align::Middle), TEXT);
        text(number, outer, NUMBER);
        canvas.end();
        self.sheet.add_layer(page, canvas)
    }
}

impl<'a, P> Book<'a, P> {
    /// Creates an empty booklet with `front` leaves before the first game.
    pub(super) fn new(finisher: Finisher<'a, P>, front: usize) -> Self {
        Book { finisher, front, leaves: Vec::new() }
    }

    /// Language of the booklet.
    pub(super) fn language(&self) -> &'static Language {
        self.finisher.language
    }

    /// Page label of a leaf, counted from 0: roman such as `iv` before the games, arabic such as
    /// `12` from the first game on.
    pub(super) fn label(&self, leaf: usize) -> String {
        leaf.checked_sub(self.front).map_or_else(|| roman(leaf + 1), arabic)
    }

    /// Adds a page. `name` is its owner in the footer.
    pub(super) fn push(&mut self, page: Page, name: &str) -> Result<(), BookletError> {
        let leaf = self.leaves.len();
        let page = self.finisher.finish(page, leaf, &self.label(leaf), name)?;
        self.add(page, Some(name.to_owned()));
        Ok(())
    }

    /// Number of leaves from the first game on.
    pub(super) fn behind_front(&self) -> usize {
        self.leaves.len().saturating_sub(self.front)
    }

    /// Adds a [`FinishedPage`]. `name` is its owner in the footer.
    pub(super) fn add(&mut self, page: FinishedPage<P>, name: Option<String>) {
        self.leaves.push(BookLeaf { page, name, bookmarks: Vec::new(), links: Vec::new() });
    }

    /// Adds pages that belong together, with a bookmark `title` for all of them and one below it
    /// for each.
    pub(super) fn push_all(
        &mut self,
        pages: Vec<Page>,
        name: &str,
        title: &str,
    ) -> Result<(), BookletError> {
        let first = self.leaves.len();
        for page in pages {
            self.push(page, name)?;
        }
        self.bookmark_all(first, title);
        Ok(())
    }

    /// Adds finished pages, with a bookmark `title` for all of them and one below it for each.
    pub(super) fn push_game(&mut self, pages: Vec<FinishedPage<P>>, name: &str, title: &str) {
        let first = self.leaves.len();
        for page in pages {
            self.add(page, Some(name.to_owned()));
        }
        self.bookmark_all(first, title);
    }

    /// Adds bookmarks to the pages from leaf `first` on: one for all of them, and one below it for
    /// each.
    fn bookmark_all(&mut self, first: usize, title: &str) {
        for (i, leaf) in self.leaves.iter_mut().skip(first).enumerate() {
            if i == 0 {
                leaf.bookmarks.push(Bookmark { title: title.to_owned(), depth: 0 });
            }
            leaf.bookmarks.push(Bookmark { title: leaf.page.title.clone(), depth: 1 });
        }
    }

    /// Adds a page of a different size and without a footer.
    pub(super) fn push_own(&mut self, page: Page) -> Result<(), BookletError> {
        let leaf = self.leaves.len();
        let page = self.finisher.finish_own(page, leaf, &self.label(leaf), None)?;
        self.add(page, None);
        Ok(())
    }

    /// Adds an upright page that is drawn by the booklet, as the front or back of its sheet.
    /// Without a `name` it has no footer.
    pub(super) fn draw(
        &mut self,
        canvas: Canvas,
        short: &str,
        title: &Message,
        name: Option<&str>,
    ) -> Result<(), BookletError> {
        self.own(canvas, Orientation::Portrait, short, title, name)
    }

    fn own(
        &mut self,
        canvas: Canvas,
        orientation: Orientation,
        short: &str,
        title: &Message,
        name: Option<&str>,
    ) -> Result<(), BookletError> {
        let (leaf, sheet) = (self.leaves.len(), &self.finisher.sheet);
        let title = self.language().format(title);
        let page = match is_back(leaf) {
            true => sheet.back(canvas, orientation, short, &title)?,
            false => sheet.front(canvas, orientation, short, &title)?,
        };
        let page = self.finisher.finish_own(page, leaf, &self.label(leaf), name)?;
        self.add(page, name.map(str::to_owned));
        Ok(())
    }

    /// Adds an empty page if the next page would not begin a new sheet of paper.
    pub(super) fn pad(&mut self) -> Result<(), BookletError> {
        let Some(last) = self.leaves.last().filter(|_| is_back(self.leaves.len())) else {
            return Ok(());
        };
        let (orientation, name) = (last.page.orientation, last.name.clone());
        self.own(Canvas::new(), orientation, "empty", &booklet_blank(), name.as_deref())
    }

    /// Adds a [`Bookmark`] to the last page.
    pub(super) fn bookmark(&mut self, title: String, depth: u8) {
        if let Some(last) = self.leaves.last_mut() {
            last.bookmarks.push(Bookmark { title, depth });
        }
    }

    /// Adds a bookmark with the title of the last page to that page.
    pub(super) fn bookmark_page(&mut self, depth: u8) {
        if let Some(last) = self.leaves.last() {
            self.bookmark(last.page.title.clone(), depth);
        }
    }

    /// Adds `links` to the last page.
    pub(super) fn link(&mut self, links: Vec<Link>) {
        if let Some(last) = self.leaves.last_mut() {
            last.links.extend(links);
        }
    }
}

impl Book<'_, BookPage> {
    /// Converts the booklet to [`BookPage`] values that are ready to be bound.
    pub(super) fn into_leaves(mut self) -> Vec<BookPage> {
        let leaves = std::mem::take(&mut self.leaves).into_iter().enumerate();
        leaves
            .map(|(at, BookLeaf { page, bookmarks, links, .. })| {
                let mut page = page.made;
                (page.label, page.bookmarks, page.links) = (self.label(at), bookmarks, links);
                page
            })
            .collect()
    }
}

/// Whether a leaf, counted from 0, is the back of a sheet of paper.
fn is_back(leaf: usize) -> bool {
    leaf % 2 == 1
}

/// Page label of a leaf, counted from the first game: `1` for leaf 0.
fn arabic(leaf: usize) -> String {
    (leaf + 1).to_string()
}

/// Formats a positive number in lower-case roman numerals, such as `iv`.
fn roman(mut number: usize) -> String {
    const DIGITS: [(usize, &str); 13] = [
        (1000, "m"),
        (900, "cm"),
        (500, "d"),
        (400, "cd"),
        (100, "c"),
        (90, "xc"),
        (50, "l"),
        (40, "xl"),
        (10, "x"),
        (9, "ix"),
        (5, "v"),
        (4, "iv"),
        (1, "i"),
    ];
    let mut roman = String::new();
    for (value, digits) in DIGITS {
        roman += &digits.repeat(number / value);
        number %= value;
    }
    roman
}

#[cfg(test)]
impl Book<'_, Page> {
    /// Page, label and link targets of each leaf.
    pub(super) fn told(&self) -> Vec<(Page, String, Vec<usize>)> {
        let links = |leaf: &BookLeaf<Page>| leaf.links.iter().map(|link| link.to).collect();
        let told = |(at, leaf): (usize, &BookLeaf<Page>)| {
            (leaf.page.made.clone(), self.label(at), links(leaf))
        };
        self.leaves.iter().enumerate().map(told).collect()
    }

    /// Bookmarks of all leaves: leaf, depth and title.
    pub(super) fn bookmarks(&self) -> Vec<(usize, u8, String)> {
        let of = |(at, leaf): (usize, &BookLeaf<Page>)| {
            let all = leaf.bookmarks.iter();
            all.map(|b| (at, b.depth, b.title.clone())).collect::<Vec<_>>()
        };
        self.leaves.iter().enumerate().flat_map(of).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_roman() {
        let all = [1, 2, 4, 9, 14, 40, 49, 1994].map(roman);
        assert_eq!(all, ["i", "ii", "iv", "ix", "xiv", "xl", "xlix", "mcmxciv"]);
    }
}
