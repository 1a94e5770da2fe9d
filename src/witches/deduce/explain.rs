//! Why something is certain: which tests prove it, what each of them says, and how that is said.

use super::ladder::{Arguer, Argument, ArgumentLine, Bound, Case, Finding, Gap, How};
use super::prior::Prior;
use super::{Claim, Effort, Observation, Posterior, Property};
use crate::texts::{Message, list, row, said, sentences};
use crate::witches::deal::Facts;
use crate::witches::puzzle::Effect;

#[cfg(all(test, feature = "press"))]
mod tests;

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
        because(facts, log, numbers, self)
    }

    /// Whether it says more than that it is so.
    pub(crate) fn is_told(&self) -> bool {
        self.argument.as_ref().is_some_and(Argument::is_told)
    }
}

/// What is reasoned over: what is public of a game, and how much work that is worth.
#[derive(Clone, Copy)]
pub struct Evidence<'a> {
    /// What the sheet says.
    pub facts: &'a Facts,
    /// The tests so far, the oldest first.
    pub log: &'a [Observation],
    /// How much work a claim is worth.
    pub effort: Effort,
}

impl Evidence<'_> {
    /// Why a claim is certain; nothing if it is not, or if that was too much work to find out.
    pub fn reason(self, claim: Claim) -> Option<Reason> {
        self.argue(claim).or_else(|| Some(self.again(self.by_all_secrets(claim)?)))
    }

    /// A reason for a claim where an argument proves it, which is found with little work.
    pub fn argue(self, claim: Claim) -> Option<Reason> {
        Some(self.again(self.easy(&self.all(), claim)?))
    }

    /// Why a claim is certain, where it is known which tests prove it, by their places in the log.
    pub fn reason_from(self, tests: &[usize], claim: Claim) -> Reason {
        let bare = || Reason { claim, tests: tests.to_vec(), argument: None };
        self.easy(tests, claim).unwrap_or_else(bare)
    }

    /// The fewest of some claims that no secret has all of, and the tests that say so; nothing if
    /// that is not found with easy reasoning.
    pub fn clash(self, claims: &[Claim]) -> Option<(Vec<Claim>, Vec<usize>)> {
        let prior = Prior::new(self.facts)?;
        self.arguer(&prior, &self.all()).clash(claims)
    }

    fn all(self) -> Vec<usize> {
        (0..self.log.len()).collect()
    }

    fn arguer<'p>(&'p self, prior: &'p Prior, tests: &[usize]) -> Arguer<'p> {
        let ways = self.effort.exact.saturating_mul(WAYS);
        Arguer::new(self.facts, prior, self.log, tests, ways)
    }

    fn easy(self, tests: &[usize], claim: Claim) -> Option<Reason> {
        let prior = Prior::new(self.facts)?;
        let argument = self.arguer(&prior, tests).argue(claim)?;
        Some(Reason { claim, tests: argument.tests.clone(), argument: Some(argument) })
    }

    /// The reason that is found among the tests of one, and among those of that.
    fn again(self, mut found: Reason) -> Reason {
        for _ in 0..AGAIN {
            let again = self.reason_from(&found.tests, found.claim);
            let is_same = again.tests == found.tests;
            found = again;
            if is_same {
                break;
            }
        }
        found
    }

    /// What no secret contradicts. Without effects they are looked at again and again, for as few
    /// tests as will do.
    fn by_all_secrets(self, claim: Claim) -> Option<Reason> {
        let proves = |tests: &[usize]| {
            let tests: Vec<Observation> = tests.iter().map(|i| self.log[*i].clone()).collect();
            let known = Posterior::after(self.facts, &tests, self.effort);
            known.is_possible(Claim { holds: !claim.holds, ..claim }) == Some(false)
        };
        let mut tests = self.all();
        proves(&tests).then_some(())?;
        if self.facts.effects.is_empty() {
            for test in tests.clone() {
                let fewer: Vec<usize> = tests.iter().copied().filter(|i| *i != test).collect();
                if proves(&fewer) {
                    tests = fewer;
                }
            }
        }
        Some(Reason { claim, tests, argument: None })
    }
}

impl Claim {
    /// The claim, as the middle of a sentence: "Sage is number 2".
    pub fn message(self) -> Message {
        let name = self.ingredient.name();
        match (self.property, self.holds) {
            (Property::Number(number), true) => said::hint_number(name, number),
            (Property::Number(number), false) => said::hint_not_number(name, number),
            (Property::Decoy, true) => said::hint_decoy(name),
            (Property::Decoy, false) => said::hint_no_decoy(name),
            (Property::Ignored, true) => said::hint_ignored(name),
            (Property::Ignored, false) => said::hint_not_ignored(name),
            (Property::Overachiever, true) => said::hint_overachiever(name),
            (Property::Overachiever, false) => said::hint_no_overachiever(name),
            (Property::Imposter, true) => said::hint_imposter(name),
            (Property::Imposter, false) => said::hint_no_imposter(name),
            (Property::Effect(effect), true) => said::hint_effect(name, effect.name()),
            (Property::Effect(effect), false) => said::hint_no_effect(name, effect.name()),
        }
    }
}

fn because(facts: &Facts, log: &[Observation], numbers: &[u32], reason: &Reason) -> Message {
    let claim = reason.claim;
    let Some(argument) = &reason.argument else {
        let tests: Vec<u32> = reason.tests.iter().map(|test| numbers[*test]).collect();
        return said::hint_by_tests(tests.len(), list(tests), claim.message());
    };
    if argument.tests.is_empty() {
        return said::hint_by_clue(claim.message());
    }
    let spoken = Spoken { facts, log, numbers };
    if let ([case], false) = (&argument.cases[..], argument.by_clue)
        && let ([ArgumentLine::Fails { test, .. }], []) = (&case.lines[..], &case.cases[..])
        && let Some(alone) = alone(facts, numbers[*test], &log[*test], claim)
    {
        return alone;
    }
    let clue = || said::hint_mind_clue(facts.clue.message(facts.recipe));
    let mut all: Vec<Message> = argument.by_clue.then(clue).into_iter().collect();
    for case in &argument.cases {
        all.push(said::hint_suppose(case.suppose.message()));
        spoken.within(case, &mut all);
    }
    all.push(said::hint_so(claim.message()));
    said::hint_argument(sentences(all))
}

struct Spoken<'a> {
    facts: &'a Facts,
    log: &'a [Observation],
    numbers: &'a [u32],
}

impl Spoken<'_> {
    fn within(&self, case: &Case, all: &mut Vec<Message>) {
        for line in &case.lines {
            self.line(line, all);
        }
        for case in &case.cases {
            all.push(said::hint_suppose_also(case.suppose.message()));
            self.within(case, all);
        }
    }

    fn line(&self, line: &ArgumentLine, all: &mut Vec<Message>) {
        all.push(match line {
            ArgumentLine::Shows { test, what } => {
                let what = row(what.iter().map(Finding::message));
                said::hint_shows(self.numbers[*test], what)
            }
            ArgumentLine::Fails { test, how } => return self.fails(*test, how, all),
            ArgumentLine::Nothing(gap) => match *gap {
                Gap::Number(number) => said::hint_no_number(number),
                Gap::Herb(ingredient) => said::hint_no_herb(ingredient.name()),
                Gap::Effect(effect) => said::hint_no_place(effect.name()),
                Gap::Count => said::hint_no_count(),
            },
        });
    }

    fn fails(&self, place: usize, how: &How, all: &mut Vec<Message>) {
        let (test, seen) = (self.numbers[place], &self.log[place]);
        let (under, over) = (seen.undergrown, seen.overgrown);
        let counted = match *how {
            How::Under(Bound::AtLeast(count)) => said::hint_under_least(test, count, under),
            How::Under(Bound::AtMost(count)) => said::hint_under_most(test, count, under),
            How::Over(Bound::AtLeast(count)) => said::hint_over_least(test, count, over),
            How::Over(Bound::AtMost(count)) => said::hint_over_most(test, count, over),
            How::Wrong(Bound::AtLeast(count)) => said::hint_wrong_least(test, count, under + over),
            How::Wrong(Bound::AtMost(count)) => said::hint_wrong_most(test, count, under + over),
            How::Both => said::hint_both_counts(test, under, over),
            How::Told if seen.reports().is_empty() => return all.push(said::hint_silence(test)),
            How::Told => {
                let reports = row(seen.reports().iter().map(|report| report.message()));
                return all.push(said::hint_reports(test, reports));
            }
            How::Otherwise => return all.push(said::hint_fails(test)),
        };
        all.push(counted);
        let changing = self.facts.effects.iter().filter(|effect| effect.changes_growth());
        let names: Vec<Message> = changing.map(|effect| effect.name()).collect();
        if !names.is_empty() {
            all.push(said::hint_wherever(list(names)));
        }
    }
}

impl Finding {
    fn message(&self) -> Message {
        match self {
            Finding::Is(claim) => claim.message(),
            Finding::NotNumbers(ingredient, numbers) => {
                said::hint_not_numbers(ingredient.name(), list(numbers.iter().copied()))
            }
            Finding::NotLengths(lengths) => said::hint_not_lengths(list(lengths.iter().copied())),
        }
    }
}

/// Why a test alone, of a number, proves a claim, where there are words for it.
fn alone(facts: &Facts, test: u32, seen: &Observation, claim: Claim) -> Option<Message> {
    // Where effects change what is undergrown or overgrown, its dots alone do not tell.
    let is_plain = !facts.effects.iter().any(|effect| effect.changes_growth());
    let grown = is_plain.then(|| growth(test, seen, claim)).flatten();
    grown.or_else(|| report(facts, test, seen, claim))
}

/// What the counts of a test say of a number, where its ingredient was in it once.
fn growth(test: u32, seen: &Observation, claim: Claim) -> Option<Message> {
    use Property::{Decoy, Ignored, Number, Overachiever};
    let mut pours = seen.pours.iter().filter(|pour| pour.ingredient == claim.ingredient);
    let (grown, None) = (pours.next()?.grown, pours.next()) else { return None };
    let (name, size) = (claim.ingredient.name(), seen.pours.len());
    let (under, over) = (usize::from(seen.undergrown), usize::from(seen.overgrown));
    let (what, wrong) = (claim.message(), under + over);
    Some(match claim.property {
        _ if claim.holds => return None,
        Number(n) if n < grown && over == 0 => said::hint_none_overgrown(test, name, grown, what),
        Number(n) if n > grown && under == 0 => said::hint_none_undergrown(test, name, grown, what),
        Number(n) if n >= grown && over == size => {
            said::hint_all_overgrown(test, name, grown, what)
        }
        Number(n) if n <= grown && under == size => {
            said::hint_all_undergrown(test, name, grown, what)
        }
        Number(n) if n == grown && wrong == size => said::hint_all_wrong(test, name, grown, what),
        Ignored | Decoy if wrong == size => said::hint_all_counted(test, name, what),
        Overachiever if wrong == 0 => said::hint_none_wrong(test, name, grown, what),
        _ => return None,
    })
}

/// What the reports of a test say of who has an effect.
fn report(facts: &Facts, test: u32, seen: &Observation, claim: Claim) -> Option<Message> {
    let effect = match claim.property {
        Property::Effect(effect) => effect,
        Property::Imposter => Effect::Imposter,
        _ => return None,
    };
    let is_told = seen.reports().iter().any(|report| report.by == effect);
    let is_in = seen.pours.iter().any(|pour| pour.ingredient == claim.ingredient);
    let is_alone = seen.pours.iter().all(|pour| pour.ingredient == seen.pours[0].ingredient);
    let (name, reporter, what) = (claim.ingredient.name(), effect.name(), claim.message());
    Some(match (is_told, is_in, claim.holds) {
        (true, false, false) if facts.effects.contains(&effect) && !effect.is_pair() => {
            said::hint_told_elsewhere(test, reporter, what)
        }
        (true, true, true) if is_alone && claim.property != Property::Imposter => {
            said::hint_told_alone(test, reporter, what)
        }
        (false, true, false) if effect == Effect::Imposter => {
            said::hint_no_imposter_met(test, name, what)
        }
        (false, true, false) if effect.reports() => said::hint_not_told(test, reporter, name, what),
        _ => return None,
    })
}
