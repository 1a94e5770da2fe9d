//! Cache shared by the pages of any number of documents: typefaces and recurring drawings.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tiny_skia::Transform;
use usvg::FillRule;

use super::super::parse::matrix;
use super::super::{Fonts, PressError};
use super::bytes::rounded;
use super::content::{ContentStream, Resource};
use super::painter::{FINE, GRAIN, Painter};
use super::standard::Standard;
use super::typeface::Typefaces;
use crate::page::Page;
use crate::page::list::{Node, Shape};
use crate::page::symbols::Symbol;
use crate::page::theme::{Appearance, PaintResolver};

/// Cache of typefaces and recurring drawings. Its content never affects the output.
#[derive(Debug)]
pub(crate) struct FormCache {
    fonts: Fonts,
    standard: Standard,
    typefaces: Typefaces,
    forms: Mutex<HashMap<(Appearance, FormKey), Arc<ContentStream>>>,
}

/// Key of a recurring drawing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum FormKey {
    Symbol(Symbol),
    /// Shape around the origin.
    Shape(Shape),
    /// Nodes, identified by their fingerprint.
    Drawing(u128),
}

/// Finished content stream, placed as a form XObject in another one.
pub(crate) struct PlacedForm {
    pub(crate) form: Arc<ContentStream>,
    /// Transform from points of the form to points of the parent.
    pub(crate) at: Transform,
    /// Clip rectangle `[x, y, w, h]` in the parent's coordinates, in points.
    pub(crate) clip: Option<[f64; 4]>,
}

/// Largest number of cached forms. It exceeds the number of symbols and circles of a game, and they
/// take little memory. A full cache is cleared.
const MOST_FORMS: usize = 6_144;

/// Points per millimetre.
const POINTS: f32 = 72.0 / 25.4;

impl FormCache {
    pub(crate) fn new(fonts: &Fonts, standard: Standard) -> Self {
        let typefaces = Typefaces::new(fonts.database().clone());
        FormCache { fonts: fonts.clone(), standard, typefaces, forms: Default::default() }
    }

    /// [`Standard`] of the documents.
    pub(in crate::press) fn standard(&self) -> Standard {
        self.standard
    }

    /// Creates a painter that tags its content.
    fn painter<'a>(&'a self, page: &'a str) -> Painter<'a> {
        Painter::tagged(&self.typefaces, page, self.standard.is_calibrated())
    }

    /// Creates a painter that does not tag its content.
    fn untagged<'a>(&'a self, page: &'a str) -> Painter<'a> {
        Painter::page(&self.typefaces, page, self.standard.is_calibrated())
    }

    pub(super) fn fonts(&self) -> &Fonts {
        &self.fonts
    }

    pub(super) fn typefaces(&self) -> &Typefaces {
        &self.typefaces
    }

    /// Renders a page to its content stream.
    pub(crate) fn draw(&self, page: &Page) -> Result<ContentStream, PressError> {
        let size = page.paper();
        let correction = page.correction().map_or(Transform::identity(), matrix);
        let on_paper = on_paper(size.1).pre_concat(correction);
        let mut painter = self.painter(&page.name);
        let mut resolver = PaintResolver::new(page.appearance());
        for layer in page.content() {
            let ts = on_paper.pre_concat(matrix(layer.matrix()));
            painter.list(&layer.nodes, ts, GRAIN, &mut resolver, self)?;
        }
        painter.finish(bounds(size))
    }

    /// Renders printer's marks, given in mm on the paper. They are not tagged.
    pub(crate) fn draw_marks(
        &self,
        marks: &[Node],
        appearance: Appearance,
        size: (f64, f64),
    ) -> Result<ContentStream, PressError> {
        let mut painter = self.untagged("marks");
        let mut resolver = PaintResolver::new(appearance);
        painter.list(marks, on_paper(size.1), FINE, &mut resolver, self)?;
        painter.finish(bounds(size))
    }

    /// Returns a recurring drawing in an appearance. Calls `draw` if it is not cached.
    pub(super) fn form(
        &self,
        appearance: Appearance,
        key: FormKey,
        draw: impl FnOnce() -> Result<Arc<ContentStream>, PressError>,
    ) -> Result<Arc<ContentStream>, PressError> {
        let key = (appearance, key);
        let forms = || self.forms.lock().unwrap_or_else(PoisonError::into_inner);
        let known = forms().get(&key).cloned();
        if let Some(known) = known {
            return Ok(known);
        }
        let drawn = draw()?;
        let mut forms = forms();
        if forms.len() >= MOST_FORMS {
            forms.clear();
        }
        forms.insert(key, Arc::clone(&drawn));
        Ok(drawn)
    }

    /// Renders placed forms on a page of `width` x `height` points. `correction` is the back
    /// correction of the printer and applies to the whole page.
    pub(crate) fn compose(
        &self,
        shown: &[PlacedForm],
        correction: Option<Transform>,
        width: f64,
        height: f64,
    ) -> Result<ContentStream, PressError> {
        let mut content = self.untagged("sheet").content;
        if let Some(correction) = correction {
            content.concat(correction);
        }
        for PlacedForm { form, at, clip } in shown {
            content.save();
            if let Some(area) = clip {
                content.push_operation(area, content.digits(), "re");
                content.clip(FillRule::NonZero);
            }
            content.concat(*at);
            if form.structure.is_empty() {
                content.push_operator("/Artifact BMC");
            }
            content.invoke(Resource::Form(Arc::clone(form)), &[]);
            if form.structure.is_empty() {
                content.push_operator("EMC");
            }
            content.restore();
        }
        content.finish([0.0, 0.0, width, height], false)
    }
}

/// Transform from mm on paper of a height to points from its lower left corner.
fn on_paper(height: f64) -> Transform {
    Transform::from_row(POINTS, 0.0, 0.0, -POINTS, 0.0, height as f32 * POINTS)
}

/// Bounds of a page of a size in mm, in points.
fn bounds((width, height): (f64, f64)) -> [f64; 4] {
    let points = |mm: f64| rounded(mm * f64::from(POINTS), 3);
    [0.0, 0.0, points(width), points(height)]
}
