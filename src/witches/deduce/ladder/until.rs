//! As far as somebody wants to know.

use super::{Climber, Ladder, Step};
use crate::witches::deal::Facts;
use crate::witches::deduce::Observation;
use crate::witches::deduce::prior::Prior;

impl Ladder {
    /// The same as [`Ladder::climb`], but no further than the first step that is wanted, and with
    /// no more work than so many ways to fill tests, for those who wait for it.
    pub(in crate::witches) fn climb_until(
        facts: &Facts,
        log: &[Observation],
        ways: usize,
        wanted: impl Fn(&Step) -> bool,
    ) -> Ladder {
        let Some(prior) = Prior::new(facts) else {
            return Ladder { steps: Vec::new(), is_solved: false };
        };
        let mut climber = Climber::new(facts, &prior, log, None).within(ways);
        while climber.step() {
            if climber.steps.last().is_some_and(&wanted) {
                break;
            }
        }
        Ladder { is_solved: climber.grid.is_solved(), steps: climber.steps }
    }
}
