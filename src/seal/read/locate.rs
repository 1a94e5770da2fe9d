//! Locating codes in a black and white picture with bounded work. A fixed number of finder patterns
//! are compared, and a fixed number of triples of them are examined closely, so the time per
//! picture is limited.

use quircs::Code;

use super::bitmap::{Bitmap, Finder, PixelPoint, finders};
use crate::common::sort::sort_by;

/// Number of finder patterns that are compared with each other.
const FINDERS: usize = 100;
/// Number of triples, in order of squareness, whose timing patterns are examined.
const SQUARES: usize = 1000;
/// Number of triples, in order of likelihood, that are examined closely.
const TRIPLES: usize = 40;
/// Number of times that the marks of a code are optimized, which is the most expensive step.
const SETTLED: usize = 12;
/// Numbers of modules along the side of a code, in steps of 4. Codes of games have at most 77,
/// sealed tales 101, and a few more if the address before them is long.
const SIZES: std::ops::RangeInclusive<usize> = 21..=109;

/// Returns the texts of all codes in a picture of flat paper.
pub(super) fn texts(bitmap: &Bitmap) -> Vec<String> {
    let mut settled = SETTLED;
    texts_with(bitmap, |finders, triple| read(bitmap, finders, triple, &mut settled))
}

/// Returns the texts of all codes in a picture of curled paper.
pub(super) fn texts_on_curled_paper(bitmap: &Bitmap) -> Vec<String> {
    texts_with(bitmap, |finders, triple| read_curled(bitmap, finders, triple))
}

fn texts_with(
    bitmap: &Bitmap,
    mut read: impl FnMut(&[Finder], &Triple) -> Option<String>,
) -> Vec<String> {
    let finders = finders(bitmap, FINDERS);
    let mut used = vec![false; finders.len()];
    let mut texts = Vec::new();
    for triple in triples(bitmap, &finders) {
        if triple.finders.iter().any(|&i| used[i]) {
            continue;
        }
        if let Some(text) = read(&finders, &triple) {
            triple.finders.iter().for_each(|&i| used[i] = true);
            texts.push(text);
        }
    }
    texts
}

/// Three finder patterns that may belong to one code, as found by [`finders`].
struct Triple {
    /// Indices of the pattern at the corner between the others, the one to its right, and the one
    /// below.
    finders: [usize; 3],
    /// Number of modules between the middles of two patterns.
    side: f64,
    /// Deviation from a square seen from the front; 0 is a perfect square.
    strain: f64,
}

/// Connection of two finder patterns.
#[derive(Clone, Copy)]
struct Leg {
    to: usize,
    offset: PixelPoint,
    modules: f64,
    /// Logarithm of the ratio of the module widths at both ends, as an absolute value.
    shrink: f64,
}

/// Returns the most likely triples first.
fn triples(bitmap: &Bitmap, finders: &[Finder]) -> Vec<Triple> {
    let mut triples = Vec::new();
    for corner in 0..finders.len() {
        let legs: Vec<Leg> =
            (0..finders.len()).filter_map(|to| leg(bitmap, finders, corner, to)).collect();
        for (i, &a) in legs.iter().enumerate() {
            triples.extend(legs[..i].iter().filter_map(|&b| triple(corner, a, b)));
        }
        // Intermediate selection; only the best can be among the overall best.
        if triples.len() > 8 * SQUARES {
            best(&mut triples, SQUARES);
        }
    }
    best(&mut triples, SQUARES);
    for triple in &mut triples {
        triple.strain += 2.0 * (1.0 - timing(bitmap, finders, triple));
    }
    best(&mut triples, TRIPLES);
    triples
}

fn best(triples: &mut Vec<Triple>, most: usize) {
    sort_by(triples, |a, b| a.strain.total_cmp(&b.strain));
    triples.truncate(most);
}

/// Share of fitting timing modules for the best size, assuming a view from the front.
fn timing(bitmap: &Bitmap, finders: &[Finder], triple: &Triple) -> f64 {
    let [corner, right, below] = triple.finders.map(|i| finders[i].centre);
    sizes(triple)
        .into_iter()
        .filter_map(|size| {
            let side = (size - 7) as f64;
            let expected = fourth(size) / side;
            let opposite = corner + (right - corner) * expected + (below - corner) * expected;
            Grid::new(bitmap, size, CodeCorners { corner, right, below, opposite })
        })
        .map(|grid| grid.timing())
        .fold(0.0, f64::max)
}

/// Sizes that the code can have, the most likely first.
fn sizes(triple: &Triple) -> Vec<usize> {
    let side = triple.side + 7.0;
    let far = |size: usize| (size as f64 - side).abs();
    let mut sizes: Vec<usize> = SIZES.step_by(4).filter(|&s| far(s) < 4.5 + side / 30.0).collect();
    sort_by(&mut sizes, |&a, &b| far(a).total_cmp(&far(b)));
    sizes
}

/// Number of modules from the middle of the first finder pattern to the fourth mark, in both
/// directions.
fn fourth(size: usize) -> f64 {
    let side = (size - 7) as f64;
    if has_alignment(size) { side - 3.0 } else { side }
}

fn leg(bitmap: &Bitmap, finders: &[Finder], from: usize, to: usize) -> Option<Leg> {
    let (a, b) = (&finders[from], &finders[to]);
    if from == to || a.module > 2.5 * b.module || b.module > 2.5 * a.module {
        return None;
    }
    let way = b.centre - a.centre;
    let length = way.length();
    // Closer patterns would overlap.
    if length < 7.0 * a.module.min(b.module) {
        return None;
    }
    let step = way * (1.0 / length);
    let (near, far) = (module(bitmap, a, step)?, module(bitmap, b, step * -1.0)?);
    let modules = 2.0 * length / (near + far);
    let sides = (*SIZES.start() - 7) as f64 * 0.8..(*SIZES.end() - 7) as f64 * 1.2;
    let shrink = (near / far).ln().abs();
    (sides.contains(&modules) && shrink < 0.7).then_some(Leg { to, offset: way, modules, shrink })
}

/// Width of a module, measured from the middle of a pattern in one direction across dark, light and
/// dark.
fn module(bitmap: &Bitmap, finder: &Finder, direction: PixelPoint) -> Option<f64> {
    const STEP: f64 = 0.5;
    let mut changes = 0;
    let mut last = true;
    // Modules are longer along a diagonal of the pattern than along a side.
    let steps = (3.5 * finder.module * 2.0 / STEP) as u32;
    for i in 0..steps {
        let distance = f64::from(i) * STEP;
        let dark = bitmap.is_dark(finder.centre + direction * distance);
        if dark != last {
            changes += 1;
            last = dark;
        }
        if changes == 3 {
            return Some((distance - STEP / 2.0) / 3.5).filter(|m| *m > 0.0);
        }
    }
    None
}

fn triple(corner: usize, a: Leg, b: Leg) -> Option<Triple> {
    let stretch = (a.modules / b.modules).ln().abs();
    let lean = a.offset.dot(b.offset) / (a.offset.length() * b.offset.length());
    if stretch > 0.3 || lean.abs() > 0.6 {
        return None;
    }
    // The pattern below is clockwise of the pattern to the right.
    let (right, below) = if a.offset.cross(b.offset) > 0.0 { (a, b) } else { (b, a) };
    Some(Triple {
        finders: [corner, right.to, below.to],
        side: (a.modules + b.modules) / 2.0,
        strain: 2.0 * stretch + lean.abs() + a.shrink + b.shrink,
    })
}

/// Hypotheses for the code of a triple: its size and the position of its fourth mark.
fn grids<'a>(
    bitmap: &'a Bitmap,
    finders: &[Finder],
    triple: &Triple,
) -> impl Iterator<Item = Grid<'a>> {
    let [corner, right, below] = triple.finders.map(|i| finders[i].centre);
    sizes(triple).into_iter().flat_map(move |size| {
        let marks = opposites(bitmap, size, corner, right, below)
            .into_iter()
            .map(move |opposite| CodeCorners { corner, right, below, opposite });
        marks.filter_map(move |marks| Grid::new(bitmap, size, marks))
    })
}

/// Decodes the code of a triple on curled paper.
fn read_curled(bitmap: &Bitmap, finders: &[Finder], triple: &Triple) -> Option<String> {
    grids(bitmap, finders, triple)
        .filter_map(|grid| grid.fit_curved())
        .filter(|grid| grid.timing() > TIMING)
        .find_map(|grid| grid.text())
}

/// Smallest share of fitting timing modules of a grid that is decoded.
const TIMING: f64 = 0.68;

/// Decodes the code of a triple on flat paper.
fn read(
    bitmap: &Bitmap,
    finders: &[Finder],
    triple: &Triple,
    settled: &mut usize,
) -> Option<String> {
    let mut grids: Vec<(f64, Grid<'_>)> = grids(bitmap, finders, triple)
        .map(|grid| (grid.timing(), grid))
        .filter(|(timing, _)| *timing > TIMING)
        .collect();
    sort_by(&mut grids, |(a, _), (b, _)| b.total_cmp(a));
    grids.truncate(3);
    grids.into_iter().find_map(|(_, grid)| {
        grid.text().or_else(|| {
            *settled = settled.checked_sub(1)?;
            grid.optimize().text()
        })
    })
}

/// Returns the most likely positions of the fourth mark of a code of `size` modules.
fn opposites(
    bitmap: &Bitmap,
    size: usize,
    corner: PixelPoint,
    right: PixelPoint,
    below: PixelPoint,
) -> Vec<PixelPoint> {
    let side = (size - 7) as f64;
    let (x, y) = ((right - corner) * (1.0 / side), (below - corner) * (1.0 / side));
    let at = |u: f64, v: f64| corner + x * u + y * v;
    let expected = fourth(size);
    if !has_alignment(size) {
        return vec![at(expected, expected)];
    }
    // The stronger the perspective, the further the fourth corner is from that of a parallelogram.
    let reach = (2.0 + side / 9.0).round() * 2.0;
    let steps = -reach as i32..=reach as i32;
    let mut places = Vec::new();
    for v in steps.clone() {
        for u in steps.clone() {
            let place = at(expected + f64::from(u) / 2.0, expected + f64::from(v) / 2.0);
            let fits = alignment(bitmap, place, x, y);
            if fits > 0 {
                places.push((fits, u * u + v * v, place));
            }
        }
    }
    sort_by(&mut places, |a, b| (b.0, a.1).cmp(&(a.0, b.1)));
    let mut chosen: Vec<PixelPoint> = Vec::new();
    for (_, _, place) in places {
        let apart =
            |other: &PixelPoint| (*other - place).length() > 2.0 * x.length().max(y.length());
        if chosen.len() < 3 && chosen.iter().all(apart) {
            chosen.push(place);
        }
    }
    let mut chosen: Vec<PixelPoint> =
        chosen.into_iter().map(|place| refine_centre(bitmap, place, x, y)).collect();
    chosen.push(at(expected, expected));
    chosen
}

/// Number of the 25 modules around a point that match an alignment pattern; 0 if fewer than
/// [`ALIKE`] match.
fn alignment(bitmap: &Bitmap, place: PixelPoint, x: PixelPoint, y: PixelPoint) -> usize {
    let mut misfits = 0;
    // The order is chosen so that most other places fail early.
    for (u, v) in SPIRAL {
        let dark = u.abs().max(v.abs()) != 1;
        let point = place + x * f64::from(u) + y * f64::from(v);
        misfits += usize::from(bitmap.is_dark(point) != dark);
        if misfits > SPIRAL.len() - ALIKE {
            return 0;
        }
    }
    SPIRAL.len() - misfits
}

/// Smallest number of matching modules of an alignment pattern.
const ALIKE: usize = 21;

/// Modules of an alignment pattern: its light ring, its middle and its dark ring.
#[rustfmt::skip]
const SPIRAL: [(i8, i8); 25] = [
    (-1, -1), (1, 1), (1, -1), (-1, 1), (0, 0), (0, -1), (1, 0), (0, 1), (-1, 0),
    (-2, -2), (2, 2), (2, -2), (-2, 2), (0, -2), (2, 0), (0, 2), (-2, 0),
    (-1, -2), (1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1),
];

/// Mean of the positions around a point at which the alignment pattern fits best.
fn refine_centre(bitmap: &Bitmap, place: PixelPoint, x: PixelPoint, y: PixelPoint) -> PixelPoint {
    let around = (-4..=4).flat_map(|v| (-4..=4).map(move |u| (u, v)));
    let (mut best, mut sum, mut count) = (0, place, 1.0);
    for (u, v) in around {
        let near = place + x * (f64::from(u) / 5.0) + y * (f64::from(v) / 5.0);
        let fits = alignment(bitmap, near, x, y);
        if fits > best {
            (best, sum, count) = (fits, near, 1.0);
        } else if fits == best {
            (sum, count) = (sum + near, count + 1.0);
        }
    }
    sum * (1.0 / count)
}

/// Positions of the four marks of a code, in pixels: the middles of its finder patterns, and the
/// middle of its last alignment pattern.
#[derive(Clone, Copy, Debug)]
pub(super) struct CodeCorners {
    pub corner: PixelPoint,
    pub right: PixelPoint,
    pub below: PixelPoint,
    pub opposite: PixelPoint,
}

/// Distance of the middle of a finder pattern from the edges of the code, in modules.
const FINDER: f64 = 3.5;
/// Distance of the middle of the last alignment pattern from the edges of the code, in modules.
const ALIGNMENT: f64 = 6.5;

/// Hypothetical code in a picture, with the mapping from module to pixel coordinates.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid<'a, M = Projection> {
    bitmap: &'a Bitmap,
    /// Number of modules along a side.
    pub size: usize,
    marks: CodeCorners,
    map: M,
}

/// Mapping from module to pixel coordinates.
pub(super) trait Mapping {
    /// Returns the place of a point of the code in the picture.
    fn of(&self, point: PixelPoint) -> PixelPoint;
}

/// Mapping of a code on curled paper: that of flat paper with shifts at known nodes, between which
/// they are interpolated by polynomials (Lagrange).
#[derive(Clone, Debug)]
pub(super) struct CurvedMapping {
    flat: Projection,
    /// Coordinates of the columns and rows of nodes, in modules, ascending.
    nodes: Vec<f64>,
    /// Shift of each node in pixels, row by row.
    shifts: Vec<PixelPoint>,
}

impl Mapping for CurvedMapping {
    fn of(&self, point: PixelPoint) -> PixelPoint {
        let weights = |at: f64| -> Vec<f64> {
            let others = |i: usize| self.nodes.iter().enumerate().filter(move |(j, _)| *j != i);
            let weight = |(i, node): (usize, &f64)| -> f64 {
                others(i).map(|(_, other)| (at - other) / (node - other)).product()
            };
            self.nodes.iter().enumerate().map(weight).collect()
        };
        let (across, down) = (weights(point.x), weights(point.y));
        let products = down.iter().flat_map(|v| across.iter().map(move |u| u * v));
        let shift = products.zip(&self.shifts);
        shift.fold(self.flat.of(point), |sum, (weight, shift)| sum + *shift * weight)
    }
}

/// Coordinates of the middles of the alignment patterns along a side, in modules from the edge of
/// the code, ascending (ISO/IEC 18004, annex E). Three of the places that they span are within
/// finder patterns.
fn alignment_coordinates(size: usize) -> Vec<f64> {
    let version = (size - 17) / 4;
    let intervals = version / 7 + 1;
    // The intervals are even and equal; the first one takes what remains.
    let step = match version {
        32 => 26,
        _ => (size - 13).div_ceil(2 * intervals) * 2,
    };
    let last = size - 7;
    let rest = (0..intervals).rev().map(|i| last - i * step);
    std::iter::once(6).chain(rest).map(|module| module as f64 + 0.5).collect()
}

impl<'a> Grid<'a> {
    /// Creates the grid of a code with these marks. Returns `None` if no projection of a plane maps
    /// to them.
    pub(super) fn new(bitmap: &'a Bitmap, size: usize, marks: CodeCorners) -> Option<Self> {
        let last = size as f64 - FINDER;
        let opposite = if has_alignment(size) { size as f64 - ALIGNMENT } else { last };
        let from = [(FINDER, FINDER), (last, FINDER), (opposite, opposite), (FINDER, last)];
        let to = [marks.corner, marks.right, marks.opposite, marks.below];
        let map = Projection::from_points(from.map(|(x, y)| PixelPoint { x, y }), to)?;
        Some(Grid { bitmap, size, marks, map })
    }

    /// Optimizes the marks by up to about a module, so that the known patterns fit best.
    pub(super) fn optimize(self) -> Self {
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
                            *place = *place + PixelPoint { x, y };
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

    /// Returns the grid on curled paper that goes through the alignment patterns near their places
    /// on flat paper. Returns `None` if the code is so small that it has only one.
    fn fit_curved(&self) -> Option<Grid<'a, CurvedMapping>> {
        const REACH: i32 = 8;
        let nodes = Some(alignment_coordinates(self.size)).filter(|nodes| nodes.len() > 2)?;
        let (first, last) = (nodes[0], nodes[nodes.len() - 1]);
        let shift = |x: f64, y: f64| {
            let at_corner = (x == first || x == last) && (y == first || y == last);
            let middle = self.map.of(PixelPoint { x, y });
            // The place of the fourth mark is an alignment pattern, the other corners are finders.
            if at_corner && x + y < 2.0 * last {
                return PixelPoint::ZERO;
            }
            let across = self.map.of(PixelPoint { x: x + 1.0, y }) - middle;
            let down = self.map.of(PixelPoint { x, y: y + 1.0 }) - middle;
            let steps = || (-REACH..=REACH).map(|step| f64::from(step) / 2.0);
            let places = steps().flat_map(|v| steps().map(move |u| (u, v)));
            let fits = places.filter_map(|(u, v)| {
                let place = middle + across * u + down * v;
                let fits = alignment(self.bitmap, place, across, down);
                (fits > 0).then_some((fits as f64 - (u * u + v * v) / 8.0, place))
            });
            let best = fits.max_by(|a, b| a.0.total_cmp(&b.0));
            best.map_or(PixelPoint::ZERO, |(_, place)| {
                refine_centre(self.bitmap, place, across, down) - middle
            })
        };
        let shifts = nodes.iter().flat_map(|&y| nodes.iter().map(move |&x| (x, y)));
        let shifts = shifts.map(|(x, y)| shift(x, y)).collect();
        let Grid { bitmap, size, marks, map: flat } = *self;
        Some(Grid { bitmap, size, marks, map: CurvedMapping { flat, nodes, shifts } })
    }
}

impl<M: Mapping> Grid<'_, M> {
    /// Whether most sample points of a module are dark.
    fn is_dark(&self, x: usize, y: usize) -> bool {
        const PLACES: [(f64, f64); 5] =
            [(0.5, 0.5), (0.3, 0.5), (0.7, 0.5), (0.5, 0.3), (0.5, 0.7)];
        let at = |(u, v)| self.map.of(PixelPoint { x: x as f64 + u, y: y as f64 + v });
        PLACES.iter().filter(|&&place| self.bitmap.is_dark(at(place))).count() >= 3
    }

    /// Share of fitting modules of the timing patterns: 1 for a code, about 0.5 for any other
    /// drawing.
    pub(super) fn timing(&self) -> f64 {
        let modules = 7..self.size - 7;
        let right = |&i: &usize| {
            let dark = i % 2 == 0;
            u32::from(self.is_dark(i, 6) == dark) + u32::from(self.is_dark(6, i) == dark)
        };
        let fits: u32 = modules.clone().map(|i| right(&i)).sum();
        f64::from(fits) / (2 * modules.len()) as f64
    }

    /// Number of matching sample points of all modules with known colour.
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

    /// Number of sample points of a module that have the colour `dark`.
    fn samples(&self, x: usize, y: usize, dark: bool) -> u32 {
        const PLACES: [(f64, f64); 5] =
            [(0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)];
        let at = |(u, v)| self.map.of(PixelPoint { x: x as f64 + u, y: y as f64 + v });
        PLACES.iter().filter(|&&place| self.bitmap.is_dark(at(place)) == dark).count() as u32
    }

    /// Decodes the text of the code, also from a mirror image, with [`decode_modules`].
    pub(super) fn text(&self) -> Option<String> {
        let modules: Vec<bool> = (0..self.size * self.size)
            .map(|i| self.is_dark(i % self.size, i / self.size))
            .collect();
        let seen = decode_modules(self.size, |x, y| modules[y * self.size + x]);
        seen.or_else(|| decode_modules(self.size, |x, y| modules[x * self.size + y]))
    }
}

/// Decodes the modules of a QR code of `size` modules per side to a text. Returns `None` if too
/// many of them are wrong.
pub(super) fn decode_modules(
    size: usize,
    is_dark: impl Fn(usize, usize) -> bool,
) -> Option<String> {
    let mut code = Code { size: i32::try_from(size).ok()?, ..Code::default() };
    for i in (0..size * size).filter(|i| is_dark(i % size, i / size)) {
        *code.cell_bitmap.get_mut(i / 8)? |= 1 << (i % 8);
    }
    String::from_utf8(code.decode().ok()?.payload).ok()
}

/// Whether a code has an alignment pattern. Only the smallest size has none.
pub(super) fn has_alignment(size: usize) -> bool {
    size > 21
}

/// Projective transformation of the plane, as a homogeneous matrix.
#[derive(Clone, Copy, Debug)]
pub(super) struct Projection([[f64; 3]; 3]);

impl Projection {
    /// Returns the transformation that maps four points to four others.
    fn from_points(from: [PixelPoint; 4], to: [PixelPoint; 4]) -> Option<Projection> {
        let (from, to) = (Projection::of_square(from)?, Projection::of_square(to)?);
        Some(to.compose_after(&from.inverse()?))
    }

    /// Returns the transformation of the unit square to four points, in the order (0, 0), (1, 0),
    /// (1, 1), (0, 1).
    fn of_square([a, b, c, d]: [PixelPoint; 4]) -> Option<Projection> {
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
        // The adjugate suffices: a projective matrix may be scaled by any factor.
        let cofactor = |row: usize, column: usize| {
            let (r, s) = ((row + 1) % 3, (row + 2) % 3);
            let (c, d) = ((column + 1) % 3, (column + 2) % 3);
            m[r][c] * m[s][d] - m[r][d] * m[s][c]
        };
        let determinant: f64 = (0..3).map(|i| m[0][i] * cofactor(0, i)).sum();
        let turned = |i: usize| std::array::from_fn(|j| cofactor(j, i));
        (determinant.abs() > 1e-12).then(|| Projection(std::array::from_fn(turned)))
    }

    fn compose_after(&self, first: &Projection) -> Projection {
        let entry = |i: usize, j: usize| (0..3).map(|k| self.0[i][k] * first.0[k][j]).sum();
        Projection(std::array::from_fn(|i| std::array::from_fn(|j| entry(i, j))))
    }
}

impl Mapping for Projection {
    fn of(&self, p: PixelPoint) -> PixelPoint {
        let [x, y, depth] = self.0.map(|[a, b, c]| a * p.x + b * p.y + c);
        PixelPoint { x: x / depth, y: y / depth }
    }
}
