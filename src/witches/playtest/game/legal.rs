//! Which moves the rules allow.

use super::moves::{Brew, Due, Move, Place};
use super::position::{Filled, Position};
use super::setup::{herb, herbs};
use super::{Spot, Spots};
use crate::witches::board::Special;
use crate::witches::puzzle::{Effect, Ingredient, Pour};

impl Position {
    /// All moves that a witch can make now, into `moves`: at least one. Of the free potions of
    /// a Guesser cell or the last ditch effort only those of one ingredient are listed;
    /// [`Position::permits`] knows all.
    pub(crate) fn legal(&self, witch: u8, moves: &mut Vec<Move>) {
        moves.clear();
        let section = self.setup().section(witch);
        match self.due(witch) {
            Due::Action => self.actions(witch, moves),
            Due::Guess(ingredient) => {
                self.alone(ingredient, moves);
                moves.push(Move::Pass);
            }
            Due::Last => {
                herbs(self.printed().ingredients).for_each(|i| self.alone(i, moves));
            }
            Due::Paint => {
                self.splits(section, moves);
                moves.push(Move::Pass);
            }
            Due::Fence => self.splits(section, moves),
            Due::Weeds => {
                moves.extend(self.empty(section).iter().map(|spot| Move::CrossOut { spot }));
            }
            Due::Creeper => self.joins(section, moves),
            Due::Mole => {
                let to = self.plots(section);
                for (from, _) in self.plants_of(section) {
                    let others = to.iter().filter(|&to| to != from.spot);
                    moves.extend(others.map(|to| Move::Dig { from, to }));
                }
                moves.push(Move::Pass);
            }
            Due::Seedling => {
                self.plantings(witch, true, self.plots(section), moves);
                moves.push(Move::Pass);
            }
            Due::Genius(cauldron) => {
                self.changes(cauldron, moves);
                moves.push(Move::Pass);
            }
        }
        if moves.iter().all(|m| matches!(m, Move::Test { .. })) {
            moves.push(Move::Pass);
        }
    }

    /// Whether a witch can make this move now. `listed` are the moves of [`Position::legal`].
    pub(crate) fn permits(&self, witch: u8, choice: &Move, listed: &[Move]) -> bool {
        match (choice, self.due(witch)) {
            (Move::Brew(brew), Due::Guess(ingredient)) => {
                let minimal = !self.has(witch, Effect::Minimalist) || brew.is_of_one_kind();
                let contains = brew.pours().iter().any(|p| p.ingredient == ingredient);
                contains && minimal && self.is_possible(brew)
            }
            (Move::Brew(brew), Due::Last) => !brew.pours().is_empty() && self.is_possible(brew),
            _ => listed.contains(choice),
        }
    }

    fn is_possible(&self, brew: &Brew) -> bool {
        let grows = 1..=self.printed().longest;
        let in_play = |i: Ingredient| self.printed().ingredients & herb(i) != 0;
        brew.pours().iter().all(|p| in_play(p.ingredient) && grows.contains(&p.grown))
    }

    fn alone(&self, ingredient: Ingredient, moves: &mut Vec<Move>) {
        let dots = 1..=self.printed().longest;
        let brews = dots.filter_map(|grown| Brew::of(&[Pour { ingredient, grown }]));
        moves.extend(brews.map(Move::Brew));
    }

    fn actions(&self, witch: u8, moves: &mut Vec<Move>) {
        let own = self.setup().section(witch);
        let versatile = self.growing(own).and(self.printed().specials(Special::Versatility));
        for spot in versatile.iter().filter(|&spot| !self.was_tested(spot)) {
            moves.extend(self.plants(spot).map(|(from, _)| Move::Test { from }));
        }
        if self.crossing {
            return self.crossings(own, moves);
        }
        let sections = 0..self.printed().sections.len() as u8;
        let piggyback = self.has(witch, Effect::Piggyback);
        let spreads = piggyback || self.has(witch, Effect::Spreader);
        let anywhere = |section: &u8| spreads || *section == own;
        let plots = sections.clone().filter(anywhere).map(|section| self.plots(section));
        self.plantings(witch, false, plots.fold(Spots::default(), Spots::or), moves);
        for section in sections.clone().filter(|&s| s == own || piggyback) {
            self.growings(witch, section, moves);
            let can_take = |filled: &Filled, pour| self.can_take(filled, pour, witch);
            for (from, pour) in self.plants_of(section) {
                let open = self.open_of(section).filter(|(_, filled)| can_take(filled, pour));
                moves.extend(open.map(|(into, _)| Move::Pluck { from, into, with: None }));
            }
            if self.has_closing() {
                let some = self.open_of(section).filter(|(_, filled)| {
                    !filled.brew.pours().is_empty() && self.may_test(&filled.brew, witch)
                });
                moves.extend(some.map(|(cauldron, _)| Move::Close { cauldron }));
            }
        }
        if self.is_together() {
            for other in sections.clone().filter(|&s| s != own) {
                for with in self.free_witches(other) {
                    self.pluckings(other, own, witch, with, moves);
                    self.pluckings(own, other, with, with, moves);
                }
            }
        }
        if self.may_copy(witch) {
            self.copies(own, moves);
        }
        if moves.is_empty() && self.plays_on() {
            self.crossings(own, moves);
        }
    }

    fn crossings(&self, section: u8, moves: &mut Vec<Move>) {
        moves.extend(self.empty(section).iter().map(|spot| Move::CrossOut { spot }));
        moves.extend(self.open_of(section).map(|(cauldron, _)| Move::CrossOutIn { cauldron }));
    }

    fn plantings(&self, witch: u8, any: bool, plots: Spots, moves: &mut Vec<Move>) {
        if plots.is_empty() {
            return;
        }
        for ingredient in herbs(self.plantable(witch, any)) {
            moves.extend(plots.iter().map(|spot| Move::Plant { ingredient, spot }));
        }
    }

    fn growings(&self, witch: u8, section: u8, moves: &mut Vec<Move>) {
        let grows =
            |spot| self.plants(spot).any(|(_, pour)| self.grown(witch, spot, pour) > pour.grown);
        for (garden, spots) in self.gardens_of(section) {
            if spots.and(self.growing).iter().any(grows) {
                moves.push(Move::Grow { garden });
            }
        }
    }

    /// Out of one section into a cauldron of another, whose `tester` then tests it.
    fn pluckings(&self, out: u8, into: u8, tester: u8, with: u8, moves: &mut Vec<Move>) {
        for (from, pour) in self.plants_of(out) {
            let open = self.open_of(into).filter(|(_, c)| self.can_take(c, pour, tester));
            moves.extend(open.map(|(into, _)| Move::Pluck { from, into, with: Some(with) }));
        }
    }

    /// Whether an open cauldron can take this. A Minimalist must not fill one with several
    /// kinds.
    fn can_take(&self, filled: &Filled, pour: Pour, tester: u8) -> bool {
        let mut brew = filled.brew;
        filled.room > 1 || brew.add(pour) && self.may_test(&brew, tester)
    }

    fn may_test(&self, brew: &Brew, tester: u8) -> bool {
        !self.has(tester, Effect::Minimalist) || brew.is_of_one_kind()
    }

    fn copies(&self, own: u8, moves: &mut Vec<Move>) {
        let copied = |spots: Spots| !spots.and(self.growing).is_empty();
        for (to, spots) in self.gardens_of(own) {
            if spots.and(self.plots(own)).is_empty() {
                continue;
            }
            let theirs = self.gardens().iter().zip(0..).filter(|(spots, _)| {
                let first = spots.first();
                first.is_some_and(|spot| self.printed().section_of(spot) != own) && copied(**spots)
            });
            moves.extend(theirs.map(|(_, from)| Move::Copy { from, to }));
        }
    }

    /// Straight lines that leave both parts of a garden in one piece.
    fn splits(&self, section: u8, moves: &mut Vec<Move>) {
        for (garden, spots) in self.gardens_of(section) {
            let left = |k: u8| spots.iter().filter(move |s| s.cell().x < k).collect::<Spots>();
            let top = |k: u8| spots.iter().filter(move |s| s.cell().y < k).collect::<Spots>();
            let parts = (1..8).map(left).chain((1..4).map(top));
            let in_two =
                parts.filter(|part| part.is_connected() && spots.without(*part).is_connected());
            for part in in_two {
                let split = Move::Split { garden, part };
                // A garden that the notes cell cuts in two is split by several lines alike.
                if !moves.contains(&split) {
                    moves.push(split);
                }
            }
        }
    }

    fn joins(&self, section: u8, moves: &mut Vec<Move>) {
        let apart = self.printed().specials(Special::Versatility);
        let plain = || self.gardens_of(section).filter(|(_, s)| s.and(apart).is_empty());
        for (one, spots) in plain() {
            let others = plain().filter(|(other, theirs)| *other > one && spots.touches(*theirs));
            moves.extend(others.map(|(other, _)| Move::Join { one, other }));
        }
    }

    fn changes(&self, cauldron: u8, moves: &mut Vec<Move>) {
        let brew = &self.cauldrons[usize::from(cauldron)].brew;
        for (place, &old) in (0..).zip(brew.pours()) {
            let others = herbs(self.printed().ingredients);
            let replaced = others.map(|ingredient| Pour { ingredient, ..old });
            let regrown = (1..=self.printed().longest).map(|grown| Pour { grown, ..old });
            let changed = replaced.chain(regrown).filter(|pour| *pour != old);
            moves.extend(changed.map(|pour| Move::Change { place, pour }));
        }
    }

    /// The place for a plant in a cell with room.
    pub(super) fn free_place(&self, spot: Spot) -> Place {
        let first = self.plants[spot.index()][0];
        Place { spot, layer: u8::from(first != super::position::Holds::Nothing) }
    }
}
