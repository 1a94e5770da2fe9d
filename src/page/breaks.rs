//! Where a word may go on in the next line.

use icu_segmenter::options::{LineBreakOptions, LineBreakStrictness};
use icu_segmenter::{LineSegmenter, LineSegmenterBorrowed};

/// The hyphen of a parted word.
pub(super) const HYPHEN: &str = "-";

/// From here on letters are written without spaces between words.
const FIRST_UNSPACED: char = '\u{2e80}';

/// The rules of Unicode, the strict ones for Japanese: no line begins with a small kana.
const SEGMENTER: LineSegmenterBorrowed<'static> = {
    let mut options = LineBreakOptions::default();
    options.strictness = Some(LineBreakStrictness::Strict);
    LineSegmenter::new_for_non_complex_scripts(options)
};

/// Whether a word is in a script without spaces, so that it is many words.
pub(super) fn is_unspaced(word: &str) -> bool {
    word.chars().any(|letter| letter >= FIRST_UNSPACED)
}

/// Where a word may be cut as it is: between Japanese letters, after hyphens and slashes.
pub(super) fn cuts(word: &str) -> Vec<usize> {
    let inside = |at: &usize| *at > 0 && *at < word.len() && word.is_char_boundary(*at);
    SEGMENTER.segment_str(word).filter(inside).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(word: &str) -> String {
        let cuts = cuts(word);
        let mark = |(at, c): (usize, char)| {
            let bar = if cuts.contains(&at) { "|" } else { "" };
            format!("{bar}{c}")
        };
        word.char_indices().map(mark).collect()
    }

    #[test]
    fn japanese_is_cut_where_its_rules_allow_it() {
        assert_eq!(cut("魔法薬を、テストします。"), "魔|法|薬|を、|テ|ス|ト|し|ま|す。");
        assert_eq!(cut("「キャット」（4つ）"), "「キャッ|ト」|（4|つ）");
    }

    #[test]
    fn other_words_are_cut_after_hyphens_and_slashes_alone() {
        assert_eq!(cut("Spice-Sorcerer’s"), "Spice-|Sorcerer’s");
        assert_eq!(cut("and/or"), "and/|or");
        assert_eq!(cut("(16\u{a0}turns),"), "(16\u{a0}turns),");
        assert_eq!(cut("«\u{202f}mot\u{202f}»"), "«\u{202f}mot\u{202f}»");
        assert_eq!(cut("3–4"), "3–|4");
    }

    #[test]
    fn only_scripts_without_spaces_are_many_words() {
        assert!(is_unspaced("レベル4") && is_unspaced("。"));
        assert!(!is_unspaced("Zażółć…") && !is_unspaced("“→”"));
    }
}
