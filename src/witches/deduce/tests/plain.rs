//! Comparison of the engine with plain enumeration of every puzzle that could be drawn and every
//! result of its tests.

use std::collections::BTreeMap;

use super::marginals::Chances;
use super::*;
use crate::witches::puzzle::{Category, Decoy, Effect, PuzzlePart, RandomSource, Role};
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength};

/// Replays the choices in `path`, and records the number of options of each.
struct Replay<'a> {
    path: &'a mut Vec<(usize, usize)>,
    at: usize,
}

impl RandomSource for Replay<'_> {
    fn below(&mut self, n: usize) -> usize {
        if self.at == self.path.len() {
            self.path.push((0, n));
        }
        self.at += 1;
        self.path[self.at - 1].0
    }
}

/// Returns the probability that `puzzle` produces exactly this result.
pub(super) fn likelihood(puzzle: &Puzzle, seen: &Observation) -> f64 {
    let potion = Potion::new(puzzle, seen.pours.clone()).unwrap();
    let mut path = Vec::new();
    let mut sum = 0.0;
    loop {
        let mut replay = Replay { path: &mut path, at: 0 };
        let verdict = evaluate(puzzle, &potion, &mut replay);
        // The choices of the final shuffle of the reports do not matter.
        path.truncate(path.len() - verdict.reports.len().saturating_sub(1));
        if Observation::of(seen.pours.clone(), &verdict) == *seen {
            sum += path.iter().fold(1.0, |chance, (_, n)| chance / *n as f64);
        }
        while path.last().is_some_and(|(choice, n)| choice + 1 == *n) {
            path.pop();
        }
        match path.last_mut() {
            Some((choice, _)) => *choice += 1,
            None => return sum,
        }
    }
}

type Parts = Vec<PuzzlePart>;

/// Returns every puzzle that is consistent with `facts`, with its weight.
fn enumerate(facts: &PublicFacts, settings: &Settings) -> Vec<(Puzzle, f64)> {
    let n = usize::from(facts.ingredients);
    let mut roles: Vec<(u8, Vec<Role>, f64)> = Vec::new();
    for length in facts.recipe.range() {
        let mut open: Vec<(Vec<Role>, f64)> = vec![(Vec::new(), 1.0)];
        for _ in 0..n {
            let mut longer = Vec::new();
            for (begun, weight) in open {
                for (role, chance) in choices(length, facts.decoys) {
                    if matches!(role, Role::Decoy(_)) || !begun.contains(&role) {
                        longer.push(([&begun[..], &[role]].concat(), weight * chance));
                    }
                }
            }
            open = longer;
        }
        let numbers =
            |roles: &[Role]| roles.iter().filter(|r| matches!(r, Role::Regular(_))).count();
        open.retain(|(roles, _)| numbers(roles) == usize::from(length));
        let all: f64 = open.iter().map(|(_, weight)| weight).sum();
        roles.extend(open.into_iter().map(|(roles, weight)| (length, roles, weight / all)));
    }
    let mut puzzles: BTreeMap<String, (Puzzle, f64)> = BTreeMap::new();
    for (length, roles, weight) in &roles {
        let bare = |role: &Role| PuzzlePart {
            role: *role,
            effects: match role {
                Role::Decoy(Decoy::Imposter(_)) => vec![Effect::Imposter],
                _ => Vec::new(),
            },
        };
        let orders = orders(&facts.effects);
        for order in &orders {
            let mut given: Vec<(Parts, f64)> = vec![(roles.iter().map(bare).collect(), *weight)];
            for effect in order {
                for _ in 0..1 + usize::from(effect.is_pair()) {
                    given =
                        given.into_iter().flat_map(|(parts, w)| give(parts, *effect, w)).collect();
                }
            }
            for (parts, weight) in given {
                let puzzle = Puzzle::new(*settings, *length, parts, 0).unwrap();
                let key = format!("{:?}", (puzzle.length(), puzzle.parts()));
                puzzles.entry(key).or_insert((puzzle, 0.0)).1 += weight / orders.len() as f64;
            }
        }
    }
    let told = |(puzzle, _): &(Puzzle, f64)| {
        facts.clue.holds(puzzle) && !facts.clue.proves_too_much(puzzle)
    };
    puzzles.into_values().filter(told).collect()
}

fn choices(length: u8, decoys: DecoyKinds) -> Vec<(Role, f64)> {
    let mut choices: Vec<(Role, f64)> = (1..=length).map(|k| (Role::Regular(k), 1.0)).collect();
    choices.extend(match decoys {
        DecoyKinds::Ignore => vec![(Role::Decoy(Decoy::Ignore), 1.0)],
        DecoyKinds::All => vec![
            (Role::Decoy(Decoy::Ignore), 0.33),
            (Role::Decoy(Decoy::Overgrown), 0.33 / 2.0),
            (Role::Decoy(Decoy::Undergrown), 0.33 / 2.0),
        ],
    });
    if decoys == DecoyKinds::All {
        let imposter = |k| (Role::Decoy(Decoy::Imposter(k)), 0.34 / f64::from(length));
        choices.extend((1..=length).map(imposter));
    }
    choices
}

fn give(parts: Parts, effect: Effect, weight: f64) -> Vec<(Parts, f64)> {
    let without: Vec<usize> =
        (0..parts.len()).filter(|i| !parts[*i].effects.contains(&effect)).collect();
    let share = weight / without.len() as f64;
    let given = |i: usize| {
        let mut parts = parts.clone();
        parts[i].effects.push(effect);
        (parts, share)
    };
    without.into_iter().map(given).collect()
}

/// Returns all orders in which effects can be drawn: those that begin with one of each category, in
/// the order of categories.
fn orders(effects: &[Effect]) -> Vec<Vec<Effect>> {
    let mut orders = vec![Vec::new()];
    for _ in effects {
        let longer = |begun: Vec<Effect>| {
            let rest: Vec<Effect> =
                effects.iter().copied().filter(|e| !begun.contains(e)).collect();
            rest.into_iter().map(move |effect| [&begun[..], &[effect]].concat())
        };
        orders = orders.into_iter().flat_map(longer).collect();
    }
    let in_play = |category: &Category| effects.iter().any(|e| e.category() == *category);
    let categories: Vec<Category> = Category::ALL.into_iter().filter(in_play).collect();
    let begins = |order: &Vec<Effect>| {
        order.iter().zip(&categories).all(|(effect, category)| effect.category() == *category)
    };
    orders.retain(begins);
    orders
}

fn properties(facts: &PublicFacts) -> Vec<Property> {
    let mut all: Vec<Property> = (1..=facts.longest).map(Property::Number).collect();
    all.extend([Property::Decoy, Property::Ignored, Property::Overachiever, Property::Imposter]);
    all.extend(facts.effects.iter().map(|effect| Property::Effect(*effect)));
    all.push(Property::Effect(Effect::Imposter));
    all
}

#[track_caller]
fn near(a: f64, b: f64, what: impl std::fmt::Debug) {
    assert!((a - b).abs() <= 1e-9 * (1.0 + b.abs()), "{a} is not {b}: {what:?}");
}

/// Asserts that the posterior agrees with plain enumeration.
fn compare(posterior: &Posterior, facts: &PublicFacts, plain: &[(Puzzle, f64)]) {
    assert!(posterior.is_exact());
    let total: f64 = plain.iter().map(|(_, weight)| weight).sum();
    near(posterior.secrets().value, plain.len() as f64, "secrets");
    let part = |weight: &f64| -weight / total * libm::log2(weight / total);
    let entropy: f64 = plain.iter().map(|(_, weight)| part(weight)).sum();
    near(posterior.entropy().value, entropy, "entropy");
    let chances = Chances::of(posterior);
    let mut certain = Vec::new();
    for &ingredient in facts.ingredients() {
        for property in properties(facts) {
            let claim = Claim { ingredient, property, holds: true };
            let agree = plain.iter().filter(|(puzzle, _)| is_so(puzzle, claim));
            let (count, sum) = agree.fold((0, 0.0), |(n, sum), (_, weight)| (n + 1, sum + weight));
            near(chances.chance(ingredient, property).value, sum / total, (ingredient, property));
            let is_possible = |holds| posterior.is_possible(Claim { ingredient, property, holds });
            assert_eq!(is_possible(true), Some(count > 0), "{ingredient} {property:?}");
            assert_eq!(is_possible(false), Some(count < plain.len()), "{ingredient} {property:?}");
            if count == 0 || count == plain.len() {
                certain.push(Claim { ingredient, property, holds: count > 0 });
            }
        }
    }
    let stated = posterior.certain();
    for claim in &stated {
        assert!(certain.contains(claim), "{claim:?}");
    }
    let asked = |c: &&Claim| c.property != Property::Effect(Effect::Imposter);
    assert_eq!(stated.iter().filter(asked).count(), certain.iter().filter(asked).count());
}

fn agrees_with_enumeration(settings: Settings, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let (puzzle, facts) = deal(seed, &settings);
        let mut stream = Stream::new(Seed(seed), "potions", 0);
        let mut posterior = Posterior::new(&facts, Effort::FULL);
        let mut plain = enumerate(&facts, &settings);
        compare(&posterior, &facts, &plain);
        for number in 1..=4 {
            let pours = potion(&facts, &mut stream);
            let seen = test(&puzzle, &pours, number);
            posterior.observe(&seen);
            plain.iter_mut().for_each(|(puzzle, weight)| *weight *= likelihood(puzzle, &seen));
            plain.retain(|(_, weight)| *weight > 0.0);
            compare(&posterior, &facts, &plain);
        }
    }
}

fn small(ingredients: u8, decoys: DecoyKinds, effects: EffectsLevel) -> Settings {
    Settings::new(ingredients, RecipeLength::Known(3), decoys, effects, false).unwrap()
}

#[test]
fn without_effects() {
    agrees_with_enumeration(small(5, DecoyKinds::Ignore, EffectsLevel::None), 0..10);
    agrees_with_enumeration(small(5, DecoyKinds::All, EffectsLevel::None), 0..10);
    let hidden =
        Settings::new(7, RecipeLength::Hidden, DecoyKinds::Ignore, EffectsLevel::None, false);
    agrees_with_enumeration(hidden.unwrap(), 0..3);
}

#[test]
fn with_effects() {
    agrees_with_enumeration(small(4, DecoyKinds::Ignore, EffectsLevel::Some), 0..8);
    agrees_with_enumeration(small(4, DecoyKinds::All, EffectsLevel::Some), 0..8);
}

#[test]
fn with_many_effects() {
    agrees_with_enumeration(small(4, DecoyKinds::Ignore, EffectsLevel::Many), 0..3);
}

/// Several effects of one category, so that their order on an ingredient is open; also the effect
/// Imposter on an ingredient other than an imposter.
#[test]
fn with_effects_whose_order_is_open() {
    use Effect::*;
    let settings = small(4, DecoyKinds::All, EffectsLevel::Some);
    for effects in [
        vec![Spicy, Cleaner, Imposter],
        vec![Imposter, Random, Even],
        vec![Cutoff, Brothers, Imposter],
        vec![Enthusiastic, Cleaner, Fertilizer],
    ] {
        for seed in 0..2 {
            let mut facts = deal(seed, &settings).1;
            facts.effects = effects.clone();
            facts.clue = Clue::NotNumber(Ingredient::Sage, 2);
            let mut plain = enumerate(&facts, &settings);
            let truth = plain[plain.len() / 3 * (1 + seed as usize)].0.clone();
            let mut stream = Stream::new(Seed(seed), "potions", 0);
            let mut posterior = Posterior::new(&facts, Effort::FULL);
            compare(&posterior, &facts, &plain);
            for number in 1..=3 {
                let seen = test(&truth, &potion(&facts, &mut stream), number);
                posterior.observe(&seen);
                plain.iter_mut().for_each(|(puzzle, weight)| *weight *= likelihood(puzzle, &seen));
                plain.retain(|(_, weight)| *weight > 0.0);
                compare(&posterior, &facts, &plain);
            }
        }
    }
}
