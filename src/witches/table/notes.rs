//! Notes grid: the players' marks for each property that an ingredient can have.

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};

use super::{PlayError, TableEvent};
use crate::common::json::{Fields, custom};
use crate::witches::deduce::Property;
use crate::witches::puzzle::{Effect, Ingredient, MAX_GROWN};

/// Column of the grid as stored and sent: 0 for "decoy", the numbers of the recipe as themselves,
/// then the kinds of decoys and the effects of the catalogue.
pub type Column = u8;

/// Number of columns stored in `Notes::cells`: "decoy" and the numbers of the recipe. The others
/// are stored in `Notes::more`.
const FIRST: usize = MAX_GROWN as usize + 1;
const IGNORED: Column = MAX_GROWN + 1;
const OVERACHIEVER: Column = IGNORED + 1;
const IMPOSTER: Column = OVERACHIEVER + 1;
const FIRST_EFFECT: Column = IMPOSTER + 1;
const COLUMNS: usize = FIRST_EFFECT as usize + Effect::ALL.len();
/// Value in place of a [`Column`] for all columns.
pub const EVERYTHING: Column = 253;
/// Value in place of a [`Column`] for all numbers and decoys.
pub const ROLES: Column = 254;
/// Value in place of a [`Column`] for all effects.
pub const EFFECTS: Column = 255;
/// Value in place of an ingredient's identifier for all ingredients.
pub const ALL: &str = "all";
const ROWS: usize = Ingredient::ALL.len();
/// Maximum number of marks that can be undone.
const MEMORY: usize = 200;

/// Returns the column of a property.
pub(super) fn column_of(property: Property) -> Column {
    match property {
        Property::Decoy => 0,
        Property::Number(number) => number,
        Property::Ignored => IGNORED,
        Property::Overachiever => OVERACHIEVER,
        Property::Imposter => IMPOSTER,
        Property::Effect(effect) => FIRST_EFFECT.saturating_add(effect as Column),
    }
}

/// Returns the property of a column, or `None` if no game has the column.
pub(super) fn property_of(column: Column) -> Option<Property> {
    match column {
        0 => Some(Property::Decoy),
        1..=MAX_GROWN => Some(Property::Number(column)),
        IGNORED => Some(Property::Ignored),
        OVERACHIEVER => Some(Property::Overachiever),
        IMPOSTER => Some(Property::Imposter),
        FIRST_EFFECT.. => {
            Effect::ALL.get(usize::from(column - FIRST_EFFECT)).copied().map(Property::Effect)
        }
    }
}

/// Mark of the players in a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NoteMark {
    /// No mark yet.
    #[default]
    Blank,
    /// Excluded.
    Impossible,
    /// Possible.
    Possible,
    /// Certain.
    Certain,
}

/// Cell with its mark.
type MarkedCell = (Ingredient, Column, NoteMark);

/// Notes grid with its undo history.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Notes {
    cells: [[NoteMark; FIRST]; ROWS],
    past: Vec<MarkedCell>,
    /// Marks in the other columns. Missing in notes stored by versions without these columns.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    more: Vec<MarkedCell>,
    /// Number of entries in `past` of each of the latest steps; each step before these has one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    steps: Vec<usize>,
}

impl<'de> Deserialize<'de> for Notes {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Notes::from_fields(Fields::deserialize(from)?).map_err(custom)
    }
}

impl Notes {
    fn from_fields(mut fields: Fields) -> Result<Notes, serde_json::Error> {
        // Notes stored by versions with fewer ingredients have fewer rows.
        let stored = fields.take::<Vec<[NoteMark; FIRST]>>("cells")?;
        let mut cells = [[NoteMark::Blank; FIRST]; ROWS];
        let rows = cells.get_mut(..stored.len());
        let rows = rows.ok_or_else(|| serde_json::Error::custom("too many ingredients"))?;
        rows.copy_from_slice(&stored);
        let notes = Notes {
            cells,
            past: fields.take("past")?,
            more: fields.take_or("more", Vec::new())?,
            steps: fields.take_or("steps", Vec::new())?,
        };
        fields.end()?;
        Ok(notes)
    }

    /// Returns the mark of an ingredient in a column; blank outside the grid.
    pub fn mark(&self, ingredient: Ingredient, column: Column) -> NoteMark {
        if let Some(mark) = self.cells[ingredient.index()].get(usize::from(column)) {
            return *mark;
        }
        let there = self.more.iter().find(|(i, c, _)| (*i, *c) == (ingredient, column));
        there.map_or(NoteMark::Blank, |(_, _, mark)| *mark)
    }

    /// Whether a step can be undone.
    pub(crate) fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    fn put(&mut self, (ingredient, column, mark): MarkedCell) {
        if let Some(cell) = self.cells[ingredient.index()].get_mut(usize::from(column)) {
            *cell = mark;
            return;
        }
        self.more.retain(|(i, c, _)| (*i, *c) != (ingredient, column));
        if mark != NoteMark::Blank {
            self.more.push((ingredient, column, mark));
        }
    }

    /// Sets marks as one step for undo. Marks that are already set change nothing.
    pub(super) fn set(&mut self, marks: &[MarkedCell]) {
        let before = self.past.len();
        for &(ingredient, column, mark) in marks {
            let was = self.mark(ingredient, column);
            if was != mark {
                self.past.push((ingredient, column, was));
                self.put((ingredient, column, mark));
            }
        }
        match self.past.len() - before {
            0 => {}
            1 if self.steps.is_empty() => {}
            step => self.steps.push(step),
        }
        while self.past.len() > MEMORY {
            let single = self.past.len() > self.steps.iter().sum();
            let oldest = if single { 1 } else { self.steps.remove(0) };
            self.past.drain(..oldest);
        }
    }

    /// Reverts the last step.
    ///
    /// # Errors
    /// Returns [`PlayError::NothingToUndo`] if there is none.
    pub(super) fn undo(&mut self) -> Result<TableEvent, PlayError> {
        if self.past.is_empty() {
            return Err(PlayError::NothingToUndo);
        }
        for _ in 0..self.steps.pop().unwrap_or(1) {
            let Some(marked) = self.past.pop() else { break };
            self.put(marked);
        }
        Ok(TableEvent::Done)
    }

    /// Whether all marks and steps are consistent and within the grid. Stored notes may have been
    /// tampered with.
    pub(super) fn is_sound(&self) -> bool {
        let exists = |marked: &MarkedCell| usize::from(marked.1) < COLUMNS;
        let latest = self.steps.iter().try_fold(0_usize, |sum, step| sum.checked_add(*step));
        self.past.len() <= MEMORY
            && self.past.iter().chain(&self.more).all(exists)
            && self.more.iter().all(|marked| usize::from(marked.1) >= FIRST)
            && self.more.len() <= ROWS * COLUMNS
            && !self.steps.contains(&0)
            && latest.is_some_and(|latest| latest <= self.past.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAGE: Ingredient = Ingredient::Sage;

    #[test]
    fn notes_of_fewer_ingredients_are_read() {
        let mut notes = Notes::default();
        notes.set(&[(SAGE, 2, NoteMark::Certain)]);
        let mut stored = serde_json::to_value(&notes).unwrap();
        let rows = stored["cells"].as_array_mut().unwrap();
        assert_eq!(rows.len(), ROWS);
        let last = rows.pop().unwrap();
        assert_eq!(serde_json::from_value::<Notes>(stored.clone()).unwrap(), notes);
        let rows = stored["cells"].as_array_mut().unwrap();
        rows.extend([last.clone(), last]);
        assert!(serde_json::from_value::<Notes>(stored).is_err());
    }

    #[test]
    fn notes_of_the_first_columns_are_stored_as_ever() {
        let mut notes = Notes::default();
        notes.set(&[(SAGE, 0, NoteMark::Certain)]);
        notes.set(&[(SAGE, 6, NoteMark::Possible)]);
        let stored = serde_json::to_value(&notes).unwrap();
        let fields: Vec<_> = stored.as_object().unwrap().keys().collect();
        assert_eq!(fields, ["cells", "past"]);
        assert_eq!(stored["past"][1], serde_json::json!(["sage", 6, "blank"]));
    }

    #[test]
    fn every_column_is_itself_when_it_is_read_back() {
        for column in 0..=u8::MAX {
            let property = property_of(column);
            assert_eq!(property.is_some(), usize::from(column) < COLUMNS);
            assert!(property.is_none_or(|property| column_of(property) == column));
        }
        // Stored games contain these numbers, so additional effects must not change them.
        let first = Effect::ALL.iter().position(|effect| effect.id() == "cutoff");
        let last = Effect::ALL.iter().position(|effect| effect.id() == "spreader");
        assert_eq!((first, last, COLUMNS), (Some(0), Some(48), 59));
    }

    #[test]
    fn a_row_is_taken_back_as_one_step() {
        let mut notes = Notes::default();
        notes.set(&[(SAGE, 1, NoteMark::Certain)]);
        let before = notes.clone();
        let row = [0, 2, 7, 10].map(|column| (SAGE, column, NoteMark::Impossible));
        notes.set(&row);
        notes.set(&row);
        assert!(row.iter().all(|(i, c, _)| notes.mark(*i, *c) == NoteMark::Impossible));
        let stored = serde_json::to_string(&notes).unwrap();
        assert_eq!(serde_json::from_str::<Notes>(&stored).unwrap(), notes);
        notes.undo().unwrap();
        assert_eq!(notes, before);
        notes.undo().unwrap();
        assert_eq!(notes, Notes::default());
        assert!(notes.undo().is_err());
    }

    #[test]
    fn the_oldest_steps_are_forgotten_whole() {
        let mut notes = Notes::default();
        for round in 0..60_u8 {
            let mark = if round % 2 == 0 { NoteMark::Possible } else { NoteMark::Impossible };
            let marks: Vec<_> = (0..=round % 9).map(|column| (SAGE, column, mark)).collect();
            notes.set(&marks);
            assert!(notes.is_sound());
        }
        let steps = notes.steps.len();
        (0..steps).for_each(|_| assert!(notes.undo().is_ok()));
        assert!(notes.undo().is_err());
    }

    #[test]
    fn notes_that_were_tampered_with_are_not_sound() {
        let mut notes = Notes::default();
        notes.set(&[(SAGE, 7, NoteMark::Certain), (SAGE, 8, NoteMark::Impossible)]);
        assert!(notes.is_sound());
        for steps in [vec![3], vec![0, 2], vec![usize::MAX, 2]] {
            assert!(!Notes { steps, ..notes.clone() }.is_sound());
        }
        for column in [3, COLUMNS as u8] {
            assert!(
                !Notes { more: vec![(SAGE, column, NoteMark::Certain)], ..notes.clone() }
                    .is_sound()
            );
        }
    }
}
