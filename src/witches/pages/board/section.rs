//! A section on one side: border, header, cauldrons, gardens.

use super::{cauldron, garden};
use crate::identity::Identity;
use crate::page::canvas::{Align, Canvas, Style};
use crate::page::fonts::Face;
use crate::page::layout::Layer;
use crate::page::setup::Setup;
use crate::page::shape::{Frame, border};
use crate::page::theme;
use crate::texts::Language;
use crate::witches::board::{Rect, Section, Side};
use crate::witches::pages::SheetView;
use crate::witches::pages::geometry::SAFETY;
use crate::witches::pages::said::*;

/// Width of the border.
const BORDER: f64 = 1.5;
/// From the border to what is inside.
const PADDING: f64 = 0.8;
/// From the last line to write on to the border.
const FIELD_MARGIN: f64 = 1.6;
/// Height of a row of the header.
const HEADER: f64 = 6.4;
/// From one row of the header to the next.
const ROW_GAP: f64 = 0.6;
/// From a tab to what stands after it.
const TAB_GAP: f64 = 2.0;
/// From a field to the next.
const FIELD_GAP: f64 = 3.0;
/// From a label to its line.
const LABEL_GAP: f64 = 1.2;
/// The shortest line to write a witch's name on.
const NAME_LINE: f64 = 15.0;
/// The shortest line to write a list on.
const LIST_LINE: f64 = 21.0;
/// The longest line that is of use.
const LONGEST_LINE: f64 = 62.0;

/// The cells of a section on the page, each as large as the border and the header allow.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cells {
    rect: Rect,
    /// All of them together.
    pub frame: Frame,
}

impl Cells {
    /// Width and height of a cell.
    pub fn size(&self) -> (f64, f64) {
        (self.frame.w / f64::from(self.rect.w), self.frame.h / f64::from(self.rect.h))
    }

    /// Cells of the side's grid as a frame on the page.
    pub fn of(&self, cells: Rect) -> Frame {
        let (w, h) = self.size();
        Frame::new(
            self.frame.x + w * (f64::from(cells.x) - f64::from(self.rect.x)),
            self.frame.y + h * (f64::from(cells.y) - f64::from(self.rect.y)),
            w * f64::from(cells.w),
            h * f64::from(cells.h),
        )
    }
}

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
    (index, section, side): (usize, &Section, Side),
) {
    let rect = match side {
        Side::Front => section.front,
        Side::Back => section.back,
    };
    let card = sheet.frame(rect).inset(SAFETY);
    let identities = identities(index, view.board.sections.len(), view.facts.players.count());
    canvas.svg(border(card, identities[0], BORDER));
    let inside = card.inset(BORDER + PADDING);
    canvas.layout.enter("section", inside);
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
            garden::draw(canvas, view, words, &cells, (i, g));
        }
    }
    for (i, c) in view.board.cauldrons.iter().enumerate() {
        if (c.section, c.side) == (index, side) {
            cauldron::draw(canvas, view, words, &cells, (i, c));
        }
    }
    canvas.layout.leave();
}

/// What stands in a header.
#[derive(Clone, Debug)]
enum Item {
    /// A creature with its name.
    Tab(Identity, String),
    /// A label, and a line of at least this length to write on.
    Line(String, f64),
}

impl Item {
    fn name() -> Style {
        Style::new(Face::Heading, 9.0).colour(theme::PAPER)
    }

    fn label() -> Style {
        Style::new(Face::Regular, 7.5).colour(theme::SOFT_INK)
    }

    /// The least width, and the gap behind it.
    fn width(&self) -> (f64, f64) {
        match self {
            Item::Tab(_, name) => (HEADER + 1.6 + Item::name().width(name) + 2.6, TAB_GAP),
            Item::Line(label, least) => (Item::label().width(label) + LABEL_GAP + least, FIELD_GAP),
        }
    }
}

/// The least width of a row.
fn needed(row: &[Item]) -> f64 {
    let gaps = row.iter().rev().skip(1).map(|item| item.width().1);
    row.iter().map(|item| item.width().0).sum::<f64>() + gaps.sum::<f64>()
}

/// The items in as few rows as their least widths allow; a tab stays with what follows it.
fn rows(items: &[Item], width: f64) -> Vec<&[Item]> {
    let mut rows = Vec::new();
    let mut rest = items;
    while !rest.is_empty() {
        let whole = |n: usize| n == rest.len() || !matches!(rest[n - 1], Item::Tab(..));
        let fit = (1..=rest.len()).rev().find(|&n| whole(n) && needed(&rest[..n]) <= width);
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
        let spare = (frame.w - FIELD_MARGIN - needed(row)).max(0.0) / lines.max(1) as f64;
        let mut x = frame.x;
        for item in *row {
            let (least, gap) = item.width();
            let width = match item {
                Item::Tab(identity, name) => {
                    tab(canvas, Frame::new(x, top, least, HEADER), *identity, name);
                    least
                }
                Item::Line(label, shortest) => {
                    let line = (shortest + spare).min(LONGEST_LINE.max(*shortest));
                    let width = least - shortest + line;
                    field(canvas, Frame::new(x, top, width, HEADER), label, line);
                    width
                }
            };
            x += width + gap;
        }
    }
}

fn tab(canvas: &mut Canvas, tab: Frame, identity: Identity, called: &str) {
    let name = Item::name();
    canvas.layout.place(Layer::Ground, called, tab);
    canvas.rect(tab, tab.h / 2.0, identity.colour(), None);
    let disc = (tab.x + tab.h / 2.0, tab.middle_y());
    canvas.circle(disc, tab.h / 2.0 - 0.5, theme::PAPER, None);
    let emblem = Frame::around(disc.0, disc.1, tab.h - 1.9, tab.h - 1.9);
    canvas.symbol(Layer::Icon, identity, emblem);
    let at = (tab.x + tab.h + 0.6, tab.middle_y() + name.cap() / 2.0);
    canvas.text(Layer::Text, called, at, Align::Left, name);
}

/// A label with a line to write on after it.
fn field(canvas: &mut Canvas, frame: Frame, label: &str, line: f64) {
    let baseline = frame.bottom() - 1.6;
    let from = frame.right() - line;
    canvas.layout.place(Layer::Field, label, Frame { x: from, w: line, ..frame });
    canvas.stroke((from, baseline + 0.5), (frame.right(), baseline + 0.5), theme::RULE, 0.25);
    let at = (from - LABEL_GAP, baseline);
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
