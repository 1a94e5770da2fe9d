//! Tables to write in: stripes, lines, labels.

use crate::page::canvas::{Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::shape::{Frame, Point};
use crate::page::text::FontSize;
use crate::page::{Unit, theme};

/// Radius of a table's corners.
const CORNER: Unit = Unit(1.0);
/// Lines between rows and columns, between groups of columns, and inside a column.
pub(super) const RULE: Pen = Pen::new(theme::SOFT_INK, Unit(0.2));
pub(super) const STRONG: Pen = Pen::new(theme::SOFT_INK, Unit(0.6));
pub(super) const GUIDE: Pen = Pen::new(theme::RULE, Unit(0.25));
const BORDER: Pen = Pen::new(theme::SOFT_INK, Unit(0.35));
const NONE: Unit = Unit(0.0);
/// The smallest labels.
const LEAST: FontSize = FontSize::pt(7.0);

pub(super) const HEADING: Style = Style::new(Face::Heading, 10.0).colour(theme::ACCENT);
pub(super) const LABEL: Style = Style::new(Face::Bold, 7.5);

/// Around a table.
pub(super) fn border(canvas: &mut Canvas, body: Frame) {
    canvas.rect(body, CORNER, None, Some(BORDER));
}

/// The ground of every other row, rounded where it lies in a corner of the table's border, and
/// the line above each but the first: one below would lie half under the next ground.
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
    let d = format!(
        "M{left} {high}a{upper} {upper} 0 0 1 {upper} -{upper}H{upper_right}\
         a{upper} {upper} 0 0 1 {upper} {upper}V{low}\
         a{lower} {lower} 0 0 1 -{lower} {lower}H{lower_left}\
         a{lower} {lower} 0 0 1 -{lower} -{lower}z",
        left = line.x,
        high = line.y + upper,
        upper_right = line.right() - upper,
        low = line.bottom() - lower,
        lower_left = line.x + lower,
    );
    canvas.fill(d, theme::TINT);
}

/// A label as it fits: in its own size, in the smallest, or shortened.
pub(super) fn fitted(label: &str, style: Style, room: Unit) -> (String, Style) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::svg::Writer;
    use crate::page::theme::Appearance;

    #[test]
    fn labels_shrink_before_they_are_shortened() {
        let whole = LABEL.width("Überflieger");
        let fit = |share: f64| fitted("Überflieger", LABEL, whole * share);
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
        Writer::new(Appearance::plain(), &mut svg).nodes(&canvas.finish().0);
        let page = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 40" width="50" height="40">{svg}</svg>"#
        );
        let tree = usvg::Tree::from_str(&page, &usvg::Options::default()).expect("valid SVG");
        let mut paper = tiny_skia::Pixmap::new(2500, 2000).expect("a size");
        paper.fill(tiny_skia::Color::WHITE);
        resvg::render(&tree, tiny_skia::Transform::from_scale(50.0, 50.0), &mut paper.as_mut());
        // Down the middle of the table: how many pixels are as dark as a line, run by run.
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
