//! Reasons prove what they claim, with no test too many.

use super::reason;
use crate::witches::deduce::ladder::tests::game;
use crate::witches::deduce::tests::is_so;
use crate::witches::deduce::{Claim, Effort, Observation, Posterior, Property, Technique};
use crate::witches::puzzle::{Category, Effect, Ingredient, Pour, Report, Says};
use crate::witches::settings::Level;

#[test]
fn reasons_prove_what_they_claim_with_no_test_too_many() {
    let mut kinds = Vec::new();
    for (level, tests) in [(Level::FirstGame, 6), (Level::Beginner, 7), (Level::AmateurWitch, 8)] {
        for seed in 0..2 {
            let (puzzle, facts, log) = game(level, seed, tests);
            let proves = |tests: &[usize], claim: Claim| {
                let mut known = Posterior::new(&facts, Effort::LIGHT);
                tests.iter().for_each(|test| known.see(&log[*test]));
                known.is_possible(Claim { holds: !claim.holds, ..claim })
            };
            let mut known = Posterior::new(&facts, Effort::LIGHT);
            log.iter().for_each(|observation| known.see(observation));
            for claim in known.certain().into_iter().step_by(9) {
                let reason = reason(&facts, &log, claim, Effort::LIGHT);
                let Some(reason) = reason else { continue };
                assert!(is_so(&puzzle, claim), "{level:?}, seed {seed}: {claim:?}");
                assert_ne!(proves(&reason.tests, claim), Some(true), "{reason:?}");
                assert!(reason.tests.iter().all(|test| *test < reason.since), "{reason:?}");
                assert!(reason.technique >= Technique::OneTest || reason.tests.is_empty());
                for spared in reason.tests.iter().filter(|_| level == Level::FirstGame) {
                    let others = reason.tests.iter().copied().filter(|test| test != spared);
                    let others: Vec<usize> = others.collect();
                    assert_eq!(proves(&others, claim), Some(true), "{reason:?}");
                }
                kinds.push(reason.technique);
            }
        }
    }
    kinds.sort();
    kinds.dedup();
    assert!(kinds.len() >= 3, "{kinds:?}");
}

/// A test of ingredients with their dots, of which so many were undergrown and overgrown.
fn tested(pours: &[(Ingredient, u8)], undergrown: u8, overgrown: u8) -> Observation {
    let pours = pours.iter().map(|&(ingredient, grown)| Pour { ingredient, grown });
    Observation::new(pours.collect(), false, undergrown, overgrown, Vec::new())
}

fn not_number(ingredient: Ingredient, number: u8) -> Claim {
    Claim { ingredient, property: Property::Number(number), holds: false }
}

#[test]
fn a_single_test_says_why() {
    let (_, facts, _) = game(Level::FirstGame, 0, 0);
    use Ingredient::{Mint, Oregano};
    let key = |seen, claim| {
        let reason = reason(&facts, &[seen], claim, Effort::LIGHT).unwrap();
        assert_eq!(
            (reason.since, &reason.tests[..], reason.technique),
            (1, &[0][..], Technique::OneTest)
        );
        reason.message().key()
    };
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
    assert_eq!(reason(&facts, &log, claim, Effort::LIGHT), None);
}

#[test]
fn effects_that_were_told_are_elsewhere_not() {
    let (_, facts, _) = game(Level::Beginner, 0, 0);
    let is_of_players = |effect: &&Effect| effect.category() == Category::Player;
    let effect = *facts.effects.iter().find(is_of_players).unwrap();
    let seen = |reports| {
        let pours = vec![Pour { ingredient: Ingredient::Sage, grown: 1 }];
        Observation::new(pours, false, 1, 0, reports)
    };
    let claim = |ingredient, holds| Claim { ingredient, property: Property::Effect(effect), holds };
    let report = Report { by: effect, says: Says::Here };
    let of = |seen, claim| reason(&facts, &[seen], claim, Effort::LIGHT).unwrap();
    let told = of(seen(vec![report]), claim(Ingredient::Mint, false));
    assert_eq!(told.message().key(), "hint-told-elsewhere");
    let alone = of(seen(vec![report]), claim(Ingredient::Sage, true));
    assert_eq!(alone.message().key(), "hint-told-alone");
    let silent = of(seen(Vec::new()), claim(Ingredient::Sage, false));
    assert_eq!(silent.message().key(), "hint-not-told");
}
