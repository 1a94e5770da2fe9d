//! Parts of several pages: page frame and head, the box with the free clue, lines to write on, and
//! the rating.

use super::*;
use crate::page::head::{NamedCode, PageHeader};
use crate::witches::playtest::{Difficulty, PrintedRating};
use crate::witches::rules::{self, Minutes};

/// Free margin at the left and right of an upright page of text.
const TEXT_SIDE: LayoutUnit = LayoutUnit(12.0);
/// Free margin at the top of an upright page, in addition to [`theme::MARGIN`].
const TEXT_TOP: LayoutUnit = LayoutUnit(1.0);
/// Distance between the texts of an upright page and a foot in the margin below.
const ABOVE_FOOT: LayoutUnit = LayoutUnit(2.5);

impl PageGeometry {
    /// Frame inside the margins of an upright page.
    pub(super) fn text_frame(&self) -> Frame {
        let page = self.page(Orientation::Portrait);
        let (w, h) = (page.w - 2.0 * TEXT_SIDE, page.h - 2.0 * theme::MARGIN - TEXT_TOP);
        Frame::new(TEXT_SIDE, theme::MARGIN + TEXT_TOP, w, h)
    }

    /// Frame inside the margins of an upright page, above a foot in the lower margin.
    pub(super) fn text_frame_with_foot(&self) -> Frame {
        let frame = self.text_frame();
        Frame { h: frame.h - ABOVE_FOOT, ..frame }
    }
}

/// Gap below the [`head`] of an upright page.
const HEAD_GAP: LayoutUnit = LayoutUnit(3.5);
/// Baselines of level and name of the game in the head, from its top.
const HEAD_BASELINES: (LayoutUnit, LayoutUnit) = (LayoutUnit(5.0), LayoutUnit(9.9));
/// Side of the emblem in [`head_large`].
const HEAD_EMBLEM: LayoutUnit = LayoutUnit(15.0);
/// Gap between emblem and texts in [`head_large`].
const HEAD_EMBLEM_GAP: LayoutUnit = LayoutUnit(3.0);
const HEAD_TITLE: Style = Style::new(Face::Wordmark, 24.0).colour(theme::ACCENT);
/// Step by which a title of [`head_large`] that is too wide shrinks, in points.
const HEAD_SMALLER: f64 = 0.5;
/// Line height of intro and name in [`head_large`].
const HEAD_LEADING: f64 = 1.25;
const HEAD_INTRO: FontSize = FontSize::pt(8.0);
const HEAD_NAME: FontSize = FontSize::pt(8.0);
/// Gap below [`head_large`].
const HEAD_BELOW: LayoutUnit = LayoutUnit(3.0);

/// Draws emblem, title and intro, and owner, level and name of the game if there is a `view`.
/// Returns the free frame below.
pub(super) fn head(
    canvas: &mut Canvas,
    frame: Frame,
    emblem: Symbol,
    (title, intro): (Message, Message),
    view: Option<&SheetView>,
    words: &Language,
) -> Result<Frame> {
    let (title, intro) = (words.format(&title), words.format(&intro));
    let owner = view.and_then(|view| owner_line(view, words));
    owned_head(canvas, frame, emblem, (&title, &intro, owner.as_deref()), view, words)
}

/// Draws a head like [`head`], without the owner and with texts that are already translated.
pub(super) fn head_of(
    canvas: &mut Canvas,
    frame: Frame,
    emblem: Symbol,
    (title, intro): (&str, &str),
    view: Option<&SheetView>,
    words: &Language,
) -> Result<Frame> {
    owned_head(canvas, frame, emblem, (title, intro, None), view, words)
}

fn owned_head(
    canvas: &mut Canvas,
    frame: Frame,
    emblem: Symbol,
    (title, intro, owner): (&str, &str, Option<&str>),
    view: Option<&SheetView>,
    words: &Language,
) -> Result<Frame> {
    let level = view.map(|view| words.format(&level_name(view)));
    let name = view.zip(level.as_ref()).map(|(view, level)| NamedCode {
        name: level,
        code: &view.label,
        baselines: HEAD_BASELINES,
    });
    PageHeader { emblem, title, intro, owner, name, below: HEAD_GAP }.draw(canvas, frame)
}

/// Draws the head of a page in large print, with its texts below each other. Returns the free frame
/// below.
pub(super) fn head_large(
    canvas: &mut Canvas,
    frame: Frame,
    emblem: Symbol,
    (title, intro): (Message, Message),
    view: &SheetView,
    words: &Language,
) -> Result<Frame> {
    let (title, intro) = (&*words.format(&title), &*words.format(&intro));
    let (left, text) = frame.split_left(HEAD_EMBLEM, HEAD_EMBLEM_GAP);
    let style = shrunk(HEAD_TITLE, title, text.w, HEAD_SMALLER);
    style.fits(title, text.w)?;
    let mut y = text.y + style.rise();
    let at = Point::new(text.x, y);
    canvas.draw_tagged(Tag::Heading(1), |canvas| {
        canvas.text(Layer::Text, title, at, Align::Left, style);
    });
    y += style.drop();
    let name = format!("{} · {}", words.format(&level_name(view)), view.label);
    for (said, face, size) in
        [(intro, Face::Italic, HEAD_INTRO), (name.as_str(), Face::Bold, HEAD_NAME)]
    {
        let lines = Paragraph::new(said, face).break_balanced(size, text.w)?;
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

/// Horizontal padding of the box of [`clue`].
const CLUE_SIDE: LayoutUnit = LayoutUnit(4.0);
/// Height of the box of [`clue`] in addition to its lines.
const CLUE_PADDING: LayoutUnit = LayoutUnit(4.5);
/// Smallest height of the box of [`clue`].
const CLUE_LEAST: LayoutUnit = LayoutUnit(11.0);
/// Gap below the box of [`clue`].
const CLUE_GAP: LayoutUnit = LayoutUnit(4.5);
/// Corner radius of the box of [`clue`].
const CLUE_CORNER: LayoutUnit = LayoutUnit(3.0);
/// Side of the moon in the box of [`clue`].
const CLUE_MOON: LayoutUnit = LayoutUnit(7.5);
/// Gap between moon and title.
const CLUE_MOON_GAP: LayoutUnit = LayoutUnit(3.0);
/// Gap between title and text.
const CLUE_TITLE_GAP: LayoutUnit = LayoutUnit(5.0);
/// Line height of the clue.
const CLUE_LEADING: f64 = 1.25;
const CLUE_BORDER: Pen = Pen::new(theme::ACCENT, LayoutUnit(0.4));

const CLUE_TEXT: FontSize = FontSize::pt(10.5);
const CLUE_TITLE: Style = Style::new(Face::Heading, 11.0).colour(theme::ACCENT);

/// Ingredient with its translated name and sign. The sign abbreviates it in notes.
pub(super) struct IngredientLabel {
    pub ingredient: Ingredient,
    pub name: String,
    pub sign: String,
}

impl IngredientLabel {
    /// Returns the words of `ingredients` in one language.
    pub(super) fn of(ingredients: &[Ingredient], words: &Language) -> Vec<IngredientLabel> {
        let herb = |&ingredient: &Ingredient| IngredientLabel {
            ingredient,
            name: words.format(&ingredient.name()),
            sign: words.format(&ingredient.sign()),
        };
        ingredients.iter().map(herb).collect()
    }
}

/// Shrinks `style` in steps of `step` points until `text` fits into `room`, but not below the
/// smallest font size.
pub(super) fn shrunk(mut style: Style, text: &str, room: LayoutUnit, step: f64) -> Style {
    while style.width(text) > room {
        let size = FontSize::pt(style.size.points() - step);
        if size >= style.size {
            break;
        }
        style.size = size;
    }
    style
}

/// Makes a list of `steps` numbered from 1.
pub(super) fn numbered_list(
    steps: impl IntoIterator<Item = Message>,
    words: &Language,
) -> Vec<Block> {
    let numbered = (1..).zip(steps);
    numbered.map(|(i, step)| item(ItemMarker::Number(i), &words.format(&step))).collect()
}

/// Draws a section at the top of `frame`, in the first of `sizes` (points, descending) in which it
/// fits. Returns its height.
pub(super) fn passage_in(
    canvas: &mut Canvas,
    frame: Frame,
    passage: &TextSection,
    sizes: &[f64],
) -> Result<LayoutUnit> {
    let mut needed = frame.h;
    for &points in sizes {
        let set = TypesetSection::new(passage, points, frame.w)?;
        if set.height <= frame.h {
            set.draw(canvas, Point::new(frame.x, frame.y), points);
            return Ok(set.height);
        }
        needed = set.height;
    }
    Err(DrawError::Overflow { what: passage.title.clone(), needed, available: frame.h })
}

/// Draws a text with the middle of its capitals at `middle`. Returns its width.
pub(super) fn text_at(
    canvas: &mut Canvas,
    text: &str,
    middle: Point,
    align: Align,
    style: Style,
) -> LayoutUnit {
    let at = Point::new(middle.x, middle.y + style.cap() / 2.0);
    canvas.text(Layer::Text, text, at, align, style)
}

/// Draws a cross from corner to corner of `frame`.
pub(super) fn cross(canvas: &mut Canvas, frame: Frame, pen: Pen) {
    let Frame { x, y, .. } = frame;
    let (right, bottom) = (frame.right(), frame.bottom());
    canvas.stroke(Point::new(x, y), Point::new(right, bottom), pen);
    canvas.stroke(Point::new(x, bottom), Point::new(right, y), pen);
}

/// Draws the free clue of `facts` in a box. Returns the free frame below.
pub(super) fn clue(
    canvas: &mut Canvas,
    frame: Frame,
    facts: &PublicFacts,
    words: &Language,
) -> Result<Frame> {
    let label = words.format(&rules_clue());
    let left = CLUE_SIDE + CLUE_MOON + CLUE_MOON_GAP + CLUE_TITLE.width(&label) + CLUE_TITLE_GAP;
    let lines = Paragraph::new(&words.format(&facts.clue()), Face::Regular)
        .break_balanced(CLUE_TEXT, frame.w - left - CLUE_SIDE)?;
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

/// Distance between the lines of [`notes`].
const NOTES_LINE: LayoutUnit = LayoutUnit(8.5);
/// Distance from the heading's baseline to the upper edge of the first line's row.
const NOTES_FIRST_LINE: LayoutUnit = LayoutUnit(6.0);
const NOTES_RULE: Pen = Pen::new(theme::RULE, LayoutUnit(0.3));
const NOTES_HEADING: Style = Style::new(Face::Heading, 12.0).colour(theme::ACCENT);

/// Draws a heading, and lines to write on down to the foot of `frame`.
pub(super) fn notes(canvas: &mut Canvas, frame: Frame, words: &Language) {
    let at = Point::new(frame.x, frame.y + NOTES_HEADING.rise());
    canvas.heading(&words.format(&sheet_notes()), at, NOTES_HEADING);
    let first = at.y + NOTES_FIRST_LINE + NOTES_LINE / 2.0;
    let lines = (((frame.bottom() - first) / NOTES_LINE).floor() + 1.0).max(0.0);
    for i in 0..lines as usize {
        let y = first + NOTES_LINE * i as f64;
        canvas.stroke(Point::new(frame.x, y), Point::new(frame.right(), y), NOTES_RULE);
    }
    let top = at.y + NOTES_HEADING.drop();
    let room = Frame::new(frame.x, top, frame.w, (frame.bottom() - top).max(LayoutUnit(0.0)));
    canvas.ledger.place(Layer::Field, "notes", room);
}

/// Side of one of the small [`cauldrons`].
const RATING_CAULDRON: LayoutUnit = LayoutUnit(4.6);
/// Gap between two of the small [`cauldrons`].
const RATING_GAP: LayoutUnit = LayoutUnit(0.7);

/// Draws the small cauldrons of a rating, as many full ones as its difficulty. `foot` is the lower
/// right corner of the row.
pub(super) fn cauldrons(canvas: &mut Canvas, foot: Point, difficulty: Difficulty) {
    let all = (RATING_CAULDRON + RATING_GAP) * f64::from(Difficulty::MOST) - RATING_GAP;
    cauldrons_from(canvas, Point::new(foot.x - all, foot.y), difficulty);
}

/// Draws the small cauldrons like [`cauldrons`]. `foot` is the lower left corner of the row.
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

/// Returns difficulty and usual number of turns in a few words.
pub(crate) fn rating_summary(rating: &PrintedRating) -> Message {
    let PrintedRating { difficulty, turns, .. } = rating;
    sheet_rated(difficulty.cauldrons(), Difficulty::MOST, sheet_turns(turns.middle))
}

/// Returns the shortest and longest usual duration in minutes: 5 less and 5 more than rated.
pub(super) fn minutes(rating: &PrintedRating) -> Minutes {
    (rating.minutes.saturating_sub(5).max(5), rating.minutes + 5)
}

/// Returns difficulty, range of turns and win rate of typical players.
pub(crate) fn rating_message(rating: &PrintedRating) -> Message {
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

/// Returns the sentences that explain the rating.
pub(super) fn rating_explained(rating: &PrintedRating, facts: &PublicFacts) -> Vec<Message> {
    let said = rating_message(rating);
    let made =
        if facts.tester.is_referee() { sheet_rating_made_in_public() } else { sheet_rating_made() };
    vec![said, made]
}

/// Returns [`rating_explained`] as a section of the rules.
pub(super) fn rating_section(rating: &PrintedRating, facts: &PublicFacts) -> rules::PrintedSection {
    let texts = rating_explained(rating, facts).into_iter().map(rules::PrintedBlock::Text);
    rules::PrintedSection { title: sheet_rating(), pieces: vec![texts.collect()] }
}
