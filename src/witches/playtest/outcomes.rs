//! What is kept of a game that was played through, and what is counted over games: whole numbers,
//! whose sums come out the same in whatever order they are made; and their figures.

use serde::{Deserialize, Serialize};

use super::Span;
use crate::common::counts::{Counts, Share};
use crate::witches::aims::Aim;
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
    /// The recipe was named before the end.
    Named {
        /// By which witch, counted from 0; by all who play together if nobody is told.
        by: Option<u8>,
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
    /// The witches who won, counted from 0: who made the test that won, or which rivals named the
    /// recipe. Several share a win.
    pub winners: Vec<u8>,
    /// The turns that it took, each one action of every witch.
    pub turns: u32,
    /// What its clock gives for it, one to five; `None` where it was lost or has no clock.
    pub stars: Option<u8>,
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
    /// The aims that such a sheet could give, and whether it met each.
    pub aims: Vec<(Aim, bool)>,
}

/// What reasoning over a game's tests gives.
#[derive(Clone, Debug)]
pub(super) struct Reasoning {
    /// The steps, as far as named techniques go.
    pub(super) ladder: Ladder,
    /// What each test told: by how many hundredths of bits it made the secret better known.
    centibits: Vec<usize>,
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

macro_rules! outcomes {
    ($($(#[$about:meta])* $count:ident,)*) => {
        /// What is counted over games.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct GameCounts {
            $($(#[$about])* pub(super) $count: Counts,)*
        }

        impl GameCounts {
            /// Adds what was counted elsewhere.
            pub fn merge(&mut self, other: &GameCounts) {
                $(self.$count.merge(&other.$count);)*
            }
        }
    };
}

outcomes! {
    /// Wins of each witch, counted from 0, by a test of hers or as one of rivals by naming the
    /// recipe. A win that several share counts for each of them.
    won_by,
    /// Games that were won, by their turns.
    won,
    /// Games that were won, by the stars of their clock.
    stars,
    /// Games in which the recipe was named before the end, by their turns.
    named,
    /// Games that the last ditch effort won, by their turns.
    last_ditch,
    /// Games by their turns.
    turns,
    /// Games by their tests.
    tests,
    /// Games by how many cells they used.
    used,
    /// How often each cell was used: the front row by row, then the back.
    cells,
    /// Actions of each witch that did something.
    acted,
    /// Turns of each witch in which she did nothing.
    passed,
    /// Games that came to a point where nothing on the board could win any more, by their turns
    /// until then.
    hopeless,
    /// Those of them that came to it before half of their turns, by their turns until then.
    hopeless_early,
    /// Games in which the answer became certain, by the tests until then.
    certain,
    /// Games that were won after the answer became certain, by the tests until then.
    sure,
    /// Games by their cost, in thousandths.
    costs,
    /// Games whose reasoning was looked at, by its steps.
    steps,
    /// Games whose reasoning was looked at, by the longest chain of steps that need each other.
    depths,
    /// Games in which named techniques told every number, by their steps.
    solved,
    /// Games whose reasoning was looked at, by the place of the hardest technique among all.
    hardest,
    /// Steps by technique, in games whose reasoning was looked at.
    techniques,
    /// Tests by what they told, in hundredths of bits, in games whose reasoning was looked at.
    centibits,
    /// Games on sheets that could have given an aim, by its place in the catalogue.
    aims,
    /// Games that met an aim, by its place in the catalogue.
    aims_met,
}

impl GameCounts {
    /// Counts a game.
    pub fn add(&mut self, record: &Record) {
        record.winners.iter().for_each(|&witch| self.won_by.add(witch.into()));
        match record.ended {
            Ended::Won { .. } => {}
            Ended::Named { .. } => self.named.add(record.turns as usize),
            Ended::LastDitch => self.last_ditch.add(record.turns as usize),
            Ended::Lost => {}
        }
        if is_won(record) {
            self.won.add(record.turns as usize);
            record.stars.into_iter().for_each(|stars| self.stars.add(stars.into()));
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
        let early = record.hopeless.filter(|turn| 2 * turn <= record.turns);
        early.into_iter().for_each(|turn| self.hopeless_early.add(turn as usize));
        if let Some(tests) = record.certain {
            self.certain.add(tests);
            if is_won(record) && tests < record.tests.len() {
                self.sure.add(tests);
            }
        }
        self.costs.add(cost(record));
        for &(aim, is_met) in &record.aims {
            self.aims.add(aim as usize);
            self.aims_met.add_times(aim as usize, is_met.into());
        }
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

    /// How many games could have met an aim, and how many did.
    pub fn aim(&self, aim: Aim) -> (u64, u64) {
        (self.aims.of(aim as usize), self.aims_met.of(aim as usize))
    }

    /// Games by their turns.
    pub fn turns(&self) -> &Counts {
        &self.turns
    }

    /// How many of a thousand games were won; 0 without a game.
    pub(crate) fn wins_of_thousand(&self) -> u32 {
        let games = self.games().max(1);
        ((2_000 * self.wins() + games) / (2 * games)) as u32
    }

    /// Games that were won by their turns.
    pub fn won(&self) -> &Counts {
        &self.won
    }

    /// Games that were won by the stars of their clock.
    pub fn stars(&self) -> &Counts {
        &self.stars
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
        self.won.games()
    }
}

/// The place of a cell among those of both sides.
pub(super) fn place(side: Side, cell: Cell) -> usize {
    let before = if side == Side::Front { 0 } else { CELLS / 2 };
    before + usize::from(cell.y) * usize::from(COLUMNS) + usize::from(cell.x)
}

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

/// What games have in common, in figures.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figures {
    /// How many games.
    pub games: u64,
    /// The part of games that were won, with its 95 % interval.
    pub wins: Proportion,
    /// The part in which the recipe was named before the end.
    pub named: f64,
    /// The part that only the last ditch effort won.
    pub last_ditch: f64,
    /// The part that came to the last ditch effort, won or lost.
    pub ditched: f64,
    /// Turns of a game, each one action of every witch.
    pub turns: Span,
    /// Mean turns, with half the width of its 95 % interval.
    pub mean_turns: Mean,
    /// Tests of a game.
    pub tests: Span,
    /// Mean tests.
    pub mean_tests: Mean,
    /// Mean part of the board that was used, 0 to 1.
    pub board_used: f64,
    /// What a game cost, 0 to 1000: for not winning it, and for all that was done and tested.
    pub cost: Mean,
    /// How evenly the witches could act: 1 if all as much, 1 / n if one of n alone.
    pub even_actions: f64,
    /// How evenly the wins of single witches are spread over them, from 1 / n to 1: wins by a test,
    /// and those of rivals who named the recipe.
    pub even_wins: f64,
    /// The part of turns in which a witch could do nothing.
    pub idle: f64,
    /// The part of games that came to a point where nothing on the board could win any more.
    pub hopeless: Proportion,
    /// The turn after which half of these had come to it.
    pub hopeless_from: Option<usize>,
    /// The part of games that came to it before half of their turns.
    pub hopeless_early: f64,
    /// The part of won games that were worth one star, two, and up to five.
    pub stars: [f64; 5],
    /// The part of games in which the answer became certain; `None` where nobody looked.
    pub certain: Option<Proportion>,
    /// The tests until then, in the middle one of these games.
    pub certain_after: Option<usize>,
    /// The part of won games that were won after the answer was certain, without a guess.
    pub sure_wins: Option<f64>,
    /// What reasoning took, in those games in which it was looked at.
    pub reasoning: Option<ReasoningFigures>,
}

/// What reasoning took.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReasoningFigures {
    /// In how many games it was looked at.
    pub games: u64,
    /// Mean bits that a test told.
    pub bits_a_test: f64,
    /// Steps of reasoning by named techniques.
    pub steps: Span,
    /// The longest chain of steps that need each other.
    pub depth: Span,
    /// The part of games in which named techniques told every number.
    pub solved: Proportion,
    /// Every technique, with how many steps used it and how many games had none harder.
    pub techniques: Vec<(Technique, u64, u64)>,
}

impl ReasoningFigures {
    fn of(outcomes: &GameCounts) -> Option<ReasoningFigures> {
        let games = outcomes.steps.games();
        (games > 0).then(|| ReasoningFigures {
            games,
            bits_a_test: Mean::of(&outcomes.centibits).mean / 100.0,
            steps: Span::of(&outcomes.steps),
            depth: Span::of(&outcomes.depths),
            solved: Proportion::new(outcomes.solved.games(), games),
            techniques: outcomes.techniques().collect(),
        })
    }
}

/// A part of games, with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct Proportion {
    pub games: u64,
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Proportion {
    pub(super) fn new(part: u64, games: u64) -> Proportion {
        let Share { wins, share, low, high } = Share::new(part, games);
        Proportion { games: wins, share, low, high }
    }
}

/// A mean with half the width of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct Mean {
    pub mean: f64,
    pub within: f64,
}

impl Mean {
    pub(super) fn of(counts: &Counts) -> Mean {
        let summary = counts.summary();
        Mean { mean: summary.map_or(0.0, |s| s.mean), within: summary.map_or(0.0, |s| s.error) }
    }
}

impl Figures {
    /// The figures of games at tables of so many witches.
    pub fn of(outcomes: &GameCounts, witches: u8) -> Figures {
        let (games, wins) = (outcomes.games(), outcomes.wins());
        let (acted, idle) = (outcomes.acted.games(), outcomes.passed.games());
        // Nobody looked where nobody ever saw it.
        let looked = outcomes.certain.games() > 0;
        let middle = |counts: &Counts| counts.quantile(1, 2);
        Figures {
            games,
            wins: Proportion::new(wins, games),
            named: ratio(outcomes.named.games(), games),
            last_ditch: ratio(outcomes.last_ditch.games(), games),
            // Whatever neither a test nor a name before the end won.
            ditched: ratio(games - wins + outcomes.last_ditch.games(), games),
            turns: Span::of(&outcomes.turns),
            mean_turns: Mean::of(&outcomes.turns),
            tests: Span::of(&outcomes.tests),
            mean_tests: Mean::of(&outcomes.tests),
            board_used: Mean::of(&outcomes.used).mean / CELLS as f64,
            cost: Mean::of(&outcomes.costs),
            even_actions: evenness(&outcomes.acted, witches),
            even_wins: evenness(&outcomes.won_by, witches),
            idle: ratio(idle, acted + idle),
            hopeless: Proportion::new(outcomes.hopeless.games(), games),
            hopeless_from: middle(&outcomes.hopeless),
            hopeless_early: ratio(outcomes.hopeless_early.games(), games),
            stars: std::array::from_fn(|place| ratio(outcomes.stars.of(place + 1), wins)),
            certain: looked.then(|| Proportion::new(outcomes.certain.games(), games)),
            certain_after: middle(&outcomes.certain),
            sure_wins: looked.then(|| ratio(outcomes.sure.games(), wins)),
            reasoning: ReasoningFigures::of(outcomes),
        }
    }
}

impl Figures {
    /// The mean stars of a game that was won; 0 where there are none.
    pub fn mean_stars(&self) -> f64 {
        (1..).zip(self.stars).map(|(stars, share)| f64::from(stars) * share).sum()
    }
}

fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// Jain's index of how evenly something is spread over the witches: the square of the sum, by
/// their number and the sum of squares.
fn evenness(of_witch: &Counts, witches: u8) -> f64 {
    let squares: u128 = of_witch.pairs().map(|(_, n)| u128::from(n) * u128::from(n)).sum();
    let sum = of_witch.games() as f64;
    if squares == 0 { 1.0 } else { sum * sum / (f64::from(witches) * squares as f64) }
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
                winners: won.into_iter().collect(),
                turns,
                stars: None,
                tests: Vec::new(),
                tested: Vec::new(),
                used: used.into_iter().map(|(f, x, y)| (side(f), Cell { x, y })).collect(),
                acted,
                hopeless,
                certain,
                aims: Vec::new(),
            }
        }
    }

    fn counted<'a>(records: impl IntoIterator<Item = &'a Record>) -> GameCounts {
        let mut outcomes = GameCounts::default();
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
            prop_assert_eq!(serde_json::from_str::<GameCounts>(&text).unwrap(), whole);
        }
    }

    #[test]
    fn a_lost_game_costs_more_than_a_won_one_and_a_long_one_more_than_a_short_one() {
        let cell = |x| (Side::Back, Cell { x, y: 1 });
        let won = Record {
            ended: Ended::Won { by: 2 },
            winners: vec![2],
            turns: 9,
            stars: Some(4),
            tests: Vec::new(),
            tested: Vec::new(),
            used: (0..8).map(cell).collect(),
            acted: vec![(50, 0), (40, 2), (10, 4)],
            hopeless: None,
            certain: None,
            aims: vec![(Aim::FillSix, true), (Aim::DotsUp, false)],
        };
        let lost = Record { ended: Ended::Lost, winners: vec![], hopeless: Some(4), ..won.clone() };
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

    #[test]
    fn rivals_who_name_the_recipe_have_won_as_those_who_test_it_have() {
        let record = |ended, winners: &[u8]| Record {
            ended,
            winners: winners.to_vec(),
            turns: 9,
            stars: None,
            tests: Vec::new(),
            tested: Vec::new(),
            used: Vec::new(),
            acted: vec![(9, 0); 4],
            hopeless: None,
            certain: None,
            aims: Vec::new(),
        };
        let games = [
            record(Ended::Won { by: 0 }, &[0]),
            record(Ended::Named { by: Some(1) }, &[1]),
            record(Ended::LastDitch, &[2, 3]),
            record(Ended::Named { by: None }, &[]),
            record(Ended::Lost, &[]),
        ];
        let outcomes = counted(&games);
        let won_by = outcomes.won_by.pairs().collect::<Vec<_>>();
        assert_eq!(won_by, [(0, 1), (1, 1), (2, 1), (3, 1)]);
        let figures = Figures::of(&outcomes, 4);
        assert_eq!((figures.wins.games, figures.even_wins), (4, 1.0));
        assert_eq!((figures.named, figures.last_ditch, figures.ditched), (0.4, 0.2, 0.4));
    }

    fn of_witches(shares: &[u64]) -> Counts {
        let mut counts = Counts::default();
        shares.iter().enumerate().for_each(|(witch, &n)| counts.add_times(witch, n));
        counts
    }

    #[test]
    fn evenness_is_one_for_all_alike_and_a_part_for_one_alone() {
        assert_eq!(evenness(&of_witches(&[5, 5, 5, 5]), 4), 1.0);
        assert_eq!(evenness(&of_witches(&[0, 9]), 4), 0.25);
        assert_eq!(evenness(&of_witches(&[3, 1]), 2), 0.8);
        assert_eq!(evenness(&of_witches(&[]), 3), 1.0);
    }

    #[test]
    fn a_span_is_of_lengths_that_came_up() {
        let hundred = of_witches(&[1; 100]);
        assert_eq!(Span::of(&hundred), Span { low: 9, middle: 49, high: 89 });
        assert_eq!(Span::of(&of_witches(&[])), Span { low: 0, middle: 0, high: 0 });
    }
}
