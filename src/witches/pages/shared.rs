//! What stands on more than one page: its frame and head, the box with the free clue, lines to
//! write on, and how hard a sheet is.

use super::*;
use crate::page::head::{Head, Name};
use crate::witches::playtest::{Difficulty, PrintedRating};
use crate::witches::rules::{self, Minutes};

/// Free margin at the left and right of an upright page, and above the usual one at its top.
const TEXT_SIDE: Unit = Unit(12.0);
const TEXT_TOP: Unit = Unit(1.0);
/// Between the texts of an upright page and the foot in the margin below them.
const ABOVE_FOOT: Unit = Unit(2.5);

impl Setup {
    /// What an upright page of text has inside its margins.
    pub(super) fn text_frame(&self) -> Frame {
        let page = self.page(Stands::Upright);
        let (w, h) = (page.w - 2.0 * TEXT_SIDE, page.h - 2.0 * theme::MARGIN - TEXT_TOP);
        Frame::new(TEXT_SIDE, theme::MARGIN + TEXT_TOP, w, h)
    }

    /// What an upright page has inside its margins and above a foot in the margin below it.
    pub(super) fn text_frame_with_foot(&self) -> Frame {
        let frame = self.text_frame();
        Frame { h: frame.h - ABOVE_FOOT, ..frame }
    }
}

/// Below the head of an upright page, and the baselines of the name in it.
const HEAD_GAP: Unit = Unit(3.5);
const HEAD_BASELINES: (Unit, Unit) = (Unit(5.0), Unit(9.9));
/// In large print: the emblem, from there to the texts, the title and by how much it is made
/// smaller where it is too wide, the distance of the lines below it in sizes, and the space below.
const HEAD_EMBLEM: Unit = Unit(15.0);
const HEAD_EMBLEM_GAP: Unit = Unit(3.0);
const HEAD_TITLE: Style = Style::new(Face::Wordmark, 24.0).colour(theme::ACCENT);
const HEAD_SMALLER: f64 = 0.5;
const HEAD_LEADING: f64 = 1.25;
const HEAD_INTRO: FontSize = FontSize::pt(8.0);
const HEAD_NAME: FontSize = FontSize::pt(8.0);
const HEAD_BELOW: Unit = Unit(3.0);

/// Draws emblem, title and intro, and the game's level and seed if the page is of one game.
/// Returns what is free below.
pub(super) fn head(
    canvas: &mut Canvas,
    frame: Frame,
    emblem: Symbol,
    (title, intro): (Message, Message),
    view: Option<&SheetView>,
    words: &Language,
) -> Result<Frame> {
    let (title, intro) = (words.say(&title), words.say(&intro));
    head_of(canvas, frame, emblem, (&title, &intro), view, words)
}

/// Draws a head whose texts are in the language already.
pub(super) fn head_of(
    canvas: &mut Canvas,
    frame: Frame,
    emblem: Symbol,
    (title, intro): (&str, &str),
    view: Option<&SheetView>,
    words: &Language,
) -> Result<Frame> {
    let level = view.map(|view| words.say(&level_name(view)));
    let name = view.zip(level.as_ref()).map(|(view, level)| Name {
        name: level,
        code: &view.label,
        baselines: HEAD_BASELINES,
    });
    Head { emblem, title, intro, name, below: HEAD_GAP }.draw(canvas, frame)
}

/// Draws the head of a page in large print, its texts one below the other.
pub(super) fn head_large(
    canvas: &mut Canvas,
    frame: Frame,
    emblem: Symbol,
    (title, intro): (Message, Message),
    view: &SheetView,
    words: &Language,
) -> Result<Frame> {
    let (title, intro) = (&*words.say(&title), &*words.say(&intro));
    let (left, text) = frame.split_left(HEAD_EMBLEM, HEAD_EMBLEM_GAP);
    let style = shrunk(HEAD_TITLE, title, text.w, HEAD_SMALLER);
    style.fits(title, text.w)?;
    let mut y = text.y + style.rise();
    let at = Point::new(text.x, y);
    canvas.tagged(Tag::Heading(1), |canvas| {
        canvas.text(Layer::Text, title, at, Align::Left, style);
    });
    y += style.drop();
    let name = format!("{} · {}", words.say(&level_name(view)), view.label);
    for (said, face, size) in
        [(intro, Face::Italic, HEAD_INTRO), (name.as_str(), Face::Bold, HEAD_NAME)]
    {
        let lines = Paragraph::new(said, face).balanced(size, text.w)?;
        let leading = size.em() * HEAD_LEADING;
        let at = Point::new(text.x, y + face.rise() * size.em());
        canvas.lines(&lines, at, leading, Align::Left, size, theme::SOFT_INK);
        y += leading * lines.len() as f64;
    }
    let height = (y - frame.y).max(HEAD_EMBLEM);
    let emblem_at = Frame { y: left.y + (height - HEAD_EMBLEM) / 2.0, h: HEAD_EMBLEM, ..left };
    canvas.symbol(Layer::Icon, emblem, emblem_at);
    Ok(frame.split_top(height, HEAD_BELOW).1)
}

/// The box: its margins, what its lines add to its height, that height at least, the
/// gap below, its corners.
const CLUE_SIDE: Unit = Unit(4.0);
const CLUE_PADDING: Unit = Unit(4.5);
const CLUE_LEAST: Unit = Unit(11.0);
const CLUE_GAP: Unit = Unit(4.5);
const CLUE_CORNER: Unit = Unit(3.0);
/// Its moon, and the gaps before and after its title; from line to line in sizes.
const CLUE_MOON: Unit = Unit(7.5);
const CLUE_MOON_GAP: Unit = Unit(3.0);
const CLUE_TITLE_GAP: Unit = Unit(5.0);
const CLUE_LEADING: f64 = 1.25;
const CLUE_BORDER: Pen = Pen::new(theme::ACCENT, Unit(0.4));

const CLUE_TEXT: FontSize = FontSize::pt(10.5);
const CLUE_TITLE: Style = Style::new(Face::Heading, 11.0).colour(theme::ACCENT);

/// An ingredient in words: its name, and the sign that stands for it in notes.
pub(super) struct HerbWords {
    pub ingredient: Ingredient,
    pub name: String,
    pub sign: String,
}

impl HerbWords {
    /// Those of some ingredients.
    pub(super) fn of(ingredients: &[Ingredient], words: &Language) -> Vec<HerbWords> {
        let herb = |&ingredient: &Ingredient| HerbWords {
            ingredient,
            name: words.say(&ingredient.name()),
            sign: words.say(&ingredient.sign()),
        };
        ingredients.iter().map(herb).collect()
    }
}

/// A style in which a text is no wider than its room, as far as type may be made smaller, in steps
/// of some points.
pub(super) fn shrunk(mut style: Style, text: &str, room: Unit, step: f64) -> Style {
    while style.width(text) > room {
        let size = FontSize::pt(style.size.points() - step);
        if size >= style.size {
            break;
        }
        style.size = size;
    }
    style
}

/// Steps of a list, counted from 1.
pub(super) fn numbered(steps: impl IntoIterator<Item = Message>, words: &Language) -> Vec<Block> {
    let numbered = (1..).zip(steps);
    numbered.map(|(i, step)| item(ItemMarker::Number(i), &words.say(&step))).collect()
}

/// Draws a passage at the top of a frame, in the largest of some sizes, in points, at which it
/// fits. Returns its height.
pub(super) fn passage_in(
    canvas: &mut Canvas,
    frame: Frame,
    passage: &Passage,
    sizes: &[f64],
) -> Result<Unit> {
    let mut needed = frame.h;
    for &points in sizes {
        let set = Set::new(passage, points, frame.w)?;
        if set.height <= frame.h {
            set.draw(canvas, Point::new(frame.x, frame.y), points);
            return Ok(set.height);
        }
        needed = set.height;
    }
    Err(DrawError::Overflow { what: passage.title.clone(), needed, available: frame.h })
}

/// A text whose capitals have their middle at the height of a point. Returns its width.
pub(super) fn text_at(
    canvas: &mut Canvas,
    text: &str,
    middle: Point,
    align: Align,
    style: Style,
) -> Unit {
    let at = Point::new(middle.x, middle.y + style.cap() / 2.0);
    canvas.text(Layer::Text, text, at, align, style)
}

/// A cross from corner to corner of a frame.
pub(super) fn cross(canvas: &mut Canvas, frame: Frame, pen: Pen) {
    let Frame { x, y, .. } = frame;
    let (right, bottom) = (frame.right(), frame.bottom());
    canvas.stroke(Point::new(x, y), Point::new(right, bottom), pen);
    canvas.stroke(Point::new(x, bottom), Point::new(right, y), pen);
}

/// The free clue, in a box. Returns what is free below.
pub(super) fn clue(
    canvas: &mut Canvas,
    frame: Frame,
    facts: &Facts,
    words: &Language,
) -> Result<Frame> {
    let label = words.say(&rules_clue());
    let left = CLUE_SIDE + CLUE_MOON + CLUE_MOON_GAP + CLUE_TITLE.width(&label) + CLUE_TITLE_GAP;
    let lines = Paragraph::new(&words.say(&facts.clue()), Face::Regular)
        .balanced(CLUE_TEXT, frame.w - left - CLUE_SIDE)?;
    let leading = CLUE_TEXT.em() * CLUE_LEADING;
    let height = (lines.len() as f64 * leading + CLUE_PADDING).max(CLUE_LEAST);
    let (panel, rest) = frame.split_top(height, CLUE_GAP);
    canvas.ledger.place(Layer::Ground, "clue", panel);
    canvas.rect(panel, CLUE_CORNER, theme::TINT, Some(CLUE_BORDER));
    let middle = panel.centre().y;
    let moon = Point::new(panel.x + CLUE_SIDE + CLUE_MOON / 2.0, middle);
    let moon = Frame::square(moon, CLUE_MOON);
    canvas.symbol(Layer::Icon, symbol!("moon"), moon);
    let at = Point::new(moon.right() + CLUE_MOON_GAP, middle);
    text_at(canvas, &label, at, Align::Left, CLUE_TITLE);
    let block = leading * (lines.len() - 1) as f64;
    let y = middle - block / 2.0 + CLUE_TEXT.em() * Face::Regular.cap() / 2.0;
    let at = Point::new(panel.x + left, y);
    canvas.lines(&lines, at, leading, Align::Left, CLUE_TEXT, theme::INK);
    Ok(rest)
}

/// Between the lines, which begin below the heading.
const NOTES_LINE: Unit = Unit(8.5);
const NOTES_FIRST_LINE: Unit = Unit(6.0);
const NOTES_RULE: Pen = Pen::new(theme::RULE, Unit(0.3));
const NOTES_HEADING: Style = Style::new(Face::Heading, 12.0).colour(theme::ACCENT);

/// A heading, and lines as far as a frame reaches.
pub(super) fn notes(canvas: &mut Canvas, frame: Frame, words: &Language) {
    let at = Point::new(frame.x, frame.y + NOTES_HEADING.rise());
    canvas.heading(&words.say(&sheet_notes()), at, NOTES_HEADING);
    let first = at.y + NOTES_FIRST_LINE + NOTES_LINE / 2.0;
    let lines = (((frame.bottom() - first) / NOTES_LINE).floor() + 1.0).max(0.0);
    for i in 0..lines as usize {
        let y = first + NOTES_LINE * i as f64;
        canvas.stroke(Point::new(frame.x, y), Point::new(frame.right(), y), NOTES_RULE);
    }
    let top = at.y + NOTES_HEADING.drop();
    let room = Frame::new(frame.x, top, frame.w, (frame.bottom() - top).max(Unit(0.0)));
    canvas.ledger.place(Layer::Field, "notes", room);
}

/// The side of a small cauldron, and the space between two of them.
const RATING_CAULDRON: Unit = Unit(4.6);
const RATING_GAP: Unit = Unit(0.7);

/// The small cauldrons: as many full ones as the sheet is hard. They end at the right, and stand
/// on a baseline.
pub(super) fn cauldrons(canvas: &mut Canvas, foot: Point, difficulty: Difficulty) {
    let all = (RATING_CAULDRON + RATING_GAP) * f64::from(Difficulty::MOST) - RATING_GAP;
    cauldrons_from(canvas, Point::new(foot.x - all, foot.y), difficulty);
}

/// The small cauldrons from the left on.
pub(super) fn cauldrons_from(canvas: &mut Canvas, foot: Point, difficulty: Difficulty) {
    for place in 0..Difficulty::MOST {
        let symbol = if place < difficulty.cauldrons() {
            symbol!("cauldron-full")
        } else {
            symbol!("cauldron-empty")
        };
        let x = foot.x + (RATING_CAULDRON + RATING_GAP) * f64::from(place);
        let y = foot.y - RATING_CAULDRON;
        canvas.symbol(Layer::Icon, symbol, Frame::new(x, y, RATING_CAULDRON, RATING_CAULDRON));
    }
}

/// How hard a sheet is and how long its game takes, in a few words.
pub(crate) fn rated(rating: &PrintedRating) -> Message {
    let PrintedRating { difficulty, turns, .. } = rating;
    sheet_rated(difficulty.cauldrons(), Difficulty::MOST, sheet_turns(turns.middle))
}

/// From how many minutes to how many a game takes.
pub(super) fn minutes(rating: &PrintedRating) -> Minutes {
    (rating.minutes.saturating_sub(5).max(5), rating.minutes + 5)
}

/// How hard a sheet is, how long its game takes, and how often typical players win it.
pub(crate) fn rating_said(rating: &PrintedRating) -> Message {
    let &PrintedRating { difficulty, turns, .. } = rating;
    sheet_rating_said(
        difficulty.cauldrons(),
        Difficulty::MOST,
        turns.middle,
        turns.low,
        turns.high,
        rating.wins_of_hundred(),
    )
}

/// What the rating means, in sentences.
pub(super) fn rating_explained(rating: &PrintedRating, facts: &Facts) -> Vec<Message> {
    let said = rating_said(rating);
    let made =
        if facts.tester.is_referee() { sheet_rating_made_in_public() } else { sheet_rating_made() };
    vec![said, made]
}

/// What the rating means, as a section of the rules.
pub(super) fn rating_section(rating: &PrintedRating, facts: &Facts) -> rules::Topic {
    let texts = rating_explained(rating, facts).into_iter().map(rules::TopicBlock::Text);
    rules::Topic { title: sheet_rating(), pieces: vec![texts.collect()] }
}
