//! Lines of an argument, reduced to the findings that it needs.

use super::{Arguer, ArgumentLine, Finding};
use crate::common::sort::sort;
use crate::witches::deduce::ladder::grid::{Candidates, DECOYS, IMPOSTERS, bit};
use crate::witches::deduce::{Claim, Property};
use crate::witches::puzzle::{Decoy, Effect, Role};
use crate::witches::settings::DecoyKinds;

/// Step of a derivation: a test, and the candidates that it removed.
pub(super) struct TrailStep {
    pub(super) test: usize,
    pub(super) gain: Candidates,
}

/// Index of a trail step, and index of a [part](Candidates::part) of its gain.
type Item = (usize, usize);

impl Arguer<'_> {
    /// Returns the lines from the grid `start` to the refuted test `end`, or to a contradiction if
    /// there is no `end`.
    pub(super) fn lines(
        &mut self,
        start: &Candidates,
        trail: &[TrailStep],
        end: Option<usize>,
    ) -> Vec<ArgumentLine> {
        let all: Vec<Item> = (0..trail.len())
            .flat_map(|e| {
                let gain = &trail[e].gain;
                (0..gain.parts()).filter(|part| gain.tells(*part)).map(move |part| (e, part))
            })
            .collect();
        let of = |items: &[Item], wanted: &dyn Fn(usize) -> bool| -> Vec<Item> {
            items.iter().copied().filter(|item| wanted(item.0)).collect()
        };
        let mut kept = self.fewest(start, trail, all.clone(), &[], &mut |arguer, grid| {
            grid.is_contradiction()
                || end.is_some_and(|test| arguer.remaining_after(grid, test).is_contradiction())
        });
        for e in (0..trail.len()).rev() {
            let mine = of(&kept, &|other| other == e);
            if mine.is_empty() {
                continue;
            }
            let goal = intersect(trail, &mine, start);
            let (earlier, before) = (of(&all, &|other| other < e), of(&kept, &|other| other < e));
            let more = self.fewest(start, trail, earlier, &before, &mut |arguer, grid| {
                arguer.remaining_after(grid, trail[e].test).is_within(&goal)
            });
            kept.extend(more.into_iter().filter(|item| !before.contains(item)));
            sort(&mut kept);
        }
        let mut lines = Vec::new();
        let mut grid = start.clone();
        self.close(&mut grid);
        for (e, element) in trail.iter().enumerate() {
            let mine = of(&kept, &|other| other == e);
            let mut what = Vec::new();
            for &(_, part) in &mine {
                self.show(&grid, &element.gain, part, &mut what);
            }
            if what.is_empty() {
                continue;
            }
            lines.push(ArgumentLine::Shows { test: element.test, what });
            grid.meet(&intersect(trail, &mine, start));
            if end.is_some() || e + 1 < trail.len() {
                self.close(&mut grid);
            }
        }
        lines.push(match end {
            Some(test) if !grid.is_contradiction() => {
                ArgumentLine::Fails { test, how: self.refutation_reason(&grid, test) }
            }
            _ => {
                let mut grid = start.clone();
                grid.meet(&intersect(trail, &kept, start));
                ArgumentLine::Nothing(self.gap(grid))
            }
        });
        lines
    }

    /// Returns a minimal superset of `kept` within `items` for which `wanted` holds.
    fn fewest(
        &mut self,
        start: &Candidates,
        trail: &[TrailStep],
        mut items: Vec<Item>,
        kept: &[Item],
        wanted: &mut dyn FnMut(&mut Self, &Candidates) -> bool,
    ) -> Vec<Item> {
        let mut is_enough = |arguer: &mut Self, items: &[Item]| {
            let mut grid = start.clone();
            grid.meet(&intersect(trail, items, start));
            arguer.close(&mut grid);
            wanted(arguer, &grid)
        };
        if is_enough(self, kept) {
            return kept.to_vec();
        }
        for e in (0..trail.len()).rev() {
            let without = |item: &&Item| item.0 != e || kept.contains(item);
            let fewer: Vec<Item> = items.iter().filter(without).copied().collect();
            if fewer.len() < items.len() && is_enough(self, &fewer) {
                items = fewer;
            }
        }
        for item in items.clone() {
            let fewer: Vec<Item> = items.iter().filter(|other| **other != item).copied().collect();
            if !kept.contains(&item) && is_enough(self, &fewer) {
                items = fewer;
            }
        }
        items
    }

    /// Adds the findings in a part of a gain over `grid`.
    fn show(&self, grid: &Candidates, gain: &Candidates, part: usize, shown: &mut Vec<Finding>) {
        let (gain, i) = (gain.part(part), gain.ingredient_of(part));
        let Some(&ingredient) = self.facts.ingredients().get(i) else {
            let lost = |length: &u8| gain.lengths >> length & 1 == 0;
            let lengths: Vec<u8> = grid.lengths().filter(lost).collect();
            if !lengths.is_empty() {
                shown.push(Finding::NotLengths(lengths));
            }
            return;
        };
        let is = |property, holds| Finding::Is(Claim { ingredient, property, holds });
        let (before, left) = (grid.roles[i], grid.roles[i] & gain.roles[i]);
        let number = |number: &u8| bit(Role::Regular(*number));
        let numbers = || (1..=self.facts.longest).filter(|n| before & number(n) != 0);
        let one = numbers().find(|n| left == number(n));
        if left == before {
        } else if let Some(one) = one {
            shown.push(is(Property::Number(one), true));
        } else if left & !DECOYS == 0 && before & !DECOYS != 0 && left != 0 {
            shown.push(is(Property::Decoy, true));
            shown.extend(self.kinds(before, left).map(|kind| is(kind, false)));
        } else {
            let out: Vec<u8> = numbers().filter(|n| left & number(n) == 0).collect();
            match out[..] {
                [] => {}
                [one] => shown.push(is(Property::Number(one), false)),
                _ => shown.push(Finding::NotNumbers(ingredient, out)),
            }
            if left & DECOYS == 0 && before & DECOYS != 0 {
                shown.push(is(Property::Decoy, false));
            } else {
                shown.extend(self.kinds(before, left).map(|kind| is(kind, false)));
            }
        }
        for (place, &effect) in self.facts.effects.iter().enumerate() {
            if (grid.can[i] & !gain.can[i]) >> place & 1 == 1 {
                shown.push(is(Property::Effect(effect), false));
            }
            if (gain.has[i] & !grid.has[i]) >> place & 1 == 1 {
                shown.push(is(Property::Effect(effect), true));
            }
        }
        if (gain.marked & !grid.marked) >> i & 1 == 1 {
            shown.push(is(Property::Effect(Effect::Imposter), true));
        }
    }

    /// Returns the kinds of decoy in the set `before` that are missing in `left`.
    fn kinds(&self, before: u16, left: u16) -> impl Iterator<Item = Property> + use<> {
        let all = self.facts.decoys == DecoyKinds::All;
        let over = bit(Role::Decoy(Decoy::Overgrown)) | bit(Role::Decoy(Decoy::Undergrown));
        let kinds = [
            (Property::Ignored, bit(Role::Decoy(Decoy::Ignore))),
            (Property::Overachiever, over),
            (Property::Imposter, IMPOSTERS),
        ];
        let lost = move |(_, set): &(Property, u16)| all && before & set != 0 && left & set == 0;
        kinds.into_iter().filter(lost).map(|(kind, _)| kind)
    }
}

/// Returns the intersection of the items' grids.
fn intersect(trail: &[TrailStep], items: &[Item], start: &Candidates) -> Candidates {
    let mut grid = start.open();
    for &(e, part) in items {
        grid.meet(&trail[e].gain.part(part));
    }
    grid
}
