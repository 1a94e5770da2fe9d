//! The board game itself: a board in play, what the rules allow on it (sections 8 and 9), and
//! what comes of it. Potions are tested at a table, by its rules.
//!
//! Where the rules are silent, this is decided:
//! - The witches act in the order of their sections, and the potions that became full are
//!   tested at the end of the turn. A witch who acts later sees what was done before.
//! - Rivals give each other nothing. Who plays together always agrees to a pluck out of
//!   another's garden; either of the two may propose it, as long as both can still act.
//! - Once a section is full, everyone else crosses out one empty cell of a garden or cauldron a
//!   turn and does nothing else. A cauldron that is closed so is not tested in
//!   edition 1, or with nothing in it.
//! - Where nobody can do anything any more, it is as if all sections were full.
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
//! - An Efficiency cell with one plant still has room. Black Magic cells can be crossed out at
//!   any time.

mod apply;
mod legal;
mod moves;
mod position;
mod queries;
mod setup;
mod spot;

pub(crate) use moves::{Brew, Due, Move, Place};
pub(crate) use position::{CAULDRONS, Filled, Holds, Position, Stage};
pub(crate) use setup::{Herbs, Printed, Setup, herb, herbs};
pub(crate) use spot::{Spot, Spots};
