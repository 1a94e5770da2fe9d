//! What each ingredient can still be.

use crate::witches::deal::Facts;
use crate::witches::deduce::prior::{ALL, Prior};
use crate::witches::deduce::{Claim, Property};
use crate::witches::puzzle::{Decoy, Effect, Role};
use crate::witches::settings::{DecoyKinds, RecipeLength};

/// A set of roles, a bit for each: see [`bit`].
pub(super) type Roles = u16;

const LONGEST: u8 = RecipeLength::LONGEST;
pub(super) const NUMBERS: Roles = (1 << (LONGEST + 1)) - 2;
pub(super) const IGNORED: Roles = 1 << (LONGEST + 1);
const OVERGROWN: Roles = 1 << (LONGEST + 2);
const UNDERGROWN: Roles = 1 << (LONGEST + 3);
pub(super) const IMPOSTERS: Roles = NUMBERS << (LONGEST + 3);
pub(super) const DECOYS: Roles = IGNORED | OVERGROWN | UNDERGROWN | IMPOSTERS;

const EFFECTS: usize = u8::BITS as usize;

pub(super) fn bit(role: Role) -> Roles {
    match role {
        Role::Regular(number) => 1 << number,
        Role::Decoy(Decoy::Ignore) => IGNORED,
        Role::Decoy(Decoy::Overgrown) => OVERGROWN,
        Role::Decoy(Decoy::Undergrown) => UNDERGROWN,
        Role::Decoy(Decoy::Imposter(number)) => 1 << (number + LONGEST + 3),
    }
}

/// The roles of a set that a recipe of a length can have.
pub(super) fn roles(set: Roles, length: u8) -> impl Iterator<Item = Role> + Clone {
    let imposter = |number| Role::Decoy(Decoy::Imposter(number));
    let decoys = [Decoy::Ignore, Decoy::Overgrown, Decoy::Undergrown].map(Role::Decoy);
    let all = (1..=length).map(Role::Regular).chain(decoys).chain((1..=length).map(imposter));
    all.filter(move |role| set & bit(*role) != 0)
}

/// What each ingredient can still be, and which effects it can still have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Candidates {
    pub(super) ingredients: usize,
    /// The lengths that are possible, a bit for each.
    pub(super) lengths: u8,
    pub(super) roles: [Roles; ALL],
    /// The effects that it may have been given, a bit for each by its place in the facts.
    pub(super) can: [u8; ALL],
    /// Those that it was given for sure.
    pub(super) has: [u8; ALL],
    /// Who carries the effect Imposter for sure, given or as an imposter.
    pub(super) marked: u16,
    /// The place of the effect Imposter.
    imposter: Option<usize>,
}

/// What is asked of an ingredient: roles, or an effect by its place.
enum Question {
    Roles(Roles),
    Effect(u8),
    Imposter,
}

impl Candidates {
    /// What the sheet says but for the clue.
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

    pub(super) fn lengths(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        let lengths = self.lengths;
        (1..=LONGEST).filter(move |length| lengths >> length & 1 == 1)
    }

    /// Whether nothing is left of an ingredient or of the lengths.
    pub(super) fn is_contradiction(&self) -> bool {
        let nothing = |i: usize| self.roles[i] == 0 || self.has[i] & !self.can[i] != 0;
        self.lengths == 0 || (0..self.ingredients).any(nothing)
    }

    fn asked(&self, effects: &[Effect], property: Property) -> Question {
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

    /// Whether something is so of an ingredient, where that is known.
    pub(super) fn knows(&self, effects: &[Effect], i: usize, property: Property) -> Option<bool> {
        let known = |can: bool, must: bool| match (can, must) {
            (false, _) => Some(false),
            (true, true) => Some(true),
            (true, false) => None,
        };
        match self.asked(effects, property) {
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

    /// Takes in that a claim is so.
    pub(super) fn learn(&mut self, effects: &[Effect], claim: Claim) {
        let i = claim.ingredient.index();
        if i >= self.ingredients {
            return;
        }
        match (self.asked(effects, claim.property), claim.holds) {
            (Question::Roles(set), true) => self.roles[i] &= set,
            (Question::Roles(set), false) => self.roles[i] &= !set,
            (Question::Effect(bit), true) => self.has[i] |= bit,
            (Question::Effect(bit), false) => self.can[i] &= !bit,
            (Question::Imposter, holds) => self.mark(i, holds),
        }
    }

    /// Takes in whether an ingredient carries the effect Imposter, given or as an imposter.
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

    pub(super) fn meet(&mut self, other: &Candidates) {
        self.lengths &= other.lengths;
        self.marked |= other.marked;
        for i in 0..self.ingredients {
            self.roles[i] &= other.roles[i];
            self.can[i] &= other.can[i];
            self.has[i] |= other.has[i];
        }
    }

    /// Whether it knows all that another one knows.
    pub(super) fn is_within(&self, other: &Candidates) -> bool {
        let mut met = self.clone();
        met.meet(other);
        met == *self
    }

    /// What this grid took out of an earlier one: the rest of it is open.
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

    /// A grid that knows nothing, for as many ingredients.
    pub(super) fn open(&self) -> Candidates {
        let (roles, can) = ([Roles::MAX; ALL], [u8::MAX; ALL]);
        Candidates { lengths: u8::MAX, roles, can, has: [0; ALL], marked: 0, ..self.clone() }
    }

    /// How many [parts](Candidates::part) there are.
    pub(super) fn parts(&self) -> usize {
        1 + self.ingredients * (2 + EFFECTS)
    }

    /// The ingredient that a part speaks of; the number of ingredients for the recipe's length.
    pub(super) fn ingredient_of(&self, part: usize) -> usize {
        match part.checked_sub(self.ingredients + 1) {
            Some(effect) => effect % self.ingredients,
            None => part,
        }
    }

    /// Part of a [gain](Candidates::gain_over): what it says of an ingredient's role, of the length of
    /// the recipe, or of one effect of an ingredient.
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

    /// Whether a part says anything.
    pub(super) fn tells(&self, part: usize) -> bool {
        self.part(part) != self.open()
    }

    /// Whether a [gain](Candidates::gain_over) says something of some ingredients, or of who has an
    /// effect.
    pub(super) fn bears_on(&self, touched: u16) -> bool {
        let says = |i: usize| {
            let of_effects = self.can[i] != u8::MAX || self.has[i] != 0;
            of_effects || touched >> i & 1 == 1 && self.roles[i] != Roles::MAX
        };
        self.lengths != u8::MAX || self.marked & touched != 0 || (0..self.ingredients).any(says)
    }

    /// Whether every number of the recipe has its ingredient.
    pub(super) fn is_solved(&self) -> bool {
        let is_known = |i: usize| self.roles[i] & DECOYS == 0 && self.roles[i].is_power_of_two();
        let is_decoy = |i: usize| self.roles[i] & NUMBERS == 0;
        self.lengths.is_power_of_two() && (0..self.ingredients).all(|i| is_known(i) || is_decoy(i))
    }

    /// What it knows and another did not, each thing once: a number says all else of its
    /// ingredient.
    pub(super) fn claims_since(&self, before: &Candidates, facts: &Facts) -> Vec<Claim> {
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
