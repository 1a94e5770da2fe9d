//! A phone with the page, and the actions of its players.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use cauldron_press::witches::puzzle::Potion;
use cauldron_press::witches::sheet::Sheet;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::browser::Page;
use super::host::Host;
use super::serving::Server;
use super::tools::{program, stdout};

/// Folder of the site as written by the program.
static SITE: LazyLock<TempDir> = LazyLock::new(|| {
    let folder = tempfile::tempdir().unwrap();
    cauldron(&["site", "--quiet", "--out", folder.path().to_str().unwrap()]);
    folder
});

/// Folder of the site.
pub fn site() -> &'static Path {
    SITE.path()
}

/// Waits until the page is available offline.
#[track_caller]
pub fn kept_offline(page: &Page) {
    page.js(
        "const { active } = await navigator.serviceWorker.ready;
        const done = resolve => () => active.state === 'activated' && resolve();
        await new Promise(resolve => {
            active.addEventListener('statechange', done(resolve));
            done(resolve)();
        });",
        json!([]),
    );
}

/// Runs the program and returns its standard output.
pub fn cauldron(arguments: &[&str]) -> String {
    stdout(program::path(), Path::new("."), arguments)
}

/// A page and its host.
pub struct Phone {
    pub page: Page,
    pub host: Host,
}

impl Phone {
    /// Starts a phone with the first screen of the page.
    pub fn start() -> Self {
        Self::of(site())
    }

    /// Starts a phone with the page in folder `site`.
    pub fn of(site: &Path) -> Self {
        let host = Host::start(site);
        let page = Page::start();
        page.size(390, 844, 2.0, true);
        page.dark(false);
        let phone = Self { page, host };
        phone.visit("/");
        phone
    }

    /// Starts a phone that has scanned a sheet.
    pub fn scanned(sheet: &Sheet) -> Self {
        let phone = Self::start();
        phone.scan(&sheet.payload.to_string());
        phone
    }

    /// Opens another tab of the same browser.
    pub fn new_tab(&self) -> Page {
        let page = self.page.new_tab();
        page.size(390, 844, 2.0, true);
        page
    }

    /// Loads `path` anew.
    #[track_caller]
    pub fn visit(&self, path: &str) {
        self.page.goto("about:blank");
        self.page.goto(&self.host.url(path));
        ready(&self.page);
    }

    /// Follows the link of a code.
    #[track_caller]
    pub fn scan(&self, code: &str) {
        self.visit(&format!("/#{code}"));
    }
}

/// Starts a phone that has followed a link to a referee and joined a table.
#[track_caller]
pub fn at_table(server: &Server, fragment: &str) -> Page {
    let page = Page::start();
    page.size(390, 844, 2.0, true);
    page.goto(&server.url(&format!("/#{fragment}")));
    ready(&page);
    page.wait_for("document.querySelector('[data-test=table-name]')");
    page
}

/// Waits until the page has started.
#[track_caller]
pub fn ready(page: &Page) {
    page.wait_for("document.documentElement.dataset.ready !== undefined");
}

/// Reloads the page, as a phone does after a pause.
#[track_caller]
pub fn reload(page: &Page) {
    page.reload();
    ready(page);
}

/// Dismisses the result of a test, if there is one.
#[track_caller]
pub fn dismiss(page: &Page) {
    if page.count("#result-close") == 1 {
        page.click("#result-close");
        page.wait_for("!document.querySelector('dialog')");
    }
}

/// Opens a screen of the current game.
#[track_caller]
pub fn tab(page: &Page, name: &str) {
    dismiss(page);
    page.click(&format!("[data-tab={name}]"));
    page.wait_for(&format!("document.querySelector('#app').dataset.screen === '{name}'"));
}

/// Puts a potion into the cauldron.
#[track_caller]
pub fn pour(page: &Page, potion: &Potion) {
    dismiss(page);
    for pour in potion.items() {
        page.click(&format!("#herb-{}-{}", pour.ingredient.id(), pour.grown));
    }
    let made: Vec<_> = potion.items().iter().map(|p| json!([p.ingredient, p.grown])).collect();
    assert_eq!(drafted(page), json!(made));
}

/// Current potion: each ingredient with its dots.
#[track_caller]
pub fn drafted(page: &Page) -> Value {
    page.js(
        "return [...document.querySelectorAll('.pour')].map(
            pour => [pour.dataset.ingredient, Number(pour.dataset.grown)])",
        json!([]),
    )
}

/// Makes a potion and tests it.
#[track_caller]
pub fn brew(page: &Page, potion: &Potion) {
    pour(page, potion);
    page.click("#test");
    tested(page);
}

/// Waits for the result of a test, and confirms the test if the page asks.
#[track_caller]
pub fn tested(page: &Page) {
    let tested = "!document.querySelector('.pour')
        && document.querySelector('[data-test=result], [data-test=won]')";
    // If the board is known, the page asks about a potion that does not fit on it.
    page.wait_for(&format!("document.querySelector('[data-dialog=sure]') || {tested}"));
    if page.count("[data-dialog=sure]") > 0 {
        choose(page, "sure", "yes");
        page.wait_for(tested);
    }
}

/// Errors of a page. Status 409, with which a server asks for confirmation, is not an error
/// although the browser logs it.
pub fn faults(page: &Page) -> Vec<String> {
    let errors = page.console_errors().into_iter();
    errors.filter(|error| !error.contains("409 (Conflict)")).collect()
}

/// Log, the newest test first: number, result and potion of each test.
#[track_caller]
pub fn log(page: &Page) -> Value {
    tab(page, "log");
    page.js(
        "const text = (test, css) => test.querySelector(css)?.innerText ?? '';
        return [...document.querySelectorAll('[data-number].test')].map(test =>
          [Number(test.dataset.number), text(test, '.result-line'), text(test, '.potion')])",
        json!([]),
    )
}

/// Message of a kind that the page shows.
#[track_caller]
pub fn notice(page: &Page, kind: &str) -> String {
    let css = format!("[data-notice={kind}]");
    page.wait_for(&format!("document.querySelector('{css}')"));
    page.text(&format!("{css} p"))
}

/// Selects an answer of a question.
#[track_caller]
pub fn choose(page: &Page, dialog: &str, choice: &str) {
    page.click(&format!("[data-dialog={dialog}] [data-choice='{choice}']"));
    page.wait_for(&format!("!document.querySelector('[data-dialog={dialog}]')"));
}

/// Prints a sheet. Returns the picture of its front, which has the code.
pub fn printed(folder: &Path, arguments: &[&str]) -> PathBuf {
    let out = folder.to_str().unwrap();
    let told = cauldron(&[&["sheet", "--png", "150", "--json", "--out", out], arguments].concat());
    let told: Value = serde_json::from_str(&told).unwrap();
    let files = told["files"].as_array().unwrap().iter().filter_map(Value::as_str);
    let mut pictures = files.filter(|file| file.ends_with(".png"));
    pictures.next().expect("a picture of the front").into()
}
