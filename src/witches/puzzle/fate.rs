//! How a test came about, ingredient by ingredient: for players who may know the secret.

use serde::Serialize;

use super::Report;
use super::walk::{Counted, Grew};
use crate::texts::Message;

/// What became of an ingredient in a test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// The test was over before its turn.
    #[default]
    Unreached,
    /// An effect left it out.
    Skipped,
    /// It has no number, and is not counted.
    Ignored,
    /// Counted: its dots are its number.
    Right,
    /// Counted: fewer dots than its number.
    Under,
    /// Counted: more dots than its number.
    Over,
    /// Counted: an effect took its dots as right.
    Spared,
}

/// What happened to an ingredient in a test.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Fate {
    /// What became of it.
    pub outcome: Outcome,
    /// The number that its dots were compared with. Effects can take it out of 1 to the length of
    /// the recipe.
    pub number: Option<i16>,
    /// Whether it was counted out of order.
    pub out_of_order: bool,
    /// Whether it was wrong whatever its dots and its order: an imposter, or one of a pair.
    pub made_wrong: bool,
    /// Whether a later effect made the cauldron forget it, and what it reported.
    pub forgotten: bool,
    /// What it reported.
    pub reports: Vec<Message>,
}

impl Fate {
    /// It has its turn, and is not counted yet.
    pub(super) fn meet(&mut self) {
        self.outcome = Outcome::Ignored;
    }

    /// It is counted.
    pub(super) fn count(&mut self, counted: Counted) {
        self.outcome = match counted.growth {
            Grew::Right => Outcome::Right,
            Grew::Under => Outcome::Under,
            Grew::Over => Outcome::Over,
            Grew::Spared => Outcome::Spared,
        };
        self.number = counted.number.known();
        self.out_of_order = !counted.in_order;
        self.made_wrong = counted.made_wrong;
    }

    /// It is left out.
    pub(super) fn skip(&mut self) {
        self.outcome = Outcome::Skipped;
    }

    /// All so far is forgotten.
    pub(super) fn forget(&mut self) {
        self.forgotten = self.outcome != Outcome::Unreached;
    }

    pub(super) fn report(&mut self, report: Report) {
        self.reports.push(report.message());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::stream::Stream;
    use crate::game::seed::Seed;
    use crate::witches::puzzle::{
        MostAnswers, Potion, Pour, evaluate, generate, test_stream, trace,
    };
    use crate::witches::settings::Level;

    #[test]
    fn the_fates_add_up_to_the_verdict() {
        for level in Level::ALL {
            for seed in 0..6 {
                let settings = level.settings();
                let solved = generate(Seed(seed), &settings, MostAnswers::default()).unwrap();
                let puzzle = &solved.puzzle;
                let mut draws = Stream::new(Seed(seed), "fates", 0);
                for number in 1..=60 {
                    let pours = (0..1 + draws.below(6)).map(|_| Pour {
                        ingredient: *draws.pick(puzzle.ingredients()).unwrap(),
                        grown: 1 + draws.below(usize::from(puzzle.length())) as u8,
                    });
                    let potion = Potion::new(puzzle, pours.collect()).unwrap();
                    let verdict = evaluate(puzzle, &potion, &mut test_stream(puzzle, number));
                    let fates = trace(puzzle, &potion, &mut test_stream(puzzle, number));
                    assert_eq!(fates.len(), potion.pours().len());
                    if verdict.won {
                        continue;
                    }
                    let heard = || fates.iter().filter(|fate| !fate.forgotten);
                    let count = |outcome| heard().filter(|fate| fate.outcome == outcome).count();
                    assert_eq!(count(Outcome::Under), usize::from(verdict.undergrown));
                    assert_eq!(count(Outcome::Over), usize::from(verdict.overgrown));
                    let said = |texts: &mut dyn Iterator<Item = String>| {
                        let mut said: Vec<String> = texts.collect();
                        said.sort();
                        said
                    };
                    let reports = &mut heard().flat_map(|f| &f.reports).map(|r| r.to_string());
                    let told = &mut verdict.reports.iter().map(|r| r.message().to_string());
                    assert_eq!(said(reports), said(told));
                }
            }
        }
    }
}
