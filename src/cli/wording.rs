//! Sentences that are fit for a terminal, and paths that are fit for JSON, whatever was typed
//! or read into them.

use std::path::{Path, PathBuf};

/// Quoted input is shown up to this many characters.
const LONGEST_QUOTE: usize = 60;
/// The same for input that stands without quotes.
const LONGEST_WORD: usize = 200;

/// A sentence on one line, without control characters or invisible marks, and without long
/// echoes of what was given.
pub fn presentable(sentence: &str) -> String {
    let mut told = String::new();
    let mut rest = sentence;
    while let Some(quote) = quoted(rest) {
        told += &words(&rest[..quote.start]);
        told += &shortened(&visible(&rest[quote.start + 1..quote.end]), LONGEST_QUOTE, "\"");
        rest = &rest[quote.end + 1..];
    }
    told + &words(rest)
}

/// Where the next text in quotes begins and ends; within it quotes are escaped.
fn quoted(text: &str) -> Option<std::ops::Range<usize>> {
    let start = text.find('"')?;
    let mut escaped = false;
    for (i, c) in text[start + 1..].char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return Some(start..start + 1 + i),
            _ => {}
        }
    }
    None
}

/// Input that stands without quotes.
fn words(text: &str) -> String {
    let words = visible(text);
    let words: Vec<String> =
        words.split(' ').map(|word| shortened(word, LONGEST_WORD, "")).collect();
    words.join(" ")
}

/// The beginning and the end of what is too long.
fn shortened(text: &str, longest: usize, around: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    if characters.len() <= longest {
        return format!("{around}{text}{around}");
    }
    let (head, tail) = (longest * 2 / 3, longest / 3 - 1);
    let head: String = characters[..head].iter().collect();
    let tail: String = characters[characters.len() - tail..].iter().collect();
    format!("{around}{head}…{tail}{around}")
}

/// The text with control characters and invisible marks, which could disguise it or steer the
/// terminal, written out.
fn visible(text: &str) -> String {
    text.chars()
        .map(|c| if is_hidden(c) { c.escape_unicode().to_string() } else { c.to_string() })
        .collect()
}

/// Controls, marks of direction, and characters without width.
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// A path for programs. JSON is Unicode and paths need not be: what is none of it becomes `�`.
pub fn json_path(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

/// The same of several.
pub fn json_paths(paths: &[PathBuf]) -> Vec<String> {
    paths.iter().map(|path| json_path(path)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_steers_a_terminal_is_written_out() {
        assert_eq!(presentable("no \u{1b}[31mred\n"), "no \\u{1b}[31mred\\u{a}");
        assert_eq!(presentable("a \u{202e}b\u{200b}"), "a \\u{202e}b\\u{200b}");
        assert_eq!(presentable("Löwe “ok”"), "Löwe “ok”");
    }

    #[test]
    fn long_echoes_are_shortened() {
        let long = "x".repeat(1_000_000);
        let told = presentable(&format!("there is no seed {long:?}; use {long} or \"a\\\"b\""));
        assert!(told.len() < 400, "{}", told.len());
        assert!(told.starts_with("there is no seed \"xxx") && told.ends_with("or \"a\\\"b\""));
        let path = format!("\"{}/page.png\"", "folder/".repeat(20));
        assert!(presentable(&path).ends_with("/page.png\""), "{}", presentable(&path));
    }

    proptest! {
        #[test]
        fn any_text_becomes_one_short_line(text in "(\\PC|[\"\\\\\n\u{202e}\u{7}])*") {
            let told = presentable(&text);
            prop_assert!(!told.chars().any(is_hidden), "{told:?}");
        }
    }
}
