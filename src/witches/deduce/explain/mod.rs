//! Why something is certain: which tests prove it, and what each of them says.

mod told;
mod words;

#[cfg(all(test, feature = "program"))]
mod tests;

use super::ladder::{Arguer, Argument};
use super::prior::Prior;
use super::{Claim, Effort, Observation, Posterior};
use crate::texts::Message;
use crate::witches::deal::Facts;

/// How many ways to fill tests an argument is worth, for each secret that may be looked at.
const WAYS: usize = 12;

/// How often an argument is looked for again among the tests of the one before.
const AGAIN: usize = 4;

/// Why a claim is certain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What is certain.
    pub claim: Claim,
    /// The tests that prove it, with what is public before the first, by their places in the log
    /// from 0. The words name these and no others.
    pub tests: Vec<usize>,
    /// How it is said; nothing where only a look at all secrets proves it.
    argument: Option<Argument>,
}

impl Reason {
    /// The deduction in words, for the log that it was made from, whose tests have these numbers.
    pub fn message(&self, facts: &Facts, log: &[Observation], numbers: &[u32]) -> Message {
        words::because(facts, log, numbers, self)
    }

    /// Whether it says more than that it is so.
    pub(in crate::witches) fn is_told(&self) -> bool {
        self.argument.as_ref().is_some_and(Argument::is_told)
    }
}

/// Why a claim is certain, from what is public; nothing if it is not, or if that was too much
/// work to find out.
pub fn reason(facts: &Facts, log: &[Observation], claim: Claim, effort: Effort) -> Option<Reason> {
    let found = argued(facts, log, claim, effort);
    found.or_else(|| Some(again(facts, log, by_all_secrets(facts, log, claim, effort)?, effort)))
}

/// A reason for a claim where an argument proves it, which is found with little work.
pub(in crate::witches) fn argued(
    facts: &Facts,
    log: &[Observation],
    claim: Claim,
    effort: Effort,
) -> Option<Reason> {
    let all: Vec<usize> = (0..log.len()).collect();
    Some(again(facts, log, easy(facts, log, &all, claim, effort)?, effort))
}

/// The reason that is found among the tests of one, and among those of that.
fn again(facts: &Facts, log: &[Observation], mut found: Reason, effort: Effort) -> Reason {
    for _ in 0..AGAIN {
        let again = reason_from(facts, log, &found.tests, found.claim, effort);
        let is_same = again.tests == found.tests;
        found = again;
        if is_same {
            break;
        }
    }
    found
}

/// The same where it is known which tests prove it.
pub fn reason_from(
    facts: &Facts,
    log: &[Observation],
    tests: &[usize],
    claim: Claim,
    effort: Effort,
) -> Reason {
    let bare = || Reason { claim, tests: tests.to_vec(), argument: None };
    easy(facts, log, tests, claim, effort).unwrap_or_else(bare)
}

/// Of some notes that no secret has all of, given what was seen, so few that all are needed, and
/// the tests that say so; nothing if that is not found with easy reasoning.
pub(in crate::witches) fn clash(
    facts: &Facts,
    log: &[Observation],
    claims: &[Claim],
    effort: Effort,
) -> Option<(Vec<Claim>, Vec<usize>)> {
    let prior = Prior::new(facts)?;
    let all: Vec<usize> = (0..log.len()).collect();
    Arguer::new(facts, &prior, log, &all, ways(effort)).clash(claims)
}

fn ways(effort: Effort) -> usize {
    effort.exact.saturating_mul(WAYS)
}

fn easy(
    facts: &Facts,
    log: &[Observation],
    tests: &[usize],
    claim: Claim,
    effort: Effort,
) -> Option<Reason> {
    let prior = Prior::new(facts)?;
    let argument = Arguer::new(facts, &prior, log, tests, ways(effort)).argue(claim)?;
    Some(Reason { claim, tests: argument.tests.clone(), argument: Some(argument) })
}

/// What no secret contradicts. Without effects they are looked at again and again, for as few
/// tests as will do.
fn by_all_secrets(
    facts: &Facts,
    log: &[Observation],
    claim: Claim,
    effort: Effort,
) -> Option<Reason> {
    let proves = |tests: &[usize]| {
        let tests: Vec<Observation> = tests.iter().map(|test| log[*test].clone()).collect();
        let known = Posterior::after(facts, &tests, effort);
        known.is_possible(Claim { holds: !claim.holds, ..claim }) == Some(false)
    };
    let mut tests: Vec<usize> = (0..log.len()).collect();
    proves(&tests).then_some(())?;
    if facts.effects.is_empty() {
        for test in tests.clone() {
            let fewer: Vec<usize> = tests.iter().copied().filter(|other| *other != test).collect();
            if proves(&fewer) {
                tests = fewer;
            }
        }
    }
    Some(Reason { claim, tests, argument: None })
}
