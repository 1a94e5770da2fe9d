//! The page with a real referee behind it.

use cauldron_press::witches::settings::Level;
use serde_json::json;

use super::browser::Page;
use super::games::{losing_potion, sealed_sheet, winning_potion};
use super::phone::{brew, faults, log, pour, ready, tab, tested};
use super::serving::Server;
use super::sharing::table_of;
use super::tools::skip_without;

/// As `sealed_sheet` makes them.
const GAME: [&str; 6] = ["--seed", "30", "--level", "0", "--players", "4"];

fn phone(server: &Server, fragment: &str) -> Page {
    let page = Page::start();
    page.size(390, 844, 2.0, true);
    page.goto(&server.url(&format!("/#{fragment}")));
    ready(&page);
    page
}

#[test]
pub fn a_tournaments_game_is_played_at_a_table_by_two_phones() {
    skip_without!("chromedriver", "chromium");
    let sheet = sealed_sheet(30, Level::FirstGame);
    let puzzle = &sheet.deal.puzzle;
    let server = Server::referee(&GAME);
    let first = phone(&server, &sheet.payload.to_string());
    let name = table_of(&first);
    brew(&first, &losing_potion(puzzle, 1));

    let second = phone(&server, &format!("table={name}"));
    second.wait_for("document.querySelector('#app').dataset.screen === 'brew'");
    assert_eq!(log(&second), log(&first));
    tab(&second, "brew");
    brew(&second, &losing_potion(puzzle, 2));
    first.wait_for("document.querySelectorAll('.test').length === 2");
    assert_eq!(log(&second), log(&first));

    let stored = "return JSON.stringify(localStorage) + document.documentElement.outerHTML";
    let kept = first.js(stored, json!([])).to_string();
    assert!(!kept.contains(&sheet.give_up.to_string()));
    assert!(!kept.contains("recipe_length"), "no solution is kept");

    tab(&first, "brew");
    brew(&first, &winning_potion(puzzle, &sheet.answers[0], 3));
    assert_eq!(first.count("[data-test=won]"), 1);
    second.wait_for("document.querySelectorAll('.test').length === 3");
    assert_eq!(faults(&first), Vec::<String>::new());
    assert_eq!(faults(&second), Vec::<String>::new());
}

#[test]
fn a_server_that_goes_away_costs_nothing() {
    skip_without!("chromedriver", "chromium");
    let sheet = sealed_sheet(30, Level::FirstGame);
    let puzzle = &sheet.deal.puzzle;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.sqlite");
    let server = Server::referee_at(&data, &GAME);
    let port = server.port.to_string();
    let page = phone(&server, &sheet.payload.to_string());
    brew(&page, &losing_potion(puzzle, 1));
    server.kill();
    pour(&page, &losing_potion(puzzle, 2));
    page.click("#test");
    page.wait_for("document.querySelector('[data-notice=action]')");
    let again = Server::referee_at(&data, &[&GAME[..], &["--port", &port]].concat());
    page.click("#notice-act-action");
    tested(&page);
    assert_eq!(log(&page).as_array().unwrap().len(), 2);
    drop(again);
}
