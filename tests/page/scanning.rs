//! Tests of scanning codes with the camera in the page.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use cauldron_press::witches::settings::Level;
use image::GenericImageView;
use image::imageops::FilterType;
use serde_json::json;

use super::browser::{Page, Params};
use super::games::sheet;
use super::host::Host;
use super::phone::{notice, printed, ready, site};
use super::photos::wall;
use super::tools::skip_without;

const OPEN: &str = "document.querySelector('#app').dataset.screen === 'brew'";
const ASKED: &str = "document.querySelector('[data-dialog=scan]')";

/// Creates a film of a camera that is held over a picture.
fn film(folder: &Path, picture: &Path) -> PathBuf {
    const SIZE: (u32, u32) = (1280, 720);
    let picture = image::open(picture).unwrap().resize(SIZE.0, SIZE.1, FilterType::Triangle);
    let left = (SIZE.0 - picture.width()) / 2;
    let gray = picture.to_luma8();
    let seen = image::GrayImage::from_fn(SIZE.0, SIZE.1, |x, y| {
        let inside = x.checked_sub(left).filter(|&x| picture.in_bounds(x, y));
        inside.map_or(image::Luma([190]), |x| *gray.get_pixel(x, y))
    });
    let path = folder.join("film.y4m");
    let mut film = File::create(&path).unwrap();
    writeln!(film, "YUV4MPEG2 W{} H{} F10:1 Ip A1:1 C420jpeg", SIZE.0, SIZE.1).unwrap();
    for _ in 0..3 {
        film.write_all(b"FRAME\n").unwrap();
        film.write_all(&seen).unwrap();
        film.write_all(&vec![128; seen.len() / 2]).unwrap();
    }
    path
}

/// Starts a phone whose camera shows `film`, before its first screen is loaded.
fn phone(film: PathBuf) -> (Page, Host) {
    let page = Page::start_with(Params { camera: Some(film), ..Params::default() });
    page.size(390, 844, 2.0, true);
    (page, Host::start(site()))
}

fn visit(page: &Page, host: &Host) {
    page.goto(&host.url("/"));
    ready(page);
}

#[test]
fn a_sheet_before_the_camera_opens_its_game() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    let picture = printed(folder.path(), &["--seed", "32", "--level", "3"]);
    let (page, host) = phone(film(folder.path(), &picture));
    visit(&page, &host);
    page.click("#scan");
    page.wait_for(OPEN);
    let name = sheet(32, Level::SpiceSorcerer, 4).label();
    assert_eq!(page.text("[data-test=game-label]"), format!("Game {name}"));
    assert_eq!(page.count("dialog"), 0);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn the_camera_is_let_go_when_nothing_is_found_and_when_it_is_cancelled() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    let (page, host) = phone(film(folder.path(), &wall(folder.path())));
    page.before_load(
        "const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.getUserMedia = async wish => window.stream = await ask(wish);",
    );
    visit(&page, &host);
    let ended = "window.stream.getTracks().every(track => track.readyState === 'ended')";
    page.click("#scan");
    page.wait_for("document.querySelector('.scan-view')?.videoWidth > 0");
    let told = "document.querySelector('[data-dialog=scan] .hint').innerText";
    page.wait_for(&format!("{told}.includes('game code')"));
    // It goes on until it is closed.
    std::thread::sleep(std::time::Duration::from_secs(2));
    assert_eq!(page.js(&format!("return {ended}"), json!([])), false);
    assert_eq!(page.axe(), Vec::<String>::new());
    page.click("[data-dialog=scan] [data-choice=cancel]");
    page.wait_for(ended);
    page.wait_for(&format!("!{ASKED}"));
    assert_eq!(page.count("[data-notice]"), 0);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn the_browsers_own_detector_is_used_where_there_is_one() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    let (page, host) = phone(film(folder.path(), &wall(folder.path())));
    let code = sheet(34, Level::Beginner, 2).payload.to_string();
    page.before_load(&format!(
        "window.BarcodeDetector = class {{
          static getSupportedFormats = async () => ['qr_code'];
          detect = async () => [{{ rawValue: 'https://example.org/menu' }}, {{ rawValue: '{code}' }}];
        }};"
    ));
    visit(&page, &host);
    page.click("#scan");
    page.wait_for(OPEN);
}

#[test]
fn a_code_from_before_the_first_release_is_refused_in_a_sentence() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    let (page, host) = phone(film(folder.path(), &wall(folder.path())));
    page.before_load(
        "window.BarcodeDetector = class {
          static getSupportedFormats = async () => ['qr_code'];
          detect = async () => [{ rawValue: 'WW3:300900H+8ISC0NS-R0R-2' }];
        };",
    );
    visit(&page, &host);
    page.click("#scan");
    page.wait_for("document.querySelector('[data-notice=open]')");
    let told = notice(&page, "open");
    assert!(told.contains("before 1.0"), "{told}");
}

#[test]
fn without_a_camera_the_other_ways_are_named() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    let (page, host) = phone(film(folder.path(), &wall(folder.path())));
    page.before_load(
        "navigator.mediaDevices.getUserMedia = async () => {
          throw new DOMException('', window.trouble);
        };",
    );
    visit(&page, &host);
    for (trouble, words) in [
        ("NotAllowedError", "may not use"),
        ("NotFoundError", "no camera"),
        ("NotReadableError", "does not start"),
    ] {
        page.js("window.trouble = arguments[0]", json!([trouble]));
        page.click("#scan");
        page.wait_for("document.querySelector('[data-notice=open]')");
        let told = notice(&page, "open");
        assert!(told.contains(words) && told.contains("game code"), "{told}");
        page.click("#notice-close-open");
        assert_eq!(page.count("dialog"), 0);
    }
    assert_eq!(page.console_errors(), Vec::<String>::new());
}
