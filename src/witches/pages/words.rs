//! The texts of the sheet, from `templates/text/`: one file a language, so that a translator
//! needs no Rust.
//!
//! The structures below are the list of texts: a file with one missing or one too many is
//! refused.

use std::sync::LazyLock;

use serde::Deserialize;

use super::SheetView;
use crate::witches::board::Special;
use crate::witches::puzzle::Category;

/// All texts of a sheet.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Words {
    pub pages: Pages,
    pub front: Front,
    pub back: Back,
    pub section: SectionWords,
    pub cauldron: CauldronWords,
    specials: Specials,
    categories: Categories,
    category_tags: Categories,
    pub rules: RulesWords,
}

/// A structure of texts. Read through a map, which makes far less code than a derived reader,
/// and the phone page carries all of it.
macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident { $($field:ident),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        #[allow(missing_docs)]
        pub(crate) struct $name {
            $(pub $field: String,)*
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
                use serde::de::Error;
                let mut texts =
                    std::collections::BTreeMap::<String, String>::deserialize(source)?;
                let mut take = |name: &'static str| {
                    texts.remove(name).ok_or_else(|| D::Error::missing_field(name))
                };
                let read = $name { $($field: take(stringify!($field))?,)* };
                match texts.pop_first() {
                    Some((name, _)) => Err(D::Error::unknown_field(&name, &[])),
                    None => Ok(read),
                }
            }
        }
    )*};
}

texts! {
    /// Titles of the pages, for bookmarks.
    Pages { front, back, rules }
    /// The strip of the front.
    Front {
        title, press, level, custom, one_player, players, recipe, ingredients, seed, game,
        edition, key, key_note, scan, scan_note, scan_note_home, scan_referee, scan_note_referee,
    }
    /// The strip of the back.
    Back { log, number, potion, under, over, reports, grid, decoy, grid_note, log_note }
    /// A section.
    SectionWords { witch, specialties, memo, notes }
    /// A cauldron.
    CauldronWords { under, over }
    /// The categories of effects.
    Categories { cauldron, investigative, player, field, complex }
    /// What each special cell does.
    Specials {
        efficiency, versatility, painter, guesser, low_ceiling, fertile_ground, hard_ground,
        black_magic,
    }
    /// The rules page, in reading order.
    RulesWords {
        title, intro, clue,
        goal, goal_known, goal_hidden, goal_how,
        set_up, set_up_alone, set_up_specialties_alone, set_up_cut, set_up_cut_teams,
        set_up_deal, set_up_deal_youngest, set_up_deal_shared, set_up_specialties, set_up_clue,
        turn, turn_intro, turn_intro_alone, turn_intro_teams, turn_plant, turn_grow,
        turn_grow_last, turn_pluck, turn_share, turn_close,
        testing, testing_full, testing_full_or_closed, testing_when, testing_when_home,
        testing_when_here, testing_when_referee, testing_order, testing_result, testing_reports,
        example_secret, example_right, example_under, example_result,
        ending, ending_win, ending_win_hidden, ending_win_effects, ending_win_effects_hidden,
        ending_full, ending_full_means, ending_full_others, ending_lose, ending_lose_poison,
        ending_lose_alone,
        pantry, pantry_list, decoys_ignore, decoys_all, decoy_ignored, decoy_overachiever,
        decoy_imposter,
        effects, effects_intro, specials,
        checking, checking_how, checking_how_home, checking_how_here, checking_how_referee,
        checking_how_server, checking_help, checking_give_up, checking_give_up_here,
        checking_organiser,
        variants, variant_rivals, variant_solo, variant_high_witch,
        give_up, fold,
    }
}

const ENGLISH: &str = include_str!("../../../templates/text/en.json");

impl Words {
    /// The English texts.
    pub fn english() -> &'static Words {
        static WORDS: LazyLock<Words> =
            LazyLock::new(|| serde_json::from_str(ENGLISH).expect("the embedded texts are whole"));
        &WORDS
    }

    /// The heading of a category of effects, as markup.
    pub fn category(&self, category: Category) -> &str {
        self.categories.of(category)
    }

    /// The short name of a category of effects.
    pub fn category_tag(&self, category: Category) -> &str {
        self.category_tags.of(category)
    }

    /// What a special cell does.
    pub fn special(&self, special: Special) -> &str {
        match special {
            Special::Efficiency => &self.specials.efficiency,
            Special::Versatility => &self.specials.versatility,
            Special::Painter => &self.specials.painter,
            Special::Guesser => &self.specials.guesser,
            Special::LowCeiling => &self.specials.low_ceiling,
            Special::FertileGround => &self.specials.fertile_ground,
            Special::HardGround => &self.specials.hard_ground,
            Special::BlackMagic => &self.specials.black_magic,
        }
    }
}

impl Categories {
    fn of(&self, category: Category) -> &str {
        match category {
            Category::Cauldron => &self.cauldron,
            Category::Investigative => &self.investigative,
            Category::Player => &self.player,
            Category::Field => &self.field,
            Category::Complex => &self.complex,
        }
    }
}

/// The name of a sheet's level.
pub(crate) fn level_name(view: &SheetView, words: &Words) -> String {
    view.level.as_ref().map_or_else(|| words.front.custom.clone(), |(_, name)| name.clone())
}

/// A text with its `{placeholders}` filled in.
pub(crate) fn fill(text: &str, values: &[(&str, &str)]) -> String {
    let mut filled = text.to_owned();
    for (name, value) in values {
        filled = filled.replace(&format!("{{{name}}}"), value);
    }
    debug_assert!(!filled.contains(['{', '}']), "{filled:?} has a placeholder left");
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_english_texts_are_whole() {
        let words: Words = serde_json::from_str(ENGLISH).unwrap();
        for special in Special::ALL {
            assert!(words.special(special).ends_with('.'), "{special:?}");
        }
    }

    #[test]
    fn placeholders_are_filled() {
        assert_eq!(fill("{a} of {b} {a}", &[("a", "1"), ("b", "2")]), "1 of 2 1");
    }
}
