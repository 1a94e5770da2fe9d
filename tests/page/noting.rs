//! Tests of the notes next to the last tests: all properties of an ingredient, and the marks of the
//! clue.

use cauldron_press::witches::puzzle::{Clue, Ingredient};
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::Sheet;
use serde_json::json;

use super::browser::{Key, Page};
use super::games::{losing_potion, sheet};
use super::phone::{Phone, brew, choose, reload, tab};
use super::tools::skip_without;

/// Finds a sheet whose clue satisfies `is_it`.
fn clued(level: Level, is_it: fn(&Clue) -> bool) -> Sheet {
    (500..).map(|seed| sheet(seed, level, 2)).find(|sheet| is_it(&sheet.game_data.clue)).unwrap()
}

#[track_caller]
fn marked(page: &Page, cell: &str, mark: &str) {
    page.wait_for(&format!("document.querySelector('{cell}').dataset.mark === '{mark}'"));
}

/// Script that scrolls the grid to its end. It returns whether the headings and the last cell are
/// visible, and the number of targets that are too small.
const HEADINGS: &str = "
const frame = document.querySelector('.grid-frame');
frame.scrollTo(frame.scrollWidth, frame.scrollHeight);
const edge = frame.getBoundingClientRect();
const row = frame.querySelector('tbody tr:last-child th').getBoundingClientRect();
const column = frame.querySelector('thead th:last-child').getBoundingClientRect();
const small = [...frame.querySelectorAll('button')].map(e => e.getBoundingClientRect())
  .filter(({ width, height }) => width < 32 || height < 44).length;
const last = [...frame.querySelectorAll('.mark')].pop().getBoundingClientRect();
return [Math.abs(row.left - edge.left) < 4, Math.abs(column.top - edge.top) < 4, small,
  last.right <= edge.right + 1 && last.bottom <= edge.bottom + 1];";

#[test]
fn the_grid_has_a_column_for_all_that_there_is_and_its_headings_stay() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(41, Level::HighWitch, 5);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "notes");
    let effects = sheet.game_data.puzzle.effects_in_play();
    // Six numbers, any decoy, and three kinds of decoys.
    assert_eq!(page.count(".grid thead .grid-head"), 6 + 4 + effects.len());
    assert_eq!(page.count(".grid .mark"), 10 * (6 + 4 + effects.len()));
    for (width, height) in [(390, 844), (320, 568), (844, 390)] {
        page.size(width, height, 1.0, true);
        assert_eq!(page.js(HEADINGS, json!([])), json!([true, true, 0, true]), "{width}");
    }
    // A tap does not scroll the grid.
    let scrolled = "return document.querySelector('.grid-frame').scrollLeft";
    let before = page.js(scrolled, json!([]));
    let last = "tbody tr:last-child td:last-child .mark";
    page.click(last);
    page.wait_for(&format!("document.querySelector('{last}').dataset.mark !== 'blank'"));
    assert_eq!(page.js(scrolled, json!([])), before);
    assert_eq!(page.axe(), Vec::<String>::new());
}

#[test]
fn a_row_and_a_column_are_crossed_out_and_taken_back_at_once() {
    skip_without!("chromedriver", "chromium");
    let sheet = clued(
        Level::Beginner,
        |clue| matches!(clue, Clue::OneHasNumber(group, 1) if !group.contains(&Ingredient::Sage)),
    );
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    let effect = sheet.game_data.puzzle.effects_in_play()[0];
    tab(page, "notes");
    page.click("#note-sage-2");
    page.click("#note-sage-2");
    marked(page, "#note-sage-2", "possible");
    let crossed = "#screen .grid .mark-impossible";
    let fill = |heading: &str, choice: &str, count: usize| {
        page.click(heading);
        choose(page, "fill", choice);
        page.wait_for(&format!("document.querySelectorAll('{crossed}').length === {count}"));
    };
    // Only the three other numbers and the decoys are crossed out, not the effects.
    fill("#row-sage", "out", 4);
    assert_eq!(page.js("return document.activeElement.id", json!([])), "row-sage");
    fill("#column-3", "out", 4 + 5);
    fill("#row-sage", "empty", 5);
    marked(page, "#note-sage-2", "blank");
    page.click("[data-test=undo]");
    marked(page, "#note-sage-2", "possible");
    reload(page);
    tab(page, "notes");
    page.click("[data-test=undo]");
    page.wait_for(&format!("document.querySelectorAll('{crossed}').length === 4"));
    page.click("[data-test=undo]");
    page.wait_for(&format!("document.querySelectorAll('{crossed}').length === 0"));
    marked(page, "#note-sage-2", "possible");
    // The heading of an effect opens its explanation.
    page.click(".grid .worded:last-child .grid-head");
    page.wait_for("document.querySelector('[data-dialog=fill] .dialog-body p + p')");
    let effects = sheet.game_data.puzzle.effects_in_play();
    let title = page.text("#dialog-title");
    assert_eq!(title, effects.last().unwrap_or(&effect).to_string());
    choose(page, "fill", "close");
    page.press(&[Key::Down]);
    let focused = page.js("return document.activeElement.matches('.mark')", json!([]));
    assert_eq!(focused, true);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn what_the_clue_says_stands_in_the_grid_and_stays() {
    skip_without!("chromedriver", "chromium");
    let sheet = clued(Level::Beginner, |clue| matches!(clue, Clue::IsDecoy(_)));
    let Clue::IsDecoy(herb) = sheet.game_data.clue else { unreachable!() };
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "notes");
    let cell = format!("#note-{}-1", herb.id());
    marked(page, &cell, "impossible");
    let words = page.js(
        "return document.querySelector(arguments[0]).getAttribute('aria-label')",
        json!([cell]),
    );
    assert!(words.as_str().unwrap().contains("free clue"), "{words}");
    page.click(&cell);
    page.wait_for("document.querySelector('[data-notice=given]')");
    marked(page, &cell, "impossible");
    assert_eq!(page.count("[data-test=undo][aria-disabled=true]"), 1);
    assert_eq!(page.count(".legend .given"), 1);

    // "One of these" is a sign in the corner that leaves room for marks.
    let sheet = clued(Level::FirstGame, |clue| {
        matches!(clue, Clue::OneIsDecoy(_) | Clue::OneHasNumber(..))
    });
    phone.scan(&sheet.payload.to_string());
    tab(page, "notes");
    page.wait_for("document.querySelectorAll('[data-given=possible]').length === 3");
    page.click("[data-given=possible]");
    page.wait_for("document.querySelector('[data-given=possible][data-mark=impossible] .given')");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn the_last_tests_stand_beside_the_notes() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(32, Level::FirstGame, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "notes");
    assert_eq!(page.count("[data-test=last-tests]"), 0);
    for number in 1..=5 {
        tab(page, "brew");
        brew(page, &losing_potion(&sheet.game_data.puzzle, number));
    }
    tab(page, "notes");
    let numbers = "return [...document.querySelectorAll('[data-test=last-tests] [data-number]')]
        .filter(e => e.checkVisibility()).map(e => Number(e.dataset.number))";
    assert_eq!(page.js(numbers, json!([])), json!([5, 4, 3]));
    page.click("#last-earlier summary");
    page.wait_for("document.querySelector('#last-earlier[open]')");
    assert_eq!(page.js(numbers, json!([])), json!([5, 4, 3, 2, 1]));
    page.click("#note-sage-2");
    page.click("#note-sage-2");
    assert_eq!(page.count("#last-earlier[open]"), 1, "a note folds nothing");
    let above = "const top = css => document.querySelector(css).getBoundingClientRect().top;
        return top('[data-test=last-tests]') < top('.grid')";
    assert_eq!(page.js(above, json!([])), true);
    page.size(1280, 800, 1.0, false);
    let beside = "const right = css => document.querySelector(css).getBoundingClientRect().right;
        return right('[data-test=last-tests]') < right('.grid')";
    assert_eq!(page.js(beside, json!([])), true);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
pub fn a_screen_that_was_left_is_as_it_was_and_out_of_the_way_meanwhile() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(41, Level::HighWitch, 5);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "notes");
    let scrolled = "return document.querySelector('.grid-frame').scrollLeft";
    page.js("document.querySelector('.grid-frame').scrollTo(150, 0)", json!([]));
    for screen in ["brew", "log", "help", "answer"] {
        tab(page, screen);
        let twice = "const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
            return ids.filter((id, i) => ids.indexOf(id) !== i)";
        assert_eq!(page.js(twice, json!([])), json!([]), "{screen}");
        let seen = "return document.querySelector('.grid').checkVisibility()";
        assert_eq!(page.js(seen, json!([])), false, "{screen}");
        for _ in 0..12 {
            page.press(&[Key::Tab]);
            let hidden = "return Boolean(document.activeElement.closest('.parked'))";
            assert_eq!(page.js(hidden, json!([])), false, "{screen}");
        }
        assert_eq!(page.axe(), Vec::<String>::new(), "{screen}");
    }
    tab(page, "brew");
    brew(page, &losing_potion(&sheet.game_data.puzzle, 1));
    tab(page, "notes");
    assert_eq!(page.count("[data-test=last-tests] [data-number]"), 1);
    assert_eq!(page.js(scrolled, json!([])), 150);
    page.click("#go-home");
    page.wait_for("document.querySelector('#app').dataset.screen === 'home'");
    assert_eq!(page.count(".grid, .pantry"), 0);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}
