//! What games have in common, in figures.

use serde::Serialize;

use super::outcomes::CELLS;
use super::{Outcomes, Span};
use crate::common::counts::{Counts, Share};
use crate::witches::deduce::Technique;

/// What games have in common, in figures.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figures {
    /// How many games.
    pub games: u64,
    /// The part of games that were won, with its 95 % interval.
    pub wins: Part,
    /// The part that only the last ditch effort won.
    pub last_ditch: f64,
    /// Turns of a game, each one action of every witch.
    pub turns: Span,
    /// Mean turns, with half the width of its 95 % interval.
    pub mean_turns: Mean,
    /// Tests of a game.
    pub tests: Span,
    /// Mean tests.
    pub mean_tests: Mean,
    /// Mean part of the board that was used, 0 to 1.
    pub board_used: f64,
    /// What a game cost, 0 to 1000: for not winning it, and for all that was done and tested.
    pub cost: Mean,
    /// How evenly the witches could act: 1 if all as much, 1 / n if one of n alone.
    pub even_actions: f64,
    /// How evenly the wins by a test are spread over the witches, from 1 / n to 1.
    pub even_wins: f64,
    /// The part of turns in which a witch could do nothing.
    pub idle: f64,
    /// The part of games that came to a point where nothing on the board could win any more.
    pub hopeless: Part,
    /// The turn after which half of these had come to it.
    pub hopeless_from: Option<usize>,
    /// The part of games in which the answer became certain; `None` where nobody looked.
    pub certain: Option<Part>,
    /// The tests until then, in the middle one of these games.
    pub certain_after: Option<usize>,
    /// The part of won games that were won after the answer was certain, without a guess.
    pub sure_wins: Option<f64>,
    /// What reasoning took, in those games in which it was looked at.
    pub reasoning: Option<ReasoningFigures>,
}

/// What reasoning took.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReasoningFigures {
    /// In how many games it was looked at.
    pub games: u64,
    /// Mean bits that a test told.
    pub bits_a_test: f64,
    /// Steps of reasoning by named techniques.
    pub steps: Span,
    /// The longest chain of steps that need each other.
    pub depth: Span,
    /// The part of games in which named techniques told every number.
    pub solved: Part,
    /// Every technique, with how many steps used it and how many games had none harder.
    pub techniques: Vec<(Technique, u64, u64)>,
}

impl ReasoningFigures {
    fn of(outcomes: &Outcomes) -> Option<ReasoningFigures> {
        let games = outcomes.steps.games();
        (games > 0).then(|| ReasoningFigures {
            games,
            bits_a_test: Mean::of(&outcomes.centibits).mean / 100.0,
            steps: Span::of(&outcomes.steps),
            depth: Span::of(&outcomes.depths),
            solved: Part::new(outcomes.solved.games(), games),
            techniques: outcomes.techniques().collect(),
        })
    }
}

/// A part of games, with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct Part {
    pub games: u64,
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Part {
    pub(super) fn new(part: u64, games: u64) -> Part {
        let Share { wins, share, low, high } = Share::new(part, games);
        Part { games: wins, share, low, high }
    }
}

/// A mean with half the width of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct Mean {
    pub mean: f64,
    pub within: f64,
}

impl Mean {
    pub(super) fn of(counts: &Counts) -> Mean {
        let summary = counts.summary();
        Mean { mean: summary.map_or(0.0, |s| s.mean), within: summary.map_or(0.0, |s| s.error) }
    }
}

impl Figures {
    /// Those of games at tables of so many witches.
    pub fn of(outcomes: &Outcomes, witches: u8) -> Figures {
        let (games, wins) = (outcomes.games(), outcomes.wins());
        let (acted, idle) = (outcomes.acted.games(), outcomes.passed.games());
        // Nobody looked where nobody ever saw it.
        let looked = outcomes.certain.games() > 0;
        let middle = |counts: &Counts| counts.quantile(1, 2);
        Figures {
            games,
            wins: Part::new(wins, games),
            last_ditch: ratio(outcomes.last_ditch.games(), games),
            turns: Span::of(&outcomes.turns),
            mean_turns: Mean::of(&outcomes.turns),
            tests: Span::of(&outcomes.tests),
            mean_tests: Mean::of(&outcomes.tests),
            board_used: Mean::of(&outcomes.used).mean / CELLS as f64,
            cost: Mean::of(&outcomes.costs),
            even_actions: evenness(&outcomes.acted, witches),
            even_wins: evenness(&outcomes.won_by, witches),
            idle: ratio(idle, acted + idle),
            hopeless: Part::new(outcomes.hopeless.games(), games),
            hopeless_from: middle(&outcomes.hopeless),
            certain: looked.then(|| Part::new(outcomes.certain.games(), games)),
            certain_after: middle(&outcomes.certain),
            sure_wins: looked.then(|| ratio(outcomes.sure.games(), wins)),
            reasoning: ReasoningFigures::of(outcomes),
        }
    }
}

fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// Jain's index of how evenly something is spread over the witches: the square of the sum, by
/// their number and the sum of squares.
fn evenness(of_witch: &Counts, witches: u8) -> f64 {
    let squares: u128 = of_witch.pairs().map(|(_, n)| u128::from(n) * u128::from(n)).sum();
    let sum = of_witch.games() as f64;
    if squares == 0 { 1.0 } else { sum * sum / (f64::from(witches) * squares as f64) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_witches(shares: &[u64]) -> Counts {
        let mut counts = Counts::default();
        shares.iter().enumerate().for_each(|(witch, &n)| counts.add_times(witch, n));
        counts
    }

    #[test]
    fn evenness_is_one_for_all_alike_and_a_part_for_one_alone() {
        assert_eq!(evenness(&of_witches(&[5, 5, 5, 5]), 4), 1.0);
        assert_eq!(evenness(&of_witches(&[0, 9]), 4), 0.25);
        assert_eq!(evenness(&of_witches(&[3, 1]), 2), 0.8);
        assert_eq!(evenness(&of_witches(&[]), 3), 1.0);
    }

    #[test]
    fn a_span_is_of_lengths_that_came_up() {
        let hundred = of_witches(&[1; 100]);
        assert_eq!(Span::of(&hundred), Span { low: 9, middle: 49, high: 89 });
        assert_eq!(Span::of(&of_witches(&[])), Span { low: 0, middle: 0, high: 0 });
    }
}
