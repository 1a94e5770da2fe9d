//! View of a table for a referee, and the referee's rulings on it.

use super::{Keeper, PlayError, Table, TableStatus};
use crate::game::{GameStatus, RefereeAction, TableSummary};

impl Table {
    /// Returns the summary of the table that a referee sees.
    pub(crate) fn summary(&self, keeper: &Keeper) -> TableSummary {
        let standing = match (self.status, &self.solution) {
            (TableStatus::Won, _) => GameStatus::Won,
            (TableStatus::Lost, _) => GameStatus::Lost,
            (_, Some(_)) => GameStatus::GivenUp,
            (TableStatus::LastDitch, None) => GameStatus::LastDitch,
            (TableStatus::Playing, None) => GameStatus::Playing,
        };
        let counts = self.tests.last().map(|test| {
            [("undergrown", test.undergrown.into()), ("overgrown", test.overgrown.into())].into()
        });
        let win = self.win(keeper);
        TableSummary {
            tests: u32::try_from(self.tests.len()).unwrap_or(u32::MAX),
            guesses: self.guesses,
            has_right_answer: self.is_named(),
            status: standing,
            stars: win.as_ref().and_then(|win| win.stars),
            winners: win.map(|win| win.by).unwrap_or_default(),
            closed: self.closed,
            counts: counts.unwrap_or_default(),
        }
    }

    /// Applies a referee's ruling.
    ///
    /// # Errors
    /// Returns [`PlayError::NothingToTakeBack`] if there is no test to take back.
    pub(crate) fn rule(&mut self, keeper: &Keeper, ruling: RefereeAction) -> Result<(), PlayError> {
        match ruling {
            RefereeAction::Close => self.closed = true,
            RefereeAction::Reopen => self.closed = false,
            RefereeAction::TakeBack => self.take_back(keeper)?,
            RefereeAction::Reset => {
                let mut fresh = Table::new(keeper);
                fresh.revision = self.revision;
                fresh.code = std::mem::take(&mut self.code);
                *self = fresh;
            }
        }
        self.revision = self.revision.wrapping_add(1);
        Ok(())
    }

    /// Restores the state `before`, which has the same code. Namings that were checked in either
    /// state still count, and the table is closed if it is closed in either.
    pub(crate) fn restore(&mut self, before: Table) {
        let now = std::mem::replace(self, before);
        self.revision = now.revision.wrapping_add(1);
        self.guesses = self.guesses.max(now.guesses);
        if self.namings.len() < now.namings.len() {
            self.namings = now.namings;
        }
        self.closed |= now.closed;
    }

    /// Removes the last test from the log. Its number is given again, and the same potion then has
    /// the same result.
    fn take_back(&mut self, keeper: &Keeper) -> Result<(), PlayError> {
        self.tests.pop().ok_or(PlayError::NothingToTakeBack)?;
        let tests = u32::try_from(self.tests.len()).unwrap_or(u32::MAX);
        for naming in &mut self.namings {
            naming.tests = naming.tests.min(tests);
        }
        // Namings remain, right or wrong.
        self.status = match self.status {
            _ if self.is_named() => TableStatus::Won,
            TableStatus::Lost => TableStatus::Lost,
            _ if self.has_last_naming() => TableStatus::LastDitch,
            _ if self.are_all_poisoned(keeper) => TableStatus::LastDitch,
            _ => TableStatus::Playing,
        };
        if self.status != TableStatus::Won {
            self.turn = None;
        }
        self.help.keep_to(self.tests.len());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::witches::puzzle::Ingredient;
    use crate::witches::table::tests::{first_game, pour, test};
    use crate::witches::table::{Action, Mode, NoteMark, PotionSource, TableEvent};

    fn stored(table: &Table) -> Table {
        Table::from_json(&table.to_json().unwrap()).unwrap()
    }

    #[test]
    fn the_last_test_is_taken_back_and_can_be_made_again() {
        let (_, keeper, mut table, right) = first_game(4);
        let none = table.rule(&keeper, RefereeAction::TakeBack);
        assert_eq!(none, Err(PlayError::NothingToTakeBack));
        let poor = test(&table, vec![pour(Ingredient::Sage, 1)], PotionSource::Cauldron);
        table.apply(&keeper, &poor).unwrap();
        let before = table.clone();
        let win = test(&table, right, PotionSource::Cauldron);
        table.apply(&keeper, &win).unwrap();
        assert_eq!(table.summary(&keeper).status, GameStatus::Won);
        let won = table.clone();
        table.rule(&keeper, RefereeAction::TakeBack).unwrap();
        assert_eq!((table.tests(), table.status()), (before.tests(), TableStatus::Playing));
        assert_eq!(table.revision(), won.revision() + 1, "phones see that it changed");
        table.apply(&keeper, &win).unwrap();
        assert_eq!(stored(&table).tests(), won.tests());
    }

    #[test]
    fn a_closed_table_takes_no_tests_and_answers_until_it_is_open_again() {
        let (sheet, keeper, mut table, _) = first_game(4);
        let potion = test(&table, vec![pour(Ingredient::Sage, 1)], PotionSource::Cauldron);
        let answer = sheet.answers[0].iter().map(|i| i.id().into()).collect();
        let check = Action::Check { number: 1, answer, by: Some(0), opening: None };
        table.rule(&keeper, RefereeAction::Close).unwrap();
        let mut table = stored(&table);
        assert!(table.summary(&keeper).closed);
        for action in [&potion, &check, &Action::Full { full: true }, &Action::Again {}] {
            assert_eq!(table.apply(&keeper, action), Err(PlayError::Closed));
        }
        table.apply(&keeper, &Action::Mode { mode: Mode::Competitive }).unwrap();
        table.rule(&keeper, RefereeAction::Reopen).unwrap();
        assert_eq!(table.apply(&keeper, &check), Ok(TableEvent::Right));
        let account = stored(&table).summary(&keeper);
        assert_eq!((account.guesses, account.status), (1, GameStatus::Won));
    }

    #[test]
    fn a_reset_forgets_all_but_how_often_the_table_changed() {
        let (_, keeper, mut table, right) = first_game(4);
        let win = test(&table, right, PotionSource::Cauldron);
        table.apply(&keeper, &win).unwrap();
        table.rule(&keeper, RefereeAction::Close).unwrap();
        let revision = table.revision();
        table.rule(&keeper, RefereeAction::Reset).unwrap();
        let mut fresh = Table::new(&keeper);
        fresh.revision = revision + 1;
        assert_eq!(table, fresh);
    }

    #[test]
    fn a_table_that_was_wiped_comes_back_and_goes_on() {
        let (_, keeper, mut table, right) = first_game(4);
        let poor = test(&table, vec![pour(Ingredient::Sage, 1)], PotionSource::Cauldron);
        table.apply(&keeper, &poor).unwrap();
        let note =
            Action::Note { ingredient: "sage".into(), column: 1, mark: NoteMark::Impossible };
        table.apply(&keeper, &note).unwrap();
        let before = table.clone();
        table.apply(&keeper, &Action::Again {}).unwrap();
        let wiped = table.clone();
        table.restore(before.clone());
        let mut expected = before.clone();
        expected.revision = wiped.revision() + 1;
        assert_eq!(table, expected);
        let win = test(&table, right, PotionSource::Cauldron);
        table.apply(&keeper, &win).unwrap();
        assert_eq!(stored(&table).status(), TableStatus::Won);

        // A table closed by the referee stays closed, and checked namings still count.
        for closed in [&before, &wiped] {
            let (mut now, mut then) = (wiped.clone(), before.clone());
            if closed.tests().is_empty() { &mut now } else { &mut then }.closed = true;
            (now.guesses, then.guesses) = (2, 1);
            now.restore(then);
            assert!(now.summary(&keeper).closed);
            assert_eq!((now.summary(&keeper).guesses, now.tests()), (2, before.tests()));
        }
    }

    #[test]
    fn tables_of_earlier_versions_are_neither_closed_nor_counted() {
        let (_, keeper, table, _) = first_game(4);
        let text = Table::new(&keeper).to_json().unwrap();
        assert!(!text.contains("closed") && !text.contains("guesses"), "{text}");
        assert_eq!(table.summary(&keeper), TableSummary::default());
    }
}
