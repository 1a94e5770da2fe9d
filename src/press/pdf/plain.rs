//! Plain text that recurs, shaped as a parser of SVG shapes it: most of a page is words, and to
//! parse one takes many times as long.

use tiny_skia::Transform;
use usvg::Color;
use usvg::fontdb::Style;

use super::super::{Fonts, PressError};
use super::text::{Lettering, Placed};
use super::typeface::Typefaces;
use crate::page::fonts::glyphs;

/// A text in one font, size and colour that begins at the origin.
#[derive(Debug, PartialEq)]
struct Plain<'a> {
    family: &'a str,
    weight: u16,
    style: Style,
    size: f32,
    fill: Color,
    text: String,
}

/// The letters of an element of SVG; `None` if it is more than plain text, or has letters that
/// its font lacks.
pub(super) fn lettering(
    svg: &str,
    fonts: &Fonts,
    typefaces: &Typefaces,
) -> Result<Option<Lettering>, PressError> {
    let Some(plain) = Plain::read(svg) else { return Ok(None) };
    let Some(font) = fonts.find(plain.family, plain.weight, plain.style) else { return Ok(None) };
    let typeface = typefaces.of(font)?;
    let Some(file) = typeface.file() else { return Ok(None) };
    let shaped = glyphs(file, &plain.text);
    if shaped.iter().any(|glyph| glyph.id == 0) {
        return Ok(None);
    }
    // Single precision and the order of steps are those of the parser, so that not a digit differs.
    let scale = plain.size / typeface.units_per_em() as f32;
    let mut placed = Vec::with_capacity(shaped.len());
    let mut start = 0.0_f32;
    let mut after = 0;
    for cluster in shaped.chunk_by(|a, b| a.cluster == b.cluster) {
        let (mut along, mut advance) = (0.0_f32, 0.0_f32);
        for glyph in cluster {
            after += 1;
            let end = shaped.get(after).map_or(plain.text.len(), |next| next.cluster);
            let (dx, dy) = (glyph.offset.0 as f32, -glyph.offset.1 as f32);
            let at = Transform::from_translate(start, 0.0)
                .pre_concat(Transform::from_scale(scale, scale))
                .pre_concat(Transform::from_translate(along + dx, dy))
                .pre_concat(Transform::from_scale(1.0, -1.0));
            let letters = plain.text.get(glyph.cluster..end).unwrap_or_default();
            placed.push(Placed { font, id: glyph.id, at, letters });
            along += glyph.advance as f32;
            advance += glyph.advance as f32 * scale;
        }
        start += advance;
    }
    Lettering::new(typefaces, placed.into_iter(), plain.fill).map(Some)
}

impl<'a> Plain<'a> {
    /// Reads `<text font-family="Cabin" font-size="3.5" fill="#2b2233">Sage</text>`, with or
    /// without weight, italics and spaces that are kept.
    fn read(svg: &'a str) -> Option<Plain<'a>> {
        let (mut attributes, text) = svg.strip_prefix("<text")?.split_once('>')?;
        let text = unescaped(text.strip_suffix("</text>")?)?;
        let (mut family, mut size, mut fill) = (None, None, None);
        let (mut weight, mut style, mut is_kept) = (400, Style::Normal, false);
        while !attributes.is_empty() {
            let (name, rest) = attributes.split_once("=\"")?;
            let (value, rest) = rest.split_once('"')?;
            match (name.trim_start(), value) {
                ("font-family", _) => family = Some(value),
                ("font-size", _) => size = value.parse::<f64>().ok(),
                ("fill", _) => fill = colour(value),
                ("font-weight", _) => weight = value.parse().ok()?,
                ("font-style", "italic") => style = Style::Italic,
                ("xml:space", "preserve") => is_kept = true,
                _ => return None,
            }
            attributes = rest;
        }
        // Spaces that others would leave out.
        if !is_kept && (text.trim() != text || text.contains("  ")) {
            return None;
        }
        let size = size.filter(|size| (0.01..1e4).contains(size))? as f32;
        let is_set = !text.trim().is_empty() && text.chars().all(runs_on);
        is_set.then_some(Plain { family: family?, weight, style, size, fill: fill?, text })
    }
}

/// `#2b2233`.
fn colour(value: &str) -> Option<Color> {
    let digits = value.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let number = u32::from_str_radix(digits, 16).ok()?;
    let [_, red, green, blue] = number.to_be_bytes();
    Some(Color::new_rgb(red, green, blue))
}

/// What stands between two tags; `None` if it is more than text.
fn unescaped(text: &str) -> Option<String> {
    let mut parts = text.split('&');
    let mut plain = parts.next()?.to_owned();
    for part in parts {
        let (name, rest) = part.split_once(';')?;
        plain.push(match name {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            _ => return None,
        });
        plain.push_str(rest);
    }
    (!text.contains('<')).then_some(plain)
}

/// Whether a letter stands in a line that runs from left to right, whatever is around it.
fn runs_on(letter: char) -> bool {
    let is_bidirectional = matches!(
        letter,
        '\u{590}'..='\u{8ff}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{feff}'
    );
    !letter.is_control() && letter < '\u{10000}' && !is_bidirectional
}

#[cfg(test)]
mod tests {
    use usvg::{Node, Options, Tree};

    use super::*;
    use crate::page::fonts::Face;
    use crate::press::pdf::painter::Painter;

    /// The letters of a text, as the parser shapes them and as they are shaped here.
    fn both(attributes: &str, text: &str) -> (String, Option<String>) {
        let fonts = Fonts::all().unwrap();
        let typefaces = Typefaces::new(fonts.database().clone());
        let svg = format!("<text {attributes}>{text}</text>");
        let page = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="210" height="297">{svg}</svg>"#
        );
        let options = Options { fontdb: fonts.database().clone(), ..Options::default() };
        let tree = Tree::from_str(&page, &options).unwrap();
        let [Node::Text(parsed)] = tree.root().children() else { panic!("{svg}") };
        let painter = Painter::page(&typefaces, "page", false);
        let parsed = painter.lettering(parsed.layouted()).unwrap().unwrap();
        let own = lettering(&svg, &fonts, &typefaces).unwrap();
        (format!("{parsed:?}"), own.map(|own| format!("{own:?}")))
    }

    #[test]
    fn plain_text_is_shaped_as_it_is_parsed() {
        let texts =
            ["Sage", "WAV To: fi, ffl 1/2", "Zażółć gęślą jaźń", "a &amp; b &lt;c&gt;", "x\u{a0}y"];
        for face in Face::ALL {
            for size in ["2.47", "3.53", "11"] {
                let slant = if face == Face::Italic { r#" font-style="italic""# } else { "" };
                let attributes = format!(
                    r##"font-family="{}" font-size="{size}" fill="#5b2a86" font-weight="{}"{slant}"##,
                    face.family(),
                    face.weight()
                );
                for text in texts {
                    let (parsed, own) = both(&attributes, text);
                    assert_eq!(own, Some(parsed), "{face:?} {size}: {text}");
                }
                let spaced = format!(r#"{attributes} xml:space="preserve""#);
                let (parsed, own) = both(&spaced, " two  spaces ");
                assert_eq!(own, Some(parsed));
            }
        }
        let japanese = r##"font-family="Zen Maru Gothic" font-size="3.53" fill="#000000""##;
        let (parsed, own) = both(japanese, "大釜とポーション、「が」");
        assert_eq!(own, Some(parsed));
    }

    #[test]
    fn what_is_more_than_plain_text_is_left_to_the_parser() {
        let usual = r##"font-family="Cabin" font-size="3.53" fill="#2b2233""##;
        for (attributes, text) in [
            (format!(r##"{usual} stroke="#ffffff""##), "Sage"),
            (usual.replace("#2b2233", "red"), "Sage"),
            (usual.replace("Cabin", "Texturina"), "Sage"),
            (usual.to_owned(), "大"),
            (usual.to_owned(), "two  spaces"),
            (usual.to_owned(), "\u{5d0}\u{5d1}"),
            (usual.to_owned(), "&quot;Sage&quot;"),
            (usual.to_owned(), "<tspan>Sage</tspan>"),
        ] {
            let fonts = Fonts::all().unwrap();
            let typefaces = Typefaces::new(fonts.database().clone());
            let svg = format!("<text {attributes}>{text}</text>");
            assert!(lettering(&svg, &fonts, &typefaces).unwrap().is_none(), "{svg}");
        }
    }
}
