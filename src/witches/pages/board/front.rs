//! The strip of the front: title and level, ingredients, effects in play, QR code.

mod in_play;
mod pantry;
mod title;

use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::shape::{Frame, Point};
use crate::page::tag::Tag;
use crate::page::text::{FontSize, Paragraph, TextLine};
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::texts::said::*;
use crate::witches::deal::Tester;
use crate::witches::pages::view::SheetView;
use crate::witches::ways::Ways;

/// Between the parts of the strip.
const GAP: Unit = Unit(5.0);
/// The code at most, and what is left of it.
const LARGEST_CODE: Unit = Unit(48.0);
const CODE_GAP: Unit = Unit(2.0);
/// The side of the scene at the title at least, and the column beside it at least and at most:
/// the scene takes what the ingredients leave, up to the height of the strip.
const LEAST_SCENE: Unit = Unit(22.0);
const COLUMN: (Unit, Unit) = (Unit(38.0), Unit(46.0));
/// The caption's width, and the gap before it.
const CAPTION: Unit = Unit(33.0);
const CAPTION_GAP: Unit = Unit(4.0);
/// The widest that the effects in play may be.
const WIDEST_EFFECTS: Unit = Unit(38.0);
/// The height of the title, and of ingredients and effects.
const TITLE: Unit = Unit(42.0);
const HEIGHT: Unit = Unit(41.0);
/// By how much a text is made smaller that is too wide, in points.
const SMALLER: f64 = 0.25;
const SCAN_LEADING: f64 = 1.15;
const SCAN_BASELINE: f64 = 0.75;
const SCAN_NOTE_LEADING: f64 = 1.25;
const SCAN_GAP: Unit = Unit(0.6);

/// Headings of the strip.
const HEADING: Style = Style::new(Face::Heading, 10.0).colour(theme::ACCENT);
const SCAN: FontSize = FontSize::pt(10.0);
const NOTE: FontSize = FontSize::pt(8.0);

pub(super) fn draw(
    canvas: &mut Canvas,
    strip: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<(), DrawError> {
    let side = view.qr.side(strip.h.min(LARGEST_CODE))?;
    let code = Frame::new(strip.right() - side, strip.y + (strip.h - side) / 2.0, side, side);
    let rest = Frame { w: code.x - CODE_GAP - strip.x, ..strip };
    let (rest, caption) = rest.split_left(rest.w - CAPTION, CAPTION_GAP);
    let effects = in_play::width(view, words).map(|width| width.min(WIDEST_EFFECTS));
    let beside = effects.map_or(Unit(0.0), |width| width + GAP);
    let free = rest.w - pantry::needed(view, words) - GAP - beside;
    let (scene, column) = scene(free, strip.h);
    let (title_frame, rest) = rest.split_left(title::width(scene, column), GAP);
    let title_frame = Frame { y: strip.y + (strip.h - TITLE) / 2.0, h: TITLE, ..title_frame };
    title::draw(canvas, title_frame, column, view, words);
    let rest = Frame { y: strip.y + (strip.h - HEIGHT) / 2.0, h: HEIGHT, ..rest };
    let pantry = match effects {
        Some(width) => {
            let (pantry, effects) = rest.split_left(rest.w - width - GAP, GAP);
            in_play::draw(canvas, effects, view, words);
            pantry
        }
        None => rest,
    };
    pantry::draw(canvas, pantry, view, words)?;
    scan(canvas, caption, view, words)?;
    canvas.tagged(Tag::Figure(words.say(&sheet_read_qr())), |canvas| view.qr.draw(canvas, code));
    Ok(())
}

/// Draws the strip on a page of its own in large print: title and code above, what grows and what the
/// code is for below. What the effects in play do stands on its back.
pub(super) fn draw_large(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<(), DrawError> {
    let (above, below) = frame.split_top((frame.h - GAP) / 2.0, GAP);
    let side = view.qr.side(above.h.min(LARGEST_CODE))?;
    let code = Frame::new(above.right() - side, above.y + (above.h - side) / 2.0, side, side);
    let column = COLUMN.1;
    let most = code.x - GAP - above.x - title::width(Unit(0.0), column);
    let scene = most.min(TITLE);
    let title = Frame {
        w: title::width(scene, column),
        y: above.y + (above.h - TITLE) / 2.0,
        h: TITLE,
        ..above
    };
    title::draw(canvas, title, column, view, words);
    canvas.tagged(Tag::Figure(words.say(&sheet_read_qr())), |canvas| view.qr.draw(canvas, code));
    let (pantry, caption) = below.split_left(below.w - CAPTION, GAP);
    pantry::draw(canvas, pantry, view, words)?;
    scan(canvas, caption, view, words)
}

/// The side of the scene and the width of the column beside it, in what the ingredients leave of a
/// strip of this height.
fn scene(free: Unit, height: Unit) -> (Unit, Unit) {
    let column = (free - title::width(LEAST_SCENE, Unit(0.0))).clamp(COLUMN.0, COLUMN.1);
    let side = free - title::width(Unit(0.0), column);
    (side.clamp(LEAST_SCENE, TITLE.min(height)), column)
}

/// A style in which a text is no wider than its room, as far as type may be made smaller.
fn fitted(style: Style, text: &str, room: Unit) -> Style {
    let mut fitted = style;
    while fitted.width(text) > room {
        let size = FontSize::pt(fitted.size.points() - SMALLER);
        if size >= fitted.size {
            break;
        }
        fitted.size = size;
    }
    fitted
}

/// What the code is for, to its left.
fn scan(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<(), DrawError> {
    let (title, note) = match &view.facts.tester {
        Tester::Paper(ways) => ways.on_strip(),
        Tester::Here | Tester::Table => Ways::default().on_strip(),
    };
    let title = Paragraph::new(&words.say(&title), Face::Heading).lines(SCAN, frame.w)?;
    let note = Paragraph::new(&words.say(&note), Face::Regular).balanced(NOTE, frame.w)?;
    let height = title.len() as f64 * SCAN.em() * SCAN_LEADING
        + note.len() as f64 * NOTE.em() * SCAN_NOTE_LEADING;
    let y = frame.centre().y - height / 2.0 + SCAN.em() * SCAN_BASELINE;
    let mut block = |tag, lines: &[TextLine], y, leading, size: FontSize, colour| {
        let at = Point::new(frame.right(), y);
        canvas.tagged(tag, |canvas| {
            canvas.lines(lines, at, size.em() * leading, Align::Right, size, colour)
        })
    };
    let end = block(Tag::Heading(2), &title, y, SCAN_LEADING, SCAN, theme::ACCENT);
    let y = end + SCAN_GAP;
    block(Tag::Paragraph, &note, y, SCAN_NOTE_LEADING, NOTE, theme::SOFT_INK);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scene_is_as_large_as_the_ingredients_allow() {
        let height = Unit(42.0);
        // Twice what it was beside the name, where eight ingredients or fewer stand at its right.
        assert_eq!(scene(Unit(100.0), height), (Unit(42.0), Unit(46.0)));
        let (side, column) = scene(Unit(82.0), height);
        assert!(side >= Unit(32.0) && column == Unit(46.0), "{side} {column}");
        for free in (0..130).map(|free| Unit(f64::from(free))) {
            let (side, column) = scene(free, height);
            assert!((LEAST_SCENE..=height).contains(&side), "{free}: {side}");
            assert!((COLUMN.0..=COLUMN.1).contains(&column), "{free}: {column}");
            let least = title::width(LEAST_SCENE, COLUMN.0);
            assert!(title::width(side, column) <= free.max(least) + Unit(0.001), "{free}");
        }
    }
}
