//! Where the marks around the cells stand.

use super::grid::{Fold, Grid, Room};
use super::layout::Marks;
use crate::page::marks::{LENGTH, OFFSET};
use crate::page::{Area, Cmyk, Mark, Mm};

/// From the trim to the marks, at least: what print shops expect.
const LEAST_OFFSET: Mm = Mm(3.0);
/// Between marks.
const GAP: Mm = Mm(1.0);
/// Height of the colour bar and of the line of text.
const STRIP: Mm = Mm(4.0);
/// The widest a patch of the colour bar is.
const PATCH: Mm = Mm(5.0);

const fn ink(c: u8, m: u8, y: u8, k: u8) -> Cmyk {
    Cmyk { c, m, y, k }
}

/// The colour bar: the inks, their tints, two inks on each other, three that balance to grey,
/// and steps of black.
const INKS: [Cmyk; 15] = [
    ink(100, 0, 0, 0),
    ink(0, 100, 0, 0),
    ink(0, 0, 100, 0),
    ink(0, 0, 0, 100),
    ink(50, 0, 0, 0),
    ink(0, 50, 0, 0),
    ink(0, 0, 50, 0),
    ink(0, 100, 100, 0),
    ink(100, 0, 100, 0),
    ink(100, 100, 0, 0),
    ink(50, 40, 40, 0),
    ink(0, 0, 0, 75),
    ink(0, 0, 0, 50),
    ink(0, 0, 0, 25),
    ink(0, 0, 0, 10),
];

/// From the trim of the outermost cells to the marks.
fn offset(bleed: Mm) -> Mm {
    LEAST_OFFSET.max(bleed + OFFSET)
}

/// The room that bleed and marks take around and between cells.
pub(super) fn room(marks: Marks, bleed: Mm, gutter: Mm) -> Room {
    let around = if marks == Marks::NONE { bleed } else { offset(bleed) + LENGTH };
    Room { gutter, around }
}

/// The marks of a side. `cells` are the trimmed areas as they lie on it; the bleed is that of
/// pages at full size.
pub(super) fn marks(wanted: Marks, grid: &Grid, cells: &[Area], bleed: Mm) -> Vec<Mark> {
    let block = grid.block();
    let lines = Lines::around(block.grown(offset(bleed)));
    let fold = grid.form.fold;
    let mut marks = Vec::new();
    if wanted.crop {
        let cut = |from, to| Mark::Cut { from, to };
        let columns = cuts(cells.iter().map(|cell| (cell.x, cell.right())), fold == Fold::Upright);
        let rows = cuts(cells.iter().map(|cell| (cell.y, cell.bottom())), fold == Fold::Lying);
        marks.extend(columns.into_iter().flat_map(|x| lines.across(x, cut)));
        marks.extend(rows.into_iter().flat_map(|y| lines.down(y, cut)));
    }
    if wanted.fold {
        let folded = |from, to| Mark::Fold { from, to };
        match fold {
            Fold::No => {}
            Fold::Upright => marks.extend(lines.across(block.x + block.w / 2.0, folded)),
            Fold::Lying => marks.extend(lines.down(block.y + block.h / 2.0, folded)),
        }
    }
    if wanted.registration {
        marks.extend(targets(grid, &lines));
    }
    let left = cells.iter().map(|cell| cell.x).reduce(Mm::min).unwrap_or_default();
    let strip = |band: Mm, right: Mm| {
        let y = band + (LENGTH - STRIP) / 2.0;
        Area::between(left + GAP, y, right.max(left + GAP), y + STRIP)
    };
    // Left of the first target, whether it is there or not; a line of text may be longer.
    let first = grid.cell(0);
    let before_target = first.x + first.w / 2.0 - LENGTH / 2.0 - GAP;
    if wanted.bar {
        marks.extend(patches(strip(lines.far.y, before_target)));
    }
    if wanted.slug {
        let before_cut = first.right() - GAP - (left - first.x);
        let right = if wanted.registration { before_target } else { before_cut };
        marks.push(Mark::Slug(strip(lines.near.bottom(), right)));
    }
    marks
}

/// Between which rectangles lines stand.
struct Lines {
    near: Area,
    far: Area,
}

impl Lines {
    fn around(near: Area) -> Lines {
        Lines { near, far: near.grown(LENGTH) }
    }

    /// Above and below, on an upright line.
    fn across(&self, x: Mm, mark: impl Fn((Mm, Mm), (Mm, Mm)) -> Mark) -> [Mark; 2] {
        let (near, far) = (&self.near, &self.far);
        [mark((x, far.y), (x, near.y)), mark((x, far.bottom()), (x, near.bottom()))]
    }

    /// Left and right, on a lying line.
    fn down(&self, y: Mm, mark: impl Fn((Mm, Mm), (Mm, Mm)) -> Mark) -> [Mark; 2] {
        let (near, far) = (&self.near, &self.far);
        [mark((far.x, y), (near.x, y)), mark((far.right(), y), (near.right(), y))]
    }
}

/// Where knives go, of the edges of all cells: each place once. What is folded in the middle
/// is cut on the outside alone.
fn cuts(edges: impl Iterator<Item = (Mm, Mm)>, folded: bool) -> Vec<Mm> {
    let mut edges: Vec<Mm> = edges.flat_map(|(one, other)| [one, other]).collect();
    edges.sort_by(|a, b| a.0.total_cmp(&b.0));
    edges.dedup_by(|a, b| (a.0 - b.0).abs() < 0.001);
    match (folded, edges.first(), edges.last()) {
        (true, Some(&first), Some(&last)) => vec![first, last],
        _ => edges,
    }
}

/// Targets beside the middle cell of every edge, or beside the two middle cells: where no
/// other mark stands, and at the same places of both sides.
fn targets(grid: &Grid, lines: &Lines) -> Vec<Mark> {
    let (near, far) = (&lines.near, &lines.far);
    let middles = |count: usize| [(count - 1) / 2, count / 2];
    let centre = |area: Area| (area.x + area.w / 2.0, area.y + area.h / 2.0);
    let between = |one: Mm, other: Mm| one + (other - one) / 2.0;
    let mut centres = Vec::new();
    for column in middles(grid.form.columns) {
        let x = centre(grid.cell(column)).0;
        centres.push((x, between(far.y, near.y)));
        centres.push((x, between(near.bottom(), far.bottom())));
    }
    for row in middles(grid.form.rows) {
        let y = centre(grid.cell(row * grid.form.columns)).1;
        centres.push((between(far.x, near.x), y));
        centres.push((between(near.right(), far.right()), y));
    }
    let mut targets: Vec<Mark> = Vec::new();
    for centre in centres {
        let target = Mark::Target { centre, radius: LENGTH / 2.0 };
        if !targets.contains(&target) {
            targets.push(target);
        }
    }
    targets
}

/// The colour bar at the left of a strip.
fn patches(strip: Area) -> impl Iterator<Item = Mark> {
    let w = PATCH.min(strip.w / INKS.len() as f64);
    INKS.into_iter().enumerate().map(move |(i, ink)| {
        let area = Area { x: strip.x + w * i as f64, w, ..strip };
        Mark::Patch { area, ink }
    })
}
