//! Blocks of the rules page: set in a column at a size, then drawn.

use super::example;
use crate::page::DrawError;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::layout::Layer;
use crate::page::shape::Frame;
use crate::page::symbols::Symbol;
use crate::page::text::{Line, Paragraph, Size};
use crate::page::theme;
use crate::texts::Language;
use crate::witches::puzzle::Ingredient;

/// From baseline to baseline, as a multiple of the size.
const LEADING: f64 = 1.25;

/// Between two blocks, as a multiple of the size.
pub(crate) const BLOCK_GAP: f64 = 0.28;

/// What stands before an item of a list.
#[derive(Clone, Debug)]
pub(crate) enum Marker {
    Bullet,
    Number(usize),
    Symbol(Symbol),
}

/// A piece of a section. Texts are markup: `*bold*`, `_italic_`.
#[derive(Clone, Debug)]
pub(crate) enum Block {
    /// Running text.
    Text(String),
    /// An item of a list.
    Item(Marker, String),
    /// A small heading inside a section, with a gloss.
    Group(String),
    /// Symbols with names, in rows.
    Herbs(&'static [Ingredient]),
    /// The worked example of a test.
    Example,
}

/// A heading and what stands below it.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    /// Empty for a section that continues the one before.
    pub title: String,
    pub blocks: Vec<Block>,
}

impl Section {
    pub fn new(title: &str, blocks: Vec<Block>) -> Self {
        Section { title: title.to_owned(), blocks }
    }

    /// Goes on with the section before it, in the same column or the next.
    pub fn continued(blocks: Vec<Block>) -> Self {
        Section::new("", blocks)
    }

    /// A section that can go on in the next column after each of its pieces.
    pub fn in_pieces(title: &str, pieces: Vec<Vec<Block>>) -> Vec<Self> {
        let mut sections: Vec<Self> = pieces.into_iter().map(Section::continued).collect();
        if let Some(first) = sections.first_mut() {
            title.clone_into(&mut first.title);
        }
        sections
    }

    /// The same section, which can go on in the next column after each block that does not
    /// lead to a list.
    pub fn broken(self) -> Vec<Self> {
        let mut pieces: Vec<Vec<Block>> = Vec::new();
        for block in self.blocks {
            match pieces.last_mut() {
                Some(piece)
                    if matches!(block, Block::Item(..))
                        && !matches!(piece.last(), Some(Block::Item(..))) =>
                {
                    piece.push(block);
                }
                _ => pieces.push(vec![block]),
            }
        }
        Section::in_pieces(&self.title, pieces)
    }
}

/// Running text.
pub(crate) fn text(markup: &str) -> Block {
    Block::Text(markup.to_owned())
}

/// An item of a list.
pub(crate) fn item(marker: Marker, markup: &str) -> Block {
    Block::Item(marker, markup.to_owned())
}

fn plain(markup: &str) -> Paragraph {
    Paragraph::new(markup, Face::Regular)
}

enum Mark {
    Line(Line, f64, Size, &'static str),
    Text(String, f64, Style),
    Symbol(Symbol, Frame),
    Dot(f64),
    Rule,
    Example(Frame),
}

/// A section set for a column: marks with their places, relative to its top left corner.
pub(crate) struct Set {
    marks: Vec<(f64, Mark)>,
    width: f64,
    /// In mm.
    pub height: f64,
    /// Whether it continues the section before.
    pub continues: bool,
}

impl Set {
    /// Sets a section at a size in a column of `width` mm.
    ///
    /// # Errors
    /// If a word is wider than the column.
    pub fn new(
        section: &Section,
        points: f64,
        width: f64,
        words: &Language,
    ) -> Result<Set, DrawError> {
        let mut set =
            Set { marks: Vec::new(), width, height: 0.0, continues: section.title.is_empty() };
        let size = Size::pt(points);
        if !set.continues {
            set.heading(&section.title, points);
        }
        for (i, block) in section.blocks.iter().enumerate() {
            if i > 0 {
                set.height += size.mm() * BLOCK_GAP;
            }
            set.block(block, points, words)?;
        }
        Ok(set)
    }

    fn heading(&mut self, title: &str, points: f64) {
        let style = Style::new(Face::Heading, points * 1.28).colour(theme::ACCENT);
        let baseline = style.size.mm() * 0.82;
        self.marks.push((baseline, Mark::Text(title.to_owned(), 0.0, style)));
        let rule = baseline + style.size.mm() * 0.42;
        self.marks.push((rule, Mark::Rule));
        self.height = rule + Size::pt(points).mm() * 0.5;
    }

    fn lines(
        &mut self,
        paragraph: &Paragraph,
        size: Size,
        indent: f64,
        colour: &'static str,
    ) -> Result<(), DrawError> {
        for line in paragraph.without_widow(size, self.width - indent)? {
            let baseline = self.height + size.mm() * 0.95;
            self.marks.push((baseline, Mark::Line(line, indent, size, colour)));
            self.height += size.mm() * LEADING;
        }
        Ok(())
    }

    fn block(&mut self, block: &Block, points: f64, words: &Language) -> Result<(), DrawError> {
        let size = Size::pt(points);
        let mm = size.mm();
        match block {
            Block::Text(markup) => self.lines(&plain(markup), size, 0.0, theme::INK),
            Block::Group(markup) => {
                self.height += mm * 0.12;
                self.lines(&plain(markup), size, 0.0, theme::ACCENT)
            }
            Block::Item(marker, markup) => {
                let paragraph = plain(markup);
                let top = self.height;
                let baseline = top + mm * 0.95;
                let indent = match marker {
                    Marker::Bullet => {
                        self.marks.push((baseline - mm * 0.26, Mark::Dot(mm * 0.13)));
                        mm * 0.95
                    }
                    Marker::Number(number) => {
                        let style = Style::new(Face::Bold, points).colour(theme::ACCENT);
                        self.marks.push((baseline, Mark::Text(number.to_string(), 0.2, style)));
                        mm * 1.25
                    }
                    Marker::Symbol(symbol) => {
                        let side = mm * 2.35;
                        let frame = Frame::new(0.0, top + mm * 0.06, side, side);
                        self.marks.push((0.0, Mark::Symbol(*symbol, frame)));
                        side + mm * 0.55
                    }
                };
                if let Marker::Symbol(_) = marker {
                    let lines = paragraph.lines(size, self.width - indent)?.len() as f64;
                    let spare = mm * 2.5 - lines * mm * LEADING;
                    self.height += spare.max(0.0) / 2.0;
                    self.lines(&paragraph, size, indent, theme::INK)?;
                    self.height = self.height.max(top + mm * 2.5);
                    return Ok(());
                }
                self.lines(&paragraph, size, indent, theme::INK)
            }
            Block::Herbs(herbs) => {
                let name = Style::new(Face::Bold, (points * 0.86).max(7.5));
                let called: Vec<String> = herbs.iter().map(|h| words.say(&h.name())).collect();
                let widest = called.iter().map(|c| name.width(c)).fold(0.0, f64::max);
                let one_row = (widest + 1.5) * herbs.len() as f64 <= self.width;
                let columns = if one_row { herbs.len() } else { herbs.len().div_ceil(2) };
                let column = self.width / columns as f64;
                let icon = mm * 2.5;
                let row = icon + name.size.mm() * 1.35;
                for (i, (&herb, called)) in herbs.iter().zip(called).enumerate() {
                    let middle = column * (i % columns) as f64 + column / 2.0;
                    let top = self.height + row * (i / columns) as f64;
                    let frame = Frame::new(middle - icon / 2.0, top, icon, icon);
                    self.marks.push((0.0, Mark::Symbol(herb.into(), frame)));
                    let x = middle - name.width(&called) / 2.0;
                    let baseline = top + icon + name.size.mm() * 0.85;
                    self.marks.push((baseline, Mark::Text(called, x, name)));
                }
                self.height += row * herbs.len().div_ceil(columns) as f64;
                Ok(())
            }
            Block::Example => {
                let frame = Frame::new(0.0, self.height, self.width, example::height(points));
                self.marks.push((0.0, Mark::Example(frame)));
                self.height += frame.h;
                example::fits(words, points, self.width)
            }
        }
    }

    /// Draws the section with its top left corner at `x`, `y`.
    pub fn draw(&self, canvas: &mut Canvas, (x, y): (f64, f64), points: f64, words: &Language) {
        let place = |f: &Frame| Frame { x: x + f.x, y: y + f.y, ..*f };
        for (at, mark) in &self.marks {
            let at = y + at;
            match mark {
                Mark::Line(line, indent, size, colour) => {
                    canvas.line(line, (x + indent, at), Align::Left, *size, colour);
                }
                Mark::Text(text, indent, style) => {
                    canvas.text(Layer::Text, text, (x + indent, at), Align::Left, *style);
                }
                Mark::Symbol(symbol, frame) => canvas.symbol(Layer::Icon, *symbol, place(frame)),
                Mark::Dot(r) => canvas.circle((x + 2.2 * r, at), *r, theme::ACCENT, None),
                Mark::Rule => canvas.stroke((x, at), (x + self.width, at), theme::GUIDE, 0.3),
                Mark::Example(frame) => example::draw(canvas, words, place(frame), points),
            }
        }
    }
}
