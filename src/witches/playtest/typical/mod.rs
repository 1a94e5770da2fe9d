//! Who takes notes of each ingredient, and does not reason over several tests.

mod aim;
mod notes;

use super::game::{Brew, Filled};
use super::gardener::{Mind, at_hand, is_open};
use super::player::View;
use crate::stream::Stream;
use crate::witches::puzzle::Pour;
use notes::Notes;

/// In so few ways she dares to brew in the last cauldron that is large enough.
const SURE: u32 = 4;

/// Crosses out in her notes what a test rules out for an ingredient, and brews what they
/// allow: small potions to learn from, and the recipe as far as she knows it.
#[derive(Default)]
pub(super) struct Typical {
    notes: Option<Notes>,
}

impl Mind for Typical {
    fn read(&mut self, view: &View<'_>) -> bool {
        self.notes.get_or_insert_with(|| Notes::new(view.facts)).read(view.tests)
    }

    /// The whole recipe as she sees it, of any length that it may have.
    fn believed(&self, view: &View<'_>, begun: &[Pour], stream: &mut Stream) -> Option<Brew> {
        let lengths = view.facts.recipe.range();
        let length = *lengths.start() + stream.below(lengths.count()) as u8;
        let all = view.position.printed().ingredients;
        let notes = self.notes.as_ref()?;
        aim::recipe(notes, begun, length, all, view.tests, stream)
    }

    fn plan(
        &mut self,
        view: &View<'_>,
        cauldron: u8,
        filled: &Filled,
        stream: &mut Stream,
    ) -> Option<Brew> {
        let begun = filled.brew.pours();
        let size = begun.len() + usize::from(filled.room);
        let printed = view.position.printed();
        let section = printed.cauldrons[usize::from(cauldron)].section;
        let at_hand = at_hand(view.position, section);
        let notes = self.notes.as_ref()?;
        if self.is_spared(view, cauldron) {
            return None;
        }
        if size >= usize::from(view.facts.recipe.shortest())
            && let Some(whole) = self.believed(view, begun, stream)
            && whole.pours().len() <= size
        {
            if view.position.has_closing() {
                return Some(whole);
            }
            let longest = printed.longest;
            return aim::probe(notes, whole.pours(), size, at_hand, longest, stream);
        }
        aim::probe(notes, begun, size, at_hand, printed.longest, stream)
    }
}

impl Typical {
    /// Whether a cauldron is kept for the recipe: the last one that is large enough, as long as
    /// she does not know much and there are others.
    fn is_spared(&self, view: &View<'_>, cauldron: u8) -> bool {
        let position = view.position;
        let longest = usize::from(view.facts.longest);
        let size = |filled: &Filled| filled.brew.pours().len() + usize::from(filled.room);
        let fresh = |filled: &Filled| {
            is_open(filled) && filled.brew.pours().is_empty() && size(filled) >= longest
        };
        let all = || position.cauldrons().iter().zip(0..);
        let sure = self.notes.as_ref().is_some_and(|notes| notes.ways() <= SURE);
        let last = all().filter(|(filled, _)| fresh(filled)).map(|(_, index)| index).last();
        let others = all().any(|(filled, index)| is_open(filled) && Some(index) != last);
        !sure && others && last == Some(cauldron)
    }
}
