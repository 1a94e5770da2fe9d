//! Effects that last: from the test that reported them to the next one of who made it.

use serde::Serialize;

use super::{Keeper, Status, Table};
use crate::common::sort::sort;
use crate::witches::puzzle::Effect;

/// An effect that lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Lasting {
    /// The effect.
    pub effect: Effect,
    /// Whose it is, counted from 0; none if nobody said who tested.
    pub by: Option<u8>,
    /// The number of the test that reported it.
    pub since: u32,
}

impl Table {
    /// What lasts now, the oldest first. Of a test that nobody is named for only what nobody's
    /// test can have ended.
    pub(super) fn lasting(&self, keeper: &Keeper) -> Vec<Lasting> {
        let Some(facts) = keeper.facts().filter(|_| self.is_in_play()) else { return Vec::new() };
        let alone = facts.players.count() == 1;
        let mut lasting = Vec::new();
        for test in self.suffered(keeper) {
            // Who plays alone makes every test; among several, a test without a name may be of
            // whoever made another without.
            lasting.retain(|one: &Lasting| !alone && (one.by != test.by && one.by.is_some()));
            let mut effects: Vec<Effect> = test
                .reports
                .iter()
                .map(|report| report.by)
                .filter(|effect| effect.lasts(facts.edition, alone))
                .collect();
            sort(&mut effects);
            effects.dedup();
            lasting.extend(effects.into_iter().map(|effect| Lasting {
                effect,
                by: test.by,
                since: test.number,
            }));
        }
        lasting
    }

    fn is_in_play(&self) -> bool {
        matches!(self.status, Status::Playing | Status::LastDitch) && self.solution.is_none()
    }
}

#[cfg(all(test, feature = "program"))]
mod tests {
    use super::*;
    use crate::witches::puzzle::{Ingredient, Report, Says};
    use crate::witches::table::tests::{first_game, pour, test};
    use crate::witches::table::{Action, Kind};

    /// A table of four with these tests: who made each, and what it reported.
    fn lasting(tests: &[(Option<u8>, &[Effect])]) -> Vec<(Effect, Option<u8>, u32)> {
        let (_, keeper, mut table, right) = first_game(4);
        for &(by, effects) in tests {
            let action = test(&table, vec![pour(Ingredient::Sage, 1)], Kind::Cauldron);
            table.apply(&keeper, &action).unwrap();
            let made = table.tests.last_mut().unwrap();
            made.by = by;
            made.reports = effects.iter().map(|&by| Report { by, says: Says::Here }).collect();
        }
        let seen = table.lasting(&keeper).iter().map(|l| (l.effect, l.by, l.since)).collect();
        let won = test(&table, right, Kind::Cauldron);
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
        let action = test(&table, vec![pour(Ingredient::Sage, 1)], Kind::Cauldron);
        table.apply(&keeper, &action).unwrap();
        table.tests[0].reports = vec![Report { by: Effect::Genius, says: Says::Here }];
        assert_eq!(table.lasting(&keeper).len(), 1);
        table.apply(&keeper, &Action::Mistyped { number: 1, mistyped: true }).unwrap();
        assert_eq!(table.lasting(&keeper), []);
    }
}
