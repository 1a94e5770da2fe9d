//! Tests of the page with a real referee.

use cauldron_press::witches::settings::Level;
use serde_json::json;

use super::browser::Page;
use super::games::{losing_potion, sealed_sheet, winning_potion};
use super::phone::{brew, faults, kept_offline, log, notice, pour, ready, tab, tested};
use super::serving::Server;
use super::sharing::table_of;
use super::tools::skip_without;

/// Options that match `sealed_sheet`.
const GAME: [&str; 6] = ["--seed", "30", "--level", "0", "--players", "4"];

fn phone(server: &Server, fragment: &str) -> Page {
    let page = Page::start();
    page.size(390, 844, 2.0, true);
    page.goto(&server.url(&format!("/#{fragment}")));
    ready(&page);
    page
}

#[test]
pub fn a_tournaments_game_is_played_at_a_table_by_two_phones() {
    skip_without!("chromedriver", "chromium");
    let sheet = sealed_sheet(30, Level::FirstGame);
    let puzzle = &sheet.game_data.puzzle;
    let server = Server::referee(&GAME);
    let first = phone(&server, &sheet.payload.to_string());
    let name = table_of(&first);
    brew(&first, &losing_potion(puzzle, 1));

    let second = phone(&server, &format!("table={name}"));
    second.wait_for("document.querySelector('#app').dataset.screen === 'brew'");
    assert_eq!(log(&second), log(&first));
    tab(&second, "brew");
    brew(&second, &losing_potion(puzzle, 2));
    first.wait_for("document.querySelectorAll('.test').length === 2");
    assert_eq!(log(&second), log(&first));

    let stored = "return JSON.stringify(localStorage) + document.documentElement.outerHTML";
    let kept = first.js(stored, json!([])).to_string();
    assert!(!kept.contains(&sheet.give_up.to_string()));
    assert!(!kept.contains("recipe_length"), "no solution is kept");

    tab(&first, "brew");
    brew(&first, &winning_potion(puzzle, &sheet.answers[0], 3));
    assert_eq!(first.count("[data-test=won]"), 1);
    second.wait_for("document.querySelectorAll('.test').length === 3");
    // The win covers the current screen of the other phone, and is shown as the end of the game
    // afterwards.
    second.wait_for("document.querySelector('[data-test=celebration]')");
    assert_eq!(second.axe(), Vec::<String>::new());
    second.click("#celebration-close");
    second.wait_for("document.querySelector('#app').dataset.screen === 'brew'");
    second.wait_for("document.querySelector('[data-test=won]')");
    // Every test counts in a tournament, so a game cannot be restarted.
    for page in [&first, &second] {
        assert_eq!(page.count("#ending-again"), 0);
        page.wait_for("!document.querySelector('.veil')");
        page.click("#menu");
        page.wait_for("document.querySelector('[data-dialog=menu]')");
        assert_eq!(page.count("[data-choice=again]"), 0);
    }
    assert_eq!(faults(&first), Vec::<String>::new());
    assert_eq!(faults(&second), Vec::<String>::new());
}

#[test]
fn what_this_phone_does_is_never_told_as_anothers() {
    skip_without!("chromedriver", "chromium");
    let sheet = sealed_sheet(30, Level::FirstGame);
    let puzzle = &sheet.game_data.puzzle;
    let server = Server::referee(&GAME);
    let phone = phone(&server, &sheet.payload.to_string());
    // The notification of the table arrives before the reply to the request that changed it.
    phone.js(
        "const usual = window.fetch;
        window.fetch = async (url, options) => {
            const reply = await usual(url, options);
            if (options?.method === 'POST') await new Promise(late => setTimeout(late, 1500));
            return reply;
        };",
        json!([]),
    );
    let strange = "[data-notice=others], [data-test=celebration]";
    brew(&phone, &losing_potion(puzzle, 1));
    assert_eq!(phone.count(strange), 0);
    tab(&phone, "brew");
    brew(&phone, &winning_potion(puzzle, &sheet.answers[0], 2));
    assert_eq!(phone.count("[data-test=won]"), 1);
    assert_eq!(phone.count(strange), 0);
    assert_eq!(faults(&phone), Vec::<String>::new());
}

#[test]
fn a_server_that_goes_away_costs_nothing() {
    skip_without!("chromedriver", "chromium");
    let sheet = sealed_sheet(30, Level::FirstGame);
    let puzzle = &sheet.game_data.puzzle;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.sqlite");
    let server = Server::referee_at(&data, &GAME);
    let port = server.port.to_string();
    let page = phone(&server, &sheet.payload.to_string());
    brew(&page, &losing_potion(puzzle, 1));
    kept_offline(&page);
    server.kill();
    pour(&page, &losing_potion(puzzle, 2));
    page.click("#test");
    assert!(notice(&page, "action").contains("goes on trying"));
    assert_eq!(page.count("[data-notice]"), 1, "one message at a time");
    let again = Server::referee_at(&data, &[&GAME[..], &["--port", &port]].concat());
    tested(&page);
    assert_eq!(page.count("[data-notice]"), 0, "what is no longer true is gone");
    assert_eq!(log(&page).as_array().unwrap().len(), 2);

    // The page starts without its server, and joins the table as soon as the server is available.
    again.kill();
    page.reload();
    assert!(notice(&page, "open").contains("goes on trying"));
    let third = Server::referee_at(&data, &[&GAME[..], &["--port", &port]].concat());
    page.wait_for("document.querySelector('[data-test=table-name]')");
    assert_eq!(page.count("[data-notice]"), 0);
    assert_eq!(log(&page).as_array().unwrap().len(), 2);
    drop(third);
}

#[test]
fn actions_without_a_network_are_sent_in_their_order() {
    skip_without!("chromedriver", "chromium");
    let sheet = sealed_sheet(30, Level::FirstGame);
    let puzzle = &sheet.game_data.puzzle;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.sqlite");
    let server = Server::referee_at(&data, &GAME);
    let port = server.port.to_string();
    let start = || Server::referee_at(&data, &[&GAME[..], &["--port", &port]].concat());
    let page = phone(&server, &sheet.payload.to_string());
    brew(&page, &losing_potion(puzzle, 1));
    kept_offline(&page);
    server.kill();
    let potions = [2, 3].map(|n| losing_potion(puzzle, n));
    assert_ne!(potions[0], potions[1]);
    for (i, potion) in potions.iter().enumerate() {
        tab(&page, "brew");
        pour(&page, potion);
        page.click("#test");
        page.wait_for(&format!(
            "document.querySelector('[data-notice=action]')?.innerText.includes('{}')",
            ["One action waits", "2 actions wait"][i]
        ));
    }
    tab(&page, "log");
    page.press_pointer("#mistyped-1");
    page.wait_for(
        "document.querySelector('[data-notice=action]').innerText.includes('3 actions wait')",
    );
    // They survive a reload, also one without the server.
    page.reload();
    assert!(notice(&page, "open").contains("goes on trying"));
    let again = start();
    // The board may have no room for them.
    let result = "document.querySelector('[data-test=result]')";
    loop {
        page.wait_for(&format!("{result} || document.querySelector('[data-dialog=sure]')"));
        if page.js(&format!("return {result} !== null"), json!([])) == true {
            break;
        }
        page.click("[data-dialog=sure] [data-choice=yes]");
        std::thread::sleep(std::time::Duration::from_millis(300));
    }
    super::phone::dismiss(&page);
    assert_eq!(page.count("[data-notice]"), 0);
    assert_eq!(log(&page).as_array().unwrap().len(), 3);
    let view = super::serving::Phone::new().look(&again, &table_of(&page)).json();
    let tests = view["view"]["tests"].as_array().unwrap().clone();
    for (test, potion) in tests[1..].iter().zip(&potions) {
        let poured = test["potion"].as_array().unwrap();
        let names: Vec<&str> =
            poured.iter().map(|pour| pour["ingredient"].as_str().unwrap()).collect();
        let wanted: Vec<String> =
            potion.items().iter().map(|pour| pour.ingredient.id().to_owned()).collect();
        assert_eq!(names, wanted);
    }
    assert_eq!(tests[0]["mistyped"], true);
    let stored = "return Object.keys(localStorage).filter(key => key.startsWith('cp1-queue'))";
    assert_eq!(page.js(stored, json!([])), json!([]));

    // A test whose reply is lost is not made twice, and one of another phone comes before it.
    let second = phone(&again, &format!("table={}", table_of(&page)));
    page.js(
        "const usual = window.fetch;
        window.lost = 0;
        window.fetch = async (url, options) => {
            const reply = await usual(url, options);
            if (options?.method === 'POST' && reply.ok && window.lost++ === 0) throw new TypeError('lost');
            return reply;
        };",
        json!([]),
    );
    tab(&page, "brew");
    pour(&page, &losing_potion(puzzle, 4));
    page.click("#test");
    tested(&page);
    super::phone::dismiss(&page);
    second.wait_for("document.querySelector('[data-notice=others]')");
    std::thread::sleep(std::time::Duration::from_secs(4));
    assert_eq!(log(&second).as_array().unwrap().len(), 4);
    assert_eq!(faults(&second), Vec::<String>::new());
}

#[test]
fn a_scanned_sheet_of_a_tournament_leads_to_its_tables() {
    skip_without!("chromedriver", "chromium");
    let sheet = sealed_sheet(30, Level::FirstGame);
    let server = Server::referee(&[&GAME[..], &["--tables", "2"]].concat());
    let page = phone(&server, &sheet.payload.to_string());
    assert!(notice(&page, "open").contains("name of yours"));
    page.wait_for("document.activeElement.id === 'table-name'");
    let order = "return [...document.querySelectorAll('[data-test=join], [data-test=open]')]
        .map(card => card.dataset.test)";
    assert_eq!(page.js(order, json!([])), json!(["join", "open"]));
    assert_eq!(page.axe(), Vec::<String>::new());
    // The table's name as it is spoken.
    let table = &server.tables(0)[1];
    page.type_into("#table-name", &table.replace('-', " ").to_uppercase());
    assert_eq!(page.count("[data-notice]"), 0);
    page.click("#join");
    assert_eq!(&table_of(&page), table);
    page.click("#go-home");
    page.click("#go-on");
    assert_eq!(&table_of(&page), table);
}
