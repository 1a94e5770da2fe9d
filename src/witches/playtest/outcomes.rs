//! What is counted over games, in whole numbers: sums that come out the same in whatever order
//! they are made.

use serde::{Deserialize, Serialize};

use super::{Ended, Record};
use crate::counts::Counts;
use crate::witches::board::{COLUMNS, Cell, ROWS, Rect, Side};

/// The cells of both sides.
pub(super) const CELLS: usize = 2 * COLUMNS as usize * ROWS as usize;

/// The cost of a game that uses up its board, or is lost.
pub(super) const WHOLE: usize = 1_000;

/// What is counted over games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcomes {
    /// Games that a test won, by the witch who made it, counted from 0.
    pub(super) won_by: Counts,
    /// Games that the last ditch effort won, by their turns.
    pub(super) last_ditch: Counts,
    /// Games by their turns.
    pub(super) turns: Counts,
    /// Games by their tests.
    pub(super) tests: Counts,
    /// Games by how many cells they used.
    pub(super) used: Counts,
    /// How often each cell was used: the front row by row, then the back.
    pub(super) cells: Counts,
    /// Actions of each witch that did something.
    pub(super) acted: Counts,
    /// Turns of each witch in which she did nothing.
    pub(super) passed: Counts,
    /// Games that came to a point where nothing on the board could win any more, by their turns
    /// until then.
    pub(super) hopeless: Counts,
    /// Games in which the answer became certain, by the tests until then.
    pub(super) certain: Counts,
    /// Those of them that were won after it.
    pub(super) sure: Counts,
    /// Games by their cost, in thousandths.
    pub(super) costs: Counts,
}

impl Outcomes {
    /// Counts a game.
    pub fn add(&mut self, record: &Record) {
        match record.ended {
            Ended::Won { by } => self.won_by.add(by.into()),
            Ended::LastDitch => self.last_ditch.add(record.turns as usize),
            Ended::Lost => {}
        }
        self.turns.add(record.turns as usize);
        self.tests.add(record.tests.len());
        self.used.add(record.used.len());
        record.used.iter().for_each(|&(side, cell)| self.cells.add(place(side, cell)));
        for (witch, &(acted, passed)) in record.acted.iter().enumerate() {
            self.acted.add_times(witch, acted.into());
            self.passed.add_times(witch, passed.into());
        }
        record.hopeless.into_iter().for_each(|turn| self.hopeless.add(turn as usize));
        if let Some(tests) = record.certain {
            self.certain.add(tests);
            if is_won(record) && tests < record.tests.len() {
                self.sure.add(tests);
            }
        }
        self.costs.add(cost(record));
    }

    /// Adds what was counted elsewhere.
    pub fn merge(&mut self, other: &Outcomes) {
        self.won_by.merge(&other.won_by);
        self.last_ditch.merge(&other.last_ditch);
        self.turns.merge(&other.turns);
        self.tests.merge(&other.tests);
        self.used.merge(&other.used);
        self.cells.merge(&other.cells);
        self.acted.merge(&other.acted);
        self.passed.merge(&other.passed);
        self.hopeless.merge(&other.hopeless);
        self.certain.merge(&other.certain);
        self.sure.merge(&other.sure);
        self.costs.merge(&other.costs);
    }

    /// Games by their turns.
    pub fn turns(&self) -> &Counts {
        &self.turns
    }

    /// Every cell of the board, with how many games used it.
    pub fn cells(&self) -> impl Iterator<Item = (Side, Cell, u64)> {
        let side = Rect { x: 0, y: 0, w: COLUMNS, h: ROWS };
        let all = Side::ALL.into_iter().flat_map(move |s| side.cells().map(move |cell| (s, cell)));
        all.map(|(side, cell)| (side, cell, self.cells.of(place(side, cell))))
    }

    /// How many games were counted.
    pub fn games(&self) -> u64 {
        self.turns.games()
    }

    /// How many of them were won.
    pub fn wins(&self) -> u64 {
        self.won_by.games() + self.last_ditch.games()
    }
}

/// The place of a cell among those of both sides.
pub(super) fn place(side: Side, cell: Cell) -> usize {
    let before = if side == Side::Front { 0 } else { CELLS / 2 };
    before + usize::from(cell.y) * usize::from(COLUMNS) + usize::from(cell.x)
}

fn is_won(record: &Record) -> bool {
    record.ended != Ended::Lost
}

/// What part of its board a game cost: a won one the cells that it used, a lost one all of them.
fn cost(record: &Record) -> usize {
    if is_won(record) { record.used.len().min(CELLS) * WHOLE / CELLS } else { WHOLE }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    prop_compose! {
        /// Any game, playable or not.
        fn record()(
            won in prop::option::of(0..8u8),
            last in any::<bool>(),
            turns in 0..90u32,
            used in prop::collection::vec((any::<bool>(), 0..COLUMNS, 0..ROWS), 0..64),
            acted in prop::collection::vec((0..50u32, 0..9u32), 1..9),
            hopeless in prop::option::of(0..90u32),
            certain in prop::option::of(0..20usize),
        ) -> Record {
            let side = |front| if front { Side::Front } else { Side::Back };
            Record {
                ended: match won {
                    Some(by) => Ended::Won { by },
                    None if last => Ended::LastDitch,
                    None => Ended::Lost,
                },
                turns,
                tests: Vec::new(),
                tested: Vec::new(),
                used: used.into_iter().map(|(f, x, y)| (side(f), Cell { x, y })).collect(),
                acted,
                hopeless,
                certain,
            }
        }
    }

    fn counted<'a>(records: impl IntoIterator<Item = &'a Record>) -> Outcomes {
        let mut outcomes = Outcomes::default();
        records.into_iter().for_each(|record| outcomes.add(record));
        outcomes
    }

    proptest! {
        #[test]
        fn parts_in_any_order_make_the_whole(
            records in prop::collection::vec(record(), 0..30),
            cut in 0..30usize,
        ) {
            let (first, second) = records.split_at(cut.min(records.len()));
            let mut merged = counted(second.iter().rev());
            merged.merge(&counted(first));
            let whole = counted(&records);
            prop_assert_eq!(&merged, &whole);
            prop_assert_eq!(whole.games(), records.len() as u64);
            let text = serde_json::to_string(&whole).unwrap();
            prop_assert_eq!(serde_json::from_str::<Outcomes>(&text).unwrap(), whole);
        }
    }

    #[test]
    fn a_lost_game_costs_the_whole_board_and_a_won_one_what_it_used() {
        let cell = |x| (Side::Back, Cell { x, y: 1 });
        let won = Record {
            ended: Ended::Won { by: 2 },
            turns: 9,
            tests: Vec::new(),
            tested: Vec::new(),
            used: (0..8).map(cell).collect(),
            acted: vec![(9, 0), (7, 2), (5, 4)],
            hopeless: None,
            certain: None,
        };
        let lost = Record { ended: Ended::Lost, hopeless: Some(4), ..won.clone() };
        let outcomes = counted([&won, &lost]);
        assert_eq!(outcomes.costs.pairs().collect::<Vec<_>>(), [(125, 1), (1_000, 1)]);
        assert_eq!((outcomes.games(), outcomes.wins()), (2, 1));
        assert_eq!(outcomes.won_by.pairs().collect::<Vec<_>>(), [(2, 1)]);
        assert_eq!(outcomes.cells.pairs().next(), Some((40, 2)));
        assert_eq!(outcomes.passed.pairs().collect::<Vec<_>>(), [(1, 4), (2, 8)]);
        assert_eq!(outcomes.hopeless.pairs().collect::<Vec<_>>(), [(4, 1)]);
    }
}
