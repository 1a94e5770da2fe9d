//! Games whose figures are known.

mod games;
mod partitions;
mod strategies;
