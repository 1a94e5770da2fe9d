//! What the board allows: for games where nobody watches the paper.
//!
//! A potion is refused only if no play by the rules could have come to it.

use serde::Serialize;

use super::{Kind, PlayError, Test};
use crate::common::sort::sort_by;
use crate::game::players::Identity;
use crate::texts::{Message, row, said};
use crate::witches::board;
use crate::witches::board::{Board, Plot, Special};
use crate::witches::puzzle::{Effect, Ingredient, MAX_GROWN, Pour};

#[cfg(all(test, feature = "press"))]
mod tests;

/// The tests that a board has room for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    cauldrons: CauldronLimits,
    /// The cauldrons of each section.
    sections: Vec<CauldronLimits>,
    versatility: VersatilityLimits,
    /// Guesser cells: each a free test when it is planted.
    guessers: usize,
    /// How far an ingredient can grow.
    longest: u8,
    /// Whether some section has a cauldron for every recipe.
    has_room: bool,
}

/// How much of something is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Allowance {
    /// The kind of test.
    pub kind: Kind,
    /// The fewest cells of the cauldrons that are counted, since larger ones can be closed early;
    /// none for free tests.
    pub cells: Option<usize>,
    /// How many the board has.
    pub all: usize,
    /// How many are not used yet. A Versatility cell is used once something grows on it, and
    /// that can still be tested.
    pub left: usize,
}

impl Limits {
    /// The limits of a board whose ingredients grow to at most `longest`.
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

    /// Whether some section has a cauldron for every recipe.
    pub(super) fn has_room(&self) -> bool {
        self.has_room
    }

    /// What is left after the tests of a log.
    pub fn left(&self, log: &[Test]) -> Vec<Allowance> {
        let free = |kind, all, left| Allowance { kind, cells: None, all, left };
        let mut left = self.cauldrons.left(log);
        if self.versatility.cells > 0 {
            let plants = self.versatility.left(log);
            left.push(free(Kind::Versatility, self.versatility.cells, plants));
        }
        if self.guessers > 0 {
            let used = of_kind(log, Kind::Guesser).count();
            left.push(free(Kind::Guesser, self.guessers, self.guessers.saturating_sub(used)));
        }
        left
    }

    /// Whether the board allows one more test.
    ///
    /// # Errors
    /// If no cauldron for it is left, no Guesser or Versatility cell, or something is grown too
    /// far.
    pub(super) fn allow(&self, log: &[Test], kind: Kind, pours: &[Pour]) -> Result<(), PlayError> {
        if let Some(pour) = pours.iter().find(|p| p.grown > self.longest) {
            let Pour { ingredient, grown } = *pour;
            let refused = said::play_grown_too_far(ingredient.name(), grown, self.longest);
            return Err(PlayError::Limit(refused));
        }
        match kind {
            Kind::Versatility => self.versatility.allow(log, pours),
            Kind::Guesser if of_kind(log, kind).count() < self.guessers => Ok(()),
            Kind::Guesser => Err(PlayError::Limit(said::play_guessers_used())),
            Kind::Cauldron => self.cauldrons.allow(log, pours),
        }
    }

    /// Whether the section of a witch has room for one more potion, after those that she and
    /// others of her section are said to have tested.
    ///
    /// # Errors
    /// If it has none, so that the potion was another witch's.
    pub(super) fn allow_by(
        &self,
        log: &[Test],
        kind: Kind,
        pours: &[Pour],
        witch: u8,
    ) -> Result<(), PlayError> {
        let section = |witch: u8| usize::from(witch) % self.sections.len().max(1);
        let Some(own) = self.sections.get(section(witch)).filter(|_| kind == Kind::Cauldron) else {
            return Ok(());
        };
        let tested = of_kind(log, kind).filter(|t| t.by.map(section) == Some(section(witch)));
        let potions: Vec<&[Pour]> =
            tested.map(|t| t.pours.as_slice()).chain(std::iter::once(pours)).collect();
        if own.fewest_changed(&potions).is_some() {
            return Ok(());
        }
        let name = Identity::of(usize::from(witch)).name();
        Err(PlayError::Limit(said::play_not_hers(name)))
    }
}

fn of_kind(log: &[Test], kind: Kind) -> impl Iterator<Item = &Test> {
    log.iter().filter(move |t| t.kind == kind)
}

/// How often these effects reported in a test.
fn reported(test: &Test, effects: &[Effect]) -> usize {
    test.reports.iter().filter(|r| effects.contains(&r.by)).count()
}

/// The cauldrons of a board, from large to small.
#[derive(Clone, Debug, PartialEq, Eq)]
struct CauldronLimits {
    all: Vec<CauldronRoom>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct CauldronRoom {
    cells: usize,
    /// Printed ingredients: the first of its potion, each with one dot.
    printed: Vec<Ingredient>,
}

impl CauldronRoom {
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
        // A potion is larger than all cauldrons that are too small for it.
        let smaller = sizes.iter().skip(1).copied().chain([0]);
        let mut left: Vec<Allowance> = sizes
            .iter()
            .zip(smaller)
            .map(|(&cells, smaller)| {
                let all = self.all.iter().filter(|c| c.cells >= cells);
                let used = of_kind(log, Kind::Cauldron).filter(|t| t.pours.len() > smaller);
                let all = all.count();
                Allowance {
                    kind: Kind::Cauldron,
                    cells: Some(cells),
                    all,
                    left: all.saturating_sub(used.count()),
                }
            })
            .collect();
        // A large potion also takes one from those who ask for less.
        let mut least = usize::MAX;
        for allowance in left.iter_mut().rev() {
            least = least.min(allowance.left);
            allowance.left = least;
        }
        left
    }

    fn allow(&self, log: &[Test], potion: &[Pour]) -> Result<(), PlayError> {
        let size = potion.len();
        let left = self.left(log);
        // The smallest cauldrons that are large enough come last.
        let room = left.iter().rfind(|a| a.cells.is_some_and(|cells| cells >= size));
        if room.is_none_or(|allowance| allowance.left == 0) {
            return Err(PlayError::Limit(self.no_room(size, &left)));
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

    fn no_room(&self, size: usize, left: &[Allowance]) -> Message {
        let sizes: Vec<Message> = left
            .iter()
            .filter(|a| a.left > 0)
            .filter_map(|a| a.cells.map(|cells| said::play_cauldrons_or_larger(a.left, cells)))
            .collect();
        let there = match sizes.is_empty() {
            true => said::play_cauldrons_none().into(),
            false => row(sizes),
        };
        said::play_no_cauldron_or_larger(size, there)
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

/// A Mole moves a plant away at once; Copycat puts other plants into a garden, and Genius
/// changes a potion, some time before the next test of the same witch.
const AT_ONCE: &[Effect] = &[Effect::Mole];
const LATER: &[Effect] = &[Effect::Copycat, Effect::Genius];

/// The Versatility cells of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
struct VersatilityLimits {
    cells: usize,
    /// How many sections can have a Copycat or Genius in store.
    sections: usize,
}

impl VersatilityLimits {
    /// How many more plants can be tested.
    fn left(&self, log: &[Test]) -> usize {
        self.room(log, None).clamp(0, signed(self.cells)).unsigned_abs()
    }

    fn allow(&self, log: &[Test], potion: &[Pour]) -> Result<(), PlayError> {
        if self.room(log, potion.first()) >= 0 {
            return Ok(());
        }
        Err(PlayError::Limit(said::play_versatility_used(self.cells)))
    }

    /// How many plants fit beside those that were tested, and that one; less than none if
    /// these are too many already.
    ///
    /// Every stretch of the log is looked at for itself that reaches to its end: what was moved
    /// away before a stretch makes no room in it.
    fn room(&self, log: &[Test], next: Option<&Pour>) -> isize {
        let stored = |later: usize| later.min(self.sections);
        let mut before: usize = log.iter().map(|t| reported(t, LATER)).sum();
        let mut plants = Plants::default();
        if let Some(pour) = next {
            plants.prepend(pour);
        }
        let mut freed = 0;
        let mut room = signed(self.cells + stored(before)) - signed(plants.count());
        for test in log.iter().rev() {
            let later = reported(test, LATER);
            before -= later;
            freed += later + reported(test, AT_ONCE);
            if test.kind == Kind::Versatility {
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

/// The plants that a stretch of tests needs, told from its end to its beginning.
#[derive(Default)]
struct Plants {
    /// For each ingredient and each number of dots: the longest run of ever fewer dots that
    /// begins with it.
    runs: [[usize; MAX_GROWN as usize + 1]; Ingredient::ALL.len()],
}

impl Plants {
    /// Adds a test before all others.
    fn prepend(&mut self, pour: &Pour) {
        let runs = &mut self.runs[pour.ingredient.index()];
        let (fewer, rest) = runs.split_at_mut(usize::from(pour.grown.min(MAX_GROWN)));
        let longest = 1 + fewer.iter().max().copied().unwrap_or_default();
        rest[0] = rest[0].max(longest);
    }

    fn count(&self) -> usize {
        self.runs.iter().filter_map(|runs| runs.iter().max()).sum()
    }
}
