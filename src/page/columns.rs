//! Layout of sections in two columns, in reading order, at the largest font size that fits.

use super::DrawError;
use super::block::{BLOCK_GAP, TextSection, TypesetSection};
use super::canvas::Canvas;
use super::length::LayoutUnit;
use super::shape::{Frame, Point};
use super::text::FontSize;

/// Penalty for a column break inside a section, as additional column height.
const UNBROKEN: LayoutUnit = LayoutUnit(4.0);

/// Font sizes and spacing of two columns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ColumnStyle {
    /// Space between the columns.
    pub gutter: LayoutUnit,
    /// Smallest and largest font size of running text, in tenths of a point.
    pub sizes: (u32, u32),
    /// Step between tried font sizes, in tenths of a point. With a coarse step, games that differ
    /// little use few sizes and so share cached lines.
    pub step: u32,
    /// Smallest space between sections: a fixed part, and a multiple of the font size.
    pub least_gap: (LayoutUnit, f64),
    /// Largest space between sections that is used to fill a column.
    pub largest_gap: LayoutUnit,
}

impl ColumnStyle {
    /// Returns the smallest space before a section that is not the first in its column.
    fn gap(&self, set: &TypesetSection, points: f64) -> LayoutUnit {
        let size = FontSize::pt(points).em();
        if set.continues { size * BLOCK_GAP } else { self.least_gap.0 + size * self.least_gap.1 }
    }

    /// Returns the smallest height of a column, with a [`gap`](Self::gap) between sections.
    fn tall(&self, column: &[TypesetSection], points: f64) -> LayoutUnit {
        let gaps: LayoutUnit = column.iter().skip(1).map(|set| self.gap(set, points)).sum();
        gaps + column.iter().map(|set| set.height).sum::<LayoutUnit>()
    }
}

/// [`TextSection`]s laid out at one font size and distributed over two columns.
pub(crate) struct Columns {
    style: ColumnStyle,
    frame: Frame,
    /// Font size of running text, in points.
    pub points: f64,
    columns: [Vec<TypesetSection>; 2],
}

impl Columns {
    /// Lays out sections at the largest font size at which they fit into `frame`, found by binary
    /// search. `what` names the sections in an error.
    ///
    /// # Errors
    /// [`DrawError::Overflow`] if they do not fit at the smallest size.
    pub(crate) fn fit(
        style: ColumnStyle,
        frame: Frame,
        sections: &[TextSection],
        what: &str,
    ) -> Result<Self, DrawError> {
        let (least, largest) = style.sizes;
        let (mut low, mut high) = (0, (largest - least) / style.step.max(1));
        let mut best = Columns::at(style, frame, sections, least, what)?;
        while low < high {
            let middle = (low + high).div_ceil(2);
            match Columns::at(style, frame, sections, least + middle * style.step, what) {
                Ok(larger) => (best, low) = (larger, middle),
                Err(_) => high = middle - 1,
            }
        }
        Ok(best)
    }

    fn at(
        style: ColumnStyle,
        frame: Frame,
        sections: &[TextSection],
        tenths: u32,
        what: &str,
    ) -> Result<Self, DrawError> {
        let points = f64::from(tenths) / 10.0;
        let width = (frame.w - style.gutter) / 2.0;
        let set = |section| TypesetSection::new(section, points, width);
        let mut left: Vec<TypesetSection> = sections.iter().map(set).collect::<Result<_, _>>()?;
        let tall = |column| style.tall(column, points);
        // Reading begins in the left column, so the left column is never empty, even if everything
        // would fit into the right one.
        let breaks: Vec<(usize, LayoutUnit)> = (left.len().min(1)..=left.len())
            .map(|at| (at, tall(&left[..at]).max(tall(&left[at..]))))
            .collect();
        let cost = |&(at, height): &(usize, LayoutUnit)| match left.get(at) {
            Some(next) if next.continues => height + UNBROKEN,
            _ => height,
        };
        let fitting = breaks.iter().filter(|(_, height)| *height <= frame.h);
        let Some(&(at, _)) = fitting.min_by(|a, b| cost(a).total_cmp(&cost(b))) else {
            let needed =
                breaks.iter().map(|b| b.1).fold(LayoutUnit(f64::INFINITY), LayoutUnit::min);
            let what = what.to_owned();
            return Err(DrawError::Overflow { what, needed, available: frame.h });
        };
        let right = left.split_off(at);
        Ok(Columns { style, frame, points, columns: [left, right] })
    }

    /// Draws the columns, with equal space between their sections.
    pub(crate) fn draw(&self, canvas: &mut Canvas) {
        let Columns { style, frame, points, .. } = self;
        let right = frame.x + (frame.w - style.gutter) / 2.0 + style.gutter;
        canvas.ledger.enter("columns", *frame);
        for (column, x) in self.columns.iter().zip([frame.x, right]) {
            let starts = column.iter().skip(1).filter(|s| !s.continues).count();
            let spare = (frame.h - style.tall(column, *points)) / starts.max(1) as f64;
            let mut y = frame.y;
            for (i, set) in column.iter().enumerate() {
                let least = style.gap(set, *points);
                y += match i {
                    0 => LayoutUnit(0.0),
                    _ if set.continues => least,
                    _ => (spare + least).min(style.largest_gap),
                };
                set.draw(canvas, Point::new(x, y), *points);
                y += set.height;
            }
        }
        canvas.ledger.leave();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::block::text;

    const STYLE: ColumnStyle = ColumnStyle {
        gutter: LayoutUnit(8.0),
        sizes: (70, 110),
        step: 1,
        least_gap: (LayoutUnit(2.0), 0.5),
        largest_gap: LayoutUnit(9.0),
    };

    fn fit(passages: usize, height: f64) -> Result<Columns, DrawError> {
        let words = "Plant, grow and pluck. ".repeat(8);
        let passage = |i| TextSection::new(&format!("Part {i}"), vec![text(&words)]);
        let all: Vec<TextSection> = (0..passages).map(passage).collect();
        Columns::fit(STYLE, Frame::of(10.0, 20.0, 150.0, height), &all, "the parts")
    }

    #[test]
    fn type_is_as_large_as_fits() {
        let points = |height| fit(8, height).unwrap().points;
        assert_eq!(points(250.0), 11.0);
        assert!((7.0..11.0).contains(&points(100.0)));
        let error = fit(8, 40.0).err();
        assert!(matches!(error, Some(DrawError::Overflow { what, .. }) if what == "the parts"));
    }

    #[test]
    fn columns_are_read_one_after_the_other_and_stay_in_their_frame() {
        for passages in 1..9 {
            let mut canvas = Canvas::new();
            fit(passages, 200.0).unwrap().draw(&mut canvas);
            let (.., ledger) = canvas.finish();
            assert_eq!(ledger.find_faults(), [""; 0]);
            let parts: Vec<Frame> = ledger
                .placed
                .iter()
                .filter(|p| p.what.starts_with("Part"))
                .map(|p| p.frame)
                .collect();
            assert_eq!(parts.len(), passages);
            let later = |w: &[Frame]| w[1].x > w[0].x || (w[1].x == w[0].x && w[1].y > w[0].y);
            assert!(parts.windows(2).all(later), "{parts:?}");
            assert_eq!(parts.iter().any(|p| p.x > LayoutUnit(85.0)), passages > 1);
        }
    }
}
