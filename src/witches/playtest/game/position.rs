//! A board in play.

use std::sync::Arc;

use super::moves::{Brew, Due, Place};
use super::setup::{Herbs, Setup};
use super::{Spot, Spots};
use crate::witches::board::Special;
use crate::witches::puzzle::{Effect, Ingredient, Pour};

/// The most cauldrons of a board.
pub(crate) const CAULDRONS: usize = 16;
pub(super) const MOST_GARDENS: usize = 32;
pub(super) const MOST_WITCHES: usize = 8;

/// What a place for a plant holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holds {
    /// Nothing can stand there any more, or ever could.
    Closed,
    /// Nothing yet.
    Nothing,
    /// A plant.
    Plant(Pour),
}

/// How a cauldron stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Something can be added.
    Open,
    /// It is full or closed, and this witch tests it at the end of the turn.
    Full(u8),
    /// It was tested, or closed with nothing in it.
    Used,
}

/// A cauldron in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Filled {
    pub(crate) brew: Brew,
    /// Empty cells.
    pub(crate) room: u8,
    pub(crate) stage: Stage,
}

impl Filled {
    pub(crate) fn is_open(&self) -> bool {
        self.stage == Stage::Open
    }
}

/// A witch in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Witch {
    /// Effects that last until her next test.
    pub(super) lasting: Lasting,
    /// What was in her latest potion, while Allergies last.
    pub(super) allergic: Herbs,
    /// How many of her next turns she must skip.
    pub(super) skips: u8,
    /// Whether her action of this turn is spent, or skipped.
    pub(super) acted: bool,
    /// Whether it is skipped.
    pub(super) skipping: bool,
    /// Whether she may copy a garden: on her next turn, on this one.
    pub(super) copies: [bool; 2],
}

/// Effects on a witch, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Lasting(u64);

impl Lasting {
    pub(super) fn add(&mut self, effect: Effect) {
        self.0 |= 1 << effect as u8;
    }

    pub(super) fn remove(&mut self, effect: Effect) {
        self.0 &= !(1 << effect as u8);
    }

    pub(super) fn has(self, effect: Effect) -> bool {
        self.0 >> effect as u8 & 1 == 1
    }
}

/// What one witch is to decide before the game goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Owed {
    pub(super) witch: u8,
    pub(super) last: bool,
    pub(super) genius: Option<u8>,
    pub(super) guess: Option<Ingredient>,
    /// How often, of [`OWED`].
    pub(super) times: [u8; OWED.len()],
}

/// What can be owed several times, in the order in which it is done.
pub(super) const OWED: [Due; 6] =
    [Due::Paint, Due::Weeds, Due::Creeper, Due::Fence, Due::Mole, Due::Seedling];

/// A board in play: all that lies open on the table, never the secret. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    pub(super) setup: Arc<Setup>,
    pub(super) turn: u32,
    pub(super) plants: [[Holds; 2]; Spot::COUNT],
    /// Cells with room for a plant, and cells with one.
    pub(super) empty: Spots,
    pub(super) growing: Spots,
    /// Versatility cells whose plant was tested and has not grown since.
    pub(super) tested: Spots,
    /// Guesser cells whose free test was had.
    pub(super) guessed: Spots,
    pub(super) gardens: [Spots; MOST_GARDENS],
    pub(super) garden_count: u8,
    pub(super) cauldrons: [Filled; CAULDRONS],
    pub(super) witches: [Witch; MOST_WITCHES],
    pub(super) owed: Owed,
    /// Whether empty cells are crossed out this turn, instead of acting.
    pub(super) crossing: bool,
}

impl Position {
    /// The board as it is printed, before the first turn.
    pub(crate) fn new(setup: Arc<Setup>) -> Position {
        let empty = Filled { brew: Brew::EMPTY, room: 0, stage: Stage::Used };
        let mut position = Position {
            turn: 1,
            plants: [[Holds::Closed; 2]; Spot::COUNT],
            empty: Spots::default(),
            growing: Spots::default(),
            tested: Spots::default(),
            guessed: Spots::default(),
            gardens: [Spots::default(); MOST_GARDENS],
            garden_count: setup.printed.gardens.len() as u8,
            cauldrons: [empty; CAULDRONS],
            witches: [Witch::default(); MOST_WITCHES],
            owed: Owed::default(),
            crossing: false,
            setup,
        };
        let setup = position.setup.clone();
        let printed = &*setup.printed;
        position.gardens[..printed.gardens.len()].copy_from_slice(&printed.gardens);
        for spot in printed.gardens.iter().flat_map(|garden| garden.iter()) {
            let holds_two = printed.special(spot) == Some(Special::Efficiency);
            let second = if holds_two { Holds::Nothing } else { Holds::Closed };
            position.plants[spot.index()] = [Holds::Nothing, second];
            position.update(spot);
        }
        for &(spot, ingredient) in &printed.planted {
            position.put(Place { spot, layer: 0 }, Holds::Plant(Pour { ingredient, grown: 1 }));
        }
        for (filled, cauldron) in position.cauldrons.iter_mut().zip(&printed.cauldrons) {
            for &pour in &cauldron.starting {
                filled.brew.add(pour);
            }
            filled.room = cauldron.size - filled.brew.pours().len() as u8;
            filled.stage = Stage::Open;
        }
        position.crossing =
            !position.plays_on() && (0..printed.sections.len()).any(|s| position.is_full(s as u8));
        position
    }

    /// What a place holds from now on.
    pub(super) fn put(&mut self, place: Place, holds: Holds) {
        self.plants[place.spot.index()][usize::from(place.layer)] = holds;
        self.update(place.spot);
    }

    pub(super) fn update(&mut self, spot: Spot) {
        let alone = Spots::default().with(spot);
        let holds = self.plants[spot.index()];
        let set = |spots: Spots, is: bool| {
            if is { spots.or(alone) } else { spots.without(alone) }
        };
        self.empty = set(self.empty, holds.contains(&Holds::Nothing));
        self.growing = set(self.growing, holds.iter().any(|h| matches!(h, Holds::Plant(_))));
        self.tested = self.tested.without(alone);
    }
}
