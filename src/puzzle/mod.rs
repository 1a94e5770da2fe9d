//! Puzzles: ingredients, decoys and effects; evaluating potions; solving; clues.

mod ingredient;

pub use ingredient::Ingredient;
