//! Sheet in large print, on any paper. Pages are laid out for letters twice as large. Each page is
//! complete: nothing is cut apart or glued, and no unit such as a garden is split between pages.
//! The content of the strip has separate pages. Each section has one leaf, or the fewest leaves
//! that show every garden and every cauldron whole.

use super::board::{SectionPart, back, draw_part, draw_track_large, front, least_width, room};
use super::*;
use crate::page::Mm;

/// Pages in order. Every second page is the back of the one before it.
struct Pages<'a> {
    sheet: PageGeometry,
    options: &'a DrawOptions,
    all: Vec<Page>,
}

impl Pages<'_> {
    fn add(
        &mut self,
        canvas: Canvas,
        orientation: Orientation,
        name: &str,
        title: Message,
    ) -> Result {
        let sheet = self.sheet;
        self.add_on(&sheet, canvas, orientation, name, title)
    }

    fn add_on(
        &mut self,
        sheet: &PageGeometry,
        canvas: Canvas,
        orientation: Orientation,
        name: &str,
        title: Message,
    ) -> Result {
        let words = self.options.language;
        let page = sheet.front(canvas, orientation, name, &words.format(&title))?;
        let is_back = self.all.len() % 2 == 1;
        self.all.push(if is_back { sheet.make_back(page) } else { page });
        Ok(())
    }

    /// Adds a back without other content, with the lines of [`shared::notes`].
    fn fill(&mut self, orientation: Orientation, name: &str) -> Result {
        let frame = self.sheet.page(orientation).inset(MARGIN);
        let canvas = draw_within(&self.sheet, frame, |canvas| {
            shared::notes(canvas, frame, self.options.language);
            Ok(())
        })?;
        self.add(canvas, orientation, name, sheet_notes())
    }

    fn add_all(
        &mut self,
        drawn: Vec<Canvas>,
        orientation: Orientation,
        name: &str,
        title: impl Fn() -> Message,
    ) -> Result {
        for (i, canvas) in (1..).zip(drawn) {
            let name = if i == 1 { name.to_owned() } else { format!("{name}-{i}") };
            self.add(canvas, orientation, &name, title())?;
        }
        Ok(())
    }
}

/// Draws a sheet in large print.
pub(super) fn pages(view: &SheetView, options: &DrawOptions) -> Result<Vec<Page>> {
    let (sheet, words) = (PageGeometry::large(options), options.language);
    let mut pages = Pages { sheet, options, all: Vec::new() };
    let titles = [(Side::Front, sheet_page_front()), (Side::Back, sheet_page_back())];
    for (side, title) in &titles {
        let frame = sheet.page(Orientation::Landscape).inset(MARGIN);
        let canvas = draw_within(&sheet, frame, |canvas| match side {
            Side::Front => front::draw_large(canvas, frame, view, words),
            Side::Back => back::draw_large(canvas, frame, view, words),
        })?;
        pages.add(canvas, Orientation::Landscape, &side.to_string(), title.clone())?;
    }
    let frame = sheet.page(Orientation::Landscape).inset(MARGIN);
    let canvas = draw_within(&sheet, frame, |canvas| draw_track_large(canvas, frame, view, words))?;
    pages.add(canvas, Orientation::Landscape, "track", sheet_track())?;
    pages.fill(Orientation::Landscape, "track-notes")?;
    for index in 0..view.board.sections.len() {
        let leaves = Leaves::of(&sheet, view, words, index)?;
        for leaf in 0..leaves.count() {
            for (side, title) in &titles {
                let name = format!("{side}-{}-{}", index + 1, leaf + 1);
                match leaves.draw(&sheet, view, words, (index, *side), leaf)? {
                    Some((sheet, canvas)) => {
                        pages.add_on(&sheet, canvas, leaves.orientation, &name, title.clone())?;
                    }
                    None => pages.fill(leaves.orientation, &name)?,
                }
            }
        }
    }
    let drawn = rules::draw_large(&sheet, MARGIN, view, words)?;
    pages.add_all(drawn, Orientation::Portrait, "rules", sheet_page_rules)?;
    if pages.all.len() % 2 == 1 {
        pages.fill(Orientation::Portrait, "notes")?;
    }
    if let Some(oracle) = &view.oracle {
        let drawn = oracle::draw_large(&sheet, MARGIN, view, oracle, words)?;
        pages.add_all(drawn, Orientation::Landscape, "oracle", oracle_page)?;
    }
    let drawn = notebook::draw_large(&sheet, MARGIN, view, words)?;
    pages.add_all(drawn, Orientation::Landscape, "notebook", sheet_notebook)?;
    Ok(pages.all)
}

/// Distance from the page's edge to its content.
const MARGIN: LayoutUnit = LayoutUnit(5.0);
/// Distance from the page's edge to the border of a [`SectionPart`].
const SECTION_EDGE: LayoutUnit = LayoutUnit(4.0);
/// Smallest width and height of a cell of a [`SectionPart`].
const SECTION_LEAST: (LayoutUnit, LayoutUnit) = (LayoutUnit(30.5), LayoutUnit(26.0));
/// Smallest height of a cell in a garden that no page holds otherwise.
const SECTION_GARDEN: LayoutUnit = LayoutUnit(18.0);
/// Largest width of a cell in [`part_cells`].
const SECTION_WIDEST: LayoutUnit = LayoutUnit(44.0);
/// Largest ratio of a cell's height to its width in [`part_cells`].
const SECTION_HIGHEST: f64 = 1.12;
/// Style of the number of a section's part, below it.
const SECTION_PART: Style = Style::new(Face::Regular, 7.0).colour(theme::SOFT_INK);
/// Smallest distance of that number from the page's lower edge.
const SECTION_PART_UP: Mm = Mm(5.0);
/// Distance of that number from the border above it.
const SECTION_PART_GAP: LayoutUnit = LayoutUnit(0.4);
/// Width of the margin that stays empty on a section's pages.
const SECTION_BLANK: LayoutUnit = LayoutUnit(0.4);

/// Layout of a section on leaves: the orientation, and the parts of its front and back.
struct Leaves {
    orientation: Orientation,
    /// Whether the pages of a side are numbered below their border.
    is_numbered: bool,
    /// Frame of the cells on a page, inside border and header.
    room: Frame,
    /// Width of a cell that fits all names.
    named: LayoutUnit,
    sides: [Vec<SectionPart>; 2],
}

impl Leaves {
    /// Lays out a section. Prefers the orientation that shrinks its parts least, then the one with
    /// fewer leaves, then that of the section itself.
    fn of(
        sheet: &PageGeometry,
        view: &SheetView,
        words: &Language,
        index: usize,
    ) -> Result<Leaves> {
        let shape = view.board.sections[index].front;
        let named = least_width(view, words).min(SECTION_LEAST.0);
        let mut tried = Vec::new();
        for orientation in [Orientation::Landscape, Orientation::Portrait] {
            let laid_out = |is_numbered| {
                let room = room(card(sheet, orientation, is_numbered), index, view, words)?;
                let count =
                    |long: LayoutUnit, least: LayoutUnit| (long / least).floor().max(1.0) as u8;
                let holds = (count(room.w, SECTION_LEAST.0), count(room.h, SECTION_LEAST.1));
                let of = |side| section_parts(&view.board, index, side, holds);
                let sides = Side::ALL.map(of);
                Ok::<Leaves, DrawError>(Leaves { orientation, is_numbered, room, named, sides })
            };
            let mut leaves = laid_out(false)?;
            if leaves.count() > 1 {
                leaves = laid_out(true)?;
            }
            let all = leaves.sides.iter().flatten();
            let shrunk = all.map(|part| 100 - (leaves.factor(part) * 100.0) as u32).max();
            let against = (orientation == Orientation::Landscape) != (shape.w >= shape.h);
            tried.push(((shrunk, leaves.count(), against), leaves));
        }
        let best = tried.into_iter().min_by_key(|(cost, _)| *cost);
        let none = || DrawError::Impossible("a page stands in no way".to_owned());
        best.map(|(_, leaves)| leaves).ok_or_else(none)
    }

    /// Number of leaves.
    fn count(&self) -> usize {
        self.sides.iter().map(Vec::len).max().unwrap_or_default()
    }

    /// Scale factor of a part, at most 1. Smaller only for a very long garden.
    fn factor(&self, part: &SectionPart) -> f64 {
        let (w, h) = (f64::from(part.rect.w), f64::from(part.rect.h));
        let (wide, high) = (self.room.w / (self.named * w), self.room.h / (SECTION_GARDEN * h));
        wide.min(high).min(1.0)
    }

    /// Draws one side of a leaf, on paper with the scale of its part. Returns `None` if this side
    /// has fewer parts than the other.
    fn draw(
        &self,
        sheet: &PageGeometry,
        view: &SheetView,
        words: &Language,
        (index, side): (usize, Side),
        leaf: usize,
    ) -> Result<Option<(PageGeometry, Canvas)>> {
        let all = &self.sides[side as usize];
        let Some(part) = all.get(leaf) else { return Ok(None) };
        let sheet = sheet.smaller(self.factor(part));
        let (mut canvas, page) = (sheet.canvas(), sheet.page(self.orientation));
        canvas.ledger.enter("page", page.inset(SECTION_BLANK));
        let card = card(&sheet, self.orientation, self.is_numbered);
        let own = (index, side);
        let placed = |free: Frame| part_cells(free, part);
        draw_part(&mut canvas, view, words, card, own, part, placed)?;
        if all.len() > 1 {
            let at = Point::new(card.right(), page.bottom() - part_number_up(&sheet));
            let text = format!("{} / {}", leaf + 1, all.len());
            canvas.text(Layer::Text, &text, at, Align::Right, SECTION_PART);
        }
        canvas.ledger.leave();
        Ok(Some((sheet, canvas)))
    }
}

/// Returns the frame of the border of a section's part, above the number of the part if pages are
/// numbered.
fn card(sheet: &PageGeometry, orientation: Orientation, is_numbered: bool) -> Frame {
    let card = sheet.page(orientation).inset(SECTION_EDGE);
    let number = part_number_up(sheet) + SECTION_PART.rise() + SECTION_PART_GAP;
    let below = (number - SECTION_EDGE).max(LayoutUnit(0.0));
    if is_numbered { Frame { h: card.h - below, ..card } } else { card }
}

/// Returns the distance of the baseline of a part's number from the page's lower edge.
fn part_number_up(sheet: &PageGeometry) -> LayoutUnit {
    LayoutUnit(SECTION_PART_UP.0 / sheet.scale) + SECTION_PART.drop()
}

/// Returns the frame of the cells of `part`: as large as possible, in the middle of `free`.
fn part_cells(free: Frame, part: &SectionPart) -> Frame {
    let (columns, rows) = (f64::from(part.rect.w), f64::from(part.rect.h));
    let w = (free.w / columns).min(SECTION_WIDEST);
    let h = (free.h / rows).min(SECTION_HIGHEST * w);
    let (w, h) = (w * columns, h * rows);
    Frame::new(free.centre().x - w / 2.0, free.y + (free.h - h) / 2.0, w, h)
}

/// Index of a garden or cauldron in the lists of the [`Board`].
#[derive(Clone, Copy)]
enum Kind {
    Garden(usize),
    Cauldron(usize),
}

/// Rectangle of cells that a page can show.
#[derive(Clone, Copy)]
struct Window {
    rect: CellRect,
    /// Whether the window is only for one garden that exceeds every usual page.
    alone: bool,
}

impl Window {
    fn holds(self, rect: CellRect) -> bool {
        if self.alone { self.rect == rect } else { is_within(self.rect, rect) }
    }
}

/// Splits one side of a section into parts of at most `holds` (columns, rows). A garden is never
/// split, so a part with a single garden may exceed it.
fn section_parts(board: &Board, section: usize, side: Side, holds: (u8, u8)) -> Vec<SectionPart> {
    let own = |part: (usize, Side)| part == (section, side);
    let gardens = board.gardens.iter().enumerate().filter(|(_, g)| own((g.section, g.side)));
    let cauldrons = board.cauldrons.iter().enumerate().filter(|(_, c)| own((c.section, c.side)));
    let gardens = gardens.filter_map(|(i, garden)| {
        let cells =
            garden.cells.iter().map(|(cell, _)| CellRect { x: cell.x, y: cell.y, w: 1, h: 1 });
        Some((Kind::Garden(i), cells.reduce(bounding_rect)?))
    });
    let cauldrons = cauldrons.map(|(i, cauldron)| (Kind::Cauldron(i), cauldron.rect));
    let all: Vec<(Kind, CellRect)> = gardens.chain(cauldrons).collect();
    let windows = windows(board.sections[section].rect(side), &all, holds);
    let mut left: Vec<bool> = vec![true; all.len()];
    let chosen = (1..=all.len()).find_map(|most| cover(&all, &windows, &mut vec![], most));
    let mut chosen = chosen.unwrap_or_default();
    chosen.sort_by_key(|window| (window.rect.y, window.rect.x));
    let part = |window: Window| {
        let mut part: Option<SectionPart> = None;
        for (i, &(kind, rect)) in all.iter().enumerate() {
            if !(left[i] && window.holds(rect)) {
                continue;
            }
            left[i] = false;
            let part = part.get_or_insert(SectionPart {
                rect,
                gardens: Vec::new(),
                cauldrons: Vec::new(),
                look: 0,
            });
            part.rect = bounding_rect(part.rect, rect);
            match kind {
                Kind::Garden(i) => part.gardens.push(i),
                Kind::Cauldron(i) => part.cauldrons.push(i),
            }
        }
        part
    };
    chosen.into_iter().filter_map(part).collect()
}

/// Returns all windows of a section: one of the largest usual size at every position, and one for
/// each garden that is larger.
fn windows(section: CellRect, all: &[(Kind, CellRect)], (columns, rows): (u8, u8)) -> Vec<Window> {
    let (w, h) = (columns.min(section.w), rows.min(section.h));
    let xs = section.x..=section.x + section.w - w;
    let usual = (section.y..=section.y + section.h - h).flat_map(|y| {
        xs.clone().map(move |x| Window { rect: CellRect { x, y, w, h }, alone: false })
    });
    let larger = all.iter().map(|(_, rect)| *rect).filter(|rect| rect.w > w || rect.h > h);
    let larger = larger.map(|rect| Window { rect, alone: true });
    usual.chain(larger).collect()
}

/// Completes `chosen` with at most `most` windows to a cover of `all`, by depth-first search.
/// Returns `None` if impossible.
fn cover(
    all: &[(Kind, CellRect)],
    windows: &[Window],
    chosen: &mut Vec<Window>,
    most: usize,
) -> Option<Vec<Window>> {
    let held = |rect: CellRect| chosen.iter().any(|window| window.holds(rect));
    let Some(&(_, next)) = all.iter().find(|(_, rect)| !held(*rect)) else {
        return Some(chosen.clone());
    };
    if most == 0 {
        return None;
    }
    for &window in windows.iter().filter(|window| window.holds(next)) {
        chosen.push(window);
        let found = cover(all, windows, chosen, most - 1);
        chosen.pop();
        if found.is_some() {
            return found;
        }
    }
    None
}

fn is_within(window: CellRect, rect: CellRect) -> bool {
    let inside =
        |from: u8, long: u8, begin: u8, len: u8| from >= begin && from + long <= begin + len;
    inside(rect.x, rect.w, window.x, window.w) && inside(rect.y, rect.h, window.y, window.h)
}

/// Returns the smallest rectangle that contains `a` and `b`.
fn bounding_rect(a: CellRect, b: CellRect) -> CellRect {
    let (x, y) = (a.x.min(b.x), a.y.min(b.y));
    let (right, foot) = ((a.x + a.w).max(b.x + b.w), (a.y + a.h).max(b.y + b.h));
    CellRect { x, y, w: right - x, h: foot - y }
}

#[cfg(test)]
mod tests {
    use super::super::tests;
    use super::*;
    use crate::common::players::Players;
    use crate::common::seed::Seed;
    use crate::witches::settings::Level;

    /// Every garden and every cauldron is whole on exactly one page. A section side that fits on
    /// one page is on one page.
    #[test]
    fn no_garden_and_no_cauldron_is_parted() {
        for (seed, players) in (0..40).flat_map(|seed| Players::all().map(move |p| (seed, p))) {
            let board = Board::generate(Seed(seed), players, &Level::HighWitch.settings());
            for holds in [(4, 3), (3, 4), (5, 3), (3, 6), (6, 4), (8, 4)] {
                let mut gardens = vec![0; board.gardens.len()];
                let mut cauldrons = vec![0; board.cauldrons.len()];
                for (index, section) in board.sections.iter().enumerate() {
                    for side in Side::ALL {
                        let rect = section.rect(side);
                        let all = section_parts(&board, index, side, holds);
                        if rect.w <= holds.0 && rect.h <= holds.1 {
                            assert_eq!(all.len(), 1, "{seed} {players:?} {holds:?}");
                        }
                        for part in all {
                            for i in part.gardens.iter().copied() {
                                gardens[i] += 1;
                                let cells = &board.gardens[i].cells;
                                assert!(cells.iter().all(|(cell, _)| part.rect.contains(*cell)));
                            }
                            for i in part.cauldrons.iter().copied() {
                                cauldrons[i] += 1;
                                assert!(is_within(part.rect, board.cauldrons[i].rect));
                            }
                            let small = part.rect.w <= holds.0 && part.rect.h <= holds.1;
                            let alone = part.gardens.len() + part.cauldrons.len() == 1;
                            assert!(small || alone, "{seed} {players:?} {holds:?}");
                        }
                    }
                }
                assert!(gardens.iter().chain(&cauldrons).all(|count| *count == 1), "{seed}");
            }
        }
    }
    /// The number of a part has the distance from the edge of the paper that printers need.
    #[test]
    fn numbers_of_parts_are_clear_of_the_edge() {
        let words = Language::first();
        let mut seen = 0;
        for (count, paper) in
            [(1, tests::A4), (1, tests::LETTER), (2, (206.0, 272.0)), (1, (297.0, 420.0))]
        {
            let players = Players::new(count).unwrap();
            let view = tests::view(3, players, &Level::HighWitch.settings());
            let sheet = PageGeometry::large(&tests::options(paper));
            for index in 0..view.board.sections.len() {
                let leaves = Leaves::of(&sheet, &view, words, index).unwrap();
                for (leaf, side) in
                    (0..leaves.count()).flat_map(|leaf| Side::ALL.map(|side| (leaf, side)))
                {
                    let drawn = leaves.draw(&sheet, &view, words, (index, side), leaf).unwrap();
                    let Some((sheet, canvas)) = drawn else { continue };
                    let ledger = canvas.finish().1;
                    assert!(ledger.find_faults().is_empty(), "{:?}", ledger.find_faults());
                    let text = format!("{} / {}", leaf + 1, leaves.sides[side as usize].len());
                    let Some(number) = ledger.placed.iter().find(|one| one.what == text) else {
                        assert_eq!(leaves.sides[side as usize].len(), 1);
                        continue;
                    };
                    let page = sheet.page(leaves.orientation);
                    let free = (page.bottom() - number.frame.bottom()).0 * sheet.scale;
                    let right = (page.right() - number.frame.right()).0 * sheet.scale;
                    assert!(free > 4.99 && right > 4.99, "{paper:?}: {free} and {right} mm");
                    seen += 1;
                }
            }
        }
        assert!(seen > 8, "{seen}");
    }
}
