//! Drawing primitives for plots, as SVG. A PNG is rendered from the same SVG, as pages are.

use svg::node::element::{Line, Rectangle, SVG, Text};

use cauldron_press::page::fonts::Face;
use cauldron_press::press::{self, Dpi, Fonts, ParsedPage};

use super::Failure;

pub const INK: &str = "#2b2233";
pub const SOFT_INK: &str = "#57506b";
pub const RULE: &str = "#ddd7e6";

/// Resolution of a PNG, dots per inch.
const DPI: f64 = 200.0;

/// Creates an empty drawing of the given size in millimetres.
pub fn root(size: (f64, f64)) -> SVG {
    SVG::new()
        .set("width", format!("{}mm", size.0))
        .set("height", format!("{}mm", size.1))
        .set("viewBox", format!("0 0 {} {}", size.0, size.1))
        .set("font-family", Face::Regular.family())
        .add(block((0.0, 0.0), size, "#ffffff"))
}

/// Returns a drawing as an SVG file for every program: its texts become outlines, and are listed in
/// its description. Error messages refer to it as `name`.
pub fn outline_texts(svg: &str, name: &str) -> Result<String, Failure> {
    let fonts = Fonts::all().map_err(Failure::machine)?;
    let parsed = ParsedPage::of_svg(name, svg, &fonts).map_err(Failure::machine)?;
    let texts = svg.split("<text").skip(1).filter_map(|text| {
        let (_, text) = text.split_once('>')?;
        text.split_once('<').map(|(text, _)| text.trim())
    });
    let described = format!("<desc>{}</desc>", texts.collect::<Vec<_>>().join("\n"));
    let outlines = parsed.outlines();
    Ok(match outlines.split_once('>') {
        Some((root, rest)) => format!("{root}>{described}{rest}"),
        None => outlines,
    })
}

/// Renders a drawing as PNG. Error messages refer to it as `name`.
pub fn png(svg: &str, name: &str) -> Result<Vec<u8>, Failure> {
    let fonts = Fonts::all().map_err(Failure::machine)?;
    let parsed = ParsedPage::of_svg(name, svg, &fonts).map_err(Failure::machine)?;
    press::png(&parsed, Dpi::new(DPI).map_err(Failure::machine)?).map_err(Failure::machine)
}

/// Formats `mm` with two decimals, as attributes of a plot need them.
pub fn n(mm: f64) -> String {
    format!("{mm:.2}")
}

/// Rounds `mm` to two decimals, for path data.
pub fn rounded(mm: f64) -> f64 {
    (mm * 100.0).round() / 100.0
}

/// Returns the smallest of 1, 2 and 5 times a power of ten that is at least `least`; 0 for an
/// invalid `least`.
pub fn round_step(least: f64) -> f64 {
    if least <= 0.0 || !least.is_finite() {
        return 0.0;
    }
    let mut power = 1.0;
    while power > least {
        power /= 10.0;
    }
    while power * 10.0 <= least {
        power *= 10.0;
    }
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|m| m * power).find(|&s| s >= least).unwrap_or(least)
}

pub fn block(at: (f64, f64), size: (f64, f64), fill: &str) -> Rectangle {
    Rectangle::new()
        .set("x", n(at.0))
        .set("y", n(at.1))
        .set("width", n(size.0))
        .set("height", n(size.1))
        .set("fill", fill)
}

pub fn line(from: (f64, f64), to: (f64, f64), stroke: &str) -> Line {
    Line::new()
        .set("x1", n(from.0))
        .set("y1", n(from.1))
        .set("x2", n(to.0))
        .set("y2", n(to.1))
        .set("stroke", stroke)
        .set("stroke-width", 0.25)
}

pub fn text(x: f64, y: f64, size: f64, anchor: &str, content: &str) -> Text {
    Text::new(content)
        .set("x", n(x))
        .set("y", n(y))
        .set("font-size", n(size))
        .set("text-anchor", anchor)
}

/// Returns the width of `content` in millimetres; `size` is the font size in millimetres.
pub fn width(content: &str, size: f64) -> f64 {
    Face::Regular.em_width(content) * size
}

/// Creates a text that is shrunk if it would extend beyond `right`, because file names can be long.
pub fn fitted_text(at: (f64, f64), size: f64, right: f64, content: &str) -> Text {
    let wide = width(content, size);
    let size = if wide > right - at.0 { size * (right - at.0) / wide } else { size };
    text(at.0, at.1, size, "start", content).set("fill", SOFT_INK)
}
