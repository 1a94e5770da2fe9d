//! Puzzles: ingredients, decoys and effects; evaluating potions; solving; clues.

mod effect;
mod ingredient;

pub use effect::{Category, Effect, EffectInfo};
pub use ingredient::Ingredient;
