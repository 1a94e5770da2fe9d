//! Messages are said, and the files of the languages have all of them and no others.

use std::path::Path;

use super::marked::assert_declared;
use super::*;

fn greeting(name: impl Into<Value>, count: i64) -> Message {
    Message::new("greeting", vec![("name", name.into()), ("count", count.into())])
}

fn star() -> Message {
    Message::new("star", Vec::new())
}

const FILE: &str = "language-tag = en
language-name = Made up
language-number = 200
greeting = { $name } has { $count ->
    [one] one cell
   *[other] { $count } cells
}
star = *star*
list-two = { $first } and { $second }
list-more = { $first }, { $second }
";

#[test]
fn messages_are_said_with_their_values() {
    let language = Language::read(FILE).unwrap();
    assert_eq!(language.say(&greeting("Owl", 1)), "Owl has one cell");
    assert_eq!(language.say(&greeting(star(), 5)), "*star* has 5 cells");
    let three = [star(), star(), star()];
    assert_eq!(
        language.say(&greeting(list(three.clone()), 2)),
        "*star*, *star* and *star* has 2 cells"
    );
    assert_eq!(language.say(&greeting(row(three), 2)), "*star*, *star*, *star* has 2 cells");
    assert_eq!(language.number(), 200);
}

#[test]
fn messages_are_data() {
    let json = serde_json::to_string(&greeting(list([star()]), 3)).unwrap();
    assert_eq!(json, r#"{"key":"greeting","values":{"name":[{"key":"star"}],"count":3}}"#);
}

#[test]
fn a_language_says_what_it_is() {
    assert_eq!(Language::read("a = b\n").unwrap_err(), LanguageError::Missing("language-tag"));
    let broken = format!("{FILE}= b\n");
    assert!(matches!(Language::read(&broken).unwrap_err(), LanguageError::Syntax(_)));
    let twice = format!("{FILE}star = again\n");
    assert!(matches!(Language::read(&twice).unwrap_err(), LanguageError::Twice(_)));
    let all = Language::all();
    assert!(all.iter().all(|one| Language::read(one.source()).is_ok()));
    assert!(
        all.iter().enumerate().all(|(i, one)| all[..i].iter().all(|o| o.number() != one.number()))
    );
    assert_eq!(Language::of("EN").map(Language::tag), Some("en-GB"));
    assert_eq!(Language::first().number(), 0);
}

/// A herb is no "il", creatures have articles, and Spanish has two words for "and".
#[test]
fn words_agree_with_the_names_beside_them() {
    let clue_for = |tag, witch: &'static str| {
        let witch = Message::new(witch, Vec::new());
        let values = vec![("witch", witch.into()), ("left", Value::from("little"))];
        Language::of(tag).unwrap().say(&Message::new("help-clue", values))
    };
    for (tag, witch, said) in [
        ("fr", "creature-raven", "Un indice pour le Corbeau"),
        ("fr", "creature-bat", "Un indice pour la Chauve-souris"),
        ("fr", "creature-snail", "Un indice pour l’Escargot"),
        ("es", "creature-raven", "Una pista para el Cuervo"),
        ("es", "creature-moth", "Una pista para la Polilla"),
    ] {
        let clue = clue_for(tag, witch);
        assert!(clue.starts_with(said), "{clue}");
    }

    let spanish = Language::of("es").unwrap();
    let effects = |last| list(["effect-fertilizer", last].map(|key| Message::new(key, Vec::new())));
    assert_eq!(spanish.text(effects("effect-odd")), "Abono e Impar");
    assert_eq!(spanish.text(effects("effect-even")), "Abono y Par");

    let result = vec![("under", Value::from(2_i64)), ("over", Value::from(1_i64))];
    let result = Language::of("fr").unwrap().say(&Message::new("rules-example-result", result));
    assert!(result.contains("2 trop petits, 1 trop grand."), "{result}");

    let group = list(["Sauge", "Menthe", "Thym"]);
    let clue = Message::new("clue-one-is-decoy", vec![("ingredients", group)]);
    let clue = Language::of("fr").unwrap().say(&clue);
    assert!(clue.starts_with("Parmi Sauge, Menthe et Thym, "), "{clue}");
}

/// The areas whose messages the library declares. Those of the race, the command line and the
/// server have tests beside them, and the scripts of the phone page theirs.
const AREAS: [&str; 28] = [
    "align",
    "answers",
    "booklet",
    "category",
    "clue",
    "creature",
    "daily",
    "effect",
    "exact",
    "gallery",
    "help",
    "hint",
    "imposed",
    "ingredient",
    "level",
    "oracle",
    "play",
    "playtest",
    "print",
    "report",
    "role",
    "rules",
    "run",
    "says",
    "sheet",
    "special",
    "technique",
    "ways",
];
const ELSEWHERE: [&str; 7] = ["desk", "language", "list", "page", "race", "server", "terminal"];

/// The sources in a folder, one after the other.
fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all += &sources(&path);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all += &std::fs::read_to_string(path).unwrap();
        }
    }
    all
}

/// What stands between two signs, wherever the first of them stands.
fn between<'a>(text: &'a str, from: &'static str, to: char) -> impl Iterator<Item = &'a str> {
    text.split(from).skip(1).filter_map(move |rest| Some(rest.split_once(to)?.0))
}

/// All messages that sources declare, each with its values: by `messages!`, and in the rows of
/// `catalogue!`, as in `[name: creature_owl]`.
fn declared(sources: &str) -> Vec<(&str, Vec<&str>)> {
    let items = between(sources, "messages! {", '}').flat_map(|block| block.split(';'));
    let items = items.filter_map(|item| item.trim().strip_suffix(')')?.split_once('('));
    let by_macro = items.map(|(name, values)| {
        (name, values.split(',').map(str::trim).filter(|value| !value.is_empty()).collect())
    });
    let rows = between(sources, " [", ']').flat_map(|row| row.split(','));
    let rows = rows.filter_map(|field| field.trim().split_once(": "));
    let in_rows = rows.map(|(_, name)| (name, Vec::new()));
    let is_name =
        |name: &str| name.chars().all(|c| c.is_ascii_lowercase() || "_0123456789".contains(c));
    by_macro.chain(in_rows).filter(|(name, _)| is_name(name)).collect()
}

#[test]
fn every_language_has_what_is_declared_and_nothing_else() {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let mut declared = declared(&sources);
    declared.sort();
    declared.dedup();
    for area in AREAS {
        let own: Vec<(&str, &[&str])> = declared
            .iter()
            .filter(|(name, _)| name.split('_').next() == Some(area))
            .map(|(name, values)| (*name, values.as_slice()))
            .collect();
        assert!(!own.is_empty(), "{area}");
        assert_declared(&format!("{area}-"), &own);
    }
    for language in Language::all() {
        let lines = language.source().lines().filter(|line| !line.starts_with([' ', '#', '}']));
        for area in lines.filter_map(|line| line.split_once('-')).map(|(area, _)| area) {
            assert!(AREAS.contains(&area) || ELSEWHERE.contains(&area), "{area} is no area");
        }
    }
}

/// Players read paper, and have no program: no command stands on it, and no option of one.
#[test]
fn no_command_line_stands_on_paper() {
    // Printed whole or in part. Refusals, which begin with a small letter, are not.
    let printed = [
        "align", "answers", "booklet", "category", "clue", "effect", "exact", "imposed", "oracle",
        "report", "role", "rules", "sheet", "special", "ways",
    ];
    let commands = ["brew", "check", "playtest", "serve", "sheet", "site"];
    for language in Language::all() {
        for line in language.source().lines() {
            let Some((key, said)) = line.split_once(" = ") else { continue };
            if !printed.iter().any(|area| key.starts_with(&format!("{area}-"))) {
                continue;
            }
            let command = commands.iter().any(|c| said.contains(&format!("cauldron {c}")));
            assert!(!command && !said.contains(" --"), "{}: {line}", language.tag());
        }
    }
}

#[test]
fn a_text_is_quoted_as_it_was_given() {
    for text in ["", "sage", "don't", "\"a\\b\"", "é ハーブ", "a\nb\u{200b}"] {
        assert_eq!(super::quoted(text), format!("{text:?}"));
    }
}
