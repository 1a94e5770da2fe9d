//! The deck: cards to cut out, nine a page, and their backs.

use super::art;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::layout::Layer;
use crate::page::setup::Setup;
use crate::page::shape::{Frame, n};
use crate::page::symbols::Mark;
use crate::page::theme;
use crate::page::{DrawError, Duplex};
use crate::race::said::*;
use crate::race::{Card, RaceGame};
use crate::texts::Language;

/// Cards in a row, and rows.
const COLUMNS: usize = 3;
const ROWS: usize = 3;
/// Cards on a page.
pub(super) const A_PAGE: usize = COLUMNS * ROWS;
/// The largest card, in mm.
const CARD: (f64, f64) = (62.0, 86.0);
/// From a cut to what is drawn: what scissors and printers may miss by, twice.
const SAFETY: f64 = 3.5;
/// Below the face, for the seed, which tells the decks of several races apart.
const FOOT: f64 = 3.6;
/// How far the cuts reach beyond the cards.
const OVERHANG: f64 = 4.0;

/// Where all the cards of a page lie.
fn grid(sheet: &Setup) -> Frame {
    let room = |side: f64, count: usize| (side - 2.0 * theme::MARGIN) / count as f64;
    let w = CARD.0.min(room(sheet.short, COLUMNS)) * COLUMNS as f64;
    let h = CARD.1.min(room(sheet.long, ROWS)) * ROWS as f64;
    // In the middle of the paper, so that its mirror image lies exactly behind it.
    Frame::around(sheet.short / 2.0, sheet.long / 2.0, w, h)
}

/// Where a card of a page lies: its front, or as its side is read, its back.
fn place(sheet: &Setup, index: usize, back: bool) -> Frame {
    let (grid, column, row) = (grid(sheet), index % COLUMNS, index / COLUMNS % ROWS);
    let column = if back { COLUMNS - 1 - column } else { column };
    let (w, h) = (grid.w / COLUMNS as f64, grid.h / ROWS as f64);
    Frame::new(grid.x + w * column as f64, grid.y + h * row as f64, w, h)
}

/// Whether a page of backs is printed upside down: the paper stands, so turning it over its
/// short edge puts its top behind its foot.
pub(super) fn back_is_turned(sheet: &Setup) -> bool {
    sheet.duplex == Duplex::ShortEdge
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
        canvas.layout.enter("card", cut.inset(SAFETY - 0.1));
        let (panel, foot) = cut.inset(SAFETY).split_top(cut.h - 2.0 * SAFETY - FOOT, 0.0);
        let small = Style::new(Face::Regular, 7.0).colour(theme::SOFT_INK);
        let at = (foot.middle_x(), foot.bottom() - small.drop());
        fitted(canvas, &seed, at, Align::Middle, (small, foot.w))?;
        face(canvas, panel, card);
        caption(canvas, panel, card, language)?;
        canvas.layout.leave();
    }
    cuts(canvas, sheet, cards.len());
    Ok(())
}

fn fitted(
    canvas: &mut Canvas,
    text: &str,
    at: (f64, f64),
    align: Align,
    (style, available): (Style, f64),
) -> Result<(), DrawError> {
    let needed = style.width(text);
    if needed > available {
        return Err(DrawError::Overflow { what: text.to_owned(), needed, available });
    }
    canvas.text(Layer::Text, text, at, align, style);
    Ok(())
}

/// What a card shows, without words.
pub(super) fn face(canvas: &mut Canvas, panel: Frame, card: Card) {
    let radius = panel.w * 0.08;
    let edge = Some((theme::INK, panel.w * 0.014));
    canvas.layout.place(Layer::Ground, "face", panel);
    let sign = |canvas: &mut Canvas, mark: Mark, share: f64, size: f64| {
        let y = panel.y + panel.h * share;
        let side = panel.w * size;
        canvas.symbol(Layer::Icon, mark, Frame::around(panel.middle_x(), y, side, side));
    };
    match card {
        Card::Single(colour) => {
            canvas.rect(panel, radius, art::fill(colour), edge);
            sign(canvas, art::suit(colour), 0.42, 0.62);
        }
        Card::Double(colour) => {
            canvas.rect(panel, radius, art::fill(colour), edge);
            sign(canvas, art::suit(colour), 0.22, 0.46);
            sign(canvas, art::suit(colour), 0.62, 0.46);
            let y = panel.y + panel.h * 0.42;
            let d = format!("M{} {}H{}", n(panel.x), n(y), n(panel.right()));
            canvas.outline(&d, "none", theme::INK, panel.w * 0.014);
        }
        Card::Picture(picture) => {
            canvas.rect(panel, radius, art::PALE, edge);
            let inner = panel.inset(panel.w * 0.035);
            canvas.rect(inner, radius * 0.7, "none", Some((theme::ACCENT, panel.w * 0.014)));
            sign(canvas, art::picture(picture), 0.42, 0.8);
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
    let style = Style::new(Face::Heading, 15.0).colour(theme::ACCENT);
    let small = Style::new(Face::Regular, 9.0);
    let plate = Frame::around(panel.middle_x(), panel.y + panel.h * 0.88, panel.w * 0.78, 12.0);
    canvas.layout.place(Layer::Ground, "plate", plate);
    let edge = if matches!(card, Card::Picture(_)) { None } else { Some((theme::INK, 0.5)) };
    canvas.rect(plate, 3.0, art::PALE, edge);
    let x = plate.middle_x();
    let room = plate.w - 3.0;
    let Some(note) = note else {
        let y = plate.middle_y() + style.cap() * 0.42;
        return fitted(canvas, name, (x, y), Align::Middle, (style, room));
    };
    let y = plate.y + 6.0;
    fitted(canvas, name, (x, y), Align::Middle, (style, room))?;
    fitted(canvas, &language.say(&note), (x, plate.bottom() - 1.5), Align::Middle, (small, room))
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
    let title = Style::new(Face::Wordmark, 17.0).colour(theme::ACCENT);
    let name = Style::new(Face::Heading, 9.5).colour(theme::ACCENT);
    let course = language.say(&game.course());
    let game = language.say(&race_title());
    for i in 0..count {
        let cut = place(sheet, i, true);
        let panel = cut.inset(SAFETY);
        canvas.layout.enter("back", panel);
        canvas.layout.place(Layer::Ground, "back", panel);
        canvas.rect(panel, 4.0, theme::TINT, Some((theme::ACCENT, 0.9)));
        canvas.rect(panel.inset(2.0), 2.6, "none", Some((theme::ACCENT, 0.35)));
        let (x, y) = (panel.middle_x(), panel.middle_y());
        let at = (x, panel.y + 14.0);
        fitted(canvas, &game, at, Align::Middle, (title, panel.w - 5.0))?;
        let at = (x, panel.bottom() - 10.5);
        fitted(canvas, &course, at, Align::Middle, (name, panel.w - 6.0))?;
        canvas.symbol(Layer::Icon, Mark::Broom, Frame::around(x, y, 33.0, 33.0));
        for (dx, dy) in [(-20.8, -13.0), (20.8, 13.0)] {
            let stars = Frame::around(x + dx, y + dy, 8.0, 8.0);
            canvas.symbol(Layer::Ornament, Mark::Stars, stars);
        }
        canvas.layout.leave();
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
    for column in 0..=COLUMNS {
        let x = grid.x + card.w * column as f64;
        d += &format!("M{} {}V{}", n(x), n(grid.y - OVERHANG), n(foot + OVERHANG));
    }
    let (left, right) = (grid.x - OVERHANG, grid.right() + OVERHANG);
    for row in 0..=rows {
        d += &format!("M{} {}H{}", n(left), n(grid.y + card.h * row as f64), n(right));
    }
    canvas.dashes(&d, theme::RULE, 0.25, "1.6 1.2");
    let scissors = Frame::around(right - 1.0, grid.y, 4.0, 4.0);
    canvas.symbol(Layer::Ground, Mark::Scissors, scissors);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::DrawOptions;

    fn paper(width: f64, height: f64, duplex: Duplex) -> Setup {
        Setup::new(&DrawOptions { width, height, duplex, ..DrawOptions::default() }).unwrap()
    }

    /// The front's place of a frame that a printer puts on the back of the standing paper.
    fn seen_through(sheet: &Setup, page: Frame) -> Frame {
        match sheet.duplex {
            // The sheet turns about its upright middle: left becomes right.
            Duplex::LongEdge => Frame { x: sheet.short - page.right(), ..page },
            // The sheet turns about its lying middle: top becomes foot.
            Duplex::ShortEdge => Frame { y: sheet.long - page.bottom(), ..page },
        }
    }

    #[test]
    fn backs_lie_exactly_behind_their_cards() {
        for (w, h) in [(210.0, 297.0), (215.9, 279.4), (206.0, 272.0), (297.0, 420.0)] {
            for duplex in [Duplex::LongEdge, Duplex::ShortEdge] {
                let sheet = paper(w, h, duplex);
                for i in 0..A_PAGE {
                    let front = place(&sheet, i, false);
                    let mut back = place(&sheet, i, true);
                    if back_is_turned(&sheet) {
                        back.x = sheet.short - back.right();
                        back.y = sheet.long - back.bottom();
                    }
                    let behind = seen_through(&sheet, back);
                    assert!(behind.encloses(&front) && front.encloses(&behind), "{duplex:?} {i}");
                }
            }
        }
    }

    #[test]
    fn cards_keep_the_margins() {
        for (w, h) in [(210.0, 297.0), (215.9, 279.4), (206.0, 272.0), (841.0, 1189.0)] {
            let sheet = paper(w, h, Duplex::LongEdge);
            let room = Frame::new(0.0, 0.0, sheet.short, sheet.long).inset(theme::MARGIN);
            assert!(room.encloses(&grid(&sheet)));
        }
    }
}
