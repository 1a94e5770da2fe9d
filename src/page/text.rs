//! Paragraphs: inline markup, measuring, breaking into lines.

use super::error::DrawError;
use super::fonts::Face;
use super::length::Unit;

/// A size of type; never under 7 pt.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub(crate) struct Size(Unit);

impl Size {
    /// A size in points, at least 7, to a hundredth of a unit.
    pub(crate) const fn pt(points: f64) -> Self {
        let points = if points < 7.0 { 7.0 } else { points };
        Size(Unit((points * 2540.0 / 72.0 + 0.999) as i64 as f64 / 100.0))
    }

    /// The font size as a length.
    pub(crate) const fn em(self) -> Unit {
        self.0
    }

    /// The font size in points.
    #[cfg(test)]
    pub(crate) const fn points(self) -> f64 {
        self.0.0 * 72.0 / 25.4
    }
}

/// The width of a text.
pub(crate) fn width(text: &str, face: Face, size: Size) -> Unit {
    face.em_width(text) * size.em()
}

/// A piece of a word in one face.
#[derive(Clone, Debug)]
struct Piece {
    text: String,
    face: Face,
    em: f64,
}

/// A text with inline markup (`*bold*`, `_italic_`), shaped once for all sizes.
#[derive(Clone, Debug)]
pub(crate) struct Paragraph {
    words: Vec<Vec<Piece>>,
}

/// A run of one face in a line, at an offset from the line's start.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    pub text: String,
    pub face: Face,
    /// From the start of the line.
    pub x: Unit,
}

/// A line of a paragraph.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    pub runs: Vec<Run>,
    pub width: Unit,
}

impl Paragraph {
    /// Reads markup; text outside it is in the `base` face.
    pub(crate) fn new(markup: &str, base: Face) -> Self {
        let mut words: Vec<Vec<Piece>> = Vec::new();
        let mut word: Vec<Piece> = Vec::new();
        let mut piece = String::new();
        let mut face = base;
        let end_piece = |piece: &mut String, face: Face, word: &mut Vec<Piece>| {
            if !piece.is_empty() {
                let em = face.em_width(piece);
                word.push(Piece { text: std::mem::take(piece), face, em });
            }
        };
        for c in markup.chars() {
            match c {
                '*' | '_' => {
                    end_piece(&mut piece, face, &mut word);
                    let marked = if c == '*' { Face::Bold } else { Face::Italic };
                    face = if face == marked { base } else { marked };
                }
                ' ' | '\n' => {
                    end_piece(&mut piece, face, &mut word);
                    if !word.is_empty() {
                        words.push(std::mem::take(&mut word));
                    }
                }
                _ => piece.push(c),
            }
        }
        end_piece(&mut piece, face, &mut word);
        if !word.is_empty() {
            words.push(word);
        }
        Paragraph { words }
    }

    /// Breaks the text into lines of at most a width.
    ///
    /// # Errors
    /// If a single word is wider.
    pub(crate) fn lines(&self, size: Size, width: Unit) -> Result<Vec<Line>, DrawError> {
        let scale = size.em();
        let mut lines = Vec::new();
        let mut line = Line::default();
        for word in &self.words {
            let em: f64 = word.iter().map(|p| p.em).sum();
            let space = line.runs.last().map_or(Unit(0.0), |run| space(run.face) * scale);
            if em * scale > width {
                let text: String = word.iter().map(|p| p.text.as_str()).collect();
                return Err(DrawError::Overflow {
                    what: text,
                    needed: em * scale,
                    available: width,
                });
            }
            if !line.runs.is_empty() && line.width + space + em * scale > width {
                lines.push(std::mem::take(&mut line));
            }
            line.push(word, scale);
        }
        if !line.runs.is_empty() {
            lines.push(line);
        }
        Ok(lines)
    }

    /// Like [`Paragraph::lines`], but without a single short word in the last line, where
    /// slightly shorter lines can avoid it.
    ///
    /// # Errors
    /// If a single word is wider.
    pub(crate) fn without_widow(&self, size: Size, width: Unit) -> Result<Vec<Line>, DrawError> {
        const SHORT: f64 = 0.16;
        let lines = self.lines(size, width)?;
        let is_short = |lines: &[Line]| lines.last().is_some_and(|l| l.width < SHORT * width);
        if lines.len() < 2 || !is_short(&lines) {
            return Ok(lines);
        }
        for percent in [97, 94, 91, 88, 85] {
            let narrower = self.lines(size, width * f64::from(percent) / 100.0);
            if let Ok(other) = narrower
                && other.len() == lines.len()
                && !is_short(&other)
            {
                return Ok(other);
            }
        }
        Ok(lines)
    }

    /// Like [`Paragraph::lines`], but with lines of about equal length.
    ///
    /// # Errors
    /// If a single word is wider.
    pub(crate) fn balanced(&self, size: Size, width: Unit) -> Result<Vec<Line>, DrawError> {
        let mut best = self.lines(size, width)?;
        let mut narrower = width * 0.97;
        while let Ok(lines) = self.lines(size, narrower)
            && lines.len() == best.len()
        {
            best = lines;
            narrower *= 0.97;
        }
        Ok(best)
    }
}

fn space(face: Face) -> f64 {
    use std::sync::LazyLock;
    static SPACES: LazyLock<[f64; 5]> = LazyLock::new(|| Face::ALL.map(|f| f.em_width(" ")));
    SPACES[face as usize]
}

impl Line {
    fn push(&mut self, word: &[Piece], scale: Unit) {
        for (i, piece) in word.iter().enumerate() {
            let spaced = i == 0 && !self.runs.is_empty();
            match self.runs.last_mut() {
                Some(run) if run.face == piece.face => {
                    if spaced {
                        run.text.push(' ');
                        self.width += space(run.face) * scale;
                    }
                    run.text.push_str(&piece.text);
                }
                last => {
                    if let (true, Some(run)) = (spaced, last) {
                        self.width += space(run.face) * scale;
                    }
                    let run = Run { text: piece.text.clone(), face: piece.face, x: self.width };
                    self.runs.push(run);
                }
            }
            self.width += piece.em * scale;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "*Plant* one of _your_ specialties in an *empty* cell, with one *dot*: no more, no less.";

    #[test]
    fn lines_keep_every_word_and_fit() {
        let paragraph = Paragraph::new(TEXT, Face::Regular);
        for width in [22.0, 30.0, 47.5, 80.0, 300.0].map(Unit) {
            let lines = paragraph.lines(Size::pt(9.0), width).unwrap();
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
        let size = Size::pt(10.0);
        for line in Paragraph::new(TEXT, Face::Regular).lines(size, Unit(60.0)).unwrap() {
            let last = line.runs.last().unwrap();
            let drawn = last.x + width(&last.text, last.face, size);
            assert!((drawn - line.width).abs() < Unit(0.03), "{line:?} {drawn}");
        }
    }

    #[test]
    fn widows_are_avoided_where_that_costs_no_line() {
        let size = Size::pt(10.0);
        let paragraph = Paragraph::new("a whole line of many words and then so", Face::Bold);
        let width = paragraph.lines(size, Unit(999.0)).unwrap()[0].width - Unit(2.0);
        let plain = paragraph.lines(size, width).unwrap();
        let better = paragraph.without_widow(size, width).unwrap();
        assert_eq!(plain.len(), better.len());
        assert!(plain.last().unwrap().width < 0.16 * width, "{plain:?}");
        assert!(better.last().unwrap().width >= 0.16 * width, "{better:?}");
    }

    #[test]
    fn a_word_that_is_too_wide_is_an_error() {
        let long = Paragraph::new("a Donaudampfschifffahrtsgesellschaft", Face::Regular);
        let error = long.lines(Size::pt(10.0), Unit(20.0)).unwrap_err();
        assert!(error.to_string().contains("Donaudampf"), "{error}");
    }

    #[test]
    fn type_is_never_under_seven_points() {
        assert!(Size::pt(3.0).em() >= Unit(7.0 * 25.4 / 72.0));
        assert_eq!(Size::pt(3.0), Size::pt(7.0));
        assert!((Size::pt(10.0).points() - 10.0).abs() < 0.04);
    }
}
