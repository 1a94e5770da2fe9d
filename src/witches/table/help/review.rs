//! Review of a game: the information of each test, the time when the answer was certain, and the
//! par.

use std::cell::OnceCell;

use serde::Serialize;

use super::knowledge::{EFFORT, TableKnowledge};
use super::suggest::{left, possibilities, tenths};
use crate::texts::{Message, msg};
use crate::witches::deduce::{Effort, Observation, Posterior};
use crate::witches::puzzle::{
    IngredientTrace, Potion, Puzzle, solve, test_stream, trace, winning_potion,
};
use crate::witches::table::{Keeper, PlayError, Solution, Table, Test};

/// Maximum number of tests in the calculation of the par.
const PAR_AT_MOST: usize = 20;
/// Effort for the calculation of the par.
const PAR: Effort = Effort { walks: 3 * EFFORT.walks, ..EFFORT };
/// Number of tests after which a sample is considered unreliable.
const SAMPLED: usize = 24;
/// Number of potions compared for each test.
const POTIONS: usize = 24;
/// Win probability from which a potion is tried.
const LIKELY: f64 = 0.5;

/// Information of a test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Gain {
    /// Number of the test on the log.
    pub test: u32,
    /// Reduction of the entropy by the test, in tenths of a bit. Each bit halves the possibilities.
    /// 0 if it took too much work to find out.
    pub tenths: u32,
    /// Message about the information.
    pub tells: Message,
}

/// Review of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Review {
    /// Par: number of tests that a strong reasoner needs for this puzzle, including the winning
    /// one, if she may brew any potion in cauldrons as large as those of the log. `None` if it
    /// could not be found out.
    pub par: Option<u32>,
    /// Entropy before the first test, in tenths of a bit.
    pub unknown: u32,
    /// Information of each test.
    pub gains: Vec<Gain>,
    /// Number of tests after which a potion was known to win; `None` if never.
    pub certain: Option<usize>,
    /// Messages about everything but the gains.
    pub tells: Vec<Message>,
}

impl Gain {
    fn new(test: u32, gained: Option<u32>) -> Gain {
        let tells = match gained {
            Some(tenths) => msg::help_review_gain(test, left(tenths)),
            None => msg::help_review_gain_unknown(test),
        };
        Gain { test, tenths: gained.unwrap_or(0), tells }
    }
}

impl Review {
    fn new(
        tests: usize,
        par: Option<u32>,
        certain: Option<usize>,
        unknown: u32,
        gains: Vec<Gain>,
    ) -> Review {
        let made = msg::help_tests(tests);
        let tells = vec![
            match par {
                Some(par) => msg::help_review_par(made, msg::help_tests(par)),
                None => msg::help_review_no_par(made),
            },
            match certain {
                Some(0) => msg::help_review_certain_at_once(),
                Some(certain) => msg::help_review_certain(msg::help_tests(certain)),
                None => msg::help_review_uncertain(),
            },
            msg::help_review_unknown(possibilities(unknown)),
        ];
        Review { par, certain, unknown, gains, tells }
    }
}

impl Table {
    /// Reviews the game.
    ///
    /// # Errors
    /// Returns [`PlayError::NotOver`] before the end of the game, or [`PlayError::NoHelp`] in a
    /// game without help.
    pub(crate) fn review(&self, keeper: &Keeper) -> Result<Review, PlayError> {
        if !self.is_answer_known() {
            return Err(PlayError::NotOver);
        }
        let known = TableKnowledge::of(self, keeper)?;
        let puzzle = &keeper.game_data()?.puzzle;
        let wins = winning_potions(puzzle);
        let mut growing = ReviewedPosterior::new(&known);
        let mut before = Some(growing.posterior.entropy().value);
        let unknown = before.map_or(0, tenths);
        // A win without certainty was a guess.
        let mut certain = is_certain(&growing.posterior, &wins).then_some(0);
        let mut gains = Vec::new();
        for (test, seen) in self.counted().zip(&known.log) {
            let after = growing.see(seen);
            gains.push(Gain::new(test.number, before.zip(after).map(|(b, a)| tenths(b - a))));
            before = after;
            if certain.is_none() && !seen.won && is_certain(&growing.posterior, &wins) {
                certain = Some(gains.len());
            }
        }
        let par = par(keeper, &known, puzzle)?;
        Ok(Review::new(known.log.len(), par, certain, unknown, gains))
    }
}

/// Complete record of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Story {
    /// Solution of the puzzle.
    pub solution: Solution,
    /// For each test of the log, the [`IngredientTrace`] of its ingredients in the order of the potion.
    pub tests: Vec<Vec<IngredientTrace>>,
}

impl Table {
    /// Returns the solution and the evaluation of each test.
    ///
    /// # Errors
    /// Returns [`PlayError`] if the game goes on, or if the code has no play part.
    pub(crate) fn story(&self, keeper: &Keeper) -> Result<Story, PlayError> {
        if !self.is_answer_known() {
            return Err(PlayError::NotOver);
        }
        let puzzle = &keeper.game_data()?.puzzle;
        let fates = |test: &Test| {
            let potion = Potion::new(puzzle, test.pours.clone())?;
            Ok(trace(puzzle, &potion, &mut test_stream(puzzle, test.number)))
        };
        let tests = self.tests.iter().map(fates).collect::<Result<_, PlayError>>()?;
        let opened = self.solution.clone();
        let solution = opened.unwrap_or_else(|| Solution::new(puzzle, solve(puzzle)));
        Ok(Story { solution, tests })
    }
}

/// Posterior that is updated test by test.
struct ReviewedPosterior<'a> {
    known: &'a TableKnowledge,
    posterior: Posterior,
    seen: usize,
    /// Cached result of [`ReviewedPosterior::first_exhaustive_test`].
    first_exhaustive_test: OnceCell<usize>,
}

impl ReviewedPosterior<'_> {
    fn new(known: &TableKnowledge) -> ReviewedPosterior<'_> {
        ReviewedPosterior {
            known,
            posterior: Posterior::new(&known.facts, EFFORT),
            seen: 0,
            first_exhaustive_test: OnceCell::new(),
        }
    }

    /// Updates the posterior with the next test. Returns the entropy after it, or `None` if that
    /// took too much work.
    fn see(&mut self, seen: &Observation) -> Option<f64> {
        let learns = self.posterior.is_exact() || !self.is_late();
        self.seen += 1;
        if learns {
            self.posterior.observe(seen);
        }
        if !self.posterior.is_exact()
            && self.seen == self.first_exhaustive_test()
            && let Some(few) = self.known.exhaustive_posterior(self.seen)
        {
            self.posterior = few;
        }
        (!self.is_late()).then(|| self.posterior.entropy().value)
    }

    /// Whether the posterior is an unreliable sample, which may miss what all tests prove together.
    fn is_late(&self) -> bool {
        !self.posterior.is_exact() && (self.posterior.is_inconsistent() || self.seen > SAMPLED)
    }

    /// Returns the smallest number of first tests of the log for which the exhaustive search
    /// ([`TableKnowledge::exhaustive_posterior`]) stays within its limits, or one more than the
    /// tests of the log.
    fn first_exhaustive_test(&self) -> usize {
        let many = |tests: &usize| self.known.exhaustive_posterior(*tests).is_none();
        let log = self.known.log.len();
        let first = || (1..=log).collect::<Vec<_>>().partition_point(many);
        *self.first_exhaustive_test.get_or_init(|| first() + 1)
    }
}

fn winning_potions(puzzle: &Puzzle) -> Vec<Potion> {
    solve(puzzle).iter().filter_map(|answer| winning_potion(puzzle, answer)).collect()
}

/// Whether some potion wins with every possible secret.
fn is_certain(posterior: &Posterior, wins: &[Potion]) -> bool {
    // Tolerance for rounding errors in the sum of many probabilities.
    wins.iter().any(|potion| posterior.win_probability(potion.items()).value > 1. - 1e-9)
}

/// Returns the number of tests needed by a player who always brews the potion with the most
/// information, or one that probably wins.
fn par(keeper: &Keeper, known: &TableKnowledge, puzzle: &Puzzle) -> Result<Option<u32>, PlayError> {
    let largest = known.facts.longest.into();
    let sizes: Vec<usize> = known.log.iter().map(|seen| seen.pours.len()).collect();
    let mut posterior = Posterior::new(&known.facts, PAR);
    for made in 0..PAR_AT_MOST {
        let size = sizes.get(made).copied().unwrap_or(largest);
        let mut potions = known.potions(&posterior, POTIONS, size, made);
        let wins = posterior.likeliest_wins(1);
        let pours = match wins.into_iter().next() {
            Some((potion, chance)) if chance >= LIKELY => potion,
            win => {
                potions.extend(win.map(|(potion, _)| potion));
                let best = posterior.best(&potions);
                let Some((place, _)) = best else { return Ok(None) };
                potions.swap_remove(place)
            }
        };
        let potion = Potion::new(puzzle, pours)?;
        let number = u32::try_from(made + 1).unwrap_or(u32::MAX);
        let verdict = keeper.test(&potion, number)?;
        if verdict.won {
            return Ok(Some(number));
        }
        posterior.observe(&Observation::of(potion.items().to_vec(), &verdict));
        if posterior.is_inconsistent() {
            break;
        }
    }
    Ok(None)
}
