//! Cauldrons: an iron pot that fills a rectangle of cells, cut open so that the cells show.
//!
//! Nothing leaves the rectangle: every control point, widened by half its line, lies in it.

mod parts;

pub(crate) use parts::PotCell;
use parts::{OUTLINE, belly, bubbles, ear, foot, grid, surface};

use super::geometry::{Contour, Frame, Point, path_data};
use crate::page::length::Unit;
use crate::page::theme::{self, Theme};
use crate::stream::Stream;

/// Colours of a cauldron, as SVG paints.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PotColours<'a> {
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

impl Default for PotColours<'_> {
    fn default() -> Self {
        PotColours {
            ink: theme::INK,
            iron: theme::IRON,
            shine: theme::SHINE,
            inside: theme::INSIDE,
            brew: theme::BREW,
            divider: theme::DIVIDER,
        }
    }
}

/// A cauldron's geometry.
#[derive(Clone, Debug)]
pub(crate) struct Pot {
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
    pub cells: Vec<PotCell>,
    frame: Frame,
    unit: Unit,
}

/// Share of the small side of a cell; every measure of the pot is one of these.
const BUBBLE_ROOM: f64 = 0.115;
const RIM: f64 = 0.11;
const NECK: f64 = 0.13;
const FOOT: f64 = 0.105;
const WALL: f64 = 0.05;
const EAR: f64 = 0.058;

impl Pot {
    /// A cauldron of `columns` x `rows` cells that fills `frame`. The stream gives it its
    /// bubbles.
    pub(crate) fn new(frame: Frame, columns: u8, rows: u8, stream: &mut Stream) -> Pot {
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

        // The neck's end hides behind the rim.
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

        let stroke = |x: Unit, y: Unit, to: Point| {
            let mut line = Contour::from(Point::new(x, y));
            line.line(to);
            line
        };
        let (lit, turn) = (rim_top + RIM * u * 0.32, lip.x + lip.w * 0.42);
        let (flank, high) = (left + wall / 2.0, rim_bottom + 0.46 * u);
        let mut highlights = vec![
            stroke(lip.x + RIM * u * 0.6, lit, Point::new(turn, lit)),
            stroke(turn + 0.09 * u, lit, Point::new(turn + 0.14 * u, lit)),
        ];
        // A pot of one row has no straight flank to be lit.
        if rows > 1 {
            let long = (height - 0.8 * u) * 0.5;
            highlights.push(stroke(flank, high, Point::new(flank, high + long)));
        }

        let ceiling = rim_bottom + 0.02 * u;
        let room = Frame::new(hollow.x, ceiling, hollow.w, hollow.bottom() - ceiling);
        let (dividers, cells) = grid(room, columns, rows, &inside, u);
        Pot {
            bubbles: bubbles(frame, lip, u, stream),
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
        }
    }

    /// The drawing as one SVG group, as a theme has it: its own, with our lines between cells.
    pub(crate) fn dressed(&self, theme: &Theme) -> String {
        match theme.cauldron(self.frame, self.unit) {
            None => self.svg(&PotColours::default()),
            Some(own) => {
                let d = path_data(&self.dividers);
                let (colour, width) = (theme::DIVIDER, OUTLINE * self.unit * 0.4);
                format!(
                    r#"{own}<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>"#
                )
            }
        }
    }

    /// The drawing as one SVG group.
    pub(crate) fn svg(&self, colours: &PotColours) -> String {
        let u = self.unit;
        let PotColours { ink, iron, shine, inside, brew, divider } = colours;
        let mut parts = String::new();
        let mut path = |d: String, fill: &str, stroke: &str, width: Unit| {
            parts.push_str(&format!(
                r#"<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>"#
            ));
        };
        path(path_data(&self.bubbles), brew, ink, OUTLINE * u * 0.7);
        path(path_data(&self.feet), iron, ink, OUTLINE * u);
        path(self.body.d(), iron, ink, OUTLINE * u);
        path(self.inside.d(), inside, ink, OUTLINE * u * 0.5);
        path(self.brew.d(), brew, "none", Unit(0.0));
        path(path_data(&self.dividers), "none", divider, OUTLINE * u * 0.4);
        path(path_data(&self.ears), "none", ink, EAR * u);
        path(path_data(&self.ears), "none", shine, EAR * u * 0.38);
        path(self.rim.d(), iron, ink, OUTLINE * u);
        path(path_data(&self.highlights), "none", shine, OUTLINE * u * 0.8);
        format!(r#"<g stroke-linecap="round" stroke-linejoin="round">{parts}</g>"#)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::shape::inside;
    use crate::seed::Seed;

    /// Every shape that a cauldron can have, on cells of several forms.
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
            let room = frame.inset(OUTLINE * c.unit / 2.0 - Unit(1e-9));
            let wide = frame.inset(EAR * c.unit / 2.0 - Unit(1e-9));
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
                for (x, y) in
                    [(f.x, f.y), (f.right(), f.y), (f.x, f.bottom()), (f.right(), f.bottom())]
                {
                    assert!(inside(pot, Point::new(x, y), 24), "{columns}x{rows}, cell {i}");
                }
                if let Some(next) = c.cells.get(i + 1) {
                    let (a, b) = (cell.frame.centre(), next.frame.centre());
                    assert!(b.y > a.y + Unit(1.0) || ((b.y - a.y).abs() < Unit(1e-9) && b.x > a.x));
                }
            }
        });
    }

    #[test]
    fn the_drawing_repeats_and_is_valid() {
        let frame = Frame::of(0.0, 0.0, 66.0, 80.0);
        let draw = |seed| {
            Pot::new(frame, 2, 2, &mut Stream::new(Seed(seed), "art", 0))
                .svg(&PotColours::default())
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
