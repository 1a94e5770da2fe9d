//! Who takes notes of each ingredient, and does not reason over several tests.

mod acting;
mod aim;
mod notes;

use super::game::{Brew, Due, Filled, Herbs, Move, Position, Stage, herb};
use super::player::{Player, View};
use crate::stream::Stream;
use crate::witches::puzzle::Pour;
use notes::Notes;

/// The most cauldrons of a board.
const CAULDRONS: usize = 16;

/// In so few ways she dares to brew in the last cauldron that is large enough.
const SURE: u32 = 4;

/// Crosses out in her notes what a test rules out for an ingredient, and brews what they
/// allow: small potions to learn from, and the recipe as far as she knows it.
#[derive(Default)]
pub(super) struct Typical {
    notes: Option<Notes>,
    /// What each cauldron is to hold.
    aims: [Option<Brew>; CAULDRONS],
}

impl Player for Typical {
    fn choose(&mut self, view: &View<'_>, witch: u8, legal: &[Move], stream: &mut Stream) -> Move {
        if let [only] = legal {
            return *only;
        }
        self.read(view);
        let Some(&first) = legal.first() else { return Move::Pass };
        let any = |stream: &mut Stream| stream.pick(legal).copied().unwrap_or(first);
        match view.position.due(witch) {
            Due::Action => self.act(view, witch, legal, stream),
            Due::Last => self.guess(view, None, stream).map_or(first, Move::Brew),
            Due::Guess(ingredient) => {
                let guess = self.guess(view, Some(herb(ingredient)), stream);
                let choice = guess.map_or(first, Move::Brew);
                if view.position.permits(witch, &choice, legal) { choice } else { first }
            }
            Due::Genius(cauldron) => self.correct(view, cauldron, legal, stream),
            Due::Seedling => self.helpful_planting(view, witch, legal).unwrap_or(first),
            Due::Paint | Due::Mole => Move::Pass,
            Due::Weeds | Due::Creeper | Due::Fence => any(stream),
        }
    }
}

impl Typical {
    fn read(&mut self, view: &View<'_>) {
        let notes = self.notes.get_or_insert_with(|| Notes::new(view.facts));
        if notes.read(view.tests) {
            self.aims = [None; CAULDRONS];
        }
    }

    /// A recipe that she believes in, with one of `wanted` in it.
    fn guess(&self, view: &View<'_>, wanted: Option<Herbs>, stream: &mut Stream) -> Option<Brew> {
        let mut brew = None;
        for _ in 0..8 {
            brew = self.whole(view, &[], stream);
            let herbs = brew.iter().flat_map(Brew::pours).map(|pour| herb(pour.ingredient));
            let has = |wanted| herbs.fold(0, |all, one| all | one) & wanted != 0;
            if wanted.is_none_or(has) {
                break;
            }
        }
        brew
    }

    /// The whole recipe as she sees it, of any length that it may have.
    fn whole(&self, view: &View<'_>, begun: &[Pour], stream: &mut Stream) -> Option<Brew> {
        let lengths = view.facts.recipe.range();
        let length = *lengths.start() + stream.below(lengths.count()) as u8;
        let all = view.position.printed().ingredients;
        let notes = self.notes.as_ref()?;
        aim::recipe(notes, begun, length, all, view.tests, stream)
    }

    /// What a cauldron is to hold: it is thought of again when somebody put something else in.
    fn aim(&mut self, view: &View<'_>, cauldron: u8, stream: &mut Stream) -> Option<Brew> {
        let index = usize::from(cauldron);
        let filled = view.position.cauldrons().get(index)?;
        let begun = filled.brew.pours();
        if let Some(aim) = self.aims[index].filter(|aim| aim.pours().starts_with(begun)) {
            return Some(aim);
        }
        self.aims[index] = self.think(view, cauldron, filled, stream);
        self.aims[index]
    }

    fn think(
        &self,
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
            && let Some(whole) = self.whole(view, begun, stream)
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
        if self.is_sure() && position.is_together() {
            let main = self.main(view);
            return main.is_some_and(|main| main != cauldron)
                && position.cauldrons().get(usize::from(cauldron)).is_some_and(is_large);
        }
        let fresh = |filled: &Filled| is_large(filled) && filled.brew.pours().is_empty();
        let last = all().filter(|(filled, _)| fresh(filled)).map(|(_, index)| index).last();
        let others = all().any(|(filled, index)| is_open(filled) && Some(index) != last);
        !self.is_sure() && others && last == Some(cauldron)
    }

    fn is_sure(&self) -> bool {
        self.notes.as_ref().is_some_and(|notes| notes.ways() <= SURE)
    }

    /// The cauldron that the recipe goes into: the one that holds most of it already.
    fn main(&self, view: &View<'_>) -> Option<u8> {
        let notes = self.notes.as_ref()?;
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

    /// Changes one thing, if that makes a recipe that she believes in.
    fn correct(&self, view: &View<'_>, cauldron: u8, legal: &[Move], stream: &mut Stream) -> Move {
        let Some(filled) = view.position.cauldrons().get(usize::from(cauldron)) else {
            return Move::Pass;
        };
        let brew = filled.brew.pours();
        let whole = self.whole(view, &[], stream);
        let Some(whole) = whole.filter(|whole| whole.pours().len() == brew.len()) else {
            return Move::Pass;
        };
        let differs = (0..)
            .zip(whole.pours())
            .filter(|&(place, pour)| brew.get(usize::from(place)).is_some_and(|old| old != pour));
        let changes: Vec<Move> =
            differs.map(|(place, &pour)| Move::Change { place, pour }).collect();
        match changes[..] {
            [change] if legal.contains(&change) => change,
            _ => Move::Pass,
        }
    }
}

/// What the witches of a section can have without asking others.
fn at_hand(position: &Position, section: u8) -> Herbs {
    let setup = position.setup();
    let witches = (0..setup.witches()).filter(|&w| setup.section(w) == section);
    let own = witches.fold(0, |all, w| all | setup.specialties[usize::from(w)]);
    position.plants_of(section).fold(own, |all, (_, pour)| all | herb(pour.ingredient))
}

/// Whether a cauldron can still be filled.
fn is_open(filled: &Filled) -> bool {
    filled.stage == Stage::Open
}
