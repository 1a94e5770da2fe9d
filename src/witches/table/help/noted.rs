//! What the notes say, with what stands in them from the start.

use crate::witches::deduce::{Claim, Property};
use crate::witches::puzzle::Ingredient;
use crate::witches::table::notes::column_of;
use crate::witches::table::{Keeper, Mark, Notes};

/// The notes of a table on its grid.
pub(super) struct Noted<'a> {
    notes: &'a Notes,
    columns: Vec<Property>,
    given: Vec<(Ingredient, Property, Mark)>,
}

impl Noted<'_> {
    pub(super) fn new<'a>(notes: &'a Notes, keeper: &Keeper) -> Noted<'a> {
        Noted { notes, columns: keeper.columns(), given: keeper.given() }
    }

    /// Whether they say so already: by a mark there, or by others in its row and its column.
    pub(super) fn says(&self, &Claim { ingredient, property, holds }: &Claim) -> bool {
        let mut others = self.roles().filter(|other| *other != property);
        match (property, holds) {
            (Property::Number(_) | Property::Decoy, true) => {
                self.is_sure(ingredient, property)
                    || others.all(|other| self.is_out(ingredient, other))
            }
            (Property::Number(_) | Property::Decoy, false) => {
                let mut herbs = Ingredient::ALL.into_iter().filter(|herb| *herb != ingredient);
                self.is_out(ingredient, property)
                    || others.any(|other| self.is_sure(ingredient, other))
                    || property != Property::Decoy && herbs.any(|herb| self.is_sure(herb, property))
            }
            (_, true) => self.is(ingredient, property, Mark::Certain),
            (_, false) => self.is(ingredient, property, Mark::Impossible),
        }
    }

    /// The mark that a player sees, or that stands there from the start.
    fn is(&self, ingredient: Ingredient, property: Property, mark: Mark) -> bool {
        match self.notes.mark(ingredient, column_of(property)) {
            Mark::Blank => self.given.contains(&(ingredient, property, mark)),
            noted => noted == mark,
        }
    }

    /// What an ingredient is one of.
    fn roles(&self) -> impl Iterator<Item = Property> {
        let columns = self.columns.iter().copied();
        columns.filter(|column| matches!(column, Property::Number(_) | Property::Decoy))
    }

    fn kinds(&self) -> impl Iterator<Item = Property> {
        use Property::{Ignored, Imposter, Overachiever};
        let columns = self.columns.iter().copied();
        columns.filter(|column| matches!(column, Ignored | Overachiever | Imposter))
    }

    fn is_sure(&self, ingredient: Ingredient, role: Property) -> bool {
        let sure = |property| self.is(ingredient, property, Mark::Certain);
        sure(role) || role == Property::Decoy && self.kinds().any(sure)
    }

    fn is_out(&self, ingredient: Ingredient, role: Property) -> bool {
        let out = |property| self.is(ingredient, property, Mark::Impossible);
        let no_kind = || self.kinds().next().is_some() && self.kinds().all(out);
        out(role) || role == Property::Decoy && no_kind()
    }
}
