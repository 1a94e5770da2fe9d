//! Tests of the help on the page: hints, checks of the notes, clues for one witch, and review.

use cauldron_press::witches::puzzle::{Ingredient, Potion};
use cauldron_press::witches::settings::Level;

use super::browser::Page;
use super::games::{losing_potion, sheet, winning_potion};
use super::phone::{Phone, at_table, brew, choose, pour, reload, tab};
use super::serving::Server;
use super::tools::skip_without;

/// Asks for a hint, or for the next step of one.
#[track_caller]
fn ask(page: &Page, button: &str, rungs: usize) {
    page.click(button);
    page.wait_for(&format!(
        "document.querySelectorAll('[data-test=hints] .rungs li').length === {rungs}"
    ));
}

#[test]
fn a_hint_is_told_rung_by_rung_and_counted_at_the_end() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(31, Level::AmateurWitch, 3);
    let puzzle = &sheet.game_data.puzzle;
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    brew(page, &losing_potion(puzzle, 1));
    tab(page, "help");
    ask(page, "#hint-another", 1);
    for (rung, rungs) in [("herb", 2), ("claim", 3), ("reason", 4)] {
        assert_eq!(page.count(&format!("#hint-more[data-rung={rung}]")), 1);
        ask(page, "#hint-more", rungs);
    }
    assert_eq!(page.count("#hint-more"), 0);
    reload(page);
    tab(page, "help");
    assert_eq!(page.count("[data-test=hints] .rungs li"), 3, "the words are told again");
    ask(page, "#hint-more", 4);

    page.click("#suggest summary");
    page.click("label:has(#size-2)");
    page.click("#suggest-ask");
    page.wait_for("document.querySelectorAll('[data-test=suggestion] .pour-chip').length === 2");

    tab(page, "brew");
    brew(page, &winning_potion(puzzle, &sheet.answers[0], 2));
    let tally = page.text("[data-test=review]");
    assert!(tally.contains("1 hint") && tally.contains("once which potion"), "{tally}");
    page.click("#review-ask");
    page.wait_for("document.querySelectorAll('[data-test=gains] li').length === 2");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
pub fn notes_are_checked_against_the_tests() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(32, Level::FirstGame, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    brew(page, &losing_potion(&sheet.game_data.puzzle, 1));
    tab(page, "notes");
    page.click("#check-notes");
    page.wait_for("document.querySelector('[data-test=notes-check] .rungs')");
    // Depending on the tests this mark is consistent or wrong; both results are accepted.
    let [herb, columns] = [Ingredient::Sage.id(), "1"];
    let cell = format!("#note-{herb}-{columns}");
    page.click(&cell);
    page.wait_for(&format!("document.querySelector('{cell}[data-mark=impossible]')"));
    page.click("#check-notes");
    page.wait_for("document.querySelector('[data-test=notes-check] .rungs, .wrong-notes li')");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_clue_for_one_witch_is_sealed() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::scanned(&sheet(33, Level::Beginner, 3));
    let page = &phone.page;
    tab(page, "help");
    page.click("#clue-new summary");
    page.click("#clue-witch-1");
    page.click("label:has(#clue-size-wins)");
    page.click("label:has(#clue-most-3)");
    page.click("#clue-seal");
    page.wait_for("document.querySelector('#clue-read-1')");
    assert_eq!(page.count("#clue-witch-1"), 0, "each has one");
    page.click("#clue-read-1");
    choose(page, "clue-alone", "no");
    assert_eq!(page.count("[data-test=own-clue]"), 0);
    page.click("#clue-read-1");
    page.click("[data-dialog=clue-alone] [data-choice=yes]");
    page.wait_for("document.querySelector('[data-test=own-clue]')");
    assert!(page.text("[data-test=own-clue]").len() > 10);
    choose(page, "clue", "close");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_tournament_gives_no_hints() {
    skip_without!("chromedriver", "chromium");
    let sheet = super::games::sealed_sheet(30, Level::FirstGame);
    let server = Server::referee(&["--seed", "30", "--level", "0", "--players", "4", "--limits"]);
    let page = &at_table(&server, &sheet.payload.to_string());
    tab(page, "help");
    assert_eq!(page.count("[data-test=hints], [data-test=clues]"), 0);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_potion_that_no_cauldron_holds_is_asked_about() {
    skip_without!("chromedriver", "chromium");
    let sheet = super::games::sheet(30, Level::FirstGame, 4);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    let sage = cauldron_press::witches::puzzle::PotionItem {
        ingredient: cauldron_press::witches::puzzle::Ingredient::Sage,
        grown: 1,
    };
    let potion = Potion::new(&sheet.game_data.puzzle, vec![sage; 7]).unwrap();
    pour(page, &potion);
    page.click("#test");
    choose(page, "sure", "no");
    assert_eq!(page.count(".pour"), potion.items().len(), "the potion is still there");
    page.click("#test");
    choose(page, "sure", "yes");
    page.wait_for("!document.querySelector('.pour')");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}
