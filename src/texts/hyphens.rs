//! Hyphenation of words. The program uses patterns. A module for browsers, which must be small,
//! receives a list of words with each language.

use std::borrow::Cow;

use super::entries::{HYPHENS, SHORTEST_PARTED};
#[cfg(not(target_family = "wasm"))]
use super::patterns;

/// Soft hyphen, which marks a possible break in a word. It is drawn only at a break.
pub const SOFT_HYPHEN: char = '\u{ad}';

/// Words of a language that may be hyphenated, in lower case, with a hyphen at each possible break;
/// sorted by their letters.
pub(super) struct Hyphens(Box<[Box<str>]>);

impl Hyphens {
    /// Splits the words from the end of a file for browsers.
    pub(super) fn split_off(source: Cow<'static, str>) -> (Cow<'static, str>, Option<Hyphens>) {
        let Some((messages, words)) = source.split_once(HYPHENS) else { return (source, None) };
        let mut words: Box<[Box<str>]> = words.lines().map(Box::from).collect();
        words.sort_by(|one, other| letters(one).cmp(letters(other)));
        let messages = match &source {
            Cow::Borrowed(source) => Cow::Borrowed(&source[..messages.len()]),
            Cow::Owned(_) => Cow::Owned(messages.to_owned()),
        };
        (messages, Some(Hyphens(words)))
    }

    /// Returns the syllables of a word, or the whole word if it may not be hyphenated.
    fn syllables<'a>(&self, word: &'a str) -> Vec<&'a str> {
        let small = word.to_lowercase();
        let place = self.0.binary_search_by(|parted| letters(parted).cmp(small.bytes()));
        let Ok(place) = place else { return vec![word] };
        let mut rest = word;
        let syllables = self.0[place].split('-').map(|syllable| {
            let end = rest.char_indices().nth(syllable.chars().count());
            let (syllable, later) = rest.split_at(end.map_or(rest.len(), |(end, _)| end));
            rest = later;
            syllable
        });
        syllables.collect()
    }
}

/// Returns the bytes of a word without its hyphens.
fn letters(parted: &str) -> impl Iterator<Item = u8> {
    parted.bytes().filter(|byte| *byte != b'-')
}

/// Adds soft hyphens to the long words of a text: by `hyphens`, or else by the patterns of the
/// language with this `tag`. A token that is not a word, for example a code or an address, stays
/// unchanged.
pub(super) fn hyphenated(text: &str, tag: &str, hyphens: Option<&Hyphens>) -> String {
    match hyphens {
        Some(hyphens) => parted(text, |word| hyphens.syllables(word)),
        #[cfg(not(target_family = "wasm"))]
        None => parted(text, |word| patterns::syllables(word, tag)),
        #[cfg(target_family = "wasm")]
        None => parted(text, |word| vec![word]),
    }
}

fn parted(text: &str, syllables: impl Fn(&str) -> Vec<&str>) -> String {
    let mut all = String::with_capacity(text.len() + text.len() / 8);
    for token in text.split_inclusive(char::is_whitespace) {
        let is_word = |c: char| c.is_alphabetic() || is_mark(c);
        if token.trim_end().chars().all(is_word) {
            token.split_inclusive(is_mark).for_each(|word| push(&mut all, word, &syllables));
        } else {
            all.push_str(token);
        }
    }
    all
}

/// Whether a character delimits words: white space, punctuation, quotation marks or emphasis.
fn is_mark(c: char) -> bool {
    c.is_whitespace() || ".,:;!?()*_’'\"«»„“”–…-".contains(c)
}

fn push(all: &mut String, word: &str, syllables: impl Fn(&str) -> Vec<&str>) {
    let letters = word.trim_end_matches(is_mark);
    // Capitals within a word occur only in names and codes.
    let is_usual = letters.chars().skip(1).all(char::is_lowercase);
    if letters.chars().count() < SHORTEST_PARTED || !is_usual {
        return all.push_str(word);
    }
    for (i, syllable) in syllables(letters).into_iter().enumerate() {
        if i > 0 {
            all.push(SOFT_HYPHEN);
        }
        all.push_str(syllable);
    }
    all.push_str(&word[letters.len()..]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Language;

    fn shown(text: &str, tag: &str) -> String {
        hyphenated(text, tag, None).replace(SOFT_HYPHEN, "|")
    }

    #[test]
    fn long_words_are_parted_as_their_language_does() {
        assert_eq!(shown("Die *Zaubertränke*, bitte!", "de"), "Die *Zau|ber|tränke*, bitte!");
        assert_eq!(shown("specialties of ingredients", "en-GB"), "spe|cial|ties of ingre|di|ents");
        assert_eq!(shown("l’ingrédient", "fr"), "l’ingré|dient");
        assert_eq!(shown("najdziwniejszy kociołek", "pl"), "naj|dziw|niej|szy kocio|łek");
    }

    #[test]
    fn what_is_no_word_or_short_stays_whole() {
        for text in ["cauldron-press/index.html", "WWABCDEFGHIJ", "malut-lisil", "a  b\n c", "…"]
        {
            assert_eq!(shown(text, "de"), text);
        }
        assert_eq!(shown("魔法薬をテストします。", "ja"), "魔法薬をテストします。");
    }

    /// Each word of a language, also with a capital as at the beginning of a sentence.
    #[test]
    fn words_that_are_handed_in_part_as_the_patterns_do() {
        for language in Language::all() {
            let (source, tag) = (language.source(), language.tag());
            let file = patterns::for_browsers(source, "", tag);
            let (messages, hyphens) = Hyphens::split_off(file.into());
            let hyphens = hyphens.unwrap();
            assert!(!messages.contains(HYPHENS));
            let text: String = messages
                .split(|c: char| !c.is_alphabetic())
                .flat_map(|word| {
                    let mut rest = word.chars();
                    let first = rest.next().into_iter().flat_map(char::to_uppercase);
                    [word.to_owned(), first.chain(rest).collect()]
                })
                .collect::<Vec<_>>()
                .join(" ");
            let by_patterns = hyphenated(&text, tag, None);
            assert!(hyphenated(&text, tag, Some(&hyphens)) == by_patterns, "{tag}");
            assert_eq!(by_patterns.contains(SOFT_HYPHEN), tag != "ja", "{tag}");
        }
    }

    /// Otherwise a longer word would be printed than the word list contains.
    #[test]
    fn no_value_stands_right_beside_letters_of_a_long_word() {
        let beside = |message: &str| {
            let letters = |piece: &str, from_end: bool| {
                let is_letter = |c: &char| c.is_alphabetic();
                match from_end {
                    true => piece.chars().rev().take_while(is_letter).count(),
                    false => piece.chars().take_while(is_letter).count(),
                }
            };
            let before = message.split('{').rev().skip(1).map(|piece| letters(piece, true));
            let after = message.split('}').skip(1).map(|piece| letters(piece, false));
            before.chain(after).max().unwrap_or_default()
        };
        for language in Language::all().iter().filter(|language| language.tag() != "ja") {
            for (key, text) in crate::texts::entries::entries(language.source()) {
                // Two letters can be the ending of a number, as in 1st.
                assert!(beside(text) <= 2, "{}: {key}", language.tag());
            }
        }
    }
}
