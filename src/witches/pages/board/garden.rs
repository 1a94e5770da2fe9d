//! A garden: one organic outline, faint cell lines, and what its cells hold.

use super::cells::Cells;
use super::{ground, plots};
use crate::common::stream::Stream;
use crate::game::seed::Seed;
use crate::page::canvas::{Canvas, Pen};
use crate::page::shape::{GardenStyle, Point, garden_lines, garden_outline, outline_of};
use crate::page::tag::Tag;
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::texts::said::sheet_read_garden_of;
use crate::witches::board::{Garden, Rect};
use crate::witches::concern::WitchesConcern;
use crate::witches::pages::SheetView;

/// From a cell's border to the garden's outline.
const INSET: Unit = Unit(1.15);
/// How much an outline wavers, and the radius of its corners.
const WOBBLE: Unit = Unit(0.4);
const CORNER: Unit = Unit(6.0);
/// From the lines between cells to the outline and to each other.
const LINE_GAP: Unit = Unit(0.6);
const OUTLINE: Pen = Pen::new(theme::GARDEN_LINE, Unit(0.6));
const GUIDE: Pen = Pen::new(theme::GARDEN_GRID, Unit(0.3));

/// Draws a garden with what its cells hold.
///
/// # Errors
/// If a text does not fit.
pub(super) fn draw(
    canvas: &mut Canvas,
    view: &SheetView,
    words: &Language,
    cells: &Cells,
    index: usize,
    garden: &Garden,
) -> Result<(), DrawError> {
    canvas.begin(Tag::Figure(words.say(&sheet_read_garden_of(garden.cells.len()))));
    let longest = usize::from(view.facts.longest);
    bed(canvas, (view.art, longest), cells, index, garden);
    canvas.end();
    for (cell, plot) in &garden.cells {
        let frame = cells.of(Rect { x: cell.x, y: cell.y, w: 1, h: 1 });
        plots::draw(canvas, view, words, frame, *plot)?;
    }
    Ok(())
}

/// Draws a garden without what its cells hold: in which art, and how many dots a cell has at most.
pub(in crate::witches::pages) fn bed(
    canvas: &mut Canvas,
    (art, longest): (Seed, usize),
    cells: &Cells,
    index: usize,
    garden: &Garden,
) {
    let (cw, ch) = cells.size();
    let corner = cells.of(Rect { x: 0, y: 0, w: 1, h: 1 });
    let look = canvas.theme().garden();
    let (wobble, round) = (WOBBLE * look.wobble, CORNER * look.corner);
    let style = GardenStyle::new(Point::new(corner.x, corner.y), (cw, ch), INSET, wobble, round);
    let places: Vec<(u8, u8)> = garden.cells.iter().map(|(cell, _)| (cell.x, cell.y)).collect();
    let mut stream = Stream::new(art, WitchesConcern::GardenArt, index as u64);
    let outline = garden_outline(&places, &style, &mut stream);
    let lines = garden_lines(&places, &style, LINE_GAP, &mut stream);
    canvas.fill(outline_of(&outline), theme::GARDEN_FILL);
    if look.ground {
        ground::draw(canvas, (art, longest), cells, index, garden);
    }
    if !lines.is_empty() {
        canvas.dashes(outline_of(&lines), GUIDE, theme::GUIDE_DASHES);
    }
    canvas.outline(outline_of(&outline), None, OUTLINE);
}
