//! The log of a table.

use serde::{Deserialize, Serialize};

use crate::common::fields::read_by_fields;
use crate::witches::deduce::Observation;
use crate::witches::puzzle::{Pour, Report};

/// Where a tested potion came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A full cauldron.
    #[default]
    Cauldron,
    /// What grows on a Versatility cell, alone.
    Versatility,
    /// The free potion of a Guesser cell.
    Guesser,
    /// The last ditch effort.
    Last,
}

/// A test on the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Test {
    /// Its number on the log.
    pub number: u32,
    /// Which witch tested, counted from 0, if it was said.
    pub by: Option<u8>,
    /// Where the potion came from.
    pub kind: Kind,
    /// The potion, the oldest ingredient first.
    pub pours: Vec<Pour>,
    /// Whether it won.
    pub won: bool,
    /// Ingredients with fewer dots than their number.
    pub undergrown: u8,
    /// Ingredients with more dots than their number.
    pub overgrown: u8,
    /// The reports, in the order in which they were told.
    pub reports: Vec<Report>,
    /// Whether the players say that they entered another potion than they brewed. Such a test
    /// stays on the log under its number, and nothing follows from it.
    #[serde(skip_serializing_if = "is_false")]
    pub mistyped: bool,
}

read_by_fields! {
    Test { number, kind, pours, won, undergrown, overgrown, reports; or by, mistyped }
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl Test {
    /// What the table saw.
    pub fn observation(&self) -> Observation {
        let &Test { won, undergrown, overgrown, .. } = self;
        Observation::new(self.pours.clone(), won, undergrown, overgrown, self.reports.clone())
    }
}
