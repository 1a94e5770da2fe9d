//! One content stream in the making: operators, and the graphics state they leave behind.

use std::collections::BTreeSet;

use printpdf::{
    DictItem, ExtendedGraphicsStateId, FontId, Op, PdfFontHandle, Pt, ShadingId, TextItem,
    TextMatrix,
};
use tiny_skia::{Path, PathSegment, Point, Transform};
use usvg::{LineCap, LineJoin, Stroke};

use super::number::{device, number, rounded};

/// A resource of the document, by kind and number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Resource {
    /// An embedded font.
    Font(usize),
    /// A pair of opacities.
    Alpha(usize),
    /// A soft mask.
    Mask(usize),
    /// A gradient.
    Shading(usize),
    /// A repeated or transparent group: a form.
    Form(usize),
}

impl Resource {
    /// The name in content streams.
    pub(super) fn name(self) -> String {
        match self {
            Resource::Font(n) => format!("F{n}"),
            Resource::Alpha(n) => format!("G{n}"),
            Resource::Mask(n) => format!("M{n}"),
            Resource::Shading(n) => format!("S{n}"),
            Resource::Form(n) => format!("X{n}"),
        }
    }
}

/// Opacities in thousandths, of fills and of strokes.
pub(super) type Alpha = (u16, u16);

/// What is known of the graphics state; `None` where a form inherits it from its user.
#[derive(Clone, Debug, Default, PartialEq)]
struct State {
    fill: Option<usvg::Color>,
    stroke: Option<usvg::Color>,
    width: Option<f64>,
    cap: Option<u8>,
    join: Option<u8>,
    miter: Option<f64>,
    dash: Option<(Vec<f64>, f64)>,
    font: Option<(usize, f64)>,
    alpha: Alpha,
    rendering: u8,
}

const OPAQUE: Alpha = (1000, 1000);

/// The operators of one page or form.
pub(super) struct Canvas {
    ops: Vec<Op>,
    uses: BTreeSet<Resource>,
    state: State,
    saved: Vec<State>,
    /// Digits after the point of a coordinate.
    digits: i32,
}

impl Canvas {
    /// A page: the state is the one that PDF starts with.
    pub(super) fn page(digits: i32) -> Self {
        let black = Some(usvg::Color::black());
        let state = State {
            fill: black,
            stroke: black,
            width: Some(1.0),
            cap: Some(0),
            join: Some(0),
            miter: Some(10.0),
            dash: Some((Vec::new(), 0.0)),
            ..Self::form(digits).state
        };
        Canvas { state, ..Self::form(digits) }
    }

    /// A form: the state is unknown, except that forms are used opaquely.
    pub(super) fn form(digits: i32) -> Self {
        Canvas {
            ops: Vec::new(),
            uses: BTreeSet::new(),
            state: State { alpha: OPAQUE, ..State::default() },
            saved: Vec::new(),
            digits,
        }
    }

    pub(super) fn into_parts(self) -> (Vec<Op>, BTreeSet<Resource>) {
        (self.ops, self.uses)
    }

    /// Digits after the point of a coordinate.
    pub(super) fn digits(&self) -> i32 {
        self.digits
    }

    fn emit(&mut self, key: &str, numbers: &[f64], digits: i32) {
        let value = numbers.iter().map(|&n| number(n, digits)).collect();
        self.ops.push(Op::Unknown { key: key.to_owned(), value });
    }

    pub(super) fn save(&mut self) {
        self.saved.push(self.state.clone());
        self.ops.push(Op::SaveGraphicsState);
    }

    pub(super) fn restore(&mut self) {
        if let Some(state) = self.saved.pop() {
            self.state = state;
            self.ops.push(Op::RestoreGraphicsState);
        }
    }

    pub(super) fn concat(&mut self, ts: Transform) {
        let linear = [ts.sx, ts.ky, ts.kx, ts.sy].map(|n| number(f64::from(n), 6));
        let shift = [ts.tx, ts.ty].map(|n| number(f64::from(n), self.digits.max(3)));
        let value = linear.into_iter().chain(shift).collect();
        self.ops.push(Op::Unknown { key: "cm".to_owned(), value });
    }

    /// The number of the pair of opacities is decided by `number_of`.
    pub(super) fn alpha(&mut self, alpha: Alpha, number_of: &mut impl FnMut(Alpha) -> usize) {
        if self.state.alpha != alpha {
            self.state.alpha = alpha;
            let resource = Resource::Alpha(number_of(alpha));
            self.uses.insert(resource);
            let gs = ExtendedGraphicsStateId(resource.name());
            self.ops.push(Op::LoadGraphicsState { gs });
        }
    }

    /// The opacities in force.
    pub(super) fn current_alpha(&self) -> Alpha {
        self.state.alpha
    }

    pub(super) fn mask(&mut self, mask: usize) {
        let resource = Resource::Mask(mask);
        self.uses.insert(resource);
        self.ops.push(Op::LoadGraphicsState { gs: ExtendedGraphicsStateId(resource.name()) });
    }

    pub(super) fn shade(&mut self, shading: usize) {
        let resource = Resource::Shading(shading);
        self.uses.insert(resource);
        self.ops.push(Op::PaintShading { id: ShadingId(resource.name()) });
    }

    pub(super) fn form_use(&mut self, form: usize) {
        let resource = Resource::Form(form);
        self.uses.insert(resource);
        let value = vec![DictItem::Name(resource.name().into_bytes())];
        self.ops.push(Op::Unknown { key: "Do".to_owned(), value });
    }

    pub(super) fn fill_color(&mut self, color: usvg::Color) {
        if self.state.fill != Some(color) {
            self.state.fill = Some(color);
            self.ops.push(Op::SetFillColor { col: device(color) });
        }
    }

    pub(super) fn stroke_color(&mut self, color: usvg::Color) {
        if self.state.stroke != Some(color) {
            self.state.stroke = Some(color);
            self.ops.push(Op::SetOutlineColor { col: device(color) });
        }
    }

    /// Line width, ends, corners and dashes, with lengths multiplied by `scale`.
    pub(super) fn stroke_style(&mut self, stroke: &Stroke, scale: f64) {
        let digits = self.digits + 1;
        let width = rounded(f64::from(stroke.width().get()) * scale, digits);
        if self.state.width != Some(width) {
            self.state.width = Some(width);
            self.emit("w", &[width], digits);
        }
        let cap = match stroke.linecap() {
            LineCap::Butt => 0,
            LineCap::Round => 1,
            LineCap::Square => 2,
        };
        if self.state.cap != Some(cap) {
            self.state.cap = Some(cap);
            self.emit("J", &[f64::from(cap)], 0);
        }
        let join = match stroke.linejoin() {
            LineJoin::Miter | LineJoin::MiterClip => 0,
            LineJoin::Round => 1,
            LineJoin::Bevel => 2,
        };
        if self.state.join != Some(join) {
            self.state.join = Some(join);
            self.emit("j", &[f64::from(join)], 0);
        }
        let miter = f64::from(stroke.miterlimit().get());
        if join == 0 && self.state.miter != Some(miter) {
            self.state.miter = Some(miter);
            self.emit("M", &[miter], 3);
        }
        let lengths = stroke.dasharray().unwrap_or_default();
        let lengths: Vec<f64> =
            lengths.iter().map(|&l| rounded(f64::from(l) * scale, digits)).collect();
        let offset = if lengths.is_empty() { 0.0 } else { f64::from(stroke.dashoffset()) * scale };
        // A negative phase is not allowed; it is the same as one of a whole period more.
        let period: f64 = lengths.iter().sum::<f64>() * 2.0;
        let offset = if offset < 0.0 { offset.rem_euclid(period) } else { offset };
        let dash = (lengths, rounded(offset, digits));
        if self.state.dash.as_ref() != Some(&dash) {
            let list = dash.0.iter().map(|&l| number(l, digits)).collect();
            let value = vec![DictItem::Array(list), number(dash.1, digits)];
            self.ops.push(Op::Unknown { key: "d".to_owned(), value });
            self.state.dash = Some(dash);
        }
    }

    /// Adds the outline of `path`, ready for [`Canvas::paint`].
    pub(super) fn outline(&mut self, path: &Path, ts: Transform) {
        let mut last = Point::zero();
        let mut segments = path.segments();
        while let Some(segment) = segments.next() {
            if let PathSegment::MoveTo(start) = segment
                && let Some([a, c]) = rectangle(start, segments.clone(), ts)
            {
                let [a, c] = [a, c].map(|p| self.place(p));
                self.emit("re", &[a.0, a.1, c.0 - a.0, c.1 - a.1], self.digits);
                segments.nth(3);
                last = start;
                continue;
            }
            match segment {
                PathSegment::MoveTo(p) => self.points("m", &[map(ts, p)]),
                PathSegment::LineTo(p) => self.points("l", &[map(ts, p)]),
                PathSegment::QuadTo(q, p) => {
                    let third = |end: Point| {
                        Point::from_xy(
                            end.x + (q.x - end.x) * 2.0 / 3.0,
                            end.y + (q.y - end.y) * 2.0 / 3.0,
                        )
                    };
                    self.curve([last, third(last), third(p), p].map(|p| map(ts, p)));
                }
                PathSegment::CubicTo(c1, c2, p) => {
                    self.curve([last, c1, c2, p].map(|p| map(ts, p)));
                }
                PathSegment::Close => self.emit("h", &[], 0),
            }
            last = match segment {
                PathSegment::MoveTo(p)
                | PathSegment::LineTo(p)
                | PathSegment::QuadTo(_, p)
                | PathSegment::CubicTo(_, _, p) => p,
                PathSegment::Close => last,
            };
        }
    }

    fn curve(&mut self, [start, c1, c2, end]: [Point; 4]) {
        let [s, a, b, e] = [start, c1, c2, end].map(|p| self.place(p));
        if a == s {
            self.points("v", &[c2, end]);
        } else if b == e {
            self.points("y", &[c1, end]);
        } else {
            self.points("c", &[c1, c2, end]);
        }
    }

    fn place(&self, p: Point) -> (f64, f64) {
        (rounded(f64::from(p.x), self.digits), rounded(f64::from(p.y), self.digits))
    }

    fn points(&mut self, key: &str, points: &[Point]) {
        let numbers: Vec<f64> =
            points.iter().flat_map(|p| [f64::from(p.x), f64::from(p.y)]).collect();
        self.emit(key, &numbers, self.digits);
    }

    /// Ends the path with a painting or clipping operator.
    pub(super) fn paint(&mut self, operator: &str) {
        self.emit(operator, &[], 0);
    }

    pub(super) fn begin_text(&mut self) {
        self.ops.push(Op::StartTextSection);
    }

    pub(super) fn end_text(&mut self) {
        self.ops.push(Op::EndTextSection);
    }

    /// Shows nothing to those who search or copy, until [`Canvas::end_marked`].
    pub(super) fn begin_silent(&mut self) {
        let empty = DictItem::String { data: Vec::new(), literal: true };
        let map = [("ActualText".to_owned(), empty)].into();
        let value = vec![DictItem::Name(b"Span".to_vec()), DictItem::Dict { map }];
        self.ops.push(Op::Unknown { key: "BDC".to_owned(), value });
    }

    pub(super) fn end_marked(&mut self) {
        self.emit("EMC", &[], 0);
    }

    pub(super) fn font(&mut self, font: usize, size: f64) {
        if self.state.font != Some((font, size)) {
            self.state.font = Some((font, size));
            let resource = Resource::Font(font);
            self.uses.insert(resource);
            let id = FontId(resource.name());
            self.ops.push(Op::SetFont { font: PdfFontHandle::External(id), size: Pt(size as f32) });
        }
    }

    /// 0 fill, 1 stroke, 2 both, 7 clip.
    pub(super) fn rendering(&mut self, mode: u8) {
        if self.state.rendering != mode {
            self.state.rendering = mode;
            self.emit("Tr", &[f64::from(mode)], 0);
        }
    }

    /// Shows glyphs from a place; the linear part of the matrix comes first.
    pub(super) fn show(&mut self, matrix: [f64; 6], items: Vec<TextItem>) {
        let [a, b, c, d, e, f] = matrix;
        let linear = [a, b, c, d].map(|n| rounded(n, 5) as f32);
        let shift = [e, f].map(|n| rounded(n, self.digits) as f32);
        let raw = [linear[0], linear[1], linear[2], linear[3], shift[0], shift[1]];
        self.ops.push(Op::SetTextMatrix { matrix: TextMatrix::Raw(raw) });
        self.ops.push(Op::ShowText { items });
    }
}

fn map(ts: Transform, mut point: Point) -> Point {
    ts.map_point(&mut point);
    point
}

/// Opposite corners, if what follows `start` closes a rectangle along the axes whose first
/// side is level: then the operator for rectangles draws the same in the same direction.
fn rectangle(
    start: Point,
    mut rest: impl Iterator<Item = PathSegment>,
    ts: Transform,
) -> Option<[Point; 2]> {
    use PathSegment::{Close, LineTo};
    let [LineTo(b), LineTo(c), LineTo(d), Close] =
        [rest.next()?, rest.next()?, rest.next()?, rest.next()?]
    else {
        return None;
    };
    let [a, b, c, d] = [start, b, c, d].map(|p| map(ts, p));
    let close = |x: f32, y: f32| (x - y).abs() < 1e-3;
    let level = close(a.y, b.y) && close(b.x, c.x) && close(c.y, d.y) && close(d.x, a.x);
    level.then_some([a, c])
}
