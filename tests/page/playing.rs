//! Tests of whole games on the page.

use cauldron_press::witches::puzzle::{Effect, Ingredient, Potion, PotionItem};
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::Sheet;
use serde_json::json;

use super::browser::Page;
use super::games::{losing_potion, sheet, verdict, winning_potion};
use super::phone::{Phone, brew, choose, dismiss, drafted, log, notice, pour, reload, tab};
use super::tools::skip_without;

fn result(sheet: &Sheet, potion: &Potion, number: u32) -> [String; 2] {
    let verdict = verdict(&sheet.game_data.puzzle, potion, number);
    [verdict.undergrown.to_string(), verdict.overgrown.to_string()]
}

#[test]
pub fn a_scanned_game_is_played_to_the_win_with_a_reload_in_the_middle() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(26, Level::SpiceSorcerer, 3);
    let puzzle = &sheet.game_data.puzzle;
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    assert!(page.text("[data-test=game-label]").contains(&sheet.label()));
    assert!(!page.url().contains("CP1:"), "the address bar shows no code: {}", page.url());

    let first = losing_potion(puzzle, 1);
    page.click("#witch-1");
    brew(page, &first);
    let shown = page.js(
        "const { undergrown, overgrown } = document.querySelector('[data-test=result]').dataset;
        return [undergrown, overgrown]",
        json!([]),
    );
    assert_eq!(shown, json!(result(&sheet, &first, 1)));
    let told = page.text("[data-test=result]");
    for report in verdict(puzzle, &first, 1).reports.iter() {
        assert!(told.contains(&report.by.to_string()), "{report}: {told}");
    }

    let second = losing_potion(puzzle, 2);
    pour(page, &second);
    tab(page, "notes");
    let cell = format!("#note-{}-2", puzzle.ingredients()[1].id());
    let marked =
        |mark: &str| page.wait_for(&format!("document.querySelector('{cell}[data-mark={mark}]')"));
    page.click(&cell);
    marked("impossible");
    page.click(&cell);
    marked("possible");
    let before = log(page);

    reload(page);
    tab(page, "brew");
    let made: Vec<_> = second.items().iter().map(|p| json!([p.ingredient, p.grown])).collect();
    assert_eq!(drafted(page), json!(made));
    assert_eq!(log(page), before);
    tab(page, "notes");
    marked("possible");
    page.click("[data-test=undo]");
    marked("impossible");
    page.click("[data-test=undo]");
    marked("blank");
    assert_eq!(page.count("[data-test=undo][aria-disabled=true]"), 1);

    tab(page, "brew");
    page.click("#test");
    page.wait_for("document.querySelector('[data-test=result]')");
    assert_eq!(page.js("return document.activeElement.id", json!([])), "result-title");
    brew(page, &winning_potion(puzzle, &sheet.answers[0], 3));
    assert_eq!(page.count("[data-test=won]"), 1);
    assert_eq!(page.js("return document.activeElement.id", json!([])), "ending-title");
    let log = log(page);
    let numbers: Vec<_> = log.as_array().unwrap().iter().map(|test| &test[0]).collect();
    assert_eq!(numbers, [3, 2, 1]);
    reload(page);
    tab(page, "brew");
    assert_eq!(page.count("[data-test=won]"), 1);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_potion_is_ordered_emptied_and_brought_back() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(27, Level::Beginner, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    // Dots are set with the ingredient, after its name, or changed later.
    page.click("#herb-sage-1");
    page.click("#herb-parsley");
    page.click("#herb-parsley-3");
    page.click("#herb-sage-2");
    assert_eq!(drafted(page), json!([["sage", 1], ["parsley", 3], ["sage", 2]]));
    page.click("#pour-1");
    page.click("label:has(#edit-dots-4)");
    page.click("#edit-earlier");
    assert_eq!(drafted(page), json!([["parsley", 4], ["sage", 1], ["sage", 2]]));
    page.click("#edit-later");
    page.click("#edit-done");
    assert_eq!(page.count("#pour-edit"), 0);
    page.click("#pour-2");
    page.click("#edit-remove");
    assert_eq!(drafted(page), json!([["sage", 1], ["parsley", 4]]));
    page.click("#potion-undo");
    let made = json!([["sage", 1], ["parsley", 4], ["sage", 2]]);
    assert_eq!(drafted(page), made);
    page.click("#pour-0");
    page.click("#potion-clear");
    assert_eq!(drafted(page), json!([]));
    page.click("#test");
    page.click("#potion-undo");
    assert_eq!(drafted(page), made);
    for _ in 0..8 {
        page.click("#potion-undo");
    }
    assert_eq!(drafted(page), json!([]), "every change is taken back");
    tab(page, "log");
    assert_eq!(page.count("[data-number]"), 0, "an empty potion is not tested");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_potion_of_four_is_tested_in_five_taps() {
    skip_without!("chromedriver", "chromium");
    for (size, level) in [
        ((320, 568), Level::FirstGame),
        ((320, 568), Level::HighWitch),
        ((390, 844), Level::HighWitch),
        ((844, 390), Level::HighWitch),
    ] {
        let sheet = sheet(31, level, 4);
        let phone = Phone::scanned(&sheet);
        let page = &phone.page;
        page.size(size.0, size.1, 2.0, true);
        page.js("window.taps = 0; addEventListener('click', () => taps++, true)", json!([]));
        for tap in ["#herb-mint-1", "#herb-sage-4", "#herb-chives-2", "#herb-sage-3"] {
            page.click(tap);
        }
        let made = json!([["mint", 1], ["sage", 4], ["chives", 2], ["sage", 3]]);
        assert_eq!(drafted(page), made);
        // The potion and its button must be visible at any scroll position.
        let unseen = page.js(
            "return [...document.querySelectorAll('.pour button, #test')].filter(e => {
                const { left, right, top, bottom } = e.getBoundingClientRect();
                const [x, y] = [(left + right) / 2, (top + bottom) / 2];
                const edges = [[left + 3, y], [right - 3, y], [x, top + 3], [x, bottom - 3]];
                return edges.some(([x, y]) => !e.contains(document.elementFromPoint(x, y)));
            }).map(e => e.id)",
            json!([]),
        );
        assert_eq!(unseen, json!([]), "{size:?}");
        let small = page.js(
            "return [...document.querySelectorAll('.herb-row .dot, .pour button, #test, .undo')]
                .map(e => [e.id, e.offsetWidth, e.offsetHeight])
                .filter(([, width, height]) => width < 44 || height < 44)",
            json!([]),
        );
        assert_eq!(small, json!([]), "{size:?}");
        let rows = page.js(
            "return [...document.querySelectorAll('.herb-row')]
                .filter(row => new Set([...row.querySelectorAll('.dot')].map(
                    e => e.getBoundingClientRect().top)).size > 1
                    || row.offsetHeight > 50).length",
            json!([]),
        );
        assert_eq!(rows, 0, "the dots of a herb stand beside it at {size:?}");
        page.click("#test");
        page.wait_for("document.querySelector('[data-test=result], [data-test=won]')");
        assert_eq!(page.js("return taps", json!([])), 5);
    }
}

#[test]
fn a_test_that_was_entered_wrongly_stays_on_the_log_and_does_not_count() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(32, Level::AmateurWitch, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    for number in 1..=2 {
        brew(page, &losing_potion(&sheet.game_data.puzzle, number));
    }
    tab(page, "log");
    page.click("#mistyped-1");
    page.wait_for("document.querySelector('[data-number=\"1\"][data-mistyped]')");
    assert_eq!(page.js("return document.activeElement.id", json!([])), "mistyped-1");
    assert!(page.text("[data-mistyped]").contains("does not count"));
    reload(page);
    tab(page, "log");
    assert_eq!(page.count("[data-mistyped]"), 1);
    tab(page, "brew");
    assert!(page.text("#test").contains('3'), "its number stays taken");
    tab(page, "log");
    page.click("#mistyped-1");
    page.wait_for("!document.querySelector('[data-mistyped]')");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn what_lasts_is_shown_for_as_long_as_it_lasts() {
    skip_without!("chromedriver", "chromium");
    // Finds a game in which a potion of one herb has a lasting effect.
    let (sheet, herb, effect) = (50..90)
        .find_map(|seed| {
            let sheet = sheet(seed, Level::HighWitch, 3);
            let puzzle = &sheet.game_data.puzzle;
            let found = puzzle.ingredients().iter().find_map(|&ingredient| {
                let pours = vec![PotionItem { ingredient, grown: 1 }];
                let potion = Potion::new(puzzle, pours).ok()?;
                let reports = verdict(puzzle, &potion, 1).reports;
                let lasts = [Effect::Allergies, Effect::Distracted, Effect::Sharer];
                Some((ingredient, reports.iter().find(|r| lasts.contains(&r.by))?.by))
            });
            found.map(|(herb, effect)| (sheet, herb, effect))
        })
        .expect("some game has one");
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    let lasting = format!("[data-test=lasting] [data-effect={}]", effect.id());
    let test = |witch: u8, herb: Ingredient| {
        page.click(&format!("#witch-{witch}"));
        page.click(&format!("#herb-{}-1", herb.id()));
        page.click("#test");
        page.wait_for("document.querySelector('[data-test=result]')");
        dismiss(page);
    };
    assert_eq!(page.count("[data-test=lasting]"), 0);
    test(1, herb);
    assert_eq!(page.count(&lasting), 1);
    assert!(page.text(&lasting).contains("Fox"), "{}", page.text(&lasting));
    let puzzle = &sheet.game_data.puzzle;
    let plain = puzzle.ingredients().iter().copied().find(|&ingredient| {
        let potion = Potion::new(puzzle, vec![PotionItem { ingredient, grown: 1 }]).unwrap();
        (2..=3).all(|number| verdict(puzzle, &potion, number).reports.iter().count() == 0)
    });
    let plain = plain.expect("some herb has no effect");
    test(0, plain);
    assert_eq!(page.count(&lasting), 1, "another witch's test does not end it");
    test(1, plain);
    assert_eq!(page.count("[data-test=lasting]"), 0);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_game_that_the_last_naming_lost_is_given_up_and_begins_again() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(28, Level::AmateurWitch, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    page.click("[data-test=full]");
    page.click("[data-test=not-full]");
    page.click("[data-test=full]");
    page.wait_for("document.querySelector('[data-test=last-ditch]')");
    reload(page);
    assert_eq!(page.count("[data-test=last-ditch]"), 1);
    assert_eq!(page.count("#test"), 0, "only the recipe is asked for");
    page.click("#ditch-name");
    let wrong: Vec<Ingredient> = sheet.answers[0].iter().rev().copied().collect();
    enter(page, &wrong);
    page.wait_for("document.querySelector('[data-test=lost]')");

    page.click("#ending-give-up");
    page.type_into("#give-up-code", &sheet.give_up.to_string());
    page.click("#give-up-button");
    choose(page, "give-up", "yes");
    page.wait_for("document.querySelector('[data-test=solution]')");
    page.click("#solution-again");
    choose(page, "again", "no");
    page.click("#solution-again");
    choose(page, "again", "yes");
    tab(page, "log");
    assert_eq!(page.count("[data-number]"), 0);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn giving_up_takes_the_code_and_a_confirmation() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(29, Level::HighWitch, 4);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "answer");
    let give_up = |code: &str, choice: &str| {
        page.type_into("#give-up-code", code);
        page.click("#give-up-button");
        choose(page, "give-up", choice);
    };
    let code = sheet.give_up.to_string();
    give_up(&code, "no");
    assert_eq!(page.count("[data-test=solution]"), 0);
    give_up("ABC", "yes");
    assert!(notice(page, "action").contains("instead of 8"));
    let seen = "const box = document.querySelector('[data-notice] p').getBoundingClientRect();
        return document.elementFromPoint(box.x + 9, box.y + 9)?.closest('[data-notice]') !== null";
    assert_eq!(page.js(seen, json!([])), true, "the message is on the screen");
    page.click("#notice-close-action");
    give_up("AAAA-AAAA", "yes");
    assert!(notice(page, "action").contains("foot of the rules page"));
    assert_eq!(page.count("[data-test=solution]"), 0);
    give_up(&code.to_lowercase().replace('-', " "), "yes");
    page.wait_for("document.querySelector('[data-test=solution]')");
    let secrets = page.js(
        "return [...document.querySelectorAll('.secrets [data-kind]')].map(
            e => [e.dataset.ingredient, e.dataset.number ? Number(e.dataset.number) : null])",
        json!([]),
    );
    let puzzle = &sheet.game_data.puzzle;
    let expected = cauldron_press::witches::table::Solution::new(puzzle, sheet.answers.clone());
    let expected: Vec<_> =
        expected.ingredients.iter().map(|part| json!([part.ingredient, part.number])).collect();
    assert_eq!(secrets, json!(expected));
    reload(page);
    tab(page, "answer");
    assert_eq!(page.count("[data-test=solution]"), 1);
}

#[track_caller]
fn enter(page: &Page, answer: &[Ingredient]) {
    for ingredient in answer {
        page.click(&format!("#answer-{}", ingredient.id()));
    }
    page.click("#check");
}

#[test]
pub fn an_answer_is_checked() {
    skip_without!("chromedriver", "chromium");
    // The second sheet hides the length of its recipe.
    for sheet in [sheet(30, Level::FirstGame, 1), sheet(41, Level::HighWitch, 5)] {
        let phone = Phone::scanned(&sheet);
        let page = &phone.page;
        tab(page, "help");
        assert_eq!(page.count("[data-test=early]"), 1, "a cauldron is closed early");
        tab(page, "answer");
        assert_eq!(page.count("[id^=opening]"), 0, "an ordinary sheet needs no opening code");
        let mut wrong = sheet.answers[0].clone();
        wrong.reverse();
        enter(page, &wrong);
        page.wait_for("document.querySelector('[data-test=wrong]')");
        assert_eq!(page.count("[data-test=solution]"), 0);
        page.click("#answer-clear");
        enter(page, &sheet.answers[0]);
        page.wait_for("document.querySelector('[data-test=won]')");
        let shown = page.js(
            "return [...document.querySelectorAll('.answer-herbs li')]
                .map(e => e.dataset.ingredient)",
            json!([]),
        );
        assert_eq!(shown, json!(sheet.answers[0]));
    }
}
