//! The finder patterns of QR codes: three dark squares within dark rings, seen as runs of
//! 1 : 1 : 3 : 1 : 1 along every line through their middle.

use super::bitmap::{Bitmap, Point};
use crate::common::sort::sort_by;

/// What looks like a finder pattern.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finder {
    /// Its middle.
    pub centre: Point,
    /// Width of a module along a row, in pixels.
    pub module: f64,
    /// Rows that show it.
    rows: u32,
}

impl Finder {
    /// Rows that show it, as a part of those that would show a perfect one.
    fn quality(&self) -> f64 {
        (f64::from(self.rows) / (3.0 * self.module)).min(1.0)
    }
}

/// Side of the cells in which patterns are looked up, in pixels.
const CELL: usize = 4;

/// Patterns that are kept before the best are chosen: as many as fit into an index.
const MOST_SEEN: usize = 20_000;

/// All patterns, in one pass over the rows.
struct Search<'a> {
    bitmap: &'a Bitmap,
    found: Vec<Finder>,
    /// For each cell of the picture the pattern around it, counted from 1.
    owners: Vec<u16>,
    cells: usize,
}

/// The best `most` patterns of a picture.
pub(super) fn finders(bitmap: &Bitmap, most: usize) -> Vec<Finder> {
    let cells = bitmap.width.div_ceil(CELL);
    let owners = vec![0; cells * bitmap.height.div_ceil(CELL)];
    let mut search = Search { bitmap, found: Vec::new(), owners, cells };
    for y in 0..bitmap.height {
        search.row(y);
    }
    let mut found = search.found;
    // A stable sort: equals stay in the order of the rows.
    sort_by(&mut found, |a, b| b.quality().total_cmp(&a.quality()));
    found.truncate(most);
    found
}

impl Search<'_> {
    fn row(&mut self, y: usize) {
        let row = &self.bitmap.dark[y * self.bitmap.width..][..self.bitmap.width];
        // Lengths of the last five runs, the latest last, and how many there were.
        let (mut runs, mut count) = ([0usize; 5], 0);
        let mut start = 0;
        for x in 1..=row.len() {
            if x < row.len() && row[x] == row[start] {
                continue;
            }
            runs.rotate_left(1);
            runs[4] = x - start;
            count += 1;
            if row[start] && count >= 5 && is_pattern(runs) {
                let middle = x as f64 - runs[4] as f64 - runs[3] as f64 - runs[2] as f64 / 2.0;
                self.candidate(middle, y, runs.iter().sum());
            }
            start = x;
        }
    }

    /// Looks across what a row shows, and notes the pattern or another row of it.
    fn candidate(&mut self, x: f64, y: usize, across: usize) {
        let Some((cy, down)) = self.cross(x as usize, y, across, true) else { return };
        let Some((cx, across)) = self.cross(x as usize, cy as usize, across, false) else { return };
        // Between a pattern and its picture from the side the modules shrink at most so far.
        if across > 3 * down || down > 3 * across {
            return;
        }
        let module = across as f64 / 7.0;
        let cell = |v: f64| v.max(0.0) as usize / CELL;
        let place = cell(cy) * self.cells + cell(cx);
        if let Some(&owner) = self.owners.get(place)
            && owner > 0
        {
            let known = &mut self.found[usize::from(owner) - 1];
            if module < 1.5 * known.module && known.module < 1.5 * module {
                let weight = f64::from(known.rows);
                let mean = |old: f64, new: f64| (old * weight + new) / (weight + 1.0);
                known.centre = Point { x: mean(known.centre.x, cx), y: mean(known.centre.y, cy) };
                known.module = mean(known.module, module);
                known.rows += 1;
            }
            return;
        }
        if self.found.len() == MOST_SEEN {
            return;
        }
        self.found.push(Finder { centre: Point { x: cx, y: cy }, module, rows: 1 });
        let index = self.found.len() as u16;
        let reach = 1.5 * module;
        let last = self.owners.len() / self.cells.max(1);
        for row in cell(cy - reach)..=cell(cy + reach).min(last.saturating_sub(1)) {
            for column in cell(cx - reach)..=cell(cx + reach).min(self.cells - 1) {
                self.owners[row * self.cells + column] = index;
            }
        }
    }

    /// The pattern on the column (or row) through a point: its middle and its length.
    fn cross(&self, x: usize, y: usize, expected: usize, upright: bool) -> Option<(f64, usize)> {
        let (at, length) = if upright { (y, self.bitmap.height) } else { (x, self.bitmap.width) };
        let dark = |i: usize| match upright {
            true => self.bitmap.dark[i * self.bitmap.width + x],
            false => self.bitmap.dark[y * self.bitmap.width + i],
        };
        if x >= self.bitmap.width || y >= self.bitmap.height || !dark(at) {
            return None;
        }
        // Nothing longer belongs to a pattern of about the expected size.
        let reach = 2 * expected;
        let mut runs = [0usize; 5];
        let mut i = at;
        for (run, colour) in [(2, true), (1, false), (0, true)] {
            while i > 0 && runs[run] <= reach && dark(i - 1) == colour {
                i -= 1;
                runs[run] += 1;
            }
        }
        runs[2] += 1;
        let mut i = at + 1;
        for (run, colour) in [(2, true), (3, false), (4, true)] {
            while i < length && runs[run] <= reach && dark(i) == colour {
                i += 1;
                runs[run] += 1;
            }
        }
        let middle = i as f64 - runs[4] as f64 - runs[3] as f64 - runs[2] as f64 / 2.0;
        is_pattern(runs).then(|| (middle, runs.iter().sum()))
    }
}

/// Whether five runs are 1 : 1 : 3 : 1 : 1, each within half of its length.
fn is_pattern(runs: [usize; 5]) -> bool {
    let total: usize = runs.iter().sum();
    // |run - total / 7| < total / 14, in whole numbers; half a pixel more for small ones.
    let near = |run: usize, modules: usize| {
        (14 * run).abs_diff(2 * modules * total) <= modules * total + 3
    };
    total >= 7
        && near(runs[0], 1)
        && near(runs[1], 1)
        && near(runs[2], 3)
        && near(runs[3], 1)
        && near(runs[4], 1)
}
