//! Games of feedback: one side holds a secret, the other asks, and every answer narrows down what
//! the secret can be. Which query tells most.
//!
//! Nothing here knows a game; the tests play games whose figures are known, and search their best
//! strategies.
//!
//! ```
//! use cauldron_press::feedback::{FeedbackGame, Partition, best};
//!
//! /// A number is guessed; the answer is whether it was too high.
//! struct Guessing;
//!
//! impl FeedbackGame for Guessing {
//!     type Secret = i32;
//!     type Query = i32;
//!     type Feedback = std::cmp::Ordering;
//!
//!     fn feedback(&self, secret: &i32, query: &i32, told: &mut impl FnMut(Self::Feedback, f64)) {
//!         told(query.cmp(secret), 1.0);
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

/// A game of secrets, queries and what is told of them.
pub trait FeedbackGame {
    /// What is to be found.
    type Secret;
    /// What can be asked.
    type Query;
    /// What can be told. Its order decides nothing but the order in which sums are taken.
    type Feedback: Ord + Clone;

    /// All that a query can tell of a secret, each with its chance: each once, no chance 0, and
    /// all of them together 1.
    fn feedback(
        &self,
        secret: &Self::Secret,
        query: &Self::Query,
        told: &mut impl FnMut(Self::Feedback, f64),
    );

    /// Whether the game is won with it.
    fn wins(&self, feedback: &Self::Feedback) -> bool;
}

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

    /// The weight of the secrets that would agree with each feedback, in their order.
    pub fn parts(&self) -> impl ExactSizeIterator<Item = (&F, f64)> {
        self.parts.iter().map(|(told, weight)| (told, *weight))
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

    /// How likely the query is to win, 0 to 1.
    pub fn win_chance(&self) -> f64 {
        if self.whole <= 0.0 { 0.0 } else { self.win / self.whole }
    }
}

/// A chance of an event, times the bits that are learned when it happens.
fn surprise(chance: f64) -> f64 {
    if chance <= 0.0 { 0.0 } else { -chance * libm::log2(chance) }
}

/// A query that was chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// Its place in the list.
    pub place: usize,
    /// Its measure.
    pub value: f64,
    /// How likely it is to win, 0 to 1.
    pub win_chance: f64,
}

/// The best query of a list by a measure, such as [`Partition::bits`]: the larger, the better. At
/// equal measure one that can win goes first, then the one that is listed first. Nothing for an
/// empty list.
pub fn best<'a, G>(
    game: &G,
    secrets: impl IntoIterator<Item = (&'a G::Secret, f64)> + Clone,
    queries: impl IntoIterator<Item = &'a G::Query>,
    measure: impl Fn(&Partition<G::Feedback>) -> f64,
) -> Option<Choice>
where
    G: FeedbackGame,
    G::Secret: 'a,
    G::Query: 'a,
{
    let choices = queries.into_iter().enumerate().map(|(place, query)| {
        let partition = Partition::new(game, secrets.clone(), query);
        Choice { place, value: measure(&partition), win_chance: partition.win_chance() }
    });
    choices
        .max_by_key(|choice| (rank(choice.value), choice.win_chance > 0.0, Reverse(choice.place)))
}

/// A measure in steps: sums of the same parts in another order are equal.
fn rank(value: f64) -> i64 {
    const STEPS: f64 = (1u64 << 24) as f64;
    (value * STEPS).round() as i64
}
