//! Evaluates aims from the log of tests, the only record of a game on a phone or in the terminal.

use super::{Aim, AimRule, LogRule, TestRule};
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Effect, Ingredient, PotionItem};
use crate::witches::table::{PotionSource, Test};

impl Aim {
    /// Evaluates the aim for a game that ends with this log; `None` if the log does not decide it.
    /// Tests entered wrongly do not count. `is_named` is true if the recipe was named correctly.
    pub fn by_log(self, facts: &PublicFacts, tests: &[Test], is_named: bool) -> Option<bool> {
        let tests: Vec<&Test> = tests.iter().filter(|test| !test.mistyped).collect();
        match self.rule() {
            AimRule::Test(rule) if tests.iter().any(|test| rule.is_met(test)) => Some(true),
            // A cauldron filled in the turn of the last test counts, even if the game ended before
            // its test.
            AimRule::Test(TestRule::SixFilled) if tests.last().is_some_and(|t| ends(t)) => None,
            AimRule::Test(_) => Some(false),
            AimRule::Log(rule) => rule.is_met(facts, &tests, is_named),
            AimRule::Board(_) => None,
        }
    }
}

/// Whether the game may have ended with `test`, so that later tests of its turn were not made.
fn ends(test: &Test) -> bool {
    test.won || test.reports.iter().any(|report| report.by == Effect::Poison)
}

impl TestRule {
    fn is_met(self, test: &Test) -> bool {
        let size = test.pours.len();
        let (under, over) = (usize::from(test.undergrown), usize::from(test.overgrown));
        match self {
            TestRule::AllWrong => size >= 3 && under + over >= size,
            TestRule::NoneWrong => size >= 3 && under + over == 0 && !test.won,
            TestRule::OneWrong => size >= 4 && under + over == 1,
            TestRule::TwoOfEach => under == 2 && over == 2,
            TestRule::DotsAre(wanted) => {
                size == wanted.len() && (0..size).all(|at| test.pours[at].grown == wanted[at])
            }
            TestRule::Tall => size >= 2 && test.pours.iter().all(|pour| pour.grown >= 3),
            TestRule::Reports(least) => test.reports.len() >= least.into(),
            TestRule::Silent => size >= 4 && test.reports.is_empty(),
            TestRule::Quiet => under + over == 0 && test.reports.is_empty(),
            TestRule::SixFilled => size == 6 && test.kind == PotionSource::Cauldron,
            TestRule::CauldronWins => test.won && test.kind == PotionSource::Cauldron,
        }
    }
}

impl LogRule {
    fn is_met(self, facts: &PublicFacts, tests: &[&Test], is_named: bool) -> Option<bool> {
        let herbs = facts.ingredients();
        let is_won = tests.iter().any(|test| test.won);
        let count =
            |wanted: &dyn Fn(&Test) -> bool| tests.iter().filter(|test| wanted(test)).count();
        Some(match self {
            LogRule::SameIn(least) => herbs.iter().any(|&herb| {
                let holds =
                    |test: &Test| test.kind == PotionSource::Cauldron && times(test, herb) > 0;
                count(&holds) >= least.into()
            }),
            LogRule::EveryIngredient(least) => {
                herbs.iter().all(|&herb| count(&|test| times(test, herb) > 0) >= least.into())
            }
            LogRule::TwoThreeFour => {
                (2..=4).all(|size| count(&|test| test.pours.len() == size) > 0)
            }
            LogRule::Reordered => tests
                .iter()
                .any(|one| count(&|other| are_reordered(&one.pours, &other.pours, herbs)) > 0),
            LogRule::NoneTwice => {
                count(&|test| herbs.iter().any(|&herb| times(test, herb) > 1)) == 0
            }
            // Includes Imposter, which an imposter reports even if it is not an effect in play.
            LogRule::SameReporter(least) => Effect::ALL.into_iter().any(|effect| {
                let reports = |test: &Test| test.reports.iter().any(|report| report.by == effect);
                count(&reports) >= least.into()
            }),
            LogRule::OnVersatility(least) => {
                count(&|test| test.kind == PotionSource::Versatility) >= least.into()
            }
            LogRule::EveryWitch => {
                let has_tested = |witch| count(&|test| test.by == Some(witch)) > 0;
                let is_met = (0..facts.players.count()).all(has_tested);
                if !is_met && count(&|test| test.by.is_none()) > 0 {
                    return None;
                }
                is_met
            }
            LogRule::LastRight => {
                tests.last().is_some_and(|last| last.undergrown == 0 && last.overgrown == 0)
            }
            LogRule::LastOf(least) => {
                tests.last().is_some_and(|last| last.pours.len() >= least.into())
            }
            LogRule::WonWithin(most) if is_won || is_named || tests.len() > most.into() => {
                tests.len() <= most.into()
            }
            LogRule::NamedWins if is_won || is_named => is_named,
            // The game has not ended, or was lost.
            LogRule::WonWithin(_) | LogRule::NamedWins => return None,
        })
    }
}

fn times(test: &Test, herb: Ingredient) -> usize {
    test.pours.iter().filter(|pour| pour.ingredient == herb).count()
}

/// Whether two potions have the same ingredients with the same frequencies, in different orders.
fn are_reordered(one: &[PotionItem], other: &[PotionItem], herbs: &[Ingredient]) -> bool {
    let times = |pours: &[PotionItem], herb| pours.iter().filter(|p| p.ingredient == herb).count();
    one.len() == other.len()
        && herbs.iter().all(|&herb| times(one, herb) == times(other, herb))
        && (0..one.len()).any(|at| one[at].ingredient != other[at].ingredient)
}
