//! Secrets that players can think of, and what is known before anything was tested: how likely the
//! drawing of puzzles makes each, given the effects in play and the free clue.
//!
//! The clue only says what it says: how it came to be drawn tells nothing. Nor is it used that
//! whoever made the sheet kept only puzzles with few answers, since players reason from the
//! paper.

use std::ops::RangeInclusive;

use super::{Claim, Property};
use crate::witches::deal::Facts;
use crate::witches::puzzle::{Assignment, Category, Clue, Decoy, Effect, Ingredient, Role};
use crate::witches::settings::DecoyKinds;

pub(super) const ALL: usize = Ingredient::ALL.len();

/// The most effects in play that are told apart: one more than the most that are drawn.
pub(super) const MOST_EFFECTS: usize = 8;

/// What every ingredient could be: numbers, decoys and their kinds, who carries which effects
/// and in which order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Secret {
    pub(super) length: u8,
    pub(super) ingredients: u8,
    /// By which of the possible orders of draws effects stand on an ingredient.
    pub(super) order: u8,
    pub(super) roles: [Role; ALL],
    /// A bit for each effect in play, by its place in the list of the facts. That of an imposter
    /// which came with it is not among them.
    pub(super) effects: [u8; ALL],
    in_play: [Option<Effect>; MOST_EFFECTS],
}

impl Secret {
    /// A secret of which nothing is decided but its length.
    pub(super) fn blank(
        length: u8,
        ingredients: u8,
        in_play: [Option<Effect>; MOST_EFFECTS],
    ) -> Secret {
        let roles = [Role::Decoy(Decoy::Ignore); ALL];
        Secret { length, ingredients, order: 0, roles, effects: [0; ALL], in_play }
    }

    /// How many ingredients carry a number.
    pub fn length(&self) -> u8 {
        self.length
    }

    /// What an ingredient is.
    pub fn role(&self, ingredient: Ingredient) -> Role {
        self.roles[ingredient.index()]
    }

    /// Whether something is so of an ingredient. An imposter carries the effect Imposter.
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

    /// Whether a claim is so.
    pub(super) fn agrees(&self, claim: Claim) -> bool {
        self.has(claim.ingredient, claim.property) == claim.holds
    }

    /// How many imposters there are.
    pub(super) fn imposters(&self) -> usize {
        let roles = &self.roles[..usize::from(self.ingredients)];
        roles.iter().filter(|role| is_imposter(**role)).count()
    }
}

pub(super) fn is_imposter(role: Role) -> bool {
    matches!(role, Role::Decoy(Decoy::Imposter(_)))
}

/// More orders than draws can have.
const MOST_ORDERS: usize = 32;

/// The chances of the kinds of decoy, in hundredths: ignored, each overachiever, any imposter.
const IGNORED: f64 = 0.33;
const OVERACHIEVER: f64 = 0.165;
pub(super) const IMPOSTER: f64 = 0.34;

/// What the facts say, made ready.
#[derive(Clone, Debug)]
pub(super) struct Prior {
    pub(super) ingredients: u8,
    pub(super) lengths: RangeInclusive<u8>,
    pub(super) decoys: DecoyKinds,
    pub(super) clue: Clue,
    pub(super) effects: Vec<Effect>,
    /// Effects that two ingredients carry, a bit for each.
    pub(super) pairs: u8,
    /// The effect Imposter, where somebody who is none carries it.
    pub(super) stray: u8,
    /// Whether an effect in play makes a walk forget.
    pub(super) forgets: bool,
    /// Whether an effect in play can keep others from being heard.
    pub(super) silences: bool,
    /// How many orders of draws there are, all as likely.
    pub(super) orders: u8,
    /// For each order and set of effects: Imposter, and then the set in that order.
    lists: Vec<[Effect; MOST_EFFECTS + 1]>,
}

impl Prior {
    /// `None` for what no draw makes.
    pub(super) fn new(facts: &Facts) -> Option<Prior> {
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
            silences: effects.iter().any(|effect| effect.silences()),
            forgets: effects.iter().any(|effect| effect.forgets()),
            effects,
        })
    }

    /// A secret of this length with nothing decided.
    pub(super) fn blank(&self, length: u8) -> Secret {
        let in_play = std::array::from_fn(|place| self.effects.get(place).copied());
        Secret::blank(length, self.ingredients, in_play)
    }

    /// What a secret says of an ingredient's effects, in their order.
    fn list(&self, order: u8, set: u8, role: Role) -> &[Effect] {
        let list = &self.lists[(usize::from(order) << self.effects.len()) + usize::from(set)];
        &list[usize::from(!is_imposter(role))..=set.count_ones() as usize]
    }

    /// Those of some orders that give an ingredient the same list as the first of them.
    pub(super) fn like_the_first(&self, orders: u32, set: u8) -> u32 {
        self.like(orders.trailing_zeros() as u8, orders, set)
    }

    /// Those of some orders that give an ingredient the same list as one.
    pub(super) fn like(&self, order: u8, orders: u32, set: u8) -> u32 {
        if set.count_ones() < 2 || orders.count_ones() < 2 {
            return orders;
        }
        let list = |order: u8| self.list(order, set, Role::Regular(1));
        let same = |other: &u8| orders >> other & 1 == 1 && list(*other) == list(order);
        (0..self.orders).filter(same).fold(0, |same, order| same | 1 << order)
    }

    /// A secret as a walk sees it.
    pub(super) fn hypothesis<'a>(&'a self, secret: &'a Secret) -> Hypothesis<'a> {
        Hypothesis { prior: self, secret }
    }

    /// The kinds that a decoy can be, each with its chance.
    pub(super) fn kinds(&self, length: u8) -> impl Iterator<Item = (Decoy, f64)> + use<> {
        let all = self.decoys == DecoyKinds::All;
        let ignored = std::iter::once((Decoy::Ignore, if all { IGNORED } else { 1.0 }));
        let imposter = IMPOSTER / f64::from(length);
        let over = [(Decoy::Overgrown, OVERACHIEVER), (Decoy::Undergrown, OVERACHIEVER)];
        let imposters = (1..=length).map(move |number| (Decoy::Imposter(number), imposter));
        ignored.chain(over.into_iter().chain(imposters).filter(move |_| all))
    }

    /// The chance of a decoy's kind.
    pub(super) fn kind(&self, decoy: Decoy, length: u8) -> f64 {
        match (self.decoys, decoy) {
            (DecoyKinds::Ignore, _) => 1.0,
            (DecoyKinds::All, Decoy::Ignore) => IGNORED,
            (DecoyKinds::All, Decoy::Overgrown | Decoy::Undergrown) => OVERACHIEVER,
            (DecoyKinds::All, Decoy::Imposter(_)) => IMPOSTER / f64::from(length),
        }
    }

    /// A secret's share of the prior, apart from what all share.
    pub(super) fn weight(&self, secret: &Secret) -> f64 {
        let roles = &secret.roles[..usize::from(secret.ingredients)];
        let kinds = roles.iter().fold(1.0, |product, role| match role {
            Role::Regular(_) => product,
            Role::Decoy(decoy) => product * self.kind(*decoy, secret.length),
        });
        kinds * self.stray_weight(secret) / falling(secret.ingredients, secret.length)
    }

    /// How likely an effect, by its place, is to be where it is. That of the effect Imposter is
    /// told by [`Prior::stray_weight`].
    pub(super) fn share(&self, place: usize) -> f64 {
        let n = f64::from(self.ingredients);
        match (self.stray >> place & 1, self.carriers(place)) {
            (1, _) => 1.0,
            (_, 2) => 2.0 / (n * (n - 1.0)),
            _ => 1.0 / n,
        }
    }

    /// How many ingredients carry an effect, by its place: both of a pair, else one.
    pub(super) fn carriers(&self, place: usize) -> u32 {
        1 + u32::from(self.pairs >> place & 1)
    }

    /// The part of [`Prior::weight`] that the place of the effect Imposter makes: 0 where an
    /// imposter got it.
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

    /// The ingredients that the clue speaks of.
    pub(super) fn touched_by_clue(&self) -> Vec<usize> {
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

    /// Whether the clue says nothing against a secret.
    pub(super) fn agrees(&self, secret: &Secret) -> bool {
        self.may_have(secret.length) && self.clue.holds_of(&self.hypothesis(secret))
    }

    /// Whether the clue could have been told of a recipe of this length: none points out the only
    /// decoy.
    pub(super) fn may_have(&self, length: u8) -> bool {
        let tells = matches!(self.clue, Clue::OneIsDecoy(_) | Clue::IsDecoy(_));
        !(tells && self.ingredients - length == 1)
    }
}

/// A secret in its setting.
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

/// The orders in which effects can have been drawn, by their places: one of each category first,
/// in the order of categories, then the others in any order. `None` for too many.
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

/// n (n-1) ... of k factors.
pub(super) fn falling(n: u8, k: u8) -> f64 {
    (0..k).fold(1.0, |product, i| product * f64::from(n - i))
}

/// All subsets of a set, the empty one first.
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
