//! User-supplied artwork: parses an SVG and converts it to paths that are safe to draw on a page.

use std::ops::RangeInclusive;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use tiny_skia::{PathSegment, Point, Rect, Transform};
use usvg::{Group, Path};

use super::parse::{drawing, tree};
use super::{Fonts, PressError};
use crate::page::list::{Clip, GridPoint, Node, Outline, SharedForm};
use crate::page::picture::Picture;
use crate::page::untrusted_svg::nodes::{self, UnprintableFeature};
use crate::page::untrusted_svg::support::with_known_colours;
use crate::page::untrusted_svg::{self, DEEPEST, SvgFault};

/// Drawing that consists of paths and pictures only: no references to fonts or other files.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ImportedSvg {
    /// Nodes of the drawing, translated so that its left and top edges are at 0.
    pub drawing: SharedForm,
    /// Width and height of the drawing, in units of `drawing`; both are greater than 0.
    pub size: (f64, f64),
}

/// Reasons why a text cannot be used as artwork.
#[derive(Debug, thiserror::Error)]
pub enum ArtworkError {
    /// The text is not SVG, or the checks of untrusted SVG reject it.
    #[error(transparent)]
    Foreign(#[from] SvgFault),
    /// The drawing has more parts, or a deeper nesting, than a page can show.
    #[error("it has more than {max} parts, or pictures of more than 40 million pixels, or parts within parts more than {DEEPEST} deep; simplify it", max = ImportedSvg::MOST_PARTS)]
    Complex,
    /// The drawing contains nothing visible.
    #[error("it draws nothing")]
    Empty,
    /// The bounding box or the view box is outside the supported range of sizes.
    #[error(
        "it is larger or smaller than everything that is drawn; give it a view box that fits it"
    )]
    Boundless,
    /// The drawing uses a feature that cannot be printed faithfully.
    #[error(transparent)]
    Press(#[from] PressError),
}

impl ImportedSvg {
    /// Largest number of parts: nodes, plus segments and dashes of strokes that are converted to
    /// outlines.
    const MOST_PARTS: usize = 20_000;
    /// Pixels of pictures that count as a part: 40 million in all are allowed.
    const PIXELS: f64 = 2000.0;
    /// Longer side of the scaled drawing, in units of the page. It is close to the printed size.
    const SIDE: f32 = 50.0;
    /// Allowed range of each side of a drawing, in its own units.
    const SIZES: RangeInclusive<f64> = 1e-3..=1e7;

    /// Wraps a PNG or a JPEG in an SVG, upright as its EXIF data say.
    ///
    /// # Errors
    /// If the picture is damaged, has too many pixels or bytes, or has another format.
    pub(crate) fn wrap(picture: &[u8], name: &str) -> Result<String, ArtworkError> {
        let ((width, height), [a, b, c, d]) =
            Picture::dimensions(picture).map_err(|UnprintableFeature { what, instead }| {
                PressError::Unsupported { page: name.to_owned(), what, instead }
            })?;
        let (w, h) = if a == 0 { (height, width) } else { (width, height) };
        // A coordinate that is mirrored begins at the other end.
        let (x, y) = (if a + c < 0 { w } else { 0 }, if b + d < 0 { h } else { 0 });
        let kind = if picture.starts_with(b"\x89PNG") { "png" } else { "jpeg" };
        let data = BASE64_STANDARD.encode(picture);
        Ok(format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"><image width="{width}" height="{height}" transform="matrix({a} {b} {c} {d} {x} {y})" href="data:image/{kind};base64,{data}"/></svg>"#
        ))
    }

    /// Parses an SVG. Error messages refer to it as `name`.
    ///
    /// # Errors
    /// If `svg` is not SVG, is too large or too complex, refers to anything outside itself, draws
    /// nothing, or cannot be printed faithfully.
    pub(crate) fn read(svg: &str, name: &str) -> Result<ImportedSvg, ArtworkError> {
        let svg = &*with_known_colours(svg);
        untrusted_svg::validate(svg)?;
        let tree = tree(svg, name, &Fonts::all()?).map_err(|error| match error {
            PressError::Svg { reason, .. } => SvgFault::NotSvg(reason).into(),
            error => ArtworkError::from(error),
        })?;
        let root = tree.root();
        if !is_simple(root, DEEPEST, &mut 0) {
            return Err(ArtworkError::Complex);
        }
        if !root.has_children() {
            return Err(ArtworkError::Empty);
        }
        let (whole, size) = (root.abs_layer_bounding_box(), tree.size());
        // Drawing programs leave stray objects outside the view box, which nothing shows.
        let view = Rect::from_xywh(0.0, 0.0, size.width(), size.height());
        let seen = view.and_then(|view| view.intersect(&whole.to_rect()));
        let is_cut = seen.is_some_and(|seen| seen != whole.to_rect());
        let Some(drawn) = seen else { return Err(ArtworkError::Empty) };
        let ends = [&drawn, &whole.to_rect()].map(|area| [area.width(), area.height()]).concat();
        let ends = [ends, vec![size.width(), size.height()]].concat();
        let far = whole.x().abs().max(whole.y().abs());
        let sizes = ImportedSvg::SIZES;
        if !ends.iter().all(|end| sizes.contains(&f64::from(*end))) || f64::from(far) > *sizes.end()
        {
            return Err(ArtworkError::Boundless);
        }
        let scale = ImportedSvg::SIDE / drawn.width().max(drawn.height());
        let ts = Transform::from_translate(-drawn.x(), -drawn.y()).post_scale(scale, scale);
        let mut nodes = vec![drawing(&tree, ts, name)?];
        if is_cut {
            let [w, h] = [drawn.width(), drawn.height()].map(|length| f64::from(length * scale));
            let [w, h] = [w, h].map(|length| (length * 100.0).round() as i32);
            let outline = Outline::Rect { at: GridPoint::default(), w, h, radius: 0 };
            nodes = vec![Node::Clipped(Clip { outline, even_odd: false }, nodes)];
        }
        let drawing = SharedForm::new(nodes);
        let size = [drawn.width(), drawn.height()].map(|length| f64::from(length * scale));
        Ok(ImportedSvg { drawing, size: size.into() })
    }
}

/// Whether the tree is at most `deepest` levels deep and has at most `ImportedSvg::MOST_PARTS` parts.
/// Adds the number of visited parts to `parts`.
fn is_simple(group: &Group, deepest: usize, parts: &mut usize) -> bool {
    *parts += group.children().len();
    let mut inner = group.children().iter();
    *parts <= ImportedSvg::MOST_PARTS
        && inner.all(|node| match node {
            usvg::Node::Group(group) => deepest > 0 && is_simple(group, deepest - 1, parts),
            usvg::Node::Path(path) => {
                *parts = parts.saturating_add(estimate_outline_parts(path));
                *parts <= ImportedSvg::MOST_PARTS
            }
            usvg::Node::Image(image) => {
                let pixels = f64::from(image.size().width()) * f64::from(image.size().height());
                *parts = parts.saturating_add((pixels / ImportedSvg::PIXELS) as usize);
                *parts <= ImportedSvg::MOST_PARTS
            }
            usvg::Node::Text(_) => true,
        })
}

/// Estimates the number of parts that a stroke produces when it is converted to an outline: its
/// segments plus its dashes. Returns 0 for strokes that stay strokes.
fn estimate_outline_parts(path: &Path) -> usize {
    let line = path.stroke().filter(|line| nodes::is_outlined(line, path.abs_transform()));
    let Some(line) = line else { return 0 };
    let parts = path.data().len();
    let Some(dashes) = line.dasharray() else { return parts };
    let (mut length, mut last) = (0.0, Point::zero());
    let mut to = |point: Point| {
        length += f64::from(point.distance(last));
        last = point;
    };
    for segment in path.data().segments() {
        match segment {
            PathSegment::MoveTo(a) | PathSegment::LineTo(a) => to(a),
            PathSegment::QuadTo(a, b) => [a, b].into_iter().for_each(&mut to),
            PathSegment::CubicTo(a, b, c) => [a, b, c].into_iter().for_each(&mut to),
            PathSegment::Close => {}
        }
    }
    let period: f64 = dashes.iter().copied().map(f64::from).sum();
    parts.saturating_add((length / period * dashes.len() as f64) as usize)
}

#[cfg(test)]
mod tests {
    use tiny_skia::Pixmap;

    use super::*;
    use crate::common::seed::Seed;
    use crate::common::stream::Stream;
    use crate::page::svg::Writer;
    use crate::page::theme::Appearance;

    fn read(inner: &str) -> Result<ImportedSvg, ArtworkError> {
        let root = r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">"#;
        ImportedSvg::read(&format!("{root}{inner}</svg>"), "logo")
    }

    fn svg(art: &ImportedSvg) -> String {
        let mut svg = String::new();
        Writer::new(Appearance::usual(), &mut svg).nodes(art.drawing.nodes());
        svg
    }

    #[track_caller]
    fn refused(inner: &str, why: &str) {
        let message = read(inner).unwrap_err().to_string();
        assert!(message.contains(why), "{message}");
    }

    #[test]
    fn artwork_is_what_it_draws() {
        let art = read(r##"<defs><linearGradient id="a"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient></defs><rect x="4" y="5" width="20" height="10" fill="url(#a)"/>"##).unwrap();
        assert_eq!(art.size, (50.0, 25.0));
        let svg = svg(&art);
        assert!(svg.contains("<linearGradient") && svg.contains("M0 0L500 0L500 250"), "{svg}");
    }

    /// Only what the view box shows determines the size.
    #[test]
    fn what_lies_outside_the_view_box_is_cut_off() {
        for stray in [
            r##"<circle cx="-300" cy="10" r="9" fill="#f00"/>"##,
            r##"<rect x="2000" y="900" width="1" height="1" fill="none" stroke="#f00"/>"##,
        ] {
            let art =
                read(&format!(r##"<rect width="40" height="20" fill="#264"/>{stray}"##)).unwrap();
            assert_eq!(art.size, (50.0, 25.0), "{stray}");
            assert!(svg(&art).contains("<clipPath"), "{stray}");
        }
        refused(r##"<circle cx="-300" cy="10" r="9"/>"##, "draws nothing");
    }

    #[test]
    fn dashes_of_length_zero_are_dots_if_their_ends_are_round() {
        let dashed = |cap: &str| {
            format!(
                r##"<path d="M1 9H39" fill="none" stroke="#000" stroke-width="2" stroke-linecap="{cap}" stroke-dasharray="0 4"/>"##
            )
        };
        let art = svg(&read(&dashed("round")).unwrap());
        assert!(art.contains(r#"stroke-dasharray="0.01 "#), "{art}");
        let art = svg(&read(&dashed("butt")).unwrap());
        assert!(!art.contains("<path"), "{art}");
        refused(&dashed("square"), "dashes of length zero with square ends");
    }

    #[test]
    fn letters_become_paths() {
        let art = read(r#"<text y="12" font-family="Cabin" font-size="8">Inn</text>"#).unwrap();
        let svg = svg(&art);
        assert!(svg.contains("<path") && !svg.contains("<text"), "{svg}");
    }

    #[test]
    fn what_is_no_drawing_is_refused() {
        for text in ["", "PNG", "<svg", "<html/>", "\u{0}"] {
            let error = ImportedSvg::read(text, "logo").unwrap_err();
            let is_none = matches!(error, ArtworkError::Foreign(SvgFault::NotSvg(_)));
            assert!(is_none, "{text}: {error}");
        }
        refused("", "draws nothing");
        refused(&" ".repeat(1_000_001), "bytes; use at most 1000000");
    }

    #[test]
    fn nothing_outside_is_looked_at() {
        refused(r#"<image href="file:///etc/passwd" width="9" height="9"/>"#, "file:///etc/passwd");
        refused(r#"<use xlink:href="../other.svg#a"/>"#, "../other.svg#a");
        refused(r#"<style>@import url("http://a.b/c.css");</style>"#, "http://a.b/c.css");
        refused(r#"<rect width="9" height="9" fill="url(other.svg#a)"/>"#, "other.svg#a");
        refused(r#"<use href="data:image/png;base64,AAAA"/>"#, "data:image/png");
        let picture = r#"<image href="data:image/png;base64,AAAA" width="9" height="9"/>"#;
        refused(picture, "neither PNG nor JPEG");
        let long = "A".repeat(4_000_001);
        refused(&picture.replace("AAAA", &long), "bytes; use at most 3000000");
    }

    #[test]
    fn what_cannot_be_printed_is_told() {
        refused(r#"<text y="9" font-family="Comic Sans MS">Inn</text>"#, "Comic Sans MS");
        let mask = r##"<mask id="m"><rect width="9" height="9" fill="#fff"/></mask><rect width="9" height="9" mask="url(#m)"/>"##;
        refused(mask, "a mask");
    }

    /// Longer side of the rendered drawings, in pixels.
    const PIXELS: f32 = 400.0;

    /// Renders a drawing with resvg on white.
    fn rendered(svg: &str, (w, h): (f32, f32), ts: impl Fn(&usvg::Tree) -> Transform) -> Pixmap {
        let options = usvg::Options {
            fontdb: Fonts::all().unwrap().database().clone(),
            font_family: "none".into(),
            ..usvg::Options::default()
        };
        let tree = usvg::Tree::from_str(svg, &options).unwrap();
        let scale = PIXELS / w.max(h);
        let mut pixmap = Pixmap::new((w * scale).ceil() as u32, (h * scale).ceil() as u32).unwrap();
        pixmap.fill(tiny_skia::Color::WHITE);
        resvg::render(&tree, ts(&tree).post_scale(scale, scale), &mut pixmap.as_mut());
        pixmap
    }

    /// Returns the share of pixels, in thousandths, in which a drawing differs from what resvg draws.
    fn deviation(original: &str, art: &ImportedSvg) -> usize {
        let (w, h) = (art.size.0 as f32, art.size.1 as f32);
        let ours = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 {w} {h}" width="{w}" height="{h}">{}</svg>"#,
            svg(art)
        );
        let ours = rendered(&ours, (w, h), |_| Transform::identity());
        let theirs = rendered(original, (w, h), |tree| {
            let whole = tree.root().abs_layer_bounding_box().to_rect();
            let size = tree.size();
            let view = Rect::from_xywh(0.0, 0.0, size.width(), size.height()).unwrap();
            let seen = view.intersect(&whole).unwrap();
            let scale = ImportedSvg::SIDE / seen.width().max(seen.height());
            Transform::from_translate(-seen.x(), -seen.y()).post_scale(scale, scale)
        });
        assert_eq!((ours.width(), ours.height()), (theirs.width(), theirs.height()));
        let far = |(a, b): &(&u8, &u8)| a.abs_diff(**b) > 64;
        let pixels = ours.data().chunks(4).zip(theirs.data().chunks(4));
        let differing = pixels.filter(|(a, b)| a.iter().zip(*b).any(|pair| far(&pair))).count();
        differing * 1000 / (ours.width() * ours.height()) as usize
    }

    /// The files are as drawing programs write them. Each is drawn as resvg draws it, or refused.
    #[test]
    fn drawings_of_other_programs_are_drawn_as_resvg_draws_them_or_refused() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logos");
        let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let mut files: Vec<_> = files.filter(|file| file.extension().unwrap() == "svg").collect();
        files.sort();
        assert!(files.len() > 100);
        let mut told = String::new();
        for file in files {
            let name = file.file_stem().unwrap().to_str().unwrap();
            let original = std::fs::read_to_string(&file).unwrap();
            let result = match ImportedSvg::read(&original, "logo") {
                Err(error) => error.to_string(),
                Ok(art) => match deviation(&with_known_colours(&original), &art) {
                    ..=5 => "drawn".to_owned(),
                    off => format!("differs in {off} of 1000 pixels"),
                },
            };
            told += &format!("{name}: {result}\n");
        }
        insta::assert_snapshot!(told);
        assert!(!told.contains("differs in"), "{told}");
    }

    #[test]
    fn pictures_are_upright_as_their_exif_data_say() {
        let drawn = |orientation: u8| {
            let pixels = image::RgbImage::from_fn(30, 20, |x, y| {
                image::Rgb(if x < 8 && y < 8 { [200, 0, 0] } else { [250; 3] })
            });
            let mut file = std::io::Cursor::new(Vec::new());
            pixels.write_to(&mut file, image::ImageFormat::Jpeg).unwrap();
            let mut file = file.into_inner();
            let exif = [
                b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0".as_slice(),
                &[orientation, 0, 0, 0, 0, 0, 0],
            ]
            .concat();
            let mut segment = vec![0xff, 0xe1, 0, exif.len() as u8 + 2];
            segment.extend(exif);
            file.splice(2..2, segment);
            let art =
                ImportedSvg::read(&ImportedSvg::wrap(&file, "logo").unwrap(), "logo").unwrap();
            let (w, h) = (art.size.0 as f32, art.size.1 as f32);
            let ours = format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 {w} {h}" width="{w}" height="{h}">{}</svg>"#,
                svg(&art)
            );
            let pixmap = rendered(&ours, (w, h), |_| Transform::identity());
            let (right, down) = (pixmap.width() - 30, pixmap.height() - 30);
            let corners = [(30, 30), (right, 30), (right, down), (30, down)];
            let red = corners.map(|(x, y)| pixmap.pixel(x, y).unwrap().green() < 99);
            (w > h, red.iter().position(|red| *red))
        };
        // Where the first corner of the stored picture has to be, clockwise from the upper left.
        for (orientation, wide, corner) in [
            (1, true, 0),
            (2, true, 1),
            (3, true, 2),
            (4, true, 3),
            (5, false, 0),
            (6, false, 1),
            (7, false, 2),
            (8, false, 3),
        ] {
            assert_eq!(drawn(orientation), (wide, Some(corner)), "{orientation}");
        }
    }

    #[test]
    fn bombs_are_refused() {
        let deep = format!(
            "{}<rect width='9' height='9'/>{}",
            "<g opacity='0.9'>".repeat(300),
            "</g>".repeat(300)
        );
        refused(&deep, "deep");
        let gradient = "<linearGradient id='g' gradientUnits='userSpaceOnUse' x2='9'><stop stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>";
        let dashed = |dash: &str| {
            let line = "<path d='M0 0H900000' stroke='url(#g)' stroke-dasharray='DASH'/>";
            format!("{gradient}{}", line.replace("DASH", dash))
        };
        refused(&dashed("5 .5 3"), "more than 20000 parts");
        assert!(read(&dashed("1000")).is_ok());
        let long = |count: usize| {
            let line = "l9 1 -9 1".repeat(count);
            format!("{gradient}<path d='M0 0{line}' stroke='url(#g)'/>")
        };
        refused(&long(10_000), "more than 20000 parts");
        assert!(read(&long(1000)).is_ok());
        let apart = |count: usize| {
            let shapes: String =
                (0..count).map(|n| format!("<path d='M{} 0h1v1z'/>", n * 3)).collect();
            format!(
                "<clipPath id='c'>{shapes}</clipPath><rect width='9' height='9' clip-path='url(#c)'/>"
            )
        };
        refused(&apart(1001), "a clip path of more than 1000 shapes");
        assert!(read(&apart(1000)).is_ok());
        for scale in ["1000000", ".0000001"] {
            let scaled = format!("<g transform='scale({scale})'>").repeat(20);
            let drawn = format!("{scaled}<circle r='5' stroke='red'/>{}", "</g>".repeat(20));
            assert!(read(&drawn).is_err(), "{scale}");
        }
    }

    /// Every input that passes the checks is drawn or rejected in bounded time.
    #[test]
    fn whatever_numbers_a_drawing_has_it_breaks_nothing() {
        let numbers = [
            "0",
            "-0",
            "1e-38",
            "1e-45",
            "-1e-30",
            "9999999",
            "-9999999",
            "NaN",
            "inf",
            "1e6",
            "1e999",
            "0.3333333",
            "",
        ];
        let mut stream = Stream::new(Seed(7), "artwork", 0);
        let mut number = || numbers[stream.below(numbers.len())];
        for _ in 0..400 {
            let n: [&str; 12] = std::array::from_fn(|_| number());
            let drawing = format!(
                "<linearGradient id='g' x1='{}' x2='{}'><stop stop-color='red' offset='{}'/><stop offset='1'/></linearGradient>\
                 <g transform='matrix({} {} {} {} {} {})'><rect width='{}' height='9' fill='url(#g)' stroke='url(#g)' stroke-width='{}' stroke-dasharray='{} 2'/>\
                 <text y='9' font-family='Cabin'>x</text><circle r='4'/></g>",
                n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11],
            );
            if let Ok(art) = read(&drawing) {
                let (w, h) = art.size;
                assert!(w > 0.0 && h > 0.0 && !svg(&art).is_empty(), "{drawing}");
            }
        }
    }
}
