//! The free clue (rules, section 6).

use serde::{Deserialize, Serialize};

use super::Ingredient;
use super::definition::{Assignment, Puzzle, Role};
use crate::common::sort::sort;
use crate::common::stream::Stream;
use crate::game::source::Source;
use crate::texts::said::*;
use crate::texts::{Message, list};
use crate::witches::WitchesConcern;
use crate::witches::settings::{EffectsLevel, RecipeLength};

/// A half of the recipe; the middle of an odd one belongs to the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Half {
    First,
    Second,
}

/// A fact that the sheet gives away. Always true, and never the role of more than one
/// ingredient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clue {
    /// Exactly one of the three is a decoy.
    OneIsDecoy([Ingredient; 3]),
    /// One of the three has this number in the recipe.
    OneHasNumber([Ingredient; 3], u8),
    /// The ingredient does not have this number in the recipe.
    NotNumber(Ingredient, u8),
    /// How many effects the ingredient has.
    EffectCount(Ingredient, u8),
    /// The ingredient is a decoy; only without effects.
    IsDecoy(Ingredient),
    /// The ingredient belongs to this half of the recipe; only without effects.
    StandsIn(Ingredient, Half),
}

impl Clue {
    /// The free clue of a seed's puzzle. It is drawn again until it proves nothing about more
    /// than one ingredient.
    pub fn generate(source: impl Into<Source>, puzzle: &Puzzle) -> Clue {
        let mut stream = source.into().stream(WitchesConcern::Clue, 0);
        loop {
            let clue = Clue::draw(&mut stream, puzzle);
            if !clue.proves_too_much(puzzle) {
                return clue;
            }
        }
    }

    /// Whether players who count can tell from it what several ingredients are: with a single
    /// decoy, where it is; with one ingredient that has all effects, that the others have none.
    pub(crate) fn proves_too_much(&self, puzzle: &Puzzle) -> bool {
        match self {
            // Where a single decoy may be, no clue of one says that there are more.
            Clue::OneIsDecoy(_) | Clue::IsDecoy(_) => {
                puzzle.settings().ingredients() - puzzle.settings().length().longest() == 1
            }
            Clue::EffectCount(_, k) => usize::from(*k) >= puzzle.effects_in_play().len(),
            Clue::OneHasNumber(..) | Clue::NotNumber(..) | Clue::StandsIn(..) => false,
        }
    }

    fn draw(stream: &mut Stream, puzzle: &Puzzle) -> Clue {
        let all = puzzle.ingredients();
        let one = all[stream.below(all.len())];
        // A hidden length must not show in the number.
        let longest = puzzle.settings().length().shortest();
        let number = 1 + stream.below(longest.into()) as u8;
        match stream.below(3) {
            0 if stream.chance(1, 2) => {
                let decoys: Vec<_> = all.iter().copied().filter(|&i| is_decoy(puzzle, i)).collect();
                Clue::OneIsDecoy(group(stream, puzzle, &decoys, |i| !is_decoy(puzzle, i)))
            }
            0 => {
                let holder = [puzzle.recipe()[usize::from(number) - 1]];
                Clue::OneHasNumber(group(stream, puzzle, &holder, |_| true), number)
            }
            1 => {
                let others: Vec<u8> =
                    (1..=longest).filter(|&k| role(puzzle, one) != Role::Regular(k)).collect();
                Clue::NotNumber(one, others[stream.below(others.len())])
            }
            _ => {
                let one = subject(stream, puzzle).unwrap_or(one);
                match role(puzzle, one) {
                    _ if puzzle.settings().effects() != EffectsLevel::None => {
                        Clue::EffectCount(one, effects(puzzle, one))
                    }
                    Role::Decoy(_) => Clue::IsDecoy(one),
                    Role::Regular(n) => Clue::StandsIn(one, half(puzzle, n)),
                }
            }
        }
    }

    /// The clue for players who know what the settings say of the recipe's length.
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

    /// Whether the clue is true of a puzzle.
    pub fn holds(&self, puzzle: &Puzzle) -> bool {
        self.holds_of(puzzle)
    }

    /// Whether the clue is true of a secret that players think of.
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

/// The ingredient whose effects, half or decoy a clue names, where the length is hidden.
///
/// A longer recipe has fewer decoys, and its halves are of other sizes. Drawn from all ingredients
/// alike, the kind of the clue and its number of effects would depend on the length. So whether it
/// is a decoy, and in which half it stands, is drawn first, with chances that are those of the
/// middle length whatever the length is.
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

/// Three ingredients in printed order: one out of `first`, two others that `fit`. Every
/// puzzle has at least three regular ingredients and one decoy, so that they are there.
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
