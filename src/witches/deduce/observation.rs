//! What a table saw of a test.

use crate::witches::puzzle::{Pour, Report, Verdict};

/// A tested potion and what was told about it. The order of the reports says nothing: they
/// are kept sorted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Observation {
    /// The potion, the oldest ingredient first.
    pub pours: Vec<Pour>,
    /// Whether it won.
    pub won: bool,
    /// Ingredients with fewer dots than their number.
    pub undergrown: u8,
    /// Ingredients with more dots than their number.
    pub overgrown: u8,
    reports: Vec<Report>,
}

impl Observation {
    /// What was told of a potion.
    pub fn new(
        pours: Vec<Pour>,
        won: bool,
        undergrown: u8,
        overgrown: u8,
        mut reports: Vec<Report>,
    ) -> Observation {
        reports.sort_unstable();
        Observation { pours, won, undergrown, overgrown, reports }
    }

    /// The verdict of a potion.
    pub fn of(pours: Vec<Pour>, verdict: &Verdict) -> Observation {
        let &Verdict { undergrown, overgrown, won, ref reports } = verdict;
        Observation::new(pours, won, undergrown, overgrown, reports.to_vec())
    }

    /// The reports, sorted.
    pub fn reports(&self) -> &[Report] {
        &self.reports
    }
}
