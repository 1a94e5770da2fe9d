//! All text on the page is taken from its messages: in a language whose letters are all marked, no
//! unmarked letter remains.

use std::collections::BTreeSet;
use std::path::Path;

use cauldron_press::texts::Language;
use cauldron_press::witches::settings::Level;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use serde_json::{Value, json};

use super::browser::Page;
use super::games::{losing_potion, sealed_sheet};
use super::host::Host;
use super::looks::through_all_screens;
use super::phone::{Phone, brew, choose, notice, ready, site, tab};
use super::serving::{self, Server};
use super::tools::skip_without;

/// Examples of codes, which are not translated.
const CODES: [&str; 6] = [
    "malut-lisil-hilug-pu",
    "CP1:…",
    "ABCD-EFGH",
    "ABCD-EFGH-JKMN-PQRS",
    "Bisol Tavuk Nupam",
    "bisol-tavuk-nupam",
];

/// Script that returns all visible and spoken text of the screen, without the frame of the page and
/// the dates and initials of weekdays written by the browser, and the names of stored games and
/// tables.
const READ: &str = "
const read = [];
const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (words.nextNode()) {
  if (!words.currentNode.parentElement.closest('script, style, noscript, .skip, time, th > [aria-hidden]')) {
    read.push(words.currentNode.data);
  }
}
for (const e of document.body.querySelectorAll('*')) {
  for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
    if (e.hasAttribute(name)) read.push(e.getAttribute(name));
  }
}
const names = Object.entries(localStorage).flatMap(([key, kept]) =>
  [key.replace(/^cp1-table:/, ''), /^cp1-table:(.+)/.exec(key)?.[1].replace(/-/g, ' '), /\"label\":\"([^\"]+)/.exec(kept)?.[1]]);
return [read, names.filter(name => name)]";

/// Replaces every letter of a text by a full-width one, which no other text contains.
fn mark(pattern: &mut Pattern<String>) {
    let wide = |c: char| match c {
        '!'..='~' if c.is_ascii_alphabetic() => char::from_u32(u32::from(c) + 0xfee0).unwrap_or(c),
        c => c,
    };
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = value.chars().map(wide).collect(),
            PatternElement::Placeable { expression } => mark_within(expression),
        }
    }
}

fn mark_within(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| mark(&mut variant.value));
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => mark_within(expression),
        Expression::Inline(_) => {}
    }
}

/// Replaces the messages of a page, before its scripts run, by those of a test language, which are
/// marked.
fn marked(page: &str) -> String {
    let (_, rest) = page.split_once("id=\"words\">").unwrap();
    let words: String = serde_json::from_str(rest.split_once("</script>").unwrap().0).unwrap();
    let mut resource = parser::parse(words).unwrap();
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            mark(message.value.as_mut().unwrap());
        }
    }
    let words = json!(serializer::serialize(&resource)).to_string();
    format!(
        "new MutationObserver((_, observer) => {{
            const words = document.getElementById('words');
            if (!words?.nextElementSibling) return;
            words.textContent = {};
            observer.disconnect();
        }}).observe(document, {{ childList: true, subtree: true }});",
        json!(words)
    )
}

/// Checks of a page in the test language.
struct Reader {
    page: Page,
    data: BTreeSet<String>,
    screens: usize,
    marked: usize,
    faults: Vec<String>,
}

impl Reader {
    fn of(page: &Page) -> Self {
        // Languages are listed by their native names.
        let names = Language::all().iter().filter_map(|language| language.plain("language-name"));
        let codes = CODES.iter().map(|code| (*code).to_owned());
        // Dates are formatted by the browser: the days, weekdays and name of the month.
        let dates = "
            const now = new Date();
            const days = Array.from({ length: 31 },
                (_, i) => new Date(now.getFullYear(), now.getMonth(), i + 1));
            const written = parts => days.map(day => day.toLocaleDateString(arguments[0], parts));
            return [
                ...written({ weekday: 'long', day: 'numeric', month: 'long' }),
                ...written({ weekday: 'long' }), ...written({ month: 'long', year: 'numeric' })]";
        let dates = page.js(dates, json!([Language::first().tag()]));
        let dates = dates.as_array().unwrap().iter().map(|date| date.as_str().unwrap().to_owned());
        let data = names.chain(codes).chain(dates).map(|name| name.to_lowercase()).collect();
        Reader { page: page.clone(), data, screens: 0, marked: 0, faults: Vec::new() }
    }

    fn look(&mut self, screen: &str) {
        let seen = self.page.js(READ, json!([]));
        let texts = |of: usize| seen[of].as_array().unwrap().iter().filter_map(Value::as_str);
        self.data.extend(texts(1).map(str::to_lowercase));
        for text in texts(0) {
            let is_marked = text.contains(|c| ('\u{ff21}'..='\u{ff5a}').contains(&c));
            self.marked += usize::from(is_marked);
            if is_left_behind(text, &self.data) {
                self.faults.push(format!("{screen}: {text:?}"));
            }
        }
        self.screens += 1;
    }

    #[track_caller]
    fn has_seen(&self, screens: usize) {
        assert!(self.faults.is_empty(), "{}", self.faults.join("\n"));
        let told = format!("{} texts on {} screens", self.marked, self.screens);
        assert!(self.screens >= screens && self.marked > 25 * self.screens, "{told}");
    }
}

/// Whether a text has unmarked letters other than names and codes.
fn is_left_behind(text: &str, data: &BTreeSet<String>) -> bool {
    let mut data: Vec<_> = data.iter().collect();
    data.sort_by_key(|name| std::cmp::Reverse(name.len()));
    let rest = data.into_iter().fold(text.to_lowercase(), |rest, name| rest.replace(name, ""));
    rest.contains(|c: char| c.is_ascii_alphabetic())
}

#[test]
fn no_word_is_left_behind_in_another_language() {
    skip_without!("chromedriver", "chromium");
    let phone = Phone::start();
    let page = std::fs::read_to_string(site().join("index.html")).unwrap();
    phone.page.before_load(&marked(&page));
    let mut reader = Reader::of(&phone.page);
    through_all_screens(&phone, &mut |screen| reader.look(screen));
    reader.has_seen(20);
}

#[test]
fn nor_at_a_referees_table() {
    skip_without!("chromedriver", "chromium");
    let sheet = sealed_sheet(33, Level::SpiceSorcerer);
    let server = Server::referee(&["--seed", "33", "--level", "3", "--players", "4"]);
    let page = Page::start();
    page.before_load(&marked(&serving::Phone::new().get(&server, "/", &[]).text));
    let mut reader = Reader::of(&page);
    page.goto(&server.url("/"));
    ready(&page);
    reader.look("home");
    page.type_into("#table-name", "Bisol Tavuk Nupam");
    page.click("#join");
    notice(&page, "open");
    reader.look("no table");
    page.type_into("#code", &sheet.payload.to_string());
    page.click("#open");
    page.wait_for("document.querySelector('[data-test=table-name]')");
    brew(&page, &losing_potion(&sheet.game_data.puzzle, 1));
    reader.look("result");
    tab(&page, "help");
    reader.look("help");
    tab(&page, "answer");
    page.type_into("#give-up-code", "AAAA-AAAA");
    page.click("#give-up-button");
    choose(&page, "give-up", "yes");
    notice(&page, "action");
    reader.look("answer");
    reader.has_seen(5);
}

#[test]
fn words_of_another_language_are_told_from_those_left_behind() {
    let data = BTreeSet::from(["a3f9".to_owned(), "a3f9-b".to_owned()]);
    for (text, left) in [
        ("A3F9", false),
        ("ｔｈｅ A3F9-B 3", false),
        ("… 3 · 4", false),
        ("the A3F9", true),
        ("Remove", true),
    ] {
        assert_eq!(is_left_behind(text, &data), left, "{text}");
    }
}

#[test]
fn messages_as_data_are_said_with_all_that_is_in_them() {
    skip_without!("chromedriver", "chromium");
    let messages = "list-two = { $first } and { $second }\nlist-more = { $first }, { $second }\n\
        herb-basil = Basil\nherb-mint = Mint\nherb-sage = Sage\n\
        told = Test { $number }: { $herbs } { $number ->\n    [one] grows\n   *[other] grow\n}, \
        { NUMBER($place, type: \"ordinal\") ->\n    [two] { $place }nd\n   *[other] { $place }th\n}\
        \nmarked = *{ $herb }*\n";
    let herb = |name: &str| json!({ "key": format!("herb-{name}") });
    let told = |herbs: Value, number: u32, place: u32| {
        let values = json!({ "herbs": herbs, "number": number, "place": place });
        json!({ "key": "told", "values": values })
    };
    let cases = [
        (json!("As it is."), "As it is."),
        (herb("mint"), "Mint"),
        (json!({ "key": "marked", "values": { "herb": herb("sage") } }), "*Sage*"),
        (told(json!([]), 2, 4), "Test 2:  grow, 4th"),
        (told(json!([herb("basil")]), 1, 2), "Test 1: Basil grows, 2nd"),
        (told(json!([herb("basil"), herb("mint")]), 2, 12), "Test 2: Basil and Mint grow, 12th"),
        (
            told(json!([herb("basil"), herb("mint"), herb("sage"), "salt"]), 3, 22),
            "Test 3: Basil, Mint, Sage and salt grow, 22nd",
        ),
        (told(json!([4]), 1, 2), "Test 1: 4 grows, 2nd"),
        (told(json!([1, 4, 5]), 2, 4), "Test 2: 1, 4 and 5 grow, 4th"),
        (json!({ "key": "from-a-later-version" }), "from-a-later-version"),
    ];
    let expected = json!(cases.iter().map(|(_, text)| text).collect::<Vec<_>>());
    let (_host, page) = with_words(messages);
    let script = [SAY, "return arguments[0].map(say)"].concat();
    assert_eq!(page.js(&script, json!([cases.map(|(message, _)| message)])), expected);
}

/// Import of the function that formats messages.
pub const SAY: &str = "const { say } = await import('/js/words.js');";

/// Loads a page with the message module only and the given messages. Its host also serves the other
/// parts of the page.
pub fn with_words(words: &str) -> (Host, Page) {
    let host = Host::start(&Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/page"));
    let page = Page::start();
    // A script opened as a page is shown as text and not run.
    page.goto(&host.url("/js/words.js"));
    let script = "document.documentElement.lang = 'en';
        document.body.innerHTML = '<pre id=languages>[{\"tag\": \"en\"}]</pre><pre id=words></pre>';
        document.getElementById('words').textContent = JSON.stringify(arguments[0]);";
    page.js(script, json!([words]));
    (host, page)
}
