//! What can keep games from being bound.

use crate::game::PrintError;
use crate::game::seed::Seed;
use crate::page::DrawError;
use crate::press::PressError;

/// Why there is no booklet.
#[derive(Debug, thiserror::Error)]
pub enum BookletError {
    /// A booklet of nothing.
    #[error("a booklet needs at least 1 game")]
    NoGames,
    /// One of the games cannot be made or printed.
    #[error("game {} (seed {seed}): {source}", .number.saturating_add(1))]
    Game {
        /// Its number in the run, from 0.
        number: u64,
        /// Its seed.
        seed: Seed,
        /// Why not.
        source: PrintError,
    },
    /// What all games share cannot be made or printed.
    #[error(transparent)]
    Shared(#[from] PrintError),
    /// A page that is the booklet's own cannot be drawn.
    #[error(transparent)]
    Draw(#[from] DrawError),
    /// The pages can be drawn, but not pressed or bound.
    #[error(transparent)]
    Press(#[from] PressError),
}
