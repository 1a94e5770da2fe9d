//! What tests say of what their ingredients can still be: whatever no way to fill them leaves is
//! taken out.

use std::cmp::Ordering;

use super::grid::{Grid, IMPOSTERS, Roles, bit, roles};
use crate::witches::deduce::prior::Prior;
use crate::witches::deduce::secret::{ALL, Secret, is_imposter};
use crate::witches::deduce::seen::{Latest, chance_of};
use crate::witches::deduce::{Observation, Property};
use crate::witches::puzzle::{Decoy, Effect, Paths, Pour, Report, Role, outcomes};

/// Looks through the ways to fill tests.
pub(super) struct Sieve<'a> {
    prior: &'a Prior,
    paths: Paths,
    /// The most ways that are looked at for one question.
    pub(super) most: usize,
    /// How many ways may be walked in all.
    pub(super) left: usize,
}

/// What some way to fill tests has shown to be possible.
struct Support {
    lengths: u8,
    roles: [Roles; ALL],
    has: [u8; ALL],
    lacks: [u8; ALL],
    /// Effects that somebody else can have.
    outside: u8,
}

/// Roles of an ingredient that a question does not tell apart.
struct Class {
    role: Role,
    all: Roles,
}

/// Who of some ingredients is given an effect, a bit for each of all ingredients.
type Holders = u16;

/// How tests are looked at.
#[derive(Clone, Copy, PartialEq)]
enum View {
    /// Only how many are undergrown and overgrown.
    Growth,
    /// All that was told.
    Whole,
}

impl<'a> Sieve<'a> {
    pub(super) fn new(prior: &'a Prior, most: usize, left: usize) -> Sieve<'a> {
        Sieve { prior, paths: Paths::default(), most, left }
    }

    /// Takes out of a grid what tests together do not leave. What is too much is left out.
    pub(super) fn narrow(&mut self, grid: &mut Grid, tests: &[&Observation]) {
        if let [test] = tests {
            self.narrow_by_names(grid, test);
        }
        for view in [View::Growth, View::Whole] {
            if grid.is_contradiction() {
                return;
            }
            if let Some(support) = self.support(grid, tests, view) {
                support.apply(grid, touched(tests), self.enumerated(view));
            }
        }
    }

    /// The effects that a view looks at, a bit for each by its place.
    fn enumerated(&self, view: View) -> u8 {
        let is_in = |effect: &Effect| view == View::Whole || effect.changes_growth();
        let effects = self.prior.effects.iter().enumerate();
        effects.filter(|(_, effect)| is_in(effect)).fold(0, |set, (place, _)| set | 1 << place)
    }

    fn support(&mut self, grid: &Grid, tests: &[&Observation], view: View) -> Option<Support> {
        let touched = touched(tests);
        let prior = self.prior;
        let can = (0..grid.ingredients).filter(|i| touched >> i & 1 == 1);
        let can = can.fold(0, |set, i| set | grid.can[i]);
        let possible = |wanted: &dyn Fn(Effect) -> bool| {
            let mut effects = prior.effects.iter().enumerate();
            effects.any(|(place, effect)| can >> place & 1 == 1 && wanted(*effect))
        };
        if view == View::Growth && possible(&Effect::counts_effects) {
            return None;
        }
        let no_win = tests.iter().all(|t| !t.won && t.undergrown + t.overgrown > 0);
        let is_plain = |effect: Effect| !effect.changes_growth() || effect.changes_growth_plainly();
        let is_rough = view == View::Growth && no_win && !possible(&|effect| !is_plain(effect));
        let set = self.enumerated(view);
        let places: Vec<usize> =
            (0..prior.effects.len()).filter(|place| set >> place & 1 == 1).collect();
        let holders: Vec<Vec<Holders>> =
            places.iter().map(|place| self.holders(grid, touched, *place)).collect();
        let members: Vec<usize> = (0..grid.ingredients).filter(|i| touched >> i & 1 == 1).collect();
        let lengths: Vec<(u8, Vec<Vec<Class>>)> = grid
            .lengths()
            .filter(|length| prior.may_have(*length))
            .map(|length| {
                let classes =
                    |i: &usize| classes(grid.roles[*i], length, is_rough.then(|| grown(tests, *i)));
                (length, members.iter().map(classes).collect())
            })
            .collect();
        let ways = |classes: &Vec<Vec<Class>>| {
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
        let mut search = Search {
            prior,
            paths: &mut self.paths,
            left: &mut self.left,
            tests,
            view,
            members: &members,
            places: &places,
            spoiled: possible(&Effect::is_pair),
            is_rough,
            support: Support {
                lengths: 0,
                roles: [0; ALL],
                has: [0; ALL],
                lacks: [0; ALL],
                outside: 0,
            },
        };
        for (length, classes) in &lengths {
            let mut secret = prior.blank(*length);
            search.give(&mut secret, &holders, classes, 0);
        }
        Some(search.support)
    }

    /// Who of the touched ingredients can be given an effect.
    fn holders(&self, grid: &Grid, touched: u16, place: usize) -> Vec<Holders> {
        let wanted = if self.prior.pairs >> place & 1 == 1 { 2 } else { 1 };
        let bits = |of: &[u8; ALL]| {
            let holds = (0..grid.ingredients).filter(|i| of[*i] >> place & 1 == 1);
            holds.fold(0u16, |set, i| set | 1 << i)
        };
        let (can, has) = (bits(&grid.can), bits(&grid.has));
        let fits = |set: &Holders| {
            let outside = wanted - set.count_ones().min(wanted);
            set.count_ones() <= wanted
                && set & has == touched & has
                && (has & !touched).count_ones() <= outside
                && (can & !touched).count_ones() >= outside
        };
        let inside = can & touched;
        // All subsets of those inside, the empty one first.
        let mut sets = vec![0];
        let mut set = 0u16;
        loop {
            set = set.wrapping_sub(inside) & inside;
            if set == 0 {
                break;
            }
            sets.push(set);
        }
        sets.retain(fits);
        sets
    }

    /// What it says of who reports that a report is there, or is not.
    fn narrow_by_names(&mut self, grid: &mut Grid, test: &Observation) {
        if test.won {
            return;
        }
        let touched = touched(&[test]);
        let can = (0..grid.ingredients).filter(|i| touched >> i & 1 == 1);
        let can = can.fold(0, |set, i| set | grid.can[i]);
        let silencers: Vec<usize> = (0..self.prior.effects.len())
            .filter(|place| {
                let effect = self.prior.effects[*place];
                can >> place & 1 == 1 && (effect.silences() || effect.moves())
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

    fn narrow_by_name(
        &mut self,
        grid: &mut Grid,
        test: &Observation,
        place: Option<usize>,
        effect: Effect,
        silencers: &[usize],
    ) {
        let touched = touched(&[test]);
        let speakers = match place {
            Some(place) => self.holders(grid, touched, place),
            None => self.imposters(grid, touched),
        };
        let silencers = silencers.iter().filter(|silencer| Some(**silencer) != place);
        let silencers: Vec<(usize, Vec<Holders>)> =
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
            let mut secret = self.prior.blank(*self.prior.lengths.start());
            for i in (0..grid.ingredients).filter(|i| set >> i & 1 == 1) {
                match place {
                    Some(place) => secret.effects[i] |= 1 << place,
                    None => secret.roles[i] = Role::Decoy(Decoy::Imposter(1)),
                }
            }
            if self.may_be_told(&mut secret, &test.pours, effect, told, &silencers) {
                speak |= set;
                silent |= touched & !set;
                let wanted = place.map_or(1, |place| 1 + u32::from(self.prior.pairs >> place & 1));
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

    /// Who of the touched ingredients can carry the effect Imposter.
    fn imposters(&self, grid: &Grid, touched: u16) -> Vec<Holders> {
        let knows =
            |i: usize| grid.knows(&self.prior.effects, i, Property::Effect(Effect::Imposter));
        let of = |wanted: &dyn Fn(Option<bool>) -> bool| {
            let members = (0..grid.ingredients).filter(|i| touched >> i & 1 == 1);
            members.filter(|i| wanted(knows(*i))).fold(0u16, |set, i| set | 1 << i)
        };
        let (must, open) = (of(&|k| k == Some(true)), of(&|k| k.is_none()));
        let mut sets = vec![must];
        let mut set = 0u16;
        loop {
            set = set.wrapping_sub(open) & open;
            if set == 0 {
                return sets;
            }
            sets.push(set | must);
        }
    }

    /// Whether an effect can report so often, whoever silences others.
    fn may_be_told(
        &mut self,
        secret: &mut Secret,
        pours: &[Pour],
        effect: Effect,
        times: usize,
        silencers: &[(usize, Vec<Holders>)],
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

fn give(secret: &mut Secret, place: usize, set: Holders) {
    for (i, effects) in secret.effects.iter_mut().enumerate() {
        *effects = *effects & !(1 << place) | ((set >> i & 1) as u8) << place;
    }
}

/// A secret with its effects in every order that they can have.
fn orders(prior: &Prior, secret: &Secret) -> impl Iterator<Item = Secret> + use<> {
    let secret = *secret;
    let several = secret.effects.iter().any(|effects| effects.count_ones() > 1);
    (0..if several { prior.orders } else { 1 }).map(move |order| {
        let mut ordered = secret;
        ordered.order = order;
        ordered
    })
}

/// The ingredients of tests, a bit for each.
fn touched(tests: &[&Observation]) -> u16 {
    let pours = tests.iter().flat_map(|test| &test.pours);
    pours.fold(0, |set, pour| set | 1 << pour.ingredient.index())
}

/// With how many dots an ingredient was tested.
fn grown(tests: &[&Observation], i: usize) -> Vec<u8> {
    let pours = tests.iter().flat_map(|test| &test.pours);
    pours.filter(|pour| pour.ingredient.index() == i).map(|pour| pour.grown).collect()
}

/// The roles of a set; where only the growth counts, those with which an ingredient is right,
/// undergrown or overgrown alike, also if its number is raised or lowered by 1.
fn classes(set: Roles, length: u8, grown: Option<Vec<u8>>) -> Vec<Class> {
    let mut classes: Vec<(Vec<Option<Ordering>>, Class)> = Vec::new();
    for role in roles(set, length) {
        let number = match role {
            Role::Regular(number) | Role::Decoy(Decoy::Imposter(number)) => Some(i16::from(number)),
            Role::Decoy(Decoy::Overgrown) => Some(0),
            Role::Decoy(Decoy::Undergrown) => Some(i16::from(length) + 1),
            Role::Decoy(Decoy::Ignore) => None,
        };
        let Some(grown) = &grown else {
            classes.push((Vec::new(), Class { role, all: bit(role) }));
            continue;
        };
        let judged = |grown: &u8| {
            [-1, 0, 1].map(|change| {
                let number = number? + change;
                let past = number > i16::from(length);
                Some(if past { Ordering::Less } else { i16::from(*grown).cmp(&number) })
            })
        };
        let judged: Vec<_> = grown.iter().flat_map(judged).collect();
        match classes.iter_mut().find(|(other, _)| *other == judged) {
            Some((_, class)) => class.all |= bit(role),
            None => classes.push((judged, Class { role, all: bit(role) })),
        }
    }
    classes.into_iter().map(|(_, class)| class).collect()
}

/// A search for ways to fill tests.
struct Search<'s> {
    prior: &'s Prior,
    paths: &'s mut Paths,
    left: &'s mut usize,
    tests: &'s [&'s Observation],
    view: View,
    members: &'s [usize],
    /// The effects that are looked at.
    places: &'s [usize],
    /// Whether an effect that is not looked at can spoil a win.
    spoiled: bool,
    /// Whether numbers stand for others.
    is_rough: bool,
    support: Support,
}

impl Search<'_> {
    /// Gives the effects from a place on to whoever can have them, then the roles.
    fn give(
        &mut self,
        secret: &mut Secret,
        holders: &[Vec<Holders>],
        classes: &[Vec<Class>],
        outside: u8,
    ) {
        let done = self.places.len() - holders.len();
        let Some((sets, rest)) = holders.split_first() else {
            let mut chosen = [0; ALL];
            return self.fill(secret, classes, &mut chosen, 0, outside);
        };
        let place = self.places[done];
        for &set in sets {
            give(secret, place, set);
            let wanted = if self.prior.pairs >> place & 1 == 1 { 2 } else { 1 };
            let is_outside = u8::from(set.count_ones() < wanted) << place;
            self.give(secret, rest, classes, outside | is_outside);
        }
        give(secret, place, 0);
    }

    fn fill(
        &mut self,
        secret: &mut Secret,
        classes: &[Vec<Class>],
        chosen: &mut [Roles; ALL],
        numbers: u8,
        outside: u8,
    ) {
        let Some((first, rest)) = classes.split_first() else {
            return self.judge(secret, chosen, outside);
        };
        let i = self.members[self.members.len() - classes.len()];
        for class in first {
            let mut taken = numbers;
            if let (Role::Regular(number), false) = (class.role, self.is_rough) {
                if numbers >> number & 1 == 1 {
                    continue;
                }
                taken |= 1 << number;
            }
            if is_imposter(class.role) && secret.effects[i] & self.prior.stray != 0 {
                continue;
            }
            secret.roles[i] = class.role;
            chosen[i] = class.all;
            self.fill(secret, rest, chosen, taken, outside);
        }
    }

    fn judge(&mut self, secret: &Secret, chosen: &[Roles; ALL], outside: u8) {
        let support = &self.support;
        let looked_at = self.places.iter().fold(0u8, |set, place| set | 1 << place);
        let is_new = |i: &usize| {
            chosen[*i] & !support.roles[*i] != 0
                || secret.effects[*i] & !support.has[*i] != 0
                || looked_at & !secret.effects[*i] & !support.lacks[*i] != 0
        };
        let adds = support.lengths >> secret.length & 1 == 0
            || outside & !support.outside != 0
            || self.members.iter().any(is_new);
        if !adds || !self.agrees(secret) {
            return;
        }
        let support = &mut self.support;
        support.lengths |= 1 << secret.length;
        support.outside |= outside;
        for &i in self.members {
            support.roles[i] |= chosen[i];
            support.has[i] |= secret.effects[i];
            support.lacks[i] |= !secret.effects[i];
        }
    }

    fn agrees(&mut self, secret: &Secret) -> bool {
        orders(self.prior, secret).any(|secret| {
            *self.left = self.left.saturating_sub(1);
            self.tests.iter().all(|test| match self.view {
                View::Whole => {
                    chance_of(self.prior, &secret, test, Latest::Exactly, self.paths) > 0.0
                }
                View::Growth => self.may_grow(&secret, test),
            })
        })
    }

    /// Whether the growth of a test can be told, whatever reports.
    fn may_grow(&mut self, secret: &Secret, test: &Observation) -> bool {
        let mut found = false;
        let parts = self.prior.hypothesis(secret);
        let all = outcomes(&parts, &test.pours, self.paths, |growth, _, _| {
            found |= growth.undergrown == test.undergrown
                && growth.overgrown == test.overgrown
                && (growth.won == test.won || growth.won && self.spoiled);
        });
        found || !all
    }
}

impl Support {
    /// Takes out what was not met.
    fn apply(&self, grid: &mut Grid, touched: u16, looked_at: u8) {
        grid.lengths &= self.lengths;
        for i in 0..grid.ingredients {
            if touched >> i & 1 == 1 {
                grid.roles[i] &= self.roles[i];
                grid.can[i] &= self.has[i] | !looked_at;
                grid.has[i] |= looked_at & !self.lacks[i];
            } else {
                grid.can[i] &= self.outside | !looked_at;
            }
        }
    }
}
