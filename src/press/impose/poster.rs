//! Pages that are larger than the paper: each over several sheets, printed on one side.

use super::layout::Layout;
use super::side::{Imposed, ImposedSide, PageShape, PlacedPage, QuarterTurn};
use crate::page::{Area, Mm};
use crate::press::Paper;

/// What printers leave white at each edge of a sheet.
const EDGE: Mm = Mm(4.0);
/// By how much neighbours show the same, to be glued onto each other.
const OVERLAP: Mm = Mm(8.0);
/// Of a page's long side, the part at each edge of the page where nothing stands.
const BARE: f64 = 0.022;

/// Puts each page on as few sheets as hold it, row by row.
pub(super) fn poster(pages: &[PageShape], layout: &Layout) -> Imposed {
    let paper = layout.sheet.unwrap_or(Paper::A4);
    let (short, long) = paper.portrait();
    let mut sides = Vec::new();
    for (number, page) in pages.iter().enumerate() {
        let [upright, wide] = [(short, long), (long, short)].map(|(w, h)| Tiles::new(page, w, h));
        let tiles = if wide.count() < upright.count() { wide } else { upright };
        for index in 0..tiles.count() {
            sides.push(tiles.side(page, number, index, sides.len()));
        }
    }
    Imposed { sides, paper, scale: 1.0, both_sides: false }
}

/// The sheets of a page.
struct Tiles {
    size: (Mm, Mm),
    across: Row,
    down: Row,
}

/// The sheets beside each other, in one direction.
struct Row {
    count: usize,
    /// What each shows of the page.
    window: Mm,
    /// Where the first begins to show it, from the page's edge.
    first: Mm,
}

impl Row {
    fn new(page: Mm, bare: Mm, sheet: Mm) -> Row {
        let window = sheet - 2.0 * EDGE;
        let step = window - OVERLAP;
        let count = ((page - 2.0 * bare - OVERLAP) / step).ceil().max(1.0);
        let shown = step * count + OVERLAP;
        Row { count: count as usize, window, first: (page - shown) / 2.0 }
    }

    /// Where the page begins on a sheet.
    fn page(&self, index: usize) -> Mm {
        EDGE - self.first - (self.window - OVERLAP) * index as f64
    }
}

impl Tiles {
    fn new(page: &PageShape, w: f64, h: f64) -> Tiles {
        let bare = page.sides().long * BARE;
        let row = |page, sheet| Row::new(page, bare, Mm(sheet));
        Tiles { size: (Mm(w), Mm(h)), across: row(page.trim.0, w), down: row(page.trim.1, h) }
    }

    fn count(&self) -> usize {
        self.across.count * self.down.count
    }

    fn side(&self, page: &PageShape, number: usize, index: usize, sheet: usize) -> ImposedSide {
        let (row, column) = (index / self.across.count, index % self.across.count);
        let (w, h) = page.trim;
        let trim = Area { x: self.across.page(column), y: self.down.page(row), w, h };
        let window = Area { x: EDGE, y: EDGE, w: self.across.window, h: self.down.window };
        // Nobody turns the sheet over, so backs are upright, too.
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
    use crate::page::Bleed;
    use crate::press::impose::{Scheme, impose};

    const A3: &str = "a3";
    const A4: &str = "a4";

    fn sides(trim: (f64, f64), turned: bool, sheet: &str) -> Vec<ImposedSide> {
        let page = PageShape { trim: (Mm(trim.0), Mm(trim.1)), bleed: Bleed::default(), turned };
        let layout = Layout {
            scheme: Scheme::Poster,
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
}
