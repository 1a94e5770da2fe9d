//! Tests of the first minute: a practice game, the card of a new game, and the explanation of
//! results.

use cauldron_press::common::seed::Seed;
use cauldron_press::common::stream::Stream;
use cauldron_press::witches::puzzle::{Decoy, Potion, PotionItem, Role};
use cauldron_press::witches::settings::Level;
use serde_json::json;

use super::browser::Page;
use super::games::{any_potion, losing_potion, sheet, verdict, winning_potion};
use super::phone::{Phone, brew, choose, reload, tab};
use super::tools::skip_without;

#[track_caller]
fn step(page: &Page, step: u32) {
    page.wait_for(&format!(
        "document.querySelector('.practice[data-step=\"{step}\"] #step-title')"
    ));
}

/// Tests the potion of a step. Checks the counts and the number of certain facts.
#[track_caller]
fn test(page: &Page, button: &str, counts: [&str; 2], certain: usize) {
    page.click(button);
    page.wait_for("document.activeElement.id === 'practice-result'");
    let tiles = page.js(
        "return [...document.querySelectorAll('.tile strong')].map(n => n.innerText)",
        json!([]),
    );
    assert_eq!(tiles, json!(counts));
    assert_eq!(page.count("[data-test=known] .certain"), certain);
}

/// Plays the practice game from the home screen, with a wrong choice first. Calls `look` at each
/// step.
pub fn through_practice(page: &Page, look: &mut dyn FnMut(&str)) {
    page.click("#learn");
    step(page, 0);
    look("practice-recipe");
    page.click("#practice-next");
    step(page, 1);
    assert_eq!(page.count("[data-test=known] .certain"), 1, "the clue's decoy");
    test(page, "#practice-test", ["1", "1"], 1);
    page.click("#practice-secret-1 summary");
    look("practice-test");
    page.click("#practice-next");
    step(page, 2);
    test(page, "#practice-test", ["0", "0"], 3);
    page.click("#practice-next");
    step(page, 3);
    test(page, "#practice-test", ["0", "0"], 3);
    look("practice-nothing");
    page.click("#practice-next");
    step(page, 4);
    look("practice-choice");
    test(page, "#choice-0", ["1", "0"], 6);
    assert_eq!(page.count("#choice-0"), 0);
    look("practice-wrong");
    page.click("#choice-1");
    page.wait_for("document.querySelector('.practice-end')");
    assert_eq!(page.js("return document.activeElement.id", json!([])), "practice-result");
    assert_eq!(page.count("[data-test=known] .certain"), 6);
    look("practice-won");
}

#[test]
fn the_practice_game_is_won_and_leaves_nothing_behind() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    through_practice(page, &mut |_| {});
    page.click("#practice-again");
    step(page, 0);
    page.click("#practice-next");
    page.click("#go-home");
    page.wait_for("document.querySelector('#app').dataset.screen === 'home'");
    assert_eq!(page.count("[data-game]"), 0);
    let kept = page.js("return Object.keys(localStorage)", json!([]));
    assert_eq!(kept, json!([]));
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn the_practice_game_is_left_by_back_and_come_back_to() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    page.click("#learn");
    step(page, 0);
    page.click("#practice-next");
    page.click("#practice-test");
    page.wait_for("document.querySelector('#practice-result')");
    page.back();
    page.wait_for("document.querySelector('#app').dataset.screen === 'home'");
    page.forward();
    step(page, 1);
    assert_eq!(page.count("#practice-result"), 1, "it goes on where it was left");
    reload(page);
    step(page, 0);
    page.back();
    page.wait_for("document.querySelector('#app').dataset.screen === 'home'");
    page.back();
    page.wait_for("location.href === 'about:blank'");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn whoever_needs_help_learns_and_comes_back_to_the_game() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(30, Level::FirstGame, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    page.click("#first-rules");
    page.wait_for("document.querySelector('[data-test=how]')");
    page.click("#learn");
    step(page, 0);
    assert_eq!(page.count("[data-test=game-label]"), 0, "it is not this game");
    page.back();
    page.wait_for("document.querySelector('#app').dataset.screen === 'help'");
    assert_eq!(page.count("[data-test=game-label]"), 1);
    tab(page, "brew");
    assert_eq!(page.count("[data-test=first]"), 1, "it was not read to its end");
}

#[test]
fn a_game_just_opened_says_how_it_works_until_the_first_test() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(26, Level::Beginner, 3);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    let told = page.text("[data-test=first]");
    let clue = sheet.game_data.clue.message(sheet.game_data.puzzle.settings().length()).to_string();
    assert!(told.contains(&clue) && told.contains("Who tests?"), "{told}");
    assert_eq!(page.count("[data-test=first] ol li"), 3);
    reload(page);
    assert_eq!(page.count("[data-test=first]"), 1, "nobody has read it");
    brew(page, &losing_potion(&sheet.game_data.puzzle, 1));
    assert_eq!(page.count("[data-test=first]"), 0);
    tab(page, "help");
    page.click("#menu");
    page.click("[data-dialog=menu] [data-choice=again]");
    choose(page, "again", "yes");
    assert_eq!(page.count("[data-test=first]"), 0, "these players know");
}

#[test]
fn a_card_that_was_read_comes_again_with_another_game_alone() {
    skip_without!("chromedriver", "chromium");
    let [one, other] = [27, 28].map(|seed| sheet(seed, Level::FirstGame, 1));
    let phone = Phone::scanned(&one);
    let page = &phone.page;
    assert!(!page.text("[data-test=first]").contains("Who tests?"), "she is alone");
    page.click("#first-close");
    assert_eq!(page.count("[data-test=first]"), 0);
    phone.scan(&one.payload.to_string());
    assert_eq!(page.count("[data-test=first]"), 0);
    phone.scan(&other.payload.to_string());
    assert_eq!(page.count("[data-test=first]"), 1);
    page.click("#go-home");
    page.click(&format!("[data-game*='{}'] [id^=remove]", one.payload.id()));
    choose(page, "remove", "yes");
    phone.scan(&one.payload.to_string());
    assert_eq!(page.count("[data-test=first]"), 1, "it is a new game on this phone");
}

/// Text in the disclosure of the last result, without its title.
#[track_caller]
fn meaning(page: &Page) -> String {
    page.click("[data-test=result] [data-test=explain] summary");
    page.text("[data-test=result] [data-test=explain] .prose")
}

#[test]
fn nothing_and_nothing_without_a_win_is_explained() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(29, Level::FirstGame, 2);
    let puzzle = &sheet.game_data.puzzle;
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;

    let mut backwards = winning_potion(puzzle, &sheet.answers[0], 1).items().to_vec();
    backwards.reverse();
    let backwards = Potion::new(puzzle, backwards).unwrap();
    let told = verdict(puzzle, &backwards, 1);
    assert_eq!((told.undergrown, told.overgrown, told.won), (0, 0, false));
    brew(page, &backwards);
    let told = meaning(page);
    assert!(told.contains("0 and 0") && told.contains("out of order"), "{told}");
    assert!(told.contains("Too few"), "{told}");
    assert_eq!(page.count("[data-test=result] [data-test=explain] li"), 2, "{told}");

    let decoy = puzzle.ingredients().iter().copied().find(|&herb| {
        puzzle.part(herb).is_some_and(|part| part.role == Role::Decoy(Decoy::Ignore))
    });
    let one = vec![PotionItem { ingredient: decoy.unwrap(), grown: 2 }];
    brew(page, &Potion::new(puzzle, one).unwrap());
    let told = meaning(page);
    assert!(told.contains("fewer ingredients than the recipe"), "{told}");

    let all_but_one: Vec<_> = sheet.answers[0]
        .iter()
        .enumerate()
        .map(|(place, &ingredient)| PotionItem {
            ingredient,
            grown: if place == 0 { 2 } else { 1 },
        })
        .collect();
    brew(page, &Potion::new(puzzle, all_but_one).unwrap());
    let told = meaning(page);
    assert!(told.contains("Undergrown") && told.contains("Overgrown"), "{told}");
    tab(page, "log");
    assert_eq!(page.count("[data-test=explain]"), 3);
}

#[test]
fn a_game_with_imposters_and_effects_names_all_reasons() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(41, Level::HighWitch, 2);
    let puzzle = &sheet.game_data.puzzle;
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    // Finds a losing potion of at least four ingredients with the counts 0 and 0.
    let mut stream = Stream::new(Seed(1), "nothing", 0);
    let potion = loop {
        let potion = any_potion(puzzle, puzzle.length(), &mut stream);
        let told = verdict(puzzle, &potion, 1);
        if potion.items().len() >= 4 && told.undergrown + told.overgrown == 0 && !told.won {
            break potion;
        }
    };
    brew(page, &potion);
    let told = meaning(page);
    let effects: Vec<&str> = puzzle.effects_in_play().into_iter().map(|e| e.id()).collect();
    let has = |ids: &[&str]| ids.iter().any(|id| effects.contains(id));
    assert!(told.contains("imposter"), "{told}");
    assert_eq!(told.contains("brothers"), has(&["brothers"]), "{told}");
    assert_eq!(told.contains("enemies"), has(&["enemies"]), "{told}");
    assert_eq!(
        told.contains("leave others out"),
        has(&["cutoff", "enthusiastic", "resetter", "odd"]),
        "{told}"
    );
}
