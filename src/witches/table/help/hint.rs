//! Hints: what follows from the tests and is not noted yet.

use super::kept::{Hint, MAX_HINTS, Rung};
use super::known::Known;
use super::noted::Noted;
use crate::witches::deduce::{Claim, Property, Reason, Step};
use crate::witches::table::{Keeper, PlayError, Table, Told};

/// How many things that are certain are looked at for one with words for its reason.
const TRIED: usize = 4;

impl Table {
    /// Tells one rung more of a hint, or the first of a new one. The last rung is told as often
    /// as it is asked for: it is not kept.
    ///
    /// # Errors
    /// If the game gives no help or is over, or another rung is next.
    pub(in crate::witches::table) fn hint(
        &mut self,
        keeper: &Keeper,
        number: u32,
        rung: Rung,
    ) -> Result<Told, PlayError> {
        self.in_play()?;
        let known = Known::of(self, keeper)?;
        let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        let place = place.ok_or(PlayError::HintMoved)?;
        let all = self.help.hints.len();
        match self.help.hints.get_mut(place) {
            Some(hint) => {
                let again = rung == Rung::Reason && hint.rung == rung;
                if hint.rung.next() != Some(rung) && !again {
                    return Err(PlayError::HintMoved);
                }
                hint.rung = rung;
                let Hint { claim, tests, .. } = hint;
                Ok(match rung {
                    Rung::Reason => Told::Why(known.why(*claim, tests)),
                    _ => Told::Done,
                })
            }
            None if place > all || rung != Rung::Test => Err(PlayError::HintMoved),
            None if all >= MAX_HINTS => Ok(Told::Nothing),
            None => match self.easiest(keeper, &known) {
                None => Ok(Told::Nothing),
                Some((claim, tests)) => {
                    let tests = known.on_the_log(tests);
                    self.help.hints.push(Hint { claim, tests, rung });
                    Ok(Told::Done)
                }
            },
        }
    }

    /// Whether help is still of use.
    ///
    /// # Errors
    /// If the game is won, or its solution was seen.
    pub(super) fn in_play(&self) -> Result<(), PlayError> {
        if self.is_told() { Err(PlayError::Over) } else { Ok(()) }
    }

    /// What is certain, neither noted nor hinted at, and seen most easily, with the tests that
    /// tell it.
    fn easiest(&self, keeper: &Keeper, known: &Known) -> Option<(Claim, Vec<usize>)> {
        let hinted = |claim: &Claim| self.help.hints.iter().any(|hint| hint.claim == *claim);
        let noted = Noted::new(&self.notes, keeper);
        let is_new =
            |claim: &Claim| is_worth_telling(claim) && !noted.says(claim) && !hinted(claim);
        let new_in = |step: &Step| step.claims.iter().copied().find(is_new);
        // What is seen in the same way as another hint is told last.
        let is_fresh = |step: &Step| new_in(step).is_some() && !step.claims.iter().any(hinted);
        let steps = known.steps_to(&is_fresh);
        let fresh = steps.iter().filter(|step| is_fresh(step));
        let others = steps.iter().filter(|step| !is_fresh(step));
        let mut claims = fresh.chain(others).flat_map(|step| &step.claims).copied().filter(is_new);
        if let Some(first) = claims.next() {
            // What is told best is told first.
            let mut tried = [first].into_iter().chain(claims).take(TRIED);
            let told = tried.find_map(|claim| known.argued(claim).filter(Reason::is_told));
            return Some(match told {
                Some(reason) => (reason.claim, reason.tests),
                // To look at all secrets besides would keep a phone waiting.
                None => (first, known.tests_to(&steps, first)),
            });
        }
        let all: Vec<Claim> = steps.iter().flat_map(|step| step.claims.iter().copied()).collect();
        if let Some(one) = known.by_clues(&all).into_iter().find(|one| is_new(&one.claim)) {
            return Some((one.claim, known.tests_of(&one)));
        }
        let claim = known.posterior().certain().into_iter().find(is_new)?;
        Some((claim, known.tests_for(claim)))
    }
}

/// Whether a claim helps on: it is about a number or a decoy, or names an effect.
fn is_worth_telling(claim: &Claim) -> bool {
    matches!(
        (claim.property, claim.holds),
        (Property::Number(_) | Property::Decoy, _) | (Property::Effect(_), true)
    )
}
