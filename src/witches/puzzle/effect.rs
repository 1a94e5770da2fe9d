//! The catalogue of effects (rules, section 3): a row says all that is known of one. What it does
//! in a test is data here; the [walk](super::walk) plays it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::common::catalogue::{catalogue, serialized_by_id};
use crate::game::edition::Edition;
use crate::texts::{Message, said};
use crate::witches::settings::EffectsLevel;
use crate::witches::{CodeNumber, always};
use {Act::*, Alteration::*, Category::*, Fact::*};

/// What is known of an effect.
struct Row {
    name: fn() -> Message,
    /// What a sheet tells the players.
    tells: fn() -> Message,
    /// Message for the player of a solo game, in place of the usual one.
    alone: Option<fn() -> Message>,
    category: Category,
    /// In codes; no edition draws or reads an effect without.
    number: Option<CodeNumber>,
    act: Act,
}

catalogue! {
    /// An effect that an ingredient can carry; in the order of the rules.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[repr(u8)]
    pub enum Effect of Row;

    /// After this ingredient is judged, the evaluation stops.
    Cutoff [name: effect_cutoff, tells: effect_cutoff_tells]
        { category: Cauldron, number: always(0), act: Alter(Stop), alone: None }
    /// The next ingredient's number is raised by one.
    Spicy [name: effect_spicy, tells: effect_spicy_tells]
        { category: Cauldron, number: always(1), act: Alter(AddToNext(1)), alone: None }
    /// The next ingredient's number is lowered by one.
    Refreshing [name: effect_refreshing, tells: effect_refreshing_tells]
        { category: Cauldron, number: always(2), act: Alter(AddToNext(-1)), alone: None }
    /// The next ingredient is skipped: not judged, not counted, its effects do not run.
    Enthusiastic [name: effect_enthusiastic, tells: effect_enthusiastic_tells]
        { category: Cauldron, number: always(3), act: Alter(SkipNext), alone: None }
    /// The next ingredient loses its effects.
    Cleaner [name: effect_cleaner, tells: effect_cleaner_tells]
        { category: Cauldron, number: always(4), act: Alter(CleanNext), alone: None }
    /// The growth of the next counted ingredient is taken as right; its order still counts.
    Fertilizer [name: effect_fertilizer, tells: effect_fertilizer_tells]
        { category: Cauldron, number: always(5), act: Alter(FertilizeNext), alone: None }

    /// Reports the number of a random ingredient of the potion, or none.
    Detective [name: effect_detective, tells: effect_detective_tells]
        { category: Investigative, number: always(6), act: Report(NumberOfOne), alone: None }
    /// Reports a random number of 1..L that no ingredient of the potion has, or nothing to say.
    Liar [name: effect_liar, tells: effect_liar_tells]
        { category: Investigative, number: always(7), act: Report(NumberOfNone), alone: None }
    /// Reports how many ingredients of the potion have at least one effect.
    Inspector [name: effect_inspector, tells: effect_inspector_tells]
        { category: Investigative, number: always(8), act: Report(WithEffects), alone: None }
    /// Reports how many effects all ingredients of the potion have together.
    General [name: effect_general, tells: effect_general_tells]
        { category: Investigative, number: always(9), act: Report(Effects), alone: None }
    /// Reports how many ingredients after the first are out of order.
    Pessimist [name: effect_pessimist, tells: effect_pessimist_tells]
        { category: Investigative, number: always(10), act: Report(OutOfOrder), alone: None }
    /// Reports how many ingredients after the first are in order.
    Optimist [name: effect_optimist, tells: effect_optimist_tells]
        { category: Investigative, number: always(11), act: Report(InOrder), alone: None }
    /// Reports the sum of all numbers present.
    Calculator [name: effect_calculator, tells: effect_calculator_tells]
        { category: Investigative, number: always(12), act: Report(Sum), alone: None }
    /// Runs, each time at random, one of Liar, Detective, General, Inspector, Calculator,
    /// Revealer, Blessing and Hugger, and gives the bare result.
    Joker [name: effect_joker, tells: effect_joker_tells]
        { category: Investigative, number: always(13), act: Report(Joke), alone: None }
    /// Reports how many decoys are in the potion.
    Revealer [name: effect_revealer, tells: effect_revealer_tells]
        { category: Investigative, number: always(14), act: Report(Decoys), alone: None }
    /// Reports how many regular ingredients are in the potion.
    Blessing [name: effect_blessing, tells: effect_blessing_tells]
        { category: Investigative, number: always(15), act: Report(Regular), alone: None }
    /// Reports yes if some ingredient of the potion has more than one effect, else no.
    Scientist [name: effect_scientist, tells: effect_scientist_tells]
        { category: Investigative, number: always(16), act: Report(SeveralEffects), alone: None }
    /// Reports yes if the number of the ingredient right before it is within 1 of its own, else no.
    Hugger [name: effect_hugger, tells: effect_hugger_tells]
        { category: Investigative, number: always(17), act: Report(CloseBefore), alone: None }
    /// Speaks up if the potion has at least three other ingredients, else stays silent.
    Crowdy [name: effect_crowdy, tells: effect_crowdy_tells]
        { category: Investigative, number: always(18), act: Report(Crowd), alone: None }
    /// Reports itself; wrong unless both brothers are in the potion.
    Brothers [name: effect_brothers, tells: effect_brothers_tells]
        { category: Investigative, number: always(19), act: Both(WrongAlone, Here), alone: None }
    /// Reports itself; wrong if both enemies are in the potion.
    Enemies [name: effect_enemies, tells: effect_enemies_tells]
        { category: Investigative, number: always(20), act: Both(WrongTogether, Here),
          alone: None }
    /// Reports that an imposter was met.
    Imposter [name: effect_imposter, tells: effect_imposter_tells]
        { category: Investigative, number: always(21), act: Report(Here), alone: None }

    /// The tester is poisoned until their next test; when all players are poisoned, the game is
    /// lost.
    Poison [name: effect_poison, tells: effect_poison_tells]
        { category: Player, number: always(22), act: Report(Here),
          alone: Some(said::effect_poison_tells_alone) }
    /// Until their next test, whatever the tester grows gets two dots at once.
    GreenFingers [name: effect_green_fingers, tells: effect_green_fingers_tells]
        { category: Player, number: always(23), act: Report(Here), alone: None }
    /// The tester may act on another player's section until their next test.
    Piggyback [name: effect_piggyback, tells: effect_piggyback_tells]
        { category: Player, number: always(24), act: Report(Here),
          alone: Some(said::effect_alone_tells) }
    /// The tester may not plant or grow what was in this potion until their next test.
    Allergies [name: effect_allergies, tells: effect_allergies_tells]
        { category: Player, number: always(25), act: Report(Here), alone: None }
    /// Nothing of the tester's grows past two dots until their next test.
    Distracted [name: effect_distracted, tells: effect_distracted_tells]
        { category: Player, number: always(26), act: Report(Here), alone: None }
    /// The tester may change one thing of a potion at the last second, until their next test.
    Genius [name: effect_genius, tells: effect_genius_tells]
        { category: Player, number: always(27), act: Report(Here), alone: None }
    /// The tester may only plant what they have least of, until their next test.
    Sharer [name: effect_sharer, tells: effect_sharer_tells]
        { category: Player, number: always(28), act: Report(Here), alone: None }
    /// The tester may only test potions of one kind of ingredient, until their next test.
    Minimalist [name: effect_minimalist, tells: effect_minimalist_tells]
        { category: Player, number: always(29), act: Report(Here), alone: None }
    /// On their next turn the tester copies another player's garden.
    Copycat [name: effect_copycat, tells: effect_copycat_tells]
        { category: Player, number: always(30), act: Report(Here),
          alone: Some(said::effect_alone_tells) }

    /// The tester crosses out one empty garden cell.
    Weeds [name: effect_weeds, tells: effect_weeds_tells]
        { category: Field, number: always(31), act: Report(Here), alone: None }
    /// Every garden of the tester grows by one.
    Sunshine [name: effect_sunshine, tells: effect_sunshine_tells]
        { category: Field, number: always(32), act: Report(Here), alone: None }
    /// The tester joins two of their neighbouring gardens.
    Creeper [name: effect_creeper, tells: effect_creeper_tells]
        { category: Field, number: always(33), act: Report(Here), alone: None }
    /// The tester splits one of their gardens in two.
    Fence [name: effect_fence, tells: effect_fence_tells]
        { category: Field, number: always(34), act: Report(Here), alone: None }
    /// The tester moves one planted ingredient to any empty garden cell of theirs.
    Mole [name: effect_mole, tells: effect_mole_tells]
        { category: Field, number: always(35), act: Report(Here), alone: None }
    /// The tester plants any ingredient for free.
    Seedling [name: effect_seedling, tells: effect_seedling_tells]
        { category: Field, number: always(36), act: Report(Here), alone: None }

    /// After this ingredient is judged, all counts and reports so far are forgotten; the
    /// evaluation goes on as if the next were the first.
    Resetter [name: effect_resetter, tells: effect_resetter_tells]
        { category: Complex, number: always(37), act: Alter(Forget), alone: None }
    /// The next ingredient's number becomes its own count of effects.
    Equalizer [name: effect_equalizer, tells: effect_equalizer_tells]
        { category: Complex, number: always(38), act: Alter(EqualizeNext), alone: None }
    /// Its number becomes a random one of 1..L.
    Random [name: effect_random, tells: effect_random_tells]
        { category: Complex, number: always(39), act: Alter(Randomize), alone: None }
    /// Its own number is raised by the count of regular ingredients.
    Blender [name: effect_blender, tells: effect_blender_tells]
        { category: Complex, number: always(40), act: Alter(AddRegular), alone: None }
    /// Its own number is lowered by the count of decoys.
    Downer [name: effect_downer, tells: effect_downer_tells]
        { category: Complex, number: always(41), act: Alter(SubtractDecoys), alone: None }
    /// Its own number is raised by the number of the ingredient right before it.
    Teamplayer [name: effect_teamplayer, tells: effect_teamplayer_tells]
        { category: Complex, number: always(42), act: Alter(AddBefore), alone: None }
    /// Reports the distance between its number and its place (1, 2, ...), none without a number.
    Analyzer [name: effect_analyzer, tells: effect_analyzer_tells]
        { category: Complex, number: always(43), act: Report(Distance), alone: None }
    /// In a potion of odd size its number and its remaining effects vanish for this test.
    Odd [name: effect_odd, tells: effect_odd_tells]
        { category: Complex, number: always(44), act: Alter(VanishIfOdd),
          alone: None }
    /// In a potion of even size it reports its own number or that it is a decoy; in one of odd
    /// size its number becomes random, and it reports that.
    Even [name: effect_even, tells: effect_even_tells]
        { category: Complex, number: always(45), act: Both(RandomizeIfOdd, OwnNumber),
          alone: None }
    /// In the first half of the potion it moves to the end, once per test, and is judged there.
    Coward [name: effect_coward, tells: effect_coward_tells]
        { category: Complex, number: always(46), act: Alter(MoveToTheEnd), alone: None }
    /// Player power until the next test: plant any ingredient.
    Student [name: effect_student, tells: effect_student_tells]
        { category: Complex, number: always(47), act: Report(Here), alone: None }
    /// Player power until the next test: plant in anyone's gardens.
    Spreader [name: effect_spreader, tells: effect_spreader_tells]
        { category: Complex, number: always(48), act: Report(Here),
          alone: Some(said::effect_alone_tells) }
}

serialized_by_id!(Effect);

impl Effect {
    /// All that an edition has, in the order of the rules.
    pub(crate) fn of(edition: Edition) -> impl Iterator<Item = Effect> {
        Effect::ALL.into_iter().filter(move |effect| effect.number(edition).is_some())
    }

    /// Its name.
    pub fn name(self) -> Message {
        (self.row().name)()
    }

    /// What a sheet tells the players, or the player if she is `alone`.
    pub fn tells(self, alone: bool) -> Message {
        let row = self.row();
        row.alone.filter(|_| alone).unwrap_or(row.tells)()
    }

    /// What it is called where it is serialized: lower case with hyphens.
    pub fn id(self) -> &'static str {
        self.name().key().trim_start_matches("effect-")
    }

    /// The category.
    pub fn category(self) -> Category {
        self.row().category
    }

    /// Whether it lasts until the next test of who met it. A machine cannot tell how long
    /// something lasts that ends with a turn.
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

    /// Its number in codes; `None` where the edition does not have it.
    pub(crate) const fn number(self, edition: Edition) -> Option<u8> {
        CodeNumber::within(self.row().number, edition)
    }

    /// What it does in a test.
    pub(super) const fn act(self) -> Act {
        self.row().act
    }

    /// Whether it makes a walk forget what it met.
    pub(crate) fn forgets(self) -> bool {
        matches!(self.act().change(), Some(Forget))
    }

    /// Whether it reports.
    pub(crate) fn reports(self) -> bool {
        self.act().report().is_some()
    }

    /// Whether it can change how many ingredients are undergrown or overgrown.
    pub(crate) fn changes_growth(self) -> bool {
        self.act().change().is_some() && !self.is_pair()
    }

    /// Whether it can change how many ingredients are undergrown or overgrown, but raises or lowers
    /// numbers by 1 at most, and looks at nothing but the next ingredient.
    pub(crate) fn changes_growth_plainly(self) -> bool {
        let is_plain = |change| {
            matches!(change, Stop | AddToNext(-1..=1) | SkipNext | CleanNext | FertilizeNext)
        };
        self.act().change().is_some_and(is_plain)
    }

    /// Whether numbers become counts of effects.
    pub(crate) fn counts_effects(self) -> bool {
        matches!(self.act().change(), Some(EqualizeNext))
    }

    /// Whether it reports whenever its ingredient is judged.
    pub(crate) fn always_reports(self) -> bool {
        self.act().report().is_some_and(|fact| !matches!(fact, Crowd))
    }

    /// Whether it can keep another ingredient's effects, or its own later ones, from running or
    /// from being heard.
    pub(crate) fn silences(self) -> bool {
        matches!(self.act().change(), Some(Stop | Forget | SkipNext | CleanNext | VanishIfOdd))
    }

    /// Whether its ingredient can run to the end.
    pub(crate) fn moves(self) -> bool {
        matches!(self.act().change(), Some(MoveToTheEnd))
    }

    /// Whether two ingredients get it together.
    pub(crate) fn is_pair(self) -> bool {
        matches!(self.act().change(), Some(WrongAlone | WrongTogether))
    }

    /// What it does in a test of a recipe of a length.
    #[cfg(feature = "press")]
    pub(crate) fn exactly(self, length: u8) -> Message {
        match self.act() {
            Act::Alter(change) => change.exactly(length),
            Act::Report(fact) => fact.exactly(self, length),
            Act::Both(change, fact) => {
                said::exact_both(change.exactly(length), fact.exactly(self, length))
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
    /// From this level of effects on there are some of it.
    from: EffectsLevel,
}

catalogue! {
    /// What an effect acts on; in the order of the rules.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Category of CategoryRow;

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

    /// The effects of this category in an edition's catalogue, in the order of the rules.
    pub fn effects(self, edition: Edition) -> impl Iterator<Item = Effect> {
        Effect::of(edition).filter(move |effect| effect.category() == self)
    }
}

/// What an effect does in a test.
#[derive(Clone, Copy, Debug)]
pub(super) enum Act {
    /// Changes what is judged.
    Alter(Alteration),
    /// Reports.
    Report(Fact),
    /// The one, then the other.
    Both(Alteration, Fact),
}

/// A change of what is judged: numbers, order, or which ingredients count.
#[derive(Clone, Copy, Debug)]
pub(super) enum Alteration {
    /// The evaluation stops after this ingredient.
    Stop,
    /// All counts and reports so far are forgotten; the next ingredient is as the first.
    Forget,
    /// Before it is judged, an ingredient of the first half goes to the end, once.
    MoveToTheEnd,
    /// This much is added to the next one's number.
    AddToNext(i8),
    /// The next one is skipped.
    SkipNext,
    /// The next one loses its effects.
    CleanNext,
    /// The growth of the next counted one is right.
    FertilizeNext,
    /// The next one's number becomes the count of its effects.
    EqualizeNext,
    /// Its number becomes a random one.
    Randomize,
    /// In a potion of odd size its number becomes a random one.
    RandomizeIfOdd,
    /// In a potion of odd size its number and its remaining effects vanish.
    VanishIfOdd,
    /// The count of regular ingredients is added to its number.
    AddRegular,
    /// The count of decoys is taken from its number.
    SubtractDecoys,
    /// The number right before is added to its number.
    AddBefore,
    /// It is wrong unless the other one with this effect is in the potion.
    WrongAlone,
    /// It is wrong if the other one with this effect is in the potion.
    WrongTogether,
}

/// What an effect reports of the potion as it stands now.
#[derive(Clone, Copy, Debug)]
pub(super) enum Fact {
    /// That it was met.
    Here,
    /// That it was met with at least three others in the potion; else nothing.
    Crowd,
    /// The number of a random ingredient.
    NumberOfOne,
    /// A random number that no ingredient has.
    NumberOfNone,
    /// Its own number, or why there is none to tell.
    OwnNumber,
    /// How far its number is from its place.
    Distance,
    /// How many ingredients have effects.
    WithEffects,
    /// How many effects all have together.
    Effects,
    /// Whether an ingredient has several effects.
    SeveralEffects,
    /// How many after the first are out of order.
    OutOfOrder,
    /// How many after the first are in order.
    InOrder,
    /// The sum of all numbers.
    Sum,
    /// How many decoys there are.
    Decoys,
    /// How many regular ingredients there are.
    Regular,
    /// Whether its number and the one right before differ by at most 1.
    CloseBefore,
    /// One of eight others, at random.
    Joke,
}

impl Act {
    pub(super) const fn change(self) -> Option<Alteration> {
        match self {
            Act::Alter(change) | Act::Both(change, _) => Some(change),
            Act::Report(_) => None,
        }
    }

    pub(super) const fn report(self) -> Option<Fact> {
        match self {
            Act::Report(fact) | Act::Both(_, fact) => Some(fact),
            Act::Alter(_) => None,
        }
    }
}

impl Alteration {
    /// Whether it looks at how many decoys the whole potion has: what the solver has to suppose
    /// before it has chosen all of it.
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

    #[cfg(feature = "press")]
    fn exactly(self, length: u8) -> Message {
        match self {
            Alteration::Stop => said::exact_stop(),
            Alteration::Forget => said::exact_forget(),
            Alteration::MoveToTheEnd => said::exact_move(),
            Alteration::AddToNext(count) if count < 0 => said::exact_lower(count.unsigned_abs()),
            Alteration::AddToNext(count) => said::exact_raise(count.unsigned_abs()),
            Alteration::SkipNext => said::exact_skip(),
            Alteration::CleanNext => said::exact_clean(),
            Alteration::FertilizeNext => said::exact_fertilize(),
            Alteration::EqualizeNext => said::exact_equalize(),
            Alteration::Randomize => said::exact_randomize(length),
            Alteration::RandomizeIfOdd => said::exact_randomize_if_odd(length),
            Alteration::VanishIfOdd => said::exact_vanish_if_odd(),
            Alteration::AddRegular => said::exact_add_regular(),
            Alteration::SubtractDecoys => said::exact_subtract_decoys(),
            Alteration::AddBefore => said::exact_add_before(),
            Alteration::WrongAlone => said::exact_wrong_alone(),
            Alteration::WrongTogether => said::exact_wrong_together(),
        }
    }
}

impl Fact {
    #[cfg(feature = "press")]
    fn exactly(self, by: Effect, length: u8) -> Message {
        match self {
            Fact::Here => said::exact_here(by.name()),
            Fact::Crowd => said::exact_crowd(by.name()),
            Fact::NumberOfOne => said::exact_number_of_one(),
            Fact::NumberOfNone => said::exact_number_of_none(length),
            Fact::OwnNumber => said::exact_own_number(),
            Fact::Distance => said::exact_distance(),
            Fact::WithEffects => said::exact_with_effects(),
            Fact::Effects => said::exact_effects(),
            Fact::SeveralEffects => said::exact_several_effects(),
            Fact::OutOfOrder => said::exact_out_of_order(),
            Fact::InOrder => said::exact_in_order(),
            Fact::Sum => said::exact_sum(),
            Fact::Decoys => said::exact_decoys(),
            Fact::Regular => said::exact_regular(),
            Fact::CloseBefore => said::exact_close_before(),
            Fact::Joke => said::exact_joke(length),
        }
    }
}
