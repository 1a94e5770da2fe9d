//! Record of one simulated game, counts over many games, and the figures derived from the counts.
//! Counts are integers, so merging them in any order gives the same result.

use serde::{Deserialize, Serialize};

use super::Percentiles;
use crate::common::counts::{Counts, Proportion};
use crate::witches::aims::Aim;
use crate::witches::board::{COLUMNS, Cell, CellRect, ROWS, Side};
use crate::witches::deduce::{Effort, Ladder, Observation, Posterior, Technique};
use crate::witches::game_data::PublicFacts;
use crate::witches::table::{PotionSource, Test};

/// Outcome of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameOutcome {
    /// Won by a test.
    Won {
        /// Witch who made the test, counted from 0.
        by: u8,
    },
    /// Won by naming the recipe before the end.
    Named {
        /// Witch who named it, counted from 0; `None` for all who play together.
        by: Option<u8>,
    },
    /// Won by the last ditch effort.
    LastDitch,
    /// Game that ended without a winner.
    Lost,
}

/// Record of a simulated game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    /// Outcome of the game.
    pub ended: GameOutcome,
    /// Winning witches, counted from 0: the tester of the winning potion, or the rivals who named
    /// the recipe. Rivals who name it in the same round share the win. Empty if all who play
    /// together named it.
    pub winners: Vec<u8>,
    /// Number of turns. In a turn every witch has her actions.
    pub turns: u32,
    /// Circle of the moon track that counts for the win (rules, section 11); `None` if the game was
    /// lost, or if aims were not judged.
    pub circle: Option<u32>,
    /// Stars by the moon track, 1 to 5; `None` if `circle` is.
    pub stars: Option<u8>,
    /// Whether a potion from a cauldron won.
    pub brewed: bool,
    /// Log of the table, the oldest test first.
    pub tests: Vec<Test>,
    /// Turn of each test, from 1; parallel to `tests`.
    pub tested: Vec<u32>,
    /// Cells that were planted or filled at some time. Cells that were only crossed out are not
    /// included.
    pub used: Vec<(Side, Cell)>,
    /// Actions per witch: `(effective, passed)`. Skipped actions count as passed.
    pub acted: Vec<(u32, u32)>,
    /// First turn of the final period in which the game could not be won for sure: no naming was
    /// left, and no surely winning potion could be brewed. `None` if the game does not end in such
    /// a period.
    pub hopeless: Option<u32>,
    /// Number of tests after which an expert player was certain of the answer; `None` if no expert
    /// played or none was ever certain.
    pub certain: Option<usize>,
    /// Aims that are possible on the board, with whether the game met each.
    pub aims: Vec<(Aim, bool)>,
}

/// Analysis of the tests of a game.
#[derive(Clone, Debug)]
pub(super) struct Reasoning {
    /// Deductions by named techniques.
    pub(super) ladder: Ladder,
    /// Information gained by each test: the decrease of the posterior entropy of the secret, in
    /// hundredths of a bit. Never negative.
    centibits: Vec<usize>,
}

impl Reasoning {
    /// Analyses all tests of a game.
    pub(super) fn of(record: &Record, facts: &PublicFacts) -> Reasoning {
        let log: Vec<Observation> = record.tests.iter().map(|test| test.observation()).collect();
        let mut posterior = Posterior::new(facts, Effort::LIGHT);
        let mut unknown = posterior.entropy().value;
        let told = |observation: &Observation| {
            posterior.observe(observation);
            let before = std::mem::replace(&mut unknown, posterior.entropy().value);
            ((before - unknown).max(0.0) * 100.0).round() as usize
        };
        let centibits = log.iter().map(told).collect();
        Reasoning { ladder: Ladder::climb(facts, &log, None), centibits }
    }
}

/// Number of cells of both sides together.
pub(super) const CELLS: usize = 2 * COLUMNS as usize * ROWS as usize;

/// Maximum cost of a game.
const WHOLE: usize = 1_000;
/// Part of the cost for a game that is not won.
const LOST: usize = 600;
/// Weight of a test in the load of a game, in actions.
const ACTIONS_A_TEST: usize = 10;
/// Load, in actions, from which on the cost does not rise: half as much again as games of the
/// highest level have.
const FULL_LOAD: usize = 500;

macro_rules! outcomes {
    ($($(#[$about:meta])* $count:ident,)*) => {
        /// Counts over games. Most fields are histograms: the number of games for each value.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct GameCounts {
            $($(#[$about])* pub(super) $count: Counts,)*
        }

        impl GameCounts {
            /// Adds the counts of `other`.
            pub fn merge(&mut self, other: &GameCounts) {
                $(self.$count.merge(&other.$count);)*
            }
        }
    };
}

outcomes! {
    /// Wins by witch, counted from 0: by a test of hers, or, among rivals, by naming the recipe. A
    /// shared win counts for each winner.
    won_by,
    /// Won games by number of turns.
    won,
    /// Won games by stars.
    stars,
    /// Won games by the circle of the moon track that counts.
    circles,
    /// Games won by a potion from a cauldron, by number of turns.
    brewed,
    /// Games by the longest number of turns without a test.
    gaps,
    /// Games won by naming the recipe before the end, by number of turns.
    named,
    /// Games won by the last ditch effort, by number of turns.
    last_ditch,
    /// Games by number of turns.
    turns,
    /// Games by number of tests.
    tests,
    /// Games by number of used cells.
    used,
    /// Games in which each cell was used, by cell index: the front row by row, then the back.
    cells,
    /// Effective actions by witch.
    acted,
    /// Passed or skipped actions by witch.
    passed,
    /// Games by witch who tested at least one cauldron.
    completed,
    /// Hopeless games by the value of `Record::hopeless`.
    hopeless,
    /// Hopeless games by the value of `Record::hopeless`, only those where it is at most half of
    /// the game's turns.
    hopeless_early,
    /// Games in which the answer became certain, by the number of tests until then.
    certain,
    /// Games won after the answer became certain in an earlier test, by the number of tests until
    /// then.
    sure,
    /// Games by cost, 0 to `WHOLE`.
    costs,
    /// Analysed games by number of deduction steps.
    steps,
    /// Analysed games by the length of the longest chain of dependent steps.
    depths,
    /// Analysed games in which named techniques gave every number of the recipe, by number of
    /// steps.
    solved,
    /// Analysed games by the number of the hardest technique used.
    hardest,
    /// Deduction steps of analysed games by the number of the technique.
    techniques,
    /// Tests of analysed games by information gain, in hundredths of a bit.
    centibits,
    /// Games on boards on which an aim is possible, by the aim's position in [`Aim::ALL`].
    aims,
    /// Games that met an aim, by the aim's position in [`Aim::ALL`].
    aims_met,
}

impl GameCounts {
    /// Adds one game.
    pub fn add(&mut self, record: &Record) {
        record.winners.iter().for_each(|&witch| self.won_by.add(witch.into()));
        match record.ended {
            GameOutcome::Won { .. } => {}
            GameOutcome::Named { .. } => self.named.add(record.turns as usize),
            GameOutcome::LastDitch => self.last_ditch.add(record.turns as usize),
            GameOutcome::Lost => {}
        }
        if is_won(record) {
            self.won.add(record.turns as usize);
            record.stars.into_iter().for_each(|stars| self.stars.add(stars.into()));
            record.circle.into_iter().for_each(|circle| self.circles.add(circle as usize));
            if record.brewed {
                self.brewed.add(record.turns as usize);
            }
        }
        self.gaps.add(longest_gap(record));
        self.turns.add(record.turns as usize);
        self.tests.add(record.tests.len());
        self.used.add(record.used.len());
        record.used.iter().for_each(|&(side, cell)| self.cells.add(place(side, cell)));
        for (witch, &(acted, passed)) in record.acted.iter().enumerate() {
            self.acted.add_times(witch, acted.into());
            self.passed.add_times(witch, passed.into());
            let is_hers = |test: &Test| {
                test.kind == PotionSource::Cauldron && test.by.map(usize::from) == Some(witch)
            };
            self.completed.add_times(witch, record.tests.iter().any(is_hers).into());
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

    /// Adds the analysis of one game.
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

    /// Iterates over all techniques, as `(technique, steps, games)`: the number of steps that used
    /// it, and the number of analysed games in which it was the hardest.
    pub fn techniques(&self) -> impl Iterator<Item = (Technique, u64, u64)> {
        let of = |technique| {
            let place = place_of(technique);
            (technique, self.techniques.of(place), self.hardest.of(place))
        };
        Technique::ALL.into_iter().map(of)
    }

    /// Returns `(possible, met)` for an aim: the games in which it was possible, and those that met
    /// it.
    pub fn aim(&self, aim: Aim) -> (u64, u64) {
        (self.aims.of(aim as usize), self.aims_met.of(aim as usize))
    }

    /// Games by number of turns.
    pub fn turns(&self) -> &Counts {
        &self.turns
    }

    /// Won games per mille, rounded; 0 without games.
    pub(crate) fn wins_of_thousand(&self) -> u32 {
        let games = self.games().max(1);
        ((2_000 * self.wins() + games) / (2 * games)) as u32
    }

    /// Won games by number of turns.
    pub fn won(&self) -> &Counts {
        &self.won
    }

    /// Won games by stars.
    pub fn stars(&self) -> &Counts {
        &self.stars
    }

    /// Won games by the circle of the moon track that counts.
    pub fn circles(&self) -> &Counts {
        &self.circles
    }

    /// Iterates over all cells of the board, with the number of games that used each.
    pub fn cells(&self) -> impl Iterator<Item = (Side, Cell, u64)> {
        let side = CellRect { x: 0, y: 0, w: COLUMNS, h: ROWS };
        let all = Side::ALL.into_iter().flat_map(move |s| side.cells().map(move |cell| (s, cell)));
        all.map(|(side, cell)| (side, cell, self.cells.of(place(side, cell))))
    }

    /// Number of games.
    pub fn games(&self) -> u64 {
        self.turns.games()
    }

    /// Number of won games.
    pub fn wins(&self) -> u64 {
        self.won.games()
    }
}

/// Returns the index of a cell: the front row by row, then the back.
pub(super) fn place(side: Side, cell: Cell) -> usize {
    let before = if side == Side::Front { 0 } else { CELLS / 2 };
    before + usize::from(cell.y) * usize::from(COLUMNS) + usize::from(cell.x)
}

/// Returns the index of a technique in [`Technique::ALL`].
fn place_of(technique: Technique) -> usize {
    technique as usize
}

fn is_won(record: &Record) -> bool {
    record.ended != GameOutcome::Lost
}

/// Returns the longest number of consecutive turns without a test.
fn longest_gap(record: &Record) -> usize {
    let tested = record.tested.iter().map(|&turn| turn as usize);
    let ends = tested.clone().chain([record.turns as usize + 1]);
    let gaps = std::iter::once(0).chain(tested).zip(ends);
    gaps.map(|(last, next)| next.saturating_sub(last + 1)).max().unwrap_or(0)
}

/// Returns the cost of a game, 0 to [`WHOLE`]: [`LOST`] if it was not won, plus a share for its
/// load of actions and tests.
fn cost(record: &Record) -> usize {
    let actions: u32 = record.acted.iter().map(|(acted, _)| acted).sum();
    let load = record.tests.len() * ACTIONS_A_TEST + actions as usize;
    let lost = if is_won(record) { 0 } else { LOST };
    lost + load.min(FULL_LOAD) * (WHOLE - LOST) / FULL_LOAD
}

/// Figures derived from [`GameCounts`].
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figures {
    /// Number of games.
    pub games: u64,
    /// Share of won games, with its 95 % interval.
    pub wins: Proportion,
    /// Share of games won by naming the recipe before the end, 0 to 1.
    pub named: f64,
    /// Share of games won by the last ditch effort, 0 to 1.
    pub last_ditch: f64,
    /// Share of games that reached the last ditch effort, won or lost, 0 to 1.
    pub ditched: f64,
    /// Turns per game. In a turn every witch has her actions.
    pub turns: Percentiles,
    /// Mean number of turns per game.
    pub mean_turns: Mean,
    /// Tests per game.
    pub tests: Percentiles,
    /// Mean number of tests per game.
    pub mean_tests: Mean,
    /// Mean share of the board's cells that were used, 0 to 1.
    pub board_used: f64,
    /// Mean cost of a game, 0 to 1000: for games not won, and for the load of actions and tests.
    pub cost: Mean,
    /// Jain's fairness index of effective actions: 1 if all witches acted equally often, 1 / n if
    /// one of n witches acted alone.
    pub even_actions: f64,
    /// Jain's fairness index of wins by single witches, 1 / n to 1: wins by a test, and by naming
    /// among rivals.
    pub even_wins: f64,
    /// Share of actions that were passed or skipped, 0 to 1.
    pub idle: f64,
    /// Mean share of the witches of a game who tested at least one cauldron, 0 to 1.
    pub completed: f64,
    /// Share of hopeless games: at the end no naming was left, and no potion on the board could
    /// surely win.
    pub hopeless: Proportion,
    /// Median of the turn from which hopeless games were hopeless; `None` without such games.
    pub hopeless_from: Option<usize>,
    /// Share of games that were hopeless from their first half on, 0 to 1.
    pub hopeless_early: f64,
    /// Shares of won games worth 1 to 5 stars, 0 to 1.
    pub stars: [f64; 5],
    /// Share of all games worth 5 stars, 0 to 1.
    pub five_stars: f64,
    /// Share of won games in which a potion from a cauldron won, 0 to 1.
    pub brewed: f64,
    /// Longest number of turns without a test, per game.
    pub gaps: Percentiles,
    /// Share of games in which the answer became certain; `None` if it never did in any game.
    pub certain: Option<Proportion>,
    /// Median number of tests until the answer was certain, over games in which it became certain.
    pub certain_after: Option<usize>,
    /// Share of won games in which the answer was certain before the last test, 0 to 1; `None` if
    /// it never was in any game.
    pub sure_wins: Option<f64>,
    /// Figures of the analysed games; `None` without any.
    pub reasoning: Option<ReasoningFigures>,
}

/// Figures of the reasoning in analysed games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReasoningFigures {
    /// Number of analysed games.
    pub games: u64,
    /// Mean information gain of a test, in bits.
    pub bits_a_test: f64,
    /// Deduction steps per game, by named techniques.
    pub steps: Percentiles,
    /// Length of the longest chain of dependent steps.
    pub depth: Percentiles,
    /// Share of games in which named techniques gave every number of the recipe.
    pub solved: Proportion,
    /// All techniques, as `(technique, steps, games)`: steps that used it, and games in which it
    /// was the hardest.
    pub techniques: Vec<(Technique, u64, u64)>,
}

impl ReasoningFigures {
    fn of(outcomes: &GameCounts) -> Option<ReasoningFigures> {
        let games = outcomes.steps.games();
        (games > 0).then(|| ReasoningFigures {
            games,
            bits_a_test: Mean::of(&outcomes.centibits).mean / 100.0,
            steps: Percentiles::of(&outcomes.steps),
            depth: Percentiles::of(&outcomes.depths),
            solved: Proportion::new(outcomes.solved.games(), games),
            techniques: outcomes.techniques().collect(),
        })
    }
}

/// Mean value with half the width of its 95 % interval (`within`).
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
    /// Computes the figures of games at tables of `witches` witches.
    pub fn of(outcomes: &GameCounts, witches: u8) -> Figures {
        let (games, wins) = (outcomes.games(), outcomes.wins());
        let (acted, idle) = (outcomes.acted.games(), outcomes.passed.games());
        // Without an expert player the field `certain` is always empty.
        let looked = outcomes.certain.games() > 0;
        let middle = |counts: &Counts| counts.quantile(1, 2);
        Figures {
            games,
            wins: Proportion::new(wins, games),
            named: ratio(outcomes.named.games(), games),
            last_ditch: ratio(outcomes.last_ditch.games(), games),
            // Games won neither by a test nor by a naming before the end.
            ditched: ratio(games - wins + outcomes.last_ditch.games(), games),
            turns: Percentiles::of(&outcomes.turns),
            mean_turns: Mean::of(&outcomes.turns),
            tests: Percentiles::of(&outcomes.tests),
            mean_tests: Mean::of(&outcomes.tests),
            board_used: Mean::of(&outcomes.used).mean / CELLS as f64,
            cost: Mean::of(&outcomes.costs),
            even_actions: evenness(&outcomes.acted, witches),
            even_wins: evenness(&outcomes.won_by, witches),
            idle: ratio(idle, acted + idle),
            completed: ratio(outcomes.completed.games(), games * u64::from(witches)),
            hopeless: Proportion::new(outcomes.hopeless.games(), games),
            hopeless_from: middle(&outcomes.hopeless),
            hopeless_early: ratio(outcomes.hopeless_early.games(), games),
            stars: std::array::from_fn(|place| ratio(outcomes.stars.of(place + 1), wins)),
            five_stars: ratio(outcomes.stars.of(5), games),
            brewed: ratio(outcomes.brewed.games(), wins),
            gaps: Percentiles::of(&outcomes.gaps),
            certain: looked.then(|| Proportion::new(outcomes.certain.games(), games)),
            certain_after: middle(&outcomes.certain),
            sure_wins: looked.then(|| ratio(outcomes.sure.games(), wins)),
            reasoning: ReasoningFigures::of(outcomes),
        }
    }
}

impl Figures {
    /// Mean number of stars of a won game; 0 without won games.
    pub fn mean_stars(&self) -> f64 {
        (1..).zip(self.stars).map(|(stars, share)| f64::from(stars) * share).sum()
    }
}

/// Returns `part / whole`, or 0 if `whole` is 0.
fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// Jain's fairness index of a count per witch: `sum² / (witches × sum of squares)`; 1 if all counts
/// are 0.
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
        /// Arbitrary record, whether or not such a game can be played.
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
                    Some(by) => GameOutcome::Won { by },
                    None if last => GameOutcome::LastDitch,
                    None => GameOutcome::Lost,
                },
                winners: won.into_iter().collect(),
                turns,
                circle: None,
                stars: None,
                brewed: false,
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
            ended: GameOutcome::Won { by: 2 },
            winners: vec![2],
            turns: 9,
            circle: Some(7),
            stars: Some(4),
            brewed: true,
            tests: Vec::new(),
            tested: Vec::new(),
            used: (0..8).map(cell).collect(),
            acted: vec![(50, 0), (40, 2), (10, 4)],
            hopeless: None,
            certain: None,
            aims: vec![(Aim::FillSix, true), (Aim::DotsUp, false)],
        };
        let lost =
            Record { ended: GameOutcome::Lost, winners: vec![], hopeless: Some(4), ..won.clone() };
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

    /// Returns a lost game of four witches, of nine turns without a test.
    fn lost_game() -> Record {
        Record {
            ended: GameOutcome::Lost,
            winners: Vec::new(),
            turns: 9,
            circle: None,
            stars: None,
            brewed: false,
            tests: Vec::new(),
            tested: Vec::new(),
            used: Vec::new(),
            acted: vec![(9, 0); 4],
            hopeless: None,
            certain: None,
            aims: Vec::new(),
        }
    }

    #[test]
    fn circles_stars_and_gaps_are_counted() {
        let won = |circle, stars, brewed| Record {
            ended: GameOutcome::Won { by: 0 },
            circle: Some(circle),
            stars: Some(stars),
            brewed,
            tested: vec![2, 3, 8, 9],
            ..lost_game()
        };
        let late = Record { tested: vec![5], ..won(9, 1, false) };
        let outcomes = counted(&[won(3, 5, true), late, lost_game()]);
        assert_eq!(outcomes.circles().pairs().collect::<Vec<_>>(), [(3, 1), (9, 1)]);
        // Turns 4 to 7, 1 to 4 and 6 to 9, and all nine.
        assert_eq!(outcomes.gaps.pairs().collect::<Vec<_>>(), [(4, 2), (9, 1)]);
        let figures = Figures::of(&outcomes, 4);
        assert_eq!((figures.five_stars, figures.brewed), (1.0 / 3.0, 0.5));
    }

    #[test]
    fn a_witch_completes_a_cauldron_once_a_game() {
        let test = |by, kind| Test {
            number: 1,
            by: Some(by),
            kind,
            pours: Vec::new(),
            won: false,
            undergrown: 0,
            overgrown: 0,
            reports: Vec::new(),
            mistyped: false,
        };
        let record = |tests| Record { tests, ..lost_game() };
        use PotionSource::{Cauldron, Guesser, Versatility};
        let games = [
            record(vec![test(1, Cauldron), test(3, Guesser), test(1, Cauldron)]),
            record(vec![test(1, Cauldron), test(0, Versatility), test(2, Cauldron)]),
        ];
        let outcomes = counted(&games);
        assert_eq!(outcomes.completed.pairs().collect::<Vec<_>>(), [(1, 2), (2, 1)]);
        assert_eq!(Figures::of(&outcomes, 4).completed, 3.0 / 8.0);
    }

    #[test]
    fn rivals_who_name_the_recipe_have_won_as_those_who_test_it_have() {
        let record =
            |ended, winners: &[u8]| Record { ended, winners: winners.to_vec(), ..lost_game() };
        let games = [
            record(GameOutcome::Won { by: 0 }, &[0]),
            record(GameOutcome::Named { by: Some(1) }, &[1]),
            record(GameOutcome::LastDitch, &[2, 3]),
            record(GameOutcome::Named { by: None }, &[]),
            record(GameOutcome::Lost, &[]),
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
        assert_eq!(Percentiles::of(&hundred), Percentiles { low: 9, middle: 49, high: 89 });
        assert_eq!(Percentiles::of(&of_witches(&[])), Percentiles { low: 0, middle: 0, high: 0 });
    }
}
