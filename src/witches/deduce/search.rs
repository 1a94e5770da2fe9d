//! Depth-first search for all consistent secrets. An ingredient is decided when a test needs it,
//! and a test is checked as soon as its ingredients are decided. Ingredients without a test stay
//! undecided and are counted.

use std::ops::ControlFlow::{self, Break, Continue};

use super::partial::Partial;
use super::prior::{ALL, Prior};
use super::seen::ObservedTests;
use super::{Claim, Effort, Observation};
use crate::common::sort::sort_dedup;
use crate::witches::puzzle::{Clue, Paths, PotionItem, is_consistent, likelihood};

/// Constraints and remaining work of a search.
pub(super) struct Search<'a> {
    pub(super) prior: &'a Prior,
    tests: Vec<&'a Observation>,
    /// For each ingredient, the bit set of effects that it can have.
    pub(super) allowed: [u8; ALL],
    /// Claims that every found secret must satisfy.
    pub(super) claims: Vec<Claim>,
    /// Remaining search steps.
    pub(super) budget: usize,
    /// Largest number of paths of random effects to evaluate.
    pub(super) walks: usize,
    paths: Paths,
}

/// Error of a search that exceeded its limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SearchLimit;

/// Reason why a search stopped early.
enum Stop {
    TooMuch,
    Enough,
}

fn search_result(flow: ControlFlow<Stop>) -> Result<(), SearchLimit> {
    match flow {
        Break(Stop::TooMuch) => Err(SearchLimit),
        Continue(()) | Break(Stop::Enough) => Ok(()),
    }
}

/// Callback for each found partial secret. It returns [`Break`] to end the search.
type FoundCallback<'f> = &'f mut dyn FnMut(&Partial) -> ControlFlow<()>;

/// Undecided part of an ingredient, with the ingredient's index.
#[derive(Clone, Copy)]
enum UndecidedPart {
    /// Role alone.
    Role(usize),
    /// Role and effects.
    All(usize),
}

impl<'a> Search<'a> {
    pub(super) fn new(prior: &'a Prior, budget: usize) -> Search<'a> {
        let allowed = [u8::MAX; ALL];
        Search {
            prior,
            tests: Vec::new(),
            allowed,
            claims: Vec::new(),
            budget,
            walks: usize::MAX,
            paths: Paths::default(),
        }
    }

    /// Returns the number of evaluated paths of random effects.
    pub(super) fn walked(&self) -> usize {
        self.paths.walked()
    }

    /// Whether some likelihood was estimated because there were too many paths to evaluate.
    fn has_guessed(&self) -> bool {
        self.paths.has_cut()
    }

    /// Adds tests that secrets must be consistent with. Each next test is one that decides the
    /// fewest new ingredients.
    pub(super) fn ask_for(&mut self, tests: &'a [Observation]) {
        let claimed = self.claims.iter().map(|claim| claim.ingredient.index());
        let by_clue = self.prior.ingredients_of_clue().into_iter();
        let mut touched = by_clue.chain(claimed).fold(0u16, |bits, index| bits | 1 << index);
        let mut rest: Vec<&Observation> = tests.iter().collect();
        let rank = |test: &Observation, touched: u16| {
            ((test.ingredient_bits() & !touched).count_ones(), test.ingredient_bits().count_ones())
        };
        while let Some(next) = (0..rest.len()).min_by_key(|i| rank(rest[*i], touched)) {
            let test = rest.remove(next);
            touched |= test.ingredient_bits();
            self.tests.push(test);
        }
    }

    /// Calls `found` for every way to decide the tested ingredients of `from` that is consistent
    /// with the tests, until it returns [`Break`].
    pub(super) fn run(
        &mut self,
        from: &Partial,
        found: FoundCallback<'_>,
    ) -> Result<(), SearchLimit> {
        search_result(self.test(from, 0, found))
    }

    /// Calls `found` for every way to decide the ingredients of the clue and of the tests that is
    /// consistent with them, until it returns [`Break`].
    pub(super) fn start(&mut self, found: FoundCallback<'_>) -> Result<(), SearchLimit> {
        let prior = self.prior;
        let wish = if matches!(prior.clue, Clue::EffectCount(..)) {
            UndecidedPart::All
        } else {
            UndecidedPart::Role
        };
        let params: Vec<UndecidedPart> =
            prior.ingredients_of_clue().into_iter().map(wish).collect();
        for length in prior.lengths.clone().filter(|length| prior.may_have(*length)) {
            let from = Partial::of_length(prior, length);
            let mut next = |search: &mut Self, partial: &Partial| {
                if !prior.agrees(&partial.secret) {
                    return Continue(());
                }
                search.test(partial, 0, found)
            };
            let flow = self.decide(&from, &params, &mut |_, _| true, &mut next);
            if flow.is_break() {
                return search_result(flow);
            }
        }
        Ok(())
    }

    /// Calls `found` for every way to decide the ingredients at `indices`, without regard to the
    /// tests.
    pub(super) fn complete(
        &mut self,
        from: &Partial,
        indices: &[usize],
        found: FoundCallback<'_>,
    ) -> Result<(), SearchLimit> {
        let open = indices.iter().filter(|index| !from.is_decided(**index));
        let params: Vec<UndecidedPart> = open.map(|index| UndecidedPart::All(*index)).collect();
        let prior = self.prior;
        let mut possible = |_: &mut Self, partial: &Partial| partial.mass(prior) > 0.0;
        let mut next = |_: &mut Self, partial: &Partial| match partial.mass(prior) > 0.0 {
            true => found(partial).map_break(|()| Stop::Enough),
            false => Continue(()),
        };
        search_result(self.decide(from, &params, &mut possible, &mut next))
    }

    /// Checks the tests from index `number` on.
    fn test(
        &mut self,
        from: &Partial,
        number: usize,
        found: FoundCallback<'_>,
    ) -> ControlFlow<Stop> {
        let Some(&test) = self.tests.get(number) else {
            return self.finish(from, found);
        };
        let growth = test.growth();
        let mut params: Vec<UndecidedPart> = Vec::new();
        for pour in &test.pours {
            let index = pour.ingredient.index();
            let is_new =
                !params.iter().any(|wish| matches!(wish, UndecidedPart::All(i) if *i == index));
            if is_new && !from.is_decided(index) {
                params.push(UndecidedPart::All(index));
            }
        }
        let prior = self.prior;
        let mut cut = |_: &mut Self, partial: &Partial| {
            let decided = |pour: &&PotionItem| partial.is_decided(pour.ingredient.index());
            let known = test.pours.iter().take_while(decided).count();
            let parts = prior.hypothesis(&partial.secret);
            is_consistent(&parts, &test.pours, known, growth, test.reports(), prior.forgets)
        };
        let mut next = |search: &mut Self, partial: &Partial| {
            let parts = prior.hypothesis(&partial.secret);
            let likelihood =
                likelihood(&parts, &test.pours, growth, test.reports(), &mut search.paths);
            if likelihood == 0.0 {
                return Continue(());
            }
            search.test(&partial.after_test(likelihood), number + 1, found)
        };
        self.decide(from, &params, &mut cut, &mut next)
    }

    /// Decides the ingredients of the claims, once all tests are checked.
    fn finish(&mut self, from: &Partial, found: FoundCallback<'_>) -> ControlFlow<Stop> {
        let prior = self.prior;
        let mut meet = |_: &mut Self, partial: &Partial| {
            if partial.mass(prior) == 0.0 {
                return Continue(());
            }
            found(partial).map_break(|()| Stop::Enough)
        };
        let claimed = self.claims.iter().map(|claim| claim.ingredient.index());
        let mut open: Vec<usize> = claimed.filter(|index| !from.is_decided(*index)).collect();
        sort_dedup(&mut open);
        let params: Vec<UndecidedPart> = open.into_iter().map(UndecidedPart::All).collect();
        self.decide(from, &params, &mut |_, _| true, &mut meet)
    }

    /// Decides all `params` in every way that `cut` accepts as possible, and calls `next` for each.
    fn decide(
        &mut self,
        from: &Partial,
        params: &[UndecidedPart],
        cut: &mut dyn FnMut(&mut Self, &Partial) -> bool,
        next: &mut dyn FnMut(&mut Self, &Partial) -> ControlFlow<Stop>,
    ) -> ControlFlow<Stop> {
        let Some((&wish, rest)) = params.split_first() else {
            return next(self, from);
        };
        let prior = self.prior;
        let (UndecidedPart::Role(index) | UndecidedPart::All(index)) = wish;
        let roles = from.with_some_role(prior, index);
        if let UndecidedPart::Role(_) = wish {
            for partial in &roles {
                self.spend()?;
                self.decide(partial, rest, cut, next)?;
            }
            return Continue(());
        }
        for role in &roles {
            let mut flow = Continue(());
            role.with_effects(prior, index, &self.allowed.clone(), |partial| {
                if flow.is_continue() {
                    flow = self.branch(&partial, index, rest, cut, next);
                }
            });
            flow?;
        }
        Continue(())
    }

    fn branch(
        &mut self,
        partial: &Partial,
        index: usize,
        rest: &[UndecidedPart],
        cut: &mut dyn FnMut(&mut Self, &Partial) -> bool,
        next: &mut dyn FnMut(&mut Self, &Partial) -> ControlFlow<Stop>,
    ) -> ControlFlow<Stop> {
        self.spend()?;
        let mut claims = self.claims.iter();
        if claims.any(|claim| claim.ingredient.index() == index && !partial.secret.agrees(*claim)) {
            return Continue(());
        }
        // The callback `next` checks the last one in full.
        if !rest.is_empty() && !cut(self, partial) {
            return Continue(());
        }
        self.decide(partial, rest, cut, next)
    }

    fn spend(&mut self) -> ControlFlow<Stop> {
        if self.budget == 0 || self.walked() > self.walks {
            return Break(Stop::TooMuch);
        }
        self.budget -= 1;
        Continue(())
    }
}

/// Largest number of search steps per secret of [`Effort::exact`].
const STEPS: usize = 4;

/// Number of searches that share [`Effort::walks`].
pub(super) const SEARCHES: usize = 4;

impl<'a> Search<'a> {
    /// Creates a search for secrets that are consistent with `tests`, within the limits of
    /// `effort`.
    fn with_limits(
        prior: &'a Prior,
        seen: &ObservedTests,
        tests: &'a [Observation],
        effort: Effort,
    ) -> Self {
        let mut search = Search::new(prior, effort.exact.saturating_mul(STEPS));
        search.walks = effort.walks / SEARCHES;
        search.allowed = seen.allowed;
        search.ask_for(tests);
        search
    }
}

/// Adds `found` to `all`, and stops the search when `all` has more than `most` entries.
fn gather(all: &mut Vec<Partial>, found: &Partial, most: usize) -> ControlFlow<()> {
    all.push(*found);
    if all.len() > most { Break(()) } else { Continue(()) }
}

/// All consistent partial secrets.
#[derive(Clone, Debug, Default)]
pub(super) struct ConsistentPartials {
    pub(super) partials: Vec<Partial>,
    /// Whether some likelihood is only an estimate, so that a partial secret in the list may be
    /// impossible.
    pub(super) is_guessed: bool,
}

/// Returns the partial secrets that are consistent with the clue, before any test.
pub(super) fn start(prior: &Prior) -> ConsistentPartials {
    let effort = Effort { exact: usize::MAX, ..Effort::FULL };
    all(prior, &ObservedTests::new(), effort).unwrap_or_default()
}

/// Returns the part of `before` that is consistent with the last test in `seen`.
pub(super) fn learn(
    prior: &Prior,
    before: &ConsistentPartials,
    seen: &ObservedTests,
    effort: Effort,
) -> Result<ConsistentPartials, SearchLimit> {
    let (mut all, most) = (Vec::new(), effort.exact);
    let latest = seen.tests.len().saturating_sub(1);
    let mut search = Search::with_limits(prior, seen, &seen.tests[latest..], effort);
    for partial in &before.partials {
        search.run(partial, &mut |found| gather(&mut all, found, most))?;
        if all.len() > most {
            return Err(SearchLimit);
        }
    }
    let is_guessed = before.is_guessed || search.has_guessed();
    Ok(ConsistentPartials { partials: all, is_guessed })
}

/// Returns the partial secrets that are consistent with all tests in `seen`.
pub(super) fn all(
    prior: &Prior,
    seen: &ObservedTests,
    effort: Effort,
) -> Result<ConsistentPartials, SearchLimit> {
    let (mut all, most) = (Vec::new(), effort.exact);
    let mut search = Search::with_limits(prior, seen, &seen.tests, effort);
    search.start(&mut |found| gather(&mut all, found, most))?;
    match all.len() > most {
        true => Err(SearchLimit),
        false => Ok(ConsistentPartials { partials: all, is_guessed: search.has_guessed() }),
    }
}

/// Returns every complete secret in `all`, or `None` if there are more than `most`.
pub(super) fn complete_secrets(
    prior: &Prior,
    all: &[Partial],
    most: usize,
) -> Option<Vec<Partial>> {
    let mut whole = Vec::new();
    let everybody = (0..usize::from(prior.ingredients)).collect::<Vec<_>>();
    let mut search = Search::new(prior, usize::MAX);
    for partial in all {
        let _ = search.complete(partial, &everybody, &mut |found| gather(&mut whole, found, most));
        if whole.len() > most {
            return None;
        }
    }
    Some(whole)
}
