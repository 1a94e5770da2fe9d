//! Hints: what follows from the tests and is not noted yet.

use super::kept::{Hint, MAX_HINTS, Rung};
use super::known::Known;
use crate::witches::deduce::{Claim, Property};
use crate::witches::table::{Keeper, Notes, PlayError, Status, Table};

/// Of how many claims the reasons are compared.
const COMPARED: usize = 6;

impl Table {
    /// Tells one rung more of a hint, or the first of a new one; whether there was something to
    /// tell.
    ///
    /// # Errors
    /// If the game gives no help or is over, or another rung is next.
    pub(in crate::witches::table) fn hint(
        &mut self,
        keeper: &Keeper,
        number: u32,
        rung: Rung,
    ) -> Result<bool, PlayError> {
        self.in_play()?;
        let told = self.help.hints.len();
        let last = u32::try_from(told).unwrap_or(u32::MAX);
        match self.help.hints.last_mut() {
            Some(hint) if number == last && hint.rung.next() == Some(rung) => {
                hint.rung = rung;
                return Ok(true);
            }
            _ if number == last.saturating_add(1) && rung == Rung::Test => {}
            _ => return Err(PlayError::HintMoved),
        }
        if told >= MAX_HINTS {
            return Ok(false);
        }
        let known = Known::of(self, keeper)?;
        let Some((claim, tests)) = self.easiest(&known) else { return Ok(false) };
        self.help.hints.push(Hint { claim, tests, rung });
        Ok(true)
    }

    /// Whether help is still of use.
    ///
    /// # Errors
    /// If the game is won, or its solution was seen.
    pub(super) fn in_play(&self) -> Result<(), PlayError> {
        match self.status == Status::Won || self.solution.is_some() {
            true => Err(PlayError::Over),
            false => Ok(()),
        }
    }

    /// What is certain, neither noted nor hinted at, and seen most easily, with the tests that
    /// tell it.
    fn easiest(&self, known: &Known) -> Option<(Claim, Vec<usize>)> {
        let hinted = |claim: &Claim| self.help.hints.iter().any(|hint| hint.claim == *claim);
        let longest = known.facts.longest;
        let mut certain = known.posterior().certain();
        certain.retain(|claim| {
            is_worth_telling(claim) && !says(&self.notes, claim, longest) && !hinted(claim)
        });
        let reasons = certain.into_iter().take(COMPARED).map(|claim| (claim, known.proof(claim)));
        reasons.min_by_key(|(_, tests)| tests.len())
    }
}

/// Whether a claim helps on: the grid has a column for it, or it names an effect.
fn is_worth_telling(claim: &Claim) -> bool {
    matches!(
        (claim.property, claim.holds),
        (Property::Number(_) | Property::Decoy, _) | (Property::Effect(_), true)
    )
}

/// Whether the notes say so already.
fn says(notes: &Notes, claim: &Claim, longest: u8) -> bool {
    let column = match claim.property {
        Property::Number(number) => number,
        Property::Decoy => 0,
        _ => return false,
    };
    notes.say(claim.ingredient, column, claim.holds, longest)
}
