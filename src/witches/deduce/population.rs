//! Partial secrets that stand for what is likely.

use super::moves::unit;
use super::partial::Partial;
use super::prior::Prior;
use crate::common::stream::Stream;

/// Partial secrets that are all as likely.
#[derive(Clone, Debug)]
pub(super) struct Population {
    pub(super) partials: Vec<Partial>,
    /// How likely all that was seen was, as far as this population can tell.
    pub(super) evidence: f64,
}

impl Population {
    /// Out of all that is possible.
    pub(super) fn draw(
        prior: &Prior,
        all: &[Partial],
        size: usize,
        stream: &mut Stream,
    ) -> Population {
        let weights: Vec<f64> = all.iter().map(|p| p.mass(prior) * p.likelihood).collect();
        let partials = resample(&weights, size, stream).into_iter().map(|i| all[i]).collect();
        Population { partials, evidence: weights.iter().sum() }
    }

    /// Draws by weights; the evidence changes by what they come to for each that there was.
    pub(super) fn keep(
        &mut self,
        partials: &[Partial],
        weights: &[f64],
        size: usize,
        stream: &mut Stream,
    ) {
        let total: f64 = weights.iter().sum();
        self.evidence *= total / self.partials.len().max(1) as f64;
        self.partials = resample(weights, size, stream).into_iter().map(|i| partials[i]).collect();
    }
}

/// Places, each as often as its weight says, in order (systematic resampling). None where all
/// weights are 0.
pub(super) fn resample(weights: &[f64], count: usize, stream: &mut Stream) -> Vec<usize> {
    let total: f64 = weights.iter().sum();
    if total <= 0.0 {
        return Vec::new();
    }
    let step = total / count as f64;
    let mut next = unit(stream) * step;
    let mut reached = 0.0;
    let mut places = Vec::with_capacity(count);
    for (place, weight) in weights.iter().enumerate() {
        reached += weight;
        while next < reached && places.len() < count {
            places.push(place);
            next += step;
        }
    }
    places
}
