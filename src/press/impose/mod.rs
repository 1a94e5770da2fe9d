//! Imposition: pages in the order of reading come onto sheets, so that after printing,
//! folding, cutting and stapling they are in that order again. Geometry alone: nothing is drawn.
//!
//! Two pages make a leaf: the first is its front, the second its back. A back always lies
//! behind its front with the tops together, as on a sheet that is printed alone; so where a
//! wide leaf stands upright in a booklet, the tops of both its pages are at the fold.

mod error;
mod fit;
mod grid;
mod layout;
mod marks;
mod order;
mod place;
mod poster;
mod side;
mod slug;

pub use error::{ImposeError, LayoutError};
pub use layout::{Cells, Gutter, Layout, Marks, Saddle, Scheme, Thickness};
pub use side::{Imposed, ImposedSide, PageShape, PlacedPage, QuarterTurn};

use crate::page::Mm;
use place::Press;

/// The part of a page's width that creep may take.
const MOST_CREEP: f64 = 0.1;

/// Puts pages on sheets. The same pages and layout give the same sheets.
///
/// # Errors
/// If there are no pages, they are of several sizes, or what stands on a side does not fit.
pub fn impose(pages: &[PageShape], layout: &Layout) -> Result<Imposed, ImposeError> {
    let first = pages.first().ok_or(ImposeError::NoPages)?;
    let (trim, bleed) = (first.sides(), first.bleed.width());
    for (number, page) in (1..).zip(pages) {
        if !(page.trim.0 > Mm(0.0) && page.trim.1 > Mm(0.0)) {
            return Err(ImposeError::NoSize(number));
        }
        if page.sides() != trim || page.bleed != first.bleed {
            let (trim, bleed) = (page.trim, page.bleed.width());
            return Err(ImposeError::Uneven { page: number, trim, bleed });
        }
    }
    if let Scheme::Up(cells) | Scheme::CutStack(cells) = layout.scheme {
        cells.checked()?;
    }
    if layout.scheme == Scheme::Poster {
        return Ok(poster::poster(pages, layout));
    }
    let gutter = layout.gutter.map_or(2.0 * bleed, Gutter::width);
    let room = marks::room(layout.marks, bleed, gutter);
    let fitted = fit::fitted(pages, layout, trim, &room)?;
    let leaf_of = |sheet: usize| match layout.scheme {
        Scheme::Duplex | Scheme::FoldOver => 2 * sheet,
        Scheme::Glue => sheet / 2 * 2,
        Scheme::Poster => sheet,
        Scheme::Saddle(_) | Scheme::Up(_) | Scheme::CutStack(_) => 0,
    };
    let grid_of = |sheet| fitted.grid(pages[leaf_of(sheet)].stands());
    let form = grid_of(0).form;
    let sheets = order::sheets(&layout.scheme, pages.len(), form.rows * form.columns, form.columns);
    if let Some(depth) = sheets.iter().map(|sheet| sheet.depth).max() {
        let (creep, most) = (layout.scheme.creep(depth), grid_of(0).cell(0).w * MOST_CREEP);
        if creep > most {
            return Err(ImposeError::Creep { sheets: depth + 1, creep, most });
        }
    }
    let both_sides = sheets.iter().any(|sheet| sheet.back.is_some());
    let press = Press { pages, layout, bleed };
    let sides = sheets.iter().enumerate();
    let sides = sides.flat_map(|(number, sheet)| press.sides(number, sheet, grid_of(number)));
    Ok(Imposed { sides: sides.collect(), paper: fitted.paper, scale: fitted.scale, both_sides })
}
