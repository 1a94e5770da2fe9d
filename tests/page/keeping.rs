//! Tests of what the page stores: games, tabs, offline use, storage limits and secrets.

use cauldron_press::witches::settings::Level;
use cauldron_press::witches::wire;
use serde_json::json;

use super::browser::Page;
use super::games::{losing_potion, sheet, winning_potion};
use super::phone::{
    Phone, brew, choose, dismiss, kept_offline, log, notice, pour, ready, reload, tab,
};
use super::tools::skip_without;

const NOTHING: Vec<String> = Vec::new();

#[test]
pub fn the_page_needs_no_network_once_it_is_loaded() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(51, Level::SpiceSorcerer, 2);
    let puzzle = &sheet.game_data.puzzle;
    let phone = Phone::scanned(&sheet);
    let Phone { page, host } = phone;
    kept_offline(&page);
    assert!(host.requests().iter().all(|path| !path.contains("CP1")), "the code stays here");
    page.requests();

    brew(&page, &losing_potion(puzzle, 1));
    for screen in ["log", "notes", "help", "answer", "brew"] {
        tab(&page, screen);
    }
    // Browsers check for a new service worker without a request from the page.
    let asked: Vec<_> = host.requests().into_iter().filter(|path| path != "/sw.js").collect();
    assert_eq!((asked, page.requests()), (NOTHING, NOTHING));

    drop(host);
    page.offline(true);
    reload(&page);
    assert_eq!(log(&page).as_array().unwrap().len(), 1);
    tab(&page, "brew");
    brew(&page, &winning_potion(puzzle, &sheet.answers[0], 2));
    assert_eq!(page.count("[data-test=won]"), 1);
}

#[test]
pub fn a_file_on_disk_is_enough() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cauldron.html");
    super::phone::cauldron(&["site", "--quiet", "--single", file.to_str().unwrap()]);
    let sheet = sheet(52, Level::AmateurWitch, 3);
    let page = Page::start();
    let address = format!("file://{}", file.display());
    page.goto(&format!("{address}#{}", sheet.payload));
    ready(&page);
    brew(&page, &losing_potion(&sheet.game_data.puzzle, 1));
    reload(&page);
    assert_eq!(log(&page).as_array().unwrap().len(), 1);
    let elsewhere: Vec<_> =
        page.requests().into_iter().filter(|url| !url.starts_with("file://")).collect();
    assert_eq!((elsewhere, page.console_errors()), (NOTHING, NOTHING));
}

#[test]
fn a_plain_address_says_what_it_lacks_and_what_helps() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(66, Level::FirstGame, 2);
    let phone = Phone::start();
    let page = &phone.page;
    assert_eq!(page.count("[data-test=plain]"), 0);
    assert!(page.text(".home-foot").contains("no network once"));
    // Simulates an insecure context, such as the address of a computer in the home network.
    page.before_load(
        "Object.defineProperty(window, 'isSecureContext', { value: false });
        delete Navigator.prototype.wakeLock; delete Navigator.prototype.serviceWorker;",
    );
    phone.visit("/");
    let told = page.text("[data-test=plain]");
    for help in ["photograph the code", "settings of the phone", "leave this page open"] {
        assert!(told.contains(help), "{told}");
    }
    assert!(!page.text(".home-foot").contains("no network"));
    assert_eq!((page.count("#scan"), page.axe()), (0, NOTHING));
    phone.scan(&sheet.payload.to_string());
    page.click("#menu");
    assert!(page.text("[data-test=switches]").contains("settings of the phone"));
    choose(page, "menu", "close");
    page.click("#go-home");
    // The current game can be reopened with one tap.
    assert_eq!(page.text("#go-on"), format!("Go on: {}", sheet.label()));
    page.click("#go-on");
    page.wait_for("document.querySelector('#app').dataset.screen === 'brew'");
    assert_eq!(page.console_errors(), NOTHING);
}

#[test]
fn a_sheet_in_another_language_leaves_the_phones_own_a_tap_away() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let made =
        super::phone::cauldron(&["sheet", "--seed", "67", "--lang", "ja", "--json", "--out", out]);
    let made: serde_json::Value = serde_json::from_str(&made).unwrap();
    phone.scan(made["code"].as_str().unwrap());
    page.wait_for("document.documentElement.lang === 'ja'");
    assert!(notice(page, "language").contains("in English"));
    assert_eq!(page.axe(), NOTHING);
    page.click("#notice-act-language");
    page.wait_for("document.documentElement.lang.startsWith('en')");
    assert_eq!(page.count("[data-notice]"), 0);
    phone.scan(made["code"].as_str().unwrap());
    assert!(page.text("#test").contains("Test potion"), "it was chosen");
}

#[test]
fn without_storage_the_page_warns_and_plays_on() {
    skip_without!("chromedriver", "chromium");
    let refuse = "Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError'); };";
    let forbid = "Object.defineProperty(window, 'localStorage', {
        get() { throw new DOMException('no', 'SecurityError'); } });";
    for (script, seed) in [(refuse, 53), (forbid, 54)] {
        let sheet = sheet(seed, Level::Beginner, 2);
        let puzzle = &sheet.game_data.puzzle;
        let phone = Phone::start();
        let page = &phone.page;
        page.before_load(script);
        phone.scan(&sheet.payload.to_string());
        let told = notice(page, "storage");
        assert!(!told.is_empty());
        brew(page, &losing_potion(puzzle, 1));
        brew(page, &losing_potion(puzzle, 2));
        assert_eq!(log(page).as_array().unwrap().len(), 2);
        tab(page, "brew");
        brew(page, &winning_potion(puzzle, &sheet.answers[0], 3));
        assert_eq!(page.count("[data-test=won]"), 1);
        assert_eq!(page.console_errors(), NOTHING);
    }
}

#[test]
fn storage_that_fills_up_in_the_middle_loses_nothing() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(55, Level::Beginner, 2);
    let puzzle = &sheet.game_data.puzzle;
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    brew(page, &losing_potion(puzzle, 1));
    page.js(
        "window.keep = Storage.prototype.setItem;
        Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };",
        json!([]),
    );
    brew(page, &losing_potion(puzzle, 2));
    notice(page, "storage");
    assert_eq!(log(page).as_array().unwrap().len(), 2);
    page.js("Storage.prototype.setItem = window.keep", json!([]));
    tab(page, "brew");
    brew(page, &losing_potion(puzzle, 3));
    reload(page);
    assert_eq!(log(page).as_array().unwrap().len(), 3);
}

#[test]
fn a_stored_game_that_was_damaged_is_put_aside() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(56, Level::Beginner, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    brew(page, &losing_potion(&sheet.game_data.puzzle, 1));
    page.js(
        "for (const key of Object.keys(localStorage).filter(key => key.startsWith('cp1-game:')))
          localStorage.setItem(key, localStorage.getItem(key).slice(0, -40))",
        json!([]),
    );
    page.reload();
    choose(page, "stored", "yes");
    ready(page);
    assert_eq!(log(page), json!([]));
    let kept = page.js(
        "return Object.keys(localStorage).filter(k => k.startsWith('cp1-kept:')).length",
        json!([]),
    );
    assert_eq!(kept, 1, "what was stored is still there");
}

#[test]
pub fn two_tabs_play_one_game() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(57, Level::AmateurWitch, 2);
    let puzzle = &sheet.game_data.puzzle;
    let phone = Phone::scanned(&sheet);
    let first = &phone.page;
    let second = phone.new_tab();
    second.goto(&phone.host.url(&format!("/#{}", sheet.payload)));
    ready(&second);

    pour(&second, &losing_potion(puzzle, 2));
    brew(first, &losing_potion(puzzle, 1));
    assert!(!notice(&second, "others").is_empty());
    assert_eq!(second.count(".pour"), losing_potion(puzzle, 2).items().len());
    second.click("#test");
    second.wait_for("document.querySelector('[data-test=result]')");
    assert!(!notice(first, "others").is_empty());
    let both = log(first);
    assert_eq!(both.as_array().unwrap().len(), 2);
    assert_eq!(log(&second), both);
    tab(first, "brew");
    tab(&second, "brew");
    brew(&second, &winning_potion(puzzle, &sheet.answers[0], 3));
    first.wait_for("document.querySelector('[data-test=won]')");
}

#[test]
fn two_tabs_that_test_at_once_lose_nothing() {
    skip_without!("chromedriver", "chromium");
    two_tabs_test_at_once("");
}

#[test]
fn neither_do_they_without_locks() {
    skip_unless_long!();
    skip_without!("chromedriver", "chromium");
    two_tabs_test_at_once("delete Navigator.prototype.locks");
}

fn two_tabs_test_at_once(before: &str) {
    const ROUNDS: u32 = 4;
    let sheet = sheet(65, Level::AmateurWitch, 2);
    let puzzle = &sheet.game_data.puzzle;
    let phone = Phone::start();
    let first = &phone.page;
    first.before_load(before);
    phone.scan(&sheet.payload.to_string());
    let second = phone.new_tab();
    second.before_load(before);
    second.goto(&phone.host.url(&format!("/#{}", sheet.payload)));
    ready(&second);
    second.js(
        "window.now = new BroadcastChannel('now');
        now.onmessage = () => document.querySelector('#test').click()",
        json!([]),
    );
    let told = "document.querySelector('[data-notice=action]')
        ?? (!document.querySelector('.pour') && document.querySelector('[data-test=result]'))";
    let mut tests = 0;
    for _ in 0..ROUNDS {
        for page in [first, &second] {
            pour(page, &losing_potion(puzzle, tests + 1));
        }
        first.js(
            "new BroadcastChannel('now').postMessage('');
            document.querySelector('#test').click()",
            json!([]),
        );
        for page in [first, &second] {
            page.wait_for(told);
            tests += 1;
            if page.count("[data-notice=action]") == 1 {
                // This tab is informed that the other one was first, and tests again.
                assert!(notice(page, "action").contains("already made"));
                page.click("#notice-close-action");
                page.click("#test");
                page.wait_for("!document.querySelector('.pour')");
            }
        }
        let both = log(first);
        assert_eq!(both.as_array().unwrap().len(), tests as usize);
        assert_eq!(log(&second), both);
        tab(first, "brew");
        tab(&second, "brew");
    }
    reload(first);
    assert_eq!(log(first).as_array().unwrap().len(), tests as usize);
}

#[test]
pub fn several_games_lie_side_by_side() {
    skip_without!("chromedriver", "chromium");
    let sheets = [58, 59, 60].map(|seed| sheet(seed, Level::FirstGame, 4));
    let phone = Phone::start();
    let page = &phone.page;
    for (tests, sheet) in (1..).zip(&sheets) {
        phone.scan(&sheet.payload.to_string());
        for number in 1..=tests {
            brew(page, &losing_potion(&sheet.game_data.puzzle, number));
        }
    }
    dismiss(page);
    page.click("#go-home");
    assert_eq!(page.count("[data-game]"), 3);
    for (tests, sheet) in (1..).zip(&sheets) {
        page.click(&format!("[data-game*='{}'] .game-open", sheet.payload.id()));
        assert_eq!(log(page).as_array().unwrap().len(), tests);
        page.click("#go-home");
    }
    let last = format!("[data-game*='{}']", sheets[2].payload.id());
    page.click(&format!("{last} [id^=remove]"));
    choose(page, "remove", "no");
    assert_eq!(page.count("[data-game]"), 3);
    page.click(&format!("{last} [id^=remove]"));
    choose(page, "remove", "yes");
    assert_eq!(page.count("[data-game]"), 2);
    reload(page);
    assert_eq!(page.count("[data-game]"), 2);
}

#[test]
fn nothing_shows_the_secret_before_the_end() {
    skip_without!("chromedriver", "chromium");
    for (seed, level) in
        [(61, Level::FirstGame), (62, Level::SpiceSorcerer), (63, Level::HighWitch)]
    {
        let sheet = sheet(seed, level, 3);
        let puzzle = &sheet.game_data.puzzle;
        let phone = Phone::scanned(&sheet);
        let page = &phone.page;
        brew(page, &losing_potion(puzzle, 1));
        let mut seen = String::new();
        for screen in ["brew", "log", "notes", "help", "answer"] {
            tab(page, screen);
            seen += &everything(page);
        }
        for herb in ["parsley", "sage", "chives", "rosemary"] {
            page.click(&format!("#answer-{herb}"));
        }
        page.click("#check");
        page.wait_for("document.querySelector('[data-test=wrong]')");
        seen += &everything(page);

        let seen = seen.to_lowercase();
        let give_up = sheet.give_up.to_string().to_lowercase();
        assert!(!seen.contains(&give_up) && !seen.contains(&give_up.replace('-', "")));
        // The sealed payload is stored; the game inside must not be.
        let game = wire::write(&sheet.game_data);
        let hex: String = game.iter().map(|byte| format!("{byte:02x}")).collect();
        assert!(
            !seen.contains(&hex[..24]) && !seen.contains(&format!("{game:?}").replace(' ', ""))
        );
        for words in
            ["\\\"test_key", "\\\"parts\\\"", "\\\"overachiever\\\"", "data-kind", "\"regular"]
        {
            assert!(!seen.contains(words), "{words}");
        }
        assert!(!seen.contains("solution\\\":{"), "no solution is stored");
        let answer: Vec<_> = sheet.answers[0].iter().map(|ingredient| ingredient.id()).collect();
        let words: Vec<_> = seen.split(|c: char| !c.is_ascii_alphabetic()).collect();
        let names: Vec<_> = words.iter().filter(|word| !word.is_empty()).collect();
        let found =
            names.windows(answer.len()).any(|w| w.iter().map(|w| **w).eq(answer.iter().copied()));
        assert!(!found, "the answer {answer:?} stands on the page");
    }
}

/// All contents of the page: markup, title, address and storage.
fn everything(page: &Page) -> String {
    let script = "document.querySelector('#words')?.remove();
        return JSON.stringify([document.title, location.href, history.state, document.cookie,
          { ...localStorage }, { ...sessionStorage }, document.querySelector('#app').outerHTML,
          document.querySelector('#live').outerHTML, Object.keys(window).map(key => {
            try { return JSON.stringify(window[key]) } catch { return '' } })])";
    page.js(script, json!([])).as_str().unwrap().to_owned()
}
