//! Measurements of the speed of the page. They are printed, without limits.
//!
//! `cargo test --release --test page speed -- --ignored --nocapture`

use std::path::Path;

use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::Sheet;
use serde_json::{Value, json};

use super::browser::Page;
use super::games::{losing_potion, sheet};
use super::phone::{Phone, pour, printed, tab};
use super::serving::Server;
use super::tools::skip_without;

/// Number of repetitions of each measurement.
const TIMES: u32 = 5;
/// Slowdown with which the browser's tools simulate a mid-range phone.
const SLOW: f64 = 4.0;
/// Bandwidth of a slow mobile connection, in bits per second.
const BITS: f64 = 1.6e6;
/// Round-trip time of the connection, in milliseconds.
const LATENCY: f64 = 150.0;

/// Script that records the first paint, the time until the game is playable, and the duration of
/// long tasks.
const WATCH: &str = "
    window.blocked = [];
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) window.blocked.push(one.duration);
    }).observe({ type: 'longtask', buffered: true });
    new MutationObserver(() => { window.startedAt ??= performance.now() })
        .observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });";

#[test]
#[ignore = "prints times"]
fn the_page_on_a_phone_and_a_slow_connection() {
    skip_without!("chromedriver", "chromium");
    println!("| what | usual | worst of {TIMES} |\n|---|---|---|");
    visits();
    let sheet = sheet(81, Level::HighWitch, 4);
    for slow in [1.0, SLOW] {
        taps(&sheet, slow);
        photo(slow);
    }
    printing();
}

/// Prints a row of the table, in milliseconds.
fn row(what: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    println!("| {what} | {median:.0} ms | {worst:.0} ms |");
}

fn number(page: &Page, script: &str) -> f64 {
    page.js(script, json!([])).as_f64().unwrap_or(f64::NAN)
}

/// Measures first visits to `cauldron serve`, which sends compressed files.
fn visits() {
    let server = Server::start(&[]);
    let sheet = sheet(81, Level::HighWitch, 4);
    let mut paints = Vec::new();
    let mut starts = Vec::new();
    let mut blocks = Vec::new();
    let mut files = Value::Null;
    for _ in 0..TIMES {
        let page = Page::start();
        page.size(390, 844, 2.0, true);
        page.before_load(WATCH);
        slow_down(&page, SLOW);
        page.devtools("Network.enable", json!({}));
        page.devtools(
            "Network.emulateNetworkConditions",
            json!({ "offline": false, "latency": LATENCY, "downloadThroughput": BITS / 8.0,
                "uploadThroughput": BITS / 8.0 }),
        );
        page.goto(&server.url(&format!("/#{}", sheet.payload)));
        page.wait_for("window.startedAt");
        paints.push(number(
            &page,
            "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime",
        ));
        starts.push(number(&page, "return window.startedAt"));
        blocks.push(number(&page, "return Math.max(0, ...window.blocked)"));
        // The other files of a first visit are fetched for offline use.
        files = page.js(
            "const all = [...performance.getEntriesByType('navigation'),
                ...performance.getEntriesByType('resource')];
            return all.map(e => [new URL(e.name).pathname, e.encodedBodySize, e.decodedBodySize])",
            json!([]),
        );
    }
    row("first words at 1.6 Mb/s and a CPU 4 times slower", paints);
    row("game ready there", starts);
    row("longest block meanwhile", blocks);
    let mut sum = 0;
    for file in files.as_array().into_iter().flatten() {
        let [packed, plain] = [1, 2].map(|at| file[at].as_u64().unwrap_or_default());
        sum += packed;
        println!(
            "| sent: {} | {packed} bytes | of {plain} |",
            file[0].as_str().unwrap_or_default()
        );
    }
    println!("| sent in all until the game is ready | {sum} bytes | |");
}

fn slow_down(page: &Page, times: f64) {
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": times }));
}

/// Measures taps in a game.
fn taps(sheet: &Sheet, slow: f64) {
    let phone = Phone::scanned(sheet);
    let page = &phone.page;
    slow_down(page, slow);
    let herbs = page
        .js("return [...document.querySelectorAll('[id^=herb-]')].map(herb => herb.id)", json!([]));
    let herbs = herbs.as_array().into_iter().flatten().filter_map(Value::as_str);
    let poured = herbs.take(TIMES as usize).map(|herb| tapped(page, &format!("#{herb}"))).collect();
    let said = |what: &str| format!("tap: {what}, CPU {slow:.0} times slower");
    row(&said("a herb"), poured);

    let phone = Phone::scanned(sheet);
    let page = &phone.page;
    let names = ["the test", "the log", "the notes", "back to the potion"];
    let mut times: [Vec<f64>; 4] = Default::default();
    for test in 1..=TIMES {
        slow_down(page, 1.0);
        tab(page, "brew");
        pour(page, &losing_potion(&sheet.game_data.puzzle, test));
        slow_down(page, slow);
        let told = "document.querySelector('[data-test=result]')";
        times[0].push(tapped_until(page, "#test", told));
        page.click("#result-close");
        let tabs = ["[data-tab=log]", "[data-tab=notes]", "[data-tab=brew]"];
        for (times, css) in times[1..].iter_mut().zip(tabs) {
            times.push(tapped(page, css));
        }
    }
    for (name, times) in names.into_iter().zip(times) {
        row(&said(name), times);
    }
    tab(page, "notes");
    let marks = (1..=TIMES).map(|nth| {
        let cell = format!(".grid tbody tr:nth-child({nth}) td:last-child .mark");
        tapped_until(page, &cell, "target.dataset.mark !== 'blank'")
    });
    row(&said("a mark in the notes"), marks.collect());
}

/// Time from a tap until the page has painted the result, in milliseconds.
fn tapped(page: &Page, css: &str) -> f64 {
    tapped_until(page, css, "true")
}

/// Time from a tap until `is_done` is true and painted, in milliseconds.
fn tapped_until(page: &Page, css: &str, is_done: &str) -> f64 {
    let script = format!(
        "const target = document.querySelector({css:?});
        const before = performance.now();
        target.click();
        do {{
            await new Promise(painted => requestAnimationFrame(() => setTimeout(painted)));
        }} while (!({is_done}));
        return performance.now() - before"
    );
    number(page, &script)
}

/// Measures printing: the time until the screen is shown on a slow connection, then the time of a
/// tap. The press has its own thread, which the browser's tools do not slow down. The times of that
/// thread are those of this machine, and a phone takes four times as long.
fn printing() {
    const DRAWN: &str = "document.querySelector('#preview-page img')?.complete
        && document.querySelector('[data-test=preview]').ariaBusy === 'false'";
    const MADE: &str = "document.querySelector('[data-test=made]')";
    let server = Server::start(&[]);
    let times = (0..TIMES).map(|_| {
        let page = Page::start();
        page.size(390, 844, 2.0, true);
        page.goto(&server.url("/"));
        page.wait_for("document.documentElement.dataset.ready !== undefined");
        page.devtools("Network.enable", json!({}));
        page.devtools(
            "Network.emulateNetworkConditions",
            json!({ "offline": false, "latency": LATENCY, "downloadThroughput": BITS / 8.0,
                "uploadThroughput": BITS / 8.0 }),
        );
        slow_down(&page, SLOW);
        tapped_until(&page, "#print-open", "document.querySelector('[data-test=print]')")
    });
    row("tap: print a game, at 1.6 Mb/s and a CPU 4 times slower", times.collect());

    let phone = Phone::start();
    let page = &phone.page;
    page.click("#print-open");
    page.wait_for(DRAWN);
    let levels = (1..=TIMES).map(|level| tapped_until(page, &format!("#level-{level}"), DRAWN));
    row("tap: a level, until it is drawn", levels.collect());
    let sheets = (0..TIMES).map(|_| {
        page.click("#another");
        page.wait_for(DRAWN);
        tapped_until(page, "#make", MADE)
    });
    row("tap: make the PDF of a High Witch", sheets.collect());
    page.click("#kind-booklet");
    page.js(
        "const games = document.querySelector('#games');
        games.value = 30;
        games.dispatchEvent(new Event('change'))",
        json!([]),
    );
    page.wait_for(DRAWN);
    row("tap: make 30 games of level 5", vec![tapped_until(page, "#make", MADE)]);
}

/// Measures the time from a photo of a sheet until its game is open. The search has its own thread,
/// which the browser's tools do not slow down.
fn photo(slow: f64) {
    let folder = tempfile::tempdir().expect("a folder for the photograph");
    let small = printed(folder.path(), &["--seed", "32", "--level", "5"]);
    let large = folder.path().join("large.png");
    let sheet = image::open(&small).expect("the picture of the sheet").into_rgb8();
    let sheet = image::imageops::resize(&sheet, 2100, 1485, image::imageops::FilterType::Triangle);
    let mut table = image::RgbImage::from_pixel(2200, 2400, image::Rgb([138, 123, 102]));
    image::imageops::overlay(&mut table, &sheet, 50, 400);
    table.save(&large).expect("a photograph");
    for (what, picture) in [("a sheet", small), ("2200 x 2400 pixels", large)] {
        photographed(what, &picture, slow);
    }
}

fn photographed(what: &str, picture: &Path, slow: f64) {
    let times = (0..TIMES).map(|_| {
        let phone = Phone::start();
        let page = &phone.page;
        slow_down(page, slow);
        page.js(
            "document.querySelector('#picture').addEventListener('change',
                () => { window.takenAt = performance.now() }, { capture: true });
            new MutationObserver((_, look) => {
                if (document.querySelector('#app').dataset.screen !== 'brew') return;
                look.disconnect();
                window.openAt = performance.now();
            }).observe(document, { attributes: true, subtree: true });",
            json!([]),
        );
        page.upload("#picture", picture);
        page.wait_for("window.openAt");
        number(page, "return window.openAt - window.takenAt")
    });
    row(&format!("photograph of {what}, CPU {slow:.0} times slower"), times.collect());
}
