//! A section on one side: border, header, cauldrons, gardens.

use super::cells::Cells;
use super::header::Header;
use super::parts::Part;
use super::{cauldron, garden};
use crate::game::identity::Identity;
use crate::page::canvas::Canvas;
use crate::page::setup::Setup;
use crate::page::shape::{Frame, border};
use crate::page::tag::Tag;
use crate::page::{DrawError, Unit};
use crate::texts::Language;
use crate::witches::board::{Section, Side};
use crate::witches::pages::SheetView;
use crate::witches::pages::geometry::SAFETY;

/// Width of the border.
const BORDER: Unit = Unit(1.5);
/// From the border to what is inside.
const PADDING: Unit = Unit(0.8);

/// What a card leaves free for its header and cells.
pub(super) fn room(
    card: Frame,
    index: usize,
    view: &SheetView,
    words: &Language,
) -> Result<Frame, DrawError> {
    let witches = identities(index, view.board.sections.len(), view.facts.players.count());
    let inside = card.inset(BORDER + PADDING);
    let mut highest = Unit(0.0);
    for side in Side::ALL {
        highest = highest.max(Header::new(&witches, side, view, words, inside.w)?.height());
    }
    Ok(inside.split_top(highest, PADDING).1)
}

/// The creatures of a section: one, or a team's two.
fn identities(index: usize, sections: usize, players: u8) -> Vec<Identity> {
    let mut all = vec![Identity::of(index)];
    if index + sections < usize::from(players) {
        all.push(Identity::of(index + sections));
    }
    all
}

/// Draws a section.
///
/// # Errors
/// If a text does not fit.
pub(super) fn draw(
    canvas: &mut Canvas,
    sheet: &Setup,
    view: &SheetView,
    words: &Language,
    index: usize,
    section: &Section,
    side: Side,
) -> Result<(), DrawError> {
    let rect = section.rect(side);
    let card = sheet.frame(rect).inset(SAFETY);
    let of = |(i, part): (usize, (usize, Side))| (part == (index, side)).then_some(i);
    let gardens = view.board.gardens.iter().map(|g| (g.section, g.side));
    let cauldrons = view.board.cauldrons.iter().map(|c| (c.section, c.side));
    let part = Part {
        rect,
        gardens: gardens.enumerate().filter_map(of).collect(),
        cauldrons: cauldrons.enumerate().filter_map(of).collect(),
    };
    draw_part(canvas, view, words, card, (index, side), &part, |free| free)
}

/// Draws a part of a section into a card, its cells as they are placed in what is free.
///
/// # Errors
/// If a text does not fit.
pub(super) fn draw_part(
    canvas: &mut Canvas,
    view: &SheetView,
    words: &Language,
    card: Frame,
    (index, side): (usize, Side),
    part: &Part,
    placed: impl Fn(Frame) -> Frame,
) -> Result<(), DrawError> {
    let witches = identities(index, view.board.sections.len(), view.facts.players.count());
    canvas.begin(Tag::Section);
    canvas.recurring(border(card, witches[0], BORDER));
    let inside = card.inset(BORDER + PADDING);
    canvas.ledger.enter("section", inside);
    canvas.begin(Tag::Section);
    let header = Header::new(&witches, side, view, words, inside.w)?;
    let (head, cells) = inside.split_top(header.height(), PADDING);
    header.draw(canvas, words, head);
    let cells = Cells { rect: part.rect, frame: placed(cells) };
    for &i in &part.gardens {
        garden::draw(canvas, view, words, &cells, i, &view.board.gardens[i])?;
    }
    for &i in &part.cauldrons {
        cauldron::draw(canvas, view, words, &cells, i, &view.board.cauldrons[i]);
    }
    canvas.end();
    canvas.ledger.leave();
    canvas.end();
    Ok(())
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
