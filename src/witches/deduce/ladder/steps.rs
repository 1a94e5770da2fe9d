//! The steps of a solution.

use super::Climber;
use crate::witches::deal::Facts;
use crate::witches::deduce::prior::Prior;
use crate::witches::deduce::{Claim, Effort, Observation, Technique};

/// A step of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The reasoning.
    pub technique: Technique,
    /// What it found: what is new. Some steps only prepare others.
    pub claims: Vec<Claim>,
    /// The tests that it used, by their places in the log from 0.
    pub from: Vec<usize>,
    /// The earlier steps that it needs, by their places from 0.
    pub builds_on: Vec<usize>,
}

/// The steps of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ladder {
    /// In the order in which they were taken.
    pub steps: Vec<Step>,
    /// Whether it tells every number of the recipe.
    pub is_solved: bool,
}

impl Ladder {
    /// Reasons as far as it goes from what is public. Without an effort the reasoning stops
    /// before [`Technique::Everything`].
    pub fn climb(facts: &Facts, log: &[Observation], effort: Option<Effort>) -> Ladder {
        Ladder::climb_within(facts, log, effort, usize::MAX, &|_| false)
    }

    /// The same, but no further than the first step that is wanted, and with no more work than so
    /// many ways to fill tests, for those who wait for it.
    pub(in crate::witches) fn climb_until(
        facts: &Facts,
        log: &[Observation],
        ways: usize,
        wanted: &dyn Fn(&Step) -> bool,
    ) -> Ladder {
        Ladder::climb_within(facts, log, None, ways, wanted)
    }

    fn climb_within(
        facts: &Facts,
        log: &[Observation],
        effort: Option<Effort>,
        ways: usize,
        wanted: &dyn Fn(&Step) -> bool,
    ) -> Ladder {
        let Some(prior) = Prior::new(facts) else {
            return Ladder { steps: Vec::new(), is_solved: false };
        };
        let mut climber = Climber::new(facts, &prior, log, effort).within(ways);
        while climber.step() {
            if climber.steps.last().is_some_and(wanted) {
                break;
            }
        }
        Ladder { is_solved: climber.grid.is_solved(), steps: climber.steps }
    }

    /// The hardest reasoning in it.
    pub fn hardest(&self) -> Option<Technique> {
        self.steps.iter().map(|step| step.technique).max()
    }

    /// How many steps are of a kind.
    pub fn count(&self, technique: Technique) -> usize {
        self.steps.iter().filter(|step| step.technique == technique).count()
    }

    /// For each step, the longest chain of steps that ends with it.
    fn depths(&self) -> Vec<usize> {
        let mut depths: Vec<usize> = Vec::with_capacity(self.steps.len());
        for step in &self.steps {
            let below = step.builds_on.iter().filter_map(|step| depths.get(*step)).max();
            depths.push(below.map_or(1, |below| below + 1));
        }
        depths
    }

    /// The longest chain of steps that need each other.
    pub fn depth(&self) -> usize {
        self.depths().into_iter().max().unwrap_or(0)
    }

    /// The most steps that are the same number of steps away from the beginning: how many can be
    /// found in any order.
    pub fn width(&self) -> usize {
        let depths = self.depths();
        let at = |depth: &usize| depths.iter().filter(|other| *other == depth).count();
        depths.iter().map(at).max().unwrap_or(0)
    }
}
