//! A drawn page.

use std::collections::BTreeSet;

use svg::node::element::{Definitions, Description, SVG, Title};
use svg::node::{Blob, Text};

use super::canvas::Canvas;
use super::correction::Correction;
use super::error::DrawError;
use super::fonts::Face;
use super::length::{Mm, Unit};
use super::marks;
use super::num::fixed;
use super::options::Bleed;
use super::piece::{Piece, Stock};
use super::seams::Seams;
use super::setup::{Setup, Stands};
use super::shape::Frame;
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

/// Pieces of a drawing that are put onto the paper together.
#[derive(Clone, Debug)]
pub(crate) struct Layer {
    pub pieces: Vec<Piece>,
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

    fn push_to(&self, svg: &mut String) {
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
        if transform.is_empty() {
            svg.push_str("<g>");
        } else {
            svg.push_str(&format!(r#"<g transform="{}">"#, transform.join(" ")));
        }
        self.pieces.iter().for_each(|piece| piece.push_to(svg));
        svg.push_str("</g>");
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
                    let place = [x.0, y.0, turned, layer.scale, layer.pieces.len() as f64];
                    place.iter().for_each(|number| feed(&number.to_bits().to_le_bytes()));
                    layer.pieces.iter().for_each(|piece| piece.digest(&mut feed));
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
        let pieces = layers.iter().flat_map(|layer| &layer.pieces);
        let symbols: BTreeSet<Symbol> = pieces
            .filter_map(|piece| match piece {
                Piece::Stock(Stock::Symbol(symbol), _) => Some(*symbol),
                _ => None,
            })
            .collect();
        let mut body = String::new();
        layers.iter().for_each(|layer| layer.push_to(&mut body));
        let (w, h) = self.size();
        if let Some(transform) = self.correction.transform((w, h), self.turned) {
            body = format!(r#"<g transform="{transform}">{body}</g>"#);
        }
        let svg = SVG::new()
            .set("width", format!("{w}mm"))
            .set("height", format!("{h}mm"))
            .set("viewBox", format!("0 0 {w} {h}"))
            .set("font-family", Face::Regular.family())
            .add(Title::new(self.title.as_str()))
            .add(Description::new().add(Text::new(self.description.as_str())))
            .add(Definitions::new().add(Blob::new(Symbol::defs(&symbols))))
            .add(Blob::new(body))
            .to_string();
        self.dress.put_on(&svg).into_owned()
    }

    /// Width and height of the paper, with bleed and crop marks.
    fn size(&self) -> (Mm, Mm) {
        let around = self.around();
        (self.trim.0 + 2.0 * around, self.trim.1 + 2.0 * around)
    }

    /// What makes up for the printer, in mm on the paper, as of SVG's `matrix`.
    pub(crate) fn correction(&self) -> Option<[f64; 6]> {
        self.correction.matrix(self.size(), self.turned)
    }

    /// The same without anything that makes up for the printer.
    pub(crate) fn uncorrected(self) -> Page {
        Page { correction: Correction::default(), ..self }
    }

    /// What it is dressed in: its [art](Page::art) is in full colour and the usual look.
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
        let (pieces, ledger) = canvas.finish();
        let trim = self.trim(stands);
        if let Some(fault) = ledger.faults().into_iter().next() {
            return Err(DrawError::Crowded { page: name.to_owned(), fault });
        }
        let (around, bleed) = (around(self.bleed), self.bleed);
        let mut layers: Vec<Layer> = self.ground(stands, turned).into_iter().collect();
        layers.push(self.layer(pieces, stands, turned));
        if around > Mm(0.0) {
            let marks = marks::crop(trim.0, trim.1, bleed.width()).to_string();
            let pieces = vec![Piece::Own(marks)];
            let origin = (Mm(0.0), Mm(0.0));
            layers.push(Layer { pieces, origin, turned: false, scale: 1.0 });
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
    pub(crate) fn over(&self, page: &Page, canvas: Canvas) -> Result<Page, DrawError> {
        let (pieces, ledger) = canvas.finish();
        if let Some(fault) = ledger.faults().into_iter().next() {
            return Err(DrawError::Crowded { page: page.name.clone(), fault });
        }
        let mut page = page.clone();
        let layer = self.layer(pieces, page.stands(), page.turned);
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
        let Frame { x, y, w, h } = self.page(stands).inset(-bleed);
        let paint = format!(r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{colour}"/>"#);
        Some(self.layer(vec![Piece::Own(paint)], stands, turned))
    }

    /// Pieces in their place on the paper.
    fn layer(&self, pieces: Vec<Piece>, stands: Stands, turned: bool) -> Layer {
        let (trim, around) = (self.trim(stands), around(self.bleed));
        let origin = match turned {
            true => (trim.0 + around, trim.1 + around),
            false => (around, around),
        };
        Layer { pieces, origin, turned, scale: self.scale }
    }
}
