//! Definition of a puzzle: the role and the effects of each ingredient.

use super::{Effect, Ingredient};
use crate::common::sort::sort;
use crate::texts::{Message, msg};
use crate::witches::settings::{DecoyKinds, Settings};

/// Kind of an ingredient outside the recipe (rules, section 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decoy {
    /// Without a number and never counted. Its effects still run.
    Ignore,
    /// Number 0: overgrown with any number of dots.
    Overgrown,
    /// Number `L + 1`: undergrown with any number of dots.
    Undergrown,
    /// Number of `1..=L` and [`Effect::Imposter`]: always wrong.
    Imposter(u8),
}

/// Role of an ingredient in a [`Puzzle`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// In the recipe, with this number of `1..=L`.
    Regular(u8),
    /// Outside the recipe.
    Decoy(Decoy),
}

/// Role and effects of an ingredient in a [`Puzzle`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PuzzlePart {
    /// Membership in the recipe, or kind of decoy.
    pub role: Role,
    /// Effects in the order in which they run, without duplicates.
    pub effects: Vec<Effect>,
}

/// Secret of a game: the parts of the first `n` ingredients. Always well formed: each number of
/// `1..=L` belongs to exactly one regular ingredient, and each pair effect to exactly two
/// ingredients.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    settings: Settings,
    length: u8,
    parts: Vec<PuzzlePart>,
    test_key: u64,
}

/// Reason why parts do not form a valid [`Puzzle`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
#[non_exhaustive]
pub struct PuzzleError(Message);

impl PuzzleError {
    /// Returns a message that describes the error.
    pub fn message(&self) -> Message {
        msg::play_puzzle(self.0.clone())
    }

    pub(crate) fn new(reason: Message) -> Self {
        PuzzleError(reason)
    }
}

/// Maximum number of effects on one ingredient.
pub(crate) const MAX_EFFECTS: usize = 12;

impl Puzzle {
    /// Creates a puzzle from its parts. `test_key` keys the random numbers of its tests.
    ///
    /// # Errors
    /// Returns [`PuzzleError`] if the parts violate the rules or the settings.
    pub fn new(
        settings: Settings,
        length: u8,
        parts: Vec<PuzzlePart>,
        test_key: u64,
    ) -> Result<Self, PuzzleError> {
        if !settings.length().range().contains(&length) {
            return Err(PuzzleError::new(msg::play_puzzle_length()));
        }
        if parts.len() != usize::from(settings.ingredients()) {
            return Err(PuzzleError::new(msg::play_puzzle_ingredients()));
        }
        if parts.len() > Ingredient::of(settings.edition()) {
            return Err(PuzzleError::new(msg::play_puzzle_ingredient()));
        }
        let mut effects = parts.iter().flat_map(|p| &p.effects);
        if effects.any(|e| e.number(settings.edition()).is_none()) {
            return Err(PuzzleError::new(msg::play_puzzle_effect()));
        }
        Puzzle::of_parts(settings, length, parts, test_key)
    }

    /// Creates a puzzle without checking it against the settings' length, number of ingredients and
    /// edition, so that tests can use effects of no edition.
    pub(super) fn of_parts(
        settings: Settings,
        length: u8,
        parts: Vec<PuzzlePart>,
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
                Role::Regular(_) => return fail(msg::play_puzzle_number()),
                Role::Decoy(Decoy::Ignore) => {}
                Role::Decoy(_) if settings.decoys() == DecoyKinds::Ignore => {
                    return fail(msg::play_puzzle_decoy());
                }
                Role::Decoy(Decoy::Imposter(n)) if !(1..=length).contains(&n) => {
                    return fail(msg::play_puzzle_imposter_number());
                }
                Role::Decoy(Decoy::Imposter(_)) if !part.effects.contains(&Effect::Imposter) => {
                    return fail(msg::play_puzzle_imposter_effect());
                }
                Role::Decoy(_) => {}
            }
            let twice = |(i, e)| part.effects[..i].contains(e);
            if part.effects.len() > MAX_EFFECTS || part.effects.iter().enumerate().any(twice) {
                return fail(msg::play_puzzle_effect_twice());
            }
        }
        if seen.count_ones() != u32::from(length) {
            return fail(msg::play_puzzle_number_missing());
        }
        let alone = |e: &Effect| parts.iter().filter(|p| p.effects.contains(e)).count() != 2;
        if effects().any(|e| e.is_pair() && alone(e)) {
            return fail(msg::play_puzzle_pair());
        }
        Ok(Puzzle { settings, length, parts, test_key })
    }

    /// Settings that the puzzle was drawn for.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Length `L` of the recipe, 3 to 6.
    pub fn length(&self) -> u8 {
        self.length
    }

    /// Ingredients in play, in their fixed order.
    pub fn ingredients(&self) -> &'static [Ingredient] {
        &Ingredient::ALL[..self.parts.len()]
    }

    /// Whether `ingredient` is in play.
    pub fn uses(&self, ingredient: Ingredient) -> bool {
        ingredient.index() < self.parts.len()
    }

    /// Returns the part of `ingredient`, or `None` if it is not in play.
    pub fn part(&self, ingredient: Ingredient) -> Option<&PuzzlePart> {
        self.parts.get(ingredient.index())
    }

    /// Parts in the order of the ingredients.
    pub fn parts(&self) -> &[PuzzlePart] {
        &self.parts
    }

    /// Key of the random numbers of tests, see [`test_stream`](super::test_stream).
    pub fn test_key(&self) -> u64 {
        self.test_key
    }

    /// Returns the effects in play in catalogue order, as the sheet lists them.
    /// [`Effect::Imposter`] is listed only if an ingredient other than the imposters has it; the
    /// sheet explains imposters with the decoys.
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

    /// Returns the regular ingredients in the order of their numbers.
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

/// Roles and effects by ingredient index, as a walk reads them: of a [`Puzzle`], or of a secret
/// that players consider possible.
pub(crate) trait Assignment {
    /// Number of ingredients.
    fn count(&self) -> usize;
    /// Length `L` of the recipe, 3 to 6.
    fn length(&self) -> u8;
    /// Role of the ingredient at `index`.
    fn role(&self, index: usize) -> Role;
    /// Effects of the ingredient at `index`, in the order in which they run.
    fn effects(&self, index: usize) -> &[Effect];
}

impl Assignment for Puzzle {
    fn count(&self) -> usize {
        self.parts.len()
    }

    fn length(&self) -> u8 {
        self.length
    }

    /// Returns an ignored decoy if the ingredient is not in play.
    fn role(&self, index: usize) -> Role {
        self.parts.get(index).map_or(Role::Decoy(Decoy::Ignore), |p| p.role)
    }

    fn effects(&self, index: usize) -> &[Effect] {
        self.parts.get(index).map_or(&[], |p| &p.effects)
    }
}
