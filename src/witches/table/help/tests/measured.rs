//! Measurements over many games: hints give reasons, their first rung names the tests of the
//! reason, and those tests prove the claim.

use super::{Rung, another, played};
use crate::common::long_tests_are_asked_for;
use crate::common::threads::map;
use crate::texts::{Language, Message};
use crate::witches::deduce::{Claim, Effort, Observation, Posterior};
use crate::witches::settings::Level;
use crate::witches::table::{Action, TableEvent, TableStatus};

/// Numbers of hints by quality, over some games.
#[derive(Debug, Default)]
struct Measured {
    hints: usize,
    /// Maximum number of words of a reason in English.
    longest: usize,
    /// Number of hints with a reason that names the tests.
    reasoned: usize,
    /// Number of hints whose first rung names the tests of the reason.
    pointed: usize,
    /// Number of hints whose tests prove the claim, by a search through all secrets.
    proved: usize,
    /// Number of hints with too many secrets to search.
    open: usize,
}

/// Whether the reason says only that there is one.
fn is_vain(why: &Message) -> bool {
    let said = Language::first().format(why);
    let bare = said.contains("could not have come out") && !said.contains(" shows: ");
    why.key() == "hint-by-tests" || bare
}

/// Returns the numbers of the tests that a sentence names.
fn cited(why: &Message) -> Vec<u32> {
    let said = Language::first().format(why);
    let mut numbers = Vec::new();
    let mut reads = false;
    for word in said.split_whitespace() {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        match word.parse() {
            Ok(number) if reads => numbers.push(number),
            _ => reads = matches!(&word[..], "test" | "tests") || reads && word == "and",
        }
    }
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

fn measure(level: Level, games: std::ops::Range<u64>) -> Measured {
    let mut measured = Measured::default();
    for seed in games {
        let (_, keeper, mut table) = played(seed, level, 4 + seed as usize % 5);
        if table.status() != TableStatus::Playing {
            continue;
        }
        let facts = keeper.facts().unwrap();
        for number in 1..=5 {
            let Some(hint) = another(&mut table, &keeper) else { break };
            let mut why = None;
            for rung in [Rung::Herb, Rung::Claim, Rung::Reason] {
                let told = table.apply(&keeper, &Action::Hint { hint: number, rung }).unwrap();
                if let TableEvent::Why(message) = told {
                    why = Some(message);
                }
            }
            let why = why.unwrap();
            let pointed: Vec<u32> =
                hint.tests.iter().map(|&place| table.tests()[place].number).collect();
            let log: Vec<Observation> =
                hint.tests.iter().map(|&place| table.tests()[place].observation()).collect();
            let known = Posterior::after(&facts, &log, Effort::FULL);
            let otherwise = Claim { holds: !hint.claim.holds, ..hint.claim };
            let words = Language::first().format(&why).split_whitespace().count();
            measured.longest = measured.longest.max(words);
            measured.hints += 1;
            measured.reasoned += usize::from(!is_vain(&why));
            measured.pointed += usize::from(pointed == cited(&why));
            match known.is_possible(otherwise) {
                Some(false) => measured.proved += 1,
                Some(true) => {}
                None => measured.open += 1,
            }
        }
    }
    measured
}

#[test]
fn hints_give_reasons_and_point_to_their_tests() {
    let games = if long_tests_are_asked_for() { 30 } else { 4 };
    let levels = [Level::FirstGame, Level::Beginner, Level::AmateurWitch, Level::SpiceSorcerer];
    let levels: Vec<(u64, Level)> = (0..).zip(levels).collect();
    let all = map(&levels, |&(n, level)| (level, measure(level, n * games..(n + 1) * games)));
    for (level, Measured { hints, longest, reasoned, pointed, proved, open }) in all {
        assert!(longest <= 60, "{level:?}: a reason of {longest} words");
        assert!(hints as u64 >= games, "{level:?}: {hints} hints");
        assert!(reasoned * 100 >= hints * 95, "{level:?}: {reasoned} of {hints}");
        assert_eq!(pointed, hints, "{level:?}");
        assert_eq!(proved + open, hints, "{level:?}");
        assert!(open * 2 <= hints, "{level:?}: {open} of {hints} are not checked");
    }
}
