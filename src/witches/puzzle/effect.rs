//! The catalogue of effects (rules, section 3): a row says all that is known of one, and the
//! [acts](super::act) what it does in a test.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::catalogue::catalogue;
use crate::edition::Edition::{self, First, Second};
use crate::texts::Message;
use crate::witches::wire::{Number, since};

use super::Category::{self, *};
use super::act::Act::{self, Alter, Both, Report};
use super::act::{Alter::*, Fact::*};

/// What is known of an effect.
struct Row {
    name: fn() -> Message,
    /// What a sheet tells the players.
    tells: fn() -> Message,
    retold: Retold,
    category: Category,
    /// In codes; no edition draws or reads an effect without.
    number: Option<Number>,
    act: Act,
}

/// Where a sheet tells something else.
enum Retold {
    Never,
    Since(Edition, fn() -> Message),
    /// To who plays alone.
    AloneSince(Edition, fn() -> Message),
}
use Retold::{AloneSince, Never, Since};

mod retold {
    crate::texts::messages! {
        effect_poison_tells_alone();
        effect_odd_tells_2();
        effect_even_tells_2();
    }
}

catalogue! {
    /// An effect that an ingredient can carry; in the order of the rules.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[repr(u8)]
    pub enum Effect of Row;

    /// After this ingredient is judged, the evaluation stops.
    Cutoff [name: effect_cutoff, tells: effect_cutoff_tells]
        { category: Cauldron, number: since(First, 0), act: Alter(Stop), retold: Never }
    /// The next ingredient's number is raised by one.
    Spicy [name: effect_spicy, tells: effect_spicy_tells]
        { category: Cauldron, number: since(First, 1), act: Alter(AddToNext(1)), retold: Never }
    /// The next ingredient's number is lowered by one.
    Refreshing [name: effect_refreshing, tells: effect_refreshing_tells]
        { category: Cauldron, number: since(First, 2), act: Alter(AddToNext(-1)), retold: Never }
    /// The next ingredient is skipped: not judged, not counted, its effects do not run.
    Enthusiastic [name: effect_enthusiastic, tells: effect_enthusiastic_tells]
        { category: Cauldron, number: since(First, 3), act: Alter(SkipNext), retold: Never }
    /// The next ingredient loses its effects.
    Cleaner [name: effect_cleaner, tells: effect_cleaner_tells]
        { category: Cauldron, number: since(First, 4), act: Alter(CleanNext), retold: Never }
    /// The growth of the next counted ingredient is taken as right; its order still counts.
    Fertilizer [name: effect_fertilizer, tells: effect_fertilizer_tells]
        { category: Cauldron, number: since(First, 5), act: Alter(FertilizeNext), retold: Never }

    /// Reports the number of a random ingredient of the potion, or none.
    Detective [name: effect_detective, tells: effect_detective_tells]
        { category: Investigative, number: since(First, 6), act: Report(NumberOfOne),
          retold: Never }
    /// Reports a random number of 1..L that no ingredient of the potion has, or nothing to say.
    Liar [name: effect_liar, tells: effect_liar_tells]
        { category: Investigative, number: since(First, 7), act: Report(NumberOfNone),
          retold: Never }
    /// Reports how many ingredients of the potion have at least one effect.
    Inspector [name: effect_inspector, tells: effect_inspector_tells]
        { category: Investigative, number: since(First, 8), act: Report(WithEffects),
          retold: Never }
    /// Reports how many effects all ingredients of the potion have together.
    General [name: effect_general, tells: effect_general_tells]
        { category: Investigative, number: since(First, 9), act: Report(Effects), retold: Never }
    /// Reports how many ingredients after the first are out of order.
    Pessimist [name: effect_pessimist, tells: effect_pessimist_tells]
        { category: Investigative, number: since(First, 10), act: Report(OutOfOrder),
          retold: Never }
    /// Reports how many ingredients after the first are in order.
    Optimist [name: effect_optimist, tells: effect_optimist_tells]
        { category: Investigative, number: since(First, 11), act: Report(InOrder), retold: Never }
    /// Reports the sum of all numbers present.
    Calculator [name: effect_calculator, tells: effect_calculator_tells]
        { category: Investigative, number: since(First, 12), act: Report(Sum), retold: Never }
    /// Runs, each time at random, one of Liar, Detective, General, Inspector, Calculator,
    /// Revealer, Blessing and Hugger, and gives the bare result.
    Joker [name: effect_joker, tells: effect_joker_tells]
        { category: Investigative, number: since(First, 13), act: Report(Joke), retold: Never }
    /// Reports how many decoys are in the potion.
    Revealer [name: effect_revealer, tells: effect_revealer_tells]
        { category: Investigative, number: since(First, 14), act: Report(Decoys), retold: Never }
    /// Reports how many regular ingredients are in the potion.
    Blessing [name: effect_blessing, tells: effect_blessing_tells]
        { category: Investigative, number: since(First, 15), act: Report(Regular), retold: Never }
    /// Reports yes if some ingredient of the potion has more than one effect, else no.
    Scientist [name: effect_scientist, tells: effect_scientist_tells]
        { category: Investigative, number: since(First, 16), act: Report(SeveralEffects),
          retold: Never }
    /// Reports yes if the number of the ingredient right before it is within 1 of its own, else no.
    Hugger [name: effect_hugger, tells: effect_hugger_tells]
        { category: Investigative, number: since(First, 17), act: Report(CloseBefore),
          retold: Never }
    /// Speaks up if the potion has at least three other ingredients, else stays silent.
    Crowdy [name: effect_crowdy, tells: effect_crowdy_tells]
        { category: Investigative, number: since(First, 18), act: Report(Crowd), retold: Never }
    /// Reports itself; wrong unless both brothers are in the potion.
    Brothers [name: effect_brothers, tells: effect_brothers_tells]
        { category: Investigative, number: since(First, 19), act: Both(WrongAlone, Here),
          retold: Never }
    /// Reports itself; wrong if both enemies are in the potion.
    Enemies [name: effect_enemies, tells: effect_enemies_tells]
        { category: Investigative, number: since(First, 20), act: Both(WrongTogether, Here),
          retold: Never }
    /// Reports that an imposter was met.
    Imposter [name: effect_imposter, tells: effect_imposter_tells]
        { category: Investigative, number: since(First, 21), act: Report(Here), retold: Never }

    /// The tester is poisoned until their next test; when all players are poisoned, the game is
    /// lost.
    Poison [name: effect_poison, tells: effect_poison_tells]
        { category: Player, number: since(First, 22), act: Report(Here),
          retold: AloneSince(Second, retold::effect_poison_tells_alone) }
    /// Until their next test, whatever the tester grows gets two dots at once.
    GreenFingers [name: effect_green_fingers, tells: effect_green_fingers_tells]
        { category: Player, number: since(First, 23), act: Report(Here), retold: Never }
    /// The tester may act on another player's section until their next test.
    Piggyback [name: effect_piggyback, tells: effect_piggyback_tells]
        { category: Player, number: since(First, 24), act: Report(Here), retold: Never }
    /// The tester may not plant or grow what was in this potion until their next test.
    Allergies [name: effect_allergies, tells: effect_allergies_tells]
        { category: Player, number: since(First, 25), act: Report(Here), retold: Never }
    /// Nothing of the tester's grows past two dots until their next test.
    Distracted [name: effect_distracted, tells: effect_distracted_tells]
        { category: Player, number: since(First, 26), act: Report(Here), retold: Never }
    /// The tester may change one thing of a potion at the last second, until their next test.
    Genius [name: effect_genius, tells: effect_genius_tells]
        { category: Player, number: since(First, 27), act: Report(Here), retold: Never }
    /// The tester may only plant what they have least of, until their next test.
    Sharer [name: effect_sharer, tells: effect_sharer_tells]
        { category: Player, number: since(First, 28), act: Report(Here), retold: Never }
    /// The tester may only test potions of one kind of ingredient, until their next test.
    Minimalist [name: effect_minimalist, tells: effect_minimalist_tells]
        { category: Player, number: since(First, 29), act: Report(Here), retold: Never }
    /// On their next turn the tester copies another player's garden.
    Copycat [name: effect_copycat, tells: effect_copycat_tells]
        { category: Player, number: since(First, 30), act: Report(Here), retold: Never }

    /// The tester crosses out one empty garden cell.
    Weeds [name: effect_weeds, tells: effect_weeds_tells]
        { category: Field, number: since(First, 31), act: Report(Here), retold: Never }
    /// Every garden of the tester grows by one.
    Sunshine [name: effect_sunshine, tells: effect_sunshine_tells]
        { category: Field, number: since(First, 32), act: Report(Here), retold: Never }
    /// The tester joins two of their neighbouring gardens.
    Creeper [name: effect_creeper, tells: effect_creeper_tells]
        { category: Field, number: since(First, 33), act: Report(Here), retold: Never }
    /// The tester splits one of their gardens in two.
    Fence [name: effect_fence, tells: effect_fence_tells]
        { category: Field, number: since(First, 34), act: Report(Here), retold: Never }
    /// The tester moves one planted ingredient to any empty garden cell of theirs.
    Mole [name: effect_mole, tells: effect_mole_tells]
        { category: Field, number: since(First, 35), act: Report(Here), retold: Never }
    /// The tester plants any ingredient for free.
    Seedling [name: effect_seedling, tells: effect_seedling_tells]
        { category: Field, number: since(First, 36), act: Report(Here), retold: Never }

    /// After this ingredient is judged, all counts and reports so far are forgotten; the
    /// evaluation goes on as if the next were the first.
    Resetter [name: effect_resetter, tells: effect_resetter_tells]
        { category: Complex, number: since(First, 37), act: Alter(Forget), retold: Never }
    /// The next ingredient's number becomes its own count of effects.
    Equalizer [name: effect_equalizer, tells: effect_equalizer_tells]
        { category: Complex, number: since(First, 38), act: Alter(EqualizeNext), retold: Never }
    /// Its number becomes a random one of 1..L.
    Random [name: effect_random, tells: effect_random_tells]
        { category: Complex, number: since(First, 39), act: Alter(Randomize), retold: Never }
    /// Its own number is raised by the count of regular ingredients.
    Blender [name: effect_blender, tells: effect_blender_tells]
        { category: Complex, number: since(First, 40), act: Alter(AddRegular), retold: Never }
    /// Its own number is lowered by the count of decoys.
    Downer [name: effect_downer, tells: effect_downer_tells]
        { category: Complex, number: since(First, 41), act: Alter(SubtractDecoys), retold: Never }
    /// Its own number is raised by the number of the ingredient right before it.
    Teamplayer [name: effect_teamplayer, tells: effect_teamplayer_tells]
        { category: Complex, number: since(First, 42), act: Alter(AddBefore), retold: Never }
    /// Reports the distance between its number and its place (1, 2, ...), none without a number.
    Analyzer [name: effect_analyzer, tells: effect_analyzer_tells]
        { category: Complex, number: since(First, 43), act: Report(Distance), retold: Never }
    /// In a potion of odd size its number and its remaining effects vanish for this test.
    Odd [name: effect_odd, tells: effect_odd_tells]
        { category: Complex, number: since(First, 44), act: Alter(VanishIfOdd),
          retold: Since(Second, retold::effect_odd_tells_2) }
    /// In a potion of even size it reports its own number or that it is a decoy; in one of odd
    /// size its number becomes random, and it reports that.
    Even [name: effect_even, tells: effect_even_tells]
        { category: Complex, number: since(First, 45), act: Both(RandomizeIfOdd, OwnNumber),
          retold: Since(Second, retold::effect_even_tells_2) }
    /// In the first half of the potion it moves to the end, once per test, and is judged there.
    Coward [name: effect_coward, tells: effect_coward_tells]
        { category: Complex, number: since(First, 46), act: Alter(MoveToTheEnd), retold: Never }
    /// Player power until the next test: plant any ingredient.
    Student [name: effect_student, tells: effect_student_tells]
        { category: Complex, number: since(First, 47), act: Report(Here), retold: Never }
    /// Player power until the next test: plant in anyone's gardens.
    Spreader [name: effect_spreader, tells: effect_spreader_tells]
        { category: Complex, number: since(First, 48), act: Report(Here), retold: Never }
}

impl Effect {
    /// Its name.
    pub fn name(self) -> Message {
        (self.row().name)()
    }

    /// What a sheet tells the players, or the player if she is `alone`.
    pub fn tells(self, edition: Edition, alone: bool) -> Message {
        let row = self.row();
        match row.retold {
            Since(since, tells) if edition >= since => tells(),
            AloneSince(since, tells) if edition >= since && alone => tells(),
            Never | Since(..) | AloneSince(..) => (row.tells)(),
        }
    }

    /// What it is called where it is serialized: lower case with hyphens.
    pub fn id(self) -> &'static str {
        self.name().key().trim_start_matches("effect-")
    }

    /// The category.
    pub fn category(self) -> Category {
        self.row().category
    }

    /// Its number in codes; `None` where the edition does not have it.
    pub(crate) const fn number(self, edition: Edition) -> Option<u8> {
        Number::within(self.row().number, edition)
    }

    /// What it does in a test.
    pub(super) const fn act(self) -> Act {
        self.row().act
    }

    /// Whether two ingredients get it together.
    pub fn is_pair(self) -> bool {
        matches!(self.act().alter(), Some(WrongAlone | WrongTogether))
    }

    /// Whether it changes what is judged: numbers, order, or which ingredients count.
    /// All other effects only report.
    pub fn alters(self) -> bool {
        self.act().alter().is_some()
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogue_is_whole() {
        let sizes = Category::ALL.map(|c| c.effects(First).count());
        assert_eq!(sizes, [6, 16, 9, 6, 12]);
        for (i, effect) in Effect::ALL.into_iter().enumerate() {
            assert_eq!(effect as usize, i);
            assert_eq!(serde_json::to_value(effect).unwrap(), effect.id());
            for (edition, alone) in Edition::ALL.map(|e| [(e, false), (e, true)]).concat() {
                let tells = effect.tells(edition, alone).to_string();
                assert!(tells.ends_with('.') && tells.len() <= 125, "{effect}: {tells}");
            }
            assert_eq!(effect.tells(First, true), (effect.row().tells)());
        }
    }

    #[test]
    fn the_second_edition_tells_what_changed() {
        let changed = |alone| -> Vec<Effect> {
            let differs = |e: &Effect| e.tells(Second, alone) != e.tells(First, alone);
            Effect::ALL.into_iter().filter(differs).collect()
        };
        assert_eq!(changed(false), [Effect::Odd, Effect::Even]);
        assert_eq!(changed(true), [Effect::Poison, Effect::Odd, Effect::Even]);
        assert!(!Effect::Poison.tells(Second, true).to_string().contains("lost"));
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
