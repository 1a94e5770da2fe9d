//! Testing a potion (rules, section 4).

use crate::common::stream::Stream;
use crate::game::seed::Seed;
use crate::witches::concern::WitchesConcern;

use super::fate::Fate;
use super::report::Reports;
use super::walk::{Counted, Number, Step, Walk, World};
use super::{Potion, Puzzle, Report, Verdict};

/// Where the randomness of a test comes from.
pub trait Chance {
    /// A uniform index below `n`, which is at least 1.
    fn below(&mut self, n: usize) -> usize;
}

impl Chance for Stream {
    fn below(&mut self, n: usize) -> usize {
        Stream::below(self, n)
    }
}

/// The randomness of the `number`-th test (from 1) of a game: a stream of its own, keyed by
/// the puzzle, so that a game can be replayed and nothing on the sheet predicts a report.
pub fn test_stream(puzzle: &Puzzle, number: u32) -> Stream {
    Stream::new(Seed(puzzle.test_key()), WitchesConcern::Test, number.into())
}

/// The world of a test. It notes what happens to the ingredients of whose places it has fates.
struct RealWorld<'c, C> {
    chance: &'c mut C,
    reports: Reports,
    fates: Vec<Fate>,
    at: usize,
}

impl<'c, C: Chance> RealWorld<'c, C> {
    fn new(chance: &'c mut C, fates: Vec<Fate>) -> Self {
        RealWorld { chance, reports: Reports::new(), fates, at: 0 }
    }

    /// Walks over a potion to its end.
    fn walk<'p>(&mut self, puzzle: &'p Puzzle, potion: &Potion) -> Walk<'p, Puzzle> {
        let mut walk = Walk::new(puzzle, potion.pours().len(), 0);
        for pour in potion.pours() {
            walk.push(pour.ingredient as u8, Some(pour.grown));
        }
        while walk.step(self) == Step::On {}
        walk
    }
}

impl<C: Chance> World for RealWorld<'_, C> {
    const REPORTS: bool = true;

    fn number(&mut self, length: u8) -> Number {
        Number::Known(self.chance.below(length.into()) as i16 + 1)
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
        self.fates.iter_mut().for_each(Fate::forget);
    }

    fn meet(&mut self, place: u8) {
        self.at = place.into();
        if let Some(fate) = self.fates.get_mut(self.at) {
            fate.meet();
        }
    }

    fn counted(&mut self, counted: Counted) {
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

/// Tests a potion: a pure function of its arguments and the draws of `chance`.
///
/// The potion must be of this puzzle ([`Potion::new`]).
pub fn evaluate(puzzle: &Puzzle, potion: &Potion, chance: &mut impl Chance) -> Verdict {
    let mut world = RealWorld::new(chance, Vec::new());
    let walk = world.walk(puzzle, potion);
    let won = walk.counted >= puzzle.length() && walk.wrong == 0;
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

/// What happened to each ingredient of a potion in the test that [`evaluate`]
/// makes with the same draws of `chance`.
pub fn trace(puzzle: &Puzzle, potion: &Potion, chance: &mut impl Chance) -> Vec<Fate> {
    let mut world = RealWorld::new(chance, vec![Fate::default(); potion.pours().len()]);
    world.walk(puzzle, potion);
    world.fates
}
