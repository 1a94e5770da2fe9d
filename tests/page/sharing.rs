//! Tests of one game on several phones: joined tables, and games that are handed over.

use std::time::{Duration, Instant};

use cauldron_press::seal::read::qr_text;
use cauldron_press::witches::puzzle::Ingredient;
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::Sheet;
use cauldron_press::witches::table::{
    Action, Column, Keeper, NoteMark, PotionItemInput, PotionSource, Table,
};
use serde_json::{Value, json};

use super::browser::Page;
use super::games::{losing_potion, sealed_sheet, sheet};
use super::phone::{Phone, brew, choose, dismiss, faults, log, notice, ready, tab};
use super::rivals::play_as_rivals;
use super::serving::{self, Server};
use super::tools::{self, skip_without};

const OPEN: &str = "document.querySelector('#app').dataset.screen === 'brew'";
const NO_ERRORS: Vec<String> = Vec::new();

fn scanned(server: &Server, fragment: &str) -> Page {
    let page = Page::start();
    page.size(390, 844, 2.0, true);
    page.goto(&server.url(&format!("/#{fragment}")));
    ready_or_asked(&page);
    page
}

/// Waits until the page is ready or shows a question. With a question it is not marked as ready.
fn ready_or_asked(page: &Page) {
    page.wait_for(
        "document.documentElement.dataset.ready !== undefined || document.querySelector('dialog')",
    );
}

pub fn table_of(page: &Page) -> String {
    page.wait_for("document.querySelector('[data-test=table-name]')");
    let name = page.js("return document.querySelector('[data-table]').dataset.table", json!([]));
    name.as_str().unwrap().to_owned()
}

#[test]
fn who_scans_a_sheet_that_is_being_played_joins_its_table() {
    skip_without!("chromedriver", "chromium");
    let sheet = sealed_sheet(30, Level::FirstGame);
    let puzzle = &sheet.game_data.puzzle;
    let server = Server::referee(&["--seed", "30", "--level", "0", "--players", "4"]);
    let code = sheet.payload.to_string();
    let first = scanned(&server, &code);
    let name = table_of(&first);
    brew(&first, &losing_potion(puzzle, 1));

    let second = scanned(&server, &code);
    assert_eq!(second.axe(), NO_ERRORS);
    choose(&second, "tables", &name);
    second.wait_for(OPEN);
    assert_eq!(table_of(&second), name);
    assert_eq!(log(&second), log(&first));

    // Both phones mark at once, and all marks are preserved.
    tab(&first, "notes");
    tab(&second, "notes");
    let herbs: Vec<&str> = puzzle.ingredients().iter().map(|herb| herb.id()).collect();
    for herb in &herbs[..4] {
        first.click(&format!("#note-{herb}-1"));
        second.click(&format!("#note-{herb}-2"));
    }
    for page in [&first, &second] {
        page.wait_for(
            "document.querySelectorAll('td .mark-impossible:not(.mark-given)').length === 8",
        );
    }

    // The other phone sees a test at once and can continue the game.
    tab(&second, "brew");
    brew(&second, &losing_potion(puzzle, 2));
    let told = Instant::now();
    first.wait_for("document.querySelector('[data-notice=others]')");
    assert!(told.elapsed() < Duration::from_secs(2), "{:?}", told.elapsed());

    let third = scanned(&server, &code);
    choose(&third, "tables", "own");
    assert_ne!(table_of(&third), name);
    // A phone that returns is asked about the table that it knows.
    third.goto("about:blank");
    third.goto(&server.url(&format!("/#{code}")));
    ready_or_asked(&third);
    assert_eq!(third.count("[data-dialog=tables] [data-choice]"), 3);
    choose(&third, "tables", &name);
    assert_eq!(log(&third), log(&second));
    for page in [&first, &second, &third] {
        assert_eq!(faults(page), NO_ERRORS);
    }
}

#[test]
fn a_link_without_a_name_leads_to_the_tables_in_the_guests_language() {
    skip_without!("chromedriver", "chromium");
    let sheet = sealed_sheet(30, Level::FirstGame);
    let game = ["--seed", "30", "--level", "0", "--players", "4"];
    let server = Server::referee(&game);
    let first = scanned(&server, &sheet.payload.to_string());
    let name = table_of(&first);
    let guest = Page::start();
    guest.before_load("try { localStorage.setItem('cp1-language', 'de') } catch {}");
    for fragment in ["table=", "table"] {
        guest.goto("about:blank");
        guest.goto(&server.url(&format!("/#{fragment}")));
        ready_or_asked(&guest);
        guest.wait_for("document.querySelector('[data-dialog=tables]')");
        assert_eq!(guest.text("[data-dialog=tables] h2"), "Setz dich an einen Tisch");
        assert!(guest.text("[data-dialog=tables]").contains(&sheet.payload.id().label()));
        assert_eq!(guest.axe(), NO_ERRORS);
    }
    choose(&guest, "tables", &name);
    assert_eq!(table_of(&guest), name);

    // Where no table is listed, the start page asks for its name.
    let server = Server::referee(&[&game[..], &["--tables", "2"]].concat());
    let guest = scanned(&server, "table=");
    guest.wait_for("document.activeElement.id === 'table-name'");
    assert_eq!(guest.count("[data-notice]"), 0);
}

#[test]
fn a_table_is_handed_over_by_a_qr_on_the_screen() {
    skip_without!("chromedriver", "chromium");
    let sheet = sealed_sheet(30, Level::FirstGame);
    let server = Server::referee(&["--seed", "30", "--level", "0", "--players", "4"]);
    let first = scanned(&server, &sheet.payload.to_string());
    let name = table_of(&first);
    let address = shared(&first);
    assert!(address.ends_with(&format!("/#table={name}")), "{address}");
    assert_eq!(qr_of(&first), address);
    let second = Page::start();
    second.goto(&address);
    ready(&second);
    assert_eq!(table_of(&second), name);
}

/// Condition that a phone shows `tests` tests.
fn is_at(tests: usize) -> String {
    format!("document.querySelectorAll('[data-test=log] .test').length === {tests}")
}

#[test]
fn who_starts_a_shared_game_again_is_named_and_anyone_brings_it_back() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(65, Level::Beginner, 3);
    let (code, puzzle) = (sheet.payload.to_string(), &sheet.game_data.puzzle);
    let server = Server::referee(&[&code, "--desk"]);
    let first = scanned(&server, &code);
    let name = table_of(&first);
    let second = scanned(&server, &format!("table={name}"));
    second.wait_for(OPEN);
    brew(&first, &losing_potion(puzzle, 1));
    dismiss(&first);
    brew(&first, &losing_potion(puzzle, 2));
    dismiss(&first);
    play_as_rivals(&first);
    second.wait_for("document.querySelector('[data-notice=others]')");
    tab(&second, "log");
    second.wait_for(&is_at(2));
    let before = log(&second);

    first.click("#witch-1");
    choose_again(&first, &name);
    let own = notice(&first, "deed");
    assert!(own.contains("You started") && own.contains("for all phones"), "{own}");
    second.wait_for("document.querySelector('[data-notice=deed]')");
    assert_eq!(second.axe(), NO_ERRORS);
    let told = notice(&second, "deed");
    assert!(told.contains("started this game again, for all phones"), "{told}");
    assert!(!told.starts_with("Somebody") && !told.starts_with("You"), "{told}");
    assert_eq!(second.count("[data-test=log] .test, [data-notice=others]"), 0);
    picture(&second, "deed-again");

    // A phone that joins later can undo the action too.
    let third = scanned(&server, &format!("table={name}"));
    third.wait_for("document.querySelector('#notice-act-deed')");
    second.click("#notice-act-deed");
    second.wait_for(&is_at(2));
    assert_eq!(log(&second), before);
    let own = notice(&second, "deed");
    assert!(own.contains("back as it was before, on all phones"), "{own}");
    for page in [&first, &third] {
        page.wait_for("document.querySelector('[data-notice=deed]')?.innerText.includes('brought the game back')");
        assert_eq!(log(page), before);
        assert_eq!(page.count("[data-notice=others]"), 0, "nobody tested anything");
    }

    // Actions of the referee are announced too.
    let (_, key) = server.said["desk"].as_str().unwrap().split_once('#').unwrap();
    let bearer = format!("Bearer {key}");
    for (rule, words) in [("close", "The referee closed"), ("reopen", "play on"), ("reset", "anew")]
    {
        let (path, body) =
            (format!("/desk/api/tables/{name}"), json!({ "rule": rule }).to_string());
        let phone = serving::Phone::new();
        phone.post_with(&server, &path, &body, &[("authorization", &bearer)]);
        for page in [&first, &second] {
            page.wait_for(&format!(
                "document.querySelector('[data-notice=deed]').innerText.includes('{words}')"
            ));
        }
    }
    for page in [&first, &second, &third] {
        assert_eq!(faults(page), NO_ERRORS);
    }
}

/// Restarts the game of a table, and confirms the question for all phones.
#[track_caller]
fn choose_again(page: &Page, table: &str) {
    page.click("#menu");
    choose(page, "menu", "again");
    page.wait_for("document.querySelector('[data-dialog=again]')");
    let question = page.text("[data-dialog=again]");
    let said = question.to_lowercase().contains(&table.replace('-', " "));
    assert!(question.contains("for all phones?") && said, "{question}");
    picture(page, "again-all");
    choose(page, "again", "yes");
}

/// Saves a screenshot if `PAGE_PICTURES` is set.
pub fn picture(page: &Page, name: &str) {
    if let Some(folder) = std::env::var_os("PAGE_PICTURES") {
        page.screenshot(&std::path::Path::new(&folder).join(format!("{name}.png")));
    }
}

/// Opens the dialog with the QR code. Returns its address.
#[track_caller]
pub fn shared(page: &Page) -> String {
    page.click("#menu");
    page.click("[data-dialog=menu] [data-choice=share]");
    page.wait_for("document.querySelector('[data-dialog=share]')");
    let text = page.js("return document.querySelector('#share-text').value", json!([]));
    text.as_str().unwrap().to_owned()
}

/// Reads the QR code on a screenshot.
#[track_caller]
fn qr_of(page: &Page) -> String {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("screen.png");
    page.screenshot(&picture);
    qr_text(&std::fs::read(picture).unwrap()).unwrap()
}

/// Marks of the grid, row by row.
fn marks(page: &Page) -> Value {
    tab(page, "notes");
    page.js("return [...document.querySelectorAll('td .mark')].map(m => m.dataset.mark)", json!([]))
}

/// A table with a long log and some notes in the format of a phone's storage, with its key.
fn stored(sheet: &Sheet, tests: u32) -> (String, String) {
    let code = sheet.payload.to_string();
    let keeper = Keeper::of_sheet(sheet);
    let mut table = Table::new(&keeper);
    let puzzle = &sheet.game_data.puzzle;
    for number in 1..=tests {
        let potion =
            losing_potion(puzzle, number).items().iter().map(PotionItemInput::from).collect();
        let test =
            Action::Test { number, potion, by: Some(0), kind: PotionSource::Cauldron, sure: true };
        table.apply(&keeper, &test).unwrap();
        table.apply(&keeper, &Action::Full { full: false }).unwrap();
    }
    let herb = |at: usize| -> Ingredient { puzzle.ingredients()[at] };
    for (at, column, mark) in
        [(0, 1, NoteMark::Impossible), (1, 2, NoteMark::Certain), (2, 0, NoteMark::Possible)]
    {
        let (ingredient, column) = (herb(at).id().to_owned(), Column::from(column));
        table.apply(&keeper, &Action::Note { ingredient, column, mark }).unwrap();
    }
    let entry = json!({ "code": code, "save": table.to_json().unwrap(), "seen": 1 });
    (format!("cp1-game:{}", sheet.payload.id()), entry.to_string())
}

/// Starts a phone on which a game was already played.
fn played(sheet: &Sheet, tests: u32) -> Phone {
    let phone = Phone::start();
    let (key, entry) = stored(sheet, tests);
    phone.page.js("localStorage.setItem(...arguments)", json!([key, entry]));
    phone.scan(&sheet.payload.to_string());
    phone
}

#[test]
fn games_of_every_level_are_handed_over_without_a_server() {
    skip_without!("chromedriver", "chromium");
    let other = Page::start();
    other.size(390, 844, 2.0, true);
    let levels = Level::ALL.into_iter().zip([0, 8, 60, 30, 120, 12]);
    for (level, tests) in levels.skip(if tools::long::is_long() { 0 } else { 5 }) {
        let sheet = sheet(60, level, 3);
        let phone = played(&sheet, tests);
        let page = &phone.page;
        let address = shared(page);
        assert_eq!(qr_of(page), address, "{level:?}");
        choose(page, "share", "close");
        other.goto("about:blank");
        other.goto(&address);
        ready(&other);
        other.wait_for(OPEN);
        assert!(!other.url().contains("CP99"), "{}", other.url());
        assert_eq!(log(&other), log(page), "{level:?}");
        assert_eq!(marks(&other), marks(page), "{level:?}");
        assert_eq!([other.console_errors(), page.console_errors()], [NO_ERRORS, NO_ERRORS]);
    }
}

#[test]
fn a_game_too_long_for_a_qr_has_an_address_all_the_same() {
    skip_unless_long!();
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(61, Level::HighWitch, 5);
    let phone = played(&sheet, 400);
    let address = shared(&phone.page);
    assert_eq!(phone.page.count("[data-test=qr]"), 0);
    assert_eq!(phone.page.count("[data-test=share-long]"), 1);
    assert_eq!(phone.page.axe(), NO_ERRORS);
    choose(&phone.page, "share", "close");
    let second = Phone::start();
    second.page.type_into("#code", &address);
    second.page.click("#open");
    second.page.wait_for(OPEN);
    assert_eq!(log(&second.page), log(&phone.page));
}

#[test]
fn a_game_that_is_here_already_is_replaced_or_joined_only_when_asked() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(62, Level::Beginner, 2);
    let puzzle = &sheet.game_data.puzzle;
    let giver = played(&sheet, 3);
    let text = shared(&giver.page);
    choose(&giver.page, "share", "close");
    let fragment = text.split_once('#').unwrap().1;
    let theirs = (log(&giver.page), marks(&giver.page));

    let own = |tests| {
        let phone = played(&sheet, tests);
        tab(&phone.page, "notes");
        let cell = format!("#note-{}-2", puzzle.ingredients()[5].id());
        phone.page.click(&cell);
        phone.page.wait_for(&format!("document.querySelector('{cell}[data-mark=impossible]')"));
        phone
    };
    let phone = own(1);
    let page = &phone.page;
    let mine = (log(page), marks(page));
    let hand_over = || {
        page.goto("about:blank");
        page.goto(&phone.host.url(&format!("/#{fragment}")));
        ready_or_asked(page);
    };
    hand_over();
    assert_eq!(page.axe(), NO_ERRORS);
    choose(page, "handed", "mine");
    page.wait_for(OPEN);
    assert_eq!((log(page), marks(page)), mine);
    hand_over();
    choose(page, "handed", "both");
    page.wait_for(OPEN);
    assert_eq!(log(page), theirs.0);
    tab(page, "notes");
    assert_eq!(page.count("td .mark:not(.mark-blank, .mark-given)"), 4, "the marks of both");
    hand_over();
    choose(page, "handed", "theirs");
    page.wait_for(OPEN);
    assert_eq!((log(page), marks(page)), theirs);
    // The same game again needs no question.
    hand_over();
    page.wait_for(OPEN);
    assert_eq!(page.count("dialog"), 0);
    assert_eq!(page.console_errors(), NO_ERRORS);
}

/// Symbols of codes.
const SYMBOLS: &[u8; 41] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-+/.:";

fn bytes_of(symbols: &str) -> Vec<u8> {
    let values: Vec<usize> =
        symbols.bytes().map(|s| SYMBOLS.iter().position(|&a| a == s).unwrap()).collect();
    let group = |group: &[usize]| {
        let value = group.iter().rev().fold(0, |n, v| n * 41 + v) as u16;
        value.to_be_bytes()[3 - group.len()..].to_vec()
    };
    values.chunks(3).flat_map(group).collect()
}

fn symbols_of(bytes: &[u8]) -> String {
    let spell = |pair: &[u8]| {
        let mut value = pair.iter().fold(0, |n, &b| n << 8 | usize::from(b));
        let symbol = |_| {
            let symbol = char::from(SYMBOLS[value % 41]);
            value /= 41;
            symbol
        };
        (0..=pair.len()).map(symbol).collect::<String>()
    };
    bytes.chunks(2).map(spell).collect()
}

/// Changes the bytes of a handed-over game and corrects its checksum.
fn forged(fragment: &str, change: impl FnOnce(&mut Vec<u8>)) -> String {
    let (head, rest) = fragment.strip_prefix("CP99:").unwrap().split_at(3);
    let size = bytes_of(head);
    let size = usize::from(size[0]) << 8 | usize::from(size[1]);
    let (symbols, code) = rest.split_at(size / 2 * 3 + size % 2 * 2);
    let mut bytes = bytes_of(symbols);
    let mut body = bytes.split_off(5);
    change(&mut body);
    let fold = |sum: u32, byte: u8| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    let sum = body.iter().copied().chain(code.bytes()).fold(0x811c_9dc5, fold);
    bytes[1..].copy_from_slice(&sum.to_be_bytes());
    bytes.extend(body);
    let size = symbols_of(&(bytes.len() as u16).to_be_bytes());
    format!("CP99:{size}{}{code}", symbols_of(&bytes))
}

#[test]
fn a_damaged_or_hostile_game_changes_nothing() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(63, Level::SpiceSorcerer, 3);
    let giver = played(&sheet, 3);
    let text = shared(&giver.page);
    let fragment = text.split_once('#').unwrap().1;
    assert_eq!(forged(fragment, |_| {}), fragment);

    let phone = played(&sheet, 2);
    let page = &phone.page;
    let before = (log(page), marks(page));
    let swapped: String = fragment.replacen(&fragment[12..14], "7Z", 1);
    let cases = [
        (fragment[..fragment.len() / 4].to_owned(), "whole"),
        (fragment[..fragment.len() - 9].to_owned(), "whole"),
        (swapped, "whole"),
        ("CP99:".to_owned(), "whole"),
        (format!("CP99:{}", "::::::".repeat(20)), "whole"),
        (format!("CP99:{}", "0".repeat(30_000)), "whole"),
        (forged(fragment, |body| body[0] = 3), "whole"),
        (forged(fragment, |body| body.push(0)), "whole"),
        // A herb and a witch that are not in this game. The last bytes are the number of namings and
        // the turn of the win.
        (
            forged(fragment, |body| {
                let last = body.len() - 3;
                body[last] = 0xf1;
            }),
            "does not fit",
        ),
        (forged(fragment, |body| body[1] = 0), "whole"),
    ];
    for (handed, words) in cases {
        page.click("#go-home");
        page.wait_for("document.querySelector('#code')");
        page.js("document.querySelector('#code').value = ''", json!([]));
        page.js(
            "const field = document.querySelector('#code');
            field.value = arguments[0];
            field.dispatchEvent(new Event('input', { bubbles: true }));",
            json!([handed]),
        );
        page.click("#open");
        let told = notice(page, "open");
        assert!(told.contains(words), "{told}");
        page.click("#notice-close-open");
        page.press_pointer(".game-open");
        page.wait_for(OPEN);
        assert_eq!((log(page), marks(page)), before);
    }
    assert_eq!(page.console_errors(), NO_ERRORS);
}

/// Script that counts wake locks, vibrations and tones.
const SPIES: &str = "
window.done = { locks: 0, trembled: 0, tones: 0 };
navigator.vibrate = () => { done.trembled++; return true; };
const lock = () => Object.assign(new EventTarget(), {
  released: false, release() { done.locks--; this.released = true; } });
Object.defineProperty(navigator, 'wakeLock', { value: {
  request: async () => { done.locks++; return lock(); } } });
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) { done.tones++; return start.call(this, at); };";

#[test]
fn the_screen_stays_on_while_a_game_is_open_and_signals_come_on_request() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(64, Level::FirstGame, 2);
    let phone = Phone::start();
    let page = &phone.page;
    page.before_load(SPIES);
    phone.scan(&sheet.payload.to_string());
    let done = || page.js("return [done.locks, done.trembled, done.tones]", json!([]));
    page.wait_for("done.locks === 1");
    brew(page, &losing_potion(&sheet.game_data.puzzle, 1));
    assert_eq!(done(), json!([1, 0, 0]), "quiet until asked");

    dismiss(page);
    page.click("#menu");
    assert_eq!(page.axe(), NO_ERRORS);
    for switch in ["vibration", "sound", "awake"] {
        page.click(&format!("label:has(#switch-{switch})"));
    }
    choose(page, "menu", "close");
    assert_eq!(done(), json!([0, 2, 2]), "each is shown when it is turned on");
    brew(page, &losing_potion(&sheet.game_data.puzzle, 2));
    assert_eq!(done(), json!([0, 3, 4]));

    phone.scan(&sheet.payload.to_string());
    page.click("#menu");
    assert_eq!(page.count("#switch-sound:checked, #switch-vibration:checked"), 2);
    page.click("label:has(#switch-awake)");
    choose(page, "menu", "close");
    page.wait_for("done.locks === 1");
    page.click("#go-home");
    page.wait_for("done.locks === 0");
    assert_eq!(page.console_errors(), NO_ERRORS);
}
