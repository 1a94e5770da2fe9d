//! Grid of candidates for each ingredient.

use crate::witches::deduce::prior::{ALL, Prior};
use crate::witches::deduce::{Claim, Property};
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Decoy, Effect, Role};
use crate::witches::settings::{DecoyKinds, RecipeLength};

/// Bit set of roles; see [`bit`].
pub(super) type Roles = u16;

const LONGEST: u8 = RecipeLength::LONGEST;
/// All recipe numbers.
pub(super) const NUMBERS: Roles = (1 << (LONGEST + 1)) - 2;
pub(super) const IGNORED: Roles = 1 << (LONGEST + 1);
const OVERGROWN: Roles = 1 << (LONGEST + 2);
const UNDERGROWN: Roles = 1 << (LONGEST + 3);
/// Imposters with any number.
pub(super) const IMPOSTERS: Roles = NUMBERS << (LONGEST + 3);
/// All kinds of decoy.
pub(super) const DECOYS: Roles = IGNORED | OVERGROWN | UNDERGROWN | IMPOSTERS;

/// Number of effects that a bit set holds.
const EFFECTS: usize = u8::BITS as usize;

/// Returns the bit of a role: from bit 1 on the numbers, then the ignored and the two kinds of
/// overachiever, then the imposters by number.
pub(super) fn bit(role: Role) -> Roles {
    match role {
        Role::Regular(number) => 1 << number,
        Role::Decoy(Decoy::Ignore) => IGNORED,
        Role::Decoy(Decoy::Overgrown) => OVERGROWN,
        Role::Decoy(Decoy::Undergrown) => UNDERGROWN,
        Role::Decoy(Decoy::Imposter(number)) => 1 << (number + LONGEST + 3),
    }
}

/// Returns the roles in `set` that occur in a recipe of this `length`.
pub(super) fn roles(set: Roles, length: u8) -> impl Iterator<Item = Role> + Clone {
    let imposter = |number| Role::Decoy(Decoy::Imposter(number));
    let decoys = [Decoy::Ignore, Decoy::Overgrown, Decoy::Undergrown].map(Role::Decoy);
    let all = (1..=length).map(Role::Regular).chain(decoys).chain((1..=length).map(imposter));
    all.filter(move |role| set & bit(*role) != 0)
}

/// Roles and effects that each ingredient can still have, and the possible recipe lengths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Candidates {
    pub(super) ingredients: usize,
    /// Bit set of the possible recipe lengths.
    pub(super) lengths: u8,
    /// Possible roles of each ingredient.
    pub(super) roles: [Roles; ALL],
    /// For each ingredient, the bit set of effects that it may have been given, by their place in
    /// the facts.
    pub(super) can: [u8; ALL],
    /// For each ingredient, the bit set of effects that it was certainly given.
    pub(super) has: [u8; ALL],
    /// Bit set of the ingredients that certainly carry the effect Imposter, given or as an
    /// imposter.
    pub(super) marked: u16,
    /// Place of the effect Imposter in the facts, if it is in play.
    imposter: Option<usize>,
}

/// Part of the grid that decides a [`Property`]: a set of roles, the bit of an effect, or the
/// effect Imposter.
enum Question {
    Roles(Roles),
    Effect(u8),
    Imposter,
}

impl Candidates {
    /// Returns the grid for everything on the sheet except the clue.
    pub(super) fn new(prior: &Prior) -> Candidates {
        let ingredients = usize::from(prior.ingredients);
        let lengths = prior.lengths.clone();
        let decoys = match prior.decoys {
            DecoyKinds::Ignore => IGNORED,
            DecoyKinds::All => DECOYS,
        };
        let numbers = (1..=*lengths.end()).fold(0, |set, number| set | 1 << number);
        let imposters = decoys & numbers << (LONGEST + 3);
        let set = numbers | decoys & !IMPOSTERS | imposters;
        let all = u8::MAX.checked_shr(8 - prior.effects.len() as u32).unwrap_or(0);
        let of_the_puzzle = |i: usize| i < ingredients;
        Candidates {
            ingredients,
            lengths: lengths.fold(0, |set, length| set | 1 << length),
            roles: std::array::from_fn(|i| if of_the_puzzle(i) { set } else { 0 }),
            can: std::array::from_fn(|i| if of_the_puzzle(i) { all } else { 0 }),
            has: [0; ALL],
            marked: 0,
            imposter: prior.effects.iter().position(|effect| *effect == Effect::Imposter),
        }
    }

    /// Returns the possible recipe lengths in ascending order.
    pub(super) fn lengths(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        let lengths = self.lengths;
        (1..=LONGEST).filter(move |length| lengths >> length & 1 == 1)
    }

    /// Whether some ingredient, or the length, has no candidate left.
    pub(super) fn is_contradiction(&self) -> bool {
        let nothing = |i: usize| self.roles[i] == 0 || self.has[i] & !self.can[i] != 0;
        self.lengths == 0 || (0..self.ingredients).any(nothing)
    }

    /// Returns the part of the grid that decides `property`.
    fn question(&self, effects: &[Effect], property: Property) -> Question {
        match property {
            Property::Number(number) => Question::Roles(bit(Role::Regular(number.min(LONGEST)))),
            Property::Decoy => Question::Roles(DECOYS),
            Property::Ignored => Question::Roles(IGNORED),
            Property::Overachiever => Question::Roles(OVERGROWN | UNDERGROWN),
            Property::Imposter => Question::Roles(IMPOSTERS),
            Property::Effect(Effect::Imposter) => Question::Imposter,
            Property::Effect(effect) => {
                let place = effects.iter().position(|other| *other == effect);
                Question::Effect(place.map_or(0, |place| 1 << place))
            }
        }
    }

    /// Returns whether ingredient `i` has `property`, or `None` if that is unknown.
    pub(super) fn knows(&self, effects: &[Effect], i: usize, property: Property) -> Option<bool> {
        let known = |can: bool, must: bool| match (can, must) {
            (false, _) => Some(false),
            (true, true) => Some(true),
            (true, false) => None,
        };
        match self.question(effects, property) {
            Question::Roles(set) => known(self.roles[i] & set != 0, self.roles[i] & !set == 0),
            Question::Effect(bit) => known(self.can[i] & bit != 0, self.has[i] & bit != 0),
            Question::Imposter => {
                let given = self.imposter.map_or(0, |place| 1 << place);
                let can = self.roles[i] & IMPOSTERS != 0 || self.can[i] & given != 0;
                let must = self.roles[i] & !IMPOSTERS == 0
                    || self.has[i] & given != 0
                    || self.marked >> i & 1 == 1;
                known(can, must)
            }
        }
    }

    /// Restricts the grid by a true `claim`.
    pub(super) fn learn(&mut self, effects: &[Effect], claim: Claim) {
        let i = claim.ingredient.index();
        if i >= self.ingredients {
            return;
        }
        match (self.question(effects, claim.property), claim.holds) {
            (Question::Roles(set), true) => self.roles[i] &= set,
            (Question::Roles(set), false) => self.roles[i] &= !set,
            (Question::Effect(bit), true) => self.has[i] |= bit,
            (Question::Effect(bit), false) => self.can[i] &= !bit,
            (Question::Imposter, holds) => self.mark(i, holds),
        }
    }

    /// Records whether ingredient `i` carries the effect Imposter, given or as an imposter.
    pub(super) fn mark(&mut self, i: usize, holds: bool) {
        let given = self.imposter.map_or(0, |place| 1 << place);
        if !holds {
            self.roles[i] &= !IMPOSTERS;
            self.can[i] &= !given;
            return;
        }
        self.marked |= 1 << i;
        if self.can[i] & given == 0 {
            self.roles[i] &= IMPOSTERS;
        } else if self.roles[i] & IMPOSTERS == 0 {
            self.has[i] |= given;
        }
    }

    /// Intersects the grid with `other`.
    pub(super) fn meet(&mut self, other: &Candidates) {
        self.lengths &= other.lengths;
        self.marked |= other.marked;
        for i in 0..self.ingredients {
            self.roles[i] &= other.roles[i];
            self.can[i] &= other.can[i];
            self.has[i] |= other.has[i];
        }
    }

    /// Whether the grid implies everything that `other` does.
    pub(super) fn is_within(&self, other: &Candidates) -> bool {
        let mut met = self.clone();
        met.meet(other);
        met == *self
    }

    /// Returns the restrictions that this grid adds to the earlier grid `before`. Everything else
    /// in the result is open.
    pub(super) fn gain_over(&self, before: &Candidates) -> Candidates {
        let mut gain = self.clone();
        gain.lengths = !(before.lengths & !self.lengths);
        gain.marked &= !before.marked;
        for i in 0..self.ingredients {
            gain.roles[i] = !(before.roles[i] & !self.roles[i]);
            gain.can[i] = !(before.can[i] & !self.can[i]);
            gain.has[i] &= !before.has[i];
        }
        gain
    }

    /// Returns a grid without any restriction for the same ingredients.
    pub(super) fn open(&self) -> Candidates {
        let (roles, can) = ([Roles::MAX; ALL], [u8::MAX; ALL]);
        Candidates { lengths: u8::MAX, roles, can, has: [0; ALL], marked: 0, ..self.clone() }
    }

    /// Returns the number of [parts](Candidates::part).
    pub(super) fn parts(&self) -> usize {
        1 + self.ingredients * (2 + EFFECTS)
    }

    /// Returns the index of the ingredient that a part refers to. For the part with the recipe's
    /// length it is the number of ingredients.
    pub(super) fn ingredient_of(&self, part: usize) -> usize {
        match part.checked_sub(self.ingredients + 1) {
            Some(effect) => effect % self.ingredients,
            None => part,
        }
    }

    /// Returns one part of a [gain](Candidates::gain_over): the role of an ingredient, the length
    /// of the recipe, or one effect of an ingredient.
    pub(super) fn part(&self, part: usize) -> Candidates {
        let mut only = self.open();
        let i = self.ingredient_of(part);
        if part < self.ingredients {
            only.roles[i] = self.roles[i];
        } else if i == self.ingredients {
            only.lengths = self.lengths;
        } else {
            match (part - self.ingredients - 1) / self.ingredients {
                EFFECTS => only.marked = self.marked & 1 << i,
                place => {
                    only.can[i] = self.can[i] | !(1 << place);
                    only.has[i] = self.has[i] & 1 << place;
                }
            }
        }
        only
    }

    /// Whether a part contains a restriction.
    pub(super) fn tells(&self, part: usize) -> bool {
        self.part(part) != self.open()
    }

    /// Whether a [gain](Candidates::gain_over) restricts the roles of `touched` ingredients (a bit
    /// set), the length, or the carriers of effects.
    pub(super) fn bears_on(&self, touched: u16) -> bool {
        let says = |i: usize| {
            let of_effects = self.can[i] != u8::MAX || self.has[i] != 0;
            of_effects || touched >> i & 1 == 1 && self.roles[i] != Roles::MAX
        };
        self.lengths != u8::MAX || self.marked & touched != 0 || (0..self.ingredients).any(says)
    }

    /// Whether the length is certain, and every ingredient is a decoy or has a certain number.
    pub(super) fn is_solved(&self) -> bool {
        let is_known = |i: usize| self.roles[i] & DECOYS == 0 && self.roles[i].is_power_of_two();
        let is_decoy = |i: usize| self.roles[i] & NUMBERS == 0;
        self.lengths.is_power_of_two() && (0..self.ingredients).all(|i| is_known(i) || is_decoy(i))
    }

    /// Returns the claims that are certain here and were uncertain in `before`. A number replaces
    /// all other claims about the role of its ingredient.
    pub(super) fn claims_since(&self, before: &Candidates, facts: &PublicFacts) -> Vec<Claim> {
        let mut claims = Vec::new();
        for (i, &ingredient) in facts.ingredients().iter().enumerate() {
            let of = |property| {
                let now = self.knows(&facts.effects, i, property)?;
                let is_new = before.knows(&facts.effects, i, property).is_none();
                is_new.then_some(Claim { ingredient, property, holds: now })
            };
            let kinds = [Property::Ignored, Property::Overachiever, Property::Imposter];
            let kinds = kinds.into_iter().filter(|_| facts.decoys == DecoyKinds::All);
            let numbers = (1..=facts.longest).map(Property::Number);
            let named = numbers.chain(kinds).chain([Property::Decoy]);
            let found: Vec<Claim> = named.filter_map(of).collect();
            let is_kind = |claim: &Claim| !matches!(claim.property, Property::Number(_));
            match found.iter().find(|claim| claim.holds) {
                Some(claim) => claims.push(*claim),
                None if found.iter().any(|claim| claim.property == Property::Decoy) => {
                    claims.extend(
                        found
                            .iter()
                            .filter(|claim| !is_kind(claim) || claim.property == Property::Decoy),
                    );
                }
                None => claims.extend(found),
            }
            claims.extend(facts.effects.iter().filter_map(|effect| of(Property::Effect(*effect))));
        }
        claims
    }
}
