//! Hints, which are claims that follow from the tests and are not noted yet; and checks of the
//! notes for those that contradict every secret consistent with the tests.

use std::cell::LazyCell;

use super::knowledge::TableKnowledge;
use super::{Clash, Contradiction, GivenHint, MAX_HINTS, NotesCheck, Rung, role_bit};
use crate::texts::{list, msg, sentences};
use crate::witches::deduce::{Claim, Property, Reason, Step};
use crate::witches::puzzle::Ingredient;
use crate::witches::table::notes::{column_of, property_of};
use crate::witches::table::{Column, Keeper, NoteMark, Notes, PlayError, Table, TableEvent};

/// Number of certain claims that are tried, to find one whose reason can be put into words.
const TRIED: usize = 4;

impl Table {
    /// Gives the next rung of a hint, or the first of a new one. The last rung can be requested
    /// repeatedly, since its message is not stored.
    ///
    /// # Errors
    /// Returns [`PlayError`] if the game gives no help or is over, or if another rung is next.
    pub(crate) fn hint(
        &mut self,
        keeper: &Keeper,
        number: u32,
        rung: Rung,
    ) -> Result<TableEvent, PlayError> {
        self.in_play()?;
        let known = TableKnowledge::of(self, keeper)?;
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
                if rung != Rung::Reason {
                    return Ok(TableEvent::Done);
                }
                let why = known.explain(hint.claim, &hint.tests);
                let is_more = hint.denied & !role_bit(hint.claim.property) != 0
                    && why.key() != "help-reason-gone";
                let left = || msg::hint_left(hint.message(&known.facts));
                Ok(TableEvent::Why(match is_more {
                    true => msg::hint_argument(sentences([why, left()])),
                    false => why,
                }))
            }
            None if place > all || rung != Rung::Test => Err(PlayError::HintMoved),
            None if all >= MAX_HINTS => Ok(TableEvent::Nothing),
            None => match self.easiest(keeper, &known) {
                None => Ok(match &known.silent_effects()[..] {
                    [] => TableEvent::Nothing,
                    silent => {
                        let names = list(silent.iter().map(|effect| effect.name()));
                        TableEvent::Blocked(msg::hint_blocked(names))
                    }
                }),
                Some((claim, tests)) => {
                    let denied = known.denied_roles(claim, &self.help.hints);
                    let tests = known.on_the_log(tests);
                    self.help.hints.push(GivenHint { claim, tests, rung, denied });
                    Ok(TableEvent::Done)
                }
            },
        }
    }

    /// Checks that the answer is not known yet, so that help has a purpose.
    ///
    /// # Errors
    /// Returns [`PlayError::Over`] if the game is won, or if its solution was seen.
    pub(super) fn in_play(&self) -> Result<(), PlayError> {
        if self.is_answer_known() { Err(PlayError::Over) } else { Ok(()) }
    }

    /// Returns the certain claim that is easiest to see, and is neither noted nor hinted at, with
    /// the tests that prove it.
    fn easiest(&self, keeper: &Keeper, known: &TableKnowledge) -> Option<(Claim, Vec<usize>)> {
        let hinted = |claim: &Claim| self.help.hints.iter().any(|hint| hint.says(claim));
        // What follows without a test is on the sheet already.
        let given = known.without_tests();
        let noted = NotesView::new(&self.notes, keeper);
        let is_new = |claim: &Claim| {
            is_worth_telling(claim)
                && !noted.says(claim)
                && !hinted(claim)
                && !given.contains(claim)
        };
        let new_in = |step: &Step| step.claims.iter().copied().find(is_new);
        // Steps with a claim of an earlier hint are used last.
        let is_fresh = |step: &Step| new_in(step).is_some() && !step.claims.iter().any(hinted);
        let steps = known.steps_to(&is_fresh);
        let fresh = steps.iter().filter(|step| is_fresh(step));
        let others = steps.iter().filter(|step| !is_fresh(step));
        let mut claims = fresh.chain(others).flat_map(strongest_first).filter(is_new);
        if let Some(first) = claims.next() {
            // Claims whose reason can be put into words are preferred.
            let mut tried = [first].into_iter().chain(claims).take(TRIED);
            let told =
                tried.find_map(|claim| known.evidence().argue(claim).filter(Reason::is_explained));
            return Some(match told {
                Some(reason) => (reason.claim, reason.tests),
                // A search through all secrets would take too long on a phone.
                None => (first, known.all_tests()),
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

/// Returns the claims of a step: what ingredients are, then what they are not.
fn strongest_first(step: &Step) -> impl Iterator<Item = Claim> {
    [true, false]
        .into_iter()
        .flat_map(|holds| step.claims.iter().copied().filter(move |claim| claim.holds == holds))
}

/// Whether a claim is worth a hint: one about a number or a decoy, or one that an ingredient has an
/// effect.
fn is_worth_telling(claim: &Claim) -> bool {
    matches!(
        (claim.property, claim.holds),
        (Property::Number(_) | Property::Decoy, _) | (Property::Effect(_), true)
    )
}

/// Returns the claim of a mark, or `None` if the mark leaves it open.
pub(super) fn claim_of_mark(
    ingredient: Ingredient,
    column: Column,
    mark: NoteMark,
) -> Option<Claim> {
    let property = property_of(column)?;
    match mark {
        NoteMark::Certain => Some(Claim { ingredient, property, holds: true }),
        NoteMark::Impossible => Some(Claim { ingredient, property, holds: false }),
        NoteMark::Possible | NoteMark::Blank => None,
    }
}

impl Table {
    /// Checks each note separately, then all together. A note that is merely unlikely is not
    /// reported.
    ///
    /// # Errors
    /// Returns [`PlayError`] if the game gives no help or is over.
    pub(crate) fn check_notes(&mut self, keeper: &Keeper) -> Result<TableEvent, PlayError> {
        self.in_play()?;
        let known = TableKnowledge::of(self, keeper)?;
        // Computed only on demand, since the ladder usually suffices.
        let posterior = LazyCell::new(|| known.posterior());
        let steps = known.steps_to(&|_| false);
        let mut certain: Vec<Claim> =
            steps.iter().flat_map(|step| step.claims.iter().copied()).collect();
        certain.extend(known.by_clues(&certain).into_iter().map(|follows| follows.claim));
        let mut checked = NotesCheck { tests: self.tests.len(), ..NotesCheck::default() };
        let mut single = Vec::new();
        for &ingredient in known.facts.ingredients() {
            for column in keeper.columns().into_iter().map(column_of) {
                let mark = self.notes.mark(ingredient, column);
                let Some(claim) = claim_of_mark(ingredient, column, mark) else { continue };
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
                        let reason = known.evidence().reason(otherwise).map(|reason| reason.tests);
                        let tests = reason.unwrap_or_else(|| known.all_tests());
                        checked.refute((claim, column, mark), known.on_the_log(tests));
                    }
                }
            }
        }
        // A conflict needs a claim that is not certain.
        while single.iter().any(|(claim, ..)| !certain.contains(claim)) {
            let claims: Vec<Claim> = single.iter().map(|(claim, ..)| *claim).collect();
            let Some((few, tests)) = known.clash(&claims, &posterior) else { break };
            let tests = known.on_the_log(tests);
            let (notes, rest): (Vec<_>, Vec<_>) =
                single.into_iter().partition(|(claim, ..)| few.contains(claim));
            single = rest;
            match notes[..] {
                // The posterior took too much work, but a proof was found.
                [note] => {
                    checked.open = checked.open.saturating_sub(1);
                    checked.refute(note, tests);
                }
                _ => checked.clashes.push(Clash { notes, tests }),
            }
        }
        self.help.checks = self.help.checks.saturating_add(1);
        self.help.checked = Some(checked);
        Ok(TableEvent::Done)
    }
}

impl NotesCheck {
    fn refute(&mut self, (claim, column, mark): (Claim, Column, NoteMark), tests: Vec<usize>) {
        self.wrong.push(Contradiction { claim, column, mark, tests });
    }
}

/// Notes of a table, with the columns and given marks of the grid.
struct NotesView<'a> {
    notes: &'a Notes,
    columns: Vec<Property>,
    given: Vec<(Ingredient, Property, NoteMark)>,
}

impl NotesView<'_> {
    pub(super) fn new<'a>(notes: &'a Notes, keeper: &Keeper) -> NotesView<'a> {
        NotesView { notes, columns: keeper.columns(), given: keeper.clue_marks() }
    }

    /// Whether the notes imply a claim: by its own mark, or by others in the row and column.
    pub(super) fn says(&self, &Claim { ingredient, property, holds }: &Claim) -> bool {
        let mut others = self.roles().filter(|other| *other != property);
        match (property, holds) {
            (Property::Number(_) | Property::Decoy, true) => {
                self.is_sure(ingredient, property)
                    || others.all(|other| self.is_out(ingredient, other))
            }
            (Property::Number(_) | Property::Decoy, false) => {
                let mut herbs = Ingredient::ALL.into_iter().filter(|herb| *herb != ingredient);
                self.is_out(ingredient, property)
                    || others.any(|other| self.is_sure(ingredient, other))
                    || property != Property::Decoy && herbs.any(|herb| self.is_sure(herb, property))
            }
            (_, true) => self.is(ingredient, property, NoteMark::Certain),
            (_, false) => self.is(ingredient, property, NoteMark::Impossible),
        }
    }

    /// Whether the cell has `mark`, set by a player or given from the start.
    fn is(&self, ingredient: Ingredient, property: Property, mark: NoteMark) -> bool {
        match self.notes.mark(ingredient, column_of(property)) {
            NoteMark::Blank => self.given.contains(&(ingredient, property, mark)),
            noted => noted == mark,
        }
    }

    /// Returns the mutually exclusive roles of an ingredient: decoy and the numbers.
    fn roles(&self) -> impl Iterator<Item = Property> {
        let columns = self.columns.iter().copied();
        columns.filter(|column| matches!(column, Property::Number(_) | Property::Decoy))
    }

    fn kinds(&self) -> impl Iterator<Item = Property> {
        use Property::{Ignored, Imposter, Overachiever};
        let columns = self.columns.iter().copied();
        columns.filter(|column| matches!(column, Ignored | Overachiever | Imposter))
    }

    fn is_sure(&self, ingredient: Ingredient, role: Property) -> bool {
        let sure = |property| self.is(ingredient, property, NoteMark::Certain);
        sure(role) || role == Property::Decoy && self.kinds().any(sure)
    }

    fn is_out(&self, ingredient: Ingredient, role: Property) -> bool {
        let out = |property| self.is(ingredient, property, NoteMark::Impossible);
        let unknown_variant = || self.kinds().next().is_some() && self.kinds().all(out);
        out(role) || role == Property::Decoy && unknown_variant()
    }
}
