//! Who has something in mind for every cauldron, and works towards it: plants, grows and plucks
//! what is wanted next.

mod acting;

use super::game::{Brew, CAULDRONS, Due, Filled, Herbs, Move, Position, Stage, herb};
use super::player::{Player, View};
use crate::stream::Stream;
use crate::witches::puzzle::Pour;

/// What is believed of the secret, and what is to be brewed for it.
pub(super) trait Mind {
    /// Reads the tests that were not read yet; whether there were any.
    fn read(&mut self, view: &View<'_>) -> bool;

    /// What a cauldron, with what is in it, is to hold. Nothing if it is left alone for now.
    fn plan(
        &mut self,
        view: &View<'_>,
        cauldron: u8,
        filled: &Filled,
        stream: &mut Stream,
    ) -> Option<Brew>;

    /// The potion that is believed to win, of those that begin so.
    fn believed(&self, view: &View<'_>, begun: &[Pour], stream: &mut Stream) -> Option<Brew>;

    /// How many empty cells of a section are kept for what will be needed.
    fn kept(&self, _view: &View<'_>, _section: u8) -> usize {
        0
    }

    /// The cauldron that the answer goes into, once it is known: the one that holds most of it
    /// already.
    fn main(&self, view: &View<'_>) -> Option<u8>;

    /// Whether the answer is certain, after the tests of the view.
    fn is_certain(&mut self, _view: &View<'_>) -> bool {
        false
    }
}

/// The hands of a mind.
#[derive(Default)]
pub(super) struct Gardener<M> {
    mind: M,
    /// What each cauldron is to hold.
    aims: [Option<Brew>; CAULDRONS],
}

impl<M: Mind> Player for Gardener<M> {
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

    fn is_certain(&mut self, view: &View<'_>) -> bool {
        self.read(view);
        self.mind.is_certain(view)
    }
}

impl<M: Mind> Gardener<M> {
    fn read(&mut self, view: &View<'_>) {
        if self.mind.read(view) {
            self.aims = [None; CAULDRONS];
        }
    }

    /// A potion that she believes in, with one of `wanted` in it.
    fn guess(
        &mut self,
        view: &View<'_>,
        wanted: Option<Herbs>,
        stream: &mut Stream,
    ) -> Option<Brew> {
        let mut brew = None;
        for _ in 0..8 {
            brew = self.mind.believed(view, &[], stream);
            let herbs = brew.iter().flat_map(Brew::pours).map(|pour| herb(pour.ingredient));
            let has = |wanted| herbs.fold(0, |all, one| all | one) & wanted != 0;
            if wanted.is_none_or(has) {
                break;
            }
        }
        brew
    }

    /// What a cauldron is to hold: it is thought of again when somebody put something else in.
    fn aim(&mut self, view: &View<'_>, cauldron: u8, stream: &mut Stream) -> Option<Brew> {
        let index = usize::from(cauldron);
        let filled = view.position.cauldrons().get(index)?;
        let begun = filled.brew.pours();
        if let Some(aim) = self.aims[index].filter(|aim| aim.pours().starts_with(begun)) {
            return Some(aim);
        }
        self.aims[index] = self.mind.plan(view, cauldron, filled, stream);
        self.aims[index]
    }

    /// Changes one thing, if that makes a potion that she believes in.
    fn correct(
        &mut self,
        view: &View<'_>,
        cauldron: u8,
        legal: &[Move],
        stream: &mut Stream,
    ) -> Move {
        let Some(filled) = view.position.cauldrons().get(usize::from(cauldron)) else {
            return Move::Pass;
        };
        let brew = filled.brew.pours();
        let whole = self.mind.believed(view, &[], stream);
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

/// What the witches of a section may plant.
pub(super) fn specialties(position: &Position, section: u8) -> Herbs {
    let setup = position.setup();
    let witches = (0..setup.witches()).filter(|&w| setup.section(w) == section);
    witches.fold(0, |all, w| all | setup.specialties[usize::from(w)])
}

/// What the witches of a section can have without asking others.
pub(super) fn at_hand(position: &Position, section: u8) -> Herbs {
    let own = specialties(position, section);
    position.plants_of(section).fold(own, |all, (_, pour)| all | herb(pour.ingredient))
}

/// Whether a cauldron can still be filled.
pub(super) fn is_open(filled: &Filled) -> bool {
    filled.stage == Stage::Open
}
