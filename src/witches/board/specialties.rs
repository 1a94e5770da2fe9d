//! Deal of the specialties, the ingredients that each witch may plant.
//!
//! The deal does not depend on the recipe, so it reveals nothing about it.

use super::Board;
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::witches::WitchesConcern;
use crate::witches::puzzle::Ingredient;
use crate::witches::settings::Settings;

/// Smallest number of specialties of a witch.
const LEAST: usize = 2;

/// Deals the ingredients to all witches. Each witch gets the same number, none of them twice. Each
/// ingredient is dealt equally often or once more. Two witches of a section share an ingredient
/// only if no other is left.
///
/// A turn of the seed's stream that ends with ingredients which the last witches already have is
/// discarded, and the next one is tried.
pub(super) fn deal(
    seed: Seed,
    players: Players,
    settings: &Settings,
    sections: usize,
) -> Vec<Vec<Ingredient>> {
    let all = &Ingredient::ALL[..usize::from(settings.ingredients())];
    let mut turn = 0;
    loop {
        let mut stream = Stream::new(seed, WitchesConcern::Specialties, turn);
        turn += 1;
        if let Some(hands) = attempt(&mut stream, all, players.count().into(), sections) {
            return hands;
        }
    }
}

/// Attempts a deal; `None` if a witch already has all ingredients that are left.
fn attempt(
    stream: &mut Stream,
    all: &[Ingredient],
    witches: usize,
    sections: usize,
) -> Option<Vec<Vec<Ingredient>>> {
    let each = all.len().div_ceil(witches).max(LEAST);
    let mut hands: Vec<Vec<Ingredient>> = vec![Vec::new(); witches];
    let mut deck: Vec<Ingredient> = Vec::new();
    for number in 0..each * witches {
        let witch = number % witches;
        let has = |other: usize, ingredient: &Ingredient| hands[other].contains(ingredient);
        let beside = |ingredient: &Ingredient| {
            (0..witches).any(|other| other % sections == witch % sections && has(other, ingredient))
        };
        if deck.is_empty() {
            deck.extend_from_slice(all);
            stream.shuffle(&mut deck);
        }
        let place = deck.iter().position(|ingredient| !beside(ingredient));
        let place = place.or_else(|| deck.iter().position(|ingredient| !has(witch, ingredient)))?;
        hands[witch].push(deck.remove(place));
    }
    hands.iter_mut().for_each(|hand| hand.sort_unstable());
    Some(hands)
}

impl Board {
    /// Returns the indices of the witches of a `section`: one, or the two of a team.
    pub(crate) fn witches_of(&self, section: usize) -> impl Iterator<Item = usize> {
        let witches = 0..self.specialties.len();
        witches.filter(move |&witch| self.section_of_player(witch) == section)
    }

    /// Returns the ingredients that the witches of a `section` may plant, each once, in the order
    /// of [`Ingredient::ALL`].
    pub(crate) fn specialties_of(&self, section: usize) -> impl Iterator<Item = Ingredient> {
        let of_section = move |ingredient: &Ingredient| {
            self.witches_of(section).any(|witch| self.specialties[witch].contains(ingredient))
        };
        Ingredient::ALL.into_iter().filter(of_section)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::witches::board::geometry;
    use crate::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength};

    #[test]
    fn every_witch_has_as_many_and_each_ingredient_is_dealt_as_often_or_once_more() {
        let dealt = |seed: u64, settings: &Settings, players: Players| {
            let sections = geometry::sections(players).len();
            deal(Seed(seed), players, settings, sections)
        };
        proptest!(|(seed: u64, ingredients in 4..=10u8, players in 1..=8u8)| {
            let (decoys, effects) = (DecoyKinds::Ignore, EffectsLevel::None);
            let length = RecipeLength::Known(3);
            let settings = Settings::new(ingredients, length, decoys, effects, false).unwrap();
            let players = Players::new(players).unwrap();
            let hands = dealt(seed, &settings, players);
            prop_assert_eq!(hands.len(), usize::from(players.count()));
            for hand in &hands {
                prop_assert_eq!(hand.len(), hands[0].len());
                prop_assert!(hand.len() >= LEAST && hand.is_sorted_by(|a, b| a < b), "{:?}", hand);
            }
            let times = |i: usize| {
                hands.iter().flatten().filter(|ingredient| ingredient.index() == i).count()
            };
            let times: Vec<usize> = (0..usize::from(ingredients)).map(times).collect();
            let (least, most) = (times.iter().min(), times.iter().max());
            prop_assert!(least >= Some(&1) && most <= least.map(|n| n + 1).as_ref(), "{:?}", times);
            prop_assert_eq!(&dealt(seed, &settings, players), &hands);
        });
    }

    /// Seeds whose first turn ends with ingredients that the last witch already has. Accepting that
    /// turn would deal one ingredient three times and another one once.
    #[test]
    fn a_deal_that_does_not_come_out_even_is_dealt_again() {
        let all = &Ingredient::ALL[..8];
        let mut again = 0;
        for seed in 5_000..5_200 {
            let mut stream = Stream::new(Seed(seed), WitchesConcern::Specialties, 0);
            again += usize::from(attempt(&mut stream, all, 8, 4).is_none());
            let settings = Level::SpiceSorcerer.settings();
            let hands = deal(Seed(seed), Players::new(8).unwrap(), &settings, 4);
            for ingredient in all {
                assert_eq!(hands.iter().filter(|hand| hand.contains(ingredient)).count(), 2);
            }
        }
        assert!((5..60).contains(&again), "{again} of 200");
    }
}
