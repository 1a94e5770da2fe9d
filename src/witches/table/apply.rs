//! Application of actions to a table.

use super::action::RequiredState;
use super::notes::{ALL, EFFECTS, EVERYTHING, ROLES, column_of};
use super::{
    Action, Column, Help, Keeper, MAX_TESTS, Mode, NoteMark, Notes, PlayError, PotionItemInput,
    PotionSource, Table, TableEvent, TableStatus, Test, is_guess,
};
use crate::seal::OpeningCode;
use crate::texts::msg::play_guesser_potion;
use crate::witches::board::{LARGEST_CAULDRON, Special};
use crate::witches::deduce::Property;
use crate::witches::puzzle::{Effect, Ingredient, Potion, PotionError, PotionItem, find_by_id};

impl Table {
    /// Applies an action. A refused action changes nothing.
    ///
    /// # Errors
    /// Returns the [`PlayError`] that explains the refusal.
    pub fn apply(&mut self, keeper: &Keeper, action: &Action) -> Result<TableEvent, PlayError> {
        if self.closed && action.when() == RequiredState::Open {
            return Err(PlayError::Closed);
        }
        let event = match action {
            Action::Test { .. }
            | Action::Check { .. }
            | Action::Mode { .. }
            | Action::Full { .. } => {
                return self.play(keeper, action);
            }
            Action::Look {} => return Ok(TableEvent::Done),
            Action::Turn { turn } => self.tell_turn(keeper, *turn)?,
            Action::Mistyped { number, mistyped } => {
                self.mark_mistyped(keeper, *number, *mistyped)?
            }
            Action::Note { ingredient, column, mark } => {
                let one = match ingredient.as_str() {
                    ALL => None,
                    name => Some(find_by_id(name, keeper.ingredients())?),
                };
                self.note(keeper, one, *column, *mark)?
            }
            Action::Undo {} => self.notes.undo()?,
            Action::GiveUp { code, opening } => {
                self.solution = Some(keeper.give_up(code.parse()?, read(opening)?)?);
                TableEvent::Open
            }
            Action::Again {} => {
                self.tests.clear();
                self.notes = Notes::default();
                self.status = TableStatus::Playing;
                self.solution = None;
                self.namings.clear();
                self.turn = None;
                self.help = Help::default();
                TableEvent::Done
            }
            Action::Hint { hint, rung } => self.hint(keeper, *hint, *rung)?,
            Action::CheckNotes {} => self.check_notes(keeper)?,
            Action::Suggest { size } => self.suggest(keeper, *size)?,
            Action::Handicap { witch, size } => self.handicap(keeper, *witch, *size)?,
            Action::Unseal { witch } => return Ok(TableEvent::Clue(self.unseal(keeper, *witch)?)),
            Action::Review {} => return Ok(TableEvent::Review(self.review(keeper)?)),
            Action::Story {} => return Ok(TableEvent::Story(self.story(keeper)?)),
        };
        Ok(self.advance_revision(event))
    }

    /// Applies the actions of an unattended game: tests, namings, the mode, and whether the board
    /// is full. Other actions do nothing and return [`TableEvent::Nothing`].
    ///
    /// # Errors
    /// Returns the [`PlayError`] that explains the refusal.
    pub(in crate::witches) fn play(
        &mut self,
        keeper: &Keeper,
        action: &Action,
    ) -> Result<TableEvent, PlayError> {
        let event = match action {
            Action::Test { number, potion, by, kind, sure } => {
                self.test(keeper, *number, potion, *by, *kind, *sure)?
            }
            Action::Check { number, answer, by, opening } => {
                return self.check(keeper, (*number, answer), *by, read(opening)?);
            }
            Action::Mode { mode: Mode::Competitive } if keeper.players() == Some(1) => {
                return Err(PlayError::Alone);
            }
            Action::Mode { mode } if self.has_last_naming() && *mode != self.mode => {
                return Err(PlayError::ModeFixed);
            }
            Action::Mode { mode } => {
                self.mode = *mode;
                TableEvent::Done
            }
            Action::Full { full } => {
                self.status = match (self.status, full) {
                    (TableStatus::LastDitch, false)
                        if keeper.limits().is_some() && self.are_all_poisoned(keeper) =>
                    {
                        return Err(PlayError::Poisoned);
                    }
                    (TableStatus::Playing | TableStatus::LastDitch, true) => TableStatus::LastDitch,
                    (TableStatus::LastDitch, false) => TableStatus::Playing,
                    (TableStatus::Playing, false) => TableStatus::Playing,
                    (TableStatus::Won | TableStatus::Lost, _) => return Err(PlayError::Over),
                };
                TableEvent::Done
            }
            _ => TableEvent::Nothing,
        };
        Ok(self.advance_revision(event))
    }

    /// Increments the revision if `event` changed the table. Returns `event`.
    pub(super) fn advance_revision(&mut self, event: TableEvent) -> TableEvent {
        if !matches!(event, TableEvent::Nothing | TableEvent::Blocked(_)) {
            self.revision = self.revision.wrapping_add(1);
        }
        event
    }

    /// Sets a mark for one ingredient, or for all.
    fn note(
        &mut self,
        keeper: &Keeper,
        one: Option<Ingredient>,
        column: Column,
        mark: NoteMark,
    ) -> Result<TableEvent, PlayError> {
        let mut columns = keeper.columns();
        columns.retain(|property| match column {
            EVERYTHING => true,
            ROLES => !matches!(property, Property::Effect(_)),
            EFFECTS => matches!(property, Property::Effect(_)),
            column => column_of(*property) == column,
        });
        let several = one.is_none() || column >= EVERYTHING;
        if columns.is_empty() && column < EVERYTHING {
            return Err(PlayError::Column(column, keeper.longest()));
        }
        let given = keeper.clue_marks();
        let mut marks = Vec::new();
        for &herb in keeper.ingredients().iter().filter(|herb| one.is_none_or(|one| one == **herb))
        {
            for &property in &columns {
                let column = column_of(property);
                let is_blank = self.notes.mark(herb, column) == NoteMark::Blank;
                let is_given = || given.iter().any(|cell| (cell.0, cell.1) == (herb, property));
                let changes = match mark {
                    _ if !several => true,
                    NoteMark::Blank => !is_blank,
                    _ => is_blank && !is_given(),
                };
                if changes {
                    marks.push((herb, column, mark));
                }
            }
        }
        self.notes.set(&marks);
        Ok(TableEvent::Done)
    }

    fn test(
        &mut self,
        keeper: &Keeper,
        number: u32,
        potion: &[PotionItemInput],
        by: Option<u8>,
        kind: PotionSource,
        sure: bool,
    ) -> Result<TableEvent, PlayError> {
        let game_data = keeper.game_data()?;
        if number != self.next_number() {
            return Err(PlayError::Stale(number));
        }
        match self.status {
            _ if self.solution.is_some() => return Err(PlayError::Over),
            TableStatus::Won | TableStatus::Lost => return Err(PlayError::Over),
            TableStatus::LastDitch => return Err(PlayError::OnlyName),
            TableStatus::Playing => {}
        }
        if self.tests.len() >= MAX_TESTS {
            return Err(PlayError::LogFull(MAX_TESTS));
        }
        by.map_or(Ok(()), |witch| keeper.has_witch(witch))?;
        if self.mode == Mode::Competitive && by.is_none() {
            return Err(PlayError::Nobody);
        }
        if by.is_none() && keeper.keeps_poison() {
            return Err(PlayError::Unnamed);
        }
        let pours = potion
            .iter()
            .map(|pour| {
                let ingredient = find_by_id(&pour.ingredient, keeper.ingredients())?;
                let longest = keeper.longest();
                let grown = u8::try_from(pour.grown).map_err(|_| PotionError::Grown {
                    ingredient,
                    grown: pour.grown,
                    longest,
                })?;
                Ok(PotionItem { ingredient, grown })
            })
            .collect::<Result<Vec<_>, PlayError>>()?;
        let potion = Potion::new(&game_data.puzzle, pours)?;
        match kind {
            PotionSource::Versatility if !game_data.specials.contains(&Special::Versatility) => {
                return Err(PlayError::NoSpecial(Special::Versatility));
            }
            PotionSource::Guesser if !game_data.specials.contains(&Special::Guesser) => {
                return Err(PlayError::NoSpecial(Special::Guesser));
            }
            PotionSource::Versatility if potion.items().len() != 1 => {
                return Err(PlayError::NotAlone(potion.items().len()));
            }
            PotionSource::Guesser if !is_guess(potion.items()) => {
                return Err(PlayError::Limit(play_guesser_potion()));
            }
            _ => {}
        }
        if let Some(limits) = keeper.limits().filter(|_| keeper.checks_limits()) {
            limits.allow(&self.tests, kind, potion.items())?;
            // With Piggyback, a witch may test potions of another section.
            let moves = game_data.puzzle.effects_in_play().contains(&Effect::Piggyback);
            if let Some(witch) = by.filter(|_| keeper.keeps_poison() && !moves) {
                limits.allow_by(&self.tests, kind, potion.items(), witch)?;
            }
        }
        if !sure {
            self.fits(keeper, kind, potion.items())?;
        }
        let verdict = keeper.test(&potion, number)?;
        self.tests.push(Test {
            number,
            by,
            kind,
            pours: potion.items().to_vec(),
            won: verdict.won,
            undergrown: verdict.undergrown,
            overgrown: verdict.overgrown,
            reports: verdict.reports.to_vec(),
            mistyped: false,
        });
        self.status = match self.status {
            _ if verdict.won => TableStatus::Won,
            _ if self.are_all_poisoned(keeper) => TableStatus::LastDitch,
            status => status,
        };
        Ok(TableEvent::Tested)
    }
}

fn read(opening: &Option<String>) -> Result<Option<OpeningCode>, PlayError> {
    let given = opening.as_deref().filter(|text| !text.trim().is_empty());
    Ok(given.map(str::parse).transpose()?)
}

impl Table {
    /// Marks a test as entered wrongly, or removes the mark. Its number remains used, since random
    /// effects depend on it. At a limited table, its room on the board also remains used and its
    /// witch remains poisoned, because the players have seen the result.
    ///
    /// # Errors
    /// Returns [`PlayError`] if there is no such test, or if the game is over.
    fn mark_mistyped(
        &mut self,
        keeper: &Keeper,
        number: u32,
        mistyped: bool,
    ) -> Result<TableEvent, PlayError> {
        if matches!(self.status, TableStatus::Won | TableStatus::Lost) || self.solution.is_some() {
            return Err(PlayError::Over);
        }
        let poisoned_before = self.are_all_poisoned(keeper);
        let test = self.tests.iter_mut().find(|test| test.number == number);
        test.ok_or(PlayError::NoTest(number))?.mistyped = mistyped;
        self.help.forget_tests();
        self.status = match (self.status, poisoned_before, self.are_all_poisoned(keeper)) {
            (TableStatus::Playing, _, true) => TableStatus::LastDitch,
            (TableStatus::LastDitch, true, false) => TableStatus::Playing,
            (status, ..) => status,
        };
        Ok(TableEvent::Done)
    }
}

impl Table {
    /// Checks whether a test is plausible on the board, as far as that is known.
    ///
    /// # Errors
    /// Returns [`PlayError::NoCauldron`] or [`PlayError::NoRoom`] if it is not, as a question for
    /// the players.
    pub(super) fn fits(
        &self,
        keeper: &Keeper,
        kind: PotionSource,
        pours: &[PotionItem],
    ) -> Result<(), PlayError> {
        if kind == PotionSource::Cauldron && pours.len() > LARGEST_CAULDRON {
            return Err(PlayError::NoCauldron(pours.len(), LARGEST_CAULDRON));
        }
        let Some(board) = keeper.board() else { return Ok(()) };
        let log: Vec<_> = self.counted().cloned().collect();
        match board.allow(&log, kind, pours) {
            Err(PlayError::Limit(message)) if keeper.limits().is_none() => {
                Err(PlayError::NoRoom(message))
            }
            _ => Ok(()),
        }
    }
}
