//! Decides which aims are possible on a board, and which pairs of aims conflict.
//!
//! Decisions depend on printed data only, never on the secret. They do not rely on effects or luck:
//! a witch plants only her specialties in her section. Black Magic cells are not planted in, except
//! for the aim of planting on every special cell.

use super::{Aim, AimNeed, AimRule, BoardRule, LogRule, TestRule};
use crate::common::players::Players;
use crate::witches::board::{Board, Cauldron, Cell, Garden, Plot, Side, Special};
use crate::witches::puzzle::Ingredient;
use crate::witches::settings::{EffectsLevel, Settings};

/// Board and settings for which aims are judged.
pub(super) struct Prospect<'a> {
    players: Players,
    settings: &'a Settings,
    board: &'a Board,
    /// Cells in which nothing may be planted, in addition to Black Magic cells.
    left_out: Vec<(Side, Cell)>,
}

/// Number of cauldrons that an aim, or a pair of aims, needs.
#[derive(Clone, Copy, Debug, Default)]
struct CauldronDemand {
    /// Minimum number of cauldrons to test.
    tested: usize,
    /// Minimum number of full cauldrons.
    full: usize,
    /// Minimum number of cauldrons to test without being full.
    early: usize,
    /// Minimum number of cauldrons that stay open.
    open: usize,
}

impl<'a> Prospect<'a> {
    pub(super) fn of(players: Players, settings: &'a Settings, board: &'a Board) -> Prospect<'a> {
        Prospect { players, settings, board, left_out: Vec::new() }
    }

    /// Returns the same board with `left_out` cells in which nothing may be planted.
    fn without(&self, left_out: Vec<(Side, Cell)>) -> Prospect<'a> {
        Prospect { left_out, ..*self }
    }

    /// Whether a game can meet `aim`.
    pub(super) fn allows(&self, aim: Aim) -> bool {
        let longest = self.settings.length().longest();
        let cauldrons = self.board.cauldrons.len();
        match aim.row().needs {
            AimNeed::Nothing => true,
            AimNeed::Witches(least) => self.players.count() >= least,
            AimNeed::Sections(least) => self.board.sections.len() >= least.into(),
            AimNeed::Effects => self.settings.effects() > EffectsLevel::None,
            AimNeed::Decoys(least) => self.settings.ingredients() >= longest + least,
            AimNeed::Dots(least) => longest >= least,
            AimNeed::VersatilityTests(least) => {
                // One test for each number of dots of the plant.
                self.specials(|one| one == Special::Versatility) * usize::from(longest) >= least
            }
            AimNeed::HarmfulCells => self.specials(Special::is_harmful) > 0,
            AimNeed::AnyCells => self.specials(|_| true) > 0,
            AimNeed::CauldronOf(size) => self.cauldrons(|one| one.size() == size) > 0,
            AimNeed::FreeCauldrons(least) => {
                self.cauldrons(|one| one.size() >= least && one.starting.is_empty()) > 1
            }
            AimNeed::InEverySection(least) => {
                let missing: Option<usize> =
                    self.sections().map(|section| self.missing_in(section, least)).sum();
                self.sections().len() > 1
                    && missing.is_some_and(|plants| plants <= self.all_plants())
            }
            AimNeed::BareGarden => self.bare_gardens().next().is_some(),
            AimNeed::EnoughTests(most) => self.players.count() < most,
            AimNeed::TestsOfEveryWitch => {
                self.players > Players::ONE && self.tests_of_every_witch().is_some()
            }
            AimNeed::PotionsOf(sizes) => self.has_sizes(sizes, false),
            AimNeed::EveryHerbTested(least) => {
                self.brews() >= usize::from(least) * self.ingredients().len()
                    && cauldrons >= least.into()
                    && self.supplies(|herb| {
                        usize::from(least).saturating_sub(
                            self.count_printed_plants(herb) + self.count_starting_cauldrons(herb),
                        )
                    })
            }
            AimNeed::OneHerbBrewed(least) => {
                cauldrons >= least
                    && self.ingredients().iter().any(|&herb| self.plants(herb) >= least)
            }
            AimNeed::AnyHerbBrewed(least) => {
                self.settings.effects() > EffectsLevel::None
                    && cauldrons >= least
                    && self.ingredients().iter().all(|&herb| self.plants(herb) >= least)
            }
            AimNeed::CellsForEvery(least) => {
                self.supplies(|herb| least.saturating_sub(self.count_printed_plants(herb)))
            }
            AimNeed::CellsForOne(least) => {
                self.ingredients().iter().any(|&herb| self.cells_for(herb) >= least)
            }
            AimNeed::Line => self.has_line(),
            AimNeed::MixedGarden(least) => {
                self.board.gardens.iter().any(|garden| self.kinds(garden) >= least)
            }
            AimNeed::OneCropGarden(least) => {
                let mut gardens = self.board.gardens.iter();
                gardens.any(|garden| garden.cells.len() >= least && self.is_for_one(garden))
            }
        }
    }

    /// Whether no game can meet both aims. Each must be possible by itself.
    pub(super) fn excludes(&self, one: Aim, other: Aim) -> bool {
        let both = [(one, other), (other, one)];
        both.into_iter().any(|(one, other)| {
            self.leaves_no_cauldrons(one, other)
                || self.leaves_no_cells(one, other)
                || self.leaves_no_tests(one, other)
                || self.spoils(one.rule(), other)
        })
    }
}

/// Counts of printed items and of available cells.
impl Prospect<'_> {
    fn ingredients(&self) -> &'static [Ingredient] {
        &Ingredient::ALL[..usize::from(self.settings.ingredients())]
    }

    fn sections(&self) -> std::ops::Range<usize> {
        0..self.board.sections.len()
    }

    fn specials(&self, wanted: impl Fn(Special) -> bool) -> usize {
        let is_one = |plot| matches!(plot, Plot::Special(special) if wanted(special));
        self.board.plots().filter(|&(.., plot)| is_one(plot)).count()
    }

    fn cauldrons(&self, wanted: impl Fn(&Cauldron) -> bool) -> usize {
        self.board.cauldrons.iter().filter(|cauldron| wanted(cauldron)).count()
    }

    /// Iterates over the gardens without a printed plant.
    fn bare_gardens(&self) -> impl Iterator<Item = &Garden> {
        let is_bare = |garden: &&Garden| {
            let mut plots = garden.cells.iter().map(|&(_, plot)| plot);
            plots.all(|plot| matches!(plot, Plot::Empty | Plot::Special(_)))
        };
        self.board.gardens.iter().filter(is_bare)
    }

    /// Whether a cell is empty and may be planted in.
    fn is_open(&self, side: Side, (cell, plot): (Cell, Plot)) -> bool {
        match plot {
            Plot::Special(Special::BlackMagic) | Plot::Planted(_) => false,
            Plot::Empty | Plot::Special(_) => !self.left_out.contains(&(side, cell)),
        }
    }

    /// Iterates over the cells of a section that may be planted in.
    fn open(&self, section: usize) -> impl Iterator<Item = Plot> {
        let gardens = self.board.gardens_of(section);
        gardens.flat_map(move |garden| {
            let cells = garden.cells.iter().copied();
            cells.filter(|&cell| self.is_open(garden.side, cell)).map(|(_, plot)| plot)
        })
    }

    /// Whether a witch of the section has the ingredient as a specialty, so that it can be planted
    /// there.
    fn is_specialty_in(&self, herb: Ingredient, section: usize) -> bool {
        self.board.specialties_of(section).any(|own| own == herb)
    }

    /// Number of plants that fill `count` cauldrons of a section; `None` if it has fewer.
    fn missing_in(&self, section: usize, count: usize) -> Option<usize> {
        let own = self.board.cauldrons_of(section);
        let mut missing: Vec<usize> = own.map(|one| one.size() - one.starting.len()).collect();
        missing.sort_unstable();
        Some(missing.get(..count)?.iter().sum())
    }

    /// Number of plants that the gardens have and can hold.
    fn all_plants(&self) -> usize {
        let printed = self.board.plots().filter(|(.., plot)| matches!(plot, Plot::Planted(_)));
        let holds = |plot| if plot == Plot::Special(Special::Efficiency) { 2 } else { 1 };
        let open = self.sections().flat_map(|section| self.open(section)).map(holds);
        printed.count() + open.sum::<usize>()
    }

    /// Number of garden cells in which an ingredient is printed.
    fn count_printed_plants(&self, herb: Ingredient) -> usize {
        self.board.plots().filter(|&(.., plot)| plot == Plot::Planted(herb)).count()
    }

    /// Number of cauldrons in which an ingredient is printed.
    fn count_starting_cauldrons(&self, herb: Ingredient) -> usize {
        self.cauldrons(|cauldron| cauldron.starting.contains(&herb))
    }

    /// Number of cells in which an ingredient can grow.
    fn cells_for(&self, herb: Ingredient) -> usize {
        let own = self.sections().filter(|&section| self.is_specialty_in(herb, section));
        self.count_printed_plants(herb)
            + own.map(|section| self.open(section).count()).sum::<usize>()
    }

    /// Returns an upper bound for the number of cauldrons that can contain `herb`: the cells in which it
    /// can grow plus the cauldrons in which it is printed.
    fn plants(&self, herb: Ingredient) -> usize {
        self.cells_for(herb) + self.count_starting_cauldrons(herb)
    }

    /// Whether the wanted numbers of plants of all ingredients can be planted at once. By Hall's
    /// theorem every set of ingredients must have enough room in the sections that can plant one of
    /// them.
    fn supplies(&self, wanted: impl Fn(Ingredient) -> usize) -> bool {
        let room: Vec<usize> = self.sections().map(|section| self.open(section).count()).collect();
        let of = |herb: Ingredient| {
            let own = self.sections().filter(|&section| self.is_specialty_in(herb, section));
            (own.fold(0u8, |all, section| all | 1 << section), wanted(herb))
        };
        let herbs: Vec<(u8, usize)> = self.ingredients().iter().map(|&herb| of(herb)).collect();
        // For a set of sections, the critical set consists of all ingredients that only these
        // sections can plant.
        (0..1u8 << room.len()).all(|sections| {
            let only = herbs.iter().filter(|(own, _)| own & !sections == 0);
            let room = room.iter().enumerate().filter(|(section, _)| sections >> section & 1 == 1);
            only.map(|(_, wanted)| wanted).sum::<usize>()
                <= room.map(|(_, room)| room).sum::<usize>()
        })
    }

    /// Number of different ingredients that can grow in a garden.
    fn kinds(&self, garden: &Garden) -> usize {
        let printed = |herb| garden.cells.iter().any(|&(_, plot)| plot == Plot::Planted(herb));
        let kinds = self.ingredients().iter().filter(|&&herb| printed(herb)).count();
        let more = self.board.specialties_of(garden.section).filter(|&herb| !printed(herb)).count();
        let open = garden.cells.iter().filter(|&&cell| self.is_open(garden.side, cell));
        let places = open.map(|&(_, plot)| match plot {
            Plot::Special(Special::Efficiency) => 2,
            _ => 1,
        });
        kinds + more.min(places.sum())
    }

    /// Whether an ingredient can grow in a cell of a garden.
    fn can_grow(&self, herb: Ingredient, garden: &Garden, cell: (Cell, Plot)) -> bool {
        cell.1 == Plot::Planted(herb)
            || self.is_open(garden.side, cell) && self.is_specialty_in(herb, garden.section)
    }

    /// Whether one ingredient can grow in every cell of a garden.
    fn is_for_one(&self, garden: &Garden) -> bool {
        let mut herbs = self.ingredients().iter();
        herbs.any(|&herb| garden.cells.iter().all(|&cell| self.can_grow(herb, garden, cell)))
    }

    /// Whether one ingredient can grow in three adjacent cells of a section in a straight line,
    /// horizontal or vertical.
    fn has_line(&self) -> bool {
        self.ingredients().iter().any(|&herb| {
            let gardens = self.board.gardens.iter();
            let cells: Vec<(usize, Side, Cell)> = gardens
                .flat_map(|garden| {
                    let cells = garden.cells.iter();
                    let grows = cells.filter(|&&cell| self.can_grow(herb, garden, cell));
                    grows.map(|&(cell, _)| (garden.section, garden.side, cell))
                })
                .collect();
            cells.iter().any(|&(section, side, Cell { x, y })| {
                let has = |x, y| cells.contains(&(section, side, Cell { x, y }));
                has(x + 1, y) && has(x + 2, y) || has(x, y + 1) && has(x, y + 2)
            })
        })
    }

    /// Capacity of all cauldrons, counting each ingredient at most once per cauldron.
    fn brews(&self) -> usize {
        self.brews_of(&self.board.cauldrons.iter().map(Cauldron::size).collect::<Vec<_>>())
    }

    fn brews_of(&self, sizes: &[usize]) -> usize {
        sizes.iter().map(|size| (*size).min(self.ingredients().len())).sum()
    }

    /// Sizes of all cauldrons in cells, ascending.
    fn sizes(&self) -> Vec<usize> {
        let mut sizes: Vec<usize> = self.board.cauldrons.iter().map(Cauldron::size).collect();
        sizes.sort_unstable();
        sizes
    }

    /// Whether potions of the wanted sizes can be tested in different cauldrons. With `full`, each
    /// must fill its cauldron.
    fn has_sizes(&self, wanted: &[usize], full: bool) -> bool {
        self.fill(wanted, full, &mut vec![false; self.board.cauldrons.len()])
    }

    /// Assigns cauldrons to the wanted sizes by backtracking; `taken` marks assigned ones.
    fn fill(&self, wanted: &[usize], full: bool, taken: &mut [bool]) -> bool {
        let Some((&first, rest)) = wanted.split_first() else { return true };
        for (place, cauldron) in self.board.cauldrons.iter().enumerate() {
            let (size, least) = (cauldron.size(), cauldron.starting.len());
            let fits = size == first || !full && (least.max(1)..=size).contains(&first);
            if fits && !taken[place] {
                taken[place] = true;
                if self.fill(rest, full, taken) {
                    return true;
                }
                taken[place] = false;
            }
        }
        false
    }

    /// Number of cauldrons to test so that every witch makes a test; `None` if some witch cannot. A
    /// Versatility cell serves all witches of its section, a Guesser cell one.
    fn tests_of_every_witch(&self) -> Option<usize> {
        let of_section = |section: usize| {
            let witches = self.board.witches_of(section).count();
            let plots = || self.open(section);
            if plots().any(|plot| plot == Plot::Special(Special::Versatility)) {
                return Some(0);
            }
            let guesses = plots().filter(|plot| *plot == Plot::Special(Special::Guesser)).count();
            let tested = witches.saturating_sub(guesses);
            (tested <= self.board.cauldrons_of(section).count()).then_some(tested)
        };
        self.sections().map(of_section).sum()
    }
}

/// Conflicts between two aims.
impl Prospect<'_> {
    /// Returns the number of cauldrons that `aim` needs.
    fn cauldrons_for(&self, aim: Aim) -> CauldronDemand {
        let all = self.board.cauldrons.len();
        let tested = |tested| CauldronDemand { tested, ..CauldronDemand::default() };
        let full = |full| CauldronDemand { full, ..tested(full) };
        let open = |open| CauldronDemand { open, ..CauldronDemand::default() };
        match aim.rule() {
            AimRule::Log(LogRule::SameIn(least) | LogRule::SameReporter(least)) => {
                tested(least.into())
            }
            AimRule::Log(LogRule::EveryWitch) => tested(self.tests_of_every_witch().unwrap_or(all)),
            AimRule::Log(LogRule::TwoThreeFour) => tested(3),
            AimRule::Log(LogRule::EveryIngredient(least)) => tested(least.into()),
            AimRule::Log(LogRule::Reordered) => tested(2),
            AimRule::Board(BoardRule::WitchesInOneTurn(least)) => tested(least),
            AimRule::Board(BoardRule::TestedAll) => tested(all),
            AimRule::Test(TestRule::SixFilled) => full(1),
            AimRule::Board(BoardRule::FilledEachSize) => {
                let mut sizes = self.sizes();
                sizes.dedup();
                full(sizes.len())
            }
            AimRule::Board(BoardRule::FilledInEverySection(least)) => {
                full(least * self.sections().len())
            }
            AimRule::Board(BoardRule::Early(early)) => CauldronDemand { early, ..tested(early) },
            AimRule::Board(BoardRule::OpenLeft(least)) => open(least),
            AimRule::Board(BoardRule::EmptyLeft(_)) => open(1),
            _ => CauldronDemand::default(),
        }
    }

    /// Whether the two aims together need more cauldrons than the board has.
    fn leaves_no_cauldrons(&self, one: Aim, other: Aim) -> bool {
        let (one, other) = (self.cauldrons_for(one), self.cauldrons_for(other));
        let early = one.early.max(other.early);
        let full = one.full.max(other.full);
        let tested = one.tested.max(other.tested).max(full + early);
        tested + one.open.max(other.open) > self.board.cauldrons.len()
    }

    /// Returns the minimum number of empty garden cells that must be planted to meet `aim`.
    fn min_planted_cells(&self, aim: Aim) -> usize {
        let empty = |section| {
            let plots = self.board.gardens_of(section).flat_map(|garden| &garden.cells);
            plots.filter(|(_, plot)| matches!(plot, Plot::Empty | Plot::Special(_)))
        };
        let missing = |least: usize, has: &dyn Fn(Ingredient) -> usize| {
            self.ingredients().iter().map(|&herb| least.saturating_sub(has(herb))).sum()
        };
        match aim.rule() {
            AimRule::Log(LogRule::EveryIngredient(least)) => missing(least.into(), &|herb| {
                self.count_printed_plants(herb) + self.count_starting_cauldrons(herb)
            }),
            AimRule::Board(BoardRule::EveryHerbIn(least)) => {
                missing(least, &|herb| self.count_printed_plants(herb))
            }
            AimRule::Board(BoardRule::OneHerbIn(least)) => least,
            AimRule::Board(BoardRule::EveryGarden) => self.bare_gardens().count(),
            AimRule::Board(BoardRule::OneCrop(least)) => {
                let fit = self
                    .board
                    .gardens
                    .iter()
                    .filter(|garden| garden.cells.len() >= least && self.is_for_one(garden));
                fit.map(|garden| garden.cells.len()).min().unwrap_or_default()
            }
            // Black Magic can be planted only after all other cells of its section.
            AimRule::Board(BoardRule::EverySpecial) => {
                let of_section = |section| {
                    let is = |wanted: &dyn Fn(Special) -> bool| {
                        let is_one =
                            |plot: &Plot| matches!(plot, Plot::Special(one) if wanted(*one));
                        empty(section).filter(|(_, plot)| is_one(plot)).count()
                    };
                    match is(&|one| one == Special::BlackMagic) {
                        0 => is(&|_| true),
                        _ => empty(section).count(),
                    }
                };
                self.sections().map(of_section).sum()
            }
            _ => 0,
        }
    }

    /// Whether `one` needs empty cells, and planting for `other` leaves too few.
    fn leaves_no_cells(&self, one: Aim, other: Aim) -> bool {
        let AimRule::Board(BoardRule::CellsLeft(least)) = one.rule() else { return false };
        let is_empty = |plot| matches!(plot, Plot::Empty | Plot::Special(_));
        let empty = self.board.plots().filter(|&(.., plot)| is_empty(plot)).count();
        self.min_planted_cells(other) + least > empty
    }

    /// Whether `one` limits the cauldrons or the tests so that not every ingredient can be tested
    /// as often as `other` needs.
    fn leaves_no_tests(&self, one: Aim, other: Aim) -> bool {
        let AimRule::Log(LogRule::EveryIngredient(least)) = other.rule() else { return false };
        let sizes = self.sizes();
        let used = match one.rule() {
            AimRule::Board(BoardRule::OpenLeft(open)) => sizes.get(open..),
            AimRule::Board(BoardRule::EmptyLeft(_)) => sizes.get(..sizes.len().saturating_sub(1)),
            AimRule::Log(LogRule::WonWithin(most)) => {
                sizes.get(sizes.len().saturating_sub(most.into())..)
            }
            _ => return false,
        };
        self.brews_of(used.unwrap_or_default()) < usize::from(least) * self.ingredients().len()
    }

    /// Whether the rule `forbids` excludes what `other` needs.
    fn spoils(&self, forbids: AimRule, other: Aim) -> bool {
        match forbids {
            AimRule::Board(BoardRule::NoHarm) => {
                let harmful = |plot| matches!(plot, Plot::Special(one) if one.is_harmful());
                let plots = self.board.plots().filter(|&(.., plot)| harmful(plot));
                let left_out = plots.map(|(side, cell, _)| (side, cell)).collect();
                !self.without(left_out).allows(other)
            }
            AimRule::Board(BoardRule::BareToTheEnd) => {
                let mut bare = self.bare_gardens().map(|garden| {
                    let cells = garden.cells.iter().map(|&(cell, _)| (garden.side, cell));
                    self.without(cells.collect())
                });
                !bare.any(|prospect| prospect.allows(other))
            }
            AimRule::Board(BoardRule::OnlyFull) => self.is_spoilt_by_full_ones(other),
            AimRule::Log(LogRule::NoneTwice) => {
                let distinct = |cauldron: &&Cauldron| {
                    let starting = &cauldron.starting;
                    (1..starting.len()).all(|at| !starting[..at].contains(&starting[at]))
                };
                let fits = |cauldron: &&Cauldron| {
                    distinct(cauldron) && cauldron.size() <= self.ingredients().len()
                };
                let all = &self.board.cauldrons;
                match other.rule() {
                    AimRule::Board(BoardRule::TestedAll) => !all.iter().all(|one| distinct(&one)),
                    AimRule::Board(BoardRule::FilledEachSize) => all.iter().any(|one| {
                        !all.iter().any(|other| other.size() == one.size() && fits(&other))
                    }),
                    AimRule::Board(BoardRule::FilledInEverySection(least)) => {
                        self.sections().any(|section| {
                            self.board.cauldrons_of(section).filter(fits).count() < least
                        })
                    }
                    _ => false,
                }
            }
            _ => false,
        }
    }

    /// Whether `aim` is impossible if only full cauldrons are tested.
    fn is_spoilt_by_full_ones(&self, aim: Aim) -> bool {
        let free_of = |size: usize, most: usize| {
            self.cauldrons(|one| one.size() == size && one.starting.len() <= most) > 0
        };
        match aim.rule() {
            AimRule::Log(LogRule::TwoThreeFour) => !self.has_sizes(&[2, 3, 4], true),
            AimRule::Test(TestRule::DotsAre(dots)) => !free_of(dots.len(), 1),
            // Ingredients that are not counted could fill a larger cauldron, but not every game has
            // any.
            AimRule::Test(TestRule::CauldronWins) => {
                let mut lengths = self.settings.length().range();
                !lengths.all(|length| free_of(length.into(), 0))
            }
            AimRule::Log(LogRule::SameIn(_) | LogRule::SameReporter(_) | LogRule::EveryWitch)
            | AimRule::Board(BoardRule::TestedAll) => {
                let tested = self.cauldrons_for(aim).tested;
                let cauldrons = self.board.cauldrons.iter();
                let mut empty: Vec<usize> =
                    cauldrons.map(|one| one.size() - one.starting.len().min(one.size())).collect();
                empty.sort_unstable();
                let open = self.sections().map(|section| self.open(section).count());
                let planted = |&(.., plot): &(Side, Cell, Plot)| matches!(plot, Plot::Planted(_));
                let printed = self.board.plots().filter(planted).count();
                empty.iter().take(tested).sum::<usize>() > open.sum::<usize>() + printed
            }
            _ => false,
        }
    }
}
