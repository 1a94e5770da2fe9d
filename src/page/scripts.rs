//! Scripts and directions of text: the fallback family of each character, and runs of one direction
//! in visual order.

use std::ops::Range;

use unicode_bidi::{BidiClass, BidiInfo, Level, bidi_class};

/// Families of the fallback fonts. Each has a regular and a bold file, in this order.
pub(super) const FAMILIES: [&str; 7] = [
    "Zen Maru Gothic",
    "Noto Sans",
    "Noto Sans Hebrew",
    "Noto Sans Arabic",
    "Noto Sans Thai",
    "Noto Sans Devanagari",
    "Noto Sans KR",
];

/// Index in [`FAMILIES`] of the Japanese family, which is written without spaces.
pub(super) const JAPANESE: usize = 0;
/// Index in [`FAMILIES`] of the family for Latin, Greek and Cyrillic, and for all characters that
/// no other family is for.
pub(super) const EUROPEAN: usize = 1;

/// Returns the index in [`FAMILIES`] of the family for a character that the font of a face lacks.
/// The family may lack it, too.
pub(super) fn family_of(c: char) -> usize {
    match c {
        '\u{590}'..='\u{5FF}' | '\u{FB1D}'..='\u{FB4F}' => 2,
        '\u{600}'..='\u{6FF}' | '\u{750}'..='\u{77F}' => 3,
        '\u{E00}'..='\u{E7F}' => 4,
        '\u{900}'..='\u{97F}' => 5,
        '\u{1100}'..='\u{11FF}' | '\u{3130}'..='\u{318F}' | '\u{AC00}'..='\u{D7AF}' => 6,
        '\u{2E80}'..='\u{9FFF}' | '\u{FF00}'..='\u{FFEF}' => JAPANESE,
        _ => EUROPEAN,
    }
}

/// Whether a character that the font of a face lacks is a Latin letter, or a modifier of one such as
/// the ʻokina.
pub(super) fn is_latin(c: char) -> bool {
    matches!(c, '\u{180}'..='\u{2BF}' | '\u{1E00}'..='\u{1EFF}')
}

/// Part of a text in one direction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DirectionRun {
    pub range: Range<usize>,
    pub is_rtl: bool,
}

/// Splits a text into runs of one direction, in visual order from left to right. The paragraph
/// direction is left to right. Characters that isolate a part of it ([`isolated`]) are left out.
pub(super) fn direction_runs(text: &str) -> Vec<DirectionRun> {
    if !is_mixed(text) {
        return vec![DirectionRun { range: 0..text.len(), is_rtl: false }];
    }
    let info = BidiInfo::new(text, Some(Level::ltr()));
    let mut runs = Vec::new();
    for paragraph in &info.paragraphs {
        let (levels, visual) = info.visual_runs(paragraph, paragraph.range.clone());
        for range in visual {
            let is_rtl = levels[range.start].is_rtl();
            let mut parts = Vec::new();
            let mut start = range.start;
            for part in text[range].split_inclusive(is_isolate) {
                let length = part.trim_end_matches(is_isolate).len();
                parts.push(DirectionRun { range: start..start + length, is_rtl });
                start += part.len();
            }
            parts.retain(|part| !part.range.is_empty());
            if is_rtl {
                parts.reverse();
            }
            runs.extend(parts);
        }
    }
    runs
}

/// Whether a text has letters that go from right to left.
fn is_mixed(text: &str) -> bool {
    text.chars().any(is_rtl)
}

/// Whether a letter goes from right to left.
pub(super) fn is_rtl(c: char) -> bool {
    // Faster than the table of classes for most texts.
    c >= '\u{590}' && matches!(bidi_class(c), BidiClass::R | BidiClass::AL)
}

fn is_isolate(c: char) -> bool {
    matches!(c, FIRST_STRONG_ISOLATE | POP_ISOLATE)
}

const FIRST_STRONG_ISOLATE: char = '\u{2068}';
const POP_ISOLATE: char = '\u{2069}';

/// Returns a text that users wrote, such as a name, for a place within another text: if it has
/// letters that go from right to left, neither text changes the order of the other.
pub(crate) fn isolated(text: &str) -> String {
    match is_mixed(text) {
        true => format!("{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}"),
        false => text.to_owned(),
    }
}

/// Whether a character is drawn as part of the one before it, as accents and joiners are.
pub(super) fn is_attached(c: char) -> bool {
    c >= '\u{300}' && matches!(bidi_class(c), BidiClass::NSM | BidiClass::BN)
}

/// Returns the proper beginnings of a text, longest first. Characters stay together with those that
/// are drawn as part of them.
pub(super) fn beginnings(text: &str) -> impl Iterator<Item = &str> {
    let starts = text.char_indices().rev().filter(|(_, c)| !is_attached(*c));
    starts.map(|(at, _)| &text[..at])
}

/// Whether a character cannot be printed in any font: a control, or an invisible character that
/// changes the order or the breaks of the text around it. Joiners and direction marks can, because
/// names in some scripts need them.
pub(crate) fn is_unprintable(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{200B}'
                | '\u{2028}'..='\u{202E}'
                | '\u{2060}'..='\u{206F}'
                | '\u{FEFF}'
                | '\u{FFF9}'..='\u{FFFB}'
                | '\u{E0000}'..='\u{E0FFF}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the parts of a text in visual order; `<` marks those from right to left.
    fn visual(text: &str) -> Vec<String> {
        let part = |run: DirectionRun| {
            format!("{}{}", &text[run.range], if run.is_rtl { "<" } else { "" })
        };
        direction_runs(text).into_iter().map(part).collect()
    }

    #[test]
    fn mixed_text_is_put_in_visual_order() {
        assert_eq!(visual("For Anna"), ["For Anna"]);
        assert_eq!(visual("For Анна & محمد"), ["For Анна & ", "محمد<"]);
        let [one, two] = ["\u{5D3}\u{5D5}\u{5D3}", "\u{5E9}\u{5E8}\u{5D4}"];
        let expected = [&format!(" {two}<"), "12", &format!("{one} <"), "!"];
        assert_eq!(visual(&format!("{one} 12 {two}!")), expected);
        let name = isolated(&format!("{one} (4)"));
        assert_eq!(visual(&format!("{name} 12")), [")<", "4", &format!("{one} (<"), " 12"]);
        assert_eq!(isolated("Анна"), "Анна");
    }
}
