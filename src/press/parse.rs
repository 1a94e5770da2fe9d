//! SVG becomes trees, once.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::Arc;

use tiny_skia::{PixmapMut, Rect, Transform};
use usvg::fontdb::ID;
use usvg::{Group, ImageHrefResolver, Node, Options, Tree};

use super::fonts::{Miss, Misses};
use super::{Fonts, PressError};
use crate::page::fonts::Face;
use crate::page::piece::{Piece, Stock};
use crate::page::tag::Tag;
use crate::page::theme::Dress;
use crate::page::{Art, Layer, Page, Seams};
use crate::threads;

/// A page whose drawing has been parsed; both PDF and PNG are made from it.
#[derive(Debug)]
pub struct ParsedPage {
    pub(super) name: String,
    pub(super) title: String,
    /// Trimmed width and height, mm.
    pub(super) trim: (f64, f64),
    /// Bleed on each side, mm.
    pub(super) bleed: f64,
    /// Paper on each side of the trim, mm.
    pub(super) around: f64,
    pub(super) turned: bool,
    pub(super) seams: Seams,
    /// In the order of drawing.
    pub(super) steps: Vec<Step>,
    pub(super) fonts: Fonts,
    pub(super) dress: Dress,
}

/// A step of drawing a page.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Draw(Part),
    /// What follows is that, up to the end that belongs to it.
    Begin(Tag),
    End,
}

/// A part of a page's drawing.
#[derive(Clone, Debug)]
pub(super) struct Part {
    tree: Arc<Tree>,
    /// Which child of the tree's root it is; `None` for the whole tree.
    child: Option<usize>,
    /// From its coordinates to mm on the paper.
    pub(super) at: Transform,
    /// What it is, if it recurs.
    pub(super) stock: Option<Stock>,
}

/// Something that is to be drawn: a piece, or pieces that follow each other, of a layer.
#[derive(Clone, Copy)]
pub(super) enum Wanted<'a> {
    Own(Transform, &'a [Piece]),
    Stock(&'a Stock, Transform),
    Begin(&'a Tag),
    End,
}

/// What the drawing of a page takes, for the most part.
const PAGE: usize = 96 * 1024;

/// CSS pixels to a millimetre.
pub(super) const PX_PER_MM: f64 = 96.0 / 25.4;

/// How far a drawing's size may be off, in mm.
const SIZE_SLACK: f64 = 0.05;

impl Part {
    /// The area of what it draws, lines included, in its own coordinates.
    pub(super) fn area(&self) -> Rect {
        match self.nodes() {
            [Node::Group(group)] => group.layer_bounding_box().to_rect(),
            _ => self.tree.root().layer_bounding_box().to_rect(),
        }
    }

    /// Draws it into a bitmap.
    fn render(&self, ts: Transform, pixmap: &mut PixmapMut<'_>) {
        let ts = ts.pre_concat(self.at);
        if self.child.is_none() {
            return resvg::render(&self.tree, ts, pixmap);
        }
        for node in self.nodes() {
            // The library moves a node that is drawn alone to the origin.
            if let Some(area) = node.abs_layer_bounding_box() {
                let _ = resvg::render_node(node, ts.pre_translate(area.x(), area.y()), pixmap);
            }
        }
    }

    /// What it draws, in its own coordinates.
    pub(super) fn nodes(&self) -> &[Node] {
        let nodes = self.tree.root().children();
        match self.child {
            Some(child) => nodes.get(child..=child).unwrap_or_default(),
            None => nodes,
        }
    }
}

impl<'a> Wanted<'a> {
    /// All that the layers of a page want, in the order of drawing.
    pub(super) fn of(page: &Page, layers: &'a [Layer]) -> Vec<Wanted<'a>> {
        let mut all = Vec::new();
        let correction = page.correction().map_or(Transform::identity(), matrix);
        for layer in layers {
            let on_paper = correction.pre_concat(matrix(layer.matrix()));
            let own = |piece: &Piece| matches!(piece, Piece::Own(_));
            for pieces in layer.pieces.chunk_by(|a, b| own(a) && own(b)) {
                all.push(match pieces {
                    [Piece::Stock(stock, place)] => {
                        Wanted::Stock(stock, on_paper.pre_concat(matrix(place.matrix())))
                    }
                    [Piece::Begin(tag)] => Wanted::Begin(tag),
                    [Piece::End] => Wanted::End,
                    pieces => Wanted::Own(on_paper, pieces),
                });
            }
        }
        all
    }
}

pub(super) fn matrix(m: [f64; 6]) -> Transform {
    let [a, b, c, d, e, f] = m.map(|n| n as f32);
    Transform::from_row(a, b, c, d, e, f)
}

impl ParsedPage {
    /// Parses a page's drawing with the embedded fonts.
    ///
    /// # Errors
    /// If the drawing is not SVG, is not as large as the page, refers to an image, or has
    /// text in a font or with a character that is not embedded.
    pub fn parse(page: &Page, fonts: &Fonts) -> Result<Self, PressError> {
        let steps = match page.art() {
            Art::Document(svg) => {
                let tree = tree(svg, page, fonts)?;
                check_size(&tree, page)?;
                let scale = (1.0 / PX_PER_MM) as f32;
                let at = Transform::from_scale(scale, scale);
                vec![Step::Draw(Part { tree, child: None, at, stock: None })]
            }
            Art::Layers(layers) => {
                let wanted = Wanted::of(page, layers);
                let parts = parts(&wanted, page, fonts)?;
                let step = |(want, part): (&Wanted<'_>, Option<Part>)| match want {
                    Wanted::Begin(tag) => Some(Step::Begin((*tag).clone())),
                    Wanted::End => Some(Step::End),
                    Wanted::Own(..) | Wanted::Stock(..) => part.map(Step::Draw),
                };
                wanted.iter().zip(parts).filter_map(step).collect()
            }
        };
        Ok(ParsedPage {
            name: page.name.clone(),
            title: page.title.clone(),
            trim: (page.trim.0.0, page.trim.1.0),
            bleed: page.bleed.width().0,
            around: page.around().0,
            turned: page.turned,
            seams: page.seams.clone(),
            steps,
            fonts: fonts.clone(),
            dress: page.dress(),
        })
    }

    /// Parses several pages at once, a thread each.
    ///
    /// # Errors
    /// As [`ParsedPage::parse`], for the first page that fails.
    pub fn parse_all(pages: &[Page], fonts: &Fonts) -> Result<Vec<Self>, PressError> {
        threads::map(pages, |page| ParsedPage::parse(page, fonts)).into_iter().collect()
    }

    /// The tree of a page that is one document.
    pub(super) fn document(&self) -> Option<&Tree> {
        match self.steps.as_slice() {
            [Step::Draw(Part { tree, child: None, .. })] => Some(tree),
            _ => None,
        }
    }

    /// Draws it into a bitmap.
    pub(super) fn render(&self, ts: Transform, pixmap: &mut PixmapMut<'_>) {
        for step in &self.steps {
            if let Step::Draw(part) = step {
                part.render(ts, pixmap);
            }
        }
    }

    /// The page's short name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Width and height with bleed and crop marks, in mm.
    pub fn size(&self) -> (f64, f64) {
        (self.trim.0 + 2.0 * self.around, self.trim.1 + 2.0 * self.around)
    }
}

/// Parses what is wanted on a page, all of it as one document. What draws nothing gives no
/// part.
pub(super) fn parts(
    wanted: &[Wanted<'_>],
    page: &Page,
    fonts: &Fonts,
) -> Result<Vec<Option<Part>>, PressError> {
    let (w, h) = (page.trim.0, page.trim.1);
    let mut svg = String::with_capacity(PAGE);
    let _ = write!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}" font-family="{}">"#,
        Face::Regular.family()
    );
    let mut numbers: HashMap<&Stock, usize> = HashMap::new();
    let mut groups = 0;
    let mut number_of = Vec::with_capacity(wanted.len());
    for want in wanted {
        if let Wanted::Begin(_) | Wanted::End = want {
            number_of.push(None);
            continue;
        }
        if let Wanted::Stock(stock, _) = want
            && let Some(&number) = numbers.get(stock)
        {
            number_of.push(Some(number));
            continue;
        }
        let mut drawing = String::new();
        match want {
            Wanted::Own(_, pieces) => pieces.iter().for_each(|piece| piece.push_to(&mut drawing)),
            Wanted::Stock(stock, _) => {
                numbers.insert(stock, groups);
                stock.push_to(&mut drawing);
            }
            Wanted::Begin(_) | Wanted::End => {}
        }
        let _ = write!(svg, r#"<g id="{groups}">{}</g>"#, page.dress().put_on(&drawing));
        number_of.push(Some(groups));
        groups += 1;
    }
    svg.push_str("</svg>");
    let tree = tree(&svg, page, fonts)?;
    let mut children = vec![None; groups];
    for (index, node) in tree.root().children().iter().enumerate() {
        if let Some(child) = node.id().parse().ok().and_then(|id: usize| children.get_mut(id)) {
            *child = Some(index);
        }
    }
    let parts = wanted.iter().zip(number_of).map(|(want, number)| {
        let (at, stock) = match want {
            Wanted::Own(at, _) => (*at, None),
            Wanted::Stock(stock, at) => (*at, Some((*stock).clone())),
            Wanted::Begin(_) | Wanted::End => return None,
        };
        let child = children[number?]?;
        Some(Part { tree: tree.clone(), child: Some(child), at, stock })
    });
    Ok(parts.collect())
}

fn tree(svg: &str, page: &Page, fonts: &Fonts) -> Result<Arc<Tree>, PressError> {
    let misses = Misses::default();
    let (data, link) = (misses.clone(), misses.clone());
    let options = Options {
        fontdb: fonts.database().clone(),
        font_resolver: Fonts::resolver(&misses),
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(move |_, _, _| {
                data.push(Miss::Image);
                None
            }),
            resolve_string: Box::new(move |_, _| {
                link.push(Miss::Image);
                None
            }),
        },
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options)
        .map_err(|e| PressError::Svg { page: page.name.clone(), reason: e.to_string() })?;
    if let Some(miss) = misses.first() {
        return Err(refusal(miss, page, fonts));
    }
    if let Some((character, face)) = missing_glyph(tree.root()) {
        return Err(refusal(Miss::Glyph(character, fonts.name_of(face)), page, fonts));
    }
    Ok(Arc::new(tree))
}

fn check_size(tree: &Tree, page: &Page) -> Result<(), PressError> {
    let drawn_w = f64::from(tree.size().width()) / PX_PER_MM;
    let drawn_h = f64::from(tree.size().height()) / PX_PER_MM;
    let around = 2.0 * page.around().0;
    let (page_w, page_h) = (page.trim.0.0 + around, page.trim.1.0 + around);
    if (drawn_w - page_w).abs() > SIZE_SLACK || (drawn_h - page_h).abs() > SIZE_SLACK {
        let page = page.name.clone();
        return Err(PressError::Size { page, drawn_w, drawn_h, page_w, page_h });
    }
    Ok(())
}

fn refusal(miss: Miss, page: &Page, fonts: &Fonts) -> PressError {
    let page = page.name.clone();
    match miss {
        Miss::Font(wanted) => PressError::NoFont { page, wanted, embedded: fonts.embedded() },
        Miss::Glyph(character, font) => PressError::NoGlyph { page, character, font },
        Miss::Image => PressError::Unsupported { page, what: "an image", instead: "paths" },
    }
}

/// The first character that was shaped into the font's "missing" glyph.
fn missing_glyph(group: &Group) -> Option<(char, ID)> {
    group.children().iter().find_map(|node| match node {
        Node::Group(group) => missing_glyph(group),
        Node::Text(text) => text
            .layouted()
            .iter()
            .flat_map(|span| &span.positioned_glyphs)
            .find(|glyph| glyph.id.0 == 0)
            .map(|glyph| {
                let character = glyph.text.chars().next();
                (character.unwrap_or(char::REPLACEMENT_CHARACTER), glyph.font)
            }),
        Node::Path(_) | Node::Image(_) => None,
    })
}
