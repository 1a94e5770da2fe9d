//! The strip of the front: title, level, key of ingredients, QR code.

use super::qr;
use crate::page::DrawError;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::layout::Layer;
use crate::page::shape::Frame;
use crate::page::symbols::Mark;
use crate::page::text::{Paragraph, Size};
use crate::page::theme;
use crate::texts::Language;
use crate::witches::game::Tester;
use crate::witches::pages::said::*;
use crate::witches::pages::view::{SheetView, level_name};

/// Between the three parts of the strip.
const GAP: f64 = 6.0;

pub(super) fn draw(
    canvas: &mut Canvas,
    strip: Frame,
    view: &SheetView,
    words: &Language,
) -> Result<(), DrawError> {
    let side = qr::side(&view.qr, strip.h.min(48.0))?;
    let code = Frame::new(strip.right() - side, strip.y + (strip.h - side) / 2.0, side, side);
    qr::draw(canvas, &view.qr, code);
    let (title_frame, rest) = strip.split_left(103.0, GAP);
    title(canvas, title_frame, view, words);
    let rest = Frame { w: code.x - 2.0 - rest.x, ..rest };
    let (key_frame, caption) = rest.split_left(rest.w - 33.0, 4.0);
    scan(canvas, caption, view, words)?;
    key(canvas, key_frame, view, words)
}

fn title(canvas: &mut Canvas, frame: Frame, view: &SheetView, words: &Language) {
    const EMBLEM: f64 = 21.0;
    let name = Style::new(Face::Wordmark, 30.0).colour(theme::ACCENT);
    let top = frame.y + (frame.h - 41.0) / 2.0;
    let emblem = Frame::new(frame.x, top, EMBLEM, EMBLEM);
    canvas.symbol(Layer::Icon, Mark::Cauldron, emblem);
    let x = emblem.right() + 3.0;
    let baseline = top + 11.5;
    canvas.text(Layer::Text, &words.say(&sheet_title()), (x, baseline), Align::Left, name);
    let small = Style::new(Face::Regular, 8.0).colour(theme::SOFT_INK);
    let edition = words.say(&sheet_edition(view.edition.as_str()));
    let mut press = format!("{}  ·  {edition}", words.say(&sheet_press()));
    if view.label != view.game {
        press = format!("{press}  ·  {} {}", words.say(&sheet_game()), view.game);
    }
    canvas.text(Layer::Text, &press, (x + 0.4, baseline + 6.6), Align::Left, small);

    let heading = Style::new(Face::Heading, 13.0);
    let y = top + EMBLEM + 8.2;
    canvas.text(Layer::Text, &words.say(&level_name(view)), (frame.x, y), Align::Left, heading);
    let mut facts = vec![
        sheet_players(view.facts.players.count()),
        sheet_recipe(view.facts.recipe),
        sheet_ingredients(view.facts.ingredients),
    ];
    if let Some(level) = view.level {
        facts.insert(0, sheet_level(level.number()));
    }
    let facts: Vec<String> = facts.iter().map(|fact| words.say(fact)).collect();
    let fact = Style::new(Face::Regular, 9.5);
    canvas.text(Layer::Text, &facts.join("  ·  "), (frame.x, y + 5.6), Align::Left, fact);
    let label = Style::new(Face::Regular, 9.5).colour(theme::SOFT_INK);
    let code = Style::new(Face::Bold, 9.5);
    let caption = match view.facts.tester {
        Tester::Referee(_) | Tester::Table => words.say(&sheet_game()),
        Tester::Phone(_) | Tester::Home | Tester::Here => words.say(&sheet_seed()),
    };
    let w = canvas.text(Layer::Text, &caption, (frame.x, y + 11.0), Align::Left, label);
    let at = (frame.x + w + 1.4, y + 11.0);
    canvas.text(Layer::Text, &view.label, at, Align::Left, code);
    let moon = Frame::new(frame.right() - 25.0, y - 4.5, 14.0, 14.0);
    canvas.symbol(Layer::Ornament, Mark::Moon, moon);
    let stars = Frame::new(moon.right() + 1.5, y - 4.0, 8.0, 8.0);
    canvas.symbol(Layer::Ornament, Mark::Stars, stars);
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
    let heading = Style::new(Face::Heading, 10.0).colour(theme::ACCENT);
    let name = Style::new(Face::Bold, 8.5);
    let note_size = Size::pt(8.0);
    let note = words.say(&sheet_key_note(view.facts.recipe, view.facts.ingredients));
    let note = Paragraph::new(&note, Face::Regular);
    let note = note.balanced(note_size, frame.w)?;

    let panel = Frame::new(frame.x, frame.y + (frame.h - 41.0) / 2.0, frame.w, 41.0);
    let mut y = panel.y + heading.rise();
    canvas.text(Layer::Text, &words.say(&sheet_key()), (frame.x, y), Align::Left, heading);
    let foot = note_size.mm() * 1.2 * note.len() as f64;
    let (top, height) = (y + 2.0, panel.bottom() - foot - y - 3.0);
    let row = height / 2.0;
    let column = (frame.w / columns as f64).min(24.0);
    for (i, &ingredient) in ingredients.iter().enumerate() {
        let x = frame.x + column * (i % columns) as f64;
        let cell = Frame::new(x, top + row * (i / columns) as f64, column, row);
        let baseline = cell.bottom() - 1.2;
        let size = (baseline - name.rise() - cell.y - 0.2).min(column - 2.0);
        let middle = cell.y + size / 2.0;
        canvas.symbol(Layer::Icon, ingredient, Frame::around(cell.middle_x(), middle, size, size));
        let at = (cell.middle_x(), baseline);
        canvas.text(Layer::Text, &words.say(&ingredient.name()), at, Align::Middle, name);
    }
    y = panel.bottom() - foot + note_size.mm() * 0.9;
    for line in &note {
        canvas.line(line, (frame.x, y), Align::Left, note_size, theme::SOFT_INK);
        y += note_size.mm() * 1.2;
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
        Tester::Home => (sheet_scan(), sheet_scan_note_home()),
        Tester::Referee(None) => (sheet_scan_referee(), sheet_scan_note_referee()),
    };
    let heading = Size::pt(10.0);
    let text = Size::pt(8.0);
    let title = Paragraph::new(&words.say(&title), Face::Heading).lines(heading, frame.w)?;
    let note = Paragraph::new(&words.say(&note), Face::Regular).balanced(text, frame.w)?;
    let height = title.len() as f64 * heading.mm() * 1.15 + note.len() as f64 * text.mm() * 1.25;
    let mut y = frame.middle_y() - height / 2.0 + heading.mm() * 0.75;
    for line in &title {
        canvas.line(line, (frame.right(), y), Align::Right, heading, theme::ACCENT);
        y += heading.mm() * 1.15;
    }
    y += 0.6;
    for line in &note {
        canvas.line(line, (frame.right(), y), Align::Right, text, theme::SOFT_INK);
        y += text.mm() * 1.25;
    }
    Ok(())
}
