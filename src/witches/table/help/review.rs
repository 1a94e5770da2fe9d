//! Looking back at a game: what each test told, when the answer was certain, and how many
//! tests it takes.

use std::cell::OnceCell;

use serde::Serialize;

use super::knowledge::{EFFORT, TableKnowledge};
use super::suggest::{left, possibilities, tenths};
use crate::texts::{Message, said};
use crate::witches::deduce::{Effort, Observation, Posterior};
use crate::witches::puzzle::{Fate, Potion, Puzzle, solve, test_stream, trace, winning_potion};
use crate::witches::table::{Keeper, PlayError, Solution, Table, Test};

/// After so many tests nobody plays on.
const PAR_AT_MOST: usize = 20;
/// How much work it is worth to find out how many tests it takes.
const PAR: Effort = Effort { walks: 3 * EFFORT.walks, ..EFFORT };
/// A sample learns from so many tests.
const SAMPLED: usize = 24;
/// How many potions are compared for each test.
const POTIONS: usize = 24;
/// A potion that wins as likely as this is tried.
const LIKELY: f64 = 0.5;

/// What a test told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Gain {
    /// The number of the test.
    pub test: u32,
    /// Tenths of bits: how much less was unknown after it than before. Each bit halves what
    /// could still be. 0 where that is too much work to find out.
    pub tenths: u32,
    /// What is said of it.
    pub tells: Message,
}

/// How the players did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Review {
    /// How many tests a strong reasoner needs for this puzzle, the one that wins included, who
    /// may brew what she likes in cauldrons as large as those of the log; none if that could not
    /// be found out.
    pub par: Option<u32>,
    /// Tenths of bits that were unknown before the first test.
    pub unknown: u32,
    /// What each test told.
    pub gains: Vec<Gain>,
    /// After how many tests a potion was known that wins; none if it never was.
    pub certain: Option<usize>,
    /// What is said of all that but the gains.
    pub tells: Vec<Message>,
}

impl Gain {
    fn new(test: u32, gained: Option<u32>) -> Gain {
        let tells = match gained {
            Some(tenths) => said::help_review_gain(test, left(tenths)),
            None => said::help_review_gain_unknown(test),
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
        let made = said::help_tests(tests);
        let tells = vec![
            match par {
                Some(par) => said::help_review_par(made, said::help_tests(par)),
                None => said::help_review_no_par(made),
            },
            match certain {
                Some(0) => said::help_review_certain_at_once(),
                Some(certain) => said::help_review_certain(said::help_tests(certain)),
                None => said::help_review_uncertain(),
            },
            said::help_review_unknown(possibilities(unknown)),
        ];
        Review { par, certain, unknown, gains, tells }
    }
}

impl Table {
    /// Looks back at the game.
    ///
    /// # Errors
    /// If it goes on, or the game gives no help.
    pub(crate) fn review(&self, keeper: &Keeper) -> Result<Review, PlayError> {
        if !self.is_told() {
            return Err(PlayError::NotOver);
        }
        let known = TableKnowledge::of(self, keeper)?;
        let puzzle = &keeper.deal()?.puzzle;
        let wins = winning_potions(puzzle);
        let mut growing = Growing::new(&known);
        let mut before = Some(growing.posterior.entropy().value);
        let unknown = before.map_or(0, tenths);
        // Whoever wins without it has guessed.
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

/// A game without secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Story {
    /// The solution.
    pub solution: Solution,
    /// For each test of the log what happened to its ingredients, in the order of the potion.
    pub tests: Vec<Vec<Fate>>,
}

impl Table {
    /// Tells it.
    ///
    /// # Errors
    /// If the game goes on, or the code has no play part.
    pub(crate) fn story(&self, keeper: &Keeper) -> Result<Story, PlayError> {
        if !self.is_told() {
            return Err(PlayError::NotOver);
        }
        let puzzle = &keeper.deal()?.puzzle;
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

/// What is known from test to test.
struct Growing<'a> {
    known: &'a TableKnowledge,
    posterior: Posterior,
    seen: usize,
    /// After how many tests few secrets are left, once that is asked for.
    few: OnceCell<usize>,
}

impl Growing<'_> {
    fn new(known: &TableKnowledge) -> Growing<'_> {
        Growing {
            known,
            posterior: Posterior::new(&known.facts, EFFORT),
            seen: 0,
            few: OnceCell::new(),
        }
    }

    /// Learns from the next test: the entropy then, unless that is too much work.
    fn see(&mut self, seen: &Observation) -> Option<f64> {
        let learns = self.posterior.is_exact() || !self.is_late();
        self.seen += 1;
        if learns {
            self.posterior.see(seen);
        }
        if !self.posterior.is_exact()
            && self.seen == self.few()
            && let Some(few) = self.known.at_once(self.seen)
        {
            self.posterior = few;
        }
        (!self.is_late()).then(|| self.posterior.entropy().value)
    }

    /// Whether a sample does not know any more what all tests together tell.
    fn is_late(&self) -> bool {
        !self.posterior.is_exact() && (self.posterior.is_lost() || self.seen > SAMPLED)
    }

    fn few(&self) -> usize {
        let many = |tests: &usize| self.known.at_once(*tests).is_none();
        let log = self.known.log.len();
        let first = || (1..=log).collect::<Vec<_>>().partition_point(many);
        *self.few.get_or_init(|| first() + 1)
    }
}

fn winning_potions(puzzle: &Puzzle) -> Vec<Potion> {
    solve(puzzle).iter().filter_map(|answer| winning_potion(puzzle, answer)).collect()
}

/// Whether some potion wins with all secrets that are possible.
fn is_certain(posterior: &Posterior, wins: &[Potion]) -> bool {
    // Rounding of many chances that are added up.
    wins.iter().any(|potion| posterior.win_chance(potion.pours()).value > 1. - 1e-9)
}

/// How many tests somebody needs who always brews what tells most, or what probably wins.
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
        posterior.see(&Observation::of(potion.pours().to_vec(), &verdict));
        if posterior.is_lost() {
            break;
        }
    }
    Ok(None)
}
