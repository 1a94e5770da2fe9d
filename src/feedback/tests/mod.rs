//! Games whose figures are known.

mod games;
mod optimum;
mod partitions;
mod strategies;

use super::Partition;

/// The weight of the largest part that a query leaves: little is good.
fn worst<F: Ord + Clone>(partition: &Partition<F>) -> f64 {
    partition.parts().map(|(_, weight)| weight).fold(0.0, f64::max)
}

/// The mean weight that a query leaves: little is good.
fn expected<F: Ord + Clone>(partition: &Partition<F>) -> f64 {
    let whole: f64 = partition.parts().map(|(_, weight)| weight).sum();
    partition.parts().map(|(_, weight)| weight / whole * weight).sum()
}
