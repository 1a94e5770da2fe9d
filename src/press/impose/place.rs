//! Placement of pages: assigns pages to the cells of each side and computes their positions there.

use super::grid::{HAIR, SheetFold, SheetGrid};
use super::layout::{BindingSide, ImpositionScheme, Layout, Saddle};
use super::marks::marks;
use super::{ImposedSheets, ImposedSide, PageShape, PlacedPage, QuarterTurn};
use crate::page::geometry::{Orientation, PageGeometry};
use crate::page::{Area, Mm};
use crate::press::Paper;

/// Page in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    page: usize,
    /// Whether it is the back of its leaf.
    back: bool,
}

/// Cells of a side, row by row as seen from that side.
pub(super) type SlotRow = Vec<Option<Slot>>;

/// Pages of a sheet, before their positions are computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PressSheet {
    front: SlotRow,
    /// Cells of the back; `None` if only one side is printed.
    pub(super) back: Option<SlotRow>,
    /// Number of sheets of the same signature outside this one.
    pub(super) depth: usize,
    /// Index of the sheet to whose blank side the blank side of this one is glued.
    mate: Option<usize>,
}

/// Distributes `pages` pages to sheets, in the order of printing. Each side has `cells` cells in
/// `columns` columns.
pub(super) fn sheets(
    layout: &Layout,
    pages: usize,
    cells: usize,
    columns: usize,
) -> Vec<PressSheet> {
    let leaves = pages.div_ceil(2);
    let count = leaves.div_ceil(cells);
    let page = |page: usize| (page < pages).then_some(Slot { page, back: page % 2 == 1 });
    let side = |leaf: &dyn Fn(usize) -> usize, back: bool| -> SlotRow {
        (0..cells)
            .map(|cell| {
                let (row, column) = (cell / columns, cell % columns);
                // The back of a leaf is in the mirrored column of its front.
                let column = if back { columns - 1 - column } else { column };
                page(2 * leaf(row * columns + column) + usize::from(back))
            })
            .collect()
    };
    let both = |leaf: &dyn Fn(usize) -> usize| PressSheet {
        front: side(leaf, false),
        back: Some(side(leaf, true)),
        depth: 0,
        mate: None,
    };
    let one = |front: SlotRow| PressSheet { front, back: None, depth: 0, mate: None };
    match &layout.scheme {
        ImpositionScheme::Duplex | ImpositionScheme::Up(_) => {
            (0..count).map(|sheet| both(&|cell| sheet * cells + cell)).collect()
        }
        ImpositionScheme::CutStack(_) => {
            (0..count).map(|sheet| both(&|cell| cell * count + sheet)).collect()
        }
        ImpositionScheme::Saddle(saddle) => nest_sheets(saddle, layout.binding, pages),
        ImpositionScheme::FoldOver => {
            let leaf = |leaf: usize| one(vec![page(2 * leaf), page(2 * leaf + 1)]);
            (0..leaves).map(leaf).collect()
        }
        ImpositionScheme::Poster => (0..pages).map(|sheet| one(vec![page(sheet)])).collect(),
        ImpositionScheme::Glue => {
            let mate = |sheet: usize| Some(sheet ^ 1).filter(|&mate| mate < pages);
            let sheet = |sheet| PressSheet { mate: mate(sheet), ..one(vec![page(sheet)]) };
            (0..pages).map(sheet).collect()
        }
    }
}

/// Distributes pages to signatures of nested sheets, the outermost sheet of each first.
fn nest_sheets(saddle: &Saddle, binding: BindingSide, pages: usize) -> Vec<PressSheet> {
    let count = pages.div_ceil(4);
    let signature = saddle.signature_of(count);
    let last = 4 * count - 1;
    // Number of pages before the back cover.
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
            let (mut front, mut back) = ([high, low], [low + 1, high - 1]);
            match binding {
                BindingSide::Left => {}
                BindingSide::Right => {
                    front.reverse();
                    back.reverse();
                }
                // Turning the sheet over its vertical axis keeps the rows.
                BindingSide::Top => back.reverse(),
            }
            let (front, back) = (front.map(slot).to_vec(), Some(back.map(slot).to_vec()));
            PressSheet { front, back, depth, mate: None }
        }));
    }
    sheets
}

/// Context for placing pages on the sides of sheets.
pub(super) struct PlacementContext<'a> {
    pub(super) pages: &'a [PageShape],
    pub(super) layout: &'a Layout,
    /// Bleed at full size.
    pub(super) bleed: Mm,
    /// Orientation of the finished product.
    pub(super) book: Orientation,
}

impl PlacementContext<'_> {
    /// Returns the printed sides of the sheet with index `number`.
    pub(super) fn sides(
        &self,
        number: usize,
        sheet: &PressSheet,
        grid: &SheetGrid,
    ) -> Vec<ImposedSide> {
        let side = |row, back| ImposedSide {
            sheet: number,
            mate: sheet.mate,
            ..self.side(sheet, row, grid, back)
        };
        let back = sheet.back.iter().map(|row| side(row, true));
        std::iter::once(side(&sheet.front, false)).chain(back).collect()
    }

    fn side(&self, sheet: &PressSheet, row: &SlotRow, grid: &SheetGrid, back: bool) -> ImposedSide {
        let creep = self.layout.scheme.creep(sheet.depth);
        let (w, h) = grid.size;
        // A sheet that is turned over its horizontal axis has its back upside down.
        let turned =
            back && PageGeometry::rotates_backs(self.layout.duplex, Orientation::of(grid.size));
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
            let trim = match grid.form.fold {
                SheetFold::Horizontal => Area { y: cell.y + towards_fold, ..cell },
                SheetFold::Vertical | SheetFold::No => Area { x: cell.x + towards_fold, ..cell },
            };
            trims.push(on_side(trim));
            let Some(slot) = slot else { continue };
            let clip = trim.grown(bleed).common(&grid.territory(index, bleed));
            let is_behind = if sheet.back.is_some() { back } else { slot.back };
            let mut turn = self.turn(slot, grid, is_behind);
            if turned {
                turn = turn.then(QuarterTurn::Half);
            }
            let (trim, clip) = (on_side(trim), on_side(clip));
            placed.push(PlacedPage { page: slot.page, turn, scale: grid.scale, trim, clip });
        }
        if turned {
            placed.reverse();
        }
        let all = trims.iter().copied().reduce(|all, trim| all.union(&trim)).unwrap_or_default();
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

    /// Rotation of a page in its cell. The tops of front and back of a leaf coincide; if leaves are
    /// bound at the top, the top of the back is behind the foot of the front. `is_behind` must be
    /// true if the page is behind the side that is printed first.
    fn turn(&self, slot: &Slot, grid: &SheetGrid, is_behind: bool) -> QuarterTurn {
        let (page, binding) = (&self.pages[slot.page], self.layout.binding);
        let half = |is_turned| if is_turned { QuarterTurn::Half } else { QuarterTurn::None };
        // Pages whose orientation differs from that of the booklet have their tops at the fold. If
        // the fold is at the head of the other pages, they all have their tops at one side.
        let has_top_at_right = match binding {
            BindingSide::Left => slot.back,
            BindingSide::Right => !slot.back,
            BindingSide::Top => is_behind,
        };
        let turn = match (page.orientation() == grid.form.orientation, has_top_at_right) {
            (true, _) => QuarterTurn::None,
            (false, false) => QuarterTurn::Left,
            (false, true) => QuarterTurn::Right,
        };
        let is_below = self.layout.scheme == ImpositionScheme::FoldOver
            && grid.form.fold == SheetFold::Horizontal
            && slot.back;
        let is_turned_up =
            binding == BindingSide::Top && page.orientation() == self.book && is_behind;
        half(page.turned).then(turn).then(half(is_below)).then(half(is_turned_up))
    }
}

impl ImpositionScheme {
    /// Distance by which the pages of a sheet are moved towards the fold if `depth` sheets are
    /// outside it.
    pub(super) fn creep(&self, depth: usize) -> Mm {
        match self {
            ImpositionScheme::Saddle(saddle) => saddle.thickness.width() * depth as f64,
            _ => Mm(0.0),
        }
    }
}

/// Unprintable margin at each edge of a sheet.
const EDGE: Mm = Mm(4.0);
/// Overlap of adjacent sheets of a poster, which are glued onto each other.
const OVERLAP: Mm = Mm(8.0);
/// Width of the empty border of a page, as a fraction of its long side.
const BARE: f64 = 0.022;

/// Splits each page into sheets, row by row. Uses the fewest sheets that cover the page, but cuts
/// at the seams of the page if the sheets are large enough for that.
pub(super) fn poster(pages: &[PageShape], layout: &Layout) -> ImposedSheets {
    let paper = layout.sheet.unwrap_or(Paper::A4);
    let (short, long) = paper.portrait();
    let mut sides = Vec::new();
    for (number, page) in pages.iter().enumerate() {
        let [upright, wide] = [(short, long), (long, short)].map(|(w, h)| Tiles::new(page, w, h));
        let tiles = if wide.cost() < upright.cost() { wide } else { upright };
        for index in 0..tiles.count() {
            sides.push(tiles.side(page, number, index, sides.len()));
        }
    }
    ImposedSheets { sides, paper, scale: 1.0, both_sides: false, signature: 0 }
}

/// Sheets of one poster page.
struct Tiles {
    size: (Mm, Mm),
    across: Strip,
    down: Strip,
}

/// Division of a page into sheets along one axis.
struct Strip {
    parts: Vec<Part>,
    /// Whether the page has seams along this axis but is not cut at them.
    astray: bool,
}

/// Part of a page on one sheet, along one axis of [`Tiles`].
struct Part {
    /// Position of the page's edge, from the edge of the sheet.
    page: Mm,
    /// Start of the visible part, from the edge of the sheet.
    begin: Mm,
    /// Length of the visible part.
    length: Mm,
}

impl Strip {
    fn new(page: Mm, bare: Mm, sheet: Mm, seams: &[Mm]) -> Strip {
        let even = Strip::divide_evenly(page, bare, sheet);
        match even.len() {
            1 => Strip { parts: even, astray: false },
            _ => match Strip::at_seams(page, bare, sheet, seams) {
                Some(parts) => Strip { parts, astray: false },
                None => Strip { parts: even, astray: !seams.is_empty() },
            },
        }
    }

    /// Divides the page into the fewest sheets, all of them full.
    fn divide_evenly(page: Mm, bare: Mm, sheet: Mm) -> Vec<Part> {
        let length = sheet - 2.0 * EDGE;
        let step = length - OVERLAP;
        let count = ((page - 2.0 * bare - OVERLAP) / step).ceil().max(1.0);
        let shown = step * count + OVERLAP;
        let first = (page - shown) / 2.0;
        (0..count as usize)
            .map(|index| Part { page: EDGE - first - step * index as f64, begin: EDGE, length })
            .collect()
    }

    /// Divides the page at seams into the fewest sheets, each part centred on its sheet. `None` if
    /// the distance between two adjacent seams is too long for a sheet.
    fn at_seams(page: Mm, bare: Mm, sheet: Mm, seams: &[Mm]) -> Option<Vec<Part>> {
        let (window, half) = (sheet - 2.0 * EDGE, OVERLAP / 2.0);
        let (mut begin, end) = (bare, page - bare);
        let mut parts = Vec::new();
        let mut part = |begin: Mm, end: Mm| {
            let length = end - begin;
            let at = (sheet - length) / 2.0;
            parts.push(Part { page: at - begin, begin: at, length });
        };
        while end - begin > window + HAIR {
            let most = begin + window - half + HAIR;
            let fitting =
                seams.iter().copied().filter(|seam| *seam > begin + half && *seam <= most);
            let seam = fitting.reduce(Mm::max)?;
            part(begin, seam + half);
            // `begin` increases in each step, because the filter only accepts seams beyond `begin +
            // half`.
            begin = seam - half;
        }
        part(begin, end);
        Some(parts)
    }
}

impl Tiles {
    fn new(page: &PageShape, w: f64, h: f64) -> Tiles {
        let bare = page.sides().long * BARE;
        let across = Strip::new(page.trim.0, bare, Mm(w), &page.seams.vertical);
        let down = Strip::new(page.trim.1, bare, Mm(h), &page.seams.horizontal);
        Tiles { size: (Mm(w), Mm(h)), across, down }
    }

    fn count(&self) -> usize {
        self.across.parts.len() * self.down.parts.len()
    }

    /// Cost for comparison: the number of axes that are not cut at seams, then the number of
    /// sheets.
    fn cost(&self) -> (usize, usize) {
        (usize::from(self.across.astray) + usize::from(self.down.astray), self.count())
    }

    fn side(&self, page: &PageShape, number: usize, index: usize, sheet: usize) -> ImposedSide {
        let columns = self.across.parts.len();
        let (across, down) =
            (&self.across.parts[index % columns], &self.down.parts[index / columns]);
        let (w, h) = page.trim;
        let trim = Area { x: across.page, y: down.page, w, h };
        let window = Area { x: across.begin, y: down.begin, w: across.length, h: down.length };
        // Poster sheets are not turned over, so backs are rotated to be upright.
        let turn = if page.turned { QuarterTurn::Half } else { QuarterTurn::None };
        let placed = PlacedPage { page: number, turn, scale: 1.0, trim, clip: window };
        ImposedSide {
            sheet,
            back: false,
            mate: None,
            size: self.size,
            trim: window,
            bleed: window,
            placed: vec![placed],
            marks: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::{Bleed, CutLines};
    use crate::press::impose::{ImpositionScheme, Margin, NEAREST_INK, impose};

    /// Pages that are scaled down keep their notes and footers where printers print.
    #[test]
    fn scaled_pages_keep_their_ink_off_the_edges() {
        for (scheme, margin) in
            [("saddle", 5.0), ("2-up", 5.0), ("4-up", 5.0), ("fold-over", 5.0), ("2-up", 12.0)]
        {
            for trim in [(210.0, 297.0), (297.0, 210.0)] {
                let trim = (Mm(trim.0), Mm(trim.1));
                let page = PageShape { trim, ..PageShape::default() };
                let layout = Layout {
                    scheme: scheme.parse().unwrap(),
                    sheet: A4.parse().ok(),
                    fit: true,
                    margin: (margin != 5.0).then(|| Margin::new(Mm(margin)).unwrap()),
                    ..Layout::default()
                };
                let imposed = impose(&vec![page; 8], &layout).unwrap();
                assert!(imposed.scale < 1.0, "{scheme}");
                let border = 297.0 * NEAREST_INK * imposed.scale;
                let mut least = f64::MAX;
                for side in &imposed.sides {
                    for PlacedPage { trim, .. } in &side.placed {
                        let (w, h) = side.size;
                        let ends = [trim.x, trim.y, w - trim.right(), h - trim.bottom()];
                        least = ends.into_iter().fold(least, |least, end| least.min(end.0));
                    }
                }
                assert!(least + border >= margin - 1e-6, "{scheme}: {least} {border}");
                assert!(least + border <= margin + 0.1, "{scheme}: no more than is needed");
            }
        }
    }

    const A3: &str = "a3";
    const A4: &str = "a4";

    fn sides(trim: (f64, f64), turned: bool, sheet: &str) -> Vec<ImposedSide> {
        cut(trim, CutLines::default(), turned, sheet)
    }

    fn cut(trim: (f64, f64), seams: CutLines, turned: bool, sheet: &str) -> Vec<ImposedSide> {
        let trim = (Mm(trim.0), Mm(trim.1));
        let page = PageShape { trim, bleed: Bleed::default(), turned, seams };
        let layout = Layout {
            scheme: ImpositionScheme::Poster,
            sheet: Some(sheet.parse().unwrap()),
            ..Layout::default()
        };
        impose(&[page], &layout).unwrap().sides
    }

    #[test]
    fn large_pages_take_two_sheets_of_half_their_size_and_four_of_a_quarter() {
        for page in [(594.0, 420.0), (420.0, 594.0)] {
            assert_eq!(sides(page, false, A3).len(), 2);
            assert_eq!(sides(page, false, A4).len(), 4);
        }
        assert_eq!(sides((210.0, 297.0), false, A4).len(), 1);
    }

    #[test]
    fn the_sheets_show_all_that_stands_on_a_page_and_overlap() {
        for sheet in [A4, A3, "letter"] {
            for (w, h) in [(594.0, 420.0), (420.0, 297.0), (841.0, 594.0)] {
                let shown: Vec<[f64; 4]> = sides((w, h), true, sheet)
                    .iter()
                    .map(|side| {
                        let PlacedPage { trim, clip, turn, .. } = side.placed[0];
                        assert_eq!(turn, QuarterTurn::Half, "a back is read like a front");
                        let (x, y) = (clip.x - trim.x, clip.y - trim.y);
                        [x.0, y.0, (x + clip.w).0, (y + clip.h).0]
                    })
                    .collect();
                let bare = w * BARE;
                for n in 0..=100 {
                    for m in 0..=100 {
                        let x = bare + (w - 2.0 * bare) * f64::from(n) / 100.0;
                        let y = bare + (h - 2.0 * bare) * f64::from(m) / 100.0;
                        let inside = |&&[left, top, right, foot]: &&[f64; 4]| {
                            (left - 1e-9..=right + 1e-9).contains(&x)
                                && (top - 1e-9..=foot + 1e-9).contains(&y)
                        };
                        assert!(shown.iter().any(|one| inside(&one)), "{sheet} {w} {x} {y}");
                    }
                }
                for pair in shown.windows(2).filter(|pair| pair[0][1] == pair[1][1]) {
                    assert!((pair[0][2] - pair[1][0] - OVERLAP.0).abs() < 1e-9);
                }
            }
        }
    }

    /// Visible parts of a page on each sheet: `[left, top, right, bottom]`, in mm.
    fn shown(sides: &[ImposedSide]) -> Vec<[f64; 4]> {
        let shown = |side: &ImposedSide| {
            let PlacedPage { trim, clip, .. } = side.placed[0];
            let (x, y) = (clip.x - trim.x, clip.y - trim.y);
            [x.0, y.0, (x + clip.w).0, (y + clip.h).0]
        };
        sides.iter().map(shown).collect()
    }

    #[test]
    fn cuts_fall_on_seams() {
        let seams =
            || CutLines { vertical: vec![Mm(297.0)], horizontal: vec![Mm(103.0), Mm(255.0)] };
        for turned in [false, true] {
            let sides = cut((594.0, 420.0), seams(), turned, A4);
            assert_eq!(sides.len(), 6);
            for [left, top, right, foot] in shown(&sides) {
                assert!([13.068, 293.0].iter().any(|x| (x - left).abs() < 1e-6), "{left}");
                assert!([301.0, 580.932].iter().any(|x| (x - right).abs() < 1e-6), "{right}");
                assert!([13.068, 99.0, 251.0].iter().any(|y| (y - top).abs() < 1e-6), "{top}");
                assert!([107.0, 259.0, 406.932].iter().any(|y| (y - foot).abs() < 1e-6), "{foot}");
            }
            for side in &sides {
                let clip = side.placed[0].clip;
                assert!(clip.x >= EDGE && clip.right() <= side.size.0 - EDGE + HAIR);
                assert!(clip.y >= EDGE && clip.bottom() <= side.size.1 - EDGE + HAIR);
            }
        }
    }

    #[test]
    fn where_a_sheet_is_too_small_for_what_lies_between_two_seams_all_sheets_are_full() {
        let seams = CutLines { vertical: vec![Mm(297.0)], horizontal: Vec::new() };
        assert_eq!(cut((594.0, 420.0), seams, false, "letter").len(), 6);
        let far = CutLines { vertical: vec![Mm(10.0), Mm(590.0)], horizontal: vec![Mm(1.0)] };
        assert_eq!(cut((594.0, 420.0), far, false, A4).len(), 4);
    }
}
