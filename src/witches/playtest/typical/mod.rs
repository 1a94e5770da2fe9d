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
const SURE: u32 = 12;

/// Crosses out in her notes what a test rules out for an ingredient, and brews what they
/// allow: small potions to learn from, and the recipe as far as she knows it.
#[derive(Default)]
pub(super) struct Typical {
    notes: Option<Notes>,
    /// Whether they leave little to choose from.
    sure: bool,
}

impl Mind for Typical {
    fn read(&mut self, view: &View<'_>) -> bool {
        let notes = self.notes.get_or_insert_with(|| Notes::new(view.facts));
        let is_new = notes.read(view.tests);
        if is_new {
            self.sure = notes.ways() <= SURE;
        }
        is_new
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

    /// The cauldron that the recipe goes into, once she knows: the one that holds most of it
    /// already.
    fn main(&self, view: &View<'_>) -> Option<u8> {
        let notes = self.notes.as_ref().filter(|_| self.sure)?;
        let longest = usize::from(view.facts.longest);
        let fits = |filled: &Filled| {
            let held = filled.brew.pours();
            let begins = (1..).zip(held).all(|(number, pour)| {
                pour.grown == number && notes.allows(pour.ingredient, number)
            });
            is_open(filled) && begins && held.len() + usize::from(filled.room) >= longest
        };
        let all = view.position.cauldrons().iter().zip(0..).filter(|(filled, _)| fits(filled));
        all.max_by_key(|(filled, _)| filled.brew.pours().len()).map(|(_, index)| index)
    }
}

impl Typical {
    /// Whether a cauldron is kept for the recipe, or free for the next one: the last one that is
    /// large enough, as long as she does not know much and there are others; and all but the
    /// one that the recipe goes into, once she knows.
    fn is_spared(&self, view: &View<'_>, cauldron: u8) -> bool {
        let position = view.position;
        let longest = usize::from(view.facts.longest);
        let is_large = |filled: &Filled| {
            is_open(filled) && filled.brew.pours().len() + usize::from(filled.room) >= longest
        };
        let all = || position.cauldrons().iter().zip(0..);
        if self.sure && position.is_together() {
            let main = self.main(view);
            return main.is_some_and(|main| main != cauldron)
                && position.cauldrons().get(usize::from(cauldron)).is_some_and(is_large);
        }
        let fresh = |filled: &Filled| is_large(filled) && filled.brew.pours().is_empty();
        let last = all().filter(|(filled, _)| fresh(filled)).map(|(_, index)| index).last();
        let others = all().any(|(filled, index)| is_open(filled) && Some(index) != last);
        !self.sure && others && last == Some(cauldron)
    }
}
