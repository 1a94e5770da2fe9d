//! How a query divides a set of secrets.

use std::collections::BTreeMap;

use super::Game;

/// A weighted set of secrets, divided by what a query tells of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Partition<F> {
    /// The weight of each part, by what is told.
    parts: BTreeMap<F, f64>,
    whole: f64,
    win: f64,
    /// The entropy of the feedback that is left when the secret is known, times the weight.
    noise: f64,
}

impl<F: Ord + Clone> Partition<F> {
    /// Divides secrets, each with its weight: at least 0, and finite.
    pub fn new<'a, G>(
        game: &G,
        secrets: impl IntoIterator<Item = (&'a G::Secret, f64)>,
        query: &G::Query,
    ) -> Partition<F>
    where
        G: Game<Feedback = F>,
        G::Secret: 'a,
    {
        let mut partition = Partition { parts: BTreeMap::new(), whole: 0.0, win: 0.0, noise: 0.0 };
        for (secret, weight) in secrets {
            if weight <= 0.0 {
                continue;
            }
            partition.whole += weight;
            game.feedback(secret, query, &mut |told, chance| {
                if game.wins(&told) {
                    partition.win += weight * chance;
                }
                if chance < 1.0 {
                    partition.noise += weight * surprise(chance);
                }
                *partition.parts.entry(told).or_default() += weight * chance;
            });
        }
        partition
    }

    /// The weight of the secrets that would agree with each feedback, in their order.
    pub fn parts(&self) -> impl ExactSizeIterator<Item = (&F, f64)> {
        self.parts.iter().map(|(told, weight)| (told, *weight))
    }

    /// The weight of all secrets.
    pub fn whole(&self) -> f64 {
        self.whole
    }

    /// What the query tells of the secret, in bits: the entropy of what is told without that
    /// which the secret does not decide. Not below 0.
    pub fn bits(&self) -> f64 {
        if self.whole <= 0.0 {
            return 0.0;
        }
        let entropy: f64 = self.parts.values().map(|weight| surprise(weight / self.whole)).sum();
        (entropy - self.noise / self.whole).max(0.0)
    }

    /// The weight of the largest part.
    pub fn worst(&self) -> f64 {
        self.parts.values().copied().fold(0.0, f64::max)
    }

    /// The mean weight that is left.
    pub fn expected(&self) -> f64 {
        if self.whole <= 0.0 {
            return 0.0;
        }
        self.parts.values().map(|weight| weight / self.whole * weight).sum()
    }

    /// How likely the query is to win, 0 to 1.
    pub fn win_chance(&self) -> f64 {
        if self.whole <= 0.0 { 0.0 } else { self.win / self.whole }
    }
}

/// A chance of an event, times the bits that are learned when it happens.
fn surprise(chance: f64) -> f64 {
    if chance <= 0.0 { 0.0 } else { -chance * libm::log2(chance) }
}
