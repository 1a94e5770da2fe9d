//! How fast the page is: printed for people who ask, never a verdict.
//!
//! `cargo test --release --test page speed -- --ignored --nocapture`

use cauldron_press::witches::settings::Level;
use serde_json::json;

use super::games::{losing_potion, sheet};
use super::phone::{Phone, pour, tab};
use super::tools::skip_without;

#[test]
#[ignore = "prints times"]
fn the_first_load_and_a_test() {
    skip_without!("chromedriver", "chromium");
    const LOADS: usize = 5;
    const TESTS: u32 = 20;
    let sheet = sheet(81, Level::HighWitch, 4);
    let mut loads = Vec::new();
    let mut tests = Vec::new();
    for _ in 0..LOADS {
        let phone = Phone::start();
        let page = phone.new_tab();
        page.before_load(
            "new MutationObserver(() => { window.startedAt ??= performance.now() })
              .observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })",
        );
        page.goto(&phone.host.url(&format!("/?cold#{}", sheet.payload)));
        page.wait_for("window.startedAt");
        loads.push(page.js("return window.startedAt", json!([])).as_f64().unwrap());
    }
    let phone = Phone::scanned(&sheet);
    for number in 1..=TESTS {
        tab(&phone.page, "brew");
        pour(&phone.page, &losing_potion(&sheet.deal.puzzle, number));
        let script = "const shown = new Promise(done => {
              const look = new MutationObserver(() => {
                if (!document.querySelector('[data-test=result]')) return;
                look.disconnect();
                done();
              });
              look.observe(document, { childList: true, subtree: true });
            });
            const before = performance.now();
            document.querySelector('#test').click();
            await shown;
            return performance.now() - before";
        tests.push(phone.page.js(script, json!([])).as_f64().unwrap());
        phone.page.click("#result-close");
    }
    for (what, mut times) in [("first load", loads), ("test", tests)] {
        times.sort_by(f64::total_cmp);
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        println!("{what}: median {median:.1} ms, worst {worst:.1} ms of {}", times.len());
    }
}
