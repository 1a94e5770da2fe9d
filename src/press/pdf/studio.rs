//! What the pages of any number of documents share: typefaces, and drawings that recur.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tiny_skia::{Rect, Transform};
use usvg::layout::Span;
use usvg::{FillRule, Node};

use super::super::parse::{Part, Step, Wanted, parts};
use super::super::{Fonts, ParsedPage, PressError};
use super::conform::Standard;
use super::content::{Drawn, Resource};
use super::marker::Drawing;
use super::number::rounded;
use super::painter::{Painter, Place, digits_for};
use super::text::Lettering;
use super::typeface::Typefaces;
use crate::page::piece::Stock;
use crate::page::theme::Dress;
use crate::page::{Art, Page};

/// Prepared typefaces and drawings. What is in it never changes what is drawn.
#[derive(Debug)]
pub(crate) struct Studio {
    fonts: Fonts,
    standard: Standard,
    typefaces: Typefaces,
    /// By what pages are dressed in.
    stock: Mutex<HashMap<Dress, HashMap<Stock, Ready>>>,
}

/// Something that recurs, ready to be put on any page.
#[derive(Clone, Debug)]
enum Ready {
    Form(Arc<Drawn>),
    /// Plain text.
    Letters(Arc<Lettering>),
    /// Any other shaped text, and the area of its lines.
    Text(Arc<(Vec<Span>, Rect)>),
}

/// A finished drawing in a place of another.
pub(crate) struct Shown {
    pub(crate) form: Arc<Drawn>,
    /// From its points to those of what shows it.
    pub(crate) at: Transform,
    /// Left, bottom, width and height of what is seen of it, in points of what shows it.
    pub(crate) clip: Option<[f64; 4]>,
}

/// How much is kept: more than all symbols and labels of a game, and little memory.
const MOST_STOCK: usize = 6_144;

/// Points to a millimetre.
const POINTS: f32 = 72.0 / 25.4;

impl Studio {
    pub(crate) fn new(fonts: &Fonts, standard: Standard) -> Self {
        let typefaces = Typefaces::new(fonts.database().clone());
        Studio { fonts: fonts.clone(), standard, typefaces, stock: Default::default() }
    }

    /// The standard that the documents keep.
    pub(super) fn standard(&self) -> Standard {
        self.standard
    }

    fn painter<'a>(&'a self, page: &'a str) -> Painter<'a> {
        Painter::heard(&self.typefaces, page, self.standard.is_calibrated())
    }

    /// For what nobody hears.
    fn silent<'a>(&'a self, page: &'a str) -> Painter<'a> {
        Painter::page(&self.typefaces, page, self.standard.is_calibrated())
    }

    fn stock(&self) -> MutexGuard<'_, HashMap<Dress, HashMap<Stock, Ready>>> {
        self.stock.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn fonts(&self) -> &Fonts {
        &self.fonts
    }

    pub(super) fn typefaces(&self) -> &Typefaces {
        &self.typefaces
    }

    /// The content of a page. It is parsed but for what is in stock.
    pub(crate) fn draw(&self, page: &Page) -> Result<Drawn, PressError> {
        let Art::Layers(layers) = page.art() else {
            return self.draw_parsed(&ParsedPage::parse(page, &self.fonts)?);
        };
        let wanted = Wanted::of(page, layers);
        let known: Vec<Option<Ready>> = {
            let mut stock = self.stock();
            let stock = stock.entry(page.dress()).or_default();
            let known = wanted.iter().map(|want| match want {
                Wanted::Stock(wanted, _) => stock.get(*wanted).cloned(),
                Wanted::Own(..) | Wanted::Begin(_) | Wanted::End => None,
            });
            known.collect()
        };
        let mut fresh = wanted.iter().zip(&known).filter(|(_, known)| known.is_none());
        let fresh: Vec<Wanted<'_>> = fresh.by_ref().map(|(want, _)| *want).collect();
        let mut fresh = parts(&fresh, page, &self.fonts)?.into_iter();
        let around = 2.0 * page.around().0;
        let size = (page.trim.0.0 + around, page.trim.1.0 + around);
        let ts = on_paper(size.1);
        let mut painter = self.painter(&page.name);
        for (want, known) in wanted.iter().zip(known) {
            match (known, want) {
                (_, Wanted::Begin(tag)) => {
                    fresh.next();
                    painter.begin(tag);
                }
                (_, Wanted::End) => {
                    fresh.next();
                    painter.end();
                }
                (Some(ready), Wanted::Stock(_, at)) => {
                    ready.show(&mut painter, ts.pre_concat(*at))?;
                }
                _ => {
                    if let Some(part) = fresh.next().flatten() {
                        self.part(&mut painter, &part, page.dress(), ts)?;
                    }
                }
            }
        }
        painter.finish(bounds(size))
    }

    /// The content of a page that was parsed.
    pub(crate) fn draw_parsed(&self, page: &ParsedPage) -> Result<Drawn, PressError> {
        let ts = on_paper(page.size().1);
        let mut painter = self.painter(&page.name);
        for step in &page.steps {
            match step {
                Step::Draw(part) => self.part(&mut painter, part, page.dress, ts)?,
                Step::Begin(tag) => painter.begin(tag),
                Step::End => painter.end(),
            }
        }
        painter.finish(bounds(page.size()))
    }

    /// The content of what is printed around pages, which nobody hears.
    pub(crate) fn draw_marks(&self, page: &Page) -> Result<Drawn, PressError> {
        let page = ParsedPage::parse(page, &self.fonts)?;
        let (mut painter, ts) = (self.silent(&page.name), on_paper(page.size().1));
        for step in &page.steps {
            if let Step::Draw(part) = step {
                self.part(&mut painter, part, page.dress, ts)?;
            }
        }
        painter.finish(bounds(page.size()))
    }

    /// Finished drawings on a page of a size in points, all of it moved and turned by what makes
    /// up for the printer.
    pub(crate) fn compose(
        &self,
        shown: &[Shown],
        correction: Option<Transform>,
        width: f64,
        height: f64,
    ) -> Result<Drawn, PressError> {
        let mut content = self.silent("sheet").content;
        if let Some(correction) = correction {
            content.concat(correction);
        }
        for Shown { form, at, clip } in shown {
            content.save();
            if let Some(area) = clip {
                content.operator(area, content.digits(), "re");
                content.clip(FillRule::NonZero);
            }
            content.concat(*at);
            if form.structure.is_empty() {
                content.plain("/Artifact BMC");
            }
            content.invoke(Resource::Form(Arc::clone(form)), &[]);
            if form.structure.is_empty() {
                content.plain("EMC");
            }
            content.restore();
        }
        content.finish([0.0, 0.0, width, height], false)
    }

    fn part(
        &self,
        painter: &mut Painter<'_>,
        part: &Part,
        dress: Dress,
        ts: Transform,
    ) -> Result<(), PressError> {
        let ts = ts.pre_concat(part.at);
        let Some(stock) = &part.stock else { return painter.nodes(part.nodes(), ts) };
        let known = self.stock().get(&dress).and_then(|kept| kept.get(stock)).cloned();
        if let Some(ready) = known {
            return ready.show(painter, ts);
        }
        let ready = Ready::of(painter, part)?;
        {
            let mut kept = self.stock();
            let kept = kept.entry(dress).or_default();
            if kept.len() >= MOST_STOCK {
                kept.clear();
            }
            kept.insert(stock.clone(), ready.clone());
        }
        ready.show(painter, ts)
    }
}

/// From mm on paper of a height to points from its lower left corner.
fn on_paper(height: f64) -> Transform {
    Transform::from_row(POINTS, 0.0, 0.0, -POINTS, 0.0, height as f32 * POINTS)
}

/// The bounds of a page of a size in mm.
fn bounds((width, height): (f64, f64)) -> [f64; 4] {
    let points = |mm: f64| rounded(mm * f64::from(POINTS), 3);
    [0.0, 0.0, points(width), points(height)]
}

impl Ready {
    fn of(painter: &mut Painter<'_>, part: &Part) -> Result<Ready, PressError> {
        if let [Node::Group(group)] = part.nodes()
            && let [Node::Text(text)] = group.children()
        {
            if let Some(letters) = painter.lettering(text.layouted())? {
                return Ok(Ready::Letters(Arc::new(letters)));
            }
            return Ok(Ready::Text(Arc::new((
                text.layouted().to_vec(),
                text.stroke_bounding_box(),
            ))));
        }
        let area = part.area();
        let form = painter.form(digits_for(area), area, false, |inner| {
            inner.nodes(part.nodes(), Transform::identity())
        })?;
        Ok(Ready::Form(form))
    }

    fn show(&self, painter: &mut Painter<'_>, ts: Transform) -> Result<(), PressError> {
        painter.mark(match self {
            Ready::Form(_) => Drawing::Graphics,
            Ready::Letters(_) | Ready::Text(_) => Drawing::Text,
        });
        match self {
            Ready::Form(form) => {
                painter.show(Arc::clone(form), ts);
                Ok(())
            }
            Ready::Letters(text) => match painter.letters(text, ts) {
                true => Ok(()),
                false => Err(painter.unsupported("text that is skewed", "upright text")),
            },
            Ready::Text(text) => painter.spans(&text.0, text.1, Place::opaque(ts)),
        }
    }
}
