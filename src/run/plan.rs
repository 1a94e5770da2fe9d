//! The seeds of a run: games that all differ in their secrets.

use std::collections::{HashMap, HashSet};

use crate::game::Refused;
use crate::seed::{Seed, SeedError};
use crate::series::Series;
use crate::stream::{Concern, Stream};
use crate::threads::{Threads, map_on};

/// What a run draws from its start seed.
struct SeedDraws;

impl Concern for SeedDraws {
    fn name(self) -> &'static str {
        "run seeds"
    }
}

/// So many games in a row with secrets that were there before mean that no others are left.
const MOST_DRAWS: u32 = 10_000;

/// So many games are looked at together.
const BLOCK: usize = 4_096;

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

fn secret(series: &dyn Series, number: u64, seed: Seed) -> Result<u128, PlanError> {
    let refused = |reason| PlanError::Game { number: number.saturating_add(1), seed, reason };
    series.secret(number, seed).map_err(refused)
}

/// Seeds that are drawn from a start seed, which is the first of them. Where a secret was there
/// before, the next seed is drawn; with `repeat_secrets` they come again once no other is found.
/// The number of threads does not show.
///
/// # Errors
/// If fewer games differ in their secrets, or a seed gives no game.
pub fn drawn_seeds(
    series: &dyn Series,
    start: Seed,
    games: u64,
    repeat_secrets: bool,
    threads: Threads,
) -> Result<Vec<Seed>, PlanError> {
    if let Some(found) = series.longest().filter(|longest| !repeat_secrets && *longest < games) {
        return Err(PlanError::TooFew { found, games });
    }
    let numbers: Vec<u64> = (0..games).collect();
    let (taken, secrets) = (HashSet::new(), HashSet::new());
    let mut drawn =
        Drawn { series, start, games, repeat_secrets, seeds: Vec::new(), taken, secrets };
    for block in numbers.chunks(BLOCK) {
        let firsts = map_on(threads, block, |&number| {
            let seed = draws(start, number).next().unwrap_or(start);
            Ok((number, secret(series, number, seed)?))
        })?;
        for (number, first) in firsts {
            drawn.add(number, first)?;
        }
    }
    Ok(drawn.seeds)
}

struct Drawn<'a> {
    series: &'a dyn Series,
    start: Seed,
    games: u64,
    repeat_secrets: bool,
    seeds: Vec<Seed>,
    taken: HashSet<u64>,
    secrets: HashSet<u128>,
}

impl Drawn<'_> {
    /// Adds the seed of the next number; `first` is the secret of the first that is tried.
    fn add(&mut self, number: u64, first: u128) -> Result<(), PlanError> {
        for (attempt, seed) in (0..).zip(draws(self.start, number)) {
            if attempt == MOST_DRAWS {
                if !self.repeat_secrets {
                    return Err(PlanError::TooFew { found: number, games: self.games });
                }
                self.secrets.clear();
            }
            let secret = if attempt == 0 { first } else { secret(self.series, number, seed)? };
            if !self.taken.contains(&seed.0) && self.secrets.insert(secret) {
                self.taken.insert(seed.0);
                self.seeds.push(seed);
                break;
            }
        }
        Ok(())
    }
}

/// The seeds that a game may have, in the order in which they are tried.
fn draws(start: Seed, number: u64) -> impl Iterator<Item = Seed> {
    let mut stream = Stream::new(start, SeedDraws, number);
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

    fn secrets(series: &Fake, seeds: &[Seed]) -> HashSet<u128> {
        (0..).zip(seeds).map(|(number, &seed)| series.secret(number, seed).unwrap()).collect()
    }

    #[test]
    fn all_secrets_differ_whatever_the_threads() {
        let series = Fake { secrets: 300 };
        let one = drawn_seeds(&series, Seed(5), 300, false, Threads::ONE).unwrap();
        assert_eq!(one[0], Seed(5));
        assert_eq!(secrets(&series, &one).len(), 300);
        assert_eq!(drawn_seeds(&series, Seed(5), 300, false, threads(3)).unwrap(), one);
        let fewer = drawn_seeds(&series, Seed(5), 100, false, threads(2)).unwrap();
        assert_eq!(fewer, one[..100], "a longer run begins as a shorter one");
    }

    #[test]
    fn where_secrets_are_too_few_that_is_said_or_they_come_again() {
        let series = Fake { secrets: 40 };
        let error = drawn_seeds(&series, Seed(1), 41, false, threads(2)).unwrap_err();
        assert_eq!(error, PlanError::TooFew { found: 40, games: 41 });
        let again = drawn_seeds(&series, Seed(1), 100, true, threads(2)).unwrap();
        assert_eq!(again.iter().collect::<HashSet<_>>().len(), 100);
        for round in again.chunks(40) {
            assert_eq!(secrets(&series, round).len(), round.len(), "none before all came");
        }
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
        let series = Fake { secrets: 10 };
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
