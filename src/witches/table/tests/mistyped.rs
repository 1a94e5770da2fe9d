//! Tests that were entered wrongly.

use super::*;
use crate::witches::puzzle::{Effect, Report, ReportValue};

fn mistyped(number: u32, mistyped: bool) -> Action {
    Action::Mistyped { number, mistyped }
}

fn made(table: &mut Table, keeper: &Keeper, kind: PotionSource) {
    let action = test(table, vec![pour(Ingredient::Sage, 1)], kind);
    table.apply(keeper, &action).unwrap();
}

#[test]
fn a_test_is_marked_and_keeps_its_number() {
    let (_, keeper, mut table, _) = first_game(4);
    made(&mut table, &keeper, PotionSource::Cauldron);
    made(&mut table, &keeper, PotionSource::Cauldron);
    assert_eq!(table.apply(&keeper, &mistyped(1, true)), Ok(TableEvent::Done));
    assert_eq!(table.counted().map(|t| t.number).collect::<Vec<_>>(), [2]);
    assert_eq!((table.tests().len(), table.next_number()), (2, 3));
    assert!(TableView::new(&table, &keeper).tests[0].mistyped);
    let again = Table::from_json(&table.to_json().unwrap()).unwrap();
    assert_eq!(again, table);
    table.apply(&keeper, &mistyped(1, false)).unwrap();
    assert_eq!(table.counted().count(), 2);
    assert_eq!(table.apply(&keeper, &mistyped(3, true)), Err(PlayError::NoTest(3)));
}

#[test]
fn a_table_without_marks_is_stored_as_ever() {
    let (_, keeper, mut table, _) = first_game(2);
    made(&mut table, &keeper, PotionSource::Cauldron);
    assert!(!table.to_json().unwrap().contains("mistyped"));
}

#[test]
fn a_game_that_is_over_stays_so() {
    let (_, keeper, mut table, right) = first_game(4);
    made(&mut table, &keeper, PotionSource::Cauldron);
    let win = test(&table, right, PotionSource::Cauldron);
    table.apply(&keeper, &win).unwrap();
    for number in [1, 2] {
        assert_eq!(table.apply(&keeper, &mistyped(number, true)), Err(PlayError::Over));
    }
}

#[test]
fn who_was_poisoned_by_mistake_plays_on() {
    let (_, keeper, mut table, _) = first_game(2);
    for by in 0..2 {
        made(&mut table, &keeper, PotionSource::Cauldron);
        let test = table.tests.last_mut().unwrap();
        test.by = Some(by);
        test.reports = vec![Report { by: Effect::Poison, says: ReportValue::Here }];
    }
    table.status = TableStatus::LastDitch;
    table.apply(&keeper, &mistyped(2, true)).unwrap();
    assert_eq!(table.status(), TableStatus::Playing);
    table.apply(&keeper, &mistyped(2, false)).unwrap();
    assert_eq!(table.status(), TableStatus::LastDitch);
}

#[test]
fn a_limited_board_gives_no_free_tests() {
    let (sheet, keeper, mut table, _) = first_game(2);
    let settings = &sheet.options.settings;
    let limits = Limits::of(&sheet.board, settings.length().longest());
    let keeper = keeper.with_limits(limits);
    let left = |table: &Table| TableView::new(table, &keeper).limits;
    let potion = vec![pour(Ingredient::Sage, 1), pour(Ingredient::Parsley, 2)];
    let action = test(&table, potion, PotionSource::Cauldron);
    table.apply(&keeper, &action).unwrap();
    let before = left(&table);
    table.apply(&keeper, &mistyped(1, true)).unwrap();
    assert_eq!(left(&table), before);
}
