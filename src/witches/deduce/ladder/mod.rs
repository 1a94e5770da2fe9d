//! Kinds of reasoning that a solution requires. Named techniques narrow a grid of candidates; each
//! step uses the easiest technique that makes progress, and records its inputs.

mod argument;
mod counting;
mod filling;
mod grid;
mod sieve;

#[cfg(test)]
pub(super) mod tests;

pub(super) use argument::{Arguer, Argument, ArgumentLine, Bound, Finding, Gap, RefutationReason};

use grid::Candidates;
use sieve::Sieve;

use super::prior::Prior;
use super::{Claim, Effort, Observation, Posterior, Technique};
use crate::common::sort::sort_dedup;
use crate::witches::game_data::PublicFacts;

/// Step of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Technique of the step.
    pub technique: Technique,
    /// New claims. Empty for a step that only prepares others.
    pub claims: Vec<Claim>,
    /// Indices into the log, from 0, of the tests that the step uses.
    pub from: Vec<usize>,
    /// Indices of the earlier steps that the step needs.
    pub builds_on: Vec<usize>,
}

/// Solution as a sequence of steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ladder {
    /// Steps in the order of deduction.
    pub steps: Vec<Step>,
    /// Whether the steps determine every number of the recipe.
    pub is_solved: bool,
}

impl Ladder {
    /// Deduces as much as possible from public knowledge. Without an `effort` the deduction stops
    /// before [`Technique::Everything`].
    pub fn climb(facts: &PublicFacts, log: &[Observation], effort: Option<Effort>) -> Ladder {
        Ladder::climb_until(facts, log, effort, usize::MAX, &|_| false)
    }

    /// Deduces up to the first step that is `wanted`, and examines at most `ways` fillings of
    /// tests, for callers with limited time.
    pub(crate) fn climb_until(
        facts: &PublicFacts,
        log: &[Observation],
        effort: Option<Effort>,
        ways: usize,
        wanted: &dyn Fn(&Step) -> bool,
    ) -> Ladder {
        let Some(prior) = Prior::new(facts) else {
            return Ladder { steps: Vec::new(), is_solved: false };
        };
        let mut climber = Climber::new(facts, &prior, log, effort).with_budget(ways);
        while climber.step() {
            if climber.steps.last().is_some_and(wanted) {
                break;
            }
        }
        Ladder { is_solved: climber.grid.is_solved(), steps: climber.steps }
    }

    /// Returns the hardest technique of the solution.
    pub fn hardest(&self) -> Option<Technique> {
        self.steps.iter().map(|step| step.technique).max()
    }

    /// Returns the length of the longest chain of steps that depend on each other.
    pub fn depth(&self) -> usize {
        // For each step, the length of the longest chain that ends with it.
        let mut depths: Vec<usize> = Vec::with_capacity(self.steps.len());
        for step in &self.steps {
            let below = step.builds_on.iter().filter_map(|step| depths.get(*step)).max();
            depths.push(below.map_or(1, |below| below + 1));
        }
        depths.into_iter().max().unwrap_or(0)
    }
}

/// Largest number of fillings of tests that are examined for one step.
const WAYS: usize = 20_000;
/// Largest number of fillings that are examined for one step under an assumption.
const SUPPOSED_WAYS: usize = 1_000;
/// Number of passes through all easy techniques under an assumption.
const ROUNDS: usize = 3;
/// Largest number of fillings that are examined to find all steps.
const ALL_WAYS: usize = 600_000;
/// Largest number of fillings that are examined to find the dependencies of all steps.
const ALL_WAYS_BACK: usize = 200_000;

/// Deduction to attempt. Tests, ingredients and effects are given by index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Attempt {
    Clue,
    OneTest(usize),
    /// Certain number of this ingredient, removed from the others.
    Taken(usize),
    /// Number that only one ingredient can have.
    Only(u8),
    /// Carriers of this effect.
    Effect(usize),
    Twins,
    Decoys,
    TwoTests(usize, usize),
    /// Refutation of candidates of this ingredient by assuming them.
    Suppose(usize),
    Everything,
}

impl Attempt {
    fn technique(self) -> Technique {
        match self {
            Attempt::Clue => Technique::Clue,
            Attempt::OneTest(_) => Technique::OneTest,
            Attempt::Taken(_) | Attempt::Only(_) | Attempt::Effect(_) => Technique::OneLeft,
            Attempt::Twins => Technique::Twins,
            Attempt::Decoys => Technique::Decoys,
            Attempt::TwoTests(..) => Technique::TwoTests,
            Attempt::Suppose(_) => Technique::Supposing,
            Attempt::Everything => Technique::Everything,
        }
    }
}

struct Climber<'a> {
    facts: &'a PublicFacts,
    prior: &'a Prior,
    log: &'a [Observation],
    effort: Option<Effort>,
    sieve: Sieve<'a>,
    /// Grid before any deduction.
    start: Candidates,
    grid: Candidates,
    /// All attempts, the easiest first, each with the grid in which it last found nothing new.
    moves: Vec<(Attempt, Option<Candidates>)>,
    steps: Vec<Step>,
    /// Candidates that each step removed.
    gains: Vec<Candidates>,
    /// Remaining number of fillings to examine for the dependencies of steps.
    left: usize,
}

impl<'a> Climber<'a> {
    pub(super) fn new(
        facts: &'a PublicFacts,
        prior: &'a Prior,
        log: &'a [Observation],
        effort: Option<Effort>,
    ) -> Climber<'a> {
        let grid = Candidates::new(prior);
        let tests = 0..log.len();
        let ingredients = 0..grid.ingredients;
        let mut moves = vec![Attempt::Clue];
        moves.extend(tests.clone().map(Attempt::OneTest));
        moves.extend(ingredients.clone().map(Attempt::Taken));
        moves.extend((1..=facts.longest).map(Attempt::Only));
        moves.extend((0..prior.effects.len()).map(Attempt::Effect));
        moves.extend([Attempt::Twins, Attempt::Decoys]);
        let shared = |a: usize, b: usize| log[a].ingredient_bits() & log[b].ingredient_bits() != 0;
        let pairs = tests.clone().flat_map(|a| (0..a).map(move |b| (b, a)));
        moves.extend(pairs.filter(|(a, b)| shared(*a, *b)).map(|(a, b)| Attempt::TwoTests(a, b)));
        moves.extend(ingredients.map(Attempt::Suppose));
        moves.extend(effort.map(|_| Attempt::Everything));
        Climber {
            facts,
            prior,
            log,
            effort,
            sieve: Sieve::new(prior, WAYS, ALL_WAYS),
            start: grid.clone(),
            grid,
            moves: moves.into_iter().map(|this| (this, None)).collect(),
            steps: Vec::new(),
            gains: Vec::new(),
            left: ALL_WAYS_BACK,
        }
    }

    /// Limits the work to about `ways` fillings of tests.
    pub(super) fn with_budget(mut self, ways: usize) -> Self {
        self.sieve.most = self.sieve.most.min(ways / 4);
        self.sieve.left = self.sieve.left.min(ways);
        self.left = self.left.min(ways);
        self
    }

    /// Takes the easiest step that makes progress. Returns `false` if no attempt does.
    fn step(&mut self) -> bool {
        for at in 0..self.moves.len() {
            let (this, vain) = &self.moves[at];
            let this = *this;
            if vain.as_ref().is_some_and(|vain| self.is_same(this, vain)) {
                continue;
            }
            let before = self.grid.clone();
            let (after, from) = self.remaining_after(this, &before);
            if after == before || after.is_contradiction() {
                self.moves[at].1 = Some(before);
                continue;
            }
            self.take(this, from, before, after);
            return true;
        }
        false
    }

    /// Returns the bit set of ingredients in the tests of an attempt, or `None` for an attempt that
    /// uses the whole grid.
    fn tested_ingredients(&self, this: Attempt) -> Option<u16> {
        match this {
            Attempt::OneTest(test) => Some(self.log[test].ingredient_bits()),
            Attempt::TwoTests(a, b) => {
                Some(self.log[a].ingredient_bits() | self.log[b].ingredient_bits())
            }
            _ => None,
        }
    }

    /// Whether the inputs of an attempt are unchanged since the grid `then`.
    fn is_same(&self, this: Attempt, then: &Candidates) -> bool {
        let Some(touched) = self.tested_ingredients(this) else {
            return this == Attempt::Everything || self.grid == *then;
        };
        self.grid.lengths == then.lengths
            && self.grid.can == then.can
            && self.grid.has == then.has
            && self.grid.marked == then.marked
            && (0..self.grid.ingredients)
                .filter(|i| touched >> i & 1 == 1)
                .all(|i| self.grid.roles[i] == then.roles[i])
    }

    /// Returns the grid after an attempt, and the tests that it used.
    fn remaining_after(&mut self, this: Attempt, grid: &Candidates) -> (Candidates, Vec<usize>) {
        let mut grid = grid.clone();
        let mut from = Vec::new();
        match this {
            Attempt::Clue => counting::clue(&mut grid, self.prior),
            Attempt::OneTest(test) => {
                from.push(test);
                self.sieve.narrow(&mut grid, &[&self.log[test]]);
            }
            Attempt::Taken(i) => counting::exclude_taken(&mut grid, i),
            Attempt::Only(number) => counting::assign_only_candidate(&mut grid, number),
            Attempt::Effect(place) => counting::effect(&mut grid, self.prior, place),
            Attempt::Twins => counting::twins(&mut grid),
            Attempt::Decoys => counting::restrict_decoys(&mut grid),
            Attempt::TwoTests(a, b) => {
                from.extend([a, b]);
                self.sieve.narrow(&mut grid, &[&self.log[a], &self.log[b]]);
            }
            Attempt::Suppose(i) => from = self.suppose(&mut grid, i),
            Attempt::Everything => {
                from.extend(0..self.log.len());
                self.ask_the_engine(&mut grid);
            }
        }
        counting::trim(&mut grid);
        (grid, from)
    }

    /// Adds all claims that [`Posterior::certain`] proves.
    fn ask_the_engine(&self, grid: &mut Candidates) {
        let Some(effort) = self.effort else { return };
        let mut known = Posterior::new(self.facts, effort);
        self.log.iter().for_each(|observation| known.observe(observation));
        for claim in known.certain() {
            grid.learn(&self.facts.effects, claim);
        }
    }

    /// Removes the candidates of ingredient `i` whose assumption results in a contradiction.
    /// Returns the tests that were used.
    fn suppose(&mut self, grid: &mut Candidates, i: usize) -> Vec<usize> {
        let mut used = Vec::new();
        let roles = grid.roles[i];
        for bit in
            (0..u16::BITS).map(|bit| 1 << bit).filter(|bit| roles & bit != 0 && roles != *bit)
        {
            let mut supposed = grid.clone();
            supposed.roles[i] = bit;
            if let Some(by) = self.contradicts(supposed) {
                used.extend(by);
                grid.roles[i] &= !bit;
            }
        }
        for place in 0..self.prior.effects.len() {
            if (grid.can[i] & !grid.has[i]) >> place & 1 == 1 {
                let mut supposed = grid.clone();
                supposed.has[i] |= 1 << place;
                if let Some(by) = self.contradicts(supposed) {
                    used.extend(by);
                    grid.can[i] &= !(1 << place);
                }
            }
        }
        sort_dedup(&mut used);
        used
    }

    /// Returns the tests that easy reasoning used to find a contradiction in `grid`, or `None` if
    /// it found no contradiction.
    fn contradicts(&mut self, mut grid: Candidates) -> Option<Vec<usize>> {
        let most = std::mem::replace(&mut self.sieve.most, SUPPOSED_WAYS);
        let mut used = Vec::new();
        let easy = |this: &Attempt| this.technique() < Technique::TwoTests;
        let moves: Vec<Attempt> = self.moves.iter().map(|(this, _)| *this).filter(easy).collect();
        let mut found = false;
        for _ in 0..ROUNDS {
            let before = grid.clone();
            for &this in &moves {
                let (after, from) = self.remaining_after(this, &grid);
                if after != grid {
                    used.extend(from);
                    grid = after;
                }
                found = grid.is_contradiction();
                if found {
                    break;
                }
            }
            if found || grid == before {
                break;
            }
        }
        self.sieve.most = most;
        found.then_some(used)
    }

    fn take(&mut self, this: Attempt, from: Vec<usize>, before: Candidates, after: Candidates) {
        let gain = after.gain_over(&before);
        let builds_on = self.needed(this, &gain);
        let claims = after.claims_since(&before, self.facts);
        self.steps.push(Step { technique: this.technique(), claims, from, builds_on });
        self.gains.push(gain);
        self.grid = after;
    }

    /// Returns the indices of earlier steps that an attempt needs for its `gain`. Steps are dropped
    /// one by one as far as the remaining work allows. Assumptions depend on all steps, an
    /// exhaustive search on none.
    fn needed(&mut self, this: Attempt, gain: &Candidates) -> Vec<usize> {
        let touched = match this {
            Attempt::Everything => return Vec::new(),
            Attempt::Suppose(_) => return (0..self.steps.len()).collect(),
            _ => self.tested_ingredients(this).unwrap_or(u16::MAX),
        };
        std::mem::swap(&mut self.left, &mut self.sieve.left);
        let related = |step: &usize| self.gains[*step].bears_on(touched);
        let mut needed: Vec<usize> = (0..self.steps.len()).filter(related).collect();
        if self.gains_with(this, gain, &[]) {
            needed.clear();
        }
        for step in needed.clone().into_iter().rev() {
            let fewer: Vec<usize> = needed.iter().copied().filter(|other| *other != step).collect();
            if self.gains_with(this, gain, &fewer) {
                needed = fewer;
            }
        }
        std::mem::swap(&mut self.left, &mut self.sieve.left);
        needed
    }

    /// Whether an attempt gains at least `gain` after only these `steps`.
    fn gains_with(&mut self, this: Attempt, gain: &Candidates, steps: &[usize]) -> bool {
        let mut grid = self.start.clone();
        steps.iter().for_each(|step| grid.meet(&self.gains[*step]));
        counting::trim(&mut grid);
        self.remaining_after(this, &grid).0.is_within(gain)
    }
}
