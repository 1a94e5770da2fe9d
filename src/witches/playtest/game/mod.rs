//! The board game itself: a board in play, what the rules allow on it, and
//! what comes of it. Potions are tested at a table, by its rules.
//!
//! Where the rules are silent, this is decided:
//! - The witches act in the order of their sections, and the potions that became full are
//!   tested at the end of the turn. A witch who acts later sees what was done before.
//! - Rivals give each other nothing. Who plays together always agrees to a pluck out of
//!   another's garden; either of the two may propose it, as long as both can still act.
//! - The game ends once no cauldron is open, nobody can do anything any more, or the last turn is
//!   over; until then everybody goes on, and a witch who can do nothing passes.
//! - A witch with several actions a turn does them one after the other, each after one of all others
//!   who have as many left.
//! - Who fills or closes a cauldron tests it, and its effects are hers.
//! - Growing must make something grow. Green Fingers on Fertile Ground gives two dots as well.
//!   A garden with something that a witch is allergic to still grows, but for that.
//! - A Versatility cell is tested beside the action, again only after its plant has grown.
//! - A Guesser cell gives its free test once, though a Mole may free it.
//! - A Sharer plants what grows least in her section, of what she may plant.
//! - A Minimalist may begin any potion, but not fill or close it unless it is of one kind.
//! - Piggyback: one section of another counts as hers for an action.
//! - Copycat takes the action of the next turn, and fills empty cells in the order of reading.
//! - Genius changes an ingredient or its dots, in a potion of her own.
//! - Painter and Fence draw a straight line that leaves two parts, each in one piece.
//! - Weeds, Creeper and Fence must be done, where they can; Painter, Guesser, Mole, Seedling
//!   and Genius need not.
//! - An Efficiency cell with one plant still has room, and is not empty: neither Weeds nor Black
//!   Magic cells go by it. Black Magic cells can be crossed out at any time.

mod moving;
mod position;

#[cfg(test)]
pub(crate) use position::Stage;
pub(crate) use position::{CAULDRONS, Filled, GamePosition, Holds};

use std::mem::discriminant;
use std::sync::Arc;

use crate::witches::board::{COLUMNS, Cell, CellSet, LARGEST_CAULDRON, Plot, ROWS, Side, Special};
use crate::witches::clock::Clock;
use crate::witches::puzzle::{Ingredient, Pour};
use crate::witches::sheet::Sheet;
use crate::witches::table::Mode;

/// Cells of a side.
const OF_SIDE: u8 = COLUMNS * ROWS;

/// A cell of either side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct BoardSpot(u8);

impl BoardSpot {
    /// How many a board has.
    pub(crate) const COUNT: usize = 2 * OF_SIDE as usize;

    /// A cell that lies on its side.
    pub(crate) fn of(side: Side, cell: Cell) -> BoardSpot {
        let side = match side {
            Side::Front => 0,
            Side::Back => OF_SIDE,
        };
        BoardSpot(side + (cell.y * COLUMNS + cell.x) % OF_SIDE)
    }

    pub(crate) fn index(self) -> usize {
        self.0.into()
    }

    pub(crate) fn side(self) -> Side {
        if self.0 < OF_SIDE { Side::Front } else { Side::Back }
    }

    pub(crate) fn cell(self) -> Cell {
        let place = self.0 % OF_SIDE;
        Cell { x: place % COLUMNS, y: place / COLUMNS }
    }
}

/// A set of cells, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct BoardSpots(u64);

impl BoardSpots {
    pub(crate) fn with(self, spot: BoardSpot) -> BoardSpots {
        BoardSpots(self.0 | 1 << spot.0)
    }

    pub(crate) fn without(self, other: BoardSpots) -> BoardSpots {
        BoardSpots(self.0 & !other.0)
    }

    pub(crate) fn and(self, other: BoardSpots) -> BoardSpots {
        BoardSpots(self.0 & other.0)
    }

    pub(crate) fn or(self, other: BoardSpots) -> BoardSpots {
        BoardSpots(self.0 | other.0)
    }

    pub(crate) fn contains(self, spot: BoardSpot) -> bool {
        self.0 >> spot.0 & 1 == 1
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cells, the front first, row by row.
    pub(crate) fn iter(self) -> impl Iterator<Item = BoardSpot> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros() as u8;
            rest &= rest.wrapping_sub(1);
            (usize::from(bit) < BoardSpot::COUNT).then_some(BoardSpot(bit))
        })
    }

    pub(crate) fn first(self) -> Option<BoardSpot> {
        self.iter().next()
    }

    fn sides(self) -> [CellSet; 2] {
        [self.0 as u32, (self.0 >> OF_SIDE) as u32].map(CellSet::of_bits)
    }

    /// Whether all lie on one side, in one piece.
    pub(crate) fn is_connected(self) -> bool {
        let [front, back] = self.sides();
        match (front == CellSet::default(), back == CellSet::default()) {
            (false, true) => front.is_connected(),
            (true, false) => back.is_connected(),
            _ => false,
        }
    }

    /// Whether a cell of one shares an edge with one of the other.
    pub(crate) fn touches(self, other: BoardSpots) -> bool {
        self.sides().into_iter().zip(other.sides()).any(|(a, b)| a.touches(b))
    }
}

impl FromIterator<BoardSpot> for BoardSpots {
    fn from_iter<I: IntoIterator<Item = BoardSpot>>(spots: I) -> BoardSpots {
        spots.into_iter().fold(BoardSpots::default(), BoardSpots::with)
    }
}

/// A potion of at most six ingredients: what the largest cauldron holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Brew {
    len: u8,
    pours: [Pour; Brew::MOST],
}

impl Brew {
    pub(crate) const MOST: usize = LARGEST_CAULDRON;
    /// Nothing.
    const EMPTY: Brew =
        Brew { len: 0, pours: [Pour { ingredient: Ingredient::Parsley, grown: 1 }; Brew::MOST] };

    /// The potion of these ingredients; `None` for more than six.
    pub(crate) fn of(pours: &[Pour]) -> Option<Brew> {
        let mut brew = Brew::EMPTY;
        pours.iter().all(|&pour| brew.add(pour)).then_some(brew)
    }

    /// Adds an ingredient at the end; false if there is no room for it.
    pub(crate) fn add(&mut self, pour: Pour) -> bool {
        let place = usize::from(self.len);
        let has_room = place < Brew::MOST;
        if has_room {
            self.pours[place] = pour;
            self.len += 1;
        }
        has_room
    }

    pub(crate) fn pours(&self) -> &[Pour] {
        &self.pours[..usize::from(self.len)]
    }

    fn pours_mut(&mut self) -> &mut [Pour] {
        &mut self.pours[..usize::from(self.len)]
    }

    /// Whether all of it is one kind of ingredient.
    fn is_of_one_kind(&self) -> bool {
        self.pours().windows(2).all(|two| two[0].ingredient == two[1].ingredient)
    }
}

/// A place for a plant: a cell, which has two of them where it is an Efficiency cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PlantPlace {
    pub(crate) spot: BoardSpot,
    /// 0, or 1 for the second.
    pub(crate) layer: u8,
}

/// What a witch can do. Gardens and cauldrons are named by their index in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Move {
    /// Plants, as an action or by Seedling.
    Plant { ingredient: Ingredient, spot: BoardSpot },
    /// Grows a garden.
    Grow { garden: u8 },
    /// Plucks a plant into a cauldron. Where they are of different sections, it takes `with`:
    /// the witch at the other section, who spends her action as well. Either of the two may
    /// propose it.
    Pluck { from: PlantPlace, into: u8, with: Option<u8> },
    /// Closes a cauldron early.
    Close { cauldron: u8 },
    /// Copies the plants of another's garden into one of hers.
    Copy { from: u8, to: u8 },
    /// Crosses out an empty garden cell, instead of an action or by Weeds.
    CrossOut { spot: BoardSpot },
    /// Tests what grows on a Versatility cell: free, beside the action.
    Test { from: PlantPlace },
    /// Tests any potion, for a Guesser cell or as the last ditch effort.
    Brew(Brew),
    /// Changes an ingredient of a potion, or its dots, at the last second.
    Change { place: u8, pour: Pour },
    /// Splits a garden in two, of which this is one.
    Split { garden: u8, part: BoardSpots },
    /// Joins two gardens.
    Join { one: u8, other: u8 },
    /// Moves a plant to an empty cell.
    Dig { from: PlantPlace, to: BoardSpot },
    /// Does nothing: where nothing is possible, or something need not be done.
    Pass,
}

impl Move {
    /// Whether it is one of some moves. They are many, and told apart by their kind for the most
    /// part.
    pub(super) fn is_of(&self, moves: &[Move]) -> bool {
        let kind = discriminant(self);
        moves.iter().any(|other| discriminant(other) == kind && other == self)
    }
}

/// What a witch is to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Due {
    /// Her action.
    Action,
    /// A potion with this ingredient, for a Guesser cell; or not.
    Guess(Ingredient),
    /// Where to divide a garden, for a Painter cell; or not.
    Paint,
    /// Which cell to cross out.
    Weeds,
    /// Which gardens to join.
    Creeper,
    /// Where to split a garden.
    Fence,
    /// Which plant to move where; or not.
    Mole,
    /// What to plant for free; or not.
    Seedling,
    /// What to change in the potion of a cauldron; or not.
    Genius(u8),
}

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
    pub(crate) cells: Vec<BoardSpot>,
    pub(crate) starting: Vec<Pour>,
}

/// The printed board.
#[derive(Clone, Debug)]
pub(crate) struct PrintedBoard {
    /// How far an ingredient grows at most.
    pub(crate) longest: u8,
    /// The ingredients in play.
    pub(crate) ingredients: Herbs,
    /// The garden cells of each section.
    pub(crate) sections: Vec<BoardSpots>,
    /// The section of each cell.
    section_of: [u8; BoardSpot::COUNT],
    special: [Option<Special>; BoardSpot::COUNT],
    /// Where the cells of each special kind are.
    specials: [BoardSpots; Special::ALL.len()],
    pub(crate) cauldrons: Vec<PrintedCauldron>,
    pub(crate) gardens: Vec<BoardSpots>,
    /// What stands in gardens.
    pub(crate) planted: Vec<(BoardSpot, Ingredient)>,
    /// Ingredients that each witch may plant.
    specialties: Vec<Herbs>,
    /// Length of the game in turns.
    pub(crate) clock: Clock,
}

impl PrintedBoard {
    /// The printed board of a sheet.
    pub(crate) fn of(sheet: &Sheet) -> PrintedBoard {
        let board = &sheet.board;
        let settings = sheet.deal.puzzle.settings();
        let mut printed = PrintedBoard {
            longest: settings.length().longest(),
            ingredients: (1 << settings.ingredients()) - 1,
            sections: vec![BoardSpots::default(); board.sections.len()],
            section_of: [0; BoardSpot::COUNT],
            special: [None; BoardSpot::COUNT],
            specials: [BoardSpots::default(); Special::ALL.len()],
            cauldrons: Vec::new(),
            gardens: Vec::new(),
            planted: Vec::new(),
            specialties: Vec::new(),
            clock: sheet.clock(),
        };
        let hands = board.specialties.iter();
        printed.specialties =
            hands.map(|hand| hand.iter().fold(0, |all, &i| all | herb(i))).collect();
        for cauldron in &board.cauldrons {
            let cells: Vec<BoardSpot> =
                cauldron.cells().map(|cell| BoardSpot::of(cauldron.side, cell)).collect();
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
            let mut spots = BoardSpots::default();
            for &(cell, plot) in &garden.cells {
                let spot = BoardSpot::of(garden.side, cell);
                printed.section_of[spot.index()] = garden.section as u8;
                match plot {
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
            printed.sections[garden.section] = printed.sections[garden.section].or(spots);
            printed.gardens.push(spots);
        }
        printed
    }

    pub(crate) fn section_of(&self, spot: BoardSpot) -> u8 {
        self.section_of[spot.index()]
    }

    pub(crate) fn special(&self, spot: BoardSpot) -> Option<Special> {
        self.special[spot.index()]
    }

    /// The special cells of a kind.
    pub(crate) fn specials(&self, special: Special) -> BoardSpots {
        self.specials[special as usize]
    }
}

/// A board with its witches: who sits where, with which specialties, and who plays with whom.
#[derive(Clone, Debug)]
pub(crate) struct GameSetup {
    pub(crate) printed: Arc<PrintedBoard>,
    /// The section of each witch.
    pub(crate) section_of: Vec<u8>,
    /// Ingredients that each witch may plant.
    pub(crate) specialties: Vec<Herbs>,
    /// How many actions each witch has in a turn.
    pub(crate) actions: Vec<u8>,
    /// The witches in the order in which they act: by their sections.
    pub(crate) order: Vec<u8>,
    pub(crate) mode: Mode,
}

impl GameSetup {
    /// Seats the witches, with the specialties that are printed.
    pub(crate) fn deal(printed: Arc<PrintedBoard>, players: u8, mode: Mode) -> GameSetup {
        let sections = printed.sections.len() as u8;
        let section_of: Vec<u8> = (0..players).map(|witch| witch % sections.max(1)).collect();
        let specialties = match mode {
            // Rivals plant what they like.
            Mode::Competitive => vec![printed.ingredients; players.into()],
            Mode::Cooperative | Mode::Solo => printed.specialties.clone(),
        };
        let mut order: Vec<u8> = (0..players).collect();
        order.sort_by_key(|&witch| (section_of[usize::from(witch)], witch));
        let actions = (0..players).map(|witch| Clock::actions(players, witch)).collect();
        GameSetup { printed, section_of, specialties, actions, order, mode }
    }

    pub(crate) fn witches(&self) -> u8 {
        self.section_of.len() as u8
    }

    /// The section of a witch.
    pub(crate) fn section(&self, witch: u8) -> u8 {
        self.section_of[usize::from(witch)]
    }
}
