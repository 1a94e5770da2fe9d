//! Fewest queries that any strategy needs: branch and bound over all strategies.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::rc::Rc;

use crate::feedback::FeedbackGame;

/// Maps the indices of the asked queries to those of the queries worth asking.
type Symmetry<'s> = Box<dyn FnMut(&[usize]) -> Vec<usize> + 's>;

/// Search for the best strategy of a game without chance.
pub(super) struct Optimum<'s> {
    table: Table,
    queries: usize,
    secrets: usize,
    /// Lower bound on the total for each number of secrets.
    least: Vec<u64>,
    /// Rating of a part for each number of secrets, to try good queries first.
    rating: Vec<u64>,
    /// Query that wins each secret, if there is one.
    winning: Vec<Option<u32>>,
    width: usize,
    symmetry: Symmetry<'s>,
    /// Queries that are tried after the asked ones.
    tried: HashMap<Vec<usize>, Rc<[u32]>>,
    /// Results for sets of secrets.
    known: HashMap<Box<[u32]>, Known>,
}

#[derive(Clone, Copy)]
enum Known {
    /// Exact total.
    Exactly(u64),
    /// Lower bound on the total.
    AtLeast(u64),
}

/// Query with a bound and a rating of the parts that it leaves.
struct Branch {
    query: u32,
    bound: u64,
    rating: u64,
}

impl<'s> Optimum<'s> {
    /// Creates a search over all queries. `None` for a game of chance, or if a query can win
    /// several secrets.
    pub(super) fn new<G: FeedbackGame>(
        game: &G,
        secrets: &[G::Secret],
        queries: &[G::Query],
    ) -> Option<Optimum<'s>> {
        let table = Table::new(game, secrets, queries)?;
        let least = least(secrets.len(), table.losing_kinds());
        let rating = (0..=secrets.len()).map(rating).collect();
        let count = queries.len();
        let winning = table.winning(count)?;
        Some(Optimum {
            table,
            queries: count,
            secrets: secrets.len(),
            least,
            rating,
            winning,
            width: usize::MAX,
            symmetry: Box::new(move |_| (0..count).collect()),
            tried: HashMap::new(),
            known: HashMap::new(),
        })
    }

    /// Adds the symmetry of a game. After the asked queries, by index, `symmetry` lists those worth
    /// asking. Each omitted query must be equal to a listed one under a renaming of secrets and
    /// queries that changes neither feedback nor any asked query.
    pub(super) fn with_symmetry(
        mut self,
        symmetry: impl FnMut(&[usize]) -> Vec<usize> + 's,
    ) -> Self {
        self.symmetry = Box::new(symmetry);
        self
    }

    /// Limits each choice to the `width` queries that divide best. The result is then the total of
    /// some strategy, not necessarily of the best.
    pub(super) fn of_width(mut self, width: usize) -> Self {
        self.width = width.max(1);
        self
    }

    /// Returns the total number of queries for all secrets, including the winning ones. The mean is
    /// the total divided by the number of secrets. `None` if some secrets cannot be distinguished
    /// or won.
    pub(super) fn total(&mut self) -> Option<u64> {
        let all: Vec<u32> = (0..self.secrets as u32).collect();
        self.search(&all, &mut Vec::new(), u64::MAX)
    }

    /// Returns the total of a set of secrets if it is less than the bound `below`.
    fn search(&mut self, set: &[u32], asked: &mut Vec<usize>, below: u64) -> Option<u64> {
        if self.least[set.len()] >= below {
            return None;
        }
        if set.is_empty() {
            return Some(0);
        }
        match self.known.get(set) {
            Some(Known::Exactly(total)) => return (*total < below).then_some(*total),
            Some(Known::AtLeast(total)) if *total >= below => return None,
            _ => {}
        }
        if let Some(total) = self.at_once(set) {
            self.known.insert(set.into(), Known::Exactly(total));
            return (total < below).then_some(total);
        }
        let mut best = below;
        for branch in self.branches(set, asked, below) {
            if branch.bound >= best {
                continue;
            }
            asked.push(branch.query as usize);
            if let Some(total) = self.follow(set, &branch, asked, best) {
                best = total;
            }
            asked.pop();
        }
        let (known, found) = match best < below {
            true => (Known::Exactly(best), Some(best)),
            false => (Known::AtLeast(below), None),
        };
        self.known.insert(set.into(), known);
        found
    }

    /// Returns the total of a set that is first divided by the query of `branch`, if it is less
    /// than the bound `below`.
    fn follow(
        &mut self,
        set: &[u32],
        branch: &Branch,
        asked: &mut Vec<usize>,
        below: u64,
    ) -> Option<u64> {
        let row = self.table.row(branch.query);
        let mut parts: Vec<Vec<u32>> = vec![Vec::new(); self.table.kinds()];
        for &secret in set {
            let told = row[secret as usize];
            if !self.table.wins(told) {
                parts[usize::from(told)].push(secret);
            }
        }
        parts.retain(|part| !part.is_empty());
        parts.sort_by_key(Vec::len);
        let mut total = branch.bound;
        for part in &parts {
            total += self.floor(part, asked) - self.least[part.len()];
            if total >= below {
                return None;
            }
        }
        for part in &parts {
            let others = total - self.floor(part, asked);
            total = others + self.search(part, asked, below.checked_sub(others)?)?;
        }
        (total < below).then_some(total)
    }

    /// Returns the total of a small set if the query that wins one of its secrets distinguishes
    /// nearly all others. No other query does better then.
    fn at_once(&self, set: &[u32]) -> Option<u64> {
        if set.len() > self.table.losing_kinds() + 1 {
            return None;
        }
        let mut counts = vec![0; self.table.kinds()];
        let winning = set.iter().map(|secret| self.winning[*secret as usize]);
        let winning: Vec<u32> = winning.collect::<Option<_>>()?;
        let bounds = winning.iter().filter_map(|query| self.divide(*query, set, &mut counts));
        // Such a query leaves single secrets and at most one pair. Either secret of the pair
        // distinguishes the other.
        let nearly = 2 * set.len() as u64;
        bounds.map(|branch| branch.bound).filter(|bound| *bound <= nearly).min()
    }

    /// Returns a lower bound on the total of a set.
    fn floor(&mut self, set: &[u32], asked: &[usize]) -> u64 {
        if set.len() <= 2 {
            return self.least[set.len()];
        }
        if let Some(Known::Exactly(total) | Known::AtLeast(total)) = self.known.get(set) {
            return *total;
        }
        let tried = self.tried(asked);
        let mut counts = vec![0; self.table.kinds()];
        let bounds =
            tried.iter().filter_map(|query| Some(self.divide(*query, set, &mut counts)?.bound));
        let floor = bounds.min().unwrap_or(u64::MAX);
        self.known.insert(set.into(), Known::AtLeast(floor));
        floor
    }

    /// Returns the parts that a query leaves of a set; `None` if it leaves the whole set.
    fn divide(&self, query: u32, set: &[u32], counts: &mut [u32]) -> Option<Branch> {
        let row = self.table.row(query);
        counts.fill(0);
        for &secret in set {
            counts[usize::from(row[secret as usize])] += 1;
        }
        let (mut bound, mut rating) = (set.len() as u64, 0);
        for (told, &count) in counts.iter().enumerate() {
            let count = count as usize;
            if count == 0 || self.table.wins(told as u16) {
                continue;
            }
            if count == set.len() {
                return None;
            }
            bound += self.least[count];
            rating += self.rating[count];
        }
        Some(Branch { query, bound, rating })
    }

    /// Returns the queries that may be worth asking, the best first.
    fn branches(&mut self, set: &[u32], asked: &[usize], below: u64) -> Vec<Branch> {
        let tried = self.tried(asked);
        let mut counts = vec![0; self.table.kinds()];
        let divided = tried.iter().filter_map(|query| self.divide(*query, set, &mut counts));
        let mut branches: Vec<Branch> = divided.filter(|branch| branch.bound < below).collect();
        branches.sort_by_key(|branch| (branch.rating, branch.bound, branch.query));
        let mut seen: HashSet<Vec<u16>> = HashSet::new();
        branches.retain(|branch| {
            seen.len() < self.width
                && seen.insert(division(self.table.row(branch.query), set, &self.table))
        });
        branches
    }

    fn tried(&mut self, asked: &[usize]) -> Rc<[u32]> {
        if let Some(tried) = self.tried.get(asked) {
            return tried.clone();
        }
        let queries = self.queries;
        let mut places = (self.symmetry)(asked);
        places.retain(|place| *place < queries);
        let tried: Rc<[u32]> = places.into_iter().map(|place| place as u32).collect();
        self.tried.insert(asked.to_vec(), tried.clone());
        tried
    }
}

/// Returns the division of a set by a query, independent of the names of the answers. It is equal
/// for two queries that are equally good.
fn division(row: &[u16], set: &[u32], table: &Table) -> Vec<u16> {
    let mut names = vec![0u16; table.kinds()];
    let mut next = 0;
    let name = |secret: &u32| {
        let told = row[*secret as usize];
        if table.wins(told) {
            return 0;
        }
        let name = &mut names[usize::from(told)];
        if *name == 0 {
            next += 1;
            *name = next;
        }
        *name
    };
    set.iter().map(name).collect()
}

/// Estimates the total of a set of this size, in fixed point (1/4096): a third of a query for each
/// halving.
fn rating(size: usize) -> u64 {
    let halvings = libm::log2(size.max(1) as f64);
    (size as f64 * (1.0 + halvings / 3.0) * 4096.0) as u64
}

/// Returns the smallest totals for 0, 1, 2, … secrets. Each query finds at most one of them, and
/// divides the others into at most `losing` parts.
fn least(secrets: usize, losing: usize) -> Vec<u64> {
    let mut least = vec![0];
    let (mut depth, mut room, mut next_room) = (1u64, 1usize, losing);
    let mut total = 0;
    for _ in 0..secrets {
        if room == 0 {
            depth += 1;
            room = next_room;
            next_room = room.saturating_mul(losing);
        }
        room = room.saturating_sub(1);
        total += depth;
        least.push(total);
    }
    least
}

/// Answers to every query for every secret of a game without chance.
#[derive(Clone, Debug)]
struct Table {
    secrets: usize,
    /// Index of the answer, query by query and secret by secret.
    told: Vec<u16>,
    /// Whether each answer wins, by its index.
    wins: Vec<bool>,
}

impl Table {
    /// Creates the table. `None` if the answer to a query depends on chance, or if there are too
    /// many answers.
    fn new<G: FeedbackGame>(
        game: &G,
        secrets: &[G::Secret],
        queries: &[G::Query],
    ) -> Option<Table> {
        let mut places: BTreeMap<G::Feedback, u16> = BTreeMap::new();
        let mut wins = Vec::new();
        let mut told = Vec::with_capacity(secrets.len() * queries.len());
        for query in queries {
            for secret in secrets {
                let feedback = only(game, secret, query)?;
                let place = match places.get(&feedback) {
                    Some(place) => *place,
                    None => {
                        let place = u16::try_from(wins.len()).ok()?;
                        wins.push(game.wins(&feedback));
                        places.insert(feedback, place);
                        place
                    }
                };
                told.push(place);
            }
        }
        Some(Table { secrets: secrets.len(), told, wins })
    }

    /// Returns the number of different answers.
    fn kinds(&self) -> usize {
        self.wins.len()
    }

    /// Returns the number of answers that do not win.
    fn losing_kinds(&self) -> usize {
        self.wins.iter().filter(|wins| !**wins).count()
    }

    fn wins(&self, told: u16) -> bool {
        self.wins[usize::from(told)]
    }

    /// Returns for each secret the first query that wins it; `None` if a query wins several.
    fn winning(&self, queries: usize) -> Option<Vec<Option<u32>>> {
        let mut winning = vec![None; self.secrets];
        for query in 0..queries as u32 {
            let row = self.row(query).iter().enumerate();
            let mut won = row.filter(|(_, told)| self.wins(**told)).map(|(secret, _)| secret);
            if let Some(secret) = won.next() {
                winning[secret].get_or_insert(query);
            }
            if won.next().is_some() {
                return None;
            }
        }
        Some(winning)
    }

    /// Returns the answers to a query for each secret.
    fn row(&self, query: u32) -> &[u16] {
        let from = query as usize * self.secrets;
        &self.told[from..from + self.secrets]
    }
}

/// Returns the only answer to a query for a secret; `None` if it depends on chance.
pub(super) fn only<G: FeedbackGame>(
    game: &G,
    secret: &G::Secret,
    query: &G::Query,
) -> Option<G::Feedback> {
    let (mut feedback, mut count) = (None, 0);
    game.feedback(secret, query, &mut |told, _| {
        feedback = Some(told);
        count += 1;
    });
    feedback.filter(|_| count == 1)
}
