//! The modules of a code that lies askew on a picture.

use quircs::Code;

use super::bitmap::{Bitmap, Point};

/// Where the four marks of a code are: the middles of its finder patterns, and the middle of
/// its last alignment pattern.
#[derive(Clone, Copy, Debug)]
pub(super) struct Marks {
    pub corner: Point,
    pub right: Point,
    pub below: Point,
    pub opposite: Point,
}

/// Distance of the middle of a finder pattern from the edges of the code, in modules.
const FINDER: f64 = 3.5;
/// The same for the last alignment pattern.
const ALIGNMENT: f64 = 6.5;

/// A code on a picture: from places in modules to places in pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid<'a> {
    bitmap: &'a Bitmap,
    /// Modules along a side.
    pub size: usize,
    marks: Marks,
    map: Projection,
}

impl<'a> Grid<'a> {
    /// The code with these marks; `None` if no flat paper shows them so.
    pub(super) fn new(bitmap: &'a Bitmap, size: usize, marks: Marks) -> Option<Self> {
        let last = size as f64 - FINDER;
        let opposite = if has_alignment(size) { size as f64 - ALIGNMENT } else { last };
        let from = [(FINDER, FINDER), (last, FINDER), (opposite, opposite), (FINDER, last)];
        let to = [marks.corner, marks.right, marks.opposite, marks.below];
        let map = Projection::between(from.map(|(x, y)| Point { x, y }), to)?;
        Some(Grid { bitmap, size, marks, map })
    }

    /// Whether most of a module is dark.
    fn is_dark(&self, x: usize, y: usize) -> bool {
        const PLACES: [(f64, f64); 5] =
            [(0.5, 0.5), (0.3, 0.5), (0.7, 0.5), (0.5, 0.3), (0.5, 0.7)];
        let at = |(u, v)| self.map.of(Point { x: x as f64 + u, y: y as f64 + v });
        PLACES.iter().filter(|&&place| self.bitmap.is_dark(at(place))).count() >= 3
    }

    /// How well the timing patterns fit: 1 if all modules alternate, 0.5 for any drawing.
    pub(super) fn timing(&self) -> f64 {
        let modules = 7..self.size - 7;
        let right = |&i: &usize| {
            let dark = i % 2 == 0;
            u32::from(self.is_dark(i, 6) == dark) + u32::from(self.is_dark(6, i) == dark)
        };
        let fits: u32 = modules.clone().map(|i| right(&i)).sum();
        f64::from(fits) / (2 * modules.len()) as f64
    }

    /// How many samples of all patterns whose look is known are as they should be.
    fn fitness(&self) -> u32 {
        let last = self.size - 7;
        let ring = |u: usize, v: usize, middle: usize| u.abs_diff(middle).max(v.abs_diff(middle));
        let finders = [(0, 0), (last, 0), (0, last)].into_iter().flat_map(move |(left, top)| {
            (0..49).map(move |i| (left + i % 7, top + i / 7, ring(i % 7, i / 7, 3) != 2))
        });
        let timing = (7..last).flat_map(|i| [(i, 6, i % 2 == 0), (6, i, i % 2 == 0)]);
        let first = self.size.saturating_sub(9);
        let alignment = (0..if has_alignment(self.size) { 25 } else { 0 })
            .map(move |i| (first + i % 5, first + i / 5, ring(i % 5, i / 5, 2) != 1));
        let known = finders.chain(timing).chain(alignment);
        known.map(|(x, y, dark)| self.samples(x, y, dark)).sum()
    }

    /// How many places of a module have a colour.
    fn samples(&self, x: usize, y: usize, dark: bool) -> u32 {
        const PLACES: [(f64, f64); 5] =
            [(0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)];
        let at = |(u, v)| self.map.of(Point { x: x as f64 + u, y: y as f64 + v });
        PLACES.iter().filter(|&&place| self.bitmap.is_dark(at(place)) == dark).count() as u32
    }

    /// The same code with its marks moved by up to a module, so that the known patterns fit
    /// best.
    pub(super) fn settled(self) -> Self {
        let side = (self.marks.right - self.marks.corner).length();
        let module = side / (self.size as f64 - 2.0 * FINDER);
        let (mut best, mut fitness) = (self, self.fitness());
        for step in [0.5, 0.25, 0.125].map(|part| part * module) {
            for mark in 0..4 {
                for (x, y) in [(step, 0.0), (-step, 0.0), (0.0, step), (0.0, -step)] {
                    let mut marks = best.marks;
                    let moved = [
                        &mut marks.opposite,
                        &mut marks.corner,
                        &mut marks.right,
                        &mut marks.below,
                    ];
                    for (i, place) in moved.into_iter().enumerate() {
                        if i == mark {
                            *place = *place + Point { x, y };
                        }
                    }
                    let Some(grid) = Grid::new(self.bitmap, self.size, marks) else { continue };
                    let better = grid.fitness();
                    if better > fitness {
                        (best, fitness) = (grid, better);
                    }
                }
            }
        }
        best
    }

    /// The text of the code, which may be seen in a mirror.
    pub(super) fn text(&self) -> Option<String> {
        let modules: Vec<bool> = (0..self.size * self.size)
            .map(|i| self.is_dark(i % self.size, i / self.size))
            .collect();
        let seen = decoded(self.size, |x, y| modules[y * self.size + x]);
        seen.or_else(|| decoded(self.size, |x, y| modules[x * self.size + y]))
    }
}

/// The text that modules say, unless too many are wrong.
pub(super) fn decoded(size: usize, is_dark: impl Fn(usize, usize) -> bool) -> Option<String> {
    let mut code = Code { size: i32::try_from(size).ok()?, ..Code::default() };
    for i in (0..size * size).filter(|i| is_dark(i % size, i / size)) {
        *code.cell_bitmap.get_mut(i / 8)? |= 1 << (i % 8);
    }
    String::from_utf8(code.decode().ok()?.payload).ok()
}

/// All but the smallest codes have alignment patterns.
pub(super) fn has_alignment(size: usize) -> bool {
    size > 21
}

/// A view of a plane from anywhere.
#[derive(Clone, Copy, Debug)]
struct Projection([[f64; 3]; 3]);

impl Projection {
    /// The one that takes four points to four others.
    fn between(from: [Point; 4], to: [Point; 4]) -> Option<Projection> {
        let (from, to) = (Projection::of_square(from)?, Projection::of_square(to)?);
        Some(to.after(&from.inverse()?))
    }

    /// From the unit square to four points, in the order (0, 0), (1, 0), (1, 1), (0, 1).
    fn of_square([a, b, c, d]: [Point; 4]) -> Option<Projection> {
        let (ab, dc, rest) = (b - c, d - c, a - b + c - d);
        let area = ab.cross(dc);
        if area.abs() < 1e-9 {
            return None;
        }
        let (g, h) = (rest.cross(dc) / area, ab.cross(rest) / area);
        Some(Projection([
            [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x],
            [b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y],
            [g, h, 1.0],
        ]))
    }

    fn inverse(&self) -> Option<Projection> {
        let m = &self.0;
        // The adjugate: a projection is the same at any scale.
        let cofactor = |row: usize, column: usize| {
            let (r, s) = ((row + 1) % 3, (row + 2) % 3);
            let (c, d) = ((column + 1) % 3, (column + 2) % 3);
            m[r][c] * m[s][d] - m[r][d] * m[s][c]
        };
        let determinant: f64 = (0..3).map(|i| m[0][i] * cofactor(0, i)).sum();
        let turned = |i: usize| std::array::from_fn(|j| cofactor(j, i));
        (determinant.abs() > 1e-12).then(|| Projection(std::array::from_fn(turned)))
    }

    fn after(&self, first: &Projection) -> Projection {
        let entry = |i: usize, j: usize| (0..3).map(|k| self.0[i][k] * first.0[k][j]).sum();
        Projection(std::array::from_fn(|i| std::array::from_fn(|j| entry(i, j))))
    }

    fn of(&self, p: Point) -> Point {
        let [x, y, depth] = self.0.map(|[a, b, c]| a * p.x + b * p.y + c);
        Point { x: x / depth, y: y / depth }
    }
}
