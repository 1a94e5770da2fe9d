//! Numbers that are known so far.

/// A number with its standard error, which is 0 where it is exact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The number.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
}

impl Estimate {
    pub(super) fn exact(value: f64) -> Estimate {
        Estimate { value, error: 0.0 }
    }

    /// Out of what populations say, each for itself.
    pub(super) fn of(values: &[f64]) -> Estimate {
        let count = values.len().max(1) as f64;
        let value = values.iter().sum::<f64>() / count;
        let spread = values.iter().map(|v| (v - value) * (v - value)).sum::<f64>();
        Estimate { value, error: (spread / (count * (count - 1.0).max(1.0))).sqrt() }
    }

    /// What no secret of a sample shows may yet be.
    pub(super) fn at_least_of(self, sample: usize) -> Estimate {
        Estimate { error: self.error.max(1.0 / sample.max(1) as f64), ..self }
    }
}
