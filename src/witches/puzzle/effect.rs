//! Catalogue of effects (rules, section 3). A row has all properties of an effect. Its action in a
//! test is data that the [walk](super::walk) executes.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::common::catalogue::{catalogue, serialized_by_id};
use crate::common::edition::Edition;
use crate::texts::{Message, msg};
use crate::witches::settings::EffectsLevel;
use crate::witches::{CodeNumber, always};
use {Alteration::*, Category::*, EffectAction::*, ReportFact::*};

/// Row of the catalogue of [`Effect`]s.
struct EffectRow {
    name: fn() -> Message,
    /// Description for the players, as printed on the sheet.
    description: fn() -> Message,
    /// Description for the player of a solo game, where it differs.
    alone: Option<fn() -> Message>,
    category: Category,
    /// Number in codes. Editions in which it is missing neither draw nor read the effect.
    number: Option<CodeNumber>,
    act: EffectAction,
}

catalogue! {
    /// Effect that an ingredient can carry, in the order of the rules.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[repr(u8)]
    pub enum Effect of EffectRow;

    /// Ends the evaluation after this ingredient is judged.
    Cutoff [name: effect_cutoff, description: effect_cutoff_tells]
        { category: Cauldron, number: always(0), act: Alter(Stop), alone: None }
    /// Raises the number of the next ingredient by 1.
    Spicy [name: effect_spicy, description: effect_spicy_tells]
        { category: Cauldron, number: always(1), act: Alter(AddToNext(1)), alone: None }
    /// Lowers the number of the next ingredient by 1.
    Refreshing [name: effect_refreshing, description: effect_refreshing_tells]
        { category: Cauldron, number: always(2), act: Alter(AddToNext(-1)), alone: None }
    /// Skips the next ingredient: not judged, not counted, and its effects do not run.
    Enthusiastic [name: effect_enthusiastic, description: effect_enthusiastic_tells]
        { category: Cauldron, number: always(3), act: Alter(SkipNext), alone: None }
    /// Removes the effects of the next ingredient.
    Cleaner [name: effect_cleaner, description: effect_cleaner_tells]
        { category: Cauldron, number: always(4), act: Alter(CleanNext), alone: None }
    /// Makes the growth of the next counted ingredient right. Its order still counts.
    Fertilizer [name: effect_fertilizer, description: effect_fertilizer_tells]
        { category: Cauldron, number: always(5), act: Alter(FertilizeNext), alone: None }

    /// Reports the number of a random ingredient of the potion, or `none`.
    Detective [name: effect_detective, description: effect_detective_tells]
        { category: Investigative, number: always(6), act: Report(NumberOfOne), alone: None }
    /// Reports a random number of `1..=L` that no ingredient of the potion has, or "nothing to
    /// say".
    Liar [name: effect_liar, description: effect_liar_tells]
        { category: Investigative, number: always(7), act: Report(NumberOfNone), alone: None }
    /// Reports the number of ingredients in the potion with at least one effect.
    Inspector [name: effect_inspector, description: effect_inspector_tells]
        { category: Investigative, number: always(8), act: Report(WithEffects), alone: None }
    /// Reports the number of effects of all ingredients in the potion together.
    General [name: effect_general, description: effect_general_tells]
        { category: Investigative, number: always(9), act: Report(Effects), alone: None }
    /// Reports the number of ingredients after the first that are out of order.
    Pessimist [name: effect_pessimist, description: effect_pessimist_tells]
        { category: Investigative, number: always(10), act: Report(OutOfOrder), alone: None }
    /// Reports the number of ingredients after the first that are in order.
    Optimist [name: effect_optimist, description: effect_optimist_tells]
        { category: Investigative, number: always(11), act: Report(InOrder), alone: None }
    /// Reports the sum of all numbers in the potion.
    Calculator [name: effect_calculator, description: effect_calculator_tells]
        { category: Investigative, number: always(12), act: Report(Sum), alone: None }
    /// Reports the bare result of a random one of `Liar`, `Detective`, `General`, `Inspector`,
    /// `Calculator`, `Revealer`, `Blessing` and `Hugger`, drawn each time.
    Joker [name: effect_joker, description: effect_joker_tells]
        { category: Investigative, number: always(13), act: Report(Joke), alone: None }
    /// Reports the number of decoys in the potion.
    Revealer [name: effect_revealer, description: effect_revealer_tells]
        { category: Investigative, number: always(14), act: Report(Decoys), alone: None }
    /// Reports the number of regular ingredients in the potion.
    Blessing [name: effect_blessing, description: effect_blessing_tells]
        { category: Investigative, number: always(15), act: Report(Regular), alone: None }
    /// Reports `YES` if some ingredient of the potion has more than one effect, else `NO`.
    Scientist [name: effect_scientist, description: effect_scientist_tells]
        { category: Investigative, number: always(16), act: Report(SeveralEffects), alone: None }
    /// Reports `YES` if its number and that of the ingredient right before it differ by at most 1,
    /// else `NO`.
    Hugger [name: effect_hugger, description: effect_hugger_tells]
        { category: Investigative, number: always(17), act: Report(CloseBefore), alone: None }
    /// Reports its name if the potion has at least three other ingredients, else nothing.
    Crowdy [name: effect_crowdy, description: effect_crowdy_tells]
        { category: Investigative, number: always(18), act: Report(Crowd), alone: None }
    /// Reports its name. Its ingredient is wrong unless the other brother is in the potion.
    Brothers [name: effect_brothers, description: effect_brothers_tells]
        { category: Investigative, number: always(19), act: Both(WrongAlone, Here), alone: None }
    /// Reports its name. Its ingredient is wrong if the other enemy is in the potion.
    Enemies [name: effect_enemies, description: effect_enemies_tells]
        { category: Investigative, number: always(20), act: Both(WrongTogether, Here),
          alone: None }
    /// Reports its name, so that players know of an imposter.
    Imposter [name: effect_imposter, description: effect_imposter_tells]
        { category: Investigative, number: always(21), act: Report(Here), alone: None }

    /// Poisons the tester until their next test. When all witches are poisoned, the play ends and
    /// the last ditch effort begins.
    Poison [name: effect_poison, description: effect_poison_tells]
        { category: Player, number: always(22), act: Report(Here),
          alone: Some(msg::effect_poison_tells_alone) }
    /// Gives two dots to each ingredient that the tester grows, until their next test.
    GreenFingers [name: effect_green_fingers, description: effect_green_fingers_tells]
        { category: Player, number: always(23), act: Report(Here), alone: None }
    /// Lets the tester act on another section, until their next test.
    Piggyback [name: effect_piggyback, description: effect_piggyback_tells]
        { category: Player, number: always(24), act: Report(Here),
          alone: Some(msg::effect_alone_tells) }
    /// Forbids the tester to plant or grow the ingredients of this potion, until their next test.
    Allergies [name: effect_allergies, description: effect_allergies_tells]
        { category: Player, number: always(25), act: Report(Here), alone: None }
    /// Limits what the tester grows to two dots, until their next test.
    Distracted [name: effect_distracted, description: effect_distracted_tells]
        { category: Player, number: always(26), act: Report(Here), alone: None }
    /// Lets the tester change one ingredient of a potion, or its dots, just before it is tested.
    /// Usable once, until their next test.
    Genius [name: effect_genius, description: effect_genius_tells]
        { category: Player, number: always(27), act: Report(Here), alone: None }
    /// Restricts the tester to planting the ingredients that grow least often in their section,
    /// until their next test.
    Sharer [name: effect_sharer, description: effect_sharer_tells]
        { category: Player, number: always(28), act: Report(Here), alone: None }
    /// Restricts the tester to potions of one kind of ingredient, until their next test.
    Minimalist [name: effect_minimalist, description: effect_minimalist_tells]
        { category: Player, number: always(29), act: Report(Here), alone: None }
    /// Lets the tester copy a garden of another section, in their next turn.
    Copycat [name: effect_copycat, description: effect_copycat_tells]
        { category: Player, number: always(30), act: Report(Here),
          alone: Some(msg::effect_alone_tells) }

    /// Makes the tester cross out one empty garden cell of their section.
    Weeds [name: effect_weeds, description: effect_weeds_tells]
        { category: Field, number: always(31), act: Report(Here), alone: None }
    /// Grows all ingredients in the gardens of the tester's section by one dot.
    Sunshine [name: effect_sunshine, description: effect_sunshine_tells]
        { category: Field, number: always(32), act: Report(Here), alone: None }
    /// Makes the tester join two adjacent gardens of their section.
    Creeper [name: effect_creeper, description: effect_creeper_tells]
        { category: Field, number: always(33), act: Report(Here), alone: None }
    /// Makes the tester divide one garden of their section in two.
    Fence [name: effect_fence, description: effect_fence_tells]
        { category: Field, number: always(34), act: Report(Here), alone: None }
    /// Lets the tester move one plant to another empty garden cell of their section.
    Mole [name: effect_mole, description: effect_mole_tells]
        { category: Field, number: always(35), act: Report(Here), alone: None }
    /// Lets the tester plant any ingredient for free.
    Seedling [name: effect_seedling, description: effect_seedling_tells]
        { category: Field, number: always(36), act: Report(Here), alone: None }

    /// Resets all counts and reports after this ingredient is judged. The next ingredient is judged
    /// as the first.
    Resetter [name: effect_resetter, description: effect_resetter_tells]
        { category: Complex, number: always(37), act: Alter(Forget), alone: None }
    /// Sets the next ingredient's number to the count of its effects.
    Equalizer [name: effect_equalizer, description: effect_equalizer_tells]
        { category: Complex, number: always(38), act: Alter(EqualizeNext), alone: None }
    /// Sets its own number to a random one of `1..=L`.
    Random [name: effect_random, description: effect_random_tells]
        { category: Complex, number: always(39), act: Alter(Randomize), alone: None }
    /// Raises its own number by the count of regular ingredients in the potion.
    Blender [name: effect_blender, description: effect_blender_tells]
        { category: Complex, number: always(40), act: Alter(AddRegular), alone: None }
    /// Lowers its own number by the count of decoys in the potion.
    Downer [name: effect_downer, description: effect_downer_tells]
        { category: Complex, number: always(41), act: Alter(SubtractDecoys), alone: None }
    /// Raises its own number by that of the ingredient right before it.
    Teamplayer [name: effect_teamplayer, description: effect_teamplayer_tells]
        { category: Complex, number: always(42), act: Alter(AddBefore), alone: None }
    /// Reports the distance between its number and its place (1, 2, ...), or `none` without a
    /// number.
    Analyzer [name: effect_analyzer, description: effect_analyzer_tells]
        { category: Complex, number: always(43), act: Report(Distance), alone: None }
    /// Makes its ingredient an ignored decoy without effects for this test, in a potion of odd
    /// size.
    Odd [name: effect_odd, description: effect_odd_tells]
        { category: Complex, number: always(44), act: Alter(VanishIfOdd),
          alone: None }
    /// Reports its own number, or that it is a decoy, in a potion of even size. In one of odd size
    /// its number becomes random, and it reports that.
    Even [name: effect_even, description: effect_even_tells]
        { category: Complex, number: always(45), act: Both(RandomizeIfOdd, OwnNumber),
          alone: None }
    /// Moves to the end of the potion if it is in the first half, once per test, and is judged
    /// there.
    Coward [name: effect_coward, description: effect_coward_tells]
        { category: Complex, number: always(46), act: Alter(MoveToTheEnd), alone: None }
    /// Lets the tester plant any ingredient in play, until their next test.
    Student [name: effect_student, description: effect_student_tells]
        { category: Complex, number: always(47), act: Report(Here), alone: None }
    /// Lets the tester plant in the gardens of all sections, until their next test.
    Spreader [name: effect_spreader, description: effect_spreader_tells]
        { category: Complex, number: always(48), act: Report(Here),
          alone: Some(msg::effect_alone_tells) }
}

serialized_by_id!(Effect);

impl Effect {
    /// Returns the effects of `edition`, in the order of the rules.
    pub(crate) fn of(edition: Edition) -> impl Iterator<Item = Effect> {
        Effect::ALL.into_iter().filter(move |effect| effect.number(edition).is_some())
    }

    /// Name of the effect.
    pub fn name(self) -> Message {
        (self.row().name)()
    }

    /// Description for the players; `alone` selects the text for a solo game.
    pub fn description(self, alone: bool) -> Message {
        let row = self.row();
        row.alone.filter(|_| alone).unwrap_or(row.description)()
    }

    /// Identifier in serialized data: lower case with hyphens.
    pub fn id(self) -> &'static str {
        self.name().key().trim_start_matches("effect-")
    }

    /// Category of the effect.
    pub fn category(self) -> Category {
        self.row().category
    }

    /// Whether the effect lasts until the tester's next test. Effects that end with a turn are
    /// excluded, since a table does not know the turns. So are effects with a different rule for a
    /// solo game if the player is `alone`.
    pub(crate) fn lasts(self, alone: bool) -> bool {
        use Effect::*;
        let until_a_test = matches!(
            self,
            Poison
                | GreenFingers
                | Piggyback
                | Allergies
                | Distracted
                | Genius
                | Sharer
                | Minimalist
                | Student
                | Spreader
        );
        until_a_test && !(alone && self.row().alone.is_some())
    }

    /// Number in codes; `None` if `edition` does not have the effect.
    pub(crate) const fn number(self, edition: Edition) -> Option<u8> {
        CodeNumber::within(self.row().number, edition)
    }

    /// Action in a test.
    pub(super) const fn act(self) -> EffectAction {
        self.row().act
    }

    /// Whether the effect resets the counts and reports of a walk (`Alteration::Forget`).
    pub(crate) fn forgets(self) -> bool {
        matches!(self.act().change(), Some(Forget))
    }

    /// Whether the effect can report.
    pub(crate) fn reports(self) -> bool {
        self.act().report().is_some()
    }

    /// Whether the effect can change the number of undergrown or overgrown ingredients.
    pub(crate) fn changes_growth(self) -> bool {
        self.act().change().is_some() && !self.is_pair()
    }

    /// Whether the effect can change the number of undergrown or overgrown ingredients in a simple
    /// way: it adds at most 1 to the next number or subtracts it, ends the evaluation, or changes
    /// how the next ingredient is treated.
    pub(crate) fn changes_growth_plainly(self) -> bool {
        let is_plain = |change| {
            matches!(change, Stop | AddToNext(-1..=1) | SkipNext | CleanNext | FertilizeNext)
        };
        self.act().change().is_some_and(is_plain)
    }

    /// Whether the effect sets a number to a count of effects (`Alteration::EqualizeNext`).
    pub(crate) fn counts_effects(self) -> bool {
        matches!(self.act().change(), Some(EqualizeNext))
    }

    /// Whether the effect reports each time its ingredient is judged.
    pub(crate) fn always_reports(self) -> bool {
        self.act().report().is_some_and(|fact| !matches!(fact, Crowd))
    }

    /// Whether the effect can suppress effects or reports: of another ingredient, or later ones of
    /// the same ingredient.
    pub(crate) fn can_suppress(self) -> bool {
        matches!(self.act().change(), Some(Stop | Forget | SkipNext | CleanNext | VanishIfOdd))
    }

    /// Whether the effect can move its ingredient to the end of the potion
    /// (`Alteration::MoveToTheEnd`).
    pub(crate) fn moves(self) -> bool {
        matches!(self.act().change(), Some(MoveToTheEnd))
    }

    /// Whether the effect is always given to two ingredients.
    pub(crate) fn is_pair(self) -> bool {
        matches!(self.act().change(), Some(WrongAlone | WrongTogether))
    }

    /// Returns the exact description of the action, for recipes of this `length`.
    pub(crate) fn exactly(self, length: u8) -> Message {
        match self.act() {
            EffectAction::Alter(change) => change.exactly(length),
            EffectAction::Report(fact) => fact.exactly(self, length),
            EffectAction::Both(change, fact) => {
                msg::exact_both(change.exactly(length), fact.exactly(self, length))
            }
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name().fmt(f)
    }
}

struct CategoryRow {
    heading: fn() -> Message,
    tag: fn() -> Message,
    /// Lowest [`EffectsLevel`] at which the category is in play.
    from: EffectsLevel,
}

catalogue! {
    /// Category of effects, in the order of the rules.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Category of CategoryRow;

    /// Changes the evaluation of the potion.
    Cauldron [heading: category_cauldron, tag: category_cauldron_tag] { from: EffectsLevel::Some }
    /// Reports a fact about the potion.
    Investigative [heading: category_investigative, tag: category_investigative_tag]
        { from: EffectsLevel::Some }
    /// Gives the tester a handicap or an ability, in most cases until their next test.
    Player [heading: category_player, tag: category_player_tag] { from: EffectsLevel::Some }
    /// Changes the section of the tester.
    Field [heading: category_field, tag: category_field_tag] { from: EffectsLevel::Some }
    /// Most difficult effects, in play only at [`EffectsLevel::Many`].
    Complex [heading: category_complex, tag: category_complex_tag] { from: EffectsLevel::Many }
}

impl Category {
    /// Heading of the list of its effects, with light markup.
    pub(crate) fn heading(self) -> Message {
        (self.row().heading)()
    }

    /// Short name of the category.
    pub fn tag(self) -> Message {
        (self.row().tag)()
    }

    /// Returns the categories in play at `level`.
    pub(super) fn in_play(level: EffectsLevel) -> impl Iterator<Item = Category> {
        Category::ALL.into_iter().filter(move |category| category.row().from <= level)
    }

    /// Returns the effects of this category in `edition`, in the order of the rules.
    pub fn effects(self, edition: Edition) -> impl Iterator<Item = Effect> {
        Effect::of(edition).filter(move |effect| effect.category() == self)
    }
}

/// Action of an [`Effect`] in a test.
#[derive(Clone, Copy, Debug)]
pub(super) enum EffectAction {
    /// Changes the evaluation.
    Alter(Alteration),
    /// Reports a fact.
    Report(ReportFact),
    /// Changes the evaluation, then reports a fact.
    Both(Alteration, ReportFact),
}

/// Change of numbers, order, or the ingredients that count. "Own" refers to the ingredient with the
/// effect.
#[derive(Clone, Copy, Debug)]
pub(super) enum Alteration {
    /// Ends the evaluation after this ingredient.
    Stop,
    /// Resets all counts and reports; the next ingredient is judged as the first.
    Forget,
    /// Moves an ingredient of the first half to the end before it is judged, once.
    MoveToTheEnd,
    /// Adds this amount to the next number.
    AddToNext(i8),
    /// Skips the next ingredient.
    SkipNext,
    /// Removes the effects of the next ingredient.
    CleanNext,
    /// Makes the growth of the next counted ingredient right.
    FertilizeNext,
    /// Sets the next number to the count of that ingredient's effects.
    EqualizeNext,
    /// Sets the own number to a random one of `1..=L`.
    Randomize,
    /// Sets the own number to a random one of `1..=L`, in a potion of odd size.
    RandomizeIfOdd,
    /// Removes the own number and the remaining effects, in a potion of odd size.
    VanishIfOdd,
    /// Adds the count of regular ingredients to the own number.
    AddRegular,
    /// Subtracts the count of decoys from the own number.
    SubtractDecoys,
    /// Adds the number of the ingredient right before to the own number.
    AddBefore,
    /// Makes the ingredient wrong unless another one with this effect is in the potion.
    WrongAlone,
    /// Makes the ingredient wrong if another one with this effect is in the potion.
    WrongTogether,
}

/// Fact that an effect reports about the potion in its current state. "Own" refers to the
/// ingredient with the effect.
#[derive(Clone, Copy, Debug)]
pub(super) enum ReportFact {
    /// Presence of the effect.
    Here,
    /// Presence of the effect, if at least three other ingredients are in the potion.
    Crowd,
    /// Number of a random ingredient.
    NumberOfOne,
    /// Random number of `1..=L` that no ingredient has.
    NumberOfNone,
    /// Own number, or the reason why none is reported: a decoy, or a random number.
    OwnNumber,
    /// Distance between the own number and the own place.
    Distance,
    /// Number of ingredients with effects.
    WithEffects,
    /// Number of effects of all ingredients together.
    Effects,
    /// Whether some ingredient has several effects.
    SeveralEffects,
    /// Number of ingredients after the first that are out of order.
    OutOfOrder,
    /// Number of ingredients after the first that are in order.
    InOrder,
    /// Sum of all numbers.
    Sum,
    /// Number of decoys.
    Decoys,
    /// Number of regular ingredients.
    Regular,
    /// Whether the own number and the one right before differ by at most 1.
    CloseBefore,
    /// Random one of eight other facts.
    Joke,
}

impl EffectAction {
    pub(super) const fn change(self) -> Option<Alteration> {
        match self {
            EffectAction::Alter(change) | EffectAction::Both(change, _) => Some(change),
            EffectAction::Report(_) => None,
        }
    }

    pub(super) const fn report(self) -> Option<ReportFact> {
        match self {
            EffectAction::Report(fact) | EffectAction::Both(_, fact) => Some(fact),
            EffectAction::Alter(_) => None,
        }
    }
}

impl Alteration {
    /// Whether the change depends on the number of decoys in the whole potion. The solver has to
    /// assume this number before it has chosen all ingredients.
    pub(super) const fn counts_decoys(self) -> bool {
        match self {
            Alteration::AddRegular | Alteration::SubtractDecoys => true,
            Alteration::Stop
            | Alteration::Forget
            | Alteration::MoveToTheEnd
            | Alteration::AddToNext(_)
            | Alteration::SkipNext
            | Alteration::CleanNext
            | Alteration::FertilizeNext
            | Alteration::EqualizeNext
            | Alteration::Randomize
            | Alteration::RandomizeIfOdd
            | Alteration::VanishIfOdd
            | Alteration::AddBefore
            | Alteration::WrongAlone
            | Alteration::WrongTogether => false,
        }
    }

    fn exactly(self, length: u8) -> Message {
        match self {
            Alteration::Stop => msg::exact_stop(),
            Alteration::Forget => msg::exact_forget(),
            Alteration::MoveToTheEnd => msg::exact_move(),
            Alteration::AddToNext(count) if count < 0 => msg::exact_lower(count.unsigned_abs()),
            Alteration::AddToNext(count) => msg::exact_raise(count.unsigned_abs()),
            Alteration::SkipNext => msg::exact_skip(),
            Alteration::CleanNext => msg::exact_clean(),
            Alteration::FertilizeNext => msg::exact_fertilize(),
            Alteration::EqualizeNext => msg::exact_equalize(),
            Alteration::Randomize => msg::exact_randomize(length),
            Alteration::RandomizeIfOdd => msg::exact_randomize_if_odd(length),
            Alteration::VanishIfOdd => msg::exact_vanish_if_odd(),
            Alteration::AddRegular => msg::exact_add_regular(),
            Alteration::SubtractDecoys => msg::exact_subtract_decoys(),
            Alteration::AddBefore => msg::exact_add_before(),
            Alteration::WrongAlone => msg::exact_wrong_alone(),
            Alteration::WrongTogether => msg::exact_wrong_together(),
        }
    }
}

impl ReportFact {
    fn exactly(self, by: Effect, length: u8) -> Message {
        match self {
            ReportFact::Here => msg::exact_here(by.name()),
            ReportFact::Crowd => msg::exact_crowd(by.name()),
            ReportFact::NumberOfOne => msg::exact_number_of_one(),
            ReportFact::NumberOfNone => msg::exact_number_of_none(length),
            ReportFact::OwnNumber => msg::exact_own_number(),
            ReportFact::Distance => msg::exact_distance(),
            ReportFact::WithEffects => msg::exact_with_effects(),
            ReportFact::Effects => msg::exact_effects(),
            ReportFact::SeveralEffects => msg::exact_several_effects(),
            ReportFact::OutOfOrder => msg::exact_out_of_order(),
            ReportFact::InOrder => msg::exact_in_order(),
            ReportFact::Sum => msg::exact_sum(),
            ReportFact::Decoys => msg::exact_decoys(),
            ReportFact::Regular => msg::exact_regular(),
            ReportFact::CloseBefore => msg::exact_close_before(),
            ReportFact::Joke => msg::exact_joke(length),
        }
    }
}
