//! Tests with large text, forced colours and sound.

use std::path::PathBuf;

use cauldron_press::witches::settings::Level;
use serde_json::json;

use super::browser::{Page, Params};
use super::games::{losing_potion, sheet};
use super::host::Host;
use super::learning;
use super::phone::{Phone, brew, dismiss, ready, site, tab};
use super::tools::{self, skip_without};

/// Script that finds words of the page's middle that cannot be scrolled completely into view.
pub const CUT_OFF: &str = "
const faults = [];
const screen = document.querySelector('#screen');
const room = document.scrollingElement;
const words = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
if (screen.clientHeight < innerHeight / 4 && screen.scrollHeight > screen.clientHeight) {
  faults.push(`only ${screen.clientHeight} px are left for what is read`);
}
while (words.nextNode()) {
  const parent = words.currentNode.parentElement;
  if (!words.currentNode.data.trim() || parent.closest('.unseen, [aria-hidden=true]')) continue;
  if (!parent.checkVisibility()) continue;
  // What is cut away is there for ears alone.
  if (getComputedStyle(parent).clipPath !== 'none') continue;
  const range = document.createRange();
  range.selectNodeContents(words.currentNode);
  for (const box of range.getClientRects()) {
    for (let e = parent; e !== screen.parentElement; e = e.parentElement) {
      // A grid scrolls in its frame, as tables may.
      if (e.className === 'grid-frame') break;
      const edge = e.getBoundingClientRect();
      const clips = getComputedStyle(e).overflowX !== 'visible' || e === screen;
      if (clips && (box.right > edge.right + 1 || box.left < edge.left - 1)) {
        faults.push(`${words.currentNode.data} is cut off by ${e.id || e.className}`);
      }
      if (getComputedStyle(e).overflowY === 'hidden' && box.bottom > edge.bottom + 4) {
        faults.push(`${words.currentNode.data} is cut off below by ${e.localName}`);
      }
    }
  }
}
if (room.scrollWidth > room.clientWidth) faults.push(`the page is ${room.scrollWidth} px wide`);
return faults;";

#[test]
fn at_twice_the_size_of_text_nothing_is_cut_off() {
    skip_without!("chromedriver", "chromium");
    let pictures = std::env::var_os("PAGE_PICTURES").map(PathBuf::from);
    let sheet = sheet(41, Level::HighWitch, 5);
    let host = Host::start(site());
    let mut faults = Vec::new();
    let sizes = [(320, 568), (390, 844), (844, 390)];
    for &(width, height) in &sizes[..if tools::long::is_long() { 3 } else { 1 }] {
        let page = Page::start_with(Params { text_size: Some(32), ..Params::default() });
        page.size(width, height, 1.0, true);
        page.goto(&host.url(&format!("/#{}", sheet.payload)));
        ready(&page);
        assert_eq!(
            page.js("return getComputedStyle(document.documentElement).fontSize", json!([])),
            "32px"
        );
        let mut look = |screen: &str| {
            if let Some(folder) = &pictures {
                let file = format!("large-{screen}-{width}.png");
                page.screenshot(&folder.join(file));
            }
            let found = page.js(CUT_OFF, json!([]));
            let found = found.as_array().unwrap().iter();
            faults.extend(found.map(|fault| format!("{screen}, {width} x {height}: {fault}")));
        };
        look("brew");
        brew(&page, &losing_potion(&sheet.game_data.puzzle, 1));
        look("result");
        dismiss(&page);
        page.click("#herb-rosemary-2");
        look("potion");
        page.click("#pour-0");
        look("pour");
        page.click("#edit-done");
        for screen in ["log", "notes", "help", "answer"] {
            tab(&page, screen);
            look(screen);
        }
        page.click("#go-home");
        look("home");
        learning::through_practice(&page, &mut look);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Script that checks the notes with forced colours: lines between the cells, and marks that differ
/// from blank ones.
const NOTES_SEEN: &str = "
const faults = [];
const seen = (e, side) => {
  const style = getComputedStyle(e);
  return style[`border${side}Style`] !== 'none' && parseFloat(style[`border${side}Width`]) > 0
    && style[`border${side}Color`] !== getComputedStyle(document.body).backgroundColor;
};
for (const cell of document.querySelectorAll('.grid td')) {
  if (!seen(cell, 'Left') || !seen(cell, 'Top')) faults.push('a cell without lines');
}
for (const mark of document.querySelectorAll('button.mark:not(.mark-blank)')) {
  const { stroke } = getComputedStyle(mark.querySelector('.glyph'));
  if (stroke === getComputedStyle(mark).backgroundColor) faults.push('a mark that is not seen');
}
return [...new Set(faults)];";

#[test]
fn the_notes_are_seen_in_forced_colours() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(103, Level::Beginner, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    page.forced_colours();
    page.wait_for("matchMedia('(forced-colors: active)').matches");
    tab(page, "notes");
    for (herb, taps) in [("parsley", 1), ("sage", 2), ("chives", 3)] {
        for _ in 0..taps {
            page.click(&format!("#note-{herb}-2"));
        }
    }
    page.wait_for("document.querySelector('#note-chives-2[data-mark=certain]')");
    if let Some(folder) = std::env::var_os("PAGE_PICTURES") {
        page.screenshot(&PathBuf::from(folder).join("forced-notes.png"));
    }
    assert_eq!(page.js(NOTES_SEEN, json!([])), json!([]));
    // Selected, filled or current elements must differ by more than their background.
    tab(page, "brew");
    page.click("#herb-sage-2");
    page.click("#pour-0");
    if let Some(folder) = std::env::var_os("PAGE_PICTURES") {
        page.screenshot(&PathBuf::from(folder).join("forced-brew.png"));
    }
    let grounds = page.js(
        "const ground = css => getComputedStyle(document.querySelector(css)).backgroundColor;
        return [ground('.dot.filled span') !== ground('.dot:not(.filled) span'),
          ground('.herb-name .drawing') !== 'rgba(0, 0, 0, 0)']",
        json!([]),
    );
    assert_eq!(grounds, json!([true, true]));
}

#[test]
fn the_same_herb_twice_is_told_apart_by_ears() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet(104, Level::Beginner, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    for herb in ["sage", "mint", "sage"] {
        page.click(&format!("#herb-{herb}-1"));
    }
    page.click("#pour-2");
    page.click("label:has(#edit-dots-3)");
    let names = page.js(
        "const parts = '.pour button, #pour-edit input, #pour-edit [role=radiogroup], .round';
        return [...document.querySelectorAll(parts)].map(
            e => e.getAttribute('aria-label') ?? e.querySelector('.unseen').textContent)",
        json!([]),
    );
    let names: Vec<_> = names.as_array().unwrap().iter().filter_map(|n| n.as_str()).collect();
    let different: std::collections::BTreeSet<_> = names.iter().collect();
    assert_eq!(different.len(), names.len(), "{names:?}");
    let chosen = page.js(
        "return document.querySelector('#edit-dots-3:checked').getAttribute('aria-label')",
        json!([]),
    );
    assert_eq!(chosen, "Sage, 3rd ingredient, 3 dots");
    assert!(names.contains(&"Remove Sage, 3rd ingredient"), "{names:?}");
    assert!(names.contains(&"Change Sage, 1 dot, 1st ingredient"), "{names:?}");
}
