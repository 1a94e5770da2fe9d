//! What a referee sees of a table, and does at it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How a game stands, for those who watch it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// It goes on.
    #[default]
    Playing,
    /// One last test is left.
    Last,
    /// A test won.
    Won,
    /// No test won, but the answer was found.
    Solved,
    /// It was lost.
    Lost,
    /// It was given up.
    GivenUp,
}

/// What a referee gets to see of a table: nothing of the secret.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Account {
    /// How many tests are on its log.
    pub tests: u32,
    /// How many answers were checked, right ones and wrong ones.
    pub guesses: u32,
    /// Whether one of them was right.
    pub found: bool,
    /// How the game stands.
    pub standing: Standing,
    /// Whether the referee has closed it.
    pub closed: bool,
    /// What the last test counted, each count by an identifier, such as `undergrown`.
    pub counts: BTreeMap<&'static str, u32>,
}

/// What a referee does at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ruling {
    /// No more tests and answers.
    Close,
    /// Tests and answers again.
    Reopen,
    /// The last test is taken off the log.
    TakeBack,
    /// The table begins anew.
    Reset,
}
