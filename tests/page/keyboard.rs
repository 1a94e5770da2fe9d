//! Tests of keyboard-only use and of screen reader output.

use cauldron_press::witches::settings::Level;
use serde_json::json;

use super::browser::{Key, Page};
use super::games::{losing_potion, sheet};
use super::phone::{Phone, brew, dismiss, drafted, tab};
use super::tools::skip_without;

/// Script that checks the focus: it must have an outline, and no other element may cover it.
const FOCUS: &str = "
const target = document.activeElement;
const label = target.closest('label') ?? target.labels?.[0] ?? target;
const marked = [target, label, ...label.children].map(e => getComputedStyle(e)).some(
  style => style.outlineStyle !== 'none' || style.boxShadow !== 'none');
if (!marked) return 'cannot be seen';
const box = label.getBoundingClientRect();
const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
if (!top) return 'is off the screen';
return label.contains(top) || top.contains(label) ? '' : 'lies under ' + (top.id || top.className);";

/// Presses Tab until an element of a selector has the focus.
#[track_caller]
fn tab_to(page: &Page, css: &str) {
    for _ in 0..120 {
        page.press(&[Key::Tab]);
        if page.js("return document.activeElement.matches(arguments[0])", json!([css])) == true {
            let seen = page.js(FOCUS, json!([]));
            assert_eq!(seen, "", "the focus on {css}");
            return;
        }
    }
    panic!("Tab never comes to {css}");
}

#[test]
fn a_game_is_played_with_keys_alone() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(71, Level::AmateurWitch, 2);
    let phone = Phone::start();
    let page = &phone.page;
    tab_to(page, "#code");
    page.devtools("Input.insertText", json!({ "text": sheet.payload.to_string() }));
    page.press(&[Key::Enter]);
    page.wait_for("document.querySelector('#app').dataset.screen === 'brew'");

    tab_to(page, "#herb-sage");
    page.press(&[Key::Enter]);
    tab_to(page, "#herb-mint");
    page.press(&[Key::Right, Key::Right, Key::Down, Key::Space]);
    page.wait_for("document.querySelector('#live').textContent.includes('Dill, 2 dots')");
    assert_eq!(drafted(page), json!([["sage", 1], ["dill", 2]]));
    tab_to(page, "#pour-0");
    page.press(&[Key::Enter]);
    page.wait_for("document.activeElement.id === 'edit-dots-1'");
    page.press(&[Key::Right, Key::Right]);
    assert_eq!(drafted(page), json!([["sage", 3], ["dill", 2]]));
    tab_to(page, "#edit-later");
    page.press(&[Key::Enter]);
    assert_eq!(drafted(page), json!([["dill", 2], ["sage", 3]]));
    page.press(&[Key::Escape]);
    page.wait_for("!document.querySelector('#pour-edit')");
    tab_to(page, "#test");
    page.press(&[Key::Enter]);
    page.wait_for("document.activeElement.id === 'result-title'");
    page.wait_for("document.querySelector('#live').textContent.length > 5");
    page.press(&[Key::Escape]);
    page.wait_for("document.activeElement.id === 'test'");

    tab_to(page, "#tab-notes");
    page.press(&[Key::Enter]);
    tab_to(page, ".mark");
    page.press(&[Key::Right, Key::Down, Key::Space]);
    page.wait_for("document.querySelector('#note-sage-2[data-mark=impossible]')");
    page.wait_for("document.activeElement.id === 'note-sage-2'");

    tab(page, "answer");
    tab_to(page, "#give-up-code");
    page.devtools("Input.insertText", json!({ "text": sheet.give_up.to_string() }));
    page.press(&[Key::Enter]);
    page.wait_for("document.querySelector('dialog[open]')");
    page.press(&[Key::Escape]);
    page.wait_for(
        "!document.querySelector('dialog') && document.activeElement.id === 'give-up-code'",
    );
    assert_eq!(page.count("[data-test=solution]"), 0);
}

#[test]
fn what_lies_beneath_a_dialog_is_out_of_reach() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(92, Level::Beginner, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    let beneath = "document.querySelector('#app').inert";
    let reached = "return document.activeElement.closest('#app, .skip') !== null";
    let tap_beside = || page.press_point([5.0, 5.0]);
    page.click("#menu");
    page.wait_for(beneath);
    for _ in 0..20 {
        page.press(&[Key::Tab]);
        assert_eq!(page.js(reached, json!([])), false);
    }
    tap_beside();
    page.wait_for("!document.querySelector('dialog')");
    page.wait_for(&format!("!{beneath} && document.activeElement.id === 'menu'"));
    // A result is shown until it is dismissed.
    brew(page, &losing_potion(&sheet.game_data.puzzle, 1));
    page.wait_for(beneath);
    tap_beside();
    assert_eq!(page.count("[data-test=result]"), 1);
    dismiss(page);
    page.wait_for(&format!("!{beneath} && document.activeElement.id === 'test'"));
    assert_eq!(page.console_errors(), Vec::<String>::new());
}
