//! Refusal of features that the renderer does not know. It would leave them out without a warning,
//! and the drawing would look different from what its author sees.

use std::borrow::Cow;

use simplecss::DeclarationTokenizer;
use usvg::roxmltree::Document;

use super::SvgFault;
use super::styles::Styles;

const HTML: SvgFault = unprintable("HTML in the drawing", "text or paths");
const FLOWED: SvgFault = unprintable("flowed text", "letters that are converted to paths");
const MESH: SvgFault = unprintable("a mesh gradient or a hatch", "linear and radial gradients");
const FONT: SvgFault = unprintable("a font of its own", "letters that are converted to paths");
const SELECTOR: SvgFault = unprintable(
    "a style sheet with media queries or with :not, :nth-child and the like",
    "classes",
);
const SIZE: SvgFault = unprintable("positions or sizes in a style sheet", "attributes");
const COLOUR: SvgFault =
    unprintable("a colour as a variable or in another colour space", "colours such as #ff8800");

const fn unprintable(what: &'static str, instead: &'static str) -> SvgFault {
    SvgFault::Unprintable { what, instead }
}

/// Pseudo-classes and combinators that change which elements a rule applies to.
const SELECTORS: [&str; 10] =
    [":not(", ":nth-", ":last-", ":only-", ":first-of", ":is(", ":where(", ":has(", ":empty", "~"];
/// Positions and sizes that may stand in style sheets since SVG 2.
const SIZES: [&str; 8] = ["cx", "cy", "d", "r", "rx", "ry", "x", "y"];
/// Functions of CSS whose values are colours, or may be.
const COLOURS: [&str; 9] =
    ["var(", "light-dark(", "color(", "color-mix(", "oklch(", "oklab(", "lab(", "lch(", "hwb("];

/// Checks elements and the selectors of style sheets.
///
/// # Errors
/// [`SvgFault::Unprintable`] for the first unknown feature.
pub(super) fn validate_elements(
    document: &Document<'_>,
    sheets: &[String],
) -> Result<(), SvgFault> {
    for sheet in sheets {
        if sheet.contains("@font-face") {
            return Err(FONT);
        }
        // Rules for dark screens do not concern paper.
        let is_other = |query: &str| !query.split('{').next().unwrap_or_default().contains("dark");
        if sheet.split("@media").skip(1).any(is_other)
            || SELECTORS.iter().any(|selector| sheet.contains(selector))
        {
            return Err(SELECTOR);
        }
    }
    for node in document.descendants() {
        let has_text = || {
            node.descendants().any(|inner| {
                inner.is_text() && inner.text().is_some_and(|text| !text.trim().is_empty())
            })
        };
        let has_others = || node.parent().is_some_and(|above| above.tag_name().name() == "switch");
        match node.tag_name().name() {
            "foreignObject" if !has_others() => return Err(HTML),
            "flowRoot" if has_text() => return Err(FLOWED),
            "meshgradient" | "meshGradient" | "mesh" | "hatch" => return Err(MESH),
            _ => {}
        }
    }
    Ok(())
}

/// Checks the values of attributes and style sheets.
///
/// # Errors
/// [`SvgFault::Unprintable`] for the first unknown feature.
pub(super) fn validate_values(
    document: &Document<'_>,
    styles: &Styles<'_>,
) -> Result<(), SvgFault> {
    styles.declarations().try_for_each(|(name, value)| declaration(name, value))?;
    for node in document.descendants() {
        node.attributes().try_for_each(|a| colour(a.name(), a.value()))?;
        for own in DeclarationTokenizer::from(node.attribute("style").unwrap_or_default()) {
            declaration(own.name, own.value)?;
            let is_box = matches!(node.tag_name().name(), "rect" | "image" | "use");
            if is_box && matches!(own.name, "width" | "height") {
                return Err(SIZE);
            }
        }
    }
    Ok(())
}

fn declaration(name: &str, value: &str) -> Result<(), SvgFault> {
    match SIZES.contains(&name) {
        true => Err(SIZE),
        false => colour(name, value),
    }
}

fn colour(name: &str, value: &str) -> Result<(), SvgFault> {
    let is_colour = matches!(name, "color" | "fill" | "stroke" | "stop-color");
    let is_unknown = |function: &str| {
        value.match_indices(function).any(|(at, _)| {
            !value.get(..at).is_some_and(|before| before.ends_with(char::is_alphanumeric))
        })
    };
    match is_colour && COLOURS.iter().any(|function| is_unknown(function)) {
        true => Err(COLOUR),
        false => Ok(()),
    }
}

/// Replaces colours that a drawing states in two ways by the one that is known: the first of
/// `light-dark(…)`, for paper is light, and the declaration before one of the same property with
/// `color(…)`, as Figma writes it for screens with more colours.
pub(crate) fn with_known_colours(svg: &str) -> Cow<'_, str> {
    let mut svg = Cow::Borrowed(svg);
    if svg.contains(LIGHT) {
        svg = Cow::Owned(light(&svg));
    }
    for property in ["fill", "stroke", "stop-color"] {
        let wide = format!(";{property}:color(");
        if svg.contains(&wide) {
            let mut parts = svg.split(&wide);
            let mut kept = parts.next().unwrap_or_default().to_owned();
            kept.extend(parts.map(|part| part.split_once(')').map_or(part, |(_, after)| after)));
            svg = Cow::Owned(kept);
        }
    }
    svg
}

const LIGHT: &str = "light-dark(";

fn light(svg: &str) -> String {
    let mut parts = svg.split(LIGHT);
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (mut depth, mut comma, mut end) = (0_usize, None, None);
        for (at, sign) in part.char_indices() {
            match sign {
                '(' => depth += 1,
                ')' if depth == 0 => {
                    end = Some(at);
                    break;
                }
                ')' => depth -= 1,
                ',' if depth == 0 && comma.is_none() => comma = Some(at),
                '"' | '<' => break,
                _ => {}
            }
        }
        match (comma, end) {
            (Some(comma), Some(end)) => {
                text.push_str(part.get(..comma).unwrap_or_default());
                text.push_str(part.get(end + 1..).unwrap_or_default());
            }
            _ => text.extend([LIGHT, part]),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_two_colours_the_known_one_is_kept() {
        for (written, known) in [
            ("fill: light-dark(rgb(1, 2, 3), #fff); x", "fill: rgb(1, 2, 3); x"),
            ("light-dark(#000\"", "light-dark(#000\""),
            ("fill:#FFCD29;fill:color(display-p3 1 0.8 0.1);a", "fill:#FFCD29;a"),
            ("fill:color(display-p3 1 0.8 0.1)", "fill:color(display-p3 1 0.8 0.1)"),
            ("fill:#000;fill:color(", "fill:#000"),
        ] {
            assert_eq!(with_known_colours(written), known, "{written}");
        }
    }
}
