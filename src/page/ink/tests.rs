use std::slice;
use std::sync::Arc;

use tiny_skia::{Pixmap, Transform};
use usvg::{Group, Options, Tree};

use super::*;
use crate::common::long_tests_are_asked_for;
use crate::page::length::LayoutUnit;
use crate::page::list::{Matrix, Node, Outline};
use crate::page::shape::{Frame, Point, polyline, shape_node};
use crate::page::svg::Writer;
use crate::page::theme::Appearance;
use crate::page::untrusted_svg::nodes;

fn drawing(body: &str) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">{body}</svg>"#
    )
}

fn tree(svg: &str) -> Tree {
    let mut options = Options::default();
    for (_, font) in crate::page::fonts::FILES {
        Arc::make_mut(&mut options.fontdb).load_font_data(font.to_vec());
    }
    Tree::from_str(svg, &options).unwrap_or_else(|e| panic!("{e}: {svg}"))
}

/// Collects the paints of a drawing with their opacities.
fn paints(group: &Group, all: &mut Vec<(usvg::Paint, f32)>) {
    assert_eq!(group.opacity().get(), 1.0);
    let mut add =
        |paint: &usvg::Paint, opacity: usvg::Opacity| all.push((paint.clone(), opacity.get()));
    for node in group.children() {
        if let usvg::Node::Path(path) = node {
            path.fill().into_iter().for_each(|fill| add(fill.paint(), fill.opacity()));
            path.stroke().into_iter().for_each(|stroke| add(stroke.paint(), stroke.opacity()));
        }
        if let usvg::Node::Text(text) = node {
            for span in text.chunks().iter().flat_map(|chunk| chunk.spans()) {
                span.fill().into_iter().for_each(|fill| add(fill.paint(), fill.opacity()));
                span.stroke().into_iter().for_each(|stroke| add(stroke.paint(), stroke.opacity()));
            }
        }
    }
    for node in group.children() {
        if let usvg::Node::Group(group) = node {
            paints(group, all);
        }
    }
}

fn colours(svg: &str) -> Vec<[u8; 3]> {
    let mut all = Vec::new();
    paints(tree(svg).root(), &mut all);
    let plain = |(paint, opacity): (usvg::Paint, f32)| match paint {
        usvg::Paint::Color(c) if opacity == 1.0 => [c.red, c.green, c.blue],
        other => panic!("{other:?} at {opacity}"),
    };
    all.into_iter().map(plain).collect()
}

/// Returns a drawing with all kinds of paint in SVG.
fn everything() -> String {
    drawing(
        r##"<defs><linearGradient id="g"><stop stop-color="red"/><stop offset="1" style="stop-color: #00f; stop-opacity: .4"/></linearGradient></defs>
        <rect width="50" height="50" fill="url(#g)"/>
        <g opacity=".5" fill="rebeccapurple" stroke="hsl(20, 80%, 60%)"><circle r="20"/><path d="M0 0H90" style="fill:none; stroke-width: 3"/></g>
        <g style="color: teal"><ellipse rx="9" ry="8" fill="currentColor" stroke="none"/></g>
        <text x="5" y="20" font-family="Cabin" fill="#777">A<tspan fill="#fff">B</tspan></text>
        <path d="M5 5h9v9z"/><rect width="9" height="9" fill="#eee" fill-opacity="0"/>"##,
    )
}

/// Converts a drawing to an ink mode.
fn recoloured(svg: &str, ink: Ink) -> String {
    let node = nodes::node(tree(svg).root(), usvg::Transform::identity()).unwrap();
    drawing(&written(&node, ink))
}

fn written(node: &Node, ink: Ink) -> String {
    let mut svg = String::new();
    Writer::new(Appearance { ink, ..Appearance::usual() }, &mut svg).nodes(slice::from_ref(node));
    svg
}

#[test]
fn black_is_black_or_white_and_nothing_else() {
    let black = recoloured(&everything(), Ink::Black);
    let found = colours(&black);
    assert!(found.len() >= 10, "only {} paints", found.len());
    let other = found.iter().find(|c| **c != [0; 3] && **c != [255; 3]);
    assert_eq!(other, None);
}

#[test]
fn gray_has_no_hue_and_keeps_gradients() {
    let gray = recoloured(&everything(), Ink::Gray);
    let mut all = Vec::new();
    let without_groups = gray.replace(r#"<g opacity="0.5">"#, "<g>");
    paints(tree(&without_groups).root(), &mut all);
    let mut gradients = 0;
    for (paint, _) in all {
        let grays: Vec<usvg::Color> = match &paint {
            usvg::Paint::Color(c) => vec![*c],
            usvg::Paint::LinearGradient(g) => {
                gradients += 1;
                g.stops().iter().map(|stop| stop.color()).collect()
            }
            other => panic!("{other:?}"),
        };
        assert!(grays.iter().all(|c| c.red == c.green && c.green == c.blue), "{grays:?}");
    }
    assert_eq!(gradients, 1);
}

/// A line around a meadow would strike through the names of the herbs that grow on it.
#[test]
fn meadows_behind_text_have_no_outline() {
    let wave = polyline(&[Point::of(0.0, 0.0), Point::of(9.0, 4.0), Point::of(0.0, 9.0)], true);
    let line = Stroke::new(crate::page::theme::GARDEN_LINE, LayoutUnit(0.3));
    for ink in [Ink::Saver, Ink::Black] {
        for fill in [crate::page::theme::GARDEN_FILL, crate::page::theme::DISTANCE] {
            let meadow = written(&shape_node(wave.clone(), Some(fill), None), ink);
            assert!(meadow.ends_with(r##"fill="#ffffff"/>"##), "{meadow}");
            let garden = written(&shape_node(wave.clone(), Some(fill), Some(line)), ink);
            assert!(garden.contains("stroke-width"), "{garden}");
        }
        let soil = written(&shape_node(wave.clone(), Some(crate::page::theme::SOIL), None), ink);
        assert!(soil.contains("stroke-width"), "{soil}");
    }
}

#[test]
fn outlines_say_what_fills_said() {
    let saved = |outline: &Outline, fill: Option<&str>, line: Option<(&str, f64)>| {
        let line = line.map(|(colour, width)| Stroke::new(Paint::own(colour), LayoutUnit(width)));
        written(&shape_node(outline.clone(), fill.map(Paint::own), line), Ink::Saver)
    };
    let side = |side: f64| Outline::rect(Frame::of(0.0, 0.0, side, side), LayoutUnit(0.0));
    let circle = |r: f64| Outline::circle(Point::of(0.0, 0.0), LayoutUnit(r));
    // A tint gets a line of its hue. A box with a line keeps that line. Dark paths are unchanged.
    let hue = Tone::of(Rgb::hex("#eef6e6")).no_lighter_than(61.0);
    let tint = saved(&side(9.0), Some("#eef6e6"), None);
    assert!(
        tint.ends_with(&format!(r##"fill="#ffffff" stroke="{hue}" stroke-width="0.2"/>"##)),
        "{tint}"
    );
    let ball = saved(&circle(9.0), Some("#e2574f"), Some(("#2b2233", 1.0)));
    assert!(ball.ends_with(r##"fill="#ffffff" stroke="#2b2233" stroke-width="1"/>"##), "{ball}");
    let path = polyline(&[Point::of(0.0, 0.0), Point::of(9.0, 0.0)], true);
    assert!(saved(&path, Some("#000000"), None).ends_with(r##"fill="#000000"/>"##));
    // White text was on a background that becomes white, so it becomes black. Small bullets are
    // unchanged.
    assert_eq!(LineArt::colourful().letters(Rgb::WHITE), Rgb::BLACK);
    assert!(saved(&circle(0.6), Some("#5b2a86"), None).ends_with(r##"fill="#5b2a86"/>"##));
    // The pale inside of a tube becomes white.
    let tube = [("#2b2233", 2.0), ("#a9a6b8", 1.0)].map(|(colour, width)| {
        shape_node(path.clone(), None, Some(Stroke::new(Paint::own(colour), LayoutUnit(width))))
    });
    let mut svg = String::new();
    Writer::new(Appearance { ink: Ink::Saver, ..Appearance::usual() }, &mut svg).nodes(&tube);
    assert!(svg.ends_with(r##"stroke="#ffffff" stroke-width="1"/>"##), "{svg}");
}

#[test]
fn lines_that_stand_for_fills_are_as_wide_in_a_drawing_of_any_size() {
    let fill = Some(Paint::own("#eef6e6"));
    for scale in [0.05, 1.0, 20.0] {
        let side = LayoutUnit(9.0 / scale);
        let tint = shape_node(
            Outline::rect(
                Frame::new(LayoutUnit(0.0), LayoutUnit(0.0), side, side),
                LayoutUnit(0.0),
            ),
            fill,
            None,
        );
        let moved =
            Node::Moved(Matrix::new((LayoutUnit(0.0), LayoutUnit(0.0)), scale, scale), vec![tint]);
        let svg = written(&moved, Ink::Saver);
        let width = format!(r#"stroke-width="{}""#, 0.2 / scale);
        assert!(svg.contains(&width), "{width}: {svg}");
    }
}

#[test]
fn pale_lines_are_thin_in_black() {
    let width = |colour: &str, width: f64| {
        let line = Stroke::new(Paint::own(colour), LayoutUnit(width));
        let path = polyline(&[Point::of(0.0, 0.0), Point::of(9.0, 0.0)], false);
        let black = written(&shape_node(path, None, Some(line)), Ink::Black);
        let (_, rest) = black.split_once(r#"stroke-width=""#).unwrap();
        rest.split_once('"').unwrap().0.parse::<f64>().unwrap()
    };
    assert_eq!(width("#2b2233", 1.0), 1.0);
    assert_eq!(width("#c4bdcf", 0.3), 0.15);
    assert_eq!(width("#c4bdcf", 0.2), 0.12);
}

/// If such a line became an outlined area, `Ink::Saver` would treat it as a background and keep its
/// edge only.
#[test]
fn lines_of_any_ends_and_corners_stay_lines() {
    for (said, kind) in [
        ("", ""),
        ("stroke-linecap='square'", r#"stroke-linecap="square""#),
        ("stroke-linejoin='bevel'", r#"stroke-linejoin="bevel""#),
        ("stroke-linecap='round' stroke-linejoin='round'", r#"stroke-linejoin="round""#),
    ] {
        let line =
            format!("<path d='M5 5h20v20' fill='none' stroke='#888' stroke-width='4' {said}/>");
        let saved = recoloured(&drawing(&line), Ink::Saver);
        assert!(saved.contains(r#"stroke-width="40""#) && saved.contains(kind), "{saved}");
    }
}

/// The area that a line covers is not a background, so it stays filled.
#[test]
fn lines_that_become_what_they_cover_stay_dark() {
    for said in ["stroke-dasharray='8 3 2 3'", "stroke-miterlimit='9'", "transform='scale(2 1)'"] {
        let line =
            format!("<path d='M5 5h20v20' fill='none' stroke='#0a0' stroke-width='4' {said}/>");
        for (ink, most) in [(Ink::Saver, 51.0), (Ink::Black, 0.5)] {
            let saved = recoloured(&drawing(&line), ink);
            assert!(!saved.contains("stroke="), "{said}: {saved}");
            let found = colours(&saved);
            assert!(!found.is_empty(), "{saved}");
            assert!(found.iter().all(|c| Tone::of(Rgb(*c)).lightness() <= most), "{found:?}");
        }
    }
}

/// Side of the bitmaps on which symbols are compared, in pixels.
const SIDE: usize = 200;

fn picture(svg: &str) -> Vec<f64> {
    let mut paper = Pixmap::new(SIDE as u32, SIDE as u32).unwrap();
    paper.fill(tiny_skia::Color::WHITE);
    let scale = SIDE as f32 / 100.0;
    resvg::render(&tree(svg), Transform::from_scale(scale, scale), &mut paper.as_mut());
    let tone = |p: &tiny_skia::PremultipliedColorU8| {
        Tone::of(Rgb([p.red(), p.green(), p.blue()])).lightness()
    };
    paper.pixels().iter().map(tone).collect()
}

/// Marks the pixels from which the lightness changes by at least `least` within two pixels.
fn edges(picture: &[f64], least: f64) -> Vec<bool> {
    let far = |at: usize, other: usize| {
        picture.get(other).is_some_and(|light| (light - picture[at]).abs() >= least)
    };
    (0..picture.len()).map(|at| far(at, at + 2) || far(at, at + 2 * SIDE)).collect()
}

/// Returns a symbol as a drawing in an ink mode.
fn inked(symbol: Symbol, ink: Ink) -> String {
    let appearance = Appearance { ink, ..Appearance::usual() };
    let mut svg = String::new();
    Writer::new(appearance, &mut svg).define([symbol]);
    drawing(&svg)
}

#[test]
fn symbols_are_black_or_white_or_gray_as_the_ink_is() {
    for symbol in Symbol::all() {
        let black = colours(&inked(symbol, Ink::Black));
        assert!(black.iter().all(|c| *c == [0; 3] || *c == [255; 3]), "{symbol:?}: {black:?}");
        let gray = colours(&inked(symbol, Ink::Gray));
        assert!(gray.iter().all(|[r, g, b]| r == g && g == b), "{symbol:?}: {gray:?}");
    }
}

#[test]
fn symbols_lose_no_edge() {
    let reach = 3_isize;
    // Solid symbols are silhouettes and are skipped. The light line around a dark shape may become
    // paper.
    for symbol in Symbol::all().filter(|symbol| !SOLID.contains(symbol)) {
        let expected = edges(&picture(&inked(symbol, Ink::Colour)), 16.0);
        for ink in [Ink::Saver, Ink::Black] {
            let found = edges(&picture(&inked(symbol, ink)), 20.0);
            let near = |at: usize| {
                let (x, y) = ((at % SIDE) as isize, (at / SIDE) as isize);
                (-reach..=reach).any(|dy| {
                    (-reach..=reach).any(|dx| {
                        let (x, y) = (x + dx, y + dy);
                        let on = |v: isize| (0..SIDE as isize).contains(&v);
                        on(x) && on(y) && found[y as usize * SIDE + x as usize]
                    })
                })
            };
            let all: Vec<usize> = (0..expected.len()).filter(|at| expected[*at]).collect();
            let kept = all.iter().filter(|at| near(**at)).count();
            let share = kept as f64 / all.len() as f64;
            assert!(share > 0.95, "{symbol:?} in {ink:?} keeps {share:.3} of its edges");
        }
    }
}

#[test]
fn a_filled_dot_stays_filled_and_an_empty_one_empty() {
    let dark = |name: &str| {
        let symbol = Symbol::named(name).unwrap();
        let picture = picture(&inked(symbol, Ink::Black));
        picture.iter().filter(|light| **light < 50.0).count() as f64 / picture.len() as f64
    };
    assert!(dark("seed-dot") > 0.35, "{}", dark("seed-dot"));
    assert!(dark("suit-heart") < 0.25, "{}", dark("suit-heart"));
}

#[test]
fn a_browser_makes_the_outlines_that_bitmaps_make() {
    use super::symbols::{covered_in_browser, outlined_by, to_line_art};
    use crate::page::Theme;

    let mut others = Vec::new();
    let step = if long_tests_are_asked_for() { 1 } else { 8 };
    for (nth, theme) in Theme::names().enumerate() {
        let theme = Theme::of(theme).unwrap();
        for symbol in Symbol::all().skip(nth % step).step_by(step) {
            let coloured = Appearance { theme, ink: Ink::Colour }.symbol(symbol);
            let sketches =
                coloured.iter().map(|shape| ParsedShape { shape: shape.clone(), scale: 1.0 });
            let sketches: Vec<ParsedShape> = sketches.collect();
            for solid in [false, true] {
                let art = LineArt::colourful();
                let usual = to_line_art(sketches.clone(), solid, &art);
                let own = outlined_by(covered_in_browser, sketches.clone(), solid, &art);
                if own != usual {
                    others.push((theme.name(), symbol.name(), solid));
                }
            }
        }
    }
    assert_eq!(others, []);
}
