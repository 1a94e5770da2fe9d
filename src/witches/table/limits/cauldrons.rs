//! Which potions the cauldrons of a board can have held.

use std::collections::BTreeSet;

use super::super::PlayError;
use super::super::log::{Kind, Test};
use super::{Allowance, of_kind, reported};
use crate::common::sort::sort_by;
use crate::game::edition::Edition;
use crate::texts::said;
use crate::texts::{Message, row};
use crate::witches::board;
use crate::witches::puzzle::{Effect, Ingredient, Pour};

/// The cauldrons of a board, from large to small.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cauldrons {
    edition: Edition,
    all: Vec<Cauldron>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Cauldron {
    cells: usize,
    /// Printed ingredients: the first of its potion, each with one dot.
    printed: Vec<Ingredient>,
}

impl Cauldron {
    fn begins(&self, potion: &[Pour]) -> bool {
        let first = potion.get(..self.printed.len());
        first.is_some_and(|first| {
            first.iter().zip(&self.printed).all(|(p, &i)| p.ingredient == i && p.grown == 1)
        })
    }

    /// What it costs that this potion was in here: 1 if somebody changed it at the last
    /// second. Nothing if it cannot have been.
    fn cost(&self, potion: &[Pour]) -> Option<i32> {
        (potion.len() <= self.cells).then(|| i32::from(!self.begins(potion)))
    }
}

impl Cauldrons {
    pub(super) fn of<'a>(
        cauldrons: impl IntoIterator<Item = &'a board::Cauldron>,
        edition: Edition,
    ) -> Self {
        let mut all: Vec<Cauldron> = cauldrons
            .into_iter()
            .map(|c| Cauldron { cells: c.rect.area(), printed: c.starting.clone() })
            .collect();
        sort_by(&mut all, |a, b| b.cells.cmp(&a.cells));
        Cauldrons { edition, all }
    }

    /// Whether a cauldron can be closed before it is full.
    fn close_early(&self) -> bool {
        self.edition >= Edition::Second
    }

    pub(super) fn left(&self, log: &[Test]) -> Vec<Allowance> {
        let mut sizes: Vec<usize> = self.all.iter().map(|c| c.cells).collect();
        sizes.dedup();
        let close_early = self.close_early();
        // Without closing, a potion is as large as its cauldron; else larger than all that are
        // too small for it.
        let smaller = sizes.iter().skip(1).copied().chain([0]);
        let mut left: Vec<Allowance> = sizes
            .iter()
            .zip(smaller)
            .map(|(&cells, smaller)| {
                let all = self.all.iter().filter(|c| match close_early {
                    true => c.cells >= cells,
                    false => c.cells == cells,
                });
                let used = of_kind(log, Kind::Cauldron).filter(|t| match close_early {
                    true => t.pours.len() > smaller,
                    false => t.pours.len() == cells,
                });
                let all = all.count();
                Allowance {
                    kind: Kind::Cauldron,
                    cells: Some(cells),
                    or_larger: close_early,
                    all,
                    left: all.saturating_sub(used.count()),
                }
            })
            .collect();
        if close_early {
            // A large potion also takes one from those who ask for less.
            let mut least = usize::MAX;
            for allowance in left.iter_mut().rev() {
                least = least.min(allowance.left);
                allowance.left = least;
            }
        }
        left
    }

    pub(super) fn allow(&self, log: &[Test], potion: &[Pour]) -> Result<(), PlayError> {
        let size = potion.len();
        let left = self.left(log);
        let room = match self.close_early() {
            // The smallest cauldrons that are large enough stand last.
            true => left.iter().rfind(|a| a.cells.is_some_and(|cells| cells >= size)),
            false => left.iter().find(|a| a.cells == Some(size)),
        };
        if room.is_none_or(|allowance| allowance.left == 0) {
            return Err(PlayError::Limit(self.no_room(size, &left)));
        }
        if !self.close_early() {
            return Ok(());
        }
        let potions: Vec<&[Pour]> = of_kind(log, Kind::Cauldron)
            .map(|t| t.pours.as_slice())
            .chain(std::iter::once(potion))
            .collect();
        let geniuses: usize = log.iter().map(|t| reported(t, &[Effect::Genius])).sum();
        match self.fewest_changed(&potions) {
            Some(changed) if usize::try_from(changed).is_ok_and(|n| n <= geniuses) => Ok(()),
            _ => Err(PlayError::Limit(said::play_printed_first())),
        }
    }

    /// Whether a cauldron in which every recipe of up to `longest` can be brewed, with nothing
    /// printed in it, can still be unused after these potions.
    pub(super) fn can_brew(&self, potions: &[&[Pour]], longest: u8) -> bool {
        let brews = |c: &Cauldron| c.printed.is_empty() && c.cells >= longest.into();
        let spares: BTreeSet<usize> =
            self.all.iter().filter(|c| brews(c)).map(|c| c.cells).collect();
        let changed = self.changed(potions);
        spares.into_iter().any(|cells| {
            let mut others = self.clone();
            let spare = others.all.iter().position(|c| brews(c) && c.cells == cells);
            spare.map(|spare| others.all.remove(spare));
            changed.is_some() && others.changed(potions) == changed
        })
    }

    /// Whether there is a cauldron for each of these potions.
    pub(super) fn have_room(&self, potions: &[&[Pour]]) -> bool {
        self.changed(potions).is_some()
    }

    /// How many of these potions must have been changed at the last second, where that is told
    /// by what is printed; `None` if there is no room for all.
    fn changed(&self, potions: &[&[Pour]]) -> Option<i32> {
        if self.close_early() {
            return self.fewest_changed(potions);
        }
        let fits = |size: usize| {
            let used = potions.iter().filter(|p| p.len() == size).count();
            used <= self.all.iter().filter(|c| c.cells == size).count()
        };
        potions.iter().all(|potion| fits(potion.len())).then_some(0)
    }

    fn no_room(&self, size: usize, left: &[Allowance]) -> Message {
        let sizes: Vec<Message> = left
            .iter()
            .filter(|a| a.left > 0)
            .filter_map(|a| {
                a.cells.map(|cells| match a.or_larger {
                    true => said::play_cauldrons_or_larger(a.left, cells),
                    false => said::play_cauldrons(a.left, cells),
                })
            })
            .collect();
        let there = match sizes.is_empty() {
            true => said::play_cauldrons_none().into(),
            false => row(sizes),
        };
        match self.close_early() {
            true => said::play_no_cauldron_or_larger(size, there),
            false => said::play_no_cauldron(size, there),
        }
    }

    /// Gives every potion a cauldron of its own, such that the fewest of them must have been
    /// changed at the last second; how many those are. `None` if there is no room for all.
    ///
    /// One potion after the other takes the cheapest path on which others make room for it.
    fn fewest_changed(&self, potions: &[&[Pour]]) -> Option<i32> {
        let mut holds: Vec<Option<&[Pour]>> = vec![None; self.all.len()];
        let mut changed = 0;
        for &potion in potions {
            let mut price: Vec<Option<i32>> = self.all.iter().map(|c| c.cost(potion)).collect();
            let mut from: Vec<Option<usize>> = vec![None; self.all.len()];
            for _ in &self.all {
                for (old, held) in holds.iter().enumerate() {
                    let (Some(so_far), Some(moved)) = (price[old], held) else { continue };
                    let saved = self.all[old].cost(moved).unwrap_or_default();
                    for (new, cauldron) in self.all.iter().enumerate() {
                        let Some(cost) = cauldron.cost(moved) else { continue };
                        let total = so_far - saved + cost;
                        if price[new].is_none_or(|known| total < known) {
                            price[new] = Some(total);
                            from[new] = Some(old);
                        }
                    }
                }
            }
            let free = (0..self.all.len()).filter(|&i| holds[i].is_none());
            let (total, mut at) = free.filter_map(|i| Some((price[i]?, i))).min()?;
            changed += total;
            while let Some(old) = from[at] {
                holds[at] = holds[old];
                at = old;
            }
            holds[at] = Some(potion);
        }
        Some(changed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The same by trying everything.
    fn tried(cauldrons: &[Cauldron], used: &mut Vec<bool>, potions: &[&[Pour]]) -> Option<i32> {
        let Some((&first, rest)) = potions.split_first() else { return Some(0) };
        let mut best = None;
        for i in 0..cauldrons.len() {
            let Some(cost) = cauldrons[i].cost(first).filter(|_| !used[i]) else { continue };
            used[i] = true;
            let total = tried(cauldrons, used, rest).map(|n| n + cost);
            used[i] = false;
            best = [best, total].into_iter().flatten().min();
        }
        best
    }

    fn herb(n: usize) -> Ingredient {
        Ingredient::ALL[n]
    }

    proptest! {
        #[test]
        fn the_fewest_changes_are_found(
            cauldrons in proptest::collection::vec((2..=6usize, 0..=2usize, 0..3usize), 1..6),
            potions in proptest::collection::vec(
                proptest::collection::vec((0..3usize, 1..=2u8), 1..=6), 0..6),
        ) {
            let all: Vec<Cauldron> = cauldrons
                .into_iter()
                .map(|(cells, n, i)| Cauldron { cells, printed: vec![herb(i); n] })
                .collect();
            let potions: Vec<Vec<Pour>> = potions
                .into_iter()
                .map(|p| p.into_iter().map(|(i, grown)| Pour { ingredient: herb(i), grown }))
                .map(Iterator::collect)
                .collect();
            let potions: Vec<&[Pour]> = potions.iter().map(Vec::as_slice).collect();
            let mut used = vec![false; all.len()];
            let expected = tried(&all, &mut used, &potions);
            let cauldrons = Cauldrons { edition: Edition::Second, all };
            prop_assert_eq!(cauldrons.fewest_changed(&potions), expected);
        }
    }
}
