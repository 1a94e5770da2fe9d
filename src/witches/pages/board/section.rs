//! A section on one side: border, header, cauldrons, gardens.

use super::cells::Cells;
use super::{cauldron, garden};
use crate::identity::Identity;
use crate::page::Unit;
use crate::page::canvas::{Align, Canvas, Pen, Style};
use crate::page::fonts::Face;
use crate::page::ledger::Layer;
use crate::page::setup::Setup;
use crate::page::shape::{Frame, Point, border};
use crate::page::theme;
use crate::texts::Language;
use crate::witches::board::{Section, Side};
use crate::witches::pages::SheetView;
use crate::witches::pages::geometry::SAFETY;
use crate::witches::pages::said::*;

/// Width of the border.
const BORDER: Unit = Unit(1.5);
/// From the border to what is inside.
const PADDING: Unit = Unit(0.8);
/// From the last line to write on to the border.
const FIELD_MARGIN: Unit = Unit(1.6);
/// Height of a row of the header.
const HEADER: Unit = Unit(6.4);
/// From one row of the header to the next.
const ROW_GAP: Unit = Unit(0.6);
/// From a tab to what stands after it.
const TAB_GAP: Unit = Unit(2.0);
/// From a field to the next.
const FIELD_GAP: Unit = Unit(3.0);
/// From a label to its line.
const LABEL_GAP: Unit = Unit(1.2);
/// The shortest line to write a witch's name on.
const NAME_LINE: Unit = Unit(15.0);
/// The shortest line to write a list on.
const LIST_LINE: Unit = Unit(21.0);
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
const LINE: Pen = Pen::new(theme::RULE, Unit(0.25));
/// The longest line that is of use.
const LONGEST_LINE: Unit = Unit(62.0);

/// The creatures of a section: one, or a team's two.
fn identities(index: usize, sections: usize, players: u8) -> Vec<Identity> {
    let mut all = vec![Identity::of(index)];
    if index + sections < usize::from(players) {
        all.push(Identity::of(index + sections));
    }
    all
}

pub(super) fn draw(
    canvas: &mut Canvas,
    sheet: &Setup,
    view: &SheetView,
    words: &Language,
    index: usize,
    section: &Section,
    side: Side,
) {
    let rect = match side {
        Side::Front => section.front,
        Side::Back => section.back,
    };
    let card = sheet.frame(rect).inset(SAFETY);
    let identities = identities(index, view.board.sections.len(), view.facts.players.count());
    canvas.recurring(border(card, identities[0], BORDER));
    let inside = card.inset(BORDER + PADDING);
    canvas.ledger.enter("section", inside);
    let witches = identities.iter().map(|&i| {
        let tab = Item::Tab(i, words.say(&i.name()));
        match side {
            Side::Front => vec![tab, Item::Line(words.say(&sheet_witch()), NAME_LINE)],
            Side::Back => vec![tab],
        }
    });
    let mut items: Vec<Item> = witches.flatten().collect();
    match side {
        Side::Back => items.push(Item::Line(words.say(&sheet_memo()), LIST_LINE)),
        Side::Front if view.facts.players.count() > 1 => {
            items.push(Item::Line(words.say(&sheet_specialties()), LIST_LINE));
        }
        Side::Front => {}
    }
    let rows = rows(&items, inside.w - FIELD_MARGIN);
    let height = HEADER * rows.len() as f64 + ROW_GAP * (rows.len() - 1) as f64;
    let (header_frame, cells) = inside.split_top(height, PADDING);
    header(canvas, header_frame, &rows);
    let cells = Cells { rect, frame: cells };
    for (i, g) in view.board.gardens.iter().enumerate() {
        if (g.section, g.side) == (index, side) {
            garden::draw(canvas, view, words, &cells, i, g);
        }
    }
    for (i, c) in view.board.cauldrons.iter().enumerate() {
        if (c.section, c.side) == (index, side) {
            cauldron::draw(canvas, view, words, &cells, i, c);
        }
    }
    canvas.ledger.leave();
}

/// What stands in a header.
#[derive(Clone, Debug)]
enum Item {
    /// A creature with its name.
    Tab(Identity, String),
    /// A label, and a line of at least this length to write on.
    Line(String, Unit),
}

impl Item {
    fn name() -> Style {
        Style::new(Face::Heading, 9.0)
    }

    fn label() -> Style {
        Style::new(Face::Regular, 7.5).colour(theme::SOFT_INK)
    }

    /// The least width, and the gap behind it.
    fn width(&self) -> (Unit, Unit) {
        match self {
            Item::Tab(_, called) => {
                (HEADER + TAB_LEFT + Item::name().width(called) + TAB_RIGHT, TAB_GAP)
            }
            Item::Line(label, least) => {
                (Item::label().width(label) + LABEL_GAP + *least, FIELD_GAP)
            }
        }
    }
}

/// The least width of a row.
fn needed(row: &[Item]) -> Unit {
    let gaps = row.iter().rev().skip(1).map(|item| item.width().1);
    row.iter().map(|item| item.width().0).sum::<Unit>() + gaps.sum::<Unit>()
}

/// The items in as few rows as their least widths allow; a tab stays with what follows it.
fn rows(items: &[Item], width: Unit) -> Vec<&[Item]> {
    let mut rows = Vec::new();
    let mut rest = items;
    while !rest.is_empty() {
        let whole = |count: usize| count == rest.len() || !matches!(rest[count - 1], Item::Tab(..));
        let fit =
            (1..=rest.len()).rev().find(|&count| whole(count) && needed(&rest[..count]) <= width);
        let (row, later) = rest.split_at(fit.unwrap_or(1));
        rows.push(row);
        rest = later;
    }
    rows
}

/// Draws rows of tabs and fields; the lines of a row share its spare width.
fn header(canvas: &mut Canvas, frame: Frame, rows: &[&[Item]]) {
    for (i, row) in rows.iter().enumerate() {
        let top = frame.y + (HEADER + ROW_GAP) * i as f64;
        let lines = row.iter().filter(|item| matches!(item, Item::Line(..))).count();
        let spare = (frame.w - FIELD_MARGIN - needed(row)).max(Unit(0.0)) / lines.max(1) as f64;
        let mut x = frame.x;
        for item in *row {
            let (least, gap) = item.width();
            let width = match item {
                Item::Tab(identity, name) => {
                    tab(canvas, Frame::new(x, top, least, HEADER), *identity, name);
                    least
                }
                Item::Line(label, shortest) => {
                    let line = (*shortest + spare).min(LONGEST_LINE.max(*shortest));
                    let width = least - *shortest + line;
                    field(canvas, Frame::new(x, top, width, HEADER), label, line);
                    width
                }
            };
            x += width + gap;
        }
    }
}

fn tab(canvas: &mut Canvas, tab: Frame, identity: Identity, called: &str) {
    let name = Item::name().colour(identity.on_colour());
    canvas.ledger.place(Layer::Ground, called, tab);
    canvas.rect(tab, tab.h / 2.0, identity.colour(), None);
    let disc = Point::new(tab.x + tab.h / 2.0, tab.centre().y);
    canvas.circle(disc, tab.h / 2.0 - DISC_INSET, theme::PAPER, None);
    let emblem = Frame::square(disc, tab.h - CREATURE_INSET);
    canvas.symbol(Layer::Icon, identity, emblem);
    let at = Point::new(tab.x + tab.h + NAME_LEFT, tab.centre().y + name.cap() / 2.0);
    canvas.text(Layer::Text, called, at, Align::Left, name);
}

/// A label with a line to write on after it.
fn field(canvas: &mut Canvas, frame: Frame, label: &str, line: Unit) {
    let baseline = frame.bottom() - BASELINE;
    let from = frame.right() - line;
    canvas.ledger.place(Layer::Field, label, Frame { x: from, w: line, ..frame });
    let y = baseline + LINE_DROP;
    canvas.stroke(Point::new(from, y), Point::new(frame.right(), y), LINE);
    let at = Point::new(from - LABEL_GAP, baseline);
    canvas.text(Layer::Text, label, at, Align::Right, Item::label());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn teams_share_the_four_sections() {
        let sizes = |players| (0..4).map(|i| identities(i, 4, players).len()).collect::<Vec<_>>();
        assert_eq!(sizes(4), [1, 1, 1, 1]);
        assert_eq!(sizes(6), [2, 2, 1, 1]);
        assert_eq!(sizes(8), [2, 2, 2, 2]);
        let everyone: std::collections::BTreeSet<Identity> =
            (0..4).flat_map(|i| identities(i, 4, 8)).collect();
        assert_eq!(everyone.len(), 8);
    }
}
