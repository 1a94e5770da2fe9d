//! Tests of the referee's desk in a browser.

use std::path::Path;

use cauldron_press::witches::settings::Level;
use serde_json::json;

use super::browser::{Page, Params};
use super::games::sealed_sheet;
use super::serving::{self, Server, poor};
use super::tools::skip_without;

const NO_FAULT: Vec<String> = Vec::new();

/// Starts a desk with two tables, one of which has made a test.
fn desk() -> (Server, String) {
    let game = ["--seed", "30", "--level", "0", "--players", "4", "--desk"];
    let server = Server::referee(&game);
    let code = sealed_sheet(30, Level::FirstGame).payload.to_string();
    let phone = serving::Phone::new();
    let table = phone.open(&server, &code);
    phone.open(&server, &code);
    phone.play(&server, &table, &poor(1));
    (server, table)
}

fn enter(page: &Page, server: &Server) {
    page.goto(server.said["desk"].as_str().unwrap());
    page.wait_for("!document.querySelector('#tables').hidden");
}

/// Checks that the page is not wider than the screen. A wide table scrolls in its own frame.
#[track_caller]
fn fits(page: &Page, what: &str) {
    let wide = "const e = document.scrollingElement; return [e.scrollWidth, e.clientWidth]";
    let wide = page.js(wide, json!([]));
    assert_eq!(wide[0], wide[1], "{what}");
}

#[test]
fn everybody_can_read_the_desk_on_any_screen() {
    skip_without!("chromedriver", "chromium");
    let (server, _) = desk();
    for text_size in [16, 32] {
        let page = Page::start_with(Params { text_size: Some(text_size), ..Params::default() });
        page.goto(&server.url("/desk"));
        page.wait_for("!document.querySelector('#door').hidden");
        assert_eq!(page.axe(), NO_FAULT, "the door");
        enter(&page, &server);
        assert!(!page.url().contains('#'), "the key is out of sight");
        for path in ["/desk", "/desk/cards"] {
            if path != "/desk" {
                page.goto(&server.url(path));
            }
            for (width, height) in [(1280, 800), (390, 844), (320, 568)] {
                page.size(width, height, 1.0, true);
                let what = format!("{path}, {width} px, text of {text_size} px");
                fits(&page, &what);
                for dark in [false, true] {
                    page.dark(dark);
                    assert_eq!(page.axe(), NO_FAULT, "{what}");
                    if let Some(folder) = std::env::var_os("PAGE_PICTURES") {
                        let name = path[1..].replace('/', "-");
                        let name = format!("{name}-{width}-{text_size}-{dark}.png");
                        page.screenshot(&Path::new(&folder).join(name));
                    }
                }
            }
        }
        page.goto(&server.url("/desk"));
        page.wait_for("!document.querySelector('#tables').hidden");
        page.forced_colours();
        assert_eq!(page.axe(), NO_FAULT, "forced colours");
        // Requests before the login fail with status 401.
        let errors = page.console_errors().into_iter().filter(|error| !error.contains("401"));
        assert_eq!(errors.collect::<Vec<_>>(), NO_FAULT);
    }
}

#[test]
fn a_chosen_key_opens_the_desk_by_its_address() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("desk.key");
    for key in ["a\"quote<and>more-of-it", "100%-sure-that-nobody-knows"] {
        std::fs::write(&file, key).unwrap();
        let game = ["--seed", "30", "--level", "0", "--players", "4", "--desk-key-file"];
        let server = Server::referee(&[&game[..], &[file.to_str().unwrap()]].concat());
        let page = Page::start();
        page.goto(&server.url(&format!("/desk#{key}")));
        page.wait_for("!document.querySelector('#tables').hidden");
        assert_eq!(page.console_errors(), NO_FAULT);
    }
}

#[test]
fn a_referee_rules_by_buttons() {
    skip_without!("chromedriver", "chromium");
    let (server, table) = desk();
    let page = Page::start();
    enter(&page, &server);
    let row = format!(
        "[...document.querySelectorAll('#rows tr')].find(row => row.cells[0].textContent === '{table}')"
    );
    page.wait_for(&row);
    let rule = |rule: &str| {
        page.press_pointer(&format!("#rows [data-rule={rule}]"));
    };
    let asked = || {
        page.wait_for("document.querySelector('#ask').open");
        assert_eq!(page.axe(), NO_FAULT);
        let question = page.text("#question");
        assert!(question.contains("for all its phones") || question.contains("on all its phones"));
    };
    rule("close");
    asked();
    page.click("#ask [value=yes]");
    page.wait_for(&format!("{row}.querySelector('[data-rule=reopen]')"));
    let phone = serving::Phone::new();
    phone.play(&server, &table, &poor(2)).refuses(409, "closed", "closed this table");

    // Destructive actions ask for confirmation, and Enter selects "no".
    rule("reset");
    asked();
    page.click("#ask [value=no]");
    assert_eq!(phone.look(&server, &table).json()["view"]["tests"].as_array().unwrap().len(), 1);
    rule("reset");
    asked();
    page.click("#ask [value=yes]");
    let tests = |count: &str| format!("{row}.cells[5].textContent === '{count}'");
    page.wait_for(&tests("0"));
    // The action can be undone for a minute.
    page.wait_for(&format!("!{row}.querySelector('[data-rule=bring-back]').hidden"));
    assert_eq!(page.axe(), NO_FAULT);
    rule("bring-back");
    page.wait_for(&tests("1"));
    assert_eq!(phone.look(&server, &table).json()["view"]["tests"].as_array().unwrap().len(), 1);
    assert_eq!(page.console_errors(), NO_FAULT);
}

#[test]
fn winners_stand_in_the_order_of_their_wins() {
    skip_without!("chromedriver", "chromium");
    let sheet = sealed_sheet(30, Level::FirstGame);
    let game = ["--seed", "30", "--level", "0", "--players", "4", "--desk", "--tables", "3"];
    let server = Server::referee(&game);
    let phone = serving::Phone::new();
    let tables = server.tables(0);
    for table in [2, 0] {
        phone.play(&server, &tables[table], &serving::test(1, &serving::right(&sheet)));
        // The wins must have different timestamps.
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let page = Page::start();
    enter(&page, &server);
    page.wait_for("document.querySelectorAll('#rows tr').length === 3");
    let column = |at: usize| {
        page.js(
            &format!("return [...document.querySelectorAll('#rows tr')].map(row => row.cells[{at}].textContent)"),
            json!([]),
        )
    };
    assert_eq!(column(0), json!(tables));
    assert_eq!(column(3), json!(["2", "", "1"]));
    assert_eq!(column(4)[1], "");
    page.js(
        "const order = document.querySelector('#order'); order.value = 'won';
        order.dispatchEvent(new Event('change'))",
        json!([]),
    );
    page.wait_for(&format!("document.querySelector('#rows th').textContent === '{}'", tables[2]));
    assert_eq!(column(0), json!([tables[2], tables[0], tables[1]]));
    if let Some(folder) = std::env::var_os("PAGE_PICTURES") {
        page.size(1280, 500, 1.0, false);
        page.screenshot(&Path::new(&folder).join("desk-ranks.png"));
    }
    page.goto(&server.url("/desk"));
    page.wait_for("document.querySelectorAll('#rows tr').length === 3");
    assert_eq!(column(3), json!(["1", "2", ""]), "the order is remembered");
    assert_eq!(page.console_errors(), NO_FAULT);
}
