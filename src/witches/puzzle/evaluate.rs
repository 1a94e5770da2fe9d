//! Test of a potion (rules, section 4): the verdict and, for players who may know the secret, a
//! trace of each ingredient.

use serde::Serialize;

use super::walk::{CountResult, GrowthResult, Walk, WalkHost, WalkNumber};
use super::{Potion, Puzzle, Report, Reports, Verdict};
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::texts::Message;
use crate::witches::WitchesConcern;

/// Source of the random choices of [`evaluate`] and [`trace`].
pub trait RandomSource {
    /// Returns a uniform index below `n`, which is at least 1.
    fn below(&mut self, n: usize) -> usize;
}

impl RandomSource for Stream {
    fn below(&mut self, n: usize) -> usize {
        Stream::below(self, n)
    }
}

/// Returns the random stream of the `number`-th test of a game, from 1. It is derived from the
/// puzzle's secret test key, so a game can be replayed, but reports cannot be predicted from the
/// sheet.
pub fn test_stream(puzzle: &Puzzle, number: u32) -> Stream {
    Stream::new(Seed(puzzle.test_key()), WitchesConcern::Test, number.into())
}

/// `WalkHost` of a real test. Records what happens to the ingredients at the places that `fates` has.
struct RealWorld<'c, C> {
    chance: &'c mut C,
    reports: Reports,
    fates: Vec<IngredientTrace>,
    at: usize,
}

impl<'c, C: RandomSource> RealWorld<'c, C> {
    fn new(chance: &'c mut C, fates: Vec<IngredientTrace>) -> Self {
        RealWorld { chance, reports: Reports::new(), fates, at: 0 }
    }

    /// Walks a potion to its end.
    fn walk<'p>(&mut self, puzzle: &'p Puzzle, potion: &Potion) -> Walk<'p, Puzzle> {
        let mut walk = Walk::poured(puzzle, potion.items());
        walk.finish(self);
        walk
    }
}

impl<C: RandomSource> WalkHost for RealWorld<'_, C> {
    const REPORTS: bool = true;

    fn number(&mut self, length: u8) -> WalkNumber {
        WalkNumber::Known(self.chance.below(length.into()) as i16 + 1)
    }

    fn below(&mut self, n: usize) -> usize {
        self.chance.below(n)
    }

    fn report(&mut self, report: Report) {
        self.reports.push(report);
        if let Some(fate) = self.fates.get_mut(self.at) {
            fate.report(report);
        }
    }

    fn forget_reports(&mut self) {
        self.reports.clear();
        self.fates.iter_mut().for_each(IngredientTrace::forget);
    }

    fn enter_place(&mut self, place: u8) {
        self.at = place.into();
        if let Some(fate) = self.fates.get_mut(self.at) {
            fate.enter_place();
        }
    }

    fn counted(&mut self, counted: CountResult) {
        if let Some(fate) = self.fates.get_mut(self.at) {
            fate.count(counted);
        }
    }

    fn skip(&mut self, place: u8) {
        if let Some(fate) = self.fates.get_mut(usize::from(place)) {
            fate.skip();
        }
    }
}

/// Tests a potion. The result depends only on the arguments and the draws of `chance`.
///
/// The potion must be of this puzzle ([`Potion::new`]).
pub fn evaluate(puzzle: &Puzzle, potion: &Potion, chance: &mut impl RandomSource) -> Verdict {
    let mut world = RealWorld::new(chance, Vec::new());
    let walk = world.walk(puzzle, potion);
    let won = walk.wins();
    let mut reports = world.reports;
    if won {
        reports.clear();
    }
    for i in (1..reports.len()).rev() {
        reports.swap(i, world.chance.below(i + 1));
    }
    Verdict {
        undergrown: if won { 0 } else { walk.undergrown },
        overgrown: if won { 0 } else { walk.overgrown },
        reports,
        won,
    }
}

/// Returns the [`IngredientTrace`] of each ingredient in the test that [`evaluate`] makes with the same draws
/// of `chance`.
pub fn trace(
    puzzle: &Puzzle,
    potion: &Potion,
    chance: &mut impl RandomSource,
) -> Vec<IngredientTrace> {
    let mut world = RealWorld::new(chance, vec![IngredientTrace::default(); potion.items().len()]);
    world.walk(puzzle, potion);
    world.fates
}

/// Outcome of an ingredient in a test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum IngredientOutcome {
    /// Not evaluated: the test ended before.
    #[default]
    Unreached,
    /// Skipped by an effect.
    Skipped,
    /// Without a number, so not counted.
    Ignored,
    /// Counted, with as many dots as its number.
    Right,
    /// Counted as undergrown.
    Under,
    /// Counted as overgrown.
    Over,
    /// Counted; an effect made its growth right.
    Spared,
}

/// Record of an ingredient in a test, as made by [`trace`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct IngredientTrace {
    /// Outcome of the ingredient.
    pub outcome: IngredientOutcome,
    /// Number that the dots were compared with, if any. Effects can move it outside `1..=L`.
    pub number: Option<i16>,
    /// Whether it was counted out of order.
    pub out_of_order: bool,
    /// Whether it was wrong regardless of its dots and order: an imposter, or one of a pair.
    pub made_wrong: bool,
    /// Whether a later effect reset its counts and reports.
    pub forgotten: bool,
    /// Reports of the ingredient.
    pub reports: Vec<Message>,
}

impl IngredientTrace {
    /// Records that the ingredient is evaluated and not counted yet.
    pub(super) fn enter_place(&mut self) {
        self.outcome = IngredientOutcome::Ignored;
    }

    /// Records how the ingredient was counted.
    pub(super) fn count(&mut self, counted: CountResult) {
        self.outcome = match counted.growth {
            GrowthResult::Right => IngredientOutcome::Right,
            GrowthResult::Under => IngredientOutcome::Under,
            GrowthResult::Over => IngredientOutcome::Over,
            GrowthResult::Spared => IngredientOutcome::Spared,
        };
        self.number = counted.number.known();
        self.out_of_order = !counted.in_order;
        self.made_wrong = counted.made_wrong;
    }

    /// Records that the ingredient was skipped.
    pub(super) fn skip(&mut self) {
        self.outcome = IngredientOutcome::Skipped;
    }

    /// Records that everything so far was reset.
    pub(super) fn forget(&mut self) {
        self.forgotten = self.outcome != IngredientOutcome::Unreached;
    }

    pub(super) fn report(&mut self, report: Report) {
        self.reports.push(report.message());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::seed::Seed;
    use crate::common::stream::Stream;
    use crate::witches::puzzle::{
        MostAnswers, Potion, PotionItem, evaluate, generate, test_stream, trace,
    };
    use crate::witches::settings::Level;

    #[test]
    fn the_fates_add_up_to_the_verdict() {
        for level in Level::ALL {
            for seed in 0..6 {
                let settings = level.settings();
                let solved = generate(Seed(seed), &settings, MostAnswers::default()).unwrap();
                let puzzle = &solved.puzzle;
                let mut draws = Stream::new(Seed(seed), "fates", 0);
                for number in 1..=60 {
                    let pours = (0..1 + draws.below(6)).map(|_| PotionItem {
                        ingredient: *draws.pick(puzzle.ingredients()).unwrap(),
                        grown: 1 + draws.below(usize::from(puzzle.length())) as u8,
                    });
                    let potion = Potion::new(puzzle, pours.collect()).unwrap();
                    let verdict = evaluate(puzzle, &potion, &mut test_stream(puzzle, number));
                    let fates = trace(puzzle, &potion, &mut test_stream(puzzle, number));
                    assert_eq!(fates.len(), potion.items().len());
                    if verdict.won {
                        continue;
                    }
                    let heard = || fates.iter().filter(|fate| !fate.forgotten);
                    let count = |outcome| heard().filter(|fate| fate.outcome == outcome).count();
                    assert_eq!(count(IngredientOutcome::Under), usize::from(verdict.undergrown));
                    assert_eq!(count(IngredientOutcome::Over), usize::from(verdict.overgrown));
                    let said = |texts: &mut dyn Iterator<Item = String>| {
                        let mut said: Vec<String> = texts.collect();
                        said.sort();
                        said
                    };
                    let reports = &mut heard().flat_map(|f| &f.reports).map(|r| r.to_string());
                    let told = &mut verdict.reports.iter().map(|r| r.message().to_string());
                    assert_eq!(said(reports), said(told));
                }
            }
        }
    }
}
