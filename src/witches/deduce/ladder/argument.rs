//! Arguments that players can follow: something is supposed, each test rules something out, and
//! at last one cannot have come out as it did.

use lines::TrailStep;

use super::counting;
use super::grid::{Candidates, DECOYS, IGNORED, IMPOSTERS, bit, roles};
use super::sieve::{GrowthOutcomes, Sieve};
use crate::common::sort::{sort_apart, sort_by};
use crate::witches::deal::Facts;
use crate::witches::deduce::prior::Prior;
use crate::witches::deduce::{Claim, Observation, Property};
use crate::witches::puzzle::{Decoy, Effect, Ingredient, Role};
use crate::witches::settings::DecoyKinds;

mod lines;

/// How many ingredients are tried to tell cases apart.
const SPLITS: usize = 3;
/// The share of the work that finding may take: the rest is to leave out what is not needed.
const FINDING: usize = 2;
/// What names so few tests is told at once.
const SHORT: usize = 3;
/// The most ways to fill a test for one question, and the ways for which one more is asked.
const ASKED_WAYS: usize = 6_000;
const WAYS_OF_A_QUESTION: usize = 60;

/// What a line of an argument says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ArgumentLine {
    /// What follows from a test, with what was said before.
    Shows { test: usize, what: Vec<Finding> },
    /// A test cannot have come out as it did.
    Fails { test: usize, how: How },
    /// What is left cannot be.
    Nothing(Gap),
}

/// Something that a test shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Finding {
    Is(Claim),
    NotNumbers(Ingredient, Vec<u8>),
    NotLengths(Vec<u8>),
}

/// Something is supposed, and cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Case {
    pub(crate) suppose: Claim,
    pub(crate) lines: Vec<ArgumentLine>,
    /// All that can be then, where the lines do not tell it.
    pub(crate) cases: Vec<Case>,
}

/// An argument: of all cases none can be, so the claim is so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Argument {
    /// The tests that it names, by their places in the log.
    pub(crate) tests: Vec<usize>,
    pub(crate) cases: Vec<Case>,
    /// Whether it needs the clue.
    pub(crate) by_clue: bool,
}

impl Argument {
    /// Whether it says what follows from which test.
    pub(crate) fn is_told(&self) -> bool {
        self.cases.iter().any(Case::is_told) || self.tests.is_empty()
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

    fn is_told(&self) -> bool {
        let is_told =
            |line: &ArgumentLine| !matches!(line, ArgumentLine::Fails { how: How::Otherwise, .. });
        self.lines.iter().any(is_told) || !self.cases.is_empty()
    }

    fn size(&self) -> usize {
        1 + self.lines.len() + self.cases.iter().map(Case::size).sum::<usize>()
    }
}

pub(crate) struct Arguer<'a> {
    facts: &'a Facts,
    prior: &'a Prior,
    log: &'a [Observation],
    tests: Vec<usize>,
    sieve: Sieve<'a>,
    /// How many tests may still be asked.
    questions: usize,
    /// How many ways and questions may be spent to leave out what is not needed.
    spare: (usize, usize),
    /// Whether the clue was asked.
    asks_clue: bool,
}

impl<'a> Arguer<'a> {
    /// Looks at some tests of a log, and at no more than so many ways to fill them.
    pub(crate) fn new(
        facts: &'a Facts,
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

    /// Why a claim is so, by as few tests and lines as are found.
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
            sort_apart(&mut tests);
            (tests, cases)
        });
        let size = |cases: &[Case]| cases.iter().map(Case::size).sum::<usize>();
        let (tests, cases) = all.min_by_key(|(tests, cases)| (tests.len(), size(cases)))?;
        let by_clue = self.needs_clue(claim, &tests, &cases);
        Some(Argument { tests, cases, by_clue })
    }

    /// The fewest of some claims that no secret has all of, and the tests that say so; nothing if
    /// that is not found.
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
        sort_apart(&mut tests);
        Some((few, tests))
    }

    /// What is public before the first test.
    fn start(&self) -> Candidates {
        let mut grid = Candidates::new(self.prior);
        self.close(&mut grid);
        grid
    }

    /// Whether the same tests do not tell as much without the clue.
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

    /// Whether cases are all that a grid leaves of their ingredient.
    fn are_all(&self, grid: &Candidates, cases: &[Claim]) -> bool {
        let mut grid = grid.clone();
        self.close(&mut grid);
        let Some(case) = cases.first() else { return false };
        self.roles_of(&grid, case.ingredient, 0).iter().all(|case| cases.contains(case))
    }

    fn fails(&mut self, start: &Candidates, suppose: Claim) -> bool {
        let mut grid = start.clone();
        grid.learn(&self.facts.effects, suppose);
        self.follow(grid).is_some()
    }

    /// Whatever can be instead of a claim that something is so: of its ingredient, and of who has
    /// what it speaks of.
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

    /// What an ingredient can be but for some roles.
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

    fn case(&mut self, start: &Candidates, suppose: Claim) -> Option<Case> {
        self.cases(start, &[suppose])?.pop()
    }

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

    /// Tells apart what another ingredient can be.
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

    /// All that follows without a test.
    fn close(&self, grid: &mut Candidates) {
        loop {
            let before = grid.clone();
            if self.asks_clue {
                counting::clue(grid, self.prior);
            }
            (0..grid.ingredients).for_each(|i| counting::taken(grid, i));
            (1..=self.facts.longest).for_each(|number| counting::only(grid, number));
            (0..self.prior.effects.len()).for_each(|e| counting::effect(grid, self.prior, e));
            counting::twins(grid);
            counting::decoys(grid);
            counting::trim(grid);
            if *grid == before || grid.is_contradiction() {
                return;
            }
        }
    }

    /// Works with what is to be spent on the other half of the work.
    fn change_over(&mut self) {
        std::mem::swap(&mut self.sieve.left, &mut self.spare.0);
        std::mem::swap(&mut self.questions, &mut self.spare.1);
    }

    /// What a test leaves of a grid.
    fn after(&mut self, grid: &Candidates, test: usize) -> Candidates {
        let mut after = grid.clone();
        let Some(questions) = self.questions.checked_sub(1) else { return after };
        self.questions = questions;
        self.sieve.narrow(&mut after, &[&self.log[test]]);
        counting::trim(&mut after);
        after
    }

    /// What follows from the tests one by one, until one of them fails, or without one nothing is
    /// left; nothing if that does not come.
    fn follow(&mut self, mut grid: Candidates) -> Option<(Vec<TrailStep>, Option<usize>)> {
        let mut trail = Vec::new();
        self.close(&mut grid);
        while !grid.is_contradiction() {
            let mut next = grid.clone();
            let before = trail.len();
            for at in 0..self.tests.len() {
                let test = self.tests[at];
                let after = self.after(&grid, test);
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

/// Why a test cannot have come out as it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum How {
    /// At least, or at most, so many would be undergrown.
    Under(Bound),
    /// At least, or at most, so many would be overgrown.
    Over(Bound),
    /// At least, or at most, so many would be undergrown or overgrown.
    Wrong(Bound),
    /// Neither, but not so many of both at once.
    Both,
    /// What was told of effects does not fit.
    Told,
    /// In some other way.
    Otherwise,
}

/// A bound that is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    AtLeast(u8),
    AtMost(u8),
}

/// What nothing is left for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gap {
    /// A number has no ingredient.
    Number(u8),
    /// An ingredient can be nothing.
    Herb(Ingredient),
    /// An effect has no ingredient, or too many.
    Effect(Effect),
    /// Numbers and decoys cannot be given out.
    Count,
}

impl Arguer<'_> {
    /// Why a grid does not allow what a test told.
    fn how(&mut self, grid: &Candidates, test: usize) -> How {
        let seen = &self.log[test];
        let Some(outcomes) = self.sieve.outcomes(grid, seen) else { return How::Otherwise };
        let (under, over) = (seen.undergrown, seen.overgrown);
        if seen.won {
            return How::Otherwise;
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
            (Some(bound), _, _) => How::Over(bound),
            (_, Some(bound), _) => How::Under(bound),
            (_, _, Some(bound)) => How::Wrong(bound),
            _ if outcomes == GrowthOutcomes::default() => How::Otherwise,
            _ if outcomes.has(under, over) => How::Told,
            _ => How::Both,
        }
    }

    /// What a grid leaves nothing for.
    fn gap(&self, mut grid: Candidates) -> Gap {
        for _ in 0..grid.ingredients {
            if let Some(gap) = self.gap_in(&grid) {
                return gap;
            }
            if self.asks_clue {
                counting::clue(&mut grid, self.prior);
            }
            for i in 0..grid.ingredients {
                counting::taken(&mut grid, i);
                if let Some(gap) = self.gap_in(&grid) {
                    return gap;
                }
            }
            let lengths = grid.lengths;
            (1..=self.facts.longest).for_each(|number| counting::only(&mut grid, number));
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
