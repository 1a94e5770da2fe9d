//! Tests of the first visit: the transferred files, and the screen before all of them are loaded.

use cauldron_press::witches::settings::Level;
use serde_json::json;

use super::browser::{Page, Params};
use super::games::{losing_potion, sheet};
use super::host::Host;
use super::phone::{Phone, brew, kept_offline, ready, site};
use super::tools::skip_without;

const PAINTED: &str = "performance.getEntriesByName('first-contentful-paint').length === 1";

#[test]
fn a_first_visit_loads_every_file_once() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    kept_offline(&phone.page);
    let sent = phone.host.sent();
    let all: usize = std::fs::read_dir(site())
        .unwrap()
        .map(|f| f.unwrap().metadata().unwrap().len())
        .sum::<u64>() as usize;
    let bytes: usize = sent.iter().map(|(_, bytes)| bytes).sum();
    let pages = sent.iter().filter(|(path, _)| ["/", "/index.html"].contains(&path.as_str()));
    assert_eq!(pages.count(), 1, "{sent:?}");
    assert!(bytes <= all + all / 10, "{bytes} bytes of a site of {all}: {sent:?}");
}

#[test]
fn what_another_version_left_behind_is_loaded_again() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    for file in std::fs::read_dir(site()).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
    }
    let index = folder.path().join("index.html");
    let now = std::fs::read_to_string(&index).unwrap();
    std::fs::write(&index, now.replacen("name=\"worker\"", "name=\"later\"", 1)).unwrap();
    let host = Host::start(folder.path());
    let page = Page::start();
    page.goto(&host.url("/"));
    ready(&page);
    std::fs::write(&index, now).unwrap();
    page.js("await navigator.serviceWorker.register('sw.js')", json!([]));
    kept_offline(&page);
    page.reload();
    ready(&page);
    assert_eq!(page.count("meta[name=worker]"), 0);
    assert_eq!(
        page.js("return document.querySelector('meta[name=worker]') !== null", json!([])),
        true,
        "the page of this version is kept, not the one that was loaded first"
    );
}

#[test]
fn the_page_is_painted_before_its_module_is_there() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(96, Level::Beginner, 2);
    for (fragment, seen) in [
        (String::new(), "[data-test=open] #open"),
        (sheet.payload.to_string(), "[data-test=opening]"),
    ] {
        let host = Host::holding(site(), "id=\"module\"");
        let page = Page::start_with(Params { impatient: true, ..Params::default() });
        page.goto(&host.url(&format!("/#{fragment}")));
        page.wait_for(PAINTED);
        page.wait_for(&format!("document.querySelector('{seen}')?.checkVisibility()"));
        assert_eq!(page.js("return document.readyState", json!([])), "loading");
        if fragment.is_empty() {
            // A code that is typed before the module is loaded is opened afterwards.
            page.type_into("#code", &sheet.payload.to_string());
            page.click("#open");
        }
        host.release();
        ready(&page);
        page.wait_for("document.querySelector('#app').dataset.screen === 'brew'");
        brew(&page, &losing_potion(&sheet.game_data.puzzle, 1));
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
}
