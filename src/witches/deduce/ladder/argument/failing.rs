//! Why a test cannot have come out as it did, or nothing is left.

use super::Arguer;
use crate::witches::deduce::ladder::counting;
use crate::witches::deduce::ladder::grid::{Grid, bit};
use crate::witches::deduce::ladder::sieve::Outcomes;
use crate::witches::puzzle::{Effect, Ingredient, Role};

/// Why a test cannot have come out as it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::witches::deduce) enum How {
    /// At least, or at most, so many would be undergrown.
    Under(Bound),
    /// The same of overgrown ones.
    Over(Bound),
    /// The same of both together.
    Wrong(Bound),
    /// Neither, but not so many of both at once.
    Both,
    /// What was told of effects does not fit.
    Told,
    /// In some other way.
    Otherwise,
}

/// A bound that is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::witches::deduce) enum Bound {
    AtLeast(u8),
    AtMost(u8),
}

/// What nothing is left for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::witches::deduce) enum Gap {
    /// A number has no ingredient.
    Number(u8),
    /// An ingredient can be nothing.
    Herb(Ingredient),
    /// An effect has no ingredient, or too many.
    Effect(Effect),
    /// Numbers and decoys cannot be given out.
    Count,
}

impl Arguer<'_> {
    /// Why a grid does not allow what a test told.
    pub(super) fn how(&mut self, grid: &Grid, test: usize) -> How {
        let seen = &self.log[test];
        let Some(outcomes) = self.sieve.outcomes(grid, seen) else { return How::Otherwise };
        let (under, over) = (seen.undergrown, seen.overgrown);
        if seen.won {
            return How::Otherwise;
        }
        let all = || outcomes.all();
        let broken = |told: u8, values: &mut dyn Iterator<Item = u8>| {
            let (least, most) =
                values.fold((u8::MAX, 0), |(least, most), n| (n.min(least), n.max(most)));
            match () {
                () if least == u8::MAX => None,
                () if told < least => Some(Bound::AtLeast(least)),
                () if told > most => Some(Bound::AtMost(most)),
                () => None,
            }
        };
        let of_over = broken(over, &mut all().map(|(_, over)| over));
        let of_under = broken(under, &mut all().map(|(under, _)| under));
        let of_both = broken(under + over, &mut all().map(|(under, over)| under + over));
        match (of_over, of_under, of_both) {
            (Some(bound), _, _) => How::Over(bound),
            (_, Some(bound), _) => How::Under(bound),
            (_, _, Some(bound)) => How::Wrong(bound),
            _ if outcomes == Outcomes::default() => How::Otherwise,
            _ if outcomes.has(under, over) => How::Told,
            _ => How::Both,
        }
    }

    /// What a grid leaves nothing for.
    pub(super) fn gap(&self, mut grid: Grid) -> Gap {
        for _ in 0..grid.ingredients {
            if let Some(gap) = self.gap_in(&grid) {
                return gap;
            }
            if self.asks_clue {
                counting::clue(&mut grid, self.prior);
            }
            for i in 0..grid.ingredients {
                counting::taken(&mut grid, i);
                if let Some(gap) = self.gap_in(&grid) {
                    return gap;
                }
            }
            let lengths = grid.lengths;
            (1..=self.facts.longest).for_each(|number| counting::only(&mut grid, number));
            for (place, &effect) in self.prior.effects.iter().enumerate() {
                counting::effect(&mut grid, self.prior, place);
                if grid.lengths == 0 && lengths != 0 {
                    return Gap::Effect(effect);
                }
            }
        }
        Gap::Count
    }

    fn gap_in(&self, grid: &Grid) -> Option<Gap> {
        let herbs = self.facts.ingredients().iter();
        let herb = herbs.copied().find(|herb| grid.roles[herb.index()] == 0);
        let shortest = grid.lengths().next().unwrap_or(0);
        let can = |n: u8| (0..grid.ingredients).any(|i| grid.roles[i] & bit(Role::Regular(n)) != 0);
        let number = (1..=shortest).find(|n| !can(*n));
        number.map(Gap::Number).or(herb.map(Gap::Herb))
    }
}
