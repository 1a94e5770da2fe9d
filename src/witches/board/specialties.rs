//! Which ingredients each witch may plant, where the sheet deals them out.
//!
//! They are dealt without a look at the recipe, so that they tell nothing of it.

use super::Board;
use crate::common::stream::Stream;
use crate::game::players::Players;
use crate::game::seed::Seed;
use crate::witches::WitchesConcern;
use crate::witches::puzzle::Ingredient;
use crate::witches::settings::Settings;

/// How many specialties a witch has at least.
const LEAST: usize = 2;

/// Deals the ingredients out to all witches: as many to each, each ingredient as often as another
/// or once more, none twice to a witch, nor to two of one section while another is left.
pub(super) fn deal(
    seed: Seed,
    players: Players,
    settings: &Settings,
    sections: usize,
) -> Vec<Vec<Ingredient>> {
    let mut stream = Stream::new(seed, WitchesConcern::Specialties, 0);
    let all = &Ingredient::ALL[..usize::from(settings.ingredients())];
    let witches = usize::from(players.count());
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
        let place = place.or_else(|| deck.iter().position(|ingredient| !has(witch, ingredient)));
        let ingredient = match place {
            Some(place) => deck.remove(place),
            // What is left she has already: another in its place.
            None => {
                let mut others: Vec<Ingredient> = all.to_vec();
                others.retain(|ingredient| !has(witch, ingredient));
                match stream.take(&mut others) {
                    Some(other) => other,
                    None => continue,
                }
            }
        };
        hands[witch].push(ingredient);
    }
    hands.iter_mut().for_each(|hand| hand.sort_unstable());
    hands
}

impl Board {
    /// What the witches of a section may plant, where that is printed: each once, in their order.
    pub(crate) fn specialties_of(&self, section: usize) -> impl Iterator<Item = Ingredient> {
        let of_section = move |ingredient: &Ingredient| {
            (0..self.specialties.len()).any(|witch| {
                self.section_of_player(witch) == section
                    && self.specialties[witch].contains(ingredient)
            })
        };
        Ingredient::ALL.into_iter().filter(of_section)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::witches::board::geometry;
    use crate::witches::settings::Level;

    #[test]
    fn every_witch_has_at_least_two_and_nothing_is_left_out() {
        let dealt = |seed: u64, level: usize, players: u8| {
            let (settings, players) =
                (Level::ALL[level].settings(), Players::new(players).unwrap());
            let sections = geometry::sections(players).len();
            (deal(Seed(seed), players, &settings, sections), usize::from(settings.ingredients()))
        };
        proptest!(|(seed: u64, level in 0..6usize, players in 1..=8u8)| {
            let (hands, all) = dealt(seed, level, players);
            prop_assert_eq!(hands.len(), usize::from(players));
            for hand in &hands {
                prop_assert_eq!(hand.len(), hands[0].len());
                prop_assert!(hand.len() >= LEAST && hand.is_sorted_by(|a, b| a < b), "{:?}", hand);
            }
            let times = |i: usize| {
                hands.iter().flatten().filter(|ingredient| ingredient.index() == i).count()
            };
            let times: Vec<usize> = (0..all).map(times).collect();
            prop_assert!(times.iter().all(|&n| n >= 1), "{:?}", times);
            prop_assert_eq!(&dealt(seed, level, players).0, &hands);
        });
    }
}
