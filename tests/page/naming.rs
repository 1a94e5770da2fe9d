//! Tests of naming the recipe: the number of attempts and their results.

use cauldron_press::common::seed::Seed;
use cauldron_press::witches::puzzle::{Ingredient, MostAnswers};
use cauldron_press::witches::settings::Level;
use cauldron_press::witches::sheet::{Sheet, SheetOptions};

use serde_json::json;

use super::browser::Page;
use super::games::sealed_sheet;
use super::phone::{Phone, at_table, choose, notice, ready, reload, tab};
use super::rivals::{play, play_as_rivals};
use super::serving::Server;
use super::sharing::{picture, shared};
use super::tools::skip_without;

fn sheet() -> Sheet {
    super::games::sheet(31, Level::FirstGame, 3)
}

/// Names the recipe on the current screen.
fn name<'a>(page: &Page, answer: impl IntoIterator<Item = &'a Ingredient>) {
    enter(page, answer);
    page.click("#check");
}

/// Enters it, in place of what is entered there.
fn enter<'a>(page: &Page, answer: impl IntoIterator<Item = &'a Ingredient>) {
    if page.count(ENTERED) > 0 {
        page.click("#answer-clear");
    }
    answer.into_iter().for_each(|herb| page.click(&format!("#answer-{}", herb.id())));
}

/// What is entered.
const ENTERED: &str = "[data-test=answer-line] .drawing";

/// The room between two parts of the page, below or beside each other.
fn gap(page: &Page, first: &str, second: &str) -> f64 {
    let script = "const [a, b] = [...arguments].map(
        css => document.querySelector(css).getBoundingClientRect());
    return Math.max(b.top - a.bottom, b.left - a.right)";
    page.js(script, json!([first, second])).as_f64().unwrap()
}

/// The number of stars and of their rows, and whether they stand in the middle of the card.
const STARS: &str = "
const stars = document.querySelector('.worth').querySelectorAll('.drawing');
const boxes = [...stars].map(star => star.getBoundingClientRect());
const card = document.querySelector('.ending').getBoundingClientRect();
const aside = boxes[0].left - card.left - (card.right - boxes.at(-1).right);
return [boxes.length, new Set(boxes.map(box => box.top)).size, Math.abs(aside) < 2]";

fn left(page: &Page) -> String {
    page.text("[data-test=namings]")
}

#[test]
fn a_right_naming_is_a_win_with_its_stars() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet();
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "answer");
    name(page, &sheet.answers[0]);
    page.wait_for("document.querySelector('[data-test=won] .win-scene')");
    assert!(
        page.text("#ending-title").contains("found the recipe"),
        "{}",
        page.text("#ending-title")
    );
    assert_eq!(page.count(".win-scene .leap"), sheet.answers[0].len());
    assert_eq!(page.axe(), Vec::<String>::new());
    let asked = page.text("[data-test=turn]");
    let back = format!("Go back {} for each aim you met.", sheet.clock().step());
    assert!(asked.contains("first circle that is not crossed off"), "{asked}");
    assert!(asked.contains(&back) && !asked.contains("You brewed it"), "{asked}");
    let circles = page.count("[data-test=turn] .circle");
    assert_eq!(circles, usize::from(sheet.clock().turns()));
    page.click("#turn-skip");
    page.wait_for("!document.querySelector('[data-test=turn]')");
    page.click("#turn-ask");
    page.click("#turn-1");
    page.wait_for("document.querySelector('[data-test=stars][data-stars=\"5\"]')");
    for (width, height) in [(360, 740), (1280, 800), (390, 844)] {
        page.size(width, height, 2.0, true);
        assert_eq!(page.js(STARS, json!([])), json!([5, 1, true]), "{width}");
        picture(page, &format!("stars-{width}"));
    }
    page.click("#turn-change");
    page.click("#turn-all");
    page.wait_for("document.querySelector('[data-test=stars][data-stars=\"1\"]')");
    reload(page);
    page.wait_for("document.querySelector('[data-test=won] [data-test=stars]')");
    page.js(
        "Object.defineProperty(navigator, 'clipboard',
            { value: { writeText: async text => { window.copied = text; } }, configurable: true })",
        json!([]),
    );
    page.click("#picture-copy");
    page.wait_for("window.copied");
    let text = page.js("return window.copied", json!([]));
    let text = text.as_str().unwrap();
    assert!(text.ends_with("\n✓ ⭐") && text.contains("1 star"), "{text}");
    page.click("#go-home");
    page.wait_for("document.querySelector('[data-test=games] .game')");
    let shelf = page.text("[data-test=games] .game");
    assert!(shelf.contains("won"), "{shelf}");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn what_can_be_no_recipe_is_refused_and_a_second_tap_names_nothing() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet();
    let answer = &sheet.answers[0];
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "answer");
    name(page, answer[..3].iter());
    assert!(notice(page, "action").contains("this one names 3"));
    name(page, [answer[0], answer[1], answer[0], answer[2]].iter());
    page.wait_for("document.querySelector('[data-notice=action]')?.innerText.includes('twice')");
    assert!(left(page).contains("2 more times"), "{}", left(page));
    name(page, answer.iter().rev());
    page.wait_for("document.querySelector('[data-test=wrong]')");
    for _ in 0..2 {
        page.click("#check");
    }
    assert!(left(page).contains("once more"), "{}", left(page));
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn rivals_who_name_it_at_the_same_time_share_the_win() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet();
    let answer = &sheet.answers[0];
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    play_as_rivals(page);
    tab(page, "answer");
    let waits = |names: &str| {
        assert_eq!(page.count(ENTERED), 0, "nobody sees what they named");
        assert!(page.text("[data-test=together]").ends_with(&format!(": {names}")));
    };
    page.click("#witch-0");
    enter(page, answer);
    page.click("#name-also");
    waits("Owl");
    page.click("#witch-1");
    enter(page, answer);
    page.click("#name-also");
    waits("Owl and Fox");
    page.click("#answer-undo");
    waits("Owl");
    // Who plays in another way names nothing as a rival did.
    play(page, "cooperative");
    page.wait_for("!document.querySelector('[data-test=together]')");
    play(page, "competitive");
    assert_eq!(page.count("[data-test=together]"), 0);

    // What cannot be the recipe is said, with whose it is, before anything is checked.
    page.click("#witch-1");
    enter(page, answer[..3].iter());
    page.click("#name-also");
    page.click("#witch-0");
    name(page, answer);
    let told = notice(page, "action");
    assert!(told.starts_with("Fox: An answer of") && told.contains("names 3."), "{told}");
    assert_eq!((page.text("#who-name"), page.count(ENTERED)), ("Fox".into(), 3));
    assert!(page.text("[data-test=together]").ends_with(": Owl"), "the other one waits");
    assert!(left(page).contains("2 more times"), "{}", left(page));
    enter(page, [answer[0], answer[1], answer[0], answer[2]].iter());
    page.click("#check");
    let told = notice(page, "action");
    assert!(told.starts_with("Fox: ") && told.contains("twice"), "{told}");
    page.click("#witch-1");
    page.click("#check");
    assert!(notice(page, "action").starts_with("Say which witch names the recipe"));
    page.click("#answer-clear");
    page.click("#answer-clear");
    page.wait_for("!document.querySelector('[data-test=together]')");

    // What a witch names again takes the place of what she named before.
    page.click("#witch-0");
    enter(page, answer.iter().rev());
    page.click("#name-also");
    page.click("#witch-2");
    enter(page, answer);
    page.click("#name-also");
    waits("Owl and Raven");
    page.click("#witch-0");
    enter(page, answer);
    page.click("#check");
    page.wait_for("document.querySelector('[data-test=won]')");
    let title = page.text("#ending-title");
    assert!(title.contains("Raven and Owl") && title.contains("share the win"), "{title}");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_rival_who_names_it_wins_and_another_mode_gives_no_namings_back() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet();
    let answer = &sheet.answers[0];
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "answer");
    name(page, answer.iter().rev());
    page.wait_for("document.querySelector('[data-test=wrong]')");
    tab(page, "brew");
    play_as_rivals(page);
    tab(page, "answer");
    page.click("#witch-1");
    page.wait_for("document.querySelector('[data-test=namings]')");
    assert!(left(page).contains("once more"), "{}", left(page));
    assert_eq!(page.count("[data-test=aims]"), 0, "rivals have no aims");
    name(page, answer);
    page.wait_for("document.querySelector('[data-test=won]')");
    assert_eq!(page.text("#ending-title"), "Fox has named the recipe and wins!");
    page.click("#menu");
    page.wait_for("document.querySelector('[data-test=modes]')");
    assert_eq!(page.count("[data-test=modes] input:enabled"), 0, "it stays as it was won");
    assert_eq!(page.axe(), Vec::<String>::new());
    picture(page, "modes");
    choose(page, "menu", "close");
    tab(page, "log");
    assert_eq!(page.count("[data-test=aims]"), 0);
}

#[test]
fn every_phone_of_a_table_is_told_of_the_win() {
    skip_without!("chromedriver", "chromium");
    let sheet = sealed_sheet(30, Level::FirstGame);
    let server = Server::referee(&["--seed", "30", "--level", "0", "--players", "4"]);
    let first = at_table(&server, &sheet.payload.to_string());
    let table = first.js("return document.querySelector('[data-table]').dataset.table", json!([]));
    let second = at_table(&server, &format!("table={}", table.as_str().unwrap()));
    tab(&first, "answer");
    name(&first, sheet.answers[0].iter().rev());
    second.wait_for("document.querySelector('[data-notice=others]')?.innerText.includes('named')");
    name(&first, &sheet.answers[0]);
    first.wait_for("document.querySelector('[data-test=won]')");
    second.wait_for("document.querySelector('[data-test=celebration] .win-scene')");
    let cut_off = "return [...document.querySelectorAll('.celebration .leap')].filter(
        herb => herb.offsetTop < 4).length";
    assert_eq!(second.js(cut_off, json!([])), 0);
    picture(&second, "celebration");
    second.click("#celebration-close");
    second.wait_for("document.querySelector('[data-test=won]')");
    // All phones see the turn that one of them enters.
    first.click("#turn-1");
    second.wait_for("document.querySelector('[data-test=stars][data-stars=\"5\"]')");
    assert_eq!(second.console_errors(), Vec::<String>::new());
}

/// If a reply is lost, the request is repeated, and the naming counts once.
#[test]
fn a_naming_whose_reply_is_lost_counts_once() {
    skip_without!("chromedriver", "chromium");
    let sheet = sealed_sheet(30, Level::FirstGame);
    let server = Server::referee(&["--seed", "30", "--level", "0", "--players", "4"]);
    let page = at_table(&server, &sheet.payload.to_string());
    page.js(
        "const usual = window.fetch;
        window.lost = 0;
        window.fetch = async (url, options) => {
            const reply = await usual(url, options);
            if (options?.body?.includes('check') && window.lost++ === 0) throw new TypeError('lost');
            return reply;
        };",
        json!([]),
    );
    tab(&page, "answer");
    name(&page, sheet.answers[0].iter().rev());
    page.wait_for("document.querySelector('[data-test=wrong]')");
    assert!(left(&page).contains("once more"), "{}", left(&page));
    assert!(page.js("return window.lost", json!([])).as_u64().unwrap() >= 2);
}

#[test]
fn the_recipe_is_named_twice_and_at_the_end() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet();
    let answer = &sheet.answers[0];
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "answer");
    assert!(left(page).contains("2 more times"), "{}", left(page));
    assert_eq!(page.count("[data-test=aims] li"), 3);
    name(page, answer.iter().rev());
    page.wait_for("document.querySelector('[data-test=wrong]')");
    let cost = format!("Cross off {} on the moon track", sheet.clock().step());
    assert!(page.text("[data-test=wrong]").contains(&cost), "{}", page.text("[data-test=wrong]"));
    assert!(left(page).contains("once more"), "{}", left(page));
    name(page, [answer[1], answer[0], answer[2], answer[3]].iter());
    page.wait_for("document.querySelector('[data-test=namings]').innerText.includes('as often')");
    reload(page);
    tab(page, "answer");
    assert!(left(page).contains("as often"), "{}", left(page));
    tab(page, "brew");
    page.click("#sections-full");
    page.wait_for("document.querySelector('#ditch-name')");
    page.click("#ditch-name");
    name(page, answer);
    page.wait_for("document.querySelector('[data-test=turn]')");
    assert!(page.text("[data-test=turn]").contains("Start one past the last circle."));
    page.click("#turn-all");
    page.wait_for("document.querySelector('[data-test=won] [data-test=stars][data-stars=\"1\"]')");
    tab(page, "answer");
    assert_eq!(page.count("[data-test=solution]"), 1);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_wrong_last_name_loses() {
    skip_without!("chromedriver", "chromium");
    let sheet = sheet();
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    page.click("#sections-full");
    page.wait_for("document.querySelector('#ditch-name')");
    assert_eq!(page.count("#test, .herb"), 0, "no potion is asked for");
    page.click("#ditch-name");
    name(page, sheet.answers[0].iter().rev());
    // The end is seen at once.
    page.wait_for("document.querySelector('[data-test=lost] .lose-scene')");
    assert_eq!(page.text("#ending-title"), "The potion fizzles out");
    tab(page, "answer");
    assert_eq!(page.count("[data-test=check]"), 0, "nothing is left to be named");
    assert_eq!(page.count("[data-test=give-up]"), 1);
}

/// Goes to the answer of a game that is started again after its end.
fn answer_again(page: &Page) {
    page.click("#ending-again");
    choose(page, "again", "yes");
    page.wait_for("document.querySelector('#test')");
    tab(page, "answer");
}

/// Opens the link of a game that is here already, and chooses between them.
fn hand_over(page: &Page, address: &str, choice: &str) -> String {
    page.goto("about:blank");
    page.goto(address);
    page.wait_for("document.querySelector('[data-dialog=handed]')");
    let asked = page.text("[data-dialog=handed]");
    choose(page, "handed", choice);
    ready(page);
    asked
}

#[test]
fn a_win_that_is_handed_over_is_never_lost() {
    skip_without!("chromedriver", "chromium");
    const WON: &str = "document.querySelector('[data-test=won]')";
    const FIVE_STARS: &str = "document.querySelector('[data-test=won] [data-stars=\"5\"]')";
    let sheet = sheet();
    let answer = &sheet.answers[0];
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    let handed = || {
        page.wait_for(WON);
        page.click("#turn-1");
        page.wait_for(FIVE_STARS);
        let address = shared(page);
        choose(page, "share", "close");
        address
    };
    tab(page, "answer");
    name(page, answer);
    let at_once = handed();

    // Another naming stands in place of the one that won: one of both games is kept.
    answer_again(page);
    name(page, answer.iter().rev());
    page.wait_for("document.querySelector('[data-test=wrong]')");
    let asked = hand_over(page, &at_once, "mine");
    assert!(asked.contains("This phone: 0 tests. The other phone: 0 tests · won."), "{asked}");
    assert!(!asked.contains("Both"), "{asked}");
    page.wait_for("document.querySelector('#app').dataset.screen === 'brew'");
    assert_eq!(page.count("[data-test=won]"), 0);
    hand_over(page, &at_once, "theirs");
    page.wait_for(FIVE_STARS);

    // The same game, but for its turn: nothing is asked.
    answer_again(page);
    name(page, answer);
    page.wait_for(WON);
    page.goto("about:blank");
    page.goto(&at_once);
    page.wait_for(FIVE_STARS);

    // The same wrong naming, and then the one that won: both fit together.
    answer_again(page);
    name(page, answer.iter().rev());
    page.wait_for("document.querySelector('[data-test=wrong]')");
    name(page, answer);
    let after_another = handed();
    answer_again(page);
    name(page, answer.iter().rev());
    page.wait_for("document.querySelector('[data-test=wrong]')");
    let asked = hand_over(page, &after_another, "both");
    assert!(asked.contains("0 tests · recipe named once."), "{asked}");
    assert!(asked.contains("0 tests · recipe named 2 times · won."), "{asked}");
    page.wait_for(FIVE_STARS);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn the_last_of_rivals_who_names_it_wrongly_at_the_end_loses_for_all() {
    skip_without!("chromedriver", "chromium");
    let sheet = super::games::sheet(31, Level::FirstGame, 2);
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    play_as_rivals(page);
    page.click("#sections-full");
    page.wait_for("document.querySelector('#ditch-name')");
    assert!(gap(page, "#ditch-name", "#sections-free") >= 8.0);
    picture(page, "ditch");
    page.click("#ditch-name");
    assert!(gap(page, ".who", ".herbs") >= 8.0, "nobody is chosen yet");
    picture(page, "nobody");
    page.click("#witch-0");
    name(page, sheet.answers[0].iter().rev());
    page.wait_for("document.querySelector('[data-test=wrong]')");
    assert!(left(page).contains("last ditch effort"), "{}", left(page));
    enter(page, &sheet.answers[0]);
    page.click("#check");
    let told = notice(page, "action");
    assert!(told.starts_with("Owl: ") && told.contains("last ditch effort"), "{told}");
    page.click("#witch-1");
    assert!(left(page).contains("once more"), "{}", left(page));
    name(page, sheet.answers[0].iter().rev());
    page.wait_for("document.querySelector('[data-test=lost] .lose-scene')");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn of_several_answers_the_one_that_was_named_is_shown() {
    skip_without!("chromedriver", "chromium");
    let made = |seed| {
        let options = SheetOptions {
            settings: Level::HighWitch.settings(),
            most_answers: MostAnswers::new(4).unwrap(),
            ..SheetOptions::new(Seed(seed))
        };
        Sheet::make(&options).unwrap()
    };
    let sheet = (1..).map(made).find(|sheet| sheet.answers.len() > 1).unwrap();
    let named = &sheet.answers[1];
    let phone = Phone::scanned(&sheet);
    let page = &phone.page;
    tab(page, "answer");
    name(page, named);
    page.wait_for("document.querySelector('[data-test=won]')");
    let shown = page.js(
        "return [...document.querySelectorAll('.win-scene .leap use')].map(use => use.href.baseVal)",
        json!([]),
    );
    let named: Vec<String> = named.iter().map(|herb| format!("#sym-{}", herb.id())).collect();
    assert_eq!(shown, json!(named));
}
