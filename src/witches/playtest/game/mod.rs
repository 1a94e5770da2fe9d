//! Board game simulation: printed board, position, legal moves and their consequences. Potions are
//! tested at a [`Table`](crate::witches::table::Table), by its rules.
//!
//! Interpretations where the rules leave a choice:
//! - Witches act in the order of their sections. Potions that became full are tested at the end of
//!   the turn. A witch who acts later sees the moves made before.
//! - Rivals never cooperate. Witches who play together always agree to a pluck out of another
//!   section. Either of the two may propose it, as long as both have an action left.
//! - The game ends when no cauldron is open, when no witch can do anything, or after the last turn.
//!   Until then everybody continues, and a witch without a legal action passes.
//! - Actions are taken in rounds. In round *r* each witch, in order, takes one action if she has
//!   spent fewer than *r* and has one left.
//! - The witch who fills or closes a cauldron is its tester, and its effects act on her. For a
//!   pluck between sections it is the witch of the cauldron's section.
//! - Growing must increase the dots of at least one plant. Green Fingers on Fertile Ground also
//!   gives two dots. A garden with an ingredient that the witch is allergic to can be grown; that
//!   ingredient stays unchanged.
//! - A test on a Versatility cell takes an action and is made at once. It is offered again only
//!   after its plant has changed.
//! - A Guesser cell gives its free test once per game, even if a Mole frees the cell.
//! - A Sharer plants only the ingredients that grow least often in her section, among those she may
//!   plant.
//! - A Minimalist may begin any potion, but may only fill or close it if it has one kind of
//!   ingredient.
//! - Piggyback: each action may treat one other section as her section.
//! - Copycat uses an action of the next turn, and fills empty cells in reading order.
//! - Genius changes one ingredient or its dots, in a potion of the witch herself.
//! - Painter and Fence draw a straight line that divides a garden into two connected parts.
//! - Weeds, Creeper and Fence are mandatory where possible. Painter, Guesser, Mole, Seedling and
//!   Genius are optional.
//! - An Efficiency cell with one plant has room but is not empty: Weeds cannot cross it out, and it
//!   does not delay planting on Black Magic cells. Weeds may cross out a Black Magic cell at any
//!   time.

mod moving;
mod position;

#[cfg(test)]
pub(crate) use position::Stage;
pub(crate) use position::{CAULDRONS, CauldronState, GamePosition, PlantSlot};

use std::mem::discriminant;
use std::sync::Arc;

use crate::witches::board::{COLUMNS, Cell, CellSet, LARGEST_CAULDRON, Plot, ROWS, Side, Special};
use crate::witches::clock::Clock;
use crate::witches::puzzle::{Ingredient, PotionItem};
use crate::witches::sheet::Sheet;
use crate::witches::table::Mode;

/// Number of cells of one side of the board.
const OF_SIDE: u8 = COLUMNS * ROWS;

/// Cell of the board, on either side: its index, the front row by row and then the back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct BoardSpot(u8);

impl BoardSpot {
    /// Number of cells of a board, both sides together.
    pub(crate) const COUNT: usize = 2 * OF_SIDE as usize;

    /// Returns the spot of `cell` on `side`. `cell` must be on the board.
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

/// Set of cells of both sides, as a bit set.
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

    /// Iterates over the cells in index order: the front first, row by row.
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

    /// Whether the set is not empty, is on one side only, and is connected over edges.
    pub(crate) fn is_connected(self) -> bool {
        let [front, back] = self.sides();
        match (front == CellSet::default(), back == CellSet::default()) {
            (false, true) => front.is_connected(),
            (true, false) => back.is_connected(),
            _ => false,
        }
    }

    /// Whether a cell of this set shares an edge with a cell of `other`.
    pub(crate) fn touches(self, other: BoardSpots) -> bool {
        self.sides().into_iter().zip(other.sides()).any(|(a, b)| a.touches(b))
    }
}

impl FromIterator<BoardSpot> for BoardSpots {
    fn from_iter<I: IntoIterator<Item = BoardSpot>>(spots: I) -> BoardSpots {
        spots.into_iter().fold(BoardSpots::default(), BoardSpots::with)
    }
}

/// Potion of at most [`InlinePotion::MOST`] ingredients, the capacity of the largest cauldron.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct InlinePotion {
    len: u8,
    items: [PotionItem; InlinePotion::MOST],
}

impl InlinePotion {
    pub(crate) const MOST: usize = LARGEST_CAULDRON;
    /// Potion without ingredients.
    pub(crate) const EMPTY: InlinePotion = InlinePotion {
        len: 0,
        items: [PotionItem { ingredient: Ingredient::Parsley, grown: 1 }; InlinePotion::MOST],
    };

    /// Creates a potion of `pours`; `None` if there are more than [`InlinePotion::MOST`].
    pub(crate) fn of(pours: &[PotionItem]) -> Option<InlinePotion> {
        let mut brew = InlinePotion::EMPTY;
        pours.iter().all(|&pour| brew.add(pour)).then_some(brew)
    }

    /// Appends an ingredient; returns false, and changes nothing, if the potion is full.
    pub(crate) fn add(&mut self, pour: PotionItem) -> bool {
        let place = usize::from(self.len);
        let has_room = place < InlinePotion::MOST;
        if has_room {
            self.items[place] = pour;
            self.len += 1;
        }
        has_room
    }

    pub(crate) fn items(&self) -> &[PotionItem] {
        &self.items[..usize::from(self.len)]
    }

    fn pours_mut(&mut self) -> &mut [PotionItem] {
        &mut self.items[..usize::from(self.len)]
    }

    /// Whether all ingredients of the potion are of the same kind. True for an empty potion.
    fn is_of_one_kind(&self) -> bool {
        self.items().windows(2).all(|two| two[0].ingredient == two[1].ingredient)
    }
}

/// Place for one plant: a layer of a garden cell. Efficiency cells have two layers, all others one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PlantPlace {
    pub(crate) spot: BoardSpot,
    /// Layer within the cell: 0, or 1 for the second plant of an Efficiency cell.
    pub(crate) layer: u8,
}

/// Move of a witch. Gardens and cauldrons are given by their index in the [`GamePosition`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Move {
    /// Plants an ingredient with one dot, as an action or by Seedling.
    Plant { ingredient: Ingredient, spot: BoardSpot },
    /// Grows all plants of a garden.
    Grow { garden: u8 },
    /// Plucks a plant into a cauldron. If they belong to different sections, `with` is the partner
    /// at the other section. She spends an action as well, and either of the two may propose the
    /// move.
    Pluck { from: PlantPlace, into: u8, with: Option<u8> },
    /// Closes a cauldron before it is full.
    Close { cauldron: u8 },
    /// Copies the plants of garden `from`, in another section, into garden `to` of the witch's
    /// section.
    Copy { from: u8, to: u8 },
    /// Crosses out an empty garden cell, by Weeds.
    CrossOut { spot: BoardSpot },
    /// Tests the plant of a Versatility cell by itself, as an action.
    Test { from: PlantPlace },
    /// Tests a made-up potion, for a Guesser cell.
    Brew(InlinePotion),
    /// Changes one ingredient of a potion, or its dots, just before its test (Genius). `place` is
    /// the index in the potion.
    Change { place: u8, pour: PotionItem },
    /// Divides a garden into two: the cells of `part`, which become a new garden, and the rest.
    Split { garden: u8, part: BoardSpots },
    /// Joins garden `other` to garden `one`.
    Join { one: u8, other: u8 },
    /// Moves a plant to an empty cell (Mole).
    Dig { from: PlantPlace, to: BoardSpot },
    /// Does nothing: no action is possible, or an optional decision is declined.
    Pass,
}

impl Move {
    /// Whether `moves` contains this move. Compares discriminants first, which is faster for long
    /// lists, since most entries differ in kind.
    pub(super) fn is_of(&self, moves: &[Move]) -> bool {
        let kind = discriminant(self);
        moves.iter().any(|other| discriminant(other) == kind && other == self)
    }
}

/// Decision that a witch has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PendingChoice {
    /// Action of her turn.
    Action,
    /// Potion that contains this ingredient, for a Guesser cell; optional.
    Guess(Ingredient),
    /// Division of a garden, for a Painter cell; optional.
    Paint,
    /// Cell to cross out.
    Weeds,
    /// Gardens to join.
    Creeper,
    /// Division of a garden.
    Fence,
    /// Plant to move and its target cell; optional.
    Mole,
    /// Ingredient to plant for free, and where; optional.
    Seedling,
    /// Change to the potion of the cauldron with this index; optional.
    Genius(u8),
}

/// Set of ingredients, as a bit set indexed by `Ingredient::index`.
pub(crate) type IngredientSet = u16;

/// Returns the set of one ingredient.
pub(crate) fn ingredient_bit(ingredient: Ingredient) -> IngredientSet {
    1 << ingredient.index()
}

/// Iterates over the ingredients of a set, in the order of [`Ingredient::ALL`].
pub(crate) fn ingredients_in(set: IngredientSet) -> impl Iterator<Item = Ingredient> {
    Ingredient::ALL.into_iter().filter(move |&i| set & ingredient_bit(i) != 0)
}

/// Printed cauldron.
#[derive(Clone, Debug)]
pub(crate) struct PrintedCauldron {
    pub(crate) section: u8,
    /// Number of ingredients that it holds, including printed ones.
    pub(crate) size: u8,
    /// Cells in the order of filling.
    pub(crate) cells: Vec<BoardSpot>,
    /// Printed ingredients, each with one dot, in the order of filling.
    pub(crate) starting: Vec<PotionItem>,
}

/// Printed board in the form that the simulation uses.
#[derive(Clone, Debug)]
pub(crate) struct PrintedBoard {
    /// Maximum number of dots of a plant: the longest possible recipe length.
    pub(crate) longest: u8,
    /// Ingredients in play.
    pub(crate) ingredients: IngredientSet,
    /// Garden cells of each section, both sides.
    pub(crate) sections: Vec<BoardSpots>,
    /// Section index of each cell.
    section_of: [u8; BoardSpot::COUNT],
    /// Kind of special cell at each cell, if any.
    special: [Option<Special>; BoardSpot::COUNT],
    /// Cells of each special kind, indexed by [`Special`].
    specials: [BoardSpots; Special::ALL.len()],
    pub(crate) cauldrons: Vec<PrintedCauldron>,
    pub(crate) gardens: Vec<BoardSpots>,
    /// Printed plants in gardens, each with one dot.
    pub(crate) planted: Vec<(BoardSpot, Ingredient)>,
    /// Specialties of each witch, as printed.
    specialties: Vec<IngredientSet>,
    /// Moon track of the game.
    pub(crate) clock: Clock,
}

impl PrintedBoard {
    /// Converts the board of a sheet.
    pub(crate) fn of(sheet: &Sheet) -> PrintedBoard {
        let board = &sheet.board;
        let settings = sheet.game_data.puzzle.settings();
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
            hands.map(|hand| hand.iter().fold(0, |all, &i| all | ingredient_bit(i))).collect();
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
                starting: starting.map(|&ingredient| PotionItem { ingredient, grown: 1 }).collect(),
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

    /// Returns the special cells of one kind.
    pub(crate) fn specials(&self, special: Special) -> BoardSpots {
        self.specials[special as usize]
    }
}

/// Board with seated witches: sections, specialties, actions per turn, and the mode of play.
#[derive(Clone, Debug)]
pub(crate) struct GameSetup {
    pub(crate) printed: Arc<PrintedBoard>,
    /// Section index of each witch.
    pub(crate) section_of: Vec<u8>,
    /// Ingredients that each witch may plant in this mode.
    pub(crate) specialties: Vec<IngredientSet>,
    /// Number of actions per turn of each witch.
    pub(crate) actions: Vec<u8>,
    /// Order of play: witches sorted by section, then by index.
    pub(crate) order: Vec<u8>,
    pub(crate) mode: Mode,
}

impl GameSetup {
    /// Seats `players` witches on a board with the printed specialties; rivals may plant every
    /// ingredient in play.
    pub(crate) fn deal(printed: Arc<PrintedBoard>, players: u8, mode: Mode) -> GameSetup {
        let sections = printed.sections.len() as u8;
        let section_of: Vec<u8> = (0..players).map(|witch| witch % sections.max(1)).collect();
        let specialties = match mode {
            // Rivals may plant every ingredient in play.
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

    /// Section index of `witch`.
    pub(crate) fn section(&self, witch: u8) -> u8 {
        self.section_of[usize::from(witch)]
    }
}
