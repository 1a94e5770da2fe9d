//! Tests of the home screen, of what it offers in one tap, and of games that are saved or lost.

use std::fs;

use cauldron_press::witches::settings::Level;
use serde_json::json;

use super::browser::Page;
use super::games::{losing_potion, sheet};
use super::phone::{Phone, brew, log, notice, ready};
use super::tools::skip_without;

/// Whether the focused element is a heading on the screen.
const ON_HEADING: &str = "/^H[12]$/.test(document.activeElement.tagName)";

#[test]
pub fn printing_and_the_game_of_the_day_are_one_tap_away() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    page.size(360, 740, 2.0, true);
    page.wait_for("document.querySelector('#first-day')");
    for css in ["#first-print", "#first-day"] {
        let bottom = "return document.querySelector(arguments[0]).getBoundingClientRect().bottom";
        let bottom = page.js(bottom, json!([css])).as_f64().unwrap();
        assert!(bottom <= 740.0, "{css} ends at {bottom}");
    }
    page.press_pointer("#first-print");
    page.wait_for("document.querySelector('#print-title')");
    page.wait_for(ON_HEADING);
    page.press_pointer("#go-home");
    page.wait_for(ON_HEADING);
    page.wait_for("document.querySelector('#first-day')");
    page.press_pointer("#first-day");
    page.wait_for("document.querySelector('#app').dataset.screen === 'brew'");
    page.wait_for(ON_HEADING);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn nothing_is_wider_than_320_pixels_at_twice_the_size_of_text() {
    skip_without!("chromedriver", "chromium");
    let params = super::browser::Params { text_size: Some(32), ..Default::default() };
    let host = super::host::Host::start(super::phone::site());
    let page = Page::start_with(params);
    page.size(320, 640, 2.0, true);
    page.goto(&host.url("/"));
    ready(&page);
    let wide = "return [...document.querySelectorAll('#app *')].filter(e => e.checkVisibility()
            && e.getBoundingClientRect().right > 320.5 && !e.closest('svg, .unseen, [data-scrolls]'))
        .map(e => e.outerHTML.slice(0, 80))";
    for css in ["", "#first-print", "#first-day"] {
        if !css.is_empty() {
            page.press_pointer(css);
            page.wait_for(&format!("!document.querySelector('{css}')"));
            page.wait_for(
                "!document.querySelector('[data-test=print-loading], [data-test=print-starting]')",
            );
        }
        assert_eq!(page.js(wide, json!([])), json!([]), "{css}");
        if css == "#first-print" {
            page.press_pointer("#go-home");
        }
    }
}

#[test]
fn all_games_are_saved_as_one_file_and_restored_from_it() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(92, Level::Beginner, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    brew(page, &losing_potion(&sheet.game_data.puzzle, 1));
    let before = log(page);
    let address = page.url();
    page.click("#go-home");
    page.js(
        "const address = URL.createObjectURL;
        URL.createObjectURL = blob => { blob.text().then(text => window.saved = text);
            return address.call(URL, blob); };",
        json!([]),
    );
    page.click("#save-all");
    page.wait_for("window.saved");
    let text = page.js("return window.saved", json!([])).as_str().unwrap().to_owned();
    let folder = tempfile::tempdir().unwrap();
    let [file, other] = ["games.json", "other.json"].map(|name| folder.path().join(name));
    fs::write(&file, &text).unwrap();
    fs::write(&other, r#"{"format":"cauldron-press-games-0","entries":{"cp1-game:x":"{}"}}"#)
        .unwrap();

    // The browser deletes what it kept: the page says so.
    page.js("localStorage.clear()", json!([]));
    page.goto("about:blank");
    page.goto(&address);
    assert!(notice(page, "open").contains("no longer on this device"));
    page.upload("#restore", &other);
    page.wait_for(
        "document.querySelector('[data-notice=open]').innerText.includes('does not contain')",
    );
    page.upload("#restore", &file);
    page.wait_for(
        "document.querySelector('[data-notice=open]').innerText.includes('One game was restored')",
    );
    page.click(".game-open");
    page.wait_for("document.querySelector('#app').dataset.screen === 'brew'");
    assert_eq!(log(page), before);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_browser_that_cannot_run_the_page_says_so() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    assert_eq!(page.count(".old"), 0, "removed by the script");
    let html = fs::read_to_string(super::phone::site().join("index.html")).unwrap();
    let before_scripts = html.split("id=\"words\"").next().unwrap();
    assert!(before_scripts.contains("Lockdown Mode"));
    // A browser without the syntax of the script shows the sentence.
    let page = Page::start();
    let host = super::host::Host::start(super::phone::site());
    page.before_load(
        "Object.defineProperty(Document.prototype, 'getElementById', { value: null })",
    );
    page.goto(&host.url("/"));
    page.wait_for(
        "document.querySelector('.old') && \
        getComputedStyle(document.querySelector('.old')).visibility === 'visible'",
    );
    // Lockdown Mode removes WebAssembly.
    let page = Page::start();
    page.before_load("delete window.WebAssembly");
    page.goto(&host.url("/"));
    page.wait_for(
        "document.querySelector('[data-test=unsupported]')?.innerText.includes('Lockdown')",
    );
}
