//! Suggestion of the potion with the most information, and private clues that give unequal players
//! equal chances.

use serde::{Deserialize, Serialize};

use super::knowledge::TableKnowledge;
use super::{GivenClue, Suggestion};
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::texts::{Message, msg};
use crate::witches::WitchesConcern;
use crate::witches::deduce::Posterior;
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Clue, Half, Ingredient, MAX_POTION, Role};
use crate::witches::table::{Damage, Keeper, PlayError, Table, TableEvent};

/// Number of potions compared.
const POTIONS: usize = 48;

impl Table {
    /// Finds the potion with the most information among many of this `size`.
    ///
    /// # Errors
    /// Returns [`PlayError`] if the game gives no help or is over, or if no potion has this size.
    pub(crate) fn suggest(&mut self, keeper: &Keeper, size: u32) -> Result<TableEvent, PlayError> {
        self.in_play()?;
        let known = TableKnowledge::of(self, keeper)?;
        let fits = usize::try_from(size).ok().filter(|size| (1..=MAX_POTION).contains(size));
        let size = fits.ok_or(PlayError::Size(size, MAX_POTION))?;
        let posterior = known.posterior();
        let tests = self.tests.len();
        let mut potions = known.potions(&posterior, POTIONS, size, tests);
        // A log that is inconsistent with all secrets was tampered with.
        let best = posterior.best(&potions);
        let (place, bits) = best.ok_or(PlayError::Stored(Damage::Impossible))?;
        let potion = potions.swap_remove(place);
        self.help.suggestions = self.help.suggestions.saturating_add(1);
        self.help.suggested = Some(Suggestion { tests, potion, tenths: tenths(bits) });
        Ok(TableEvent::Done)
    }
}

/// Returns the message for a clue or test of `tenths` tenths of a bit.
pub(super) fn left(tenths: u32) -> Message {
    msg::help_left(possibilities(tenths))
}

/// Returns the number of equally likely possibilities that `tenths` tenths of a bit distinguish,
/// rounded to two digits.
pub(super) fn possibilities(tenths: u32) -> u32 {
    /// Maximum; players cannot picture more.
    const MOST: f64 = 1e9;
    let count = (f64::from(tenths) / 10.).exp2().min(MOST).round() as u32;
    let digit = 10u32.pow(count.max(1).ilog10().saturating_sub(1));
    (count + digit / 2) / digit * digit
}

/// Converts bits to tenths. Negative values and those that could not be found out become 0.
pub(super) fn tenths(bits: f64) -> u32 {
    if bits.is_finite() { (bits * 10.).round() as u32 } else { 0 }
}

/// Maximum difference in information of clues that count as equally good, in tenths of a bit.
const LIKE: u32 = 3;
/// Minimum information of a clue, in tenths of a bit.
const LEAST: u32 = 2;

impl Table {
    /// Draws a private clue for a witch, which only [`Table::unseal`] reveals.
    ///
    /// # Errors
    /// Returns [`PlayError`] if the game gives no help or is over; if the witch does not play, has
    /// a clue, or is not behind; or if no clue has enough information.
    pub(crate) fn handicap(
        &mut self,
        keeper: &Keeper,
        witch: u8,
        size: ClueSize,
    ) -> Result<TableEvent, PlayError> {
        self.in_play()?;
        let known = TableKnowledge::of(self, keeper)?;
        keeper.has_witch(witch)?;
        if self.help.clues.iter().any(|one| one.witch == witch) {
            return Err(PlayError::ClueGiven(witch));
        }
        let wanted = size.tenths().ok_or(PlayError::NotBehind)?;
        let puzzle = &keeper.game_data()?.puzzle;
        let posterior = known.posterior();
        let mut clues: Vec<(u32, Clue)> = clues(&known.facts)
            .into_iter()
            .filter(|clue| clue.holds(puzzle) && !clue.proves_too_much(puzzle))
            .filter_map(|clue| Some((clue_information(clue, &posterior, &known.facts)?, clue)))
            .filter(|&(told, _)| told >= LEAST)
            .collect();
        let off = |&(told, _): &(u32, Clue)| told.abs_diff(wanted);
        let nearest = clues.iter().map(off).min().ok_or(PlayError::NoClue)?;
        clues.retain(|clue| off(clue) <= nearest + LIKE);
        // The key is a secret of the puzzle, so the draw reveals nothing.
        let concern = WitchesConcern::Deduce;
        let mut stream = Stream::new(Seed(puzzle.test_key()), concern, witch.into());
        let &(tenths, clue) = stream.pick(&clues).ok_or(PlayError::NoClue)?;
        self.help.clues.push(GivenClue { witch, size, clue, tenths });
        Ok(TableEvent::Done)
    }

    /// Returns the text of a witch's clue.
    ///
    /// # Errors
    /// Returns [`PlayError::NoClueOf`] if she has none, or [`PlayError::NoHelp`] for a closed code.
    pub(crate) fn unseal(&self, keeper: &Keeper, witch: u8) -> Result<Message, PlayError> {
        let facts = keeper.facts().ok_or(PlayError::NoHelp)?;
        let clue = self.help.clues.iter().find(|one| one.witch == witch);
        let clue = clue.ok_or(PlayError::NoClueOf(witch))?.clue;
        Ok(clue.message(facts.recipe))
    }
}

/// Returns the information of a clue, in tenths of a bit; `None` if it would reveal the roles of
/// several ingredients.
fn clue_information(clue: Clue, posterior: &Posterior, facts: &PublicFacts) -> Option<u32> {
    let left = posterior.worlds_of(clue);
    let all: f64 = posterior.worlds().map(|(_, weight)| weight).sum();
    let agree: f64 = left.iter().map(|(_, weight)| weight).sum();
    let given_away = |&&herb: &&Ingredient| {
        let before = posterior.worlds().map(|(secret, _)| secret.role(herb));
        is_one(left.iter().map(|(secret, _)| secret.role(herb))) && !is_one(before)
    };
    let given_away = facts.ingredients().iter().filter(given_away);
    (agree > 0. && given_away.count() <= 1).then(|| tenths(libm::log2(all / agree)))
}

fn is_one(mut roles: impl Iterator<Item = Role>) -> bool {
    let first = roles.next();
    roles.all(|role| Some(role) == first)
}

/// Returns all clues about ingredients in play that can be given as help.
fn clues(facts: &PublicFacts) -> Vec<Clue> {
    let herbs = facts.ingredients();
    // Limited to the shortest length, so the number reveals nothing about a hidden one.
    let numbers = 1..=facts.recipe.shortest();
    let mut clues = Vec::new();
    for (i, &first) in herbs.iter().enumerate() {
        for (j, &second) in herbs.iter().enumerate().skip(i + 1) {
            for &third in &herbs[j + 1..] {
                let group = [first, second, third];
                clues.push(Clue::OneIsDecoy(group));
                clues.extend(numbers.clone().map(|number| Clue::OneHasNumber(group, number)));
            }
        }
        clues.extend(numbers.clone().map(|number| Clue::NotNumber(first, number)));
        match facts.effects.len() {
            0 => clues.extend([
                Clue::IsDecoy(first),
                Clue::StandsIn(first, Half::First),
                Clue::StandsIn(first, Half::Second),
            ]),
            most => {
                let counts = (0..=most).filter_map(|count| u8::try_from(count).ok());
                clues.extend(counts.map(|count| Clue::EffectCount(first, count)));
            }
        }
    }
    clues
}

/// Amount of help that a witch needs for the same chances as the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClueSize {
    /// About 1 bit, which excludes half of the possibilities.
    Small,
    /// About 2 bits, which exclude three quarters of the possibilities.
    Medium,
    /// About 3 bits, which exclude seven eighths of the possibilities.
    Large,
    /// Amount by the wins of the evening: `log2((most + 1) / (own + 1))` bits. Each bit doubles the
    /// chance of a guess. The added 1 limits the weight of a first win.
    Wins {
        /// Number of her wins.
        own: u8,
        /// Number of wins of the most successful witch.
        most: u8,
    },
}

impl ClueSize {
    /// Maximum information of a clue, in tenths of a bit.
    const MOST: u32 = 40;

    /// Returns the information of the clue, in tenths of a bit; `None` for a witch who is not
    /// behind.
    pub(super) fn tenths(self) -> Option<u32> {
        match self {
            ClueSize::Small => Some(10),
            ClueSize::Medium => Some(20),
            ClueSize::Large => Some(30),
            ClueSize::Wins { own, most } if own < most => {
                let times = (f64::from(most) + 1.) / (f64::from(own) + 1.);
                Some(((libm::log2(times) * 10.).round() as u32).min(ClueSize::MOST))
            }
            ClueSize::Wins { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_said_as_possibilities() {
        for (tenths, count) in
            [(0, 1), (5, 1), (6, 2), (10, 2), (29, 7), (55, 45), (72, 150), (134, 11_000)]
        {
            assert_eq!(possibilities(tenths), count, "{tenths}");
        }
        assert_eq!(possibilities(u32::MAX), 1_000_000_000);
    }

    #[test]
    fn who_wins_half_as_often_gets_one_bit() {
        let wins = |own, most| ClueSize::Wins { own, most }.tenths();
        assert_eq!(
            [wins(0, 1), wins(1, 3), wins(0, 3), wins(3, 4)].map(Option::unwrap),
            [10, 10, 20, 3]
        );
        assert_eq!(wins(0, 255), Some(40));
        assert_eq!([wins(2, 2), wins(3, 2)], [None, None]);
        assert_eq!(ClueSize::Medium.tenths(), Some(20));
    }
}
