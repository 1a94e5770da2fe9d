//! Tests that messages are formatted, and that the files of all languages have the same messages,
//! none of them unused.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::entries::{entries, values};
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
    assert_eq!(language.format(&greeting("Owl", 1)), "Owl has one cell");
    assert_eq!(language.format(&greeting(star(), 5)), "*star* has 5 cells");
    let three = [star(), star(), star()];
    assert_eq!(
        language.format(&greeting(list(three.clone()), 2)),
        "*star*, *star* and *star* has 2 cells"
    );
    assert_eq!(language.format(&greeting(row(three), 2)), "*star*, *star*, *star* has 2 cells");
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

/// French herbs have no article, creatures have one, and Spanish has two words for "and".
#[test]
fn words_agree_with_the_names_beside_them() {
    let clue_for = |tag, witch: &'static str| {
        let witch = Message::new(witch, Vec::new());
        let values = vec![("witch", witch.into()), ("left", Value::from("little"))];
        Language::of(tag).unwrap().format(&Message::new("help-clue", values))
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
    let result = Language::of("fr").unwrap().format(&Message::new("rules-example-result", result));
    assert!(result.contains("2 trop petits, 1 trop grand."), "{result}");

    let group = list(["Sauge", "Menthe", "Thym"]);
    let clue = Message::new("clue-one-is-decoy", vec![("ingredients", group)]);
    let clue = Language::of("fr").unwrap().format(&clue);
    assert!(clue.starts_with("Parmi Sauge, Menthe et Thym, "), "{clue}");
}

/// Returns the messages of a language with the names of their values.
fn messages(language: &Language) -> BTreeMap<&str, BTreeSet<&str>> {
    entries(language.source())
        .map(|(key, text)| (key, values(text).into_iter().collect()))
        .collect()
}

#[test]
fn every_language_has_the_same_messages_with_the_same_values() {
    let first = messages(Language::first());
    for language in Language::all() {
        let own = messages(language);
        for (key, values) in &first {
            assert_eq!(own.get(key), Some(values), "{key} in {language:?}");
        }
        let beyond: Vec<_> = own.keys().filter(|key| !first.contains_key(*key)).collect();
        assert!(beyond.is_empty(), "{beyond:?} in {language:?} alone");
    }
}

/// Appends the sources in a folder to `all`, without tests.
fn texts(folder: &Path, all: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap().to_owned();
        let is_read = |ending| ["rs", "html", "js"].iter().any(|its| ending == *its);
        if path.is_dir() && name != "tests" && name != "vendor" {
            texts(&path, all);
        } else if path.extension().is_some_and(is_read)
            && !(name == "tests" || name.ends_with("_tests"))
        {
            *all += &std::fs::read_to_string(path).unwrap();
        }
    }
}

/// Functions have the name of a message; scripts, templates and themes have its key.
#[test]
fn every_message_is_said_somewhere() {
    let mut sources = String::new();
    for folder in ["src", "templates/page", "templates/desk"] {
        texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut sources);
    }
    let lines = sources.lines().filter(|line| !line.trim_start().starts_with("//"));
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let words: BTreeSet<&str> = lines.flat_map(|line| line.split(|c: char| !is_part(c))).collect();
    // Some keys are a prefix in the source, followed by a choice of the press.
    let is_area = |word: &&&str| word.starts_with("press-") && word.matches('-').count() > 1;
    let begun: Vec<&&str> =
        words.iter().filter(is_area).filter(|word| word.ends_with('-')).collect();
    for key in messages(Language::first()).keys() {
        let is_said = words.contains(key.replace('-', "_").as_str())
            || words.contains(key)
            || begun.iter().any(|begin| key.starts_with(**begin));
        assert!(is_said, "nothing says {key}");
    }
    assert!(!words.contains("no-such-key"), "the sources that are searched");
}

#[test]
fn a_message_is_made_of_its_key_and_the_values_that_it_names() {
    let counted = msg::hint_by_tests(2_u8, row(["1", "3"]), msg::hint_no_count());
    assert_eq!(counted.key(), "hint-by-tests");
    let names: Vec<_> = counted.values().iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["count", "tests", "claim"]);
    let source = "one = { $b ->
    [one] { $a }
   *[other] { $b }
}
# two = { $c }
three =
    x

    { $c }

## four
";
    let read: Vec<_> = entries(source).map(|(key, text)| (key, values(text))).collect();
    assert_eq!(read, [("one", vec!["b", "a"]), ("three", vec!["c"])]);
    let (_, text) = entries(source).last().unwrap();
    assert_eq!(text, "three =\n    x\n\n    { $c }\n");
}

/// Errors for players and for people who print at home. Each has a message in their language.
const SAID: [&str; 32] = [
    "ChoiceError",
    "CodeError",
    "Damage",
    "DateError",
    "DayError",
    "DrawError",
    "GenerateError",
    "ImposeError",
    "LayoutError",
    "LettersError",
    "LevelsError",
    "MostAnswersError",
    "NameError",
    "OpenError",
    "PaperError",
    "PlayError",
    "PlayersError",
    "PotionError",
    "PotionTextError",
    "PuzzleError",
    "QrError",
    "RaceLengthError",
    "ReadError",
    "ReadingError",
    "RecipeError",
    "RequestRejection",
    "SeedError",
    "SettingsError",
    "SheetError",
    "TableNameError",
    "ValueError",
    "ValueRangeError",
];

/// Errors in English for all others, by audience.
const ENGLISH: [(&str, &[&str]); 7] = [
    (
        "who publishes runs, with their orders, manifests and looks",
        &[
            "AddressError",
            "ArtworkError",
            "CaptionError",
            "LineupError",
            "LogoError",
            "ManifestError",
            "MergeError",
            "PlanError",
            "RunError",
            "SessionError",
            "ShardError",
            "UnwinnableError",
        ],
    ),
    (
        "who makes a theme or a language",
        &["FileFault", "SvgFault", "LanguageError", "ThemeError", "ThemeFault"],
    ),
    (
        "who runs a server, or looks after a file of printers",
        &[
            "CertificateError",
            "TableLocationError",
            "DeskKeyError",
            "CertificateWarning",
            "HostNameError",
            "PrintersError",
            "ProxyError",
            "ServeError",
            "StoreError",
        ],
    ),
    ("who studies games that people played", &["GameLogError", "PeopleError"]),
    (
        "who programs with the library, or writes a board by hand",
        &[
            "ChainError",
            "ColourError",
            "DeckError",
            "FontError",
            "MoveTableError",
            "PressError",
            "RasterError",
            "SealError",
            "SiteError",
            "EstimateTableError",
            "TrackError",
            "UnknownPicture",
            "MissingBrailleError",
            "Violation",
            "Violations",
        ],
    ),
    ("whoever does: the machine failed", &["WriteError"]),
    (
        "nobody: others say what is in them",
        &["BookletError", "EditionError", "PrintError", "Rejection"],
    ),
];

/// Returns the names of the error types, each with the source that follows it.
fn errors(sources: &str) -> Vec<(&str, &str)> {
    let derived = sources.split("thiserror::Error").skip(1).filter_map(|rest| {
        let kinds = ["pub enum ", "pub struct ", "pub(crate) enum ", "pub(super) enum "];
        let found = kinds.iter().filter_map(|kind| Some((rest.find(kind)?, kind.len())));
        let (at, length) = found.min()?;
        Some((&rest[at + length..], rest))
    });
    let by_hand = sources.split("impl std::error::Error for ").skip(1).map(|rest| (rest, rest));
    derived
        .chain(by_hand)
        .map(|(name, rest)| (name.split(|c: char| !c.is_alphanumeric()).next().unwrap(), rest))
        .collect()
}

#[test]
fn every_error_is_said_in_a_language_or_in_english_by_rule() {
    let mut sources = String::new();
    texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut sources);
    let english: Vec<&str> = ENGLISH.iter().flat_map(|(_, names)| *names).copied().collect();
    let mut found = BTreeSet::new();
    for (name, rest) in errors(&sources) {
        found.insert(name);
        let is_said = SAID.contains(&name);
        assert!(is_said != english.contains(&name), "{name} belongs into SAID or into ENGLISH");
        let head = rest.split(name).next().unwrap_or_default();
        let says = |start: String| {
            let mut parts = sources.split(start.as_str()).skip(1);
            parts.any(|part| {
                let own = part.split("\n}\n").next().unwrap_or_default();
                own.contains("fn message(")
            })
        };
        let is_told = head.contains("msg::")
            || says(format!("impl {name} {{"))
            || sources.contains(&format!("impl From<{name}> for Rejection"));
        assert!(!is_said || is_told, "{name} has no message");
    }
    let listed: BTreeSet<&str> = SAID.into_iter().chain(english).collect();
    assert_eq!(found, listed, "types of errors");
}

/// Players have paper but no program, so no command and no option is printed.
#[test]
fn no_command_line_stands_on_paper() {
    // Areas that are printed in whole or in part. Refusals, which begin with a lower-case letter,
    // are not printed.
    let printed = [
        "aim", "align", "answers", "booklet", "category", "clue", "effect", "exact", "imposed",
        "oracle", "report", "role", "rules", "sheet", "special", "ways",
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

#[test]
fn a_word_with_few_wrong_letters_is_meant() {
    let words = ["duplex", "saddle", "glue", "a4", "タイム"];
    for (typed, meant) in [
        ("saddle", Some("saddle")),
        ("SADLE", Some("saddle")),
        ("asddle", Some("saddle")),
        ("sadlle1", Some("saddle")),
        ("salt", None),
        ("gleu", Some("glue")),
        ("gulf", None),
        ("a5", None),
        ("タイヤ", Some("タイム")),
        ("", None),
    ] {
        assert_eq!(nearest(typed, words), meant, "{typed}");
    }
    assert_eq!(nearest("glue", ["glues", "blue"]), Some("glues"), "the first of two");
    assert_eq!(nearest::<&str>("glue", []), None);
}
