//! Fillings of tests: assignments of roles and effects to the ingredients of tests, and what the
//! consistent fillings have in common.

use std::cmp::Ordering;

use super::grid::{Candidates, Roles, bit, roles};
use crate::witches::deduce::Observation;
use crate::witches::deduce::prior::{ALL, Prior, Secret, is_imposter};
use crate::witches::deduce::seen::{TestTreatment, likelihood_of};
use crate::witches::puzzle::{Decoy, MAX_POTION, Paths, Role, outcomes};

/// Bit set of the ingredients, among some, that are given an effect.
pub(super) type IngredientMask = u16;

/// Part of a test result that a filling must reproduce.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Aspect {
    /// Counts of undergrown and overgrown ingredients.
    Growth,
    /// Whole result: counts and reports.
    Whole,
}

/// Candidates that occur in some consistent filling.
pub(super) struct SupportedCandidates {
    lengths: u8,
    roles: [Roles; ALL],
    /// Effects that each ingredient has in some filling.
    has: [u8; ALL],
    /// Effects that each ingredient lacks in some filling.
    lacks: [u8; ALL],
    /// Bit set of effects that an ingredient outside the tests has in some filling.
    outside: u8,
}

impl SupportedCandidates {
    pub(super) fn none() -> SupportedCandidates {
        SupportedCandidates {
            lengths: 0,
            roles: [0; ALL],
            has: [0; ALL],
            lacks: [0; ALL],
            outside: 0,
        }
    }

    /// Removes unsupported candidates from `grid`. `touched` are the ingredients of the tests,
    /// `looked_at` the effects that were enumerated.
    pub(super) fn apply(&self, grid: &mut Candidates, touched: u16, looked_at: u8) {
        grid.lengths &= self.lengths;
        for i in 0..grid.ingredients {
            if touched >> i & 1 == 1 {
                grid.roles[i] &= self.roles[i];
                grid.can[i] &= self.has[i] | !looked_at;
                grid.has[i] |= looked_at & !self.lacks[i];
            } else {
                grid.can[i] &= self.outside | !looked_at;
            }
        }
    }
}

/// Possible counts of a test: for each number of undergrown ingredients, a bit set of the numbers
/// of overgrown ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct GrowthOutcomes([u16; MAX_POTION + 1]);

impl GrowthOutcomes {
    fn add(&mut self, undergrown: u8, overgrown: u8) {
        if let Some(of) = self.0.get_mut(usize::from(undergrown)) {
            *of |= 1 << overgrown;
        }
    }

    pub(super) fn has(&self, undergrown: u8, overgrown: u8) -> bool {
        self.all().any(|told| told == (undergrown, overgrown))
    }

    /// Returns the possible pairs of undergrown and overgrown counts.
    pub(super) fn all(&self) -> impl Iterator<Item = (u8, u8)> {
        let counts = || 0..=MAX_POTION as u8;
        let is_met = |under: u8, over: u8| self.0[usize::from(under)] >> over & 1 == 1;
        counts().flat_map(move |under| {
            counts().filter(move |over| is_met(under, *over)).map(move |over| (under, over))
        })
    }
}

/// Equivalence class of roles that a search does not have to distinguish.
pub(super) struct RoleClass {
    role: Role,
    all: Roles,
}

/// Divides the roles in `set` into classes. If `grown` lists the dots of an ingredient, roles are
/// equivalent if it is judged equally (right, undergrown or overgrown) with all these dots, also
/// with its number raised or lowered by 1. Otherwise each role is a class by itself.
pub(super) fn classes(set: Roles, length: u8, grown: Option<Vec<u8>>) -> Vec<RoleClass> {
    let mut classes: Vec<(Vec<Option<Ordering>>, RoleClass)> = Vec::new();
    for role in roles(set, length) {
        let number = match role {
            Role::Regular(number) | Role::Decoy(Decoy::Imposter(number)) => Some(i16::from(number)),
            Role::Decoy(Decoy::Overgrown) => Some(0),
            Role::Decoy(Decoy::Undergrown) => Some(i16::from(length) + 1),
            Role::Decoy(Decoy::Ignore) => None,
        };
        let Some(grown) = &grown else {
            classes.push((Vec::new(), RoleClass { role, all: bit(role) }));
            continue;
        };
        let judged = |grown: &u8| {
            [-1, 0, 1].map(|change| {
                let number = number? + change;
                let past = number > i16::from(length);
                Some(if past { Ordering::Less } else { i16::from(*grown).cmp(&number) })
            })
        };
        let judged: Vec<_> = grown.iter().flat_map(judged).collect();
        match classes.iter_mut().find(|(other, _)| *other == judged) {
            Some((_, class)) => class.all |= bit(role),
            None => classes.push((judged, RoleClass { role, all: bit(role) })),
        }
    }
    classes.into_iter().map(|(_, class)| class).collect()
}

/// Search through the fillings of tests.
pub(super) struct FillingSearch<'s> {
    pub(super) prior: &'s Prior,
    pub(super) paths: &'s mut Paths,
    /// Remaining number of fillings to evaluate.
    pub(super) left: &'s mut usize,
    pub(super) tests: &'s [&'s Observation],
    pub(super) view: Aspect,
    /// Indices of the ingredients in the tests.
    pub(super) members: &'s [usize],
    /// Places of the effects that are enumerated.
    pub(super) places: &'s [usize],
    /// Whether an effect that is not enumerated can prevent a win.
    pub(super) spoiled: bool,
    /// Whether a role represents its whole [`RoleClass`], so that numbers may repeat.
    pub(super) is_rough: bool,
    pub(super) support: SupportedCandidates,
    /// Possible counts of the first test, if they are wanted. `None` as soon as there are too many
    /// paths to evaluate.
    pub(super) outcomes: Option<GrowthOutcomes>,
}

impl FillingSearch<'_> {
    /// Gives the remaining effects to all possible sets of `holders`, then assigns the roles.
    pub(super) fn give(
        &mut self,
        secret: &mut Secret,
        holders: &[Vec<IngredientMask>],
        classes: &[Vec<RoleClass>],
        outside: u8,
    ) {
        let done = self.places.len() - holders.len();
        let Some((sets, rest)) = holders.split_first() else {
            let mut chosen = [0; ALL];
            return self.fill(secret, classes, &mut chosen, 0, outside);
        };
        let place = self.places[done];
        for &set in sets {
            give(secret, place, set);
            let wanted = self.prior.carriers(place);
            let is_outside = u8::from(set.count_ones() < wanted) << place;
            self.give(secret, rest, classes, outside | is_outside);
        }
        give(secret, place, 0);
    }

    /// Assigns a role to each remaining ingredient, then evaluates the filling.
    fn fill(
        &mut self,
        secret: &mut Secret,
        classes: &[Vec<RoleClass>],
        chosen: &mut [Roles; ALL],
        numbers: u8,
        outside: u8,
    ) {
        let Some((first, rest)) = classes.split_first() else {
            return self.judge(secret, chosen, outside);
        };
        let i = self.members[self.members.len() - classes.len()];
        for class in first {
            let mut taken = numbers;
            if let (Role::Regular(number), false) = (class.role, self.is_rough) {
                if numbers >> number & 1 == 1 {
                    continue;
                }
                taken |= 1 << number;
            }
            if is_imposter(class.role) && secret.effects[i] & self.prior.stray != 0 {
                continue;
            }
            secret.roles[i] = class.role;
            chosen[i] = class.all;
            self.fill(secret, rest, chosen, taken, outside);
        }
    }

    /// Adds a complete filling to the support if it adds a candidate and is consistent with the
    /// tests.
    fn judge(&mut self, secret: &Secret, chosen: &[Roles; ALL], outside: u8) {
        if let Some(known) = self.outcomes.take() {
            self.outcomes = self.collect(secret, known);
            return;
        }
        let support = &self.support;
        let looked_at = self.places.iter().fold(0u8, |set, place| set | 1 << place);
        let is_new = |i: &usize| {
            chosen[*i] & !support.roles[*i] != 0
                || secret.effects[*i] & !support.has[*i] != 0
                || looked_at & !secret.effects[*i] & !support.lacks[*i] != 0
        };
        let adds = support.lengths >> secret.length & 1 == 0
            || outside & !support.outside != 0
            || self.members.iter().any(is_new);
        if !adds || !self.agrees(secret) {
            return;
        }
        let support = &mut self.support;
        support.lengths |= 1 << secret.length;
        support.outside |= outside;
        for &i in self.members {
            support.roles[i] |= chosen[i];
            support.has[i] |= secret.effects[i];
            support.lacks[i] |= !secret.effects[i];
        }
    }

    /// Adds the possible counts of the first test under `secret` to `known`. `None` if there are
    /// too many paths to evaluate.
    fn collect(&mut self, secret: &Secret, mut known: GrowthOutcomes) -> Option<GrowthOutcomes> {
        let test = self.tests.first()?;
        // The counts of a win are not announced. They are possible counts only if another effect
        // can spoil the win, or if the test announced counts above 0.
        let wins = self.spoiled || test.undergrown + test.overgrown > 0;
        for secret in orders(self.prior, secret) {
            *self.left = self.left.saturating_sub(1);
            let parts = self.prior.hypothesis(&secret);
            let all = outcomes(&parts, &test.pours, self.paths, |growth, _, _| {
                if wins || !growth.won {
                    known.add(growth.undergrown, growth.overgrown);
                }
            });
            all.then_some(())?;
        }
        Some(known)
    }

    /// Whether the filling is consistent with all tests in some draw order.
    fn agrees(&mut self, secret: &Secret) -> bool {
        orders(self.prior, secret).any(|secret| {
            *self.left = self.left.saturating_sub(1);
            self.tests.iter().all(|test| match self.view {
                Aspect::Whole => {
                    likelihood_of(self.prior, &secret, test, TestTreatment::Exactly, self.paths)
                        > 0.0
                }
                Aspect::Growth => self.may_grow(&secret, test),
            })
        })
    }

    /// Whether `test` can have its counts under `secret`, whatever the reports. True if there are
    /// too many paths to evaluate.
    fn may_grow(&mut self, secret: &Secret, test: &Observation) -> bool {
        let mut found = false;
        let parts = self.prior.hypothesis(secret);
        let all = outcomes(&parts, &test.pours, self.paths, |growth, _, _| {
            found |= growth.undergrown == test.undergrown
                && growth.overgrown == test.overgrown
                && (growth.won == test.won || growth.won && self.spoiled);
        });
        found || !all
    }
}

/// Gives the effect at `place` to exactly the ingredients in `set`.
pub(super) fn give(secret: &mut Secret, place: usize, set: IngredientMask) {
    for (i, effects) in secret.effects.iter_mut().enumerate() {
        *effects = *effects & !(1 << place) | ((set >> i & 1) as u8) << place;
    }
}

/// Returns `secret` with its effects in each possible draw order.
pub(super) fn orders(prior: &Prior, secret: &Secret) -> impl Iterator<Item = Secret> + use<> {
    let secret = *secret;
    let several = secret.effects.iter().any(|effects| effects.count_ones() > 1);
    (0..if several { prior.orders } else { 1 }).map(move |order| {
        let mut ordered = secret;
        ordered.order = order;
        ordered
    })
}
