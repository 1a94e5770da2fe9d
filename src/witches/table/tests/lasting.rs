//! Effects that last.

use super::*;
use crate::witches::puzzle::{Effect, Report, ReportValue};

/// Returns the lasting effects of a table of four after tests, given by witch and reports.
fn lasting(tests: &[(Option<u8>, &[Effect])]) -> Vec<(Effect, Option<u8>, u32)> {
    let (_, keeper, mut table, right) = first_game(4);
    for &(by, effects) in tests {
        let action = test(&table, vec![pour(Ingredient::Sage, 1)], PotionSource::Cauldron);
        table.apply(&keeper, &action).unwrap();
        let made = table.tests.last_mut().unwrap();
        made.by = by;
        made.reports = effects.iter().map(|&by| Report { by, says: ReportValue::Here }).collect();
    }
    let seen = table.lasting(&keeper).iter().map(|l| (l.effect, l.by, l.since)).collect();
    let won = test(&table, right, PotionSource::Cauldron);
    table.apply(&keeper, &won).unwrap();
    assert_eq!(table.lasting(&keeper), [], "nothing lasts beyond the end");
    seen
}

#[test]
fn it_lasts_until_the_next_test_of_the_same_witch() {
    use Effect::*;
    let (owl, fox) = (Some(0), Some(1));
    let begun: &[(Option<u8>, &[Effect])] =
        &[(owl, &[Weeds, Distracted, Allergies, General]), (fox, &[Poison])];
    assert_eq!(lasting(begun), [(Allergies, owl, 1), (Distracted, owl, 1), (Poison, fox, 2)]);
    let next = [begun, &[(owl, &[])]].concat();
    assert_eq!(lasting(&next), [(Poison, fox, 2)]);
}

#[test]
fn of_nobody_it_lasts_until_any_test() {
    use Effect::*;
    assert_eq!(lasting(&[(None, &[Sharer, Sharer])]), [(Sharer, None, 1)]);
    assert_eq!(lasting(&[(None, &[Sharer]), (Some(2), &[])]), []);
    assert_eq!(lasting(&[(Some(2), &[Sharer]), (None, &[])]), [(Sharer, Some(2), 1)]);
}

#[test]
fn what_was_entered_wrongly_does_not_last() {
    let (_, keeper, mut table, _) = first_game(4);
    let action = test(&table, vec![pour(Ingredient::Sage, 1)], PotionSource::Cauldron);
    table.apply(&keeper, &action).unwrap();
    table.tests[0].reports = vec![Report { by: Effect::Genius, says: ReportValue::Here }];
    assert_eq!(table.lasting(&keeper).len(), 1);
    table.apply(&keeper, &Action::Mistyped { number: 1, mistyped: true }).unwrap();
    assert_eq!(table.lasting(&keeper), []);
}
