//! Made-up language for tests, in which untranslated words are visible. The tests of the command
//! line include this file as well.

use super::Language;

/// Returns the made-up language: the first language with an accent on every vowel. The accents mark
/// every word, also in a message that is set in several lines. They do not make a text wider, so
/// everything that fits on a page in English fits in this language.
pub(crate) fn accented() -> &'static Language {
    let source: Vec<String> = Language::first().source().lines().map(accented_line).collect();
    Box::leak(Box::new(Language::read(&source.join("\n")).unwrap()))
}

/// Marks the text in a line of a message file, but neither keys nor the content of braces.
fn accented_line(line: &str) -> String {
    let head = match line.trim_start() {
        _ if line.starts_with('#') || line.starts_with("language-") => line.len(),
        _ if line.starts_with('}') => 1,
        variant if variant.starts_with(['[', '*']) && line.starts_with(' ') => {
            line.find(']').map_or(0, |at| at + 1)
        }
        _ if line.starts_with(' ') => 0,
        _ => line.find('=').map_or(line.len(), |at| at + 1),
    };
    let mut depth = 0;
    let mark = |c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        let place = VOWELS.find(c).filter(|_| depth == 0);
        place.and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(c)
    };
    line[..head].chars().chain(line[head..].chars().map(mark)).collect()
}

const VOWELS: &str = "aeiouyAEIOUY";
const ACCENTED: &str = "áéíóúýÁÉÍÓÚÝ";

/// Asserts that every word of a text is marked, except those in `data`, which are the same in every
/// language.
#[track_caller]
pub(crate) fn assert_marked(text: &str, data: &[String]) {
    // Longer ones first, because a short one may be part of a longer one.
    let mut data: Vec<&str> = data.iter().map(String::as_str).filter(|d| !d.is_empty()).collect();
    data.sort_by_key(|d| std::cmp::Reverse(d.len()));
    let rest = data.iter().fold(text.to_owned(), |rest, data| rest.replace(data, ""));
    assert!(!rest.contains(|c| VOWELS.contains(c)), "not said in the language: {rest}");
}
