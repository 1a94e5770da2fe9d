//! Cauldrons: an iron pot that fills a rectangle of cells, cut open so that the cells show.
//!
//! Nothing leaves the rectangle: every control point, widened by half its line, lies in it.

use super::geometry::{Contour, Frame, Point, QUARTER, inside, path_data};
use super::n;
use crate::stream::Stream;

/// Colours of a cauldron, as SVG paints.
#[derive(Clone, Copy, Debug)]
pub struct CauldronColours<'a> {
    /// The outermost line.
    pub ink: &'a str,
    /// The wall, the feet and the rim.
    pub iron: &'a str,
    /// Lit edges of the iron.
    pub shine: &'a str,
    /// The inside, which people write on: pale.
    pub inside: &'a str,
    /// The brew's surface under the rim, and bubbles.
    pub brew: &'a str,
    /// Lines between cells.
    pub divider: &'a str,
}

impl Default for CauldronColours<'_> {
    fn default() -> Self {
        CauldronColours {
            ink: "#2b2233",
            iron: "#4a4658",
            shine: "#a9a6b8",
            inside: "#fbfaf6",
            brew: "#dfeecb",
            divider: "#b9b2c4",
        }
    }
}

/// One cell of a cauldron.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CauldronCell {
    /// Its share of the inside, up to the dividers; at the pot's corners the wall cuts into
    /// it.
    pub frame: Frame,
    /// The part of it that is free of the wall: the largest frame around its middle for
    /// writing, at least 55 % of its width and height.
    pub clear: Frame,
}

/// A cauldron's geometry. Lengths in mm.
#[derive(Clone, Debug)]
pub struct Cauldron {
    /// The rectangle that it fills and never leaves.
    pub frame: Frame,
    /// The outside of the pot, without rim, feet and ears.
    pub body: Contour,
    /// The inside, where the cells are.
    pub inside: Contour,
    /// The brew's surface: the topmost part of the inside.
    pub brew: Contour,
    /// The lip on top.
    pub rim: Contour,
    /// Three feet, drawn before the body.
    pub feet: Vec<Contour>,
    /// Two ears to lift it by, lines drawn over the body.
    pub ears: Vec<Contour>,
    /// Lit edges of the iron, lines.
    pub highlights: Vec<Contour>,
    /// Bubbles over the rim, drawn before it.
    pub bubbles: Vec<Contour>,
    /// Lines between cells.
    pub dividers: Vec<Contour>,
    /// The cells in the order in which they are filled: row by row.
    pub cells: Vec<CauldronCell>,
    unit: f64,
}

/// Share of the small side of a cell; every measure of the pot is one of these.
const BUBBLE_ROOM: f64 = 0.115;
const RIM: f64 = 0.11;
const NECK: f64 = 0.13;
const FOOT: f64 = 0.105;
const WALL: f64 = 0.05;
const OUTLINE: f64 = 0.028;
const EAR: f64 = 0.058;

impl Cauldron {
    /// A cauldron of `columns` x `rows` cells that fills `frame`. The stream gives it its
    /// bubbles.
    pub fn new(frame: Frame, columns: u8, rows: u8, stream: &mut Stream) -> Cauldron {
        let (columns, rows) = (columns.max(1), rows.max(1));
        let u = (frame.w / f64::from(columns)).min(frame.h / f64::from(rows));
        let half = OUTLINE * u / 2.0;
        let (left, right) = (frame.x + half, frame.right() - half);
        let centre = frame.centre().x;
        let rim_top = frame.y + BUBBLE_ROOM * u;
        let rim_bottom = rim_top + RIM * u;
        let bottom = frame.bottom() - FOOT * u;
        let p = Point::new;

        let body_height = bottom - rim_bottom;
        let body = belly(
            Frame::new(
                left,
                rim_bottom - RIM * u / 2.0,
                right - left,
                bottom - rim_bottom + RIM * u / 2.0,
            ),
            NECK * u,
            u,
        );
        let wall = WALL * u;
        let inside = belly(
            Frame::new(
                left + wall,
                rim_bottom - RIM * u / 2.0,
                right - left - 2.0 * wall,
                bottom - rim_bottom + RIM * u / 2.0 - wall * 1.25,
            ),
            NECK * u,
            u * 0.94,
        );
        let lip = Frame::new(left + 0.03 * u, rim_top, right - left - 0.06 * u, RIM * u);
        let rim = Contour::rounded(lip, RIM * u / 2.0);
        let brew =
            surface(left + wall + NECK * u, right - wall - NECK * u, rim_bottom - RIM * u / 4.0, u);

        let foot = |x: f64, lean: f64, top: f64| {
            let (wide, low) = (0.085 * u, frame.bottom() - half);
            let toe = x + lean * 0.10 * u;
            let mut c = Contour::from(p(x - wide, top));
            c.curve(
                p(x - wide, low - 0.05 * u),
                p(toe - wide * 0.8, low - 0.04 * u),
                p(toe - wide * 0.75, low - 0.012 * u),
            )
            .round(p(toe - wide * 0.75, low), p(toe, low), QUARTER)
            .round(p(toe + wide * 0.75, low), p(toe + wide * 0.75, low - 0.012 * u), QUARTER)
            .curve(
                p(toe + wide * 0.8, low - 0.04 * u),
                p(x + wide, low - 0.05 * u),
                p(x + wide, top),
            );
            c.close()
        };
        let spread = (right - left) * 0.5 - 0.30 * u;
        let feet = vec![
            foot(centre - spread, -1.0, bottom - 0.24 * u),
            foot(centre, 0.0, bottom - 0.1 * u),
            foot(centre + spread, 1.0, bottom - 0.24 * u),
        ];

        let ear = |side: f64, edge: f64| {
            let middle = p(edge + side * 0.062 * u, rim_bottom + 0.085 * u);
            let (rx, ry) = (0.045 * u, 0.075 * u);
            let at = |x: f64, y: f64| p(middle.x + x * rx, middle.y + y * ry);
            let mut c = Contour::from(at(0.0, -1.0));
            c.round(at(1.0, -1.0), at(1.0, 0.0), QUARTER)
                .round(at(1.0, 1.0), at(0.0, 1.0), QUARTER)
                .round(at(-1.0, 1.0), at(-1.0, 0.0), QUARTER)
                .round(at(-1.0, -1.0), at(0.0, -1.0), QUARTER);
            c.close()
        };
        let ears = vec![ear(1.0, left), ear(-1.0, right)];

        let mut shine = Contour::from(p(lip.x + RIM * u * 0.6, rim_top + RIM * u * 0.32));
        shine.line(p(lip.x + lip.w * 0.42, rim_top + RIM * u * 0.32));
        let mut glint = Contour::from(p(lip.x + lip.w * 0.42 + 0.09 * u, rim_top + RIM * u * 0.32));
        glint.line(p(lip.x + lip.w * 0.42 + 0.14 * u, rim_top + RIM * u * 0.32));

        let room = Frame::new(
            left + wall,
            rim_bottom + 0.02 * u,
            right - left - 2.0 * wall,
            bottom - wall * 1.25 - rim_bottom - 0.02 * u,
        );
        let mut side = Contour::from(p(left + wall / 2.0, rim_bottom + 0.46 * u));
        side.line(p(
            left + wall / 2.0,
            rim_bottom + 0.46 * u + (body_height - 0.8 * u).max(0.1 * u) * 0.5,
        ));
        let (dividers, cells) = grid(room, columns, rows, &inside, u);
        Cauldron {
            frame,
            bubbles: bubbles(frame, lip, u, stream),
            body,
            inside,
            brew,
            rim,
            feet,
            ears,
            highlights: vec![shine, glint, side],
            dividers,
            cells,
            unit: u,
        }
    }

    /// The drawing as one SVG group.
    pub fn svg(&self, colours: &CauldronColours) -> String {
        let u = self.unit;
        let CauldronColours { ink, iron, shine, inside, brew, divider } = colours;
        let mut parts = String::new();
        let mut path = |d: String, fill: &str, stroke: &str, width: f64| {
            parts.push_str(&format!(
                r#"<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{}"/>"#,
                n(width)
            ));
        };
        path(path_data(&self.bubbles), brew, ink, OUTLINE * u * 0.7);
        path(path_data(&self.feet), iron, ink, OUTLINE * u);
        path(self.body.d(), iron, ink, OUTLINE * u);
        path(self.inside.d(), inside, ink, OUTLINE * u * 0.5);
        path(self.brew.d(), brew, "none", 0.0);
        path(path_data(&self.dividers), "none", divider, OUTLINE * u * 0.4);
        path(path_data(&self.ears), "none", ink, EAR * u);
        path(path_data(&self.ears), "none", shine, EAR * u * 0.38);
        path(self.rim.d(), iron, ink, OUTLINE * u);
        path(path_data(&self.highlights), "none", shine, OUTLINE * u * 0.8);
        format!(r#"<g stroke-linecap="round" stroke-linejoin="round">{parts}</g>"#)
    }
}

/// The pot's profile in a frame: a neck `neck` narrower on each side, a belly that reaches
/// the frame, a round bottom.
fn belly(f: Frame, neck: f64, u: f64) -> Contour {
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

/// The brew under the rim: a band with a wavy lower edge.
fn surface(left: f64, right: f64, top: f64, u: f64) -> Contour {
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

/// Bubbles that rise over the rim, apart from each other: one more likely than not in each
/// stretch of the lip.
fn bubbles(frame: Frame, lip: Frame, u: f64, stream: &mut Stream) -> Vec<Contour> {
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

/// Even cells in `room`, with the lines between them.
fn grid(
    room: Frame,
    columns: u8,
    rows: u8,
    inside_line: &Contour,
    u: f64,
) -> (Vec<Contour>, Vec<CauldronCell>) {
    let (cw, ch) = (room.w / f64::from(columns), room.h / f64::from(rows));
    let mut dividers = Vec::new();
    let (gap, p) = (0.07 * u, Point::new);
    for i in 1..columns {
        let x = room.x + cw * f64::from(i);
        for j in 0..rows {
            let y = room.y + ch * f64::from(j);
            let top = if j == 0 { y + 0.14 * u } else { y + gap };
            let mut line = Contour::from(p(x, top));
            line.line(p(x, y + ch - gap));
            dividers.push(line);
        }
    }
    for j in 1..rows {
        let y = room.y + ch * f64::from(j);
        for i in 0..columns {
            let x = room.x + cw * f64::from(i);
            let mut line = Contour::from(p(x + gap, y));
            line.line(p(x + cw - gap, y));
            dividers.push(line);
        }
    }
    let pot = std::slice::from_ref(inside_line);
    let mut cells = Vec::new();
    for j in 0..rows {
        for i in 0..columns {
            let frame = Frame::new(room.x + cw * f64::from(i), room.y + ch * f64::from(j), cw, ch);
            cells.push(CauldronCell { frame, clear: clear(frame, pot) });
        }
    }
    (dividers, cells)
}

/// The largest of a row of shrinking frames around a cell's middle whose corners are inside.
fn clear(cell: Frame, pot: &[Contour]) -> Frame {
    let shrunk = |percent: u32| {
        let cut = f64::from(100 - percent) / 200.0;
        Frame::new(
            cell.x + cell.w * cut,
            cell.y + cell.h * cut,
            cell.w * (1.0 - 2.0 * cut),
            cell.h * (1.0 - 2.0 * cut),
        )
    };
    let fits = |f: &Frame| {
        [(f.x, f.y), (f.right(), f.y), (f.x, f.bottom()), (f.right(), f.bottom())]
            .into_iter()
            .all(|(x, y)| inside(pot, Point::new(x, y), 12))
    };
    (55..=94).rev().map(shrunk).find(fits).unwrap_or_else(|| shrunk(55))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed::Seed;

    /// Every shape that a cauldron can have, on cells of several forms.
    fn each(mut check: impl FnMut(Cauldron, u8, u8)) {
        let mut stream = Stream::new(Seed(11), "art", 0);
        for (w, h) in [(33.0, 40.0), (33.0, 33.0), (40.0, 24.0)] {
            for (columns, rows) in [(1, 2), (2, 1), (2, 2), (1, 3), (3, 1), (2, 3), (3, 2)] {
                for _ in 0..20 {
                    let frame = Frame::new(7.0, 9.0, w * f64::from(columns), h * f64::from(rows));
                    check(Cauldron::new(frame, columns, rows, &mut stream), columns, rows);
                }
            }
        }
    }

    #[test]
    fn nothing_leaves_the_rectangle() {
        each(|c, columns, rows| {
            let room = c.frame.inset(OUTLINE * c.unit / 2.0 - 1e-9);
            let wide = c.frame.inset(EAR * c.unit / 2.0 - 1e-9);
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
        each(|c, columns, rows| {
            assert_eq!(c.cells.len(), usize::from(columns * rows));
            let pot = std::slice::from_ref(&c.inside);
            for (i, cell) in c.cells.iter().enumerate() {
                let f = cell.clear;
                for (x, y) in
                    [(f.x, f.y), (f.right(), f.y), (f.x, f.bottom()), (f.right(), f.bottom())]
                {
                    assert!(inside(pot, Point::new(x, y), 24), "{columns}x{rows}, cell {i}");
                }
                if let Some(next) = c.cells.get(i + 1) {
                    let (a, b) = (cell.frame.centre(), next.frame.centre());
                    assert!(b.y > a.y + 1.0 || ((b.y - a.y).abs() < 1e-9 && b.x > a.x));
                }
            }
        });
    }

    #[test]
    fn the_drawing_repeats_and_is_valid() {
        let frame = Frame::new(0.0, 0.0, 66.0, 80.0);
        let draw = |seed| {
            Cauldron::new(frame, 2, 2, &mut Stream::new(Seed(seed), "art", 0))
                .svg(&CauldronColours::default())
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
        let page = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{}</svg>"#,
            draw(1)
        );
        assert!(usvg::Tree::from_str(&page, &usvg::Options::default()).is_ok());
    }
}
