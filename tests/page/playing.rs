//! Whole games on the page.

use cauldron_press::edition::Edition;
use cauldron_press::witches::puzzle::{Ingredient, Potion};
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::Sheet;
use serde_json::json;

use super::browser::Page;
use super::games::{losing_potion, sheet, verdict, winning_potion};
use super::phone::{Phone, brew, choose, drafted, log, notice, pour, reload, tab};
use super::tools::skip_without;

fn result(sheet: &Sheet, potion: &Potion, number: u32) -> [String; 2] {
    let verdict = verdict(&sheet.deal.puzzle, potion, number);
    [verdict.undergrown.to_string(), verdict.overgrown.to_string()]
}

#[test]
pub fn a_scanned_game_is_played_to_the_win_with_a_reload_in_the_middle() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(26, Level::SpiceSorcerer, 3);
    let puzzle = &sheet.deal.puzzle;
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    let id = sheet.payload.id().to_string().to_uppercase();
    assert!(page.text("[data-test=game-label]").contains(&id[..4]));
    assert!(!page.url().contains("WW1:"), "the address bar shows no code: {}", page.url());

    let first = losing_potion(puzzle, 1);
    page.click("#witch-1");
    brew(page, &first);
    let shown = page.js(
        "const { undergrown, overgrown } = document.querySelector('[data-test=result]').dataset;
        return [undergrown, overgrown]",
        json!([]),
    );
    assert_eq!(shown, json!(result(&sheet, &first, 1)));
    let told = page.text("[data-test=result]");
    for report in verdict(puzzle, &first, 1).reports.iter() {
        assert!(told.contains(&report.by.to_string()), "{report}: {told}");
    }

    let second = losing_potion(puzzle, 2);
    pour(page, &second);
    tab(page, "notes");
    let cell = format!("#note-{}-2", puzzle.ingredients()[1].id());
    let marked =
        |mark: &str| page.wait_for(&format!("document.querySelector('{cell}[data-mark={mark}]')"));
    page.click(&cell);
    marked("impossible");
    page.click(&cell);
    marked("possible");
    let before = log(page);

    reload(page);
    tab(page, "brew");
    let made: Vec<_> = second.pours().iter().map(|p| json!([p.ingredient, p.grown])).collect();
    assert_eq!(drafted(page), json!(made));
    assert_eq!(log(page), before);
    tab(page, "notes");
    marked("possible");
    page.click("[data-test=undo]");
    marked("impossible");
    page.click("[data-test=undo]");
    marked("blank");
    assert_eq!(page.count("[data-test=undo][aria-disabled=true]"), 1);

    tab(page, "brew");
    page.click("#test");
    page.wait_for("document.querySelector('[data-test=result]')");
    brew(page, &winning_potion(puzzle, &sheet.answers[0], 3));
    assert_eq!(page.count("[data-test=won]"), 1);
    assert_eq!(page.js("return document.activeElement.id", json!([])), "ending-title");
    let log = log(page);
    let numbers: Vec<_> = log.as_array().unwrap().iter().map(|test| &test[0]).collect();
    assert_eq!(numbers, [3, 2, 1]);
    reload(page);
    tab(page, "brew");
    assert_eq!(page.count("[data-test=won]"), 1);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_potion_is_ordered_emptied_and_brought_back() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(27, Level::Beginner, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    for herb in ["sage", "parsley", "sage"] {
        page.click(&format!("#herb-{herb}"));
    }
    page.click("label:has(#pour-1-3)");
    page.click("#pour-1-up");
    assert_eq!(drafted(page), json!([["parsley", 3], ["sage", 1], ["sage", 1]]));
    page.click("#pour-0-down");
    page.click("#pour-2-remove");
    assert_eq!(drafted(page), json!([["sage", 1], ["parsley", 3]]));
    page.click("#potion-undo");
    assert_eq!(drafted(page), json!([["sage", 1], ["parsley", 3], ["sage", 1]]));
    page.click("#potion-clear");
    assert_eq!(drafted(page), json!([]));
    page.click("#test");
    page.click("#potion-undo");
    tab(page, "log");
    assert_eq!(page.count("[data-number]"), 0, "an empty potion is not tested");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_lost_game_ends_with_the_last_ditch_effort() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(28, Level::AmateurWitch, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    page.click("[data-test=full]");
    page.click("[data-test=not-full]");
    page.click("[data-test=full]");
    page.wait_for("document.querySelector('[data-test=last-ditch]')");
    reload(page);
    assert_eq!(page.count("[data-test=last-ditch]"), 1);
    pour(page, &losing_potion(&sheet.deal.puzzle, 1));
    page.click("#test");
    page.wait_for("document.querySelector('[data-test=lost]')");
    assert_eq!(page.count("#test"), 0);

    page.click("#ending-give-up");
    page.type_into("#give-up-code", &sheet.give_up.to_string());
    page.click("#give-up-button");
    choose(page, "give-up", "yes");
    page.wait_for("document.querySelector('[data-test=solution]')");
    page.click("#solution-again");
    choose(page, "again", "no");
    page.click("#solution-again");
    choose(page, "again", "yes");
    tab(page, "log");
    assert_eq!(page.count("[data-number]"), 0);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn giving_up_takes_the_code_and_a_confirmation() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(29, Level::HighWitch, 4);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "answer");
    let give_up = |code: &str, choice: &str| {
        page.type_into("#give-up-code", code);
        page.click("#give-up-button");
        choose(page, "give-up", choice);
    };
    let code = sheet.give_up.to_string();
    give_up(&code, "no");
    assert_eq!(page.count("[data-test=solution]"), 0);
    give_up("ABC", "yes");
    assert!(notice(page, "action").contains("instead of 8"));
    let seen = "const box = document.querySelector('[data-notice] p').getBoundingClientRect();
        return document.elementFromPoint(box.x + 9, box.y + 9)?.closest('[data-notice]') !== null";
    assert_eq!(page.js(seen, json!([])), true, "the message is on the screen");
    page.click("#notice-close-action");
    give_up("AAAA-AAAA", "yes");
    assert!(notice(page, "action").contains("foot of the rules page"));
    assert_eq!(page.count("[data-test=solution]"), 0);
    give_up(&code.to_lowercase().replace('-', " "), "yes");
    page.wait_for("document.querySelector('[data-test=solution]')");
    let secrets = page.js(
        "return [...document.querySelectorAll('.secrets [data-kind]')].map(
            e => [e.dataset.ingredient, e.dataset.number ? Number(e.dataset.number) : null])",
        json!([]),
    );
    let puzzle = &sheet.deal.puzzle;
    let expected = cauldron_press::witches::table::Solution::new(puzzle, sheet.answers.clone());
    let expected: Vec<_> =
        expected.ingredients.iter().map(|part| json!([part.ingredient, part.number])).collect();
    assert_eq!(secrets, json!(expected));
    reload(page);
    tab(page, "answer");
    assert_eq!(page.count("[data-test=solution]"), 1);
}

#[track_caller]
fn enter(page: &Page, answer: &[Ingredient]) {
    for ingredient in answer {
        page.click(&format!("#answer-{}", ingredient.id()));
    }
    page.click("#check");
}

#[test]
pub fn an_answer_is_checked() {
    skip_without!("chromedriver", "chromium");
    // The answer of the second one has a herb twice.
    for sheet in [sheet(30, Level::FirstGame, 1), sheet(41, Level::HighWitch, 5)] {
        let phone = Phone::scanned(&sheet);
        let page = &phone.page;
        tab(page, "help");
        let early = usize::from(sheet.payload.edition() >= Edition::Second);
        assert_eq!(page.count("[data-test=early]"), early, "a cauldron is closed early");
        tab(page, "answer");
        assert_eq!(page.count("[id^=opening]"), 0, "an ordinary sheet needs no opening code");
        let mut wrong = sheet.answers[0].clone();
        wrong.reverse();
        enter(page, &wrong);
        page.wait_for("document.querySelector('[data-test=wrong]')");
        assert_eq!(page.count("[data-test=solution]"), 0);
        page.click("#answer-clear");
        enter(page, &sheet.answers[0]);
        page.wait_for("document.querySelector('[data-test=solution]')");
        let shown = page.js(
            "return [...document.querySelectorAll('.answer-herbs li')]
                .map(e => e.dataset.ingredient)",
            json!([]),
        );
        assert_eq!(shown, json!(sheet.answers[0]));
    }
}
