//! The ingredients in play, each with its name and what it is written down as.

use crate::page::block::Figure;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::shape::{Frame, Point};
use crate::page::text::FontSize;
use crate::page::{DrawError, Unit, theme};
use crate::texts::Language;
use crate::witches::puzzle::Ingredient;

/// The most that stand in a row.
const COLUMNS: usize = 5;
/// The drawing of an ingredient, its mark, and the gap between them, in sizes of the text.
const SYMBOL: f64 = 2.5;
const MARK: f64 = 1.5;
const GAP: f64 = 0.45;
/// The size of a name, as a multiple of the text's, which has at least so many points; its
/// baseline and its line.
const NAME: f64 = 0.88;
const LEAST: f64 = 7.5;
const BASELINE: f64 = 0.85;
const LINE: f64 = 1.4;

/// The picture.
pub(super) struct Pantry(Vec<Entry>);

struct Entry {
    ingredient: Ingredient,
    name: String,
    sign: String,
}

impl Pantry {
    pub(super) fn new(ingredients: &[Ingredient], words: &Language) -> Pantry {
        let entry = |&ingredient: &Ingredient| Entry {
            ingredient,
            name: words.say(&ingredient.name()),
            sign: words.say(&ingredient.sign()),
        };
        Pantry(ingredients.iter().map(entry).collect())
    }

    /// In how many columns they stand: as many rows as are needed, equally long.
    fn columns(&self) -> usize {
        self.0.len().div_ceil(self.0.len().div_ceil(COLUMNS)).max(1)
    }
}

/// The height of a row, and the style of names.
fn row(points: f64) -> (Unit, Style) {
    let name = Style::new(Face::Bold, (points * NAME).max(LEAST));
    (FontSize::pt(points).em() * SYMBOL + name.size.em() * LINE, name)
}

impl Figure for Pantry {
    fn height(&self, points: f64, width: Unit) -> Result<Unit, DrawError> {
        let (row, name) = row(points);
        let columns = self.columns();
        let available = width / columns as f64;
        for entry in &self.0 {
            name.fits(&entry.name, available)?;
        }
        let needed = FontSize::pt(points).em() * (SYMBOL + GAP + MARK);
        if needed > available {
            let what = self.0.iter().map(|entry| entry.sign.as_str()).collect::<Vec<_>>().join(" ");
            return Err(DrawError::Overflow { what, needed, available });
        }
        Ok(row * self.0.len().div_ceil(columns) as f64)
    }

    fn draw(&self, canvas: &mut Canvas, frame: Frame, points: f64) {
        let (row, name) = row(points);
        let columns = self.columns();
        let column = frame.w / columns as f64;
        let em = FontSize::pt(points).em();
        let (symbol, mark) = (em * SYMBOL, em * MARK);
        let sign = name.colour(theme::ACCENT);
        for (i, entry) in self.0.iter().enumerate() {
            let middle = frame.x + column * ((i % columns) as f64 + 0.5);
            let top = frame.y + row * (i / columns) as f64;
            let left = middle - (symbol + em * GAP + mark) / 2.0;
            let icon = Frame::new(left, top, symbol, symbol);
            canvas.symbol(Layer::Icon, entry.ingredient, icon);
            let drawn = Frame::new(icon.right() + em * GAP, top, mark, mark);
            canvas.symbol(Layer::Icon, entry.ingredient.mark(), drawn);
            let at = Point::new(middle, top + symbol + name.size.em() * BASELINE);
            canvas.text(Layer::Text, &entry.name, at, Align::Middle, name);
            let at = Point::new(drawn.centre().x, icon.bottom() - sign.drop());
            canvas.text(Layer::Text, &entry.sign, at, Align::Middle, sign);
        }
    }
}
