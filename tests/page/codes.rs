//! Tests of opening games from links and typed codes, and of invalid codes.

use cauldron_press::witches::settings::Level;
use serde_json::json;

use super::games::{forged, sealed_sheet, sheet};
use super::phone::{Phone, notice, tab};
use super::tools::skip_without;

const OPEN: &str = "document.querySelector('#app').dataset.screen === 'brew'";

#[test]
fn wrong_and_damaged_codes_are_told_apart() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(31, Level::SpiceSorcerer, 2);
    let code = sheet.payload.to_string();
    let phone = Phone::start();
    let page = &phone.page;
    page.js("window.hacked = false", json!([]));
    let middle = code.len() / 2;
    let other = if code.as_bytes()[middle] == b'A' { "B" } else { "A" };
    let damaged = format!("{}{other}{}", &code[..middle], &code[middle + 1..]);
    let cases = [
        (code[..40].to_owned(), "cut off"),
        (damaged, "damaged"),
        (code.replacen("CP1", "CP7", 1), "newer version"),
        (forged(&code, |bytes| bytes[0] = 9), "another game"),
        (forged(&code, |bytes| bytes[1] = 9), "newer edition"),
        (forged(&code, |bytes| (bytes[13], bytes[14]) = (255, 255)), "255 MiB"),
        (forged(&code, |bytes| bytes[12] -= 1), "damaged"),
        (forged(&code, |bytes| bytes[60] ^= 1), "not made by Cauldron Press"),
        ("WW3:300900H+8ISC0NS-R0R-2".into(), "before 1.0"),
        ("WW98:300900H+8ISC0NS".into(), "before 1.0"),
        ("WW99:0A1WW3:AB".into(), "before 1.0"),
        ("https://example.org/menu".into(), "CP1:"),
        ("WIFI:T:WPA;S:x;P:y;;".into(), "CP1:"),
        ("<img src=x onerror='hacked = true'>".into(), "CP1:"),
        ("%".into(), "CP1:"),
        ("__proto__".into(), "CP1:"),
    ];
    assert_eq!(forged(&code, |_| {}), code);
    for (wrong, words) in &cases {
        page.type_into("#code", wrong);
        page.click("#open");
        let told = notice(page, "open");
        assert!(told.contains(words), "{wrong}: {told}");
        page.click("#notice-close-open");
    }
    assert_eq!(page.js("return window.hacked", json!([])), false);
    page.js("document.querySelector('#code').value = 'CP1:'.padEnd(1e6, 'A')", json!([]));
    page.js("document.querySelector('#code').dispatchEvent(new Event('input'))", json!([]));
    page.click("#open");
    assert!(notice(page, "open").contains("damaged"));

    for (wrong, words) in &cases[..7] {
        phone.scan(wrong);
        let told = notice(page, "open");
        assert!(told.contains(words), "#{wrong}: {told}");
    }
    page.type_into("#code", &format!("  {} ", code.to_lowercase()));
    page.click("#open");
    page.wait_for(OPEN);
    assert_eq!(page.count("[data-notice]"), 0);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_tournaments_code_checks_answers_and_tests_nothing() {
    skip_without!("chromedriver", "chromium");
    let sheet = sealed_sheet(33, Level::Beginner);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    assert_eq!(page.count("[data-test=untestable]"), 1);
    assert_eq!(page.count("#test"), 0);
    tab(page, "answer");
    for ingredient in &sheet.answers[0] {
        page.click(&format!("#answer-{}", ingredient.id()));
    }
    // Without the opening code no answer can be tried.
    page.click("#check");
    assert_eq!(page.js("return document.activeElement.id", json!([])), "opening-check");
    page.type_into("#opening-check", &sheet.opening.unwrap().to_string());
    page.click("#check");
    page.wait_for("document.querySelector('[data-test=won]')");
}
