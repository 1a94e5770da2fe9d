//! The name of the owner of a page, as large as it fits into a frame.

use super::canvas::{Align, Canvas, Style};
use super::fonts::Face;
use super::scripts::beginnings;
use super::shape::{Frame, Point};
use super::tag::Tag;
use super::text::{FontSize, TextLine};
use super::{DrawError, LayoutUnit};

/// Largest number of lines of a name.
const MOST_LINES: usize = 3;
/// Factor by which a further line has to enlarge a name.
const WORTH_A_LINE: f64 = 1.15;
/// Distance between the baselines of two lines, in em.
const LEADING: f64 = 1.15;
/// Smallest font size, in points.
const LEAST: f64 = 7.0;
/// Points in a unit.
const POINTS: f64 = 72.0 / 25.4;
/// Factor by which the lines are widened until the words fit into their number.
const WIDER: f64 = 1.04;

/// Draws a text at the left of a frame and in the middle of its height: in the size of `style`, or
/// smaller, in up to three lines. A text that is too long even in the smallest size ends with an
/// ellipsis.
///
/// # Errors
/// [`DrawError::Overflow`] if not even one character fits.
pub(crate) fn draw_name(
    canvas: &mut Canvas,
    frame: Frame,
    text: &str,
    style: Style,
) -> Result<(), DrawError> {
    let (lines, size) = fit_or_shorten_lines(text, style, frame)?;
    let em = size.em();
    let y = frame.y + (frame.h - em * height(style.face, lines.len())) / 2.0;
    let y = y + em * rise(style.face);
    canvas.draw_tagged(Tag::Paragraph, |canvas| {
        let at = Point::new(frame.x, y);
        canvas.lines(&lines, at, em * LEADING, Align::Left, size, style.colour)
    });
    Ok(())
}

/// Returns how far lines reach above their baseline, in em. Letters of other scripts are in fonts
/// that belong to [`Face::Regular`].
fn rise(face: Face) -> f64 {
    face.rise().max(Face::Regular.rise())
}

/// Returns the height of `lines` lines, in em.
fn height(face: Face, lines: usize) -> f64 {
    rise(face) + face.drop().max(Face::Regular.drop()) + LEADING * lines.saturating_sub(1) as f64
}

/// Returns the lines of a text as [`fit_lines`], or of its longest beginning with an ellipsis that
/// fits.
fn fit_or_shorten_lines(
    text: &str,
    style: Style,
    frame: Frame,
) -> Result<(Vec<TextLine>, FontSize), DrawError> {
    fit_lines(text, style, frame).or_else(|error| {
        let cuts = beginnings(text).map(|start| format!("{}…", start.trim_end()));
        cuts.map(|cut| fit_lines(&cut, style, frame)).find_map(Result::ok).ok_or(error)
    })
}

/// Returns the lines of a text, and the largest size in which they fit into a frame.
///
/// # Errors
/// [`DrawError::Overflow`] if the text does not fit in the smallest size.
fn fit_lines(
    text: &str,
    style: Style,
    frame: Frame,
) -> Result<(Vec<TextLine>, FontSize), DrawError> {
    let face = style.face;
    let least = FontSize::pt(LEAST).em();
    let parts = parts(text, face, frame.w / least);
    let mut best: Option<(Vec<String>, LayoutUnit)> = None;
    for count in 1..=MOST_LINES {
        let Some(lines) = break_lines(&parts, face, count) else { continue };
        let widest = lines.iter().map(|line| face.em_width(line)).fold(0.0, f64::max);
        let em = (frame.w / widest).min(frame.h / height(face, lines.len()));
        let is_better = best.as_ref().is_none_or(|(_, largest)| {
            let worth = if *largest < least { 1.0 } else { WORTH_A_LINE };
            em > *largest * worth
        });
        if is_better {
            best = Some((lines, em));
        }
    }
    let overflow =
        |needed| DrawError::Overflow { what: text.to_owned(), needed, available: frame.w };
    let Some((lines, em)) = best else { return Err(overflow(frame.w)) };
    // Font sizes are hundredths of a unit, and rounded up.
    let points = (em.0 * 100.0).floor() / 100.0 * POINTS;
    let size = FontSize::pt(points.min(style.size.points()));
    let lines: Vec<TextLine> =
        lines.into_iter().map(|line| TextLine::new(line, face, size)).collect();
    match lines.iter().map(|line| line.width).find(|width| *width > frame.w) {
        Some(needed) => Err(overflow(needed)),
        None => Ok((lines, size)),
    }
}

/// Part of a text that one line contains.
struct Part {
    text: String,
    /// Whether a space precedes it, unless it begins a line.
    is_spaced: bool,
}

/// Splits a text at spaces and after hyphens, and a part that is wider than `most` em into parts of
/// about equal width.
fn parts(text: &str, face: Face, most: f64) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let mut is_spaced = true;
        for piece in word.split_inclusive('-') {
            let width = face.em_width(piece);
            let limit = WIDER * width / (width / most).ceil().max(1.0);
            let mut part = String::new();
            for c in piece.chars() {
                part.push(c);
                if face.em_width(&part) > limit && part.chars().nth(1).is_some() {
                    part.pop();
                    parts.push(Part { text: std::mem::take(&mut part), is_spaced });
                    part.push(c);
                    is_spaced = false;
                }
            }
            parts.push(Part { text: part, is_spaced });
            is_spaced = false;
        }
    }
    parts
}

/// Breaks a text into at most `count` lines of about equal width.
fn break_lines(parts: &[Part], face: Face, count: usize) -> Option<Vec<String>> {
    let filled = |width: f64| {
        let mut lines: Vec<String> = Vec::new();
        for Part { text, is_spaced } in parts {
            let space = if *is_spaced { " " } else { "" };
            let longer = lines.last().map(|line| format!("{line}{space}{text}"));
            match (longer.filter(|longer| face.em_width(longer) <= width), lines.last_mut()) {
                (Some(longer), Some(line)) => *line = longer,
                _ => lines.push(text.clone()),
            }
        }
        lines
    };
    let whole = filled(f64::INFINITY);
    let total = face.em_width(whole.first()?);
    let mut width = total / count as f64;
    loop {
        let lines = filled(width);
        if lines.len() <= count {
            return Some(lines);
        }
        width *= WIDER;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STYLE: Style = Style::new(Face::Wordmark, 26.0);

    fn lines(text: &str, w: f64, h: f64) -> (Vec<String>, f64) {
        let frame = Frame::new(LayoutUnit(0.0), LayoutUnit(0.0), LayoutUnit(w), LayoutUnit(h));
        let (lines, size) = fit_lines(text, STYLE, frame).unwrap();
        assert!(lines.iter().all(|line| line.width <= frame.w), "{text}");
        assert!(
            size.em() * height(STYLE.face, lines.len()) <= frame.h + LayoutUnit(0.02),
            "{text}"
        );
        let text = |line: &TextLine| line.runs.iter().map(|run| run.text.clone()).collect();
        (lines.iter().map(text).collect(), size.points())
    }

    #[test]
    fn short_names_have_one_line_and_long_ones_more() {
        let (short, size) = lines("For Anna", 70.0, 11.0);
        assert_eq!(short, ["For Anna"]);
        assert!(size > 24.0, "{size}");
        let (long, size) = lines("For Maximiliane-Charlotte von Hohenstein", 70.0, 11.0);
        assert_eq!(long, ["For Maximiliane-", "Charlotte von Hohenstein"]);
        assert!(size > 11.0, "{size}");
        for longest in ["Ada ".repeat(20), "Maximiliane-".repeat(6), "x".repeat(80)] {
            let (lines, size) = lines(&format!("For {}", longest.trim()), 63.0, 11.0);
            assert!(lines.len() <= MOST_LINES && size >= 7.0, "{lines:?}: {size}");
        }
    }

    #[test]
    fn what_does_not_fit_in_the_smallest_size_is_shortened() {
        let frame =
            |w| Frame::new(LayoutUnit(0.0), LayoutUnit(0.0), LayoutUnit(w), LayoutUnit(9.0));
        let long = "M".repeat(80);
        let error = fit_lines(&long, STYLE, frame(20.0)).unwrap_err();
        assert!(matches!(error, DrawError::Overflow { .. }), "{error:?}");
        let (lines, size) = fit_or_shorten_lines(&long, STYLE, frame(20.0)).unwrap();
        assert!(lines.len() == MOST_LINES && size.points() < 7.3, "{lines:?}: {size:?}");
        assert!(lines.iter().all(|line| line.width <= LayoutUnit(20.0)), "{lines:?}");
        let text = |line: &TextLine| line.runs.iter().map(|run| &*run.text).collect::<String>();
        let shown = lines.iter().map(text).collect::<String>();
        assert!(shown.starts_with("MMMMMMM") && shown.ends_with("M…"), "{shown}");
        let error = fit_or_shorten_lines(&long, STYLE, frame(1.0)).unwrap_err();
        assert!(matches!(error, DrawError::Overflow { .. }), "{error:?}");
    }
}
