//! Internal, may change. Board: two sides of 8 × 4 cells, divided into sections with cauldrons and
//! gardens (rules, section 7).

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

use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::witches::WitchesConcern;
use crate::witches::puzzle::Ingredient;
use crate::witches::settings::Settings;

pub use check::{Violation, Violations};
pub(crate) use geometry::CellSet;
pub(crate) use queries::Owner;
pub use special::Special;

/// Number of columns of a side.
pub(crate) const COLUMNS: u8 = 8;
/// Number of rows of a side.
pub const ROWS: u8 = 4;

/// Number of ingredients that the largest cauldron holds.
pub(crate) const LARGEST_CAULDRON: usize = 6;

/// Side of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Side {
    Front,
    Back,
}

/// Cell of a side: column `x`, 0 to 7 from the left, and row `y`, 0 to 3 from the top, as seen on
/// that side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Cell {
    pub x: u8,
    pub y: u8,
}

/// Rectangle of cells: column and row of its top left cell, width and height in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct CellRect {
    pub x: u8,
    pub y: u8,
    pub w: u8,
    pub h: u8,
}

/// Part of the sheet of one player (of a team, for 6 to 8 players). Both sides are the same piece
/// of paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Section {
    /// Rectangle on the front.
    pub front: CellRect,
    /// Rectangle on the back: `front` mirrored left to right.
    pub back: CellRect,
}

/// Cauldron: a rectangle of 2, 3, 4 or 6 cells, filled row by row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cauldron {
    /// Index of its section in [`Board::sections`].
    pub section: usize,
    /// Side that the cauldron is on.
    pub side: Side,
    /// Cells of the cauldron.
    pub rect: CellRect,
    /// Starting ingredients, in the first cells of the filling order, each with one dot.
    pub starting: Vec<Ingredient>,
}

/// Content of a garden cell before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Plot {
    /// Empty cell.
    Empty,
    /// Starting ingredient with one dot.
    Planted(Ingredient),
    /// Special cell.
    Special(Special),
}

/// Garden: connected cells of one section and side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Garden {
    /// Index of its section in [`Board::sections`].
    pub section: usize,
    /// Side that the garden is on.
    pub side: Side,
    /// Cells with their contents, sorted by row, then column.
    pub cells: Vec<(Cell, Plot)>,
}

/// Both sides of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Sections, one for each player or team.
    pub sections: Vec<Section>,
    /// Cauldrons of both sides, with half of all cells: 32, or 28 for one player.
    pub cauldrons: Vec<Cauldron>,
    /// Gardens of both sides, with the other half of the cells.
    pub gardens: Vec<Garden>,
    /// Ingredients that each witch may plant. Empty if the sheet does not deal them out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub specialties: Vec<Vec<Ingredient>>,
}

impl Board {
    /// Generates the board of a seed (rules, section 7). The same seed, players and settings always
    /// result in an equal board.
    ///
    /// A turn of the seed's board stream that ends in a dead end is discarded, and the next one is
    /// tried. Turns are independent, and for every number of players and all settings fewer than
    /// four are needed on average.
    pub fn generate(seed: Seed, players: Players, settings: &Settings) -> Board {
        Self::generate_counting(seed, players, settings).0
    }

    /// Returns the board of [`Board::generate`], and the number of turns that it took.
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

    /// Attempts to generate a board; `None` on a dead end.
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
            placing::has_only_small(players, &sections),
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
