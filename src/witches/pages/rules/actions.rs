//! Pictures of the actions of a turn, in a row: a small garden and a small cauldron as printed,
//! with the pencil marks of players.

use super::super::board::{
    BUBBLE, DOT_RADIUS, FREE, SectionCells, bed, bubble, dot_centres, dots, pot,
};
use super::super::shared::cross;
use super::*;
use crate::page::list::Paint;
use crate::witches::board::{Cauldron, Cell, Garden, Plot};
use crate::witches::rules::TurnAction;

/// Height of a picture of [`Actions`], in multiples of the font size.
const HEIGHT: f64 = 5.8;
/// Smallest height of a picture of [`Actions`].
const LOWEST: LayoutUnit = LayoutUnit(19.0);
/// Largest height of a picture of [`Actions`].
const HIGHEST: LayoutUnit = LayoutUnit(25.0);
/// Gap between two pictures.
const GAP: LayoutUnit = LayoutUnit(4.0);
/// Gap between garden and cauldron in a picture of both, bridged by a [`pencil_arrow`].
const ARROW: LayoutUnit = LayoutUnit(4.5);
/// Share of the garden in the width of such a picture.
const BED: f64 = 0.28;
/// Smallest width of the garden in such a picture.
const LEAST_BED: LayoutUnit = LayoutUnit(15.6);
/// Gap between a picture and its [`PictureCaption`], in multiples of the font size.
const CAPTION_GAP: f64 = 0.3;
/// Line height of a [`PictureCaption`].
const LEADING: f64 = 1.22;
/// First baseline of a [`PictureCaption`].
const BASELINE: f64 = 0.92;
/// Gap between a plant and its dots.
const PLANT_GAP: LayoutUnit = LayoutUnit(0.6);
/// Width below which a row has only two pictures.
const NARROW: LayoutUnit = LayoutUnit(130.0);
/// Gap between two rows, in multiples of the font size.
const ROW_GAP: f64 = 0.6;
/// Margin around a cross in a garden cell.
const CROSS: LayoutUnit = LayoutUnit(3.2);
/// Margin around a cross in a cauldron cell.
const CROSS_OUT: LayoutUnit = LayoutUnit(2.0);
/// Total margin of the letters between the edge of their cell and the circle of a number.
const BESIDE: LayoutUnit = LayoutUnit(0.8);

/// Seed of the gardens and cauldrons in the pictures.
const ART: Seed = Seed(1);
/// Ingredient printed in the garden, with one dot.
const PRINTED: Ingredient = Ingredient::Rosemary;
/// Ingredient planted in the picture of planting.
const PLANTED: Ingredient = Ingredient::Parsley;
/// Dots of the plucked ingredient.
const GROWN: usize = 2;

/// Caption with its words whole, and with break points for words that are too wide.
struct PictureCaption {
    whole: Paragraph,
    cut: Paragraph,
}

impl PictureCaption {
    fn new(text: &Message, words: &Language) -> PictureCaption {
        let set = |said: String| Paragraph::new(&said, Face::Regular);
        PictureCaption { whole: set(words.format(text)), cut: set(words.format_hyphenated(text)) }
    }

    fn lines(&self, size: FontSize, width: LayoutUnit) -> Result<Vec<TextLine>> {
        let whole = self.whole.without_widow(size, width);
        whole.or_else(|_| self.cut.without_widow(size, width))
    }
}

/// Pictures of the actions with their captions.
pub(super) struct Actions {
    steps: Vec<(TurnAction, PictureCaption)>,
    /// Number of dots of a garden cell.
    dots: usize,
    words: &'static Language,
}

impl Actions {
    pub(super) fn new(
        actions: Vec<(TurnAction, Message)>,
        dots: u8,
        words: &'static Language,
    ) -> Actions {
        let step = |(action, text)| (action, PictureCaption::new(&text, words));
        Actions { steps: actions.into_iter().map(step).collect(), dots: dots.into(), words }
    }

    /// Returns the rows of pictures: a single row, or rows of two if `width` is below [`NARROW`].
    fn rows(&self, width: LayoutUnit) -> impl Iterator<Item = ActionRow<'_>> {
        let count = if width < NARROW { 2 } else { self.steps.len().max(1) };
        self.steps.chunks(count).map(move |steps| ActionRow { steps, width })
    }

    fn picture(&self, canvas: &mut Canvas, frame: Frame, action: TurnAction) {
        match action {
            TurnAction::Plant => {
                self.garden(canvas, frame, [(PRINTED, 1, 1), (PLANTED, 0, 1)]);
            }
            TurnAction::Grow => {
                self.garden(canvas, frame, [(PRINTED, 1, 2), (PLANTED, 0, 2)]);
            }
            TurnAction::Pluck => {
                let (beds, cauldron) =
                    frame.split_left(((frame.w - ARROW) * BED).max(LEAST_BED), ARROW);
                let cell = self.garden(canvas, beds, [(PRINTED, 1, GROWN)]);
                cell.into_iter().for_each(|cell| cross(canvas, cell.inset(CROSS), PENCIL_LINE));
                let y = frame.centre().y;
                pencil_arrow(canvas, Point::new(beds.right(), y), Point::new(cauldron.x, y));
                self.cauldron(canvas, cauldron);
            }
            TurnAction::Close => {
                let rooms = self.cauldron(canvas, frame);
                let others = rooms.iter().skip(1);
                others.for_each(|room| cross(canvas, room.inset(CROSS_OUT), PENCIL_LINE));
            }
        }
    }

    /// Draws a garden of one row. `plants` gives for each cell an ingredient, its printed dots and
    /// all its dots. Returns the cells.
    fn garden<const N: usize>(
        &self,
        canvas: &mut Canvas,
        frame: Frame,
        plants: [(Ingredient, usize, usize); N],
    ) -> Vec<Frame> {
        let cells = SectionCells { rect: CellRect { x: 0, y: 0, w: N as u8, h: 1 }, frame };
        let places = (0..N as u8).map(|x| (Cell { x, y: 0 }, Plot::Empty));
        let garden = Garden { section: 0, side: Side::Front, cells: places.collect() };
        bed(canvas, (ART, self.dots), &cells, 0, &garden);
        let place = |i: u8| cells.of(CellRect { x: i, y: 0, w: 1, h: 1 });
        let frames: Vec<Frame> = (0..N as u8).map(place).collect();
        for (&cell, (ingredient, printed, grown)) in frames.iter().zip(plants) {
            let free = cell.inset(FREE);
            let top = dots(canvas, free, self.dots, printed);
            let middles = dot_centres(free, self.dots).into_iter();
            for middle in middles.take(grown).skip(printed) {
                canvas.circle(middle, DOT_RADIUS, PENCIL_COLOUR, None);
            }
            let above = Frame { h: top - PLANT_GAP - free.y, ..free };
            match printed {
                0 => pencil(canvas, &self.words.format(&ingredient.sign()), above.centre()),
                _ => canvas.symbol(Layer::Icon, ingredient, above),
            }
        }
        frames
    }

    /// Draws a cauldron of two cells with the plucked ingredient in its first cell: letters in the
    /// cell and dots in the circle, as players write them. Returns the free frames of the cells.
    fn cauldron(&self, canvas: &mut Canvas, frame: Frame) -> Vec<Frame> {
        let rect = CellRect { x: 0, y: 0, w: 2, h: 1 };
        let empty = Cauldron { section: 0, side: Side::Front, rect, starting: Vec::new() };
        let rooms = pot(canvas, ART, self.words, frame, 0, &empty);
        if let Some(free) = rooms.first() {
            let bubble = bubble(*free);
            let room = bubble.x - BUBBLE - free.x;
            let at = Point::new(free.x + room / 2.0, bubble.y);
            pencil_within(canvas, &self.words.format(&PRINTED.sign()), at, room - BESIDE);
            pencil(canvas, &GROWN.to_string(), bubble);
        }
        rooms
    }
}

fn high(points: f64) -> LayoutUnit {
    (FontSize::pt(points).em() * HEIGHT).clamp(LOWEST, HIGHEST)
}

/// Row of pictures.
struct ActionRow<'a> {
    steps: &'a [(TurnAction, PictureCaption)],
    width: LayoutUnit,
}

impl ActionRow<'_> {
    /// Returns the left end and the width of each picture.
    fn columns(&self) -> Vec<(LayoutUnit, LayoutUnit)> {
        let share = |action| match action {
            TurnAction::Plant | TurnAction::Grow => 8.0,
            TurnAction::Pluck => 15.0,
            TurnAction::Close => 10.0,
        };
        let all: f64 = self.steps.iter().map(|(action, _)| share(*action)).sum();
        let room = self.width - GAP * self.steps.len().saturating_sub(1) as f64;
        let mut x = LayoutUnit(0.0);
        let mut columns = Vec::new();
        for (action, _) in self.steps {
            let w = room * (share(*action) / all);
            columns.push((x, w));
            x += w + GAP;
        }
        columns
    }

    fn captions(&self, size: FontSize) -> Result<Vec<Vec<TextLine>>> {
        let captions = self.steps.iter().zip(self.columns());
        captions.map(|((_, caption), (_, w))| caption.lines(size, w)).collect()
    }

    fn height(&self, points: f64) -> Result<LayoutUnit> {
        let size = FontSize::pt(points);
        let most = self.captions(size)?.iter().map(Vec::len).max().unwrap_or_default();
        Ok(high(points) + size.em() * (CAPTION_GAP + LEADING * most as f64))
    }
}

impl Figure for Actions {
    fn height(&self, points: f64, width: LayoutUnit) -> Result<LayoutUnit> {
        let heights = self.rows(width).map(|row| row.height(points));
        let heights = heights.collect::<Result<Vec<_>, _>>()?;
        let gaps = FontSize::pt(points).em() * ROW_GAP * heights.len().saturating_sub(1) as f64;
        Ok(heights.into_iter().sum::<LayoutUnit>() + gaps)
    }

    fn draw(&self, canvas: &mut Canvas, frame: Frame, points: f64) {
        let size = FontSize::pt(points);
        // Artifacts of the tagged PDF, because the captions contain the same information.
        canvas.begin(Tag::Artifact);
        let mut top = frame.y;
        for row in self.rows(frame.w) {
            for ((action, _), (x, w)) in row.steps.iter().zip(row.columns()) {
                let picture = Frame::new(frame.x + x, top, w, high(points));
                self.picture(canvas, picture, *action);
            }
            top += row.height(points).unwrap_or(high(points)) + size.em() * ROW_GAP;
        }
        canvas.end();
        canvas.begin(Tag::List);
        let mut top = frame.y;
        for row in self.rows(frame.w) {
            let captions = row.captions(size).unwrap_or_default();
            for (lines, (x, _)) in captions.iter().zip(row.columns()) {
                let y = top + high(points) + size.em() * (CAPTION_GAP + BASELINE);
                let at = Point::new(frame.x + x, y);
                canvas.begin(Tag::Item);
                canvas.draw_tagged(Tag::Body, |canvas| {
                    canvas.lines(lines, at, size.em() * LEADING, Align::Left, size, theme::INK)
                });
                canvas.end();
            }
            top += row.height(points).unwrap_or(high(points)) + size.em() * ROW_GAP;
        }
        canvas.end();
    }
}

/// Colour of pencil marks.
const PENCIL_COLOUR: Paint = theme::ACCENT;
/// Pen of pencil marks.
const PENCIL_LINE: Pen = Pen::new(PENCIL_COLOUR, LayoutUnit(0.7));
/// Length and half width of an arrow's head.
const PENCIL_HEAD: LayoutUnit = LayoutUnit(1.5);
/// Usual size of written letters, in points.
const PENCIL_USUAL: f64 = 12.0;
/// Smallest size of written letters, in points.
const PENCIL_LEAST: f64 = 7.0;
const PENCIL_LETTERS: Style = Style::new(Face::Italic, PENCIL_USUAL).colour(PENCIL_COLOUR);

/// Writes letters with their middle at `middle`, on top of printed content.
fn pencil(canvas: &mut Canvas, letters: &str, middle: Point) {
    pencil_set(canvas, letters, middle, PENCIL_LETTERS);
}

/// Writes letters like [`pencil`], shrunk to fit into `room`.
fn pencil_within(canvas: &mut Canvas, letters: &str, middle: Point, room: LayoutUnit) {
    let points =
        (PENCIL_USUAL * (room / PENCIL_LETTERS.width(letters))).clamp(PENCIL_LEAST, PENCIL_USUAL);
    pencil_set(canvas, letters, middle, Style { size: FontSize::pt(points), ..PENCIL_LETTERS });
}

fn pencil_set(canvas: &mut Canvas, letters: &str, middle: Point, style: Style) {
    let at = Point::new(middle.x, middle.y + style.cap() / 2.0);
    canvas.text(Layer::Ground, letters, at, Align::Middle, style);
}

/// Draws an arrow.
fn pencil_arrow(canvas: &mut Canvas, from: Point, to: Point) {
    canvas.stroke(from, to, PENCIL_LINE);
    for y in [to.y - PENCIL_HEAD, to.y + PENCIL_HEAD] {
        canvas.stroke(Point::new(to.x - PENCIL_HEAD, y), to, PENCIL_LINE);
    }
}
