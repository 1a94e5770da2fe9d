//! The free clue (rules, section 6).

use serde::{Deserialize, Serialize};

use super::Ingredient;
use super::definition::{Assignment, Puzzle, Role};
use crate::common::sort::sort;
use crate::common::stream::Stream;
use crate::seal::source::SecretSource;
use crate::texts::msg::*;
use crate::texts::{Message, list};
use crate::witches::WitchesConcern;
use crate::witches::settings::{RecipeLength, Settings};

/// Half of the recipe. The middle of a recipe of odd length belongs to the second half.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Half {
    First,
    Second,
}

/// Fact about a puzzle: the free clue of a sheet, or help for a witch who is behind. Always true;
/// proves the role of at most one ingredient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clue {
    /// Exactly one of the three ingredients is a decoy.
    OneIsDecoy([Ingredient; 3]),
    /// One of the three ingredients has this number of `1..=L` in the recipe.
    OneHasNumber([Ingredient; 3], u8),
    /// The ingredient does not have this number in the recipe. Never on a sheet: it tells too little
    /// of the recipe.
    NotNumber(Ingredient, u8),
    /// Number of effects of the ingredient. Never on a sheet: it tells nothing of the recipe.
    EffectCount(Ingredient, u8),
    /// The ingredient is a decoy.
    IsDecoy(Ingredient),
    /// The ingredient belongs to this half of the recipe.
    StandsIn(Ingredient, Half),
}

impl Clue {
    /// Draws the free clue of a puzzle. Repeats the draw until the clue proves nothing about more
    /// than one ingredient, and has 0.5 to 2 bits of information about the recipe.
    pub fn generate(source: impl Into<SecretSource>, puzzle: &Puzzle) -> Clue {
        let mut stream = source.into().stream(WitchesConcern::Clue, 0);
        loop {
            let clue = Clue::draw(&mut stream, puzzle);
            if !clue.proves_too_much(puzzle) && clue.is_fair(puzzle.settings()) {
                return clue;
            }
        }
    }

    /// Whether the clue proves the roles or effects of several ingredients by counting. A single
    /// decoy would be located among all ingredients; an ingredient with all effects would prove
    /// that the others have none.
    pub(crate) fn proves_too_much(&self, puzzle: &Puzzle) -> bool {
        match self {
            // Refused for each length that the settings allow: otherwise such a clue would prove
            // that there are several decoys.
            Clue::OneIsDecoy(_) | Clue::IsDecoy(_) => {
                puzzle.settings().ingredients() - puzzle.settings().length().longest() == 1
            }
            Clue::EffectCount(_, k) => usize::from(*k) >= puzzle.effects_in_play().len(),
            Clue::OneHasNumber(..) | Clue::NotNumber(..) | Clue::StandsIn(..) => false,
        }
    }

    /// Whether the clue has 0.5 to 2 bits of information about the recipe: the probability that it
    /// is true of a random recipe is between 1/4 and √½. All possible lengths are equally likely, and
    /// so are all recipes of a length.
    fn is_fair(&self, settings: &Settings) -> bool {
        let n = u32::from(settings.ingredients());
        let mut fits = 0;
        let mut all = 0;
        for length in settings.length().range().map(u32::from) {
            let (true_of, of) = match self {
                // Triples with one of the decoys and two regular ingredients, among all triples.
                Clue::OneIsDecoy(_) => {
                    ((n - length) * length * (length - 1) / 2, n * (n - 1) * (n - 2) / 6)
                }
                Clue::OneHasNumber(..) => (3, n),
                Clue::NotNumber(..) => (n - 1, n),
                Clue::EffectCount(..) => (n, n),
                Clue::IsDecoy(_) => (n - length, n),
                Clue::StandsIn(_, Half::First) => (length / 2, n),
                Clue::StandsIn(_, Half::Second) => (length.div_ceil(2), n),
            };
            fits += true_of;
            all += of;
        }
        4 * fits >= all && 2 * fits * fits <= all * all
    }

    fn draw(stream: &mut Stream, puzzle: &Puzzle) -> Clue {
        let all = puzzle.ingredients();
        let one = all[stream.below(all.len())];
        // Limited to the shortest length, so the number reveals nothing about a hidden one.
        let longest = puzzle.settings().length().shortest();
        let number = 1 + stream.below(longest.into()) as u8;
        match stream.below(3) {
            0 => {
                let decoys: Vec<_> = all.iter().copied().filter(|&i| is_decoy(puzzle, i)).collect();
                Clue::OneIsDecoy(group(stream, puzzle, &decoys, |i| !is_decoy(puzzle, i)))
            }
            1 => {
                let holder = [puzzle.recipe()[usize::from(number) - 1]];
                Clue::OneHasNumber(group(stream, puzzle, &holder, |_| true), number)
            }
            _ => {
                let one = subject(stream, puzzle).unwrap_or(one);
                match role(puzzle, one) {
                    Role::Decoy(_) => Clue::IsDecoy(one),
                    Role::Regular(n) => Clue::StandsIn(one, half(puzzle, n)),
                }
            }
        }
    }

    /// Returns the clue as a message; `length` is the recipe length as known to the players.
    pub fn message(&self, length: RecipeLength) -> Message {
        let all = |group: &[Ingredient; 3]| list(group.iter().map(|i| i.name()));
        match *self {
            Clue::OneIsDecoy(ref group) => clue_one_is_decoy(all(group)),
            Clue::OneHasNumber(ref group, number) => clue_one_has_number(all(group), number),
            Clue::NotNumber(i, number) => clue_not_number(i.name(), number),
            Clue::EffectCount(i, 0) => clue_no_effect(i.name()),
            Clue::EffectCount(i, count) => clue_effect_count(count, i.name()),
            Clue::IsDecoy(i) => clue_is_decoy(i.name()),
            Clue::StandsIn(i, Half::First) => clue_first_half(i.name()),
            Clue::StandsIn(i, Half::Second) => match length {
                RecipeLength::Known(l) if l % 2 == 0 => clue_second_half(i.name()),
                RecipeLength::Known(_) => clue_second_half_odd(i.name()),
                RecipeLength::Hidden => clue_second_half_hidden(i.name()),
            },
        }
    }

    /// Whether the clue is true of `puzzle`.
    pub fn holds(&self, puzzle: &Puzzle) -> bool {
        self.holds_of(puzzle)
    }

    /// Whether the clue is true of a puzzle, or of a secret that players consider possible.
    pub(crate) fn holds_of(&self, puzzle: &impl Assignment) -> bool {
        let has = |i, k| role(puzzle, i) == Role::Regular(k);
        match *self {
            Clue::OneIsDecoy(group) => group.iter().filter(|&&i| is_decoy(puzzle, i)).count() == 1,
            Clue::OneHasNumber(group, k) => group.iter().any(|&i| has(i, k)),
            Clue::NotNumber(i, k) => !has(i, k),
            Clue::EffectCount(i, k) => effects(puzzle, i) == k,
            Clue::IsDecoy(i) => is_decoy(puzzle, i),
            Clue::StandsIn(i, in_half) => {
                matches!(role(puzzle, i), Role::Regular(n) if half(puzzle, n) == in_half)
            }
        }
    }
}

fn role(puzzle: &impl Assignment, ingredient: Ingredient) -> Role {
    puzzle.role(ingredient.index())
}

fn is_decoy(puzzle: &impl Assignment, ingredient: Ingredient) -> bool {
    matches!(role(puzzle, ingredient), Role::Decoy(_))
}

fn effects(puzzle: &impl Assignment, ingredient: Ingredient) -> u8 {
    puzzle.effects(ingredient.index()).len() as u8
}

fn half(puzzle: &impl Assignment, number: u8) -> Half {
    if number * 2 <= puzzle.length() { Half::First } else { Half::Second }
}

/// Draws the ingredient of a clue about a half or a decoy if the length is hidden;
/// otherwise returns `None`.
///
/// A longer recipe has fewer decoys and halves of another size. With a uniform draw from all
/// ingredients, the kind of the clue would depend on the length. Therefore the draw first selects
/// decoy, first half or second half, with the probabilities of the middle length for every length.
fn subject(stream: &mut Stream, puzzle: &Puzzle) -> Option<Ingredient> {
    let length = puzzle.settings().length();
    if length != RecipeLength::Hidden {
        return None;
    }
    let all = puzzle.ingredients();
    let middle = (length.shortest() + length.longest()) / 2;
    let wanted = match stream.below(all.len()) < middle.into() {
        false => None,
        true if stream.chance(1, 2) => Some(Half::First),
        true => Some(Half::Second),
    };
    let half_of = |i: Ingredient| match role(puzzle, i) {
        Role::Decoy(_) => None,
        Role::Regular(number) => Some(half(puzzle, number)),
    };
    let fitting: Vec<_> = all.iter().copied().filter(|&i| half_of(i) == wanted).collect();
    stream.pick(&fitting).copied()
}

/// Draws three ingredients in printed order: one of `first`, and two others that satisfy `fit`.
/// Enough of them exist, since a puzzle has at least three regular ingredients and one decoy.
fn group(
    stream: &mut Stream,
    puzzle: &Puzzle,
    first: &[Ingredient],
    fit: impl Fn(Ingredient) -> bool,
) -> [Ingredient; 3] {
    let a = first[stream.below(first.len())];
    let mut rest: Vec<Ingredient> =
        puzzle.ingredients().iter().copied().filter(|&i| i != a && fit(i)).collect();
    let b = rest.remove(stream.below(rest.len()));
    let c = rest.remove(stream.below(rest.len()));
    let mut group = [a, b, c];
    sort(&mut group);
    group
}
