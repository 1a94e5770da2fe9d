//! The header of a section: whose it is, and what they write down or circle there.

use crate::game::identity::Identity;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::list::Paint;
use crate::page::shape::{Frame, Point};
use crate::page::text::{FontSize, Paragraph, TextLine};
use crate::page::{DrawError, Unit, theme};
use crate::texts::said::*;
use crate::texts::{Language, Message};
use crate::witches::board::Side;
use crate::witches::pages::SheetView;
use crate::witches::puzzle::Ingredient;

/// Height of a row of tabs and lines, of one with ingredients, and from one row to the next.
const ROW: Unit = Unit(6.4);
const HERBS_ROW: Unit = Unit(7.4);
/// Height of a row with a witch herself, which is that of her picture.
const WITCH: Unit = Unit(8.2);
const ROW_GAP: Unit = Unit(0.6);
/// From the last line to write on to the border.
const FIELD_MARGIN: Unit = Unit(1.6);
/// From a tab to what stands after it, and from a field to the next.
const TAB_GAP: Unit = Unit(2.0);
const FIELD_GAP: Unit = Unit(3.0);
/// From a label to its line or its ingredients.
const LABEL_GAP: Unit = Unit(1.2);
/// The shortest lines to write a name or a list on, and the longest that is of use.
const NAME_LINE: Unit = Unit(14.0);
const LIST_LINE: Unit = Unit(21.0);
const LONGEST_LINE: Unit = Unit(62.0);
/// From a tab's disc to its name, and what a tab adds to both at its left and right.
const NAME_LEFT: Unit = Unit(0.6);
const TAB_LEFT: Unit = Unit(1.6);
const TAB_RIGHT: Unit = Unit(2.6);
/// From a tab's edge to its disc, and to its creature on both sides together.
const DISC_INSET: Unit = Unit(0.5);
const CREATURE_INSET: Unit = Unit(1.9);
/// From the foot of a field to the baseline, and from there to its line.
const BASELINE: Unit = Unit(1.6);
const LINE_DROP: Unit = Unit(0.5);
const LINE: Pen = Pen::new(theme::SOFT_INK, Unit(0.25));
/// An ingredient to circle: from one to the next, its symbol, and the sign below that.
const HERB: Unit = Unit(5.9);
const HERB_SYMBOL: Unit = Unit(4.7);

const NAME: Style = Style::new(Face::Heading, 9.0);
const LABEL: Style = Style::new(Face::Regular, 7.5).colour(theme::SOFT_INK);
const NOTE: FontSize = FontSize::pt(7.0);
const NOTE_LEADING: f64 = 1.12;
const SIGN: Style = Style::new(Face::Bold, 7.0);

/// What stands in a header.
#[derive(Clone, Debug)]
enum Item {
    /// A creature with its name; on the front the witch herself as well.
    Tab(Identity, String, Side),
    /// A label, and a line of at least this length to write on.
    Line(String, Unit),
    /// What to do, in lines as wide as this, and the ingredients to circle.
    Herbs(Vec<TextLine>, Unit, &'static [Ingredient]),
}

impl Item {
    /// The least width, and the gap behind it.
    fn width(&self) -> (Unit, Unit) {
        match self {
            Item::Tab(_, called, side) => {
                let disc = ROW + TAB_LEFT + NAME.width(called) + TAB_RIGHT;
                (if *side == Side::Front { disc + WITCH } else { disc }, TAB_GAP)
            }
            Item::Line(label, least) => (LABEL.width(label) + LABEL_GAP + *least, FIELD_GAP),
            Item::Herbs(_, note, herbs) => {
                (*note + LABEL_GAP + HERB * herbs.len() as f64, FIELD_GAP)
            }
        }
    }

    fn height(&self) -> Unit {
        match self {
            Item::Tab(_, _, Side::Front) => WITCH,
            Item::Tab(..) | Item::Line(..) => ROW,
            Item::Herbs(..) => HERBS_ROW,
        }
    }
}

/// A header, laid out.
pub(super) struct Header {
    rows: Vec<Vec<Item>>,
    width: Unit,
}

impl Header {
    /// The header of a section of these witches on a side, as wide as this.
    ///
    /// # Errors
    /// If a word is too wide.
    pub(super) fn new(
        witches: &[Identity],
        side: Side,
        view: &SheetView,
        words: &Language,
        width: Unit,
    ) -> Result<Header, DrawError> {
        let width = width - FIELD_MARGIN;
        // There is something to remember where effects last until the next test.
        let memo = side == Side::Back && !view.facts.effects.is_empty() && witches.len() == 1;
        // Alone there is nothing to deal out.
        let own = match view.facts.players.count() {
            1 => Vec::new(),
            _ => herbs(view, words, width, sheet_specialties())?,
        };
        let of = |witch: Identity, herbs: &[Item]| {
            let mut items = vec![Item::Tab(witch, words.say(&witch.name()), side)];
            if side == Side::Front {
                items.push(Item::Line(words.say(&sheet_witch()), NAME_LINE));
            } else if memo {
                items.push(Item::Line(words.say(&sheet_memo()), LIST_LINE));
            }
            items.extend_from_slice(herbs);
            items
        };
        let apart = rows(witches.iter().flat_map(|&witch| of(witch, &own)).collect(), width);
        if witches.len() == 1 || apart.len() <= witches.len() {
            return Ok(Header { rows: apart, width });
        }
        // A team without the room for two sets shares one.
        let mut items: Vec<Item> = witches.iter().flat_map(|&witch| of(witch, &[])).collect();
        items.extend(herbs(view, words, width, sheet_specialties_team())?);
        Ok(Header { rows: rows(items, width), width })
    }

    /// How high it is.
    pub(super) fn height(&self) -> Unit {
        let rows: Unit = self.rows.iter().map(|row| height(row)).sum();
        rows + ROW_GAP * (self.rows.len() - 1) as f64
    }

    /// Draws it at the top of a frame; the lines of a row share its spare width.
    pub(super) fn draw(&self, canvas: &mut Canvas, words: &Language, frame: Frame) {
        let mut top = frame.y;
        for row in &self.rows {
            let high = height(row);
            let lines = row.iter().filter(|item| matches!(item, Item::Line(..))).count();
            let spare = (self.width - needed(row)).max(Unit(0.0)) / lines.max(1) as f64;
            let mut x = frame.x;
            for item in row {
                let (least, gap) = item.width();
                let width = match item {
                    Item::Line(_, shortest) => {
                        least - *shortest + (*shortest + spare).min(LONGEST_LINE.max(*shortest))
                    }
                    Item::Tab(..) | Item::Herbs(..) => least,
                };
                let own = item.height();
                let place = Frame::new(x, top + (high - own) / 2.0, width, own);
                match item {
                    Item::Tab(identity, name, Side::Front) => {
                        let (left, pill) = place.split_left(WITCH, Unit(0.0));
                        let pill = Frame { y: pill.centre().y - ROW / 2.0, h: ROW, ..pill };
                        tab(canvas, pill, *identity, name);
                        canvas.symbol(Layer::Icon, identity.witch(), left);
                    }
                    Item::Tab(identity, name, Side::Back) => tab(canvas, place, *identity, name),
                    Item::Line(label, _) => field(canvas, place, label),
                    Item::Herbs(note, wide, herbs) => {
                        notice(canvas, place, note, *wide);
                        let left = *wide + LABEL_GAP;
                        circled(canvas, words, place.split_left(left, Unit(0.0)).1, herbs);
                    }
                }
                x += width + gap;
            }
            top += high + ROW_GAP;
        }
    }
}

/// All ingredients to circle, in one row or in two.
fn herbs(
    view: &SheetView,
    words: &Language,
    width: Unit,
    note: Message,
) -> Result<Vec<Item>, DrawError> {
    let lines = two_lines(&words.say(&note))?;
    let wide = lines.iter().map(|line| line.width).fold(Unit(0.0), Unit::max);
    let all = view.facts.ingredients();
    let whole = Item::Herbs(lines.clone(), wide, all);
    if whole.width().0 <= width {
        return Ok(vec![whole]);
    }
    let (first, second) = all.split_at(all.len().div_ceil(2));
    Ok(vec![Item::Herbs(lines, wide, first), Item::Herbs(Vec::new(), wide, second)])
}

/// A note in two lines that are about as long; in one if it is a single word.
fn two_lines(note: &str) -> Result<Vec<TextLine>, DrawError> {
    let (whole, note) =
        (NOTE.em() * Face::Regular.em_width(note), Paragraph::new(note, Face::Regular));
    let narrow = (50..100).step_by(5).find_map(|percent| {
        let lines = note.lines(NOTE, whole * f64::from(percent) / 100.0).ok()?;
        (lines.len() <= 2).then_some(lines)
    });
    narrow.map_or_else(|| note.lines(NOTE, whole), Ok)
}

fn height(row: &[Item]) -> Unit {
    row.iter().map(Item::height).fold(Unit(0.0), Unit::max)
}

/// The least width of a row.
fn needed(row: &[Item]) -> Unit {
    let gaps = row.iter().rev().skip(1).map(|item| item.width().1);
    row.iter().map(|item| item.width().0).sum::<Unit>() + gaps.sum::<Unit>()
}

/// The items in as few rows as their least widths allow; a tab stays with what follows it.
fn rows(items: Vec<Item>, width: Unit) -> Vec<Vec<Item>> {
    let mut rows = Vec::new();
    let mut rest = &items[..];
    while !rest.is_empty() {
        let whole = |count: usize| count == rest.len() || !matches!(rest[count - 1], Item::Tab(..));
        let fit =
            (1..=rest.len()).rev().find(|&count| whole(count) && needed(&rest[..count]) <= width);
        let (row, later) = rest.split_at(fit.unwrap_or(1));
        rows.push(row.to_vec());
        rest = later;
    }
    rows
}

fn tab(canvas: &mut Canvas, tab: Frame, identity: Identity, called: &str) {
    canvas.ledger.place(Layer::Ground, called, tab);
    canvas.rect(tab, tab.h / 2.0, identity.paint(), None);
    let disc = Point::new(tab.x + tab.h / 2.0, tab.centre().y);
    canvas.circle(disc, tab.h / 2.0 - DISC_INSET, theme::PAPER, None);
    let emblem = Frame::square(disc, tab.h - CREATURE_INSET);
    canvas.symbol(Layer::Icon, identity, emblem);
    let at = Point::new(tab.x + tab.h + NAME_LEFT, tab.centre().y + NAME.cap() / 2.0);
    let name = NAME.colour(Paint::Role(identity.on_colour()));
    canvas.heading(called, at, name);
}

/// A label with a line to write on after it.
fn field(canvas: &mut Canvas, frame: Frame, label: &str) {
    let baseline = frame.bottom() - BASELINE;
    let from = frame.x + LABEL.width(label) + LABEL_GAP;
    let room = Frame { x: from, w: frame.right() - from, ..frame };
    canvas.ledger.place(Layer::Field, label, room);
    let y = baseline + LINE_DROP;
    canvas.stroke(Point::new(from, y), Point::new(frame.right(), y), LINE);
    canvas.text(Layer::Text, label, Point::new(frame.x, baseline), Align::Left, LABEL);
}

/// What to do with the ingredients that follow.
fn notice(canvas: &mut Canvas, frame: Frame, note: &[TextLine], wide: Unit) {
    let leading = NOTE.em() * NOTE_LEADING;
    let block = leading * note.len().saturating_sub(1) as f64;
    let y = frame.centre().y - block / 2.0 + Face::Regular.cap() * NOTE.em() / 2.0;
    let at = Point::new(frame.x + wide, y);
    canvas.lines(note, at, leading, Align::Right, NOTE, theme::SOFT_INK);
}

/// Ingredients to circle, each with its sign.
fn circled(canvas: &mut Canvas, words: &Language, frame: Frame, herbs: &[Ingredient]) {
    for (i, &herb) in herbs.iter().enumerate() {
        let x = frame.x + HERB * (i as f64 + 0.5);
        let middle = Point::new(x, frame.y + HERB_SYMBOL / 2.0);
        canvas.symbol(Layer::Icon, herb, Frame::square(middle, HERB_SYMBOL));
        let at = Point::new(x, frame.bottom() - SIGN.drop());
        canvas.text(Layer::Text, &words.say(&herb.sign()), at, Align::Middle, SIGN);
    }
}
