//! The notes grid: what the players believe of every ingredient and number.

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};

use super::PlayError;
use crate::witches::puzzle::{Ingredient, MAX_GROWN};

/// A column of the grid: 0 for "decoy", else a number of the recipe.
pub type Column = u8;

const COLUMNS: usize = MAX_GROWN as usize + 1;
const ROWS: usize = Ingredient::ALL.len();
/// How many marks can be taken back.
const MEMORY: usize = 200;

/// What the players believe of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// Nothing yet.
    #[default]
    Blank,
    /// Crossed out.
    Impossible,
    /// Perhaps.
    Possible,
    /// Sure.
    Certain,
}

/// The grid, with what can be taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    #[serde(deserialize_with = "read_rows")]
    cells: [[Mark; COLUMNS]; ROWS],
    past: Vec<(Ingredient, Column, Mark)>,
}

/// Notes that were stored when there were fewer ingredients have fewer rows.
fn read_rows<'de, D: Deserializer<'de>>(source: D) -> Result<[[Mark; COLUMNS]; ROWS], D::Error> {
    let stored = Vec::<[Mark; COLUMNS]>::deserialize(source)?;
    let mut cells = [[Mark::Blank; COLUMNS]; ROWS];
    let rows = cells.get_mut(..stored.len()).ok_or(D::Error::custom("too many ingredients"))?;
    rows.copy_from_slice(&stored);
    Ok(cells)
}

impl Notes {
    /// The mark of an ingredient in a column; blank outside of the grid.
    pub fn mark(&self, ingredient: Ingredient, column: Column) -> Mark {
        self.cells[ingredient.index()].get(usize::from(column)).copied().unwrap_or_default()
    }

    /// Whether a mark can be taken back.
    pub(crate) fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether they say of an ingredient that a column is right for it, or is not: by a mark there,
    /// or by others in its row and its column.
    pub(super) fn say(
        &self,
        ingredient: Ingredient,
        column: Column,
        holds: bool,
        longest: u8,
    ) -> bool {
        let sure = |column| self.mark(ingredient, column) == Mark::Certain;
        let out = |column| self.mark(ingredient, column) == Mark::Impossible;
        let mut others = (0..=longest).filter(|&other| other != column);
        match holds {
            true => sure(column) || others.all(out),
            false => {
                let mut herbs = Ingredient::ALL.into_iter().filter(|&other| other != ingredient);
                let taken = |other| self.mark(other, column) == Mark::Certain;
                out(column) || others.any(sure) || column > 0 && herbs.any(taken)
            }
        }
    }

    /// Sets a mark. Setting the one that is there changes nothing.
    ///
    /// # Errors
    /// If the column is past `longest`.
    pub(super) fn set(
        &mut self,
        ingredient: Ingredient,
        column: Column,
        longest: u8,
        mark: Mark,
    ) -> Result<(), PlayError> {
        let cell = self.cells[ingredient.index()]
            .get_mut(usize::from(column))
            .filter(|_| column <= longest)
            .ok_or(PlayError::Column(column, longest))?;
        if *cell != mark {
            if self.past.len() == MEMORY {
                self.past.remove(0);
            }
            self.past.push((ingredient, column, *cell));
            *cell = mark;
        }
        Ok(())
    }

    /// Takes the last mark back.
    ///
    /// # Errors
    /// If there is none.
    pub(super) fn undo(&mut self) -> Result<(), PlayError> {
        let (ingredient, column, mark) = self.past.pop().ok_or(PlayError::NothingToUndo)?;
        self.cells[ingredient.index()][usize::from(column)] = mark;
        Ok(())
    }

    /// Whether everything lies within the grid: stored notes may have been tampered with.
    pub(super) fn is_sound(&self) -> bool {
        self.past.len() <= MEMORY && self.past.iter().all(|p| usize::from(p.1) < COLUMNS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_of_fewer_ingredients_are_read() {
        let mut notes = Notes::default();
        notes.set(Ingredient::Sage, 2, 4, Mark::Certain).unwrap();
        let mut stored = serde_json::to_value(&notes).unwrap();
        let rows = stored["cells"].as_array_mut().unwrap();
        assert_eq!(rows.len(), ROWS);
        let last = rows.pop().unwrap();
        assert_eq!(serde_json::from_value::<Notes>(stored.clone()).unwrap(), notes);
        let rows = stored["cells"].as_array_mut().unwrap();
        rows.extend([last.clone(), last]);
        assert!(serde_json::from_value::<Notes>(stored).is_err());
    }
}
