//! Grids of cells on a sheet: their arrangement, the paper they fit, and the scale of the pages.

use super::layout::{BindingSide, CellCount, ImpositionScheme, Layout};
use super::{ImposeError, NEAREST_INK, PageShape};
use crate::page::geometry::Orientation;
use crate::page::{Area, Mm};
use crate::press::Paper;

/// Sides of a trimmed page, without its orientation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct TrimSize {
    pub(super) long: Mm,
    pub(super) short: Mm,
}

/// Fold of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SheetFold {
    /// Not folded.
    No,
    /// Vertical fold between two columns.
    Vertical,
    /// Horizontal fold between two rows.
    Horizontal,
}

/// Arrangement of cells on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GridForm {
    /// Orientation of the cells.
    pub(super) orientation: Orientation,
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) fold: SheetFold,
}

/// Space on a sheet in addition to the pages.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SheetRoom {
    /// Gap between cells that are cut apart.
    pub(super) gutter: Mm,
    /// Margin on each side of the block of cells.
    pub(super) around: Mm,
}

/// Tolerance for rounding when a length is compared with the available one.
pub(super) const HAIR: Mm = Mm(0.005);

/// Grid of cells on a sheet of a given size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SheetGrid {
    pub(super) form: GridForm,
    /// Width and height of the sheet in its orientation.
    pub(super) size: (Mm, Mm),
    /// Scale of the pages, at most 1.
    pub(super) scale: f64,
    /// Width and height of a cell, scaled.
    cell: (Mm, Mm),
    /// Horizontal and vertical gap between cells, not scaled.
    gap: (Mm, Mm),
}

impl GridForm {
    fn cell(&self, trim: TrimSize) -> (Mm, Mm) {
        self.orientation.sides(trim.long, trim.short)
    }

    fn gap(&self, room: &SheetRoom) -> (Mm, Mm) {
        let unless = |fold| if self.fold == fold { Mm(0.0) } else { room.gutter };
        (unless(SheetFold::Vertical), unless(SheetFold::Horizontal))
    }

    /// Width and height of the grid with its margins, at full size.
    pub(super) fn needs(&self, trim: TrimSize, room: &SheetRoom) -> (Mm, Mm) {
        let (w, h) = self.cell(trim);
        let (across, down) = self.fixed_needs(room);
        (w * self.columns as f64 + across, h * self.rows as f64 + down)
    }

    /// Part of [`GridForm::needs`] that does not scale with the pages: gaps and margins.
    fn fixed_needs(&self, room: &SheetRoom) -> (Mm, Mm) {
        let (x, y) = self.gap(room);
        (2.0 * room.around + gaps(x, self.columns), 2.0 * room.around + gaps(y, self.rows))
    }

    /// Fits the form on `paper` in the orientation that allows the larger scale, at most 1. Prefers
    /// the orientation of the cells if both scales are equal.
    pub(super) fn fit_on(
        &self,
        paper: Paper,
        trim: TrimSize,
        room: &SheetRoom,
        margin: Mm,
    ) -> SheetGrid {
        let (short, long) = paper.portrait();
        let lying = |w: f64, h: f64| {
            let (pages, fixed) = (self.cell(trim), self.fixed_needs(room));
            // The empty border of pages that are scaled down is a part of the margin.
            let (beyond, border) = match margin > room.around {
                true => (2.0 * (margin - room.around), 2.0 * NEAREST_INK * trim.long),
                false => (Mm(0.0), Mm(0.0)),
            };
            let ends = [(w, fixed.0, pages.0, self.columns), (h, fixed.1, pages.1, self.rows)];
            let ends =
                ends.map(|(side, fixed, page, cells)| (Mm(side) - fixed, page * cells as f64));
            let scale = match ends.iter().all(|(free, full)| *full <= *free + HAIR) {
                true => 1.0,
                false => ends
                    .into_iter()
                    .map(|(free, full)| {
                        let within = (free - beyond) / (full - border);
                        within.min(free / full).clamp(0.0, 1.0)
                    })
                    .fold(1.0, f64::min),
            };
            (scale, (Mm(w), Mm(h)))
        };
        let (upright, wide) = (lying(short, long), lying(long, short));
        let (first, second) = self.orientation.sides(wide, upright);
        let (scale, size) = if second.0 > first.0 { second } else { first };
        let (cell, gap) = (self.cell(trim), self.gap(room));
        SheetGrid { form: *self, size, scale: 1.0, cell, gap }.scaled(scale)
    }
}

/// Total length of the gaps in a row of `cells` cells.
fn gaps(gap: Mm, cells: usize) -> Mm {
    gap * (cells - 1) as f64
}

impl SheetGrid {
    /// Returns this grid with its pages at another `scale`.
    pub(super) fn scaled(self, scale: f64) -> SheetGrid {
        let (w, h) = (self.cell.0 / self.scale, self.cell.1 / self.scale);
        SheetGrid { scale, cell: (w * scale, h * scale), ..self }
    }

    /// Area of all cells with the gaps between them, centred on the sheet.
    pub(super) fn block(&self) -> Area {
        let GridForm { rows, columns, .. } = self.form;
        let length = |cell: Mm, gap: Mm, cells: usize| cell * cells as f64 + gaps(gap, cells);
        let w = length(self.cell.0, self.gap.0, columns);
        let h = length(self.cell.1, self.gap.1, rows);
        Area { x: (self.size.0 - w) / 2.0, y: (self.size.1 - h) / 2.0, w, h }
    }

    /// Area of the cell `index`. Cells are numbered row by row.
    pub(super) fn cell(&self, index: usize) -> Area {
        let (row, column) = (index / self.form.columns, index % self.form.columns);
        let Area { x, y, .. } = self.block();
        let ((w, h), gap) = (self.cell, self.gap);
        Area { x: x + (w + gap.0) * column as f64, y: y + (h + gap.1) * row as f64, w, h }
    }

    /// Area in which the page of the cell `index` may print: up to the middle of the gap to its
    /// neighbours, and up to `bleed` beyond the outermost cells.
    pub(super) fn territory(&self, index: usize, bleed: Mm) -> Area {
        let (row, column) = (index / self.form.columns, index % self.form.columns);
        let cell = self.cell(index);
        let reach = |outermost: bool, gap: Mm| if outermost { bleed } else { bleed.min(gap / 2.0) };
        let GridForm { rows, columns, .. } = self.form;
        Area::from_edges(
            cell.x - reach(column == 0, self.gap.0),
            cell.y - reach(row == 0, self.gap.1),
            cell.right() + reach(column + 1 == columns, self.gap.0),
            cell.bottom() + reach(row + 1 == rows, self.gap.1),
        )
    }
}

/// Candidate forms for a scheme, in order of preference. `alike` is the common orientation of all
/// leaves, if there is one. If sheets hold one leaf each, the form follows the orientation of the
/// leaf.
fn forms(layout: &Layout, alike: Option<Orientation>) -> Vec<GridForm> {
    let first = alike.unwrap_or(Orientation::Portrait);
    let second = if first == Orientation::Landscape {
        Orientation::Portrait
    } else {
        Orientation::Landscape
    };
    let form = |orientation, rows, columns, fold| GridForm { orientation, rows, columns, fold };
    match layout.scheme {
        ImpositionScheme::Duplex | ImpositionScheme::Glue | ImpositionScheme::Poster => {
            vec![form(first, 1, 1, SheetFold::No)]
        }
        ImpositionScheme::FoldOver => {
            let (beside, below) =
                (form(first, 1, 2, SheetFold::Vertical), form(first, 2, 1, SheetFold::Horizontal));
            if first == Orientation::Landscape { vec![below, beside] } else { vec![beside, below] }
        }
        // The fold is at the top of the pages whose orientation equals that of the booklet.
        ImpositionScheme::Saddle(_) if layout.binding == BindingSide::Top => {
            vec![form(first, 2, 1, SheetFold::Horizontal)]
        }
        ImpositionScheme::Saddle(_) => {
            let spread = |orientation| form(orientation, 1, 2, SheetFold::Vertical);
            // A booklet is upright unless all of its pages are wide.
            if first == Orientation::Landscape {
                vec![spread(first), spread(second)]
            } else {
                vec![spread(first)]
            }
        }
        ImpositionScheme::Up(cells) | ImpositionScheme::CutStack(cells) => [first, second]
            .into_iter()
            .flat_map(|orientation| {
                let tables = tables(cells).into_iter();
                tables.map(move |(rows, columns)| form(orientation, rows, columns, SheetFold::No))
            })
            .collect(),
    }
}

/// Pairs `(rows, columns)` for a number of cells, the most square one first.
fn tables(cells: CellCount) -> Vec<(usize, usize)> {
    match cells {
        CellCount::Table(rows, columns) => vec![(rows.into(), columns.into())],
        CellCount::Count(count) => {
            let count = usize::from(count);
            let rows = (1..=count).filter(|rows| count.is_multiple_of(*rows));
            let mut tables: Vec<_> = rows.map(|rows| (rows, count / rows)).collect();
            tables.sort_by_key(|(rows, columns)| rows.abs_diff(*columns));
            tables
        }
    }
}

/// Smallest allowed scale of pages, in percent.
const LEAST_PERCENT: u8 = 25;

/// Result of [`fitted`]: paper, and the grids on it.
pub(super) struct FittedSheets {
    pub(super) paper: Paper,
    /// Scale of the pages, equal in all grids.
    pub(super) scale: f64,
    grids: Vec<SheetGrid>,
}

impl FittedSheets {
    /// Returns the grid of a sheet whose first leaf has the orientation `leaf`.
    pub(super) fn grid(&self, leaf: Orientation) -> &SheetGrid {
        let matching = self.grids.iter().find(|grid| grid.form.orientation == leaf);
        matching.unwrap_or(&self.grids[0])
    }
}

/// Requirements: candidate forms for each kind of sheet.
struct Needs<'a> {
    kinds: Vec<Vec<GridForm>>,
    trim: TrimSize,
    room: &'a SheetRoom,
    /// Edge of the paper that stays empty if pages are scaled down.
    margin: Mm,
}

impl Needs<'_> {
    /// Returns the form with the largest scale on `paper`, for each kind of sheet.
    fn best_on(&self, paper: Paper) -> Vec<SheetGrid> {
        let best = |forms: &Vec<GridForm>| {
            let grids =
                forms.iter().map(|form| form.fit_on(paper, self.trim, self.room, self.margin));
            grids.reduce(|best, next| if next.scale > best.scale { next } else { best })
        };
        self.kinds.iter().filter_map(best).collect()
    }

    fn fits(&self, paper: Paper) -> bool {
        self.best_on(paper).iter().all(|grid| grid.scale >= 1.0)
    }

    /// Returns the smallest named paper that holds all kinds of sheets at full size.
    fn smallest_paper(&self) -> Option<Paper> {
        Paper::named().filter(|&paper| self.fits(paper)).min_by_key(|paper| paper.area())
    }
}

/// Chooses the paper and the grids on it.
///
/// # Errors
/// If `pages` is empty, no paper is large enough, or the paper is too small and the layout or the
/// smallest allowed scale forbids to shrink the pages that far.
pub(super) fn fitted(
    pages: &[PageShape],
    layout: &Layout,
    trim: TrimSize,
    room: &SheetRoom,
) -> Result<FittedSheets, ImposeError> {
    let kinds = kinds(pages, layout);
    let margin = layout.margin.unwrap_or_default().width();
    let wanted = Needs { kinds, trim, room, margin };
    let paper = match (layout.sheet, layout.scheme) {
        (Some(sheet), _) => sheet,
        (None, ImpositionScheme::Duplex | ImpositionScheme::Glue | ImpositionScheme::Poster) => {
            let around = 2.0 * room.around;
            let needed = (trim.short + around, trim.long + around);
            Paper::new(needed.0, needed.1).ok_or(ImposeError::NoPaper(needed))?
        }
        (None, _) => wanted
            .smallest_paper()
            .ok_or_else(|| ImposeError::NoPaper(wanted.kinds[0][0].needs(trim, room)))?,
    };
    let grids = wanted.best_on(paper);
    let tightest = grids.iter().min_by(|a, b| a.scale.total_cmp(&b.scale));
    let (scale, form) = tightest.map(|grid| (grid.scale, grid.form)).ok_or(ImposeError::NoPages)?;
    if scale < 1.0 && !layout.fit {
        let (needed, least) = (form.needs(trim, room), wanted.smallest_paper());
        return Err(ImposeError::SheetTooSmall { sheet: paper, needed, least });
    }
    if scale * 100.0 < f64::from(LEAST_PERCENT) {
        return Err(ImposeError::TooFine { sheet: paper, scale, least: LEAST_PERCENT });
    }
    let grids = grids.into_iter().map(|grid| grid.scaled(scale)).collect();
    Ok(FittedSheets { paper, scale, grids })
}

/// Candidate forms for each kind of sheet. If sheets hold one leaf each, those with wide and those
/// with upright leaves are separate kinds.
fn kinds(pages: &[PageShape], layout: &Layout) -> Vec<Vec<GridForm>> {
    match layout.scheme {
        ImpositionScheme::Duplex
        | ImpositionScheme::FoldOver
        | ImpositionScheme::Glue
        | ImpositionScheme::Poster => {
            let fronts = || pages.iter().step_by(2).map(PageShape::orientation);
            let there =
                BOTH.into_iter().filter(|&orientation| fronts().any(|front| front == orientation));
            there.map(|orientation| forms(layout, Some(orientation))).collect()
        }
        ImpositionScheme::Saddle(_) | ImpositionScheme::Up(_) | ImpositionScheme::CutStack(_) => {
            vec![forms(layout, common_orientation(pages))]
        }
    }
}

const BOTH: [Orientation; 2] = [Orientation::Landscape, Orientation::Portrait];

/// Common orientation of all `pages`, if there is one.
fn common_orientation(pages: &[PageShape]) -> Option<Orientation> {
    BOTH.into_iter().find(|orientation| pages.iter().all(|page| page.orientation() == *orientation))
}

/// Orientation of the finished product: [`Orientation::Portrait`] unless all pages are wide.
pub(super) fn book(pages: &[PageShape]) -> Orientation {
    common_orientation(pages).unwrap_or(Orientation::Portrait)
}
