//! Garden: an organic outline, faint cell lines, and a ground. The ground has beds of soil at the
//! foot of the cells, stones and grass at the ends of beds, and a fence along the upper edge. It is
//! pale and limited to the margins of the cells, so that pencil marks, names and dots dominate.

use super::plots::{DOT_REACH, dot_middles};
use super::scene::BoardScene;
use super::tokens::{GardenDecoration, Token, share};
use super::*;
use crate::page::list::{DrawingCache, Node, Placement, SharedForm, hundredths};
use crate::page::shape::{GardenStyle, garden_lines, garden_outline, shape_node};
use crate::witches::board::{Cell, Garden, Plot};

/// Distance from a cell's border to the garden's outline.
const INSET: LayoutUnit = LayoutUnit(1.15);
/// Amplitude of the outline's irregularity.
const WOBBLE: LayoutUnit = LayoutUnit(0.4);
/// Radius of the outline's corners.
const CORNER: LayoutUnit = LayoutUnit(6.0);
/// Gap between cell lines and the outline, and between two cell lines.
const LINE_GAP: LayoutUnit = LayoutUnit(0.6);
const THIN_OUTLINE: Pen = Pen::new(theme::GARDEN_LINE, LayoutUnit(0.4));
const GUIDE: Pen = Pen::new(theme::GARDEN_GRID, LayoutUnit(0.3));

/// Draws a garden with the content of its cells.
pub(super) fn draw(
    canvas: &mut Canvas,
    view: &SheetView,
    words: &Language,
    cells: &SectionCells,
    index: usize,
    garden: &Garden,
) -> Result {
    canvas.begin(Tag::Figure(words.format(&sheet_read_garden_of(garden.cells.len()))));
    let longest = usize::from(view.facts.longest);
    let ground = Ground { art: view.art, longest, scene: Some(BoardScene::drawn(view.art)) };
    draw_plants(canvas, ground, cells, index, garden);
    canvas.end();
    for (cell, plot) in &garden.cells {
        let frame = cells.of(CellRect { x: cell.x, y: cell.y, w: 1, h: 1 });
        plots::draw(canvas, view, words, frame, *plot)?;
    }
    Ok(())
}

/// Draws a garden without the content of its cells. `longest` is the largest number of dots of a
/// cell.
pub(crate) fn bed(
    canvas: &mut Canvas,
    (art, longest): (Seed, usize),
    cells: &SectionCells,
    index: usize,
    garden: &Garden,
) {
    draw_plants(canvas, Ground { art, longest, scene: None }, cells, index, garden);
}

/// Parameters of a garden's drawing: its art, the largest number of dots of a cell, and the scene
/// of its board.
#[derive(Clone, Copy)]
struct Ground {
    art: Seed,
    longest: usize,
    scene: Option<BoardScene>,
}

fn draw_plants(
    canvas: &mut Canvas,
    on: Ground,
    cells: &SectionCells,
    index: usize,
    garden: &Garden,
) {
    let (cw, ch) = cells.size();
    let corner = cells.of(CellRect { x: 0, y: 0, w: 1, h: 1 });
    let look = canvas.theme().garden();
    let (wobble, round) = (WOBBLE * look.wobble, CORNER * look.corner);
    let style = GardenStyle::new(Point::new(corner.x, corner.y), (cw, ch), INSET, wobble, round);
    let places: Vec<(u8, u8)> = garden.cells.iter().map(|(cell, _)| (cell.x, cell.y)).collect();
    let mut stream = Stream::new(on.art, WitchesConcern::GardenArt, index as u64);
    let outline = garden_outline(&places, &style, &mut stream);
    let lines = garden_lines(&places, &style, LINE_GAP, &mut stream);
    if look.ground {
        turf(canvas, cells, garden);
        ground(canvas, on, cells, index, garden);
    } else {
        canvas.fill(outline_of(&outline), theme::GARDEN_FILL);
    }
    if !lines.is_empty() {
        canvas.dashes(outline_of(&lines), GUIDE, theme::GUIDE_DASHES);
    }
    canvas.outline(outline_of(&outline), None, THIN_OUTLINE);
}

/// Height of [`turf`] above a bed.
const TURF: LayoutUnit = LayoutUnit(2.6);
/// Seed of the waves of [`turf`].
const TURF_ART: Seed = Seed(1);

/// Draws the meadow of a garden in a style that saves ink: grass at the foot of every cell. Cells
/// of equal size share one drawing.
fn turf(canvas: &mut Canvas, cells: &SectionCells, garden: &Garden) {
    static KNOWN: DrawingCache<[i64; 2]> = DrawingCache::new(Vec::new());
    for (cell, _) in &garden.cells {
        let inner = cells.of(CellRect { x: cell.x, y: cell.y, w: 1, h: 1 }).inset(GROUND_INSET);
        let h = GROUND_BED + TURF;
        let size = [inner.w, h].map(hundredths);
        let grass = SharedForm::get_or_draw(&KNOWN, size, || {
            let mut stream = Stream::new(TURF_ART, WitchesConcern::TurfArt, 0);
            let [w, h] = size.map(|length| LayoutUnit(length as f64 / 100.0));
            let waves = soil(Frame::new(LayoutUnit(0.0), LayoutUnit(0.0), w, h), &mut stream);
            vec![shape_node(outline_of([&waves]), Some(theme::GARDEN_FILL), None)]
        });
        let place = Placement::at(inner.x, inner.bottom() - h);
        canvas.nodes(vec![Node::Recurring(grass, place)]);
    }
}

/// Distance from a cell's border to its bed, larger than the irregularity of an outline.
const GROUND_INSET: LayoutUnit = LayoutUnit(2.0);
/// Height of a bed of [`soil`].
const GROUND_BED: LayoutUnit = LayoutUnit(3.9);
/// Amplitude of the waves on top of a bed of [`soil`].
const GROUND_WAVE: LayoutUnit = LayoutUnit(0.5);
/// Radius of the lower corners of a bed.
const GROUND_CORNER: LayoutUnit = LayoutUnit(4.2);
/// Fullness of round corners, as for [`Contour::round`].
const GROUND_CURVED: f64 = 0.55;
/// Number of humps on top of a bed of [`soil`].
const GROUND_HUMPS: usize = 4;
/// Gap at the end of a bed.
const GROUND_MARGIN: LayoutUnit = LayoutUnit(0.4);
/// Largest distance from the end of a bed to its decoration's inner edge.
const GROUND_END: LayoutUnit = LayoutUnit(5.0);
/// Smallest distance between decoration and dots.
const GROUND_CLEAR: LayoutUnit = LayoutUnit(0.4);
/// Depth of decoration in a bed.
const GROUND_ROOT: LayoutUnit = LayoutUnit(0.6);
/// Width of a post of a [`fence`].
const GROUND_POST: LayoutUnit = LayoutUnit(1.3);
/// Number of posts of a [`fence`].
const GROUND_POSTS: usize = 6;
/// Distance from a cell's corner to the middle of the first post.
const GROUND_POST_MARGIN: LayoutUnit = LayoutUnit(7.0);
/// Distance from the cell's border to the highest tops of posts.
const GROUND_POST_TOP: LayoutUnit = LayoutUnit(0.1);
/// Distances from the cell's border to the edges of the lower rail. The upper rail is the outline
/// of the garden.
const GROUND_RAIL: (LayoutUnit, LayoutUnit) = (LayoutUnit(2.2), LayoutUnit(2.8));
/// Distance from the cell's border to the feet of posts.
const GROUND_POST_FOOT: LayoutUnit = LayoutUnit(3.6);
/// Height of the point of a post.
const GROUND_POINT: LayoutUnit = LayoutUnit(0.6);
/// Smallest width of a cell with a fence. In narrower cells, as in the pictures of the rules, posts
/// would overlap.
const GROUND_LEAST_FENCED: LayoutUnit = LayoutUnit(20.0);

const GROUND_BLADE: Pen = Pen::new(theme::GRASS, LayoutUnit(0.3));
const GROUND_WOOD: Pen = Pen::new(theme::WOOD_LINE, LayoutUnit(0.2));

/// Draws the ground of a garden, clear of the dots of its plants. The outline must be drawn on top,
/// because it is the upper rail of the fence.
fn ground(
    canvas: &mut Canvas,
    Ground { art, longest, scene }: Ground,
    cells: &SectionCells,
    index: usize,
    garden: &Garden,
) {
    let mut stream = Stream::new(art, WitchesConcern::GroundArt, index as u64);
    let mut scene = scene.map(|scene| (scene, BoardScene::garden_stream(art, index)));
    let (mut beds, mut grown) = (Vec::new(), GardenDecoration::default());
    // Empty cells at the upper edge, where a fence overlaps no other drawing.
    let free = garden.cells.iter().filter(|(_, plot)| *plot == Plot::Empty);
    let free: Vec<Cell> =
        free.map(|(cell, _)| *cell).filter(|cell| is_at_the_top(garden, *cell)).collect();
    let fenced = stream.pick(&free).copied();
    for (cell, plot) in &garden.cells {
        let frame = cells.of(CellRect { x: cell.x, y: cell.y, w: 1, h: 1 });
        let is_fenced = Some(*cell) == fenced || free.contains(cell) && stream.chance(1, 3);
        if is_fenced && frame.w >= GROUND_LEAST_FENCED {
            grown.wood.extend(fence(frame, &mut stream));
        }
        let inner = frame.inset(GROUND_INSET);
        let bed = Frame { y: inner.bottom() - GROUND_BED, h: GROUND_BED, ..inner };
        beds.push(soil(bed, &mut stream));
        let dots = dot_middles(frame.inset(FREE), *plot, longest);
        for left in [true, false] {
            let end = end_of(bed, &dots, left);
            let Some(usual) = Token::USUAL.get(stream.below(4)) else { continue };
            let own = scene.as_mut().and_then(|(of, own)| own.chance(3, 4).then_some(*of));
            let token = own.map_or(*usual, |scene| usual.of(scene));
            let side = token.reach();
            let spare = end.w - 2.0 * side;
            let x = end.x + side + spare * share(&mut stream);
            if spare >= LayoutUnit(0.0) {
                token.grow(Point::new(x, bed.y + GROUND_ROOT), &mut stream, &mut grown);
            }
        }
    }
    let GardenDecoration { grass, stones, wood } = grown;
    if !beds.is_empty() {
        canvas.fill(outline_of(&beds), theme::SOIL);
    }
    if !grass.is_empty() {
        canvas.outline(outline_of(&grass), None, GROUND_BLADE);
    }
    if !stones.is_empty() {
        canvas.outline(outline_of(&stones), theme::STONE, GROUND_WOOD);
    }
    if !wood.is_empty() {
        canvas.outline(outline_of(&wood), theme::WOOD, GROUND_WOOD);
    }
}

/// Returns the area of `bed` at one end that is free of `dots`, at the left end if `left` is set.
fn end_of(bed: Frame, dots: &[Point], left: bool) -> Frame {
    let reach = DOT_REACH + GROUND_CLEAR;
    let width = if left {
        dots.iter().map(|dot| dot.x - reach - bed.x).fold(GROUND_END, LayoutUnit::min)
    } else {
        dots.iter().map(|dot| bed.right() - dot.x - reach).fold(GROUND_END, LayoutUnit::min)
    };
    let width = (width - GROUND_MARGIN).max(LayoutUnit(0.0));
    let x = if left { bed.x + GROUND_MARGIN } else { bed.right() - GROUND_MARGIN - width };
    Frame { x, w: width, ..bed }
}

/// Whether no cell of the garden is above `cell`.
fn is_at_the_top(garden: &Garden, cell: Cell) -> bool {
    !garden.cells.iter().any(|(other, _)| other.x == cell.x && other.y + 1 == cell.y)
}

/// Returns a bed with a wavy top.
fn soil(bed: Frame, stream: &mut Stream) -> Contour {
    let hump = bed.w / GROUND_HUMPS as f64;
    let mut line = Contour::from(Point::new(bed.x, bed.y + GROUND_WAVE));
    for i in 0..GROUND_HUMPS {
        let (from, to) = (bed.x + hump * i as f64, bed.x + hump * (i + 1) as f64);
        let top = bed.y - GROUND_WAVE * share(stream);
        let third = hump / 3.0;
        let (rise, fall) = (Point::new(from + third, top), Point::new(to - third, top));
        line.curve(rise, fall, Point::new(to, bed.y + GROUND_WAVE));
    }
    let (right, foot) = (bed.right(), bed.bottom());
    line.round(Point::new(right, foot), Point::new(right - GROUND_CORNER, foot), GROUND_CURVED);
    line.line(Point::new(bed.x + GROUND_CORNER, foot));
    line.round(Point::new(bed.x, foot), Point::new(bed.x, bed.y + GROUND_WAVE), GROUND_CURVED);
    line.close()
}

/// Returns pointed posts along the upper border of a cell, and a rail behind them.
fn fence(cell: Frame, stream: &mut Stream) -> Vec<Contour> {
    let step = (cell.w - 2.0 * GROUND_POST_MARGIN) / (GROUND_POSTS - 1) as f64;
    let left = cell.x + GROUND_POST_MARGIN;
    let right = left + step * (GROUND_POSTS - 1) as f64;
    let (upper, lower) = (cell.y + GROUND_RAIL.0, cell.y + GROUND_RAIL.1);
    let mut rail = Contour::from(Point::new(left, upper));
    rail.line(Point::new(right, upper)).line(Point::new(right, lower));
    rail.line(Point::new(left, lower));
    let mut all = vec![rail.close()];
    for i in 0..GROUND_POSTS {
        let x = left + step * i as f64;
        let top = cell.y + GROUND_POST_TOP + GROUND_POINT * 0.5 * share(stream);
        let foot = cell.y + GROUND_POST_FOOT;
        let (left, right) = (x - GROUND_POST / 2.0, x + GROUND_POST / 2.0);
        let mut line = Contour::from(Point::new(left, foot));
        line.line(Point::new(left, top + GROUND_POINT)).line(Point::new(x, top));
        line.line(Point::new(right, top + GROUND_POINT)).line(Point::new(right, foot));
        all.push(line.close());
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::witches::board::Special;

    /// Smallest height for pencil marks between fence and grass: three lines of writing.
    const ROOM: LayoutUnit = LayoutUnit(12.0);

    #[test]
    fn the_ground_keeps_to_the_margins_of_a_cell() {
        let cell = Frame::of(30.0, 40.0, 33.0, 24.0);
        let within = |contours: &[Contour], from: LayoutUnit, to: LayoutUnit| {
            let points = contours.iter().flat_map(Contour::control_points);
            points.into_iter().all(|p| cell.holds(p) && (from..=to).contains(&p.y))
        };
        for seed in 0..200 {
            let mut stream = Stream::new(Seed(seed), WitchesConcern::GroundArt, 0);
            let inner = cell.inset(GROUND_INSET);
            let bed = Frame { y: inner.bottom() - GROUND_BED, h: GROUND_BED, ..inner };
            let grass = bed.y + GROUND_ROOT - tokens::HIGHEST;
            let foot = cell.y + GROUND_POST_FOOT;
            assert!(grass - foot >= ROOM);
            assert!(within(&[soil(bed, &mut stream)], bed.y - GROUND_WAVE, inner.bottom()));
            assert!(within(&fence(cell, &mut stream), cell.y, foot));
        }
    }

    #[test]
    fn nothing_lies_under_the_dots_of_a_bed() {
        for (width, longest) in [(33.0, 4), (33.0, 6), (31.0, 6), (29.0, 5), (24.0, 6)] {
            let cell = Frame::of(30.0, 40.0, width, 24.0);
            let inner = cell.inset(GROUND_INSET);
            let bed = Frame { y: inner.bottom() - GROUND_BED, h: GROUND_BED, ..inner };
            for plot in [Plot::Empty, Plot::Special(Special::Efficiency)] {
                let dots = dot_middles(cell.inset(FREE), plot, longest);
                for end in [true, false].map(|left| end_of(bed, &dots, left)) {
                    assert!(bed.encloses(&end));
                    let clear = |dot: &Point| {
                        let gap = (end.x - dot.x).max(dot.x - end.right());
                        end.w == LayoutUnit(0.0) || gap >= DOT_REACH + LayoutUnit(0.3)
                    };
                    assert!(dots.iter().all(clear), "{width} {longest} {plot:?}");
                }
            }
            assert!(end_of(bed, &[], true).w > tokens::WIDEST * 2.0);
        }
    }
}
