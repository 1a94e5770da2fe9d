//! Explanations of certain claims: the tests that prove a claim, the deduction from each of them,
//! and its wording.

use super::ladder::{Arguer, Argument, ArgumentLine, Bound, Finding, Gap, RefutationReason};
use super::prior::Prior;
use super::{Claim, Effort, Observation, Posterior, Property};
use crate::texts::{Message, list, msg, row, sentences};
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::Effect;

#[cfg(test)]
mod tests;

/// Number of fillings of tests (see `FillingSearch`) that an argument may examine, per secret of
/// [`Effort::exact`].
const WAYS: usize = 12;

/// Proof that a claim is certain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Proved claim.
    pub claim: Claim,
    /// Indices into the log, from 0, of the tests that prove the claim together with the public
    /// facts. The wording names exactly these tests.
    pub tests: Vec<usize>,
    /// Deduction in steps. `None` if only an exhaustive search proves the claim.
    argument: Option<Argument>,
}

impl Reason {
    /// Returns the deduction in words. `log` is the log of the [`Evidence`], and `numbers` are the
    /// numbers of its tests.
    pub fn message(&self, facts: &PublicFacts, log: &[Observation], numbers: &[u32]) -> Message {
        because(facts, log, numbers, self)
    }

    /// Whether the wording explains the deduction instead of only naming tests.
    pub(crate) fn is_explained(&self) -> bool {
        self.argument.as_ref().is_some_and(Argument::is_explained)
    }
}

/// Public knowledge about a game, with limits on the work.
#[derive(Clone, Copy)]
pub struct Evidence<'a> {
    /// Facts on the sheet.
    pub facts: &'a PublicFacts,
    /// Observed tests, the oldest first.
    pub log: &'a [Observation],
    /// Limits on the work for one claim.
    pub effort: Effort,
}

impl Evidence<'_> {
    /// Returns a proof of `claim`, by argument or else by exhaustive search. `None` if the claim is
    /// uncertain, or if the proof exceeds the effort.
    pub fn reason(self, claim: Claim) -> Option<Reason> {
        self.argue(claim).or_else(|| {
            let tests = self.by_all_secrets(claim)?;
            Some(self.reason_from(&tests, claim))
        })
    }

    /// Returns a proof of `claim` by argument, which takes little work. Its tests alone prove the
    /// claim. `None` if no argument is found.
    pub fn argue(self, claim: Claim) -> Option<Reason> {
        let mut from = self.all();
        let mut found = self.easy(&from, claim)?;
        while found.tests != from {
            // An argument does not name a test that only shortened the lists of other tests. Then
            // the tests from which it was found are its proof.
            let Some(again) = self.easy(&found.tests, claim) else {
                return Some(Reason { claim, tests: from, argument: None });
            };
            from = std::mem::replace(&mut found, again).tests;
        }
        Some(found)
    }

    /// Returns a proof of `claim` from `tests`, indices into the log that are known to prove it.
    pub fn reason_from(self, tests: &[usize], claim: Claim) -> Reason {
        let bare = || Reason { claim, tests: tests.to_vec(), argument: None };
        self.easy(tests, claim).filter(|reason| reason.tests == tests).unwrap_or_else(bare)
    }

    /// Returns a minimal subset of `claims` that no secret satisfies, and the tests that refute it.
    /// `None` if easy reasoning does not find a contradiction.
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

    /// Returns tests that prove `claim`, by exhaustive search. Without effects in play the search is
    /// repeated to drop tests that are not needed.
    fn by_all_secrets(self, claim: Claim) -> Option<Vec<usize>> {
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
        Some(tests)
    }
}

impl Claim {
    /// Returns the claim as part of a sentence, for example "Sage is number 2".
    pub fn message(self) -> Message {
        let name = self.ingredient.name();
        match (self.property, self.holds) {
            (Property::Number(number), true) => msg::hint_number(name, number),
            (Property::Number(number), false) => msg::hint_not_number(name, number),
            (Property::Decoy, true) => msg::hint_decoy(name),
            (Property::Decoy, false) => msg::hint_no_decoy(name),
            (Property::Ignored, true) => msg::hint_ignored(name),
            (Property::Ignored, false) => msg::hint_not_ignored(name),
            (Property::Overachiever, true) => msg::hint_overachiever(name),
            (Property::Overachiever, false) => msg::hint_no_overachiever(name),
            (Property::Imposter, true) => msg::hint_imposter(name),
            (Property::Imposter, false) => msg::hint_no_imposter(name),
            (Property::Effect(effect), true) => msg::hint_effect(name, effect.name()),
            (Property::Effect(effect), false) => msg::hint_no_effect(name, effect.name()),
        }
    }
}

/// Returns the wording of `reason`.
fn because(facts: &PublicFacts, log: &[Observation], numbers: &[u32], reason: &Reason) -> Message {
    let claim = reason.claim;
    let Some(argument) = &reason.argument else {
        let tests: Vec<u32> = reason.tests.iter().map(|test| numbers[*test]).collect();
        return msg::hint_by_tests(tests.len(), list(tests), claim.message());
    };
    if argument.tests.is_empty() {
        return msg::hint_by_clue(claim.message());
    }
    let spoken = ClaimWording { facts, log, numbers };
    if let ([case], false) = (&argument.cases[..], argument.by_clue)
        && let ([ArgumentLine::Fails { test, .. }], []) = (&case.lines[..], &case.cases[..])
        && let Some(alone) = alone_proves(facts, numbers[*test], &log[*test], claim)
    {
        return alone;
    }
    if let Property::Effect(effect) = claim.property
        && claim.holds
        && is_only_in_all(log, &reason.tests, claim, effect)
    {
        let tests = list(reason.tests.iter().map(|test| numbers[*test]));
        let name = claim.ingredient.name();
        return msg::hint_only_in_all(name, tests, effect.name(), claim.message());
    }
    let is_short = argument.cases.iter().all(|case| case.cases.is_empty())
        && argument.words() + 20 * usize::from(argument.by_clue) <= MOST_WORDS;
    let clue = || msg::hint_mind_clue(facts.clue.message(facts.recipe));
    let mut all: Vec<Message> = (argument.by_clue && is_short).then(clue).into_iter().collect();
    if is_short {
        for case in &argument.cases {
            all.push(msg::hint_suppose(case.suppose.message()));
            case.lines.iter().for_each(|line| spoken.line(line, &mut all));
        }
    } else {
        let tests = reason.tests.iter().map(|test| numbers[*test]);
        all.push(msg::hint_try_each(reason.tests.len(), list(tests)));
    }
    all.push(msg::hint_so(claim.message()));
    msg::hint_argument(sentences(all))
}

/// Approximate maximum number of English words of an argument that is given line by line. Its
/// conclusion, and what else is certain of the ingredient, follow in up to 20 words more.
const MOST_WORDS: usize = 38;

/// Whether the ingredient of `claim` is the only one in all of these `tests`, each of which
/// reported `effect`.
fn is_only_in_all(log: &[Observation], tests: &[usize], claim: Claim, effect: Effect) -> bool {
    let reported = |seen: &Observation| seen.reports().iter().any(|report| report.by == effect);
    let all = tests.iter().map(|test| &log[*test]);
    let common = all.clone().fold(u16::MAX, |common, seen| common & seen.ingredient_bits());
    tests.len() > 1
        && all.into_iter().all(reported)
        && common == 1 << claim.ingredient.index()
        && !effect.is_pair()
        && effect != Effect::Imposter
}

/// Formatter of arguments for claims, with the facts of the sheet, the log, and the number of each
/// test in it.
struct ClaimWording<'a> {
    facts: &'a PublicFacts,
    log: &'a [Observation],
    numbers: &'a [u32],
}

impl ClaimWording<'_> {
    fn line(&self, line: &ArgumentLine, all: &mut Vec<Message>) {
        all.push(match line {
            ArgumentLine::Shows { test, what } => {
                let what = row(what.iter().map(Finding::message));
                msg::hint_shows(self.numbers[*test], what)
            }
            ArgumentLine::Fails { test, how } => return self.fails(*test, how, all),
            ArgumentLine::Nothing(gap) => match *gap {
                Gap::Number(number) => msg::hint_no_number(number),
                Gap::Herb(ingredient) => msg::hint_no_herb(ingredient.name()),
                Gap::Effect(effect) => msg::hint_no_place(effect.name()),
                Gap::Count => msg::hint_no_count(),
            },
        });
    }

    fn fails(&self, place: usize, how: &RefutationReason, all: &mut Vec<Message>) {
        let (test, seen) = (self.numbers[place], &self.log[place]);
        let (under, over) = (seen.undergrown, seen.overgrown);
        let counted = match *how {
            RefutationReason::Under(Bound::AtLeast(count)) => {
                msg::hint_under_least(test, count, under)
            }
            RefutationReason::Under(Bound::AtMost(count)) => {
                msg::hint_under_most(test, count, under)
            }
            RefutationReason::Over(Bound::AtLeast(count)) => {
                msg::hint_over_least(test, count, over)
            }
            RefutationReason::Over(Bound::AtMost(count)) => msg::hint_over_most(test, count, over),
            RefutationReason::Wrong(Bound::AtLeast(count)) => {
                msg::hint_wrong_least(test, count, under + over)
            }
            RefutationReason::Wrong(Bound::AtMost(count)) => {
                msg::hint_wrong_most(test, count, under + over)
            }
            RefutationReason::Both => msg::hint_both_counts(test, under, over),
            RefutationReason::Told if seen.reports().is_empty() => {
                return all.push(msg::hint_silence(test));
            }
            RefutationReason::Told => {
                let reports = row(seen.reports().iter().map(|report| report.message()));
                return all.push(msg::hint_reports(test, reports));
            }
            RefutationReason::Otherwise => return all.push(msg::hint_fails(test)),
        };
        all.push(counted);
        let changing = self.facts.effects.iter().filter(|effect| effect.changes_growth());
        let names: Vec<Message> = changing.map(|effect| effect.name()).collect();
        if !names.is_empty() {
            all.push(msg::hint_wherever(list(names)));
        }
    }
}

impl Finding {
    fn message(&self) -> Message {
        match self {
            Finding::Is(claim) => claim.message(),
            Finding::NotNumbers(ingredient, numbers) => {
                msg::hint_not_numbers(ingredient.name(), list(numbers.iter().copied()))
            }
            Finding::NotLengths(lengths) => msg::hint_not_lengths(list(lengths.iter().copied())),
        }
    }
}

/// Returns the wording for a claim that a single test, with the number `test`, proves. `None` if
/// there is no such wording.
fn alone_proves(
    facts: &PublicFacts,
    test: u32,
    seen: &Observation,
    claim: Claim,
) -> Option<Message> {
    // Effects that change numbers or growth make the dots alone inconclusive.
    let is_plain = !facts.effects.iter().any(|effect| effect.changes_growth());
    let grown = is_plain.then(|| growth(test, seen, claim)).flatten();
    grown.or_else(|| report(facts, test, seen, claim))
}

/// Returns the wording for a claim about a number that follows from the counts of one test. The
/// ingredient must occur in it exactly once.
fn growth(test: u32, seen: &Observation, claim: Claim) -> Option<Message> {
    use Property::{Decoy, Ignored, Number, Overachiever};
    let mut pours = seen.pours.iter().filter(|pour| pour.ingredient == claim.ingredient);
    let (grown, None) = (pours.next()?.grown, pours.next()) else { return None };
    let (name, size) = (claim.ingredient.name(), seen.pours.len());
    let (under, over) = (usize::from(seen.undergrown), usize::from(seen.overgrown));
    let (what, wrong) = (claim.message(), under + over);
    Some(match claim.property {
        _ if claim.holds => return None,
        Number(n) if n < grown && over == 0 => msg::hint_none_overgrown(test, name, grown, what),
        Number(n) if n > grown && under == 0 => msg::hint_none_undergrown(test, name, grown, what),
        Number(n) if n >= grown && over == size => msg::hint_all_overgrown(test, name, grown, what),
        Number(n) if n <= grown && under == size => {
            msg::hint_all_undergrown(test, name, grown, what)
        }
        Number(n) if n == grown && wrong == size => msg::hint_all_wrong(test, name, grown, what),
        Ignored | Decoy if wrong == size => msg::hint_all_counted(test, name, what),
        Overachiever if wrong == 0 => msg::hint_none_wrong(test, name, grown, what),
        _ => return None,
    })
}

/// Returns the wording for a claim about an effect that follows from the reports of one test.
fn report(facts: &PublicFacts, test: u32, seen: &Observation, claim: Claim) -> Option<Message> {
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
            msg::hint_told_elsewhere(test, reporter, what)
        }
        (true, true, true) if is_alone && claim.property != Property::Imposter => {
            msg::hint_told_alone(test, reporter, what)
        }
        (false, true, false) if effect == Effect::Imposter => {
            msg::hint_no_imposter_met(test, name, what)
        }
        (false, true, false) if effect.reports() => msg::hint_not_told(test, reporter, name, what),
        _ => return None,
    })
}
