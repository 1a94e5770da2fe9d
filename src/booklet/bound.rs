//! Games on their way into a volume.

use serde_json::Value;

use crate::game::seed::Seed;

/// A game that is to be bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Its number in the run, from 0.
    pub number: u64,
    /// What it is made of.
    pub seed: Seed,
}

/// What there is to tell of a game in a volume.
#[derive(Clone, Debug, PartialEq)]
pub struct BoundGame {
    /// Its number in the run, from 0.
    pub number: u64,
    /// What it was made of.
    pub seed: Seed,
    /// What it is made again from: see [`Printable::label`](crate::series::Printable::label).
    pub label: String,
    /// The page of the file on which it begins, from 1.
    pub first_page: usize,
    /// How many pages it has.
    pub pages: usize,
    /// Digest of the drawings of its pages without their feet: the same wherever it is bound.
    pub sha256: [u8; 32],
    /// See [`Printable::facts`](crate::series::Printable::facts).
    pub facts: Value,
    /// See [`Printable::secrets`](crate::series::Printable::secrets).
    pub secrets: Value,
}
