//! Aims: three small goals that a sheet gives to all who play it together, each worth a star.
//! What they mean exactly stands in `docs/rules/wondering-witches.md`.
//!
//! Players read them on paper and decide themselves whether they met one. A phone that has the
//! log tells of some (`log`); the playtest, which has the board as well, tells of all.

mod drawing;
mod log;
mod possible;
#[cfg(all(test, feature = "press"))]
mod tests;

pub(in crate::witches) use drawing::AIMS;

use crate::common::catalogue::{catalogue, serialized_by_id};
use crate::game::edition::Edition;
use crate::game::players::Players;
use crate::texts::{Message, said};
use crate::witches::board::{Board, Special};
use crate::witches::settings::Settings;
use crate::witches::{CodeNumber, always};
use possible::Prospect;
use {AimFamily::*, AimNeed::*, AimRule::*, BoardRule::*, LogRule::*, TestRule::*};

/// What an aim is about. A sheet gives one of each: two of one kind could spoil each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::witches) enum AimFamily {
    /// What is tested, and what tests tell.
    Testing,
    /// What is done on the board.
    Garden,
    /// How the game ends, and what is left then.
    Ending,
}

/// What there has to be for an aim.
#[derive(Clone, Copy, Debug)]
pub(super) enum AimNeed {
    Nothing,
    /// So many players.
    Witches(u8),
    /// So many sections.
    Sections(u8),
    /// Effects, which report.
    Effects,
    /// So many decoys.
    Decoys(u8),
    /// An ingredient that grows so far.
    Dots(u8),
    /// Versatility cells for so many tests.
    VersatilityTests(usize),
    /// A special cell that hinders.
    HarmfulCells,
    /// Special cells of any kind.
    AnyCells,
    /// A cauldron of so many cells.
    CauldronOf(usize),
    /// Two cauldrons of at least so many cells with nothing printed in them.
    FreeCauldrons(usize),
    /// So many cauldrons in every section.
    InEverySection(usize),
    /// A garden in which nothing is printed.
    BareGarden,
    /// So many tests are enough for every player to test something.
    EnoughTests(u8),
    /// A cauldron, or another test, for each witch of every section.
    TestsOfEveryWitch,
    /// Cauldrons for potions of these sizes.
    PotionsOf(&'static [usize]),
    /// Room for so many plants of every ingredient, and cauldrons for all of them.
    EveryHerbTested(u8),
    /// At least this number of cauldrons, and room for as many plants of one ingredient.
    OneHerbBrewed(usize),
    /// The same of every ingredient, as nobody knows which is asked for; and effects.
    AnyHerbBrewed(usize),
    /// Room for so many plants of every ingredient at once.
    CellsForEvery(usize),
    /// Room for so many plants of one ingredient.
    CellsForOne(usize),
    /// Three cells in a straight line for one ingredient.
    Line,
    /// A garden for so many different ingredients.
    MixedGarden(usize),
    /// A garden of so many cells, all of them for one ingredient.
    OneCropGarden(usize),
}

/// When an aim is met. All tested potions count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::witches) enum AimRule {
    /// One test shows it.
    Test(TestRule),
    /// The log shows it.
    Log(LogRule),
    /// The board shows it, or what its players remember.
    #[cfg_attr(not(feature = "press"), allow(dead_code))]
    Board(BoardRule),
}

/// What one test has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::witches) enum TestRule {
    /// Of three or more, all are wrongly grown.
    AllWrong,
    /// Of three or more, none is wrongly grown, and the test does not win.
    NoneWrong,
    /// Of four or more, just one is wrongly grown.
    OneWrong,
    /// Two are undergrown and two overgrown.
    TwoOfEach,
    /// These dots, in this order, and no more.
    DotsAre(&'static [u8]),
    /// Two or more with three dots each, or more.
    Tall,
    /// At least so many reports.
    Reports(u8),
    /// Four or more, and no report.
    Silent,
    /// No report, and nothing wrongly grown.
    Quiet,
    /// A cauldron of six, all of it filled.
    SixFilled,
    /// It wins, with a potion from a cauldron.
    CauldronWins,
}

/// What the log has to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::witches) enum LogRule {
    /// An ingredient was brewed in so many cauldrons.
    SameIn(u8),
    /// Every ingredient was in so many tests.
    EveryIngredient(u8),
    /// Potions of two, of three and of four ingredients were tested.
    TwoThreeFour,
    /// Two potions of the same ingredients, however grown, in another order.
    Reordered,
    /// No potion holds an ingredient twice.
    NoneTwice,
    /// One effect reports in so many tests.
    SameReporter(u8),
    /// So many tests on Versatility cells.
    OnVersatility(u8),
    /// Every witch made a test.
    EveryWitch,
    /// The game is won, and there were at most so many tests.
    WonWithin(u8),
    /// The game is won, and not by a test.
    NamedWins,
    /// In the last test nothing is wrongly grown.
    LastRight,
    /// The last test is of so many ingredients, or more.
    LastOf(u8),
}

/// What the board has to show at the end, or what its players remember.
#[cfg_attr(not(feature = "press"), allow(dead_code))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::witches) enum BoardRule {
    /// So many witches tested in one turn.
    WitchesInOneTurn(usize),
    /// A potion of three or more was tested, and no decoy in it.
    RegularOnly,
    /// A potion of two or more was tested, all of them decoys.
    DecoysOnly,
    /// Something grew in every garden, as they are printed.
    EveryGarden,
    /// Nothing ever grew in some garden, as they are printed.
    BareToTheEnd,
    /// Every ingredient grew in so many cells.
    EveryHerbIn(usize),
    /// Some ingredient grew in so many cells.
    OneHerbIn(usize),
    /// An ingredient grew in three cells of a section that lie in a straight line.
    ThreeInALine,
    /// So many ingredients grew in one garden, as it is printed.
    Mixed(u32),
    /// In every cell of a garden of at least so many, as it is printed, the same ingredient grew.
    OneCrop(usize),
    /// Something grew on every special cell.
    EverySpecial,
    /// Nothing grew on special cells that hinder.
    NoHarm,
    /// No cauldron was tested that was not full.
    OnlyFull,
    /// At least so many cauldrons were tested that were not full.
    Early(usize),
    /// So many cauldrons were filled in every section.
    FilledInEverySection(usize),
    /// A cauldron of each size on the board was filled.
    FilledEachSize,
    /// So many were plucked out of one section into another.
    Shared(u32),
    /// Every cauldron was tested.
    TestedAll,
    /// So many cauldrons are open.
    OpenLeft(usize),
    /// A cauldron of at least so many cells is open, with nothing in it.
    EmptyLeft(usize),
    /// So many garden cells have room for a plant.
    CellsLeft(usize),
    /// So many plants stand in gardens.
    PlantsLeft(usize),
    /// So many plants of one ingredient stand in gardens.
    AlikeLeft(usize),
    /// Plants of so many ingredients stand in gardens.
    KindsLeft(u32),
    /// In a section nothing grows.
    Harvested,
}

/// What is known of an aim.
struct Row {
    /// What players read: one sentence without a full stop.
    text: fn() -> Message,
    /// What it is called where it is serialized, and in the table of the drawing.
    id: &'static str,
    /// In codes; no edition gives an aim without.
    number: Option<CodeNumber>,
    family: AimFamily,
    needs: AimNeed,
    rule: AimRule,
}

catalogue! {
    /// An aim.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    pub enum Aim of Row;

    EveryIngredient1 [text: aim_every_ingredient]
        { id: "every-ingredient", number: always(0), family: Testing,
        needs: EveryHerbTested(1), rule: Log(EveryIngredient(1)) }
    EveryIngredient2 [text: aim_every_twice]
        { id: "every-twice", number: always(1), family: Testing,
        needs: EveryHerbTested(2), rule: Log(EveryIngredient(2)) }
    SameInFive [text: aim_same_in_five]
        { id: "same-in-five", number: always(2), family: Testing,
        needs: OneHerbBrewed(5), rule: Log(SameIn(5)) }
    Sizes [text: aim_two_three_four]
        { id: "two-three-four", number: always(3), family: Testing,
        needs: PotionsOf(&[2, 3, 4]), rule: Log(TwoThreeFour) }
    FillSix [text: aim_fill_six]
        { id: "fill-six", number: always(4), family: Testing,
        needs: CauldronOf(6), rule: Test(SixFilled) }
    AllWronglyGrown [text: aim_all_wrong]
        { id: "all-wrong", number: always(5), family: Testing,
        needs: Nothing, rule: Test(AllWrong) }
    NoneWronglyGrown [text: aim_none_wrong]
        { id: "none-wrong", number: always(6), family: Testing,
        needs: Nothing, rule: Test(NoneWrong) }
    OneWronglyGrown [text: aim_one_wrong]
        { id: "one-wrong", number: always(7), family: Testing,
        needs: Nothing, rule: Test(OneWrong) }
    TwoAndTwo [text: aim_two_and_two]
        { id: "two-and-two", number: always(8), family: Testing,
        needs: Nothing, rule: Test(TwoOfEach) }
    DotsUp [text: aim_dots_up]
        { id: "dots-up", number: always(9), family: Testing,
        needs: Dots(4), rule: Test(DotsAre(&[1, 2, 3, 4])) }
    ThreeDots [text: aim_three_dots]
        { id: "three-dots", number: always(10), family: Testing,
        needs: Dots(4), rule: Test(Tall) }
    ThreeReports [text: aim_three_reports]
        { id: "three-reports", number: always(11), family: Testing,
        needs: Effects, rule: Test(Reports(3)) }
    FourReports [text: aim_four_reports]
        { id: "four-reports", number: always(12), family: Testing,
        needs: Effects, rule: Test(Reports(4)) }
    NoReport [text: aim_no_report]
        { id: "no-report", number: always(13), family: Testing,
        needs: Effects, rule: Test(Silent) }
    NothingToTell [text: aim_nothing_to_tell]
        { id: "nothing-to-tell", number: always(14), family: Testing,
        needs: Effects, rule: Test(Quiet) }
    SameEffect [text: aim_same_effect]
        { id: "same-effect", number: always(15), family: Testing,
        needs: AnyHerbBrewed(5), rule: Log(SameReporter(5)) }
    AnotherOrder [text: aim_another_order]
        { id: "another-order", number: always(16), family: Testing,
        needs: Nothing, rule: Log(Reordered) }
    NoneTwiceInOne [text: aim_none_twice]
        { id: "none-twice", number: always(17), family: Testing,
        needs: Nothing, rule: Log(NoneTwice) }
    EveryWitchTests [text: aim_every_witch]
        { id: "every-witch", number: always(18), family: Testing,
        needs: TestsOfEveryWitch, rule: Log(EveryWitch) }
    TwoWitches [text: aim_two_witches]
        { id: "two-witches", number: always(19), family: Testing,
        needs: Witches(2), rule: Board(WitchesInOneTurn(2)) }
    ThreeWitches [text: aim_three_witches]
        { id: "three-witches", number: always(20), family: Testing,
        needs: Witches(3), rule: Board(WitchesInOneTurn(3)) }
    NoDecoy [text: aim_no_decoy]
        { id: "no-decoy", number: always(21), family: Testing,
        needs: Nothing, rule: Board(RegularOnly) }
    OnlyDecoys [text: aim_only_decoys]
        { id: "only-decoys", number: always(22), family: Testing,
        needs: Decoys(2), rule: Board(DecoysOnly) }
    FourOnVersatility { text: || said::aim_versatility_tests(Special::Versatility.name()),
        id: "versatility-tests", number: always(23), family: Testing,
        needs: VersatilityTests(4), rule: Log(OnVersatility(4)) }

    EveryGardenPlanted [text: aim_every_garden]
        { id: "every-garden", number: always(24), family: Garden,
        needs: Nothing, rule: Board(EveryGarden) }
    OneGardenBare [text: aim_bare_garden]
        { id: "bare-garden", number: always(25), family: Garden,
        needs: BareGarden, rule: Board(BareToTheEnd) }
    EachInTwoCells [text: aim_each_in_two]
        { id: "each-in-two", number: always(26), family: Garden,
        needs: CellsForEvery(2), rule: Board(EveryHerbIn(2)) }
    OneInSixCells [text: aim_one_in_six]
        { id: "one-in-six", number: always(27), family: Garden,
        needs: CellsForOne(6), rule: Board(OneHerbIn(6)) }
    ThreeInARow [text: aim_three_in_a_row]
        { id: "three-in-a-row", number: always(28), family: Garden,
        needs: Line, rule: Board(ThreeInALine) }
    FourInOneGarden [text: aim_mixed_garden]
        { id: "mixed-garden", number: always(29), family: Garden,
        needs: MixedGarden(4), rule: Board(Mixed(4)) }
    OneCropGarden [text: aim_one_crop]
        { id: "one-crop", number: always(30), family: Garden,
        needs: AimNeed::OneCropGarden(3), rule: Board(OneCrop(3)) }
    EverySpecialCell [text: aim_every_special]
        { id: "every-special", number: always(31), family: Garden,
        needs: AnyCells, rule: Board(EverySpecial) }
    NoSignWithPoints [text: aim_no_points]
        { id: "no-points", number: always(32), family: Garden,
        needs: HarmfulCells, rule: Board(NoHarm) }
    OnlyFullOnes [text: aim_only_full]
        { id: "only-full", number: always(33), family: Garden,
        needs: Nothing, rule: Board(OnlyFull) }
    TwoNotFull [text: aim_two_not_full]
        { id: "two-not-full", number: always(34), family: Garden,
        needs: Nothing, rule: Board(Early(2)) }
    AcrossSections [text: aim_across]
        { id: "across", number: always(35), family: Garden,
        needs: Sections(2), rule: Board(Shared(8)) }

    WinInACauldron [text: aim_win_cauldron]
        { id: "win-cauldron", number: always(36), family: Ending,
        needs: Nothing, rule: Test(CauldronWins) }
    WinByNaming [text: aim_win_named]
        { id: "win-named", number: always(37), family: Ending,
        needs: Nothing, rule: Log(NamedWins) }
    WinInSix [text: aim_win_in_six]
        { id: "win-in-six", number: always(38), family: Ending,
        needs: EnoughTests(6), rule: Log(WonWithin(6)) }
    WinInNine [text: aim_win_in_nine]
        { id: "win-in-nine", number: always(39), family: Ending,
        needs: Nothing, rule: Log(WonWithin(9)) }
    LastRightlyGrown [text: aim_last_right]
        { id: "last-right", number: always(40), family: Ending,
        needs: Nothing, rule: Log(LastRight) }
    LastOfFour [text: aim_last_of_four]
        { id: "last-of-four", number: always(41), family: Ending,
        needs: Nothing, rule: Log(LastOf(4)) }
    EveryCauldron [text: aim_every_cauldron]
        { id: "every-cauldron", number: always(42), family: Ending,
        needs: Nothing, rule: Board(TestedAll) }
    EachSizeFilled [text: aim_each_size]
        { id: "each-size", number: always(43), family: Ending,
        needs: Nothing, rule: Board(FilledEachSize) }
    TwoFilledEverywhere [text: aim_two_filled]
        { id: "two-filled", number: always(44), family: Ending,
        needs: InEverySection(2), rule: Board(FilledInEverySection(2)) }
    ThreeOpen [text: aim_three_open]
        { id: "three-open", number: always(45), family: Ending,
        needs: Nothing, rule: Board(OpenLeft(3)) }
    LargeOneEmpty [text: aim_large_empty]
        { id: "large-empty", number: always(46), family: Ending,
        needs: FreeCauldrons(4), rule: Board(EmptyLeft(4)) }
    EightCellsLeft [text: aim_cells_left]
        { id: "cells-left", number: always(47), family: Ending,
        needs: Nothing, rule: Board(CellsLeft(8)) }
    SixPlantsLeft [text: aim_plants_left]
        { id: "plants-left", number: always(48), family: Ending,
        needs: Nothing, rule: Board(PlantsLeft(6)) }
    ThreeAlikeLeft [text: aim_alike_left]
        { id: "alike-left", number: always(49), family: Ending,
        needs: CellsForOne(3), rule: Board(AlikeLeft(3)) }
    FourKindsLeft [text: aim_kinds_left]
        { id: "kinds-left", number: always(50), family: Ending,
        needs: Nothing, rule: Board(KindsLeft(4)) }
    SectionHarvested [text: aim_harvested]
        { id: "harvested", number: always(51), family: Ending,
        needs: Sections(2), rule: Board(Harvested) }
}

serialized_by_id!(Aim);

impl Aim {
    /// All that an edition has, in the order of the rules.
    pub fn of(edition: Edition) -> impl Iterator<Item = Aim> {
        Aim::ALL.into_iter().filter(move |aim| aim.number(edition).is_some())
    }

    /// What players read: one sentence without a full stop.
    pub fn text(self) -> Message {
        (self.row().text)()
    }

    /// What it is called where it is serialized.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// Its number in codes; `None` where the edition does not have it.
    pub const fn number(self, edition: Edition) -> Option<u8> {
        CodeNumber::within(self.row().number, edition)
    }

    /// The aim with this number in codes of an edition.
    pub fn with_number(number: u8, edition: Edition) -> Option<Aim> {
        Aim::ALL.into_iter().find(|aim| aim.number(edition) == Some(number))
    }

    pub(in crate::witches) const fn rule(self) -> AimRule {
        self.row().rule
    }

    const fn family(self) -> AimFamily {
        self.row().family
    }

    /// Whether a game on this board can meet it, as far as what is printed tells.
    pub(in crate::witches) fn is_possible(
        self,
        players: Players,
        settings: &Settings,
        board: &Board,
    ) -> bool {
        self.number(settings.edition()).is_some()
            && Prospect::of(players, settings, board).allows(self)
    }
}
