//! Tests of the system's back button: it goes through the screens, closes questions, and leaves the
//! page from the home screen only.

use cauldron_press::witches::settings::Level;
use serde_json::json;

use super::browser::Page;
use super::games::{losing_potion, sheet};
use super::phone::{Phone, brew, choose, drafted, log, pour, ready, reload, tab};
use super::tools::skip_without;

#[track_caller]
fn comes_to(page: &Page, screen: &str) {
    page.wait_for(&format!("document.querySelector('#app').dataset.screen === '{screen}'"));
}

#[track_caller]
fn back_to(page: &Page, screen: &str) {
    page.back();
    comes_to(page, screen);
}

#[test]
pub fn back_goes_through_the_screens_and_leaves_from_home() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(91, Level::Beginner, 2);
    let puzzle = &sheet.game_data.puzzle;
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    brew(page, &losing_potion(puzzle, 1));
    pour(page, &losing_potion(puzzle, 2));
    let made = drafted(page);
    for screen in ["log", "notes", "log", "help"] {
        tab(page, screen);
    }
    back_to(page, "log");
    back_to(page, "brew");
    assert_eq!(drafted(page), made, "the potion in the making is kept");
    back_to(page, "home");
    assert!(!page.url().contains("CP1"), "{}", page.url());
    page.forward();
    comes_to(page, "brew");
    assert_eq!(drafted(page), made);
    assert_eq!(log(page).as_array().unwrap().len(), 1);
    page.click("#go-home");
    comes_to(page, "home");
    page.back();
    page.wait_for("location.href === 'about:blank'");
}

#[test]
fn a_reload_keeps_the_screen_and_the_way_back() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(92, Level::Beginner, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "notes");
    reload(page);
    comes_to(page, "notes");
    back_to(page, "brew");
    back_to(page, "home");
    page.click("[data-game] .game-open");
    comes_to(page, "brew");
    back_to(page, "home");
}

#[test]
fn back_closes_a_question_and_nothing_else() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(93, Level::Beginner, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "log");
    page.click("#menu");
    page.wait_for("document.querySelector('dialog[open]')");
    page.back();
    page.wait_for("!document.querySelector('dialog')");
    comes_to(page, "log");
    // Two successive questions that are answered with buttons leave the history unchanged.
    page.click("#menu");
    page.click("[data-dialog=menu] [data-choice=again]");
    choose(page, "again", "no");
    page.click("#menu");
    choose(page, "menu", "close");
    back_to(page, "brew");
    back_to(page, "home");
    page.click("[data-game] [id^=remove]");
    page.wait_for("document.querySelector('dialog[open]')");
    page.back();
    page.wait_for("!document.querySelector('dialog')");
    assert_eq!(page.count("[data-game]"), 1);
    page.back();
    page.wait_for("location.href === 'about:blank'");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_second_code_in_the_same_tab_opens_its_game() {
    skip_without!("chromedriver", "chromium");
    let [one, other] = [94, 95].map(|seed| sheet(seed, Level::Beginner, 2));
    let phone = Phone::scanned(&one);
    let page = &phone.page;
    let label = page.text("[data-test=game-label]");
    page.js("location.hash = arguments[0]", json!([other.payload.to_string()]));
    page.wait_for(&format!(
        "document.querySelector('[data-test=game-label]')?.innerText !== '{label}'"
    ));
    ready(page);
    assert!(!page.url().contains("CP1"), "{}", page.url());
    back_to(page, "home");
    back_to(page, "brew");
    assert_eq!(page.text("[data-test=game-label]"), label);
    back_to(page, "home");
}
