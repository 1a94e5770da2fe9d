//! Internal, may change. Feedback games: one side holds a secret, the other asks queries, and each
//! answer narrows down the secret. The module finds the query with the most information.
//!
//! It contains no particular game. The tests use games with published results, and search for their
//! optimal strategies.
//!
//! ```
//! use cauldron_press::feedback::{FeedbackGame, Partition, best};
//!
//! /// Guessing of a number. The feedback is whether the guess was too low, right or too high.
//! struct Guessing;
//!
//! impl FeedbackGame for Guessing {
//!     type Secret = i32;
//!     type Query = i32;
//!     type Feedback = std::cmp::Ordering;
//!
//!     fn feedback(&self, secret: &i32, query: &i32, emit: &mut impl FnMut(Self::Feedback, f64)) {
//!         emit(query.cmp(secret), 1.0);
//!     }
//!
//!     fn wins(&self, feedback: &Self::Feedback) -> bool {
//!         feedback.is_eq()
//!     }
//! }
//!
//! let secrets: Vec<i32> = (1..=7).collect();
//! let known = || secrets.iter().map(|secret| (secret, 1.0));
//! let choice = best(&Guessing, known(), &secrets, Partition::bits).unwrap();
//! assert_eq!(secrets[choice.place], 4);
//! let partition = Partition::new(&Guessing, known(), &4);
//! assert!(partition.parts().all(|(_, weight)| weight <= 3.0));
//! ```

#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Game of secrets, queries and feedback.
pub trait FeedbackGame {
    /// Hidden value to be found.
    type Secret;
    /// Question about the secret.
    type Query;
    /// Answer to a query. Its order determines only the order of summation.
    type Feedback: Ord + Clone;

    /// Calls `emit` with each possible answer to `query` and its probability. Each answer is passed
    /// once, no probability is 0, and their sum is 1.
    fn feedback(
        &self,
        secret: &Self::Secret,
        query: &Self::Query,
        emit: &mut impl FnMut(Self::Feedback, f64),
    );

    /// Whether `feedback` wins the game.
    fn wins(&self, feedback: &Self::Feedback) -> bool;
}

/// Weighted set of secrets, divided by the answer to a query.
#[derive(Clone, Debug, PartialEq)]
pub struct Partition<F> {
    /// Weight of each part, by its answer.
    parts: BTreeMap<F, f64>,
    /// Weight of all secrets.
    whole: f64,
    /// Weight of the secrets that the query wins.
    win: f64,
    /// Entropy of the answer given the secret, in bits, times the weight.
    noise: f64,
}

impl<F: Ord + Clone> Partition<F> {
    /// Divides `secrets`, each with its weight, by their answers to `query`. Weights must be finite
    /// and at least 0.
    pub fn new<'a, G>(
        game: &G,
        secrets: impl IntoIterator<Item = (&'a G::Secret, f64)>,
        query: &G::Query,
    ) -> Partition<F>
    where
        G: FeedbackGame<Feedback = F>,
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

    /// Returns the weight of the secrets consistent with each answer, in the order of the answers.
    pub fn parts(&self) -> impl ExactSizeIterator<Item = (&F, f64)> {
        self.parts.iter().map(|(told, weight)| (told, *weight))
    }

    /// Returns the mutual information between answer and secret, in bits: H(answer) − H(answer
    /// given secret). Never negative.
    pub fn bits(&self) -> f64 {
        if self.whole <= 0.0 {
            return 0.0;
        }
        let entropy: f64 = self.parts.values().map(|weight| surprise(weight / self.whole)).sum();
        (entropy - self.noise / self.whole).max(0.0)
    }

    /// Returns the probability that the query wins, 0 to 1.
    pub fn win_probability(&self) -> f64 {
        if self.whole <= 0.0 { 0.0 } else { self.win / self.whole }
    }
}

/// Returns −p log2 p for a probability `chance`: its contribution to an entropy, in bits.
fn surprise(chance: f64) -> f64 {
    if chance <= 0.0 { 0.0 } else { -chance * libm::log2(chance) }
}

/// Query that [`best`] chose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BestQuery {
    /// Index of the query in the list.
    pub place: usize,
    /// Value of the measure.
    pub value: f64,
    /// Probability that the query wins, 0 to 1.
    pub win_chance: f64,
}

/// Returns the query with the largest `measure`, for example [`Partition::bits`]. Among equal
/// values a query that can win is preferred, then the first in the list. `None` for an empty list.
pub fn best<'a, G>(
    game: &G,
    secrets: impl IntoIterator<Item = (&'a G::Secret, f64)> + Clone,
    queries: impl IntoIterator<Item = &'a G::Query>,
    measure: impl Fn(&Partition<G::Feedback>) -> f64,
) -> Option<BestQuery>
where
    G: FeedbackGame,
    G::Secret: 'a,
    G::Query: 'a,
{
    let choices = queries.into_iter().enumerate().map(|(place, query)| {
        let partition = Partition::new(game, secrets.clone(), query);
        BestQuery { place, value: measure(&partition), win_chance: partition.win_probability() }
    });
    choices
        .max_by_key(|choice| (rank(choice.value), choice.win_chance > 0.0, Reverse(choice.place)))
}

/// Rounds a measure to steps of 2⁻²⁴, so that sums of the same terms in another order are equal.
fn rank(value: f64) -> i64 {
    const STEPS: f64 = (1u64 << 24) as f64;
    (value * STEPS).round() as i64
}
