//! What can go wrong at a table.

use crate::game::Trouble;
use crate::seal::{CodeError, LettersError, OpenError};
use crate::witches::puzzle::{NameError, PotionError, PuzzleError};

/// Why an action was refused. A refused action changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The code is not one of ours, or damaged.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// The code stays closed.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// What the code holds is no game.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    /// An ingredient is not known.
    #[error(transparent)]
    Name(#[from] NameError),
    /// The potion cannot be tested.
    #[error(transparent)]
    Potion(#[from] PotionError),
    /// The give-up code or the opening code is no code.
    #[error(transparent)]
    Letters(#[from] LettersError),
    /// Somebody else tested meanwhile.
    #[error(
        "test {expected} was already made on another phone or in another window; look at the log, then test again"
    )]
    Stale {
        /// The number that the asker expected to give.
        expected: u32,
    },
    /// The game has ended.
    #[error("this game is over; start it again to test more potions")]
    Over,
    /// The last ditch effort is not due, or is all that is left.
    #[error("the board is full: all that is left is the last ditch effort")]
    OnlyLast,
    /// A last ditch effort while there is room on the board.
    #[error("the last ditch effort comes when all sections are full; say so first")]
    NotLast,
    /// A witch who does not play.
    #[error("there is no witch {0} in this game; it has {1}")]
    Witch(u8, u8),
    /// Rivals where nobody is named.
    #[error("say which witch tests: in a game of rivals somebody has to win")]
    Nobody,
    /// Rivals in a game for one.
    #[error("a game for one witch has no rivals")]
    Alone,
    /// A free test without the special cell for it.
    #[error("this board has no {0} cell, so there is no free test")]
    NoSpecial(&'static str),
    /// A free test of the wrong kind of potion.
    #[error("a Versatility cell tests one ingredient alone; this potion has {0}")]
    NotAlone(usize),
    /// An answer that no recipe can be.
    #[error("an answer of this game names {expected} ingredients; this one names {given}")]
    AnswerLength {
        /// How many it names.
        given: usize,
        /// How many the recipe can have: `4`, or `4 to 6`.
        expected: String,
    },
    /// Past the allowance of a limited game.
    #[error("{0}")]
    Limit(String),
    /// A log without end.
    #[error("this log is full at {0} tests; start the game again")]
    LogFull(usize),
    /// No such column.
    #[error("there is no column {0} in the notes; they have 1 to {1} and the decoys")]
    Column(u8, u8),
    /// Nothing left to undo.
    #[error("there is no note to take back")]
    NothingToUndo,
    /// A stored table that is not one.
    #[error("what was stored of this game cannot be read ({0}); the game starts anew")]
    Stored(String),
    /// A table that could not be read back.
    #[error(
        "this game cannot be stored ({0}), so nothing was changed; report it to the makers of the program"
    )]
    Unstorable(String),
}

impl PlayError {
    /// What kind of trouble it is.
    pub fn trouble(&self) -> Trouble {
        match self {
            PlayError::Stale { .. } => Trouble::Stale,
            PlayError::Stored(_) => Trouble::Stored,
            PlayError::Open(OpenError::NoPlay) => Trouble::Closed,
            PlayError::Open(OpenError::Memory(_)) | PlayError::Unstorable(_) => Trouble::Machine,
            _ => Trouble::Input,
        }
    }
}
