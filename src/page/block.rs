//! Blocks of running text: each is laid out for a column width and font size, then drawn.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::canvas::{Align, Canvas, Pen, Style};
use super::fonts::Face;
use super::ledger::Layer;
use super::length::LayoutUnit;
use super::list::Paint;
use super::shape::{Frame, Point};
use super::symbols::Symbol;
use super::tag::Tag;
use super::text::{FontSize, Paragraph, TextLine};
use super::{DrawError, theme};

/// Space between two blocks. All measures down to [`CAPTION`] are multiples of the font size of
/// running text, unless their comment says otherwise.
pub(crate) const BLOCK_GAP: f64 = 0.28;
/// Distance between baselines; a multiple of the font size, like [`BLOCK_GAP`].
const LEADING: f64 = 1.25;
/// Distance from the top of a line to its baseline.
const BASELINE: f64 = 0.95;
/// Additional space above a small heading.
const GROUP_GAP: f64 = 0.12;
/// Radius of a bullet.
const DOT: f64 = 0.13;
/// Height of a bullet's centre above the baseline.
const DOT_HEIGHT: f64 = 0.26;
/// Indent of a bulleted item.
const DOT_INDENT: f64 = 0.95;
/// Distance from the left edge of a column to the centre of a bullet, in radii of the bullet.
const DOT_MIDDLE: f64 = 2.2;
/// Indent of a numbered item.
const NUMBER_INDENT: f64 = 1.25;
/// Side of the symbol that marks an item.
const SIGN: f64 = 2.35;
/// Space above the symbol of an item.
const SIGN_TOP: f64 = 0.06;
/// Space to the right of the symbol of an item.
const SIGN_GAP: f64 = 0.55;
/// Smallest height of an item with a symbol.
const SIGN_ITEM: f64 = 2.5;
/// Font size of a heading.
const HEADING: f64 = 1.28;
/// Baseline of a heading, as a multiple of the heading's font size.
const HEADING_BASELINE: f64 = 0.82;
/// Distance from a heading's baseline to its rule, as a multiple of the heading's font size.
const HEADING_RULE: f64 = 0.42;
/// Space between the rule of a heading and its text.
const HEADING_GAP: f64 = 0.5;
/// Side of a symbol with a caption.
const CAPTIONED: f64 = 2.5;
/// Font size of a caption.
const CAPTION: f64 = 0.86;
/// Smallest font size of a caption, in points.
const LEAST_CAPTION: f64 = 7.5;
/// Baseline of a caption below its symbol, as a multiple of the caption's font size.
const CAPTION_BASELINE: f64 = 0.85;
/// Height of a caption's line, as a multiple of the caption's font size.
const CAPTION_LINE: f64 = 1.35;
/// Smallest horizontal space between captions in one row.
const CAPTION_GAP: LayoutUnit = LayoutUnit(1.5);
/// Distance from the left edge of a column to the number of an item.
const NUMBER_LEFT: LayoutUnit = LayoutUnit(0.2);
/// Line below a heading; [`HEADING_RULE`] is its position.
const RULE: Pen = Pen::new(theme::GUIDE, LayoutUnit(0.3));
const NONE: LayoutUnit = LayoutUnit(0.0);

/// Marker in front of an item of a list: see [`Block::Item`].
#[derive(Clone, Debug)]
pub(crate) enum ItemMarker {
    Bullet,
    Number(usize),
    Symbol(Symbol),
}

/// Part of a section. Texts are inline markup: `*bold*`, `_italic_`.
#[derive(Clone)]
pub(crate) enum Block {
    /// Running text.
    Text(String),
    /// Item of a list, with its marker and its markup.
    Item(ItemMarker, String),
    /// Small heading inside a section.
    Group(String),
    /// Symbols with names below them, in one row or in two rows.
    Captions(Vec<(Symbol, String)>),
    /// Drawing that a game provides through the trait [`Figure`].
    Figure(Rc<dyn Figure>),
}

/// Drawing in a column, as wide as the column.
pub(crate) trait Figure {
    /// Returns the height in a column of the given `width`, where running text has a font size of
    /// `points`.
    ///
    /// # Errors
    /// If one of its texts does not fit.
    fn height(&self, points: f64, width: LayoutUnit) -> Result<LayoutUnit, DrawError>;

    /// Draws the figure into a frame of the height that [`Figure::height`] returned.
    fn draw(&self, canvas: &mut Canvas, frame: Frame, points: f64);
}

/// Section: a heading and the [`Block`]s below it.
#[derive(Clone)]
pub(crate) struct TextSection {
    /// Title; empty for a part that continues the preceding section.
    pub title: String,
    pub blocks: Vec<Block>,
}

impl TextSection {
    pub(crate) fn new(title: &str, blocks: Vec<Block>) -> Self {
        TextSection { title: title.to_owned(), blocks }
    }

    /// Creates a section part without a title, which continues the preceding section in the same
    /// column or the next.
    pub(crate) fn continued(blocks: Vec<Block>) -> Self {
        TextSection::new("", blocks)
    }

    /// Splits a section into parts, one per element of `pieces`. A column can break between them.
    pub(crate) fn in_pieces(title: &str, pieces: Vec<Vec<Block>>) -> Vec<Self> {
        let mut sections: Vec<Self> = pieces.into_iter().map(TextSection::continued).collect();
        if let Some(first) = sections.first_mut() {
            title.clone_into(&mut first.title);
        }
        sections
    }

    /// Splits the section at every position where a column can break: one part per block, but the
    /// first item of a list stays with the block before it.
    pub(crate) fn split_at_breaks(self) -> Vec<Self> {
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
        TextSection::in_pieces(&self.title, pieces)
    }
}

/// Creates a [`Block::Text`].
pub(crate) fn text(markup: &str) -> Block {
    Block::Text(markup.to_owned())
}

/// Creates a [`Block::Item`].
pub(crate) fn item(marker: ItemMarker, markup: &str) -> Block {
    Block::Item(marker, markup.to_owned())
}

fn cached_paragraph(markup: &str) -> Rc<Paragraph> {
    PARAGRAPHS.with_borrow_mut(|known| {
        if let Some(paragraph) = known.get(markup) {
            return Rc::clone(paragraph);
        }
        if known.len() >= MOST_PARAGRAPHS {
            known.clear();
        }
        let paragraph = Rc::new(Paragraph::new(markup, Face::Regular));
        known.insert(markup.to_owned(), Rc::clone(&paragraph));
        paragraph
    })
}

/// Number of paragraphs that a thread caches: more than all rules contain.
const MOST_PARAGRAPHS: usize = 1024;

thread_local! {
    /// Cache of parsed paragraphs by their markup. The same text is laid out in several font sizes
    /// and recurs in other games. The map is only queried by key and never iterated, so that its
    /// order cannot affect the output.
    static PARAGRAPHS: RefCell<HashMap<String, Rc<Paragraph>>> = RefCell::default();
}

/// Item of a [`TypesetSection`]: text, a picture, or the begin or end of a tagged element.
enum TypesetItem {
    Line(TextLine, LayoutUnit, FontSize, Paint),
    Text(String, LayoutUnit, Style),
    Symbol(Symbol, Frame),
    Dot(LayoutUnit),
    Rule,
    Figure(Rc<dyn Figure>, Frame),
    Begin(Tag),
    End,
}

/// [`TextSection`] laid out for a column: items with their distances from its top. Coordinates are
/// relative to its top left corner.
pub(crate) struct TypesetSection {
    items: Vec<(LayoutUnit, TypesetItem)>,
    width: LayoutUnit,
    pub height: LayoutUnit,
    /// Whether it continues the preceding section.
    pub continues: bool,
}

impl TypesetSection {
    /// Lays out a section at a font size of `points` in a column of the given `width`.
    ///
    /// # Errors
    /// If a word is wider than the column, or a text of a [`Figure`] does not fit.
    pub(crate) fn new(
        section: &TextSection,
        points: f64,
        width: LayoutUnit,
    ) -> Result<TypesetSection, DrawError> {
        let mut set = TypesetSection {
            items: Vec::new(),
            width,
            height: NONE,
            continues: section.title.is_empty(),
        };
        let size = FontSize::pt(points);
        if !set.continues {
            set.heading(&section.title, points);
        }
        let mut in_list = false;
        for (i, block) in section.blocks.iter().enumerate() {
            if i > 0 {
                set.height += size.em() * BLOCK_GAP;
            }
            let is_item = matches!(block, Block::Item(..));
            match (in_list, is_item) {
                (false, true) => set.begin(Tag::List),
                (true, false) => set.end(),
                _ => {}
            }
            in_list = is_item;
            set.block(block, points)?;
        }
        if in_list {
            set.end();
        }
        Ok(set)
    }

    fn begin(&mut self, tag: Tag) {
        self.items.push((NONE, TypesetItem::Begin(tag)));
    }

    fn end(&mut self) {
        self.items.push((NONE, TypesetItem::End));
    }

    fn heading(&mut self, title: &str, points: f64) {
        let style = Style::new(Face::Heading, points * HEADING).colour(theme::ACCENT);
        let baseline = style.size.em() * HEADING_BASELINE;
        self.begin(Tag::Heading(2));
        self.items.push((baseline, TypesetItem::Text(title.to_owned(), NONE, style)));
        self.end();
        let rule = baseline + style.size.em() * HEADING_RULE;
        self.items.push((rule, TypesetItem::Rule));
        self.height = rule + FontSize::pt(points).em() * HEADING_GAP;
    }

    fn lines(
        &mut self,
        paragraph: &Paragraph,
        size: FontSize,
        indent: LayoutUnit,
        colour: Paint,
        tag: Tag,
    ) -> Result<(), DrawError> {
        self.begin(tag);
        for line in paragraph.without_widow(size, self.width - indent)? {
            let baseline = self.height + size.em() * BASELINE;
            self.items.push((baseline, TypesetItem::Line(line, indent, size, colour)));
            self.height += size.em() * LEADING;
        }
        self.end();
        Ok(())
    }

    fn block(&mut self, block: &Block, points: f64) -> Result<(), DrawError> {
        let size = FontSize::pt(points);
        let em = size.em();
        match block {
            Block::Text(markup) => {
                self.lines(&cached_paragraph(markup), size, NONE, theme::INK, Tag::Paragraph)
            }
            Block::Group(markup) => {
                self.height += em * GROUP_GAP;
                self.lines(&cached_paragraph(markup), size, NONE, theme::ACCENT, Tag::Heading(3))
            }
            Block::Item(marker, markup) => {
                self.begin(Tag::Item);
                let paragraph = cached_paragraph(markup);
                let top = self.height;
                let baseline = top + em * BASELINE;
                let indent = match marker {
                    ItemMarker::Bullet => {
                        self.items.push((baseline - em * DOT_HEIGHT, TypesetItem::Dot(em * DOT)));
                        em * DOT_INDENT
                    }
                    ItemMarker::Number(number) => {
                        let style = Style::new(Face::Bold, points).colour(theme::ACCENT);
                        self.begin(Tag::Label);
                        self.items.push((
                            baseline,
                            TypesetItem::Text(number.to_string(), NUMBER_LEFT, style),
                        ));
                        self.end();
                        em * NUMBER_INDENT
                    }
                    ItemMarker::Symbol(symbol) => {
                        let side = em * SIGN;
                        let frame = Frame::new(NONE, top + em * SIGN_TOP, side, side);
                        self.items.push((NONE, TypesetItem::Symbol(*symbol, frame)));
                        side + em * SIGN_GAP
                    }
                };
                if let ItemMarker::Symbol(_) = marker {
                    let lines = paragraph.lines(size, self.width - indent)?.len() as f64;
                    let spare = em * SIGN_ITEM - lines * em * LEADING;
                    self.height += spare.max(NONE) / 2.0;
                    self.lines(&paragraph, size, indent, theme::INK, Tag::Body)?;
                    self.height = self.height.max(top + em * SIGN_ITEM);
                } else {
                    self.lines(&paragraph, size, indent, theme::INK, Tag::Body)?;
                }
                self.end();
                Ok(())
            }
            Block::Captions(captions) => {
                let name = Style::new(Face::Bold, (points * CAPTION).max(LEAST_CAPTION));
                let widest =
                    captions.iter().map(|(_, text)| name.width(text)).fold(NONE, LayoutUnit::max);
                let one_row = (widest + CAPTION_GAP) * captions.len() as f64 <= self.width;
                let columns = if one_row { captions.len() } else { captions.len().div_ceil(2) };
                let column = self.width / columns as f64;
                let icon = em * CAPTIONED;
                let row = icon + name.size.em() * CAPTION_LINE;
                for (i, (symbol, text)) in captions.iter().enumerate() {
                    let middle = column * (i % columns) as f64 + column / 2.0;
                    let top = self.height + row * (i / columns) as f64;
                    let frame = Frame::new(middle - icon / 2.0, top, icon, icon);
                    self.items.push((NONE, TypesetItem::Symbol(*symbol, frame)));
                    let x = middle - name.width(text) / 2.0;
                    let baseline = top + icon + name.size.em() * CAPTION_BASELINE;
                    self.items.push((baseline, TypesetItem::Text(text.clone(), x, name)));
                }
                self.height += row * captions.len().div_ceil(columns) as f64;
                Ok(())
            }
            Block::Figure(figure) => {
                let height = figure.height(points, self.width)?;
                let frame = Frame::new(NONE, self.height, self.width, height);
                self.items.push((NONE, TypesetItem::Figure(Rc::clone(figure), frame)));
                self.height += height;
                Ok(())
            }
        }
    }

    /// Draws the section with its top left corner at a point.
    pub(crate) fn draw(&self, canvas: &mut Canvas, Point { x, y }: Point, points: f64) {
        let place = |f: &Frame| Frame { x: x + f.x, y: y + f.y, ..*f };
        for (at, piece) in &self.items {
            let y = y + *at;
            match piece {
                TypesetItem::Line(line, indent, size, colour) => {
                    canvas.line(line, Point::new(x + *indent, y), Align::Left, *size, *colour);
                }
                TypesetItem::Text(text, indent, style) => {
                    canvas.text(Layer::Text, text, Point::new(x + *indent, y), Align::Left, *style);
                }
                TypesetItem::Symbol(symbol, frame) => {
                    canvas.symbol(Layer::Icon, *symbol, place(frame))
                }
                TypesetItem::Dot(r) => {
                    canvas.circle(Point::new(x + DOT_MIDDLE * *r, y), *r, theme::ACCENT, None);
                }
                TypesetItem::Rule => {
                    canvas.stroke(Point::new(x, y), Point::new(x + self.width, y), RULE);
                }
                TypesetItem::Figure(figure, frame) => figure.draw(canvas, place(frame), points),
                TypesetItem::Begin(tag) => canvas.begin(tag.clone()),
                TypesetItem::End => canvas.end(),
            }
        }
    }
}
