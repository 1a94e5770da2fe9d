//! Cauldron: the pot, the filling order of its cells, and its starting ingredients. Below it is
//! room for the result of its test: circles to tick for undergrown and for overgrown ingredients,
//! one of each for every cell, and lines for the reports of effects.

use super::super::shared::text_at;
use super::super::tables::fit_label;
use super::*;
use crate::page::shape::{Pot, PotCell};
use crate::witches::board::Cauldron;

/// Distance from the border of the cells to the pot.
const INSET: LayoutUnit = LayoutUnit(0.9);
/// Radius of the bubble in which a cell's number of dots is written.
pub(crate) const BUBBLE: LayoutUnit = LayoutUnit(3.1);
/// Smallest distance from the bubble's edge to that of the cell.
const FROM_EDGE: LayoutUnit = LayoutUnit(0.2);
const BUBBLE_PEN: Pen = Pen::new(theme::SOFT_INK, LayoutUnit(0.3));
/// Gap between the pot and the result.
const RESULT_GAP: LayoutUnit = LayoutUnit(0.4);
/// Horizontal and vertical distance of writing from the pot's wall.
const CLEAR: (LayoutUnit, LayoutUnit) = (LayoutUnit(0.8), LayoutUnit(0.4));
/// Smallest horizontal and vertical distance of writing from the cell's border.
const LEAST_CLEAR: (LayoutUnit, LayoutUnit) = (LayoutUnit(2.2), LayoutUnit(1.6));
/// Gap between the name of a starting ingredient and the bubble at its right.
const BESIDE_BUBBLE: LayoutUnit = LayoutUnit(1.05);
/// Gap between the drawing of a starting ingredient and the name below it.
const NAME_GAP: LayoutUnit = LayoutUnit(0.2);
/// Gap after a cell's number in the filling order.
const ORDER_GAP: LayoutUnit = LayoutUnit(0.8);
/// Largest side of the drawing of a starting ingredient.
const LARGEST_SYMBOL: LayoutUnit = LayoutUnit(12.0);
/// Side below which [`fill`] draws an ingredient next to its name, if it is larger there.
const READABLE: LayoutUnit = LayoutUnit(4.5);
/// Gap between a drawing and the name next to it.
const SYMBOL_GAP: LayoutUnit = LayoutUnit(0.8);
/// Gap between a cell's top and the drawing of [`fill`].
const CELL_TOP: LayoutUnit = LayoutUnit(0.8);

const ORDER: Style = Style::new(Face::Regular, 7.5).colour(theme::SOFT_INK);
const NUMBER: Style = Style::new(Face::Bold, 11.0);
const NAME: Style = Style::new(Face::Bold, 7.5);

pub(super) fn draw(
    canvas: &mut Canvas,
    view: &SheetView,
    words: &Language,
    cells: &SectionCells,
    index: usize,
    cauldron: &Cauldron,
) {
    let frame = cells.of(cauldron.rect).inset(INSET);
    let reports = !view.facts.effects.is_empty();
    let result = ResultRows::new(words, frame, cauldron.size(), reports);
    let (pot_frame, result_frame) = frame.split_top(frame.h - result.height(), RESULT_GAP);
    pot(canvas, view.art, words, pot_frame, index, cauldron);
    result.draw(canvas, result_frame);
}

/// Draws the pot with its starting ingredients. Returns the free frame of each cell.
pub(crate) fn pot(
    canvas: &mut Canvas,
    art: Seed,
    words: &Language,
    frame: Frame,
    index: usize,
    cauldron: &Cauldron,
) -> Vec<Frame> {
    let mut stream = Stream::new(art, WitchesConcern::CauldronArt, index as u64);
    let pot = Pot::new(frame, cauldron.rect.w, cauldron.rect.h, &mut stream);
    let told = Tag::Figure(words.format(&sheet_read_cauldron_of(cauldron.size())));
    canvas.draw_tagged(told, |canvas| canvas.nodes(pot.nodes(canvas.theme())));
    let width = usize::from(cauldron.rect.w);
    let room = |(i, cell)| {
        let row = i / width * width;
        writing_room(&pot.cells[row..row + width], cell)
    };
    let rooms: Vec<Frame> = pot.cells.iter().enumerate().map(room).collect();
    for (i, (cell, free)) in pot.cells.iter().zip(&rooms).enumerate() {
        canvas.ledger.enter("cauldron cell", cell.frame);
        let starting = cauldron.starting.get(i).copied();
        fill(canvas, words, (cell.frame, *free), i + 1, starting);
        canvas.ledger.leave();
    }
    rooms
}

/// Returns the frame for writing in a cell. The margins are equal for all cells of a row, and clear
/// of the wall.
fn writing_room(row: &[PotCell], cell: &PotCell) -> Frame {
    let x =
        row.iter().map(|c| c.clear.x - c.frame.x + CLEAR.0).fold(LEAST_CLEAR.0, LayoutUnit::max);
    let y =
        row.iter().map(|c| c.clear.y - c.frame.y + CLEAR.1).fold(LEAST_CLEAR.1, LayoutUnit::max);
    let Frame { x: left, y: top, w, h } = cell.frame;
    Frame::new(left + x, top + y, w - 2.0 * x, h - 2.0 * y)
}

/// Draws the content of a cell: its number in the filling order at the top left, and the bubble at
/// the bottom right. A starting ingredient is at the left of the bubble, its drawing above its
/// name.
fn fill(
    canvas: &mut Canvas,
    words: &Language,
    (cell, free): (Frame, Frame),
    order: usize,
    starting: Option<Ingredient>,
) {
    let order = order.to_string();
    // Above the name, also in a flat cell, and at equal height in all cells of a row.
    let lowest = free.bottom() - NAME.drop() - NAME.rise() - ORDER.drop();
    let at = Point::new(free.x, (free.y + ORDER.rise()).min(lowest));
    let w = canvas.text(Layer::Text, &order, at, Align::Left, ORDER);
    let (r, bubble) = (radius(free), bubble(free));
    canvas.circle(bubble, r, theme::PAPER, Some(BUBBLE_PEN));
    let Some(ingredient) = starting else {
        let frame = Frame::square(bubble, 2.0 * r);
        canvas.ledger.place(Layer::Field, "number", frame);
        return;
    };
    text_at(canvas, "1", bubble, Align::Middle, NUMBER);
    let room = bubble.x - r - BESIDE_BUBBLE - free.x;
    let (called, style) = fit_label(&words.format(&ingredient.name()), NAME, room);
    let middle = free.x + room / 2.0;
    let baseline = free.bottom() - style.drop();
    let foot = baseline - style.rise() - NAME_GAP;
    // The wall leaves the middle of a cell's top free.
    let size = LARGEST_SYMBOL.min(foot - cell.y - CELL_TOP).min(room - 2.0 * (w + ORDER_GAP));
    let left = free.x + w + ORDER_GAP;
    let beside = (free.x + room - style.width(&called) - SYMBOL_GAP - left).min(free.h);
    if size < READABLE && beside > size {
        let icon = Frame::new(left, free.centre().y - beside / 2.0, beside, beside);
        canvas.symbol(Layer::Icon, ingredient, icon);
        let at = Point::new(free.x + room, free.centre().y);
        text_at(canvas, &called, at, Align::Right, style);
        return;
    }
    canvas.text(Layer::Text, &called, Point::new(middle, baseline), Align::Middle, style);
    let icon = Frame::new(middle - size / 2.0, foot - size, size, size);
    canvas.symbol(Layer::Icon, ingredient, icon);
}

/// Returns the centre of the bubble in a cell: at the foot of `free`, or in its middle if it is
/// flat.
pub(crate) fn bubble(free: Frame) -> Point {
    let r = radius(free);
    Point::new(free.right() - r, (free.bottom() - r).max(free.centre().y))
}

/// Returns the bubble's radius, which is smaller in a low cell.
fn radius(free: Frame) -> LayoutUnit {
    BUBBLE.min(free.h / 2.0 + LEAST_CLEAR.1 - FROM_EDGE)
}

/// Radius of a circle to tick in [`ResultRows`].
const RESULT_RADIUS: LayoutUnit = LayoutUnit(1.15);
/// Distance between the centres of two circles in [`ResultRows`].
const RESULT_PITCH: LayoutUnit = LayoutUnit(2.9);
const RESULT_CIRCLE: Pen = Pen::new(theme::SOFT_INK, LayoutUnit(0.25));
/// Height of a single row of [`ResultRows`].
const RESULT_ROW: LayoutUnit = LayoutUnit(4.8);
/// Height of each of several rows of [`ResultRows`].
const RESULT_ROWS: LayoutUnit = LayoutUnit(4.3);
/// Smallest height of one of two rows below a flat cauldron.
const RESULT_LEAST_ROW: LayoutUnit = LayoutUnit(3.5);
/// Height of cauldron and result below which the cauldron is flat.
const RESULT_FLAT: LayoutUnit = LayoutUnit(32.0);
/// Sum of the margins at the left and right.
const RESULT_MARGINS: LayoutUnit = LayoutUnit(1.8);
/// Gap after a label.
const RESULT_LABEL_GAP: LayoutUnit = LayoutUnit(0.8);
/// Gap between two parts of a row.
const RESULT_BETWEEN: LayoutUnit = LayoutUnit(2.6);
/// Distance from the foot of a row to its line to write on.
const RESULT_LINE_UP: LayoutUnit = LayoutUnit(0.7);
const RESULT_LINE: Pen = Pen::new(theme::SOFT_INK, LayoutUnit(0.25));
/// Length from which a single line for reports suffices below a flat cauldron.
const RESULT_LONG: LayoutUnit = LayoutUnit(44.0);

const RESULT_LABEL: Style = Style::new(Face::Regular, 7.0).colour(theme::SOFT_INK);

/// Part of a row. `from` is its distance from the left of the result.
enum ResultPart {
    /// Label that ends before `from`, and `count` circles from there on.
    Ticks { label: String, from: LayoutUnit, count: usize },
    /// Line to write on. `width` includes the label, if there is one.
    Line { label: Option<String>, from: LayoutUnit, width: LayoutUnit },
}

/// Smallest height of the cauldron if the result takes two rows.
const LEAST_POT: LayoutUnit = LayoutUnit(13.0);
/// Height of the cauldron below which one row with a line replaces two rows.
const GOOD_POT: LayoutUnit = LayoutUnit(16.0);
/// Smallest length of a line for reports. A line of this length needs no second one below it.
const SHORTEST_LINE: LayoutUnit = LayoutUnit(40.0);
/// Smallest height of a row above a line for reports, below a flat cauldron.
const LOWEST_ROW: LayoutUnit = LayoutUnit(3.3);

/// Result of a test, laid out in rows.
pub(super) struct ResultRows {
    rows: Vec<Vec<ResultPart>>,
    row: LayoutUnit,
}

impl ResultRows {
    /// Lays out the result of a cauldron of `size` cells. `frame` contains cauldron and result.
    /// With `reports` there are lines for reports.
    fn new(words: &Language, frame: Frame, size: usize, reports: bool) -> ResultRows {
        let counts = Counts::new(words, size);
        let left = RESULT_MARGINS / 2.0;
        let width = frame.w - RESULT_MARGINS;
        if !reports {
            return match counts.one_row_width() {
                whole if whole <= width => {
                    let rows = vec![counts.side_by_side(left + (width - whole) / 2.0)];
                    ResultRows { rows, row: RESULT_ROW }
                }
                _ => {
                    let rows = counts.stacked_parts(left + (width - counts.column()) / 2.0);
                    ResultRows { rows: rows.into(), row: RESULT_ROWS }
                }
            };
        }
        let label = words.format(&sheet_result_reports());
        let labelled = RESULT_LABEL.width(&label) + RESULT_LABEL_GAP;
        let line = |label: Option<&str>, from: LayoutUnit| {
            let label = label.map(str::to_owned);
            ResultPart::Line { label, from, width: left + width - from }
        };
        // Two lines at the right of the counts, which are stacked.
        let beside = left + counts.column() + RESULT_BETWEEN;
        let row = ((frame.h - LEAST_POT) / 2.0).min(RESULT_ROWS);
        let one = counts.one_row_width() + RESULT_BETWEEN;
        // A flat cauldron keeps its height if a single row has a line that is long enough.
        let is_flat = frame.h < RESULT_FLAT;
        let long_enough = is_flat && width - one - labelled >= RESULT_LONG
            || frame.h - 2.0 * row < GOOD_POT && width - one >= SHORTEST_LINE;
        if left + width - beside - labelled >= SHORTEST_LINE
            && row >= RESULT_LEAST_ROW
            && !long_enough
        {
            let [mut first, mut second] = counts.stacked_parts(left);
            first.push(line(Some(&label), beside));
            second.push(line(None, beside));
            return ResultRows { rows: vec![first, second], row };
        }
        if width - one >= SHORTEST_LINE {
            let mut all = counts.side_by_side(left);
            let is_long = width - one - labelled >= SHORTEST_LINE;
            all.push(line(is_long.then_some(label.as_str()), left + one));
            return ResultRows { rows: vec![all], row: RESULT_ROW };
        }
        let mut rows = if counts.one_row_width() <= width {
            vec![counts.side_by_side(left)]
        } else {
            counts.stacked_parts(left).into()
        };
        rows.push(vec![line(Some(&label), left)]);
        if width - labelled < SHORTEST_LINE {
            rows.push(vec![line(None, left)]);
        }
        let room = (frame.h - LEAST_POT) / rows.len() as f64;
        let row = if is_flat { room.clamp(LOWEST_ROW, RESULT_ROWS) } else { RESULT_ROWS };
        ResultRows { rows, row }
    }

    /// Returns the height of all rows.
    pub(super) fn height(&self) -> LayoutUnit {
        self.row * self.rows.len() as f64
    }

    /// Draws the result into `frame`.
    pub(super) fn draw(&self, canvas: &mut Canvas, frame: Frame) {
        canvas.ledger.enter("cauldron's result", frame);
        let row = frame.h / self.rows.len() as f64;
        for (i, parts) in self.rows.iter().enumerate() {
            let line = Frame::new(frame.x, frame.y + row * i as f64, frame.w, row);
            parts.iter().for_each(|part| part.draw(canvas, line));
        }
        canvas.ledger.leave();
    }

    /// Returns the lengths of the lines for reports.
    #[cfg(test)]
    fn reports(&self, words: &Language) -> Vec<LayoutUnit> {
        let labelled =
            RESULT_LABEL.width(&words.format(&sheet_result_reports())) + RESULT_LABEL_GAP;
        let lines = self.rows.iter().flatten().filter_map(|part| match part {
            ResultPart::Ticks { .. } => None,
            ResultPart::Line { label: Some(_), width, .. } => Some(*width - labelled),
            ResultPart::Line { label: None, width, .. } => Some(*width),
        });
        lines.collect()
    }
}

impl ResultPart {
    fn draw(&self, canvas: &mut Canvas, row: Frame) {
        match self {
            ResultPart::Ticks { label, from, count } => {
                let middle = Point::new(row.x + *from, row.centre().y);
                let baseline = middle.y + RESULT_LABEL.cap() / 2.0;
                let end = Point::new(middle.x - RESULT_LABEL_GAP, baseline);
                canvas.text(Layer::Text, label, end, Align::Right, RESULT_LABEL);
                let circles = Frame::new(
                    middle.x,
                    middle.y - RESULT_RADIUS,
                    tick_circles(*count),
                    2.0 * RESULT_RADIUS,
                );
                canvas.ledger.place(Layer::Field, label, circles);
                let first = Point::new(middle.x + RESULT_RADIUS, middle.y);
                canvas.circles(
                    first,
                    RESULT_PITCH,
                    *count,
                    RESULT_RADIUS,
                    (theme::PAPER, Some(RESULT_CIRCLE)),
                );
            }
            ResultPart::Line { label, from, width } => {
                let (y, mut x) = (row.bottom() - RESULT_LINE_UP, row.x + *from);
                let right = x + *width;
                if let Some(label) = label {
                    let at = Point::new(x, row.centre().y + RESULT_LABEL.cap() / 2.0);
                    x += canvas.text(Layer::Text, label, at, Align::Left, RESULT_LABEL)
                        + RESULT_LABEL_GAP;
                }
                canvas.ledger.place(
                    Layer::Field,
                    "reports",
                    Frame::new(x, row.y, right - x, row.h),
                );
                canvas.stroke(Point::new(x, y), Point::new(right, y), RESULT_LINE);
            }
        }
    }
}

/// Returns the width of a row of `count` circles.
fn tick_circles(count: usize) -> LayoutUnit {
    RESULT_PITCH * count.saturating_sub(1) as f64 + 2.0 * RESULT_RADIUS
}

/// Labels and circles of the two counts of a test.
struct Counts {
    labels: [String; 2],
    count: usize,
}

impl Counts {
    fn new(words: &Language, count: usize) -> Counts {
        let labels = [sheet_result_under(), sheet_result_over()].map(|label| words.format(&label));
        Counts { labels, count }
    }

    fn labelled_widths(&self) -> [LayoutUnit; 2] {
        [0, 1].map(|i| RESULT_LABEL.width(&self.labels[i]) + RESULT_LABEL_GAP)
    }

    /// Returns the width of both counts in one row.
    fn one_row_width(&self) -> LayoutUnit {
        let [under, over] = self.labelled_widths();
        under + over + tick_circles(self.count) * 2.0 + RESULT_BETWEEN
    }

    /// Returns the width of both counts below each other.
    fn column(&self) -> LayoutUnit {
        let [under, over] = self.labelled_widths();
        under.max(over) + tick_circles(self.count)
    }

    fn part(&self, which: usize, from: LayoutUnit) -> ResultPart {
        ResultPart::Ticks { label: self.labels[which].clone(), from, count: self.count }
    }

    fn side_by_side(&self, left: LayoutUnit) -> Vec<ResultPart> {
        let [under, over] = self.labelled_widths();
        let second = left + under + tick_circles(self.count) + RESULT_BETWEEN + over;
        vec![self.part(0, left + under), self.part(1, second)]
    }

    fn stacked_parts(&self, left: LayoutUnit) -> [Vec<ResultPart>; 2] {
        let from = left + self.column() - tick_circles(self.count);
        [0, 1].map(|which| vec![self.part(which, from)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cell sizes on A4 and on smaller paper, below headers of one row and of two.
    const CELLS: [(f64, f64); 4] = [(35.1, 28.8), (35.1, 24.4), (32.0, 28.0), (32.0, 23.6)];
    const SHAPES: [(u8, u8); 7] = [(1, 2), (2, 1), (1, 3), (3, 1), (2, 2), (2, 3), (3, 2)];

    fn each(mut check: impl FnMut(&Language, Frame, usize, &str)) {
        for language in Language::all() {
            for ((w, h), (columns, rows)) in
                CELLS.into_iter().flat_map(|cell| SHAPES.map(|shape| (cell, shape)))
            {
                let (wide, high) = (w * f64::from(columns) - 1.8, h * f64::from(rows) - 1.8);
                let name = format!("{} {columns}x{rows} on {w} x {h}", language.tag());
                let frame = Frame::of(0.0, 0.0, wide, high);
                check(language, frame, usize::from(columns * rows), &name);
            }
        }
    }

    #[test]
    fn a_circle_stands_for_each_ingredient_and_nothing_overlaps() {
        each(|words, frame, size, name| {
            for reports in [true, false] {
                let outcome = ResultRows::new(words, frame, size, reports);
                let mut canvas = Canvas::new();
                let below = frame.split_top(frame.h - outcome.height(), LayoutUnit(0.4)).1;
                outcome.draw(&mut canvas, below);
                let (_, ledger) = canvas.finish();
                assert_eq!(ledger.find_faults(), [""; 0], "{name}");
                let of = |label: String| {
                    let field = |p: &&crate::page::ledger::PlacedObject| {
                        p.layer == Layer::Field && p.what == label
                    };
                    ledger.placed.iter().filter(field).map(|p| p.frame.w).collect::<Vec<_>>()
                };
                for label in [sheet_result_under(), sheet_result_over()] {
                    let circles = of(words.format(&label));
                    assert_eq!(circles.len(), 1, "{name}");
                    assert!((circles[0] - tick_circles(size)).abs() < LayoutUnit(0.001), "{name}");
                }
                assert_eq!(!of("reports".into()).is_empty(), reports, "{name}");
            }
        });
    }

    /// Lower cell sizes of a board, below headers of one row and of two.
    const LOWER: [(f64, f64); 4] = [(35.1, 26.4), (35.1, 22.0), (32.0, 24.8), (32.0, 20.4)];

    /// The result has a line of 40 units, or two lines with a total of at least 40 units.
    #[test]
    fn what_is_reported_has_a_long_line() {
        for language in Language::all() {
            for ((w, h), (columns, rows)) in
                LOWER.into_iter().flat_map(|cell| SHAPES.map(|shape| (cell, shape)))
            {
                let (wide, high) = (w * f64::from(columns) - 1.8, h * f64::from(rows) - 1.8);
                let (frame, size) = (Frame::of(0.0, 0.0, wide, high), columns * rows);
                let rows = ResultRows::new(language, frame, size.into(), true);
                let lines = rows.reports(language);
                let name = format!("{} {columns} on {w} x {h}: {lines:?}", language.tag());
                let longest = lines.iter().copied().fold(LayoutUnit(0.0), LayoutUnit::max);
                assert!(longest >= LayoutUnit(40.0) || lines.len() == 2, "{name}");
                assert!(lines.iter().copied().sum::<LayoutUnit>() >= LayoutUnit(40.0), "{name}");
                assert!(frame.h - rows.height() >= LayoutUnit(11.0), "{name}");
            }
        }
    }
}
