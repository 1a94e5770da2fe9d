//! Artwork that somebody brings along: made safe to stand on a page.

use usvg::roxmltree::{Document, Node, ParsingOptions};
use usvg::{Group, Indent, Options, Tree, WriteOptions};

use super::book::pdf;
use super::parse::PX_PER_MM;
use super::{Fonts, Meta, ParsedPage, PressError};
use crate::page::{Bleed, Mm, Page};

/// A drawing as paths: nothing in it refers to fonts, pictures or other files.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Artwork {
    /// What is drawn, as SVG without a root.
    pub body: String,
    /// Left and top edge of what is drawn, in units of the drawing.
    pub at: (f64, f64),
    /// Width and height of what is drawn, in units of the drawing; both more than 0.
    pub size: (f64, f64),
}

/// Why a text is no artwork that can be printed.
#[derive(Debug, thiserror::Error)]
pub enum ArtworkError {
    /// The file is large.
    #[error("it has {0} bytes; use at most {max}", max = Artwork::LARGEST)]
    Large(usize),
    /// It is no SVG.
    #[error("it is not an SVG drawing: {0}")]
    NotSvg(String),
    /// It needs another file.
    #[error("it refers to {0:?}, which is not in the drawing; put everything into the one file")]
    Outside(String),
    /// It has more than a page can show.
    #[error("it has more than {max} parts, or parts within parts more than {deep} deep; simplify it", max = Artwork::MOST_PARTS, deep = Artwork::DEEPEST)]
    Complex,
    /// There is nothing to see.
    #[error("it draws nothing")]
    Empty,
    /// It cannot be printed faithfully.
    #[error(transparent)]
    Press(#[from] PressError),
}

impl Artwork {
    /// The largest file, in bytes.
    const LARGEST: usize = 1_000_000;
    const MOST_PARTS: usize = 20_000;
    const DEEPEST: usize = 64;

    /// Reads SVG. `name` is what errors call it.
    ///
    /// # Errors
    /// If it is no SVG, is large, refers to anything outside, or cannot be printed.
    pub(crate) fn read(svg: &str, name: &str) -> Result<Artwork, ArtworkError> {
        if svg.len() > Artwork::LARGEST {
            return Err(ArtworkError::Large(svg.len()));
        }
        let not_svg = |reason: String| ArtworkError::NotSvg(reason);
        let reading = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
        let document = Document::parse_with_options(svg, reading)
            .map_err(|error| not_svg(error.to_string()))?;
        if document.root_element().tag_name().name() != "svg" {
            return Err(not_svg(format!(
                "it begins with <{}>",
                document.root_element().tag_name().name()
            )));
        }
        if let Some(outside) = document.descendants().find_map(outside) {
            return Err(ArtworkError::Outside(outside));
        }
        let size = Tree::from_xmltree(&document, &Options::default())
            .map_err(|error| not_svg(error.to_string()))?
            .size();
        let mm = |px: f32| Mm(f64::from(px) / PX_PER_MM);
        let trim = (mm(size.width()), mm(size.height()));
        let page = Page::of_svg(name, "", trim, Bleed::default(), svg.to_owned());
        let parsed = ParsedPage::parse(&page, &Fonts::all()?)?;
        let Some(tree) = parsed.document() else { return Err(ArtworkError::Empty) };
        let root = tree.root();
        if !is_simple(root, Artwork::DEEPEST, &mut 0) {
            return Err(ArtworkError::Complex);
        }
        let drawn = root.abs_layer_bounding_box();
        if !root.has_children() {
            return Err(ArtworkError::Empty);
        }
        let written = tree.to_string(&WriteOptions {
            id_prefix: Some(format!("{name}-")),
            indent: Indent::None,
            ..WriteOptions::default()
        });
        // What cannot be printed is told now, and not after the first thousand games.
        pdf(&[parsed], &Meta::default())?;
        let body = written.split_once('>').map_or("", |(_, rest)| rest);
        let body = body.trim_end().trim_end_matches("</svg>").to_owned();
        let [x, y, w, h] = [drawn.x(), drawn.y(), drawn.width(), drawn.height()].map(f64::from);
        Ok(Artwork { body, at: (x, y), size: (w, h) })
    }
}

/// What a node refers to beyond its document.
fn outside(node: Node<'_, '_>) -> Option<String> {
    let links = node.attributes().filter(|a| a.name() == "href").map(|a| a.value());
    let mut links = links.filter(|link| !link.trim_start().starts_with('#'));
    let styles = node.attributes().map(|a| a.value()).chain(node.text());
    let mut urls = styles.flat_map(|style| style.split("url(").skip(1)).filter_map(|rest| {
        let url = rest.split(')').next()?.trim_matches([' ', '"', '\'']);
        (!url.starts_with('#')).then_some(url)
    });
    let is_link = node.tag_name().name() == "a";
    let link = if is_link { None } else { links.next() };
    link.or_else(|| urls.next()).map(|outside| outside.chars().take(60).collect())
}

/// Whether a tree is neither deep nor large.
fn is_simple(group: &Group, deepest: usize, parts: &mut usize) -> bool {
    *parts += group.children().len();
    let mut inner = group.children().iter();
    *parts <= Artwork::MOST_PARTS
        && inner.all(|node| match node {
            usvg::Node::Group(group) => deepest > 0 && is_simple(group, deepest - 1, parts),
            _ => true,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(inner: &str) -> Result<Artwork, ArtworkError> {
        let root = r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">"#;
        Artwork::read(&format!("{root}{inner}</svg>"), "logo")
    }

    #[track_caller]
    fn refused(inner: &str, why: &str) {
        let told = read(inner).unwrap_err().to_string();
        assert!(told.contains(why), "{told}");
    }

    #[test]
    fn artwork_is_what_it_draws() {
        let art = read(r##"<defs><linearGradient id="a"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient></defs><rect x="4" y="5" width="20" height="10" fill="url(#a)"/>"##).unwrap();
        assert_eq!((art.at, art.size), ((4.0, 5.0), (20.0, 10.0)));
        assert!(art.body.contains("url(#logo-") && !art.body.contains("svg"), "{}", art.body);
    }

    #[test]
    fn letters_become_paths() {
        let art = read(r#"<text y="12" font-family="Cabin" font-size="8">Inn</text>"#).unwrap();
        assert!(art.body.contains("<path") && !art.body.contains("<text"));
    }

    #[test]
    fn what_is_no_drawing_is_refused() {
        for text in ["", "PNG", "<svg", "<html/>", "\u{0}"] {
            let error = Artwork::read(text, "logo").unwrap_err();
            assert!(matches!(error, ArtworkError::NotSvg(_)), "{text}: {error}");
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
        refused(
            r#"<image href="data:image/png;base64,AAAA" width="9" height="9"/>"#,
            "data:image/png",
        );
    }

    #[test]
    fn what_cannot_be_printed_is_told() {
        refused(r#"<text y="9" font-family="Comic Sans MS">Inn</text>"#, "Comic Sans MS");
        let mask = r##"<mask id="m"><rect width="9" height="9" fill="#fff"/></mask><rect width="9" height="9" mask="url(#m)"/>"##;
        refused(mask, "a mask");
    }

    #[test]
    fn bombs_are_refused() {
        let deep = format!(
            "{}<rect width='9' height='9'/>{}",
            "<g opacity='0.9'>".repeat(300),
            "</g>".repeat(300)
        );
        refused(&deep, "deep");
        let mut doubling = "<g id='g0'><rect width='9' height='9'/></g>".to_owned();
        for i in 1..16 {
            let before = i - 1;
            doubling +=
                &format!("<g id='g{i}'><use href='#g{before}'/><use href='#g{before}'/></g>");
        }
        refused(&doubling, "more than 20000 parts");
        let entities = "<!DOCTYPE svg [<!ENTITY a \"&a;&a;\">]><svg xmlns='http://www.w3.org/2000/svg'>&a;</svg>";
        assert!(matches!(Artwork::read(entities, "logo"), Err(ArtworkError::NotSvg(_))));
    }
}
