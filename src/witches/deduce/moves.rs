//! MCMC moves (Metropolis–Hastings) that leave the distribution of secrets invariant. Proposals
//! leave the prior invariant, so they are accepted by their likelihood ratio.

use super::partial::draw_kind;
use super::prior::{Prior, Secret};
use super::seen::{ObservedTests, TestTreatment};
use crate::common::stream::Stream;
use crate::witches::puzzle::{Decoy, Paths, Role};

/// Bit set of all ingredients.
const EVERYBODY: u16 = u16::MAX;

/// Context for moving one secret.
pub(super) struct MetropolisStep<'a> {
    pub(super) prior: &'a Prior,
    pub(super) seen: &'a ObservedTests,
    pub(super) latest: TestTreatment,
    pub(super) stream: &'a mut Stream,
    pub(super) paths: &'a mut Paths,
}

impl MetropolisStep<'_> {
    /// Attempts one move. `secret` stays unchanged if the move is rejected.
    pub(super) fn step(&mut self, secret: &mut Secret) {
        let mut next = *secret;
        let mut changed = 0;
        let times = match self.stream.below(10) {
            0..6 => 1,
            6..9 => 2,
            _ => 3,
        };
        for _ in 0..times {
            changed |= self.propose(&mut next);
        }
        let in_place = |(effects, allowed): (&u8, &u8)| effects & !allowed == 0;
        let allowed = self.seen.allowed(self.latest);
        if changed == 0
            || !next.effects.iter().zip(allowed).all(in_place)
            || !self.prior.agrees(&next)
        {
            return;
        }
        let likelihood = |secret: &Secret, paths: &mut Paths| {
            self.seen.likelihood(self.prior, secret, changed, self.latest, paths)
        };
        let after = likelihood(&next, self.paths);
        if after == 0.0 {
            return;
        }
        let before = likelihood(secret, self.paths);
        if self.accepts(after / before) {
            *secret = next;
        }
    }

    fn accepts(&mut self, ratio: f64) -> bool {
        ratio >= 1.0 || unit(self.stream) < ratio
    }

    /// Changes `secret` in place. Returns the bit set of changed ingredients, or 0 if nothing
    /// changed.
    fn propose(&mut self, secret: &mut Secret) -> u16 {
        let n = usize::from(secret.ingredients);
        let one = self.stream.below(n);
        let other = self.stream.below(n);
        let both = 1 << one | 1 << other;
        let effects = self.prior.effects.len();
        match self.stream.below(16) {
            0..5 => {
                if secret.roles[one] == secret.roles[other] {
                    return 0;
                }
                let stray = (secret.effects[one] | secret.effects[other]) & self.prior.stray;
                secret.roles.swap(one, other);
                if stray == 0 || self.is_drawn(secret) {
                    return both;
                }
                secret.roles.swap(one, other);
                0
            }
            5..8 => self.change_kind(secret, one),
            8..11 if effects > 0 => self.move_effect(secret),
            11..13 => {
                if secret.effects[one] == secret.effects[other] {
                    return 0;
                }
                secret.effects.swap(one, other);
                if self.is_drawn(secret) {
                    return both;
                }
                secret.effects.swap(one, other);
                0
            }
            13 if self.prior.lengths.len() > 1 => self.change_length(secret, one),
            14 if self.prior.orders > 1 => {
                let before = secret.order;
                secret.order = self.stream.below(self.prior.orders.into()) as u8;
                if secret.order == before { 0 } else { EVERYBODY }
            }
            _ => {
                if one == other {
                    return 0;
                }
                secret.roles.swap(one, other);
                secret.effects.swap(one, other);
                both
            }
        }
    }

    /// Whether puzzle generation can produce `secret`: no imposter is the carrier of the effect
    /// Imposter.
    fn is_drawn(&self, secret: &Secret) -> bool {
        self.prior.weight(secret) > 0.0
    }

    fn change_kind(&mut self, secret: &mut Secret, index: usize) -> u16 {
        let Role::Decoy(before) = secret.roles[index] else { return 0 };
        let kind = draw_kind(self.prior, secret.length, self.stream);
        if kind == before {
            return 0;
        }
        let strays = self.prior.stray_weight(secret);
        secret.roles[index] = Role::Decoy(kind);
        let ratio = self.prior.stray_weight(secret) / strays;
        if self.accepts(ratio) {
            return 1 << index;
        }
        secret.roles[index] = Role::Decoy(before);
        0
    }

    /// Moves one effect to another ingredient that may have it.
    fn move_effect(&mut self, secret: &mut Secret) -> u16 {
        let bit = 1u8 << self.stream.below(self.prior.effects.len());
        let n = usize::from(secret.ingredients);
        let has = |index: &usize| secret.effects[*index] & bit != 0;
        let may = |index: &usize| self.seen.allowed(self.latest)[*index] & bit != 0;
        let carriers = (0..n).filter(has).count();
        let others = (0..n).filter(|index| may(index) && !has(index)).count();
        if carriers == 0 || others == 0 {
            return 0;
        }
        let from = (0..n).filter(has).nth(self.stream.below(carriers));
        let others = (0..n).filter(|i| may(i) && !has(i)).nth(self.stream.below(others));
        let (Some(from), Some(to)) = (from, others) else { return 0 };
        // The reverse move has the same probability only if `from` may have the effect.
        if !may(&from) {
            return 0;
        }
        secret.effects[from] ^= bit;
        secret.effects[to] ^= bit;
        if self.is_drawn(secret) {
            return 1 << from | 1 << to;
        }
        secret.effects[from] ^= bit;
        secret.effects[to] ^= bit;
        0
    }

    /// Changes the length of the recipe by 1: the last number becomes a decoy, or a decoy becomes
    /// the new last number.
    fn change_length(&mut self, secret: &mut Secret, index: usize) -> u16 {
        let before = *secret;
        let role = secret.roles[index];
        // Proposal probability of the reverse move over that of the move. Both pick the ingredient
        // with the same probability.
        let ratio = if self.stream.chance(1, 2) {
            if !matches!(role, Role::Decoy(_)) || !self.prior.lengths.contains(&(secret.length + 1))
            {
                return 0;
            }
            let Role::Decoy(kind) = role else { return 0 };
            secret.length += 1;
            secret.roles[index] = Role::Regular(secret.length);
            self.prior.kind(kind, before.length)
        } else {
            if role != Role::Regular(secret.length)
                || !self.prior.lengths.contains(&(secret.length - 1))
            {
                return 0;
            }
            secret.length -= 1;
            let kind = draw_kind(self.prior, secret.length, self.stream);
            secret.roles[index] = Role::Decoy(kind);
            1.0 / self.prior.kind(kind, secret.length)
        };
        let out_of_range = |role: &Role| matches!(role, Role::Decoy(Decoy::Imposter(number)) if *number > secret.length);
        if !secret.roles.iter().any(out_of_range) {
            let ratio = ratio * self.prior.weight(secret) / self.prior.weight(&before);
            if self.accepts(ratio) {
                return EVERYBODY;
            }
        }
        *secret = before;
        0
    }
}

/// Returns a uniform random number, at least 0 and less than 1.
pub(super) fn unit(stream: &mut Stream) -> f64 {
    (stream.bits() >> 11) as f64 / (1u64 << 53) as f64
}
