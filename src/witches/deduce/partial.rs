//! Secrets of which only some ingredients are decided: the rest is counted.

use super::Claim;
use super::prior::{IMPOSTER, Prior, falling};
use super::secret::{ALL, Secret, is_imposter};
use crate::stream::Stream;
use crate::witches::puzzle::{Decoy, Role};
use crate::witches::settings::DecoyKinds;

/// All secrets that have some ingredients in common.
#[derive(Clone, Copy, Debug)]
pub(super) struct Partial {
    /// What is decided. The rest of it means nothing.
    pub(super) secret: Secret,
    /// Whose role is decided, a bit for each ingredient.
    roles: u16,
    /// Whose effects are decided: only where the role is.
    effects: u16,
    /// The numbers that are given away, a bit for each.
    numbers: u8,
    decoys: u8,
    imposters: u8,
    /// The effects that nobody has yet, and those that one has and another will.
    unplaced: u8,
    halved: u8,
    /// The orders of draws that are possible.
    orders: u32,
    /// How likely what was seen is.
    pub(super) likelihood: f64,
}

impl Partial {
    /// All secrets of a length.
    pub(super) fn of_length(prior: &Prior, length: u8) -> Partial {
        Partial {
            secret: prior.blank(length),
            roles: 0,
            effects: 0,
            numbers: 0,
            decoys: 0,
            imposters: 0,
            unplaced: u8::MAX.checked_shr(8 - prior.effects.len() as u32).unwrap_or(0),
            halved: 0,
            orders: u32::MAX >> (32 - u32::from(prior.orders)),
            likelihood: 1.0,
        }
    }

    pub(super) fn has_role(&self, index: usize) -> bool {
        self.roles >> index & 1 == 1
    }

    pub(super) fn is_decided(&self, index: usize) -> bool {
        self.effects >> index & 1 == 1
    }

    /// Whether it decides that a claim is so.
    pub(super) fn shows(&self, claim: Claim) -> bool {
        self.is_decided(claim.ingredient.index()) && self.secret.agrees(claim)
    }

    /// How many ingredients' roles are not decided, and how many of them are decoys.
    fn open(&self) -> (u8, u8) {
        let open = self.secret.ingredients - self.roles.count_ones() as u8;
        (open, self.secret.ingredients - self.secret.length - self.decoys)
    }

    /// The same secrets after a test that they make so likely.
    pub(super) fn seen(&self, likelihood: f64) -> Partial {
        Partial { likelihood: self.likelihood * likelihood, ..*self }
    }

    /// With the role of an ingredient decided in each possible way.
    pub(super) fn with_role(
        self,
        prior: &Prior,
        index: usize,
    ) -> impl Iterator<Item = Partial> + use<> {
        let length = self.secret.length;
        let decoys_left = self.open().1 > 0;
        let numbers = (1..=length).filter(move |number| self.numbers >> number & 1 == 0);
        let decoys = prior.kinds(length).filter(move |_| decoys_left);
        let roles = numbers.map(Role::Regular).chain(decoys.map(|(decoy, _)| Role::Decoy(decoy)));
        roles.map(move |role| {
            let mut decided = self;
            decided.roles |= 1 << index;
            decided.secret.roles[index] = role;
            match role {
                Role::Regular(number) => decided.numbers |= 1 << number,
                Role::Decoy(_) => decided.decoys += 1,
            }
            decided.imposters += u8::from(is_imposter(role));
            decided
        })
    }

    /// The same, or itself where the role is decided.
    pub(super) fn with_some_role(self, prior: &Prior, index: usize) -> Vec<Partial> {
        match self.has_role(index) {
            true => vec![self],
            false => self.with_role(prior, index).collect(),
        }
    }

    /// All secrets that have the roles that are decided here, and all that is touched, in common
    /// with one.
    pub(super) fn of(&self, prior: &Prior, secret: &Secret, touched: u16) -> Partial {
        let mut partial = Partial::of_length(prior, secret.length);
        partial.roles = self.roles | touched;
        partial.effects = self.effects | touched;
        partial.secret = *secret;
        let n = usize::from(secret.ingredients);
        let (roles, effects) = (partial.roles, partial.effects);
        for index in (0..n).filter(|index| roles >> index & 1 == 1) {
            let role = secret.roles[index];
            match role {
                Role::Regular(number) => partial.numbers |= 1 << number,
                Role::Decoy(_) => partial.decoys += 1,
            }
            partial.imposters += u8::from(is_imposter(role));
        }
        for index in (0..n).filter(|index| effects >> index & 1 == 1) {
            let set = secret.effects[index];
            partial.halved ^= set & prior.pairs;
            partial.unplaced &= !set;
            partial.orders = prior.like(secret.order, partial.orders, set);
        }
        partial.secret.order = partial.orders.trailing_zeros() as u8;
        partial
    }

    /// With the effects of an ingredient, whose role is decided, decided in each possible way,
    /// out of those that are allowed.
    pub(super) fn with_effects(
        &self,
        prior: &Prior,
        index: usize,
        allowed: &[u8; ALL],
        mut to: impl FnMut(Partial),
    ) {
        let mut free = (self.unplaced | self.halved) & allowed[index];
        if is_imposter(self.secret.roles[index]) {
            free &= !prior.stray;
        }
        let mut set = 0u8;
        loop {
            let mut decided = *self;
            decided.effects |= 1 << index;
            decided.secret.effects[index] = set;
            decided.halved ^= set & prior.pairs;
            decided.unplaced &= !set;
            if decided.can_place_the_rest(allowed) {
                let mut orders = self.orders;
                while orders != 0 {
                    let same = prior.like_the_first(orders, set);
                    decided.orders = same;
                    decided.secret.order = same.trailing_zeros() as u8;
                    to(decided);
                    orders &= !same;
                }
            }
            // The next subset of those that are free.
            set = set.wrapping_sub(free) & free;
            if set == 0 {
                return;
            }
        }
    }

    fn can_place_the_rest(&self, allowed: &[u8; ALL]) -> bool {
        let open = (0..usize::from(self.secret.ingredients)).filter(|i| !self.is_decided(*i));
        let places = open.fold(0, |places, index| places | allowed[index]);
        (self.unplaced | self.halved) & !places == 0
    }

    /// How many undecided ingredients will get an effect.
    pub(super) fn still_to_place(&self, prior: &Prior, place: usize) -> f64 {
        let bit = 1u8 << place;
        match (self.unplaced & bit != 0, prior.pairs & bit != 0) {
            (true, true) => 2.0,
            (true, false) => 1.0,
            (false, _) => f64::from(self.halved >> place & 1),
        }
    }

    /// The same secrets with the effect Imposter on one certain ingredient.
    pub(super) fn with_stray_placed(&self, prior: &Prior) -> Partial {
        Partial { unplaced: self.unplaced & !prior.stray, ..*self }
    }

    /// The prior chance of all its secrets together.
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

    /// How many secrets they are.
    pub(super) fn count(&self, prior: &Prior) -> f64 {
        let Some((placings, decoys)) = self.placings() else { return 0.0 };
        let places = (0..prior.effects.len()).map(|place| self.places(prior, place));
        let kinds = (0..=decoys).map(|imposters| self.ways(prior, decoys, imposters).0);
        placings * places.product::<f64>() * kinds.sum::<f64>() * self.order(prior).lists
    }

    /// How many ways there are to give away the other numbers, and how many decoys are open.
    fn placings(&self) -> Option<(f64, u8)> {
        let (open, decoys) = self.open();
        Some((falling(open, open.checked_sub(decoys)?), decoys))
    }

    /// In how many ways an effect can be placed.
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

    /// With so many imposters among the open decoys: how many ways there are to choose their kinds
    /// and where the effect Imposter goes, and how likely these are.
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

    /// To how many ingredients the effect Imposter can go, with so many more imposters.
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

    /// The average of the logarithm (to base 2) of its secrets' prior chances.
    pub(super) fn expected_log(&self, prior: &Prior) -> f64 {
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
        sum + kinds / all + self.order(prior).log_share
    }

    /// What the orders of draws come to over all ways to place the rest of the effects.
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

    /// One of its secrets, drawn by their prior chances.
    pub(super) fn draw(&self, prior: &Prior, stream: &mut Stream) -> Secret {
        let mut secret = self.secret;
        let n = usize::from(secret.ingredients);
        let length = secret.length;
        loop {
            let unused = (1..=length).filter(|number| self.numbers >> number & 1 == 0);
            let mut roles: Vec<Option<u8>> = unused.map(Some).collect();
            roles.resize(n - self.roles.count_ones() as usize, None);
            stream.shuffle(&mut roles);
            let mut roles = roles.into_iter();
            for index in (0..n).filter(|index| !self.has_role(*index)) {
                secret.roles[index] = match roles.next().flatten() {
                    Some(number) => Role::Regular(number),
                    None => Role::Decoy(draw_kind(prior, length, stream)),
                };
            }
            if self.stray_fits(prior, &secret, stream) {
                break;
            }
        }
        let bare: Vec<usize> = (0..n).filter(|index| !self.is_decided(*index)).collect();
        for index in &bare {
            secret.effects[*index] = 0;
        }
        for place in 0..prior.effects.len() {
            let bit = 1u8 << place;
            let both = self.unplaced & prior.pairs & bit != 0;
            let times = usize::from((self.unplaced | self.halved) & bit != 0) + usize::from(both);
            for _ in 0..times {
                let fits = |index: &&usize| {
                    let stranger = prior.stray & bit == 0 || !is_imposter(secret.roles[**index]);
                    stranger && secret.effects[**index] & bit == 0
                };
                let fitting: Vec<usize> = bare.iter().filter(fits).copied().collect();
                if let Some(index) = stream.pick(&fitting) {
                    secret.effects[*index] |= bit;
                }
            }
        }
        let orders = (0..prior.orders).filter(|order| self.orders >> order & 1 == 1);
        secret.order = *stream.pick(&orders.collect::<Vec<u8>>()).unwrap_or(&0);
        secret
    }

    /// Whether drawn roles are kept, by how many places they leave to the effect Imposter.
    fn stray_fits(&self, prior: &Prior, secret: &Secret, stream: &mut Stream) -> bool {
        if prior.stray == 0 {
            return true;
        }
        let n = usize::from(secret.ingredients);
        let among = n - secret.imposters();
        let places = match self.unplaced & prior.stray {
            0 => 1,
            _ => {
                let bare = (0..n).filter(|index| !self.is_decided(*index));
                bare.filter(|index| !is_imposter(secret.roles[*index])).count()
            }
        };
        // At most 1 either way: one place among the fewest who are not imposters, or as many
        // places as there are such.
        let (kept, of) = match self.unplaced & prior.stray {
            0 => (usize::from(secret.length), among),
            _ => (places, among),
        };
        stream.chance(kept.min(of), of)
    }
}

/// A kind of decoy, as puzzles draw it.
pub(super) fn draw_kind(prior: &Prior, length: u8, stream: &mut Stream) -> Decoy {
    if prior.decoys == DecoyKinds::Ignore {
        return Decoy::Ignore;
    }
    match stream.below(100) {
        0..33 => Decoy::Ignore,
        33..66 if stream.chance(1, 2) => Decoy::Overgrown,
        33..66 => Decoy::Undergrown,
        _ => Decoy::Imposter(1 + stream.below(length.into()) as u8),
    }
}

/// What orders of draws come to.
#[derive(Clone, Copy, Debug, Default)]
struct Orders {
    /// How many different lists of effects they make.
    lists: f64,
    /// The average of the logarithm (to base 2) of the share of orders that make the same lists.
    log_share: f64,
}

impl Orders {
    /// Places the rest of the effects on so many ingredients, `blocks` of which have some.
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
        // The second of a pair goes to another ingredient.
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

const _: () = assert!(ALL <= u16::BITS as usize);
