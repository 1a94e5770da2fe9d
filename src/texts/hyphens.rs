//! Where words of running text may be parted, by the patterns of their language.

use hypher::{Lang, hyphenate_bounded};

/// Stands where a word may be parted with a hyphen; whoever sets text draws it only there.
pub const SOFT_HYPHEN: char = '\u{ad}';

/// Shorter words stay whole.
const SHORTEST: usize = 8;

/// The fewest letters before and after a hyphen.
const FEWEST: usize = 3;

/// A text with soft hyphens in its long words, if its language has patterns. What is no word,
/// such as a code or an address, stays as it is.
pub(super) fn hyphenated(text: &str, tag: &str) -> String {
    let Some(language) = patterns(tag) else { return text.to_owned() };
    let mut all = String::with_capacity(text.len() + text.len() / 8);
    for token in text.split_inclusive(char::is_whitespace) {
        let is_word = |c: char| c.is_alphabetic() || is_mark(c);
        if token.trim_end().chars().all(is_word) {
            token.split_inclusive(is_mark).for_each(|word| push(&mut all, word, language));
        } else {
            all.push_str(token);
        }
    }
    all
}

fn patterns(tag: &str) -> Option<Lang> {
    let &[first, second, ..] = tag.as_bytes() else { return None };
    Lang::from_iso([first, second])
}

/// What stands around words: marks of sentences, quotes, and what sets words apart.
fn is_mark(c: char) -> bool {
    c.is_whitespace() || ".,:;!?()*_’'\"«»„“”–…-".contains(c)
}

fn push(all: &mut String, word: &str, language: Lang) {
    let letters = word.trim_end_matches(is_mark);
    // Capitals within a word are no word's: a name, or a code.
    let is_usual = letters.chars().skip(1).all(char::is_lowercase);
    if letters.chars().count() < SHORTEST || !is_usual {
        return all.push_str(word);
    }
    for (i, syllable) in hyphenate_bounded(letters, language, FEWEST, FEWEST).enumerate() {
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

    fn shown(text: &str, tag: &str) -> String {
        hyphenated(text, tag).replace(SOFT_HYPHEN, "|")
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
}
