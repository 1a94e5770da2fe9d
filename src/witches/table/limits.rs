//! Limits that the board sets, for games where nobody watches the paper.
//!
//! A potion is refused only if no play by the rules could have produced it.

use serde::Serialize;

use super::{PlayError, PotionSource, Test};
use crate::common::players::Identity;
use crate::common::sort::sort_by;
use crate::texts::{Message, msg, row};
use crate::witches::board;
use crate::witches::board::{Board, Plot, Special};
use crate::witches::puzzle::{Effect, Ingredient, MAX_GROWN, PotionItem};

#[cfg(test)]
mod tests;

/// Tests that a board has room for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    cauldrons: CauldronLimits,
    /// Cauldrons of each section.
    sections: Vec<CauldronLimits>,
    versatility: VersatilityLimits,
    /// Number of Guesser cells, each of which gives one free test when it is planted.
    guessers: usize,
    /// Maximum number of dots of an ingredient.
    longest: u8,
    /// Whether some section has room for the longest recipe (`Board::has_room_for`).
    has_room: bool,
}

/// Remaining tests of one [`PotionSource`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Allowance {
    /// Kind of test.
    pub kind: PotionSource,
    /// Minimum number of cells of the counted cauldrons. Larger ones are included, since they can
    /// be closed early. `None` for tests without a cauldron.
    pub cells: Option<usize>,
    /// Number on the board.
    pub all: usize,
    /// Number not used yet. A Versatility cell is used once a plant on it was tested; that plant
    /// can be tested again.
    pub left: usize,
}

impl Limits {
    /// Returns the limits of a board on which ingredients grow to at most `longest` dots.
    pub fn of(board: &Board, longest: u8) -> Self {
        let count = |special| {
            let plots = board.gardens.iter().flat_map(|g| &g.cells);
            plots.filter(|(_, plot)| *plot == Plot::Special(special)).count()
        };
        Limits {
            cauldrons: CauldronLimits::of(&board.cauldrons),
            sections: (0..board.sections.len())
                .map(|section| {
                    let own = board.cauldrons.iter().filter(|c| c.section == section);
                    CauldronLimits::of(own)
                })
                .collect(),
            versatility: VersatilityLimits {
                cells: count(Special::Versatility),
                sections: board.sections.len(),
            },
            guessers: count(Special::Guesser),
            longest,
            has_room: board.has_room_for(longest),
        }
    }

    /// Whether some section has room for the longest recipe.
    pub(super) fn has_room(&self) -> bool {
        self.has_room
    }

    /// Returns the allowances that remain after the tests of `log`.
    pub fn left(&self, log: &[Test]) -> Vec<Allowance> {
        let free = |kind, all, left| Allowance { kind, cells: None, all, left };
        let mut left = self.cauldrons.left(log);
        if self.versatility.cells > 0 {
            let plants = self.versatility.left(log);
            left.push(free(PotionSource::Versatility, self.versatility.cells, plants));
        }
        if self.guessers > 0 {
            let used = of_kind(log, PotionSource::Guesser).count();
            left.push(free(
                PotionSource::Guesser,
                self.guessers,
                self.guessers.saturating_sub(used),
            ));
        }
        left
    }

    /// Checks whether the board allows one more test.
    ///
    /// # Errors
    /// Returns [`PlayError::Limit`] if no cauldron, Guesser or Versatility cell is left for it, or
    /// if an ingredient has more dots than it can grow.
    pub(super) fn allow(
        &self,
        log: &[Test],
        kind: PotionSource,
        pours: &[PotionItem],
    ) -> Result<(), PlayError> {
        if let Some(pour) = pours.iter().find(|p| p.grown > self.longest) {
            let PotionItem { ingredient, grown } = *pour;
            let refused = msg::play_grown_too_far(ingredient.name(), grown, self.longest);
            return Err(PlayError::Limit(refused));
        }
        match kind {
            PotionSource::Versatility => self.versatility.allow(log, pours),
            PotionSource::Guesser if of_kind(log, kind).count() < self.guessers => Ok(()),
            PotionSource::Guesser => Err(PlayError::Limit(msg::play_guessers_used())),
            PotionSource::Cauldron => self.cauldrons.allow(log, pours),
        }
    }

    /// Checks whether the section of `witch` has room for one more potion, after those that the log
    /// attributes to the witches of this section.
    ///
    /// # Errors
    /// Returns [`PlayError::Limit`] if it has no room, so that another witch must have brewed the
    /// potion.
    pub(super) fn allow_by(
        &self,
        log: &[Test],
        kind: PotionSource,
        pours: &[PotionItem],
        witch: u8,
    ) -> Result<(), PlayError> {
        let section = |witch: u8| usize::from(witch) % self.sections.len().max(1);
        let Some(own) =
            self.sections.get(section(witch)).filter(|_| kind == PotionSource::Cauldron)
        else {
            return Ok(());
        };
        let tested = of_kind(log, kind).filter(|t| t.by.map(section) == Some(section(witch)));
        let potions: Vec<&[PotionItem]> =
            tested.map(|t| t.pours.as_slice()).chain(std::iter::once(pours)).collect();
        if own.fewest_changed(&potions).is_some() {
            return Ok(());
        }
        let name = Identity::of(usize::from(witch)).name();
        Err(PlayError::Limit(msg::play_not_hers(name)))
    }
}

fn of_kind(log: &[Test], kind: PotionSource) -> impl Iterator<Item = &Test> {
    log.iter().filter(move |t| t.kind == kind)
}

/// Number of reports of these effects in a test.
fn count_reports(test: &Test, effects: &[Effect]) -> usize {
    test.reports.iter().filter(|r| effects.contains(&r.by)).count()
}

/// Cauldrons of a board or of one section, from large to small.
#[derive(Clone, Debug, PartialEq, Eq)]
struct CauldronLimits {
    all: Vec<CauldronRoom>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct CauldronRoom {
    cells: usize,
    /// Printed ingredients. They begin the cauldron's potion, each with one dot.
    printed: Vec<Ingredient>,
}

impl CauldronRoom {
    fn begins(&self, potion: &[PotionItem]) -> bool {
        let first = potion.get(..self.printed.len());
        first.is_some_and(|first| {
            first.iter().zip(&self.printed).all(|(p, &i)| p.ingredient == i && p.grown == 1)
        })
    }

    /// Returns the cost of the assumption that this potion was in the cauldron: 1 if Genius must
    /// have changed it at the last second, else 0. `None` if the potion is too large.
    fn cost(&self, potion: &[PotionItem]) -> Option<i32> {
        (potion.len() <= self.cells).then(|| i32::from(!self.begins(potion)))
    }
}

impl CauldronLimits {
    fn of<'a>(cauldrons: impl IntoIterator<Item = &'a board::Cauldron>) -> Self {
        let mut all: Vec<CauldronRoom> = cauldrons
            .into_iter()
            .map(|c| CauldronRoom { cells: c.rect.area(), printed: c.starting.clone() })
            .collect();
        sort_by(&mut all, |a, b| b.cells.cmp(&a.cells));
        CauldronLimits { all }
    }

    fn left(&self, log: &[Test]) -> Vec<Allowance> {
        let mut sizes: Vec<usize> = self.all.iter().map(|c| c.cells).collect();
        sizes.dedup();
        // A potion larger than the next smaller size needs a cauldron of at least this size.
        let smaller = sizes.iter().skip(1).copied().chain([0]);
        let mut left: Vec<Allowance> = sizes
            .iter()
            .zip(smaller)
            .map(|(&cells, smaller)| {
                let all = self.all.iter().filter(|c| c.cells >= cells);
                let used = of_kind(log, PotionSource::Cauldron).filter(|t| t.pours.len() > smaller);
                let all = all.count();
                Allowance {
                    kind: PotionSource::Cauldron,
                    cells: Some(cells),
                    all,
                    left: all.saturating_sub(used.count()),
                }
            })
            .collect();
        // Larger cauldrons are also counted for the smaller sizes, so they may be in use there.
        let mut least = usize::MAX;
        for allowance in left.iter_mut().rev() {
            least = least.min(allowance.left);
            allowance.left = least;
        }
        left
    }

    fn allow(&self, log: &[Test], potion: &[PotionItem]) -> Result<(), PlayError> {
        let size = potion.len();
        let left = self.left(log);
        // Sizes are in descending order, so the last match is the smallest one that is large
        // enough.
        let room = left.iter().rfind(|a| a.cells.is_some_and(|cells| cells >= size));
        if room.is_none_or(|allowance| allowance.left == 0) {
            return Err(PlayError::Limit(self.no_room(size, &left)));
        }
        let potions: Vec<&[PotionItem]> = of_kind(log, PotionSource::Cauldron)
            .map(|t| t.pours.as_slice())
            .chain(std::iter::once(potion))
            .collect();
        let geniuses: usize = log.iter().map(|t| count_reports(t, &[Effect::Genius])).sum();
        match self.fewest_changed(&potions) {
            Some(changed) if usize::try_from(changed).is_ok_and(|n| n <= geniuses) => Ok(()),
            _ => Err(PlayError::Limit(msg::play_printed_first())),
        }
    }

    fn no_room(&self, size: usize, left: &[Allowance]) -> Message {
        let sizes: Vec<Message> = left
            .iter()
            .filter(|a| a.left > 0)
            .filter_map(|a| a.cells.map(|cells| msg::play_cauldrons_or_larger(a.left, cells)))
            .collect();
        let there = match sizes.is_empty() {
            true => msg::play_cauldrons_none().into(),
            false => row(sizes),
        };
        msg::play_no_cauldron_or_larger(size, there)
    }

    /// Assigns each potion to a different cauldron, with as few potions as possible that must have
    /// been changed at the last second. Returns the number of those, or `None` if there is no room
    /// for all.
    ///
    /// Minimum-cost bipartite matching: each potion is added along the cheapest augmenting path,
    /// found by the Bellman–Ford algorithm.
    fn fewest_changed(&self, potions: &[&[PotionItem]]) -> Option<i32> {
        let mut holds: Vec<Option<&[PotionItem]>> = vec![None; self.all.len()];
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

/// Effects that can free a Versatility cell at once: Mole moves a plant away.
const AT_ONCE: &[Effect] = &[Effect::Mole];
/// Effects that can free a Versatility cell some time before the next test of the same witch:
/// Copycat puts other plants into a garden, and Genius changes a potion.
const LATER: &[Effect] = &[Effect::Copycat, Effect::Genius];

/// Limit of the plants that can be tested from the Versatility cells of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
struct VersatilityLimits {
    cells: usize,
    /// Number of sections, each of which can have a Copycat or Genius that is not used yet.
    sections: usize,
}

impl VersatilityLimits {
    /// Number of further plants that can be tested.
    fn left(&self, log: &[Test]) -> usize {
        self.room(log, None).clamp(0, signed(self.cells)).unsigned_abs()
    }

    fn allow(&self, log: &[Test], potion: &[PotionItem]) -> Result<(), PlayError> {
        if self.room(log, potion.first()) >= 0 {
            return Ok(());
        }
        Err(PlayError::Limit(msg::play_versatility_used(self.cells)))
    }

    /// Returns the number of plants that still fit after those that were tested and `next`;
    /// negative if these are too many already.
    ///
    /// Considers each suffix of the log separately: a plant that was moved away before the suffix
    /// makes no room in it.
    fn room(&self, log: &[Test], next: Option<&PotionItem>) -> isize {
        let stored = |later: usize| later.min(self.sections);
        let mut before: usize = log.iter().map(|t| count_reports(t, LATER)).sum();
        let mut plants = Plants::default();
        if let Some(pour) = next {
            plants.prepend(pour);
        }
        let mut freed = 0;
        let mut room = signed(self.cells + stored(before)) - signed(plants.count());
        for test in log.iter().rev() {
            let later = count_reports(test, LATER);
            before -= later;
            freed += later + count_reports(test, AT_ONCE);
            if test.kind == PotionSource::Versatility {
                test.pours.iter().for_each(|pour| plants.prepend(pour));
                let cells = self.cells + freed + stored(before);
                room = room.min(signed(cells) - signed(plants.count()));
            }
        }
        room
    }
}

fn signed(n: usize) -> isize {
    isize::try_from(n).unwrap_or(isize::MAX)
}

/// Minimum number of plants that explain a suffix of the log, built from its last test to its
/// first.
#[derive(Default)]
struct Plants {
    /// Length of the longest run of tests with decreasing dots that begins at each ingredient and
    /// number of dots. A plant never loses dots, so each test of a run needs another plant.
    runs: [[usize; MAX_GROWN as usize + 1]; Ingredient::ALL.len()],
}

impl Plants {
    /// Adds a test before all others.
    fn prepend(&mut self, pour: &PotionItem) {
        let runs = &mut self.runs[pour.ingredient.index()];
        let (fewer, rest) = runs.split_at_mut(usize::from(pour.grown.min(MAX_GROWN)));
        let longest = 1 + fewer.iter().max().copied().unwrap_or_default();
        rest[0] = rest[0].max(longest);
    }

    fn count(&self) -> usize {
        self.runs.iter().filter_map(|runs| runs.iter().max()).sum()
    }
}
