//! Words that were probably meant.

/// The word, in small letters, that was probably meant by what was typed; the first of
/// several that are as near. None if none is near enough: at most a third of a word's letters may
/// be wrong, rounded, and fewer than half.
pub fn nearest<W: AsRef<str>>(typed: &str, words: impl IntoIterator<Item = W>) -> Option<W> {
    let typed = typed.to_ascii_lowercase();
    let wrong = |word: &W| strsim::damerau_levenshtein(&typed, word.as_ref());
    let nearest = words.into_iter().min_by_key(wrong)?;
    let (wrong, letters) = (wrong(&nearest), nearest.as_ref().chars().count());
    (wrong * 3 <= letters + 1 && wrong * 2 < letters).then_some(nearest)
}

#[cfg(test)]
mod tests {
    use super::nearest;

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
}
