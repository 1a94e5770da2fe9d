//! Complete solver (rules, section 5).
//!
//! Searches all potions of exactly L ingredients depth first, and cuts a prefix only if no
//! extension of it can win. With exactly L ingredients, each one has to be counted and right, which
//! proves each cut:
//! - An ignored decoy is never counted and an imposter is always wrong, so neither is tried.
//! - A skipped, ignored, cut-off or reset ingredient leaves fewer than L to be counted.
//! - A wrong ingredient stays wrong, since only a Resetter clears it, together with the count.
//! - A random number is right in order and growth for at most one of its L ≥ 3 values. Only the
//!   first ingredient is spared the order check, and no Fertilizer precedes it. So the worst case
//!   is a number that is wrong.
//!
//! Conditions on ingredients that are not chosen yet are assumed: the other brother is present, the
//! other enemy is absent, and where an effect counts decoys each possible count is tried. Each
//! complete potion is walked again without assumptions before it is accepted.

use super::definition::{Assignment, Decoy, Puzzle, Role};
use super::effect::Alteration;
use super::walk::{Index, Walk, WalkHost, WalkNumber, WalkStep};
use super::{Ingredient, MAX_POTION, Potion, PotionItem};
use crate::common::sort::sort;

/// Ordered ingredients of a potion that surely wins, as found by [`solve`].
pub type Answer = Vec<Ingredient>;

/// `WalkHost` in which each random number is the worst one for the potion.
struct Adversary;

impl WalkHost for Adversary {
    const REPORTS: bool = false;

    fn number(&mut self, _length: u8) -> WalkNumber {
        WalkNumber::Unsure
    }
}

/// Returns all answers of a puzzle, sorted by their ingredients. An empty list proves that there
/// are none.
pub fn solve(puzzle: &Puzzle) -> Vec<Answer> {
    solve_up_to(puzzle, usize::MAX)
}

/// Returns the first answers found, at most `limit`, sorted. Enough to distinguish one answer from
/// several.
pub(crate) fn solve_up_to(puzzle: &impl Assignment, limit: usize) -> Vec<Answer> {
    let candidates: Vec<Index> = (0..puzzle.count())
        .filter(|&i| {
            !matches!(puzzle.role(i), Role::Decoy(Decoy::Ignore) | Role::Decoy(Decoy::Imposter(_)))
        })
        .map(|i| i as Index)
        .collect();
    let counts_decoys = (0..puzzle.count())
        .flat_map(|i| puzzle.effects(i))
        .any(|effect| effect.act().change().is_some_and(Alteration::counts_decoys));
    let mut search = Search { puzzle, candidates, limit, chosen: Vec::new(), answers: Vec::new() };
    let length = puzzle.length();
    if counts_decoys {
        for supposed in 0..=length {
            search.extend(Walk::new(puzzle, length.into(), supposed), Some(supposed));
        }
    } else {
        search.extend(Walk::new(puzzle, length.into(), 0), None);
    }
    let mut answers = search.answers;
    sort(&mut answers);
    answers
        .into_iter()
        .map(|a| a.into_iter().map(|i| Ingredient::ALL[i as usize]).collect())
        .collect()
}

struct Search<'p, P> {
    puzzle: &'p P,
    candidates: Vec<Index>,
    limit: usize,
    chosen: Vec<Index>,
    answers: Vec<Vec<Index>>,
}

impl<P: Assignment> Search<'_, P> {
    fn extend(&mut self, mut walk: Walk<'_, P>, supposed: Option<u8>) {
        while walk.is_ready() {
            if walk.step(&mut Adversary) == WalkStep::Done {
                self.finish(supposed);
                return;
            }
            let enough = usize::from(walk.counted) + walk.max_further_counts()
                >= self.puzzle.length().into();
            if walk.wrong > 0 || !enough {
                return;
            }
        }
        for i in 0..self.candidates.len() {
            if self.answers.len() >= self.limit {
                return;
            }
            let ingredient = self.candidates[i];
            let mut longer = walk.clone();
            longer.push(ingredient, None);
            self.chosen.push(ingredient);
            self.extend(longer, supposed);
            self.chosen.pop();
        }
    }

    fn finish(&mut self, supposed: Option<u8>) {
        let decoys = self
            .chosen
            .iter()
            .filter(|&&i| matches!(self.puzzle.role(i.into()), Role::Decoy(_)))
            .count();
        // Each potion is accepted once, with the assumption that equals its number of decoys.
        if supposed.is_none_or(|s| usize::from(s) == decoys)
            && walk_complete(self.puzzle, self.chosen.iter().map(|&i| (i, None))).is_some()
        {
            self.answers.push(self.chosen.clone());
        }
    }
}

/// Walks a complete potion; returns `None` if it does not surely win.
fn walk_complete<P: Assignment>(
    puzzle: &P,
    potion: impl ExactSizeIterator<Item = (Index, Option<u8>)>,
) -> Option<Walk<'_, P>> {
    let mut walk = Walk::new(puzzle, potion.len(), 0);
    for (ingredient, grown) in potion {
        walk.push(ingredient, grown);
    }
    walk.finish(&mut Adversary);
    walk.wins().then_some(walk)
}

/// Returns the dots with which an answer surely wins; `None` if `answer` is not an answer. An entry
/// is `None` if a Fertilizer makes any number of dots right.
pub(crate) fn winning_dots(
    puzzle: &impl Assignment,
    answer: &[Ingredient],
) -> Option<Vec<Option<u8>>> {
    if !(1..=MAX_POTION).contains(&answer.len()) {
        return None;
    }
    let right = walk_complete(puzzle, answer.iter().map(|i| (*i as Index, None)))?.right;
    Some(right[..answer.len()].to_vec())
}

/// Returns the potion of an answer with its dots, which surely wins; `None` if `answer` is not an
/// answer.
pub fn winning_potion(puzzle: &Puzzle, answer: &[Ingredient]) -> Option<Potion> {
    Potion::new(puzzle, winning_pours(puzzle, answer)?).ok()
}

/// Returns the ingredients of [`winning_potion`] with their dots, also for a secret that players
/// consider possible.
pub(crate) fn winning_pours(
    puzzle: &impl Assignment,
    answer: &[Ingredient],
) -> Option<Vec<PotionItem>> {
    let grown = winning_dots(puzzle, answer)?.into_iter().map(|dots| dots.unwrap_or(1));
    let pours =
        answer.iter().zip(grown).map(|(&ingredient, grown)| PotionItem { ingredient, grown });
    let pours: Vec<PotionItem> = pours.collect();
    let dotted = pours.iter().map(|pour| (pour.ingredient as Index, Some(pour.grown)));
    walk_complete(puzzle, dotted)?;
    Some(pours)
}
