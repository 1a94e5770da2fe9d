//! Paragraphs: inline markup, text measurement, line breaking.

use std::borrow::Cow;
use std::sync::LazyLock;

use icu_segmenter::options::{LineBreakOptions, LineBreakStrictness};
use icu_segmenter::{LineSegmenter, LineSegmenterBorrowed};

use super::DrawError;
use super::fonts::Face;
use super::length::LayoutUnit;
use crate::texts::SOFT_HYPHEN;

/// Font size of at least 7 pt.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub(crate) struct FontSize(LayoutUnit);

impl FontSize {
    /// Creates a font size from `points`. Sizes below 7 are raised to 7; the result is rounded up
    /// to a hundredth of a unit.
    pub(crate) const fn pt(points: f64) -> Self {
        let points = if points < 7.0 { 7.0 } else { points };
        FontSize(LayoutUnit((points * 2540.0 / 72.0 + 0.999) as i64 as f64 / 100.0))
    }

    /// Returns the font size as a length.
    pub(crate) const fn em(self) -> LayoutUnit {
        self.0
    }

    /// Returns the font size in points.
    pub(crate) const fn points(self) -> f64 {
        self.0.0 * 72.0 / 25.4
    }
}

/// Returns the width of `text`.
pub(crate) fn width(text: &str, face: Face, size: FontSize) -> LayoutUnit {
    face.em_width(text) * size.em()
}

/// Part of a word in one face.
#[derive(Clone, Debug)]
struct WordFragment {
    text: String,
    face: Face,
    em: f64,
}

/// Text between two line break opportunities.
#[derive(Clone, Debug, Default)]
struct Word {
    pieces: Vec<WordFragment>,
    em: f64,
    /// Whether a space precedes it, unless it begins a line.
    is_spaced: bool,
    /// Byte offsets of soft hyphens in its text.
    soft: Vec<usize>,
}

/// Text with inline markup (`*bold*`, `_italic_`), shaped once for all font sizes. Lines break
/// after spaces and between Japanese letters. Where such a break would leave much of a line empty,
/// they also break after hyphens and at soft hyphens.
#[derive(Clone, Debug)]
pub(crate) struct Paragraph {
    words: Vec<Word>,
}

/// Text in one face, at a position in a [`TextLine`].
#[derive(Clone, Debug)]
pub(crate) struct TextRun {
    pub text: String,
    pub face: Face,
    /// Distance from the start of the line.
    pub x: LayoutUnit,
}

/// Line of a [`Paragraph`].
#[derive(Clone, Debug, Default)]
pub(crate) struct TextLine {
    pub runs: Vec<TextRun>,
    pub width: LayoutUnit,
    /// Whether it ends within a word.
    is_parted: bool,
}

/// Fraction of a line that must stay empty before [`Word::split_to_width`] is used to fill it.
const LOOSE: f64 = 0.3;

/// Smallest number of letters on either side of a break within a word.
const FEWEST: usize = 2;

impl Paragraph {
    /// Parses markup. Text outside of it is in the `base` face.
    pub(crate) fn new(markup: &str, base: Face) -> Self {
        let mut words: Vec<Word> = Vec::new();
        let mut word = Word::default();
        let mut piece = String::new();
        let mut face = base;
        let mut length = 0;
        for c in markup.chars() {
            match c {
                '*' | '_' => {
                    word.push(&mut piece, face);
                    let marked = if c == '*' { Face::Bold } else { Face::Italic };
                    face = if face == marked { base } else { marked };
                }
                ' ' | '\n' => {
                    word.push(&mut piece, face);
                    let spaced = Word { is_spaced: true, ..Word::default() };
                    words.extend(std::mem::replace(&mut word, spaced).split_at_all_breaks());
                    length = 0;
                }
                SOFT_HYPHEN => word.soft.push(length),
                _ => {
                    piece.push(c);
                    length += c.len_utf8();
                }
            }
        }
        word.push(&mut piece, face);
        words.extend(word.split_at_all_breaks());
        Paragraph { words }
    }

    /// Breaks the text into lines of at most `width`.
    ///
    /// # Errors
    /// [`DrawError::Overflow`] if an unbreakable part of a word is wider.
    pub(crate) fn lines(
        &self,
        size: FontSize,
        width: LayoutUnit,
    ) -> Result<Vec<TextLine>, DrawError> {
        let scale = size.em();
        let mut lines = Vec::new();
        let mut line = TextLine::default();
        for word in &self.words {
            let mut rest = Cow::Borrowed(word);
            loop {
                let space = line.space(&rest, scale);
                if line.width + space + rest.em * scale <= width {
                    line.push(&rest, scale);
                    break;
                }
                let room = width - line.width - space;
                let is_first = line.runs.is_empty();
                let is_needed = is_first || rest.em * scale > width || room > LOOSE * width;
                let parted = if is_needed { rest.split_to_width(room / scale) } else { None };
                if let Some((head, tail)) = parted {
                    line.push(&head, scale);
                    line.is_parted = true;
                    rest = Cow::Owned(tail);
                } else if is_first {
                    let (what, needed) = (rest.text(), rest.em * scale);
                    return Err(DrawError::Overflow { what, needed, available: width });
                }
                lines.push(std::mem::take(&mut line));
            }
        }
        if !line.runs.is_empty() {
            lines.push(line);
        }
        Ok(lines)
    }

    /// Breaks the text into lines of at most `width`. If the last line is a single short word,
    /// slightly narrower lines are tried, as long as there are not more of them.
    ///
    /// # Errors
    /// As [`Paragraph::lines`].
    pub(crate) fn without_widow(
        &self,
        size: FontSize,
        width: LayoutUnit,
    ) -> Result<Vec<TextLine>, DrawError> {
        const SHORT: f64 = 0.16;
        let lines = self.lines(size, width)?;
        let is_short = |lines: &[TextLine]| lines.last().is_some_and(|l| l.width < SHORT * width);
        if lines.len() < 2 || !is_short(&lines) {
            return Ok(lines);
        }
        for percent in [97, 94, 91, 88, 85] {
            let narrower = self.lines(size, width * f64::from(percent) / 100.0);
            if let Ok(other) = narrower
                && other.len() == lines.len()
                && count_parted(&other) <= count_parted(&lines)
                && !is_short(&other)
            {
                return Ok(other);
            }
        }
        Ok(lines)
    }

    /// Breaks the text into as few lines of at most `width` as possible, of about equal length.
    ///
    /// # Errors
    /// As [`Paragraph::lines`].
    pub(crate) fn break_balanced(
        &self,
        size: FontSize,
        width: LayoutUnit,
    ) -> Result<Vec<TextLine>, DrawError> {
        let mut best = self.lines(size, width)?;
        let mut narrower = width * 0.97;
        while let Ok(lines) = self.lines(size, narrower)
            && lines.len() == best.len()
            && count_parted(&lines) <= count_parted(&best)
        {
            best = lines;
            narrower *= 0.97;
        }
        Ok(best)
    }
}

/// Returns the number of lines whose `is_parted` is set.
fn count_parted(lines: &[TextLine]) -> usize {
    lines.iter().filter(|line| line.is_parted).count()
}

/// Returns the width of a space in `face`, in em.
fn space(face: Face) -> f64 {
    static SPACES: LazyLock<[f64; 5]> = LazyLock::new(|| Face::ALL.map(|f| f.em_width(" ")));
    SPACES[face as usize]
}

impl Word {
    /// Moves the text of `piece` to the end of the word, unless it is empty.
    fn push(&mut self, piece: &mut String, face: Face) {
        if !piece.is_empty() {
            let em = face.em_width(piece);
            self.em += em;
            self.pieces.push(WordFragment { text: std::mem::take(piece), face, em });
        }
    }

    fn text(&self) -> String {
        self.pieces.iter().map(|piece| piece.text.as_str()).collect()
    }

    /// Splits the word at all break opportunities if it contains text in a script without spaces.
    /// Returns no words if it is empty.
    fn split_at_all_breaks(self) -> Vec<Word> {
        if self.pieces.is_empty() {
            return Vec::new();
        }
        if !self.pieces.iter().any(|piece| is_unspaced(&piece.text)) {
            return vec![self];
        }
        let mut words = Vec::new();
        let mut rest = self;
        for at in cuts(&rest.text()).into_iter().rev() {
            let (head, tail) = rest.split_at(at, "");
            words.push(tail);
            rest = head;
        }
        words.push(rest);
        words.reverse();
        words
    }

    /// Splits the word at byte offset `at` and appends `hyphen` to the first part.
    fn split_at(&self, at: usize, hyphen: &str) -> (Word, Word) {
        let mut head = Word { is_spaced: self.is_spaced, ..Word::default() };
        let mut tail = Word::default();
        let mut from = 0;
        for WordFragment { text, face, .. } in &self.pieces {
            let inner = at.saturating_sub(from).min(text.len());
            let (mut before, mut after) = (text[..inner].to_owned(), text[inner..].to_owned());
            from += text.len();
            if inner > 0 && from >= at {
                before += hyphen;
            }
            head.push(&mut before, *face);
            tail.push(&mut after, *face);
        }
        head.soft.extend(self.soft.iter().filter(|soft| **soft < at));
        tail.soft.extend(self.soft.iter().filter(|soft| **soft > at).map(|soft| soft - at));
        (head, tail)
    }

    /// Splits the word at the last break opportunity for which the first part is at most `em` wide.
    fn split_to_width(&self, em: f64) -> Option<(Word, Word)> {
        let text = self.text();
        let is_inside = |at: &usize| {
            text[..*at].chars().count() >= FEWEST && text[*at..].chars().count() >= FEWEST
        };
        let soft = self.soft.iter().map(|at| (*at, HYPHEN));
        let mut places: Vec<(usize, &str)> =
            cuts(&text).into_iter().filter(is_inside).map(|at| (at, "")).chain(soft).collect();
        places.sort_unstable();
        let sides = places.into_iter().rev().map(|(at, hyphen)| self.split_at(at, hyphen));
        sides.into_iter().find(|(head, _)| head.em <= em)
    }
}

impl TextLine {
    /// Creates a line of text in one face.
    pub(crate) fn new(text: String, face: Face, size: FontSize) -> TextLine {
        let width = width(&text, face, size);
        let run = TextRun { text, face, x: LayoutUnit(0.0) };
        TextLine { runs: vec![run], width, is_parted: false }
    }

    /// Returns the width of the space between the line and a word that is appended to it.
    fn space(&self, word: &Word, scale: LayoutUnit) -> LayoutUnit {
        let last = self.runs.last().filter(|_| word.is_spaced);
        last.map_or(LayoutUnit(0.0), |run| space(run.face) * scale)
    }

    fn push(&mut self, word: &Word, scale: LayoutUnit) {
        for (i, piece) in word.pieces.iter().enumerate() {
            let is_spaced = i == 0 && word.is_spaced && !self.runs.is_empty();
            match self.runs.last_mut() {
                Some(run) if run.face == piece.face => {
                    if is_spaced {
                        run.text.push(' ');
                        self.width += space(run.face) * scale;
                    }
                    run.text.push_str(&piece.text);
                }
                last => {
                    if let (true, Some(run)) = (is_spaced, last) {
                        self.width += space(run.face) * scale;
                    }
                    let run = TextRun { text: piece.text.clone(), face: piece.face, x: self.width };
                    self.runs.push(run);
                }
            }
            self.width += piece.em * scale;
        }
    }
}

/// Hyphen at the end of a hyphenated part.
const HYPHEN: &str = "-";

/// First character of the range whose scripts are written without spaces between words.
pub(super) const FIRST_UNSPACED: char = '\u{2e80}';

/// Unicode line breaking, with the strict rules for Japanese: a line does not begin with a small
/// kana.
const SEGMENTER: LineSegmenterBorrowed<'static> = {
    let mut options = LineBreakOptions::default();
    options.strictness = Some(LineBreakStrictness::Strict);
    LineSegmenter::new_for_non_complex_scripts(options)
};

/// Whether a text contains letters of a script without spaces.
fn is_unspaced(word: &str) -> bool {
    word.chars().any(|letter| letter >= FIRST_UNSPACED)
}

/// Returns the byte offsets at which a word may be broken without adding a hyphen: between Japanese
/// letters, and after hyphens and slashes.
fn cuts(word: &str) -> Vec<usize> {
    let inside = |at: &usize| *at > 0 && *at < word.len() && word.is_char_boundary(*at);
    SEGMENTER.segment_str(word).filter(inside).collect()
}

#[cfg(test)]
mod tests;
