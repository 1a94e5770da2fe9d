//! Tests that editions coexist: a printed code keeps the rules and the binary form of its edition.
//! The second edition is fictitious.

use crate::common::edition::Edition;
use crate::common::seed::Seed;
use crate::seal::{Cost, Payload};
use crate::witches::clock::FICTITIOUS_TURNS;
use crate::witches::game_data::{GameData, TestSource};
use crate::witches::settings::Level;
use crate::witches::sheet::{Sheet, SheetOptions};
use crate::witches::table::Keeper;
use crate::witches::wire;

/// Returns a sheet in `edition`, and the game data parsed from its printed code.
fn printed(edition: Edition) -> (Sheet, GameData) {
    let settings = Level::SpiceSorcerer.settings().in_edition(edition);
    let options = SheetOptions { settings, ..SheetOptions::new(Seed(2026)) };
    let sheet = Sheet::make_at_cost(&options, Cost::LEAST).unwrap();
    let code: Payload = sheet.payload.to_string().parse().unwrap();
    assert_eq!(code.edition(), edition);
    let game_data = wire::read(code.edition(), &code.open_for_play().unwrap()).unwrap();
    assert!(Keeper::of_code(code).is_ok());
    (sheet, game_data)
}

#[test]
fn a_code_plays_by_the_rules_of_its_edition() {
    let [first, second] = [Edition::First, Edition::Fictitious].map(|edition| printed(edition).1);
    let [old, new] = [first, second].map(|game_data| game_data.facts(TestSource::Here));
    assert_eq!((old.edition, new.edition), (Edition::First, Edition::Fictitious));
    assert_eq!(new.clock.turns(), old.clock.turns() + FICTITIOUS_TURNS);
}

#[test]
fn a_code_is_read_in_the_form_of_its_edition() {
    let [(first, _), (second, _)] = [Edition::First, Edition::Fictitious].map(printed);
    let [old, new] = [&first, &second].map(|sheet| wire::write(&sheet.game_data));
    assert_ne!(old, new);
    assert_eq!(wire::read(Edition::First, &old), Ok(first.game_data.clone()));
    assert_eq!(wire::read(Edition::Fictitious, &new), Ok(second.game_data.clone()));
    for (other, bytes) in [(Edition::Fictitious, &old), (Edition::First, &new)] {
        let read = wire::read(other, bytes);
        assert!(read.is_err() || read != Ok(first.game_data.clone()), "{other}");
    }
    assert_ne!(first.payload.id(), second.payload.id());
    assert_eq!(second.options.settings.level(), Some(Level::SpiceSorcerer));
}
