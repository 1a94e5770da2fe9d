//! Deck of cards to cut out, with their backs, and the appearance of colours and pictures.

use super::Result;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::geometry::{Orientation, PageGeometry};
use crate::page::ledger::Layer;
use crate::page::list::Paint;
use crate::page::shape::{Frame, Point, lines};
use crate::page::symbols::{Symbol, symbol};
use crate::page::{LayoutUnit, theme};
use crate::race::{Card, Colour, RacePicture};
use crate::texts::msg::*;
use crate::texts::{Language, Message};

/// Print options of the cards of a race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardPrint {
    /// Size of the cards.
    pub size: CardSize,
    /// Amount of ink on the faces.
    pub tone: CardTone,
    /// Whether backs are printed on the other side of the paper.
    pub backs: bool,
}

/// Size of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CardSize {
    /// About 46 x 64 mm; a deck fills three sheets.
    #[default]
    Small,
    /// About 62 x 86 mm, the size of most card games; a deck fills six sheets.
    Large,
}

/// Amount of ink on the face of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CardTone {
    /// Colour over the whole face.
    #[default]
    Full,
    /// Colour only around the symbol and along the edge.
    Pale,
}

impl CardPrint {
    /// Returns the part of a file name for options that differ from the default.
    pub(crate) fn suffix(self) -> String {
        [
            (self.tone == CardTone::Pale, "-pale"),
            (self.size == CardSize::Large, "-large-cards"),
            (self.backs, "-backs"),
        ]
        .into_iter()
        .filter_map(|(unusual, name)| unusual.then_some(name))
        .collect()
    }
}

impl CardSize {
    /// Columns and rows of cards on a page.
    const fn grid(self) -> (usize, usize) {
        match self {
            CardSize::Small => (6, 3),
            CardSize::Large => (3, 3),
        }
    }

    /// Number of cards on a page.
    pub(super) const fn a_page(self) -> usize {
        self.grid().0 * self.grid().1
    }

    /// Orientation of the pages.
    pub(super) const fn orientation(self) -> Orientation {
        match self {
            CardSize::Small => Orientation::Landscape,
            CardSize::Large => Orientation::Portrait,
        }
    }

    /// Largest width and height of a card, in units.
    const fn most(self) -> (LayoutUnit, LayoutUnit) {
        match self {
            CardSize::Small => (LayoutUnit(46.0), LayoutUnit(64.0)),
            CardSize::Large => (LayoutUnit(62.0), LayoutUnit(86.0)),
        }
    }
}

/// Distance from the cut to the drawing, in units: twice the inaccuracy of scissors and printers.
const SAFETY: LayoutUnit = LayoutUnit(2.6);
/// Height of the line below the face, in units. It contains the text that distinguishes the decks
/// of several races.
const FOOT: LayoutUnit = LayoutUnit(3.6);
/// Length by which the cutting lines extend beyond the cards, in [`LayoutUnit`]s.
const OVERHANG: LayoutUnit = LayoutUnit(4.0);
/// Tolerance for the lines of a card beyond its frame, in units.
const SLACK: LayoutUnit = LayoutUnit(0.1);
/// Radius of the corners of a face, as a share of its width.
const CORNER: f64 = 0.08;
/// Line width of the edge, as a share of the face's width.
const EDGE: f64 = 0.014;
/// Inset in [`CardTone::Full`] of the frame of a picture, as a share of the face's width.
const FRAME: f64 = 0.035;
/// Radius of the frame's corners, as a share of the face's corners.
const FRAME_CORNER: f64 = 0.7;
/// Side of a single symbol, as a share of the face's width.
const SUIT: f64 = 0.62;
/// Side of each of two symbols, as a share of the face's width.
const SMALL_SUIT: f64 = 0.46;
/// Side of a picture, as a share of the face's width.
const PICTURE: f64 = 0.8;
/// Middle of a single symbol, as a share of the face's height.
const MIDDLE: f64 = 0.42;
/// Middles of two symbols, as shares of the face's height.
const TWO: (f64, f64) = (0.22, 0.62);
/// Middle of the name plate, as a share of the face's height.
const PLATE_MIDDLE: f64 = 0.87;
/// Width of the coloured edge of a pale face, as a share of its width.
const PALE_EDGE: f64 = 0.05;
/// Radius of the disc behind a single symbol, as a share of the face's width.
const DISC: f64 = 0.34;
/// Radius of the disc behind each of two symbols, as a share of the face's width.
const SMALL_DISC: f64 = 0.27;
/// Side of a single symbol on a pale face, as a share of its width.
const PALE_SUIT: f64 = 0.46;
/// Side of each of two symbols on a pale face, as a share of its width.
const SMALL_PALE_SUIT: f64 = 0.36;
/// Width of the name plate, as a share of the face's width.
const PLATE_WIDTH: f64 = 0.82;
/// Height of the name plate, as a share of the face's height.
const PLATE: f64 = 0.18;
/// Radius of the plate's corners, as a share of its height.
const PLATE_CORNER: f64 = 0.25;
/// Left and right margins of the plate together, in units.
const PLATE_MARGINS: LayoutUnit = LayoutUnit(2.0);
const PLATE_PEN: Pen = Pen::new(theme::INK, LayoutUnit(0.5));
/// Distance of a name's baseline below the middle of the plate, as a share of the capital height.
const NAME_DOWN: f64 = 0.42;
/// Baseline of a name above a note, as a share of the plate's height from its top.
const NAME_BASELINE: f64 = 0.48;
/// Baseline of the note, as a share of the plate's height from its bottom.
const NOTE_UP: f64 = 0.14;
/// Radius of the corners of a card back, in units.
const BACK_CORNER: LayoutUnit = LayoutUnit(4.0);
const BACK_PEN: Pen = Pen::new(theme::ACCENT, LayoutUnit(0.9));
/// Inset of the ring on a back, in units.
const RING: LayoutUnit = LayoutUnit(2.0);
const RING_CORNER: LayoutUnit = LayoutUnit(2.6);
const RING_PEN: Pen = Pen::new(theme::ACCENT, LayoutUnit(0.35));
/// Baseline of the title, as a share of the back's height from the top.
const TITLE_DOWN: f64 = 0.19;
const TITLE_MARGINS: LayoutUnit = LayoutUnit(5.0);
/// Baseline of the course's name, as a share of the back's height from the bottom.
const COURSE_UP: f64 = 0.12;
const COURSE_MARGINS: LayoutUnit = LayoutUnit(6.0);
/// Side of the broom, as a share of the back's width.
const BROOM: f64 = 0.58;
/// Side of the stars, as a share of the back's width.
const STARS: f64 = 0.12;
/// Offsets of the stars from the middle, as shares of the back's width and height.
const STARS_AWAY: (f64, f64) = (0.38, 0.2);
const CUT: Pen = Pen::new(theme::RULE, LayoutUnit(0.25));
const SCISSORS: LayoutUnit = LayoutUnit(4.0);
const SCISSORS_LEFT: LayoutUnit = LayoutUnit(1.0);
const NONE: LayoutUnit = LayoutUnit(0.0);

const SEED: Style = Style::new(Face::Regular, 7.0).colour(theme::SOFT_INK);
/// Face, size in points and colour of a name on a large card.
const NAME: (Face, f64, Paint) = (Face::Heading, 15.0, theme::ACCENT);
const NOTE: (Face, f64, Paint) = (Face::Regular, 9.0, theme::INK);
const TITLE: (Face, f64, Paint) = (Face::Wordmark, 17.0, theme::ACCENT);
const COURSE: (Face, f64, Paint) = (Face::Heading, 9.5, theme::ACCENT);
/// Text size on a small card, relative to a large one.
const SMALLER: f64 = 0.8;
/// Smallest text size, in points.
const LEAST: f64 = 7.0;
/// Step between text sizes, in points.
const STEP: f64 = 0.5;

/// A page of cards with the options of `print`.
#[derive(Clone, Copy)]
pub(super) struct CardPage<'a> {
    pub sheet: &'a PageGeometry,
    pub print: CardPrint,
    /// Text at the foot of each card.
    pub foot: &'a str,
    /// Text on each back.
    pub back: &'a str,
    pub language: &'a Language,
}

impl CardPage<'_> {
    /// Frame of all cards on the page.
    fn grid(&self) -> Frame {
        let size = self.print.size;
        let page = self.sheet.page(size.orientation());
        let room = |side: LayoutUnit, count: usize| (side - 2.0 * theme::MARGIN) / count as f64;
        let (columns, rows) = size.grid();
        let w = size.most().0.min(room(page.w, columns)) * columns as f64;
        let h = size.most().1.min(room(page.h, rows)) * rows as f64;
        // The grid is centred, so that fronts and backs are aligned on both sides of the sheet.
        Frame::centred_at(page.centre(), w, h)
    }

    /// Frame of a card, for the front or for the back as seen from its side.
    fn place(&self, index: usize, back: bool) -> Frame {
        let (columns, rows) = self.print.size.grid();
        let (grid, column, row) = (self.grid(), index % columns, index / columns % rows);
        let column = if back { columns - 1 - column } else { column };
        let (w, h) = (grid.w / columns as f64, grid.h / rows as f64);
        Frame::new(grid.x + w * column as f64, grid.y + h * row as f64, w, h)
    }

    /// Draws a centred text in the largest size that fits into `available`.
    fn draw_fitted_text(
        &self,
        canvas: &mut Canvas,
        text: &str,
        at: Point,
        (face, points, colour): (Face, f64, Paint),
        available: LayoutUnit,
    ) -> Result {
        let share = if self.print.size == CardSize::Small { SMALLER } else { 1.0 };
        let most = (points * share).max(LEAST);
        let style = |points| Style::new(face, points).colour(colour);
        let steps = ((most - LEAST) / STEP) as usize;
        let sizes = (0..=steps).map(|i| style(most - STEP * i as f64));
        let style = sizes.chain([style(LEAST)]).find(|s| s.width(text) <= available);
        let style = style.unwrap_or(Style::new(face, LEAST));
        style.fits(text, available)?;
        canvas.text(Layer::Text, text, at, Align::Middle, style);
        Ok(())
    }

    /// Draws the faces of one page of cards.
    ///
    /// # Errors
    /// If a text does not fit.
    pub(super) fn fronts(&self, canvas: &mut Canvas, cards: &[Card]) -> Result {
        let seed = self.foot;
        for (i, &card) in cards.iter().enumerate() {
            let cut = self.place(i, false);
            canvas.ledger.enter("card", cut.inset(SAFETY - SLACK));
            let (panel, foot) = cut.inset(SAFETY).split_top(cut.h - 2.0 * SAFETY - FOOT, NONE);
            let at = Point::new(foot.centre().x, foot.bottom() - SEED.drop());
            SEED.fits(seed, foot.w)?;
            canvas.text(Layer::Text, seed, at, Align::Middle, SEED);
            face(canvas, panel, card, self.print.tone);
            self.caption(canvas, panel, card)?;
            canvas.ledger.leave();
        }
        self.cuts(canvas, cards.len());
        Ok(())
    }

    /// Draws the name of a card's colour or picture on a plate.
    fn caption(&self, canvas: &mut Canvas, panel: Frame, card: Card) -> Result {
        let (name, note) = match card {
            Card::Single(colour) => (colour_name(colour), None),
            Card::Double(colour) => (colour_name(colour), Some(race_twice())),
            Card::Picture(picture) => (picture_name(picture), Some(race_go_to_its_space())),
        };
        let name = &self.language.format(&name);
        let middle = Point::new(panel.centre().x, panel.y + panel.h * PLATE_MIDDLE);
        let plate = Frame::centred_at(middle, panel.w * PLATE_WIDTH, panel.h * PLATE);
        canvas.ledger.place(Layer::Ground, "plate", plate);
        let bare = matches!(card, Card::Picture(_)) || self.print.tone == CardTone::Pale;
        if !bare {
            canvas.rect(plate, plate.h * PLATE_CORNER, PALE, Some(PLATE_PEN));
        }
        let x = plate.centre().x;
        let room = plate.w - PLATE_MARGINS;
        let Some(note) = note else {
            let cap = Style::new(NAME.0, NAME.1).cap();
            let y = plate.centre().y + cap * NAME_DOWN;
            return self.draw_fitted_text(canvas, name, Point::new(x, y), NAME, room);
        };
        let y = plate.y + plate.h * NAME_BASELINE;
        self.draw_fitted_text(canvas, name, Point::new(x, y), NAME, room)?;
        let at = Point::new(x, plate.bottom() - plate.h * NOTE_UP);
        self.draw_fitted_text(canvas, &self.language.format(&note), at, NOTE, room)
    }

    /// Draws the backs of one page of cards.
    ///
    /// # Errors
    /// If a text does not fit.
    pub(super) fn backs(&self, canvas: &mut Canvas, count: usize) -> Result {
        let title = self.language.format(&race_title());
        for i in 0..count {
            let panel = self.place(i, true).inset(SAFETY);
            canvas.ledger.enter("back", panel);
            canvas.ledger.place(Layer::Ground, "back", panel);
            canvas.rect(panel, BACK_CORNER, theme::TINT, Some(BACK_PEN));
            canvas.rect(panel.inset(RING), RING_CORNER, None, Some(RING_PEN));
            let Point { x, y } = panel.centre();
            let at = Point::new(x, panel.y + panel.h * TITLE_DOWN);
            self.draw_fitted_text(canvas, &title, at, TITLE, panel.w - TITLE_MARGINS)?;
            let at = Point::new(x, panel.bottom() - panel.h * COURSE_UP);
            self.draw_fitted_text(canvas, self.back, at, COURSE, panel.w - COURSE_MARGINS)?;
            let broom = Frame::square(panel.centre(), panel.w * BROOM);
            canvas.symbol(Layer::Icon, symbol!("broom"), broom);
            for side in [-1.0, 1.0] {
                let (aside, down) = (panel.w * STARS_AWAY.0, panel.h * STARS_AWAY.1);
                let middle = Point::new(x + side * aside, y + side * down);
                let stars = Frame::square(middle, panel.w * STARS);
                canvas.symbol(Layer::Ornament, symbol!("stars"), stars);
            }
            canvas.ledger.leave();
        }
        Ok(())
    }

    /// Draws the cutting lines and a pair of scissors.
    fn cuts(&self, canvas: &mut Canvas, count: usize) {
        let (grid, (columns, _)) = (self.grid(), self.print.size.grid());
        let rows = count.div_ceil(columns);
        let card = self.place(0, false);
        let foot = grid.y + card.h * rows as f64;
        let room = |at: LayoutUnit| OVERHANG.min(at - theme::MARGIN);
        let (beside, above) = (room(grid.x), room(grid.y));
        let down = |column| {
            let x = grid.x + card.w * column as f64;
            (Point::new(x, grid.y - above), Point::new(x, foot + above))
        };
        let (left, right) = (grid.x - beside, grid.right() + beside);
        let across = |row| {
            let y = grid.y + card.h * row as f64;
            (Point::new(left, y), Point::new(right, y))
        };
        let cuts = (0..=columns).map(down).chain((0..=rows).map(across));
        canvas.dashes(lines(cuts), CUT, theme::CUT);
        let scissors = Frame::square(Point::new(right - SCISSORS_LEFT, grid.y), SCISSORS);
        canvas.symbol(Layer::Ground, symbol!("scissors"), scissors);
    }
}

/// Draws the face of `card` in `panel`, without text.
pub(super) fn face(canvas: &mut Canvas, panel: Frame, card: Card, tone: CardTone) {
    let radius = panel.w * CORNER;
    let line = panel.w * EDGE;
    let edge = Some(Pen::new(theme::INK, line));
    let middle = |share: f64| Point::new(panel.centre().x, panel.y + panel.h * share);
    canvas.ledger.place(Layer::Ground, "face", panel);
    let (suits, size, disc): (&[f64], _, _) = match (card, tone) {
        (Card::Single(_), CardTone::Full) => (&[MIDDLE], SUIT, 0.0),
        (Card::Single(_), CardTone::Pale) => (&[MIDDLE], PALE_SUIT, DISC),
        (Card::Double(_), CardTone::Full) => (&[TWO.0, TWO.1], SMALL_SUIT, 0.0),
        (Card::Double(_), CardTone::Pale) => (&[TWO.0, TWO.1], SMALL_PALE_SUIT, SMALL_DISC),
        (Card::Picture(_), _) => (&[MIDDLE], PICTURE, 0.0),
    };
    let (colour, mark) = match card {
        Card::Single(colour) | Card::Double(colour) => (fill(colour), suit(colour)),
        Card::Picture(picture) => (theme::ACCENT, picture_symbol(picture)),
    };
    let whole = tone == CardTone::Full && !matches!(card, Card::Picture(_));
    let ground = match tone {
        CardTone::Full if whole => colour,
        CardTone::Full => PALE,
        CardTone::Pale => theme::PAPER,
    };
    canvas.rect(panel, radius, ground, edge);
    if !whole {
        let (inset, pen) = match tone {
            CardTone::Full => (panel.w * FRAME, line),
            CardTone::Pale => (panel.w * PALE_EDGE, panel.w * PALE_EDGE),
        };
        let inner = panel.inset(inset);
        canvas.rect(inner, radius * FRAME_CORNER, None, Some(Pen::new(colour, pen)));
    }
    if whole && suits.len() > 1 {
        let y = middle(MIDDLE).y;
        let line_across = (Point::new(panel.x, y), Point::new(panel.right(), y));
        canvas.outline(lines([line_across]), None, Pen::new(theme::INK, line));
    }
    for &share in suits {
        if disc > 0.0 {
            canvas.circle(middle(share), panel.w * disc, colour, None);
        }
        canvas.symbol(Layer::Icon, mark, Frame::square(middle(share), panel.w * size));
    }
}

/// Background of pictures, start and finish.
pub(super) const PALE: Paint = Paint::own("#fffaf0");
/// Boards of a bridge.
pub(super) const WOOD: Paint = Paint::own("#e2b878");
/// Joints between the boards of a bridge.
pub(super) const JOINT: Paint = Paint::own("#a5763f");
/// Rails of a bridge.
pub(super) const RAIL: Paint = Paint::own("#8a5a2b");

/// Name, fill and suit of a colour. The suit distinguishes colours for readers who cannot see them.
fn look(colour: Colour) -> (fn() -> Message, &'static str, Symbol) {
    match colour {
        Colour::Red => (race_red, "#e2574f", symbol!("suit-heart")),
        Colour::Purple => (race_purple, "#9a6cc9", symbol!("suit-gem")),
        Colour::Yellow => (race_yellow, "#f7d150", symbol!("suit-star")),
        Colour::Blue => (race_blue, "#559fe2", symbol!("suit-drop")),
        Colour::Orange => (race_orange, "#f28f3f", symbol!("suit-bell")),
        Colour::Green => (race_green, "#72b95a", symbol!("suit-leaf")),
    }
}

/// Name and drawing of each picture.
const PICTURES: [(fn() -> Message, Symbol); RacePicture::COUNT] = [
    (race_cat, symbol!("cat")),
    (race_pumpkin, symbol!("pumpkin")),
    (race_potion, symbol!("potion")),
    (race_toadstool, symbol!("mushroom")),
    (race_moon, symbol!("moon")),
    (race_hat, symbol!("witch-hat")),
];

/// Name of a [`Colour`].
pub(super) fn colour_name(colour: Colour) -> Message {
    look(colour).0()
}

/// Fill of a colour's spaces and cards.
pub(super) fn fill(colour: Colour) -> Paint {
    Paint::own(look(colour).1)
}

/// Suit of a [`Colour`].
pub(super) fn suit(colour: Colour) -> Symbol {
    look(colour).2
}

/// Name of a [`RacePicture`].
pub(super) fn picture_name(picture: RacePicture) -> Message {
    PICTURES[picture.index()].0()
}

/// Drawing of a [`RacePicture`].
pub(super) fn picture_symbol(picture: RacePicture) -> Symbol {
    PICTURES[picture.index()].1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::Duplex;
    use crate::page::geometry::tests::{paper, seen_through};

    const PAPERS: [(f64, f64); 5] =
        [(210.0, 297.0), (215.9, 279.4), (206.0, 272.0), (297.0, 420.0), (841.0, 1189.0)];

    fn each(duplex: Duplex, mut look: impl FnMut(&CardPage, CardSize)) {
        for ((w, h), size) in PAPERS
            .into_iter()
            .flat_map(|p| [CardSize::Small, CardSize::Large].map(|size| (p, size)))
        {
            let sheet = paper(w, h, duplex);
            let print = CardPrint { size, ..CardPrint::default() };
            let language = Language::first();
            look(&CardPage { sheet: &sheet, print, foot: "A", back: "A", language }, size);
        }
    }

    #[test]
    fn backs_lie_exactly_behind_their_cards() {
        for duplex in [Duplex::LongEdge, Duplex::ShortEdge] {
            each(duplex, |page, size| {
                for i in 0..size.a_page() {
                    let front = page.place(i, false);
                    let back = page.place(i, true);
                    let behind = seen_through(page.sheet, size.orientation(), back);
                    assert!(behind.encloses(&front) && front.encloses(&behind), "{duplex:?} {i}");
                }
            });
        }
    }

    #[test]
    fn cards_keep_the_margins_and_are_large_enough_to_hold() {
        each(Duplex::LongEdge, |page, size| {
            let room = page.sheet.page(size.orientation()).inset(theme::MARGIN);
            assert!(room.encloses(&page.grid()));
            let card = page.place(0, false);
            assert!(card.w >= LayoutUnit(42.0) && card.h >= LayoutUnit(60.0), "{card:?}");
        });
    }
}
