//! Sheets that were printed stay playable: the codes of every edition, with what tests of
//! potions said when they were made. These files never change.

use cauldron_press::door;
use cauldron_press::play::{Action, Keeper, Kind, PourText, Table, Told};
use cauldron_press::puzzle::{Ingredient, parse_pours};
use cauldron_press::seal::{EDITION, Payload};
use serde::Deserialize;

const EDITIONS: [(u8, &str); 1] = [(1, include_str!("editions/1.json"))];

#[derive(Deserialize)]
struct Printed {
    code: String,
    give_up: String,
    answer: String,
    /// Potions with what their tests said.
    tests: Vec<(String, String)>,
}

fn told(test: &cauldron_press::play::Test) -> String {
    if test.won {
        return "wins".into();
    }
    let counts = format!("{} under, {} over", test.undergrown, test.overgrown);
    let reports = test.reports.iter().map(|r| format!("{}: {}", r.by.id(), r.says));
    [counts].into_iter().chain(reports).collect::<Vec<_>>().join("; ")
}

#[test]
fn printed_sheets_of_every_edition_still_play() {
    assert_eq!(EDITIONS.map(|e| e.0).last(), Some(&EDITION));
    for (edition, file) in EDITIONS {
        let printed: Vec<Printed> = serde_json::from_str(file).unwrap();
        assert!(printed.len() >= 18);
        for game in printed {
            let payload: Payload = game.code.parse().unwrap();
            assert_eq!(payload.edition(), edition);
            let keeper = Keeper::of_code(payload).unwrap();
            for (number, (potion, said)) in (1..).zip(&game.tests) {
                let mut table = Table::new(&keeper).from_number(number);
                let pours = parse_pours(potion, &Ingredient::ALL, 6).unwrap();
                let potion = pours.iter().map(PourText::from).collect();
                let action = Action::Test { number, potion, by: None, kind: Kind::Cauldron };
                table.apply(&keeper, &action).unwrap();
                assert_eq!(&told(&table.tests()[0]), said, "{} test {number}", game.code);
            }
            let answer = game.answer.split(' ').map(str::to_owned).collect();
            let mut table = Table::new(&keeper);
            assert_eq!(table.apply(&keeper, &Action::Check { answer }), Ok(Told::Right));
            let give_up = Action::GiveUp { code: game.give_up };
            assert_eq!(table.apply(&keeper, &give_up), Ok(Told::Open));
        }
    }
}

#[test]
fn the_page_says_which_edition_it_plays() {
    assert!(door::ask(r#"{"ask":"about"}"#).contains(&format!("\"edition\":{EDITION}")));
}
