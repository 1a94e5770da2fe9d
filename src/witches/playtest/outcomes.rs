//! What is kept of a game that was played through, and what is counted over games: whole numbers,
//! whose sums come out the same in whatever order they are made.

use serde::{Deserialize, Serialize};

use crate::common::counts::Counts;
use crate::witches::board::{COLUMNS, Cell, CellRect, ROWS, Side};
use crate::witches::deal::Facts;
use crate::witches::deduce::{Effort, Ladder, Observation, Posterior, Technique};
use crate::witches::table::Test;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// A test won: that of this witch, counted from 0.
    Won {
        /// Whose test.
        by: u8,
    },
    /// The last ditch effort won.
    LastDitch,
    /// Nothing won.
    Lost,
}

/// A game that was played through.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    /// How it ended.
    pub ended: Ended,
    /// The turns that it took, each one action of every witch.
    pub turns: u32,
    /// The log of the table.
    pub tests: Vec<Test>,
    /// The turn in which each test was made, from 1.
    pub tested: Vec<u32>,
    /// The cells that were used: planted or filled, and not merely crossed out.
    pub used: Vec<(Side, Cell)>,
    /// How many actions each witch had that did something, and how many she passed or crossed
    /// out in.
    pub acted: Vec<(u32, u32)>,
    /// The first turn after which no potion that surely wins could be brewed on the board any
    /// more; `None` where one always could.
    pub hopeless: Option<u32>,
    /// After how many tests the answer was certain to somebody who reasons over all of them;
    /// `None` where nobody looked or it never was.
    pub certain: Option<usize>,
}

/// What reasoning over a game's tests gives.
#[derive(Clone, Debug)]
pub(super) struct Reasoning {
    /// The steps, as far as named techniques go.
    pub(super) ladder: Ladder,
    /// What each test told: by how many hundredths of bits it made the secret better known.
    pub(super) centibits: Vec<usize>,
}

impl Reasoning {
    /// Over all tests of a game.
    pub(super) fn of(record: &Record, facts: &Facts) -> Reasoning {
        let log: Vec<Observation> = record.tests.iter().map(|test| test.observation()).collect();
        let mut posterior = Posterior::new(facts, Effort::LIGHT);
        let mut unknown = posterior.entropy().value;
        let told = |observation: &Observation| {
            posterior.see(observation);
            let before = std::mem::replace(&mut unknown, posterior.entropy().value);
            ((before - unknown).max(0.0) * 100.0).round() as usize
        };
        let centibits = log.iter().map(told).collect();
        Reasoning { ladder: Ladder::climb(facts, &log, None), centibits }
    }
}

/// The cells of both sides.
pub(super) const CELLS: usize = 2 * COLUMNS as usize * ROWS as usize;

/// The most that a game costs, and what of it stands for not winning.
const WHOLE: usize = 1_000;
const LOST: usize = 600;
/// A result weighs as much as so many actions, and this many actions are the full load: half as
/// many again as games of the highest level have.
const ACTIONS_A_TEST: usize = 10;
const FULL_LOAD: usize = 500;

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
    /// Games whose reasoning was looked at, by its steps.
    pub(super) steps: Counts,
    /// Games whose reasoning was looked at, by the longest chain of steps that need each other.
    pub(super) depths: Counts,
    /// Those of them in which named techniques told every number, by their steps.
    pub(super) solved: Counts,
    /// Games whose reasoning was looked at, by the place of the hardest technique among all.
    pub(super) hardest: Counts,
    /// Their steps by technique.
    pub(super) techniques: Counts,
    /// Their tests by what they told, in hundredths of bits.
    pub(super) centibits: Counts,
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
        self.steps.merge(&other.steps);
        self.depths.merge(&other.depths);
        self.solved.merge(&other.solved);
        self.hardest.merge(&other.hardest);
        self.techniques.merge(&other.techniques);
        self.centibits.merge(&other.centibits);
    }

    /// Counts the reasoning of a game.
    pub(super) fn reason(&mut self, Reasoning { ladder, centibits }: &Reasoning) {
        let steps = ladder.steps.len();
        self.steps.add(steps);
        self.depths.add(ladder.depth());
        if ladder.is_solved {
            self.solved.add(steps);
        }
        self.hardest.add_times(ladder.hardest().map_or(0, place_of), u64::from(steps > 0));
        ladder.steps.iter().for_each(|step| self.techniques.add(place_of(step.technique)));
        centibits.iter().for_each(|&told| self.centibits.add(told));
    }

    /// Every technique, with how many steps used it and how many games had none harder, of those
    /// whose reasoning was looked at.
    pub fn techniques(&self) -> impl Iterator<Item = (Technique, u64, u64)> {
        let of = |technique| {
            let place = place_of(technique);
            (technique, self.techniques.of(place), self.hardest.of(place))
        };
        Technique::ALL.into_iter().map(of)
    }

    /// Games by their turns.
    pub fn turns(&self) -> &Counts {
        &self.turns
    }

    /// Every cell of the board, with how many games used it.
    pub fn cells(&self) -> impl Iterator<Item = (Side, Cell, u64)> {
        let side = CellRect { x: 0, y: 0, w: COLUMNS, h: ROWS };
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

/// The place of a technique among all.
fn place_of(technique: Technique) -> usize {
    technique as usize
}

fn is_won(record: &Record) -> bool {
    record.ended != Ended::Lost
}

/// What a game cost its players, in thousandths: not to win it, and the load of all that they
/// did and had to keep in mind.
fn cost(record: &Record) -> usize {
    let actions: u32 = record.acted.iter().map(|(acted, _)| acted).sum();
    let load = record.tests.len() * ACTIONS_A_TEST + actions as usize;
    let lost = if is_won(record) { 0 } else { LOST };
    lost + load.min(FULL_LOAD) * (WHOLE - LOST) / FULL_LOAD
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

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
    fn a_lost_game_costs_more_than_a_won_one_and_a_long_one_more_than_a_short_one() {
        let cell = |x| (Side::Back, Cell { x, y: 1 });
        let won = Record {
            ended: Ended::Won { by: 2 },
            turns: 9,
            tests: Vec::new(),
            tested: Vec::new(),
            used: (0..8).map(cell).collect(),
            acted: vec![(50, 0), (40, 2), (10, 4)],
            hopeless: None,
            certain: None,
        };
        let lost = Record { ended: Ended::Lost, hopeless: Some(4), ..won.clone() };
        let endless = Record { acted: vec![(9_000, 0)], ..lost.clone() };
        let outcomes = counted([&won, &lost, &endless]);
        assert_eq!(outcomes.costs.pairs().collect::<Vec<_>>(), [(80, 1), (680, 1), (1_000, 1)]);
        assert_eq!((outcomes.games(), outcomes.wins()), (3, 1));
        assert_eq!(outcomes.won_by.pairs().collect::<Vec<_>>(), [(2, 1)]);
        let used = (Side::Back, Cell { x: 0, y: 1 }, 3);
        assert_eq!(outcomes.cells().find(|(.., times)| *times > 0), Some(used));
        assert_eq!(outcomes.passed.pairs().collect::<Vec<_>>(), [(1, 4), (2, 8)]);
        assert_eq!(outcomes.hopeless.pairs().collect::<Vec<_>>(), [(4, 2)]);
    }
}
