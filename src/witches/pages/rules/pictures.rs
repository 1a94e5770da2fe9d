//! Pictures in the rules: the worked example of a test, with each ingredient's secret and
//! judgement, and the ingredients in play, each with name, sign and mark.

use super::super::shared::{IngredientLabel, text_at};
use super::*;
use crate::page::shape::Pot;
use crate::witches::puzzle::PotionItem;
use crate::witches::rules::{Example, JudgedIngredient};

const EXAMPLE_PADDING: LayoutUnit = LayoutUnit(1.6);
const EXAMPLE_POT: LayoutUnit = LayoutUnit(20.0);
const EXAMPLE_CORNER: LayoutUnit = LayoutUnit(2.0);
/// Side of the symbol in a cell of [`ExamplePicture`].
const EXAMPLE_SYMBOL: LayoutUnit = LayoutUnit(7.6);
/// Distance of the symbol to the left of the cell's middle.
const EXAMPLE_SYMBOL_LEFT: LayoutUnit = LayoutUnit(4.2);
/// Distance of the symbol above the cell's middle.
const EXAMPLE_SYMBOL_UP: LayoutUnit = LayoutUnit(0.2);
/// Radius of the bubble with the number of dots in [`ExamplePicture`].
const EXAMPLE_BUBBLE: LayoutUnit = LayoutUnit(2.9);
/// Distance of the bubble to the right of the cell's middle.
const EXAMPLE_BUBBLE_RIGHT: LayoutUnit = LayoutUnit(5.0);
/// Distance of the bubble below the cell's middle.
const EXAMPLE_BUBBLE_DOWN: LayoutUnit = LayoutUnit(0.4);
const EXAMPLE_BUBBLE_PEN: Pen = Pen::new(theme::GUIDE, LayoutUnit(0.3));
/// Size of the texts below a cell, in multiples of the running text's size.
const EXAMPLE_SMALL: f64 = 0.92;
/// Smallest size of the texts below a cell, in points.
const EXAMPLE_LEAST: f64 = 7.0;
/// Step between the sizes of the texts below a cell, in points.
const EXAMPLE_STEP: f64 = 0.25;
/// Line height of the texts of [`ExamplePicture`].
const EXAMPLE_LEADING: f64 = 1.18;
/// Number of lines below a cell.
const EXAMPLE_LINES: f64 = 3.0;
/// Gap below these lines, in multiples of the font size.
const EXAMPLE_GAP: f64 = 0.5;
/// Distance from the foot to the baseline of the last line, in multiples of the font size.
const EXAMPLE_FOOT: f64 = 0.35;
const EXAMPLE_DIGIT: Style = Style::new(Face::Bold, 11.0);

/// Picture of the worked example, with its texts.
pub(super) struct ExamplePicture {
    columns: Vec<ExampleColumn>,
    result: Paragraph,
}

/// Column of an ingredient: its cell of the cauldron, and the texts below it.
struct ExampleColumn {
    pour: PotionItem,
    name: String,
    secret: String,
    judged: String,
    is_right: bool,
}

impl ExamplePicture {
    pub(super) fn new(example: &Example, words: &Language) -> Self {
        let column = |judged: &JudgedIngredient| ExampleColumn {
            pour: judged.pour,
            name: words.format(&judged.pour.ingredient.name()),
            secret: words.format(&judged.secret()),
            judged: words.format(&judged.judgement()),
            is_right: judged.is_right(),
        };
        ExamplePicture {
            columns: example.pours().iter().map(column).collect(),
            result: Paragraph::new(&words.format(&example.result()), Face::Regular),
        }
    }

    /// Returns the styles of the texts below a cell: bold for the name and a wrong judgement,
    /// regular for the rest. They shrink if a word is too wide, so that the example does not limit
    /// the size of the page's text.
    fn styles(&self, points: f64, column: LayoutUnit) -> (Style, Style) {
        let styles = |points| {
            let regular = Style::new(Face::Regular, points);
            (Style { face: Face::Bold, ..regular }, regular)
        };
        let usual = points * EXAMPLE_SMALL;
        let steps = ((usual - EXAMPLE_LEAST) / EXAMPLE_STEP).max(0.0) as usize;
        let mut smaller = (0..=steps).map(|i| styles(usual - EXAMPLE_STEP * i as f64));
        let fits = |(bold, _): &(Style, Style)| {
            let texts = self.columns.iter().flat_map(|c| [&c.name, &c.secret, &c.judged]);
            texts.into_iter().all(|text| bold.width(text) <= column)
        };
        smaller.find(fits).unwrap_or_else(|| styles(EXAMPLE_LEAST))
    }

    /// Returns the largest width of a cell's texts in a frame of width `width`.
    fn column(&self, width: LayoutUnit) -> LayoutUnit {
        (width - 2.0 * EXAMPLE_PADDING) / self.columns.len() as f64
    }
}

impl Figure for ExamplePicture {
    fn height(&self, points: f64, width: LayoutUnit) -> Result<LayoutUnit> {
        let size = FontSize::pt(points);
        let lines = self.result.lines(size, width - 2.0 * EXAMPLE_PADDING)?;
        let column = self.column(width);
        let (bold, _) = self.styles(points, column);
        for ExampleColumn { name, secret, judged, .. } in &self.columns {
            for text in [name, secret, judged] {
                bold.fits(text, column)?;
            }
        }
        let below = bold.size.em() * (EXAMPLE_LINES * EXAMPLE_LEADING + EXAMPLE_GAP);
        Ok(EXAMPLE_POT
            + 2.0 * EXAMPLE_PADDING
            + below
            + size.em() * EXAMPLE_LEADING * lines.len() as f64)
    }

    fn draw(&self, canvas: &mut Canvas, frame: Frame, points: f64) {
        canvas.rect(frame, EXAMPLE_CORNER, theme::TINT, None);
        let inside = frame.inset(EXAMPLE_PADDING);
        let (pot_frame, below) = inside.split_top(EXAMPLE_POT, LayoutUnit(0.0));
        let mut stream = Stream::new(Seed(1), WitchesConcern::ExampleArt, 0);
        let pot = Pot::new(pot_frame, self.columns.len() as u8, 1, &mut stream);
        canvas.nodes(pot.nodes(canvas.theme()));
        let (bold, regular) = self.styles(points, self.column(frame.w));
        let leading = bold.size.em() * EXAMPLE_LEADING;
        for (cell, column) in pot.cells.iter().zip(&self.columns) {
            let Point { x, y } = cell.frame.centre();
            let icon = Frame::square(
                Point::new(x - EXAMPLE_SYMBOL_LEFT, y - EXAMPLE_SYMBOL_UP),
                EXAMPLE_SYMBOL,
            );
            canvas.symbol(Layer::Icon, column.pour.ingredient, icon);
            let under = |line: f64| Point::new(x, below.y + bold.size.em() + leading * line);
            canvas.text(Layer::Text, &column.name, under(0.0), Align::Middle, bold);
            let bubble = Point::new(x + EXAMPLE_BUBBLE_RIGHT, y + EXAMPLE_BUBBLE_DOWN);
            canvas.circle(bubble, EXAMPLE_BUBBLE, theme::PAPER, Some(EXAMPLE_BUBBLE_PEN));
            let grown = column.pour.grown.to_string();
            text_at(canvas, &grown, bubble, Align::Middle, EXAMPLE_DIGIT);
            canvas.text(Layer::Text, &column.secret, under(1.0), Align::Middle, regular);
            let style = if column.is_right { regular } else { bold };
            canvas.text(Layer::Text, &column.judged, under(2.0), Align::Middle, style);
        }
        let size = FontSize::pt(points);
        let Ok(lines) = self.result.lines(size, inside.w) else { return };
        let y = inside.bottom()
            - size.em() * (EXAMPLE_LEADING * (lines.len() - 1) as f64 + EXAMPLE_FOOT);
        let at = Point::new(inside.centre().x, y);
        canvas.lines(&lines, at, size.em() * EXAMPLE_LEADING, Align::Middle, size, theme::INK);
    }
}

/// Largest number of ingredients in a row.
const PANTRY_COLUMNS: usize = 5;
/// Side of an ingredient's drawing in [`IngredientsFigure`], in multiples of the font size.
const PANTRY_SYMBOL: f64 = 2.5;
/// Side of an ingredient's mark in [`IngredientsFigure`], in multiples of the font size.
const PANTRY_MARK: f64 = 1.5;
/// Gap between drawing and mark, in multiples of the font size.
const PANTRY_GAP: f64 = 0.45;
/// Size of a name in [`IngredientsFigure`], in multiples of the running text's size.
const PANTRY_NAME: f64 = 0.88;
/// Smallest size of a name in [`IngredientsFigure`], in points.
const PANTRY_LEAST: f64 = 7.5;
/// Baseline of a name, in multiples of its size.
const PANTRY_BASELINE: f64 = 0.85;
/// Line height of a name.
const PANTRY_LINE: f64 = 1.4;

/// Picture of the ingredients in play.
pub(super) struct IngredientsFigure(pub(super) Vec<IngredientLabel>);

impl IngredientsFigure {
    /// Returns the number of columns for the fewest rows of at most [`PANTRY_COLUMNS`], filled
    /// evenly.
    fn columns(&self) -> usize {
        self.0.len().div_ceil(self.0.len().div_ceil(PANTRY_COLUMNS)).max(1)
    }
}

/// Returns the height of a row of [`IngredientsFigure`], and the style of names.
fn pantry_row(points: f64) -> (LayoutUnit, Style) {
    let name = Style::new(Face::Bold, (points * PANTRY_NAME).max(PANTRY_LEAST));
    (FontSize::pt(points).em() * PANTRY_SYMBOL + name.size.em() * PANTRY_LINE, name)
}

impl Figure for IngredientsFigure {
    fn height(&self, points: f64, width: LayoutUnit) -> Result<LayoutUnit> {
        let (row, name) = pantry_row(points);
        let columns = self.columns();
        let available = width / columns as f64;
        for entry in &self.0 {
            name.fits(&entry.name, available)?;
        }
        let needed = FontSize::pt(points).em() * (PANTRY_SYMBOL + PANTRY_GAP + PANTRY_MARK);
        if needed > available {
            let what = self.0.iter().map(|entry| entry.sign.as_str()).collect::<Vec<_>>().join(" ");
            return Err(DrawError::Overflow { what, needed, available });
        }
        Ok(row * self.0.len().div_ceil(columns) as f64)
    }

    fn draw(&self, canvas: &mut Canvas, frame: Frame, points: f64) {
        let (row, name) = pantry_row(points);
        let columns = self.columns();
        let column = frame.w / columns as f64;
        let em = FontSize::pt(points).em();
        let (symbol, mark) = (em * PANTRY_SYMBOL, em * PANTRY_MARK);
        let sign = name.colour(theme::ACCENT);
        for (i, entry) in self.0.iter().enumerate() {
            let middle = frame.x + column * ((i % columns) as f64 + 0.5);
            let top = frame.y + row * (i / columns) as f64;
            let left = middle - (symbol + em * PANTRY_GAP + mark) / 2.0;
            let icon = Frame::new(left, top, symbol, symbol);
            canvas.symbol(Layer::Icon, entry.ingredient, icon);
            let drawn = Frame::new(icon.right() + em * PANTRY_GAP, top, mark, mark);
            canvas.symbol(Layer::Icon, entry.ingredient.mark(), drawn);
            let at = Point::new(middle, top + symbol + name.size.em() * PANTRY_BASELINE);
            canvas.text(Layer::Text, &entry.name, at, Align::Middle, name);
            let at = Point::new(drawn.centre().x, icon.bottom() - sign.drop());
            canvas.text(Layer::Text, &entry.sign, at, Align::Middle, sign);
        }
    }
}
