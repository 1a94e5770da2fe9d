use super::*;

messages! {
    greeting(name, count);
    star();
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
    assert_eq!(
        language.say(&greeting(list([star(), star(), star()]), 2)),
        "*star*, *star* and *star* has 2 cells"
    );
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
    assert!(matches!(Language::read("= b").unwrap_err(), LanguageError::Syntax(_)));
    let twice = format!("{FILE}star = again\n");
    assert!(matches!(Language::read(&twice).unwrap_err(), LanguageError::Twice(_)));
    let all = Language::all();
    assert!(
        all.iter().enumerate().all(|(i, one)| all[..i].iter().all(|o| o.number() != one.number()))
    );
    assert_eq!(Language::of("EN").map(Language::tag), Some("en-GB"));
    assert_eq!(Language::first().number(), 0);
}
