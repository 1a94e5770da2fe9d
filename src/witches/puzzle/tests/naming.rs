//! Parsing of ingredients, potions and answers.

use crate::common::seed::Seed;
use crate::texts::Language;
use crate::witches::puzzle::{
    Ingredient, MostAnswers, NameError, Potion, find, generate, parse_answer, parse_items,
};
use crate::witches::settings::Level;
use proptest::prelude::*;

const ALL: &[Ingredient] = &Ingredient::ALL;

#[test]
fn names_are_found_by_their_beginning() {
    assert_eq!(find("  SA ge ", ALL), Ok(Ingredient::Sage));
    assert_eq!(find("d", ALL), Ok(Ingredient::Dill));
    assert_eq!(find("pa", ALL), Ok(Ingredient::Parsley));
    assert_eq!(find("p", &ALL[..8]), Ok(Ingredient::Parsley));
}

#[test]
fn names_of_a_language_are_found_beside_identifiers() {
    let english = Language::first().source();
    let source = english.replace("ingredient-sage = Sage", "ingredient-sage = Echter Salbei");
    let language = Language::read(&source).unwrap();
    for text in ["Echter Salbei", "echt", "sage", "Echtr Salbei"] {
        let found = find(text, (ALL, &language));
        match text {
            "Echtr Salbei" => {
                let nearest = Ingredient::Sage;
                assert_eq!(found, Err(NameError::Misspelt { text: text.into(), nearest }));
            }
            _ => assert_eq!(found, Ok(Ingredient::Sage), "{text}"),
        }
    }
    assert!(find("echt", ALL).is_err());
}

#[test]
fn wrong_names_get_help() {
    let message = |text, among| find(text, among).unwrap_err().to_string();
    assert_eq!(message("p", ALL), "\"p\" can be Parsley or Pepper; write one letter more");
    assert_eq!(message("tyme", ALL), "there is no ingredient \"tyme\"; did you mean Thyme?");
    assert_eq!(
        message("newt", &ALL[..4]),
        "there is no ingredient \"newt\"; the ingredients are Parsley, Sage, Chives, Rosemary"
    );
    assert!(message(" ", ALL).starts_with("an ingredient is missing"));
}

#[test]
fn potions_are_read_in_many_hands() {
    let read = |text| parse_items(text, ALL, 4);
    let expected = read("sage:2 mint:1").unwrap();
    assert_eq!(expected.len(), 2);
    for text in ["sage2,mint1", "Sage 2, Mint 1", " SAGE=2;mi:1 ", "sa: 2 + m 1"] {
        assert_eq!(read(text), Ok(expected.clone()), "{text}");
    }
    let message = |text| read(text).unwrap_err().to_string();
    assert_eq!(message("sage"), "Sage lacks its dots; write sage:1 to sage:4");
    assert_eq!(message("sage mint:1"), "Sage lacks its dots; write sage:1 to sage:4");
    assert_eq!(message("sage:2x"), "Sage has the dots \"2x\", which is not a number from 1 to 4");
    assert!(read("sage:5").is_ok());
    assert_eq!(message("sgae:2"), "there is no ingredient \"sgae\"; did you mean Sage?");
    assert!(message("2 sage").starts_with("there is no ingredient \"2\""));
}

#[test]
fn potions_that_cannot_be_tested_are_refused() {
    let p = generate(Seed(1), &Level::Beginner.settings(), MostAnswers::default()).unwrap().puzzle;
    let poured = |text| Potion::new(&p, parse_items(text, ALL, 4).unwrap());
    assert!(poured("sage:5").is_ok());
    assert_eq!(
        poured("sage:9").unwrap_err().to_string(),
        "Sage cannot have 9 dots; an ingredient of this game has 1 to 4"
    );
    assert!(poured("").unwrap_err().to_string().starts_with("the potion is empty"));
}

#[test]
fn answers_are_read_in_many_hands() {
    let expected = Ok(vec![Ingredient::Mint, Ingredient::Sage]);
    for text in ["mint sage", "Mint, Sage", "mint→sage", "mi -> sa"] {
        assert_eq!(parse_answer(text, ALL), expected, "{text}");
    }
    assert!(parse_answer(" , ", ALL).is_err());
}

proptest! {
    #[test]
    fn no_text_panics(text in "\\PC*") {
        let _ = parse_items(&text, ALL, 4);
        let _ = parse_answer(&text, ALL);
    }
}
