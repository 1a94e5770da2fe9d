//! Cells on a sheet: how they are arranged, and on which paper they fit.

use super::layout::{Cells, Scheme};
use crate::page::setup::Stands;
use crate::page::{Area, Mm};
use crate::press::Paper;

/// The two sides of a trimmed page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Trim {
    pub(super) long: Mm,
    pub(super) short: Mm,
}

/// Where a sheet is folded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fold {
    No,
    /// Between two columns.
    Upright,
    /// Between two rows.
    Lying,
}

/// How cells are arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Form {
    pub(super) stands: Stands,
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) fold: Fold,
}

/// Paper that is needed besides the pages.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Room {
    /// Between cells that are cut apart.
    pub(super) gutter: Mm,
    /// Around all cells, on each side.
    pub(super) around: Mm,
}

/// What rounding may add to a length that fits.
const HAIR: Mm = Mm(0.005);

/// A form on a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Grid {
    pub(super) form: Form,
    /// The sheet as it lies.
    pub(super) size: (Mm, Mm),
    pub(super) scale: f64,
    cell: (Mm, Mm),
    gap: (Mm, Mm),
}

impl Form {
    fn cell(&self, trim: Trim) -> (Mm, Mm) {
        match self.stands {
            Stands::Wide => (trim.long, trim.short),
            Stands::Upright => (trim.short, trim.long),
        }
    }

    fn gap(&self, room: &Room) -> (Mm, Mm) {
        let unless = |fold| if self.fold == fold { Mm(0.0) } else { room.gutter };
        (unless(Fold::Upright), unless(Fold::Lying))
    }

    /// Width and height that it takes, at full size.
    pub(super) fn needs(&self, trim: Trim, room: &Room) -> (Mm, Mm) {
        let (w, h) = self.cell(trim);
        let (across, down) = self.fixed(room);
        (w * self.columns as f64 + across, h * self.rows as f64 + down)
    }

    /// The part of it that is not of pages.
    fn fixed(&self, room: &Room) -> (Mm, Mm) {
        let (x, y) = self.gap(room);
        let gaps = |gap: Mm, cells: usize| gap * (cells - 1) as f64;
        (2.0 * room.around + gaps(x, self.columns), 2.0 * room.around + gaps(y, self.rows))
    }

    /// The largest it can be on a sheet, which may lie either way, but no larger than full size.
    pub(super) fn on(&self, paper: Paper, trim: Trim, room: &Room) -> Grid {
        let (short, long) = paper.portrait();
        let lying = |w: f64, h: f64| {
            let (pages, fixed) = (self.cell(trim), self.fixed(room));
            let scale = |side: f64, fixed: Mm, page: Mm, cells: usize| {
                let (free, full) = (Mm(side) - fixed, page * cells as f64);
                if full <= free + HAIR { 1.0 } else { (free / full).max(0.0) }
            };
            let across = scale(w, fixed.0, pages.0, self.columns);
            let down = scale(h, fixed.1, pages.1, self.rows);
            (across.min(down), (Mm(w), Mm(h)))
        };
        let (upright, wide) = (lying(short, long), lying(long, short));
        let (first, second) = match self.stands {
            Stands::Wide => (wide, upright),
            Stands::Upright => (upright, wide),
        };
        let (scale, size) = if second.0 > first.0 { second } else { first };
        let (cell, gap) = (self.cell(trim), self.gap(room));
        Grid { form: *self, size, scale: 1.0, cell, gap }.scaled(scale)
    }
}

impl Grid {
    /// The same with its pages at another size.
    pub(super) fn scaled(self, scale: f64) -> Grid {
        let (w, h) = (self.cell.0 / self.scale, self.cell.1 / self.scale);
        Grid { scale, cell: (w * scale, h * scale), ..self }
    }

    /// All cells with the space between them, in the middle of the sheet.
    pub(super) fn block(&self) -> Area {
        let Form { rows, columns, .. } = self.form;
        let length =
            |cell: Mm, gap: Mm, cells: usize| cell * cells as f64 + gap * (cells - 1) as f64;
        let w = length(self.cell.0, self.gap.0, columns);
        let h = length(self.cell.1, self.gap.1, rows);
        Area { x: (self.size.0 - w) / 2.0, y: (self.size.1 - h) / 2.0, w, h }
    }

    /// A cell, counted row by row.
    pub(super) fn cell(&self, index: usize) -> Area {
        let (row, column) = (index / self.form.columns, index % self.form.columns);
        let Area { x, y, .. } = self.block();
        let ((w, h), gap) = (self.cell, self.gap);
        Area { x: x + (w + gap.0) * column as f64, y: y + (h + gap.1) * row as f64, w, h }
    }

    /// Where a page of a cell may print: up to the middle between it and its neighbours, and
    /// as far as the bleed beyond the outermost cells.
    pub(super) fn territory(&self, index: usize, bleed: Mm) -> Area {
        let (row, column) = (index / self.form.columns, index % self.form.columns);
        let cell = self.cell(index);
        let reach = |outermost: bool, gap: Mm| if outermost { bleed } else { bleed.min(gap / 2.0) };
        let Form { rows, columns, .. } = self.form;
        Area::between(
            cell.x - reach(column == 0, self.gap.0),
            cell.y - reach(row == 0, self.gap.1),
            cell.right() + reach(column + 1 == columns, self.gap.0),
            cell.bottom() + reach(row + 1 == rows, self.gap.1),
        )
    }
}

/// The forms that serve a scheme for leaves of which all stand alike, or do not; the first is
/// the one to choose among equals. Where sheets hold a leaf each, forms follow the leaf.
pub(super) fn forms(scheme: &Scheme, alike: Option<Stands>) -> Vec<Form> {
    let first = alike.unwrap_or(Stands::Upright);
    let second = match first {
        Stands::Wide => Stands::Upright,
        Stands::Upright => Stands::Wide,
    };
    let form = |stands, rows, columns, fold| Form { stands, rows, columns, fold };
    match *scheme {
        Scheme::Duplex | Scheme::Glue | Scheme::Poster => vec![form(first, 1, 1, Fold::No)],
        Scheme::FoldOver => {
            let (beside, below) =
                (form(first, 1, 2, Fold::Upright), form(first, 2, 1, Fold::Lying));
            if first == Stands::Wide { vec![below, beside] } else { vec![beside, below] }
        }
        Scheme::Saddle(_) => {
            let spread = |stands| form(stands, 1, 2, Fold::Upright);
            // A booklet is upright unless all of its pages are wide.
            if first == Stands::Wide {
                vec![spread(first), spread(second)]
            } else {
                vec![spread(first)]
            }
        }
        Scheme::Up(cells) | Scheme::CutStack(cells) => [first, second]
            .into_iter()
            .flat_map(|stands| {
                let tables = tables(cells).into_iter();
                tables.map(move |(rows, columns)| form(stands, rows, columns, Fold::No))
            })
            .collect(),
    }
}

/// The rows and columns that make so many cells, squares first.
fn tables(cells: Cells) -> Vec<(usize, usize)> {
    match cells {
        Cells::Table(rows, columns) => vec![(rows.into(), columns.into())],
        Cells::Count(count) => {
            let count = usize::from(count);
            let rows = (1..=count).filter(|rows| count.is_multiple_of(*rows));
            let mut tables: Vec<_> = rows.map(|rows| (rows, count / rows)).collect();
            tables.sort_by_key(|(rows, columns)| rows.abs_diff(*columns));
            tables
        }
    }
}
