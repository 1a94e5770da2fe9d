//! Tests that a limited table accepts or refuses.

use proptest::prelude::*;

use super::*;
use crate::game::RefereeAction;
use crate::texts::msg;
use crate::witches::board::{Cauldron, CellRect, Side};
use crate::witches::puzzle::{Ingredient, Report, ReportValue};
use crate::witches::settings::Level;
use crate::witches::sheet::Sheet;
use crate::witches::table::tests::{pour, sheet, test};
use crate::witches::table::{Action, Keeper, Mode, PlayError, Table, TableEvent, TableStatus};

const HERBS: [Ingredient; 3] = [Ingredient::Parsley, Ingredient::Sage, Ingredient::Chives];

const FREE_CELLS: [Effect; 3] = [Effect::Mole, Effect::Copycat, Effect::Genius];

/// Returns a test of an ingredient on a Versatility cell, or a test elsewhere if `herb` is `None`,
/// in which these effects reported.
fn logged(herb: Option<(usize, u8)>, effects: &[Effect]) -> Test {
    let report = |&by: &Effect| Report { by, says: ReportValue::Here };
    let (kind, (i, grown)) = match herb {
        Some(herb) => (PotionSource::Versatility, herb),
        None => (PotionSource::Cauldron, (0, 1)),
    };
    Test {
        number: 1,
        by: None,
        kind,
        pours: vec![PotionItem { ingredient: HERBS[i], grown }],
        won: false,
        undergrown: 0,
        overgrown: 0,
        reports: effects.iter().map(report).collect(),
        mistyped: false,
    }
}

fn grows(herb: usize, grown: u8) -> Test {
    logged(Some((herb, grown)), &[])
}

/// Whether the last test is possible with this number of Versatility cells, after the others.
fn explicable(cells: usize, log: &[Test]) -> bool {
    let (last, before) = log.split_last().unwrap();
    VersatilityLimits { cells, sections: 2 }.allow(before, &last.pours).is_ok()
}

#[test]
fn a_plant_is_tested_as_often_as_one_likes_and_only_grows() {
    let twice = [grows(0, 1), grows(0, 1), grows(0, 3), grows(0, 3), grows(0, 4)];
    assert!((1..=5).all(|n| explicable(1, &twice[..n])));
    assert!(!explicable(1, &[grows(0, 2), grows(0, 1)]));
    assert!(explicable(2, &[grows(0, 2), grows(0, 1)]));
    assert!(explicable(2, &[grows(0, 2), grows(0, 1), grows(0, 3), grows(0, 2)]));
    assert!(!explicable(2, &[grows(0, 3), grows(0, 2), grows(0, 1)]));
    assert!(!explicable(1, &[grows(0, 1), grows(1, 1)]));
    assert!(!explicable(2, &[grows(0, 1), grows(1, 1), grows(2, 1)]));
    let cells = |n| VersatilityLimits { cells: n, sections: 2 };
    assert_eq!(cells(3).left(&[grows(0, 1), grows(1, 1), grows(1, 4)]), 1);
    assert_eq!(cells(3).left(&[grows(0, 2), grows(0, 1), grows(1, 4)]), 0);
    assert_eq!(cells(3).left(&[]), 3);
}

#[test]
fn an_effect_that_frees_a_cell_makes_room_for_one_plant() {
    let mole = |herb| logged(herb, &[Effect::Mole]);
    assert!(explicable(1, &[grows(0, 1), mole(None), grows(1, 1)]));
    assert!(explicable(1, &[mole(Some((0, 1))), grows(1, 1)]));
    assert!(!explicable(1, &[grows(0, 1), mole(None), grows(1, 1), grows(2, 1)]));
    assert!(!explicable(1, &[mole(None), grows(0, 1), grows(1, 1)]), "it came too early");
    let genius = || logged(None, &[Effect::Genius]);
    assert!(explicable(1, &[genius(), grows(0, 1), grows(1, 1)]), "it can wait");
    assert!(explicable(1, &[genius(), genius(), grows(0, 1), grows(1, 1), grows(2, 1)]));
}

#[test]
fn an_effect_met_again_and_again_on_a_cell_does_not_open_the_log() {
    for effect in FREE_CELLS {
        let mut log: Vec<Test> = (0..100).map(|_| logged(Some((0, 1)), &[effect])).collect();
        let mut taken = 0;
        for herb in 1..3 {
            for grown in (1..=6).rev() {
                log.push(grows(herb, grown));
                if explicable(1, &log) {
                    taken += 1;
                } else {
                    log.pop();
                }
            }
        }
        assert!(taken <= 3, "{effect}: {taken}");
    }
}

#[test]
fn versatility_cells_do_not_tell_every_number() {
    let (sheet, cells) = (0..)
        .map(|seed| sheet(seed, Level::SpiceSorcerer, 4, true))
        .map(|sheet| {
            let limits = Limits::of(&sheet.board, 4);
            (sheet, limits.versatility.cells)
        })
        .find(|(sheet, cells)| {
            let effects = sheet.game_data.puzzle.effects_in_play();
            *cells > 0 && !FREE_CELLS.iter().any(|e| effects.contains(e))
        })
        .unwrap();
    let (keeper, mut table) = limited(&sheet);
    let herbs = keeper.ingredients();
    let mut known = 0;
    for &herb in herbs {
        for grown in 1..=4 {
            let action = test(&table, vec![pour(herb, grown)], PotionSource::Versatility);
            known += usize::from(table.apply(&keeper, &action) == Ok(TableEvent::Tested));
        }
    }
    assert_eq!(known, cells * 4, "each of {cells} plants as it grew, out of {}", herbs.len());
    let plants = Allowance { kind: PotionSource::Versatility, cells: None, all: cells, left: 0 };
    assert!(keeper.limits().unwrap().left(table.tests()).contains(&plants));
    let action = test(&table, vec![pour(herbs[0], 4)], PotionSource::Versatility);
    assert_eq!(table.apply(&keeper, &action), Ok(TableEvent::Tested), "as often as one likes");
    let action = test(&table, vec![pour(herbs[7], 1)], PotionSource::Versatility);
    let error = table.apply(&keeper, &action).unwrap_err().to_string();
    assert!(error.contains("one plant more"), "{error}");
}

/// Returns keeper and table of a sheet, limited to its board.
fn limited(sheet: &Sheet) -> (Keeper, Table) {
    let longest = sheet.options.settings.length().longest();
    let limits = Limits::of(&sheet.board, longest);
    let keeper = Keeper::of_sheet(sheet).with_limits(limits);
    let table = Table::new(&keeper);
    (keeper, table)
}

/// Returns a First Game whose board has only these cauldrons: width, height, and printed
/// ingredients.
fn with_cauldrons(cauldrons: &[(u8, u8, &[Ingredient])]) -> Sheet {
    let mut sheet = sheet(8, Level::FirstGame, 1, true);
    let cauldron = |&(w, h, starting): &(u8, u8, &[Ingredient])| Cauldron {
        section: 0,
        side: Side::Front,
        rect: CellRect { x: 0, y: 0, w, h },
        starting: starting.to_vec(),
    };
    sheet.board.cauldrons = cauldrons.iter().map(cauldron).collect();
    sheet
}

/// Tests a potion of `(ingredient, dots)`; returns the refusal, if any.
fn tested(keeper: &Keeper, table: &mut Table, potion: &[(Ingredient, u32)]) -> Result<(), String> {
    let potion = potion.iter().map(|&(i, grown)| pour(i, grown)).collect();
    let action = test(table, potion, PotionSource::Cauldron);
    let told = table.apply(keeper, &action);
    // None of these potions wins, which would end the game.
    assert_eq!(table.status(), TableStatus::Playing);
    told.map(|_| ()).map_err(|e| e.to_string())
}

fn left(keeper: &Keeper, table: &Table) -> Vec<(usize, usize, usize)> {
    let left = keeper.limits().unwrap().left(table.tests());
    left.iter().map(|a| (a.cells.unwrap(), a.all, a.left)).collect()
}

#[test]
fn a_cauldron_closed_early_is_used_up() {
    let sheet = with_cauldrons(&[(2, 1, &[]), (2, 2, &[]), (3, 1, &[])]);
    let (keeper, mut table) = limited(&sheet);
    let mint = |n| vec![(Ingredient::Mint, 1); n];
    assert_eq!(left(&keeper, &table), [(4, 1, 1), (3, 2, 2), (2, 3, 3)]);
    let refused = tested(&keeper, &mut table, &mint(5)).unwrap_err();
    assert!(refused.contains("no cauldron of 5 or more cells"), "{refused}");
    assert!(refused.contains("1 of 4 or more cells, 2 of 3 or more cells"), "{refused}");
    tested(&keeper, &mut table, &mint(3)).unwrap();
    assert_eq!(left(&keeper, &table), [(4, 1, 1), (3, 2, 1), (2, 3, 2)]);
    tested(&keeper, &mut table, &mint(3)).unwrap();
    assert_eq!(left(&keeper, &table), [(4, 1, 0), (3, 2, 0), (2, 3, 1)], "one was of four");
    let refused = tested(&keeper, &mut table, &mint(4)).unwrap_err();
    assert!(refused.contains("no cauldron of 4 or more cells"), "{refused}");
    tested(&keeper, &mut table, &mint(1)).unwrap();
    let refused = tested(&keeper, &mut table, &mint(1)).unwrap_err();
    assert!(refused.contains("none at all"), "{refused}");
}

#[test]
fn printed_ingredients_come_first() {
    use Ingredient::{Mint, Parsley, Sage};
    let sheet = with_cauldrons(&[(2, 1, &[Sage, Mint]), (2, 2, &[Sage]), (3, 1, &[])]);
    let (keeper, mut table) = limited(&sheet);
    let any = [(Parsley, 2), (Sage, 2), (Mint, 1)];
    tested(&keeper, &mut table, &any).unwrap();
    for potion in [&any[..], &[(Sage, 2)], &[(Mint, 1), (Sage, 1)]] {
        let refused = tested(&keeper, &mut table, potion).unwrap_err();
        assert!(refused.contains("printed ingredients come first"), "{refused}");
    }
    tested(&keeper, &mut table, &[(Sage, 1), (Mint, 1)]).unwrap();
    let both = [(Sage, 1), (Mint, 1), (Parsley, 3)];
    tested(&keeper, &mut table, &both).unwrap();
    assert_eq!(left(&keeper, &table), [(4, 1, 0), (3, 2, 0), (2, 3, 0)]);
}

/// Tests a potion of `size` herbs, unless the table asks first.
fn asked(
    keeper: &Keeper,
    table: &mut Table,
    size: usize,
    sure: bool,
) -> Result<TableEvent, PlayError> {
    let (number, kind) = (table.next_number(), PotionSource::Cauldron);
    let potion = vec![pour(Ingredient::Mint, 1); size];
    table.apply(keeper, &Action::Test { number, potion, by: None, kind, sure })
}

#[test]
fn before_a_potion_is_tested_that_the_board_has_no_room_for_the_players_are_asked() {
    use Ingredient::Sage;
    let sheet = with_cauldrons(&[(2, 1, &[]), (2, 2, &[Sage]), (2, 2, &[]), (3, 2, &[])]);
    let limits = Limits::of(&sheet.board, 4);
    let keeper = Keeper::of_sheet(&sheet).with_board(limits);
    let mut table = Table::new(&keeper);
    for size in [2, 4, 5] {
        assert_eq!(
            asked(&keeper, &mut table, size, false),
            Ok(TableEvent::Tested),
            "even the last one"
        );
    }
    let too_late = asked(&keeper, &mut table, 4, false);
    assert!(matches!(too_late, Err(PlayError::NoRoom(_))), "{too_late:?}");
    assert_eq!(asked(&keeper, &mut table, 4, true), Ok(TableEvent::Tested), "who is sure may");
    let mut table = Table::new(&keeper);
    let elsewhere = asked(&keeper, &mut table, 7, false);
    assert_eq!(elsewhere, Err(PlayError::NoCauldron(7, 6)), "no board has room for it");
}

#[test]
fn a_genius_may_have_changed_a_potion() {
    use Ingredient::{Mint, Sage};
    let sheet = with_cauldrons(&[(2, 1, &[Sage]), (2, 1, &[Sage])]);
    let limits = Limits::of(&sheet.board, 4);
    let mut first = logged(None, &[Effect::Genius]);
    first.pours = vec![PotionItem { ingredient: Sage, grown: 1 }; 2];
    let changed = [PotionItem { ingredient: Mint, grown: 1 }];
    assert!(limits.cauldrons.allow(&[first.clone()], &changed).is_ok());
    first.reports.clear();
    assert!(limits.cauldrons.allow(&[first], &changed).is_err());
}

proptest! {
    /// Simulates players who plant, grow, test, and move plants with a Mole, on Versatility cells.
    #[test]
    fn honest_tests_on_versatility_cells_are_never_refused(
        cells in 1..4usize,
        steps in proptest::collection::vec((0..4u8, 0..3usize, 0..4usize, any::<bool>()), 0..60),
    ) {
        let mut plants: Vec<Option<(usize, u8)>> = vec![None; cells];
        let mut log = Vec::new();
        for (step, herb, cell, mole) in steps {
            let cell = cell % cells;
            match (step, plants[cell]) {
                (0, None) => plants[cell] = Some((herb, 1)),
                (0, _) => {
                    log.push(logged(None, &[Effect::Mole]));
                    plants[cell] = None;
                }
                (1, _) => plants.iter_mut().flatten().for_each(|p| p.1 = (p.1 + 1).min(6)),
                (_, None) => {}
                (_, Some(plant)) => {
                    let effects: &[Effect] = if mole { &[Effect::Mole] } else { &[] };
                    log.push(logged(Some(plant), effects));
                    prop_assert!(explicable(cells, &log), "{log:?}");
                    if mole {
                        plants[herb % cells] = None;
                    }
                }
            }
        }
    }

    /// Simulates players who fill cauldrons as printed, and close some of them early.
    #[test]
    fn honest_potions_are_never_refused(
        cauldrons in proptest::collection::vec((1..=3u8, 1..=2u8, 0..=2usize, 0..6usize), 1..12),
        order in any::<proptest::sample::Index>(),
        dots in 1..=4u8,
    ) {
        let mut board = Board { sections: vec![], cauldrons: vec![], gardens: vec![], specialties: vec![] };
        let mut potions = Vec::new();
        for (w, h, printed, more) in cauldrons {
            let cells = usize::from(w) * usize::from(h);
            let starting = HERBS[..printed.min(cells)].to_vec();
            let mut potion: Vec<PotionItem> =
                starting.iter().map(|&ingredient| PotionItem { ingredient, grown: 1 }).collect();
            let size = (potion.len() + more).clamp(1, cells);
            potion.resize(size, PotionItem { ingredient: HERBS[2], grown: dots });
            potions.push(potion);
            let rect = CellRect { x: 0, y: 0, w, h };
            board.cauldrons.push(Cauldron { section: 0, side: Side::Back, rect, starting });
        }
        let turned = order.index(potions.len());
        potions.rotate_left(turned);
        let limits = Limits::of(&board, 4);
        let mut log = Vec::new();
        for potion in potions {
            let told = limits.cauldrons.allow(&log, &potion);
            prop_assert_eq!(told, Ok(()), "after {:?}", log);
            log.push(Test { pours: potion, ..logged(None, &[]) });
        }
        prop_assert!(limits.cauldrons.left(&log).iter().all(|a| a.left == 0));
    }
}

/// Returns a limited game of two witches with six cauldrons, and the herb that poisons the tester
/// when tested alone.
fn poisonous() -> (Keeper, Ingredient) {
    let poison = |sheet: &Sheet| {
        let herbs = sheet.game_data.puzzle.ingredients().iter();
        let mut alone = herbs.filter(|&&herb| {
            sheet.game_data.puzzle.part(herb).is_some_and(|part| part.effects == [Effect::Poison])
        });
        alone.next().copied()
    };
    let (mut sheet, herb) = (0..500)
        .map(|seed| sheet(seed, Level::Beginner, 2, false))
        .find_map(|sheet| poison(&sheet).map(|herb| (sheet, herb)))
        .unwrap();
    let rect = CellRect { x: 0, y: 0, w: 2, h: 2 };
    let cauldron = |section| Cauldron { section, side: Side::Front, rect, starting: Vec::new() };
    sheet.board.cauldrons = (0..6).map(|i| cauldron(i % 2)).collect();
    let limits = Limits::of(&sheet.board, 4);
    (Keeper::of_sheet(&sheet).with_limits(limits), herb)
}

/// Returns a test of one herb by a witch.
fn of_one(table: &Table, herb: Ingredient, by: Option<u8>, kind: PotionSource) -> Action {
    let (number, potion) = (table.next_number(), vec![pour(herb, 1)]);
    Action::Test { number, potion, by, kind, sure: true }
}

/// Returns a table at which both witches are poisoned, with its keeper and the herb.
fn all_poisoned() -> (Keeper, Ingredient, Table) {
    let (keeper, herb) = poisonous();
    let mut table = Table::new(&keeper);
    for witch in 0..2 {
        assert_eq!(table.status(), TableStatus::Playing);
        let action = of_one(&table, herb, Some(witch), PotionSource::Cauldron);
        table.apply(&keeper, &action).unwrap();
    }
    assert_eq!((table.status(), table.poisoned(&keeper)), (TableStatus::LastDitch, vec![true; 2]));
    (keeper, herb, table)
}

/// Returns a wrong naming: no recipe is in printed order.
fn wrong_name(keeper: &Keeper, table: &Table) -> Action {
    let answer = keeper.ingredients().iter().take(4).map(|one| one.id().to_owned()).collect();
    Action::Check { number: table.next_naming(), answer, by: None, opening: None }
}

/// Asserts that the table is in its last ditch effort, and that a wrong naming loses the game.
fn is_lost(keeper: &Keeper, herb: Ingredient, table: &mut Table) {
    assert_eq!(table.status(), TableStatus::LastDitch);
    let more = of_one(table, herb, Some(0), PotionSource::Cauldron);
    assert_eq!(table.apply(keeper, &more), Err(PlayError::OnlyName));
    assert_eq!(table.apply(keeper, &wrong_name(keeper, table)), Ok(TableEvent::Wrong));
    assert_eq!(table.status(), TableStatus::Lost);
    for (number, mistyped) in [(1, true), (2, true), (3, true), (1, false)] {
        let undo = Action::Mistyped { number, mistyped };
        assert_eq!(table.apply(keeper, &undo), Err(PlayError::Over));
    }
    for full in [true, false] {
        assert_eq!(table.apply(keeper, &Action::Full { full }), Err(PlayError::Over));
    }
}

#[test]
fn poison_is_not_taken_back_as_a_typo() {
    let (keeper, herb, mut table) = all_poisoned();
    for number in [1, 2] {
        table.apply(&keeper, &Action::Mistyped { number, mistyped: true }).unwrap();
    }
    assert_eq!(table.poisoned(&keeper), [true, true]);
    is_lost(&keeper, herb, &mut table);
}

#[test]
fn poison_does_not_end_by_room_on_the_board() {
    let (keeper, herb, mut table) = all_poisoned();
    let refused = table.apply(&keeper, &Action::Full { full: false });
    assert_eq!(refused, Err(PlayError::Poisoned));
    table.apply(&keeper, &Action::Full { full: true }).unwrap();
    assert_eq!(table.apply(&keeper, &Action::Full { full: false }), refused);
    is_lost(&keeper, herb, &mut table);
}

#[test]
fn poison_does_not_end_in_another_mode() {
    for mode in [Mode::Competitive, Mode::Solo] {
        let (keeper, herb, mut table) = all_poisoned();
        table.apply(&keeper, &Action::Mode { mode }).unwrap();
        let refused = table.apply(&keeper, &Action::Full { full: false });
        assert_eq!(refused, Err(PlayError::Poisoned));
        table.apply(&keeper, &Action::Mode { mode: Mode::Cooperative }).unwrap();
        is_lost(&keeper, herb, &mut table);

        let mut table = Table::new(&keeper);
        table.apply(&keeper, &Action::Mode { mode }).unwrap();
        for witch in 0..2 {
            let action = of_one(&table, herb, Some(witch), PotionSource::Cauldron);
            table.apply(&keeper, &action).unwrap();
        }
        assert_eq!(table.status(), TableStatus::LastDitch, "chosen from the start");
    }
}

#[test]
fn nobody_tests_without_a_name_where_poison_is_in_play() {
    let (keeper, herb) = poisonous();
    let mut table = Table::new(&keeper);
    let nameless = of_one(&table, herb, None, PotionSource::Cauldron);
    assert_eq!(table.apply(&keeper, &nameless), Err(PlayError::Unnamed));
    let sheet = sheet(8, Level::FirstGame, 2, false);
    let (keeper, mut table) = limited(&sheet);
    let nameless = of_one(&table, Ingredient::Sage, None, PotionSource::Cauldron);
    let told = table.apply(&keeper, &nameless);
    assert!(
        !matches!(told, Err(PlayError::Unnamed)),
        "none of its effects is on players: {told:?}"
    );
}

#[test]
fn a_witch_tests_no_more_than_her_own_section_holds() {
    let (keeper, herb) = poisonous();
    let mut table = Table::new(&keeper);
    let other = keeper.ingredients().iter().copied().find(|i| *i != herb).unwrap();
    for _ in 0..3 {
        let hers = of_one(&table, other, Some(0), PotionSource::Cauldron);
        table.apply(&keeper, &hers).unwrap();
    }
    let named = of_one(&table, herb, Some(0), PotionSource::Cauldron);
    let refused = PlayError::Limit(msg::play_not_hers(Identity::of(0).name()));
    assert_eq!(table.apply(&keeper, &named), Err(refused));
    let true_one = of_one(&table, herb, Some(1), PotionSource::Cauldron);
    assert_eq!(table.apply(&keeper, &true_one), Ok(TableEvent::Tested));
    assert_eq!(table.poisoned(&keeper), [false, true]);
}

#[test]
fn a_referee_takes_poison_back() {
    let (keeper, herb, mut table) = all_poisoned();
    table.rule(&keeper, RefereeAction::TakeBack).unwrap();
    assert_eq!(
        (table.status(), table.poisoned(&keeper)),
        (TableStatus::Playing, vec![true, false])
    );
    let again = of_one(&table, herb, Some(1), PotionSource::Cauldron);
    table.apply(&keeper, &again).unwrap();
    is_lost(&keeper, herb, &mut table);
}

/// Returns the fewest changes by exhaustive search.
fn tried(
    cauldrons: &[super::CauldronRoom],
    used: &mut Vec<bool>,
    potions: &[&[PotionItem]],
) -> Option<i32> {
    let Some((&first, rest)) = potions.split_first() else { return Some(0) };
    let mut best = None;
    for i in 0..cauldrons.len() {
        let Some(cost) = cauldrons[i].cost(first).filter(|_| !used[i]) else { continue };
        used[i] = true;
        let total = tried(cauldrons, used, rest).map(|n| n + cost);
        used[i] = false;
        best = [best, total].into_iter().flatten().min();
    }
    best
}

fn any_herb(n: usize) -> Ingredient {
    Ingredient::ALL[n]
}

proptest! {
    #[test]
    fn the_fewest_changes_are_found(
        cauldrons in proptest::collection::vec((2..=6usize, 0..=2usize, 0..3usize), 1..6),
        potions in proptest::collection::vec(
            proptest::collection::vec((0..3usize, 1..=2u8), 1..=6), 0..6),
    ) {
        let all: Vec<super::CauldronRoom> = cauldrons
            .into_iter()
            .map(|(cells, n, i)| super::CauldronRoom { cells, printed: vec![any_herb(i); n] })
            .collect();
        let potions: Vec<Vec<PotionItem>> = potions
            .into_iter()
            .map(|p| p.into_iter().map(|(i, grown)| PotionItem { ingredient: any_herb(i), grown }))
            .map(Iterator::collect)
            .collect();
        let potions: Vec<&[PotionItem]> = potions.iter().map(Vec::as_slice).collect();
        let mut used = vec![false; all.len()];
        let expected = tried(&all, &mut used, &potions);
        let cauldrons = CauldronLimits { all };
        prop_assert_eq!(cauldrons.fewest_changed(&potions), expected);
    }
}
