//! Tests with games whose results are known.

mod games;
mod optimum;
mod partitions;
mod strategies;

use super::Partition;

/// Returns the weight of the largest part; small is good.
fn worst<F: Ord + Clone>(partition: &Partition<F>) -> f64 {
    partition.parts().map(|(_, weight)| weight).fold(0.0, f64::max)
}

/// Returns the expected weight of the part that remains; small is good.
fn expected<F: Ord + Clone>(partition: &Partition<F>) -> f64 {
    let whole: f64 = partition.parts().map(|(_, weight)| weight).sum();
    partition.parts().map(|(_, weight)| weight / whole * weight).sum()
}
