//! Tests of the mode of play, and of the witch who tests.

use cauldron_press::witches::settings::Level;
use serde_json::json;

use super::browser::Page;
use super::games::{losing_potion, sheet, winning_potion};
use super::phone::{Phone, brew, choose, pour};
use super::tools::skip_without;

/// Chooses how to play.
#[track_caller]
pub fn play(page: &Page, mode: &str) {
    page.click("#menu");
    page.click(&format!("label:has(#mode-{mode})"));
    choose(page, "menu", "close");
}

#[track_caller]
pub fn play_as_rivals(page: &Page) {
    const ASKED: &str = "document.querySelector('[data-test=witches] legend')?.innerText";
    let before = page.js(&format!("return {ASKED} ?? ''"), json!([]));
    page.click("#menu");
    page.click("label:has(#mode-competitive)");
    page.wait_for(&format!("({ASKED} ?? {before}) !== {before}"));
    choose(page, "menu", "close");
}

#[test]
fn a_lone_witch_has_no_rivals() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::scanned(&sheet(97, Level::Beginner, 1));
    let page = &phone.page;
    page.click("#menu");
    page.wait_for("document.querySelector('dialog[open]')");
    assert_eq!(page.count("[data-test=modes]"), 0);
    assert_eq!(page.count("[data-test=theme]"), 1);
}

#[test]
fn among_rivals_somebody_has_to_test() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(98, Level::Beginner, 3);
    let puzzle = &sheet.game_data.puzzle;
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    play_as_rivals(page);
    pour(page, &losing_potion(puzzle, 1));
    page.click("#test");
    choose_none(page);
    assert_eq!(page.count("[data-test=result]"), 0, "nobody tests for nobody");
    page.click("#test");
    choose(page, "tester", "1");
    page.wait_for("document.querySelector('[data-test=result] [data-witch]')");
    assert_eq!(page.count("#result-title"), 1);

    // The next test is probably another witch's, so the page asks again.
    page.wait_for("!document.querySelector('.chip[aria-pressed=true]')");
    pour(page, &winning_potion(puzzle, &sheet.answers[0], 2));
    page.click("#witch-2");
    page.click("#test");
    page.wait_for("document.querySelector('[data-test=won]')");
    let name = page.js(
        "return [...document.querySelectorAll('#ending-title')].map(e => e.innerText)[0]",
        json!([]),
    );
    assert!(name.as_str().unwrap().ends_with("wins!"), "{name}");
}

#[track_caller]
fn choose_none(page: &Page) {
    page.wait_for("document.querySelector('[data-dialog=tester][open]')");
    page.back();
    page.wait_for("!document.querySelector('dialog')");
}

#[test]
fn together_nobody_is_asked() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(99, Level::FirstGame, 3);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    // Without effects on the tester the page does not ask.
    assert_eq!(page.count("[data-test=witches]"), 0);
    assert!(!page.text("[data-test=first]").contains("Who tests"));
    for number in 1..=3 {
        brew(page, &losing_potion(&sheet.game_data.puzzle, number));
        assert_eq!(page.count("[data-dialog]"), 0);
        let told = page.text("[data-test=result]");
        assert_eq!(told.contains("Write it down"), number <= 2, "{told}");
    }
}
