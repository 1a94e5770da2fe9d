//! What is noted below a cauldron when its potion was tested: a circle to tick for each ingredient
//! that was undergrown, and for each that was overgrown, and room for what effects report.

use crate::page::Unit;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::theme;
use crate::texts::Language;
use crate::texts::said::*;

/// A circle to tick, and from the middle of one to the next.
const RADIUS: Unit = Unit(1.15);
const PITCH: Unit = Unit(2.9);
const CIRCLE: Pen = Pen::new(theme::SOFT_INK, Unit(0.25));
/// The height of a row alone, of one of several, and of one of two below a flat cauldron at least.
const ROW: Unit = Unit(4.8);
const ROWS: Unit = Unit(4.3);
const LEAST_ROW: Unit = Unit(3.5);
/// What a cauldron keeps of the height where the result takes two rows.
const LEAST_POT: Unit = Unit(16.0);
/// The margins at both sides together, after a label, between what stands side by side.
const MARGINS: Unit = Unit(1.8);
const LABEL_GAP: Unit = Unit(0.8);
const BETWEEN: Unit = Unit(2.6);
/// From the foot of a row to the line that is written on.
const LINE_UP: Unit = Unit(0.7);
const LINE: Pen = Pen::new(theme::SOFT_INK, Unit(0.25));
/// A line for reports that is long enough alone, and the least of one that has a second below it.
const LONG: Unit = Unit(44.0);
const SHORT: Unit = Unit(22.0);
/// One below which its label would take too much of it.
const UNLABELLED: Unit = Unit(30.0);

const LABEL: Style = Style::new(Face::Regular, 7.0).colour(theme::SOFT_INK);

/// What stands in a row, from the left of the result.
enum Part {
    /// A label that ends before the circles, and these.
    Ticks { label: String, from: Unit, count: usize },
    /// A line to write on, of a width, after its label if it has one.
    Line { label: Option<String>, from: Unit, width: Unit },
}

/// The rows of a result, laid out.
pub(super) struct Outcome {
    rows: Vec<Vec<Part>>,
    row: Unit,
}

impl Outcome {
    /// The result of a cauldron of so many cells that has a frame together with it.
    pub(super) fn new(words: &Language, frame: Frame, size: usize, reports: bool) -> Outcome {
        let counts = Counts::new(words, size);
        let left = MARGINS / 2.0;
        let width = frame.w - MARGINS;
        if !reports {
            return match counts.in_one_row() {
                whole if whole <= width => {
                    let rows = vec![counts.side_by_side(left + (width - whole) / 2.0)];
                    Outcome { rows, row: ROW }
                }
                _ => {
                    let rows = counts.stacked(left + (width - counts.column()) / 2.0);
                    Outcome { rows: rows.into(), row: ROWS }
                }
            };
        }
        let label = words.say(&sheet_result_reports());
        let labelled = LABEL.width(&label) + LABEL_GAP;
        let line = |label: Option<&str>, from: Unit| {
            let label = label.map(str::to_owned);
            Part::Line { label, from, width: left + width - from }
        };
        // Two lines beside the counts, which stand one above the other.
        let beside = left + counts.column() + BETWEEN;
        let row = ((frame.h - LEAST_POT) / 2.0).min(ROWS);
        let one = counts.in_one_row() + BETWEEN;
        // A flat cauldron needs its height, where the lines are long without.
        let is_flat = frame.h < LEAST_POT * 2.0;
        let long_enough = is_flat && width - one - labelled >= LONG;
        if left + width - beside - labelled >= SHORT && row >= LEAST_ROW && !long_enough {
            let [mut first, mut second] = counts.stacked(left);
            first.push(line(Some(&label), beside));
            second.push(line(None, beside));
            return Outcome { rows: vec![first, second], row };
        }
        if width - one >= SHORT {
            let mut all = counts.side_by_side(left);
            let is_long = width - one - labelled >= UNLABELLED;
            all.push(line(is_long.then_some(label.as_str()), left + one));
            return Outcome { rows: vec![all], row: ROW };
        }
        let mut rows = match counts.in_one_row() <= width {
            true => vec![counts.side_by_side(left)],
            false => counts.stacked(left).into(),
        };
        rows.push(vec![line(Some(&label), left)]);
        rows.push(vec![line(None, left)]);
        Outcome { rows, row: ROWS }
    }

    /// How high it is.
    pub(super) fn height(&self) -> Unit {
        self.row * self.rows.len() as f64
    }

    /// Draws it into its frame.
    pub(super) fn draw(&self, canvas: &mut Canvas, frame: Frame) {
        canvas.ledger.enter("cauldron's result", frame);
        let row = frame.h / self.rows.len() as f64;
        for (i, parts) in self.rows.iter().enumerate() {
            let line = Frame::new(frame.x, frame.y + row * i as f64, frame.w, row);
            parts.iter().for_each(|part| part.draw(canvas, line));
        }
        canvas.ledger.leave();
    }

    /// How long the lines for reports are, all of them together.
    #[cfg(test)]
    fn reports(&self, words: &Language) -> Unit {
        let labelled = LABEL.width(&words.say(&sheet_result_reports())) + LABEL_GAP;
        let lines = self.rows.iter().flatten().map(|part| match part {
            Part::Ticks { .. } => Unit(0.0),
            Part::Line { label: Some(_), width, .. } => *width - labelled,
            Part::Line { label: None, width, .. } => *width,
        });
        lines.sum()
    }
}

impl Part {
    fn draw(&self, canvas: &mut Canvas, row: Frame) {
        match self {
            Part::Ticks { label, from, count } => {
                let middle = Point::new(row.x + *from, row.centre().y);
                let baseline = middle.y + LABEL.cap() / 2.0;
                let end = Point::new(middle.x - LABEL_GAP, baseline);
                canvas.text(Layer::Text, label, end, Align::Right, LABEL);
                let circles =
                    Frame::new(middle.x, middle.y - RADIUS, circles(*count), 2.0 * RADIUS);
                canvas.ledger.place(Layer::Field, label, circles);
                let first = Point::new(middle.x + RADIUS, middle.y);
                canvas.circles(first, PITCH, *count, RADIUS, (theme::PAPER, Some(CIRCLE)));
            }
            Part::Line { label, from, width } => {
                let (y, mut x) = (row.bottom() - LINE_UP, row.x + *from);
                let right = x + *width;
                if let Some(label) = label {
                    let at = Point::new(x, row.centre().y + LABEL.cap() / 2.0);
                    x += canvas.text(Layer::Text, label, at, Align::Left, LABEL) + LABEL_GAP;
                }
                canvas.ledger.place(
                    Layer::Field,
                    "reports",
                    Frame::new(x, row.y, right - x, row.h),
                );
                canvas.stroke(Point::new(x, y), Point::new(right, y), LINE);
            }
        }
    }
}

/// How wide a row of circles is.
fn circles(count: usize) -> Unit {
    PITCH * count.saturating_sub(1) as f64 + 2.0 * RADIUS
}

/// The two counts of a test.
struct Counts {
    labels: [String; 2],
    count: usize,
}

impl Counts {
    fn new(words: &Language, count: usize) -> Counts {
        let labels = [sheet_result_under(), sheet_result_over()].map(|label| words.say(&label));
        Counts { labels, count }
    }

    fn labelled(&self) -> [Unit; 2] {
        [0, 1].map(|i| LABEL.width(&self.labels[i]) + LABEL_GAP)
    }

    /// Their width side by side, and above each other.
    fn in_one_row(&self) -> Unit {
        let [under, over] = self.labelled();
        under + over + circles(self.count) * 2.0 + BETWEEN
    }

    fn column(&self) -> Unit {
        let [under, over] = self.labelled();
        under.max(over) + circles(self.count)
    }

    fn part(&self, which: usize, from: Unit) -> Part {
        Part::Ticks { label: self.labels[which].clone(), from, count: self.count }
    }

    fn side_by_side(&self, left: Unit) -> Vec<Part> {
        let [under, over] = self.labelled();
        let second = left + under + circles(self.count) + BETWEEN + over;
        vec![self.part(0, left + under), self.part(1, second)]
    }

    fn stacked(&self, left: Unit) -> [Vec<Part>; 2] {
        let from = left + self.column() - circles(self.count);
        [0, 1].map(|which| vec![self.part(which, from)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cells of A4 and of smaller paper, as high as headers of one row and of two leave them.
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
                let outcome = Outcome::new(words, frame, size, reports);
                let mut canvas = Canvas::new();
                let below = frame.split_top(frame.h - outcome.height(), Unit(0.4)).1;
                outcome.draw(&mut canvas, below);
                let (_, ledger) = canvas.finish();
                assert_eq!(ledger.faults(), [""; 0], "{name}");
                let of = |label: String| {
                    let field = |p: &&crate::page::ledger::Placed| {
                        p.layer == Layer::Field && p.what == label
                    };
                    ledger.placed.iter().filter(field).map(|p| p.frame.w).collect::<Vec<_>>()
                };
                for label in [sheet_result_under(), sheet_result_over()] {
                    let circles = of(words.say(&label));
                    assert_eq!(circles.len(), 1, "{name}");
                    assert!((circles[0] - super::circles(size)).abs() < Unit(0.001), "{name}");
                }
                assert_eq!(!of("reports".into()).is_empty(), reports, "{name}");
            }
        });
    }

    #[test]
    fn reports_have_room_below_every_cauldron() {
        each(|words, frame, size, name| {
            let outcome = Outcome::new(words, frame, size, true);
            let room = outcome.reports(words);
            let flat = frame.h < Unit(24.0);
            let least = if flat { 27.0 } else { 40.0 };
            assert!(room >= Unit(least), "{name}: {room}");
            assert!(frame.h - outcome.height() >= Unit(16.0), "{name}");
        });
    }
}
