//! Simulated paper that is printed, turned, folded and cut. Coordinates are in mm on the front of
//! the sheet, seen from above.

use cauldron_press::page::{Area, Duplex, Mm};
use cauldron_press::press::impose::{
    BindingSide, ImposedSheets, ImposedSide, PageShape, PlacedPage,
};

pub type Point = (f64, f64);

/// A printed page with the positions of its corners, and whether it faces up.
#[derive(Clone, Copy, Debug)]
pub struct Print {
    pub page: usize,
    /// Top left, top right, bottom right and bottom left corner of the page in reading orientation.
    pub corners: [Point; 4],
    pub up: bool,
}

/// Tolerance of positions, in mm.
pub const NEAR: f64 = 0.01;

pub fn near(one: Point, other: Point) -> bool {
    (one.0 - other.0).abs() < NEAR && (one.1 - other.1).abs() < NEAR
}

impl Print {
    fn of(placed: &PlacedPage, pages: &[PageShape]) -> Print {
        let PageShape { trim: (w, h), turned, .. } = pages[placed.page];
        let [a, b, c, d, e, f] = placed.matrix();
        let at = |(x, y): Point| (a * x + c * y + e, b * x + d * y + f);
        let mut corners = [(0.0, 0.0), (w.0, 0.0), (w.0, h.0), (0.0, h.0)].map(at);
        if turned {
            corners.rotate_left(2);
        }
        Print { page: placed.page, corners, up: true }
    }

    /// Returns the print after a fold or a rotation of the paper.
    pub fn moved(self, by: impl Fn(Point) -> Point) -> Print {
        Print { corners: self.corners.map(by), ..self }
    }

    /// Returns the print after the paper is turned over and its points are moved by `by`.
    pub fn turned_over(self, by: impl Fn(Point) -> Point) -> Print {
        Print { up: !self.up, ..self.moved(by) }
    }

    /// Left, top, right and bottom edge.
    pub fn bounds(&self) -> [f64; 4] {
        let of = |pick: fn(f64, f64) -> f64, part: fn(&Point) -> f64| {
            self.corners.iter().map(part).reduce(pick).unwrap_or_default()
        };
        [of(f64::min, |p| p.0), of(f64::min, |p| p.1), of(f64::max, |p| p.0), of(f64::max, |p| p.1)]
    }

    pub fn middle(&self) -> Point {
        let [left, top, right, bottom] = self.bounds();
        ((left + right) / 2.0, (top + bottom) / 2.0)
    }

    /// Whether the print is readable from the side that it faces: possibly rotated, but not
    /// mirrored.
    pub fn is_readable(&self) -> bool {
        let [(ox, oy), (x, y), _, (u, v)] = self.corners;
        let turning = (x - ox) * (v - oy) - (y - oy) * (u - ox);
        (turning > 0.0) == self.up
    }

    /// Whether the print is the back of `front` with the same shape: mirrored, with the tops
    /// together.
    pub fn is_behind(&self, front: &Print) -> bool {
        let [top_left, top_right, bottom_right, bottom_left] = self.corners;
        let mirrored = [top_right, top_left, bottom_left, bottom_right];
        self.up != front.up && mirrored.iter().zip(front.corners).all(|(&a, b)| near(a, b))
    }

    /// Whether the print is the back of `front` for leaves that are turned up: upright after its
    /// leaf is turned over the top edge.
    pub fn is_turned_up_behind(&self, front: &Print) -> bool {
        let [top_left, top_right, bottom_right, bottom_left] = self.corners;
        let turned = [bottom_left, bottom_right, top_right, top_left];
        self.up != front.up && turned.iter().zip(front.corners).all(|(&a, b)| near(a, b))
    }

    /// Middle of the top edge of the page in reading orientation.
    pub fn top(&self) -> Point {
        let [(ax, ay), (bx, by), ..] = self.corners;
        ((ax + bx) / 2.0, (ay + by) / 2.0)
    }
}

/// A sheet from the printer.
#[derive(Clone, Debug)]
pub struct Printed {
    pub size: Point,
    /// Prints of both sides; those of the back face down.
    pub prints: Vec<Print>,
}

/// Simulates the printer for imposed sides.
pub fn printed(imposed: &ImposedSheets, pages: &[PageShape], duplex: Duplex) -> Vec<Printed> {
    let mut sheets: Vec<Printed> = Vec::new();
    for side in &imposed.sides {
        let (w, h) = (side.size.0.0, side.size.1.0);
        let prints = side.placed.iter().map(|placed| Print::of(placed, pages));
        if side.back {
            let sheet = sheets.last_mut().expect("a front comes first");
            assert_eq!(sheet.size, (w, h));
            let long_edge_is_upright = h >= w;
            let over_upright = long_edge_is_upright == (duplex == Duplex::LongEdge);
            let through = |(x, y)| if over_upright { (w - x, y) } else { (x, h - y) };
            sheet.prints.extend(prints.map(|print| print.turned_over(through)));
        } else {
            sheets.push(Printed { size: (w, h), prints: prints.collect() });
        }
        assert_eq!(side.sheet + 1, sheets.len());
    }
    sheets
}

/// A leaf in reading order: the page that faces up, and the page behind it.
pub type Leaf = (Option<Print>, Option<Print>);

impl Printed {
    /// Cuts the sheet into its cells. Returns the leaves row by row, without empty cells.
    pub fn cut(&self) -> Vec<Leaf> {
        let mut leaves: Vec<(Point, Leaf)> = Vec::new();
        for print in &self.prints {
            let middle = print.middle();
            let place = match leaves.iter().position(|(at, _)| near(*at, middle)) {
                Some(place) => place,
                None => {
                    leaves.push((middle, (None, None)));
                    leaves.len() - 1
                }
            };
            let (_, (up, down)) = &mut leaves[place];
            let face = if print.up { up } else { down };
            assert!(face.replace(*print).is_none(), "two pages on one place: {print:?}");
        }
        leaves.sort_by(|((ax, ay), _), ((bx, by), _)| {
            let row = if (ay - by).abs() < NEAR { 0.0 } else { ay - by };
            row.total_cmp(&0.0).then(ax.total_cmp(bx))
        });
        leaves.into_iter().map(|(_, leaf)| leaf).collect()
    }

    /// Folds the sheet in the middle with the outside up, so that the half beyond the binding is
    /// below. Returns the leaf that is read first and the one that is read last. The fold is at 0.
    pub fn folded(&self, binding: BindingSide) -> [Leaf; 2] {
        let (x, y) = (self.size.0 / 2.0, self.size.1 / 2.0);
        let mut leaves = [(None, None), (None, None)];
        for &print in &self.prints {
            let (at_x, at_y) = print.middle();
            let is_under = match binding {
                BindingSide::Left => at_x < x,
                BindingSide::Right => at_x > x,
                BindingSide::Top => at_y < y,
            };
            let lying = match (is_under, binding) {
                (true, BindingSide::Left | BindingSide::Right) => {
                    print.turned_over(|(px, py)| (x - px, py))
                }
                (false, BindingSide::Left | BindingSide::Right) => {
                    print.moved(|(px, py)| (px - x, py))
                }
                (true, BindingSide::Top) => print.turned_over(|(px, py)| (px, y - py)),
                (false, BindingSide::Top) => print.moved(|(px, py)| (px, py - y)),
            };
            let (up, down) = &mut leaves[usize::from(is_under)];
            let face = if lying.up { up } else { down };
            assert!(face.replace(lying).is_none(), "two pages on one half: {print:?}");
        }
        leaves
    }
}

/// Whether two areas have more than their border in common.
pub fn overlap(one: &Area, other: &Area) -> bool {
    let hair = Mm(1e-6);
    one.x + hair < other.right()
        && other.x + hair < one.right()
        && one.y + hair < other.bottom()
        && other.y + hair < one.bottom()
}

/// Whether an area is on the paper of a side.
pub fn is_on_paper(area: &Area, side: &ImposedSide) -> bool {
    let slack = Mm(0.006);
    let zero = Mm(0.0) - slack;
    area.x >= zero
        && area.y >= zero
        && area.right() <= side.size.0 + slack
        && area.bottom() <= side.size.1 + slack
}
