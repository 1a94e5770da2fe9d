//! A section on one side: border, header, cauldrons, gardens.

use super::cells::Cells;
use super::header::Header;
use super::{cauldron, garden};
use crate::identity::Identity;
use crate::page::canvas::Canvas;
use crate::page::setup::Setup;
use crate::page::shape::border;
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
    let witches = identities(index, view.board.sections.len(), view.facts.players.count());
    canvas.begin(Tag::Section);
    canvas.recurring(border(card, witches[0], BORDER));
    let inside = card.inset(BORDER + PADDING);
    canvas.ledger.enter("section", inside);
    canvas.begin(Tag::Section);
    let header = Header::new(&witches, side, view, words, inside.w)?;
    let (head, cells) = inside.split_top(header.height(), PADDING);
    header.draw(canvas, words, head);
    let cells = Cells { rect, frame: cells };
    for (i, g) in view.board.gardens.iter().enumerate() {
        if (g.section, g.side) == (index, side) {
            garden::draw(canvas, view, words, &cells, i, g)?;
        }
    }
    for (i, c) in view.board.cauldrons.iter().enumerate() {
        if (c.section, c.side) == (index, side) {
            cauldron::draw(canvas, view, words, &cells, i, c);
        }
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
