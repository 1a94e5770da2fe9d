//! A drawn page.

use std::collections::BTreeSet;

use svg::node::element::{Definitions, Description, SVG, Title};
use svg::node::{Blob, Text};

use super::canvas::Canvas;
use super::correction::Correction;
use super::error::DrawError;
use super::fonts::Face;
use super::length::{Mm, Unit};
use super::list::{self, Node, Outline, Paint, Shape};
use super::marks;
use super::num::fixed;
use super::options::Bleed;
use super::seams::Seams;
use super::setup::{Setup, Stands};
use super::svg::Writer;
use super::symbols::Symbol;
use super::theme::Dress;

/// A page that is drawn, in millimetres.
#[derive(Clone, Debug)]
pub struct Page {
    /// Short name for files and bookmarks, such as `front`.
    pub name: String,
    /// Title for bookmarks, such as `Board, front`.
    pub title: String,
    /// What it belongs to, in a sentence; may be empty.
    pub description: String,
    /// Trimmed width and height.
    pub trim: (Mm, Mm),
    /// Bleed on each side; with more than 0 there are crop marks around it.
    pub bleed: Bleed,
    /// Whether it stands on its head, as a back does that the printer turns.
    pub turned: bool,
    /// Where it may be cut apart.
    pub seams: Seams,
    /// What makes up for the printer, if it is the back of a page.
    correction: Correction,
    dress: Dress,
    art: Art,
}

/// What is drawn on a page.
#[derive(Clone, Debug)]
pub(crate) enum Art {
    /// Layers, each over the one before.
    Layers(Vec<Layer>),
    /// A whole SVG document.
    Document(String),
}

/// Nodes that are put onto the paper together.
#[derive(Clone, Debug)]
pub(crate) struct Layer {
    pub nodes: Vec<Node>,
    /// Where its origin lies, from the top left corner of the paper.
    origin: (Mm, Mm),
    /// Whether it is turned by half about its origin.
    turned: bool,
    /// Millimetres of one of its units.
    scale: f64,
}

impl Layer {
    /// Its transform, from its units to mm on the paper, as of SVG's `matrix`.
    pub(crate) fn matrix(&self) -> [f64; 6] {
        let scale = if self.turned { -self.scale } else { self.scale };
        [scale, 0.0, 0.0, scale, self.origin.0.0, self.origin.1.0]
    }

    /// Its transform as SVG has it; empty if it has none.
    fn attribute(&self) -> String {
        let (x, y) = self.origin;
        let mut transform = Vec::new();
        if self.origin != (Mm(0.0), Mm(0.0)) {
            transform.push(format!("translate({x} {y})"));
        }
        if self.turned {
            transform.push("rotate(180)".to_owned());
        }
        if self.scale != 1.0 {
            transform.push(format!("scale({})", fixed(self.scale, 6)));
        }
        match transform.is_empty() {
            true => String::new(),
            false => format!(r#" transform="{}""#, transform.join(" ")),
        }
    }
}

impl Page {
    /// A page whose drawing is an SVG document. Its root has width and height in mm, and a view
    /// box in mm whose origin is the top left corner of the paper.
    pub fn of_svg(name: &str, title: &str, trim: (Mm, Mm), bleed: Bleed, svg: String) -> Page {
        let (name, title) = (name.to_owned(), title.to_owned());
        let (correction, dress) = (Correction::default(), Dress::plain());
        let description = String::new();
        Page {
            name,
            title,
            description,
            trim,
            bleed,
            turned: false,
            seams: Seams::default(),
            correction,
            dress,
            art: Art::Document(svg),
        }
    }

    /// Feeds its drawing to a digest: equal pages feed alike, others do not.
    pub(crate) fn digest(&self, mut feed: impl FnMut(&[u8])) {
        match &self.art {
            Art::Document(svg) => feed(svg.as_bytes()),
            Art::Layers(layers) => {
                for layer in layers {
                    let turned = if layer.turned { 1.0 } else { 0.0 };
                    let (x, y) = layer.origin;
                    let place = [x.0, y.0, turned, layer.scale];
                    place.iter().for_each(|number| feed(&number.to_bits().to_le_bytes()));
                    feed(&list::bytes::of(&layer.nodes));
                }
            }
        }
        self.dress.feed(&mut feed);
    }

    /// Paper on each side of the trim: the bleed, and beyond it the crop marks.
    pub fn around(&self) -> Mm {
        around(self.bleed)
    }

    /// How it is read.
    pub(crate) fn stands(&self) -> Stands {
        if self.trim.0 > self.trim.1 { Stands::Wide } else { Stands::Upright }
    }

    /// The drawing as SVG. Its root has width and height in mm, and a view box in mm whose
    /// origin is the top left corner of the paper.
    pub fn svg(&self) -> String {
        let layers = match &self.art {
            Art::Document(svg) => return svg.clone(),
            Art::Layers(layers) => layers,
        };
        let nodes = layers.iter().flat_map(|layer| &layer.nodes);
        let symbols: BTreeSet<Symbol> = nodes
            .filter_map(|node| match node {
                Node::Symbol(symbol, _) => Some(*symbol),
                _ => None,
            })
            .collect();
        let mut body = String::new();
        for layer in layers {
            body.extend(["<g", &layer.attribute(), ">"]);
            Writer::new(self.dress, &mut body).nodes(&layer.nodes);
            body.push_str("</g>");
        }
        let (w, h) = self.size();
        if let Some(transform) = self.correction.transform((w, h), self.turned) {
            body = format!(r#"<g transform="{transform}">{body}</g>"#);
        }
        let mut definitions = String::new();
        Writer::new(self.dress, &mut definitions).define(symbols);
        SVG::new()
            .set("width", format!("{w}mm"))
            .set("height", format!("{h}mm"))
            .set("viewBox", format!("0 0 {w} {h}"))
            .set("font-family", Face::Regular.family())
            .add(Title::new(self.title.as_str()))
            .add(Description::new().add(Text::new(self.description.as_str())))
            .add(Definitions::new().add(Blob::new(definitions)))
            .add(Blob::new(body))
            .to_string()
    }

    /// Width and height of the paper, with bleed and crop marks.
    fn size(&self) -> (Mm, Mm) {
        let around = self.around();
        (self.trim.0 + 2.0 * around, self.trim.1 + 2.0 * around)
    }

    /// Width and height of the paper, in mm.
    pub(crate) fn paper(&self) -> (f64, f64) {
        let (Mm(w), Mm(h)) = self.size();
        (w, h)
    }

    /// What makes up for the printer, in mm on the paper, as of SVG's `matrix`.
    pub(crate) fn correction(&self) -> Option<[f64; 6]> {
        self.correction.matrix(self.size(), self.turned)
    }

    /// The same without anything that makes up for the printer.
    pub(crate) fn uncorrected(self) -> Page {
        Page { correction: Correction::default(), ..self }
    }

    /// What it is dressed in.
    pub(crate) fn dress(&self) -> Dress {
        self.dress
    }

    pub(crate) fn art(&self) -> &Art {
        &self.art
    }
}

fn around(bleed: Bleed) -> Mm {
    if bleed == Bleed::default() { Mm(0.0) } else { bleed.width() + marks::ROOM }
}

impl Setup {
    /// Makes a checked page of a canvas.
    ///
    /// # Errors
    /// If anything on it overlaps or leaves its place.
    pub(crate) fn front(
        &self,
        canvas: Canvas,
        stands: Stands,
        name: &str,
        title: &str,
    ) -> Result<Page, DrawError> {
        self.finish(canvas, stands, None, name, title)
    }

    /// Makes the back of a page, turned by 180 degrees where the printer asks for that: see
    /// [`Setup::front`].
    pub(crate) fn back(
        &self,
        canvas: Canvas,
        stands: Stands,
        name: &str,
        title: &str,
    ) -> Result<Page, DrawError> {
        self.finish(canvas, stands, Some(self.correction(stands)), name, title)
    }

    /// A page as the back of another, whether it was made as a front or as a back.
    pub(crate) fn behind(&self, mut page: Page) -> Page {
        let stands = page.stands();
        page.correction = self.correction(stands);
        let (w, h) = page.size();
        if let Art::Layers(layers) = &mut page.art
            && page.turned != self.back_is_turned(stands)
        {
            page.turned = !page.turned;
            for layer in layers {
                layer.turned = !layer.turned;
                layer.origin = (w - layer.origin.0, h - layer.origin.1);
            }
        }
        page
    }

    fn correction(&self, stands: Stands) -> Correction {
        match stands {
            Stands::Upright => self.corrections.upright,
            Stands::Wide => self.corrections.wide,
        }
    }

    fn finish(
        &self,
        canvas: Canvas,
        stands: Stands,
        back: Option<Correction>,
        name: &str,
        title: &str,
    ) -> Result<Page, DrawError> {
        let turned = back.is_some() && self.back_is_turned(stands);
        let (nodes, ledger) = canvas.finish();
        let trim = self.trim(stands);
        if let Some(fault) = ledger.faults().into_iter().next() {
            return Err(DrawError::Crowded { page: name.to_owned(), fault });
        }
        let (around, bleed) = (around(self.bleed), self.bleed);
        let mut layers: Vec<Layer> = self.ground(stands, turned).into_iter().collect();
        layers.push(self.layer(nodes, stands, turned));
        if around > Mm(0.0) {
            let nodes = vec![marks::crop(trim.0, trim.1, bleed.width())];
            let origin = (Mm(0.0), Mm(0.0));
            layers.push(Layer { nodes, origin, turned: false, scale: 1.0 });
        }
        let (name, title) = (name.to_owned(), title.to_owned());
        let (correction, dress, art) =
            (back.unwrap_or_default(), self.dress(), Art::Layers(layers));
        let description = String::new();
        let seams = Seams::default();
        Ok(Page { name, title, description, trim, bleed, turned, seams, correction, dress, art })
    }

    /// A page with more on it, in the same place: what is read there is read as the page is.
    ///
    /// # Errors
    /// If anything of it overlaps or leaves its place.
    pub(crate) fn over(&self, mut page: Page, canvas: Canvas) -> Result<Page, DrawError> {
        let (nodes, ledger) = canvas.finish();
        if let Some(fault) = ledger.faults().into_iter().next() {
            return Err(DrawError::Crowded { page: page.name, fault });
        }
        let layer = self.layer(nodes, page.stands(), page.turned);
        match &mut page.art {
            Art::Layers(layers) => layers.push(layer),
            Art::Document(_) => {
                let reason = format!("page {} is a document that takes nothing more", page.name);
                return Err(DrawError::Impossible(reason));
            }
        }
        Ok(page)
    }

    /// What the whole page is painted with, bleed and all, where a theme paints it.
    fn ground(&self, stands: Stands, turned: bool) -> Option<Layer> {
        let colour = self.dress().ground()?;
        let bleed = Unit(self.bleed.width().0 / self.scale);
        let outline = Outline::rect(self.page(stands).inset(-bleed), Unit(0.0));
        let fill = Some(Paint::Own(colour));
        let ground = Node::Shape(Shape { outline, fill, line: None, crisp: false });
        Some(self.layer(vec![ground], stands, turned))
    }

    /// Nodes in their place on the paper.
    fn layer(&self, nodes: Vec<Node>, stands: Stands, turned: bool) -> Layer {
        let (trim, around) = (self.trim(stands), around(self.bleed));
        let origin = match turned {
            true => (trim.0 + around, trim.1 + around),
            false => (around, around),
        };
        Layer { nodes, origin, turned, scale: self.scale }
    }
}
