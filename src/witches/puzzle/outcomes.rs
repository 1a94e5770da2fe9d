//! All that a test can say, with how likely it is: what players reckon with. Where effects are
//! random, every path of choices is walked.

use super::definition::Assignment;
use super::effect::Alteration;
use super::walk::{Index, Number, Walk, WalkStep, World};
use super::{Effect, MAX_POTION, Pour, Report, Reports};
use crate::common::sort::sort;
use crate::common::stream::Stream;
use crate::game::seed::Seed;
use crate::witches::WitchesConcern;

/// The growth that a test tells, or that it won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Growth {
    /// Then nothing else is told.
    pub(crate) won: bool,
    pub(crate) undergrown: u8,
    pub(crate) overgrown: u8,
}

impl Growth {
    const WON: Growth = Growth { won: true, undergrown: 0, overgrown: 0 };
}

/// How many paths are walked for one chance. Only potions with the same random effect over and
/// over have more.
const MOST: usize = 1 << 9;

/// A walk's choices, and how many there were to choose from each time.
#[derive(Default)]
pub(crate) struct Paths {
    path: Vec<(usize, usize)>,
    at: usize,
    /// How many paths were begun, and how likely those are that were left.
    begun: usize,
    covered: f64,
    /// How many paths were begun for all chances so far.
    walked: usize,
    /// Whether paths were left out of a chance.
    cut: bool,
    /// Chooses, where not all paths are walked.
    strays: Option<Stream>,
}

impl Paths {
    /// How many paths were walked so far: a measure of the work.
    pub(crate) fn walked(&self) -> usize {
        self.walked
    }

    /// Whether some chance so far is only estimated: there were too many paths to walk them all.
    pub(crate) fn has_cut(&self) -> bool {
        self.cut
    }

    fn start(&mut self) {
        self.path.clear();
        self.at = 0;
        self.begun = 1;
        self.walked += 1;
        self.covered = 0.0;
        self.strays = None;
    }

    fn choose(&mut self, n: usize) -> usize {
        if n < 2 {
            return 0;
        }
        if let Some(stream) = &mut self.strays {
            return stream.below(n);
        }
        if self.at == self.path.len() {
            self.path.push((0, n));
        }
        self.at += 1;
        self.path[self.at - 1].0
    }

    /// A number of 1 to the length of the recipe.
    fn number(&mut self, length: u8) -> Number {
        Number::Known(self.choose(length.into()) as i16 + 1)
    }

    /// How likely the choices are.
    fn chance(&self) -> f64 {
        self.path[..self.at].iter().fold(1.0, |chance, &(_, n)| chance / n as f64)
    }

    /// Goes on to the next path that begins otherwise than this one went; false after the last.
    fn advance(&mut self) -> bool {
        self.covered += self.chance();
        self.begun += 1;
        self.walked += 1;
        self.path.truncate(self.at);
        self.at = 0;
        while let Some((choice, n)) = self.path.pop() {
            if choice + 1 < n {
                self.path.push((choice + 1, n));
                return true;
            }
        }
        false
    }

    /// The next path, unless so many were walked already.
    fn advance_within(&mut self, most: usize) -> Next {
        match self.advance() {
            false => Next::Done,
            true if self.begun > most => {
                self.cut = true;
                Next::Cut
            }
            true => Next::Path,
        }
    }

    /// A chance, where paths worth `found` of those that were walked lead there: as if the rest
    /// were like them, and never nothing, for what was not seen is not impossible.
    fn estimate(&self, found: f64) -> f64 {
        (found / self.covered).max(1.0 / MOST as f64)
    }
}

/// What follows a path.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Path,
    /// All were walked.
    Done,
    /// There are more than are walked.
    Cut,
}

/// Without reports: enough to know whether a potion wins.
struct Unreported<'a>(&'a mut Paths);

impl World for Unreported<'_> {
    const REPORTS: bool = false;

    fn number(&mut self, length: u8) -> Number {
        self.0.number(length)
    }
}

/// Reports that are wanted of a walk: which were made, and how many that are not among them.
struct Wanted<'a> {
    reports: &'a [Report],
    met: u128,
    strange: u32,
}

impl<'a> Wanted<'a> {
    fn new(reports: &'a [Report]) -> Wanted<'a> {
        Wanted { reports, met: 0, strange: 0 }
    }

    /// Takes a report for the first that it is like and that was not made yet.
    fn meet(&mut self, is_like: impl Fn(&Report) -> bool) {
        let is_new = |&(i, wanted): &(usize, &Report)| is_like(wanted) && self.met >> i & 1 == 0;
        match self.reports.iter().enumerate().take(u128::BITS as usize).find(is_new) {
            Some((i, _)) => self.met |= 1 << i,
            None => self.strange += 1,
        }
    }
}

/// Compares what is reported with what was.
struct Matching<'a> {
    paths: &'a mut Paths,
    wanted: Wanted<'a>,
}

impl World for Matching<'_> {
    const REPORTS: bool = true;

    fn number(&mut self, length: u8) -> Number {
        self.paths.number(length)
    }

    fn below(&mut self, n: usize) -> usize {
        self.paths.choose(n)
    }

    fn report(&mut self, report: Report) {
        self.wanted.meet(|wanted| *wanted == report);
    }

    fn forget_reports(&mut self) {
        self.wanted = Wanted::new(self.wanted.reports);
    }
}

/// Keeps what is reported.
struct Recorder<'a> {
    paths: &'a mut Paths,
    reports: &'a mut Reports,
}

impl World for Recorder<'_> {
    const REPORTS: bool = true;

    fn number(&mut self, length: u8) -> Number {
        self.paths.number(length)
    }

    fn below(&mut self, n: usize) -> usize {
        self.paths.choose(n)
    }

    fn report(&mut self, report: Report) {
        self.reports.push(report);
    }

    fn forget_reports(&mut self) {
        self.reports.clear();
    }
}

/// Whether a number of ingredients can be tested.
fn fits(pours: &[Pour]) -> bool {
    (1..=MAX_POTION).contains(&pours.len())
}

/// How likely something is to happen on the way through a potion. Paths are walked one by one,
/// each to wherever it is decided whether it happens.
fn chance_that<'p, P: Assignment>(
    parts: &'p P,
    pours: &[Pour],
    paths: &mut Paths,
    mut happens: impl FnMut(Walk<'p, P>, &mut Paths) -> bool,
) -> f64 {
    let line = Walk::poured(parts, pours);
    let mut chance = 0.0;
    paths.start();
    loop {
        if happens(line.clone(), paths) {
            chance += paths.chance();
        }
        match paths.advance_within(MOST) {
            Next::Path => {}
            Next::Done => return chance,
            Next::Cut => return paths.estimate(chance),
        }
    }
}

/// How likely a potion is to win.
pub(crate) fn win_chance(parts: &impl Assignment, pours: &[Pour], paths: &mut Paths) -> f64 {
    if !fits(pours) {
        return 0.0;
    }
    chance_that(parts, pours, paths, |mut walk, paths| {
        // What was wrong stays so unless it is forgotten, and then too few are left.
        walk.finish(&mut Unreported(paths));
        walk.wins()
    })
}

/// How likely a potion is to say exactly this. `reports` may have any order.
pub(crate) fn likelihood(
    parts: &impl Assignment,
    pours: &[Pour],
    growth: Growth,
    reports: &[Report],
    paths: &mut Paths,
) -> f64 {
    if growth.won {
        return win_chance(parts, pours, paths);
    }
    if !fits(pours) || reports.len() > u128::BITS as usize {
        return 0.0;
    }
    let forgets = || {
        let acts = |pour: &Pour| parts.effects(pour.ingredient.index());
        pours.iter().flat_map(acts).any(|effect| effect.forgets())
    };
    let all = u128::MAX.checked_shr(u128::BITS - reports.len() as u32).unwrap_or(0);
    let mut forgetful = None;
    chance_that(parts, pours, paths, |mut walk, paths| {
        let mut world = Matching { paths, wanted: Wanted::new(reports) };
        let astray = loop {
            let step = walk.step(&mut world);
            let astray = world.wanted.strange > 0
                || walk.undergrown > growth.undergrown
                || walk.overgrown > growth.overgrown;
            if step == WalkStep::Done || astray && !*forgetful.get_or_insert_with(forgets) {
                break astray;
            }
        };
        !astray
            && world.wanted.met == all
            && walk.undergrown == growth.undergrown
            && walk.overgrown == growth.overgrown
            && !walk.wins()
    })
}

/// How far a potion is from saying this, where every random effect does the first thing that it
/// can: 0 where it says it.
pub(crate) fn distance(
    parts: &impl Assignment,
    pours: &[Pour],
    growth: Growth,
    reports: &[Report],
    paths: &mut Paths,
) -> u32 {
    let mut walk = Walk::poured(parts, pours);
    paths.start();
    let mut made = Reports::new();
    walk.finish(&mut Recorder { paths, reports: &mut made });
    if walk.wins() || growth.won {
        let right = walk.counted.saturating_sub(walk.wrong).min(parts.length());
        return if growth.won { u32::from(parts.length() - right) } else { 1 };
    }
    let apart = |a: u8, b: u8| u32::from(a.abs_diff(b));
    let growth =
        apart(walk.undergrown, growth.undergrown) + apart(walk.overgrown, growth.overgrown);
    let mut wanted = Wanted::new(reports);
    made.iter().for_each(|report| wanted.meet(|one| one == report));
    growth + reports.len() as u32 - wanted.met.count_ones() + wanted.strange
}

/// Every path of a test: what it says, its reports sorted, and how likely the path is. Paths that
/// say the same come one by one. False if there are too many to walk, and some were left out.
pub(crate) fn outcomes(
    parts: &impl Assignment,
    pours: &[Pour],
    paths: &mut Paths,
    mut told: impl FnMut(Growth, &[Report], f64),
) -> bool {
    outcomes_within(MOST, parts, pours, paths, &mut told)
}

/// What a test can say, each outcome once, with its chance. Where there are more than `most` paths,
/// that many are drawn at random instead.
pub(crate) fn some_outcomes(
    most: usize,
    parts: &impl Assignment,
    pours: &[Pour],
    paths: &mut Paths,
) -> Vec<(Growth, Vec<Report>, f64)> {
    let mut all = Vec::new();
    if outcomes_within(most, parts, pours, paths, &mut added_up(&mut all)) {
        return all;
    }
    all.clear();
    paths.start();
    paths.strays = Some(Stream::new(Seed(0), WitchesConcern::Deduce, 0));
    let line = Walk::poured(parts, pours);
    let mut reports = Reports::new();
    let mut told = added_up(&mut all);
    for _ in 0..most {
        walk_path(&line, paths, &mut reports, &mut |growth, reports, _| {
            told(growth, reports, 1.0 / most as f64);
        });
    }
    drop(told);
    all
}

/// Adds up the chances of what is told more than once.
fn added_up(
    all: &mut Vec<(Growth, Vec<Report>, f64)>,
) -> impl FnMut(Growth, &[Report], f64) + use<'_> {
    |growth, reports, chance| match all.iter_mut().find(|(g, r, _)| *g == growth && r == reports) {
        Some((_, _, sum)) => *sum += chance,
        None => all.push((growth, reports.to_vec(), chance)),
    }
}

fn outcomes_within(
    most: usize,
    parts: &impl Assignment,
    pours: &[Pour],
    paths: &mut Paths,
    told: &mut impl FnMut(Growth, &[Report], f64),
) -> bool {
    if !fits(pours) {
        return true;
    }
    let line = Walk::poured(parts, pours);
    let mut reports = Reports::new();
    paths.start();
    loop {
        walk_path(&line, paths, &mut reports, told);
        match paths.advance_within(most) {
            Next::Path => {}
            next => return next == Next::Done,
        }
    }
}

/// Walks one path.
fn walk_path<P: Assignment>(
    line: &Walk<'_, P>,
    paths: &mut Paths,
    reports: &mut Reports,
    told: &mut impl FnMut(Growth, &[Report], f64),
) {
    let mut walk = line.clone();
    reports.clear();
    walk.finish(&mut Recorder { paths, reports });
    if walk.wins() {
        told(Growth::WON, &[], paths.chance());
    } else {
        let Walk { undergrown, overgrown, .. } = walk;
        sort(reports);
        told(Growth { won: false, undergrown, overgrown }, reports, paths.chance());
    }
}

/// Compares who reports with who did, as what they say is not certain yet.
struct Reporters<'a> {
    wanted: Wanted<'a>,
    unsure: bool,
}

impl World for Reporters<'_> {
    const REPORTS: bool = true;

    fn number(&mut self, _length: u8) -> Number {
        self.unsure = true;
        Number::Unsure
    }

    fn report(&mut self, report: Report) {
        self.wanted.meet(|wanted| wanted.by == report.by);
    }
}

/// Whether the first `known` ingredients of a potion leave it possible that it says this: false
/// is a proof, true is none. `forgets` tells whether an effect in play makes a walk forget.
pub(crate) fn may_say(
    parts: &impl Assignment,
    pours: &[Pour],
    known: usize,
    growth: Growth,
    reports: &[Report],
    forgets: bool,
) -> bool {
    if forgets || known == 0 || pours.len() > MAX_POTION || reports.len() > u128::BITS as usize {
        return true;
    }
    let mut walk = Walk::new(parts, pours.len(), 0);
    let mut unsure = false;
    for pour in &pours[..known] {
        walk.push(pour.ingredient as Index, Some(pour.grown));
        let counts = |effect: &Effect| effect.act().change().is_some_and(Alteration::counts_decoys);
        unsure |= parts.effects(pour.ingredient.index()).iter().any(counts);
    }
    let mut world = Reporters { wanted: Wanted::new(reports), unsure };
    while walk.ready() && walk.step(&mut world) == WalkStep::On {}
    let ahead = walk.ahead();
    if growth.won {
        let enough = usize::from(walk.counted) + ahead >= usize::from(parts.length());
        return enough && (world.unsure || walk.wrong == 0);
    }
    if world.wanted.strange > 0 {
        return false;
    }
    let judged = walk.undergrown + walk.overgrown;
    let told = growth.undergrown + growth.overgrown;
    world.unsure
        || walk.undergrown <= growth.undergrown
            && walk.overgrown <= growth.overgrown
            && usize::from(judged) + ahead >= usize::from(told)
}
