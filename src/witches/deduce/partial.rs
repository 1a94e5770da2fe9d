//! Partial secrets: the role and effects of some ingredients are decided. The completions are
//! counted, or drawn with the probabilities of puzzle generation.

use super::Claim;
use super::prior::{ALL, Prior, Secret, is_imposter, subsets};
use crate::common::stream::Stream;
use crate::witches::puzzle::{Decoy, Role};
use crate::witches::settings::DecoyKinds;

/// Set of all secrets that share the decided roles and effects.
#[derive(Clone, Copy, Debug)]
pub(super) struct Partial {
    /// Decided roles and effects. The entries of undecided ingredients have no meaning.
    pub(super) secret: Secret,
    /// Bit set of the ingredients with a decided role.
    pub(super) roles: u16,
    /// Bit set of the ingredients with decided effects, a subset of `roles`.
    pub(super) effects: u16,
    /// Bit set of the recipe numbers that are assigned: bit k for number k.
    pub(super) numbers: u8,
    /// Number of decided decoys.
    pub(super) decoys: u8,
    /// Number of decided imposters.
    pub(super) imposters: u8,
    /// Bit set of the effects without a decided carrier.
    pub(super) unplaced: u8,
    /// Bit set of the paired effects (`Prior::pairs`) with one decided carrier of two.
    pub(super) halved: u8,
    /// Bit set of the draw orders that are consistent with the decided effects.
    pub(super) orders: u32,
    /// Likelihood of the observed tests.
    pub(super) likelihood: f64,
}

impl Partial {
    /// Returns the set of all secrets of a recipe length.
    pub(super) fn of_length(prior: &Prior, length: u8) -> Partial {
        Partial {
            secret: prior.fresh_secret(length),
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

    /// Whether the role of the ingredient `index` is fixed.
    pub(super) fn has_role(&self, index: usize) -> bool {
        self.roles >> index & 1 == 1
    }

    pub(super) fn is_decided(&self, index: usize) -> bool {
        self.effects >> index & 1 == 1
    }

    /// Whether all `claims` are decided and true.
    pub(super) fn shows(&self, claims: &[Claim]) -> bool {
        let mut claims = claims.iter();
        claims.all(|c| self.is_decided(c.ingredient.index()) && self.secret.agrees(*c))
    }

    /// Returns the number of ingredients without a decided role, and the number of decoys among
    /// them.
    pub(super) fn open(&self) -> (u8, u8) {
        let open = self.secret.ingredients - self.roles.count_ones() as u8;
        (open, self.secret.ingredients - self.secret.length - self.decoys)
    }

    /// Returns the set after a test with this `likelihood`.
    pub(super) fn after_test(&self, likelihood: f64) -> Partial {
        Partial { likelihood: self.likelihood * likelihood, ..*self }
    }

    /// Returns the set with the role of the ingredient at `index` decided, once for each possible
    /// role.
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

    /// Estimates the number of ways to decide the role and effects of the ingredient at `index`.
    pub(super) fn ways_to_decide(&self, prior: &Prior, index: usize, allowed: &[u8; ALL]) -> usize {
        if self.is_decided(index) {
            return 1;
        }
        let length = usize::from(self.secret.length);
        let roles = length - self.numbers.count_ones() as usize + prior.kinds(length as u8).count();
        let effects = (self.unplaced | self.halved) & allowed[index];
        (if self.has_role(index) { 1 } else { roles }) << effects.count_ones()
    }

    /// Returns `self` if the role of the ingredient at `index` is decided, else one set for each
    /// possible role.
    pub(super) fn with_some_role(self, prior: &Prior, index: usize) -> Vec<Partial> {
        match self.has_role(index) {
            true => vec![self],
            false => self.with_role(prior, index).collect(),
        }
    }

    /// Returns the set of secrets that agree with `secret` on everything decided here and on all
    /// `touched` ingredients (a bit set). Its likelihood is 1.
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

    /// Calls `to` with each way to decide the effects of the ingredient at `index` within
    /// `allowed`. Its role must be decided. Draw orders that result in the same list of effects
    /// stay together.
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
        for set in subsets(free.into()) {
            let set = set as u8;
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
        }
    }

    fn can_place_the_rest(&self, allowed: &[u8; ALL]) -> bool {
        let open = (0..usize::from(self.secret.ingredients)).filter(|i| !self.is_decided(*i));
        let places = open.fold(0, |places, index| places | allowed[index]);
        (self.unplaced | self.halved) & !places == 0
    }

    /// Returns the number of undecided ingredients, 0 to 2, that will carry the effect at `place`.
    pub(super) fn still_to_place(&self, prior: &Prior, place: usize) -> f64 {
        let bit = 1u8 << place;
        match (self.unplaced & bit != 0, prior.pairs & bit != 0) {
            (true, true) => 2.0,
            (true, false) => 1.0,
            (false, _) => f64::from(self.halved >> place & 1),
        }
    }
}

const _: () = assert!(ALL <= u16::BITS as usize);

impl Partial {
    /// Draws one of the secrets with its prior probability.
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

    /// Whether rejection sampling keeps the drawn roles. The probability is proportional to the
    /// prior weight of the effect Imposter under these roles.
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
        // Acceptance probability, at most 1 either way. With a decided carrier the weight is 1 /
        // `among`, scaled by its largest value, 1 / length. Without one it is the share of possible
        // carriers.
        let (kept, of) = match self.unplaced & prior.stray {
            0 => (usize::from(secret.length), among),
            _ => (places, among),
        };
        stream.chance(kept.min(of), of)
    }
}

/// Draws a kind of decoy with the probabilities of puzzle generation.
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
