//! Probabilities of test results, and of properties in a sample.

use super::marginals::{Chances, Marginals};
use super::plain::likelihood as plain_likelihood;
use super::*;
use crate::common::long_tests_are_asked_for;
use crate::witches::deduce::partial::Partial;
use crate::witches::deduce::posterior::CandidateSecrets;
use crate::witches::deduce::prior::Prior;
use crate::witches::deduce::search;
use crate::witches::puzzle::{Effect, GrowthCounts, Paths, likelihood, outcomes, some_outcomes};
use crate::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength};

#[test]
fn there_are_as_many_secrets_as_there_should_be() {
    let secrets = |level: Level| {
        let (_, facts) = deal(1, &level.settings());
        let prior = Prior::new(&facts).unwrap();
        let all = prior.lengths.clone().map(|length| Partial::of_length(&prior, length));
        all.map(|partial| (partial.count(&prior), partial.mass(&prior)))
            .fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
    };
    assert_eq!(secrets(Level::FirstGame).0, 360.0);
    assert_eq!(secrets(Level::Beginner).0, 466_560.0);
    for level in Level::ALL {
        assert!((secrets(level).1 - 1.0).abs() < 1e-12, "{level:?}");
    }
}

/// Compares all results of a potion with their likelihoods.
#[test]
fn results_have_the_chances_of_tests_and_add_up() {
    for seed in 0..60 {
        let level = Level::ALL[seed as usize % Level::ALL.len()];
        let (puzzle, facts) = deal(seed, &level.settings());
        let mut stream = Stream::new(Seed(seed), "potions", 0);
        let mut paths = Paths::default();
        for _ in 0..4 {
            let mut pours = potion(&facts, &mut stream);
            pours.truncate(4);
            let mut told: Vec<(Observation, f64)> = Vec::new();
            outcomes(&puzzle, &pours, &mut paths, |growth, reports, chance| {
                let GrowthCounts { won, undergrown, overgrown } = growth;
                let seen =
                    Observation::new(pours.clone(), won, undergrown, overgrown, reports.to_vec());
                match told.iter_mut().find(|(other, _)| *other == seen) {
                    Some((_, sum)) => *sum += chance,
                    None => told.push((seen, chance)),
                }
            });
            let all: f64 = told.iter().map(|(_, chance)| chance).sum();
            assert!((all - 1.0).abs() < 1e-9, "{pours:?}: {all}");
            for (seen, chance) in &told {
                let &Observation { won, undergrown, overgrown, .. } = seen;
                let growth = GrowthCounts { won, undergrown, overgrown };
                let exact = likelihood(&puzzle, &pours, growth, seen.reports(), &mut paths);
                assert!((exact - chance).abs() < 1e-9, "{seen:?}: {exact}, {chance}");
                let plain = plain_likelihood(&puzzle, seen);
                assert!((plain - chance).abs() < 1e-9, "{seen:?}: {plain}, {chance}");
            }
        }
    }
}

/// Potions of one ingredient with random effects, too many to enumerate.
#[test]
fn what_has_too_many_outcomes_is_sampled_and_never_denied() {
    let mut cut = 0;
    for seed in 0..40 {
        let (puzzle, facts) = deal(seed, &Level::HighWitch.settings());
        let mut paths = Paths::default();
        for &ingredient in facts.ingredients() {
            let pours = vec![PotionItem { ingredient, grown: 2 }; 6];
            if outcomes(&puzzle, &pours, &mut paths, |_, _, _| {}) {
                continue;
            }
            cut += 1;
            let some = some_outcomes(200, &puzzle, &pours, &mut paths);
            let all: f64 = some.iter().map(|(_, _, chance)| chance).sum();
            assert!((all - 1.0).abs() < 1e-9, "{some:?}");
            for (growth, reports, _) in some {
                assert!(likelihood(&puzzle, &pours, growth, &reports, &mut paths) > 0.0);
            }
        }
    }
    assert!(cut >= 10, "{cut}");
}

fn asked(facts: &PublicFacts) -> Vec<(Ingredient, Property)> {
    let numbers = (1..=facts.longest).map(Property::Number);
    let kinds = [Property::Decoy, Property::Ignored, Property::Overachiever, Property::Imposter];
    let effects = facts.effects.iter().map(|effect: &Effect| Property::Effect(*effect));
    let all: Vec<Property> = numbers.chain(kinds).chain(effects).collect();
    let of = |i: &Ingredient| all.iter().map(|property| (*i, *property)).collect::<Vec<_>>();
    facts.ingredients().iter().flat_map(of).collect()
}

#[test]
fn tests_say_the_same_one_by_one_and_all_at_once() {
    for level in [Level::FirstGame, Level::Beginner] {
        for seed in 0..10 {
            let (puzzle, facts) = deal(seed, &level.settings());
            let mut stream = Stream::new(Seed(seed), "potions", 0);
            let mut posterior = Posterior::new(&facts, Effort::FULL);
            for number in 1..=5 {
                posterior.observe(&test(&puzzle, &potion(&facts, &mut stream), number));
            }
            let prior = Prior::new(&facts).unwrap();
            let effort = Effort { exact: 1_000_000, ..Effort::FULL };
            let all = search::all(&prior, &posterior.seen, effort).unwrap().partials;
            let mut marginals = Marginals::new();
            for partial in &all {
                marginals.add(&prior, partial, partial.mass(&prior) * partial.likelihood);
            }
            let one_by_one = Chances::of(&posterior);
            for (ingredient, property) in asked(&facts) {
                let at_once = marginals.chance(&prior, ingredient.index(), property).unwrap();
                let chance = one_by_one.chance(ingredient, property);
                assert_eq!(chance.error, 0.0);
                assert!((chance.value - at_once).abs() < 1e-9, "{ingredient} {property:?}");
            }
        }
    }
}

/// Most sampled probabilities are within four standard errors of the exact ones.
#[test]
fn samples_agree_with_what_is_exact() {
    let small =
        |decoys, effects| Settings::new(6, RecipeLength::Known(4), decoys, effects, false).unwrap();
    let hidden =
        Settings::new(7, RecipeLength::Hidden, DecoyKinds::All, EffectsLevel::None, false).unwrap();
    let (mut all, mut far, mut bits, mut far_bits) = (0, 0, 0, 0);
    for (seed, settings) in [
        small(DecoyKinds::Ignore, EffectsLevel::Some),
        small(DecoyKinds::All, EffectsLevel::Some),
        small(DecoyKinds::All, EffectsLevel::Many),
        hidden,
    ]
    .into_iter()
    .cycle()
    .enumerate()
    .take(if long_tests_are_asked_for() { 16 } else { 4 })
    {
        let (puzzle, facts) = deal(seed as u64, &settings);
        let mut stream = Stream::new(Seed(seed as u64), "potions", 0);
        let mut exact = Posterior::new(&facts, Effort { exact: 3_000_000, ..Effort::LIGHT });
        let mut sample = Posterior::new(&facts, Effort { exact: 0, sample: 800, ..Effort::FULL });
        for number in 1..=3 {
            let seen = test(&puzzle, &potion(&facts, &mut stream), number);
            if seen.won {
                break;
            }
            exact.observe(&seen);
            sample.observe(&seen);
        }
        assert!(matches!(exact.kept, CandidateSecrets::Exact(_)) && !sample.is_exact());
        let chances = [Chances::of(&exact), Chances::of(&sample)];
        for (ingredient, property) in asked(&facts) {
            let [a, b] = chances.each_ref().map(|of| of.chance(ingredient, property));
            all += 1;
            far += usize::from((a.value - b.value).abs() > 4.0 * b.error);
        }
        let (a, b) = (exact.entropy(), sample.entropy());
        bits += 1;
        far_bits += usize::from((a.value - b.value).abs() > 4.0 * b.error.max(0.05));
    }
    assert!(far * 50 <= all, "{far} of {all} chances are further off than they say");
    assert!(far_bits * 4 <= bits, "{far_bits} of {bits} entropies are further off than they say");
}

/// A result with more random paths than are evaluated is not reported as exact.
#[test]
fn estimated_chances_are_not_called_exact() {
    let jokes = |(_, facts): &(Puzzle, PublicFacts)| facts.effects.contains(&Effect::Joker);
    let dealt = (0..).map(|seed| deal(seed, &Level::Beginner.settings())).find(jokes);
    let (puzzle, facts) = dealt.unwrap();
    let carries =
        |i: &&Ingredient| puzzle.part(**i).is_some_and(|p| p.effects.contains(&Effect::Joker));
    let &ingredient = facts.ingredients().iter().find(carries).unwrap();
    let mut posterior = Posterior::new(&facts, Effort::FULL);
    posterior.observe(&test(&puzzle, &[PotionItem { ingredient, grown: 1 }], 1));
    assert!(posterior.is_exact());
    posterior.observe(&test(&puzzle, &[PotionItem { ingredient, grown: 1 }; 12], 2));
    assert!(matches!(posterior.kept, CandidateSecrets::Exact(_)), "all secrets were looked at");
    assert!(!posterior.is_exact());
    assert!(posterior.secrets().error > 0.0 && posterior.entropy().error > 0.0);
    let chance = Chances::of(&posterior).chance(ingredient, Property::Effect(Effect::Joker));
    assert!(chance.error > 0.0 && chance.value > 0.0, "{chance:?}");
}
