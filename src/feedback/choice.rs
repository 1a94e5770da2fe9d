//! Which query to ask.

use std::cmp::Reverse;

use super::{Game, Partition};

/// By what queries are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The bits that it tells: many are good.
    Bits,
    /// The weight that is left in the worst case: little is good.
    Worst,
    /// The mean weight that is left: little is good.
    Expected,
    /// In how many parts it divides the secrets: many are good.
    Parts,
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

impl Measure {
    /// The measure of a partition.
    pub fn of<F: Ord + Clone>(self, partition: &Partition<F>) -> f64 {
        match self {
            Measure::Bits => partition.bits(),
            Measure::Worst => partition.worst(),
            Measure::Expected => partition.expected(),
            Measure::Parts => partition.parts().len() as f64,
        }
    }

    /// The larger, the better. Rounded: sums of the same parts in another order are equal.
    pub(super) fn rank(self, value: f64) -> i64 {
        const STEPS: f64 = (1u64 << 24) as f64;
        let rounded = (value * STEPS).round() as i64;
        match self {
            Measure::Bits | Measure::Parts => rounded,
            Measure::Worst | Measure::Expected => -rounded,
        }
    }
}

/// The best query of a list by a measure. At equal measure one that can win goes first, then the
/// one that is listed first. Nothing for an empty list.
pub fn best<'a, G>(
    game: &G,
    secrets: impl IntoIterator<Item = (&'a G::Secret, f64)> + Clone,
    queries: impl IntoIterator<Item = &'a G::Query>,
    measure: Measure,
) -> Option<Choice>
where
    G: Game,
    G::Secret: 'a,
    G::Query: 'a,
{
    let choices = queries.into_iter().enumerate().map(|(place, query)| {
        let partition = Partition::new(game, secrets.clone(), query);
        Choice { place, value: measure.of(&partition), win_chance: partition.win_chance() }
    });
    choices.max_by_key(|choice| {
        (measure.rank(choice.value), choice.win_chance > 0.0, Reverse(choice.place))
    })
}
