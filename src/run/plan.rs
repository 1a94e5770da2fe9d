//! The seeds that a run may have, and those that somebody chose.

use std::collections::HashMap;

use crate::common::stream::{Concern, Stream};
use crate::common::threads::{Threads, map_on};
use crate::game::Refused;
use crate::game::seed::{Seed, SeedError};
use crate::game::source::Scope;
use crate::series::Series;

/// What a run draws from its start seed.
struct SeedDraws;

impl Concern for SeedDraws {
    fn name(self) -> &'static str {
        "run seeds"
    }
}

/// Why there are no seeds for a run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// A seed gives no such game.
    #[error("game {number} (seed {seed}): {reason}")]
    Game {
        /// Its number, from 1.
        number: u64,
        /// The seed.
        seed: Seed,
        /// Why not.
        reason: Refused,
    },
    /// There are fewer secrets than games.
    #[error(
        "only {found} games of these wishes differ in their secrets, and {games} were asked for"
    )]
    TooFew {
        /// How many were found.
        found: u64,
        /// How many were wished for.
        games: u64,
    },
    /// No game of a number is as ordered.
    #[error("game {number}: {reason}")]
    Unmet {
        /// Its number, from 1.
        number: u64,
        /// What was found instead.
        reason: Refused,
    },
    /// A seed stands in a list more than once.
    #[error("the seed {seed} is there twice: {noun}s {} and {}", .places.0, .places.1)]
    Twice {
        /// The seed.
        seed: Seed,
        /// What the list counts.
        noun: &'static str,
        /// Where it stands, from 1.
        places: (usize, usize),
    },
    /// Two seeds of a list give games with the same secret.
    #[error(
        "the seeds {} and {} ({noun}s {} and {}) give games with the same secret",
        .seeds.0, .seeds.1, .places.0, .places.1
    )]
    Alike {
        /// The seeds.
        seeds: (Seed, Seed),
        /// What the list counts.
        noun: &'static str,
        /// Where they stand, from 1.
        places: (usize, usize),
    },
    /// Something in a list is no seed.
    #[error("{noun} {place}: {reason}")]
    NoSeed {
        /// What the list counts.
        noun: &'static str,
        /// Where it stands, from 1.
        place: usize,
        /// What is wrong with it.
        reason: SeedError,
    },
    /// A list without any seed.
    #[error("there is no seed in it; write one on each line")]
    Empty,
}

/// Seeds that somebody chose, each with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedList {
    noun: &'static str,
    seeds: Vec<(usize, Seed)>,
}

impl SeedList {
    /// Seeds in a row.
    pub fn of_seeds(seeds: &[Seed]) -> SeedList {
        SeedList { noun: "place", seeds: (1..).zip(seeds.iter().copied()).collect() }
    }

    /// A text with one seed on each line, and comments from `#` on.
    ///
    /// # Errors
    /// If a line has something else, or none has a seed.
    pub fn of_lines(text: &str) -> Result<SeedList, PlanError> {
        let noun = "line";
        let mut seeds = Vec::new();
        for (place, line) in (1..).zip(text.lines()) {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                let seed = line.parse().map_err(|reason| PlanError::NoSeed { noun, place, reason });
                seeds.push((place, seed?));
            }
        }
        if seeds.is_empty() { Err(PlanError::Empty) } else { Ok(SeedList { noun, seeds }) }
    }

    /// The seeds, in order.
    pub fn seeds(&self) -> impl ExactSizeIterator<Item = Seed> {
        self.seeds.iter().map(|(_, seed)| *seed)
    }

    /// The seeds, after it is known that each gives a game, and no two of them the same secret,
    /// unless secrets may come again.
    ///
    /// # Errors
    /// If they do not.
    pub fn plan(
        &self,
        series: &dyn Series,
        repeat_secrets: bool,
        threads: Threads,
    ) -> Result<Vec<Seed>, PlanError> {
        let noun = self.noun;
        let mut places = HashMap::new();
        for &(place, seed) in &self.seeds {
            if let Some(before) = places.insert(seed.0, place) {
                return Err(PlanError::Twice { seed, noun, places: (before, place) });
            }
        }
        let numbered: Vec<(u64, Seed)> = (0..).zip(self.seeds()).collect();
        let secrets = map_on(threads, &numbered, |&(number, seed)| secret(series, number, seed))?;
        let mut first = HashMap::new();
        for (at, secret) in self.seeds.iter().zip(secrets) {
            if let Some(before) = first.insert(secret, at).filter(|_| !repeat_secrets) {
                let (seeds, places) = ((before.1, at.1), (before.0, at.0));
                return Err(PlanError::Alike { seeds, noun, places });
            }
        }
        Ok(self.seeds().collect())
    }
}

pub(super) fn secret(series: &dyn Series, number: u64, seed: Seed) -> Result<u128, PlanError> {
    let refused = |reason| PlanError::Game { number: number.saturating_add(1), seed, reason };
    series.secret(number, seed).map_err(refused)
}

/// The seeds that a game may have, in the order in which they are tried. Runs from one start whose
/// games are of different scopes have none of them in common but the start.
pub(super) fn draws(
    start: Seed,
    scope: Option<Scope>,
    number: u64,
) -> impl Iterator<Item = Seed> + use<> {
    let mut stream = match scope {
        Some(scope) => scope.stream(start, SeedDraws, number),
        None => Stream::new(start, SeedDraws, number),
    };
    let drawn = std::iter::repeat_with(move || Seed(stream.bits() >> (64 - Seed::FRESH_BITS)));
    (number == 0).then_some(start).into_iter().chain(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fake::Fake;
    use std::num::NonZero;

    fn threads(count: usize) -> Threads {
        Threads::new(NonZero::new(count).unwrap())
    }

    #[test]
    fn lists_are_read_with_their_places() {
        let list = SeedList::of_lines("# chosen\n5\n\n6 # good\n  7\n").unwrap();
        assert_eq!(list.seeds, [(2, Seed(5)), (4, Seed(6)), (5, Seed(7))]);
        let error = SeedList::of_lines("5\nfive\n").unwrap_err().to_string();
        assert!(error.starts_with("line 2: the seed \"five\""), "{error}");
        assert_eq!(SeedList::of_lines("# none\n"), Err(PlanError::Empty));
    }

    #[test]
    fn what_is_twice_in_a_list_is_named_with_both_places() {
        let series = Fake::new(10);
        let plan = |text: &str, repeat| {
            SeedList::of_lines(text).unwrap().plan(&series, repeat, threads(2))
        };
        assert_eq!(plan("1\n2\n", false), Ok(vec![Seed(1), Seed(2)]));
        let twice = plan("1\n2\n1\n", true).unwrap_err().to_string();
        assert_eq!(twice, format!("the seed {} is there twice: lines 1 and 3", Seed(1)));
        let alike = plan("1\n2\n11\n", false).unwrap_err().to_string();
        assert!(alike.ends_with("(lines 1 and 3) give games with the same secret"), "{alike}");
        assert_eq!(plan("1\n11\n", true), Ok(vec![Seed(1), Seed(11)]));
        let listed = SeedList::of_seeds(&[Seed(1), Seed(11)]).plan(&series, false, Threads::ONE);
        assert!(listed.unwrap_err().to_string().contains("(places 1 and 2)"));
    }
}
