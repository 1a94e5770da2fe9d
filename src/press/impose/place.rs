//! Pages in their places.

use super::grid::{Fold, Grid};
use super::layout::{Layout, Scheme};
use super::marks::marks;
use super::order::{Row, Sheet, Slot};
use super::side::{ImposedSide, PageShape, PlacedPage, QuarterTurn};
use crate::page::{Area, Duplex, Mm};

/// A sheet, its cells, and the pages that come into them.
pub(super) struct Press<'a> {
    pub(super) pages: &'a [PageShape],
    pub(super) layout: &'a Layout,
    /// At full size.
    pub(super) bleed: Mm,
}

impl Press<'_> {
    /// The sides of a sheet that are printed.
    pub(super) fn sides(&self, number: usize, sheet: &Sheet, grid: &Grid) -> Vec<ImposedSide> {
        let creep = self.layout.scheme.creep(sheet.depth);
        let side = |row: &Row, back: bool| self.side(row, grid, creep, back);
        let front = side(&sheet.front, false);
        let back = sheet.back.as_ref().map(|row| side(row, true));
        let mut sides: Vec<ImposedSide> = [Some(front), back].into_iter().flatten().collect();
        for side in &mut sides {
            (side.sheet, side.mate) = (number, sheet.mate);
        }
        sides
    }

    fn side(&self, row: &Row, grid: &Grid, creep: Mm, back: bool) -> ImposedSide {
        let (w, h) = grid.size;
        // Turned over its lying middle, a sheet has its back upside down.
        let turned = back && turns_over_lying_middle(self.layout.duplex, grid.size);
        let on_side = |area: Area| match turned {
            true => Area { x: w - area.right(), y: h - area.bottom(), ..area },
            false => area,
        };
        let bleed = self.bleed * grid.scale;
        let mut placed = Vec::new();
        let mut trims = Vec::new();
        for (index, slot) in row.iter().enumerate() {
            let cell = grid.cell(index);
            let towards_fold = if index == 0 { creep } else { Mm(0.0) - creep };
            let trim = Area { x: cell.x + towards_fold, ..cell };
            trims.push(on_side(trim));
            let Some(slot) = slot else { continue };
            let clip = trim.grown(bleed).common(&grid.territory(index, bleed));
            let mut turn = turn(slot, &self.pages[slot.page], grid);
            if turned {
                turn = turn.then(QuarterTurn::Half);
            }
            let (trim, clip) = (on_side(trim), on_side(clip));
            placed.push(PlacedPage { page: slot.page, turn, scale: grid.scale, trim, clip });
        }
        if turned {
            placed.reverse();
        }
        let all = trims.iter().copied().reduce(|all, trim| all.around(&trim)).unwrap_or_default();
        let paper = Area { x: Mm(0.0), y: Mm(0.0), w, h };
        ImposedSide {
            sheet: 0,
            back,
            mate: None,
            size: grid.size,
            trim: all,
            bleed: all.grown(bleed).common(&paper),
            placed,
            marks: marks(self.layout.marks, grid, &trims, self.bleed),
        }
    }
}

impl Scheme {
    /// By how much the pages of a sheet move towards the fold if so many lie outside it.
    pub(super) fn creep(&self, depth: usize) -> Mm {
        match self {
            Scheme::Saddle(saddle) => saddle.thickness.width() * depth as f64,
            _ => Mm(0.0),
        }
    }
}

/// Whether a printer turns paper of a size, as it lies, top behind foot.
fn turns_over_lying_middle(duplex: Duplex, (w, h): (Mm, Mm)) -> bool {
    match duplex {
        Duplex::LongEdge => w > h,
        Duplex::ShortEdge => w <= h,
    }
}

/// How a page is turned to stand in its cell, with its top behind that of its leaf's other page.
fn turn(slot: &Slot, page: &PageShape, grid: &Grid) -> QuarterTurn {
    let drawn = if page.turned { QuarterTurn::Half } else { QuarterTurn::None };
    let stands = match (page.stands() == grid.form.stands, slot.back) {
        (true, _) => QuarterTurn::None,
        (false, false) => QuarterTurn::Left,
        (false, true) => QuarterTurn::Right,
    };
    let folded = match grid.form.fold {
        Fold::Lying if slot.back => QuarterTurn::Half,
        _ => QuarterTurn::None,
    };
    drawn.then(stands).then(folded)
}
