//! Outlines of the glyphs of the embedded fonts, as SVG path data.

use read_fonts::tables::glyf::{Anchor, CompositeGlyphFlags, Glyph};
use read_fonts::types::GlyphId;
use read_fonts::{FontRef, TableProvider};

use super::length::write_fixed;

/// Deepest nesting of composite glyphs. Those of the embedded fonts have one level.
const DEEPEST: usize = 4;

/// Point of a contour, in half font units, and whether it is on the curve. The y axis points down.
/// Halves represent the points that TrueType implies between two control points.
type ContourPoint = ([i32; 2], bool);

/// Returns the path data of a glyph in font units, with the origin on the baseline and the y axis
/// pointing down. Empty for a glyph without an outline, such as the space.
pub(super) fn path_data(font: &FontRef<'_>, glyph: u16) -> String {
    let mut contours = Vec::new();
    add_contours(font, glyph, [1.0, 0.0, 0.0, 1.0, 0.0, 0.0], DEEPEST, &mut contours);
    let mut path = PathData::default();
    contours.iter().for_each(|contour| path.contour(contour));
    path.text
}

/// Returns the glyphs that a composite glyph consists of; none for other glyphs.
pub(crate) fn components(font: &FontRef<'_>, glyph: u16) -> Vec<u16> {
    match read(font, glyph) {
        Some(Glyph::Composite(parts)) => {
            parts.components().map(|part| part.glyph.to_u16()).collect()
        }
        _ => Vec::new(),
    }
}

fn read<'a>(font: &FontRef<'a>, glyph: u16) -> Option<Glyph<'a>> {
    let (loca, glyf) = (font.loca(None).ok()?, font.glyf().ok()?);
    loca.get_glyf(GlyphId::from(glyph), &glyf).ok()?
}

/// Appends the contours of a glyph. `by` maps its coordinates to those of the whole glyph.
fn add_contours(
    font: &FontRef<'_>,
    glyph: u16,
    by: [f64; 6],
    deepest: usize,
    contours: &mut Vec<Vec<ContourPoint>>,
) {
    let [a, b, c, d, e, f] = by;
    match read(font, glyph) {
        Some(Glyph::Simple(simple)) => {
            let mut points = simple.points().map(|point| {
                let (x, y) = (f64::from(point.x), f64::from(point.y));
                let at = [a * x + c * y + e, -(b * x + d * y + f)];
                (at.map(|end| (end * 2.0).round() as i32), point.on_curve)
            });
            let mut from = 0;
            for end in simple.end_pts_of_contours() {
                let end = usize::from(end.get()) + 1;
                contours.push(points.by_ref().take(end.saturating_sub(from)).collect());
                from = end;
            }
        }
        Some(Glyph::Composite(composite)) if deepest > 0 => {
            for part in composite.components() {
                // No embedded font attaches components by points.
                let Anchor::Offset { x, y } = part.anchor else { continue };
                let t = part.transform;
                let [xx, yx, xy, yy] = [t.xx, t.yx, t.xy, t.yy].map(|n| f64::from(n.to_f32()));
                let (mut x, mut y) = (f64::from(x), f64::from(y));
                if part.flags.contains(CompositeGlyphFlags::SCALED_COMPONENT_OFFSET) {
                    (x, y) = (x * xx.hypot(yx), y * xy.hypot(yy));
                }
                let inner = [
                    a * xx + c * yx,
                    b * xx + d * yx,
                    a * xy + c * yy,
                    b * xy + d * yy,
                    a * x + c * y + e,
                    b * x + d * y + f,
                ];
                add_contours(font, part.glyph.to_u16(), inner, deepest - 1, contours);
            }
        }
        _ => {}
    }
}

/// Writer of path data with relative coordinates, which are shortest.
#[derive(Default)]
struct PathData {
    text: String,
    at: [i32; 2],
}

impl PathData {
    /// Writes a closed contour of quadratic curves.
    fn contour(&mut self, points: &[ContourPoint]) {
        let (Some(&first), Some(&last)) = (points.first(), points.last()) else { return };
        let start = match (first, last) {
            ((at, true), _) | (_, (at, true)) => at,
            ((a, _), (b, _)) => middle(a, b),
        };
        self.step('m', &[start]);
        let mut control = None;
        for &(at, is_on) in points.iter().skip(usize::from(first.1)) {
            match (control, is_on) {
                (None, true) => self.step('l', &[at]),
                (None, false) => control = Some(at),
                (Some(by), true) => {
                    self.step('q', &[by, at]);
                    control = None;
                }
                (Some(by), false) => {
                    self.step('q', &[by, middle(by, at)]);
                    control = Some(at);
                }
            }
        }
        if let Some(by) = control {
            self.step('q', &[by, start]);
        }
        self.text.push('z');
        self.at = start;
    }

    fn step(&mut self, letter: char, points: &[[i32; 2]]) {
        let from = self.at;
        if letter != 'm' && points.iter().all(|to| *to == from) {
            return;
        }
        self.text.push(letter);
        let numbers = points.iter().flat_map(|to| [to[0] - from[0], to[1] - from[1]]);
        for (i, number) in numbers.enumerate() {
            if i > 0 && number >= 0 {
                self.text.push(' ');
            }
            // Writing to a string cannot fail.
            let _ = write_fixed(&mut self.text, f64::from(number) / 2.0, 1);
        }
        self.at = points.last().copied().unwrap_or(from);
    }
}

fn middle(a: [i32; 2], b: [i32; 2]) -> [i32; 2] {
    [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::fonts::{self, FILES};

    fn edges(svg: &str, options: &usvg::Options<'_>) -> Option<[f32; 4]> {
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9">{svg}</svg>"#
        );
        let tree = usvg::Tree::from_str(&svg, options).unwrap();
        let root = tree.root();
        let bounds = root.abs_layer_bounding_box();
        let edges = [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()];
        root.has_children().then_some(edges)
    }

    /// usvg reads the outlines of text with another library.
    #[test]
    fn outlines_are_those_of_the_renderer() {
        let mut options = usvg::Options::default();
        FILES.iter().for_each(|(_, font)| options.fontdb_mut().load_font_data(font.to_vec()));
        for (place, (name, bytes)) in FILES.iter().enumerate() {
            let (family, weight, is_italic) = fonts::css_font(place);
            let style = if is_italic { "italic" } else { "normal" };
            let font = FontRef::new(bytes).unwrap();
            let (cmap, units) = (font.cmap().unwrap(), font.head().unwrap().units_per_em());
            let letters = (33..0x9000).filter_map(char::from_u32);
            let mut seen = 0;
            // The renderer draws a dotted circle below vowel signs without their letter.
            let signs = [
                '\u{900}'..='\u{903}',
                '\u{93a}'..='\u{93c}',
                '\u{93e}'..='\u{94f}',
                '\u{951}'..='\u{957}',
                '\u{962}'..='\u{963}',
            ];
            let stands_alone = |c: &char| !signs.iter().any(|range| range.contains(c));
            for letter in letters.filter(|c| c.is_alphanumeric() && stands_alone(c)) {
                let Some(glyph) = cmap.map_codepoint(letter) else { continue };
                // Chinese characters are alike, and there are thousands of them.
                if letter > '\u{4e00}' && !u32::from(letter).is_multiple_of(50) {
                    continue;
                }
                let text = format!(
                    r#"<text font-family="{family}" font-weight="{weight}" font-style="{style}" font-size="{units}">{letter}</text>"#
                );
                let path = fonts::glyph_path(place, glyph.to_u32() as u16);
                let [drawn, read] =
                    [text, format!(r#"<path d="{path}"/>"#)].map(|svg| edges(&svg, &options));
                let (Some(drawn), Some(read)) = (drawn, read) else {
                    panic!("{name}: {letter} has no outline");
                };
                let off = drawn.iter().zip(read).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
                assert!(off <= 1.0, "{name}: {letter}: {drawn:?} {read:?}");
                seen += 1;
            }
            let few = ["Hebrew", "Arabic", "Thai", "Devanagari", "KR"];
            let least = if few.iter().any(|script| name.contains(script)) { 40 } else { 200 };
            assert!(seen > least, "{name}: {seen}");
        }
    }
}
