//! Tests of the sheet of the day on a phone.

use serde_json::{Value, json};
use tempfile::TempDir;

use super::phone::{Phone, cauldron};
use super::tools::skip_without;

#[test]
fn the_day_on_a_phone_is_the_day_on_paper() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    page.wait_for("document.querySelector('[data-test=daily]')");
    let date = page.js(
        "const now = new Date();
        return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
            .map(number => String(number).padStart(2, '0')).join('-')",
        json!([]),
    );
    page.js(
        "const select = document.querySelector('#daily-players');
        select.value = '2';
        select.dispatchEvent(new Event('change'))",
        json!([]),
    );
    page.click("#daily-open");
    page.wait_for("document.querySelector('[data-test=ingredients]')");
    let label = page.text("[data-test=game-label]");
    let folder = TempDir::new().unwrap();
    let out = folder.path().to_str().unwrap();
    let date = date.as_str().unwrap();
    let sheet = cauldron(&["--daily", date, "--players", "2", "--json", "--out", out]);
    let sheet: Value = serde_json::from_str(&sheet).unwrap();
    let paper = Phone::start();
    paper.scan(sheet["code"].as_str().unwrap());
    assert_eq!(paper.page.text("[data-test=game-label]"), label);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}
