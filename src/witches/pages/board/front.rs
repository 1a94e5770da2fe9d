//! The strip of the front: title, level, key of ingredients, QR code.

use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::symbol;
use crate::page::text::{Paragraph, Size};
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::witches::deal::Tester;
use crate::witches::pages::rating;
use crate::witches::pages::said::*;
use crate::witches::pages::view::{SheetView, level_name};

/// Between the three parts of the strip.
const GAP: Unit = Unit(6.0);
/// The code at most, and what is left of it.
const LARGEST_CODE: Unit = Unit(48.0);
const CODE_GAP: Unit = Unit(2.0);
/// The title's width, and the caption's with the gap before it.
const TITLE: Unit = Unit(103.0);
const CAPTION: Unit = Unit(33.0);
const CAPTION_GAP: Unit = Unit(4.0);
/// The height of title and key.
const HEIGHT: Unit = Unit(41.0);
/// The title: its emblem, the wordmark's place beside it, and the line below.
const EMBLEM: Unit = Unit(21.0);
const EMBLEM_GAP: Unit = Unit(3.0);
const WORDMARK_BASELINE: Unit = Unit(11.5);
const PRESS_LEFT: Unit = Unit(0.4);
const PRESS_DOWN: Unit = Unit(6.6);
/// Below the emblem: the level's baseline, and from there to the facts and the seed.
const LEVEL_DOWN: Unit = Unit(8.2);
const FACTS_DOWN: Unit = Unit(5.6);
const SEED_DOWN: Unit = Unit(11.0);
const SEED_GAP: Unit = Unit(1.4);
/// Moon and stars where no rating stands, from the right and above the level's baseline.
const MOON: Unit = Unit(14.0);
const MOON_LEFT: Unit = Unit(25.0);
const MOON_UP: Unit = Unit(4.5);
const STARS: Unit = Unit(8.0);
const STARS_GAP: Unit = Unit(1.5);
const STARS_UP: Unit = Unit(4.0);
/// The key: under its heading, above its note, a column at most, around a symbol.
const KEY_TOP: Unit = Unit(2.0);
const KEY_GAPS: Unit = Unit(3.0);
const WIDEST_COLUMN: Unit = Unit(24.0);
const NAME_UP: Unit = Unit(1.2);
const SYMBOL_GAP: Unit = Unit(0.2);
const SYMBOL_MARGINS: Unit = Unit(2.0);
/// From line to line and from the top of a line to its baseline, as multiples of the size.
const NOTE_LEADING: f64 = 1.2;
const NOTE_BASELINE: f64 = 0.9;
const SCAN_LEADING: f64 = 1.15;
const SCAN_BASELINE: f64 = 0.75;
const SCAN_NOTE_LEADING: f64 = 1.25;
const SCAN_GAP: Unit = Unit(0.6);

const WORDMARK: Style = Style::new(Face::Wordmark, 30.0).colour(theme::ACCENT);
const SMALL: Style = Style::new(Face::Regular, 8.0).colour(theme::SOFT_INK);
const LEVEL: Style = Style::new(Face::Heading, 13.0);
const FACT: Style = Style::new(Face::Regular, 9.5);
const SEED: Style = Style::new(Face::Bold, 9.5);
const KEY: Style = Style::new(Face::Heading, 10.0).colour(theme::ACCENT);
const NAME: Style = Style::new(Face::Bold, 8.5);
const SCAN: Size = Size::pt(10.0);
const NOTE: Size = Size::pt(8.0);

pub(super) fn draw(
    canvas: &mut Canvas,
    strip: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<(), DrawError> {
    let side = view.qr.side(strip.h.min(LARGEST_CODE))?;
    let code = Frame::new(strip.right() - side, strip.y + (strip.h - side) / 2.0, side, side);
    view.qr.draw(canvas, code);
    let (title_frame, rest) = strip.split_left(TITLE, GAP);
    title(canvas, title_frame, view, words);
    let rest = Frame { w: code.x - CODE_GAP - rest.x, ..rest };
    let (key_frame, caption) = rest.split_left(rest.w - CAPTION, CAPTION_GAP);
    scan(canvas, caption, view, words)?;
    key(canvas, key_frame, view, words)
}

fn title(canvas: &mut Canvas, frame: Frame, view: &SheetView, words: &Language) {
    let top = frame.y + (frame.h - HEIGHT) / 2.0;
    let emblem = Frame::new(frame.x, top, EMBLEM, EMBLEM);
    canvas.symbol(Layer::Icon, symbol!("cauldron"), emblem);
    let x = emblem.right() + EMBLEM_GAP;
    let baseline = top + WORDMARK_BASELINE;
    let at = Point::new(x, baseline);
    canvas.text(Layer::Text, &words.say(&sheet_title()), at, Align::Left, WORDMARK);
    let edition = words.say(&sheet_edition(view.edition.as_str()));
    let mut press = format!("{}  ·  {edition}", words.say(&sheet_press()));
    if view.label != view.game {
        press = format!("{press}  ·  {} {}", words.say(&sheet_game()), view.game);
    }
    let at = Point::new(x + PRESS_LEFT, baseline + PRESS_DOWN);
    canvas.text(Layer::Text, &press, at, Align::Left, SMALL);

    let y = top + EMBLEM + LEVEL_DOWN;
    let at = Point::new(frame.x, y);
    canvas.text(Layer::Text, &words.say(&level_name(view)), at, Align::Left, LEVEL);
    let mut facts = vec![
        sheet_players(view.facts.players.count()),
        sheet_recipe(view.facts.recipe),
        sheet_ingredients(view.facts.ingredients),
    ];
    if let Some(level) = view.level {
        facts.insert(0, sheet_level(level.number()));
    }
    let facts: Vec<String> = facts.iter().map(|fact| words.say(fact)).collect();
    let at = Point::new(frame.x, y + FACTS_DOWN);
    canvas.text(Layer::Text, &facts.join("  ·  "), at, Align::Left, FACT);
    let caption = match view.facts.tester {
        Tester::Referee(_) | Tester::Table => words.say(&sheet_game()),
        Tester::Phone(_) | Tester::Home | Tester::Here => words.say(&sheet_seed()),
    };
    let label = FACT.colour(theme::SOFT_INK);
    let at = Point::new(frame.x, y + SEED_DOWN);
    let w = canvas.text(Layer::Text, &caption, at, Align::Left, label);
    let at = Point::new(frame.x + w + SEED_GAP, y + SEED_DOWN);
    canvas.text(Layer::Text, &view.label, at, Align::Left, SEED);
    if let Some(rating) = &view.rating {
        rating::draw(canvas, frame.right(), [y, y + FACTS_DOWN, y + SEED_DOWN], rating, words);
        return;
    }
    let moon = Frame::new(frame.right() - MOON_LEFT, y - MOON_UP, MOON, MOON);
    canvas.symbol(Layer::Ornament, symbol!("moon"), moon);
    let stars = Frame::new(moon.right() + STARS_GAP, y - STARS_UP, STARS, STARS);
    canvas.symbol(Layer::Ornament, symbol!("stars"), stars);
}

/// The ingredients in play, each with symbol and name, in two rows.
fn key(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<(), DrawError> {
    let ingredients = view.facts.ingredients();
    let columns = ingredients.len().div_ceil(2);
    let note = words.say(&sheet_key_note(view.facts.recipe, view.facts.ingredients));
    let note = Paragraph::new(&note, Face::Regular);
    let note = note.balanced(NOTE, frame.w)?;

    let panel = Frame::new(frame.x, frame.y + (frame.h - HEIGHT) / 2.0, frame.w, HEIGHT);
    let mut y = panel.y + KEY.rise();
    canvas.text(Layer::Text, &words.say(&sheet_key()), Point::new(frame.x, y), Align::Left, KEY);
    let foot = NOTE.em() * NOTE_LEADING * note.len() as f64;
    let (top, height) = (y + KEY_TOP, panel.bottom() - foot - y - KEY_GAPS);
    let row = height / 2.0;
    let column = (frame.w / columns as f64).min(WIDEST_COLUMN);
    for (i, &ingredient) in ingredients.iter().enumerate() {
        let x = frame.x + column * (i % columns) as f64;
        let cell = Frame::new(x, top + row * (i / columns) as f64, column, row);
        let baseline = cell.bottom() - NAME_UP;
        let size = (baseline - NAME.rise() - cell.y - SYMBOL_GAP).min(column - SYMBOL_MARGINS);
        let middle = Point::new(cell.centre().x, cell.y + size / 2.0);
        canvas.symbol(Layer::Icon, ingredient, Frame::square(middle, size));
        let at = Point::new(cell.centre().x, baseline);
        canvas.text(Layer::Text, &words.say(&ingredient.name()), at, Align::Middle, NAME);
    }
    y = panel.bottom() - foot + NOTE.em() * NOTE_BASELINE;
    for line in &note {
        canvas.line(line, Point::new(frame.x, y), Align::Left, NOTE, theme::SOFT_INK);
        y += NOTE.em() * NOTE_LEADING;
    }
    Ok(())
}

/// What the code is for, to its left.
fn scan(
    canvas: &mut Canvas,
    frame: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<(), DrawError> {
    let (title, note) = match view.facts.tester {
        Tester::Phone(_) | Tester::Referee(Some(_)) | Tester::Here | Tester::Table => {
            (sheet_scan(), sheet_scan_note())
        }
        Tester::Home => (sheet_scan_home(), sheet_scan_note_home()),
        Tester::Referee(None) => (sheet_scan_referee(), sheet_scan_note_referee()),
    };
    let title = Paragraph::new(&words.say(&title), Face::Heading).lines(SCAN, frame.w)?;
    let note = Paragraph::new(&words.say(&note), Face::Regular).balanced(NOTE, frame.w)?;
    let height = title.len() as f64 * SCAN.em() * SCAN_LEADING
        + note.len() as f64 * NOTE.em() * SCAN_NOTE_LEADING;
    let mut y = frame.centre().y - height / 2.0 + SCAN.em() * SCAN_BASELINE;
    for line in &title {
        canvas.line(line, Point::new(frame.right(), y), Align::Right, SCAN, theme::ACCENT);
        y += SCAN.em() * SCAN_LEADING;
    }
    y += SCAN_GAP;
    for line in &note {
        canvas.line(line, Point::new(frame.right(), y), Align::Right, NOTE, theme::SOFT_INK);
        y += NOTE.em() * SCAN_NOTE_LEADING;
    }
    Ok(())
}
