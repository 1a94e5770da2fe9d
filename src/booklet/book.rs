//! A book in the making: its pages in their order, each with what it is called and a foot.

use super::{BookletError, BookletOptions, Caption};
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::setup::{Setup, Stands};
use crate::page::shape::{Frame, Point};
use crate::page::tag::Tag;
use crate::page::{DrawError, Page, Unit, theme};
use crate::press::impose::BindingSide;
use crate::press::{Bookmark, Leaf, Link, Pressed};
use crate::texts::said::booklet_blank;
use crate::texts::{Language, Message};

/// From the foot of the paper to the lowest letter: home printers leave 4.2 mm empty.
const BELOW: Unit = Unit(4.5);
/// From the sides of the paper to a foot.
const SIDE: Unit = Unit(14.0);
/// Between two texts.
const GAP: Unit = Unit(4.0);
const TEXT: Style = Style::new(Face::Regular, 7.0).colour(theme::SOFT_INK);
const NUMBER: Style = Style::new(Face::Bold, 8.0).colour(theme::INK);

/// Pages in their order.
pub(super) struct Book<'a, P> {
    finisher: Finisher<'a, P>,
    /// How many leaves are before the first game.
    front: usize,
    leaves: Vec<BookLeaf<P>>,
}

/// A page in its place in a book.
struct BookLeaf<P> {
    page: FinishedPage<P>,
    /// Whose page it is; `None` for a page without a foot.
    name: Option<String>,
    bookmarks: Vec<Bookmark>,
    links: Vec<Link>,
}

/// A page with its foot, and what it was made into.
pub(super) struct FinishedPage<P> {
    made: P,
    title: String,
    stands: Stands,
}

/// Gives pages their feet, and makes them into what a book is bound of. A drawing takes much more
/// memory than what it is pressed into, and is gone as soon as it is.
pub(super) struct Finisher<'a, P> {
    pub sheet: Setup,
    pub language: &'static Language,
    /// What the house says at the foot of every page.
    pub house: &'a str,
    /// Where the leaves are held together: numbers stand away from it.
    pub binding: BindingSide,
    pub press: &'a (dyn Fn(Page) -> Result<P, BookletError> + Sync),
}

impl<P> Clone for Finisher<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for Finisher<'_, P> {}

/// The next number of leaves at which a sheet of paper begins.
pub(super) fn whole_sheets(leaves: usize) -> usize {
    leaves.next_multiple_of(2)
}

impl<'a, P> Finisher<'a, P> {
    /// What finishes the pages of a booklet.
    pub(super) fn new(
        options: &'a BookletOptions,
        press: &'a (dyn Fn(Page) -> Result<P, BookletError> + Sync),
    ) -> Finisher<'a, P> {
        Finisher {
            sheet: Setup::new(&options.draw),
            language: options.draw.language,
            house: options.style.footer.as_ref().map_or("", Caption::as_str),
            binding: options.layout.as_ref().map_or(BindingSide::Left, |layout| layout.binding),
            press,
        }
    }

    /// A page of somebody's for a leaf that is called so.
    ///
    /// # Errors
    /// If a text of its foot is too long, or it cannot be pressed.
    pub(super) fn finish(
        &self,
        page: Page,
        leaf: usize,
        label: &str,
        name: &str,
    ) -> Result<FinishedPage<P>, BookletError> {
        let page = if is_back(leaf) { self.sheet.behind(page) } else { page };
        self.finish_own(page, leaf, label, Some(name))
    }

    /// A page that was drawn for its side of the sheet.
    fn finish_own(
        &self,
        page: Page,
        leaf: usize,
        label: &str,
        name: Option<&str>,
    ) -> Result<FinishedPage<P>, BookletError> {
        let (title, stands) = (page.title.clone(), page.stands());
        let page = match name {
            Some(name) => self.footed(leaf, page, label, name)?,
            None => page,
        };
        Ok(FinishedPage { made: (self.press)(page)?, title, stands })
    }

    /// Pages of a game, which begins so many leaves behind the front of the first game.
    ///
    /// # Errors
    /// If a text of a foot is too long, or a page cannot be pressed.
    pub(super) fn finish_game(
        &self,
        pages: Vec<Page>,
        at: usize,
        name: &str,
    ) -> Result<Vec<FinishedPage<P>>, BookletError> {
        let finish = |(leaf, page)| self.finish(page, leaf, &arabic(leaf), name);
        (at..).zip(pages).map(finish).collect()
    }

    /// The page with a foot: whose page it is, what the house says, and the page's label, in the
    /// margin that pages leave free.
    fn footed(&self, leaf: usize, page: Page, label: &str, name: &str) -> Result<Page, DrawError> {
        let (number, house) = (label, self.house);
        let whole = self.sheet.page(page.stands());
        let rise = theme::MARGIN - BELOW;
        let band = Frame::new(SIDE, whole.bottom() - theme::MARGIN, whole.w - 2.0 * SIDE, rise);
        let mut canvas = Canvas::new();
        canvas.ledger.enter("foot", band);
        // It is the same on page after page, and whoever hears pages is told which it is.
        canvas.begin(Tag::Artifact);
        let y = band.bottom() - TEXT.drop().max(NUMBER.drop());
        // The outer side of a back is the left one, and of all pages that are turned up the right.
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
        // What the house says stands in the middle, whatever is beside it.
        let beside = TEXT.width(name).max(NUMBER.width(number)) + GAP;
        let room = if house.is_empty() { band.w } else { band.w - 2.0 * beside };
        TEXT.fits(name, band.w - NUMBER.width(number) - GAP)?;
        TEXT.fits(house, room)?;
        text(name, inner, TEXT);
        text(house, (band.centre().x, Align::Middle), TEXT);
        text(number, outer, NUMBER);
        canvas.end();
        self.sheet.over(page, canvas)
    }
}

impl<'a, P> Book<'a, P> {
    /// An empty book, with so many leaves before its first game.
    pub(super) fn new(finisher: Finisher<'a, P>, front: usize) -> Self {
        Book { finisher, front, leaves: Vec::new() }
    }

    /// The language that it speaks.
    pub(super) fn language(&self) -> &'static Language {
        self.finisher.language
    }

    /// What the page of a leaf is called, counted from 0: `iv` before the games, `12` from the
    /// first game on.
    pub(super) fn label(&self, leaf: usize) -> String {
        leaf.checked_sub(self.front).map_or_else(|| roman(leaf + 1), arabic)
    }

    /// Adds a page of somebody's.
    pub(super) fn push(&mut self, page: Page, name: &str) -> Result<(), BookletError> {
        let leaf = self.leaves.len();
        let page = self.finisher.finish(page, leaf, &self.label(leaf), name)?;
        self.add(page, Some(name.to_owned()));
        Ok(())
    }

    /// How many leaves there are behind the front of the first game.
    pub(super) fn behind_front(&self) -> usize {
        self.leaves.len().saturating_sub(self.front)
    }

    /// Adds a page that has its foot.
    pub(super) fn add(&mut self, page: FinishedPage<P>, name: Option<String>) {
        self.leaves.push(BookLeaf { page, name, bookmarks: Vec::new(), links: Vec::new() });
    }

    /// Adds pages of somebody's that belong together, with a bookmark for all and one for each.
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

    /// Adds pages that have their feet, with a bookmark for all and one for each.
    pub(super) fn push_game(&mut self, pages: Vec<FinishedPage<P>>, name: &str, title: &str) {
        let first = self.leaves.len();
        for page in pages {
            self.add(page, Some(name.to_owned()));
        }
        self.bookmark_all(first, title);
    }

    /// Bookmarks of the pages from a leaf on: one for all, and one for each.
    fn bookmark_all(&mut self, first: usize, title: &str) {
        for (i, leaf) in self.leaves.iter_mut().skip(first).enumerate() {
            if i == 0 {
                leaf.bookmarks.push(Bookmark { title: title.to_owned(), depth: 0 });
            }
            leaf.bookmarks.push(Bookmark { title: leaf.page.title.clone(), depth: 1 });
        }
    }

    /// Adds a page of the booklet's own without a foot, whose size is its own.
    #[cfg(feature = "program")]
    pub(super) fn push_own(&mut self, page: Page) -> Result<(), BookletError> {
        let leaf = self.leaves.len();
        let page = self.finisher.finish_own(page, leaf, &self.label(leaf), None)?;
        self.add(page, None);
        Ok(())
    }

    /// Adds a page of the booklet's own, upright, on the front or back of its sheet. Without a
    /// name it has no foot.
    pub(super) fn draw(
        &mut self,
        canvas: Canvas,
        short: &str,
        title: &Message,
        name: Option<&str>,
    ) -> Result<(), BookletError> {
        self.own(canvas, Stands::Upright, short, title, name)
    }

    fn own(
        &mut self,
        canvas: Canvas,
        stands: Stands,
        short: &str,
        title: &Message,
        name: Option<&str>,
    ) -> Result<(), BookletError> {
        let (leaf, sheet) = (self.leaves.len(), &self.finisher.sheet);
        let title = self.language().say(title);
        let page = match is_back(leaf) {
            true => sheet.back(canvas, stands, short, &title)?,
            false => sheet.front(canvas, stands, short, &title)?,
        };
        let page = self.finisher.finish_own(page, leaf, &self.label(leaf), name)?;
        self.add(page, name.map(str::to_owned));
        Ok(())
    }

    /// Adds an empty page where the next one would not begin a sheet of paper.
    pub(super) fn pad(&mut self) -> Result<(), BookletError> {
        let Some(last) = self.leaves.last().filter(|_| is_back(self.leaves.len())) else {
            return Ok(());
        };
        let (stands, name) = (last.page.stands, last.name.clone());
        self.own(Canvas::new(), stands, "empty", &booklet_blank(), name.as_deref())
    }

    /// Adds a bookmark to the last page.
    pub(super) fn bookmark(&mut self, title: String, depth: u8) {
        if let Some(last) = self.leaves.last_mut() {
            last.bookmarks.push(Bookmark { title, depth });
        }
    }

    /// Adds a bookmark to the last page that says its title.
    pub(super) fn bookmark_page(&mut self, depth: u8) {
        if let Some(last) = self.leaves.last() {
            self.bookmark(last.page.title.clone(), depth);
        }
    }

    /// Adds links to the last page.
    pub(super) fn link(&mut self, links: Vec<Link>) {
        if let Some(last) = self.leaves.last_mut() {
            last.links.extend(links);
        }
    }
}

impl Book<'_, Pressed> {
    /// Its leaves, ready to be bound.
    pub(super) fn into_leaves(mut self) -> Vec<Leaf> {
        let leaves = std::mem::take(&mut self.leaves).into_iter().enumerate();
        leaves
            .map(|(at, BookLeaf { page, bookmarks, links, .. })| Leaf {
                page: page.made,
                label: self.label(at),
                bookmarks,
                links,
            })
            .collect()
    }
}

/// Whether a leaf, counted from 0, is the back of a sheet of paper.
fn is_back(leaf: usize) -> bool {
    leaf % 2 == 1
}

/// What the page of a leaf is called that lies so many leaves behind the front of the first game.
fn arabic(leaf: usize) -> String {
    (leaf + 1).to_string()
}

/// A number in lower-case roman digits, from 1.
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
    /// The drawing of each leaf with its foot, its label, and where its links lead.
    pub(super) fn told(&self) -> Vec<(Page, String, Vec<usize>)> {
        let links = |leaf: &BookLeaf<Page>| leaf.links.iter().map(|link| link.to).collect();
        let told = |(at, leaf): (usize, &BookLeaf<Page>)| {
            (leaf.page.made.clone(), self.label(at), links(leaf))
        };
        self.leaves.iter().enumerate().map(told).collect()
    }

    /// The bookmarks of all leaves: their leaf, depth and title.
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
