//! A book in the making: its pages in their order, each with what it is called and a foot.

use std::sync::{Mutex, PoisonError};

use super::BookletError;
use crate::common::threads::{Threads, map_on};
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::setup::{Setup, Stands};
use crate::page::shape::{Frame, Point};
use crate::page::tag::Tag;
use crate::page::{DrawError, Page, Unit, theme};
use crate::press::{Bookmark, Leaf, Link, PdfWriter};
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
pub(super) struct Book<'a> {
    sheet: Setup,
    pub language: &'static Language,
    /// What the house says at the foot of every page.
    house: &'a str,
    /// How many leaves are before the first game.
    front: usize,
    drafts: Vec<Draft>,
}

/// A page that still has no foot.
struct Draft {
    page: Page,
    /// Whose page it is; `None` for a page without a foot.
    name: Option<String>,
    bookmarks: Vec<Bookmark>,
    links: Vec<Link>,
}

/// The next number of leaves at which a sheet of paper begins.
pub(super) fn whole_sheets(leaves: usize) -> usize {
    leaves.next_multiple_of(2)
}

impl<'a> Book<'a> {
    /// An empty book, with so many leaves before its first game.
    pub(super) fn new(
        sheet: Setup,
        language: &'static Language,
        house: &'a str,
        front: usize,
    ) -> Self {
        Book { sheet, language, house, front, drafts: Vec::new() }
    }

    /// How many leaves there are so far.
    fn leaves(&self) -> usize {
        self.drafts.len()
    }

    /// What the page of a leaf is called, counted from 0: `iv` before the games, `12` from the
    /// first game on.
    pub(super) fn label(&self, leaf: usize) -> String {
        match leaf.checked_sub(self.front) {
            None => roman(leaf + 1),
            Some(after) => (after + 1).to_string(),
        }
    }

    /// Adds a page of somebody's.
    pub(super) fn push(&mut self, page: Page, name: &str) {
        let page = if is_back(self.leaves()) { self.sheet.behind(page) } else { page };
        self.add(page, Some(name.to_owned()));
    }

    fn add(&mut self, page: Page, name: Option<String>) {
        self.drafts.push(Draft { page, name, bookmarks: Vec::new(), links: Vec::new() });
    }

    /// Adds pages of somebody's that belong together, with a bookmark for all and one for each.
    pub(super) fn push_all(&mut self, pages: Vec<Page>, name: &str, title: &str) {
        for (i, page) in pages.into_iter().enumerate() {
            self.push(page, name);
            if i == 0 {
                self.bookmark(title.to_owned(), 0);
            }
            self.bookmark_page(1);
        }
    }

    /// Adds a page of the booklet's own, upright, on the front or back of its sheet. Without a
    /// name it has no foot.
    pub(super) fn draw(
        &mut self,
        canvas: Canvas,
        short: &str,
        title: &Message,
        name: Option<&str>,
    ) -> Result<(), DrawError> {
        self.add(self.own(canvas, Stands::Upright, short, title)?, name.map(str::to_owned));
        Ok(())
    }

    fn own(
        &self,
        canvas: Canvas,
        stands: Stands,
        short: &str,
        title: &Message,
    ) -> Result<Page, DrawError> {
        let title = self.language.say(title);
        match is_back(self.leaves()) {
            true => self.sheet.back(canvas, stands, short, &title),
            false => self.sheet.front(canvas, stands, short, &title),
        }
    }

    /// Adds an empty page where the next one would not begin a sheet of paper.
    pub(super) fn pad(&mut self) -> Result<(), DrawError> {
        let Some(last) = self.drafts.last().filter(|_| is_back(self.leaves())) else {
            return Ok(());
        };
        let (stands, name) = (last.page.stands(), last.name.clone());
        self.add(self.own(Canvas::new(), stands, "empty", &booklet_blank())?, name);
        Ok(())
    }

    /// Adds a bookmark to the last page.
    pub(super) fn bookmark(&mut self, title: String, depth: u8) {
        if let Some(last) = self.drafts.last_mut() {
            last.bookmarks.push(Bookmark { title, depth });
        }
    }

    /// Adds a bookmark to the last page that says its title.
    pub(super) fn bookmark_page(&mut self, depth: u8) {
        if let Some(last) = self.drafts.last_mut() {
            last.bookmarks.push(Bookmark { title: last.page.title.clone(), depth });
        }
    }

    /// Adds links to the last page.
    pub(super) fn link(&mut self, links: Vec<Link>) {
        if let Some(last) = self.drafts.last_mut() {
            last.links.extend(links);
        }
    }

    /// The page of a leaf, if it has a name with a foot: whose page it is, what the house says, and
    /// the page's label, in the margin that pages leave free.
    ///
    /// # Errors
    /// If a text of the foot is too long.
    fn footed(&self, leaf: usize, page: Page, name: Option<&str>) -> Result<Page, DrawError> {
        let Some(name) = name else { return Ok(page) };
        let (number, house) = (&*self.label(leaf), self.house);
        let whole = self.sheet.page(page.stands());
        let rise = theme::MARGIN - BELOW;
        let band = Frame::new(SIDE, whole.bottom() - theme::MARGIN, whole.w - 2.0 * SIDE, rise);
        let mut canvas = Canvas::new();
        canvas.ledger.enter("foot", band);
        // It is the same on page after page, and whoever hears pages is told which it is.
        canvas.begin(Tag::Artifact);
        let y = band.bottom() - TEXT.drop().max(NUMBER.drop());
        // The outer side of a back is the left one.
        let (outer, inner) = match is_back(leaf) {
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

    /// All pages with their feet, ready to be bound. A drawing takes much more memory than what it
    /// is pressed into, and is gone as soon as it is.
    ///
    /// # Errors
    /// If a foot does not fit, or a page cannot be pressed.
    pub(super) fn press(
        mut self,
        writer: &PdfWriter,
        threads: Threads,
        straight: bool,
    ) -> Result<Vec<Leaf>, BookletError> {
        let drafts = std::mem::take(&mut self.drafts).into_iter().enumerate();
        let (pages, rest): (Vec<_>, Vec<_>) = drafts
            .map(|(leaf, Draft { page, name, bookmarks, links })| {
                (Mutex::new(Some((leaf, page, name))), (self.label(leaf), bookmarks, links))
            })
            .unzip();
        let pressed = map_on(threads, &pages, |page| {
            let page = page.lock().unwrap_or_else(PoisonError::into_inner).take();
            let Some((leaf, page, name)) = page else { return Ok(None) };
            let page = self.footed(leaf, page, name.as_deref())?;
            let page = if straight { page.uncorrected() } else { page };
            Ok::<_, BookletError>(Some(writer.press(&page)?))
        })?;
        let leaves = pressed.into_iter().flatten().zip(rest);
        let leaf = |(page, (label, bookmarks, links))| Leaf { page, label, bookmarks, links };
        Ok(leaves.map(leaf).collect())
    }
}

/// Whether a leaf, counted from 0, is the back of a sheet of paper.
fn is_back(leaf: usize) -> bool {
    leaf % 2 == 1
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
impl Book<'_> {
    /// The drawing of each leaf with its foot, its label, and where its links lead.
    pub(super) fn told(&self) -> Vec<(Page, String, Vec<usize>)> {
        let links = |leaf: usize| self.drafts[leaf].links.iter().map(|link| link.to).collect();
        let page = |leaf: usize| {
            let Draft { page, name, .. } = &self.drafts[leaf];
            self.footed(leaf, page.clone(), name.as_deref()).unwrap()
        };
        let told = |leaf| (page(leaf), self.label(leaf), links(leaf));
        (0..self.leaves()).map(told).collect()
    }

    /// The bookmarks of all leaves: their leaf, depth and title.
    pub(super) fn bookmarks(&self) -> Vec<(usize, u8, String)> {
        let of = |(leaf, draft): (usize, &Draft)| {
            let all = draft.bookmarks.iter();
            all.map(|b| (leaf, b.depth, b.title.clone())).collect::<Vec<_>>()
        };
        self.drafts.iter().enumerate().flat_map(of).collect()
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
