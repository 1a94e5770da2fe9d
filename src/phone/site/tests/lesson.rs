//! The practice game tells the truth: its code, its secret, what its potions are told, and what
//! follows from each.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::*;
use crate::seal::Payload;
use crate::witches::deal::{Deal, Tester};
use crate::witches::deduce::{Claim, Effort, Observation, Posterior, Property};
use crate::witches::puzzle::{Decoy, Potion, Pour, Puzzle, Role, Verdict, evaluate, test_stream};
use crate::witches::wire;

/// The lesson as the scripts have it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    code: String,
    secret: BTreeMap<Ingredient, u8>,
    tests: Vec<Test>,
    choices: [Test; 2],
    known: Vec<BTreeMap<Ingredient, String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Test {
    potion: Vec<(Ingredient, u8)>,
    judged: Vec<String>,
}

impl Test {
    fn pours(&self) -> Vec<Pour> {
        self.potion.iter().map(|&(ingredient, grown)| Pour { ingredient, grown }).collect()
    }

    fn verdict(&self, puzzle: &Puzzle, number: u32) -> Verdict {
        let potion = Potion::new(puzzle, self.pours()).unwrap();
        evaluate(puzzle, &potion, &mut test_stream(puzzle, number))
    }

    /// What the test does not tell: how each ingredient is judged, in a game without effects.
    fn judgements(&self, lesson: &Lesson) -> Vec<&'static str> {
        let judge = |at: usize| {
            let (ingredient, grown) = self.potion[at];
            let number = lesson.secret[&ingredient];
            let before = at.checked_sub(1).map(|before| lesson.secret[&self.potion[before].0]);
            match grown.cmp(&number) {
                _ if number == 0 => "skipped",
                std::cmp::Ordering::Less => "under",
                std::cmp::Ordering::Greater => "over",
                _ if before.is_some_and(|n| n == 0 || n + 1 != number) => "order",
                std::cmp::Ordering::Equal => "right",
            }
        };
        (0..self.potion.len()).map(judge).collect()
    }
}

impl Lesson {
    fn read() -> Lesson {
        let (_, text) = parts::SCRIPTS.iter().find(|(path, _)| *path == "js/lesson.js").unwrap();
        let (_, data) = text.split_once("export const LESSON = ").unwrap();
        serde_json::from_str(data.trim_end().strip_suffix(';').unwrap()).unwrap()
    }

    fn deal(&self) -> Deal {
        let payload: Payload = self.code.parse().unwrap();
        wire::read(payload.edition(), &payload.open_for_play().unwrap()).unwrap()
    }
}

/// What is certain, as the lesson marks it.
fn marks(posterior: &Posterior, ingredients: &[Ingredient]) -> BTreeMap<Ingredient, String> {
    let certain = posterior.certain();
    let mark = |ingredient, property| {
        let is = |holds| certain.contains(&Claim { ingredient, property, holds });
        if is(true) {
            'o'
        } else if is(false) {
            'x'
        } else {
            '.'
        }
    };
    let columns = [1, 2, 3, 4].map(Property::Number).into_iter().chain([Property::Decoy]);
    let row = |&herb: &Ingredient| (herb, columns.clone().map(|of| mark(herb, of)).collect());
    ingredients.iter().map(row).collect()
}

#[test]
fn its_secret_is_that_of_its_code() {
    let lesson = Lesson::read();
    let deal = lesson.deal();
    for (part, ingredient) in deal.puzzle.parts().iter().zip(deal.puzzle.ingredients()) {
        let number = match part.role {
            Role::Regular(number) => number,
            Role::Decoy(Decoy::Ignore) => 0,
            Role::Decoy(decoy) => panic!("{decoy:?} is not explained"),
        };
        assert_eq!(lesson.secret[ingredient], number, "{ingredient:?}");
        assert!(part.effects.is_empty(), "effects are not explained");
    }
    assert_eq!(lesson.secret.len(), deal.puzzle.ingredients().len());
}

#[test]
fn what_follows_from_each_test_is_what_deduction_finds() {
    let lesson = Lesson::read();
    let deal = lesson.deal();
    let (puzzle, facts) = (&deal.puzzle, deal.facts(Tester::Here));
    let mut posterior = Posterior::new(&facts, Effort::FULL);
    let mut known = vec![marks(&posterior, puzzle.ingredients())];
    let mut told = Vec::new();
    for (test, number) in lesson.tests.iter().zip(1..) {
        let verdict = test.verdict(puzzle, number);
        told.push((verdict.undergrown, verdict.overgrown, verdict.won));
        posterior.see(&Observation::of(test.pours(), &verdict));
        known.push(marks(&posterior, puzzle.ingredients()));
    }
    // What the sentences of the steps say.
    assert_eq!(told, [(1, 1, false), (0, 0, false), (0, 0, false)]);
    // Two recipes are left, and these are the choices.
    assert!(posterior.is_exact());
    let recipes: BTreeSet<Vec<_>> = posterior
        .worlds()
        .map(|(secret, _)| {
            let mut recipe: Vec<_> = puzzle
                .ingredients()
                .iter()
                .filter_map(|&herb| match secret.role(herb) {
                    Role::Regular(number) => Some((number, herb)),
                    Role::Decoy(_) => None,
                })
                .collect();
            recipe.sort_unstable();
            recipe
        })
        .collect();
    let choices = lesson
        .choices
        .iter()
        .map(|choice| choice.potion.iter().map(|&(herb, grown)| (grown, herb)).collect::<Vec<_>>());
    assert_eq!(recipes, choices.collect());

    let number = lesson.tests.len() as u32 + 1;
    let [other, right] = &lesson.choices;
    assert!(right.verdict(puzzle, number).won && right.verdict(puzzle, number + 1).won);
    let verdict = other.verdict(puzzle, number);
    assert_eq!((verdict.undergrown, verdict.overgrown, verdict.won), (1, 0, false));
    posterior.see(&Observation::of(other.pours(), &verdict));
    known.push(marks(&posterior, puzzle.ingredients()));
    assert_eq!(lesson.known, known);
    assert!(known[lesson.tests.len() + 1].values().all(|row| !row.contains('.')));
}

#[test]
fn what_was_secret_in_a_test_is_told_as_the_rules_tell_it() {
    let lesson = Lesson::read();
    for test in lesson.tests.iter().chain(&lesson.choices) {
        assert_eq!(test.judged, test.judgements(&lesson));
        for judged in &test.judged {
            let key = format!("rules-example-judged-{judged}");
            assert!(Language::first().plain(&key).is_some(), "{key}");
        }
    }
}
