//! Questions about a board in play.

use std::sync::Arc;

use super::moves::{Due, Place};
use super::position::{CAULDRONS, Filled, Holds, OWED, Position};
use super::setup::{Herbs, Printed, Setup, herb, herbs};
use super::{Spot, Spots};
use crate::edition::Edition;
use crate::witches::board::Special;
use crate::witches::puzzle::{Effect, Ingredient, Pour};
use crate::witches::table::Mode;

impl Position {
    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(crate) fn printed(&self) -> &Printed {
        &self.setup.printed
    }

    /// The same, to be kept.
    pub(crate) fn shared_setup(&self) -> Arc<Setup> {
        self.setup.clone()
    }

    /// All cells with a plant.
    pub(crate) fn growing_all(&self) -> Spots {
        self.growing
    }

    /// The turn, from 1.
    pub(crate) fn turn(&self) -> u32 {
        self.turn
    }

    /// Whether cells are crossed out this turn, because a section is full.
    pub(crate) fn is_crossing(&self) -> bool {
        self.crossing
    }

    /// Garden cells of a section in which something can be planted or crossed out.
    pub(crate) fn empty(&self, section: u8) -> Spots {
        self.empty.and(self.printed().sections[usize::from(section)])
    }

    /// Garden cells of a section with a plant.
    pub(crate) fn growing(&self, section: u8) -> Spots {
        self.growing.and(self.printed().sections[usize::from(section)])
    }

    /// The plants of a cell.
    pub(crate) fn plants(&self, spot: Spot) -> impl Iterator<Item = (Place, Pour)> {
        self.plants[spot.index()].into_iter().zip(0..).filter_map(move |(holds, layer)| match holds
        {
            Holds::Plant(pour) => Some((Place { spot, layer }, pour)),
            Holds::Closed | Holds::Nothing => None,
        })
    }

    /// The plants of a section.
    pub(crate) fn plants_of(&self, section: u8) -> impl Iterator<Item = (Place, Pour)> {
        self.growing(section).iter().flat_map(|spot| self.plants(spot))
    }

    /// What a place holds.
    pub(crate) fn holds(&self, place: Place) -> Holds {
        self.plants[place.spot.index()][usize::from(place.layer.min(1))]
    }

    /// All gardens, by their index.
    pub(crate) fn gardens(&self) -> &[Spots] {
        &self.gardens[..usize::from(self.garden_count)]
    }

    /// The gardens of a section, with their index.
    pub(crate) fn gardens_of(&self, section: u8) -> impl Iterator<Item = (u8, Spots)> {
        let all = self.printed().sections[usize::from(section)];
        let gardens = self.gardens().iter().copied().zip(0..);
        gardens.filter(move |(spots, _)| !spots.and(all).is_empty()).map(|(s, index)| (index, s))
    }

    /// All cauldrons, by their index.
    pub(crate) fn cauldrons(&self) -> &[Filled] {
        &self.cauldrons[..self.printed().cauldrons.len().min(CAULDRONS)]
    }

    /// The open cauldrons of a section, with their index.
    pub(crate) fn open_of(&self, section: u8) -> impl Iterator<Item = (u8, &Filled)> {
        let both = self.printed().cauldrons.iter().zip(self.cauldrons()).zip(0..);
        both.filter(move |((printed, filled), _)| printed.section == section && filled.is_open())
            .map(|((_, filled), index)| (index, filled))
    }

    /// Whether a section has no room left: no empty garden cell and no open cauldron.
    pub(crate) fn is_full(&self, section: u8) -> bool {
        self.empty(section).is_empty() && self.open_of(section).next().is_none()
    }

    /// Whether the witches of other sections go on as before when one is full.
    pub(super) fn plays_on(&self) -> bool {
        self.printed().edition >= Edition::Next
    }

    /// Whether all sections are full.
    pub(crate) fn is_over(&self) -> bool {
        (0..self.printed().sections.len()).all(|section| self.is_full(section as u8))
    }

    /// Whether an effect lasts on a witch until her next test.
    pub(crate) fn has(&self, witch: u8, effect: Effect) -> bool {
        self.witches[usize::from(witch)].lasting.has(effect)
    }

    /// Whether a witch can still act this turn.
    pub(crate) fn can_act(&self, witch: u8) -> bool {
        !self.witches[usize::from(witch)].acted
    }

    /// Whether a witch must skip this turn.
    pub(crate) fn skips(&self, witch: u8) -> bool {
        self.witches[usize::from(witch)].skipping
    }

    /// Whether the witches play together.
    pub(crate) fn is_together(&self) -> bool {
        self.setup.mode != Mode::Competitive
    }

    /// Whether cauldrons can be closed before they are full.
    pub(crate) fn has_closing(&self) -> bool {
        self.printed().edition >= Edition::Second
    }

    /// Whether a Versatility cell was tested since its plant grew.
    pub(crate) fn was_tested(&self, spot: Spot) -> bool {
        self.tested.contains(spot)
    }

    /// Guesser cells that may still give a free test.
    pub(crate) fn guessers(&self) -> Spots {
        self.printed().specials(Special::Guesser).without(self.guessed).and(self.empty)
    }

    /// Whether a witch may copy a garden this turn.
    pub(crate) fn may_copy(&self, witch: u8) -> bool {
        self.witches[usize::from(witch)].copies[1]
    }

    /// The witches of a section who can still act this turn.
    pub(crate) fn free_witches(&self, section: u8) -> impl Iterator<Item = u8> {
        let setup = &self.setup;
        (0..setup.witches()).filter(move |&w| setup.section(w) == section && self.can_act(w))
    }

    /// What a witch is to decide now.
    pub(crate) fn due(&self, witch: u8) -> Due {
        if self.owed.witch != witch {
            return Due::Action;
        }
        if let Some(ingredient) = self.owed.guess {
            return Due::Guess(ingredient);
        }
        if let Some(cauldron) = self.owed.genius {
            return Due::Genius(cauldron);
        }
        if self.owed.last {
            return Due::Last;
        }
        let owed = OWED.into_iter().zip(self.owed.times).find(|(_, times)| *times > 0);
        owed.map_or(Due::Action, |(due, _)| due)
    }

    /// The witch who is to decide something before the game goes on.
    pub(crate) fn owing(&self) -> Option<u8> {
        (self.due(self.owed.witch) != Due::Action).then_some(self.owed.witch)
    }

    /// What a witch may plant: her specialties, or all for a Student; the rarest in her
    /// section for a Sharer; nothing that she is allergic to.
    pub(crate) fn plantable(&self, witch: u8, any: bool) -> Herbs {
        let own = self.setup.specialties[usize::from(witch)];
        let all = any || self.has(witch, Effect::Student);
        let mut herbs = if all { self.printed().ingredients } else { own };
        herbs &= !self.witches[usize::from(witch)].allergic;
        if self.has(witch, Effect::Sharer) {
            herbs = self.rarest(herbs, self.setup.section(witch));
        }
        herbs
    }

    fn rarest(&self, of: Herbs, section: u8) -> Herbs {
        let mut counts = [0; Ingredient::ALL.len()];
        for (_, pour) in self.plants_of(section) {
            counts[pour.ingredient.index()] += 1;
        }
        let among = || herbs(of);
        let least = among().map(|i| counts[i.index()]).min();
        among().filter(|i| Some(counts[i.index()]) == least).map(herb).sum()
    }

    /// The cells of a section in which something can be planted now. Black Magic cells come
    /// when no other is left.
    pub(crate) fn plots(&self, section: u8) -> Spots {
        let empty = self.empty(section);
        let others = empty.without(self.printed().specials(Special::BlackMagic));
        if others.is_empty() { empty } else { others }
    }

    /// The dots of a plant after a witch grew it.
    pub(crate) fn grown(&self, witch: u8, spot: Spot, pour: Pour) -> u8 {
        let allergic = self.witches[usize::from(witch)].allergic & herb(pour.ingredient) != 0;
        if allergic {
            return pour.grown;
        }
        let fertile = self.printed().special(spot) == Some(Special::FertileGround);
        let step = if fertile || self.has(witch, Effect::GreenFingers) { 2 } else { 1 };
        self.risen(witch, spot, pour, step)
    }

    /// The dots of a plant after so many more, as far as it can grow.
    pub(super) fn risen(&self, witch: u8, spot: Spot, pour: Pour, step: u8) -> u8 {
        let low = self.printed().special(spot) == Some(Special::LowCeiling);
        let most = match low || self.has(witch, Effect::Distracted) {
            true => self.printed().longest.min(2),
            false => self.printed().longest,
        };
        pour.grown.max((pour.grown + step).min(most))
    }
}
