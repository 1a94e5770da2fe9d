//! Tests that the check finds every broken rule.

use proptest::prelude::*;

use super::Violation as V;
use super::*;
use crate::witches::settings::Level;

fn players() -> Players {
    Players::new(4).unwrap()
}

fn settings() -> Settings {
    Level::SpiceSorcerer.settings()
}

fn sound() -> Board {
    let board = Board::generate(Seed(1), players(), &settings());
    assert_eq!(board.check(players(), &settings()), Ok(()));
    board
}

/// Breaks a sound board and returns the violations that the check finds.
fn broken(break_it: impl FnOnce(&mut Board)) -> Vec<V> {
    let mut board = sound();
    break_it(&mut board);
    let violations = board.check(players(), &settings()).unwrap_err();
    violations.all().to_vec()
}

/// Asserts that the check of a board broken by `$break_it` finds a violation of this form.
macro_rules! finds {
    ($form:pat, $break_it:expr) => {
        let found = broken($break_it);
        assert!(found.iter().any(|v| matches!(v, $form)), "{} in {found:?}", stringify!($form));
    };
}

/// Returns all plots of the board.
fn plots(board: &mut Board) -> impl Iterator<Item = &mut Plot> {
    board.gardens.iter_mut().flat_map(|g| g.cells.iter_mut().map(|(_, plot)| plot))
}

fn clear(board: &mut Board, unwanted: impl Fn(Plot) -> bool) {
    plots(board).filter(|p| unwanted(**p)).for_each(|p| *p = Plot::Empty);
}

#[test]
fn sections() {
    finds!(V::Sections { players: 4 }, |b| b.sections.swap(0, 1));
    finds!(V::Sections { .. }, |b| b.sections.clear());
    finds!(V::Mirror { section: 2 }, |b| b.sections[1].back = b.sections[1].front);
    finds!(V::NoSuchSection { section: 5, .. }, |b| b.gardens[0].section = 4);
    finds!(V::NoSuchSection { .. }, |b| b.cauldrons[0].section = usize::MAX);
    let board = sound();
    assert!(board.check(Players::new(5).unwrap(), &settings()).is_err());
}

#[test]
fn owners() {
    finds!(V::Owners { owners: 0, .. }, |b| drop(b.gardens.pop()));
    finds!(V::Owners { owners: 2, .. }, |b| b.gardens.push(b.gardens[0].clone()));
    finds!(V::Outside { .. }, |b| b.cauldrons[0].section = (b.cauldrons[0].section + 1) % 4);
    finds!(V::Outside { .. }, |b| b.gardens[0].cells[0].0 = Cell { x: 200, y: 3 });
}

#[test]
fn cauldrons() {
    finds!(V::Shape { w: 4, h: 1, .. }, |b| {
        (b.cauldrons[0].rect.w, b.cauldrons[0].rect.h) = (4, 1);
    });
    finds!(V::Shape { w: 1, h: 1, .. }, |b| {
        (b.cauldrons[0].rect.w, b.cauldrons[0].rect.h) = (1, 1);
    });
    finds!(V::Shape { w: 3, h: 3, .. }, |b| {
        (b.cauldrons[0].rect.w, b.cauldrons[0].rect.h) = (3, 3);
    });
    finds!(V::CauldronCells { .. }, |b| drop(b.cauldrons.pop()));
    finds!(V::NoCauldron { section: 3 }, |b| b.cauldrons.retain(|c| c.section != 2));
    finds!(V::Unfair { section: 3, cells: 0, area: 16 }, |b| {
        b.cauldrons.retain(|c| c.section != 2);
    });
    finds!(V::Unfair { section: 3, cells: 32, area: 16 }, |b| {
        b.cauldrons.iter_mut().for_each(|c| c.section = 2);
    });
    finds!(V::NoLargeCauldron { longest: 4 }, |b| {
        b.cauldrons.iter_mut().for_each(|c| c.starting = vec![Ingredient::Sage]);
    });
    finds!(V::StartsFull { .. }, |b| b.cauldrons[0].starting = vec![Ingredient::Sage; 6]);
}

#[test]
fn the_largest_recipe_needs_its_cauldron() {
    let mut board = sound();
    board.cauldrons.retain(|c| c.size() < 6);
    let hidden = Level::PotionMaster.settings();
    let found = board.check(players(), &hidden).unwrap_err();
    assert!(found.all().contains(&V::NoLargeCauldron { longest: 6 }));
}

#[test]
fn gardens() {
    finds!(V::NoGarden { section: 1 }, |b| b.gardens.retain(|g| g.section != 0));
    finds!(V::NoCells { .. }, |b| b.gardens[0].cells.clear());
    finds!(V::Unsorted { .. }, |b| {
        b.gardens.iter_mut().for_each(|g| g.cells.reverse());
    });
    finds!(V::Unconnected { .. }, |b| {
        b.gardens[0].cells.push((Cell { x: 7, y: 3 }, Plot::Empty));
    });
    finds!(V::NoEmptyCell { section: 4 }, |b| {
        let last = b.gardens.iter_mut().filter(|g| g.section == 3);
        last.flat_map(|g| &mut g.cells).for_each(|c| c.1 = Plot::Planted(Ingredient::Mint));
    });
    finds!(V::Unusable { .. }, |b| {
        let cells = &mut b.gardens[0].cells;
        cells.iter_mut().for_each(|c| c.1 = Plot::Special(Special::Painter));
    });
}

#[test]
fn starting_ingredients() {
    let planted = |p| matches!(p, Plot::Planted(_));
    finds!(V::StartCount { gardens: 0, .. }, |b| clear(b, planted));
    finds!(V::StartCount { cauldrons: 0, .. }, |b| {
        b.cauldrons.iter_mut().for_each(|c| c.starting.clear());
    });
    finds!(V::StartCount { .. }, |b| {
        plots(b).filter(|p| **p == Plot::Empty).for_each(|p| *p = Plot::Planted(Ingredient::Mint));
    });
    finds!(V::NoStart { section: 1 }, |b| {
        clear(b, planted);
        b.cauldrons.iter_mut().for_each(|c| c.starting.clear());
    });
    finds!(V::NotInPuzzle { ingredient: Ingredient::Pepper, count: 8, .. }, |b| {
        let cauldron = b.cauldrons.iter_mut().find(|c| !c.starting.is_empty()).unwrap();
        cauldron.starting[0] = Ingredient::Pepper;
    });
    finds!(V::NotInPuzzle { ingredient: Ingredient::Thyme, .. }, |b| {
        *plots(b).find(|p| planted(**p)).unwrap() = Plot::Planted(Ingredient::Thyme);
    });
}

#[test]
fn special_cells() {
    let special = |p| matches!(p, Plot::Special(_));
    finds!(V::NoSpecial { side: Side::Back }, |b| clear(b, special));
    finds!(V::TooManySpecials { .. }, |b| {
        plots(b).filter(|p| **p == Plot::Empty).for_each(|p| *p = Plot::Special(Special::Painter));
    });
    finds!(V::TooManyTests { section: 1, count: 2 }, |b| {
        clear(b, special);
        let cells = b.gardens.iter_mut().filter(|g| g.section == 0).flat_map(|g| &mut g.cells);
        let empty = cells.map(|(_, plot)| plot).filter(|plot| **plot == Plot::Empty);
        empty.take(2).for_each(|plot| *plot = Plot::Special(Special::Guesser));
    });
    finds!(V::Versatility { .. }, |b| {
        let garden = b.gardens.iter_mut().find(|g| g.cells.len() > 1).unwrap();
        garden.cells[0].1 = Plot::Special(Special::Versatility);
    });
    let without = Level::Beginner.settings();
    let found = sound().check(players(), &without).unwrap_err();
    assert!(found.all().iter().any(|v| matches!(v, V::SpecialsOff { .. })), "{found}");
}

#[test]
fn specialties() {
    let (settings, players) = (Level::SpiceSorcerer.settings(), Players::new(8).unwrap());
    let found = |break_it: &dyn Fn(&mut Vec<Vec<Ingredient>>)| {
        let mut board = Board::generate(Seed(1), players, &settings);
        board.specialties = vec![vec![]; 8];
        for (place, &ingredient) in Ingredient::ALL[..8].iter().cycle().take(16).enumerate() {
            board.specialties[place / 2].push(ingredient);
        }
        break_it(&mut board.specialties);
        let of_dealing = |v: &V| {
            matches!(v, V::Specialties { .. } | V::Nobodys { .. } | V::DealtTooOften { .. })
        };
        let found = board.check(players, &settings).err();
        let found = found.iter().flat_map(Violations::all).filter(|v| of_dealing(v)).cloned();
        found.collect::<Vec<V>>()
    };
    assert_eq!(found(&|_| {}), []);
    let [first, third, pepper] = [0, 2, 9].map(|i| Ingredient::ALL[i]);
    // The first ingredient replaces the third, so one is dealt three times and another once.
    let too_often = V::DealtTooOften { ingredient: first, times: 3, least: 1 };
    assert_eq!(found(&|hands| hands[1][0] = first), [too_often]);
    let of_two = |ingredient| {
        move |hands: &mut Vec<Vec<Ingredient>>| {
            hands.iter_mut().flatten().filter(|i| **i == third).for_each(|i| *i = ingredient);
        }
    };
    assert!(found(&of_two(first)).contains(&V::Nobodys { ingredient: third }));
    let foreign = V::Specialties { witch: 2, count: 1 };
    assert!(found(&|hands| hands[1][0] = pepper).contains(&foreign));
    let twice = V::Specialties { witch: 1, count: 1 };
    assert!(found(&|hands| hands[0][1] = first).contains(&twice));
    assert!(found(&|hands| hands[4].push(third)).contains(&V::Specialties { witch: 5, count: 3 }));
    let no_witch = V::Specialties { witch: 9, count: 2 };
    assert!(found(&|hands| hands.push(vec![first, third])).contains(&no_witch));
}

#[test]
fn all_broken_rules_are_told_in_one_sentence() {
    let mut board = sound();
    board.sections.swap(0, 1);
    clear(&mut board, |p| matches!(p, Plot::Special(_)));
    let text = board.check(players(), &settings()).unwrap_err().to_string();
    assert!(text.starts_with("the board breaks the rules: the sections are not"), "{text}");
    assert!(
        text.contains("; the front has no special cell; the back has no special cell"),
        "{text}"
    );
}

proptest! {
    /// Boards can be read from files, so no number may cause a panic in the check or the drawing.
    #[test]
    fn wild_boards_are_refused_calmly(x: u8, y: u8, w: u8, h: u8, at: usize, back: bool) {
        let mut board = sound();
        let rect = CellRect { x, y, w, h };
        let side = if back { Side::Back } else { Side::Front };
        board.sections[0].front = rect;
        board.cauldrons[0] =
            Cauldron { section: at, side, rect, starting: vec![Ingredient::Sage; 70] };
        board.gardens[0].section = at;
        board.gardens[0].cells.push((Cell { x: y, y: x }, Plot::Empty));
        prop_assert!(board.check(players(), &settings()).is_err());
        prop_assert!(board.to_string().lines().count() > 20);
    }
}
