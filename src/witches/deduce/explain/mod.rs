//! Why something is certain: when it became so, which tests prove it, and in words.

mod words;

#[cfg(test)]
mod tests;

use super::ladder::Climber;
use super::prior::Prior;
use super::{Claim, Effort, Observation, Posterior, Technique};
use crate::texts::Message;
use crate::witches::deal::Facts;

/// Why a claim is certain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What is certain.
    pub claim: Claim,
    /// After how many tests of the log it was certain; 0 before the first.
    pub since: usize,
    /// The tests that prove it, by their places in the log from 0: none of them can be spared.
    pub tests: Vec<usize>,
    /// The hardest reasoning that it takes.
    pub technique: Technique,
    because: Message,
}

impl Reason {
    /// The deduction in words.
    pub fn message(&self) -> &Message {
        &self.because
    }
}

/// Why a claim is certain, from what is public; nothing if it is not, or if that was too much
/// work to find out.
pub fn reason(facts: &Facts, log: &[Observation], claim: Claim, effort: Effort) -> Option<Reason> {
    let prior = Prior::new(facts)?;
    let case = Case { facts, prior: &prior, claim, effort };
    let (since, tests) = case.by_easy_reasoning(log).or_else(|| case.by_the_engine(log))?;
    let few: Vec<Observation> = tests.iter().map(|test| log[*test].clone()).collect();
    let proof = case.climber(&few).prove(claim);
    let technique = proof.map_or(Technique::Everything, |(hardest, _)| hardest);
    let because = words::because(facts, log, &tests, claim, proof.map(|(_, last)| last));
    Some(Reason { claim, since, tests, technique, because })
}

/// A claim to be proved.
struct Case<'a> {
    facts: &'a Facts,
    prior: &'a Prior,
    claim: Claim,
    effort: Effort,
}

impl<'a> Case<'a> {
    fn climber<'l>(&'l self, log: &'l [Observation]) -> Climber<'l> {
        Climber::new(self.facts, self.prior, log, None).lightly(self.effort.exact)
    }

    /// The tests among some that easy reasoning uses to prove the claim.
    fn easily(&self, log: &[Observation], tests: &[usize]) -> Option<Vec<usize>> {
        let few: Vec<Observation> = tests.iter().map(|test| log[*test].clone()).collect();
        let used = self.climber(&few).settle(self.claim, Technique::Decoys)?;
        Some(used.into_iter().map(|place| tests[place]).collect())
    }

    /// After how many tests it is proved, and by which, without the engine.
    fn by_easy_reasoning(&self, log: &[Observation]) -> Option<(usize, Vec<usize>)> {
        let all: Vec<usize> = (0..log.len()).collect();
        let mut tests = self.easily(log, &all)?;
        let mut since = log.len();
        // Each shorter beginning that proves it names the next one to try.
        while let Some(last) = tests.last().copied() {
            since = last + 1;
            match self.easily(log, &all[..last]) {
                Some(fewer) => tests = fewer,
                None => break,
            }
        }
        if tests.is_empty() {
            since = 0;
        }
        Some((since, smallest(tests, |fewer| self.easily(log, fewer).is_some())))
    }

    /// The same with the engine.
    fn by_the_engine(&self, log: &[Observation]) -> Option<(usize, Vec<usize>)> {
        let start = Posterior::new(self.facts, self.effort);
        let proves = |tests: &[usize]| {
            let mut known = start.clone();
            tests.iter().for_each(|test| known.see(&log[*test]));
            let opposite = Claim { holds: !self.claim.holds, ..self.claim };
            known.is_possible(opposite) == Some(false)
        };
        let all: Vec<usize> = (0..log.len()).collect();
        if !proves(&all) {
            return None;
        }
        let (mut fails, mut since) = (0, log.len());
        if proves(&[]) {
            since = 0;
        }
        while fails + 1 < since {
            let half = (fails + since) / 2;
            if proves(&all[..half]) { since = half } else { fails = half }
        }
        Some((since, smallest(all[..since].to_vec(), proves)))
    }
}

/// Of some tests that prove something, so few that none of them can be spared.
fn smallest(mut tests: Vec<usize>, proves: impl Fn(&[usize]) -> bool) -> Vec<usize> {
    for at in (0..tests.len()).rev() {
        let mut fewer = tests.clone();
        fewer.remove(at);
        if proves(&fewer) {
            tests = fewer;
        }
    }
    tests
}
