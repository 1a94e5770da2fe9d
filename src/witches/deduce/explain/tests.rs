//! Tests that reasons prove their claims, without unnecessary tests.

use super::{Evidence, Reason};
use crate::texts::{Language, Message};
use crate::witches::deduce::ladder::tests::game;
use crate::witches::deduce::tests::is_so;
use crate::witches::deduce::{Claim, Effort, Observation, Posterior, Property};
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Category, Effect, Ingredient, PotionItem, Report, ReportValue};
use crate::witches::settings::Level;

fn evidence<'a>(facts: &'a PublicFacts, log: &'a [Observation]) -> Evidence<'a> {
    Evidence { facts, log, effort: Effort::LIGHT }
}

fn reason(facts: &PublicFacts, log: &[Observation], claim: Claim) -> Option<Reason> {
    evidence(facts, log).reason(claim)
}

#[test]
fn reasons_prove_what_they_claim_with_no_test_too_many() {
    let (mut told, mut all) = (0, 0);
    for (level, tests) in [(Level::FirstGame, 6), (Level::Beginner, 7), (Level::AmateurWitch, 8)] {
        for seed in 0..2 {
            let (puzzle, facts, log) = game(level, seed, tests);
            let proves = |tests: &[usize], claim: Claim| {
                let mut known = Posterior::new(&facts, Effort::LIGHT);
                tests.iter().for_each(|test| known.observe(&log[*test]));
                known.is_possible(Claim { holds: !claim.holds, ..claim })
            };
            let mut known = Posterior::new(&facts, Effort::LIGHT);
            log.iter().for_each(|observation| known.observe(observation));
            for claim in known.certain().into_iter().step_by(9) {
                let reason = reason(&facts, &log, claim);
                let Some(reason) = reason else { continue };
                assert!(is_so(&puzzle, claim), "{level:?}, seed {seed}: {claim:?}");
                assert_ne!(proves(&reason.tests, claim), Some(true), "{reason:?}");
                let again = evidence(&facts, &log).reason_from(&reason.tests, claim);
                assert_eq!(again, reason, "it is told again as it was");
                told += usize::from(reason.is_explained());
                all += 1;
            }
        }
    }
    assert!(told * 100 >= all * 90 && all > 20, "{told} of {all}");
}

/// Returns a test of ingredients with their dots, with these counts.
fn tested(pours: &[(Ingredient, u8)], undergrown: u8, overgrown: u8) -> Observation {
    let pours = pours.iter().map(|&(ingredient, grown)| PotionItem { ingredient, grown });
    Observation::new(pours.collect(), false, undergrown, overgrown, Vec::new())
}

/// Returns the wording of the proof of `claim`, which must use this number of `tests`.
fn told(facts: &PublicFacts, log: &[Observation], claim: Claim, tests: usize) -> Message {
    let reason = reason(facts, log, claim).unwrap();
    assert_eq!(reason.tests.len(), tests, "{reason:?}");
    let numbers: Vec<u32> = (1..).take(log.len()).collect();
    reason.message(facts, log, &numbers)
}

fn not_number(ingredient: Ingredient, number: u8) -> Claim {
    Claim { ingredient, property: Property::Number(number), holds: false }
}

#[test]
fn a_single_test_says_why() {
    let (_, facts, _) = game(Level::FirstGame, 0, 0);
    use Ingredient::{Mint, Oregano};
    let key = |seen, claim| told(&facts, &[seen], claim, 1).key();
    let pours = [(Oregano, 2), (Mint, 3)];
    assert_eq!(key(tested(&pours, 1, 0), not_number(Mint, 2)), "hint-none-overgrown");
    assert_eq!(key(tested(&pours, 0, 1), not_number(Mint, 4)), "hint-none-undergrown");
    assert_eq!(key(tested(&pours, 0, 2), not_number(Mint, 3)), "hint-all-overgrown");
    assert_eq!(key(tested(&pours, 2, 0), not_number(Mint, 3)), "hint-all-undergrown");
}

#[test]
fn what_is_not_certain_has_no_reason() {
    let (_, facts, log) = game(Level::FirstGame, 0, 1);
    let claim = Claim { ingredient: Ingredient::Mint, property: Property::Number(1), holds: true };
    assert_eq!(reason(&facts, &log, claim), None);
}

#[test]
fn effects_that_were_told_are_elsewhere_not() {
    let (_, facts, _) = game(Level::Beginner, 0, 0);
    let is_of_players = |effect: &&Effect| effect.category() == Category::Player;
    let effect = *facts.effects.iter().find(is_of_players).unwrap();
    let seen = |reports| {
        let pours = vec![PotionItem { ingredient: Ingredient::Sage, grown: 1 }];
        Observation::new(pours, false, 1, 0, reports)
    };
    let claim = |ingredient, holds| Claim { ingredient, property: Property::Effect(effect), holds };
    let report = Report { by: effect, says: ReportValue::Here };
    let of = |seen, claim| told(&facts, &[seen], claim, 1);
    let elsewhere = of(seen(vec![report]), claim(Ingredient::Mint, false));
    assert_eq!(elsewhere.key(), "hint-told-elsewhere");
    let alone = of(seen(vec![report]), claim(Ingredient::Sage, true));
    assert_eq!(alone.key(), "hint-told-alone");
    let silent = of(seen(Vec::new()), claim(Ingredient::Sage, false));
    assert_eq!(silent.key(), "hint-not-told");
}

#[test]
fn counts_are_reckoned_with() {
    let (_, facts, _) = game(Level::FirstGame, 0, 0);
    use Ingredient::{Mint, Oregano};
    // An ingredient with 4 dots cannot be undergrown, so Mint is.
    let seen = tested(&[(Oregano, 4), (Mint, 2)], 1, 0);
    let why = Language::first().format(&told(&facts, &[seen], not_number(Mint, 2), 1));
    assert_eq!(
        why,
        "Suppose that Mint is number 2. Then test 1 could have at most 0 undergrown, but it had 1. \
         So Mint is not number 2."
    );
}

#[test]
fn each_test_says_what_it_rules_out() {
    let (_, facts, _) = game(Level::FirstGame, 0, 0);
    use Ingredient::{Mint, Oregano};
    // Test 1 makes Mint undergrown, so its number is 3 or 4; test 2 excludes 4.
    let log = [tested(&[(Oregano, 4), (Mint, 2)], 1, 0), tested(&[(Oregano, 2), (Mint, 3)], 0, 0)];
    let claim = Claim { ingredient: Mint, property: Property::Number(3), holds: true };
    let why = Language::first().format(&told(&facts, &log, claim, 2));
    assert!(why.contains("test 1") && why.contains("test 2"), "{why}");
    assert!(why.ends_with("So Mint is number 3."), "{why}");
}

#[test]
fn dots_alone_do_not_tell_where_effects_change_numbers() {
    let spicy = |(_, facts, _): &(_, PublicFacts, _)| facts.effects.contains(&Effect::Spicy);
    let (_, facts, _) = (0..).map(|seed| game(Level::Beginner, seed, 0)).find(spicy).unwrap();
    use Ingredient::{Mint, Oregano};
    let pours = [(Mint, 4), (Oregano, 2)];
    let why = told(&facts, &[tested(&pours, 1, 0)], not_number(Mint, 2), 1);
    let why = Language::first().format(&why);
    assert!(why.contains("wherever") && why.contains("Spicy"), "{why}");
    assert!(!why.contains("a smaller number"), "{why}");
}
