//! What a witch can do.

use super::{Spot, Spots};
use crate::witches::puzzle::{Ingredient, Pour};

/// A potion of at most six ingredients: what the largest cauldron holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Brew {
    len: u8,
    pours: [Pour; Brew::MOST],
}

impl Brew {
    pub(crate) const MOST: usize = 6;
    /// Nothing.
    pub(crate) const EMPTY: Brew =
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

    pub(super) fn pours_mut(&mut self) -> &mut [Pour] {
        &mut self.pours[..usize::from(self.len)]
    }

    /// Whether all of it is one kind of ingredient.
    pub(crate) fn is_of_one_kind(&self) -> bool {
        self.pours().windows(2).all(|two| two[0].ingredient == two[1].ingredient)
    }
}

/// A place for a plant: a cell, which has two of them where it is an Efficiency cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Place {
    pub(crate) spot: Spot,
    /// 0, or 1 for the second.
    pub(crate) layer: u8,
}

/// What a witch can do. Gardens and cauldrons are named by their index in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Move {
    /// Plants, as an action or by Seedling.
    Plant { ingredient: Ingredient, spot: Spot },
    /// Grows a garden.
    Grow { garden: u8 },
    /// Plucks a plant into a cauldron. Where they are of different sections, it takes `with`:
    /// the witch at the other section, who spends her action as well. Either of the two may
    /// propose it.
    Pluck { from: Place, into: u8, with: Option<u8> },
    /// Closes a cauldron early.
    Close { cauldron: u8 },
    /// Copies the plants of another's garden into one of hers.
    Copy { from: u8, to: u8 },
    /// Crosses out an empty garden cell, instead of an action or by Weeds.
    CrossOut { spot: Spot },
    /// Crosses out an empty cell of a cauldron, instead of an action.
    CrossOutIn { cauldron: u8 },
    /// Tests what grows on a Versatility cell: free, beside the action.
    Test { from: Place },
    /// Tests any potion, for a Guesser cell or as the last ditch effort.
    Brew(Brew),
    /// Changes an ingredient of a potion, or its dots, at the last second.
    Change { place: u8, pour: Pour },
    /// Splits a garden in two, of which this is one.
    Split { garden: u8, part: Spots },
    /// Joins two gardens.
    Join { one: u8, other: u8 },
    /// Moves a plant to an empty cell.
    Dig { from: Place, to: Spot },
    /// Does nothing: where nothing is possible, or something need not be done.
    Pass,
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
    /// The last ditch effort.
    Last,
}
