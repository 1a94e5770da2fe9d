//! Cauldrons: an iron pot that fills a rectangle of cells, cut open so that the cells are visible.
//!
//! The drawing never leaves the rectangle: every control point has a distance of at least half its
//! line's width from the edges.

use super::geometry::{Contour, Frame, Point, QUARTER, is_enclosed, outline_of, shape_node};
use crate::common::stream::Stream;
use crate::page::length::LayoutUnit;
use crate::page::list::{
    DrawingCache, LineCap, Node, Paint, Placement, SharedForm, Stroke, hundredths,
};
use crate::page::theme::{self, Theme};

/// Geometry of a cauldron.
#[derive(Clone, Debug)]
pub(crate) struct Pot {
    /// Outside of the pot, without rim, feet and ears.
    pub body: Contour,
    /// Inside of the pot, which contains the cells.
    pub inside: Contour,
    /// Surface of the brew, at the top of the inside.
    pub brew: Contour,
    /// Lip at the top.
    pub rim: Contour,
    /// Three feet, drawn before the body.
    pub feet: Vec<Contour>,
    /// Two ears, which are lines drawn over the body.
    pub ears: Vec<Contour>,
    /// Highlights on the iron, which are lines.
    pub highlights: Vec<Contour>,
    /// Bubbles over the rim, drawn before the rim.
    pub bubbles: Vec<Contour>,
    /// Lines between cells.
    pub dividers: Vec<Contour>,
    /// Cells in the order in which they are filled, row by row.
    pub cells: Vec<PotCell>,
    frame: Frame,
    unit: LayoutUnit,
    /// Frame of the rim.
    lip: Frame,
    /// Numbers of columns and rows of cells.
    size: (u8, u8),
}

/// Height that is reserved for bubbles above the rim. All dimensions of the pot are fractions of
/// the shorter side of a cell.
const BUBBLE_ROOM: f64 = 0.115;
/// Height of the rim.
const RIM: f64 = 0.11;
/// Indentation of the neck on each side.
const NECK: f64 = 0.13;
/// Height of the feet below the body.
const FOOT: f64 = 0.105;
/// Thickness of the wall.
const WALL: f64 = 0.05;
/// Line width of the ears.
const EAR: f64 = 0.058;

impl Pot {
    /// Creates a cauldron of `columns` x `rows` cells that fills `frame`. The bubbles are drawn
    /// from `stream`.
    pub(crate) fn new(frame: Frame, columns: u8, rows: u8, stream: &mut Stream) -> Pot {
        let pot = Pot::without_bubbles(frame, columns, rows);
        Pot { bubbles: bubbles(frame, pot.lip, pot.unit, stream), ..pot }
    }

    /// Creates a cauldron without `bubbles`.
    fn without_bubbles(frame: Frame, columns: u8, rows: u8) -> Pot {
        let (columns, rows) = (columns.max(1), rows.max(1));
        let u = (frame.w / f64::from(columns)).min(frame.h / f64::from(rows));
        let half = OUTLINE * u / 2.0;
        let (left, right) = (frame.x + half, frame.right() - half);
        let centre = frame.centre().x;
        let rim_top = frame.y + BUBBLE_ROOM * u;
        let rim_bottom = rim_top + RIM * u;
        let bottom = frame.bottom() - FOOT * u;
        let height = bottom - rim_bottom;
        let wall = WALL * u;

        // The end of the neck is hidden behind the rim.
        let top = rim_bottom - RIM * u / 2.0;
        let outside = Frame::new(left, top, right - left, bottom - top);
        let body = belly(outside, NECK * u, u);
        let hollow = Frame::new(left + wall, top, outside.w - 2.0 * wall, outside.h - 1.25 * wall);
        let inside = belly(hollow, NECK * u, u * 0.94);
        let lip = Frame::new(left + 0.03 * u, rim_top, right - left - 0.06 * u, RIM * u);
        let rim = Contour::rounded(lip, RIM * u / 2.0);
        let brew =
            surface(left + wall + NECK * u, right - wall - NECK * u, rim_bottom - RIM * u / 4.0, u);

        let low = frame.bottom() - half;
        let spread = (right - left) * 0.5 - 0.30 * u;
        let feet = vec![
            foot(Point::new(centre - spread, bottom - 0.24 * u), low, -1.0, u),
            foot(Point::new(centre, bottom - 0.1 * u), low, 0.0, u),
            foot(Point::new(centre + spread, bottom - 0.24 * u), low, 1.0, u),
        ];
        let ears = [left + 0.062 * u, right - 0.062 * u]
            .map(|x| ear(Point::new(x, rim_bottom + 0.085 * u), u))
            .into();

        let p = Point::new;
        let (lit, turn) = (rim_top + RIM * u * 0.32, lip.x + lip.w * 0.42);
        let (flank, high) = (left + wall / 2.0, rim_bottom + 0.46 * u);
        let mut highlights = vec![
            Contour::straight(p(lip.x + RIM * u * 0.6, lit), p(turn, lit)),
            Contour::straight(p(turn + 0.09 * u, lit), p(turn + 0.14 * u, lit)),
        ];
        // A pot with one row has no straight flank for a highlight.
        if rows > 1 {
            let long = (height - 0.8 * u) * 0.5;
            highlights.push(Contour::straight(p(flank, high), p(flank, high + long)));
        }

        let ceiling = rim_bottom + 0.02 * u;
        let room = Frame::new(hollow.x, ceiling, hollow.w, hollow.bottom() - ceiling);
        let (dividers, cells) = grid(room, columns, rows, &inside, u);
        Pot {
            bubbles: Vec::new(),
            body,
            inside,
            brew,
            rim,
            feet,
            ears,
            highlights,
            dividers,
            cells,
            frame,
            unit: u,
            lip,
            size: (columns, rows),
        }
    }

    /// Returns the drawing in a theme: the theme's cauldron with the standard lines between cells,
    /// or else the usual drawing.
    pub(crate) fn nodes(&self, theme: &Theme) -> Vec<Node> {
        let Some(mut own) = theme.cauldron(self.frame, self.unit) else { return self.usual() };
        let line = Stroke { cap: LineCap::Round, ..self.line(theme::DIVIDER, OUTLINE * 0.4) };
        own.push(part(&self.dividers, None, Some(line)));
        own
    }

    /// Returns the bubbles, and the pot itself, which is shared by all cauldrons of a size.
    fn usual(&self) -> Vec<Node> {
        static KNOWN: DrawingCache<([i64; 2], (u8, u8))> = DrawingCache::new(Vec::new());
        let size = [self.frame.w, self.frame.h].map(hundredths);
        let pewter = SharedForm::get_or_draw(&KNOWN, (size, self.size), || {
            let [w, h] = size.map(|length| LayoutUnit(length as f64 / 100.0));
            Pot::without_bubbles(
                Frame::new(LayoutUnit(0.0), LayoutUnit(0.0), w, h),
                self.size.0,
                self.size.1,
            )
            .pewter()
        });
        let line = self.line(theme::INK, THIN_OUTLINE * 0.7).round();
        vec![
            part(&self.bubbles, Some(theme::BREW), Some(line)),
            Node::Recurring(pewter, Placement::at(self.frame.x, self.frame.y)),
        ]
    }

    fn pewter(&self) -> Vec<Node> {
        let line = |paint, share| Some(self.line(paint, share).round());
        let one = std::slice::from_ref;
        let (ink, shine, outline) = (theme::INK, theme::SHINE, THIN_OUTLINE);
        [
            (&self.feet[..], Some(shine), line(ink, outline)),
            (one(&self.body), Some(shine), line(ink, outline)),
            (one(&self.inside), Some(theme::PAPER), line(ink, outline * 0.5)),
            (one(&self.brew), Some(theme::BREW), None),
            (&self.dividers, None, line(theme::DIVIDER, OUTLINE * 0.4)),
            (&self.ears, None, line(ink, EAR)),
            (&self.ears, None, line(shine, EAR * 0.38)),
            (one(&self.rim), Some(shine), line(ink, outline)),
            (&self.highlights, None, line(theme::PAPER, OUTLINE * 0.8)),
        ]
        .map(|(contours, fill, line)| part(contours, fill, line))
        .into()
    }

    /// Returns a line whose width is a fraction of the shorter side of a cell.
    fn line(&self, paint: Paint, share: f64) -> Stroke {
        Stroke::new(paint, share * self.unit)
    }
}

fn part(contours: &[Contour], fill: Option<Paint>, line: Option<Stroke>) -> Node {
    shape_node(outline_of(contours), fill, line)
}

/// Width that is kept free for the outermost line, as a fraction of the shorter side of a cell.
const OUTLINE: f64 = 0.028;
/// Width of the outermost line, as a fraction of the shorter side of a cell.
const THIN_OUTLINE: f64 = 0.0155;

/// Cell of a [`Pot`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PotCell {
    /// Area of the cell up to the dividers. At the corners of the pot the wall cuts into it.
    pub frame: Frame,
    /// Part of `frame` that is free of the wall, for writing: the largest centred frame of the same
    /// proportions that fits, with 55 to 94 % of the width and height.
    pub clear: Frame,
}

/// Returns the profile of the pot in a frame: a neck that is narrower by `neck` on each side, a
/// belly as wide as the frame, and a round bottom.
fn belly(f: Frame, neck: LayoutUnit, u: LayoutUnit) -> Contour {
    let p = Point::new;
    let (l, r, t, b) = (f.x, f.right(), f.y, f.bottom());
    let shoulder = t + (0.46 * u).min(f.h * 0.5);
    let (rx, ry) = ((0.72 * u).min(f.w * 0.4), (0.7 * u).min((b - shoulder) * 0.98));
    let sag = (0.025 * u).min((f.w / 2.0 - rx) * 0.06);
    let mut c = Contour::from(p(l + neck, t));
    c.line(p(r - neck, t));
    c.curve(p(r - neck, t + 0.16 * u), p(r, shoulder - 0.2 * u), p(r, shoulder))
        .line(p(r, b - ry))
        .curve(p(r, b - ry * 0.36), p(r - rx * 0.36, b - sag), p(r - rx, b - sag))
        .curve(
            p(r - rx - (f.w / 2.0 - rx) * 0.4, b - sag),
            p(l + f.w / 2.0 + (f.w / 2.0 - rx) * 0.3, b),
            p(l + f.w / 2.0, b),
        )
        .curve(
            p(l + f.w / 2.0 - (f.w / 2.0 - rx) * 0.3, b),
            p(l + rx + (f.w / 2.0 - rx) * 0.4, b - sag),
            p(l + rx, b - sag),
        )
        .curve(p(l + rx * 0.36, b - sag), p(l, b - ry * 0.36), p(l, b - ry))
        .line(p(l, shoulder))
        .curve(p(l, shoulder - 0.2 * u), p(l + neck, t + 0.16 * u), p(l + neck, t));
    c.close()
}

/// Returns the surface of the brew under the rim: a band with a wavy lower edge.
fn surface(left: LayoutUnit, right: LayoutUnit, top: LayoutUnit, u: LayoutUnit) -> Contour {
    let p = Point::new;
    let depth = top + 0.075 * u;
    let waves = (((right - left) / (0.42 * u)).round() as usize).max(2);
    let step = (right - left) / waves as f64;
    let mut c = Contour::from(p(left, top));
    c.line(p(right, top)).line(p(right, depth));
    for i in 0..waves {
        let x = right - step * i as f64;
        c.curve(
            p(x - step * 0.33, depth + 0.05 * u),
            p(x - step * 0.66, depth - 0.035 * u),
            p(x - step, depth),
        );
    }
    c.close()
}

/// Returns a foot from the middle of its top down to `low`. `lean` is the direction of its toe,
/// from -1 for left to 1 for right.
fn foot(top: Point, low: LayoutUnit, lean: f64, u: LayoutUnit) -> Contour {
    let p = Point::new;
    let wide = 0.085 * u;
    let toe = top.x + lean * 0.10 * u;
    let (tread, sole) = (0.75 * wide, low - 0.012 * u);
    let mut c = Contour::from(p(top.x - wide, top.y));
    c.curve(
        p(top.x - wide, low - 0.05 * u),
        p(toe - 0.8 * wide, low - 0.04 * u),
        p(toe - tread, sole),
    )
    .round(p(toe - tread, low), p(toe, low), QUARTER)
    .round(p(toe + tread, low), p(toe + tread, sole), QUARTER)
    .curve(
        p(toe + 0.8 * wide, low - 0.04 * u),
        p(top.x + wide, low - 0.05 * u),
        p(top.x + wide, top.y),
    );
    c.close()
}

/// Returns a ring by which the pot is lifted.
fn ear(middle: Point, u: LayoutUnit) -> Contour {
    let at = |x: f64, y: f64| Point::new(middle.x + x * 0.045 * u, middle.y + y * 0.075 * u);
    let mut c = Contour::from(at(0.0, -1.0));
    c.round(at(1.0, -1.0), at(1.0, 0.0), QUARTER)
        .round(at(1.0, 1.0), at(0.0, 1.0), QUARTER)
        .round(at(-1.0, 1.0), at(-1.0, 0.0), QUARTER)
        .round(at(-1.0, -1.0), at(0.0, -1.0), QUARTER);
    c.close()
}

/// Returns bubbles that rise over the rim without overlaps. The lip is divided into stretches, and
/// each has a bubble with probability 5/8.
fn bubbles(frame: Frame, lip: Frame, u: LayoutUnit, stream: &mut Stream) -> Vec<Contour> {
    let half = OUTLINE * u / 2.0;
    let stretches = ((lip.w / (0.24 * u)) as usize).max(2);
    let wide = lip.w / stretches as f64;
    let share = |s: &mut Stream| s.below(1001) as f64 / 1000.0;
    let mut all = Vec::new();
    for i in 0..stretches {
        let (present, size, across, up) =
            (stream.chance(5, 8), share(stream), share(stream), share(stream));
        if present {
            let r = (0.035 + 0.045 * size * size) * u;
            let x = lip.x + wide * i as f64 + r + half + (wide - 2.0 * (r + half)) * across;
            let y = frame.y + half + r + 0.06 * up * u;
            all.push(Contour::circle(Point::new(x, y), r));
        }
    }
    all
}

/// Returns the lines between cells of equal size in `room`, and the cells.
fn grid(
    room: Frame,
    columns: u8,
    rows: u8,
    inside_line: &Contour,
    u: LayoutUnit,
) -> (Vec<Contour>, Vec<PotCell>) {
    let (cw, ch) = (room.w / f64::from(columns), room.h / f64::from(rows));
    let mut dividers = Vec::new();
    let (gap, p) = (0.07 * u, Point::new);
    for i in 1..columns {
        let x = room.x + cw * f64::from(i);
        for j in 0..rows {
            let y = room.y + ch * f64::from(j);
            let top = if j == 0 { y + 0.14 * u } else { y + gap };
            dividers.push(Contour::straight(p(x, top), p(x, y + ch - gap)));
        }
    }
    for j in 1..rows {
        let y = room.y + ch * f64::from(j);
        for i in 0..columns {
            let x = room.x + cw * f64::from(i);
            dividers.push(Contour::straight(p(x + gap, y), p(x + cw - gap, y)));
        }
    }
    let pot = [inside_line.sample(12)];
    let mut cells = Vec::new();
    for j in 0..rows {
        for i in 0..columns {
            let frame = Frame::new(room.x + cw * f64::from(i), room.y + ch * f64::from(j), cw, ch);
            cells.push(PotCell { frame, clear: clear_area(frame, &pot) });
        }
    }
    (dividers, cells)
}

/// Returns the largest frame with the centre and proportions of the cell whose corners are inside
/// the pot. Its sides are 55 to 94 % of the cell's; the minimum is returned even if its corners are
/// outside.
fn clear_area(cell: Frame, pot: &[Vec<Point>]) -> Frame {
    let shrunk = |percent: u32| {
        let cut = f64::from(100 - percent) / 200.0;
        let (x, y) = (cell.x + cell.w * cut, cell.y + cell.h * cut);
        Frame::new(x, y, cell.w * (1.0 - 2.0 * cut), cell.h * (1.0 - 2.0 * cut))
    };
    let fits = |f: &Frame| f.corners().into_iter().all(|corner| is_enclosed(pot, corner));
    // Binary search is valid: a corner that moves towards the centre does not leave the pot again.
    let (mut low, mut high) = (55_u32, 94);
    while low < high {
        let middle = (low + high).div_ceil(2);
        if fits(&shrunk(middle)) { low = middle } else { high = middle - 1 }
    }
    shrunk(low)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::seed::Seed;
    use crate::page::shape::geometry::tests::inside;

    /// Calls `check` for every shape of cauldron, on cells of several proportions.
    fn each(mut check: impl FnMut(Frame, Pot, u8, u8)) {
        let mut stream = Stream::new(Seed(11), "art", 0);
        for (w, h) in [(33.0, 40.0), (33.0, 33.0), (40.0, 24.0)] {
            for (columns, rows) in [(1, 2), (2, 1), (2, 2), (1, 3), (3, 1), (2, 3), (3, 2)] {
                for _ in 0..20 {
                    let frame = Frame::of(7.0, 9.0, w * f64::from(columns), h * f64::from(rows));
                    let pot = Pot::new(frame, columns, rows, &mut stream);
                    check(frame, pot, columns, rows);
                }
            }
        }
    }

    #[test]
    fn nothing_leaves_the_rectangle() {
        each(|frame, c, columns, rows| {
            let room = frame.inset(OUTLINE * c.unit / 2.0 - LayoutUnit(1e-9));
            let wide = frame.inset(EAR * c.unit / 2.0 - LayoutUnit(1e-9));
            let thin = [&c.body, &c.inside, &c.brew, &c.rim];
            for line in thin.into_iter().chain(&c.feet).chain(&c.bubbles).chain(&c.highlights) {
                for p in line.control_points() {
                    assert!(room.holds(p), "{columns}x{rows}: {p:?} of {line:?}");
                }
            }
            for p in c.ears.iter().flat_map(Contour::control_points) {
                assert!(wide.holds(p), "{columns}x{rows}: {p:?}");
            }
        });
    }

    #[test]
    fn cells_lie_inside_in_filling_order() {
        each(|_, c, columns, rows| {
            assert_eq!(c.cells.len(), usize::from(columns * rows));
            let pot = std::slice::from_ref(&c.inside);
            for (i, cell) in c.cells.iter().enumerate() {
                let f = cell.clear;
                for corner in f.corners() {
                    assert!(inside(pot, corner, 24), "{columns}x{rows}, cell {i}");
                }
                if let Some(next) = c.cells.get(i + 1) {
                    let (a, b) = (cell.frame.centre(), next.frame.centre());
                    assert!(
                        b.y > a.y + LayoutUnit(1.0)
                            || ((b.y - a.y).abs() < LayoutUnit(1e-9) && b.x > a.x)
                    );
                }
            }
        });
    }

    #[test]
    fn the_drawing_repeats() {
        let frame = Frame::of(0.0, 0.0, 66.0, 80.0);
        let draw = |seed| {
            let pot = Pot::new(frame, 2, 2, &mut Stream::new(Seed(seed), "art", 0));
            SharedForm::new(pot.nodes(Theme::usual())).fingerprint()
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
    }
}
