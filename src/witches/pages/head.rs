//! The head of a page: what it is, and of which game.

use super::geometry;
use super::view::{SheetView, level_name};
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::head::{Head, Name};
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::symbols::Symbol;
use crate::page::tag::Tag;
use crate::page::text::{FontSize, Paragraph};
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;

/// In large print: the emblem, from there to the texts, the title and by how much it is made
/// smaller where it is too wide, the distance of the lines below it in sizes, and the space below.
const EMBLEM: Unit = Unit(15.0);
const EMBLEM_GAP: Unit = Unit(3.0);
const TITLE: Style = Style::new(Face::Wordmark, 24.0).colour(theme::ACCENT);
const SMALLER: f64 = 0.5;
const LEADING: f64 = 1.25;
const INTRO: FontSize = FontSize::pt(8.0);
const NAME: FontSize = FontSize::pt(8.0);
const BELOW: Unit = Unit(3.0);

/// Draws emblem, title and intro, and the game's level and seed if the page is of one game.
/// Returns what is free below.
///
/// # Errors
/// If a text does not fit.
pub(super) fn draw(
    canvas: &mut Canvas,
    frame: Frame,
    emblem: Symbol,
    (title, intro): (&str, &str),
    view: Option<&SheetView>,
    words: &Language,
) -> Result<Frame, DrawError> {
    let level = view.map(|view| words.say(&level_name(view)));
    let name = view.zip(level.as_ref()).map(|(view, level)| Name {
        name: level,
        code: &view.label,
        baselines: geometry::NAME_BASELINES,
    });
    Head { emblem, title, intro, name, below: geometry::HEAD_GAP }.draw(canvas, frame)
}

/// Draws the head of a page in large print, its texts one below the other.
///
/// # Errors
/// If a word is too wide.
pub(super) fn draw_large(
    canvas: &mut Canvas,
    frame: Frame,
    emblem: Symbol,
    (title, intro): (&str, &str),
    view: &SheetView,
    words: &Language,
) -> Result<Frame, DrawError> {
    let (left, text) = frame.split_left(EMBLEM, EMBLEM_GAP);
    let mut style = TITLE;
    while style.width(title) > text.w {
        let size = FontSize::pt(style.size.points() - SMALLER);
        if size >= style.size {
            break;
        }
        style.size = size;
    }
    style.fits(title, text.w)?;
    let mut y = text.y + style.rise();
    let at = Point::new(text.x, y);
    canvas.tagged(Tag::Heading(1), |canvas| {
        canvas.text(Layer::Text, title, at, Align::Left, style);
    });
    y += style.drop();
    let name = format!("{} · {}", words.say(&level_name(view)), view.label);
    for (said, face, size) in [(intro, Face::Italic, INTRO), (name.as_str(), Face::Bold, NAME)] {
        let lines = Paragraph::new(said, face).balanced(size, text.w)?;
        let leading = size.em() * LEADING;
        let at = Point::new(text.x, y + face.rise() * size.em());
        canvas.lines(&lines, at, leading, Align::Left, size, theme::SOFT_INK);
        y += leading * lines.len() as f64;
    }
    let height = (y - frame.y).max(EMBLEM);
    let emblem_at = Frame { y: left.y + (height - EMBLEM) / 2.0, h: EMBLEM, ..left };
    canvas.symbol(Layer::Icon, emblem, emblem_at);
    Ok(frame.split_top(height, BELOW).1)
}
