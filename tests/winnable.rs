//! Every sheet can be won: the board has a cauldron for a winning potion, and legal actions lead
//! from the first turn to the win.

#[path = "tools/long.rs"]
mod long;

use cauldron_press::common::players::Players;
use cauldron_press::common::seed::Seed;
use cauldron_press::common::threads::Threads;
use cauldron_press::seal::Cost;
use cauldron_press::witches::puzzle::{
    Ingredient, Potion, Puzzle, evaluate, test_stream, winning_potion,
};
use cauldron_press::witches::selftest::{brew, check, options};
use cauldron_press::witches::settings::Settings;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};
use cauldron_press::witches::table::{
    Action, Keeper, Limits, PotionItemInput, PotionSource, Table, TableStatus,
};

/// Number of sheets: all in a long run, as in CI once a week, otherwise a twentieth.
fn slice(all: u64) -> u64 {
    if long::is_long() { all } else { all / 20 }
}

fn potion(puzzle: &Puzzle, answer: &[Ingredient]) -> Potion {
    let potion = winning_potion(puzzle, answer).expect("an answer has a potion");
    for number in 1..=5 {
        assert!(evaluate(puzzle, &potion, &mut test_stream(puzzle, number)).won);
    }
    potion
}

/// Checks the invariants of `cauldron selftest`.
#[test]
fn all_that_must_hold_of_a_sheet_holds_of_many() {
    for first in (0..slice(50_000)).step_by(1_000) {
        let checked = check(first..first + 1_000, Threads::all());
        assert_eq!(checked.faults, []);
    }
}

#[test]
fn legal_actions_lead_to_the_win() {
    for number in 0..slice(4_000) {
        let SheetOptions { seed, settings, players, .. } = options(number);
        win(seed, settings, players);
    }
}

/// Plays a sheet from the start to the win.
fn win(seed: Seed, settings: Settings, players: Players) {
    let what = format!("{seed}, {settings:?}, {players:?}");
    let options = SheetOptions { players, settings, ..SheetOptions::new(seed) };
    let sheet = Sheet::make_at_cost(&options, Cost::new(1, 1).unwrap()).expect(&what);
    let potion = potion(&sheet.game_data.puzzle, &sheet.answers[0]);
    let brewed = brew(&sheet, potion.items())
        .unwrap_or_else(|why| panic!("no legal way to {potion:?}: {why}: {what}\n{}", sheet.board));
    assert_eq!(brewed, potion.items(), "{what}");

    let longest = settings.length().longest();
    let limits = Limits::of(&sheet.board, longest);
    let keeper = Keeper::of_code(sheet.payload.clone()).unwrap().with_limits(limits);
    let mut table = Table::new(&keeper);
    let potion: Vec<PotionItemInput> = brewed.iter().map(PotionItemInput::from).collect();
    // On a limited table the tester must have a suitable cauldron in her section.
    let brewer = (0..players.count()).find(|&witch| {
        let (potion, by) = (potion.clone(), Some(witch));
        let action =
            Action::Test { number: 1, potion, by, kind: PotionSource::Cauldron, sure: true };
        table.apply(&keeper, &action).is_ok()
    });
    assert!(brewer.is_some(), "no witch may test {potion:?}: {what}");
    assert_eq!(table.status(), TableStatus::Won, "{what}");
}
