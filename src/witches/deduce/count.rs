//! Number and prior probability of the secrets in a [`Partial`].

use std::collections::BTreeMap;

use super::partial::Partial;
use super::prior::{IMPOSTER, Prior, falling, is_imposter};
use crate::witches::puzzle::{Decoy, Role};
use crate::witches::settings::DecoyKinds;

impl Partial {
    /// Returns the total prior probability of the secrets in the set, without regard to the clue.
    pub(super) fn mass(&self, prior: &Prior) -> f64 {
        let n = self.secret.ingredients;
        let Some((placings, decoys)) = self.placings() else { return 0.0 };
        let mut mass = placings / falling(n, self.secret.length) / prior.lengths.len() as f64;
        for index in (0..usize::from(n)).filter(|index| self.has_role(*index)) {
            if let Role::Decoy(decoy) = self.secret.roles[index] {
                mass *= prior.kind(decoy, self.secret.length);
            }
        }
        for place in 0..prior.effects.len() {
            mass *= self.places(prior, place) * prior.share(place);
        }
        let orders = f64::from(self.orders.count_ones()) / f64::from(prior.orders);
        let kinds = (0..=decoys).map(|imposters| self.ways(prior, decoys, imposters).1);
        mass * orders * kinds.sum::<f64>()
    }

    /// Returns the number of secrets in the set, without regard to the clue.
    pub(super) fn count(&self, prior: &Prior) -> f64 {
        let Some((placings, decoys)) = self.placings() else { return 0.0 };
        let places = (0..prior.effects.len()).map(|place| self.places(prior, place));
        let kinds = (0..=decoys).map(|imposters| self.ways(prior, decoys, imposters).0);
        placings * places.product::<f64>() * kinds.sum::<f64>() * self.order(prior).lists
    }

    /// Returns the number of ways to assign the remaining numbers, and the number of undecided
    /// decoys. `None` if there are too few ingredients for them.
    fn placings(&self) -> Option<(f64, u8)> {
        let (open, decoys) = self.open();
        Some((falling(open, open.checked_sub(decoys)?), decoys))
    }

    /// Returns the number of ways to choose the remaining carriers of the effect at `place`.
    fn places(&self, prior: &Prior, place: usize) -> f64 {
        if prior.stray >> place & 1 == 1 {
            return 1.0;
        }
        let bare = self.secret.ingredients - self.effects.count_ones() as u8;
        match self.still_to_place(prior, place) as u8 {
            0 => 1.0,
            1 => f64::from(bare),
            _ => f64::from(bare) * (f64::from(bare) - 1.0) / 2.0,
        }
    }

    /// Returns the number of ways, with `imposters` imposters among the undecided `decoys`, to
    /// choose their kinds and the carrier of the effect Imposter, and the probability of these
    /// ways.
    fn ways(&self, prior: &Prior, decoys: u8, imposters: u8) -> (f64, f64) {
        let rest = decoys - imposters;
        let (others, length) = match prior.decoys {
            DecoyKinds::Ignore if imposters > 0 => return (0.0, 0.0),
            DecoyKinds::Ignore => return (1.0, 1.0),
            DecoyKinds::All => (3.0, f64::from(self.secret.length)),
        };
        let chosen = falling(decoys, imposters) / falling(imposters, imposters);
        let ways = chosen * power(length, imposters) * power(others, rest);
        let chance = chosen * power(IMPOSTER, imposters) * power(1.0 - IMPOSTER, rest);
        if prior.stray == 0 {
            return (ways, chance);
        }
        let places = self.places_of_stray(prior, imposters);
        let among = f64::from(self.secret.ingredients - self.imposters - imposters);
        (ways * places, chance * places / among)
    }

    /// Returns the number of possible carriers of the effect Imposter, with `imposters` further
    /// imposters.
    fn places_of_stray(&self, prior: &Prior, imposters: u8) -> f64 {
        if self.unplaced & prior.stray == 0 {
            return 1.0;
        }
        let known = (0..usize::from(self.secret.ingredients))
            .filter(|i| self.has_role(*i) && !self.is_decided(*i))
            .filter(|i| is_imposter(self.secret.roles[*i]))
            .count() as u8;
        let bare = self.secret.ingredients - self.effects.count_ones() as u8;
        f64::from(bare.saturating_sub(known + imposters))
    }

    /// Returns the mean of log2 of the prior probability over the secrets in the set. `known`
    /// caches the contribution of the draw orders.
    pub(super) fn expected_log(&self, prior: &Prior, known: &mut KnownOrders) -> f64 {
        let (_, decoys) = self.open();
        let n = self.secret.ingredients;
        let length = self.secret.length;
        let log = |chance: f64| libm::log2(chance);
        let mut sum = -log(falling(n, length)) - log(prior.lengths.len() as f64);
        for index in (0..usize::from(n)).filter(|index| self.has_role(*index)) {
            if let Role::Decoy(decoy) = self.secret.roles[index] {
                sum += log(prior.kind(decoy, length));
            }
        }
        sum += (0..prior.effects.len()).map(|place| log(prior.share(place))).sum::<f64>();
        let average = |of: &dyn Fn(Decoy) -> bool| {
            let kinds = prior.kinds(length).filter(|(kind, _)| of(*kind));
            let parts = kinds.fold((0.0, 0.0), |(sum, all), (_, p)| (sum + p * log(p), all + p));
            if parts.1 > 0.0 { parts.0 / parts.1 } else { 0.0 }
        };
        let is_false = |kind| matches!(kind, Decoy::Imposter(_));
        let (imposter, other) = (average(&is_false), average(&|kind| !is_false(kind)));
        let (mut kinds, mut all) = (0.0, 0.0);
        for imposters in 0..=decoys {
            let (_, weight) = self.ways(prior, decoys, imposters);
            let rest = f64::from(decoys - imposters);
            let places = match prior.stray {
                0 => 0.0,
                _ => log(f64::from(n - self.imposters - imposters)),
            };
            kinds += weight * (f64::from(imposters) * imposter + rest * other - places);
            all += weight;
        }
        let bare = n - self.effects.count_ones() as u8;
        let like = (self.unplaced, self.halved, bare, self.orders);
        sum + kinds / all + known.entry(like).or_insert_with(|| self.order(prior)).log_share
    }

    /// Returns the contribution of the draw orders, averaged over all placements of the remaining
    /// effects.
    fn order(&self, prior: &Prior) -> Orders {
        let all = f64::from(prior.orders);
        if self.orders.count_ones() == 1 {
            return Orders { lists: 1.0, log_share: -libm::log2(all) };
        }
        let mut rest: Vec<(u8, u8)> = Vec::new();
        for place in 0..prior.effects.len() {
            let times = self.still_to_place(prior, place) as u8;
            rest.extend((0..times).map(|time| (1 << place, time)));
        }
        let bare = self.secret.ingredients - self.effects.count_ones() as u8;
        let mut orders = Orders::default();
        orders.place(prior, &rest, &mut Vec::new(), bare, self.orders, 1.0);
        orders
    }
}

/// Cache of [`Orders`], by the effects without a carrier, the half-placed pairs, the number of
/// ingredients without decided effects, and the possible draw orders.
pub(super) type KnownOrders = BTreeMap<(u8, u8, u8, u32), Orders>;

/// Contribution of the draw orders to counts and entropies.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Orders {
    /// Mean number of different lists of effects that the draw orders result in.
    lists: f64,
    /// Mean of log2 of the share of draw orders that result in the same lists.
    log_share: f64,
}

impl Orders {
    /// Places the effects `rest` on `bare` ingredients. `blocks` holds the effect sets of those
    /// that already have some.
    fn place(
        &mut self,
        prior: &Prior,
        rest: &[(u8, u8)],
        blocks: &mut Vec<u8>,
        bare: u8,
        orders: u32,
        chance: f64,
    ) {
        let Some((&(bit, time), rest)) = rest.split_first() else {
            return self.count(prior, blocks, orders, chance);
        };
        // The second carrier of a pair is another ingredient, so one place fewer is available.
        let share = chance / f64::from(bare.saturating_sub(time).max(1));
        for i in 0..blocks.len() {
            if blocks[i] & bit == 0 {
                blocks[i] |= bit;
                self.place(prior, rest, blocks, bare, orders, share);
                blocks[i] ^= bit;
            }
        }
        if blocks.len() < usize::from(bare) {
            let empty = f64::from(bare) - blocks.len() as f64;
            blocks.push(bit);
            self.place(prior, rest, blocks, bare, orders, share * empty);
            blocks.pop();
        }
    }

    /// Adds the groups of draw orders that result in the same lists for the effect sets `blocks`.
    fn count(&mut self, prior: &Prior, blocks: &[u8], orders: u32, chance: f64) {
        let mut left = orders;
        while left != 0 {
            let same = blocks.iter().fold(left, |same, set| prior.like_the_first(same, *set));
            let share = f64::from(same.count_ones());
            self.lists += chance;
            let of_these = chance * share / f64::from(orders.count_ones());
            self.log_share += of_these * libm::log2(share / f64::from(prior.orders));
            left &= !same;
        }
    }
}

fn power(base: f64, exponent: u8) -> f64 {
    (0..exponent).fold(1.0, |product, _| product * base)
}
