//! Tests of printing from the page: the preview matches the options, the files equal those of the
//! program, and the games can be played.

use std::fs;
use std::path::Path;

use cauldron_press::page::fonts::FILES;
use cauldron_press::phone::press_parts;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tempfile::TempDir;

use super::browser::{Key, Page};
use super::host::Host;
use super::params::{self, Made};
use super::phone::{Phone, cauldron, kept_offline, ready, reload, site};
use super::tools::{program, skip_without};

/// Script that records the files made by the page. They are not sent anywhere, because the page may
/// not connect to other hosts.
const KEEPS: &str = "
window.made = new Map();
const address = URL.createObjectURL;
URL.createObjectURL = blob => {
  const url = address.call(URL, blob);
  made.set(url, blob);
  return url;
};";

const DRAWN: &str = "document.querySelector('#preview-page img')?.complete \
    && document.querySelector('[data-test=preview]').getAttribute('aria-busy') === 'false'";

/// Opens the print screen and waits for its pages.
#[track_caller]
fn open(page: &Page) {
    page.click("#print-open");
    page.wait_for("document.querySelector('[data-test=print]')");
    page.wait_for(DRAWN);
}

/// Starts a phone with the print screen, with [`KEEPS`] installed.
#[track_caller]
fn printing() -> Phone {
    let phone = Phone::start();
    phone.page.js(KEEPS, json!([]));
    open(&phone.page);
    phone
}

/// Selects an option of a list by its value.
#[track_caller]
fn select(page: &Page, css: &str, value: &str) {
    page.js(
        "document.querySelector(arguments[0]).closest('details')?.toggleAttribute('open', true)",
        json!([css]),
    );
    page.click(&format!("{css} option[value='{value}']"));
    let found = page.js("return document.querySelector(arguments[0]).value", json!([css]));
    assert_eq!(found, value, "{css}");
}

/// Replaces the text of a field with the pointer and the keys, and leaves the field.
#[track_caller]
fn write(page: &Page, css: &str, value: &str) {
    type_with_keys(page, css, value);
    page.press(&[Key::Tab]);
}

/// Makes the files. Returns the name and digest of each.
#[track_caller]
fn make(page: &Page) -> Vec<(String, String)> {
    page.wait_for(DRAWN);
    page.tap("#make");
    made(page)
}

/// Waits for the files that are being made. Returns the name and digest of each.
#[track_caller]
fn made(page: &Page) -> Vec<(String, String)> {
    page.wait_for("document.querySelector('[data-test=made]')");
    let made = page.js(
        "const files = [];
        for (const link of document.querySelectorAll('[data-test=made] a[download]')) {
          const bytes = await made.get(link.href).arrayBuffer();
          const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
          files.push([link.download, [...digest].map(b => b.toString(16).padStart(2, '0')).join('')]);
        }
        return files",
        json!([]),
    );
    serde_json::from_value(made).unwrap()
}

/// PDF files of the program in order of name, each with its digest.
fn printed(options: &[&str]) -> Vec<(String, String)> {
    let folder = TempDir::new().unwrap();
    let out = folder.path().to_str().unwrap();
    cauldron(&[options, &["--quiet", "--out", out]].concat());
    let mut files: Vec<_> =
        fs::read_dir(folder.path()).unwrap().map(|f| f.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "pdf"));
    files.sort();
    files.iter().map(|file| named(file)).collect()
}

fn named(file: &Path) -> (String, String) {
    let digest = Sha256::digest(fs::read(file).unwrap());
    let digest = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    (file.file_name().unwrap().to_str().unwrap().to_owned(), digest)
}

fn seed(page: &Page) -> String {
    page.js("return document.querySelector('#seed').value", json!([])).as_str().unwrap().to_owned()
}

/// Emulates the properties by which the page recognizes a device. `shares` is whether it can share
/// files, which `window.shared` collects.
const DEVICE: &str = "{
    const [touchPoints, shares] = ARGUMENTS;
    Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => touchPoints });
    delete Navigator.prototype.share;
    delete Navigator.prototype.canShare;
    window.shared = [];
    if (shares) {
        Navigator.prototype.canShare = ({ files }) =>
            files.length > 0 && files.every(file => file.type === 'application/pdf');
        Navigator.prototype.share = async ({ files }) => { window.shared.push(...files); };
    }
}";

const IPHONE: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) \
    AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
/// User agent of Macs, and of iPads, which differ from them by their touch screen.
const MAC: &str = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 \
    (KHTML, like Gecko) Version/18.5 Safari/605.1.15";
const ANDROID: &str = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 \
    (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36";

#[test]
fn share_comes_first_where_a_blob_cannot_be_opened() {
    skip_without!("chromedriver", "chromium");
    for (device, agent, touch_points, shares, first) in [
        ("iPhone", IPHONE, 5, true, "made-share"),
        ("iPad", MAC, 5, true, "made-share"),
        ("iPhone at a plain address", IPHONE, 5, false, "made-open-0"),
        ("Mac", MAC, 0, true, "made-open-0"),
        ("Android", ANDROID, 5, true, "made-open-0"),
    ] {
        let phone = Phone::start();
        let page = &phone.page;
        page.devtools("Network.setUserAgentOverride", json!({ "userAgent": agent }));
        page.before_load(&DEVICE.replace("ARGUMENTS", &format!("[{touch_points}, {shares}]")));
        phone.visit("/");
        page.js(KEEPS, json!([]));
        page.press_pointer("#first-print");
        page.wait_for(DRAWN);
        page.press_pointer("#make");
        page.wait_for("document.querySelector('[data-test=made]')");
        // The first button is the only emphasized one, and the highest.
        let buttons = page.js(
            "const all = [...document.querySelectorAll('[data-test=made] .button')];
            const top = e => e.getBoundingClientRect().top;
            return [all[0].id, ...all.filter(e => e.matches('.primary')).map(e => e.id),
                all.every(e => top(e) >= top(all[0])), all.some(e => e.id === 'made-share')]",
            json!([]),
        );
        assert_eq!(buttons, json!([first, first, true, shares]), "{device}");
        if !shares {
            continue;
        }
        page.press_pointer("#made-share");
        page.wait_for("window.shared.length === 1");
        let same = page.js(
            "const kept = made.get(document.querySelector('#made-save-0').href);
            const [one, other] = await Promise.all([kept, shared[0]].map(file => file.text()));
            return [one === other && one.startsWith('%PDF'), shared[0].name]",
            json!([]),
        );
        assert_eq!(same, json!([true, page.text(".made-name")]), "{device}");
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
}

pub fn a_sheet_is_chosen_seen_made_and_played() {
    let phone = printing();
    let page = &phone.page;
    page.tap("#level-3");
    page.tap("#players-2");
    page.tap("#paper-a4");
    page.tap("#ink-gray");
    page.wait_for(DRAWN);
    assert_eq!(page.count("#preview-page img"), 1);
    let title = page.text("[data-test=preview-title]");
    page.tap("#preview-page");
    assert_ne!(page.text("[data-test=preview-title]"), title);
    let label = page.text("[data-test=facts] strong");

    let made = make(page);
    let seed = seed(page);
    let options = ["sheet", "--seed", &seed, "--level", "3", "--players", "2", "--paper", "a4"];
    let options = [&options[..], &["--ink", "gray", "--no-play-page"]].concat();
    assert_eq!(made, printed(&options));

    page.tap("#made-play");
    page.wait_for("document.querySelector('#app').dataset.screen === 'brew'");
    assert_eq!(page.text("[data-test=game-label]"), format!("Game {label}"));
    page.back();
    page.wait_for("document.querySelector('[data-test=print]')");
    assert_eq!(page.count("#level-3:checked"), 1, "what was chosen is still chosen");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_sheet_is_printed() {
    skip_without!("chromedriver", "chromium");
    a_sheet_is_chosen_seen_made_and_played();
}

#[test]
fn the_sheet_of_the_day_is_printed() {
    skip_without!("chromedriver", "chromium");
    let phone = printing();
    let page = &phone.page;
    page.tap("#of-the-day");
    page.wait_for("document.querySelector('#of-the-day[aria-pressed=true]')");
    let made = make(page);
    let date = page.js(
        "const now = new Date();
        return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
            .map(number => String(number).padStart(2, '0')).join('-')",
        json!([]),
    );
    let paper = page.js("return document.querySelector('[name=paper]:checked').value", json!([]));
    let options = ["sheet", "--daily", date.as_str().unwrap(), "--paper", paper.as_str().unwrap()];
    assert_eq!(made, printed(&[&options[..], &["--no-play-page"]].concat()));
}

pub fn many_games_are_made_with_progress_and_can_be_stopped() {
    let phone = printing();
    let page = &phone.page;
    page.tap("#kind-booklet");
    page.wait_for("document.querySelector('#games')");
    write(page, "#games", "50");
    page.wait_for(DRAWN);
    page.tap("#make");
    page.wait_for("document.querySelector('#make-progress')?.value > 0");
    page.tap("#make-stop");
    page.wait_for("document.querySelector('#make')");

    write(page, "#games", "3");
    select(page, "#climb", "2");
    write(page, "#title", "Class 4b");
    let made = make(page);
    let seed = seed(page);
    let paper = page.js("return document.querySelector('[name=paper]:checked').value", json!([]));
    let options = ["booklet", "--seed", &seed, "--games", "3", "--ramp", "0..2"];
    let rest = ["--title", "Class 4b", "--paper", paper.as_str().unwrap(), "--no-play-page"];
    assert_eq!(made, printed(&[&options[..], &rest].concat()));
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn many_games_are_printed() {
    skip_unless_long!();
    skip_without!("chromedriver", "chromium");
    many_games_are_made_with_progress_and_can_be_stopped();
}

#[test]
fn a_class_gets_a_game_for_each_name() {
    skip_without!("chromedriver", "chromium");
    let phone = printing();
    let page = &phone.page;
    page.tap("#kind-booklet");
    page.wait_for("document.querySelector('#names')");
    let is_for = |players: u8| {
        page.wait_for(&format!("document.querySelector('#players-{players}').checked"));
    };
    is_for(4);
    write(page, "#names", "Ada\nBéla\n\nZoë");
    page.wait_for("document.querySelector('#names-hint').textContent.includes('3')");
    is_for(1);
    page.tap("#players-3");
    write(page, "#names", "Ada\nBéla\nZoë\nMia");
    page.wait_for("document.querySelector('#names-hint').textContent.includes('4')");
    is_for(3);
    page.tap("#zip");
    let made = make(page);
    assert_eq!(made.len(), 1, "{made:?}");
    assert!(made[0].0.ends_with(".zip"), "{made:?}");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// The margin is asked for where pages are shrunk to the paper in the printer.
#[test]
fn pages_are_shrunk_with_a_margin() {
    skip_without!("chromedriver", "chromium");
    let phone = printing();
    let page = &phone.page;
    page.tap("#paper-a4");
    page.wait_for(DRAWN);
    select(page, "#layout", "4-up");
    page.wait_for(DRAWN);
    // They do not fit without being shrunk.
    select(page, "#sheet", "a4");
    page.wait_for("document.querySelector('#fit')");
    assert_eq!(page.count("#margin"), 0);
    page.tap("#fit");
    page.wait_for("document.querySelector('#margin')");
    page.wait_for(DRAWN);
    write(page, "#margin", "7.5");
    page.wait_for(DRAWN);
    let made = make(page);
    assert!(
        page.js("return document.querySelector('#print-link').value", json!([]))
            .as_str()
            .unwrap()
            .contains("&fit=yes&margin=7.5")
    );
    let seed = seed(page);
    let options = ["sheet", "--seed", &seed, "--paper", "a4", "--layout", "4-up", "--sheet", "a4"];
    let rest = ["--fit", "--margin", "7.5", "--no-play-page"];
    assert_eq!(made, printed(&[&options[..], &rest].concat()));
    assert_eq!(page.axe(), Vec::<String>::new());
    page.tap("#fit");
    page.wait_for("document.querySelector('#margin') === null");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// A booklet that is split into signatures says so beside its file.
#[test]
fn a_thick_booklet_says_how_it_is_folded() {
    skip_unless_long!();
    skip_without!("chromedriver", "chromium");
    let phone = printing();
    let page = &phone.page;
    page.tap("#kind-booklet");
    page.wait_for("document.querySelector('#games')");
    write(page, "#games", "16");
    select(page, "#layout", "saddle");
    make(page);
    assert!(page.text("#made-advice").contains("signatures"), "{}", page.text("#made-advice"));
    assert_eq!(page.axe(), Vec::<String>::new());
}

/// Fonts for other scripts are loaded on demand.
#[test]
fn names_in_many_scripts_and_a_sheet_in_japanese_are_printed() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    let link = |query: &str| {
        page.goto("about:blank");
        page.goto(&phone.host.url(&format!("/#new?{query}")));
        page.wait_for("document.querySelector('[data-test=print]')");
        page.js(KEEPS, json!([]));
    };
    link("kind=sheet&seed=7&level=0&players=2&paper=a4&lang=ja");
    let made = make(page);
    let options = ["sheet", "--seed", "7", "--level", "0", "--players", "2", "--paper", "a4"];
    assert_eq!(made, printed(&[&options[..], &["--lang", "ja", "--no-play-page"]].concat()));

    let names = "Ада\nΝίκη\nשרה\nمحمد\nสมชาย\nअनन्या\n김민준\nさくら\nNguyễn\nJose\u{301}";
    let folder = TempDir::new().unwrap();
    let list = folder.path().join("names.txt");
    fs::write(&list, names).unwrap();
    link("kind=booklet&seed=7&level=0&players=2&paper=a4&lang=en");
    write(page, "#names", names);
    page.wait_for("document.querySelector('#names-hint').textContent.includes('10')");
    let made = make(page);
    let options = ["booklet", "--seed", "7", "--level", "0", "--players", "2", "--paper", "a4"];
    let list = list.to_str().unwrap();
    assert_eq!(made, printed(&[&options[..], &["--names", list, "--no-play-page"]].concat()));
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn files_that_several_requests_need_at_once_are_sent_once() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    // The press receives the files late, so that two requests send them.
    page.before_load(
        "const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (data, ...more) {
            const late = ['language', 'font'].includes(data.does) ? 500 : 0;
            setTimeout(() => post.call(this, data, ...more), late);
        };",
    );
    page.goto("about:blank");
    page.goto(&phone.host.url("/#new?kind=sheet&seed=7&level=0&players=2&paper=a4&lang=ja"));
    page.wait_for("document.querySelector('[data-test=print]')");
    page.js(KEEPS, json!([]));
    page.press_pointer("#make");
    let options = ["sheet", "--seed", "7", "--level", "0", "--players", "2", "--paper", "a4"];
    assert_eq!(made(page), printed(&[&options[..], &["--lang", "ja", "--no-play-page"]].concat()));
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_race_is_printed() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    page.js(KEEPS, json!([]));
    page.goto(&phone.host.url("/#new?kind=race&seed=7&players=3&minutes=10&paper=a4"));
    page.wait_for("document.querySelector('[data-kind=race]')");
    page.js(KEEPS, json!([]));
    let made = make(page);
    let options = ["race", "print", "--seed", "7", "--players", "3", "--minutes", "10"];
    assert_eq!(made, printed(&[&options[..], &["--paper", "a4"]].concat()));
}

#[test]
fn links_say_what_is_to_be_printed_and_hostile_ones_are_refused() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    let follow = |fragment: &str| {
        page.goto("about:blank");
        page.goto(&phone.host.url(&format!("/#new?{fragment}")));
        page.wait_for("document.querySelector('[data-test=print]')");
    };
    follow("level=3&players=2&lang=fr&paper=letter&ink=black&seed=malut-lisil-hilug-pu");
    page.wait_for(DRAWN);
    for chosen in ["#level-3", "#players-2", "#paper-letter", "#ink-black"] {
        assert_eq!(page.count(&format!("{chosen}:checked")), 1, "{chosen}");
    }
    assert_eq!(page.js("return document.querySelector('#lang').value", json!([])), "fr");
    assert_eq!(seed(page), "malut-lisil-hilug-pu");
    let link = page.js("return document.querySelector('#print-link').value", json!([]));
    let (_, query) = link.as_str().unwrap().split_once("#new?").unwrap();
    follow(query);
    assert_eq!(page.count("#level-3:checked"), 1, "{query}");

    let long = format!("seed={}", "1".repeat(700));
    for hostile in [
        "level=6",
        "edition=1",
        "level=-1",
        "level=3&level=4",
        "players=9",
        "players=1e1",
        "lang=xx",
        "colour=red",
        "seed=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
        "paper=../../etc",
        "theme=%22%3E",
        "%",
        "kind=virus",
        "games=5000",
        "base-url=https%3A%2F%2Fevil.example",
        "large-print=maybe",
        &long,
    ] {
        follow(hostile);
        page.wait_for("document.querySelector('[data-notice=print]')");
        assert_eq!(page.count("[data-notice=print] img"), 0);
        assert_eq!(page.count("#level-0:checked"), 1, "{hostile}");
    }
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// Script that opens all folds and remembers elements, to check later that they are the same.
const SURVIVES: &str = "
for (const fold of document.querySelectorAll('details')) fold.open = true;
window.before = [...document.querySelectorAll('[data-test=print] :is(input, select, button)')];
";

/// Types into a field with the pointer and the keys. Its old content is replaced.
#[track_caller]
fn type_with_keys(page: &Page, css: &str, text: &str) {
    page.tap(css);
    page.wait_for(&format!("document.activeElement.matches('{css}')"));
    page.js("document.activeElement.select()", json!([]));
    assert_eq!(page.js("return document.activeElement.matches(arguments[0])", json!([css])), true);
    page.type_keys(text);
}

/// Every field with one of the texts for it, and a setting that makes the files obsolete.
fn make_in_one_tap(page: &Page, fields: &[(&str, &str)], obsolete: &[&str]) {
    for (i, (css, text)) in fields.iter().enumerate() {
        // The preview of the latest choice, and the redraw after it.
        std::thread::sleep(std::time::Duration::from_millis(600));
        page.wait_for(DRAWN);
        std::thread::sleep(std::time::Duration::from_millis(600));
        page.js(SURVIVES, json!([]));
        type_with_keys(page, css, text);
        page.press_pointer("#make");
        page.wait_for(
            "document.querySelector('[data-test=making], [data-test=made], .notice-warn')",
        );
        page.wait_for("document.querySelector('[data-test=made]')");
        page.wait_for("document.activeElement.id === 'made-title'");
        let shown = page.js("return document.querySelector(arguments[0]).value", json!([css]));
        assert_eq!(shown, *text, "{css}");
        let lost = page.js(
            "return before.filter(e => e.id !== 'make' && e.id !== 'preview-small' \
                && !e.isConnected && document.getElementById(e.id)).map(e => e.id)",
            json!([]),
        );
        assert_eq!(lost, json!([]), "{css}: these were replaced");
        page.tap(obsolete[i % obsolete.len()]);
        page.wait_for("document.querySelector('#make')");
    }
}

pub fn one_tap_makes_the_file_after_typing() {
    let phone = printing();
    let page = &phone.page;
    let seed = "malut-lisil-hilug-pu";
    let fields = [("#seed", seed), ("#align-x", "1.5"), ("#bleed", "3"), ("#turns-to", "20")];
    make_in_one_tap(page, &fields, &["#level-1", "#level-0"]);
    page.tap("#kind-booklet");
    page.wait_for("document.querySelector('#games')");
    let fields = [("#games", "2"), ("#title", "Class 4b"), ("#names", "Ada")];
    make_in_one_tap(page, &fields, &["#players-2", "#players-3"]);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn typing_and_one_tap_make_the_file() {
    skip_without!("chromedriver", "chromium");
    one_tap_makes_the_file_after_typing();
}

#[test]
fn tab_goes_on_from_a_field_that_redraws_the_screen() {
    skip_without!("chromedriver", "chromium");
    let phone = printing();
    let page = &phone.page;
    let focus = || page.js("return document.activeElement.id", json!([]));
    page.tap("#kind-booklet");
    page.wait_for("document.querySelector('#games')");
    page.wait_for(DRAWN);
    for (css, text, next) in
        [("#games", "3", "climb"), ("#title", "Class 4b", "names"), ("#names", "Ada", "zip")]
    {
        type_with_keys(page, css, text);
        page.press(&[Key::Tab]);
        assert_eq!(focus(), next, "after {css}");
        page.wait_for(DRAWN);
        std::thread::sleep(std::time::Duration::from_millis(400));
        assert_eq!(focus(), next, "when the preview after {css} is drawn");
    }
    page.js("document.querySelector('#make').focus()", json!([]));
    page.press(&[Key::Enter]);
    page.wait_for("document.activeElement.id === 'made-title'");
    // Text that is not committed survives a redraw, here the one after the preview.
    page.tap("#players-2");
    type_with_keys(page, "#title", "Witches");
    page.wait_for(DRAWN);
    std::thread::sleep(std::time::Duration::from_millis(400));
    assert_eq!(page.js("return document.querySelector('#title').value", json!([])), "Witches");
    assert_eq!(focus(), "title");
}

#[test]
fn a_pasted_line_is_one_pupil_and_troubles_stand_beside_the_names() {
    skip_without!("chromedriver", "chromium");
    let phone = printing();
    let page = &phone.page;
    page.tap("#kind-booklet");
    page.wait_for("document.querySelector('#names')");
    page.tap("#names");
    // Columns as a spreadsheet copies them, a number or a class first, a long name, an emoji, too
    // many.
    let long = "Ö".repeat(41);
    let many: String = (0..50).map(|n| format!("Pupil {}\r\n", ["a", "b"][n % 2])).collect();
    let list =
        format!("\u{feff}1\tAda\t4b\r\n4b\tm\tbo@owl.org\tBo Li\r\n{long}\r\nMia 🧙\r\n{many}");
    page.js("document.execCommand('insertText', false, arguments[0])", json!([list]));
    page.press(&[Key::Tab]);
    page.wait_for("document.querySelectorAll('#names-read li').length === 54");
    page.wait_for("document.querySelector('#names-read [data-trouble=sign]')");
    let read = page.js(
        "return [...document.querySelectorAll('#names-read li')].map(
            li => [li.firstChild.data, li.dataset.trouble ?? ''])",
        json!([]),
    );
    assert_eq!(read[0], json!(["Ada", ""]));
    assert_eq!(read[1], json!(["Bo Li", ""]));
    assert_eq!(read[2], json!(["Ö".repeat(40), "long"]));
    assert_eq!(read[3], json!(["Mia 🧙", "sign"]));
    let told = page.text("#names-read [data-trouble=sign]");
    assert_eq!(told, "Mia 🧙 (has 🧙 (U+1F9D9), which cannot be printed)");
    // Above the list, which scrolls, and again in place of the file.
    let wrong = page.text("#names-wrong");
    assert!(wrong.contains(&told) && wrong.lines().count() == 5, "{wrong}");
    assert_eq!(page.axe(), Vec::<String>::new());
    page.press_pointer("#make");
    page.wait_for("document.querySelector('[data-test=make] [role=alert]')");
    let refused = page.text("[data-test=make] [role=alert]");
    assert_eq!(refused, "Mia 🧙: has 🧙 (U+1F9D9), which cannot be printed.");
    assert_eq!(read[49], json!(["Pupil b", ""]));
    assert_eq!(read[50], json!(["Pupil a", "over"]));
    assert!(page.text("#names-hint").contains("50"), "{}", page.text("#names-hint"));
    assert_eq!(page.axe(), Vec::<String>::new());
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// Opens the print screen for a class with a list of names. Does not wait for the press's answer.
fn class(page: &Page, address: &str, names: &str) {
    page.goto("about:blank");
    page.goto(&format!("{address}#new?kind=booklet&seed=7&level=0&players=2&paper=a4&lang=en"));
    page.wait_for("document.querySelector('#names')");
    page.js(KEEPS, json!([]));
    page.tap("#names");
    page.js("document.execCommand('insertText', false, arguments[0])", json!([names]));
    page.press(&[Key::Tab]);
}

/// Characters of many scripts and kinds: some that the fonts have, some that they lack, and some
/// that change the text around them.
const CHARACTERS: [char; 48] = [
    'Å', 'ß', 'Ł', 'ệ', 'ơ', 'ǆ', 'ʼ', '’', '–', '&', '€', '©', '®', '™', '½', '№', '‰', '♥', '★',
    '☺', '①', '🦄', '🧙', 'Ω', 'Ж', 'ѓ', 'א', 'ع', 'پ', 'ก', 'क', '한', '漢', '龘', '𠮷', 'さ',
    'ﾊ', 'Ａ', 'ა', 'Ա', 'አ', 'Ꭰ', 'த', '𝐀', '\u{301}', '\u{200b}', '\u{202e}', '\u{e000}',
];

#[test]
fn the_page_and_the_program_agree_on_what_cannot_be_printed() {
    skip_without!("chromedriver", "chromium");
    let names = CHARACTERS.map(|c| format!("Ada {c}x")).join("\n");
    let folder = TempDir::new().unwrap();
    let list = folder.path().join("names.txt");
    fs::write(&list, &names).unwrap();
    let arguments = ["booklet", "--level", "0", "--names", list.to_str().unwrap(), "--out"];
    let out = folder.path().join("out");
    let program =
        std::process::Command::new(program::path()).args(arguments).arg(&out).output().unwrap();
    assert_eq!((program.status.code(), out.exists()), (Some(2), false));
    let told = String::from_utf8(program.stderr).unwrap();
    let refused = |line: usize| told.contains(&format!("line {line}, "));
    let refused: Vec<char> =
        (1..).zip(CHARACTERS).filter(|(line, _)| refused(*line)).map(|(_, c)| c).collect();
    assert!(refused.contains(&'🦄') && !refused.contains(&'©'), "{refused:?}");

    let phone = Phone::start();
    let page = &phone.page;
    class(page, &phone.host.url("/"), &names);
    page.wait_for("document.querySelector('#names-read [data-trouble=sign]')");
    let marked = page.js(
        "return [...document.querySelectorAll('#names-read li')].map(
            li => li.dataset.trouble === 'sign')",
        json!([]),
    );
    let marked = marked.as_array().unwrap();
    assert_eq!(marked.len(), CHARACTERS.len());
    let marked: Vec<char> =
        marked.iter().zip(CHARACTERS).filter(|(own, _)| **own == true).map(|(_, c)| c).collect();
    assert_eq!(marked, refused, "{told}");
    // A letter of four code points: the press takes 80 of these, and so 20 letters.
    class(page, &phone.host.url("/"), &"\u{915}\u{94d}\u{937}\u{93f}".repeat(40));
    page.wait_for("document.querySelector('#names-read [data-trouble=long]')");
    let short = "return [...document.querySelector('#names-read li').firstChild.data].length";
    assert_eq!(page.js(short, json!([])), 80);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn letters_that_cannot_be_loaded_are_missed_before_anything_is_made() {
    skip_without!("chromedriver", "chromium");
    let folder = TempDir::new().unwrap();
    for file in fs::read_dir(site()).unwrap().flatten() {
        let name = file.file_name().into_string().unwrap();
        if !name.contains("Arabic") {
            fs::copy(file.path(), folder.path().join(name)).unwrap();
        }
    }
    let phone = Phone::of(folder.path());
    let page = &phone.page;
    let trouble = "document.querySelector('#names-trouble')?.innerText.includes(
        'letters of these names could not be loaded')";
    class(page, &phone.host.url("/"), "Ada\nمحمد\nОлена");
    page.wait_for(trouble);
    assert_eq!(page.axe(), Vec::<String>::new());
    page.press_pointer("#make");
    let refused = "document.querySelector('[data-test=make] [role=alert]')";
    page.wait_for(refused);
    assert!(page.text("[data-test=make] [role=alert]").contains("letters of these names"));
    // Names in other scripts are printed.
    class(page, &phone.host.url("/"), "Ada\nОлена");
    let made = make(page);
    assert_eq!(made.len(), 1, "{made:?}");
    assert_eq!(page.count("#names-trouble"), 0);
}

#[test]
fn a_file_on_disk_prints_names_in_every_script() {
    skip_without!("chromedriver", "chromium");
    print_from_disk();
}

/// Prints with a page in one file, which has the fonts inside, and with a folder, into which the
/// browser loads nothing.
pub fn print_from_disk() {
    let names = "Олена\nمحمد\n김민준\nAda";
    let folder = TempDir::new().unwrap();
    let [file, list] = ["press.html", "names.txt"].map(|name| folder.path().join(name));
    cauldron(&["site", "--quiet", "--single", file.to_str().unwrap(), "--with-press"]);
    fs::write(&list, names).unwrap();
    let page = Page::start();
    page.size(390, 844, 2.0, true);
    class(&page, &format!("file://{}", file.display()), names);
    page.wait_for("document.querySelectorAll('#names-read li').length === 4");
    let made = make(&page);
    let options = ["booklet", "--seed", "7", "--level", "0", "--players", "2", "--paper", "a4"];
    let list = list.to_str().unwrap();
    assert_eq!(made, printed(&[&options[..], &["--names", list, "--no-play-page"]].concat()));
    assert_eq!(page.count("#names-read [data-trouble], #names-trouble"), 0);
    assert_eq!(page.console_errors(), Vec::<String>::new());

    page.goto("about:blank");
    page.goto(&format!("file://{}/index.html", site().display()));
    ready(&page);
    page.press_pointer("#first-print");
    page.wait_for("document.querySelector('#print-retry')");
    let told = page.text("[data-test=print-loading]");
    assert!(told.contains("opened as a file") && !told.contains("network"), "{told}");
}

#[test]
fn a_link_restores_every_option() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    let follow = |query: &str| {
        page.goto("about:blank");
        page.goto(&phone.host.url(&format!("/#new?{query}")));
        page.wait_for("document.querySelector('[data-test=print]')");
        page.wait_for(DRAWN);
        assert_eq!(page.count("[data-notice=print]"), 0, "{query}");
        page.js(KEEPS, json!([]));
    };
    let link = || {
        let link = page.js("return document.querySelector('#print-link').value", json!([]));
        link.as_str().unwrap().split_once("#new?").unwrap().1.to_owned()
    };
    for query in [
        "kind=sheet&seed=malut-lisil-hilug-pu&level=3&ingredients=8&answers=2&players=2&lang=en-GB\
            &paper=a3&duplex=short-edge&bleed=3&standard=pdf-x4",
        "kind=booklet&seed=malut-lisil-hilug-pu&level=1&special-cells=no&games=2&top=2\
            &title=Class+4b&tells=none&zip=yes&players=3&lang=en-GB&paper=letter&duplex=long-edge",
        "kind=race&seed=babal-ga&minutes=10&card-size=large&backs=yes&players=3&lang=fr&paper=a4\
            &duplex=long-edge",
    ] {
        follow(query);
        assert_eq!(link(), query);
        let made_first = make(page);
        // The settings of the receiver do not matter.
        follow(
            "level=2&players=5&lang=de&theme=ink-saver&large-print=no&sheet=a2&zip=no&minutes=20",
        );
        page.tap("#level-4");
        page.tap("#ink-gray");
        page.wait_for(DRAWN);
        follow(query);
        assert_eq!(link(), query);
        assert_eq!(make(page), made_first, "{query}");
    }
    // Paper and duplex are those of the receiver's printer. Offsets and names are in no link.
    follow("kind=booklet&lang=en");
    assert!(link().contains("&level=0&players=4&lang=en-GB&"), "{}", link());
    page.tap("#paper-letter");
    select(page, "#duplex", "short-edge");
    page.tap("#players-2");
    type_with_keys(page, "#names", "Ada");
    type_with_keys(page, "#align-x", "1.5");
    page.press(&[Key::Tab]);
    page.wait_for(DRAWN);
    assert!(!link().contains("Ada") && !link().contains("1.5"), "{}", link());
    follow("level=1&lang=en");
    assert!(link().ends_with("&level=1&players=4&lang=en-GB&paper=letter&duplex=short-edge"));
}

#[test]
fn guests_load_nothing_of_the_press_and_who_printed_needs_no_network() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    kept_offline(page);
    let loaded = |phone: &Phone| phone.host.requests().iter().any(|path| path.contains("press"));
    assert!(!loaded(&phone));

    page.js(
        "window.own = fetch;
        window.fetch = () => Promise.reject(new TypeError('There is no network'))",
        json!([]),
    );
    page.click("#print-open");
    page.wait_for("document.querySelector('#print-retry')");
    page.js("window.fetch = own", json!([]));
    page.click("#print-retry");
    page.wait_for("document.querySelector('[data-test=print]')");
    page.wait_for(DRAWN);
    assert!(loaded(&phone));
    page.tap("#level-5");
    page.wait_for(DRAWN);

    let of_press = || phone.host.requests().iter().filter(|path| path.contains("press")).count();
    let asked = of_press();
    page.offline(true);
    reload(page);
    page.wait_for("document.querySelector('[data-test=print]')");
    page.wait_for(DRAWN);
    assert_eq!(page.count("#level-5:checked"), 1);
    page.tap("#make");
    page.wait_for("document.querySelector('[data-test=made]')");
    assert_eq!(of_press(), asked, "all of it is kept");
}

#[test]
fn a_press_that_breaks_off_says_so_and_goes_on() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    page.js(
        "window.workers = [];
        const Own = window.Worker;
        window.Worker = class extends Own {
          constructor(...given) { super(...given); workers.push(this); }
        };",
        json!([]),
    );
    open(page);
    // Simulates a crash after a failed allocation.
    page.js(
        "const worker = workers.at(-1);
        const post = worker.postMessage;
        worker.postMessage = function (message) {
          const broken = message.request?.ask === 'print';
          post.call(this, broken ? { ...message, does: 'nothing' } : message);
        };",
        json!([]),
    );
    page.tap("#make");
    page.wait_for("document.querySelector('[data-test=make] .notice-warn')");
    page.tap("#make");
    page.wait_for("document.querySelector('[data-test=made]')");
    assert_eq!(page.js("return workers.length", json!([])), 2);
}

#[test]
fn what_does_not_fit_together_or_cannot_run_is_told() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    for file in fs::read_dir(site()).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
    }
    let parts = folder.path().join("press.json");
    let text = fs::read_to_string(&parts).unwrap();
    let mut other: Value = serde_json::from_str(&text).unwrap();
    other["script"] =
        json!(format!("{}// Of another version.\n", other["script"].as_str().unwrap()));
    fs::write(&parts, other.to_string()).unwrap();
    let host = Host::start(folder.path());
    let page = Page::start();
    page.goto(&host.url("/"));
    ready(&page);
    page.click("#print-open");
    page.wait_for(
        "document.querySelector('[data-test=print-loading]')?.textContent.includes('newer')",
    );

    fs::write(&parts, text).unwrap();
    page.goto("about:blank");
    page.goto(&host.url("/"));
    ready(&page);
    page.js("WebAssembly.compile = () => Promise.reject(new Error('no'))", json!([]));
    page.click("#print-open");
    page.wait_for("document.querySelector('#press-retry')");
    assert!(page.text("[data-test=print-starting]").contains("cannot run the press"));
}

#[test]
fn a_sheet_is_printed_with_keys_alone() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    let tab_to = |css: &str| {
        let on = "return document.activeElement.matches(arguments[0])";
        let mut tabs = 0..120;
        assert!(
            tabs.any(|_| {
                page.press(&[Key::Tab]);
                page.js(on, json!([css])) == true
            }),
            "Tab never comes to {css}"
        );
    };
    tab_to("#print-open");
    page.press(&[Key::Enter]);
    page.wait_for("document.querySelector('[data-test=print]')");
    page.wait_for(DRAWN);
    tab_to("[name=level]");
    page.press(&[Key::Down, Key::Down]);
    page.wait_for("document.querySelector('#level-2:checked') === document.activeElement");
    page.wait_for(DRAWN);
    tab_to("#preview-page");
    page.press(&[Key::Enter]);
    page.wait_for("document.querySelector('#live').textContent.length > 5");
    tab_to("#make");
    page.press(&[Key::Enter]);
    page.wait_for("document.activeElement.id === 'made-title'");
    tab_to("#made-save-0");
}

/// Script that sends wishes to the press in a worker, as the screen does. It returns for each wish
/// the reply as text and the digest of its files.
const ASKS: &str = "
const bytes = async name => new Uint8Array(await (await fetch(name)).arrayBuffer());
if (!window.press) {
  const { worker } = await (await fetch('press.json')).json();
  const text = new Blob([worker], { type: 'text/javascript' });
  window.press = new Worker(URL.createObjectURL(text));
  const packed = new Blob([await bytes('press.bin')]).stream();
  const module = new Response(packed.pipeThrough(new DecompressionStream('gzip')));
  press.postMessage({ does: 'start', compiled: await WebAssembly.compile(await module.arrayBuffer()) });
  for (const [does, file, place] of arguments[0]) {
    press.postMessage({ does, place, bytes: await bytes(file) });
  }
}
const answers = [];
for (const [id, request] of arguments[1].entries()) {
  const { said, files } = await new Promise((resolve, reject) => {
    press.onmessage = ({ data }) => {
      if (data.id !== id) return;
      if (data.broken) reject(new Error(data.broken));
      else resolve(data);
    };
    press.postMessage({ id, does: 'ask', request });
  });
  const all = new Uint8Array(await new Blob(files.map(file => file.bytes)).arrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', all));
  answers.push([JSON.stringify(said),
    [...digest].map(b => b.toString(16).padStart(2, '0')).join('')]);
}
return answers;";

/// Number of wishes in one script, so that the browser does not stop it as unresponsive.
const AT_ONCE: usize = 20;

/// Sends requests to the press of a page, and compares the replies and files with the library's.
#[track_caller]
fn compare_with_library(all: &[Value]) {
    let phone = Phone::start();
    let handed: Vec<Value> = press_parts::parts()
        .iter()
        .map(|(name, _)| match name.rsplit_once('.').unwrap().1 {
            "words" => json!(["language", name]),
            "icc" => json!(["colours", name]),
            _ => {
                let place = FILES.iter().position(|(file, _)| name.ends_with(file)).unwrap();
                json!(["font", name, place])
            }
        })
        .collect();
    let mut made: Vec<Made> = Vec::new();
    for some in all.chunks(AT_ONCE) {
        let answers = phone.page.js(ASKS, json!([handed, some]));
        made.extend(serde_json::from_value::<Vec<Made>>(answers).unwrap());
    }
    // A browser formats numbers differently.
    let plain = |made: &[Made]| -> Vec<Made> {
        let told = |said: &str| {
            let said: Value = serde_json::from_str(said).unwrap();
            json!({ "files": said["files"], "error": said["error"] }).to_string()
        };
        made.iter().map(|(said, digest)| (told(said), digest.clone())).collect()
    };
    params::compare(all, &plain(&params::made(all)), &plain(&made));
}

pub fn a_browser_makes_the_bytes_that_the_library_makes() {
    compare_with_library(&params::all());
}

/// A browser compiles functions anew, with more optimizations, after they ran for some time. Before
/// `.ci/narrow-zero-tests`, WebKitGTK 2.50.6 selected another puzzle for this sheet after about
/// 12 to 20 requests.
pub fn a_sheet_stays_the_same_when_it_is_made_often() {
    let sheet = json!({ "ask": "print", "seed": 314, "level": 4, "players": 7, "lang": "en-GB" });
    compare_with_library(&vec![sheet; 40]);
}

#[test]
fn a_browser_makes_the_bytes_of_the_library() {
    skip_unless_long!();
    skip_without!("chromedriver", "chromium");
    a_browser_makes_the_bytes_that_the_library_makes();
}

/// Shows the screen in all its states and calls `look` at each.
pub fn through_printing(phone: &Phone, look: &mut dyn FnMut(&str)) {
    let page = &phone.page;
    page.click("#print-open");
    page.wait_for("document.querySelector('[data-test=print]')");
    page.wait_for(DRAWN);
    look("print");
    page.tap("#make");
    page.wait_for("document.querySelector('[data-test=made]')");
    page.js("for (const e of document.querySelectorAll('details')) e.open = true", json!([]));
    look("print-made");
    page.tap("#kind-booklet");
    page.wait_for(DRAWN);
    look("print-booklet");
    page.tap("#kind-race");
    page.wait_for(DRAWN);
    look("print-race");
    page.click("#go-home");
}
