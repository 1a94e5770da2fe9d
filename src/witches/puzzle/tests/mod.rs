//! Tests of the rules, with a short notation of puzzles and potions: ingredients are the letters
//! `a` (Parsley) to `j` (Pepper).

mod alone;
mod catalogue;
mod clues;
mod details;
mod generating;
mod judging;
mod naming;
mod pairs;
mod solving;
mod variety;

use crate::common::edition::Edition;
use crate::witches::settings::{DecoyKinds, EffectsLevel, RecipeLength, Settings};

use super::*;

/// Parses a puzzle, one word per ingredient: a number, `ignore`, `zero`, `beyond` or `imp2`,
/// followed by any `+effect`, as in `"1+spicy 2 3 zero+joker"`.
fn puzzle(length: u8, words: &str) -> Puzzle {
    let parts: Vec<PuzzlePart> = words
        .split_whitespace()
        .map(|word| {
            let mut pieces = word.split('+');
            let role = match pieces.next().unwrap() {
                "ignore" => Role::Decoy(Decoy::Ignore),
                "zero" => Role::Decoy(Decoy::Overgrown),
                "beyond" => Role::Decoy(Decoy::Undergrown),
                imposter if imposter.starts_with("imp") => {
                    Role::Decoy(Decoy::Imposter(imposter[3..].parse().unwrap()))
                }
                number => Role::Regular(number.parse().unwrap()),
            };
            let mut effects: Vec<Effect> = pieces.map(effect).collect();
            if matches!(role, Role::Decoy(Decoy::Imposter(_))) {
                effects.insert(0, Effect::Imposter);
            }
            PuzzlePart { role, effects }
        })
        .collect();
    let settings = Settings::new(
        parts.len() as u8,
        RecipeLength::Known(length),
        DecoyKinds::All,
        EffectsLevel::Many,
        true,
    )
    .unwrap();
    Puzzle::of_parts(settings, length, parts, 99).unwrap()
}

fn effect(name: &str) -> Effect {
    let plain = |s: &str| s.to_lowercase().replace(' ', "");
    Effect::ALL.into_iter().find(|e| plain(&format!("{e:?}")) == plain(name)).unwrap()
}

/// Parses a potion of words such as `a1`: the letter of an ingredient and its dots.
fn potion(puzzle: &Puzzle, words: &str) -> Potion {
    let pours = words
        .split_whitespace()
        .map(|w| PotionItem {
            ingredient: Ingredient::ALL[(w.as_bytes()[0] - b'a') as usize],
            grown: w[1..].parse().unwrap(),
        })
        .collect();
    Potion::new(puzzle, pours).unwrap()
}

/// Source of a fixed sequence of draws, then of zeros.
struct Script(Vec<usize>);

impl RandomSource for Script {
    fn below(&mut self, n: usize) -> usize {
        let draw = if self.0.is_empty() { 0 } else { self.0.remove(0) };
        assert!(draw < n, "the script draws {draw} below {n}");
        draw
    }
}

/// Formats a report in the words of the sheet, also in builds without texts.
fn told(report: &Report) -> String {
    let says = match report.says {
        ReportValue::Here => return format!("{:?}!", report.by),
        ReportValue::Number(number) => number.to_string(),
        ReportValue::NoNumber => "none".into(),
        ReportValue::NothingToSay => "nothing to say".into(),
        ReportValue::Yes => "YES".into(),
        ReportValue::No => "NO".into(),
        ReportValue::Decoy => "a decoy".into(),
        ReportValue::Random => "a random number this time".into(),
    };
    format!("{:?}: {says}", report.by)
}

#[test]
fn reports_are_told_in_these_words() {
    use ReportValue::*;
    for says in [Here, Number(-2), NoNumber, NothingToSay, Yes, No, Decoy, Random] {
        let report = Report { by: Effect::General, says };
        assert_eq!(told(&report), report.to_string());
    }
}

fn test_with(draws: &[usize], puzzle: &Puzzle, words: &str) -> String {
    let verdict = evaluate(puzzle, &potion(puzzle, words), &mut Script(draws.to_vec()));
    if verdict.won {
        return "won".into();
    }
    let mut reports: Vec<String> = verdict.reports.iter().map(told).collect();
    reports.sort();
    reports.insert(0, format!("{} under, {} over", verdict.undergrown, verdict.overgrown));
    reports.join("; ")
}

/// Returns the result of a test: `"won"`, or growth and sorted reports.
fn test(puzzle: &Puzzle, words: &str) -> String {
    test_with(&[], puzzle, words)
}

/// Asserts the result of a test.
#[track_caller]
fn says(puzzle: &Puzzle, words: &str, expected: &str) {
    assert_eq!(test(puzzle, words), expected, "potion {words}");
}

/// Asserts the answers of a puzzle, as words of letters.
#[track_caller]
fn solves(puzzle: &Puzzle, expected: &[&str]) {
    let found: Vec<String> = solve(puzzle)
        .iter()
        .map(|a| a.iter().map(|i| (b'a' + *i as u8) as char).collect())
        .collect();
    assert_eq!(found, expected);
}
