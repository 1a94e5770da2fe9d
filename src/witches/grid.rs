//! Notes grid, in which players record the possible properties of each ingredient: its columns, and
//! the marks that follow from the free clue. Used on paper and on screens.

use crate::witches::deduce::Property;
use crate::witches::game_data::PublicFacts;
use crate::witches::puzzle::{Clue, Half, Ingredient};
use crate::witches::settings::{DecoyKinds, RecipeLength};

/// Group of related columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ColumnGroup {
    Numbers,
    Decoys,
    Effects,
}

impl ColumnGroup {
    /// Returns the group of `column`.
    pub(crate) fn of(column: Property) -> ColumnGroup {
        match column {
            Property::Number(_) => ColumnGroup::Numbers,
            Property::Effect(_) => ColumnGroup::Effects,
            Property::Decoy | Property::Ignored | Property::Overachiever | Property::Imposter => {
                ColumnGroup::Decoys
            }
        }
    }
}

/// Returns the columns of a game on paper. Decoys have one column unless several kinds of them are
/// possible.
pub(crate) fn columns(facts: &PublicFacts) -> Vec<Property> {
    let numbers = (1..=facts.longest).map(Property::Number);
    let decoys = match facts.decoys {
        DecoyKinds::Ignore => vec![Property::Decoy],
        DecoyKinds::All => vec![Property::Ignored, Property::Overachiever, Property::Imposter],
    };
    let effects = facts.effects.iter().copied().map(Property::Effect);
    numbers.chain(decoys).chain(effects).collect()
}

/// Returns the columns of a game on screens: [`Property::Decoy`] first, then the others of
/// [`columns`].
pub(crate) fn with_any_decoy(facts: &PublicFacts) -> Vec<Property> {
    let others = columns(facts).into_iter().filter(|column| *column != Property::Decoy);
    std::iter::once(Property::Decoy).chain(others).collect()
}

/// Mark that follows from the free clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClueMark {
    /// The ingredient does not have the property.
    No,
    /// The ingredient has the property.
    Yes,
    /// Exactly one of the ingredients with this mark has its marked property.
    Perhaps,
}

/// Returns the cells of `columns` that the free clue restricts, each at most once.
pub(crate) fn clue_marks(
    facts: &PublicFacts,
    columns: &[Property],
) -> Vec<(Ingredient, Property, ClueMark)> {
    let all = |herb: Ingredient, of: &dyn Fn(Property) -> bool, what: ClueMark| {
        let own = columns.iter().copied().filter(|&column| of(column));
        own.map(|column| (herb, column, what)).collect::<Vec<_>>()
    };
    let is_number = |column| ColumnGroup::of(column) == ColumnGroup::Numbers;
    let is_decoy = |column| ColumnGroup::of(column) == ColumnGroup::Decoys;
    let is_effect = |column| ColumnGroup::of(column) == ColumnGroup::Effects;
    match facts.clue {
        Clue::OneIsDecoy(group) => {
            group.iter().flat_map(|&herb| all(herb, &is_decoy, ClueMark::Perhaps)).collect()
        }
        Clue::OneHasNumber(group, number) => {
            group.iter().map(|&herb| (herb, Property::Number(number), ClueMark::Perhaps)).collect()
        }
        Clue::NotNumber(herb, number) => vec![(herb, Property::Number(number), ClueMark::No)],
        Clue::EffectCount(herb, 0) => all(herb, &is_effect, ClueMark::No),
        // The grid cannot show a number of effects.
        Clue::EffectCount(..) => Vec::new(),
        Clue::IsDecoy(herb) => {
            let any = |column| column == Property::Decoy;
            let mut cells = all(herb, &is_number, ClueMark::No);
            cells.extend(all(herb, &any, ClueMark::Yes));
            cells
        }
        Clue::StandsIn(herb, half) => {
            let cannot = |column| match column {
                Property::Number(number) => !can_stand(facts.recipe, number, half),
                column => is_decoy(column),
            };
            all(herb, &cannot, ClueMark::No)
        }
    }
}

/// Whether `number` can belong to `half`, for at least one length that `recipe` allows.
fn can_stand(recipe: RecipeLength, number: u8, half: Half) -> bool {
    (recipe.shortest()..=recipe.longest()).any(|length| {
        let own = if number * 2 <= length { Half::First } else { Half::Second };
        number <= length && own == half
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::players::Players;
    use crate::common::seed::Seed;
    use crate::seal::Cost;
    use crate::witches::puzzle::{Decoy, Puzzle, Role};
    use crate::witches::settings::Level;
    use crate::witches::sheet::{Sheet, SheetOptions};

    /// Whether `column` is true of `herb`.
    fn holds(puzzle: &Puzzle, herb: Ingredient, column: Property) -> bool {
        let part = &puzzle.parts()[herb.index()];
        match (column, part.role) {
            (Property::Number(number), role) => role == Role::Regular(number),
            (Property::Effect(effect), _) => part.effects.contains(&effect),
            (_, Role::Regular(_)) => false,
            (Property::Decoy, Role::Decoy(_)) => true,
            (Property::Ignored, Role::Decoy(decoy)) => decoy == Decoy::Ignore,
            (Property::Imposter, Role::Decoy(decoy)) => matches!(decoy, Decoy::Imposter(_)),
            (Property::Overachiever, Role::Decoy(decoy)) => {
                matches!(decoy, Decoy::Overgrown | Decoy::Undergrown)
            }
        }
    }

    #[test]
    fn what_is_given_is_true_of_the_secret() {
        let mut printed = 0;
        for (i, level) in (0..48).zip(Level::ALL.into_iter().cycle()) {
            let options = SheetOptions {
                players: Players::new(4).unwrap(),
                settings: level.settings(),
                ..SheetOptions::new(Seed(i))
            };
            let sheet = Sheet::make_at_cost(&options, Cost::new(1, 1).unwrap()).unwrap();
            let (facts, puzzle) = (sheet.view().unwrap().facts, &sheet.game_data.puzzle);
            let cells = clue_marks(&facts, &columns(&facts));
            for &(herb, column, what) in &cells {
                let true_of = holds(puzzle, herb, column);
                assert!(what != ClueMark::No || !true_of, "{i} {herb} {column:?}");
                assert!(what != ClueMark::Yes || true_of, "{i} {herb} {column:?}");
            }
            let mut perhaps = cells.iter().filter(|cell| cell.2 == ClueMark::Perhaps).peekable();
            if perhaps.peek().is_some() {
                assert_eq!(perhaps.filter(|c| holds(puzzle, c.0, c.1)).count(), 1, "{i}");
            }
            for (herb, column, what) in clue_marks(&facts, &with_any_decoy(&facts)) {
                let expected = if what == ClueMark::Yes { Some(true) } else { None };
                let expected = if what == ClueMark::No { Some(false) } else { expected };
                let true_of = holds(puzzle, herb, column);
                assert!(expected.is_none_or(|e| e == true_of), "{i} {herb} {column:?}");
            }
            printed += usize::from(!cells.is_empty());
        }
        assert!(printed > 24, "{printed}");
    }

    #[test]
    fn a_half_is_as_wide_as_the_length_leaves_open() {
        let fits = |recipe: RecipeLength, half| -> Vec<u8> {
            (1..=recipe.longest()).filter(|&n| can_stand(recipe, n, half)).collect()
        };
        assert_eq!(fits(RecipeLength::Known(4), Half::First), [1, 2]);
        assert_eq!(fits(RecipeLength::Known(5), Half::Second), [3, 4, 5]);
        assert_eq!(fits(RecipeLength::Hidden, Half::First), [1, 2, 3]);
        assert_eq!(fits(RecipeLength::Hidden, Half::Second), [3, 4, 5, 6]);
    }
}
