//! Naming the recipe: how often, and what comes of it.

use cauldron_press::game::players::Players;
use cauldron_press::game::seed::Seed;
use cauldron_press::witches::puzzle::Ingredient;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};

use super::browser::Page;
use super::phone::{Phone, reload, tab};
use super::tools::skip_without;

fn sheet() -> Sheet {
    let settings = Level::FirstGame.settings();
    let players = Players::new(3).unwrap();
    Sheet::make(&SheetOptions { players, settings, ..SheetOptions::new(Seed(31)) }).unwrap()
}

/// Names it on the screen that is open.
fn name<'a>(page: &Page, answer: impl IntoIterator<Item = &'a Ingredient>) {
    page.click("#answer-clear");
    answer.into_iter().for_each(|herb| page.click(&format!("#answer-{}", herb.id())));
    page.click("#check");
}

fn left(page: &Page) -> String {
    page.text("[data-test=namings]")
}

#[test]
fn the_recipe_is_named_twice_and_at_the_end() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet();
    let answer = &sheet.answers[0];
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "answer");
    assert!(left(page).contains("2 more times"), "{}", left(page));
    assert_eq!(page.count("[data-test=aims] li"), 3);
    name(page, answer.iter().rev());
    page.wait_for("document.querySelector('[data-test=wrong]')");
    assert!(left(page).contains("once more"), "{}", left(page));
    name(page, [answer[1], answer[0], answer[2], answer[3]].iter());
    page.wait_for("document.querySelector('[data-test=namings]').innerText.includes('as often')");
    reload(page);
    tab(page, "answer");
    assert!(left(page).contains("as often"), "{}", left(page));
    tab(page, "brew");
    page.click("#sections-full");
    page.wait_for("document.querySelector('#ditch-name')");
    page.click("#ditch-name");
    name(page, answer);
    page.wait_for("document.querySelector('[data-test=solution]')");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_wrong_last_name_loses() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet();
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    page.click("#sections-full");
    page.wait_for("document.querySelector('#ditch-name')");
    page.click("#ditch-name");
    name(page, sheet.answers[0].iter().rev());
    tab(page, "brew");
    page.wait_for("document.querySelector('[data-test=lost]')");
    tab(page, "answer");
    assert_eq!(page.count("[data-test=check]"), 0, "nothing is left to be named");
    assert_eq!(page.count("[data-test=give-up]"), 1);
}
