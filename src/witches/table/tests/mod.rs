//! Actions at a table and their results.

mod lasting;
mod mistyped;
mod words;

use proptest::prelude::*;

use super::*;
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::game::RejectionKind;
use crate::seal::{OpenError, Payload, RefereeKey};
use crate::witches::puzzle::{Ingredient, evaluate, test_stream};
use crate::witches::settings::Level;
use crate::witches::sheet::{Secrecy, Sheet, SheetOptions};

const KEY: RefereeKey = RefereeKey::new([7; 20]);

/// Creates a sheet. Namings are tested in `naming_tests.rs`.
pub(super) fn sheet(seed: u64, level: Level, players: u8, referee: bool) -> Sheet {
    Sheet::make(&SheetOptions {
        players: Players::new(players).unwrap(),
        settings: level.settings(),
        secrecy: if referee { Secrecy::Referee(KEY) } else { Secrecy::Open },
        ..SheetOptions::new(Seed(seed))
    })
    .unwrap()
}

pub(super) fn pour(ingredient: Ingredient, grown: u32) -> PotionItemInput {
    PotionItemInput { ingredient: ingredient.id().into(), grown }
}

pub(super) fn test(table: &Table, potion: Vec<PotionItemInput>, kind: PotionSource) -> Action {
    Action::Test { number: table.next_number(), potion, by: None, kind, sure: true }
}

/// Returns a First Game at its table, with the winning potion.
pub(super) fn first_game(players: u8) -> (Sheet, Keeper, Table, Vec<PotionItemInput>) {
    let sheet = sheet(21, Level::FirstGame, players, false);
    let keeper = Keeper::of_code(sheet.payload.clone()).unwrap();
    let table = Table::new(&keeper);
    let right = sheet.answers[0].iter().zip(1..).map(|(&i, n)| pour(i, n)).collect();
    (sheet, keeper, table, right)
}

#[test]
fn a_win_ends_the_game() {
    let (_, keeper, mut table, right) = first_game(4);
    assert_eq!(table.mode(), Mode::Cooperative);
    let mut wrong = right.clone();
    wrong.reverse();
    let action = test(&table, wrong, PotionSource::Cauldron);
    assert_eq!(table.apply(&keeper, &action), Ok(TableEvent::Tested));
    assert_eq!(table.status(), TableStatus::Playing);
    let action = test(&table, right.clone(), PotionSource::Cauldron);
    assert_eq!(table.apply(&keeper, &action), Ok(TableEvent::Tested));
    assert_eq!(table.status(), TableStatus::Won);
    assert!(table.tests()[1].won);
    let action = test(&table, right, PotionSource::Cauldron);
    assert_eq!(table.apply(&keeper, &action), Err(PlayError::Over));
    assert_eq!(table.apply(&keeper, &Action::Again {}), Ok(TableEvent::Done));
    assert_eq!((table.status(), table.tests().len()), (TableStatus::Playing, 0));
}

#[test]
fn answers_are_checked_and_giving_up_needs_the_code() {
    let (sheet, keeper, mut table, _) = first_game(2);
    let names = |answer: &[Ingredient]| {
        answer.iter().map(|i| i.name().to_string().to_uppercase()).collect()
    };
    let turned: Vec<Ingredient> = sheet.answers[0].iter().rev().copied().collect();
    let wrong = Action::Check { number: 1, answer: names(&turned), by: None, opening: None };
    assert_eq!(table.apply(&keeper, &wrong), Ok(TableEvent::Wrong));
    assert_eq!((table.solution(), table.revision()), (None, 1), "the guess is counted");
    let mut given_up = table.clone();
    let code = Action::GiveUp { code: "AAAA-AAAA".into(), opening: None };
    assert!(given_up.apply(&keeper, &code).is_err());
    assert_eq!(given_up.solution(), None);
    let code = Action::GiveUp { code: sheet.give_up.to_string(), opening: None };
    assert_eq!(given_up.apply(&keeper, &code), Ok(TableEvent::Open));
    let right =
        Action::Check { number: 2, answer: names(&sheet.answers[0]), by: None, opening: None };
    assert_eq!(table.apply(&keeper, &right), Ok(TableEvent::Right));
    let solution = Solution::new(&sheet.game_data.puzzle, sheet.answers.clone());
    assert_eq!(table.solution(), Some(&solution));
    assert_eq!(given_up.solution(), Some(&solution));
    let late = test(&table, vec![pour(Ingredient::Sage, 1)], PotionSource::Cauldron);
    assert_eq!(table.apply(&keeper, &late), Err(PlayError::Over));
}

#[test]
fn a_tournaments_code_tests_nothing_but_its_keeper_does() {
    let sheet = sheet(5, Level::FirstGame, 3, true);
    let closed = Keeper::of_code(sheet.payload.clone()).unwrap();
    let mut table = Table::new(&closed);
    let action = test(&table, vec![pour(Ingredient::Sage, 1)], PotionSource::Cauldron);
    let error = table.apply(&closed, &action).unwrap_err();
    assert_eq!(error.rejection_kind(), RejectionKind::Closed);
    assert!(!describe(&closed).testable && describe(&closed).checkable);
    assert!(describe(&closed).opening);
    let answer: Vec<String> = sheet.answers[0].iter().map(|i| i.id().to_owned()).collect();
    let check = |opening: Option<String>| Action::Check {
        number: 1,
        answer: answer.clone(),
        by: None,
        opening,
    };
    let needs = Err(PlayError::Open(OpenError::NeedsOpening));
    assert_eq!(table.clone().apply(&closed, &check(None)), needs);
    let opening = sheet.opening.map(|code| code.to_string());
    assert_eq!(table.clone().apply(&closed, &check(opening)), Ok(TableEvent::Right));
    let typo = table.clone().apply(&closed, &check(Some("AAAA".into())));
    assert!(matches!(typo, Err(PlayError::Letters(_))));

    let keeper = Keeper::of_sheet(&sheet);
    assert!(!describe(&keeper).opening);
    let rules = serde_json::to_string(&describe(&keeper).rules).unwrap();
    assert!(rules.contains("organiser") && !rules.contains("give-up code"), "{rules}");
    assert_eq!(table.clone().apply(&keeper, &check(None)), Ok(TableEvent::Right));
    assert_eq!(table.apply(&keeper, &action), Ok(TableEvent::Tested));
    let code = Action::GiveUp { code: sheet.give_up.to_string(), opening: None };
    assert_eq!(table.apply(&keeper, &code), Ok(TableEvent::Open));
    assert!(describe(&keeper).testable);
}

#[test]
fn notes_are_marked_and_taken_back() {
    let (_, keeper, mut table, _) = first_game(4);
    let note = |column, mark| Action::Note { ingredient: "sage".into(), column, mark };
    table.apply(&keeper, &note(2, NoteMark::Impossible)).unwrap();
    table.apply(&keeper, &note(0, NoteMark::Certain)).unwrap();
    table.apply(&keeper, &note(0, NoteMark::Certain)).unwrap();
    assert_eq!(table.apply(&keeper, &note(5, NoteMark::Possible)), Err(PlayError::Column(5, 4)));
    let view = TableView::new(&table, &keeper);
    assert_eq!(view.notes[1][..3], [NoteMark::Certain, NoteMark::Blank, NoteMark::Impossible]);
    table.apply(&keeper, &Action::Undo {}).unwrap();
    assert_eq!(table.notes().mark(Ingredient::Sage, 0), NoteMark::Blank);
    table.apply(&keeper, &Action::Undo {}).unwrap();
    assert_eq!(table.apply(&keeper, &Action::Undo {}), Err(PlayError::NothingToUndo));
    assert_eq!(table.notes(), &Notes::default());
}

#[test]
fn a_row_or_a_column_is_noted_and_taken_back_at_once() {
    let sheet = sheet(5, Level::HighWitch, 4, false);
    let keeper = Keeper::of_code(sheet.payload.clone()).unwrap();
    let mut table = Table::new(&keeper);
    let game = describe(&keeper);
    let all: Vec<Column> = game.columns.iter().map(|one| one.id.parse().unwrap()).collect();
    assert!(all.len() > 10 + 3, "{all:?}");
    let note = Action::Note { ingredient: "sage".into(), column: 2, mark: NoteMark::Certain };
    table.apply(&keeper, &note).unwrap();
    let fill = |ingredient: &str, column, mark| {
        let ingredient = ingredient.to_owned();
        Action::Note { ingredient, column, mark }
    };
    table.apply(&keeper, &fill("sage", EVERYTHING, NoteMark::Impossible)).unwrap();
    let given = |herb: Ingredient, column: Column| {
        let place = all.iter().position(|one| *one == column).unwrap();
        game.clue_marks[herb.index()][place] != NoteMark::Blank
    };
    for (&column, mark) in all.iter().zip(&TableView::new(&table, &keeper).notes[1]) {
        let expected = match column {
            2 => NoteMark::Certain,
            column if given(Ingredient::Sage, column) => NoteMark::Blank,
            _ => NoteMark::Impossible,
        };
        assert_eq!(*mark, expected, "{column}");
    }
    table.apply(&keeper, &fill(ALL, 2, NoteMark::Impossible)).unwrap();
    assert_eq!(table.notes().mark(Ingredient::Sage, 2), NoteMark::Certain);
    let free = keeper.ingredients().iter().find(|herb| !given(**herb, 2)).unwrap();
    assert_eq!(table.notes().mark(*free, 2) == NoteMark::Blank, *free == Ingredient::Sage);
    table.apply(&keeper, &fill("sage", EVERYTHING, NoteMark::Blank)).unwrap();
    assert!(TableView::new(&table, &keeper).notes[1].iter().all(|mark| *mark == NoteMark::Blank));
    let stored = table.to_json().unwrap();
    assert_eq!(Table::from_json(&stored), Ok(table.clone()));
    for _ in 0..4 {
        table.apply(&keeper, &Action::Undo {}).unwrap();
    }
    assert_eq!(table.notes(), &Notes::default());
    let before = table.clone();
    for column in [60, 252] {
        assert!(table.apply(&keeper, &fill(ALL, column, NoteMark::Impossible)).is_err());
    }
    assert_eq!(table, before);
    let effects = game.columns.iter().filter(|one| one.kind.is_some()).count();
    let crossed = |table: &Table| {
        let notes = TableView::new(table, &keeper).notes;
        notes.concat().iter().filter(|mark| **mark == NoteMark::Impossible).count()
    };
    let clue =
        |row: usize| game.clue_marks[row].iter().filter(|mark| **mark != NoteMark::Blank).count();
    table.apply(&keeper, &fill("sage", EFFECTS, NoteMark::Impossible)).unwrap();
    table.apply(&keeper, &fill("sage", ROLES, NoteMark::Impossible)).unwrap();
    assert_eq!(crossed(&table), all.len() - clue(1));
    table.apply(&keeper, &Action::Undo {}).unwrap();
    assert!(crossed(&table) <= effects);
    let (_, keeper, mut table, _) = first_game(4);
    let action = fill(ALL, 7, NoteMark::Impossible);
    assert_eq!(table.apply(&keeper, &action), Err(PlayError::Column(7, 4)));
}

#[test]
fn impossible_potions_are_refused_and_change_nothing() {
    let (_, keeper, mut table, _) = first_game(4);
    let before = table.clone();
    let named = |name: &str, grown| PotionItemInput { ingredient: name.into(), grown };
    for (potion, word) in [
        (vec![], "empty"),
        (vec![named("sgae", 1)], "did you mean Sage"),
        (vec![named("basil", 1)], "basil"),
        (vec![named("sage", 0)], "0 dots"),
        (vec![named("sage", 999)], "999 dots"),
        (vec![named("sage", 1); 13], "13 ingredients"),
    ] {
        let action = test(&table, potion, PotionSource::Cauldron);
        let error = table.apply(&keeper, &action).unwrap_err().to_string();
        assert!(error.contains(word), "{error}");
    }
    let sage = || vec![named("sage", 1)];
    let stale = Action::Test {
        number: 2,
        potion: sage(),
        by: None,
        kind: PotionSource::Cauldron,
        sure: false,
    };
    assert_eq!(table.apply(&keeper, &stale), Err(PlayError::Stale(2)));
    let stranger = Action::Test {
        number: 1,
        potion: sage(),
        by: Some(4),
        kind: PotionSource::Cauldron,
        sure: false,
    };
    assert_eq!(table.apply(&keeper, &stranger), Err(PlayError::Witch(5, 4)));
    let free = test(&table, sage(), PotionSource::Guesser);
    assert_eq!(
        table.apply(&keeper, &free),
        Err(PlayError::NoSpecial(crate::witches::board::Special::Guesser))
    );
    assert_eq!(table, before);
}

#[test]
fn a_limited_table_tests_no_more_than_its_board() {
    let sheet = sheet(8, Level::FirstGame, 4, true);
    let longest = sheet.options.settings.length().longest();
    let keeper = Keeper::of_sheet(&sheet).with_limits(Limits::of(&sheet.board, longest));
    let mut table = Table::new(&keeper);
    let potion = |cells: usize, grown| vec![pour(Ingredient::Parsley, grown); cells];
    let error = |r: Result<TableEvent, PlayError>| r.unwrap_err().to_string();
    let action = test(&table, potion(4, 5), PotionSource::Cauldron);
    assert!(error(table.apply(&keeper, &action)).contains("nothing grows past 4"));
    for cauldron in &sheet.board.cauldrons {
        let printed = cauldron.starting.iter().map(|&herb| pour(herb, 1));
        let rest = potion(cauldron.size() - cauldron.starting.len(), 1);
        let action = test(&table, printed.chain(rest).collect(), PotionSource::Cauldron);
        table.apply(&keeper, &action).unwrap();
    }
    assert!(keeper.limits().unwrap().left(table.tests()).iter().all(|a| a.left == 0));
    let action = test(&table, potion(2, 1), PotionSource::Cauldron);
    assert!(error(table.apply(&keeper, &action)).contains("none at all"));
}

#[test]
fn all_witches_poisoned_is_the_last_ditch() {
    let poison = |sheet: &Sheet| {
        let parts = sheet.game_data.puzzle.parts().iter();
        let has = |e| move |p: &crate::witches::puzzle::PuzzlePart| p.effects == [e];
        let alone = has(crate::witches::puzzle::Effect::Poison);
        let found = parts.clone().position(alone)?;
        Some(sheet.game_data.puzzle.ingredients()[found])
    };
    let (sheet, herb) = (0..500)
        .map(|seed| sheet(seed, Level::Beginner, 2, false))
        .find_map(|sheet| poison(&sheet).map(|herb| (sheet, herb)))
        .unwrap();
    let keeper = Keeper::of_sheet(&sheet);
    let by = |number, witch| Action::Test {
        number,
        potion: vec![pour(herb, 1)],
        by: Some(witch),
        kind: PotionSource::Cauldron,
        sure: false,
    };
    // Poison ends the play in both modes.
    for mode in [Mode::Cooperative, Mode::Competitive] {
        let mut table = Table::new(&keeper);
        table.apply(&keeper, &Action::Mode { mode }).unwrap();
        table.apply(&keeper, &by(1, 0)).unwrap();
        assert_eq!(table.poisoned(&keeper), [true, false]);
        assert_eq!(table.status(), TableStatus::Playing);
        table.apply(&keeper, &by(2, 1)).unwrap();
        assert_eq!(table.status(), TableStatus::LastDitch, "{mode:?}");
    }
}

#[test]
fn stored_tables_read_back_and_damaged_ones_are_refused() {
    let (_, keeper, mut table, right) = first_game(4);
    let action = test(&table, right, PotionSource::Cauldron);
    table.apply(&keeper, &action).unwrap();
    let text = table.to_json().unwrap();
    assert_eq!(Table::from_json(&text), Ok(table));
    for damaged in [
        String::new(),
        text.replacen("\"stored\":2", "\"stored\":0", 1),
        text.replacen("\"number\":1", "\"number\":7", 1),
        text.replacen("\"grown\":1", "\"grown\":9", 1),
        text[..text.len() - 3].to_owned(),
    ] {
        let trouble = Table::from_json(&damaged).unwrap_err().rejection_kind();
        assert_eq!(trouble, RejectionKind::Stored, "{damaged}");
    }
    // The layout version determines the error, whatever else is stored.
    for (stored, damage) in [(1, Damage::Earlier), (3, Damage::Newer)] {
        let whole = text.replacen("\"stored\":2", &format!("\"stored\":{stored}"), 1);
        for other in [whole, format!("{{\"stored\":{stored},\"more\":0}}")] {
            assert_eq!(Table::from_json(&other), Err(PlayError::Stored(damage.clone())));
        }
    }
}

#[test]
fn a_table_that_could_not_be_read_back_is_not_stored() {
    let (_, keeper, mut table, right) = first_game(4);
    let action = test(&table, right, PotionSource::Cauldron);
    table.apply(&keeper, &action).unwrap();
    table.tests[0].pours.clear();
    let error = table.to_json().unwrap_err();
    assert_eq!(error.rejection_kind(), RejectionKind::Machine);
    assert!(error.to_string().contains("nothing was changed"), "{error}");
}

#[test]
fn every_sheet_is_described_for_its_screen() {
    for level in Level::ALL {
        for players in Players::all() {
            let sheet = sheet(3, level, players.count(), false);
            let keeper = Keeper::of_code(sheet.payload.clone()).unwrap();
            let view = describe(&keeper);
            assert_eq!(view.witches.len(), usize::from(players.count()));
            assert_eq!(view.specials.len(), sheet.game_data.specials.len());
            assert!(view.rules.len() >= 6, "{}", view.rules.len());
            assert!(view.rules.iter().all(|s| !s.blocks.is_empty()));
        }
    }
}

proptest! {
    /// Checks that the result at a table is the evaluation of the same potion.
    #[test]
    fn a_table_tells_what_the_evaluation_says(
        seed in 0..40u64,
        level in 0..6usize,
        pours in proptest::collection::vec((0..10usize, 1..=6u32), 1..=12),
    ) {
        let sheet = sheet(seed, Level::ALL[level], 3, false);
        let keeper = Keeper::of_code(sheet.payload.clone()).unwrap();
        let mut table = Table::new(&keeper);
        let herbs = keeper.ingredients();
        let potion: Vec<PotionItemInput> =
            pours.iter().map(|&(i, g)| pour(herbs[i % herbs.len()], g)).collect();
        let action = test(&table, potion, PotionSource::Cauldron);
        table.apply(&keeper, &action).unwrap();
        let told = &table.tests()[0];
        let potion = crate::witches::puzzle::Potion::new(&sheet.game_data.puzzle, told.pours.clone()).unwrap();
        let chance = &mut test_stream(&sheet.game_data.puzzle, 1);
        let verdict = evaluate(&sheet.game_data.puzzle, &potion, chance);
        prop_assert_eq!(told.won, verdict.won);
        prop_assert_eq!((told.undergrown, told.overgrown), (verdict.undergrown, verdict.overgrown));
        prop_assert_eq!(&told.reports[..], &verdict.reports[..]);
    }

    #[test]
    fn no_stored_text_panics(text: String) {
        prop_assert!(Table::from_json(&text).is_err());
    }

    #[test]
    fn no_code_panics(text in "CP1:[A-Z0-9./:+-]{0,300}") {
        if let Ok(payload) = text.parse::<Payload>() {
            let _ = Keeper::of_code(payload);
        }
    }
}

/// Checks that trying all seeds does not reveal a tournament's game: identity and answer depend on
/// the secret key.
#[test]
fn a_sweep_of_seeds_does_not_find_a_tournaments_game() {
    let keyed = sheet(2026, Level::SpiceSorcerer, 4, true);
    let other = |key| {
        let secrecy = Secrecy::Referee(RefereeKey::new([key; 20]));
        Sheet::make(&SheetOptions { secrecy, ..keyed.options.clone() }).unwrap()
    };
    let open = sheet(2026, Level::SpiceSorcerer, 4, false);
    assert_eq!(open.board, keyed.board);
    for guess in [&open, &other(1), &other(2)] {
        assert_ne!(guess.payload.id(), keyed.payload.id());
        assert_ne!(guess.game_data.puzzle, keyed.game_data.puzzle);
        assert_ne!(guess.give_up, keyed.give_up);
        assert_ne!(guess.opening, keyed.opening);
    }
    assert_eq!(other(7).payload, keyed.payload);
}

#[test]
fn rivals_are_named_and_not_alone() {
    let (_, keeper, mut table, _) = first_game(2);
    let rivals = Action::Mode { mode: Mode::Competitive };
    table.apply(&keeper, &rivals).unwrap();
    let mut action = test(&table, vec![pour(Ingredient::Sage, 1)], PotionSource::Cauldron);
    assert_eq!(table.apply(&keeper, &action), Err(PlayError::Nobody));
    if let Action::Test { by, .. } = &mut action {
        *by = Some(1);
    }
    assert_eq!(table.apply(&keeper, &action), Ok(TableEvent::Tested));
    let alone = Keeper::of_sheet(&sheet(3, Level::FirstGame, 1, false));
    assert_eq!(Table::new(&alone).apply(&alone, &rivals), Err(PlayError::Alone));
}

/// Checks that a Guesser potion has at most three ingredients, each of them once.
#[test]
fn a_guess_has_at_most_three_different_ingredients() {
    let keeper = (1..40)
        .map(|seed| sheet(seed, Level::SpiceSorcerer, 4, false))
        .find(|sheet| sheet.game_data.specials.contains(&crate::witches::board::Special::Guesser))
        .map(|sheet| Keeper::of_sheet(&sheet))
        .unwrap();
    let mut table = Table::new(&keeper);
    let mut guess = |ingredients: &[&str]| {
        let pour = |&one: &&str| PotionItemInput { ingredient: one.into(), grown: 1 };
        let action = Action::Test {
            number: table.next_number(),
            potion: ingredients.iter().map(pour).collect(),
            by: Some(0),
            kind: PotionSource::Guesser,
            sure: true,
        };
        table.apply(&keeper, &action)
    };
    let refused = || Err(PlayError::Limit(crate::texts::msg::play_guesser_potion()));
    assert_eq!(guess(&["sage", "mint", "parsley", "chives"]), refused());
    assert_eq!(guess(&["sage", "sage"]), refused());
    assert_eq!(guess(&["sage", "mint", "sage"]), refused());
    assert_eq!(guess(&["sage", "mint", "parsley"]), Ok(TableEvent::Tested));
    assert_eq!(guess(&["sage"]), Ok(TableEvent::Tested));
}
