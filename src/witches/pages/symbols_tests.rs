//! Drawings of the elements of the game: complete and distinguishable.

use std::collections::BTreeSet;

use super::*;
use crate::page::fonts::Face;
use crate::page::symbols::tests::{assert_distinct, difference, raster};
use crate::texts::Language;
use usvg::roxmltree::Document;

#[test]
fn everything_has_its_drawing_and_none_is_taken_for_another() {
    let named = |id| Symbol::named(id).unwrap_or_else(|| panic!("{id} has no drawing"));
    let ingredients = Ingredient::ALL.map(|i| named(i.id()));
    let specials = Special::ALL.map(|s| named(s.id()));
    assert_distinct(&ingredients, 0.25);
    assert_distinct(&specials, 0.1);
    assert_distinct(&Category::ALL.map(Symbol::from), 0.1);
}

/// Whether a letter is hiragana, katakana or the prolonged sound mark.
fn is_kana(letter: char) -> bool {
    ('\u{3041}'..='\u{3096}').contains(&letter) || ('\u{30a1}'..='\u{30fc}').contains(&letter)
}

#[test]
fn signs_are_two_letters_and_no_two_alike() {
    for language in Language::all() {
        let signs = Ingredient::ALL.map(|ingredient| language.format(&ingredient.sign()));
        for sign in &signs {
            assert_eq!(sign.chars().count(), 2, "{language:?}: {sign}");
            assert!(sign.chars().all(char::is_alphabetic), "{language:?}: {sign}");
            if language.tag().starts_with("ja") {
                assert!(sign.chars().all(is_kana), "{language:?}: {sign}");
            }
        }
        let different: BTreeSet<String> = signs.iter().map(|sign| sign.to_lowercase()).collect();
        assert_eq!(different.len(), signs.len(), "{language:?}: {signs:?}");
    }
}

#[test]
fn marks_are_one_stroke() {
    for mark in Ingredient::ALL.map(Ingredient::mark) {
        let document = Document::parse(mark.file()).unwrap();
        let root = document.root_element();
        let drawn: Vec<_> = root.children().filter(|n| n.has_tag_name("path")).collect();
        let [stroke] = drawn[..] else { panic!("{mark:?} has {} paths", drawn.len()) };
        assert_eq!(stroke.attribute("fill"), Some("none"), "{mark:?}");
        let path = stroke.attribute("d").unwrap();
        assert_eq!(path.matches(['M', 'm']).count(), 1, "{mark:?} lifts the pencil");
    }
}

#[test]
fn no_mark_is_taken_for_another_a_letter_or_a_digit() {
    let written = |letter: char| {
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><text x="50" y="92" font-size="120" text-anchor="middle" font-family="{}">{letter}</text></svg>"#,
            Face::Regular.family()
        )
    };
    let marks = Ingredient::ALL.map(|i| (i.mark().name().to_owned(), i.mark().file().into()));
    let letters = ('0'..='9').chain('A'..='Z').chain('a'..='z').chain("×+–?".chars());
    let letters = letters.map(|letter| (letter.to_string(), written(letter)));
    let all: Vec<(String, String)> = marks.into_iter().chain(letters).collect();
    let seen: Vec<_> = all.iter().map(|(name, svg)| (name, raster(svg))).collect();
    // The measure finds characters similar that people confuse.
    let difference_of = |a, b| difference(&raster(&written(a)), &raster(&written(b)));
    for (a, b) in [('O', '0'), ('l', 'I'), ('Z', '2'), ('B', '8')] {
        assert!(difference_of(a, b) < 0.4, "{a} and {b}");
    }
    for (i, (name, mark)) in seen.iter().enumerate().take(Ingredient::ALL.len()) {
        for (other, its) in &seen[i + 1..] {
            let difference = difference(mark, its);
            assert!(difference > 0.4, "{name} and {other}: {difference:.2}");
        }
    }
}
