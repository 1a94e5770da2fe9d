//! Possible results of a test with their probabilities, as used for inference. Random effects are
//! resolved by walking every path of choices.

use super::definition::Assignment;
use super::effect::Alteration;
use super::walk::{Index, Walk, WalkHost, WalkNumber, WalkStep};
use super::{Effect, MAX_POTION, PotionItem, Report, Reports};
use crate::common::seed::Seed;
use crate::common::sort::sort;
use crate::common::stream::Stream;
use crate::witches::WitchesConcern;

/// Growth counts of a test, or a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct GrowthCounts {
    /// Whether the potion won. A win has neither counts nor reports.
    pub(crate) won: bool,
    pub(crate) undergrown: u8,
    pub(crate) overgrown: u8,
}

impl GrowthCounts {
    const WON: GrowthCounts = GrowthCounts { won: true, undergrown: 0, overgrown: 0 };
}

/// Maximum number of paths walked for one probability. Only potions that repeat a random effect
/// many times have more.
const MOST: usize = 1 << 9;

/// Depth-first enumeration of the random choices of a walk. `path` holds each choice of the current
/// path with its number of alternatives.
#[derive(Default)]
pub(crate) struct Paths {
    path: Vec<(usize, usize)>,
    at: usize,
    /// Number of paths begun since the last start.
    begun: usize,
    /// Sum of the probabilities of the completed paths.
    covered: f64,
    /// Number of paths begun for all probabilities so far.
    walked: usize,
    /// Whether paths were left out of some probability.
    cut: bool,
    /// Stream that makes the choices if paths are sampled instead of enumerated.
    strays: Option<Stream>,
}

impl Paths {
    /// Number of paths walked so far, as a measure of work.
    pub(crate) fn walked(&self) -> usize {
        self.walked
    }

    /// Whether some probability so far is only an estimate, because there were too many paths.
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

    /// Returns a number of `1..=length`, by the next choice.
    fn number(&mut self, length: u8) -> WalkNumber {
        WalkNumber::Known(self.choose(length.into()) as i16 + 1)
    }

    /// Probability of the current path.
    fn path_probability(&self) -> f64 {
        self.path[..self.at].iter().fold(1.0, |chance, &(_, n)| chance / n as f64)
    }

    /// Advances to the next path that differs in the choices made so far. Returns `false` after the
    /// last one.
    fn advance(&mut self) -> bool {
        self.covered += self.path_probability();
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

    /// Advances to the next path, unless `most` paths were begun already.
    fn advance_within(&mut self, most: usize) -> PathAdvance {
        match self.advance() {
            false => PathAdvance::Done,
            true if self.begun > most => {
                self.cut = true;
                PathAdvance::Cut
            }
            true => PathAdvance::Path,
        }
    }

    /// Estimates a probability if the paths walked with the result have the probability `found`.
    /// The other paths are assumed to have it in the same proportion. At least `1 / MOST`, since a
    /// result that was not seen is not impossible.
    fn estimate(&self, found: f64) -> f64 {
        (found / self.covered).max(1.0 / MOST as f64)
    }
}

/// Result of advancing to the next path.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PathAdvance {
    Path,
    /// All paths were walked.
    Done,
    /// The remaining paths are left out.
    Cut,
}

/// `WalkHost` without reports, sufficient to decide whether a potion wins.
struct WinWorld<'a>(&'a mut Paths);

impl WalkHost for WinWorld<'_> {
    const REPORTS: bool = false;

    fn number(&mut self, length: u8) -> WalkNumber {
        self.0.number(length)
    }
}

/// Expected reports of a walk: `met` is the bit set of those that were made, `strange` the number
/// of reports that were not expected.
struct ExpectedReports<'a> {
    reports: &'a [Report],
    met: u128,
    strange: u32,
}

impl<'a> ExpectedReports<'a> {
    fn new(reports: &'a [Report]) -> ExpectedReports<'a> {
        ExpectedReports { reports, met: 0, strange: 0 }
    }

    /// Marks the first expected report that satisfies `is_like` and is not marked yet. If there is
    /// none, counts an unexpected report.
    fn meet(&mut self, is_like: impl Fn(&Report) -> bool) {
        let is_new = |&(i, wanted): &(usize, &Report)| is_like(wanted) && self.met >> i & 1 == 0;
        match self.reports.iter().enumerate().take(u128::BITS as usize).find(is_new) {
            Some((i, _)) => self.met |= 1 << i,
            None => self.strange += 1,
        }
    }
}

/// `WalkHost` that compares the reports with the expected ones.
struct ReportMatcher<'a> {
    paths: &'a mut Paths,
    wanted: ExpectedReports<'a>,
}

impl WalkHost for ReportMatcher<'_> {
    const REPORTS: bool = true;

    fn number(&mut self, length: u8) -> WalkNumber {
        self.paths.number(length)
    }

    fn below(&mut self, n: usize) -> usize {
        self.paths.choose(n)
    }

    fn report(&mut self, report: Report) {
        self.wanted.meet(|wanted| *wanted == report);
    }

    fn forget_reports(&mut self) {
        self.wanted = ExpectedReports::new(self.wanted.reports);
    }
}

/// `WalkHost` that records the reports.
struct Recorder<'a> {
    paths: &'a mut Paths,
    reports: &'a mut Reports,
}

impl WalkHost for Recorder<'_> {
    const REPORTS: bool = true;

    fn number(&mut self, length: u8) -> WalkNumber {
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

/// Whether the number of ingredients is valid for a test.
fn fits(pours: &[PotionItem]) -> bool {
    (1..=MAX_POTION).contains(&pours.len())
}

/// Returns the probability that `happens` is true of a walk along the potion. Enumerates the paths;
/// `happens` needs to walk each one only until the result is decided.
fn probability_that<'p, P: Assignment>(
    parts: &'p P,
    pours: &[PotionItem],
    paths: &mut Paths,
    mut happens: impl FnMut(Walk<'p, P>, &mut Paths) -> bool,
) -> f64 {
    let line = Walk::poured(parts, pours);
    let mut chance = 0.0;
    paths.start();
    loop {
        if happens(line.clone(), paths) {
            chance += paths.path_probability();
        }
        match paths.advance_within(MOST) {
            PathAdvance::Path => {}
            PathAdvance::Done => return chance,
            PathAdvance::Cut => return paths.estimate(chance),
        }
    }
}

/// Returns the probability that a potion wins.
pub(crate) fn win_probability(
    parts: &impl Assignment,
    pours: &[PotionItem],
    paths: &mut Paths,
) -> f64 {
    if !fits(pours) {
        return 0.0;
    }
    probability_that(parts, pours, paths, |mut walk, paths| {
        // Always walks to the end, since a Resetter clears an earlier wrong ingredient.
        walk.finish(&mut WinWorld(paths));
        walk.wins()
    })
}

/// Returns the likelihood of exactly this result. `reports` may have any order.
pub(crate) fn likelihood(
    parts: &impl Assignment,
    pours: &[PotionItem],
    growth: GrowthCounts,
    reports: &[Report],
    paths: &mut Paths,
) -> f64 {
    if growth.won {
        return win_probability(parts, pours, paths);
    }
    if !fits(pours) || reports.len() > u128::BITS as usize {
        return 0.0;
    }
    let forgets = || {
        let acts = |pour: &PotionItem| parts.effects(pour.ingredient.index());
        pours.iter().flat_map(acts).any(|effect| effect.forgets())
    };
    let all = u128::MAX.checked_shr(u128::BITS - reports.len() as u32).unwrap_or(0);
    let mut forgetful = None;
    probability_that(parts, pours, paths, |mut walk, paths| {
        let mut world = ReportMatcher { paths, wanted: ExpectedReports::new(reports) };
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

/// Returns the distance between this result and that of the first path, on which each random effect
/// takes its first choice; 0 if they are equal.
pub(crate) fn distance(
    parts: &impl Assignment,
    pours: &[PotionItem],
    growth: GrowthCounts,
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
    let mut wanted = ExpectedReports::new(reports);
    made.iter().for_each(|report| wanted.meet(|one| one == report));
    growth + reports.len() as u32 - wanted.met.count_ones() + wanted.strange
}

/// Calls the callback with growth, sorted reports and probability of every path of a test. Paths
/// with equal results are passed separately. Returns `false` if there are too many paths and some
/// were left out.
pub(crate) fn outcomes(
    parts: &impl Assignment,
    pours: &[PotionItem],
    paths: &mut Paths,
    mut visit: impl FnMut(GrowthCounts, &[Report], f64),
) -> bool {
    outcomes_within(MOST, parts, pours, paths, &mut visit)
}

/// Returns the distinct results of a test with their probabilities. If there are more than `most`
/// paths, samples that many at random.
pub(crate) fn some_outcomes(
    most: usize,
    parts: &impl Assignment,
    pours: &[PotionItem],
    paths: &mut Paths,
) -> Vec<(GrowthCounts, Vec<Report>, f64)> {
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

/// Returns a function that adds up the probabilities of equal results in `all`.
fn added_up(
    all: &mut Vec<(GrowthCounts, Vec<Report>, f64)>,
) -> impl FnMut(GrowthCounts, &[Report], f64) + use<'_> {
    |growth, reports, chance| match all.iter_mut().find(|(g, r, _)| *g == growth && r == reports) {
        Some((_, _, sum)) => *sum += chance,
        None => all.push((growth, reports.to_vec(), chance)),
    }
}

fn outcomes_within(
    most: usize,
    parts: &impl Assignment,
    pours: &[PotionItem],
    paths: &mut Paths,
    visit: &mut impl FnMut(GrowthCounts, &[Report], f64),
) -> bool {
    if !fits(pours) {
        return true;
    }
    let line = Walk::poured(parts, pours);
    let mut reports = Reports::new();
    paths.start();
    loop {
        walk_path(&line, paths, &mut reports, visit);
        match paths.advance_within(most) {
            PathAdvance::Path => {}
            next => return next == PathAdvance::Done,
        }
    }
}

/// Walks one path and passes its result to the callback.
fn walk_path<P: Assignment>(
    line: &Walk<'_, P>,
    paths: &mut Paths,
    reports: &mut Reports,
    visit: &mut impl FnMut(GrowthCounts, &[Report], f64),
) {
    let mut walk = line.clone();
    reports.clear();
    walk.finish(&mut Recorder { paths, reports });
    if walk.wins() {
        visit(GrowthCounts::WON, &[], paths.path_probability());
    } else {
        let Walk { undergrown, overgrown, .. } = walk;
        sort(reports);
        visit(
            GrowthCounts { won: false, undergrown, overgrown },
            reports,
            paths.path_probability(),
        );
    }
}

/// `WalkHost` that compares only the effects that report with the expected ones, since the content of
/// the reports is not certain yet.
struct Reporters<'a> {
    wanted: ExpectedReports<'a>,
    unsure: bool,
}

impl WalkHost for Reporters<'_> {
    const REPORTS: bool = true;

    fn number(&mut self, _length: u8) -> WalkNumber {
        self.unsure = true;
        WalkNumber::Unsure
    }

    fn report(&mut self, report: Report) {
        self.wanted.meet(|wanted| wanted.by == report.by);
    }
}

/// Whether the first `known` ingredients of a potion leave this result possible. `false` is a
/// proof; `true` is not. `forgets`: whether an effect in play resets a walk, so that nothing can be
/// concluded.
pub(crate) fn is_consistent(
    parts: &impl Assignment,
    pours: &[PotionItem],
    known: usize,
    growth: GrowthCounts,
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
    let mut world = Reporters { wanted: ExpectedReports::new(reports), unsure };
    while walk.is_ready() && walk.step(&mut world) == WalkStep::On {}
    let ahead = walk.max_further_counts();
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
