//! The catalogue of ingredients (rules, section 1).

use std::fmt;

use crate::common::catalogue::{catalogue, serialized_by_id};
use crate::game::edition::Edition;
use crate::texts::Message;
use crate::witches::number::{CodeNumber, always};

/// What is known of an ingredient.
struct Row {
    name: fn() -> Message,
    sign: fn() -> Message,
    /// What it is called where it is serialized, and its drawing in `templates/symbols/`.
    id: &'static str,
    /// In codes; no edition draws or reads an ingredient without.
    number: Option<CodeNumber>,
}

catalogue! {
    /// A herb, in the order that the rules and the sheet always use. A puzzle of `n`
    /// ingredients uses the first `n`, so that editions get new ones at the end alone.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[repr(u8)]
    #[allow(missing_docs)]
    pub enum Ingredient of Row;

    Parsley [name: ingredient_parsley, sign: ingredient_parsley_sign]
        { id: "parsley", number: always(0) }
    Sage [name: ingredient_sage, sign: ingredient_sage_sign]
        { id: "sage", number: always(1) }
    Chives [name: ingredient_chives, sign: ingredient_chives_sign]
        { id: "chives", number: always(2) }
    Rosemary [name: ingredient_rosemary, sign: ingredient_rosemary_sign]
        { id: "rosemary", number: always(3) }
    Oregano [name: ingredient_oregano, sign: ingredient_oregano_sign]
        { id: "oregano", number: always(4) }
    Mint [name: ingredient_mint, sign: ingredient_mint_sign]
        { id: "mint", number: always(5) }
    Dill [name: ingredient_dill, sign: ingredient_dill_sign]
        { id: "dill", number: always(6) }
    Basil [name: ingredient_basil, sign: ingredient_basil_sign]
        { id: "basil", number: always(7) }
    Thyme [name: ingredient_thyme, sign: ingredient_thyme_sign]
        { id: "thyme", number: always(8) }
    Pepper [name: ingredient_pepper, sign: ingredient_pepper_sign]
        { id: "pepper", number: always(9) }
}

serialized_by_id!(Ingredient);

impl Ingredient {
    /// How many an edition has: the first ones.
    pub const fn of(edition: Edition) -> usize {
        let mut count = 0;
        while count < Ingredient::ALL.len() && Ingredient::ALL[count].number(edition).is_some() {
            count += 1;
        }
        count
    }

    /// Place in [`Ingredient::ALL`], from 0.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its name.
    pub fn name(self) -> Message {
        (self.row().name)()
    }

    /// Two letters that stand for it where it is noted.
    pub fn sign(self) -> Message {
        (self.row().sign)()
    }

    /// What it is called where it is serialized, and its drawing in `templates/symbols/`.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// Its number in codes; `None` where the edition does not have it.
    pub(crate) const fn number(self, edition: Edition) -> Option<u8> {
        CodeNumber::within(self.row().number, edition)
    }
}

impl fmt::Display for Ingredient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_the_serialized_names() {
        for ingredient in Ingredient::ALL {
            assert_eq!(serde_json::to_value(ingredient).unwrap(), ingredient.id());
            assert_eq!(ingredient.name().key(), format!("ingredient-{}", ingredient.id()));
            assert_eq!(ingredient.sign().key(), format!("ingredient-{}-sign", ingredient.id()));
        }
    }

    #[test]
    fn no_edition_leaves_one_out() {
        for edition in Edition::ALL {
            let rest = &Ingredient::ALL[Ingredient::of(edition)..];
            assert!(rest.iter().all(|i| i.number(edition).is_none()), "{edition}");
        }
        assert_eq!([Edition::First, Edition::Second].map(Ingredient::of), [10, 10]);
    }
}
