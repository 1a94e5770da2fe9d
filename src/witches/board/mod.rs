//! The board: two sides of 8 x 4 cells, cut into sections of cauldrons and gardens
//! (rules, section 7).

mod check;
mod gardens;
mod geometry;
mod placing;
mod queries;
mod special;
mod specialties;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use crate::common::stream::Stream;
use crate::game::players::Players;
use crate::game::seed::Seed;
use crate::witches::WitchesConcern;
use crate::witches::puzzle::Ingredient;
use crate::witches::settings::Settings;

pub use check::{Violation, Violations};
#[cfg(feature = "press")]
pub(crate) use geometry::CellSet;
#[cfg(any(test, feature = "press"))]
pub(crate) use queries::Owner;
pub use special::Special;

/// Columns of a side.
pub(crate) const COLUMNS: u8 = 8;
/// Rows of a side.
pub const ROWS: u8 = 4;

/// How many ingredients the largest cauldron holds, and so the longest potion that is tested.
pub(crate) const LARGEST_CAULDRON: usize = 6;

/// A side of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Side {
    Front,
    Back,
}

/// A cell of a side: column 0 to 7 from the left, row 0 to 3 from the top, as that side is
/// read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Cell {
    pub x: u8,
    pub y: u8,
}

/// A rectangle of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct CellRect {
    pub x: u8,
    pub y: u8,
    pub w: u8,
    pub h: u8,
}

/// A player's part of the sheet (a team's, for 6 to 8 players): the same piece of paper on
/// both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Section {
    /// Where it lies on the front.
    pub front: CellRect,
    /// Where it lies on the back: the front mirrored left to right.
    pub back: CellRect,
}

/// A cauldron: a rectangle of 2, 3, 4 or 6 cells, filled row by row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cauldron {
    /// Index of the section it belongs to.
    pub section: usize,
    /// Its side.
    pub side: Side,
    /// Its cells.
    pub rect: CellRect,
    /// Starting ingredients, in the first cells of the filling order, each grown 1.
    pub starting: Vec<Ingredient>,
}

/// What a garden cell holds before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Plot {
    /// Nothing yet.
    Empty,
    /// A starting ingredient with one dot.
    Planted(Ingredient),
    /// A special cell.
    Special(Special),
}

/// A garden: connected cells of one section and side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Garden {
    /// Index of the section it belongs to.
    pub section: usize,
    /// Its side.
    pub side: Side,
    /// Its cells with what they hold, sorted by row, then column.
    pub cells: Vec<(Cell, Plot)>,
}

/// Both sides of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// The sections, one a player or team.
    pub sections: Vec<Section>,
    /// All cauldrons; 32 cells together.
    pub cauldrons: Vec<Cauldron>,
    /// All gardens; 32 cells together.
    pub gardens: Vec<Garden>,
    /// What each witch may plant, where that is printed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub specialties: Vec<Vec<Ingredient>>,
}

impl Board {
    /// Generates the board of a seed (rules, section 7): the same seed, players and
    /// settings always give an equal board.
    ///
    /// A turn of the seed's board stream that runs into a dead end is thrown away and
    /// the next one tried. Turns are independent, and more than half of them succeed for
    /// every number of players and all settings.
    pub fn generate(seed: Seed, players: Players, settings: &Settings) -> Board {
        Self::generate_counting(seed, players, settings).0
    }

    /// [`Board::generate`], with the number of turns that it took.
    pub(crate) fn generate_counting(
        seed: Seed,
        players: Players,
        settings: &Settings,
    ) -> (Board, u64) {
        let sections = geometry::sections(players);
        let specialties = specialties::deal(seed, players, settings, sections.len());
        let mut turn = 0;
        loop {
            let mut stream = Stream::new(seed, WitchesConcern::Board, turn);
            turn += 1;
            if let Some(board) = Self::attempt(&mut stream, &specialties, players, settings) {
                return (board, turn);
            }
        }
    }

    /// One board, or `None` on a dead end.
    fn attempt(
        stream: &mut Stream,
        specialties: &[Vec<Ingredient>],
        players: Players,
        settings: &Settings,
    ) -> Option<Board> {
        let sections = geometry::sections(players);
        let free = gardens::free_cauldrons(sections.len());
        let sizes = placing::draw_sizes(
            stream,
            geometry::area(&sections) / 2,
            settings.length().longest(),
            free,
            placing::most_sixes(&sections),
        );
        let mut cauldrons = placing::place(stream, &sections, sizes)?;
        placing::mix(stream, &sections, &mut cauldrons)?;
        let gardens = gardens::fill(stream, &sections, &cauldrons);
        let specialties = specialties.to_vec();
        let mut board = Board { sections, cauldrons, gardens, specialties };
        let room = gardens::room(&board, settings);
        if !gardens::has_room(&board, &room) {
            return None;
        }
        gardens::plant_starting(stream, &mut board, settings, &room)?;
        if settings.special_cells() {
            special::scatter(
                stream,
                &board.sections,
                &mut board.gardens,
                &room,
                settings.edition(),
            )?;
        }
        Some(board)
    }
}
