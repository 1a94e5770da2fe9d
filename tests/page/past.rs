//! Tests of the statistics of games and of the calendar of past days.

use std::fs;

use cauldron_press::witches::settings::Level;
use serde_json::{Value, json};

use super::browser::{Key, Page, Params};
use super::games::{losing_potion, sheet, winning_potion};
use super::host::Host;
use super::phone::{Phone, brew, cauldron, choose, dismiss, notice, ready, reload, site, tab};
use super::senses::CUT_OFF;
use super::tools::skip_without;

const NOTHING: Vec<String> = Vec::new();

/// Sets the clock of the pages that are loaded afterwards to noon of the 15th of November 2026.
const NOON: &str = "{
    const noon = new Date(2026, 10, 15, 12).getTime();
    globalThis.Date = class extends Date {
        constructor(...parts) { super(...parts.length ? parts : [noon]); }
        static now() { return noon; }
    };
}";

/// Stores games of days: date, status, whether the players gave up.
const DAYS: &str = "
for (const [day, status, up] of arguments[0]) {
    localStorage.setItem('cp1-game:' + day + status, JSON.stringify({
        day, status, up, label: day, tests: 3, players: 4, save: '', code: 'CP1:X', seen: 1 }));
}";

/// Facts of each group of games: its name, then the name and the value of each fact.
fn facts(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-test=stats] section')].map(card =>
        [card.querySelector('h2'), ...card.querySelectorAll('dl div')]
            .map(part => part.innerText.replace(/\\s+/g, ' ').trim()).join('; '))";
    serde_json::from_value(page.js(script, json!([]))).unwrap()
}

fn on(page: &Page, screen: &str) {
    page.wait_for(&format!("document.querySelector('#app').dataset.screen === '{screen}'"));
}

/// Key of the game whose entry in the list contains `text`.
fn key_of(page: &Page, text: &str) -> Value {
    let script = "return [...document.querySelectorAll('[data-game]')]
        .find(game => game.innerText.includes(arguments[0])).dataset.game";
    page.js(script, json!([text]))
}

#[test]
fn statistics_count_the_games_on_this_phone() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    assert_eq!(page.count("#stats"), 0, "there is nothing to count");
    for (seed, tests) in [(301, 2), (302, 3)] {
        let sheet = sheet(seed, Level::FirstGame, 2);
        let puzzle = &sheet.game_data.puzzle;
        phone.scan(&sheet.payload.to_string());
        for number in 1..tests {
            brew(page, &losing_potion(puzzle, number));
        }
        dismiss(page);
        brew(page, &winning_potion(puzzle, &sheet.answers[0], tests));
        if seed == 301 {
            page.press_pointer("#turn-5");
            page.wait_for("document.querySelector('[data-test=stars]')");
        }
    }
    let given_up = sheet(303, Level::Beginner, 2);
    phone.scan(&given_up.payload.to_string());
    brew(page, &losing_potion(&given_up.game_data.puzzle, 1));
    tab(page, "answer");
    page.type_into("#give-up-code", &given_up.give_up.to_string());
    page.press_pointer("#give-up-button");
    choose(page, "give-up", "yes");
    page.wait_for("document.querySelector('[data-test=solution]')");
    phone.scan(&sheet(304, Level::Beginner, 2).payload.to_string());
    page.press_pointer("#go-home");
    // A game that was given up is not one to go on with.
    let list = page.text("[data-test=games]");
    assert!(list.contains("1 test · given up") && list.contains("0 tests · just opened"), "{list}");
    page.js("localStorage.removeItem(arguments[0])", json!([key_of(page, "0 tests")]));
    reload(page);
    assert_eq!(page.count("#go-on"), 0);
    phone.scan(&sheet(304, Level::Beginner, 2).payload.to_string());
    page.press_pointer("#go-home");
    page.press_pointer("#stats");
    on(page, "stats");
    page.wait_for("document.activeElement.id === 'stats-title'");
    let expected = [
        "All games; begun 4; won 2; given up 1; in play 1; \
        tests until the win: median 2.5, best 2; moon circle: median 5, best 5",
        "First Game; begun 2; won 2; \
        tests until the win: median 2.5, best 2; moon circle: median 5, best 5",
        "Beginner; begun 2; given up 1; in play 1",
    ];
    assert_eq!(facts(page), expected);
    for dark in [false, true] {
        page.dark(dark);
        assert_eq!(page.axe(), NOTHING);
    }

    // The file with all games has the statistics, too.
    page.press_pointer("#go-home");
    page.js(
        "const address = URL.createObjectURL;
        URL.createObjectURL = blob => { blob.text().then(text => window.saved = text);
            return address.call(URL, blob); };",
        json!([]),
    );
    page.press_pointer("#save-all");
    page.wait_for("window.saved");
    let saved = page.js("return window.saved", json!([]));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.json");
    fs::write(&file, saved.as_str().unwrap()).unwrap();
    page.js("localStorage.clear()", json!([]));
    phone.visit("/");
    page.upload("#restore", &file);
    assert!(notice(page, "open").contains("4 games were restored"));
    page.press_pointer("#stats");
    on(page, "stats");
    assert_eq!(facts(page), expected);
    // The screen stays after its games are gone.
    page.js("localStorage.clear()", json!([]));
    reload(page);
    assert_eq!((facts(page).len(), page.count("[data-test=stats] .nothing")), (0, 1));
    assert_eq!((page.axe(), page.console_errors()), (NOTHING, NOTHING));
}

#[test]
fn days_in_a_row_are_counted_up_to_today() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    page.before_load(NOON);
    let won = |days: &[&str]| days.iter().map(|day| json!([day, "won"])).collect::<Vec<_>>();
    for (days, told) in [
        (won(&["2026-11-14", "2026-11-15", "2026-10-31", "2026-11-01", "2026-11-02"]), (2, 3)),
        (won(&["2026-11-13", "2026-11-14"]), (2, 2)),
        (won(&["2026-11-12", "2026-11-13"]), (0, 2)),
        // Summer time ends on the 25th of October.
        (won(&["2026-10-24", "2026-10-25", "2026-10-26"]), (0, 3)),
    ] {
        page.js("localStorage.clear()", json!([]));
        let days = [days, vec![json!(["2026-11-11", "lost"])]].concat();
        page.js(DAYS, json!([days]));
        phone.visit("/");
        page.press_pointer("#stats");
        on(page, "stats");
        let fact = format!("days in a row: now {}, at most {}", told.0, told.1);
        assert!(facts(page)[0].ends_with(&fact), "{:?}", facts(page));
    }
}

/// Names of the days that can be opened, as read aloud.
fn days(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('.month button')].map(e => e.ariaLabel)";
    serde_json::from_value(page.js(script, json!([]))).unwrap()
}

#[test]
fn the_calendar_opens_the_sheets_of_past_days() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    page.before_load(NOON);
    page.js(
        DAYS,
        json!([[
            ["2026-11-02", "won"],
            ["2026-11-02", "playing"],
            ["2026-11-03", "lost"],
            ["2026-11-04", "playing", true],
            ["2026-11-05", "playing"],
        ]]),
    );
    phone.visit("/");
    page.wait_for("document.querySelector('#days')");
    page.press_pointer("#days");
    on(page, "days");
    page.wait_for("document.activeElement.id === 'days-title'");
    assert_eq!(page.text("#month"), "November 2026");
    let seen = days(page);
    assert_eq!(seen.len(), 15, "no day after today can be opened");
    assert_eq!(
        seen[..5],
        [
            "Sunday 1 November: not played",
            "Monday 2 November: won",
            "Tuesday 3 November: lost",
            "Wednesday 4 November: given up",
            "Thursday 5 November: in play",
        ]
    );
    let column = "const day = document.querySelector(arguments[0]).closest('td');
        const head = day.closest('table').querySelectorAll('th')[day.cellIndex];
        return [head.innerText.trim().split(/\\s+/).pop(), day.closest('tr').rowIndex]";
    assert_eq!(page.js(column, json!(["#day-2026-11-01"])), json!(["Sunday", 1]));
    assert_eq!(page.js(column, json!(["#day-2026-11-02"])), json!(["Monday", 2]));
    assert_eq!(page.js(column, json!(["#day-2026-11-15"])), json!(["Sunday", 3]));
    // Marks differ in their shapes, not in colours.
    let marks = "return [2, 3, 4, 5].map(day => document.querySelector(
        `#day-2026-11-0${day} use`).getAttribute('href'))";
    let marks: Vec<String> = serde_json::from_value(page.js(marks, json!([]))).unwrap();
    assert_eq!(marks.iter().collect::<std::collections::BTreeSet<_>>().len(), 4, "{marks:?}");
    for dark in [false, true] {
        page.dark(dark);
        assert_eq!(page.axe(), NOTHING);
    }

    // There is no month after this one, and none before the first sheet of a day.
    let unable = "return document.querySelector(arguments[0]).ariaDisabled";
    assert_eq!(page.js(unable, json!(["#month-after"])), "true");
    page.press_pointer("#month-after");
    assert_eq!(page.text("#month"), "November 2026");
    page.press_pointer("#month-before");
    assert_eq!((page.text("#month").as_str(), days(page).len()), ("October 2026", 31));
    assert_eq!(page.js("return document.activeElement.id", json!([])), "month-before");
    // The rest by keyboard: ten presses for nine months.
    page.press(&[Key::Enter; 10]);
    assert_eq!((page.text("#month").as_str(), days(page).len()), ("January 2026", 31));
    assert_eq!(page.js(unable, json!(["#month-before"])), "true");
    page.press(&[Key::Tab, Key::Enter]);
    assert_eq!((page.text("#month").as_str(), days(page).len()), ("February 2026", 28));

    // A day that was not played opens for as many players as are chosen.
    page.js("document.querySelector('#daily-players').focus()", json!([]));
    page.type_keys("2");
    page.press_pointer("#day-2026-02-27");
    on(page, "brew");
    let label = page.text("[data-test=game-label]");
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let made = cauldron(&["--daily", "2026-02-27", "--players", "2", "--json", "--out", out]);
    let made: Value = serde_json::from_str(&made).unwrap();
    assert!(made["label"].as_str().is_some_and(|made| label.contains(made)), "{label}: {made}");
    // Back leads to the same month, where the day is marked now and opens the same game.
    page.back();
    on(page, "days");
    assert_eq!(page.text("#month"), "February 2026");
    assert!(days(page).contains(&"Friday 27 February: in play".to_owned()), "{:?}", days(page));
    page.js("document.querySelector('#daily-players').focus()", json!([]));
    page.type_keys("3");
    page.press_pointer("#day-2026-02-27");
    on(page, "brew");
    assert_eq!(page.text("[data-test=game-label]"), label);
    // A reload returns to the calendar.
    page.back();
    on(page, "days");
    reload(page);
    on(page, "days");
    assert_eq!(page.text("#month"), "November 2026");
    assert_eq!(page.console_errors(), NOTHING);
}

#[test]
fn both_fit_a_narrow_screen_with_large_text() {
    skip_without!("chromedriver", "chromium");
    let host = Host::start(site());
    let page = Page::start_with(Params { text_size: Some(32), ..Params::default() });
    page.size(320, 568, 1.0, true);
    page.before_load(NOON);
    page.goto(&host.url("/"));
    ready(&page);
    let days: Vec<Value> =
        (1..=15).map(|day| json!([format!("2026-11-{day:02}"), "won"])).collect();
    page.js(DAYS, json!([days]));
    for tag in ["en-GB", "de", "pl", "fr", "ja"] {
        page.js("localStorage.setItem('cp1-language', arguments[0])", json!([tag]));
        page.goto("about:blank");
        page.goto(&host.url("/"));
        ready(&page);
        for screen in ["days", "stats"] {
            page.wait_for(&format!("document.querySelector('#{screen}')"));
            page.press_pointer(&format!("#{screen}"));
            on(&page, screen);
            assert_eq!(page.js(CUT_OFF, json!([])), json!([]), "{screen} in {tag}");
            if let Some(folder) = std::env::var_os("PAGE_PICTURES") {
                let file = format!("{screen}-large-{tag}.png");
                page.screenshot(&std::path::PathBuf::from(folder).join(file));
            }
            page.press_pointer("#go-home");
        }
    }
}

/// In every engine, because dates are written and computed by the browser.
#[test]
pub fn a_day_of_the_month_before_is_opened_and_counted() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    page.wait_for("document.querySelector('#days')");
    page.press_pointer("#days");
    on(page, "days");
    page.press_pointer("#month-before");
    let [first, last] = page
        .js(
            "const now = new Date();
            const end = new Date(now.getFullYear(), now.getMonth(), 0);
            return [end.getFullYear() + '', '#day-' + end.getFullYear() + '-'
                + `${end.getMonth() + 1}`.padStart(2, '0') + '-' + end.getDate()]",
            json!([]),
        )
        .as_array()
        .map(|both| [0, 1].map(|i| both[i].as_str().unwrap().to_owned()))
        .unwrap();
    assert!(page.text("#month").ends_with(&first), "{}", page.text("#month"));
    assert_eq!(page.count(&last), 1);
    page.press_pointer(&last);
    on(page, "brew");
    page.back();
    on(page, "days");
    let name = page.js("return document.querySelector(arguments[0]).ariaLabel", json!([last]));
    assert!(name.as_str().unwrap().ends_with(": in play"), "{name}");
    page.press_pointer("#go-home");
    page.press_pointer("#stats");
    on(page, "stats");
    assert_eq!(facts(page)[0], "All games; begun 1; in play 1");
    assert_eq!((page.axe(), page.console_errors()), (NOTHING, NOTHING));
}
