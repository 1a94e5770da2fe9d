//! What a puzzle is: who carries which number and which effects.

use super::{Effect, Ingredient};
use crate::common::sort::sort;
use crate::texts::{Message, said};
use crate::witches::settings::{DecoyKinds, Settings};

/// An ingredient that is not in the recipe (rules, section 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decoy {
    /// Has no number and is never counted; its effects still run.
    Ignore,
    /// Has the number 0: whatever it was grown to, it is overgrown.
    Overgrown,
    /// Has the number L+1: whatever it was grown to, it is undergrown.
    Undergrown,
    /// Has a number of 1..L and the effect Imposter, and is always wrong.
    Imposter(u8),
}

/// What an ingredient is in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// In the recipe, with this number of 1..L.
    Regular(u8),
    /// Not in the recipe.
    Decoy(Decoy),
}

/// An ingredient's part in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    /// In the recipe or not.
    pub role: Role,
    /// Its effects, in the order in which they run. No effect twice.
    pub effects: Vec<Effect>,
}

/// A secret recipe: the parts of the first `n` ingredients. Always well formed: every number
/// of 1..L stands at exactly one regular ingredient, and pairs of effects are pairs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    settings: Settings,
    length: u8,
    parts: Vec<Part>,
    test_key: u64,
}

/// Why parts do not make a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct PuzzleError(Message);

impl PuzzleError {
    /// What is wrong with it.
    pub fn message(&self) -> Message {
        said::play_puzzle(self.0.clone())
    }

    pub(crate) fn new(reason: Message) -> Self {
        PuzzleError(reason)
    }
}

/// At most this many effects fit on one ingredient.
pub(crate) const MAX_EFFECTS: usize = 12;

impl Puzzle {
    /// A puzzle from its parts. `test_key` keys the randomness of tests during play.
    ///
    /// # Errors
    /// Where the parts break the rules or the settings.
    pub fn new(
        settings: Settings,
        length: u8,
        parts: Vec<Part>,
        test_key: u64,
    ) -> Result<Self, PuzzleError> {
        if !settings.length().range().contains(&length) {
            return Err(PuzzleError::new(said::play_puzzle_length()));
        }
        if parts.len() != usize::from(settings.ingredients()) {
            return Err(PuzzleError::new(said::play_puzzle_ingredients()));
        }
        if parts.len() > Ingredient::of(settings.edition()) {
            return Err(PuzzleError::new(said::play_puzzle_ingredient()));
        }
        let mut effects = parts.iter().flat_map(|p| &p.effects);
        if effects.any(|e| e.number(settings.edition()).is_none()) {
            return Err(PuzzleError::new(said::play_puzzle_effect()));
        }
        Puzzle::of_parts(settings, length, parts, test_key)
    }

    /// A puzzle with effects that no edition has yet, so that they can be tested.
    pub(super) fn of_parts(
        settings: Settings,
        length: u8,
        parts: Vec<Part>,
        test_key: u64,
    ) -> Result<Self, PuzzleError> {
        let fail = |reason| Err(PuzzleError::new(reason));
        let effects = || parts.iter().flat_map(|p| &p.effects);
        let mut seen = 0u32;
        for part in &parts {
            match part.role {
                Role::Regular(n) if (1..=length).contains(&n) && seen >> n & 1 == 0 => {
                    seen |= 1 << n;
                }
                Role::Regular(_) => return fail(said::play_puzzle_number()),
                Role::Decoy(Decoy::Ignore) => {}
                Role::Decoy(_) if settings.decoys() == DecoyKinds::Ignore => {
                    return fail(said::play_puzzle_decoy());
                }
                Role::Decoy(Decoy::Imposter(n)) if !(1..=length).contains(&n) => {
                    return fail(said::play_puzzle_imposter_number());
                }
                Role::Decoy(Decoy::Imposter(_)) if !part.effects.contains(&Effect::Imposter) => {
                    return fail(said::play_puzzle_imposter_effect());
                }
                Role::Decoy(_) => {}
            }
            let twice = |(i, e)| part.effects[..i].contains(e);
            if part.effects.len() > MAX_EFFECTS || part.effects.iter().enumerate().any(twice) {
                return fail(said::play_puzzle_effect_twice());
            }
        }
        if seen.count_ones() != u32::from(length) {
            return fail(said::play_puzzle_number_missing());
        }
        let alone = |e: &Effect| parts.iter().filter(|p| p.effects.contains(e)).count() != 2;
        if effects().any(|e| e.is_pair() && alone(e)) {
            return fail(said::play_puzzle_pair());
        }
        Ok(Puzzle { settings, length, parts, test_key })
    }

    /// The settings it was made for.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How many ingredients carry a number, 3 to 6.
    pub fn length(&self) -> u8 {
        self.length
    }

    /// The ingredients of the puzzle, in their fixed order.
    pub fn ingredients(&self) -> &'static [Ingredient] {
        &Ingredient::ALL[..self.parts.len()]
    }

    /// Whether the puzzle uses this ingredient.
    pub fn uses(&self, ingredient: Ingredient) -> bool {
        ingredient.index() < self.parts.len()
    }

    /// An ingredient's part, if the puzzle uses it.
    pub fn part(&self, ingredient: Ingredient) -> Option<&Part> {
        self.parts.get(ingredient.index())
    }

    /// All parts, in the order of the ingredients.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Keys the randomness of tests during play.
    pub fn test_key(&self) -> u64 {
        self.test_key
    }

    /// The effects in play, in the catalogue's order: what the sheet lists. The Imposter
    /// effect that every imposter brings along is explained with the decoys and listed only
    /// if somebody else has it.
    pub fn effects_in_play(&self) -> Vec<Effect> {
        let drawn = |effect: &Effect| {
            self.parts.iter().any(|p| {
                p.effects.contains(effect)
                    && !(*effect == Effect::Imposter
                        && matches!(p.role, Role::Decoy(Decoy::Imposter(_))))
            })
        };
        Effect::ALL.into_iter().filter(drawn).collect()
    }

    /// The regular ingredients in the order of their numbers.
    pub fn recipe(&self) -> Vec<Ingredient> {
        let mut recipe: Vec<(u8, Ingredient)> = self
            .ingredients()
            .iter()
            .filter_map(|&i| match self.parts[i.index()].role {
                Role::Regular(n) => Some((n, i)),
                Role::Decoy(_) => None,
            })
            .collect();
        sort(&mut recipe);
        recipe.into_iter().map(|(_, i)| i).collect()
    }
}

/// Who is what: all that a walk asks of a puzzle, or of a secret that players think of.
pub(crate) trait Assignment {
    /// How many ingredients there are.
    fn count(&self) -> usize;
    /// How many of them carry a number.
    fn length(&self) -> u8;
    /// What an ingredient is, by its index.
    fn role(&self, index: usize) -> Role;
    /// Its effects, in the order in which they run.
    fn effects(&self, index: usize) -> &[Effect];
}

impl Assignment for Puzzle {
    fn count(&self) -> usize {
        self.parts.len()
    }

    fn length(&self) -> u8 {
        self.length
    }

    /// A stranger to the puzzle is an ignored decoy without effects.
    fn role(&self, index: usize) -> Role {
        self.parts.get(index).map_or(Role::Decoy(Decoy::Ignore), |p| p.role)
    }

    fn effects(&self, index: usize) -> &[Effect] {
        self.parts.get(index).map_or(&[], |p| &p.effects)
    }
}
