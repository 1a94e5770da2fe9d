//! Time and number of namings, and the wins by a right naming.

use super::*;
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::game::{GameStatus, RefereeAction};
use crate::seal::{Cost, RefereeKey};
use crate::witches::puzzle::RecipeError;
use crate::witches::settings::Level;
use crate::witches::sheet::{Secrecy, Sheet, SheetOptions};
use crate::witches::table::tests::{pour, test};
use crate::witches::table::{Action, PotionSource, TableView};

fn sheet(level: Level, players: u8, secrecy: Secrecy) -> Sheet {
    let options = SheetOptions {
        players: Players::new(players).unwrap(),
        settings: level.settings(),
        secrecy,
        ..SheetOptions::new(Seed(5))
    };
    Sheet::make_at_cost(&options, Cost::LEAST).unwrap()
}

fn names(answer: &[Ingredient]) -> Vec<String> {
    answer.iter().map(|one| one.id().to_owned()).collect()
}

/// Returns a game at its table, with the answer and a wrong one.
fn game(players: u8) -> (Keeper, Table, [Vec<String>; 2]) {
    let sheet = sheet(Level::FirstGame, players, Secrecy::Open);
    let right = &sheet.answers[0];
    let turned: Vec<Ingredient> = right.iter().rev().copied().collect();
    let keeper = Keeper::of_code(sheet.payload.clone()).unwrap();
    let table = Table::new(&keeper);
    (keeper, table, [names(right), names(&turned)])
}

fn rivals(players: u8) -> (Keeper, Table, [Vec<String>; 2]) {
    let (keeper, mut table, answers) = game(players);
    table.apply(&keeper, &Action::Mode { mode: Mode::Competitive }).unwrap();
    (keeper, table, answers)
}

fn numbered(number: u32, answer: &[String], by: Option<u8>) -> Action {
    Action::Check { number, answer: answer.to_vec(), by, opening: None }
}

fn name(
    table: &mut Table,
    keeper: &Keeper,
    answer: &[String],
    by: Option<u8>,
) -> Result<TableEvent, PlayError> {
    let action = numbered(table.next_naming(), answer, by);
    table.apply(keeper, &action)
}

fn stored(table: &Table) -> Table {
    Table::from_json(&table.to_json().unwrap()).unwrap()
}

#[test]
fn a_right_naming_wins() {
    let (keeper, mut table, [right, wrong]) = game(4);
    name(&mut table, &keeper, &wrong, None).unwrap();
    assert_eq!(name(&mut table, &keeper, &right, None), Ok(TableEvent::Right));
    let table = stored(&table);
    let account = table.summary(&keeper);
    assert_eq!((table.status(), account.status), (TableStatus::Won, GameStatus::Won));
    assert_eq!((account.guesses, account.has_right_answer, account.winners), (2, true, vec![]));
    let view = TableView::new(&table, &keeper);
    let win = Win { named: true, by: vec![], last: false, turn: None, stars: None };
    assert_eq!((view.win, view.namings), (Some(win), vec![0]));
    assert_eq!(view.named.iter().map(|naming| naming.right).collect::<Vec<_>>(), [false, true]);
    assert!(view.solution.is_some());
}

#[test]
fn the_recipe_is_named_twice_and_once_at_the_end() {
    let (keeper, mut table, [right, wrong]) = game(4);
    for left in [2, 1] {
        assert_eq!(table.namings_left(None), left);
        assert_eq!(name(&mut table, &keeper, &wrong, None), Ok(TableEvent::Wrong));
    }
    let used = Err(PlayError::NamingsUsed(2));
    assert_eq!(name(&mut table, &keeper, &right, None), used, "not even the right one");
    table = stored(&table);
    assert_eq!(table.namings().len(), 2);
    table.apply(&keeper, &Action::Full { full: true }).unwrap();
    let potion = test(&table, vec![pour(Ingredient::Sage, 1)], PotionSource::Cauldron);
    assert_eq!(table.apply(&keeper, &potion), Err(PlayError::OnlyName));
    let mut lost = table.clone();
    assert_eq!(name(&mut lost, &keeper, &wrong, None), Ok(TableEvent::Wrong));
    assert_eq!((lost.status(), lost.solution()), (TableStatus::Lost, None));
    assert_eq!(name(&mut lost, &keeper, &right, None), Err(PlayError::Over));
    assert_eq!(name(&mut table, &keeper, &right, None), Ok(TableEvent::Right));
    assert_eq!(table.status(), TableStatus::Won);
    let win = table.win(&keeper).unwrap();
    assert_eq!((win.last, win.stars), (true, None), "aims can give it more than one");
    assert_eq!(name(&mut table, &keeper, &wrong, None), Err(PlayError::Over));
}

/// Covers lost responses and buttons that are tapped twice.
#[test]
fn a_naming_that_is_sent_again_counts_once() {
    let (keeper, mut table, [right, wrong]) = game(4);
    let first = numbered(1, &wrong, None);
    for _ in 0..5 {
        assert_eq!(table.apply(&keeper, &first), Ok(TableEvent::Wrong));
    }
    let account = table.summary(&keeper);
    assert_eq!((table.namings().len(), table.revision(), account.guesses), (1, 1, 1));
    assert!(table.repeats(&keeper, 1, &wrong, None) && !table.repeats(&keeper, 2, &wrong, None));
    // Another answer under the same number is from a player who has not seen the first one.
    for number in [0, 1, 3] {
        let stale = table.apply(&keeper, &numbered(number, &right, None));
        assert_eq!(stale, Err(PlayError::StaleNaming), "{number}");
    }
    assert_eq!(table.namings_left(None), 1);
    for _ in 0..2 {
        assert_eq!(table.apply(&keeper, &numbered(2, &right, None)), Ok(TableEvent::Right));
    }
    assert_eq!((table.namings().len(), table.revision()), (2, 2));
    assert_eq!(table.apply(&keeper, &first), Ok(TableEvent::Wrong), "it is told for ever");
}

#[test]
fn what_can_be_no_recipe_is_refused_with_the_reason_and_not_counted() {
    let (keeper, mut table, [right, _]) = game(2);
    let refused = |table: &mut Table, answer: &[&str]| {
        let answer: Vec<String> = answer.iter().map(|&one| one.to_owned()).collect();
        name(table, &keeper, &answer, None).unwrap_err()
    };
    let length = RecipeError::Length { given: 1, lengths: 4..=4 };
    assert_eq!(refused(&mut table, &["mint"]), length.into());
    let twice = RecipeError::Twice(Ingredient::Mint);
    assert_eq!(refused(&mut table, &["mint", "sage", "mint", "chives"]), twice.into());
    let foreign = RecipeError::Foreign(Ingredient::Basil, keeper.ingredients());
    assert_eq!(refused(&mut table, &["mint", "sage", "basil", "chives"]), foreign.into());
    let misspelt = refused(&mut table, &["mnit", "sage", "chives", "parsley"]);
    assert!(matches!(misspelt, PlayError::Name(_)), "{misspelt:?}");
    assert_eq!((table.namings_left(None), table.revision()), (2, 0));
    assert_eq!(name(&mut table, &keeper, &right, None), Ok(TableEvent::Right));
}

/// Checks that a refusal depends neither on the content of a closed code nor on a hidden length.
#[test]
fn a_refusal_tells_no_secret() {
    let closed = sheet(Level::HighWitch, 3, Secrecy::Referee(RefereeKey::new([7; 20])));
    let keeper = Keeper::of_code(closed.payload.clone()).unwrap();
    let table = Table::new(&keeper);
    let tried = |keeper: &Keeper, table: &Table, length: usize| {
        let answer = names(&Ingredient::ALL[..length]);
        table.clone().apply(keeper, &numbered(1, &answer, None))
    };
    for length in 0..=8 {
        let told = tried(&keeper, &table, length);
        let is_refused = matches!(told, Err(PlayError::Recipe(_)));
        assert_eq!(is_refused, !(3..=6).contains(&length), "{length}: {told:?}");
    }
    let open = sheet(Level::HighWitch, 3, Secrecy::Open);
    let keeper = Keeper::of_code(open.payload.clone()).unwrap();
    let table = Table::new(&keeper);
    for length in 0..=8 {
        let told = tried(&keeper, &table, length);
        assert_eq!(told == Ok(TableEvent::Wrong), (4..=6).contains(&length), "{length}: {told:?}");
    }
}

#[test]
fn each_of_rivals_has_namings_of_her_own() {
    let (keeper, mut table, [right, wrong]) = rivals(3);
    assert_eq!(name(&mut table, &keeper, &wrong, None), Err(PlayError::NobodyNames));
    assert_eq!(name(&mut table, &keeper, &wrong, Some(3)), Err(PlayError::Witch(4, 3)));
    for _ in 0..2 {
        assert_eq!(name(&mut table, &keeper, &wrong, Some(0)), Ok(TableEvent::Wrong));
    }
    assert_eq!(table.all_namings_left(&keeper), [0, 2, 2]);
    table.apply(&keeper, &Action::Full { full: true }).unwrap();
    for witch in [0, 2] {
        assert_eq!(name(&mut table, &keeper, &wrong, Some(witch)), Ok(TableEvent::Wrong));
        assert_eq!(table.status(), TableStatus::LastDitch, "one of them has not named it");
        let again = name(&mut table, &keeper, &right, Some(witch));
        assert_eq!(again, Err(PlayError::LastNamingUsed));
    }
    let mut lost = table.clone();
    name(&mut lost, &keeper, &wrong, Some(1)).unwrap();
    assert_eq!(lost.status(), TableStatus::Lost);
    assert_eq!(name(&mut table, &keeper, &right, Some(1)), Ok(TableEvent::Right));
    let win = table.win(&keeper).unwrap();
    assert_eq!((win.named, win.by, win.last), (true, vec![1], true));
    assert_eq!(table.summary(&keeper).winners, [1]);
}

#[test]
fn rivals_who_are_right_at_the_same_time_share_the_win() {
    let (keeper, mut table, [right, wrong]) = rivals(4);
    assert_eq!(table.apply(&keeper, &numbered(1, &right, Some(2))), Ok(TableEvent::Right));
    assert_eq!(table.apply(&keeper, &numbered(1, &wrong, Some(0))), Ok(TableEvent::Wrong));
    assert_eq!(table.apply(&keeper, &numbered(1, &right, Some(3))), Ok(TableEvent::Right));
    assert_eq!(
        table.apply(&keeper, &numbered(1, &right, Some(3))),
        Ok(TableEvent::Right),
        "once more"
    );
    let mut table = stored(&table);
    assert_eq!(table.win(&keeper).unwrap().by, [2, 3]);
    assert_eq!(table.summary(&keeper).guesses, 3);
    // A player who has seen the end is too late.
    assert_eq!(name(&mut table, &keeper, &right, Some(1)), Err(PlayError::Over));
    assert_eq!(table.win(&keeper).unwrap().by, [2, 3]);
}

#[test]
fn nobody_names_twice_at_the_same_time_or_after_a_test() {
    let (keeper, mut table, [right, wrong]) = rivals(3);
    table.apply(&keeper, &numbered(1, &wrong, Some(0))).unwrap();
    let again = table.apply(&keeper, &numbered(1, &right, Some(0)));
    assert_eq!(again, Err(PlayError::StaleNaming));
    let Action::Test { number, potion, kind, sure, .. } =
        test(&table, vec![pour(Ingredient::Sage, 1)], PotionSource::Cauldron)
    else {
        unreachable!("it is a test")
    };
    let potion = Action::Test { number, potion, by: Some(1), kind, sure };
    table.apply(&keeper, &potion).unwrap();
    let late = table.apply(&keeper, &numbered(1, &right, Some(2)));
    assert_eq!(late, Err(PlayError::StaleNaming), "a test was told meanwhile");
    assert_eq!(name(&mut table, &keeper, &right, Some(2)), Ok(TableEvent::Right));
}

#[test]
fn another_mode_gives_no_namings_back() {
    let (keeper, mut table, [_, wrong]) = game(3);
    let mode = |table: &mut Table, mode| table.apply(&keeper, &Action::Mode { mode });
    name(&mut table, &keeper, &wrong, Some(1)).unwrap();
    mode(&mut table, Mode::Competitive).unwrap();
    assert_eq!(table.all_namings_left(&keeper), [1, 1, 1]);
    name(&mut table, &keeper, &wrong, Some(2)).unwrap();
    assert_eq!(table.all_namings_left(&keeper), [1, 1, 0]);
    mode(&mut table, Mode::Cooperative).unwrap();
    assert_eq!(table.all_namings_left(&keeper), [0]);
    mode(&mut table, Mode::Competitive).unwrap();
    assert_eq!(table.all_namings_left(&keeper), [1, 1, 0]);
    // After the last ditch effort has begun, a change of mode gives no further naming.
    table.apply(&keeper, &Action::Full { full: true }).unwrap();
    name(&mut table, &keeper, &wrong, Some(0)).unwrap();
    assert_eq!(mode(&mut table, Mode::Cooperative), Err(PlayError::ModeFixed));
    assert_eq!(mode(&mut table, Mode::Competitive), Ok(TableEvent::Done));
    assert_eq!(table.all_namings_left(&keeper), [0, 1, 1]);
}

#[test]
fn another_mode_after_the_win_hides_nobody_who_named_it() {
    let (keeper, mut table, [right, _]) = rivals(3);
    for by in [2, 0] {
        table.apply(&keeper, &numbered(1, &right, Some(by))).unwrap();
    }
    for mode in [Mode::Cooperative, Mode::Solo, Mode::Competitive] {
        table.apply(&keeper, &Action::Mode { mode }).unwrap();
        assert_eq!(table.win(&keeper).unwrap().by, [2, 0], "{mode:?}");
        assert_eq!(table.summary(&keeper).winners, [2, 0], "{mode:?}");
    }
}

#[test]
fn the_circle_of_a_win_says_its_stars() {
    let (keeper, mut table, [right, _]) = game(4);
    let tell = |table: &mut Table, turn| table.apply(&keeper, &Action::Turn { turn });
    assert_eq!(tell(&mut table, Some(1)), Err(PlayError::NotWon));
    name(&mut table, &keeper, &right, None).unwrap();
    let clock = TableView::new(&table, &keeper).clock.unwrap();
    let turns = u32::from(clock.turns);
    assert_eq!(clock.phases.iter().map(|&n| u32::from(n)).sum::<u32>(), turns);
    for (turn, stars) in [(1, 5), (u32::from(clock.phases[0]) + 1, 4), (turns, 1), (turns + 1, 1)] {
        assert_eq!(tell(&mut table, Some(turn)), Ok(TableEvent::Done));
        let win = stored(&table).win(&keeper).unwrap();
        assert_eq!((win.turn, win.stars), (Some(turn), Some(stars)));
    }
    assert_eq!(table.summary(&keeper).stars, Some(1));
    for turn in [0, turns + 2] {
        assert_eq!(tell(&mut table, Some(turn)), Err(PlayError::NoTurn(turn, turns)));
    }
    tell(&mut table, None).unwrap();
    assert_eq!(table.win(&keeper).unwrap().stars, None);
    assert!(!table.is_brewed(), "it was named");
}

#[test]
fn a_test_that_wins_is_a_win_of_who_made_it_and_has_its_stars() {
    let (keeper, mut table, [right, _]) = rivals(3);
    let pours = right.iter().zip(1..).map(|(one, grown)| crate::witches::table::PotionItemInput {
        ingredient: one.clone(),
        grown,
    });
    let (potion, by) = (pours.collect(), Some(1));
    let win = Action::Test { number: 1, potion, by, kind: PotionSource::Cauldron, sure: true };
    table.apply(&keeper, &win).unwrap();
    table.apply(&keeper, &Action::Turn { turn: Some(1) }).unwrap();
    let win = table.win(&keeper).unwrap();
    let first = Win { named: false, by: vec![1], last: false, turn: Some(1), stars: Some(5) };
    assert_eq!(win, first);
    assert!(table.is_brewed());
    // A win that is taken back has no stars.
    table.rule(&keeper, RefereeAction::TakeBack).unwrap();
    assert_eq!((table.win(&keeper), table.status()), (None, TableStatus::Playing));
    assert_eq!(table.turn, None);
}

#[test]
fn a_test_that_is_taken_back_leaves_what_was_named() {
    let (keeper, mut table, [right, _]) = game(4);
    let potion = test(&table, vec![pour(Ingredient::Sage, 1)], PotionSource::Cauldron);
    table.apply(&keeper, &potion).unwrap();
    name(&mut table, &keeper, &right, None).unwrap();
    table.rule(&keeper, RefereeAction::TakeBack).unwrap();
    assert_eq!((table.status(), table.namings()[0].tests), (TableStatus::Won, 0));
    table.rule(&keeper, RefereeAction::Reset).unwrap();
    assert_eq!((table.status(), table.namings_left(None)), (TableStatus::Playing, 2));
}
