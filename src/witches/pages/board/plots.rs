//! Content of garden cells: plants, special cells, room for notes, and the dots to fill in as a
//! plant grows.

use super::*;
use crate::witches::board::Plot;

/// Distance from a cell's border to its content.
pub(crate) const FREE: LayoutUnit = LayoutUnit(2.5);
/// Gap between the circles of a printed plant and its name.
const NAME_GAP: LayoutUnit = LayoutUnit(0.3);
/// Gap between the name of a printed plant and its symbol.
const PLANT_GAP: LayoutUnit = LayoutUnit(0.3);
/// Largest side of the symbol of a printed plant.
const LARGEST_PLANT: LayoutUnit = LayoutUnit(14.0);
/// Side of the symbol of a special cell.
const BADGE: LayoutUnit = LayoutUnit(6.6);
/// Gap between the symbol and text at its right.
const BADGE_GAP: LayoutUnit = LayoutUnit(0.9);
/// Gap between the symbol and text below it.
const TELLS_GAP: LayoutUnit = LayoutUnit(0.3);
/// Tolerance of a width for rounding.
const ROUNDING: LayoutUnit = LayoutUnit(0.2);
/// Line height of the texts in a cell.
const LEADING: f64 = 1.1;
/// Smallest height left for writing below the text of a special cell.
const WRITING: LayoutUnit = LayoutUnit(4.0);
/// Line that halves an Efficiency cell.
const HALVES: Pen = Pen::new(theme::GARDEN_LINE, LayoutUnit(0.3));
/// Distance from a cell's border to the frame that its content must not leave.
const PAPER: LayoutUnit = LayoutUnit(0.6);

const NAME: Style = Style::new(Face::Bold, 8.0);
const NAME_SIZE: FontSize = FontSize::pt(7.5);
const TELLS: FontSize = FontSize::pt(7.0);

/// Returns the width of a cell that fits every name of a game.
pub(crate) fn least_width(view: &SheetView, words: &Language) -> LayoutUnit {
    let herbs = view.facts.ingredients().iter().map(|herb| NAME.width(&words.format(&herb.name())));
    let special = Style { size: NAME_SIZE, ..NAME };
    let specials = view.facts.specials.iter().map(|cell| {
        let name = words.format(&cell.name());
        let word =
            name.split(' ').map(|word| special.width(word)).fold(LayoutUnit(0.0), LayoutUnit::max);
        BADGE + BADGE_GAP + word
    });
    herbs.chain(specials).fold(LayoutUnit(0.0), LayoutUnit::max) + 2.0 * FREE + ROUNDING
}

/// Draws the content of a cell.
pub(super) fn draw(
    canvas: &mut Canvas,
    view: &SheetView,
    words: &Language,
    cell: Frame,
    plot: Plot,
) -> Result {
    let free = cell.inset(FREE);
    canvas.ledger.enter("garden cell", cell.inset(PAPER));
    let count = dot_count(plot, usize::from(view.facts.longest));
    match plot {
        Plot::Empty => {
            dots(canvas, free, count, 0);
        }
        Plot::Planted(ingredient) => {
            let foot = dots(canvas, free, count, 1);
            draw_planted(canvas, words, Frame { h: foot - free.y, ..free }, ingredient);
        }
        Plot::Special(special) => {
            let foot = match special {
                Special::Efficiency => halves(canvas, free, count),
                _ => dots(canvas, free, count, 0),
            };
            badge(canvas, words, Frame { h: foot - free.y, ..free }, special)?;
        }
    }
    canvas.ledger.leave();
    Ok(())
}

/// Draws the dots of the two plants of a cell, and the line between them. Returns the upper edge of
/// the dots.
fn halves(canvas: &mut Canvas, free: Frame, longest: usize) -> LayoutUnit {
    let [left, right] = dot_halves(free);
    let top = dots(canvas, left, longest, 0);
    dots(canvas, right, longest, 0);
    let middle = free.centre().x;
    let between = (Point::new(middle, top - WRITING), Point::new(middle, free.bottom()));
    canvas.dashes(lines([between]), HALVES, theme::GUIDE_DASHES);
    top
}

fn draw_planted(canvas: &mut Canvas, words: &Language, free: Frame, ingredient: Ingredient) {
    let baseline = free.bottom() - NAME_GAP - NAME.drop();
    let at = Point::new(free.centre().x, baseline);
    canvas.text(Layer::Text, &words.format(&ingredient.name()), at, Align::Middle, NAME);
    let room = baseline - NAME.rise() - PLANT_GAP - free.y;
    let size = room.min(LARGEST_PLANT);
    let icon = Frame::square(Point::new(free.centre().x, free.y + room / 2.0), size);
    canvas.symbol(Layer::Icon, ingredient, icon);
}

/// Draws a special cell's symbol at its top, its name and its effect. The text is at the right of
/// the symbol or below it, depending on which leaves more room to write, or directly after the
/// name. If it leaves too little room, it is omitted, because the rules contain it too.
fn badge(canvas: &mut Canvas, words: &Language, free: Frame, special: Special) -> Result {
    let icon = Frame::new(free.x, free.y, BADGE, BADGE);
    canvas.symbol(Layer::Icon, special, icon);
    let right = Point::new(icon.right() + BADGE_GAP, free.y);
    let width = free.right() - right.x;
    let (name, tells) = (words.format(&special.name()), words.format(&special.in_short()));
    let in_one = words.format(&sheet_special(name.as_str(), tells.as_str()));
    let in_one = Paragraph::new(&in_one, Face::Regular).lines(TELLS, width);
    let name = Paragraph::new(&name, Face::Bold).lines(NAME_SIZE, width)?;
    let tells = Paragraph::new(&tells, Face::Regular);
    let (beside, below) = (tells.break_balanced(TELLS, width), tells.break_balanced(TELLS, free.w));
    let named = height(&name, NAME_SIZE);
    let taken = |told: &CellNote| match told {
        CellNote::Beside(lines) => BADGE.max(named + height(lines, TELLS)),
        CellNote::Below(lines) => BADGE.max(named) + TELLS_GAP + height(lines, TELLS),
    };
    let layouts = [beside.map(CellNote::Beside), below.map(CellNote::Below)].into_iter().flatten();
    let best = layouts.min_by(|a, b| taken(a).total_cmp(&taken(b)));
    let room = free.h - WRITING;
    let centred = |high: LayoutUnit| right.y + ((BADGE - high) / 2.0).max(LayoutUnit(0.0));
    match (best.filter(|told| taken(told) <= room), in_one) {
        (Some(CellNote::Beside(lines)), _) => {
            let top = centred(named + height(&lines, TELLS));
            lines_at(canvas, &name, Point::new(right.x, top), NAME_SIZE);
            lines_at(canvas, &lines, Point::new(right.x, top + named), TELLS);
        }
        (Some(CellNote::Below(lines)), _) => {
            lines_at(canvas, &name, Point::new(right.x, centred(named)), NAME_SIZE);
            let top = free.y + BADGE.max(named) + TELLS_GAP;
            lines_at(canvas, &lines, Point::new(free.x, top), TELLS);
        }
        (None, Ok(lines)) if BADGE.max(height(&lines, TELLS)) <= room => {
            let top = centred(height(&lines, TELLS));
            lines_at(canvas, &lines, Point::new(right.x, top), TELLS);
        }
        (None, _) => lines_at(canvas, &name, Point::new(right.x, centred(named)), NAME_SIZE),
    }
    Ok(())
}

/// Position of the text on a special cell's effect, relative to the symbol.
enum CellNote {
    Beside(Vec<TextLine>),
    Below(Vec<TextLine>),
}

fn height(lines: &[TextLine], size: FontSize) -> LayoutUnit {
    size.em() * LEADING * lines.len() as f64
}

/// Draws lines of text below `top`.
fn lines_at(canvas: &mut Canvas, lines: &[TextLine], top: Point, size: FontSize) {
    let at = Point::new(top.x, top.y + Face::Regular.rise() * size.em());
    canvas.lines(lines, at, size.em() * LEADING, Align::Left, size, theme::INK);
}

/// Radius of a dot. A pencil fills three millimetres quickly.
pub(crate) const DOT_RADIUS: LayoutUnit = LayoutUnit(1.5);
/// Largest distance between the centres of two dots.
const DOT_WIDEST: LayoutUnit = LayoutUnit(4.1);
/// Smallest distance between the centres of two dots. Dots that would be closer are in two rows.
const DOT_NARROWEST: LayoutUnit = LayoutUnit(3.7);
/// Distance between two rows of dots.
const DOT_ROW: LayoutUnit = LayoutUnit(3.8);
/// Outline of a dot. Its contrast is 5:1 on paper and at least 4:1 on a garden.
const DOT_OUTLINE: Pen = Pen::new(theme::GARDEN_LINE, LayoutUnit(0.4));
/// Distance from a dot's centre to the outer edge of its outline.
pub(super) const DOT_REACH: LayoutUnit = LayoutUnit(DOT_RADIUS.0 + DOT_OUTLINE.width.0 / 2.0);

/// Gap between the halves of a cell that holds two plants.
const DOT_HALF_GAP: LayoutUnit = LayoutUnit(1.0);

/// Splits the free frame of a cell that holds two plants.
fn dot_halves(free: Frame) -> [Frame; 2] {
    let (left, right) = free.split_left((free.w - DOT_HALF_GAP) / 2.0, DOT_HALF_GAP);
    [left, right]
}

/// Returns the number of dots of a plant in `plot`. `longest` is that of a usual cell.
fn dot_count(plot: Plot, longest: usize) -> usize {
    match plot {
        Plot::Special(Special::LowCeiling) => 2,
        _ => longest,
    }
}

/// Returns the centres of all dots of a plot.
pub(super) fn dot_middles(free: Frame, plot: Plot, longest: usize) -> Vec<Point> {
    let count = dot_count(plot, longest);
    match plot {
        Plot::Special(Special::Efficiency) => {
            dot_halves(free).into_iter().flat_map(|half| dot_centres(half, count)).collect()
        }
        _ => dot_centres(free, count),
    }
}

/// Draws `count` dots along the foot of a cell's free frame, the first `full` of them filled.
/// Returns their upper edge.
pub(crate) fn dots(canvas: &mut Canvas, free: Frame, count: usize, full: usize) -> LayoutUnit {
    let middles = dot_centres(free, count);
    let place = |canvas: &mut Canvas, layer, name, dots: &[Point]| {
        let frames = dots.iter().map(|&middle| Frame::square(middle, 2.0 * DOT_RADIUS));
        frames.for_each(|frame| canvas.ledger.place(layer, name, frame));
    };
    let (full, empty) = middles.split_at(full.min(middles.len()));
    place(canvas, Layer::Icon, "full dot", full);
    place(canvas, Layer::Field, "dot", empty);
    let filled = (theme::INK, Some(Pen::new(theme::INK, DOT_OUTLINE.width)));
    for (dots, look) in [(full, filled), (empty, (theme::PAPER, Some(DOT_OUTLINE)))] {
        for row in dots.chunk_by(|one, next| one.y == next.y) {
            let pitch = row.get(1).map_or(DOT_WIDEST, |second| second.x - row[0].x);
            canvas.circles(row[0], pitch, row.len(), DOT_RADIUS, look);
        }
    }
    middles.first().map_or(free.bottom(), |first| first.y - DOT_REACH)
}

/// Returns the centres of the dots along the foot of a cell's free frame, in the order in which
/// they are filled.
pub(crate) fn dot_centres(free: Frame, count: usize) -> Vec<Point> {
    let columns = dot_columns(free.w, count);
    let pitch = dot_pitch(free.w, columns).min(DOT_WIDEST);
    let first = free.centre().x - pitch * (columns - 1) as f64 / 2.0;
    let (last, rows) = (free.bottom() - DOT_REACH, count.div_ceil(columns));
    let middle = |i: usize| {
        let (column, row) = (i % columns, i / columns);
        Point::new(first + pitch * column as f64, last - DOT_ROW * (rows - 1 - row) as f64)
    };
    (0..count).map(middle).collect()
}

/// Returns the number of dots in a row: all, or half of them if all would touch.
fn dot_columns(width: LayoutUnit, count: usize) -> usize {
    let count = count.max(1);
    if dot_pitch(width, count) >= DOT_NARROWEST { count } else { count.div_ceil(2) }
}

/// Returns the distance between dots if a row takes the whole width.
fn dot_pitch(width: LayoutUnit, columns: usize) -> LayoutUnit {
    if columns < 2 { DOT_WIDEST } else { (width - 2.0 * DOT_REACH) / (columns - 1) as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_stand_in_one_row_or_in_two() {
        let drawn = |width, count| {
            let mut canvas = Canvas::new();
            let free = Frame::of(0.0, 0.0, width, 20.0);
            canvas.ledger.enter("cell", free);
            let top = dots(&mut canvas, free, count, 1);
            let (_, ledger) = canvas.finish();
            assert!(ledger.find_faults().is_empty(), "{width} {count}: {:?}", ledger.find_faults());
            let placed: Vec<Frame> = ledger.placed.iter().map(|p| p.frame).collect();
            assert_eq!(placed.len(), count);
            assert!(
                placed
                    .iter()
                    .all(|f| (f.w - LayoutUnit(3.0)).abs() < LayoutUnit(0.001) && f.y >= top)
            );
            let foot = placed.iter().map(|f| f.y.0.round() as i64);
            foot.collect::<std::collections::BTreeSet<_>>().len()
        };
        assert_eq!(drawn(26.0, 6), 1);
        assert_eq!(drawn(21.0, 6), 2);
        assert_eq!(drawn(13.0, 6), 2);
        assert_eq!(drawn(13.0, 5), 2);
        assert_eq!(drawn(26.0, 4), 1);
        assert_eq!(drawn(26.0, 2), 1);
        assert_eq!(drawn(4.0, 1), 1);
    }
}
