//! Arguments that players can follow: after an assumption each test rules out candidates, until one
//! test cannot have had its result.

use lines::TrailStep;

use super::counting;
use super::grid::{Candidates, DECOYS, IGNORED, IMPOSTERS, bit, roles};
use super::sieve::{GrowthOutcomes, Sieve};
use crate::common::sort::{sort_by, sort_dedup};
use crate::witches::deduce::prior::Prior;
use crate::witches::deduce::{Claim, Observation, Property};
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Decoy, Effect, Ingredient, Role};
use crate::witches::settings::DecoyKinds;

mod lines;

/// Number of ingredients whose roles are tried as a case distinction.
const SPLITS: usize = 3;
/// Divisor of the work for finding an argument. The rest of the work is for removing unnecessary
/// lines.
const FINDING: usize = 2;
/// Number of tests from which on an argument is compared with alternatives.
const SHORT: usize = 3;
/// Largest number of ways to complete a test's hidden properties (fillings) that one question
/// examines.
const ASKED_WAYS: usize = 6_000;
/// Number of fillings in the limit of an argument for which one question is allowed.
const WAYS_OF_A_QUESTION: usize = 60;

/// Line of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ArgumentLine {
    /// Findings that follow from a test and the lines before it.
    Shows { test: usize, what: Vec<Finding> },
    /// Test that cannot have had its result.
    Fails { test: usize, how: RefutationReason },
    /// Contradiction without a test: a part of the recipe has no candidate left.
    Nothing(Gap),
}

/// Fact that follows from a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Finding {
    Is(Claim),
    NotNumbers(Ingredient, Vec<u8>),
    NotLengths(Vec<u8>),
}

/// Assumption that is refuted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Case {
    pub(crate) suppose: Claim,
    pub(crate) lines: Vec<ArgumentLine>,
    /// Complete case distinction under the assumption, if the lines do not refute it.
    pub(crate) cases: Vec<Case>,
}

/// Proof of a claim: all cases of a complete distinction are refuted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Argument {
    /// Indices into the log of the tests that the argument names.
    pub(crate) tests: Vec<usize>,
    pub(crate) cases: Vec<Case>,
    /// Whether the argument needs the clue.
    pub(crate) by_clue: bool,
}

impl Argument {
    /// Whether some line explains its conclusion, or no test is needed.
    pub(crate) fn is_explained(&self) -> bool {
        self.cases.iter().any(Case::is_explained) || self.tests.is_empty()
    }

    /// Returns the approximate number of words of its assumptions and lines in English.
    pub(crate) fn words(&self) -> usize {
        let of_line = |line: &ArgumentLine| match line {
            ArgumentLine::Shows { what, .. } => 4 + 6 * what.len(),
            ArgumentLine::Fails { .. } => 22,
            ArgumentLine::Nothing(_) => 8,
        };
        let of_case = |case: &Case| 7 + case.lines.iter().map(of_line).sum::<usize>();
        self.cases.iter().map(of_case).sum()
    }
}

impl ArgumentLine {
    fn test(&self) -> Option<usize> {
        match self {
            ArgumentLine::Shows { test, .. } | ArgumentLine::Fails { test, .. } => Some(*test),
            ArgumentLine::Nothing(_) => None,
        }
    }
}

impl Case {
    fn tests(&self) -> Vec<usize> {
        let own = self.lines.iter().filter_map(ArgumentLine::test);
        own.chain(self.cases.iter().flat_map(Case::tests)).collect()
    }

    fn is_explained(&self) -> bool {
        let is_told = |line: &ArgumentLine| {
            !matches!(line, ArgumentLine::Fails { how: RefutationReason::Otherwise, .. })
        };
        self.lines.iter().any(is_told) || !self.cases.is_empty()
    }

    /// Returns the number of lines and assumptions, including nested cases.
    fn size(&self) -> usize {
        1 + self.lines.len() + self.cases.iter().map(Case::size).sum::<usize>()
    }
}

/// Search for arguments.
pub(crate) struct Arguer<'a> {
    facts: &'a PublicFacts,
    prior: &'a Prior,
    log: &'a [Observation],
    tests: Vec<usize>,
    sieve: Sieve<'a>,
    /// Remaining number of questions about tests.
    questions: usize,
    /// Fillings and questions that are reserved for removing unnecessary lines.
    spare: (usize, usize),
    /// Whether the clue may be used.
    asks_clue: bool,
}

impl<'a> Arguer<'a> {
    /// Creates a search over the tests of `log` with the indices `tests`, with at most `ways`
    /// fillings.
    pub(crate) fn new(
        facts: &'a PublicFacts,
        prior: &'a Prior,
        log: &'a [Observation],
        tests: &[usize],
        ways: usize,
    ) -> Arguer<'a> {
        let share = ways / FINDING;
        Arguer {
            facts,
            prior,
            log,
            tests: tests.to_vec(),
            sieve: Sieve::new(prior, ASKED_WAYS.min(share), share),
            questions: share / WAYS_OF_A_QUESTION,
            spare: (ways - share, share / WAYS_OF_A_QUESTION),
            asks_clue: true,
        }
    }

    /// Returns a proof of `claim`. Of the arguments found it is the one with the fewest tests, then
    /// the fewest lines.
    pub(crate) fn argue(&mut self, claim: Claim) -> Option<Argument> {
        if claim.ingredient.index() >= usize::from(self.prior.ingredients) {
            return None;
        }
        let start = self.start();
        let against = Claim { holds: !claim.holds, ..claim };
        let mut found: Vec<Vec<Case>> = Vec::new();
        found.extend(self.case(&start, against).map(|case| vec![case]));
        let is_short = |cases: &Vec<Case>| cases.iter().flat_map(Case::tests).count() < SHORT;
        if claim.holds && !found.iter().any(is_short) {
            for cases in self.alternatives(&start, claim) {
                found.extend(self.cases(&start, &cases));
            }
        }
        if found.is_empty() {
            found.extend(self.split(&start, against).map(|case| vec![case]));
        }
        let all = found.into_iter().map(|cases| {
            let mut tests: Vec<usize> = cases.iter().flat_map(Case::tests).collect();
            sort_dedup(&mut tests);
            (tests, cases)
        });
        let size = |cases: &[Case]| cases.iter().map(Case::size).sum::<usize>();
        let (tests, cases) = all.min_by_key(|(tests, cases)| (tests.len(), size(cases)))?;
        let by_clue = self.needs_clue(claim, &tests, &cases);
        Some(Argument { tests, cases, by_clue })
    }

    /// Returns a minimal subset of `claims` that no secret satisfies, and the tests that refute it.
    /// `None` if no contradiction is found.
    pub(crate) fn clash(&mut self, claims: &[Claim]) -> Option<(Vec<Claim>, Vec<usize>)> {
        let start = self.start();
        let effects = &self.facts.effects;
        let with = |claims: &[Claim]| {
            let mut grid = start.clone();
            claims.iter().for_each(|claim| grid.learn(effects, *claim));
            grid
        };
        let mut grid = with(claims);
        let mut few = claims.to_vec();
        self.follow(grid.clone())?;
        self.change_over();
        for claim in claims {
            let fewer: Vec<Claim> = few.iter().copied().filter(|other| other != claim).collect();
            let without = with(&fewer);
            if self.follow(without.clone()).is_some() {
                (few, grid) = (fewer, without);
            }
        }
        let (trail, end) = self.follow(grid.clone())?;
        let lines = self.lines(&grid, &trail, end);
        let mut tests: Vec<usize> = lines.iter().filter_map(ArgumentLine::test).collect();
        sort_dedup(&mut tests);
        Some((few, tests))
    }

    /// Returns the grid of public knowledge before the first test.
    fn start(&self) -> Candidates {
        let mut grid = Candidates::new(self.prior);
        self.close(&mut grid);
        grid
    }

    /// Whether the same tests prove less without the clue.
    fn needs_clue(&mut self, claim: Claim, tests: &[usize], cases: &[Case]) -> bool {
        let tests = std::mem::replace(&mut self.tests, tests.to_vec());
        self.change_over();
        self.asks_clue = false;
        let start = self.start();
        let against = Claim { holds: !claim.holds, ..claim };
        let supposed = |cases: &[Case]| cases.iter().map(|case| case.suppose).collect::<Vec<_>>();
        let told = match cases {
            [case] if case.suppose == against && case.cases.is_empty() => {
                self.fails(&start, against)
            }
            [case] if case.suppose == against => {
                let mut grid = start.clone();
                grid.learn(&self.facts.effects, against);
                let inner = supposed(&case.cases);
                self.are_all(&grid, &inner) && inner.iter().all(|case| self.fails(&grid, *case))
            }
            cases => {
                let outer = supposed(cases);
                let is_same = |all: &Vec<Claim>| all.iter().all(|case| outer.contains(case));
                self.alternatives(&start, claim).iter().any(is_same)
                    && outer.iter().all(|case| self.fails(&start, *case))
            }
        };
        self.asks_clue = true;
        self.change_over();
        self.tests = tests;
        !told
    }

    /// Whether `cases` include every role that `grid` allows to their ingredient.
    fn are_all(&self, grid: &Candidates, cases: &[Claim]) -> bool {
        let mut grid = grid.clone();
        self.close(&mut grid);
        let Some(case) = cases.first() else { return false };
        self.roles_of(&grid, case.ingredient, 0).iter().all(|case| cases.contains(case))
    }

    /// Whether `suppose` is refuted.
    fn fails(&mut self, start: &Candidates, suppose: Claim) -> bool {
        let mut grid = start.clone();
        grid.learn(&self.facts.effects, suppose);
        self.follow(grid).is_some()
    }

    /// Returns complete case distinctions that exclude a positive `claim`: the other roles of its
    /// ingredient, and the other ingredients that can have its property.
    fn alternatives(&self, start: &Candidates, claim: Claim) -> Vec<Vec<Claim>> {
        let is = |ingredient, property| Claim { ingredient, property, holds: true };
        let i = claim.ingredient.index();
        let others = || {
            let all = self.facts.ingredients().iter().copied();
            all.filter(move |other| *other != claim.ingredient)
        };
        match claim.property {
            Property::Number(number) => {
                let own = self.roles_of(start, claim.ingredient, bit(Role::Regular(number)));
                let is_sure = start.lengths().next().is_some_and(|shortest| number <= shortest);
                let can = |o: &Ingredient| start.roles[o.index()] & bit(Role::Regular(number)) != 0;
                let column = others().filter(can).map(|o| is(o, claim.property)).collect();
                if is_sure { vec![own, column] } else { vec![own] }
            }
            Property::Decoy => vec![self.roles_of(start, claim.ingredient, DECOYS)],
            Property::Ignored => vec![self.roles_of(start, claim.ingredient, IGNORED)],
            Property::Imposter => vec![self.roles_of(start, claim.ingredient, IMPOSTERS)],
            Property::Overachiever => Vec::new(),
            Property::Effect(effect) => {
                let place = self.facts.effects.iter().position(|other| *other == effect);
                let place = place.filter(|_| !effect.is_pair() && effect != Effect::Imposter);
                let Some(place) = place.filter(|place| start.can[i] >> place & 1 == 1) else {
                    return Vec::new();
                };
                let can = |o: &Ingredient| start.can[o.index()] >> place & 1 == 1;
                vec![others().filter(can).map(|o| is(o, claim.property)).collect()]
            }
        }
    }

    /// Returns the possible roles of `ingredient` outside the set `but`, as claims.
    fn roles_of(&self, grid: &Candidates, ingredient: Ingredient, but: u16) -> Vec<Claim> {
        let longest = grid.lengths().last().unwrap_or(0);
        let set = grid.roles[ingredient.index()] & !but;
        let mut all: Vec<Claim> = Vec::new();
        for role in roles(set, longest) {
            let property = match role {
                Role::Regular(number) => Property::Number(number),
                Role::Decoy(_) if self.facts.decoys == DecoyKinds::Ignore => Property::Decoy,
                Role::Decoy(Decoy::Ignore) => Property::Ignored,
                Role::Decoy(Decoy::Overgrown | Decoy::Undergrown) => Property::Overachiever,
                Role::Decoy(Decoy::Imposter(_)) => Property::Imposter,
            };
            let claim = Claim { ingredient, property, holds: true };
            if !all.contains(&claim) {
                all.push(claim);
            }
        }
        all
    }

    /// Refutes one assumption; `None` if it is not refuted.
    fn case(&mut self, start: &Candidates, suppose: Claim) -> Option<Case> {
        self.cases(start, &[suppose])?.pop()
    }

    /// Refutes all assumptions; `None` if one of them is not refuted.
    fn cases(&mut self, start: &Candidates, all: &[Claim]) -> Option<Vec<Case>> {
        let mut ways = Vec::new();
        for &suppose in all {
            let mut grid = start.clone();
            grid.learn(&self.facts.effects, suppose);
            let (trail, end) = self.follow(grid.clone())?;
            ways.push((suppose, grid, trail, end));
        }
        self.change_over();
        let told = ways.into_iter().map(|(suppose, grid, trail, end)| {
            let lines = self.lines(&grid, &trail, end);
            Case { suppose, lines, cases: Vec::new() }
        });
        let told = told.collect();
        self.change_over();
        Some(told)
    }

    /// Refutes `suppose` by a case distinction on the roles of another ingredient.
    fn split(&mut self, start: &Candidates, suppose: Claim) -> Option<Case> {
        let mut grid = start.clone();
        grid.learn(&self.facts.effects, suppose);
        let mut closed = grid.clone();
        self.close(&mut closed);
        let mut all: Vec<Vec<Claim>> = (self.facts.ingredients().iter())
            .map(|ingredient| self.roles_of(&closed, *ingredient, 0))
            .filter(|roles| roles.len() > 1)
            .collect();
        sort_by(&mut all, |a, b| a.len().cmp(&b.len()));
        let mut all = all.into_iter().take(SPLITS);
        let cases = all.find_map(|roles| self.cases(&grid, &roles))?;
        Some(Case { suppose, lines: Vec::new(), cases })
    }

    /// Applies all reasoning without tests until nothing changes.
    fn close(&self, grid: &mut Candidates) {
        loop {
            let before = grid.clone();
            if self.asks_clue {
                counting::clue(grid, self.prior);
            }
            (0..grid.ingredients).for_each(|i| counting::exclude_taken(grid, i));
            (1..=self.facts.longest)
                .for_each(|number| counting::assign_only_candidate(grid, number));
            (0..self.prior.effects.len()).for_each(|e| counting::effect(grid, self.prior, e));
            counting::twins(grid);
            counting::restrict_decoys(grid);
            counting::trim(grid);
            if *grid == before || grid.is_contradiction() {
                return;
            }
        }
    }

    /// Exchanges the remaining work for finding an argument with that for shortening it.
    fn change_over(&mut self) {
        std::mem::swap(&mut self.sieve.left, &mut self.spare.0);
        std::mem::swap(&mut self.questions, &mut self.spare.1);
    }

    /// Returns the grid after the test at index `test`; unchanged if no questions remain.
    fn remaining_after(&mut self, grid: &Candidates, test: usize) -> Candidates {
        let mut after = grid.clone();
        let Some(questions) = self.questions.checked_sub(1) else { return after };
        self.questions = questions;
        self.sieve.narrow(&mut after, &[&self.log[test]]);
        counting::trim(&mut after);
        after
    }

    /// Applies the tests in rounds until a test is refuted (second value) or the grid is
    /// contradictory. `None` if neither happens.
    fn follow(&mut self, mut grid: Candidates) -> Option<(Vec<TrailStep>, Option<usize>)> {
        let mut trail = Vec::new();
        self.close(&mut grid);
        while !grid.is_contradiction() {
            let mut next = grid.clone();
            let before = trail.len();
            for at in 0..self.tests.len() {
                let test = self.tests[at];
                let after = self.remaining_after(&grid, test);
                if after.is_contradiction() {
                    return Some((trail, Some(test)));
                }
                if after != grid {
                    let gain = after.gain_over(&grid);
                    next.meet(&gain);
                    trail.push(TrailStep { test, gain });
                }
            }
            if trail.len() == before {
                return None;
            }
            self.close(&mut next);
            grid = next;
        }
        Some((trail, None))
    }
}

/// Reason why a test cannot have had its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RefutationReason {
    /// Violated bound on the undergrown count.
    Under(Bound),
    /// Violated bound on the overgrown count.
    Over(Bound),
    /// Violated bound on the sum of the undergrown and overgrown counts.
    Wrong(Bound),
    /// Counts that are possible separately, but not together.
    Both,
    /// Counts that are possible, but not with these reports.
    Told,
    /// Other reason.
    Otherwise,
}

/// Bound that a count violates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    AtLeast(u8),
    AtMost(u8),
}

/// Part of the recipe without a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gap {
    /// Number that no ingredient can have.
    Number(u8),
    /// Ingredient that can have no role.
    Herb(Ingredient),
    /// Effect with too few or too many carriers.
    Effect(Effect),
    /// Numbers and decoys that cannot be assigned.
    Count,
}

impl Arguer<'_> {
    /// Returns the reason why `grid` excludes the result of `test`.
    fn refutation_reason(&mut self, grid: &Candidates, test: usize) -> RefutationReason {
        let seen = &self.log[test];
        let Some(outcomes) = self.sieve.outcomes(grid, seen) else {
            return RefutationReason::Otherwise;
        };
        let (under, over) = (seen.undergrown, seen.overgrown);
        if seen.won {
            return RefutationReason::Otherwise;
        }
        let all = || outcomes.all();
        let broken = |told: u8, values: &mut dyn Iterator<Item = u8>| {
            let (least, most) =
                values.fold((u8::MAX, 0), |(least, most), n| (n.min(least), n.max(most)));
            match () {
                () if least == u8::MAX => None,
                () if told < least => Some(Bound::AtLeast(least)),
                () if told > most => Some(Bound::AtMost(most)),
                () => None,
            }
        };
        let of_over = broken(over, &mut all().map(|(_, over)| over));
        let of_under = broken(under, &mut all().map(|(under, _)| under));
        let of_both = broken(under + over, &mut all().map(|(under, over)| under + over));
        match (of_over, of_under, of_both) {
            (Some(bound), _, _) => RefutationReason::Over(bound),
            (_, Some(bound), _) => RefutationReason::Under(bound),
            (_, _, Some(bound)) => RefutationReason::Wrong(bound),
            _ if outcomes == GrowthOutcomes::default() => RefutationReason::Otherwise,
            _ if outcomes.has(under, over) => RefutationReason::Told,
            _ => RefutationReason::Both,
        }
    }

    /// Returns the part of a contradictory `grid` that has no candidate.
    fn gap(&self, mut grid: Candidates) -> Gap {
        for _ in 0..grid.ingredients {
            if let Some(gap) = self.gap_in(&grid) {
                return gap;
            }
            if self.asks_clue {
                counting::clue(&mut grid, self.prior);
            }
            for i in 0..grid.ingredients {
                counting::exclude_taken(&mut grid, i);
                if let Some(gap) = self.gap_in(&grid) {
                    return gap;
                }
            }
            let lengths = grid.lengths;
            (1..=self.facts.longest)
                .for_each(|number| counting::assign_only_candidate(&mut grid, number));
            for (place, &effect) in self.prior.effects.iter().enumerate() {
                counting::effect(&mut grid, self.prior, place);
                if grid.lengths == 0 && lengths != 0 {
                    return Gap::Effect(effect);
                }
            }
        }
        Gap::Count
    }

    fn gap_in(&self, grid: &Candidates) -> Option<Gap> {
        let herbs = self.facts.ingredients().iter();
        let herb = herbs.copied().find(|herb| grid.roles[herb.index()] == 0);
        let shortest = grid.lengths().next().unwrap_or(0);
        let can = |n: u8| (0..grid.ingredients).any(|i| grid.roles[i] & bit(Role::Regular(n)) != 0);
        let number = (1..=shortest).find(|n| !can(*n));
        number.map(Gap::Number).or(herb.map(Gap::Herb))
    }
}
