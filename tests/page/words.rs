//! Everything that is read on the page comes from its messages: in a language whose letters are
//! all marked, no other letter is left.

use std::collections::BTreeSet;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use serde_json::{Value, json};

use super::browser::Page;
use super::host::Host;
use super::looks::through_all_screens;
use super::phone::{Phone, cauldron};
use super::tools::skip_without;

/// The fields of the module's replies that hold sentences, where messages as data are to come.
/// What is no longer sent as a sentence must leave this list; at last it is empty.
const STILL_SENTENCES: [&str; 7] = ["clue", "error", "name", "recipe", "tells", "text", "title"];

/// What is shown and no word of any language: the names of games, and examples of codes.
const DATA: &str = "label";
const CODES: [&str; 4] = ["WW2:…", "ABCD-EFGH", "ABCD-EFGH-JKMN-PQRS", "K7QM2XWP"];

/// Remembers what the module sends in some fields.
const LISTEN: &str = "
window.sent = [];
const fields = FIELDS;
const take = (value, field) => {
  if (typeof value === 'string' && fields.includes(field)) sent.push([field, value]);
  if (value === null || typeof value !== 'object') return;
  for (const [name, one] of Object.entries(value)) take(one, Array.isArray(value) ? field : name);
};
const { decode } = TextDecoder.prototype;
TextDecoder.prototype.decode = function (bytes) {
  const text = decode.call(this, bytes);
  take(JSON.parse(text), '');
  return text;
};";

/// All that can be seen or heard on the screen, but for what stands in the page's frame.
const READ: &str = "
const read = [];
const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (words.nextNode()) {
  if (!words.currentNode.parentElement.closest('script, style, noscript, .skip')) {
    read.push(words.currentNode.data);
  }
}
for (const e of document.body.querySelectorAll('*')) {
  for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
    if (e.hasAttribute(name)) read.push(e.getAttribute(name));
  }
}
return [read, window.sent]";

/// Makes every letter of a text another one, which no other text has.
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

/// The page in a made-up language, which is English marked; and the same with a referee.
fn write_marked_page(folder: &Path) {
    let file = folder.join("index.html");
    cauldron(&["site", "--quiet", "--single", file.to_str().unwrap()]);
    let page = std::fs::read_to_string(&file).unwrap();
    let (before, rest) = page.split_once("id=\"words\">").unwrap();
    let (words, after) = rest.split_once("</script>").unwrap();
    let words: String = serde_json::from_str(words).unwrap();
    let mut resource = parser::parse(words).unwrap();
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            mark(message.value.as_mut().unwrap());
        }
    }
    let words = json!(serializer::serialize(&resource)).to_string();
    let page = format!("{before}id=\"words\">{words}</script>{after}");
    let referee = page.replacen("<title>", "<meta name=\"referee\" content=\"1\"><title>", 1);
    std::fs::write(folder.join("referee.html"), referee).unwrap();
    std::fs::write(file, page).unwrap();
}

/// Whether a text has letters of its own besides what was sent.
fn is_left_behind(text: &str, sent: &BTreeSet<String>) -> bool {
    let text = text.trim().to_lowercase();
    let has_letters = |text: &str| text.contains(|c: char| c.is_ascii_alphabetic());
    // Marked up words of a sentence stand alone.
    if !has_letters(&text) || sent.iter().any(|s| s.split(['*', '_']).any(|p| p.trim() == text)) {
        return false;
    }
    let mut sent: Vec<_> = sent.iter().collect();
    sent.sort_by_key(|s| std::cmp::Reverse(s.len()));
    has_letters(&sent.into_iter().fold(text, |text, s| text.replace(s, "")))
}

#[test]
fn no_word_is_left_behind_in_another_language() {
    skip_without!("chromedriver", "chromium");
    let folder = tempfile::tempdir().unwrap();
    write_marked_page(folder.path());
    let phone = Phone::of(folder.path());
    let fields = json!([&STILL_SENTENCES[..], &[DATA]].concat());
    phone.page.before_load(&LISTEN.replace("FIELDS", &fields.to_string()));
    let mut sent: BTreeSet<_> = CODES.iter().map(|code| code.to_lowercase()).collect();
    let mut needed = BTreeSet::new();
    let mut faults = Vec::new();
    let (mut screens, mut marked) = (0, 0);
    let mut look = |screen: &str| {
        let seen = phone.page.js(READ, json!([]));
        for pair in seen[1].as_array().unwrap() {
            needed.insert(pair[0].as_str().unwrap().to_owned());
            sent.insert(pair[1].as_str().unwrap().to_lowercase());
        }
        sent.remove("");
        let texts = seen[0].as_array().unwrap().iter().filter_map(Value::as_str);
        for text in texts {
            marked += usize::from(text.contains(|c| ('\u{ff21}'..='\u{ff5a}').contains(&c)));
            if is_left_behind(text, &sent) {
                faults.push(format!("{screen}: {text:?}"));
            }
        }
        screens += 1;
    };
    through_all_screens(&phone, &mut look);
    phone.visit("/referee.html");
    phone.page.wait_for("document.querySelector('[data-test=join]')");
    look("home-referee");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(screens > 18 && marked > 30 * screens, "{marked} texts on {screens} screens");
    needed.remove(DATA);
    assert_eq!(needed.iter().collect::<Vec<_>>(), STILL_SENTENCES.iter().collect::<Vec<_>>());
}

#[test]
fn words_of_another_language_are_told_from_those_left_behind() {
    let sent = BTreeSet::from(["basil".to_owned(), "it is *not* told".to_owned()]);
    for (text, left) in [
        ("Basil", false),
        ("ｔｈｅ Basil 3", false),
        ("not", false),
        (" told", false),
        ("… 3 · 4", false),
        ("the Basil", true),
        ("Remove", true),
    ] {
        assert_eq!(is_left_behind(text, &sent), left, "{text}");
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
        (json!({ "key": "from-a-later-version" }), "from-a-later-version"),
    ];
    let expected = json!(cases.iter().map(|(_, text)| text).collect::<Vec<_>>());
    let messages = json!([cases.map(|(message, _)| message), messages]);
    // The words' module alone, as it is: a script that is opened shows its text and runs nothing.
    let host = Host::start(&Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/page"));
    let page = Page::start();
    page.goto(&host.url("/js/words.js"));
    let script = "const [messages, words] = arguments;
        document.documentElement.lang = 'en';
        document.body.innerHTML = '<pre id=words></pre>';
        document.getElementById('words').textContent = JSON.stringify(words);
        const { say } = await import('/js/words.js');
        return messages.map(say)";
    assert_eq!(page.js(script, messages), expected);
}
