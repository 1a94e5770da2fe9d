//! Tests of the consistency between messages, scripts and the page template.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::*;
use crate::page::Ink;
use crate::press::impose::ImpositionScheme;
use crate::texts::Message;
use crate::witches::puzzle::{Category, Effect};
use crate::witches::settings::Level;
use crate::witches::table::PotionSource;

/// Variables and other messages that a message refers to.
#[derive(Default)]
struct Needs<'a> {
    values: BTreeSet<&'a str>,
    messages: BTreeSet<&'a str>,
}

impl<'a> Needs<'a> {
    fn pattern(&mut self, pattern: &Pattern<&'a str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'a str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.values.insert(id.name)),
            InlineExpression::MessageReference { id, .. } => drop(self.messages.insert(id.name)),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

/// Whether a message belongs to the scripts rather than to the library.
fn is_ours(key: &str) -> bool {
    ["page-", "list-", "press-"].iter().any(|area| key.starts_with(area))
}

/// Returns every message of the page with its references, including those of messages it refers to.
fn messages() -> BTreeMap<&'static str, Needs<'static>> {
    let source = Language::first().source();
    let resource = parser::parse(source).expect("messages without mistakes");
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry
            && is_ours(message.id.name)
        {
            let mut needs = Needs::default();
            needs.pattern(message.value.as_ref().expect("a message with a text"));
            assert!(found.insert(message.id.name, needs).is_none(), "{} twice", message.id.name);
        }
    }
    let own: BTreeMap<_, _> = found.iter().map(|(k, n)| (*k, n.values.clone())).collect();
    for needs in found.values_mut() {
        needs.values.extend(needs.messages.iter().flat_map(|other| &own[other]));
    }
    found
}

/// Returns the names of the values in an object literal such as `{ name, place: at + 1 }`, with
/// which `object` begins.
fn given(object: &str) -> BTreeSet<&str> {
    let mut names = BTreeSet::new();
    let mut depth = 0;
    let mut from = 0;
    for (at, c) in object.char_indices() {
        match c {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth -= 1,
            _ => {}
        }
        if depth == 1 && (c == ',' || c == '{') || depth == 0 {
            let name = object[from..at].trim().split(':').next().unwrap_or_default();
            names.extend((!name.is_empty()).then_some(name));
            from = at + 1;
        }
        if depth == 0 {
            return names;
        }
    }
    panic!("an object without an end: {object}");
}

/// Returns every call `t("key", { values })` with the names of its values.
fn calls() -> Vec<(&'static str, BTreeSet<&'static str>)> {
    let mut calls = Vec::new();
    for (_, text) in page::SCRIPTS.iter().filter(|(path, _)| !path.starts_with("vendor/")) {
        for (at, call) in text.match_indices("t(\"") {
            if text[..at].ends_with(|c: char| c.is_alphanumeric()) {
                continue;
            }
            let (key, rest) = text[at + call.len()..].split_once('"').unwrap();
            let values = match rest.strip_prefix(',') {
                Some(rest) => given(rest.trim_start()),
                None => BTreeSet::new(),
            };
            calls.push((key, values));
        }
    }
    calls
}

/// Returns the prefixes of message keys that end in an option of the press, as in
/// `t(`press-ink-${word}`)`.
fn begun() -> BTreeSet<&'static str> {
    let scripts = page::SCRIPTS.iter().filter(|(path, _)| path.starts_with("press/"));
    let begun = scripts.flat_map(|(_, text)| text.split("t(`press-").skip(1));
    let begun: BTreeSet<&str> = begun.filter_map(|rest| rest.split("${").next()).collect();
    assert!(begun.len() > 5 && begun.iter().all(|begin| begin.ends_with('-')), "{begun:?}");
    begun
}

#[test]
fn every_text_is_used_and_every_used_text_exists() {
    let calls = calls();
    let messages = messages();
    let mut used: BTreeSet<_> = calls.iter().map(|(key, _)| *key).collect();
    let begun = begun();
    let is_begun = |key: &str| {
        let own = key.strip_prefix("press-");
        own.is_some_and(|own| begun.iter().any(|begin| own.starts_with(begin)))
    };
    used.extend(messages.keys().filter(|key| is_begun(key)));
    let places = page::LAYOUT.split("{{word:").skip(1);
    used.extend(places.filter_map(|rest| rest.split("}}").next()));
    used.extend(["page-app-name", "page-app-short-name", "page-app-description"]);
    used.extend(messages.values().flat_map(|needs| &needs.messages));
    assert_eq!(messages.keys().copied().collect::<BTreeSet<_>>(), used);
    assert!(used.iter().all(|key| is_ours(key)), "names of another area");
}

#[test]
fn every_call_gives_a_text_the_values_that_it_asks_for() {
    let messages = messages();
    for (key, values) in calls() {
        assert_eq!(messages[key].values, values, "{key}");
    }
    let words = Words(Language::first());
    for key in page::LAYOUT.split("{{word:").skip(1).filter_map(|rest| rest.split("}}").next()) {
        assert!(words.get(key).is_ok(), "{key} asks for a value");
    }
    assert!(words.get("page-players").is_err() && words.get("page-nothing").is_err());
}

#[test]
fn calls_are_read_with_their_values() {
    let object = "{ name: f({ a, b }, [c]), place, of: at + 1 }, other)";
    assert_eq!(given(object), BTreeSet::from(["name", "of", "place"]));
    let many = calls().into_iter().filter(|(_, values)| !values.is_empty()).count();
    assert!(many > 40, "{many}");
}

/// Returns the keys of the messages in `source`.
fn keys(source: &str) -> impl Iterator<Item = &str> {
    let lines = source.lines().filter(|line| line.starts_with(|c: char| c.is_alphabetic()));
    lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key)
}

#[test]
fn an_area_of_words_is_in_the_page_if_any_of_them_can_be_read_there() {
    let module = module();
    let module = String::from_utf8_lossy(&module);
    // Messages on the ways of testing a printed sheet are printed only, although the rules refer to
    // them.
    let said = |key: &&str| module.contains(key) && !key.starts_with("ways-");
    let is_read = |key: &&str| {
        (is_ours(key) && !key.starts_with("press-")) || key.starts_with("server-") || said(key)
    };
    let areas = |keys: Vec<&str>| -> BTreeSet<String> {
        keys.iter().filter_map(|key| key.split('-').next()).map(str::to_owned).collect()
    };
    let language = Language::first();
    let source = Words(language).source(true);
    let read = keys(language.source()).filter(is_read).collect();
    assert_eq!(areas(keys(&source).collect()), areas(read), "words::ELSEWHERE");
}

#[test]
fn a_page_without_a_server_has_all_that_its_module_says() {
    let module = module();
    let module = String::from_utf8_lossy(&module);
    let [all, without] = [true, false].map(|served| Words(Language::first()).source(served));
    let without: BTreeSet<&str> = keys(&without).collect();
    let served: Vec<&str> = keys(&all).filter(|key| !without.contains(key)).collect();
    assert!(served.contains(&"server-gone") && served.contains(&"play-guessers-used"));
    for key in served {
        assert!(!is_ours(key) && !module.contains(key), "{key}");
    }
}

#[test]
fn keys_that_the_scripts_make_of_identifiers_exist() {
    fn id(case: impl serde::Serialize) -> String {
        serde_json::to_value(case).unwrap().as_str().unwrap().to_owned()
    }
    let keys = |start: &str, end: &str, named: Vec<(String, Message)>| {
        assert!(page::SCRIPTS.iter().any(|(_, text)| text.contains(&format!("`{start}-${{"))));
        for (id, name) in named {
            assert_eq!(format!("{start}-{id}{end}"), name.key());
        }
    };
    let kinds = [
        (PotionSource::Versatility, Special::Versatility),
        (PotionSource::Guesser, Special::Guesser),
    ];
    keys("ingredient", "", Ingredient::ALL.map(|i| (id(i), i.name())).into());
    keys("effect", "", Effect::ALL.map(|e| (id(e), e.name())).into());
    keys("special", "", kinds.map(|(kind, special)| (id(kind), special.name())).into());
    keys("category", "-tag", Category::ALL.map(|c| (id(c), c.tag())).into());
}

#[test]
fn the_screen_that_prints_has_words_for_all_that_can_be_chosen() {
    let messages = messages();
    let inks = Ink::ALL.map(|ink| format!("press-ink-{}", ink.word()));
    let levels = Level::ALL.map(|level| format!("press-new-{}", level.word()));
    let layouts = ImpositionScheme::NAMES.map(|name| format!("press-layout-{name}"));
    for key in inks.into_iter().chain(levels).chain(layouts) {
        assert!(messages.contains_key(&*key), "{key}");
    }
}

fn script(wanted: &str) -> &'static str {
    page::SCRIPTS.iter().find(|(path, _)| *path == wanted).unwrap().1
}

#[test]
fn the_levels_that_a_seed_can_be_of_stand_in_their_order() {
    let script = script("js/seed.js");
    assert!(script.contains("`level-${"));
    let (_, list) = script.split_once("LEVELS = [").unwrap();
    let ids = list.split(']').next().unwrap().split(',');
    let keys: Vec<String> =
        ids.map(|id| format!("level-{}", id.trim().trim_matches('"'))).collect();
    assert_eq!(keys, Level::ALL.map(|level| level.name().key()));
    assert!(Level::ALL.iter().enumerate().all(|(i, l)| usize::from(l.number()) == i));
}

#[test]
fn no_word_stands_in_the_frame_itself() {
    let body = page::LAYOUT.split_once("<title>").unwrap().1;
    let texts = body.split('<').filter_map(|piece| piece.split_once('>')).map(|(_, text)| text);
    let texts = texts.chain(quoted(page::LAYOUT, "description\" content=\""));
    for text in texts.chain(quoted(page::LAYOUT, "title\" content=\"")) {
        let left = text.split("{{").map(|piece| piece.rsplit("}}").next().unwrap_or(piece));
        assert!(!left.collect::<String>().contains(char::is_alphabetic), "{text}");
    }
}
