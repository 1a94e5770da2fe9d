//! Checking the notes: which of them no secret allows that agrees with the tests.

use std::cell::LazyCell;

use super::kept::{Checked, Clash, Contradiction};
use super::known::Known;
use crate::witches::deduce::Claim;
use crate::witches::puzzle::Ingredient;
use crate::witches::table::notes::{column_of, property_of};
use crate::witches::table::{Column, Keeper, Mark, PlayError, Table};

/// What a mark of the notes says; nothing where it leaves everything open.
pub(super) fn noted(ingredient: Ingredient, column: Column, mark: Mark) -> Option<Claim> {
    let property = property_of(column)?;
    match mark {
        Mark::Certain => Some(Claim { ingredient, property, holds: true }),
        Mark::Impossible => Some(Claim { ingredient, property, holds: false }),
        Mark::Possible | Mark::Blank => None,
    }
}

impl Table {
    /// Checks every note for itself, and then all together: a note that is merely unlucky is not
    /// told.
    ///
    /// # Errors
    /// If the game gives no help or is over.
    pub(in crate::witches::table) fn check_notes(
        &mut self,
        keeper: &Keeper,
    ) -> Result<(), PlayError> {
        self.in_play()?;
        let known = Known::of(self, keeper)?;
        // Mostly the ladder says enough.
        let posterior = LazyCell::new(|| known.posterior());
        let ladder = known.ladder();
        let mut certain: Vec<Claim> =
            ladder.steps.iter().flat_map(|step| step.claims.iter().copied()).collect();
        certain.extend(known.by_clues(&certain).into_iter().map(|follows| follows.claim));
        let mut checked = Checked { tests: self.tests.len(), ..Checked::default() };
        let mut single = Vec::new();
        for &ingredient in known.facts.ingredients() {
            for column in keeper.columns().into_iter().map(column_of) {
                let mark = self.notes.mark(ingredient, column);
                let Some(claim) = noted(ingredient, column, mark) else { continue };
                let otherwise = Claim { holds: !claim.holds, ..claim };
                let is_possible = if certain.contains(&otherwise) {
                    Some(false)
                } else if certain.contains(&claim) {
                    Some(true)
                } else {
                    posterior.is_possible(claim)
                };
                match is_possible {
                    Some(true) => single.push((claim, column, mark)),
                    None => {
                        checked.open += 1;
                        single.push((claim, column, mark));
                    }
                    Some(false) => {
                        let tests = known.on_the_log(known.proof(&ladder.steps, otherwise));
                        checked.wrong.push(Contradiction { claim, column, mark, tests });
                    }
                }
            }
        }
        // What is certain goes together with all that may be.
        while single.iter().any(|(claim, ..)| !certain.contains(claim)) {
            let claims: Vec<Claim> = single.iter().map(|(claim, ..)| *claim).collect();
            let Some((few, tests)) = known.clash(&claims, &posterior) else { break };
            let (notes, rest) = single.into_iter().partition(|(claim, ..)| few.contains(claim));
            single = rest;
            checked.clashes.push(Clash { notes, tests: known.on_the_log(tests) });
        }
        self.help.checks = self.help.checks.saturating_add(1);
        self.help.checked = Some(checked);
        Ok(())
    }
}
