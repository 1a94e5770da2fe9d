//! The catalogue of effects (rules, section 3): one table that says for each its category,
//! what it does exactly, and what the sheet tells the players.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::edition::Edition;
use crate::witches::wire;

/// What an effect acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Category {
    /// Alters the potion.
    Cauldron,
    /// Reports something.
    Investigative,
    /// Gives the tester a handicap or a power until their next test.
    Player,
    /// Changes the tester's section.
    Field,
    /// The hardest; only at [`EffectsLevel::Many`](crate::witches::settings::EffectsLevel::Many).
    Complex,
}

impl Category {
    /// All categories, in the order of the rules.
    pub const ALL: [Category; 5] = [
        Category::Cauldron,
        Category::Investigative,
        Category::Player,
        Category::Field,
        Category::Complex,
    ];

    /// The effects of this category in an edition's catalogue, in the order of the rules.
    pub fn effects(self, edition: Edition) -> impl Iterator<Item = Effect> {
        let known = move |e: &Effect| wire::effect(edition, *e).is_some();
        Effect::ALL.into_iter().filter(move |e| e.category() == self && known(e))
    }
}

/// A row of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct EffectInfo {
    /// The English name.
    pub name: &'static str,
    /// The category.
    pub category: Category,
    /// What it does, exactly: the rule that the evaluation implements.
    pub does: &'static str,
    /// What a sheet of the first edition tells the players: see [`Effect::tells`].
    pub tells: &'static str,
}

macro_rules! catalogue {
    ($($effect:ident $name:literal $category:ident $does:literal $tells:literal)*) => {
        /// An effect that an ingredient can carry.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum Effect {
            $(#[doc = $does] $effect,)*
        }

        impl Effect {
            /// All effects, in the order of the rules.
            pub const ALL: [Effect; [$(Effect::$effect),*].len()] = [$(Effect::$effect),*];

            /// The catalogue's row.
            pub fn info(self) -> &'static EffectInfo {
                const ROWS: [EffectInfo; Effect::ALL.len()] = [$(EffectInfo {
                    name: $name,
                    category: Category::$category,
                    does: $does,
                    tells: $tells,
                }),*];
                &ROWS[self as usize]
            }
        }
    };
}

catalogue! {
    Cutoff "Cutoff" Cauldron
        "After this ingredient is judged, the evaluation stops."
        "The test stops right after this ingredient. Whatever comes later is not counted."
    Spicy "Spicy" Cauldron
        "The next ingredient's number is raised by one."
        "The number of the next ingredient goes up by 1 for this test."
    Refreshing "Refreshing" Cauldron
        "The next ingredient's number is lowered by one."
        "The number of the next ingredient goes down by 1 for this test."
    Enthusiastic "Enthusiastic" Cauldron
        "The next ingredient is skipped: not judged, not counted, its effects do not run."
        "The next ingredient is skipped: it is not counted and its effects stay asleep."
    Cleaner "Cleaner" Cauldron
        "The next ingredient loses its effects."
        "The next ingredient loses all its effects for this test."
    Fertilizer "Fertilizer" Cauldron
        "The growth of the next counted ingredient is taken as right; its order still counts."
        "However far the next counted ingredient was grown, its growth is taken as right."

    Detective "Detective" Investigative
        "Reports the number of a random ingredient of the potion, or none."
        "Tells you the number of one ingredient of the potion, but not which one."
    Liar "Liar" Investigative
        "Reports a random number of 1..L that no ingredient of the potion has, or nothing to say."
        "Tells you a number that no ingredient of the potion has."
    Inspector "Inspector" Investigative
        "Reports how many ingredients of the potion have at least one effect."
        "Counts the ingredients in the potion that have an effect."
    General "General" Investigative
        "Reports how many effects all ingredients of the potion have together."
        "Counts all effects of all ingredients in the potion."
    Pessimist "Pessimist" Investigative
        "Reports how many ingredients after the first are out of order."
        "Counts the ingredients after the first that are out of order: their number is not one more than the number before."
    Optimist "Optimist" Investigative
        "Reports how many ingredients after the first are in order."
        "Counts the ingredients after the first that are in order: their number is one more than the number before."
    Calculator "Calculator" Investigative
        "Reports the sum of all numbers present."
        "Adds up the numbers of all ingredients in the potion."
    Joker "Joker" Investigative
        "Runs, each time at random, one of Liar, Detective, General, Inspector, Calculator, Revealer, Blessing and Hugger, and gives the bare result."
        "Answers like Liar, Detective, General, Inspector, Calculator, Revealer, Blessing or Hugger, and never says like which."
    Revealer "Revealer" Investigative
        "Reports how many decoys are in the potion."
        "Counts the decoys in the potion."
    Blessing "Blessing" Investigative
        "Reports how many regular ingredients are in the potion."
        "Counts the ingredients in the potion that are not decoys."
    Scientist "Scientist" Investigative
        "Reports yes if some ingredient of the potion has more than one effect, else no."
        "Says YES if any ingredient in the potion has two effects or more, else NO."
    Hugger "Hugger" Investigative
        "Reports yes if the number of the ingredient right before it is within 1 of its own, else no."
        "Says YES if the number right before it and its own differ by at most 1, else NO."
    Crowdy "Crowdy" Investigative
        "Speaks up if the potion has at least three other ingredients, else stays silent."
        "Speaks up when at least three other ingredients share its cauldron."
    Brothers "Brothers" Investigative
        "Reports itself; wrong unless both brothers are in the potion."
        "Two ingredients are brothers. One without the other is always wrong."
    Enemies "Enemies" Investigative
        "Reports itself; wrong if both enemies are in the potion."
        "Two ingredients are enemies. Both in one potion are always wrong."
    Imposter "Imposter" Investigative
        "Reports that an imposter was met."
        "Reports that an imposter was met. Not everyone who says so is one."

    Poison "Poison" Player
        "The tester is poisoned until their next test; when all players are poisoned, the game is lost."
        "You are poisoned until your next test. If all players are poisoned at once, the game is lost."
    GreenFingers "Green Fingers" Player
        "Until their next test, whatever the tester grows gets two dots at once."
        "Until your next test, each time you grow a garden it gets two dots instead of one."
    Piggyback "Piggyback" Player
        "The tester may act on another player's section until their next test."
        "Until your next test, you may use your action on another player's section."
    Allergies "Allergies" Player
        "The tester may not plant or grow what was in this potion until their next test."
        "Until your next test, you may not plant or grow any ingredient of this potion."
    Distracted "Distracted" Player
        "Nothing of the tester's grows past two dots until their next test."
        "Until your next test, nothing of yours grows past two dots."
    Genius "Genius" Player
        "The tester may change one thing of a potion at the last second, until their next test."
        "Once before your next test, change one thing about a potion just before it is tested."
    Sharer "Sharer" Player
        "The tester may only plant what they have least of, until their next test."
        "Until your next test, plant only an ingredient that you have least of."
    Minimalist "Minimalist" Player
        "The tester may only test potions of one kind of ingredient, until their next test."
        "Your next potion must be made of a single kind of ingredient."
    Copycat "Copycat" Player
        "On their next turn the tester copies another player's garden."
        "On your next turn, copy the plants and dots of another player's garden into one of yours."

    Weeds "Weeds" Field
        "The tester crosses out one empty garden cell."
        "Weeds! Cross out one empty garden cell of yours."
    Sunshine "Sunshine" Field
        "Every garden of the tester grows by one."
        "Sunshine! Every ingredient in all your gardens grows by one dot."
    Creeper "Creeper" Field
        "The tester joins two of their neighbouring gardens."
        "Join two gardens of yours that touch: from now on they are one."
    Fence "Fence" Field
        "The tester splits one of their gardens in two."
        "Draw a line that splits one of your gardens in two."
    Mole "Mole" Field
        "The tester moves one planted ingredient to any empty garden cell of theirs."
        "Move one of your plants, with its dots, to any empty garden cell of yours."
    Seedling "Seedling" Field
        "The tester plants any ingredient for free."
        "Plant any ingredient at once, for free, even one that is not your specialty."

    Resetter "Resetter" Complex
        "After this ingredient is judged, all counts and reports so far are forgotten; the evaluation goes on as if the next were the first."
        "Everything up to and including this ingredient is forgotten. The test goes on as if the next one were the first."
    Equalizer "Equalizer" Complex
        "The next ingredient's number becomes its own count of effects."
        "The number of the next ingredient becomes the count of its own effects."
    Random "Random" Complex
        "Its number becomes a random one of 1..L."
        "Its number is drawn anew, at random, in every test."
    Blender "Blender" Complex
        "Its own number is raised by the count of regular ingredients."
        "Its number goes up by the count of ingredients in the potion that are not decoys."
    Downer "Downer" Complex
        "Its own number is lowered by the count of decoys."
        "Its number goes down by the count of decoys in the potion."
    Teamplayer "Teamplayer" Complex
        "Its own number is raised by the number of the ingredient right before it."
        "Its number goes up by the number right before it."
    Analyzer "Analyzer" Complex
        "Reports the distance between its number and its place (1, 2, ...), none without a number."
        "Tells how far apart its number and its place in the potion are."
    Odd "Odd" Complex
        "In a potion of odd size its number and its remaining effects vanish for this test."
        "In a potion with an odd count of ingredients it turns into an ignored decoy."
    Even "Even" Complex
        "In a potion of even size it reports its own number or that it is a decoy; in one of odd size its number becomes random, and it reports that."
        "Even count of ingredients: it tells its number, or that it is a decoy. Odd count: its number is random, and it says so."
    Coward "Coward" Complex
        "In the first half of the potion it moves to the end, once per test, and is judged there."
        "If it stands in the first half of the potion, it runs to the end and is judged there."
    Student "Student" Complex
        "Player power until the next test: plant any ingredient."
        "Until your next test, you may plant any ingredient."
    Spreader "Spreader" Complex
        "Player power until the next test: plant in anyone's gardens."
        "Until your next test, you may plant in anyone's gardens."
}

impl Effect {
    /// The English name.
    pub fn name(self) -> &'static str {
        self.info().name
    }

    /// What a sheet tells the players, or the player if she is `alone`.
    pub fn tells(self, edition: Edition, alone: bool) -> &'static str {
        match self {
            Effect::Poison if edition >= Edition::Second && alone => {
                "You are poisoned: you may not act on your next turn."
            }
            Effect::Odd if edition >= Edition::Second => {
                "In a potion with an odd count of ingredients it turns into an ignored decoy without effects."
            }
            Effect::Even if edition >= Edition::Second => {
                "Even count of ingredients: it tells its number or \"a decoy\". Odd count: it says that its number is random, or \"a decoy\"."
            }
            _ => self.info().tells,
        }
    }

    /// The name in lower case with hyphens, as it is serialized.
    pub fn id(self) -> String {
        self.name().to_lowercase().replace(' ', "-")
    }

    /// The category.
    pub fn category(self) -> Category {
        self.info().category
    }

    /// Whether two ingredients get it together.
    pub fn is_pair(self) -> bool {
        matches!(self, Effect::Brothers | Effect::Enemies)
    }

    /// Whether it changes what is judged: numbers, order, or which ingredients count.
    /// All other effects only report.
    pub fn alters(self) -> bool {
        use Effect::*;
        matches!(
            self,
            Cutoff
                | Spicy
                | Refreshing
                | Enthusiastic
                | Cleaner
                | Fertilizer
                | Brothers
                | Enemies
                | Resetter
                | Equalizer
                | Random
                | Blender
                | Downer
                | Teamplayer
                | Odd
                | Even
                | Coward
        )
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogue_is_whole() {
        let sizes = Category::ALL.map(|c| c.effects(Edition::First).count());
        assert_eq!(sizes, [6, 16, 9, 6, 12]);
        for (i, effect) in Effect::ALL.into_iter().enumerate() {
            let info = effect.info();
            assert_eq!(effect as usize, i);
            assert!(info.does.ends_with('.'), "{effect}");
            for (edition, alone) in Edition::ALL.map(|e| [(e, false), (e, true)]).concat() {
                let tells = effect.tells(edition, alone);
                assert!(tells.ends_with('.') && tells.len() <= 125, "{effect}: {tells}");
            }
            assert_eq!(effect.tells(Edition::First, true), info.tells);
        }
    }

    #[test]
    fn the_second_edition_tells_what_changed() {
        let changed = |alone| -> Vec<Effect> {
            let differs = |e: &Effect| e.tells(Edition::Second, alone) != e.info().tells;
            Effect::ALL.into_iter().filter(differs).collect()
        };
        assert_eq!(changed(false), [Effect::Odd, Effect::Even]);
        assert_eq!(changed(true), [Effect::Poison, Effect::Odd, Effect::Even]);
        assert!(!Effect::Poison.tells(Edition::Second, true).contains("lost"));
    }

    #[test]
    fn whole_categories_only_report() {
        for effect in Effect::ALL {
            match effect.category() {
                Category::Player | Category::Field => assert!(!effect.alters()),
                Category::Cauldron => assert!(effect.alters()),
                Category::Investigative | Category::Complex => {}
            }
        }
    }
}
