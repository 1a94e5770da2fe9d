//! Evaluates all aims on a finished simulated game, from its board as well as its log.

use super::GameOutcome;
use super::game::{
    BoardSpot, BoardSpots, CauldronState, GamePosition, IngredientSet, PrintedCauldron,
    ingredient_bit, ingredients_in,
};
use crate::witches::aims::{Aim, AimRule, BoardRule, LogRule, TestRule};
use crate::witches::board::{COLUMNS, Cell, ROWS, Special};
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Ingredient, PotionItem};
use crate::witches::table::{PotionSource, Test};

/// Finished game.
pub(super) struct FinishedGame<'a> {
    pub(super) facts: &'a PublicFacts,
    /// Decoys of the puzzle.
    pub(super) decoys: IngredientSet,
    pub(super) ended: GameOutcome,
    pub(super) tests: &'a [Test],
    /// Turn of each test, parallel to `tests`.
    pub(super) tested: &'a [u32],
    pub(super) position: &'a GamePosition,
    /// Cells in which a plant grew at any time.
    pub(super) grown: BoardSpots,
    /// Ingredients that grew in each cell at any time.
    pub(super) crops: &'a [IngredientSet; BoardSpot::COUNT],
    /// Number of plucks between sections.
    pub(super) shared: u32,
}

impl FinishedGame<'_> {
    /// Whether the game met `aim`.
    pub(super) fn has_met(&self, aim: Aim) -> bool {
        match aim.rule() {
            AimRule::Board(rule) => self.shows(rule),
            AimRule::Log(LogRule::NamedWins) => {
                matches!(self.ended, GameOutcome::Named { .. } | GameOutcome::LastDitch)
            }
            AimRule::Log(LogRule::WonWithin(most)) => {
                self.ended != GameOutcome::Lost && self.counted().count() <= most.into()
            }
            AimRule::Test(TestRule::SixFilled) => self
                .cauldrons()
                .any(|(printed, filled)| printed.size == 6 && is_full(printed, filled)),
            AimRule::Log(_) | AimRule::Test(_) => {
                let is_named =
                    matches!(self.ended, GameOutcome::Named { .. } | GameOutcome::LastDitch);
                aim.by_log(self.facts, self.tests, is_named).unwrap_or_default()
            }
        }
    }

    /// Whether a potion from a cauldron won.
    pub(super) fn is_brewed(&self) -> bool {
        let is_winning = |test: &&Test| test.won && test.kind == PotionSource::Cauldron;
        self.tests.last().filter(is_winning).is_some()
    }

    /// Returns the circle of the moon track that counts for the win; `None` if the game was lost.
    pub(super) fn counting_circle(&self) -> Option<u32> {
        let first_open = match self.ended {
            GameOutcome::Lost => return None,
            GameOutcome::LastDitch => u32::from(self.facts.clock.turns()) + 1,
            GameOutcome::Won { .. } | GameOutcome::Named { .. } => self.position.turn,
        };
        let aims = self.facts.aims.iter().filter(|&&aim| self.has_met(aim)).count();
        let aims = if self.position.is_together() { aims as u32 } else { 0 };
        Some(self.facts.clock.counting_circle(first_open, aims, self.is_brewed()))
    }

    /// Whether the final board, or the course of the game, meets `rule`.
    fn shows(&self, rule: BoardRule) -> bool {
        let position = self.position;
        let printed = position.printed();
        let sections = || 0..printed.sections.len() as u8;
        let open = || self.cauldrons().filter(|(_, filled)| filled.is_open());
        let early =
            || self.cauldrons().filter(|(printed, filled)| is_early(printed, filled)).count();
        let specials = |wanted: &dyn Fn(Special) -> bool| {
            let wanted = Special::ALL.into_iter().filter(|&special| wanted(special));
            wanted.fold(BoardSpots::default(), |all, special| all.or(printed.specials(special)))
        };
        match rule {
            BoardRule::WitchesInOneTurn(least) => (0..self.tests.len()).any(|first| {
                let same_turn =
                    |&at: &usize| self.tested[at] == self.tested[first] && counts(&self.tests[at]);
                let at = (first..self.tests.len()).filter(same_turn);
                let witches = at.filter_map(|at| self.tests[at].by).fold(0u8, |w, by| w | 1 << by);
                witches.count_ones() as usize >= least
            }),
            BoardRule::RegularOnly => self.counted().any(|test| {
                test.pours.len() >= 3 && ingredients_of(&test.pours) & self.decoys == 0
            }),
            BoardRule::DecoysOnly => self.counted().any(|test| {
                test.pours.len() >= 2 && ingredients_of(&test.pours) & !self.decoys == 0
            }),
            BoardRule::EveryGarden => {
                printed.gardens.iter().all(|garden| !garden.and(self.grown).is_empty())
            }
            BoardRule::BareToTheEnd => {
                printed.gardens.iter().any(|garden| garden.and(self.grown).is_empty())
            }
            BoardRule::EveryHerbIn(least) => {
                ingredients_in(printed.ingredients).all(|one| self.cells_of(one).len() >= least)
            }
            BoardRule::OneHerbIn(least) => {
                ingredients_in(printed.ingredients).any(|one| self.cells_of(one).len() >= least)
            }
            BoardRule::ThreeInALine => ingredients_in(printed.ingredients).any(|one| {
                let cells = self.cells_of(one);
                printed.sections.iter().any(|section| has_line(section.and(cells)))
            }),
            BoardRule::Mixed(least) => printed.gardens.iter().any(|garden| {
                let mixed = garden.iter().fold(0, |all, spot| all | self.crops[spot.index()]);
                mixed.count_ones() >= least
            }),
            BoardRule::OneCrop(least) => printed.gardens.iter().any(|garden| {
                let crop = garden.iter().fold(!0, |all, spot| all & self.crops[spot.index()]);
                garden.len() >= least && crop != 0
            }),
            BoardRule::EverySpecial => specials(&|_| true).without(self.grown).is_empty(),
            BoardRule::NoHarm => specials(&Special::is_harmful).and(self.grown).is_empty(),
            BoardRule::OnlyFull => early() == 0,
            BoardRule::Early(least) => early() >= least,
            BoardRule::FilledInEverySection(least) => sections().all(|section| {
                let own = self.cauldrons().filter(|(printed, _)| printed.section == section);
                own.filter(|(printed, filled)| is_full(printed, filled)).count() >= least
            }),
            BoardRule::FilledEachSize => self.cauldrons().all(|(one, _)| {
                let mut alike = self.cauldrons().filter(|(printed, _)| printed.size == one.size);
                alike.any(|(printed, filled)| is_full(printed, filled))
            }),
            BoardRule::Shared(least) => self.shared >= least,
            BoardRule::TestedAll => self.cauldrons().all(|(_, filled)| filled.was_tested()),
            BoardRule::OpenLeft(least) => open().count() >= least,
            BoardRule::EmptyLeft(least) => open().any(|(printed, filled)| {
                usize::from(printed.size) >= least && filled.brew.items().is_empty()
            }),
            BoardRule::CellsLeft(least) => {
                sections().map(|section| position.vacant(section).len()).sum::<usize>() >= least
            }
            BoardRule::PlantsLeft(least) => self.plants().count() >= least,
            BoardRule::AlikeLeft(least) => ingredients_in(printed.ingredients)
                .any(|one| self.plants().filter(|pour| pour.ingredient == one).count() >= least),
            BoardRule::KindsLeft(least) => {
                let kinds =
                    self.plants().fold(0, |kinds, pour| kinds | ingredient_bit(pour.ingredient));
                kinds.count_ones() >= least
            }
            BoardRule::Harvested => sections().any(|section| position.growing(section).is_empty()),
        }
    }

    /// Returns the tests that count for aims: all except those entered wrongly.
    fn counted(&self) -> impl Iterator<Item = &Test> {
        self.tests.iter().filter(|test| counts(test))
    }

    /// Returns the cells in which an ingredient grew at any time.
    fn cells_of(&self, ingredient: Ingredient) -> BoardSpots {
        let is_there =
            |spot: &BoardSpot| self.crops[spot.index()] & ingredient_bit(ingredient) != 0;
        self.grown.iter().filter(is_there).collect()
    }

    /// Returns the plants in gardens at the end.
    fn plants(&self) -> impl Iterator<Item = PotionItem> {
        let position = self.position;
        position.growing.iter().flat_map(|spot| position.plants(spot)).map(|(_, pour)| pour)
    }

    fn cauldrons(&self) -> impl Iterator<Item = (&PrintedCauldron, &CauldronState)> {
        self.position.printed().cauldrons.iter().zip(self.position.cauldrons())
    }
}

fn counts(test: &Test) -> bool {
    !test.mistyped
}

/// Whether three of these cells form a straight line of adjacent cells, horizontal or vertical, on
/// one side.
fn has_line(cells: BoardSpots) -> bool {
    cells.iter().any(|spot| {
        let Cell { x, y } = spot.cell();
        let is_there = |x, y| {
            x < COLUMNS && y < ROWS && cells.contains(BoardSpot::of(spot.side(), Cell { x, y }))
        };
        is_there(x + 1, y) && is_there(x + 2, y) || is_there(x, y + 1) && is_there(x, y + 2)
    })
}

/// Whether every cell of a cauldron holds an ingredient, tested or not. False for a cauldron that
/// was closed early or has a crossed-out cell.
fn is_full(printed: &PrintedCauldron, filled: &CauldronState) -> bool {
    filled.brew.items().len() == usize::from(printed.size)
}

/// Whether a cauldron was tested without being full.
fn is_early(printed: &PrintedCauldron, filled: &CauldronState) -> bool {
    filled.was_tested() && !is_full(printed, filled)
}

fn ingredients_of(pours: &[PotionItem]) -> IngredientSet {
    pours.iter().fold(0, |herbs, pour| herbs | ingredient_bit(pour.ingredient))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::Arc;

    use super::*;
    use crate::common::players::Players;
    use crate::common::seed::Seed;
    use crate::witches::board::Side;
    use crate::witches::game_data::TestSource;
    use crate::witches::playtest::game::{GameSetup, InlinePotion, Move, PrintedBoard, Stage};
    use crate::witches::playtest::{PlayableSheet, Record, Skill};
    use crate::witches::settings::Level;
    use crate::witches::sheet::{Sheet, SheetOptions};
    use crate::witches::table::{Mode, PotionSource};

    /// Plays cooperative games of every level and number of players, and calls `look` with each
    /// record.
    fn play(per_sheet: u64, mut look: impl FnMut(&Sheet, &PublicFacts, Record)) {
        for level in Level::ALL {
            let settings = level.settings();
            for players in Players::all() {
                for seed in (1..=2).map(Seed) {
                    let options = SheetOptions { settings, players, ..SheetOptions::new(seed) };
                    let sheet = Sheet::make(&options).unwrap();
                    let game = PlayableSheet::of(&sheet);
                    let facts = sheet.game_data.facts(TestSource::Here);
                    for number in 0..per_sheet {
                        let skill = if number % 4 == 3 { Skill::Careless } else { Skill::Typical };
                        let seed = Seed(number);
                        let record = game.play(|_| skill, Mode::Cooperative, seed).unwrap();
                        look(&sheet, &facts, record);
                    }
                }
            }
        }
    }

    #[test]
    fn every_aim_is_met_in_some_games_and_missed_in_others_and_the_log_agrees() {
        let mut counts: BTreeMap<Aim, [u32; 2]> = BTreeMap::new();
        let mut games = 0;
        play(11, |_, facts, record| {
            games += 1;
            for &(aim, is_met) in &record.aims {
                counts.entry(aim).or_default()[usize::from(is_met)] += 1;
                let is_named =
                    matches!(record.ended, GameOutcome::Named { .. } | GameOutcome::LastDitch);
                let by_log = aim.by_log(facts, &record.tests, is_named);
                assert!(by_log.is_none_or(|told| told == is_met), "{aim:?}: {:?}", record.tests);
                let is_of_board = matches!(aim.rule(), AimRule::Board(_));
                assert!(!is_of_board || by_log.is_none(), "{aim:?}");
            }
        });
        assert!(games > 1_000, "{games} games");
        let even: Vec<_> =
            Aim::ALL.iter().filter(|aim| counts.get(aim).is_none_or(|c| c.contains(&0))).collect();
        assert!(even.is_empty(), "always or never met: {even:?}");
    }

    /// Checks aims evaluated by the log against the board and the ending.
    #[test]
    fn the_board_shows_what_the_log_tells() {
        play(4, |sheet, _, record| {
            let met: BTreeMap<Aim, bool> = record.aims.iter().copied().collect();
            let is_won = |kind| record.tests.iter().any(|test| test.won && test.kind == kind);
            let named = matches!(record.ended, GameOutcome::Named { .. } | GameOutcome::LastDitch);
            assert_eq!(met[&Aim::WinByNaming], named);
            assert_eq!(met[&Aim::WinInACauldron], is_won(PotionSource::Cauldron));
            let tested =
                record.tests.iter().filter(|test| test.kind == PotionSource::Cauldron).count();
            assert_eq!(met[&Aim::EveryCauldron], tested == sheet.board.cauldrons.len());
            // A cauldron potion of another size than these was closed early.
            let full = |test: &&Test| [2, 3, 4, 6].contains(&test.pours.len());
            let odd = record
                .tests
                .iter()
                .filter(|test| test.kind == PotionSource::Cauldron && !full(test));
            assert!(odd.count() == 0 || !met[&Aim::OnlyFullOnes], "{:?}", record.tests);
            if let Some(true) = met.get(&Aim::ThreeWitches) {
                assert!(met[&Aim::TwoWitches]);
            }
            if met[&Aim::EveryIngredient2] {
                assert!(met[&Aim::EveryIngredient1]);
            }
        });
    }

    /// Full cauldrons count whether or not they were tested, also in the turn of the win.
    #[test]
    fn a_cauldron_is_full_when_every_cell_holds_an_ingredient() {
        let pour = |ingredient| PotionItem { ingredient, grown: 1 };
        let two = [Ingredient::Sage, Ingredient::Mint].map(pour);
        let printed = |size| PrintedCauldron { section: 0, size, cells: vec![], starting: vec![] };
        let filled =
            |stage| CauldronState { brew: InlinePotion::of(&two).unwrap(), room: 0, stage };
        for stage in [Stage::Used, Stage::Full(0)] {
            assert!(is_full(&printed(2), &filled(stage)));
            // Closed, or with a crossed-out cell.
            assert!(!is_full(&printed(3), &filled(stage)));
        }
        assert!(is_early(&printed(3), &filled(Stage::Used)));
        assert!(!is_early(&printed(2), &filled(Stage::Used)));
    }

    #[test]
    fn an_efficiency_cell_with_one_plant_is_not_empty() {
        let settings = Level::SpiceSorcerer.settings();
        let mut seen = 0;
        for seed in (1..=12).map(Seed) {
            let sheet = Sheet::make(&SheetOptions { settings, ..SheetOptions::new(seed) }).unwrap();
            let printed = Arc::new(PrintedBoard::of(&sheet));
            let players = sheet.game_data.players.count();
            let setup = GameSetup::deal(printed.clone(), players, Mode::Cooperative);
            let position = GamePosition::new(Arc::new(setup));
            for spot in printed.specials(Special::Efficiency).iter() {
                let section = printed.section_of(spot);
                let ingredient = ingredients_in(position.plantable(section, false)).next().unwrap();
                let mut planted = position.clone();
                planted.apply(section, &Move::Plant { ingredient, spot });
                assert!(position.vacant(section).contains(spot));
                assert!(planted.empty(section).contains(spot), "a second plant has room");
                assert!(!planted.vacant(section).contains(spot), "it is not empty");
                seen += 1;
            }
        }
        assert!(seen > 3, "{seen}");
    }

    #[test]
    fn a_line_is_three_cells_side_by_side_or_one_below_the_other() {
        let cells = |all: &[(u8, u8)]| -> BoardSpots {
            all.iter().map(|&(x, y)| BoardSpot::of(Side::Back, Cell { x, y })).collect()
        };
        assert!(has_line(cells(&[(5, 3), (6, 3), (7, 3)])));
        assert!(has_line(cells(&[(2, 1), (2, 2), (2, 3), (0, 0)])));
        assert!(!has_line(cells(&[(6, 0), (7, 0), (0, 1)])), "round the edge");
        assert!(!has_line(cells(&[(0, 0), (1, 1), (2, 2)])), "aslant");
        assert!(!has_line(cells(&[(0, 0), (1, 0), (3, 0)])), "with a gap");
        let over = |all: &[(Side, u8)]| -> BoardSpots {
            all.iter().map(|&(side, y)| BoardSpot::of(side, Cell { x: 0, y })).collect()
        };
        assert!(!has_line(over(&[(Side::Front, 2), (Side::Front, 3), (Side::Back, 0)])));
    }
}
