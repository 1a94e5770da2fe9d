//! Which tests the Versatility cells of a board can have given.
//!
//! Such a cell holds one plant, whose dots only grow, and which can be tested as often as one
//! likes. Of one ingredient, the tests in order of time need at least as many plants as their
//! longest run of ever fewer dots is long. A cell becomes free for another plant only by what
//! an effect lets the players do, and that must have been reported in time.

use super::super::PlayError;
use super::super::log::{Kind, Test};
use super::reported;
use crate::texts::said;
use crate::witches::puzzle::{Effect, Ingredient, MAX_GROWN, Pour};

/// A Mole moves a plant away at once; Copycat puts other plants into a garden, and Genius
/// changes a potion, some time before the next test of the same witch.
const AT_ONCE: &[Effect] = &[Effect::Mole];
const LATER: &[Effect] = &[Effect::Copycat, Effect::Genius];

/// The Versatility cells of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cells {
    pub(super) cells: usize,
    /// As many can have a Copycat or Genius in store.
    pub(super) sections: usize,
}

impl Cells {
    /// How many more plants can be tested.
    pub(super) fn left(&self, log: &[Test]) -> usize {
        self.room(log, None).clamp(0, signed(self.cells)).unsigned_abs()
    }

    pub(super) fn allow(&self, log: &[Test], potion: &[Pour]) -> Result<(), PlayError> {
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
