//! Tables to write in: stripes, lines, labels and cells. Also the grid for notes, with a row for
//! each ingredient and a column for each number, kind of decoy and effect.

use super::shared::{cross, text_at};
use super::*;
use crate::witches::deduce::Property;
use crate::witches::grid::{ClueMark, ColumnGroup, clue_marks, columns};

/// Corner radius of a table.
const CORNER: LayoutUnit = LayoutUnit(1.0);
/// Line between rows and between columns, see [`stripe`].
pub(super) const RULE: Pen = Pen::new(theme::SOFT_INK, LayoutUnit(0.2));
/// Line between groups of columns.
pub(super) const STRONG: Pen = Pen::new(theme::SOFT_INK, LayoutUnit(0.6));
/// Line inside a column.
pub(super) const GUIDE: Pen = Pen::new(theme::RULE, LayoutUnit(0.25));
const BORDER: Pen = Pen::new(theme::SOFT_INK, LayoutUnit(0.35));
const NONE: LayoutUnit = LayoutUnit(0.0);
/// Smallest size of labels.
const LEAST: FontSize = FontSize::pt(7.0);

pub(super) const HEADING: Style = Style::new(Face::Heading, 10.0).colour(theme::ACCENT);
pub(super) const LABEL: Style = Style::new(Face::Bold, 7.5);

/// Draws the border of a table.
pub(super) fn border(canvas: &mut Canvas, body: Frame) {
    canvas.rect(body, CORNER, None, Some(BORDER));
}

/// Draws the tint of every other row, and the line above each row but the first. The tint is
/// rounded in the table's corners. A line below a row would be half covered by the next tint.
pub(super) fn stripe(canvas: &mut Canvas, line: Frame, row: usize, rows: usize) {
    if row.is_multiple_of(2) {
        tint(canvas, line, row, rows);
    }
    if row > 0 {
        canvas.stroke(Point::new(line.x, line.y), Point::new(line.right(), line.y), RULE);
    }
}

fn tint(canvas: &mut Canvas, line: Frame, row: usize, rows: usize) {
    if row > 0 && row + 1 < rows {
        canvas.rect(line, NONE, theme::TINT, None);
        return;
    }
    let upper = if row == 0 { CORNER } else { NONE };
    let lower = if row + 1 == rows { CORNER } else { NONE };
    let (left, top, right, bottom) = (line.x, line.y, line.right(), line.bottom());
    let p = Point::new;
    // A square corner has `corner == end`, which makes the line one of length zero.
    let turn = |ground: &mut Contour, corner: Point, end: Point| match corner == end {
        true => _ = ground.line(end),
        false => _ = ground.round(corner, end, QUARTER),
    };
    let mut ground = Contour::from(p(left, top + upper));
    turn(&mut ground, p(left, top), p(left + upper, top));
    ground.line(p(right - upper, top));
    turn(&mut ground, p(right, top), p(right, top + upper));
    ground.line(p(right, bottom - lower));
    turn(&mut ground, p(right, bottom), p(right - lower, bottom));
    ground.line(p(left + lower, bottom));
    turn(&mut ground, p(left, bottom), p(left, bottom - lower));
    canvas.fill(outline_of([&ground.close()]), theme::TINT);
}

/// Fits a label into `room`: in `style`, else in size [`LEAST`], else shortened.
pub(super) fn fit_label(label: &str, style: Style, room: LayoutUnit) -> (String, Style) {
    let small = Style { size: LEAST, ..style };
    let fits = |style: &Style, text: &str| style.width(text) <= room;
    if fits(&style, label) {
        return (label.to_owned(), style);
    }
    if fits(&small, label) {
        return (label.to_owned(), small);
    }
    let ends: Vec<usize> = label.char_indices().map(|(at, _)| at).collect();
    let short = |end: &usize| format!("{}.", label[..*end].trim_end());
    let cut = ends.iter().rev().map(short).find(|text| fits(&small, text));
    (cut.unwrap_or_default(), small)
}

/// Horizontal padding of a text in [`draw_centred`] and [`left`].
const CELL_MARGIN: LayoutUnit = LayoutUnit(0.8);

/// Whether `text` fits into `cell`.
pub(super) fn holds(cell: Frame, text: &str, style: Style) -> bool {
    style.width(text) <= cell.w - 2.0 * CELL_MARGIN
}

/// Draws a text in the middle of `cell`.
pub(super) fn draw_centred(
    canvas: &mut Canvas,
    cell: Frame,
    (tag, text): (Tag, &str),
    style: Style,
) -> Result {
    style.fits(text, cell.w - 2.0 * CELL_MARGIN)?;
    canvas.draw_tagged(tag, |canvas| text_at(canvas, text, cell.centre(), Align::Middle, style));
    Ok(())
}

/// Draws a text at the left of `cell`.
pub(super) fn left(
    canvas: &mut Canvas,
    cell: Frame,
    (tag, text): (Tag, &str),
    style: Style,
) -> Result {
    style.fits(text, cell.w - 2.0 * CELL_MARGIN)?;
    let at = Point::new(cell.x + CELL_MARGIN, cell.centre().y);
    canvas.draw_tagged(tag, |canvas| text_at(canvas, text, at, Align::Left, style));
    Ok(())
}

/// Smallest height of the head of [`NoteGrid`], for horizontal titles.
const GRID_LEAST_HEAD: LayoutUnit = LayoutUnit(4.4);
/// Distance between the column titles of [`NoteGrid`] and its rows.
const GRID_HEAD_UP: LayoutUnit = LayoutUnit(1.1);
/// Horizontal padding of a column title in [`NoteGrid`].
const GRID_HEAD_PADDING: LayoutUnit = LayoutUnit(1.0);
/// Distance from the left edge of a row to the ingredient's symbol in [`NoteGrid`].
const GRID_ICON_LEFT: LayoutUnit = LayoutUnit(0.8);
/// Height of a row minus the height of its symbol in [`NoteGrid`].
const GRID_ICON_INSET: LayoutUnit = LayoutUnit(0.6);
/// Maximum side length of a symbol in [`NoteGrid`].
const GRID_LARGEST_ICON: LayoutUnit = LayoutUnit(6.4);
/// Minimum width of the column of ingredient signs in [`NoteGrid`].
const GRID_LEAST_SIGN: LayoutUnit = LayoutUnit(6.0);
/// Gap between an ingredient's sign and the mark after it, in [`NoteGrid`].
const GRID_SIGN_GAP: LayoutUnit = LayoutUnit(0.7);
/// Side length of a mark in [`NoteGrid`].
const GRID_MARK: LayoutUnit = LayoutUnit(4.2);
/// Gap between a mark and the ingredient's name, in [`NoteGrid`].
const GRID_MARK_GAP: LayoutUnit = LayoutUnit(1.2);
/// Width of the column of ingredient names in [`NoteGrid`].
const GRID_NAME_WIDTH: LayoutUnit = LayoutUnit(21.0);
/// Side length of the cross and diameter of the ring that [`print_clue_mark`] draws.
const GRID_PRINTED: LayoutUnit = LayoutUnit(3.2);
/// Pen of the marks that [`print_clue_mark`] draws.
const GRID_PRINTED_PEN: Pen = Pen::new(theme::INK, LayoutUnit(0.4));
/// Distance from the corner of a cell to the question mark that [`print_clue_mark`] draws.
const GRID_CORNER_GAP: LayoutUnit = LayoutUnit(0.8);

const GRID_SIGN_STYLE: Style = Style::new(Face::Bold, 9.0);
const GRID_NAME: Style = Style::new(Face::Regular, 9.0);
const GRID_PERHAPS: Style = Style::new(Face::Bold, 8.0);

/// Grid for notes, with its dimensions.
pub(super) struct NoteGrid<'a> {
    facts: &'a PublicFacts,
    words: &'a Language,
    columns: Vec<Property>,
    titles: Vec<String>,
    /// Width of the column of signs, which are wider in some scripts.
    sign: LayoutUnit,
    /// Width of the longest column title.
    longest: LayoutUnit,
    /// Width and height of a cell.
    pub cell: (LayoutUnit, LayoutUnit),
}

impl<'a> NoteGrid<'a> {
    /// Makes the grid of a game with cells of size `cell`.
    pub(super) fn new(
        facts: &'a PublicFacts,
        words: &'a Language,
        cell: (LayoutUnit, LayoutUnit),
    ) -> Self {
        let columns = columns(facts);
        let titles: Vec<_> = columns.iter().map(|&column| column_title(column, words)).collect();
        let longest =
            titles.iter().map(|title| LABEL.width(title)).fold(LayoutUnit(0.0), LayoutUnit::max);
        let herbs = facts.ingredients().iter();
        let signs =
            herbs.map(|herb| GRID_SIGN_STYLE.width(&words.format(&herb.sign())) + GRID_SIGN_GAP);
        let sign = signs.fold(GRID_LEAST_SIGN, LayoutUnit::max);
        NoteGrid { facts, words, columns, titles, sign, longest, cell }
    }

    pub(super) fn columns(&self) -> usize {
        self.columns.len()
    }

    /// Returns the height of the head for its longest vertical title.
    pub(super) fn head(&self) -> LayoutUnit {
        let titled = self.columns.iter().zip(&self.titles);
        let upright = titled.filter(|(column, _)| !self.is_level(**column));
        let labels = upright.map(|(_, title)| LABEL.width(title) + GRID_HEAD_UP);
        labels.map(|label| label + GRID_HEAD_PADDING).fold(GRID_LEAST_HEAD, LayoutUnit::max)
    }

    /// Whether a column's title is horizontal: always for a number, for words only if all fit.
    fn is_level(&self, column: Property) -> bool {
        matches!(column, Property::Number(_)) || self.longest + GRID_HEAD_PADDING <= self.cell.0
    }

    /// Returns the width of what [`NoteGrid::name`] draws in a row.
    pub(super) fn names(&self) -> LayoutUnit {
        let signs = self.icon() + self.sign + GRID_MARK + GRID_MARK_GAP;
        GRID_ICON_LEFT + signs + GRID_NAME_WIDTH
    }

    fn icon(&self) -> LayoutUnit {
        (self.cell.1 - GRID_ICON_INSET).min(GRID_LARGEST_ICON)
    }

    /// Draws the rows of `herbs` below a head of height `head`. `at` is the top left corner.
    pub(super) fn draw(
        &self,
        canvas: &mut Canvas,
        at: Point,
        head: LayoutUnit,
        herbs: &[Ingredient],
    ) {
        let (cell, row) = self.cell;
        let width = self.names() + cell * self.columns.len() as f64;
        let body = Frame::new(at.x, at.y + head, width, row * herbs.len() as f64);
        let first = body.x + self.names();
        let edge = |i: usize| first + cell * i as f64;
        canvas.begin(Tag::Table);
        canvas.begin(Tag::Row);
        canvas.draw_tagged(Tag::ColumnHead, |_| {});
        for (i, (&column, title)) in self.columns.iter().zip(&self.titles).enumerate() {
            let foot = Point::new(edge(i) + cell / 2.0, body.y - GRID_HEAD_UP);
            canvas.draw_tagged(Tag::ColumnHead, |canvas| {
                self.title(canvas, column, title, foot, head);
            });
        }
        canvas.end();
        let given = clue_marks(self.facts, &self.columns);
        for (r, &herb) in herbs.iter().enumerate() {
            let line = Frame::new(body.x, body.y + row * r as f64, body.w, row);
            stripe(canvas, line, r, herbs.len());
            canvas.begin(Tag::Row);
            canvas.draw_tagged(Tag::RowHead, |canvas| self.name(canvas, line, herb));
            for (i, column) in self.columns.iter().enumerate() {
                let frame = Frame::new(edge(i), line.y, cell, row);
                let printed = given.iter().find(|(of, at, _)| (*of, *at) == (herb, *column));
                canvas.draw_tagged(Tag::Cell, |canvas| match printed {
                    Some((_, _, what)) => print_clue_mark(canvas, frame, *what),
                    None => canvas.ledger.place(Layer::Field, "mark", frame),
                });
            }
            canvas.end();
        }
        canvas.end();
        let mut before = None;
        for (i, &column) in self.columns.iter().enumerate() {
            let begins = before != Some(ColumnGroup::of(column));
            let pen = if begins { STRONG } else { RULE };
            canvas.stroke(Point::new(edge(i), body.y), Point::new(edge(i), body.bottom()), pen);
            before = Some(ColumnGroup::of(column));
        }
        border(canvas, body);
    }

    /// Draws the title of a column, centred above `foot`.
    fn title(
        &self,
        canvas: &mut Canvas,
        column: Property,
        title: &str,
        foot: Point,
        head: LayoutUnit,
    ) {
        if self.is_level(column) {
            canvas.text(Layer::Text, title, foot, Align::Middle, LABEL);
            return;
        }
        let (title, style) = fit_label(title, LABEL, head - GRID_HEAD_UP);
        canvas.text_upwards(&title, Point::new(foot.x + style.cap() / 2.0, foot.y), style);
    }

    /// Draws symbol, sign, mark and name of `herb`.
    fn name(&self, canvas: &mut Canvas, line: Frame, herb: Ingredient) {
        let (middle, icon) = (line.centre().y, self.icon());
        let mut x = line.x + GRID_ICON_LEFT;
        canvas.symbol(Layer::Icon, herb, Frame::square(Point::new(x + icon / 2.0, middle), icon));
        x += icon;
        let (sign, at) = (self.words.format(&herb.sign()), Point::new(x + self.sign / 2.0, middle));
        text_at(canvas, &sign, at, Align::Middle, GRID_SIGN_STYLE);
        x += self.sign;
        let mark = Frame::square(Point::new(x + GRID_MARK / 2.0, middle), GRID_MARK);
        canvas.symbol(Layer::Icon, herb.mark(), mark);
        x += GRID_MARK + GRID_MARK_GAP;
        let name = self.words.format(&herb.name());
        let (name, style) = fit_label(&name, GRID_NAME, GRID_NAME_WIDTH - GRID_MARK_GAP);
        text_at(canvas, &name, Point::new(x, middle), Align::Left, style);
    }
}

/// Prints the free clue's mark into a cell.
fn print_clue_mark(canvas: &mut Canvas, frame: Frame, what: ClueMark) {
    let mark = Frame::square(frame.centre(), GRID_PRINTED);
    match what {
        ClueMark::No => {
            canvas.ledger.place(Layer::Icon, "cross", mark);
            cross(canvas, mark, GRID_PRINTED_PEN);
        }
        ClueMark::Yes => {
            canvas.ledger.place(Layer::Icon, "ring", mark);
            canvas.circle(mark.centre(), GRID_PRINTED / 2.0, None, Some(GRID_PRINTED_PEN));
        }
        ClueMark::Perhaps => {
            let top = frame.y + GRID_CORNER_GAP + GRID_PERHAPS.cap();
            let at = Point::new(frame.x + GRID_CORNER_GAP, top);
            canvas.text(Layer::Text, "?", at, Align::Left, GRID_PERHAPS);
        }
    }
}

fn column_title(column: Property, words: &Language) -> String {
    match column {
        Property::Number(number) => number.to_string(),
        Property::Decoy => words.format(&sheet_grid_decoy()),
        Property::Ignored => words.format(&sheet_grid_ignored()),
        Property::Overachiever => words.format(&sheet_grid_overachiever()),
        Property::Imposter => words.format(&sheet_grid_imposter()),
        Property::Effect(effect) => words.format(&effect.name()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::svg::Writer;
    use crate::page::theme::Appearance;

    #[test]
    fn labels_shrink_before_they_are_shortened() {
        let whole = LABEL.width("Überflieger");
        let fit = |share: f64| fit_label("Überflieger", LABEL, whole * share);
        assert_eq!(fit(1.01).0, "Überflieger");
        assert_eq!((fit(0.97).0.as_str(), fit(0.97).1.size), ("Überflieger", LEAST));
        assert!(fit(0.6).0.starts_with("Über") && fit(0.6).0.ends_with('.'));
        assert_eq!(fit(0.0).0, "");
    }

    #[test]
    fn lines_between_rows_are_seen_whole() {
        let mut canvas = Canvas::new();
        let rows = 4;
        for row in 0..rows {
            let line = Frame::of(2.0, 2.0 + 8.0 * row as f64, 40.0, 8.0);
            stripe(&mut canvas, line, row, rows);
        }
        let mut svg = String::new();
        Writer::new(Appearance::usual(), &mut svg).nodes(&canvas.finish().0);
        let page = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 40" width="50" height="40">{svg}</svg>"#
        );
        let tree = usvg::Tree::from_str(&page, &usvg::Options::default()).expect("valid SVG");
        let mut paper = tiny_skia::Pixmap::new(2500, 2000).expect("a size");
        paper.fill(tiny_skia::Color::WHITE);
        resvg::render(&tree, tiny_skia::Transform::from_scale(50.0, 50.0), &mut paper.as_mut());
        // Lengths of the runs of dark pixels down the middle of the table.
        let dark = |y: u32| paper.pixel(1000, y).is_some_and(|p| p.green() < 150);
        let mut runs: Vec<u32> = Vec::new();
        for y in 0..2000 {
            match (dark(y), y > 0 && dark(y - 1)) {
                (true, true) => *runs.last_mut().unwrap() += 1,
                (true, false) => runs.push(1),
                _ => {}
            }
        }
        assert_eq!(runs.len(), rows - 1, "{runs:?}");
        assert!(runs.iter().all(|run| *run == runs[0] && *run >= 9), "{runs:?}");
    }
}
