//! What does not change in a game: the printed board, and who has which specialties.

use std::sync::Arc;

use super::{Spot, Spots};
use crate::common::stream::Stream;
use crate::game::edition::Edition;
use crate::witches::board::{Plot, Special};
use crate::witches::puzzle::{Ingredient, Pour};
use crate::witches::sheet::Sheet;
use crate::witches::table::Mode;

/// A set of ingredients, a bit each.
pub(crate) type Herbs = u16;

/// Only this one.
pub(crate) fn herb(ingredient: Ingredient) -> Herbs {
    1 << ingredient.index()
}

/// The ingredients of a set, in their order.
pub(crate) fn herbs(set: Herbs) -> impl Iterator<Item = Ingredient> {
    Ingredient::ALL.into_iter().filter(move |&i| set & herb(i) != 0)
}

/// A cauldron as it is printed.
#[derive(Clone, Debug)]
pub(crate) struct PrintedCauldron {
    pub(crate) section: u8,
    /// How many ingredients it holds.
    pub(crate) size: u8,
    /// Its cells, in the order in which they are filled.
    pub(crate) cells: Vec<Spot>,
    pub(crate) starting: Vec<Pour>,
}

/// The printed board.
#[derive(Clone, Debug)]
pub(crate) struct Printed {
    pub(crate) edition: Edition,
    /// How far an ingredient grows at most.
    pub(crate) longest: u8,
    /// The ingredients in play.
    pub(crate) ingredients: Herbs,
    /// The garden cells of each section, without the notes cell.
    pub(crate) sections: Vec<Spots>,
    /// The section of each cell.
    section_of: [u8; Spot::COUNT],
    special: [Option<Special>; Spot::COUNT],
    /// Of each kind of special cell, where they are.
    specials: [Spots; Special::ALL.len()],
    pub(crate) cauldrons: Vec<PrintedCauldron>,
    pub(crate) gardens: Vec<Spots>,
    /// What stands in gardens.
    pub(crate) planted: Vec<(Spot, Ingredient)>,
}

impl Printed {
    /// That of a sheet.
    pub(crate) fn of(sheet: &Sheet) -> Printed {
        let board = &sheet.board;
        let settings = sheet.deal.puzzle.settings();
        let mut printed = Printed {
            edition: settings.edition(),
            longest: settings.length().longest(),
            ingredients: (1 << settings.ingredients()) - 1,
            sections: vec![Spots::default(); board.sections.len()],
            section_of: [0; Spot::COUNT],
            special: [None; Spot::COUNT],
            specials: [Spots::default(); Special::ALL.len()],
            cauldrons: Vec::new(),
            gardens: Vec::new(),
            planted: Vec::new(),
        };
        for cauldron in &board.cauldrons {
            let cells: Vec<Spot> =
                cauldron.cells().map(|cell| Spot::of(cauldron.side, cell)).collect();
            for cell in &cells {
                printed.section_of[cell.index()] = cauldron.section as u8;
            }
            let starting = cauldron.starting.iter();
            printed.cauldrons.push(PrintedCauldron {
                section: cauldron.section as u8,
                size: cells.len() as u8,
                cells,
                starting: starting.map(|&ingredient| Pour { ingredient, grown: 1 }).collect(),
            });
        }
        for garden in &board.gardens {
            let mut spots = Spots::default();
            for &(cell, plot) in &garden.cells {
                let spot = Spot::of(garden.side, cell);
                printed.section_of[spot.index()] = garden.section as u8;
                match plot {
                    Plot::Note => continue,
                    Plot::Empty => {}
                    Plot::Planted(ingredient) => printed.planted.push((spot, ingredient)),
                    Plot::Special(special) => {
                        printed.special[spot.index()] = Some(special);
                        let of_kind = &mut printed.specials[special as usize];
                        *of_kind = of_kind.with(spot);
                    }
                }
                spots = spots.with(spot);
            }
            if spots.is_empty() {
                continue;
            }
            printed.sections[garden.section] = printed.sections[garden.section].or(spots);
            printed.gardens.push(spots);
        }
        printed
    }

    pub(crate) fn section_of(&self, spot: Spot) -> u8 {
        self.section_of[spot.index()]
    }

    pub(crate) fn special(&self, spot: Spot) -> Option<Special> {
        self.special[spot.index()]
    }

    /// The special cells of a kind.
    pub(crate) fn specials(&self, special: Special) -> Spots {
        self.specials[special as usize]
    }
}

/// A board with its witches: who sits where, with which specialties, and who plays with whom.
#[derive(Clone, Debug)]
pub(crate) struct Setup {
    pub(crate) printed: Arc<Printed>,
    /// The section of each witch.
    pub(crate) section_of: Vec<u8>,
    /// What each witch may plant.
    pub(crate) specialties: Vec<Herbs>,
    /// The witches in the order in which they act: by their sections.
    pub(crate) order: Vec<u8>,
    pub(crate) mode: Mode,
}

impl Setup {
    /// Deals the ingredients out. What cannot be dealt evenly goes to the youngest, who are
    /// the last; with more witches than ingredients, the last share those of the first.
    pub(crate) fn deal(
        printed: Arc<Printed>,
        players: u8,
        mode: Mode,
        stream: &mut Stream,
    ) -> Setup {
        let sections = printed.sections.len() as u8;
        let section_of: Vec<u8> = (0..players).map(|witch| witch % sections.max(1)).collect();
        let mut deck: Vec<Ingredient> = herbs(printed.ingredients).collect();
        stream.shuffle(&mut deck);
        let witches = usize::from(players);
        let mut specialties = vec![0; witches];
        for (i, &ingredient) in deck.iter().cycle().take(deck.len().max(witches)).enumerate() {
            let youngest_first = witches - 1 - i % witches;
            specialties[youngest_first] |= herb(ingredient);
        }
        let mut order: Vec<u8> = (0..players).collect();
        order.sort_by_key(|&witch| (section_of[usize::from(witch)], witch));
        Setup { printed, section_of, specialties, order, mode }
    }

    pub(crate) fn witches(&self) -> u8 {
        self.section_of.len() as u8
    }

    /// The section of a witch.
    pub(crate) fn section(&self, witch: u8) -> u8 {
        self.section_of[usize::from(witch)]
    }
}
