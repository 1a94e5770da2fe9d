//! Which page comes onto which cell of which side.

use super::layout::{Saddle, Scheme};

/// A page in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    pub(super) page: usize,
    /// Whether it is the back of its leaf.
    pub(super) back: bool,
}

/// The cells of a side, row by row as they are seen.
pub(super) type Row = Vec<Option<Slot>>;

/// A sheet before anything has its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sheet {
    pub(super) front: Row,
    /// Nothing where one side is printed only.
    pub(super) back: Option<Row>,
    /// How many sheets of its signature lie outside it.
    pub(super) depth: usize,
    /// The sheet that its blank side is glued to.
    pub(super) mate: Option<usize>,
}

/// The sheets of a scheme, in the order of printing, for a number of pages on so many cells in
/// so many columns.
pub(super) fn sheets(scheme: &Scheme, pages: usize, cells: usize, columns: usize) -> Vec<Sheet> {
    let leaves = pages.div_ceil(2);
    let count = leaves.div_ceil(cells);
    let page = |page: usize| (page < pages).then_some(Slot { page, back: page % 2 == 1 });
    let side = |leaf: &dyn Fn(usize) -> usize, back: bool| -> Row {
        (0..cells)
            .map(|cell| {
                let (row, column) = (cell / columns, cell % columns);
                // The leaf whose front is in the mirrored column.
                let column = if back { columns - 1 - column } else { column };
                page(2 * leaf(row * columns + column) + usize::from(back))
            })
            .collect()
    };
    let both = |leaf: &dyn Fn(usize) -> usize| Sheet {
        front: side(leaf, false),
        back: Some(side(leaf, true)),
        depth: 0,
        mate: None,
    };
    let one = |front: Row| Sheet { front, back: None, depth: 0, mate: None };
    match scheme {
        Scheme::Duplex | Scheme::Up(_) => {
            (0..count).map(|sheet| both(&|cell| sheet * cells + cell)).collect()
        }
        Scheme::CutStack(_) => (0..count).map(|sheet| both(&|cell| cell * count + sheet)).collect(),
        Scheme::Saddle(saddle) => nested(saddle, pages),
        Scheme::FoldOver => {
            let leaf = |leaf: usize| one(vec![page(2 * leaf), page(2 * leaf + 1)]);
            (0..leaves).map(leaf).collect()
        }
        Scheme::Poster => (0..pages).map(|sheet| one(vec![page(sheet)])).collect(),
        Scheme::Glue => {
            let mate = |sheet: usize| Some(sheet ^ 1).filter(|&mate| mate < pages);
            let sheet = |sheet| Sheet { mate: mate(sheet), ..one(vec![page(sheet)]) };
            (0..pages).map(sheet).collect()
        }
    }
}

/// Signatures of sheets that lie in each other, outermost first.
fn nested(saddle: &Saddle, pages: usize) -> Vec<Sheet> {
    let count = pages.div_ceil(4);
    let signature = saddle.signature.map_or(count, |sheets| sheets.get().into());
    let last = 4 * count - 1;
    // What comes before the back cover, if there is one.
    let inner = if saddle.back_cover { pages - 1 } else { pages };
    let slot = |place: usize| {
        let page = match place {
            _ if place < inner => Some(place),
            _ if saddle.back_cover && place == last => Some(pages - 1),
            _ => None,
        };
        page.map(|page| Slot { page, back: place % 2 == 1 })
    };
    let mut sheets = Vec::with_capacity(count);
    while sheets.len() < count {
        let (before, nested) = (sheets.len(), signature.min(count - sheets.len()));
        let (first, end) = (4 * before, 4 * (before + nested));
        sheets.extend((0..nested).map(|depth| {
            let (low, high) = (first + 2 * depth, end - 1 - 2 * depth);
            Sheet {
                front: vec![slot(high), slot(low)],
                back: Some(vec![slot(low + 1), slot(high - 1)]),
                depth,
                mate: None,
            }
        }));
    }
    sheets
}
