//! A clue for one witch, so that unequal players have equal chances.

use super::kept::Handicap;
use super::known::Known;
use super::size::ClueSize;
use super::suggest::tenths;
use crate::common::stream::Stream;
use crate::game::seed::Seed;
use crate::texts::Message;
use crate::witches::concern::WitchesConcern;
use crate::witches::deal::Facts;
use crate::witches::deduce::Posterior;
use crate::witches::puzzle::{Clue, Half, Ingredient, Role};
use crate::witches::table::{Keeper, PlayError, Table};

/// Clues are as good as each other if what they tell differs by less, in tenths of bits.
const LIKE: u32 = 3;
/// The least that a clue must tell, in tenths of bits.
const LEAST: u32 = 2;

impl Table {
    /// Draws a clue for a witch, that only [`Table::unseal`] tells.
    ///
    /// # Errors
    /// If the game gives no help or is over, she does not play, has a clue or is not behind, or
    /// no clue tells anything any more.
    pub(in crate::witches::table) fn handicap(
        &mut self,
        keeper: &Keeper,
        witch: u8,
        size: ClueSize,
    ) -> Result<(), PlayError> {
        self.in_play()?;
        let known = Known::of(self, keeper)?;
        keeper.has_witch(witch)?;
        if self.help.clues.iter().any(|one| one.witch == witch) {
            return Err(PlayError::ClueGiven(witch));
        }
        let wanted = size.tenths().ok_or(PlayError::NotBehind)?;
        let puzzle = &keeper.deal()?.puzzle;
        let posterior = known.posterior();
        let mut clues: Vec<(u32, Clue)> = clues(&known.facts)
            .into_iter()
            .filter(|clue| clue.holds(puzzle) && !clue.proves_too_much(puzzle))
            .filter_map(|clue| Some((told(clue, &posterior, &known.facts)?, clue)))
            .filter(|&(told, _)| told >= LEAST)
            .collect();
        let off = |&(told, _): &(u32, Clue)| told.abs_diff(wanted);
        let nearest = clues.iter().map(off).min().ok_or(PlayError::NoClue)?;
        clues.retain(|clue| off(clue) <= nearest + LIKE);
        // Its key is a secret of the puzzle: nobody learns more from how it was drawn.
        let concern = WitchesConcern::Deduce;
        let mut stream = Stream::new(Seed(puzzle.test_key()), concern, witch.into());
        let &(tenths, clue) = stream.pick(&clues).ok_or(PlayError::NoClue)?;
        self.help.clues.push(Handicap { witch, size, clue, tenths });
        Ok(())
    }

    /// What the clue of a witch says.
    ///
    /// # Errors
    /// If she has none.
    pub(in crate::witches::table) fn unseal(
        &self,
        keeper: &Keeper,
        witch: u8,
    ) -> Result<Message, PlayError> {
        let facts = keeper.facts().ok_or(PlayError::NoHelp)?;
        let clue = self.help.clues.iter().find(|one| one.witch == witch);
        let clue = clue.ok_or(PlayError::NoClueOf(witch))?.clue;
        Ok(clue.message(facts.edition, facts.recipe))
    }
}

/// How much a clue tells, in tenths of bits; none if it would give away what more than one
/// ingredient is.
fn told(clue: Clue, posterior: &Posterior, facts: &Facts) -> Option<u32> {
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

/// All that a clue of the sheet's forms can say about ingredients in play.
fn clues(facts: &Facts) -> Vec<Clue> {
    let herbs = facts.ingredients();
    // A hidden length must not show in the number.
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
