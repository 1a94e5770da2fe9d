//! Paragraphs are broken into lines that fit. Their drawn width is the measured width.

use super::*;

const TEXT: &str =
    "*Plant* one of _your_ specialties in an *empty* cell, with one *dot*: no more, no less.";

#[test]
fn lines_keep_every_word_and_fit() {
    let paragraph = Paragraph::new(TEXT, Face::Regular);
    for width in [22.0, 30.0, 47.5, 80.0, 300.0].map(LayoutUnit) {
        let lines = paragraph.lines(FontSize::pt(9.0), width).unwrap();
        let mut words = Vec::new();
        for line in &lines {
            assert!(line.width <= width);
            let text: Vec<&str> = line.runs.iter().map(|r| r.text.as_str()).collect();
            words.push(text.join(" "));
        }
        let joined = words.join(" ").replace(" ,", ",").replace(" :", ":");
        assert_eq!(joined, TEXT.replace(['*', '_'], ""));
    }
}

#[test]
fn lines_are_as_wide_as_their_runs_drawn() {
    let size = FontSize::pt(10.0);
    for line in Paragraph::new(TEXT, Face::Regular).lines(size, LayoutUnit(60.0)).unwrap() {
        let last = line.runs.last().unwrap();
        let drawn = last.x + width(&last.text, last.face, size);
        assert!((drawn - line.width).abs() < LayoutUnit(0.03), "{line:?} {drawn}");
    }
}

#[test]
fn widows_are_avoided_where_that_costs_no_line() {
    let size = FontSize::pt(10.0);
    let paragraph = Paragraph::new("a whole line of many words and then so", Face::Bold);
    let width = paragraph.lines(size, LayoutUnit(999.0)).unwrap()[0].width - LayoutUnit(2.0);
    let plain = paragraph.lines(size, width).unwrap();
    let better = paragraph.without_widow(size, width).unwrap();
    assert_eq!(plain.len(), better.len());
    assert!(plain.last().unwrap().width < 0.16 * width, "{plain:?}");
    assert!(better.last().unwrap().width >= 0.16 * width, "{better:?}");
}

#[test]
fn a_word_that_is_too_wide_is_an_error() {
    let long = Paragraph::new("a Donaudampfschifffahrtsgesellschaft", Face::Regular);
    let error = long.lines(FontSize::pt(10.0), LayoutUnit(20.0)).unwrap_err();
    assert!(error.to_string().contains("Donaudampf"), "{error}");
}

#[test]
fn type_is_never_under_seven_points() {
    assert!(FontSize::pt(3.0).em() >= LayoutUnit(7.0 * 25.4 / 72.0));
    assert_eq!(FontSize::pt(3.0), FontSize::pt(7.0));
    assert!((FontSize::pt(10.0).points() - 10.0).abs() < 0.04);
}

fn texts(lines: &[TextLine]) -> Vec<String> {
    let text = |line: &TextLine| line.runs.iter().map(|run| run.text.as_str()).collect();
    lines.iter().map(text).collect()
}

#[test]
fn words_are_parted_only_where_much_would_stay_empty() {
    let paragraph = Paragraph::new("ein Zaubertrank\u{ad}rezept\u{ad}buch", Face::Regular);
    let size = FontSize::pt(10.0);
    let all = paragraph.lines(size, LayoutUnit(999.0)).unwrap();
    assert_eq!(texts(&all), ["ein Zaubertrankrezeptbuch"]);
    let word = width("Zaubertrankrezeptbuch", Face::Regular, size);
    assert_eq!(texts(&paragraph.lines(size, word).unwrap()), ["ein Zaubertrankrezept-", "buch"]);
    let narrow = width("Zaubertrank-", Face::Regular, size);
    assert_eq!(
        texts(&paragraph.lines(size, narrow).unwrap()),
        ["ein", "Zaubertrank-", "rezeptbuch"]
    );
    assert!(paragraph.lines(size, narrow - LayoutUnit(0.1)).is_err());
    // Less than a third of the line stays empty.
    let short = Paragraph::new("Zaubertränkebücher ein\u{ad}mal", Face::Regular);
    let whole = short.lines(size, LayoutUnit(999.0)).unwrap()[0].width;
    let lines = short.lines(size, whole - LayoutUnit(0.5)).unwrap();
    assert_eq!(texts(&lines), ["Zaubertränkebücher", "einmal"]);
}

#[test]
fn parted_words_are_as_wide_as_drawn_and_keep_their_faces() {
    let paragraph = Paragraph::new("*Wachs\u{ad}tum* und/oder", Face::Regular);
    let size = FontSize::pt(10.0);
    let lines = paragraph.lines(size, width("Wachs-", Face::Bold, size)).unwrap();
    assert_eq!(texts(&lines), ["Wachs-", "tum", "und/", "oder"]);
    assert_eq!(lines[0].runs[0].face, Face::Bold);
    assert_eq!(lines[0].width, width("Wachs-", Face::Bold, size));
}

#[test]
fn japanese_needs_no_spaces() {
    let paragraph = Paragraph::new("*魔法薬*を、テストします。", Face::Regular);
    let size = FontSize::pt(10.0);
    let lines = paragraph.lines(size, size.em() * 4.2).unwrap();
    assert_eq!(texts(&lines), ["魔法薬", "を、テス", "トしま", "す。"]);
    assert_eq!(lines[0].runs[0].face, Face::Bold);
}

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
