//! Trees become content: pages, and the fonts, forms and gradients that they share.

use std::collections::{BTreeSet, HashMap};

use printpdf::Op;
use printpdf::shading::Shading;
use tiny_skia::{Rect, Transform};
use usvg::{BlendMode, Group, Node};

use super::super::{ParsedPage, PressError};
use super::canvas::{Alpha, Canvas, Resource};
use super::number::rounded;
use super::share::{Content, Repeats};
use super::typeface::Typeface;

/// A finished content stream.
pub(super) struct Stream {
    pub(super) ops: Vec<Op>,
    pub(super) uses: BTreeSet<Resource>,
}

impl From<Canvas> for Stream {
    fn from(canvas: Canvas) -> Stream {
        let (ops, uses) = canvas.into_parts();
        Stream { ops, uses }
    }
}

/// Content that is drawn through its name.
pub(super) struct Form {
    pub(super) stream: Stream,
    /// Left, bottom, right, top.
    pub(super) bounds: [f64; 4],
    /// Whether it is composed on its own before it meets the page.
    pub(super) isolated: bool,
}

/// Everything that content streams refer to.
pub(super) struct Composer<'a> {
    pub(super) page: &'a ParsedPage,
    repeats: &'a Repeats,
    shared: HashMap<Content, usize>,
    pub(super) typefaces: Vec<Typeface>,
    pub(super) alphas: Vec<Alpha>,
    /// Forms whose brightness is the mask.
    pub(super) masks: Vec<usize>,
    pub(super) shadings: Vec<Shading>,
    pub(super) forms: Vec<Form>,
}

/// Digits after the point, in points: a hundredth of a point is 3.5 micrometres.
const PAGE_DIGITS: i32 = 2;

/// Points to a CSS pixel.
const POINTS: f32 = 0.75;

impl<'a> Composer<'a> {
    pub(super) fn new(first: &'a ParsedPage, repeats: &'a Repeats) -> Self {
        Composer {
            page: first,
            repeats,
            shared: HashMap::new(),
            typefaces: Vec::new(),
            alphas: Vec::new(),
            masks: Vec::new(),
            shadings: Vec::new(),
            forms: Vec::new(),
        }
    }

    /// Draws a page, in points from its lower left corner.
    pub(super) fn page(&mut self, page: &'a ParsedPage) -> Result<Stream, PressError> {
        self.page = page;
        let mut canvas = Canvas::page(PAGE_DIGITS);
        let height = page.tree.size().height() * POINTS;
        let ts = Transform::from_row(POINTS, 0.0, 0.0, -POINTS, 0.0, height);
        self.children(&mut canvas, page.tree.root(), ts)?;
        Ok(canvas.into())
    }

    pub(super) fn children(
        &mut self,
        canvas: &mut Canvas,
        group: &Group,
        ts: Transform,
    ) -> Result<(), PressError> {
        group.children().iter().try_for_each(|node| self.node(canvas, node, ts, 1.0))
    }

    fn node(
        &mut self,
        canvas: &mut Canvas,
        node: &Node,
        ts: Transform,
        opacity: f32,
    ) -> Result<(), PressError> {
        match node {
            Node::Group(group) => self.group(canvas, group, ts),
            Node::Path(path) => self.path(canvas, path, ts, opacity),
            Node::Text(text) => self.text(canvas, text, ts, opacity),
            Node::Image(_) => Err(self.unsupported("an image", "paths")),
        }
    }

    fn group(
        &mut self,
        canvas: &mut Canvas,
        group: &Group,
        ts: Transform,
    ) -> Result<(), PressError> {
        if group.mask().is_some() {
            return Err(self.unsupported("a mask", "a clip path or a gradient with stop opacity"));
        }
        if !group.filters().is_empty() {
            return Err(self.unsupported("a filter", "paths and gradients"));
        }
        if group.blend_mode() != BlendMode::Normal {
            return Err(self.unsupported("a blend mode", "opacity"));
        }
        let ts = ts.pre_concat(group.transform());
        let opacity = group.opacity().get();
        if opacity == 0.0 || group.children().is_empty() {
            return Ok(());
        }
        let Some(clip) = group.clip_path() else {
            return self.faded(canvas, group, ts, opacity);
        };
        canvas.save();
        let visible = self.clip(canvas, clip, ts)?;
        if visible {
            self.faded(canvas, group, ts, opacity)?;
        }
        canvas.restore();
        Ok(())
    }

    /// A group's content under its opacity.
    fn faded(
        &mut self,
        canvas: &mut Canvas,
        group: &Group,
        ts: Transform,
        opacity: f32,
    ) -> Result<(), PressError> {
        if opacity == 1.0 {
            return self.content(canvas, group, ts);
        }
        if let [node] = group.children()
            && paints_once(node)
        {
            return self.node(canvas, node, ts, opacity);
        }
        let mut inner = Canvas::form(canvas.digits());
        self.content(&mut inner, group, ts)?;
        let bounds = bounds(group.layer_bounding_box().to_rect(), ts);
        let form = self.form(inner, bounds, true);
        self.use_alpha(canvas, (per_mille(opacity), canvas.current_alpha().1));
        canvas.form_use(form);
        Ok(())
    }

    /// A group's content, through a form if the content repeats.
    fn content(
        &mut self,
        canvas: &mut Canvas,
        group: &Group,
        ts: Transform,
    ) -> Result<(), PressError> {
        let Some(content) = self.repeats.worth_sharing(group) else {
            return self.children(canvas, group, ts);
        };
        let form = match self.shared.get(&content) {
            Some(&form) => form,
            None => {
                let area = group.layer_bounding_box().to_rect();
                let mut inner = Canvas::form(digits_for(area));
                self.children(&mut inner, group, Transform::identity())?;
                let form = self.form(inner, bounds(area, Transform::identity()), false);
                self.shared.insert(content, form);
                form
            }
        };
        self.use_alpha(canvas, (1000, 1000));
        canvas.save();
        canvas.concat(ts);
        canvas.form_use(form);
        canvas.restore();
        Ok(())
    }

    pub(super) fn form(&mut self, canvas: Canvas, bounds: [f64; 4], isolated: bool) -> usize {
        self.forms.push(Form { stream: canvas.into(), bounds, isolated });
        self.forms.len() - 1
    }

    pub(super) fn use_alpha(&mut self, canvas: &mut Canvas, alpha: Alpha) {
        canvas.alpha(alpha, &mut |alpha| position(&mut self.alphas, alpha));
    }

    pub(super) fn unsupported(&self, what: &'static str, instead: &'static str) -> PressError {
        PressError::Unsupported { page: self.page.name.clone(), what, instead }
    }
}

/// Where `item` is in `list`, added if need be.
pub(super) fn position<T: PartialEq>(list: &mut Vec<T>, item: T) -> usize {
    list.iter().position(|known| *known == item).unwrap_or_else(|| {
        list.push(item);
        list.len() - 1
    })
}

/// An opacity in thousandths.
pub(super) fn per_mille(opacity: f32) -> u16 {
    (opacity * 1000.0).round() as u16
}

/// Whether no part of a node lies over another, so that opacity can go into its paint.
fn paints_once(node: &Node) -> bool {
    match node {
        Node::Path(path) => path.fill().is_none() || path.stroke().is_none(),
        Node::Text(text) => text.layouted().iter().all(|span| {
            (span.fill.is_none() || span.stroke.is_none())
                && span.underline.is_none()
                && span.overline.is_none()
                && span.line_through.is_none()
        }),
        Node::Group(_) | Node::Image(_) => false,
    }
}

/// Bounds after `ts` with room for rounding and round joins.
pub(super) fn bounds(area: Rect, ts: Transform) -> [f64; 4] {
    let area = area.transform(ts).unwrap_or(area);
    let room = f64::from(area.width().max(area.height())) * 0.02 + 0.1;
    [
        rounded(f64::from(area.left()) - room, 2),
        rounded(f64::from(area.top()) - room, 2),
        rounded(f64::from(area.right()) + room, 2),
        rounded(f64::from(area.bottom()) + room, 2),
    ]
}

/// Digits after the point that resolve a drawing of this size to one part in 8,000: of
/// a page-wide drawing that is a tenth of a point's tenth, of a small one much less.
fn digits_for(area: Rect) -> i32 {
    let extent = area.width().max(area.height()).max(1e-3);
    (8000.0 / extent).log10().ceil().clamp(0.0, 5.0) as i32
}
