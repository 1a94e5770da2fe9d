//! The categories of effects (rules, section 3).

use serde::{Deserialize, Serialize};

use crate::common::catalogue::catalogue;
use crate::texts::Message;
use crate::witches::settings::EffectsLevel;

struct Row {
    heading: fn() -> Message,
    tag: fn() -> Message,
    /// From this level of effects on there are some of it.
    from: EffectsLevel,
}

catalogue! {
    /// What an effect acts on; in the order of the rules.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Category of Row;

    /// Alters the potion.
    Cauldron [heading: category_cauldron, tag: category_cauldron_tag] { from: EffectsLevel::Some }
    /// Reports something.
    Investigative [heading: category_investigative, tag: category_investigative_tag]
        { from: EffectsLevel::Some }
    /// Gives the tester a handicap or a power until their next test.
    Player [heading: category_player, tag: category_player_tag] { from: EffectsLevel::Some }
    /// Changes the tester's section.
    Field [heading: category_field, tag: category_field_tag] { from: EffectsLevel::Some }
    /// The hardest.
    Complex [heading: category_complex, tag: category_complex_tag] { from: EffectsLevel::Many }
}

impl Category {
    /// What stands above its effects, with light markup.
    pub(crate) fn heading(self) -> Message {
        (self.row().heading)()
    }

    /// Its short name.
    pub fn tag(self) -> Message {
        (self.row().tag)()
    }

    /// The categories in play at a level of effects.
    pub(super) fn in_play(level: EffectsLevel) -> impl Iterator<Item = Category> {
        Category::ALL.into_iter().filter(move |category| category.row().from <= level)
    }
}
