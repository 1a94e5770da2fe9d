//! Checks of untrusted drawings. Before an SVG file is parsed and rendered, its text and elements
//! are examined. Files that would take much time or memory, or cannot be printed, are rejected.

mod cost;
pub(crate) mod nodes;
mod numbers;
mod raw;
mod styles;
pub(crate) mod support;
#[cfg(test)]
pub(crate) mod tests;

use usvg::roxmltree::{Document, Error, Node, ParsingOptions};

use cost::Costs;
use styles::Styles;

/// Largest size of a file, in bytes.
pub(crate) const LARGEST: usize = 1_000_000;
/// Largest size of the pictures in a file, in bytes of their base64 form.
pub(crate) const LARGEST_PICTURES: usize = 4_000_000;
/// Largest nesting depth of elements, through children and references.
pub(crate) const DEEPEST: usize = 64;
/// Largest number of XML nodes, including text between elements.
const NODES: u32 = 60_000;

/// Reasons why `validate` rejects a drawing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SvgFault {
    /// The file is too large. Contains its size in bytes.
    #[error("it has {0} bytes; use at most {LARGEST}")]
    Large(usize),
    /// The pictures in the file are too large. Contains their size in bytes.
    #[error("its pictures have {0} bytes; use at most {max}", max = LARGEST_PICTURES / 4 * 3)]
    LargePictures(usize),
    /// The file is not SVG. Contains the reason.
    #[error("it is not an SVG drawing: {0}")]
    NotSvg(String),
    /// The drawing refers to another file. Contains the reference.
    #[error("it refers to {0:?}, which is not in the drawing; put everything into the one file")]
    Outside(String),
    /// The drawing is too complex for a page.
    #[error("it is more than a page can show: it has too many parts, or {what}; simplify it")]
    Complex {
        /// Likely cause, other than too many parts.
        what: &'static str,
    },
    /// An element is drawn within itself. Contains its name.
    #[error("in it {0:?} is drawn within itself; take that out")]
    Endless(String),
    /// A number is too large for any drawing. Contains the number.
    #[error("it has the number {0}; use numbers of at most seven digits")]
    Number(String),
    /// The drawing uses a feature of SVG that cannot be printed faithfully.
    #[error("it uses {what}, which cannot be printed; draw it with {instead}")]
    Unprintable {
        /// Feature of SVG.
        what: &'static str,
        /// Alternative to the feature.
        instead: &'static str,
    },
}

impl SvgFault {
    const DEEP: SvgFault = SvgFault::Complex { what: "parts within parts more than 64 deep" };
    const PARTS: SvgFault = SvgFault::Complex { what: "parts that are drawn over and over" };
    const STYLES: SvgFault = SvgFault::Complex { what: "too many rules of style" };
    const ENTITIES: SvgFault = SvgFault::Complex { what: "entities within entities" };
}

/// Checks a drawing and returns its parsed document.
///
/// # Errors
/// The first [`SvgFault`] of the drawing.
pub(crate) fn validate(svg: &str) -> Result<Document<'_>, SvgFault> {
    let pictures = count_picture_bytes(svg);
    if svg.len() - pictures > LARGEST {
        return Err(SvgFault::Large(svg.len() - pictures));
    }
    if pictures > LARGEST_PICTURES {
        return Err(SvgFault::LargePictures(pictures / 4 * 3));
    }
    raw::validate(svg)?;
    let options = ParsingOptions { allow_dtd: true, nodes_limit: NODES, ..Default::default() };
    let document = Document::parse_with_options(svg, options).map_err(|error| match error {
        Error::NodesLimitReached => SvgFault::PARTS,
        error => SvgFault::NotSvg(error.to_string()),
    })?;
    let root = document.root_element().tag_name().name();
    if root != "svg" {
        return Err(SvgFault::NotSvg(format!("it begins with <{root}>")));
    }
    let depth = depth(&document);
    if depth > DEEPEST {
        return Err(SvgFault::DEEP);
    }
    let texts = styles::texts(&document);
    support::validate_elements(&document, &texts)?;
    if let Some(outside) = document.descendants().find_map(find_external_reference) {
        return Err(SvgFault::Outside(outside));
    }
    let styles = Styles::read(&document, depth, &texts)?;
    support::validate_values(&document, &styles)?;
    numbers::validate(&document, &styles)?;
    Costs::of(&document, &styles)?;
    Ok(document)
}

/// Returns the number of bytes of all data URIs of pictures in attributes.
fn count_picture_bytes(svg: &str) -> usize {
    let data = svg.split(PICTURE_DATA).skip(1);
    data.map(|rest| rest.find(['"', '\'', '<']).unwrap_or(rest.len())).sum()
}

/// Start of a data URI of a picture.
const PICTURE_DATA: &str = "data:image";

/// Returns the depth of the deepest node; the result may stop at the first depth above [`DEEPEST`].
fn depth(document: &Document<'_>) -> usize {
    let mut depths: Vec<usize> = Vec::new();
    for node in document.descendants() {
        let above = node.parent().and_then(|parent| depths.get(parent.id().get_usize()));
        let depth = above.map_or(0, |above| above + 1);
        // Nodes are numbered in document order, so the depth of the parent is known.
        depths.push(depth);
        if depth > DEEPEST {
            return depth;
        }
    }
    depths.into_iter().max().unwrap_or(0)
}

/// Returns the first reference of a node to something outside its document.
fn find_external_reference(node: Node<'_, '_>) -> Option<String> {
    let is_picture = node.tag_name().name() == "image";
    let is_inside = |link: &str| {
        let link = link.trim_start();
        link.starts_with('#') || is_picture && link.starts_with(PICTURE_DATA)
    };
    let links = node.attributes().filter(|a| a.name() == "href").map(|a| a.value());
    let mut links = links.filter(|link| !is_inside(link));
    let styles = node.attributes().map(|a| a.value()).chain(node.text());
    let mut urls = styles.flat_map(urls).filter(|url| !url.starts_with('#'));
    let is_link = node.tag_name().name() == "a";
    let link = if is_link { None } else { links.next() };
    link.or_else(|| urls.next()).map(|outside| outside.chars().take(60).collect())
}

/// Returns the targets of `url(…)` in a style or an attribute value.
fn urls(style: &str) -> impl Iterator<Item = &str> {
    style
        .split("url(")
        .skip(1)
        .filter_map(|rest| Some(rest.split(')').next()?.trim_matches([' ', '"', '\''])))
}
