//! What is drawn: a sheet reduced to what stands on paper.

use crate::game::seed::Seed;
use crate::page::Qr;
use crate::texts::Message;
use crate::texts::said;
use crate::witches::board::Board;
use crate::witches::deal::Facts;
use crate::witches::oracle::Oracle;
use crate::witches::playtest::Rating;
use crate::witches::settings::Level;

/// Everything that stands on a sheet.
#[derive(Clone, Debug)]
pub struct SheetView {
    /// The source of every decoration; never printed.
    pub art: Seed,
    /// What the game is called by, such as `Furop Jolad`.
    pub label: String,
    /// The seed that makes it again; `None` on a tournament's sheet, which it would give away.
    pub seed: Option<String>,
    /// The edition as it is printed, such as `1`.
    pub edition: String,
    /// The level; `None` for custom settings.
    pub level: Option<Level>,
    /// What the players know of the game.
    pub facts: Facts,
    /// What it is like to play; `None` on sheets that are printed without it.
    pub rating: Option<Rating>,
    /// Both sides of the board.
    pub board: Board,
    /// The numbers of its oracle; `None` where it is printed without one.
    pub(crate) oracle: Option<Oracle>,
    /// The code that carries the sealed answer.
    pub qr: Qr,
    /// The give-up code, printed upside down at the foot of the rules; `None` where nothing that
    /// the players have reads codes, and on a tournament's sheet, where the organiser keeps it.
    pub give_up: Option<String>,
}

/// The name of a sheet's level.
pub(super) fn level_name(view: &SheetView) -> Message {
    view.level.map_or_else(said::sheet_custom, Level::name)
}
