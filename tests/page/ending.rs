//! Tests of the screens after the end: the explanation of the tests, and a picture without secrets.

use cauldron_press::witches::playtest::{GameEnd, GameLog};
use cauldron_press::witches::puzzle::{Ingredient, IngredientOutcome, Potion, test_stream, trace};
use cauldron_press::witches::settings::Level;
use serde_json::json;

use super::browser::Page;
use super::games::{losing_potion, sheet, winning_potion};
use super::phone::{Phone, brew, choose, reload, tab};
use super::tools::skip_without;

/// Outcome of each ingredient of a test, as the page shows it.
fn outcomes(page: &Page, test: u32) -> serde_json::Value {
    let script = format!(
        "return [...document.querySelectorAll('#story-{test} [data-outcome]')]
            .map(e => e.dataset.outcome)"
    );
    page.js(&script, json!([]))
}

#[test]
fn the_tests_are_told_again_with_their_secrets() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(51, Level::HighWitch, 3);
    let puzzle = &sheet.game_data.puzzle;
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    let mut potions: Vec<Potion> = (1..=2).map(|n| losing_potion(puzzle, n)).collect();
    potions.push(winning_potion(puzzle, &sheet.answers[0], 3));
    brew(page, &potions[0]);
    assert_eq!(page.count("[data-test=story], [data-test=picture]"), 0, "not before the end");
    potions[1..].iter().for_each(|potion| brew(page, potion));
    page.wait_for("document.querySelectorAll('[data-test=story] details').length === 3");
    for (potion, number) in potions.iter().zip(1..) {
        let fates = trace(puzzle, potion, &mut test_stream(puzzle, number));
        let expected: Vec<IngredientOutcome> = fates.iter().map(|fate| fate.outcome).collect();
        assert_eq!(outcomes(page, number), json!(expected));
    }
    let shown = page.js(
        "return [...document.querySelectorAll('[data-test=answers] li')]
            .map(e => e.dataset.ingredient)",
        json!([]),
    );
    assert_eq!(shown, json!(sheet.answers[0]));
    page.click("#secrets summary");
    assert_eq!(page.count("#secrets [data-kind]"), puzzle.ingredients().len());
    page.click("#review-ask");
    page.wait_for("document.querySelector('[data-test=gains]')");
    assert_eq!(page.count("#secrets[open]"), 1, "what was opened stays so");
    // A hidden length stays hidden from whoever is shown the picture.
    page.js(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })",
        json!([]),
    );
    page.click("#picture-copy");
    page.wait_for(
        "document.querySelector('[data-dialog=picture] textarea').value.endsWith('\\n3 ⭐')",
    );
    choose(page, "picture", "close");
    tab(page, "answer");
    assert_eq!(page.count("[data-test=solution] [data-test=story]"), 1);
    reload(page);
    page.wait_for("document.querySelectorAll('[data-test=story] details').length === 3");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_game_is_shared_without_its_secrets() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(52, Level::AmateurWitch, 2);
    let puzzle = &sheet.game_data.puzzle;
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    brew(page, &losing_potion(puzzle, 1));
    brew(page, &losing_potion(puzzle, 2));
    tab(page, "log");
    page.click("#mistyped-1");
    page.wait_for("document.querySelector('[data-mistyped]')");
    tab(page, "brew");
    brew(page, &winning_potion(puzzle, &sheet.answers[0], 3));
    page.wait_for("document.querySelector('#picture-send')");
    assert!(
        page.text(".ending .lead").contains("after 2 tests"),
        "what was entered wrongly is not counted"
    );
    page.js(
        "const define = (name, value) =>
            Object.defineProperty(navigator, name, { value, configurable: true });
        define('clipboard', { writeText: async text => { window.copied = text; } });
        define('canShare', () => true);
        define('share', async shared => { window.shared = shared; });",
        json!([]),
    );
    page.click("#picture-copy");
    page.wait_for("window.copied");
    let text = page.js("return window.copied", json!([]));
    let text = text.as_str().unwrap();
    assert!(text.contains("3 ⭐⭐⭐⭐") && text.contains("2 tests"), "{text}");
    let told = |herb: &Ingredient| text.to_lowercase().contains(herb.id());
    assert!(!puzzle.ingredients().iter().any(told), "{text}");
    page.click("#picture-send");
    page.wait_for("window.shared");
    let file = page.js(
        "const [file] = window.shared.files;
        return [file.type, (await createImageBitmap(file)).width]",
        json!([]),
    );
    assert_eq!(file, json!(["image/png", 1080]));

    // Without a clipboard the text can be selected.
    page.js(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })",
        json!([]),
    );
    page.click("#picture-copy");
    page.wait_for("document.querySelector('[data-dialog=picture] textarea').value.includes('⭐')");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn what_was_noted_as_certain_need_not_be_entered_again() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(53, Level::FirstGame, 1);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "notes");
    for (herb, number) in sheet.answers[0].iter().zip(1..) {
        let cell = format!("#note-{}-{number}", herb.id());
        for mark in ["impossible", "possible", "certain"] {
            page.click(&cell);
            page.wait_for(&format!("document.querySelector('{cell}[data-mark={mark}]')"));
        }
    }
    tab(page, "answer");
    assert_eq!(page.count("[data-test=answer-noted]"), 1);
    page.click("#check");
    page.wait_for("document.querySelector('[data-test=won]')");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_game_that_has_ended_is_saved_as_a_file_that_the_program_reads() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(53, Level::FirstGame, 2);
    let puzzle = &sheet.game_data.puzzle;
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    brew(page, &losing_potion(puzzle, 1));
    assert_eq!(page.count("#save-game"), 0, "not before the end");
    brew(page, &winning_potion(puzzle, &sheet.answers[0], 2));
    page.wait_for("document.querySelector('#save-game')");
    page.js(
        "const address = URL.createObjectURL;
        URL.createObjectURL = file => { window.saved = file; return address(file); };
        HTMLAnchorElement.prototype.click = function () { window.named = this.download; };",
        json!([]),
    );
    page.click("#save-game");
    page.wait_for("window.named");
    let label = sheet.label().to_lowercase().replace(' ', "-");
    let named = page.js("return window.named", json!([]));
    assert_eq!(named, format!("wondering-witches-{label}.json"));
    let text = page.js("return await window.saved.text()", json!([]));
    let log = GameLog::of_text(text.as_str().unwrap(), None).unwrap();
    assert_eq!((log.id(), log.ended(), log.tests()), (sheet.payload.id(), GameEnd::Test, 2));

    // A game handed over by a phone contains the same tests.
    page.click("#menu");
    page.click("[data-dialog=menu] [data-choice=share]");
    page.wait_for("document.querySelector('[data-dialog=share]')");
    let address = page.js("return document.querySelector('#share-text').value", json!([]));
    let handed = GameLog::of_text(address.as_str().unwrap(), None).unwrap();
    assert_eq!((handed.id(), handed.ended(), handed.tests()), (log.id(), log.ended(), log.tests()));
    assert_eq!(page.console_errors(), Vec::<String>::new());
}
