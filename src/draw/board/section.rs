//! A section on one side: border, header, cauldrons, gardens.

use super::{cauldron, garden};
use crate::board::{Rect, Section, Side};
use crate::draw::SheetView;
use crate::draw::canvas::{Align, Canvas, Style};
use crate::draw::fonts::Face;
use crate::draw::geometry::{SAFETY, Sheet};
use crate::draw::identity::Identity;
use crate::draw::layout::Layer;
use crate::draw::shape::{Frame, border};
use crate::draw::theme;
use crate::draw::words::Words;

/// Width of the border.
const BORDER: f64 = 1.5;
/// From the border to what is inside.
const PADDING: f64 = 0.8;
/// From the last line to write on to the border.
const FIELD_MARGIN: f64 = 1.6;
/// Height of the header.
const HEADER: f64 = 6.4;

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
    sheet: &Sheet,
    view: &SheetView,
    words: &Words,
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
    let (header_frame, cells) = inside.split_top(HEADER, PADDING);
    header(canvas, words, header_frame, &identities, (side, view.facts.players.count()));
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

fn header(
    canvas: &mut Canvas,
    words: &Words,
    frame: Frame,
    identities: &[Identity],
    (side, players): (Side, u8),
) {
    let mut rest = frame;
    for identity in identities {
        let name = Style::new(Face::Heading, 9.0).colour(theme::PAPER);
        let w = frame.h + 1.6 + name.width(identity.name()) + 2.6;
        let (tab, right) = rest.split_left(w, 2.0);
        rest = right;
        canvas.layout.place(Layer::Ground, identity.name(), tab);
        canvas.rect(tab, tab.h / 2.0, identity.colour(), None);
        let disc = (tab.x + tab.h / 2.0, tab.middle_y());
        canvas.circle(disc, tab.h / 2.0 - 0.5, theme::PAPER, None);
        let emblem = Frame::around(disc.0, disc.1, tab.h - 1.9, tab.h - 1.9);
        canvas.symbol(Layer::Icon, *identity, emblem);
        let baseline = tab.middle_y() + name.cap() / 2.0;
        let at = (tab.x + tab.h + 0.6, baseline);
        canvas.text(Layer::Text, identity.name(), at, Align::Left, name);
    }
    let labels: &[&str] = match (side, players) {
        (Side::Back, _) => &[&words.section.memo],
        (Side::Front, 1) => &[&words.section.witch],
        (Side::Front, _) => &[&words.section.witch, &words.section.specialties],
    };
    rest.w -= FIELD_MARGIN;
    fields(canvas, labels, rest);
}

/// Labels with lines to write on. The first ones are left out where they do not fit.
fn fields(canvas: &mut Canvas, labels: &[&str], frame: Frame) {
    const LEAST_LINE: f64 = 21.0;
    const LONGEST_LINE: f64 = 62.0;
    let style = Style::new(Face::Regular, 7.5).colour(theme::SOFT_INK);
    let mut labels = labels;
    let needed = |labels: &[&str]| -> f64 {
        labels.iter().map(|l| style.width(l) + 1.2 + LEAST_LINE + 3.0).sum::<f64>() - 3.0
    };
    while labels.len() > 1 && needed(labels) > frame.w {
        labels = &labels[1..];
    }
    if needed(labels) > frame.w {
        return;
    }
    let spare = (frame.w - needed(labels)) / labels.len() as f64;
    let line = (LEAST_LINE + spare).min(LONGEST_LINE);
    let baseline = frame.bottom() - 1.6;
    let mut right = frame.right();
    for label in labels.iter().rev() {
        let from = right - line;
        canvas.layout.place(Layer::Field, label, Frame::new(from, frame.y, line, frame.h));
        canvas.stroke((from, baseline + 0.5), (right, baseline + 0.5), theme::RULE, 0.25);
        canvas.text(Layer::Text, label, (from - 1.2, baseline), Align::Right, style);
        right = from - 1.2 - style.width(label) - 3.0;
    }
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
