//! A sample of secrets: populations that learn each for itself, so that their spread shows how
//! far they can be trusted.
//!
//! A population learns from a test ingredient by ingredient: each is decided in all ways that the
//! test leaves, out of which some are drawn by their weights. What no test touched stays open, and
//! is counted. Then secrets are moved about. Where next to nobody agrees with the test, the
//! population is led there: first what is near the result counts too, and then less and less
//! (sequential Monte Carlo with tempering).

use super::effort::Effort;
use super::estimate::Estimate;
use super::exact;
use super::learning::Learning;
use super::partial::Partial;
use super::population::{Population, resample};
use super::prior::Prior;
use super::seen::Seen;
use crate::common::stream::Stream;
use crate::witches::puzzle::Paths;

/// How many populations there are.
pub(super) const POPULATIONS: usize = 8;

/// With how many times more secrets everything is learned once more where nobody is left.
const AGAIN: [usize; 4] = [1, 2, 4, 8];

/// Populations.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) populations: Vec<Population>,
    /// Whether nobody was found who agrees with all that was seen: then these only agree with what
    /// came before.
    pub(super) is_astray: bool,
    /// How often everything was learned once more.
    again: usize,
    /// How many ways of random effects were looked at.
    walked: usize,
}

impl Sample {
    /// A sample that has seen everything, out of all that was possible before the last test.
    pub(super) fn learn_first(
        prior: &Prior,
        before: &[Partial],
        seen: &Seen,
        effort: Effort,
        stream: &mut Stream,
    ) -> Sample {
        let size = effort.sample.max(POPULATIONS);
        let populations =
            (0..POPULATIONS).map(|_| Population::draw(prior, before, size, stream)).collect();
        let mut sample = Sample { populations, is_astray: false, again: 0, walked: 0 };
        sample.learn(prior, seen, effort, stream);
        sample
    }

    /// Whether nobody is left, and no way to find somebody.
    pub(super) fn is_given_up(&self, effort: Effort) -> bool {
        self.is_astray && self.again >= effort.again
    }

    /// How likely all that was seen was.
    pub(super) fn evidence(&self) -> Estimate {
        let of = |population: &Population| population.evidence;
        Estimate::of(&self.populations.iter().map(of).collect::<Vec<f64>>())
    }

    /// Learns from the last test that was seen.
    pub(super) fn learn(
        &mut self,
        prior: &Prior,
        seen: &Seen,
        effort: Effort,
        stream: &mut Stream,
    ) {
        let size = effort.sample.div_ceil(POPULATIONS).max(1);
        let fewest = effort.fewest;
        let walks = effort.walks.saturating_sub(self.walked);
        let mut paths = Paths::default();
        let mut learning = Learning { prior, seen, size, fewest, walks, stream, paths: &mut paths };
        let before = self.populations.clone();
        for population in &mut self.populations {
            match self.is_astray {
                true => population.partials.clear(),
                false => learning.learn(population),
            }
        }
        self.replace_dead(before, effort.again, &mut learning);
        self.walked += paths.walked();
    }

    /// A population that nobody is left of starts again from those of another; where all are gone,
    /// one learns everything once more, with more and more secrets.
    fn replace_dead(&mut self, before: Vec<Population>, again: usize, learning: &mut Learning<'_>) {
        let is_alive = |population: &Population| !population.partials.is_empty();
        if !self.populations.iter().any(is_alive) && self.again < again {
            self.again += 1;
            let all = exact::start(learning.prior).partials;
            let size = learning.size;
            for more in AGAIN {
                learning.size = size * more;
                let again = learning.again(&all);
                if is_alive(&again) {
                    self.populations[0] = again;
                    break;
                }
            }
            learning.size = size;
        }
        let alive: Vec<usize> =
            (0..POPULATIONS).filter(|i| is_alive(&self.populations[*i])).collect();
        self.is_astray = alive.is_empty();
        if self.is_astray {
            self.populations = before;
            return;
        }
        for i in 0..POPULATIONS {
            if !is_alive(&self.populations[i])
                && let Some(other) = learning.stream.pick(&alive)
            {
                let Population { partials, evidence } = &self.populations[*other];
                let places: Vec<f64> = vec![1.0; partials.len()];
                let drawn = resample(&places, learning.size, learning.stream);
                let partials = drawn.into_iter().map(|i| partials[i]).collect();
                self.populations[i] = Population { partials, evidence: *evidence };
                learning.wander(&mut self.populations[i]);
            }
        }
    }
}
