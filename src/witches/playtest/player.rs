//! Who plays.

use super::game::{Move, Position};
use crate::stream::Stream;
use crate::witches::deal::Facts;
use crate::witches::table::Test;

/// All that players see: the board, the log and the facts of the sheet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View<'g> {
    pub(crate) position: &'g Position,
    /// The log, the oldest test first.
    pub(crate) tests: &'g [Test],
    pub(crate) facts: &'g Facts,
}

/// A mind that plays one witch, or several who play together and share all they know.
pub(crate) trait Player {
    /// Chooses one of the moves that `witch` can make now; for a free potion, any that the
    /// position permits.
    fn choose(&mut self, view: &View<'_>, witch: u8, legal: &[Move], stream: &mut Stream) -> Move;

    /// Whether the answer is certain to this player, after the tests of the view.
    fn is_certain(&mut self, view: &View<'_>) -> bool {
        let _ = view;
        false
    }
}
