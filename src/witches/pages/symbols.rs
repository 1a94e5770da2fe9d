//! The drawings of what is in the game: each goes by the identifier of what it shows.

use crate::page::Symbol;
use crate::page::symbols::symbol;
use crate::witches::board::Special;
use crate::witches::puzzle::Ingredient;

impl From<Ingredient> for Symbol {
    fn from(ingredient: Ingredient) -> Symbol {
        drawing(ingredient.id())
    }
}

impl From<Special> for Symbol {
    fn from(special: Special) -> Symbol {
        drawing(special.id())
    }
}

fn drawing(id: &str) -> Symbol {
    Symbol::named(id).unwrap_or(symbol!("potion"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::symbols::tests::assert_distinct;

    #[test]
    fn everything_has_its_drawing_and_none_is_taken_for_another() {
        let named = |id| Symbol::named(id).unwrap_or_else(|| panic!("{id} has no drawing"));
        let ingredients = Ingredient::ALL.map(|i| named(i.id()));
        let specials = Special::ALL.map(|s| named(s.id()));
        assert_distinct(&ingredients, 0.2);
        assert_distinct(&specials, 0.1);
    }
}
