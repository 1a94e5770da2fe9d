//! Tables of the oracle: numbers to add, start numbers, winning keys, and results by key. Also an
//! example with made-up numbers, which reveals nothing about the game.

use super::*;
use crate::witches::oracle::{GrowthAnswer, GrowthSums, INGREDIENTS};

/// Width of the column of names in [`numbers`].
const NUMBER_NAMES: LayoutUnit = LayoutUnit(34.0);
/// Gap between the tables of the two sums.
const NUMBER_BETWEEN: LayoutUnit = LayoutUnit(5.0);
/// Share of the first sum in the width of both tables. Its numbers are longer.
const NUMBER_FIRST: f64 = 0.44;
/// Height of the head of [`numbers`].
const NUMBER_HEAD: LayoutUnit = LayoutUnit(6.5);
/// Height of a row of [`numbers`].
const NUMBER_ROW: LayoutUnit = LayoutUnit(7.8);
/// Side of the symbol in a row of [`numbers`].
const NUMBER_SYMBOL: LayoutUnit = LayoutUnit(6.6);
/// Height of a row of [`short_tables`].
const NUMBER_SHORT: LayoutUnit = LayoutUnit(6.5);
/// Width of the first column of [`short_tables`].
const NUMBER_SHORT_LABEL: LayoutUnit = LayoutUnit(25.0);

/// Draws the numbers at the top of `frame` in `style`. Returns the free frame below.
pub(super) fn numbers(
    canvas: &mut Canvas,
    frame: Frame,
    oracle: &Oracle,
    words: &Language,
    style: Style,
) -> Result<Frame> {
    let (names, sums) = frame.split_left(NUMBER_NAMES, LayoutUnit(0.0));
    let (first, second) = sums.split_left(sums.w * NUMBER_FIRST, NUMBER_BETWEEN);
    let height = NUMBER_HEAD + NUMBER_ROW * INGREDIENTS as f64;
    draw_heading(canvas, first, &words.format(&oracle_first()))?;
    let rest = draw_heading(canvas, second, &words.format(&oracle_second()))?;
    let (table, rest) = Frame { x: frame.x, w: frame.w, ..rest }.split_top(height, GAP);
    let beside = |part: Frame| Frame { y: table.y, h: height, ..part };
    canvas.begin(Tag::Table);
    let rows = TableColumns { names: beside(names), first: beside(first), second: beside(second) };
    rows.head(canvas)?;
    for (i, &ingredient) in Oracle::ingredients().iter().enumerate() {
        canvas.begin(Tag::Row);
        let name = TableColumns::row(rows.names, i);
        let symbol = Point::new(name.x + NUMBER_SYMBOL / 2.0, name.centre().y);
        canvas.symbol(Layer::Icon, ingredient, Frame::square(symbol, NUMBER_SYMBOL));
        let name = name.split_left(NUMBER_SYMBOL, LayoutUnit(0.0)).1;
        left(canvas, name, (Tag::RowHead, &words.format(&ingredient.name())), LABEL)?;
        let sums = [
            (rows.first, &oracle.growth.numbers[i][..]),
            (rows.second, &oracle.order.numbers[i][..]),
        ];
        for (part, numbers) in sums {
            for (cell, number) in cells(TableColumns::row(part, i), numbers.len()).zip(numbers) {
                draw_centred(canvas, cell, (Tag::Cell, &number.to_string()), style)?;
            }
        }
        canvas.end();
    }
    canvas.end();
    rows.frames(canvas);
    short_tables(canvas, rest, oracle, words, style)
}

/// Splits `frame` into `count` equal cells from left to right.
fn cells(frame: Frame, count: usize) -> impl Iterator<Item = Frame> {
    let w = frame.w / count as f64;
    (0..count).map(move |i| Frame { x: frame.x + w * i as f64, w, ..frame })
}

/// Frames of the three columns of the large table: names, first sums and second sums.
struct TableColumns {
    names: Frame,
    first: Frame,
    second: Frame,
}

impl TableColumns {
    fn row(part: Frame, i: usize) -> Frame {
        Frame { y: part.y + NUMBER_HEAD + NUMBER_ROW * i as f64, h: NUMBER_ROW, ..part }
    }

    /// Draws the head: numbers of dots for the first sum, places for the second.
    fn head(&self, canvas: &mut Canvas) -> Result {
        canvas.begin(Tag::Row);
        for (part, count) in [(self.first, LENGTH), (self.second, PLACES)] {
            canvas.rect(Frame { h: NUMBER_HEAD, ..part }, CORNER, theme::TINT, None);
            if count == LENGTH {
                canvas.draw_tagged(Tag::ColumnHead, |_| ());
            }
            for (number, cell) in (1..).zip(cells(Frame { h: NUMBER_HEAD, ..part }, count)) {
                let number = number.to_string();
                draw_centred(canvas, cell, (Tag::ColumnHead, &number), COLUMN)?;
            }
        }
        canvas.end();
        Ok(())
    }

    fn frames(&self, canvas: &mut Canvas) {
        let mut lines = Lines::default();
        for i in 1..INGREDIENTS {
            for part in [self.names, self.first, self.second] {
                let row = TableColumns::row(part, i);
                lines.add_horizontal(row, row.y);
            }
        }
        for (part, count) in [(self.first, LENGTH), (self.second, PLACES)] {
            cells(part, count).skip(1).for_each(|cell| lines.add_vertical(cell, cell.x));
        }
        lines.draw(canvas, RULE);
        for part in [self.first, self.second] {
            canvas.rect(part, CORNER, None, Some(FRAME));
        }
    }
}

/// Draws the start numbers and the winning keys, by the number of ingredients.
fn short_tables(
    canvas: &mut Canvas,
    frame: Frame,
    oracle: &Oracle,
    words: &Language,
    style: Style,
) -> Result<Frame> {
    let (frame, rest) = frame.split_top(2.0 * NUMBER_SHORT, GAP);
    let (left, right) = frame.split_left((frame.w - NUMBER_BETWEEN) / 2.0, NUMBER_BETWEEN);
    let starts = (1..).zip(oracle.growth.starts.map(|start| start.to_string()));
    short_table(canvas, left, oracle_start(), &starts.collect::<Vec<_>>(), words, style)?;
    let wins = (LENGTH..=PLACES).map(|count| {
        let keys = oracle.order.winning(count).iter().map(ToString::to_string);
        (count, keys.collect::<Vec<_>>().join(" · "))
    });
    short_table(canvas, right, oracle_wins(), &wins.collect::<Vec<_>>(), words, style)?;
    Ok(rest)
}

/// Draws a table of two rows: numbers of ingredients, and the value of each of the `entries`.
fn short_table(
    canvas: &mut Canvas,
    frame: Frame,
    label: Message,
    entries: &[(usize, String)],
    words: &Language,
    style: Style,
) -> Result {
    let (above, below) = frame.split_top(NUMBER_SHORT, LayoutUnit(0.0));
    let label_of = |row: Frame| row.split_left(NUMBER_SHORT_LABEL, LayoutUnit(0.0));
    let widest = entries.iter().map(|(_, entry)| style.width(entry)).sum::<LayoutUnit>();
    let spare = (frame.w - NUMBER_SHORT_LABEL - widest) / entries.len() as f64;
    let columns = |row: Frame| {
        let mut x = label_of(row).1.x;
        entries.iter().map(move |(_, entry)| {
            let w = style.width(entry) + spare;
            let cell = Frame { x, w, ..row };
            x += w;
            cell
        })
    };
    canvas.rect(above, CORNER, theme::TINT, None);
    canvas.begin(Tag::Table);
    canvas.begin(Tag::Row);
    let counts = words.format(&oracle_ingredients());
    left(canvas, label_of(above).0, (Tag::RowHead, &counts), LABEL)?;
    for (cell, (count, _)) in columns(above).zip(entries) {
        draw_centred(canvas, cell, (Tag::ColumnHead, &count.to_string()), COLUMN)?;
    }
    canvas.end();
    canvas.begin(Tag::Row);
    left(canvas, label_of(below).0, (Tag::RowHead, &words.format(&label)), LABEL)?;
    for (cell, (_, entry)) in columns(below).zip(entries) {
        draw_centred(canvas, cell, (Tag::Cell, entry), style)?;
    }
    canvas.end();
    canvas.end();
    let mut lines = Lines::default();
    columns(frame).for_each(|cell| lines.add_vertical(cell, cell.x));
    lines.draw(canvas, RULE);
    canvas.rect(frame, CORNER, None, Some(FRAME));
    Ok(())
}

/// Width of [`key_table`].
const KEY_WIDTH: LayoutUnit = LayoutUnit(130.0);
/// Width of the column of tens in [`key_table`].
const KEY_TENS: LayoutUnit = LayoutUnit(7.0);
/// Gap between the table of keys and the example.
const KEY_BETWEEN: LayoutUnit = LayoutUnit(5.0);
/// Number of rows and of columns of [`key_table`], without the heads.
const KEY_DIGITS: usize = 10;
/// Largest height of a row of [`key_table`].
const KEY_HIGHEST: LayoutUnit = LayoutUnit(8.4);
/// Side of the [`triangle`] at a count.
const KEY_SIGN: LayoutUnit = LayoutUnit(1.7);
/// Gap between a count and its [`triangle`].
const KEY_SIGN_GAP: LayoutUnit = LayoutUnit(0.5);
/// Number of spaces between the two counts, which leave room for the first triangle.
const KEY_APART: usize = 5;

const KEY_COUNT: Style = Style::new(Face::Regular, 9.5);

/// Draws the table of keys, and the example at its right.
pub(super) fn keys(
    canvas: &mut Canvas,
    frame: Frame,
    growth: &GrowthSums,
    words: &Language,
) -> Result {
    let (left, right) = frame.split_left(KEY_WIDTH, KEY_BETWEEN);
    let left = draw_heading(canvas, left, &words.format(&oracle_keys()))?;
    key_table(canvas, left, growth)?;
    example(canvas, right, growth, words)
}

/// Draws the table of keys at the top of `frame`.
pub(super) fn key_table(canvas: &mut Canvas, frame: Frame, growth: &GrowthSums) -> Result {
    let row = (frame.h / (KEY_DIGITS + 1) as f64).min(KEY_HIGHEST);
    let column = (frame.w - KEY_TENS) / KEY_DIGITS as f64;
    let table = Frame { h: row * (KEY_DIGITS + 1) as f64, ..frame };
    let at = |tens: usize, ones: usize| {
        let (x, y) = (table.x + KEY_TENS + column * ones as f64, table.y + row * (tens + 1) as f64);
        Frame::new(x, y, column, row)
    };
    canvas.rect(Frame { h: row, ..table }, CORNER, theme::TINT, None);
    canvas.rect(Frame { w: KEY_TENS, ..table }, CORNER, theme::TINT, None);
    canvas.begin(Tag::Table);
    canvas.begin(Tag::Row);
    canvas.draw_tagged(Tag::ColumnHead, |_| ());
    for ones in 0..KEY_DIGITS {
        let head = Frame { y: table.y, ..at(0, ones) };
        draw_centred(canvas, head, (Tag::ColumnHead, &ones.to_string()), COLUMN)?;
    }
    canvas.end();
    let mut triangles = Vec::new();
    for tens in 0..KEY_DIGITS {
        canvas.begin(Tag::Row);
        let head = Frame { x: table.x, w: KEY_TENS, ..at(tens, 0) };
        draw_centred(canvas, head, (Tag::RowHead, &tens.to_string()), COLUMN)?;
        for ones in 0..KEY_DIGITS {
            let key = SumKey::all().find(|key| (key.tens(), key.ones()) == (tens, ones));
            match key.and_then(|key| growth.result(key)) {
                Some(told) => triangles.extend(answer(canvas, at(tens, ones), told)),
                None => canvas.draw_tagged(Tag::Cell, |_| ()),
            }
        }
        canvas.end();
    }
    canvas.end();
    let mut lines = Lines::default();
    for i in 0..KEY_DIGITS {
        let Frame { x, y, .. } = at(i, i);
        lines.add_horizontal(table, y);
        lines.add_vertical(table, x);
    }
    lines.draw(canvas, RULE);
    canvas.fill(outline_of(&triangles), theme::ACCENT);
    canvas.rect(table, CORNER, None, Some(FRAME));
    Ok(())
}

/// Draws both counts. Returns their triangles: one that points down for undergrown, one that points
/// up for overgrown.
fn answer(canvas: &mut Canvas, cell: Frame, answer: GrowthAnswer) -> [Contour; 2] {
    let GrowthAnswer { undergrown, overgrown } = answer;
    let counts = format!("{undergrown}{}{overgrown}", NO_BREAK.repeat(KEY_APART));
    let sign = KEY_SIGN_GAP + KEY_SIGN / 2.0;
    let width = KEY_COUNT.width(&counts);
    let Point { x, y } = cell.centre();
    let left = x - (width + KEY_SIGN_GAP + KEY_SIGN) / 2.0;
    let at = Point::new(left, y + KEY_COUNT.cap() / 2.0);
    canvas.draw_tagged(Tag::Cell, |canvas| {
        canvas.text(Layer::Text, &counts, at, Align::Left, KEY_COUNT);
    });
    let first = left + KEY_COUNT.width(&undergrown.to_string()) + sign;
    [triangle(Point::new(first, y), -1.0), triangle(Point::new(left + width + sign, y), 1.0)]
}

/// Returns a triangle around a point. It points up if `up` is 1, down if `up` is -1.
fn triangle(Point { x, y }: Point, up: f64) -> Contour {
    let half = KEY_SIGN / 2.0;
    let (base, tip) = (y + half * up, y - half * up);
    let mut line = Contour::from(Point::new(x - half, base));
    line.line(Point::new(x + half, base)).line(Point::new(x, tip));
    line.close()
}

/// Height of a line of the example's sum.
const EXAMPLE_LINE: LayoutUnit = LayoutUnit(5.4);
/// Additional distance between the numbers and the result, for the rule between them.
const EXAMPLE_RULED: LayoutUnit = LayoutUnit(1.2);
/// Width of the numbers with their signs.
const EXAMPLE_NUMBERS: LayoutUnit = LayoutUnit(14.0);
/// Width of the column of the sum.
const EXAMPLE_COLUMN: LayoutUnit = LayoutUnit(42.0);

const EXAMPLE_LABEL: Style = Style::new(Face::Regular, 9.0);

/// Draws the example into `frame`, with a note on fair play below it.
pub(super) fn example(
    canvas: &mut Canvas,
    frame: Frame,
    growth: &GrowthSums,
    words: &Language,
) -> Result {
    let ([first, second], told) = growth.example();
    let start = growth.starts[1];
    let sum = start + first + second;
    let body = draw_heading(canvas, frame, &words.format(&oracle_example()))?;
    let intro = TextSection::continued(vec![text(&words.format(&oracle_example_intro()))]);
    let intro = passage_in(canvas, body, &intro, &SIZES)?;
    let (_, body) = body.split_top(intro, GAP / 2.0);
    let body = draw_addition(canvas, body, &[start, first, second], sum, words)?;
    let key = SumKey::of(sum);
    let GrowthAnswer { undergrown, overgrown } = told;
    let found = oracle_example_key(key.tens(), key.ones(), undergrown, overgrown);
    let lines = [folding(sum), words.format(&found), words.format(&oracle_fair())];
    let found = TextSection::continued(lines.map(|line| text(&line)).into());
    passage_in(canvas, body, &found, &SIZES).map(|_| ())
}

/// Draws numbers below each other, and their sum. Returns the free frame below.
fn draw_addition(
    canvas: &mut Canvas,
    frame: Frame,
    numbers: &[u16],
    sum: u16,
    words: &Language,
) -> Result<Frame> {
    let right = frame.x + frame.w.min(EXAMPLE_COLUMN);
    let label = words.format(&oracle_start());
    EXAMPLE_LABEL.fits(&label, right - EXAMPLE_NUMBERS - frame.x)?;
    let mut baseline = frame.y + NUMBER.rise();
    let number = |canvas: &mut Canvas, text: &str, baseline: LayoutUnit| {
        canvas.text(Layer::Text, text, Point::new(right, baseline), Align::Right, NUMBER);
    };
    canvas.text(Layer::Text, &label, Point::new(frame.x, baseline), Align::Left, EXAMPLE_LABEL);
    for (i, added) in numbers.iter().enumerate() {
        let sign = if i == 0 { String::new() } else { format!("+{NO_BREAK}") };
        number(canvas, &format!("{sign}{added}"), baseline);
        baseline += EXAMPLE_LINE;
    }
    let y = baseline - EXAMPLE_LINE + NUMBER.drop() + EXAMPLE_RULED / 2.0;
    canvas.stroke(Point::new(right - EXAMPLE_NUMBERS, y), Point::new(right, y), FRAME);
    number(canvas, &format!("={NO_BREAK}{sum}"), baseline + EXAMPLE_RULED);
    Ok(frame.split_top(baseline + EXAMPLE_RULED + NUMBER.drop() - frame.y, GAP / 2.0).1)
}
