//! Claims and reasons in words.

use super::{Reason, told};
use crate::texts::said;
use crate::texts::{Message, list, row, sentences};
use crate::witches::deal::Facts;
use crate::witches::deduce::ladder::{Bound, Case, Gap, How, Line, Shown};
use crate::witches::deduce::{Claim, Observation, Property};

impl Claim {
    /// It, as the middle of a sentence: "Sage is number 2".
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

/// Why tests prove a claim.
pub(super) fn because(
    facts: &Facts,
    log: &[Observation],
    numbers: &[u32],
    reason: &Reason,
) -> Message {
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
        && let ([Line::Fails { test, .. }], []) = (&case.lines[..], &case.cases[..])
        && let Some(alone) = told::alone(facts, numbers[*test], &log[*test], claim)
    {
        return alone;
    }
    let clue = || said::hint_mind_clue(facts.clue.message(facts.edition, facts.recipe));
    let mut all: Vec<Message> = argument.by_clue.then(clue).into_iter().collect();
    for case in &argument.cases {
        all.push(said::hint_suppose(case.suppose.message()));
        spoken.within(case, &mut all);
    }
    all.push(said::hint_so(claim.message()));
    said::hint_argument(sentences(all))
}

/// What arguments speak of.
struct Spoken<'a> {
    facts: &'a Facts,
    log: &'a [Observation],
    numbers: &'a [u32],
}

impl Spoken<'_> {
    /// Adds what is said of a case.
    fn within(&self, case: &Case, all: &mut Vec<Message>) {
        for line in &case.lines {
            self.line(line, all);
        }
        for case in &case.cases {
            all.push(said::hint_suppose_also(case.suppose.message()));
            self.within(case, all);
        }
    }

    fn line(&self, line: &Line, all: &mut Vec<Message>) {
        all.push(match line {
            Line::Shows { test, what } => {
                let what = row(what.iter().map(Shown::message));
                said::hint_shows(self.numbers[*test], what)
            }
            Line::Fails { test, how } => return self.fails(*test, how, all),
            Line::Nothing(gap) => match *gap {
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

impl Shown {
    fn message(&self) -> Message {
        match self {
            Shown::Is(claim) => claim.message(),
            Shown::NotNumbers(ingredient, numbers) => {
                said::hint_not_numbers(ingredient.name(), list(numbers.iter().copied()))
            }
            Shown::NotLengths(lengths) => said::hint_not_lengths(list(lengths.iter().copied())),
        }
    }
}
