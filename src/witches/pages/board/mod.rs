//! The two pages of the board: the strip with information on the game, the grid of sections below
//! it, and helpers for several parts of a board.

pub(super) mod back;
mod cauldron;
pub(super) mod front;
mod garden;
mod in_play;
mod land;
mod plots;
mod scene;
mod scenery;
mod section;
mod skyline;
mod tokens;
mod track;

pub(super) use cauldron::{BUBBLE, bubble, pot};
pub(super) use garden::bed;
pub(super) use plots::{DOT_RADIUS, FREE, dot_centres, dots, least_width};
#[cfg(test)]
pub(super) use scene::BoardScene;
pub(super) use section::{SectionPart, draw_part, room};
pub(super) use track::draw_large as draw_track_large;
pub(crate) use track::phase_message;

use super::shared::{notes, shrunk};
use super::*;
use crate::page::{CutLines, Mm};
use crate::witches::board::{COLUMNS, ROWS};
use crate::witches::clock::Clock;

/// Tolerance for a position at the edge of the grid.
const HAIR: LayoutUnit = LayoutUnit(0.1);
/// Length by which a cut between sections extends above them.
const OVERHANG: LayoutUnit = LayoutUnit(1.5);
const CUT: Pen = Pen::new(theme::RULE, LayoutUnit(0.25));
/// Side of the scissors of [`cuts`].
const SCISSORS: LayoutUnit = LayoutUnit(3.8);
/// Distance of the scissors of [`cuts`] from the right of the grid.
const SCISSORS_LEFT: LayoutUnit = LayoutUnit(6.0);
/// Style of the note of [`draw_turned_note`], in the margin that booklets leave free.
const TURNED: Style = Style::new(Face::Regular, 7.0).colour(theme::SOFT_INK);
/// Distance of the note of [`draw_turned_note`] from the drawable area.
const TURNED_GAP: LayoutUnit = LayoutUnit(0.4);

/// Distance from a cut to drawn content: the tolerance of scissors and printers.
const SAFETY: LayoutUnit = LayoutUnit(1.6);
/// Smallest height of the strip above the grid.
const STRIP: LayoutUnit = LayoutUnit(42.0);
/// Gap between strip and grid. The cut is in its middle.
const STRIP_GAP: LayoutUnit = LayoutUnit(3.0);
/// Largest ratio of a cell's width to its height.
const WIDEST: f64 = 1.25;
/// Largest ratio of a cell's height to its width.
const HIGHEST: f64 = 1.12;

/// Step by which a text of the strip that is too wide shrinks, in points.
const SMALLER: f64 = 0.25;

/// Shrinks `style` until a text of the strip fits into `room`, but not below the smallest font
/// size.
fn shrink_style(style: Style, text: &str, room: LayoutUnit) -> Style {
    shrunk(style, text, room, SMALLER)
}

/// Height of the band below the strip, with moon track, namings and aims.
const BAND: LayoutUnit = LayoutUnit(9.4);
/// Gap between strip and band.
const BAND_GAP: LayoutUnit = LayoutUnit(1.0);

/// Additional inset of the column next to a single section, because a section's border is wider
/// than the column's line.
const COLUMN_INSET: LayoutUnit = LayoutUnit(0.6);

/// Positions of the parts of a board on its page.
#[derive(Clone, Copy)]
struct BoardPlan<'a> {
    sheet: &'a PageGeometry,
    /// Height of the band with the gap above it; 0 without a band.
    band: LayoutUnit,
    /// Front of a single section that leaves a column of the grid free.
    alone: Option<CellRect>,
}

impl<'a> BoardPlan<'a> {
    fn of(sheet: &'a PageGeometry, view: &SheetView) -> BoardPlan<'a> {
        let alone = match &view.board.sections[..] {
            [section] if section.front.w < COLUMNS => Some(section.front),
            _ => None,
        };
        let has_band = alone.is_none();
        BoardPlan { sheet, band: if has_band { BAND + BAND_GAP } else { LayoutUnit(0.0) }, alone }
    }

    fn cell(&self) -> (LayoutUnit, LayoutUnit) {
        let PageGeometry { long, short, .. } = *self.sheet;
        let above = STRIP + self.band + STRIP_GAP;
        let free = (short - 2.0 * theme::MARGIN - above) / f64::from(ROWS);
        let w = ((long - 2.0 * theme::MARGIN) / f64::from(COLUMNS)).min(WIDEST * free);
        (w, free.min(HIGHEST * w))
    }

    /// Returns the frame of the grid: at the foot of the page and centred, so that its mirror image
    /// is exactly behind it.
    fn grid(&self) -> Frame {
        let (cw, ch) = self.cell();
        let (w, h) = (cw * f64::from(COLUMNS), ch * f64::from(ROWS));
        let PageGeometry { long, short, .. } = *self.sheet;
        Frame::new((long - w) / 2.0, short - theme::MARGIN - h, w, h)
    }

    /// Returns the frame of everything above the grid.
    fn frame_above_grid(&self) -> Frame {
        let grid = self.grid();
        let h = grid.y - STRIP_GAP - theme::MARGIN;
        Frame::new(grid.x + SAFETY, theme::MARGIN, grid.w - 2.0 * SAFETY, h)
    }

    /// Returns the frame of the strip at the top.
    fn strip(&self) -> Frame {
        let above = self.frame_above_grid();
        Frame { h: above.h - self.band, ..above }
    }

    /// Returns the frame of the band below the strip, if there is one.
    fn band(&self) -> Option<Frame> {
        let above = self.frame_above_grid();
        let band = Frame { y: above.bottom() - BAND, h: BAND, ..above };
        (self.band > LayoutUnit(0.0)).then_some(band)
    }

    /// Returns the frame of the column that a single section leaves free on `side`.
    fn column(&self, side: Side) -> Option<Frame> {
        let section = self.alone?;
        let (x, w) = match side {
            Side::Front => (section.x + section.w, COLUMNS - section.x - section.w),
            Side::Back => (0, COLUMNS - section.x - section.w),
        };
        Some(self.frame(CellRect { x, y: 0, w, h: ROWS }).inset(SAFETY + COLUMN_INSET))
    }

    /// Returns the vertical position of the cut below the strip.
    fn cut_y(&self) -> LayoutUnit {
        self.grid().y - STRIP_GAP / 2.0
    }

    /// Returns the lines along which a side of a board may be cut: below the strip and between its
    /// sections.
    fn seams(&self, sections: &[CellRect]) -> CutLines {
        let (grid, (cw, ch)) = (self.grid(), self.cell());
        let mm = |length: LayoutUnit| Mm(length.0 * self.sheet.scale);
        let apart = |at: u8, of: fn(&CellRect) -> (u8, u8)| {
            sections.iter().map(of).all(|(from, size)| at <= from || from + size <= at)
        };
        let upright = (1..COLUMNS).filter(|at| apart(*at, |rect| (rect.x, rect.w)));
        let lying = (1..ROWS).filter(|at| apart(*at, |rect| (rect.y, rect.h)));
        let upright = upright.map(|at| mm(grid.x + cw * f64::from(at)));
        let lying = lying.map(|at| mm(grid.y + ch * f64::from(at)));
        CutLines {
            vertical: upright.collect(),
            horizontal: [mm(self.cut_y())].into_iter().chain(lying).collect(),
        }
    }

    /// Returns the frame of `cells` on the page of their side.
    fn frame(&self, cells: CellRect) -> Frame {
        SectionCells { rect: CellRect { x: 0, y: 0, w: COLUMNS, h: ROWS }, frame: self.grid() }
            .of(cells)
    }
}

/// Returns the lines along which a side of a board may be cut.
pub(super) fn seams(sheet: &PageGeometry, view: &SheetView, sections: &[CellRect]) -> CutLines {
    BoardPlan::of(sheet, view).seams(sections)
}

/// Draws one side of the board.
pub(super) fn draw(
    canvas: &mut Canvas,
    sheet: &PageGeometry,
    view: &SheetView,
    words: &Language,
    side: Side,
) -> Result {
    let page = sheet.page(Orientation::Landscape).inset(theme::MARGIN);
    if side == Side::Back && sheet.is_back_rotated(Orientation::Landscape) {
        draw_turned_note(canvas, page, words)?;
    }
    let plan = BoardPlan::of(sheet, view);
    canvas.ledger.enter("page", page);
    canvas.ledger.enter("strip", plan.frame_above_grid());
    match side {
        Side::Front => front::draw(canvas, plan.strip(), view, words)?,
        Side::Back => back::draw(canvas, plan.frame_above_grid(), view, words)?,
    }
    if let (Side::Front, Some(band)) = (side, plan.band()) {
        track::draw_band(canvas, band, view, words)?;
    }
    canvas.ledger.leave();
    for index in 0..view.board.sections.len() {
        section::draw(canvas, &plan, view, words, index, side)?;
    }
    if let Some(column) = plan.column(side) {
        canvas.ledger.enter("column", column);
        match side {
            Side::Front => track::draw_column(canvas, column, view, words)?,
            Side::Back => notes(canvas, column, words),
        }
        canvas.ledger.leave();
    }
    // A single section is not cut out.
    if side == Side::Front && view.board.sections.len() > 1 {
        cuts(canvas, &plan, view);
    }
    canvas.ledger.leave();
    Ok(())
}

/// Draws a note in the margin that explains the turned page, above the right half of the strip,
/// which has no heading close to it. On a screen, where the page is upside down, the note is upright.
fn draw_turned_note(canvas: &mut Canvas, page: Frame, words: &Language) -> Result {
    let note = words.format(&sheet_turned());
    let half = page.w / 2.0;
    TURNED.fits(&note, half)?;
    let middle = page.right() - half / 2.0;
    let at = Point::new(middle, page.y - TURNED_GAP - TURNED.rise());
    canvas.text_upside_down(&note, at, TURNED);
    Ok(())
}

/// Draws the cut lines and a pair of scissors.
fn cuts(canvas: &mut Canvas, plan: &BoardPlan<'_>, view: &SheetView) {
    let (grid, cut) = (plan.grid(), plan.cut_y());
    let mut all = vec![(Point::new(grid.x, cut), Point::new(grid.right(), cut))];
    for section in &view.board.sections {
        let frame = plan.frame(section.front);
        if frame.right() < grid.right() - HAIR {
            let above = Point::new(frame.right(), frame.y - OVERHANG);
            all.push((above, Point::new(frame.right(), frame.bottom())));
        }
        if frame.bottom() < grid.bottom() - HAIR {
            let left = Point::new(frame.x, frame.bottom());
            all.push((left, Point::new(frame.right(), frame.bottom())));
        }
    }
    canvas.dashes(lines(all), CUT, theme::CUT);
    let (x, y) = (grid.right() - SCISSORS_LEFT, cut - SCISSORS / 2.0);
    canvas.symbol(Layer::Ground, symbol!("scissors"), Frame::new(x, y, SCISSORS, SCISSORS));
}

/// Largest side of the picture of an action.
const TURN_LARGEST: LayoutUnit = LayoutUnit(19.0);
/// Gap between a picture and its word.
const TURN_WORD_GAP: LayoutUnit = LayoutUnit(0.3);
/// Gap between two pictures with their words.
const TURN_APART: LayoutUnit = LayoutUnit(0.8);
const TURN_WORD: Face = Face::Bold;
/// Line height of a word in two lines.
const TURN_LEADING: f64 = 1.05;

/// Returns the actions of a turn, each with its picture and its word.
fn actions() -> [(Symbol, Message); 4] {
    [
        (symbol!("turn-plant"), sheet_turn_plant()),
        (symbol!("turn-grow"), sheet_turn_grow()),
        (symbol!("turn-pluck"), sheet_turn_pluck()),
        (symbol!("turn-close"), sheet_turn_close()),
    ]
}

/// Draws the actions into `frame`, in rows of `columns`.
fn turn_actions(
    canvas: &mut Canvas,
    frame: Frame,
    words: &Language,
    (columns, size): (usize, FontSize),
) -> Result {
    let actions = actions();
    let (rows, columns) = (actions.len().div_ceil(columns), columns.min(actions.len()));
    let h = (frame.h + TURN_APART) / rows as f64 - TURN_APART;
    let said: Vec<String> = actions.iter().map(|(_, word)| words.format(word)).collect();
    let widths = turn_widths(&said, columns, size, frame.w);
    let worded = said.iter().enumerate().map(|(i, word)| {
        Paragraph::new(word, TURN_WORD).break_balanced(size, widths[i % columns] - TURN_APART)
    });
    let worded: Vec<Vec<TextLine>> = worded.collect::<Result<_, _>>()?;
    let leading = size.em() * TURN_LEADING;
    let high = leading * worded.iter().map(Vec::len).max().unwrap_or_default() as f64;
    let narrowest = widths.iter().copied().fold(frame.w, LayoutUnit::min);
    let side = (h - high - TURN_WORD_GAP).min(narrowest - TURN_APART).min(TURN_LARGEST);
    for (i, ((picture, _), lines)) in actions.iter().zip(&worded).enumerate() {
        let (column, row) = (i % columns, (i / columns) as f64);
        let left = widths[..column].iter().copied().sum::<LayoutUnit>();
        let middle = frame.x + left + widths[column] / 2.0;
        let top = frame.y + (h + TURN_APART) * row;
        canvas.symbol(Layer::Icon, *picture, Frame::new(middle - side / 2.0, top, side, side));
        let first = top + side + TURN_WORD_GAP + TURN_WORD.rise() * size.em();
        canvas.lines(lines, Point::new(middle, first), leading, Align::Middle, size, theme::INK);
    }
    Ok(())
}

/// Returns the widths of the columns. They are equal if each word then fits into one line, and
/// otherwise as wide as their longest words need. If these exceed `room`, the widths are equal
/// again, and longer words take two lines.
fn turn_widths(
    lines: &[String],
    columns: usize,
    size: FontSize,
    room: LayoutUnit,
) -> Vec<LayoutUnit> {
    let mut needed = vec![LayoutUnit(0.0); columns];
    for (i, word) in lines.iter().enumerate() {
        let word = TURN_WORD.em_width(word) * size.em() + TURN_APART + LayoutUnit(0.01);
        needed[i % columns] = needed[i % columns].max(word);
    }
    let alike = room / columns as f64;
    let all: LayoutUnit = needed.iter().copied().sum();
    if all > room || needed.iter().all(|width| *width <= alike) {
        return vec![alike; columns];
    }
    let spare = (room - all) / columns as f64;
    needed.into_iter().map(|width| width + spare).collect()
}

/// Cells of a section on the page, as large as border and header allow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SectionCells {
    pub rect: CellRect,
    /// Frame of all cells.
    pub frame: Frame,
}

impl SectionCells {
    /// Returns width and height of a cell.
    pub(crate) fn size(&self) -> (LayoutUnit, LayoutUnit) {
        (self.frame.w / f64::from(self.rect.w), self.frame.h / f64::from(self.rect.h))
    }

    /// Returns the frame of `cells`, which have the coordinates of the side's grid.
    pub(crate) fn of(&self, cells: CellRect) -> Frame {
        let (w, h) = self.size();
        Frame::new(
            self.frame.x + w * (f64::from(cells.x) - f64::from(self.rect.x)),
            self.frame.y + h * (f64::from(cells.y) - f64::from(self.rect.y)),
            w * f64::from(cells.w),
            h * f64::from(cells.h),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::Duplex;
    use crate::page::geometry::tests::{paper, seen_through};

    /// Returns the plans of a board without a band and with one.
    fn plans(sheet: &PageGeometry) -> [BoardPlan<'_>; 2] {
        [LayoutUnit(0.0), BAND + BAND_GAP].map(|band| BoardPlan { sheet, band, alone: None })
    }

    #[test]
    fn backs_lie_exactly_behind_their_fronts() {
        for (w, h) in [(297.0, 210.0), (279.4, 215.9), (420.0, 297.0), (355.6, 215.9)] {
            for duplex in [Duplex::LongEdge, Duplex::ShortEdge] {
                let sheet = paper(w, h, duplex);
                let all = [(0, 0, 3, 2), (5, 0, 3, 4), (6, 0, 2, 4), (3, 2, 3, 2)];
                for (plan, (x, y, cw, ch)) in
                    plans(&sheet).into_iter().flat_map(|plan| all.map(|rect| (plan, rect)))
                {
                    let front = plan.frame(CellRect { x, y, w: cw, h: ch });
                    let back = plan.frame(CellRect { x: 8 - x - cw, y, w: cw, h: ch });
                    let behind = seen_through(&sheet, Orientation::Landscape, back);
                    assert!(behind.encloses(&front) && front.encloses(&behind), "{duplex:?}");
                }
            }
        }
    }

    #[test]
    fn grid_and_strip_keep_the_margins() {
        for (w, h) in [(297.0, 210.0), (279.4, 215.9), (272.0, 206.0), (1189.0, 841.0)] {
            let sheet = paper(w, h, Duplex::LongEdge);
            let room = sheet.page(Orientation::Landscape).inset(theme::MARGIN);
            for plan in plans(&sheet) {
                assert!(room.encloses(&plan.grid()) && room.encloses(&plan.frame_above_grid()));
                assert!(plan.strip().h >= STRIP - LayoutUnit(0.001));
                assert!((plan.grid().bottom() - room.bottom()).abs() < LayoutUnit(0.001));
                let parts = plan.band().map(|band| band.y - plan.strip().bottom());
                assert!(parts.is_none_or(|gap| (gap - BAND_GAP).abs() < LayoutUnit(0.001)));
            }
        }
    }

    /// No seam crosses a section, and one seam separates the strip.
    #[test]
    fn seams_run_between_sections() {
        let sheet = paper(594.0, 420.0, Duplex::LongEdge);
        let rect = |x, y, w, h| CellRect { x, y, w, h };
        let [plan, _] = plans(&sheet);
        let four = [rect(0, 0, 4, 2), rect(4, 0, 4, 2), rect(0, 2, 4, 2), rect(4, 2, 4, 2)];
        let CutLines { vertical: upright, horizontal: lying } = plan.seams(&four);
        assert_eq!(upright, [Mm(297.0)]);
        let middle = Mm(plan.grid().centre().y.0 * sheet.scale);
        assert!(lying.len() == 2 && (lying[1] - middle).0.abs() < 1e-6, "{lying:?}");
        assert!(Mm(0.0) < lying[0] && lying[0] < lying[1]);
        let odd = [rect(0, 0, 3, 4), rect(3, 0, 5, 2), rect(3, 2, 5, 2)];
        let CutLines { vertical: upright, horizontal: lying } = plan.seams(&odd);
        assert_eq!((upright.len(), lying.len()), (1, 1), "{upright:?} {lying:?}");
    }
}
