//! Tests of photos of codes, and of the search in a worker.

use std::path::{Path, PathBuf};

use cauldron_press::witches::settings::Level;

use super::browser::Page;
use super::games::sheet;
use super::phone::{Phone, cauldron, notice, printed, ready};
use super::tools::run;
use super::tools::skip_without;

const OPEN: &str = "document.querySelector('#app').dataset.screen === 'brew'";
/// Script that disables the search, as on a very slow phone.
pub const SILENT: &str = "Worker.prototype.postMessage = () => {};";

/// Creates a picture without a code.
pub fn wall(folder: &Path) -> PathBuf {
    let wall = folder.join("wall.png");
    image::GrayImage::from_pixel(300, 200, image::Luma([200])).save(&wall).unwrap();
    wall
}

#[test]
pub fn a_photograph_opens_the_game() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    let link = ["--seed", "32", "--level", "3", "--base-url", "https://example.org/play"];
    let picture = printed(folder.path(), &link);
    let phone = Phone::start();
    let page = &phone.page;
    page.upload("#picture", &picture);
    page.wait_for(OPEN);
    let photographed = page.text("[data-test=game-label]");
    assert!(!photographed.is_empty());
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_photograph_opens_the_game_in_a_file_on_disk() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cauldron.html");
    cauldron(&["site", "--quiet", "--single", file.to_str().unwrap()]);
    let picture = printed(folder.path(), &["--seed", "32", "--level", "3"]);
    let page = Page::start();
    page.goto(&format!("file://{}", file.display()));
    ready(&page);
    page.upload("#picture", &picture);
    page.wait_for(OPEN);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_picture_without_our_code_says_so() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let menu = qrcode::QrCode::new("https://example.org/menu").unwrap();
    let modules = menu.to_colors();
    let side = menu.width() as u32;
    let foreign = image::GrayImage::from_fn((side + 8) * 6, (side + 8) * 6, |x, y| {
        let module = |at: u32| (at / 6).checked_sub(4).filter(|&m| m < side);
        let dark = module(x)
            .zip(module(y))
            .is_some_and(|(x, y)| modules[(y * side + x) as usize] == qrcode::Color::Dark);
        image::Luma([if dark { 0 } else { 255 }])
    });
    foreign.save(path("menu.png")).unwrap();
    wall(folder.path());
    std::fs::write(path("letter.png"), "Dear High Witch,").unwrap();
    run("zbarimg", folder.path(), &["--quiet", "menu.png"]);

    let phone = Phone::start();
    let page = &phone.page;
    for (file, words) in
        [("menu.png", "not from"), ("wall.png", "No code"), ("letter.png", "picture")]
    {
        page.upload("#picture", &path(file));
        let told = notice(page, "open");
        assert!(told.contains(words), "{file}: {told}");
        page.click("#notice-close-open");
    }
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn the_page_lives_while_a_search_goes_on_and_can_end_it() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    let wall = wall(folder.path());
    let phone = Phone::start();
    let page = &phone.page;
    page.before_load(&format!(
        "{SILENT} window.ended = 0;
        const end = Worker.prototype.terminate;
        Worker.prototype.terminate = function () {{ ended += 1; end.call(this); }};"
    ));
    phone.visit("/");
    page.upload("#picture", &wall);
    page.wait_for("document.querySelector('[data-test=progress]')");
    page.click("label:has(#theme-dark)");
    page.wait_for("document.documentElement.dataset.theme === 'dark'");
    assert_eq!(page.count("[data-test=progress]"), 1);
    page.click("#photo-cancel");
    page.wait_for("!document.querySelector('[data-test=progress]')");
    assert_eq!(page.count("[data-notice]"), 0);
    // The game can also be opened in another way, which ends the search.
    page.upload("#picture", &wall);
    page.type_into("#code", &sheet(32, Level::SpiceSorcerer, 4).payload.to_string());
    page.click("#open");
    page.wait_for(OPEN);
    page.wait_for("window.ended === 2");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_search_ends_by_itself() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    let wall = wall(folder.path());
    let phone = Phone::start();
    let page = &phone.page;
    page.before_load(&format!(
        "{SILENT} const wait = setTimeout;
        window.setTimeout = (act, ms) => wait(act, ms >= 5000 ? 50 : ms);"
    ));
    phone.visit("/");
    page.upload("#picture", &wall);
    assert!(notice(page, "open").contains("within 8 seconds"));
    assert_eq!(page.count("[data-test=progress]"), 0);
}
