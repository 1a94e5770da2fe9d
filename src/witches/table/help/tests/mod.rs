//! Tests that help is true, uses only public facts, and is counted.

mod measured;

use super::*;
use crate::common::players::Players;
use crate::common::seed::Seed;
use crate::common::stream::Stream;
use crate::seal::RefereeKey;
use crate::texts::Language;
use crate::witches::deduce::tests::is_so;
use crate::witches::deduce::{Claim, Effort, Evidence, Ladder, Posterior, Property};
use crate::witches::puzzle::{Ingredient, Role, winning_potion};
use crate::witches::settings::{DecoyKinds, EffectsLevel, Level, RecipeLength, Settings};
use crate::witches::sheet::{Secrecy, Sheet, SheetOptions};
use crate::witches::table::notes::column_of;
use crate::witches::table::{
    Action, Column, Keeper, Mode, NoteMark, PlayError, PotionItemInput, PotionSource, Table,
    TableEvent, TableStatus, TableView,
};

fn sheet(seed: u64, level: Level, players: u8, secrecy: Secrecy) -> Sheet {
    Sheet::make(&SheetOptions {
        players: Players::new(players).unwrap(),
        settings: level.settings(),
        secrecy,
        ..SheetOptions::new(Seed(seed))
    })
    .unwrap()
}

/// Returns a table of four after `tests` tests of random potions.
pub(super) fn played(seed: u64, level: Level, tests: usize) -> (Sheet, Keeper, Table) {
    let sheet = sheet(seed, level, 4, Secrecy::Open);
    let keeper = Keeper::of_code(sheet.payload.clone()).unwrap();
    let mut table = Table::new(&keeper);
    let mut stream = Stream::new(Seed(seed), "random potions", 0);
    for _ in 0..tests {
        let size = 2 + stream.below(3);
        let herbs = keeper.ingredients();
        let potion = (0..size).map(|_| PotionItemInput {
            ingredient: herbs[stream.below(herbs.len())].id().into(),
            grown: 1 + stream.below(keeper.longest().into()) as u32,
        });
        let action = test(&table, potion.collect());
        if table.status() == TableStatus::Playing {
            table.apply(&keeper, &action).unwrap();
        }
    }
    (sheet, keeper, table)
}

fn test(table: &Table, potion: Vec<PotionItemInput>) -> Action {
    let (number, kind) = (table.next_number(), PotionSource::Cauldron);
    Action::Test { number, potion, by: Some(0), kind, sure: true }
}

fn view(table: &Table, keeper: &Keeper) -> HelpView {
    TableView::new(table, keeper).help.unwrap()
}

fn note(
    table: &mut Table,
    keeper: &Keeper,
    ingredient: Ingredient,
    column: Column,
    mark: NoteMark,
) {
    let action = Action::Note { ingredient: ingredient.id().into(), column, mark };
    table.apply(keeper, &action).unwrap();
}

/// Requests the first rung of a new hint; returns the hint, if there is one.
pub(super) fn another(table: &mut Table, keeper: &Keeper) -> Option<GivenHint> {
    let NextRung { hint, rung } = view(table, keeper).another;
    match table.apply(keeper, &Action::Hint { hint, rung }).unwrap() {
        TableEvent::Nothing | TableEvent::Blocked(_) => None,
        told => {
            assert_eq!(told, TableEvent::Done);
            table.help.hints.last().cloned()
        }
    }
}

#[test]
fn hints_are_true_and_come_one_after_the_other() {
    let mut told = 0;
    for level in Level::ALL {
        for seed in 0..3 {
            let (sheet, keeper, mut table) = played(seed, level, 7);
            let mut claims = Vec::new();
            while claims.len() < 4
                && let Some(hint) = another(&mut table, &keeper)
            {
                assert!(is_so(&sheet.game_data.puzzle, hint.claim), "{level:?} {seed}: {hint:?}");
                assert!(hint.tests.iter().all(|&test| test < table.tests().len()));
                assert!(!claims.contains(&hint.claim), "twice: {hint:?}");
                claims.push(hint.claim);
            }
            told += claims.len();
        }
    }
    assert!(told > 30, "{told}");
}

#[test]
fn first_hints_need_tests_and_say_all_that_is_certain_of_a_role() {
    let (mut first, mut strong) = (0, 0);
    for level in [Level::FirstGame, Level::Beginner, Level::AmateurWitch] {
        for seed in 0..10 {
            let (_, keeper, mut table) = played(seed, level, 5);
            let Some(hint) = another(&mut table, &keeper) else { continue };
            assert!(!hint.tests.is_empty(), "{level:?} {seed}: the clue again: {hint:?}");
            first += 1;
            if hint.denied == 0 {
                continue;
            }
            strong += 1;
            let facts = keeper.facts().unwrap();
            let log: Vec<_> = table.tests().iter().map(|test| test.observation()).collect();
            let known = Posterior::after(&facts, &log, Effort::FULL);
            let ingredient = hint.claim.ingredient;
            let numbers = (1..=facts.longest).map(Property::Number);
            let denied = numbers.chain([Property::Decoy]).filter(|role| hint.denies(*role));
            for property in denied {
                let claim = Claim { ingredient, property, holds: true };
                assert_ne!(known.is_possible(claim), Some(true), "{level:?} {seed}: {claim:?}");
            }
        }
    }
    assert!(first > 20 && strong > 5, "{strong} of {first}");
}

#[test]
fn a_hint_says_more_from_rung_to_rung_and_is_counted() {
    let (_, keeper, mut table) = played(1, Level::FirstGame, 6);
    let hint = another(&mut table, &keeper).unwrap();
    let more = |table: &Table| view(table, &keeper).more;
    for (rung, said) in [(Rung::Herb, 2), (Rung::Claim, 3), (Rung::Reason, 3)] {
        let next = NextRung { hint: 1, rung };
        assert_eq!(more(&table), Some(next));
        let skipped = Action::Hint { hint: 1, rung: Rung::Test };
        assert_eq!(table.apply(&keeper, &skipped), Err(PlayError::HintMoved));
        let told = table.apply(&keeper, &Action::Hint { hint: 1, rung }).unwrap();
        assert_eq!(matches!(told, TableEvent::Why(_)), rung == Rung::Reason);
        assert_eq!(view(&table, &keeper).hints[0].tells.len(), said);
    }
    assert_eq!(more(&table), None);
    let before = view(&table, &keeper).tally;
    let again = Action::Hint { hint: 1, rung: Rung::Reason };
    assert!(matches!(table.apply(&keeper, &again), Ok(TableEvent::Why(_))));
    assert_eq!(view(&table, &keeper).tally, before, "what was told is told again for nothing");
    for (hint, rung) in [(0, Rung::Test), (2, Rung::Herb), (3, Rung::Test), (1, Rung::Herb)] {
        let error = table.apply(&keeper, &Action::Hint { hint, rung });
        assert_eq!(error, Err(PlayError::HintMoved));
    }
    let stored = table.to_json().unwrap();
    assert_eq!(Table::from_json(&stored), Ok(table.clone()));
    let tampered = stored.replacen("\"tests\":[", "\"tests\":[99,", 2);
    assert!(Table::from_json(&tampered).is_err(), "{hint:?}");
    table.apply(&keeper, &Action::Again {}).unwrap();
    assert_eq!(view(&table, &keeper).hints, []);
    assert!(!table.to_json().unwrap().contains("help"), "as tables without help were stored");
}

#[test]
fn what_is_noted_is_not_hinted_at() {
    let (sheet, keeper, mut table) = played(2, Level::FirstGame, 9);
    for (part, &herb) in sheet.game_data.puzzle.parts().iter().zip(keeper.ingredients()) {
        let column = match part.role {
            Role::Regular(number) => number,
            Role::Decoy(_) => 0,
        };
        note(&mut table, &keeper, herb, column, NoteMark::Certain);
    }
    assert_eq!(another(&mut table, &keeper), None, "the grid says it all");
    let revision = table.revision();
    assert_eq!(another(&mut table, &keeper), None);
    assert_eq!(table.revision(), revision, "nothing was told, nothing is counted");
}

/// Returns the true claim of every cell of the grid, with its column.
fn claims(sheet: &Sheet, keeper: &Keeper) -> Vec<(Claim, Column)> {
    let cells = keeper.ingredients().iter().flat_map(|&ingredient| {
        keeper.columns().into_iter().map(move |property| (ingredient, property))
    });
    let cells = cells.map(|(ingredient, property)| {
        let claim = Claim { ingredient, property, holds: true };
        let holds = is_so(&sheet.game_data.puzzle, claim);
        (Claim { holds, ..claim }, column_of(property))
    });
    cells.collect()
}

#[test]
fn false_notes_of_effects_and_kinds_of_decoys_are_blamed() {
    let mut blamed = 0;
    for seed in 20..23 {
        let (sheet, keeper, mut table) = played(seed, Level::SpiceSorcerer, 12);
        for (claim, column) in claims(&sheet, &keeper) {
            if matches!(claim.property, Property::Number(_) | Property::Decoy) {
                continue;
            }
            let mark = if claim.holds { NoteMark::Impossible } else { NoteMark::Certain };
            note(&mut table, &keeper, claim.ingredient, column, mark);
        }
        table.apply(&keeper, &Action::CheckNotes {}).unwrap();
        blamed += view(&table, &keeper).wrong.len();
    }
    assert!(blamed > 10, "{blamed}");
}

/// Returns the table of a game after tests of random potions, with every false note.
fn noted_wrongly(options: &SheetOptions, tests: usize) -> (Keeper, Table) {
    let sheet = Sheet::make(options).unwrap();
    let keeper = Keeper::of_sheet(&sheet);
    let mut table = Table::new(&keeper);
    let mut stream = Stream::new(options.seed, "random potions", 1);
    for _ in 0..tests {
        let herbs = keeper.ingredients();
        let potion = (0..2 + stream.below(4)).map(|_| PotionItemInput {
            ingredient: herbs[stream.below(herbs.len())].id().into(),
            grown: 1 + stream.below(keeper.longest().into()) as u32,
        });
        let action = test(&table, potion.collect());
        if table.status() == TableStatus::Playing {
            table.apply(&keeper, &action).unwrap();
        }
    }
    for (claim, column) in claims(&sheet, &keeper) {
        let mark = if claim.holds { NoteMark::Impossible } else { NoteMark::Certain };
        note(&mut table, &keeper, claim.ingredient, column, mark);
    }
    (keeper, table)
}

#[test]
fn the_cited_tests_alone_contradict_a_wrong_note() {
    let usual = |seed| SheetOptions::new(Seed(seed));
    let length = RecipeLength::Known(4);
    let decoys = Settings::new(8, length, DecoyKinds::All, EffectsLevel::None, false).unwrap();
    let plain = |seed| SheetOptions { settings: decoys, ..usual(seed) };
    let spicy = |seed| SheetOptions { settings: Level::SpiceSorcerer.settings(), ..usual(seed) };
    let mut games: Vec<SheetOptions> = vec![plain(7004), spicy(1018)];
    games.extend((0..6).map(plain));
    games.extend((0..3).map(spicy));
    games.extend((0..3).map(usual));
    let mut checked = 0;
    for options in games {
        let (keeper, mut table) = noted_wrongly(&options, 10);
        table.apply(&keeper, &Action::CheckNotes {}).unwrap();
        let facts = keeper.facts().unwrap();
        for wrong in &table.help.checked.as_ref().unwrap().wrong {
            let otherwise = Claim { holds: !wrong.claim.holds, ..wrong.claim };
            let log: Vec<_> =
                wrong.tests.iter().map(|&test| table.tests()[test].observation()).collect();
            let known = || Posterior::after(&facts, &log, Effort::FULL);
            let evidence = Evidence { facts: &facts, log: &log, effort: Effort::FULL };
            let proves = evidence.argue(otherwise).is_some()
                || Ladder::climb(&facts, &log, None)
                    .steps
                    .iter()
                    .any(|step| step.claims.contains(&otherwise))
                || known().is_possible(wrong.claim) == Some(false);
            assert!(proves, "seed {}: {wrong:?}", options.seed.0);
            checked += 1;
        }
    }
    assert!(checked > 100, "{checked}");
}

#[test]
fn what_the_clue_gives_is_not_hinted_at() {
    for seed in 0..24 {
        let (_, keeper, mut table) = played(seed, Level::FirstGame, 0);
        let told = keeper.clue_marks();
        while let Some(GivenHint { claim, .. }) = another(&mut table, &keeper) {
            let mark = if claim.holds { NoteMark::Certain } else { NoteMark::Impossible };
            assert!(!told.contains(&(claim.ingredient, claim.property, mark)), "{claim:?}");
        }
    }
}

#[test]
fn true_notes_are_never_blamed() {
    for level in Level::ALL {
        for seed in 10..13 {
            let (sheet, keeper, mut table) = played(seed, level, 6);
            for (claim, column) in claims(&sheet, &keeper) {
                let mark = if claim.holds { NoteMark::Certain } else { NoteMark::Impossible };
                note(&mut table, &keeper, claim.ingredient, column, mark);
            }
            table.apply(&keeper, &Action::CheckNotes {}).unwrap();
            assert_eq!(view(&table, &keeper).wrong, [], "{level:?} {seed}");
        }
    }
}

#[test]
fn a_note_that_a_test_contradicts_is_told_until_it_is_changed() {
    let (_, keeper, mut table) = played(3, Level::FirstGame, 6);
    let noted = |hint: &GivenHint| match hint.claim.property {
        Property::Number(number) => Some(number),
        _ => None,
    };
    let mut hints = std::iter::from_fn(|| another(&mut table, &keeper));
    let (hint, column) = hints.find_map(|hint| Some((hint.clone(), noted(&hint)?))).unwrap();
    let herb = hint.claim.ingredient;
    let (wrong, right) = match hint.claim.holds {
        true => (NoteMark::Impossible, NoteMark::Certain),
        false => (NoteMark::Certain, NoteMark::Impossible),
    };
    note(&mut table, &keeper, herb, column, wrong);
    table.apply(&keeper, &Action::CheckNotes {}).unwrap();
    let told = view(&table, &keeper).wrong;
    assert_eq!((told.len(), told[0].ingredient, told[0].column), (1, herb.id(), column));
    assert_eq!(view(&table, &keeper).checked, []);
    note(&mut table, &keeper, herb, column, right);
    assert_eq!(view(&table, &keeper).wrong, []);
    note(&mut table, &keeper, herb, column, NoteMark::Possible);
    table.apply(&keeper, &Action::CheckNotes {}).unwrap();
    assert_eq!(view(&table, &keeper).wrong, [], "perhaps is never wrong");
    assert_eq!(table.help.checks, 2);
}

#[test]
fn a_potion_of_the_wanted_size_is_named() {
    let (_, keeper, mut table) = played(4, Level::AmateurWitch, 2);
    for size in [1, 3, 12] {
        table.apply(&keeper, &Action::Suggest { size }).unwrap();
        let potion = view(&table, &keeper).suggestion.unwrap().potion;
        assert_eq!(potion.len(), size as usize);
        let again = table.clone();
        table.apply(&keeper, &Action::Suggest { size }).unwrap();
        assert_eq!(again.help.suggested, table.help.suggested, "the same for everybody");
    }
    assert_eq!(table.help.suggestions, 6);
    for size in [0, 13, u32::MAX] {
        let error = table.apply(&keeper, &Action::Suggest { size });
        assert_eq!(error, Err(PlayError::Size(size, 12)));
    }
    let potion = vec![PotionItemInput { ingredient: "sage".into(), grown: 1 }];
    let action = test(&table, potion);
    table.apply(&keeper, &action).unwrap();
    assert_eq!(view(&table, &keeper).suggestion, None, "there is a new test to think of");
}

#[test]
fn clues_of_single_witches_are_true_sealed_and_as_large_as_asked_for() {
    for level in Level::ALL {
        let (sheet, keeper, mut table) = played(5, level, 1);
        let sizes = [ClueSize::Small, ClueSize::Medium, ClueSize::Wins { own: 0, most: 3 }];
        for (witch, size) in (0..).zip(sizes) {
            let revision = table.revision();
            table.apply(&keeper, &Action::Handicap { witch, size }).unwrap();
            let given = table.help.clues.last().unwrap().clone();
            assert!(given.clue.holds(&sheet.game_data.puzzle), "{level:?}: {given:?}");
            assert!(given.tenths.abs_diff(size.tenths().unwrap()) <= 8, "{level:?}: {given:?}");
            assert_ne!(table.revision(), revision);
            let told = table.apply(&keeper, &Action::Unseal { witch }).unwrap();
            let facts = keeper.facts().unwrap();
            assert_eq!(told, TableEvent::Clue(given.clue.message(facts.recipe)));
        }
        let twice = Action::Handicap { witch: 0, size: ClueSize::Small };
        assert_eq!(table.apply(&keeper, &twice), Err(PlayError::ClueGiven(0)));
        let stranger = Action::Handicap { witch: 4, size: ClueSize::Small };
        assert_eq!(table.apply(&keeper, &stranger), Err(PlayError::Witch(5, 4)));
        let ahead = Action::Handicap { witch: 3, size: ClueSize::Wins { own: 2, most: 2 } };
        assert_eq!(table.apply(&keeper, &ahead), Err(PlayError::NotBehind));
        let none = table.apply(&keeper, &Action::Unseal { witch: 3 });
        assert_eq!(none, Err(PlayError::NoClueOf(3)));
        let sealed = |table: &Table| {
            let clues = view(table, &keeper).clues;
            (clues.len(), clues.iter().filter(|clue| clue.clue.is_none()).count())
        };
        assert_eq!(sealed(&table), (3, 3));
        let code = Action::GiveUp { code: sheet.give_up.to_string(), opening: None };
        table.apply(&keeper, &code).unwrap();
        assert_eq!(sealed(&table), (3, 0), "at the end all may know");
    }
}

#[test]
fn clues_help_hints_where_all_play_together() {
    let mut more = 0;
    for seed in 20..24 {
        let (sheet, keeper, mut table) = played(seed, Level::FirstGame, 1);
        for witch in 0..4 {
            let size = ClueSize::Medium;
            table.apply(&keeper, &Action::Handicap { witch, size }).unwrap();
        }
        let mut rivals = table.clone();
        rivals.apply(&keeper, &Action::Mode { mode: Mode::Competitive }).unwrap();
        let count = |mut table: Table| {
            let hints = std::iter::from_fn(|| another(&mut table, &keeper));
            hints.inspect(|hint| assert!(is_so(&sheet.game_data.puzzle, hint.claim))).count()
        };
        let (together, alone) = (count(table), count(rivals));
        assert!(together >= alone, "{seed}: {together} {alone}");
        more += together - alone;
    }
    assert!(more > 0);
}

#[test]
fn a_won_game_is_looked_back_at() {
    for level in [Level::FirstGame, Level::AmateurWitch, Level::HighWitch] {
        let (sheet, keeper, mut table) = played(6, level, 5);
        assert_eq!(table.apply(&keeper, &Action::Review {}), Err(PlayError::NotOver));
        let wins = winning_potion(&sheet.game_data.puzzle, &sheet.answers[0]).unwrap();
        let action = test(&table, wins.items().iter().map(PotionItemInput::from).collect());
        table.apply(&keeper, &action).unwrap();
        assert_eq!(table.status(), TableStatus::Won);
        let hint = Action::Hint { hint: 1, rung: Rung::Test };
        assert_eq!(table.apply(&keeper, &hint), Err(PlayError::Over));
        let revision = table.revision();
        let told = table.apply(&keeper, &Action::Review {}).unwrap();
        assert_eq!(table.apply(&keeper, &Action::Review {}), Ok(told.clone()));
        assert_eq!(table.revision(), revision);
        let TableEvent::Review(review) = told else { panic!("{told:?}") };
        let numbers: Vec<u32> = review.gains.iter().map(|gain| gain.test).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6]);
        assert!(review.certain.is_none_or(|tests| tests <= 5), "{review:?}");
        let gained: u32 = review.gains.iter().map(|gain| gain.tenths).sum();
        assert!(review.par.is_none_or(|par| (1..=30).contains(&par)), "{review:?}");
        assert!(level != Level::FirstGame || review.par.is_some_and(|par| par < 8));
        assert!(gained > 0 && review.unknown > 0, "{review:?}");
    }
}

#[test]
fn tournaments_give_no_help() {
    let key = Secrecy::Referee(RefereeKey::new([7; 20]));
    let sheet = sheet(5, Level::FirstGame, 3, key);
    for keeper in [Keeper::of_sheet(&sheet), Keeper::of_code(sheet.payload.clone()).unwrap()] {
        let mut table = Table::new(&keeper);
        assert_eq!(TableView::new(&table, &keeper).help, None);
        let asked = [
            Action::Hint { hint: 1, rung: Rung::Test },
            Action::CheckNotes {},
            Action::Suggest { size: 2 },
            Action::Handicap { witch: 0, size: ClueSize::Small },
        ];
        for action in asked {
            assert_eq!(table.apply(&keeper, &action), Err(PlayError::NoHelp), "{action:?}");
        }
    }
}

#[test]
fn a_log_of_another_game_is_no_log() {
    let (_, keeper, table) = played(7, Level::FirstGame, 2);
    let herb = table.tests()[0].pours[0].ingredient.id();
    let stored = table.to_json().unwrap().replace(&format!("\"{herb}\""), "\"pepper\"");
    let mut table = Table::from_json(&stored).unwrap();
    let hint = Action::Hint { hint: 1, rung: Rung::Test };
    assert!(matches!(table.apply(&keeper, &hint), Err(PlayError::Stored(_))));
}

#[test]
fn what_was_entered_wrongly_tells_nothing() {
    let mut hinted = 0;
    for seed in 0..3 {
        let (_, keeper, mut table) = played(seed, Level::FirstGame, 6);
        if table.status() != TableStatus::Playing {
            continue;
        }
        let mut bare = Table::new(&keeper);
        let mut none = table.clone();
        for number in 1..=6 {
            none.apply(&keeper, &Action::Mistyped { number, mistyped: true }).unwrap();
        }
        let claim = |table: &mut Table| another(table, &keeper).map(|hint| hint.claim);
        assert_eq!(claim(&mut none), claim(&mut bare), "seed {seed}");
        table.apply(&keeper, &Action::Mistyped { number: 2, mistyped: true }).unwrap();
        while let Some(hint) = another(&mut table, &keeper) {
            assert!(!hint.tests.contains(&1), "seed {seed}: {hint:?}");
            hinted += usize::from(hint.tests.iter().any(|&place| place > 1));
        }
    }
    assert!(hinted > 0, "later tests are named by their own places");
}

/// Returns the table of a seed's First Game after tests of these potions.
fn tried(seed: u64, potions: &[&[(&str, u32)]]) -> (Keeper, Table) {
    let keeper = Keeper::of_sheet(&sheet(seed, Level::FirstGame, 4, Secrecy::Open));
    let mut table = Table::new(&keeper);
    for potion in potions {
        let pour =
            |&(herb, grown): &(&str, u32)| PotionItemInput { ingredient: herb.into(), grown };
        let action = test(&table, potion.iter().map(pour).collect());
        table.apply(&keeper, &action).unwrap();
    }
    (keeper, table)
}

/// Roles as bits, as in [`GivenHint::denied`]: an independent account of what hints have said.
fn learn(possible: &mut [u8], hint: &GivenHint) {
    let (own, bit) = (hint.claim.ingredient.index(), role_bit(hint.claim.property));
    match hint.claim.holds {
        true if bit != 0 => {
            let taken = if bit == 1 { 0 } else { bit };
            possible.iter_mut().for_each(|roles| *roles &= !taken);
            possible[own] = bit;
        }
        true => {}
        false => possible[own] &= !(bit | hint.denied),
    }
}

#[test]
fn no_hint_repeats_or_weakens_an_earlier_one() {
    let potions: [&[(&str, u32)]; 3] = [
        &[("oregano", 2)],
        &[("rosemary", 1), ("sage", 3)],
        &[("mint", 2), ("sage", 3), ("parsley", 1)],
    ];
    let mut merged = 0;
    for seed in [993_908, 158_176, 1, 2, 3, 4, 5, 6] {
        let (keeper, mut table) = tried(seed, &[]);
        let mut possible = [0b1_1111u8; 16];
        for potion in potions {
            let pour =
                |&(herb, grown): &(&str, u32)| PotionItemInput { ingredient: herb.into(), grown };
            let action = test(&table, potion.iter().map(pour).collect());
            table.apply(&keeper, &action).unwrap();
            while table.status() == TableStatus::Playing
                && let Some(hint) = another(&mut table, &keeper)
            {
                let before = possible;
                let shown = !hint.denied & 0b1_1111;
                let own = before[hint.claim.ingredient.index()];
                assert!(hint.denied == 0 || shown & !own == 0, "{seed}: weaker: {hint:?}");
                let left = own & !(role_bit(hint.claim.property) | hint.denied);
                let is_told = hint.claim.holds || hint.denied != 0 || left != 1;
                assert!(is_told, "{seed}: only a decoy is left: {hint:?}");
                learn(&mut possible, &hint);
                // A hint may conclude what is left after others.
                let may_conclude = hint.claim.holds || role_bit(hint.claim.property) == 0;
                assert!(may_conclude || possible != before, "{seed}: known: {hint:?}");
                merged += usize::from(hint.denied.count_ones() > 1);
            }
        }
    }
    assert!(merged > 8, "{merged}");
}

#[test]
fn a_single_note_that_only_an_argument_refutes_is_wrong_by_itself() {
    let sheet = sheet(900_229, Level::HighWitch, 4, Secrecy::Open);
    let keeper = Keeper::of_sheet(&sheet);
    let mut table = Table::new(&keeper);
    for potion in [&[("sage", 2), ("mint", 1), ("dill", 3)][..], &[("parsley", 1), ("chives", 2)]] {
        let pour =
            |&(herb, grown): &(&str, u32)| PotionItemInput { ingredient: herb.into(), grown };
        let action = test(&table, potion.iter().map(pour).collect());
        table.apply(&keeper, &action).unwrap();
    }
    note(&mut table, &keeper, Ingredient::Chives, 5, NoteMark::Certain);
    table.apply(&keeper, &Action::CheckNotes {}).unwrap();
    let HelpView { wrong, checked, .. } = view(&table, &keeper);
    let said: Vec<String> =
        wrong.iter().map(|note| Language::first().format(&note.tells)).collect();
    assert_eq!(said, ["You noted: Chives is number 5. But test 2 says otherwise."]);
    assert_eq!(checked, [], "nothing took too long");
}

#[test]
fn notes_that_cannot_all_be_true_are_told() {
    let (keeper, mut table) = tried(12, &[&[("sage", 2), ("mint", 2)]]);
    note(&mut table, &keeper, Ingredient::Rosemary, 3, NoteMark::Certain);
    table.apply(&keeper, &Action::CheckNotes {}).unwrap();
    assert_eq!(view(&table, &keeper).wrong, [], "alone it may be");
    note(&mut table, &keeper, Ingredient::Parsley, 3, NoteMark::Certain);
    table.apply(&keeper, &Action::CheckNotes {}).unwrap();
    let HelpView { wrong, checked, .. } = view(&table, &keeper);
    let cells: Vec<_> = wrong.iter().map(|note| (note.ingredient, note.column)).collect();
    assert_eq!(cells, [("parsley", 3), ("rosemary", 3)]);
    assert_eq!(checked, []);
    assert_eq!(
        Language::first().format(&wrong[0].tells),
        "You noted: Parsley is number 3. That does not go together with this: Rosemary is number \
         3. The clues and the rules say so."
    );
    let stored = table.to_json().unwrap();
    assert_eq!(Table::from_json(&stored), Ok(table.clone()));
    note(&mut table, &keeper, Ingredient::Parsley, 3, NoteMark::Possible);
    assert_eq!(view(&table, &keeper).wrong, [], "one of them was taken back");
}

#[test]
fn a_clash_of_notes_names_all_tests_that_it_takes() {
    let mut told = 0;
    for seed in 0..12 {
        let (sheet, keeper, mut table) = played(seed, Level::FirstGame, 5);
        let facts = keeper.facts().unwrap();
        let log: Vec<_> = table.counted().map(|test| test.observation()).collect();
        let known = Posterior::after(&facts, &log, Effort::FULL);
        let untested = Posterior::new(&facts, Effort::FULL);
        let yes: Vec<Claim> = claims(&sheet, &keeper)
            .into_iter()
            .map(|(claim, _)| Claim { holds: true, ..claim })
            .filter(|claim| known.is_possible(*claim) == Some(true))
            .collect();
        let pairs = yes.iter().flat_map(|a| yes.iter().map(move |b| (*a, *b)));
        let clashes = |(a, b): &(Claim, Claim)| {
            a.ingredient < b.ingredient
                && a.property != b.property
                && known.are_possible(&[*a, *b]) == Some(false)
                && untested.are_possible(&[*a, *b]) == Some(true)
        };
        let Some((a, b)) = pairs.into_iter().find(clashes) else { continue };
        for claim in [a, b] {
            note(
                &mut table,
                &keeper,
                claim.ingredient,
                column_of(claim.property),
                NoteMark::Certain,
            );
        }
        table.apply(&keeper, &Action::CheckNotes {}).unwrap();
        let clash = &table.help.checked.as_ref().unwrap().clashes[0];
        let few: Vec<_> = clash.tests.iter().map(|&place| log[place].clone()).collect();
        let known = Posterior::after(&facts, &few, Effort::FULL);
        assert_eq!(known.are_possible(&[a, b]), Some(false), "seed {seed}: {clash:?}");
        assert!(!clash.tests.is_empty(), "seed {seed}: {clash:?}");
        told += 1;
    }
    assert!(told > 0, "{told}");
}

#[test]
fn a_hint_whose_test_was_entered_wrongly_is_taken_back() {
    let (keeper, mut table) = tried(12, &[&[("sage", 4), ("mint", 2)], &[("chives", 1)]]);
    let hint = another(&mut table, &keeper).unwrap();
    for rung in [Rung::Herb, Rung::Claim] {
        table.apply(&keeper, &Action::Hint { hint: 1, rung }).unwrap();
    }
    for place in 1..=2 {
        table.apply(&keeper, &Action::Mistyped { number: place, mistyped: true }).unwrap();
    }
    let why = table.apply(&keeper, &Action::Hint { hint: 1, rung: Rung::Reason }).unwrap();
    let TableEvent::Why(why) = why else { panic!("{hint:?}") };
    assert_eq!(why.key(), "help-reason-gone", "{hint:?}");
}
