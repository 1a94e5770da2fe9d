//! Internal, may change. Seeds of a run: drawn at random, so that all games have different secrets
//! and satisfy the order, or chosen by the user.

use std::collections::{HashMap, HashSet};
use std::convert::Infallible;
use std::sync::atomic::{AtomicUsize, Ordering};

use blake2::{Blake2b512, Digest};

use crate::common::seed::{Seed, SeedError};
use crate::common::settings_digest::SettingsDigest;
use crate::common::stream::{Concern, Stream};
use crate::common::threads::{Threads, map_on};
use crate::game::Rejection;
use crate::game::series::{GameSeries, Mismatch, SheetFilter};

/// Number of consecutive draws with repeated secrets after which the secrets count as exhausted.
const MOST_DRAWS: usize = 10_000;

/// Number of games drawn in parallel if every game is acceptable.
const BLOCK: usize = 4_096;
/// Number of games drawn in parallel if each is searched for with a `SheetFilter`.
const SEARCHED: usize = 64;
/// Number of draws of one game for each thread that are judged in parallel.
const JUDGED: usize = 4;

/// Draws the seeds of `games` games, starting with `start`. A draw is rejected if its secret was
/// used before or its game fails the [filter](GameSeries::filter). With `repeat_secrets`, secrets may
/// repeat once no unused one is found. The result does not depend on the number of threads.
///
/// # Errors
/// If there are fewer different secrets than games, no game satisfies the judge, or a seed gives no
/// game.
pub fn drawn_seeds(
    series: &dyn GameSeries,
    start: Seed,
    games: u64,
    repeat_secrets: bool,
    threads: Threads,
) -> Result<Vec<Seed>, PlanError> {
    if let Some(found) = series.longest().filter(|longest| !repeat_secrets && *longest < games) {
        return Err(PlanError::TooFew { found, games });
    }
    let judge = |first: Option<Seed>| {
        let seed = first.unwrap_or(start);
        series.filter(first).map_err(|reason| PlanError::Game { number: 1, seed, reason })
    };
    let first = judge(None)?;
    let draws = Draws { series, judge: first.as_deref(), start, names: &[] };
    let mut drawn = SeedSearch::new(draws, games);
    drawn.repeat_secrets = repeat_secrets;
    let numbers: Vec<u64> = (0..games).collect();
    let Some(_) = drawn.draws.judge else {
        for block in numbers.chunks(BLOCK) {
            drawn.add_all(block, threads)?;
        }
        return Ok(drawn.seeds);
    };
    let (head, rest) = numbers.split_at(numbers.len().min(1));
    for &number in head {
        let found = drawn.draws.first(number, threads)?;
        drawn.add(number, found)?;
    }
    let others = judge(drawn.seeds.first().copied())?;
    drawn.draws.judge = others.as_deref();
    for block in rest.chunks(SEARCHED) {
        drawn.add_all(block, threads)?;
    }
    Ok(drawn.seeds)
}

/// Key of a player's name in a list, from which the seed of the player's game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NameKey(u64);

impl NameKey {
    /// Computes the key of a name in NFC. `occurrence` counts equal names in their list, from 1.
    pub fn new(name: &str, occurrence: u64) -> NameKey {
        let hash = Blake2b512::new_with_prefix(b"Cauldron Press 1.0, name in a run");
        let hash = hash.chain_update(occurrence.to_le_bytes()).chain_update(name);
        let hash: [u8; 64] = hash.finalize().into();
        NameKey(u64::from_le_bytes(std::array::from_fn(|i| hash[i])))
    }
}

/// Draws the seed of the game of each name. It depends on `start`, the name, and the settings of
/// the game, but not on the other names. Unlike in [`drawn_seeds`], two games may therefore have
/// the same secret. The result does not depend on the number of threads.
///
/// The games of a set resemble a model that depends on `start` alone, and that is not among them.
///
/// # Errors
/// If no game satisfies the filter, or a seed gives no game.
pub fn named_seeds(
    series: &dyn GameSeries,
    start: Seed,
    names: &[NameKey],
    threads: Threads,
) -> Result<Vec<Seed>, PlanError> {
    let filter = |model: Option<Seed>| {
        let seed = model.unwrap_or(start);
        series.filter(model).map_err(|reason| PlanError::Game { number: 1, seed, reason })
    };
    let mut judge = filter(None)?;
    if series.has_model() {
        let draws = Draws { series, judge: judge.as_deref(), start, names: &[] };
        let model = draws.seed(0, threads)?;
        judge = filter(Some(model))?;
    }
    let draws = Draws { series, judge: judge.as_deref(), start, names };
    let numbers: Vec<u64> = (0..names.len() as u64).collect();
    map_on(threads, &numbers, |&number| draws.seed(number, Threads::ONE))
}

/// Source of the candidate seeds of all games.
#[derive(Clone, Copy)]
struct Draws<'a> {
    series: &'a dyn GameSeries,
    judge: Option<&'a dyn SheetFilter>,
    start: Seed,
    /// Names of the players; empty if the games are drawn by their numbers.
    names: &'a [NameKey],
}

/// Candidate seed of a game, with its position among the game's draws and its secret.
struct Draw {
    place: usize,
    seed: Seed,
    secret: u128,
}

/// First draw that satisfies the filter, or the closest mismatch, if there is a filter.
type Found = Result<Draw, Option<Mismatch>>;

impl Draws<'_> {
    /// Returns the number of consecutive failed draws after which the search ends.
    fn most(&self) -> usize {
        self.judge.map_or(MOST_DRAWS, |judge| judge.max_mismatches())
    }

    /// Returns the candidate seeds of game `number`, with their positions.
    fn of(&self, number: u64) -> impl Iterator<Item = (usize, Seed)> + use<> {
        let scope = self.series.settings_digest(number);
        let name = usize::try_from(number).ok().and_then(|number| self.names.get(number));
        let draws = match name {
            Some(&name) => Candidates::of_name(self.start, scope, name),
            None => Candidates::of_number(self.start, scope, number),
        };
        draws.enumerate()
    }

    /// Searches the next `most` items of `draws` for one that satisfies the filter.
    fn fitting(
        &self,
        number: u64,
        draws: &mut impl Iterator<Item = (usize, Seed)>,
        most: usize,
        threads: Threads,
    ) -> Result<Found, PlanError> {
        let found = |(place, seed)| {
            secret(self.series, number, seed).map(|secret| Ok(Draw { place, seed, secret }))
        };
        let Some(judge) = self.judge else {
            return draws.next().map_or(Ok(Err(None)), found);
        };
        let together = if threads == Threads::ONE { 1 } else { JUDGED * threads.count() };
        let mut nearest: Option<Mismatch> = None;
        for judged in (0..most).step_by(together) {
            let some: Vec<_> = draws.take(together.min(most - judged)).collect();
            // Draws after the first fitting one are ignored, including their errors, and are not
            // started once it is known. Otherwise the result would depend on the threads.
            let first = AtomicUsize::new(usize::MAX);
            let Ok(misses) = map_on(threads, &some, |&(place, seed)| {
                let is_wanted = place < first.load(Ordering::Relaxed);
                let miss = is_wanted.then(|| judge.mismatch(number, seed));
                if let Some(Ok(None)) = miss {
                    first.fetch_min(place, Ordering::Relaxed);
                }
                Ok::<_, Infallible>(miss)
            });
            for ((place, seed), miss) in some.into_iter().zip(misses) {
                let Some(miss) = miss else { break };
                let number = number.saturating_add(1);
                match miss.map_err(|reason| PlanError::Game { number, seed, reason })? {
                    None => return found((place, seed)),
                    Some(miss) => {
                        let is_nearer = nearest.as_ref().is_none_or(|n| miss.distance < n.distance);
                        nearest = if is_nearer { Some(miss) } else { nearest };
                    }
                }
            }
        }
        Ok(Err(nearest))
    }

    /// Searches all draws of game `number` from the first on.
    fn first(&self, number: u64, threads: Threads) -> Result<Found, PlanError> {
        self.fitting(number, &mut self.of(number), self.most(), threads)
    }

    /// Returns the seed of the first draw of game `number` that satisfies the filter.
    fn seed(&self, number: u64, threads: Threads) -> Result<Seed, PlanError> {
        let found = self.first(number, threads)?;
        let games = self.names.len() as u64;
        found.map(|draw| draw.seed).map_err(|nearest| self.unmet(number, games, nearest))
    }

    /// Returns the error that no draw for game `number` of `games` satisfies the filter.
    fn unmet(&self, number: u64, games: u64, nearest: Option<Mismatch>) -> PlanError {
        match (self.judge, nearest) {
            (Some(judge), Some(nearest)) => {
                let reason = judge.unmet_error(number, judge.max_mismatches() as u64, &nearest);
                PlanError::Unmet { number: number.saturating_add(1), reason }
            }
            _ => PlanError::TooFew { found: number, games },
        }
    }
}

struct SeedSearch<'a> {
    draws: Draws<'a>,
    games: u64,
    repeat_secrets: bool,
    seeds: Vec<Seed>,
    taken: HashSet<u64>,
    secrets: HashSet<u128>,
}

impl<'a> SeedSearch<'a> {
    fn new(draws: Draws<'a>, games: u64) -> Self {
        let (taken, secrets) = (HashSet::new(), HashSet::new());
        SeedSearch { draws, games, repeat_secrets: false, seeds: Vec::new(), taken, secrets }
    }

    /// Adds the seeds of the games `numbers`, which are the next in order.
    fn add_all(&mut self, numbers: &[u64], threads: Threads) -> Result<(), PlanError> {
        let draws = self.draws;
        let first = |&number: &u64| Ok((number, draws.first(number, Threads::ONE)?));
        let found = map_on(threads, numbers, first)?;
        found.into_iter().try_for_each(|(number, found)| self.add(number, found))
    }

    /// Adds the seed of game `number`. `found` is the first draw that satisfies the filter. Further
    /// draws are searched if its seed or secret is taken.
    fn add(&mut self, number: u64, mut found: Found) -> Result<(), PlanError> {
        let most = self.draws.most();
        let (mut end, mut is_alike) = (most, false);
        let mut others = None;
        loop {
            let next = match found {
                Ok(Draw { place, seed, secret }) => {
                    if !self.taken.contains(&seed.0) && self.secrets.insert(secret) {
                        self.taken.insert(seed.0);
                        self.seeds.push(seed);
                        return Ok(());
                    }
                    is_alike = true;
                    place + 1
                }
                Err(miss) if !is_alike => return Err(self.draws.unmet(number, self.games, miss)),
                Err(_) => end,
            };
            if next == end {
                if !self.repeat_secrets {
                    return Err(PlanError::TooFew { found: number, games: self.games });
                }
                self.secrets.clear();
                (end, is_alike) = (end + most, false);
            }
            let others = others.get_or_insert_with(|| self.draws.of(number).skip(next));
            found = self.draws.fitting(number, others, end - next, Threads::ONE)?;
        }
    }
}

/// Purpose of a stream of candidate seeds.
enum SeedConcern {
    /// Seeds that follow the start seed.
    Numbers,
    /// Seeds of the games of names.
    Names,
}

impl Concern for SeedConcern {
    fn name(self) -> &'static str {
        match self {
            SeedConcern::Numbers => "run seeds",
            SeedConcern::Names => "name seeds",
        }
    }
}

/// Reason why a run has no valid list of seeds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// A seed gives no game of these parameters.
    #[error("game {number} (seed {seed}): {reason}")]
    Game {
        /// Number of the game, from 1.
        number: u64,
        /// Seed of the game.
        seed: Seed,
        /// Reason given by the game.
        reason: Rejection,
    },
    /// There are fewer different secrets than games.
    #[error(
        "only {found} games of these wishes differ in their secrets, and {games} were asked for"
    )]
    TooFew {
        /// Number of games found.
        found: u64,
        /// Number of games requested.
        games: u64,
    },
    /// No draw for a game satisfies the [filter](GameSeries::filter).
    #[error("game {number}: {reason}")]
    Unmet {
        /// Number of the game, from 1.
        number: u64,
        /// Description of the closest mismatch.
        reason: Rejection,
    },
    /// A list contains a seed more than once.
    #[error("the seed {seed} is there twice: {noun}s {} and {}", .places.0, .places.1)]
    Twice {
        /// The repeated seed.
        seed: Seed,
        /// Unit in which places are counted: `line` or `place`.
        noun: &'static str,
        /// Both places, from 1.
        places: (usize, usize),
    },
    /// Two seeds of a list give games with the same secret.
    #[error(
        "the seeds {} and {} ({noun}s {} and {}) give games with the same secret",
        .seeds.0, .seeds.1, .places.0, .places.1
    )]
    Alike {
        /// Both seeds.
        seeds: (Seed, Seed),
        /// Unit in which places are counted: `line` or `place`.
        noun: &'static str,
        /// Places of the seeds, from 1.
        places: (usize, usize),
    },
    /// An entry of a list is not a seed.
    #[error("{noun} {place}: {reason}")]
    NoSeed {
        /// Unit in which places are counted: `line` or `place`.
        noun: &'static str,
        /// Place of the entry, from 1.
        place: usize,
        /// Reason why it is not a seed.
        reason: SeedError,
    },
    /// A list has no seeds.
    #[error("there is no seed in it; write one on each line")]
    Empty,
}

/// Seeds chosen by the user, each with its place in the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedList {
    noun: &'static str,
    seeds: Vec<(usize, Seed)>,
}

impl SeedList {
    /// Creates a list from a slice. Places are positions in the slice, from 1.
    pub fn of_seeds(seeds: &[Seed]) -> SeedList {
        SeedList { noun: "place", seeds: (1..).zip(seeds.iter().copied()).collect() }
    }

    /// Parses a text with one seed per line; `#` starts a comment. Places are line numbers.
    ///
    /// # Errors
    /// If a line is not a seed, or the text has no seeds.
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

    /// Returns the seeds in order.
    pub fn seeds(&self) -> impl ExactSizeIterator<Item = Seed> {
        self.seeds.iter().map(|(_, seed)| *seed)
    }

    /// Checks that each seed gives a game and that secrets do not repeat, unless `repeat_secrets`.
    /// Returns the seeds in order.
    ///
    /// # Errors
    /// If a seed gives no game or occurs twice, or two games have the same secret.
    pub fn plan(
        &self,
        series: &dyn GameSeries,
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

pub(super) fn secret(series: &dyn GameSeries, number: u64, seed: Seed) -> Result<u128, PlanError> {
    let refused = |reason| PlanError::Game { number: number.saturating_add(1), seed, reason };
    series.secret(number, seed).map_err(refused)
}

/// Candidate seeds of a game, in the order in which they are tried. Runs with the same start but
/// different scopes share only the start.
pub(super) struct Candidates {
    /// Start seed, if it is the first candidate.
    start: Option<Seed>,
    stream: Stream,
}

impl Candidates {
    /// Returns the candidates of game `number`; the first candidate of game 0 is `start`.
    pub(super) fn of_number(start: Seed, scope: Option<SettingsDigest>, number: u64) -> Self {
        let stream = stream(start, scope, SeedConcern::Numbers, number);
        Candidates { start: (number == 0).then_some(start), stream }
    }

    /// Returns the candidates of the game of a name.
    fn of_name(start: Seed, scope: Option<SettingsDigest>, name: NameKey) -> Self {
        Candidates { start: None, stream: stream(start, scope, SeedConcern::Names, name.0) }
    }
}

impl Iterator for Candidates {
    type Item = Seed;

    fn next(&mut self) -> Option<Seed> {
        let drawn = || Seed(self.stream.bits() >> (64 - Seed::FRESH_BITS));
        Some(self.start.take().unwrap_or_else(drawn))
    }
}

fn stream(start: Seed, scope: Option<SettingsDigest>, concern: SeedConcern, turn: u64) -> Stream {
    match scope {
        Some(scope) => scope.stream(start, concern, turn),
        None => Stream::new(start, concern, turn),
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZero;

    use super::*;
    use crate::run::tests::Fake;

    fn threads(count: usize) -> Threads {
        Threads::new(NonZero::new(count).unwrap())
    }

    fn secrets(series: &Fake, seeds: &[Seed]) -> HashSet<u128> {
        (0..).zip(seeds).map(|(number, &seed)| series.secret(number, seed).unwrap()).collect()
    }

    #[test]
    fn all_secrets_differ_whatever_the_threads() {
        let series = Fake::new(300);
        let one = drawn_seeds(&series, Seed(5), 300, false, Threads::ONE).unwrap();
        assert_eq!(one[0], Seed(5));
        assert_eq!(secrets(&series, &one).len(), 300);
        assert_eq!(drawn_seeds(&series, Seed(5), 300, false, threads(3)).unwrap(), one);
        let fewer = drawn_seeds(&series, Seed(5), 100, false, threads(2)).unwrap();
        assert_eq!(fewer, one[..100], "a longer run begins as a shorter one");
    }

    #[test]
    fn where_secrets_are_too_few_that_is_said_or_they_come_again() {
        let series = Fake::new(40);
        let error = drawn_seeds(&series, Seed(1), 41, false, threads(2)).unwrap_err();
        assert_eq!(error, PlanError::TooFew { found: 40, games: 41 });
        let again = drawn_seeds(&series, Seed(1), 100, true, threads(2)).unwrap();
        assert_eq!(again.iter().collect::<HashSet<_>>().len(), 100);
        for round in again.chunks(40) {
            assert_eq!(secrets(&series, round).len(), round.len(), "none before all came");
        }
    }

    #[test]
    fn games_are_as_ordered_whatever_the_threads() {
        let series = Fake { step: 7, ..Fake::new(10_000) };
        let one = drawn_seeds(&series, Seed(5), 100, false, Threads::ONE).unwrap();
        assert!(one.iter().all(|seed| seed.0 % 7 == one[0].0 % 7), "like the first");
        assert_eq!(one[0].0 % 7, 0, "as ordered");
        assert_eq!(secrets(&series, &one).len(), 100);
        for count in [2, 5] {
            assert_eq!(drawn_seeds(&series, Seed(5), 100, false, threads(count)).unwrap(), one);
        }
        let fits = drawn_seeds(&series, Seed(14), 1, false, threads(3)).unwrap();
        assert_eq!(fits, [Seed(14)], "a seed that fits is taken");
    }

    fn keys(names: &[&str]) -> Vec<NameKey> {
        names.iter().map(|name| NameKey::new(name, 1)).collect()
    }

    #[test]
    fn the_game_of_a_name_does_not_depend_on_the_others() {
        let all = ["Ada", "Béla", "Cem", "Пётр"];
        for series in [Fake::new(2), Fake { step: 7, ..Fake::new(10_000) }] {
            let seeds = |names: &[&str], start, count| {
                named_seeds(&series, Seed(start), &keys(names), threads(count)).unwrap()
            };
            let whole = seeds(&all, 5, 1);
            assert_eq!(seeds(&all, 5, 3), whole, "any number of threads");
            assert_eq!(seeds(&["Пётр", "Ada", "Dora"], 5, 2)[..2], [whole[3], whole[0]]);
            assert_ne!(seeds(&all, 6, 1), whole);
            assert_eq!(whole.iter().collect::<HashSet<_>>().len(), 4);
            let rest = whole[0].0 % series.step;
            assert!(whole.iter().all(|seed| seed.0 % series.step == rest), "all are as ordered");
        }
    }

    /// A printed class set must be reproducible from its list, so these values never change.
    #[test]
    fn the_seeds_of_names_never_change() {
        let names = [NameKey::new("Ada", 1), NameKey::new("Ada", 2), NameKey::new("Béla", 1)];
        let seeds = named_seeds(&Fake::new(9), Seed(5), &names, Threads::ONE).unwrap();
        assert_eq!(seeds.iter().map(|seed| seed.0).collect::<Vec<_>>(), NAMED_SEEDS);
    }

    const NAMED_SEEDS: [u64; 3] = [74_381_253_368_511, 237_214_054_507_331, 262_767_173_035_702];

    #[test]
    fn what_is_not_found_is_told_with_what_is_nearest() {
        let series = Fake { step: u64::MAX, ..Fake::new(10_000) };
        let error_text = |count| {
            let drawn = drawn_seeds(&series, Seed(5), 3, false, threads(count));
            drawn.unwrap_err().to_string()
        };
        assert!(
            error_text(1).starts_with("game 1: none of 2000, the nearest had a rest of "),
            "{}",
            error_text(1)
        );
        assert_eq!(error_text(1), error_text(4));
    }

    #[test]
    fn few_secrets_that_are_as_ordered_come_again_or_that_is_said() {
        let series = Fake { step: 7, ..Fake::new(14) };
        let error = drawn_seeds(&series, Seed(7), 3, false, threads(2)).unwrap_err();
        assert_eq!(error, PlanError::TooFew { found: 2, games: 3 });
        let again = drawn_seeds(&series, Seed(7), 5, true, threads(2)).unwrap();
        assert_eq!(again, drawn_seeds(&series, Seed(7), 5, true, Threads::ONE).unwrap());
        assert!(again.iter().all(|seed| seed.0 % 7 == 0));
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
