//! Where words may be parted, by the patterns of the languages, and the file of a language for a
//! module for browsers, which is without them. The build script reads this file as well.

use std::collections::BTreeSet;

use hypher::{Lang, hyphenate_bounded};

use super::entries::{HYPHENS, SHORTEST_PARTED, read_by_press};

/// The fewest letters before and after a hyphen.
const FEWEST: usize = 3;

/// The syllables of a word; without patterns of its language it stays whole.
pub(crate) fn syllables<'a>(word: &'a str, tag: &str) -> Vec<&'a str> {
    let &[first, second, ..] = tag.as_bytes() else { return vec![word] };
    match Lang::from_iso([first, second]) {
        Some(language) => hyphenate_bounded(word, language, FEWEST, FEWEST).collect(),
        None => vec![word],
    }
}

/// The file of a language for a browser: the messages that are printed, and the words of these and
/// of `more` that may be parted, in small letters and a line each, with a hyphen in each place.
#[allow(dead_code)]
pub(crate) fn for_browsers(source: &str, more: &str, tag: &str) -> String {
    let messages = read_by_press(source);
    let words = messages.split(no_letter).chain(more.split(no_letter));
    let words = words.filter(|word| word.chars().count() >= SHORTEST_PARTED);
    let words: BTreeSet<String> = words.map(str::to_lowercase).collect();
    let parted = words.iter().map(|word| syllables(word, tag).join("-"));
    let parted: Vec<String> = parted.filter(|parted| parted.contains('-')).collect();
    format!("{messages}{HYPHENS}{}\n", parted.join("\n"))
}

/// Whether a file of a theme has words.
#[allow(dead_code)]
pub(crate) fn has_words(path: &str) -> bool {
    path.ends_with(".ftl") || path.ends_with(".toml")
}

fn no_letter(c: char) -> bool {
    !c.is_alphabetic()
}
