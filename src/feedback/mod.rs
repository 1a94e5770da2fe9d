//! Games of feedback: one side holds a secret, the other asks, and every answer narrows down what
//! the secret can be. Which query tells most, and how good any strategy can be.
//!
//! Nothing here knows a game; the tests hold it against games whose figures are known.
//!
//! ```
//! use cauldron_press::feedback::{Game, Measure, Partition, best};
//!
//! /// A number is guessed; the answer is whether it was too high.
//! struct Guessing;
//!
//! impl Game for Guessing {
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
//! let choice = best(&Guessing, known(), &secrets, Measure::Worst).unwrap();
//! assert_eq!(secrets[choice.place], 4);
//! let partition = Partition::new(&Guessing, known(), &4);
//! assert_eq!(partition.worst(), 3.0);
//! ```

mod choice;
mod optimum;
mod partition;
mod strategy;
mod table;

#[cfg(test)]
mod tests;

pub use choice::{Choice, Measure, best};
pub use optimum::Optimum;
pub use partition::Partition;
pub use strategy::total_queries;

/// A game of secrets, queries and what is told of them.
pub trait Game {
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
