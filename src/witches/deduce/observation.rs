//! What a table saw of a test.

use crate::common::sort::sort;
use crate::witches::puzzle::{Growth, Pour, Report, Verdict};

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
        sort(&mut reports);
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

    /// What it told of growth.
    pub(super) fn growth(&self) -> Growth {
        let &Observation { won, undergrown, overgrown, .. } = self;
        Growth { won, undergrown, overgrown }
    }

    /// The ingredients of the potion, a bit for each.
    pub(super) fn touched(&self) -> u16 {
        self.pours.iter().fold(0, |set, pour| set | 1 << pour.ingredient.index())
    }
}
