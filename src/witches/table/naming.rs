//! Naming the recipe: at any time, but only so often, where the edition counts it.

use serde::Serialize;

use super::{Keeper, Mode, PlayError, Status, Table, Told, is_default};
use crate::common::json::read_by_fields;
use crate::game::players::Identity;
use crate::seal::OpeningCode;
use crate::witches::puzzle::{Answer, Ingredient, find_by_id};

/// How often players who play together, or each of rivals, may name the recipe before the end.
pub(crate) const NAMINGS: usize = 2;

/// The recipe as players named it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Naming {
    /// Which witch named it, counted from 0, if it was said.
    pub by: Option<u8>,
    /// How many tests were on the log.
    pub tests: u32,
    /// The ingredients, in order.
    pub answer: Answer,
    /// Whether it was the last ditch effort.
    #[serde(skip_serializing_if = "is_default")]
    pub last: bool,
}

read_by_fields! {
    Naming { tests, answer; or by, last }
}

impl Keeper {
    /// Whether its edition counts how often the recipe is named.
    pub(super) fn counts_namings(&self) -> bool {
        true
    }
}

impl Table {
    /// The recipe as players named it, the first time first.
    pub fn namings(&self) -> &[Naming] {
        &self.namings
    }

    /// How often a witch, or all who play together, may still name the recipe now. `None` where
    /// nobody counts.
    pub fn namings_left(&self, keeper: &Keeper, by: Option<u8>) -> Option<usize> {
        let is_last = match self.status {
            _ if !keeper.counts_namings() => return None,
            _ if self.is_told() => return Some(0),
            Status::Playing => false,
            Status::LastDitch => true,
            Status::Won | Status::Lost => return Some(0),
        };
        let most = if is_last { 1 } else { NAMINGS };
        let is_theirs = |naming: &&Naming| {
            naming.last == is_last && (self.mode != Mode::Competitive || naming.by == by)
        };
        Some(most.saturating_sub(self.namings.iter().filter(is_theirs).count()))
    }

    /// How often it may be named now: by all who play together, or by each of rivals.
    pub(super) fn all_namings_left(&self, keeper: &Keeper) -> Option<Vec<usize>> {
        let rivals = self.mode == Mode::Competitive;
        let witches = keeper.players().filter(|_| rivals).unwrap_or(1);
        let of = |witch: u8| self.namings_left(keeper, rivals.then_some(witch));
        (0..witches).map(of).collect()
    }

    /// Whether the last ditch effort was made: among rivals, by all of them.
    pub(super) fn has_last_naming(&self) -> bool {
        self.namings.last().is_some_and(|naming| naming.last) && self.status == Status::Lost
    }

    /// Compares an answer. A right one ends the game, and a wrong one as the last ditch effort.
    pub(super) fn check(
        &mut self,
        keeper: &Keeper,
        answer: &[String],
        by: Option<u8>,
        opening: Option<OpeningCode>,
    ) -> Result<Told, PlayError> {
        let named = answer.iter().map(|name| find_by_id(name, keeper.ingredients()));
        let answer: Vec<Ingredient> = named.collect::<Result<_, _>>()?;
        if let Some(witch) = by.filter(|_| keeper.can_test()) {
            keeper.has_witch(witch)?;
        }
        let left = self.namings_left(keeper, by);
        if left.is_some() {
            if self.is_told() || self.status == Status::Lost {
                return Err(PlayError::Over);
            }
            if self.mode == Mode::Competitive && by.is_none() {
                return Err(PlayError::Nobody);
            }
            if left == Some(0) {
                return Err(PlayError::NamingsUsed(NAMINGS));
            }
        }
        let solution = keeper.check(&answer, opening)?;
        self.guesses = self.guesses.saturating_add(1);
        if left.is_some() {
            let (tests, last) = (self.tests.len() as u32, self.status == Status::LastDitch);
            self.namings.push(Naming { by, tests, answer, last });
        }
        let Some(solution) = solution else {
            if left.is_some() && self.status == Status::LastDitch && !self.rivals_may_name(keeper) {
                self.status = Status::Lost;
            }
            return Ok(Told::Wrong);
        };
        self.solution = Some(solution);
        self.found = true;
        Ok(Told::Right)
    }

    /// Whether one of several rivals has not made the last ditch effort yet.
    fn rivals_may_name(&self, keeper: &Keeper) -> bool {
        let witches = keeper.players().unwrap_or(0);
        self.mode == Mode::Competitive
            && (0..witches).any(|witch| self.namings_left(keeper, Some(witch)) != Some(0))
    }

    pub(super) fn namings_are_sound(&self) -> bool {
        let most = Identity::ALL.len() * (NAMINGS + 1);
        let sound = |naming: &Naming| {
            naming.answer.len() <= Ingredient::ALL.len()
                && naming.by.is_none_or(|by| usize::from(by) < Identity::ALL.len())
        };
        self.namings.len() <= most && self.namings.iter().all(sound)
    }
}

#[cfg(all(test, feature = "press"))]
mod tests {
    use super::*;
    use crate::game::players::Players;
    use crate::game::seed::Seed;
    use crate::seal::Cost;
    use crate::witches::settings::Level;
    use crate::witches::sheet::{Sheet, SheetOptions};
    use crate::witches::table::tests::{pour, test};
    use crate::witches::table::{Action, Kind};

    /// A game in which the recipe is named, with its answer and another.
    fn game(players: u8) -> (Keeper, Table, [Vec<String>; 2]) {
        let options = SheetOptions {
            players: Players::new(players).unwrap(),
            settings: Level::FirstGame.settings(),
            ..SheetOptions::new(Seed(5))
        };
        let sheet = Sheet::make_at_cost(&options, Cost::LEAST).unwrap();
        let right = &sheet.answers[0];
        let names = |answer: &[Ingredient]| answer.iter().map(|i| i.id().to_owned()).collect();
        let turned: Vec<Ingredient> = right.iter().rev().copied().collect();
        let keeper = Keeper::of_code(sheet.payload.clone()).unwrap();
        let table = Table::new(&keeper);
        (keeper, table, [names(right), names(&turned)])
    }

    fn name(
        table: &mut Table,
        keeper: &Keeper,
        answer: &[String],
        by: Option<u8>,
    ) -> Result<Told, PlayError> {
        table.apply(keeper, &Action::Check { answer: answer.to_vec(), by, opening: None })
    }

    fn stored(table: &Table) -> Table {
        Table::from_json(&table.to_json().unwrap()).unwrap()
    }

    #[test]
    fn the_recipe_is_named_twice_and_once_at_the_end() {
        let (keeper, mut table, [right, wrong]) = game(4);
        for left in [2, 1] {
            assert_eq!(table.namings_left(&keeper, None), Some(left));
            assert_eq!(name(&mut table, &keeper, &wrong, None), Ok(Told::Wrong));
        }
        let used = Err(PlayError::NamingsUsed(2));
        assert_eq!(name(&mut table, &keeper, &right, None), used, "not even the right one");
        table = stored(&table);
        assert_eq!(table.namings().len(), 2);
        table.apply(&keeper, &Action::Full { full: true }).unwrap();
        let potion = test(&table, vec![pour(Ingredient::Sage, 1)], Kind::Last);
        assert_eq!(table.apply(&keeper, &potion), Err(PlayError::OnlyName));
        let mut lost = table.clone();
        assert_eq!(name(&mut lost, &keeper, &wrong, None), Ok(Told::Wrong));
        assert_eq!((lost.status(), lost.solution()), (Status::Lost, None));
        assert_eq!(name(&mut lost, &keeper, &right, None), Err(PlayError::Over));
        assert_eq!(name(&mut table, &keeper, &right, None), Ok(Told::Right));
        assert!(table.solution().is_some() && table.namings()[2].last);
        assert_eq!(name(&mut table, &keeper, &right, None), Err(PlayError::Over));
    }

    #[test]
    fn what_cannot_be_a_recipe_is_not_counted() {
        let (keeper, mut table, [right, _]) = game(2);
        let short = name(&mut table, &keeper, &right[..3], None);
        assert!(matches!(short, Err(PlayError::AnswerLength(3, _))), "{short:?}");
        assert!(name(&mut table, &keeper, &["pepper".into()], None).is_err(), "not in this game");
        assert_eq!(table.namings_left(&keeper, None), Some(2));
        assert_eq!(name(&mut table, &keeper, &right, None), Ok(Told::Right));
    }

    #[test]
    fn each_of_rivals_has_namings_of_her_own() {
        let (keeper, mut table, [right, wrong]) = game(3);
        table.apply(&keeper, &Action::Mode { mode: Mode::Competitive }).unwrap();
        assert_eq!(name(&mut table, &keeper, &wrong, None), Err(PlayError::Nobody));
        assert_eq!(name(&mut table, &keeper, &wrong, Some(3)), Err(PlayError::Witch(4, 3)));
        for _ in 0..2 {
            assert_eq!(name(&mut table, &keeper, &wrong, Some(0)), Ok(Told::Wrong));
        }
        assert_eq!(table.all_namings_left(&keeper), Some(vec![0, 2, 2]));
        table.apply(&keeper, &Action::Full { full: true }).unwrap();
        for witch in [0, 2] {
            assert_eq!(name(&mut table, &keeper, &wrong, Some(witch)), Ok(Told::Wrong));
            assert_eq!(table.status(), Status::LastDitch, "one of them has not named it");
        }
        let mut lost = table.clone();
        name(&mut lost, &keeper, &wrong, Some(1)).unwrap();
        assert_eq!(lost.status(), Status::Lost);
        assert_eq!(name(&mut table, &keeper, &right, Some(1)), Ok(Told::Right));
    }

    #[test]
    fn nobody_counts_up_to_edition_2() {
        let (_, keeper, mut table, _) = crate::witches::table::tests::first_game(4);
        let wrong: Vec<String> = ["mint", "sage", "parsley", "chives"].map(str::to_owned).into();
        for _ in 0..9 {
            name(&mut table, &keeper, &wrong, None).unwrap();
        }
        assert_eq!((table.namings_left(&keeper, None), table.namings().len()), (None, 0));
        assert_eq!(table.all_namings_left(&keeper), None);
    }
}
