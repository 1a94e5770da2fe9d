//! What stands in the cells of a garden: plants, special cells, the notes, and the dots to fill in
//! as a plant grows.

use super::*;
use crate::witches::board::Plot;

/// From a cell's border to what stands in it.
pub(crate) const FREE: Unit = Unit(2.5);
/// A plant: from the circles to its name, from there to its symbol, which is no larger than so.
const NAME_GAP: Unit = Unit(0.3);
const PLANT_GAP: Unit = Unit(0.3);
const LARGEST_PLANT: Unit = Unit(14.0);
/// The symbol of a special cell, what follows it at its right and below it.
const BADGE: Unit = Unit(6.6);
const BADGE_GAP: Unit = Unit(0.9);
const TELLS_GAP: Unit = Unit(0.3);
/// What rounding may add to a width.
const ROUNDING: Unit = Unit(0.2);
/// The distance of lines, in sizes.
const LEADING: f64 = 1.1;
/// What is left to write in, where the text of a special cell is as long as can be.
const WRITING: Unit = Unit(4.0);
/// The line that halves an Efficiency cell.
const HALVES: Pen = Pen::new(theme::GARDEN_LINE, Unit(0.3));
/// From a cell's border to the frame of what it holds.
const PAPER: Unit = Unit(0.6);

const NAME: Style = Style::new(Face::Bold, 8.0);
const NAME_SIZE: FontSize = FontSize::pt(7.5);
const TELLS: FontSize = FontSize::pt(7.0);

/// The width of a cell in which every name of a game has room.
pub(crate) fn least_width(view: &SheetView, words: &Language) -> Unit {
    let herbs = view.facts.ingredients().iter().map(|herb| NAME.width(&words.say(&herb.name())));
    let special = Style { size: NAME_SIZE, ..NAME };
    let specials = view.facts.specials.iter().map(|cell| {
        let name = words.say(&cell.name());
        let word = name.split(' ').map(|word| special.width(word)).fold(Unit(0.0), Unit::max);
        BADGE + BADGE_GAP + word
    });
    herbs.chain(specials).fold(Unit(0.0), Unit::max) + 2.0 * FREE + ROUNDING
}

/// Draws what a cell holds into the cell's frame.
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
            planted(canvas, words, Frame { h: foot - free.y, ..free }, ingredient);
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

/// The dots of the two plants of a cell, and the line between them. Returns their top.
fn halves(canvas: &mut Canvas, free: Frame, longest: usize) -> Unit {
    let [left, right] = dot_halves(free);
    let top = dots(canvas, left, longest, 0);
    dots(canvas, right, longest, 0);
    let middle = free.centre().x;
    let between = (Point::new(middle, top - WRITING), Point::new(middle, free.bottom()));
    canvas.dashes(lines([between]), HALVES, theme::GUIDE_DASHES);
    top
}

fn planted(canvas: &mut Canvas, words: &Language, free: Frame, ingredient: Ingredient) {
    let baseline = free.bottom() - NAME_GAP - NAME.drop();
    let at = Point::new(free.centre().x, baseline);
    canvas.text(Layer::Text, &words.say(&ingredient.name()), at, Align::Middle, NAME);
    let room = baseline - NAME.rise() - PLANT_GAP - free.y;
    let size = room.min(LARGEST_PLANT);
    let icon = Frame::square(Point::new(free.centre().x, free.y + room / 2.0), size);
    canvas.symbol(Layer::Icon, ingredient, icon);
}

/// A special cell's symbol at its top, its name, and what it does: beside the symbol or below,
/// whichever leaves more to write in, or in one go. The rules say it too, so it is left out where
/// nothing would be left.
fn badge(canvas: &mut Canvas, words: &Language, free: Frame, special: Special) -> Result {
    let icon = Frame::new(free.x, free.y, BADGE, BADGE);
    canvas.symbol(Layer::Icon, special, icon);
    let right = Point::new(icon.right() + BADGE_GAP, free.y);
    let width = free.right() - right.x;
    let (name, tells) = (words.say(&special.name()), words.say(&special.in_short()));
    let in_one = words.say(&sheet_special(name.as_str(), tells.as_str()));
    let in_one = Paragraph::new(&in_one, Face::Regular).lines(TELLS, width);
    let name = Paragraph::new(&name, Face::Bold).lines(NAME_SIZE, width)?;
    let tells = Paragraph::new(&tells, Face::Regular);
    let (beside, below) = (tells.balanced(TELLS, width), tells.balanced(TELLS, free.w));
    let named = height(&name, NAME_SIZE);
    let taken = |told: &Told| match told {
        Told::Beside(lines) => BADGE.max(named + height(lines, TELLS)),
        Told::Below(lines) => BADGE.max(named) + TELLS_GAP + height(lines, TELLS),
    };
    let layouts = [beside.map(Told::Beside), below.map(Told::Below)].into_iter().flatten();
    let best = layouts.min_by(|a, b| taken(a).total_cmp(&taken(b)));
    let room = free.h - WRITING;
    let centred = |high: Unit| right.y + ((BADGE - high) / 2.0).max(Unit(0.0));
    match (best.filter(|told| taken(told) <= room), in_one) {
        (Some(Told::Beside(lines)), _) => {
            let top = centred(named + height(&lines, TELLS));
            lines_at(canvas, &name, Point::new(right.x, top), NAME_SIZE);
            lines_at(canvas, &lines, Point::new(right.x, top + named), TELLS);
        }
        (Some(Told::Below(lines)), _) => {
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

/// Where a special cell says what it does, from its symbol.
enum Told {
    Beside(Vec<TextLine>),
    Below(Vec<TextLine>),
}

fn height(lines: &[TextLine], size: FontSize) -> Unit {
    size.em() * LEADING * lines.len() as f64
}

/// Lines below a point.
fn lines_at(canvas: &mut Canvas, lines: &[TextLine], top: Point, size: FontSize) {
    let at = Point::new(top.x, top.y + Face::Regular.rise() * size.em());
    canvas.lines(lines, at, size.em() * LEADING, Align::Left, size, theme::INK);
}

/// Their radius; a pencil fills three millimetres in a moment.
pub(crate) const DOT_RADIUS: Unit = Unit(1.5);
/// From the middle of one to the next, at most and at least: what does not fit in one row so
/// stands in two.
const DOT_WIDEST: Unit = Unit(4.1);
const DOT_NARROWEST: Unit = Unit(3.7);
/// From one row to the next.
const DOT_ROW: Unit = Unit(3.8);
/// Their outline: 5:1 on paper and no less than 4:1 on a garden.
const DOT_OUTLINE: Pen = Pen::new(theme::GARDEN_LINE, Unit(0.4));
/// An outline is drawn half outside.
pub(super) const DOT_REACH: Unit = Unit(DOT_RADIUS.0 + DOT_OUTLINE.width.0 / 2.0);

/// Between the halves of a cell that holds two plants.
const DOT_HALF_GAP: Unit = Unit(1.0);

/// The halves of what is free in a cell that holds two plants.
fn dot_halves(free: Frame) -> [Frame; 2] {
    let (left, right) = free.split_left((free.w - DOT_HALF_GAP) / 2.0, DOT_HALF_GAP);
    [left, right]
}

/// How many dots a plant has that grows in a plot, where the longest recipe has so many.
fn dot_count(plot: Plot, longest: usize) -> usize {
    match plot {
        Plot::Special(Special::LowCeiling) => 2,
        _ => longest,
    }
}

/// The middles of all dots of a plot.
pub(super) fn dot_middles(free: Frame, plot: Plot, longest: usize) -> Vec<Point> {
    let count = dot_count(plot, longest);
    match plot {
        Plot::Special(Special::Efficiency) => {
            dot_halves(free).into_iter().flat_map(|half| dot_centres(half, count)).collect()
        }
        _ => dot_centres(free, count),
    }
}

/// Draws a number of dots along the foot of what is free in a cell, the first of them full.
/// Returns their top.
pub(crate) fn dots(canvas: &mut Canvas, free: Frame, count: usize, full: usize) -> Unit {
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

/// The middles of the dots along the foot of what is free in a cell, in the order in which they
/// are filled.
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

/// How many dots stand side by side: all, or half of them where all would touch.
fn dot_columns(width: Unit, count: usize) -> usize {
    let count = count.max(1);
    if dot_pitch(width, count) >= DOT_NARROWEST { count } else { count.div_ceil(2) }
}

/// From dot to dot where a row takes the whole width.
fn dot_pitch(width: Unit, columns: usize) -> Unit {
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
            assert!(ledger.faults().is_empty(), "{width} {count}: {:?}", ledger.faults());
            let placed: Vec<Frame> = ledger.placed.iter().map(|p| p.frame).collect();
            assert_eq!(placed.len(), count);
            assert!(placed.iter().all(|f| (f.w - Unit(3.0)).abs() < Unit(0.001) && f.y >= top));
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
