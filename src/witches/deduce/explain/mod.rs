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
    /// After how many tests of the log it could be proved like that; 0 before the first.
    pub since: usize,
    /// The tests that prove it, by their places in the log from 0: none of them can be spared in
    /// that proof.
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
/// work to find out. With less than [`Effort::FULL`], in a game with effects, easy reasoning goes
/// first: it may need a test more than the engine; and what only the engine proves is proved by
/// all tests together.
pub fn reason(facts: &Facts, log: &[Observation], claim: Claim, effort: Effort) -> Option<Reason> {
    let prior = Prior::new(facts)?;
    let case = Case { facts, prior: &prior, claim, effort };
    let easy = || case.by_reasoning(log, Technique::Decoys);
    let pairs = || case.by_reasoning(log, Technique::TwoTests);
    let engine = || case.by_the_engine(log);
    let (since, tests) = if case.is_thorough() {
        engine().or_else(easy).or_else(pairs)?
    } else {
        easy().or_else(pairs).or_else(engine)?
    };
    let few: Vec<Observation> = tests.iter().map(|test| log[*test].clone()).collect();
    let proof = case.climber(&few).prove(claim);
    let technique = proof.map_or(Technique::Everything, |(hardest, _)| hardest);
    let because = words::because(facts, log, &tests, claim, proof.and_then(|(_, last)| last));
    Some(Reason { claim, since, tests, technique, because })
}

/// A claim to be proved.
struct Case<'a> {
    facts: &'a Facts,
    prior: &'a Prior,
    claim: Claim,
    effort: Effort,
}

impl Case<'_> {
    /// Whether the engine can be asked again and again: without effects it answers at once.
    fn is_thorough(&self) -> bool {
        self.effort.exact >= Effort::FULL.exact || self.facts.effects.is_empty()
    }

    fn climber<'l>(&'l self, log: &'l [Observation]) -> Climber<'l> {
        Climber::new(self.facts, self.prior, log, None).within(self.effort.exact)
    }

    /// The tests among some that reasoning uses to prove the claim.
    fn used(&self, log: &[Observation], tests: &[usize], hardest: Technique) -> Option<Vec<usize>> {
        let few: Vec<Observation> = tests.iter().map(|test| log[*test].clone()).collect();
        let used = self.climber(&few).settle(self.claim, hardest)?;
        Some(used.into_iter().map(|place| tests[place]).collect())
    }

    /// After how many tests it is proved, and by which, without the engine.
    fn by_reasoning(&self, log: &[Observation], hardest: Technique) -> Option<(usize, Vec<usize>)> {
        let all: Vec<usize> = (0..log.len()).collect();
        let mut tests = self.used(log, &all, hardest)?;
        let mut since = 0;
        // Each beginning that proves it names the next one to try.
        while let Some(last) = tests.last().copied() {
            since = last + 1;
            match self.used(log, &all[..last], hardest) {
                Some(fewer) => (since, tests) = (0, fewer),
                None => break,
            }
        }
        Some((since, smallest(tests, |fewer| self.used(log, fewer, hardest).is_some())))
    }

    /// The same with the engine.
    fn by_the_engine(&self, log: &[Observation]) -> Option<(usize, Vec<usize>)> {
        let proves = |tests: &[usize]| {
            let tests: Vec<Observation> = tests.iter().map(|test| log[*test].clone()).collect();
            let known = Posterior::after(self.facts, &tests, self.effort);
            let opposite = Claim { holds: !self.claim.holds, ..self.claim };
            known.is_possible(opposite) == Some(false)
        };
        let all: Vec<usize> = (0..log.len()).collect();
        if !proves(&all) {
            return None;
        }
        if !self.is_thorough() {
            return Some((log.len(), all));
        }
        let (mut fails, mut since) = (0, log.len());
        while fails < since {
            let half = (fails + since) / 2;
            if proves(&all[..half]) { since = half } else { fails = half + 1 }
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
