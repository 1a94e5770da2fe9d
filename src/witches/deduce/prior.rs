//! Secrets, and their prior: the probability of each secret under puzzle generation, given the
//! effects in play and the free clue.
//!
//! Only the content of the clue is used, not the way in which it was drawn. The prior also ignores
//! that sheets are selected for puzzles with few answers, because players reason from the paper.

use std::ops::RangeInclusive;

use super::{Claim, Property};
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Assignment, Category, Clue, Decoy, Effect, Ingredient, Role};
use crate::witches::settings::DecoyKinds;

/// Number of ingredients in the catalogue.
pub(super) const ALL: usize = Ingredient::ALL.len();

/// Largest supported number of effects in play: one more than puzzle generation draws.
pub(super) const MOST_EFFECTS: usize = 8;

/// Complete assignment: recipe numbers, decoys and their kinds, the carriers of effects, and the
/// order of effects on each ingredient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Secret {
    pub(super) length: u8,
    pub(super) ingredients: u8,
    /// Index of the draw order, which determines the order of effects on an ingredient.
    pub(super) order: u8,
    pub(super) roles: [Role; ALL],
    /// For each ingredient, the bit set of its effects by their place in [`PublicFacts::effects`]. The
    /// Imposter effect that an imposter always has is not included.
    pub(super) effects: [u8; ALL],
    in_play: [Option<Effect>; MOST_EFFECTS],
}

impl Secret {
    /// Returns a secret with nothing decided except its length.
    pub(super) fn fresh_secret(
        length: u8,
        ingredients: u8,
        in_play: [Option<Effect>; MOST_EFFECTS],
    ) -> Secret {
        let roles = [Role::Decoy(Decoy::Ignore); ALL];
        Secret { length, ingredients, order: 0, roles, effects: [0; ALL], in_play }
    }

    /// Returns the number of regular ingredients.
    pub fn length(&self) -> u8 {
        self.length
    }

    /// Returns the role of `ingredient`.
    pub fn role(&self, ingredient: Ingredient) -> Role {
        self.roles[ingredient.index()]
    }

    /// Returns the numbers of all ingredients in the recipe, four bits each.
    pub(super) fn recipe_key(&self) -> u64 {
        self.roles.iter().fold(0, |key, role| {
            let number = if let Role::Regular(number) = role { *number } else { 0 };
            key << 4 | u64::from(number)
        })
    }

    /// Whether `ingredient` has `property`. An imposter always carries [`Effect::Imposter`].
    pub fn has(&self, ingredient: Ingredient, property: Property) -> bool {
        let index = ingredient.index();
        let role = self.roles[index];
        match property {
            Property::Number(number) => role == Role::Regular(number),
            Property::Decoy => matches!(role, Role::Decoy(_)),
            Property::Ignored => role == Role::Decoy(Decoy::Ignore),
            Property::Overachiever => {
                matches!(role, Role::Decoy(Decoy::Overgrown | Decoy::Undergrown))
            }
            Property::Imposter => is_imposter(role),
            Property::Effect(Effect::Imposter) if is_imposter(role) => true,
            Property::Effect(effect) => {
                let place = self.in_play.iter().position(|e| *e == Some(effect));
                place.is_some_and(|place| self.effects[index] >> place & 1 == 1)
            }
        }
    }

    /// Whether `claim` is true.
    pub(super) fn agrees(&self, claim: Claim) -> bool {
        self.has(claim.ingredient, claim.property) == claim.holds
    }

    /// Returns the number of imposters.
    pub(super) fn imposters(&self) -> usize {
        let roles = &self.roles[..usize::from(self.ingredients)];
        roles.iter().filter(|role| is_imposter(**role)).count()
    }
}

pub(super) fn is_imposter(role: Role) -> bool {
    matches!(role, Role::Decoy(Decoy::Imposter(_)))
}

/// Largest supported number of draw orders, which fit into a `u32` bit set. Puzzle generation stays
/// below it.
const MOST_ORDERS: usize = 32;

/// Probability that a decoy is ignored, where all kinds are in play.
const IGNORED: f64 = 0.33;
/// Probability of either kind of overachiever.
const OVERACHIEVER: f64 = 0.165;
/// Probability of an imposter with any number.
pub(super) const IMPOSTER: f64 = 0.34;

/// Public facts, prepared for the computation of prior probabilities.
#[derive(Clone, Debug)]
pub(super) struct Prior {
    pub(super) ingredients: u8,
    pub(super) lengths: RangeInclusive<u8>,
    pub(super) decoys: DecoyKinds,
    pub(super) clue: Clue,
    pub(super) effects: Vec<Effect>,
    /// Bit set of the effects that two ingredients carry.
    pub(super) pairs: u8,
    /// Bit of the effect Imposter if it is in play and imposters are possible, else 0. An
    /// ingredient other than an imposter carries it.
    pub(super) stray: u8,
    /// Whether an effect in play discards the counts and reports of a test so far.
    pub(super) forgets: bool,
    /// Whether an effect in play can suppress reports of others.
    pub(super) silences: bool,
    /// Number of draw orders, all with the same probability.
    pub(super) orders: u8,
    /// For each draw order and effect set, at index `order << effects.len() | set`: Imposter,
    /// followed by the effects of the set in that order.
    lists: Vec<[Effect; MOST_EFFECTS + 1]>,
}

impl Prior {
    /// Prepares the prior of `facts`. Returns `None` for facts that puzzle generation cannot
    /// produce.
    pub(super) fn new(facts: &PublicFacts) -> Option<Prior> {
        let effects = facts.effects.clone();
        if effects.len() > MOST_EFFECTS || facts.ingredients <= facts.recipe.longest() {
            return None;
        }
        let orders = orders(&effects)?;
        let bits = |wanted: &dyn Fn(Effect) -> bool| {
            let wanted = effects.iter().enumerate().filter(|(_, effect)| wanted(**effect));
            wanted.fold(0u8, |bits, (place, _)| bits | 1 << place)
        };
        let pairs = bits(&Effect::is_pair);
        let stray = match facts.decoys {
            DecoyKinds::All => bits(&|effect| effect == Effect::Imposter),
            DecoyKinds::Ignore => 0,
        };
        let lists = orders.iter().flat_map(|order| {
            (0..1usize << effects.len()).map(|set| {
                let mut list = [Effect::Imposter; MOST_EFFECTS + 1];
                let held = order.iter().filter(|place| set >> **place & 1 == 1);
                list[1..].iter_mut().zip(held).for_each(|(to, place)| *to = effects[*place]);
                list
            })
        });
        Some(Prior {
            ingredients: facts.ingredients().len() as u8,
            lengths: facts.recipe.range(),
            decoys: facts.decoys,
            clue: facts.clue,
            pairs,
            stray,
            lists: lists.collect(),
            orders: orders.len() as u8,
            silences: effects.iter().any(|effect| effect.can_suppress()),
            forgets: effects.iter().any(|effect| effect.forgets()),
            effects,
        })
    }

    /// Returns a secret of this length with nothing else decided.
    pub(super) fn fresh_secret(&self, length: u8) -> Secret {
        let in_play = std::array::from_fn(|place| self.effects.get(place).copied());
        Secret::fresh_secret(length, self.ingredients, in_play)
    }

    /// Returns the list of effects of an ingredient with this draw `order`, effect `set` and
    /// `role`.
    fn list(&self, order: u8, set: u8, role: Role) -> &[Effect] {
        let list = &self.lists[(usize::from(order) << self.effects.len()) + usize::from(set)];
        &list[usize::from(!is_imposter(role))..=set.count_ones() as usize]
    }

    /// Returns those of `orders` that result in the same list for the effect `set` as the first of
    /// them.
    pub(super) fn like_the_first(&self, orders: u32, set: u8) -> u32 {
        self.like(orders.trailing_zeros() as u8, orders, set)
    }

    /// Returns those of `orders` that result in the same list for the effect `set` as `order`.
    pub(super) fn like(&self, order: u8, orders: u32, set: u8) -> u32 {
        if set.count_ones() < 2 || orders.count_ones() < 2 {
            return orders;
        }
        let list = |order: u8| self.list(order, set, Role::Regular(1));
        let same = |other: &u8| orders >> other & 1 == 1 && list(*other) == list(order);
        (0..self.orders).filter(same).fold(0, |same, order| same | 1 << order)
    }

    /// Returns `secret` as an [`Assignment`], which can be evaluated.
    pub(super) fn hypothesis<'a>(&'a self, secret: &'a Secret) -> Hypothesis<'a> {
        Hypothesis { prior: self, secret }
    }

    /// Returns the possible kinds of decoy, each with its probability.
    pub(super) fn kinds(&self, length: u8) -> impl Iterator<Item = (Decoy, f64)> + use<> {
        let all = self.decoys == DecoyKinds::All;
        let ignored = std::iter::once((Decoy::Ignore, if all { IGNORED } else { 1.0 }));
        let imposter = IMPOSTER / f64::from(length);
        let over = [(Decoy::Overgrown, OVERACHIEVER), (Decoy::Undergrown, OVERACHIEVER)];
        let imposters = (1..=length).map(move |number| (Decoy::Imposter(number), imposter));
        ignored.chain(over.into_iter().chain(imposters).filter(move |_| all))
    }

    /// Returns the probability of one kind of decoy.
    pub(super) fn kind(&self, decoy: Decoy, length: u8) -> f64 {
        match (self.decoys, decoy) {
            (DecoyKinds::Ignore, _) => 1.0,
            (DecoyKinds::All, Decoy::Ignore) => IGNORED,
            (DecoyKinds::All, Decoy::Overgrown | Decoy::Undergrown) => OVERACHIEVER,
            (DecoyKinds::All, Decoy::Imposter(_)) => IMPOSTER / f64::from(length),
        }
    }

    /// Returns the prior probability of `secret`, up to a factor common to all secrets.
    pub(super) fn weight(&self, secret: &Secret) -> f64 {
        let roles = &secret.roles[..usize::from(secret.ingredients)];
        let kinds = roles.iter().fold(1.0, |product, role| match role {
            Role::Regular(_) => product,
            Role::Decoy(decoy) => product * self.kind(*decoy, secret.length),
        });
        kinds * self.stray_weight(secret) / falling(secret.ingredients, secret.length)
    }

    /// Returns the prior probability of the carriers of the effect at `place`. It is 1 for the
    /// effect Imposter, which [`Prior::stray_weight`] covers.
    pub(super) fn share(&self, place: usize) -> f64 {
        let n = f64::from(self.ingredients);
        match (self.stray >> place & 1, self.carriers(place)) {
            (1, _) => 1.0,
            (_, 2) => 2.0 / (n * (n - 1.0)),
            _ => 1.0 / n,
        }
    }

    /// Returns the number of carriers of the effect at `place`: 2 for a pair, else 1.
    pub(super) fn carriers(&self, place: usize) -> u32 {
        1 + u32::from(self.pairs >> place & 1)
    }

    /// Returns the factor of [`Prior::weight`] for the carrier of the effect Imposter; 0 if the
    /// carrier is an imposter.
    pub(super) fn stray_weight(&self, secret: &Secret) -> f64 {
        if self.stray == 0 {
            return 1.0;
        }
        let n = usize::from(secret.ingredients);
        let twice =
            |i: &usize| secret.effects[*i] & self.stray != 0 && is_imposter(secret.roles[*i]);
        if (0..n).any(|i| twice(&i)) {
            return 0.0;
        }
        1.0 / (n - secret.imposters()) as f64
    }

    /// Returns the indices of the ingredients that the clue names.
    pub(super) fn ingredients_of_clue(&self) -> Vec<usize> {
        let touched: Vec<Ingredient> = match self.clue {
            Clue::OneIsDecoy(group) | Clue::OneHasNumber(group, _) => group.to_vec(),
            Clue::NotNumber(one, _)
            | Clue::EffectCount(one, _)
            | Clue::IsDecoy(one)
            | Clue::StandsIn(one, _) => vec![one],
        };
        let of_the_puzzle = |index: &usize| *index < usize::from(self.ingredients);
        touched.into_iter().map(Ingredient::index).filter(of_the_puzzle).collect()
    }

    /// Whether `secret` is consistent with the clue.
    pub(super) fn agrees(&self, secret: &Secret) -> bool {
        self.may_have(secret.length) && self.clue.holds_of(&self.hypothesis(secret))
    }

    /// Whether the clue can be drawn for a recipe of this length. A clue that would identify the
    /// only decoy is never drawn.
    pub(super) fn may_have(&self, length: u8) -> bool {
        let tells = matches!(self.clue, Clue::OneIsDecoy(_) | Clue::IsDecoy(_));
        !(tells && self.ingredients - length == 1)
    }
}

/// Secret with its prior, for evaluation as an [`Assignment`].
pub(super) struct Hypothesis<'a> {
    prior: &'a Prior,
    secret: &'a Secret,
}

impl Assignment for Hypothesis<'_> {
    fn count(&self) -> usize {
        self.secret.ingredients.into()
    }

    fn length(&self) -> u8 {
        self.secret.length
    }

    fn role(&self, index: usize) -> Role {
        self.secret.roles[index]
    }

    fn effects(&self, index: usize) -> &[Effect] {
        self.prior.list(self.secret.order, self.secret.effects[index], self.secret.roles[index])
    }
}

/// Returns all possible draw orders as lists of effect places: first one effect of each category,
/// in the order of categories, then the others in any order. `None` if there are more than
/// `MOST_ORDERS`.
fn orders(effects: &[Effect]) -> Option<Vec<Vec<usize>>> {
    let mut first = vec![Vec::new()];
    for category in Category::ALL {
        let of = |place: &usize| effects[*place].category() == category;
        let places: Vec<usize> = (0..effects.len()).filter(of).collect();
        if !places.is_empty() {
            let longer = |order: Vec<usize>| {
                places.clone().into_iter().map(move |place| [&order[..], &[place]].concat())
            };
            first = first.into_iter().flat_map(longer).collect();
        }
    }
    while first[0].len() < effects.len() {
        if first.len() > MOST_ORDERS {
            return None;
        }
        let longer = |order: Vec<usize>| {
            let rest: Vec<usize> = (0..effects.len()).filter(|p| !order.contains(p)).collect();
            rest.into_iter().map(move |place| [&order[..], &[place]].concat())
        };
        first = first.into_iter().flat_map(longer).collect();
    }
    (first.len() <= MOST_ORDERS).then_some(first)
}

/// Returns the falling factorial n (n − 1) …, a product of `k` factors.
pub(super) fn falling(n: u8, k: u8) -> f64 {
    (0..k).fold(1.0, |product, i| product * f64::from(n - i))
}

/// Returns all subsets of a bit set in ascending order, beginning with the empty set.
pub(super) fn subsets(all: u16) -> impl Iterator<Item = u16> {
    let mut next = Some(0u16);
    std::iter::from_fn(move || {
        let set = next?;
        next = Some(set.wrapping_sub(all) & all).filter(|after| *after != 0);
        Some(set)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_subset_comes_once() {
        assert_eq!(subsets(0).collect::<Vec<_>>(), [0]);
        assert_eq!(subsets(0b1010).collect::<Vec<_>>(), [0, 0b10, 0b1000, 0b1010]);
        assert_eq!(subsets(u16::MAX).count(), 1 << 16);
    }
}
