//! Verifies the conclusions of the worked example with the deduction engine.

use super::{facts, home};
use crate::witches::deduce::{Claim, Effort, Observation, Posterior, Property};
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Category, Decoy, Effect, Ingredient, PotionItem, Role};
use crate::witches::rules::Example;
use crate::witches::settings::{DecoyKinds, Level, RecipeLength};

/// Facts of a game of the example with a clue that adds no knowledge to it.
fn plain(decoys: DecoyKinds, length: u8) -> PublicFacts {
    let facts = facts(Level::FirstGame, 4, home());
    PublicFacts {
        decoys,
        recipe: RecipeLength::Known(length),
        longest: length,
        ..without_clue(facts)
    }
}

fn without_clue(facts: PublicFacts) -> PublicFacts {
    let clue = crate::witches::puzzle::Clue::NotNumber(Ingredient::Mint, 1);
    PublicFacts { clue, ..facts }
}

fn seen(example: &Example) -> Observation {
    let pours = example.pours().iter().map(|judged| judged.pour).collect();
    Observation::of(pours, &example.verdict)
}

#[test]
fn what_is_said_to_follow_is_certain() {
    for decoys in [DecoyKinds::Ignore, DecoyKinds::All] {
        for length in [3, 4] {
            let facts = plain(decoys, length);
            let example = Example::of(&facts).unwrap();
            let posterior = Posterior::after(&facts, &[seen(&example)], Effort::FULL);
            let certain = posterior.certain();
            let never = |ingredient, number| Claim {
                ingredient,
                property: Property::Number(number),
                holds: false,
            };
            // "Rosemary and Chives cannot have a number lower than 3."
            for ingredient in [Ingredient::Rosemary, Ingredient::Chives] {
                for number in 1..3 {
                    let claim = never(ingredient, number);
                    assert!(certain.contains(&claim), "{decoys:?} {length} {claim:?}");
                }
                // No more is certain: the next number is still possible.
                assert!(!certain.contains(&never(ingredient, 3)));
            }
            // "One of the four has a number higher than its dots."
            let higher = |secret: &crate::witches::deduce::Secret, pour: &PotionItem| match secret
                .role(pour.ingredient)
            {
                Role::Regular(number) | Role::Decoy(Decoy::Imposter(number)) => number > pour.grown,
                Role::Decoy(Decoy::Undergrown) => true,
                Role::Decoy(Decoy::Ignore | Decoy::Overgrown) => false,
            };
            let seen = seen(&example);
            assert!(posterior.worlds().count() > 0);
            for (secret, _) in posterior.worlds() {
                let one = seen.pours.iter().filter(|pour| higher(secret, pour)).count();
                assert_eq!(one, 1, "{decoys:?} {length}");
            }
        }
    }
}

/// Every sheet has an example. Its report is of an effect that the sheet explains, and it has one
/// wherever an effect of the game can report in the example.
#[test]
fn every_game_has_its_example() {
    for level in Level::ALL {
        let facts = facts(level, 4, home());
        let example = Example::of(&facts).unwrap();
        assert_eq!((example.verdict.undergrown, example.verdict.overgrown), (1, 0), "{level:?}");
        assert!(!example.verdict.won);
        let by: Vec<Effect> = example.verdict.reports.iter().map(|report| report.by).collect();
        let reports =
            |e: &Effect| matches!(e.category(), Category::Investigative | Category::Player);
        assert_eq!(by.len(), usize::from(facts.effects.iter().any(reports)), "{level:?}");
        assert!(by.iter().all(|effect| facts.effects.contains(effect)));
    }
    // Any effect whose only action is a report can be in the example. Effects that make an
    // ingredient wrong cannot.
    for effect in Effect::ALL {
        let mut facts = facts(Level::AmateurWitch, 4, home());
        facts.effects = vec![effect];
        let example = Example::of(&facts).unwrap();
        let verdict = &example.verdict;
        assert_eq!((verdict.undergrown, verdict.overgrown), (1, 0), "{effect:?}");
        let reports = matches!(effect.category(), Category::Investigative | Category::Player)
            && !effect.is_pair()
            && effect != Effect::Imposter;
        let silent = effect == Effect::Joker;
        assert!(verdict.reports.len() == usize::from(reports) || silent, "{effect:?}");
    }
}
