//! Tests of every screen at every size, in light and dark mode: no overflow, sufficiently large
//! targets, and no findings of axe.

use std::path::PathBuf;

use cauldron_press::witches::settings::Level;
use serde_json::json;

use super::browser::Page;
use super::games::{losing_potion, sealed_sheet, sheet, winning_potion};
use super::phone::{Phone, brew, choose, dismiss, pour, tab};
use super::tools::{self, skip_without};
use super::{learning, photos, printing, rivals, sharing};

/// Script that finds elements wider than the screen and targets that are too small.
const FAULTS: &str = "
const faults = [];
const name = e => e.id || e.className || e.localName;
const width = document.documentElement.clientWidth;
if (document.scrollingElement.scrollWidth > width) {
  for (const e of document.querySelectorAll('body *')) {
    if (e.getBoundingClientRect().right > width + 0.5) faults.push(`${name(e)} overflows`);
  }
  faults.push(`the page is ${document.scrollingElement.scrollWidth} px wide`);
}
for (const e of document.querySelectorAll('body *')) {
  // The grid of the notes scrolls in a frame of its own, under headings that stay.
  if (e.matches('[data-scrolls]')) continue;
  if (['auto', 'scroll'].includes(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth) {
    faults.push(`what is in ${name(e)} is ${e.scrollWidth} px wide`);
  }
}
const modal = document.querySelector('dialog[open]');
const seen = modal?.getBoundingClientRect();
if (seen && (seen.left < 0 || seen.right > width || seen.top < 0 || seen.bottom > innerHeight)) {
  faults.push(`${name(modal)} is cut off`);
}
const targets = (modal ?? document).querySelectorAll('button, a[href], input, summary, select');
for (const target of targets) {
  if (target.matches('.skip') || !target.checkVisibility({ visibilityProperty: true })) continue;
  const boxes = [target, ...(target.labels ?? [])].map(e => e.getBoundingClientRect());
  // Many columns side by side are narrower.
  const least = target.closest('.grid') ? 31.5 : 43.5;
  if (!boxes.some(box => box.width >= least && box.height >= 43.5)) {
    faults.push(`${name(target)} is ${boxes.map(b => `${b.width} x ${b.height}`)} px`);
  }
}
return faults;";

/// Script that finds text covered by another element.
const COVERED: &str = "
const faults = [];
// What changes an ingredient lies over the lower part of the screen, so that nothing moves.
const modal = document.querySelector('dialog[open], #pour-edit');
const words = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
while (words.nextNode()) {
  const text = words.currentNode.data.trim();
  const parent = words.currentNode.parentElement;
  if (!text || parent.closest('.unseen, .skip, script, style, [aria-hidden=true]')) continue;
  // What is folded away has its place, and lies under what is seen there.
  if (!parent.checkVisibility({ visibilityProperty: true })) continue;
  // What is cut away is there for ears alone.
  if (getComputedStyle(parent).clipPath !== 'none') continue;
  const range = document.createRange();
  range.selectNodeContents(words.currentNode);
  for (const box of range.getClientRects()) {
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const whole = parent.closest('label') ?? parent;
    if (box.width > 1 && top && !top.contains(parent) && !whole.contains(top)) {
      faults.push(`${text} lies under ${top.id || top.className}`);
    }
  }
}
return faults;";

struct Look {
    page: Page,
    size: (u32, u32),
    scale: f64,
    themes: &'static [&'static str],
    /// Folder for screenshots, if requested.
    pictures: Option<PathBuf>,
    faults: Vec<String>,
    /// Number of screens checked.
    screens: usize,
}

impl Look {
    fn at(&mut self, screen: &str) {
        self.screens += 1;
        // A short run checks every other screen.
        if self.screens.is_multiple_of(2) && !tools::long::is_long() {
            return;
        }
        let (width, _) = self.size;
        self.note(screen, FAULTS);
        self.unroll();
        self.note(screen, COVERED);
        for &theme in self.themes {
            self.page.dark(theme == "dark");
            let violations = self.page.axe();
            let told = violations.iter().map(|v| format!("{screen}, {width} px, {theme}: {v}"));
            self.faults.extend(told);
            if let Some(folder) = &self.pictures {
                self.page.screenshot(&folder.join(format!("{screen}-{width}-{theme}.png")));
            }
        }
        self.page.size(width, self.size.1, self.scale, true);
    }

    fn note(&mut self, screen: &str, script: &str) {
        let found = self.page.js(script, json!([]));
        let found = found.as_array().unwrap().iter().filter_map(|fault| fault.as_str());
        self.faults.extend(found.map(|fault| format!("{screen}, {} px: {fault}", self.size.0)));
    }

    /// Enlarges the screen to the height of its content.
    fn unroll(&self) {
        let hidden = "const boxes = [...document.querySelectorAll('html, #screen')];
            for (const e of boxes) e.scrollTo({ top: 0, behavior: 'instant' });
            return Math.max(...boxes.map(e => e.scrollHeight - e.clientHeight))";
        let (width, mut height) = self.size;
        // Elements that grow with the screen, such as the frame of the notes, hide some of the
        // content again.
        for _ in 0..4 {
            height += self.page.js(hidden, json!([])).as_u64().unwrap() as u32;
            self.page.size(width, height, self.scale, true);
        }
    }
}

fn all_screens_look_right(size: (u32, u32), scale: f64, themes: &'static [&'static str]) {
    screens_look_right(size, scale, themes, through_all_screens);
}

fn screens_look_right(
    size: (u32, u32),
    scale: f64,
    themes: &'static [&'static str],
    through: impl Fn(&Phone, &mut dyn FnMut(&str)),
) {
    let phone = Phone::start();
    phone.page.size(size.0, size.1, scale, true);
    let pictures = std::env::var_os("PAGE_PICTURES").map(PathBuf::from);
    let page = phone.page.clone();
    let mut look = Look { page, size, scale, themes, pictures, faults: Vec::new(), screens: 0 };
    through(&phone, &mut |screen| look.at(screen));
    assert!(look.faults.is_empty(), "{}", look.faults.join("\n"));
    assert_eq!(phone.page.console_errors(), Vec::<String>::new());
}

/// Plays until every screen and question has been shown, and calls `look` at each.
pub fn through_all_screens(phone: &Phone, look: &mut dyn FnMut(&str)) {
    let page = phone.page.clone();
    page.before_load(photos::SILENT);
    phone.visit("/");
    look("home-empty");
    page.click("#seed-fold > summary");
    look("home-seed");
    page.click("#seed-fold > summary");
    let folder = tempfile::tempdir().unwrap();
    page.upload("#picture", &photos::wall(folder.path()));
    page.wait_for("document.querySelector('[data-test=progress]')");
    look("home-searching");
    page.click("#photo-cancel");
    page.type_into("#code", "CP1:CAULDRON");
    page.click("#open");
    look("home-refused");
    learning::through_practice(&page, look);
    page.click("#practice-home");
    let sheet = sheet(41, Level::HighWitch, 5);
    let puzzle = &sheet.game_data.puzzle;
    phone.scan(&sheet.payload.to_string());
    look("brew-empty");
    page.click("#witch-2");
    pour(&page, &winning_potion(puzzle, &sheet.answers[0], 1));
    page.click("#herb-parsley-1");
    look("brew-potion");
    page.click("#pour-0");
    look("brew-pour");
    page.click("#potion-clear");
    brew(&page, &losing_potion(puzzle, 1));
    look("brew-result");
    brew(&page, &losing_potion(puzzle, 2));
    dismiss(&page);
    page.click("#menu");
    page.wait_for("document.querySelector('[data-dialog=menu]')");
    look("menu");
    page.click("[data-choice=close]");
    tab(&page, "log");
    look("log");
    tab(&page, "notes");
    for (row, clicks) in puzzle.ingredients().iter().zip([1, 2, 3]) {
        for _ in 0..clicks {
            page.click(&format!("#note-{}-{clicks}", row.id()));
        }
    }
    page.click("#check-notes");
    page.wait_for("document.querySelector('[data-test=notes-check] .rungs, .wrong-notes')");
    look("notes");
    tab(&page, "help");
    page.click("#hint-another");
    page.wait_for("document.querySelector('[data-test=hints] .rungs')");
    page.click("#clue-new summary");
    page.click("#clue-witch-0");
    page.click("#clue-seal");
    page.wait_for("document.querySelector('#clue-read-0')");
    page.click("#clue-read-0");
    page.wait_for("document.querySelector('[data-dialog=clue-alone]')");
    look("clue-alone");
    choose(&page, "clue-alone", "no");
    page.click("label:has(#clue-size-wins)");
    page.js("for (const e of document.querySelectorAll('details')) e.open = true", json!([]));
    look("help");
    tab(&page, "answer");
    for herb in ["parsley", "basil", "sage", "mint"] {
        page.click(&format!("#answer-{herb}"));
    }
    page.click("#check");
    page.wait_for("document.querySelector('[data-test=wrong]')");
    look("answer-wrong");
    page.type_into("#give-up-code", &sheet.give_up.to_string());
    page.click("#give-up-button");
    page.wait_for("document.querySelector('[data-dialog=give-up]')");
    look("give-up");
    choose(&page, "give-up", "no");
    tab(&page, "brew");
    page.click("[data-test=full]");
    page.wait_for("document.querySelector('[data-test=last-ditch]')");
    look("last-ditch");
    page.click("#ditch-name");
    page.click("#answer-clear");
    for herb in ["mint", "sage", "basil", "parsley"] {
        page.click(&format!("#answer-{herb}"));
    }
    page.click("#check");
    tab(&page, "brew");
    page.wait_for("document.querySelector('[data-test=lost]')");
    look("lost");
    tab(&page, "answer");
    page.type_into("#give-up-code", &sheet.give_up.to_string());
    page.click("#give-up-button");
    choose(&page, "give-up", "yes");
    page.wait_for("document.querySelector('[data-test=solution]')");
    page.click("#review-ask");
    page.wait_for("document.querySelector('[data-test=gains]')");
    look("solution");

    let won = super::games::sheet(42, Level::SpiceSorcerer, 2);
    phone.scan(&won.payload.to_string());
    rivals::play_as_rivals(&page);
    page.click("#herb-sage-1");
    page.click("#test");
    page.wait_for("document.querySelector('[data-dialog=tester]')");
    look("tester");
    choose(&page, "tester", "0");
    page.wait_for("document.querySelector('[data-test=result]')");
    dismiss(&page);
    page.click("#witch-1");
    brew(&page, &winning_potion(&won.game_data.puzzle, &won.answers[0], 2));
    page.wait_for("document.querySelector('[data-test=story] details')");
    look("won");
    page.js("for (const e of document.querySelectorAll('details')) e.open = true", json!([]));
    look("won-told");
    phone.scan(&sealed_sheet(43, Level::FirstGame).payload.to_string());
    look("untestable");
    page.click("#go-home");
    look("home");
    page.click("#stats");
    page.wait_for("document.querySelector('[data-test=stats]')");
    look("stats");
    page.click("#go-home");
    page.click("#days");
    page.wait_for("document.querySelector('[data-test=days]')");
    look("days");
    page.click("#go-home");
    page.click("[data-game] button[id^=remove]");
    page.wait_for("document.querySelector('[data-dialog=remove]')");
    look("remove");
}

const LIGHT: &[&str] = &["light"];
/// In dark mode only the colours differ, so one width of each layout is enough.
const BOTH: &[&str] = &["light", "dark"];

#[test]
fn all_screens_look_right_on_the_smallest_phone() {
    skip_unless_long!();
    skip_without!("chromedriver", "chromium");
    all_screens_look_right((320, 568), 2.0, LIGHT);
}

#[test]
fn all_screens_look_right_on_a_phone() {
    skip_without!("chromedriver", "chromium");
    all_screens_look_right((390, 844), 2.0, if tools::long::is_long() { BOTH } else { LIGHT });
}

#[test]
fn all_screens_look_right_on_a_tablet() {
    skip_unless_long!();
    skip_without!("chromedriver", "chromium");
    all_screens_look_right((768, 1024), 1.0, LIGHT);
}

#[test]
fn all_screens_look_right_on_a_lying_tablet() {
    skip_unless_long!();
    skip_without!("chromedriver", "chromium");
    all_screens_look_right((1024, 768), 1.0, BOTH);
}

#[test]
fn the_screen_that_prints_looks_right_at_every_width() {
    skip_without!("chromedriver", "chromium");
    let themes = if tools::long::is_long() { BOTH } else { LIGHT };
    screens_look_right((390, 844), 2.0, themes, printing::through_printing);
    skip_unless_long!();
    screens_look_right((320, 568), 2.0, LIGHT, printing::through_printing);
    screens_look_right((768, 1024), 1.0, LIGHT, printing::through_printing);
    screens_look_right((1280, 800), 1.0, BOTH, printing::through_printing);
}

/// Names of herbs that stick out of their tiles.
const TOO_WIDE: &str = "
const tiles = [...document.querySelectorAll('.herb')];
return tiles.filter(tile => {
  const [inside, outside] = [tile.children[1], tile].map(e => e.getBoundingClientRect());
  return inside.width < 9 || inside.left < outside.left + 2 || inside.right > outside.right - 2;
}).map(tile => tile.innerText)";

#[test]
fn the_longest_name_of_a_herb_fits_its_tile() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = &phone.page;
    for tag in ["de", "fr", "nl", "pl"] {
        page.js(
            "const choice = document.querySelector('#language');
            choice.value = [...choice.options].find(o => o.value.startsWith(arguments[0])).value;
            choice.dispatchEvent(new Event('change'));",
            json!([tag]),
        );
        page.wait_for(&format!("document.documentElement.lang.startsWith('{tag}')"));
        for (level, herbs) in
            [(Level::Beginner, 6), (Level::AmateurWitch, 8), (Level::HighWitch, 10)]
        {
            phone.scan(&sheet(41, level, 1).payload.to_string());
            tab(page, "answer");
            assert_eq!(page.count(".herb"), herbs);
            for width in [320, 360, 412] {
                page.size(width, 740, 2.0, true);
                assert_eq!(page.js(TOO_WIDE, json!([])), json!([]), "{tag} {herbs} {width}");
                sharing::picture(page, &format!("herbs-{tag}-{herbs}-{width}"));
            }
        }
        page.click("#go-home");
    }
}
