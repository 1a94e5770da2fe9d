//! Nothing moves under a finger.

use cauldron_press::witches::settings::Level;
use serde_json::{Value, json};

use super::browser::Page;
use super::games::{losing_potion, sheet};
use super::phone::{Phone, brew, notice, ready, tab};
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
fn a_result_stays_while_the_next_potion_is_made() {
    skip_without!("chromedriver", "chromium");
    const CONTROLS: &str = ".herb, .chip, .tab, #test, #result-close, #go-home, #menu";
    for width in [320, 390, 1024] {
        let sheet = sheet(101, Level::SpiceSorcerer, 3);
        let phone = Phone::scanned(&sheet);
        let page = &phone.page;
        page.size(width, 768, 1.0, true);
        brew(page, &losing_potion(&sheet.deal.puzzle, 1));
        page.js(
            "document.querySelector('#herb-sage').scrollIntoView({ block: 'center' })",
            json!([]),
        );
        let before = places(page, CONTROLS);
        assert!(before.as_object().unwrap().len() > 12, "{before}");
        for step in ["#herb-sage", "#herb-mint", "#witch-1", "#pour-0-3", "#pour-1-remove"] {
            tap(page, step);
            still(page, CONTROLS, &before, &format!("{step} at {width} px"));
        }
        assert_eq!(page.count("[data-test=result]"), 1);
        page.click("#test");
        page.wait_for("document.querySelector('#result-title').innerText.includes('2')");
        page.click("#result-close");
        assert_eq!(page.count("[data-test=result]"), 0);
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
    page.click("#herb-mint");
    page.js("document.querySelector('#herb-sage').scrollIntoView({ block: 'center' })", json!([]));
    let controls = ".herb, .chip, .tab, #test, .pour button";
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
