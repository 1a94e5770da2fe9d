//! Tests that elements do not move under a finger.

use std::path::PathBuf;

use cauldron_press::texts::Language;
use cauldron_press::witches::settings::Level;
use serde_json::{Value, json};

use super::browser::Page;
use super::games::{losing_potion, sheet};
use super::phone::{Phone, brew, dismiss, notice, ready, tab};
use super::tools::{self, skip_without};

/// Positions of the elements of a selector on the screen, by id.
#[track_caller]
fn places(page: &Page, css: &str) -> Value {
    let script = "return Object.fromEntries([...document.querySelectorAll(arguments[0])].map(e => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return [e.id, [x, y, width, height]];
    }))";
    page.js(script, json!([css]))
}

/// Checks that all remaining elements are at their previous position, with a tolerance of half a
/// pixel.
#[track_caller]
fn still(page: &Page, css: &str, before: &Value, what: &str) {
    let after = places(page, css);
    for (id, place) in before.as_object().unwrap() {
        let numbers = |place: &Value| -> Vec<f64> {
            place.as_array().unwrap().iter().filter_map(Value::as_f64).collect()
        };
        let moved = numbers(place).into_iter().zip(numbers(&after[id]));
        let most = moved.map(|(before, after)| (before - after).abs()).fold(0.0, f64::max);
        assert!(most < 0.5, "{what}: {id} moves from {place} to {}", after[id]);
    }
}

/// Script that taps one element after the other. It returns the taps that moved other targets, with
/// the distance.
const TAPS: &str = "
const [taps] = arguments;
document.querySelector('#screen').scrollTop = 0;
const places = () => new Map([...document.querySelectorAll('button, input, select, summary')]
  .filter(e => e.id && e.checkVisibility() && !e.closest('#top'))
  .map(e => [e.id, e.getBoundingClientRect()]));
const faults = [];
for (const css of taps) {
  const target = document.querySelector(css);
  if (!target) continue;
  const before = places();
  target.click();
  const after = places();
  for (const [id, was] of before) {
    const is = after.get(id);
    if (!is) continue;
    const moved = ['x', 'y', 'width', 'height'].map(side => is[side] - was[side]);
    if (moved.some(by => Math.abs(by) >= 0.5)) faults.push(`${css} moves ${id} by ${moved}`);
  }
  faults.splice(3);
}
while (!document.querySelector('#potion-undo').hasAttribute('aria-disabled')) {
  document.querySelector('#potion-undo').click();
}
return faults";

/// Selects another language in the menu, which takes effect at once.
#[track_caller]
fn speak(page: &Page, tag: &str) {
    page.click("#menu");
    let before = page.text("[data-dialog=menu] .dialog-buttons");
    page.js(
        "const choice = document.querySelector('#language');
        choice.value = arguments[0];
        choice.dispatchEvent(new Event('change'));",
        json!([tag]),
    );
    page.wait_for(&format!("document.documentElement.lang === {tag:?}"));
    let said = "document.querySelector('[data-dialog=menu] .dialog-buttons').innerText";
    page.wait_for(&format!("{said} !== {}", json!(before)));
    page.click("[data-dialog=menu] [data-choice=close]");
    page.wait_for("!document.querySelector('dialog')");
}

#[test]
fn nothing_moves_at_any_width_in_any_language() {
    skip_without!("chromedriver", "chromium");
    const SIZES: [(u32, u32); 8] = [
        (320, 568),
        (340, 700),
        (360, 740),
        (390, 844),
        (430, 932),
        (568, 320),
        (844, 390),
        (1024, 768),
    ];
    // Rows of four dots and of six.
    for level in [Level::FirstGame, Level::HighWitch] {
        let sheet = sheet(101, level, 4);
        let phone = Phone::scanned(&sheet);
        let page = &phone.page;
        let herbs: Vec<&str> =
            sheet.game_data.puzzle.ingredients().iter().map(|h| h.id()).collect();
        let [one, other, last] = [herbs[0], herbs[1], herbs[herbs.len() - 1]];
        let taps = [
            format!("#herb-{one}"),
            format!("#herb-{one}-3"),
            format!("#herb-{other}-2"),
            format!("#herb-{one}-4"),
            format!("#herb-{last}-1"),
            format!("#herb-{one}-1"),
            "#witch-1".to_owned(),
            "#kind-guesser".to_owned(),
            "#kind-versatility".to_owned(),
            "#kind-cauldron".to_owned(),
            "#pour-0".to_owned(),
            "#edit-dots-3".to_owned(),
            "#edit-later".to_owned(),
            "#edit-done".to_owned(),
            "#pour-1".to_owned(),
            "#edit-remove".to_owned(),
            "#potion-undo".to_owned(),
        ];
        let mut faults = Vec::new();
        let others = Language::all().iter().skip(1).map(Language::tag);
        for (nth, tag) in others.chain([Language::first().tag()]).enumerate() {
            speak(page, tag);
            // A short run checks each language at a quarter of the sizes.
            let is_looked_at = |at: &usize| tools::long::is_long() || at % 4 == nth % 4;
            for (width, height) in (0..SIZES.len()).filter(is_looked_at).map(|at| SIZES[at]) {
                page.size(width, height, 1.0, true);
                let found = page.js(TAPS, json!([taps]));
                let found = found.as_array().unwrap().iter();
                faults.extend(found.map(|fault| format!("{tag}, {width} x {height}: {fault}")));
                if let (0, Some(folder)) = (nth, std::env::var_os("PAGE_PICTURES")) {
                    let file = format!("still-{}-{width}.png", level.number());
                    page.screenshot(&PathBuf::from(folder).join(file));
                }
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

#[test]
fn every_herb_is_reached_where_the_screen_is_short() {
    skip_without!("chromedriver", "chromium");
    const REACHED: &str = "
        const screen = document.querySelector('#screen');
        const rows = [...document.querySelectorAll('.herb-row')];
        const lost = [];
        let most = 0;
        for (const row of rows) {
          row.scrollIntoView({ block: 'center' });
          await new Promise(seen => requestAnimationFrame(() => setTimeout(seen)));
          for (const e of [row.firstChild, ...row.querySelectorAll('.dot')]) {
            const { left, top, width, height } = e.getBoundingClientRect();
            const there = document.elementFromPoint(left + width / 2, top + height / 2);
            if (!e.contains(there)) lost.push(e.id);
          }
          const { top, bottom } = screen.getBoundingClientRect();
          most = Math.max(most, rows.map(row => row.getBoundingClientRect())
            .filter(box => box.top >= top && box.bottom <= bottom).length);
        }
        const row = document.querySelectorAll('.who .chip');
        const lines = new Set([...row].map(chip => chip.getBoundingClientRect().top));
        return [lost, most, lines.size]";
    let sheet = sheet(101, Level::HighWitch, 5);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    page.click("#first-close");
    for (width, height, rows) in [(320, 568, 7), (568, 320, 4), (844, 390, 6)] {
        page.size(width, height, 1.0, true);
        let told = page.js(REACHED, json!([]));
        assert_eq!(told[0], json!([]), "{width} x {height}");
        assert!(told[1].as_u64().unwrap() >= rows, "{told} at {width} x {height}");
        assert_eq!(told[2], 1, "the witches are one row");
        to_the_top(page);
    }
}

/// Scrolls to the top, where the head of the frame is visible on a short screen.
fn to_the_top(page: &Page) {
    page.js("document.querySelector('#screen').scrollTop = 0", json!([]));
    page.wait_for("document.querySelector('#go-home').getBoundingClientRect().top >= 0");
}

#[test]
fn a_result_stays_until_it_is_dismissed() {
    skip_without!("chromedriver", "chromium");
    // Only the part above the strip may change with a test, for poison and lasting effects.
    const CONTROLS: &str = ".tab, #test, #potion-undo, #go-home, #menu";
    for (width, height) in [(320, 568), (390, 844), (844, 390), (1024, 768)] {
        let sheet = sheet(101, Level::SpiceSorcerer, 3);
        let phone = Phone::scanned(&sheet);
        let page = &phone.page;
        page.size(width, height, 1.0, true);
        let before = places(page, CONTROLS);
        brew(page, &losing_potion(&sheet.game_data.puzzle, 1));
        to_the_top(page);
        still(page, CONTROLS, &before, "a result comes");
        // A second tap on the button or next to the sheet must not hit an element that dismisses
        // the result.
        let [x, y] = [0, 1].map(|i| before["test"][i].as_f64().unwrap());
        for (x, y) in [(x + 40.0, y + 20.0), (5.0, 5.0)] {
            let under =
                "return document.elementFromPoint(...arguments)?.closest('button')?.id ?? ''";
            assert_eq!(page.js(under, json!([x, y])), "", "{width} x {height}");
        }
        page.press_point([5.0, 5.0]);
        assert_eq!(page.count("[data-test=result]"), 1);
        let whole = "const { top, bottom } = document.querySelector('#result-close')
            .getBoundingClientRect(); return top >= 0 && bottom <= innerHeight";
        assert_eq!(page.js(whole, json!([])), true);
        dismiss(page);
        still(page, CONTROLS, &before, "a result goes");
        assert_eq!(page.js("return document.activeElement.id", json!([])), "test");
    }
}

#[test]
fn a_message_comes_and_goes_without_a_jump() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(105, Level::SpiceSorcerer, 3);
    let phone = Phone::scanned(&sheet);
    let second = phone.new_tab();
    second.goto(&phone.host.url(&format!("/#{}", sheet.payload)));
    ready(&second);
    let page = &phone.page;
    page.click("#herb-mint-1");
    page.js("document.querySelector('#herb-sage').scrollIntoView({ block: 'center' })", json!([]));
    let controls = ".herb-row button, .chip, .tab, #test, .pour button";
    let before = places(page, controls);
    brew(&second, &losing_potion(&sheet.game_data.puzzle, 1));
    notice(page, "others");
    still(page, controls, &before, "a message comes");
    page.press_pointer("#notice-close-others");
    assert_eq!(page.count("[data-notice]"), 0);
    still(page, controls, &before, "a message goes");
}

#[test]
fn a_wrong_answer_is_changed_without_a_jump() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(102, Level::Beginner, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "answer");
    let controls = ".herb, #check, #answer-undo, #answer-clear, #give-up-code, #give-up-button";
    let empty = places(page, controls);
    let backwards: Vec<String> =
        sheet.answers[0].iter().rev().map(|herb| format!("#answer-{}", herb.id())).collect();
    for herb in &backwards {
        page.press_pointer(herb);
        still(page, controls, &empty, herb);
    }
    page.click("#check");
    page.wait_for("document.querySelector('[data-test=wrong]')");
    let before = places(page, controls);
    for step in ["#answer-undo", "#answer-undo", &backwards[2]] {
        page.press_pointer(step);
        still(page, controls, &before, step);
        assert_eq!(page.count("[data-test=wrong]"), 0, "it is another answer now");
    }
}
