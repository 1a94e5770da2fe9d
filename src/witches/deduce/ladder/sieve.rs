//! Narrowing of a grid by tests: candidates that occur in no consistent filling are removed.

use super::filling::{
    Aspect, FillingSearch, IngredientMask, RoleClass, SupportedCandidates, classes, give, orders,
};
use super::grid::{Candidates, IMPOSTERS};
use crate::witches::deduce::prior::{ALL, Prior, Secret, subsets};
use crate::witches::deduce::{Observation, Property};
use crate::witches::puzzle::{Decoy, Effect, Paths, PotionItem, Report, Role, outcomes};

pub(super) use super::filling::GrowthOutcomes;

/// Filter that enumerates the fillings of tests, within limits on the work.
pub(super) struct Sieve<'a> {
    prior: &'a Prior,
    paths: Paths,
    /// Largest number of fillings for one question.
    pub(super) most: usize,
    /// Remaining number of fillings for all questions.
    pub(super) left: usize,
}

impl<'a> Sieve<'a> {
    pub(super) fn new(prior: &'a Prior, most: usize, left: usize) -> Sieve<'a> {
        Sieve { prior, paths: Paths::default(), most, left }
    }

    /// Removes the candidates that `tests` together rule out. Questions that exceed the limits are
    /// skipped.
    pub(super) fn narrow(&mut self, grid: &mut Candidates, tests: &[&Observation]) {
        if let [test] = tests {
            self.narrow_by_names(grid, test);
        }
        for view in [Aspect::Growth, Aspect::Whole] {
            if grid.is_contradiction() {
                return;
            }
            if let Some(support) = self.support(grid, tests, view) {
                support.apply(grid, ingredient_bits(tests), self.enumerated(view));
            }
        }
    }

    /// Returns the bit set of effects, by place, that are enumerated for an aspect.
    fn enumerated(&self, view: Aspect) -> u8 {
        let is_in = |effect: &Effect| view == Aspect::Whole || effect.changes_growth();
        let effects = self.prior.effects.iter().enumerate();
        effects.filter(|(_, effect)| is_in(effect)).fold(0, |set, (place, _)| set | 1 << place)
    }

    /// Returns the candidates that occur in a filling consistent with `tests`; `None` if that
    /// exceeds the limits.
    fn support(
        &mut self,
        grid: &Candidates,
        tests: &[&Observation],
        view: Aspect,
    ) -> Option<SupportedCandidates> {
        self.search(grid, tests, view, None).map(|(support, _)| support)
    }

    /// Returns the possible counts of `test`; `None` if that exceeds the limits.
    pub(super) fn outcomes(
        &mut self,
        grid: &Candidates,
        test: &Observation,
    ) -> Option<GrowthOutcomes> {
        self.search(grid, &[test], Aspect::Growth, Some(GrowthOutcomes::default()))?.1
    }

    /// Runs a [`FillingSearch`]. `None` if it exceeds the limits, or if the counts depend on
    /// effects that the aspect `view` leaves out.
    fn search(
        &mut self,
        grid: &Candidates,
        tests: &[&Observation],
        view: Aspect,
        outcomes: Option<GrowthOutcomes>,
    ) -> Option<(SupportedCandidates, Option<GrowthOutcomes>)> {
        let touched = ingredient_bits(tests);
        let prior = self.prior;
        let can = (0..grid.ingredients).filter(|i| touched >> i & 1 == 1);
        let can = can.fold(0, |set, i| set | grid.can[i]);
        let possible = |wanted: &dyn Fn(Effect) -> bool| {
            let mut effects = prior.effects.iter().enumerate();
            effects.any(|(place, effect)| can >> place & 1 == 1 && wanted(*effect))
        };
        if view == Aspect::Growth && possible(&Effect::counts_effects) {
            return None;
        }
        let no_win = tests.iter().all(|t| !t.won && t.undergrown + t.overgrown > 0);
        let is_plain = |effect: Effect| !effect.changes_growth() || effect.changes_growth_plainly();
        let is_rough = view == Aspect::Growth && no_win && !possible(&|effect| !is_plain(effect));
        let set = self.enumerated(view);
        let places: Vec<usize> =
            (0..prior.effects.len()).filter(|place| set >> place & 1 == 1).collect();
        let holders: Vec<Vec<IngredientMask>> =
            places.iter().map(|place| self.holders(grid, touched, *place)).collect();
        let members: Vec<usize> = (0..grid.ingredients).filter(|i| touched >> i & 1 == 1).collect();
        let lengths: Vec<(u8, Vec<Vec<RoleClass>>)> = grid
            .lengths()
            .filter(|length| prior.may_have(*length))
            .map(|length| {
                let classes =
                    |i: &usize| classes(grid.roles[*i], length, is_rough.then(|| grown(tests, *i)));
                (length, members.iter().map(classes).collect())
            })
            .collect();
        let ways = |classes: &Vec<Vec<RoleClass>>| {
            classes.iter().fold(1usize, |ways, of| ways.saturating_mul(of.len()))
        };
        let ways =
            lengths.iter().fold(0usize, |sum, (_, classes)| sum.saturating_add(ways(classes)));
        let ways = holders.iter().fold(ways, |ways, of| ways.saturating_mul(of.len()));
        let several = holders.iter().filter(|of| of.iter().any(|set| *set != 0)).count() > 1;
        let orders = if several { self.prior.orders } else { 1 };
        if ways.saturating_mul(orders.into()) > self.most.min(self.left) {
            return None;
        }
        let mut search = FillingSearch {
            prior,
            paths: &mut self.paths,
            left: &mut self.left,
            tests,
            view,
            members: &members,
            places: &places,
            spoiled: possible(&Effect::is_pair),
            is_rough,
            support: SupportedCandidates::none(),
            outcomes,
        };
        for (length, classes) in &lengths {
            let mut secret = prior.fresh_secret(*length);
            search.give(&mut secret, &holders, classes, 0);
        }
        Some((search.support, search.outcomes))
    }

    /// Returns the sets of `touched` ingredients that can be given the effect at `place`.
    fn holders(&self, grid: &Candidates, touched: u16, place: usize) -> Vec<IngredientMask> {
        let wanted = self.prior.carriers(place);
        let bits = |of: &[u8; ALL]| {
            let holds = (0..grid.ingredients).filter(|i| of[*i] >> place & 1 == 1);
            holds.fold(0u16, |set, i| set | 1 << i)
        };
        let (can, has) = (bits(&grid.can), bits(&grid.has));
        let fits = |set: &IngredientMask| {
            let outside = wanted - set.count_ones().min(wanted);
            set.count_ones() <= wanted
                && set & has == touched & has
                && (has & !touched).count_ones() <= outside
                && (can & !touched).count_ones() >= outside
        };
        subsets(can & touched).filter(fits).collect()
    }

    /// Removes candidates by the presence and absence of each effect's reports.
    fn narrow_by_names(&mut self, grid: &mut Candidates, test: &Observation) {
        if test.won {
            return;
        }
        let touched = ingredient_bits(&[test]);
        let can = (0..grid.ingredients).filter(|i| touched >> i & 1 == 1);
        let can = can.fold(0, |set, i| set | grid.can[i]);
        let silencers: Vec<usize> = (0..self.prior.effects.len())
            .filter(|place| {
                let effect = self.prior.effects[*place];
                can >> place & 1 == 1 && (effect.can_suppress() || effect.moves())
            })
            .collect();
        for place in 0..self.prior.effects.len() {
            let effect = self.prior.effects[place];
            if effect.reports() && effect != Effect::Imposter {
                self.narrow_by_name(grid, test, Some(place), effect, &silencers);
            }
        }
        if (0..grid.ingredients).any(|i| grid.roles[i] & IMPOSTERS != 0) {
            self.narrow_by_name(grid, test, None, Effect::Imposter, &silencers);
        }
    }

    /// Removes candidates by the presence and absence of the reports of one effect. `place` is
    /// `None` for Imposter, which all imposters report as.
    fn narrow_by_name(
        &mut self,
        grid: &mut Candidates,
        test: &Observation,
        place: Option<usize>,
        effect: Effect,
        silencers: &[usize],
    ) {
        let touched = ingredient_bits(&[test]);
        let speakers = match place {
            Some(place) => self.holders(grid, touched, place),
            None => self.imposters(grid, touched),
        };
        let silencers = silencers.iter().filter(|silencer| Some(**silencer) != place);
        let silencers: Vec<(usize, Vec<IngredientMask>)> =
            silencers.map(|silencer| (*silencer, self.holders(grid, touched, *silencer))).collect();
        let ways =
            silencers.iter().fold(speakers.len(), |ways, (_, of)| ways.saturating_mul(of.len()));
        if ways > self.most.min(self.left) {
            return;
        }
        self.left -= ways;
        let told = test.reports().iter().filter(|report| report.by == effect).count();
        let (mut speak, mut silent, mut outside) = (0u16, 0u16, false);
        for set in speakers {
            let mut secret = self.prior.fresh_secret(*self.prior.lengths.start());
            for i in (0..grid.ingredients).filter(|i| set >> i & 1 == 1) {
                match place {
                    Some(place) => secret.effects[i] |= 1 << place,
                    None => secret.roles[i] = Role::Decoy(Decoy::Imposter(1)),
                }
            }
            if self.may_be_told(&mut secret, &test.pours, effect, told, &silencers) {
                speak |= set;
                silent |= touched & !set;
                let wanted = place.map_or(1, |place| self.prior.carriers(place));
                outside |= set.count_ones() < wanted;
            }
        }
        for i in (0..grid.ingredients).filter(|i| touched >> i & 1 == 1) {
            let (speaks, keeps_silent) = (speak >> i & 1 == 1, silent >> i & 1 == 1);
            match place {
                _ if !speaks && !keeps_silent => grid.roles[i] = 0,
                Some(place) if !speaks => grid.can[i] &= !(1 << place),
                Some(place) if !keeps_silent => grid.has[i] |= 1 << place,
                None if !speaks => grid.mark(i, false),
                None if !keeps_silent => grid.mark(i, true),
                _ => {}
            }
        }
        if let (Some(place), false) = (place, outside) {
            for i in (0..grid.ingredients).filter(|i| touched >> i & 1 == 0) {
                grid.can[i] &= !(1 << place);
            }
        }
    }

    /// Returns the sets of `touched` ingredients that can carry the effect Imposter.
    fn imposters(&self, grid: &Candidates, touched: u16) -> Vec<IngredientMask> {
        let knows =
            |i: usize| grid.knows(&self.prior.effects, i, Property::Effect(Effect::Imposter));
        let of = |wanted: &dyn Fn(Option<bool>) -> bool| {
            let members = (0..grid.ingredients).filter(|i| touched >> i & 1 == 1);
            members.filter(|i| wanted(knows(*i))).fold(0u16, |set, i| set | 1 << i)
        };
        let (must, open) = (of(&|k| k == Some(true)), of(&|k| k.is_none()));
        subsets(open).map(|set| set | must).collect()
    }

    /// Whether `effect` can report exactly `times` times, or the potion can win, for some carriers
    /// of the `silencers`.
    fn may_be_told(
        &mut self,
        secret: &mut Secret,
        pours: &[PotionItem],
        effect: Effect,
        times: usize,
        silencers: &[(usize, Vec<IngredientMask>)],
    ) -> bool {
        let Some(((place, sets), rest)) = silencers.split_first() else {
            return orders(self.prior, secret).any(|secret| {
                let mut found = false;
                let parts = self.prior.hypothesis(&secret);
                let all = outcomes(&parts, pours, &mut self.paths, |growth, reports, _| {
                    let count =
                        |reports: &[Report]| reports.iter().filter(|r| r.by == effect).count();
                    found |= growth.won || count(reports) == times;
                });
                found || !all
            });
        };
        sets.iter().any(|set| {
            let mut secret = *secret;
            give(&mut secret, *place, *set);
            self.may_be_told(&mut secret, pours, effect, times, rest)
        })
    }
}

/// Returns the bit set of ingredients in `tests`.
fn ingredient_bits(tests: &[&Observation]) -> u16 {
    tests.iter().fold(0, |set, test| set | test.ingredient_bits())
}

/// Returns the dots of ingredient `i` in each of its occurrences in `tests`.
fn grown(tests: &[&Observation], i: usize) -> Vec<u8> {
    let pours = tests.iter().flat_map(|test| &test.pours);
    pours.filter(|pour| pour.ingredient.index() == i).map(|pour| pour.grown).collect()
}
