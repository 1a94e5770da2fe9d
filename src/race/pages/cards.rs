//! The deck: cards to cut out, nine a page, and their backs.

use super::art;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::setup::{Setup, Stands};
use crate::page::shape::{Frame, Point};
use crate::page::symbols::{Symbol, symbol};
use crate::page::{DrawError, Unit, theme};
use crate::race::said::*;
use crate::race::{Card, RaceGame};
use crate::texts::Language;

/// Cards in a row, and rows.
const COLUMNS: usize = 3;
const ROWS: usize = 3;
/// Cards on a page.
pub(super) const A_PAGE: usize = COLUMNS * ROWS;
/// The largest card.
const CARD: (Unit, Unit) = (Unit(62.0), Unit(86.0));
/// From a cut to what is drawn: what scissors and printers may miss by, twice.
const SAFETY: Unit = Unit(3.5);
/// Below the face, for the seed, which tells the decks of several races apart.
const FOOT: Unit = Unit(3.6);
/// How far the cuts reach beyond the cards.
const OVERHANG: Unit = Unit(4.0);
/// How far out of their room the lines of a card may reach.
const SLACK: Unit = Unit(0.1);
/// A face, as shares of its width: corners, lines, the frame of a picture, symbols.
const CORNER: f64 = 0.08;
const EDGE: f64 = 0.014;
const FRAME: f64 = 0.035;
const FRAME_CORNER: f64 = 0.7;
const SUIT: f64 = 0.62;
const SMALL_SUIT: f64 = 0.46;
const PICTURE: f64 = 0.8;
/// As shares of its height: the middle of one symbol, of two, and of the plate.
const MIDDLE: f64 = 0.42;
const TWO: (f64, f64) = (0.22, 0.62);
const PLATE_MIDDLE: f64 = 0.88;
/// The plate with its name: its share of the width, its height, its corners and margins.
const PLATE_WIDTH: f64 = 0.78;
const PLATE: Unit = Unit(12.0);
const PLATE_CORNER: Unit = Unit(3.0);
const PLATE_MARGINS: Unit = Unit(3.0);
const PLATE_PEN: Pen = Pen::new(theme::INK, Unit(0.5));
/// The name below the middle, in heights of its capitals; above a note, its baseline.
const NAME_DOWN: f64 = 0.42;
const NAME_BASELINE: Unit = Unit(6.0);
const NOTE_UP: Unit = Unit(1.5);
/// A back: its edge, the ring within, its texts and drawings.
const BACK_CORNER: Unit = Unit(4.0);
const BACK_PEN: Pen = Pen::new(theme::ACCENT, Unit(0.9));
const RING: Unit = Unit(2.0);
const RING_CORNER: Unit = Unit(2.6);
const RING_PEN: Pen = Pen::new(theme::ACCENT, Unit(0.35));
const TITLE_DOWN: Unit = Unit(14.0);
const TITLE_MARGINS: Unit = Unit(5.0);
const COURSE_UP: Unit = Unit(10.5);
const COURSE_MARGINS: Unit = Unit(6.0);
const BROOM: Unit = Unit(33.0);
const STARS: Unit = Unit(8.0);
const STARS_AWAY: (Unit, Unit) = (Unit(20.8), Unit(13.0));
const CUT: Pen = Pen::new(theme::RULE, Unit(0.25));
const SCISSORS: Unit = Unit(4.0);
const SCISSORS_LEFT: Unit = Unit(1.0);
const NONE: Unit = Unit(0.0);

const SEED: Style = Style::new(Face::Regular, 7.0).colour(theme::SOFT_INK);
const NAME: Style = Style::new(Face::Heading, 15.0).colour(theme::ACCENT);
const NOTE: Style = Style::new(Face::Regular, 9.0);
const TITLE: Style = Style::new(Face::Wordmark, 17.0).colour(theme::ACCENT);
const COURSE: Style = Style::new(Face::Heading, 9.5).colour(theme::ACCENT);

/// Where all the cards of a page lie.
fn grid(sheet: &Setup) -> Frame {
    let room = |side: Unit, count: usize| (side - 2.0 * theme::MARGIN) / count as f64;
    let w = CARD.0.min(room(sheet.short, COLUMNS)) * COLUMNS as f64;
    let h = CARD.1.min(room(sheet.long, ROWS)) * ROWS as f64;
    // In the middle of the paper, so that its mirror image lies exactly behind it.
    Frame::around(sheet.page(Stands::Upright).centre(), w, h)
}

/// Where a card of a page lies: its front, or as its side is read, its back.
fn place(sheet: &Setup, index: usize, back: bool) -> Frame {
    let (grid, column, row) = (grid(sheet), index % COLUMNS, index / COLUMNS % ROWS);
    let column = if back { COLUMNS - 1 - column } else { column };
    let (w, h) = (grid.w / COLUMNS as f64, grid.h / ROWS as f64);
    Frame::new(grid.x + w * column as f64, grid.y + h * row as f64, w, h)
}

/// Draws up to nine cards.
///
/// # Errors
/// If a text does not fit.
pub(super) fn fronts(
    canvas: &mut Canvas,
    sheet: &Setup,
    game: &RaceGame,
    cards: &[Card],
    language: &Language,
) -> Result<(), DrawError> {
    let seed = game.seed.to_string();
    for (i, &card) in cards.iter().enumerate() {
        let cut = place(sheet, i, false);
        canvas.ledger.enter("card", cut.inset(SAFETY - SLACK));
        let (panel, foot) = cut.inset(SAFETY).split_top(cut.h - 2.0 * SAFETY - FOOT, NONE);
        let at = Point::new(foot.centre().x, foot.bottom() - SEED.drop());
        fitted(canvas, &seed, at, SEED, foot.w)?;
        face(canvas, panel, card);
        caption(canvas, panel, card, language)?;
        canvas.ledger.leave();
    }
    cuts(canvas, sheet, cards.len());
    Ok(())
}

fn fitted(
    canvas: &mut Canvas,
    text: &str,
    at: Point,
    style: Style,
    available: Unit,
) -> Result<(), DrawError> {
    style.fits(text, available)?;
    canvas.text(Layer::Text, text, at, Align::Middle, style);
    Ok(())
}

/// What a card shows, without words.
pub(super) fn face(canvas: &mut Canvas, panel: Frame, card: Card) {
    let radius = panel.w * CORNER;
    let edge = Some(Pen::new(theme::INK, panel.w * EDGE));
    canvas.ledger.place(Layer::Ground, "face", panel);
    let sign = |canvas: &mut Canvas, mark: Symbol, share: f64, size: f64| {
        let y = panel.y + panel.h * share;
        let side = panel.w * size;
        canvas.symbol(Layer::Icon, mark, Frame::square(Point::new(panel.centre().x, y), side));
    };
    match card {
        Card::Single(colour) => {
            canvas.rect(panel, radius, art::fill(colour), edge);
            sign(canvas, art::suit(colour), MIDDLE, SUIT);
        }
        Card::Double(colour) => {
            canvas.rect(panel, radius, art::fill(colour), edge);
            sign(canvas, art::suit(colour), TWO.0, SMALL_SUIT);
            sign(canvas, art::suit(colour), TWO.1, SMALL_SUIT);
            let y = panel.y + panel.h * MIDDLE;
            let d = format!("M{} {}H{}", panel.x, y, panel.right());
            canvas.outline(&d, "none", Pen::new(theme::INK, panel.w * EDGE));
        }
        Card::Picture(picture) => {
            canvas.rect(panel, radius, art::PALE, edge);
            let inner = panel.inset(panel.w * FRAME);
            let pen = Pen::new(theme::ACCENT, panel.w * EDGE);
            canvas.rect(inner, radius * FRAME_CORNER, "none", Some(pen));
            sign(canvas, art::picture(picture), MIDDLE, PICTURE);
        }
    }
}

/// The name of what a card shows, on a plate.
fn caption(
    canvas: &mut Canvas,
    panel: Frame,
    card: Card,
    language: &Language,
) -> Result<(), DrawError> {
    let (name, note) = match card {
        Card::Single(colour) => (art::colour_name(colour), None),
        Card::Double(colour) => (art::colour_name(colour), Some(race_twice())),
        Card::Picture(picture) => (art::picture_name(picture), Some(race_go_to_its_space())),
    };
    let name = &language.say(&name);
    let middle = Point::new(panel.centre().x, panel.y + panel.h * PLATE_MIDDLE);
    let plate = Frame::around(middle, panel.w * PLATE_WIDTH, PLATE);
    canvas.ledger.place(Layer::Ground, "plate", plate);
    let edge = if matches!(card, Card::Picture(_)) { None } else { Some(PLATE_PEN) };
    canvas.rect(plate, PLATE_CORNER, art::PALE, edge);
    let x = plate.centre().x;
    let room = plate.w - PLATE_MARGINS;
    let Some(note) = note else {
        let y = plate.centre().y + NAME.cap() * NAME_DOWN;
        return fitted(canvas, name, Point::new(x, y), NAME, room);
    };
    let y = plate.y + NAME_BASELINE;
    fitted(canvas, name, Point::new(x, y), NAME, room)?;
    fitted(canvas, &language.say(&note), Point::new(x, plate.bottom() - NOTE_UP), NOTE, room)
}

/// Draws the backs of up to nine cards.
///
/// # Errors
/// If a text does not fit.
pub(super) fn backs(
    canvas: &mut Canvas,
    sheet: &Setup,
    game: &RaceGame,
    count: usize,
    language: &Language,
) -> Result<(), DrawError> {
    let course = language.say(&game.course());
    let title = language.say(&race_title());
    for i in 0..count {
        let cut = place(sheet, i, true);
        let panel = cut.inset(SAFETY);
        canvas.ledger.enter("back", panel);
        canvas.ledger.place(Layer::Ground, "back", panel);
        canvas.rect(panel, BACK_CORNER, theme::TINT, Some(BACK_PEN));
        canvas.rect(panel.inset(RING), RING_CORNER, "none", Some(RING_PEN));
        let Point { x, y } = panel.centre();
        let at = Point::new(x, panel.y + TITLE_DOWN);
        fitted(canvas, &title, at, TITLE, panel.w - TITLE_MARGINS)?;
        let at = Point::new(x, panel.bottom() - COURSE_UP);
        fitted(canvas, &course, at, COURSE, panel.w - COURSE_MARGINS)?;
        canvas.symbol(Layer::Icon, symbol!("broom"), Frame::square(panel.centre(), BROOM));
        for side in [-1.0, 1.0] {
            let middle = Point::new(x + side * STARS_AWAY.0, y + side * STARS_AWAY.1);
            let stars = Frame::square(middle, STARS);
            canvas.symbol(Layer::Ornament, symbol!("stars"), stars);
        }
        canvas.ledger.leave();
    }
    Ok(())
}

/// The lines along which the cards are cut, and a pair of scissors.
fn cuts(canvas: &mut Canvas, sheet: &Setup, count: usize) {
    let grid = grid(sheet);
    let rows = count.div_ceil(COLUMNS);
    let card = place(sheet, 0, false);
    let foot = grid.y + card.h * rows as f64;
    let mut d = String::new();
    let overhang = OVERHANG.min(grid.y - theme::MARGIN);
    for column in 0..=COLUMNS {
        let x = grid.x + card.w * column as f64;
        d += &format!("M{} {}V{}", x, grid.y - overhang, foot + overhang);
    }
    let (left, right) = (grid.x - OVERHANG, grid.right() + OVERHANG);
    for row in 0..=rows {
        d += &format!("M{} {}H{}", left, grid.y + card.h * row as f64, right);
    }
    canvas.dashes(&d, CUT, theme::CUT);
    let scissors = Frame::square(Point::new(right - SCISSORS_LEFT, grid.y), SCISSORS);
    canvas.symbol(Layer::Ground, symbol!("scissors"), scissors);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::Duplex;
    use crate::page::setup::tests::{paper, seen_through};

    #[test]
    fn backs_lie_exactly_behind_their_cards() {
        for (w, h) in [(210.0, 297.0), (215.9, 279.4), (206.0, 272.0), (297.0, 420.0)] {
            for duplex in [Duplex::LongEdge, Duplex::ShortEdge] {
                let sheet = paper(w, h, duplex);
                for i in 0..A_PAGE {
                    let front = place(&sheet, i, false);
                    let behind = seen_through(&sheet, Stands::Upright, place(&sheet, i, true));
                    assert!(behind.encloses(&front) && front.encloses(&behind), "{duplex:?} {i}");
                }
            }
        }
    }

    #[test]
    fn cards_keep_the_margins() {
        for (w, h) in [(210.0, 297.0), (215.9, 279.4), (206.0, 272.0), (841.0, 1189.0)] {
            let sheet = paper(w, h, Duplex::LongEdge);
            let room = sheet.page(Stands::Upright).inset(theme::MARGIN);
            assert!(room.encloses(&grid(&sheet)));
        }
    }
}
