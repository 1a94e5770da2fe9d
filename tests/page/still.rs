//! Nothing moves under a finger.

use cauldron_press::witches::settings::Level;
use serde_json::{Value, json};

use super::browser::Page;
use super::games::{losing_potion, sheet};
use super::phone::{Phone, brew, dismiss, notice, ready, tab};
use super::tools::skip_without;

/// Where the elements of a selector are on the screen, by their ids.
#[track_caller]
fn places(page: &Page, css: &str) -> Value {
    let script = "return Object.fromEntries([...document.querySelectorAll(arguments[0])].map(e => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return [e.id, [x, y, width, height]];
    }))";
    page.js(script, json!([css]))
}

/// Checks that all that is still there is where it was; half a pixel is nobody's jump.
#[track_caller]
fn still(page: &Page, css: &str, before: &Value, what: &str) {
    let after = places(page, css);
    for (id, place) in before.as_object().unwrap() {
        let numbers = |place: &Value| -> Vec<f64> {
            place.as_array().unwrap().iter().filter_map(Value::as_f64).collect()
        };
        let moved = numbers(place).into_iter().zip(numbers(&after[id]));
        let most = moved.map(|(before, after)| (before - after).abs()).fold(0.0, f64::max);
        assert!(most < 0.5, "{what}: {id} moves from {place} to {}", after[id]);
    }
}

/// Taps what is there, without scrolling to it first.
#[track_caller]
fn tap(page: &Page, css: &str) {
    page.js("document.querySelector(arguments[0]).click()", json!([css]));
}

#[test]
fn nothing_moves_while_a_potion_is_made() {
    skip_without!("chromedriver", "chromium");
    const CONTROLS: &str = ".herb-row button, .chip, .tab, #test, #potion-undo, #go-home, #menu";
    for width in [320, 390, 1024] {
        let sheet = sheet(101, Level::SpiceSorcerer, 3);
        let phone = Phone::scanned(&sheet);
        let page = &phone.page;
        page.size(width, 768, 1.0, true);
        page.js(
            "document.querySelector('#herb-sage').scrollIntoView({ block: 'center' })",
            json!([]),
        );
        let before = places(page, CONTROLS);
        assert!(before.as_object().unwrap().len() > 40, "{before}");
        for step in [
            "#herb-sage",
            "#herb-sage-2",
            "#herb-mint-4",
            "#witch-1",
            "#pour-0",
            "#edit-dots-3",
            "#edit-later",
            "#edit-done",
            "#pour-1",
            "#edit-remove",
            "#potion-undo",
            "#potion-undo",
        ] {
            tap(page, step);
            still(page, CONTROLS, &before, &format!("{step} at {width} px"));
        }
    }
}

#[test]
fn a_result_stays_until_it_is_dismissed() {
    skip_without!("chromedriver", "chromium");
    // What stands above the strip may change with a test: who is poisoned, what lasts.
    const CONTROLS: &str = ".tab, #test, #potion-undo, #go-home, #menu";
    for (width, height) in [(320, 568), (390, 844), (844, 390), (1024, 768)] {
        let sheet = sheet(101, Level::SpiceSorcerer, 3);
        let phone = Phone::scanned(&sheet);
        let page = &phone.page;
        page.size(width, height, 1.0, true);
        let before = places(page, CONTROLS);
        brew(page, &losing_potion(&sheet.deal.puzzle, 1));
        still(page, CONTROLS, &before, "a result comes");
        // A second tap on the button, or one beside the sheet, meets nothing that ends it.
        let [x, y] = [0, 1].map(|i| before["test"][i].as_f64().unwrap());
        for (x, y) in [(x + 40.0, y + 20.0), (5.0, 5.0)] {
            let under =
                "return document.elementFromPoint(...arguments)?.closest('button')?.id ?? ''";
            assert_eq!(page.js(under, json!([x, y])), "", "{width} x {height}");
        }
        page.js("document.querySelector('dialog').click()", json!([]));
        assert_eq!(page.count("[data-test=result]"), 1);
        let whole = "const { top, bottom } = document.querySelector('#result-close')
            .getBoundingClientRect(); return top >= 0 && bottom <= innerHeight";
        assert_eq!(page.js(whole, json!([])), true);
        dismiss(page);
        still(page, CONTROLS, &before, "a result goes");
        assert_eq!(page.js("return document.activeElement.id", json!([])), "test");
    }
}

#[test]
fn a_message_comes_and_goes_without_a_jump() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(105, Level::SpiceSorcerer, 3);
    let phone = Phone::scanned(&sheet);
    let second = phone.new_tab();
    second.goto(&phone.host.url(&format!("/#{}", sheet.payload)));
    ready(&second);
    let page = &phone.page;
    page.click("#herb-mint-1");
    page.js("document.querySelector('#herb-sage').scrollIntoView({ block: 'center' })", json!([]));
    let controls = ".herb-row button, .chip, .tab, #test, .pour button";
    let before = places(page, controls);
    brew(&second, &losing_potion(&sheet.deal.puzzle, 1));
    notice(page, "others");
    still(page, controls, &before, "a message comes");
    tap(page, "#notice-close-others");
    assert_eq!(page.count("[data-notice]"), 0);
    still(page, controls, &before, "a message goes");
}

#[test]
fn a_wrong_answer_is_changed_without_a_jump() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(102, Level::Beginner, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "answer");
    for herb in ["parsley", "sage", "chives"] {
        page.click(&format!("#answer-{herb}"));
    }
    page.click("#check");
    page.wait_for("document.querySelector('[data-test=wrong]')");
    let controls = ".herb, #check, #answer-undo, #answer-clear, #give-up-code, #give-up-button";
    let before = places(page, controls);
    for step in ["#answer-undo", "#answer-undo", "#answer-parsley"] {
        tap(page, step);
        still(page, controls, &before, step);
        assert_eq!(page.count("[data-test=wrong]"), 0, "it is another answer now");
    }
}
