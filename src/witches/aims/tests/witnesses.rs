//! Independent check that possible aims can be met: searches, for each aim, an assignment of plants
//! to cells and cauldrons by the rules of planting alone.

use super::*;
use crate::witches::board::{Cauldron, Cell, Garden, Plot, Side};
use crate::witches::settings::EffectsLevel;

/// Garden cell with the ingredients that can grow in it.
struct Ground {
    section: usize,
    garden: usize,
    side: Side,
    cell: Cell,
    grows: BTreeSet<Ingredient>,
    /// Number of plants that the cell can hold.
    holds: usize,
    /// Whether its plant is printed.
    printed: bool,
}

fn grounds(board: &Board) -> Vec<Ground> {
    let mut grounds = Vec::new();
    for (index, Garden { section, side, cells }) in board.gardens.iter().enumerate() {
        let witches = (0..board.specialties.len()).filter(|w| w % board.sections.len() == *section);
        let own: BTreeSet<Ingredient> =
            witches.flat_map(|witch| board.specialties[witch].iter().copied()).collect();
        for &(cell, plot) in cells {
            let (grows, holds, printed) = match plot {
                Plot::Planted(herb) => ([herb].into(), 1, true),
                Plot::Special(Special::BlackMagic) => continue,
                Plot::Special(Special::Efficiency) => (own.clone(), 2, false),
                Plot::Special(_) | Plot::Empty => (own.clone(), 1, false),
            };
            let (section, side) = (*section, *side);
            grounds.push(Ground { section, garden: index, side, cell, grows, holds, printed });
        }
    }
    grounds
}

/// Whether each of `wanted` can be assigned a different place: bipartite matching by augmenting
/// paths.
fn matched<T>(wanted: &[T], places: usize, fits: impl Fn(&T, usize) -> bool) -> bool {
    fn place<T>(
        one: usize,
        wanted: &[T],
        fits: &dyn Fn(&T, usize) -> bool,
        taken: &mut [Option<usize>],
        seen: &mut [bool],
    ) -> bool {
        for at in 0..taken.len() {
            if seen[at] || !fits(&wanted[one], at) {
                continue;
            }
            seen[at] = true;
            if taken[at].is_none_or(|other| place(other, wanted, fits, taken, seen)) {
                taken[at] = Some(one);
                return true;
            }
        }
        false
    }
    let mut taken = vec![None; places];
    (0..wanted.len()).all(|one| place(one, wanted, &fits, &mut taken, &mut vec![false; places]))
}

fn started(board: &Board, herb: Ingredient) -> usize {
    board.cauldrons.iter().filter(|one| one.starting.contains(&herb)).count()
}

/// Whether an assignment that meets `aim` exists on this board.
fn is_met_somehow(aim: Aim, players: Players, settings: &Settings, board: &Board) -> bool {
    let grounds = grounds(board);
    let herbs = &Ingredient::ALL[..settings.ingredients().into()];
    let sizes: Vec<usize> = board.cauldrons.iter().map(Cauldron::size).collect();
    let sections = board.sections.len();
    let cells = |herb: Ingredient| grounds.iter().filter(|g| g.grows.contains(&herb)).count();
    // Assigns `times` plants of each ingredient, less those printed in cauldrons.
    let all_grow = |times: usize, aside: &dyn Fn(Ingredient) -> usize| {
        let wanted: Vec<Ingredient> =
            herbs.iter().flat_map(|&herb| vec![herb; times.saturating_sub(aside(herb))]).collect();
        matched(&wanted, grounds.len(), |herb, at| grounds[at].grows.contains(herb))
    };
    let rooms = grounds.iter().filter(|g| !g.printed).count();
    let plants: usize = grounds.iter().map(|g| g.holds).sum();
    let special = |kind| board.plots().filter(|&(.., plot)| plot == Plot::Special(kind)).count();
    match aim {
        Aim::EveryIngredient1 => all_grow(1, &|herb| started(board, herb)),
        Aim::EveryIngredient2 => {
            let pours: usize = sizes.iter().map(|&size| size.min(herbs.len())).sum();
            all_grow(2, &|herb| started(board, herb)) && pours >= 2 * herbs.len()
        }
        Aim::SameInFive => {
            sizes.len() >= 5 && herbs.iter().any(|&herb| cells(herb) + started(board, herb) >= 5)
        }
        Aim::SameEffect => {
            settings.effects() > EffectsLevel::None
                && sizes.len() >= 5
                && herbs.iter().all(|&herb| cells(herb) + started(board, herb) >= 5)
        }
        Aim::Sizes => matched(&[2usize, 3, 4], sizes.len(), |&wanted, at| {
            board.cauldrons[at].starting.len() <= wanted && wanted <= sizes[at]
        }),
        Aim::FillSix => sizes.contains(&6) && plants >= 6,
        Aim::AllWronglyGrown | Aim::NoneWronglyGrown | Aim::NoDecoy => {
            sizes.iter().any(|&size| size >= 3) && plants >= 3
        }
        Aim::OneWronglyGrown | Aim::TwoAndTwo | Aim::LastOfFour => {
            sizes.iter().any(|&size| size >= 4) && plants >= 4
        }
        Aim::DotsUp => {
            settings.length().longest() >= 4
                && board.cauldrons.iter().any(|one| one.size() >= 4 && one.starting.is_empty())
        }
        Aim::ThreeDots => settings.length().longest() >= 3,
        Aim::ThreeReports | Aim::FourReports | Aim::NoReport | Aim::NothingToTell => {
            settings.effects() > EffectsLevel::None && sizes.iter().any(|&size| size >= 4)
        }
        Aim::AnotherOrder | Aim::TwoNotFull => sizes.len() >= 2,
        Aim::OnlyDecoys => settings.ingredients() - settings.length().longest() >= 2,
        Aim::EveryWitchTests => {
            // Tests for each witch: a cauldron or a Guesser cell of her section serves one witch, a
            // Versatility cell all.
            let mut tests: Vec<usize> = board.cauldrons.iter().map(|one| one.section).collect();
            for garden in &board.gardens {
                for &(_, plot) in &garden.cells {
                    match plot {
                        Plot::Special(Special::Guesser) => tests.push(garden.section),
                        Plot::Special(Special::Versatility) => {
                            tests.extend([garden.section; 2]);
                        }
                        _ => {}
                    }
                }
            }
            let witches: Vec<usize> = (0..players.count().into()).collect();
            matched(&witches, tests.len(), |witch, at| tests[at] == witch % sections)
        }
        Aim::TwoWitches => sections >= 2,
        Aim::ThreeWitches => sections >= 3,
        Aim::FourOnVersatility => {
            special(Special::Versatility) * usize::from(settings.length().longest()) >= 4
        }
        Aim::EveryGardenPlanted => (0..board.gardens.len())
            .all(|garden| grounds.iter().any(|g| g.garden == garden && !g.grows.is_empty())),
        Aim::OneGardenBare => (0..board.gardens.len())
            .any(|garden| !grounds.iter().any(|g| g.garden == garden && g.printed)),
        Aim::EachInTwoCells => all_grow(2, &|_| 0),
        Aim::OneInSixCells => herbs.iter().any(|&herb| cells(herb) >= 6),
        Aim::ThreeAlikeLeft => herbs.iter().any(|&herb| cells(herb) >= 3),
        Aim::ThreeInARow => grounds.iter().any(|first| {
            let next = |steps: (u8, u8)| {
                let at = Cell { x: first.cell.x + steps.0, y: first.cell.y + steps.1 };
                grounds
                    .iter()
                    .find(|g| g.cell == at && g.side == first.side && g.section == first.section)
            };
            let lines = [[(1, 0), (2, 0)], [(0, 1), (0, 2)]];
            lines.into_iter().any(|line| {
                let [Some(second), Some(third)] = line.map(next) else { return false };
                let mut both = first.grows.intersection(&second.grows);
                both.any(|herb| third.grows.contains(herb))
            })
        }),
        Aim::FourInOneGarden => (0..board.gardens.len()).any(|garden| {
            let cells: Vec<&Ground> = grounds.iter().filter(|g| g.garden == garden).collect();
            let places: Vec<&Ground> = cells.iter().flat_map(|&g| vec![g; g.holds]).collect();
            (0u16..1 << herbs.len()).filter(|set| set.count_ones() == 4).any(|set| {
                let kinds: Vec<Ingredient> =
                    herbs.iter().copied().filter(|herb| set >> herb.index() & 1 == 1).collect();
                matched(&kinds, places.len(), |herb, at| places[at].grows.contains(herb))
            })
        }),
        Aim::OneCropGarden => (0..board.gardens.len()).any(|garden| {
            let whole = board.gardens[garden].cells.len();
            let cells: Vec<&Ground> = grounds.iter().filter(|g| g.garden == garden).collect();
            whole >= 3
                && cells.len() == whole
                && herbs.iter().any(|herb| cells.iter().all(|g| g.grows.contains(herb)))
        }),
        Aim::EverySpecialCell => Special::ALL.into_iter().any(|kind| special(kind) > 0),
        Aim::NoSignWithPoints => {
            Special::ALL.into_iter().any(|kind| kind.is_harmful() && special(kind) > 0)
        }
        Aim::AcrossSections => sections >= 2 && plants >= 8 && sizes.iter().sum::<usize>() >= 16,
        Aim::EveryCauldron => plants >= sizes.len(),
        Aim::EachSizeFilled => plants >= 15,
        Aim::TwoFilledEverywhere => {
            let of_section = |section| {
                let own = board.cauldrons.iter().filter(move |one| one.section == section);
                let mut missing: Vec<usize> =
                    own.map(|one| one.size() - one.starting.len()).collect();
                missing.sort_unstable();
                (missing.len() >= 2).then(|| missing[..2].iter().sum::<usize>())
            };
            let missing: Option<usize> = (0..sections).map(of_section).sum();
            sections > 1 && missing.is_some_and(|missing| missing <= plants)
        }
        Aim::ThreeOpen => sizes.len() >= 3,
        Aim::LargeOneEmpty => {
            board.cauldrons.iter().any(|one| one.size() >= 4 && one.starting.is_empty())
        }
        Aim::EightCellsLeft => rooms >= 8,
        Aim::SixPlantsLeft => plants >= 6,
        Aim::FourKindsLeft => (0u16..1 << herbs.len()).any(|set| {
            let kinds: Vec<Ingredient> =
                herbs.iter().copied().filter(|herb| set >> herb.index() & 1 == 1).collect();
            kinds.len() == 4
                && matched(&kinds, grounds.len(), |herb, at| grounds[at].grows.contains(herb))
        }),
        Aim::SectionHarvested => sections >= 2,
        Aim::WinInSix => players.count() < 6,
        // Met by restraint or by winning, which every board allows.
        Aim::NoneTwiceInOne
        | Aim::OnlyFullOnes
        | Aim::WinInACauldron
        | Aim::WinByNaming
        | Aim::WinInNine
        | Aim::LastRightlyGrown => true,
    }
}

/// All levels, and custom settings with few and with many ingredients.
fn all_settings() -> Vec<Settings> {
    let own =
        |n, length, effects| Settings::new(n, length, DecoyKinds::All, effects, true).unwrap();
    let levels = Level::ALL.map(Level::settings);
    let customs = [
        own(4, RecipeLength::Known(3), EffectsLevel::None),
        own(5, RecipeLength::Known(3), EffectsLevel::Many),
        own(7, RecipeLength::Hidden, EffectsLevel::None),
        own(10, RecipeLength::Known(3), EffectsLevel::Some),
    ];
    levels.into_iter().chain(customs).collect()
}

#[test]
fn every_aim_that_is_drawn_has_a_witness_and_so_has_every_aim_that_is_possible() {
    let seeds = if crate::common::long_tests_are_asked_for() { 300 } else { 15 };
    let mut refused = BTreeSet::new();
    for settings in all_settings() {
        for players in Players::all() {
            for seed in (0..seeds).map(Seed) {
                let board = Board::generate(seed, players, &settings);
                let name = |aim: Aim| format!("{aim:?} {seed:?} {players:?} {settings:?}\n{board}");
                for aim in Aim::ALL {
                    let is_possible = aim.is_possible(players, &settings, &board);
                    let is_met = is_met_somehow(aim, players, &settings, &board);
                    assert!(is_met || !is_possible, "no way: {}", name(aim));
                    if !is_possible {
                        refused.insert(aim);
                    }
                }
                for aim in Aim::draw(seed, players, &settings, &board) {
                    assert!(is_met_somehow(aim, players, &settings, &board), "{}", name(aim));
                }
            }
        }
    }
    let asked =
        [Aim::SameEffect, Aim::EveryWitchTests, Aim::FourOnVersatility, Aim::FourInOneGarden];
    for aim in asked {
        assert!(refused.contains(&aim), "{aim:?} is possible everywhere");
    }
}

/// Regression test: a board that was once given the aim of four kinds in one garden, where they
/// cannot be planted.
#[test]
fn four_kinds_in_one_garden_are_not_asked_for_where_they_do_not_fit() {
    let seed: Seed = "vuhaz-bufat-juvus-hi".parse().unwrap();
    let (settings, players) = (Level::SpiceSorcerer.settings(), Players::FOUR);
    let board = Board::generate(seed, players, &settings);
    assert!(!Aim::FourInOneGarden.is_possible(players, &settings, &board));
    let aims = Aim::draw(seed, players, &settings, &board);
    assert!(!aims.contains(&Aim::FourInOneGarden), "{aims:?}");
}
