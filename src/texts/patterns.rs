//! Hyphenation by the patterns of the languages, and language files for modules in browsers, which
//! do not contain the patterns. The build script includes this file as well.

use std::collections::BTreeSet;

use hypher::{Lang, hyphenate_bounded};

use super::entries::{HYPHENS, SHORTEST_PARTED, read_by_press};

/// Smallest number of letters before and after a hyphen.
const FEWEST: usize = 3;

/// Returns the syllables of a word, or the whole word if there are no patterns for its language.
pub(crate) fn syllables<'a>(word: &'a str, tag: &str) -> Vec<&'a str> {
    let &[first, second, ..] = tag.as_bytes() else { return vec![word] };
    match Lang::from_iso([first, second]) {
        Some(language) => hyphenate_bounded(word, language, FEWEST, FEWEST).collect(),
        None => vec![word],
    }
}

/// Returns the file of a language for a browser: the messages that are printed, then the words in
/// them and in `more` that may be hyphenated. The words are in lower case, one on each line, with a
/// hyphen at each possible break.
#[allow(dead_code)]
pub(crate) fn for_browsers(source: &str, more: &str, tag: &str) -> String {
    let messages = read_by_press(source);
    let words = messages.split(is_non_letter).chain(more.split(is_non_letter));
    let words = words.filter(|word| word.chars().count() >= SHORTEST_PARTED);
    let words: BTreeSet<String> = words.map(str::to_lowercase).collect();
    let parted = words.iter().map(|word| syllables(word, tag).join("-"));
    let parted: Vec<String> = parted.filter(|parted| parted.contains('-')).collect();
    format!("{messages}{HYPHENS}{}\n", parted.join("\n"))
}

/// Whether a file of a theme contains words, by its extension.
#[allow(dead_code)]
pub(crate) fn has_words(path: &str) -> bool {
    path.ends_with(".ftl") || path.ends_with(".toml")
}

fn is_non_letter(c: char) -> bool {
    !c.is_alphabetic()
}
