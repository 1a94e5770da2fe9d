//! Tests of the name of a game on every screen and medium, and of opening a game by its name or
//! seed.

use std::path::Path;

use cauldron_press::common::seed::Seed;
use cauldron_press::witches::settings::Level;
use serde_json::json;

use super::games::sheet;
use super::phone::{Phone, choose, notice, printed, reload, tab};
use super::tools::skip_without;

const OPEN: &str = "document.querySelector('#app').dataset.screen === 'brew'";
const HOME: &str = "document.querySelector('#app').dataset.screen === 'home'";

fn title(phone: &Phone) -> String {
    phone.page.js("return document.title", json!([])).as_str().unwrap().to_owned()
}

fn go_home(phone: &Phone) {
    phone.page.click("#go-home");
    phone.page.wait_for(HOME);
}

fn type_code(phone: &Phone, text: &str) {
    phone.page.js("document.querySelector('#code').value = ''", json!([]));
    phone.page.type_into("#code", text);
    phone.page.click("#open");
}

#[test]
fn phone_paper_and_file_call_a_game_by_one_name() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    let picture = printed(folder.path(), &["--seed", "32", "--level", "3"]);
    let sheet = sheet(32, Level::SpiceSorcerer, 4);
    let name = sheet.label();
    let file = Path::new(&picture).file_name().unwrap().to_str().unwrap();
    assert!(file.starts_with(&name.to_lowercase().replace(' ', "-")), "{file}, {name}");

    let phone = Phone::scanned(&sheet);
    assert_eq!(phone.page.text("[data-test=game-label]"), format!("Game {name}"));
    tab(&phone.page, "notes");
    assert_eq!(title(&phone), format!("Notes · {name} · Wondering Witches"));
    go_home(&phone);
    assert_eq!(title(&phone), "Wondering Witches");
    let listed = phone.page.text(".game");
    assert!(listed.contains(&name) && listed.contains("Spice Sorcerer"), "{listed}");
    assert_eq!(phone.page.count(".game time[datetime]"), 1);
    // The game can also be opened by its name.
    type_code(&phone, &name.to_lowercase().replace(' ', "-"));
    phone.page.wait_for(OPEN);
    go_home(&phone);
    // Data stored by versions before 1.0 is neither read nor changed.
    let stored = "for (const key of ['cauldron:0123456789abcdef', 'cauldron-table:K7QM2XWP']) {
        localStorage.setItem(key, JSON.stringify({ label: arguments[0], save: '{\"stored\":1}' }));
      }";
    phone.page.js(stored, json!(["Babab Babab"]));
    reload(&phone.page);
    assert_eq!(phone.page.count(".game"), 1);
    assert_eq!(phone.page.text(".game strong"), format!("Game {name}"));
    let left = "return Object.keys(localStorage).filter(key => key.startsWith('cauldron')).length";
    assert_eq!(phone.page.js(left, json!([])), 2);
    assert_eq!(phone.page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_game_has_a_name_of_ones_own() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(33, Level::FirstGame, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    go_home(&phone);
    let rename = |name: &str| {
        page.click("[id^='rename-']");
        page.js("document.querySelector('#own-name').value = ''", json!([]));
        if !name.is_empty() {
            page.type_into("#own-name", name);
        }
        choose(page, "rename", "yes");
    };
    rename("<b>Sunday</b> with Ann");
    reload(page);
    assert_eq!(page.text(".game strong"), "<b>Sunday</b> with Ann");
    assert!(page.text(".game").contains(&sheet.label()));
    type_code(&phone, "<B>sunday</b> with ann");
    page.wait_for(OPEN);
    assert_eq!(page.text("[data-test=game-label]"), "<b>Sunday</b> with Ann");
    assert!(title(&phone).contains("Sunday"));
    go_home(&phone);
    rename("");
    assert_eq!(page.text(".game strong"), format!("Game {}", sheet.label()));
    rename("Gone");
    page.click("[id^='remove-']");
    choose(page, "remove", "yes");
    assert_eq!(page.js("return JSON.stringify(localStorage).includes('Gone')", json!([])), false);
}

#[test]
fn a_seed_opens_the_game_of_its_sheet() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(32, Level::SpiceSorcerer, 3);
    let phone = Phone::start();
    let page = &phone.page;
    type_code(&phone, &Seed(32).to_string().to_uppercase().replace('-', " "));
    page.wait_for("document.activeElement.id === 'seed-level'");
    assert_eq!(page.axe(), Vec::<String>::new());
    let choose_value = |field: &str, value: &str| {
        let script = "const field = document.querySelector(arguments[0]);
            field.value = arguments[1];
            field.dispatchEvent(new Event('change'));";
        page.js(script, json!([field, value]));
    };
    choose_value("#seed-level", "3");
    page.click("#open-seed");
    page.wait_for("document.querySelector('[data-dialog=same-sheet]')");
    choose(page, "same-sheet", "no");
    assert!(notice(page, "open").contains("compare"));
    choose_value("#seed-players", "3");
    page.click("#open-seed");
    page.wait_for("document.querySelector('[data-dialog=same-sheet]')");
    let asked = page.text("[data-dialog=same-sheet]");
    assert!(asked.contains(&sheet.label()), "{asked}");
    choose(page, "same-sheet", "yes");
    page.wait_for(OPEN);
    assert_eq!(page.text("[data-test=game-label]"), format!("Game {}", sheet.label()));
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn what_is_no_seed_and_no_game_of_this_phone_says_so() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    type_code(&phone, "Furop Jolad");
    assert!(notice(page, "open").contains("not on this phone"));
    for (seed, words) in [("bizop-ko", "typo"), ("witches", "is no game code")] {
        page.js("document.querySelector('#seed-fold').open = true", json!([]));
        page.js("document.querySelector('#seed').value = ''", json!([]));
        page.type_into("#seed", seed);
        page.click("#open-seed");
        page.wait_for(&format!(
            "document.querySelector('[data-notice=open] p')?.innerText.includes('{words}')"
        ));
    }
    assert_eq!(page.console_errors(), Vec::<String>::new());
}
