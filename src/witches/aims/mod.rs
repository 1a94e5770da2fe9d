//! Internal, may change. Aims: three optional goals on each sheet for all who play it together. Each
//! one that is met moves the circle of a win back on the moon track. Section 13 of
//! `docs/rules/wondering-witches.md` defines them.
//!
//! Players read the aims on paper and decide themselves whether they met one. A phone can evaluate
//! some of them from its log (module `log`). The playtest also has the board and evaluates all of
//! them.

mod drawing;
mod log;
mod possible;
#[cfg(test)]
mod tests;

pub(in crate::witches) use drawing::AIMS;

use crate::common::catalogue::{catalogue, serialized_by_id};
use crate::common::edition::Edition;
use crate::common::players::Players;
use crate::texts::{Message, msg};
use crate::witches::board::{Board, Special};
use crate::witches::settings::Settings;
use crate::witches::{CodeNumber, always};
use possible::Prospect;
use {AimFamily::*, AimNeed::*, AimRule::*, BoardRule::*, LogRule::*, TestRule::*};

/// Family of an aim. A sheet has one aim of each family, because two of the same family could
/// conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::witches) enum AimFamily {
    /// Potions, tests and their results.
    Testing,
    /// Actions on the board.
    Garden,
    /// Ending of the game, and the board at that time.
    Ending,
}

/// Requirement on sheet and board for an aim to be possible.
#[derive(Clone, Copy, Debug)]
pub(super) enum AimNeed {
    Nothing,
    /// At least this number of players.
    Witches(u8),
    /// At least this number of sections.
    Sections(u8),
    /// Effects in play.
    Effects,
    /// At least this number of decoys in every puzzle of the settings.
    Decoys(u8),
    /// Maximum dots of at least this number.
    Dots(u8),
    /// Versatility cells that allow this number of tests, one for each number of dots.
    VersatilityTests(usize),
    /// At least one harmful special cell.
    HarmfulCells,
    /// At least one special cell.
    AnyCells,
    /// Cauldron of exactly this number of cells.
    CauldronOf(usize),
    /// Two cauldrons of at least this number of cells without printed ingredients.
    FreeCauldrons(usize),
    /// At least this number of cauldrons in every section, and at least two sections.
    InEverySection(usize),
    /// Garden without a printed plant.
    BareGarden,
    /// Fewer players than this number, which is a number of tests.
    EnoughTests(u8),
    /// Test for each witch of every section, by a cauldron or a special cell; at least two players.
    TestsOfEveryWitch,
    /// Different cauldrons for potions of these sizes.
    PotionsOf(&'static [usize]),
    /// Room for this number of plants of every ingredient, and room in cauldrons for all of them.
    EveryHerbTested(u8),
    /// At least this number of cauldrons, and room for as many plants of one ingredient.
    OneHerbBrewed(usize),
    /// At least this number of cauldrons, room for as many plants of every ingredient, and effects.
    /// The ingredient with the reporting effect is unknown, so every ingredient must do.
    AnyHerbBrewed(usize),
    /// Room for this number of plants of every ingredient, all at once.
    CellsForEvery(usize),
    /// Room for this number of plants of one ingredient.
    CellsForOne(usize),
    /// Three adjacent cells in a straight line in which one ingredient can grow.
    Line,
    /// Garden in which this number of different ingredients can grow.
    MixedGarden(usize),
    /// Garden of at least this number of cells in which one ingredient can grow everywhere.
    OneCropGarden(usize),
}

/// Condition of an aim. Tests entered wrongly do not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::witches) enum AimRule {
    /// Condition on a single test.
    Test(TestRule),
    /// Condition on the log of tests.
    Log(LogRule),
    /// Condition on the board or on the course of the game. A log does not suffice.
    Board(BoardRule),
}

/// Condition on a single test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::witches) enum TestRule {
    /// Three or more ingredients, all of them wrongly grown.
    AllWrong,
    /// Three or more ingredients, none of them wrongly grown, in a test that does not win.
    NoneWrong,
    /// Four or more ingredients, exactly one of them wrongly grown.
    OneWrong,
    /// Two undergrown and two overgrown ingredients.
    TwoOfEach,
    /// Exactly these dots, in this order.
    DotsAre(&'static [u8]),
    /// Two or more ingredients with three or more dots each.
    Tall,
    /// At least this number of reports.
    Reports(u8),
    /// Four or more ingredients and no report.
    Silent,
    /// No report, and no ingredient wrongly grown.
    Quiet,
    /// Full cauldron of six cells.
    SixFilled,
    /// Winning test of a potion from a cauldron.
    CauldronWins,
}

/// Condition on the log of all tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::witches) enum LogRule {
    /// Some ingredient was tested in at least this number of cauldrons.
    SameIn(u8),
    /// Every ingredient was in at least this number of tests.
    EveryIngredient(u8),
    /// Potions of two, three and four ingredients were tested.
    TwoThreeFour,
    /// Two potions had the same ingredients, with any dots, in different orders.
    Reordered,
    /// No potion contained an ingredient twice.
    NoneTwice,
    /// One effect reported in at least this number of tests.
    SameReporter(u8),
    /// At least this number of tests were made on Versatility cells.
    OnVersatility(u8),
    /// Every witch made a test.
    EveryWitch,
    /// The game was won with at most this number of tests.
    WonWithin(u8),
    /// The game was won by naming the recipe.
    NamedWins,
    /// No ingredient was wrongly grown in the last test.
    LastRight,
    /// The last test had at least this number of ingredients.
    LastOf(u8),
}

/// Condition on the final board, or on the course of the game. Gardens are the printed ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::witches) enum BoardRule {
    /// At least this number of witches made tests in the same turn.
    WitchesInOneTurn(usize),
    /// A potion of three or more ingredients without a decoy was tested.
    RegularOnly,
    /// A potion of two or more ingredients, all of them decoys, was tested.
    DecoysOnly,
    /// A plant grew in every garden.
    EveryGarden,
    /// In some garden no plant ever grew.
    BareToTheEnd,
    /// Every ingredient grew in at least this number of cells.
    EveryHerbIn(usize),
    /// Some ingredient grew in at least this number of cells.
    OneHerbIn(usize),
    /// Some ingredient grew in three adjacent cells of a section in a straight line.
    ThreeInALine,
    /// At least this number of ingredients grew in one garden.
    Mixed(u32),
    /// The same ingredient grew in every cell of a garden with at least this number of cells.
    OneCrop(usize),
    /// A plant grew on every special cell.
    EverySpecial,
    /// No plant grew on a harmful special cell.
    NoHarm,
    /// Only full cauldrons were tested.
    OnlyFull,
    /// At least this number of cauldrons were tested without being full.
    Early(usize),
    /// At least this number of cauldrons were filled in every section.
    FilledInEverySection(usize),
    /// A cauldron of each size on the board was filled.
    FilledEachSize,
    /// At least this number of plucks were made between sections.
    Shared(u32),
    /// Every cauldron was tested.
    TestedAll,
    /// At least this number of cauldrons are open.
    OpenLeft(usize),
    /// A cauldron of at least this number of cells is open and empty.
    EmptyLeft(usize),
    /// At least this number of garden cells are empty.
    CellsLeft(usize),
    /// At least this number of plants are in the gardens.
    PlantsLeft(usize),
    /// At least this number of plants of one ingredient are in the gardens.
    AlikeLeft(usize),
    /// Plants of at least this number of ingredients are in the gardens.
    KindsLeft(u32),
    /// Some section has no plants.
    Harvested,
}

/// Row of the catalogue of aims.
struct AimRow {
    /// Text for players: one sentence without a full stop.
    text: fn() -> Message,
    /// Identifier in serialized data and in `table.tsv`.
    id: &'static str,
    /// Number in codes, by edition. An edition without a number for the aim does not offer it.
    number: Option<CodeNumber>,
    family: AimFamily,
    needs: AimNeed,
    rule: AimRule,
}

catalogue! {
    /// Aim of a sheet. The discriminants are positions in [`Aim::ALL`]; codes use [`Aim::number`].
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    pub enum Aim of AimRow;

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
    FourOnVersatility { text: || msg::aim_versatility_tests(Special::Versatility.name()),
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
    /// Iterates over the aims of an edition, in the order of the rules.
    pub fn of(edition: Edition) -> impl Iterator<Item = Aim> {
        Aim::ALL.into_iter().filter(move |aim| aim.number(edition).is_some())
    }

    /// Text for players: one sentence without a full stop.
    pub fn text(self) -> Message {
        (self.row().text)()
    }

    /// Identifier in serialized data and in `table.tsv`.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// Number in the codes of `edition`; `None` if the edition does not offer the aim.
    pub const fn number(self, edition: Edition) -> Option<u8> {
        CodeNumber::within(self.row().number, edition)
    }

    /// Returns the aim with this number in the codes of `edition`.
    pub fn with_number(number: u8, edition: Edition) -> Option<Aim> {
        Aim::ALL.into_iter().find(|aim| aim.number(edition) == Some(number))
    }

    pub(in crate::witches) const fn rule(self) -> AimRule {
        self.row().rule
    }

    const fn family(self) -> AimFamily {
        self.row().family
    }

    /// Whether a game on this board can meet the aim, judged by public data only.
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
